//! The rule sheet of Go-Stop: more than three people at the table.

use crate::card::{Card, Pile};
use crate::rules::{AfterNagari, GoStopRules, RuleId, SalePaid};
use crate::vocabulary::particle::{EUL, with};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    (rule == RuleId::Gwangpalli).then(|| gwangpalli(rules))
}

fn gwangpalli(rules: &GoStopRules) -> String {
    let calendar = rules.calendar;
    let goods = Pile::from_cards(&[Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);
    let seven = !rules.pack_jokers.0.is_empty();
    let most = if seven { "일곱" } else { "여섯" };
    let mut said = vec![format!("넷에서 {most}까지 앉고 셋이 쳐요.")];
    if rules.gwangpalli_per_card == 0 {
        said.push("자리가 차서 쉬는 사람이 받는 것은 없어요.".to_owned());
    } else {
        let shown = match rules.gwangpalli_heundeum_times {
            1 => String::new(),
            times => format!(" 흔들면 {times}배예요."),
        };
        let paid = match rules.gwangpalli_paid {
            SalePaid::Now => "들어간 두 사람이 바로 내요.",
            SalePaid::End => "이긴 사람이 나온 판 뒤에, 그 판을 치고 진 사람마다 내요.",
        };
        said.push(format!(
            "자리가 차서 쉬는 사람은 광, {}, 조커를 한 장에 {}점씩 팔아요.{shown} {paid}",
            goods.codes(calendar).replace(' ', ", "),
            rules.gwangpalli_per_card
        ));
        if rules.gwangpalli_rain_alone_free {
            said.push(format!(
                "넷이 앉았을 때 광이 {} 하나뿐이면 그 광은 값이 없어요.",
                Card::RAIN.code(calendar)
            ));
        }
    }
    said.push(
        match rules.gwangpalli_after_nagari {
            AfterNagari::SameThree => "나가리 뒤에는 같은 셋이 다시 쳐요.",
            AfterNagari::All => "나가리 뒤에는 모두 다시 받아요.",
        }
        .to_owned(),
    );
    if rules.gwangpalli_no_two_drops {
        said.push("지난 판에 죽은 사람은 이번 판에 또 죽을 수 없어요.".to_owned());
    }
    if rules.gwangpalli_iris_drops && seven {
        said.push(format!(
            "일곱이 앉았을 때 {} 받은 사람은 선이 아니면 죽어야 해요.",
            with(&Card::BRIDGE.code(calendar), EUL)
        ));
    }
    said.join(" ")
}
