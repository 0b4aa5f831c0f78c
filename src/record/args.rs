//! The words after a verb or keyword, taken one by one.

use super::word::Token;
use super::{CardList, Fault, LineSyntax, Problem, Spanned};
use crate::card::{Calendar, Card, Flower, Pile, read_code, read_month, read_word};

/// A cursor over the words of a line that collects what is wrong with them.
pub(super) struct Args<'a> {
    words: &'a [Token<'a>],
    /// The line number.
    line: u32,
    /// The column of the verb or keyword, where a missing word is reported.
    column: u32,
    /// How the line is written.
    form: LineSyntax,
    calendar: Calendar,
    pub(super) faults: Vec<Fault>,
}

/// A word that was not read, which is a fault already.
pub(super) struct Unread;

impl<'a> Args<'a> {
    pub(super) fn new(
        words: &'a [Token<'a>],
        place: super::Place,
        form: LineSyntax,
        calendar: Calendar,
    ) -> Self {
        let super::Place { line, column } = place;
        Self {
            words,
            line,
            column,
            form,
            calendar,
            faults: Vec::new(),
        }
    }

    pub(super) fn fault(&mut self, column: u32, problem: Problem) {
        self.faults.push(Fault::new(self.line, column, problem));
    }

    /// Reports a word that does not fit, or that a word is missing.
    pub(super) fn misfit(&mut self, word: Option<&Token<'_>>) {
        let column = word.map_or(self.column, |word| word.column);
        let word = word.map(|word| word.text.to_owned());
        self.fault(
            column,
            Problem::BadArgument {
                word,
                form: self.form,
            },
        );
    }

    /// Reports a part of a word that does not fit.
    pub(super) fn misfit_part(&mut self, part: Spanned<&str>) {
        let word = Some(part.value.to_owned());
        let form = self.form;
        self.fault(part.column, Problem::BadArgument { word, form });
    }

    pub(super) fn next(&mut self) -> Option<&'a Token<'a>> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    /// Returns the next word and leaves it there.
    pub(super) fn peek(&self) -> Option<&'a Token<'a>> {
        self.words.first()
    }

    /// Adds the cards that a part of a word names to a list, in its order; they were none where that
    /// is a fault.
    pub(super) fn read_cards(
        &mut self,
        part: Spanned<&str>,
        list: &mut Vec<Spanned<Card>>,
    ) -> bool {
        if self.read_code(part, list) {
            return true;
        }
        match read_word(part.value, self.calendar) {
            Ok(cards) => {
                let cards = cards.into_iter();
                list.extend(cards.map(|card| Spanned::new(card, part.column)));
            }
            Err(unknown) => {
                self.fault(part.column, Problem::UnknownCard(unknown));
                return false;
            }
        }
        true
    }

    /// Adds the cards of a code to a list; returns whether it was one.
    fn read_code(&self, code: Spanned<&str>, list: &mut Vec<Spanned<Card>>) -> bool {
        let Some(cards) = read_code(code.value, self.calendar) else {
            return false;
        };
        list.extend(cards.map(|card| Spanned::new(card, code.column)));
        true
    }

    /// Returns the next word if it is one of these, folded.
    pub(super) fn eat(&mut self, wanted: &[&str]) -> bool {
        let Some((first, rest)) = self.words.split_first() else {
            return false;
        };
        let is = !first.quoted && first.is_one_of(wanted);
        if is {
            self.words = rest;
        }
        is
    }

    /// Returns the next word; a missing one is a fault.
    pub(super) fn word(&mut self) -> Option<&'a Token<'a>> {
        let word = self.next();
        if word.is_none() {
            self.misfit(None);
        }
        word
    }

    /// Returns what `read` makes of the next word; where it makes nothing, that is a fault.
    pub(super) fn read<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<Spanned<T>> {
        let word = self.word()?;
        let value = read(&word.folded());
        if value.is_none() {
            self.misfit(Some(word));
        }
        value.map(|value| Spanned::new(value, word.column))
    }

    pub(super) fn name(&mut self) -> Option<Spanned<&'a str>> {
        self.word().map(|word| Spanned::new(word.text, word.column))
    }

    /// Returns the month that the next word is, if there is one before the end or one of these words;
    /// errors where it is none, with the fault.
    pub(super) fn month_before(
        &mut self,
        stops: &[&str],
    ) -> Result<Option<Spanned<Flower>>, Unread> {
        match self.peek() {
            Some(word) if !word.is_one_of(stops) => self.month().map(Some).ok_or(Unread),
            _ => Ok(None),
        }
    }

    pub(super) fn month(&mut self) -> Option<Spanned<Flower>> {
        let word = self.word()?;
        let month = read_month(word.text, self.calendar);
        if month.is_none() {
            let word_text = word.text.to_owned();
            self.fault(word.column, Problem::UnknownMonth { word: word_text });
        }
        month.map(|month| Spanned::new(month, word.column))
    }

    /// Returns all cards up to the end or to a word that `until` knows; more of a face than a pack has
    /// are a fault.
    pub(super) fn cards(&mut self, until: &[&str]) -> CardList {
        let mut list = self.cards_as_told(until);
        self.refuse_surplus(&mut list);
        list
    }

    /// Takes the cards out of a list of which there are more than in a pack; they are a fault.
    pub(super) fn refuse_surplus(&mut self, list: &mut CardList) {
        for card in list.take_surplus() {
            let (column, card, holder) = (card.column, card.value, None);
            self.fault(column, Problem::DuplicateCard { card, holder });
        }
    }

    /// Returns all cards up to the end or to a word that `until` knows, however often each is there.
    pub(super) fn cards_as_told(&mut self, until: &[&str]) -> CardList {
        let mut list: Vec<Spanned<Card>> = Vec::with_capacity(self.words.len());
        while let Some((word, rest)) = self.words.split_first() {
            if word.is_one_of(until) {
                break;
            }
            self.words = rest;
            self.cards_of(word, &mut list, &mut |_, _| false);
        }
        list.sort_by_key(|card| card.value);
        CardList(list)
    }

    /// Adds the cards of a word to a list; `other` takes the parts of it that are something else.
    fn cards_of(
        &mut self,
        word: &Token<'_>,
        list: &mut Vec<Spanned<Card>>,
        other: &mut impl FnMut(&mut Self, Spanned<&str>) -> bool,
    ) {
        // A code has no commas.
        if self.read_code(Spanned::new(word.text, word.column), list) {
            return;
        }
        for part in word.parts() {
            if !other(self, part) {
                self.read_cards(part, list);
            }
        }
    }

    /// Returns all cards up to the end, where `other` takes what is something else.
    pub(super) fn cards_beside(
        &mut self,
        mut other: impl FnMut(&mut Self, Spanned<&str>) -> bool,
    ) -> CardList {
        let mut list: Vec<Spanned<Card>> = Vec::with_capacity(self.words.len());
        while let Some(word) = self.next() {
            self.cards_of(word, &mut list, &mut other);
        }
        list.sort_by_key(|card| card.value);
        CardList(list)
    }

    /// Returns the cards of these words; a month alone is its four cards.
    pub(super) fn month_or_cards(&mut self, words: &'a [Token<'a>]) -> CardList {
        if let [word] = words
            && let Some(month) = read_month(word.text, self.calendar)
        {
            let cards = Pile::month(month).iter();
            return CardList(cards.map(|card| Spanned::new(card, word.column)).collect());
        }
        self.words = words;
        self.cards(&[])
    }

    /// Returns the column of the verb or keyword.
    pub(super) const fn column(&self) -> u32 {
        self.column
    }

    /// Returns exactly one card.
    pub(super) fn card(&mut self) -> Option<Spanned<Card>> {
        let word = self.word()?;
        let mut cards = Vec::new();
        if !self.read_cards(Spanned::new(word.text, word.column), &mut cards) {
            return None;
        }
        if let [card] = cards.as_slice() {
            return Some(*card);
        }
        self.misfit(Some(word));
        None
    }

    /// Reports the first word that is left over.
    pub(super) fn end(&mut self) {
        if let Some(word) = self.words.first() {
            self.misfit(Some(word));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Returns the words that are left.
    pub(super) fn rest(&mut self) -> &'a [Token<'a>] {
        std::mem::take(&mut self.words)
    }
}

/// Returns a number with or without a sign before its plain digits.
pub(super) fn signed(folded: &str) -> Option<i64> {
    match folded.strip_prefix(['-', '−', '–']) {
        // The lowest number has no positive one.
        Some(digits) => whole_digits(digits).and_then(|digits| format!("-{digits}").parse().ok()),
        None => whole(folded.strip_prefix('+').unwrap_or(folded)),
    }
}

fn whole_digits(text: &str) -> Option<&str> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then_some(text)
}

/// Returns a whole number of at least 0 as written with plain digits.
pub(super) fn whole(folded: &str) -> Option<i64> {
    whole_digits(folded)?.parse().ok()
}
