//! A case that grows line by line: every line is read once, and after each the hand can be asked
//! for its state.

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
use std::cell::OnceCell;
use std::rc::Rc;

/// What the lines of a hand at a table are read by.
#[derive(Clone, Copy, Debug)]
pub struct TableContext<'a> {
    /// The ruleset before the record's own `set` lines.
    pub ruleset: &'a Ruleset,
    /// Who is dealt in.
    pub players: &'a [Name],
    /// The names that were taken when the session began, and that of its currency.
    pub known: &'a [String],
}

/// A line of one table's hand, wherever in the record it is put.
#[derive(Clone, Debug, PartialEq)]
pub struct LooseLine(LineForm);

#[derive(Clone, Debug)]
enum LineForm {
    /// A typed line; what it says is read once a calendar.
    Typed {
        text: String,
        korean: OnceCell<Parsed>,
        japanese: OnceCell<Parsed>,
    },
    /// A line that is known whatever the calendar.
    Known(Parsed),
}

/// Two are the same where they were typed alike, or say the same with the same faults.
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
    /// Returns the line that was typed.
    pub const fn typed(text: String) -> Self {
        Self(LineForm::Typed {
            text,
            korean: OnceCell::new(),
            japanese: OnceCell::new(),
        })
    }

    /// Returns a line that was read on its own.
    pub const fn read(parsed: Parsed) -> Self {
        Self(LineForm::Known(parsed))
    }

    /// Returns a line that nobody typed, with a comment after it.
    pub fn unwritten(line: Line, comment: Option<String>) -> Self {
        let mut parsed = Parsed::default();
        let entry = RecordEntry::unwritten(1, line);
        parsed.record.entries.push(RecordEntry { comment, ..entry });
        Self::read(parsed)
    }

    /// Returns what the line says, as the first line of a record; its months are numbered as the
    /// ruleset of the table says.
    pub fn says(&self, seats: TableContext<'_>) -> Option<&Line> {
        let entry = self.parsed(seats, seats.ruleset.rules.calendar());
        entry.record.entries.first()?.line.as_ref()
    }

    /// Returns what is wrong in the form of the line.
    pub fn faults(&self, seats: TableContext<'_>) -> &[Fault] {
        let calendar = seats.ruleset.rules.calendar();
        &self.parsed(seats, calendar).faults
    }

    /// Returns the text of the line in a record.
    pub fn text(&self, calendar: Calendar) -> String {
        match &self.0 {
            LineForm::Typed { text, .. } => text.clone(),
            LineForm::Known(parsed) => parsed.record.print(calendar).trim_end().to_owned(),
        }
    }

    /// Returns how many bytes the line has in the record.
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

/// A hand that goes on, in its game.
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

/// A case that goes on. What it says of the lines so far is what a [`Case`](super::Case) says of
/// them, where the ruleset is the table's.
///
/// ```
/// use dokbak::case::{AnyHand, Going, LooseLine, Seats};
/// use dokbak::record::{Name, Seat};
/// use dokbak::rules::Ruleset;
/// use std::rc::Rc;
///
/// let ruleset = Ruleset::default();
/// let players = ["Ann", "Bo"].map(Name::from);
/// let seats = Seats { ruleset: &ruleset, players: &players, known: &[] };
/// let line = |text: &str| Rc::new(LooseLine::typed(text.to_owned()));
/// let mut hand = Going::begin(seats, &[line("players Ann Bo")]);
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
    lines: Vec<Rc<LooseLine>>,
    /// The lines of the record, each at its place.
    entries: Vec<Rc<RecordEntry>>,
    /// How many bytes they have.
    bytes: usize,
    ground: Ground,
    hand: LiveGame,
}

impl LiveCase {
    /// Returns the case after these lines.
    pub fn begin(seats: TableContext<'_>, lines: &[Rc<LooseLine>]) -> Self {
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

    /// Adds a line after the others.
    pub fn tell(&mut self, seats: TableContext<'_>, line: &Rc<LooseLine>) {
        if let Some(Line::Header(Header::Set(key, value))) = line.says(seats)
            && !self.has_set(&key.value, value)
        {
            // Another rule may change what every line means.
            self.lines.push(Rc::clone(line));
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

    /// Returns whether a key has this value.
    fn has_set(&self, key: &str, value: &str) -> bool {
        let mut ruleset = self.ruleset().clone();
        ruleset.rules.set(key, value).is_ok() && ruleset == *self.ruleset()
    }

    /// Puts a line after the others, without its meaning for the hand.
    fn take(&mut self, seats: TableContext<'_>, line: &Rc<LooseLine>) {
        self.lines.push(Rc::clone(line));
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
            self.entries.push(Rc::new(entry));
        }
    }

    /// Returns the lines.
    pub fn lines(&self) -> &[Rc<LooseLine>] {
        &self.lines
    }

    /// Returns the lines of the record, empty ones left out.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &RecordEntry> + Clone {
        self.entries.iter().map(|entry| &**entry)
    }

    /// Returns what is on a line of the record.
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

    /// Returns whether turns may still be entered card by card, and no layout has been.
    pub const fn lacks_layout(&self) -> bool {
        match &self.hand {
            LiveGame::GoStop(hand) => hand.lacks_layout(),
            LiveGame::KoiKoi(_) | LiveGame::MinHwatu(_) => false,
        }
    }

    /// Returns the hand as far as it is recorded, with everything that is wrong so far.
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

    /// Returns the verdict, or everything that is wrong with the record.
    pub fn settle(&self) -> Result<Verdict, Faults> {
        let last = self.entries.last().map_or(1, |entry| entry.place.line);
        self.ground.settle(self.hand(), last)
    }
}

/// How many lines were read, and taken by hands, in this thread.
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

    /// Returns how many lines were read and how many taken while this was done.
    pub(crate) fn during<T>(done: impl FnOnce() -> T) -> (usize, usize, T) {
        let before = (READ.get(), TAKEN.get());
        let result = done();
        (READ.get() - before.0, TAKEN.get() - before.1, result)
    }
}
