//! The rule book.

use crate::rules::KeyInfo;
use crate::words::messages;

messages! {
    /// Returns what a rule says at a table or in the book, with its keys and its source.
    explained(says: &str, keys: &str, source: &str) {
        en: "{says} ({keys}; {source})",
        ko: "{says} ({keys}; {source})",
        ja: "{says}（{keys}; {source}）",
    }

    /// Returns the headings for a chapter of the book: the rules, and how a ruleset plays them.
    rule_headings(ruleset: &str) -> [String; 2] {
        en: ["rule".to_owned(), format!("as `{ruleset}` plays it")],
        ko: ["규칙".to_owned(), format!("`{ruleset}`에서는")],
        ja: ["ルール".to_owned(), format!("`{ruleset}`では")],
    }

    /// Stands in for the sheet of a rule that is not in force.
    not_played() {
        en: "not played",
        ko: "없음",
        ja: "なし",
    }

    /// Says what other tables play.
    elsewhere(says: &str) {
        en: "*Elsewhere:* {says}",
        ko: "*다르게 치는 곳:* {says}",
        ja: "*ほかの卓では:* {says}",
    }

    /// Describes a key: its default, its source, its meaning and the values it accepts.
    key_line(info: &KeyInfo) {
        en: format!(
            "`{}` = `{}` ({}): {}; takes {}",
            info.key,
            info.default,
            info.source,
            meaning(info),
            expected(&info.expected),
        ),
        ko: format!(
            "`{}` = `{}` ({}): {}. 값: {}",
            info.key,
            info.default,
            info.source,
            meaning(info),
            expected(&info.expected),
        ),
        ja: format!(
            "`{}` = `{}`（{}）: {}。値: {}",
            info.key,
            info.default,
            info.source,
            meaning(info),
            expected(&info.expected),
        ),
    }

    /// Returns the headings of the list of all keys.
    key_headings() -> [&'static str; 4] {
        en: ["key", "default", "source", "rules"],
        ko: ["항목", "기본값", "출처", "규칙"],
        ja: ["キー", "既定値", "出典", "ルール"],
    }
}
