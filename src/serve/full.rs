//! What is said to a connection or a tap too many, in all languages, since it is not known who
//! reads it.

use axum::response::Html;

/// Returns a page that says something in Korean, Japanese and English.
fn page([ko, ja, en]: [&str; 3]) -> String {
    format!(
        "<!doctype html><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>dokbak</title><p lang=ko>{ko}</p><p lang=ja>{ja}</p><p lang=en>{en}</p>"
    )
}

/// Returns the page for a tap too many.
pub(super) fn too_fast() -> Html<String> {
    Html(page([
        "너무 빨리 눌렀어요. 10초쯤 뒤에 뒤로 가서 다시 눌러 주세요.",
        "操作が速すぎます。10秒ほど待ってから、前の画面に戻ってもう一度押してください。",
        "That was too fast. Wait ten seconds, go back, and tap again.",
    ]))
}

/// Returns the whole response to a connection too many, before anybody reads what it wants.
pub(super) fn response() -> String {
    let body = page([
        "지금은 자리가 없어요. 안 쓰는 화면을 닫고 다시 열어 주세요.",
        "いまは満員です。使っていない画面を閉じて、もう一度開いてください。",
        "There is no room now. Close pages that nobody uses, and open this one again.",
    ]);
    format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\n\
         Retry-After: 10\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}
