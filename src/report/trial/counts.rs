//! Trials for losers whose recorded number of brights may or may not include the rain.

use super::{Recorded, Trial, otherwise};
use crate::record::{Act, Bound, CountKind, Counts, Known, Line, Name, Spanned};
use crate::report::fact::UnrecordedFact;

impl Recorded {
    /// Returns a trial for each loser whose only bright may have been the rain, or who may have had
    /// the rain without being recorded with a bright. If the rain protects under the new rules, it
    /// may have been left out of the recorded brights; if not, it may have been counted as one.
    pub(super) fn of_rain(&self) -> Vec<Trial> {
        let counted = u32::from(!self.rain_protects);
        let trial = |(at, name, act): (u32, &Spanned<Name>, &Act)| {
            let line = Line::Act(name.clone(), other(act, counted)?);
            Some(Trial {
                fact: UnrecordedFact::Rain,
                player: Some(name.value.clone()),
                changes: vec![otherwise(at, line)],
            })
        };
        self.acts().filter_map(trial).collect()
    }
}

/// Returns the act with one bright more or less; `None` if it does not record `counted` brights.
fn other(act: &Act, counted: u32) -> Option<Act> {
    match act {
        // Somebody who counts all brights has counted the rain.
        Act::Counts(counts) if counted > 0 && counts.brights == counted => {
            Some(Act::Counts(Counts {
                brights: 1 - counted,
                ..*counts
            }))
        }
        Act::Known(facts) => {
            let told = |fact: &Known| {
                let of = |bound| Known::Count(CountKind::Brights, bound);
                *fact == of(Bound::Exactly(counted)) || *fact == of(Bound::AtLeast(counted))
            };
            let other = Known::Count(CountKind::Brights, Bound::Exactly(1 - counted));
            let mut others = facts.clone();
            let fact = others.iter_mut().find(|fact| told(fact))?;
            *fact = other;
            Some(Act::Known(others))
        }
        _ => None,
    }
}
