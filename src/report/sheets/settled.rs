//! Results with their days and chips, once the questions of a sheet are answered.

use super::amount::{CellAmount, Unit};
use super::day::{DayOrder, WrittenDay, YearMonthDay, date};
use super::fault::{SheetFault, Wrong, written};
use super::result::RawResult;
use crate::date::Date;
use crate::letters::same_name;
use crate::limits::MOST_CHIPS;
use crate::record::{ChipValue, Name, currency_key};
use std::cmp::Ordering;

/// What a row of a sheet is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RowIs {
    /// A hand.
    #[default]
    Hand,
    /// The result of a whole evening.
    Evening,
}

/// What bare numbers count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumbersAre {
    /// Chips.
    Chips,
    /// Money.
    Money,
}

/// The answers to what a sheet leaves open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetAnswers {
    /// What a row is.
    pub row: RowIs,
    /// In which order the numbers of days stand, where the sheet does not tell.
    pub order: Option<DayOrder>,
    /// The year of the first day without one.
    pub year: Option<i32>,
    /// The day of rows that have none.
    pub day: Option<Date>,
    /// What a chip is worth.
    pub chip: Option<ChipValue>,
    /// Whether a row that is the sum of those before it is left out as a sum; `None` if nobody said.
    pub sum: Option<bool>,
    /// What bare numbers count; if nobody said, money where `chip` is said, else chips.
    pub numbers: Option<NumbersAre>,
}

/// A row whose day and chips are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetHand {
    /// The lines on which it stands; at least one.
    pub lines: Vec<u32>,
    /// The day.
    pub day: Date,
    /// What each person won or lost, in chips.
    pub net: Vec<(Name, i64)>,
}

impl SheetHand {
    /// Returns the first line.
    pub fn line(&self) -> u32 {
        self.lines.first().copied().unwrap_or(1)
    }
}

impl SheetAnswers {
    /// Returns whether bare numbers are money.
    pub fn is_money(&self) -> bool {
        match self.numbers {
            Some(numbers) => numbers == NumbersAre::Money,
            None => self.chip.is_some(),
        }
    }

    fn chips(&self, amount: &CellAmount) -> Result<i64, Wrong> {
        let text = || written(amount.parts, true);
        let fits = |chips: i64| chips.unsigned_abs() <= MOST_CHIPS.unsigned_abs();
        let money = match &amount.unit {
            Unit::Chips => false,
            Unit::Bare => self.is_money(),
            Unit::Money(_) => true,
        };
        if !money {
            return match CellAmount::in_chips(amount.parts) {
                Some(chips) if fits(chips) => Ok(chips),
                Some(_) => Err(Wrong::TooLarge(text())),
                None if amount.parts % super::number::ONE == 0 => Err(Wrong::TooLarge(text())),
                None => Err(Wrong::PartOfChip(text())),
            };
        }
        let Some(chip) = &self.chip else {
            return Err(Wrong::WhichChip(text()));
        };
        if let Unit::Money(currency) = &amount.unit
            && *currency != currency_key(&chip.currency)
        {
            return Err(Wrong::OtherCurrency(format!("{} {currency}", text())));
        }
        let chips = CellAmount::for_money(amount.parts, chip)
            .ok_or_else(|| Wrong::NotWholeChips(text()))?;
        fits(chips)
            .then_some(chips)
            .ok_or_else(|| Wrong::TooLarge(text()))
    }
}

/// Returns the orders that all days of a sheet fit and that do not mean the same days.
pub(super) fn orders(days: &[WrittenDay]) -> Vec<DayOrder> {
    let mut fitting: Vec<(DayOrder, Vec<YearMonthDay>)> = Vec::new();
    for order in DayOrder::ALL {
        let read: Option<Vec<YearMonthDay>> = days.iter().map(|day| day.in_order(order)).collect();
        if let Some(read) = read
            && !fitting.iter().any(|(_, other)| *other == read)
        {
            fitting.push((order, read));
        }
    }
    fitting.into_iter().map(|(order, _)| order).collect()
}

/// Settles results: finds their days, and counts their chips.
pub(super) fn settled(
    results: &[RawResult],
    answers: &SheetAnswers,
) -> Result<Vec<SheetHand>, Vec<SheetFault>> {
    let days: Vec<WrittenDay> = results
        .iter()
        .filter_map(|result| result.day.as_ref().map(|(day, _)| *day))
        .collect();
    let orders = orders(&days);
    let order = match (orders.as_slice(), answers.order) {
        ([], _) => None,
        ([only], _) => Some(*only),
        (several, said) => said.filter(|said| fits(&days, several, *said)),
    };
    let mut calendar = Calendar {
        order,
        orders: &orders,
        answers,
        last: None,
        open: None,
        falls: falls(&days, order.unwrap_or(DayOrder::Ymd)),
    };
    let (mut hands, mut faults) = (Vec::new(), Vec::new());
    for result in results {
        let line = result.line();
        let day = calendar.day(result);
        // A day alone is that of the rows below it.
        if result.amounts.is_empty() || (result.may_be_sum && answers.sum == Some(true)) {
            continue;
        }
        if result.may_be_sum && answers.sum.is_none() {
            faults.push(SheetFault {
                line,
                wrong: Wrong::SumOrHand,
            });
            continue;
        }
        let chips =
            |(name, amount): &(Name, CellAmount)| Ok((name.clone(), answers.chips(amount)?));
        let net: Result<Vec<(Name, i64)>, Wrong> = result.amounts.iter().map(chips).collect();
        match (day, net) {
            (Ok(day), Ok(net)) => hands.push(SheetHand {
                lines: result.lines.clone(),
                day,
                net,
            }),
            (Err(fault), _) => tell(fault, &mut faults),
            (_, Err(wrong)) => tell(SheetFault { line, wrong }, &mut faults),
        }
    }
    if faults.is_empty() {
        Ok(hands)
    } else {
        Err(faults)
    }
}

/// Adds a fault, but what is open only once, and what is wrong with the day of several rows, too.
fn tell(fault: SheetFault, faults: &mut Vec<SheetFault>) {
    let is_told = |told: &SheetFault| *told == fault || told.wrong.is_same_question(&fault.wrong);
    if !faults.iter().any(is_told) {
        faults.push(fault);
    }
}

/// Returns whether all days fit an order that was said; it may mean the same as one of those found.
fn fits(days: &[WrittenDay], several: &[DayOrder], said: DayOrder) -> bool {
    several.contains(&said) || days.iter().all(|day| day.in_order(said).is_some())
}

/// The days of a sheet, from row to row.
struct Calendar<'a> {
    order: Option<DayOrder>,
    orders: &'a [DayOrder],
    answers: &'a SheetAnswers,
    last: Option<(i32, u32, Date)>,
    /// What is wrong with the day that was written last, for the rows below it that have none.
    open: Option<SheetFault>,
    /// Whether the last day comes first.
    falls: bool,
}

impl Calendar<'_> {
    fn day(&mut self, result: &RawResult) -> Result<Date, SheetFault> {
        let line = result.line();
        let fault = |wrong| SheetFault { line, wrong };
        if let Some(text) = &result.may_be_day {
            self.open = Some(fault(Wrong::MayBeDay(text.clone())));
        }
        let Some((written, text)) = &result.day else {
            let last = self.last.map(|(_, _, day)| day).or(self.answers.day);
            return match &self.open {
                Some(open) => Err(open.clone()),
                None => last.ok_or(fault(Wrong::WhichDay)),
            };
        };
        let read = self.read(written, text).map_err(fault);
        self.open = read.as_ref().err().cloned();
        read
    }

    fn read(&mut self, written: &WrittenDay, text: &str) -> Result<Date, Wrong> {
        let order = match written {
            WrittenDay::Known(..) => DayOrder::Ymd,
            _ => self.order.ok_or_else(|| self.no_order(text))?,
        };
        let no_day = || Wrong::NoDay(text.to_owned());
        let (year, month, day) = written.in_order(order).ok_or_else(no_day)?;
        let year = match year {
            Some(year) => year,
            None => self.year(month, text)?,
        };
        let found = date(year, month, day).ok_or_else(no_day)?;
        self.last = Some((year, month, found));
        Ok(found)
    }

    fn no_order(&self, text: &str) -> Wrong {
        if self.orders.is_empty() {
            Wrong::NoOrder(text.to_owned())
        } else {
            Wrong::WhichOrder(text.to_owned(), self.orders.to_vec())
        }
    }

    /// Returns the year of a day without one: that of the day before it. If the months jump back by
    /// half a year or more, a new year began; in a sheet whose last day comes first it is the other
    /// way round.
    /// Errors: nobody said the first year; or the months jump back by less, so that it may be either.
    fn year(&self, month: u32, text: &str) -> Result<i32, Wrong> {
        let Some((year, before, _)) = self.last else {
            let said = self.answers.year;
            return said.ok_or_else(|| Wrong::WhichYear(text.to_owned()));
        };
        let sign = if self.falls { -1 } else { 1 };
        let later = (i64::from(month) - i64::from(before)) * sign;
        if later <= -HALF_A_YEAR {
            Ok(year + if self.falls { -1 } else { 1 })
        } else if later <= -FAR {
            Err(Wrong::YearMayTurn(text.to_owned()))
        } else {
            Ok(year)
        }
    }
}

/// Half a year, in months.
const HALF_A_YEAR: i64 = 6;

/// So many months back are no rows that changed places.
const FAR: i64 = 2;

/// Returns whether the last day of a sheet comes first. Only days that are near each other say so:
/// one that goes far back may be of the next year.
fn falls(days: &[WrittenDay], order: DayOrder) -> bool {
    let days: Vec<YearMonthDay> = days.iter().filter_map(|day| day.in_order(order)).collect();
    let (mut rising, mut falling) = (0, 0);
    for ((_, month, day), (_, next, next_day)) in days.iter().zip(days.iter().skip(1)) {
        let later = i64::from(*next) - i64::from(*month);
        match (next, next_day).cmp(&(month, day)) {
            Ordering::Greater if later >= HALF_A_YEAR => falling += 1,
            Ordering::Less if later <= -HALF_A_YEAR => rising += 1,
            Ordering::Greater => rising += 1,
            Ordering::Less if later > -FAR => falling += 1,
            _ => {}
        }
    }
    falling > rising
}

/// Joins the payments of each day into one result. Errors: a sum of chips is too large.
pub(super) fn by_days(hands: Vec<SheetHand>) -> Result<Vec<SheetHand>, Vec<SheetFault>> {
    let mut days: Vec<SheetHand> = Vec::new();
    for hand in hands {
        let Some(day) = days.iter_mut().find(|day| day.day == hand.day) else {
            days.push(hand);
            continue;
        };
        let line = hand.line();
        day.lines.extend(hand.lines);
        for (name, chips) in hand.net {
            match day
                .net
                .iter_mut()
                .find(|(known, _)| same_name(known, &name))
            {
                Some((_, sum)) => {
                    *sum = sum.checked_add(chips).ok_or_else(|| {
                        let wrong = Wrong::TooLarge(chips.to_string());
                        vec![SheetFault { line, wrong }]
                    })?;
                }
                None => day.net.push((name, chips)),
            }
        }
    }
    Ok(days)
}
