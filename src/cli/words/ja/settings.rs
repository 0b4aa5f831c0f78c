//! Words about settings.

use crate::cli::settings::{SettingKey, SettingOrigin, WrongVariable};

pub(in crate::cli) fn unknown_setting(name: &str, nearest: Option<&str>) -> String {
    let what = format!("「{name}」という設定はありません。");
    if let Some(nearest) = nearest {
        return format!("{what}{nearest}のことですか。");
    }
    let names: Vec<&str> = SettingKey::names().collect();
    format!("{what}設定: {}", names.join("、"))
}

pub(in crate::cli) fn bad_setting(key: SettingKey, value: &str) -> String {
    not_taken(key.name(), value, key)
}

pub(super) fn wrong_variable(wrong: &WrongVariable) -> String {
    not_taken(wrong.name, &wrong.value, wrong.key)
}

fn not_taken(name: &str, value: &str, key: SettingKey) -> String {
    let taken = taken_by(key);
    format!("{name}を「{value}」にすることはできません。使える値: {taken}")
}

pub(in crate::cli) const fn taken_by(key: SettingKey) -> &'static str {
    match key {
        SettingKey::Lang => "en、ko、ja",
        SettingKey::Rules => "付属のルールセットの名前、またはルールセットのファイルのパス",
        SettingKey::Ledger => "ファイルのパス",
        SettingKey::Color => "auto、always、never",
        SettingKey::Pager => "less -Rなどのコマンド。catなら使わない",
        SettingKey::Plain => "yes、no",
    }
}

pub(in crate::cli) const fn setting_without_value(key: SettingKey) -> &'static str {
    match key {
        SettingKey::Rules => "（前回のルール）",
        SettingKey::Lang
        | SettingKey::Ledger
        | SettingKey::Color
        | SettingKey::Pager
        | SettingKey::Plain => "-",
    }
}

pub(in crate::cli) fn setting_origin(origin: SettingOrigin) -> String {
    match origin {
        SettingOrigin::Option(name) => format!("オプション {name}"),
        SettingOrigin::Environment(name) | SettingOrigin::Common(name) => {
            format!("環境変数 {name}")
        }
        SettingOrigin::File => "設定ファイル".to_owned(),
        SettingOrigin::Locale(name) => format!("ロケール {name}"),
        SettingOrigin::Default => "既定値".to_owned(),
    }
}

pub(in crate::cli) fn config_file(path: &str, is_there: bool) -> String {
    if is_there {
        format!("設定ファイル: {path}")
    } else {
        format!("設定ファイル: {path}（まだありません。`dokbak config 設定 値` で作られます）")
    }
}
