//! Command lines that help shows as examples. What each does is said in the words, in the same
//! order.

use crate::cli::screen::{Room, broken};
use crate::cli::words::{Lang, say};
use clap::builder::styling::Style;
use std::fmt::Write as _;

/// A command line, and what it does.
pub(super) struct UsageExample {
    pub(super) line: String,
    pub(super) does: &'static str,
}

/// Returns the examples of a command; `path` is how it is called after `dokbak`.
pub(super) fn examples_for(path: &str, lang: Lang) -> Vec<UsageExample> {
    let [ann, bo, chul] = say!(lang, people());
    let line = |line: &&str| {
        let line = line.replace("KITTY", say!(lang, kitty()));
        let line = line.replace("ANN", ann).replace("BO", bo);
        format!("dokbak {}", line.replace("CHUL", chul))
            .trim_end()
            .to_owned()
    };
    let does = say!(lang, examples(path)).iter();
    let examples = lines(path).iter().map(line).zip(does);
    examples
        .map(|(line, does)| UsageExample { line, does })
        .collect()
}

/// Returns the examples of a command as its help shows them, the heading in a style of its own.
pub(super) fn shown(path: &str, lang: Lang, header: Style, room: Room) -> String {
    let heading = say!(lang, examples_heading());
    let mut text = format!("{header}{heading}:{header:#}");
    for UsageExample { line, does } in examples_for(path, lang) {
        let rows = broken(&format!("  {line}"), room);
        for row in rows.iter().chain(&broken(&format!("      {does}"), room)) {
            let _ = write!(text, "\n{row}");
        }
    }
    text
}

/// Returns the examples of a command without `dokbak`; `path` is how it is called. People who play
/// stand there as `ANN`, `BO` and `CHUL`, and money that is nobody's as `KITTY`.
fn lines(path: &str) -> &'static [&'static str] {
    match path {
        "" => &["", "settle hand.hwatu", "standings"],
        "play" => &["play --new", "play --track", "play --script evening.txt"],
        "tutorial" => &["tutorial"],
        "settle" => &[
            "settle hand.hwatu",
            "settle hand.hwatu --explain",
            "settle hand.hwatu --rules korean --set pi_bak.below_three=5",
            "settle --batch hands.hwatu",
            "settle --tell 'BO 7pts junk, ANN 3 junk, CHUL 8 junk' --players 'ANN BO CHUL'",
        ],
        "score" => &["score 1g 3g 8g 4pp", "score 3g 9y --rules koikoi"],
        "draw" => &[
            "draw ANN=3t BO=8g CHUL=10p --night",
            "draw ANN=3t BO=8g --rules koikoi",
        ],
        "cards" => &["cards", "cards 8 9"],
        "card" => &["card 8g -o moon.svg", "card 2y 4y 8y -o birds.svg"],
        "rules" => &["rules show korean", "rules diff pagat korean"],
        "rules list" => &["rules list"],
        "rules show" => &["rules show korean", "rules show ./house.yaml --all"],
        "rules check" => &["rules check ./house.yaml"],
        "rules diff" => &["rules diff pagat korean", "rules diff korean ./house.yaml"],
        "rules compare" => &[
            "rules compare pagat korean",
            "rules compare matgo ./house.yaml --players 2 --deals 1000",
        ],
        "rules new" => &[
            "rules new ./family.yaml",
            "rules new ./family.yaml --from korean --set pi_bak.below_three=5 --yes",
        ],
        "rules schema" => &["rules schema > dokbak-rules.json"],
        "rules book" => &["rules book > rules.md"],
        "log" => &["log", "log --evening 3/7", "log --json"],
        "show" => &["show last", "show 3/7.2 --explain", "show 3/7.2 --original"],
        "standings" => &[
            "standings",
            "standings --since 2026-01-01",
            "standings --player ANN",
        ],
        "stats" => &["stats", "stats ANN BO --year 2026", "stats --by seat"],
        "report" => &[
            "report --year 2026 -o year.html",
            "report --last 1m -o month.html",
        ],
        "people" => &["people", "people --json"],
        "people rename" => &["people rename BO 'BO 2'"],
        "people join" => &["people join 'BO 2' BO"],
        "people part" => &["people part 'BO 2'"],
        "people guest" => &["people guest CHUL", "people guest CHUL --no"],
        "paid" => &[
            "paid BO ANN 30000 KRW",
            "paid BO ANN 20000 KRW --note buy-in",
            "paid ANN KITTY 5000 KRW --kitty",
            "paid --month 2026-11",
        ],
        "settle-up" => &[
            "settle-up",
            "settle-up --since 2026-01-01",
            "settle-up --why ANN",
        ],
        "settled" => &["settled", "settled --player ANN"],
        "why" => &["why last", "why 3/7.2 5"],
        "whatif" => &[
            "whatif last --rules korean",
            "whatif 3/7.2 --with 'BO heundeum 5'",
            "whatif --evening 3/7 --set go_bak.both=own",
        ],
        "dispute" => &["dispute last", "dispute 3/7.2 --script claims.txt"],
        "close" => &["close", "close --evening 3/7 --discard"],
        "share" => &["share", "share --evening 3/7", "share --month 2026-11"],
        "config" => &["config", "config rules korean", "config --path"],
        "completions" => &[
            "completions bash",
            "completions zsh",
            "completions fish",
            "completions elvish",
            "completions powershell",
        ],
        "man" => &["man settle | man -l -", "man --dir ~/.local/share/man/man1"],
        "help" => &["help settle", "help rules new"],
        _ => of_the_file(path),
    }
}

/// Returns the examples of a command that is about the ledger file or whole evenings.
fn of_the_file(path: &str) -> &'static [&'static str] {
    match path {
        "evening" => &[
            "evening 3/7",
            "evening 3/7 --reopen",
            "evening 3/7 --void --reason 'only tried out'",
            "evening 3/7 --date 2026-03-08",
        ],
        "verify" => &["verify", "verify --deep", "--ledger backup.db verify"],
        "seal" => &["seal", "seal >> seals.txt"],
        "export" => &[
            "export --jsonl -o ledger.jsonl",
            "export --csv --year 2026 -o hands.csv",
            "export --csv --wide -o columns.csv",
            "export --hledger -o hwatu.journal",
        ],
        "import" => &[
            "import ledger.jsonl",
            "import notes.hwatu --date 2026-03-01",
            "import ledger.jsonl --twice here",
            "import notes.hwatu --date 2026-03-01 --mended correct",
        ],
        "twice" => &["twice", "twice 3/7 3/7b", "twice 3/7 3/7b --both"],
        "backup" => &["backup ledger-2026.db"],
        "restore" => &["restore ledger-2026.db"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::args::Cli;
    use crate::cli::usage::{HELP, tests::walk};
    use clap::{CommandFactory as _, Parser as _};

    /// Returns the words of a line as a shell reads it, up to where its output goes, or is read.
    fn words(line: &str) -> Vec<String> {
        let line = line.split(" >").next().unwrap();
        let line = line.split(" |").next().unwrap();
        let parts = line.split('\'').enumerate();
        let words = parts.flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        });
        words.collect()
    }

    #[test]
    fn every_command_has_examples_that_it_takes() {
        let mut command = Cli::command();
        command.build();
        for lang in Lang::ALL {
            let mut seen = 0;
            walk(&command, "", &mut |_, path| {
                let examples = examples_for(path, *lang);
                assert!(!examples.is_empty(), "{path} has no example");
                assert_eq!(examples.len(), lines(path).len(), "{path}");
                assert_eq!(say!(*lang, examples(path)).len(), examples.len(), "{path}");
                for UsageExample { line, .. } in examples {
                    let words = words(&line);
                    let is_help = words.get(1).is_some_and(|word| word == HELP);
                    let taken = Cli::try_parse_from(&words);
                    assert!(taken.is_ok() || is_help, "{line}: {taken:?}");
                    seen += 1;
                }
            });
            assert!(seen > 45, "{seen} examples");
        }
    }
}
