//! The one gate to the terminal: everything that is written to standard output or standard error
//! passes here, and what a terminal would obey is made inert. Colour is added after that.

mod clipboard;
mod columns;
mod grid;
mod markdown;
mod meaning;
mod pager;
mod pictures;
mod question;
mod row;
mod styled;

pub(super) use grid::{Grid, Heading};
pub(super) use meaning::Meaning;
pub(super) use pictures::{COLUMNS as PICTURE_COLUMNS, PicturesChoice, Protocol};
pub(super) use question::question;
pub(super) use styled::Styled;

use super::settings::{ColorChoice, Pager, Settings};
use crate::letters::{JsonLines, inert, inert_data, json};
use crate::words::{Lang, Text};
use clap::builder::StyledStr;
use console::Term;
pub(super) use row::GLUE;
use row::StyledRow;
use std::borrow::Cow;
use std::cell::Cell;
use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::rc::Rc;

impl ColorChoice {
    fn colors(self, terminal: bool) -> bool {
        let no_color = || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_dumb = || std::env::var_os("TERM").is_some_and(|kind| kind == "dumb");
        match self {
            Self::Auto => terminal && !no_color() && !is_dumb(),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// How wide help is at most.
pub(super) const HELP_WIDTH: usize = 100;

/// The standard output of a command that does more than print. What can no longer be printed is left
/// out, and the work goes on: where the reader has gone away, where a disk is full, and where
/// there is no output at all.
struct Heedless<W> {
    out: W,
    gone: bool,
}

impl<W: Write> Heedless<W> {
    /// Returns an output that may go away.
    fn new(out: W) -> Self {
        Self { out, gone: false }
    }

    fn unless_gone(&mut self, tell: impl FnOnce(&mut W) -> io::Result<()>) {
        if !self.gone {
            self.gone = tell(&mut self.out).is_err();
        }
    }
}

impl<W: Write> Write for Heedless<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.unless_gone(|out| out.write_all(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.unless_gone(Write::flush);
        Ok(())
    }
}

/// The output of a command.
pub(super) struct Screen {
    out: Box<dyn Write>,
    choice: ColorChoice,
    color: bool,
    lang: Lang,
    /// Whether what is written is heard rather than looked at: every line says what it has to say,
    /// and nothing is drawn, broken at a width, coloured or moved.
    plain: bool,
    /// What shows what is longer than the screen.
    pager: Pager,
    /// Whether entries of the ledger were passed over.
    passes_over: Rc<Cell<bool>>,
}

impl Screen {
    /// Returns the standard output; 80 columns where it is no terminal.
    pub(super) fn of_stdout(settings: &Settings) -> Self {
        let choice = settings.color.value;
        Self {
            lang: settings.lang.value,
            plain: settings.plain.value,
            out: Box::new(io::stdout()),
            choice,
            color: choice.colors(is_terminal()),
            pager: settings.pager.value.clone(),
            passes_over: Rc::default(),
        }
    }

    /// Returns the standard output once more, for who has something to say in between.
    pub(super) fn another(&self) -> Self {
        Self {
            out: Box::new(io::stdout()),
            pager: self.pager.clone(),
            passes_over: Rc::clone(&self.passes_over),
            ..*self
        }
    }

    /// Notes that what is shown leaves out entries of the ledger that nobody can read, which were named.
    pub(super) fn passes_over_entries(&self) {
        self.passes_over.set(true);
    }

    /// Returns whether anything that was shown leaves out such entries.
    pub(super) fn passed_over_entries(&self) -> bool {
        self.passes_over.get()
    }

    /// Returns the language of what is said.
    pub(super) const fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns whether what is written is heard rather than looked at.
    pub(super) const fn is_plain(&self) -> bool {
        self.plain
    }

    /// Returns how long a line of help may be.
    pub(super) fn room(&self) -> Room {
        if self.plain {
            Room::Endless
        } else {
            Room::Columns(Self::columns().min(HELP_WIDTH))
        }
    }

    /// Says what follows in another language.
    pub(super) fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// Makes nothing fail from now on because of what cannot be printed.
    pub(super) fn outlives_its_reader(&mut self) {
        self.out = Box::new(Heedless::new(io::stdout()));
    }

    /// Returns how many columns the terminal has now, where there is one.
    pub(super) fn terminal_columns() -> Option<u32> {
        Self::size().map(|(_, columns)| columns.into())
    }

    /// Returns how wide the screen is now.
    fn width() -> u16 {
        let columns = Self::size().map_or(80, |(_, columns)| columns);
        columns.clamp(40, 120)
    }

    /// Returns how many rows and columns the terminal has now, if the output is one.
    fn size() -> Option<(u16, u16)> {
        Term::stdout().size_checked()
    }

    /// Returns how many columns the screen has now, from 40 to 120.
    pub(super) fn columns() -> usize {
        usize::from(Self::width())
    }

    /// Returns whether there is little room beside each other on the screen.
    pub(super) fn is_narrow(&self) -> bool {
        !self.plain && Self::width() < 60
    }

    /// Writes a line; where a person reads it, broken between words at the width of the screen.
    pub(super) fn line(&mut self, text: impl Into<Styled>) -> io::Result<()> {
        let text = text.into();
        if is_terminal() || self.plain {
            return self.paragraph(&text);
        }
        self.write(&text.line())
    }

    /// Writes a sentence, broken between words at the width of the screen; what follows the first
    /// row is indented like it, and by two columns more.
    pub(super) fn prose(&mut self, text: impl Into<Styled>) -> io::Result<()> {
        self.paragraph(&text.into())
    }

    /// Writes a sentence that stands out, or a part of which does, broken likewise.
    pub(super) fn paragraph(&mut self, text: &Styled) -> io::Result<()> {
        if self.plain {
            return self.say(&text.heard());
        }
        for row in text.rows(usize::from(Self::width())) {
            self.write(&row)?;
        }
        Ok(())
    }

    /// Writes to standard error what is wrong.
    pub(super) fn complain(
        &self,
        lines: impl IntoIterator<Item = impl Into<Text>>,
    ) -> io::Result<()> {
        let lines = lines.into_iter().map(Styled::error);
        self.tell_styled(lines, self.choice)
    }

    /// Writes lines to standard error.
    pub(super) fn tell(&self, lines: impl IntoIterator<Item = impl Into<Text>>) -> io::Result<()> {
        let lines = lines.into_iter().map(Styled::from);
        self.tell_styled(lines, ColorChoice::Never)
    }

    fn tell_styled(
        &self,
        lines: impl Iterator<Item = Styled>,
        choice: ColorChoice,
    ) -> io::Result<()> {
        let mut errors = BufWriter::new(io::stderr().lock());
        let terminal = io::stderr().is_terminal();
        let width = terminal.then(Self::columns);
        for line in lines {
            if self.plain {
                writeln!(errors, "{}", line.heard())?;
                continue;
            }
            let rows = match width {
                Some(width) => line.rows(width),
                None => vec![line.line()],
            };
            for row in rows {
                writeln!(errors, "{}", row.shown(choice.colors(terminal)))?;
            }
        }
        errors.flush()
    }

    /// Writes what programs read, or others than the person at the screen: in lines as they are, at a
    /// terminal too, where they are copied from.
    pub(super) fn data(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            writeln!(self.out, "{}", inert_data(line))?;
        }
        self.out.flush()
    }

    /// Writes a text of several lines as it is, though broken at the width of a terminal that is
    /// looked at.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            if self.plain {
                writeln!(self.out, "{}", inert(line))?;
            } else {
                self.line(line)?;
            }
        }
        self.out.flush()
    }

    /// Writes a file to the byte; where a terminal shows it, as data.
    pub(super) fn file(&mut self, text: &str) -> io::Result<()> {
        if is_terminal() {
            return self.data(text);
        }
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }

    /// Writes a JSON text.
    pub(super) fn json(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{}", json(&text.to_string()))
    }

    /// Writes a part of a JSON text, which goes on behind it.
    pub(super) fn part_of_json(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(json(text).as_bytes())
    }

    /// Writes lines of JSON.
    pub(super) fn json_lines(&mut self, lines: &JsonLines) -> io::Result<()> {
        self.out.write_all(lines.as_bytes())
    }

    /// Writes a table indented by two columns; a line a row where nothing is drawn.
    #[expect(clippy::needless_pass_by_value, reason = "a table is drawn once")]
    pub(super) fn table(&mut self, grid: Grid) -> io::Result<()> {
        if self.plain {
            return grid
                .aloud(self.lang)
                .iter()
                .try_for_each(|line| self.say(line));
        }
        for row in grid.draw(usize::from(Self::width()).saturating_sub(2)) {
            self.write(&row.indented("  "))?;
        }
        Ok(())
    }

    fn write(&mut self, row: &StyledRow) -> io::Result<()> {
        writeln!(self.out, "{}", row.shown(self.color))
    }

    /// Writes a line that is heard.
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Returns a question, behind which something is typed, in the form in which it is taken in.
    pub(super) fn asked<'q>(&self, asked: &'q Text) -> Cow<'q, str> {
        if self.plain {
            let lines = asked.heard().lines();
            let lines = lines.map(|line| Styled::from(line).heard());
            let lines = lines.filter(|line| !line.is_empty());
            Cow::Owned(lines.collect::<Vec<_>>().join("\n") + " ")
        } else {
            Cow::Borrowed(asked.seen())
        }
    }

    /// Writes the help that was asked for.
    pub(super) fn help(&mut self, help: &StyledStr) -> io::Result<()> {
        for row in self.rows_of_help(help, is_terminal()) {
            writeln!(self.out, "{row}")?;
        }
        self.out.flush()
    }

    /// Writes help in the place of what was asked for, as an error.
    pub(super) fn help_instead(&self, help: &StyledStr) -> io::Result<()> {
        let mut errors = io::stderr();
        for row in self.rows_of_help(help, errors.is_terminal()) {
            writeln!(errors, "{row}")?;
        }
        Ok(())
    }

    /// Returns help as it is heard, or as it is seen where a terminal shows it or where none does.
    fn rows_of_help(&self, help: &StyledStr, terminal: bool) -> Vec<String> {
        let shown = help.to_string();
        if self.plain {
            let lines = shown.lines().map(inert);
            return lines.map(|line| help_heard(&line)).collect();
        }
        let width = if terminal {
            Self::columns()
        } else {
            usize::MAX
        };
        let colored = ColorChoice::Auto.colors(terminal);
        let ansi = help.ansi().to_string();
        let lines = shown.lines().zip(ansi.lines());
        let rows = lines.flat_map(|(line, ansi)| {
            let rows = Styled::from(line).rows(width);
            if colored && rows.len() == 1 {
                vec![ansi.to_owned()]
            } else {
                rows.iter().map(|row| row.shown(false)).collect()
            }
        });
        rows.collect()
    }
}

/// Returns a line of help as it is heard. The parser lays help out in columns: what there is, and after
/// two spaces what it means.
fn help_heard(line: &str) -> String {
    let line = Styled::from(line).heard();
    match line.split_once("  ") {
        Some((what, means)) => format!("{what}: {}", means.trim_start()),
        None => line,
    }
}

/// Lines of a script as they would appear on the standard output if they had been typed.
pub(super) struct Echo(Heedless<io::Stdout>);

impl Echo {
    /// Returns the standard output, which may go away.
    pub(super) fn new() -> Self {
        Self(Heedless::new(io::stdout()))
    }

    /// Writes the lines of a text.
    pub(super) fn lines(&mut self, text: &str) -> io::Result<()> {
        for line in text.split('\n') {
            writeln!(self.0, "{}", inert(line).replace(GLUE, " "))?;
        }
        self.0.flush()
    }
}

/// How long a line of help may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// So many columns.
    Columns(usize),
    /// As long as it is: nobody looks at it.
    Endless,
}

/// Returns a text in rows as long as help may have, each of them inert.
pub(super) fn broken(text: &str, room: Room) -> Vec<String> {
    let width = match room {
        Room::Columns(columns) => columns,
        Room::Endless => usize::MAX,
    };
    let rows = Styled::from(text).rows(width).into_iter();
    rows.map(|row| row.shown(false)).collect()
}

/// Returns whether people read the standard output as it comes.
pub(super) fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// Returns whether a person types, and reads what comes of it.
pub(super) fn has_person() -> bool {
    io::stdin().is_terminal() && is_terminal()
}
