//! Words of a text for a chat.

use super::LANG;
use super::{days_named, money, on_day, system_fault};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::facts::not_copied::NotCopied;
use crate::ledger::{HandCalled, Seal, SessionName};
use crate::record::ChipValue;
use crate::rules::PointUnit;
use crate::words::signed;

/// Returns what comes before where the players stood after a hand.
pub(in crate::cli) fn share_standing(hand: &HandCalled) -> String {
    format!("{}번째 판까지:", hand.number)
}

/// Returns the chips of one player, with what they are worth.
pub(in crate::cli) fn share_row(name: &str, chips: i64, chip: Option<&ChipValue>) -> String {
    let worth = chip.map_or_else(String::new, |chip| {
        format!(" ({})", money(chips, chip).seen())
    });
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}

/// Returns what a hand scored, each line with its points, in one line.
pub(in crate::cli) fn share_lines(lines: &[String]) -> String {
    lines.join(", ")
}

/// Returns the points of one player in a game of Koi-Koi.
pub(in crate::cli) fn share_points(name: &str, points: i64, _: PointUnit) -> String {
    format!("{name} {points}점")
}

/// Returns which hand a text is about.
pub(in crate::cli) fn share_hand(hand: &HandCalled) -> String {
    super::hand_name(hand)
}

/// Returns which evening a text is about, where it is of several sessions.
pub(in crate::cli) fn share_evening(hands: u32, day: &str) -> String {
    format!("{} 전체 ({hands}판)", on_day(day))
}

/// Returns the money of one player, as one chip that is won or lost.
pub(in crate::cli) fn share_money(name: &str, sign: i64, worth: &ChipValue) -> String {
    format!("{name} {}", money(sign, worth).seen())
}

/// Returns which session a text is about.
pub(in crate::cli) fn share_session(name: &SessionName, hands: u32) -> String {
    format!("{} ({hands}판)", super::session_name(name))
}

/// Returns who paid for others in one hand of a session, `said` being that sentence.
pub(in crate::cli) fn share_dok_bak(hand: &HandCalled, said: &str) -> String {
    format!("{}번째 판 {said}", hand.number)
}

/// Returns the seal of the ledger.
/// Returns that a hand of a session was corrected, and why.
pub(in crate::cli) fn share_corrected(hand: &HandCalled, reason: &str) -> String {
    format!("{}번째 판은 정정했어요: {reason}", hand.number)
}

pub(in crate::cli) fn share_seal(seal: &Seal) -> String {
    format!("봉인 코드: {seal}")
}

/// Returns that a text is in the clipboard.
pub(in crate::cli) fn copied() -> String {
    "복사했어요. 터미널이 복사(OSC 52)를 막아 두었으면 안 될 수도 있어요.".to_owned()
}

/// Returns why a text is not in the clipboard.
pub(in crate::cli) fn not_copied(why: &NotCopied) -> String {
    match why {
        NotCopied::NoTerminal => "--copy는 터미널에서만 돼요. 지금은 터미널이 아니에요.".to_owned(),
        NotCopied::TooLong => {
            "글이 너무 길어서 터미널로 복사할 수 없어요. 한 판만 공유하거나 화면에서 복사해 주세요."
                .to_owned()
        }
        NotCopied::Output(error) => {
            format!(
                "터미널에 복사하지 못했어요 ({}).",
                system_fault(error.into())
            )
        }
    }
}

/// Returns which days a text is about.
pub(in crate::cli) fn share_days(days: &NamedPeriod, evenings: usize, hands: u32) -> String {
    let days = days_named(days).unwrap_or_else(|| "지금까지".to_owned());
    format!("{days}: 모임 {evenings}번, {hands}판")
}

/// Returns where somebody stands, with what that is worth.
pub(in crate::cli) fn share_stands(name: &str, chips: i64, worth: &[String]) -> String {
    let worth = match worth {
        [] => String::new(),
        worth => format!(" ({})", worth.join(", ")),
    };
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}

/// Returns which hand brought the most, and whom.
pub(in crate::cli) fn share_biggest(hand: &HandCalled, name: &str, chips: &str) -> String {
    format!(
        "최고의 판: {name} {} ({} {}번째 판, {hand})",
        chips,
        on_day(&hand.evening.day),
        hand.number
    )
}

/// Returns what an evening brought everybody.
pub(in crate::cli) fn share_evening_row(day: &str, rows: &[String]) -> String {
    format!("{}: {}", on_day(day), rows.join(", "))
}
