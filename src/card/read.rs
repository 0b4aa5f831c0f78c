//! Reads cards as people write them: as codes, words in three languages, or names of sets.

use super::face::written;
use super::fold::fold;
use super::names::{
    CARD_WORDS, DRY_BRIGHTS, FLOWER_WORDS, KIND_WORDS, MONTH_WORDS, OPEN_SETS, SETS,
    WORDS_AFTER_FLOWER,
};
use super::nearest::card_words;
use super::{Calendar, Card, Flower, Joker, Kind, Pile};
use crate::letters::on_latin_keys;

/// A named set of which only the number of cards is fixed, not every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenSet {
    /// The card that is always in the set, if there is one.
    pub with: Option<Card>,
    /// How many cards the set has apart from `with`.
    pub count: u32,
    /// The cards that the other `count` cards are chosen from.
    pub among: Pile,
}

/// A word that should name a card but does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCard {
    /// The word as written.
    pub word: String,
    /// The flower, if the word names one and only its kind was not understood.
    pub flower: Option<Flower>,
}

impl UnknownCard {
    /// Returns the set that the word names, if it is one that leaves its cards open.
    pub fn open_set(&self) -> Option<OpenSet> {
        let folded = fold(&self.word);
        let mut all = OPEN_SETS.iter();
        let (_, rain, count) = all.find(|(name, _, _)| *name == folded)?;
        Some(OpenSet {
            with: rain.then_some(Card::RAIN),
            count: *count,
            among: DRY_BRIGHTS,
        })
    }

    /// Returns the nearest word that names a card. `None` if no word is near, and for a number that
    /// is no month, since no card would be a good guess.
    pub fn nearest(&self, calendar: Calendar) -> Option<&'static str> {
        let folded = fold(&self.word);
        let number = folded.parse::<u32>();
        if number.is_ok_and(|number| !(1..=12).contains(&number)) {
            return None;
        }
        let word = code_by_keys(&folded).unwrap_or_else(|| folded.into());
        card_words(calendar).nearest(&word)
    }
}

/// Returns the cards of a code such as `1gtpp`, its kinds in lower case; `None` for any other word,
/// even one that names cards. Also reads `12ppp`, since in Japan the three junk cards of paulownia
/// are alike.
pub(crate) fn read_code(word: &str, calendar: Calendar) -> Option<impl Iterator<Item = Card>> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let (month, kinds) = word.split_at(digits);
    let flower = month_of(month, calendar).filter(|_| !kinds.is_empty())?;
    let card = move |letter| written(flower, kind_of_letter(letter)?);
    let all = kinds.chars().all(|letter| card(letter).is_some());
    let alike = calendar == Calendar::Japanese && flower == Flower::Paulownia;
    let third = kinds.match_indices('p').nth(2).map(|(at, _)| at);
    let third = third.filter(|_| alike && !kinds.contains('s'));
    let letters = kinds.char_indices();
    let letters = letters.map(move |(at, letter)| if Some(at) == third { 's' } else { letter });
    all.then(|| letters.filter_map(card))
}

/// Returns the flower of a month number; `None` for a number with a sign or leading zeros.
fn month_of(number: &str, calendar: Calendar) -> Option<Flower> {
    let month = number
        .parse()
        .ok()
        .filter(|_| !number.starts_with(['0', '+']))?;
    Flower::of_month(month, calendar)
}

/// Returns the cards that a word names; `1gtpp` and `godori` name several.
pub fn read_word(word: &str, calendar: Calendar) -> Result<Vec<Card>, UnknownCard> {
    if let Some(cards) = read_code(word, calendar) {
        return Ok(cards.collect());
    }
    let folded = fold(word);
    if let Some((_, card)) = CARD_WORDS.iter().find(|(name, _)| *name == folded) {
        return Ok(vec![*card]);
    }
    if let Some((_, set)) = SETS.iter().find(|(name, _)| *name == folded) {
        return Ok(set.iter().collect());
    }
    if let Some(joker) = Joker::of_code(&folded) {
        return Ok(vec![Card::joker(joker)]);
    }
    let flower = flowers(&folded, calendar);
    for (flower, rest) in &flower {
        let rest = rest.trim_start_matches('-');
        if let Some(cards) = kinds(*flower, rest) {
            return Ok(cards);
        }
        if let Some(card) = after_flower(*flower, rest) {
            return Ok(vec![card]);
        }
    }
    if let Some(typed) = code_by_keys(&folded) {
        return read_word(&typed, calendar).map_err(|unknown| UnknownCard {
            word: word.to_owned(),
            ..unknown
        });
    }
    Err(UnknownCard {
        word: word.to_owned(),
        flower: flower.first().map(|(flower, _)| *flower),
    })
}

/// Converts a code typed with the keyboard set to Korean into Latin keys: `8ㅎ` is `8g`, `1세` is
/// `1tp`. `None` if the keys contain anything that codes do not.
fn code_by_keys(folded: &str) -> Option<String> {
    let of_code = |key: u8| key.is_ascii_digit() || b"gyktspj".contains(&key);
    on_latin_keys(folded).filter(|typed| typed.bytes().all(of_code))
}

/// Returns the flower of the month that the whole word names: `5`, `5월`, `난초`, `iris`.
pub fn read_month(word: &str, calendar: Calendar) -> Option<Flower> {
    if let Some(month) = month_of(word, calendar) {
        return Some(month);
    }
    let folded = fold(word);
    flowers(&folded, calendar)
        .into_iter()
        .find(|(_, rest)| rest.is_empty())
        .map(|(flower, _)| flower)
}

/// Returns the kind that the whole word names: `광`, `ribbon`, `カス`, or the kind's letter in codes.
pub fn read_kind(word: &str) -> Option<Kind> {
    let folded = fold(word);
    let singular = folded.strip_suffix('s').unwrap_or(&folded);
    let named = |word: &str| KIND_WORDS.iter().find(|(name, _)| *name == word);
    let kind = named(&folded).or_else(|| named(singular));
    let mut letters = folded.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    kind.map(|(_, kind)| *kind)
        .or_else(|| kind_of_letter(letter?))
}

/// Returns each way to read a flower at the start of a word, with the rest of the word after it;
/// the longest match comes first.
fn flowers(word: &str, calendar: Calendar) -> Vec<(Flower, &str)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let numbered = word[..digits].parse().ok();
    let spoken = MONTH_WORDS
        .iter()
        .filter_map(|(name, month)| Some((*month, word.strip_prefix(name)?)));
    let named = FLOWER_WORDS
        .iter()
        .filter_map(|(name, flower)| Some((*flower, word.strip_prefix(name)?)));
    let mut found: Vec<(Flower, &str)> = numbered
        .map(|month| (month, &word[digits..]))
        .into_iter()
        .chain(spoken)
        .filter_map(|(month, rest)| {
            let rest = rest.strip_prefix(['월', '月']).unwrap_or(rest);
            Some((Flower::of_month(month, calendar)?, rest))
        })
        .chain(named)
        .collect();
    found.sort_by_key(|(_, rest)| rest.len());
    found
}

/// Returns the cards of a flower that `rest`, the word after it, names: kind letters in any order,
/// or one kind word.
fn kinds(flower: Flower, rest: &str) -> Option<Vec<Card>> {
    if rest.is_empty() {
        return None;
    }
    if let Some((_, kind)) = KIND_WORDS.iter().find(|(name, _)| *name == rest) {
        return written(flower, *kind).map(|card| vec![card]);
    }
    rest.chars()
        .map(|letter| written(flower, kind_of_letter(letter)?))
        .collect()
}

/// Returns the card that a flower and the words after it name: the card's own word, a kind or a set
/// of ribbons, as in `松に鶴`, `松の光`, `송학홍단`.
fn after_flower(flower: Flower, rest: &str) -> Option<Card> {
    let rest = rest.strip_prefix(['に', 'の']).unwrap_or(rest);
    let words = CARD_WORDS.iter().chain(WORDS_AFTER_FLOWER);
    let named = words
        .filter(|(name, _)| *name == rest)
        .map(|(_, card)| *card);
    let kinds = KIND_WORDS.iter().filter(|(name, _)| *name == rest);
    let of_kind = kinds.filter_map(|(_, kind)| written(flower, *kind));
    let sets = SETS.iter().filter(|(name, _)| *name == rest);
    let ribbons = sets
        .flat_map(|(_, set)| set.iter())
        .filter(|card| card.kind() == Some(Kind::Ribbon));
    let mut cards = named.chain(of_kind).chain(ribbons);
    cards.find(|card| card.flower() == Some(flower))
}

fn kind_of_letter(letter: char) -> Option<Kind> {
    Some(match letter {
        'g' => Kind::Bright,
        'y' | 'k' => Kind::Animal,
        't' => Kind::Ribbon,
        's' => Kind::DoubleJunk,
        'p' => Kind::Junk,
        _ => return None,
    })
}

#[cfg(test)]
mod tests;
