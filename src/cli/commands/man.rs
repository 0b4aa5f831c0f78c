//! `dokbak man`: the manual, a page a command.

use crate::cli::args::ManArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::screen::Screen;
use crate::cli::usage;
use crate::cli::words::say;
use std::fs;

pub(in crate::cli) fn run(args: &ManArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let Some(folder) = &args.dir else {
        let page = usage::page(&args.command, lang).map_err(Misuse::Page)?;
        screen.text(&page.text)?;
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
