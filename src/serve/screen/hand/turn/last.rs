//! What the last turn did, for those who did not enter it.

use super::super::picture::{CardPicture, pictures};
use crate::evening::hand::HandState;
use crate::record::{Act, Line, Turn};
use crate::serve::screen::HandEvent;
use crate::serve::words::say;
use crate::words::{Lang, native};

/// What the last turn did.
pub(super) struct LastTurn {
    /// Whose it was, and what came of it.
    pub(super) says: String,
    /// The cards that were captured.
    pub(super) took: Vec<CardPicture>,
}

impl LastTurn {
    /// Returns what the last turn did; nothing before the first.
    pub(super) fn read(lang: Lang, state: &HandState) -> Option<Self> {
        let (hand, rules) = state.gostop()?;
        let past = hand.turns.last()?;
        let name = hand.name(past.seat);
        let mut parts = vec![name.to_string()];
        let calendar = rules.calendar;
        let month = past.moved.bombed.map(|(month, _)| month.month(calendar));
        parts.extend(month.map(|month| say!(lang, bomb_of(month))));
        if matches!(past.turns.as_slice(), [Turn::Flips(_)]) {
            parts.push(say!(lang, no_hand_card()).to_owned());
        }
        if past.moved.ppuk.is_some() {
            parts.push(say!(lang, event_name(HandEvent::Ppuk)).to_owned());
        }
        let specials = past.moved.specials.iter();
        parts.extend(specials.map(|special| say!(lang, special_name(*special)).to_owned()));
        if past.took.is_empty() {
            parts.push(say!(lang, took_nothing()).to_owned());
        }
        Some(Self {
            says: parts.join(" · "),
            took: pictures(lang, past.took, calendar),
        })
    }
}

/// Returns what was said since the last turn, in the words of the table; a hand that was dealt
/// stays secret.
pub(super) fn said_since(lang: Lang, state: &HandState) -> Vec<String> {
    let calendar = state.ruleset.rules.calendar();
    let lines = state.lines().rev();
    let since = lines
        .take_while(|line| !matches!(line, Line::Act(_, act) if Turn::from_act(act).is_some()));
    let told =
        since.filter(|line| matches!(line, Line::Act(_, act) if !matches!(act, Act::Holds(_))));
    let mut said: Vec<String> = told
        .map(|line| native::line(lang, line, calendar))
        .collect();
    said.reverse();
    said
}
