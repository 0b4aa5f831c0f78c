//! A hand's result under other rules or lines.

use crate::rules::{KeyDifference, PointUnit};
use crate::words::messages;

messages! {
    could_not_end_so() {
        en: "With that the hand could not have ended like this:",
        ko: "그러면 판이 이렇게 끝날 수 없어요:",
        ja: "その場合、この局はこのようには終わりません:",
    }

    /// Joins several faults into one line.
    in_a_row(told: &[String]) {
        en: told.join("; "),
        ko: told.join(" "),
        ja: told.join(" "),
    }

    hands_otherwise_headings() -> [&'static str; 4] {
        en: [">Hand", "As written", "What if", ""],
        ko: [">판", "적힌 대로", "달랐다면", ""],
        ja: [">局", "記録どおり", "もしも", ""],
    }

    totals_otherwise_headings() -> [&'static str; 4] {
        en: ["Player", ">As written", ">What if", ">Difference"],
        ko: ["이름", ">적힌 대로", ">달랐다면", ">차이"],
        ja: ["名前", ">記録どおり", ">もしも", ">差"],
    }

    /// Returns the points of a round, for a comparison.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    compared_points(points: i64, unit: PointUnit) {
        en: points.to_string(),
        ko: "{points}점",
        ja: in_points(points, unit),
    }

    /// Describes one rule that makes a difference.
    deciding_line(key: &KeyDifference) {
        en: format!(
            "{}: {} instead of {} ({})",
            key.info.key,
            key.right,
            key.left,
            meaning(&key.info),
        ),
        ko: format!("{}: {} 대신 {} ({})", key.info.key, key.left, key.right, meaning(&key.info)),
        ja: format!(
            "{}: {}（記録では{}）。{}",
            key.info.key,
            key.right,
            key.left,
            meaning(&key.info),
        ),
    }

    /// Stands in for the result of a hand that could not have ended so under other rules.
    not_so() {
        en: "not possible",
        ko: "있을 수 없음",
        ja: "成り立たない",
    }

    /// Says why a hand could not have ended so under other rules.
    impossible_hand(number: u32, why: &str) {
        en: "Hand {number} could not have ended like this: {why}",
        ko: "{number}번째 판은 이렇게 끝날 수 없어요. {why}",
        ja: "{number}局目はこのようには終わりません: {why}",
    }

    /// Says that a result under other rules is not known, before the list of what the record lacks.
    not_told() {
        en: "What the result would have been is not known:",
        ko: "그러면 어떻게 되었을지 알 수 없어요.",
        ja: "その場合の結果は、この記録では分かりません。",
    }

    /// Says that a hand is left out: other rules cannot change amounts.
    amounts_alone() {
        en: "This hand is left out: only its amounts are known.",
        ko: "주고받은 점수만 적은 판이라 뺐어요.",
        ja: "動いたチップだけを書いた局なので、除きました。",
    }

    /// Stands in for the result of a hand if it is not known under other rules.
    not_known() {
        en: "not known",
        ko: "알 수 없음",
        ja: "不明",
    }

    /// Stands in for the result of a hand that would not have been played under other rules.
    no_more_played() {
        en: "not played",
        ko: "치지 않음",
        ja: "行われない",
    }

    /// Says after which hand the game would have ended.
    would_have_ended(hand: u32, left: usize) {
        en: format!(
            "The game would have ended after hand {hand}; {left} after it would not have been \
             played.",
            left = count(i64::try_from(left).unwrap_or(i64::MAX), "hand"),
        ),
        ko: "{hand}번째 판에서 게임이 끝났을 거예요. 그 뒤의 {left}판은 안 쳤을 거예요.",
        ja: "{hand}局目でゲームが終わり、その後の{left}局は行われません。",
    }

    would_have_gone_on() {
        en: "The game would not have been over after the last hand; what would have followed \
             is not known.",
        ko: "마지막 판 뒤에도 게임이 끝나지 않았을 거예요. 그다음은 알 수 없어요.",
        ja: "最後の局の後もゲームが続きます。その先は分かりません。",
    }
}
