//! The rule sheet of min-hwatu.

use crate::card::{Card, Flower, Pile};
use crate::rules::{MinHwatuRules, RuleId};
use crate::words::ja::book::calendar::calendar;

pub(super) fn sheet(rule: RuleId, rules: &MinHwatuRules) -> Option<String> {
    Some(match rule {
        RuleId::Calendar => format!("48枚です。{}", calendar(rules.calendar)),
        RuleId::Cards => {
            let double = match rules.november_double() {
                None => String::new(),
                Some(points) => format!(
                    "、{}は{points}点",
                    Card::PAULOWNIA_DOUBLE.code(rules.calendar)
                ),
            };
            format!(
                "光札{}点、タネ{}点、短冊{}点、カス{}点{double}です。",
                rules.points_bright, rules.points_animal, rules.points_ribbon, rules.points_junk
            )
        }
        RuleId::Win => format!(
            "基準点は2人なら{}点、3人なら{}点、4人なら{}点、5人なら{}点です。足りない人が払い、\
             超えた人が受け取ります。",
            rules.par_two, rules.par_three, rules.par_four, rules.par_five
        ),
        RuleId::Cheating => {
            "全員の取り札が48枚の組と合わなければ無効で、だれも払いません。".to_owned()
        }
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
    Some(format!(
        "{codes}で、ほかの全員から{points}点ずつ受け取ります。"
    ))
}
