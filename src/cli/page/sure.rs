//! How reliable the figures are: rates and chips per hand with their intervals, overall and for
//! groups of hands, and which players differ significantly.

use super::tables::Number;
use super::year::Year;
use crate::cli::figures::{
    Apart, FigureContext, apart, between_chips, between_rates, each, percent,
};
use crate::cli::words::{Lang, Text, say};
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::stats::{
    By, ChipParts, EveningChips, FEW_EVENINGS, FEW_HANDS, Interval, PairDifference, PersonStats,
    is_few, pairs, parts, per_hand, sums, win_rate,
};

/// The width of a drawing, in units.
const WIDE: i128 = 1000;

/// The whole section.
pub(super) struct SureSection {
    pub(super) says: String,
    pub(super) rows: Vec<SureRow>,
    /// What the chips count and the chips per hand do not.
    pub(super) beside: Option<String>,
    pub(super) head: String,
    pub(super) apart: Option<Apart>,
    pub(super) pairs: Vec<PairRow>,
    pub(super) groups: Vec<GroupTable>,
}

/// A person's figures, over all hands or a group.
pub(super) struct SureRow {
    /// The group of hands; empty for all hands.
    pub(super) group: String,
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) few: bool,
    pub(super) evenings: usize,
    pub(super) hands: usize,
    pub(super) won: usize,
    pub(super) rate: String,
    pub(super) rates: Option<String>,
    pub(super) chips: Number,
    pub(super) each: String,
    pub(super) between: Option<String>,
    pub(super) reach: Option<Reach>,
}

/// Where an interval and its value are drawn, in [`WIDE`] units.
pub(super) struct Reach {
    pub(super) zero: i64,
    pub(super) from: i64,
    pub(super) wide: i64,
    pub(super) at: i64,
}

/// Two people compared.
pub(super) struct PairRow {
    pub(super) one: Name,
    pub(super) other: Name,
    pub(super) few: bool,
    pub(super) evenings: usize,
    pub(super) more: String,
    pub(super) between: Option<String>,
}

/// Everybody's figures by groups of hands.
pub(super) struct GroupTable {
    pub(super) id: &'static str,
    pub(super) name: String,
    pub(super) heading: &'static str,
    pub(super) rows: Vec<SureRow>,
}

/// Returns the section of a page; `None` if nobody played.
pub(super) fn sure_section(lang: Lang, year: &Year) -> Option<SureSection> {
    let stats = &year.stats;
    // The page lists people in the order in which they first sat down; it compares no guests.
    let place = |name: &str| stats.people.iter().position(|one| one.name == name);
    let places = |people: Vec<usize>| {
        let places = people.into_iter();
        places
            .filter_map(|person| place(year.name(person)))
            .collect()
    };
    let shown: Vec<usize> = places(year.shown_people());
    let compared: Vec<usize> = match year.only() {
        Some(_) => Vec::new(),
        None => places(year.regulars()),
    };
    let people: Vec<&PersonStats> = shown
        .iter()
        .filter_map(|at| stats.people.get(*at))
        .filter(|one| !one.hands.is_empty())
        .collect();
    if people.is_empty() {
        return None;
    }
    let intervals = people.iter().filter_map(|one| per_hand(&one.evenings));
    let ends = ends(intervals);
    let row = |one: &&PersonStats| row(lang, year, one, (&one.evenings, one.chips()), ends);
    let found = pairs(stats, &compared);
    let told = year.in_stats(lang);
    Some(SureSection {
        says: say!(lang, page_sure_says(FEW_HANDS, FEW_EVENINGS)),
        rows: people.iter().map(row).collect(),
        beside: beside(lang, &people),
        head: say!(lang, apart_head()).to_owned(),
        apart: apart(told, &found),
        pairs: found
            .iter()
            .filter_map(|pair| of_pair(told, pair))
            .collect(),
        groups: (By::ALL.into_iter())
            .filter_map(|by| table(lang, year, &people, by))
            .collect(),
    })
}

/// Returns a note on the chips that do not come from hands that people played; `None` if all do.
fn beside(lang: Lang, people: &[&PersonStats]) -> Option<String> {
    let has = |part: fn(&ChipParts) -> i64| people.iter().any(|one| part(&one.parts) != 0);
    let found = [
        has(|parts| parts.sat_out),
        has(|parts| parts.games),
        has(|parts| parts.pot),
        has(|parts| parts.uncounted),
    ];
    let names = say!(lang, not_of_hands()).into_iter().zip(found);
    let names: Vec<&str> = names
        .filter_map(|(name, has)| has.then_some(name))
        .collect();
    (!names.is_empty()).then(|| say!(lang, page_beside_hands(&names)))
}

/// Returns the range that covers all intervals and zero.
fn ends(intervals: impl Iterator<Item = Interval>) -> (i64, i64) {
    intervals.fold((0, 0), |(low, high), one| {
        (low.min(one.low), high.max(one.high))
    })
}

fn row(
    lang: Lang,
    year: &Year,
    one: &PersonStats,
    (evenings, chips): (&[EveningChips], i64),
    ends: (i64, i64),
) -> SureRow {
    let (hands, won, played) = sums(evenings);
    let few = is_few(evenings);
    // Figures from too few hands get a question mark.
    let marked = |text: Option<String>| match text {
        Some(text) if few => format!("{text}?"),
        Some(text) => text,
        None => String::new(),
    };
    let (interval, told) = (per_hand(evenings), year.in_stats(lang));
    let a_hand = each(played, hands);
    SureRow {
        group: String::new(),
        name: one.name.clone(),
        mark: year.mark(&one.name),
        few,
        evenings: evenings.len(),
        hands,
        won,
        rate: marked(percent(won, hands)),
        rates: between_rates(lang, win_rate(evenings)),
        chips: Number::new(chips, told),
        each: marked(a_hand.map(|each| told.hundredths(each).into_seen())),
        between: between_chips(told, interval).map(Text::into_seen),
        reach: interval
            .zip(a_hand)
            .map(|(interval, at)| reach(interval, at, ends)),
    }
}

fn reach(interval: Interval, at: i64, (low, high): (i64, i64)) -> Reach {
    let all = (i128::from(high) - i128::from(low)).max(1);
    let place = |number: i64| {
        let place = (i128::from(number) - i128::from(low)) * WIDE / all;
        i64::try_from(place).unwrap_or(0)
    };
    Reach {
        zero: place(0),
        from: place(interval.low),
        wide: place(interval.high) - place(interval.low),
        at: place(at),
    }
}

/// Returns the row of two people; `None` if they never played on the same evening.
fn of_pair(told: FigureContext<'_>, pair: &PairDifference<'_>) -> Option<PairRow> {
    let found = &pair.difference;
    let chips = found.chips?;
    let few = found.interval.is_none();
    let more = told.hundredths(chips).into_seen();
    Some(PairRow {
        one: pair.one.name.clone(),
        other: pair.other.name.clone(),
        few,
        evenings: found.evenings,
        more: if few { format!("{more}?") } else { more },
        between: between_chips(told, found.interval).map(Text::into_seen),
    })
}

/// Returns everybody's figures by groups of hands; `None` if there is only one group.
fn table(lang: Lang, year: &Year, people: &[&PersonStats], by: By) -> Option<GroupTable> {
    let parts = parts(people, by);
    let first = parts.first()?.group;
    if parts.iter().all(|part| part.group == first) {
        return None;
    }
    let intervals = parts.iter().filter_map(|part| per_hand(&part.did.evenings));
    let ends = ends(intervals);
    let rows = parts.iter().map(|part| SureRow {
        group: say!(lang, group(part.group)),
        ..row(
            lang,
            year,
            part.person,
            (&part.did.evenings, part.did.parts.total()),
            ends,
        )
    });
    let headings = say!(lang, by_headings(by));
    Some(GroupTable {
        id: match by {
            By::Seat => "seat",
            By::Dealer => "dealer",
            By::Ruleset => "ruleset",
            By::Month => "month",
            By::Game => "game",
        },
        name: say!(lang, page_by(by)).to_owned(),
        heading: headings.first().copied().unwrap_or_default(),
        rows: rows.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On a scale from -5.00 to 15.00, zero is at a quarter, -1.00 at a fifth, 3.00 at two fifths,
    /// and 1.00 between.
    #[test]
    fn an_interval_is_drawn_where_it_lies() {
        let interval = Interval {
            low: -100,
            high: 300,
        };
        let found = reach(interval, 100, (-500, 1500));
        let places = [found.zero, found.from, found.wide, found.at];
        assert_eq!(places, [250, 200, 200, 300]);
    }
}
