//! Why the ledger could not do something, and what in it was changed from outside.

use super::system_fault;
use crate::ledger::{
    BadEntries, ChainFault, EntryKind, EveningName, EveningRef, HandRef, LedgerError, NoEvening,
    NoHand,
};
use std::path::Path;

/// Says why the ledger could not do what was asked.
pub(super) fn ledger_fault(error: &LedgerError) -> String {
    match error {
        LedgerError::BadTime(_)
        | LedgerError::BadDay(_)
        | LedgerError::BadEngine(_)
        | LedgerError::NoPlayers
        | LedgerError::DuplicatePlayer(_)
        | LedgerError::UnknownPlayer { .. }
        | LedgerError::Body { .. } => bad_entry(error),
        LedgerError::Closed(_)
        | LedgerError::Open(_)
        | LedgerError::NotMoney(_)
        | LedgerError::DraftTaken { .. }
        | LedgerError::DraftSkips { .. }
        | LedgerError::HandTaken { .. }
        | LedgerError::HandSkips { .. }
        | LedgerError::NoSuchEntry(_)
        | LedgerError::NoSuchSession(_)
        | LedgerError::NotAHand(_)
        | LedgerError::NoHand(_)
        | LedgerError::NoEvening(_)
        | LedgerError::OtherSession { .. } => bad_number(error),
        LedgerError::AlreadyThere(path) => {
            format!(
                "{}: 이미 있는 파일이에요. 다른 이름을 적어 주세요.",
                path.display()
            )
        }
        LedgerError::NothingThere(path) => format!("{}: 장부가 없어요.", path.display()),
        LedgerError::NoCopy { path, source } => super::cannot_write(path, source),
        LedgerError::Elsewhere { path, error } => super::ledger_failed(path, &ledger_fault(error)),
        LedgerError::BadEntries(bad) => bad_entries(bad),
        LedgerError::Handover(fault) => super::handover_fault(fault),
        LedgerError::Kept(fault) => super::kept_fault(fault),
        LedgerError::Server(fault) => super::server_fault(fault),
        LedgerError::Twice(fault) => super::twice_fault(*fault),
        LedgerError::TooManyChips => super::too_many_chips().to_owned(),
        _ => bad_file(error),
    }
}

/// Says why entries of another ledger are rejected.
fn bad_entries(bad: &BadEntries) -> String {
    match bad {
        BadEntries::Nothing => "가져올 기록이 없어요.".to_owned(),
        BadEntries::Gap(entry) => format!("기록 {entry}번이 그 앞의 기록과 이어지지 않아요."),
        BadEntries::Changed(entry) => {
            format!("기록 {entry}번이 바뀌었어요. 내용이 해시와 맞지 않아요.")
        }
        BadEntries::Unreadable(entry) => format!("기록 {entry}번을 읽을 수 없어요."),
        BadEntries::TooManyChips(entry) => {
            format!("기록 {entry}번은 한 판에 오갈 수 없을 만큼 점수가 커요.")
        }
        BadEntries::Reference(entry) => format!("기록 {entry}번의 모임이나 판이 없어요."),
    }
}

/// Says what is wrong with an entry to be written.
fn bad_entry(error: &LedgerError) -> String {
    match error {
        LedgerError::BadTime(text) => {
            format!("`{text}`: UTC 시각이 아니에요. 보기: 2026-11-20T19:30:00Z")
        }
        LedgerError::BadDay(text) => {
            format!("`{text}`: 날짜가 아니에요. 보기: 2026-11-22")
        }
        LedgerError::BadEngine(text) => format!("`{text}`: 버전이 아니에요."),
        LedgerError::NoPlayers => "모임에는 치는 사람이 있어야 해요.".to_owned(),
        LedgerError::DuplicatePlayer(name) => format!("`{name}`: 이름이 두 번 적혀 있어요."),
        LedgerError::UnknownPlayer { session, player } => {
            format!("`{player}`: {session}번 모임에 없는 사람이에요.")
        }
        LedgerError::Body { entry, .. } => {
            format!("기록 {entry}번의 내용을 읽거나 쓸 수 없어요.")
        }
        other => other.to_string(),
    }
}

fn no_evening(asked: EveningRef, near: &[EveningName]) -> String {
    let what = match asked {
        EveningRef::Last => return "아직 적은 판이 없어요.".to_owned(),
        EveningRef::Day(day) => format!("{day}에는 모임이 없어요."),
        EveningRef::Session(session) => format!("{session}번 모임은 없어요."),
    };
    let near: Vec<String> = near.iter().map(super::evening).collect();
    if near.is_empty() {
        what
    } else {
        format!("{what} 가까운 모임: {}", near.join(", "))
    }
}

fn missing_hand(no_hand: &NoHand) -> String {
    let what = match (no_hand.asked, no_hand.kind) {
        (HandRef::Last, _) => "아직 적은 판이 없어요.".to_owned(),
        (HandRef::Entry(entry), Some(EntryKind::Session)) => {
            format!("기록 {entry}번은 모임을 시작한 기록이고, 판이 아니에요.")
        }
        (HandRef::Entry(entry), Some(EntryKind::Close)) => {
            format!("기록 {entry}번은 모임을 마친 기록이고, 판이 아니에요.")
        }
        (HandRef::Entry(entry), Some(_)) => format!("기록 {entry}번은 판이 아니에요."),
        (HandRef::Entry(entry), None) => format!("장부에 기록 {entry}번이 없어요."),
        (HandRef::Numbered { session, .. }, _) if no_hand.no_session => {
            format!("{session}번 모임은 없어요.")
        }
        (HandRef::Numbered { session, number }, _) => {
            format!("{session}번 모임에 {number}번째 판이 없어요.")
        }
        (HandRef::OfEvening { day, .. }, _) if no_hand.no_evening => {
            return no_evening(EveningRef::Day(day), &no_hand.near_evenings);
        }
        (HandRef::OfEvening { day, number }, _) => {
            format!("{day} 모임에 {number}번째 판이 없어요.")
        }
    };
    let sessions = no_hand.near_sessions.iter();
    let sessions: Vec<String> = sessions.map(|one| format!("{one}번")).collect();
    let near = no_hand.near.iter();
    let near: Vec<String> = near.map(ToString::to_string).collect();
    if !sessions.is_empty() {
        let counted = near.first();
        let counted = counted.map(|hand| format!(". 첫 모임부터 세면 {hand}"));
        let sessions = sessions.join(", ");
        return format!(
            "{what} 가까운 모임: {sessions}{}",
            counted.unwrap_or_default()
        );
    }
    if near.is_empty() {
        what
    } else {
        format!("{what} 가까운 판: {}", near.join(", "))
    }
}

/// Says why a session, a hand or an entry is not the wanted one.
fn bad_number(error: &LedgerError) -> String {
    match error {
        LedgerError::Closed(session) => format!("{session}번 모임은 이미 마쳤어요."),
        LedgerError::NotMoney(entry) => {
            format!("기록 {entry}번은 주고받은 돈을 적은 다른 기록이 아니에요.")
        }
        LedgerError::Open(session) => format!("{session}번 모임은 아직 마치지 않았어요."),
        LedgerError::DraftTaken { session, position } => format!(
            "{session}번 모임의 {}번째 줄은 그사이 다른 창에서 적었어요.",
            position + 1
        ),
        LedgerError::DraftSkips {
            session,
            position,
            length,
        } => format!(
            "{session}번 모임의 이번 판은 {length}줄까지 적혀 있어요. {}번째 줄은 아직 적을 수 없어요.",
            position + 1
        ),
        LedgerError::HandTaken { session, number } => {
            format!("{session}번 모임의 {number}번째 판은 그사이 다른 창에서 적었어요.")
        }
        LedgerError::HandSkips {
            session,
            number,
            next,
        } => format!(
            "{session}번 모임의 다음 판은 {next}번째예요. {number}번째 판은 아직 적을 수 없어요."
        ),
        LedgerError::NoSuchEntry(entry) => format!("장부에 기록 {entry}번이 없어요."),
        LedgerError::NoSuchSession(session) => format!("장부에 {session}번 모임이 없어요."),
        LedgerError::NotAHand(entry) => format!("기록 {entry}번은 판이 아니에요."),
        LedgerError::NoHand(no_hand) => missing_hand(no_hand),
        LedgerError::NoEvening(NoEvening { asked, near }) => no_evening(*asked, near),
        LedgerError::OtherSession { hand, session } => {
            format!("{hand}번 판은 {session}번 모임이 아니라 다른 모임의 판이에요.")
        }
        other => other.to_string(),
    }
}

/// Says where entries are kept whose file has been removed, if they are kept.
fn kept_in(kept: Option<&Path>) -> String {
    kept.map_or_else(String::new, |kept| {
        format!(" 그때까지 적은 것은 {}에 있어요.", kept.display())
    })
}

/// Says what is wrong with the file or its place.
fn bad_file(error: &LedgerError) -> String {
    match error {
        LedgerError::NotWritten => {
            "아무것도 적지 않았어요. 트리거나 다른 프로그램이 쓰기를 막고 있어요.".to_owned()
        }
        LedgerError::NotAsWritten(faults) => {
            format!(
                "적은 그대로가 아닌 장부에는 더 적을 수 없어요. {}",
                first_fault(faults)
            )
        }
        LedgerError::Tampered(faults) => format!(
            "장부가 적은 그대로가 아니에요. {} 모두 보기: `dokbak verify`. 이름, 날짜, 합계, 색인 다시              만들기: `dokbak verify --recount`",
            first_fault(faults)
        ),
        LedgerError::NotAFile => "파일이 아니라서 장부로 쓸 수 없어요.".to_owned(),
        LedgerError::ManyNames { names } => format!(
            "파일에 이름이 {names}개 있어요(하드 링크). 한 이름으로 적은 새 기록이 다른 이름에서 안 보일 수 \
             있으니, 이름을 하나만 남기거나 파일을 복사해 주세요."
        ),
        LedgerError::LeftOver { path } => format!(
            "{}: 다른 장부나 다른 때의 장부에서 남은 파일이고, 다른 데 없는 기록이 있을 수 있어요. 지우지 \
             말고, -shm으로 끝나는 파일과 함께 다른 폴더로 옮겨 주세요.",
            path.display()
        ),
        LedgerError::LogOutOfReach { path, .. } => format!(
            "{}: 새 기록이 이 파일에 있는데, 쓸 수 없는 폴더에서는 읽을 수 없어요. 두 파일을 쓸 수 있는 \
             폴더로 복사해서 읽어 주세요.",
            path.display()
        ),
        LedgerError::Gone { path, kept } => format!(
            "장부 {}: 파일이 없어졌어요.{}",
            path.display(),
            kept_in(kept.as_deref())
        ),
        LedgerError::Replaced { path, kept } => format!(
            "장부 {}: 열어 둔 사이에 다른 파일로 바뀌었어요.{} 다시 시작해 주세요.",
            path.display(),
            kept_in(kept.as_deref())
        ),
        LedgerError::Changed => "장부를 읽는 동안 누가 적기 시작했어요. 다시 해 보세요.".to_owned(),
        LedgerError::NewerVersion { found, known } => format!(
            "장부의 버전은 {found}인데 이 프로그램은 {known}까지만 알아요. 새 프로그램으로 열어 주세요."
        ),
        LedgerError::OlderVersion { found } => {
            format!("처음 공개하기 전 버전({found})의 장부라서 이제는 읽을 수 없어요.")
        }
        LedgerError::OtherProgram { application_id } => {
            format!("다른 프로그램의 데이터베이스예요 (application id {application_id}).")
        }
        LedgerError::NotADatabase(_) => "장부 파일이 아니에요.".to_owned(),
        LedgerError::NoWriteAheadLog { mode } => {
            format!("여기에는 장부를 안전하게 둘 수 없어요 (journal mode `{mode}`).")
        }
        LedgerError::Playing { path } => format!(
            "다른 창이나 폰에서 이 장부로 모임을 하고 있어요 (잠긴 파일: {}). 다른 자리에서는 `--ledger table2.db`처럼 따로 적고, 나중에 거기서 `dokbak export --jsonl`, 여기서 `dokbak import`로 합쳐 주세요.",
            path.display()
        ),
        LedgerError::Place { path, source } => {
            format!("{}: {}.", path.display(), system_fault(source.into()))
        }
        LedgerError::Busy(_) => "다른 프로그램이 장부를 쓰고 있어요.".to_owned(),
        LedgerError::CannotOpen(_) => "장부를 열 수 없어요.".to_owned(),
        LedgerError::Damaged(_) => "장부 파일이 깨졌어요.".to_owned(),
        LedgerError::DiskFull(_) => "저장 공간이 없어요.".to_owned(),
        LedgerError::InputOutput(_) => "장부 파일을 읽거나 쓸 수 없어요.".to_owned(),
        LedgerError::ReadOnly(_) => "장부에 쓸 권한이 없어요.".to_owned(),
        LedgerError::Sqlite(_) => "장부를 다루다가 오류가 났어요.".to_owned(),
        other => other.to_string(),
    }
}

/// Describes the first fault of a ledger, and says how many more there are.
pub(super) fn first_fault(faults: &[ChainFault]) -> String {
    match faults {
        [] => String::new(),
        [fault] => chain_fault(fault),
        [fault, others @ ..] => format!("{} (그 밖에 {}개)", chain_fault(fault), others.len()),
    }
}

pub(in crate::cli) fn chain_fault(fault: &ChainFault) -> String {
    match fault {
        ChainFault::Missing { first, last } if first == last => {
            format!("기록 {first}번이 없어요.")
        }
        ChainFault::Missing { first, last } => {
            format!("{first}번부터 {last}번까지의 기록이 없어요.")
        }
        ChainFault::LeftOut { entry } => {
            format!("기록 {entry}번이 파일의 색인에서 빠졌거나 엉뚱한 데 있어요.")
        }
        ChainFault::Log { path } => format!(
            "로그 파일이 깨졌거나 없어져서 마지막에 적은 것을 읽을 수 없어요 ({}).",
            path.display()
        ),
        ChainFault::Stray { entry } => format!("{entry}번은 있을 수 없는 기록 번호예요."),
        ChainFault::Content { entry } => {
            format!("기록 {entry}번이 바뀌었어요. 내용이 해시와 맞지 않아요.")
        }
        ChainFault::Link { entry } => {
            format!("기록 {entry}번이 그 앞의 기록과 이어지지 않아요.")
        }
        ChainFault::Unreadable { entry } => format!("기록 {entry}번을 읽을 수 없어요."),
        ChainFault::Reference { entry } => {
            format!("기록 {entry}번의 모임이나 판이 장부에 없어요.")
        }
        ChainFault::CutOff { first, last } => {
            format!(
                "봉인한 {first}번부터 {last}번까지의 기록이 여기 없어요. 없어졌거나, 가져온 적이 없는 다른 장부의 \
                 봉인이에요."
            )
        }
        ChainFault::Seal { entry } => {
            format!(
                "기록 {entry}번이 봉인할 때와 달라요. 그 기록이나 그 앞이 바뀌었거나, 가져온 적이 없는 다른 장부의 \
                 봉인이에요."
            )
        }
        ChainFault::Time { entry } => {
            format!("기록 {entry}번의 시각이 그 앞의 기록보다 일러요.")
        }
        ChainFault::Schema { name } => {
            format!("`{name}`: 없거나 바뀌었거나 장부의 것이 아니에요.")
        }
        ChainFault::Total { table, row } => {
            format!("`{table}`의 {row}: 기록에서 다시 센 것과 달라요.")
        }
        ChainFault::File { message } => format!("파일이 깨졌어요 ({message})."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::EntryId;

    #[test]
    fn what_was_changed_is_said_by_its_number() {
        let faults = [
            ChainFault::Link { entry: EntryId(57) },
            ChainFault::Time { entry: EntryId(58) },
        ];
        assert_eq!(
            first_fault(&faults),
            "기록 57번이 그 앞의 기록과 이어지지 않아요. (그 밖에 1개)"
        );
    }
}
