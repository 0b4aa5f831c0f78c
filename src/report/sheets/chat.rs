//! Results in the lines of a chat: `winner / loser -amount / loser -amount`, or an amount for each.

use super::amount::{AmountCell, CellAmount};
use super::day::{WrittenDay, is_time};
use super::fault::LeftOut;
use super::heads::Head;
use super::result::{Found, RawResult};
use super::table::ResultTable;
use crate::letters::{key, same_name};
use crate::record::{Name, lines};

/// The lines of a chat.
#[derive(Debug, Default)]
pub(super) struct ChatLines {
    lines: Vec<ChatLine>,
    /// How many lines have the form of a message.
    pub(super) messages: usize,
}

#[derive(Debug)]
struct ChatLine {
    line: u32,
    day: Option<(WrittenDay, String)>,
    said: String,
}

impl ChatLines {
    /// Cuts a text into lines, without what an export puts before each.
    pub(super) fn from_text(text: &str) -> Self {
        let mut chat = Self::default();
        for (number, line) in (1..).zip(lines(text)) {
            if line.trim().is_empty() {
                continue;
            }
            let (day, said, is_message) = unexported(line);
            chat.messages += usize::from(is_message);
            chat.lines.push(ChatLine {
                line: number,
                day: day.map(|day| (day, line.trim().to_owned())),
                said: said.to_owned(),
            });
        }
        chat
    }

    /// Takes the messages of a table that has one in each row.
    pub(super) fn from_table(table: &ResultTable<'_>) -> Self {
        let text = |head: Head| table.column(|one| *one == head).unwrap_or(usize::MAX);
        let (day, message) = (text(Head::Day), text(Head::Message));
        let all = table.body.iter().map(|row| ChatLine {
            line: row.line,
            day: WrittenDay::read(row.cell(day)).map(|read| (read, row.cell(day).to_owned())),
            said: row.cell(message).to_owned(),
        });
        let lines: Vec<ChatLine> = all.collect();
        Self {
            messages: lines.len(),
            lines,
        }
    }

    /// Returns how many lines there are.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Takes the lines that are results.
    pub(super) fn read(&self, found: &mut Found) {
        for line in &self.lines {
            let mut results = lines(&line.said).filter_map(said);
            let Some(mut result) = results.next() else {
                if let Some(day) = &line.day {
                    let mut carried = RawResult::new(line.line);
                    carried.day = Some(day.clone());
                    found.results.push(carried);
                }
                if line.day.is_none() && has_amount(&line.said) {
                    found.leave(line.line, LeftOut::NotUnderstood);
                } else {
                    found.others.push(line.line);
                }
                continue;
            };
            result.lines = vec![line.line];
            result.day.clone_from(&line.day);
            found.results.push(result);
            for mut more in results {
                more.lines = vec![line.line];
                found.results.push(more);
            }
        }
    }
}

/// Takes off what an export of a chat puts before a message. Returns the day, if the line has one,
/// what was said, and whether the line has the form of a message.
fn unexported(line: &str) -> (Option<WrittenDay>, &str, bool) {
    let line = line.trim();
    let bare =
        line.trim_matches(|one: char| matches!(one, '-' | '=' | '*' | '─') || one.is_whitespace());
    if let Some(day) = WrittenDay::read(bare) {
        return (Some(day), "", false);
    }
    // [철수] [오후 9:30] …
    let bracketed = line
        .strip_prefix('[')
        .and_then(|rest| rest.split_once("] ["));
    if let Some((_, rest)) = bracketed
        && let Some((time, said)) = rest.split_once(']')
        && is_clock(time)
    {
        return (None, said.trim(), true);
    }
    // 21:30, a tab, the name, a tab …
    let mut cells = line.splitn(3, '\t');
    if let (Some(time), Some(_), Some(said)) = (cells.next(), cells.next(), cells.next())
        && is_clock(time)
    {
        return (None, said.trim().trim_matches('"'), true);
    }
    // 2026년 3월 1일 오후 9:30, 철수 : …
    if let Some((before, said)) = line.split_once(" : ")
        && let Some((when, _)) = before.rsplit_once(',')
        && let Some(day) = WrittenDay::read(when)
    {
        return (Some(day), said.trim(), true);
    }
    match dated(line) {
        Some((day, said)) => (Some(day), said, false),
        None => (None, line, false),
    }
}

/// Takes off the day with which a result begins: `3/1 영희 / 철수 -3000`.
fn dated(line: &str) -> Option<(WrittenDay, &str)> {
    /// The most words that a day has here.
    const MOST: usize = 4;
    let blanks = line
        .char_indices()
        .filter(|(_, one)| one.is_whitespace())
        .take(MOST);
    let mut cuts: Vec<usize> = blanks.map(|(at, _)| at).collect();
    cuts.reverse();
    cuts.into_iter().find_map(|at| {
        let (day, rest) = line.split_at(at);
        let day = WrittenDay::read(day)?;
        said(rest).map(|_| (day, rest.trim()))
    })
}

/// Returns whether a text is a time of day.
fn is_clock(text: &str) -> bool {
    let text = key(text);
    text.contains(':') && is_time(&text)
}

/// Returns whether a line has a number with a sign.
fn has_amount(said: &str) -> bool {
    words(said)
        .iter()
        .any(|word| matches!(word, Word::Amount(_, true)))
}

/// A part of a line.
#[derive(Clone, Debug, PartialEq)]
enum Word {
    Name(String),
    /// An amount, and whether it has a sign.
    Amount(CellAmount, bool),
    Break,
}

/// The most words that a name has here.
const MOST_WORDS: usize = 2;

/// Cuts a line into names, amounts and what stands between them.
fn words(said: &str) -> Vec<Word> {
    let mut out: Vec<Word> = Vec::new();
    let mut sign = String::new();
    for word in spaced(said).split_whitespace() {
        if matches!(word, "/" | ";") {
            out.push(Word::Break);
            sign.clear();
        } else if is_sign(word) {
            word.clone_into(&mut sign);
        } else {
            let whole = format!("{sign}{word}");
            sign.clear();
            let (name, amount) = attached(&whole);
            out.extend((!name.is_empty()).then(|| Word::Name(name.to_owned())));
            out.extend(amount.map(|(amount, signed)| Word::Amount(amount, signed)));
        }
    }
    joined(out)
}

/// Puts blanks around what separates parts, but not around the commas within numbers.
fn spaced(said: &str) -> String {
    let mut out = String::new();
    let mut letters = said.chars().peekable();
    let mut before = ' ';
    while let Some(letter) = letters.next() {
        let within = before.is_ascii_digit() && letters.peek().is_some_and(char::is_ascii_digit);
        match letter {
            '/' | '／' | '、' | '，' | '·' | '|' | '→' => out.push_str(" / "),
            ';' | '；' => out.push_str(" ; "),
            ',' if !within => out.push_str(" / "),
            letter => out.push(letter),
        }
        before = letter;
    }
    out
}

fn is_sign(word: &str) -> bool {
    matches!(word, "-" | "−" | "–" | "+" | "△" | "▲" | "－" | "＋")
}

/// Cuts an amount off the end of a word: `철수-3000`, `철수:+37`.
fn attached(word: &str) -> (&str, Option<(CellAmount, bool)>) {
    let is_beginning = |one: char| is_sign(one.encode_utf8(&mut [0; 4]));
    let read = |text: &str| {
        let digits = text.chars().any(char::is_numeric);
        let amount = AmountCell::read(text)
            .amount()
            .cloned()
            .filter(|_| digits)?;
        let signed = text.starts_with(is_beginning) || amount.parts < 0;
        Some((amount, signed))
    };
    if let Some(amount) = read(word) {
        return ("", Some(amount));
    }
    let from = word.find(is_beginning).unwrap_or(word.len());
    let (name, rest) = word.split_at(from);
    match read(rest) {
        Some(amount) if !name.is_empty() => (name.trim_end_matches([':', '=', '：']), Some(amount)),
        _ => (word, None),
    }
}

/// Joins amounts of two words, such as `-1만 5천`.
fn joined(words: Vec<Word>) -> Vec<Word> {
    let mut out: Vec<Word> = Vec::new();
    for word in words {
        match (out.last_mut(), &word) {
            (Some(Word::Amount(great, signed)), Word::Amount(small, false))
                if *signed
                    && small.parts >= 0
                    && great.parts % (10_000 * super::amount::ONE) == 0
                    && great.parts != 0
                    && small.parts < 10_000 * super::amount::ONE
                    && (great.unit == small.unit || great.unit == super::amount::Unit::Bare) =>
            {
                great.parts += small.parts * great.parts.signum();
                great.unit = small.unit.clone();
            }
            _ => out.push(word),
        }
    }
    out
}

/// The words of a name, and the amount after it with whether it has a sign.
type ChatEntry = (Vec<String>, Option<(CellAmount, bool)>);

/// Reads a result; `None` if the line is anything else.
pub(super) fn said(line: &str) -> Option<RawResult> {
    let mut entries: Vec<ChatEntry> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    let mut is_divided = false;
    for word in words(line) {
        match word {
            Word::Name(name) => names.push(name),
            Word::Amount(..) if names.is_empty() => return None,
            Word::Amount(amount, signed) => {
                entries.push((std::mem::take(&mut names), Some((amount, signed))));
            }
            Word::Break => {
                is_divided = true;
                if !names.is_empty() {
                    entries.push((std::mem::take(&mut names), None));
                }
            }
        }
    }
    if !names.is_empty() {
        entries.push((names, None));
    }
    let mut result = RawResult::new(1);
    let mut rest: Option<Name> = None;
    for (words, amount) in &entries {
        let name = name(words)?;
        if result.has(&name) || rest.as_ref().is_some_and(|rest| same_name(rest, &name)) {
            return None;
        }
        match amount {
            Some((amount, _)) => result.amounts.push((name, amount.clone())),
            None if rest.is_none() && is_divided => rest = Some(name),
            None => return None,
        }
    }
    let signed = |(_, amount): &(_, Option<(CellAmount, bool)>)| {
        amount.as_ref().is_some_and(|(_, signed)| *signed)
    };
    if let Some(name) = rest {
        let all_signed = entries
            .iter()
            .all(|entry| entry.1.is_none() || signed(entry));
        let unit = result.amounts.first()?.1.unit.clone();
        let is_one_unit = result.amounts.iter().all(|(_, amount)| amount.unit == unit);
        let parts = result.sum().checked_neg()?;
        if !all_signed || !is_one_unit {
            return None;
        }
        result.amounts.insert(0, (name, CellAmount { parts, unit }));
    } else if !entries.iter().any(signed) {
        return None;
    }
    (result.amounts.len() >= 2).then_some(result)
}

/// Returns a name of these words; `None` if they are no name.
fn name(words: &[String]) -> Option<Name> {
    const MOST_LETTERS: usize = 20;
    let text = words.join(" ");
    let text = text
        .rsplit_once([':', '：'])
        .map_or(text.as_str(), |(_, name)| name)
        .trim();
    let is_odd = |one: char| "?!~\"()[]{}<>=@#%^&*_".contains(one);
    let good = !text.is_empty()
        && text.split_whitespace().count() <= MOST_WORDS
        && text.chars().count() <= MOST_LETTERS
        && !text.contains(is_odd)
        && !text.starts_with(|one: char| one.is_numeric())
        && text.chars().any(char::is_alphabetic);
    good.then(|| text.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(line: &str) -> Option<Vec<(String, i128)>> {
        let result = said(line)?;
        let whole = |(name, amount): &(Name, CellAmount)| (name.to_string(), amount.parts / 10_000);
        Some(result.amounts.iter().map(whole).collect())
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
    fn what_an_export_adds_is_taken_off() {
        for (line, says, is_message) in [
            (
                "[철수] [오후 9:30] 영희 / 철수 -3000",
                "영희 / 철수 -3000",
                true,
            ),
            (
                "2026년 3월 1일 오후 9:30, 철수 : 영희 / 철수 -3000",
                "영희 / 철수 -3000",
                true,
            ),
            ("2026. 3. 1. 오후 9:30, 철수 : ㅋㅋ", "ㅋㅋ", true),
            ("Mar 1, 2026, 9:30 PM, Ann : hi", "hi", true),
            ("21:30\t太郎\t花子 / 太郎 -300", "花子 / 太郎 -300", true),
            ("午後9:30\t太郎\tはい", "はい", true),
            (
                "--------------- 2026년 3월 1일 일요일 ---------------",
                "",
                false,
            ),
            ("2026/03/01(日)", "", false),
            ("철수 +3 영희 -3", "철수 +3 영희 -3", false),
        ] {
            let (day, said, message) = unexported(line);
            assert_eq!((said, message), (says, is_message), "{line}");
            assert_eq!(
                day.is_some(),
                says.is_empty() || line.contains(" : "),
                "{line}"
            );
        }
    }
}
