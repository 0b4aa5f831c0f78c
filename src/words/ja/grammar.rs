//! The language of these words, its lists, and numbers with counters.

use crate::rules::PointUnit;
use crate::words::Lang;
use std::fmt::Display;

pub(in crate::words) const LANG: Lang = Lang::Japanese;

/// Returns a number of points: `7点`, `7文`.
pub(crate) fn in_points(points: impl Display, unit: PointUnit) -> String {
    match unit {
        PointUnit::Ten => format!("{points}点"),
        PointUnit::Mon => format!("{points}文"),
    }
}

pub(crate) fn list<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    names.join("、")
}
