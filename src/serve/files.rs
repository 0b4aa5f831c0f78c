//! Files that never change while the program runs: style, script and drawings. Their names have a
//! hash, so that a browser asks for each once.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::sync::LazyLock;

/// A file, by the path under which it is found.
pub(super) struct FixedFile {
    pub(super) path: String,
    kind: &'static str,
    text: String,
}

pub(super) static STYLE: LazyLock<FixedFile> = LazyLock::new(|| {
    let text = concat!(
        include_str!("../../assets/serve/table.css"),
        include_str!("../../assets/serve/board.css"),
        include_str!("../../assets/serve/hand.css"),
        include_str!("../../assets/serve/hall.css"),
    );
    FixedFile::new("css", "text/css; charset=utf-8", text.to_owned())
});

pub(super) static SCRIPT: LazyLock<FixedFile> = LazyLock::new(|| {
    // A phone needs neither indents nor the lines of comments.
    let lines = include_str!("../../assets/serve/table.js").lines();
    let lines = lines.map(str::trim_start);
    let code: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    FixedFile::new("js", "text/javascript; charset=utf-8", code.join("\n"))
});

/// The symbols that all cards are drawn with.
pub(super) static CARDS: LazyLock<FixedFile> = LazyLock::new(|| {
    let symbols = crate::drawing::symbols();
    let text = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{symbols}</svg>\n");
    FixedFile::new("svg", "image/svg+xml", text)
});

impl FixedFile {
    fn new(ending: &str, kind: &'static str, text: String) -> Self {
        let mut path = String::from("/file/");
        for byte in Sha256::digest(text.as_bytes()).iter().take(8) {
            let _ = write!(path, "{byte:02x}");
        }
        path.push('.');
        path.push_str(ending);
        Self { path, kind, text }
    }

    /// Returns the file as an answer that a browser keeps.
    pub(super) fn answer(&'static self) -> Response {
        let headers = [
            (CONTENT_TYPE, self.kind),
            (CACHE_CONTROL, "public, max-age=31536000, immutable"),
        ];
        (headers, self.text.as_str()).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_script_is_small() {
        let script = &SCRIPT.text;
        assert!(script.starts_with("\"use strict\";\n"), "{script}");
        assert!(script.len() <= 10_000, "{} bytes", script.len());
    }
}
