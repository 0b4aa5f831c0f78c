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
        format!(" ({})", money(chips, chip).seen())
    });
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}

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

pub(in crate::cli) fn share_days(days: &NamedPeriod, played: PlayedCount) -> String {
    let days = days_named(days).unwrap_or_else(|| "지금까지".to_owned());
    format!("{days}: {}", super::played_count(played))
}

pub(in crate::cli) fn share_stands(name: &str, chips: i64, worth: &[String]) -> String {
    let worth = match worth {
        [] => String::new(),
        worth => format!(" ({})", worth.join(", ")),
    };
    format!("{name} {}{worth}", signed(LANG, chips).seen())
}
