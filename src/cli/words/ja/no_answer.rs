//! Words about what is no answer to a question of a hand.

use crate::cli::prompt::{MoreThanYes, Question};

/// Returns what is to be said besides yes.
pub(super) fn more_than_yes(more: MoreThanYes) -> String {
    match more {
        MoreThanYes::Who => {
            "だれですか。名前か番号を入れてください。いなければEnterです。".to_owned()
        }
        MoreThanYes::Months => {
            "何月ですか。5 11のように月を入れてください。なければEnterです。".to_owned()
        }
        MoreThanYes::HowOften(most) => {
            format!("何回ですか。0〜{most}の回数を入れてください。")
        }
        MoreThanYes::Besides => {
            "何がありましたか。2ゴー 見せ5 爆弾8や、太郎 ゴーのように入れてください。なければEnterです。"
                .to_owned()
        }
    }
}

/// Returns why a text answers nothing.
pub(super) fn not_an_answer(question: Question, text: &str) -> String {
    let wanted = match question {
        Question::Cards(_) => "1g 3gt 8gpのような取り札か、取り札がなければ「なし」",
        Question::Among(..) => "g p、y7のような種類、なければEnter",
        Question::Besides(..) => "2ゴー 見せ5 爆弾8のような回数と月、なければEnter",
        Question::Goes(_, most) => {
            return format!(
                "「{text}」はここでは使えません。0〜{most}の回数を入れてください。ゴーのたびに前より多い\
                 点が必要です。"
            );
        }
        Question::Koi(_, least, most) => {
            let why = if least > 0 {
                "役ができて続けたら、こいこいをしています。"
            } else {
                ""
            };
            return format!(
                "「{text}」はここでは使えません。{least}〜{most}の回数を入れてください。{why}"
            );
        }
        Question::LastYaku(Some(_)) => "1人の名前か番号",
        Question::FieldBrights => "0〜5の枚数",
        Question::Gives(..) => "4pのようなカス1枚",
        Question::Field => "11p 12sのような場の札か、なければEnter",
        Question::Heundeum(_) | Question::Bombs(_) | Question::FirstSweep(_) => {
            "5 11のような月か、なければEnter"
        }
        Question::OthersGo(_) | Question::NoCards => "負けた人の名前か番号、いなければEnter",
        Question::Boar | Question::LastYaku(None) => "1人の名前か番号、いなければEnter",
        Question::Brights(_)
        | Question::DryBrights(_)
        | Question::BrightsOrShield(_)
        | Question::Animals(_)
        | Question::Ribbons(_) => "y、n、または枚数",
        Question::Junk(..) => "y、n、または足りないときの枚数",
        Question::Accepts(_) => "yかn",
        Question::Onto(..) => "どちらかの札かその種類の文字、番を入れ直すなら<",
        Question::Stay(_, false) => "sかd",
        Question::Stay(_, true) => "s、d、i",
        Question::Sells(_) => "1g 9yのような札、三枚見せがあれば1g 9y h 4、なければEnter",
        Question::Others => "記録の行、なければEnter",
    };
    if text.trim().is_empty() {
        return format!("Enterだけでは決められません。入れられるもの: {wanted}");
    }
    format!("「{text}」はここでは使えません。入れられるもの: {wanted}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Seat;

    #[test]
    fn refusals_say_what_can_be_answered() {
        assert_eq!(
            not_an_answer(Question::Brights(Seat(1)), "?!"),
            "「?!」はここでは使えません。入れられるもの: y、n、または枚数"
        );
    }
}
