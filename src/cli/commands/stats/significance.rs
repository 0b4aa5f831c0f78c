//! Which players differ significantly in what they win per hand.

use crate::cli::error::Failure;
use crate::cli::figures::{FigureContext, apart};
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::report::stats::{Stats, pairs};

/// Reports which players differ significantly.
pub(super) fn tell(
    stats: &Stats,
    chosen: &[usize],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let Some(apart) = apart(told, &pairs(stats, chosen)) else {
        return Ok(());
    };
    screen.line("")?;
    screen.line(Styled::heading(say!(lang, apart_head())))?;
    for sentence in apart.sentences {
        screen.paragraph(&Styled::from(sentence))?;
    }
    if let Some(by_chance) = apart.by_chance {
        screen.paragraph(&Styled::hint(by_chance))?;
    }
    Ok(())
}
