//! The language of the system's locale.

use super::world::{LOCALE, World};
use crate::words::Lang;

/// Returns the language of the locale, and the variable that names it; `None` if no variable does.
/// Languages that the program does not speak become English.
pub(super) fn of_locale(world: &World) -> Option<(Lang, &'static str)> {
    let named = |name| Some((world.variable(name)?, name));
    let (locale, name) = LOCALE.into_iter().find_map(named)?;
    Some((lang_of(&locale.to_string_lossy()), name))
}

/// Returns the language of a locale such as `ko_KR.UTF-8`.
fn lang_of(locale: &str) -> Lang {
    let language = locale.split(['_', '-', '.', '@']).next();
    match language.unwrap_or_default().to_lowercase().as_str() {
        "ko" | "kor" | "korean" => Lang::Korean,
        "ja" | "jpn" | "japanese" => Lang::Japanese,
        _ => Lang::English,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_beginning_of_a_locale() {
        for (locale, lang) in [
            ("ko_KR.UTF-8", Lang::Korean),
            ("ko_KR.eucKR", Lang::Korean),
            ("ko", Lang::Korean),
            ("ko-KR", Lang::Korean),
            ("Korean_Korea.949", Lang::Korean),
            ("ko_KP.UTF-8@none", Lang::Korean),
            ("ja_JP.eucJP", Lang::Japanese),
            ("ja_JP.UTF-8", Lang::Japanese),
            ("japanese", Lang::Japanese),
            ("en_GB.UTF-8", Lang::English),
            ("de_DE.UTF-8", Lang::English),
            ("kok_IN", Lang::English),
            ("jam_JM", Lang::English),
            ("C", Lang::English),
            ("C.UTF-8", Lang::English),
            ("POSIX", Lang::English),
            ("_", Lang::English),
        ] {
            assert_eq!(lang_of(locale), lang, "{locale}");
        }
    }

    #[test]
    fn the_strongest_variable_that_is_set_names_the_locale() {
        let of = |variables: &[(&'static str, &str)]| of_locale(&World::with_variables(variables));
        let (ko, ja) = ("ko_KR.UTF-8", "ja_JP.UTF-8");
        let all = [("LANG", ko), ("LC_MESSAGES", ja), ("LC_ALL", "C")];
        assert_eq!(of(&all), Some((Lang::English, "LC_ALL")));
        assert_eq!(of(&all[..2]), Some((Lang::Japanese, "LC_MESSAGES")));
        assert_eq!(of(&all[..1]), Some((Lang::Korean, "LANG")));
        let empty = [("LANG", ko), ("LC_ALL", "")];
        assert_eq!(of(&empty), Some((Lang::Korean, "LANG")));
        assert_eq!(of(&[]), None);
    }
}
