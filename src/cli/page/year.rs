//! What a page covers: the evenings of a period with their hands, and the players.

use crate::card::Pile;
use crate::case::{AnyHand, Case};
use crate::cli::error::{Denied, Failure};
use crate::cli::figures::FigureContext;
use crate::cli::words::Lang;
use crate::closing::{is_for_points, moves_chips};
use crate::ledger::{
    Day, Grain, HandCalled, HandName, Ledger, Mark, People, Period, Seal, Season, SessionName,
    StoredHand, StoredSession,
};
use crate::record::{ChipValue, Name};
use crate::report::account::{List, Overall};
use crate::report::session::{NamesNow, named_by, verdict};
use crate::report::stats::{Stats, gather};
use crate::report::{HandRules, Measure, Rulesets, hand_rules};
use crate::rules::{Rules, Ruleset};
use crate::verdict::{Outcome, Verdict};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::Arc;

/// A player.
pub(super) struct PagePlayer {
    pub(super) name: Name,
    pub(super) guest: bool,
    pub(super) mark: Mark,
}

/// A hand on a page.
pub(super) struct Dealt {
    pub(super) name: HandName,
    pub(super) called: HandCalled,
    /// Why the hand was corrected, if it was.
    pub(super) corrected: Option<String>,
    pub(super) record: String,
    /// The verdict, with the names that people have today.
    pub(super) verdict: Verdict,
    pub(super) case: Case,
    /// Today's names of the people at the table.
    names: NamesNow,
    /// The people at the table, as positions in the list of people.
    pub(super) people: Vec<usize>,
    /// Whether chips moved, rather than points that become chips at the end.
    pub(super) moves_chips: bool,
    /// What a chip was worth in this hand, if anything.
    pub(super) chip: Option<ChipValue>,
}

impl Dealt {
    pub(super) fn rules(&self) -> &Rules {
        &self.case.ruleset().rules
    }

    /// Returns today's name of the person whom the record calls `name`.
    pub(super) fn called(&self, name: &str) -> Name {
        self.names.called(name)
    }

    /// Returns the winner's cards: the whole pile if the record has it, otherwise the scoring
    /// cards.
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
        // The record has the names as written; we find the winner through today's names.
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
pub(super) struct PageDay {
    /// The day, such as `2026-11-22`.
    pub(super) day: String,
    pub(super) hands: Vec<Dealt>,
    /// What the evening brought each person, in the unit of the page's figures.
    pub(super) nets: BTreeMap<usize, i64>,
    /// What the evening brought each person in every other unit.
    pub(super) others: Vec<(Measure, BTreeMap<usize, i64>)>,
}

impl PageDay {
    /// Returns the month, such as `2026-11`.
    pub(super) fn month(&self) -> &str {
        self.day.get(..7).unwrap_or(&self.day)
    }

    /// Returns the number of hands played, not counting those that were dealt again.
    pub(super) fn played(&self) -> usize {
        let hands = self.hands.iter();
        let played = hands.filter(|dealt| dealt.verdict.outcome != Outcome::Void);
        played.count()
    }

    /// Returns what a chip was worth, if that was the same in all hands.
    pub(super) fn worth(&self) -> Option<&ChipValue> {
        let first = self.hands.first()?.chip.as_ref();
        let mut hands = self.hands.iter();
        first.filter(|_| hands.all(|dealt| dealt.chip.as_ref() == first))
    }

    /// Returns the position of the person who won most; `None` if nobody or several people did.
    pub(super) fn winner(&self) -> Option<usize> {
        let most = self.nets.values().max().filter(|most| **most > 0)?;
        let mut first = self.nets.iter().filter(|(_, chips)| *chips == most);
        let winner = first.next().map(|(person, _)| *person);
        winner.filter(|_| first.next().is_none())
    }
}

/// Everything that a page covers.
pub(super) struct Year {
    pub(super) period: Period,
    /// The seasons of the ledger, which may name the period.
    pub(super) seasons: Vec<Season>,
    /// What is noted about the evenings of each day.
    pub(super) notes: BTreeMap<String, String>,
    /// How many adjustments the standings count in.
    pub(super) adjusted: usize,
    pub(super) seal: Seal,
    /// The players, in the order in which they first sat down.
    pub(super) people: Vec<PagePlayer>,
    /// The standings, currency by currency.
    pub(super) lists: Vec<List>,
    /// The unit of all other figures: one currency, or chips.
    pub(super) measure: Measure,
    /// The units that the figures leave out.
    pub(super) left: Vec<Measure>,
    /// The currency that was asked for, if any.
    pub(super) asked: Option<String>,
    /// The evenings, earliest first.
    pub(super) evenings: Vec<PageDay>,
    pub(super) stats: Stats,
    /// Rounds of Koi-Koi that were played for points and are left out of the figures.
    pub(super) for_points: u32,
}

impl Year {
    /// Reads what was played in a period, for one currency if asked. `seal` is that of the ledger.
    pub(super) fn read(
        ledger: &Ledger,
        period: Period,
        asked: Option<&str>,
        seal: Seal,
    ) -> Result<Self, Failure> {
        let people = ledger.people()?;
        let overall = Overall::read(ledger, &people, period, &[], asked)?;
        let mut who = Vec::new();
        for standing in overall.standings {
            let person = people.find(&standing.player);
            who.push(PagePlayer {
                guest: person.is_some_and(|(_, person)| person.guest),
                mark: people.mark(&standing.player).unwrap_or_default(),
                name: standing.player,
            });
        }
        let lists = overall.lists;
        let hands = |list: &List| {
            let standings = list.standings.iter();
            standings.map(|one| u64::from(one.hands)).sum::<u64>()
        };
        // The first of the lists with the most hands.
        let most = lists.iter().map(hands).max();
        let main = lists.iter().find(|list| Some(hands(list)) == most);
        let measure = main.map(|list| list.measure.clone()).unwrap_or_default();
        let measures = lists.iter().map(|list| list.measure.clone());
        let others = measures.filter(|one| *one != measure);
        let left = others.chain(overall.left).collect();
        let measures = std::slice::from_ref(&measure);
        let mut gathered =
            gather(ledger, &people, period, measures)?.ok_or(Denied::TooManyChips)?;
        let mut year = Self {
            period,
            seasons: ledger.seasons()?,
            notes: notes(ledger, period)?,
            adjusted: overall.adjusted,
            seal,
            people: who,
            lists,
            measure,
            left,
            asked: asked.map(str::to_owned),
            evenings: Vec::new(),
            stats: gathered.stats.pop().unwrap_or_default(),
            for_points: gathered.for_points.values().sum(),
        };
        year.evenings(ledger, &people)?;
        Ok(year)
    }

    /// Returns how the page's figures are formatted.
    pub(super) fn told(&self, lang: Lang) -> FigureContext<'_> {
        FigureContext {
            lang,
            unit: self.measure.money(),
        }
    }

    /// True if everything is counted in chips of equal worth.
    pub(super) fn is_alike(&self) -> bool {
        self.lists.len() <= 1 && self.measure.money().is_none()
    }

    /// Converts a person's chips in a hand to the page's unit; `None` if they are not counted.
    pub(super) fn counted(&self, dealt: &Dealt, chips: i64) -> Option<i64> {
        self.measure.weight(dealt.chip.as_ref())?.checked_mul(chips)
    }

    /// Returns what each person has won or lost, in the order of people; `None` if a sum overflows.
    pub(super) fn sums(&self) -> Option<Vec<i64>> {
        let mut sums = vec![0_i64; self.people.len()];
        for evening in &self.evenings {
            for (person, net) in &evening.nets {
                let sum = sums.get_mut(*person)?;
                *sum = sum.checked_add(*net)?;
            }
        }
        Some(sums)
    }

    /// Returns a person's position in the list of people, adding the person if missing.
    fn place(&mut self, people: &People, name: &str) -> usize {
        let called = people.called(name);
        let mut all = self.people.iter();
        all.position(|one| one.name == called).unwrap_or_else(|| {
            self.people.push(PagePlayer {
                name: called.into(),
                guest: people.find(name).is_some_and(|(_, person)| person.guest),
                mark: people.mark(name).unwrap_or_default(),
            });
            self.people.len() - 1
        })
    }

    /// Fills in the evenings.
    fn evenings(&mut self, ledger: &Ledger, people: &People) -> Result<(), Failure> {
        let mut days: BTreeMap<String, Vec<Dealt>> = BTreeMap::new();
        let mut rulesets = Rulesets::default();
        for day in ledger.days(self.period)? {
            let hands = self.day(ledger, people, &mut rulesets, &day)?;
            if !hands.is_empty() {
                days.insert(day.day, hands);
            }
        }
        let mut nets = self.nets(ledger, people)?;
        for day in nets.keys() {
            days.entry(day.clone()).or_default();
        }
        for (day, hands) in days {
            let mut all = nets.remove(&day).unwrap_or_default();
            let own = all.iter().position(|(one, _)| *one == self.measure);
            self.evenings.push(PageDay {
                nets: own.map(|own| all.remove(own).1).unwrap_or_default(),
                others: all,
                hands,
                day,
            });
        }
        Ok(())
    }

    /// Returns what each day brought everybody, for each unit.
    fn nets(
        &mut self,
        ledger: &Ledger,
        people: &People,
    ) -> Result<BTreeMap<String, Nets>, Failure> {
        let measures: Vec<Measure> = self.lists.iter().map(|list| list.measure.clone()).collect();
        let mut nets: BTreeMap<String, Nets> = BTreeMap::new();
        for total in ledger.totals(self.period, Grain::Day)? {
            let weight = |one: &Measure| Some((one.clone(), one.weight(total.worth())?));
            let Some((measure, weight)) = measures.iter().find_map(weight) else {
                continue;
            };
            let person = self.place(people, &total.player);
            let of_day = nets.entry(total.when).or_default();
            let at = of_day.iter().position(|(one, _)| *one == measure);
            let at = at.unwrap_or_else(|| {
                of_day.push((measure, BTreeMap::new()));
                of_day.len() - 1
            });
            let Some((_, own)) = of_day.get_mut(at) else {
                continue;
            };
            let net = own.entry(person).or_default();
            let chips = total.chips.checked_mul(weight);
            let sum = chips.and_then(|chips| net.checked_add(chips));
            *net = sum.ok_or(Denied::TooManyChips)?;
        }
        Ok(nets)
    }

    /// Returns the hands of a day, in an order on which two ledgers that imported each other agree.
    fn day(
        &mut self,
        ledger: &Ledger,
        people: &People,
        rulesets: &mut Rulesets,
        day: &Day,
    ) -> Result<Vec<Dealt>, Failure> {
        let mut found: Vec<(StoredHand, Rc<PageSession<'_>>)> = Vec::new();
        for on in &day.sessions {
            let session = ledger.session(on.session)?;
            let table = Rc::new(PageSession::new(ledger, people, rulesets, &session)?);
            if self.asked.is_some() && !self.measure.has(table.chip.as_ref()) {
                continue;
            }
            let hands = ledger.hands_on(&day.day, *on)?.into_iter();
            found.extend(hands.map(|hand| (hand, Rc::clone(&table))));
        }
        found.sort_by(|(one, _), (other, _)| one.in_order(other));
        let dealt = found.into_iter();
        dealt
            .map(|(hand, table)| self.dealt(people, &table, hand))
            .collect()
    }

    fn dealt(
        &mut self,
        people: &People,
        table: &PageSession<'_>,
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
            called: table.called.hand(hand.number, hand.id),
            corrected: hand.correction.map(|correction| correction.reason),
            chip: table.chip.clone(),
            record: hand.record,
            moves_chips: moves_chips(&found, is_for_points(&table.ruleset.rules)),
            verdict: found,
            case,
            names: table.names.clone(),
            people: own,
        })
    }

    /// Returns the mark of a person.
    pub(super) fn mark(&self, name: &str) -> Mark {
        let mut people = self.people.iter();
        let found = people.find(|one| one.name == name);
        found.map(|one| one.mark).unwrap_or_default()
    }

    /// Returns every hand with its evening, earliest first.
    pub(super) fn hands(&self) -> impl Iterator<Item = (&PageDay, &Dealt)> {
        let evenings = self.evenings.iter();
        evenings.flat_map(|evening| evening.hands.iter().map(move |hand| (evening, hand)))
    }

    /// Returns the months in which something was played, such as `2026-11`.
    pub(super) fn months(&self) -> Vec<&str> {
        let mut months: Vec<&str> = self.evenings.iter().map(PageDay::month).collect();
        months.dedup();
        months
    }
}

/// What a day brought everybody, for each unit.
type Nets = Vec<(Measure, BTreeMap<usize, i64>)>;

/// What a page needs to know about the session of its hands.
struct PageSession<'a> {
    ledger: &'a Ledger,
    ruleset: Arc<Ruleset>,
    names: NamesNow,
    called: SessionName,
    /// What a chip was worth.
    chip: Option<ChipValue>,
}

impl<'a> PageSession<'a> {
    fn new(
        ledger: &'a Ledger,
        people: &People,
        rulesets: &mut Rulesets,
        session: &StoredSession,
    ) -> Result<Self, Failure> {
        let body = &session.body;
        Ok(Self {
            ledger,
            ruleset: rulesets.read(body).map_err(Denied::Ruleset)?,
            names: NamesNow::new(people, &body.players),
            called: ledger.called(session.id)?,
            chip: body.worth().cloned(),
        })
    }

    /// Resolves the `rules` line of a hand.
    fn rules_of(&self, hand: &StoredHand) -> Result<Ruleset, Failure> {
        let HandRules { ruleset, .. } = match hand.correction {
            Some(_) => named_by(self.ledger, hand, &self.ruleset)?,
            None => hand_rules(&hand.record, &self.ruleset),
        };
        Ok(ruleset)
    }
}

/// Returns what is noted about the evenings of each day of a period.
fn notes(ledger: &Ledger, period: Period) -> Result<BTreeMap<String, String>, Failure> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let notes = ledger.evening_notes()?;
    if notes.is_empty() {
        return Ok(BTreeMap::new());
    }
    for session in ledger.session_ids(period)? {
        let Some(note) = notes.get(&ledger.whole_evening(session)?) else {
            continue;
        };
        let texts = [&note.text, &note.place].into_iter().flatten();
        let texts: Vec<&str> = texts.map(String::as_str).collect();
        let of_day = found.entry(ledger.day(session)?).or_default();
        let note = texts.join(" · ");
        if !of_day.contains(&note) {
            of_day.push(note);
        }
    }
    let each = found.into_iter();
    Ok(each.map(|(day, notes)| (day, notes.join(" · "))).collect())
}
