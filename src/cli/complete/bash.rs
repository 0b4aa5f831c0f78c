//! Bash, which splits words at `=` and `:` and inserts completions unchanged.

use clap::Command;
use clap_complete::engine::complete;
use clap_complete::env::{Bash as Plain, EnvCompleter};
use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

/// The variables in which Bash passes the position of the word to complete and the separator for
/// the answers.
const INDEX: &str = "_CLAP_COMPLETE_INDEX";
const BETWEEN: &str = "_CLAP_IFS";

/// Our own handling of Bash's requests; the start-up script comes from the library.
pub(super) struct Bash;

impl EnvCompleter for Bash {
    fn name(&self) -> &'static str {
        Plain.name()
    }

    fn is(&self, name: &str) -> bool {
        Plain.is(name)
    }

    fn write_registration(
        &self,
        variable: &str,
        name: &str,
        program: &str,
        completer: &str,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        Plain.write_registration(variable, name, program, completer, out)
    }

    fn write_complete(
        &self,
        command: &mut Command,
        words: Vec<OsString>,
        folder: Option<&Path>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let variable = |name| std::env::var(name).ok();
        let at = variable(INDEX).and_then(|at| at.parse().ok());
        let between = variable(BETWEEN).unwrap_or_else(|| "\n".to_owned());
        let (words, at) = joined(words, at.unwrap_or_default());
        // Bash replaces only what follows the last `=`.
        let asked = words.get(at).and_then(|word| word.to_str());
        let kept = asked
            .and_then(|word| word.rfind('='))
            .map_or(0, |at| at + 1);
        let found = complete(command, words, at, folder)?;
        let found = found.iter().filter_map(|one| {
            let value = one.get_value().to_str()?;
            Some(escaped(value.get(kept..)?))
        });
        let found: Vec<String> = found.collect();
        write!(out, "{}", found.join(&between))
    }
}

/// Joins the words that Bash split at `=`, and returns the new position of the word at `at`.
fn joined(words: Vec<OsString>, at: usize) -> (Vec<OsString>, usize) {
    let mut whole: Vec<OsString> = Vec::new();
    let mut place = 0;
    let mut open = false;
    for (number, word) in words.into_iter().enumerate() {
        let is_sign = word == "=";
        match whole.last_mut().filter(|_| open || is_sign) {
            Some(last) => last.push(&word),
            None => whole.push(word),
        }
        open = is_sign;
        if number == at {
            place = whole.len() - 1;
        }
    }
    (whole, place)
}

/// Escapes a word so that Bash reads it as one.
fn escaped(word: &str) -> String {
    let mut out = String::new();
    for letter in word.chars() {
        if letter.is_ascii() && !letter.is_ascii_alphanumeric() && !"-_./=:,+@%~".contains(letter) {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_were_cut_are_whole_again() {
        let of = |words: &[&str], at| {
            let words = words.iter().map(OsString::from).collect();
            let (words, at) = joined(words, at);
            let words: Vec<String> = words
                .into_iter()
                .map(|word| word.into_string().unwrap())
                .collect();
            (words.join(" "), at)
        };
        let cut = ["dokbak", "settle", "--set", "vip", "=", "1", ""];
        assert_eq!(of(&cut, 5), ("dokbak settle --set vip=1 ".to_owned(), 3));
        assert_eq!(of(&cut, 6), ("dokbak settle --set vip=1 ".to_owned(), 4));
        assert_eq!(of(&["a", "--rules", "="], 2), ("a --rules=".to_owned(), 1));
    }

    #[test]
    fn a_name_with_a_space_stays_one_word() {
        assert_eq!(escaped("Kim Ann"), "Kim\\ Ann");
        assert_eq!(escaped("김영희"), "김영희");
        assert_eq!(escaped("it's"), "it\\'s");
    }
}
