//! Words before the first hand.

use super::{count, list};
use crate::cli::prompt::{SetupAsk, TakenFor};

/// Returns the prompt of a question before the first hand.
pub(in crate::cli) fn setup_prompt(ask: SetupAsk, default: &str) -> String {
    let question = match ask {
        SetupAsk::Players => "Who plays, the dealer first?",
        SetupAsk::Rules => "Ruleset?",
        SetupAsk::Chip => "What is a chip worth?",
        SetupAsk::Length => "How many hands (12, 6, 3, open)?",
    };
    let default = if default.is_empty() {
        String::new()
    } else {
        format!(" [{default}]")
    };
    format!("{question}{default} ")
}

/// Returns what can be answered to a question before the first hand.
pub(in crate::cli) fn setup_help(ask: SetupAsk) -> String {
    match ask {
        SetupAsk::Players => "Two to seven names in turn order, the dealer first; a name with a \
                              space in quotes: Ann Bo \"Kim Chul\". Or with the cards drawn for \
                              the first deal: Ann=3t Bo=8g \"Kim Chul\"=9y night"
            .to_owned(),
        SetupAsk::Rules => {
            let shipped: Vec<String> = (1..)
                .zip(crate::rules::SHIPPED)
                .map(|(number, (name, _))| format!("{number} {name}"))
                .collect();
            format!(
                "{}; or a file with a slash or .yaml. House rules may follow: pagat go_bak.both=own",
                shipped.join(", ")
            )
        }
        SetupAsk::Chip => {
            "An amount and a currency, such as 100 KRW; none plays for chips".to_owned()
        }
        SetupAsk::Length => "A number of hands, or open".to_owned(),
    }
}

pub(in crate::cli) fn no_money() -> String {
    "none".to_owned()
}

pub(in crate::cli) fn open_length() -> String {
    "open".to_owned()
}

pub(in crate::cli) fn names_needed() -> String {
    "write two to seven names, the dealer first".to_owned()
}

/// Returns why nobody can play under a name.
pub(in crate::cli) fn name_taken(name: &str, why: TakenFor) -> String {
    let why = match why {
        TakenFor::Number => "a number is whoever sits at that place",
        TakenFor::Command => "it is a command of the prompt",
        TakenFor::Keyword => "it begins a line of the record",
        TakenFor::Answer => "it is an answer at the prompt",
    };
    format!("\"{name}\" cannot be a player's name, since {why}; write another")
}

pub(in crate::cli) fn rules_needed() -> String {
    "write the name of a ruleset, such as pagat".to_owned()
}

pub(in crate::cli) fn chip_needed() -> String {
    "write an amount and a currency, such as 100 KRW, or none".to_owned()
}

pub(in crate::cli) fn length_needed() -> String {
    "write 12, 6, 3 or another number of hands up to 1000, or open".to_owned()
}

pub(in crate::cli) fn set_needed(text: &str) -> String {
    format!("\"{text}\" does not fit here; write KEY=VALUE, such as go_bak.both=own")
}

pub(in crate::cli) fn resume_prompt() -> String {
    "Go on with it? [Y/n] ".to_owned()
}

pub(in crate::cli) fn resume_offer(
    session: i64,
    players: &[String],
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
        "Session {session} is open: {}, {hands}{begun}.",
        list(players)
    )
}

pub(in crate::cli) fn left_open(session: i64) -> String {
    format!("Session {session} stays open; `dokbak play --session {session}` goes on with it.")
}

pub(in crate::cli) fn setup_kept() -> String {
    "Your answers are kept; `dokbak` goes on from here.".to_owned()
}

pub(in crate::cli) fn closed_already(session: i64) -> String {
    format!("session {session} is closed; `dokbak play` begins a new one")
}

pub(in crate::cli) fn script_needs_players() -> String {
    "no session is open, and the script does not begin with a line \"players NAME NAME …\""
        .to_owned()
}
