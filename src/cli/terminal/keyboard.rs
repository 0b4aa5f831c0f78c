//! A real terminal: typed lines with history and completion, menus, and a terminal that is left as
//! it was found however the program ends.

use super::complete::Completions;
use super::initial::Initial;
use super::keys::{Escape, TabHandler};
use super::listing::{Listing, rows_of};
use super::menu::{self, ArrowMenus, NumberedMenus};
use super::preview::width_in_columns;
use super::prompter::{Coming, MenuChoice, Prompt, PromptReply, Prompter};
use crate::cli::facts::input::ScriptLine;
use crate::cli::screen::{Echo, Screen, question};
use crate::cli::words::{Lang, Text, say};
use crate::evening::hand::HandState;
use console::Term;
use nix::sys::termios::{LocalFlags, SetArg, tcgetattr, tcsetattr};
use rustyline::config::Configurer as _;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{
    ColorMode, CompletionType, Config, Editor, Event, EventHandler, KeyCode, KeyEvent, Modifiers,
};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

/// How long after Esc another byte still makes it the start of an arrow or function key.
const ESC_WAIT_MS: u16 = 60;

/// The terminal that the program was started in.
pub(in crate::cli) struct Terminal {
    editor: Editor<Completions, MemHistory>,
    /// Whether Esc was pressed alone: one step back.
    escape: Escape,
    /// What is in the line when a question is asked.
    initial: Initial,
    /// What Tab completes, and the line that it left.
    told: TabHandler,
}

impl Terminal {
    /// Returns the terminal, ready to ask; signals that end the program restore it first.
    pub(in crate::cli) fn new(screen: &Screen) -> io::Result<Self> {
        restore_at_the_end()?;
        let config = Config::builder()
            .completion_type(CompletionType::List)
            // Not for colours: only so does the line pass what `Completions` makes of it.
            .color_mode(ColorMode::Forced)
            .keyseq_timeout(Some(ESC_WAIT_MS))
            .build();
        let mut editor = Editor::with_history(config, MemHistory::new()).map_err(io_error)?;
        // It is for what is drawn.
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

    /// Reads a line at a question, in which a text is already, before the cursor and behind it.
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

    /// Returns what is typed after a question that is told and completes nothing; nothing where the person goes back.
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

    /// Tells each of some words with its number; returns the line with the word that is chosen instead
    /// of what was typed of it, before the cursor and behind it.
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

/// Shows words in columns, as many as there is room for above a question.
fn list(lang: Lang, words: &[String], question: &str) -> io::Result<()> {
    let (rows, columns) = Term::stdout().size();
    let columns = columns.into();
    // One more row says what was left out.
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
            // A question before the answer would be drawn again with it.
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
        // Of several lines the first is to be mended.
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
            // A signal: either the program is about to end, or the window has a new size and the
            // menu is gone.
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
}

/// A signal asked the program to end: nothing may touch the terminal any more.
static LEAVING: AtomicBool = AtomicBool::new(false);

/// How long the thread at the prompt gets to come to rest after a signal, in milliseconds.
const REST_MS: u64 = 60;

/// Waits for the end of the program, if a signal has asked for it.
fn stay_out_of_the_way() {
    while LEAVING.load(Ordering::SeqCst) {
        std::thread::park();
    }
}

/// Makes SIGINT, SIGTERM, SIGHUP and a panic restore the terminal before they end the program.
#[cfg(unix)]
fn restore_at_the_end() -> io::Result<()> {
    let found = tcgetattr(io::stdin())?;
    restore_on_panic(found.clone());
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    std::thread::spawn(move || {
        let mut caught: Vec<i32> = signals.wait().collect();
        LEAVING.store(true, Ordering::SeqCst);
        // The prompt may be about to change the terminal's mode, and an interrupted menu raises
        // SIGINT on its own; both are over when it has come to rest.
        std::thread::sleep(std::time::Duration::from_millis(REST_MS));
        caught.extend(signals.pending());
        restore(&found);
        let told = caught.iter().find(|signal| **signal != SIGINT);
        std::process::exit(128 + told.copied().unwrap_or(SIGINT));
    });
    Ok(())
}

#[cfg(not(unix))]
fn restore_at_the_end() -> io::Result<()> {
    Ok(())
}

/// Makes a panic restore the terminal before it is told: the released program unwinds nothing.
#[cfg(unix)]
fn restore_on_panic(found: nix::sys::termios::Termios) {
    // What the terminal is set to has cells inside, which two threads may not look at at once.
    let found = std::sync::Mutex::new(found);
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if let Ok(found) = found.lock() {
            restore(&found);
        }
        tell(panic);
    }));
}

/// Sets the terminal as it was, shows the cursor, and ends the pasting of whole texts.
#[cfg(unix)]
fn restore(found: &nix::sys::termios::Termios) {
    let _ = tcsetattr(io::stdin(), SetArg::TCSANOW, found);
    let mut out = io::stdout();
    let _ = out.write_all(b"\x1b[?25h\x1b[?2004l\r\n");
    let _ = out.flush();
}

/// Runs menus with the echo of keys off, so that keys typed ahead leave nothing on the screen.
#[cfg(unix)]
fn without_echo<T>(run: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    let found = tcgetattr(io::stdin())?;
    let mut quiet = found.clone();
    quiet.local_flags.remove(LocalFlags::ECHO);
    tcsetattr(io::stdin(), SetArg::TCSANOW, &quiet)?;
    let done = run();
    if done
        .as_ref()
        .is_err_and(|error| error.kind() == io::ErrorKind::Interrupted)
    {
        std::thread::sleep(std::time::Duration::from_millis(REST_MS / 2));
    }
    stay_out_of_the_way();
    tcsetattr(io::stdin(), SetArg::TCSANOW, &found)?;
    done
}

#[cfg(not(unix))]
fn without_echo<T>(run: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    run()
}
