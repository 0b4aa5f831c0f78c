//! What a pile scores: the jokbo of the rule book.

use crate::card::{Card, Faces, Flower, Joker, Kind, Pile};
use crate::record::ScoredPile;
use crate::rules::GoStopRules;
use crate::verdict::{Jokbo, Score, ScoreLine, SwitchUse};

const ANIMALS: Faces = Faces::kind(Kind::Animal);
pub(super) const RIBBONS: Faces = Faces::kind(Kind::Ribbon);
/// The cards that are always junk, including jokers with a junk value.
const ALL_JUNK: Faces = Faces::kind(Kind::Junk)
    .or(Faces::kind(Kind::DoubleJunk))
    .or(Faces::jokers(&[
        Joker::One,
        Joker::Two,
        Joker::Three,
        Joker::Boss,
    ]));
pub(super) const RAIN_RIBBON: Faces = Faces::from_cards(&[Card::RAIN_RIBBON]);
const BIRDS: Faces = Faces::from_cards(&[
    Card::fixed(Flower::Plum, Kind::Animal),
    Card::fixed(Flower::Wisteria, Kind::Animal),
    Card::fixed(Flower::Pampas, Kind::Animal),
    Card::SWALLOW,
]);
/// The ribbons that make cho-dan if the rain ribbon may stand in for one.
const CHO_DAN_AND_RAIN: Faces = Faces::from_cards(&[
    Card::fixed(Flower::Wisteria, Kind::Ribbon),
    Card::fixed(Flower::Iris, Kind::Ribbon),
    Card::fixed(Flower::BushClover, Kind::Ribbon),
    Card::RAIN_RIBBON,
]);
const CLOVERS: Pile = Faces::month(Flower::Wisteria)
    .or(Faces::month(Flower::BushClover))
    .cards();

/// Which switch cards count as junk; the others count as animals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Assignment {
    /// Whether the sake cup counts as junk.
    pub cup: bool,
    /// Whether the iris bridge counts as junk.
    pub bridge: bool,
}

impl Assignment {
    /// Returns every way to count the switch cards of a pile, starting with all of them as animals.
    pub fn all(pile: Pile, rules: &GoStopRules) -> impl Iterator<Item = Self> {
        let cup = rules.switch_september > 0 && pile.contains(Card::CUP);
        let bridge = rules.switch_may > 0 && pile.contains(Card::BRIDGE);
        let both = (u8::from(cup) << 1) | u8::from(bridge);
        let ways = (0..4_u8).filter(move |way| way & !both == 0);
        ways.map(|way| Self {
            cup: way & 0b10 != 0,
            bridge: way & 0b01 != 0,
        })
    }

    /// Returns the switch cards that count as junk.
    const fn switched(self) -> Faces {
        let cup: &[Card] = if self.cup { &[Card::CUP] } else { &[] };
        let bridge: &[Card] = if self.bridge { &[Card::BRIDGE] } else { &[] };
        Faces::from_cards(cup).or(Faces::from_cards(bridge))
    }
}

/// The counts of a pile under an assignment of its switch cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PileTally {
    /// Brights, including rain.
    pub brights: u32,
    /// Animals.
    pub animals: u32,
    /// Ribbons, including the rain ribbon.
    pub ribbons: u32,
    /// Junk value.
    pub junk: u32,
}

impl PileTally {
    /// Counts a pile under an assignment.
    pub fn new(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Self {
        let worth = |joker: &Joker| joker.junk() * u32::from(pile.count(Card::joker(*joker)));
        let jokers = if pile.has_jokers() {
            Joker::ALL.iter().map(worth).sum()
        } else {
            0
        };
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

/// A line and its points, or 0 if the line is not scored.
type JokboPoints = (Jokbo, u32);

/// The counts and points of a pile under an assignment, in numbers only. Every score is derived
/// from this.
#[derive(Clone, Copy, Debug)]
pub(super) struct Points {
    /// The counts.
    pub(super) tally: PileTally,
    /// The lines in the order of the rule book, scored or not. The last two may not count towards
    /// the target.
    lines: [JokboPoints; 10],
}

impl Points {
    /// Scores a pile under an assignment.
    pub(super) fn count(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Self {
        let tally = PileTally::new(pile, assignment, rules);
        let counting = ribbons(pile, rules).len();
        Self::told(pile, tally, (pile.contains(Card::RAIN), counting), rules)
    }

    /// Scores a pile of named cards, which make the sets, with a tally that also counts unnamed
    /// cards. The pair says whether rain is among the brights, and how many ribbons count for the
    /// line of ribbons.
    pub(super) fn told(
        pile: Pile,
        tally: PileTally,
        (with_rain, counting): (bool, u32),
        rules: &GoStopRules,
    ) -> Self {
        let set = |id, points, cards: Pile| (id, if pile.includes(cards) { points } else { 0 });
        let row = |id, from: u32, count: u32| (id, row(from, count));
        let lines = [
            bright(tally.brights, with_rain, rules),
            row(Jokbo::Animals, rules.animals_from, tally.animals),
            birds(pile, rules),
            set(Jokbo::HongDan, rules.ribbons_hong_dan, Pile::HONG_DAN),
            set(Jokbo::CheongDan, rules.ribbons_cheong_dan, Pile::CHEONG_DAN),
            set(Jokbo::ChoDan, rules.ribbons_cho_dan, cho_dan(pile, rules)),
            row(Jokbo::Ribbons, rules.ribbons_from, counting),
            row(Jokbo::Junk, rules.junk_from, tally.junk),
            set(Jokbo::Vip, rules.vip, Pile::VIP),
            set(Jokbo::Palssari, rules.palssari, CLOVERS),
        ];
        Self { tally, lines }
    }

    /// Returns the points for this junk value.
    pub(super) fn of_junk(junk: u32, rules: &GoStopRules) -> i64 {
        i64::from(row(rules.junk_from, junk))
    }

    /// Returns the points of the lines with cards of several kinds.
    pub(super) fn of_mixed_sets(&self) -> i64 {
        let [.., vip, palssari] = &self.lines;
        i64::from(vip.1) + i64::from(palssari.1)
    }

    /// Returns the points of the lines with cards of one kind, except junk.
    pub(super) fn of_sets_and_rows(&self) -> i64 {
        let junk = self.made().find(|(id, _)| *id == Jokbo::Junk);
        let junk = junk.map_or(0, |(_, points)| i64::from(points));
        self.all() - self.of_mixed_sets() - junk
    }

    /// Returns the lines that are scored.
    pub(super) fn made(&self) -> impl Iterator<Item = JokboPoints> + '_ {
        self.lines.iter().copied().filter(|(_, points)| *points > 0)
    }

    /// Returns the points of all lines.
    pub(super) fn all(&self) -> i64 {
        let lines = self.lines.iter();
        lines.map(|(_, points)| i64::from(*points)).sum()
    }

    /// Returns the points of the lines that count towards the target.
    pub(super) fn counting(&self, rules: &GoStopRules) -> i64 {
        let [lines @ .., _vip, palssari] = &self.lines;
        let palssari = Some(palssari).filter(|_| rules.palssari_counts);
        let lines = lines.iter().chain(palssari);
        lines.map(|(_, points)| i64::from(*points)).sum()
    }

    /// Returns what the points mean for the losers.
    pub(super) fn comes_to(&self, rules: &GoStopRules) -> ScoredPile {
        let scores = |test: fn(Jokbo) -> bool| self.made().any(|(id, _)| test(id));
        ScoredPile {
            points: self.counting(rules),
            brights: scores(Jokbo::is_bright),
            animals: Some(self.tally.animals),
            ribbons: scores(Jokbo::is_ribbon),
            junk: scores(|id| id == Jokbo::Junk),
        }
    }
}

/// Returns the points for `count` cards in a line that begins at `from` cards.
const fn row(from: u32, count: u32) -> u32 {
    if from > 0 {
        (count + 1).saturating_sub(from)
    } else {
        0
    }
}

/// Returns the ribbons of a pile that count for the line of ribbons.
fn ribbons(pile: Pile, rules: &GoStopRules) -> Pile {
    if rules.ribbons_rain_counts {
        pile.among(RIBBONS)
    } else {
        pile.among(RIBBONS.minus(RAIN_RIBBON))
    }
}

/// Returns the three ribbons that make cho-dan: those of the pile if the rain ribbon stands in for
/// the missing one, otherwise the plain red ones, which the pile may lack.
pub(crate) fn cho_dan(pile: Pile, rules: &GoStopRules) -> Pile {
    let with_rain = pile.among(CHO_DAN_AND_RAIN);
    let stands_in = rules.ribbons_cho_dan_rain && with_rain.len() == Pile::CHO_DAN.len();
    if stands_in { with_rain } else { Pile::CHO_DAN }
}

/// Returns the cards of a pile that make this line.
fn cards(id: Jokbo, pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Pile {
    let switched = assignment.switched();
    match id {
        Jokbo::Animals => pile.among(ANIMALS.minus(switched)),
        Jokbo::Bidori | Jokbo::Yukdori => pile.among(BIRDS),
        Jokbo::Godori => Pile::GODORI,
        Jokbo::HongDan => Pile::HONG_DAN,
        Jokbo::CheongDan => Pile::CHEONG_DAN,
        Jokbo::ChoDan => cho_dan(pile, rules),
        Jokbo::Ribbons => ribbons(pile, rules),
        Jokbo::Junk => pile.among(ALL_JUNK.or(switched)),
        Jokbo::Vip => Pile::VIP,
        Jokbo::Palssari => CLOVERS,
        _ => pile.of_kind(Kind::Bright),
    }
}

/// Returns the jokbo of this table that are sets of cards, each with the cards that it is made of
/// and how many of them it needs.
pub(super) fn set_jokbo(rules: &GoStopRules) -> Vec<(Jokbo, Pile, u32)> {
    let cho_dan = if rules.ribbons_cho_dan_rain {
        CHO_DAN_AND_RAIN.cards()
    } else {
        Pile::CHO_DAN
    };
    [
        (Jokbo::Godori, rules.birds_godori, Pile::GODORI),
        (Jokbo::Yukdori, rules.birds_yukdori, BIRDS.cards()),
        (Jokbo::HongDan, rules.ribbons_hong_dan, Pile::HONG_DAN),
        (Jokbo::CheongDan, rules.ribbons_cheong_dan, Pile::CHEONG_DAN),
        (Jokbo::ChoDan, rules.ribbons_cho_dan, cho_dan),
        (Jokbo::Vip, rules.vip, Pile::VIP),
        (Jokbo::Palssari, rules.palssari, CLOVERS),
    ]
    .into_iter()
    .filter(|(_, points, _)| *points > 0)
    .map(|(id, _, cards)| match id {
        Jokbo::ChoDan => (id, cards, Pile::CHO_DAN.len()),
        _ => (id, cards, cards.len()),
    })
    .collect()
}

/// The fewest brights that make a line.
const FEWEST_BRIGHTS: u32 = 3;

/// Returns the highest line for this many brights, with or without rain; in a tie, the first in the
/// order of the rule book.
fn bright(brights: u32, with_rain: bool, rules: &GoStopRules) -> JokboPoints {
    let mut best = (Jokbo::FiveBrights, 0);
    if brights < FEWEST_BRIGHTS {
        return best;
    }
    let dry = brights - u32::from(with_rain);
    let lines = [
        (Jokbo::FiveBrights, rules.brights_five, brights == 5),
        (Jokbo::FourBrights, rules.brights_four, dry >= 4),
        (
            Jokbo::RainFourBrights,
            rules.brights_four_with_rain,
            with_rain && brights >= 4,
        ),
        (Jokbo::ThreeBrights, rules.brights_three, dry >= 3),
        (
            Jokbo::RainThreeBrights,
            rules.brights_three_with_rain,
            with_rain && brights >= 3,
        ),
    ];
    for (id, points, holds) in lines {
        if holds && points > best.1 {
            best = (id, points);
        }
    }
    best
}

/// Returns the bird line: yukdori for all four birds if the table plays it, otherwise godori or
/// bidori.
fn birds(pile: Pile, rules: &GoStopRules) -> JokboPoints {
    let godori = pile.includes(Pile::GODORI);
    let swallow = pile.contains(Card::SWALLOW);
    match (godori, swallow) {
        (true, true) if rules.birds_yukdori > 0 => (Jokbo::Yukdori, rules.birds_yukdori),
        (true, _) => (Jokbo::Godori, rules.birds_godori),
        (false, true) if pile.among(BIRDS).len() == 3 => (Jokbo::Bidori, rules.birds_bidori),
        _ => (Jokbo::Bidori, 0),
    }
}

/// Scores a pile under an assignment, without goes.
pub fn score(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Score {
    let points = Points::count(pile, assignment, rules);
    itemised(pile, assignment, &points, rules)
}

/// Returns the scored lines of a pile with their cards.
pub(super) fn itemised(
    pile: Pile,
    assignment: Assignment,
    points: &Points,
    rules: &GoStopRules,
) -> Score {
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
    let mut jokbo = Vec::with_capacity(points.made().count());
    jokbo.extend(points.made().map(|(id, points)| ScoreLine {
        id,
        points: i64::from(points),
        cards: cards(id, pile, assignment, rules),
    }));
    Score {
        points: points.all(),
        stop_points: points.counting(rules),
        go: 0,
        switch: switch
            .into_iter()
            .filter(|(card, value, _)| *value > 0 && pile.contains(*card))
            .map(|(card, _, junk)| (card, used(junk)))
            .collect(),
        jokbo,
        told: false,
    }
}

/// Returns the highest score of a pile over all assignments; in a tie, the one with more animals.
///
/// ```
/// use dokbak::card::{Calendar, read_word};
/// use dokbak::gostop::best_score;
/// use dokbak::rules::GoStopRules;
/// use dokbak::{Card, Pile};
///
/// let read = |word| read_word(word, Calendar::Korean).expect("these are cards");
/// let cards: Vec<Card> = ["2y", "4y", "8y", "1t", "2t", "3t"].into_iter().flat_map(read).collect();
/// let score = best_score(Pile::from_cards(&cards), &GoStopRules::default());
/// // Godori is worth 5, hong-dan 3; three ribbons and three animals are too few for more.
/// assert_eq!(score.points, 8);
/// ```
pub fn best_score(pile: Pile, rules: &GoStopRules) -> Score {
    best_of(pile, Assignment::all(pile, rules), rules)
}

/// Returns the highest score of a pile over these assignments; in a tie, the first.
pub(super) fn best_of(
    pile: Pile,
    ways: impl Iterator<Item = Assignment>,
    rules: &GoStopRules,
) -> Score {
    let by = |assignment| (assignment, Points::count(pile, assignment, rules));
    let best = ways.map(by);
    let best = best.reduce(|best, next| {
        if next.1.all() > best.1.all() {
            next
        } else {
            best
        }
    });
    let (assignment, points) = best.unwrap_or_else(|| by(Assignment::default()));
    itemised(pile, assignment, &points, rules)
}

/// Returns the highest stop points of a pile over all assignments.
pub fn stop_points(pile: Pile, rules: &GoStopRules) -> i64 {
    let points = |assignment| Points::count(pile, assignment, rules).counting(rules);
    Assignment::all(pile, rules).map(points).max().unwrap_or(0)
}
