//! Menus for those who don't type: they build the same texts.

mod counted;
mod items;
mod turn;

use super::ask::{Ask, Question};
use super::hand::{State, playing};
use super::prompter::Choice;
use crate::card::{Card, Flower, Joker, Pile, english, english_flower};
use crate::case::Told;
use crate::cli::words;
use crate::gostop::{Sale, is_junk};
use crate::letters::inert;
use crate::record::{Seat, quoted};
use console::{Term, truncate_str};
use dialoguer::theme::SimpleTheme;
use dialoguer::{Confirm, FuzzySelect, MultiSelect, Select};
use items::{Item, Needs, in_force, is_beside_turns, items};
use std::io;

/// Returns what is chosen for the question that a hand asks; Esc chooses nothing.
pub(super) fn choose(state: &State) -> io::Result<Choice> {
    let text = match state.ask {
        Ask::Line => event(state)?,
        Ask::Layout => turn::layout(state)?,
        Ask::Turn(seat) => turn::turn(state, seat)?,
        Ask::Call(_) => turn::call(state)?,
        Ask::Verdict => confirm(&words::menu_right())?,
        Ask::Quick(question) => answer(state, question)?,
    };
    Ok(text.map_or(Choice::Nothing, Choice::Text))
}

fn answer(state: &State, question: Question) -> io::Result<Option<String>> {
    match question {
        Question::Cards(_) | Question::Field => cards(unseen(state), state),
        Question::FieldBrights => pick(
            &words::menu_field_brights(),
            &["0", "1", "2", "3", "4", "5"],
        ),
        Question::Heundeum(_) | Question::Bombs(_) | Question::FirstSweep(_) => months(state),
        Question::Goes(_, most) => how_often(0, most),
        Question::Koi(_, least, most) => how_often(least, most),
        Question::OthersGo(winner) => others(&names(state), winner),
        Question::Boar => {
            let mut items = vec![words::menu_nobody()];
            items.extend(names(state));
            let chosen = select(&words::menu_player(), &items)?;
            Ok(chosen.map(|at| {
                if at == 0 {
                    "-".to_owned()
                } else {
                    items[at].clone()
                }
            }))
        }
        Question::LastYaku(known) => {
            let mut items = names(state);
            items.extend(known.is_none().then(words::menu_nobody));
            Ok(select(&words::menu_player(), &items)?.map(|at| items[at].clone()))
        }
        Question::Junk(_, safe) => {
            let mut items: Vec<String> = vec![words::menu_enough_junk(safe)];
            items.extend((0..safe).rev().map(|junk| junk.to_string()));
            let chosen = select(&words::menu_junk(), &items)?;
            Ok(chosen.map(|at| {
                if at == 0 {
                    "y".to_owned()
                } else {
                    items[at].clone()
                }
            }))
        }
        Question::Brights(_)
        | Question::DryBrights(_)
        | Question::BrightsOrShield(_)
        | Question::Animals(_)
        | Question::Ribbons(_)
        | Question::AnyCard(_) => confirm(&words::menu_any()),
        Question::Accepts(_) => confirm(&words::menu_accepts()),
        Question::Onto(_, among) => card_code(among, state),
        Question::Gives(from, _) => {
            let pile = piles(&state.told).get(from.0).copied();
            card_code(pile.unwrap_or(Pile::EMPTY).filter(is_junk), state)
        }
        Question::Stay(_, iris) => {
            let items = words::menu_decisions(iris);
            let chosen = select(&words::menu_stay(), &items)?;
            Ok(chosen.map(|at| ["s", "d", "i"][at].to_owned()))
        }
        Question::Sells(_) => sale(state),
        Question::Others => event(state),
    }
}

fn how_often(least: u32, most: u32) -> io::Result<Option<String>> {
    let times: Vec<String> = (least..=most).map(|times| times.to_string()).collect();
    Ok(select(&words::menu_goes(), &times)?.map(|at| times[at].clone()))
}

/// Returns who said go besides a winner, chosen in the order in which they said it.
fn others(names: &[String], winner: Seat) -> io::Result<Option<String>> {
    let seats = names.iter().enumerate().filter(|(at, _)| *at != winner.0);
    let mut left: Vec<&String> = seats.map(|(_, name)| name).collect();
    let mut said: Vec<&str> = Vec::new();
    while !left.is_empty() {
        let nobody = if said.is_empty() {
            words::menu_nobody()
        } else {
            words::menu_nobody_else()
        };
        let items: Vec<String> = std::iter::once(nobody)
            .chain(left.iter().map(|name| (*name).clone()))
            .collect();
        match select(&words::menu_goer(said.is_empty()), &items)? {
            None => return Ok(None),
            Some(0) => break,
            Some(at) => said.push(left.remove(at - 1)),
        }
    }
    let said = if said.is_empty() {
        "-".to_owned()
    } else {
        said.join(" ")
    };
    Ok(Some(said))
}

/// Returns the cards of a sale and, behind them, the month of a shown triple.
fn sale(state: &State) -> io::Result<Option<String>> {
    let Some(cards) = cards(pack(state).filter(Sale::takes), state)? else {
        return Ok(None);
    };
    if cards.is_empty() {
        return Ok(Some(cards));
    }
    let months: Vec<String> = std::iter::once(words::menu_no_triple())
        .chain(flowers())
        .collect();
    let chosen = select(&words::menu_triple(), &months)?;
    Ok(chosen.map(|at| match at.checked_sub(1) {
        None => cards,
        Some(at) => format!("{cards} heundeum {}", english_flower(Flower::ALL[at])),
    }))
}

/// Returns a whole line: an event, a player, and what the event needs.
fn event(state: &State) -> io::Result<Option<String>> {
    let gostop = state.ruleset.rules.gostop();
    let items: Vec<&Item> = items(state.ruleset.game())
        .iter()
        .filter(|item| gostop.is_none_or(|rules| in_force(item, rules)))
        .filter(|item| !state.tells_turns() || is_beside_turns(item))
        .collect();
    let labels: Vec<String> = items
        .iter()
        .map(|item| match item {
            Item::Verb(verb, _) => words::menu_verb(verb),
            Item::Line(word, _) | Item::Command(word) => words::menu_line(word),
        })
        .collect();
    let Some(at) = fuzzy(&words::menu_event(), &labels)? else {
        return Ok(None);
    };
    let names = names(state);
    let (begun, seat, needs) = match items[at] {
        Item::Command(word) => return Ok(Some((*word).to_owned())),
        Item::Line(word, needs) => ((*word).to_owned(), Seat(0), *needs),
        Item::Verb(verb, needs) => {
            let Some(seat) = select(&words::menu_player(), &names)? else {
                return Ok(None);
            };
            (format!("{} {verb}", names[seat]), Seat(seat), *needs)
        }
    };
    let rest = match needs {
        Needs::Nothing => Some(String::new()),
        Needs::Cards => cards(unseen(state), state)?,
        Needs::Month => month()?,
        Needs::Stack => stack()?,
        Needs::First => when(&["", "first"])?,
        Needs::Card => card_code(seen(state), state)?,
        Needs::CardTo => gift(state, seat, &names)?,
        Needs::Counts => counted::counts()?,
        Needs::Score => counted::score()?,
    };
    Ok(rest.map(|rest| format!("{begun} {rest}").trim_end().to_owned()))
}

/// Returns a month and which of a player's first turns it was, if one of them.
fn stack() -> io::Result<Option<String>> {
    let Some(month) = month()? else {
        return Ok(None);
    };
    let when = when(&["", "first", "second", "third"])?;
    Ok(when.map(|when| format!("{month} {when}")))
}

/// Returns which of a player's first turns it was; the first of the words is for any other.
fn when(words: &[&str]) -> io::Result<Option<String>> {
    let labels: Vec<String> = words.iter().map(|word| words::menu_turn(word)).collect();
    let chosen = select(&words::menu_when(), &labels)?;
    Ok(chosen.map(|at| words[at].to_owned()))
}

fn gift(state: &State, from: Seat, names: &[String]) -> io::Result<Option<String>> {
    let pile = piles(&state.told).get(from.0).copied();
    let Some(card) = card_code(pile.unwrap_or(Pile::EMPTY), state)? else {
        return Ok(None);
    };
    let to = select(&words::menu_player(), names)?;
    Ok(to.map(|to| format!("{card} to {}", names[to])))
}

fn names(state: &State) -> Vec<String> {
    playing(&state.told)
        .iter()
        .map(|name| quoted(name))
        .collect()
}

/// Returns all cards of the pack.
fn pack(state: &State) -> Pile {
    let jokers = state.ruleset.rules.gostop().into_iter();
    let jokers = jokers
        .flat_map(|rules| &rules.pack_jokers.0)
        .map(|joker: &Joker| Card::joker(*joker));
    Pile::flowers().iter().chain(jokers).collect()
}

/// Returns the cards that are in nobody's pile nor, where that is known, on the table.
pub(super) fn unseen(state: &State) -> Pile {
    let table = state.gostop().and_then(|(hand, _)| hand.table.as_ref());
    let laid = table.map_or(Pile::EMPTY, |table| table.layout.cards());
    pack(state).without(seen(state)).without(laid)
}

/// Returns the cards that are in somebody's pile.
pub(super) fn seen(state: &State) -> Pile {
    piles(&state.told)
        .into_iter()
        .flat_map(Pile::iter)
        .collect()
}

/// Returns the captured cards of each who plays, as far as they were told.
fn piles(told: &Told) -> Vec<Pile> {
    match told {
        Told::GoStop(hand) => hand.players.iter().map(|player| player.pile).collect(),
        Told::KoiKoi(round) => round.players.iter().map(|player| player.pile).collect(),
        Told::MinHwatu(table) => {
            let piles = table.players.iter().map(|player| player.pile);
            piles.map(|pile| pile.unwrap_or(Pile::EMPTY)).collect()
        }
    }
}

fn label(card: Card, state: &State) -> String {
    format!(
        "{:4} {}",
        card.code(state.ruleset.rules.calendar()),
        english(card)
    )
}

fn cards(from: Pile, state: &State) -> io::Result<Option<String>> {
    let cards: Vec<Card> = from.iter().collect();
    let labels: Vec<String> = cards.iter().map(|card| label(*card, state)).collect();
    let chosen = several(&words::menu_cards(), &labels)?;
    Ok(chosen.map(|chosen| {
        let pile: Pile = chosen.iter().map(|at| cards[*at]).collect();
        pile.codes(state.ruleset.rules.calendar())
    }))
}

fn card_code(from: Pile, state: &State) -> io::Result<Option<String>> {
    let card = one_card(&words::menu_card(), from, state)?;
    Ok(card.map(|card| card.code(state.ruleset.rules.calendar())))
}

fn one_card(question: &str, from: Pile, state: &State) -> io::Result<Option<Card>> {
    let mut cards: Vec<Card> = from.iter().collect();
    cards.dedup();
    let labels: Vec<String> = cards.iter().map(|card| label(*card, state)).collect();
    let chosen = fuzzy(question, &labels)?;
    Ok(chosen.map(|at| cards[at]))
}

fn flowers() -> Vec<String> {
    Flower::ALL
        .iter()
        .map(|flower| {
            let month = flower.month(crate::card::Calendar::Korean);
            format!("{month:2} {}", words::flower(*flower))
        })
        .collect()
}

/// Returns one month; flowers are listed in the order of the Korean calendar and named by it.
fn month() -> io::Result<Option<String>> {
    let chosen = select(&words::menu_month(), &flowers())?;
    Ok(chosen.map(|at| english_flower(Flower::ALL[at]).to_owned()))
}

fn months(_: &State) -> io::Result<Option<String>> {
    let chosen = several(&words::menu_month(), &flowers())?;
    Ok(chosen.map(|chosen| {
        let words: Vec<&str> = chosen
            .iter()
            .map(|at| english_flower(Flower::ALL[*at]))
            .collect();
        words.join(" ")
    }))
}

fn confirm(question: &str) -> io::Result<Option<String>> {
    let answer = Confirm::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .report(false)
        .interact_opt()
        .map_err(io_error)?;
    Ok(answer.map(|yes| if yes { "y" } else { "n" }.to_owned()))
}

fn pick(question: &str, items: &[&str]) -> io::Result<Option<String>> {
    let items: Vec<String> = items.iter().map(|item| (*item).to_owned()).collect();
    Ok(select(question, &items)?.map(|at| items[at].clone()))
}

/// Returns the items cut to the width of the terminal: a longer one would leave stale rows.
fn fitted(items: &[String]) -> Vec<String> {
    let width = usize::from(Term::stderr().size().1)
        .saturating_sub(6)
        .max(10);
    items
        .iter()
        .map(|item| truncate_str(&inert(item), width, "~").into_owned())
        .collect()
}

/// How many rows a menu shows at once.
fn rows() -> usize {
    usize::from(Term::stderr().size().0)
        .saturating_sub(4)
        .clamp(5, 24)
}

fn select(question: &str, items: &[String]) -> io::Result<Option<usize>> {
    Select::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .items(fitted(items))
        .default(0)
        .max_length(rows())
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

fn fuzzy(question: &str, items: &[String]) -> io::Result<Option<usize>> {
    FuzzySelect::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .items(fitted(items))
        .default(0)
        .max_length(rows())
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

fn several(question: &str, items: &[String]) -> io::Result<Option<Vec<usize>>> {
    MultiSelect::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .items(fitted(items))
        .max_length(rows())
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

fn io_error(error: dialoguer::Error) -> io::Error {
    match error {
        dialoguer::Error::IO(error) => error,
    }
}
