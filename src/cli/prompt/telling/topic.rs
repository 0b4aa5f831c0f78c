//! The words of what is told of a hand, in all languages and on the wrong keyboard.

use crate::card::fold;
use crate::record::CountKind;
use std::sync::LazyLock;

/// What a word is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    /// Points of the winner's pile.
    Points,
    /// Calls of go.
    Goes,
    /// A triple that was shown.
    Shown,
    /// A month that was bombed.
    Bombed,
    /// A month of which two were played on two.
    Grenade,
    /// A month that was taken whole in the first turn.
    FirstSweep,
    /// Cards of a kind.
    Kind(CountKind),
    /// Calls of koi-koi.
    Koi,
    /// That there is none.
    Nothing,
}

impl Topic {
    /// Returns whether its number may stand before it.
    pub(super) const fn is_counted_before(self) -> bool {
        matches!(self, Self::Points | Self::Goes | Self::Koi)
    }

    /// Returns whether its number may stand behind it.
    pub(super) const fn is_counted_after(self) -> bool {
        !matches!(self, Self::Points | Self::Nothing)
    }
}

/// Words and what they are about. Single letters of Korean are what a Latin one types on a Korean
/// keyboard.
const WORDS: &[(Topic, &[&str])] = &[
    (
        Topic::Points,
        &["점", "점수", "pts", "pt", "points", "point", "点"],
    ),
    (Topic::Goes, &["고", "go", "goes", "ゴー"]),
    (
        Topic::Shown,
        &[
            "흔",
            "흔들",
            "흔들기",
            "흔듦",
            "h",
            "s",
            "ㅗ",
            "ㄴ",
            "shown",
            "show",
            "shake",
            "shakes",
            "heundeum",
            "見せ",
            "三枚見せ",
        ],
    ),
    (
        Topic::Bombed,
        &[
            "폭", "폭탄", "b", "ㅠ", "bomb", "bombs", "bombed", "potkan", "爆", "爆弾",
        ],
    ),
    (Topic::Grenade, &["수류탄", "grenade", "grenades", "手榴弾"]),
    (
        Topic::FirstSweep,
        &["첫", "첫싹쓸이", "f", "ㄹ", "first-sweep", "first", "初手"],
    ),
    (
        Topic::Kind(CountKind::Brights),
        &["g", "ㅎ", "광", "gwang", "bright", "brights", "光"],
    ),
    (
        Topic::Kind(CountKind::Animals),
        &[
            "y", "k", "ㅛ", "열", "끗", "열끗", "animal", "animals", "種", "タネ",
        ],
    ),
    (
        Topic::Kind(CountKind::Ribbons),
        &["t", "ㅅ", "띠", "ribbon", "ribbons", "短", "短冊", "タン"],
    ),
    (
        Topic::Kind(CountKind::Junk),
        &["p", "ㅔ", "피", "junk", "カス"],
    ),
    (
        Topic::Koi,
        &[
            "koi",
            "koi-koi",
            "koikoi",
            "코이",
            "코이코이",
            "こい",
            "こいこい",
        ],
    ),
    (
        Topic::Nothing,
        &["없음", "없어", "없어요", "no", "none", "なし"],
    ),
];

/// Goes that are called by one word with their number.
const GOES: [(u32, &[&str]); 5] = [
    (1, &["원고", "ワンゴー"]),
    (2, &["투고", "ツーゴー"]),
    (3, &["쓰리고", "スリーゴー"]),
    (4, &["포고", "フォーゴー"]),
    (5, &["파이브고", "ファイブゴー"]),
];

/// Words around what is told that tell nothing themselves, alone or glued to it: `철수가 고도리로 났어`.
const AROUND: &[&str] = &[
    "으로",
    "로",
    "이랑",
    "랑",
    "하고",
    "에",
    "났어",
    "났어요",
    "났다",
    "났음",
    "이겼어",
    "이겼어요",
    "이겼다",
    "이김",
    "스톱했어",
    "스톱했어요",
    "했어",
    "했어요",
    "했다",
    "했음",
    "で",
    "と",
    "に",
    "の",
    "勝ち",
    "勝った",
    "上がり",
    "あがり",
    "上がった",
];

/// The same where words stand apart: `Bo won with godori`.
const AROUND_APART: [&str; 12] = [
    "won", "wins", "win", "stopped", "stops", "got", "made", "with", "at", "on", "and", "by",
];

/// Returns whether a whole word tells nothing.
pub(super) fn stands_around(word: &str) -> bool {
    AROUND_APART.contains(&word)
}

/// Returns how many letters the longest word takes that tells nothing, where a text begins with one.
pub(super) fn around(text: &[char]) -> Option<usize> {
    static FOLDED: LazyLock<Vec<Vec<char>>> = LazyLock::new(|| {
        AROUND
            .iter()
            .map(|word| fold(word).chars().collect())
            .collect()
    });
    let begins = FOLDED.iter().filter(|word| text.starts_with(word));
    begins.map(Vec::len).max()
}

/// Returns the number of goes that a text begins with as one word, and how many letters that takes.
pub(super) fn goes_in_a_word(text: &[char]) -> Option<(usize, u32)> {
    static FOLDED: LazyLock<Vec<(Vec<char>, u32)>> = LazyLock::new(|| {
        let all = GOES.iter().flat_map(|(goes, words)| {
            let words = words.iter();
            words.map(|word| (fold(word).chars().collect(), *goes))
        });
        all.collect()
    });
    let mut all = FOLDED.iter();
    let found = all.find(|(word, _)| text.starts_with(word));
    found.map(|(word, goes)| (word.len(), *goes))
}

/// Returns what a text can begin with, and how many letters of it each takes.
pub(super) fn beginning(text: &[char]) -> Vec<(usize, Topic)> {
    static FOLDED: LazyLock<Vec<(Vec<char>, Topic)>> = LazyLock::new(|| {
        let all = WORDS.iter().flat_map(|(topic, words)| {
            words
                .iter()
                .map(|word| (fold(word).chars().collect(), *topic))
        });
        all.collect()
    });
    let begins = FOLDED.iter().filter(|(word, _)| text.starts_with(word));
    begins.map(|(word, topic)| (word.len(), *topic)).collect()
}
