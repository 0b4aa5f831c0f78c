//! Words about hands noted elsewhere.

use crate::ledger::{EveningName, HandCalled};
use crate::report::notes::Tie;

/// Says how many noted hands were taken in, and of how many days.
pub(in crate::cli) fn notes_taken_in(
    new: usize,
    days: usize,
    known: usize,
    is_evenings: bool,
) -> String {
    match (new, known) {
        (0, _) => "Every hand was here already; nothing changed.".to_owned(),
        (1, 0) if is_evenings => "The result of 1 evening taken in.".to_owned(),
        (new, 0) if is_evenings => format!("The results of {new} evenings taken in."),
        (new, known) if is_evenings => format!(
            "The results of {new} evenings taken in; {} here already.",
            more_were(known)
        ),
        (new, 0) => format!("{} of {} taken in.", hands_of(new), days_of(days)),
        (new, known) => format!(
            "{} of {} taken in; {} here already.",
            hands_of(new),
            days_of(days),
            more_were(known),
        ),
    }
}

/// Says of how many more something was so.
pub(super) fn more_were(known: usize) -> String {
    match known {
        1 => "1 more was".to_owned(),
        known => format!("{known} more were"),
    }
}

pub(in crate::cli) fn more_hands_wrong(hands: usize) -> String {
    match hands {
        1 => "one more hand cannot be read; nothing was taken in".to_owned(),
        hands => format!("{hands} more hands cannot be read; nothing was taken in"),
    }
}

pub(in crate::cli) fn hands_of(count: usize) -> String {
    match count {
        1 => "1 hand".to_owned(),
        count => format!("{count} hands"),
    }
}

fn days_of(count: usize) -> String {
    match count {
        1 => "1 day".to_owned(),
        count => format!("{count} days"),
    }
}

/// Says why a noted hand cannot correct one of the ledger.
pub(in crate::cli) fn no_correction(tie: Tie, hand: &HandCalled) -> String {
    let why = match tie {
        Tie::Chip => "a chip was worth something else there",
        Tie::Rules => "other rules were played there",
        Tie::Terms => {
            "it has the same amounts there, as another kind of result or in chips of another \
             worth"
        }
        Tie::Correction | Tie::Players => "other people played there",
    };
    format!(
        "That hand cannot be corrected with it: {why}. If it was a slip, void it: `dokbak \
         dispute {hand}`."
    )
}

/// Says that the notes value a chip differently from a session.
pub(in crate::cli) fn other_worth(
    name: &EveningName,
    here: Option<&str>,
    noted: Option<&str>,
) -> String {
    let worth = |chip: Option<&str>| chip.map_or("no money".to_owned(), str::to_owned);
    format!(
        "On the evening of {name} a chip is worth {}, but {} in the notes. That cannot be \
         corrected; it stays as it is.",
        worth(here),
        worth(noted)
    )
}
