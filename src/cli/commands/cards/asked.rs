//! Which cards the command line asks for: by month, kind, card or set.

use super::pack::{faces, months};
use super::sets::CardSet;
use crate::card::{Calendar, Card, Flower, Joker, Kind, fold, read_kind, read_month, read_word};
use crate::letters::width;
use crate::record::{Fault, Problem};

/// Words that stand for all jokers.
const JOKERS: [&str; 6] = ["joker", "jokers", "j", "조커", "보너스패", "ジョーカー"];

/// The cards that were asked for, in the order of the sheet.
pub(super) struct CardSelection {
    cards: Vec<Card>,
    all: bool,
}

impl CardSelection {
    /// True if nothing in particular was asked for.
    pub(super) const fn is_all(&self) -> bool {
        self.all
    }

    /// Returns the chosen cards, flowers first and jokers last.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.iter().copied()
    }

    /// Returns the chosen cards of a flower, or the jokers for `None`.
    pub(super) fn of_flower(&self, flower: Option<Flower>) -> Vec<Card> {
        self.cards()
            .filter(|card| card.flower() == flower)
            .collect()
    }

    /// True if at least one of the cards belongs to the set.
    pub(super) fn touches(&self, set: CardSet) -> bool {
        self.cards().any(|card| set.cards.contains(card))
    }
}

/// Returns the cards that the words ask for (all cards if there are no words), or what is wrong
/// with the words. Columns count through the words as typed, with one space between them.
pub(super) fn cards(words: &[String], calendar: Calendar) -> Result<CardSelection, Vec<Fault>> {
    let all = months(calendar).flat_map(faces);
    let all = all.chain(Joker::ALL.map(Card::joker));
    if words.is_empty() {
        let cards = all.collect();
        return Ok(CardSelection { cards, all: true });
    }
    let (mut wanted, mut faults, mut column) = (Vec::new(), Vec::new(), 1);
    for word in words {
        match named(word, calendar) {
            Ok(cards) => wanted.extend(cards),
            Err(problem) => faults.push(Fault::new(1, column, problem)),
        }
        column += width(word) + 1;
    }
    if faults.is_empty() {
        let cards = all.filter(|card| wanted.contains(card)).collect();
        Ok(CardSelection { cards, all: false })
    } else {
        Err(faults)
    }
}

fn named(word: &str, calendar: Calendar) -> Result<Vec<Card>, Problem> {
    if JOKERS.contains(&fold(word).as_str()) {
        return Ok(Joker::ALL.map(Card::joker).to_vec());
    }
    if let Some(flower) = read_month(word, calendar) {
        return Ok(faces(flower).collect());
    }
    if let Some(kind) = read_kind(word) {
        // Asking for junk includes double junk.
        let is_asked = |of| of == kind || (kind, of) == (Kind::Junk, Kind::DoubleJunk);
        return Ok(Card::faces()
            .filter(|card| card.kind().is_some_and(is_asked))
            .collect());
    }
    read_word(word, calendar).map_err(Problem::UnknownCard)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::codes;

    fn asked(words: &str) -> String {
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        match cards(&words, Calendar::Korean) {
            Ok(asked) => codes(asked.cards(), Calendar::Korean),
            Err(faults) => {
                let columns = faults.iter().map(|fault| fault.place.column.to_string());
                columns.collect::<Vec<String>>().join(" ")
            }
        }
    }

    #[test]
    fn months_kinds_cards_and_sets_are_understood() {
        assert_eq!(asked("8"), "8gyp");
        assert_eq!(asked("공산"), "8gyp");
        assert_eq!(asked("moon"), "8g");
        assert_eq!(asked("광"), "1g 3g 8g 11g 12g");
        assert_eq!(asked("고도리"), "2y 4y 8y");
        assert_eq!(asked("쌍피"), "11s 12s");
        assert_eq!(asked("8g 松 moon"), "1gtp 8g");
        assert_eq!(asked("조커"), "j1 j2 j3 jb jx jg");
        assert_eq!(asked("피"), "1p 2p 3p 4p 5p 6p 7p 8p 9p 10p 11sp 12s");
    }

    #[test]
    fn each_word_that_is_nothing_is_named_by_its_column() {
        assert_eq!(asked("8g 13 팔세 x"), "4 7 10");
    }
}
