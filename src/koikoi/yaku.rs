//! What a pile scores: the yaku of the rule book.

use crate::card::{Card, Faces, Flower, Kind, Pile};
use crate::rules::{Counting, CupUse, KoiKoiRules, Viewing, ViewingWeather, YakuSystem};
use crate::verdict::{Jokbo, Score, ScoreLine, SwitchUse};

const ANIMALS: Faces = Faces::kind(Kind::Animal);
const CHAFF: Faces = Faces::kind(Kind::Junk).or(Faces::kind(Kind::DoubleJunk));
const CUP: Faces = Faces::from_cards(&[Card::CUP]);
pub(super) const RIBBON_SETS: Pile = Pile::SIX_RIBBONS;

/// The number of rounds in a game where each round has its own month.
pub(super) const MONTHS: u32 = 12;

/// How the round and its field affect yaku.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weather {
    /// The month of the round; `None` if it does not score.
    pub month: Option<Flower>,
    /// The cards on the field, as far as they matter for yaku.
    pub field: Pile,
}

/// A yaku with its points and cards.
pub(super) type MadeYaku = (Jokbo, u32, Pile);

/// Scores a pile, counting the sake cup in the way that scores most.
pub fn score(pile: Pile, weather: Weather, rules: &KoiKoiRules) -> Score {
    scored(pile, weather, rules, rules.counting)
}

/// Returns every yaku of a pile, including those that do not count.
pub(super) fn held(pile: Pile, weather: Weather, rules: &KoiKoiRules) -> Vec<ScoreLine> {
    scored(pile, weather, rules, Counting::All).jokbo
}

fn scored(pile: Pile, weather: Weather, rules: &KoiKoiRules, counting: Counting) -> Score {
    let ways: &[SwitchUse] = match rules.cup {
        CupUse::Either if pile.contains(Card::CUP) => &[SwitchUse::Animal, SwitchUse::Junk],
        _ => &[SwitchUse::Animal],
    };
    let mut best: Option<(u32, SwitchUse, Vec<MadeYaku>)> = None;
    for way in ways {
        let lines = counted(lines(pile, *way, weather, rules), counting);
        let points = lines.iter().map(|(_, points, _)| points).sum();
        if best.as_ref().is_none_or(|(most, ..)| points > *most) {
            best = Some((points, *way, lines));
        }
    }
    let (points, way, lines) = best.unwrap_or((0, SwitchUse::Animal, Vec::new()));
    let switch = (ways.len() > 1).then_some((Card::CUP, way));
    let line = |(id, points, cards): MadeYaku| ScoreLine {
        id,
        points: i64::from(points),
        cards,
    };
    Score {
        points: i64::from(points),
        stop_points: i64::from(points),
        go: 0,
        switch: switch.into_iter().collect(),
        jokbo: lines.into_iter().map(line).collect(),
        told: false,
    }
}

/// Returns the lines that count.
pub(super) fn counted(lines: Vec<MadeYaku>, counting: Counting) -> Vec<MadeYaku> {
    if counting == Counting::Best {
        highest(lines).into_iter().collect()
    } else {
        lines
    }
}

/// Returns the line with the most points; in a tie, the first listed.
fn highest(lines: impl IntoIterator<Item = MadeYaku>) -> Option<MadeYaku> {
    lines
        .into_iter()
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Returns the yaku of a pile in the order of the rule book.
pub(super) fn lines(
    pile: Pile,
    cup: SwitchUse,
    weather: Weather,
    rules: &KoiKoiRules,
) -> Vec<MadeYaku> {
    let animals = animals(pile, cup);
    let mut lines: Vec<MadeYaku> = brights(pile, rules).into_iter().collect();
    lines.extend(animal_lines(animals, rules));
    lines.extend(ribbon_lines(pile.of_kind(Kind::Ribbon), rules));
    let month = weather
        .month
        .map(Pile::month)
        .filter(|month| pile.includes(*month));
    let others = [
        month.map(|month| (Jokbo::CardsOfTheMonth, rules.cards_of_month, month)),
        chaff(pile, cup, rules),
    ];
    let others: Vec<MadeYaku> = others.into_iter().flatten().filter(worth).collect();
    let alone = lines.is_empty() && others.is_empty();
    if rules.viewing == Viewing::On || (rules.viewing == Viewing::NeedsOther && !alone) {
        lines.extend(viewings(pile, weather, rules));
    }
    lines.extend(others);
    lines
}

/// Returns the cards that count as animals.
pub(super) fn animals(pile: Pile, cup: SwitchUse) -> Pile {
    match cup {
        SwitchUse::Animal => pile.among(ANIMALS),
        SwitchUse::Junk => pile.among(ANIMALS.minus(CUP)),
    }
}

/// Returns whether a line is worth anything, which means that the table plays it.
const fn worth(line: &MadeYaku) -> bool {
    line.1 > 0
}

fn brights(pile: Pile, rules: &KoiKoiRules) -> Option<MadeYaku> {
    let all = pile.of_kind(Kind::Bright);
    let dry = all.but(Faces::from_cards(&[Card::RAIN]));
    let rain = all.len() > dry.len();
    let lines = [
        (all.len() == 5, Jokbo::FiveBrights, rules.five_brights, all),
        (dry.len() == 4, Jokbo::FourBrights, rules.four_brights, dry),
        (
            rain && all.len() >= 4,
            Jokbo::RainyFourBrights,
            rules.rainy_four,
            all,
        ),
        (
            dry.len() >= 3,
            Jokbo::ThreeBrights,
            rules.three_brights,
            dry,
        ),
        (
            rain && all.len() >= 3,
            Jokbo::RainyThreeBrights,
            rules.rainy_three,
            all,
        ),
    ];
    let there = lines.into_iter().filter(|(there, ..)| *there);
    highest(
        there
            .map(|(_, id, points, cards)| (id, points, cards))
            .filter(worth),
    )
}

/// Returns the line of a set that is worth more for each further card of its kind; `None` if the
/// pile lacks the set.
fn growing(id: Jokbo, points: u32, set: Pile, all: Pile) -> Option<MadeYaku> {
    let further = all.without(set).len();
    (points > 0 && all.includes(set)).then(|| (id, points.saturating_add(further), all))
}

/// Returns the line of a set with a fixed value; `None` if the pile lacks the set.
fn flat(id: Jokbo, points: u32, set: Pile, all: Pile) -> Option<MadeYaku> {
    (points > 0 && all.includes(set)).then_some((id, points, set))
}

/// Returns the line for this many cards, worth more for each beyond `from`; `None` if they are too
/// few.
fn number(id: Jokbo, points: u32, from: u32, count: u32, cards: Pile) -> Option<MadeYaku> {
    let further = count.checked_sub(from)?;
    (points > 0).then(|| (id, points.saturating_add(further), cards))
}

fn animal_lines(all: Pile, rules: &KoiKoiRules) -> Vec<MadeYaku> {
    let points = rules.boar_deer_butterflies;
    let set = set_line(rules.yaku_system);
    let lines = [
        set(
            Jokbo::BoarDeerButterflies,
            points,
            Pile::BOAR_DEER_BUTTERFLIES,
            all,
        ),
        number(Jokbo::Animals, rules.animals, 5, all.len(), all),
    ];
    grouped(lines.into_iter().flatten(), rules.yaku_system)
}

fn ribbon_lines(all: Pile, rules: &KoiKoiRules) -> Vec<MadeYaku> {
    let (poetry, blue) = (rules.poetry, rules.blue);
    let set = set_line(rules.yaku_system);
    let all_six = (rules.yaku_system == YakuSystem::Modern).then(|| {
        set(
            Jokbo::PoetryAndBlue,
            rules.poetry_and_blue,
            RIBBON_SETS,
            all,
        )
    });
    let lines = [
        all_six.flatten(),
        set(Jokbo::Poetry, poetry, Pile::HONG_DAN, all),
        set(Jokbo::Blue, blue, Pile::CHEONG_DAN, all),
        number(Jokbo::Ribbons, rules.ribbons, 5, all.len(), all),
    ];
    grouped(lines.into_iter().flatten(), rules.yaku_system)
}

/// Returns how a set is scored: with or without a point for each further card.
const fn set_line(system: YakuSystem) -> fn(Jokbo, u32, Pile, Pile) -> Option<MadeYaku> {
    if system.sets_grow() { growing } else { flat }
}

/// Returns the lines of a group that count: all of them, or only the highest.
fn grouped(lines: impl Iterator<Item = MadeYaku>, system: YakuSystem) -> Vec<MadeYaku> {
    if system.adds_up() {
        lines.collect()
    } else {
        highest(lines).into_iter().collect()
    }
}

fn viewings(pile: Pile, weather: Weather, rules: &KoiKoiRules) -> Vec<MadeYaku> {
    let clear = |spoiler: Flower| match rules.viewing_weather {
        ViewingWeather::Clear => true,
        ViewingWeather::Field => weather.field.of_month(spoiler).is_empty(),
        ViewingWeather::Taken => pile.of_month(spoiler).is_empty(),
    };
    let flowers = (
        Jokbo::FlowerViewing,
        rules.flower_viewing,
        Pile::FLOWER_VIEWING,
    );
    let moon = (Jokbo::MoonViewing, rules.moon_viewing, Pile::MOON_VIEWING);
    [(flowers, Flower::Willow), (moon, Flower::Paulownia)]
        .into_iter()
        .filter(|(line, spoiler)| pile.includes(line.2) && clear(*spoiler))
        .map(|(line, _)| line)
        .filter(worth)
        .collect()
}

/// Returns the cards that count as chaff.
fn chaff_cards(pile: Pile, cup: SwitchUse, rules: &KoiKoiRules) -> Pile {
    let as_chaff = rules.cup == CupUse::Both || cup == SwitchUse::Junk;
    if as_chaff {
        pile.among(CHAFF.or(CUP))
    } else {
        pile.among(CHAFF)
    }
}

fn chaff(pile: Pile, cup: SwitchUse, rules: &KoiKoiRules) -> Option<MadeYaku> {
    let count = chaff_count(pile, cup, rules);
    let cards = chaff_cards(pile, cup, rules);
    number(Jokbo::Chaff, rules.chaff, 10, count, cards)
}

/// Returns how much chaff a pile has; cards that count double add two.
pub(super) fn chaff_count(pile: Pile, cup: SwitchUse, rules: &KoiKoiRules) -> u32 {
    let cards = chaff_cards(pile, cup, rules);
    let twice = [
        (rules.chaff_double.cup, Card::CUP),
        (rules.chaff_double.lightning, Card::WILLOW_DOUBLE),
        (rules.chaff_double.paulownia, Card::PAULOWNIA_DOUBLE),
    ];
    let more = twice
        .into_iter()
        .filter(|(doubles, card)| *doubles && cards.contains(*card));
    let count = cards.iter().chain(more.map(|(_, card)| card)).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_pile_with_the_cup_says_how_the_cup_is_counted() {
        let rules = KoiKoiRules {
            cup: CupUse::Either,
            ..KoiKoiRules::default()
        };
        let switch = |pile| score(pile, Weather::default(), &rules).switch;
        assert!(switch(Pile::HONG_DAN).is_empty());
        let with_cup = Pile::HONG_DAN.iter().chain([Card::CUP]).collect();
        assert_eq!(switch(with_cup), [(Card::CUP, SwitchUse::Animal)]);
    }
}
