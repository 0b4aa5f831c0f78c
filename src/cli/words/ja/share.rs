//! Words of a text for a chat.

use super::LANG;
use super::{days_named, in_points, money, on_day, system_fault};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::facts::not_copied::NotCopied;
use crate::ledger::{HandCalled, Seal, SessionName};
use crate::record::ChipValue;
use crate::rules::PointUnit;
use crate::words::signed;

/// Returns what comes before where the players stood after a hand.
pub(in crate::cli) fn share_standing(hand: &HandCalled) -> String {
    format!("{}局目まで:", hand.number)
}

/// Returns the chips of one player, with what they are worth.
pub(in crate::cli) fn share_row(name: &str, chips: i64, chip: Option<&ChipValue>) -> String {
    let worth = chip.map_or_else(String::new, |chip| {
        format!("（{}）", money(chips, chip).seen())
    });
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}

/// Returns what a hand scored, each line with its points, in one line.
pub(in crate::cli) fn share_lines(lines: &[String]) -> String {
    lines.join("、")
}

/// Returns the points of one player in a game of Koi-Koi.
pub(in crate::cli) fn share_points(name: &str, points: i64, unit: PointUnit) -> String {
    format!("{name} {}", in_points(points, unit))
}

/// Returns which hand a text is about.
pub(in crate::cli) fn share_hand(hand: &HandCalled) -> String {
    super::hand_name(hand)
}

/// Returns which evening a text is about, where it is of several sessions.
pub(in crate::cli) fn share_evening(hands: u32, day: &str) -> String {
    format!("{}の合計（{hands}局）", on_day(day))
}

/// Returns the money of one player, as one chip that is won or lost.
pub(in crate::cli) fn share_money(name: &str, sign: i64, worth: &ChipValue) -> String {
    format!("{name} {}", money(sign, worth).seen())
}

/// Returns which session a text is about.
pub(in crate::cli) fn share_session(name: &SessionName, hands: u32) -> String {
    format!("{}（{hands}局）", super::session_name(name))
}

/// Returns who paid for others in one hand of a session, `said` being that sentence.
pub(in crate::cli) fn share_dok_bak(hand: &HandCalled, said: &str) -> String {
    format!("{}局目 {said}", hand.number)
}

/// Returns the seal of the ledger.
/// Returns that a hand of a session was corrected, and why.
pub(in crate::cli) fn share_corrected(hand: &HandCalled, reason: &str) -> String {
    format!("{}局目は訂正しました: {reason}", hand.number)
}

pub(in crate::cli) fn share_seal(seal: &Seal) -> String {
    format!("照合コード: {seal}")
}

/// Returns that a text is in the clipboard.
pub(in crate::cli) fn copied() -> String {
    "コピーしました。端末がコピー（OSC 52）を許していない場合は入りません。".to_owned()
}

/// Returns why a text is not in the clipboard.
pub(in crate::cli) fn not_copied(why: &NotCopied) -> String {
    match why {
        NotCopied::NoTerminal => {
            "--copyは端末でだけ使えます。ここは端末ではありません。".to_owned()
        }
        NotCopied::TooLong => {
            "長すぎて端末ではコピーできません。1局だけ共有するか、画面からコピーしてください。"
                .to_owned()
        }
        NotCopied::Output(error) => {
            format!(
                "端末にコピーできませんでした（{}）。",
                system_fault(error.into())
            )
        }
    }
}

/// Returns which days a text is about.
pub(in crate::cli) fn share_days(days: &NamedPeriod, evenings: usize, hands: u32) -> String {
    let days = days_named(days).unwrap_or_else(|| "これまで".to_owned());
    format!("{days}: {evenings}回、{hands}局")
}

/// Returns where somebody stands, with what that is worth.
pub(in crate::cli) fn share_stands(name: &str, chips: i64, worth: &[String]) -> String {
    let worth = match worth {
        [] => String::new(),
        worth => format!("（{}）", worth.join("、")),
    };
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}

/// Returns which hand brought the most, and whom.
pub(in crate::cli) fn share_biggest(hand: &HandCalled, name: &str, chips: &str) -> String {
    format!(
        "最高の局: {name} {}（{}の{}局目、{hand}）",
        chips,
        on_day(&hand.evening.day),
        hand.number
    )
}

/// Returns what an evening brought everybody.
pub(in crate::cli) fn share_evening_row(day: &str, rows: &[String]) -> String {
    format!("{}: {}", on_day(day), rows.join("、"))
}
