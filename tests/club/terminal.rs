//! The program in a pseudo-terminal, at which somebody sits.

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};
use std::env;
use std::io::{Read as _, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How long something may take, with the ten seconds for which a server is waited for.
const PATIENCE: Duration = Duration::from_mins(1);
/// What the program writes when it begins to read a line.
const ASKS: &str = "\x1b[?2004h";

/// The program in a terminal.
pub(crate) struct Terminal {
    program: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    written: Arc<Mutex<String>>,
    /// How many lines the program had begun to read when the last one was answered.
    answered: usize,
    _master: Box<dyn portable_pty::MasterPty + Send>,
}

impl Terminal {
    /// Runs the program on a ledger.
    pub(crate) fn run(ledger: &Path, args: &[&str]) -> Self {
        let size = PtySize {
            rows: 50,
            cols: 120,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let built = env!("CARGO_BIN_EXE_dokbak");
        let program = env::var_os("DOKBAK_PROGRAM").unwrap_or_else(|| built.into());
        let home = ledger.parent().unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.arg("--plain");
        command.env_clear();
        command.env("DOKBAK_LEDGER", ledger);
        command.env("DOKBAK_LANG", "en");
        command.env("HOME", home);
        command.env("TERM", "xterm");
        command.env("TZ", "UTC0");
        command.cwd(home);
        let program = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let written = Arc::new(Mutex::new(String::new()));
        let own = Arc::clone(&written);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(much @ 1..) = reader.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..much]);
                own.lock().unwrap().push_str(&text);
            }
        });
        Self {
            program,
            keys: pair.master.take_writer().unwrap(),
            written,
            answered: 0,
            _master: pair.master,
        }
    }

    /// Returns everything written so far, with single spaces, as lines are broken anywhere.
    pub(crate) fn written(&self) -> String {
        let written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        written.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Waits until the program reads the next line.
    pub(crate) fn ready(&self) {
        let answered = self.answered;
        self.wait("the next question", |written| asked(written) > answered);
    }

    /// Waits until the program reads the next line, and enters one.
    pub(crate) fn answer(&mut self, line: &str) {
        self.ready();
        self.answered = asked(&self.written());
        self.keys.write_all(format!("{line}\r").as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until a text was written.
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait(text, |written| written.contains(text));
    }

    fn wait(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        while !is_so(&self.written()) {
            let waits = begun.elapsed() < PATIENCE;
            assert!(waits, "{what} does not come: {}", self.written());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Leaves the prompt and waits for the program's end.
    pub(crate) fn leave(&mut self) {
        self.answer("quit");
        self.ended();
    }

    /// Waits for the program's end.
    pub(crate) fn ended(&mut self) {
        self.program.wait().unwrap();
    }
}

fn asked(written: &str) -> usize {
    written.matches(ASKS).count()
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.program.kill();
    }
}
