//! The examples in every README and in the page about the year: each command is run, and must print
//! the output shown there.

use crate::support::{Dokbak, PROGRAM, masked};
use std::path::Path;
use std::process::Command;

/// A command of an example, and the output below it.
#[derive(Debug, PartialEq, Eq)]
struct Example {
    /// The line of the file with the command.
    line: usize,
    /// The command, with the lines of its here-document.
    command: String,
    output: Vec<String>,
}

/// Returns the examples of all blocks marked as `console`.
fn examples(text: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut lines = (1..).zip(text.lines());
    let mut inside = false;
    let mut begun = false;
    while let Some((number, line)) = lines.next() {
        if !inside {
            inside = line.trim_end() == "```console";
            begun = false;
        } else if line.trim_end() == "```" {
            inside = false;
        } else if let Some(command) = line.strip_prefix("$ ") {
            let mut command = command.to_owned();
            if let Some(end) = here_document(&command) {
                let (_, last) = lines
                    .by_ref()
                    .inspect(|(_, line)| command.extend(["\n", line]))
                    .find(|(_, line)| *line == end)
                    .expect("the end of the here-document");
                assert_eq!(last, end);
            }
            examples.push(Example {
                line: number,
                command,
                output: Vec::new(),
            });
            begun = true;
        } else {
            assert!(begun, "line {number}: output without a command");
            let example = examples.last_mut().unwrap();
            example.output.push(line.to_owned());
        }
    }
    assert!(!inside, "the last block has no end");
    examples
}

/// Returns the word that ends a command's here-document.
fn here_document(command: &str) -> Option<String> {
    let (_, word) = command.split_once("<<")?;
    let word = word.split_whitespace().next()?;
    Some(word.trim_matches(['\'', '"']).to_owned())
}

/// True if the lines match; a `...` matches any number of lines.
fn matches(wanted: &[String], found: &[String]) -> bool {
    match (wanted.split_first(), found.split_first()) {
        (None, None) => true,
        (Some((any, later)), _) if any == "..." => {
            (0..=found.len()).any(|skipped| matches(later, &found[skipped..]))
        }
        (Some((wanted, later)), Some((found, rest))) => wanted == found && matches(later, rest),
        _ => false,
    }
}

/// Runs all examples of a text in one folder, in a language; returns the number of our program's
/// commands, or the first difference.
fn check(text: &str, lang: &str) -> Result<usize, String> {
    let dokbak = Dokbak::new();
    let programs = dokbak.home().join("programs");
    let folder = dokbak.home().join("here");
    for made in [&programs, &folder] {
        std::fs::create_dir(made).unwrap();
    }
    std::os::unix::fs::symlink(PROGRAM, programs.join("dokbak")).unwrap();
    let path = format!(
        "{}:{}",
        programs.display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let mut run = 0;
    for example in examples(text) {
        let output = Command::new("sh")
            .args(["-c", &format!("exec 2>&1\n{}\n", example.command)])
            .env_clear()
            .envs(dokbak.env())
            .env("PATH", &path)
            .env("DOKBAK_LANG", lang)
            .current_dir(&folder)
            .output()
            .unwrap();
        let lines =
            |text: &str| -> Vec<String> { masked(text).lines().map(str::to_owned).collect() };
        let found = lines(&String::from_utf8_lossy(&output.stdout));
        let wanted = lines(&example.output.join("\n"));
        if !matches(&wanted, &found) {
            return Err(format!(
                "line {}: $ {}\nshould give:\n{}\nbut gives:\n{}",
                example.line,
                example.command,
                wanted.join("\n"),
                found.join("\n")
            ));
        }
        run += usize::from(example.command.starts_with("dokbak"));
    }
    Ok(run)
}

/// The README in each language, and its first line.
const READMES: [(&str, &str); 3] = [
    (
        "README.md",
        "English · [한국어](README.ko.md) · [日本語](README.ja.md)",
    ),
    (
        "README.ko.md",
        "[English](README.md) · 한국어 · [日本語](README.ja.md)",
    ),
    (
        "README.ja.md",
        "[English](README.md) · [한국어](README.ko.md) · 日本語",
    ),
];

fn readme(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(path).unwrap()
}

fn the_examples_are_true(name: &str, lang: &str) {
    match check(&readme(name), lang) {
        Ok(run) => assert!(run > 0, "{name}: no command is shown"),
        Err(wrong) => panic!("{name}, {wrong}"),
    }
}

#[test]
fn the_examples_of_the_readme_are_true() {
    the_examples_are_true("README.md", "en");
}

#[test]
fn the_examples_of_the_korean_readme_are_true() {
    the_examples_are_true("README.ko.md", "ko");
}

#[test]
fn the_examples_of_the_japanese_readme_are_true() {
    the_examples_are_true("README.ja.md", "ja");
}

#[test]
fn the_examples_of_your_year_are_true() {
    the_examples_are_true("docs/YEAR.md", "en");
}

/// Returns the commands of a README by their first two words, each with the number of headings
/// before it.
fn outline(text: &str) -> Vec<(usize, String)> {
    let headings = |line: usize| {
        let before = text.lines().take(line);
        before.filter(|line| line.starts_with("## ")).count()
    };
    let name = |command: &str| -> String {
        let words: Vec<&str> = command.split_whitespace().take(2).collect();
        words.join(" ")
    };
    examples(text)
        .iter()
        .map(|example| (headings(example.line), name(&example.command)))
        .collect()
}

#[test]
fn every_readme_leads_to_the_others_and_shows_the_same() {
    let english = outline(&readme("README.md"));
    assert!(english.len() > 20, "{english:?}");
    for (name, links) in READMES {
        let text = readme(name);
        assert_eq!(text.lines().next(), Some(links), "{name}");
        assert_eq!(outline(&text), english, "{name}");
    }
}

const SAMPLE: &str = "\
# Title

```console
$ cat > hand.hwatu <<'EOF'
players Ann Bo
nagari
EOF
$ dokbak settle hand.hwatu
...
Next: Ann deals, 1 hand without a winner before it.
$ dokbak settle none.hwatu
none.hwatu: cannot be read: No such file or directory (os error 2)
```

```rust
$ not run
```

```console
$ dokbak settle hand.hwatu | head -n 1
Nagari: nobody won.
```
";

#[test]
fn examples_are_found_run_and_compared() {
    let found = examples(SAMPLE);
    let lines: Vec<usize> = found.iter().map(|example| example.line).collect();
    assert_eq!(lines, [4, 8, 11, 20]);
    assert_eq!(
        found[0].command,
        "cat > hand.hwatu <<'EOF'\nplayers Ann Bo\nnagari\nEOF"
    );
    assert_eq!(check(SAMPLE, "en"), Ok(3));
    for (right, wrong) in [
        ("Nagari: nobody", "Nagari: everybody"),
        ("...\n", ""),
        ("cannot be read", "can be read"),
        (
            "$ dokbak settle none.hwatu\n",
            "$ dokbak settle none.hwatu\nmore\n",
        ),
    ] {
        let text = SAMPLE.replacen(right, wrong, 1);
        assert_ne!(text, SAMPLE);
        assert!(check(&text, "en").is_err(), "{wrong}");
    }
}
