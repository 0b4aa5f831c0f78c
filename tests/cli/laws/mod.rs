//! Laws: what is true of every command with every record, option and ledger.
//!
//! They are tables: [`commands::COMMANDS`] has a row for each command, [`options::OPTIONS`] one for
//! each option, and tests make sure that `--help` names no others. A new command or option needs
//! only a row.
//!
//! The normal run takes a sample, the same every time. To try everything, which takes a quarter of
//! an hour or more: `cargo test --test cli laws -- --ignored`.

mod commands;
mod heard;
mod json;
mod options;
mod plain;
mod readback;
mod records;

pub(crate) use commands::{COMMANDS, Command};

use crate::support::{Dokbak, Told};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Returns the output of a program, limited to what must be the same each time.
fn outcome(told: &Told) -> (Option<i32>, &str, &str) {
    (told.status, &told.stdout, &told.stderr)
}

/// Returns the words of a command line. A word with spaces is written between bars: `--with |Ann
/// go|`.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('|').enumerate() {
        if number % 2 == 0 {
            words.extend(part.split_whitespace().map(str::to_owned));
        } else {
            words.push(part.to_owned());
        }
    }
    words
}

/// Tries every point on all cores, and fails with the first problems, if any.
#[track_caller]
fn each<T: Sync>(points: &[T], job: impl Fn(&T) -> Result<(), String> + Sync) {
    let next = AtomicUsize::new(0);
    let problems = Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|threads| {
        for _ in 0..cores {
            threads.spawn(|| {
                while let Some(point) = points.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(problem) = job(point) {
                        problems.lock().unwrap().push(problem);
                    }
                }
            });
        }
    });
    let problems = problems.into_inner().unwrap();
    let first: Vec<&str> = problems.iter().take(5).map(String::as_str).collect();
    assert!(
        first.is_empty(),
        "{} of {} break the law:\n{}",
        problems.len(),
        points.len(),
        first.join("\n\n")
    );
}

/// How many of all points are tried.
#[derive(Clone, Copy)]
enum Depth {
    Sample(usize),
    All,
}

impl Depth {
    /// Returns the points to try; a sample takes them at even distances.
    fn of<T>(self, points: Vec<T>) -> Vec<T> {
        let Self::Sample(count) = self else {
            return points;
        };
        let step = points.len().div_ceil(count).max(1);
        // An even step could always hit the same one of two forms in a row.
        let step = step | 1;
        points.into_iter().skip(step / 2).step_by(step).collect()
    }
}

impl Dokbak {
    /// Returns the program in the same home with the words of a line, as split by `words`.
    pub(crate) fn typed(&self, line: &str) -> Self {
        self.args(words(line))
    }
}
