//! Reads names as people list them: `Ann, Bo and Chul`, `철수랑 영희랑 민수`, `Ann/Bo/Chul`.

use crate::letters::same_name;
use crate::record::{Name, is_between_names};
use crate::vocabulary::particle::{HAGO, Particle, RANG, WA, without};

/// Characters that separate names.
const MARKS: [char; 5] = [',', '，', '、', '/', '·'];

/// The particles that Korean adds to each name in a list except the last.
const PARTICLES: [Particle; 3] = [RANG, WA, HAGO];

/// The least number of letters in a name before a particle. What looks like a particle after fewer
/// letters is probably part of the name.
const SHORTEST: usize = 2;

/// Returns the names in a record line, with spaces for commas and without the words between two
/// names; quoted parts stay as they are.
pub(super) fn plain(text: &str) -> String {
    let text = text.replace([',', '，', '、'], " ");
    let mut is_quoted = false;
    let words: Vec<(&str, bool)> = text
        .split_whitespace()
        .map(|word| {
            let inside = is_quoted;
            let marks = word.matches(['"', '“', '”']).count();
            is_quoted ^= marks % 2 == 1;
            (word, inside || marks > 0)
        })
        .collect();
    let last = words.len().saturating_sub(1);
    let names = words.iter().enumerate().filter(|(at, (word, quoted))| {
        let is_between = *at > 0 && *at < last && !quoted;
        !(is_between && is_between_names(word))
    });
    let names: Vec<&str> = names.map(|(_, (word, _))| *word).collect();
    names.join(" ")
}

/// Returns the names in a list, separated by spaces only. Known names and quoted parts stay as they
/// are.
pub(super) fn spaced(text: &str, known: &[Name]) -> String {
    if text.contains(['"', '“']) {
        return plain(text);
    }
    let mut words: Vec<ListedWord> = text.split(MARKS).flat_map(before_mark).collect();
    if let [all] = words.as_slice() {
        words = joined(all.name)
            .into_iter()
            .map(ListedWord::spaced)
            .collect();
    }
    let (mut at, last) = (0, words.len().saturating_sub(1));
    words.retain(|word| {
        at += 1;
        let is_between = at > 1 && at <= last;
        !is_between || !is_between_names(word.name)
    });
    if let Some((last, others)) = words.split_last_mut()
        && take_particles(others, known)
    {
        // With only two names, the particle at the end of the second is probably part of it.
        if others.len() > 1 {
            last.name = without_particle(last.name, known).unwrap_or(last.name);
        }
    }
    let names: Vec<&str> = words.iter().map(|word| word.name).collect();
    names.join(" ")
}

/// A name, or a word between names.
struct ListedWord<'w> {
    name: &'w str,
    /// Whether a mark, such as a comma, separates the word from the next one.
    is_marked: bool,
}

impl<'w> ListedWord<'w> {
    const fn spaced(name: &'w str) -> Self {
        Self {
            name,
            is_marked: false,
        }
    }
}

/// Splits a text that ends at a mark into words; the last one is marked.
fn before_mark(text: &str) -> Vec<ListedWord<'_>> {
    let mut words: Vec<ListedWord> = text.split_whitespace().map(ListedWord::spaced).collect();
    if let Some(last) = words.last_mut() {
        last.is_marked = true;
    }
    words
}

/// Splits names that と joins without a space. Between hiragana, と is part of a name.
fn joined(names: &str) -> Vec<&str> {
    let mut joined = Vec::new();
    let mut rest = names;
    for (at, _) in names.match_indices('と') {
        let begin = names.len() - rest.len();
        let (name, behind) = (&names[begin..at], &names[at + 'と'.len_utf8()..]);
        let beside = [name.chars().last(), behind.chars().next()];
        let is_inside = beside.iter().flatten().all(|letter| is_hiragana(*letter));
        if !name.is_empty() && !behind.is_empty() && !is_inside {
            joined.push(name);
            rest = behind;
        }
    }
    joined.push(rest);
    joined
}

const fn is_hiragana(letter: char) -> bool {
    matches!(letter, 'ぁ'..='ゟ')
}

/// Removes particles from names if all names have one, or if all names without a mark after them
/// do. Returns whether particles were removed.
fn take_particles(names: &mut [ListedWord], known: &[Name]) -> bool {
    let bare = names.iter().map(|word| without_particle(word.name, known));
    let bare: Vec<Option<&str>> = bare.collect();
    let mut together = names.iter().zip(&bare).filter(|(word, _)| !word.is_marked);
    let is_spoken = together.next().is_some_and(|(_, bare)| bare.is_some())
        && together.all(|(_, bare)| bare.is_some());
    let is_each = bare.iter().all(Option::is_some);
    for (word, bare) in names.iter_mut().zip(bare) {
        if let Some(bare) = bare
            && (is_each || is_spoken && !word.is_marked)
        {
            word.name = bare;
        }
    }
    is_each || is_spoken
}

fn without_particle<'w>(name: &'w str, known: &[Name]) -> Option<&'w str> {
    if known.iter().any(|known| same_name(known, name)) {
        return None;
    }
    let mut bare = PARTICLES
        .iter()
        .flat_map(|particle| without(name, *particle));
    bare.find(|bare| bare.chars().count() >= SHORTEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed_in_many_ways() {
        for (text, names) in [
            ("Ann Bo Chul", "Ann Bo Chul"),
            ("Ann, Bo and Chul", "Ann Bo Chul"),
            ("Ann & Bo", "Ann Bo"),
            ("Ann/Bo/Chul", "Ann Bo Chul"),
            ("철수·영희·민수", "철수 영희 민수"),
            ("철수랑 영희랑 민수", "철수 영희 민수"),
            ("철수, 영희랑 민수", "철수 영희 민수"),
            ("철수랑, 영희랑, 민수", "철수 영희 민수"),
            ("미랑, 영희, 민수", "미랑 영희 민수"),
            ("김사랑, 영희, 철수랑 민수", "김사랑 영희 철수 민수"),
            ("Ann, Bo, and Chul", "Ann Bo Chul"),
            ("철수랑 민식이랑 영희랑", "철수 민식 영희"),
            ("민식이랑 영이랑 민수", "민식 영이 민수"),
            ("철수하고 영희", "철수 영희"),
            ("민식과 영희와 민수", "민식 영희 민수"),
            ("太郎と花子", "太郎 花子"),
            ("まことと太郎とアン", "まこと 太郎 アン"),
            ("まこと", "まこと"),
            ("アンと ボー と チュル", "アンと ボー チュル"),
            ("\"Ann and Bo\" Chul", "\"Ann and Bo\" Chul"),
            ("\"A/B\", Chul", "\"A/B\" Chul"),
            ("\"Kim Ann\", Bo and Chul", "\"Kim Ann\" Bo Chul"),
            ("Bo \"and\" Chul", "Bo \"and\" Chul"),
        ] {
            assert_eq!(spaced(text, &[]), names, "{text}");
        }
    }

    #[test]
    fn a_name_that_only_ends_like_a_particle_is_whole() {
        for text in ["미랑 영희", "철수랑 영희 민수", "and Bo", "영희 김사랑"] {
            assert_eq!(spaced(text, &[]), text);
        }
        let known = ["김사랑".into()];
        assert_eq!(spaced("김사랑 영희", &known), "김사랑 영희");
        // If nobody known is called 김사랑, 랑 is taken for a particle.
        assert_eq!(spaced("김사랑 영희", &[]), "김사 영희");
    }
}
