//! Korean particles, whose form depends on the last sound of the word before them.

use unicode_normalization::UnicodeNormalization as _;

/// The forms of a particle. Which one is right depends on the sound before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Particle {
    /// The form after a final consonant.
    closed: &'static str,
    /// The form after a vowel.
    open: &'static str,
    /// The form after a sound that is not known.
    either: &'static str,
    /// Whether the form after a vowel is also used after ㄹ.
    liquid_is_open: bool,
}

impl Particle {
    const fn new(closed: &'static str, open: &'static str, either: &'static str) -> Self {
        Self {
            closed,
            open,
            either,
            liquid_is_open: false,
        }
    }
}

/// Marks the topic.
pub(crate) const EUN: Particle = Particle::new("은", "는", "은(는)");
/// Marks the subject.
pub(crate) const GA: Particle = Particle::new("이", "가", "이(가)");
/// Marks the object.
pub(crate) const EUL: Particle = Particle::new("을", "를", "을(를)");
/// "And", "with".
pub(crate) const WA: Particle = Particle::new("과", "와", "과(와)");
/// "And", in spoken style.
#[cfg(feature = "ledger")]
pub(crate) const RANG: Particle = Particle::new("이랑", "랑", "(이)랑");
/// "And", with the same form after any sound.
#[cfg(feature = "ledger")]
pub(crate) const HAGO: Particle = Particle::new("하고", "하고", "하고");
/// "By", "as", "to".
pub(crate) const RO: Particle = Particle {
    liquid_is_open: true,
    ..Particle::new("으로", "로", "(으)로")
};
/// "It is".
pub(crate) const YEYO: Particle = Particle::new("이에요", "예요", "이에요(예요)");
/// "Which is called".
pub(crate) const RANEUN: Particle = Particle::new("이라는", "라는", "(이)라는");
/// "Or".
pub(crate) const NA: Particle = Particle::new("이나", "나", "(이)나");

/// The last sound of a word, as far as the form of particles depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sound {
    Open,
    Liquid,
    Closed,
    Unknown,
}

/// Appends a particle to a word, in the form that the word's last sound requires.
pub(crate) fn with(word: &str, particle: Particle) -> String {
    let form = match last_sound(word) {
        Sound::Open => particle.open,
        Sound::Liquid if particle.liquid_is_open => particle.open,
        Sound::Liquid | Sound::Closed => particle.closed,
        Sound::Unknown => particle.either,
    };
    format!("{word}{form}")
}

/// Returns the words to which this particle may have been appended to make the text: `영이랑` may come
/// from 영 or 영이.
#[cfg(feature = "ledger")]
pub(crate) fn without(text: &str, particle: Particle) -> impl Iterator<Item = &str> {
    let forms = [particle.closed, particle.open].into_iter();
    let words = forms.filter_map(|form| text.strip_suffix(form));
    words.filter(move |word| with(word, particle) == text)
}

/// Returns the last sound of a word that is read aloud. Brackets, quotation marks and the like are
/// silent.
fn last_sound(word: &str) -> Sound {
    // Some keyboards send the jamo of a syllable one by one.
    let composed: String = word.nfc().collect();
    let letters: Vec<char> = read(&composed);
    match letters[..] {
        [.., '%'] => Sound::Open,
        [.., last] if last.is_ascii_digit() => number(&letters),
        [.., last] if last.is_ascii_alphabetic() => latin(&letters),
        [.., last] if is_japanese(last) => japanese(last),
        [.., last] => hangul(last),
        [] => Sound::Unknown,
    }
}

/// Returns the letters of a word that are read aloud. Text in brackets at the end is skipped,
/// unless there is nothing else.
fn read(word: &str) -> Vec<char> {
    let is_read = |letter: char| letter.is_alphanumeric() || letter == '%';
    let mut rest = word.trim_end_matches(|letter| !is_read(letter) && letter != ')');
    while let Some(inside) = rest.strip_suffix(')') {
        let Some(before) = opening(inside).filter(|before| before.contains(is_read)) else {
            rest = inside.trim_end_matches(|letter| !is_read(letter));
            break;
        };
        rest = before.trim_end_matches(|letter| !is_read(letter) && letter != ')');
    }
    rest.chars().collect()
}

/// Returns the text before the bracket that opens the group at the end; `inside` lacks the bracket
/// that closes it.
fn opening(inside: &str) -> Option<&str> {
    let mut depth = 1;
    for (at, letter) in inside.char_indices().rev() {
        match letter {
            ')' => depth += 1,
            '(' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return inside.get(..at);
        }
    }
    None
}

/// Returns the last sound of a number that is read aloud: of its last digit, or of the unit that
/// its last zeros stand for.
fn number(letters: &[char]) -> Sound {
    let mut digits = letters.iter().rev().filter(|letter| **letter != ',');
    let last = digits.clone().next().copied().unwrap_or('0');
    match last {
        '1' | '7' | '8' => Sound::Liquid,
        '3' | '6' => Sound::Closed,
        '2' | '4' | '5' | '9' => Sound::Open,
        _ => {
            let zeros = digits.by_ref().take_while(|digit| **digit == '0').count();
            // Only 조 ends in a vowel; 영, 십, 백, 천, 만 and 억 end in a consonant.
            if (12..16).contains(&zeros) {
                Sound::Open
            } else {
                Sound::Closed
            }
        }
    }
}

/// True for kana, the mark of a long vowel, and Han.
const fn is_japanese(letter: char) -> bool {
    matches!(letter, 'ぁ'..='ヿ' | '々' | '一'..='鿿')
}

/// Returns the last sound of a Japanese name. Kana say it; names in Han end in a vowel, but for
/// those that mostly end in ん.
const fn japanese(letter: char) -> Sound {
    match letter {
        'ん' | 'ン' | 'っ' | 'ッ' | '健' | '賢' | '謙' | '憲' | '研' | '剣' | '純' | '淳'
        | '潤' | '準' | '俊' | '隼' | '駿' | '旬' | '仁' | '蓮' | '廉' | '蘭' | '凛' | '凜'
        | '鈴' | '慎' | '晋' | '欣' => Sound::Closed,
        _ => Sound::Open,
    }
}

/// Returns the last sound of a word in Latin letters. A code is spelled out; a name is taken to
/// sound like most names with the same ending, as Korean writes them.
fn latin(letters: &[char]) -> Sound {
    let letters: Vec<char> = letters.iter().map(char::to_ascii_lowercase).collect();
    let from = letters
        .iter()
        .rposition(|letter| !letter.is_ascii_alphabetic());
    let run = letters.get(from.map_or(0, |at| at + 1)..).unwrap_or(&[]);
    let behind_digit = from.is_some_and(|at| letters.get(at).is_some_and(char::is_ascii_digit));
    let is_code = behind_digit || run.len() == 1 || matches!(run, ['j', 'b' | 'x' | 'g']);
    match run {
        [.., 'l'] => Sound::Liquid,
        [.., 'm' | 'n'] => Sound::Closed,
        _ if is_code => Sound::Open,
        // Nicole: the e is silent, as that of Jane and Jerome.
        [.., 'l', 'e'] => Sound::Liquid,
        // Young; Jane; Jack, and Scott.
        [.., 'n', 'g']
        | [.., 'n' | 'm', 'e']
        | [.., 'c', 'k']
        | [.., 't', 't']
        | [.., 'p', 'p']
        | [.., 'b', 'b'] => Sound::Closed,
        // Bob, Eric, Philip and Janet, but Mark and Robert.
        [.., before, 'b' | 'c' | 'k' | 'p' | 'q' | 't'] if is_vowel(*before) => Sound::Closed,
        _ => Sound::Open,
    }
}

const fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u' | 'y')
}

/// Returns the last sound of a Korean letter: of a syllable by its final consonant, of a lone
/// consonant by its name.
fn hangul(letter: char) -> Sound {
    let code = u32::from(letter);
    match letter {
        'ㄹ' => Sound::Liquid,
        'ㄱ'..='ㅎ' => Sound::Closed,
        'ㅏ'..='ㅣ' => Sound::Open,
        '가'..='힣' => match (code - u32::from('가')) % 28 {
            0 => Sound::Open,
            8 => Sound::Liquid,
            _ => Sound::Closed,
        },
        _ => Sound::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn particles_follow_the_last_sound() {
        let table = [
            ("영희", "는 가 를 와 로 예요"),
            ("민준", "은 이 을 과 으로 이에요"),
            ("철", "은 이 을 과 로 이에요"),
            // Names in Latin letters.
            ("Bo", "는 가 를 와 로 예요"),
            ("Ann", "은 이 을 과 으로 이에요"),
            ("Chul", "은 이 을 과 로 이에요"),
            ("Kim", "은 이 을 과 으로 이에요"),
            ("Young", "은 이 을 과 으로 이에요"),
            ("Alex", "는 가 를 와 로 예요"),
            ("ANNA", "는 가 를 와 로 예요"),
            ("Jack", "은 이 을 과 으로 이에요"),
            ("Mark", "는 가 를 와 로 예요"),
            ("Scott", "은 이 을 과 으로 이에요"),
            ("Robert", "는 가 를 와 로 예요"),
            ("David", "는 가 를 와 로 예요"),
            ("Kate", "는 가 를 와 로 예요"),
            ("Jane", "은 이 을 과 으로 이에요"),
            ("Nicole", "은 이 을 과 로 이에요"),
            ("Hae", "는 가 를 와 로 예요"),
            ("Min-hyuk", "은 이 을 과 으로 이에요"),
            // Japanese ones: Tarō, Hanako, Ken, Yumi, Jun.
            ("太郎", "는 가 를 와 로 예요"),
            ("花子", "는 가 를 와 로 예요"),
            ("健", "은 이 을 과 으로 이에요"),
            ("ゆみ", "는 가 를 와 로 예요"),
            ("ジュン", "은 이 을 과 으로 이에요"),
            ("タロー", "는 가 를 와 로 예요"),
            // Other scripts, and words with nothing to read.
            ("Zoé", "은(는) 이(가) 을(를) 과(와) (으)로 이에요(예요)"),
            ("", "은(는) 이(가) 을(를) 과(와) (으)로 이에요(예요)"),
            // Numbers as they are read aloud.
            ("0", "은 이 을 과 으로 이에요"),
            ("1", "은 이 을 과 로 이에요"),
            ("2", "는 가 를 와 로 예요"),
            ("3", "은 이 을 과 으로 이에요"),
            ("4", "는 가 를 와 로 예요"),
            ("5", "는 가 를 와 로 예요"),
            ("6", "은 이 을 과 으로 이에요"),
            ("7", "은 이 을 과 로 이에요"),
            ("8", "은 이 을 과 로 이에요"),
            ("9", "는 가 를 와 로 예요"),
            ("10", "은 이 을 과 으로 이에요"),
            ("-20", "은 이 을 과 으로 이에요"),
            ("100", "은 이 을 과 으로 이에요"),
            ("1,000", "은 이 을 과 으로 이에요"),
            ("10,000", "은 이 을 과 으로 이에요"),
            ("1,000,000,000,000", "는 가 를 와 로 예요"),
            ("12,345", "는 가 를 와 로 예요"),
            ("50%", "는 가 를 와 로 예요"),
            // Codes, spelled out.
            ("8gypp", "는 가 를 와 로 예요"),
            ("12s", "는 가 를 와 로 예요"),
            ("1t", "는 가 를 와 로 예요"),
            ("j2", "는 가 를 와 로 예요"),
            ("jb", "는 가 를 와 로 예요"),
            ("N", "은 이 을 과 으로 이에요"),
            // Punctuation and brackets at the end of a word.
            ("`8x`", "는 가 를 와 로 예요"),
            ("\"철수 형\"", "은 이 을 과 으로 이에요"),
            ("공산광(8g)", "은 이 을 과 으로 이에요"),
            ("영희 (선)", "는 가 를 와 로 예요"),
            ("민준 (선(先)) (1)", "은 이 을 과 으로 이에요"),
            ("(선)", "은 이 을 과 으로 이에요"),
            ("Bo!", "는 가 를 와 로 예요"),
            ("ㄹ", "은 이 을 과 로 이에요"),
            ("ㅏ", "는 가 를 와 로 예요"),
        ];
        for (word, forms) in table {
            let each = [EUN, GA, EUL, WA, RO, YEYO].map(|particle| {
                let whole = with(word, particle);
                whole.strip_prefix(word).unwrap_or_default().to_owned()
            });
            assert_eq!(each.join(" "), forms, "{word}");
        }
        for (open, closed, particle) in [
            ("영희라는", "민준이라는", RANEUN),
            ("영희나", "민준이나", NA),
        ] {
            assert_eq!(with("영희", particle), open);
            assert_eq!(with("민준", particle), closed);
        }
    }

    #[test]
    fn syllables_written_letter_by_letter_are_heard_as_syllables() {
        for (name, says) in [("민준", "은"), ("영희", "는"), ("철수(선)", "는")] {
            let letters: String = name.nfd().collect();
            assert!(with(&letters, EUN).ends_with(says), "{name}");
        }
        let letters: String = "철".nfd().collect();
        assert!(with(&letters, RO).ends_with("\u{11af}로"));
    }

    /// If a counter follows the number, the particle depends on the counter.
    #[test]
    fn counters_fix_the_particle() {
        for (counted, says) in [
            ("16칩", "16칩이"),
            ("3점", "3점이"),
            ("4장", "4장이"),
            ("2판", "2판이"),
            ("3명", "3명이"),
            ("5번", "5번이"),
            ("2회", "2회가"),
        ] {
            assert_eq!(with(counted, GA), says);
        }
    }
}
