//! What lies on the table: loose cards and stacks of three.

use crate::card::{Card, Flower, Pile};
use crate::record::Seat;

/// Three cards of a month that are taken together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// The month of the stack.
    pub month: Flower,
    /// The three cards.
    pub cards: Pile,
    /// Who made the stack; `None` if it was dealt.
    pub maker: Option<Seat>,
    /// The jokers lying on the stack.
    pub jokers: Pile,
}

/// The table between turns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The loose cards, at most two of each month.
    pub loose: Pile,
    /// The stacks on the table.
    pub stacks: Vec<Stack>,
}

impl Layout {
    /// Returns the layout for dealt cards, where three of a month form a stack.
    pub fn dealt(cards: Pile) -> Self {
        let mut layout = Self {
            loose: cards,
            stacks: Vec::new(),
        };
        for month in Flower::ALL {
            let three = layout.loose_of(month);
            if three.len() == 3 {
                layout.loose = layout.loose.without(three);
                layout.stacks.push(Stack {
                    month,
                    cards: three,
                    maker: None,
                    jokers: Pile::EMPTY,
                });
            }
        }
        layout
    }

    /// Returns the loose cards of a month.
    pub fn loose_of(&self, month: Flower) -> Pile {
        self.loose.of_month(month)
    }

    /// Returns the stack of a month.
    pub fn stack_of(&self, month: Flower) -> Option<&Stack> {
        self.stacks.iter().find(|stack| stack.month == month)
    }

    /// Removes and returns the stack of a month.
    pub(super) fn lift_stack(&mut self, month: Flower) -> Option<Stack> {
        let at = self.stacks.iter().position(|stack| stack.month == month)?;
        Some(self.stacks.remove(at))
    }

    /// Returns whether the table is empty.
    pub fn is_empty(&self) -> bool {
        self.loose.is_empty() && self.stacks.is_empty()
    }

    /// Returns all cards on the table.
    pub fn cards(&self) -> Pile {
        let stacks = self.stacks.iter();
        stacks.fold(self.loose, |all, stack| {
            all.plus(stack.cards).plus(stack.jokers)
        })
    }

    /// Returns whether only two loose cards of different months are on the table.
    pub(super) fn is_two_months(&self) -> bool {
        let mut months = self.loose.iter().map(Card::flower);
        let two = self.stacks.is_empty() && self.loose.len() == 2;
        two && months.next() != months.next()
    }

    /// Returns whether this layout is possible.
    pub(super) fn is_sound(&self) -> bool {
        let jokers = self.loose.iter().any(|card| card.as_joker().is_some());
        let loose = Flower::ALL.iter().all(|month| {
            let stack = self.stacks.iter().filter(|stack| stack.month == *month);
            match stack.count() {
                0 => self.loose_of(*month).len() <= 2,
                1 => self.loose_of(*month).is_empty(),
                _ => false,
            }
        });
        let stacks = self.stacks.iter().all(|stack| {
            let of_month = |card: Card| card.flower() == Some(stack.month);
            stack.cards.len() == 3 && stack.cards.iter().all(of_month)
        });
        loose && stacks && !jokers
    }
}
