//! What people say of a hand in one line: who won, with which cards or points, goes, triples,
//! bombs, and what is known of the others, in any order that can be understood.

mod pieces;
mod reader;
mod tells;
mod topic;
mod words;

use super::answer;
use super::players::Players;
use super::refusal::Refusal;
use crate::card::{Calendar, Card, Flower, Pile, fold, read_word};
use crate::record::{At, CountKind, Seat, Verb};
use crate::rules::Game;

/// What a text is read by.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    /// Those who play.
    pub(super) players: &'a Players,
    pub(super) game: Game,
    pub(super) calendar: Calendar,
    /// Who won, where that is known before.
    pub(super) winner: Option<Seat>,
    /// Whether the winner's pile is known before, so that a number alone is no number of points.
    pub(super) pile: bool,
}

/// What was told of a hand.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Told {
    /// Who won.
    pub(super) winner: Option<Seat>,
    /// The cards of players.
    pub(super) piles: Vec<(Seat, Vec<At<Card>>)>,
    /// What the winner's pile comes to, where that was told in the place of its cards.
    pub(super) scored: Option<ToldPoints>,
    /// What happened besides the cards.
    pub(super) besides: ToldBesides,
    /// What is known of losers' piles.
    pub(super) counts: Vec<(Seat, CountKind, At<u32>)>,
    /// How often players said koi-koi.
    pub(super) koi: Vec<(Seat, At<u32>)>,
}

/// What a winner's pile comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ToldPoints {
    pub(super) points: At<u32>,
    /// What is among them, each kind with a number that was told with it.
    pub(super) among: Vec<(CountKind, Option<u32>)>,
}

/// What happened in a hand besides the cards that were captured.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ToldBesides {
    /// How often the winner said go.
    pub(super) goes: Option<At<u32>>,
    /// The months the winner showed.
    pub(super) shown: Vec<Flower>,
    /// The months the winner bombed.
    pub(super) bombed: Vec<Flower>,
    /// The months of which the winner played two on two.
    pub(super) grenades: Vec<Flower>,
    /// The month that the winner took whole in the first turn.
    pub(super) first_sweep: Vec<Flower>,
    /// Who else said go, each as often as they did, the last one last.
    pub(super) others_go: Vec<Seat>,
}

impl ToldBesides {
    /// Returns whether anything was told of the winner.
    pub(super) fn any_own(&self) -> bool {
        let others_go = self.others_go.clone();
        *self
            != Self {
                others_go,
                ..Self::default()
            }
    }
}

impl Told {
    /// Returns what is told where nothing but the winner is.
    pub(super) fn of(winner: Option<Seat>) -> Self {
        Self {
            winner,
            ..Self::default()
        }
    }

    /// Returns the cards that were told of a player.
    pub(super) fn pile_of(&self, seat: Seat) -> Option<&[At<Card>]> {
        let mut piles = self.piles.iter();
        let of = piles.find(|(of, _)| *of == seat);
        of.map(|(_, cards)| cards.as_slice())
    }
}

/// What can be told at some place of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum CanTell {
    /// A winner's cards or points, and what happened besides.
    Hand,
    /// What happened besides the winner's cards.
    Besides,
    /// Counts and goes of this loser.
    Loser(String),
    /// Cards, and calls of koi-koi.
    Round,
    /// Whose pile it is, and its cards.
    Piles,
}

/// Why a text is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum BadTelling {
    /// This word says nothing of what can be told here.
    NotUnderstood { word: String, here: CanTell },
    /// Nothing says who won; one of these.
    NoWinner { names: Vec<String> },
    /// Nobody has this name.
    NoPlayer { word: String, names: Vec<String> },
    /// It was told before.
    Twice { word: String },
    /// It is not said what this number counts.
    WhichNumber { number: u32 },
    /// The month after this word is missing, or there is no such month.
    NoMonth { word: String },
    /// Cards were told and points too.
    CardsAndPoints,
    /// What is among the points was told, and no points.
    NoPoints { word: String },
    /// It is not said how much junk.
    HowMuch { word: String },
    /// Nothing is said of this player.
    NothingOf { player: String },
    /// The points allow the winner no more than this many goes.
    TooManyGoes { most: u32 },
}

/// Returns what a text tells, or which part of it is not understood and what would be right.
pub(super) fn read(text: &str, terms: Terms<'_>) -> Result<Told, Refusal> {
    reader::Reader::new(terms).read(text)
}

/// Returns whether a text tells something of a hand, understood or not: it begins with a player, or
/// with what a player can have, and says more than a name.
pub(super) fn is_told(text: &str, terms: Terms<'_>) -> bool {
    let words = words::words(text);
    let Some(first) = words.first() else {
        return false;
    };
    if answer::player(text, terms.players).is_some() {
        return false;
    }
    let several = words.len() > 1;
    let cut = pieces::pieces(&first.folded, terms.calendar);
    let tells = cut.is_some_and(|cut| several || pieces::has_pile(&cut));
    let mut all = terms.players.names().iter();
    let whole = all.any(|name| first.folded.starts_with(&fold(name)));
    let begun = answer::begun_with(&first.text, terms.players.names());
    tells || whole || (several && !begun.is_empty())
}

/// Returns the cards that a line of the record says a player captured, whose they are, and whether
/// they add to those from before.
pub(super) fn captures(text: &str, terms: Terms<'_>) -> Option<(Seat, bool, Pile)> {
    let words = words::words(text);
    let [name, verb, cards @ ..] = words.as_slice() else {
        return None;
    };
    let seat = answer::named(&name.text, terms.players.names())?;
    let adds = match Verb::read(&verb.folded)? {
        Verb::Takes => true,
        Verb::Has => false,
        _ => return None,
    };
    let mut pile = Pile::EMPTY;
    for card in cards {
        for card in read_word(&card.text, terms.calendar).ok()? {
            pile.add(card);
        }
    }
    Some((seat, adds, pile))
}

/// Returns whether a line has points, such as `7점`, where its verb would be.
pub(super) fn has_points(text: &str) -> bool {
    let words = words::words(text);
    let mut behind = words.iter().skip(1);
    let points = |word: &words::Word| {
        let digits = word
            .folded
            .trim_start_matches(|letter: char| letter.is_ascii_digit());
        digits != word.folded && digits == fold("점")
    };
    behind.next().is_some_and(points)
}

/// Returns points with what a text says is among them: letters or words for kinds of cards, animals
/// with their number.
pub(super) fn among(points: u32, text: &str, calendar: Calendar) -> Option<ToldPoints> {
    let mut among: Vec<(CountKind, Option<u32>)> = Vec::new();
    for word in words::words(text) {
        for (_, piece) in pieces::pieces(&word.folded, calendar)? {
            let pieces::Piece::Says(topic::Topic::Kind(kind), number) = piece else {
                return None;
            };
            let counts = kind == CountKind::Animals;
            if number.is_some() != counts || among.iter().any(|(other, _)| *other == kind) {
                return None;
            }
            among.push((kind, number));
        }
    }
    let points = At::unwritten(points);
    (!among.is_empty()).then_some(ToldPoints { points, among })
}

#[cfg(test)]
mod tests;
