//! What an export of a chat puts before each message.

use super::day::{WrittenDay, is_time};
use super::day_line::{may_be_day, titled_day};
use crate::letters::key;

/// A line of a chat, taken apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct ExportedLine<'l> {
    /// The day, if the line has one.
    pub(super) day: Option<WrittenDay>,
    /// Who says it, if the line has the form of a message.
    pub(super) speaker: Option<&'l str>,
    /// What is said.
    pub(super) said: &'l str,
    /// Whether only blanks stand between the time, the name and what is said, so that the name may
    /// have any number of words; it is within `said`.
    pub(super) is_blank: bool,
    /// Whether it begins with a day and goes on, so that what is below it may be of that day.
    pub(super) may_be_day: bool,
}

impl<'l> ExportedLine<'l> {
    /// Takes a line apart. `said` tells whether a text is a result.
    pub(super) fn read(line: &'l str, is_result: impl Fn(&str) -> bool) -> Self {
        let line = line.trim().trim_start_matches(['\u{200e}', '\u{200f}']);
        let is_rule = |one: char| matches!(one, '-' | '=' | '*' | '─' | '—');
        let bare = line.trim_matches(|one: char| is_rule(one) || one.is_whitespace());
        if let Some(day) = titled_day(bare) {
            return Self {
                day: Some(day),
                ..Self::default()
            };
        }
        let message = bracketed(line)
            .or_else(|| dated_bracket(line))
            .or_else(|| in_cells(line))
            .or_else(|| dated_message(line));
        if let Some(message) = message {
            return message;
        }
        if let Some(said) = after_clock(line) {
            return Self {
                said,
                is_blank: true,
                ..Self::default()
            };
        }
        match dated(line, is_result) {
            Some((day, said)) => Self {
                day: Some(day),
                said,
                ..Self::default()
            },
            None => Self {
                said: line,
                may_be_day: may_be_day(bare),
                ..Self::default()
            },
        }
    }

    /// Returns whether the line names a day and nothing else.
    pub(super) fn is_day(&self) -> bool {
        self.day.is_some() && self.said.is_empty()
    }
}

fn message<'l>(day: Option<WrittenDay>, speaker: &'l str, said: &'l str) -> ExportedLine<'l> {
    ExportedLine {
        day,
        speaker: Some(speaker.trim()),
        said: said.trim().trim_matches('"'),
        is_blank: false,
        may_be_day: false,
    }
}

/// `[철수] [오후 9:30] …`
fn bracketed(line: &str) -> Option<ExportedLine<'_>> {
    let rest = line.strip_prefix('[')?;
    let (name, rest) = rest.split_once(']')?;
    let (time, said) = rest.trim_start().strip_prefix('[')?.split_once(']')?;
    is_clock(time).then(|| message(None, name, said))
}

/// `[07.03.26, 21:30:11] Ann: …`
fn dated_bracket(line: &str) -> Option<ExportedLine<'_>> {
    let (when, rest) = line.strip_prefix('[')?.split_once(']')?;
    let day = WrittenDay::read(when)?;
    let (name, said) = rest.split_once(':')?;
    Some(message(Some(day), name, said))
}

/// `21:30`, a tab, the name, a tab …
fn in_cells(line: &str) -> Option<ExportedLine<'_>> {
    let mut cells = line.splitn(3, '\t');
    let (time, name, said) = (cells.next()?, cells.next()?, cells.next()?);
    is_clock(time).then(|| message(None, name, said))
}

/// `2026년 3월 1일 오후 9:30, 철수 : …`, `Nov 6, 2026 at 20:12, Ann : …`
fn dated_message(line: &str) -> Option<ExportedLine<'_>> {
    let (before, said) = line
        .split_once(" : ")
        .or_else(|| line.split_once("\t:\t"))?;
    let commas = before.match_indices(',');
    let mut cuts: Vec<usize> = commas.map(|(at, _)| at).collect();
    cuts.reverse();
    cuts.into_iter().find_map(|at| {
        let (when, name) = before.split_at_checked(at)?;
        let day = WrittenDay::read(when).filter(|_| when.contains(':'))?;
        Some(message(Some(day), name.trim_start_matches(','), said))
    })
}

/// Takes off the time with which a line begins: `21:30 Ann …`, `오후 9:30 철수 …`.
fn after_clock(line: &str) -> Option<&str> {
    /// The most words of a time.
    const MOST: usize = 2;
    let blanks = line.char_indices().filter(|(_, one)| one.is_whitespace());
    let mut cuts: Vec<usize> = blanks.map(|(at, _)| at).take(MOST).collect();
    cuts.reverse();
    cuts.into_iter().find_map(|at| {
        let (time, rest) = line.split_at_checked(at)?;
        is_clock(time).then(|| rest.trim())
    })
}

/// Takes off the day with which a result begins: `3/1 영희 / 철수 -3000`, `3월 1일: …`.
fn dated(line: &str, is_result: impl Fn(&str) -> bool) -> Option<(WrittenDay, &str)> {
    /// The most places at which the day may end.
    const MOST: usize = 5;
    let is_end = |one: char| one.is_whitespace() || matches!(one, ':' | '：');
    let ends = line.char_indices().filter(|(_, one)| is_end(*one));
    let mut cuts: Vec<usize> = ends.map(|(at, _)| at).take(MOST).collect();
    cuts.reverse();
    cuts.into_iter().find_map(|at| {
        let (day, rest) = line.split_at_checked(at)?;
        let (day, rest) = (titled_day(day)?, rest.trim_start_matches(is_end));
        is_result(rest).then(|| (day, rest.trim()))
    })
}

/// Returns whether a text is a time of day, with a colon between hours and minutes.
fn is_clock(text: &str) -> bool {
    let text = key(text);
    let mut parts = text.split(':');
    let ends = |part: &str| part.ends_with(|one: char| one.is_ascii_digit());
    let begins = |part: &str| part.starts_with(|one: char| one.is_ascii_digit());
    let is_whole = parts.next().is_some_and(ends) && parts.next().is_some_and(begins);
    is_whole && is_time(&text)
}

/// Returns whether a line is one of those at the head of an export: its title, or when it was saved.
pub(super) fn is_title(line: &str) -> bool {
    const BEGINNINGS: [&str; 6] = [
        "[line]",
        "saved on",
        "date saved",
        "저장한 날짜",
        "保存日時",
        "talk_",
    ];
    let text = key(line.trim());
    BEGINNINGS.iter().any(|begins| text.starts_with(begins))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_export_adds_is_taken_off() {
        for (line, speaker, says) in [
            (
                "[철수] [오후 9:30] 영희 / 철수 -3000",
                "철수",
                "영희 / 철수 -3000",
            ),
            ("[Ann]\t[8:12 PM]\tAnn +5 Bo -5", "Ann", "Ann +5 Bo -5"),
            (
                "2026년 3월 1일 오후 9:30, 철수 : 영희 / 철수 -3000",
                "철수",
                "영희 / 철수 -3000",
            ),
            ("2026. 3. 1. 오후 9:30, 철수 : ㅋㅋ", "철수", "ㅋㅋ"),
            ("Mar 1, 2026, 9:30 PM, Ann : hi", "Ann", "hi"),
            ("Nov 6, 2026 at 20:12, Ann : hi", "Ann", "hi"),
            ("[07.03.26, 21:30:11] Ann: hi", "Ann", "hi"),
            ("21:30\t太郎\t花子 / 太郎 -300", "太郎", "花子 / 太郎 -300"),
            ("午後9:30\t太郎\tはい", "太郎", "はい"),
            ("09:30 PM\tAnn\tok", "Ann", "ok"),
        ] {
            let read = ExportedLine::read(line, |_| false);
            assert_eq!((read.speaker, read.said), (Some(speaker), says), "{line}");
            assert_eq!(
                read.day.is_some(),
                line.contains(" : ") || line.starts_with("[07"),
                "{line}"
            );
        }
        for line in [
            "--------------- 2026년 3월 1일 일요일 ---------------",
            "2026/03/01(日)",
            "--- Friday, November 6, 2026 ---",
            "2026.11.06 Friday",
            "Sat, 03/07/2026",
        ] {
            assert!(ExportedLine::read(line, |_| false).is_day(), "{line}");
        }
        for (line, says) in [
            ("20:12 Ann Ann +5 Bo -5", "Ann Ann +5 Bo -5"),
            ("오후 9:30 철수 네", "철수 네"),
            ("8:12 PM Ann ok", "Ann ok"),
        ] {
            let read = ExportedLine::read(line, |_| false);
            assert!(read.is_blank && read.speaker.is_none(), "{line}");
            assert_eq!(read.said, says);
        }
        for (line, says) in [
            ("3월 3일: 지수 +7 철수 -7", "지수 +7 철수 -7"),
            ("3月3日: 太郎 +7 花子 -7", "太郎 +7 花子 -7"),
            ("3월3일:지수 +7 철수 -7", "지수 +7 철수 -7"),
            ("(3/3) 지수 +7 철수 -7", "지수 +7 철수 -7"),
        ] {
            let read = ExportedLine::read(line, |said| said.starts_with(['지', '太']));
            assert!(read.day.is_some() && !read.is_blank, "{line}");
            assert_eq!(read.said, says);
        }
        let read = ExportedLine::read("철수 +3 영희 -3", |_| true);
        assert_eq!((read.speaker, read.said), (None, "철수 +3 영희 -3"));
    }
}
