//! Reading short answers: yes and no, players, numbers, cards, months.

mod counts;
mod said;
mod who;

pub(crate) use counts::{cards, number, one_of, people, times};
pub(crate) use said::yes_or_no;
pub(crate) use said::{
    accepts, agrees, call, cards_or_points, corrects, decision, hand_or_money, is_none, nobody_won,
    sale, says_enough, says_nothing, with_or_without,
};
pub(crate) use who::{begun_with, named, player, players};

#[cfg(test)]
mod tests;
