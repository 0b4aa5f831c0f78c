//! The verdict on a hand.

use crate::rules::PointUnit;
use crate::verdict::SwitchUse;
use crate::vocabulary::particle::{RO, with};
use crate::words::messages;

messages! {
    /// Stands in for the lines of a score that was given as points only.
    points_alone() {
        en: "given without cards",
        ko: "점수만, 먹은 패는 안 적음",
        ja: "点だけ、札は不明",
    }

    /// Stands in for the lines of a score without any.
    no_jokbo() {
        en: "none",
        ko: "없음",
        ja: "なし",
    }

    /// Says how many points of a score count towards stopping.
    stop_points(points: i64) {
        en: format!("{} of these count towards the target.", count(points, "point")),
        ko: "이 가운데 {points}점만 나는 점수에 들어가요.",
        ja: "上がりに数えるのは、このうち{points}点です。",
    }

    /// Says how a switch card counts.
    switched(card: &str, used: SwitchUse) {
        en: format!("{card} is counted as {}.", switch_use(used)),
        ko: format!("{card}: {} 세었어요.", with(switch_use(used), RO)),
        ja: format!("{card}は{}として数えます。", switch_use(used)),
    }

    /// Returns the cards of a pile with their points.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    pile_points(cards: &str, points: i64, unit: PointUnit) {
        en: format!("{cards}: {}", count(points, "point")),
        ko: "{cards}: {points}점",
        ja: format!("{cards}: {}", in_points(points, unit)),
    }

    /// Returns the headings of the list of cards that a pile needs for its next jokbo.
    outlook_headings() -> [&'static str; 2] {
        en: ["Next", "Needs"],
        ko: ["다음 족보", "모자란 패"],
        ja: ["次の役", "必要な札"],
    }

    /// Introduces the steps that all losers share.
    for_all(losers: &str) {
        en: "{losers}:",
        ko: "{losers}:",
        ja: "{losers}:",
    }

    /// Returns the headings of the table of counted piles.
    count_headings() -> [&'static str; 6] {
        en: ["Player", ">Cards", ">Sets", ">Others' sets", ">Total", ">Balance"],
        ko: ["이름", ">패", ">약/단", ">남의 약/단", ">합계", ">본전보다"],
        ja: ["名前", ">札", ">自分の役", ">ほかの人の役", ">合計", ">過不足"],
    }

    /// Says why a single pile of min-hwatu has no score.
    no_single_pile() {
        en: "in min-hwatu a pile counts only together with the others; write a record with \"NAME \
             has CARDS\" for each",
        ko: "민화투는 모두가 먹은 패를 함께 세어야 해요. 사람마다 `이름 보유 패`를 적은 기록을 써 \
             주세요.",
        ja: "ミンファトゥの取り札は、全員分がそろわないと数えられません。1人ずつ「名前 取り札 札」\
             の行がある記録を書いてください。",
    }

    /// Says what par is: the points with which a player neither wins nor loses.
    par_line(par: i64) {
        en: format!("Par is {}.", count(par, "point")),
        ko: "본전은 {par}점이에요.",
        ja: "基準点は{par}点です。",
    }

    /// Says that no rule depends on a line of a record alone.
    no_rule() {
        en: "No rule depends on this line alone.",
        ko: "이 줄 하나로 달라지는 규칙은 없어요.",
        ja: "この行だけに関わるルールはありません。",
    }

    /// Introduces the faults that a hand's record would have without a line.
    not_without_it() {
        en: "Without it the hand could not have ended like this:",
        ko: "이 줄이 없으면 판이 이렇게 끝날 수 없어요:",
        ja: "この行がないと、局はこのようには終わりません:",
    }

    /// Introduces the result that a hand would have without a line of its record.
    without_it() {
        en: "Without it:",
        ko: "이 줄이 없으면:",
        ja: "この行がない場合:",
    }

    /// Says that the result would be the same without a line of the record.
    the_same_without() {
        en: "Without it the result would have been the same.",
        ko: "이 줄이 없어도 결과는 같아요.",
        ja: "この行がなくても、結果は同じです。",
    }
}
