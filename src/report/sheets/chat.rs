//! Results in the lines of a chat: `winner / loser -amount / loser -amount`, or an amount for each.

use super::cut::{has_amount, has_one_amount};
use super::day::WrittenDay;
use super::export::{ExportedLine, is_title};
use super::fault::OmittedAs;
use super::heads::Head;
use super::own_share::{is_heading, is_seal};
use super::result::{Found, RawResult};
use super::said::{Said, SaidResult, said};
use super::sums::RunningSums;
use super::table::ResultTable;
use crate::letters::{key, same_name};
use crate::record::{Name, lines as lines_of};
use std::collections::{BTreeMap, BTreeSet};

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
    speaker: Option<String>,
    said: String,
    /// Whether it may name the day of what is below it.
    may_be_day: bool,
    /// Whether it is of a text that dokbak wrote for a chat.
    is_own: bool,
    /// Whether only a blank divides the speaker from what is said, so that it may begin with a part
    /// of the speaker's name.
    is_blank: bool,
}

impl ChatLines {
    /// Cuts a text into lines, without what an export puts before each.
    pub(super) fn from_text(text: &str) -> Self {
        let is_result = |text: &str| said(text).is_told();
        let numbered = (1..).zip(lines_of(text));
        let all: Vec<(u32, &str, ExportedLine<'_>)> = numbered
            .filter(|(_, line)| !line.trim().is_empty())
            .map(|(number, line)| (number, line, ExportedLine::read(line, is_result)))
            .collect();
        let is_export = all
            .iter()
            .any(|(_, line, read)| is_title(line) || read.is_day());
        let mut chat = Self::default();
        for (number, line, read) in all {
            let (speaker, said) = if read.is_blank && is_export {
                without_speaker(read.said)
            } else {
                (read.speaker, read.said)
            };
            chat.messages += usize::from(speaker.is_some());
            let is_blank = read.is_blank && speaker.is_some();
            chat.lines.push(ChatLine {
                line: number,
                day: read.day.map(|day| (day, line.trim().to_owned())),
                speaker: speaker.map(str::to_owned),
                said: if is_title(line) { "" } else { said }.to_owned(),
                may_be_day: read.may_be_day,
                is_own: false,
                is_blank,
            });
        }
        chat.find_own();
        chat
    }

    /// Takes the messages of a table that has one in each row.
    pub(super) fn from_table(table: &ResultTable<'_>) -> Self {
        let text = |head: Head| table.column(|one| *one == head).unwrap_or(usize::MAX);
        let (day, speaker, message) = (text(Head::Day), text(Head::Speaker), text(Head::Message));
        let all = table.body.iter().map(|row| {
            // The commas of a message may not be in quotes.
            let more = row.cells.iter().skip(table.head.cells.len().max(message));
            let more = more.filter(|cell| !cell.is_empty());
            let said = std::iter::once(row.cell(message)).chain(more.map(String::as_str));
            ChatLine {
                line: row.line,
                day: WrittenDay::read(row.cell(day)).map(|read| (read, row.cell(day).to_owned())),
                speaker: Some(row.cell(speaker).to_owned()),
                said: said.collect::<Vec<&str>>().join(", "),
                may_be_day: false,
                is_own: false,
                is_blank: false,
            }
        });
        let lines: Vec<ChatLine> = all.collect();
        let mut chat = Self {
            messages: lines.len(),
            lines,
        };
        for line in &mut chat.lines {
            line.is_own = lines_of(&line.said).any(is_seal);
        }
        chat
    }

    /// Finds the texts that dokbak wrote: from the seal at the end back to the heading, or to the
    /// beginning of the message.
    fn find_own(&mut self) {
        let is_first = |line: &ChatLine| line.speaker.is_some() || is_heading(&line.said);
        let seals: Vec<usize> = (0..self.lines.len())
            .filter(|at| self.lines.get(*at).is_some_and(|line| is_seal(&line.said)))
            .collect();
        for seal in seals {
            let before = self.lines.get(..seal).unwrap_or_default();
            let begins = before.iter().rposition(is_first).unwrap_or(seal);
            for line in self.lines.get_mut(begins..=seal).into_iter().flatten() {
                line.is_own = true;
            }
        }
    }

    /// Returns whether most lines have an amount of one person each.
    pub(super) fn has_one_amount_a_line(&self) -> bool {
        let is_one = |line: &&ChatLine| has_one_amount(&line.said);
        let ones = self.lines.iter().filter(is_one).count();
        ones > 1 && ones * 2 > self.lines.len()
    }

    /// Returns how many lines there are.
    pub(super) fn len(&self) -> usize {
        self.lines.len()
    }

    /// Takes the lines that are results.
    pub(super) fn read(&self, found: &mut Found) {
        let said: Vec<Vec<Said>> = self
            .lines
            .iter()
            .map(|line| lines_of(&line.said).map(said).collect())
            .collect();
        let says_day = self.messages == 0;
        let known = KnownNames::new(&self.lines, &said);
        let mut sums = ChatSums::default();
        for (line, said) in self.lines.iter().zip(said) {
            if line.is_own {
                if has_amount(&line.said) {
                    found.leave(line.line, OmittedAs::Sum);
                } else {
                    found.others.push(line.line);
                }
                continue;
            }
            sums.begin(line);
            let mut is_somewhere = false;
            let mut day = line.day.clone();
            for one in said {
                let mut named = |found: &mut Found, why| {
                    found.leave(line.line, why);
                    is_somewhere = true;
                };
                match one {
                    Said::Sum => named(found, OmittedAs::Sum),
                    Said::Opening(opening) => {
                        named(found, OmittedAs::Opening);
                        for (name, amount) in opening {
                            found.open(line.line, name, amount);
                        }
                    }
                    Said::Unsure => named(found, OmittedAs::NotUnderstood),
                    Said::Wrong(wrong) => {
                        found.fault(line.line, wrong);
                        is_somewhere = true;
                    }
                    Said::Other => {}
                    Said::Result(said) => match sums.judge(&known, *said, line.is_blank) {
                        Ok(mut result) => {
                            result.lines = vec![line.line];
                            result.day = day.take();
                            found.results.push(result);
                            is_somewhere = true;
                        }
                        Err(why) => named(found, why),
                    },
                }
            }
            if let Some(day) = day {
                let mut carried = RawResult::new(line.line);
                carried.day = Some(day);
                found.results.push(carried);
            }
            if !is_somewhere && line.may_be_day && says_day {
                let mut open = RawResult::new(line.line);
                open.may_be_day = Some(line.said.clone());
                found.results.push(open);
            }
            if !is_somewhere && has_amount(&line.said) {
                found.leave(line.line, OmittedAs::NotUnderstood);
            } else if !is_somewhere {
                found.others.push(line.line);
            }
        }
    }
}

/// Takes the name off a message that has only blanks after it. A line without a message is a result
/// that somebody noted with its time.
fn without_speaker(text: &str) -> (Option<&str>, &str) {
    match text.split_once(char::is_whitespace) {
        Some((_, message)) if !said(message).is_told() && said(text).is_told() => (None, text),
        Some((speaker, message)) => (Some(speaker), message.trim()),
        None => (Some(text), ""),
    }
}

/// The names of which a chat is sure.
struct KnownNames {
    /// How often each name has an amount.
    amounts: BTreeMap<String, usize>,
    speakers: BTreeSet<String>,
}

impl KnownNames {
    fn new(lines: &[ChatLine], said: &[Vec<Said>]) -> Self {
        let mut amounts = BTreeMap::new();
        for said in said.iter().flatten() {
            if let Said::Result(said) = said {
                let names = said.result.amounts.iter().map(|(name, _)| name);
                let doubted = said.doubted.as_ref();
                for name in names.filter(|name| Some(*name) != doubted) {
                    *amounts.entry(key(name)).or_default() += 1;
                }
            }
        }
        let speakers = lines.iter().filter_map(|line| line.speaker.as_deref());
        Self {
            amounts,
            speakers: speakers.map(key).collect(),
        }
    }

    fn has(&self, name: &str) -> bool {
        let name = key(name);
        self.amounts.contains_key(&name) || self.speakers.contains(&name)
    }

    /// Returns the name in one with a particle behind it: 철수 in `철수가`, if 철수 is known.
    fn stem<'n>(&self, name: &'n str) -> Option<&'n str> {
        let stem = name.strip_suffix(['가', '이', '은', 'は', 'が'])?;
        (!stem.is_empty() && self.has(stem) && !self.speakers.contains(&key(name))).then_some(stem)
    }

    /// Returns whether a name of two words may be those of two people.
    fn may_be_two(&self, name: &str) -> bool {
        let words = name.rsplit_once(' ');
        words.is_some_and(|(first, last)| self.has(first) && self.has(last))
            && self.within(name).is_some()
    }

    /// Returns the name within a name of two words, of which the first is a word before the name:
    /// the second is known by itself, and both together are not.
    fn within<'n>(&self, name: &'n str) -> Option<&'n str> {
        let (_, last) = name.rsplit_once(' ')?;
        let whole = key(name);
        let often = self.amounts.get(&whole).is_some_and(|often| *often > 1);
        (self.has(last) && !often && !self.speakers.contains(&whole)).then_some(last)
    }
}

/// What each person has won so far, on the day and in all.
#[derive(Default)]
struct ChatSums {
    day: Option<WrittenDay>,
    of_day: RunningSums,
    of_all: RunningSums,
}

impl ChatSums {
    fn begin(&mut self, line: &ChatLine) {
        let day = line.day.as_ref().map(|(day, _)| *day);
        if day.is_some() && day != self.day {
            (self.day, self.of_day) = (day, RunningSums::default());
        }
    }

    /// Returns the result, or as what it is left out: as the sum of those before it, or because it
    /// is not sure.
    fn judge(
        &mut self,
        known: &KnownNames,
        said: SaidResult,
        is_blank: bool,
    ) -> Result<RawResult, OmittedAs> {
        let mut result = said.result;
        if said.doubted.is_some_and(|name| !known.has(&name)) {
            return Err(OmittedAs::NotUnderstood);
        }
        // The first name, perhaps behind one that is what makes the sum zero.
        let mut first = result.amounts.iter().take(2).map(|(name, _)| name);
        if is_blank && first.any(|name| name.contains(' ') && known.within(name).is_none()) {
            return Err(OmittedAs::NotUnderstood);
        }
        if result
            .amounts
            .iter()
            .any(|(name, _)| known.may_be_two(name))
        {
            return Err(OmittedAs::NotUnderstood);
        }
        let mut is_open = said.is_open;
        for (name, _) in &mut result.amounts {
            if let Some(stem) = known.stem(name) {
                *name = Name::from(stem);
            }
            if let Some(last) = known.within(name) {
                *name = Name::from(last);
                is_open |= !is_blank;
            }
        }
        let twice = result.amounts.iter().enumerate().any(|(at, (name, _))| {
            let mut before = result.amounts.iter().take(at);
            before.any(|(other, _)| same_name(other, name))
        });
        if twice {
            return Err(OmittedAs::NotUnderstood);
        }
        if is_open && !self.of_day.is_empty() {
            let is_sum = self.of_day.are(&result) || self.of_all.are(&result);
            return Err(if is_sum {
                OmittedAs::Sum
            } else {
                OmittedAs::NotUnderstood
            });
        }
        self.of_day.add(&result);
        self.of_all.add(&result);
        Ok(result)
    }
}
