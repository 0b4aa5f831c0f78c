//! One spelling is one person, and deceptive names are rejected with a reason.

use crate::support::Dokbak;

fn evening(dokbak: &Dokbak, players: &str, winner: &str, losers: [&str; 2]) {
    let [one, other] = losers;
    let script = format!(
        "players {players}\nrules pagat\nchip none\nlength 1\n{winner} takes 1g 3g 8g\n\
         {one} counts g1 p9\n{other} counts g1 p9\n{winner} stop\ny\n"
    );
    let told = dokbak.line("play --new --script -").stdin(&script).run();
    assert_eq!(told.status, Some(0), "{told:?}");
}

#[test]
fn a_line_of_players_lists_them_as_people_do() {
    for players in [
        "Ann, Bo and Chul",
        "Ann Bo and Chul",
        "Ann, Bo, Chul",
        "Ann Bo & Chul",
    ] {
        let script = format!("players {players}\n-\n-\n-\n");
        let told = Dokbak::new().line("play --script -").stdin(&script).run();
        let dealt = "Hand 1 of 12: Ann deals, then Bo and Chul.\n";
        assert!(told.done().contains(dealt), "{players}");
    }
    let script = "players Ann \"and\" Chul\n-\n-\n-\n";
    let told = Dokbak::new().line("play --script -").stdin(script).run();
    assert!(told.done().contains("Ann deals, then and and Chul.\n"));
}

#[test]
fn one_person_in_several_spellings_is_one_row_named_as_last_written() {
    let dokbak = Dokbak::new();
    evening(
        &dokbak,
        "Ann Bo \"Kim Chul\"",
        "Ann",
        ["Bo", "\"Kim Chul\""],
    );
    evening(
        &dokbak,
        "bo ＡＮＮ \"kim chul\"",
        "ann",
        ["BO", "\"Kim Chul\""],
    );
    // 3 points from each of two losers with a bright, twice.
    let told = dokbak.line("standings").run().done();
    let rows: Vec<Vec<&str>> = told
        .lines()
        .skip(1)
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(
        rows,
        [
            vec!["ＡＮＮ", "+12", "2", "2", "+6", "0"],
            vec!["bo", "-6", "2", "0", "0", "-3"],
            vec!["kim", "chul", "-6", "2", "0", "0", "-3"],
        ],
        "{told}"
    );
    let one = dokbak.line("standings --player aNN").run().done();
    assert_eq!(one.matches("+6").count(), 3, "{one}");
}

#[test]
fn names_that_deceive_are_refused_with_a_word_why() {
    for (players, why) in [
        (
            "Ann Ann\u{200b}",
            "the name \"Ann\\u{200b}\" has an invisible letter (U+200B); type the name without it",
        ),
        (
            "Ann \u{202e}oB",
            "the name \"\\u{202e}oB\" has an invisible letter (U+202E); type the name without it",
        ),
        (
            "Bo \u{410}nn",
            "the name \"\u{410}nn\" mixes alphabets whose letters look alike; write it in one of them",
        ),
        (
            "Al AI",
            "the name \"AI\" looks like \"Al\"; write names that can be told apart",
        ),
        (
            "Ann \"Bo \"",
            "the name \"Bo \" has too many spaces; write none before or after a name, and one \
             between two words",
        ),
        (
            "Ann ANN",
            "two players are called ANN; give each a different name",
        ),
    ] {
        let script = format!("players {players}\n");
        let told = Dokbak::new().line("play --script -").stdin(&script).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert!(told.stderr.contains(why), "{told:?}");
        let record = format!("players {players}\nnagari\n");
        let told = Dokbak::new().line("settle -").stdin(&record).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert!(told.stderr.contains(why), "{told:?}");
        let names = players.replace('"', "").replacen(' ', "|", 1);
        let (one, other) = names.split_once('|').unwrap();
        let lots = [format!("{one}=1g"), format!("{other}=2y")];
        let told = Dokbak::new()
            .args(["draw", "--night", &lots[0], &lots[1]])
            .run();
        if other.trim() == other {
            assert_eq!(told.status, Some(2), "{told:?}");
            assert!(told.stderr.contains(why), "{told:?}");
        }
    }
}

#[test]
fn a_newcomer_who_looks_like_somebody_of_the_ledger_is_refused() {
    let dokbak = Dokbak::new();
    evening(&dokbak, "Al Bo Саса", "Al", ["Bo", "Саса"]);
    for (players, why) in [
        ("AI Bo", "the name \"AI\" looks like \"Al\""),
        ("Bo Caca", "the name \"Caca\" looks like \"Саса\""),
    ] {
        let script = format!("players {players}\n");
        let told = dokbak.line("play --new --script -").stdin(&script).run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert!(told.stderr.contains(why), "{told:?}");
    }
    evening(&dokbak, "al bo саса", "AL", ["Bo", "Саса"]);
}

#[test]
fn digits_are_no_currency_wherever_a_chip_is_told() {
    for script in [
        "players Ann Bo\nchip 1e5\n",
        "players Ann Bo\nchip 1e5 KRW\n",
        "players Ann Bo\nchip 100 5\n",
    ] {
        let told = Dokbak::new().line("play --script -").stdin(script).run();
        assert_eq!(told.status, Some(1), "{script}: {told:?}");
        assert!(
            told.stderr
                .contains("an amount and a currency, such as 100 KRW"),
            "{told:?}"
        );
    }
}

#[test]
fn carriage_returns_alone_end_lines() {
    let record =
        "players Ann Bo Chul\rAnn takes 1g 3g 8g\rBo counts g1\rChul counts g1\rAnn stop\r";
    let told = Dokbak::new().line("settle -").stdin(record).run();
    assert_eq!(told.status, Some(0), "{told:?}");
    let wrong = record.replace("1g 3g", "1g 3q");
    let told = Dokbak::new().line("settle -").stdin(&wrong).run();
    assert!(told.stderr.starts_with("standard input:2:14: "), "{told:?}");
    let script = format!("{record}y\r");
    let told = Dokbak::new().line("play --script -").stdin(&script).run();
    assert_eq!(told.status, Some(0), "{told:?}");
    assert!(told.stdout.contains("Written as hand 1."), "{told:?}");
}
