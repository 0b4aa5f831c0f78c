//! What a pile scores: the jokbo of the rule book.

use crate::card::{Card, Faces, Flower, Joker, Kind, Pile};
use crate::rules::GoStopRules;
use crate::verdict::{Jokbo, Score, ScoreLine, SwitchUse};

const ANIMALS: Faces = Faces::kind(Kind::Animal);
const RIBBONS: Faces = Faces::kind(Kind::Ribbon);
/// What is always junk, jokers with a junk value included.
const ALL_JUNK: Faces = Faces::kind(Kind::Junk)
    .or(Faces::kind(Kind::DoubleJunk))
    .or(Faces::jokers(&[
        Joker::One,
        Joker::Two,
        Joker::Three,
        Joker::Boss,
    ]));
const RAIN_RIBBON: Faces = Faces::of(&[Card::RAIN_RIBBON]);
const BIRDS: Faces = Faces::of(&[
    Card::fixed(Flower::Plum, Kind::Animal),
    Card::fixed(Flower::Wisteria, Kind::Animal),
    Card::fixed(Flower::Pampas, Kind::Animal),
    Card::SWALLOW,
]);
const CLOVERS: Pile = Faces::month(Flower::Wisteria)
    .or(Faces::month(Flower::BushClover))
    .cards();

/// Which switch cards are counted as junk; the others are animals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Assignment {
    /// The sake cup is junk.
    pub cup: bool,
    /// The iris bridge is junk.
    pub bridge: bool,
}

impl Assignment {
    /// Returns every way in which the owner of a pile may count its switch cards, animals first.
    pub fn all(pile: Pile, rules: &GoStopRules) -> impl Iterator<Item = Self> {
        let cup = rules.switch_september > 0 && pile.contains(Card::CUP);
        let bridge = rules.switch_may > 0 && pile.contains(Card::BRIDGE);
        [(false, false), (false, true), (true, false), (true, true)]
            .into_iter()
            .filter(move |(as_cup, as_bridge)| (cup || !as_cup) && (bridge || !as_bridge))
            .map(|(cup, bridge)| Self { cup, bridge })
    }

    /// Returns the animals that are counted as junk.
    const fn switched(self) -> Faces {
        let cup: &[Card] = if self.cup { &[Card::CUP] } else { &[] };
        let bridge: &[Card] = if self.bridge { &[Card::BRIDGE] } else { &[] };
        Faces::of(cup).or(Faces::of(bridge))
    }
}

/// What a pile counts, under one assignment of its switch cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tally {
    /// Brights, rain included.
    pub brights: u32,
    /// Animals.
    pub animals: u32,
    /// Ribbons, the rain ribbon included.
    pub ribbons: u32,
    /// Junk value.
    pub junk: u32,
}

impl Tally {
    /// Returns what a pile counts.
    pub fn of(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Self {
        let jokers: u32 = Joker::ALL
            .iter()
            .map(|joker| joker.junk() * u32::from(pile.count(Card::joker(*joker))))
            .sum();
        let switched = if assignment.cup {
            rules.switch_september
        } else {
            0
        } + if assignment.bridge {
            rules.switch_may
        } else {
            0
        };
        Self {
            brights: pile.of_kind(Kind::Bright).len(),
            animals: pile.among(ANIMALS.minus(assignment.switched())).len(),
            ribbons: pile.among(RIBBONS).len(),
            junk: pile.of_kind(Kind::Junk).len()
                + rules.junk_double * pile.of_kind(Kind::DoubleJunk).len()
                + jokers
                + switched,
        }
    }
}

/// A jokbo with the cards that make it.
type Made = (Jokbo, u32, Pile);

/// Returns the lines that a pile scores under an assignment, in the order of the rule book.
fn lines(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> impl Iterator<Item = Made> {
    let tally = Tally::of(pile, assignment, rules);
    let switched = assignment.switched();
    let animals = pile.among(ANIMALS.minus(switched));
    let junk = pile.among(ALL_JUNK.or(switched));
    let set = |id, points, cards: Pile| pile.includes(cards).then_some((id, points, cards));
    let row = |id, from: u32, count: u32, cards| {
        let points = (count + 1).saturating_sub(from);
        (from > 0).then_some((id, points, cards))
    };
    let ribbons = if rules.ribbons_rain_counts {
        pile.among(RIBBONS)
    } else {
        pile.among(RIBBONS.minus(RAIN_RIBBON))
    };
    [
        bright(pile, rules),
        row(Jokbo::Animals, rules.animals_from, tally.animals, animals),
        birds(pile, rules),
        set(Jokbo::HongDan, rules.ribbons_hong_dan, Pile::HONG_DAN),
        set(Jokbo::CheongDan, rules.ribbons_cheong_dan, Pile::CHEONG_DAN),
        set(Jokbo::ChoDan, rules.ribbons_cho_dan, Pile::CHO_DAN),
        row(Jokbo::Ribbons, rules.ribbons_from, ribbons.len(), ribbons),
        row(Jokbo::Junk, rules.junk_from, tally.junk, junk),
        set(Jokbo::Vip, rules.vip, Pile::VIP),
        set(Jokbo::Palssari, rules.palssari, CLOVERS),
    ]
    .into_iter()
    .flatten()
    .filter(|(_, points, _)| *points > 0)
}

/// Returns the jokbo that are fixed sets of cards and are played at this table, with their cards.
pub(super) fn set_jokbo(rules: &GoStopRules) -> Vec<(Jokbo, Pile)> {
    [
        (Jokbo::Godori, rules.birds_godori, Pile::GODORI),
        (Jokbo::Yukdori, rules.birds_yukdori, BIRDS.cards()),
        (Jokbo::HongDan, rules.ribbons_hong_dan, Pile::HONG_DAN),
        (Jokbo::CheongDan, rules.ribbons_cheong_dan, Pile::CHEONG_DAN),
        (Jokbo::ChoDan, rules.ribbons_cho_dan, Pile::CHO_DAN),
        (Jokbo::Vip, rules.vip, Pile::VIP),
        (Jokbo::Palssari, rules.palssari, CLOVERS),
    ]
    .into_iter()
    .filter(|(_, points, _)| *points > 0)
    .map(|(id, _, cards)| (id, cards))
    .collect()
}

/// Returns the highest bright line that the pile has; in a tie the one listed first.
fn bright(pile: Pile, rules: &GoStopRules) -> Option<Made> {
    let brights = pile.of_kind(Kind::Bright);
    let rain = u32::from(brights.contains(Card::RAIN));
    let dry = brights.len() - rain;
    let wet = rain * (dry + 1);
    [
        (Jokbo::FiveBrights, rules.brights_five, brights.len() == 5),
        (Jokbo::FourBrights, rules.brights_four, dry >= 4),
        (
            Jokbo::RainFourBrights,
            rules.brights_four_with_rain,
            wet >= 4,
        ),
        (Jokbo::ThreeBrights, rules.brights_three, dry >= 3),
        (
            Jokbo::RainThreeBrights,
            rules.brights_three_with_rain,
            wet >= 3,
        ),
    ]
    .into_iter()
    .filter(|(_, _, holds)| *holds)
    .map(|(id, points, _)| (id, points, brights))
    .reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Returns the bird line: yukdori for all four where it is played, else godori or bidori.
fn birds(pile: Pile, rules: &GoStopRules) -> Option<Made> {
    let godori = pile.includes(Pile::GODORI);
    let swallow = pile.contains(Card::SWALLOW);
    let birds = pile.among(BIRDS);
    match (godori, swallow) {
        (true, true) if rules.birds_yukdori > 0 => {
            Some((Jokbo::Yukdori, rules.birds_yukdori, birds))
        }
        (true, _) => Some((Jokbo::Godori, rules.birds_godori, Pile::GODORI)),
        (false, true) if birds.len() == 3 => Some((Jokbo::Bidori, rules.birds_bidori, birds)),
        _ => None,
    }
}

/// Returns whether a line counts towards the target.
fn counts(id: Jokbo, rules: &GoStopRules) -> bool {
    match id {
        Jokbo::Vip => false,
        Jokbo::Palssari => rules.palssari_counts,
        _ => true,
    }
}

/// Returns the score of a pile under an assignment, with no go said.
pub fn score(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Score {
    let lines: Vec<Made> = lines(pile, assignment, rules).collect();
    let used = |junk| {
        if junk {
            SwitchUse::Junk
        } else {
            SwitchUse::Animal
        }
    };
    let switch = [
        (Card::BRIDGE, rules.switch_may, assignment.bridge),
        (Card::CUP, rules.switch_september, assignment.cup),
    ];
    Score {
        points: lines.iter().map(|line| i64::from(line.1)).sum(),
        stop_points: counted(lines.iter().copied(), rules),
        go: 0,
        switch: switch
            .into_iter()
            .filter(|(card, value, _)| *value > 0 && pile.contains(*card))
            .map(|(card, _, junk)| (card, used(junk)))
            .collect(),
        jokbo: lines
            .into_iter()
            .map(|(id, points, cards)| ScoreLine {
                id,
                points: i64::from(points),
                cards,
            })
            .collect(),
        told: false,
    }
}

/// Returns the points of the lines that count towards the target.
fn counted(lines: impl Iterator<Item = Made>, rules: &GoStopRules) -> i64 {
    lines
        .filter(|(id, ..)| counts(*id, rules))
        .map(|(_, points, _)| i64::from(points))
        .sum()
}

/// Returns the larger score of a pile over all assignments; in a tie the one with more animals.
///
/// ```
/// use dokbak::card::{Calendar, read_word};
/// use dokbak::gostop::best_score;
/// use dokbak::rules::GoStopRules;
/// use dokbak::{Card, Pile};
///
/// let read = |word| read_word(word, Calendar::Korean).expect("these are cards");
/// let cards: Vec<Card> = ["2y", "4y", "8y", "1t", "2t", "3t"].into_iter().flat_map(read).collect();
/// let score = best_score(Pile::of(&cards), &GoStopRules::default());
/// // Godori is worth 5, hong-dan 3; three ribbons and three animals are too few for more.
/// assert_eq!(score.points, 8);
/// ```
pub fn best_score(pile: Pile, rules: &GoStopRules) -> Score {
    let points = |assignment: &Assignment| -> u32 {
        lines(pile, *assignment, rules)
            .map(|(_, points, _)| points)
            .sum()
    };
    let best = Assignment::all(pile, rules)
        .map(|assignment| (points(&assignment), assignment))
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    score(
        pile,
        best.map_or_else(Assignment::default, |(_, best)| best),
        rules,
    )
}

/// Returns the most stop points that a pile has over all assignments.
pub fn stop_points(pile: Pile, rules: &GoStopRules) -> i64 {
    Assignment::all(pile, rules)
        .map(|assignment| counted(lines(pile, assignment, rules), rules))
        .max()
        .unwrap_or(0)
}
