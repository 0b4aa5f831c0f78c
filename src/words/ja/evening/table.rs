//! Words about people who join or leave during an evening.

use super::worth_of;
use crate::evening::change::{TableChange, TableNext};
use crate::report::newly::New;
use crate::words::ja::{in_points, list};

pub(crate) fn new_here(new: &[New]) -> String {
    let one = |new: &New| match &new.near {
        Some(near) => format!("{}（{near}のことですか）", new.name),
        None => new.name.clone(),
    };
    let all: Vec<String> = new.iter().map(one).collect();
    format!("この帳簿に初めて出てきます: {}。", all.join("、"))
}

pub(crate) fn table_next(next: &TableNext) -> String {
    let what = match &next.change {
        TableChange::Come { names, new: true } => {
            format!("{}はこの卓が初めてです。", list(names))
        }
        TableChange::Come { names, new: false } => format!("{}が入ります。", list(names)),
        TableChange::Instead { name, whom } => format!("{whom}の代わりに{name}が入ります。"),
        TableChange::Home(names) => format!("{}は帰ります。", list(names)),
        TableChange::Chip(Some(chip)) => {
            let point = in_points(1, next.unit);
            format!("これから{point}（1チップ）は{}です。", worth_of(chip))
        }
        TableChange::Chip(None) => "これからはお金なしで、チップだけで遊びます。".to_owned(),
    };
    let settled = if next.played {
        "ここまでの分を精算して、"
    } else {
        ""
    };
    let players = list(&next.players);
    format!("{what}{settled}{players}で続けます。")
}
