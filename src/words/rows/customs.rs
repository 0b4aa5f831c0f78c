//! What is said of customs that some tables have.

use crate::verdict::SwitchUse;
use crate::vocabulary::particle::{EUL, RO, with};
use crate::words::messages;

messages! {
    /// Says which points of a min-hwatu pile nobody pays, because the pack cannot be shared out
    /// evenly.
    remainder_line(player: &str, points: i64) {
        en: format!(
            "The pack cannot be shared out evenly: nobody pays {} of {player}'s.",
            count(points, "point")
        ),
        ko: format!(
            "한 벌의 점수를 똑같이 나눌 수 없어서 {player}의 {points}점은 아무도 안 내요."
        ),
        ja: format!(
            "札全部の点を等分できないので、{player}の{points}点はだれも払いません。"
        ),
    }

    /// Says how switch cards are counted where their owners may have bound themselves.
    counted_so(used: &[(String, SwitchUse)]) {
        en: {
            let used = used.iter();
            let used = used.map(|(card, used)| format!("{card} as {}", switch_use(*used)));
            format!("Counted: {}.", list(&used.collect::<Vec<String>>()))
        },
        ko: {
            let used = used.iter();
            let used = used.map(|(card, used)| {
                format!("{} {}", with(card, EUL), with(switch_use(*used), RO))
            });
            format!("{} 세었어요.", list(&used.collect::<Vec<String>>()))
        },
        ja: {
            let used = used.iter();
            let used = used.map(|(card, used)| format!("{card}は{}", switch_use(*used)));
            format!("数え方: {}。", list(&used.collect::<Vec<String>>()))
        },
    }
}
