//! Recovers what somebody meant to type on a Latin keyboard that was set to Korean.

use unicode_normalization::UnicodeNormalization as _;

/// The Latin keys of the Hangul letters, in the order of the conjoining jamo.
const FIRST: [&str; 19] = [
    "r", "r", "s", "e", "e", "f", "a", "q", "q", "t", "t", "d", "w", "w", "c", "z", "x", "v", "g",
];
const VOWELS: [&str; 21] = [
    "k", "o", "i", "o", "j", "p", "u", "p", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b",
    "m", "ml", "l",
];
const LAST: [&str; 27] = [
    "r", "r", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q",
    "qt", "t", "t", "d", "w", "c", "z", "x", "v", "g",
];

/// Returns the Latin keys that type a folded word, in lower case: `둥` is `end`, `8ㅎ` is `8g`.
/// `None` unless some of the word is Hangul and the rest is plain letters and digits.
pub(crate) fn on_latin_keys(folded: &str) -> Option<String> {
    let mut typed = String::new();
    let mut hangul = false;
    for letter in folded.nfkd() {
        if letter.is_ascii_alphanumeric() {
            typed.push(letter);
        } else {
            hangul = true;
            typed.push_str(keys(letter)?);
        }
    }
    hangul.then_some(typed)
}

fn keys(letter: char) -> Option<&'static str> {
    let at = |first: char| usize::try_from(u32::from(letter).checked_sub(u32::from(first))?).ok();
    let (keys, first): (&[&str], char) = match letter {
        '\u{1100}'..='\u{1112}' => (&FIRST, '\u{1100}'),
        '\u{1161}'..='\u{1175}' => (&VOWELS, '\u{1161}'),
        '\u{11a8}'..='\u{11c2}' => (&LAST, '\u{11a8}'),
        _ => return None,
    };
    keys.get(at(first)?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hangul_is_read_by_its_keys() {
        for (word, typed) in [
            ("둥", Some("end")),
            ("ㅡ", Some("m")),
            ("ㅊ", Some("c")),
            ("노ㅐㅈ", Some("show")),
            ("ㅗ디ㅔ", Some("help")),
            ("ㅡ두ㅕ", Some("menu")),
            ("ㅕㅜ애", Some("undo")),
            ("ㄷ얏", Some("edit")),
            ("벼ㅑㅅ", Some("quit")),
            ("8ㅎ", Some("8g")),
            ("1세", Some("1tp")),
            ("값", Some("rkqt")),
            ("왜", Some("dho")),
            ("end", None),
            ("8g", None),
            ("", None),
            ("花", None),
            ("둥!", None),
        ] {
            assert_eq!(on_latin_keys(word).as_deref(), typed, "{word}");
        }
    }
}
