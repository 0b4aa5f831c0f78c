//! Words of a text for a chat.

use super::LANG;
use super::{days_named, money, on_day};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::facts::not_copied::NotCopied;
use crate::ledger::{HandCalled, Seal, SessionName};
use crate::record::ChipValue;
use crate::rules::PointUnit;
use crate::words::signed;

/// Returns what comes before where the players stood after a hand.
pub(in crate::cli) fn share_standing(hand: &HandCalled) -> String {
    format!("After hand {}:", hand.number)
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
    format!("{name} {}", super::count(points, "point"))
}

/// Returns which hand a text is about.
pub(in crate::cli) fn share_hand(hand: &HandCalled) -> String {
    format!(
        "Hand {} of {} ({hand})",
        hand.number,
        on_day(&hand.evening.day)
    )
}

/// Returns which evening a text is about, where it is of several sessions.
pub(in crate::cli) fn share_evening(hands: u32, day: &str) -> String {
    format!(
        "The evening of {}: {}",
        on_day(day),
        super::count(i64::from(hands), "hand")
    )
}

/// Returns the money of one player, as one chip that is won or lost.
pub(in crate::cli) fn share_money(name: &str, sign: i64, worth: &ChipValue) -> String {
    format!("{name} {}", money(sign, worth).seen())
}

/// Returns which session a text is about.
pub(in crate::cli) fn share_session(name: &SessionName, hands: u32) -> String {
    let hands = super::count(i64::from(hands), "hand");
    format!("{}: {hands}", super::session_name(name))
}

/// Returns who paid for others in one hand of a session, `said` being that sentence.
pub(in crate::cli) fn share_dok_bak(hand: &HandCalled, said: &str) -> String {
    format!("Hand {}. {said}", hand.number)
}

/// Returns that a hand of a session was corrected, and why.
pub(in crate::cli) fn share_corrected(hand: &HandCalled, reason: &str) -> String {
    format!("Hand {} was corrected: {reason}.", hand.number)
}

/// Returns the seal of the ledger.
pub(in crate::cli) fn share_seal(seal: &Seal) -> String {
    format!("Seal code: {seal}")
}

/// Returns that a text is in the clipboard.
pub(in crate::cli) fn copied() -> String {
    "Copied to the clipboard, if this terminal allows programs to (OSC 52).".to_owned()
}

/// Returns why a text is not in the clipboard.
pub(in crate::cli) fn not_copied(why: &NotCopied) -> String {
    match why {
        NotCopied::NoTerminal => {
            "--copy needs a terminal, whose clipboard takes the text; this is none".to_owned()
        }
        NotCopied::TooLong => {
            "the text is too long for the clipboard of a terminal; share one hand, or copy it from \
             the screen"
                .to_owned()
        }
        NotCopied::Output(error) => format!("the terminal did not take the text: {error}"),
    }
}

/// Returns which days a text is about.
pub(in crate::cli) fn share_days(days: &NamedPeriod, evenings: usize, hands: u32) -> String {
    let days = days_named(days).unwrap_or_else(|| "All time".to_owned());
    let evenings = super::count(i64::try_from(evenings).unwrap_or(i64::MAX), "evening");
    let hands = super::count(i64::from(hands), "hand");
    format!("{days}: {evenings}, {hands}")
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
        "Biggest hand: {name} {} (hand {} of {}, {hand})",
        chips,
        hand.number,
        on_day(&hand.evening.day)
    )
}

/// Returns what an evening brought everybody.
pub(in crate::cli) fn share_evening_row(day: &str, rows: &[String]) -> String {
    format!("{}: {}", on_day(day), rows.join(", "))
}
