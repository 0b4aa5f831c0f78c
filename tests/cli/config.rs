//! Settings, and the choice of language.

use crate::support::{Dokbak, has, key, shows};
use dokbak::words::Lang;
use std::fs;

/// Returns the program in an environment that sets no language.
fn new() -> Dokbak {
    Dokbak::new().unsettled()
}

/// The first word of the help in each language.
const USAGE: [(&str, &str); Lang::SPOKEN.len()] =
    [("en", "Usage:"), ("ko", "쓰는 법:"), ("ja", "使い方:")];

/// Checks that help, errors and output are all in a language.
#[track_caller]
fn speaks(dokbak: &Dokbak, lang: &str) {
    let (_, usage) = USAGE.iter().find(|(code, _)| *code == lang).unwrap();
    let help = dokbak.line("help").run().stdout;
    assert!(help.contains(usage), "{help}");
    let wrong = dokbak.line("settel").run().stderr;
    assert!(wrong.contains(usage), "{wrong}");
    let told = dokbak.line("config lang").run();
    assert_eq!(told.stdout, format!("{lang}\n"));
}

/// Writes the config file.
fn configured(dokbak: Dokbak, text: &str) -> Dokbak {
    fs::create_dir_all(dokbak.config().parent().unwrap()).unwrap();
    fs::write(dokbak.config(), text).unwrap();
    dokbak
}

#[test]
fn the_language_is_that_of_the_first_place_that_says_one() {
    speaks(&new(), "en");
    speaks(&new().variable("LANG", "ko_KR.UTF-8"), "ko");
    speaks(&new().variable("LC_ALL", "ja_JP.eucJP"), "ja");
    let both = new().variable("LANG", "ko_KR.UTF-8");
    speaks(&both.clone().variable("LC_MESSAGES", "ja_JP.UTF-8"), "ja");
    speaks(&both.clone().variable("LC_ALL", "POSIX"), "en");
    speaks(&both.variable("LC_ALL", "de_DE.UTF-8"), "en");
    let file = configured(new(), "lang: ko\n").variable("LC_ALL", "ja_JP.UTF-8");
    speaks(&file, "ko");
    speaks(&file.variable("DOKBAK_LANG", "ja"), "ja");
    for line in ["--lang ko help", "help --lang ko", "help --lang=ko"] {
        let told = new().variable("DOKBAK_LANG", "ja").line(line).run();
        assert!(told.stdout.contains("쓰는 법:"), "{line}: {}", told.stdout);
    }
}

#[test]
fn a_wrong_language_is_said_with_the_three_there_are() {
    let wrong = |dokbak: &Dokbak, line: &str| {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{told:?}");
        assert_eq!(told.stdout, "");
        told.stderr
    };
    let told = wrong(&new(), "--lang kr rules list");
    let error = "--lang <LANG> cannot be \"kr\"; it takes en, ko or ja\n";
    assert!(told.starts_with(error), "{told}");
    let dokbak = new().variable("DOKBAK_LANG", "korean");
    let told = wrong(&dokbak, "rules list");
    assert_eq!(
        told,
        "DOKBAK_LANG cannot be \"korean\"; it takes en, ko or ja\n"
    );
    let told = wrong(&new(), "config lang kr");
    assert_eq!(told, "lang cannot be \"kr\"; it takes en, ko or ja\n");
}

#[test]
fn every_key_is_shown_with_its_value_and_where_it_comes_from() {
    let dokbak = configured(new(), "rules: korean\n").variable("LC_ALL", "C");
    let ledger = dokbak.ledger().display().to_string();
    let told = dokbak.args(["config", "--color", "always"]).run().done();
    has(
        &told,
        &[
            "Key Value From",
            "lang en locale, LC_ALL",
            "rules korean config file",
            "color always option --color",
        ],
    );
    // A long path may be wrapped.
    let unbroken: String = told.split_whitespace().collect();
    assert!(unbroken.contains(&ledger), "{told}");
    let told = dokbak
        .variable("DOKBAK_LEDGER", "my.db")
        .line("config")
        .run();
    has(
        &told.done(),
        &[
            "ledger my.db environment, DOKBAK_LEDGER",
            "color never environment, NO_COLOR",
        ],
    );
}

#[test]
fn a_key_is_set_shown_and_taken_out_and_the_rest_of_the_file_stays() {
    let dokbak = new();
    let told = dokbak.line("config --path").run().done();
    assert_eq!(told, format!("{}\n", dokbak.config().display()));
    assert!(!dokbak.config().exists());
    let text = || fs::read_to_string(dokbak.config()).unwrap();
    let quiet = |line: &str| assert_eq!(dokbak.line(line).run().done(), "", "{line}");
    quiet("config lang ko");
    assert_eq!(text(), "lang: ko\n");
    assert_eq!(dokbak.line("config lang").run().done(), "ko\n");
    fs::write(
        dokbak.config(),
        "# ours\nlang: ko # 우리말\n\nrules: pagat\n",
    )
    .unwrap();
    quiet("config lang ja");
    assert_eq!(text(), "# ours\nlang: ja # 우리말\n\nrules: pagat\n");
    quiet("config --unset rules");
    quiet("config --unset rules");
    assert_eq!(text(), "# ours\nlang: ja # 우리말\n\n");
    quiet("config --unset lang");
    assert_eq!(text(), "# ours\n\n");
    assert_eq!(dokbak.line("config lang").run().done(), "en\n");
    let left = fs::read_dir(dokbak.config().parent().unwrap()).unwrap();
    assert_eq!(left.count(), 1);
}

#[test]
fn what_is_set_but_outdone_is_said() {
    let dokbak = new().variable("DOKBAK_LANG", "en");
    let told = dokbak.line("config lang ko").run().done();
    assert_eq!(
        told,
        "Written to the config file, but something else takes precedence here:\n  environment, DOKBAK_LANG.\n"
    );
}

#[test]
fn a_broken_file_is_said_with_its_place_and_locks_nobody_out() {
    for (text, fault) in [
        (
            "lang: kr\n",
            ":1:7: lang cannot be \"kr\"; it takes en, ko or ja",
        ),
        (
            "# a\ncolour: never\n",
            ":2:1: there is no setting colour; did you mean color?",
        ),
        (
            "rules: pagatt\n",
            ":1:8: rules cannot be \"pagatt\"; it takes the name of a shipped ruleset or the path of \
             a ruleset file",
        ),
        (
            "- lang\n",
            ":1:1: the file must be a list of keys with values",
        ),
    ] {
        let dokbak = configured(new(), text);
        let fault = format!("{}{fault}\n", dokbak.config().display());
        for line in ["rules list", "config", "config color"] {
            let told = dokbak.line(line).run();
            assert_eq!((told.status, &told.stderr), (Some(0), &fault), "{text}");
        }
        assert_eq!(dokbak.line("config color").run().stdout, "never\n");
    }
    // The file is not overwritten, and one bad key does not affect the others.
    let broken = configured(new(), "lang: [\n");
    let told = broken.line("config lang ko").run();
    assert_eq!(told.status, Some(1));
    let place = format!("{}:", broken.config().display());
    assert!(told.stderr.starts_with(&place), "{}", told.stderr);
    assert!(
        told.stderr
            .ends_with(" cannot be changed from here; fix it in an editor\n")
    );
    assert_eq!(fs::read_to_string(broken.config()).unwrap(), "lang: [\n");
    let one = configured(new(), "lang: kr\n");
    assert_eq!(one.line("config color always").run().status, Some(0));
    assert_eq!(one.line("config lang ko").run().status, Some(0));
    let text = fs::read_to_string(one.config()).unwrap();
    assert_eq!(text, "lang: ko\ncolor: always\n");
}

#[test]
fn the_ledger_of_the_file_is_the_one_that_is_used() {
    let dokbak = configured(new(), "ledger: games/year.db\n");
    let script = "players Ann Bo\nnagari\n";
    dokbak.line("play --script -").stdin(script).run().done();
    let folder = dokbak.config().parent().unwrap().to_owned();
    assert!(folder.join("games/year.db").exists());
    assert!(!dokbak.ledger().exists());
    // A typed path is relative to where it is typed.
    dokbak.line("config ledger other.db").run().done();
    dokbak.line("play --script -").stdin(script).run().done();
    assert!(dokbak.home().join("other.db").exists());
    let named = dokbak.line("--ledger third.db play --script -");
    named.stdin(script).run().done();
    assert!(dokbak.home().join("third.db").exists());
}

#[cfg(feature = "club")]
#[test]
fn an_address_with_a_password_is_not_kept_and_not_shown() {
    let dokbak = new();
    for url in [
        "postgresql://table3:s3cret@club.example/hwatu",
        "postgresql://table3:s3?cret@club.example/hwatu",
        "POSTGRESQL://table3:s3cret@club.example/hwatu",
        "postgresql://table3@club.example/hwatu?passwor%64=s3cret",
    ] {
        let told = dokbak.args(["config", "ledger", url]).run();
        assert_eq!(told.status, Some(1), "{url}: {told:?}");
        let words = told.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        shows(
            &words,
            &[
                "as postgresql://table3@club.example/hwatu,",
                "~/.pgpass",
                "at its end: club.example:5432:hwatu:table3:",
            ],
        );
        assert!(!told.stderr.contains("s3"), "{}", told.stderr);
        assert!(!dokbak.config().exists());
        // Once it may be used; nothing shows it.
        let told = new().variable("DOKBAK_LEDGER", url).line("config").run();
        assert!(!told.done().contains("s3"), "{url}");
        // One that nobody understands is not shown either.
        let broken = url.replace("club.example", "club example:x");
        for line in ["standings", "config"] {
            let told = new().variable("DOKBAK_LEDGER", &broken).line(line).run();
            let all = format!("{}{}", told.stdout, told.stderr);
            assert!(!all.contains("s3"), "{broken}: {all}");
        }
    }
    let url = "postgresql://table3@club.example/hwatu?sslrootcert=ca.pem";
    dokbak.args(["config", "ledger", url]).run().done();
    let shown = dokbak.line("config ledger").run().done();
    let file = dokbak.home().join("ca.pem").display().to_string();
    let due = format!("sslrootcert={}\n", file.replace('/', "%2F"));
    assert!(shown.ends_with(&due), "{shown}");
}

#[test]
fn another_file_can_be_named() {
    let dokbak = new().file("mine.yaml", "lang: ja\n");
    let dokbak = dokbak.variable("DOKBAK_CONFIG", "mine.yaml");
    speaks(&dokbak, "ja");
    assert_eq!(dokbak.line("config --path").run().stdout, "mine.yaml\n");
    dokbak.line("config lang ko").run().done();
    speaks(&dokbak, "ko");
}

#[test]
fn a_link_to_the_file_stays_a_link() {
    let dokbak = configured(new(), "");
    let own = dokbak.home().join("dotfiles.yaml");
    fs::write(&own, "# mine\n").unwrap();
    fs::remove_file(dokbak.config()).unwrap();
    std::os::unix::fs::symlink(&own, dokbak.config()).unwrap();
    dokbak.line("config lang ko").run().done();
    assert_eq!(fs::read_to_string(&own).unwrap(), "# mine\nlang: ko\n");
    assert!(dokbak.config().is_symlink());
}

/// Types lines at the prompt of a first start; returns the screen once `last` appears on it.
fn first_start(dokbak: &Dokbak, lines: &[&str], last: &str) -> String {
    let mut pty = dokbak.line("play").terminal(40, 80);
    for line in lines {
        pty.send(line);
        pty.press(key::ENTER);
    }
    pty.wait_for(last);
    let shown = pty.screen_rows().join("\n");
    pty.leave();
    shown
}

#[test]
fn korean_names_at_a_first_start_suggest_korean() {
    let dokbak = new();
    let shown = first_start(&dokbak, &["철수 영희 민수", "?", "글쎄", "ㅇ"], "[korean]");
    shows(
        &shown,
        &[
            "Who plays",
            "한국어로 할까요? [y]",
            "y나 Enter: 앞으로 이 말로 물어요.",
            "! y나 n으로 답해 주세요.",
            "어느 규칙으로 칠까요? [korean]",
        ],
    );
    assert_eq!(fs::read_to_string(dokbak.config()).unwrap(), "lang: ko\n");
    speaks(&dokbak, "ko");
}

#[test]
fn names_in_kana_suggest_japanese_and_no_is_taken() {
    let dokbak = new();
    let shown = first_start(&dokbak, &["ハナコ たろう", ""], "[koikoi]");
    shows(
        &shown,
        &["日本語にしますか。[y]", "どのルールですか。", "[koikoi]"],
    );
    speaks(&dokbak, "ja");
    let dokbak = new();
    let shown = first_start(&dokbak, &["ハナコ たろう", "n"], "[koikoi]");
    shows(
        &shown,
        &["日本語にしますか。[y] n", "Which rules?", "[koikoi]"],
    );
    assert!(!dokbak.config().exists());
}

#[test]
fn a_language_is_suggested_only_where_nobody_chose_one_and_nothing_was_played() {
    let names = "철수 영희 민수";
    let chosen = [
        configured(new(), "lang: en\n"),
        new().variable("DOKBAK_LANG", "en"),
        new().variable("LANG", "ko_KR.UTF-8"),
    ];
    for dokbak in chosen {
        let shown = first_start(&dokbak, &[names], "[korean]");
        assert!(!shown.contains("한국어로 할까요?"), "{shown}");
    }
    // After the first session, its rules are the default.
    let dokbak = new();
    let script = "players 철수 영희 민수\nnagari\nend\n";
    let told = dokbak.line("play --script -").stdin(script).run().done();
    assert!(!told.contains("한국어로 할까요?"), "{told}");
    let shown = first_start(&dokbak, &[names], "[pagat]");
    assert!(!shown.contains("한국어로 할까요?"), "{shown}");
    // Unless the configuration names others.
    let dokbak = configured(dokbak, "rules: matgo\n");
    first_start(&dokbak, &["철수 영희"], "[matgo]");
}

/// The default rules always fit the players: those last played with this many, or otherwise some
/// that fit.
#[test]
fn rules_are_suggested_by_which_so_many_can_play() {
    let three = "players Ann Bo Chul\nrules wikipedia\nchip 50 KRW\nnagari\nend\n";
    let two = "players Aki Ben\nrules koikoi\nchip none\nlength 1\ndraw\ny\n";
    for (scripts, rules, chip) in [
        (vec![two], "[pagat]", "[none]"),
        (vec![three, two], "[wikipedia]", "[50 KRW]"),
        (vec![two, three], "[wikipedia]", "[50 KRW]"),
    ] {
        let dokbak = new().variable("DOKBAK_LANG", "en");
        for script in scripts {
            let script = dokbak.line("play --new --script -").stdin(script).run();
            script.done();
        }
        let shown = first_start(&dokbak, &["Ann Bo Chul", ""], chip);
        assert!(shown.contains(rules), "{shown}");
    }
}
