//! Words about people who join or leave during an evening.

use super::worth_of;
use crate::evening::change::{TableChange, TableNext};
use crate::report::newly::New;
use crate::vocabulary::particle::{EUN, GA, YEYO, with};
use crate::words::ko::list;

pub(crate) fn new_here(new: &[New]) -> String {
    let one = |new: &New| match &new.near {
        Some(near) => format!("{} (혹시 {}?)", new.name, with(near, YEYO)),
        None => new.name.clone(),
    };
    let all: Vec<String> = new.iter().map(one).collect();
    format!("이 장부에 처음 나와요: {}.", all.join(", "))
}

pub(crate) fn table_next(next: &TableNext) -> String {
    let what = match &next.change {
        TableChange::Come { names, new: true } => {
            format!("{} 이 자리에 처음 왔어요.", with(&list(names), EUN))
        }
        TableChange::Come { names, new: false } => format!("{} 들어와요.", with(&list(names), GA)),
        TableChange::Instead { name, whom } => {
            format!("{whom} 대신 {} 앉아요.", with(name, GA))
        }
        TableChange::Home(names) => format!("{} 먼저 가요.", with(&list(names), GA)),
        TableChange::Chip(Some(chip)) => format!("이제부터 점당 {}.", with(&worth_of(chip), YEYO)),
        TableChange::Chip(None) => "이제부터 돈 없이 점수로만 쳐요.".to_owned(),
    };
    let settled = if next.played {
        "지금까지 친 것은 정산하고, "
    } else {
        ""
    };
    let players = with(&list(&next.players), GA);
    format!("{what} {settled}{players} 이어서 쳐요.")
}
