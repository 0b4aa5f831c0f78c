//! Words of `dokbak rules new`: its questions, and the file it writes.

use super::{LANG, expected, meaning};
use crate::rules::{Game, KeyInfo, RuleId, SHIPPED};
use crate::words::book;

/// Returns the question about a key, if it has one.
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
        "nagari.stacks" => "Do several nagari in a row multiply again?",
        "yaku.system" => "Do sets grow with further cards (modern), add up flat (older), or both?",
        "cup" => "Is the sake cup an animal, chaff, or both?",
        "viewing" => "When do the viewing yaku count?",
        "viewing.weather" => "What spoils a viewing: nothing, the field, or cards one has taken?",
        "draw.yaku" => "Who scores when the cards run out after a koi-koi?",
        "cup.final" => "Is whoever says how the sake cup counts bound by it?",
        "gwangpalli.no_two_drops" => "More than three: must whoever dropped play the next hand?",
        "points.november_double" => "What is the coloured November card worth? 0: as junk.",
        "seven" => "What do seven points or more do?",
        "koi" => "Whose koi-koi multiplies the points?",
        "rounds" => "How many rounds does a game have? 0 means open.",
        "zero_sum" => "Does the loser lose what the winner scores?",
        "points.junk" => "How many points is a junk card worth?",
        "sets.hong_dan" => "What does everyone pay for hong-dan? 0 means nothing.",
        "sets.cheong_dan" => "What does everyone pay for cheong-dan?",
        "sets.may" => "What does everyone pay for all of May?",
        "sets.october" => "What does everyone pay for all of October?",
        "sets.november" => "What does everyone pay for all of November?",
        "sets.december" => "What does everyone pay for all of December?",
        _ => return None,
    })
}

/// Asks for the ruleset to start from, listing the built-in ones.
pub(in crate::cli) fn house_base_question() -> String {
    let shipped: Vec<String> = (1..)
        .zip(SHIPPED)
        .map(|(number, (name, _))| format!("{number} {name}"))
        .collect();
    format!("Which ruleset to start from? {}", shipped.join(", "))
}

/// Returns the comment lines above a key: its meaning, the values it accepts, and its value in the
/// base ruleset.
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
