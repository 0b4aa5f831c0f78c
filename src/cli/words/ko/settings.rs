//! Words about settings.

use crate::cli::settings::{SettingKey, SettingOrigin, WrongVariable};

pub(in crate::cli) fn unknown_setting(name: &str, nearest: Option<&str>) -> String {
    let what = format!("`{name}`: 그런 설정은 없어요.");
    if let Some(nearest) = nearest {
        return format!("{what} 혹시 {nearest}?");
    }
    let names: Vec<&str> = SettingKey::names().collect();
    format!("{what} 있는 설정: {}", names.join(", "))
}

pub(in crate::cli) fn bad_setting(key: SettingKey, value: &str) -> String {
    not_taken(key.name(), value, key)
}

pub(super) fn wrong_variable(wrong: &WrongVariable) -> String {
    not_taken(wrong.name, &wrong.value, wrong.key)
}

fn not_taken(name: &str, value: &str, key: SettingKey) -> String {
    let taken = taken_by(key);
    format!("{name}: `{value}`: 쓸 수 없는 값이에요. 쓸 수 있는 값: {taken}")
}

pub(in crate::cli) const fn taken_by(key: SettingKey) -> &'static str {
    match key {
        SettingKey::Lang => "en, ko, ja",
        SettingKey::Rules => "들어 있는 규칙의 이름이나 규칙 파일의 경로",
        SettingKey::Ledger => "파일 경로",
        SettingKey::Color => "auto, always, never",
        SettingKey::Pager => "less -R 같은 명령. cat이면 쓰지 않아요",
        SettingKey::Plain => "yes, no",
    }
}

pub(in crate::cli) const fn setting_without_value(key: SettingKey) -> &'static str {
    match key {
        SettingKey::Rules => "(지난 모임의 규칙)",
        SettingKey::Lang
        | SettingKey::Ledger
        | SettingKey::Color
        | SettingKey::Pager
        | SettingKey::Plain => "-",
    }
}

pub(in crate::cli) fn setting_origin(origin: SettingOrigin) -> String {
    match origin {
        SettingOrigin::Option(name) => format!("옵션 {name}"),
        SettingOrigin::Environment(name) | SettingOrigin::Common(name) => {
            format!("환경 변수 {name}")
        }
        SettingOrigin::File => "설정 파일".to_owned(),
        SettingOrigin::Locale(name) => format!("로캘 {name}"),
        SettingOrigin::Default => "기본".to_owned(),
    }
}

pub(in crate::cli) fn config_file(path: &str, is_there: bool) -> String {
    if is_there {
        format!("설정 파일: {path}")
    } else {
        format!("설정 파일: {path} (아직 없어요. `dokbak config 설정 값`으로 적으면 생겨요)")
    }
}
