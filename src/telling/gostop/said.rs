//! What was said of a hand of Go-Stop, sorted by whom it is about.

use super::pile::TellPile;
use super::worded::Said;
use super::{Loser, Winner};
use crate::card::{Card, Flower, Pile};
use crate::record::{Bound, CountKind, Seat};
use crate::rules::GoStopRules;
use crate::telling::fact::{Fact, Happened, What};
use crate::telling::piece::Spoken;
use crate::telling::refusal::{Refusal, Why};

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
