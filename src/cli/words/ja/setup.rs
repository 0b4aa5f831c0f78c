//! Words used before the first hand.

use crate::evening::setup::{SetupAnswer, SetupAsk};
use crate::ledger::EveningName;
use crate::record::Name;
use crate::rules::PointUnit;
use crate::words::ja::evening::worth_of;
use crate::words::ja::{in_points, list};

pub(crate) fn setup_prompt(default: &SetupAnswer, unit: PointUnit) -> String {
    let question = match default {
        SetupAnswer::Players(_) => "だれが遊びますか。親から順に入れてください。".to_owned(),
        SetupAnswer::Rules { .. } => "どのルールですか。".to_owned(),
        SetupAnswer::Chip(_) => format!("{}（1チップ）いくらですか。", in_points(1, unit)),
        SetupAnswer::Length(_) => "何局しますか。(12、6、3、決めないなら「なし」) ".to_owned(),
    };
    let default = match default {
        SetupAnswer::Chip(Some(chip)) => worth_of(chip),
        other => other.text().unwrap_or_else(|| "なし".to_owned()),
    };
    let default = if default.is_empty() {
        String::new()
    } else {
        format!("[{default}]")
    };
    format!("{question}{default} ")
}

pub(crate) fn setup_help(ask: SetupAsk, variants: &[String]) -> String {
    match ask {
        SetupAsk::Players => "2〜7人の名前を、親から順に入れてください。空白のある名前は引用符で\
                              囲みます: 英子 太郎 \"金 次郎\"。親決めで引いた札を付けてもかまいません: \
                              英子=3t 太郎=8g \"金 次郎\"=9y night"
            .to_owned(),
        SetupAsk::Rules => {
            format!(
                "ほかに{}。/か.yamlの付いたファイル名でもかまいません。後ろにこの卓のルールを足せます: \
                 pagat go_bak.both=own",
                list(variants)
            )
        }
        SetupAsk::Chip => {
            "100円、100ウォンのような金額です。「なし」ならチップだけで数えます。".to_owned()
        }
        SetupAsk::Length => "局数です。決めないときは「なし」と入れてください。".to_owned(),
    }
}

pub(crate) fn resume_offer(
    name: &EveningName,
    players: &[Name],
    hands: u32,
    lines: usize,
) -> String {
    let begun = if lines == 0 {
        String::new()
    } else {
        format!("、次の局は入力{lines}件")
    };
    format!(
        "{}の回が途中です: {}、記録済み{hands}局{begun}。",
        super::evening(name),
        list(players)
    )
}

#[cfg(test)]
mod tests {
    use crate::cli::words::ja::setup::*;

    #[test]
    fn what_is_asked_first_is_in_japanese() {
        assert_eq!(
            setup_prompt(&SetupAnswer::Chip(None), PointUnit::Ten),
            "1点（1チップ）いくらですか。[なし] "
        );
        assert_eq!(
            setup_prompt(&SetupAnswer::Chip(None), PointUnit::Mon),
            "1文（1チップ）いくらですか。[なし] "
        );
        let name = EveningName {
            day: "2026-03-07".to_owned(),
            nth: 0,
            with_year: false,
        };
        let players = ["英子".into(), "太郎".into()];
        assert_eq!(
            resume_offer(&name, &players, 2, 1),
            "2026年3月7日（3/7）の回が途中です: 英子、太郎、記録済み2局、次の局は入力1件。"
        );
    }
}
