//! Words about checks, seals and copies of the ledger.

use super::chips;
use super::ledger_faults::chain_faults;
use crate::card::Calendar;
use crate::cli::words::{day_in_utc, hour};
use crate::ledger::{
    ChainFault, EntryId, EveningName, HandCalled, HandoverFault, PersonFault, Restored, Verified,
};
use crate::limits::MOST_CHIPS;
use crate::report::{Discrepancy, Otherwise, Recomputed};
use crate::words::Text;
use crate::words::grouped;
use std::path::Path;

/// Returns that every entry is as it was written.
pub(in crate::cli) fn verified(head: EntryId, hash: &str, deep: bool) -> String {
    let settled = if deep {
        "、計算も同じです"
    } else {
        "です"
    };
    format!("記録{head}まで、すべて書かれたとおり{settled}。ハッシュは{hash}です。")
}

/// Asks whether to go on without what is in a damaged log.
pub(in crate::cli) fn go_on_without() -> String {
    "最後に書いたものが入ったログファイルが壊れています。そのファイルを帳簿の横に残し、読めない分は除いて\
     続けますか。(y/n) "
        .to_owned()
}

/// Says where a damaged log is kept.
pub(in crate::cli) fn log_kept(kept: &Path) -> String {
    format!("壊れたログファイルは{}に残しました。", kept.display())
}

/// Says how far everything was last found as it was written, and how much came since.
pub(in crate::cli) fn last_verified(verified: &Verified) -> String {
    let (entry, day) = (verified.seal.entry, super::day(&verified.at));
    let since = match verified.since {
        0 => "その後の記録はありません".to_owned(),
        since => format!("その後の記録は{since}件です"),
    };
    format!("{day}に、記録{entry}まですべて書かれたとおりだと確かめました。{since}。")
}

pub(in crate::cli) fn no_entries() -> String {
    "帳簿に記録がありません。前にあったのなら、なくなっています。".to_owned()
}

pub(in crate::cli) fn as_sealed(entry: EntryId) -> String {
    format!("記録{entry}までは、照合コードを控えたときのとおりです。")
}

/// Returns that there is no ledger where one is to be checked.
pub(in crate::cli) fn not_there(path: &Path, emptied: bool) -> String {
    let path = path.display();
    if emptied {
        format!("{path}: ファイルは空です。帳簿があったのなら、なくなっています。")
    } else {
        format!("{path}: ここに帳簿はありません。あったのなら、なくなっています。")
    }
}

pub(in crate::cli) fn nothing_to_seal() -> String {
    "帳簿にまだ何も書かれていないので、照合コードはありません。".to_owned()
}

pub(in crate::cli) fn not_sealed(faults: &[ChainFault]) -> String {
    let faults = chain_faults(faults);
    format!("帳簿が書かれたときと違うので、照合コードは出せません: {faults}")
}

/// Returns that what follows comes from a ledger that somebody changed.
pub(in crate::cli) fn not_as_written(faults: &[ChainFault]) -> String {
    let faults = chain_faults(faults);
    format!("帳簿が書かれたときと違います: {faults}詳しくは `dokbak verify` で。")
}

/// Says what was copied, and where to.
pub(in crate::cli) fn backed_up(path: &Path, head: Option<&(EntryId, String)>) -> String {
    let path = path.display();
    match head {
        Some((entry, hash)) => format!(
            "帳簿を記録{entry}まで{path}に写し、書かれたとおりであることを確かめました。ハッシュ: {hash}"
        ),
        None => format!("帳簿を{path}に写しました。記録はまだありません。"),
    }
}

/// Says what the ledger is again, and where what was there before is.
pub(in crate::cli) fn restored(path: &Path, restored: &Restored) -> String {
    let path = path.display();
    let now = match &restored.head {
        Some((entry, hash)) => {
            format!("{path}: 写しておいた帳簿に、記録{entry}まで戻しました。ハッシュ: {hash}")
        }
        None => format!("{path}: 写しておいた帳簿に戻しました。記録はありません。"),
    };
    match &restored.before {
        Some(before) => format!("{now} これまでの帳簿は{}にあります。", before.display()),
        None => now,
    }
}

/// Says how many entries were written to a file.
pub(in crate::cli) fn exported(entries: usize, path: &Path) -> String {
    format!("{}: 帳簿の記録を{entries}件書きました。", path.display())
}

/// Says how many rows of a table were written to a file.
pub(in crate::cli) fn exported_rows(rows: usize, path: &Path) -> String {
    format!("{}: {rows}行書きました。", path.display())
}

/// Says how many transactions of a journal were written to a file.
pub(in crate::cli) fn exported_transactions(transactions: usize, path: &Path) -> String {
    format!("{}: 取引を{transactions}件書きました。", path.display())
}

/// Says how many entries of another ledger were taken in.
pub(in crate::cli) fn taken_in(new: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "どの記録もすでにあるので、何も変わっていません。".to_owned(),
        (new, 0) => format!("記録を{new}件取り込みました。"),
        (new, known) => format!("記録を{new}件取り込みました。{known}件はすでにありました。"),
    }
}

/// Says that a ledger stays as it was.
pub(in crate::cli) fn nothing_taken_in() -> String {
    "何も取り込んでいません。".to_owned()
}

/// Says that two ledgers went on with a session apart.
pub(in crate::cli) fn went_on_apart(here: &EveningName, there: &EveningName) -> String {
    format!(
        "{}の回は、二つの帳簿で別々に続いています。もう一方の帳簿の分は、ここでは{there}の回です\
         （`dokbak log --evening {there}`）。局はどちらも数えます。",
        super::evening(here)
    )
}

/// Says that a hand that was here was corrected in the other ledger.
pub(in crate::cli) fn corrected_there(hand: &HandCalled, here: &Text, now: &Text) -> Text {
    let day = super::on_day(&hand.evening.day);
    Text::both(|form| {
        let [here, now] = [here, now].map(|net| form.pick(net));
        format!("{day}の{hand}は、もう一方の帳簿で訂正されています。前は{here}、今は{now}。")
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
            "{day}の{hand}は、両方の帳簿で訂正されています。こちらは{here}、あちらは{there}。あとから書いたほうを\
             数えて{now}。変えるには: `dokbak dispute {hand}`"
        )
    })
}

/// Says that more entries came in that say something else than hands.
pub(in crate::cli) fn more_said(entries: usize) -> String {
    format!("ほかに、人・お金・回についての記録が{entries}件あります。")
}

/// Says how many hands an evening has more.
pub(in crate::cli) fn has_more(name: &EveningName, hands: u32) -> String {
    format!("{name}の回に、{hands}局加わりました。")
}

/// Says that the other ledger closed a session.
pub(in crate::cli) fn closed_there(name: &EveningName) -> String {
    format!("{name}の回は、もう一方の帳簿で終わっています。")
}

/// Says that a session counts no more.
pub(in crate::cli) fn counts_no_more(name: &EveningName) -> String {
    format!("もう一方の帳簿に従い、{name}の回は全部または一部を数えなくなりました。")
}

/// Says that a session counts again.
pub(in crate::cli) fn counts_again(name: &EveningName) -> String {
    format!("もう一方の帳簿に従い、{name}の回をまた数えます。")
}

/// Says that the last copy of the ledger is so many days old.
pub(in crate::cli) fn old_copy(days: i64) -> String {
    format!(
        "帳簿を最後に写してから{days}日たっています。`dokbak backup ファイル` で写せます（USBメモリーや別の機械へ）。"
    )
}

/// Says that there is no copy of the ledger.
pub(in crate::cli) fn no_copy() -> String {
    "帳簿の写しはまだありません。`dokbak backup ファイル` で写せます（USBメモリーや別の機械へ）。"
        .to_owned()
}

/// Says what to do where totals are not what the entries come to.
pub(in crate::cli) fn count_again() -> String {
    "合計と索引は記録から作ったものなので、失われたものはありません。`dokbak verify --recount` で作り直せます。".to_owned()
}

/// Says that the file was brought to a newer version, and where it is kept as it was.
pub(in crate::cli) fn brought_up_to_date(kept: &Path) -> String {
    format!(
        "帳簿はこれから新しい形式で書きます。これまでの帳簿は、そのまま{}にあります。",
        kept.display()
    )
}

/// Returns that entries get the time of the last one.
pub(in crate::cli) fn clock_behind(last: &str) -> String {
    let (day, hour) = (super::on_day(day_in_utc(last)), hour(last));
    format!(
        "この機械の時計は、帳簿の最後の記録（協定世界時{day}{hour}）より遅れています。その時刻を過ぎるまでは、\
         記録にその時刻を使います。"
    )
}

/// Returns in what an entry contradicts what it rests on.
pub(in crate::cli) fn wrong_entry(entry: EntryId, wrong: &Discrepancy) -> Text {
    Text::both(|form| {
        let why = match wrong {
            Discrepancy::Verdict => "判定を読めません".to_owned(),
            Discrepancy::Net => "チップが判定と違います".to_owned(),
            Discrepancy::Payments => "判定のチップが支払いの合計と違います".to_owned(),
            Discrepancy::Stranger(name) => {
                format!("{name}は遊んでいないのに、チップが動いています")
            }
            Discrepancy::Chips => format!(
                "1局で動くにはチップが多すぎます。1人{}枚までです",
                grouped(MOST_CHIPS.unsigned_abs().into())
            ),
            Discrepancy::Twice(name) => format!("{name}が2度書かれています"),
            Discrepancy::Nobody => "遊ぶ人がいないか、名前のない人がいます".to_owned(),
            Discrepancy::Rules => "この回のルールを読めません".to_owned(),
            Discrepancy::Chip(chip) => format!("「{chip}」はチップの値になりません"),
            Discrepancy::Day(day) => {
                format!("「{day}」は、書かれた時から見て1900年からあさってまでの日付ではありません")
            }
            Discrepancy::Number(number) => format!("この回の次の局は{number}局目です"),
            Discrepancy::Follows => "続きだという前の回が、この回に続いていません".to_owned(),
            Discrepancy::Reference => "それより前の帳簿にないものを指しています".to_owned(),
            Discrepancy::Misplaced => "もとの帳簿でその場所にあったはずがありません".to_owned(),
            Discrepancy::Person(PersonFault::Unknown(name)) => {
                format!("「{name}」はそれまで帳簿になかった名前です")
            }
            Discrepancy::Person(PersonFault::BadName(name)) => {
                format!("「{name}」は名前に使えません")
            }
            Discrepancy::Person(fault) => without_stop(&super::person_fault(fault, None)),
            Discrepancy::Handover(HandoverFault::BadAmount(text)) => {
                format!("「{text}」は金額ではありません")
            }
            Discrepancy::Handover(fault) => without_stop(&super::handover_fault(fault)),
            Discrepancy::Settled(settled) => form.pick(&settled_otherwise(settled)).to_owned(),
            Discrepancy::Sum(net) => format!("この回の合計は{}です", form.pick(&chips(net))),
            Discrepancy::Uneven => "チップの合計が0になりません".to_owned(),
            Discrepancy::Transfers => "この受け渡しでは全員が差引ゼロになりません".to_owned(),
        };
        format!("記録{entry}が正しくありません: {why}。")
    })
}

/// Returns a sentence without its full stop.
fn without_stop(sentence: &str) -> String {
    sentence.trim_end_matches('。').to_owned()
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
            format!("これより前の{by}")
        } else {
            by.clone()
        };
        format!("{by}が書いた記録{entry}は、{engine}では違います: {how}。")
    })
}

fn settled_otherwise(settled: &Recomputed) -> Text {
    Text::both(|form| match settled {
        Recomputed::Refused(faults) => match faults.first() {
            Some(fault) => {
                let problem = super::problem(&fault.problem, Calendar::Korean);
                format!(
                    "{}行目がルールに合いません（{}）",
                    fault.place.line,
                    problem.trim_end_matches('。')
                )
            }
            None => "ルールに合いません".to_owned(),
        },
        Recomputed::Net(net) => format!("計算では{}です", form.pick(&chips(net))),
        Recomputed::Reasons => "チップは同じですが、理由が違います".to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_named_as_in_japanese() {
        let cut = ChainFault::CutOff {
            first: EntryId(57),
            last: EntryId(58),
        };
        assert_eq!(
            not_as_written(&[cut]),
            "帳簿が書かれたときと違います: 照合コードにある記録57〜58がここにありません。消えたか、取り込んだこと\
             のない別の帳簿のコードです。詳しくは `dokbak verify` で。"
        );
    }
}
