//! Menus of a hand that is followed turn by turn.

use super::{event, fuzzy, month, one_card, pack};
use crate::card::{Faces, Pile};
use crate::cli::prompt::hand::State;
use crate::cli::words;
use crate::gostop::Calls;
use crate::gostop::turns::Table;
use crate::record::Seat;
use crate::rules::{GoStopRules, Grenade, JokerFromHand};
use std::io;

/// What a player can do in his turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Plays,
    Flips,
    Bombs,
    Grenades,
    Shows,
    Else,
}

/// Returns which cards lie on the table.
pub(super) fn layout(state: &State) -> io::Result<Option<String>> {
    let cards = super::cards(pack(state).among(Faces::FLOWERS), state)?;
    Ok(cards.filter(|cards| !cards.is_empty()))
}

/// Returns whether a player stops, goes or, where it is played, pushes.
pub(super) fn call(state: &State) -> io::Result<Option<String>> {
    let calls: &[&str] = match state.calls() {
        Calls::StopOrGo => &["stop", "go"],
        Calls::OrPush => &["stop", "go", "push"],
    };
    super::pick(&words::menu_call(), calls)
}

/// Returns a turn in short, or what else somebody does.
pub(super) fn turn(state: &State, seat: Seat) -> io::Result<Option<String>> {
    let table = state.gostop().and_then(|(hand, rules)| {
        let table = hand.table.as_deref()?;
        Some((table, rules))
    });
    let Some((table, rules)) = table else {
        return event(state);
    };
    let can = [
        (Does::Plays, words::menu_plays(), table.hand(seat).count > 0),
        (Does::Flips, words::menu_flips(), table.sides[seat].owed > 0),
        (Does::Bombs, words::menu_bombs(), true),
        (
            Does::Grenades,
            words::menu_grenades(),
            rules.grenade != Grenade::Off,
        ),
        (Does::Shows, words::menu_shows(), true),
        (Does::Else, words::menu_else(), true),
    ];
    let can: Vec<(Does, String)> = can
        .into_iter()
        .filter(|(_, _, can)| *can)
        .map(|(does, label, _)| (does, label))
        .collect();
    let labels: Vec<String> = can.iter().map(|(_, label)| label.clone()).collect();
    let Some(at) = fuzzy(&words::menu_does(), &labels)? else {
        return Ok(None);
    };
    match can[at].0 {
        Does::Plays => plays(state, seat, table, rules),
        Does::Flips => flips(state, table, Pile::EMPTY, 1).map(|cards| line("flips", cards)),
        Does::Bombs => of_month(state, table, "bombs", rules.potkan_flips),
        Does::Grenades => of_month(state, table, "grenades", 1),
        Does::Shows => Ok(month()?.map(|month| format!("heundeum {month}"))),
        Does::Else => event(state),
    }
}

fn line(verb: &str, cards: Option<Vec<String>>) -> Option<String> {
    cards.map(|cards| format!("{verb} {}", cards.join(" ")).trim_end().to_owned())
}

/// Returns a card from the hand, what was turned up for it if it is a joker, and what was turned up
/// after it.
fn plays(
    state: &State,
    seat: Seat,
    table: &Table,
    rules: &GoStopRules,
) -> io::Result<Option<String>> {
    let held = table.hand(seat);
    let from = if held.is_known() {
        held.cards
    } else {
        table.unseen()
    };
    let Some(card) = one_card(&words::menu_from_hand(), from, state)? else {
        return Ok(None);
    };
    let turned = match (card.as_joker(), rules.joker_from_hand) {
        (None, _) | (Some(_), JokerFromHand::Hand) => 1,
        (Some(_), JokerFromHand::Replace) => 2,
    };
    let played = Pile::of(&[card]);
    let code = card.code(rules.calendar);
    Ok(line(&code, flips(state, table, played, turned)?))
}

fn of_month(state: &State, table: &Table, verb: &str, turned: u32) -> io::Result<Option<String>> {
    let Some(month) = month()? else {
        return Ok(None);
    };
    let cards = flips(state, table, Pile::EMPTY, turned)?;
    Ok(line(&format!("{verb} {month}"), cards))
}

/// Returns so many cards of the stock, and the jokers before each; fewer where it has no more.
fn flips(
    state: &State,
    table: &Table,
    played: Pile,
    turned: u32,
) -> io::Result<Option<Vec<String>>> {
    let mut seen = played;
    let mut codes = Vec::new();
    let mut left = turned;
    while left > 0 && codes.len() < table.stock as usize {
        let from = table.unseen().without(seen);
        let Some(card) = one_card(&words::menu_turned_up(), from, state)? else {
            return Ok(None);
        };
        seen.add(card);
        codes.push(card.code(state.ruleset.rules.calendar()));
        left -= u32::from(card.as_joker().is_none());
    }
    Ok(Some(codes))
}
