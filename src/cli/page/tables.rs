//! The tables of the page: standings, months, who paid whom, and figures.

use super::year::{PagePlayer, Year};
use crate::cli::draw::amount;
use crate::cli::figures::{FigureContext, each, percent};
use crate::cli::words::{Lang, say};
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::account::List;
use crate::report::stats::{PairFlow, PersonStats};
use crate::report::year::known_for;
use crate::report::{Purse, Standing};
use crate::words::jokbo;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A number, both as a value and as shown.
pub(super) struct Number {
    pub(super) value: i64,
    pub(super) shown: String,
}

impl Number {
    /// Formats a counted number with its sign.
    pub(super) fn new(value: i64, told: FigureContext<'_>) -> Self {
        Self {
            value,
            shown: told.number(value).into_seen(),
        }
    }

    /// Formats a number of chips without a sign.
    pub(super) fn plain(value: i64, told: FigureContext<'_>) -> Self {
        Self {
            value,
            shown: told
                .unit
                .map_or_else(|| value.to_string(), |_| told.number(value).into_seen()),
        }
    }
}

/// The standings in one currency, or in chips that are worth nothing.
pub(super) struct StandingsView {
    /// The heading with the currency, if there are several lists.
    pub(super) head: Option<String>,
    /// The money that one unit is worth; `None` if the unit is a chip.
    pub(super) unit: Option<String>,
    /// Whether the chips are worth money.
    pub(super) worth: bool,
    pub(super) rows: Vec<StandingView>,
}

/// A person's row of the standings.
pub(super) struct StandingView {
    pub(super) person: usize,
    pub(super) name: Name,
    pub(super) guest: bool,
    pub(super) mark: Mark,
    pub(super) chips: Number,
    pub(super) money: String,
    pub(super) hands: u32,
    pub(super) won: u32,
    pub(super) best: Number,
    pub(super) worst: Number,
}

/// Returns the standings for each currency, the biggest winner first.
pub(super) fn standings(lang: Lang, year: &Year) -> Vec<StandingsView> {
    let several = year.lists.len() > 1;
    let view = |list: &List| {
        let currency = list.measure.currency();
        let unit = list.measure.money();
        StandingsView {
            head: several.then(|| say!(lang, counted_in(currency))),
            unit: unit.map(ToString::to_string),
            worth: currency.is_some(),
            rows: ranked(lang, year, list),
        }
    };
    year.lists.iter().map(view).collect()
}

fn ranked(lang: Lang, year: &Year, list: &List) -> Vec<StandingView> {
    let told = FigureContext {
        lang,
        unit: list.measure.money(),
    };
    let standings = list.standings.iter().enumerate();
    let standings = standings.filter(|(_, one)| year.shows(&one.player));
    let mut ranked: Vec<(usize, &Standing)> = standings.collect();
    ranked.sort_by_key(|(_, standing)| (Reverse(standing.chips), &standing.player));
    let view = |(at, standing): (usize, &Standing)| {
        let mut people = year.people.iter().enumerate();
        let (person, who) = people.find(|(_, who)| who.name == standing.player)?;
        let money = list.money.get(at);
        Some(StandingView {
            person,
            name: who.name.clone(),
            guest: who.guest,
            mark: who.mark,
            chips: Number::new(standing.chips, told),
            money: money.map(|money| worth(lang, money)).unwrap_or_default(),
            hands: standing.hands,
            won: standing.gains,
            best: Number::new(standing.best, told),
            worst: Number::new(standing.worst, told),
        })
    };
    ranked.into_iter().filter_map(view).collect()
}

fn worth(lang: Lang, purse: &Purse) -> String {
    let amounts = purse.amounts().iter();
    let texts: Vec<String> = amounts.map(|one| amount(lang, one).into_seen()).collect();
    texts.join(", ")
}

/// Returns what each person has won or lost in all; `None` if a sum overflows.
pub(super) fn sums(lang: Lang, year: &Year) -> Option<Vec<Number>> {
    let (told, sums) = (year.told(lang), year.sums()?);
    let people = year.shown_people().into_iter();
    let sums = people.map(|person| Some(Number::new(sums.get(person).copied()?, told)));
    sums.collect()
}

/// A row of numbers, one for each person.
pub(super) struct NetRow {
    /// The day or month, as a plain value.
    pub(super) when: String,
    pub(super) name: String,
    pub(super) evenings: usize,
    pub(super) hands: usize,
    pub(super) nets: Vec<NetCell>,
}

/// What a person won or lost in a row.
pub(super) struct NetCell {
    pub(super) net: Option<Number>,
    /// The length of the bar; each side has 50 units.
    pub(super) bar: i64,
    /// Where the bar begins.
    pub(super) from: i64,
    pub(super) mark: Mark,
}

/// Returns a row for every evening.
pub(super) fn evenings(lang: Lang, year: &Year) -> Vec<NetRow> {
    let rows = year.evenings.iter().map(|evening| NetRow {
        when: evening.day.clone(),
        name: say!(lang, on_day(&evening.day)),
        evenings: 1,
        hands: evening.played(),
        nets: cells(lang, year, &evening.nets, 0),
    });
    rows.collect()
}

/// Returns a row for every month; `None` if a sum overflows.
pub(super) fn months(lang: Lang, year: &Year) -> Option<Vec<NetRow>> {
    let mut sums: Vec<(String, usize, usize, BTreeMap<usize, i64>)> = Vec::new();
    for evening in &year.evenings {
        if sums
            .last()
            .is_none_or(|(month, ..)| month != evening.month())
        {
            sums.push((evening.month().to_owned(), 0, 0, BTreeMap::new()));
        }
        let (_, evenings, hands, nets) = sums.last_mut()?;
        *evenings += 1;
        *hands += evening.played();
        for (person, chips) in &evening.nets {
            let sum = nets.entry(*person).or_default();
            *sum = sum.checked_add(*chips)?;
        }
    }
    let all = sums.iter().flat_map(|(.., nets)| nets.values());
    let most = all.map(|chips| chips.unsigned_abs()).max().unwrap_or(0);
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = sums.iter().map(|(month, evenings, hands, nets)| NetRow {
        when: month.clone(),
        name: say!(lang, page_month(month)),
        evenings: *evenings,
        hands: *hands,
        nets: cells(lang, year, nets, most),
    });
    Some(rows.collect())
}

fn cells(lang: Lang, year: &Year, nets: &BTreeMap<usize, i64>, most: i64) -> Vec<NetCell> {
    let people = year.shown_people().into_iter();
    let people = people.filter_map(|person| Some((person, year.people.get(person)?)));
    let cells = people.map(|(person, who)| {
        let net = nets.get(&person).copied();
        let part = i128::from(net.unwrap_or(0)) * 50 / i128::from(most.max(1));
        let length = i64::try_from(part).unwrap_or(0);
        NetCell {
            net: net.map(|net| Number::new(net, year.told(lang))),
            bar: length.abs(),
            from: 50 + length.min(0),
            mark: who.mark,
        }
    });
    cells.collect()
}

/// What one person paid the others, in the order of all people.
pub(super) struct PaidRow {
    pub(super) name: Name,
    pub(super) mark: Mark,
    /// `None` for the person's own column.
    pub(super) paid: Vec<Option<Number>>,
    pub(super) sum: Number,
}

/// Returns who paid whom how much; `None` if a sum overflows.
pub(super) fn paid(lang: Lang, year: &Year) -> Option<Vec<PaidRow>> {
    let number = |chips: i64| Number::plain(chips, year.told(lang));
    let stats = &year.stats;
    let place = |name: &str| stats.people.iter().position(|one| one.name == name);
    let rows = year.people.iter().map(|from| {
        let cells: Vec<Option<i64>> = year
            .people
            .iter()
            .map(|to| {
                let flow = || stats.flow(place(&from.name)?, place(&to.name)?);
                let chips = || flow().map_or(0, PairFlow::chips);
                (to.name != from.name).then(chips)
            })
            .collect();
        let mut paid = cells.iter().flatten();
        let sum = paid.try_fold(0_i64, |sum, chips| sum.checked_add(*chips))?;
        Some(PaidRow {
            name: from.name.clone(),
            mark: from.mark,
            sum: number(sum),
            paid: cells.into_iter().map(|chips| chips.map(number)).collect(),
        })
    });
    rows.collect()
}

/// One person's figures.
pub(super) struct FigureRow {
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) few: bool,
    pub(super) hands: usize,
    pub(super) won: usize,
    pub(super) per_win: String,
    pub(super) goes: u32,
    pub(super) goes_won: String,
    pub(super) baks_taken: usize,
    pub(super) cost: String,
    pub(super) baks_given: usize,
    pub(super) brought: String,
    pub(super) covered: String,
    pub(super) favourite: String,
}

/// Returns everybody's figures, in the order in which they first sat down.
pub(super) fn figures(lang: Lang, year: &Year) -> Vec<FigureRow> {
    let row = |who: &PagePlayer| {
        let mut stats = year.stats.people.iter();
        // Rounds that were played for points have a table of their own.
        let one = stats.find(|one| one.name == who.name && !one.hands.is_empty())?;
        Some(figure(lang, who, one, year))
    };
    let people = year.people.iter().filter(|who| year.shows(&who.name));
    people.filter_map(row).collect()
}

fn figure(lang: Lang, who: &PagePlayer, one: &PersonStats, year: &Year) -> FigureRow {
    let (hands, won) = (one.hands.len(), one.won.hands.len());
    let (taken, given) = (&one.any_bak.taken, &one.any_bak.given);
    let goes_won = percent(one.goes.won.len(), one.goes.hands.len());
    let told = year.in_stats(lang);
    let number = |chips: i64| Number::plain(chips, told).shown;
    FigureRow {
        name: one.name.clone(),
        mark: who.mark,
        few: one.is_few(),
        hands,
        won,
        per_win: each(one.won.chips, won)
            .map_or_else(String::new, |each| told.hundredths(each).into_seen()),
        goes: one.goes.said,
        goes_won: goes_won.unwrap_or_default(),
        baks_taken: taken.hands.len(),
        cost: number(taken.chips),
        baks_given: given.hands.len(),
        brought: number(given.chips),
        covered: number(one.covered.chips),
        favourite: favourite(lang, one, year),
    }
}

/// Returns the jokbo that a person is known for, and how often they won with it; empty if none.
fn favourite(lang: Lang, one: &PersonStats, year: &Year) -> String {
    let known = known_for(&year.stats, one);
    known.map_or_else(String::new, |known| {
        format!("{} {}", jokbo(lang, known.jokbo, known.game), known.own.0)
    })
}
