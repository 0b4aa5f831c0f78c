//! Counting hands.

use super::{Bak, BakSides, Flow, Moved, PersonStats, Played, Single, Stats, bak_cost};
use crate::ledger::{EntryId, People};
use crate::verdict::{Jokbo, Outcome, PaidFor, Party, Verdict};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Returns what everybody did in these hands, which come in the order in which they were played;
/// `None` where chips do not fit.
pub fn count(hands: &[Played], people: &People) -> Option<Stats> {
    let mut counting = Counting::default();
    for hand in hands {
        counting.hand(hand, people)?;
    }
    counting.stats()
}

/// Somebody, and what is needed to go on counting.
#[derive(Default)]
struct Tally {
    stats: PersonStats,
    evenings: BTreeSet<String>,
    jokbo: BTreeMap<Jokbo, Vec<EntryId>>,
    baks: BTreeMap<Bak, BakSides>,
    /// The run that goes on, and whether it is one of hands won.
    run: (Option<bool>, Vec<EntryId>),
    peak: i64,
}

/// A person: one of the ledger's by their place, or a name that is nobody's.
type Who = (usize, String);

#[derive(Default)]
struct Counting {
    people: BTreeMap<Who, Tally>,
    flows: BTreeMap<(Who, Who), (Moved, i64)>,
    hands: Vec<EntryId>,
    evenings: BTreeSet<String>,
}

fn who(name: &str, people: &People) -> Who {
    match people.of(name) {
        Some((place, person)) => (place, person.name.clone()),
        None => (people.all().len(), name.to_owned()),
    }
}

impl Moved {
    fn add(&mut self, hand: EntryId, chips: i64) -> Option<()> {
        self.chips = self.chips.checked_add(chips)?;
        if self.hands.last() != Some(&hand) {
            self.hands.push(hand);
        }
        Some(())
    }
}

impl Counting {
    fn hand(&mut self, hand: &Played, people: &People) -> Option<()> {
        self.hands.push(hand.entry);
        self.evenings.insert(hand.day.clone());
        let brought = self.payments(hand, people)?;
        for player in &hand.players {
            let person = self.people.entry(who(&player.name, people)).or_default();
            let chips = brought.get(player.name.as_str()).copied().unwrap_or(0);
            person.evenings.insert(hand.day.clone());
            person.hand(hand, &player.name, chips)?;
            if player.goes > 0 {
                let goes = &mut person.stats.goes;
                goes.said = goes.said.checked_add(player.goes)?;
                goes.hands.push(hand.entry);
                if won(&hand.verdict, &player.name) {
                    goes.won.push(hand.entry);
                }
            }
        }
        self.baks(hand, people)
    }

    /// Counts who paid whom; returns what each won from other people.
    fn payments<'h>(&mut self, hand: &'h Played, people: &People) -> Option<HashMap<&'h str, i64>> {
        let mut brought: HashMap<&str, i64> = HashMap::new();
        let mut add = |name: &'h str, chips: i64| {
            let sum = brought.entry(name).or_default();
            *sum = sum.checked_add(chips)?;
            Some(())
        };
        for payment in &hand.verdict.payments {
            match (&payment.from, &payment.to) {
                (Party::Player(from), Party::Player(to)) => {
                    let between = (who(from, people), who(to, people));
                    let (paid, _) = self.flows.entry(between).or_default();
                    paid.add(hand.entry, payment.chips)?;
                    add(from, payment.chips.checked_neg()?)?;
                    add(to, payment.chips)?;
                }
                (Party::Player(from), Party::Pot) => {
                    let person = self.people.entry(who(from, people)).or_default();
                    person.stats.pot = person.stats.pot.checked_sub(payment.chips)?;
                }
                (Party::Pot, Party::Player(to)) => {
                    let person = self.people.entry(who(to, people)).or_default();
                    person.stats.pot = person.stats.pot.checked_add(payment.chips)?;
                }
                (Party::Pot, Party::Pot) => {}
            }
        }
        for (name, chips) in &brought {
            let person = self.people.entry(who(name, people)).or_default();
            person.brought(*chips)?;
        }
        Some(brought)
    }

    /// Counts baks, and what was paid for others.
    fn baks(&mut self, hand: &Played, people: &People) -> Option<()> {
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
                .max(0);
            let person = self.people.entry(who(payer, people)).or_default();
            person.stats.covered.add(hand.entry, others)?;
            let between = (who(payer, people), who(winner, people));
            let (_, covered) = self.flows.entry(between).or_default();
            *covered = covered.checked_add(others)?;
        }
        Some(())
    }

    fn stats(self) -> Option<Stats> {
        let order: Vec<Who> = self.people.keys().cloned().collect();
        let place = |who: &Who| order.iter().position(|one| one == who);
        let flows = self.flows.into_iter().map(|((from, to), (paid, covered))| {
            Some(Flow {
                from: place(&from)?,
                to: place(&to)?,
                paid,
                covered,
            })
        });
        let flows = flows.collect::<Option<Vec<Flow>>>()?;
        let named = |((_, name), tally): (Who, Tally)| tally.done(name);
        Some(Stats {
            flows,
            people: self.people.into_iter().map(named).collect(),
            hands: self.hands,
            evenings: self.evenings.len(),
        })
    }
}

impl Tally {
    fn hand(&mut self, hand: &Played, name: &str, chips: i64) -> Option<()> {
        let entry = hand.entry;
        let won = won(&hand.verdict, name);
        // Somebody else won, and it cost something.
        let lost = !won && chips < 0 && ends_with_winner(&hand.verdict);
        let stats = &mut self.stats;
        stats.hands.push(entry);
        if won {
            stats.won.add(entry, chips)?;
            let score = hand.verdict.score().into_iter();
            for line in score.flat_map(|score| &score.jokbo) {
                self.jokbo.entry(line.id).or_default().push(entry);
            }
        } else if lost {
            stats.lost.add(entry, chips)?;
        }
        let single = Single { hand: entry, chips };
        if chips > stats.best.map_or(0, |best| best.chips) {
            stats.best = Some(single);
        }
        if chips < stats.worst.map_or(0, |worst| worst.chips) {
            stats.worst = Some(single);
        }
        self.runs(
            entry,
            if won {
                Some(true)
            } else {
                lost.then_some(false)
            },
        );
        Some(())
    }

    /// Counts chips of other people, won or lost; whoever sits out may be paid too.
    fn brought(&mut self, chips: i64) -> Option<()> {
        self.stats.chips = self.stats.chips.checked_add(chips)?;
        self.peak = self.peak.max(self.stats.chips);
        let fall = self.peak.checked_sub(self.stats.chips)?;
        self.stats.fall = self.stats.fall.max(fall);
        Some(())
    }

    /// Goes on with a run of hands won or of hands lost; what is neither ends it.
    fn runs(&mut self, hand: EntryId, kind: Option<bool>) {
        if self.run.0 != kind {
            self.run = (kind, Vec::new());
        }
        self.run.1.push(hand);
        let longest = match kind {
            Some(true) => &mut self.stats.winning,
            Some(false) => &mut self.stats.losing,
            None => return,
        };
        if self.run.1.len() > longest.len() {
            longest.clone_from(&self.run.1);
        }
    }

    fn done(mut self, name: String) -> PersonStats {
        let mut jokbo: Vec<_> = self.jokbo.into_iter().collect();
        jokbo.sort_by_key(|(id, hands)| (Reverse(hands.len()), *id));
        let baks = Bak::ALL.into_iter();
        let baks = baks.map(|bak| (bak, self.baks.remove(&bak).unwrap_or_default()));
        PersonStats {
            name,
            evenings: self.evenings.len(),
            jokbo,
            baks: baks.collect(),
            ..self.stats
        }
    }
}

/// Returns whether a player won a hand; in min-hwatu everybody above par did.
fn won(verdict: &Verdict, name: &str) -> bool {
    if verdict.outcome == Outcome::Counted {
        let mut net = verdict.net.iter();
        return net.any(|(player, chips)| player == name && *chips > 0);
    }
    verdict.winner.as_deref() == Some(name)
}

fn ends_with_winner(verdict: &Verdict) -> bool {
    verdict.winner.is_some() || verdict.outcome == Outcome::Counted
}

/// Returns what a player paid for the win.
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
