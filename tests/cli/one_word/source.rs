//! Finds the texts in a source file.

/// Returns the string literals of a source with their lines, except those in comments and tests. A
/// literal that continues on the next line is one text.
pub(super) fn literals(source: &str) -> Vec<(usize, String)> {
    let end = source.find("#[cfg(test)]\nmod ").unwrap_or(source.len());
    let source = &source[..end];
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(rest) = source.get(at..).filter(|rest| !rest.is_empty()) {
        let first = rest.chars().next().unwrap();
        at += if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '"' {
            let body = &rest[1..];
            let length = closing(body);
            let line = source[..at].matches('\n').count() + 1;
            found.push((line, joined(&body[..length])));
            length + 2
        } else if first == '\'' {
            letter(rest)
        } else {
            first.len_utf8()
        };
    }
    found
}

/// Returns the length of a literal, given what follows its opening quote.
fn closing(body: &str) -> usize {
    let mut escaped = false;
    let end = body.char_indices().find(|(_, letter)| {
        let ends = *letter == '"' && !escaped;
        escaped = *letter == '\\' && !escaped;
        ends
    });
    end.unwrap().0
}

/// Returns the length of a character literal; for a lifetime, that of the quote alone.
fn letter(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    match letters.next() {
        Some((_, '\\')) => rest[3..].find('\'').map_or(1, |end| end + 4),
        _ => match letters.next() {
            Some((end, '\'')) => end + 1,
            _ => 1,
        },
    }
}

/// Joins the lines of a literal.
fn joined(text: &str) -> String {
    let mut parts = text.split("\\\n");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.trim_start())
}
