//! The context of a pile, and for each yaku its cards, its value at a table, and which other yaku
//! exclude it.

use crate::card::{Card, Faces, Flower, Kind, Pile};
use crate::koikoi::yaku::{self, Weather};
use crate::record::{Made, MadeKind, Yaku};
use crate::rules::{KoiKoiRules, Viewing, YakuSystem};

const RAIN: Faces = Faces::from_cards(&[Card::RAIN]);

pub(super) const DRY: Pile = Pile::BRIGHTS.but(RAIN);

const RAIN_ALONE: Pile = Pile::from_cards(&[Card::RAIN]);

/// What else is known about a pile that is given only by its yaku.
#[derive(Clone, Copy, Debug, Default)]
pub struct MadeContext {
    /// How the round and its field affect yaku.
    pub weather: Weather,
    /// Cards known to be in the pile although not stated.
    pub known: Pile,
    /// Cards that are elsewhere: in the opponent's pile, or on the field at the end.
    pub gone: Pile,
}

/// Returns the cards that every pile that fits the statement must have.
pub(in crate::koikoi) fn certain(told: &Made, around: &MadeContext) -> Pile {
    cards_of(told.yaku.iter().map(|one| one.value), around)
}

/// Returns the union of two piles; a card in both appears once.
pub(super) fn with(one: Pile, other: Pile) -> Pile {
    one.plus(other.without(one))
}

pub(super) fn cards_of(yaku: impl Iterator<Item = Yaku>, around: &MadeContext) -> Pile {
    let month = around.weather.month.map(Pile::month);
    yaku.fold(Pile::EMPTY, |all, yaku| with(all, set(yaku, month)))
}

/// Returns the cards that every pile with this yaku has.
pub(super) fn set(yaku: Yaku, month: Option<Pile>) -> Pile {
    match yaku {
        Yaku::FiveBrights => Pile::BRIGHTS,
        Yaku::FourBrights => DRY,
        Yaku::RainyFourBrights | Yaku::RainyThreeBrights => RAIN_ALONE,
        Yaku::BoarDeerButterflies => Pile::BOAR_DEER_BUTTERFLIES,
        Yaku::PoetryAndBlue => yaku::RIBBON_SETS,
        Yaku::Poetry => Pile::HONG_DAN,
        Yaku::Blue => Pile::CHEONG_DAN,
        Yaku::FlowerViewing => Pile::FLOWER_VIEWING,
        Yaku::MoonViewing => Pile::MOON_VIEWING,
        Yaku::CardsOfTheMonth => month.unwrap_or_default(),
        Yaku::ThreeBrights | Yaku::Animals | Yaku::Ribbons | Yaku::Chaff => Pile::EMPTY,
    }
}

/// Returns the value of a yaku without extra cards; 0 if the table does not play it.
pub(super) const fn worth(yaku: Yaku, rules: &KoiKoiRules) -> u32 {
    let viewing = !matches!(rules.viewing, Viewing::Off);
    match yaku {
        Yaku::FiveBrights => rules.five_brights,
        Yaku::FourBrights => rules.four_brights,
        Yaku::RainyFourBrights => rules.rainy_four,
        Yaku::ThreeBrights => rules.three_brights,
        Yaku::RainyThreeBrights => rules.rainy_three,
        Yaku::BoarDeerButterflies => rules.boar_deer_butterflies,
        Yaku::Animals => rules.animals,
        Yaku::PoetryAndBlue if matches!(rules.yaku_system, YakuSystem::Modern) => {
            rules.poetry_and_blue
        }
        Yaku::Poetry => rules.poetry,
        Yaku::Blue => rules.blue,
        Yaku::Ribbons => rules.ribbons,
        Yaku::FlowerViewing if viewing => rules.flower_viewing,
        Yaku::MoonViewing if viewing => rules.moon_viewing,
        Yaku::CardsOfTheMonth if rules.rounds == yaku::MONTHS => rules.cards_of_month,
        Yaku::Chaff => rules.chaff,
        Yaku::PoetryAndBlue | Yaku::FlowerViewing | Yaku::MoonViewing | Yaku::CardsOfTheMonth => 0,
    }
}

/// Returns the number of cards from which a kind is a yaku.
pub(super) const fn from(kind: MadeKind) -> u32 {
    match kind {
        MadeKind::Chaff => 10,
        MadeKind::Animals | MadeKind::Ribbons => 5,
    }
}

/// Returns whether two yaku exclude each other, so that only the more valuable one counts.
pub(super) fn alternatives(one: Yaku, other: Yaku, rules: &KoiKoiRules) -> bool {
    let group = |yaku| match yaku {
        Yaku::FiveBrights
        | Yaku::FourBrights
        | Yaku::RainyFourBrights
        | Yaku::ThreeBrights
        | Yaku::RainyThreeBrights => Some(Kind::Bright),
        _ if rules.yaku_system.adds_up() => None,
        Yaku::BoarDeerButterflies | Yaku::Animals => Some(Kind::Animal),
        Yaku::PoetryAndBlue | Yaku::Poetry | Yaku::Blue | Yaku::Ribbons => Some(Kind::Ribbon),
        _ => None,
    };
    one != other && group(one).is_some() && group(one) == group(other)
}

/// Returns the flower of the round's month if its four cards are a yaku.
pub(super) fn month(around: &MadeContext, rules: &KoiKoiRules) -> Option<Flower> {
    let month = around.weather.month;
    month.filter(|_| worth(Yaku::CardsOfTheMonth, rules) > 0)
}
