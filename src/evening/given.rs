//! An input for a hand: a text, or a choice from menus.

use crate::card::Calendar;
use crate::record::{Line, Short};

/// An input for a hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Given {
    /// A typed text, or a chosen answer as it would be typed.
    Text(String),
    /// A line of the record.
    Line(Line),
    /// A turn of the player whose turn it is.
    Turn(Short),
}

impl Given {
    /// Returns the input as it would be typed, with months numbered by `calendar`.
    pub(crate) fn text(&self, calendar: Calendar) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Line(line) => line.print(calendar),
            Self::Turn(Short::Cards(cards)) => {
                let codes = cards.iter().map(|flip| flip.card.value.code(calendar));
                codes.collect::<Vec<String>>().join(" ")
            }
            Self::Turn(Short::Turn(turn)) => turn.print(calendar),
        }
    }
}
