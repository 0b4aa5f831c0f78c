//! What a page is about: the evenings of some days, each with its hands, and who played.

use crate::card::Pile;
use crate::case::{AnyHand, Case};
use crate::cli::error::{Denied, Failure};
use crate::cli::reading::standings::Overall;
use crate::cli::session::{NamesNow, named_by, verdict};
use crate::cli::words::signed;
use crate::closing::{is_for_points, moves_chips};
use crate::ledger::{
    Grain, HandName, Ledger, Mark, People, Period, Seal, StoredHand, StoredSession,
};
use crate::report::stats::{Stats, count, gather};
use crate::report::{HandRules, Purse, Standing, hand_rules};
use crate::rules::{self, Rules, Ruleset};
use crate::verdict::Verdict;
use std::collections::BTreeMap;
use std::path::Path;

/// Somebody who played.
pub(super) struct Who {
    pub(super) name: String,
    pub(super) guest: bool,
    pub(super) mark: Mark,
    pub(super) standing: Standing,
    pub(super) money: Purse,
}

impl Who {
    /// Returns what they won or lost.
    pub(super) fn chips(&self) -> String {
        signed(self.standing.chips)
    }
}

/// A hand as a page shows it.
pub(super) struct Dealt {
    pub(super) name: HandName,
    pub(super) corrected: bool,
    pub(super) record: String,
    /// With the names that people have now.
    pub(super) verdict: Verdict,
    pub(super) case: Case,
    /// What those at the table are called now.
    names: NamesNow,
    /// Those at the table, by their places among all.
    pub(super) people: Vec<usize>,
    /// Whether its chips moved, and not points that become chips at the end.
    pub(super) moves_chips: bool,
}

impl Dealt {
    pub(super) fn rules(&self) -> &Rules {
        &self.case.ruleset().rules
    }

    /// Returns what somebody is called now who was written so.
    pub(super) fn called(&self, name: &str) -> String {
        self.names.called(name)
    }

    /// Returns the cards of the winner: the whole pile where the record has it, else those that
    /// score.
    pub(super) fn pile(&self) -> Pile {
        let whole = self.whole_pile().unwrap_or(Pile::EMPTY);
        if !whole.is_empty() {
            return whole;
        }
        let lines = self.verdict.score().into_iter();
        let lines = lines.flat_map(|score| &score.jokbo);
        let mut cards = Pile::EMPTY;
        for card in lines.flat_map(|line| line.cards.iter()) {
            if !cards.contains(card) {
                cards.add(card);
            }
        }
        cards
    }

    fn whole_pile(&self) -> Option<Pile> {
        // The record has the names as they were written; the seats are in one order.
        let winner = self.verdict.winner.as_ref()?;
        let AnyHand::GoStop(hand) = self.case.hand().hand else {
            return None;
        };
        let mut players = hand.players.iter();
        let winner = players.find(|player| self.names.called(&player.name) == *winner)?;
        Some(winner.pile)
    }
}

/// The hands of a day.
pub(super) struct Evening {
    /// The day, such as `2026-11-22`.
    pub(super) day: String,
    pub(super) hands: Vec<Dealt>,
    /// What it brought, by person.
    pub(super) nets: BTreeMap<usize, i64>,
}

impl Evening {
    /// Returns the month, such as `2026-11`.
    pub(super) fn month(&self) -> &str {
        self.day.get(..7).unwrap_or(&self.day)
    }

    /// Returns who won most, if one did.
    pub(super) fn winner(&self) -> Option<usize> {
        let most = self.nets.values().max().filter(|most| **most > 0)?;
        let mut first = self.nets.iter().filter(|(_, chips)| *chips == most);
        let winner = first.next().map(|(person, _)| *person);
        winner.filter(|_| first.next().is_none())
    }
}

/// All that a page is about.
pub(super) struct Year {
    pub(super) period: Period,
    pub(super) seal: Seal,
    /// In the order in which they sat down first.
    pub(super) people: Vec<Who>,
    pub(super) worth: bool,
    /// The earliest first.
    pub(super) evenings: Vec<Evening>,
    pub(super) stats: Stats,
    /// The rounds of Koi-Koi that the figures leave out, as they were played for points.
    pub(super) for_points: u32,
}

impl Year {
    /// Returns what was played in some days; the seal is that of the ledger.
    pub(super) fn of(ledger: &Ledger, period: Period, seal: Seal) -> Result<Self, Failure> {
        let people = ledger.people()?;
        let overall = Overall::of(ledger, &people, period, &[], None)?;
        let worth = overall.worth;
        let (standings, purses) = (overall.standings, overall.money);
        let mut who = Vec::new();
        for (standing, money) in standings.into_iter().zip(purses) {
            let person = people.of(&standing.player);
            who.push(Who {
                name: standing.player.clone(),
                guest: person.is_some_and(|(_, person)| person.guest),
                mark: people.mark(&standing.player).unwrap_or_default(),
                standing,
                money,
            });
        }
        let gathered = gather(ledger, period)?;
        let stats = count(&gathered.hands, &people).ok_or(Denied::TooManyChips)?;
        let mut year = Self {
            period,
            seal,
            people: who,
            worth,
            evenings: Vec::new(),
            stats,
            for_points: gathered.for_points.values().sum(),
        };
        year.evenings(ledger, &people)?;
        Ok(year)
    }

    /// Returns the place of a person, who comes in if they have no result yet.
    fn place(&mut self, people: &People, name: &str) -> usize {
        let called = people.called(name);
        let mut all = self.people.iter();
        all.position(|one| one.name == called).unwrap_or_else(|| {
            self.people.push(Who {
                name: called.to_owned(),
                guest: people.of(name).is_some_and(|(_, person)| person.guest),
                mark: people.mark(name).unwrap_or_default(),
                standing: Standing::of_nothing(called),
                money: Purse::default(),
            });
            self.people.len() - 1
        })
    }

    /// Fills in the evenings.
    fn evenings(&mut self, ledger: &Ledger, people: &People) -> Result<(), Failure> {
        let mut days: BTreeMap<String, Vec<(Place, Dealt)>> = BTreeMap::new();
        for session in ledger.sessions()? {
            let table = AtTable::of(ledger, people, &session)?;
            for (day, hand) in ledger.hands_with_days(session.id)? {
                if self.period.has(&day) {
                    let place = (hand.at.clone(), hand.number, hand.record.clone());
                    let dealt = self.dealt(people, &table, hand)?;
                    days.entry(day).or_default().push((place, dealt));
                }
            }
        }
        let mut nets: BTreeMap<String, BTreeMap<usize, i64>> = BTreeMap::new();
        for total in ledger.totals(self.period, Grain::Day)? {
            let person = self.place(people, &total.player);
            let net = nets.entry(total.when).or_default();
            let net = net.entry(person).or_default();
            *net = net.checked_add(total.chips).ok_or(Denied::TooManyChips)?;
        }
        for day in nets.keys() {
            days.entry(day.clone()).or_default();
        }
        for (day, mut hands) in days {
            // Two ledgers that took in each other have them in one order.
            hands.sort_by(|(one, _), (other, _)| one.cmp(other));
            self.evenings.push(Evening {
                nets: nets.remove(&day).unwrap_or_default(),
                hands: hands.into_iter().map(|(_, dealt)| dealt).collect(),
                day,
            });
        }
        Ok(())
    }

    fn dealt(
        &mut self,
        people: &People,
        table: &AtTable<'_>,
        hand: StoredHand,
    ) -> Result<Dealt, Failure> {
        let ruleset = table.rules_of(&hand)?;
        let case = Case::written(&hand.record, &ruleset);
        let found = verdict(&hand, &case.ruleset().rules)?;
        let found = table.names.in_verdict(found);
        let net = found.net.iter();
        let own: Vec<usize> = net.map(|(name, _)| self.place(people, name)).collect();
        Ok(Dealt {
            name: hand.name(),
            corrected: hand.correction.is_some(),
            record: hand.record,
            moves_chips: moves_chips(&found, is_for_points(&table.ruleset.rules)),
            verdict: found,
            case,
            names: table.names.clone(),
            people: own,
        })
    }

    /// Returns by what somebody is told apart.
    pub(super) fn mark(&self, name: &str) -> Mark {
        let mut people = self.people.iter();
        let found = people.find(|one| one.name == name);
        found.map(|one| one.mark).unwrap_or_default()
    }

    /// Returns every hand with its evening, the earliest first.
    pub(super) fn hands(&self) -> impl Iterator<Item = (&Evening, &Dealt)> {
        let evenings = self.evenings.iter();
        evenings.flat_map(|evening| evening.hands.iter().map(move |hand| (evening, hand)))
    }

    /// Returns the months in which something was played, such as `2026-11`.
    pub(super) fn months(&self) -> Vec<&str> {
        let mut months: Vec<&str> = self.evenings.iter().map(Evening::month).collect();
        months.dedup();
        months
    }
}

/// By what the hands of a day come one after the other.
type Place = (String, u32, String);

/// A session as far as its hands need it.
struct AtTable<'a> {
    ledger: &'a Ledger,
    ruleset: Ruleset,
    names: NamesNow,
}

impl<'a> AtTable<'a> {
    fn of(ledger: &'a Ledger, people: &People, session: &StoredSession) -> Result<Self, Failure> {
        let body = &session.body;
        let ruleset = rules::from_text(&body.ruleset, &body.rules, Path::new("."))
            .map_err(Denied::Ruleset)?;
        Ok(Self {
            ledger,
            ruleset,
            names: NamesNow::of(people, &body.players),
        })
    }

    /// Returns what the `rules` line of a hand stands for.
    fn rules_of(&self, hand: &StoredHand) -> Result<Ruleset, Failure> {
        let HandRules { ruleset, .. } = match hand.correction {
            Some(_) => named_by(self.ledger, hand, &self.ruleset)?,
            None => hand_rules(&hand.record, &self.ruleset),
        };
        Ok(ruleset)
    }
}
