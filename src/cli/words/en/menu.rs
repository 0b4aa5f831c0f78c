//! Words of the menus.

use crate::record::{CountKind, Keyword, Nth, Verb};
use crate::words::Text;

/// Returns the turn in which something happened, for a menu.
pub(crate) fn menu_turn(nth: Option<Nth>) -> String {
    match nth {
        Some(Nth::First) => "in the first turn",
        Some(Nth::Second) => "in the second turn, as in the first",
        Some(Nth::Third) => "in the third turn, as in the two before",
        None => "in some turn",
    }
    .to_owned()
}

/// Returns the possible decisions, in the order of the answers.
pub(crate) fn menu_decisions(iris: bool) -> Vec<String> {
    let decisions = ["stays", "drops", "is out with the iris (5y)"];
    let count = if iris { 3 } else { 2 };
    decisions
        .iter()
        .take(count)
        .map(|text| (*text).to_owned())
        .collect()
}

/// Returns the meaning of a verb, for a menu.
pub(crate) fn menu_verb(verb: Verb) -> Text {
    let meaning = match verb {
        Verb::Takes => "captured cards in a turn",
        Verb::Go => "said go",
        Verb::Stop => "stopped",
        Verb::Push => "pushed the win into the next hand",
        Verb::Has => "whole pile, counted",
        Verb::Counts => "how many of each kind are in the pile",
        Verb::Scores => "points of the pile, without its cards",
        Verb::Cup => "settled how the sake cup is counted",
        Verb::Heundeum => "showed three of a month",
        Verb::Potkan => "bombed a month",
        Verb::Ppuk => "made a stack",
        Verb::Grenade => "took two on the table with two in hand",
        Verb::FirstSweep => "took a whole month in the first turn",
        Verb::Boar => "has the boar",
        Verb::Baekhwajeom => "took one of each kind in the first turn",
        Verb::Chok => "took the played card with the one turned up",
        Verb::Ttadak => "took all four, two of them from the layout",
        Verb::Sseul => "swept the layout",
        Verb::Stack => "took a stack",
        Verb::JaPpuk => "took a stack of their own",
        Verb::Gives => "surrendered a junk card",
        Verb::Syodang => "offered a nagari",
        Verb::Accepts => "accepted the offer",
        Verb::Refuses => "refused the offer",
        Verb::OeMyeon => "fed the winner a card",
        Verb::Quads | Verb::Teshi => "was dealt four of a month",
        Verb::Heodang => "took nothing five turns in a row",
        Verb::Koi => "went on with koi-koi",
        Verb::Shobu => "took the points",
        Verb::Kuttsuki => "was dealt four pairs",
        _ => "",
    };
    in_columns(verb.word(), meaning)
}

/// Returns the meaning of a line without a player, for a menu.
pub(crate) fn menu_line(keyword: Keyword) -> Text {
    let meaning = match keyword {
        Keyword::Nagari => "the hand ends without a winner",
        Keyword::Void => "the hand is dealt again",
        Keyword::Draw => "nobody wins",
        Keyword::TableQuads | Keyword::TableFour => "four of a month were dealt to the table",
        Keyword::Net => "only who won and lost how much",
        Keyword::Stake => "the hand is played for more",
        Keyword::TablePairs => "four pairs were dealt to the table",
        Keyword::Expire => "the offer of a nagari is over",
        _ => "",
    };
    in_columns(keyword.word(), meaning)
}

/// Returns what a command does, for a menu.
pub(crate) fn menu_command(word: &str) -> Text {
    let meaning = match word {
        "show" => "the table as it is now",
        "undo" => "take back the last entry",
        _ => "",
    };
    in_columns(word, meaning)
}

/// Returns a word and what it means.
fn in_columns(word: &str, meaning: &str) -> Text {
    Text::new(format!("{word:12} {meaning}"), format!("{word}: {meaning}"))
}

/// Asks how many cards of a kind are in a pile.
pub(crate) fn menu_count(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "How many brights",
        CountKind::Animals => "How many animals",
        CountKind::Ribbons => "How many ribbons",
        CountKind::Junk => "Junk, doubles as two",
    }
    .to_owned()
}

/// Returns the name of a kind of cards that a pile's points may come from.
pub(crate) fn menu_scored(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "brights",
        CountKind::Animals => "animals",
        CountKind::Ribbons => "ribbons",
        CountKind::Junk => "junk",
    }
    .to_owned()
}
