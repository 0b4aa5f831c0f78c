//! Words of the lesson at the prompt.

use crate::cli::prompt::Step;

pub(in crate::cli) fn tutorial_title() -> String {
    "4分で1局".to_owned()
}

/// Returns what the lesson is, and the keys that are good to know.
pub(in crate::cli) fn tutorial_greeting(people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    format!(
        "{ann}、{bo}、{chul}の3人が、韓国のルールで1チップ100ウォンで遊びます。卓で起きたことを示しますから、そのとおりに入力して、Enterを\
         押してください。?は質問の説明、<は1つ戻る、Ctrl-Cは終了です。練習の帳簿は終わると消えます。"
    )
}

/// Returns what the table did, and what is to be typed for it.
pub(in crate::cli) fn lesson(step: Step, people: [&str; 3]) -> String {
    let [ann, bo, chul] = people;
    match step {
        Step::Who => format!("{chul}がストップして、局が終わりました。だれがストップしたかは名前か番号で答えます。3と入力してください。"),
        Step::Cards => format!("{chul}の得点した札は、松に鶴、桜に幕、芒に月と、鳥3枚です。札は月と文字で書きます（gは光札、yはタネ）。1g 3g 8g 2y 4y 8yと入力してください。名前でもかまいません。"),
        Step::Goes => format!("{chul}はゴーを1回言っていました。go1と入力してください。何もなければEnterだけです。"),
        Step::NoBright => format!("{chul}は光札で得点したので、ほかの人に光札があるかが問題になります。{ann}にはありません。nと入力してください。"),
        Step::Bright => format!("{bo}には桐に鳳凰があります。yと入力してください。"),
        Step::NoCards => "全員が1枚は取っています。Enterだけなら、かっこの中の答えになります。Enterを押してください。".to_owned(),
        Step::Nothing => "ほかには何もありませんでした。Enterを押してください。".to_owned(),
        Step::Verdict => format!("これが判定です。だれがいくら、なぜ払うかが出ます。{ann}は光バクで2倍です。全員が認めれば記録します。yと入力してください。"),
        Step::Whole => format!("次の局は{bo}がゴドリでストップしました。ゴーは1回です。1行で、どの順番でも書けます。2 ゴドリ go1と入力してください。"),
        Step::NobodyElse => "ほかにゴーした人はいません。Enterを押してください。".to_owned(),
        Step::NoCardsAgain => "全員が1枚は取っています。Enterを押してください。".to_owned(),
        Step::NothingAgain => "ほかにも何もありません。Enterを押してください。".to_owned(),
        Step::VerdictAgain => "よろしければ、yと入力してください。".to_owned(),
        Step::Standings => "どの質問でも帳簿を見られます。順位と入力してください。".to_owned(),
    }
}

/// Returns that something else was to be typed.
pub(in crate::cli) fn lesson_goes_on(typed: &str) -> String {
    match typed {
        "" => "ほかの局なら正しいかもしれません。ここではEnterだけを押してください。".to_owned(),
        typed => format!("ほかの局なら正しいかもしれません。ここではこう入力してください: {typed}"),
    }
}

/// Returns that there is no step back from here.
pub(in crate::cli) fn lesson_begins_here() -> String {
    "ここが局の始まりです。戻るところはありません。".to_owned()
}

/// Returns what to do after the lesson.
pub(in crate::cli) fn tutorial_over() -> [String; 3] {
    [
        "これで全部です。自分の回を始めるには: dokbak".to_owned(),
        "そこでも?は質問の説明、<は1つ戻る、Ctrl-Cは終了です。すべて保存されます。".to_owned(),
        "ほかのコマンド: dokbak help、ルール: dokbak rules list".to_owned(),
    ]
}

/// Returns that the lesson was left.
pub(in crate::cli) fn tutorial_left() -> String {
    "練習はここで終わりです。何も残していません。もう一度するには: dokbak tutorial".to_owned()
}
