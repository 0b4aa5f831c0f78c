//! Counting hands for statistics.

use super::ended::SessionEnd;
use super::going::points;
use super::tally::{Brought, EndShare, PersonTally};
use super::{Bak, ChipsMoved, Group, Hands, PairFlow, PlayedHand, Stats, bak_cost, baks_cost};
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
    flows: BTreeMap<(PersonKey, PersonKey), PairFlow>,
    hands: Hands,
    rounds: Hands,
    games: Hands,
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
            rounds: Hands::NONE,
            games: Hands::NONE,
            evenings: BTreeSet::new(),
        }
    }

    /// Counts the next hand, in the order of play; each of its chips counts as `weight`. `None` if
    /// a sum is too large.
    pub(super) fn hand(&mut self, hand: &PlayedHand, weight: i64) -> Option<()> {
        let people = self.known;
        self.evenings.insert(Arc::clone(&hand.day));
        if hand.for_points {
            return self.round(hand);
        }
        self.hands.push(hand.entry);
        let brought = self.payments(hand, weight)?;
        for player in &hand.players {
            let person = self.people.entry(who(&player.name, people)).or_default();
            let chips = brought.get(player.name.as_str());
            let chips = chips.map_or(0, |brought| brought.from_people);
            person.hand(hand, weight, player, chips)?;
        }
        self.baks(hand, weight, people)
    }

    /// Counts a round of Koi-Koi that is played for points.
    fn round(&mut self, hand: &PlayedHand) -> Option<()> {
        self.rounds.push(hand.entry);
        for player in &hand.players {
            let mut all = hand.verdict.round().into_iter().flat_map(|it| &it.points);
            let scored = all.find(|(name, _)| *name == player.name);
            let scored = scored.map_or(0, |(_, points)| *points);
            let ahead = points(&hand.verdict, &player.name)?;
            let key = who(&player.name, self.known);
            let person = self.people.entry(key).or_default();
            person.round(hand, player, (scored, ahead))?;
        }
        Some(())
    }

    /// Counts the end of a session, after the hands of its day; each of its chips counts as
    /// `weight`. `None` if a sum is too large.
    pub(super) fn end(&mut self, day: &Arc<str>, end: &SessionEnd, weight: i64) -> Option<()> {
        let groups = Group::of_session(day, &end.rules, Some(end.game));
        if end.is_game {
            self.games.push(end.close);
        }
        let (mut loser, mut winner): (Option<&Name>, Option<(&Name, i64)>) = (None, None);
        for (name, points, pot) in &end.shares {
            let game = points.checked_mul(weight)?;
            let share = EndShare {
                game: end.is_game.then_some((game, *points)),
                pot: pot.checked_mul(weight)?,
            };
            let person = self.people.entry(who(name, self.known)).or_default();
            person.ended(day, end.close, share, &groups)?;
            match game {
                ..0 => loser = Some(name),
                1.. => winner = Some((name, game)),
                0 => {}
            }
        }
        if let (Some(from), Some((to, chips))) = (loser, winner) {
            self.flow(from, to).games.add(end.close, chips)?;
        }
        Some(())
    }

    /// Counts what a hand that no figure counts brought everybody; each of its chips counts as
    /// `weight`. `None` if a sum is too large.
    pub(super) fn uncounted(
        &mut self,
        day: &Arc<str>,
        net: &[(Name, i64)],
        groups: &[Group],
        weight: i64,
    ) -> Option<()> {
        for (name, chips) in net.iter().filter(|(_, chips)| *chips != 0) {
            let person = self.people.entry(who(name, self.known)).or_default();
            person.uncounted(day, chips.checked_mul(weight)?, groups)?;
        }
        Some(())
    }

    fn flow(&mut self, from: &str, to: &str) -> &mut PairFlow {
        let between = (who(from, self.known), who(to, self.known));
        self.flows.entry(between).or_default()
    }

    /// Counts who paid whom, and what the pot took and gave; returns what the hand brought
    /// everybody, by name. `None` if a sum is too large.
    fn payments<'h>(
        &mut self,
        hand: &'h PlayedHand,
        weight: i64,
    ) -> Option<HashMap<&'h str, Brought>> {
        let mut brought: HashMap<&str, Brought> = HashMap::new();
        for payment in &hand.verdict.payments {
            let chips = payment.chips.checked_mul(weight)?;
            let (from, to) = (&payment.from, &payment.to);
            if let (Party::Player(from), Party::Player(to)) = (from, to) {
                self.flow(from, to).paid.add(hand.entry, chips)?;
            }
            if let Party::Player(name) = from {
                let own = brought.entry(name).or_default();
                let (pot, people) = (&mut own.put, &mut own.from_people);
                if *to == Party::Pot {
                    *pot = pot.checked_add(chips)?;
                } else {
                    *people = people.checked_sub(chips)?;
                }
            }
            if let Party::Player(name) = to {
                let own = brought.entry(name).or_default();
                let (pot, people) = (&mut own.taken, &mut own.from_people);
                let sum = if *from == Party::Pot { pot } else { people };
                *sum = sum.checked_add(chips)?;
            }
        }
        for (name, brought) in &brought {
            let person = self.people.entry(who(name, self.known)).or_default();
            person.brought(hand, name, *brought)?;
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
            let each = Bak::ALL.map(|bak| (Some(bak), bak_cost(loss, bak)));
            for (bak, cost) in each.into_iter().chain([(None, baks_cost(loss))]) {
                let Some(cost) = cost else {
                    continue;
                };
                let cost = cost.checked_mul(weight)?;
                let own = if covered { 0 } else { cost };
                let loser = self.people.entry(who(&loss.player, people)).or_default();
                loser.sides_of(bak).taken.add(hand.entry, own)?;
                let winner = self.people.entry(who(winner, people)).or_default();
                winner.sides_of(bak).given.add(hand.entry, cost)?;
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
            let flow = self.flow(payer, winner);
            flow.covered = flow.covered.checked_add(others)?;
        }
        Some(())
    }

    /// Returns everybody's statistics; `None` if a sum is too large.
    pub(super) fn stats(self) -> Option<Stats> {
        let order: Vec<PersonKey> = self.people.keys().cloned().collect();
        let place = |who: &PersonKey| order.binary_search(who).ok();
        let flows = self.flows.into_iter().map(|((from, to), flow)| {
            Some(PairFlow {
                from: place(&from)?,
                to: place(&to)?,
                ..flow
            })
        });
        let flows = flows.collect::<Option<Vec<PairFlow>>>()?;
        let named = |((_, name), tally): (PersonKey, PersonTally)| tally.done(name);
        Some(Stats {
            flows,
            people: self.people.into_iter().map(named).collect(),
            hands: self.hands,
            rounds: self.rounds,
            games: self.games,
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
