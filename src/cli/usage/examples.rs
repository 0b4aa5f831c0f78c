//! Command lines that help shows as examples.

use super::rows::{self, ExampleRow};
use crate::cli::screen::{Room, broken};
use crate::cli::words::{Lang, say};
use clap::builder::styling::Style;
use std::fmt::Write as _;

/// A command line, and what it does.
pub(super) struct UsageExample {
    pub(super) line: String,
    pub(super) does: &'static str,
}

/// Returns the examples of a command; `path` is how it is called after `dokbak`.
pub(super) fn examples_for(path: &str, lang: Lang) -> Vec<UsageExample> {
    let [ann, bo, chul] = say!(lang, people());
    let line = |line: &str| {
        let words = say!(lang, example_words()).into_iter();
        let line = words.fold(line.to_owned(), |line, (word, said)| {
            line.replace(word, said)
        });
        let line = line.replace("KITTY", say!(lang, kitty()));
        let line = line.replace("ANN", ann).replace("BO", bo);
        format!("dokbak {}", line.replace("CHUL", chul))
            .trim_end()
            .to_owned()
    };
    let example = |row: &ExampleRow| UsageExample {
        line: line(row.line),
        does: row.does.in_lang(lang),
    };
    let rows = rows::command(path).map_or(&[][..], |row| row.examples);
    rows.iter().map(example).collect()
}

/// Returns the examples of a command as its help shows them; `header` is the style of the heading.
pub(super) fn shown(path: &str, lang: Lang, header: Style, room: Room) -> String {
    let heading = say!(lang, examples_heading());
    let mut text = format!("{header}{heading}:{header:#}");
    for UsageExample { line, does } in examples_for(path, lang) {
        let rows = broken(&format!("  {line}"), room);
        for row in rows.iter().chain(&broken(&format!("      {does}"), room)) {
            let _ = write!(text, "\n{row}");
        }
    }
    text
}
