//! Reads the words after a verb or keyword one by one.

use super::word::Token;
use super::{CardList, Fault, LineSyntax, Problem, Spanned};
use crate::card::{Calendar, Card, Flower, Pile, read_code, read_month, read_word};

/// Reads the words of a line one by one and collects the faults.
pub(super) struct Args<'a> {
    words: &'a [Token<'a>],
    /// The line number.
    line: u32,
    /// The column of the verb or keyword; a missing word is reported there.
    column: u32,
    /// How the line is written.
    form: LineSyntax,
    calendar: Calendar,
    pub(super) faults: Vec<Fault>,
}

/// The error for a word that could not be read, after its fault was reported.
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

    /// Reports that this word does not fit, or for `None` that a word is missing.
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

    /// Reports that a part of a word does not fit.
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

    /// Returns the next word without taking it.
    pub(super) fn peek(&self) -> Option<&'a Token<'a>> {
        self.words.first()
    }

    /// Appends the cards that a part of a word names to `list`; if it names none, reports that and
    /// returns false.
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

    /// Appends the cards of a code to `list`; returns false if the text is no code.
    fn read_code(&self, code: Spanned<&str>, list: &mut Vec<Spanned<Card>>) -> bool {
        let Some(cards) = read_code(code.value, self.calendar) else {
            return false;
        };
        list.extend(cards.map(|card| Spanned::new(card, code.column)));
        true
    }

    /// Takes the next word if it is one of `wanted`, all of them folded; returns whether it is.
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

    /// Takes the next word; reports a fault if there is none.
    pub(super) fn word(&mut self) -> Option<&'a Token<'a>> {
        let word = self.next();
        if word.is_none() {
            self.misfit(None);
        }
        word
    }

    /// Takes the next word and parses it with `read`; reports a fault if that fails.
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

    /// Takes the next word as a month. Returns `None` if the line ends or one of `stops` comes
    /// next; fails, with the fault reported, if the word is not a month.
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

    /// Takes all cards up to the end of the line or one of the words in `until`. Leaves out and
    /// reports copies of a face beyond those in a pack.
    pub(super) fn cards(&mut self, until: &[&str]) -> CardList {
        let mut list = self.cards_as_told(until);
        self.refuse_surplus(&mut list);
        list
    }

    /// Removes from a list the copies of a face beyond those in a pack, and reports them.
    pub(super) fn refuse_surplus(&mut self, list: &mut CardList) {
        for card in list.take_surplus() {
            let (column, card, holder) = (card.column, card.value, None);
            self.fault(column, Problem::DuplicateCard { card, holder });
        }
    }

    /// Takes all cards up to the end of the line or one of the words in `until`, even more copies
    /// of a face than a pack has.
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

    /// Appends the cards of a word to `list`. `other` sees each part of the word first and returns
    /// true if it takes that part as something else.
    fn cards_of(
        &mut self,
        word: &Token<'_>,
        list: &mut Vec<Spanned<Card>>,
        other: &mut impl FnMut(&mut Self, Spanned<&str>) -> bool,
    ) {
        // No code contains a comma, so a code needs no splitting.
        if self.read_code(Spanned::new(word.text, word.column), list) {
            return;
        }
        for part in word.parts() {
            if !other(self, part) {
                self.read_cards(part, list);
            }
        }
    }

    /// Takes all cards up to the end of the line. `other` sees each part of a word first and
    /// returns true if it takes that part as something else.
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

    /// Returns the cards of these words. A month alone means its four cards.
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

    /// Takes exactly one card.
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

    /// Reports the first word that is left, if any.
    pub(super) fn end(&mut self) {
        if let Some(word) = self.words.first() {
            self.misfit(Some(word));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Takes all words that are left.
    pub(super) fn rest(&mut self) -> &'a [Token<'a>] {
        std::mem::take(&mut self.words)
    }
}

/// Parses digits, with an optional sign, as a whole number.
pub(super) fn signed(folded: &str) -> Option<i64> {
    match folded.strip_prefix(['-', '−', '–']) {
        // The lowest number has no positive counterpart, so parse it with its sign.
        Some(digits) => whole_digits(digits).and_then(|digits| format!("-{digits}").parse().ok()),
        None => whole(folded.strip_prefix('+').unwrap_or(folded)),
    }
}

fn whole_digits(text: &str) -> Option<&str> {
    let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then_some(text)
}

/// Parses digits without a sign as a whole number.
pub(super) fn whole(folded: &str) -> Option<i64> {
    whole_digits(folded)?.parse().ok()
}
