//! What a line of a chat says: a result, a sum, or anything else.

use super::amount::CellAmount;
use super::cut::{ChatWord, Division, without_remarks, words};
use super::fault::Wrong;
use super::number::ONE;
use super::result::RawResult;
use super::said_name::{MOST_WORDS, name, without_outcome};
use super::words::{ChatBeginning, is_between, is_fee, is_sum};
use crate::letters::same_name;
use crate::record::Name;

/// What a line says.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Said {
    /// A result.
    Result(Box<SaidResult>),
    /// The sum of lines before it.
    Sum,
    /// What was won and lost before, as far as it is understood.
    Opening(Vec<(Name, CellAmount)>),
    /// Amounts that are not sure to be a result.
    Unsure,
    /// What cannot be taken, such as a fee among the people.
    Wrong(Wrong),
    /// Anything else.
    Other,
}

impl Said {
    /// Returns whether a line tells who won and lost how much, in a hand, in all or before.
    pub(super) const fn is_told(&self) -> bool {
        matches!(self, Self::Result(_) | Self::Sum | Self::Opening(_))
    }
}

/// A result, and what is not sure about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SaidResult {
    pub(super) result: RawResult,
    /// Whether what begins the line leaves open whether it is a result or a sum.
    pub(super) is_open: bool,
    /// Somebody who has no amount and stands where anything else may be said; a name only if it is
    /// known.
    pub(super) doubted: Option<Name>,
}

/// The words of a name, and the amount after it with whether it has a sign.
struct Entry {
    words: Vec<String>,
    amount: Option<(CellAmount, bool)>,
    /// What divides it from the next; at the end of the line, from the one before.
    division: Division,
}

/// Reads a line.
pub(super) fn said(line: &str) -> Said {
    let Some(mut entries) = entries(&without_remarks(line)) else {
        return Said::Other;
    };
    let has_amounts = entries
        .iter()
        .filter(|entry| entry.amount.is_some())
        .count()
        > 1;
    let begins = match entries.first_mut() {
        Some(first) => first.begin(),
        None => return Said::Other,
    };
    if begins == ChatBeginning::Sum && entries.iter().any(|entry| entry.amount.is_some()) {
        return Said::Sum;
    }
    let is_opening = begins == ChatBeginning::Opening;
    if begins == ChatBeginning::Doubt {
        return if has_amounts {
            Said::Unsure
        } else {
            Said::Other
        };
    }
    entries.retain(|entry| !entry.words.is_empty() || entry.amount.is_some());
    for entry in &mut entries {
        while entry.words.len() > 1 && entry.words.first().is_some_and(|word| is_between(word)) {
            entry.words.remove(0);
        }
    }
    // `합계 0` at the end of a result.
    entries.retain(|entry| entry.amount.is_none() || !is_sum(&entry.words.join(" ")));
    match result(&entries) {
        read if is_opening && has_amounts => {
            Said::Opening(read.map_or_else(|_| Vec::new(), |(result, _)| result.amounts))
        }
        Ok((result, doubted)) => Said::Result(Box::new(SaidResult {
            result,
            is_open: begins == ChatBeginning::Open,
            doubted,
        })),
        Err(NoResult::Unsure) => Said::Unsure,
        Err(NoResult::Wrong(wrong)) => Said::Wrong(wrong),
        Err(NoResult::Other) => Said::Other,
    }
}

/// Why a line is no result.
#[derive(Clone, Debug)]
enum NoResult {
    /// It has amounts, but is not understood.
    Unsure,
    /// It cannot be taken.
    Wrong(Wrong),
    /// It is anything else.
    Other,
}

fn entries(line: &str) -> Option<Vec<Entry>> {
    let (mut entries, mut names): (Vec<Entry>, Vec<String>) = (Vec::new(), Vec::new());
    let entry = |words: Vec<String>, amount, division| Entry {
        words,
        amount,
        division,
    };
    for word in words(line) {
        match word {
            ChatWord::Name(name) => names.push(name),
            ChatWord::Amount(..) if names.is_empty() => return None,
            // `Game 2 …`
            ChatWord::Amount(number, false)
                if entries.is_empty()
                    && ChatBeginning::read(&names.join(" ")) == ChatBeginning::Result =>
            {
                names.push((number.parts / ONE).to_string());
            }
            ChatWord::Amount(amount, signed) => {
                entries.push(entry(
                    std::mem::take(&mut names),
                    Some((amount, signed)),
                    Division::Blank,
                ));
            }
            ChatWord::Out => names.clear(),
            ChatWord::Break(division) => {
                if names.is_empty() {
                    if let Some(last) = entries.last_mut() {
                        last.division = last.division.max(division);
                    }
                } else {
                    entries.push(entry(std::mem::take(&mut names), None, division));
                }
            }
        }
    }
    if !names.is_empty() {
        let division = entries.last().map_or(Division::Blank, |last| last.division);
        entries.push(entry(names, None, division));
    }
    Some(entries)
}

impl Entry {
    /// Takes off the words that begin a line and belong to no name, and returns what they say. Words
    /// before a colon are no name, whatever they are.
    fn begin(&mut self) -> ChatBeginning {
        let mut begins = ChatBeginning::Result;
        let mut take = |words: &mut Vec<String>, count: usize| {
            let taken: Vec<String> = words.drain(..count).collect();
            match ChatBeginning::read(&taken.join(" ")) {
                is @ (ChatBeginning::Sum | ChatBeginning::Opening | ChatBeginning::Doubt) => {
                    begins = is;
                }
                ChatBeginning::Open | ChatBeginning::Name if begins == ChatBeginning::Result => {
                    begins = ChatBeginning::Open;
                }
                _ => {}
            }
        };
        let ends_with_colon = |word: &String| word.ends_with([':', '：', ')', '.']);
        while let Some(count) = self.words.iter().position(ends_with_colon) {
            let is_last = count + 1 == self.words.len();
            if is_last && self.amount.is_some() {
                break;
            }
            take(&mut self.words, count + 1);
        }
        while let Some(count) = (1..=self.words.len().min(MOST_WORDS)).rev().find(|count| {
            let words = self.words.get(..*count).unwrap_or_default();
            ChatBeginning::read(&words.join(" ")) != ChatBeginning::Name
        }) {
            take(&mut self.words, count);
        }
        begins
    }
}

/// Reads the amounts of a result, and who must be known for it.
fn result(entries: &[Entry]) -> Result<(RawResult, Option<Name>), NoResult> {
    let amounts = entries.iter().filter_map(|entry| entry.amount.as_ref());
    let none = || {
        let signed = amounts.clone().filter(|(_, signed)| *signed).count();
        if signed > 1 {
            NoResult::Unsure
        } else {
            NoResult::Other
        }
    };
    let mut result = RawResult::new(1);
    let (mut rest, mut doubted): (Option<Name>, Option<Name>) = (None, None);
    for entry in entries {
        let (words, has_won) = without_outcome(&entry.words);
        let name = name(words).ok_or_else(none)?;
        if has_won {
            doubted = Some(name.clone());
        }
        if is_fee(&name) && amounts.clone().count() > 1 {
            return Err(NoResult::Wrong(Wrong::NoPerson(name.to_string())));
        }
        if result.has(&name) || rest.as_ref().is_some_and(|rest| same_name(rest, &name)) {
            return Err(none());
        }
        match &entry.amount {
            Some((amount, _)) => result.amounts.push((name, amount.clone())),
            None if rest.is_none() && entry.division > Division::Blank => {
                if entry.division == Division::Comma {
                    doubted = Some(name.clone());
                }
                rest = Some(name);
            }
            None => return Err(none()),
        }
    }
    let is_signed = |entry: &Entry| entry.amount.as_ref().is_some_and(|(_, signed)| *signed);
    let is_nothing = |entry: &Entry| {
        entry
            .amount
            .as_ref()
            .is_some_and(|(amount, _)| amount.parts == 0)
    };
    if let Some(name) = rest {
        let all_signed = entries
            .iter()
            .all(|entry| entry.amount.is_none() || is_signed(entry) || is_nothing(entry));
        let unit = result.amounts.first().ok_or_else(none)?.1.unit.clone();
        let is_one_unit = result.amounts.iter().all(|(_, amount)| amount.unit == unit);
        let parts = result.sum().checked_neg().ok_or_else(none)?;
        // Who has nothing was not at the table, and may be no person.
        if !all_signed || !is_one_unit || parts == 0 {
            return Err(none());
        }
        result.amounts.insert(0, (name, CellAmount { parts, unit }));
    } else if !entries.iter().any(is_signed) {
        return Err(none());
    }
    if result.amounts.len() < 2 {
        return Err(none());
    }
    Ok((result, doubted))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(line: &str) -> Option<Vec<(String, i128)>> {
        let Said::Result(said) = said(line) else {
            return None;
        };
        let whole = |(name, amount): &(Name, CellAmount)| (name.to_string(), amount.parts / 10_000);
        Some(said.result.amounts.iter().map(whole).collect())
    }

    #[test]
    fn results_are_read_from_what_is_said() {
        for (line, amounts) in [
            (
                "영희 / 철수 -3000 / 지수 -6000",
                &[("영희", 9000), ("철수", -3000), ("지수", -6000)][..],
            ),
            (
                "영희 / 철수 -3,000 / 지수 -1만 5천",
                &[("영희", 18_000), ("철수", -3000), ("지수", -15_000)],
            ),
            ("결과: 영희/철수-3000", &[("영희", 3000), ("철수", -3000)]),
            (
                "철수 +37 영희 -17 민수 -20",
                &[("철수", 37), ("영희", -17), ("민수", -20)],
            ),
            (
                "철수 37, 영희 -17, 민수 -20",
                &[("철수", 37), ("영희", -17), ("민수", -20)],
            ),
            ("太郎 / 花子 －３００", &[("太郎", 300), ("花子", -300)]),
            ("Kim Ann / Bo - 5", &[("Kim Ann", 5), ("Bo", -5)]),
            ("철수 / 영희 +500", &[("철수", -500), ("영희", 500)]),
            (
                "철수 / 영희 +500 / 민수 -",
                &[("철수", -500), ("영희", 500)],
            ),
            (
                "철수 / 영희 +500 / 민수 0",
                &[("철수", -500), ("영희", 500), ("민수", 0)],
            ),
            ("철수 +5 영희 -5 ㅋㅋ", &[("철수", 5), ("영희", -5)]),
            ("철수 +5 영희 -5 (피박) 😂", &[("철수", 5), ("영희", -5)]),
            ("太郎は+300、花子は-300", &[("太郎", 300), ("花子", -300)]),
            ("지수 승 / 철수 -500", &[("지수", 500), ("철수", -500)]),
        ] {
            let amounts: Vec<(String, i128)> = amounts
                .iter()
                .map(|(name, whole)| ((*name).to_owned(), *whole))
                .collect();
            assert_eq!(parts(line), Some(amounts), "{line}");
        }
        for (line, amounts) in [
            ("Ann/Bo-3000", &[("Ann", 3000), ("Bo", -3000)][..]),
            ("1판: 철수 +8 영희 -8", &[("철수", 8), ("영희", -8)]),
            ("Game 2 Ann +8 Bo -8", &[("Ann", 8), ("Bo", -8)]),
            ("Ann: +8, Bo: -8", &[("Ann", 8), ("Bo", -8)]),
            (
                "Ann +8 Bo -8 https://example.org/a-1",
                &[("Ann", 8), ("Bo", -8)],
            ),
            ("Ann +8 and Bo -8", &[("Ann", 8), ("Bo", -8)]),
            ("철수 +8 영희 -8 합계 0", &[("철수", 8), ("영희", -8)]),
        ] {
            let amounts: Vec<(String, i128)> = amounts
                .iter()
                .map(|(name, whole)| ((*name).to_owned(), *whole))
                .collect();
            assert_eq!(parts(line), Some(amounts), "{line}");
        }
        for line in [
            "내일 7시에 보자",
            "철수 3000",
            "철수 -3000",
            "점심 -8000원 먹었어?",
            "철수 -1 / 철수 -2",
            "a / b / c -1",
            "영희 철수 -3000 지수",
            "https://example.org/a-1",
            "",
        ] {
            assert_eq!(parts(line), None, "{line}");
        }
    }

    #[test]
    fn sums_doubts_and_fees_are_no_results() {
        for line in [
            "Total: Ann +5 Bo -5",
            "Sum Ann +5 Bo -5",
            "합계: 철수 +5 영희 -5",
            "총 철수 +5 영희 -5",
            "정산 철수 +5 영희 -5",
            "トータル 太郎 +5 花子 -5",
            "計 太郎 +5 花子 -5",
            "小計: 太郎 +5 花子 -5",
            "In all Ann +5 Bo -5",
        ] {
            assert_eq!(said(line), Said::Sum, "{line}");
        }
        for line in [
            "sorry, Ann +6 Bo -6",
            "정정 철수 +6 영희 -6",
            "Ann +5 Bo -5, thanks",
        ] {
            assert_eq!(said(line), Said::Unsure, "{line}");
        }
        for line in ["오늘 철수 +8 영희 -8", "Tonight: Ann +8, Bo -8"] {
            let is_open = matches!(said(line), Said::Result(said) if said.is_open);
            assert!(is_open, "{line}");
        }
        let opening = said("전월 이월: 철수 +120 영희 -120");
        assert!(
            matches!(&opening, Said::Opening(amounts) if amounts.len() == 2),
            "{opening:?}"
        );
        let fee = said("철수 +100 영희 -120 방값 +20");
        assert_eq!(fee, Said::Wrong(Wrong::NoPerson("방값".to_owned())));
    }
}
