//! Words of a dispute.

pub(crate) fn dispute_left(claims: usize) -> String {
    if claims == 0 {
        return "何も変わっていません。".to_owned();
    }
    format!("何も変わっていません。主張{claims}件は次のために残しました（「クリア」で消せます）。")
}
