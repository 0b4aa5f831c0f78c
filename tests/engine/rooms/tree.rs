//! The tree of a `use`: groups, globs and renamings.

use super::tokens::{Kind, Token};

/// One name that a `use` takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leaf<'a> {
    pub(super) path: Vec<&'a str>,
    /// The name it gets; `None` for a glob.
    pub(super) name: Option<&'a str>,
}

/// Returns the names that a `use` takes, from the tokens after it.
pub(super) fn leaves<'a>(tokens: &[Token<'a>]) -> Vec<Leaf<'a>> {
    let mut out = Vec::new();
    tree(tokens, 0, &[], &mut out);
    out
}

/// Reads one tree after a prefix; returns its end.
fn tree<'a>(
    tokens: &[Token<'a>],
    start: usize,
    prefix: &[&'a str],
    out: &mut Vec<Leaf<'a>>,
) -> usize {
    let mut path = prefix.to_vec();
    let mut at = start;
    while let Some(token) = tokens.get(at) {
        match (token.kind, token.text) {
            (Kind::Mark, "::") => at += 1,
            (Kind::Mark, "*") => {
                out.push(Leaf { path, name: None });
                return at + 1;
            }
            (Kind::Mark, "{") => {
                at += 1;
                while tokens.get(at).is_some_and(|token| token.text != "}") {
                    at = tree(tokens, at, &path, out);
                    at += usize::from(tokens.get(at).is_some_and(|token| token.text == ","));
                }
                return at + 1;
            }
            (Kind::Word, "as") => {
                let name = tokens.get(at + 1).map(|token| token.text);
                without_self(&mut path);
                out.push(Leaf { path, name });
                return at + 2;
            }
            (Kind::Word, word) => {
                path.push(word);
                at += 1;
            }
            _ => break,
        }
    }
    without_self(&mut path);
    let name = path.last().copied();
    out.push(Leaf { path, name });
    at
}

/// Treats `a::{self}` like `a`.
fn without_self(path: &mut Vec<&str>) {
    if path.len() > 1 && path.last() == Some(&"self") {
        path.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::leaves;
    use crate::rooms::tokens::tokens;

    #[test]
    fn groups_globs_and_other_names_are_understood() {
        let tokens = tokens("crate::{card::{self, Card as Face, pile::*}, date::Date,};");
        let leaves: Vec<String> = leaves(&tokens)
            .iter()
            .map(|leaf| format!("{} as {}", leaf.path.join("::"), leaf.name.unwrap_or("*")))
            .collect();
        let want = [
            "crate::card as card",
            "crate::card::Card as Face",
            "crate::card::pile as *",
            "crate::date::Date as Date",
        ];
        assert_eq!(leaves, want);
    }
}
