//! Which points are tried, on all cores, and the results.

use crate::dice::Dice;
use crate::shim::say;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Changes which points a sample takes.
const SEED: &str = "DOKBAK_RIG_SEED";

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Depth {
    All,
    /// This many points of each target.
    Sample(usize),
}

impl Depth {
    /// Returns the points to try.
    pub(crate) fn of<T>(self, points: Vec<T>) -> Vec<T> {
        match self {
            Self::All => points,
            Self::Sample(count) => Dice::of(seed()).some(points, count),
        }
    }
}

pub(crate) fn seed() -> u64 {
    let given = std::env::var(SEED).ok();
    given.map_or(1, |seed| seed.parse().expect("a seed is a number"))
}

/// The result of trying points.
#[must_use]
#[derive(Debug)]
pub(crate) struct Tally {
    target: &'static str,
    what: &'static str,
    pub(crate) tried: usize,
    /// The number of points at which the program was actually struck.
    pub(crate) hit: usize,
    pub(crate) problems: Vec<String>,
}

impl Tally {
    /// Prints how many were tried, and fails on a problem or if next to none was struck.
    pub(crate) fn done(&self) -> usize {
        let Self {
            target,
            what,
            tried,
            hit,
            ..
        } = self;
        say(&format!(
            "{target}: {hit} {what}, {} problems",
            self.problems.len()
        ));
        let first: Vec<&str> = self.problems.iter().take(3).map(String::as_str).collect();
        assert!(
            first.is_empty(),
            "{target}, {what}, {SEED}={}: {} problems, such as\n{}",
            seed(),
            self.problems.len(),
            first.join("\n\n")
        );
        assert!(
            *tried > 0 && hit * 10 >= tried * 9,
            "{target}: {hit} of {tried} {what} were hit"
        );
        *hit
    }
}

/// Tries every point on all cores; `job` returns whether the program was struck, or a problem.
pub(crate) fn each<T: Sync>(
    target: &'static str,
    what: &'static str,
    points: &[T],
    job: impl Fn(&T) -> Result<bool, String> + Sync,
) -> Tally {
    let next = AtomicUsize::new(0);
    let results = Mutex::new((0, Vec::new()));
    let cores = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|threads| {
        for _ in 0..cores {
            threads.spawn(|| {
                while let Some(point) = points.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = job(point);
                    let mut results = results.lock().unwrap();
                    match result {
                        Ok(hit) => results.0 += usize::from(hit),
                        Err(problem) => results.1.push(problem),
                    }
                }
            });
        }
    });
    let (hit, problems) = results.into_inner().unwrap();
    Tally {
        target,
        what,
        tried: points.len(),
        hit,
        problems,
    }
}
