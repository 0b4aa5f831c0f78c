//! Words used before the first hand.

use crate::evening::setup::{SetupAnswer, SetupAsk};
use crate::ledger::EveningName;
use crate::record::Name;
use crate::rules::PointUnit;
use crate::words::en::{count, list};

/// Returns the prompt for a setup question, with the meaning of Enter.
pub(crate) fn setup_prompt(default: &SetupAnswer, _: PointUnit) -> String {
    let question = match default {
        SetupAnswer::Players(_) => "Who plays, the dealer first?",
        SetupAnswer::Rules { .. } => "Which rules?",
        SetupAnswer::Chip(_) => "What is a chip worth?",
        SetupAnswer::Length(_) => "How many hands (12, 6, 3, open)?",
    };
    let default = default.text().unwrap_or_else(|| match default {
        SetupAnswer::Length(_) => "open".to_owned(),
        _ => "none".to_owned(),
    });
    let default = if default.is_empty() {
        String::new()
    } else {
        format!(" [{default}]")
    };
    format!("{question}{default} ")
}

/// Explains how to answer a setup question.
pub(crate) fn setup_help(ask: SetupAsk, variants: &[String]) -> String {
    match ask {
        SetupAsk::Players => "Two to seven names in turn order, the dealer first; a name with a \
                              space in quotes: Ann Bo \"Kim Chul\". Or with the cards drawn for \
                              the first deal: Ann=3t Bo=8g \"Kim Chul\"=9y night"
            .to_owned(),
        SetupAsk::Rules => {
            format!(
                "Also {}; or a file with a slash or .yaml. House rules may follow: pagat \
                 go_bak.both=own",
                variants.join(", ")
            )
        }
        SetupAsk::Chip => {
            "An amount and a currency, such as 100 KRW; none: play for chips".to_owned()
        }
        SetupAsk::Length => "A number of hands, or open".to_owned(),
    }
}

pub(crate) fn resume_offer(
    name: &EveningName,
    players: &[Name],
    hands: u32,
    lines: usize,
) -> String {
    let hands = count(i64::from(hands), "hand");
    let begun = if lines == 0 {
        String::new()
    } else {
        let entries = i64::try_from(lines).unwrap_or(i64::MAX);
        let entries = if entries == 1 {
            "1 entry".to_owned()
        } else {
            format!("{entries} entries")
        };
        format!(", and {entries} of the next")
    };
    format!(
        "The evening of {} is open: {}, {hands}{begun}.",
        super::evening(name),
        list(players)
    )
}
