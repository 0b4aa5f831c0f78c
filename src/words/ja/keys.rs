//! What is wrong with a key, its value or a ruleset file, and the Japanese texts of keys and
//! built-in rulesets.

use super::limits::{irregular, system_fault, too_deep, too_long};
use super::shown::{hint, shown};
use super::{list, no_ruleset, twice};
use crate::rules::{
    Expected, FileFault, FileProblem, Game, KeyFault, KeyInfo, Ruleset, SchemaPart, YamlProblem,
    built_in_yaml,
};
use crate::words::{RulesetWords, at_place};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

pub(crate) fn expected(expected: &Expected) -> String {
    match expected {
        Expected::Number(range) => format!("{}〜{}の整数", range.start(), range.end()),
        Expected::Words(words) => list(words),
        Expected::Some(words) => format!("none、または{}をコンマ区切りで", list(words)),
        Expected::Jokers => "none、またはj2,j3のようなジョーカー（j1 j2 j3 jb jx jg）".to_owned(),
        Expected::GoChips => "each、または1,2のような整数".to_owned(),
        Expected::GwangBak => "double、off、またはflat:N".to_owned(),
    }
}

pub(crate) fn meaning(info: &KeyInfo) -> &'static str {
    static MEANINGS: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    let meanings = MEANINGS.get_or_init(|| {
        let text = include_str!("../../../docs/book/ja/meanings.yaml");
        built_in_yaml(text).unwrap_or_default()
    });
    meanings.get(info.key).map_or(info.meaning, String::as_str)
}

/// The texts of a built-in ruleset.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShippedText {
    title: String,
    #[serde(default)]
    about: String,
    sources: Vec<String>,
    #[serde(default)]
    notes: Vec<String>,
}

pub(crate) fn ruleset(shipped: &Ruleset) -> RulesetWords {
    static RULESETS: OnceLock<BTreeMap<String, ShippedText>> = OnceLock::new();
    let rulesets = RULESETS.get_or_init(|| {
        let text = include_str!("../../../docs/book/ja/rulesets.yaml");
        built_in_yaml(text).unwrap_or_default()
    });
    let words = |said: &ShippedText| RulesetWords {
        title: said.title.clone(),
        about: said.about.clone(),
        sources: said.sources.clone(),
        notes: said.notes.clone(),
    };
    let said = rulesets.get(&shipped.name);
    said.map_or_else(|| RulesetWords::of_file(shipped), words)
}

pub(crate) fn schema_part(part: SchemaPart<'_>) -> String {
    match part {
        SchemaPart::File => "dokbakのルールセット",
        SchemaPart::Name => "結果に出る名前",
        SchemaPart::Title => "1行の説明",
        SchemaPart::About => "もう少し詳しい説明",
        SchemaPart::Game => "どのゲームのルールか",
        SchemaPart::Extends => "元にするルールセット: 付属のものの名前、またはファイルのパス",
        SchemaPart::Sources => "ルールの出典",
        SchemaPart::Notes => "この卓のそのほかの決まり",
        SchemaPart::Examples => "書かれたとおりの結果になるはずの例",
        SchemaPart::ExampleNote => "何の例か",
        SchemaPart::ExampleRecord => "記録の各行",
        SchemaPart::ExampleNet => "1人ずつのチップの増減",
        SchemaPart::Key(info) => return format!("{}（{}）", meaning(info), info.source),
    }
    .to_owned()
}

pub(crate) fn key_fault(fault: &KeyFault) -> String {
    match fault {
        KeyFault::Unknown { key, .. } => {
            if let Some(other) = Game::with_key(key) {
                let other = other.id();
                return format!("「{key}」は{other}のルールで、このゲームにはありません。");
            }
            let (key, hint) = (shown(key), hint(fault.nearest()));
            format!("「{key}」というルールはありません。{hint}")
        }
        KeyFault::BadValue {
            key,
            value,
            expected: wanted,
        } => {
            let (value, wanted) = (shown(value), expected(wanted));
            format!("{key}に「{value}」は使えません。使える値: {wanted}")
        }
    }
}

pub(crate) fn file_fault(fault: &FileFault) -> String {
    let what = match &fault.problem {
        FileProblem::Unreadable { why, .. } => {
            return format!("{}: {}。", fault.file, system_fault(*why));
        }
        FileProblem::NotRegular(kind) => return format!("{}: {}", fault.file, irregular(*kind)),
        FileProblem::NotUtf8 => {
            return format!(
                "{}: UTF-8の文字ではありません。UTF-8で保存してください。",
                fault.file
            );
        }
        FileProblem::NoRuleset => return no_ruleset(&fault.file),
        FileProblem::TooLong(limit) => too_long(*limit),
        FileProblem::TooDeep(names) => too_deep(names),
        FileProblem::UnknownRules { name, nearest } => {
            let shipped = crate::rules::SHIPPED.iter();
            let shipped: Vec<&str> = shipped.map(|(name, _)| *name).collect();
            let (shown, hint) = (shown(name), hint(nearest.as_deref()));
            let what = format!(
                "{shown}というルールセットはありません。{hint}（付属: {}。ファイルなら名前に/か.yamlが\
                 必要です。）",
                list(&shipped)
            );
            if fault.file == *name {
                return what;
            }
            what
        }
        FileProblem::Yaml(problem) => yaml(problem),
        FileProblem::NoMapping => "ファイルはキーと値の並びにしてください。".to_owned(),
        FileProblem::Key(fault) => key_fault(fault),
        FileProblem::KeyTwice(key) => twice(key),
        FileProblem::OlderName { key, now } => format!(
            "{}は{now}の前の名前です。どちらか1つだけにしてください。",
            shown(key)
        ),
        FileProblem::NotText(key) => format!("{}には文字列を1つ書いてください。", shown(key)),
        FileProblem::UnknownGame(game) => {
            let games: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
            let (game, games) = (shown(game), list(&games));
            format!("「{game}」というゲームはありません。{games}のどれかを書いてください。")
        }
        FileProblem::OtherGame(game) => format!(
            "元のルールセットは{}のものです。この行を消すか、元を変えてください。",
            game.id()
        ),
        FileProblem::Circle(name) => {
            format!("{}はこのルールセットを元にしています。", shown(name))
        }
        FileProblem::BadExample => {
            "例にはrecord（文字列）とnet（1人ずつのチップ）が必要です。".to_owned()
        }
    };
    at_place(&fault.file, fault.line, fault.column, &what)
}

fn yaml(problem: &YamlProblem) -> String {
    match problem {
        YamlProblem::Colon => {
            "ここに「:」は置けません。字下げを確かめ、「:」を含む文字列は引用符で囲んでください。"
                .to_owned()
        }
        YamlProblem::NoColon => "「:」がありません。「キー: 値」と書いてください。".to_owned(),
        YamlProblem::Indentation => "字下げが前の行と合っていません。".to_owned(),
        YamlProblem::Tab => "タブは使えません。空白で字下げしてください。".to_owned(),
        YamlProblem::Bracket(open) => {
            format!("「{open}」が閉じていないか、カンマが抜けています。")
        }
        YamlProblem::Quote => "引用符が文字列の終わりで閉じていません。".to_owned(),
        YamlProblem::Escape => {
            "「\\」の後にこの文字は使えません。「\\」そのものは「\\\\」と書きます。".to_owned()
        }
        YamlProblem::Character(letter) => {
            let letter = shown(&letter.to_string());
            format!("文字列は「{letter}」で始められません。引用符で囲んでください。")
        }
        YamlProblem::Alias => "「*」が指すものが前にありません。".to_owned(),
        YamlProblem::Documents => {
            "「---」から2つ目の文書が始まっています。1つのファイルには1つだけ書いてください。"
                .to_owned()
        }
        YamlProblem::KeyTwice(key) => twice(key),
        YamlProblem::Other(says) => format!("YAMLとして読めません（{says}）。"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use crate::rules::{SHIPPED, load};
    use std::path::Path;

    #[test]
    fn every_key_has_a_meaning_of_its_own() {
        for game in Game::ALL {
            for info in Rules::default_for(game).keys() {
                let meaning = meaning(&info);
                assert_ne!(meaning, info.meaning, "{}", info.key);
                assert!(!meaning.is_empty() && !meaning.ends_with('。'), "{meaning}");
            }
        }
    }

    #[test]
    fn every_shipped_ruleset_says_as_much_as_its_file() {
        for (name, _) in SHIPPED {
            let file = load(name, Path::new(".")).unwrap();
            let (english, japanese) = (RulesetWords::of_file(&file), ruleset(&file));
            assert_ne!(japanese.title, english.title);
            assert_eq!(
                japanese.about.is_empty(),
                english.about.is_empty(),
                "{name}"
            );
            assert_eq!(japanese.sources.len(), english.sources.len(), "{name}");
            assert_eq!(japanese.notes.len(), english.notes.len(), "{name}");
        }
    }

    #[test]
    fn faults_of_keys_say_what_would_be_right() {
        let mut rules = Rules::default_for(Game::GoStop);
        let fault = rules.set("nagari.cap", "lots").unwrap_err();
        assert_eq!(
            key_fault(&fault),
            "nagari.capに「lots」は使えません。使える値: 0〜1000000の整数"
        );
        let fault = rules.set("nagari.cpa", "8").unwrap_err();
        assert_eq!(
            key_fault(&fault),
            "「nagari.cpa」というルールはありません。「nagari.cap」のことですか。"
        );
    }
}
