//! `dokbak settle`: reads a record and prints its verdict.

mod batch;
mod text;
mod told;

use super::{errors, refuse};
use crate::case::{Case, Opening};
use crate::cli::args::SettleArgs;
use crate::cli::asked_rules::{ruleset, sets};
use crate::cli::draw::{self, VerdictView};
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::facts::input::InputSource;
use crate::cli::intake;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::files;
use crate::words::Numbering;
use std::path::Path;
use text::{BadText, MOST_BYTES, not_read, text};

pub(in crate::cli) fn run(args: &SettleArgs, screen: &mut Screen) -> Result<Status, Failure> {
    if let Some(line) = &args.tell {
        return told::run(line, args, screen);
    }
    // The parser requires a file unless a hand is told.
    let file = args.file.clone().unwrap_or_default();
    let stand_in = args.rules.rules.as_deref().map(ruleset).transpose()?;
    let sets = sets(&args.rules)?;
    if args.batch {
        let terms = batch::SettleOptions {
            ruleset: stand_in.as_ref(),
            sets: &sets,
            lang: screen.lang(),
        };
        return batch::run(&file, terms, screen);
    }
    let input = InputSource::from_path(&file);
    let text = match read(&file, &input) {
        Ok(text) => text,
        Err(why) => return unreadable(why, args.json, screen),
    };
    let base = file.parent().unwrap_or(Path::new("."));
    let opening = Opening {
        base,
        ruleset: stand_in.as_ref(),
        ..Opening::default()
    };
    let case = Case::read_with(&text, opening, &sets).map_err(Misuse::Key)?;
    let calendar = case.ruleset().rules.calendar();
    let rules = case.ruleset().rules.clone();
    let chip = case.record.chip().cloned();
    match case.settle() {
        Ok(verdict) if args.json => screen.json(verdict.to_json())?,
        Ok(verdict) => draw::verdict(
            screen,
            &verdict,
            VerdictView {
                explain: args.explain.then_some(&rules),
                numbering: Numbering::Lines,
                chip: chip.as_ref(),
            },
        )?,
        Err(faults) => {
            let name = say!(screen.lang(), input(&input));
            return refuse(&name, &faults, calendar, args.json, screen);
        }
    }
    Ok(Status::Done)
}

/// Returns the text of a record, reading a little more than the limit allows.
fn read(file: &Path, input: &InputSource) -> Result<String, BadText> {
    let read = intake::open(file).and_then(|file| Ok(files::read_up_to(file, MOST_BYTES)?));
    let bytes = read.map_err(|why| not_read(input.clone(), why))?;
    text(bytes, input, 1)
}

fn unreadable(why: BadText, as_json: bool, screen: &mut Screen) -> Result<Status, Failure> {
    if as_json {
        screen.json(errors(&[why.to_json(screen.lang())], 0))?;
    }
    Err(why.why.into())
}
