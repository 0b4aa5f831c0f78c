//! The arrows between files: which file uses something defined in another.

use super::modules::{File, Modules, Spot};
use super::tokens::Token;
use std::collections::{BTreeMap, BTreeSet};

/// One file uses something that another defines.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Arrow {
    pub(super) from: String,
    pub(super) to: String,
    /// Only test code uses it.
    pub(super) test: bool,
    pub(super) name: String,
}

/// Returns the arrows between the files of a crate.
pub(super) fn arrows(modules: &Modules<'_>) -> BTreeSet<Arrow> {
    let mut out = BTreeSet::new();
    for (at, file) in modules.files.iter().enumerate() {
        for (path, spot) in named(modules, file) {
            let Some((module, name)) = modules.item(spot.module, &path) else {
                continue;
            };
            let to = modules.all[module].file;
            if to != at {
                out.insert(Arrow {
                    from: file.path.to_owned(),
                    to: modules.files[to].path.to_owned(),
                    test: spot.test,
                    name: name.to_owned(),
                });
            }
        }
    }
    out
}

/// A path, and where it is written.
type Path<'a> = (Vec<&'a str>, Spot);

/// Returns the paths that a file's code uses.
fn named<'a>(modules: &Modules<'a>, file: &File<'a>) -> Vec<Path<'a>> {
    let mut out = taken(modules, file);
    out.extend(paths(file));
    for (word, _, spot) in words(file) {
        let module = &modules.all[spot.module];
        let known = module.items.contains_key(word)
            || module.imports.contains_key(word)
            || module.children.contains_key(word);
        if !known && !module.globs.is_empty() {
            out.push((vec![word], spot));
        }
    }
    out
}

/// Returns what a file takes by each `use`. A name that it only re-exports does not count; of a
/// name that is both a module and an item, only the one its code uses counts.
fn taken<'a>(modules: &Modules<'a>, file: &File<'a>) -> Vec<Path<'a>> {
    let mut alone: BTreeMap<(&str, bool), Said> = BTreeMap::new();
    for (word, called, spot) in words(file) {
        let said = alone.entry((word, spot.test)).or_default();
        said.alone = true;
        said.called |= called;
    }
    for (path, spot) in paths(file) {
        alone.entry((path[0], spot.test)).or_default().before_others = true;
    }
    let mut out = Vec::new();
    for one in &file.uses {
        let said = |name, test| alone.get(&(name, test)).copied().unwrap_or_default();
        for leaf in &one.leaves {
            let Some(name) = leaf.name else { continue };
            let (spot, code) = (one.spot, said(name, false));
            let said = if spot.test {
                code.or(said(name, true))
            } else {
                code
            };
            let module = modules.is_module(spot.module, &leaf.path);
            let wanted = match (module, one.gives_on) {
                (true, _) if said.before_others => said.called,
                (false, true) => said.alone || said.before_others,
                (true, true) => said.alone,
                (_, false) => true,
            };
            if wanted {
                out.push((leaf.path.clone(), spot));
            }
        }
    }
    out
}

/// How a file's code uses a name.
#[derive(Clone, Copy, Debug, Default)]
struct Said {
    /// By itself.
    alone: bool,
    /// As a function.
    called: bool,
    /// At the beginning of a path.
    before_others: bool,
}

impl Said {
    /// Combines two uses.
    fn or(self, other: Self) -> Self {
        Self {
            alone: self.alone || other.alone,
            called: self.called || other.called,
            before_others: self.before_others || other.before_others,
        }
    }
}

/// Returns the single words (not part of a longer path, and no field, method or declared module),
/// and whether each is called.
fn words<'a>(file: &File<'a>) -> impl Iterator<Item = (&'a str, bool, Spot)> {
    let text = |at: Option<usize>| {
        at.and_then(|at| file.tokens.get(at))
            .map(|token| token.text)
    };
    let places = file.tokens.iter().zip(&file.spots).enumerate();
    places.filter_map(move |(at, (token, spot))| {
        let before = text(at.checked_sub(1));
        let range = text(at.checked_sub(2)) == Some(".");
        let field = before == Some(".") && !range;
        let part = field || matches!(before, Some("::" | "mod"));
        let after = text(Some(at + 1));
        let word = token.word()?;
        let single = !part && after != Some("::") && !spot.in_use;
        single.then_some((word, after == Some("("), *spot))
    })
}

/// Returns the paths of several words outside of any `use`, except those in a visibility.
pub(super) fn paths<'a>(file: &File<'a>) -> Vec<Path<'a>> {
    let tokens = &file.tokens;
    let text = |at: Option<usize>| at.and_then(|at| tokens.get(at)).map(|token| token.text);
    let mut out = Vec::new();
    for (at, first) in tokens.iter().enumerate() {
        let before = text(at.checked_sub(1));
        let visible = before == Some("in") && text(at.checked_sub(2)) == Some("(");
        let Some(first) = first.word().filter(|_| !visible && before != Some("::")) else {
            continue;
        };
        let mut path = vec![first];
        let mut end = at;
        while text(Some(end + 1)) == Some("::") {
            let Some(word) = tokens.get(end + 2).and_then(Token::word) else {
                break;
            };
            path.push(word);
            end += 2;
        }
        if path.len() > 1 && !file.spots[at].in_use {
            out.push((path, file.spots[at]));
        }
    }
    out
}
