//! A source as tokens: words, literals and punctuation, without white space and comments.

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A keyword or a name.
    Word,
    /// A string, a character or a number.
    Literal,
    /// A lifetime or a label.
    Lifetime,
    /// `::`, or one other character.
    Mark,
}

/// A token and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) kind: Kind,
    pub(super) text: &'a str,
}

impl<'a> Token<'a> {
    /// Returns the name, if the token is a word.
    pub(super) fn word(&self) -> Option<&'a str> {
        (self.kind == Kind::Word).then_some(self.text)
    }
}

/// Splits a source into tokens.
pub(super) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut out = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let (kind, length) = next(rest, first);
        let (text, after) = rest.split_at(length);
        if let Some(kind) = kind {
            let text = text.strip_prefix("r#").unwrap_or(text);
            out.push(Token { kind, text });
        }
        rest = after;
    }
    out
}

/// Returns the kind of the first token (`None` for white space and comments) and its length in
/// bytes.
fn next(rest: &str, first: char) -> (Option<Kind>, usize) {
    if first.is_whitespace() {
        return (None, first.len_utf8());
    }
    if rest.starts_with("//") {
        return (None, rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return (None, block_comment(rest));
    }
    if let Some(length) = literal(rest) {
        return (Some(Kind::Literal), length);
    }
    if rest.starts_with("::") {
        return (Some(Kind::Mark), 2);
    }
    if first == '\'' {
        return (Some(Kind::Lifetime), 1 + word(&rest[1..]));
    }
    let raw = if rest.starts_with("r#") { 2 } else { 0 };
    match raw + word(&rest[raw..]) {
        0 => (Some(Kind::Mark), first.len_utf8()),
        length if first.is_ascii_digit() => (Some(Kind::Literal), length),
        length => (Some(Kind::Word), length),
    }
}

/// Returns how many bytes at the start are letters, digits and `_`.
fn word(text: &str) -> usize {
    text.find(|c: char| !(c.is_alphanumeric() || c == '_'))
        .unwrap_or(text.len())
}

/// Returns the length in bytes of a comment, which may contain others.
fn block_comment(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        if rest.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    text.len()
}

/// Returns the length in bytes of a quoted string or character, if one begins here.
fn literal(rest: &str) -> Option<usize> {
    let prefix = ["br", "cr", "r", "b", "c", ""]
        .into_iter()
        .find(|prefix| rest.starts_with(prefix))?;
    let after = &rest[prefix.len()..];
    let hashes = after.len() - after.trim_start_matches('#').len();
    if prefix.ends_with('r') && after[hashes..].starts_with('"') {
        let end = format!("\"{}", "#".repeat(hashes));
        let start = prefix.len() + hashes + 1;
        let length = rest[start..].find(&end).map(|at| start + at + end.len());
        return Some(length.unwrap_or(rest.len()));
    }
    let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let character = quote == '\'' && {
        let mut chars = after[1..].chars();
        chars.next() == Some('\\') || chars.next() == Some('\'')
    };
    (quote == '"' || character).then(|| prefix.len() + quoted(after, quote))
}

/// Returns the number of bytes up to the closing quote.
fn quoted(text: &str, quote: char) -> usize {
    let mut chars = text.char_indices().skip(1);
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => {
                chars.next();
            }
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{Kind, tokens};

    /// Returns the words of a source.
    fn words(source: &str) -> Vec<&str> {
        let tokens = tokens(source);
        tokens.iter().filter_map(super::Token::word).collect()
    }

    #[test]
    fn comments_and_quotes_hold_no_words() {
        assert_eq!(words("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
        assert_eq!(
            words(r##"a "b \" c" d r#"e " f"# g b"h" br"i\" j"##),
            ["a", "d", "g", "j"]
        );
        assert_eq!(
            words(r"a '\'' b '\u{41}' c 'd' e '한' f"),
            ["a", "b", "c", "e", "f"]
        );
        assert_eq!(words("fn a<'b>(c: &'b str) { 'd: loop {} }").len(), 4 + 1);
    }

    #[test]
    fn words_and_marks_are_as_written() {
        assert_eq!(
            words("r#type brand rust 독박"),
            ["type", "brand", "rust", "독박"]
        );
        let texts: Vec<&str> = tokens("a::b(1..=2)")
            .iter()
            .map(|token| token.text)
            .collect();
        assert_eq!(texts, ["a", "::", "b", "(", "1", ".", ".", "=", "2", ")"]);
        assert_eq!(tokens("0x1f")[0].kind, Kind::Literal);
    }
}
