//! What a connection too many is told, before anybody reads what it wants.

/// Returns the whole response: a page in all languages, since it is not known who reads it.
pub(super) fn response() -> String {
    let body = "<!doctype html><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
                <title>dokbak</title>\
                <p lang=ko>지금은 자리가 없어요. 안 쓰는 화면을 닫고 다시 열어 주세요.</p>\
                <p lang=ja>いまは満員です。使っていない画面を閉じて、もう一度開いてください。</p>\
                <p lang=en>There is no room now. Close pages that nobody uses, and open this one again.</p>";
    format!(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: {}\r\n\
         Retry-After: 10\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}
