//! Menus of what a pile comes to, where its cards are not entered.

use super::answers::nobody;
use super::choose::Choose;
use crate::cli::prompt::ask::Among;
use crate::cli::words::{Lang, say};
use crate::record::{CountKind, Counts, Scored};
use std::io;

/// Returns how many of each kind are in a pile.
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

/// Returns what a pile comes to: its points, and what is among them.
pub(super) fn score(by: &dyn Choose, lang: Lang) -> io::Result<Option<Scored>> {
    let Some(points) = by.number(&say!(lang, menu_points()), 1..=MOST)? else {
        return Ok(None);
    };
    let labels = CountKind::ALL.map(|kind| say!(lang, menu_scored(kind)));
    let Some(chosen) = by.several(&say!(lang, menu_among()), &labels)? else {
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
    Ok(Some(Scored {
        points: points.into(),
        brights: has(CountKind::Brights),
        animals,
        ribbons: has(CountKind::Ribbons),
        junk: has(CountKind::Junk),
    }))
}

/// Returns what is among points, of what was asked.
pub(super) fn among(by: &dyn Choose, lang: Lang, asked: Among) -> io::Result<Option<String>> {
    let kinds = [
        (asked.brights, CountKind::Brights),
        (asked.animals, CountKind::Animals),
        (asked.ribbons, CountKind::Ribbons),
        (asked.junk, CountKind::Junk),
    ];
    let kinds = kinds.into_iter().filter(|(asked, _)| *asked);
    let kinds: Vec<CountKind> = kinds.map(|(_, kind)| kind).collect();
    let labels = kinds.iter().map(|kind| say!(lang, menu_scored(*kind)));
    let labels: Vec<String> = labels.collect();
    let Some(chosen) = by.several(&say!(lang, menu_among()), &labels)? else {
        return Ok(None);
    };
    let mut told = Vec::new();
    for kind in chosen.into_iter().map(|at| kinds[at]) {
        let mut word = kind.letter().to_string();
        if kind == CountKind::Animals {
            let Some(number) = by.number(&say!(lang, menu_count(kind)), 0..=kind.most())? else {
                return Ok(None);
            };
            word.push_str(&number.to_string());
        }
        told.push(word);
    }
    Ok(Some(if told.is_empty() {
        nobody()
    } else {
        told.join(" ")
    }))
}

/// The highest number that a menu lists.
const MOST: u32 = 99;
