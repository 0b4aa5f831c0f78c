//! What is wrong with a row of a sheet, and which rows are no results.

use super::day::DayOrder;
use crate::letters::NameFault;

/// Something wrong with a sheet, and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetFault {
    /// The line of the file, from 1.
    pub line: u32,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A cell holds no amount.
    NoAmount(String),
    /// A number may be two, such as `1.234`.
    EitherAmount(String),
    /// A cell holds no day.
    NoDay(String),
    /// The amounts do not come to zero.
    Uneven(Box<Uneven>),
    /// Only one person has an amount.
    Alone(String),
    /// A person has two amounts.
    Twice(String),
    /// An amount belongs to nobody.
    NoName,
    /// A name cannot be a player's.
    BadName(String, NameFault),
    /// A payment from somebody to the same person.
    ToThemselves(String),
    /// A payment that is not more than zero.
    NoPayment(String),
    /// The row is the sum of those before it, and nothing says whether it is a hand.
    SumOrHand,
    /// A row has more cells than the heads of the columns: how many it has, and how many they are.
    MoreCells(usize, usize),
    /// A cell is the rest of an amount that was divided at its comma; the amount.
    Divided(String),
    /// A payment from or to what is no person, such as a fee.
    NoPerson(String),
    /// More people have amounts than can sit at a table: how many, the most, and the command that
    /// notes the amounts without a hand.
    TooMany(usize, usize, String),
    /// An amount in chips is not whole.
    PartOfChip(String),
    /// An amount of money is not so many whole chips.
    NotWholeChips(String),
    /// An amount is in another currency than a chip.
    OtherCurrency(String),
    /// An amount is too large.
    TooLarge(String),
    /// Nobody said on which day this was.
    WhichDay,
    /// Nobody said in which year this day is.
    WhichYear(String),
    /// The numbers of a day may stand in these orders.
    WhichOrder(String, Vec<DayOrder>),
    /// A day without a year comes before the one above it, of the same year or of the next.
    YearMayTurn(String),
    /// A month and no day.
    Month(String),
    /// A line of a chat begins with a day and goes on; the results below may be of that day.
    MayBeDay(String),
    /// Two columns hold amounts that are not the same.
    TwoColumns(String, String),
    /// A cell for one name has several.
    SeveralNames(String),
    /// What is no currency.
    NoCurrency(String),
    /// The days of the sheet do not all fit one order.
    NoOrder(String),
    /// An amount is in money, and nobody said what a chip is worth.
    WhichChip(String),
}

impl Wrong {
    /// Returns whether both say that one and the same thing is open.
    pub(super) fn is_same_question(&self, other: &Self) -> bool {
        let is_open = matches!(
            self,
            Self::WhichDay
                | Self::WhichYear(_)
                | Self::WhichOrder(..)
                | Self::YearMayTurn(_)
                | Self::MayBeDay(_)
                | Self::WhichChip(_)
                | Self::SumOrHand
        );
        is_open && std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

/// Amounts that do not come to zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uneven {
    /// What they come to, such as `+3`.
    pub sum: String,
    /// What is too much or missing, without a sign.
    pub by: String,
    /// The column or row of a fee, and what it holds.
    pub fee: Option<(String, String)>,
    /// All that people came with, and all that they left with.
    pub bought: Option<(String, String)>,
    /// The column with which, or without which, they would come to zero.
    pub column: Option<ColumnHint>,
}

/// A column that makes all rows of a table come to zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColumnHint {
    /// It is left out; with it they would.
    With(String),
    /// It is taken as a person's; without it they would.
    Without(String),
}

/// A row that is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftRow {
    /// The line of the file, from 1.
    pub line: u32,
    /// Why it is left out.
    pub why: OmittedAs,
}

/// Why a row is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OmittedAs {
    /// It is a sum or a running total.
    Sum,
    /// It is a title, or names the columns.
    Heading,
    /// It is what was won and lost before the first row.
    Opening,
    /// It is a fee and no person.
    Fee,
    /// It has no amounts.
    Nothing,
    /// A line of a chat that has an amount but is no result.
    NotUnderstood,
}

/// Writes an amount in ten-thousandths, with a sign if asked.
pub(super) fn written(parts: i128, signed: bool) -> String {
    const ONE: u128 = 10_000;
    let (whole, rest) = (parts.unsigned_abs() / ONE, parts.unsigned_abs() % ONE);
    let sign = match parts.signum() {
        -1 if signed => "-",
        1 if signed => "+",
        _ => "",
    };
    let digits = whole.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    let fraction = format!("{rest:04}");
    let fraction = fraction.trim_end_matches('0');
    if fraction.is_empty() {
        format!("{sign}{grouped}")
    } else {
        format!("{sign}{grouped}.{fraction}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_in_groups() {
        assert_eq!(written(0, true), "0");
        assert_eq!(written(12_345_670_000, true), "+1,234,567");
        assert_eq!(written(-15_000, true), "-1.5");
        assert_eq!(written(-10_000_000, false), "1,000");
    }
}
