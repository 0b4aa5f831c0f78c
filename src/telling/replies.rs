//! What answers add to a told line.

use super::hear::Heard;
use super::{AskId, Fact, FactKind, LineOf, Spoken};
use crate::card::Flower;
use crate::record::{CountKind, Seat};

/// What answers add to a told line.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Replies {
    pub(super) facts: Vec<Fact>,
    pub(super) answered: Vec<AskId>,
    pub(super) months: Vec<(Spoken, Flower)>,
    /// Kinds whose told number was a number of cards (true) or of points (false).
    pub(super) cards: Vec<(CountKind, bool)>,
    /// The players who pay for all because of a go.
    pub(super) go_bak: Vec<Seat>,
}

impl Replies {
    /// Adds the answers to what was heard.
    pub(super) fn apply(&self, heard: &mut Heard) {
        for fact in &mut heard.facts {
            match &mut fact.what {
                FactKind::Happened(_, _, month) if month.is_none() => {
                    let told = self
                        .months
                        .iter()
                        .find(|(word, _)| fact.words.first() == Some(word));
                    *month = told.map(|(_, month)| *month);
                }
                FactKind::Count(kind, count, unit) if !*unit => {
                    match self.cards.iter().find(|(of, _)| of == kind) {
                        Some((_, true)) => *unit = true,
                        Some((kind, false)) => {
                            fact.what = FactKind::LinePoints(LineOf::Kind(*kind), *count);
                        }
                        None => {}
                    }
                }
                FactKind::DokBak if fact.seat.is_some_and(|seat| self.go_bak.contains(&seat)) => {
                    fact.what = FactKind::GoBak;
                }
                _ => {}
            }
        }
        heard.facts.extend(self.facts.iter().cloned());
    }
}
