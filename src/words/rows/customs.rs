//! What is said of customs that some tables have.

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
}
