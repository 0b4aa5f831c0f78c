//! Menus for the value of a pile whose cards are not entered. They return `None` if nothing was
//! chosen.

use super::choose::Choose;
use crate::cli::words::{Lang, say};
use crate::record::{CountKind, Counts, ScoredPile};
use std::io;

/// Asks how many cards of each kind are in a pile.
pub(super) fn counts(by: &dyn Choose, lang: Lang) -> io::Result<Option<Counts>> {
    let mut told = Counts::default();
    for kind in CountKind::ALL {
        let question = say!(lang, menu_count(kind));
        let Some(count) = by.number(&question, 0..=kind.most().min(MOST))? else {
            return Ok(None);
        };
        *told.of_kind(kind) = count;
    }
    Ok(Some(told))
}

/// Asks what a pile is worth: its points, and what is in it.
pub(super) fn score(by: &dyn Choose, lang: Lang) -> io::Result<Option<ScoredPile>> {
    let Some(points) = by.number(say!(lang, menu_points()), 1..=MOST)? else {
        return Ok(None);
    };
    let labels = CountKind::ALL.map(|kind| say!(lang, menu_scored(kind)));
    let Some(chosen) = by.several(say!(lang, menu_among()), &labels)? else {
        return Ok(None);
    };
    let among: Vec<CountKind> = chosen.into_iter().map(|at| CountKind::ALL[at]).collect();
    let has = |kind| among.contains(&kind);
    let mut animals = None;
    if has(CountKind::Animals) {
        let kind = CountKind::Animals;
        animals = by.number(&say!(lang, menu_count(kind)), 0..=kind.most())?;
        if animals.is_none() {
            return Ok(None);
        }
    }
    Ok(Some(ScoredPile {
        points: points.into(),
        brights: has(CountKind::Brights),
        animals,
        ribbons: has(CountKind::Ribbons),
        junk: has(CountKind::Junk),
    }))
}

/// The highest number that a menu lists.
const MOST: u32 = 99;
