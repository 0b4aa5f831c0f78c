//! Who deals first: `dokbak draw`, and cards drawn when a session asks who plays.

use crate::support::Dokbak;
use serde_json::{Value, json};

#[test]
fn at_night_the_earliest_month_deals_and_by_day_the_latest() {
    let dokbak = Dokbak::new();
    dokbak.line("draw --night Ann=3t Bo=8g Chul=9y").run().is(
        0,
        "\
Ann deals: at night the earliest month, 3t (cherry ribbon).
Turn order, each to the right of the one before: Ann, Bo, Chul.
",
        "",
    );
    dokbak.line("draw --day Ann=3t Bo=9y Chul=8g").run().is(
        0,
        "\
Bo deals: by day the latest month, 9y (cup).
Turn order, each to the right of the one before: Bo, Chul, Ann.
",
        "",
    );
}

#[test]
fn in_a_tie_the_kind_decides() {
    let dokbak = Dokbak::new();
    dokbak.line("draw --night Ann=3t Bo=3p Chul=9y").run().is(
        0,
        "\
Bo deals: at night the earliest month and its lowest card, 3p (cherry junk).
Turn order, each to the right of the one before: Bo, Chul, Ann.
",
        "",
    );
    let told = dokbak.line("draw --day Ann=8y Bo=8g --json").run().done();
    assert_eq!(told, "{\"dealer\":\"Bo\"}\n");
}

#[test]
fn an_open_tie_names_who_draws_again() {
    let dokbak = Dokbak::new();
    let line = "draw --day Ann=11s Bo=3t Chul=11p";
    dokbak.line(line).run().is(
        0,
        "Ann and Chul draw again: 11s and 11p are worth the same.\n",
        "",
    );
    let told = dokbak.line(&format!("{line} --json")).run().done();
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told, json!({"again": ["Ann", "Chul"]}));
}

#[test]
fn koi_koi_asks_for_no_hour_and_counts_by_its_own_calendar() {
    let dokbak = Dokbak::new();
    dokbak.line("draw --rules koikoi Aki=12g Ben=11t").run().is(
        0,
        "Ben deals: the earliest month, 11t (willow ribbon).\nTurn order: Ben, Aki.\n",
        "",
    );
    let line = "draw --rules koikoi-older Aki=3p Ben=3g --json";
    assert_eq!(dokbak.line(line).run().done(), "{\"dealer\":\"Ben\"}\n");
    let line = "draw --rules minhwatu --day Aki=비광 Ben=똥광 --json";
    assert_eq!(dokbak.line(line).run().done(), "{\"dealer\":\"Aki\"}\n");
}

/// An option that decides nothing is not silently ignored.
#[test]
fn koi_koi_has_no_hour() {
    for hour in ["--night", "--day"] {
        let line = format!("draw --rules koikoi {hour} Aki=12g Ben=11t");
        let said =
            "in Koi-Koi the earliest month deals, night or day; leave out --night or --day\n";
        Dokbak::new().line(&line).run().is(2, "", said);
    }
}

#[test]
fn cards_and_names_are_read_as_people_write_them() {
    let dokbak = Dokbak::new();
    let args = ["draw", "--day", "Kim Ann=팔광", "보＝９Ｙ", "Chul=phoenix"];
    let told = dokbak.args(args).run().done();
    assert!(
        told.starts_with("Chul deals: by day the latest month, 11g (phoenix).\n"),
        "{told}"
    );
    assert!(told.contains("Chul, Kim Ann, 보.\n"), "{told}");
    let args = ["draw", "--night", "\"Kim Ann\"=1g", "Bo=2y", "--json"];
    assert_eq!(dokbak.args(args).run().done(), "{\"dealer\":\"Kim Ann\"}\n");
}

#[test]
fn cards_that_cannot_be_drawn_are_told_with_their_place() {
    let dokbak = Dokbak::new();
    dokbak
        .line("draw --night 안나=3x Bo=godori Chul=4p")
        .run()
        .is(
            1,
            "",
            "\
cards:1:1: 안나=3x: \"3x\" is not a card; month 3 has 3gtpp
cards:1:7: Bo=godori: everybody draws one card
",
        );
    dokbak
        .line("draw --night --rules pagat-50 Ann=j2 Bo=5p Chul=5p Dan=5p Eun=8g Fay=8g")
        .run()
        .is(
            1,
            "",
            "\
cards:1:1: Ann=j2: a joker has no month; draw another card
cards:1:22: Dan=5p: somebody else drew this card; the pack has no other
cards:1:36: Fay=8g: somebody else drew this card; the pack has no other
",
        );
    let told = dokbak.line("draw --night Ann=3t Bo=3t --json").run();
    assert_eq!(told.status, Some(1));
    let told: Value = serde_json::from_str(&told.stdout).unwrap();
    assert_eq!(told["error"]["code"], "duplicate-card");
    assert_eq!(told["errors"][0]["column"], 8);
}

#[test]
fn a_wrong_command_line_ends_with_two_and_says_what_to_add() {
    let dokbak = Dokbak::new();
    for (line, word) in [
        ("draw Ann=3t Bo=4p", "add --night"),
        ("draw --night Ann=3t", "two or more people"),
        ("draw --night Ann Bo=3t", "NAME=CARD"),
        ("draw --night =3t Bo=3p", "NAME=CARD"),
        ("draw --night Ann=3t Ann=4p", "Ann"),
        ("draw --night --day Ann=3t Bo=4p", "--day"),
        ("draw --night --rules nosuch Ann=3t Bo=4p", "nosuch"),
        ("draw", "NAME=CARD"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{line}: {told:?}");
        assert!(told.stderr.contains(word), "{line}: {told:?}");
        assert_eq!(told.stdout, "", "{line}");
    }
}

/// Returns the output of a script up to the first hand.
fn opening(script: &str) -> String {
    let dokbak = Dokbak::new().file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done()
}

#[test]
fn a_session_seats_the_first_dealer_by_the_cards_that_were_drawn() {
    let told = opening("players Ann=3t Bo=3p Chul=9y night\nrules pagat\nnagari\n");
    assert!(
        told.contains(
            "\n  Bo deals: at night the earliest month and its lowest card, 3p (cherry junk).\n"
        ),
        "{told}"
    );
    assert_eq!(told.matches("Bo deals: at night").count(), 1, "{told}");
    assert!(
        told.contains("Hand 1 of 12: Bo deals, then Chul and Ann.\n"),
        "{told}"
    );
    let told = opening("players \"Kim Ann\"=3t, 보=팔광, Chul 낮\nnagari\n");
    assert!(
        told.contains("보 deals, then Chul and Kim Ann.\n"),
        "{told}"
    );
}

#[test]
fn an_hour_is_needed_but_in_koi_koi() {
    let told = opening("players Aki=3t Ben=2p\nrules koikoi\ndraw\n");
    assert!(
        told.contains("\n  Ben deals: the earliest month, 2p (plum junk).\n"),
        "{told}"
    );
    assert!(told.contains("Ben deals, then Aki.\n"), "{told}");
    for rules in ["", "rules pagat\n"] {
        let script = format!("players Ann=3t Bo=2p\n{rules}nagari\n");
        let dokbak = Dokbak::new().file("evening.txt", &script);
        let told = dokbak.line("play --script evening.txt").run();
        assert_eq!(told.status, Some(1), "{told:?}");
        assert!(told.stderr.contains("add night"), "{told:?}");
    }
}

#[test]
fn a_tie_at_the_beginning_of_a_session_names_who_draws_again() {
    let script = "players Ann=3p Bo=3p Chul=9y night\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    let told = dokbak.line("play --script evening.txt").run();
    assert_eq!(told.status, Some(1), "{told:?}");
    assert!(
        told.stderr
            .contains("evening.txt:1:1: Ann and Bo draw again: 3p and 3p are worth the same."),
        "{told:?}"
    );
    // Whoever lost the first draw has no card in the second.
    let told = opening("players Ann=12g Bo=2p Chul night\nnagari\n");
    assert!(told.contains("Bo deals, then Chul and Ann.\n"), "{told}");
}
