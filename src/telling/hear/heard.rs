//! What was heard, and what only the people at the table can say.

use crate::record::{CountKind, Seat};
use crate::telling::part::Subject;
use crate::telling::{Fact, FactKind, Spoken};

/// Why a line is not accepted as it is.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) enum Unheard {
    /// A word that is not understood.
    Unknown(Spoken),
    /// A number, or cards, without a word to go with.
    NoWord(Spoken),
    /// A word without meaning in this place.
    Misplaced(Spoken),
}

/// Something that only the people at the table can say.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) enum OpenPoint {
    /// Which of its neighbours a number belongs to.
    Number(Spoken),
    /// Whether these are months or counts: `1광 3광 8광`.
    CardsOrCounts(Vec<Spoken>),
    /// Who has this bak.
    Whose(Spoken, Vec<FactKind>),
    /// Whether names next to each other both apply.
    Beside(Spoken),
    /// Whether this is a name or a word.
    NameOrWord(Spoken),
    /// Whether a mistyped word was meant as this.
    Slip(Spoken, String),
    /// Whether what was said of the previous player also applies to this one.
    Too(Spoken, Seat, Vec<FactKind>),
    /// Whether this is money handed over, or the result of a hand.
    HandOrMoney(Vec<(Seat, i64)>),
}

/// What was heard.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct Heard {
    pub(in crate::telling) facts: Vec<Fact>,
    pub(in crate::telling) open: Vec<OpenPoint>,
    /// The players who were named without saying anything about them.
    pub(in crate::telling) idle: Vec<Seat>,
    /// What was said of several losers together.
    pub(in crate::telling) shared: Vec<Shared>,
}

/// What was said of several losers together.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::telling) struct Shared {
    /// Whether it covers only those losers of whom nothing else was said.
    pub(super) others: bool,
    pub(super) facts: Whats,
}

/// What a part says, with the words for each.
pub(super) type Whats = Vec<(FactKind, Vec<Spoken>)>;

/// What is said of somebody, and whether names came right before it without being joined.
pub(super) type SaidOf = (Subject, Whats, bool);

impl Heard {
    /// Returns whether nothing was said and nobody was named.
    pub(in crate::telling) fn says_nothing(&self) -> bool {
        self.facts.is_empty()
            && self.open.is_empty()
            && self.idle.is_empty()
            && self.shared.is_empty()
    }

    /// If only one player was named, after facts that came first, assigns those facts to that
    /// player.
    pub(in crate::telling) fn lead(&mut self) {
        let leads = |fact: &Fact| fact.seat.is_none() && wins(&fact.what);
        if let ([seat], true) = (self.idle.as_slice(), self.facts.iter().any(leads)) {
            let unnamed = self.facts.iter_mut().filter(|fact| fact.seat.is_none());
            unnamed.for_each(|fact| fact.seat = Some(*seat));
        }
    }

    /// Returns the facts, with those about several losers repeated for each of them, now that the
    /// winner is known.
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

/// Returns whether this many of a kind score.
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

/// Returns whether a fact is only said of a winner.
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
