//! The rule sheet of Go-Stop: what cards score.

use crate::card::{Card, Pile};
use crate::rules::{GoStopRules, RuleId};

pub(super) fn brights(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let dry = Pile::DRY_BRIGHTS.codes(rules.calendar);
    let rain = Card::RAIN.code(rules.calendar);
    Some(match rule {
        RuleId::FiveBrights => set(Pile::BRIGHTS, rules.brights_five, rules),
        RuleId::FourBrights => set(Pile::DRY_BRIGHTS, rules.brights_four, rules),
        RuleId::RainFourBrights => {
            let cards = format!("{rain}と、{dry}のうち3枚");
            worth(&cards, rules.brights_four_with_rain)
        }
        RuleId::ThreeBrights => worth(&format!("{dry}のうち3枚"), rules.brights_three),
        RuleId::RainThreeBrights => {
            let cards = format!("{rain}と、{dry}のうち2枚");
            worth(&cards, rules.brights_three_with_rain)
        }
        _ => return None,
    })
}

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let calendar = rules.calendar;
    Some(match rule {
        RuleId::Animals => growing("タネ", rules.animals_from),
        RuleId::HongDan => set(Pile::HONG_DAN, rules.ribbons_hong_dan, rules),
        RuleId::CheongDan => set(Pile::CHEONG_DAN, rules.ribbons_cheong_dan, rules),
        RuleId::ChoDan if rules.ribbons_cho_dan_rain => {
            let (dan, rain) = (
                Pile::CHO_DAN.codes(calendar),
                Card::RAIN_RIBBON.code(calendar),
            );
            worth(&format!("{dan} {rain}のうち3枚"), rules.ribbons_cho_dan)
        }
        RuleId::ChoDan => set(Pile::CHO_DAN, rules.ribbons_cho_dan, rules),
        RuleId::Ribbons => {
            let counts = if rules.ribbons_rain_counts {
                "も数えます"
            } else {
                "は数えません"
            };
            format!(
                "{}{}{counts}。",
                growing("短冊", rules.ribbons_from),
                Card::RAIN_RIBBON.code(calendar)
            )
        }
        RuleId::Godori => set(Pile::GODORI, rules.birds_godori, rules),
        RuleId::Bidori => {
            let (swallow, others) = (Card::SWALLOW.code(calendar), Pile::GODORI.codes(calendar));
            let cards = format!("{swallow}と、{others}のうちちょうど2枚");
            worth(&cards, rules.birds_bidori)
        }
        RuleId::Yukdori => format!(
            "{} {}で、ゴドリの代わりに{}点です。",
            Pile::GODORI.codes(calendar),
            Card::SWALLOW.code(calendar),
            rules.birds_yukdori
        ),
        RuleId::Junk => growing("カス", rules.junk_from),
        RuleId::DoubleJunk => format!(
            "{}はそれぞれカス{}枚分です。",
            Pile::DOUBLE_JUNK.codes(calendar).replace(' ', "と"),
            rules.junk_double
        ),
        RuleId::SwitchCards => switch_cards(rules),
        RuleId::Vip => format!(
            "{}で{}点です。上がれる点には数えません。",
            Pile::VIP.codes(calendar),
            rules.vip
        ),
        RuleId::Palssari => {
            let counts = if rules.palssari_counts {
                "上がれる点にも数えます"
            } else {
                "上がれる点には数えません"
            };
            format!("藤と萩の8枚で{}点です。{counts}。", rules.palssari)
        }
        _ => return None,
    })
}

fn worth(cards: &str, points: u32) -> String {
    format!("{cards}で{points}点です。")
}

fn set(cards: Pile, points: u32, rules: &GoStopRules) -> String {
    worth(&cards.codes(rules.calendar), points)
}

/// Describes a set that grows with each further card of a kind.
fn growing(kind: &str, from: u32) -> String {
    format!("{kind}{from}枚で1点、1枚増えるごとに1点増えます。")
}

fn switch_cards(rules: &GoStopRules) -> String {
    let one = |card: Card, junk: u32| {
        (junk > 0).then(|| format!("{}はカス{junk}枚分", card.code(rules.calendar)))
    };
    let each = [
        one(Card::CUP, rules.switch_september),
        one(Card::BRIDGE, rules.switch_may),
    ];
    let each: Vec<String> = each.into_iter().flatten().collect();
    format!(
        "タネの代わりに、{}にもできます。支払いのときまでに決めます。{}",
        each.join("、"),
        if rules.cup_final && rules.switch_september > 0 {
            "菊に盃は、一度決めると変えられません。"
        } else {
            ""
        }
    )
}
