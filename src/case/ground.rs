//! What a record is judged by: its ruleset, as far as that is known, and the faults in its form.

use super::any_hand::AnyHand;
use super::doubt::rests_on_rules;
use crate::record::{
    Act, Fault, Faults, Header, Line, NotInForce, Place, Problem, Reading, RecordEntry,
};
use crate::rules::{Game, KeyFault, Rules, Ruleset};
use crate::verdict::{Verdict, check};
use crate::{gostop, koikoi, minhwatu};

/// The ruleset of a record, and whether it is the one that was meant. While that is in doubt, which
/// only a fault can cause, nothing settles.
#[derive(Clone, Debug)]
pub(super) enum RulesetStanding {
    /// The ruleset is the one that was meant.
    Known(Ruleset),
    /// The ruleset may not be the one that was meant, so its rules prove nothing.
    Doubtful {
        /// The ruleset nearest to the one that was meant.
        nearest: Ruleset,
        /// The first fault in the `rules` and `set` lines.
        first: Fault,
        others: Vec<Fault>,
    },
}

impl RulesetStanding {
    pub(super) fn new(ruleset: Ruleset, faults: Vec<Fault>) -> Self {
        let mut faults = faults.into_iter();
        match faults.next() {
            None => Self::Known(ruleset),
            Some(first) => Self::Doubtful {
                nearest: ruleset,
                first,
                others: faults.collect(),
            },
        }
    }

    /// Returns the ruleset that was meant, or the nearest to it.
    pub(super) const fn ruleset(&self) -> &Ruleset {
        match self {
            Self::Known(ruleset) => ruleset,
            Self::Doubtful { nearest, .. } => nearest,
        }
    }

    /// Sets a key of the ruleset. Does nothing if it is not clear which game was meant.
    pub(super) fn set(&mut self, key: &str, value: &str) -> Result<(), KeyFault> {
        match self {
            Self::Known(ruleset) => ruleset.rules.set(key, value),
            Self::Doubtful { .. } if self.faults().any(names_no_ruleset) => Ok(()),
            Self::Doubtful { nearest, .. } => nearest.rules.set(key, value),
        }
    }

    /// Returns the faults that leave the ruleset in doubt.
    pub(super) fn faults(&self) -> impl Iterator<Item = &Fault> {
        let (first, others) = match self {
            Self::Known(_) => (None, [].as_slice()),
            Self::Doubtful { first, others, .. } => (Some(first), others.as_slice()),
        };
        first.into_iter().chain(others)
    }
}

/// What a record is judged by: its ruleset and the faults in its form.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    /// The ruleset with the record's `set` lines applied.
    pub(super) standing: RulesetStanding,
    /// The faults in the form of the record's lines.
    pub(super) form: Vec<Fault>,
}

impl Ground {
    pub(super) const fn ruleset(&self) -> &Ruleset {
        self.standing.ruleset()
    }

    /// Returns the faults of form: what is wrong with the text itself, including its `rules` and
    /// `set` lines.
    pub(super) fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.standing.faults().chain(&self.form)
    }

    /// Removes the cards that a line lists more often than the pack has them. In min-hwatu such
    /// cards stay, since they prove cheating; in another game, or if the game is in doubt, they are
    /// a slip.
    pub(super) fn refuse_surplus(&mut self, entry: &mut RecordEntry) {
        let Some(Line::Act(_, Act::Has(cards, _))) = &mut entry.line else {
            return;
        };
        if self.ruleset().game() == Game::MinHwatu {
            return;
        }
        let is_named = !self.standing.faults().any(names_no_ruleset);
        for card in cards.take_surplus() {
            entry.flawed = true;
            let (column, card, holder) = (card.column, card.value, None);
            let problem = Problem::DuplicateCard { card, holder };
            let fault = Fault::new(entry.place.line, column, problem);
            self.form.extend(is_named.then_some(fault));
        }
    }

    /// Turns the reading of one game into that of any game, and adds the faults of form to its
    /// faults.
    pub(super) fn told<T>(
        &self,
        reading: Reading<T>,
        told: impl Fn(T) -> AnyHand,
    ) -> Reading<AnyHand> {
        let own = reading.faults.into_iter();
        let mut faults: Vec<Fault> = own
            .filter(|fault| self.holds(fault))
            .chain(self.faults().cloned())
            .collect();
        faults.sort_by_key(|fault| fault.place);
        Reading {
            hand: told(reading.hand),
            ended: reading.ended,
            faults,
            gaps: reading.gaps,
        }
    }

    /// Returns whether a fault would also be one under the rules that were meant, as far as these
    /// are known.
    pub(super) const fn holds(&self, fault: &Fault) -> bool {
        matches!(self.standing, RulesetStanding::Known(_)) || !rests_on_rules(&fault.problem)
    }

    /// Returns the verdict on the lines up to line `last`, or every fault in them. A verdict that
    /// does not add up is never returned: a fault then reports the bug in the program.
    pub(super) fn settle(&self, reading: Reading<AnyHand>, last: u32) -> Result<Verdict, Faults> {
        let mut faults = reading.faults;
        if !reading.ended && !reading.gaps {
            let end = Place {
                line: last,
                column: 1,
            };
            let unfinished = reading.hand.unfinished(end);
            faults.extend(Some(unfinished).filter(|fault| self.holds(fault)));
            faults.sort_by_key(|fault| fault.place);
        }
        match &self.standing {
            RulesetStanding::Known(ruleset) if faults.is_empty() => {
                settled(&reading.hand, ruleset).map_err(|fault| vec![fault].into())
            }
            _ => Err(faults.into()),
        }
    }
}

/// Returns the verdict on a hand after checking that it adds up.
fn settled(told: &AnyHand, ruleset: &Ruleset) -> Result<Verdict, Fault> {
    let name = &ruleset.name;
    let (verdict, pot, most) = match (told, &ruleset.rules) {
        (AnyHand::GoStop(hand), Rules::GoStop(rules)) => {
            let verdict = gostop::settle(hand, rules, name)?;
            (verdict, hand.pot, rules.most_of_one_payer())
        }
        (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => {
            (koikoi::settle(round, rules, name)?, 0, None)
        }
        (AnyHand::MinHwatu(table), Rules::MinHwatu(rules)) => {
            (minhwatu::settle(table, rules, name)?, 0, None)
        }
        _ => return Err(Fault::new(1, 1, Problem::NotInForce(NotInForce::OtherGame))),
    };
    match check(&verdict, pot, most) {
        Ok(()) => Ok(verdict),
        Err(imbalance) => Err(Fault::unplaced(Problem::Unbalanced(imbalance))),
    }
}

/// Applies the `set` lines among the headers to a ruleset; returns that ruleset and the faults of
/// these lines.
pub(super) fn with_sets<'a>(
    mut ruleset: Ruleset,
    headers: impl Iterator<Item = (u32, &'a Header)>,
) -> (Ruleset, Vec<Fault>) {
    let mut faults = Vec::new();
    for (line, header) in headers {
        let Header::Set(key, value) = header else {
            continue;
        };
        if let Err(fault) = ruleset.rules.set(&key.value, value) {
            faults.push(Fault::new(line, key.column, Problem::Key(fault)));
        }
    }
    (ruleset, faults)
}

/// Returns whether this fault leaves open which game was meant.
pub(super) const fn names_no_ruleset(fault: &Fault) -> bool {
    matches!(fault.problem, Problem::UnknownRules { .. })
}
