//! Words about evenings that were recorded twice.

use super::on_day;
use crate::ledger::{SessionName, TwiceFault};
use crate::record::Name;
use crate::report::Alike;
use crate::words::en::list;

/// Says which two sessions seem to be one evening, and why.
pub(crate) fn alike(alike: &Alike, (one, other): (&str, &str), players: &[Name]) -> String {
    let (day, players) = (on_day(&alike.day), list(players));
    let (hands, others) = alike.hands;
    let equal = match alike.equal {
        1 => "1 hand".to_owned(),
        equal => format!("{equal} hands"),
    };
    let money = if alike.word.handed.0.is_empty() {
        ""
    } else {
        " Both have the same payments, too."
    };
    format!(
        "Evenings {one} and {other} ({day}: {players}) have {equal} with the same chips, of \
         {hands} and {others}.{money}"
    )
}

/// Returns the name of one of two sessions that may be the same: its evening, and its first hand
/// unless the session began the evening.
pub(crate) fn twice_part(name: &SessionName) -> String {
    match name.before {
        0 => name.evening.to_string(),
        before => format!("{} from hand {} on", name.evening, before + 1),
    }
}

/// Says that an evening, or its part from hand `from` on, does not count because `counts` does.
pub(crate) fn is_beside(from: u32, counts: &SessionName) -> String {
    let counts = &counts.evening;
    if from <= 1 {
        format!("Kept twice: {counts} counts for this evening, and this one does not.")
    } else {
        format!("Kept twice: from hand {from} on, {counts} counts and this one does not.")
    }
}

/// Says why two sessions cannot be one evening.
pub(crate) fn twice_fault(fault: TwiceFault) -> String {
    match fault {
        TwiceFault::Same(session) => {
            format!("the same number, {session}, was given twice; name two evenings")
        }
        TwiceFault::Empty(session) => {
            format!(
                "session {session} has no hand of its own, so nothing in it can have been kept \
                 twice"
            )
        }
    }
}
