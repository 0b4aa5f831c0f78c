//! The words around help texts, and what is wrong with a command line.

use super::settings::unknown_setting;
use super::{LANG, list};
use crate::cli::facts::mistake::{Mistake, Takes};
use crate::vocabulary::particle::{RANEUN, with};
use std::path::Path;

pub(in crate::cli) const fn help_headings() -> [&'static str; 4] {
    ["쓰는 법", "옵션", "인수", "명령"]
}

pub(in crate::cli) fn argument_help(
    says: &str,
    default: &str,
    environment: Option<&str>,
) -> String {
    let default = match default {
        "" => String::new(),
        default => format!(" [기본: {default}]"),
    };
    let environment = environment.map_or_else(String::new, |name| format!(" [환경 변수: {name}]"));
    format!("{says}{default}{environment}")
}

pub(in crate::cli) const fn man_headings() -> [&'static str; 2] {
    ["이름", "쓰는 법"]
}

pub(in crate::cli) fn pages_written(count: usize, folder: &Path) -> String {
    format!("{}에 설명서 {count}쪽을 저장했어요.", folder.display())
}

pub(in crate::cli) fn mistake(mistake: &Mistake) -> String {
    match mistake {
        Mistake::Unknown { argument, nearest } => {
            let what = format!("`{argument}`: 여기서는 쓰지 않아요.");
            match nearest {
                Some(nearest) => format!("{what} 혹시 {nearest}?"),
                None => what,
            }
        }
        Mistake::UnknownCommand { command, nearest } => {
            let what = format!("{} 명령은 없어요.", with(&format!("`{command}`"), RANEUN));
            match nearest {
                Some(nearest) => format!("{what} 혹시 {nearest}?"),
                None => format!("{what} dokbak help: 명령 모두 보기"),
            }
        }
        Mistake::NoCommand { commands } => {
            format!("어느 것인지 적어 주세요: {}", commands.join(", "))
        }
        Mistake::Missing { arguments } => format!("빠진 것: {}", list(arguments)),
        Mistake::NoValue { argument } => format!("{argument}: 값이 빠졌어요."),
        Mistake::ValueTooMany { argument, value } => {
            format!("{argument}: 값 `{value}` 없이 써요.")
        }
        Mistake::UnknownSetting { name, nearest } => unknown_setting(name, nearest.as_deref()),
        Mistake::BadValue {
            argument,
            value,
            takes,
            nearest,
        } => {
            let meant = nearest.as_ref();
            let meant = meant.map_or_else(String::new, |it| format!(" 혹시 {it}?"));
            format!(
                "{argument}: `{value}`: 쓸 수 없는 값이에요.{meant} 쓸 수 있는 값: {}",
                taken(takes)
            )
        }
        Mistake::Conflict {
            argument,
            with: others,
        } => {
            format!("함께 쓸 수 없어요: {argument}, {}", list(others))
        }
        Mistake::Twice { argument } => {
            format!("{argument}: 두 번 적혀 있어요. 하나만 남겨 주세요.")
        }
        Mistake::NotUtf8 => "인수가 UTF-8 글이 아니에요.".to_owned(),
    }
}

fn taken(takes: &Takes) -> String {
    match takes {
        Takes::Number => "0 이상의 수".to_owned(),
        Takes::OneOf(words) => words.join(", "),
        Takes::Said(wording) => wording.in_lang(LANG).to_owned(),
    }
}

pub(in crate::cli) fn usage_lines(usage: &str, command: &str) -> [String; 2] {
    [
        format!("쓰는 법: {usage}"),
        format!("더 보기: {command} --help"),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::wording::Wording;

    #[test]
    fn mistakes_are_told_without_blame() {
        let unknown = Mistake::UnknownCommand {
            command: "규칙".to_owned(),
            nearest: Some("rules".to_owned()),
        };
        assert_eq!(mistake(&unknown), "`규칙`이라는 명령은 없어요. 혹시 rules?");
        let value = Mistake::BadValue {
            argument: "--players <수>".to_owned(),
            value: "7".to_owned(),
            takes: Takes::Said(&Wording {
                en: "2 or 3",
                ko: "2 또는 3",
                ja: "2か3",
            }),
            nearest: None,
        };
        assert_eq!(
            mistake(&value),
            "--players <수>: `7`: 쓸 수 없는 값이에요. 쓸 수 있는 값: 2 또는 3"
        );
    }
}
