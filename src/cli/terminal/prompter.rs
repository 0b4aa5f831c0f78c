//! Where answers come from: a terminal, or the lines of a script.

use super::complete::Completions;
use crate::cli::error::{Denied, Failure};
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::screen::{Echo, Screen};
use crate::cli::words::Lang;
use crate::evening::given::Given;
use crate::evening::hand::HandState;
use crate::evening::refusal::Why;
use crate::limits::Limit;
use crate::record;
use std::io::{self, BufRead, ErrorKind, Read as _};

/// One question to the person at the prompt.
pub(in crate::cli) struct Prompt<'a> {
    /// The question; line feeds separate its rows.
    pub(in crate::cli) text: &'a str,
    /// The text already on the line, such as one that was rejected.
    pub(in crate::cli) initial: &'a str,
    /// Whether the last text was rejected: then Esc clears it, and takes back no answer.
    pub(in crate::cli) refused: bool,
    /// What can be completed.
    pub(in crate::cli) words: Completions,
    /// The language of remarks on the words.
    pub(in crate::cli) lang: Lang,
    /// Whether the output is for listeners.
    pub(in crate::cli) heard: bool,
}

/// The reply to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum PromptReply {
    /// A line, perhaps empty.
    Line(String),
    /// Go one step back.
    Back,
    /// Ctrl-C: leave, keeping everything.
    Interrupt,
    /// End of input: leave, keeping everything.
    End,
}

/// The choice made in a menu.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::cli) enum MenuChoice {
    /// This choice, to be entered.
    Given(Given),
    /// Nothing; the question is asked again.
    Nothing,
    /// There are no menus here.
    NoMenus,
}

/// Prints a line above the question that waits.
#[cfg(feature = "serve")]
pub(in crate::cli) type PrintAbove = Box<dyn FnMut(String) + Send>;

/// A source of answers.
pub(in crate::cli) trait Prompter {
    /// Asks a question and returns the reply.
    fn ask(&mut self, prompt: &Prompt<'_>) -> io::Result<PromptReply>;

    /// Asks the hand's question through menus.
    fn menu(&mut self, screen: &mut Screen, state: &HandState) -> io::Result<MenuChoice>;

    /// Returns the next line, if it is known. Scripts are read ahead, so that a verdict that the
    /// script does not mention counts as confirmed.
    fn coming(&mut self) -> Coming;

    /// Returns the last line that was read from a script; `None` if a person answers.
    fn line(&self) -> Option<ScriptLine>;

    /// Returns what prints a line above a question that waits, unless nobody would see it.
    #[cfg(feature = "serve")]
    fn print_above(&mut self, screen: &Screen) -> io::Result<Option<PrintAbove>> {
        let _ = screen;
        Ok(None)
    }
}

/// Asks a question and returns the reply, or why nothing can be read, with the place in the script.
pub(in crate::cli) fn asked(
    prompter: &mut dyn Prompter,
    prompt: &Prompt<'_>,
) -> Result<PromptReply, Failure> {
    prompter
        .ask(prompt)
        .map_err(|error| match (prompter.line(), error.kind()) {
            (Some(line), ErrorKind::InvalidData) => Denied::LineNotUtf8(line).into(),
            (Some(line), ErrorKind::FileTooLarge) => {
                Failure::InScript(line, Why::TooLong(Limit::LineBytes).into())
            }
            _ => error.into(),
        })
}

/// What is known about the next line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Coming {
    /// A person decides when asked.
    Unknown,
    /// This line.
    Line(String),
    /// There are no more lines.
    End,
}

/// The lines of a file, echoed as if they had been typed.
pub(in crate::cli) struct Script {
    from: InputSource,
    lines: std::iter::Peekable<Box<dyn Iterator<Item = io::Result<String>>>>,
    number: u32,
    /// Whether every line is an answer, even an empty one.
    every_line: bool,
    echo: Echo,
}

impl Script {
    /// Returns a script read from an input. Empty lines, comments and a byte order mark are
    /// skipped.
    pub(in crate::cli) fn new(from: InputSource, input: impl BufRead + 'static) -> Self {
        let mut lines = Lines(Some(input)).flat_map(parts);
        let unmarked = |line: String| line.trim_start_matches('\u{feff}').to_owned();
        let first = lines.next().map(|line| line.map(unmarked)).into_iter();
        let lines: Box<dyn Iterator<Item = io::Result<String>>> = Box::new(first.chain(lines));
        Self {
            from,
            lines: lines.peekable(),
            number: 0,
            every_line: false,
            echo: Echo::new(),
        }
    }

    /// Returns lines that each answer a question; an empty one is Enter.
    pub(in crate::cli) fn answers(from: InputSource, input: impl BufRead + 'static) -> Self {
        Self {
            every_line: true,
            ..Self::new(from, input)
        }
    }

    /// Skips lines without content.
    fn skip(&mut self) {
        let says_nothing = |line: &io::Result<String>| {
            let text = line.as_ref().map(|line| line.trim());
            text.is_ok_and(|text| text.is_empty() || text.starts_with('#'))
        };
        if self.every_line {
            return;
        }
        while self.lines.next_if(|line| says_nothing(line)).is_some() {
            self.number += 1;
        }
    }
}

/// The lines of a text, up to the first one that is too long.
struct Lines<I>(Option<I>);

impl<I: BufRead> Lines<I> {
    /// Returns the next line. Errors: `FileTooLarge` if it is longer than a line may be.
    fn read(&mut self) -> io::Result<Option<String>> {
        let Some(input) = &mut self.0 else {
            return Ok(None);
        };
        // A line end takes at most two more bytes.
        let most = Limit::LineBytes.most() + 2;
        let mut line = Vec::new();
        let room = u64::try_from(most).unwrap_or(u64::MAX);
        if input.take(room).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        let text = text.strip_suffix(b"\r").unwrap_or(text);
        if Limit::LineBytes.is_crossed_by(text.len()) {
            self.0 = None;
            return Err(ErrorKind::FileTooLarge.into());
        }
        let text = std::str::from_utf8(text).map_err(|_| ErrorKind::InvalidData)?;
        Ok(Some(text.to_owned()))
    }
}

impl<I: BufRead> Iterator for Lines<I> {
    type Item = io::Result<String>;

    fn next(&mut self) -> Option<Self::Item> {
        self.read().transpose()
    }
}

/// Splits a line at carriage returns.
fn parts(line: io::Result<String>) -> Vec<io::Result<String>> {
    match line {
        Ok(line) if line.contains('\r') => {
            let parts = record::lines(&line);
            parts.map(|part| Ok(part.to_owned())).collect()
        }
        line => vec![line],
    }
}

impl Prompter for Script {
    fn ask(&mut self, prompt: &Prompt<'_>) -> io::Result<PromptReply> {
        self.skip();
        let Some(line) = self.lines.next() else {
            return Ok(PromptReply::End);
        };
        self.number += 1;
        let line = line?.trim_end().to_owned();
        self.echo.lines(&format!("{}{line}", prompt.text))?;
        Ok(match line.trim() {
            "<" | "＜" => PromptReply::Back,
            // A lone dash is how a script presses Enter; its empty lines are for the reader.
            "-" => PromptReply::Line(String::new()),
            _ => PromptReply::Line(line),
        })
    }

    fn menu(&mut self, _: &mut Screen, _: &HandState) -> io::Result<MenuChoice> {
        Ok(MenuChoice::NoMenus)
    }

    fn coming(&mut self) -> Coming {
        self.skip();
        match self.lines.peek() {
            Some(Ok(line)) => Coming::Line(line.clone()),
            // The error is reported when the line is read.
            Some(Err(_)) => Coming::Line(String::new()),
            None => Coming::End,
        }
    }

    fn line(&self) -> Option<ScriptLine> {
        Some(ScriptLine {
            script: self.from.clone(),
            number: self.number,
        })
    }
}
