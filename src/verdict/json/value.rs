//! The small parts of a verdict in JSON: cards, months, turns and parties.

use crate::card::{Calendar, Card, Flower, Pile, codes, read_word};
use crate::record::{Name, POT, Turn};
use crate::verdict::Party;

/// The JSON form of a part of a verdict of type `T`.
pub(super) trait JsonPart<T>: Sized {
    /// Converts a part to its JSON form.
    fn from_part(part: &T, calendar: Calendar) -> Self;

    /// Converts the JSON form back to the part.
    fn read(self, calendar: Calendar) -> Result<T, BadJsonValue>;
}

/// The error for a text that is not the card, month, turn or game that a verdict should have there.
pub(super) struct BadJsonValue(pub(super) String);

/// Converts each part to its JSON form.
pub(super) fn all<T, W: JsonPart<T>>(parts: &[T], calendar: Calendar) -> Vec<W> {
    parts
        .iter()
        .map(|part| W::from_part(part, calendar))
        .collect()
}

/// What separates the lines of a turn.
const BETWEEN: &str = "; ";

impl<T, W: JsonPart<T>> JsonPart<Option<T>> for Option<W> {
    fn from_part(part: &Option<T>, calendar: Calendar) -> Self {
        part.as_ref().map(|part| W::from_part(part, calendar))
    }

    fn read(self, calendar: Calendar) -> Result<Option<T>, BadJsonValue> {
        self.map(|written| written.read(calendar)).transpose()
    }
}

impl<T, W: JsonPart<T>> JsonPart<Vec<T>> for Vec<W> {
    fn from_part(parts: &Vec<T>, calendar: Calendar) -> Self {
        all(parts, calendar)
    }

    fn read(self, calendar: Calendar) -> Result<Vec<T>, BadJsonValue> {
        let written = self.into_iter();
        written.map(|written| written.read(calendar)).collect()
    }
}

impl JsonPart<Vec<Card>> for String {
    fn from_part(cards: &Vec<Card>, calendar: Calendar) -> Self {
        codes(cards.iter().copied(), calendar)
    }

    fn read(self, calendar: Calendar) -> Result<Vec<Card>, BadJsonValue> {
        let mut cards = Vec::new();
        for word in self.split_whitespace() {
            let read = read_word(word, calendar);
            cards.extend(read.map_err(|unknown| BadJsonValue(unknown.word))?);
        }
        Ok(cards)
    }
}

impl JsonPart<Pile> for String {
    fn from_part(pile: &Pile, calendar: Calendar) -> Self {
        pile.codes(calendar)
    }

    fn read(self, calendar: Calendar) -> Result<Pile, BadJsonValue> {
        let cards: Vec<Card> = self.read(calendar)?;
        Ok(cards.into_iter().collect())
    }
}

impl JsonPart<Card> for String {
    fn from_part(card: &Card, calendar: Calendar) -> Self {
        card.code(calendar)
    }

    fn read(self, calendar: Calendar) -> Result<Card, BadJsonValue> {
        match read_word(&self, calendar).as_deref() {
            Ok([card]) => Ok(*card),
            _ => Err(BadJsonValue(self)),
        }
    }
}

impl JsonPart<Flower> for u8 {
    fn from_part(month: &Flower, calendar: Calendar) -> Self {
        month.month(calendar)
    }

    fn read(self, calendar: Calendar) -> Result<Flower, BadJsonValue> {
        Flower::of_month(self, calendar).ok_or_else(|| BadJsonValue(self.to_string()))
    }
}

impl JsonPart<Vec<Turn>> for String {
    fn from_part(turns: &Vec<Turn>, calendar: Calendar) -> Self {
        let lines: Vec<Self> = turns.iter().map(|turn| turn.print(calendar)).collect();
        lines.join(BETWEEN)
    }

    fn read(self, calendar: Calendar) -> Result<Vec<Turn>, BadJsonValue> {
        let read = |line| Turn::read(line, calendar).ok_or_else(|| BadJsonValue(Self::from(line)));
        let lines = self.split(BETWEEN).filter(|line| !line.is_empty());
        lines.map(read).collect()
    }
}

impl JsonPart<Party> for Name {
    fn from_part(party: &Party, _: Calendar) -> Self {
        party.word().into()
    }

    fn read(self, _: Calendar) -> Result<Party, BadJsonValue> {
        Ok(if self == POT {
            Party::Pot
        } else {
            Party::Player(self)
        })
    }
}
