//! Choosing by number, for listeners: every item is a numbered line, and the number is typed.

use super::choose::Choose;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::{Text, say};
use crate::evening::answer::yes_or_no;
use std::cell::RefCell;
use std::io;
use std::ops::RangeInclusive;

/// Asks a question and returns the typed text; `None` if the person goes back.
pub(in crate::cli) type AskFn<'a> = &'a mut dyn FnMut(&Screen, &str) -> io::Result<Option<String>>;

/// Menus of numbered lines.
pub(in crate::cli) struct NumberedMenus<'a>(RefCell<(&'a mut Screen, AskFn<'a>)>);

impl<'a> NumberedMenus<'a> {
    /// Returns menus that print on this screen and ask for numbers.
    pub(in crate::cli) const fn new(screen: &'a mut Screen, typed: AskFn<'a>) -> Self {
        Self(RefCell::new((screen, typed)))
    }

    /// Lists items and returns the positions of the chosen ones, asking as often as necessary;
    /// `None` if nothing is chosen.
    fn chosen(&self, question: &str, items: &[Text], one: bool) -> io::Result<Option<Vec<usize>>> {
        let mut at_hand = self.0.borrow_mut();
        let (screen, typed) = &mut *at_hand;
        let (lang, most) = (screen.lang(), items.len());
        screen.line(question)?;
        for (number, item) in (1..).zip(items) {
            screen.line(Styled::from(format!("{number}: ")).then(item))?;
        }
        let asks = if one {
            say!(lang, which_number(most))
        } else {
            say!(lang, which_numbers(most))
        };
        loop {
            let Some(text) = typed(screen, &asks)? else {
                return Ok(None);
            };
            match numbers(&text, most) {
                Some(chosen) if !one => return Ok(Some(chosen)),
                Some(chosen) if chosen.is_empty() => return Ok(None),
                Some(chosen) if chosen.len() == 1 => return Ok(Some(chosen)),
                _ => screen.line(say!(lang, not_listed(most)))?,
            }
        }
    }
}

/// Returns items without surrounding spaces.
fn texts(items: &[String]) -> Vec<Text> {
    items.iter().map(|item| item.trim().into()).collect()
}

/// Returns the positions (from 0) of the numbers in a text; `None` if one of them is not listed.
pub(in crate::cli) fn numbers(text: &str, most: usize) -> Option<Vec<usize>> {
    let words = text.split([' ', ',', '、', '\u{3000}']);
    let words = words.filter(|word| !word.is_empty());
    let places = words.map(|word| {
        let number: usize = word.parse().ok()?;
        number.checked_sub(1).filter(|place| *place < most)
    });
    places.collect()
}

impl Choose for NumberedMenus<'_> {
    fn confirm(&self, question: &str) -> io::Result<Option<bool>> {
        let mut at_hand = self.0.borrow_mut();
        let (screen, typed) = &mut *at_hand;
        let asks = say!(screen.lang(), whether(question));
        let text = typed(screen, &asks)?;
        Ok(text.and_then(|text| yes_or_no(&text)))
    }

    fn select(&self, question: &str, items: &[String]) -> io::Result<Option<usize>> {
        self.fuzzy(question, &texts(items))
    }

    fn fuzzy(&self, question: &str, items: &[Text]) -> io::Result<Option<usize>> {
        let chosen = self.chosen(question, items, true)?;
        Ok(chosen.and_then(|chosen| chosen.first().copied()))
    }

    fn several(&self, question: &str, items: &[String]) -> io::Result<Option<Vec<usize>>> {
        self.chosen(question, &texts(items), false)
    }

    fn number(&self, question: &str, among: RangeInclusive<u32>) -> io::Result<Option<u32>> {
        let mut at_hand = self.0.borrow_mut();
        let (screen, typed) = &mut *at_hand;
        let (least, most) = (*among.start(), *among.end());
        let asks = say!(screen.lang(), how_many(question, least, most));
        loop {
            let Some(text) = typed(screen, &asks)?.filter(|text| !text.trim().is_empty()) else {
                return Ok(None);
            };
            match text.trim().parse() {
                Ok(number) if among.contains(&number) => return Ok(Some(number)),
                _ => screen.line(say!(screen.lang(), no_such_number(least, most)))?,
            }
        }
    }

    fn how_often(&self, question: &str, among: RangeInclusive<u32>) -> io::Result<Option<u32>> {
        self.number(question, among)
    }

    /// A list to listen to is never longer than the twelve months.
    fn rows(&self) -> usize {
        13
    }
}

#[cfg(test)]
mod tests {
    use crate::cli::terminal::menu::numbered::*;

    #[test]
    fn numbers_are_read_as_they_are_typed() {
        assert_eq!(numbers("2", 3), Some(vec![1]));
        assert_eq!(numbers(" 1, 3 ", 3), Some(vec![0, 2]));
        assert_eq!(numbers("", 3), Some(vec![]));
        for wrong in ["0", "4", "x", "1 x"] {
            assert_eq!(numbers(wrong, 3), None, "{wrong}");
        }
    }
}
