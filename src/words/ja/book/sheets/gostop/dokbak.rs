//! The rule sheet of Go-Stop: dok-bak, when one loser pays for the others too.

use crate::rules::{GoBakBoth, GoBakThree, GoBakTwo, GoStopRules, RuleId, SyodangText};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Syodang => syodang(rules),
        RuleId::GoBak => go_bak(rules),
        RuleId::OeMyeon => oe_myeon(rules),
        _ => return None,
    })
}

fn syodang(rules: &GoStopRules) -> String {
    let refusing = match (rules.syodang_liability, rules.syodang_text) {
        (false, _) => "断っても責任はありません。",
        (true, SyodangText::Y2024) => {
            "3人のとき、だれかが2回目の番を始める前にほかの2人のどちらかが勝つと、断った人が2人分を\
             払います。断った人が勝てば、それぞれ自分の分を払います。"
        }
        (true, SyodangText::Y2006) => {
            "3人のとき、その後ほかの2人のどちらかが勝つと、断った人が2人分を払います。断った人が勝つか、\
             申し出た人がゴーしていて残りの1人が勝てば、それぞれ自分の分を払います。"
        }
        (true, SyodangText::Fudawiki) => {
            "3人のとき、その後ほかの2人のどちらかが勝つと、断った人が2人分を払います。ただしゴーバクが\
             あればそちらで決まります。"
        }
    };
    format!(
        "自分の番の前に手札を見せて、流局を申し出ることができます。全員が受ければナガリです。{refusing}"
    )
}

fn go_bak(rules: &GoStopRules) -> String {
    let both = match rules.go_bak_both {
        GoBakBoth::Last => "2人ともゴーしていれば、後にゴーした人が払います。",
        GoBakBoth::First => "2人ともゴーしていれば、先にゴーした人が払います。",
        GoBakBoth::Own => "2人ともゴーしていれば、それぞれ自分の分を払います。",
    };
    let three = match rules.go_bak_three {
        GoBakThree::Off => None,
        GoBakThree::Double => Some("3人のとき、ゴーして負けた人は2倍です。".to_owned()),
        GoBakThree::PaysAll => Some(format!(
            "3人のとき、ゴーして負けた人が2人分を払います。{both}"
        )),
        GoBakThree::PaysAllDouble => Some(format!(
            "3人のとき、ゴーして負けた人が2人分を払い、自分の分は2倍です。{both}"
        )),
    };
    let two = match rules.go_bak_two {
        GoBakTwo::Off => None,
        GoBakTwo::Double => Some("2人のとき、ゴーして負けた人は2倍です。".to_owned()),
    };
    if rules.go_bak_three == GoBakThree::Double && two.is_some() {
        return "ゴーして負けた人は2倍です。".to_owned();
    }
    let said: Vec<String> = three.into_iter().chain(two).collect();
    said.concat()
}

fn oe_myeon(rules: &GoStopRules) -> String {
    let spared = [
        (
            rules.oe_myeon_spare_junk_only,
            "勝った人がカスだけの得点でゴーもしていないとき",
        ),
        (rules.oe_myeon_spare_last_card, "最後の手札だったとき"),
        (
            rules.oe_myeon_needs_alternative,
            "ほかの何を出しても防げなかったとき",
        ),
    ];
    let spared: Vec<&str> = spared
        .into_iter()
        .filter_map(|(on, why)| on.then_some(why))
        .collect();
    let spared = if spared.is_empty() {
        String::new()
    } else {
        format!("{}は除きます。", spared.join("、"))
    };
    format!(
        "3人のとき、自分の出した札か取らずに残した札で直後の人が上がると、2人分を払います。{spared}"
    )
}
