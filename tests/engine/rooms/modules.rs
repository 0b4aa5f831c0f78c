//! The modules of a crate: what each defines, imports and contains, and which tokens belong to it.

use super::tokens::{Kind, Token, tokens};
use super::tree::{Leaf, leaves};
use std::collections::BTreeMap;
use std::ops::Range;

/// Sources, by path below the crate root.
pub(super) type Sources = BTreeMap<String, String>;

/// A module: a file, or a part of one.
#[derive(Debug, Default)]
pub(super) struct Module<'a> {
    pub(super) file: usize,
    pub(super) parent: Option<usize>,
    pub(super) children: BTreeMap<&'a str, usize>,
    /// What it defines, and whether others can see it.
    pub(super) items: BTreeMap<&'a str, bool>,
    /// The names that `use` brings in, and what they stand for.
    pub(super) imports: BTreeMap<&'a str, Import<'a>>,
    /// The modules from which `use` takes everything.
    pub(super) globs: Vec<Import<'a>>,
}

/// What a module takes from elsewhere.
#[derive(Clone, Debug)]
pub(super) struct Import<'a> {
    pub(super) path: Vec<&'a str>,
    /// It is re-exported.
    pub(super) shown: bool,
}

/// Where a token is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) module: usize,
    /// Whether it is compiled only for tests.
    pub(super) test: bool,
    /// Whether it is part of a `use`.
    pub(super) in_use: bool,
}

/// A `use`: the names it takes, and whether it re-exports them.
#[derive(Debug)]
pub(super) struct Use<'a> {
    pub(super) spot: Spot,
    pub(super) gives_on: bool,
    pub(super) leaves: Vec<Leaf<'a>>,
}

/// A file of the crate.
#[derive(Debug)]
pub(super) struct File<'a> {
    pub(super) path: &'a str,
    /// Whether it is compiled only for tests.
    pub(super) test: bool,
    pub(super) tokens: Vec<Token<'a>>,
    pub(super) spots: Vec<Spot>,
    pub(super) uses: Vec<Use<'a>>,
}

/// A crate as its modules; the first one is its root.
#[derive(Debug)]
pub(super) struct Modules<'a> {
    sources: &'a Sources,
    pub(super) files: Vec<File<'a>>,
    pub(super) all: Vec<Module<'a>>,
}

/// The keywords that begin a named item.
const ITEMS: [&str; 8] = [
    "struct", "enum", "trait", "type", "const", "static", "union", "fn",
];

impl<'a> Modules<'a> {
    /// Reads the crate with this root file.
    pub(super) fn read(sources: &'a Sources, root: &str) -> Self {
        let mut modules = Self {
            sources,
            files: Vec::new(),
            all: Vec::new(),
        };
        modules.load(root, None, false);
        modules
    }

    /// Reads a file and the files of its modules; returns its module.
    fn load(&mut self, path: &str, parent: Option<usize>, test: bool) -> usize {
        let (path, source) = self.sources.get_key_value(path).unwrap();
        let tokens = tokens(source);
        let module = self.open(self.files.len(), parent);
        let spot = Spot {
            module,
            test,
            in_use: false,
        };
        let spots = vec![spot; tokens.len()];
        let at = self.files.len();
        let all = 0..tokens.len();
        self.files.push(File {
            path,
            test,
            tokens,
            spots,
            uses: Vec::new(),
        });
        self.scan(at, all, spot);
        module
    }

    /// Adds a module that is empty so far.
    fn open(&mut self, file: usize, parent: Option<usize>) -> usize {
        self.all.push(Module {
            file,
            parent,
            ..Module::default()
        });
        self.all.len() - 1
    }

    /// Returns the text of a token; empty after the last one.
    fn text(&self, file: usize, at: usize) -> &'a str {
        self.files[file]
            .tokens
            .get(at)
            .map_or("", |token| token.text)
    }

    /// Returns the word at a token, if it is one.
    fn word(&self, file: usize, at: usize) -> Option<&'a str> {
        self.files[file].tokens.get(at).and_then(Token::word)
    }

    /// Reads the items directly in a module.
    fn scan(&mut self, file: usize, within: Range<usize>, spot: Spot) {
        let mut at = within.start;
        while at < within.end {
            let start = at;
            let mut test = spot.test;
            while self.text(file, at) == "#" {
                let end = self.attribute(file, at);
                test |= self.is_for_tests(file, at..end);
                at = end;
            }
            let item = at..self.item_end(file, at).min(within.end);
            let spot = Spot { test, ..spot };
            for spot_of in &mut self.files[file].spots[start..item.end] {
                *spot_of = spot;
            }
            self.note(file, item.clone(), spot);
            at = item.end.max(start + 1);
        }
    }

    /// Returns where an attribute ends.
    fn attribute(&self, file: usize, at: usize) -> usize {
        let inner = usize::from(self.text(file, at + 1) == "!");
        self.group_end(file, at + 1 + inner)
    }

    /// True if an attribute restricts its item to tests.
    fn is_for_tests(&self, file: usize, attribute: Range<usize>) -> bool {
        let texts: Vec<&str> = attribute.map(|at| self.text(file, at)).collect();
        let for_tests = |one: &[&str]| one.first() == Some(&"test");
        let all_of = |texts: &[&str]| texts.starts_with(&["#", "[", "cfg", "(", "all", "("]);
        texts.starts_with(&["#", "[", "cfg", "(", "test", ")"])
            || texts == ["#", "[", "test", "]"]
            || all_of(&texts) && texts[6..].split(|text| *text == ",").any(for_tests)
    }

    /// Returns the end of the bracketed group that begins at a token.
    fn group_end(&self, file: usize, start: usize) -> usize {
        let mut depth = 0;
        for (at, token) in self.files[file].tokens.iter().enumerate().skip(start) {
            match (token.kind, token.text) {
                (Kind::Mark, "(" | "[" | "{") => depth += 1,
                (Kind::Mark, ")" | "]" | "}") => depth -= 1,
                _ => {}
            }
            if depth <= 0 {
                return at + 1;
            }
        }
        self.files[file].tokens.len()
    }

    /// Returns the end of an item: after its `;` or its block.
    fn item_end(&self, file: usize, start: usize) -> usize {
        let (head, keyword) = self.head(file, start);
        let constant = keyword == "const" && !ITEMS.contains(&self.text(file, head + 1));
        let to_semicolon = constant || matches!(keyword, "use" | "static" | "type");
        let mut at = start;
        while at < self.files[file].tokens.len() {
            match self.text(file, at) {
                ";" => return at + 1,
                "{" if !to_semicolon => return self.group_end(file, at),
                "(" | "[" | "{" => at = self.group_end(file, at),
                _ => at += 1,
            }
        }
        at
    }

    /// Returns the position of an item's keyword after its visibility, and its text.
    fn head(&self, file: usize, start: usize) -> (usize, &'a str) {
        let mut at = start;
        if self.text(file, at) == "pub" {
            at += 1;
            if self.text(file, at) == "(" {
                at = self.group_end(file, at);
            }
        }
        (at, self.text(file, at))
    }

    /// Records what an item adds to its module.
    fn note(&mut self, file: usize, item: Range<usize>, spot: Spot) {
        let (head, keyword) = self.head(file, item.start);
        match keyword {
            "mod" => self.inner(file, head..item.end, spot),
            "use" => self.uses(file, item, head, spot, false),
            "macro_rules" => self.define(file, spot.module, head + 2, true),
            _ => {
                let shown = head > item.start;
                self.names(file, head..item.end, spot.module, shown);
                self.local_uses(file, head..item.end, spot);
            }
        }
    }

    /// Records that a module has an item with the name at a token.
    fn define(&mut self, file: usize, module: usize, at: usize, shown: bool) {
        if let Some(name) = self.word(file, at) {
            self.all[module].items.insert(name, shown);
        }
    }

    /// Records the name of an item, or of the items inside an invoked macro.
    fn names(&mut self, file: usize, item: Range<usize>, module: usize, shown: bool) {
        let invoked = self.text(file, item.start + 1) == "!";
        let shown = shown || invoked;
        let mut at = item.start + if invoked { 3 } else { 0 };
        while at < item.end {
            let text = self.text(file, at);
            if ITEMS.contains(&text) && !ITEMS.contains(&self.text(file, at + 1)) {
                let mutable = usize::from(self.text(file, at + 1) == "mut");
                self.define(file, module, at + 1 + mutable, shown);
                if !invoked {
                    return;
                }
            }
            at = match text {
                "impl" if !invoked => return,
                "(" | "[" | "{" => self.group_end(file, at),
                _ => at + 1,
            };
        }
    }

    /// Reads a module, inline or in its own file.
    fn inner(&mut self, file: usize, item: Range<usize>, spot: Spot) {
        let Some(name) = self.word(file, item.start + 1) else {
            return;
        };
        let child = if self.text(file, item.start + 2) == "{" {
            let child = self.open(file, Some(spot.module));
            self.all[spot.module].children.insert(name, child);
            let inside = Spot {
                module: child,
                ..spot
            };
            self.scan(file, item.start + 3..item.end - 1, inside);
            child
        } else {
            let path = self.file_of(self.files[file].path, name);
            self.load(&path, Some(spot.module), spot.test)
        };
        self.all[spot.module].children.insert(name, child);
    }

    /// Returns the path of a module that a file declares.
    fn file_of(&self, parent: &str, name: &str) -> String {
        let (folder, stem) = parent.rsplit_once('/').unwrap_or(("", parent));
        let mut folder = folder.to_owned();
        if !matches!(stem, "lib.rs" | "mod.rs" | "main.rs") {
            let stem = stem.trim_end_matches(".rs");
            folder = format!("{folder}/{stem}");
        }
        let of = |rest: &str| {
            format!("{folder}/{name}{rest}")
                .trim_start_matches('/')
                .to_owned()
        };
        [of(".rs"), of("/mod.rs")]
            .into_iter()
            .find(|path| self.sources.contains_key(path))
            .unwrap_or_else(|| panic!("{parent}: no file for `mod {name}`"))
    }

    /// Records a `use` and the names it brings in; a name taken by the module itself wins over one
    /// taken inside a function.
    fn uses(&mut self, file: usize, whole: Range<usize>, head: usize, spot: Spot, local: bool) {
        let spot = Spot {
            in_use: true,
            ..spot
        };
        for spot_of in &mut self.files[file].spots[whole.clone()] {
            *spot_of = spot;
        }
        let leaves = leaves(&self.files[file].tokens[head + 1..whole.end]);
        let module = &mut self.all[spot.module];
        for leaf in &leaves {
            let import = Import {
                path: leaf.path.clone(),
                shown: head > whole.start,
            };
            match leaf.name {
                Some(name) if local => {
                    module.imports.entry(name).or_insert(import);
                }
                Some(name) => {
                    module.imports.insert(name, import);
                }
                None => module.globs.push(import),
            }
        }
        self.files[file].uses.push(Use {
            spot,
            gives_on: head > whole.start,
            leaves,
        });
    }

    /// Records each `use` inside an item, such as a function.
    fn local_uses(&mut self, file: usize, item: Range<usize>, spot: Spot) {
        let mut at = item.start + 1;
        while at < item.end {
            let begins = matches!(self.text(file, at - 1), "{" | "}" | ";" | "]" | ")" | "pub");
            if self.text(file, at) != "use" || !begins || self.text(file, at + 1) == "<" {
                at += 1;
                continue;
            }
            let end = self.item_end(file, at).min(item.end);
            self.uses(file, at..end, at, spot, true);
            at = end;
        }
    }
}
