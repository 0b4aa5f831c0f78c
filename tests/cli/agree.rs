//! The page and the screens use the same names, and the same ways of telling people and units
//! apart.

use crate::support::Dokbak;
use dokbak::words::Lang;
use std::fs;

/// The two others pay 민수 for the first ppuk, and nothing else happens that day.
const WON: &str = "players 민수 민숙 Ann\nrules pagat\nchip 100 KRW\nlength open\n\
    민수 ppuk 4 first\nnagari\nend\n";
/// Nobody wins anything.
const EVEN: &str = "players 민수 민숙 Ann\nrules pagat\nchip 100 KRW\nlength open\nnagari\nend\n";

fn page(evening: &str, lang: &str) -> String {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(evening).run().done();
    let line = format!("report -o page.html --lang {lang}");
    dokbak.line(&line).run().done();
    fs::read_to_string(dokbak.home().join("page.html")).unwrap()
}

/// Returns a section of the page.
fn section<'p>(page: &'p str, id: &str) -> &'p str {
    let begin = page.find(&format!("<section id=\"{id}\"")).unwrap();
    let rest = &page[begin..];
    &rest[..rest.find("</section>").unwrap()]
}

#[test]
fn hands_at_the_table_are_not_called_as_hands_that_were_played() {
    for (lang, sat, gains) in [
        ("en", "At the table", "Gains"),
        ("ko", "앉은 판", "딴 판"),
        ("ja", "参加局数", "プラス"),
    ] {
        let page = page(WON, lang);
        let first = section(&page, "people");
        for heading in [sat, gains] {
            assert!(first.contains(&format!(">{heading}")), "{heading}");
        }
        let dokbak = Dokbak::new();
        dokbak.line("play --script -").stdin(WON).run().done();
        for line in ["people", "standings", "standings --player 민수"] {
            let told = dokbak.line(&format!("{line} --lang {lang}")).run().done();
            assert!(told.lines().any(|row| row.contains(sat)), "{told}");
        }
    }
}

#[test]
fn who_won_most_is_told_by_letters_too_and_a_ring_is_explained() {
    // A single 민 could also be 민숙.
    let page_won = page(WON, "ko");
    let days = section(&page_won, "calendar");
    assert!(days.contains("<i aria-hidden=\"true\">민수</i>"), "{days}");
    assert!(days.contains(">민수</span> <bdi>민수</bdi>"), "{days}");
    assert!(!days.contains("dot even"), "{days}");
    for (lang, says) in [
        ("en", "no single winner"),
        ("ko", "1등이 없거나 둘 이상인 날"),
        ("ja", "一番の人が一人に決まらなかった日"),
    ] {
        let even = page(EVEN, lang);
        let days = section(&even, "calendar");
        assert!(days.contains("dot even"), "{days}");
        assert!(days.contains(says), "{days}");
    }
}

#[test]
fn a_hand_is_written_by_a_program_and_not_by_a_person() {
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(WON).run().done();
    for lang in Lang::SPOKEN.map(Lang::code) {
        let told = dokbak.line(&format!("show 1.1 --lang {lang}")).run().stdout;
        let head = told.lines().next().unwrap();
        let by = format!("dokbak {}", env!("CARGO_PKG_VERSION"));
        assert!(head.contains(&by), "{head}");
    }
}

#[test]
fn points_of_koi_koi_are_no_chips() {
    // The round brings Ben 20 points and moves no chip.
    let game = "players Aki Ben\nrules koikoi until=10\nBen\n1t 2t 3t 6t 9t 10t\n-\n";
    for (lang, points) in [
        ("en", "Ben 20 points"),
        ("ko", "Ben 20점"),
        ("ja", "Ben 20文"),
    ] {
        let page = page(game, lang);
        assert!(section(&page, "hands").contains(points), "{lang}");
    }
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(game).run().done();
    let told = dokbak.line("log --lang ko").run().done();
    assert!(told.contains("Ben 20점"), "{told}");
}
