//! Finding rulesets: the shipped ones by name, others by path.

use super::Ruleset;
use super::file::{self, FileFault, FileProblem};
use std::path::{Path, PathBuf};

/// The rulesets that are built in: name and file.
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

/// Returns the ruleset that a name or a path stands for; relative paths start at `base`.
/// What has a slash or ends in `.yaml` or `.yml` is a path. Errors list all faults of the files.
pub fn load(reference: &str, base: &Path) -> Result<Ruleset, Vec<FileFault>> {
    resolve(&Origin::of(reference, base), &mut Vec::new())
        .map_err(|faults| faults.unwrap_or_else(|| vec![unknown(reference, reference, 1, 1)]))
}

/// Returns the ruleset that a text describes; `name` stands for the file in errors.
pub fn from_text(text: &str, name: &str, base: &Path) -> Result<Ruleset, Vec<FileFault>> {
    build(text, name, base, &mut Vec::new())
}

#[derive(PartialEq)]
enum Origin {
    Shipped(String),
    File(PathBuf),
}

impl Origin {
    fn of(reference: &str, base: &Path) -> Self {
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

/// Returns the ruleset; `Err(None)` where a shipped name does not exist.
fn resolve(origin: &Origin, above: &mut Vec<PathBuf>) -> Result<Ruleset, Option<Vec<FileFault>>> {
    match origin {
        Origin::Shipped(name) => {
            let (_, text) = SHIPPED
                .iter()
                .find(|(known, _)| known == name)
                .ok_or(None)?;
            build(text, name, Path::new("."), above).map_err(Some)
        }
        Origin::File(path) => {
            let name = path.display().to_string();
            let text = std::fs::read_to_string(path).map_err(|error| {
                let problem = FileProblem::Unreadable(error.to_string());
                Some(vec![FileFault {
                    file: name.clone(),
                    line: 1,
                    column: 1,
                    problem,
                }])
            })?;
            let base = path.parent().unwrap_or(Path::new("."));
            build(&text, &name, base, above).map_err(Some)
        }
    }
}

fn build(
    text: &str,
    name: &str,
    base: &Path,
    above: &mut Vec<PathBuf>,
) -> Result<Ruleset, Vec<FileFault>> {
    let mut parts = file::read(text, name)?;
    let Some((extends, at)) = parts.extends.clone() else {
        return parts.over(None, name);
    };
    above.push(identity(Path::new(name)));
    let origin = Origin::of(&extends, base);
    let beneath = match &origin {
        Origin::Shipped(name) => PathBuf::from(name),
        Origin::File(path) => identity(path),
    };
    if above.contains(&beneath) {
        let problem = FileProblem::Circle(extends);
        let file = name.to_owned();
        parts.faults.push(FileFault {
            file,
            line: at.line,
            column: at.column,
            problem,
        });
        return Err(parts.faults);
    }
    let below = resolve(&origin, above).map_err(|faults| {
        let beneath = faults.unwrap_or_else(|| vec![unknown(&extends, name, at.line, at.column)]);
        let mut all = std::mem::take(&mut parts.faults);
        all.extend(beneath);
        all
    })?;
    above.pop();
    parts.over(Some(below), name)
}

/// Returns what a file is known by, however its path is written.
fn identity(path: &Path) -> PathBuf {
    std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

fn unknown(reference: &str, file: &str, line: u32, column: u32) -> FileFault {
    let names = SHIPPED.iter().map(|(name, _)| *name);
    let problem = FileProblem::UnknownRules {
        name: reference.to_owned(),
        nearest: crate::card::nearest_of(reference, names),
    };
    FileFault {
        file: file.to_owned(),
        line,
        column,
        problem,
    }
}
