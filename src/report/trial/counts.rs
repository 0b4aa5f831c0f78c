//! What the counts of a loser may leave open.

use super::{Recorded, Trial, otherwise};
use crate::record::{Act, AskedCounts, At, CountKind, Counts, Line, Name};
use crate::report::fact::Fact;

/// The counts of a loser, as a line gives them.
struct Counted<'a> {
    at: u32,
    name: &'a At<Name>,
    counts: Counts,
    /// The kinds that were asked for, where the line came from questions.
    asked: Option<AskedCounts>,
}

impl Recorded {
    fn counted(&self) -> impl Iterator<Item = Counted<'_>> {
        self.entries.iter().filter_map(|entry| match &entry.line {
            Some(Line::Act(name, Act::Counts(counts))) => Some(Counted {
                at: entry.place.line,
                name,
                counts: *counts,
                asked: entry.comment.as_deref().and_then(AskedCounts::read),
            }),
            _ => None,
        })
    }

    /// Returns a trial for each loser of whom a count was not asked for.
    pub(super) fn of_counts(&self, fact: Fact) -> Vec<Trial> {
        let trial = |counted: Counted<'_>| Trial {
            fact,
            player: Some(counted.name.value.to_string()),
            changes: counted
                .others(fact, self.rain_protects)
                .into_iter()
                .map(|counts| {
                    let line = Line::Act(counted.name.clone(), Act::Counts(counts));
                    otherwise(counted.at, line)
                })
                .collect(),
        };
        self.counted().map(trial).collect()
    }
}

impl Counted<'_> {
    /// Returns what the counts may have been as well.
    fn others(&self, fact: Fact, rain_protects: bool) -> Vec<Counts> {
        let of = self.counts;
        if fact == Fact::Rain {
            // Where it protects, the rain is one of the brights that were counted; else it may have
            // been left out by who was asked for the others.
            let counted = u32::from(!rain_protects);
            let other = Counts {
                brights: 1 - counted,
                ..of
            };
            let open = of.brights == counted && (!rain_protects || self.asked.is_some());
            return if open { vec![other] } else { Vec::new() };
        }
        // A person who counts gives all.
        let Some(asked) = &self.asked else {
            return Vec::new();
        };
        let unasked = |kind| !asked.0.contains(&kind);
        match fact {
            Fact::Brights if unasked(CountKind::Brights) => vec![Counts { brights: 1, ..of }],
            Fact::Ribbons | Fact::AnyCard if unasked(CountKind::Ribbons) => {
                vec![Counts { ribbons: 1, ..of }]
            }
            Fact::Animals | Fact::AnyCard if unasked(CountKind::Animals) => {
                vec![Counts { animals: 1, ..of }]
            }
            // The question about junk ends at the number from which there is no pi-bak.
            Fact::Junk if unasked(CountKind::Junk) => {
                [1, MUCH_JUNK].map(|junk| Counts { junk, ..of }).to_vec()
            }
            Fact::Junk => vec![Counts {
                junk: MUCH_JUNK,
                ..of
            }],
            _ => Vec::new(),
        }
    }
}

/// Junk enough under any rules.
const MUCH_JUNK: u32 = 20;
