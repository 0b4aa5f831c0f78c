//! Words of the menus.

use crate::record::{CountKind, Keyword, Nth, Verb};
use crate::words::Text;

pub(crate) fn menu_event() -> String {
    "Event".to_owned()
}

pub(crate) fn menu_player() -> String {
    "Who".to_owned()
}

pub(crate) fn menu_nobody() -> String {
    "nobody".to_owned()
}

/// Returns a question to which several items can be marked.
pub(crate) fn menu_of_several(question: &str) -> String {
    format!("{question} (space marks)")
}

pub(crate) fn menu_cards() -> String {
    "Cards".to_owned()
}

/// Returns the question for the months of cards that are then listed.
pub(crate) fn menu_months() -> String {
    "Months of the cards".to_owned()
}

pub(crate) fn menu_jokers() -> String {
    "jokers".to_owned()
}

pub(crate) fn menu_card() -> String {
    "Card".to_owned()
}

pub(crate) fn menu_accepts() -> String {
    "Accepts the nagari".to_owned()
}

pub(crate) fn menu_call() -> String {
    "Call".to_owned()
}

pub(crate) fn menu_does() -> String {
    "The turn".to_owned()
}

pub(crate) fn menu_plays() -> String {
    "plays a card".to_owned()
}

pub(crate) fn menu_flips() -> String {
    "plays none, as a bomb allows".to_owned()
}

pub(crate) fn menu_bombs() -> String {
    "bombs a month".to_owned()
}

pub(crate) fn menu_grenades() -> String {
    "throws a grenade on a month".to_owned()
}

pub(crate) fn menu_shows() -> String {
    "shows three of a month (heundeum)".to_owned()
}

pub(crate) fn menu_else() -> String {
    "something else".to_owned()
}

pub(crate) fn menu_from_hand() -> String {
    "From the hand".to_owned()
}

pub(crate) fn menu_turned_up() -> String {
    "Turned up".to_owned()
}

pub(crate) fn menu_month() -> String {
    "Month".to_owned()
}

pub(crate) fn menu_when() -> String {
    "When".to_owned()
}

/// Returns in which turn something was, for a menu.
pub(crate) fn menu_turn(nth: Option<Nth>) -> String {
    match nth {
        Some(Nth::First) => "in the first turn",
        Some(Nth::Second) => "in the second turn, as in the first",
        Some(Nth::Third) => "in the third turn, as in the two before",
        None => "in some turn",
    }
    .to_owned()
}

pub(crate) fn menu_goes() -> String {
    "How often".to_owned()
}

pub(crate) fn menu_field_brights() -> String {
    "Brights dealt to the field".to_owned()
}

pub(crate) fn menu_right() -> String {
    "Is it right".to_owned()
}

pub(crate) fn menu_stay() -> String {
    "Decision".to_owned()
}

/// Returns what can be decided, in the order of the answers.
pub(crate) fn menu_decisions(iris: bool) -> Vec<String> {
    let decisions = ["stays", "drops", "is out with the iris (5y)"];
    let count = if iris { 3 } else { 2 };
    decisions
        .iter()
        .take(count)
        .map(|text| (*text).to_owned())
        .collect()
}

pub(crate) fn menu_triple() -> String {
    "Triple shown".to_owned()
}

pub(crate) fn menu_no_triple() -> String {
    "none".to_owned()
}

/// Returns what a verb means, for a menu.
pub(crate) fn menu_verb(verb: Verb) -> Text {
    let meaning = match verb {
        Verb::Takes => "captured cards in a turn",
        Verb::Go => "said go",
        Verb::Stop => "stopped",
        Verb::Push => "pushed the win into the next hand",
        Verb::Has => "whole pile, counted",
        Verb::Counts => "how many of each kind are in the pile",
        Verb::Scores => "points of the pile, without its cards",
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
        Verb::JaPpuk => "took a stack they had made",
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

/// Returns what a line without a player means, for a menu.
pub(crate) fn menu_line(keyword: Keyword) -> Text {
    let meaning = match keyword {
        Keyword::Nagari => "the hand ends without a winner",
        Keyword::Void => "the hand is dealt again",
        Keyword::Draw => "nobody wins",
        Keyword::TableQuads | Keyword::TableFour => "four of a month were dealt to the table",
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

/// Returns the question how many cards of a kind are in a pile.
pub(crate) fn menu_count(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "How many brights",
        CountKind::Animals => "How many animals",
        CountKind::Ribbons => "How many ribbons",
        CountKind::Junk => "Junk, doubles as two",
    }
    .to_owned()
}

pub(crate) fn menu_points() -> String {
    "Points".to_owned()
}

pub(crate) fn menu_among() -> String {
    "What is among them".to_owned()
}

/// Returns what may be among the points of a pile.
pub(crate) fn menu_scored(kind: CountKind) -> String {
    match kind {
        CountKind::Brights => "brights",
        CountKind::Animals => "animals",
        CountKind::Ribbons => "ribbons",
        CountKind::Junk => "junk",
    }
    .to_owned()
}
