//! The rule sheet of Go-Stop: what a loser owes.

use crate::card::{Card, Joker};
use crate::rules::{DoublesFixed, GoChips, GoStopRules, Grenade, Growth, GwangBak, RuleId};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::Win => "진 사람마다 이긴 사람의 점수에 고 점수를 더하고 아래 배수를 모두 곱해서 내요."
            .to_owned(),
        RuleId::GoChips => go_chips(rules),
        RuleId::Go => go(rules),
        RuleId::Heundeum => heundeum(rules),
        RuleId::Potkan => {
            let what = if rules.grenade == Grenade::Bomb {
                "폭탄이나 수류탄"
            } else {
                "폭탄"
            };
            let times = rules.potkan_times;
            format!("이긴 사람이 던진 {what}마다 {times}배예요.")
        }
        RuleId::MeoungDda => format!(
            "이긴 사람의 열끗이 {}장 이상이면 2배예요.",
            rules.meoung_dda_from
        ),
        RuleId::GwangBak => gwang_bak(rules),
        RuleId::PiBak => pi_bak(rules),
        RuleId::MeoungBak => format!(
            "이긴 사람의 열끗이 {}장 이상인데 진 사람의 열끗이 0장이면 2배로 내요.",
            rules.meoung_bak_from
        ),
        RuleId::TtiBak => "이긴 사람이 띠로 났는데 진 사람한테 띠가 없으면 2배로 내요.".to_owned(),
        RuleId::Nagari => nagari(rules),
        RuleId::DoubleJoker => "이긴 사람이 먹은 더블 조커 jx마다 2배예요.".to_owned(),
        RuleId::WeolYak => weol_yak(rules),
        RuleId::Mission => {
            "돌리기 전에 미션 패와 배수를 정해 두고, 이긴 사람이 다 먹었으면 그만큼 곱해요. each라고 \
             정하면 먹은 미션 패마다 곱해요."
                .to_owned()
        }
        RuleId::EmptyPile => "한 장도 못 먹고 진 사람은 안 내요.".to_owned(),
        RuleId::Stake => stake(rules).to_owned(),
        RuleId::Cap => cap(rules),
        _ => return None,
    })
}

fn go_chips(rules: &GoStopRules) -> String {
    let (numbers, keep) = match rules.go_chips.in_short(rules.go_keep_chips) {
        (GoChips::Each, _) => return "고를 부를 때마다 1점씩 더해요.".to_owned(),
        (GoChips::List(numbers), keep) => (numbers, keep),
    };
    let each = (1..).zip(&numbers);
    let each = each.map(|(goes, chips): (u32, _)| format!("{goes}고 {chips}"));
    let more = match numbers.last() {
        Some(last) if keep => format!("그 뒤로 {last}"),
        _ => "그 뒤로 0".to_owned(),
    };
    let all: Vec<String> = each.chain([more]).collect();
    format!("고를 부르면 점수에 더해요: {}.", all.join(", "))
}

fn go(rules: &GoStopRules) -> String {
    let from = rules.go_times_from;
    let growth = match rules.go_growth {
        Growth::Double => [2, 4, 8],
        Growth::Increment => [2, 3, 4],
        Growth::Flat => return format!("{from}고부터 2배예요. 고를 더 불러도 그대로예요."),
    };
    let each: Vec<String> = (from..)
        .zip(growth)
        .map(|(goes, times)| format!("{goes}고 {times}배"))
        .collect();
    format!("{from}고부터 곱해요. {}로 늘어요.", each.join(", "))
}

fn heundeum(rules: &GoStopRules) -> String {
    let times = rules.heundeum_times;
    let late = rules.heundeum_nov_dec_times;
    match (times, late) {
        (one, other) if one == other => {
            format!("이긴 사람이 흔든 달마다 {times}배예요.")
        }
        (1, _) => format!("이긴 사람이 흔든 11월이나 12월마다 {late}배예요."),
        (_, 1) => format!("이긴 사람이 흔든 달마다 {times}배인데, 11월과 12월은 빼요."),
        _ => format!("이긴 사람이 흔든 달마다 {times}배, 11월과 12월은 {late}배예요."),
    }
}

fn gwang_bak(rules: &GoStopRules) -> String {
    let pays = match rules.gwang_bak {
        GwangBak::Flat(chips) => format!("다 곱한 뒤에 {chips}점을 더 내요"),
        GwangBak::Double | GwangBak::Off => "2배로 내요".to_owned(),
    };
    let rain = Card::RAIN.code(rules.calendar);
    let alone = if rules.gwang_bak_rain_protects {
        format!("{rain} 하나만 있어도 면해요.")
    } else {
        format!("{rain} 하나로는 못 면해요.")
    };
    let shield = if rules.pack_jokers.count(Joker::Shield) > 0 {
        " 방패 조커 jg가 있으면 면해요."
    } else {
        ""
    };
    format!("이긴 사람이 광으로 났는데 진 사람한테 광이 없으면 {pays}. {alone}{shield}")
}

fn pi_bak(rules: &GoStopRules) -> String {
    let spared = rules.pi_bak_spare_zero;
    // If players without junk are spared, no other loser has less than 1 junk.
    let below = |below: u32| (below > u32::from(spared)).then_some(below);
    let (three, two) = (rules.pi_bak_below_three, rules.pi_bak_below_two);
    let short = match (below(three), below(two)) {
        (Some(three), Some(two)) if three != two => {
            format!("진 사람의 피가 {three}장 미만(둘이 칠 때 {two}장 미만)이면")
        }
        (Some(three), None) => format!("셋이 칠 때 진 사람의 피가 {three}장 미만이면"),
        (None, Some(two)) => format!("둘이 칠 때 진 사람의 피가 {two}장 미만이면"),
        _ => format!("진 사람의 피가 {two}장 미만이면"),
    };
    let none = if spared {
        " 피가 0장이면 면해요."
    } else {
        ""
    };
    format!("이긴 사람이 피로 났는데 {short} 2배로 내요.{none}")
}

fn nagari(rules: &GoStopRules) -> String {
    let cap = match rules.nagari_cap {
        0 => u32::MAX,
        cap => cap,
    };
    let times = rules.nagari_times.min(cap);
    let stacks = rules.nagari_stacks && rules.nagari_times < cap;
    let row = match (stacks, cap) {
        (false, _) => "나가리가 이어져도 한 번만 곱해요.".to_owned(),
        (true, u32::MAX) => "나가리가 이어지면 판마다 곱해요.".to_owned(),
        (true, cap) => format!("나가리가 이어지면 판마다 곱하고, {cap}배까지예요."),
    };
    let fixed = match rules.nagari_doubles_fixed {
        DoublesFixed::All => "따로 내는 점수에도 곱해요.",
        DoublesFixed::Ending => {
            "따로 내는 점수는 총통, 3뻑, 허당처럼 그것으로 판이 끝날 때만 곱해요."
        }
        DoublesFixed::None => "따로 내는 점수에는 안 곱해요.",
    };
    format!("나가리 다음 판은 {times}배예요. {row} {fixed}")
}

fn weol_yak(rules: &GoStopRules) -> String {
    let first = (rules.weolyak_first_turn > 1).then(|| {
        let times = rules.weolyak_first_turn;
        format!("이긴 사람이 첫 차례에 한 달 네 장을 다 먹었으면 {times}배예요.")
    });
    let set = (rules.weolyak_set_month > 1).then(|| {
        let times = rules.weolyak_set_month;
        format!("돌리기 전에 달을 정해 두고, 이긴 사람이 그 네 장을 다 먹었으면 {times}배예요.")
    });
    let both: Vec<String> = first.into_iter().chain(set).collect();
    both.join(" ")
}

const fn stake(rules: &GoStopRules) -> &'static str {
    match rules.stake_fixed {
        DoublesFixed::All => {
            "한 판을 2배에서 9배까지 키우기로 할 수 있어요. 따로 내는 점수도 그만큼 곱해요."
        }
        DoublesFixed::Ending => {
            "한 판을 2배에서 9배까지 키우기로 할 수 있어요. 판을 끝내는 총통, 3뻑, 허당도 그만큼 곱해요."
        }
        DoublesFixed::None => {
            "한 판을 2배에서 9배까지 키우기로 할 수 있어요. 따로 내는 점수는 그대로예요."
        }
    }
}

fn cap(rules: &GoStopRules) -> String {
    let most = |chips: u32| (chips > 0).then_some(chips);
    let loss = most(rules.cap_loss).map(|chips| format!("진 사람의 몫은 {chips}점까지예요."));
    let payer = most(rules.cap_payer).map(|chips| {
        format!("한 판 승리에 한 사람이 내는 점수는 남의 몫까지 더해 {chips}점까지예요.")
    });
    let both: Vec<String> = loss.into_iter().chain(payer).collect();
    both.join(" ")
}
