//! What is wrong with an adjustment, a season or a note about an evening.

use crate::cli::facts::kept::KeptMisuse;
use crate::ledger::KeptFault;

pub(in crate::cli) fn kept_misuse(misuse: &KeptMisuse) -> String {
    match misuse {
        KeptMisuse::NoShares => {
            "だれが受け取り、だれが払うかを書いてください。例: `dokbak adjust \"繰り越し\" 太郎 +120 花子 -120`"
                .to_owned()
        }
        KeptMisuse::NoAmount(name) => {
            format!("「{name}」: 後ろに枚数か金額を書いてください。例: {name} +120、{name} -5000円")
        }
        KeptMisuse::BadAmount(text) => {
            format!("「{text}」: 枚数か金額を書いてください。例: 120、5000円")
        }
        KeptMisuse::SeveralUnits(one, other) => {
            format!("{one}と{other}は1つの調整に混ぜられません。別々に書いてください。")
        }
        KeptMisuse::Uneven(sum) => format!(
            "合計が0ではなく{sum}です。書き直すか、残りが出入りする共同の財布を --kitty 名前 で書いてください。"
        ),
        KeptMisuse::NothingLeft(kitty) => {
            format!("--kitty {kitty}: 合計はもう0なので、財布に出入りする分がありません。")
        }
        KeptMisuse::PlayerAsKitty {
            typed,
            player: name,
        } => format!(
            "--kitty {typed}: {name}は遊ぶ人の名前なので、共同の財布にはできません。その人の分なら `{name} +10` の\
             ように書き、財布なら別の名前にしてください。"
        ),
        KeptMisuse::PlayersAsKitty(from, to) => format!(
            "{from}と{to}はどちらも遊ぶ人で、共同の財布ではありません。--kitty を外してください。"
        ),
        KeptMisuse::NoNote(evening) => format!(
            "「{evening}」だけでは、どの回かは分かりますがメモがありません。例: `dokbak note \"雨の夜\" {evening}`。\
             今のメモを見るには: `dokbak note \"\" {evening}`"
        ),
        KeptMisuse::WhichChip(worths) => format!(
            "この帳簿ではチップの値がいくつもあります（{}）。--chip '{}' や --chip なし のように決めてください。",
            worths.join("、"),
            worths.first().map_or("100円", String::as_str),
        ),
        KeptMisuse::NoChipYet => {
            "まだ1局も遊んでいません。チップの値を --chip 100円 や --chip なし のように決めてください。"
                .to_owned()
        }
        KeptMisuse::BadChip(text) => {
            format!("--chip {text}: チップの値を書いてください。例: 100円。お金を賭けていなければ なし")
        }
        KeptMisuse::NoSuchWord {
            option,
            text,
            words,
        } => format!("{option} {text}: そのような語はありません。使えるのは{}です。", words.join("、")),
        KeptMisuse::NoDays(text) => {
            format!("「{text}」: 最初と最後の日を書いてください。例: 2026-03-01から 2026-05-31まで")
        }
    }
}

pub(in crate::cli) fn kept_fault(fault: &KeptFault) -> String {
    match fault {
        KeptFault::NoReason => {
            "理由を引用符の中に書いてください。例: `dokbak adjust \"罰金\" 太郎 -5 花子 +5`".to_owned()
        }
        KeptFault::NoShares => "だれがいくら受け取り、払うかがありません。".to_owned(),
        KeptFault::BadAmount(text) => format!("「{text}」は受け渡しできる枚数や金額ではありません。"),
        KeptFault::BadChip(text) => format!("「{text}」はチップの値になりません。"),
        KeptFault::BadName(name) => format!("「{name}」は名前に使えません。"),
        KeptFault::NamedTwice(name) => format!("{name}が2度書かれています。"),
        KeptFault::Uneven(sum) => format!("合計が0ではなく{sum}です。"),
        KeptFault::KittyAndPeople => {
            "共同の財布に出入りする分と、人どうしの分は、1つの調整に混ぜられません。別々に書いてください。"
                .to_owned()
        }
        KeptFault::ChipsInKitty(name) => {
            format!("「{name}」: お金を賭けていないチップは共同の財布に入れられません。")
        }
        KeptFault::NotAdjustment(entry) => {
            format!("記録{entry}は調整ではありません。調整は `dokbak adjust` で見られます。")
        }
        KeptFault::UndoneAlready(entry) => {
            format!("記録{entry}はもう取り消されています。すべては `dokbak adjust` で見られます。")
        }
        KeptFault::BadSeason(name) => format!("「{name}」はシーズンの名前に使えません。"),
        KeptFault::Backwards { since, until } => format!("{until}は{since}より前です。"),
        KeptFault::NoSeason { asked, names } if names.is_empty() => format!(
            "「{asked}」というシーズンはありません。`dokbak season {asked} 最初の日 最後の日` で決められます。"
        ),
        KeptFault::NoSeason { asked, names } => format!(
            "「{asked}」というシーズンはありません。あるのは{}です。",
            names.join("、")
        ),
        KeptFault::NothingNoted => "メモはありません。".to_owned(),
    }
}
