//! The console of Windows, which takes and shows letters and not bytes of a code page.

use crate::machine::{Machine, Place};
use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read as _, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use vt100::Parser;

const ROWS: u16 = 40;
const COLUMNS: u16 = 100;

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(40);

/// The program in a console.
struct Console {
    child: Box<dyn portable_pty::Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    shown: Arc<Mutex<Parser>>,
    _master: Box<dyn MasterPty + Send>,
}

impl Console {
    fn new(machine: &Machine, place: &Place, args: &[&str]) -> Self {
        let size = PtySize {
            rows: ROWS,
            cols: COLUMNS,
            ..PtySize::default()
        };
        let pair = native_pty_system().openpty(size).unwrap();
        let given = machine.dokbak(place, args);
        let mut command = CommandBuilder::new(given.get_program());
        command.args(given.get_args());
        command.env_clear();
        for (name, value) in given.get_envs() {
            command.env(name, value.unwrap());
        }
        command.env("TERM", "xterm-256color");
        command.cwd(place.folder());
        let child = pair.slave.spawn_command(command).unwrap();
        let [rows, columns] = [ROWS, COLUMNS].map(|side| NonZeroU16::new(side).unwrap());
        let shown = Arc::new(Mutex::new(Parser::new(rows, columns, 0)));
        let mut reader = pair.master.try_clone_reader().unwrap();
        let screen = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                screen.lock().unwrap().process(&bytes[..read]);
            }
        });
        Self {
            child,
            keys: pair.master.take_writer().unwrap(),
            shown,
            _master: pair.master,
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    fn shows(&self, text: &str) {
        let begun = Instant::now();
        loop {
            let shown = self.shown.lock().unwrap().screen().contents();
            if shown.contains(text) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "no {text:?} in\n{shown}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn types(&mut self, text: &str) {
        self.keys.write_all(text.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }
}

/// Hangul is typed, edited and shown, with colours, in a menu too; Ctrl-C leaves.
#[test]
fn hangul_is_typed_and_shown() {
    let Some(machine) = Machine::new() else {
        return;
    };
    let place = Place::new();
    let args = ["--ledger", "장부.db", "--lang", "ko"];
    let mut console = Console::new(machine, &place, &args);
    console.shows("누가");
    console.types("민수 영희 철수\r");
    console.shows("민수");
    console.types("\x03");
    assert_eq!(console.child.wait().unwrap().exit_code(), 130);
}
