//! The rule sheet of Go-Stop: the deal, how cards move, and when a player may stop.

use crate::card::{Calendar, Joker};
use crate::rules::{GoStopRules, Grenade, JokerFromHand, JokerPpuk, RuleId, TableQuads};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Calendar => match rules.calendar {
            Calendar::Korean => "오동이 11월, 비가 12월이에요.".to_owned(),
            Calendar::Japanese => "비가 11월, 오동이 12월이에요.".to_owned(),
        },
        RuleId::Jokers => pack(rules),
        RuleId::Quads => quads(rules),
        RuleId::TableQuads => format!("바닥에 한 달 네 장이 깔리면 {}.", table_quads(rules)),
        RuleId::NextDealer => {
            "이긴 사람이 다음 선이에요. 나가리나 무효 뒤에는 선이 그대로예요.".to_owned()
        }
        RuleId::Turn => {
            "손패를 한 장 내고, 더미에서 한 장을 뒤집고, 짝이 맞은 패를 먹어요.".to_owned()
        }
        RuleId::Showing => {
            let then = if rules.heundeum_must_play {
                "흔든 차례에 그중 한 장을 내야 해요."
            } else {
                "그 패는 언제 내도 돼요."
            };
            format!("손에 같은 달 석 장이 있으면 차례를 시작할 때 흔들 수 있어요. {then}")
        }
        RuleId::Bomb => bomb(rules),
        RuleId::Grenade => format!(
            "손에 든 같은 달 두 장을 바닥의 두 장에 한꺼번에 쳐서 네 장을 먹을 수 있어요. {}",
            grenade_brings(rules)
        ),
        RuleId::JokerFromHand => {
            let then = match rules.joker_from_hand {
                JokerFromHand::Replace => "더미에서 한 장을 뒤집어 대신 쳐요",
                JokerFromHand::Hand => "더미에서 한 장을 손패로 가져와요",
            };
            format!("손에 든 조커를 내면 먹은 패로 옮기고, {then}.")
        }
        RuleId::JokerPpuk => match rules.joker_ppuk {
            JokerPpuk::Keep => "싸면서 뒤집힌 조커는 싼 사람이 가져요.",
            JokerPpuk::Stack => "싸면서 뒤집힌 조커는 뻑에 두고, 뻑을 먹는 사람이 가져요.",
        }
        .to_owned(),
        RuleId::Target => format!(
            "셋이 치면 {}점, 둘이 치면 {}점부터 나요.",
            rules.target_three, rules.target_two
        ),
        RuleId::Improving => if rules.go_improve {
            "고를 부른 뒤에는 그때보다 점수가 많아야 스톱하거나 다시 고를 부를 수 있어요."
        } else {
            "고를 부른 뒤에도 나는 점수만 되면 스톱하거나 다시 고를 부를 수 있어요."
        }
        .to_owned(),
        RuleId::Push => {
            "스톱할 수 있는 사람은 다음 판으로 밀 수 있어요. 아무도 안 내고 나가리로 치며, 민 사람이 다음 \
             선이에요."
                .to_owned()
        }
        _ => return None,
    })
}

fn pack(rules: &GoStopRules) -> String {
    let jokers = &rules.pack_jokers.0;
    if jokers.is_empty() {
        return "48장이고 조커는 없어요.".to_owned();
    }
    let each: Vec<String> = Joker::ALL
        .into_iter()
        .filter(|joker| rules.pack_jokers.count(*joker) > 0)
        .map(|joker| {
            let codes = vec![joker.code(); rules.pack_jokers.count(joker)];
            format!("{} ({})", codes.join(" "), nature(joker))
        })
        .collect();
    format!(
        "{}장이에요. 48장에 조커를 더해요: {}.",
        48 + jokers.len(),
        each.join(", ")
    )
}

const fn nature(joker: Joker) -> &'static str {
    match joker {
        Joker::One => "피 1장",
        Joker::Two => "피 2장",
        Joker::Three => "피 3장",
        Joker::Boss => "보스, 피 1장",
        Joker::Double => "더블, 피 아님",
        Joker::Shield => "방패, 피 아님",
    }
}

fn quads(rules: &GoStopRules) -> String {
    let paid = match rules.fixed_quads {
        0 => "바로 이기지만 아무도 안 내요.".to_owned(),
        chips => format!("바로 이겨요. 총통이 없는 사람마다 {chips}점을 내요."),
    };
    format!("손에 한 달 네 장이 들어오면 {paid} 모두 총통이면 같은 선이 다시 돌려요.")
}

fn table_quads(rules: &GoStopRules) -> String {
    match (rules.table_quads, rules.fixed_quads) {
        (TableQuads::Void, _) => "같은 선이 다시 돌려요".to_owned(),
        (TableQuads::Nagari, _) => "나가리예요".to_owned(),
        (TableQuads::DealerWins, 0) => "선이 바로 이기지만 아무도 안 내요".to_owned(),
        (TableQuads::DealerWins, chips) => {
            format!("선이 바로 이기고 나머지가 {chips}점씩 내요")
        }
    }
}

fn bomb(rules: &GoStopRules) -> String {
    let flips = match rules.potkan_flips {
        1 => "한 장을 뒤집고, 나중에 두 차례는 손패 없이 뒤집기만 할 수 있어요.",
        2 => "두 장을 뒤집고, 나중에 한 차례는 손패 없이 뒤집기만 할 수 있어요.",
        _ => "석 장을 뒤집고, 나중에 손패 없이 뒤집는 차례는 없어요.",
    };
    let shown = if rules.potkan_after_heundeum {
        "흔든 패로도 폭탄을 던질 수 있어요."
    } else {
        "흔든 패로는 폭탄을 못 던져요."
    };
    format!(
        "손에 든 같은 달 석 장을 바닥의 한 장에 한꺼번에 쳐서 네 장을 먹을 수 있어요. {flips} {shown}"
    )
}

fn grenade_brings(rules: &GoStopRules) -> String {
    let as_bomb = matches!(rules.grenade, Grenade::Junk | Grenade::Bomb);
    let junk = (as_bomb && rules.junk_each_potkan > 0)
        .then(|| format!("나머지한테서 피를 {}장씩 받아요.", rules.junk_each_potkan));
    let times = (rules.grenade == Grenade::Bomb && rules.potkan_times > 1)
        .then(|| format!("폭탄처럼 {}배예요.", rules.potkan_times));
    let brings: Vec<String> = junk.into_iter().chain(times).collect();
    if brings.is_empty() {
        "그 밖에 받는 것은 없어요.".to_owned()
    } else {
        brings.join(" ")
    }
}
