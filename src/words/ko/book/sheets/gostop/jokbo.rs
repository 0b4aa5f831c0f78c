//! The rule sheet of Go-Stop: what cards score.

use crate::card::{Card, Pile};
use crate::rules::{GoStopRules, RuleId};
use crate::vocabulary::particle::{EUL, EUN, WA, with};
use crate::words::ko::book::figures::worth;

pub(super) fn brights(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let dry = Pile::DRY_BRIGHTS.codes(rules.calendar);
    let rain = with(&Card::RAIN.code(rules.calendar), WA);
    Some(match rule {
        RuleId::FiveBrights => set(Pile::BRIGHTS, rules.brights_five, rules),
        RuleId::FourBrights => set(Pile::DRY_BRIGHTS, rules.brights_four, rules),
        RuleId::RainFourBrights => {
            let cards = format!("{rain} {dry} 중 3장");
            worth(&cards, rules.brights_four_with_rain)
        }
        RuleId::ThreeBrights => worth(&format!("{dry} 중 3장"), rules.brights_three),
        RuleId::RainThreeBrights => {
            let cards = format!("{rain} {dry} 중 2장");
            worth(&cards, rules.brights_three_with_rain)
        }
        _ => return None,
    })
}

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let calendar = rules.calendar;
    Some(match rule {
        RuleId::Animals => from(rules.animals_from),
        RuleId::HongDan => set(Pile::HONG_DAN, rules.ribbons_hong_dan, rules),
        RuleId::CheongDan => set(Pile::CHEONG_DAN, rules.ribbons_cheong_dan, rules),
        RuleId::ChoDan if rules.ribbons_cho_dan_rain => {
            let (dan, rain) = (
                Pile::CHO_DAN.codes(calendar),
                Card::RAIN_RIBBON.code(calendar),
            );
            worth(&format!("{dan} {rain} 중 아무 3장"), rules.ribbons_cho_dan)
        }
        RuleId::ChoDan => set(Pile::CHO_DAN, rules.ribbons_cho_dan, rules),
        RuleId::Ribbons => {
            let rain = Card::RAIN_RIBBON.code(calendar);
            let counts = if rules.ribbons_rain_counts {
                format!("{rain}도 세어요.")
            } else {
                format!("{} 안 세어요.", with(&rain, EUN))
            };
            format!("{} {counts}", from(rules.ribbons_from))
        }
        RuleId::Godori => set(Pile::GODORI, rules.birds_godori, rules),
        RuleId::Bidori => {
            let swallow = with(&Card::SWALLOW.code(calendar), WA);
            let cards = format!("{swallow} {} 중 꼭 2장", Pile::GODORI.codes(calendar));
            worth(&cards, rules.birds_bidori)
        }
        RuleId::Yukdori => format!(
            "{} {}, 고도리 대신 {}점이에요.",
            Pile::GODORI.codes(calendar),
            Card::SWALLOW.code(calendar),
            rules.birds_yukdori
        ),
        RuleId::Junk => from(rules.junk_from),
        RuleId::DoubleJunk => format!(
            "{} 한 장을 피 {}장으로 세어요.",
            with(&Pile::DOUBLE_JUNK.codes(calendar).replace(' ', ", "), EUN),
            rules.junk_double
        ),
        RuleId::SwitchCards => format!(
            "먹은 사람이 열끗 대신 {}으로 셀 수 있고, 계산할 때까지 바꿀 수 있어요.{}",
            switch_cards(rules),
            if rules.cup_final && rules.switch_september > 0 {
                " 다만 국진은 어느 쪽인지 말하고 나면 못 바꿔요."
            } else {
                ""
            }
        ),
        RuleId::Vip => format!(
            "{}, {}점이에요. 나는 점수에는 안 들어가요.",
            Pile::VIP.codes(calendar),
            rules.vip
        ),
        RuleId::Palssari => {
            let counts = if rules.palssari_counts {
                "나는 점수에도 들어가요."
            } else {
                "나는 점수에는 안 들어가요."
            };
            let points = rules.palssari;
            format!("흑싸리와 홍싸리 여덟 장, {points}점이에요. {counts}")
        }
        _ => return None,
    })
}

/// Says from how many cards a set counts, and that it grows with each further card.
fn from(cards: u32) -> String {
    format!("{cards}장이면 1점, 그 뒤로 1장마다 1점씩 늘어요.")
}

fn set(cards: Pile, points: u32, rules: &GoStopRules) -> String {
    worth(&cards.codes(rules.calendar), points)
}

fn switch_cards(rules: &GoStopRules) -> String {
    let one = |card: Card, junk: u32| {
        (junk > 0).then(|| format!("{} 피 {junk}장", with(&card.code(rules.calendar), EUL)))
    };
    let each = [
        one(Card::CUP, rules.switch_september),
        one(Card::BRIDGE, rules.switch_may),
    ];
    let each: Vec<String> = each.into_iter().flatten().collect();
    each.join(", ")
}
