//! What a page covers: the evenings of a period with their hands, and the players.

use super::PageSubject;
use super::dealt::{Dealt, PageDay, notes};
use crate::cli::error::{Denied, Failure};
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::ledger::{Grain, Ledger, Mark, People, Period, Seal, Season};
use crate::record::Name;
use crate::report::account::{List, Overall, adjusted_shares};
use crate::report::stats::{PersonStats, Stats, gather};
use crate::report::year::{Night, Title};
use crate::report::{Measure, Rulesets};
use std::collections::{BTreeMap, BTreeSet};
use std::slice::from_ref;

/// A player.
pub(super) struct PagePlayer {
    pub(super) name: Name,
    pub(super) guest: bool,
    pub(super) mark: Mark,
}

/// Everything that a page covers.
pub(super) struct Year {
    pub(super) subject: PageSubject,
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
    /// Whether the standings count whole games of Koi-Koi.
    pub(super) games: bool,
    /// The unit of all other figures: one currency, or chips.
    pub(super) measure: Measure,
    /// The units that the figures leave out.
    pub(super) left: Vec<Measure>,
    /// The evenings, earliest first.
    pub(super) evenings: Vec<PageDay>,
    /// The same evenings, reduced to who was there and what it brought them.
    pub(super) nights: Vec<Night>,
    /// The same, where each evening has also brought what was adjusted since the one before; the last
    /// has what was adjusted later, too.
    pub(super) course: Vec<Night>,
    pub(super) stats: Stats,
    /// How many evenings there were; a page of one person has only that person's.
    pub(super) held: usize,
    pub(super) titles: Vec<Title>,
    /// The same days a year earlier, if something was played then.
    pub(super) before: Option<YearBefore>,
    /// How many evenings were left out because others than those asked for played too.
    pub(super) with_others: usize,
    /// Whether amounts are told in chips, or not at all if chips had several worths.
    pub(super) without_money: bool,
}

/// The same days a year earlier.
pub(super) struct YearBefore {
    pub(super) evenings: usize,
    /// What each person won or lost, in the order of the page's people; `None` for somebody who was
    /// not there.
    pub(super) sums: Vec<Option<i64>>,
}

impl Year {
    /// Reads what a page is about. `seal` is that of the ledger; `earned` finds the titles.
    pub(super) fn read(
        ledger: &Ledger,
        subject: &PageSubject,
        seal: Seal,
        earned: fn(&Self) -> Vec<Title>,
    ) -> Result<Self, Failure> {
        // A person has the same colour on every page of a ledger.
        let marks = ledger.people()?;
        if subject.scope.is_all() {
            return Self::of_ledger(ledger, &marks, subject, seal, earned);
        }
        let part = subject.scope.part(ledger, subject.period)?;
        let year = Self::of_ledger(&part.ledger, &marks, subject, seal, earned)?;
        Ok(Self {
            with_others: part.with_others,
            ..year
        })
    }

    fn of_ledger(
        ledger: &Ledger,
        marks: &People,
        subject: &PageSubject,
        seal: Seal,
        earned: fn(&Self) -> Vec<Title>,
    ) -> Result<Self, Failure> {
        let (period, asked) = (subject.period, subject.currency.as_deref());
        let people = ledger.people()?;
        let overall = Overall::read(ledger, &people, period, &[], asked)?;
        let mut who = Vec::new();
        for standing in overall.standings {
            let person = people.find(&standing.player);
            who.push(PagePlayer {
                guest: person.is_some_and(|(_, person)| person.guest),
                mark: marks.mark(&standing.player).unwrap_or_default(),
                name: standing.player,
            });
        }
        let lists = overall.lists;
        let person = subject.person.as_deref();
        let hands = |list: &List| {
            let standings = list.standings.iter();
            let own = standings.filter(|one| person.is_none_or(|person| one.player == person));
            own.map(|one| u64::from(one.hands)).sum::<u64>()
        };
        // The first of the lists with the most hands, or with the most of the only person.
        let most = lists.iter().map(hands).max();
        let main = lists.iter().find(|list| Some(hands(list)) == most);
        let measure = main.map(|list| list.measure.clone()).unwrap_or_default();
        // What a page of one person leaves out are chips of that person's own.
        let own = subject.person.as_ref();
        let own = own.map(|name| Overall::read(ledger, &people, period, from_ref(name), asked));
        let own = own.transpose()?;
        let (listed, adjusted) = match &own {
            Some(own) => (&own.lists, own.adjusted),
            None => (&lists, overall.adjusted),
        };
        let listed = listed.iter().filter(|list| !list.standings.is_empty());
        let measures = listed.map(|list| list.measure.clone());
        let others = measures.filter(|one| *one != measure);
        let left = others.chain(overall.left).collect();
        let measures = from_ref(&measure);
        let mut gathered =
            gather(ledger, &people, period, measures)?.ok_or(Denied::TooManyChips)?;
        let mut year = Self {
            subject: subject.clone(),
            seasons: ledger.seasons()?,
            notes: notes(ledger, period)?,
            adjusted,
            seal,
            people: who,
            games: overall.games,
            lists,
            measure,
            left,
            evenings: Vec::new(),
            nights: Vec::new(),
            course: Vec::new(),
            stats: gathered.stats.pop().unwrap_or_default(),
            held: 0,
            titles: Vec::new(),
            before: None,
            with_others: 0,
            without_money: false,
        };
        year.evenings(ledger, &people)?;
        year.held = year.evenings.len();
        year.reduce(ledger, &people)?;
        if !subject.untitled {
            year.titles = earned(&year);
        }
        if let Some(only) = year.only() {
            year.keep_those_of(only);
            year.reduce(ledger, &people)?;
        }
        year.before = year.before(ledger, &people)?;
        Ok(year)
    }

    /// Reduces the evenings to who was there and what it brought them.
    fn reduce(&mut self, ledger: &Ledger, people: &People) -> Result<(), Failure> {
        let evenings = self.evenings.iter();
        let nights = evenings.filter_map(|evening| evening.night(&self.measure));
        self.nights = nights.collect();
        self.course = self.course(ledger, people)?;
        Ok(())
    }

    /// Returns the evenings with what was adjusted.
    fn course(&self, ledger: &Ledger, people: &People) -> Result<Vec<Night>, Failure> {
        let mut course = self.nights.clone();
        for share in adjusted_shares(ledger, people, self.subject.period, &[])? {
            let weight = self.measure.weight(share.worth.as_ref());
            let person = self.position(&share.player);
            let Some((weight, person)) = weight.zip(person) else {
                continue;
            };
            let at = course.iter().position(|night| night.day >= share.day);
            let at = at.unwrap_or(course.len().saturating_sub(1));
            let Some(night) = course.get_mut(at) else {
                continue;
            };
            let units = share.units.checked_mul(weight);
            let net = night.nets.entry(person).or_default();
            let sum = units.and_then(|units| net.checked_add(units));
            *net = sum.ok_or(Denied::TooManyChips)?;
        }
        Ok(course)
    }

    /// Returns what the same days of the year before brought, in the page's unit; `None` if nothing
    /// was played then, or if the page has no first or no last day.
    fn before(&self, ledger: &Ledger, people: &People) -> Result<Option<YearBefore>, Failure> {
        let Period { since, until } = self.subject.period;
        // The day after the last one is moved, since a February may have had another last day.
        let last = |until: Date| until.next()?.a_year_before()?.days_before(1);
        let (Some(since), Some(until)) =
            (since.and_then(Date::a_year_before), until.and_then(last))
        else {
            return Ok(None);
        };
        let period = Period {
            since: Some(since),
            until: Some(until),
        };
        let mut sums = vec![None; self.people.len()];
        let mut days: BTreeSet<String> = BTreeSet::new();
        for total in ledger.totals(period, Grain::Day)? {
            let Some(weight) = self.measure.weight(total.worth()) else {
                continue;
            };
            let called = people.called(&total.player);
            if self.shows(called) {
                days.insert(total.when);
            }
            let place = self.people.iter().position(|one| one.name == called);
            let Some(sum) = place.and_then(|place| sums.get_mut(place)) else {
                continue;
            };
            let chips = total.chips.checked_mul(weight);
            let added = chips.and_then(|chips| sum.unwrap_or(0_i64).checked_add(chips));
            *sum = Some(added.ok_or(Denied::TooManyChips)?);
        }
        Ok((!days.is_empty()).then_some(YearBefore {
            evenings: days.len(),
            sums,
        }))
    }

    /// Returns a person's position in the list of people.
    pub(super) fn position(&self, name: &str) -> Option<usize> {
        self.people.iter().position(|one| one.name == name)
    }

    /// Returns a person's statistics; `None` for somebody of whom no hand counts.
    pub(super) fn stats_of(&self, person: usize) -> Option<&PersonStats> {
        let name = &self.people.get(person)?.name;
        self.stats.people.iter().find(|one| one.name == *name)
    }

    /// Returns the only person whose figures the page has, if somebody asked for such a page.
    pub(super) fn only(&self) -> Option<usize> {
        let name = self.subject.person.as_deref()?;
        self.position(name)
    }

    /// Returns whether the page has figures of the person with this name.
    pub(super) fn shows(&self, name: &str) -> bool {
        let only = self.subject.person.as_deref();
        only.is_none_or(|only| only == name)
    }

    /// Returns the people of whom the page has figures, as positions.
    pub(super) fn shown_people(&self) -> Vec<usize> {
        let all = || (0..self.people.len()).collect();
        self.only().map_or_else(all, |only| vec![only])
    }

    /// Formats a day, without the year if all evenings are of one year.
    pub(super) fn on_day(&self, lang: Lang, day: &str) -> String {
        let year = |evening: &PageDay| evening.day.get(..4).map(str::to_owned);
        let ends = self.evenings.first().zip(self.evenings.last());
        if ends.is_some_and(|(first, last)| year(first) == year(last)) {
            say!(lang, page_short_day(day))
        } else {
            say!(lang, on_day(day))
        }
    }

    /// Returns the name of a person.
    pub(super) fn name(&self, person: usize) -> &str {
        self.people.get(person).map_or("", |one| one.name.as_str())
    }

    /// Returns a person's position in the list of people, adding the person if missing.
    pub(super) fn place(&mut self, people: &People, name: &str) -> usize {
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
        for day in ledger.days(self.subject.period)? {
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
        for total in ledger.totals(self.subject.period, Grain::Day)? {
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

    /// Returns the mark of a person.
    pub(super) fn mark(&self, name: &str) -> Mark {
        let mut people = self.people.iter();
        let found = people.find(|one| one.name == name);
        found.map(|one| one.mark).unwrap_or_default()
    }

    /// Returns every hand that figures count, with its evening, earliest first: those in the page's
    /// unit, without results of whole evenings.
    pub(super) fn hands(&self) -> impl Iterator<Item = (&PageDay, &Dealt)> {
        let evenings = self.evenings.iter();
        let hands = evenings.flat_map(|evening| evening.hands.iter().map(move |it| (evening, it)));
        hands.filter(|(_, dealt)| !dealt.is_result && self.measure.has(dealt.chip.as_ref()))
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
