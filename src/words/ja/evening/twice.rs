//! Words about evenings that were recorded twice.

use super::on_day;
use crate::ledger::{SessionName, TwiceFault};
use crate::record::Name;
use crate::report::Alike;
use crate::words::ja::list;

pub(crate) fn alike(alike: &Alike, (one, other): (&str, &str), players: &[Name]) -> String {
    let (day, players) = (on_day(&alike.day), list(players));
    let ((hands, others), equal) = (alike.hands, alike.equal);
    let money = if alike.word.handed.0.is_empty() {
        ""
    } else {
        "お金の受け渡しも両方に記録されています。"
    };
    format!(
        "{one}の回と{other}の回（{day}: {players}）: {hands}局と{others}局のうち、{equal}局のチップが同じです。\
         {money}"
    )
}

pub(crate) fn twice_part(name: &SessionName) -> String {
    match name.before {
        0 => name.evening.to_string(),
        before => format!("{}（{}局目から）", name.evening, before + 1),
    }
}

pub(crate) fn is_beside(from: u32, counts: &SessionName) -> String {
    let counts = &counts.evening;
    if from <= 1 {
        format!("二重の記録です。{counts}の回だけを数え、この回は数えません。")
    } else {
        format!("二重の記録です。{from}局目からは{counts}の回だけを数え、この回は数えません。")
    }
}

pub(crate) fn twice_fault(fault: TwiceFault) -> String {
    match fault {
        TwiceFault::Same(session) => {
            format!("第{session}回と同じ番号が二度入っています。別の回の番号を入れてください。")
        }
        TwiceFault::Empty(session) => {
            format!("第{session}回にはその回だけの局がないので、二重の記録ではありえません。")
        }
    }
}
