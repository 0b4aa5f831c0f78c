//! Words of the lesson at the prompt.

use crate::cli::facts::lesson::LessonStep;
use crate::words::Text;
use crate::words::ko::marks;

pub(in crate::cli) fn tutorial_greeting(people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    format!(
        "{ann}, {bo}, {chul} 셋이 점당 100원으로 쳐요. 판에서 있었던 일을 알려 주는 대로 적고 Enter를 눌러 주세요. \
         ?는 물음 설명, <는 한 걸음 뒤로, Ctrl-C는 나가기예요. 연습 장부는 끝나면 지워요."
    )
}

pub(in crate::cli) fn lesson(step: LessonStep, people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    match step {
        LessonStep::Who => format!(
            "{chul}: 났어! 한 판이 끝났어요. 누가 났는지는 이름이나 번호로 적어요. 3을 적어 주세요."
        ),
        LessonStep::Cards => format!(
            "{chul}: 삼광하고 고도리로 났고, 고를 한 번 불렀어요. 말하듯 적으면 돼요: 삼광 고도리 1고"
        ),
        LessonStep::GwangBak => format!(
            "{chul}: 광으로 났어요. 그래서 다른 사람한테 광이 있는지가 중요해요. {ann}: 광이 없어요. 1을 적어 주세요(1번 {ann})."
        ),
        LessonStep::Verdict => format!(
            "이게 판정이에요. 누가 얼마를 왜 내는지 나와요. {ann}: 광박이라 두 배예요. 모두 동의하면 장부에 적어요. y를 적어 주세요."
        ),
        LessonStep::Whole => format!(
            "다음 판은 {bo}: 고도리에 피 열한 장으로 났어요. 고는 한 번이었어요. 한 줄에 다 적을 수 있고, 순서는 마음대로예요: 2 고도리 피 11장 1고"
        ),
        LessonStep::PiBak => format!(
            "피로도 났으니 피가 모자란 사람은 두 배예요. {ann}: 피가 석 장이에요. 1을 적어 주세요."
        ),
        LessonStep::VerdictAgain => "맞나요? y를 적어 주세요.".to_owned(),
        LessonStep::Standings => {
            "어느 물음에서나 장부를 볼 수 있어요. 순위를 적어 주세요.".to_owned()
        }
    }
}

pub(in crate::cli) fn lesson_goes_on(step: LessonStep, may_be_right: bool) -> String {
    let typed = match step {
        LessonStep::Cards => "삼광 고도리 1고",
        LessonStep::Whole => "2 고도리 피 11장 1고",
        LessonStep::Standings => "순위",
        step => step.typed(),
    };
    let here = format!("여기서는 이렇게 적어 주세요: {typed}");
    if may_be_right {
        format!("다른 판에서는 맞을 수도 있어요. {here}")
    } else {
        here
    }
}

pub(in crate::cli) fn tutorial_over() -> [Text; 3] {
    [
        "이게 다예요. 우리 모임은 이렇게 시작해요: dokbak".into(),
        "거기서도 ?는 물음 설명, <는 고치기, Ctrl-C는 나가기예요. 적은 것은 다 남아 있어요.".into(),
        Text::both(|form| {
            [
                "다른 명령 보기: dokbak help",
                "규칙 보기: dokbak rules list",
            ]
            .join(marks::next(form))
        }),
    ]
}
