//! Words of a dispute.

use crate::ledger::HandCalled;

/// Help at the prompt of a dispute.
pub(crate) const fn dispute_help() -> &'static str {
    "\
  주장마다 기록이 어떻게 바뀌는지 보여 줘요. 아직 아무것도 적지 않아요.
    철수 앎 g2 p4        맞지 않는 줄 대신 들어가요
    영희 흔들기 5        그런 줄이 없으면 판이 끝나기 전에 넣어요
    6: 철수 고 4         6번째 줄을 이렇게 고쳐요
    after 6: 철수 쪽     6번째 줄 뒤에 넣어요. 뒤로: 다시 빼기
    삭제 6               6번째 줄을 지워요
    set 항목=값          이 판에서만 다른 규칙
    void                 다시 돌려요
  뒤로: 마지막 주장 되돌리기. 비우기: 모두 되돌리기. 보기: 기록 보기.
  동의 이유: 이유와 함께 정정을 적기. 나가기: 판은 그대로 두고 나가기
  (주장은 비우기로 지우지 않으면 다음까지 남아 있어요).
"
}

pub(crate) fn claim_prompt() -> String {
    "주장, 또는 동의 이유: ".to_owned()
}

pub(crate) fn dispute_begun() -> String {
    "뭐가 달랐어요? 보기: 철수 앎 g2, 삭제 9. 도움말은 ?".to_owned()
}

pub(crate) fn claims_cleared() -> String {
    "주장을 모두 지웠어요.".to_owned()
}

/// Returns that claims of an earlier dispute were taken up.
pub(crate) fn claims_taken_up(claims: usize) -> String {
    format!("지난번 주장 {claims}개가 남아 있어요. 비우기: 모두 지우기")
}

/// Returns that claims of an earlier dispute were not taken up.
pub(crate) fn claims_outdated() -> String {
    "지난번 주장은 이제 이 판과 맞지 않아서 뺐어요.".to_owned()
}

/// Returns what is before the differences that a correction makes after the session was paid out.
pub(crate) fn moved_head() -> String {
    "이 모임은 이미 정산했어요. 그때 준 것과 다른 만큼:".to_owned()
}

pub(crate) fn nothing_moved() -> String {
    "이 모임은 이미 정산했어요. 그때 준 것이 그대로 맞아요.".to_owned()
}

pub(crate) fn correct_prompt() -> String {
    "모두 동의해요? [Y/n] ".to_owned()
}

pub(crate) fn corrected_as(hand: &HandCalled) -> String {
    format!("{}번째 판을 정정했어요.", hand.number)
}

pub(crate) fn later_hands() -> String {
    "그 뒤의 판들은 앞의 판정대로 선과 이월, 적립금을 정했어요. 따로 이의가 없으면 그대로 두어요."
        .to_owned()
}

pub(crate) fn dispute_left(claims: usize) -> String {
    if claims == 0 {
        return "아무것도 바꾸지 않았어요.".to_owned();
    }
    format!("아무것도 바꾸지 않았어요. 주장 {claims}개는 남아 있어요 (비우기: 지우기).")
}

/// Returns by which names people are meant in claims, where some are called otherwise now.
pub(crate) fn claims_by_written_names() -> &'static str {
    "주장에는 기록에 적힌 이름을 써 주세요."
}
