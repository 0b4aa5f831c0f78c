//! `dokbak rules`: list, show, check and compare rulesets.

use super::ruleset;
use crate::case::{Case, Opening};
use crate::cli::args::RulesCommand;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::{Grid, Screen};
use crate::cli::text;
use crate::record::Fault;
use crate::rules::{Example, Ruleset, SHIPPED, load};
use std::io::Write as _;
use std::path::Path;

pub(in crate::cli) fn run(command: &RulesCommand, screen: &mut Screen) -> Result<Status, Failure> {
    match command {
        RulesCommand::List => list(screen),
        RulesCommand::Show { name } => show(&ruleset(name)?, screen),
        RulesCommand::Check { files } => check(files, screen),
        RulesCommand::Diff { left, right } => diff(&ruleset(left)?, &ruleset(right)?, screen),
    }
}

fn list(screen: &mut Screen) -> Result<Status, Failure> {
    let mut grid = Grid::new(&["Name", "Title"]);
    for (name, _) in SHIPPED {
        grid.row(&[*name, &ruleset(name)?.title]);
    }
    screen.table(grid)?;
    Ok(Status::Done)
}

fn show(ruleset: &Ruleset, screen: &mut Screen) -> Result<Status, Failure> {
    let title = screen.bold(&format!("{}: {}", ruleset.name, ruleset.title));
    screen.line(title)?;
    for text in [&ruleset.about]
        .into_iter()
        .chain(&ruleset.sources)
        .filter(|text| !text.is_empty())
    {
        screen.prose(text)?;
    }
    let keys = ruleset.rules.keys();
    let mut heads: Vec<_> = keys.iter().map(|info| info.section).collect();
    heads.dedup();
    for section in heads {
        screen.line("")?;
        let head = screen.bold(text::section(section));
        screen.line(head)?;
        let mut grid = Grid::new(&["Key", "Value", "Meaning"]);
        for info in keys.iter().filter(|info| info.section == section) {
            let value = ruleset.rules.get(info.key).unwrap_or_default();
            let mark = if value == info.default { "" } else { " *" };
            grid.row(&[info.key, &format!("{value}{mark}"), info.meaning]);
        }
        screen.table(grid)?;
    }
    screen.line("")?;
    screen.line(text::differs_from_default(ruleset.game()))?;
    Ok(Status::Done)
}

fn diff(left: &Ruleset, right: &Ruleset, screen: &mut Screen) -> Result<Status, Failure> {
    let differences = left.differences(right);
    if differences.is_empty() {
        screen.line(format!("{} and {} play alike.", left.name, right.name))?;
        return Ok(Status::Done);
    }
    let mut grid = Grid::new(&["Key", &left.name, &right.name, "Meaning"]);
    for difference in differences {
        grid.row(&[
            difference.key,
            &difference.left,
            &difference.right,
            difference.meaning,
        ]);
    }
    screen.table(grid)?;
    Ok(Status::Done)
}

/// Checks files and plays their worked examples; tells everything that is wrong with any of them.
fn check(files: &[String], screen: &mut Screen) -> Result<Status, Failure> {
    let mut status = Status::Done;
    for file in files {
        match load(file, Path::new(".")) {
            Err(faults) => {
                status = Status::Refused;
                for fault in &faults {
                    writeln!(std::io::stderr(), "{}", text::file_fault(fault))?;
                }
            }
            Ok(ruleset) => {
                let wrong = broken_examples(&ruleset);
                for line in &wrong {
                    status = Status::Refused;
                    writeln!(std::io::stderr(), "{file}: {line}")?;
                }
                if wrong.is_empty() {
                    screen.line(text::checked(file, &ruleset))?;
                }
            }
        }
    }
    Ok(status)
}

fn broken_examples(ruleset: &Ruleset) -> Vec<String> {
    let broken = |(at, example): (usize, &Example)| {
        let opening = Opening {
            ruleset: Some(ruleset),
            ..Opening::default()
        };
        let number = at + 1;
        let tell = |faults: Vec<Fault>| {
            let calendar = ruleset.rules.calendar();
            let first = faults
                .first()
                .map(|fault| text::problem(&fault.problem, calendar));
            text::example_refused(number, &first.unwrap_or_default())
        };
        match Case::read(&example.record, opening).settle() {
            Err(faults) => Some(tell(faults)),
            Ok(verdict) => {
                let same = verdict.net == example.net;
                (!same).then(|| text::example_differs(number, &example.net, &verdict.net))
            }
        }
    };
    ruleset
        .examples
        .iter()
        .enumerate()
        .filter_map(broken)
        .collect()
}
