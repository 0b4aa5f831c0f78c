//! Words about settings.

use crate::cli::settings::{SettingKey, SettingOrigin, WrongVariable};

/// Says that there is no such setting, and which may be meant.
pub(in crate::cli) fn unknown_setting(name: &str, nearest: Option<&str>) -> String {
    let what = format!("there is no setting {name}");
    if let Some(nearest) = nearest {
        return format!("{what}; did you mean {nearest}?");
    }
    let names: Vec<&str> = SettingKey::names().collect();
    format!("{what}; the settings are {}", names.join(", "))
}

/// Says that a setting does not accept a value.
pub(in crate::cli) fn bad_setting(key: SettingKey, value: &str) -> String {
    format!(
        "{} cannot be \"{value}\"; it takes {}",
        key.name(),
        taken_by(key)
    )
}

/// Says that an environment variable has a value that its setting does not accept.
pub(super) fn wrong_variable(wrong: &WrongVariable) -> String {
    let WrongVariable { name, key, value } = wrong;
    format!("{name} cannot be \"{value}\"; it takes {}", taken_by(*key))
}

/// Returns the values that a key accepts.
pub(in crate::cli) const fn taken_by(key: SettingKey) -> &'static str {
    match key {
        SettingKey::Lang => "en, ko or ja",
        SettingKey::Rules => "the name of a shipped ruleset or the path of a ruleset file",
        SettingKey::Ledger => "the path of a file",
        SettingKey::Color => "auto, always or never",
        SettingKey::Pager => "a command such as less -R; cat means none",
        SettingKey::Plain => "yes or no",
    }
}

/// Says what applies if a setting has no value.
pub(in crate::cli) const fn setting_without_value(key: SettingKey) -> &'static str {
    match key {
        SettingKey::Rules => "(those of the last evening)",
        SettingKey::Lang
        | SettingKey::Ledger
        | SettingKey::Color
        | SettingKey::Pager
        | SettingKey::Plain => "-",
    }
}

/// Says where a value comes from.
pub(in crate::cli) fn setting_origin(origin: SettingOrigin) -> String {
    match origin {
        SettingOrigin::Option(name) => format!("option {name}"),
        SettingOrigin::Environment(name) | SettingOrigin::Common(name) => {
            format!("environment, {name}")
        }
        SettingOrigin::File => "config file".to_owned(),
        SettingOrigin::Locale(name) => format!("locale, {name}"),
        SettingOrigin::Default => "default".to_owned(),
    }
}

/// Says where the config file is, or that there is none yet.
pub(in crate::cli) fn config_file(path: &str, is_there: bool) -> String {
    if is_there {
        format!("Config file: {path}")
    } else {
        format!("Config file: {path} (not there yet; `dokbak config KEY VALUE` writes it)")
    }
}
