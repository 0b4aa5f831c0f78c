//! A hand of whole turns as steps that a small script replays: how each line of the record moved
//! the cards.
//!
//! The text has a line for the deal, a line for each name, then one for each line of the record.
//! Cards are letters (see `cards`). A place is `t` for the table, `s` for the stock, a digit for a
//! hand, or a small letter from `a` for a pile. A move is a card, its old place and its new place.

use super::cards::{calendar_letter, letter};
use crate::card::{Calendar, Card, Pile};
use crate::case::Case;
use crate::cli::words::{Lang, say};
use crate::gostop::Live;
use crate::gostop::turns::Table;
use crate::record::{
    Act, Flip, Line, Name, Play, Record, RecordEntry, Seat, Spanned, Turn, quoted,
};
use crate::rules::GoStopRules;
use std::fmt::Write as _;

/// The cards at each place, with the place's letter.
struct ReplayBoard {
    places: Vec<(char, Pile)>,
    /// The number of unknown cards in each hand.
    unseen: Vec<u32>,
    stock: u32,
}

/// Returns the steps of a hand, with the names that people have today; `None` if the hand was not
/// recorded turn by turn.
pub(super) fn replay_html(
    lang: Lang,
    case: &Case,
    called: &dyn Fn(&str) -> Name,
) -> Option<String> {
    let rules = case.ruleset().rules.gostop()?;
    let entries = &case.record.entries;
    let is_turn = |entry: &RecordEntry| matches!(&entry.line, Some(Line::Act(_, Act::Turn(_))));
    let first = entries.iter().position(is_turn)?;
    let (opening, lines) = entries.split_at_checked(first)?;
    steps(lang, opening, lines, rules, called)
}

fn steps(
    lang: Lang,
    opening: &[RecordEntry],
    lines: &[RecordEntry],
    rules: &GoStopRules,
    called: &dyn Fn(&str) -> Name,
) -> Option<String> {
    let calendar = rules.calendar;
    let opening = Record {
        entries: opening.to_vec(),
    };
    let mut live = Live::begin(opening, rules);
    let names: Vec<Name> = live
        .hand()
        .seats()
        .map(|seat| live.hand().name(seat))
        .collect();
    let mut before = ReplayBoard::from_live(&live)?;
    let known: Vec<Name> = names.iter().map(|name| called(name)).collect();
    let mut text = dealt(&known, &before, calendar);
    for entry in lines {
        let Some(told) = &entry.line else { continue };
        let written = told.print(calendar);
        let Line::Act(name, act) = told else {
            let said = match told {
                Line::Table(event) => say!(lang, step_at_table(event)),
                _ => None,
            };
            let _ = write!(text, "\n|\"{}", said.unwrap_or(&written));
            continue;
        };
        let seat = Seat(names.iter().position(|one| *one == name.value)?);
        live.tell(seat, act.clone()).ok()?;
        if live.choice().is_none() {
            live.surrender();
        }
        let after = ReplayBoard::from_live(&live)?;
        let _ = write!(text, "\n{}|", before.moves_to(&after));
        if let Some(turn) = turn(act) {
            let _ = write!(text, "{}{turn}", seat.0);
        } else if let Some(said) = say!(lang, step_done(known.get(seat.0)?, act, calendar, called))
        {
            let _ = write!(text, "\"{said}");
        } else {
            let own = written.strip_prefix(&quoted(&name.value));
            let _ = write!(text, "{}\"{}", seat.0, own.unwrap_or(&written).trim_start());
        }
        before = after;
    }
    Some(text)
}

/// Returns the first lines: the calendar, the number of players, the deal and the size of the
/// stock; then the names.
fn dealt(names: &[Name], lies: &ReplayBoard, calendar: Calendar) -> String {
    let mut text = format!("{}{}", calendar_letter(calendar), names.len());
    for (place, cards) in &lies.places {
        let unseen = place.to_digit(10);
        let unseen = unseen.and_then(|seat| lies.unseen.get(usize::try_from(seat).ok()?));
        if cards.is_empty() && unseen.is_none_or(|unseen| *unseen == 0) {
            continue;
        }
        let _ = write!(text, " {place}{}", letters(cards.iter()));
        for _ in 0..unseen.copied().unwrap_or(0) {
            text.push('?');
        }
    }
    let _ = write!(text, " s{}", lies.stock);
    for name in names {
        let _ = write!(text, "\n{name}");
    }
    text
}

fn letters(cards: impl Iterator<Item = Card>) -> String {
    cards.map(letter).collect()
}

/// Returns a plain turn as the letters of its cards; `None` for anything else.
fn turn(act: &Act) -> Option<String> {
    let on = |on: &Option<Spanned<Card>>| {
        on.map_or_else(String::new, |on| format!("@{}", letter(on.value)))
    };
    let turned = |flips: &[Flip]| -> String {
        let each = flips.iter();
        let each = each.map(|flip| format!("{}{}", letter(flip.card.value), on(&flip.on)));
        each.collect()
    };
    match act {
        Act::Turn(Turn::Plays(
            Play {
                card,
                then,
                on: onto,
            },
            flips,
        )) => {
            let then = letters(then.iter().map(|card| card.value));
            let then = if then.is_empty() {
                then
            } else {
                format!("&{then}")
            };
            let onto = on(onto);
            Some(format!(
                "!{}{then}{onto}/{}",
                letter(card.value),
                turned(flips)
            ))
        }
        Act::Turn(Turn::Flips(flips)) => Some(format!("!/{}", turned(flips))),
        _ => None,
    }
}

impl ReplayBoard {
    fn from_live(live: &Live<'_>) -> Option<Self> {
        let table: &Table = live.table()?;
        let seats: Vec<Seat> = live.hand().seats().collect();
        let mut places = vec![('t', table.layout.cards())];
        let mut unseen = Vec::new();
        for seat in &seats {
            let held = table.hand(*seat);
            places.push((
                char::from_digit(u32::try_from(seat.0).ok()?, 10)?,
                held.cards,
            ));
            unseen.push(held.unseen());
        }
        for seat in seats {
            let pile = char::from(b'a'.checked_add(u8::try_from(seat.0).ok()?)?);
            places.push((pile, live.pile(seat)));
        }
        Some(Self {
            places,
            unseen,
            stock: table.stock,
        })
    }

    /// Returns how the cards moved from one state to the next: first those to the table, then those
    /// to piles.
    fn moves_to(&self, after: &Self) -> String {
        let both = || self.places.iter().zip(&after.places);
        let mut gone: Vec<(Card, char)> = Vec::new();
        for ((place, before), (_, after)) in both() {
            gone.extend(before.without(*after).iter().map(|card| (card, *place)));
        }
        let mut moves = String::new();
        for ((place, before), (_, now)) in both() {
            for card in now.without(*before) {
                let known = gone.iter().position(|(one, _)| *one == card);
                let from = match known {
                    Some(at) => gone.swap_remove(at).1,
                    None => self.source(after).unwrap_or('s'),
                };
                moves.push(letter(card));
                moves.push(from);
                moves.push(*place);
            }
        }
        moves
    }

    /// Returns the hand from which an unknown card was played, if one was.
    fn source(&self, after: &Self) -> Option<char> {
        let mut hands = self.unseen.iter().zip(&after.unseen);
        let seat = hands.position(|(before, now)| now < before)?;
        char::from_digit(u32::try_from(seat).ok()?, 10)
    }
}
