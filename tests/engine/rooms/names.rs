//! Resolves names to what they stand for.

use super::modules::Modules;

/// An item: the module that defines it, and its name.
pub(super) type Item<'a> = (usize, &'a str);

/// The imports being followed, so that circular ones come to an end.
type Seen<'a> = Vec<(usize, &'a str, bool)>;

impl<'a> Modules<'a> {
    /// Returns the item that a path in a module stands for.
    ///
    /// A name that the last module of the path does not export is assumed to be generated there by
    /// a macro.
    pub(super) fn item(&self, module: usize, path: &[&'a str]) -> Option<Item<'a>> {
        self.written(module, path, &mut Vec::new())
    }

    /// Resolves a path as written to an item.
    fn written(&self, module: usize, path: &[&'a str], seen: &mut Seen<'a>) -> Option<Item<'a>> {
        self.item_of(module, path, seen).or_else(|| {
            let (from, rest) = self.begin(module, path)?;
            let child = rest
                .first()
                .and_then(|name| self.all[from].children.get(name));
            let inside = rest.len() < path.len() || child.is_some();
            let made = inside && !self.is_module(module, path);
            made.then(|| self.made(from, rest)).flatten()
        })
    }

    /// True if a path in a module stands for a module.
    pub(super) fn is_module(&self, module: usize, path: &[&'a str]) -> bool {
        self.module_of(module, path, &mut Vec::new()).is_some()
    }

    /// Returns the module where a path begins, and the rest of the path.
    fn begin<'p>(&self, module: usize, path: &'p [&'a str]) -> Option<(usize, &'p [&'a str])> {
        let (first, rest) = path.split_first()?;
        match *first {
            "crate" => Some((0, rest)),
            "self" => self.begin(module, rest).or(Some((module, rest))),
            "super" => {
                let parent = self.all[module].parent?;
                self.begin(parent, rest).or(Some((parent, rest)))
            }
            _ => Some((module, path)),
        }
    }

    /// Resolves a path to an item.
    fn item_of(&self, module: usize, path: &[&'a str], seen: &mut Seen<'a>) -> Option<Item<'a>> {
        let (from, rest) = self.begin(module, path)?;
        let (name, after) = rest.split_first()?;
        if after.is_empty() {
            return self.item_in(from, name, from, seen);
        }
        let inner = self.module_in(from, name, from, seen);
        let inner = inner.and_then(|inner| self.item_of(inner, after, seen));
        inner.or_else(|| self.item_in(from, name, from, seen))
    }

    /// Resolves a path to a module.
    fn module_of(&self, module: usize, path: &[&'a str], seen: &mut Seen<'a>) -> Option<usize> {
        let (from, rest) = self.begin(module, path)?;
        let mut names = rest.iter();
        names.try_fold(from, |at, name| self.module_in(at, name, at, seen))
    }

    /// Returns the item that a module exports to another under a name.
    fn item_in(
        &self,
        from: usize,
        name: &'a str,
        to: usize,
        seen: &mut Seen<'a>,
    ) -> Option<Item<'a>> {
        let inside = self.is_inside(to, from);
        let module = &self.all[from];
        if module.items.get(name).is_some_and(|shown| *shown || inside) {
            return Some((from, name));
        }
        let import = module
            .imports
            .get(name)
            .filter(|import| import.shown || inside);
        let imported = import.and_then(|import| {
            once((from, name, true), seen, |seen| {
                self.written(from, &import.path, seen)
            })
        });
        imported.or_else(|| {
            self.by_globs(from, inside, seen, |glob, seen| {
                self.item_in(glob, name, from, seen)
            })
        })
    }

    /// Returns the module that a module exports to another under a name.
    fn module_in(
        &self,
        from: usize,
        name: &'a str,
        to: usize,
        seen: &mut Seen<'a>,
    ) -> Option<usize> {
        let inside = self.is_inside(to, from);
        let module = &self.all[from];
        if let Some(child) = module.children.get(name) {
            return Some(*child);
        }
        let import = module
            .imports
            .get(name)
            .filter(|import| import.shown || inside);
        let imported = import.and_then(|import| {
            once((from, name, false), seen, |seen| {
                self.module_of(from, &import.path, seen)
            })
        });
        imported.or_else(|| {
            self.by_globs(from, inside, seen, |glob, seen| {
                self.module_in(glob, name, from, seen)
            })
        })
    }

    /// Searches the modules from which a module imports everything.
    fn by_globs<T>(
        &self,
        from: usize,
        inside: bool,
        seen: &mut Seen<'a>,
        look: impl Fn(usize, &mut Seen<'a>) -> Option<T>,
    ) -> Option<T> {
        let globs = &self.all[from].globs;
        let mut shown = globs.iter().filter(|glob| glob.shown || inside);
        once((from, "*", true), seen, |seen| {
            shown.find_map(|glob| {
                let glob = self.module_of(from, &glob.path, seen)?;
                look(glob, seen)
            })
        })
    }

    /// True if a module is the other one, or inside it.
    fn is_inside(&self, inner: usize, outer: usize) -> bool {
        let mut at = Some(inner);
        while at.is_some_and(|at| at != outer) {
            at = at.and_then(|at| self.all[at].parent);
        }
        at.is_some()
    }

    /// Returns the first name of a path that is not a module, as an item of the module before it.
    fn made(&self, from: usize, path: &[&'a str]) -> Option<Item<'a>> {
        let (name, rest) = path.split_first()?;
        match self.all[from].children.get(name) {
            Some(child) => self.made(*child, rest),
            None => Some((from, name)),
        }
    }
}

/// Follows an import, unless that is already under way.
fn once<'a, T>(
    import: (usize, &'a str, bool),
    seen: &mut Seen<'a>,
    follow: impl FnOnce(&mut Seen<'a>) -> Option<T>,
) -> Option<T> {
    if seen.contains(&import) {
        return None;
    }
    seen.push(import);
    let found = follow(seen);
    seen.pop();
    found
}
