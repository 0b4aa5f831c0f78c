//! Lines that give a turn card by card: the card played and the cards turned up.

use super::Spanned;
use crate::card::{Calendar, Card, Flower};
use smallvec::SmallVec;
use std::fmt::Write as _;

/// A card turned up from the stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flip {
    /// The card.
    pub card: Spanned<Card>,
    /// Which of two loose cards the turned-up card took, if the line says so.
    pub on: Option<Spanned<Card>>,
}

/// The cards turned up in a turn; usually one.
pub type Flips = SmallVec<[Flip; 1]>;

/// A card played from the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The card.
    pub card: Spanned<Card>,
    /// The cards turned up in place of a played joker: perhaps more jokers, then the card that is
    /// played.
    pub then: Vec<Spanned<Card>>,
    /// Which of two loose cards the played card was laid on, if the line says so.
    pub on: Option<Spanned<Card>>,
}

/// A turn, or one line of a turn that takes several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// `plays X [then Z…] [on Y] [flips Z… [on W]]`
    Plays(Play, Flips),
    /// `bombs M flips Z…`
    Bombs(Spanned<Flower>, Flips),
    /// `grenades M flips Z…`
    Grenades(Spanned<Flower>, Flips),
    /// `flips Z…`: a turn in which no card is played from the hand
    Flips(Flips),
    /// `draws J [Z]`: a joker laid down at the start of the turn, and the card drawn for it
    Draws(Spanned<Card>, Option<Spanned<Card>>),
}

/// A turn in the short form, without a name; it is clear whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Short {
    /// `1t 4p`: the cards in the order in which they appeared. The cards on the table show which of
    /// these came from the hand.
    Cards(Flips),
    /// `bombs 5 7p`, `grenades 5 7p`
    Turn(Turn),
}

impl Turn {
    /// Returns the turn without any `on` that names this card.
    #[must_use]
    pub fn not_on(mut self, card: Card) -> Self {
        let not = |on: &mut Option<Spanned<Card>>| *on = on.filter(|on| on.value != card);
        if let Self::Plays(play, _) = &mut self {
            not(&mut play.on);
        }
        if let Self::Plays(_, flips)
        | Self::Bombs(_, flips)
        | Self::Grenades(_, flips)
        | Self::Flips(flips) = &mut self
        {
            for flip in flips {
                not(&mut flip.on);
            }
        }
        self
    }

    /// Returns the cards that came from the stock, in the order of the turn.
    pub fn turned_up(&self) -> impl Iterator<Item = Card> {
        let (first, flips): (&[Spanned<Card>], &[Flip]) = match self {
            Self::Plays(play, flips) => (&play.then, flips),
            Self::Bombs(_, flips) | Self::Grenades(_, flips) | Self::Flips(flips) => (&[], flips),
            Self::Draws(_, drawn) => (drawn.as_slice(), &[]),
        };
        let first = first.iter().map(|card| card.value);
        first.chain(flips.iter().map(|flip| flip.card.value))
    }

    /// Notes that the card written at this column was laid on `onto`, one of two loose cards.
    pub fn choose(&mut self, column: u32, onto: Card) {
        let on = Some(Spanned::new(onto, column));
        if let Self::Plays(play, _) = self
            && play.then.last().unwrap_or(&play.card).column == column
        {
            play.on = on;
        } else if let Self::Plays(_, flips)
        | Self::Bombs(_, flips)
        | Self::Grenades(_, flips)
        | Self::Flips(flips) = self
            && let Some(flip) = flips.iter_mut().find(|flip| flip.card.column == column)
        {
            flip.on = on;
        }
    }

    /// Writes the canonical text that follows the player's name.
    pub fn print(&self, calendar: Calendar) -> String {
        let mut text = match self {
            Self::Plays(play, _) => play.print(calendar),
            Self::Bombs(month, _) => format!("bombs {}", month.value.month(calendar)),
            Self::Grenades(month, _) => format!("grenades {}", month.value.month(calendar)),
            Self::Flips(_) => "flips".to_owned(),
            Self::Draws(joker, drawn) => {
                let drawn = drawn.iter().map(|card| card.value);
                let cards = std::iter::once(joker.value).chain(drawn);
                return cards.fold("draws".to_owned(), |text, card| {
                    text + " " + &card.code(calendar)
                });
            }
        };
        if let Self::Plays(_, flips)
        | Self::Bombs(_, flips)
        | Self::Grenades(_, flips)
        | Self::Flips(flips) = self
            && !flips.is_empty()
        {
            if !matches!(self, Self::Flips(_)) {
                text.push_str(" flips");
            }
            for flip in flips {
                let _ = write!(text, " {}", flip.card.value.code(calendar));
                print_on(&mut text, flip.on, calendar);
            }
        }
        text
    }
}

impl Play {
    fn print(&self, calendar: Calendar) -> String {
        let mut text = format!("plays {}", self.card.value.code(calendar));
        for (at, card) in self.then.iter().enumerate() {
            let word = if at == 0 { "then " } else { "" };
            let _ = write!(text, " {word}{}", card.value.code(calendar));
        }
        print_on(&mut text, self.on, calendar);
        text
    }
}

fn print_on(text: &mut String, on: Option<Spanned<Card>>, calendar: Calendar) {
    if let Some(on) = on {
        let _ = write!(text, " on {}", on.value.code(calendar));
    }
}
