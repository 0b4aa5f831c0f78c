//! A target that runs undisturbed: the standard for measuring accidents.

use crate::book::{Book, masked};
use crate::disk::{Disk, Files};
use crate::place::{LEDGER, Place};
use crate::shim::{Call, Deed, Kind};
use crate::target::{REFOLDED, Target};
use std::ops::Range;

/// The run of a target.
pub(crate) struct Whole {
    pub(crate) target: &'static Target,
    pub(crate) stages: Vec<Stage>,
}

/// The run of one step.
pub(crate) struct Stage {
    /// The ledger's folder before it.
    pub(crate) before: Files,
    /// The same as a disk, with its unsynced data.
    pub(crate) disk: Disk,
    /// The calls, in order.
    pub(crate) calls: Vec<Call>,
    /// The output, with days masked.
    pub(crate) out: String,
    /// The ledger's distinct states, from before the step to after it.
    pub(crate) states: Vec<Book>,
    /// For each call, the state when it was done.
    upto: Vec<usize>,
}

impl Whole {
    /// Runs a target, possibly on a bad disk.
    pub(crate) fn of(target: &'static Target, disk: Option<Deed>) -> Self {
        let files = target.files.iter();
        let files = files.map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec()));
        let place = Place::with(&files.collect());
        for step in target.before {
            let told = place.run(step.line(), &step.whole());
            assert_eq!(told.code(), Some(0), "{}: {told:?}", target.name);
        }
        let mut whole = Self {
            target,
            stages: Vec::new(),
        };
        let mut rest = Disk::of(&place.files());
        for step in target.steps {
            let before = place.files();
            let told = place.traced(step.line(), &step.whole(), disk);
            assert_eq!(told.code(), Some(0), "{}: {told:?}", target.name);
            let (stage, after) = Stage::of(before, rest, told.calls, &told.out);
            assert_eq!(stage.after(), &Book::of(&place.files()).unwrap());
            if step.names_its_hands() {
                // If the wording changed, its promises would go unchecked.
                let written = stage.after().written() - stage.states[0].written();
                let told = said(&stage.out);
                assert_eq!(told, written, "{}: {}", target.name, stage.out);
            }
            rest = after;
            whole.stages.push(stage);
        }
        whole
    }

    /// Returns the calls to strike, for each step of the target.
    pub(crate) fn tried(&self) -> impl Iterator<Item = (usize, Range<usize>)> {
        let is_whole = self.target.name != REFOLDED.name;
        let steps = self.stages.iter().enumerate();
        steps.map(move |(step, stage)| {
            let calls = if is_whole {
                0..stage.calls.len()
            } else {
                stage.refolding()
            };
            (step, calls)
        })
    }

    /// Returns the ledger's final content.
    fn end(&self) -> &Book {
        self.stages.last().unwrap().after()
    }

    /// Checks a place after an accident in a step: `verify` accepts the ledger, it is in one of the
    /// states in this range, and the target continues to the same end.
    pub(crate) fn judge(
        &self,
        place: &Place,
        step: usize,
        (first, last): (usize, usize),
    ) -> Result<(), String> {
        let stage = &self.stages[step];
        let book = Book::of(&place.files())?;
        let fits = stage.states[first..=last].contains(&book);
        if !fits {
            let found = stage.states.iter().position(|state| *state == book);
            return Err(format!(
                "the ledger must say what it said at one of {first} to {last}, and says that of \
                 {found:?}; {}",
                book.beside(&stage.states[last])
            ));
        }
        verify(place, &book)?;
        self.go_on(place, step)?;
        let end = Book::of(&place.files())?;
        if end != *self.end() {
            let beside = end.beside(self.end());
            return Err(format!("gone on with, the ledger ends otherwise: {beside}"));
        }
        verify(place, &end)
    }

    /// Runs the rest of the target from a step on.
    fn go_on(&self, place: &Place, first: usize) -> Result<(), String> {
        let steps = self.target.steps.iter().zip(&self.stages).skip(first);
        for (step, stage) in steps {
            let mut times = 0;
            loop {
                let now = Book::of(&place.files())?;
                let Some(input) = step.rest(&stage.states[0], &now, stage.after()) else {
                    break;
                };
                let told = place.run(step.line(), &input);
                if told.code() != Some(0) {
                    return Err(format!("it does not go on: {told:?}"));
                }
                times += 1;
                if times == 3 {
                    return Err(format!("it comes to no end: {told:?}"));
                }
            }
        }
        Ok(())
    }
}

/// Checks that `verify` accepts a ledger. One without any entry may be called empty, or may have to
/// be opened for writing first.
fn verify(place: &Place, book: &Book) -> Result<(), String> {
    let told = place.run("verify", "");
    let is_empty = book.entries() == 0 && matches!(told.code(), Some(1 | 3));
    let is_good = told.code() == Some(0) || is_empty;
    if is_good {
        Ok(())
    } else {
        Err(format!("verify: {told:?}"))
    }
}

impl Stage {
    fn of(before: Files, disk: Disk, calls: Vec<Call>, out: &str) -> (Self, Disk) {
        let mut now = disk.clone();
        let mut states = vec![Book::of(&before).unwrap()];
        let mut upto = Vec::new();
        let mut is_new = false;
        for (number, call) in calls.iter().enumerate() {
            now.apply(call);
            is_new |= call.is_change();
            let is_last = number + 1 == calls.len();
            if is_new && (call.kind == Kind::Sync || call.is_told() || is_last) {
                let state = Book::of(&now.now()).unwrap();
                if states.last() != Some(&state) {
                    states.push(state);
                }
                is_new = false;
            }
            upto.push(states.len() - 1);
        }
        let stage = Self {
            before,
            disk,
            calls,
            out: masked(out),
            states,
            upto,
        };
        (stage, now)
    }

    /// Returns the calls around those that fold the write-ahead log into the ledger during the
    /// step; empty if it is only folded in at the end.
    pub(crate) fn refolding(&self) -> Range<usize> {
        const AROUND: usize = 40;
        let folds = |number: &usize| {
            let call = &self.calls[*number];
            call.kind == Kind::Write && call.name == LEDGER
        };
        let created = self.calls.iter().position(Call::is_told).unwrap_or(0);
        let Some(first) = (created..self.calls.len()).find(folds) else {
            return 0..0;
        };
        let Some(told) = (first..self.calls.len()).find(|call| self.calls[*call].is_told()) else {
            return 0..0;
        };
        first - AROUND..self.calls.len().min(told + AROUND)
    }

    /// Returns the ledger's content after the step.
    pub(crate) fn after(&self) -> &Book {
        self.states.last().unwrap()
    }

    /// Returns the last possible state.
    pub(crate) fn last(&self) -> usize {
        self.states.len() - 1
    }

    /// Returns the possible states if the power is cut after this many calls: from the state when
    /// the program last printed something, to the state when it next does.
    pub(crate) fn between(&self, calls: usize) -> (usize, usize) {
        let told = |number: &usize| self.calls[*number].is_told();
        let first = (0..calls)
            .rev()
            .find(told)
            .map_or(0, |call| self.upto[call]);
        let last = (calls..self.calls.len()).find(told);
        (first, last.map_or(self.last(), |call| self.upto[call]))
    }

    /// Returns the earliest state that is possible after this output.
    pub(crate) fn told(&self, out: &str) -> usize {
        let out = masked(out);
        let pairs = out.bytes().zip(self.out.bytes());
        let mut left = pairs.take_while(|(left, right)| left == right).count();
        let mut state = 0;
        for (call, upto) in self.calls.iter().zip(&self.upto) {
            if call.is_told() {
                if call.bytes.len() > left {
                    break;
                }
                left -= call.bytes.len();
                state = *upto;
            }
        }
        state
    }
}

/// Returns how many hands and corrections were reported as written.
pub(crate) fn said(out: &str) -> usize {
    let says = |row: &&str| {
        row.starts_with("Written as ")
            || (row.starts_with("Hand ") && row.ends_with(" is corrected."))
    };
    out.lines().filter(says).count()
}
