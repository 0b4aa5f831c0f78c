//! The only way to the terminal: everything written to standard output or standard error passes
//! through here and loses its control characters. Colour is added afterwards.

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
        let obeyed = obeys_codes();
        match self {
            Self::Auto => terminal && !no_color() && !is_dumb() && obeyed,
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// True if a terminal obeys codes for colours and the like. The console of Windows may have to be
/// told to, which this does.
fn obeys_codes() -> bool {
    !cfg!(windows) || Term::stdout().features().colors_supported()
}

/// The maximum width of help.
pub(super) const HELP_WIDTH: usize = 100;

/// The standard output of a command that does more than print. If printing fails (the reader has
/// gone, a disk is full, or there is no output), the output is dropped and the work goes on.
struct Heedless<W> {
    out: W,
    gone: bool,
}

impl<W: Write> Heedless<W> {
    /// Wraps an output that may go away.
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
    /// True for listeners: every line makes sense by itself, and nothing is drawn, wrapped,
    /// coloured or moved.
    plain: bool,
    /// Shows output that is longer than the screen.
    pager: Pager,
    /// Whether some entries of the ledger were skipped.
    passes_over: Rc<Cell<bool>>,
}

impl Screen {
    /// Returns standard output; 80 columns wide if it is not a terminal.
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

    /// Returns a second screen on standard output, for use while this one is borrowed.
    pub(super) fn another(&self) -> Self {
        Self {
            out: Box::new(io::stdout()),
            pager: self.pager.clone(),
            passes_over: Rc::clone(&self.passes_over),
            ..*self
        }
    }

    /// Notes that the output skips unreadable entries of the ledger, which were named already.
    pub(super) fn passes_over_entries(&self) {
        self.passes_over.set(true);
    }

    /// True if any output skipped unreadable entries of the ledger.
    pub(super) fn passed_over_entries(&self) -> bool {
        self.passes_over.get()
    }

    /// Returns the language of messages.
    pub(super) const fn lang(&self) -> Lang {
        self.lang
    }

    /// True if the output is for listeners.
    pub(super) const fn is_plain(&self) -> bool {
        self.plain
    }

    /// Returns the maximum length of a line of help.
    pub(super) fn room(&self) -> Room {
        if self.plain {
            Room::Endless
        } else {
            Room::Columns(Self::columns().min(HELP_WIDTH))
        }
    }

    /// Switches to another language.
    pub(super) fn speak(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// From now on, ignores failures to print.
    pub(super) fn outlives_its_reader(&mut self) {
        self.out = Box::new(Heedless::new(io::stdout()));
    }

    /// Returns the terminal's current width, if there is one.
    pub(super) fn terminal_columns() -> Option<u32> {
        Self::size().map(|(_, columns)| columns.into())
    }

    /// Returns the screen's current width.
    fn width() -> u16 {
        let columns = Self::size().map_or(80, |(_, columns)| columns);
        columns.clamp(40, 120)
    }

    /// Returns the terminal's current rows and columns, if the output is one.
    fn size() -> Option<(u16, u16)> {
        Term::stdout().size_checked()
    }

    /// Returns the screen's current width, at least 40 and at most 120 columns.
    pub(super) fn columns() -> usize {
        usize::from(Self::width())
    }

    /// True if the screen has little room for things side by side.
    pub(super) fn is_narrow(&self) -> bool {
        !self.plain && Self::width() < 60
    }

    /// Writes a line; on a terminal, wraps it between words.
    pub(super) fn line(&mut self, text: impl Into<Styled>) -> io::Result<()> {
        let text = text.into();
        if is_terminal() || self.plain {
            return self.paragraph(&text);
        }
        self.write(&text.line())
    }

    /// Writes a sentence, wrapped between words; later rows are indented like the first, plus two
    /// columns.
    pub(super) fn prose(&mut self, text: impl Into<Styled>) -> io::Result<()> {
        self.paragraph(&text.into())
    }

    /// Writes a sentence with styled parts, wrapped like [`prose`](Self::prose).
    pub(super) fn paragraph(&mut self, text: &Styled) -> io::Result<()> {
        if self.plain {
            return self.say(&text.heard());
        }
        for row in text.rows(usize::from(Self::width())) {
            self.write(&row)?;
        }
        Ok(())
    }

    /// Writes error messages to standard error.
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

    /// Writes data for programs or for copying: unwrapped lines, even on a terminal.
    pub(super) fn data(&mut self, text: &str) -> io::Result<()> {
        for line in text.lines() {
            writeln!(self.out, "{}", inert_data(line))?;
        }
        self.out.flush()
    }

    /// Writes a text of several lines, wrapped only if somebody looks at it on a terminal.
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

    /// Writes a file byte for byte; on a terminal, as data.
    pub(super) fn file(&mut self, text: &str) -> io::Result<()> {
        if is_terminal() {
            return self.data(text);
        }
        self.bytes(text.as_bytes())
    }

    /// Writes the bytes of a file for another program.
    pub(super) fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)?;
        self.out.flush()
    }

    /// Writes a JSON text.
    pub(super) fn json(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{}", json(&text.to_string()))
    }

    /// Writes a part of a JSON text, to be continued.
    pub(super) fn part_of_json(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(json(text).as_bytes())
    }

    /// Writes lines of JSON.
    pub(super) fn json_lines(&mut self, lines: &JsonLines) -> io::Result<()> {
        self.out.write_all(lines.as_bytes())
    }

    /// Writes a table, indented by two columns; for listeners, one line for each row.
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

    /// Writes a line for listeners.
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")
    }

    /// Returns a question that waits for typed input, in the form for this screen.
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

    /// Returns how this screen shows a paragraph, for output from another thread.
    #[cfg(feature = "serve")]
    pub(super) fn shows(&self) -> impl Fn(&Styled) -> String + Send + use<> {
        let (plain, color) = (self.plain, self.color);
        move |text| {
            if plain {
                return text.heard() + "\n";
            }
            let rows = text.rows(usize::from(Self::width()));
            rows.iter().map(|row| row.shown(color) + "\n").collect()
        }
    }

    /// True if a code with these rows can be seen whole.
    #[cfg(feature = "serve")]
    pub(super) fn has_room_for(&self, rows: &[String]) -> bool {
        let width = rows.first().map_or(0, |row| row.chars().count());
        !self.plain && width <= usize::from(Self::width())
    }

    /// Writes the rows of a code, light on dark whatever the colours of the terminal are.
    #[cfg(feature = "serve")]
    pub(super) fn code(&mut self, rows: &[String]) -> io::Result<()> {
        for row in rows {
            if self.color {
                writeln!(self.out, "\u{1b}[97;40m{row}\u{1b}[0m")?;
            } else {
                writeln!(self.out, "{row}")?;
            }
        }
        self.out.flush()
    }

    /// Writes requested help.
    pub(super) fn help(&mut self, help: &StyledStr) -> io::Result<()> {
        for row in self.rows_of_help(help, is_terminal()) {
            writeln!(self.out, "{row}")?;
        }
        self.out.flush()
    }

    /// Writes help to standard error, because the command line was incomplete.
    pub(super) fn help_instead(&self, help: &StyledStr) -> io::Result<()> {
        let mut errors = io::stderr();
        for row in self.rows_of_help(help, errors.is_terminal()) {
            writeln!(errors, "{row}")?;
        }
        Ok(())
    }

    /// Returns the rows of help: in the form for listeners, for a terminal, or for other outputs.
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

/// Returns a line of help for listeners. The parser lays help out in columns: a name, two spaces,
/// then its meaning.
fn help_heard(line: &str) -> String {
    let line = Styled::from(line).heard();
    match line.split_once("  ") {
        Some((what, means)) => format!("{what}: {}", means.trim_start()),
        None => line,
    }
}

/// Echoes lines of a script to standard output, as if they had been typed.
pub(super) struct Echo(Heedless<io::Stdout>);

impl Echo {
    /// Returns standard output, which may go away.
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

/// The maximum length of a line of help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Room {
    /// This many columns.
    Columns(usize),
    /// Unlimited, for output that nobody looks at.
    Endless,
}

/// Wraps a text to the length allowed for help, without control characters.
pub(super) fn broken(text: &str, room: Room) -> Vec<String> {
    let width = match room {
        Room::Columns(columns) => columns,
        Room::Endless => usize::MAX,
    };
    let rows = Styled::from(text).rows(width).into_iter();
    rows.map(|row| row.shown(false)).collect()
}

/// True if people read standard output as it appears.
pub(super) fn is_terminal() -> bool {
    io::stdout().is_terminal()
}

/// True if a person types, and reads the output.
pub(super) fn has_person() -> bool {
    io::stdin().is_terminal() && is_terminal()
}

/// Says something to a person who waits, where no screen is at hand.
#[cfg(feature = "club")]
pub(super) fn tell_meanwhile(text: &str) {
    let _ = writeln!(io::stderr(), "{}", inert(text));
}
