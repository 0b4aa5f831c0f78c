//! Words about evenings that were kept twice.

use super::on_day;
use crate::ledger::{SessionName, TwiceFault};
use crate::record::Name;
use crate::report::Alike;
use crate::words::ja::list;

/// Returns which two sessions seem to be one evening, and why.
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

/// Asks whether two sessions are one evening, and which counts.
pub(crate) fn same_evening(one: &str, other: &str) -> String {
    format!(
        "同じ回が二重に記録されていますか。[y: {one}の回だけ数える、{other}: {other}の回だけ数える、n: \
         両方数える] "
    )
}

/// Says which of two sessions counts, and what to do if it should not be so.
pub(crate) fn counts_for(counts: &str, beside: &str, command: &str) -> String {
    format!(
        "{counts}の回だけを数えます。{beside}の回は帳簿に残りますが、数えません。両方数えるなら: `{command}`"
    )
}

/// Returns what one of two sessions is called.
pub(crate) fn twice_part(name: &SessionName) -> String {
    match name.before {
        0 => name.evening.to_string(),
        before => format!("{}（{}局目から）", name.evening, before + 1),
    }
}

/// Says that two sessions are two evenings.
pub(crate) fn both_count(one: &str, other: &str) -> String {
    format!("{one}の回と{other}の回は別の回として、両方数えます。")
}

/// Says that nothing was said of two sessions that seem to be one evening, and how to say it.
pub(crate) fn twice_unsaid(command: &str) -> String {
    format!(
        "決まるまでは両方数えます。同じ回なら `{command}`（先に書いた回だけ数えます）、別の回なら `--both` \
         を付けてください。"
    )
}

pub(crate) fn none_twice() -> &'static str {
    "二重に記録されたらしい回はありません。"
}

/// Says that a session, or what it has from a hand on, does not count.
pub(crate) fn is_beside(from: u32, counts: &SessionName) -> String {
    let counts = &counts.evening;
    if from <= 1 {
        format!("二重の記録です。{counts}の回だけを数え、この回は数えません。")
    } else {
        format!("二重の記録です。{from}局目からは{counts}の回だけを数え、この回は数えません。")
    }
}

/// Says why two sessions cannot be one evening.
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

/// Says who would be one person under two names, if two sessions are one evening.
pub(crate) fn would_be_one(one: &str, other: &str) -> String {
    format!("一方の{other}と他方の{one}は同じ人のようです。")
}
