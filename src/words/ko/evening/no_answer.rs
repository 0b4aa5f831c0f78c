//! Why a text does not answer a question of a hand.

use crate::evening::ask::Question;

pub(super) fn not_an_answer(question: Question, text: &str) -> String {
    let wanted = match question {
        Question::Cards(_) => "먹은 패(보기: 1g 3gt 8gp)를, 없으면 없음을".to_owned(),
        Question::Koi(_, least, most) => {
            let why = if least > 0 {
                " 족보를 만들고 계속 치면 코이코이를 부른 거예요."
            } else {
                ""
            };
            return format!(
                "`{text}`: 여기에 맞지 않아요. {least}부터 {most}까지의 수를 적어 주세요.{why}"
            );
        }
        Question::FieldBrights => "0부터 5까지의 수를".to_owned(),
        Question::Gives(..) => "피 한 장(보기: 4p)을".to_owned(),
        Question::Field => "바닥에 남은 패(보기: 11p 12s)를".to_owned(),
        Question::LastYaku(_) => "이름이나 번호 하나를".to_owned(),
        Question::Accepts(_) => "y나 n을".to_owned(),
        Question::Onto(..) => {
            "둘 중 한 장이나 그 종류의 글자를, 차례를 다시 적으려면 < 를".to_owned()
        }
        Question::Stay(_, false) => "s나 d를".to_owned(),
        Question::Stay(_, true) => "s, d, i 중 하나를".to_owned(),
        Question::Sells(_) => "패(보기: 1g 9y, 석 장을 흔들면 1g 9y h 4)를".to_owned(),
    };
    if text.trim().is_empty() {
        return format!("그냥 Enter는 안 돼요. 답에 따라 돈이 달라져요. {wanted} 적어 주세요.");
    }
    let nothing = if may_be_nothing(question) {
        " 없으면 Enter만 눌러 주세요."
    } else {
        ""
    };
    format!("`{text}`: 여기에 맞지 않아요. {wanted} 적어 주세요.{nothing}")
}

/// Returns whether Enter alone answers this question with "none".
const fn may_be_nothing(question: Question) -> bool {
    matches!(
        question,
        Question::Field | Question::LastYaku(None) | Question::Sells(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_is_pressed_and_not_written() {
        assert_eq!(
            not_an_answer(Question::Field, "아마"),
            "`아마`: 여기에 맞지 않아요. 바닥에 남은 패(보기: 11p 12s)를 적어 주세요. 없으면 Enter만 눌러 주세요."
        );
        assert_eq!(
            not_an_answer(Question::FieldBrights, "아마"),
            "`아마`: 여기에 맞지 않아요. 0부터 5까지의 수를 적어 주세요."
        );
    }
}
