//! `dokbak report`: the page of a year, for friends.

use super::write_new;
use crate::cli::args::ReportArgs;
use crate::cli::error::{Failure, Status};
use crate::cli::opened::opened;
use crate::cli::page::page;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &ReportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let (lang, period) = (screen.lang(), args.period.period()?);
    let ledger = opened(screen, path)?;
    let Some(page) = page(&ledger, period, args.currency.as_deref(), lang)? else {
        screen.tell([say!(lang, no_entries())])?;
        return Ok(Status::Ledger);
    };
    let Some(to) = &args.output else {
        screen.file(&page)?;
        return Ok(Status::Done);
    };
    write_new(to, page.as_bytes())?;
    screen.prose(&say!(lang, page_written(to, page.len())))?;
    Ok(Status::Done)
}
