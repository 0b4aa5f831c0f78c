//! What was said of a hand of Go-Stop, sorted by whom it is about.

use super::pile::TellPile;
use crate::card::{Card, Flower, Kind, Pile};
use crate::record::{Bound, CountKind, Seat};
use crate::rules::GoStopRules;
use crate::telling::fact::{Bak, Fact, Happened, LineOf, Set, What};
use crate::telling::piece::Spoken;
use crate::telling::refusal::{Refusal, Why};
use crate::vocabulary::Word;

/// Something with the words that said it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct Said<T> {
    pub(in crate::telling) value: T,
    pub(in crate::telling) words: Vec<Spoken>,
}

impl<T> Said<T> {
    fn new(value: T, words: &[Spoken]) -> Self {
        Self {
            value,
            words: words.to_vec(),
        }
    }
}

/// What was said of the winner.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct Winner {
    pub(in crate::telling) points: Option<Said<i64>>,
    pub(in crate::telling) sets: Vec<Said<Set>>,
    pub(in crate::telling) pile: TellPile,
    /// The words of each kind that was counted.
    pub(in crate::telling) counted: Vec<(CountKind, Said<bool>)>,
    /// Kinds that are among the points.
    pub(in crate::telling) among: Vec<(CountKind, Vec<Spoken>)>,
    pub(in crate::telling) seven: Option<Vec<Spoken>>,
    pub(in crate::telling) goes: Option<Said<u32>>,
    /// A call of go without saying how many.
    pub(in crate::telling) went: Option<Vec<Spoken>>,
    pub(in crate::telling) pushed: Option<Vec<Spoken>>,
    pub(in crate::telling) quads: Vec<Option<Flower>>,
    /// Points behind a line, which may be its own.
    pub(in crate::telling) behind: Vec<(LineOf, Said<i64>)>,
    /// Sets that are said not to be there.
    pub(in crate::telling) no_sets: Vec<Set>,
    pub(in crate::telling) three_ppuk: Option<Vec<Spoken>>,
    /// Points of single lines.
    pub(in crate::telling) lines: Vec<(LineOf, Said<i64>)>,
    /// A bak that was told of losers without saying whom.
    pub(in crate::telling) bare: Vec<Said<i64>>,
}

/// How many of a kind somebody has, as far as it is known.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct Range {
    pub(in crate::telling) least: u32,
    pub(in crate::telling) most: Option<u32>,
    pub(in crate::telling) words: Vec<Spoken>,
}

impl Range {
    /// Narrows the range; what cannot both be true is refused with both words.
    fn narrow(&mut self, least: u32, most: Option<u32>, words: &[Spoken]) -> Result<(), Refusal> {
        let least = self.least.max(least);
        let most = match (self.most, most) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let mut all = self.words.clone();
        all.extend(
            words
                .iter()
                .filter(|word| !self.words.contains(word))
                .cloned(),
        );
        if most.is_some_and(|most| most < least) {
            return Err(Refusal::new(all, Why::NotTheSame));
        }
        *self = Self {
            least,
            most,
            words: all,
        };
        Ok(())
    }

    /// Returns whether anything is known.
    pub(in crate::telling) const fn is_known(&self) -> bool {
        self.least > 0 || self.most.is_some()
    }
}

/// What was said of a loser.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct Loser {
    pub(in crate::telling) ranges: [Range; 4],
    pub(in crate::telling) cards: Pile,
    /// Baks by their words; whether each applies.
    pub(in crate::telling) baks: Vec<(Bak, Said<bool>)>,
    pub(in crate::telling) goes: Option<Said<u32>>,
    pub(in crate::telling) go_bak: Option<Vec<Spoken>>,
    pub(in crate::telling) dok_bak: Option<Vec<Spoken>>,
    pub(in crate::telling) captured: Option<Said<bool>>,
    pub(in crate::telling) bare: Vec<Said<i64>>,
    /// Kinds that were named and of which nothing was said.
    pub(in crate::telling) idle: Vec<Spoken>,
}

impl Loser {
    pub(in crate::telling) fn range(&self, kind: CountKind) -> &Range {
        let [brights, animals, ribbons, junk] = &self.ranges;
        match kind {
            CountKind::Brights => brights,
            CountKind::Animals => animals,
            CountKind::Ribbons => ribbons,
            CountKind::Junk => junk,
        }
    }

    fn range_mut(&mut self, kind: CountKind) -> &mut Range {
        let [brights, animals, ribbons, junk] = &mut self.ranges;
        match kind {
            CountKind::Brights => brights,
            CountKind::Animals => animals,
            CountKind::Ribbons => ribbons,
            CountKind::Junk => junk,
        }
    }

    pub(in crate::telling) fn narrow(
        &mut self,
        kind: CountKind,
        least: u32,
        most: Option<u32>,
        words: &[Spoken],
    ) -> Result<(), Refusal> {
        self.range_mut(kind).narrow(least, most, words)
    }
}

/// Something that happened to somebody.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct Event {
    pub(in crate::telling) seat: Seat,
    pub(in crate::telling) happened: Happened,
    pub(in crate::telling) month: Option<Flower>,
    pub(in crate::telling) words: Vec<Spoken>,
}

/// What was said of a hand, once it is known who won it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct SaidHand {
    pub(in crate::telling) seat: Seat,
    pub(in crate::telling) winner: Winner,
    /// By seat; that of the winner stays empty.
    pub(in crate::telling) losers: Vec<Loser>,
    pub(in crate::telling) events: Vec<Event>,
    /// The losers who said go, in the order in which that was told.
    pub(in crate::telling) went: Vec<Seat>,
}

/// The most of anything that is taken for a number of times.
const MOST_TIMES: i64 = 4;

impl SaidHand {
    /// Sorts facts by whom they are about.
    pub(in crate::telling) fn of(
        facts: &[Fact],
        seat: Seat,
        players: usize,
        rules: &GoStopRules,
    ) -> Result<Self, Refusal> {
        let mut said = Self {
            seat,
            winner: Winner::default(),
            losers: vec![Loser::default(); players],
            events: Vec::new(),
            went: Vec::new(),
        };
        for fact in facts {
            let who = fact.seat.unwrap_or(seat);
            if said.event(who, fact)? {
                continue;
            }
            if who == seat {
                said.of_winner(fact, rules)?;
            } else {
                said.of_loser(who, fact, players, rules)?;
            }
        }
        said.winner.finish(rules)?;
        // In the order in which they are said back; a triple is shown before a bomb.
        let rank = |event: &Event| {
            (
                event.seat != seat,
                event.seat,
                event.happened == Happened::Bomb,
            )
        };
        said.events.sort_by_key(rank);
        Ok(said)
    }

    fn event(&mut self, seat: Seat, fact: &Fact) -> Result<bool, Refusal> {
        let What::Happened(happened, times, month) = fact.what else {
            return Ok(false);
        };
        if !(1..=MOST_TIMES).contains(&times) {
            return Err(Refusal::new(fact.words.clone(), Why::Misplaced));
        }
        for _ in 0..times {
            self.events.push(Event {
                seat,
                happened,
                month,
                words: fact.words.clone(),
            });
        }
        Ok(true)
    }

    fn of_winner(&mut self, fact: &Fact, rules: &GoStopRules) -> Result<(), Refusal> {
        let words = fact.words.as_slice();
        let winner = &mut self.winner;
        let twice = |one: &[Spoken]| Err(Refusal::new([one, words].concat(), Why::Twice));
        match &fact.what {
            What::Points(points) => match &winner.points {
                Some(told) if told.value != *points => return twice(&told.words),
                _ => winner.points = Some(Said::new(*points, words)),
            },
            What::Bare(points) if winner.points.is_none() && winner.bare.is_empty() => {
                winner.bare.push(Said::new(*points, words));
            }
            What::Bare(_) => return Err(Refusal::new(words.to_vec(), Why::NoWord)),
            What::LinePoints(line, points) => winner.lines.push((*line, Said::new(*points, words))),
            What::PointsBehind(line, points) => {
                winner.behind.push((*line, Said::new(*points, words)));
            }
            What::NoSet(set) => winner.no_sets.push(*set),
            What::ThreePpuk => winner.three_ppuk = Some(words.to_vec()),
            What::SetCards(set, count) => {
                let cards = i64::from(set.cards_of());
                if cards != *count {
                    let cards = set.cards_of();
                    return Err(Refusal::new(
                        words.to_vec(),
                        Why::SetSize { set: *set, cards },
                    ));
                }
            }
            What::Set(set) => {
                if set.points(rules) == 0 {
                    return Err(Refusal::new(words.to_vec(), Why::Off));
                }
                if winner.sets.iter().all(|known| known.value != *set) {
                    winner.sets.push(Said::new(*set, words));
                }
            }
            What::Among(kind) => winner.among.push((*kind, words.to_vec())),
            What::Count(kind, count, unit) => winner.count(*kind, *count, *unit, words)?,
            What::Known(kind, Bound::Exactly(count)) => {
                winner.count(*kind, i64::from(*count), true, words)?;
            }
            What::Known(..) => return Err(Refusal::new(words.to_vec(), Why::Misplaced)),
            What::WithRain => winner.pile.rain = true,
            What::SevenAnimals => {
                if rules.meoung_dda_from == 0 {
                    return Err(Refusal::new(words.to_vec(), Why::Off));
                }
                winner.seven = Some(words.to_vec());
            }
            What::Cards(cards) => {
                for card in cards {
                    if !winner.pile.cards.add(*card) {
                        return Err(Refusal::new(words.to_vec(), Why::Twice));
                    }
                }
            }
            What::Goes(goes) => {
                if let Some(told) = &winner.goes
                    && i64::from(told.value) != *goes
                {
                    return twice(&told.words);
                }
                let goes = u32::try_from(*goes).unwrap_or(u32::MAX);
                winner.goes = Some(Said::new(goes, words));
            }
            What::Go => winner.went = Some(words.to_vec()),
            What::Push => winner.pushed = Some(words.to_vec()),
            What::Quads(month) => winner.quads.push(*month),
            What::Bak(..) | What::GoBak => {
                return Err(Refusal::new(words.to_vec(), Why::OfTheWinner));
            }
            What::DokBak | What::Captured(_) | What::Amount(_) => {
                return Err(Refusal::new(words.to_vec(), Why::Misplaced));
            }
            What::Koi(_) => return Err(Refusal::new(words.to_vec(), Why::OtherGame)),
            What::Won | What::Ended(_) | What::Happened(..) => {}
        }
        Ok(())
    }

    fn of_loser(
        &mut self,
        seat: Seat,
        fact: &Fact,
        players: usize,
        rules: &GoStopRules,
    ) -> Result<(), Refusal> {
        let words = fact.words.as_slice();
        let misplaced = || Err(Refusal::new(words.to_vec(), Why::Misplaced));
        let Some(loser) = self.losers.get_mut(seat.0) else {
            return misplaced();
        };
        match &fact.what {
            What::Count(kind, count, _) => {
                let count = u32::try_from(*count).unwrap_or(u32::MAX);
                loser.narrow(*kind, count, Some(count), words)?;
            }
            What::Known(kind, bound) => {
                let (least, most) = match *bound {
                    Bound::Exactly(count) => (count, Some(count)),
                    Bound::AtLeast(count) => (count, None),
                    Bound::Below(count) => (0, Some(count.saturating_sub(1))),
                };
                loser.narrow(*kind, least, most, words)?;
            }
            What::Bak(bak, applies) => loser.bak(*bak, *applies, words, players, rules)?,
            What::GoBak => {
                loser.go_bak = Some(words.to_vec());
                if !self.went.contains(&seat) {
                    self.went.push(seat);
                }
            }
            What::DokBak => loser.dok_bak = Some(words.to_vec()),
            What::Go | What::Goes(_) => {
                let goes = match fact.what {
                    What::Goes(goes) => u32::try_from(goes).unwrap_or(u32::MAX),
                    _ => 1,
                };
                if let Some(told) = &loser.goes
                    && told.value != goes
                {
                    return Err(Refusal::new([&told.words, words].concat(), Why::Twice));
                }
                loser.goes = Some(Said::new(goes, words));
                if goes > 0 && !self.went.contains(&seat) {
                    self.went.push(seat);
                }
            }
            What::Captured(some) => loser.captured = Some(Said::new(*some, words)),
            What::Cards(cards) => {
                for card in cards {
                    loser.cards.add(*card);
                }
                for kind in CountKind::ALL {
                    let pile = TellPile {
                        cards: loser.cards,
                        ..TellPile::default()
                    };
                    let count = pile.named(kind);
                    if count > 0 && kind != CountKind::Junk {
                        loser.narrow(kind, count, None, words)?;
                    }
                }
            }
            What::Bare(number) => loser.bare.push(Said::new(*number, words)),
            What::Among(_) => loser.idle.extend(words.iter().cloned()),
            What::Ended(_) => {}
            What::Koi(_) => return Err(Refusal::new(words.to_vec(), Why::OtherGame)),
            _ => return misplaced(),
        }
        Ok(())
    }

    /// Returns the winner's cards that were named by themselves, not by a set.
    pub(in crate::telling) fn named_cards(&self) -> impl Iterator<Item = Card> + use<> {
        let sets = self.winner.sets.iter().fold(Pile::EMPTY, |all, set| {
            all.plus(set.value.cards().without(all))
        });
        self.winner.pile.cards.without(sets).iter()
    }

    /// Returns the losers' seats.
    pub(in crate::telling) fn loser_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let winner = self.seat;
        (0..self.losers.len())
            .map(Seat)
            .filter(move |seat| *seat != winner)
    }

    pub(in crate::telling) fn loser(&self, seat: Seat) -> Option<&Loser> {
        self.losers.get(seat.0)
    }
}

impl Loser {
    /// Takes a bak by its word: what the loser then has, or has not.
    fn bak(
        &mut self,
        bak: Bak,
        applies: bool,
        words: &[Spoken],
        players: usize,
        rules: &GoStopRules,
    ) -> Result<(), Refusal> {
        if !bak.is_played(players, rules) {
            return Err(Refusal::new(words.to_vec(), Why::Off));
        }
        if let Some((_, told)) = self.baks.iter().find(|(known, _)| *known == bak)
            && told.value != applies
        {
            return Err(Refusal::new([&told.words, words].concat(), Why::NotTheSame));
        }
        self.baks.push((bak, Said::new(applies, words)));
        let limit = rules.pi_bak_below(players);
        match (bak, applies) {
            (Bak::Pi, true) => {
                let least = u32::from(rules.pi_bak_spare_zero);
                self.narrow(CountKind::Junk, least, Some(limit.saturating_sub(1)), words)
            }
            // Where none at all is spared, it may be that.
            (Bak::Pi, false) if rules.pi_bak_spare_zero => Ok(()),
            (Bak::Pi, false) => self.narrow(CountKind::Junk, limit, None, words),
            (_, true) => self.narrow(bak.kind(), 0, Some(0), words),
            (_, false) => self.narrow(bak.kind(), 1, None, words),
        }
    }
}

impl Winner {
    fn count(
        &mut self,
        kind: CountKind,
        count: i64,
        unit: bool,
        words: &[Spoken],
    ) -> Result<(), Refusal> {
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        if let Some(told) = self.pile.counts.of(kind)
            && told != count
        {
            let before = self.counted.iter().filter(|(known, _)| *known == kind);
            let mut all: Vec<Spoken> = before.flat_map(|(_, said)| said.words.clone()).collect();
            all.extend_from_slice(words);
            return Err(Refusal::new(all, Why::NotTheSame));
        }
        *self.pile.counts.of_kind(kind) = Some(count);
        self.counted.push((kind, Said::new(unit, words)));
        Ok(())
    }

    /// Brings what was told together: sets become their cards, a bare number the points, the points of
    /// lines what they are.
    fn finish(&mut self, rules: &GoStopRules) -> Result<(), Refusal> {
        if let Some(bare) = self.bare.pop() {
            match &self.points {
                None => self.points = Some(bare),
                Some(_) => return Err(Refusal::new(bare.words, Why::NoWord)),
            }
        }
        self.with_rain();
        self.own_lines(rules)?;
        self.set_points(rules)?;
        self.line_points(rules)?;
        self.brights()?;
        for set in &self.sets {
            self.pile.cards = self
                .pile
                .cards
                .plus(set.value.cards().without(self.pile.cards));
        }
        for kind in CountKind::ALL {
            let named = self.pile.named(kind);
            if let Some(count) = self.pile.counts.of(kind)
                && count < named
                && kind != CountKind::Brights
            {
                return Err(Refusal::new(self.words_of(kind), Why::NotTheSame));
            }
        }
        Ok(())
    }

    /// Three or four brights with rain are another set.
    fn with_rain(&mut self) {
        // Among all five it is in any case.
        let all = |set: &Said<Set>| set.value.0 == Word::FiveBrights;
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

    /// Points behind a line are its own, where it is worth so much; else they are all.
    fn own_lines(&mut self, rules: &GoStopRules) -> Result<(), Refusal> {
        for (line, said) in std::mem::take(&mut self.behind) {
            let worth = match line {
                LineOf::Set(set) => set.points(rules),
                LineOf::Kind(kind) => self.line_of(kind, rules),
            };
            if worth == said.value {
                continue;
            }
            // Less than the sets are worth cannot be all.
            let sets: i64 = self.sets.iter().map(|set| set.value.points(rules)).sum();
            if matches!(line, LineOf::Kind(_)) && worth == 0 && said.value < sets {
                self.lines.push((line, said));
                continue;
            }
            match &self.points {
                Some(told) if told.value != said.value => {
                    let words = [told.words.clone(), said.words].concat();
                    return Err(Refusal::new(words, Why::Twice));
                }
                _ => self.points = Some(said),
            }
        }
        Ok(())
    }

    /// Returns the points of the line of a kind that was counted; 0 where it scores nothing.
    pub(in crate::telling) fn line_of(&self, kind: CountKind, rules: &GoStopRules) -> i64 {
        let Some(count) = self.pile.counts.of(kind) else {
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

    fn set_points(&self, rules: &GoStopRules) -> Result<(), Refusal> {
        for (line, said) in &self.lines {
            if let LineOf::Set(set) = line
                && set.points(rules) != said.value
            {
                let points = set.points(rules);
                return Err(Refusal::new(
                    said.words.clone(),
                    Why::SetWorth { set: *set, points },
                ));
            }
        }
        Ok(())
    }

    /// The points of the line of a kind say how many there are.
    fn line_points(&mut self, rules: &GoStopRules) -> Result<(), Refusal> {
        let lines: Vec<(CountKind, Said<i64>)> = self
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
                return Err(Refusal::new(said.words, Why::Misplaced));
            }
            if let Some(told) = self.pile.counts.of(kind)
                && i64::from(told) != count
            {
                let words = [self.words_of(kind), said.words].concat();
                return Err(Refusal::new(words, Why::NotTheSame));
            }
            self.among.retain(|(among, _)| *among != kind);
            *self.pile.counts.of_kind(kind) = u32::try_from(count).ok();
            self.counted.push((kind, Said::new(true, &said.words)));
        }
        Ok(())
    }

    /// The points of a line of brights say which it is, where only one is worth them.
    fn bright_points(&mut self, said: &Said<i64>, rules: &GoStopRules) -> Result<(), Refusal> {
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
            return Err(Refusal::new(said.words.clone(), Why::NotTheSame));
        };
        self.among.retain(|(kind, _)| *kind != CountKind::Brights);
        self.sets.push(Said::new(set, &said.words));
        Ok(())
    }

    /// Sets of brights are so many of them, with rain or dry.
    fn brights(&mut self) -> Result<(), Refusal> {
        let bright = |set: &&Said<Set>| set.value.kind() == CountKind::Brights;
        let sets: Vec<Said<Set>> = self.sets.iter().filter(bright).cloned().collect();
        let mut before: Option<&Said<Set>> = None;
        for set in &sets {
            if let Some(before) = before.filter(|before| before.value != set.value) {
                let words = [before.words.clone(), set.words.clone()].concat();
                return Err(Refusal::new(words, Why::Twice));
            }
            before = Some(set);
        }
        let Some(set) = before else { return Ok(()) };
        let count = set.value.cards_of();
        if let Some(told) = self.pile.counts.brights
            && told != count
        {
            return Err(Refusal::new(
                self.words_of(CountKind::Brights),
                Why::NotTheSame,
            ));
        }
        self.pile.counts.brights = Some(count);
        self.pile.rain |= matches!(set.value.0, Word::RainFourBrights | Word::RainThreeBrights);
        Ok(())
    }
}

impl Set {
    /// Returns the points of the set at a table; 0 where it is not played, or in this game.
    pub(in crate::telling) const fn points(self, rules: &GoStopRules) -> i64 {
        let points = match self.0 {
            Word::FiveBrights => rules.brights_five,
            Word::FourBrights => rules.brights_four,
            Word::RainFourBrights => rules.brights_four_with_rain,
            Word::ThreeBrights => rules.brights_three,
            Word::RainThreeBrights => rules.brights_three_with_rain,
            Word::Godori => rules.birds_godori,
            Word::Bidori => rules.birds_bidori,
            Word::Yukdori => rules.birds_yukdori,
            Word::HongDan => rules.ribbons_hong_dan,
            Word::CheongDan => rules.ribbons_cheong_dan,
            Word::ChoDan => rules.ribbons_cho_dan,
            Word::Vip => rules.vip,
            Word::Palssari => rules.palssari,
            _ => 0,
        };
        points as i64
    }

    /// Returns how many cards the set has.
    pub(in crate::telling) fn cards_of(self) -> u32 {
        match self.0 {
            Word::FiveBrights => 5,
            Word::FourBrights | Word::RainFourBrights => 4,
            Word::ThreeBrights | Word::RainThreeBrights => 3,
            _ => self.cards().len(),
        }
    }

    /// Returns the kind of cards that the set has.
    pub(in crate::telling) const fn kind(self) -> CountKind {
        match self.0 {
            Word::FiveBrights
            | Word::FourBrights
            | Word::RainFourBrights
            | Word::ThreeBrights
            | Word::RainThreeBrights => CountKind::Brights,
            Word::HongDan | Word::CheongDan | Word::ChoDan => CountKind::Ribbons,
            _ => CountKind::Animals,
        }
    }

    /// Returns the cards of the set; none of brights, which are counted.
    pub(in crate::telling) fn cards(self) -> Pile {
        let swallow = Pile::of(&[Card::SWALLOW]);
        let bird = |flower| Card::fixed(flower, Kind::Animal);
        match self.0 {
            Word::Godori => Pile::GODORI,
            Word::Bidori => Pile::of(&[bird(Flower::Plum), bird(Flower::Wisteria), Card::SWALLOW]),
            Word::Yukdori => Pile::GODORI.plus(swallow),
            Word::HongDan => Pile::HONG_DAN,
            Word::CheongDan => Pile::CHEONG_DAN,
            Word::ChoDan => Pile::CHO_DAN,
            Word::Vip => Pile::VIP,
            Word::Palssari => Pile::month(Flower::Wisteria).plus(Pile::month(Flower::BushClover)),
            _ => Pile::EMPTY,
        }
    }
}

impl Bak {
    /// Returns whether a table plays it.
    pub(in crate::telling) fn is_played(self, players: usize, rules: &GoStopRules) -> bool {
        use crate::rules::GwangBak;
        match self {
            Self::Gwang => rules.gwang_bak != GwangBak::Off,
            Self::Pi => rules.pi_bak_below(players) > 0,
            Self::Meong => rules.meoung_bak_from > 0,
            Self::Tti => rules.tti_bak,
        }
    }
}
