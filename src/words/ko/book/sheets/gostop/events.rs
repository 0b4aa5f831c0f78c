//! The rule sheet of Go-Stop: payments besides the win, and junk that is surrendered.

use crate::card::Card;
use crate::rules::{GoStopRules, Grenade, LastTurn, RuleId, Sseul};
use crate::vocabulary::particle::{EUL, with};

pub(super) fn sheet(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    paid(rule, rules)
        .or_else(|| surrendered(rule, rules))
        .or_else(|| ending(rule, rules))
}

fn paid(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let (chips, what) = match rule {
        RuleId::FirstPpuk => (rules.fixed_first_ppuk, "싸면"),
        RuleId::SecondPpuk => {
            let chips = rules.fixed_second_ppuk;
            return Some(format!(
                "첫 차례에 싸고 두 번째 차례에도 싸면 나머지가 바로 {chips}점씩 내요."
            ));
        }
        RuleId::ThirdPpuk => {
            let chips = rules.fixed_third_ppuk;
            return Some(format!(
                "첫 차례부터 세 번째 차례까지 내리 싸면 나머지가 바로 {chips}점씩 내요."
            ));
        }
        RuleId::FirstSweep => (rules.fixed_first_sweep, "한 달 네 장을 다 먹으면"),
        RuleId::FirstChok => (rules.fixed_first_chok, "쪽을 하면"),
        RuleId::FirstTtadak => (rules.fixed_first_ttadak, "따닥을 하면"),
        RuleId::Boar => {
            let boar = with(&Card::BOAR.code(rules.calendar), EUL);
            let what = format!("{boar} 먹으면");
            return Some(in_first_turn(rules.boar_first_turn, &what));
        }
        _ => return None,
    };
    Some(in_first_turn(chips, what))
}

/// Says what each opponent pays at once for something in the first turn.
fn in_first_turn(chips: u32, what: &str) -> String {
    format!("첫 차례에 {what} 나머지가 바로 {chips}점씩 내요.")
}

fn surrendered(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    let (junk, what) = match rule {
        RuleId::Chok => (
            rules.junk_each_chok,
            "낸 패에 짝이 없었는데 뒤집은 패가 맞아서 먹으면",
        ),
        RuleId::Ttadak => (
            rules.junk_each_ttadak,
            "바닥의 두 장까지 한 달 네 장을 한 차례에 먹으면",
        ),
        RuleId::Sseul => {
            let what = match rules.sseul {
                Sseul::TwoMonths => "바닥에 남은 두 장이 다른 달인데 둘 다 먹으면",
                Sseul::Any => "먹어서 바닥이 비면",
            };
            (rules.junk_each_sseul, what)
        }
        RuleId::Stack => (rules.junk_each_stack, "쌓인 석 장을 먹으면"),
        RuleId::JaPpuk => (rules.junk_each_ja_ppuk, "자기가 싼 뻑을 먹으면"),
        RuleId::BombJunk => {
            let what = match rules.grenade {
                Grenade::Junk | Grenade::Bomb => "폭탄이나 수류탄을 던지면",
                Grenade::Off | Grenade::Move => "폭탄을 던지면",
            };
            (rules.junk_each_potkan, what)
        }
        RuleId::Baekhwajeom => (
            rules.junk_each_baekhwajeom,
            "첫 차례에 광, 열끗, 띠, 피를 한꺼번에 먹으면",
        ),
        RuleId::Boss => (rules.junk_each_boss, "보스 조커 jb를 먹으면"),
        RuleId::JokerJunk => (rules.junk_each_joker, "피로 세는 조커를 내거나 뒤집으면"),
        _ => return None,
    };
    Some(format!("{what} 나머지한테서 피를 {junk}장씩 받아요."))
}

fn ending(rule: RuleId, rules: &GoStopRules) -> Option<String> {
    Some(match rule {
        RuleId::ThreePpuk => format!(
            "한 판에 세 번 싸면 이겨요. 나머지가 {}점씩 내요.",
            rules.fixed_three_ppuk
        ),
        RuleId::Heodang => format!(
            "다섯 차례 내리 아무것도 못 먹으면 이겨요. 나머지가 {}점씩 내요.",
            rules.fixed_heodang
        ),
        RuleId::Pot => format!(
            "돌리기 전에 {}점씩 모으고, {} 먹은 사람이 다 가져가요. 아무도 못 먹으면 쌓여요.",
            rules.boar_pot,
            with(&Card::BOAR.code(rules.calendar), EUL)
        ),
        RuleId::LastTurn => last_turn(rules),
        RuleId::JunkOwed => {
            "주는 사람이 골라요. 무엇을 줬는지 안 적으면 보통 피부터, 모자라면 값진 피 한 장을 준 것으로 \
             해요. 국진처럼 열끗도 되는 패는 안 줘요."
                .to_owned()
        }
        _ => return None,
    })
}

fn last_turn(rules: &GoStopRules) -> String {
    let when = match rules.last_turn_whose {
        LastTurn::Table => "끝까지 간 판의 마지막 차례에는 쪽, 따닥, 싹쓸이로 받는 것이 없어요.",
        LastTurn::Own => {
            "치고 나면 손패가 없는 차례에는 쪽, 따닥, 싹쓸이로 피를 못 받고, 뻑이 될 석 장은 그냥 먹어요."
        }
    };
    let stacks = match (rules.stacks_bring_junk(), rules.last_turn_stack_junk) {
        (false, _) => "",
        (true, true) => " 뻑을 먹으면 그때도 피를 받아요.",
        (true, false) => " 뻑을 먹어도 피를 못 받아요.",
    };
    format!("{when}{stacks}")
}
