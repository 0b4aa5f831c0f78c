//! Words about checks, seals and copies of the ledger.

use super::chips;
use super::ledger_fault::first_fault;
use crate::card::Calendar;
use crate::cli::words::{day_in_utc, hour};
use crate::ledger::{
    ChainFault, EntryId, EveningName, HandCalled, HandoverFault, PersonFault, Restored, Verified,
};
use crate::limits::MOST_CHIPS;
use crate::report::{Discrepancy, Otherwise, Recomputed};
use crate::vocabulary::particle::{EUN, GA, with};
use crate::words::Text;
use crate::words::grouped;
use std::path::Path;

/// Returns that every entry is as it was written.
pub(in crate::cli) fn verified(head: EntryId, hash: &str, deep: bool) -> String {
    if deep {
        format!("{head}번 기록까지 모두 적은 그대로이고, 다시 셈해도 같아요. 해시: {hash}")
    } else {
        format!("{head}번 기록까지 모두 적은 그대로예요. 해시: {hash}")
    }
}

/// Asks whether to go on without what is in a damaged log.
pub(in crate::cli) fn go_on_without() -> String {
    "마지막에 적은 것이 든 로그 파일이 깨졌어요. 그 파일을 장부 옆에 남겨 두고, 읽을 수 없는 것은 빼고 \
     이어서 적을까요? (y/n) "
        .to_owned()
}

/// Says where a damaged log is kept.
pub(in crate::cli) fn log_kept(kept: &Path) -> String {
    format!("깨진 로그 파일은 {}에 남겨 두었어요.", kept.display())
}

/// Says how far everything was last found as it was written, and how much came since.
pub(in crate::cli) fn last_verified(verified: &Verified) -> String {
    let (entry, day) = (verified.seal.entry, super::day(&verified.at));
    let since = match verified.since {
        0 => "더 적은 것은 없어요".to_owned(),
        since => format!("기록 {since}개를 더 적었어요"),
    };
    format!("{day}에 {entry}번 기록까지 모두 적은 그대로인지 확인했고, 그 뒤로 {since}.")
}

pub(in crate::cli) fn no_entries() -> String {
    "장부에 기록이 없어요. 있었다면 없어진 거예요.".to_owned()
}

pub(in crate::cli) fn as_sealed(entry: EntryId) -> String {
    format!("{entry}번 기록까지 봉인할 때와 같아요.")
}

/// Returns that there is no ledger where one is to be checked.
pub(in crate::cli) fn not_there(path: &Path, emptied: bool) -> String {
    let path = path.display();
    if emptied {
        format!("{path}: 빈 파일이에요. 여기 장부가 있었다면 없어진 거예요.")
    } else {
        format!("{path}: 장부가 없어요. 있었다면 없어진 거예요.")
    }
}

pub(in crate::cli) fn nothing_to_seal() -> String {
    "장부에 아직 적은 것이 없어서 봉인할 것도 없어요.".to_owned()
}

pub(in crate::cli) fn not_sealed(faults: &[ChainFault]) -> String {
    let fault = first_fault(faults);
    format!("적은 그대로가 아닌 장부는 봉인할 수 없어요. {fault}")
}

/// Returns that what follows comes from a ledger that somebody changed.
pub(in crate::cli) fn not_as_written(faults: &[ChainFault]) -> String {
    let fault = first_fault(faults);
    format!("이 장부는 적은 그대로가 아니에요. {fault} `dokbak verify`: 모두 보기")
}

/// Says what was copied, and where to.
pub(in crate::cli) fn backed_up(path: &Path, head: Option<&(EntryId, String)>) -> String {
    let path = path.display();
    match head {
        Some((entry, hash)) => format!(
            "장부를 {path}에 {entry}번 기록까지 옮겨 두었고, 적힌 그대로인지 확인했어요. 해시: {hash}"
        ),
        None => format!("장부를 {path}에 옮겨 두었어요. 아직 기록이 없어요."),
    }
}

/// Says what the ledger is again, and where what was there before is.
pub(in crate::cli) fn restored(path: &Path, restored: &Restored) -> String {
    let path = path.display();
    let now = match &restored.head {
        Some((entry, hash)) => {
            format!("{path}: 옮겨 둔 장부로 {entry}번 기록까지 되돌렸어요. 해시: {hash}")
        }
        None => format!("{path}: 옮겨 둔 장부로 되돌렸어요. 기록은 없어요."),
    };
    match &restored.before {
        Some(before) => format!("{now} 전의 장부는 {}에 있어요.", before.display()),
        None => now,
    }
}

/// Says how many entries were written to a file.
pub(in crate::cli) fn exported(entries: usize, path: &Path) -> String {
    format!("{}: 장부의 기록 {entries}개를 적었어요.", path.display())
}

/// Says how many rows of a table were written to a file.
pub(in crate::cli) fn exported_rows(rows: usize, path: &Path) -> String {
    format!("{}: {rows}줄을 적었어요.", path.display())
}

/// Says how many transactions of a journal were written to a file.
pub(in crate::cli) fn exported_transactions(transactions: usize, path: &Path) -> String {
    format!("{}: 거래 {transactions}건을 적었어요.", path.display())
}

/// Says how many entries of another ledger were taken in.
pub(in crate::cli) fn taken_in(new: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "모두 이미 있는 기록이라 바뀐 것이 없어요.".to_owned(),
        (new, 0) => format!("기록 {new}개를 가져왔어요."),
        (new, known) => format!("기록 {new}개를 가져왔어요. {known}개는 이미 있었어요."),
    }
}

/// Says that a ledger stays as it was.
pub(in crate::cli) fn nothing_taken_in() -> String {
    "아무것도 가져오지 않았어요.".to_owned()
}

/// Says that two ledgers went on with a session apart.
pub(in crate::cli) fn went_on_apart(here: &EveningName, there: &EveningName) -> String {
    format!(
        "{} 모임을 두 장부에 따로 이어 적었어요. 다른 장부에 적힌 것은 여기서 {there} 모임이에요. \
         보기: `dokbak log --evening {there}`. 판은 양쪽 다 세어요.",
        super::evening(here)
    )
}

/// Says that a hand that was here was corrected in the other ledger.
pub(in crate::cli) fn corrected_there(hand: &HandCalled, here: &Text, now: &Text) -> Text {
    let day = super::on_day(&hand.evening.day);
    Text::both(|form| {
        let [here, now] = [here, now].map(|net| form.pick(net));
        format!("다른 장부에서 {day} {hand} 판을 고쳤어요. 전: {here}. 지금: {now}.")
    })
}

/// Says that both ledgers corrected a hand, and what counts.
pub(in crate::cli) fn corrected_in_both(
    hand: &HandCalled,
    here: &Text,
    there: &Text,
    now: &Text,
) -> Text {
    let day = super::on_day(&hand.evening.day);
    Text::both(|form| {
        let [here, there, now] = [here, there, now].map(|net| form.pick(net));
        format!(
            "{day} {hand} 판은 두 장부에서 다 고쳤어요. 여기: {here}. 저기: {there}. 나중에 적은 쪽을 세어서 \
             {now}. 바꾸려면: `dokbak dispute {hand}`."
        )
    })
}

/// Says that more entries came in that say something else than hands.
pub(in crate::cli) fn more_said(entries: usize) -> String {
    format!("그 밖에 사람, 돈, 모임에 대한 기록이 {entries}개 더 있어요.")
}

/// Says how many hands an evening has more.
pub(in crate::cli) fn has_more(name: &EveningName, hands: u32) -> String {
    format!("{name} 모임에 {hands}판이 더 들어왔어요.")
}

/// Says that the other ledger closed a session.
pub(in crate::cli) fn closed_there(name: &EveningName) -> String {
    format!("{name} 모임은 다른 장부에서 마쳤어요.")
}

/// Says that a session counts no more.
pub(in crate::cli) fn counts_no_more(name: &EveningName) -> String {
    format!("다른 장부에 적힌 대로 {name} 모임은 이제 전부 또는 일부를 세지 않아요.")
}

/// Says that a session counts again.
pub(in crate::cli) fn counts_again(name: &EveningName) -> String {
    format!("다른 장부에 적힌 대로 {name} 모임을 다시 세어요.")
}

/// Says that the last copy of the ledger is so many days old.
pub(in crate::cli) fn old_copy(days: i64) -> String {
    format!(
        "장부를 마지막으로 옮겨 둔 지 {days}일 지났어요. `dokbak backup 파일`: 다시 옮겨 두기(USB나 다른 컴퓨터가 좋아요)"
    )
}

/// Says that there is no copy of the ledger.
pub(in crate::cli) fn no_copy() -> String {
    "장부를 아직 옮겨 둔 적이 없어요. `dokbak backup 파일`: 옮겨 두기(USB나 다른 컴퓨터가 좋아요)"
        .to_owned()
}

/// Says what to do where totals are not what the entries come to.
pub(in crate::cli) fn count_again() -> String {
    "합계와 색인은 기록에서 만드는 것이라 잃은 것은 없어요. 다시 만들기: `dokbak verify --recount`"
        .to_owned()
}

/// Says that the file was brought to a newer version, and where it is kept as it was.
pub(in crate::cli) fn brought_up_to_date(kept: &Path) -> String {
    format!(
        "이제 장부를 새 파일 형식으로 적어요. 전의 장부는 그대로 {}에 있어요.",
        kept.display()
    )
}

/// Returns that entries get the time of the last one.
pub(in crate::cli) fn clock_behind(last: &str) -> String {
    let (day, hour) = (super::on_day(day_in_utc(last)), hour(last));
    format!(
        "이 컴퓨터의 시계가 장부의 마지막 기록(세계 표준시 {day} {hour})보다 늦어요. 그때가 될 때까지 새 기록에는 그 시각이 \
         적혀요."
    )
}

/// Returns in what an entry contradicts what it rests on.
pub(in crate::cli) fn wrong_entry(entry: EntryId, wrong: &Discrepancy) -> Text {
    Text::both(|form| {
        let why = match wrong {
            Discrepancy::Verdict => "판정을 읽을 수 없어요.".to_owned(),
            Discrepancy::Net => "적힌 칩이 판정의 칩과 달라요.".to_owned(),
            Discrepancy::Payments => "판정의 칩이 주고받은 것을 더한 것과 달라요.".to_owned(),
            Discrepancy::Chips => format!(
                "한 판에 옮길 수 없을 만큼 칩이 많아요. 한 사람에 {}개까지예요.",
                grouped(MOST_CHIPS.unsigned_abs().into())
            ),
            Discrepancy::Stranger(name) => {
                format!(
                    "{} 칩을 주거나 받는데 치는 사람이 아니에요.",
                    with(name, GA)
                )
            }
            Discrepancy::Twice(name) => format!("{} 두 번 적혀 있어요.", with(name, GA)),
            Discrepancy::Nobody => "치는 사람이 없거나 이름이 빈 사람이 있어요.".to_owned(),
            Discrepancy::Rules => "모임과 함께 적힌 규칙을 읽을 수 없어요.".to_owned(),
            Discrepancy::Chip(chip) => format!("`{chip}`: 칩 하나의 값이 될 수 없어요."),
            Discrepancy::Day(day) => {
                format!("`{day}`: 적은 때로 보아 1900년부터 모레까지의 날짜가 아니에요.")
            }
            Discrepancy::Number(number) => format!("그 모임의 다음 판은 {number}번째 판이에요."),
            Discrepancy::Follows => {
                "이어진다는 앞 모임이 이 모임으로 이어지지 않았어요.".to_owned()
            }
            Discrepancy::Reference => "그 앞에 장부에 없는 것을 가리켜요.".to_owned(),
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
            Discrepancy::Settled(settled) => {
                form.pick(&settled_otherwise(settled)).to_owned() + "."
            }
            Discrepancy::Sum(net) => format!("그 모임을 더하면 {}.", form.pick(&chips(net))),
            Discrepancy::Uneven => "칩의 합계가 0이 아니에요.".to_owned(),
            Discrepancy::Transfers => "주고받은 뒤에도 모두 본전이 되지 않아요.".to_owned(),
        };
        format!("{entry}번 기록이 맞지 않아요: {why}")
    })
}

/// Returns what this version makes of what another has written.
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
        format!("{by} 적은 {entry}번 기록이 {engine}에서는 달라요: {how}.")
    })
}

/// Returns what settling again comes to, without a full stop.
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
        Recomputed::Reasons => "칩은 같은데 까닭이 달라요".to_owned(),
    })
}
