//! Words of a sheet that name no person: sums, balances from before, fees and what begins a line.

use super::word_lists::{
    BETWEEN, DOUBTS, FEES, OPEN, OPENING_PARTS, OPENINGS, PERIODS, RESULTS, SUM_PHRASES, SUMS,
    SUMS_ANYWHERE, SUMS_TOUCHING, TOTALS,
};
use crate::letters::key;

/// Returns whether a word stands between the amounts of a result and belongs to no name.
pub(super) fn is_between(word: &str) -> bool {
    BETWEEN.contains(&key(word).as_str())
}

fn bare(text: &str) -> &str {
    text.trim()
        .trim_matches([
            '*', ':', '.', '(', ')', '[', ']', '=', '【', '】', '<', '>', '~',
        ])
        .trim()
}

/// Returns whether a cell says that its row or column holds sums: `합계`, `3월 누계`, `Total:`,
/// `철수(누계)`, `[누계]철수`, `Ann_total`, `太郎累計`.
pub(super) fn is_sum(cell: &str) -> bool {
    let text = key(cell);
    let text = text.trim();
    if is_word_for_sum(bare(text)) || is_bracketed(text) {
        return true;
    }
    let text = bare(text);
    let between = [
        ' ', '_', '-', '/', ':', '·', '월', '月', '년', '年', '\u{3000}',
    ];
    let mut words = text.split(between).map(bare);
    let is_several = words.clone().nth(1).is_some();
    let last = words.clone().next_back();
    let is_anywhere = |word| SUMS_ANYWHERE.contains(&word) || SUMS_TOUCHING.contains(&word);
    (is_several && (last.is_some_and(is_word_for_sum) || words.clone().any(is_anywhere)))
        || words.any(|word| SUMS_TOUCHING.iter().any(|sum| touches(word, sum)))
        || SUM_PHRASES.iter().any(|phrase| text.ends_with(phrase))
        || is_humped(cell.trim())
}

/// Returns whether a word is one for a sum and nothing else.
fn is_word_for_sum(word: &str) -> bool {
    [SUMS_ANYWHERE, SUMS_TOUCHING, SUMS]
        .iter()
        .any(|words| words.contains(&word))
}

fn touches(text: &str, word: &str) -> bool {
    let rest = text.strip_suffix(word).or_else(|| text.strip_prefix(word));
    rest.is_some_and(|rest| !rest.is_empty())
}

/// Returns whether one part of a text is a sum in brackets, before or after the rest.
fn is_bracketed(text: &str) -> bool {
    let opens = ['(', '[', '<', '（', '［', '【', '〔'];
    let closes = [')', ']', '>', '）', '］', '】', '〕'];
    let after = text
        .strip_suffix(closes)
        .and_then(|text| text.rsplit_once(opens))
        .map(|(_, word)| word);
    let before = text
        .strip_prefix(opens)
        .and_then(|text| text.split_once(closes))
        .map(|(word, _)| word);
    after
        .into_iter()
        .chain(before)
        .any(|word| is_word_for_sum(bare(word)))
}

/// Returns whether a word ends in a sum that begins with a capital: `AnnTotal`.
fn is_humped(cell: &str) -> bool {
    ["Total", "Sum"].iter().any(|word| {
        let rest = cell.strip_suffix(word);
        rest.is_some_and(|rest| rest.ends_with(|one: char| one.is_ascii_lowercase()))
    })
}

/// Returns whether a head is that of another column with a word for a sum before or after it, even
/// one that may be a part of a name: `太郎計` beside `太郎`.
pub(super) fn is_sum_of(head: &str, other: &str) -> bool {
    let (head, other) = (key(head), key(other));
    let (head, other) = (head.trim(), other.trim());
    if other.is_empty() || head == other {
        return false;
    }
    let rest = head
        .strip_prefix(other)
        .or_else(|| head.strip_suffix(other));
    let between = |one: char| !one.is_alphanumeric();
    rest.is_some_and(|rest| is_word_for_sum(rest.trim_matches(between)))
}

/// Returns whether a cell says that its row holds what was won and lost before.
pub(super) fn is_opening(cell: &str) -> bool {
    let text = key(cell);
    let text = bare(&text);
    OPENINGS.contains(&text) || OPENING_PARTS.iter().any(|part| text.contains(part))
}

/// Returns whether a cell says this and nothing else, so that it does so even in a remark: what is
/// carried over in a remark may be a stake.
pub(super) fn is_only_opening(cell: &str) -> bool {
    const ENDS: [char; 5] = ['금', '액', '金', '額', '分'];
    let text = key(cell);
    let text = bare(&text);
    let mut periods = PERIODS.iter();
    let rest = periods.find_map(|period| text.strip_prefix(period));
    let rest = rest.unwrap_or(text).trim();
    [rest, rest.trim_end_matches(ENDS)]
        .iter()
        .any(|word| OPENINGS.contains(word) || OPENING_PARTS.contains(word))
}

/// Returns whether a name is a word for a fee, so that it is no person's.
pub(super) fn is_fee(cell: &str) -> bool {
    let text = key(cell);
    FEES.contains(&bare(&text))
}

/// What the words before the first name of a line say of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChatBeginning {
    /// It sums up lines before it.
    Sum,
    /// What was won and lost before follows.
    Opening,
    /// A result follows.
    Result,
    /// It is no name, and what follows may be a result or a sum.
    Open,
    /// It takes something back, so that nothing is sure.
    Doubt,
    /// It may be a name.
    Name,
}

impl ChatBeginning {
    /// Reads the words before the first name, or before a colon.
    pub(super) fn read(text: &str) -> Self {
        /// What is left of `1판`, `Game 2`, `(3)`, `4.`, `第2局` and `R5` without the number.
        const OF_A_HAND: [&str; 12] = [
            "", "판", "판째", "회", "회차", "局", "第局", "回", "回戦", "game", "hand", "r",
        ];
        let text = key(text);
        let text = bare(text.trim_end_matches([':', ',', '!', '.', ')']));
        let is_count = |one: char| one.is_ascii_digit() || " #.()번".contains(one);
        let count: String = text.chars().filter(|one| !is_count(*one)).collect();
        let has_digit = text.contains(|one: char| one.is_ascii_digit());
        if TOTALS.contains(&text) || is_sum(text) {
            Self::Sum
        } else if is_only_opening(text) {
            Self::Opening
        } else if RESULTS.contains(&text) || (has_digit && OF_A_HAND.contains(&count.as_str())) {
            Self::Result
        } else if OPEN.contains(&text) {
            Self::Open
        } else if DOUBTS.contains(&text) {
            Self::Doubt
        } else {
            Self::Name
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_told_by_their_words() {
        for cell in [
            "합계",
            "3월 합계",
            "3월 누계",
            "Total:",
            "Total 2026",
            "3月計",
            "累計",
            "철수(누계)",
            "[누계]철수",
            "[누계] 철수",
            "철수 합계",
            "철수누계",
            "누계_철수",
            "Ann (total)",
            "Ann_total",
            "Bo-total",
            "Ann total",
            "AnnTotal",
            "total Ann",
            "太郎累計",
            "太郎(計)",
            "太郎（累計）",
            "Ann Σ",
            "Ann YTD",
            "Ann 잔액",
            "Ann 누적금액",
            "누적점수 철수",
            "Ann total score",
            "2026 so far",
            "평균",
        ] {
            assert!(is_sum(cell), "{cell}");
        }
        for cell in [
            "철수",
            "계란",
            "3월",
            "Totally",
            "",
            "계영",
            "Summer",
            "Ann (₩)",
            "김철수(총무)",
            "합창",
            "Kim Ann",
        ] {
            assert!(!is_sum(cell), "{cell}");
        }
        for (head, other) in [("太郎計", "太郎"), ("Sum Ann", "ann"), ("합-철수", "철수")]
        {
            assert!(is_sum_of(head, other), "{head}");
        }
        assert!(!is_sum_of("Anne", "Ann"));
        assert!(!is_sum_of("Ann", "Ann"));
    }

    #[test]
    fn balances_and_fees_are_told_by_their_words() {
        for cell in [
            "이월",
            "전월 이월",
            "繰越",
            "前月繰越",
            "opening",
            "Carried over",
        ] {
            assert!(is_opening(cell), "{cell}");
        }
        for cell in [
            "이월",
            "전월 이월",
            "지난달 이월금",
            "前月繰越金",
            "Opening:",
        ] {
            assert!(is_only_opening(cell), "{cell}");
        }
        for cell in ["판돈 이월", "the pot is carried over", "철수 이월", ""] {
            assert!(!is_only_opening(cell), "{cell}");
        }
        for cell in [
            "방값",
            "자릿세",
            "場代",
            "Fee",
            "rent",
            "고리",
            "食事代",
            "[회비]",
        ] {
            assert!(is_fee(cell), "{cell}");
        }
        for cell in ["방민수", "Rent Lee", "고리나", "2026-03-01"] {
            assert!(!is_fee(cell) && !is_opening(cell), "{cell}");
        }
    }

    #[test]
    fn what_begins_a_line_is_a_sum_a_result_or_open() {
        for (text, is) in [
            ("Total:", ChatBeginning::Sum),
            ("합계", ChatBeginning::Sum),
            ("정산", ChatBeginning::Sum),
            ("トータル", ChatBeginning::Sum),
            ("小計", ChatBeginning::Sum),
            ("결과", ChatBeginning::Result),
            ("3판", ChatBeginning::Result),
            ("Game 2", ChatBeginning::Result),
            ("이월:", ChatBeginning::Opening),
            ("sorry", ChatBeginning::Doubt),
            ("(3)", ChatBeginning::Result),
            ("In all", ChatBeginning::Sum),
            ("오늘", ChatBeginning::Open),
            ("철수", ChatBeginning::Name),
            ("Kim", ChatBeginning::Name),
        ] {
            assert_eq!(ChatBeginning::read(text), is, "{text}");
        }
    }
}
