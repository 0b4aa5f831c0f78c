//! Words about ways out of an irregularity or a fault.

use crate::evening::dispute::ways::Way;

pub(crate) const fn way(way: Way) -> &'static str {
    match way {
        Way::NobodyWon => "だれも勝たなかった",
        Way::DealtAgain => "配り直し",
        Way::TakenBack => "最後の主張が間違いだった",
        Way::MoreCards => "ほかにも札があった（書き足す）",
        Way::OtherTurn => "実際に出した札を書き足す",
        Way::TurnDue => "この人の番だった（札を書き足す）",
        Way::NoGo => "ゴーを消す",
        Way::WentOn => "ゴーした",
        Way::Stopped => "そこでストップした",
        Way::Struck => "この行を消す",
        Way::JunkDue => "ルールどおりに渡すカス",
        Way::NothingGiven => "札は動いていない",
        Way::GivenFor => "そのために渡した（またはタダク、総なめ、重ね取り）",
        Way::WholeStack => "重ね札をまとめて取った",
        Way::StackTold => "もらえるカスも受け取った",
        Way::NoStack => "重ね取りではなかった",
    }
}

pub(crate) fn first_lost(number: Option<u32>, as_written: bool) -> String {
    match number.filter(|_| as_written) {
        Some(number) => {
            format!("{number}行目から成り立たなくなり、その後の番は追えません。")
        }
        None => "その番は成り立たないので、その後の番は追えません。".to_owned(),
    }
}
