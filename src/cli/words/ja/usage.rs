//! The words around help texts, and what is wrong with a command line.

use super::settings::unknown_setting;
use super::{LANG, list};
use crate::cli::facts::mistake::{Mistake, Takes};
use std::path::Path;

pub(in crate::cli) const fn help_headings() -> [&'static str; 4] {
    ["使い方", "オプション", "引数", "コマンド"]
}

pub(in crate::cli) fn argument_help(
    says: &str,
    default: &str,
    environment: Option<&str>,
) -> String {
    let default = match default {
        "" => String::new(),
        default => format!(" [既定値: {default}]"),
    };
    let environment = environment.map_or_else(String::new, |name| format!(" [環境変数: {name}]"));
    format!("{says}{default}{environment}")
}

pub(in crate::cli) const fn man_headings() -> [&'static str; 2] {
    ["名前", "使い方"]
}

pub(in crate::cli) fn pages_written(count: usize, folder: &Path) -> String {
    format!("{}に{count}ページを書き出しました。", folder.display())
}

pub(in crate::cli) fn mistake(mistake: &Mistake) -> String {
    match mistake {
        Mistake::Unknown { argument, nearest } => {
            let meant = meant(nearest.as_deref());
            format!("{argument}はここでは使えません。{meant}")
        }
        Mistake::UnknownCommand { command, nearest } => {
            let meant = match nearest {
                Some(nearest) => meant(Some(nearest)),
                None => "一覧は `dokbak help` で。".to_owned(),
            };
            format!("{command}というコマンドはありません。{meant}")
        }
        Mistake::NoCommand { commands } => {
            format!("どれかを指定してください: {}", list(commands))
        }
        Mistake::Missing { arguments } => format!("{}が必要です。", list(arguments)),
        Mistake::NoValue { argument } => format!("{argument}には値が必要です。"),
        Mistake::ValueTooMany { argument, value } => {
            format!("{argument}に「{value}」は付けられません。")
        }
        Mistake::UnknownSetting { name, nearest } => unknown_setting(name, nearest.as_deref()),
        Mistake::BadValue {
            argument,
            value,
            takes,
            nearest,
        } => format!(
            "{argument}に「{value}」は使えません。{}使えるもの: {}",
            meant(nearest.as_deref()),
            taken(takes)
        ),
        Mistake::Conflict { argument, with } => {
            format!("{argument}は{}と一緒に使えません。", list(with))
        }
        Mistake::Twice { argument } => {
            format!("{argument}が2回あります。1つにしてください。")
        }
        Mistake::NotUtf8 => "UTF-8の文字ではない引数があります。".to_owned(),
    }
}

/// Asks whether something similar was meant, if there is anything.
fn meant(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |nearest| format!("{nearest}のことですか。"))
}

fn taken(takes: &Takes) -> String {
    match takes {
        Takes::Number => "0以上の整数".to_owned(),
        Takes::OneOf(words) => words.join("、"),
        Takes::Said(wording) => wording.in_lang(LANG).to_owned(),
    }
}

pub(in crate::cli) fn usage_lines(usage: &str, command: &str) -> [String; 2] {
    [
        format!("使い方: {usage}"),
        format!("詳しくは: {command} --help"),
    ]
}
