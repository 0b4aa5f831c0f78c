//! `dokbak cards`: the sheet of cards; `dokbak card`: a drawing.

use crate::support::Dokbak;
use dokbak::words::Lang;
use serde_json::{Value, json};

#[test]
fn a_month_shows_its_cards_as_typed_and_in_three_languages() {
    Dokbak::new().line("cards 8").run().is(
        0,
        "\
8 pampas · 공산 · 芒
  8g     moon         공산광  芒に月
  8y     geese        기러기  芒に雁
  8p 8pp pampas junk  공산피  芒のカス

Sets
  five brights (오광)  1g 3g 8g 11g 12g
  godori (고도리)      2y 4y 8y
",
        "",
    );
}

#[test]
fn the_language_of_the_reader_comes_first() {
    let told = Dokbak::new().line("--lang ko cards 공산").run().done();
    assert!(told.starts_with("8 공산 · pampas · 芒\n"), "{told}");
    let told = Dokbak::new().line("--lang ja cards 芒").run().done();
    assert!(told.starts_with("8 芒 · pampas · 공산\n"), "{told}");
}

/// Returns the first words of the rows of cards.
fn codes(told: &str) -> Vec<&str> {
    let rows = told.lines().take_while(|line| *line != "Sets");
    let rows = rows.filter_map(|line| line.strip_prefix("  "));
    rows.filter_map(|row| row.split(' ').next()).collect()
}

#[test]
fn words_narrow_the_sheet_to_months_kinds_cards_and_sets() {
    for (asked, shown) in [
        ("moon", "8g"),
        ("광", "1g 3g 8g 11g 12g"),
        ("11 1g", "1g 11g 11s 11p"),
        ("11 --rules koikoi", "11g 11y 11t 11s"),
        (
            "kasu 홍단",
            "1t 1p 2t 2p 3t 3p 4p 5p 6p 7p 8p 9p 10p 11s 11p 12s",
        ),
    ] {
        let told = Dokbak::new().line(&format!("cards {asked}")).run().done();
        assert_eq!(codes(&told).join(" "), shown, "{asked}: {told}");
    }
}

#[test]
fn a_word_that_is_no_card_is_refused_with_its_place() {
    Dokbak::new().line("cards 8g 8x").run().is(
        1,
        "",
        "cards:1:4: \"8x\" is not a card; month 8 has 8gypp\n",
    );
    // No card resembles a month that does not exist.
    let told = Dokbak::new().line("cards 13").run();
    told.is(1, "", "cards:1:1: \"13\" is not a card\n");
}

/// Each calendar has its own eleventh and twelfth month, and says so.
#[test]
fn the_calendar_of_the_rules_numbers_the_months() {
    let korean = Dokbak::new().line("cards").run().done();
    assert!(korean.starts_with("Cards under pagat: 11 is paulownia, 12 is willow (rain).\n"));
    assert!(korean.contains("\n  12g      rain man "), "{korean}");
    let japanese = Dokbak::new().line("cards --rules koikoi").run().done();
    assert!(japanese.contains("11 is willow (rain), 12 is paulownia."));
    assert!(japanese.contains("\n  12g      phoenix "), "{japanese}");
    assert!(!japanese.contains("joker"), "{japanese}");
}

#[test]
fn the_jokers_of_the_pack_are_named() {
    let told = |line: &str| Dokbak::new().line(line).run().done();
    assert!(told("cards jokers").contains("\n  This table's pack has no jokers.\n"));
    let with = told("cards jokers --set pack.jokers=j2,j3");
    assert!(
        with.contains("\n  This table's pack has j2 j3.\n"),
        "{with}"
    );
}

#[test]
fn the_sheet_for_programs() {
    let told = Dokbak::new().line("cards geese j2 --json").run().done();
    let sheet: Value = serde_json::from_str(&told).unwrap();
    let expected = json!({
        "rules": "pagat",
        "calendar": "korean",
        "cards": [
            {"code": "8y", "month": 8, "kind": "animal", "copies": 1,
             "names": {"en": "geese", "ko": "기러기", "ja": "芒に雁"}},
            {"code": "j2", "month": null, "kind": "joker", "copies": 0,
             "names": {"en": "two-junk joker", "ko": "보너스 쌍피", "ja": "2枚分のジョーカー"}},
        ],
        "sets": [{"id": "godori", "cards": ["2y", "4y", "8y"]}],
    });
    assert_eq!(sheet, expected);
    let all = Dokbak::new().line("cards --json").run().done();
    let all: Value = serde_json::from_str(&all).unwrap();
    let copies = all["cards"].as_array().unwrap().iter();
    let copies: u64 = copies.map(|card| card["copies"].as_u64().unwrap()).sum();
    assert_eq!(copies, 48);
}

/// No row is wider than the screen, no card is missing, and the columns align.
#[test]
fn the_sheet_fits_narrow_and_wide_screens() {
    for lang in Lang::SPOKEN.map(Lang::code) {
        for columns in [40, 80, 120] {
            let line = format!("--lang {lang} cards");
            let pty = Dokbak::new().line(&line).terminal(140, columns);
            let rows = pty.end().rows;
            let wide = rows.iter().map(|row| console::measure_text_width(row));
            assert!(wide.max().unwrap() <= usize::from(columns), "{rows:#?}");
            let shown = rows.join(" ");
            let words: Vec<&str> = shown.split_whitespace().collect();
            for code in ["1g", "1pp", "10p", "12y", "11s", "jg"] {
                assert!(words.contains(&code), "{lang} {columns} {code}: {rows:#?}");
            }
            let is_abreast = |row: &&String| row.starts_with("1 ") && row.contains(" 2 ");
            let abreast = rows.iter().filter(is_abreast).count();
            assert_eq!(abreast, usize::from(columns == 120), "{rows:#?}");
        }
    }
}

#[test]
fn a_card_is_drawn_into_a_new_file_or_on_the_standard_output() {
    let dokbak = Dokbak::new();
    let told = dokbak.line("card 팔광 -o moon.svg").run();
    told.is(0, "8g (moon) is drawn in moon.svg.\n", "");
    let file = std::fs::read_to_string(dokbak.home().join("moon.svg")).unwrap();
    assert!(file.starts_with("<svg xmlns="), "{file}");
    assert!(file.contains("<title>moon</title>"), "{file}");
    assert_eq!(dokbak.line("card moon").run().done(), file);
    let again = dokbak.line("card 1g -o moon.svg").run();
    assert_eq!(again.status, Some(1), "{again:?}");
    let kept = std::fs::read_to_string(dokbak.home().join("moon.svg")).unwrap();
    assert_eq!(kept, file);
    dokbak.line("card 1p -o p.PNG").run().done();
    let three = dokbak.line("card 고도리 -o birds.svg").run().done();
    assert_eq!(three, "3 cards are drawn in birds.svg.\n");
    let png = std::fs::read(dokbak.home().join("p.PNG")).unwrap();
    assert!(png.starts_with(b"\x89PNG"));
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let refused = |line: &str, status, says: &str| {
        let told = Dokbak::new().line(line).run();
        assert_eq!(told.status, Some(status), "{told:?}");
        assert!(told.stderr.contains(says), "{told:?}");
    };
    refused(
        "card 8x",
        1,
        "cards:1:1: \"8x\" is not a card; month 8 has 8gypp",
    );
    refused("card godori -o x.png", 2, "x.png: a PNG holds one card");
    refused(
        "card 8g -o 8g.gif",
        2,
        "8g.gif: write a name that ends in .svg or .png",
    );
}

/// The rain man is month 12 in Go-Stop and 11 in Koi-Koi.
#[test]
fn a_drawing_has_the_month_of_the_calendar() {
    let drawn = |line: &str| Dokbak::new().line(line).run().done();
    let korean = drawn("card rain-man");
    assert!(korean.contains("id=\"h-m12\"") && !korean.contains("id=\"h-m11\""));
    let japanese = drawn("card rain-man --rules koikoi");
    assert!(japanese.contains("id=\"h-m11\"") && !japanese.contains("id=\"h-m12\""));
}

/// The cards of the README's picture.
const SHOWN: &str = "1g 3g 8g 11g 12g 2y 4y 8y 9y 7y 10y 6y 5y 12y 1t 6t 4t 9p 11s 12s";

#[test]
fn the_picture_of_the_readme_is_that_of_the_drawings() {
    let drawn = Dokbak::new().line(&format!("card {SHOWN}")).run().done();
    let kept = include_str!("../../docs/cards.svg");
    let how = format!("dokbak card {SHOWN}");
    assert!(
        drawn == kept,
        "docs/cards.svg is old: {how} > docs/cards.svg"
    );
    assert!(include_str!("../../docs/CONTRIBUTING.md").contains(&how));
}

/// Returns how many pictures the terminal received, and the text it shows.
fn pictures(dokbak: &Dokbak, columns: u16) -> (usize, Vec<String>) {
    let pty = dokbak.terminal(30, columns);
    pty.wait_for("2y 4y 8y");
    let raw = pty.raw();
    let given = raw.matches("\u{1b}_Ga=T").count() + raw.matches("\u{1b}]1337;File").count();
    (given, pty.end().rows)
}

#[test]
fn a_terminal_that_shows_pictures_has_them_beside_the_letters() {
    let plain = Dokbak::new().line("cards 8");
    let kitty = plain.clone().variable("KITTY_WINDOW_ID", "1");
    let (given, rows) = pictures(&kitty, 80);
    assert_eq!(given, 3);
    // Three pictures of five columns, and one column between them.
    let beside = " ".repeat(16);
    assert_eq!(rows[0], format!("{beside}8 pampas · 공산 · 芒"));
    assert!(
        rows[3].starts_with(&format!("{beside}  8p 8pp pampas junk")),
        "{rows:#?}"
    );
    assert_eq!(rows[5], "Sets");
    // Without room next to the rows, the pictures stand above them, four rows high.
    let (given, rows) = pictures(&kitty, 40);
    assert_eq!(
        (given, rows[4].as_str()),
        (3, "8 pampas · 공산 · 芒"),
        "{rows:#?}"
    );
    let iterm = plain.clone().variable("TERM_PROGRAM", "iTerm.app");
    assert_eq!(pictures(&iterm, 80).0, 3);
    assert_eq!(pictures(&plain, 80).0, 0);
    let split = kitty.clone().variable("TMUX", "default,1,0");
    assert_eq!(pictures(&split, 80).0, 0);
    assert_eq!(pictures(&split.line("cards 8 --pictures always"), 80).0, 3);
    let letters = kitty.line("cards 8 --pictures never");
    assert_eq!(pictures(&letters, 80).0, 0);
}

#[test]
fn what_is_no_terminal_has_letters_alone() {
    let kitty = Dokbak::new().variable("KITTY_WINDOW_ID", "1");
    let told = kitty.line("cards --pictures always").run().done();
    assert!(!told.contains('\u{1b}'));
    assert_eq!(told, Dokbak::new().line("cards").run().done());
}
