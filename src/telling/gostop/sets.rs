//! Sets and baks at a table of Go-Stop: their points, and which are in play.

use crate::card::{Card, Flower, Kind, Pile};
use crate::record::CountKind;
use crate::rules::{GoStopRules, GwangBak};
use crate::telling::fact::{Set, ToldBak};
use crate::vocabulary::Word;

impl Set {
    /// Returns the points of the set at a table; 0 if the table does not play it.
    pub(crate) const fn points(self, rules: &GoStopRules) -> i64 {
        let points = match self.0 {
            Word::FiveBrights => rules.brights_five,
            Word::FourBrights => rules.brights_four,
            Word::RainFourBrights => rules.brights_four_with_rain,
            Word::ThreeBrights => rules.brights_three,
            Word::RainThreeBrights => rules.brights_three_with_rain,
            Word::Godori => rules.birds_godori,
            Word::Bidori => rules.birds_bidori,
            Word::Yukdori => rules.birds_yukdori,
            Word::HongDan => rules.ribbons_hong_dan,
            Word::CheongDan => rules.ribbons_cheong_dan,
            Word::ChoDan => rules.ribbons_cho_dan,
            Word::RainChoDan if rules.ribbons_cho_dan_rain => rules.ribbons_cho_dan,
            Word::Vip => rules.vip,
            Word::Palssari => rules.palssari,
            _ => 0,
        };
        points as i64
    }

    /// Returns how many cards the set has.
    pub(in crate::telling) fn cards_of(self) -> u32 {
        match self.0 {
            Word::FiveBrights => 5,
            Word::FourBrights | Word::RainFourBrights => 4,
            Word::ThreeBrights | Word::RainThreeBrights | Word::RainChoDan => 3,
            _ => self.cards().len(),
        }
    }

    /// Returns the kind of the cards in the set.
    pub(in crate::telling) const fn kind(self) -> CountKind {
        match self.0 {
            Word::FiveBrights
            | Word::FourBrights
            | Word::RainFourBrights
            | Word::ThreeBrights
            | Word::RainThreeBrights => CountKind::Brights,
            Word::HongDan | Word::CheongDan | Word::ChoDan | Word::RainChoDan => CountKind::Ribbons,
            _ => CountKind::Animals,
        }
    }

    /// Returns the cards of the set that its name tells; empty for brights, which are counted
    /// instead.
    pub(in crate::telling) fn cards(self) -> Pile {
        let swallow = Pile::from_cards(&[Card::SWALLOW]);
        let bird = |flower| Card::fixed(flower, Kind::Animal);
        match self.0 {
            Word::Godori => Pile::GODORI,
            Word::Bidori => {
                Pile::from_cards(&[bird(Flower::Plum), bird(Flower::Wisteria), Card::SWALLOW])
            }
            Word::Yukdori => Pile::GODORI.plus(swallow),
            Word::HongDan => Pile::HONG_DAN,
            Word::CheongDan => Pile::CHEONG_DAN,
            Word::ChoDan => Pile::CHO_DAN,
            Word::RainChoDan => Pile::from_cards(&[Card::RAIN_RIBBON]),
            Word::Vip => Pile::VIP,
            Word::Palssari => Pile::month(Flower::Wisteria).plus(Pile::month(Flower::BushClover)),
            _ => Pile::EMPTY,
        }
    }
}

impl ToldBak {
    /// Returns whether the table plays this bak.
    pub(in crate::telling) fn is_played(self, players: usize, rules: &GoStopRules) -> bool {
        match self {
            Self::Gwang => rules.gwang_bak != GwangBak::Off,
            Self::Pi => rules.pi_bak_below(players) > 0,
            Self::Meong => rules.meoung_bak_from > 0,
            Self::Tti => rules.tti_bak,
        }
    }
}
