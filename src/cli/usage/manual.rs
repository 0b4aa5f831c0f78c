//! The pages of the manual, made from the same names and sentences as help.

use super::{examples, worded};
use crate::card::nearest_of;
use crate::cli::args::Cli;
use crate::cli::facts::mistake::Mistake;
use crate::cli::screen::Room;
use crate::cli::words::{Lang, say};
use clap::{Command, CommandFactory as _};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

/// A page of the manual.
pub(in crate::cli) struct ManPage {
    /// The name of the page's file.
    pub(in crate::cli) file: String,
    /// The page in troff.
    pub(in crate::cli) text: String,
}

/// Returns the page of a command; `called` is what follows `dokbak`. Errors: there is no such
/// command.
pub(in crate::cli) fn page(called: &[String], lang: Lang) -> Result<ManPage, Mistake> {
    let all = commands(lang);
    let mut command = &all;
    for word in called {
        let inner = command
            .get_subcommands()
            .find(|inner| inner.get_name() == word);
        command = inner.ok_or_else(|| {
            let names = command.get_subcommands().map(Command::get_name);
            Mistake::UnknownCommand {
                command: word.clone(),
                nearest: nearest_of(word, names),
            }
        })?;
    }
    Ok(ManPage::new(command, &called.join(" "), lang))
}

/// Returns every page.
pub(in crate::cli) fn pages(lang: Lang) -> Vec<ManPage> {
    let mut pages = Vec::new();
    add_pages(&commands(lang), "", lang, &mut pages);
    pages
}

/// Returns every command except `help`: the pages take its place.
fn commands(lang: Lang) -> Command {
    worded(unexplained(Cli::command()), lang, Room::Columns(80))
}

fn unexplained(command: Command) -> Command {
    let command = command.disable_help_subcommand(true);
    command.mut_subcommands(unexplained)
}

fn add_pages(command: &Command, path: &str, lang: Lang, pages: &mut Vec<ManPage>) {
    pages.push(ManPage::new(command, path, lang));
    for inner in command.get_subcommands() {
        let path = format!("{path} {}", inner.get_name());
        add_pages(inner, path.trim_start(), lang, pages);
    }
}

impl ManPage {
    fn new(command: &Command, path: &str, lang: Lang) -> Self {
        let man = Man::new(command.clone());
        let version = concat!("dokbak ", env!("CARGO_PKG_VERSION"));
        let man = man.source(version).manual("dokbak").section("1");
        let mut text = Vec::new();
        let mut sections = vec![
            man.render_title(&mut text),
            man.render_name_section(&mut text),
            man.render_synopsis_section(&mut text),
            man.render_options_section(&mut text),
        ];
        if command.has_subcommands() {
            sections.push(man.render_subcommands_section(&mut text));
        }
        debug_assert!(sections.iter().all(Result::is_ok), "memory takes all");
        let text = String::from_utf8_lossy(&text);
        Self {
            file: man.get_filename(),
            text: headed(&text, lang) + &shown(path, lang),
        }
    }
}

/// Translates a page's standard headings.
fn headed(text: &str, lang: Lang) -> String {
    let [name, synopsis] = say!(lang, man_headings());
    let lines = text.lines().map(|line| match line {
        ".SH NAME" => format!(".SH {name}\n"),
        ".SH SYNOPSIS" => format!(".SH {synopsis}\n"),
        line => match line.strip_prefix(".SH ") {
            Some(heading) => format!(".SH {}\n", heading.to_uppercase()),
            None => format!("{line}\n"),
        },
    });
    lines.collect()
}

/// Returns the examples of a command as a section.
fn shown(path: &str, lang: Lang) -> String {
    let mut roff = Roff::new();
    let heading = say!(lang, examples_heading()).to_uppercase();
    roff.control("SH", [heading.as_str()]);
    for examples::UsageExample { line, does } in examples::examples_for(path, lang) {
        roff.control("TP", []);
        roff.text([bold(line)]);
        roff.text([roman(does)]);
    }
    roff.render()
}
