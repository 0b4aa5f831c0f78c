//! Why a hand that is told in one line is not understood.

use super::list;
use crate::cli::prompt::{BadTelling, CanTell};

/// Returns which part of a line is not understood, and what would be right.
pub(in crate::cli) fn bad_telling(why: &BadTelling) -> String {
    match why {
        BadTelling::NotUnderstood { word, here } => not_understood(word, here),
        BadTelling::NoWinner { names } => format!(
            "勝ったのはだれですか。名前か番号から始めてください（{}）。",
            list(names)
        ),
        BadTelling::NoPlayer { word, names } => format!(
            "「{word}」という人はこの局にいません。この局にいるのは{}です。",
            list(names)
        ),
        BadTelling::Twice { word } => {
            format!("「{word}」はもう入っています。1回だけ書いてください。")
        }
        BadTelling::WhichNumber { number } => format!(
            "{number}は何の数ですか。ゴーは{number}ゴー、見せた月は見せ{number}、爆弾は爆弾{number}のように書いてください。"
        ),
        BadTelling::NoMonth { word } => {
            format!("「{word}」の後に1〜12の月を書いてください。例: 見せ5、爆弾8")
        }
        BadTelling::CardsAndPoints => "札か点のどちらかだけを書いてください。".to_owned(),
        BadTelling::WhichPpuk { word } => {
            format!("「{word}」は何月のポクですか。月も書いてください。例: {word} 4")
        }
        BadTelling::NoPoints { word } => {
            format!("「{word}」は点の内訳です。点も書いてください。例: 7点 {word}")
        }
        BadTelling::HowMuch { word } => {
            format!("カスは何枚ですか。後に数を書いてください。例: {word}3")
        }
        BadTelling::NothingOf { player } => {
            format!("{player}について、枚数（例: 光1 カス3）かゴーを書くか、名前を消してください。")
        }
        BadTelling::TooManyGoes { most: 0 } => {
            "この点ではゴーはできません。ゴーのたびに前より多い点が必要です。".to_owned()
        }
        BadTelling::TooManyGoes { most } => {
            format!("この点ではゴーは最大{most}回です。ゴーのたびに前より多い点が必要です。")
        }
    }
}

fn not_understood(word: &str, here: &CanTell) -> String {
    let wanted = match here {
        CanTell::Loser(player) => {
            return format!(
                "「{word}」は分かりません。{player}については、枚数（例: 光1 カス3）かゴーを書いてください。"
            );
        }
        CanTell::Hand => {
            "札（1g 3g 8g）か点（7点 光 カス）、ゴー（2ゴー）、見せた月と爆弾の月（見せ5 爆弾8）"
        }
        CanTell::Besides => {
            "ゴー（2ゴー）、見せた月と爆弾の月（見せ5 爆弾8）、ほかの人のゴー（名前 ゴー）、なければEnter"
        }
        CanTell::Round => "札（1g 3g 8g）と、こいこいの回数（こい1）",
        CanTell::Piles => "名前とその取り札",
    };
    format!("「{word}」は分かりません。書けるもの: {wanted}")
}
