//! What a sheet leaves open.

use super::Sheet;
use super::amount::Unit;
use super::day::DayOrder;
use super::fault::{SheetFault, Wrong};
use super::settled::{self, SheetAnswers};
use crate::date::Date;

/// Something that a sheet leaves open, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetQuestion {
    /// In which of these orders the numbers of a day stand.
    Order {
        /// The line.
        line: u32,
        /// The day as it is written.
        text: String,
        /// The orders that all days fit.
        orders: Vec<DayOrder>,
    },
    /// In which year a day is.
    Year {
        /// The line.
        line: u32,
        /// The day as it is written.
        text: String,
    },
    /// On which day a row is that has none.
    Day {
        /// The line.
        line: u32,
    },
    /// Whether a row that is the sum of those before it is a sum or a hand.
    SumOrHand {
        /// The line.
        line: u32,
    },
    /// What a chip is worth, for amounts of money.
    Chip {
        /// The line.
        line: u32,
        /// The currency, if it is said.
        currency: Option<String>,
    },
}

impl Sheet {
    /// Returns what is still open if these are the answers.
    pub fn open(&self, answers: &SheetAnswers) -> Vec<SheetQuestion> {
        let Err(faults) = settled::settled(&self.found.results, answers) else {
            return Vec::new();
        };
        let mut open: Vec<SheetQuestion> = Vec::new();
        for SheetFault { line, wrong } in faults {
            let question = match wrong {
                Wrong::WhichOrder(text, orders) => SheetQuestion::Order { line, text, orders },
                Wrong::WhichYear(text) => SheetQuestion::Year { line, text },
                Wrong::WhichDay => SheetQuestion::Day { line },
                Wrong::SumOrHand => SheetQuestion::SumOrHand { line },
                Wrong::WhichChip(_) => SheetQuestion::Chip {
                    line,
                    currency: self.currency(),
                },
                _ => continue,
            };
            let same = |other: &SheetQuestion| {
                std::mem::discriminant(other) == std::mem::discriminant(&question)
            };
            if !open.iter().any(same) {
                open.push(question);
            }
        }
        open
    }

    /// Returns the first currency of the sheet.
    fn currency(&self) -> Option<String> {
        let mut amounts = self
            .results_with_amounts()
            .flat_map(|result| &result.amounts);
        amounts.find_map(|(_, amount)| match &amount.unit {
            Unit::Money(currency) => Some(currency.clone()),
            _ => None,
        })
    }

    /// Returns the likely year of the first day without one: the latest for which no day of the
    /// sheet is still to come, this year or the one before.
    pub fn likely_year(&self, today: Date, answers: &SheetAnswers) -> Option<i32> {
        let this: i32 = today.to_string().get(..4)?.parse().ok()?;
        [this, this - 1].into_iter().find(|year| {
            let answers = SheetAnswers {
                year: Some(*year),
                ..answers.clone()
            };
            let days = settled::settled(&self.found.results, &answers);
            days.is_ok_and(|hands| hands.iter().all(|hand| hand.day <= today))
        })
    }
}
