//! Figures measured side by side: all are repeated in each of many rounds, so that compared figures
//! come from the same rounds.
#![allow(
    clippy::float_arithmetic,
    reason = "nothing is paid by what is measured"
)]

use crate::figure::Figure;
use std::env;
use std::time::{Duration, Instant};

/// How long a figure is measured in each round: so briefly that usually nothing else runs on the
/// core meanwhile.
const GLANCE: Duration = Duration::from_micros(500);

/// A figure with the nanoseconds per operation in each round.
struct Taken<'a> {
    figure: Figure<'a>,
    rounds: Vec<f64>,
}

impl Taken<'_> {
    /// Measures the figure once more.
    fn round(&mut self) {
        let (begun, mut runs) = (Instant::now(), 0_u32);
        while runs == 0 || begun.elapsed() < GLANCE {
            (self.figure.run)();
            runs += 1;
        }
        let all = begun.elapsed().as_secs_f64() * 1e9;
        let times = f64::from(runs) * f64::from(self.figure.times);
        self.rounds.push(all / times);
    }

    /// Returns the fewest nanoseconds of any round; most likely nothing else ran on the core then.
    fn least(&self) -> f64 {
        self.rounds.iter().copied().fold(f64::MAX, f64::min)
    }

    fn median(&self) -> f64 {
        let mut sorted = self.rounds.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(sorted.len() / 2).copied().unwrap_or_default()
    }
}

/// Measures figures in turn and prints them.
pub(crate) fn take(title: &str, figures: Vec<Figure<'_>>) {
    let asked = env::args().skip(1).find(|word| !word.starts_with("--"));
    let asked = |figure: &Figure<'_>| {
        let word = asked.as_ref();
        word.is_none_or(|word| title.contains(word) || figure.name.contains(word))
    };
    let figures = figures.into_iter().filter(asked);
    let mut taken: Vec<Taken<'_>> = figures
        .map(|figure| Taken {
            figure,
            rounds: Vec::new(),
        })
        .collect();
    if taken.is_empty() {
        return;
    }
    let rounds = env::var("BENCH_ROUNDS").ok();
    for _ in 0..rounds.and_then(|said| said.parse().ok()).unwrap_or(300) {
        taken.iter_mut().for_each(Taken::round);
    }
    println!(
        "{title:<44}{:>12}{:>12}{:>8}{:>8}",
        "least ns", "median ns", "times", "median"
    );
    for one in &taken {
        let mut others = taken.iter();
        let beside = others.find(|other| one.figure.beside == Some(other.figure.name));
        let times = |one: f64, other: Option<f64>| {
            other.map_or_else(String::new, |other| format!("{:.2}", one / other))
        };
        println!(
            "{:<44}{:>12.1}{:>12.1}{:>8}{:>8}",
            one.figure.name,
            one.least(),
            one.median(),
            times(one.least(), beside.map(Taken::least)),
            times(one.median(), beside.map(Taken::median))
        );
    }
    println!();
}
