//! One name for one thing, in the words of the code.

use super::house::house;
use super::tokens::{Token, tokens};
use std::collections::{BTreeMap, BTreeSet};

/// Returns the names of the types and traits that are visible outside a source's file.
fn types<'a>(source: &[Token<'a>]) -> Vec<&'a str> {
    let mut shown = false;
    let mut found = Vec::new();
    for (at, token) in source.iter().enumerate() {
        match token.text {
            "pub" => shown = true,
            "struct" | "enum" | "trait" | "union" | "type" if shown => {
                found.extend(source.get(at + 1).and_then(Token::word));
                shown = false;
            }
            ";" | "{" | "}" | "," | "fn" | "mod" | "use" | "const" | "static" => shown = false,
            _ => {}
        }
    }
    found
}

/// Returns the functions of a source that have a given name.
fn functions(source: &[Token<'_>], name: &str) -> usize {
    let pairs = source.windows(2);
    pairs
        .filter(|pair| pair[0].text == "fn" && pair[1].text == name)
        .count()
}

#[test]
fn types_are_found_where_a_file_shows_them() {
    let source = "pub struct A(u8); enum B { C } pub(crate) trait D { type E; fn f(); } \
                  pub(super) type G = u8; pub fn h() {} struct I; pub(in crate::j) enum K {}";
    assert_eq!(types(&tokens(source)), ["A", "D", "G", "K"]);
    assert_eq!(functions(&tokens("fn of() { of() } fn off() {}"), "of"), 1);
}

#[test]
fn a_type_that_other_files_see_has_a_name_of_its_own() {
    let mut files: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, source) in house().sources {
        for name in types(&tokens(source)) {
            files.entry(name).or_default().insert(path);
        }
    }
    assert!(files.len() > 500, "{} types", files.len());
    files.retain(|_, paths| paths.len() > 1);
    assert_eq!(files, BTreeMap::new());
}

#[test]
fn no_function_is_called_of() {
    let sources = house().sources.iter();
    let named: Vec<&str> = sources
        .filter(|(_, source)| functions(&tokens(source), "of") > 0)
        .map(|(path, _)| path.as_str())
        .collect();
    assert_eq!(named, [""; 0]);
}
