//! Whole months, which are no days.

use super::day::month;
use super::day_pieces::{DayPiece, pieces};
use crate::letters::key;

/// Returns whether a text names a month and no day: `3월`, `2026年3月`, `2026-03`, `March 2026`.
pub(super) fn is_month(text: &str) -> bool {
    use DayPiece::{Digits, Other};
    let text = key(text);
    let is_number = |text: &str| {
        text.parse()
            .is_ok_and(|month: u32| (1..=12).contains(&month))
    };
    let is_year = |text: &str| text.len() == 4;
    let is_sign = |text: &str| matches!(text.trim(), "-" | "/" | "." | "년" | "年");
    let is_word = |text: &str| matches!(text.trim(), "월" | "月" | "월분" | "月分");
    match pieces(&text).as_slice() {
        [Digits(number), Other(word)] => is_number(number) && is_word(word),
        [Digits(year), Other(sign), Digits(number)] => {
            is_year(year) && is_sign(sign) && number.len() <= 2 && is_number(number)
        }
        [Digits(year), Other(sign), Digits(number), Other(word)] => {
            is_year(year) && is_sign(sign) && is_number(number) && is_word(word)
        }
        [Other(name)] => month(name).is_some() && !is_first_name(name),
        [Other(name), Digits(year)] => month(name).is_some() && is_year(year),
        _ => false,
    }
}

/// Returns whether a month is somebody's first name as well.
fn is_first_name(month: &str) -> bool {
    ["march", "april", "may", "june", "august"].contains(&month.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_told_from_days_and_names() {
        for text in ["1월", "12月", "2026년 3월", "2026-03", "Jan", "Mar 2026"] {
            assert!(is_month(text), "{text}");
        }
        for text in [
            "13월",
            "3월 1일",
            "3/1",
            "2026-03-01",
            "철수",
            "3",
            "",
            "Ann 2026",
            "May",
        ] {
            assert!(!is_month(text), "{text}");
        }
    }
}
