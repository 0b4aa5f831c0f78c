//! Words of a dispute.

pub(crate) fn dispute_left(claims: usize) -> String {
    if claims == 0 {
        return "아무것도 바꾸지 않았어요.".to_owned();
    }
    format!("아무것도 바꾸지 않았어요. 주장 {claims}개는 남아 있어요 (비우기: 지우기).")
}
