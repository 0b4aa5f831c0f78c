//! Describes a table's rules, in sentences or key by key, and the differences between two tables.

use super::titles::called;
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::screen::{Grid, Heading, Screen, Styled};
use crate::cli::words::say;
use crate::record::lines;
use crate::rules::{Ruleset, in_force, rule_infos};
use crate::words;
use crate::words::book::{self, of_id};

/// Prints the sheet of a table: the rules in force, with their values.
pub(super) fn show(ruleset: &Ruleset, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let words = words::ruleset(lang, ruleset);
    title(&ruleset.name, &words.title, screen)?;
    paragraphs("", &words.about, screen)?;
    let mut chapter = None;
    for rule in book::sheet(lang, &ruleset.rules) {
        let Some(says) = &rule.sheet else { continue };
        if chapter != Some(rule.info.chapter) {
            chapter = Some(rule.info.chapter);
            heading(book::heading(lang, rule.info.chapter, rule.game), screen)?;
        }
        let name = Styled::from("  ").then(Styled::heading(rule.title(lang)));
        screen.paragraph(&name.then(format!(": {says}")))?;
    }
    for (head, texts) in [
        (say!(lang, notes()), &words.notes),
        (say!(lang, sources()), &words.sources),
    ] {
        if !texts.is_empty() {
            heading(head, screen)?;
        }
        for text in texts {
            paragraphs("  ", text, screen)?;
        }
    }
    Ok(Status::Done)
}

/// Prints every key with its value and meaning.
pub(super) fn keys(ruleset: &Ruleset, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let words = words::ruleset(lang, ruleset);
    title(&ruleset.name, &words.title, screen)?;
    for text in [&words.about].into_iter().chain(&words.sources) {
        paragraphs("", text, screen)?;
    }
    let keys = ruleset.rules.keys();
    let mut sections: Vec<_> = keys.iter().map(|info| info.section).collect();
    sections.dedup();
    for section in sections {
        heading(say!(lang, section(section)), screen)?;
        let mut grid = Grid::new(&say!(screen.lang(), keys_headings()));
        for info in keys.iter().filter(|info| info.section == section) {
            let value = ruleset.rules.get(info.key).unwrap_or_default();
            let mark = if value == info.default { "" } else { " *" };
            grid.row(&[
                info.key,
                &format!("{value}{mark}"),
                say!(lang, meaning(info)),
            ]);
        }
        screen.table(grid)?;
    }
    screen.line("")?;
    screen.line(say!(lang, differs_from_default(ruleset.game())))?;
    Ok(Status::Done)
}

/// Prints how two rulesets differ at the table, and the keys behind each difference. Each ruleset
/// goes by its name, or by the words of the command line if both have the same name.
pub(super) fn diff(
    (left_asked, left): (&str, &Ruleset),
    (right_asked, right): (&str, &Ruleset),
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let [left_name, right_name] = called([left_asked, right_asked], [left, right]);
    if left.game() != right.game() {
        let named = |name: &str, ruleset: &Ruleset| (name.to_owned(), ruleset.game());
        let both = [named(left_name, left), named(right_name, right)];
        return Err(Misuse::OtherGames(both).into());
    }
    let keys = left.differences(right);
    if keys.is_empty() {
        screen.line(say!(lang, play_alike(left_name, right_name)))?;
        return Ok(Status::Done);
    }
    let mut differ = 0;
    let rules = [&left.rules, &right.rules];
    for info in rule_infos(left.game()) {
        let played = rules.map(|rules| in_force(info.id, rules));
        if played[0] == played[1] {
            continue;
        }
        let [Some(left), Some(right)] = rules.map(|rules| of_id(lang, info.id, rules)) else {
            continue;
        };
        differ += 1;
        let name = Styled::heading(left.title(lang));
        screen.line(name)?;
        for (name, rule) in [(left_name, &left), (right_name, &right)] {
            let says = rule.sheet.as_deref().unwrap_or(say!(lang, not_played()));
            screen.prose(format!("  {name}: {says}"))?;
        }
        screen.line("")?;
    }
    if differ == 0 {
        screen.prose(&say!(lang, differ_without_effect(left_name, right_name)))?;
    }
    let mut grid = Grid::with_headings(
        [say!(screen.lang(), key_heading()), left_name, right_name].map(Heading::text),
    );
    for key in keys {
        grid.row(&[key.info.key, &key.left, &key.right]);
    }
    screen.table(grid)?;
    Ok(Status::Done)
}

/// Prints the lines of a text from a file, indented.
fn paragraphs(indent: &str, text: &str, screen: &mut Screen) -> Result<(), Failure> {
    for line in lines(text).filter(|line| !line.is_empty()) {
        screen.prose(format!("{indent}{line}"))?;
    }
    Ok(())
}

fn title(name: &str, title: &str, screen: &mut Screen) -> Result<(), Failure> {
    let title = Styled::heading(format!("{name}: {title}"));
    Ok(screen.paragraph(&title)?)
}

fn heading(text: &str, screen: &mut Screen) -> Result<(), Failure> {
    screen.line("")?;
    let head = Styled::heading(text);
    Ok(screen.line(head)?)
}
