//! Guesses which known name somebody meant by a new name. The names in a group of players are short
//! and often differ in one letter only, so not every such difference is a slip.

use super::{key, on_latin_keys};
use unicode_normalization::UnicodeNormalization as _;

/// How close a new name is to a known one; closer values come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Near {
    /// The names are the same, apart from a form of address, the kind of kana, or the keyboard's
    /// language.
    Same,
    /// The names differ in one letter that was probably mistyped.
    Slip,
    /// One name is short for the other, which is this many letters longer.
    Short(usize),
}

/// Returns the known name that a new name probably stands for: the closest one, and the first of
/// equally close ones. `None` if no known name is close.
pub(crate) fn nearest_name<'k, S: AsRef<str> + ?Sized>(
    name: &str,
    known: impl IntoIterator<Item = &'k S>,
) -> Option<&'k S> {
    let typed = letters(name);
    let known = known.into_iter().filter_map(|other| {
        let near = near(&typed, &letters(other.as_ref()))?;
        Some((near, other))
    });
    known.min_by_key(|(near, _)| *near).map(|(_, other)| other)
}

/// Returns a name in the form compared here: its key, without spaces.
fn letters(name: &str) -> String {
    key(name).split_whitespace().collect()
}

fn near(typed: &str, known: &str) -> Option<Near> {
    if typed.chars().eq(known.chars()) || on_keys(typed) == on_keys(known) {
        return Some(Near::Same);
    }
    let same = |one: &str, other: &str| hiragana(one).eq(hiragana(other));
    if same(bare(typed), known) || same(typed, bare(known)) {
        return Some(Near::Same);
    }
    let all = |is: fn(char) -> bool| typed.chars().chain(known.chars()).all(is);
    let slip = if all(is_hangul) {
        is_slip_in_hangul(typed, known)
    } else {
        !all(is_east_asian) && is_slip(typed, known)
    };
    if slip {
        return Some(Near::Slip);
    }
    is_short(typed, known)
        .then(|| Near::Short(typed.chars().count().abs_diff(known.chars().count())))
}

/// Returns the Latin keys that type a name on a Latin or a Korean keyboard.
fn on_keys(name: &str) -> String {
    on_latin_keys(name).unwrap_or_else(|| name.to_owned())
}

/// Forms of address that are put after a name.
const ADDRESS: [&str; 12] = [
    "さん",
    "くん",
    "ちゃん",
    "さま",
    "君",
    "様",
    "이",
    "아",
    "야",
    "씨",
    "형",
    "님",
];

/// Removes a form of address from a name, unless fewer than two letters would be left.
fn bare(name: &str) -> &str {
    let bare = ADDRESS.iter().find_map(|word| name.strip_suffix(word));
    bare.filter(|bare| bare.chars().nth(1).is_some())
        .unwrap_or(name)
}

fn hiragana(name: &str) -> impl Iterator<Item = char> {
    name.chars().map(|letter| match letter {
        'ァ'..='ヶ' => char::from_u32(u32::from(letter) - 0x60).unwrap_or(letter),
        _ => letter,
    })
}

const fn is_hangul(letter: char) -> bool {
    is_syllable(letter) || is_stray(letter)
}

const fn is_syllable(letter: char) -> bool {
    matches!(letter, '가'..='힣')
}

/// Returns whether a letter is a jamo that stands alone.
const fn is_stray(letter: char) -> bool {
    matches!(letter, '\u{1100}'..='\u{11ff}' | 'ㄱ'..='ㅣ')
}

/// Returns whether a letter belongs to a script in which changing one letter usually makes another
/// real name.
const fn is_east_asian(letter: char) -> bool {
    is_hangul(letter) || matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '々')
}

/// Returns whether one jamo was mistyped. Most names that differ in one jamo are both real names
/// (민수 and 민주, 지연 and 지영). It is a slip only if no name contains what was typed: 스 in 철스, or a jamo
/// that stands alone.
fn is_slip_in_hangul(typed: &str, known: &str) -> bool {
    let jamo = |name: &str| name.nfkd().collect::<Vec<char>>();
    let (one, other) = (jamo(typed), jamo(known));
    if one.len().min(other.len()) < 4 || LetterEdit::between(&one, &other).is_none() {
        return false;
    }
    if typed.chars().any(is_stray) {
        return !known.chars().any(is_stray);
    }
    let mut changed = typed.chars().zip(known.chars());
    typed.chars().count() == known.chars().count()
        && changed.any(|(one, other)| one != other && !OF_NAMES.contains(one))
}

/// Syllables that occur in Korean names.
const OF_NAMES: &str = "가각간갑강개건걸검겸경계고곤공곽관광교구국군권궁규균극근금기길김나난남낭내노뇌누\
    다단달담당대덕도독돈동두둘득등라락란람랑래량려력련렬렴령례로록롱뢰료룡루류륜률륭름리린림립마막만말망\
    매맹면명모목묘무묵문미민밀바박반방배백범변별병보복본봄봉부북분비빈빛사산삼상새샘서석선설섭성세소솔솜송\
    쇠수숙순술슬습승시식신실심쌍아안암애양어억언엄업에여연열염엽영예오옥온올옹완왕외요용우욱운울웅원월위\
    유육윤율융은을음의이익인일임입자작잔잠장재전절점정제조종좌주준중즐증지직진집차찬창채척천철첨청초총최추\
    축춘출충치칠침탁탄태택토통특판팔평포표품풍필하학한함합항해행향허혁현형혜호홍화환활황회효후훈휘휴흔흠흥희";

/// Returns whether one letter was mistyped: replaced, left out, doubled, or swapped with its
/// neighbour. A letter added at the end is no slip, since people add letters to tell two players
/// apart.
fn is_slip(typed: &str, known: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (typed.chars().collect(), known.chars().collect());
    let longest = one.len().max(other.len());
    match LetterEdit::between(&one, &other) {
        Some(LetterEdit::Change(one, other) | LetterEdit::Swap(one, other)) => {
            longest > 2 && one.is_alphabetic() && other.is_alphabetic()
        }
        Some(LetterEdit::More(letter)) => {
            let is_longer = typed.starts_with(known) && !known.ends_with(letter);
            longest > 3 && letter.is_alphabetic() && !is_longer
        }
        Some(LetterEdit::Less(letter)) => longest > 3 && letter.is_alphabetic(),
        None => false,
    }
}

/// Returns whether one name is short for the other: the beginning of it, or in Korean the given
/// name without the family name.
fn is_short(typed: &str, known: &str) -> bool {
    let [one, other] = [typed, known].map(|name| name.chars().count());
    let is_full = |name: &str| name.chars().all(is_syllable);
    if is_full(typed) && is_full(known) {
        return (one, other) == (2, 3) && known.ends_with(typed)
            || (one, other) == (3, 2) && typed.ends_with(known);
    }
    let Some(rest) = known.strip_prefix(typed) else {
        return false;
    };
    let few = match one {
        0 | 1 => 0,
        2 if !typed.chars().all(is_east_asian) => 1,
        _ => usize::MAX,
    };
    other - one <= few && rest.chars().all(char::is_alphabetic)
}

/// How two names differ: in one letter, or in two neighbouring letters that are swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LetterEdit {
    Change(char, char),
    /// The first name has this letter in addition.
    More(char),
    /// The first name lacks this letter.
    Less(char),
    Swap(char, char),
}

impl LetterEdit {
    fn between(one: &[char], other: &[char]) -> Option<Self> {
        let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
        let (one, other) = (one.get(same..)?, other.get(same..)?);
        let ends = one.iter().rev().zip(other.iter().rev());
        let same = ends.take_while(|(a, b)| a == b).count();
        let rest = |letters: &[char]| -> Vec<char> {
            let count = letters.len().saturating_sub(same);
            letters.iter().take(count).copied().collect()
        };
        match (rest(one).as_slice(), rest(other).as_slice()) {
            ([one], [other]) => Some(Self::Change(*one, *other)),
            ([letter], []) => Some(Self::More(*letter)),
            ([], [letter]) => Some(Self::Less(*letter)),
            ([a, b], [c, d]) if a == d && b == c => Some(Self::Swap(*a, *b)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the known name that the guess takes `name` for.
    fn meant<'k>(name: &str, known: &[&'k str]) -> Option<&'k str> {
        nearest_name(name, known.iter().copied())
    }

    #[test]
    fn a_slip_is_near() {
        for (typed, known) in [
            // No name contains 스 or 히; ㅜ and ㅡ are easily confused, and so are ㅢ and ㅣ.
            ("철스", "철수"),
            ("영히", "영희"),
            ("지스", "지수"),
            ("처수", "철수"),
            ("철숭", "철수"),
            ("김철스", "김철수"),
            // An unfinished syllable, or a key pressed twice.
            ("철ㅅ", "철수"),
            ("철수ㅜ", "철수"),
            // The keyboard was set to another language, or Shift was held too long.
            ("cjftn", "철수"),
            ("무ㅜ", "Ann"),
            ("철쑤", "철수"),
            ("김 철수", "김철수"),
            // A letter replaced, left out, doubled or swapped.
            ("Anm", "Ann"),
            ("Nan", "Ann"),
            ("Dam", "Dan"),
            ("Chol", "Chul"),
            ("Marc", "Mary"),
            ("Chu", "Chul"),
            ("Chull", "Chul"),
            ("Cuhl", "Chul"),
            ("Chil", "Chul"),
            ("Robrt", "Robert"),
            ("たかし", "タカシ"),
        ] {
            assert_eq!(meant(typed, &["X", known]), Some(known), "{typed}");
        }
    }

    #[test]
    fn a_short_name_is_near_the_long_one() {
        for (typed, known) in [
            ("Rob", "Robert"),
            ("Chris", "Christine"),
            ("An", "Ann"),
            ("Bo", "Bob"),
            ("철수", "김철수"),
            ("김철수", "철수"),
            ("영숙이", "영숙"),
            ("철수", "철수형"),
            ("太郎さん", "太郎"),
            ("太郎", "太郎くん"),
            ("田中", "田中太郎"),
        ] {
            assert_eq!(meant(typed, &["X", known]), Some(known), "{typed}");
        }
    }

    #[test]
    fn two_people_are_not_near() {
        for (typed, known) in [
            ("Ann", "Bo"),
            ("Bo", "Ann"),
            ("Jo", "Bo"),
            ("Dan", "Ann"),
            ("Al", "Alice"),
            ("A", "Ann"),
            // A letter added at the end means somebody else.
            ("Anna", "Ann"),
            ("Carla", "Carl"),
            ("Ann 2", "Ann"),
            ("Guest 1", "Guest 2"),
            // Both names of each pair are real.
            ("영희", "영수"),
            ("민수", "민주"),
            ("민지", "민수"),
            ("지연", "지영"),
            ("영숙", "영순"),
            ("영순", "영수"),
            ("성민", "상민"),
            ("지우", "지유"),
            ("장할머니", "정할머니"),
            ("김철수", "이철수"),
            ("영희엄마", "영희"),
            ("보", "비"),
            ("たかひこ", "たかひろ"),
            ("まさみ", "まさこ"),
            ("二郎", "次郎"),
            ("花子", "和子"),
        ] {
            assert_eq!(meant(typed, &[known]), None, "{typed} {known}");
        }
    }

    #[test]
    fn the_nearest_is_meant_and_of_those_the_first() {
        assert_eq!(meant("Chu", &["Chuck Norris", "Chul"]), Some("Chul"));
        assert_eq!(meant("cjftn", &["철스", "철수"]), Some("철수"));
        assert_eq!(meant("철스", &["철수", "철소"]), Some("철수"));
        assert_eq!(meant("Rob", &["Roberta", "Robert"]), Some("Robert"));
    }
}
