//! Choosing in a terminal: one of several, several of them, yes or no.

use crate::cli::words::{Lang, Text, say};
use crate::letters::inert;
use console::{Term, measure_text_width, truncate_str};
use dialoguer::theme::SimpleTheme;
use dialoguer::{Confirm, FuzzySelect, MultiSelect, Select};
use std::io;
use std::ops::RangeInclusive;

/// How one chooses. Whoever chooses nothing gets `None`.
pub(in crate::cli) trait Choose {
    /// Returns whether a question is answered with yes.
    fn confirm(&self, question: &str) -> io::Result<Option<bool>>;

    /// Returns which of some items is chosen.
    fn select(&self, question: &str, items: &[String]) -> io::Result<Option<usize>>;

    /// Returns which of some items is chosen, found by typing where there are many.
    fn fuzzy(&self, question: &str, items: &[Text]) -> io::Result<Option<usize>>;

    /// Returns which of some items are chosen, no more than are shown at once.
    fn several(&self, question: &str, items: &[String]) -> io::Result<Option<Vec<usize>>>;

    /// Returns a number, found by typing it.
    fn number(&self, question: &str, among: RangeInclusive<u32>) -> io::Result<Option<u32>> {
        let (numbers, labels) = labelled(among);
        let labels: Vec<Text> = labels.into_iter().map(Text::from).collect();
        let chosen = self.fuzzy(question, &labels)?;
        Ok(chosen.and_then(|at| numbers.get(at).copied()))
    }

    /// Returns one of a few numbers.
    fn how_often(&self, question: &str, among: RangeInclusive<u32>) -> io::Result<Option<u32>> {
        let (numbers, labels) = labelled(among);
        let chosen = self.select(question, &labels)?;
        Ok(chosen.and_then(|at| numbers.get(at).copied()))
    }

    /// Returns how many items are shown at once.
    fn rows(&self) -> usize;
}

/// Returns numbers with how they are listed.
fn labelled(among: RangeInclusive<u32>) -> (Vec<u32>, Vec<String>) {
    among.map(|number| (number, number.to_string())).unzip()
}

/// Menus that are drawn, through which one goes by arrows; Esc chooses nothing.
pub(in crate::cli) struct ArrowMenus(pub(crate) Lang);

/// Returns the items cut to the width of the terminal: a longer one would leave stale rows.
fn fitted<'i>(items: impl IntoIterator<Item = &'i str>) -> Vec<String> {
    let width = usize::from(Term::stderr().size().1)
        .saturating_sub(6)
        .max(10);
    items
        .into_iter()
        .map(|item| truncate_str(&in_short(&inert(item), width), width, "~").into_owned())
        .collect()
}

/// Returns an item without what stands in brackets at its end, where it is too wide with that.
fn in_short(item: &str, width: usize) -> String {
    let brackets = [("（", "）"), (" (", ")")].into_iter();
    let mut short = brackets.filter_map(|(opens, ends)| {
        let (before, _) = item.strip_suffix(ends)?.rsplit_once(opens)?;
        Some(before)
    });
    let short = short.next().filter(|_| measure_text_width(item) > width);
    short.unwrap_or(item).to_owned()
}

impl Choose for ArrowMenus {
    fn confirm(&self, question: &str) -> io::Result<Option<bool>> {
        Confirm::with_theme(&SimpleTheme)
            .with_prompt(inert(question))
            .report(false)
            .interact_opt()
            .map_err(io_error)
    }

    fn select(&self, question: &str, items: &[String]) -> io::Result<Option<usize>> {
        let items = items.iter().map(String::as_str);
        if items.len() > self.rows() {
            return found(question, items, self.rows());
        }
        Select::with_theme(&SimpleTheme)
            .with_prompt(inert(question))
            .items(fitted(items))
            .default(0)
            .max_length(self.rows())
            .report(false)
            .interact_opt()
            .map_err(io_error)
    }

    fn fuzzy(&self, question: &str, items: &[Text]) -> io::Result<Option<usize>> {
        found(question, items.iter().map(Text::seen), self.rows())
    }

    fn several(&self, question: &str, items: &[String]) -> io::Result<Option<Vec<usize>>> {
        MultiSelect::with_theme(&SimpleTheme)
            .with_prompt(inert(&say!(self.0, menu_of_several(question))))
            .items(fitted(items.iter().map(String::as_str)))
            .max_length(self.rows())
            .report(false)
            .interact_opt()
            .map_err(io_error)
    }

    fn rows(&self) -> usize {
        usize::from(Term::stderr().size().0)
            .saturating_sub(4)
            .clamp(5, 24)
    }
}

/// Returns which of some items is chosen, found by typing; so many are shown at once.
fn found<'i>(
    question: &str,
    items: impl IntoIterator<Item = &'i str>,
    rows: usize,
) -> io::Result<Option<usize>> {
    FuzzySelect::with_theme(&SimpleTheme)
        .with_prompt(inert(question))
        .items(fitted(items))
        .default(0)
        .max_length(rows)
        .report(false)
        .interact_opt()
        .map_err(io_error)
}

fn io_error(error: dialoguer::Error) -> io::Error {
    match error {
        dialoguer::Error::IO(error) => error,
    }
}

#[cfg(test)]
mod tests {
    use crate::cli::terminal::menu::choose::*;

    #[test]
    fn what_stands_in_brackets_goes_first_where_there_is_no_room() {
        for (item, width, shown) in [
            ("chok  チョク（出した札）", 24, "chok  チョク（出した札）"),
            ("chok  チョク（出した札）", 23, "chok  チョク"),
            ("chok  쪽 (낸 패)", 14, "chok  쪽"),
            ("stack  takes three", 10, "stack  takes three"),
        ] {
            assert_eq!(in_short(item, width), shown, "{item}");
        }
    }
}
