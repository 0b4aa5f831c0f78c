//! Words about the ledger.

use super::{list, signed};
use crate::date::Date;
use crate::ledger::{EntryId, StoredCorrection, StoredHand, StoredSession};
use crate::verdict::Verdict;
use std::path::Path;

pub(in crate::cli) fn no_terminal() -> String {
    "standard input or output is no terminal; `dokbak play --script FILE` plays the lines of a file, \
     and `dokbak settle FILE` settles one hand"
        .to_owned()
}

pub(in crate::cli) fn no_place() -> String {
    "the data directory of this machine is not known; name a ledger with --ledger FILE".to_owned()
}

pub(in crate::cli) fn unreadable(name: &str, error: &std::io::Error) -> String {
    format!("{name}: cannot be read: {error}")
}

pub(in crate::cli) fn not_utf8(name: &str, line: usize, column: usize) -> String {
    no_utf8_at(&format!("{name}:{line}:{column}"))
}

/// Returns that what stands at a place is no UTF-8 text.
pub(in crate::cli) fn no_utf8_at(place: &str) -> String {
    format!("{place}: this is no UTF-8 text; save the file as UTF-8")
}

pub(in crate::cli) fn ledger_gone(path: &Path) -> String {
    format!("the ledger {} is gone", path.display())
}

/// Returns what a failure of the ledger is, with the file it is about.
pub(in crate::cli) fn ledger_failed(path: &Path, message: &str) -> String {
    format!("{}: {message}", path.display())
}

pub(in crate::cli) fn no_ledger(path: &Path) -> String {
    format!(
        "Nothing is written yet: there is no ledger at {}.",
        path.display()
    )
}

pub(in crate::cli) fn nothing_played() -> String {
    "No hand is written that fits.".to_owned()
}

pub(in crate::cli) fn bad_date(text: &str) -> String {
    format!("--since {text}: write a day, such as 2026-11-20")
}

/// Returns the day of a moment of the ledger, as people here count days.
pub(in crate::cli) fn day(at: &str) -> String {
    Date::of(at).map_or_else(|| at.to_owned(), |day| day.to_string())
}

/// Returns the heading of a session in the log.
pub(in crate::cli) fn log_session(session: &StoredSession) -> String {
    let body = &session.body;
    let day = day(&session.at);
    let chip = body
        .chip
        .as_ref()
        .map_or_else(String::new, |chip| format!(", a chip is {chip}"));
    let state = if session.closed.is_some() {
        ""
    } else {
        ", open"
    };
    format!(
        "Session {} of {day}: {}, {}{chip}{state}",
        session.id,
        list(&body.players),
        body.rules
    )
}

pub(in crate::cli) fn log_headings() -> [&'static str; 4] {
    [">Id", ">Hand", "Ended", "Brought"]
}

pub(in crate::cli) fn hands_headings() -> [&'static str; 5] {
    ["Day", ">Session", ">Id", ">Chips", ""]
}

/// Returns what a row is that is no hand, but the end of a session.
pub(in crate::cli) fn settled_row(session: i64) -> String {
    format!("session {session} settled")
}

/// Returns what each player won or lost, in one line: the points where no chips moved for them.
pub(in crate::cli) fn brought(verdict: &Verdict, net: &[(String, i64)]) -> String {
    let round = verdict.round.as_ref();
    let each: Vec<String> = match round.filter(|_| verdict.payments.is_empty()) {
        Some(round) => round
            .points
            .iter()
            .map(|(name, points)| format!("{name} {points}"))
            .collect(),
        None => net
            .iter()
            .map(|(name, chips)| format!("{name} {}", signed(*chips)))
            .collect(),
    };
    each.join(", ")
}

pub(in crate::cli) fn corrected(ended: &str, reason: &str) -> String {
    format!("{ended} (corrected: {reason})")
}

/// Returns the heading of a shown hand.
pub(in crate::cli) fn shown_hand(hand: &StoredHand) -> String {
    let day = day(&hand.at);
    format!(
        "Hand {} of the ledger, in session {}, written {day} by {}",
        hand.id, hand.session, hand.engine
    )
}

/// Returns that what is shown is a correction, and why it was written.
pub(in crate::cli) fn corrected_by(entry: i64, at: &str, reason: &str) -> String {
    let day = day(at);
    format!("Corrected {day} as {entry}: {reason}")
}

/// Returns that what is shown does not stand any more.
pub(in crate::cli) fn corrected_since(last: &StoredCorrection) -> String {
    let day = day(&last.at);
    format!(
        "This does not stand any more; corrected {day} as {}: {}",
        last.id, last.reason
    )
}

pub(in crate::cli) fn see_original(hand: i64) -> String {
    format!("`dokbak show {hand} --original` shows it as it was first written.")
}

/// Returns that every entry is as it was written.
pub(in crate::cli) fn verified(head: Option<&(EntryId, String)>) -> String {
    match head {
        None => "The ledger is empty.".to_owned(),
        Some((entry, hash)) => {
            format!("All as written, up to entry {entry}; its hash is {hash}.")
        }
    }
}
