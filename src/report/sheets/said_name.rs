//! Names in the lines of a chat, and what stands behind them.

use crate::letters::key;
use crate::record::Name;

/// The most words that a name has here.
pub(super) const MOST_WORDS: usize = 2;

/// Takes off what says that somebody won: `지수 승`. The rest is a name if it is known.
pub(super) fn without_outcome(words: &[String]) -> (&[String], bool) {
    const OUTCOMES: [&str; 14] = [
        "승",
        "승리",
        "이김",
        "이겼어",
        "이겼다",
        "났어",
        "났다",
        "났음",
        "win",
        "wins",
        "won",
        "勝ち",
        "勝利",
        "上がり",
    ];
    match words.split_last() {
        Some((last, names)) if !names.is_empty() && OUTCOMES.contains(&key(last).as_str()) => {
            (names, true)
        }
        _ => (words, false),
    }
}

/// Takes off the particle with which nobody's name ends: `철수는`, `太郎は`.
fn without_particle(name: &str) -> &str {
    let is_hiragana = |one: char| matches!(one, 'ぁ'..='ゖ');
    let japanese = ["の勝ち", "は", "が"].iter().find_map(|particle| {
        let stem = name.strip_suffix(particle)?;
        (!stem.is_empty() && !stem.ends_with(is_hiragana) && !stem.is_ascii()).then_some(stem)
    });
    let korean = name
        .strip_suffix('는')
        .filter(|stem| stem.chars().count() > 1);
    japanese.or(korean).unwrap_or(name)
}

/// Returns a name of these words; `None` if they are no name.
pub(super) fn name(words: &[String]) -> Option<Name> {
    const MOST_LETTERS: usize = 20;
    let text = words.join(" ");
    let text = without_particle(text.trim_end_matches([':', '：']));
    let is_odd = |one: char| "?!~\"()[]{}<>=@#%^&*_:：".contains(one);
    let good = !text.is_empty()
        && text.split_whitespace().count() <= MOST_WORDS
        && text.chars().count() <= MOST_LETTERS
        && !text.contains(is_odd)
        && !text.starts_with(|one: char| one.is_numeric())
        && text.chars().any(char::is_alphabetic);
    good.then(|| text.into())
}
