//! Scripts at the prompt, through the program's entry point: arguments in, exit status out.

use super::kept::{folder, written};
use crate::deals::Deal;
use crate::koikoi_rounds::{Rules, play};
use crate::laws::PIECES;
use crate::minhwatu;
use crate::support::Numbers;
use crate::turns::{Tally, hand};
use dokbak::cli;
use dokbak::ledger::{EntryKind, Ledger, RawEntry};
use dokbak::report::Auditing;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// Scripts that are played one after another into one ledger.
struct Scripts {
    lang: &'static str,
    track: bool,
    parts: Vec<String>,
}

/// The first byte selects the meaning of the others: the text of a script, or choices that make
/// scripts. Every script ends without a mistake of the program, and leaves a valid ledger whose
/// hands settle as written and that other commands can read.
pub(super) fn law(bytes: &[u8]) -> bool {
    let (kind, bytes) = bytes.split_first().unwrap_or((&0, &[]));
    let scripts = match kind % 2 {
        0 => Scripts {
            lang: ["en", "ko", "ja"][usize::from(*kind / 2) % 3],
            track: false,
            parts: vec![String::from_utf8_lossy(bytes).into_owned()],
        },
        _ => Scripts::made(&mut Numbers::told(bytes)),
    };
    let folder = folder();
    let path = folder.path().join("ledger.db");
    let script = folder.path().join("script.txt");
    for part in &scripts.parts {
        let mut line = vec!["play", "--script", script.to_str().unwrap()];
        line.extend(scripts.track.then_some("--track"));
        std::fs::write(&script, part).unwrap();
        let ended = run(&path, scripts.lang, &line);
        if ended != ExitCode::SUCCESS {
            // The unfinished hand is dealt again, so that the next part starts with a new one.
            std::fs::write(&script, "void\n").unwrap();
            run(&path, scripts.lang, &line);
        }
        // 1 if a line is rejected; 2 or 3 if it asks for something that no command or ledger has.
        let may = [0, 1, 2, 3].map(ExitCode::from);
        let told = || scripts.parts.join("\n--\n");
        assert!(may.contains(&ended), "{ended:?}\n{}", told());
    }
    is_good(&path, &scripts)
}

/// Runs the program on a ledger.
fn run(ledger: &Path, lang: &str, line: &[&str]) -> ExitCode {
    let before = ["dokbak", "--lang", lang, "--ledger"].map(OsString::from);
    let ledger = ledger.as_os_str().to_owned();
    let args = before.into_iter().chain([ledger]);
    cli::run(args.chain(line.iter().map(OsString::from)))
}

/// Fails if a ledger is not valid; returns whether a hand in it was played to its end.
fn is_good(path: &Path, scripts: &Scripts) -> bool {
    let text = || scripts.parts.join("\n--\n");
    let Some(ledger) = Ledger::open_reading(path).unwrap() else {
        return false;
    };
    assert_eq!(ledger.verify().unwrap(), [], "{}", text());
    let how = Auditing {
        engine: env!("CARGO_PKG_VERSION"),
        deep: true,
        incoming: None,
    };
    let audit = how.audit(&ledger, &|_| {}).unwrap();
    assert!(audit.wrong.is_empty(), "{:?}\n{}", audit.wrong, text());
    if ledger.head().unwrap().is_none() {
        return false;
    }
    let read = [&["standings"][..], &["log"], &["settle-up"], &["stats"]];
    let line = read[scripts.parts.concat().len() % read.len()];
    let ended = run(path, scripts.lang, line);
    assert_eq!(ended, ExitCode::SUCCESS, "{line:?}\n{}", text());
    // A hand that was dealt again is only a beginning.
    let played = |entry: &RawEntry| entry.kind == EntryKind::Hand && !entry.body.contains("void");
    let mut entries = written(&ledger).unwrap().into_iter();
    entries.any(|entry| played(&entry))
}

/// A table's rules, and the hands played by them.
struct Evening {
    /// The lines before the first hand.
    setup: Vec<String>,
    /// The lines of each hand.
    hands: Vec<Vec<String>>,
}

impl Scripts {
    fn made(numbers: &mut Numbers) -> Self {
        let lang = numbers.one(&["en", "ko", "ja"]);
        let track = numbers.below(3) == 0;
        let mut evening = match numbers.below(8) {
            0 => koikoi(numbers),
            1 => minhwatu(numbers),
            2..=4 => by_turns(track, numbers),
            5 => by_answers(numbers),
            _ => by_lines(numbers),
        };
        if numbers.below(2) == 0 {
            let names = numbers.one(&[["안나", "보", "철수"], ["花子", "太郎", "次郎"]]);
            evening.rename(names);
        }
        // A rejected line ends the script, so each hand usually has its own.
        let together = numbers.below(3) == 0;
        let mut part = evening.setup;
        let mut parts = Vec::new();
        for hand in evening.hands {
            for line in hand {
                disturb(&mut part, line, numbers);
            }
            part.extend(match numbers.below(12) {
                0 => Some("y".to_owned()),
                1 => Some("n".to_owned()),
                _ => None,
            });
            if !together {
                parts.push(part.join("\n") + "\n");
                part.clear();
            }
        }
        let end = numbers.one(&["end", "끝", "y\nend", "show", ""]);
        parts.push(part.join("\n") + "\n" + end + "\n");
        Self { lang, track, parts }
    }
}

impl Evening {
    /// Renames the players.
    fn rename(&mut self, names: [&str; 3]) {
        let known = [["Ann", "Bo", "Chul"], ["Aki", "Ben", "Cho"]];
        let mut all = self.hands.iter_mut().flatten().chain(&mut self.setup);
        let rename = |line: &mut String| {
            let word = |word: &str| {
                let place = known
                    .iter()
                    .find_map(|it| it.iter().position(|it| *it == word));
                place.map_or(word, |place| names[place]).to_owned()
            };
            *line = line.split(' ').map(word).collect::<Vec<String>>().join(" ");
        };
        all.by_ref().for_each(rename);
    }
}

/// Returns the first lines of an evening.
fn setup(
    players: &str,
    rules: &str,
    changes: &[(&str, &str)],
    numbers: &mut Numbers,
) -> Vec<String> {
    let word = numbers.one(&["players", "선수", "Players"]);
    let mut lines = vec![format!("{word} {players}")];
    let changes = changes.iter().map(|(key, value)| format!(" {key}={value}"));
    lines.push(format!("rules {rules}{}", changes.collect::<String>()));
    let chip = numbers.one(&["none", "100 KRW", "0.10 EUR", "10원", "-"]);
    lines.push(format!("chip {chip}"));
    let lengths = ["open", "open", "open", "12", "2", "1"];
    lines.push(format!("length {}", numbers.one(&lengths)));
    lines.truncate(numbers.one(&[4, 4, 4, 4, 2, 3]));
    lines
}

/// Returns the lines of a record after its players.
fn told(text: &str) -> Vec<String> {
    let is_told = |line: &&str| {
        let word = line.split(' ').next().unwrap_or_default();
        !["players", "rules", "set", "round"].contains(&word)
    };
    text.lines().filter(is_told).map(str::to_owned).collect()
}

/// Makes hands entered as lines of events, one by one.
fn by_lines(numbers: &mut Numbers) -> Evening {
    let deal = Deal::random(numbers);
    let hand = deal.hand();
    let names = ["Ann", "Bo", "Chul"][..hand.piles.len()].join(" ");
    let mut hands = vec![told(&hand.record())];
    for _ in 0..numbers.below(3) {
        let more = match numbers.below(3) {
            0 => vec!["nagari".to_owned()],
            _ => told(&Deal::random(numbers).hand().record()),
        };
        hands.push(more);
    }
    Evening {
        setup: setup(&names, deal.base, &deal.all_changes(), numbers),
        hands,
    }
}

/// Makes hands entered as whole turns.
fn by_turns(track: bool, numbers: &mut Numbers) -> Evening {
    let rules = numbers.one(&["korean", "matgo", "pagat", "pagat-50", "wikipedia"]);
    let ruleset = crate::support::ruleset(rules, &[]);
    let mut hands = Vec::new();
    let mut names = "Ann Bo Chul".to_owned();
    for _ in 0..=numbers.below(2) {
        let Some(text) = hand(numbers, &ruleset, &mut Tally::default()) else {
            continue;
        };
        let players = text.lines().next().unwrap_or_default();
        players
            .trim_start_matches("players ")
            .clone_into(&mut names);
        let mut lines = told(&text);
        if track && numbers.below(2) == 0 {
            lines.retain(|line| !line.starts_with("carry"));
            lines.iter_mut().for_each(shortened);
        }
        hands.push(lines);
    }
    Evening {
        setup: setup(&names, rules, &[], numbers),
        hands,
    }
}

/// Shortens the line of a whole turn to its typed form.
fn shortened(line: &mut String) {
    for (long, short) in [(" plays ", " "), (" bombs ", " b "), (" flips ", " ")] {
        *line = line.replacen(long, short, 1);
    }
    for name in ["Ann ", "Bo ", "Chul "] {
        if let Some(rest) = line.strip_prefix(name) {
            let call = match rest {
                "stop" => "s",
                "go" => "g",
                rest => rest,
            };
            *line = call.to_owned();
        }
    }
}

/// Makes hands entered by answering questions.
fn by_answers(numbers: &mut Numbers) -> Evening {
    const ANSWERS: [&str; 28] = [
        "1",
        "2",
        "3",
        "n",
        "y",
        "-",
        "godori",
        "고도리",
        "1g 3g 8g",
        "1t 2t 3t 4pp",
        "go1",
        "s5",
        "b8",
        "Ann godori go1",
        "1 고도리 2고",
        "보 piped",
        "g1 p5",
        "4",
        "0",
        "12",
        "none",
        "6 junk",
        "Bo go",
        "Bo ppuk 4 first",
        "Chul syodang",
        "Ann gives 1p to Bo",
        "Ann",
        "7점",
    ];
    let rules = numbers.one(&["pagat", "korean", "matgo", "koikoi", "minhwatu"]);
    let names = numbers.one(&[
        "Ann Bo",
        "Ann Bo Chul",
        "Ann Bo Chul Dan",
        "Ann Bo Chul Dan Eve",
    ]);
    let hands = (0..=numbers.below(3)).map(|_| {
        let so_many = 1 + numbers.below(8);
        let mut answer = || numbers.one(&ANSWERS).to_owned();
        (0..so_many).map(|_| answer()).collect()
    });
    let hands = hands.collect();
    Evening {
        setup: setup(names, rules, &[], numbers),
        hands,
    }
}

fn koikoi(numbers: &mut Numbers) -> Evening {
    let rules = loop {
        if let Some(rules) = Rules::random(numbers) {
            break rules;
        }
    };
    let hands: Vec<Vec<String>> = (0..=numbers.below(3))
        .map(|_| told(&play(&rules.table, &rules.all, numbers).text))
        .collect();
    Evening {
        setup: setup("Aki Ben", "koikoi", &rules.changes, numbers),
        hands,
    }
}

fn minhwatu(numbers: &mut Numbers) -> Evening {
    let players = 2 + numbers.below(4);
    let mut texts: Vec<String> = Vec::new();
    for _ in 0..=numbers.below(2) {
        texts.push(minhwatu::all(&minhwatu::dealt(players, numbers)));
    }
    let names = texts[0].lines().next().unwrap_or_default();
    let names = names.trim_start_matches("players ");
    Evening {
        setup: setup(names, "minhwatu", &[], numbers),
        hands: texts.iter().map(|text| told(text)).collect(),
    }
}

/// Adds a line to a script; sometimes something else before it or instead of it.
fn disturb(script: &mut Vec<String>, line: String, numbers: &mut Numbers) {
    const COMMANDS: [&str; 40] = [
        "undo",
        "<",
        "뒤로",
        "show",
        "보기",
        "help",
        "?",
        "? go",
        "menu",
        "edit 1",
        "edit",
        "log",
        "standings",
        "순위",
        "why",
        "왜",
        "why 2",
        "whatif",
        "whatif vip=3",
        "share",
        "settle-up",
        "paid Ann Bo 500",
        "settled",
        "correct",
        "correct 1.1",
        "dispute",
        "show 1.1",
        "show 2",
        "set vip=3",
        "set go_bak.three=off",
        "chip 10 KRW",
        "Dan joins",
        "Ann leaves",
        "rules matgo",
        "rules",
        "length 3",
        "end",
        "quit",
        "\u{feff}",
        "# note",
    ];
    let other = match numbers.below(40) {
        0 => numbers.one(&COMMANDS).to_owned(),
        1 => numbers.one(&PIECES).to_owned(),
        2 => {
            let words: Vec<&str> = line.split(' ').collect();
            let place = numbers.below(words.len());
            let piece = numbers.one(&PIECES);
            [&words[..place], &[piece], &words[place + 1..]]
                .concat()
                .join(" ")
        }
        // Undone and entered again.
        3 => format!("{line}\nundo"),
        _ => String::new(),
    };
    if !other.is_empty() {
        script.push(other);
    }
    script.push(line);
}
