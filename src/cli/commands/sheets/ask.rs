//! Asks what a sheet leaves open.

use super::worth::worth;
use crate::cli::args::SheetArgs;
use crate::cli::error::Failure;
use crate::cli::screen::Screen;
use crate::cli::terminal::alone::asked_alone;
use crate::cli::words::say;
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::evening::sheet::SheetAsks;
use crate::letters::key;
use crate::report::sheets::{DayOrder, NumbersAre, RowIs, Sheet, SheetAnswers, SheetQuestion};

/// Asks everything that the options leave open; returns false if a question was not answered.
pub(super) fn whole(
    sheet: &Sheet,
    args: &SheetArgs,
    answers: &mut SheetAnswers,
    screen: &mut Screen,
) -> Result<bool, Failure> {
    let lang = screen.lang();
    if args.each.is_none() {
        let question = say!(lang, ask_what_a_row_is());
        let about = Decision::Sheet(SheetAsks::Row);
        let Some(row) = asked_alone(question, &row, about, screen)? else {
            return Ok(false);
        };
        answers.row = row;
    }
    if sheet.has_bare_numbers() && answers.chip.is_none() && answers.numbers.is_none() {
        let about = Decision::Sheet(SheetAsks::Numbers);
        let read = |line: &str| match worth(line) {
            Some(chip) => Some(Some(chip)),
            None => is_chips(line).then_some(None),
        };
        let question = say!(lang, ask_chips_or_money());
        let Some(chip) = asked_alone(question, &read, about, screen)? else {
            return Ok(false);
        };
        let is_money = chip.is_some();
        answers.numbers = Some(if is_money {
            NumbersAre::Money
        } else {
            NumbersAre::Chips
        });
        answers.chip = chip;
    }
    // An answer may lead to another question, but to none twice.
    for _ in 0..5 {
        let Some(question) = sheet.open(answers).into_iter().next() else {
            break;
        };
        if !one(&question, sheet, answers, screen)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn one(
    question: &SheetQuestion,
    sheet: &Sheet,
    answers: &mut SheetAnswers,
    screen: &mut Screen,
) -> Result<bool, Failure> {
    let lang = screen.lang();
    match question {
        SheetQuestion::Order { text, orders, .. } => {
            let named = (1..).zip(orders);
            let named = named
                .map(|(number, order)| format!("{number} {}", say!(lang, order_of_days(*order))));
            let named: Vec<String> = named.collect();
            let read = |line: &str| chosen(line, orders);
            let about = Decision::Sheet(SheetAsks::Order);
            let question = say!(lang, ask_order(text, &named.join(", ")));
            answers.order = asked_alone(&question, &read, about, screen)?;
            Ok(answers.order.is_some())
        }
        SheetQuestion::Year { text, .. } => {
            let likely = sheet.likely_year(Date::now().day, answers);
            let default = likely.map_or(String::new(), |year| format!(" [{year}]"));
            let read = |line: &str| match line {
                "" => likely,
                line => line.parse().ok().filter(|year| (1900..3000).contains(year)),
            };
            let about = Decision::Sheet(SheetAsks::Year);
            let question = say!(lang, ask_year(text, &default));
            answers.year = asked_alone(&question, &read, about, screen)?;
            Ok(answers.year.is_some())
        }
        SheetQuestion::Day { .. } => {
            let about = Decision::Sheet(SheetAsks::Day);
            answers.day = asked_alone(say!(lang, ask_day()), &Date::read, about, screen)?;
            Ok(answers.day.is_some())
        }
        SheetQuestion::SumOrHand { line } => {
            let about = Decision::Sheet(SheetAsks::Sum);
            let question = say!(lang, ask_sum(*line));
            answers.sum = asked_alone(&question, &sum, about, screen)?;
            Ok(answers.sum.is_some())
        }
        SheetQuestion::Chip { currency, .. } => {
            let currency = currency.clone().unwrap_or_default();
            let about = Decision::Sheet(SheetAsks::Chip);
            let question = say!(lang, ask_chip(&currency));
            answers.chip = asked_alone(&question, &worth, about, screen)?;
            Ok(answers.chip.is_some())
        }
    }
}

/// Reads whether a row is a hand or an evening.
fn row(line: &str) -> Option<RowIs> {
    match key(line).as_str() {
        "" | "h" | "hand" | "판" | "한 판" | "局" | "1局" => Some(RowIs::Hand),
        "e" | "evening" | "모임" | "저녁" | "回" | "1回" | "1回分" | "会" => {
            Some(RowIs::Evening)
        }
        _ => None,
    }
}

/// Reads whether a row is a sum.
fn sum(line: &str) -> Option<bool> {
    match key(line).as_str() {
        "sum" | "total" | "s" | "합계" | "合計" => Some(true),
        "result" | "r" | "hand" | "결과" | "판" | "結果" | "局" => Some(false),
        _ => None,
    }
}

fn is_chips(line: &str) -> bool {
    matches!(
        key(line).as_str(),
        "" | "chip" | "chips" | "c" | "점" | "점수" | "チップ" | "点"
    )
}

/// Reads which of the orders is meant, by its number or name.
fn chosen(line: &str, orders: &[DayOrder]) -> Option<DayOrder> {
    let named = orders.iter().find(|order| order.name() == key(line));
    let number = line
        .parse::<usize>()
        .ok()
        .and_then(|number| number.checked_sub(1));
    named.or_else(|| orders.get(number?)).copied()
}
