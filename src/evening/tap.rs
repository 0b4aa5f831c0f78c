//! Taps: what is said of a hand with a thumb, one thing at a time.

use crate::card::{Calendar, Card, read_word};
use crate::record::{CountKind, CupCall, Name, Yaku};
use std::fmt;

/// One tap. It says how something is from now on, so that the same tap twice changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tap {
    /// Of whom it says something.
    pub(crate) player: Name,
    /// What it says.
    pub(crate) what: Tapped,
}

/// What a tap says of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tapped {
    /// That this player won.
    Won,
    /// How many cards of a face are in the pile.
    Cards(Card, u8),
    /// How many cards of a kind are in the pile, junk by its value; nothing where that is taken
    /// back.
    Count(CountKind, Option<u32>),
    /// Whether the cards that were tapped are the whole pile.
    Whole(bool),
    /// Whether the pile is all that nobody else has.
    Rest(bool),
    /// How often the player said go, or koi-koi.
    Goes(u32),
    /// How often three of a month were shown. The month is asked where it matters.
    Shook(u32),
    /// How often a month was bombed. The month is asked where it matters.
    Bombed(u32),
    /// What the pile comes to, where its cards are not told.
    Points(Option<u32>),
    /// Whether a kind is among these points.
    Among(CountKind, bool),
    /// Whether the pile makes a yaku.
    Yaku(Yaku, bool),
    /// Whether the sake cup counts as this for good.
    Cup(CupCall, bool),
}

/// The text of a tap, as drafts keep it: what it says, and then the name.
impl fmt::Display for Tap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number =
            |number: Option<u32>| number.map_or_else(|| "-".to_owned(), |it| it.to_string());
        let switch = |on: bool| if on { "on" } else { "off" };
        match self.what {
            Tapped::Won => f.write_str("won"),
            Tapped::Cards(card, count) => {
                write!(f, "cards {} {count}", card.code(Calendar::Korean))
            }
            Tapped::Count(kind, count) => write!(f, "count {} {}", letter(kind), number(count)),
            Tapped::Whole(on) => write!(f, "whole {}", switch(on)),
            Tapped::Rest(on) => write!(f, "rest {}", switch(on)),
            Tapped::Goes(count) => write!(f, "goes {count}"),
            Tapped::Shook(count) => write!(f, "shook {count}"),
            Tapped::Bombed(count) => write!(f, "bombed {count}"),
            Tapped::Points(points) => write!(f, "points {}", number(points)),
            Tapped::Among(kind, on) => write!(f, "among {} {}", letter(kind), switch(on)),
            Tapped::Yaku(yaku, on) => write!(f, "yaku {} {}", yaku.id(), switch(on)),
            Tapped::Cup(call, on) => write!(f, "cup {} {}", call.word(), switch(on)),
        }?;
        write!(f, " {}", self.player)
    }
}

impl Tap {
    /// Reads the text of a tap; `None` if it is none.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (what, rest) = text.split_once(' ')?;
        let mut rest = rest;
        let mut next = || {
            let (word, behind) = rest.split_once(' ')?;
            rest = behind;
            Some(word)
        };
        let what = match what {
            "won" => Tapped::Won,
            "cards" => {
                let cards = read_word(next()?, Calendar::Korean).ok()?;
                let &[card] = cards.as_slice() else {
                    return None;
                };
                let count = next()?
                    .parse()
                    .ok()
                    .filter(|count| *count <= card.copies())?;
                Tapped::Cards(card, count)
            }
            "count" => Tapped::Count(kind(next()?)?, number(next()?)?),
            "whole" => Tapped::Whole(switch(next()?)?),
            "rest" => Tapped::Rest(switch(next()?)?),
            "goes" => Tapped::Goes(number(next()?)??),
            "shook" => Tapped::Shook(number(next()?)??),
            "bombed" => Tapped::Bombed(number(next()?)??),
            "points" => Tapped::Points(number(next()?)?),
            "cup" => {
                let word = next()?;
                let mut calls = [CupCall::Animal, CupCall::Junk].into_iter();
                let call = calls.find(|call| call.word() == word)?;
                Tapped::Cup(call, switch(next()?)?)
            }
            "among" => Tapped::Among(kind(next()?)?, switch(next()?)?),
            "yaku" => {
                let id = next()?;
                let yaku = Yaku::ALL.into_iter().find(|yaku| yaku.id() == id)?;
                Tapped::Yaku(yaku, switch(next()?)?)
            }
            _ => return None,
        };
        let player = (!rest.is_empty()).then(|| Name::from(rest))?;
        Some(Self { player, what })
    }
}

/// Returns the letter of a kind in a record.
const fn letter(kind: CountKind) -> char {
    match kind {
        CountKind::Brights => 'g',
        CountKind::Animals => 'y',
        CountKind::Ribbons => 't',
        CountKind::Junk => 'p',
    }
}

fn kind(word: &str) -> Option<CountKind> {
    CountKind::ALL
        .into_iter()
        .find(|kind| word.chars().eq([letter(*kind)]))
}

fn switch(word: &str) -> Option<bool> {
    match word {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

/// Returns a number of at most three digits, or that there is none.
#[expect(
    clippy::option_option,
    reason = "what is none, and what is no number, are not the same"
)]
fn number(word: &str) -> Option<Option<u32>> {
    match word {
        "-" => Some(None),
        _ => word.parse().ok().filter(|number| *number < 1000).map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every kind of tap, with its text.
    fn taps() -> Vec<(Tapped, &'static str)> {
        let crane = read_word("1g", Calendar::Korean).unwrap()[0];
        let junk = read_word("12pp", Calendar::Korean).unwrap()[0];
        let plain = read_word("1p", Calendar::Korean).unwrap()[0];
        vec![
            (Tapped::Won, "won"),
            (Tapped::Cards(crane, 1), "cards 1g 1"),
            (Tapped::Cards(junk, 0), "cards 12s 0"),
            (Tapped::Cards(plain, 2), "cards 1p 2"),
            (Tapped::Count(CountKind::Junk, Some(10)), "count p 10"),
            (Tapped::Count(CountKind::Brights, Some(0)), "count g 0"),
            (Tapped::Count(CountKind::Ribbons, None), "count t -"),
            (Tapped::Whole(true), "whole on"),
            (Tapped::Goes(2), "goes 2"),
            (Tapped::Rest(true), "rest on"),
            (Tapped::Shook(2), "shook 2"),
            (Tapped::Bombed(0), "bombed 0"),
            (Tapped::Points(Some(7)), "points 7"),
            (Tapped::Points(None), "points -"),
            (Tapped::Among(CountKind::Animals, true), "among y on"),
            (Tapped::Cup(CupCall::Junk, true), "cup junk on"),
            (
                Tapped::Yaku(Yaku::MoonViewing, true),
                "yaku moon-viewing on",
            ),
        ]
    }

    #[test]
    fn a_text_reads_to_the_tap_that_wrote_it() {
        for (what, text) in taps() {
            for player in ["Ann", "할머니", "Ann of Bo", "on"] {
                let tap = Tap {
                    player: player.into(),
                    what,
                };
                assert_eq!(tap.to_string(), format!("{text} {player}"));
                assert_eq!(Tap::parse(&tap.to_string()), Some(tap));
            }
        }
    }

    #[test]
    fn what_is_no_tap_is_not_read() {
        for text in [
            "",
            "won",
            "won ",
            "cards 1g 2 Ann",
            "cards 8x 1 Ann",
            "cards 8gypp 1 Ann",
            "count x 3 Ann",
            "count p 1000 Ann",
            "goes - Ann",
            "shook many Ann",
            "whole yes Ann",
            "yaku godori on Ann",
            "cup ribbon on Ann",
            "Ann has 1g",
        ] {
            assert_eq!(Tap::parse(text), None, "{text}");
        }
    }
}
