//! What is wrong with a key, its value or a ruleset file.

use super::limits::{irregular, system_fault, too_deep, too_long};
use super::shown::{hint, shown};
use super::{list, no_ruleset, twice};
use crate::rules::{
    Expected, FileFault, FileProblem, Game, KeyFault, KeyInfo, Ruleset, SchemaPart, YamlProblem,
    built_in_yaml,
};
use crate::vocabulary::particle::{EUN, RANEUN, with};
use crate::words::{RulesetWords, at_place};
use std::collections::BTreeMap;
use std::sync::OnceLock;

pub(crate) fn expected(expected: &Expected) -> String {
    match expected {
        Expected::Number(range) => {
            format!("{}부터 {}까지의 정수", range.start(), range.end())
        }
        Expected::Words(words) => words.join(", "),
        Expected::Some(words) => {
            format!("none, 또는 {} 중 몇 가지를 쉼표로 이어서", words.join(", "))
        }
        Expected::Jokers => "none, 또는 j2,j3 같은 조커 (j1 j2 j3 jb jx jg)".to_owned(),
        Expected::GoChips => "each, 또는 1,2 같은 정수".to_owned(),
        Expected::GwangBak => "double, off, flat:N".to_owned(),
    }
}

/// The meaning of each key, by key; a key that two games have means the same in both.
type Meanings = BTreeMap<String, String>;

/// Returns the content of the file with the meanings of keys.
const fn text_of_meanings() -> &'static str {
    include_str!("../../../docs/book/ko/meanings.yaml")
}

pub(crate) fn meaning(info: &KeyInfo) -> &'static str {
    static FILE: OnceLock<Meanings> = OnceLock::new();
    let file = FILE.get_or_init(|| built_in_yaml(text_of_meanings()).unwrap_or_default());
    file.get(info.key).map_or(info.key, String::as_str)
}

/// The texts of each built-in ruleset, by its name.
type ShippedTexts = BTreeMap<String, RulesetWords>;

/// Returns the content of the file with the texts of rulesets.
const fn text_of_rulesets() -> &'static str {
    include_str!("../../../docs/book/ko/rulesets.yaml")
}

pub(crate) fn ruleset(shipped: &Ruleset) -> RulesetWords {
    static FILE: OnceLock<ShippedTexts> = OnceLock::new();
    let file = FILE.get_or_init(|| built_in_yaml(text_of_rulesets()).unwrap_or_default());
    let said = file.get(&shipped.name).cloned();
    said.unwrap_or_else(|| RulesetWords::of_file(shipped))
}

pub(crate) fn schema_part(part: SchemaPart<'_>) -> String {
    match part {
        SchemaPart::File => "dokbak의 규칙",
        SchemaPart::Name => "판정에 나오는 이름",
        SchemaPart::Title => "어떤 규칙인지 한 줄",
        SchemaPart::About => "조금 더 자세한 설명",
        SchemaPart::Game => "어느 게임의 규칙인지",
        SchemaPart::Extends => "바탕이 되는 규칙: 들어 있는 규칙의 이름이나 파일 경로",
        SchemaPart::Sources => "규칙의 출처",
        SchemaPart::Notes => "이 자리에서 따르는 그 밖의 것",
        SchemaPart::Examples => "적힌 대로 나와야 하는 판",
        SchemaPart::ExampleNote => "그 판이 보여 주는 것",
        SchemaPart::ExampleRecord => "기록의 줄",
        SchemaPart::ExampleNet => "사람마다 따거나 잃은 점수",
        SchemaPart::Key(info) => return format!("{} ({})", meaning(info), info.source),
    }
    .to_owned()
}

pub(crate) fn key_fault(fault: &KeyFault) -> String {
    match fault {
        KeyFault::Unknown { key, .. } => {
            if let Some(other) = Game::with_key(key) {
                let other = other.id();
                return format!("`{key}`: {other} 규칙이에요. 이 게임에는 없어요.");
            }
            let (key, hint) = (shown(key), hint(fault.nearest()));
            format!("`{key}`: 그런 규칙은 없어요.{hint}")
        }
        KeyFault::BadValue {
            key,
            value,
            expected: wanted,
        } => {
            let value = shown(value);
            format!(
                "`{value}`: {key}에 쓸 수 없는 값이에요. 쓸 수 있는 값: {}",
                expected(wanted)
            )
        }
    }
}

pub(crate) fn file_fault(fault: &FileFault) -> String {
    let what = match &fault.problem {
        FileProblem::Unreadable { why, .. } => {
            return format!("{}: {}.", fault.file, system_fault(*why));
        }
        FileProblem::NotRegular(kind) => return format!("{}: {}", fault.file, irregular(*kind)),
        FileProblem::NotUtf8 => {
            return format!(
                "{}: UTF-8 글이 아니에요. UTF-8로 저장해 주세요.",
                fault.file
            );
        }
        FileProblem::NoRuleset => return no_ruleset(&fault.file),
        FileProblem::TooLong(limit) => too_long(*limit),
        FileProblem::TooDeep(names) => too_deep(names),
        FileProblem::UnknownRules { name, nearest } => {
            let shipped = crate::rules::SHIPPED.iter().map(|(name, _)| *name);
            let known = list(&shipped.collect::<Vec<&str>>());
            let (shown, hint) = (shown(name), hint(nearest.as_deref()));
            let what = format!(
                "{} 규칙은 없어요.{hint} (있는 규칙: {known}. 파일은 /나 .yaml이 들어가게 적어요.)",
                with(&shown, RANEUN)
            );
            if fault.file == *name {
                return what;
            }
            what
        }
        FileProblem::Yaml(problem) => yaml(problem),
        FileProblem::NoMapping => "파일에는 `항목: 값`이 한 줄씩 있어야 해요.".to_owned(),
        FileProblem::Key(fault) => key_fault(fault),
        FileProblem::KeyTwice(key) => twice(key),
        FileProblem::OlderName { key, now } => format!(
            "{} {now}의 옛 이름이에요. 하나만 적어 주세요.",
            with(&shown(key), EUN)
        ),
        FileProblem::NotText(key) => format!("{}: 글 하나여야 해요.", shown(key)),
        FileProblem::UnknownGame(game) => {
            let games: Vec<&str> = Game::ALL.iter().map(|game| game.id()).collect();
            let game = with(&format!("`{}`", shown(game)), RANEUN);
            format!(
                "{game} 게임은 없어요. {} 중 하나를 적어 주세요.",
                list(&games)
            )
        }
        FileProblem::OtherGame(game) => format!(
            "바탕이 되는 규칙은 {} 규칙이에요. 이 줄을 빼거나 다른 규칙을 바탕으로 해 주세요.",
            game.id()
        ),
        FileProblem::Circle(name) => {
            format!("{}: 이 규칙을 바탕으로 한 규칙이에요.", shown(name))
        }
        FileProblem::BadExample => {
            "보기에는 record(글)와 net(사람마다 점수)이 있어야 해요.".to_owned()
        }
    };
    at_place(&fault.file, fault.line, fault.column, &what)
}

fn yaml(problem: &YamlProblem) -> String {
    match problem {
        YamlProblem::Colon => {
            "여기에는 콜론(`:`)이 올 수 없어요. 들여쓰기를 확인하고, 콜론이 든 글은 따옴표로 감싸 주세요."
                .to_owned()
        }
        YamlProblem::NoColon => "콜론(`:`)이 빠졌어요. `항목: 값`으로 적어 주세요.".to_owned(),
        YamlProblem::Indentation => "들여쓰기가 앞줄과 맞지 않아요.".to_owned(),
        YamlProblem::Tab => "탭은 쓸 수 없어요. 빈칸으로 들여 써 주세요.".to_owned(),
        YamlProblem::Bracket(open) => {
            format!("`{open}`: 닫히지 않았거나 쉼표가 빠졌어요.")
        }
        YamlProblem::Quote => "따옴표가 글이 끝나는 곳에서 닫히지 않았어요.".to_owned(),
        YamlProblem::Escape => {
            "`\\` 뒤에 올 수 없는 글자예요. `\\` 자체는 `\\\\`로 적어 주세요.".to_owned()
        }
        YamlProblem::Character(letter) => {
            let letter = shown(&letter.to_string());
            format!("`{letter}`: 글 맨 앞에는 올 수 없어요. 따옴표로 감싸 주세요.")
        }
        YamlProblem::Alias => "별표(`*`)가 가리키는 것이 앞에 없어요.".to_owned(),
        YamlProblem::Documents => {
            "`---`부터 문서가 하나 더 있어요. 파일에는 하나만 적어 주세요.".to_owned()
        }
        YamlProblem::KeyTwice(key) => twice(key),
        YamlProblem::Other(says) => format!("YAML이 맞지 않아요 ({says})."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use crate::rules::{SHIPPED, load};
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The file has every key of every game and no other key.
    #[test]
    fn every_key_has_its_meaning() {
        let read = built_in_yaml::<Meanings>(text_of_meanings()).unwrap();
        let keys = Game::ALL
            .into_iter()
            .flat_map(|game| Rules::default_for(game).keys());
        let keys: BTreeSet<String> = keys.map(|info| info.key.to_owned()).collect();
        assert_eq!(read.keys().cloned().collect::<BTreeSet<String>>(), keys);
        for (key, meaning) in &read {
            assert!(!meaning.is_empty() && !meaning.ends_with('.'), "{key}");
        }
    }

    /// The file has every built-in ruleset, with as many texts as in English.
    #[test]
    fn every_shipped_ruleset_is_told() {
        let read = built_in_yaml::<ShippedTexts>(text_of_rulesets()).unwrap();
        assert_eq!(read.len(), SHIPPED.len());
        for (name, _) in SHIPPED {
            let own = RulesetWords::of_file(&load(name, Path::new(".")).unwrap());
            let said = &read[*name];
            assert!(!said.title.is_empty(), "{name}");
            assert_eq!(said.about.is_empty(), own.about.is_empty(), "{name}");
            assert_eq!(said.sources.len(), own.sources.len(), "{name}");
            assert_eq!(said.notes.len(), own.notes.len(), "{name}");
        }
    }
}
