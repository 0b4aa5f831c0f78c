//! Finds rulesets: shipped ones by name, others by path.

use super::Ruleset;
use super::file::{self, FileFault, FileProblem};
use crate::files::{self, SystemFault, Unreadable, real_path_or};
use crate::limits::Limit;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The shipped rulesets, each with its name and the text of its file.
pub const SHIPPED: &[(&str, &str)] = &[
    ("pagat", include_str!("../../rulesets/pagat.yaml")),
    ("pagat-50", include_str!("../../rulesets/pagat-50.yaml")),
    ("pagat-2006", include_str!("../../rulesets/pagat-2006.yaml")),
    ("wikipedia", include_str!("../../rulesets/wikipedia.yaml")),
    ("fudawiki", include_str!("../../rulesets/fudawiki.yaml")),
    ("korean", include_str!("../../rulesets/korean.yaml")),
    ("matgo", include_str!("../../rulesets/matgo.yaml")),
    ("koikoi", include_str!("../../rulesets/koikoi.yaml")),
    (
        "koikoi-older",
        include_str!("../../rulesets/koikoi-older.yaml"),
    ),
    (
        "koikoi-nintendo",
        include_str!("../../rulesets/koikoi-nintendo.yaml"),
    ),
    ("minhwatu", include_str!("../../rulesets/minhwatu.yaml")),
];

/// Returns the shipped ruleset with this name, or `None`; parses it on first use.
fn shipped(name: &str) -> Option<&'static Result<Ruleset, Vec<FileFault>>> {
    static READ: [OnceLock<Result<Ruleset, Vec<FileFault>>>; SHIPPED.len()] =
        [const { OnceLock::new() }; SHIPPED.len()];
    let mut all = SHIPPED.iter().zip(&READ);
    let ((_, text), once) = all.find(|((known, _), _)| *known == name)?;
    let read = || Chain::new(Asker::Person).build(text, name, Path::new("."));
    Some(once.get_or_init(read))
}

/// Loads a ruleset that the user named. A reference that has a slash or ends in `.yaml` or `.yml`
/// is a path relative to `base`; any other is the name of a shipped ruleset. On failure, returns
/// all faults of the files.
pub fn load(reference: &str, base: &Path) -> Result<Ruleset, Vec<FileFault>> {
    Chain::new(Asker::Person).load(reference, base)
}

/// Loads a ruleset that a record named, in the way of [`load`]. Anybody may have written the
/// record, and it may name any file, so faults never quote a file that is not a ruleset.
pub fn load_for_record(reference: &str, base: &Path) -> Result<Ruleset, Vec<FileFault>> {
    Chain::new(Asker::File).load(reference, base)
}

/// Reads a ruleset from text; `name` stands for the file in faults.
pub fn from_text(text: &str, name: &str, base: &Path) -> Result<Ruleset, Vec<FileFault>> {
    Chain::new(Asker::Person).build(text, name, base)
}

#[derive(PartialEq)]
enum RulesetOrigin {
    Shipped(String),
    File(PathBuf),
}

impl RulesetOrigin {
    fn from_reference(reference: &str, base: &Path) -> Self {
        let path = Path::new(reference);
        let yaml = path
            .extension()
            .is_some_and(|ending| ending == "yaml" || ending == "yml");
        if yaml || reference.contains(['/', '\\']) {
            let here = base == Path::new(".") || base.as_os_str().is_empty();
            Self::File(if here {
                path.to_owned()
            } else {
                base.join(path)
            })
        } else {
            Self::Shipped(reference.to_owned())
        }
    }
}

/// Who named the ruleset to load.
#[derive(Clone, Copy, PartialEq)]
enum Asker {
    /// The user, on the command line.
    Person,
    /// A record, or another ruleset.
    File,
}

/// The rulesets being read, of which each extends the next.
struct Chain {
    asker: Asker,
    /// The identity and the name of each ruleset in the chain.
    above: Vec<(PathBuf, String)>,
}

impl Chain {
    const fn new(asker: Asker) -> Self {
        let above = Vec::new();
        Self { asker, above }
    }

    fn load(&mut self, reference: &str, base: &Path) -> Result<Ruleset, Vec<FileFault>> {
        // The name of a shipped ruleset never means a path.
        if let Some(found) = shipped(reference) {
            return found.clone();
        }
        let found = self.resolve(&RulesetOrigin::from_reference(reference, base));
        found.map_err(|faults| {
            faults.unwrap_or_else(|| vec![unknown((reference, base), reference, 1, 1)])
        })
    }

    /// Loads the ruleset; fails with `None` if there is no shipped ruleset of that name, and
    /// otherwise with its faults.
    fn resolve(&mut self, origin: &RulesetOrigin) -> Result<Ruleset, Option<Vec<FileFault>>> {
        match origin {
            RulesetOrigin::Shipped(name) => {
                let found = shipped(name).ok_or(None)?;
                found.clone().map_err(Some)
            }
            RulesetOrigin::File(path) => {
                let name = path.display().to_string();
                let text = text_of(path, Limit::RulesetBytes).map_err(|problem| {
                    let file = name.clone();
                    Some(vec![FileFault {
                        file,
                        line: 1,
                        column: 1,
                        problem,
                    }])
                })?;
                let base = path.parent().unwrap_or(Path::new("."));
                self.build(&text, &name, base).map_err(Some)
            }
        }
    }

    fn build(&mut self, text: &str, name: &str, base: &Path) -> Result<Ruleset, Vec<FileFault>> {
        // Users may see the contents of any file that they name themselves.
        let own = self.asker == Asker::Person && self.above.is_empty();
        let mut parts = file::read(text, name, own)?;
        let Some((extends, at)) = parts.extends.clone() else {
            return parts.over(None, name);
        };
        self.above
            .push((real_path_or(Path::new(name)), name.to_owned()));
        let origin = RulesetOrigin::from_reference(&extends, base);
        if let Some(problem) = self.endless(&origin, &extends) {
            let file = name.to_owned();
            parts.faults.push(FileFault {
                file,
                line: at.line,
                column: at.column,
                problem,
            });
            return Err(parts.faults);
        }
        let below = self.resolve(&origin).map_err(|faults| {
            let beneath =
                faults.unwrap_or_else(|| vec![unknown((&extends, base), name, at.line, at.column)]);
            let mut all = std::mem::take(&mut parts.faults);
            all.extend(beneath);
            all
        })?;
        self.above.pop();
        parts.over(Some(below), name)
    }

    /// Returns the problem of continuing the chain with this ruleset, if there is one: the ruleset
    /// is in the chain already, or the chain is too long.
    fn endless(&self, origin: &RulesetOrigin, extends: &str) -> Option<FileProblem> {
        let beneath = match origin {
            RulesetOrigin::Shipped(name) => PathBuf::from(name),
            RulesetOrigin::File(path) => real_path_or(path),
        };
        if self.above.iter().any(|(known, _)| *known == beneath) {
            return Some(FileProblem::Circle(extends.to_owned()));
        }
        Limit::Extends.is_crossed_by(self.above.len()).then(|| {
            let names = self.above.iter().map(|(_, name)| name.clone());
            FileProblem::TooDeep(names.chain([extends.to_owned()]).collect())
        })
    }
}

/// Returns the keys that a ruleset file sets itself, each with the line and column of its value;
/// none if the file cannot be read.
#[cfg(feature = "cli")]
pub(crate) fn places_of_keys(path: &Path) -> Vec<(String, (u32, u32))> {
    let text = text_of(path, Limit::RulesetBytes).unwrap_or_default();
    let parts = file::read(&text, &path.display().to_string(), true);
    parts.map(file::RulesetFile::places).unwrap_or_default()
}

/// Reads a text file of at most `limit` bytes, or returns why it cannot be read.
pub(crate) fn text_of(path: &Path, limit: Limit) -> Result<String, FileProblem> {
    let bytes = files::read(path, limit.most()).map_err(|why| match why {
        Unreadable::System(error) => FileProblem::Unreadable {
            why: SystemFault::from(&error),
            says: error.to_string(),
        },
        Unreadable::NotRegular(kind) => FileProblem::NotRegular(kind),
        Unreadable::TooLong => FileProblem::TooLong(limit),
    })?;
    String::from_utf8(bytes).map_err(|_| FileProblem::NotUtf8)
}

/// Returns the fault for a name that no shipped ruleset has. If the folder `base` has a ruleset
/// file of that name, the fault suggests that file.
fn unknown((reference, base): (&str, &Path), file: &str, line: u32, column: u32) -> FileFault {
    let names = SHIPPED.iter().map(|(name, _)| *name);
    let own = format!("{reference}.yaml");
    let own = base.join(&own).is_file().then_some(own);
    let problem = FileProblem::UnknownRules {
        name: reference.to_owned(),
        nearest: own.or_else(|| crate::card::nearest_of(reference, names)),
    };
    FileFault {
        file: file.to_owned(),
        line,
        column,
        problem,
    }
}
