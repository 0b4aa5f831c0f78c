//! Why something was not taken, for who has buttons and no keyboard.

use crate::card::Calendar;
use crate::evening::refusal::{BadEntry, BadSeating, Refusal, Why};
use crate::evening::state::{Evening, Mode};
use crate::ledger::{LedgerError, ServerFault};
use crate::serve::words::say;
use crate::words::{Lang, native};

/// Returns why something was not taken: cards by their names, and nothing of what only a prompt
/// takes.
pub(in crate::serve) fn refused(lang: Lang, refusal: &Refusal, evening: &Evening) -> String {
    match &*refusal.why {
        Why::Entry(BadEntry::NoAnswer { text, .. }) if !text.trim().is_empty() => {
            say!(lang, no_such_answer(text))
        }
        Why::Entry(BadEntry::Nobody { text, names }) => {
            let names: Vec<String> = names.iter().map(ToString::to_string).collect();
            say!(lang, nobody_called(text, &say!(lang, said_in_turn(&names))))
        }
        Why::Entry(BadEntry::Over) => say!(lang, hand_is_over()).to_owned(),
        Why::Seating(BadSeating::HandBegun) => say!(lang, hand_goes_on()).to_owned(),
        Why::YesOrNo | Why::EndsElsewhere => say!(lang, yes_or_no_here()).to_owned(),
        Why::Unfinished => say!(lang, finish_first()).to_owned(),
        _ => {
            let says = say!(lang, refusal(refusal));
            native::by_name(lang, says.seen(), calendar(evening))
        }
    }
}

/// Returns the calendar of the hand that is entered.
fn calendar(evening: &Evening) -> Calendar {
    match &evening.mode {
        Mode::Hand(play) => play.state().ruleset.rules.calendar(),
        Mode::Again(again, _) => again.calendar(),
        Mode::Dispute(dispute, _) => dispute.claimed.terms().calendar,
        _ => Calendar::Korean,
    }
}

/// Says why something was not written.
pub(in crate::serve) fn not_written(lang: Lang, error: &LedgerError) -> String {
    let told = match error {
        LedgerError::Server(ServerFault::Unknown(_)) => say!(lang, server_lost()),
        LedgerError::Server(fault) if fault.wrote_nothing() => say!(lang, server_away()),
        _ => say!(lang, ledger_failed()),
    };
    told.to_owned()
}
