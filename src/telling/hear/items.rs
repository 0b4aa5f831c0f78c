//! What each kind of item says about its players.

use super::meaning::{bak, happened, in_month};
use super::reader::PartReader;
use super::{Unheard, kind};
use crate::card::Flower;
use crate::record::{Bound, CountKind, Special};
use crate::telling::fact::{Ended, FactKind, Happened, LineOf, Set};
use crate::telling::item::{Item, ItemKind, NumberUnit};
use crate::telling::letters::Gap;
use crate::telling::piece::Spoken;
use crate::telling::word_kinds::{is_event, is_set};
use crate::vocabulary::Word;

impl PartReader<'_> {
    /// Handles how often an event, a go or a koi-koi happened.
    pub(super) fn times(&mut self, at: usize, number: i64, spoken: &Spoken) -> Result<(), Unheard> {
        let near = self.next_word(at).filter(|(next, _)| !self.is_used(*next));
        let near = near.into_iter().chain(self.word_before(at));
        let mut near = near.filter(|(_, word)| crate::telling::item::takes_times(*word));
        let Some((head, word)) = near.next() else {
            return Err(Unheard::NoWord(spoken.clone()));
        };
        match word {
            Word::Go => self.push(FactKind::Goes(number), &[head, at]),
            Word::Koi => self.push(FactKind::Koi(number), &[head, at]),
            _ => match happened(word) {
                Some(happened) => {
                    self.push(FactKind::Happened(happened, number, None), &[head, at]);
                }
                None => return Err(Unheard::NoWord(spoken.clone())),
            },
        }
        Ok(())
    }

    /// Handles an amount and its verb, as in `30칩 땄어`.
    pub(super) fn amount(
        &mut self,
        at: usize,
        number: i64,
        spoken: &Spoken,
    ) -> Result<(), Unheard> {
        let verb = (at + 1..self.items.len()).find_map(|next| {
            let word = self.items.get(next)?.word()?;
            matches!(word, Word::Pays | Word::Gets).then_some((next, word))
        });
        match verb {
            Some((next, Word::Pays)) => self.push(FactKind::Amount(-number), &[at, next]),
            Some((next, _)) => self.push(FactKind::Amount(number), &[at, next]),
            None if number == 0 => self.push(FactKind::Amount(0), &[at]),
            None => return Err(Unheard::NoWord(spoken.clone())),
        }
        Ok(())
    }

    /// Handles a month before or after its event.
    pub(super) fn month(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let months = |item: &Item| matches!(item.says, ItemKind::Month(_));
        let mut end = at;
        while self.items.get(end + 1).is_some_and(months) {
            end += 1;
        }
        let next = self
            .items
            .get(end + 1)
            .and_then(Item::word)
            .filter(|word| is_event(*word));
        let flowers: Vec<(usize, Flower)> = (at..=end)
            .filter_map(|at| match self.items.get(at)?.says {
                ItemKind::Month(flower) => Some((at, flower)),
                _ => None,
            })
            .collect();
        let Some(word) = next else {
            return Err(Unheard::NoWord(spoken.clone()));
        };
        for (place, flower) in flowers {
            let what = in_month(word, Some(flower));
            self.push(what, &[place, end + 1]);
        }
        Ok(())
    }

    pub(super) fn word(&mut self, at: usize, word: Word, spoken: &Spoken) -> Result<(), Unheard> {
        if let Some(kind) = kind(word) {
            return self.kind(at, kind, spoken);
        }
        if is_set(word) {
            self.set(at, word);
            return Ok(());
        }
        if is_event(word) {
            return self.event(at, word);
        }
        if let Some((bak, go)) = bak(word) {
            self.bak(at, bak, go);
            return Ok(());
        }
        let what = match word {
            Word::Go => {
                self.go(at, FactKind::Go, FactKind::Goes);
                return Ok(());
            }
            Word::Koi => {
                self.go(at, FactKind::Koi(1), FactKind::Koi);
                return Ok(());
            }
            Word::OneGo => FactKind::Goes(1),
            Word::TwoGoes => FactKind::Goes(2),
            Word::ThreeGoes => FactKind::Goes(3),
            Word::FourGoes => FactKind::Goes(4),
            Word::FiveGoes => FactKind::Goes(5),
            Word::SixGoes => FactKind::Goes(6),
            Word::DokBak => FactKind::DokBak,
            Word::MeongDda => FactKind::SevenAnimals,
            Word::WithRain => FactKind::WithRain,
            Word::WithCup => FactKind::WithCup(true),
            Word::WithoutCup => FactKind::WithCup(false),
            Word::NoFlowerViewing => FactKind::NoSet(Set(Word::FlowerViewing)),
            Word::NoMoonViewing => FactKind::NoSet(Set(Word::MoonViewing)),
            Word::Nothing => FactKind::Captured(false),
            Word::Won => FactKind::Won,
            Word::Even => FactKind::Amount(0),
            Word::Push => FactKind::Push,
            Word::ThreePpuk => FactKind::ThreePpuk,
            Word::Suffers => return self.suffers(at, spoken),
            Word::Nagari => FactKind::Ended(Ended::Nagari),
            Word::Void => FactKind::Ended(Ended::Void),
            Word::Broken => FactKind::Ended(Ended::Broken),
            Word::Chok => FactKind::Happened(Happened::Special(Special::Chok, false), 1, None),
            Word::FirstChok => FactKind::Happened(Happened::Special(Special::Chok, true), 1, None),
            Word::Ttadak => FactKind::Happened(Happened::Special(Special::Ttadak, false), 1, None),
            Word::FirstTtadak => {
                FactKind::Happened(Happened::Special(Special::Ttadak, true), 1, None)
            }
            Word::Sseul => FactKind::Happened(Happened::Special(Special::Sseul, false), 1, None),
            Word::Stack => FactKind::Happened(Happened::Special(Special::Stack, false), 1, None),
            Word::JaPpuk => FactKind::Happened(Happened::Special(Special::JaPpuk, false), 1, None),
            Word::Boar => FactKind::Happened(Happened::Boar, 1, None),
            Word::None => return self.none(at, spoken),
            Word::Denied => return self.denied(at, spoken),
            // In `has 3 junk`, only the kind says something.
            Word::Has => return self.has(at, spoken),
            Word::Pays | Word::Gets => return self.money(at, word, spoken),
            _ => return Err(Unheard::Misplaced(spoken.clone())),
        };
        self.push(what, &[at]);
        Ok(())
    }

    /// Handles a kind with its number, with "some" or "none", or alone.
    pub(super) fn kind(
        &mut self,
        at: usize,
        kind: CountKind,
        spoken: &Spoken,
    ) -> Result<(), Unheard> {
        if let Some((number, count, cards)) = self.number_of(at) {
            if count > 1000 {
                return Err(Unheard::NoWord(spoken.clone()));
            }
            // `광 1장도 없고` contradicts itself.
            let last = at.max(number);
            if let Some((none, Word::None | Word::Nothing)) = self.next_word(last) {
                let words = self.words(&[at, number, none]);
                let word = words.first().cloned().unwrap_or_else(|| spoken.clone());
                return Err(Unheard::Misplaced(word));
            }
            // `9 junk cards`
            let unit = self.next_word(at).filter(|(_, word)| *word == Word::Cards);
            match unit {
                Some((unit, _)) => {
                    self.push(FactKind::Count(kind, count, true), &[at, number, unit]);
                }
                None => self.push(FactKind::Count(kind, count, cards), &[at, number]),
            }
            return Ok(());
        }
        let before = self
            .word_before(at)
            .filter(|(_, word)| matches!(word, Word::None | Word::Has));
        let behind = self
            .next_word(at)
            .filter(|(_, word)| matches!(word, Word::None | Word::Nothing | Word::Has));
        match before.or(behind) {
            Some((other, Word::None | Word::Nothing)) => {
                // `0장도 없음` and the like merely say the number twice.
                self.push(FactKind::Known(kind, Bound::Exactly(0)), &[at, other]);
            }
            Some((other, _)) => self.push(FactKind::Known(kind, Bound::AtLeast(1)), &[at, other]),
            None => self.push(FactKind::Among(kind), &[at]),
        }
        Ok(())
    }

    pub(super) fn set(&mut self, at: usize, word: Word) {
        if let Some(other) = self.denial(at) {
            self.push(FactKind::NoSet(Set(word)), &[at, other]);
            return;
        }
        match self.number_of(at) {
            Some((number, count, true)) => {
                self.push(FactKind::Set(Set(word)), &[at]);
                self.push(FactKind::SetCards(Set(word), count), &[number]);
            }
            Some((number, points, false)) => {
                self.push(FactKind::Set(Set(word)), &[at]);
                self.push(
                    FactKind::LinePoints(LineOf::Set(Set(word)), points),
                    &[number],
                );
            }
            None => self.push(FactKind::Set(Set(word)), &[at]),
        }
    }

    /// Handles "none", which may come before or after its kind.
    pub(super) fn none(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let english = self.items.get(at).is_some_and(|item| item.number_first);
        let near = self
            .next_word(at)
            .filter(|(next, _)| english && !self.is_used(*next));
        if let Some((next, word)) = near {
            if is_set(word) {
                self.set(next, word);
                return Ok(());
            }
            if matches!(word, Word::Go | Word::Koi) || is_event(word) {
                self.use_up(next);
                self.use_up(at);
                return Ok(());
            }
            if let Some(kind) = kind(word) {
                self.push(FactKind::Known(kind, Bound::Exactly(0)), &[at, next]);
                return Ok(());
            }
            if let Some((bak, go)) = bak(word) {
                self.bak(next, bak, go);
                self.use_up(at);
                return Ok(());
            }
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }

    pub(super) fn has(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        // In `had 3`, the number counts whatever the line is about.
        let number = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if at == 0 && number.is_some_and(|item| matches!(item.says, ItemKind::Number(_))) {
            self.use_up(at);
            return Ok(());
        }
        let has_kind = self
            .next_word(at)
            .and_then(|(_, word)| kind(word))
            .is_some();
        let something = at + 1 < self.items.len();
        if has_kind || !something {
            return if has_kind {
                Ok(())
            } else {
                Err(Unheard::Misplaced(spoken.clone()))
            };
        }
        self.use_up(at);
        Ok(())
    }

    /// Handles a verb of money, whose amount comes before or after the verb.
    pub(super) fn money(&mut self, at: usize, word: Word, spoken: &Spoken) -> Result<(), Unheard> {
        let places = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        for place in places {
            let number = match self.items.get(place).map(|item| &item.says) {
                Some(ItemKind::Number(number)) if !self.is_used(place) => Some(*number),
                Some(ItemKind::Quantity(number, NumberUnit::Chips | NumberUnit::Points))
                    if !self.is_used(place) =>
                {
                    Some(*number)
                }
                Some(ItemKind::Number(number) | ItemKind::Quantity(number, NumberUnit::Points)) => {
                    Some(*number)
                }
                _ => None,
            };
            let Some(number) = number else { continue };
            let sign = if word == Word::Pays { -1 } else { 1 };
            self.facts.retain(|(what, words)| {
                let same = words.first().map(|word| word.column)
                    == self.items.get(place).map(|item| item.spoken.column);
                !(same && matches!(what, FactKind::Bare(_) | FactKind::Points(_)))
            });
            self.push(FactKind::Amount(sign * number), &[place, at]);
            return Ok(());
        }
        // The verb of `30칩 땄어` was already handled with the amount.
        if self.is_used(at) {
            return Ok(());
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }

    /// Attaches points to the kind or set before them, if the part has several numbers of points. A
    /// single one might be the total, which the rules decide later.
    pub(super) fn attach_points(&mut self) {
        let several = self
            .facts
            .iter()
            .filter(|(what, _)| matches!(what, FactKind::Points(_)))
            .count()
            > 1;
        let mut last: Option<LineOf> = None;
        for at in 0..self.facts.len() {
            let Some((what, _)) = self.facts.get_mut(at) else {
                break;
            };
            match what {
                FactKind::Set(set) => last = Some(LineOf::Set(*set)),
                FactKind::Count(kind, ..) | FactKind::Among(kind) => {
                    last = Some(LineOf::Kind(*kind));
                }
                FactKind::LinePoints(..)
                | FactKind::SetCards(..)
                | FactKind::WithRain
                | FactKind::WithCup(_)
                | FactKind::SevenAnimals => {}
                FactKind::Points(points) => {
                    *what = match last.take() {
                        Some(line) if several => FactKind::LinePoints(line, *points),
                        Some(line) => FactKind::PointsBehind(line, *points),
                        None => FactKind::Points(*points),
                    };
                }
                _ => last = None,
            }
        }
    }
}
