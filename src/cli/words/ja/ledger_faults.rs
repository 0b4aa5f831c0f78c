//! Why the ledger cannot do something, and what in it was changed from outside.

use super::system_fault;
use crate::ledger::{
    BadEntries, ChainFault, EntryKind, EveningName, EveningRef, HandRef, LedgerError, NoEvening,
    NoHand,
};
use std::path::Path;

/// Describes the first fault of a ledger, and says how many more there are.
pub(super) fn chain_faults(faults: &[ChainFault]) -> String {
    match faults {
        [] => String::new(),
        [fault] => chain_fault(fault),
        [fault, others @ ..] => format!("{}ほか{}件。", chain_fault(fault), others.len()),
    }
}

pub(in crate::cli) fn chain_fault(fault: &ChainFault) -> String {
    match fault {
        ChainFault::Missing { first, last } => format!("記録{first}〜{last}がありません。"),
        ChainFault::LeftOut { entry } => {
            format!("記録{entry}がファイルの索引から抜けているか、違うところにあります。")
        }
        ChainFault::Log { path } => format!(
            "ログファイルが壊れているか、なくなっていて、最後に書いたものを読めません（{}）。",
            path.display()
        ),
        ChainFault::Stray { entry } => format!("記録{entry}の番号はありえません。"),
        ChainFault::Content { entry } => {
            format!("記録{entry}が変更されています。内容がハッシュと合いません。")
        }
        ChainFault::Link { entry } => {
            format!("記録{entry}は前の記録とつながりません。前の記録のハッシュが違います。")
        }
        ChainFault::Unreadable { entry } => format!("記録{entry}を読めません。"),
        ChainFault::Reference { entry } => format!("記録{entry}の指す回か局がありません。"),
        ChainFault::CutOff { first, last } => {
            format!(
                "照合コードにある記録{first}〜{last}がここにありません。消えたか、取り込んだことのない別の帳簿の\
                 コードです。"
            )
        }
        ChainFault::Seal { entry } => format!(
            "記録{entry}が照合コードと違います。この記録か、それより前が控えた後に変更されたか、取り込んだこと\
             のない別の帳簿のコードです。"
        ),
        ChainFault::Time { entry } => format!("記録{entry}の時刻が前の記録より前です。"),
        ChainFault::Schema { name } => {
            format!("「{name}」がないか、変更されているか、帳簿のものではありません。")
        }
        ChainFault::Total { table, row } => {
            format!("`{table}`の{row}: 記録から数え直したものと違います。")
        }
        ChainFault::File { message } => format!("ファイルが壊れています（{message}）。"),
    }
}

/// Says why the ledger could not do what was asked.
pub(super) fn ledger_fault(error: &LedgerError) -> String {
    match error {
        LedgerError::NotWritten => {
            "何も記録していません。トリガーかほかのプログラムが邪魔をしています。".to_owned()
        }
        LedgerError::NotAsWritten(faults) => format!(
            "帳簿が書かれたときと違うので、何も足せません: {}",
            chain_faults(faults)
        ),
        LedgerError::Tampered(faults) => format!(
            "帳簿が書かれたときと違います。{}すべては`dokbak verify`で分かり、名前、日付、合計、索引は             `dokbak verify --recount`で作り直せます。",
            chain_faults(faults)
        ),
        LedgerError::NotAFile
        | LedgerError::ManyNames { .. }
        | LedgerError::LeftOver { .. }
        | LedgerError::LogOutOfReach { .. }
        | LedgerError::Changed
        | LedgerError::Gone { .. }
        | LedgerError::Replaced { .. }
        | LedgerError::NewerVersion { .. }
        | LedgerError::OlderVersion { .. }
        | LedgerError::OtherProgram { .. }
        | LedgerError::NotADatabase(_)
        | LedgerError::NoWriteAheadLog { .. }
        | LedgerError::Playing { .. }
        | LedgerError::Place { .. }
        | LedgerError::Busy(_)
        | LedgerError::CannotOpen(_)
        | LedgerError::Damaged(_)
        | LedgerError::DiskFull(_)
        | LedgerError::InputOutput(_)
        | LedgerError::ReadOnly(_)
        | LedgerError::Sqlite(_) => of_the_file(error),
        LedgerError::AlreadyThere(path) => format!(
            "{}: このファイルはもうあります。別の名前を書いてください。",
            path.display()
        ),
        LedgerError::NoCopy { path, source } => super::cannot_write(path, source),
        LedgerError::Elsewhere { path, error } => super::ledger_failed(path, &ledger_fault(error)),
        LedgerError::NothingThere(path) => format!("{}: 帳簿がありません。", path.display()),
        LedgerError::BadEntries(bad) => bad_entries(bad),
        LedgerError::Handover(fault) => super::handover_fault(fault),
        LedgerError::Kept(fault) => super::kept_fault(fault),
        LedgerError::Server(fault) => super::server_fault(fault),
        LedgerError::Twice(fault) => super::twice_fault(*fault),
        LedgerError::TooManyChips => super::too_many_chips().to_owned(),
        _ => of_an_entry(error),
    }
}

fn no_evening(asked: EveningRef, near: &[EveningName]) -> String {
    let what = match asked {
        EveningRef::Last => return "まだ局の記録がありません。".to_owned(),
        EveningRef::Day(day) => format!("{day}の回はありません。"),
        EveningRef::Session(session) => format!("第{session}回はありません。"),
    };
    let near: Vec<String> = near.iter().map(super::evening).collect();
    if near.is_empty() {
        what
    } else {
        format!("{what}近い回: {}。", near.join("、"))
    }
}

fn missing_hand(no_hand: &NoHand) -> String {
    let what = match (no_hand.asked, no_hand.kind) {
        (HandRef::Last, _) => "まだ局の記録がありません。".to_owned(),
        (HandRef::Entry(entry), Some(EntryKind::Session)) => {
            format!("記録{entry}は回の始まりの記録で、局ではありません。")
        }
        (HandRef::Entry(entry), Some(EntryKind::Close)) => {
            format!("記録{entry}は回の終わりの記録で、局ではありません。")
        }
        (HandRef::Entry(entry), Some(_)) => format!("記録{entry}は局ではありません。"),
        (HandRef::Entry(entry), None) => format!("帳簿に記録{entry}はありません。"),
        (HandRef::Numbered { session, .. }, _) if no_hand.no_session => {
            format!("第{session}回はありません。")
        }
        (HandRef::Numbered { session, number }, _) => {
            format!("第{session}回に{number}局目はありません。")
        }
        (HandRef::OfEvening { day, .. }, _) if no_hand.no_evening => {
            return no_evening(EveningRef::Day(day), &no_hand.near_evenings);
        }
        (HandRef::OfEvening { day, number }, _) => {
            format!("{day}の回に{number}局目はありません。")
        }
    };
    let sessions = no_hand.near_sessions.iter();
    let sessions: Vec<String> = sessions.map(|one| format!("第{one}回")).collect();
    let near = no_hand.near.iter();
    let near: Vec<String> = near.map(ToString::to_string).collect();
    if !sessions.is_empty() {
        let counted = near.first();
        let counted = counted.map(|hand| format!("最初の回から数えると{hand}です。"));
        let sessions = sessions.join("、");
        return format!("{what}近い回: {sessions}。{}", counted.unwrap_or_default());
    }
    if near.is_empty() {
        what
    } else {
        format!("{what}近い局: {}。", near.join("、"))
    }
}

/// Says why entries of another ledger are rejected.
fn bad_entries(bad: &BadEntries) -> String {
    match bad {
        BadEntries::Nothing => "取り込む記録がありません。".to_owned(),
        BadEntries::Gap(entry) => format!("記録{entry}が前の記録につながりません。"),
        BadEntries::Changed(entry) => {
            format!("記録{entry}が変えられています。内容がハッシュと合いません。")
        }
        BadEntries::Unreadable(entry) => format!("記録{entry}を読めません。"),
        BadEntries::TooManyChips(entry) => {
            format!("記録{entry}は、1局で動くにはチップが多すぎます。")
        }
        BadEntries::Reference(entry) => format!("記録{entry}の回か局がありません。"),
    }
}

/// Says what is wrong with an entry to be written or read.
fn of_an_entry(error: &LedgerError) -> String {
    match error {
        LedgerError::BadTime(text) => {
            format!("「{text}」は2026-11-20T19:30:00ZのようなUTCの時刻ではありません。")
        }
        LedgerError::BadDay(text) => {
            format!("「{text}」は2026-11-22のような日付ではありません。")
        }
        LedgerError::BadEngine(text) => {
            format!("「{text}」はプログラムのバージョンではありません。")
        }
        LedgerError::Body { entry, .. } => format!("記録{entry}の内容を読み書きできません。"),
        LedgerError::Closed(session) => format!("第{session}回は終わっています。"),
        LedgerError::NotMoney(entry) => {
            format!("記録{entry}は、受け渡したお金の別の記録ではありません。")
        }
        LedgerError::Open(session) => format!("第{session}回はまだ終わっていません。"),
        LedgerError::DraftTaken { session, position } => format!(
            "第{session}回の局の{}行目は、その間にほかの人が書きました。",
            position + 1
        ),
        LedgerError::DraftSkips {
            session,
            position,
            length,
        } => format!(
            "第{session}回の局は{length}行なので、次は{}行目にはなりません。",
            position + 1
        ),
        LedgerError::DuplicatePlayer(name) => format!("{name}の名前が2回あります。"),
        LedgerError::HandTaken { session, number } => {
            format!("第{session}回の{number}局目は、その間にほかの人が書きました。")
        }
        LedgerError::HandSkips {
            session,
            number,
            next,
        } => format!("第{session}回の次は{number}局目ではなく、{next}局目です。"),
        LedgerError::NoSuchEntry(entry) => format!("帳簿に記録{entry}はありません。"),
        LedgerError::NoSuchSession(session) => format!("帳簿に第{session}回はありません。"),
        LedgerError::NotAHand(entry) => format!("記録{entry}は局ではありません。"),
        LedgerError::NoHand(no_hand) => missing_hand(no_hand),
        LedgerError::NoEvening(NoEvening { asked, near }) => no_evening(*asked, near),
        LedgerError::OtherSession { hand, session } => {
            format!("局{hand}は第{session}回ではなく、ほかの回のものです。")
        }
        LedgerError::NoPlayers => "遊ぶ人がいません。".to_owned(),
        LedgerError::UnknownPlayer { session, player } => {
            format!("{player}は第{session}回にいません。")
        }
        other => format!("{other}。"),
    }
}

/// Says where entries are kept whose file has been removed, if they are kept.
fn kept_in(kept: Option<&Path>) -> String {
    kept.map_or_else(String::new, |kept| {
        format!("それまでに書いたものは{}にあります。", kept.display())
    })
}

/// Says what is wrong with the ledger's file.
fn of_the_file(error: &LedgerError) -> String {
    match error {
        LedgerError::NotAFile => "ファイルではないので、帳簿にできません。".to_owned(),
        LedgerError::ManyNames { names } => format!(
            "このファイルには名前が{names}個あり（ハードリンク）、新しい記録を見落とすおそれがあります。\
             名前を1つだけ残すか、ファイルを複製してください。"
        ),
        LedgerError::LeftOver { path } => format!(
            "{}はほかの帳簿か、別の時点のこの帳簿の残りで、ほかにない記録が入っているかもしれません。\
             -shmで終わるファイルと一緒に別のフォルダーに移して、取っておいてください。",
            path.display()
        ),
        LedgerError::LogOutOfReach { path, .. } => format!(
            "最新の記録は{}にありますが、書き込めないフォルダーでは読めません。両方のファイルを自分の\
             フォルダーに複製して、そこで読んでください。",
            path.display()
        ),
        LedgerError::Gone { path, kept } => format!(
            "帳簿{}がなくなりました。{}",
            path.display(),
            kept_in(kept.as_deref())
        ),
        LedgerError::Replaced { path, kept } => format!(
            "帳簿{}は、開いている間に別のファイルと入れ替わりました。{}もう一度始めてください。",
            path.display(),
            kept_in(kept.as_deref())
        ),
        LedgerError::Changed => {
            "読んでいる間に、だれかが帳簿に書き始めました。もう一度試してください。".to_owned()
        }
        LedgerError::NewerVersion { found, known } => format!(
            "帳簿のバージョンは{found}ですが、このプログラムが読めるのは{known}までです。新しいプログラムを\
             使ってください。"
        ),
        LedgerError::OlderVersion { found } => {
            format!("公開前のバージョン（{found}）の帳簿なので、もう読めません。")
        }
        LedgerError::OtherProgram { application_id } => {
            format!("ほかのプログラムのデータベースです（application id {application_id}）。")
        }
        LedgerError::NotADatabase(_) => "このファイルは帳簿ではありません。".to_owned(),
        LedgerError::NoWriteAheadLog { mode } => {
            format!("この場所では帳簿を安全に保存できません（journal mode {mode}）。")
        }
        LedgerError::Playing { path } => {
            format!(
                "ほかの画面かスマホで、この帳簿の回を遊んでいます（{}）。もう1つの卓は `--ledger table2.db` のように別の帳簿に記録し、あとでそこで `dokbak export --jsonl`、ここで `dokbak import` を使って合わせてください。",
                path.display()
            )
        }
        LedgerError::Place { path, source } => {
            format!("{}: {}。", path.display(), system_fault(source.into()))
        }
        LedgerError::Busy(_) => "帳簿はほかのプログラムで使用中です。".to_owned(),
        LedgerError::CannotOpen(_) => "帳簿を開けません。".to_owned(),
        LedgerError::Damaged(_) => "帳簿のファイルが壊れています。".to_owned(),
        LedgerError::DiskFull(_) => "空き容量がありません。".to_owned(),
        LedgerError::InputOutput(_) => "帳簿のファイルを読み書きできません。".to_owned(),
        LedgerError::ReadOnly(_) => "帳簿に書き込む権限がありません。".to_owned(),
        LedgerError::Sqlite(_) => "帳簿の操作ができませんでした。".to_owned(),
        other => format!("{other}。"),
    }
}
