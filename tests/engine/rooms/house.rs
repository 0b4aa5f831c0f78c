//! The sources of the library and the program, read once for all laws.

use super::arrows::{Arrow, arrows, paths};
use super::circles::Graph;
use super::modules::{File, Modules, Sources};
use super::tokens::tokens;
use crate::support::{files, repository};
use std::collections::BTreeSet;
use std::fs;
use std::sync::OnceLock;

/// The library, the program, and the arrows between the library's files.
pub(super) struct House {
    pub(super) sources: &'static Sources,
    library: Modules<'static>,
    program: Modules<'static>,
    pub(super) arrows: BTreeSet<Arrow>,
}

/// Returns the house.
pub(super) fn house() -> &'static House {
    static SOURCES: OnceLock<Sources> = OnceLock::new();
    static HOUSE: OnceLock<House> = OnceLock::new();
    HOUSE.get_or_init(|| {
        let sources = SOURCES.get_or_init(read);
        let library = Modules::read(sources, "lib.rs");
        let arrows = arrows(&library);
        House {
            sources,
            program: Modules::read(sources, "main.rs"),
            library,
            arrows,
        }
    })
}

/// Reads all sources.
fn read() -> Sources {
    let root = repository("src");
    let source = |file: &std::path::PathBuf| {
        let path = file.strip_prefix(&root).unwrap().to_string_lossy();
        (path.replace('\\', "/"), fs::read_to_string(file).unwrap())
    };
    files("src", "rs").iter().map(source).collect()
}

impl House {
    /// Returns all files.
    pub(super) fn files(&self) -> impl Iterator<Item = &File<'static>> {
        self.library.files.iter().chain(&self.program.files)
    }

    /// Returns the file of the program.
    pub(super) fn program(&self) -> &File<'static> {
        &self.program.files[0]
    }

    /// Returns the arrows outside of tests.
    pub(super) fn arrows_of_code(&self) -> impl Iterator<Item = &Arrow> {
        self.arrows.iter().filter(|arrow| !arrow.test)
    }

    /// Returns which files use which others outside of tests.
    pub(super) fn graph(&self) -> Graph<'_> {
        graph(self.arrows_of_code())
    }
}

/// Returns which files use which others.
pub(super) fn graph<'a>(arrows: impl Iterator<Item = &'a Arrow>) -> Graph<'a> {
    let mut graph = Graph::new();
    for arrow in arrows {
        graph.entry(&arrow.from).or_default().insert(&arrow.to);
    }
    graph
}

/// Returns the room of a file; `None` for the roots of the library and the program.
pub(super) fn room(file: &str) -> Option<&str> {
    let room = file.split('/').next()?;
    let room = room.strip_suffix(".rs").unwrap_or(room);
    (!matches!(room, "lib" | "main")).then_some(room)
}

/// Returns every path that a file uses, in a `use` or in its code.
pub(super) fn named<'a>(file: &File<'a>) -> Vec<Vec<&'a str>> {
    let leaves = file.uses.iter().flat_map(|one| &one.leaves);
    let leaves = leaves.map(|leaf| leaf.path.clone());
    let paths = paths(file).into_iter().map(|(path, _)| path);
    leaves.chain(paths).collect()
}

/// True if one of the paths is a path such as `std::env`, or leads inside it.
pub(super) fn lead_to(named: &[Vec<&str>], path: &str) -> bool {
    let path: Vec<&str> = path.split("::").collect();
    named.iter().any(|named| named.starts_with(&path))
}

/// True if a file's code contains these tokens, such as `println!`.
pub(super) fn says(file: &File<'_>, words: &str) -> bool {
    let words = tokens(words);
    file.tokens.windows(words.len()).any(|part| part == words)
}
