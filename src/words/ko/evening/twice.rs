//! Words about evenings that were kept twice.

use super::on_day;
use crate::ledger::{SessionName, TwiceFault};
use crate::record::Name;
use crate::report::Alike;
use crate::words::ko::list;

/// Returns which two sessions seem to be one evening, and why.
pub(crate) fn alike(alike: &Alike, (one, other): (&str, &str), players: &[Name]) -> String {
    let (day, players) = (on_day(&alike.day), list(players));
    let ((hands, others), equal) = (alike.hands, alike.equal);
    let money = if alike.word.handed.0.is_empty() {
        ""
    } else {
        " 건넨 돈도 양쪽에 적혀 있어요."
    };
    format!(
        "{one} 모임과 {other} 모임({day}: {players}): {hands}판과 {others}판 가운데 {equal}판의 칩이 \
         같아요.{money}"
    )
}

/// Asks whether two sessions are one evening, and which counts.
pub(crate) fn same_evening(one: &str, other: &str) -> String {
    format!(
        "같은 모임을 두 번 적은 건가요? [y: {one} 모임만 세기, {other}: {other} 모임만 세기, n: 둘 다 \
         세기] "
    )
}

/// Says which of two sessions counts, and what to do if it should not be so.
pub(crate) fn counts_for(counts: &str, beside: &str, command: &str) -> String {
    format!(
        "{counts} 모임만 세어요. {beside} 모임은 장부에 남지만 세지 않아요. 둘 다 세려면: `{command}`"
    )
}

/// Returns what one of two sessions is called.
pub(crate) fn twice_part(name: &SessionName) -> String {
    match name.before {
        0 => name.evening.to_string(),
        before => format!("{} {}번째 판부터의", name.evening, before + 1),
    }
}

/// Says that two sessions are two evenings.
pub(crate) fn both_count(one: &str, other: &str) -> String {
    format!("{one} 모임과 {other} 모임은 서로 다른 모임이에요. 둘 다 세어요.")
}

/// Says that nothing was said of two sessions that seem to be one evening, and how to say it.
pub(crate) fn twice_unsaid(command: &str) -> String {
    format!(
        "정하기 전까지는 둘 다 세어요. 같은 모임이면: `{command}`(앞에 적은 모임만 세어요). 서로 다른 \
         모임이면 `--both`를 붙여 주세요."
    )
}

pub(crate) fn none_twice() -> &'static str {
    "두 번 적은 것 같은 모임은 없어요."
}

/// Says that a session, or what it has from a hand on, does not count.
pub(crate) fn is_beside(from: u32, counts: &SessionName) -> String {
    let counts = &counts.evening;
    if from <= 1 {
        format!("두 번 적은 모임이에요. {counts} 모임만 세고 이 모임은 세지 않아요.")
    } else {
        format!(
            "두 번 적은 모임이에요. {from}번째 판부터는 {counts} 모임만 세고 이 모임은 세지 않아요."
        )
    }
}

/// Says why two sessions cannot be one evening.
pub(crate) fn twice_fault(fault: TwiceFault) -> String {
    match fault {
        TwiceFault::Same(session) => {
            format!("{session}번을 두 번 썼어요. 서로 다른 모임 번호를 써 주세요.")
        }
        TwiceFault::Empty(session) => {
            format!("{session}번 모임에는 따로 적은 판이 없어서, 두 번 적은 모임일 수 없어요.")
        }
    }
}

/// Says who would be one person under two names, if two sessions are one evening.
pub(crate) fn would_be_one(one: &str, other: &str) -> String {
    format!("한쪽의 {other}, 다른 쪽의 {one}: 같은 사람인 것 같아요.")
}
