//! The rule sheet of Go-Stop: more than three people at the table.

use crate::card::{Card, Pile};
use crate::rules::{AfterNagari, GoStopRules, RuleId, SalePaid};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    (rule == RuleId::Gwangpalli).then(|| gwangpalli(rules))
}

fn gwangpalli(rules: &GoStopRules) -> String {
    let calendar = rules.calendar;
    let seven = !rules.pack_jokers.0.is_empty();
    let most = if seven { 7 } else { 6 };
    let mut said = vec![format!("4〜{most}人が席に着き、3人が出ます。")];
    if rules.gwangpalli_per_card == 0 {
        said.push("追い込みになっても、もらえるものはありません。".to_owned());
    } else {
        said.extend(sale(rules));
    }
    said.push(
        match rules.gwangpalli_after_nagari {
            AfterNagari::SameThree => "ナガリの後は同じ3人がまた出ます。",
            AfterNagari::All => "ナガリの後は全員に配り直します。",
        }
        .to_owned(),
    );
    if rules.gwangpalli_no_two_drops {
        said.push("前の局で降りた人は、続けては降りられません。".to_owned());
    }
    if rules.gwangpalli_iris_drops && seven {
        said.push(format!(
            "7人のとき、{}を配られた人は親でなければ休みです。",
            Card::BRIDGE.code(calendar)
        ));
    }
    said.concat()
}

/// Says what is sold for how much, and when it is paid.
fn sale(rules: &GoStopRules) -> Vec<String> {
    let calendar = rules.calendar;
    let goods = Pile::from_cards(&[Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE]);
    let chips = rules.gwangpalli_per_card;
    let triple = match rules.gwangpalli_heundeum_times {
        1 => String::new(),
        times => format!("（三枚見せをすれば{times}倍）"),
    };
    let paid = match rules.gwangpalli_paid {
        SalePaid::Now => "出る2人（親を除く）がそれぞれその場で払います",
        SalePaid::End => "勝者のいる局の後に、その局に出て負けた人がそれぞれ払います",
    };
    let mut said = vec![format!(
        "追い込みになった人は光札、{}、ジョーカーを1枚{chips}チップで売れます{triple}。{paid}。",
        goods.codes(calendar).replace(' ', "、")
    )];
    if rules.gwangpalli_rain_alone_free {
        said.push(format!(
            "4人のとき、光札が{}だけなら、その札は0チップです。",
            Card::RAIN.code(calendar)
        ));
    }
    said
}
