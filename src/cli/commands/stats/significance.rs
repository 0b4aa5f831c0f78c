//! Which players differ significantly in what they win per hand.

use crate::cli::error::Failure;
use crate::cli::figures::{FigureContext, apart_per};
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{PairDifference, Per};

/// Reports which players differ significantly.
pub(super) fn tell(
    per: Per,
    pairs: &[PairDifference<'_>],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let Some(apart) = apart_per(told, per, pairs) else {
        return Ok(());
    };
    screen.line("")?;
    let head = match per {
        Per::Hand => say!(lang, apart_head()),
        Per::Round => say!(lang, rounds_apart_head()),
    };
    screen.line(Styled::heading(head))?;
    for sentence in apart.sentences {
        screen.paragraph(&Styled::from(sentence))?;
    }
    if let Some(by_chance) = apart.by_chance {
        screen.paragraph(&Styled::hint(by_chance))?;
    }
    Ok(())
}
