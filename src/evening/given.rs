//! What is entered of a hand: a text, or what was chosen from menus.

use crate::card::Calendar;
use crate::record::{Line, Short};

/// What is entered of a hand.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Given {
    /// What was typed, or an answer as it would be typed.
    Text(String),
    /// A line of the record.
    Line(Line),
    /// The turn of the player who has to take one.
    Turn(Short),
}

impl Given {
    /// Returns how it would be typed.
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
