//! The settings. This is the only place that chooses their values: from the command line, else the
//! environment, else the config file, else the locale or a default.

mod chosen;
mod color;
mod edit;
mod file;
mod key;
mod locale;
mod pager;
mod table;
mod taken;
mod value;
mod world;

pub(super) use chosen::{SettingChoice, SettingOrigin};
pub(super) use color::ColorChoice;
pub(super) use file::{ConfigFault, ConfigFile, ConfigProblem, NotSet};
pub(super) use key::SettingKey;
pub(super) use pager::Pager;
pub(super) use value::SettingValue;
pub(super) use world::World;

use crate::words::Lang;
use std::path::PathBuf;
use table::every_key;

/// An environment variable with a value that its key does not accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WrongVariable {
    pub(super) name: &'static str,
    pub(super) key: SettingKey,
    pub(super) value: String,
}

/// Generates settings and options from the table of keys.
macro_rules! settings {
    ($($(#[$doc:meta])* $key:ident $field:ident: $type:ty, $option:expr, $variable:expr;)+) => {
        /// What the command-line options set.
        #[derive(Debug, Default)]
        pub(super) struct Options {
            $(pub(super) $field: Option<$type>,)+
        }

        /// The value of every key.
        #[derive(Debug)]
        pub(super) struct Settings {
            $($(#[$doc])* pub(super) $field: SettingChoice<$type>,)+
        }

        impl Settings {
            /// Chooses the values, and returns the environment variables whose values are not
            /// accepted.
            pub(super) fn choose(
                options: Options,
                world: &World,
                file: &ConfigFile,
            ) -> (Self, Vec<WrongVariable>) {
                let mut wrong = Vec::new();
                let settings = Self {
                    $($field: chosen(SettingKey::$key, options.$field, world, file, &mut wrong),)+
                };
                (settings, wrong)
            }

            /// Returns every key, its value as text (if there is one), and the value's origin.
            pub(super) fn rows(&self) -> Vec<(SettingKey, Option<String>, SettingOrigin)> {
                vec![$((SettingKey::$key, self.$field.value.text(), self.$field.origin),)+]
            }
        }
    };
}

every_key!(settings);

/// What applies to the whole run: the settings, and the file that they may come from.
#[derive(Clone, Copy)]
pub(super) struct InUse<'a> {
    pub(super) file: &'a ConfigFile,
    pub(super) settings: &'a Settings,
}

impl Settings {
    /// Adapts the settings for listeners: no colour, and a pager only if somebody chose one for
    /// this program.
    pub(super) fn for_the_ear(mut self) -> Self {
        let origin = self.plain.origin;
        if self.plain.value {
            let value = ColorChoice::Never;
            self.color = SettingChoice { value, origin };
        }
        if self.plain.value && !self.pager.origin.is_chosen() {
            let value = Pager::NONE;
            self.pager = SettingChoice { value, origin };
        }
        self
    }
}

fn chosen<T: SettingValue>(
    key: SettingKey,
    option: Option<T>,
    world: &World,
    file: &ConfigFile,
    wrong: &mut Vec<WrongVariable>,
) -> SettingChoice<T> {
    if let (Some(value), Some(option)) = (option, key.option()) {
        let origin = SettingOrigin::Option(option);
        return SettingChoice { value, origin };
    }
    if let Some(name) = key.variable()
        && let Some(text) = world.given(name)
        && (T::EMPTY_SAYS || !text.is_empty())
    {
        if let Some(value) = T::of_variable(text) {
            let origin = SettingOrigin::Environment(name);
            return SettingChoice { value, origin };
        }
        wrong.push(WrongVariable {
            name,
            key,
            value: text.to_string_lossy().into_owned(),
        });
    }
    if let Some(value) = file
        .value(key)
        .and_then(|text| T::read(text, file.folder()))
    {
        let origin = SettingOrigin::File;
        return SettingChoice { value, origin };
    }
    T::default(world)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lang(
        options: Options,
        variables: &[(&'static str, &str)],
        file: &str,
    ) -> SettingChoice<Lang> {
        let world = World::with_variables(variables);
        let file = ConfigFile::of_text(file);
        Settings::choose(options, &world, &file).0.lang
    }

    #[test]
    fn the_language_is_chosen_by_the_first_that_says_one() {
        let none = Options::default;
        let all = [("LC_ALL", "ja_JP.UTF-8"), ("DOKBAK_LANG", "ko")];
        let option = Options {
            lang: Some(Lang::English),
            ..none()
        };
        let is = |chosen: SettingChoice<Lang>, value, origin| {
            assert_eq!(chosen, SettingChoice { value, origin });
        };
        is(
            lang(option, &all, "lang: ja\n"),
            Lang::English,
            SettingOrigin::Option("--lang"),
        );
        is(
            lang(none(), &all, "lang: ja\n"),
            Lang::Korean,
            SettingOrigin::Environment("DOKBAK_LANG"),
        );
        is(
            lang(none(), &all[..1], "lang: ko\n"),
            Lang::Korean,
            SettingOrigin::File,
        );
        is(
            lang(none(), &all[..1], "# lang: ko\n"),
            Lang::Japanese,
            SettingOrigin::Locale("LC_ALL"),
        );
        is(lang(none(), &[], ""), Lang::English, SettingOrigin::Default);
    }

    #[test]
    fn a_wrong_variable_is_reported_and_the_next_place_decides() {
        let world = World::with_variables(&[("DOKBAK_LANG", "kr"), ("LANG", "ko_KR.UTF-8")]);
        let file = ConfigFile::of_text("");
        let (settings, wrong) = Settings::choose(Options::default(), &world, &file);
        assert_eq!(settings.lang.value, Lang::Korean);
        let expected = WrongVariable {
            name: "DOKBAK_LANG",
            key: SettingKey::Lang,
            value: "kr".to_owned(),
        };
        assert_eq!(wrong, [expected]);
    }

    #[test]
    fn an_empty_variable_says_nothing() {
        let world =
            World::with_variables(&[("DOKBAK_LANG", ""), ("NO_COLOR", ""), ("DOKBAK_LEDGER", "")]);
        let file = ConfigFile::of_text("color: always\nledger: games.db\n");
        let (settings, wrong) = Settings::choose(Options::default(), &world, &file);
        assert!(wrong.is_empty());
        assert_eq!(settings.color.value, ColorChoice::Always);
        assert_eq!(settings.color.origin, SettingOrigin::File);
        assert_eq!(settings.lang.origin, SettingOrigin::Default);
        // A relative path in the file starts at the file.
        let ledger = PathBuf::from("/config/dokbak/games.db");
        assert_eq!(settings.ledger.value, Some(ledger));
    }

    #[test]
    fn what_is_said_for_the_ear_has_no_colour_and_only_a_pager_that_was_asked_for() {
        let chosen = |variables: &[(&'static str, &str)], file: &str| {
            let (world, file) = (World::with_variables(variables), ConfigFile::of_text(file));
            let (settings, wrong) = Settings::choose(Options::default(), &world, &file);
            assert!(wrong.is_empty());
            let settings = settings.for_the_ear();
            let pager = settings.pager.value.text().unwrap();
            (settings.plain.value, settings.color.value, pager)
        };
        let of = |plain, color, pager: &str| (plain, color, pager.to_owned());
        let common = ("PAGER", "more");
        let (auto, never) = (ColorChoice::Auto, ColorChoice::Never);
        assert_eq!(chosen(&[common], ""), of(false, auto, "more"));
        assert_eq!(chosen(&[common], "plain: yes\n"), of(true, never, "cat"));
        let file = "plain: yes\ncolor: always\npager: less -R\n";
        assert_eq!(chosen(&[common], file), of(true, never, "less -R"));
        for (text, plain) in [("1", true), ("no", false), ("", false)] {
            assert_eq!(chosen(&[("DOKBAK_PLAIN", text)], "").0, plain, "{text}");
        }
        assert!(!chosen(&[("DOKBAK_PLAIN", "0")], "plain: yes\n").0);
    }

    #[test]
    fn no_color_is_never() {
        let world = World::with_variables(&[("NO_COLOR", "1")]);
        let file = ConfigFile::of_text("color: always\n");
        let (settings, _) = Settings::choose(Options::default(), &world, &file);
        assert_eq!(settings.color.value, ColorChoice::Never);
        assert_eq!(
            settings.color.origin,
            SettingOrigin::Environment("NO_COLOR")
        );
    }
}
