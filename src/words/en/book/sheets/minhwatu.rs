//! The rule sheet of min-hwatu.

use crate::card::{Calendar, Card, Flower, Pile};
use crate::rules::{MinHwatuRules, RuleId};
use crate::words::en::book::figures::some;

pub(super) fn sheet(rule: RuleId, rules: &MinHwatuRules) -> Option<String> {
    Some(match rule {
        RuleId::Calendar => match rules.calendar {
            Calendar::Korean => "48 cards; paulownia is month 11, willow month 12.",
            Calendar::Japanese => "48 cards; willow is month 11, paulownia month 12.",
        }
        .to_owned(),
        RuleId::Cards => {
            let junk = match rules.points_junk {
                0 => "nothing".to_owned(),
                points => points.to_string(),
            };
            let double = match rules.november_double() {
                None => String::new(),
                Some(points) => {
                    format!(", {} {points}", Card::PAULOWNIA_DOUBLE.code(rules.calendar))
                }
            };
            format!(
                "A bright counts {}, an animal {}, a ribbon {}, junk {junk}{double}.",
                rules.points_bright, rules.points_animal, rules.points_ribbon
            )
        }
        RuleId::Win => format!(
            "Par is {} with two players, {} with three, {} with four, {} with five; players \
             below it pay, players above it are paid.",
            some(rules.par_two, "point"),
            rules.par_three,
            rules.par_four,
            rules.par_five
        ),
        RuleId::Cheating => {
            "If the piles do not make up the pack, the hand is void and nobody pays.".to_owned()
        }
        _ => return set(rule, rules),
    })
}

/// Describes a set, and what every other player pays for it.
fn set(rule: RuleId, rules: &MinHwatuRules) -> Option<String> {
    let (cards, points) = match rule {
        RuleId::HongDan => (Pile::HONG_DAN, rules.sets_hong_dan),
        RuleId::CheongDan => (Pile::CHEONG_DAN, rules.sets_cheong_dan),
        RuleId::ChoDan => (Pile::CHO_DAN, rules.sets_cho_dan),
        RuleId::January => (Pile::month(Flower::Pine), rules.sets_january),
        RuleId::February => (Pile::month(Flower::Plum), rules.sets_february),
        RuleId::March => (Pile::month(Flower::Cherry), rules.sets_march),
        RuleId::April => (Pile::month(Flower::Wisteria), rules.sets_april),
        RuleId::May => (Pile::month(Flower::Iris), rules.sets_may),
        RuleId::June => (Pile::month(Flower::Peony), rules.sets_june),
        RuleId::July => (Pile::month(Flower::BushClover), rules.sets_july),
        RuleId::August => (Pile::month(Flower::Pampas), rules.sets_august),
        RuleId::September => (Pile::month(Flower::Chrysanthemum), rules.sets_september),
        RuleId::October => (Pile::month(Flower::Maple), rules.sets_october),
        RuleId::November => (Pile::month(Flower::Paulownia), rules.sets_november),
        RuleId::December => (Pile::month(Flower::Willow), rules.sets_december),
        _ => return None,
    };
    let (codes, points) = (cards.codes(rules.calendar), some(points, "point"));
    Some(format!("{codes}: {points} from every other player."))
}
