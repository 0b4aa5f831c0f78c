//! Words about people who join or leave during an evening.

use super::worth_of;
use crate::evening::change::{TableChange, TableNext};
use crate::report::newly::New;
use crate::words::en::list;

/// Says which people and currencies are new, and which known names may have been meant.
pub(crate) fn new_here(new: &[New]) -> String {
    let one = |new: &New| match &new.near {
        Some(near) => format!("{} (not {near}?)", new.name),
        None => new.name.clone(),
    };
    let all: Vec<String> = new.iter().map(one).collect();
    format!("New in this ledger: {}.", all.join(", "))
}

/// Says what changes at the table, and what follows from the change.
pub(crate) fn table_next(next: &TableNext) -> String {
    let what = match &next.change {
        TableChange::Come { names, new: true } => {
            let are = if names.len() == 1 { "is" } else { "are" };
            format!("{} {are} new at this table.", list(names))
        }
        TableChange::Come { names, new: false } => {
            let join = if names.len() == 1 { "joins" } else { "join" };
            format!("{} {join} the table.", list(names))
        }
        TableChange::Instead { name, whom } => {
            format!("{name} sits down for {whom}, who goes home.")
        }
        TableChange::Home(names) => {
            let go = if names.len() == 1 { "goes" } else { "go" };
            format!("{} {go} home.", list(names))
        }
        TableChange::Chip(Some(chip)) => {
            format!("A chip is worth {} from now on.", worth_of(chip))
        }
        TableChange::Chip(None) => "Chips are not worth money from now on.".to_owned(),
    };
    let settled = if next.played {
        "What was played is settled up, and "
    } else {
        ""
    };
    let players = list(&next.players);
    format!("{what} {settled}{players} play on.")
}
