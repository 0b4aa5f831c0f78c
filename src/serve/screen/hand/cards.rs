//! The cards of a pile: the picker, with what it comes to above and what else is said of the hand
//! below.

mod piles;
mod tapping;

use super::picture::drawing;
use super::score::Running;
use super::step_back::{StepBack, form};
use crate::card::{Card, Kind};
use crate::evening::ask::{Question, WaitingFor};
use crate::evening::hand::{pack, piles};
use crate::evening::play::HandInPlay;
use crate::evening::tap::{Tap, Tapped};
use crate::gostop::is_junk;
use crate::record::{CountKind, CupCall, Name, Yaku};
use crate::rules::{Game, RuleId, Rules, in_force};
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::verdict::Jokbo;
use crate::words::Lang;
use askama::Template;
use piles::own_pile;
use tapping::{Button, Tapping, View, address};

/// The picker.
#[derive(Template)]
#[template(path = "hand_cards.html", config = "assets/serve/askama.toml")]
struct Picker {
    lang: Lang,
    form: FormHead,
    back: StepBack,
    tabs: Vec<PileTab>,
    running: Running,
    view: View,
    game: Game,
    /// Every card that is no junk, then the jokers.
    named: Vec<CardButton>,
    /// The junk, month by month.
    junk: Vec<CardButton>,
    /// Rows of numbers, each of a kind of cards or of points.
    numbers: Vec<NumberRow>,
    /// What can be switched on.
    switches: Vec<Button>,
    /// The four buttons below.
    calls: Vec<Button>,
    /// The button that ends what is tapped here.
    done: Option<Button>,
    /// The pile that is tapped next, where every pile is.
    next: Option<(String, String)>,
    /// Whether nothing is entered, so that the hand may be dealt again.
    spoiled: bool,
    /// What says that the pile that is asked for makes nothing.
    no_yaku: Option<String>,
    /// Whether these cards are all.
    whole: Option<Button>,
    /// Other views of the same pile.
    links: Vec<(String, &'static str)>,
}

impl Picker {
    fn shows_cards(&self) -> bool {
        matches!(self.view, View::Cards | View::Months)
    }

    fn shows_months(&self) -> bool {
        self.view == View::Months
    }
}

/// Somebody's pile.
struct PileTab {
    name: String,
    address: String,
    here: bool,
    won: bool,
    /// Whether it was said to be whole.
    whole: bool,
}

/// A card to tap.
struct CardButton {
    tap: String,
    drawing: String,
    name: String,
    /// How many of it are in the pile.
    count: u8,
    /// Whether there are two of this face.
    two: bool,
    holder: Option<String>,
}

/// A row of numbers.
struct NumberRow {
    name: String,
    buttons: Vec<Button>,
}

/// Returns whether taps of a hand are under way.
pub(super) fn has_begun(play: &HandInPlay) -> bool {
    !play.tapped().is_empty()
}

/// Returns the page.
pub(super) fn shown(scene: &Scene<'_>, play: &HandInPlay) -> askama::Result<String> {
    let state = play.state();
    let names = state.players();
    let tapped = play.tapped();
    let asked = match state.ask {
        WaitingFor::Quick(Question::Cards(seat)) => names.names().get(seat.0).cloned(),
        _ => None,
    };
    let wanted = scene.place.get("pile");
    let mut all = names.names().iter();
    let wanted = wanted.and_then(|wanted| all.find(|name| **name == wanted));
    let own = own_pile(scene, state, &tapped);
    let wanted = wanted.cloned().or_else(|| tapped.winner.clone());
    let player = match state.asks_for_pile() {
        Some(_) => asked,
        None => wanted.or(own).or(asked),
    };
    let first = || names.names().first().cloned();
    let player = player.or_else(first).unwrap_or_default();
    let tapping = Tapping {
        lang: scene.lang(),
        state,
        pile: tapped.pile_of(&player).cloned().unwrap_or_default(),
        tapped,
        player,
        calendar: state.ruleset.rules.calendar(),
        view: View::chosen(scene, state.ruleset.game()),
    };
    let gone = tapping.gone();
    let picker = Picker {
        lang: tapping.lang,
        form: form(scene),
        back: StepBack::new(scene, play),
        tabs: tapping.tabs(),
        running: Running::new(tapping.lang, state, &tapping.tapped, (&tapping.pile, gone)),
        view: tapping.view,
        game: tapping.game(),
        named: tapping.buttons(|card| !is_plain_junk(card)),
        junk: tapping.buttons(is_plain_junk),
        numbers: tapping.numbers(),
        switches: tapping.switches(),
        calls: tapping.calls(),
        done: tapping.done(),
        next: tapping.next(),
        no_yaku: tapping.no_yaku(),
        spoiled: tapping.game() == Game::MinHwatu
            && play.texts().is_empty()
            && play.taps.is_empty(),
        whole: (tapping.game() == Game::GoStop).then(|| tapping.whole()),
        links: tapping.links(),
    };
    picker.render()
}

/// Returns whether a card is junk of a month, with or without a double value.
fn is_plain_junk(card: Card) -> bool {
    card.as_joker().is_none() && is_junk(card)
}

impl Tapping<'_> {
    fn holder(&self, card: Card) -> Option<String> {
        let players = self.state.players();
        let mut piles = players.names().iter().zip(piles(&self.state.told));
        let written = piles
            .find(|(name, pile)| **name != self.player && pile.contains(card))
            .map(|(name, _)| name.clone());
        let next = self.pile.cards.count(card).saturating_add(1);
        let tapped = || self.tapped.holder(card, &self.player, next).cloned();
        written
            .or_else(|| tapped().filter(|_| next <= card.copies()))
            .map(|name| name.to_string())
    }

    fn tabs(&self) -> Vec<PileTab> {
        let players = self.state.players().listed(None).into_iter();
        let asked = self.state.asks_for_pile().is_some();
        let players = players.filter(|player| !asked || player.name == self.player);
        let tab = |name: Name| PileTab {
            address: address(&name, self.view),
            here: name == self.player,
            won: self.tapped.winner.as_ref() == Some(&name),
            whole: self.game() == Game::MinHwatu && !self.open().contains(&name),
            name: name.to_string(),
        };
        players.map(|player| tab(player.name)).collect()
    }

    /// Returns the cards of the pack that pass a test, brights first and month by month.
    fn buttons(&self, shows: impl Fn(Card) -> bool) -> Vec<CardButton> {
        let mut cards: Vec<Card> = pack(self.state)
            .once()
            .filter(|card| shows(*card))
            .collect();
        let month = |card: &Card| {
            card.flower()
                .map_or(u8::MAX, |flower| flower.month(self.calendar))
        };
        let kind = |card: &Card| card.kind().filter(|_| !is_plain_junk(*card));
        let double = |card: &Card| card.kind() == Some(Kind::DoubleJunk);
        cards.sort_by_key(|card| (card.as_joker(), kind(card), month(card), double(card)));
        cards.into_iter().map(|card| self.button(card)).collect()
    }

    fn button(&self, card: Card) -> CardButton {
        let tapped = self.pile.cards.count(card);
        let next = (tapped + 1) % (card.copies() + 1);
        let whole = pack(self.state).without(self.gone());
        let count = if self.pile.rest {
            whole.count(card)
        } else {
            tapped
        };
        // A card that may still be had is nobody else's.
        let holder = self.holder(card).filter(|_| count == 0);
        CardButton {
            tap: self.tap(Tapped::Cards(card, next)),
            drawing: drawing(card, self.calendar),
            name: say!(self.lang, card_name(card)),
            count,
            two: card.copies() > 1,
            holder,
        }
    }

    /// Returns numbers as buttons, of which one may be on.
    fn row(
        &self,
        name: String,
        among: impl Iterator<Item = u32>,
        on: Option<u32>,
        tap: impl Fn(Option<u32>) -> Tapped,
    ) -> NumberRow {
        let button = |number: u32| Button {
            tap: self.tap(tap(Some(number).filter(|_| on != Some(number)))),
            label: number.to_string(),
            on: on == Some(number),
        };
        NumberRow {
            name,
            buttons: among.map(button).collect(),
        }
    }

    fn count_row(&self, kind: CountKind, from: u32, to: u32) -> NumberRow {
        let on = self.pile.count(kind);
        let name = say!(self.lang, kind_name(kind)).to_owned();
        self.row(name, from..=to, on, |count| Tapped::Count(kind, count))
    }

    fn numbers(&self) -> Vec<NumberRow> {
        let won = self.tapped.winner.as_ref() == Some(&self.player);
        match (self.view, &self.state.ruleset.rules) {
            (View::Cards, Rules::GoStop(rules)) => {
                let from = if won {
                    rules.junk_from.saturating_sub(1)
                } else {
                    0
                };
                vec![self.count_row(CountKind::Junk, from, from + 15)]
            }
            (View::Points, rules) => {
                let players = self.state.players().names().len();
                let from = rules.gostop().map_or(1, |rules| rules.target(players));
                let name = say!(self.lang, by_points()).to_owned();
                let among = from..from + 24;
                vec![self.row(name, among, self.pile.points, Tapped::Points)]
            }
            (View::Yaku, _) => vec![
                self.count_row(CountKind::Junk, 10, 15),
                self.count_row(CountKind::Ribbons, 5, 10),
                self.count_row(CountKind::Animals, 5, 9),
            ],
            _ => Vec::new(),
        }
    }

    fn switches(&self) -> Vec<Button> {
        match (self.view, &self.state.ruleset.rules) {
            (View::Points, Rules::GoStop(_)) => {
                let kinds = CountKind::ALL.into_iter();
                let button = |kind| {
                    let on = self.pile.among.contains(&kind);
                    let label = say!(self.lang, kind_name(kind)).to_owned();
                    self.switch(label, on, |on| Tapped::Among(kind, on))
                };
                kinds.map(button).collect()
            }
            (View::Cards | View::Months, Rules::GoStop(rules))
                if rules.cup_final
                    && rules.switch_september > 0
                    && self.pile.cards.contains(Card::CUP) =>
            {
                let calls = [CupCall::Animal, CupCall::Junk].into_iter();
                let button = |call| {
                    let label = say!(self.lang, called_cup(call)).to_owned();
                    let on = self.pile.cup == Some(call);
                    self.switch(label, on, |on| Tapped::Cup(call, on))
                };
                calls.map(button).collect()
            }
            (View::Yaku, rules @ Rules::KoiKoi(_)) => {
                let played = |yaku: &Yaku| {
                    let rule = RuleId::from(Jokbo::from(*yaku));
                    in_force(rule, rules).is_some()
                };
                let yaku = YAKU.into_iter().filter(played);
                let button = |yaku: Yaku| {
                    let on = self.pile.yaku.contains(&yaku);
                    let label = say!(self.lang, jokbo(yaku.into(), Game::KoiKoi));
                    self.switch(label, on, |on| Tapped::Yaku(yaku, on))
                };
                yaku.map(button).collect()
            }
            _ => Vec::new(),
        }
    }

    fn switch(&self, label: String, on: bool, tap: impl Fn(bool) -> Tapped) -> Button {
        Button {
            tap: self.tap(tap(!on)),
            label,
            on,
        }
    }

    /// Returns a button that counts up, and begins again after the most.
    fn counter(&self, label: String, count: u32, most: u32, tap: fn(u32) -> Tapped) -> Button {
        Button {
            tap: self.tap(tap(if count >= most { 0 } else { count + 1 })),
            label,
            on: count > 0,
        }
    }

    fn calls(&self) -> Vec<Button> {
        let (lang, pile) = (self.lang, &self.pile);
        match self.game() {
            Game::GoStop => {
                let most = if self.state.players().names().len() == 2 {
                    8
                } else {
                    5
                };
                vec![
                    self.counter(
                        say!(lang, go_button(pile.goes)),
                        pile.goes,
                        most,
                        Tapped::Goes,
                    ),
                    self.counter(
                        say!(lang, shake_button(pile.shook)),
                        pile.shook,
                        3,
                        Tapped::Shook,
                    ),
                    self.counter(
                        say!(lang, bomb_button(pile.bombed)),
                        pile.bombed,
                        3,
                        Tapped::Bombed,
                    ),
                ]
            }
            // How often they went on is asked for itself.
            Game::KoiKoi if self.state.asks_for_pile().is_some() => Vec::new(),
            Game::KoiKoi => {
                let players = self.state.players().listed(None).into_iter();
                let said = |name: Name| {
                    let goes = self.tapped.pile_of(&name).map_or(0, |pile| pile.goes);
                    let what = Tapped::Goes(if goes >= 7 { 0 } else { goes + 1 });
                    Button {
                        label: say!(lang, koi_button(&name, goes)),
                        tap: format!("tap {}", Tap { player: name, what }),
                        on: goes > 0,
                    }
                };
                players.map(|player| said(player.name)).collect()
            }
            Game::MinHwatu => {
                let rest = say!(lang, tap_rest()).to_owned();
                let rest = self.switch(rest, pile.rest, Tapped::Rest);
                vec![self.whole(), rest]
            }
        }
    }

    fn links(&self) -> Vec<(String, &'static str)> {
        let lang = self.lang;
        let to = |view: View, label| (address(&self.player, view), label);
        let all = match self.game() {
            Game::GoStop => vec![
                to(View::Cards, say!(lang, junk_as_number())),
                to(View::Months, say!(lang, junk_by_month())),
                to(View::Points, say!(lang, by_points())),
            ],
            Game::KoiKoi => vec![
                to(View::Yaku, say!(lang, by_yaku())),
                to(View::Months, say!(lang, by_cards())),
                to(View::Points, say!(lang, by_points())),
            ],
            Game::MinHwatu => Vec::new(),
        };
        let here = address(&self.player, self.view);
        all.into_iter()
            .filter(|(address, _)| *address != here)
            .collect()
    }

    /// Returns the switch that says that these cards are all.
    fn whole(&self) -> Button {
        let label = say!(self.lang, tap_whole()).to_owned();
        self.switch(label, self.pile.whole, Tapped::Whole)
    }
}

/// The yaku that are no number of cards.
pub(super) const YAKU: [Yaku; 11] = [
    Yaku::FiveBrights,
    Yaku::FourBrights,
    Yaku::RainyFourBrights,
    Yaku::ThreeBrights,
    Yaku::RainyThreeBrights,
    Yaku::BoarDeerButterflies,
    Yaku::FlowerViewing,
    Yaku::MoonViewing,
    Yaku::Poetry,
    Yaku::Blue,
    Yaku::CardsOfTheMonth,
];
