//! Words of `dokbak rules new`: its questions, and the file it writes.

use super::{LANG, expected, meaning};
use crate::rules::{Game, KeyInfo, RuleId, SHIPPED};
use crate::words::book;

pub(in crate::cli) fn house_asks(key: &str) -> Option<&'static str> {
    Some(match key {
        "pack.jokers" => "조커(보너스패)는 뭘 넣어요?",
        "target.three" => "셋이 칠 때 몇 점부터 나요?",
        "target.two" => "둘이 칠 때 몇 점부터 나요?",
        "potkan.times" => "폭탄은 몇 배예요? 1이면 배수가 없어요.",
        "pi_bak.below_three" => "셋이 칠 때 피가 몇 장 미만이면 피박이에요? 0이면 없어요.",
        "pi_bak.below_two" => "둘이 칠 때 피가 몇 장 미만이면 피박이에요? 0이면 없어요.",
        "go_bak.three" => "셋이 칠 때 고를 부르고 진 사람은 뭘 내요? (고박)",
        "go_bak.both" => "진 두 사람이 다 고를 불렀으면 누가 내요?",
        "oe_myeon.enforced" => "밀어준 사람이 독박을 써요? (밀어주기)",
        "syodang.enabled" => "쇼당을 걸 수 있어요?",
        "nagari.stacks" => "나가리가 이어지면 배수도 쌓여요?",
        "yaku.system" => {
            "족보에 패가 더 있으면 점수가 늘어요(modern), 그대로예요(older), 늘고 장수와도 더해요(both)?"
        }
        "cup" => "국진(잔)은 열끗이에요, 피예요, 둘 다예요?",
        "viewing.weather" => "한잔을 못 세게 하는 비와 오동은요? 없음, 바닥의 패, 먹은 패",
        "draw.yaku" => "코이코이 뒤에 패가 떨어지면 누가 점수를 받아요?",
        "cup.final" => "국진을 열끗이나 쌍피로 정하면 못 바꿔요?",
        "gwangpalli.no_two_drops" => "넷 이상: 지난 판에 죽은 사람은 이번 판에 꼭 쳐야 해요?",
        "points.november_double" => "똥쌍피는 몇 점이에요? 0: 피와 같음",
        "viewing" => "꽃놀이 한잔과 달맞이 한잔은 언제 쳐줘요?",
        "seven" => "7점 이상이면 어떻게 돼요?",
        "koi" => "누구의 코이코이가 점수를 곱해요?",
        "rounds" => "한 게임은 몇 판이에요? 0이면 정하지 않아요.",
        "zero_sum" => "이긴 점수만큼 진 사람이 잃어요?",
        "points.junk" => "피 한 장은 몇 점이에요?",
        "sets.hong_dan" => "홍단을 하면 다른 사람들이 몇 점씩 줘요? 0이면 없어요.",
        "sets.cheong_dan" => "청단을 하면 다른 사람들이 몇 점씩 줘요?",
        "sets.may" => "난초 네 장을 모으면 다른 사람들이 몇 점씩 줘요?",
        "sets.october" => "단풍 네 장을 모으면 다른 사람들이 몇 점씩 줘요?",
        "sets.november" => "오동 네 장을 모으면 다른 사람들이 몇 점씩 줘요?",
        "sets.december" => "비 네 장을 모으면 다른 사람들이 몇 점씩 줘요?",
        _ => return None,
    })
}

pub(in crate::cli) fn house_base_question() -> String {
    let shipped: Vec<String> = (1..)
        .zip(SHIPPED)
        .map(|(number, (name, _))| format!("{number} {name}"))
        .collect();
    format!("어느 규칙을 바탕으로 할까요? {}", shipped.join(", "))
}

pub(in crate::cli) fn house_file_key(
    info: &KeyInfo,
    rule: Option<RuleId>,
    game: Game,
    extends: &str,
    base: &str,
) -> [String; 2] {
    let rule = rule.map_or("", |rule| book::name(LANG, rule, game));
    [
        format!("{rule}: {}", meaning(info)),
        format!(
            "쓸 수 있는 값: {}. {extends}에서는 {base}",
            expected(&info.expected)
        ),
    ]
}
