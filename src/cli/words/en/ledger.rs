//! Words about the ledger.

use super::{evening, ledger_failed, list, on_day, session_name};
use crate::cli::facts::input::InputSource;
use crate::cli::limits::file_size_reached;
use crate::ledger::{
    EntryKind, EveningName, EveningRef, HandCalled, HandRef, LedgerError, NoEvening, NoHand,
    SessionName, StoredSession,
};
use crate::words::Text;

/// Returns the name of an input, for messages about it.
pub(in crate::cli) fn input(input: &InputSource) -> String {
    match input {
        InputSource::Standard => "standard input".to_owned(),
        InputSource::File(path) => path.display().to_string(),
    }
}

/// Says what was understood of a told hand.
pub(in crate::cli) fn understood(parts: &[String]) -> Text {
    Text::both(|form| format!("Understood: {}", parts.join(form.or(" · ", ", "))))
}

/// Says why the ledger could not do what was asked.
pub(in crate::cli) fn ledger_error(error: &LedgerError) -> String {
    match error {
        LedgerError::InputOutput(_) if file_size_reached() => {
            "the disk is full: no file can grow any further (the file size limit)".to_owned()
        }
        LedgerError::NoHand(no_hand) => missing_hand(no_hand),
        LedgerError::Kept(fault) => super::kept_fault(fault),
        LedgerError::Server(fault) => super::server_fault(fault),
        LedgerError::Playing { .. } => format!(
            "{error}; a second table can use a ledger of its own (`--ledger table2.db`); \
             later, `dokbak export --jsonl` there and `dokbak import` here merge the two"
        ),
        LedgerError::NoEvening(NoEvening { asked, near }) => no_evening(*asked, near),
        LedgerError::NoCopy { path, source } => super::cannot_write(path, source),
        LedgerError::Elsewhere { path, error } => ledger_failed(path, &ledger_error(error)),
        error => error.to_string(),
    }
}

/// Says that there is no such evening, and which may be meant.
fn no_evening(asked: EveningRef, near: &[EveningName]) -> String {
    let what = match asked {
        EveningRef::Last => return "no hand is written yet".to_owned(),
        EveningRef::Day(day) => format!("there is no evening of {day}"),
        EveningRef::Session(session) => format!("there is no session {session}"),
    };
    let near: Vec<String> = near.iter().map(evening).collect();
    match near.as_slice() {
        [] => what,
        [one] => format!("{what}; the nearest is {one}"),
        several => format!("{what}; the nearest are {}", list(several)),
    }
}

/// Says that there is no such hand, and which may be meant.
fn missing_hand(no_hand: &NoHand) -> String {
    let what = match (no_hand.asked, no_hand.kind) {
        (HandRef::Last, _) => "no hand is written yet".to_owned(),
        (HandRef::Entry(entry), Some(EntryKind::Session)) => {
            format!("entry {entry} opens a session and is not a hand")
        }
        (HandRef::Entry(entry), Some(EntryKind::Close)) => {
            format!("entry {entry} closes a session and is not a hand")
        }
        (HandRef::Entry(entry), Some(_)) => format!("entry {entry} is not a hand"),
        (HandRef::Entry(entry), None) => format!("the ledger has no entry {entry}"),
        (HandRef::Numbered { session, .. }, _) if no_hand.no_session => {
            format!("there is no session {session}")
        }
        (HandRef::Numbered { session, number }, _) => {
            format!("session {session} has no hand {number}")
        }
        (HandRef::OfEvening { day, .. }, _) if no_hand.no_evening => {
            return no_evening(EveningRef::Day(day), &no_hand.near_evenings);
        }
        (HandRef::OfEvening { day, number }, _) => {
            format!("the evening of {day} has no hand {number}")
        }
    };
    let sessions: Vec<String> = no_hand
        .near_sessions
        .iter()
        .map(ToString::to_string)
        .collect();
    let near: Vec<String> = no_hand.near.iter().map(ToString::to_string).collect();
    let sessions = match sessions.as_slice() {
        [] => None,
        [one] => Some(format!("{what}; the only one is session {one}")),
        several => Some(format!(
            "{what}; the nearest are sessions {}",
            list(several)
        )),
    };
    if let Some(sessions) = sessions {
        return match near.first() {
            Some(hand) => format!("{sessions}; counted from the first session, it is {hand}"),
            None => sessions,
        };
    }
    match near.as_slice() {
        [] => what,
        [one] => format!("{what}; the nearest is {one}"),
        several => format!("{what}; the nearest are {}", list(several)),
    }
}

/// Says what is wrong with an entry, naming the hand it belongs to.
pub(in crate::cli) fn said_of_hand(said: &Text, hand: &HandCalled) -> Text {
    Text::both(|form| {
        format!(
            "Hand {} of {} ({hand}): {}",
            hand.number,
            on_day(&hand.evening.day),
            form.pick(said)
        )
    })
}

/// Returns the heading of a session in the log.
pub(in crate::cli) fn log_session(session: &StoredSession, name: &SessionName) -> String {
    let (body, name) = (&session.body, session_name(name));
    let chip = body
        .chip
        .as_ref()
        .map_or_else(String::new, |chip| format!(", a chip is {}", chip.text()));
    let state = if session.closed.is_some() {
        ""
    } else {
        ", open"
    };
    format!(
        "{name}: {}, {}{chip}{state}",
        list(&body.players),
        body.rules
    )
}

pub(in crate::cli) fn months_headings(money: bool) -> [&'static str; 6] {
    [
        "Month",
        if money { ">Money" } else { ">Chips" },
        ">At the table",
        ">Gains",
        ">Best",
        ">Worst",
    ]
}

pub(in crate::cli) fn hands_headings(money: bool) -> Vec<&'static str> {
    let chips = ["Day", ">Hand", ">Chips"].into_iter();
    let money = money.then_some(">Money");
    chips.chain(money).chain([""]).collect()
}
