//! `dokbak why`: the reasons behind a verdict, and the effect of one line of a record.

use crate::support::Dokbak;

/// Bo had said go; Ann wins with three brights: 3 from each, doubled by gwang-bak, and by go-bak Bo
/// pays both.
const EVENING: &str = "\
players Ann Bo Chul
rules pagat
chip none
length 3
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 1p 2p 3p 4p 5p 5p
Ann takes 1g 3g 8g
Ann stop
";

fn evening() -> Dokbak {
    let dokbak = Dokbak::new().file("evening.txt", EVENING);
    dokbak.line("play --script evening.txt").run().done();
    dokbak
}

/// Checks that a text contains these parts, however its lines are wrapped.
#[track_caller]
fn says(text: &str, parts: &[&str]) {
    let words = text.split_whitespace().collect::<Vec<&str>>().join(" ");
    let mut rest = words.as_str();
    for part in parts {
        let at = rest.find(part);
        let at = at.unwrap_or_else(|| panic!("no {part:?} in\n{rest}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn what_a_rule_rests_on_stands_in_brackets_of_the_language() {
    let evening = evening();
    for (lang, rests) in [
        ("en", "(target.two, target.three; P)"),
        ("ko", "(target.two, target.three; P)"),
        ("ja", "（target.two, target.three; P）"),
    ] {
        let told = evening.line(&format!("why 2 --lang {lang}")).run().done();
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(rests), "{told}");
    }
}

#[test]
fn a_verdict_is_argued_point_by_point() {
    let told = evening().line("why 2").run().done();
    says(
        &told,
        &[
            "5 Bo go",
            "1. Ann stops with 3 points. It takes 3 points to stop with three players",
            "(target.two, target.three; P)",
            "2. three brights (삼광): 3 points for 1g 3g 8g (crane, curtain, moon).",
            "(brights.three; P)",
            "3. Bo owes 6 chips: 3 × 2 = 6",
            "x2 gwang-bak: Ann scores brights, Bo has none.",
            "gwang_bak, gwang_bak_rain_protects",
            "4. Chul owes 6 chips: 3 × 2 = 6 x2 gwang-bak: Ann scores brights, Chul has none. 5.",
            "Dok-bak: Bo pays for Chul too (go-bak: Bo had said go).",
            "(go_bak.three, go_bak.both, go_bak.two; P, D)",
            "6. Bo pays Ann 12 chips for the win.",
            "7. In all: Ann +12, Bo -12 and Chul 0. The sum is zero.",
            "P pagat.com 2024",
        ],
    );
    assert!(
        told.lines()
            .all(|line| console::measure_text_width(line) <= 80),
        "{told}"
    );
}

#[test]
fn a_line_tells_its_rules_and_what_would_be_without_it() {
    let dokbak = evening();
    let go = dokbak.line("why 2 5").run().done();
    says(
        &go,
        &[
            "5. Bo go",
            "(go_bak.three, go_bak.both, go_bak.two; P, D)",
            "Without it:",
            "* Bo -12 -6",
            "* Chul 0 -6",
        ],
    );
    let cards = dokbak.line("why 2 7").run().done();
    says(
        &cards,
        &[
            "7. Ann takes 1g 3g 8g",
            "three brights (삼광): 3 points for 1g 3g 8g.",
            "could not have ended like this",
            "Ann's cards are needed",
        ],
    );
    let date = dokbak.line("why 2 3").run().done();
    says(
        &date,
        &[
            "No rule depends on this line alone.",
            "would have been the same.",
        ],
    );
    assert_eq!(dokbak.line("why 2 99").run().status, Some(2));
    assert_eq!(dokbak.line("why 99").run().status, Some(1));
}

/// Three brights without rain 6, doubled for the opponent's koi-koi; and counted piles.
#[test]
fn other_games_are_argued_too() {
    let script = "players Aki Ben\nrules koikoi\nlength 6\nAki\n1g 3g 8g\n1\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(script).run().done();
    let told = dokbak.line("why 2").run().done();
    says(
        &told,
        &[
            "1. Shobu: Aki scores 12 points.",
            "2. three brights (三光): 6 points",
            "(yaku.three_brights; F)",
            "3. Aki: 6 × 2 = 12.",
            "x2 koi-koi: koi-koi was said once.",
            "F Fuda Wiki",
        ],
    );
    let script = "players Ann Bo\nrules minhwatu\nlength 1\n1gtpp 2ytpp 3gtpp 11gspp\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(script).run().done();
    let told = dokbak.line("why 2").run().done();
    says(
        &told,
        &[
            "2. Ann: 85 for cards, +70 for sets, -90 for the others' sets: 65.",
            "Ann holds hong-dan",
            "(sets.hong_dan; W)",
            "Ann pays Bo 55 chips.",
        ],
    );
}

/// Bo could have taken 8p with 8y; he offered a nagari, Ann refused it and won by taking 8p.
#[test]
fn a_line_that_offers_a_nagari_tells_whether_there_was_a_safe_play() {
    let record = include_str!("../cases/gostop/syodang/turns-offer-safe-play.hwatu");
    let hand: Vec<&str> = record.lines().skip(3).collect();
    let opening = "players Ann Bo Chul\nrules pagat\nchip none\nlength 3\n";
    let evening = format!("{opening}{}\n", hand.join("\n"));
    let dokbak = Dokbak::new().file("evening.txt", &evening);
    dokbak.line("play --script evening.txt").run().done();
    let offer = dokbak.line("why 2 9").run().done();
    says(
        &offer,
        &[
            "9. Bo syodang",
            "(syodang.enabled, syodang.text, syodang.liability; P, D)",
            "Line 9: Bo offered a nagari, which Ann refused. Bo had 1 safe play among 7 turns: plays \
             8y flips 11p.",
            "plays 2t flips 11p: Chul plays 2p flips 1t, then Ann could have stopped: plays 8g \
             flips 3t",
            "plays 8y flips 11p: safe",
            "Without it the hand could not have ended like this:",
        ],
    );
    // Without Bo's hand it is unknown what else he could have played, and the payment stays the
    // same.
    let holds = dokbak.line("why 2 6").run().done();
    says(&holds, &["6. Bo holds", "would have been the same."]);
}

#[test]
fn a_turn_is_told_in_the_events_that_came_of_it() {
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n\
                  1p 2p 3p 8y 9y 10y\n1t 4p\n4y 6t\n5p 5t\nnagari\n";
    let dokbak = Dokbak::new().file("turns.txt", script);
    let played = dokbak.line("play --track --script turns.txt").run();
    played.done();
    // The turns come after rules, players, date and table: Chul's is line 7.
    let told = dokbak.line("why 2 7").run().done();
    says(
        &told,
        &[
            "7. Chul plays 5p flips 5t",
            "(turn; P)",
            "Chul takes 5tp",
            "Chul chok",
            "junk_each.chok",
            "Ann gives 1p to Chul",
            "Bo gives 4p to Chul",
        ],
    );
    assert!(!told.contains("Without it"), "{told}");
}

#[test]
fn a_turn_that_fed_the_winner_is_told_with_the_rule() {
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n\
                  1p 2p 4y 8y 9y 10y\n1t 11s\n7p 6p\n4p 5p\n2t 12y\n3p 12t\n6y 7t\n3t 9p\ns\n";
    let dokbak = Dokbak::new().file("turns.txt", script);
    let played = dokbak.line("play --track --script turns.txt").run();
    played.done();
    let told = dokbak.line("why 2").run().done();
    says(
        &told,
        &["Dok-bak: Bo pays for Chul too", "Line 9: Bo played 3p"],
    );
    let told = dokbak.line("why 2 9").run().done();
    says(
        &told,
        &[
            "9. Bo plays 3p flips 12t",
            "Bo takes 12yt",
            "Line 9: Bo played 3p, and Ann won by taking it with 3t.",
            "(oe_myeon.enforced",
        ],
    );
}

/// A fact about a loser causes a bak, and its line says which.
#[test]
fn a_line_about_a_losers_pile_tells_what_it_decides() {
    let record =
        "players Ann Bo Chul\nAnn has 1g 3g 8g\nBo known g0 p4\nChul counts g1\nAnn stop\n";
    let dokbak = Dokbak::new().file(
        "hand.txt",
        &format!("date 2026-03-01\nrules pagat\n{record}"),
    );
    dokbak.line("import hand.txt").run().done();
    let told = dokbak.line("why last 5").run().done();
    says(
        &told,
        &[
            "Bo known g0 p4",
            "x2 gwang-bak",
            "Ann scores brights, Bo has none",
        ],
    );
    let told = dokbak.line("why last 6").run().done();
    says(
        &told,
        &["Chul counts g1", "a loser without a bright pays double"],
    );
}

/// The first ppuk pays 3: a raised stake makes 6 of it, a nagari before as well, and both 12.
#[test]
fn what_multiplies_a_fixed_payment_is_argued() {
    let script = "players Ann Bo Chul\nrules pagat stake.fixed=true nagari.doubles_fixed=true\n\
                  chip none\nlength open\nstake x2\nBo ppuk 4 first\nnagari\n\
                  Bo ppuk 4 first\nnagari\nstake x2\nBo ppuk 4 first\nnagari\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(script).run().done();
    let stake = "×2 stake: the table agreed on it for this hand.";
    let nagari = "×2 nagari: 1 hand without a winner before.";
    for (hand, chips, steps) in [
        (2, "Ann pays Bo 6 chips", vec![stake]),
        (3, "Ann pays Bo 6 chips", vec![nagari]),
        (
            4,
            "Ann pays Bo 12 chips",
            vec!["×2 nagari: 2 hands without a winner before.", stake],
        ),
    ] {
        let told = dokbak.line(&format!("why {hand}")).run().done();
        let told = told.replace("x2", "×2");
        let parts: Vec<&str> = std::iter::once(chips).chain(steps).collect();
        says(&told, &parts);
    }
}
