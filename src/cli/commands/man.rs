//! `dokbak man`: the manual, a page for each command.

use crate::cli::args::ManArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::screen::{Screen, is_terminal};
use crate::cli::usage;
use crate::cli::words::say;
use std::fs;

pub(in crate::cli) fn run(args: &ManArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let Some(folder) = &args.dir else {
        let page = usage::page(&args.command, lang).map_err(Misuse::Page)?;
        // At a terminal we show the page to read; its source would help nobody.
        let help = is_terminal().then(|| usage::help_on(&args.command, lang, screen.room()));
        if let Some(help) = help.flatten() {
            screen.help(&help)?;
            return Ok(Status::Done);
        }
        screen.data(&page.text)?;
        return Ok(Status::Done);
    };
    let pages = usage::pages(lang);
    fs::create_dir_all(folder).map_err(|error| Denied::NotWritten(folder.clone(), error))?;
    for page in &pages {
        let path = folder.join(&page.file);
        let written = fs::write(&path, &page.text);
        written.map_err(|error| Denied::NotWritten(path, error))?;
    }
    screen.line(say!(lang, pages_written(pages.len(), folder)))?;
    Ok(Status::Done)
}
