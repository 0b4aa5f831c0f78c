//! The modules of a crate: what each defines, imports and has inside, and which tokens are its.

use super::tokens::{Kind, Token, tokens};
use super::tree::{Leaf, leaves};
use std::collections::BTreeMap;
use std::ops::Range;

/// Sources by their paths under the folder of the crate's root.
pub(super) type Sources = BTreeMap<String, String>;

/// A module: a file, or a part of one.
#[derive(Debug, Default)]
pub(super) struct Module<'a> {
    pub(super) file: usize,
    pub(super) parent: Option<usize>,
    pub(super) children: BTreeMap<&'a str, usize>,
    /// What it defines, and whether others may see it.
    pub(super) items: BTreeMap<&'a str, bool>,
    /// What a `use` calls by which name.
    pub(super) imports: BTreeMap<&'a str, Import<'a>>,
    /// The modules of which a `use` takes everything.
    pub(super) globs: Vec<Import<'a>>,
}

/// What a module takes from another place.
#[derive(Clone, Debug)]
pub(super) struct Import<'a> {
    pub(super) path: Vec<&'a str>,
    /// It is given on to others.
    pub(super) shown: bool,
}

/// Where a token stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) module: usize,
    /// It is compiled for tests only.
    pub(super) test: bool,
    /// It is part of a `use`.
    pub(super) in_use: bool,
}

/// A `use`: the names that it takes, and whether it gives them on.
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
    /// It is compiled for tests only.
    pub(super) test: bool,
    pub(super) tokens: Vec<Token<'a>>,
    pub(super) spots: Vec<Spot>,
    pub(super) uses: Vec<Use<'a>>,
}

/// A crate by its modules; the first one is its root.
#[derive(Debug)]
pub(super) struct Modules<'a> {
    sources: &'a Sources,
    pub(super) files: Vec<File<'a>>,
    pub(super) all: Vec<Module<'a>>,
}

/// What begins an item that has a name.
const ITEMS: [&str; 8] = [
    "struct", "enum", "trait", "type", "const", "static", "union", "fn",
];

impl<'a> Modules<'a> {
    /// Reads the crate whose root is a file.
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

    /// Returns the text of a token, empty behind the last one.
    fn text(&self, file: usize, at: usize) -> &'a str {
        self.files[file]
            .tokens
            .get(at)
            .map_or("", |token| token.text)
    }

    /// Returns the word at a token.
    fn word(&self, file: usize, at: usize) -> Option<&'a str> {
        self.files[file].tokens.get(at).and_then(Token::word)
    }

    /// Reads the items that stand in a module by themselves.
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

    /// Returns whether an attribute leaves its item to tests.
    fn is_for_tests(&self, file: usize, attribute: Range<usize>) -> bool {
        let texts: Vec<&str> = attribute.map(|at| self.text(file, at)).collect();
        let for_tests = |one: &[&str]| one.first() == Some(&"test");
        let all_of = |texts: &[&str]| texts.starts_with(&["#", "[", "cfg", "(", "all", "("]);
        texts.starts_with(&["#", "[", "cfg", "(", "test", ")"])
            || texts == ["#", "[", "test", "]"]
            || all_of(&texts) && texts[6..].split(|text| *text == ",").any(for_tests)
    }

    /// Returns where a group in brackets ends that begins at a token.
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

    /// Returns where an item ends: behind its `;`, or behind its block.
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

    /// Returns where the keyword of an item stands behind its visibility, and its text.
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

    /// Notes what an item brings into its module.
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

    /// Notes that a module has an item of the name at a token.
    fn define(&mut self, file: usize, module: usize, at: usize, shown: bool) {
        if let Some(name) = self.word(file, at) {
            self.all[module].items.insert(name, shown);
        }
    }

    /// Notes the name of an item, or of those that stand in an invoked macro.
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

    /// Reads a module, inline or in a file of its own.
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

    /// Returns the file of a module that a file declares.
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

    /// Notes a `use` and what it calls by which name; a name that the module itself takes counts
    /// before one that is taken inside a function.
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

    /// Notes each `use` inside an item, such as a function.
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
