//! Words for whatever exceeds a limit.

use crate::files::{Irregular, SystemFault};
use crate::limits::Limit;
use crate::words::grouped;

pub(crate) fn and_more(more: usize) -> Option<String> {
    (more > 0).then(|| format!("ほか{}件", grouped(more as u128)))
}

pub(crate) fn too_long(limit: Limit) -> String {
    let most = grouped(limit.most() as u128);
    match limit {
        Limit::RecordBytes => {
            format!("記録は{most}バイトまでです。1つの記録には1局だけを書いてください。")
        }
        Limit::RecordLines => {
            format!("記録は{most}行までです。1つの記録には1局だけを書いてください。")
        }
        Limit::LineBytes => {
            format!("1行は{most}バイトまでです。短くするか、何行かに分けてください。")
        }
        Limit::Faults => format!("間違いは{most}件まで表示します。"),
        Limit::RulesetBytes => format!("ルールセットのファイルは{most}バイトまでです。"),
        Limit::ConfigBytes => format!("設定ファイルは{most}バイトまでです。"),
        Limit::ImportBytes => format!("ほかの帳簿の記録は{most}バイトまでです。"),
        Limit::RulesetKeys => {
            format!("ルールセットのファイルのキーは{most}個までです。これはその数を超えます。")
        }
        Limit::Examples => format!(
            "ルールセットのファイルの例は{most}個までです。残りは、これを元にした別のファイルに書いて\
             ください。"
        ),
        Limit::Extends => format!("ルールセットを重ねられるのは{most}個までです。"),
        Limit::Entries => {
            format!("1局の入力は{most}件までです。いくつか取り消すか、少ない行で書いてください。")
        }
        Limit::Claims => {
            format!("1つの異議の主張は{most}件までです。いくつか取り消すか、合意してください。")
        }
        Limit::Deals => format!("比べられるのは{most}局までです。"),
        Limit::AmountDigits => format!("金額は小数点の前が{most}桁までです。"),
    }
}

pub(super) fn too_deep(names: &[String]) -> String {
    let chain = match names {
        [first, second, .., last_but_one, last] if names.len() > 5 => {
            format!("{first}、{second}、…、{last_but_one}、{last}")
        }
        _ => names.join("、"),
    };
    format!(
        "{}これはもっと多く重なっています: {chain}",
        too_long(Limit::Extends)
    )
}

pub(crate) const fn irregular(kind: Irregular) -> &'static str {
    match kind {
        Irregular::Folder => "フォルダーです。中のファイルを指定してください。",
        Irregular::Pipe => "パイプは名前では読めません。普通のファイルを指定してください。",
        Irregular::Socket => "ソケットです。普通のファイルを指定してください。",
        Irregular::Device => "デバイスです。普通のファイルを指定してください。",
    }
}

/// Says why the system cannot read or write a file, without a full stop.
pub(crate) fn system_fault(fault: SystemFault) -> String {
    let says = match fault {
        SystemFault::Missing => "ファイルがありません",
        SystemFault::Forbidden => "読み書きする権限がありません",
        SystemFault::Folder => "フォルダーです",
        SystemFault::NoFolder => "途中にフォルダーでないものがあります",
        SystemFault::There => "同じ名前のファイルがもうあります",
        SystemFault::Full => "空き容量がありません",
        SystemFault::ReadOnly => "読み取り専用の場所です",
        SystemFault::TooLarge => "ファイルが大きくなりすぎます",
        SystemFault::Other(None) => "読み書きできません",
        SystemFault::Other(Some(number)) => return format!("読み書きできません（エラー{number}）"),
    };
    says.to_owned()
}
