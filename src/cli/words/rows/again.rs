//! Hands whose questions are asked again, and disputes.

use crate::cli::words::messages;
use crate::ledger::HandCalled;
use crate::rules::Game;

messages! {
    /// Introduces the questions about a written hand when they are asked again.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    asked_again(game: Game, hand: &HandCalled) {
        en: format!(
            "The questions for {word} {} again: Enter keeps the answer in brackets, < goes back.",
            hand.number,
            word = hand_word(game).to_lowercase(),
        ),
        ko: format!("{}번째 판을 다시 물어요. Enter: [ ] 안의 답 그대로, <: 뒤로", hand.number),
        ja: format!(
            "{}局目をもう一度聞きます。Enter で [ ] の答えのまま、< で戻ります。",
            hand.number,
        ),
    }

    /// Says that the questions do not cover the hand as recorded, so it is corrected line by line.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    not_asked_again(game: Game, hand: &HandCalled) {
        en: format!(
            "The questions do not cover everything in {word} {}; correct it line by line.",
            hand.number,
            word = hand_word(game).to_lowercase(),
        ),
        ko: format!("{}번째 판은 질문으로 다시 물을 수 없는 기록이라 한 줄씩 고쳐요.", hand.number),
        ja: format!("{}局目の記録は質問では聞き直せないので、1行ずつ直します。", hand.number),
    }

    #[allow(unused_variables, reason = "only Japanese says the unit")]
    stays_as_written(game: Game, hand: &HandCalled) {
        en: format!(
            "Nothing was written; {word} {} stays as it was.",
            hand.number,
            word = hand_word(game).to_lowercase(),
        ),
        ko: format!("아무것도 적지 않았어요. {}번째 판은 그대로예요.", hand.number),
        ja: format!("何も記録していません。{}局目は元のままです。", hand.number),
    }

    /// Says that no answer was changed.
    #[allow(unused_variables, reason = "only Japanese says the unit")]
    all_as_before(game: Game, hand: &HandCalled) {
        en: format!(
            "All answers are the same as before, so nothing was written; {word} {} stays as it \
             was.",
            hand.number,
            word = hand_word(game).to_lowercase(),
        ),
        ko: format!(
            "답이 모두 그대로라서 아무것도 적지 않았어요. {}번째 판은 그대로예요.",
            hand.number,
        ),
        ja: format!(
            "答えがすべて同じなので、何も記録していません。{}局目は元のままです。",
            hand.number,
        ),
    }

    /// Asks for the reason of a correction.
    why_corrected() -> String {
        en: format!(
            "Why the correction? [{}] (n leaves it as it was, < back) ",
            entered_wrongly(),
        ),
        ko: format!("정정 이유는요? [{}] (n 그대로 두기, < 뒤로) ", entered_wrongly()),
        ja: format!("訂正の理由は？ [{}] (n 元のまま、< 戻る) ", entered_wrongly()),
    }

    why_corrected_help() {
        en: "The correction is saved with this reason; the original hand stays in the ledger. \
             Enter takes the reason in brackets; n leaves the hand as it was; < goes back to \
             the last question, edit N to question N; show lists the answers.",
        ko: "이 이유와 함께 정정을 적어요. 처음 적은 판도 장부에 남아 있어요. Enter: [ ] 안의 \
             이유로 적기, n: 판을 그대로 두기, <: 마지막 질문으로, 고치기 2: 2번째 답으로, 보기: \
             적은 답 보기",
        ja: "この理由を付けて訂正を記録します。元の局も帳簿に残ります。Enter で [ ] の理由、n \
             で元のまま、< で最後の質問へ、編集 N で答え N の質問へ戻り、表示 で答えを一覧します。",
    }

    /// Help at the prompt of a dispute.
    dispute_help() {
        en: "Each claim changes the record and shows its effect; nothing is written yet.
    Bo known g2 p4    a line takes the place of the one it contradicts
    Ann heundeum 5    or is added before the end of the hand
    6: Bo go 4        line 6 should read like this
    after 6: Bo chok  is added after line 6; undo takes it out again
    drop 6            line 6 is struck
    set KEY=VALUE     a rule was different in this hand
    void              the hand is dealt again
  undo takes back the last claim, clear all of them; show shows the record.
  agree REASON writes the correction with its reason. quit leaves the hand as
  it was; the claims are kept for the next time, unless they are cleared.
",
        ko: "주장마다 기록이 어떻게 바뀌는지 보여 줘요. 아직 아무것도 적지 않아요.
    철수 앎 g2 p4        맞지 않는 줄 대신 들어가요
    영희 흔들기 5        그런 줄이 없으면 판이 끝나기 전에 넣어요
    6: 철수 고 4         6번째 줄을 이렇게 고쳐요
    after 6: 철수 쪽     6번째 줄 뒤에 넣어요. 뒤로: 다시 빼기
    삭제 6               6번째 줄을 지워요
    설정 항목=값         이 판에서만 다른 규칙
    무효                 다시 돌려요
  뒤로: 마지막 주장 되돌리기. 비우기: 모두 되돌리기. 보기: 기록 보기.
  동의 이유: 이유와 함께 정정을 적기. 나가기: 판은 그대로 두고 나가기
  (주장은 비우기로 지우지 않으면 다음까지 남아 있어요).
",
        ja: "主張ごとに記録を直し、結果の違いを示します。まだ何も記録されません。
    太郎 known g2 p4   食い違う行と入れ替わる
    英子 三枚見せ 5    なければ、局の終わりの前に足す
    6: 太郎 ゴー 4     6行目はこうだった
    after 6: 太郎 チョク  6行目の後に足す（戻るで取り消し）
    削除 6             6行目を消す
    設定 キー=値       この局のルールが違った
    配り直し           局を配り直す
  「戻る」で最後の主張を、「クリア」で主張をすべて取り消します。「表示」で記録
  を見ます。「同意」の後に理由を書くと、訂正とその理由を記録します。「終了」なら
  局はそのままで、主張は次のために残ります（「クリア」で消せます）。
",
    }

    claim_prompt() {
        en: "Claim, or agree REASON? ",
        ko: "주장, 또는 동의 이유: ",
        ja: "主張、または「同意」と理由: ",
    }

    dispute_begun() {
        en: "What was different? Write a line such as \"Bo known g2\", or drop N; ? helps.",
        ko: "뭐가 달랐어요? 보기: 철수 앎 g2, 삭제 9. 도움말은 ?",
        ja: "何が違いましたか。「太郎 known g2」のような行か、「削除 6」\
             のように消す行を入れてください。?でヘルプ。",
    }

    claims_cleared() {
        en: "All claims are dropped.",
        ko: "주장을 모두 지웠어요.",
        ja: "主張をすべて取り消しました。",
    }

    /// Says that claims of an earlier dispute were kept.
    claims_taken_up(claims: usize) {
        en: format!(
            "Kept from last time: {claims}; clear drops them.",
            claims = count(i64::try_from(claims).unwrap_or(i64::MAX), "claim"),
        ),
        ko: "지난번 주장 {claims}개가 남아 있어요. 비우기: 모두 지우기",
        ja: "前回の主張が{claims}件残っています。「クリア」で消せます。",
    }

    /// Says that claims of an earlier dispute were dropped.
    claims_outdated() {
        en: "The claims kept from last time no longer fit the hand, and were dropped.",
        ko: "지난번 주장은 이제 이 판과 맞지 않아서 뺐어요.",
        ja: "前回の主張はこの局に合わなくなったので、使いません。",
    }

    /// Introduces what a correction changes after the session was paid out.
    moved_head() {
        en: "The evening is already closed. Compared with what was paid then:",
        ko: "이 모임은 이미 정산했어요. 그때 주고받은 것과 차이 나는 만큼:",
        ja: "この回は精算済みです。そのときの支払いとの差:",
    }

    nothing_moved() {
        en: "The evening is already closed; what was paid then is still right.",
        ko: "이 모임은 이미 정산했어요. 그때 주고받은 그대로 맞아요.",
        ja: "この回は精算済みです。支払いは変わりません。",
    }

    correct_prompt() {
        en: "Does the table agree? [Y/n] ",
        ko: "모두 동의해요? [Y/n] ",
        ja: "全員が同意していますか。[Y/n] ",
    }

    corrected_as(hand: &HandCalled) {
        en: format!("Hand {} is corrected.", hand.number),
        ko: format!("{}번째 판을 정정했어요.", hand.number),
        ja: format!("{}局目を訂正しました。", hand.number),
    }

    /// Says that a hand of an evening is corrected, where more evenings may be meant.
    corrected_of(hand: &HandCalled) {
        en: format!(
            "Hand {} of {} ({hand}) is corrected.",
            hand.number,
            on_day(&hand.evening.day)
        ),
        ko: format!("{}을 정정했어요.", hand_name(hand)),
        ja: format!("{}を訂正しました。", hand_name(hand)),
    }

    later_hands() {
        en: "Later hands began with the dealer, carry and pot of the old verdict; they stay as \
             they are unless they are disputed too.",
        ko: "그 뒤의 판들은 정정하기 전 판정대로 선과 이월, 적립금을 정했어요. 따로 이의가 없으면 그대로 \
             두어요.",
        ja: "この後の局は、訂正前の親・持ち越し・積立金で始まっています。それぞれに異議がなければ、\
             そのままです。",
    }

    /// Says that claims use the names in the record, although some people have other names now.
    claims_by_written_names() {
        en: "Claims use the names in the record.",
        ko: "주장에는 기록에 적힌 이름을 써 주세요.",
        ja: "主張には、記録にある名前を使ってください。",
    }
}
