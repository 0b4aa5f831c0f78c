//! Words about what is no answer to a question of a hand.

use crate::cli::prompt::{MoreThanYes, Question};

/// Returns what is to be said besides yes.
pub(super) fn more_than_yes(more: MoreThanYes) -> String {
    match more {
        MoreThanYes::Who => "who was it? Write names or their numbers; Enter is nobody".to_owned(),
        MoreThanYes::Months => "which months? Such as 5 11; Enter is none".to_owned(),
        MoreThanYes::HowOften(most) => format!("how often? Write a number from 0 to {most}"),
        MoreThanYes::Besides => {
            "what was it? Goes and months, such as go2 s5 b8, or who else said go; Enter is none"
                .to_owned()
        }
    }
}

/// Returns why a text answers nothing.
pub(super) fn not_an_answer(question: Question, text: &str) -> String {
    let wanted = match question {
        Question::Cards(_) => "the captured cards, such as 1g 3gt 8gp, or none",
        Question::Among(..) => "g, t, p or y with how many, such as g p or y7, or Enter for none",
        Question::Besides(..) => "goes and months, such as go2 s5 b8, or Enter for none",
        Question::Goes(_, most) => {
            return format!(
                "\"{text}\" is not an answer here; write a number from 0 to {most}: each go needs \
                 more points than the one before"
            );
        }
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
        Question::Heundeum(_) | Question::Bombs(_) | Question::FirstSweep(_) => {
            "months, such as 5 11, or Enter for none"
        }
        Question::OthersGo(_) | Question::NoCards => {
            "names of losers or their numbers, or Enter for nobody"
        }
        Question::Boar | Question::LastYaku(None) => "one name or its number, or Enter for nobody",
        Question::Brights(_)
        | Question::DryBrights(_)
        | Question::BrightsOrShield(_)
        | Question::Animals(_)
        | Question::Ribbons(_) => "y, n, or how many",
        Question::Junk(..) => "y, n, or the number if it is less",
        Question::Accepts(_) => "y or n",
        Question::Onto(..) => {
            "one of the two cards or the letter of its kind, or < to enter the turn again"
        }
        Question::Stay(_, false) => "s or d",
        Question::Stay(_, true) => "s, d or i",
        Question::Sells(_) => "cards, such as 1g 9y, or 1g 9y h 4 with a triple, or Enter",
        Question::Others => "a line of the record, or Enter for no",
    };
    if text.trim().is_empty() {
        return format!(
            "Enter has no answer here, since none is likely enough to be taken for granted; write \
             {wanted}"
        );
    }
    format!("\"{text}\" is not an answer here; write {wanted}")
}
