//! The language of these words, and its lists.

use crate::words::Lang;

pub(in crate::words) const LANG: Lang = Lang::Korean;

pub(crate) fn list<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    names.join(", ")
}
