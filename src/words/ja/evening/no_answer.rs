//! Why a text does not answer a question of a hand.

use crate::evening::ask::Question;

pub(super) fn not_an_answer(question: Question, text: &str) -> String {
    let wanted = match question {
        Question::Cards(_) => "1g 3gt 8gpのような取り札か、取り札がなければ「なし」",
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
        Question::LastYaku(None) => "1人の名前か番号、いなければEnter",
        Question::Accepts(_) => "yかn",
        Question::Onto(..) => "どちらかの札かその種類の文字、番を入れ直すなら<",
        Question::Stay(_, false) => "sかd",
        Question::Stay(_, true) => "s、d、i",
        Question::Sells(_) => "1g 9yのような札、三枚見せがあれば1g 9y h 4、なければEnter",
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
            not_an_answer(Question::Accepts(Seat(1)), "?!"),
            "「?!」はここでは使えません。入れられるもの: yかn"
        );
    }
}
