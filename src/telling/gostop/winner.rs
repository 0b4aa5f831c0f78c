//! What was said about the winner.

use super::pile::{TellPile, kind_of};
use super::worded::Worded;
use crate::card::{Card, Flower, Pile};
use crate::record::{CountKind, CupCall};
use crate::rules::GoStopRules;
use crate::telling::fact::{LineOf, Set};
use crate::telling::piece::Spoken;
use crate::telling::refusal::{Misheard, MisheardReason};
use crate::vocabulary::Word;

/// What was said about the winner.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct ToldWinner {
    pub(in crate::telling) points: Option<Worded<i64>>,
    pub(in crate::telling) sets: Vec<Worded<Set>>,
    pub(in crate::telling) pile: TellPile,
    /// The words that said what the sake cup counts as, and whether told junk counts it.
    pub(in crate::telling) cup_words: Vec<Spoken>,
    /// The counted kinds, each with its words and whether a word for cards was among them.
    pub(in crate::telling) counted: Vec<(CountKind, Worded<bool>)>,
    /// The kinds that the points include, each with its words.
    pub(in crate::telling) among: Vec<(CountKind, Vec<Spoken>)>,
    pub(in crate::telling) seven: Option<Vec<Spoken>>,
    pub(in crate::telling) goes: Option<Worded<u32>>,
    /// The words for a go of which the number was not told.
    pub(in crate::telling) went: Option<Vec<Spoken>>,
    pub(in crate::telling) pushed: Option<Vec<Spoken>>,
    pub(in crate::telling) quads: Vec<Option<Flower>>,
    /// Points told after a set or kind: they may be for that set or kind, or the total.
    pub(in crate::telling) behind: Vec<(LineOf, Worded<i64>)>,
    /// The sets that the winner was said not to have.
    pub(in crate::telling) no_sets: Vec<Set>,
    pub(in crate::telling) three_ppuk: Option<Vec<Spoken>>,
    /// The points told for single sets or kinds.
    pub(in crate::telling) lines: Vec<(LineOf, Worded<i64>)>,
    /// Numbers told without a word.
    pub(in crate::telling) bare: Vec<Worded<i64>>,
}

impl ToldWinner {
    pub(super) fn count(
        &mut self,
        kind: CountKind,
        count: i64,
        unit: bool,
        words: &[Spoken],
    ) -> Result<(), Misheard> {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        if let Some(told) = self.pile.counts.number_of(kind)
            && told != count
        {
            let before = self.counted.iter().filter(|(known, _)| *known == kind);
            let mut all: Vec<Spoken> = before.flat_map(|(_, said)| said.words.clone()).collect();
            all.extend_from_slice(words);
            return Err(Misheard::new(all, MisheardReason::NotTheSame));
        }
        *self.pile.counts.of_kind(kind) = Some(count);
        self.counted.push((kind, Worded::new(unit, words)));
        Ok(())
    }

    /// Takes what the sake cup is said to count as.
    pub(super) fn call_cup(
        &mut self,
        call: CupCall,
        words: &[Spoken],
        rules: &GoStopRules,
    ) -> Result<(), Misheard> {
        if !self.pile.cards.add(Card::CUP) {
            return Err(Misheard::new(words.to_vec(), MisheardReason::Twice));
        }
        self.pile.cup = Some(call);
        self.cup_words.extend_from_slice(words);
        let kind = kind_of(call);
        if !rules.cup_final && self.among.iter().all(|(among, _)| *among != kind) {
            self.among.push((kind, words.to_vec()));
        }
        Ok(())
    }

    /// Takes whether told junk counts the sake cup.
    pub(super) fn count_cup(&mut self, with: bool, words: &[Spoken]) -> Result<(), Misheard> {
        if self.pile.with_cup.is_some_and(|told| told != with) {
            let words = [&self.cup_words, words].concat();
            return Err(Misheard::new(words, MisheardReason::Twice));
        }
        self.pile.with_cup = Some(with);
        self.cup_words.extend_from_slice(words);
        Ok(())
    }

    /// Combines what was told: sets become cards, a bare number becomes the total of points, and
    /// points of single kinds become counts.
    pub(super) fn finish(&mut self, rules: &GoStopRules) -> Result<(), Misheard> {
        if let Some(bare) = self.bare.pop() {
            match &self.points {
                None => self.points = Some(bare),
                Some(_) => return Err(Misheard::new(bare.words, MisheardReason::NoWord)),
            }
        }
        for set in &self.sets {
            self.pile.cards = self
                .pile
                .cards
                .plus(set.value.cards().without(self.pile.cards));
        }
        self.with_rain();
        self.beside_cup(rules)?;
        self.own_lines(rules)?;
        self.set_points(rules)?;
        self.line_points(rules)?;
        self.brights()?;
        self.rain_cho_dan()?;
        for kind in CountKind::ALL {
            let named = self.pile.named(kind);
            if let Some(count) = self.pile.counts.number_of(kind)
                && count < named
                && kind != CountKind::Brights
            {
                return Err(Misheard::new(
                    self.words_of(kind),
                    MisheardReason::NotTheSame,
                ));
            }
        }
        Ok(())
    }

    /// Turns the told numbers into those of the record, where the sake cup is an animal and no junk.
    fn beside_cup(&mut self, rules: &GoStopRules) -> Result<(), Misheard> {
        let counts_cup = self.pile.with_cup;
        if counts_cup.is_some() && !self.pile.cards.contains(Card::CUP) {
            self.pile.cards.add(Card::CUP);
        }
        if counts_cup == Some(true) && self.pile.cup_as_junk(rules) == 0 {
            let why = if rules.switch_september == 0 {
                MisheardReason::Off
            } else {
                MisheardReason::NotTheSame
            };
            return Err(Misheard::new(self.cup_words.clone(), why));
        }
        for kind in [CountKind::Animals, CountKind::Junk] {
            let Some(said) = self.pile.counts.number_of(kind) else {
                continue;
            };
            let recorded = self.recorded(kind, said, rules)?;
            *self.pile.counts.of_kind(kind) = Some(recorded);
        }
        // Junk of which the cup is said to be a part is said back with the cup.
        if self.pile.cup == Some(CupCall::Junk) && counts_cup.is_some() {
            self.pile.with_cup = Some(true);
        }
        Ok(())
    }

    /// Returns the record's count for a told number.
    fn recorded(&self, kind: CountKind, said: u32, rules: &GoStopRules) -> Result<u32, Misheard> {
        let words = || [self.words_of(kind), self.cup_words.clone()].concat();
        let recorded = self.pile.recorded(kind, said, rules);
        recorded.ok_or_else(|| Misheard::new(words(), MisheardReason::NotTheSame))
    }

    /// Refuses a cho-dan with the rain ribbon whose other two ribbons were not named.
    fn rain_cho_dan(&self) -> Result<(), Misheard> {
        let named = self.pile.cards.shared(Pile::CHO_DAN).len();
        let with_rain = |set: &&Worded<Set>| set.value.0 == Word::RainChoDan;
        match self.sets.iter().find(with_rain) {
            Some(set) if named < 2 => Err(Misheard::new(
                set.words.clone(),
                MisheardReason::WhichRibbons,
            )),
            _ => Ok(()),
        }
    }

    /// If rain is among the brights, turns three or four brights into the set with rain.
    fn with_rain(&mut self) {
        // All five brights include rain anyway.
        let all = |set: &Worded<Set>| set.value.0 == Word::FiveBrights;
        if self.sets.iter().any(all) {
            self.pile.rain = false;
        }
        if !self.pile.rain {
            return;
        }
        for set in &mut self.sets {
            set.value.0 = match set.value.0 {
                Word::ThreeBrights => Word::RainThreeBrights,
                Word::FourBrights => Word::RainFourBrights,
                word => word,
            };
        }
        for (line, _) in self.lines.iter_mut().chain(&mut self.behind) {
            if let LineOf::Set(set) = line {
                set.0 = match set.0 {
                    Word::ThreeBrights => Word::RainThreeBrights,
                    Word::FourBrights => Word::RainFourBrights,
                    word => word,
                };
            }
        }
    }

    /// Reads points told after a set or kind: they belong to it if it is worth exactly as many;
    /// otherwise they are the total.
    fn own_lines(&mut self, rules: &GoStopRules) -> Result<(), Misheard> {
        for (line, said) in std::mem::take(&mut self.behind) {
            let worth = match line {
                LineOf::Set(set) => set.points(rules),
                LineOf::Kind(kind) => self.line_of(kind, rules),
            };
            if worth == said.value {
                continue;
            }
            // A number smaller than the sets are worth cannot be the total.
            let sets: i64 = self.sets.iter().map(|set| set.value.points(rules)).sum();
            if matches!(line, LineOf::Kind(_)) && worth == 0 && said.value < sets {
                self.lines.push((line, said));
                continue;
            }
            match &self.points {
                Some(told) if told.value != said.value => {
                    let words = [told.words.clone(), said.words].concat();
                    return Err(Misheard::new(words, MisheardReason::Twice));
                }
                _ => self.points = Some(said),
            }
        }
        Ok(())
    }

    /// Returns the points for a counted kind; 0 if the count is too low to score.
    pub(in crate::telling) fn line_of(&self, kind: CountKind, rules: &GoStopRules) -> i64 {
        let Some(count) = self.pile.said(kind, rules) else {
            return 0;
        };
        let row = |from: u32| {
            if from > 0 {
                (count + 1).saturating_sub(from)
            } else {
                0
            }
        };
        let points = match (kind, count, self.pile.rain) {
            (CountKind::Animals, ..) => row(rules.animals_from),
            (CountKind::Ribbons, ..) => row(rules.ribbons_from),
            (CountKind::Junk, ..) => row(rules.junk_from),
            (CountKind::Brights, 5, _) => rules.brights_five,
            (CountKind::Brights, 4, false) => rules.brights_four,
            (CountKind::Brights, 4, true) => rules.brights_four_with_rain,
            (CountKind::Brights, 3, false) => rules.brights_three,
            (CountKind::Brights, 3, true) => rules.brights_three_with_rain,
            (CountKind::Brights, ..) => 0,
        };
        i64::from(points)
    }

    pub(in crate::telling) fn words_of(&self, kind: CountKind) -> Vec<Spoken> {
        let counted = self.counted.iter().filter(|(known, _)| *known == kind);
        let mut words: Vec<Spoken> = counted.flat_map(|(_, said)| said.words.clone()).collect();
        let sets = self.sets.iter().filter(|set| set.value.kind() == kind);
        words.extend(sets.flat_map(|set| set.words.clone()));
        words
    }

    fn set_points(&self, rules: &GoStopRules) -> Result<(), Misheard> {
        for (line, said) in &self.lines {
            if let LineOf::Set(set) = line
                && set.points(rules) != said.value
            {
                let points = set.points(rules);
                return Err(Misheard::new(
                    said.words.clone(),
                    MisheardReason::SetWorth { set: *set, points },
                ));
            }
        }
        Ok(())
    }

    /// Derives the number of cards of each kind from the points told for that kind.
    fn line_points(&mut self, rules: &GoStopRules) -> Result<(), Misheard> {
        let lines: Vec<(CountKind, Worded<i64>)> = self
            .lines
            .iter()
            .filter_map(|(line, said)| match line {
                LineOf::Kind(kind) => Some((*kind, said.clone())),
                LineOf::Set(_) => None,
            })
            .collect();
        for (kind, said) in lines {
            let from = match kind {
                CountKind::Animals => rules.animals_from,
                CountKind::Ribbons => rules.ribbons_from,
                CountKind::Junk => rules.junk_from,
                CountKind::Brights => {
                    self.bright_points(&said, rules)?;
                    continue;
                }
            };
            let count = i64::from(from) + said.value - 1;
            if said.value < 1 || from == 0 {
                return Err(Misheard::new(said.words, MisheardReason::Misplaced));
            }
            if let Some(told) = self.pile.said(kind, rules)
                && i64::from(told) != count
            {
                let words = [self.words_of(kind), said.words].concat();
                return Err(Misheard::new(words, MisheardReason::NotTheSame));
            }
            self.among.retain(|(among, _)| *among != kind);
            // The points of junk are those of all of it.
            if kind == CountKind::Junk && self.pile.cup == Some(CupCall::Junk) {
                self.pile.with_cup = Some(true);
            }
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            *self.pile.counts.of_kind(kind) = Some(self.recorded(kind, count, rules)?);
            self.counted.push((kind, Worded::new(true, &said.words)));
        }
        Ok(())
    }

    /// Derives the set of brights from its points, if only one set is worth as many.
    fn bright_points(&mut self, said: &Worded<i64>, rules: &GoStopRules) -> Result<(), Misheard> {
        if self.line_of(CountKind::Brights, rules) == said.value {
            return Ok(());
        }
        let lines = [
            Word::FiveBrights,
            Word::FourBrights,
            Word::RainFourBrights,
            Word::ThreeBrights,
            Word::RainThreeBrights,
        ];
        let worth = lines
            .into_iter()
            .map(Set)
            .filter(|set| set.points(rules) == said.value);
        let counted = self.pile.counts.brights;
        let mut worth = worth.filter(|set| counted.is_none_or(|count| count == set.cards_of()));
        let Some(set) = worth.next() else {
            return Err(Misheard::new(
                said.words.clone(),
                MisheardReason::NotTheSame,
            ));
        };
        self.among.retain(|(kind, _)| *kind != CountKind::Brights);
        self.sets.push(Worded::new(set, &said.words));
        Ok(())
    }

    /// Turns sets of brights into their number, with or without rain.
    fn brights(&mut self) -> Result<(), Misheard> {
        let bright = |set: &&Worded<Set>| set.value.kind() == CountKind::Brights;
        let sets: Vec<Worded<Set>> = self.sets.iter().filter(bright).cloned().collect();
        let mut before: Option<&Worded<Set>> = None;
        for set in &sets {
            if let Some(before) = before.filter(|before| before.value != set.value) {
                let words = [before.words.clone(), set.words.clone()].concat();
                return Err(Misheard::new(words, MisheardReason::Twice));
            }
            before = Some(set);
        }
        let Some(set) = before else { return Ok(()) };
        let count = set.value.cards_of();
        if let Some(told) = self.pile.counts.brights
            && told != count
        {
            return Err(Misheard::new(
                self.words_of(CountKind::Brights),
                MisheardReason::NotTheSame,
            ));
        }
        self.pile.counts.brights = Some(count);
        self.pile.rain |= matches!(set.value.0, Word::RainFourBrights | Word::RainThreeBrights);
        Ok(())
    }
}
