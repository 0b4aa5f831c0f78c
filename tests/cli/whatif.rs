//! `dokbak whatif`: a hand or a session under other rules, or with other lines.

use crate::support::{Dokbak, has};

/// Two hands: Bo says go and Ann stops (hong-dan, 3 points), then nobody wins.
const EVENING: &str = "\
players Ann Bo Chul
rules pagat go_bak.both=own
chip none
length 3
Bo takes 6t 9t 10t 6p 9p 10p
Bo go
Chul takes 11gsp 1p
Ann takes 1t 2t 3t 1p 2p 3p
Ann stop
nagari
Ann has 1g 3g 8g
Bo counts g1 p6
Chul counts p6
Ann stop
";

fn evening() -> Dokbak {
    let dokbak = Dokbak::new().file("evening.txt", EVENING);
    dokbak.line("play --script evening.txt").run().done();
    dokbak
}

/// Under Wikipedia's rules a go doubles the caller's own loss, and nobody pays for anybody else: Bo
/// 6, Chul 3.
#[test]
fn other_rules_stand_beside_the_rules_of_the_hand() {
    let dokbak = evening();
    let told = dokbak.line("whatif 2 --rules wikipedia").run().done();
    has(
        &told,
        &[
            "- set go_bak.both=own",
            "* Bo owes    3 chips                        3 × 2 = 6 (go-bak)",
            "Chul owes  3 chips                        3 chips",
            "* Ann        +6                             +9",
            "Bo         -6                             -6",
            "* Chul       0                              -3",
            "This rule makes the difference:",
        ],
    );
    assert!(
        told.contains("go_bak.three: double instead of pays_all"),
        "{told}"
    );
}

/// Without Bo's go, each pays 3 for himself.
#[test]
fn a_line_can_be_left_out_or_put_in() {
    let dokbak = evening();
    let told = dokbak.line("whatif 2 --without 6").run().done();
    has(
        &told,
        &["- Bo go", "* Bo         -6                             -3"],
    );
    assert!(!told.contains("difference:"), "{told}");
    // Ann's triple doubles: 6 from each, all paid by Bo.
    let told = dokbak
        .args(["whatif", "2", "--with", "Ann heundeum 4"])
        .run()
        .done();
    has(
        &told,
        &[
            "+ Ann heundeum 4",
            "* Ann        +6                             +12",
        ],
    );
    // Before line 9 Ann takes the crane, and says go at the end of that turn.
    let told = dokbak
        .args(["whatif", "2", "--with", "9:Ann takes"])
        .run()
        .done();
    has(&told, &["+ Ann takes"]);
}

#[test]
fn an_end_that_could_not_have_been_is_told() {
    let dokbak = evening();
    let told = dokbak.line("whatif 2 --set target.three=5").run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stdout
            .contains("Ann has 3 points; 5 are needed to stop"),
        "{}",
        told.stdout
    );
    // The message quotes the line that is no longer possible.
    assert!(told.stdout.contains("  Bo go: "), "{}", told.stdout);
    assert!(
        told.stdout.contains("target.three: 5 instead of 3"),
        "{}",
        told.stdout
    );
    for (line, why) in [
        ("whatif 2", "say what to change"),
        ("whatif 2 --rules koikoi", "the hand is of gostop"),
        ("whatif 2 --without 99", "the record has 9 lines"),
        ("whatif 2 --without 1", "use --rules R for another one"),
        ("whatif 2 --with 99:nagari", "the record has 9 lines"),
        ("whatif 2 --with 0:nagari", "the record has 9 lines"),
        ("whatif 2 --with 5:", "write a line of the record"),
        ("whatif 2 --set vip=x", "vip cannot be"),
    ] {
        let told = dokbak.line(line).run();
        assert_eq!(told.status, Some(2), "{line}: {}", told.stderr);
        assert!(told.stderr.contains(why), "{line}: {}", told.stderr);
    }
    assert_eq!(dokbak.line("whatif 99 --rules pagat").run().status, Some(1));
}

/// The third hand follows a nagari: 3 points, doubled, and doubled again for Chul, who has no
/// bright. Without the first doubling it is 3 and 6; the first hand stays 6.
#[test]
fn a_whole_session_is_settled_otherwise() {
    let dokbak = evening();
    let told = dokbak
        .line("whatif --session 1 --set nagari.times=1")
        .run()
        .done();
    has(
        &told,
        &[
            "1  Ann +6, Bo -6, Chul 0",
            "3  Ann +18, Bo -6, Chul -12  Ann +9, Bo -3, Chul -6  *",
            "Ann            +24      +15          -9",
            "Bo             -12       -9          +3",
            "Chul           -12       -6          +6",
        ],
    );
    assert!(told.contains("nagari.times: 1 instead of 2"), "{told}");
}

/// The first hand could not have ended this way, and is left out on both sides: the third brings
/// 18.
#[test]
fn totals_are_without_hands_that_could_not_have_been() {
    let dokbak = evening();
    let told = dokbak
        .line("whatif --session 1 --set go.keep_chips=false --set target.three=4")
        .run()
        .done();
    has(
        &told,
        &[
            "1  Ann +6, Bo -6, Chul 0  not possible  !",
            "Totals without hands 1 and 3 on either side (2 of 3 left out):",
            "Ann  0  0  0",
        ],
    );
    let empty = dokbak.args(["whatif", "2", "--with", ""]).run();
    assert_eq!(empty.status, Some(2), "{empty:?}");
    assert!(empty.stderr.contains("write a line"), "{empty:?}");
}

/// Removing a `set` line takes effect even if it comes from the session's house rules.
#[test]
fn a_house_rule_can_be_left_out() {
    let script = "players Ann Bo\nrules pagat target.two=3\nchip none\nlength 1\n\
                  Ann has 1g 3g 8g\nBo counts g1 p6\nAnn stop\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done();
    let told = dokbak.line("whatif 2 --without 2").run();
    assert_eq!(told.status, Some(1));
    assert!(
        told.stdout
            .contains("Ann stop: Ann has 3 points; 7 are needed to stop"),
        "{}",
        told.stdout
    );
}

/// Ben has 16 points, doubled for seven or more and for Aki's koi-koi: 64; Aki has 5 in the last
/// round.
const GAME: &str = "\
players Aki Ben
rules koikoi
chip none
length 3
Ben
3g 8g 9y 11gytp 1t 2t 3t
2
draw
Aki
1t 2t 3t
-
";

fn game() -> Dokbak {
    let dokbak = Dokbak::new().file("game.txt", GAME);
    dokbak.line("play --script game.txt").run().done();
    dokbak
}

/// A game of three rounds has no cards of the month, whatever the ruleset says.
#[test]
fn another_ruleset_does_not_make_a_game_longer() {
    let dokbak = game();
    let told = dokbak
        .line("whatif --session 1 --rules koikoi")
        .run()
        .done();
    has(
        &told,
        &["Aki -59 -59 0", "No rule makes a difference here."],
    );
    let told = dokbak.line("whatif 2 --rules koikoi").run().done();
    assert!(!told.contains("rounds"), "{told}");
}

#[test]
fn a_game_that_would_have_ended_earlier_is_cut_there() {
    let dokbak = game();
    let told = dokbak.line("whatif --session 1 --set until=6").run().done();
    has(
        &told,
        &[
            "2  Ben 0, Aki 0  not played  *",
            "The game would have ended after hand 1; 2 hands after it would not have been",
            "Aki  -59  -64  -5",
        ],
    );
    assert!(!told.contains("No rule"), "{told}");
    let told = dokbak
        .line("whatif --session 1 --set rounds=2")
        .run()
        .done();
    has(
        &told,
        &["The game would have ended after hand 2; 1 hand after it would not have been"],
    );
    let short = "players Aki Ben\nrules koikoi until=5\nchip none\nAki\n1t 2t 3t\n-\n";
    let dokbak = Dokbak::new().file("game.txt", short);
    dokbak.line("play --script game.txt").run().done();
    let told = dokbak.line("whatif --session 1 --set until=9").run().done();
    assert!(told.contains("would not have been over"), "{told}");
}

/// In a game for points, chips have rows of their own, and only if some move.
#[test]
fn points_and_chips_are_told_apart() {
    let dokbak = game();
    let told = dokbak.line("whatif 4 --set zero_sum=true").run().done();
    has(
        &told,
        &[
            "Aki scores 5 5",
            "* Aki in chips 0 +5",
            "* Ben in chips 0 -5",
        ],
    );
    let told = dokbak.line("whatif 4 --set yaku.poetry=6").run().done();
    has(&told, &["* Aki scores 5 6"]);
    assert!(!told.contains("in chips"), "{told}");
}

/// Ben's own koi-koi was not asked for, because it did not matter.
#[test]
fn what_the_record_may_not_tell_is_said() {
    let open = "The record may not say how often Ben said koi-koi; counted as never.";
    let dokbak = game();
    let told = dokbak.line("whatif 2 --set koi=self").run().done();
    has(&told, &["* Ben scores 64 32", open]);
    for (set, open) in [
        ("koi=off", None),
        (
            "field=count",
            Some("how many brights were dealt to the field"),
        ),
        ("viewing.weather=true", Some("what lay on the field")),
    ] {
        let told = dokbak.line(&format!("whatif 2 --set {set}")).run().done();
        let found = told.contains("may not say");
        assert_eq!(found, open.is_some(), "{set}: {told}");
        assert!(told.contains(open.unwrap_or_default()), "{set}: {told}");
    }
    let told = dokbak
        .line("whatif --session 1 --set koi=self")
        .run()
        .done();
    assert!(
        told.contains("The record of hand 1 may not say how often Ben"),
        "{told}"
    );
    assert!(
        told.contains("The record of hand 3 may not say how often Aki"),
        "{told}"
    );
}

/// The losers were asked only about brights; Bo has some.
#[test]
fn quick_questions_leave_other_rules_open() {
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength 1\n\
                  Ann\n1g 3g 8g 1t 2t 3t\nChul\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done();
    for (set, open) in [
        ("tti_bak=true", "whether Bo and Chul had a ribbon"),
        ("gwang_bak_rain_protects=false", "the only bright of Bo;"),
        ("potkan.times=2", "which months Ann bombed"),
        // A player without a bright may have no card at all.
        ("empty_pile_free=true", "whether Chul had any card"),
    ] {
        let told = dokbak.line(&format!("whatif 2 --set {set}")).run().done();
        assert!(told.contains(open), "{set}: {told}");
    }
    for set in ["heundeum.times=3", "gwang_bak=off", "pi_bak.below_three=9"] {
        let told = dokbak.line(&format!("whatif 2 --set {set}")).run().done();
        assert!(!told.contains("may not say"), "{set}: {told}");
    }
}

/// Hong-dan asks nothing about the losers, who may have had ribbons: what each would have owed is
/// unknown, and never counted as if they had none.
#[test]
fn a_loser_who_was_asked_nothing_leaves_everything_open() {
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength 1\n\
                  Ann\n1t 2t 3t\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done();
    let told = dokbak.line("whatif 2 --set tti_bak=true").run().done();
    assert!(
        told.contains("What the result would have been is not known:"),
        "{told}"
    );
    assert!(
        told.contains("may not say whether Bo and Chul had a ribbon."),
        "{told}"
    );
    assert!(!told.contains("+12"), "{told}");
    let told = dokbak
        .line("whatif --session 1 --set tti_bak=true")
        .run()
        .done();
    has(&told, &["1 Ann +6, Bo -3, Chul -3 not known ?"]);
    // If only a limit changes, no row differs, and no rule makes a difference.
    let told = dokbak
        .line("whatif 2 --set pi_bak.below_three=6")
        .run()
        .done();
    assert!(told.contains("No rule makes a difference here."), "{told}");
}

/// Four of May on the table end the hand in its header; the set month goes after that.
#[test]
fn a_line_goes_behind_a_record_of_headers_alone() {
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength 1\ntable-quads 5\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    dokbak.line("play --script evening.txt").run().done();
    let told = dokbak
        .args(["whatif", "2", "--with", "month 5"])
        .run()
        .done();
    has(&told, &["+ month 5"]);
}

#[test]
fn a_switch_card_that_is_counted_otherwise_makes_no_difference() {
    // Under Wikipedia's rules 5y may count as junk; hong-dan pays 3 from each all the same.
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength open\n\
                  Ann takes 1t 2t 3t 5y\nBo takes 1g 4p\nChul takes 3g 4p\nAnn stop\n";
    let dokbak = Dokbak::new().file("evening.txt", script);
    let played = dokbak.line("play --script evening.txt").run();
    played.done();
    let told = dokbak.line("whatif 2 --rules wikipedia").run().done();
    assert!(told.contains("No rule makes a difference here."), "{told}");
}

#[test]
fn points_that_were_told_without_cards_stay_and_this_is_said() {
    let script = "players Ann Bo Chul\nrules pagat\nchip none\nlength 3\nAnn scores 7 g\n\
                  Bo counts g1\nChul counts g1\nAnn stop\ny\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(script).run().done();
    let what = "what the points of Ann are made of; counted as recorded";
    let change = |set: &str| format!("whatif 2 --set {set}");
    let told = dokbak.line(&change("brights.three=10")).run().done();
    assert!(told.contains(what), "{told}");
    let told = dokbak.line(&change("carry.unknown=1")).run();
    assert_eq!(told.status, Some(2), "{told:?}");
    let told = dokbak
        .line(&change("nagari.doubles_fixed=true"))
        .run()
        .done();
    assert!(!told.contains(what), "{told}");
}

/// Rounds given only by their yaku: other rules settle those yaku, and if the rules need more of
/// the cards, the cards are reported missing.
#[test]
fn yaku_that_are_told_are_settled_as_far_as_they_go() {
    let evening = "\
players Aki Ben
rules koikoi
chip none
length 3
Aki makes three-brights
Aki shobu
0
Ben makes 9
Ben shobu
0
Ben makes flower-viewing a6
Ben shobu
0
";
    let dokbak = Dokbak::new().file("evening.txt", evening);
    dokbak.line("play --script evening.txt").run().done();
    let cheaper = dokbak
        .line("whatif 2 --set yaku.three_brights=5")
        .run()
        .done();
    has(&cheaper, &["* Aki scores  6                            5"]);
    for (hand, key) in [
        (2, "yaku.rainy_four=0"),
        (3, "yaku.three_brights=5"),
        (4, "viewing=off"),
        (4, "cup=animal"),
    ] {
        let told = dokbak.line(&format!("whatif {hand} --set {key}")).run();
        let told = format!("{}{}", told.stdout, told.stderr);
        let missing = told.contains("may not say which cards Ben had.");
        assert_eq!(missing, key != "yaku.rainy_four=0", "{hand} {key}\n{told}");
        let known = !told.contains("What the result would have been is not known:");
        assert_eq!(known, !missing, "{hand} {key}\n{told}");
        assert!(
            !told.contains("could not have ended"),
            "{hand} {key}\n{told}"
        );
        assert!(!told.contains("This rule makes the difference"), "{told}");
    }
    let told = dokbak
        .line("whatif --session 1 --set yaku.rainy_three=6")
        .run()
        .done();
    has(
        &told,
        &["1 Aki 6, Ben 0 not known ?", "2 Aki 0, Ben 18 not known ?"],
    );
    let open = "The records of hands 2 and 3 may not say which cards Ben had.";
    assert!(told.contains(open), "{told}");
    assert!(!told.contains("not possible"), "{told}");
}

/// Of a hand of which only the amounts are known, other rules can say nothing.
#[test]
fn a_hand_of_amounts_alone_is_left_out() {
    let script = "players Ann Bo\nrules matgo\nchip none\nlength 1\nnet Ann +5 Bo -5\ny\n";
    let dokbak = Dokbak::new();
    dokbak.line("play --script -").stdin(script).run().done();
    for (lang, says) in [
        ("en", "This hand is left out: only its amounts are known."),
        ("ko", "주고받은 점수만 적은 판이라 뺐어요."),
        ("ja", "動いたチップだけを書いた局なので、除きました。"),
    ] {
        let told = dokbak.args(["--lang", lang, "whatif", "2", "--set", "go_bak.two=off"]);
        let told = told.run().done();
        assert!(told.ends_with(&format!("{says}\n")), "{told}");
    }
    // Another line can make another hand of it.
    let told = dokbak.args(["whatif", "2", "--without", "4", "--with", "nagari"]);
    has(&told.run().done(), &["* Ann +5 0"]);
}

/// The table spares a loser with no junk at all. With a bound of 0 there is no pi-bak in any case,
/// so removing the sparing changes nothing.
#[test]
fn where_nothing_differs_no_rule_makes_a_difference() {
    let hand = "players Ann Bo Chul\nset pi_bak.spare_zero=true\nAnn scores 7 p\nBo counts g1 p0\n\
                Chul counts g1 p9\nAnn stop\n";
    let dokbak = Dokbak::new().file("hand.hwatu", hand);
    let import = "import hand.hwatu --date 2026-11-01";
    dokbak.line(import).run().done();
    let line = "whatif last --set pi_bak.below_three=0 --set pi_bak.spare_zero=false";
    let told = dokbak.line(line).run().done();
    has(&told, &["Bo owes 7 chips 7 chips"]);
    assert!(
        told.ends_with("\nNo rule makes a difference here.\n"),
        "{told}"
    );
}
