//! The words of a part that say that something happened or did not.

use super::meaning::{bak, happened, in_month};
use super::reader::PartReader;
use super::{OpenPoint, Unheard};
use crate::card::Flower;
use crate::telling::fact::{FactKind, ToldBak};
use crate::telling::item::{Item, ItemKind, NumberUnit};
use crate::telling::letters::Gap;
use crate::telling::numbers::To;
use crate::telling::piece::Spoken;
use crate::telling::word_kinds::is_event;
use crate::vocabulary::Word;

impl PartReader<'_> {
    /// Records an event; a number right after it is its month.
    pub(super) fn event(&mut self, at: usize, word: Word) -> Result<(), Unheard> {
        if let Some(other) = self.denial(at) {
            self.use_up(at);
            self.use_up(other);
            return Ok(());
        }
        let months = |item: &Item| match item.says {
            ItemKind::Month(flower) => Some(flower),
            _ => None,
        };
        let behind = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if let Some(flower) = behind.and_then(months) {
            self.push(in_month(word, Some(flower)), &[at, at + 1]);
            let mut next = at + 2;
            while let Some(flower) = self.items.get(next).and_then(months) {
                let claimed = self
                    .items
                    .get(next + 1)
                    .and_then(Item::word)
                    .is_some_and(is_event);
                if claimed {
                    break;
                }
                self.push(in_month(word, Some(flower)), &[at, next]);
                next += 1;
            }
            return Ok(());
        }
        let own = |place: &usize| self.to.get(*place) == Some(&To::Head(at));
        let numbers: Vec<usize> = (0..self.items.len()).filter(own).collect();
        let value = |place: usize| match self.items.get(place).map(|item| &item.says) {
            Some(ItemKind::Number(number)) => *number,
            _ => 0,
        };
        if let (Some(first), Some(happened)) =
            (numbers.first().filter(|first| **first < at), happened(word))
        {
            self.push(
                FactKind::Happened(happened, value(*first), None),
                &[*first, at],
            );
            return Ok(());
        }
        for place in &numbers {
            let month = u8::try_from(value(*place)).ok();
            let flower =
                month.and_then(|month| Flower::of_month(month, crate::card::Calendar::Korean));
            let Some(flower) = flower else {
                let item = self.items.get(*place).map(|item| item.spoken.clone());
                return Err(Unheard::NoWord(item.unwrap_or_else(Spoken::none)));
            };
            self.push(in_month(word, Some(flower)), &[at, *place]);
        }
        if !numbers.is_empty() {
            return Ok(());
        }
        let times = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if let (Some(ItemKind::Quantity(number, NumberUnit::Times)), Some(happened)) =
            (times.map(|item| &item.says), happened(word))
        {
            let (number, more) = (*number, self.items.get(at + 2));
            // `흔들고 2번 …` can mean twice, or the second player.
            let unclear = times.is_some_and(|item| {
                item.spoken.text.ends_with('번')
                    && item
                        .spoken
                        .text
                        .starts_with(|letter: char| letter.is_ascii_digit())
            });
            if unclear && more.is_some_and(|item| item.gap <= Gap::Space) {
                let words = self.items.get(at + 1).map(|item| item.spoken.clone());
                self.open.extend(words.map(OpenPoint::Number));
            }
            self.push(FactKind::Happened(happened, number, None), &[at, at + 1]);
            return Ok(());
        }
        // `showed a triple`
        if self
            .items
            .get(at + 1)
            .is_some_and(|item| item.is(Word::Times))
        {
            self.push(in_month(word, None), &[at, at + 1]);
            return Ok(());
        }
        self.push(in_month(word, None), &[at]);
        Ok(())
    }

    /// Returns the index of the word that denies the word at `at`: the one after it, or in English
    /// before it. `None` if no word does.
    pub(super) fn denial(&self, at: usize) -> Option<usize> {
        let denies = |(at, word): (usize, Word)| {
            let english = self.items.get(at).is_some_and(|item| item.number_first);
            (matches!(word, Word::Denied | Word::None) && !self.is_used(at))
                .then_some((at, english))
        };
        let before = self
            .word_before(at)
            .and_then(denies)
            .filter(|(_, english)| *english);
        let behind = self.next_word(at).and_then(denies);
        let behind = behind.filter(|(behind, english)| {
            // `no` before another word belongs to that word.
            !english
                || self
                    .items
                    .get(behind + 1)
                    .is_none_or(|item| item.gap >= Gap::Comma)
        });
        before.or(behind).map(|(at, _)| at)
    }

    pub(super) fn bak(&mut self, at: usize, bak: Option<ToldBak>, go: bool) {
        let denied = self.denial(at).map(|at| (at, Word::Denied));
        match (bak, denied) {
            (Some(bak), Some((other, _))) => self.push(FactKind::Bak(bak, false), &[at, other]),
            (Some(bak), None) => self.push(FactKind::Bak(bak, true), &[at]),
            // Not having to pay for a go says nothing about the cards.
            (None, Some((other, _))) if go => {
                self.use_up(at);
                self.use_up(other);
            }
            (None, _) => self.push(FactKind::GoBak, &[at]),
        }
    }

    pub(super) fn go(&mut self, at: usize, once: FactKind, often: fn(i64) -> FactKind) {
        if let Some(other) = self.denial(at) {
            self.use_up(at);
            self.use_up(other);
            return;
        }
        if let Some((number, count, false)) = self.number_of(at) {
            self.push(often(count), &[at, number]);
            return;
        }
        let behind = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if let Some(ItemKind::Quantity(number, NumberUnit::Times)) = behind.map(|item| &item.says) {
            self.push(often(*number), &[at, at + 1]);
            return;
        }
        self.push(once, &[at]);
    }

    /// Handles "suffers", which must refer to a bak in the same part.
    pub(super) fn suffers(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let bak = |(what, _): &(FactKind, Vec<Spoken>)| {
            matches!(what, FactKind::Bak(..) | FactKind::GoBak | FactKind::DokBak)
        };
        let next = self.next_word(at).and_then(|(_, word)| self::bak(word));
        if self.facts.iter().any(bak) || (at == 0 && next.is_some()) {
            self.use_up(at);
            return Ok(());
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }

    pub(super) fn denied(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let english = self.items.get(at).is_some_and(|item| item.number_first);
        let near = self
            .next_word(at)
            .filter(|(next, _)| english && !self.is_used(*next));
        if let Some((next, word)) = near
            && let Some((bak, go)) = bak(word)
        {
            self.bak(next, bak, go);
            self.use_up(at);
            return Ok(());
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }
}
