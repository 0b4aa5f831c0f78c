//! What the head of a column says of it.

use super::amount::Unit;
use super::day::WrittenDay;
use super::head_words::{
    AMOUNTS, BESIDES, BUY_INS, CASH_OUTS, CURRENCIES, DAYS, FROM, GAMES, MESSAGES, MONTHS, NAMES,
    POINTS, SPEAKERS, TALLIES, TO,
};
use super::month::is_month;
use super::unit::{ColumnUnit, with_unit};
use super::words::{is_fee, is_only_opening, is_sum};
use crate::letters::key;
use crate::record::is_unit_of_play;

/// What a column holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Head {
    /// The day.
    Day,
    /// The number of a game or hand.
    Game,
    /// Names, one a row.
    Name,
    /// Amounts, one a row, and what they count.
    Amount(ColumnUnit),
    /// Who pays.
    From,
    /// Who is paid.
    To,
    /// What somebody came with.
    BuyIn,
    /// What somebody left with.
    CashOut,
    /// A fee.
    Fee,
    /// A sum or a running total.
    Sum,
    /// What was won and lost before.
    Opening,
    /// The currency of the amounts in the row.
    Currency,
    /// What is counted over many hands or evenings, such as how many were won.
    Tally,
    /// What is of no concern: a time, a rank, a note.
    Beside,
    /// Who writes in a chat.
    Speaker,
    /// What is written in a chat.
    Message,
    /// Anything else; in a sheet with a column for each person, a name.
    Other,
    /// Nothing.
    Empty,
}

impl Head {
    /// Reads the head of a column.
    pub(super) fn read(cell: &str) -> Self {
        let text = key(cell);
        let text = text.trim().trim_end_matches(['#', '.', ':', '№']).trim();
        if text.is_empty() {
            return if cell.trim().is_empty() {
                Self::Empty
            } else {
                Self::Game
            };
        }
        let (word, unit) = with_unit(text);
        let word = word.as_str();
        let is = |words: &[&str]| words.contains(&word);
        if is(DAYS) {
            Self::Day
        } else if is(GAMES) {
            Self::Game
        } else if is(NAMES) {
            Self::Name
        } else if is(AMOUNTS) {
            Self::Amount(if is_unit_of_play(word) {
                ColumnUnit::plain(Unit::Chips)
            } else {
                unit
            })
        } else if is(FROM) {
            Self::From
        } else if is(TO) {
            Self::To
        } else if is(BUY_INS) {
            Self::BuyIn
        } else if is(CASH_OUTS) {
            Self::CashOut
        } else if is_fee(word) {
            Self::Fee
        } else if is(MESSAGES) {
            Self::Message
        } else if is(SPEAKERS) {
            Self::Speaker
        } else if is_sum(word) {
            Self::Sum
        } else if is_only_opening(word) {
            Self::Opening
        } else if is(TALLIES) {
            Self::Tally
        } else if is(CURRENCIES) {
            Self::Currency
        } else if is(BESIDES) || is(MONTHS) {
            Self::Beside
        } else {
            Self::Other
        }
    }
}

/// Returns whether a head is a word for points, beside which another column may have the money.
pub(super) fn is_points(cell: &str) -> bool {
    POINTS.contains(&with_unit(&key(cell)).0.trim())
}

/// Returns whether a head is a word for a month.
pub(super) fn is_of_months(cell: &str) -> bool {
    MONTHS.contains(&key(cell).trim())
}

/// Returns whether the head of a column numbers a game or names a day: `1`, `3판`, `Game 2`, `3/8`.
pub(super) fn is_a_game(cell: &str) -> bool {
    if WrittenDay::read(cell).is_some() || is_month(cell) {
        return true;
    }
    let text = key(cell);
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let word = text.trim_matches(|one: char| {
        one.is_ascii_digit() || one.is_whitespace() || matches!(one, '#' | '.' | '第')
    });
    (1..=4).contains(&digits)
        && (word.is_empty() || word == "r" || word == "g" || GAMES.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read_in_each_language() {
        for (cells, head) in [
            (["Date", "날짜", "日付"], Head::Day),
            (["Game #", "회차", "ゲームID"], Head::Game),
            (["Player", "이름", "プレイヤー名"], Head::Name),
            (
                ["Amount", "금액", "収支"],
                Head::Amount(ColumnUnit::plain(Unit::Bare)),
            ),
            (
                ["Amount (KRW)", "금액(원)", "金額 [₩]"],
                Head::Amount(ColumnUnit::plain(Unit::Money("KRW".to_owned()))),
            ),
            (["From", "보낸 사람", "払った人"], Head::From),
            (["Winner", "받은 사람", "勝者"], Head::To),
            (["Buy-in", "바이인", "バイイン"], Head::BuyIn),
            (["Cash-out", "캐시아웃", "キャッシュアウト"], Head::CashOut),
            (["Table fee", "회비", "場代"], Head::Fee),
            (["Total", "누계", "合計"], Head::Sum),
            (["Opening", "전월 이월", "繰越"], Head::Opening),
            (["Rank", "비고", "順位"], Head::Beside),
            (["Wins", "승률", "局数"], Head::Tally),
            (["Currency", "통화", "通貨"], Head::Currency),
            (
                ["Winnings", "딴돈", "支払額"],
                Head::Amount(ColumnUnit::plain(Unit::Bare)),
            ),
            (["Message", "메시지", "メッセージ"], Head::Message),
            (["Ann", "철수", "太郎"], Head::Other),
            (["", " ", "\u{3000}"], Head::Empty),
        ] {
            for cell in cells {
                assert_eq!(Head::read(cell), head, "{cell}");
            }
        }
    }

    #[test]
    fn games_are_told_by_their_words() {
        for cell in [
            "1",
            "3판",
            "Game 2",
            "3/8",
            "第3局",
            "R4",
            "2026-03-01",
            "3월",
        ] {
            assert!(is_a_game(cell), "{cell}");
        }
        for cell in ["철수", "", "Ann2x", "합계"] {
            assert!(!is_a_game(cell), "{cell}");
        }
    }
}
