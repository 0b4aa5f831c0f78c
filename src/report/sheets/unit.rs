//! What the amounts of a column or a sheet count, where the cells do not say it.

use super::amount::{CellAmount, Unit, is_money};
use super::grid::GridRow;
use crate::letters::key;
use crate::record::{currency_key, is_unit_of_play};

/// What the bare numbers of a column count, and how many of it each 1 is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ColumnUnit {
    pub(super) unit: Unit,
    /// 1000 in a column in thousands.
    times: i128,
}

/// Words for more than one before a unit, the longest first.
const MULTIPLES: [(&str, i128); 12] = [
    ("thousands", 1000),
    ("thousand", 1000),
    ("백만", 1_000_000),
    ("百万", 1_000_000),
    ("억", 100_000_000),
    ("億", 100_000_000),
    ("만", 10_000),
    ("万", 10_000),
    ("천", 1000),
    ("千", 1000),
    ("백", 100),
    ("百", 100),
];

impl ColumnUnit {
    pub(super) const fn plain(unit: Unit) -> Self {
        Self { unit, times: 1 }
    }

    /// Reads a unit: `원`, `천원`, `KRW`, `점`; `None` if it is none.
    pub(super) fn read(text: &str) -> Option<Self> {
        let text = key(text);
        let text = text.trim();
        let mut multiples = MULTIPLES.iter();
        let (times, rest) = multiples
            .find_map(|(word, times)| Some((*times, text.strip_prefix(word)?.trim())))
            .unwrap_or((1, text));
        let unit = if is_money(rest) {
            Unit::Money(currency_key(rest))
        } else if is_unit_of_play(rest) {
            Unit::Chips
        } else if rest.is_empty() && times > 1 {
            Unit::Bare
        } else {
            return None;
        };
        Some(Self { unit, times })
    }

    /// Returns what the rows above a table say that all numbers count: `(단위: 천원)`.
    pub(super) fn of_titles<'g>(rows: impl Iterator<Item = &'g GridRow>) -> Option<Self> {
        let mut cells = rows.flat_map(|row| &row.cells);
        cells.find_map(|cell| {
            let text = key(cell);
            let mut words = ["단위", "単位", "in ", "unit"].into_iter();
            let said = words.find_map(|word| Some(text.split_once(word)?.1))?;
            let is_mark = |one: char| one.is_whitespace() || ":()[]".contains(one);
            Self::read(said.trim_matches(is_mark))
        })
    }

    /// Returns whether a bare number counts as it is.
    fn is_bare(&self) -> bool {
        self.unit == Unit::Bare && self.times == 1
    }

    /// Returns this, or the other where this says nothing.
    pub(super) fn or(self, other: &Self) -> Self {
        if self.is_bare() { other.clone() } else { self }
    }

    /// Returns an amount that counts this if the cell says nothing.
    pub(super) fn counted(&self, amount: CellAmount) -> CellAmount {
        match amount.unit {
            Unit::Bare => CellAmount {
                parts: amount.parts.saturating_mul(self.times),
                unit: self.unit.clone(),
            },
            _ => amount,
        }
    }
}

/// Takes what amounts count off a head: `금액(원)`, `Ann (₩)`, `amount in KRW`.
pub(super) fn with_unit(text: &str) -> (String, ColumnUnit) {
    let text = text.trim();
    let closed = [')', ']', '）', '］'];
    let within = text
        .strip_suffix(closed)
        .and_then(|text| text.rsplit_once(['(', '[', '（', '［']));
    let said = within.or_else(|| text.split_once(" in "));
    let said = said.and_then(|(word, unit)| Some((word, ColumnUnit::read(unit)?)));
    said.map_or_else(
        || (text.to_owned(), ColumnUnit::plain(Unit::Bare)),
        |(word, unit)| (word.trim().to_owned(), unit),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_belongs_to_the_whole_column() {
        let money = |times| ColumnUnit {
            unit: Unit::Money("KRW".to_owned()),
            times,
        };
        let yen = ColumnUnit::plain(Unit::Money("JPY".to_owned()));
        for (cell, name, unit) in [
            ("Ann (₩)", "Ann", money(1)),
            ("철수(원)", "철수", money(1)),
            ("철수(천원)", "철수", money(1000)),
            ("금액 (만 원)", "금액", money(10_000)),
            ("Ann (KRW)", "Ann", money(1)),
            ("太郎（円）", "太郎", yen),
            ("Ann (chips)", "Ann", ColumnUnit::plain(Unit::Chips)),
            (
                "김철수(총무)",
                "김철수(총무)",
                ColumnUnit::plain(Unit::Bare),
            ),
            (
                "김철수(만수)",
                "김철수(만수)",
                ColumnUnit::plain(Unit::Bare),
            ),
            ("Ann", "Ann", ColumnUnit::plain(Unit::Bare)),
        ] {
            assert_eq!(with_unit(cell), (name.to_owned(), unit), "{cell}");
        }
    }

    #[test]
    fn a_title_may_say_what_all_numbers_count() {
        for (cell, times) in [
            ("(단위: 천원)", Some(1000)),
            ("2026년 3월 (단위 : 원)", Some(1)),
            ("単位：千円", Some(1000)),
            ("우리 모임", None),
            ("단위 철수", None),
        ] {
            let rows = [GridRow {
                line: 1,
                cells: vec![cell.to_owned()],
            }];
            let unit = ColumnUnit::of_titles(rows.iter());
            assert_eq!(unit.map(|unit| unit.times), times, "{cell}");
        }
    }
}
