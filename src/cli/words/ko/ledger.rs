//! Words about the ledger.

use super::ledger_fault::{first_fault, ledger_fault};
use super::particle::{GA, YEYO, with};
use super::system::system_error;
use super::{irregular, list, too_long};
use crate::card::Calendar;
use crate::cli::intake::Input;
use crate::cli::limits::file_size_reached;
use crate::date::Date;
use crate::files::Unreadable;
use crate::ledger::{
    ChainFault, EntryId, HandName, LedgerError, Restored, StoredCorrection, StoredHand,
    StoredSession,
};
use crate::limits::Limit;
use crate::record::ChipValue;
use crate::report::{Otherwise, Settled, Wrong};
use crate::verdict::Verdict;
use crate::words::signed;
use std::path::Path;

/// Returns what an input is called in front of what is wrong in it.
pub(in crate::cli) fn input(input: &Input) -> String {
    match input {
        Input::Standard => "표준 입력".to_owned(),
        Input::File(path) => path.display().to_string(),
    }
}

/// Returns what drawn or scored cards of the command line are called in front of what is wrong.
pub(in crate::cli) const fn cards_input() -> &'static str {
    "패"
}

/// Returns why a file that was named is not read, `limit` being what it may have.
pub(in crate::cli) fn not_read(name: &str, why: &Unreadable, limit: Limit) -> String {
    match why {
        Unreadable::System(error) => unreadable(name, error),
        Unreadable::NotRegular(kind) => format!("{name}: {}", irregular(*kind)),
        Unreadable::TooLong => format!("{name}: {}", too_long(limit)),
    }
}

pub(in crate::cli) fn unreadable(name: &str, error: &std::io::Error) -> String {
    format!("{name}: {}", system_error(error))
}

pub(in crate::cli) fn ledger_gone(path: &Path) -> String {
    format!("장부 {}: 파일이 없어졌어요.", path.display())
}

/// Returns why the ledger could not do what was asked.
pub(in crate::cli) fn ledger_error(error: &LedgerError) -> String {
    match error {
        LedgerError::InputOutput(_) if file_size_reached() => {
            "저장 공간이 없어요. 파일이 더 커질 수 없어요 (파일 크기 제한).".to_owned()
        }
        error => ledger_fault(error),
    }
}

/// Returns what a failure of the ledger is, with the file it is about.
pub(in crate::cli) fn ledger_failed(path: &Path, message: &str) -> String {
    format!("{}: {message}", path.display())
}

pub(in crate::cli) fn no_ledger(path: &Path) -> String {
    format!("아직 적은 것이 없어요. {}: 장부가 없어요.", path.display())
}

/// Returns that nobody has a name, and who may be meant.
pub(in crate::cli) fn nobody_called(name: &str, near: &str) -> String {
    format!("{name}: 장부에 없는 이름이에요. 혹시 {}?", with(near, YEYO))
}

pub(in crate::cli) fn nothing_played() -> String {
    "장부에 맞는 판이 없어요.".to_owned()
}

/// Returns the day of a moment of the ledger, as people here count days.
pub(in crate::cli) fn day(at: &str) -> String {
    Date::of(at).map_or_else(|| at.to_owned(), |day| on_day(&day.to_string()))
}

/// Returns a day such as `2026-11-21` as `2026년 11월 21일`.
pub(in crate::cli) fn on_day(day: &str) -> String {
    match day.split('-').collect::<Vec<&str>>()[..] {
        [year, month, day] => {
            let [month, day] = [month, day].map(|part| part.trim_start_matches('0'));
            format!("{year}년 {month}월 {day}일")
        }
        _ => day.to_owned(),
    }
}

/// Returns the heading of a session in the log.
pub(in crate::cli) fn log_session(session: &StoredSession) -> String {
    let body = &session.body;
    let day = day(&session.at);
    let chip = body.chip.as_ref().map_or_else(String::new, |chip| {
        let worth = ChipValue::written(chip).map(|chip| super::money(1, &chip));
        format!(", 점당 {}", worth.as_ref().unwrap_or(chip))
    });
    let state = if session.closed.is_some() {
        ""
    } else {
        ", 아직 안 끝남"
    };
    format!(
        "{}번 모임({day}): {}, {}{chip}{state}",
        session.id,
        list(&body.players),
        body.rules
    )
}

pub(in crate::cli) fn log_headings() -> [&'static str; 4] {
    [">판", ">기록", "끝", "주고받음"]
}

pub(in crate::cli) fn months_headings() -> [&'static str; 6] {
    ["달", ">칩", ">친 판", ">딴 판", ">최고", ">최저"]
}

pub(in crate::cli) fn hands_headings() -> [&'static str; 5] {
    ["날짜", ">판", ">기록", ">칩", ""]
}

/// Returns what a row is that is no hand, but the end of a session.
pub(in crate::cli) fn settled_row(session: i64) -> String {
    format!("{session}번 모임 정산")
}

/// Returns what each player won or lost, in one line: the points where no chips moved for them.
pub(in crate::cli) fn brought(verdict: &Verdict, net: &[(String, i64)]) -> String {
    let round = verdict.round();
    let Some(round) = round.filter(|_| verdict.payments.is_empty()) else {
        return chips(net);
    };
    let points = round.points.iter();
    let each: Vec<String> = points
        .map(|(name, points)| format!("{name} {points}"))
        .collect();
    each.join(", ")
}

pub(in crate::cli) fn corrected(ended: &str, reason: &str) -> String {
    format!("{ended} (정정: {reason})")
}

/// Returns the heading of a shown hand.
pub(in crate::cli) fn shown_hand(hand: &StoredHand) -> String {
    let day = day(&hand.at);
    let name = hand_name(&hand.name());
    format!("{name}, {day}에 {} 적음", with(&hand.engine, GA))
}

/// Returns what a hand is called.
pub(in crate::cli) fn hand_name(hand: &HandName) -> String {
    let HandName {
        session,
        number,
        entry,
    } = hand;
    format!("{session}번 모임 {number}번째 판 ({entry}번 기록)")
}

/// Returns what is wrong with an entry, with the hand that it is.
pub(in crate::cli) fn said_of_hand(said: &str, hand: &HandName) -> String {
    format!("{}번 모임 {}번째 판: {said}", hand.session, hand.number)
}

/// Returns that a hand was asked for by its entry, and that another has this number in its session.
pub(in crate::cli) fn shown_by_entry(shown: &HandName, other: &HandName) -> String {
    format!(
        "여기서 {}번은 기록 번호예요. {}번 모임 {}번째 판: {other}",
        shown.entry, other.session, other.number
    )
}

/// Returns that what is shown is a correction, and why it was written.
pub(in crate::cli) fn corrected_by(entry: i64, at: &str, reason: &str) -> String {
    let day = day(at);
    format!("{day}에 {entry}번 기록으로 정정했어요: {reason}")
}

/// Returns that what is shown has been replaced.
pub(in crate::cli) fn corrected_since(last: &StoredCorrection) -> String {
    let day = day(&last.at);
    format!(
        "이제 맞지 않는 기록이에요. {day}에 {}번 기록으로 정정했어요: {}",
        last.id, last.reason
    )
}

pub(in crate::cli) fn see_original(hand: &HandName) -> String {
    format!("`dokbak show {hand} --original`: 처음 적은 그대로 보기")
}

/// Returns that every entry is as it was written.
pub(in crate::cli) fn verified(head: EntryId, hash: &str, deep: bool) -> String {
    if deep {
        format!("{head}번 기록까지 모두 적은 그대로이고, 다시 셈해도 같아요. 해시: {hash}")
    } else {
        format!("{head}번 기록까지 모두 적은 그대로예요. 해시: {hash}")
    }
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

/// Says how many entries of another ledger were taken in.
pub(in crate::cli) fn taken_in(new: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "모두 이미 있는 기록이라 바뀐 것이 없어요.".to_owned(),
        (new, 0) => format!("기록 {new}개를 가져왔어요."),
        (new, known) => format!("기록 {new}개를 가져왔어요. {known}개는 이미 있었어요."),
    }
}

/// Says that two ledgers went on with a session apart.
pub(in crate::cli) fn went_on_apart(here: i64, there: i64) -> String {
    format!(
        "{here}번 모임을 두 장부에 따로 이어 적었어요. 다른 장부에 적힌 것은 여기서 {there}번 모임이에요. \
         보기: `dokbak log --session {there}`. 판은 양쪽 다 세어요."
    )
}

/// Says what to do where totals are not what the entries come to.
pub(in crate::cli) fn count_again() -> String {
    "합계는 기록에서 세는 것이라 잃은 것은 없어요. 다시 세기: `dokbak verify --recount`".to_owned()
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
    format!(
        "이 컴퓨터의 시계가 장부의 마지막 기록({last})보다 늦어요. 그때가 될 때까지 새 기록에는 그 시각이 \
         적혀요."
    )
}

/// Returns in what an entry contradicts what it rests on.
pub(in crate::cli) fn wrong_entry(entry: EntryId, wrong: &Wrong) -> String {
    let why = match wrong {
        Wrong::Verdict => "판정을 읽을 수 없어요.".to_owned(),
        Wrong::Net => "적힌 칩이 판정의 칩과 달라요.".to_owned(),
        Wrong::Payments => "판정의 칩이 주고받은 것을 더한 것과 달라요.".to_owned(),
        Wrong::Stranger(name) => {
            format!(
                "{} 칩을 주거나 받는데 치는 사람이 아니에요.",
                with(name, GA)
            )
        }
        Wrong::Rules => "모임과 함께 적힌 규칙을 읽을 수 없어요.".to_owned(),
        Wrong::Settled(settled) => settled_otherwise(settled) + ".",
        Wrong::Sum(net) => format!("그 모임을 더하면 {}.", chips(net)),
        Wrong::Uneven => "칩의 합계가 0이 아니에요.".to_owned(),
        Wrong::Transfers => "주고받은 뒤에도 모두 본전이 되지 않아요.".to_owned(),
    };
    format!("{entry}번 기록이 맞지 않아요: {why}")
}

/// Returns what this version makes of what another has written.
pub(in crate::cli) fn seen_otherwise(otherwise: &Otherwise, engine: &str) -> String {
    let Otherwise {
        entry,
        engine: by,
        settled,
    } = otherwise;
    let how = settled_otherwise(settled);
    let by = if by == engine {
        format!("전에 {}", with(by, GA))
    } else {
        with(by, GA)
    };
    format!("{by} 적은 {entry}번 기록이 {engine}에서는 달라요: {how}.")
}

/// Returns what settling again comes to, without a full stop.
fn settled_otherwise(settled: &Settled) -> String {
    match settled {
        Settled::Refused(faults) => match faults.first() {
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
        Settled::Net(net) => format!("셈하면 {}", chips(net)),
        Settled::Reasons => "칩은 같은데 까닭이 달라요".to_owned(),
    }
}

fn chips(net: &[(String, i64)]) -> String {
    let each = net
        .iter()
        .map(|(name, chips)| format!("{name} {}", signed(*chips)));
    each.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_out() {
        assert_eq!(on_day("2026-11-05"), "2026년 11월 5일");
        assert_eq!(on_day("neither"), "neither");
    }
}
