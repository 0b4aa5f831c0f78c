//! Words of a text for a chat.

use super::LANG;
use super::{days_named, money, system_fault};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::facts::not_copied::NotCopied;
use crate::record::ChipValue;
use crate::report::evenings::PlayedCount;
use crate::words::signed;

pub(in crate::cli) fn share_row(name: &str, chips: i64, chip: Option<&ChipValue>) -> String {
    let worth = chip.map_or_else(String::new, |chip| {
        format!("（{}）", money(chips, chip).seen())
    });
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}

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

pub(in crate::cli) fn share_days(days: &NamedPeriod, played: PlayedCount) -> String {
    let days = days_named(days).unwrap_or_else(|| "これまで".to_owned());
    format!("{days}: {}", super::played_count(played))
}

pub(in crate::cli) fn share_stands(name: &str, chips: i64, worth: &[String]) -> String {
    let worth = match worth {
        [] => String::new(),
        worth => format!("（{}）", worth.join("、")),
    };
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}
