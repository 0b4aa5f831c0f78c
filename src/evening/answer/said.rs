//! Short answers made of words: yes and no, nothing, calls and decisions.

use crate::card::fold;
use crate::letters::on_latin_keys;
use crate::record::Act;

/// Words for yes, in every language.
const YES: &[&str] = &[
    "y",
    "yes",
    "yeah",
    "yep",
    "ok",
    "네",
    "예",
    "응",
    "어",
    "ㅇ",
    "ㅇㅇ",
    "o",
    "○",
    "맞아",
    "맞아요",
    "はい",
    "うん",
    "ええ",
];
/// Words for no, in every language. The last is what N types on a Japanese keyboard.
const NO: &[&str] = &[
    "n",
    "no",
    "nope",
    "아니",
    "아니오",
    "아니요",
    "아뇨",
    "ㄴ",
    "ㄴㄴ",
    "안 했어",
    "안 했어요",
    "안함",
    "x",
    "×",
    "いいえ",
    "いや",
    "ううん",
    "ん",
];
/// Words for "there is none".
const THERE_IS_NONE: &[&str] = &[
    "없음",
    "없다",
    "없어",
    "없어요",
    "없었어",
    "없었어요",
    "なし",
    "無し",
    "ない",
    "ありません",
    "なかった",
];
/// Words for nothing, in addition to those for no.
const NONE: &[&str] = &["-", "none", "nobody", "nothing", "아무도"];
/// Words for a hand that nobody won, in addition to those for no.
const NOBODY_WON: &[&str] = &[
    "nobody",
    "nobody won",
    "no one",
    "none",
    "아무도",
    "ナガリ",
    "流局",
    "引き分け",
    "流れ",
];
/// Words that say that a verdict is wrong.
const CORRECT: [&str; 4] = ["c", "correct", "정정", "訂正"];

/// Words for staying; those for dropping, and for being out because of the iris, follow. ㅇ means
/// yes, not the D of a keyboard that was left in Korean.
const STAY: [&str; 16] = [
    "s",
    "ㅇ",
    "ㅇㅇ",
    "",
    "stay",
    "stays",
    "참가",
    "들어가",
    "들어가요",
    "들어가기",
    "들어감",
    "들어가자",
    "쳐",
    "쳐요",
    "出る",
    "出ます",
];
const DROP: [&str; 12] = [
    "d",
    "drop",
    "drops",
    "죽음",
    "죽어",
    "죽어요",
    "죽기",
    "죽을래",
    "죽을래요",
    "죽자",
    "降りる",
    "降ります",
];
const IRIS: [&str; 5] = ["i", "iris", "drops iris", "난초", "菖蒲"];
/// The word before the month of a shown triple.
const SHOWING: [&str; 1] = ["h"];

/// Words for stopping; those for the other calls follow.
const STOP: [&str; 4] = ["s", "stop", "스톱", "ストップ"];
const GO: [&str; 4] = ["g", "go", "고", "ゴー"];
const PUSH: [&str; 4] = ["p", "push", "밀기", "ミルギ"];

/// Words for accepting an offer; those for refusing it follow.
const ACCEPT: [&str; 6] = ["accepts", "accept", "받음", "받아요", "받기", "受ける"];
const REFUSE: [&str; 6] = ["refuses", "refuse", "거절", "거절해요", "안 받아요", "断る"];

/// Returns whether a folded text is one of these words, as typed or as its keys would type on a
/// Latin keyboard.
pub(super) fn is_one_of(text: &str, words: &[&str]) -> bool {
    let is = |text: &str| words.iter().any(|word| fold(word) == text);
    is(text) || on_latin_keys(text).is_some_and(|typed| is(&typed))
}

/// Returns a decision to stay or drop; `iris` says whether the iris may be the reason. `None` for
/// any other text.
pub(crate) fn decision(text: &str, iris: bool) -> Option<Act> {
    let text = fold(text.trim());
    // ㄴ would be S on a keyboard that was left in Korean, but it means no, which is neither
    // decision.
    if ["ㄴ", "ㄴㄴ"].iter().any(|no| fold(no) == text) {
        None
    } else if is_one_of(&text, &STAY) {
        Some(Act::Stays)
    } else if is_one_of(&text, &DROP) {
        Some(Act::Drops(false))
    } else {
        (iris && is_one_of(&text, &IRIS)).then_some(Act::Drops(true))
    }
}

/// Returns what follows the verb in a line about a sale, from an answer in any language.
pub(crate) fn sale(text: &str) -> String {
    let word = |word| {
        if is_one_of(&fold(word), &SHOWING) {
            "heundeum"
        } else {
            word
        }
    };
    let words: Vec<&str> = text.split_whitespace().map(word).collect();
    words.join(" ")
}

/// Returns true for yes, false for no, and `None` for any other text.
pub(crate) fn yes_or_no(text: &str) -> Option<bool> {
    let text = fold(text.trim());
    if is_one_of(&text, YES) {
        Some(true)
    } else {
        is_one_of(&text, NO).then_some(false)
    }
}

/// Returns whether an answer agrees to what is shown: yes, or Enter alone.
pub(crate) fn agrees(text: &str) -> bool {
    text.trim().is_empty() || yes_or_no(text) == Some(true)
}

/// Returns the call that an answer makes: stop, go or push; `None` for any other text.
pub(crate) fn call(text: &str) -> Option<Act> {
    let text = fold(text.trim());
    let calls = [(Act::Stop, STOP), (Act::Go(None), GO), (Act::Push, PUSH)];
    let mut calls = calls.into_iter();
    let call = calls.find(|(_, words)| is_one_of(&text, words));
    call.map(|(act, _)| act)
}

/// Returns true if an answer accepts an offer, false if it refuses; `None` for any other text.
pub(crate) fn accepts(text: &str) -> Option<bool> {
    let word = fold(text.trim());
    if is_one_of(&word, &ACCEPT) {
        Some(true)
    } else if is_one_of(&word, &REFUSE) {
        Some(false)
    } else {
        yes_or_no(text)
    }
}

/// Words for "there is enough".
const ENOUGH: [&str; 6] = ["enough", "넉넉", "넉넉해", "충분", "足りる", "足りた"];
/// Words that say that a number is of cards; those for points follow.
const CARDS: [&str; 8] = ["cards", "card", "장", "장수", "枚", "枚数", "c", "장이에요"];
const POINTS: [&str; 8] = [
    "points",
    "point",
    "점",
    "점수",
    "点",
    "点数",
    "p",
    "점이에요",
];
/// Words that say that a number counts the sake cup; those that say that it does not follow.
const WITH: [&str; 4] = ["with", "included", "포함", "込み"];
const WITHOUT: [&str; 4] = ["without", "excluded", "빼고", "別"];
/// Words that say that an amount is what a hand brought; those for money handed over follow.
const HAND: [&str; 5] = ["hand", "판", "이번 판", "局", "この局"];
const MONEY: [&str; 4] = ["money", "돈", "お金", "金"];

/// Returns whether an answer says that there is enough.
pub(crate) fn says_enough(text: &str) -> bool {
    is_one_of(&fold(text.trim()), &ENOUGH)
}

/// Returns true if an answer says that a number is of cards, false if of points; `None` for any
/// other text.
pub(crate) fn cards_or_points(text: &str) -> Option<bool> {
    either(text, &CARDS, &POINTS)
}

/// Returns true if an answer says that a number counts the sake cup, false if it does not; `None`
/// for any other text.
pub(crate) fn with_or_without(text: &str) -> Option<bool> {
    either(text, &WITH, &WITHOUT)
}

/// Returns true if an answer says that an amount is what a hand brought, false if it is money that
/// was handed over; `None` for any other text.
pub(crate) fn hand_or_money(text: &str) -> Option<bool> {
    either(text, &HAND, &MONEY)
}

fn either(text: &str, one: &[&str], other: &[&str]) -> Option<bool> {
    let text = fold(text.trim());
    if is_one_of(&text, one) {
        return Some(true);
    }
    is_one_of(&text, other).then_some(false)
}

/// Returns whether an answer, or Enter alone, says that there is nothing.
pub(crate) fn is_none(text: &str) -> bool {
    let text = text.trim();
    matches!(fold(text).as_ref(), "" | "0") || says_nothing(text) || yes_or_no(text) == Some(false)
}

/// Returns whether an answer says explicitly that there is nothing, for instance that a pile is
/// empty. Enter alone does not count, since it is hit by accident too easily.
pub(crate) fn says_nothing(text: &str) -> bool {
    let text = fold(text.trim());
    is_one_of(&text, NONE) || is_one_of(&text, THERE_IS_NONE)
}

/// Returns whether an answer says that nobody won.
pub(crate) fn nobody_won(text: &str) -> bool {
    let folded = fold(text.trim());
    // A cross says no to a question, but not that nobody won.
    let is_cross = matches!(folded.as_ref(), "x" | "×");
    let says_no = is_one_of(&folded, NO) || is_one_of(&folded, THERE_IS_NONE);
    is_one_of(&folded, NOBODY_WON) || !is_cross && says_no
}

/// Returns whether an answer asks for a correction of the verdict.
pub(crate) fn corrects(text: &str) -> bool {
    is_one_of(&fold(text.trim()), &CORRECT)
}
