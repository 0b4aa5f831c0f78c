//! Cuts the power after any of a target's calls.

use crate::dice::Dice;
use crate::disk::{Cut, Disk};
use crate::place::Place;
use crate::tally::{Depth, Tally, each};
use crate::whole::Whole;

/// A power cut: the step, the number of calls before it, and how much of the rest survives.
struct Point {
    step: usize,
    calls: usize,
    cut: Cut,
    disk: Disk,
}

/// Cuts the power after a target's calls, and continues from what is left.
pub(crate) fn cut(whole: &Whole, depth: Depth) -> Tally {
    let mut wanted = Vec::new();
    for (step, tried) in whole.tried() {
        let made = &whole.stages[step].calls;
        let is_seen = |calls: &usize| *calls == 0 || made[calls - 1].is_seen();
        for calls in (tried.start..=tried.end).filter(is_seen) {
            wanted.extend(Cut::ALL.map(|cut| (step, calls, cut)));
        }
    }
    let points = points(whole, &depth.of(wanted));
    each(whole.target.name, "power cuts", &points, |point| {
        lost(whole, point).map(|()| true).map_err(|problem| {
            let Point {
                step, calls, cut, ..
            } = point;
            format!("step {step}, {cut:?} after {calls} calls: {problem}")
        })
    })
}

/// Returns these points, with the state of the disk at each.
fn points(whole: &Whole, wanted: &[(usize, usize, Cut)]) -> Vec<Point> {
    let mut points = Vec::new();
    for (step, stage) in whole.stages.iter().enumerate() {
        let mut disk = stage.disk.clone();
        for calls in 0..=stage.calls.len() {
            if let Some(last) = calls.checked_sub(1) {
                disk.apply(&stage.calls[last]);
            }
            let here = wanted
                .iter()
                .filter(|point| (point.0, point.1) == (step, calls));
            points.extend(here.map(|(_, _, cut)| Point {
                step,
                calls,
                cut: *cut,
                disk: disk.clone(),
            }));
        }
    }
    points
}

fn lost(whole: &Whole, point: &Point) -> Result<(), String> {
    let mut dice =
        Dice::of((point.step * 1_000_000 + point.calls * 10 + point.cut as usize) as u64);
    let mut files = point.disk.after(point.cut, &mut dice);
    // The log's index is not persistent: whatever is in it must do no harm.
    let map = files.keys().find(|name| name.ends_with("-shm")).cloned();
    if let Some(map) = map {
        let garbage = (0..32 * 1024).map(|_| dice.next().to_le_bytes()[0]);
        files.insert(map, garbage.collect());
    }
    let place = Place::with(&files);
    let between = whole.stages[point.step].between(point.calls);
    whole.judge(&place, point.step, between)
}
