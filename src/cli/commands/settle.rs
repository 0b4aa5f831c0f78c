//! `dokbak settle`: one record in, its verdict out.

use super::{refuse, ruleset, sets};
use crate::case::{Case, Opening};
use crate::cli::args::SettleArgs;
use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Screen;
use crate::cli::text;
use serde_json::json;
use std::io::Read as _;
use std::path::Path;

pub(in crate::cli) fn run(args: &SettleArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let name = if args.file == Path::new("-") {
        "standard input".to_owned()
    } else {
        args.file.display().to_string()
    };
    let stand_in = args.rules.rules.as_deref().map(ruleset).transpose()?;
    let sets = sets(&args.rules)?;
    let text = match read(&args.file) {
        Ok(text) => text,
        Err(error) => return unreadable(&name, &error, args.json, screen),
    };
    let base = args.file.parent().unwrap_or(Path::new("."));
    let case = Case::read(
        &text,
        Opening {
            base,
            ruleset: stand_in.as_ref(),
            sets: &sets,
        },
    );
    let calendar = case.ruleset.rules.calendar;
    match case.settle() {
        Ok(settled) if args.json => screen.line(settled.verdict.to_json())?,
        Ok(settled) => draw::verdict(screen, &settled.verdict, calendar, args.explain)?,
        Err(faults) => return refuse(&name, &faults, calendar, args.json, screen),
    }
    Ok(Status::Done)
}

fn read(file: &Path) -> std::io::Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text)?;
        return Ok(text);
    }
    std::fs::read_to_string(file)
}

fn unreadable(
    name: &str,
    error: &std::io::Error,
    as_json: bool,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let message = text::unreadable(name, error);
    if as_json {
        let error = json!({"line": 0, "column": 0, "code": "unreadable", "message": message});
        screen.line(json!({"error": error, "errors": [error]}).to_string())?;
    }
    Err(Failure::Refused(message))
}
