//! What is asked of a hand, one thing at a time. A prompt adds what can be typed.

use crate::evening::ask::Question;
use crate::vocabulary::particle::{EUN, GA, RO, with};
use crate::words::messages;

messages! {
    /// Asks a question of the quick way; `name` is whom it is about.
    quick_question(question: Question, name: &str) {
        en: match question {
            Question::Cards(_) => format!("{name}'s cards?"),
            Question::Gives(..) => format!("Which junk did {name} surrender?"),
            Question::Koi(..) => format!("How often did {name} say koi-koi?"),
            Question::LastYaku(None) => "Who formed a yaku last?".to_owned(),
            Question::LastYaku(Some(_)) => "Who formed or improved a yaku last?".to_owned(),
            Question::FieldBrights => "How many brights were dealt to the field?".to_owned(),
            Question::Field => "Which cards lie on the field?".to_owned(),
            Question::Accepts(_) => format!("Does {name} accept the offered nagari?"),
            Question::Onto(card, _) => format!("Which of these did the {} take?", card_name(card)),
            Question::Stay(_, false) => format!("Does {name} stay or drop?"),
            Question::Stay(_, true) => {
                format!("Does {name} stay, drop, or go out with the iris?")
            }
            Question::Sells(_) => format!("What does {name} sell?"),
        },
        ko: match question {
            Question::Cards(_) => format!("{} 먹은 패는요?", with(name, GA)),
            Question::Gives(..) => format!("{} 어떤 피를 줬어요?", with(name, EUN)),
            Question::Koi(..) => format!("{} 코이코이를 몇 번 불렀어요?", with(name, EUN)),
            Question::LastYaku(None) => "마지막에 족보를 만든 사람은요?".to_owned(),
            Question::LastYaku(Some(_)) => "마지막에 족보를 만들거나 늘린 사람은요?".to_owned(),
            Question::FieldBrights => "바닥에 광이 몇 장 깔렸어요?".to_owned(),
            Question::Field => "바닥에 남은 패는요?".to_owned(),
            Question::Accepts(_) => format!("{} 쇼당을 받아요?", with(name, EUN)),
            Question::Onto(card, _) => format!("{} 어느 패를 먹었어요?", with(&card_name(card), RO)),
            Question::Stay(_, false) => format!("{} 들어가요, 죽어요?", with(name, EUN)),
            Question::Stay(_, true) => {
                format!("{} 들어가요, 죽어요, 난초열끗으로 쉬어요?", with(name, EUN))
            }
            Question::Sells(_) => format!("{} 뭘 팔아요?", with(name, EUN)),
        },
        ja: match question {
            Question::Cards(_) => format!("{name}の取り札は？"),
            Question::Gives(..) => format!("{name}が渡したカスはどれですか。"),
            Question::Koi(..) => format!("{name}のこいこいは何回ですか。"),
            Question::LastYaku(None) => "最後に役ができたのはだれですか。".to_owned(),
            Question::LastYaku(Some(_)) => {
                "最後に役ができたか、役が増えたのはだれですか。".to_owned()
            }
            Question::FieldBrights => "最初の場に光札は何枚ありましたか。".to_owned(),
            Question::Field => "場に残った札はどれですか。".to_owned(),
            Question::Accepts(_) => format!("{name}は流局の申し出を受けますか。"),
            Question::Onto(card, _) => format!("{}でどの札を取りましたか。", card_name(card)),
            Question::Stay(_, false) => format!("{name}は出ますか、降りますか。"),
            Question::Stay(_, true) => {
                format!("{name}は出ますか、降りますか、菖蒲で休みますか。")
            }
            Question::Sells(_) => format!("{name}は何を売りますか。"),
        },
    }
}
