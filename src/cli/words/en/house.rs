//! Words of `dokbak rules new`: its questions, and the file it writes.

use super::{LANG, expected, key_fault, meaning};
use crate::letters::inert;
use crate::rules::{
    Expected, Game, KeyFault, KeyInfo, RuleInfo, Rules, SHIPPED, quoted_yaml, rule_infos,
};
use crate::words::book;
use std::fmt::Write as _;
use std::path::Path;

/// Returns the keys that a game's tables differ in most, each as a question.
pub(in crate::cli) const fn house_questions(game: Game) -> &'static [(&'static str, &'static str)] {
    match game {
        Game::GoStop => &[
            ("pack.jokers", "Which jokers are in the pack?"),
            (
                "target.three",
                "How many points to stop with three players?",
            ),
            ("target.two", "How many points to stop with two players?"),
            (
                "potkan.times",
                "By how much does a bomb multiply? 1 is not at all.",
            ),
            (
                "pi_bak.below_three",
                "Three players: pi-bak below how much junk? 0 is never.",
            ),
            (
                "pi_bak.below_two",
                "Two players: pi-bak below how much junk? 0 is never.",
            ),
            (
                "go_bak.three",
                "Three players: what does a loser who said go owe?",
            ),
            ("go_bak.both", "Who pays where both losers said go?"),
            (
                "oe_myeon.enforced",
                "Does whoever fed the winner pay for both (oe-myeon)?",
            ),
            ("syodang.enabled", "May a nagari be offered (syodang)?"),
            (
                "nagari.stacks",
                "Does nagari multiply again for each in a row?",
            ),
        ],
        Game::KoiKoi => &[
            (
                "yaku.system",
                "Do sets grow with further cards (modern), or add up flat (older)?",
            ),
            ("cup", "Is the sake cup an animal, chaff, or both?"),
            ("viewing", "When do the viewing yaku count?"),
            ("seven", "What do seven points or more do?"),
            ("koi", "Whose koi-koi multiplies the points?"),
            ("rounds", "How many rounds has a game? 0 is open."),
            ("zero_sum", "Does the loser lose what the winner scores?"),
        ],
        Game::MinHwatu => &[
            ("points.junk", "What does a junk card count?"),
            (
                "sets.hong_dan",
                "What does everyone pay for hong-dan? 0 is off.",
            ),
            ("sets.cheong_dan", "What does everyone pay for cheong-dan?"),
            ("sets.may", "What does everyone pay for all of May?"),
            ("sets.october", "What does everyone pay for all of October?"),
            (
                "sets.november",
                "What does everyone pay for all of November?",
            ),
            (
                "sets.december",
                "What does everyone pay for all of December?",
            ),
        ],
    }
}

/// Returns the question for the ruleset to start from, with the shipped ones.
pub(in crate::cli) fn house_base_question() -> String {
    let shipped: Vec<String> = (1..)
        .zip(SHIPPED)
        .map(|(number, (name, _))| format!("{number} {name}"))
        .collect();
    format!("Which ruleset to start from? {}", shipped.join(", "))
}

/// Returns what stands above the questions.
pub(in crate::cli) fn house_greeting() -> String {
    "Enter keeps what stands in brackets, ? tells more, < goes one step back, Ctrl-C leaves \
     without writing anything."
        .to_owned()
}

/// Returns a question with what it takes.
pub(in crate::cli) fn house_question(question: &str, info: &KeyInfo) -> String {
    match &info.expected {
        Expected::Words(words) if words.contains(&"true") => format!("{question} (y/n)"),
        taken => format!("{question} ({})", expected(taken)),
    }
}

/// Returns a prompt for a value.
pub(in crate::cli) fn house_prompt(what: &str, kept: &str) -> String {
    format!("{what} [{kept}] ")
}

/// Returns the prompt's word for the ruleset to start from.
pub(in crate::cli) const fn house_base() -> &'static str {
    "start from"
}

/// Returns what the book says of a key: its rules, and what other tables play.
pub(in crate::cli) fn house_help(key: &str, rules: &Rules) -> Vec<String> {
    let game = rules.game();
    let of_key = rule_infos(game).into_iter();
    let of_key = of_key.filter(|info| info.keys.contains(&key)).take(1);
    let said = |info: RuleInfo| {
        let (title, says) = (
            book::title(LANG, info.id, game),
            book::says(LANG, info.id, game),
        );
        let elsewhere =
            book::elsewhere(LANG, info.id, game).map(|says| format!("Elsewhere: {says}"));
        std::iter::once(format!("{title}: {says}")).chain(elsewhere)
    };
    of_key.flat_map(said).collect()
}

/// Returns that nothing was written.
pub(in crate::cli) fn house_left() -> String {
    "Nothing is written.".to_owned()
}

/// Returns that the file is written, and what to do with it.
pub(in crate::cli) fn house_written(path: &str, changed: usize) -> String {
    let changed = super::count(i64::try_from(changed).unwrap_or(i64::MAX), "rule");
    format!(
        "Written to {path}, with {changed} changed. `dokbak rules show {path}` prints its sheet."
    )
}

/// Returns that so many players cannot play, since the points cannot be shared out.
pub(in crate::cli) fn house_uneven(players: u32) -> String {
    format!(
        "The points of the pack cannot be shared out evenly among {players}, so {players} cannot \
         play by these rules."
    )
}

/// Returns why a value is not taken.
pub(in crate::cli) fn house_refused(fault: &KeyFault) -> String {
    super::refused(&key_fault(fault))
}

/// A ruleset file about to be written.
pub(in crate::cli) struct HouseFile<'a> {
    /// Where it will lie.
    pub(in crate::cli) path: &'a Path,
    /// What it is called.
    pub(in crate::cli) name: &'a str,
    /// The ruleset it extends, as the file names it.
    pub(in crate::cli) extends: &'a str,
    /// The rules it starts from.
    pub(in crate::cli) base: &'a Rules,
    /// The rules it will have.
    pub(in crate::cli) rules: &'a Rules,
}

/// Returns the text of a ruleset file: what differs from its base, and then the other questions.
pub(in crate::cli) fn house_file(file: &HouseFile<'_>) -> String {
    let path = file.path.display().to_string();
    let (path, extends) = (inert(&path), inert(file.extends));
    let mut out = format!(
        "# Rules of our own. `dokbak rules check {path}` checks them, and\n\
         # `dokbak rules show {path}` prints what they come to.\n"
    );
    let _ = writeln!(out, "name: {}", scalar(file.name));
    let title = format!("Our own rules, built on {}", file.extends);
    let _ = writeln!(out, "title: {}", scalar(&title));
    let _ = writeln!(out, "extends: {}", scalar(file.extends));
    let keys = file.rules.keys();
    let differs = |info: &&KeyInfo| file.rules.get(info.key) != file.base.get(info.key);
    for info in keys.iter().filter(differs) {
        write_key(&mut out, info, file, "");
    }
    let asked = house_questions(file.rules.game());
    let kept: Vec<&KeyInfo> = keys
        .iter()
        .filter(|info| asked.iter().any(|(key, _)| *key == info.key) && !differs(info))
        .collect();
    if !kept.is_empty() {
        let _ = write!(
            out,
            "\n# Left as in {extends}. Take the first # of a key away to change it.\n"
        );
    }
    for info in kept {
        write_key(&mut out, info, file, "# ");
    }
    out
}

/// Returns a text as YAML takes it for one: as it is where it is a plain word, else in quotes.
fn scalar(text: &str) -> String {
    let letters = text.starts_with(|first: char| first.is_ascii_alphabetic());
    let plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let other = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"];
    if letters && text.chars().all(plain) && !other.contains(&text.to_lowercase().as_str()) {
        text.to_owned()
    } else {
        quoted_yaml(text)
    }
}

/// Writes a key with what it means and takes, behind a mark.
fn write_key(out: &mut String, info: &KeyInfo, file: &HouseFile<'_>, mark: &str) {
    let value = file.rules.get(info.key).unwrap_or_default();
    let base = file.base.get(info.key).unwrap_or_default();
    // The rule that the key is about first; others may only mention it.
    let game = file.rules.game();
    let place = |rule: &RuleInfo| rule.keys.iter().position(|key| *key == info.key);
    let rules = rule_infos(game).into_iter();
    let rule = rules.filter(|rule| place(rule).is_some()).min_by_key(place);
    let _ = write!(
        out,
        "\n# {}: {}\n# takes {}; {} has {base}\n{mark}{}: {value}\n",
        rule.map_or("", |rule| book::name(LANG, rule.id, game)),
        meaning(info),
        expected(&info.expected),
        inert(file.extends),
        info.key
    );
}
