//! Counting hands for statistics.

use super::tally::PersonTally;
use super::{Bak, ChipsMoved, Hands, PairFlow, PlayedHand, Stats, bak_cost};
use crate::ledger::{EntryId, People};
use crate::record::Name;
use crate::verdict::{PaidFor, Party, Verdict};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// Returns everybody's statistics over these hands, which must be in the order of play. Chips are
/// added up whatever they were worth; `None` if a sum is too large.
pub fn count(hands: &[PlayedHand], people: &People) -> Option<Stats> {
    let mut counting = StatsCounter::new(people);
    for hand in hands {
        counting.hand(hand, 1)?;
    }
    counting.stats()
}

/// A person, by place among all people, and the name. Names that belong to nobody share the place
/// after the last person's.
type PersonKey = (usize, Name);

/// The statistics while hands are being counted.
pub(super) struct StatsCounter<'p> {
    known: &'p People,
    people: BTreeMap<PersonKey, PersonTally>,
    flows: BTreeMap<(PersonKey, PersonKey), (ChipsMoved, i64)>,
    hands: Hands,
    evenings: BTreeSet<Arc<str>>,
}

fn who(name: &str, people: &People) -> PersonKey {
    match people.find(name) {
        Some((place, person)) => (place, person.name.clone()),
        None => (people.all().len(), name.into()),
    }
}

impl ChipsMoved {
    pub(super) fn add(&mut self, hand: EntryId, chips: i64) -> Option<()> {
        self.chips = self.chips.checked_add(chips)?;
        if self.hands.last() != Some(hand) {
            self.hands.push(hand);
        }
        Some(())
    }
}

impl<'p> StatsCounter<'p> {
    /// Returns empty statistics for these people.
    pub(super) const fn new(known: &'p People) -> Self {
        Self {
            known,
            people: BTreeMap::new(),
            flows: BTreeMap::new(),
            hands: Hands::NONE,
            evenings: BTreeSet::new(),
        }
    }

    /// Counts the next hand, in the order of play; each of its chips counts as `weight`. `None` if
    /// a sum is too large.
    pub(super) fn hand(&mut self, hand: &PlayedHand, weight: i64) -> Option<()> {
        let people = self.known;
        self.hands.push(hand.entry);
        self.evenings.insert(Arc::clone(&hand.day));
        let brought = self.payments(hand, weight, people)?;
        for player in &hand.players {
            let person = self.people.entry(who(&player.name, people)).or_default();
            let chips = brought.get(player.name.as_str()).copied().unwrap_or(0);
            person.hand(hand, weight, player, chips)?;
        }
        self.baks(hand, weight, people)
    }

    /// Counts who paid whom; returns what each player won from other people, by name. `None` if a
    /// sum is too large.
    fn payments<'h>(
        &mut self,
        hand: &'h PlayedHand,
        weight: i64,
        people: &People,
    ) -> Option<HashMap<&'h str, i64>> {
        let mut brought: HashMap<&str, i64> = HashMap::new();
        let mut add = |name: &'h str, chips: i64| {
            let sum = brought.entry(name).or_default();
            *sum = sum.checked_add(chips)?;
            Some(())
        };
        for payment in &hand.verdict.payments {
            let chips = payment.chips.checked_mul(weight)?;
            match (&payment.from, &payment.to) {
                (Party::Player(from), Party::Player(to)) => {
                    let between = (who(from, people), who(to, people));
                    let (paid, _) = self.flows.entry(between).or_default();
                    paid.add(hand.entry, chips)?;
                    add(from, chips.checked_neg()?)?;
                    add(to, chips)?;
                }
                (Party::Player(from), Party::Pot) => {
                    let person = self.people.entry(who(from, people)).or_default();
                    person.stats.pot = person.stats.pot.checked_sub(chips)?;
                }
                (Party::Pot, Party::Player(to)) => {
                    let person = self.people.entry(who(to, people)).or_default();
                    person.stats.pot = person.stats.pot.checked_add(chips)?;
                }
                (Party::Pot, Party::Pot) => {}
            }
        }
        for (name, chips) in &brought {
            let person = self.people.entry(who(name, people)).or_default();
            person.brought(hand, name, *chips)?;
        }
        Some(brought)
    }

    /// Counts baks, and what was paid for others; `None` if a sum is too large.
    fn baks(&mut self, hand: &PlayedHand, weight: i64, people: &People) -> Option<()> {
        let verdict = &hand.verdict;
        let Some(winner) = &verdict.winner else {
            return Some(());
        };
        let liability = verdict.liability();
        for loss in verdict.losses() {
            let covered = liability.is_some_and(|it| it.covers.contains(&loss.player));
            for bak in Bak::ALL {
                let Some(cost) = bak_cost(loss, bak) else {
                    continue;
                };
                let cost = cost.checked_mul(weight)?;
                let own = if covered { 0 } else { cost };
                let loser = self.people.entry(who(&loss.player, people)).or_default();
                let sides = loser.baks.entry(bak).or_default();
                sides.taken.add(hand.entry, own)?;
                let winner = self.people.entry(who(winner, people)).or_default();
                let sides = winner.baks.entry(bak).or_default();
                sides.given.add(hand.entry, cost)?;
            }
        }
        if let Some(liability) = liability {
            let payer = &liability.payer;
            let for_all = paid_for_win(verdict, payer)?;
            let own = verdict.losses().iter().find(|loss| loss.player == *payer);
            let others = for_all
                .checked_sub(own.map_or(0, |loss| loss.chips))?
                .max(0)
                .checked_mul(weight)?;
            let person = self.people.entry(who(payer, people)).or_default();
            person.covered(hand.entry, liability.kind, others)?;
            let between = (who(payer, people), who(winner, people));
            let (_, covered) = self.flows.entry(between).or_default();
            *covered = covered.checked_add(others)?;
        }
        Some(())
    }

    /// Returns everybody's statistics; `None` if a sum is too large.
    pub(super) fn stats(self) -> Option<Stats> {
        let order: Vec<PersonKey> = self.people.keys().cloned().collect();
        let place = |who: &PersonKey| order.binary_search(who).ok();
        let flows = self.flows.into_iter().map(|((from, to), (paid, covered))| {
            Some(PairFlow {
                from: place(&from)?,
                to: place(&to)?,
                paid,
                covered,
            })
        });
        let flows = flows.collect::<Option<Vec<PairFlow>>>()?;
        let named = |((_, name), tally): (PersonKey, PersonTally)| tally.done(name);
        Some(Stats {
            flows,
            people: self.people.into_iter().map(named).collect(),
            hands: self.hands,
            evenings: self.evenings.len(),
        })
    }
}

/// Returns what a player paid for the win; `None` if the sum is too large.
fn paid_for_win(verdict: &Verdict, payer: &str) -> Option<i64> {
    let mut wins = verdict.payments.iter();
    wins.try_fold(0_i64, |sum, payment| {
        if payment.reason == PaidFor::Win && payment.from.is_player(payer) {
            sum.checked_add(payment.chips)
        } else {
            Some(sum)
        }
    })
}
