//! What was heard, and what only those who said it can tell.

use crate::record::{CountKind, Seat};
use crate::telling::part::Subject;
use crate::telling::{Fact, FactKind, Spoken};

/// Why a line cannot be taken as it stands.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) enum Unheard {
    /// A word that nobody understands.
    Unknown(Spoken),
    /// A number, or cards, without a word.
    NoWord(Spoken),
    /// A word that says nothing here.
    Misplaced(Spoken),
}

/// Something that only those who said it can tell.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) enum OpenPoint {
    /// A number may belong to either of its neighbours.
    Number(Spoken),
    /// Months or counts: `1광 3광 8광`.
    CardsOrCounts(Vec<Spoken>),
    /// Whose bak it is.
    Whose(Spoken, Vec<FactKind>),
    /// Whether names that stand side by side are both meant.
    Beside(Spoken),
    /// A name that is a word as well.
    NameOrWord(Spoken),
    /// A mistyped word, and what it was read as.
    Slip(Spoken, String),
    /// Whether what was said of the player before is so of this one, too.
    Too(Spoken, Seat, Vec<FactKind>),
    /// Money from one to another, or what a hand brought.
    HandOrMoney(Vec<(Seat, i64)>),
}

/// What was heard.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct Heard {
    pub(in crate::telling) facts: Vec<Fact>,
    pub(in crate::telling) open: Vec<OpenPoint>,
    /// The players who were named and of whom nothing was said.
    pub(in crate::telling) idle: Vec<Seat>,
    /// What was said of several losers together.
    pub(in crate::telling) shared: Vec<Shared>,
}

/// What was said of several losers together.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct Shared {
    /// Whether it is about those alone of whom nothing else was said.
    pub(super) others: bool,
    pub(super) facts: Whats,
}

/// What a part says, each with its words.
pub(super) type Whats = Vec<(FactKind, Vec<Spoken>)>;

/// What is said of somebody, and whether names stand side by side before it.
pub(super) type SaidOf = (Subject, Whats, bool);

impl Heard {
    /// Returns whether nothing at all was said, nor anybody named.
    pub(in crate::telling) fn says_nothing(&self) -> bool {
        self.facts.is_empty()
            && self.open.is_empty()
            && self.idle.is_empty()
            && self.shared.is_empty()
    }

    /// Says what was told before any name of the only one who was named behind it.
    pub(in crate::telling) fn lead(&mut self) {
        let leads = |fact: &Fact| fact.seat.is_none() && wins(&fact.what);
        if let ([seat], true) = (self.idle.as_slice(), self.facts.iter().any(leads)) {
            let unnamed = self.facts.iter_mut().filter(|fact| fact.seat.is_none());
            unnamed.for_each(|fact| fact.seat = Some(*seat));
        }
    }

    /// Says what was told of several losers of each of them, once it is known who won.
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

/// Returns whether so many of a kind score.
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

/// Returns whether something is only said of who won.
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
