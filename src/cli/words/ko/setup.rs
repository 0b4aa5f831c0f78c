//! Words used before the first hand.

use crate::evening::setup::{SetupAnswer, SetupAsk};
use crate::ledger::EveningName;
use crate::record::Name;
use crate::rules::PointUnit;
use crate::words::ko::evening::worth_of;
use crate::words::ko::list;

pub(crate) fn setup_prompt(default: &SetupAnswer, _: PointUnit) -> String {
    let question = match default {
        SetupAnswer::Players(_) => "누가 쳐요? 선부터 차례로 적어 주세요.",
        SetupAnswer::Rules { .. } => "어느 규칙으로 칠까요?",
        SetupAnswer::Chip(_) => "점당 얼마예요?",
        SetupAnswer::Length(_) => "몇 판 칠까요? (12, 6, 3, 안 정하면 -)",
    };
    let default = match default {
        SetupAnswer::Chip(Some(chip)) => worth_of(chip),
        SetupAnswer::Length(None) => "-".to_owned(),
        other => other.text().unwrap_or_else(|| "없음".to_owned()),
    };
    let default = if default.is_empty() {
        String::new()
    } else {
        format!(" [{default}]")
    };
    format!("{question}{default} ")
}

pub(crate) fn setup_help(ask: SetupAsk, variants: &[String]) -> String {
    match ask {
        SetupAsk::Players => "선부터 차례로 이름 둘에서 일곱까지. 띄어 쓴 이름은 따옴표 안에: \
                              영희 철수 \"김\u{a0}민수\". 선을 정하려고 뽑은 패를 함께 적어도 돼요: \
                              영희=3t 철수=8g \"김\u{a0}민수\"=9y 밤"
            .to_owned(),
        SetupAsk::Rules => {
            format!(
                "그 밖에 {}. 파일이면 /나 .yaml이 들어간 이름. 우리 집 규칙은 그 뒤에: pagat \
                 go_bak.both=own",
                variants.join(", ")
            )
        }
        SetupAsk::Chip => {
            "한 점이 얼마인지 적어요. 보기: 100원, 0.05 EUR. 돈 없이 점수로만 치면 없음".to_owned()
        }
        SetupAsk::Length => "판 수. 안 정하면 -".to_owned(),
    }
}

pub(crate) fn resume_offer(
    name: &EveningName,
    players: &[Name],
    hands: u32,
    lines: usize,
) -> String {
    let begun = match lines {
        0 => String::new(),
        lines => format!(", 다음 판은 {lines}줄까지 적었어요"),
    };
    format!(
        "{} 모임이 아직 안 끝났어요: {}, {hands}판{begun}.",
        super::evening(name),
        list(players)
    )
}
