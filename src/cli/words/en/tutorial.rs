//! Words of the lesson at the prompt.

use crate::cli::facts::lesson::LessonStep;
use crate::words::Text;

/// Says what the lesson is, and which keys are useful.
pub(in crate::cli) fn tutorial_greeting(people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    format!(
        "{ann}, {bo} and {chul} play by Korean rules, and a chip is worth 100 KRW. You are \
         told what happens at the table: type that, and press Enter. ? explains a question, < \
         takes a step back, Ctrl-C leaves. The ledger of this lesson is thrown away at the end."
    )
}

/// Describes what the table did, and what to type for it.
pub(in crate::cli) fn lesson(step: LessonStep, people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    match step {
        LessonStep::Who => format!(
            "{chul} has won, and the hand is over. To say who won, type a name or a number: \
             type 3."
        ),
        LessonStep::Cards => format!(
            "{chul} had three brights and godori, and had said go once. Write it as people tell it: three brights, godori, 1 go"
        ),
        LessonStep::GwangBak => format!(
            "{chul} scored with brights, so whoever has none pays double. {ann} has none: type 1, which is {ann}'s number."
        ),
        LessonStep::Verdict => format!(
            "This is the verdict: what everybody owes, and why. {ann} pays double, for gwang-bak. If the table agrees, it is written down: type y."
        ),
        LessonStep::Whole => format!(
            "In the next hand {bo} wins with godori and eleven junk, after one go. That fits \
             on one line, in any order: 2 godori, 11 junk, 1 go"
        ),
        LessonStep::PiBak => format!(
            "{bo} scored with junk too, so too little of it costs double. {ann} has three: type 1."
        ),
        LessonStep::VerdictAgain => "Is it right? Type y.".to_owned(),
        LessonStep::Standings => {
            "At any question you can look into the ledger: type standings.".to_owned()
        }
    }
}

/// Says that something else should be typed.
pub(in crate::cli) fn lesson_goes_on(step: LessonStep, may_be_right: bool) -> String {
    let typed = match step {
        LessonStep::Cards => "three brights, godori, 1 go",
        LessonStep::Whole => "2 godori, 11 junk, 1 go",
        LessonStep::Standings => "standings",
        step => step.typed(),
    };
    let here = format!("The lesson continues with: {typed}");
    if may_be_right {
        format!("At your own table that may be right. {here}")
    } else {
        here
    }
}

/// Says what to do after the lesson.
pub(in crate::cli) fn tutorial_over() -> [Text; 3] {
    [
        "That is all it takes. Your own evening begins with: dokbak".into(),
        "There, ? explains every question, < goes back to an answer, and Ctrl-C leaves and keeps everything.".into(),
        "dokbak help lists what else there is; dokbak rules list shows the rulesets.".into(),
    ]
}
