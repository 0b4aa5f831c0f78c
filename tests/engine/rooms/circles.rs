//! Circles of files: files that reach one another along arrows.

use std::collections::{BTreeMap, BTreeSet};

/// The files that each file uses.
pub(super) type Graph<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// Returns the circles of a graph, each as the set of its files.
pub(super) fn circles<'a>(graph: &Graph<'a>) -> Vec<BTreeSet<&'a str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = graph
        .keys()
        .map(|from| (*from, reach(graph, from)))
        .collect();
    let mut circles: Vec<BTreeSet<&str>> = Vec::new();
    for (file, after) in &reached {
        if after.contains(file) && !circles.iter().any(|circle| circle.contains(file)) {
            let back = |other: &&&str| reached.get(**other).is_some_and(|of| of.contains(file));
            circles.push(after.iter().filter(back).copied().collect());
        }
    }
    circles
}

/// Returns the files that can be reached from a file by one or more arrows.
fn reach<'a>(graph: &Graph<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        for next in graph.get(file).into_iter().flatten() {
            if reached.insert(*next) {
                open.push(next);
            }
        }
    }
    reached
}
