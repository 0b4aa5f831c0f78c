//! Words of a text for a chat.

use super::LANG;
use super::{days_named, money};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::facts::not_copied::NotCopied;
use crate::record::ChipValue;
use crate::report::evenings::PlayedCount;
use crate::words::signed;

/// Returns a player's chips, and what they are worth.
pub(in crate::cli) fn share_row(name: &str, chips: i64, chip: Option<&ChipValue>) -> String {
    let worth = chip.map_or_else(String::new, |chip| {
        format!(" ({})", money(chips, chip).seen())
    });
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}

/// Says why a text was not copied to the clipboard.
pub(in crate::cli) fn not_copied(why: &NotCopied) -> String {
    match why {
        NotCopied::NoTerminal => {
            "--copy needs a terminal whose clipboard can take the text; this is not a terminal"
                .to_owned()
        }
        NotCopied::TooLong => {
            "the text is too long for the clipboard of a terminal; share one hand, or copy it from \
             the screen"
                .to_owned()
        }
        NotCopied::Output(error) => format!("the terminal did not take the text: {error}"),
    }
}

/// Says which days a text covers.
pub(in crate::cli) fn share_days(days: &NamedPeriod, played: PlayedCount) -> String {
    let days = days_named(days).unwrap_or_else(|| "All time".to_owned());
    format!("{days}: {}", super::played_count(played))
}

/// Returns a person's total, and what that is worth.
pub(in crate::cli) fn share_stands(name: &str, chips: i64, worth: &[String]) -> String {
    let worth = match worth {
        [] => String::new(),
        worth => format!(" ({})", worth.join(", ")),
    };
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}
