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
        (false, _) => "거절해도 독박은 없어요.",
        (true, SyodangText::Y2024) => {
            "셋이 칠 때 거절했는데 다른 사람이 이기면 거절한 사람이 독박을 써요. 그 뒤에 누가 두 번째 차례를 \
             시작하면 쇼당은 끝나요. 거절한 사람이 이기면 각자 내요."
        }
        (true, SyodangText::Y2006) => {
            "셋이 칠 때 거절한 뒤 언제든 다른 사람이 이기면 거절한 사람이 독박을 써요. 거절한 \
             사람이 이기면 각자 내요. 쇼당을 건 사람이 고를 불렀고 나머지 한 사람이 이겨도 각자 내요."
        }
        (true, SyodangText::Fudawiki) => {
            "셋이 칠 때 거절한 뒤 언제든 다른 사람이 이기면 거절한 사람이 독박을 써요. 고박이 \
             있으면 고박이 먼저예요."
        }
    };
    format!(
        "자기 차례에 치기 전에 손패를 펴 보이고 쇼당을 걸 수 있어요. 모두 받으면 나가리예요. {refusing}"
    )
}

fn go_bak(rules: &GoStopRules) -> String {
    let both = match rules.go_bak_both {
        GoBakBoth::Last => "둘 다 불렀으면 나중에 부른 사람이 내요.",
        GoBakBoth::First => "둘 다 불렀으면 먼저 부른 사람이 내요.",
        GoBakBoth::Own => "둘 다 불렀으면 각자 내요.",
    };
    let three = match rules.go_bak_three {
        GoBakThree::Off => None,
        GoBakThree::Double => Some("셋이 칠 때 고를 부르고 지면 2배로 내요.".to_owned()),
        GoBakThree::PaysAll => Some(format!(
            "셋이 칠 때 고를 부르고 지면 남의 몫까지 내요. {both}"
        )),
        GoBakThree::PaysAllDouble => Some(format!(
            "셋이 칠 때 고를 부르고 지면 자기 몫은 2배로, 남의 몫까지 내요. {both}"
        )),
    };
    let two = match rules.go_bak_two {
        GoBakTwo::Off => None,
        GoBakTwo::Double => Some("둘이 칠 때 고를 부르고 지면 2배로 내요.".to_owned()),
    };
    if rules.go_bak_three == GoBakThree::Double && two.is_some() {
        return "고를 부르고 지면 2배로 내요.".to_owned();
    }
    let said: Vec<String> = three.into_iter().chain(two).collect();
    said.join(" ")
}

fn oe_myeon(rules: &GoStopRules) -> String {
    let spared = [
        (
            rules.oe_myeon_spare_junk_only,
            "피로만 났고 고도 안 불렀을 때",
        ),
        (rules.oe_myeon_spare_last_card, "마지막 손패였을 때"),
        (
            rules.oe_myeon_needs_alternative,
            "무엇을 냈어도 막을 수 없었을 때",
        ),
    ];
    let spared = spared.into_iter().filter_map(|(on, why)| on.then_some(why));
    let spared = spared.collect::<Vec<&str>>().join(", ");
    let spared = if spared.is_empty() {
        spared
    } else {
        format!(" {spared}는 빼요.")
    };
    format!(
        "셋이 칠 때 내거나 안 먹고 둔 패를 다음 사람이 바로 먹고 나면, 그 패를 준 사람이 독박을 써요.\
         {spared}"
    )
}
