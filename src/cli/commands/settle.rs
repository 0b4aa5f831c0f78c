//! `dokbak settle`: one record in, its verdict out.

use super::refuse;
use crate::case::{Case, Opening};
use crate::cli::args::SettleArgs;
use crate::cli::asked_rules::{ruleset, sets};
use crate::cli::draw::{self, VerdictView};
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::intake::{self, Input};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::files;
use crate::limits::Limit;
use crate::record::lines;
use crate::words::Numbering;
use serde_json::json;
use std::path::Path;

/// What may come before a text and is not part of it.
const BYTE_ORDER_MARK: char = '\u{feff}';

pub(in crate::cli) fn run(args: &SettleArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let input = Input::of(&args.file);
    let stand_in = args.rules.rules.as_deref().map(ruleset).transpose()?;
    let sets = sets(&args.rules)?;
    let text = match read(&args.file, &input) {
        Ok(text) => text,
        Err(why) => return unreadable(why, args.json, screen),
    };
    let base = args.file.parent().unwrap_or(Path::new("."));
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

/// Why a record could not be read, and where, if that is known.
struct BadText {
    line: usize,
    column: usize,
    why: Denied,
}

/// Returns the text of a record, as far as one can go and a little beyond.
fn read(file: &Path, input: &Input) -> Result<String, BadText> {
    let limit = Limit::RecordBytes;
    let most = limit.most() + BYTE_ORDER_MARK.len_utf8();
    let read = intake::open(file).and_then(|file| Ok(files::read_up_to(file, most)?));
    let bytes = read.map_err(|why| BadText {
        line: 0,
        column: 0,
        why: Denied::NotRead {
            input: input.clone(),
            why,
            limit,
        },
    })?;
    if bytes.len() > most {
        // However it goes on, it is too long, and its reader says so.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        // Something follows, be it only the bytes that cannot be read.
        let before = format!("{good}?");
        let line = lines(&before).count();
        let column = lines(&before).last().map_or(1, |last| last.chars().count());
        let why = Denied::NotUtf8 {
            input: input.clone(),
            line,
            column,
        };
        BadText { line, column, why }
    })
}

fn unreadable(why: BadText, as_json: bool, screen: &mut Screen) -> Result<Status, Failure> {
    let BadText { line, column, why } = why;
    if as_json {
        let code = "unreadable";
        let message = say!(screen.lang(), refused_command(&why));
        let error = json!({"line": line, "column": column, "code": code, "message": message});
        screen.json(json!({"error": error, "errors": [error]}))?;
    }
    Err(why.into())
}
