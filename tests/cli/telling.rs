//! What docs/SESSION.md says about told hands: each line has the result next to it, and the effort
//! is counted correctly.

use crate::support::{Dokbak, key};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The rows of a table, as cells.
type Rows = Vec<Vec<String>>;

/// Returns the rows of each table of a document with this first heading.
fn tables(document: &str, heading: &str) -> Vec<Rows> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path.join(document)).unwrap();
    let mut tables = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let cells = line
            .strip_prefix("| ")
            .and_then(|row| row.strip_suffix(" |"));
        let Some(cells) = cells else {
            inside &= line.starts_with("|--");
            continue;
        };
        let cells: Vec<String> = cells.split(" | ").map(str::to_owned).collect();
        if cells[0] == heading {
            tables.push(Rows::new());
            inside = true;
        } else if inside {
            tables.last_mut().unwrap().push(cells);
        }
    }
    tables
}

/// Returns the texts between backticks.
fn code(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// Returns the result of a told line, in the words of the document's table.
fn told(players: &str, rules: &str, line: &str) -> String {
    let dokbak = Dokbak::new();
    let args = [
        "settle",
        "--tell",
        line,
        "--players",
        players,
        "--rules",
        rules,
        "--json",
    ];
    let run = dokbak.args(args).run();
    let told = run.stdout.lines().find(|line| line.starts_with('{'));
    let told: Value = serde_json::from_str(told.unwrap_or_else(|| panic!("{run:?}"))).unwrap();
    if told["error"] != Value::Null {
        let words = told["error"]["words"].as_array().unwrap();
        let words = words
            .iter()
            .map(|word| format!("`{}`", word.as_str().unwrap()));
        return format!("is refused: {}", words.collect::<Vec<_>>().join(" "));
    }
    let asks = told["asks"].as_array().unwrap().iter();
    let asks = asks.filter(|ask| ask["enter"] == Value::Null);
    let asks: Vec<String> = asks
        .map(|ask| format!("`{}`", ask["id"].as_str().unwrap()))
        .collect();
    if !asks.is_empty() {
        return format!("asks {}", asks.join(" "));
    }
    let net = told["verdict"]["net"].as_object().unwrap();
    let players = players.split(' ');
    let net = players.map(|name| match net[name].as_i64().unwrap() {
        0 => format!("{name} 0"),
        chips => format!("{name} {chips:+}"),
    });
    net.collect::<Vec<_>>().join(", ")
}

#[test]
fn every_told_line_of_the_document_comes_to_what_stands_beside_it() {
    let tables = tables("docs/SESSION.md", "told");
    let at = [
        ("Ann Bo Chul", "pagat"),
        ("영희 철수 민수", "korean"),
        ("英子 太郎 次郎", "korean"),
    ];
    assert_eq!(tables.len(), at.len());
    let mut wrong = Vec::new();
    for (rows, (players, rules)) in tables.iter().zip(at) {
        assert!(rows.len() > 3);
        for row in rows {
            let line = code(&row[0])[0];
            let found = told(players, rules, line);
            let fits = match row[1].strip_prefix("is refused: ") {
                // The word in the document is among those at fault.
                Some(word) => found.starts_with("is refused: ") && found.contains(word),
                None => found == row[1],
            };
            if !fits {
                wrong.push(format!("{line}: {found}, and not {}", row[1]));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Each way of saying something is understood in its language when said of a player.
#[test]
fn every_way_to_say_it_is_understood() {
    let tables = tables("docs/SESSION.md", "what");
    let rows: Vec<_> = tables
        .into_iter()
        .flatten()
        .filter(|row| row.len() == 4)
        .collect();
    assert!(rows.len() > 6);
    for row in rows {
        for (cell, players) in
            row[1..]
                .iter()
                .zip(["Ann Bo Chul", "영희 철수 민수", "英子 太郎 次郎"])
        {
            let second = players.split(' ').nth(1).unwrap();
            for said in code(cell) {
                let lines = [said.to_owned(), format!("{second} {said}")];
                let understood = lines.iter().any(|line| {
                    let found = told(players, "korean", line);
                    !found.starts_with("is refused") && !found.contains("`number`")
                });
                assert!(
                    understood,
                    "{said}: {:?}",
                    lines.map(|line| told(players, "korean", &line))
                );
            }
        }
    }
}

/// Returns how many keys of a Korean keyboard a text takes, counting Shift.
fn keys(text: &str) -> usize {
    let of = |letter: char| {
        let Some(at) = u32::from(letter)
            .checked_sub(0xAC00)
            .filter(|at| *at < 11_172)
        else {
            return 1 + usize::from(letter.is_ascii_uppercase());
        };
        // With Shift: ㄲ ㄸ ㅃ ㅆ ㅉ, ㅒ ㅖ; two keys: ㅘ ㅙ ㅚ ㅝ ㅞ ㅟ ㅢ and finals of two letters.
        let first = BTreeSet::from([1, 4, 8, 10, 13]);
        let middle = BTreeSet::from([3, 7, 9, 10, 11, 14, 15, 16, 19]);
        let last = BTreeSet::from([2, 3, 5, 6, 9, 10, 11, 12, 13, 14, 15, 18, 20]);
        let (begins, vowel, ends) = (at / 588, at % 588 / 28, at % 28);
        2 + usize::from(first.contains(&begins))
            + usize::from(middle.contains(&vowel))
            + usize::from(ends > 0)
            + usize::from(last.contains(&ends))
    };
    text.chars().map(of).sum()
}

#[test]
fn keys_are_counted() {
    for (text, count) in [
        ("철수", 5),
        ("영희", 6),
        ("쌍피", 6),
        ("왜", 3),
        ("Bo 1", 5),
        ("피박", 5),
    ] {
        assert_eq!(keys(text), count, "{text}");
    }
}

/// Both hands are typed at a terminal as in the document: they take as many answers and keys as it
/// says, and end with its amounts.
#[test]
fn the_effort_is_what_the_document_says() {
    let rows = tables("docs/SESSION.md", "hand").remove(0);
    let most = [
        ("ordinary, by numbers", 3, 30),
        ("ordinary, by names", 3, 48),
        ("complicated, by numbers", 4, 50),
    ];
    assert_eq!(rows.len(), most.len());
    for (row, (hand, answers, pressed)) in rows.iter().zip(most) {
        assert_eq!(row[0], hand);
        let typed: Vec<&str> = row[1]
            .split(" → ")
            .map(|text| code(text).first().copied().unwrap_or(""))
            .collect();
        let count: usize = typed.iter().map(|text| keys(text) + 1).sum();
        assert_eq!(
            [&row[2], &row[3]],
            [&typed.len().to_string(), &count.to_string()],
            "{hand}"
        );
        assert!(typed.len() <= answers && count <= pressed, "{hand}");

        let dokbak = Dokbak::new();
        let begin = "players 영희 철수 민수\nrules korean\nchip 100원\nlength 3\n";
        dokbak.line("play --script -").stdin(begin).run().done();
        let mut pty = dokbak.args(["--lang", "ko", "play"]).terminal(60, 80);
        pty.press(key::ENTER);
        for text in typed {
            pty.wait_for("> ");
            pty.send(text);
            pty.press(key::ENTER);
        }
        pty.wait_for(&format!("지금까지: {}.", row[4]));
        pty.leave();
    }
}

/// Where the cup is final, a kind said of it binds the winner; elsewhere it is a kind among the
/// points, as before.
#[test]
fn a_told_cup_is_what_it_was_said_to_be() {
    let told = |line: &str, more: &[&str]| {
        let args = [
            "settle",
            "--tell",
            line,
            "--players",
            "Ann Bo Chul",
            "--rules",
            "korean",
        ];
        let args = args.iter().chain(more);
        Dokbak::new().args(args.copied()).run().done()
    };
    // Six animals and the cup: as junk it is none of the seven that double.
    for (lang, line) in [
        ("en", "Ann godori 5y 6y 7y 9y junk"),
        ("ko", "Ann 고도리 5y 6y 7y 국진 쌍피"),
        ("ja", "Ann ゴドリ 5y 6y 7y 盃 カス"),
    ] {
        let set = ["--set", "cup.final=true", "--lang", lang];
        let bound = told(line, &set);
        let has = "\n  Ann has 2y 4y 5y 6y 7y 8y 9y\n  Ann cup junk\n";
        assert!(bound.contains(has), "{bound}");
        let animal = line
            .replace("쌍피", "열끗")
            .replace("カス", "タネ")
            .replace("junk", "animal");
        let free = told(&animal, &set);
        assert!(free.contains("\n  Ann cup animal\n"), "{free}");
    }
    let off = told("Ann 고도리 5y 6y 7y 국진 쌍피 13점", &["--lang", "ko"]);
    assert!(!off.contains("cup"), "{off}");
}

/// The rain ribbon stands in for one of three: only the player can say which two it is beside.
#[test]
fn a_told_cho_dan_with_rain_needs_its_other_two_ribbons() {
    for (lang, name, asked, off) in [
        (
            "en",
            "bi-cho-dan",
            "such as 4t 5t",
            "this table does not play it",
        ),
        ("ko", "비초단", "보기: 4t 5t", "이 판의 규칙에는 없어요."),
        (
            "ja",
            "雨草短",
            "例: 4t 5t",
            "この卓のルールにはありません。",
        ),
    ] {
        let run = |cards: &str, rule: &str| {
            let line = format!("Ann {name} {cards}");
            let told = ["settle", "--tell", &line, "--players", "Ann Bo Chul"];
            let table = ["--rules", "korean", "--lang", lang, "--set", rule];
            let args = told.into_iter().chain(table);
            Dokbak::new().args(args).run()
        };
        let played = "ribbons.cho_dan_rain=true";
        let told = run("4t 7t", played).done();
        assert!(told.contains("\n  Ann has 4t 7t 12t\n"), "{told}");
        for cards in ["", "4t"] {
            let refused = run(cards, played).stderr;
            assert!(refused.contains(asked), "{refused}");
        }
        let refused = run("4t 7t", "ribbons.cho_dan_rain=false").stderr;
        assert!(refused.contains(off), "{refused}");
    }
}
