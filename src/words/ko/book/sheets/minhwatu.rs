//! The rule sheet of min-hwatu.

use crate::card::{Calendar, Card, Flower, Pile};
use crate::rules::{MinHwatuRules, RuleId};

pub(super) fn sheet(rule: RuleId, rules: &MinHwatuRules) -> Option<String> {
    Some(match rule {
        RuleId::Calendar => match rules.calendar {
            Calendar::Korean => "48장이고, 오동이 11월, 비가 12월이에요.",
            Calendar::Japanese => "48장이고, 비가 11월, 오동이 12월이에요.",
        }
        .to_owned(),
        RuleId::Cards => {
            let double = match rules.november_double() {
                None => String::new(),
                Some(points) => format!(
                    ", {} {points}점",
                    Card::PAULOWNIA_DOUBLE.code(rules.calendar)
                ),
            };
            format!(
                "광 {}점, 열끗 {}점, 띠 {}점, 피 {}점{double}이에요.",
                rules.points_bright, rules.points_animal, rules.points_ribbon, rules.points_junk
            )
        }
        RuleId::Win => format!(
            "본전은 둘이 치면 {}점, 셋이 치면 {}점, 넷이 치면 {}점, 다섯이 치면 {}점이에요. 본전보다 \
             적으면 내고 많으면 받아요.",
            rules.par_two, rules.par_three, rules.par_four, rules.par_five
        ),
        RuleId::Cheating => "먹은 패를 모아 한 벌이 안 되면 무효예요. 아무도 안 내요.".to_owned(),
        _ => return set(rule, rules),
    })
}

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
    let codes = cards.codes(rules.calendar);
    Some(format!("{codes}, 다른 사람들한테서 {points}점씩 받아요."))
}
