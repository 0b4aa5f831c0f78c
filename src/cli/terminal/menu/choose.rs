//! Choices on a terminal: one item, several items, or yes and no.

use crate::cli::words::{Lang, Text, say};
use crate::letters::inert;
use console::{Term, measure_text_width, truncate_str};
use dialoguer::theme::SimpleTheme;
use dialoguer::{Confirm, FuzzySelect, MultiSelect, Select};
use std::io;
use std::ops::RangeInclusive;

/// A way to let a person choose. Each method returns `None` if nothing was chosen.
pub(in crate::cli) trait Choose {
    /// Asks a yes-or-no question.
    fn confirm(&self, question: &str) -> io::Result<Option<bool>>;

    /// Asks for one of the items.
    fn select(&self, question: &str, items: &[String]) -> io::Result<Option<usize>>;

    /// Asks for one of the items; if there are many, the person narrows them down by typing.
    fn fuzzy(&self, question: &str, items: &[Text]) -> io::Result<Option<usize>>;

    /// Asks for several of the items, which are no more than fit on the screen.
    fn several(&self, question: &str, items: &[String]) -> io::Result<Option<Vec<usize>>>;

    /// Asks for one of many numbers, which the person narrows down by typing.
    fn number(&self, question: &str, among: RangeInclusive<u32>) -> io::Result<Option<u32>> {
        let (numbers, labels) = labelled(among);
        let labels: Vec<Text> = labels.into_iter().map(Text::from).collect();
        let chosen = self.fuzzy(question, &labels)?;
        Ok(chosen.and_then(|at| numbers.get(at).copied()))
    }

    /// Asks for one of a few numbers.
    fn how_often(&self, question: &str, among: RangeInclusive<u32>) -> io::Result<Option<u32>> {
        let (numbers, labels) = labelled(among);
        let chosen = self.select(question, &labels)?;
        Ok(chosen.and_then(|at| numbers.get(at).copied()))
    }

    /// Returns how many items fit on the screen.
    fn rows(&self) -> usize;
}

/// Returns numbers, and their labels.
fn labelled(among: RangeInclusive<u32>) -> (Vec<u32>, Vec<String>) {
    among.map(|number| (number, number.to_string())).unzip()
}

/// Drawn menus, operated with arrow keys; Esc chooses nothing.
pub(in crate::cli) struct ArrowMenus(pub(crate) Lang);

/// Cuts items to the terminal's width: a longer one would leave stale rows.
fn fitted<'i>(items: impl IntoIterator<Item = &'i str>) -> Vec<String> {
    let width = usize::from(Term::stderr().size().1)
        .saturating_sub(6)
        .max(10);
    items
        .into_iter()
        .map(|item| truncate_str(&in_short(&inert(item), width), width, "~").into_owned())
        .collect()
}

/// Returns an item; if it is too wide, without the part in brackets at its end.
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

/// Asks for an item that is found by typing, showing this many at once.
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
