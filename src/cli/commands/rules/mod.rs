//! `dokbak rules`: list, show, check, compare and write rulesets.

mod compare;
mod file;
mod new;
mod sheet;
mod titles;

use crate::case::{Case, Opening};
use crate::cli::args::RulesCommand;
use crate::cli::asked_rules::ruleset;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::{Grid, Screen};
use crate::cli::words::{Lang, Text, say};
use crate::limits::cut;
use crate::record::{Faults, Problem};
use crate::rules::{Game, Rules, Ruleset, RulesetExample, SHIPPED, load, places_of_keys};
use std::path::Path;

pub(in crate::cli) fn run(command: &RulesCommand, screen: &mut Screen) -> Result<Status, Failure> {
    match command {
        RulesCommand::List => list(screen),
        RulesCommand::Show { name, all: false } => sheet::show(&ruleset(name)?, screen),
        RulesCommand::Show { name, all: true } => sheet::keys(&ruleset(name)?, screen),
        RulesCommand::Check { files } => check(files, screen),
        RulesCommand::Diff { left, right } => {
            sheet::diff((left, &ruleset(left)?), (right, &ruleset(right)?), screen)
        }
        RulesCommand::Compare(args) => compare::run(args, screen),
        RulesCommand::New(args) => new::run(args, screen),
        RulesCommand::Schema => {
            let schema = serde_json::to_string_pretty(&crate::words::schema(screen.lang()))
                .unwrap_or_default();
            screen.json(schema)?;
            Ok(Status::Done)
        }
        RulesCommand::Book => {
            screen.page(&crate::words::book::document(screen.lang()))?;
            Ok(Status::Done)
        }
    }
}

fn list(screen: &mut Screen) -> Result<Status, Failure> {
    let mut grid = Grid::new(&say!(screen.lang(), list_headings()));
    for (name, _) in SHIPPED {
        let words = crate::words::ruleset(screen.lang(), &ruleset(name)?);
        grid.row(&[*name, &words.title]);
    }
    screen.table(grid)?;
    Ok(Status::Done)
}

/// Checks files and plays their worked examples; reports everything that is wrong.
fn check(files: &[String], screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let mut status = Status::Done;
    for file in files {
        match load(file, Path::new(".")) {
            Err(faults) => {
                status = Status::Refused;
                screen.complain(say!(lang, file_faults(&faults)))?;
            }
            Ok(ruleset) => {
                let mut wrong = uneven(lang, file, &ruleset);
                let examples = broken_examples(lang, &ruleset).into_iter();
                wrong.extend(examples.map(|why| Text::from(format!("{file}: ")).then(why)));
                if wrong.is_empty() {
                    screen.line(say!(lang, checked(file, &ruleset)))?;
                } else {
                    status = Status::Refused;
                    let (told, more) = cut(&wrong);
                    let told = told.iter().cloned();
                    screen.complain(told.chain(say!(lang, and_more(more)).map(Text::from)))?;
                }
            }
        }
    }
    Ok(status)
}

/// Returns a complaint for each number of min-hwatu players whose par does not share out the pack's
/// points: at that par or, if the file does not set it, at what it says a card is worth.
fn uneven(lang: Lang, file: &str, ruleset: &Ruleset) -> Vec<Text> {
    let Rules::MinHwatu(rules) = &ruleset.rules else {
        return Vec::new();
    };
    let calendar = ruleset.rules.calendar();
    let places = places_of_keys(Path::new(file));
    let place = |test: &dyn Fn(&str) -> bool| {
        let found = places.iter().find(|(key, _)| test(key));
        found.map(|(_, (line, column))| format!("{file}:{line}:{column}: "))
    };
    let mut wrong = Vec::new();
    for players in Game::MinHwatu.seats() {
        if let Some((key, Some(par))) = rules.uneven(players) {
            let par = Some(i64::from(par));
            let why = say!(lang, problem(&Problem::UnevenPar { key, par }, calendar));
            let at = place(&|set| set == key).or_else(|| place(&|set| set.starts_with("points.")));
            let at = at.unwrap_or_else(|| format!("{file}: "));
            wrong.push(Text::from(at).then(why));
        }
    }
    wrong
}

fn broken_examples(lang: Lang, ruleset: &Ruleset) -> Vec<Text> {
    // Every case gets a ruleset of its own, which does not need the examples.
    let bare = Ruleset {
        examples: [].into(),
        ..ruleset.clone()
    };
    let broken = |(at, example): (usize, &RulesetExample)| {
        let opening = Opening {
            ruleset: Some(&bare),
            ..Opening::default()
        };
        let number = at + 1;
        let tell = |faults: Faults| {
            let calendar = ruleset.rules.calendar();
            let first = faults
                .first()
                .map(|fault| say!(lang, problem(&fault.problem, calendar)));
            say!(lang, example_refused(number, &first.unwrap_or_default())).into()
        };
        match Case::read(&example.record, opening).settle() {
            Err(faults) => Some(tell(faults)),
            Ok(verdict) => {
                let same = verdict.net == example.net;
                (!same).then(|| say!(lang, example_differs(number, &example.net, &verdict.net)))
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
