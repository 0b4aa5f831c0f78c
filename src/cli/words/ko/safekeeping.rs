//! Words about checks, seals and copies of the ledger.

use super::chips;
use super::ledger_fault::first_fault;
use crate::card::Calendar;
use crate::ledger::{ChainFault, EntryId, HandoverFault, PersonFault, Restored, Verified};
use crate::limits::MOST_CHIPS;
use crate::report::{Discrepancy, Otherwise, Recomputed};
use crate::vocabulary::particle::{EUN, GA, with};
use crate::words::Text;
use crate::words::grouped;
use std::path::Path;

pub(in crate::cli) fn verified(head: EntryId, hash: &str, deep: bool) -> String {
    if deep {
        format!("기록 {head}번까지 모두 적은 그대로이고, 다시 셈해도 같아요. 해시: {hash}")
    } else {
        format!("기록 {head}번까지 모두 적은 그대로예요. 해시: {hash}")
    }
}

pub(in crate::cli) fn last_verified(verified: &Verified) -> String {
    let (entry, day) = (verified.seal.entry, super::day(&verified.at));
    let since = match verified.since {
        0 => "더 적은 것은 없어요".to_owned(),
        since => format!("기록 {since}개를 더 적었어요"),
    };
    format!("{day}에 기록 {entry}번까지 모두 적은 그대로인지 확인했고, 그 뒤로 {since}.")
}

pub(in crate::cli) fn not_there(path: &Path, emptied: bool) -> String {
    let path = path.display();
    if emptied {
        format!("{path}: 빈 파일이에요. 여기 장부가 있었다면 없어진 거예요.")
    } else {
        format!("{path}: 장부가 없어요. 있었다면 없어진 거예요.")
    }
}

pub(in crate::cli) fn not_sealed(faults: &[ChainFault]) -> String {
    let fault = first_fault(faults);
    format!("적은 그대로가 아닌 장부는 봉인할 수 없어요. {fault}")
}

pub(in crate::cli) fn not_as_written(faults: &[ChainFault]) -> String {
    let fault = first_fault(faults);
    format!("이 장부는 적은 그대로가 아니에요. {fault} `dokbak verify`: 모두 보기")
}

pub(in crate::cli) fn backed_up(path: &Path, head: Option<&(EntryId, String)>) -> String {
    let path = path.display();
    match head {
        Some((entry, hash)) => format!(
            "장부를 {path}에 기록 {entry}번까지 백업했고, 적은 그대로인지 확인했어요. 해시: {hash}"
        ),
        None => format!("장부를 {path}에 백업했어요. 아직 기록이 없어요."),
    }
}

pub(in crate::cli) fn restored(path: &Path, restored: &Restored) -> String {
    let path = path.display();
    let now = match &restored.head {
        Some((entry, hash)) => {
            format!("{path}: 백업한 장부로 되돌렸어요. 기록 {entry}번까지 있어요. 해시: {hash}")
        }
        None => format!("{path}: 백업한 장부로 되돌렸어요. 기록은 없어요."),
    };
    match &restored.before {
        Some(before) => format!("{now} 전의 장부는 {}에 있어요.", before.display()),
        None => now,
    }
}

pub(in crate::cli) fn exported_rows(rows: usize, path: &Path) -> String {
    format!("{}: {rows}줄을 적었어요.", path.display())
}

pub(in crate::cli) fn exported_transactions(transactions: usize, path: &Path) -> String {
    format!("{}: 거래 {transactions}건을 적었어요.", path.display())
}

pub(in crate::cli) fn taken_in(new: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "모두 이미 있는 기록이라 바뀐 것이 없어요.".to_owned(),
        (new, 0) => format!("기록 {new}개를 가져왔어요."),
        (new, known) => format!("기록 {new}개를 가져왔어요. {known}개는 이미 있었어요."),
    }
}

pub(in crate::cli) fn wrong_entry(entry: EntryId, wrong: &Discrepancy) -> Text {
    Text::both(|form| {
        let why = match wrong {
            Discrepancy::Verdict => "판정을 읽을 수 없어요.".to_owned(),
            Discrepancy::Net => "적힌 점수가 판정의 점수와 달라요.".to_owned(),
            Discrepancy::Payments => "판정의 점수가 주고받은 것을 더한 것과 달라요.".to_owned(),
            Discrepancy::Chips => format!(
                "한 판에 오갈 수 없을 만큼 점수가 커요. 한 사람에 {}점까지예요.",
                grouped(MOST_CHIPS.unsigned_abs().into())
            ),
            Discrepancy::Stranger(name) => {
                format!(
                    "{} 점수를 주거나 받는데 치는 사람이 아니에요.",
                    with(name, GA)
                )
            }
            Discrepancy::Twice(name) => format!("{} 두 번 적혀 있어요.", with(name, GA)),
            Discrepancy::Nobody => "치는 사람이 없거나 이름이 빈 사람이 있어요.".to_owned(),
            Discrepancy::Rules => "모임과 함께 적힌 규칙을 읽을 수 없어요.".to_owned(),
            Discrepancy::Chip(chip) => format!("`{chip}`: 점당 금액이 될 수 없어요."),
            Discrepancy::Day(day) => {
                format!("`{day}`: 적은 날을 기준으로 1900년부터 모레까지의 날짜가 아니에요.")
            }
            Discrepancy::Number(number) => format!("그 모임의 다음 판은 {number}번째 판이에요."),
            Discrepancy::Follows => {
                "이어진다는 앞 모임이 이 모임으로 이어지지 않았어요.".to_owned()
            }
            Discrepancy::Reference => "그 앞까지의 장부에 없는 것을 가리켜요.".to_owned(),
            Discrepancy::Misplaced => "원래 장부에서 그 자리에 있을 수 없는 기록이에요.".to_owned(),
            Discrepancy::Person(PersonFault::Unknown(name)) => {
                format!("{} 그때까지 장부에 없던 이름이에요.", with(name, EUN))
            }
            Discrepancy::Person(PersonFault::BadName(name)) => {
                format!("`{name}`: 쓸 수 없는 이름이에요.")
            }
            Discrepancy::Person(fault) => super::person_fault(fault, None),
            Discrepancy::Handover(HandoverFault::BadAmount(text)) => {
                format!("`{text}`: 금액이 아니에요.")
            }
            Discrepancy::Handover(fault) => super::handover_fault(fault),
            Discrepancy::Kept(fault) => super::kept_fault(fault),
            Discrepancy::Settled(settled) => {
                form.pick(&settled_otherwise(settled)).to_owned() + "."
            }
            Discrepancy::Sum(net) => format!("그 모임을 더하면 {}.", form.pick(&chips(net))),
            Discrepancy::Uneven => "점수의 합계가 0이 아니에요.".to_owned(),
            Discrepancy::Transfers => "주고받은 뒤에도 모두 본전이 되지 않아요.".to_owned(),
        };
        format!("기록 {entry}번이 맞지 않아요: {why}")
    })
}

pub(in crate::cli) fn seen_otherwise(otherwise: &Otherwise, engine: &str) -> Text {
    Text::both(|form| {
        let Otherwise {
            entry,
            engine: by,
            settled,
        } = otherwise;
        let how = form.pick(&settled_otherwise(settled)).to_owned();
        let by = if by == engine {
            format!("전에 {}", with(by, GA))
        } else {
            with(by, GA)
        };
        format!("{by} 적은 기록 {entry}번이 {engine}에서는 달라요: {how}.")
    })
}

/// Says what came out when a hand was settled again, without a full stop.
fn settled_otherwise(settled: &Recomputed) -> Text {
    Text::both(|form| match settled {
        Recomputed::Refused(faults) => match faults.first() {
            Some(fault) => {
                let problem = super::problem(&fault.problem, Calendar::Korean);
                format!(
                    "{}번째 줄은 규칙과 맞지 않아요. {}",
                    fault.place.line,
                    problem.trim_end_matches('.')
                )
            }
            None => "규칙과 맞지 않는 줄이 있어요".to_owned(),
        },
        Recomputed::Net(net) => format!("셈하면 {}", form.pick(&chips(net))),
        Recomputed::Reasons => "점수는 같은데 까닭이 달라요".to_owned(),
    })
}
