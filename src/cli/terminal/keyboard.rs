//! A real terminal: typed lines with history and completion, and menus. The terminal is restored
//! however the program ends.

use super::complete::Completions;
use super::initial::Initial;
use super::keys::{Escape, TabHandler};
use super::listing::{Listing, rows_of};
use super::menu::{self, ArrowMenus, NumberedMenus};
use super::mode::TerminalMode;
use super::preview::width_in_columns;
#[cfg(feature = "serve")]
use super::prompter::PrintAbove;
use super::prompter::{Coming, MenuChoice, Prompt, PromptReply, Prompter};
use crate::cli::facts::input::ScriptLine;
#[cfg(feature = "serve")]
use crate::cli::screen::Styled;
use crate::cli::screen::{Echo, Screen, question};
use crate::cli::signals::{Ending, Endings, Hangup};
use crate::cli::words::{Lang, Text, say};
use crate::evening::hand::HandState;
use console::Term;
use rustyline::config::Configurer as _;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{
    ColorMode, CompletionType, Config, Editor, Event, EventHandler, KeyCode, KeyEvent, Modifiers,
};
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

/// If another byte follows Esc within this time, both belong to an arrow or function key.
const ESC_WAIT_MS: u16 = 60;

/// The terminal that the program was started in.
pub(in crate::cli) struct Terminal {
    editor: Editor<Completions, MemHistory>,
    /// Whether Esc was pressed by itself, meaning one step back.
    escape: Escape,
    /// The text on the line when a question is asked.
    initial: Initial,
    /// What Tab completes, and the line it interrupted.
    told: TabHandler,
}

impl Terminal {
    /// Returns the terminal, ready to ask. Signals that end the program restore it first.
    pub(in crate::cli) fn new(screen: &Screen) -> io::Result<Self> {
        restore_at_the_end()?;
        let config = Config::builder()
            .completion_type(CompletionType::List)
            // We do not want colours, but only this mode passes the line through `Completions`.
            .color_mode(ColorMode::Forced)
            .keyseq_timeout(Some(ESC_WAIT_MS))
            .build();
        let mut editor = Editor::with_history(config, MemHistory::new()).map_err(io_error)?;
        // Plain output draws nothing, so it needs no synchronization.
        editor.enable_synchronized_output(!screen.is_plain());
        let escape = Escape::default();
        let handler = EventHandler::Conditional(Box::new(escape.clone()));
        editor.bind_sequence(KeyEvent(KeyCode::Esc, Modifiers::NONE), handler);
        let initial = Initial::default();
        let handler = EventHandler::Conditional(Box::new(initial.clone()));
        editor.bind_sequence(Event::Any, handler);
        let told = TabHandler::default();
        let tab = KeyEvent(KeyCode::Tab, Modifiers::NONE);
        let handler = EventHandler::Conditional(Box::new(told.clone()));
        editor.bind_sequence(tab, handler);
        Ok(Self {
            editor,
            escape,
            initial,
            told,
        })
    }

    /// Reads a line at a question, with text already on it, before and behind the cursor.
    fn read(&mut self, question: &str, initial: (&str, &str)) -> io::Result<PromptReply> {
        self.escape.pressed.store(false, Ordering::SeqCst);
        let read = self.editor.readline_with_initial(question, initial);
        if let Ok(line) = &read
            && !self.told.is_left()
        {
            self.editor.add_history_entry(line).map_err(io_error)?;
        }
        match read {
            Ok(line) if matches!(line.trim(), "<" | "＜") => Ok(PromptReply::Back),
            Ok(line) => Ok(PromptReply::Line(line)),
            Err(ReadlineError::Interrupted) if self.escape.pressed.load(Ordering::SeqCst) => {
                Ok(PromptReply::Back)
            }
            Err(ReadlineError::Interrupted) => Ok(PromptReply::Interrupt),
            Err(ReadlineError::Eof) => Ok(PromptReply::End),
            Err(error) => Err(io_error(error)),
        }
    }

    /// Asks a plain question without completion; `None` if the person goes back.
    fn typed(&mut self, question: &str) -> io::Result<Option<String>> {
        stay_out_of_the_way();
        self.told.begin(Completions::default(), true);
        self.editor.set_helper(Some(Completions::default()));
        Echo::new().lines(question.trim_end())?;
        match self.read("", ("", ""))? {
            PromptReply::Line(line) => Ok(Some(line)),
            PromptReply::Back | PromptReply::Interrupt | PromptReply::End => Ok(None),
        }
    }

    /// Lists words with their numbers. Returns the line before and behind the cursor, in which the
    /// chosen word replaces its typed beginning.
    fn tell_words(
        &mut self,
        lang: Lang,
        words: &Completions,
        (line, cursor): (&str, usize),
    ) -> io::Result<(String, String)> {
        let (start, words) = words.at(line, cursor);
        for (number, word) in (1..).zip(&words) {
            Echo::new().lines(&format!("{number}: {word}"))?;
        }
        let (typed, behind) = line.split_at(cursor);
        let chosen = self.typed(&say!(lang, which_number(words.len())))?;
        let chosen = chosen.and_then(|text| menu::numbers(&text, words.len()));
        let word = chosen.and_then(|places| words.get(*places.first()?));
        let before = match word {
            Some(word) => format!("{}{word} ", &line[..start]),
            None => typed.to_owned(),
        };
        Ok((before, behind.to_owned()))
    }
}

/// Shows words in columns, as many as fit above a question.
fn list(lang: Lang, words: &[String], question: &str) -> io::Result<()> {
    let (rows, columns) = Term::stdout().size();
    let columns = columns.into();
    // The last row says how many were left out.
    let room = usize::from(rows).saturating_sub(rows_of(question, columns) + 1);
    let listing = Listing::new(words, columns, room);
    for row in &listing.rows {
        Echo::new().lines(row)?;
    }
    if listing.left_out > 0 {
        Echo::new().lines(&say!(lang, more_words(listing.left_out)))?;
    }
    Ok(())
}

fn io_error(error: ReadlineError) -> io::Error {
    match error {
        ReadlineError::Io(error) => error,
        other => io::Error::other(other.to_string()),
    }
}

impl Prompter for Terminal {
    fn ask(&mut self, prompt: &Prompt<'_>) -> io::Result<PromptReply> {
        stay_out_of_the_way();
        let asked = if prompt.heard {
            // The editor would repeat all rows of the question whenever it redraws the answer.
            Echo::new().lines(prompt.text.trim_end())?;
            String::new()
        } else {
            question(prompt.text, Screen::terminal_columns())
        };
        let last = asked.rsplit('\n').next().unwrap_or_default();
        let words = Completions {
            initial: self.initial.clone(),
            prompt: width_in_columns(last),
            ..prompt.words.clone()
        };
        // If there are several lines, the first one needs editing.
        let first = prompt.initial.find('\n').unwrap_or(prompt.initial.len());
        let (before, behind) = prompt.initial.split_at(first);
        let (mut before, mut behind) = (before.to_owned(), behind.to_owned());
        let only_clears = &self.escape.only_clears;
        only_clears.store(prompt.refused, Ordering::SeqCst);
        loop {
            self.editor.set_helper(Some(words.clone()));
            self.told.begin(words.clone(), prompt.heard);
            self.initial.begin(!prompt.initial.is_empty());
            let reply = self.read(&asked, (&before, &behind))?;
            let Some((line, cursor)) = self.told.left() else {
                return Ok(reply);
            };
            if prompt.heard {
                (before, behind) = self.tell_words(prompt.lang, &words, (&line, cursor))?;
            } else {
                list(prompt.lang, &words.at(&line, cursor).1, prompt.text)?;
                let (typed, rest) = line.split_at(cursor);
                (before, behind) = (typed.to_owned(), rest.to_owned());
            }
        }
    }

    fn menu(&mut self, screen: &mut Screen, state: &HandState) -> io::Result<MenuChoice> {
        stay_out_of_the_way();
        let lang = screen.lang();
        if screen.is_plain() {
            let typed = &mut |screen: &Screen, question: &str| {
                self.typed(&screen.asked(&Text::from(question)))
            };
            let chosen = menu::choose(&NumberedMenus::new(screen, typed), lang, state)?;
            return Ok(chosen.map_or(MenuChoice::Nothing, MenuChoice::Given));
        }
        match without_echo(|| menu::choose(&ArrowMenus(lang), lang, state)) {
            // A signal: either the program is about to end, or the window was resized and the menu
            // is gone.
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {
                Term::stderr().show_cursor()?;
                Ok(MenuChoice::Nothing)
            }
            chosen => Ok(chosen?.map_or(MenuChoice::Nothing, MenuChoice::Given)),
        }
    }

    fn coming(&mut self) -> Coming {
        Coming::Unknown
    }

    fn line(&self) -> Option<ScriptLine> {
        None
    }

    #[cfg(feature = "serve")]
    fn print_above(&mut self, screen: &Screen) -> io::Result<Option<PrintAbove>> {
        use rustyline::ExternalPrinter as _;
        let mut printer = self.editor.create_external_printer().map_err(io_error)?;
        let shows = screen.shows();
        Ok(Some(Box::new(move |line| {
            // Nobody sees it if the terminal is gone.
            let _ = printer.print(shows(&Styled::hint(line)));
        })))
    }
}

/// A signal has asked the program to end, and nothing may touch the terminal any more.
static LEAVING: AtomicBool = AtomicBool::new(false);

/// How long the prompt's thread gets to settle after a signal, in milliseconds.
const REST_MS: u64 = 60;

/// Waits for the program to end, if a signal has asked for it.
fn stay_out_of_the_way() {
    while LEAVING.load(Ordering::SeqCst) {
        std::thread::park();
    }
}

/// Makes signals and panics restore the terminal before the program ends.
fn restore_at_the_end() -> io::Result<()> {
    let found = TerminalMode::found()?;
    restore_on_panic(found.clone());
    let mut endings = Endings::expected(Hangup::Ends)?;
    std::thread::spawn(move || {
        let mut caught = endings.awaited();
        LEAVING.store(true, Ordering::SeqCst);
        // The prompt may be changing the terminal's mode, and an interrupted menu raises SIGINT
        // itself; both are over after this pause.
        std::thread::sleep(std::time::Duration::from_millis(REST_MS));
        caught.extend(endings.pending());
        found.restore();
        let told = caught.iter().find(|ending| **ending != Ending::Interrupt);
        std::process::exit(told.unwrap_or(&Ending::Interrupt).status());
    });
    Ok(())
}

/// Makes a panic restore the terminal before it is reported: the release build does not unwind.
fn restore_on_panic(found: TerminalMode) {
    // The terminal's settings contain cells, which two threads may not read at once.
    let found = std::sync::Mutex::new(found);
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if let Ok(found) = found.lock() {
            found.restore();
        }
        tell(panic);
    }));
}

/// Runs menus with echo off, so that keys typed ahead leave no trace on the screen.
fn without_echo<T>(run: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    let found = TerminalMode::found()?;
    found.quiet()?;
    let done = run();
    if done
        .as_ref()
        .is_err_and(|error| error.kind() == io::ErrorKind::Interrupted)
    {
        std::thread::sleep(std::time::Duration::from_millis(REST_MS / 2));
    }
    stay_out_of_the_way();
    found.again()?;
    done
}
