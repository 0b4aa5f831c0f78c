//! Words about checks, seals and copies of the ledger.

use super::chips;
use super::ledger_faults::chain_faults;
use crate::card::Calendar;
use crate::ledger::{ChainFault, EntryId, HandoverFault, PersonFault, Restored, Verified};
use crate::limits::MOST_CHIPS;
use crate::report::{Discrepancy, Otherwise, Recomputed};
use crate::words::Text;
use crate::words::grouped;
use std::path::Path;

pub(in crate::cli) fn verified(head: EntryId, hash: &str, deep: bool) -> String {
    let settled = if deep {
        "、計算も同じです"
    } else {
        "です"
    };
    format!("記録{head}まで、すべて書かれたとおり{settled}。ハッシュは{hash}です。")
}

pub(in crate::cli) fn last_verified(verified: &Verified) -> String {
    let (entry, day) = (verified.seal.entry, super::day(&verified.at));
    let since = match verified.since {
        0 => "その後の記録はありません".to_owned(),
        since => format!("その後の記録は{since}件です"),
    };
    format!("{day}に、記録{entry}まですべて書かれたとおりだと確かめました。{since}。")
}

pub(in crate::cli) fn not_there(path: &Path, emptied: bool) -> String {
    let path = path.display();
    if emptied {
        format!("{path}: ファイルは空です。帳簿があったのなら、なくなっています。")
    } else {
        format!("{path}: ここに帳簿はありません。あったのなら、なくなっています。")
    }
}

pub(in crate::cli) fn not_sealed(faults: &[ChainFault]) -> String {
    let faults = chain_faults(faults);
    format!("帳簿が書かれたときと違うので、照合コードは出せません: {faults}")
}

pub(in crate::cli) fn not_as_written(faults: &[ChainFault]) -> String {
    let faults = chain_faults(faults);
    format!("帳簿が書かれたときと違います: {faults}詳しくは `dokbak verify` で。")
}

pub(in crate::cli) fn backed_up(path: &Path, head: Option<&(EntryId, String)>) -> String {
    let path = path.display();
    match head {
        Some((entry, hash)) => format!(
            "帳簿を記録{entry}まで{path}にバックアップし、書かれたとおりであることを確かめました。ハッシュ: {hash}"
        ),
        None => format!("帳簿を{path}にバックアップしました。記録はまだありません。"),
    }
}

pub(in crate::cli) fn restored(path: &Path, restored: &Restored) -> String {
    let path = path.display();
    let now = match &restored.head {
        Some((entry, hash)) => {
            format!("{path}: バックアップした帳簿に、記録{entry}まで戻しました。ハッシュ: {hash}")
        }
        None => format!("{path}: バックアップした帳簿に戻しました。記録はありません。"),
    };
    match &restored.before {
        Some(before) => format!("{now} これまでの帳簿は{}にあります。", before.display()),
        None => now,
    }
}

pub(in crate::cli) fn exported_rows(rows: usize, path: &Path) -> String {
    format!("{}: {rows}行書きました。", path.display())
}

pub(in crate::cli) fn exported_transactions(transactions: usize, path: &Path) -> String {
    format!("{}: 取引を{transactions}件書きました。", path.display())
}

pub(in crate::cli) fn taken_in(new: usize, known: usize) -> String {
    match (new, known) {
        (0, _) => "どの記録もすでにあるので、何も変わっていません。".to_owned(),
        (new, 0) => format!("記録を{new}件取り込みました。"),
        (new, known) => format!("記録を{new}件取り込みました。{known}件はすでにありました。"),
    }
}

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
            Discrepancy::Kept(fault) => without_stop(&super::kept_fault(fault)),
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
