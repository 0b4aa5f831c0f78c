//! People's names: when two names mean one person, and when two look too much alike.

use super::{is_seen, width};
use smol_str::{SmolStr, StrExt as _};
use std::sync::LazyLock;
use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton;
use unicode_security::mixed_script::AugmentedScriptSet;

/// The name of a person, as written. Any text can become a [`Name`].
///
/// Most names are short enough to need no allocation, and clones of a longer name share its
/// allocation. A new name should pass [`check_name`], whose [`NameFault`] says what is wrong. To
/// find out if two names mean one person, use [`same_name`] or [`key`] instead of `==`; case, width and Unicode
/// composition make no difference there. [`alike`] finds names of different people that are easily
/// confused.
///
/// ```
/// use dokbak::letters::{Name, NameFault, check_name, same_name};
///
/// let name = Name::from("Ann");
/// assert!(same_name(&name, "ＡＮＮ"));
/// assert_eq!(check_name("철수"), Ok(()));
/// assert_eq!(check_name("Ann\u{200b}"), Err(NameFault::Unseen('\u{200b}')));
/// ```
pub type Name = SmolStr;

/// The most displayed letters that a name can have.
pub const LONGEST_NAME: u32 = 32;

/// The most characters that a name can have; some displayed letters take several.
const MOST_CHARACTERS: usize = 64;

/// The most combining marks that one letter can have.
const MOST_MARKS: usize = 4;

/// Why a name is rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// The name is empty, has quotation marks or control characters, or is the word for the pot.
    NoName,
    /// The name contains this invisible character.
    Unseen(char),
    /// The name starts or ends with a space, or has two spaces in a row.
    Spaces,
    /// The name has more letters than [`LONGEST_NAME`], or too many characters.
    TooLong,
    /// The name starts with a combining mark, or has too many marks on one letter.
    Marks,
    /// The name mixes alphabets in which different letters look alike.
    Mixed,
    /// The name is a word that begins lines of the record language.
    BeginsLines,
    /// The name looks like this other name, which is in use.
    LooksLike(String),
}

/// Returns the form in which names are compared: names with the same key mean one person. Case,
/// width and Unicode composition make no difference.
pub fn key(name: &str) -> String {
    compared(name).into()
}

/// Returns the key of a name, as [`key`] does, without an allocation if the name is short.
pub(crate) fn compared(name: &str) -> Name {
    if name.is_ascii() {
        return name.to_ascii_lowercase_smolstr();
    }
    let lower = name.nfkc().flat_map(char::to_lowercase).nfkc();
    // Sigma, the only letter with two lower-case forms, gets one of them.
    lower
        .map(|letter| if letter == 'ς' { 'σ' } else { letter })
        .collect()
}

/// Returns whether two names mean one person.
pub fn same_name(one: &str, other: &str) -> bool {
    if one.is_ascii() && other.is_ascii() {
        return one.eq_ignore_ascii_case(other);
    }
    one == other || compared(one) == compared(other)
}

/// Checks a new name on its own, without comparing it with others.
pub fn check_name(name: &str) -> Result<(), NameFault> {
    let is_plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if is_plain && (1..=LONGEST_NAME).contains(&width(name)) {
        return Ok(());
    }
    if let Some(letter) = name.chars().find(|letter| !is_seen(*letter)) {
        return Err(NameFault::Unseen(letter));
    }
    let plain = compared(name);
    if plain.split(char::is_whitespace).any(str::is_empty) {
        return Err(NameFault::Spaces);
    }
    if let Some(odd) = plain.chars().find(|c| c.is_whitespace() && *c != ' ') {
        return Err(NameFault::Unseen(odd));
    }
    let characters = if name.is_ascii() {
        name.len()
    } else {
        name.nfc().count()
    };
    if width(name) > LONGEST_NAME || characters > MOST_CHARACTERS {
        return Err(NameFault::TooLong);
    }
    if has_too_many_marks(name) {
        return Err(NameFault::Marks);
    }
    if is_mixed(&plain) {
        return Err(NameFault::Mixed);
    }
    Ok(())
}

/// Returns whether two names that mean different people look alike.
pub fn alike(one: &str, other: &str) -> bool {
    if one.is_ascii() && other.is_ascii() {
        let lower = |letter: char| letter.to_ascii_lowercase();
        return looks(one.chars()).eq(looks(other.chars()))
            || looks(one.chars().map(lower)).eq(looks(other.chars().map(lower)));
    }
    let look = |name: &str| skeleton(name).collect::<String>();
    let plain = |name: &str| name.nfkc().collect::<String>();
    let capitals = |name: &str| key(name).to_uppercase();
    look(&plain(one)) == look(&plain(other))
        || look(&compared(one)) == look(&compared(other))
        // In capitals, letters of two alphabets may look alike although their small letters do not.
        || (!share_script(one, other) && look(&capitals(one)) == look(&capitals(other)))
}

/// Replaces each ASCII character by its skeleton, which does not depend on the characters around
/// it.
fn looks(letters: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    static EACH: LazyLock<Vec<String>> = LazyLock::new(|| {
        let plain = (0..128_u8).map(char::from);
        plain
            .map(|letter| skeleton(letter.encode_utf8(&mut [0; 4])).collect())
            .collect()
    });
    letters.flat_map(|letter| {
        let look = EACH.get(letter as usize).map_or("", String::as_str);
        look.chars()
    })
}

fn has_too_many_marks(name: &str) -> bool {
    if name.is_ascii() {
        return false;
    }
    let mut marks = MOST_MARKS;
    name.nfc().any(|letter| {
        let is_mark = matches!(
            get_general_category(letter),
            GeneralCategory::NonspacingMark
                | GeneralCategory::EnclosingMark
                | GeneralCategory::SpacingMark
        );
        marks = if is_mark { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

fn share_script(one: &str, other: &str) -> bool {
    let mut scripts = AugmentedScriptSet::for_str(one);
    scripts.intersect_with(AugmentedScriptSet::for_str(other));
    !scripts.is_empty()
}

/// Returns whether a name mixes alphabets. Hangul, Chinese characters, kana and Latin letters may
/// be mixed with each other, as is usual in East Asia.
fn is_mixed(name: &str) -> bool {
    if name.is_ascii() {
        return false;
    }
    let is_usual = |letter: char| {
        let scripts = AugmentedScriptSet::for_char(letter);
        let latin = scripts.base.iter().any(|it| it.short_name() == "Latn");
        scripts.kore || scripts.jpan || scripts.hanb || latin
    };
    !name.chars().all(is_usual) && AugmentedScriptSet::for_str(name).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_width_and_composition_make_no_other_person() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", "ＡＮＮ"),
            (
                "김철수",
                "\u{1100}\u{1175}\u{11b7}\u{110e}\u{1165}\u{11af}\u{1109}\u{116e}",
            ),
            ("José", "Jose\u{301}"),
            ("Kim Ann", "kim\u{3000}ann"),
            ("ΝΙΚΟΣ", "Νίκος".replace('ί', "ι").as_str()),
        ] {
            assert!(same_name(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anne"), ("Ann", "An n"), ("Jose", "José")] {
            assert!(!same_name(one, other), "{one} {other}");
        }
    }

    /// For ASCII names, the shortcut must give the same answer as the full comparison.
    #[test]
    fn plain_letters_look_like_what_their_skeletons_are() {
        let plain: Vec<String> = (0..128_u8)
            .map(|byte| char::from(byte).to_string())
            .collect();
        for one in &plain {
            for other in &plain {
                let name = format!("{one}{other}");
                let skeleton: String = skeleton(&name).collect();
                assert_eq!(
                    looks(name.chars()).collect::<String>(),
                    skeleton,
                    "{name:?}"
                );
                assert!(share_script(one, other), "{name:?}");
            }
            let scripts = AugmentedScriptSet::for_str(one);
            assert!(!scripts.is_empty(), "{one:?}");
            let mark = get_general_category(one.chars().next().unwrap());
            assert_ne!(mark, GeneralCategory::NonspacingMark, "{one:?}");
        }
        assert!(alike("Ill", "I1l") && alike("Barn", "Bam") && !alike("Ann", "Bo"));
    }

    #[test]
    fn usual_names_are_taken() {
        for name in [
            "Ann",
            "Bo",
            "Kim Ann",
            "김영희",
            "철수2",
            "Ann김",
            "김ひろこ",
            "金タロウ",
            "A.J.",
            "O'Neil",
            "José",
            "Nguyễn",
            "Саша",
            "Νίκος",
            "ไพลิน",
            "שרה",
            "P1",
            "1st",
            "🌸",
            "곰🐻",
            "ㅇㅈ",
            "Ann·Bo",
            "ｈａｎ",
        ] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
        assert_eq!(check_name(&"가".repeat(32)), Ok(()));
    }

    #[test]
    fn names_that_deceive_are_not_taken() {
        for (name, why) in [
            ("Ann\u{200b}", NameFault::Unseen('\u{200b}')),
            ("\u{202e}nnA", NameFault::Unseen('\u{202e}')),
            ("\u{3164}", NameFault::Unseen('\u{3164}')),
            ("❤\u{fe0f}", NameFault::Unseen('\u{fe0f}')),
            (" Ann", NameFault::Spaces),
            ("Kim  Ann", NameFault::Spaces),
            ("Kim\u{a0} Ann", NameFault::Spaces),
            ("Kim\u{1680}Ann", NameFault::Unseen('\u{1680}')),
            ("\u{301}Ann", NameFault::Marks),
            ("Ann\u{317}\u{317}\u{317}\u{317}\u{317}", NameFault::Marks),
            ("Аnn", NameFault::Mixed),
            ("Ann\u{3b1}", NameFault::Mixed),
            ("김\u{430}", NameFault::Mixed),
        ] {
            assert_eq!(check_name(name), Err(why), "{name}");
        }
        assert_eq!(check_name(&"가".repeat(33)), Err(NameFault::TooLong));
        assert_eq!(check_name(&"a".repeat(32)), Ok(()));
        assert_eq!(check_name(&"a".repeat(33)), Err(NameFault::TooLong));
        assert_eq!(check_name(""), Err(NameFault::Spaces));
        assert_eq!(check_name(&"\u{1100}".repeat(65)), Err(NameFault::TooLong));
    }

    #[test]
    fn names_that_look_alike_are_known() {
        for (one, other) in [
            ("Al", "AI"),
            ("철수1", "철수l"),
            ("ΑΝΝ", "Ann"),
            ("Саса", "Caca"),
            ("Bob", "ВОВ"),
        ] {
            assert!(alike(one, other), "{one} {other}");
        }
        let names = [
            "Ann",
            "Anne",
            "Bo",
            "Bob",
            "Al",
            "Ali",
            "김철수",
            "김철순",
            "김영희",
            "김영회",
            "이",
            "ㅇ",
            "으이",
            "의",
            "P1",
            "P2",
            "Lee",
            "Саша",
            "Маша",
        ];
        for (at, one) in names.iter().enumerate() {
            for other in &names[..at] {
                assert!(!alike(one, other), "{one} {other}");
            }
        }
    }

    #[test]
    fn no_two_syllables_of_hangul_look_alike() {
        let looks: std::collections::BTreeSet<String> = ('가'..='힣')
            .map(|syllable| skeleton(&syllable.to_string()).collect())
            .collect();
        assert_eq!(looks.len(), 11172);
    }
}
