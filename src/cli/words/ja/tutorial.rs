//! Words of the lesson at the prompt.

use crate::cli::facts::lesson::LessonStep;
use crate::words::Text;

pub(in crate::cli) fn tutorial_greeting(people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    format!(
        "{ann}、{bo}、{chul}の3人が、韓国のルールで1チップ100ウォンで遊びます。卓で起きたことを示しますから、そのとおりに入力して、Enterを\
         押してください。?は質問の説明、<は1つ戻る、Ctrl-Cは終了です。練習の帳簿は終わると消えます。"
    )
}

pub(in crate::cli) fn lesson(step: LessonStep, people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    match step {
        LessonStep::Who => format!(
            "{chul}が上がって、1局が終わりました。だれが勝ったかは名前か番号で答えます。3と入れてください。"
        ),
        LessonStep::Cards => format!(
            "{chul}は三光とゴドリで、ゴーを1回しました。話すように入れてください: 三光 ゴドリ 1ゴー"
        ),
        LessonStep::GwangBak => format!(
            "{chul}は光札で得点したので、光札のない人は2倍を払います。{ann}にはありません。{ann}の番号の1を入れてください。"
        ),
        LessonStep::Verdict => format!(
            "これが計算の結果です。だれがいくら、なぜ払うかが出ます。{ann}は光バクなので2倍です。全員が納得したら帳簿に記録します。yと入れてください。"
        ),
        LessonStep::Whole => format!(
            "次の局は{bo}がゴドリとカス11枚で上がり、ゴーは1回でした。1行に全部、好きな順で入れられます: 2 ゴドリ カス11枚 1ゴー"
        ),
        LessonStep::PiBak => format!(
            "カスでも得点したので、カスが足りない人は2倍です。{ann}は3枚です。1と入れてください。"
        ),
        LessonStep::VerdictAgain => "合っていますか。yと入れてください。".to_owned(),
        LessonStep::Standings => "どの質問でも帳簿を見られます。順位と入れてください。".to_owned(),
    }
}

pub(in crate::cli) fn lesson_goes_on(step: LessonStep, may_be_right: bool) -> String {
    let typed = match step {
        LessonStep::Cards => "三光 ゴドリ 1ゴー",
        LessonStep::Whole => "2 ゴドリ カス11枚 1ゴー",
        LessonStep::Standings => "順位",
        step => step.typed(),
    };
    let here = format!("ここではこう入力してください: {typed}");
    if may_be_right {
        format!("ほかの局なら正しいかもしれません。{here}")
    } else {
        here
    }
}

pub(in crate::cli) fn tutorial_over() -> [Text; 3] {
    [
        "これで全部です。自分の回を始めるには: dokbak".into(),
        "そこでも?は質問の説明、<は1つ戻る、Ctrl-Cは終了です。すべて保存されます。".into(),
        "ほかのコマンド: dokbak help、ルール: dokbak rules list".into(),
    ]
}
