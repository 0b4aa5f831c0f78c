//! `dokbak settle`: one record in, its verdict out.

mod batch;
mod told;

use super::{errors, refuse};
use crate::case::{Case, Opening};
use crate::cli::args::SettleArgs;
use crate::cli::asked_rules::{ruleset, sets};
use crate::cli::draw::{self, VerdictView};
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::intake::{self, Input};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::files::{self, Unreadable};
use crate::limits::Limit;
use crate::record::lines;
use crate::words::{Lang, Numbering};
use serde_json::{Value, json};
use std::path::Path;

/// What may come before a text and is not part of it.
const BYTE_ORDER_MARK: char = '\u{feff}';

pub(in crate::cli) fn run(args: &SettleArgs, screen: &mut Screen) -> Result<Status, Failure> {
    if let Some(line) = &args.tell {
        return told::run(line, args, screen);
    }
    // The parser asks for it where no hand is told.
    let file = args.file.clone().unwrap_or_default();
    let stand_in = args.rules.rules.as_deref().map(ruleset).transpose()?;
    let sets = sets(&args.rules)?;
    if args.batch {
        let terms = batch::Terms {
            ruleset: stand_in.as_ref(),
            sets: &sets,
            lang: screen.lang(),
        };
        return batch::run(&file, terms, screen);
    }
    let input = Input::of(&file);
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

/// Why a record could not be read, and where, if that is known.
struct BadText {
    line: usize,
    column: usize,
    why: Denied,
}

/// How many bytes of a record are looked at: it may have a mark before it.
const MOST_BYTES: usize = Limit::RecordBytes.most() + BYTE_ORDER_MARK.len_utf8();

/// Returns the text of a record, as far as one can go and a little beyond.
fn read(file: &Path, input: &Input) -> Result<String, BadText> {
    let read = intake::open(file).and_then(|file| Ok(files::read_up_to(file, MOST_BYTES)?));
    let bytes = read.map_err(|why| not_read(input.clone(), why))?;
    text(bytes, input, 1)
}

/// Returns that a record is not read.
fn not_read(input: Input, why: Unreadable) -> BadText {
    BadText {
        line: 0,
        column: 0,
        why: Denied::NotRead {
            input,
            why,
            limit: Limit::RecordBytes,
        },
    }
}

/// Returns the text that some bytes are, the first of which are on this line of the input.
fn text(bytes: Vec<u8>, input: &Input, first_line: u32) -> Result<String, BadText> {
    if bytes.len() > MOST_BYTES {
        // However it goes on, it is too long, and its reader says so.
        return Ok(String::from_utf8_lossy(&bytes).into_owned());
    }
    String::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        // Something follows, be it only the bytes that cannot be read.
        let before = format!("{good}?");
        let above = usize::try_from(first_line.saturating_sub(1)).unwrap_or(usize::MAX);
        let line = lines(&before).count().saturating_add(above);
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
    if as_json {
        screen.json(errors(&[why.to_json(screen.lang())], 0))?;
    }
    Err(why.why.into())
}

impl BadText {
    /// Returns this as programs read errors.
    fn to_json(&self, lang: Lang) -> Value {
        let message = say!(lang, refused_command(&self.why));
        json!({"line": self.line, "column": self.column, "code": "unreadable", "message": message})
    }
}
