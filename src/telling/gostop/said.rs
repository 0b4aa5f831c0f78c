//! What was said about a hand of Go-Stop, sorted by player.

use super::pile::TellPile;
use super::worded::Worded;
use super::{ToldLoser, ToldWinner};
use crate::card::{Card, Flower, Pile};
use crate::record::{Bound, CountKind, Seat};
use crate::rules::GoStopRules;
use crate::telling::fact::{Fact, FactKind, Happened};
use crate::telling::piece::Spoken;
use crate::telling::refusal::{Misheard, MisheardReason};

/// An event, and the player it happened to.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct ToldEvent {
    pub(in crate::telling) seat: Seat,
    pub(in crate::telling) happened: Happened,
    pub(in crate::telling) month: Option<Flower>,
    pub(in crate::telling) words: Vec<Spoken>,
}

/// What was said about a hand whose winner is known.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct SaidHand {
    pub(in crate::telling) seat: Seat,
    pub(in crate::telling) winner: ToldWinner,
    /// What was told about each player by seat; the winner's entry stays empty.
    pub(in crate::telling) losers: Vec<ToldLoser>,
    pub(in crate::telling) events: Vec<ToldEvent>,
    /// The losers who said go, in the order told.
    pub(in crate::telling) went: Vec<Seat>,
}

/// The highest number of times that is believed for an event.
const MOST_TIMES: i64 = 4;

/// Refuses cards that the table's pack does not have.
fn in_pack(fact: &Fact, rules: &GoStopRules) -> Result<(), Misheard> {
    match &fact.what {
        FactKind::Cards(cards) if cards.iter().any(|card| rules.copies(*card) == 0) => {
            Err(Misheard::new(fact.words.clone(), MisheardReason::Off))
        }
        _ => Ok(()),
    }
}

impl SaidHand {
    /// Sorts facts by the player they are about.
    pub(in crate::telling) fn from_facts(
        facts: &[Fact],
        seat: Seat,
        players: usize,
        rules: &GoStopRules,
    ) -> Result<Self, Misheard> {
        let mut said = Self {
            seat,
            winner: ToldWinner::default(),
            losers: vec![ToldLoser::default(); players],
            events: Vec::new(),
            went: Vec::new(),
        };
        for fact in facts {
            let who = fact.seat.unwrap_or(seat);
            in_pack(fact, rules)?;
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
        // The order in which events are said back: a triple is shown before a bomb.
        let rank = |event: &ToldEvent| {
            (
                event.seat != seat,
                event.seat,
                event.happened == Happened::Bomb,
            )
        };
        said.events.sort_by_key(rank);
        Ok(said)
    }

    fn event(&mut self, seat: Seat, fact: &Fact) -> Result<bool, Misheard> {
        let FactKind::Happened(happened, times, month) = fact.what else {
            return Ok(false);
        };
        if !(1..=MOST_TIMES).contains(&times) {
            return Err(Misheard::new(fact.words.clone(), MisheardReason::Misplaced));
        }
        for _ in 0..times {
            self.events.push(ToldEvent {
                seat,
                happened,
                month,
                words: fact.words.clone(),
            });
        }
        Ok(true)
    }

    fn of_winner(&mut self, fact: &Fact, rules: &GoStopRules) -> Result<(), Misheard> {
        let words = fact.words.as_slice();
        let winner = &mut self.winner;
        let twice =
            |one: &[Spoken]| Err(Misheard::new([one, words].concat(), MisheardReason::Twice));
        match &fact.what {
            FactKind::Points(points) => match &winner.points {
                Some(told) if told.value != *points => return twice(&told.words),
                _ => winner.points = Some(Worded::new(*points, words)),
            },
            FactKind::Bare(points) if winner.points.is_none() && winner.bare.is_empty() => {
                winner.bare.push(Worded::new(*points, words));
            }
            FactKind::Bare(_) => return Err(Misheard::new(words.to_vec(), MisheardReason::NoWord)),
            FactKind::LinePoints(line, points) => {
                winner.lines.push((*line, Worded::new(*points, words)));
            }
            FactKind::PointsBehind(line, points) => {
                winner.behind.push((*line, Worded::new(*points, words)));
            }
            FactKind::NoSet(set) => winner.no_sets.push(*set),
            FactKind::ThreePpuk => winner.three_ppuk = Some(words.to_vec()),
            FactKind::SetCards(set, count) => {
                let cards = i64::from(set.cards_of());
                if cards != *count {
                    let cards = set.cards_of();
                    return Err(Misheard::new(
                        words.to_vec(),
                        MisheardReason::SetSize { set: *set, cards },
                    ));
                }
            }
            FactKind::Set(set) => {
                if set.points(rules) == 0 {
                    return Err(Misheard::new(words.to_vec(), MisheardReason::Off));
                }
                if winner.sets.iter().all(|known| known.value != *set) {
                    winner.sets.push(Worded::new(*set, words));
                }
            }
            FactKind::Among(kind) => winner.among.push((*kind, words.to_vec())),
            FactKind::Count(kind, count, unit) => winner.count(*kind, *count, *unit, words)?,
            FactKind::Known(kind, Bound::Exactly(count)) => {
                winner.count(*kind, i64::from(*count), true, words)?;
            }
            FactKind::WithRain => winner.pile.rain = true,
            FactKind::SevenAnimals => {
                if rules.meoung_dda_from == 0 {
                    return Err(Misheard::new(words.to_vec(), MisheardReason::Off));
                }
                winner.seven = Some(words.to_vec());
            }
            FactKind::Cards(cards) => {
                for card in cards {
                    if !winner.pile.cards.add(*card) {
                        return Err(Misheard::new(words.to_vec(), MisheardReason::Twice));
                    }
                }
            }
            FactKind::Cup(call) => winner.call_cup(*call, words, rules)?,
            FactKind::WithCup(with) => winner.count_cup(*with, words)?,
            FactKind::Goes(goes) => {
                if let Some(told) = &winner.goes
                    && i64::from(told.value) != *goes
                {
                    return twice(&told.words);
                }
                let goes = u32::try_from(*goes).unwrap_or(u32::MAX);
                winner.goes = Some(Worded::new(goes, words));
            }
            FactKind::Go => winner.went = Some(words.to_vec()),
            FactKind::Push => winner.pushed = Some(words.to_vec()),
            FactKind::Quads(month) => winner.quads.push(*month),
            FactKind::Bak(..) | FactKind::GoBak => {
                return Err(Misheard::new(words.to_vec(), MisheardReason::OfTheWinner));
            }
            FactKind::Known(..)
            | FactKind::DokBak
            | FactKind::Captured(_)
            | FactKind::Amount(_) => {
                return Err(Misheard::new(words.to_vec(), MisheardReason::Misplaced));
            }
            FactKind::Koi(_) => {
                return Err(Misheard::new(words.to_vec(), MisheardReason::OtherGame));
            }
            FactKind::Won | FactKind::Ended(_) | FactKind::Happened(..) => {}
        }
        Ok(())
    }

    fn of_loser(
        &mut self,
        seat: Seat,
        fact: &Fact,
        players: usize,
        rules: &GoStopRules,
    ) -> Result<(), Misheard> {
        let words = fact.words.as_slice();
        let misplaced = || Err(Misheard::new(words.to_vec(), MisheardReason::Misplaced));
        let Some(loser) = self.losers.get_mut(seat.0) else {
            return misplaced();
        };
        match &fact.what {
            FactKind::Count(kind, count, _) => {
                let count = u32::try_from(*count).unwrap_or(u32::MAX);
                loser.narrow(*kind, count, Some(count), words)?;
            }
            FactKind::Known(kind, bound) => {
                let (least, most) = match *bound {
                    Bound::Exactly(count) => (count, Some(count)),
                    Bound::AtLeast(count) => (count, None),
                    Bound::Below(count) => (0, Some(count.saturating_sub(1))),
                };
                loser.narrow(*kind, least, most, words)?;
            }
            FactKind::Bak(bak, applies) => loser.bak(*bak, *applies, words, players, rules)?,
            FactKind::GoBak => {
                loser.go_bak = Some(words.to_vec());
                if !self.went.contains(&seat) {
                    self.went.push(seat);
                }
            }
            FactKind::DokBak => loser.dok_bak = Some(words.to_vec()),
            FactKind::Go | FactKind::Goes(_) => {
                let goes = match fact.what {
                    FactKind::Goes(goes) => u32::try_from(goes).unwrap_or(u32::MAX),
                    _ => 1,
                };
                if let Some(told) = &loser.goes
                    && told.value != goes
                {
                    return Err(Misheard::new(
                        [&told.words, words].concat(),
                        MisheardReason::Twice,
                    ));
                }
                loser.goes = Some(Worded::new(goes, words));
                if goes > 0 && !self.went.contains(&seat) {
                    self.went.push(seat);
                }
            }
            FactKind::Captured(some) => loser.captured = Some(Worded::new(*some, words)),
            FactKind::Cards(cards) => {
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
            FactKind::Cup(_) | FactKind::WithCup(_) => {
                return Err(Misheard::new(words.to_vec(), MisheardReason::CupOfLoser));
            }
            FactKind::Bare(number) => loser.bare.push(Worded::new(*number, words)),
            FactKind::Among(_) => loser.idle.extend(words.iter().cloned()),
            FactKind::Ended(_) => {}
            FactKind::Koi(_) => {
                return Err(Misheard::new(words.to_vec(), MisheardReason::OtherGame));
            }
            _ => return misplaced(),
        }
        Ok(())
    }

    /// Returns the winner's cards that were named individually.
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

    pub(in crate::telling) fn loser(&self, seat: Seat) -> Option<&ToldLoser> {
        self.losers.get(seat.0)
    }
}
