//! What the pieces of a line tell, and what is wrong with them.

use super::misread::{BadTelling, CanTell};
use super::pieces::Piece;
use super::reader::{Open, Reader, UNKNOWN};
use super::told::{Told, ToldPoints};
use super::topic::Topic;
use super::words::Word;
use crate::card::{Card, Flower, read_word};
use crate::cli::prompt::refusal::{BadEntry, Refusal};
use crate::record::{At, CountKind, Problem, Seat};
use crate::rules::Game;

/// The months that follow one of these words.
type Months = fn(&mut Told) -> &mut Vec<Flower>;

/// How often a call is taken as meant.
const MOST_TIMES: u32 = 30;

impl Reader<'_> {
    /// Takes a piece.
    pub(super) fn piece(&mut self, piece: &Piece) -> Result<(), Refusal> {
        match piece {
            Piece::Number(number) => return self.number(*number),
            Piece::Around => return Ok(()),
            _ => {}
        }
        if let (Piece::Says(Topic::Nothing, _), Open::Word(Topic::Kind(kind))) = (piece, self.open)
        {
            self.open = Open::Nothing;
            return self.count(kind, 0);
        }
        if let (Piece::Month(month), Open::Word(topic) | Open::Month(topic)) = (piece, self.open) {
            return self.month_of(topic, Some(*month));
        }
        self.ends_word()?;
        match piece {
            Piece::Number(_) | Piece::Around => Ok(()),
            Piece::Cards(cards) => self.cards(cards),
            Piece::Month(_) => Err(self.not_understood()),
            Piece::Says(topic, None) if topic.is_counted_after() => {
                self.open = Open::Word(*topic);
                self.opened = self.at.clone();
                Ok(())
            }
            Piece::Says(topic, number) => self.says(*topic, *number),
        }
    }

    /// Takes a number that stands alone.
    pub(super) fn number(&mut self, number: u32) -> Result<(), Refusal> {
        match std::mem::replace(&mut self.open, Open::Nothing) {
            // Of the winner only animals are counted, so that the number is one of its own.
            Open::Word(topic @ Topic::Kind(kind))
                if self.other.is_none() && kind != CountKind::Animals =>
            {
                self.says_alone(topic)?;
            }
            Open::Word(topic) => return self.says(topic, Some(number)),
            Open::Month(topic) if self.goes_known() && self.pile_known() => {
                return self.says(topic, Some(number));
            }
            Open::Month(_) => return Err(self.bad(BadTelling::WhichNumber { number })),
            Open::Nothing => {}
        }
        let gostop = self.terms.game() == Game::GoStop;
        if self.after_slash {
            let seat = self.terms.players.numbered(number);
            self.name(seat.ok_or_else(|| self.nobody())?)
        } else if !gostop || self.told.winner.is_none() {
            Err(self.not_understood())
        } else if !self.pile_known() {
            self.points(number)
        } else if self.goes_known() {
            self.says(Topic::Shown, Some(number))
        } else {
            self.says(Topic::Goes, Some(number))
        }
    }

    pub(super) fn goes_known(&self) -> bool {
        self.told.besides.goes.is_some()
    }

    pub(super) fn pile_known(&self) -> bool {
        let of = self.told.winner.into_iter().chain([UNKNOWN]);
        let told = of.into_iter().any(|seat| self.told.pile_of(seat).is_some());
        self.terms.pile || told || self.told.scored.is_some()
    }

    /// Takes a word with its number.
    pub(super) fn says(&mut self, topic: Topic, number: Option<u32>) -> Result<(), Refusal> {
        let gostop = self.terms.game() == Game::GoStop;
        match topic {
            Topic::Koi if self.terms.game() == Game::KoiKoi => self.koi(number.unwrap_or(1)),
            Topic::Goes if gostop => self.goes(number.unwrap_or(1)),
            Topic::Points if gostop => match number {
                Some(points) => self.points(points),
                // The number stood before it.
                None if self.told.scored.is_some() => Ok(()),
                None => Err(self.not_understood()),
            },
            Topic::Kind(kind) if gostop => self.kind(kind, number),
            Topic::Shown | Topic::Bombed | Topic::Grenade | Topic::FirstSweep if gostop => {
                let month = number.and_then(|number| u8::try_from(number).ok());
                let month = month.and_then(|month| Flower::of_month(month, self.terms.calendar()));
                self.month_of(topic, month)
            }
            _ => Err(self.not_understood()),
        }
    }

    pub(super) fn goes(&mut self, times: u32) -> Result<(), Refusal> {
        if times > MOST_TIMES {
            return Err(self.not_understood());
        }
        match &mut self.other {
            Some((other, told)) => {
                *told = true;
                let seat = other.value;
                let goes = std::iter::repeat_n(seat, times as usize);
                self.told.besides.others_go.extend(goes);
                if !self.after_slash {
                    self.other = None;
                }
                Ok(())
            }
            None if self.told.besides.goes.is_some() => Err(self.twice()),
            None => {
                self.told.besides.goes = Some(At::new(times, self.at.column));
                Ok(())
            }
        }
    }

    pub(super) fn koi(&mut self, times: u32) -> Result<(), Refusal> {
        let of = match &mut self.other {
            Some((other, told)) => {
                *told = true;
                Some(other.value)
            }
            None => self.told.winner,
        };
        let Some(seat) = of.filter(|_| times <= MOST_TIMES) else {
            return Err(self.not_understood());
        };
        if self.told.koi.iter().any(|(of, _)| *of == seat) {
            return Err(self.twice());
        }
        self.told.koi.push((seat, At::new(times, self.at.column)));
        Ok(())
    }

    pub(super) fn points(&mut self, points: u32) -> Result<(), Refusal> {
        if self.other.is_some() {
            return Err(self.not_understood());
        }
        if self.pile_known() && self.told.scored.is_none() {
            return Err(self.bad(BadTelling::CardsAndPoints));
        }
        if self.told.scored.is_some() {
            return Err(self.twice());
        }
        let points = At::new(points, self.at.column);
        let early = std::mem::take(&mut self.early).into_iter();
        let among = early.map(|(_, kind, number)| (kind, number)).collect();
        self.told.scored = Some(ToldPoints { points, among });
        Ok(())
    }

    /// Takes cards of a kind: of a loser how many, of the winner that they are among the points.
    pub(super) fn kind(&mut self, kind: CountKind, number: Option<u32>) -> Result<(), Refusal> {
        match (self.other.is_some(), number) {
            (true, Some(number)) => self.count(kind, number),
            (true, None) if kind == CountKind::Junk => {
                let word = self.at.value.clone();
                Err(self.bad(BadTelling::HowMuch { word }))
            }
            (true, None) => self.count(kind, 1),
            // How many animals there are matters; of others a number that scores says no more than
            // that they are among the points.
            (false, Some(number)) if kind != CountKind::Animals => {
                let from = self.terms.scores_from(kind);
                if from.is_none_or(|from| number < from) {
                    return Err(self.not_understood());
                }
                self.among(kind, None)
            }
            (false, number) => self.among(kind, number),
        }
    }

    /// Takes what is among the winner's points, told or still to be told.
    fn among(&mut self, kind: CountKind, number: Option<u32>) -> Result<(), Refusal> {
        let Some(scored) = &mut self.told.scored else {
            if self.pile_known() {
                let word = self.at.value.clone();
                return Err(self.bad(BadTelling::NoPoints { word }));
            }
            if self.early.iter().any(|(_, other, _)| *other == kind) {
                return Err(self.twice());
            }
            self.early.push((self.at.clone(), kind, number));
            return Ok(());
        };
        if scored.among.iter().any(|(other, _)| *other == kind) {
            return Err(self.twice());
        }
        scored.among.push((kind, number));
        Ok(())
    }

    pub(super) fn count(&mut self, kind: CountKind, number: u32) -> Result<(), Refusal> {
        let Some((other, told)) = &mut self.other else {
            return Err(self.not_understood());
        };
        *told = true;
        let seat = other.value;
        let of = |(of, counted, _): &(Seat, CountKind, At<u32>)| *of == seat && *counted == kind;
        if self.told.counts.iter().any(of) {
            return Err(self.twice());
        }
        if number > kind.most() {
            return Err(self.not_understood());
        }
        let number = At::new(number, self.at.column);
        self.told.counts.push((seat, kind, number));
        Ok(())
    }

    pub(super) fn month_of(&mut self, topic: Topic, month: Option<Flower>) -> Result<(), Refusal> {
        let months: Months = match topic {
            Topic::Shown => |told| &mut told.besides.shown,
            Topic::Bombed => |told| &mut told.besides.bombed,
            Topic::Grenade => |told| &mut told.besides.grenades,
            Topic::FirstSweep => |told| &mut told.besides.first_sweep,
            _ => return Err(self.not_understood()),
        };
        if self.other.is_some() {
            return Err(self.not_understood());
        }
        let Some(month) = month else {
            let word = self.at.value.clone();
            return Err(self.bad(BadTelling::NoMonth { word }));
        };
        let months = months(&mut self.told);
        if months.contains(&month) {
            return Err(self.twice());
        }
        months.push(month);
        self.open = Open::Month(topic);
        Ok(())
    }

    pub(super) fn cards(&mut self, cards: &[Card]) -> Result<(), Refusal> {
        let counted = self.terms.game() == Game::GoStop;
        let of = match &mut self.other {
            Some(_) if counted => return Err(self.not_understood()),
            Some((other, told)) => {
                *told = true;
                other.value
            }
            None if self.terms.pile => return Err(self.twice()),
            None => match self.told.winner {
                Some(winner) => winner,
                // Whose they are may come behind them.
                None => UNKNOWN,
            },
        };
        if self.told.scored.is_some() {
            return Err(self.bad(BadTelling::CardsAndPoints));
        }
        let column = self.at.column;
        let cards = cards.iter().map(|card| At::new(*card, column));
        match self.told.piles.iter_mut().find(|(seat, _)| *seat == of) {
            Some((_, pile)) => pile.extend(cards),
            None => self.told.piles.push((of, cards.collect())),
        }
        Ok(())
    }

    pub(super) fn twice(&self) -> Refusal {
        let word = self.at.value.clone();
        self.bad(BadTelling::Twice { word })
    }

    /// Returns that a word is no card, where it looks like one or like several; else that it is not understood.
    pub(super) fn unknown(&self, word: &Word) -> Refusal {
        let calendar = self.terms.calendar();
        match read_word(&word.text, calendar) {
            Err(unknown)
                if (unknown.flower.is_some() || unknown.open_set().is_some()) && !word.quoted =>
            {
                Refusal::at(self.at.column, &Problem::UnknownCard(unknown), calendar)
            }
            _ => self.not_understood(),
        }
    }

    pub(super) fn not_understood(&self) -> Refusal {
        let loser = self.other.as_ref();
        let loser = loser.and_then(|(other, _)| self.names().get(other.value.0).cloned());
        let here = match (self.terms.game(), loser) {
            (Game::GoStop, Some(loser)) => CanTell::Loser(loser),
            (Game::GoStop, None) if self.terms.pile => CanTell::Besides,
            (Game::GoStop, None) => CanTell::Hand,
            (Game::KoiKoi, _) => CanTell::Round,
            (Game::MinHwatu, _) => CanTell::Piles,
        };
        let word = self.at.value.clone();
        self.bad(BadTelling::NotUnderstood { word, here })
    }

    pub(super) fn bad(&self, why: BadTelling) -> Refusal {
        self.refuse(BadEntry::Telling(why))
    }

    pub(super) fn refuse(&self, why: BadEntry) -> Refusal {
        Refusal {
            column: Some(self.at.column),
            ..Refusal::from(why)
        }
    }
}
