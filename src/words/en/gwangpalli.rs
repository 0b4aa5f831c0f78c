//! Words for tables with more than three people: who plays, who sold what, and what is due.

use super::count;
use crate::gostop::SeatRole;
use crate::words::Text;

/// Returns what each loser of the next hand with a winner owes somebody for gwangpalli.
pub(crate) fn due(name: &str, chips: i64) -> Text {
    format!("{} due to {name} from each loser", count(chips, "chip")).into()
}

/// Says that a sale lapses because nobody won the hand after it.
pub(crate) fn due_lapses(name: &str, chips: i64) -> Text {
    let due = due(name, chips);
    Text::both(|form| format!("{} lapse: nobody has won since the sale.", form.pick(&due)))
}

/// Says why a person at the table plays or sits out.
pub(crate) const fn part(part: SeatRole) -> &'static str {
    match part {
        SeatRole::Plays => "plays",
        SeatRole::Undecided => "not decided",
        SeatRole::Stays => "stayed",
        SeatRole::MustStay => "has to stay",
        SeatRole::Drops => "dropped",
        SeatRole::Forced => "forced out",
        SeatRole::Iris => "out with the iris",
    }
}

/// Returns what was sold: the cards, and the month of a triple if one was sold.
pub(crate) fn sold(cards: &str, month: Option<u8>) -> String {
    let triple = month.map_or_else(String::new, |month| format!(", showed month {month}"));
    format!("sold: {cards}{triple}")
}
