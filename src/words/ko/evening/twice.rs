//! Words about evenings that were recorded twice.

use super::on_day;
use crate::ledger::{SessionName, TwiceFault};
use crate::record::Name;
use crate::report::Alike;
use crate::words::ko::list;

pub(crate) fn alike(alike: &Alike, (one, other): (&str, &str), players: &[Name]) -> String {
    let (day, players) = (on_day(&alike.day), list(players));
    let ((hands, others), equal) = (alike.hands, alike.equal);
    let money = if alike.word.handed.0.is_empty() {
        ""
    } else {
        " 건넨 돈도 양쪽에 적혀 있어요."
    };
    format!(
        "{one} 모임과 {other} 모임({day}: {players}): {hands}판과 {others}판 가운데 {equal}판의 점수가 \
         같아요.{money}"
    )
}

pub(crate) fn twice_part(name: &SessionName) -> String {
    match name.before {
        0 => name.evening.to_string(),
        before => format!("{} {}번째 판부터의", name.evening, before + 1),
    }
}

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

pub(crate) fn twice_fault(fault: TwiceFault) -> String {
    match fault {
        TwiceFault::Same(session) => {
            format!("모임 번호 {session}: 두 번 적혀 있어요. 서로 다른 번호를 적어 주세요.")
        }
        TwiceFault::Empty(session) => {
            format!("{session}번 모임에는 따로 적은 판이 없어서, 두 번 적은 모임일 수 없어요.")
        }
    }
}
