//! What is wrong with an adjustment, a season or a note about an evening.

use super::list;
use crate::cli::facts::kept::KeptMisuse;
use crate::ledger::KeptFault;

/// Says what is wrong with an adjustment or a season as it was typed.
pub(in crate::cli) fn kept_misuse(misuse: &KeptMisuse) -> String {
    match misuse {
        KeptMisuse::NoShares => {
            "say who gets and who gives: `dokbak adjust \"opening balance\" Ann +120 Bo -120`"
                .to_owned()
        }
        KeptMisuse::NoAmount(name) => {
            format!("{name}: an amount must follow, such as {name} +120 or {name} -5000 KRW")
        }
        KeptMisuse::BadAmount(text) => {
            format!("{text}: write a whole number of chips, or money such as 5000 KRW")
        }
        KeptMisuse::SeveralUnits(one, other) => {
            format!("{one} and {other} cannot be in one adjustment; write one for each")
        }
        KeptMisuse::Uneven(sum) => format!(
            "the amounts come to {sum} instead of 0; correct them, or name the kitty that the \
             rest goes into or comes from: --kitty NAME"
        ),
        KeptMisuse::NothingLeft(kitty) => {
            format!("--kitty {kitty}: the amounts sum to zero already, so nothing is left for it")
        }
        KeptMisuse::PlayerAsKitty {
            typed,
            player: name,
        } => format!(
            "--kitty {typed}: {name} is a player, not a kitty; say what {name} gets or gives \
             ({name} +10), or write another name for the kitty"
        ),
        KeptMisuse::PlayersAsKitty(from, to) => {
            format!("{from} and {to} are players, and neither is a kitty; leave --kitty out")
        }
        KeptMisuse::NoNote(evening) => format!(
            "{evening} says which evening, but not what to note: `dokbak note \"rain all night\" \
             {evening}`. To see its note: `dokbak note \"\" {evening}`"
        ),
        KeptMisuse::WhichChip(worths) => format!(
            "chips were worth {} in this ledger; say what they are worth here, such as --chip \
             '{}', or --chip none",
            list(worths),
            worths.first().map_or("100 KRW", String::as_str),
        ),
        KeptMisuse::NoChipYet => {
            "nothing was played yet; say what a chip is worth: --chip '100 KRW', or --chip none"
                .to_owned()
        }
        KeptMisuse::BadChip(text) => {
            format!("--chip {text}: write what a chip is worth, such as '100 KRW', or none")
        }
        KeptMisuse::NoSuchWord {
            option,
            text,
            words,
        } => format!(
            "{option} {text}: there is no such word; write one of {}",
            list(words)
        ),
        KeptMisuse::NoDays(text) => {
            format!("{text}: write the first and the last day, such as 2026-03-01 to 2026-05-31")
        }
    }
}

/// Says why an adjustment, a season or a note is impossible.
pub(in crate::cli) fn kept_fault(fault: &KeptFault) -> String {
    match fault {
        KeptFault::NoReason => "write why, in quotation marks: `dokbak adjust \"penalty\" Ann \
                                -5 Bo +5`"
            .to_owned(),
        KeptFault::UndoneAlready(entry) => {
            format!("entry {entry} was taken back already; `dokbak adjust` lists everything")
        }
        KeptFault::NotAdjustment(entry) => {
            format!("entry {entry} is not an adjustment; `dokbak adjust` lists them")
        }
        KeptFault::NoSeason { asked, names } if names.is_empty() => {
            format!("there is no season {asked}; `dokbak season {asked} FROM to TO` names one")
        }
        KeptFault::NoSeason { asked, names } => {
            format!("there is no season {asked}; there are: {}", list(names))
        }
        KeptFault::KittyAndPeople => "what a kitty gets or gives cannot be in one adjustment with \
                                      what people owe each other; write one for each"
            .to_owned(),
        KeptFault::NothingNoted => "nothing is noted there".to_owned(),
        fault => fault.to_string(),
    }
}
