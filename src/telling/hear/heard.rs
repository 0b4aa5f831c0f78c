//! What was heard, and what is open because only the people at the table can say it.

use crate::record::{CountKind, Seat};
use crate::telling::part::Subject;
use crate::telling::{Fact, FactKind, Spoken};

/// Why a line is not accepted as it is.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) enum Unheard {
    /// A word that is not understood.
    Unknown(Spoken),
    /// A number, or cards, that no word goes with.
    NoWord(Spoken),
    /// A word without meaning in this place.
    Misplaced(Spoken),
    /// A word for who got something, where it is not one payment of one person to another.
    To(Spoken),
    /// Somebody who is not in the hand.
    Away(Spoken),
    /// That more was played for, which is a line of its own.
    Stake(Spoken),
}

/// A question that only the people at the table can answer.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) enum OpenPoint {
    /// The neighbour that a number belongs to.
    Number(Spoken),
    /// Whether these words give months or counts: `1광 3광 8광`.
    CardsOrCounts(Vec<Spoken>),
    /// Who has this bak.
    Whose(Spoken, Vec<FactKind>),
    /// Whether what was said applies to both players whose names are next to each other.
    Beside(Spoken),
    /// Whether a text means a name or a word.
    NameOrWord(Spoken),
    /// Whether a mistyped word was meant as this text.
    Slip(Spoken, String),
    /// Whether what was said of the previous player also applies to the player named here.
    Too(Spoken, Seat, Vec<FactKind>),
    /// Whether these amounts are money handed over, or the result of a hand.
    HandOrMoney(Vec<(Seat, i64)>),
}

/// What was heard.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct Heard {
    pub(in crate::telling) facts: Vec<Fact>,
    pub(in crate::telling) open: Vec<OpenPoint>,
    /// The players who were named without anything being said about them.
    pub(in crate::telling) idle: Vec<Seat>,
    /// What was said of several losers together.
    pub(in crate::telling) shared: Vec<Shared>,
}

/// What was said of several losers together.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct Shared {
    /// Whether the facts cover only those losers about whom nothing else was said.
    pub(super) others: bool,
    pub(super) facts: Whats,
}

/// What a part says: facts, each with the words that said it.
pub(super) type Whats = Vec<(FactKind, Vec<Spoken>)>;

/// A subject, what is said of it, and whether names came right before without being joined.
pub(super) type SaidOf = (Subject, Whats, bool);

impl Heard {
    /// Returns whether nothing was said and nobody was named.
    pub(in crate::telling) fn says_nothing(&self) -> bool {
        self.facts.is_empty()
            && self.open.is_empty()
            && self.idle.is_empty()
            && self.shared.is_empty()
    }

    /// Gives the facts that name nobody to the only player named without facts, if one of these
    /// facts is a winner's.
    pub(in crate::telling) fn lead(&mut self) {
        let leads = |fact: &Fact| fact.seat.is_none() && wins(&fact.what);
        if let ([seat], true) = (self.idle.as_slice(), self.facts.iter().any(leads)) {
            let unnamed = self.facts.iter_mut().filter(|fact| fact.seat.is_none());
            unnamed.for_each(|fact| fact.seat = Some(*seat));
        }
    }

    /// Returns all facts of a line of amounts: one said of several players together is repeated for
    /// everybody of whom no amount is told otherwise. With a word for two, these have to be two;
    /// where nobody is left, it is about nobody.
    pub(in crate::telling) fn share_amounts(&self, players: usize) -> Vec<Fact> {
        let named = |seat: &Seat| self.facts.iter().any(|fact| fact.seat == Some(*seat));
        let open: Vec<Seat> = (0..players).map(Seat).filter(|seat| !named(seat)).collect();
        let mut facts = self.facts.clone();
        for shared in &self.shared {
            let fits = shared.others || open.len() == 2;
            let seats = open.iter().filter(|_| fits).map(|seat| Some(*seat));
            let mut seats: Vec<Option<Seat>> = seats.collect();
            if seats.is_empty() {
                seats.push(None);
            }
            for seat in seats {
                facts.extend(shared.facts.iter().map(|(what, words)| Fact {
                    seat,
                    what: what.clone(),
                    words: words.clone(),
                }));
            }
        }
        facts
    }

    /// Returns all facts, now that the winner is known: what was said of several losers together is
    /// repeated for each of them.
    pub(in crate::telling) fn share(&self, winner: Seat, players: usize) -> Vec<Fact> {
        let mut facts = self.facts.clone();
        let named: Vec<Seat> = self
            .facts
            .iter()
            .filter_map(|fact| fact.seat)
            .chain(self.idle.iter().copied())
            .collect();
        for shared in &self.shared {
            let koi = shared
                .facts
                .iter()
                .any(|(what, _)| matches!(what, FactKind::Koi(_)));
            let seats = (0..players).map(Seat).filter(|seat| koi || *seat != winner);
            for seat in seats.filter(|seat| !shared.others || !named.contains(seat)) {
                facts.extend(shared.facts.iter().map(|(what, words)| Fact {
                    seat: Some(seat),
                    what: what.clone(),
                    words: words.clone(),
                }));
            }
        }
        facts
    }
}

/// Returns whether a fact counts enough cards of a kind to score.
pub(in crate::telling) const fn scores(what: &FactKind) -> bool {
    match what {
        FactKind::Count(kind, count, _) => match kind {
            CountKind::Brights => *count >= 3,
            CountKind::Animals | CountKind::Ribbons => *count >= 5,
            CountKind::Junk => *count >= 10,
        },
        _ => false,
    }
}

/// Returns whether a fact can only be said of a winner.
pub(in crate::telling) const fn wins(what: &FactKind) -> bool {
    matches!(
        what,
        FactKind::Points(_)
            | FactKind::LinePoints(..)
            | FactKind::Set(_)
            | FactKind::Won
            | FactKind::Push
            | FactKind::SevenAnimals
            | FactKind::PointsBehind(..)
            | FactKind::Quads(_)
            | FactKind::ThreePpuk
    )
}
