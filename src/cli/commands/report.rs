//! `dokbak report`: a page about a year, to share with friends.

use super::write_new;
use crate::cli::args::ReportArgs;
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::opened::opened;
use crate::cli::page::page;
use crate::cli::screen::{Screen, is_terminal};
use crate::cli::words::say;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &ReportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    args.period.check()?;
    let to = args.output.as_deref();
    if to.is_none() && is_terminal() {
        return Err(Misuse::PageOnScreen.into());
    }
    let ledger = opened(screen, path)?;
    let period = args.period.in_ledger(&ledger)?;
    let Some(page) = page(&ledger, period, args.currency.as_deref(), lang)? else {
        screen.tell([say!(lang, no_entries())])?;
        return Ok(Status::Refused);
    };
    if page.hands == 0 {
        screen.tell([say!(lang, nothing_played())])?;
    }
    let Some(to) = to.filter(|to| *to != Path::new("-")) else {
        screen.file(&page.text)?;
        return Ok(Status::Done);
    };
    write_new(to, page.text.as_bytes())?;
    screen.prose(&say!(lang, page_written(to, page.text.len())))?;
    Ok(Status::Done)
}
