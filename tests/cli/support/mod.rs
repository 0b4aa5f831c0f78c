//! The program in its own home, and what it printed.

mod heard;
mod printed;
mod pty;

pub(crate) use heard::{faults_for_the_ear, without_editing};
pub(crate) use printed::Printed;
pub(crate) use pty::{Pty, key};

use assert_cmd::Command;
use chrono::{Datelike as _, Utc};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

/// How long anything may take before a test gives up.
pub(crate) const PATIENCE: Duration = Duration::from_secs(25);

/// The built program.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_dokbak");

/// The program in its own folder and environment.
#[must_use]
#[derive(Clone)]
pub(crate) struct Dokbak {
    home: Arc<TempDir>,
    args: Vec<String>,
    stdin: String,
    zone: &'static str,
    variables: Vec<(&'static str, String)>,
}

impl Dokbak {
    /// Returns the program in a new, empty home.
    pub(crate) fn new() -> Self {
        let home = Arc::new(tempfile::tempdir().unwrap());
        let dokbak = Self {
            home,
            args: Vec::new(),
            stdin: String::new(),
            zone: "UTC0",
            // A terminal is then not asked about its language.
            variables: vec![("DOKBAK_LANG", "en".to_owned())],
        };
        // Names then suggest no other ruleset.
        let config = dokbak.config();
        std::fs::create_dir_all(config.parent().unwrap()).unwrap();
        std::fs::write(config, "rules: pagat\n").unwrap();
        dokbak
    }

    /// Returns the program in the same home with these arguments.
    pub(crate) fn args<S: Into<String>>(&self, args: impl IntoIterator<Item = S>) -> Self {
        Self {
            args: args.into_iter().map(Into::into).collect(),
            ..self.clone()
        }
    }

    /// Returns the program in the same home with the words of a line as its arguments.
    pub(crate) fn line(&self, line: &str) -> Self {
        self.args(line.split_whitespace())
    }

    /// Sets the standard input.
    pub(crate) fn stdin(mut self, text: &str) -> Self {
        text.clone_into(&mut self.stdin);
        self
    }

    /// Sets the machine's time zone, in POSIX notation.
    pub(crate) fn zone(mut self, zone: &'static str) -> Self {
        self.zone = zone;
        self
    }

    /// Returns the program without any settings: no language and no ruleset.
    pub(crate) fn unsettled(self) -> Self {
        std::fs::remove_file(self.config()).unwrap();
        self.variable("DOKBAK_LANG", "")
    }

    /// Sets an environment variable.
    pub(crate) fn variable(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// Puts a file into the home, where the program runs.
    pub(crate) fn file(self, name: &str, text: &str) -> Self {
        std::fs::write(self.home.path().join(name), text).unwrap();
        self
    }

    pub(crate) fn home(&self) -> &Path {
        self.home.path()
    }

    /// Returns the path of the ledger.
    pub(crate) fn ledger(&self) -> PathBuf {
        self.home().join("data").join("dokbak").join("ledger.db")
    }

    /// Returns the path of the config file.
    pub(crate) fn config(&self) -> PathBuf {
        self.home()
            .join("config")
            .join("dokbak")
            .join("config.yaml")
    }

    /// Returns the environment that the program runs in.
    pub(crate) fn env(&self) -> Vec<(&'static str, String)> {
        let home = self.home().display().to_string();
        let mut variables = vec![
            ("PATH", std::env::var("PATH").unwrap_or_default()),
            ("HOME", home.clone()),
            ("XDG_DATA_HOME", format!("{home}/data")),
            ("LANG", "C.UTF-8".to_owned()),
            ("TERM", "xterm-256color".to_owned()),
            ("NO_COLOR", "1".to_owned()),
            ("PAGER", "cat".to_owned()),
            ("XDG_CONFIG_HOME", format!("{home}/config")),
            ("TZ", self.zone.to_owned()),
        ];
        variables.extend(self.variables.iter().cloned());
        variables
    }

    pub(crate) fn given(&self) -> &[String] {
        &self.args
    }

    /// Runs the program to its end.
    pub(crate) fn run(&self) -> Told {
        let output = Command::new(PROGRAM)
            .env_clear()
            .envs(self.env())
            .current_dir(self.home())
            .args(&self.args)
            .write_stdin(self.stdin.as_str())
            .timeout(PATIENCE)
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).expect("what is told is UTF-8");
        Told {
            stdout: text(output.stdout),
            stderr: text(output.stderr),
            status: output.status.code(),
        }
    }

    /// Runs the program to its end in a terminal of this width.
    pub(crate) fn in_terminal(&self, columns: u16) -> Printed {
        Printed::of(self, 24, columns)
    }

    /// Starts the program in a terminal of this size.
    pub(crate) fn terminal(&self, rows: u16, columns: u16) -> Pty {
        Pty::start(self, rows, columns)
    }
}

/// What the program printed, and how it ended.
#[must_use]
#[derive(Debug)]
pub(crate) struct Told {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    /// `None` if a signal ended it.
    pub(crate) status: Option<i32>,
}

impl Told {
    /// Checks the exit status and all output.
    #[track_caller]
    pub(crate) fn is(&self, status: i32, stdout: &str, stderr: &str) {
        assert_eq!(self.stderr, stderr, "on standard error; {self:?}");
        assert_eq!(self.stdout, stdout, "on standard output; {self:?}");
        assert_eq!(self.status, Some(status), "the exit status; {self:?}");
    }

    /// Checks that all went well; returns standard output with days and hashes masked.
    #[track_caller]
    pub(crate) fn done(&self) -> String {
        assert_eq!(self.stderr, "", "on standard error; {self:?}");
        assert_eq!(self.status, Some(0), "the exit status; {self:?}");
        masked(&self.stdout)
    }
}

/// Checks that these rows are lines of a text, whatever the widths of their columns.
#[track_caller]
pub(crate) fn has(text: &str, rows: &[&str]) {
    let words = |line: &str| line.split_whitespace().collect::<Vec<&str>>().join(" ");
    for row in rows {
        let found = text.lines().any(|line| words(line) == words(row));
        assert!(found, "no {row:?} in\n{text}");
    }
}

/// Checks that these parts appear in a text in this order.
#[track_caller]
pub(crate) fn shows(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part);
        let at = at.unwrap_or_else(|| panic!("no {part:?} in\n{rest}"));
        rest = &rest[at + part.len()..];
    }
}

/// Returns the length of the day that a text begins with, such as `2026-11-21` or `21 Nov 2026`.
fn day_at(text: &str) -> Option<usize> {
    const MONTHS: &str = "JanFebMarAprMayJunJulAugSepOctNovDec";
    if is_day(text) {
        return Some(10);
    }
    let mut words = text.splitn(3, ' ');
    let (day, month, rest) = (words.next()?, words.next()?, words.next()?);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let year = rest.get(..4).filter(|year| digits(year))?;
    let is_month = MONTHS
        .find(month)
        .is_some_and(|at| at % 3 == 0 && month.len() == 3);
    let is_day = is_month && digits(day) && day.len() <= 2;
    is_day.then(|| day.len() + month.len() + year.len() + 2)
}

/// Returns the names of an evening of today and of yesterday, in case midnight has just passed.
fn of_today() -> [String; 2] {
    let today = Utc::now().date_naive();
    [Some(today), today.pred_opt()]
        .map(Option::unwrap)
        .map(|day| format!("{}/{}", day.month(), day.day()))
}

/// Masks a text: `DATE` for every day, `TIME` for the time after it, `TODAY` for the name of
/// today's evening, and `HASH` for every hash.
pub(crate) fn masked(text: &str) -> String {
    let today = of_today();
    let mut out = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some(length) = day_at(rest) {
            out.push_str("DATE");
            rest = &rest[length..];
            if is_moment(rest) {
                out.push_str("TIME");
                rest = &rest[10..];
            }
        } else if let Some(name) = today.iter().find(|name| is_name(&out, rest, name)) {
            out.push_str("TODAY");
            rest = &rest[name.len()..];
        } else if is_hash(rest) {
            out.push_str("HASH");
            rest = &rest[64..];
        } else {
            out.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    out
}

/// True if a text continues with the name of an evening rather than a longer number.
fn is_name(before: &str, text: &str, name: &str) -> bool {
    let digit = |letter: char| letter.is_ascii_digit() || letter == '/';
    let after = text.strip_prefix(name);
    !before.ends_with(digit) && after.is_some_and(|after| !after.starts_with(digit))
}

fn is_day(text: &str) -> bool {
    let shape = |(at, byte): (usize, u8)| match at {
        4 | 7 => byte == b'-',
        _ => byte.is_ascii_digit(),
    };
    text.len() >= 10 && text.bytes().take(10).enumerate().all(shape)
}

/// True if a text continues with a time, such as `T16:21:42Z`.
fn is_moment(text: &str) -> bool {
    let shape = |(at, byte): (usize, u8)| match at {
        0 => byte == b'T',
        3 | 6 => byte == b':',
        9 => byte == b'Z',
        _ => byte.is_ascii_digit(),
    };
    text.len() >= 10 && text.bytes().take(10).enumerate().all(shape)
}

fn is_hash(text: &str) -> bool {
    text.len() >= 64 && text.bytes().take(64).all(|byte| byte.is_ascii_hexdigit())
}

/// An evening of three hands: one the quick way, one line by line, one mixed.
pub(crate) const EVENING: &str = include_str!("evening.txt");

/// Returns the program in a home with that evening, played on 7 March and closed.
pub(crate) fn after_the_evening() -> Dokbak {
    let dokbak = Dokbak::new();
    let played = dokbak.line("play --date 2026-03-07 --script -");
    let told = played.stdin(EVENING).run().done();
    assert!(told.ends_with("\nThe evening is closed.\n"), "{told}");
    dokbak
}
