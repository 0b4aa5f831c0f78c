//! A separate folder for each run, and the program run in it.

use crate::disk::Files;
use crate::shim::{Call, Deed, read_log, shim};
use std::fs::{self, File};
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The name of the ledger in its folder.
pub(crate) const LEDGER: &str = "ledger.db";

/// The built program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_dokbak");

/// How long the program may take before it counts as hanging.
const PATIENCE: Duration = Duration::from_mins(2);

/// Returns where folders are created: in memory if possible. The effect of a power cut is computed
/// from the log, so it need not be a real disk.
pub(crate) fn fast() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let usable = memory.is_dir() && tempfile::tempdir_in(memory).is_ok();
    if usable {
        memory.to_owned()
    } else {
        std::env::temp_dir()
    }
}

/// A ledger's folder, and next to it the program's input and output.
pub(crate) struct Place(tempfile::TempDir);

/// What the program printed, and how it ended.
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) status: ExitStatus,
    pub(crate) out: String,
    pub(crate) error: String,
    /// The calls it made, if they were logged.
    pub(crate) calls: Vec<Call>,
    /// Whether a call was struck.
    pub(crate) struck: bool,
}

impl Told {
    /// Returns the exit status; `None` if a signal ended the program.
    pub(crate) fn code(&self) -> Option<i32> {
        self.status.code()
    }

    pub(crate) fn signal(&self) -> Option<i32> {
        self.status.signal()
    }
}

impl Place {
    /// Returns a place whose ledger folder has these files.
    pub(crate) fn with(files: &Files) -> Self {
        let place = Self(tempfile::tempdir_in(fast()).unwrap());
        fs::create_dir(place.folder()).unwrap();
        for (name, bytes) in files {
            fs::write(place.folder().join(name), bytes).unwrap();
        }
        place
    }

    fn folder(&self) -> PathBuf {
        self.0.path().join("ledger")
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Returns the files of the ledger's folder.
    pub(crate) fn files(&self) -> Files {
        let found = fs::read_dir(self.folder()).unwrap().map(|entry| {
            let entry = entry.unwrap();
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        });
        found.collect()
    }

    /// Returns the program, ready to run with the words of a line and this input; its output goes
    /// to files.
    pub(crate) fn command(&self, line: &str, input: &str) -> Command {
        fs::write(self.beside("in"), input).unwrap();
        let made = |name| Stdio::from(File::create(self.beside(name)).unwrap());
        let mut command = Command::new(PROGRAM);
        command
            .arg("--ledger")
            .arg(self.folder().join(LEDGER))
            .args(line.split_whitespace())
            .env_clear()
            .env("HOME", self.0.path())
            .env("LANG", "C.UTF-8")
            .env("TZ", "UTC0")
            .current_dir(self.0.path())
            .stdin(File::open(self.beside("in")).unwrap())
            .stdout(made("out"))
            .stderr(made("error"));
        command
    }

    /// Runs the program to its end.
    pub(crate) fn run(&self, line: &str, input: &str) -> Told {
        self.ended(self.command(line, input).spawn().unwrap())
    }

    /// Runs the program with its calls logged.
    pub(crate) fn traced(&self, line: &str, input: &str, deed: Option<Deed>) -> Told {
        let mut command = self.watched(line, input);
        command.env("RIG_TRACE", "1");
        command.envs(deed.map(|deed| deed.variables(1)).unwrap_or_default());
        self.ended(command.spawn().unwrap())
    }

    /// Runs the program and strikes one of its calls.
    pub(crate) fn struck(&self, line: &str, input: &str, deed: Deed, number: usize) -> Told {
        let mut command = self.watched(line, input);
        command.envs(deed.variables(number));
        self.ended(command.spawn().unwrap())
    }

    fn watched(&self, line: &str, input: &str) -> Command {
        let log = self.beside("log");
        fs::write(&log, "").unwrap();
        let mut command = self.command(line, input);
        command
            .env("LD_PRELOAD", shim().expect("asked for before"))
            .env("RIG_ROOT", self.folder())
            .env("RIG_LOG", log);
        command
    }

    fn ended(&self, mut child: Child) -> Told {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break status;
            }
            if begun.elapsed() > PATIENCE {
                child.kill().unwrap();
                panic!("the program hangs; {}", self.0.path().display());
            }
            std::thread::sleep(Duration::from_micros(500));
        };
        let text =
            |name| String::from_utf8_lossy(&fs::read(self.beside(name)).unwrap()).into_owned();
        let (calls, struck) = read_log(&fs::read(self.beside("log")).unwrap_or_default());
        Told {
            status,
            out: text("out"),
            error: text("error"),
            calls,
            struck,
        }
    }
}
