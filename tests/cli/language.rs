//! Everything a person reads comes from the words of a language. In test builds the language
//! `pseudo` replaces every English letter, so any text still readable was written somewhere else.
//! The same walks are made in Korean and Japanese, where a word in Latin letters must be the same
//! in every language, or typed by the user; otherwise it was left in English.

use crate::files::files;
use crate::laws::{COMMANDS, Command};
use crate::support::{Dokbak, EVENING, Pty, after_the_evening, key};
use dokbak::record::{keywords, verbs};
use dokbak::rules::{Game, RuleId, Rules, SHIPPED};
use dokbak::words::Lang;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

/// The languages in which no English may appear.
fn langs() -> impl Iterator<Item = &'static str> {
    let codes = Lang::ALL.iter().map(|lang| lang.code());
    codes.filter(|code| *code != Lang::English.code())
}

/// What is the same in every language: words of the record language, keys and their values, ids,
/// names of rulesets and commands, options, and environment variables.
static ALIKE: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let mut alike: BTreeSet<String> = verbs().chain(keywords()).map(str::to_owned).collect();
    alike.extend(RuleId::ALL.iter().map(|id| id.word().to_owned()));
    for game in Game::ALL {
        alike.insert(game.id().to_owned());
        for info in Rules::default_for(game).keys() {
            alike.insert(info.key.to_owned());
            alike.extend(info.expected.samples());
            alike.insert(info.default.clone());
        }
    }
    alike.extend(SHIPPED.iter().map(|(name, _)| (*name).to_owned()));
    let commands = COMMANDS.iter().map(Command::name);
    alike.extend(commands.filter_map(|name| name.split(' ').next().map(str::to_owned)));
    alike.extend(Lang::ALL.iter().map(|lang| lang.code().to_owned()));
    let more = "dokbak list check diff compare new schema book here there both bash zsh KEY=VALUE \
                lang ledger color auto always never DOKBAK_LEDGER DOKBAK_LANG DOKBAK_CONFIG \
                NO_COLOR DOKBAK_PAGER DOKBAK_PLAIN plain no PAGER LESS pager cat less edit quit \
                yaml PNG SVG png svg moon.svg bombs drop random greedy cautious mixed each EUR yK \
                gN tN pN xN moon cup Enter Esc Tab Ctrl-C JSON Schema YAML UTF-8 Markdown VIP OK \
                KRW PostgreSQL n y s d i undo jokers asked first last-card with to on then";
    alike.extend(more.split(' ').map(str::to_owned));
    alike
});

/// Returns the English words of a text that are not the same in every language.
fn english(text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let ends = |letter: char| !(letter.is_ascii_alphanumeric() || "._-=/:{}".contains(letter));
    let words = text.split(ends).filter(|word| !word.starts_with('-'));
    let words = words.map(|word| word.trim_matches(['.', ':', '-', '/', '=']));
    let is_left = |word: &&str| {
        let letters = word.bytes().filter(u8::is_ascii_alphabetic).count();
        let is_hash = word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        let is_code = is_hash || word.starts_with(|first: char| first.is_ascii_digit());
        let files = [".yaml", ".db", ".hwatu", ".txt", ".md", ".json"];
        // How an invisible letter is shown.
        let is_escape = word.starts_with("u{") && word.ends_with('}');
        let is_path = word.contains('/') || files.iter().any(|end| word.ends_with(end));
        letters > 1
            && !is_code
            && !is_path
            && !is_escape
            && !word.split(['=', ':']).all(|part| {
                ALIKE.contains(part) || part.parse::<u32>().is_ok() || names.contains(part)
            })
    };
    words.filter(is_left).map(str::to_owned).collect()
}

/// Returns the names of the players in a record.
fn names(record: &str) -> BTreeSet<String> {
    let ends = |letter: char| letter.is_whitespace() || letter == '"';
    let words = record.split(ends);
    let is_name = |word: &&str| word.starts_with(|first: char| first.is_ascii_uppercase());
    words.filter(is_name).map(str::to_owned).collect()
}

/// The findings: English words, each with the first place where it appeared.
#[derive(Debug, Default)]
struct Left(BTreeMap<String, String>);

impl Left {
    fn look(&mut self, lang: &str, place: &str, text: &str, names: &BTreeSet<String>) {
        let place = format!("{lang}, {place}");
        for line in text.lines() {
            for word in english(line, names) {
                let line = format!("{place}: {line}");
                self.0.entry(format!("{lang} {word}")).or_insert(line);
            }
        }
    }

    fn none(&self) {
        let rows: Vec<String> = self
            .0
            .iter()
            .map(|(word, line)| format!("{word}: {line}"))
            .collect();
        assert!(rows.is_empty(), "{}", rows.join("\n"));
    }
}

#[test]
fn verdicts_and_their_reasons_are_in_the_chosen_language() {
    let mut left = Left::default();
    for path in files("tests/cases", "hwatu").iter().step_by(7) {
        let record = std::fs::read_to_string(path).unwrap();
        let name = path.display().to_string();
        for lang in langs() {
            let told = Dokbak::new()
                .args(["--lang", lang, "settle", &name, "--explain"])
                .run();
            left.look(lang, &name, &told.stdout, &names(&record));
        }
    }
    left.none();
}

#[test]
fn what_is_wrong_is_in_the_chosen_language() {
    let mut left = Left::default();
    for path in files("tests/errors", "hwatu").iter().step_by(2) {
        let record = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
        let name = path.display().to_string();
        let names = typed(&record.replace(['=', '"'], " "));
        for lang in langs() {
            let told = Dokbak::new().args(["--lang", lang, "settle", &name]).run();
            left.look(lang, &name, &told.stderr, &names);
        }
    }
    left.none();
}

/// The names of sources, and of those who play by them, which are the same everywhere.
const SOURCES: &str =
    "Fuda Wiki Wikipedia pagat.com Go Stop Go-Stop Koi-Koi Hangame Pmang Netmarble";

/// Returns the words of a typed text, whole and in parts.
fn typed(text: &str) -> BTreeSet<String> {
    let parts = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
    let latin = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words = text.split_whitespace().chain(parts).chain(latin);
    words.map(str::to_owned).collect()
}

#[test]
fn rulesets_are_told_in_the_chosen_language() {
    let mut left = Left::default();
    let sources = typed(SOURCES);
    let shipped = SHIPPED.iter().flat_map(|(name, _)| {
        [
            format!("rules show {name}"),
            format!("rules show {name} --all"),
        ]
    });
    let others = [
        "rules list",
        "rules diff pagat korean",
        "rules compare pagat korean --deals 20",
        "rules check rulesets/korean.yaml",
        "help",
        "help rules",
        "man ruels",
        "rules compare --help",
        "play --help",
        "settle --help",
        "whatif --help",
        "whatif",
        "settel",
        "play --nwe",
        "play.hwatu",
        "--color alwys",
        "rules compare pagat",
        "rules compare pagat pagat --deals 0",
        "rules show pagt",
        "score 1g 3g 8g 4p",
        "cards",
        "cards 8 조커",
        "cards 1z",
        "card 고도리 -o 3.svg",
        "card 고도리 -o 3.png",
        "card 8g -o 8g.svg",
        "card 8g -o 8g.svg",
        "card 8g -o 8g.gif",
        "score 1z",
        "draw 철수=3t 영희=8g --night",
        "draw 철수=3t 철수=8g",
        "config",
        "config lang kr",
        "config colour",
        "log",
        "show 3",
        "verify",
    ];
    for line in shipped.chain(others.map(str::to_owned)) {
        for lang in langs() {
            let told = Dokbak::new().line(&format!("--lang {lang} {line}")).run();
            let mut names = typed(&line);
            names.extend(sources.clone());
            // The sheet of cards has their names in every language.
            if line.starts_with("cards") && lang != "pseudo" {
                names.extend(typed(&Dokbak::new().line(&line).run().stdout));
            }
            left.look(lang, &line, &(told.stdout + &told.stderr), &names);
        }
    }
    left.none();
}

#[test]
fn the_ledger_is_told_in_the_chosen_language() {
    let mut left = Left::default();
    let dokbak = after_the_evening();
    let mut names = typed("Ann Bo Chul");
    names.extend(typed(SOURCES));
    for line in [
        "log",
        "show 2",
        "show 2 --explain",
        "show 99",
        "standings",
        "standings --player Ann",
        "stats",
        "stats Ann",
        "stats --by dealer",
        "stats --by month",
        "standings --since 2026",
        "why 2",
        "why 2 3",
        "whatif 2 --rules korean",
        "whatif --session 1 --rules korean",
        "whatif 2 --without 99",
        "dispute 2 --script -",
        "evening",
        "close",
        "verify",
        "verify --deep",
        "seal",
        "backup copy.db",
        "restore nothing.db",
        "import -",
        "share",
    ] {
        for lang in langs() {
            let told = dokbak.line(&format!("--lang {lang} {line}")).run();
            left.look(lang, line, &(told.stdout + &told.stderr), &names);
        }
    }
    left.none();
}

#[test]
fn an_evening_is_played_in_the_chosen_language() {
    let mut left = Left::default();
    let names = BTreeSet::new();
    let scripts = [
        ("", EVENING),
        (
            "",
            "players 철수 영희\nrules koikoi\n?\nshow\n철수\n1g 3g 8g\n0\n\
             draw\n영희 takes 1g 3g 8g\n영희 shobu\nvoid\nend\n",
        ),
        (
            "",
            "players 철수 영희 민수\nrules minhwatu\n?\nshow\n철수 has 1g 3g\nundo\nvoid\nend\n",
        ),
        (
            "",
            "players 철수 영희 민수 순이\nrules pagat\n?\ns\nd\nnagari\nend\n",
        ),
        (
            "--track",
            "players 철수 영희\nrules pagat\n?\n1g 2y 3g 4y 5y 6y 7y 8g\n?\nshow\n1t 2t\nshow\n\
             heundeum 4\nvoid\nend\n",
        ),
    ];
    for (option, script) in scripts {
        for lang in langs() {
            let told = Dokbak::new()
                .line(&format!("--lang {lang} play {option} --script -"))
                .stdin(script)
                .run();
            // The script ran to its end.
            assert_eq!(told.status, Some(0), "{lang}: {script}: {told:?}");
            left.look(lang, script, &(told.stdout + &told.stderr), &names);
        }
    }
    left.none();
}

/// Types lines, each when the program is ready for it, replacing rejected text.
fn type_in(pty: &mut Pty, lines: &[&str]) {
    for line in lines {
        pty.send(&format!("{}{line}", key::CTRL_U));
        pty.press(key::ENTER);
    }
    pty.ready();
}

#[test]
fn every_question_and_refusal_is_in_the_chosen_language() {
    let mut left = Left::default();
    // For each question: a wrong answer, its help, and then a correct one.
    let sessions: &[&[&str]] = &[
        &["", "철수", "철수 철수", "철수 영희 민수"],
        &["pagatt", "?", "pagat"],
        &["x", "100", "100 KRW"],
        &["x", "0", "open"],
        &["x", "?", "show", "철수 zz", "9", "철수"],
        &["1z", "1g 1g", "1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp"],
        &["99", "흔13", "x", "1"],
        &["x", "n"],
        &["x", "99", "y"],
        &["x", "n"],
        &["x", "2"],
        &["x", "철수 뻑 4", ""],
        &["x", "show", "edit 2", "x", "", "edit 99", "?", "<", "", "y"],
        &["n", "?", "y", "show", "undo", "x", ""],
        &[
            "철수 takes",
            "철수 takes 1g",
            "철수 go",
            "철수 stop",
            "영희 has 1g",
            "nagari",
            "y",
        ],
    ];
    // Typed text appears on the screen unchanged.
    let typed = sessions.iter().flat_map(|lines| lines.iter());
    let typed = typed.chain([&SOURCES]);
    let typed = typed.flat_map(|line| self::typed(line)).collect();
    for lang in langs() {
        let mut pty = Dokbak::new()
            .args(["--lang", lang, "play"])
            .terminal(600, 100);
        for lines in sessions {
            type_in(&mut pty, lines);
        }
        left.look(lang, "a session", &pty.screen_rows().join("\n"), &typed);
        pty.press(key::CTRL_C);
        let ended = pty.end();
        left.look(lang, "its end", &ended.rows.join("\n"), &typed);
    }
    left.none();
}

#[test]
fn menus_are_in_the_chosen_language() {
    let mut left = Left::default();
    for lang in langs() {
        menus_in(lang, &mut left);
    }
    left.none();
}

/// Checks the menus of a hand in a language.
fn menus_in(lang: &str, left: &mut Left) {
    let names = ["철수", "영희", "pagat", "KRW"].map(str::to_owned).into();
    let dokbak = Dokbak::new();
    let mut pty = dokbak.args(["--lang", lang, "play"]).terminal(60, 100);
    type_in(&mut pty, &["철수 영희 민수", "pagat", "100 KRW", "12"]);
    // Opens a menu at each question, leaves it with Esc, and then answers.
    for answer in [
        "철수",
        "1g 3g 8g 4pp 5pp 6pp 7pp 9pp 10pp",
        "",
        "",
        "",
        "n",
        "y",
        "n",
        "y",
        "",
    ] {
        type_in(&mut pty, &["m"]);
        pty.wait_until("a menu", vt100::Screen::hide_cursor);
        left.look(lang, "a menu", &pty.screen_rows().join("\n"), &names);
        pty.send(key::ESC);
        pty.wait_until("the question", |screen| !screen.hide_cursor());
        type_in(&mut pty, &[answer]);
    }
    left.look(lang, "the verdict", &pty.screen_rows().join("\n"), &names);
    pty.press(key::CTRL_C);
    let ended = pty.end();
    left.look(lang, "the end", &ended.rows.join("\n"), &names);
}
