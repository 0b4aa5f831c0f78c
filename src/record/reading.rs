//! What readers of all games share: headers come first, and names must be at the table.

use super::{CardList, Contradiction, Fault, Header, Name, Place, Problem, Seat, Spanned};
use crate::card::nearest_of;
use crate::limits::MOST_CHIPS;
use std::ops::RangeInclusive;

/// The most names for one table that are checked or suggested; any more are too many anyway.
pub const MOST_NAMES: usize = 20;

/// A hand as read from a record, with every fault under the rules.
#[derive(Debug)]
pub struct Reading<T> {
    /// The hand as far as recorded.
    pub hand: T,
    /// Whether the record says how the hand ended.
    pub ended: bool,
    /// The faults, in the order of the record.
    pub faults: Vec<Fault>,
    /// Whether a line was not understood, so that facts may be missing.
    pub gaps: bool,
}

/// Checks that header lines come once, before the first event, and name the players.
#[derive(Clone, Debug, Default)]
struct Headers {
    seen: Vec<&'static str>,
    over: bool,
    /// Whether the number of players is wrong for the game; if so, nothing else is checked.
    seats_wrong: bool,
}

impl Headers {
    /// Checks the next header line; `fits` is how many players the game allows.
    fn take(&mut self, header: &Header, fits: RangeInclusive<usize>) -> Result<(), Problem> {
        let word = header.word();
        if self.over {
            return Err(Problem::HeaderLate { word });
        }
        let repeats = matches!(
            header,
            Header::Set(..) | Header::Dues(..) | Header::Mission(_)
        );
        if self.seen.contains(&word) && !repeats {
            return Err(Problem::HeaderTwice { word });
        }
        if !repeats || !self.seen.contains(&word) {
            self.seen.push(word);
        }
        match header {
            Header::Players(names) if !fits.contains(&names.len()) => {
                self.seats_wrong = true;
                let seats = names.len();
                Err(Problem::WrongSeats { seats, fits })
            }
            _ => Ok(()),
        }
    }

    /// Ends the headers. Fails if no header named the players, but only once, and not if a line was
    /// not understood, since that line may name them.
    fn close(&mut self, fits: RangeInclusive<usize>, gaps: bool) -> Result<(), Problem> {
        let named = self.over || self.seats_wrong || gaps || self.seen.contains(&"players");
        self.over = true;
        if named {
            return Ok(());
        }
        self.seats_wrong = true;
        Err(Problem::WrongSeats { seats: 0, fits })
    }
}

/// Returns the problem for a name that is not in `names`.
pub fn unknown_player<S: AsRef<str>>(
    name: &Spanned<Name>,
    names: impl IntoIterator<Item = S>,
) -> Problem {
    // A name beyond the seats of any table is no suggestion.
    let names = names.into_iter().take(MOST_NAMES);
    Problem::UnknownPlayer {
        name: name.value.to_string(),
        nearest: nearest_of(&name.value, names),
    }
}

/// What the readers of all games keep while they read a record.
#[derive(Clone, Debug)]
pub struct Front {
    /// How many players the game allows.
    fits: RangeInclusive<usize>,
    /// The place of the line being read.
    pub at: Place,
    /// The faults so far.
    pub faults: Vec<Fault>,
    /// Whether a line was not understood.
    pub gaps: bool,
    headers: Headers,
}

impl Front {
    /// Starts reading a record of a game that allows this many players.
    pub fn new(fits: RangeInclusive<usize>) -> Self {
        Self {
            fits,
            at: Place::default(),
            faults: Vec::new(),
            gaps: false,
            headers: Headers::default(),
        }
    }

    /// Returns whether the number of players is wrong for the game.
    pub const fn seats_wrong(&self) -> bool {
        self.headers.seats_wrong
    }

    /// Marks the number of players as wrong for the game.
    pub const fn refuse_seats(&mut self) {
        self.headers.seats_wrong = true;
    }

    /// Reports a problem at a column of the line being read.
    pub fn fault_at(&mut self, column: u32, problem: Problem) {
        self.faults.push(Fault::new(self.at.line, column, problem));
    }

    /// Reports a problem at the verb of the line being read.
    pub fn fault(&mut self, problem: Problem) {
        self.fault_at(self.at.column, problem);
    }

    /// Checks a header line and reports its problem, if any; returns whether it has none.
    pub fn header(&mut self, header: &Header) -> bool {
        let admitted = self.headers.take(header, self.fits.clone());
        let fits = admitted.is_ok();
        if let Err(problem) = admitted {
            self.fault(problem);
        }
        fits
    }

    /// Ends the headers; reports a fault if they did not name the players.
    pub fn start(&mut self) {
        if let Err(problem) = self.headers.close(self.fits.clone(), self.gaps) {
            self.fault(problem);
        }
    }

    /// Returns the seat of a name; reports a name that is not at the table.
    pub fn seat<S: AsRef<str>>(
        &mut self,
        name: &Spanned<Name>,
        names: impl Iterator<Item = S> + Clone,
    ) -> Option<Seat> {
        let found = names.clone().position(|known| known.as_ref() == name.value);
        if found.is_none() && names.clone().next().is_some() {
            let problem = unknown_player(name, names);
            self.fault_at(name.column, problem);
            self.gaps = true;
        }
        found.map(Seat)
    }

    /// Returns the amounts of the players that `told` lists, by seat. Reports players listed twice,
    /// and amounts that do not sum to zero.
    pub fn amounts<S: AsRef<str>>(
        &mut self,
        told: &[(Spanned<Name>, i64)],
        names: &(impl Iterator<Item = S> + Clone),
    ) -> Vec<(Seat, i64)> {
        let mut net: Vec<(Seat, i64)> = Vec::new();
        let mut sum = Some(0_i128);
        for (name, chips) in told {
            match self.seat(name, names.clone()) {
                Some(seat) if net.iter().any(|(other, _)| *other == seat) => {
                    let problem = Problem::Contradiction(Contradiction::ToldBefore);
                    self.fault_at(name.column, problem);
                    sum = None;
                }
                Some(_) if chips.unsigned_abs() > MOST_CHIPS.unsigned_abs() => {
                    self.fault_at(name.column, Problem::TooLarge);
                    sum = None;
                }
                Some(seat) => {
                    net.push((seat, *chips));
                    sum = sum.map(|sum| sum + i128::from(*chips));
                }
                None => sum = None,
            }
        }
        if let Some(sum) = sum.filter(|sum| *sum != 0) {
            self.fault(Problem::Contradiction(Contradiction::NetSum { sum }));
        }
        net
    }

    /// Reports jokers among the cards; returns true if there are none.
    pub fn no_jokers(&mut self, cards: &CardList) -> bool {
        let before = self.faults.len();
        for card in &cards.0 {
            if card.value.as_joker().is_some() {
                self.fault_at(card.column, Problem::NotInPack { card: card.value });
            }
        }
        self.faults.len() == before
    }

    /// Ends the reading of a hand; sorts its faults by place.
    pub fn reading<T>(mut self, hand: T, ended: bool) -> Reading<T> {
        self.faults.sort_by_key(|fault| fault.place);
        Reading {
            hand,
            ended,
            faults: self.faults,
            gaps: self.gaps,
        }
    }
}
