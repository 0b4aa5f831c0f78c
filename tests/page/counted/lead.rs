//! Who led the year.

use super::html::short;
use super::raw::Raw;
use std::collections::BTreeMap;

/// The lead as the sentence of the page says it.
pub(super) fn lead(raw: &Raw) -> Vec<String> {
    let days: Vec<&String> = raw.nights.keys().collect();
    let curves: BTreeMap<String, Vec<i64>> = raw
        .people()
        .into_iter()
        .map(|name| (name.clone(), raw.curve(&name)))
        .collect();
    let first = |night: usize| {
        let most = curves.values().map(|curve| curve[night]).max().unwrap();
        let first = curves.iter().filter(|(_, curve)| curve[night] == most);
        let first = first.filter(|_| most > 0);
        first.map(|(name, _)| name.clone()).collect::<Vec<String>>()
    };
    let first: Vec<Vec<String>> = (0..days.len()).map(first).collect();
    let leaders = first.iter().map(|names| match names.as_slice() {
        [only] => Some(only.clone()),
        _ => None,
    });
    let leaders: Vec<Option<String>> = leaders.collect();
    let last = leaders.last().unwrap().clone().expect("one leads");
    let alone: Vec<&String> = leaders.iter().flatten().collect();
    let changes = alone.windows(2).filter(|pair| pair[0] != pair[1]).count();
    // Whoever shares the first place has not lost it.
    let since = first.iter().rposition(|names| !names.contains(&last));
    let since = since.map(|at| at + 1);
    let mut told = vec![match since {
        None => format!("{last} led from the first evening to the last."),
        Some(since) => {
            let before = leaders[..since].iter().rev().flatten().next();
            let day = short(days[since]);
            match before.filter(|before| **before != last) {
                Some(before) if since + 1 == days.len() => {
                    format!("On the last evening, {day}, {last} overtook {before}.")
                }
                Some(before) => format!("{last} overtook {before} on {day} and finished first."),
                None => format!("{last} led from {day} on."),
            }
        }
    }];
    if changes > 1 {
        told.push(format!("In all, the lead changed hands {changes} times."));
    }
    told
}
