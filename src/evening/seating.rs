//! Who sits out and who comes back, who is new and who goes home, as said before a hand begins.

use super::chip::TableChip;
use super::command::{self, words};
use super::hand_start::HandStart;
use super::refusal::{BadSeating, Refusal};
use super::seats::{SeatSide, seat};
use super::setup::fits;
use crate::card::fold;
use crate::letters::on_latin_keys;
use crate::record::{Name, quoted};

/// What a line says about who is at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatingRequest {
    /// These people sit out from now on.
    Out(Vec<Name>),
    /// These people play again or join, at this place if the line gives one.
    In(Vec<Name>, Option<NewSeat>),
    /// These people go home.
    Home(Vec<Name>),
}

/// Where a new person sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewSeat {
    pub(crate) side: SeatSide,
    /// The person next to whom, or in whose seat, the new person sits.
    pub(crate) whom: Name,
}

/// Words for sitting out, before or after the names.
const OUT: [&str; 7] = ["out", "쉼", "쉬기", "쉬어요", "빠짐", "休み", "休む"];
/// Words for going home.
const HOME: [&str; 12] = [
    "leave",
    "leaves",
    "home",
    "나감",
    "나가요",
    "귀가",
    "퇴장",
    "帰る",
    "帰り",
    "抜ける",
    "抜け",
    "退席",
];
/// Words for playing again.
const IN: [&str; 10] = [
    "join",
    "joins",
    "back",
    "들어옴",
    "돌아옴",
    "복귀",
    "入る",
    "復帰",
    "戻った",
    "入り",
];
/// Words that may precede `out`, `home` or `in`.
const SIT: [&str; 4] = ["sit", "sits", "goes", "집에"];
/// Words for a place at the table; `true` for a word that comes before the name.
const PLACES: [(&str, SeatSide, bool); 12] = [
    ("before", SeatSide::Before, true),
    ("after", SeatSide::After, true),
    ("for", SeatSide::Instead, true),
    ("앞", SeatSide::Before, false),
    ("뒤", SeatSide::After, false),
    ("다음", SeatSide::After, false),
    ("대신", SeatSide::Instead, false),
    ("前", SeatSide::Before, false),
    ("次", SeatSide::After, false),
    ("後", SeatSide::After, false),
    ("代わり", SeatSide::Instead, false),
    ("代わりに", SeatSide::Instead, false),
];

/// The word that begins a draft's line about who plays the hand; the names follow, the dealer
/// first.
const KEPT: &str = "seated";

impl SeatingRequest {
    /// Returns what a line says about who is at the table; `None` for any other line.
    pub(crate) fn parse(line: &str) -> Option<Self> {
        let mut words = words(line)?;
        words.retain(|word| !SIT.contains(&fold(word).as_str()));
        let place = NewSeat::taken_from(&mut words);
        let says = |word: Option<&String>| {
            let word = fold(word?);
            // The keyboard may have been left in Korean.
            let latin = on_latin_keys(&word).filter(|latin| {
                OUT.iter()
                    .chain(&IN)
                    .chain(&HOME)
                    .any(|known| known == latin)
            });
            let word = latin.as_deref().unwrap_or(&word);
            if OUT.contains(&word) {
                Some(Self::Out as fn(Vec<Name>) -> Self)
            } else if IN.contains(&word) {
                Some((|names| Self::In(names, None)) as fn(Vec<Name>) -> Self)
            } else if HOME.contains(&word) {
                Some(Self::Home as fn(Vec<Name>) -> Self)
            } else {
                None
            }
        };
        if words.len() < 2 {
            return None;
        }
        let seating = if let Some(seating) = says(words.first()) {
            seating(names_of(words.split_off(1)))
        } else {
            let seating = says(words.last())?;
            words.pop();
            seating(names_of(words))
        };
        match (seating, place) {
            (seating, None) => Some(seating),
            (Self::In(names, _), place) => Some(Self::In(names, place)),
            (Self::Out(_) | Self::Home(_), Some(_)) => None,
        }
    }

    /// Returns who plays the hand after this request, the dealer first; `None` if the request needs
    /// a new session.
    pub(crate) fn seated(&self, start: &HandStart) -> Result<Option<Vec<Name>>, Refusal> {
        let mut seated = start.players.clone();
        match self {
            Self::Home(_) => return Ok(None),
            Self::In(_, Some(place)) if place.side == SeatSide::Instead => return Ok(None),
            Self::In(names, _) if names.iter().any(|name| start.of_session(name).is_none()) => {
                return Ok(None);
            }
            Self::Out(names) => {
                for name in names {
                    let name = must_be_of_session(start, name)?;
                    if !seated.contains(&name) {
                        return Err(BadSeating::OutAlready(name).into());
                    }
                    // If the dealer sits out, the next in turn deals.
                    seated.retain(|player| *player != name);
                }
            }
            // These people already have seats.
            Self::In(names, _) => {
                for name in names {
                    let name = must_be_of_session(start, name)?;
                    if seated.contains(&name) {
                        return Err(BadSeating::PlaysAlready(name).into());
                    }
                    let at = seat(&start.everybody, &seated, &name);
                    seated.insert(at, name);
                }
                // If the person who was due to deal sat out and is back, that person deals after
                // all.
                let dealer = |name| start.dealer.as_ref() == Some(name);
                if let Some(at) = seated.iter().position(dealer) {
                    seated.rotate_left(at);
                }
            }
        }
        fits(&start.ruleset.rules, seated.len())?;
        Ok(Some(seated))
    }
}

impl NewSeat {
    /// Removes the place at the table from the words of a line and returns it; `None` if the words
    /// name no place.
    fn taken_from(words: &mut Vec<String>) -> Option<Self> {
        let side = |word: &String| {
            let word = fold(word);
            let found = PLACES.iter().find(|(known, ..)| *known == word);
            found.map(|(_, side, first)| (*side, *first))
        };
        let (at, (side, first)) = words
            .iter()
            .enumerate()
            .find_map(|(at, word)| Some((at, side(word)?)))?;
        let name = if first { at + 1 } else { at.checked_sub(1)? };
        let whom = words.get(name)?.clone();
        words.drain(at.min(name)..=at.max(name));
        Some(Self {
            side,
            whom: whom.into(),
        })
    }
}

/// Returns the player of the session with this name or number, or refuses the text.
pub(crate) fn must_be_of_session(start: &HandStart, text: &str) -> Result<Name, Refusal> {
    start.of_session(text).ok_or_else(|| {
        let (name, players) = (text.to_owned(), start.everybody.clone());
        BadSeating::NotOfSession { name, players }.into()
    })
}

/// Returns the draft's line about who plays a hand.
pub(crate) fn kept(seated: &[Name]) -> String {
    let names = seated.iter().map(|name| quoted(name));
    let words = std::iter::once(KEPT.to_owned()).chain(names);
    words.collect::<Vec<String>>().join(" ")
}

/// Reads who plays a hand from a draft's line; `None` if the line is about something else.
pub(crate) fn of_kept(text: &str) -> Option<Vec<Name>> {
    let names = text.strip_prefix(KEPT)?.strip_prefix(' ')?;
    Some(names_of(shlex::split(names)?))
}

fn names_of(words: Vec<String>) -> Vec<Name> {
    words.into_iter().map(Name::from).collect()
}

/// Returns how many texts of a draft are about the hand itself, rather than who plays it.
pub(crate) fn told_of_the_hand(draft: &[String]) -> usize {
    draft.iter().filter(|text| of_kept(text).is_none()).count()
}

/// Returns the words of all languages for sitting out, playing again and going home.
pub(crate) const fn words_for_each() -> [&'static [&'static str]; 3] {
    [&OUT, &IN, &HOME]
}

/// Returns whether the names after a word come to the table (true) or leave it (false); `None` for
/// any other word.
pub(crate) fn comes(word: &str) -> Option<bool> {
    let word = fold(word);
    let says = |words: &[&str]| words.contains(&word.as_ref());
    match (says(&IN), says(&OUT) || says(&HOME)) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

/// Returns whether a name would be mistaken for a word about who is at the table, or a command.
pub(crate) fn is_word(name: &str) -> bool {
    let folded = fold(name);
    let words = OUT
        .iter()
        .chain(&IN)
        .chain(&HOME)
        .chain(&SIT)
        .chain([&KEPT]);
    let places = PLACES.iter().map(|(word, ..)| word);
    command::is_command(name)
        || TableChip::is_word(name)
        || words.chain(places).any(|word| *word == folded)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<Name> {
        names.iter().map(|name| (*name).into()).collect()
    }

    fn place(side: SeatSide, whom: &str) -> NewSeat {
        let whom = whom.to_owned();
        NewSeat {
            side,
            whom: whom.into(),
        }
    }

    #[test]
    fn a_line_says_who_sits_out_and_who_comes_back() {
        for (line, says) in [
            ("out Bo", Some(SeatingRequest::Out(names(&["Bo"])))),
            ("Bo sits out", Some(SeatingRequest::Out(names(&["Bo"])))),
            (
                "sit out 'Kim Bo' Ann",
                Some(SeatingRequest::Out(names(&["Kim Bo", "Ann"]))),
            ),
            ("철수 쉼", Some(SeatingRequest::Out(names(&["철수"])))),
            (
                "太郎\u{3000}休み",
                Some(SeatingRequest::Out(names(&["太郎"]))),
            ),
            ("Bo back", Some(SeatingRequest::In(names(&["Bo"]), None))),
            ("join Bo", Some(SeatingRequest::In(names(&["Bo"]), None))),
            (
                "철수 들어옴",
                Some(SeatingRequest::In(names(&["철수"]), None)),
            ),
            ("leave Bo", Some(SeatingRequest::Home(names(&["Bo"])))),
            ("Bo goes home", Some(SeatingRequest::Home(names(&["Bo"])))),
            (
                "철수 집에 나감",
                Some(SeatingRequest::Home(names(&["철수"]))),
            ),
            (
                "ㅓㅐㅑㅜ 지수",
                Some(SeatingRequest::In(names(&["지수"]), None)),
            ),
            ("太郎 帰る", Some(SeatingRequest::Home(names(&["太郎"])))),
            (
                "join Dan after Bo",
                Some(SeatingRequest::In(
                    names(&["Dan"]),
                    Some(place(SeatSide::After, "Bo")),
                )),
            ),
            (
                "지수 들어옴 철수 대신",
                Some(SeatingRequest::In(
                    names(&["지수"]),
                    Some(place(SeatSide::Instead, "철수")),
                )),
            ),
            (
                "ジス 入る 太郎 前",
                Some(SeatingRequest::In(
                    names(&["ジス"]),
                    Some(place(SeatSide::Before, "太郎")),
                )),
            ),
            ("out Bo after Ann", None),
            ("Bo goes", None),
            ("Bo stop", None),
            ("out", None),
        ] {
            assert_eq!(SeatingRequest::parse(line), says, "{line}");
        }
    }

    #[test]
    fn what_is_kept_is_read_again() {
        let seated = names(&["Kim Bo", "철수"]);
        assert_eq!(of_kept(&kept(&seated)), Some(seated));
        assert_eq!(of_kept("seated"), None);
        assert_eq!(of_kept("Ann stop"), None);
    }
}
