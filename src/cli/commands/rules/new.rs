//! `dokbak rules new`: writes a ruleset file for one's own table.

use super::file::HouseFile;
use crate::case::DEFAULT_RULES;
use crate::cli::args::NewRulesArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::facts::input::InputSource;
use crate::cli::new_file::write_new;
use crate::cli::prompt::{House, Wanted};
use crate::cli::screen::{Screen, has_person};
use crate::cli::terminal::answers::Answers;
use crate::cli::words::{Lang, say};
use crate::rules::{Rules, SHIPPED, from_text};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(super) fn run(args: &NewRulesArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let (path, name) = place(&args.name)?;
    let sets = sets(&args.set)?;
    let wanted = Wanted {
        default: DEFAULT_RULES,
        from: args.from.as_deref(),
        sets: &sets,
    };
    let house = if args.yes {
        Some(House::start(wanted.from.unwrap_or(wanted.default), &sets)?)
    } else {
        House::ask(source(screen)?, &wanted, screen)?
    };
    let Some(mut house) = house else {
        screen.line(say!(lang, house_left()))?;
        return Ok(Status::Interrupted);
    };
    let shared = share_out(&mut house.rules, &sets);
    for players in shared.uneven {
        screen.prose(&say!(lang, house_uneven(players)))?;
    }
    for (key, par) in shared.corrected {
        screen.prose(&say!(lang, house_par(key, par)))?;
    }
    write(lang, &path, &name, &house)?;
    let changed = changed(&house);
    screen.prose(&say!(
        lang,
        house_written(&path.display().to_string(), changed)
    ))?;
    Ok(Status::Done)
}

/// Returns where the file will be and the name of the ruleset. The file must not exist.
fn place(name: &str) -> Result<(PathBuf, String), Failure> {
    let is_path = name.contains(['/', '\\'])
        || Path::new(name)
            .extension()
            .is_some_and(|ending| ending == "yaml" || ending == "yml");
    let path = if is_path {
        PathBuf::from(name)
    } else {
        Path::new(".").join(format!("{name}.yaml"))
    };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let plain = !stem.trim().is_empty() && !stem.starts_with('.') && !name.ends_with('/');
    if !plain || name.chars().any(char::is_control) {
        return Err(Misuse::NoFileName(name.to_owned()).into());
    }
    if SHIPPED.iter().any(|(shipped, _)| *shipped == stem) {
        return Err(Denied::Shipped(stem.into_owned()).into());
    }
    if path.symlink_metadata().is_ok() {
        return Err(Denied::FileThere(path).into());
    }
    let stem = stem.into_owned();
    Ok((path, stem))
}

fn sets(given: &[String]) -> Result<Vec<(String, String)>, Failure> {
    let set = |set: &String| {
        let parts = set.split_once('=');
        let (key, value) = parts.ok_or_else(|| Misuse::NoKey(set.clone()))?;
        Ok((key.trim().to_owned(), value.trim().to_owned()))
    };
    given.iter().map(set).collect()
}

/// Returns the source of answers: the terminal if both input and output are a terminal, otherwise
/// the lines of standard input.
fn source(screen: &Screen) -> io::Result<Answers> {
    if has_person() {
        return Answers::terminal(screen);
    }
    let lines = BufReader::new(io::stdin());
    Ok(Answers::line_by_line(InputSource::Standard, lines))
}

/// How the points of a pack are shared out.
#[derive(Default)]
struct SharedOut {
    /// The numbers of players for which the points cannot be shared out evenly.
    uneven: Vec<u32>,
    /// The pars that an option set to another value, with the value that shares out the points.
    corrected: Vec<(&'static str, u32)>,
}

/// Sets the min-hwatu pars so that they share out the pack's points: no hand could be played with
/// others.
fn share_out(rules: &mut Rules, sets: &[(String, String)]) -> SharedOut {
    let mut shared = SharedOut::default();
    let Rules::MinHwatu(rules) = rules else {
        return shared;
    };
    let rules = Arc::make_mut(rules);
    let even = [2, 3, 4, 5].map(|players| rules.even(players));
    let pars = [
        ("par.two", &mut rules.par_two),
        ("par.three", &mut rules.par_three),
        ("par.four", &mut rules.par_four),
        ("par.five", &mut rules.par_five),
    ];
    for ((players, (key, par)), even) in (2..).zip(pars).zip(even) {
        let is_set = sets.iter().any(|(set, _)| set == key);
        match even {
            Some(even) => {
                if is_set && *par != even {
                    shared.corrected.push((key, even));
                }
                *par = even;
            }
            None => shared.uneven.push(players),
        }
    }
    shared
}

/// Returns how many keys differ from the ruleset that the file starts from.
fn changed(house: &House) -> usize {
    let keys = house.rules.keys();
    let differ = keys
        .iter()
        .filter(|info| house.rules.get(info.key) != house.base.rules.get(info.key));
    differ.count()
}

/// Writes the file, provided it reads back to the same rules.
fn write(lang: Lang, path: &Path, name: &str, house: &House) -> Result<(), Failure> {
    let shown = path.display().to_string();
    let extends = extends(path, &house.from)?;
    let file = HouseFile {
        path,
        name,
        extends: &extends,
        base: &house.base.rules,
        rules: &house.rules,
    };
    let text = file.text(lang);
    let folder = path.parent().unwrap_or(Path::new("."));
    let same = from_text(&text, &shown, folder).map(|ruleset| ruleset.rules == house.rules);
    if let Err(faults) = same {
        return Err(Denied::Ruleset(faults).into());
    }
    debug_assert_eq!(same, Ok(true), "the file must say what was answered");
    write_new(path, text.as_bytes())
}

/// Returns how the file names the ruleset that it extends: relative paths start from the file.
fn extends(path: &Path, from: &str) -> Result<String, Failure> {
    let here = path
        .parent()
        .is_none_or(|folder| folder.as_os_str().is_empty() || folder == Path::new("."));
    let shipped = SHIPPED.iter().any(|(name, _)| *name == from);
    if here || shipped || Path::new(from).is_absolute() {
        return Ok(from.to_owned());
    }
    Ok(std::path::absolute(from)?.display().to_string())
}
