//! The rule that nobody drops out of two hands in a row. A record alone cannot show that.

use super::any_hand::AnyHand;
use crate::gostop::SeatRole;
use crate::letters::same_name;
use crate::record::{Act, Fault, Line, Name, NotInForce, Place, Problem, Record};
use crate::rules::Rules;
use std::sync::Arc;

/// Who chose to drop out of the hands that an evening played just before and just after a hand.
/// Hands that were dealt again are passed over.
#[derive(Clone, Debug, Default)]
pub struct DropsAround {
    /// Who dropped out of the hand before.
    pub before: Arc<[Name]>,
    /// Who dropped out of the hand after, if the rules of that hand let nobody drop twice in a row.
    pub after: Arc<[Name]>,
}

impl DropsAround {
    /// Returns a fault for each player who, by the record of a hand under these rules, drops out of
    /// it and, against the rules, out of the hand before or after it.
    pub(super) fn faults(&self, record: &Record, rules: &Rules) -> Vec<Fault> {
        let before = forbids(rules);
        let entries = record.entries.iter();
        let twice = entries.filter_map(|entry| {
            let Some(Line::Act(name, Act::Drops(false))) = &entry.line else {
                return None;
            };
            let among = |names: &[Name]| names.iter().any(|one| same_name(one, &name.value));
            let why = if before && among(&self.before) {
                NotInForce::TwoDrops
            } else if among(&self.after) {
                NotInForce::DropsNext
            } else {
                return None;
            };
            let place = Place {
                column: name.column,
                ..entry.place
            };
            let problem = Problem::NotInForce(why);
            Some(Fault { place, problem })
        });
        twice.collect()
    }
}

/// Returns whether rules let nobody drop twice in a row.
pub(super) fn forbids(rules: &Rules) -> bool {
    let rules = rules.gostop();
    rules.is_some_and(|rules| rules.gwangpalli_no_two_drops)
}

/// Returns who chose to drop out of a hand; nobody in games other than Go-Stop.
pub(super) fn dropped(hand: &AnyHand) -> Arc<[Name]> {
    let AnyHand::GoStop(hand) = hand else {
        return Arc::default();
    };
    let seated = hand.seating.all().iter();
    let dropped = seated.filter(|seated| seated.part == SeatRole::Drops);
    dropped.map(|seated| seated.name.clone()).collect()
}
