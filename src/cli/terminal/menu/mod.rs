//! Menus for people who don't type: they produce lines and turns, and answers as they would be
//! typed.

mod answers;
mod choose;
mod counted;
mod event;
mod numbered;
mod told;
mod turn;

use crate::card::{Calendar, Card, Faces, Flower, Pile};
use crate::cli::words::{Lang, Text, say};
use crate::evening::ask::{Question, WaitingFor};
use crate::evening::given::Given;
use crate::evening::hand::{HandState, pack, piles, playing, unseen};
use crate::gostop::{Calls, Sale, is_junk};
use crate::record::{Act, Seat, Verb, quoted};
use answers::{nobody, yes_or_no};
pub(in crate::cli) use choose::{ArrowMenus, Choose};
pub(in crate::cli) use numbered::{NumberedMenus, numbers};
use std::io;
use std::ops::RangeInclusive;

/// Asks for an answer to the hand's question; Esc chooses nothing.
pub(in crate::cli) fn choose(
    by: &dyn Choose,
    lang: Lang,
    state: &HandState,
) -> io::Result<Option<Given>> {
    let menu = Menu { state, lang, by };
    match state.ask {
        WaitingFor::Line => menu.event(),
        WaitingFor::Told => Ok(menu.told()?.map(Given::Text)),
        WaitingFor::Turn(seat) => menu.turn(seat),
        WaitingFor::Call(seat) => menu.call(seat),
        WaitingFor::Layout => Ok(menu.layout()?.map(Given::Text)),
        WaitingFor::Verdict => {
            let right = by.confirm(say!(lang, menu_right()))?;
            Ok(right.map(yes_or_no).map(Given::Text))
        }
        WaitingFor::Quick(question) => Ok(menu.answer(question)?.map(Given::Text)),
    }
}

/// The menus of a hand. Methods that ask return `None` if nothing was chosen.
struct Menu<'s> {
    state: &'s HandState,
    lang: Lang,
    by: &'s dyn Choose,
}

impl Menu<'_> {
    /// Asks a question of the quick way; returns the answer as it would be typed.
    fn answer(&self, question: Question) -> io::Result<Option<String>> {
        let lang = self.lang;
        match question {
            Question::Cards(_) | Question::Field => {
                let cards = self.cards(unseen(self.state))?;
                Ok(cards.map(|cards| cards.codes(self.calendar())))
            }
            Question::FieldBrights => self.how_often(say!(lang, menu_field_brights()), 0..=5),
            Question::Koi(_, least, most) => self.how_often(say!(lang, menu_goes()), least..=most),
            Question::LastYaku(None) => self.somebody_or_nobody(),
            Question::LastYaku(Some(_)) => Ok(self.player()?.map(|seat| self.typed(seat))),
            Question::Accepts(_) => Ok(self.by.confirm(say!(lang, menu_accepts()))?.map(yes_or_no)),
            Question::Onto(_, among) => self.code(among),
            Question::Gives(from, _) => self.code(self.pile(from).filter(is_junk)),
            Question::Stay(_, iris) => {
                let items = say!(lang, menu_decisions(iris));
                let chosen = self.by.select(say!(lang, menu_stay()), &items)?;
                Ok(chosen.map(|at| ["s", "d", "i"][at].to_owned()))
            }
            Question::Sells(_) => self.sale(),
        }
    }

    fn how_often(&self, question: &str, among: RangeInclusive<u32>) -> io::Result<Option<String>> {
        let times = self.by.how_often(question, among)?;
        Ok(times.map(|times| times.to_string()))
    }

    fn calendar(&self) -> Calendar {
        self.state.ruleset.rules.calendar()
    }

    /// Returns the name of a player, as typed.
    fn typed(&self, seat: Seat) -> String {
        let name = playing(&self.state.told).into_iter().nth(seat.0);
        quoted(&name.unwrap_or_default())
    }

    /// Returns the players in the order of their numbers, with labels.
    fn players(&self) -> (Vec<Seat>, Vec<String>) {
        let players = self.state.players();
        let listed = players.listed(None).into_iter();
        let labels = listed.map(|one| format!("{} {}", one.number, one.name));
        (players.by_number(), labels.collect())
    }

    /// Asks for a player.
    fn player(&self) -> io::Result<Option<Seat>> {
        let (seats, labels) = self.players();
        let chosen = self.by.select(say!(self.lang, menu_player()), &labels)?;
        Ok(chosen.map(|at| seats[at]))
    }

    fn somebody_or_nobody(&self) -> io::Result<Option<String>> {
        let (seats, labels) = self.players();
        let nobody_first = [say!(self.lang, menu_nobody()).to_owned()]
            .into_iter()
            .chain(labels);
        let items: Vec<String> = nobody_first.collect();
        let chosen = self.by.select(say!(self.lang, menu_player()), &items)?;
        Ok(chosen.map(|at| match at.checked_sub(1) {
            None => nobody(),
            Some(at) => self.typed(seats[at]),
        }))
    }

    /// Asks for the cards of a sale, followed by the month of a shown triple.
    fn sale(&self) -> io::Result<Option<String>> {
        let Some(cards) = self.cards(pack(self.state).filter(Sale::takes))? else {
            return Ok(None);
        };
        let codes = cards.codes(self.calendar());
        if cards.is_empty() {
            return Ok(Some(codes));
        }
        let none = say!(self.lang, menu_no_triple()).to_owned();
        let months: Vec<String> = [none].into_iter().chain(self.flowers()).collect();
        let chosen = self.by.select(say!(self.lang, menu_triple()), &months)?;
        Ok(chosen.map(|at| match at.checked_sub(1) {
            None => codes,
            Some(at) => {
                let month = Flower::ALL[at].month(self.calendar());
                format!("{codes} heundeum {month}")
            }
        }))
    }

    /// Asks which cards lie on the table.
    fn layout(&self) -> io::Result<Option<String>> {
        let cards = self.cards(pack(self.state).among(Faces::FLOWERS))?;
        let cards = cards.filter(|cards| !cards.is_empty());
        Ok(cards.map(|cards| cards.codes(self.calendar())))
    }

    /// Asks whether a player stops, goes or, if the table plays that, pushes.
    fn call(&self, seat: Seat) -> io::Result<Option<Given>> {
        let pushes = (self.state.calls() == Calls::OrPush).then_some((Verb::Push, Act::Push));
        let calls = [(Verb::Stop, Act::Stop), (Verb::Go, Act::Go(None))];
        let mut calls: Vec<(Verb, Act)> = calls.into_iter().chain(pushes).collect();
        let words = calls.iter().map(|(verb, _)| verb.word().to_owned());
        let words: Vec<String> = words.collect();
        let chosen = self.by.select(say!(self.lang, menu_call()), &words)?;
        Ok(chosen.map(|at| self.act(seat, calls.swap_remove(at).1)))
    }

    /// Returns the cards that a player has captured.
    fn pile(&self, seat: Seat) -> Pile {
        let piles = piles(&self.state.told);
        piles.get(seat.0).copied().unwrap_or(Pile::EMPTY)
    }

    fn label(&self, card: Card) -> String {
        let name = say!(self.lang, card_name(card));
        format!("{:4} {name}", card.code(self.calendar()))
    }

    /// Asks for some of these cards, by month first if they do not fit on the screen.
    fn cards(&self, from: Pile) -> io::Result<Option<Pile>> {
        let mut cards: Vec<Card> = from.iter().collect();
        if cards.len() > self.by.rows() {
            let among = from.iter().map(Card::flower);
            let Some(flowers) = self.flowers_among(among)? else {
                return Ok(None);
            };
            cards.retain(|card| flowers.contains(&card.flower()));
        }
        let mut all = Pile::EMPTY;
        for cards in cards.chunks(self.by.rows()) {
            let labels: Vec<String> = cards.iter().map(|card| self.label(*card)).collect();
            let Some(chosen) = self.by.several(say!(self.lang, menu_cards()), &labels)? else {
                return Ok(None);
            };
            for card in chosen.iter().filter_map(|at| cards.get(*at)) {
                all.add(*card);
            }
        }
        Ok(Some(all))
    }

    /// Asks for some of the flowers of these cards; jokers have no flower.
    fn flowers_among(
        &self,
        cards: impl Iterator<Item = Option<Flower>>,
    ) -> io::Result<Option<Vec<Option<Flower>>>> {
        let mut flowers: Vec<Option<Flower>> = cards.collect();
        flowers.dedup();
        let label = |flower: &Option<Flower>| match flower {
            Some(flower) => self.month_label(*flower, self.calendar()),
            None => say!(self.lang, menu_jokers()).to_owned(),
        };
        let labels: Vec<String> = flowers.iter().map(label).collect();
        let chosen = self.by.several(say!(self.lang, menu_months()), &labels)?;
        Ok(chosen.map(|chosen| chosen.iter().map(|at| flowers[*at]).collect()))
    }

    /// Asks for one of these cards.
    fn one_of(&self, question: &str, from: Pile) -> io::Result<Option<Card>> {
        let mut cards: Vec<Card> = from.iter().collect();
        cards.dedup();
        let labels: Vec<Text> = cards.iter().map(|card| self.label(*card).into()).collect();
        let chosen = self.by.fuzzy(question, &labels)?;
        Ok(chosen.map(|at| cards[at]))
    }

    fn card(&self, from: Pile) -> io::Result<Option<Card>> {
        self.one_of(say!(self.lang, menu_card()), from)
    }

    fn code(&self, from: Pile) -> io::Result<Option<String>> {
        let card = self.card(from)?;
        Ok(card.map(|card| card.code(self.calendar())))
    }

    /// Returns the labels of flowers, ordered and numbered by the Korean calendar.
    fn flowers(&self) -> Vec<String> {
        let flowers = Flower::ALL.iter();
        let labels = flowers.map(|flower| self.month_label(*flower, Calendar::Korean));
        labels.collect()
    }

    fn month_label(&self, flower: Flower, calendar: Calendar) -> String {
        let month = flower.month(calendar);
        format!("{month:2} {}", say!(self.lang, flower(flower)))
    }

    fn month(&self) -> io::Result<Option<Flower>> {
        let chosen = self
            .by
            .select(say!(self.lang, menu_month()), &self.flowers())?;
        Ok(chosen.map(|at| Flower::ALL[at]))
    }
}
