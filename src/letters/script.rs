//! The scripts that names are written in.

#[cfg(feature = "serve")]
use crate::vocabulary::Lang;

/// A script that shows which language the people who write it use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Writing {
    /// Hangul.
    Hangul,
    /// Hiragana or katakana, together with Han characters.
    Kana,
}

impl Writing {
    /// Returns the script from which a language can be told, if it has one.
    #[cfg(feature = "serve")]
    pub(crate) const fn spoken_in(lang: Lang) -> Option<Self> {
        match lang {
            Lang::Korean => Some(Self::Hangul),
            Lang::Japanese => Some(Self::Kana),
            _ => None,
        }
    }
}

/// Returns the script of most of the names, if it shows their language. Han characters alone do not
/// show it.
pub(crate) fn writing_of<S: AsRef<str>>(names: &[S]) -> Option<Writing> {
    let with = |is: fn(char) -> bool| {
        let has = |name: &&S| name.as_ref().chars().any(is);
        names.iter().filter(has).count()
    };
    let most = |count: usize| count * 2 > names.len();
    if most(with(is_hangul)) {
        Some(Writing::Hangul)
    } else {
        let japanese = |letter| is_kana(letter) || is_han(letter);
        (with(is_kana) > 0 && most(with(japanese))).then_some(Writing::Kana)
    }
}

const fn is_hangul(letter: char) -> bool {
    matches!(letter, '가'..='힣' | '\u{1100}'..='\u{11ff}' | '\u{3131}'..='\u{318e}')
}

const fn is_kana(letter: char) -> bool {
    matches!(letter, '\u{3041}'..='\u{309f}' | '\u{30a1}'..='\u{30fa}' | '\u{ff66}'..='\u{ff9d}')
}

const fn is_han(letter: char) -> bool {
    matches!(letter, '\u{3005}' | '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_a_language_by_the_writing_of_most() {
        for (names, writing) in [
            ("철수 영희 민수", Some(Writing::Hangul)),
            ("철수 영희 Ann", Some(Writing::Hangul)),
            ("철수 Ann", None),
            ("Ann Bo", None),
            ("花子 たろう", Some(Writing::Kana)),
            ("ハナコ ﾀﾛｳ", Some(Writing::Kana)),
            ("花子 太郎", None),
            ("ハナコ Ann Bo", None),
            ("ー ・", None),
        ] {
            let names: Vec<&str> = names.split(' ').collect();
            assert_eq!(writing_of(&names), writing, "{names:?}");
        }
    }
}
