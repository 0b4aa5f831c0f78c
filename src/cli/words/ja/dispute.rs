//! Words of a dispute.

use crate::ledger::HandCalled;

/// Help at the prompt of a dispute.
pub(crate) const fn dispute_help() -> &'static str {
    "\
  主張ごとに記録を直し、結果の違いを示します。まだ何も記録されません。
    太郎 known g2 p4   食い違う行と入れ替わる
    英子 heundeum 5    なければ、局の終わりの前に足す
    6: 太郎 go 4       6行目はこうだった
    after 6: 太郎 chok 6行目の後に足す（戻るで取り消し）
    削除 6             6行目を消す
    設定 キー=値       この局のルールが違った
    void               配り直し
  「戻る」で最後の主張を、「クリア」で主張をすべて取り消します。「表示」で記録
  を見ます。「同意」の後に理由を書くと、訂正とその理由を記録します。「終了」なら
  局はそのままで、主張は次のために残ります（「クリア」で消せます）。
"
}

pub(crate) fn claim_prompt() -> String {
    "主張、または「同意」と理由: ".to_owned()
}

pub(crate) fn dispute_begun() -> String {
    "何が違いましたか。「太郎 known g2」のような行か、「削除 6」のように消す行を入れてください。?でヘルプ。"
        .to_owned()
}

pub(crate) fn claims_cleared() -> String {
    "主張をすべて取り消しました。".to_owned()
}

/// Returns that so many claims of an earlier dispute were taken up.
pub(crate) fn claims_taken_up(claims: usize) -> String {
    format!("前回の主張が{claims}件残っています。「クリア」で消せます。")
}

/// Returns that claims of an earlier dispute were not taken up.
pub(crate) fn claims_outdated() -> String {
    "前回の主張はこの局に合わなくなったので、使いません。".to_owned()
}

/// Returns what is before the differences that a correction makes after the session was paid out.
pub(crate) fn moved_head() -> String {
    "この回は精算済みです。そのときの支払いとの差:".to_owned()
}

pub(crate) fn nothing_moved() -> String {
    "この回は精算済みです。支払いは変わりません。".to_owned()
}

pub(crate) fn correct_prompt() -> String {
    "全員が同意していますか。[Y/n] ".to_owned()
}

pub(crate) fn corrected_as(hand: &HandCalled) -> String {
    format!("{}局目を訂正しました。", hand.number)
}

pub(crate) fn later_hands() -> String {
    "この後の局は、訂正前の親・持ち越し・積立金で始まっています。それぞれに異議がなければ、そのままです。"
        .to_owned()
}

pub(crate) fn dispute_left(claims: usize) -> String {
    if claims == 0 {
        return "何も変わっていません。".to_owned();
    }
    format!("何も変わっていません。主張{claims}件は次のために残しました（「クリア」で消せます）。")
}

/// Returns by which names people are meant in claims, where some are called otherwise now.
pub(crate) fn claims_by_written_names() -> &'static str {
    "主張には、記録にある名前を使ってください。"
}
