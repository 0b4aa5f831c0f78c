//! The rule sheet of Go-Stop: what cards score.

use crate::card::{Card, Pile};
use crate::rules::{GoStopRules, RuleId};
use crate::words::en::book::figures::{some, worth};

pub(super) fn brights(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let dry = Pile::DRY_BRIGHTS.codes(rules.calendar);
    let rain = Card::RAIN.code(rules.calendar);
    Some(match rule {
        RuleId::FiveBrights => set(Pile::BRIGHTS, rules.brights_five, rules),
        RuleId::FourBrights => set(Pile::DRY_BRIGHTS, rules.brights_four, rules),
        RuleId::RainFourBrights => {
            let cards = format!("{rain} and three of {dry}");
            worth(&cards, rules.brights_four_with_rain)
        }
        RuleId::ThreeBrights => worth(&format!("three of {dry}"), rules.brights_three),
        RuleId::RainThreeBrights => {
            let cards = format!("{rain} and two of {dry}");
            worth(&cards, rules.brights_three_with_rain)
        }
        _ => return None,
    })
}

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let calendar = rules.calendar;
    Some(match rule {
        RuleId::Animals => {
            let from = some(rules.animals_from, "animal");
            format!("{from}: 1 point, and 1 more for each further one.")
        }
        RuleId::HongDan => set(Pile::HONG_DAN, rules.ribbons_hong_dan, rules),
        RuleId::CheongDan => set(Pile::CHEONG_DAN, rules.ribbons_cheong_dan, rules),
        RuleId::ChoDan if rules.ribbons_cho_dan_rain => {
            let (dan, rain) = (
                Pile::CHO_DAN.codes(calendar),
                Card::RAIN_RIBBON.code(calendar),
            );
            worth(&format!("any three of {dan} {rain}"), rules.ribbons_cho_dan)
        }
        RuleId::ChoDan => set(Pile::CHO_DAN, rules.ribbons_cho_dan, rules),
        RuleId::Ribbons => {
            let counts = if rules.ribbons_rain_counts {
                "counts"
            } else {
                "does not count"
            };
            format!(
                "{}: 1 point, and 1 more for each further one; {} {counts}.",
                some(rules.ribbons_from, "ribbon"),
                Card::RAIN_RIBBON.code(calendar)
            )
        }
        RuleId::Godori => set(Pile::GODORI, rules.birds_godori, rules),
        RuleId::Bidori => {
            let (swallow, others) = (Card::SWALLOW.code(calendar), Pile::GODORI.codes(calendar));
            let cards = format!("{swallow} and exactly two of {others}");
            worth(&cards, rules.birds_bidori)
        }
        RuleId::Yukdori => format!(
            "{} {}: {} in place of godori.",
            Pile::GODORI.codes(calendar),
            Card::SWALLOW.code(calendar),
            some(rules.birds_yukdori, "point")
        ),
        RuleId::Junk => format!(
            "{} junk: 1 point, and 1 more for each further one.",
            rules.junk_from
        ),
        RuleId::DoubleJunk => format!(
            "{} count as {} junk each.",
            Pile::DOUBLE_JUNK.codes(calendar).replace(' ', " and "),
            rules.junk_double
        ),
        RuleId::SwitchCards => format!(
            "An owner may count {} in place of an animal, until payment{}.",
            switch_cards(rules),
            if rules.cup_final && rules.switch_september > 0 {
                "; who says which the cup is, is bound by it"
            } else {
                ""
            }
        ),
        RuleId::Vip => format!(
            "{}: {}, which do not count towards the target.",
            Pile::VIP.codes(calendar),
            some(rules.vip, "point")
        ),
        RuleId::Palssari => {
            let counts = if rules.palssari_counts {
                "which count towards the target"
            } else {
                "which do not count towards the target"
            };
            let points = some(rules.palssari, "point");
            format!("all of months 4 and 7: {points}, {counts}.")
        }
        _ => return None,
    })
}

/// Returns a set of cards and the points that it is worth.
fn set(cards: Pile, points: u32, rules: &GoStopRules) -> String {
    worth(&cards.codes(rules.calendar), points)
}

/// Describes which animals may count as junk, and as how much junk.
fn switch_cards(rules: &GoStopRules) -> String {
    let one = |card: Card, junk: u32| {
        (junk > 0).then(|| format!("{} as {junk} junk", card.code(rules.calendar)))
    };
    let each = [
        one(Card::CUP, rules.switch_september),
        one(Card::BRIDGE, rules.switch_may),
    ];
    let each: Vec<String> = each.into_iter().flatten().collect();
    each.join(" and ")
}
