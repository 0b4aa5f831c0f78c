//! Words of `dokbak rules new`: its questions, and the file it writes.

use super::{LANG, expected, key_fault, meaning};
use crate::rules::{Game, KeyFault, KeyInfo, RuleId, SHIPPED};
use crate::words::Text;
use crate::words::book;

/// Returns the question about a key, if it is one that is asked about.
pub(in crate::cli) fn house_asks(key: &str) -> Option<&'static str> {
    Some(match key {
        "pack.jokers" => "Which jokers are in the pack?",
        "target.three" => "How many points to stop with three players?",
        "target.two" => "How many points to stop with two players?",
        "potkan.times" => "By how much does a bomb multiply? 1 means not at all.",
        "pi_bak.below_three" => "Three players: pi-bak below how much junk? 0 means never.",
        "pi_bak.below_two" => "Two players: pi-bak below how much junk? 0 means never.",
        "go_bak.three" => "Three players: what does a loser who said go owe?",
        "go_bak.both" => "Who pays if both losers said go?",
        "oe_myeon.enforced" => "Does a player who fed the winner pay for both (oe-myeon)?",
        "syodang.enabled" => "May a nagari be offered (syodang)?",
        "nagari.stacks" => "Does nagari multiply again for each in a row?",
        "yaku.system" => "Do sets grow with further cards (modern), or add up flat (older)?",
        "cup" => "Is the sake cup an animal, chaff, or both?",
        "viewing" => "When do the viewing yaku count?",
        "seven" => "What do seven points or more do?",
        "koi" => "Whose koi-koi multiplies the points?",
        "rounds" => "How many rounds does a game have? 0 means open.",
        "zero_sum" => "Does the loser lose what the winner scores?",
        "points.junk" => "What does a junk card count?",
        "sets.hong_dan" => "What does everyone pay for hong-dan? 0 means nothing.",
        "sets.cheong_dan" => "What does everyone pay for cheong-dan?",
        "sets.may" => "What does everyone pay for all of May?",
        "sets.october" => "What does everyone pay for all of October?",
        "sets.november" => "What does everyone pay for all of November?",
        "sets.december" => "What does everyone pay for all of December?",
        _ => return None,
    })
}

/// Returns the question for the ruleset to start from, with the shipped ones.
pub(in crate::cli) fn house_base_question() -> String {
    let shipped: Vec<String> = (1..)
        .zip(SHIPPED)
        .map(|(number, (name, _))| format!("{number} {name}"))
        .collect();
    format!("Which ruleset to start from? {}", shipped.join(", "))
}

/// Returns what comes above the questions.
pub(in crate::cli) fn house_greeting() -> String {
    "Enter keeps what is in brackets, ? tells more, < goes one step back, Ctrl-C leaves \
     without writing anything."
        .to_owned()
}

/// Returns a question with what it takes.
pub(in crate::cli) fn house_question(question: &str, takes: &str) -> String {
    format!("{question} ({takes})")
}

/// Returns the prompt's word for the ruleset to start from.
pub(in crate::cli) const fn house_base() -> &'static str {
    "start from"
}

/// Returns what other tables play.
pub(in crate::cli) fn house_elsewhere(says: &str) -> String {
    format!("Elsewhere: {says}")
}

/// Returns that nothing was written.
pub(in crate::cli) fn house_left() -> String {
    "Nothing was written.".to_owned()
}

/// Returns that the file is written, and what to do with it.
pub(in crate::cli) fn house_written(path: &str, changed: usize) -> String {
    let changed = super::count(i64::try_from(changed).unwrap_or(i64::MAX), "rule");
    format!(
        "Written to {path}, with {changed} changed. `dokbak rules show {path}` prints its sheet."
    )
}

/// Returns that this many players cannot play, since the points cannot be shared out.
pub(in crate::cli) fn house_uneven(players: u32) -> String {
    format!(
        "The points of the pack cannot be shared out evenly among {players}, so {players} cannot \
         play by these rules."
    )
}

/// Returns why a value is not taken.
pub(in crate::cli) fn house_refused(fault: &KeyFault) -> Text {
    crate::cli::words::refused(key_fault(fault))
}

/// Returns what comes at the top of a ruleset file that was written here, row by row.
pub(in crate::cli) fn house_file_head(path: &str) -> [String; 2] {
    [
        format!("Rules of our own. `dokbak rules check {path}` checks them, and"),
        format!("`dokbak rules show {path}` prints what they come to."),
    ]
}

/// Returns the title of such a ruleset.
pub(in crate::cli) fn house_file_title(extends: &str) -> String {
    format!("Our own rules, built on {extends}")
}

/// Returns what comes before the keys that were left as they are.
pub(in crate::cli) fn house_file_kept(extends: &str) -> String {
    format!("Left as in {extends}. Remove the first # of a key to change it.")
}

/// Returns what comes before a key, row by row: what it means, what it takes, and what the ruleset
/// has that is built on.
pub(in crate::cli) fn house_file_key(
    info: &KeyInfo,
    rule: Option<RuleId>,
    game: Game,
    extends: &str,
    base: &str,
) -> [String; 2] {
    let rule = rule.map_or("", |rule| book::name(LANG, rule, game));
    [
        format!("{rule}: {}", meaning(info)),
        format!("takes {}; {extends} has {base}", expected(&info.expected)),
    ]
}
