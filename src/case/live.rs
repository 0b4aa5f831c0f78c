//! A case that grows line by line. Each line is read once; the state of the hand is available after
//! every line.

use super::any_hand::AnyHand;
use super::ground::{Ground, RulesetStanding, with_sets};
use crate::card::Calendar;
use crate::limits::Limit;
use crate::record::{
    Fault, Faults, Header, Line, Name, Parsed, Place, Problem, Reading, Record, RecordEntry,
    Source, parse_line,
};
use crate::rules::{Rules, Ruleset};
use crate::verdict::Verdict;
use crate::{gostop, koikoi, minhwatu};
use std::sync::Arc;
use std::sync::OnceLock;

/// What a table needs for reading the lines of a hand.
#[derive(Clone, Copy, Debug)]
pub struct TableContext<'a> {
    /// The ruleset, before the record's own `set` lines apply.
    pub ruleset: &'a Ruleset,
    /// The players who are dealt in.
    pub players: &'a [Name],
    /// The names that were known when the session began, and the name of its currency.
    pub known: &'a [String],
}

/// A line of a hand without a line number of its own.
#[derive(Clone, Debug, PartialEq)]
pub struct LooseLine(LineForm);

#[derive(Clone, Debug)]
enum LineForm {
    /// A line as typed. It is parsed at most once with each calendar.
    Typed {
        text: String,
        korean: OnceLock<Parsed>,
        japanese: OnceLock<Parsed>,
    },
    /// A parsed line, which does not depend on the calendar.
    Known(Parsed),
}

/// Typed lines are equal if their texts are; parsed lines, if their contents and faults are.
impl PartialEq for LineForm {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Typed { text, .. }, Self::Typed { text: other, .. }) => text == other,
            (Self::Known(parsed), Self::Known(other)) => {
                (&parsed.record, &parsed.faults) == (&other.record, &other.faults)
            }
            _ => false,
        }
    }
}

impl LooseLine {
    /// Makes a line from typed text.
    pub const fn typed(text: String) -> Self {
        Self(LineForm::Typed {
            text,
            korean: OnceLock::new(),
            japanese: OnceLock::new(),
        })
    }

    /// Makes a line from a parsed one.
    pub const fn read(parsed: Parsed) -> Self {
        Self(LineForm::Known(parsed))
    }

    /// Makes a line that nobody typed, followed by this comment, if any.
    pub fn unwritten(line: Line, comment: Option<String>) -> Self {
        let mut parsed = Parsed::default();
        let entry = RecordEntry::unwritten(1, line);
        parsed.record.entries.push(RecordEntry { comment, ..entry });
        Self::read(parsed)
    }

    /// Returns what the line says as line 1 of a record, with months numbered by the table's
    /// ruleset. `None` if it says nothing or was not understood.
    pub fn says(&self, seats: TableContext<'_>) -> Option<&Line> {
        let entry = self.parsed(seats, seats.ruleset.rules.calendar());
        entry.record.entries.first()?.line.as_ref()
    }

    /// Returns the faults of form in the line.
    pub fn faults(&self, seats: TableContext<'_>) -> &[Fault] {
        let calendar = seats.ruleset.rules.calendar();
        &self.parsed(seats, calendar).faults
    }

    /// Returns the text that the line has in a record.
    pub fn text(&self, calendar: Calendar) -> String {
        match &self.0 {
            LineForm::Typed { text, .. } => text.clone(),
            LineForm::Known(parsed) => parsed.record.print(calendar).trim_end().to_owned(),
        }
    }

    /// Returns how many bytes the line has in a record, including its line break.
    fn bytes(&self, calendar: Calendar) -> usize {
        self.text(calendar).len() + 1
    }

    fn parsed(&self, seats: TableContext<'_>, calendar: Calendar) -> &Parsed {
        let (text, cell) = match (&self.0, calendar) {
            (LineForm::Known(parsed), _) => return parsed,
            (LineForm::Typed { text, korean, .. }, Calendar::Korean) => (text, korean),
            (LineForm::Typed { text, japanese, .. }, Calendar::Japanese) => (text, japanese),
        };
        cell.get_or_init(|| {
            #[cfg(test)]
            count::line_read();
            let source = Source::Table(seats.known);
            parse_line(source, text, calendar, seats.players)
        })
    }
}

impl From<Line> for LooseLine {
    fn from(line: Line) -> Self {
        Self::unwritten(line, None)
    }
}

/// The state of a hand in progress, for each game.
#[derive(Clone, Debug)]
enum LiveGame {
    GoStop(Box<gostop::LiveHand>),
    KoiKoi(Box<koikoi::LiveRound>),
    MinHwatu(Box<minhwatu::LivePiles>),
}

impl LiveGame {
    fn begin(record: &Record, rules: &Rules) -> Self {
        #[cfg(test)]
        count::lines_taken(record.entries.len());
        match rules {
            Rules::GoStop(rules) => Self::GoStop(Box::new(gostop::LiveHand::begin(record, rules))),
            Rules::KoiKoi(rules) => Self::KoiKoi(Box::new(koikoi::LiveRound::begin(record, rules))),
            Rules::MinHwatu(rules) => {
                Self::MinHwatu(Box::new(minhwatu::LivePiles::begin(record, rules)))
            }
        }
    }

    fn tell(&mut self, entry: &RecordEntry) -> bool {
        #[cfg(test)]
        count::lines_taken(1);
        match self {
            Self::GoStop(hand) => hand.tell(entry),
            Self::KoiKoi(round) => round.tell(entry),
            Self::MinHwatu(table) => table.tell(entry),
        }
    }
}

/// A case in progress, to which lines are added one by one. At each point it gives the same answers
/// as a [`Case`](super::Case) of the lines so far under the table's ruleset.
///
/// ```
/// use dokbak::case::{AnyHand, LiveCase, LooseLine, TableContext};
/// use dokbak::record::{Name, Seat};
/// use dokbak::rules::Ruleset;
/// use std::sync::Arc;
///
/// let ruleset = Ruleset::default();
/// let players = ["Ann", "Bo"].map(Name::from);
/// let seats = TableContext { ruleset: &ruleset, players: &players, known: &[] };
/// let line = |text: &str| Arc::new(LooseLine::typed(text.to_owned()));
/// let mut hand = LiveCase::begin(seats, &[line("players Ann Bo")]);
/// hand.tell(seats, &line("table 1p 2t 4y 5p 6p 7p 9p 12g"));
/// hand.tell(seats, &line("Ann plays 1g flips 11s"));
/// let reading = hand.hand();
/// assert!(reading.faults.is_empty() && !reading.ended);
/// let AnyHand::GoStop(so_far) = reading.hand else { unreachable!("this is Go-Stop") };
/// assert_eq!(so_far.players[Seat(0)].pile.len(), 2);
/// assert_eq!(so_far.table.expect("it is followed").due(), Some(Seat(1)));
/// ```
#[derive(Clone, Debug)]
pub struct LiveCase {
    lines: Vec<Arc<LooseLine>>,
    /// The entries of the record, each with its line number.
    entries: Vec<Arc<RecordEntry>>,
    /// The length of all lines, in bytes.
    bytes: usize,
    ground: Ground,
    hand: LiveGame,
}

impl LiveCase {
    /// Starts a case that consists of these lines.
    pub fn begin(seats: TableContext<'_>, lines: &[Arc<LooseLine>]) -> Self {
        let numbered = (1..).zip(lines);
        let headers = numbered.filter_map(|(number, line)| match line.says(seats)? {
            Line::Header(header) => Some((number, header)),
            Line::Act(..) | Line::Table(_) => None,
        });
        let (ruleset, doubts) = with_sets(seats.ruleset.clone(), headers);
        let ground = Ground {
            standing: RulesetStanding::new(ruleset, doubts),
            form: Vec::new(),
        };
        let nothing = Record::default();
        let mut going = Self {
            lines: Vec::new(),
            entries: Vec::new(),
            bytes: 0,
            hand: LiveGame::begin(&nothing, &ground.ruleset().rules),
            ground,
        };
        for line in lines {
            going.take(seats, line);
        }
        going.hand = LiveGame::begin(&going.record(), &going.ruleset().rules);
        going
    }

    /// Appends a line.
    pub fn tell(&mut self, seats: TableContext<'_>, line: &Arc<LooseLine>) {
        if let Some(Line::Header(Header::Set(key, value))) = line.says(seats)
            && !self.has_set(&key.value, value)
        {
            // A changed rule may change what every line means, so read all lines again.
            self.lines.push(Arc::clone(line));
            *self = Self::begin(seats, &self.lines);
            return;
        }
        let before = self.entries.len();
        self.take(seats, line);
        let goes_on = match self.entries.get(before) {
            Some(entry) => self.hand.tell(entry),
            None => true,
        };
        if !goes_on {
            self.hand = LiveGame::begin(&self.record(), &self.ruleset().rules);
        }
    }

    /// Returns whether a key already has this value.
    fn has_set(&self, key: &str, value: &str) -> bool {
        let mut ruleset = self.ruleset().clone();
        ruleset.rules.set(key, value).is_ok() && ruleset == *self.ruleset()
    }

    /// Appends a line to the record, but leaves the state of the hand as it was.
    fn take(&mut self, seats: TableContext<'_>, line: &Arc<LooseLine>) {
        self.lines.push(Arc::clone(line));
        let calendar = self.ruleset().rules.calendar();
        self.bytes = self.bytes.saturating_add(line.bytes(calendar));
        let number = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        let bytes = Some(Limit::RecordBytes).filter(|limit| limit.is_crossed_by(self.bytes));
        let lines = Some(Limit::RecordLines).filter(|limit| limit.is_crossed_by(self.lines.len()));
        if let Some(limit) = bytes.or(lines) {
            self.ground
                .form
                .push(Fault::new(number, 1, Problem::TooLong(limit)));
        }
        let read = line.parsed(seats, calendar);
        let here = |place: Place| Place {
            line: number,
            ..place
        };
        let faults = read.faults.iter().map(|fault| Fault {
            place: here(fault.place),
            problem: fault.problem.clone(),
        });
        self.ground.form.extend(faults);
        for entry in &read.record.entries {
            let mut entry = RecordEntry {
                place: here(entry.place),
                ..entry.clone()
            };
            self.ground.refuse_surplus(&mut entry);
            self.entries.push(Arc::new(entry));
        }
    }

    /// Returns all lines, even empty ones.
    pub fn lines(&self) -> &[Arc<LooseLine>] {
        &self.lines
    }

    /// Returns the record's entries, one for each line that is not empty.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &RecordEntry> + Clone {
        self.entries.iter().map(|entry| &**entry)
    }

    /// Returns the entry with this line number, or `None` for an empty or missing line.
    pub fn entry_on(&self, line: u32) -> Option<&RecordEntry> {
        let found = (self.entries).binary_search_by_key(&line, |entry| entry.place.line);
        self.entries.get(found.ok()?).map(|entry| &**entry)
    }

    /// Returns the record so far.
    pub fn record(&self) -> Record {
        Record {
            entries: self.entries().cloned().collect(),
        }
    }

    /// Returns the ruleset with the record's `set` lines applied.
    pub const fn ruleset(&self) -> &Ruleset {
        self.ground.ruleset()
    }

    /// Returns whether turns could still be entered card by card if the layout were given.
    pub const fn lacks_layout(&self) -> bool {
        match &self.hand {
            LiveGame::GoStop(hand) => hand.lacks_layout(),
            LiveGame::KoiKoi(_) | LiveGame::MinHwatu(_) => false,
        }
    }

    /// Returns the hand so far, with every fault found so far.
    pub fn hand(&self) -> Reading<AnyHand> {
        let ground = &self.ground;
        match &self.hand {
            LiveGame::GoStop(hand) => {
                let reading = hand.reading(|| self.record());
                ground.told(reading, AnyHand::GoStop)
            }
            LiveGame::KoiKoi(round) => {
                ground.told(round.reading(), |round| AnyHand::KoiKoi(Box::new(round)))
            }
            LiveGame::MinHwatu(table) => {
                ground.told(table.reading(), |piles| AnyHand::MinHwatu(Box::new(piles)))
            }
        }
    }

    /// Returns the verdict, or every fault of the record.
    pub fn settle(&self) -> Result<Verdict, Faults> {
        let last = self.entries.last().map_or(1, |entry| entry.place.line);
        self.ground.settle(self.hand(), last)
    }
}

/// Counts the lines that this thread has read, and those that it has passed to hands.
#[cfg(test)]
pub(crate) mod count {
    use std::cell::Cell;

    thread_local! {
        static READ: Cell<usize> = const { Cell::new(0) };
        static TAKEN: Cell<usize> = const { Cell::new(0) };
    }

    pub(super) fn line_read() {
        READ.set(READ.get() + 1);
    }

    pub(super) fn lines_taken(lines: usize) {
        TAKEN.set(TAKEN.get() + lines);
    }

    /// Runs `done`; returns how many lines were read and how many were passed to hands meanwhile,
    /// and the result.
    pub(crate) fn during<T>(done: impl FnOnce() -> T) -> (usize, usize, T) {
        let before = (READ.get(), TAKEN.get());
        let result = done();
        (READ.get() - before.0, TAKEN.get() - before.1, result)
    }
}
