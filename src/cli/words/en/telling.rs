//! Why a hand that is told in one line is not understood.

use super::list;
use crate::cli::prompt::{BadTelling, CanTell};

/// Returns which part of a line is not understood, and what would be right.
pub(in crate::cli) fn bad_telling(why: &BadTelling) -> String {
    match why {
        BadTelling::NotUnderstood { word, here } => not_understood(word, here),
        BadTelling::NoWinner { names } => {
            format!(
                "who won? Begin with the name or the number; {} play",
                list(names)
            )
        }
        BadTelling::NoPlayer { word, names } => format!(
            "nobody called \"{word}\" plays this hand; the players are {}",
            list(names)
        ),
        BadTelling::Twice { word } => format!("\"{word}\" was told before; say it once"),
        BadTelling::WhichNumber { number } => format!(
            "what does {number} count? Write go{number} for goes, s{number} for a month shown, \
             b{number} for a month bombed"
        ),
        BadTelling::NoMonth { word } => {
            format!("\"{word}\" needs a month from 1 to 12 behind it, such as s5 or b8")
        }
        BadTelling::CardsAndPoints => "write the cards or the points, not both".to_owned(),
        BadTelling::WhichPpuk { word } => {
            format!("of which month was it? Write that too, such as {word} 4")
        }
        BadTelling::NoPoints { word } => format!(
            "\"{word}\" says what is among points, and there are none; write them too, such as 7pts {word}"
        ),
        BadTelling::HowMuch { word } => {
            format!("how much junk? Write the number behind it, such as {word}3")
        }
        BadTelling::NothingOf { player } => {
            format!("what of {player}? Write counts, such as g1 p3, or go; or leave the name out")
        }
        BadTelling::TooManyGoes { most: 0 } => {
            "with these points nobody can have said go: each go needs more points than the one \
             before"
                .to_owned()
        }
        BadTelling::TooManyGoes { most: 1 } => {
            "these points allow one go at most: each needs more points than the one before"
                .to_owned()
        }
        BadTelling::TooManyGoes { most } => format!(
            "these points allow at most {most} goes: each needs more points than the one before"
        ),
    }
}

fn not_understood(word: &str, here: &CanTell) -> String {
    let wanted = match here {
        CanTell::Loser(player) => {
            return format!(
                "\"{word}\" says nothing of {player}; write counts, such as g1 p3, or go"
            );
        }
        CanTell::Hand => {
            "cards (1g 3g 8g) or points (7pts g p), goes (go2), months shown or bombed (s5 b8)"
        }
        CanTell::Besides => {
            "goes (go2), months shown or bombed (s5 b8), another player's go (NAME go), or Enter"
        }
        CanTell::Round => "cards (1g 3g 8g) and how often koi-koi was said (koi1)",
        CanTell::Piles => "a name and the cards of that pile",
    };
    format!("\"{word}\" is not understood; write {wanted}")
}
