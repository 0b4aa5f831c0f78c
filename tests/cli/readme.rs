//! The examples in every README, in every tour and in the page about the year: each command is run,
//! and must print the output shown there.

use crate::support::{Dokbak, PROGRAM, masked};
use dokbak::words::Lang;
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

/// The most bytes of a README: people read it before they decide to go on.
const README_BYTES: usize = 10_000;

/// The languages of the pages: the code, the suffix before `.md`, and the name.
const LANGUAGES: [(&str, &str, &str); Lang::SPOKEN.len()] = [
    ("en", "", "English"),
    ("ko", ".ko", "한국어"),
    ("ja", ".ja", "日本語"),
];

/// The pages written in every language, by their path without the ending.
const TRANSLATED: [&str; 3] = ["README", "docs/TOUR", "docs/SERVE"];

fn page(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn the_examples_are_true(name: &str, lang: &str) {
    match check(&page(name), lang) {
        Ok(run) => assert!(run > 0, "{name}: no command is shown"),
        Err(wrong) => panic!("{name}, {wrong}"),
    }
}

#[test]
fn the_examples_of_the_readmes_are_true() {
    for (lang, ending, _) in LANGUAGES {
        the_examples_are_true(&format!("README{ending}.md"), lang);
    }
}

#[test]
fn the_examples_of_the_readmes_tour_are_true() {
    the_examples_are_true("docs/TOUR.md", "en");
}

#[test]
fn the_examples_of_the_readmes_korean_tour_are_true() {
    the_examples_are_true("docs/TOUR.ko.md", "ko");
}

#[test]
fn the_examples_of_the_readmes_japanese_tour_are_true() {
    the_examples_are_true("docs/TOUR.ja.md", "ja");
}

#[test]
fn the_examples_of_your_year_are_true() {
    the_examples_are_true("docs/YEAR.md", "en");
}

#[test]
fn every_readme_is_short() {
    for (_, ending, _) in LANGUAGES {
        let name = format!("README{ending}.md");
        let bytes = page(&name).len();
        assert!(
            bytes <= README_BYTES,
            "{name} has {bytes} bytes, at most {README_BYTES} are allowed; the tour has room"
        );
    }
}

/// Returns the commands of a page by their first two words, each with the number of headings
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

/// Returns the first line of a page: the name of its language, and links to the others.
fn languages(file: &str, own: &str) -> String {
    let each = LANGUAGES.map(|(_, ending, name)| {
        if ending == own {
            name.to_owned()
        } else {
            format!("[{name}]({file}{ending}.md)")
        }
    });
    each.join(" · ")
}

#[test]
fn every_readme_leads_to_the_others_and_shows_the_same() {
    for path in TRANSLATED {
        let english = outline(&page(&format!("{path}.md")));
        let file = path.rsplit('/').next().unwrap();
        for (_, ending, _) in LANGUAGES {
            let name = format!("{path}{ending}.md");
            let text = page(&name);
            let links = languages(file, ending);
            assert_eq!(text.lines().next(), Some(links.as_str()), "{name}");
            assert_eq!(outline(&text), english, "{name}");
        }
    }
    let tour = outline(&page("docs/TOUR.md"));
    assert!(tour.len() > 20, "{tour:?}");
}

#[test]
fn every_readme_has_the_two_commands() {
    for (_, ending, _) in LANGUAGES {
        let name = format!("README{ending}.md");
        let text = page(&name);
        let blocks = text
            .split("```sh\n")
            .nth(1)
            .and_then(|rest| rest.split("```").next());
        let commands: Vec<&str> = blocks
            .unwrap_or_default()
            .lines()
            .map(|line| line.split(" #").next().unwrap().trim_end())
            .collect();
        assert_eq!(commands, ["cargo run --release", "cargo test"], "{name}");
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
