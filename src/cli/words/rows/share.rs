//! What is shared in a chat.

use crate::cli::words::messages;
use crate::ledger::{HandCalled, Seal, SessionName};
use crate::rules::PointUnit;

messages! {
    /// Introduces the standings after a hand.
    share_standing(hand: &HandCalled) {
        en: format!("After hand {}:", hand.number),
        ko: format!("{}번째 판까지:", hand.number),
        ja: format!("{}局目まで:", hand.number),
    }

    /// Returns the lines of a hand's score in one line, each with its points.
    share_lines(lines: &[String]) {
        en: lines.join(", "),
        ko: lines.join(", "),
        ja: lines.join("、"),
    }

    /// Returns the points of one player in a game of Koi-Koi.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    share_points(name: &str, points: i64, unit: PointUnit) {
        en: format!("{name} {}", count(points, "point")),
        ko: "{name} {points}점",
        ja: format!("{name} {}", in_points(points, unit)),
    }

    /// Says which hand a text is about.
    share_hand(hand: &HandCalled) {
        en: format!("Hand {} of {} ({hand})", hand.number, on_day(&hand.evening.day)),
        ko: hand_name(hand),
        ja: hand_name(hand),
    }

    /// Says which evening a text is about, if it has several sessions.
    share_evening(hands: u32, day: &str) {
        en: format!("The evening of {}: {}", on_day(day), count(i64::from(hands), "hand")),
        ko: format!("{} 전체 ({hands}판)", on_day(day)),
        ja: format!("{}の合計（{hands}局）", on_day(day)),
    }

    /// Says which session a text is about.
    share_session(name: &SessionName, hands: u32) {
        en: format!("{}: {hands}", session_name(name), hands = count(i64::from(hands), "hand")),
        ko: format!("{} ({hands}판)", session_name(name)),
        ja: format!("{}（{hands}局）", session_name(name)),
    }

    /// Heads the result of a whole evening, whose hands nobody noted.
    share_result(name: &SessionName) {
        en: format!("{}: the result of the evening", session_name(name)),
        ko: format!("{} (모임 결과)", session_name(name)),
        ja: format!("{}（1回分の結果）", session_name(name)),
    }

    /// Says who paid for others in one hand of a session; `said` is that sentence.
    share_dok_bak(hand: &HandCalled, said: &str) {
        en: format!("Hand {}. {said}", hand.number),
        ko: format!("{}번째 판 {said}", hand.number),
        ja: format!("{}局目 {said}", hand.number),
    }

    /// Says that a hand of a session was corrected, and why.
    share_corrected(hand: &HandCalled, reason: &str) {
        en: format!("Hand {} was corrected: {reason}.", hand.number),
        ko: format!("{}번째 판은 정정했어요: {reason}", hand.number),
        ja: format!("{}局目は訂正しました: {reason}", hand.number),
    }

    /// Returns the seal of the ledger.
    share_seal(seal: &Seal) {
        en: "Seal code: {seal}",
        ko: "봉인 코드: {seal}",
        ja: "照合コード: {seal}",
    }

    /// Says that a text was copied to the clipboard.
    copied() {
        en: "Copied to the clipboard, if this terminal allows programs to (OSC 52).",
        ko: "복사했어요. 터미널이 복사(OSC 52)를 막아 두었으면 안 될 수도 있어요.",
        ja: "コピーしました。端末がコピー（OSC 52）を許していない場合は入りません。",
    }

    /// Says which hand brought somebody the most.
    share_biggest(hand: &HandCalled, name: &str, chips: &str) {
        en: format!(
            "Biggest hand: {name} {} (hand {} of {}, {hand})",
            chips,
            hand.number,
            on_day(&hand.evening.day),
        ),
        ko: format!(
            "최고의 판: {name} {} ({} {}번째 판, {hand})",
            chips,
            on_day(&hand.evening.day),
            hand.number,
        ),
        ja: format!(
            "最高の局: {name} {}（{}の{}局目、{hand}）",
            chips,
            on_day(&hand.evening.day),
            hand.number,
        ),
    }

    /// Returns everybody's result of an evening in one line.
    share_evening_row(day: &str, rows: &[String]) {
        en: format!("{}: {}", on_day(day), rows.join(", ")),
        ko: format!("{}: {}", on_day(day), rows.join(", ")),
        ja: format!("{}: {}", on_day(day), rows.join("、")),
    }
}
