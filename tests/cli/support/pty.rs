//! The program in a real pseudo-terminal, whose screen can be inspected.

use super::{Dokbak, PATIENCE, PROGRAM};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use portable_pty::{CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system};
use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use vt100::{Parser, Screen};

/// The bytes that keys send.
pub(crate) mod key {
    pub(crate) const ENTER: &str = "\r";
    pub(crate) const ESC: &str = "\x1b";
    pub(crate) const CTRL_C: &str = "\x03";
    pub(crate) const CTRL_D: &str = "\x04";
    pub(crate) const CTRL_U: &str = "\x15";
    pub(crate) const TAB: &str = "\t";
    pub(crate) const BACKSPACE: &str = "\x7f";
    pub(crate) const UP: &str = "\x1b[A";
    pub(crate) const DOWN: &str = "\x1b[B";
    pub(crate) const LEFT: &str = "\x1b[D";
    pub(crate) const END: &str = "\x1b[F";
}

/// The terminal's state so far.
struct Shown {
    parser: Parser,
    /// How many lines were ended.
    feeds: usize,
    /// Everything written, for failure messages.
    raw: Vec<u8>,
}

/// Returns how many lines the program has started to read: each time it turns bracketed paste on.
fn asked(shown: &Shown) -> usize {
    const TAKES: &[u8] = b"\x1b[?2004h";
    let windows = shown.raw.windows(TAKES.len());
    windows.filter(|window| *window == TAKES).count()
}

/// The terminal's state, and a signal for every change of it.
struct Watch {
    shown: Mutex<Shown>,
    changed: Condvar,
}

impl Watch {
    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The modes of a terminal: input, output, control and local flags, and control characters.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Modes([u64; 4], Vec<u8>);

impl Modes {
    fn of(terminal: &dyn MasterPty) -> Self {
        let modes = terminal.get_termios().expect("the modes of the terminal");
        let flags = [
            modes.input_flags.bits().into(),
            modes.output_flags.bits().into(),
            modes.control_flags.bits().into(),
            modes.local_flags.bits().into(),
        ];
        Self(flags, modes.control_chars.to_vec())
    }
}

/// The program in a terminal.
pub(crate) struct Pty {
    master: Box<dyn MasterPty + Send>,
    /// Kept open so that the modes can be read after the program ends.
    slave: Option<Box<dyn SlavePty + Send>>,
    keys: Box<dyn Write + Send>,
    watch: Arc<Watch>,
    reader: Option<JoinHandle<()>>,
    process: Pid,
    ended: Receiver<ExitStatus>,
    gone: bool,
    before: Modes,
    columns: u16,
    enters: usize,
    /// How many lines the program had started to read when Enter was last pressed.
    answered: Option<usize>,
    /// The last line that we waited for.
    line: String,
    _home: Dokbak,
}

/// The rows of a screen, and how the program ended.
pub(crate) struct Ended {
    pub(crate) status: u32,
    pub(crate) rows: Vec<String>,
}

impl Pty {
    pub(super) fn start(dokbak: &Dokbak, rows: u16, columns: u16) -> Self {
        let size = PtySize {
            rows,
            cols: columns,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let before = Modes::of(&*pair.master);
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(dokbak.given());
        command.env_clear();
        for (name, value) in dokbak.env() {
            command.env(name, value);
        }
        command.cwd(dokbak.home());
        let mut child = pair.slave.spawn_command(command).unwrap();
        let process = Pid::from_raw(i32::try_from(child.process_id().unwrap()).unwrap());
        let (tell, ended) = channel();
        thread::spawn(move || {
            if let Ok(status) = child.wait() {
                let _ = tell.send(status);
            }
        });
        let sides = [rows, columns].map(|side| NonZeroU16::new(side).unwrap());
        let watch = Arc::new(Watch {
            shown: Mutex::new(Shown {
                parser: Parser::new(sides[0], sides[1], 0),
                feeds: 0,
                raw: Vec::new(),
            }),
            changed: Condvar::new(),
        });
        let reader = follow(pair.master.try_clone_reader().unwrap(), Arc::clone(&watch));
        Self {
            keys: pair.master.take_writer().unwrap(),
            master: pair.master,
            slave: Some(pair.slave),
            watch,
            reader: Some(reader),
            process,
            ended,
            gone: false,
            before,
            columns,
            enters: 0,
            answered: None,
            line: String::new(),
            _home: dokbak.clone(),
        }
    }

    /// Sends keys once the program reads them one by one; before that, the terminal itself would
    /// echo them.
    #[track_caller]
    pub(crate) fn send(&mut self, keys: &str) {
        self.ready();
        self.enters += keys.matches(key::ENTER).count();
        // Within a paste, Enter ends nothing.
        if keys.ends_with(key::ENTER) {
            self.answered = Some(asked(&self.watch.shown()));
        }
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Sends bytes one by one, as on a slow line; none of them ends the line.
    #[track_caller]
    pub(crate) fn send_bytewise(&mut self, bytes: &[u8]) {
        self.ready();
        for byte in bytes {
            self.keys.write_all(&[*byte]).unwrap();
            self.keys.flush().unwrap();
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Waits until the program reads keys one by one: of the next question, after Enter. What it
    /// writes before that question is on the screen then.
    #[track_caller]
    pub(crate) fn ready(&self) {
        if let Some(lines) = self.answered {
            self.wait("the next question", |shown| {
                asked(shown) > lines || shown.parser.screen().hide_cursor()
            });
        }
        let end = Instant::now() + PATIENCE;
        while !self.is_raw() {
            assert!(
                Instant::now() < end,
                "the program takes no keys; the screen:\n{}",
                dump(&self.watch.shown())
            );
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Returns how many times Enter was pressed.
    pub(crate) fn enters(&self) -> usize {
        self.enters
    }

    /// Waits until the screen is as expected.
    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, is_so: impl Fn(&Screen) -> bool) {
        self.wait(what, |shown| is_so(shown.parser.screen()));
    }

    #[track_caller]
    fn wait(&self, what: &str, is_so: impl Fn(&Shown) -> bool) {
        let shown = self.watch.shown();
        let (shown, waited) = self
            .watch
            .changed
            .wait_timeout_while(shown, PATIENCE, |shown| !is_so(shown))
            .unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() && !is_so(&shown) {
            let dump = dump(&shown);
            drop(shown);
            panic!("waited in vain for {what}; the screen:\n{dump}");
        }
    }

    /// Waits until a text appears on the screen.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(&format!("{text:?}"), |screen| {
            screen.contents().contains(text)
        });
    }

    /// Waits until a text has disappeared from the screen.
    #[track_caller]
    pub(crate) fn wait_gone(&self, text: &str) {
        self.wait_until(&format!("{text:?} to go"), |screen| {
            !screen.contents().contains(text)
        });
    }

    /// Waits until the cursor's line, including wrapped rows, is this text.
    #[track_caller]
    pub(crate) fn line_is(&mut self, text: &str) {
        self.wait_until(&format!("the line {text:?}"), |screen| {
            begin_of(screen, text).is_some()
        });
        text.clone_into(&mut self.line);
    }

    /// Waits for a prompt with an empty line and the cursor right after it.
    #[track_caller]
    pub(crate) fn prompt(&mut self, text: &str) {
        let behind = laid_out(text, self.columns).1;
        self.wait_until(&format!("the prompt {text:?}"), |screen| {
            let begin = begin_of(screen, text);
            let place = begin.map(|begin| (begin + behind.0, behind.1));
            place == Some(screen.cursor_position()) && !screen.hide_cursor()
        });
        text.clone_into(&mut self.line);
    }

    /// Types after the last awaited line, and waits until the text appears.
    #[track_caller]
    pub(crate) fn type_in(&mut self, text: &str) {
        self.send(text);
        let line = format!("{}{text}", self.line);
        self.line_is(&line);
    }

    /// Sends keys that end the line, and waits for that.
    #[track_caller]
    pub(crate) fn press(&mut self, keys: &str) {
        let before = self.watch.shown().feeds;
        self.send(keys);
        self.wait("the end of the line", |shown| shown.feeds > before);
    }

    /// Waits for a prompt and answers it.
    #[track_caller]
    pub(crate) fn answer(&mut self, prompt: &str, text: &str) {
        self.prompt(prompt);
        self.type_in(text);
        self.press(key::ENTER);
    }

    /// Returns the rows of the screen down to the last one used, without trailing spaces.
    pub(crate) fn screen_rows(&self) -> Vec<String> {
        rows(self.watch.shown().parser.screen())
    }

    /// Returns what the terminal shows.
    pub(crate) fn screen(&self) -> Screen {
        self.watch.shown().parser.screen().clone()
    }

    /// Returns the rows that were too long, so that the terminal wrapped them.
    pub(crate) fn run_over(&self) -> Vec<String> {
        let shown = self.watch.shown();
        let screen = shown.parser.screen();
        let rows: Vec<String> = screen.rows(0, self.columns).collect();
        let broken = (0..screen.size().0.get()).filter(|row| screen.row_wrapped(*row));
        let rows = broken.map(|row| rows[usize::from(row)].clone());
        rows.collect()
    }

    /// Returns everything that was written to the terminal.
    pub(crate) fn raw(&self) -> String {
        String::from_utf8_lossy(&self.watch.shown().raw).into_owned()
    }

    /// Returns the row and column of the cursor, counted from 0.
    pub(crate) fn cursor(&self) -> (u16, u16) {
        self.watch.shown().parser.screen().cursor_position()
    }

    /// Checks that these rows appear somewhere on the screen, one below the other.
    #[track_caller]
    pub(crate) fn assert_rows(&self, wanted: &[&str]) {
        let rows = self.screen_rows();
        let found = rows.windows(wanted.len()).any(|rows| rows == wanted);
        assert!(
            found,
            "the screen:\n{}\nhas not:\n{}",
            rows.join("\n"),
            wanted.join("\n")
        );
    }

    /// Returns the column (from 0) where a text begins in the last row that contains it.
    #[track_caller]
    pub(crate) fn column_of(&self, row: &str, text: &str) -> usize {
        let shown = self.watch.shown();
        let screen = shown.parser.screen();
        let rows = rows(screen);
        let at = rows.iter().rposition(|found| found.contains(row));
        let at = u16::try_from(at.expect("the row")).unwrap();
        let cell = |column| screen.cell(at, column).unwrap().contents().to_owned();
        let columns = 0..self.columns;
        let tail = |from: u16| (from..self.columns).map(cell).collect::<String>();
        columns
            .filter(|column| !cell(*column).is_empty())
            .find(|column| tail(*column).starts_with(text))
            .map(usize::from)
            .expect("the text in the row")
    }

    /// Simulates a full disk, on which the program can write to no file; or frees space again.
    #[cfg(target_os = "linux")]
    pub(crate) fn fill_the_disk(&self, full: bool) {
        let most = if full { "0" } else { "unlimited" };
        let done = std::process::Command::new("prlimit")
            .args(["--pid", &self.process.to_string()])
            .arg(format!("--fsize={most}:"))
            .status();
        assert!(done.unwrap().success());
    }

    /// Sends a signal to the program.
    pub(crate) fn signal(&self, signal: Signal) {
        kill(self.process, signal).unwrap();
    }

    /// Leaves the prompt; all entries are kept.
    #[track_caller]
    pub(crate) fn leave(mut self) -> Ended {
        self.press(key::CTRL_C);
        let ended = self.end();
        assert_eq!(ended.status, 130, "{:#?}", ended.rows);
        ended
    }

    /// Waits for the program to end, and checks that the terminal is restored: the same modes, and
    /// a visible cursor.
    #[track_caller]
    pub(crate) fn end(mut self) -> Ended {
        let status = self.ended.recv_timeout(PATIENCE).unwrap_or_else(|_| {
            panic!(
                "the program does not end; the screen:\n{}",
                dump(&self.watch.shown())
            )
        });
        self.gone = true;
        let modes = Modes::of(&*self.master);
        self.slave = None;
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
        let shown = self.watch.shown();
        let screen = shown.parser.screen();
        assert_eq!(modes, self.before, "the modes of the terminal");
        assert!(!screen.hide_cursor(), "the cursor is hidden");
        assert!(!screen.bracketed_paste(), "pastes are bracketed still");
        assert!(!screen.alternate_screen(), "the other screen is shown");
        assert_eq!(status.signal(), None, "it ended by itself");
        Ended {
            status: status.exit_code(),
            rows: rows(screen),
        }
    }

    /// True if the program echoes keys itself and reads them one by one.
    fn is_raw(&self) -> bool {
        let echo = nix::sys::termios::LocalFlags::ECHO.bits();
        let lines = nix::sys::termios::LocalFlags::ICANON.bits();
        let modes = self.master.get_termios().unwrap();
        modes.local_flags.bits() & (echo | lines) == 0
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        if !self.gone && self.ended.try_recv().is_err() {
            let _ = kill(self.process, Signal::SIGKILL);
            // Its resources are released when it has ended, not before.
            let _ = self.ended.recv_timeout(PATIENCE);
        }
    }
}

fn follow(mut out: Box<dyn std::io::Read + Send>, watch: Arc<Watch>) -> JoinHandle<()> {
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        // The end of a terminal is an error for its reader.
        while let Ok(count @ 1..) = out.read(&mut buffer) {
            let bytes = &buffer[..count];
            let mut shown = watch.shown();
            shown.parser.process(bytes);
            shown.feeds += bytes.split(|byte| *byte == b'\n').count() - 1;
            shown.raw.extend_from_slice(bytes);
            drop(shown);
            watch.changed.notify_all();
        }
    })
}

fn rows(screen: &Screen) -> Vec<String> {
    let columns = screen.size().1.get();
    let mut rows: Vec<String> = screen
        .rows(0, columns)
        .map(|row| row.trim_end().to_owned())
        .collect();
    while rows.last().is_some_and(String::is_empty) {
        rows.pop();
    }
    rows
}

/// Returns the rows that a text takes, split at line feeds too, and the row and column after it.
fn laid_out(text: &str, columns: u16) -> (Vec<String>, (u16, u16)) {
    let mut rows = vec![String::new()];
    let mut used = 0;
    for character in text.chars() {
        if character == '\n' {
            rows.push(String::new());
            used = 0;
            continue;
        }
        let width = console::measure_text_width(&character.to_string());
        let width = u16::try_from(width).unwrap();
        if used + width > columns {
            rows.push(String::new());
            used = 0;
        }
        rows.last_mut().unwrap().push(character);
        used += width;
    }
    let last = u16::try_from(rows.len()).unwrap() - 1;
    let behind = if used == columns {
        (last + 1, 0)
    } else {
        (last, used)
    };
    (rows, behind)
}

/// Returns the dim text behind the cursor, if any, which is not part of the line.
fn dim_behind(screen: &Screen, (row, column): (u16, u16)) -> Option<String> {
    let cells = (column..screen.size().1.get()).map_while(|at| screen.cell(row, at));
    let dim = cells.skip_while(|cell| !cell.dim() && cell.contents().trim().is_empty());
    let dim: Vec<_> = dim
        .take_while(|cell| cell.dim() || cell.is_wide_continuation())
        .collect();
    let text: String = dim
        .iter()
        .map(|cell| match cell.contents() {
            "" if cell.is_wide_continuation() => "",
            "" => " ",
            letters => letters,
        })
        .collect();
    (!text.trim().is_empty()).then_some(text)
}

/// Returns the row where the cursor's line begins, if the line is this text.
fn begin_of(screen: &Screen, text: &str) -> Option<u16> {
    let (wanted, behind) = laid_out(text, screen.size().1.get());
    let mut rows = rows(screen);
    let cursor = screen.cursor_position();
    if let Some(row) = rows.get_mut(usize::from(cursor.0))
        && let Some(dim) = dim_behind(screen, cursor)
        && let Some(line) = row.strip_suffix(dim.trim_end())
    {
        *row = line.trim_end().to_owned();
    }
    let is_row = |at: usize, row: &String| {
        let shown = rows.get(at).map_or("", String::as_str);
        shown == row.trim_end()
    };
    let is_here = |begin: &u16| {
        let begin = usize::from(*begin);
        wanted
            .iter()
            .enumerate()
            .all(|(at, row)| is_row(begin + at, row))
    };
    let cursor = cursor.0;
    (cursor.saturating_sub(behind.0)..=cursor).find(is_here)
}

fn dump(shown: &Shown) -> String {
    let screen = shown.parser.screen();
    let (row, column) = screen.cursor_position();
    let raw = String::from_utf8_lossy(&shown.raw);
    let tail: String = raw.chars().rev().take(400).collect();
    let tail: String = tail.chars().rev().collect();
    format!(
        "{}\n(cursor in row {row}, column {column}{}; last written: {tail:?})",
        rows(screen).join("\n"),
        if screen.hide_cursor() { ", hidden" } else { "" },
    )
}
