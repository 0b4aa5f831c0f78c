//! Why a text does not answer a question of a hand.

use crate::evening::ask::Question;

/// Says why a text is not an answer.
pub(super) fn not_an_answer(question: Question, text: &str) -> String {
    let wanted = match question {
        Question::Cards(_) => "the captured cards, such as 1g 3gt 8gp, or none",
        Question::Koi(_, least, most) => {
            let why = if least > 0 {
                ": a player who forms a yaku and goes on says it"
            } else {
                ""
            };
            return format!(
                "\"{text}\" is not an answer here; write a number from {least} to {most}{why}"
            );
        }
        Question::LastYaku(Some(_)) => "one name or its number",
        Question::FieldBrights => "a number from 0 to 5",
        Question::Gives(..) => "one junk card, such as 4p",
        Question::Field => "the cards on the field, such as 11p 12s, or Enter for none",
        Question::LastYaku(None) => "one name or its number, or Enter for nobody",
        Question::Accepts(_) => "y or n",
        Question::Onto(..) => {
            "one of the two cards or the letter of its kind, or < to enter the turn again"
        }
        Question::Stay(_, false) => "s or d",
        Question::Stay(_, true) => "s, d or i",
        Question::Sells(_) => "cards, such as 1g 9y, or 1g 9y h 4 with a triple, or Enter",
    };
    if text.trim().is_empty() {
        return format!(
            "Enter is not enough here, because no answer is likely enough to be assumed; write \
             {wanted}"
        );
    }
    format!("\"{text}\" is not an answer here; write {wanted}")
}
