//! An evening for people: which one it is, and how everybody stands after it.

use super::counting::not_counting;
use super::note;
use super::standings;
use crate::cli::args::StandingsArgs;
use crate::cli::error::Failure;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{Ledger, SessionId};
use crate::report::session::NamesNow;

/// Describes the evening that some sessions belong to, with the hands of each.
pub(in crate::cli) fn evening_in_words(
    sessions: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let people = ledger.people()?;
    for session in sessions {
        let mut session = ledger.session(*session)?;
        let names = NamesNow::new(&people, &session.body.players);
        let players = session.body.players.iter_mut();
        players.for_each(|name| *name = names.called(name));
        let called = ledger.called(session.id)?;
        screen.paragraph(&Styled::heading(say!(lang, log_session(&session, &called))))?;
        let hands = if session.hands == 0 {
            say!(lang, no_hand_yet()).to_owned()
        } else if session.body.is_result {
            say!(lang, evening_result()).to_owned()
        } else {
            say!(lang, hands_of_evening(session.hands))
        };
        screen.prose(format!("  {hands}"))?;
        note::draw(session.id, &ledger.evening_notes()?, ledger, screen)?;
        if let Some(none) = not_counting(lang, ledger, session.id)? {
            screen.prose(format!("  {none}"))?;
        }
    }
    Ok(())
}

/// Shows how everybody stands after an evening of several sessions.
pub(in crate::cli) fn evening(
    sessions: &[SessionId],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    standings::told(&StandingsArgs::default(), sessions, ledger, screen)
}
