//! `dokbak whatif`, and facts that a record may lack but other rules depend on.

use crate::support::Dokbak;

/// Returns the output for hand 2 of an evening under other rules, on one line.
#[track_caller]
fn whatif(dokbak: &Dokbak, set: &str) -> String {
    let told = dokbak.line(&format!("whatif 2 --set {set}")).run().done();
    told.split_whitespace().collect::<Vec<&str>>().join(" ")
}

fn evening(rules: &str, lines: &str) -> Dokbak {
    let script = format!("players Ann Bo Chul\nrules {rules}\nchip none\nlength 1\n{lines}");
    let dokbak = Dokbak::new().file("evening.txt", &script);
    dokbak.line("play --script evening.txt").run().done();
    dokbak
}

/// Ann wins by hong-dan and holds all of January. This table has no use for offers, for who fed
/// her, for several stacks, for turns without a capture, or for a set month.
#[test]
fn every_rule_asks_what_a_table_without_it_does_not_note() {
    let dokbak = evening(
        "pagat oe_myeon.enforced=false syodang.enabled=false fixed.three_ppuk=0",
        "Ann takes 1gtpp\nBo ppuk 5 first\nChul takes\nAnn takes 2t 3t\nAnn stop\n",
    );
    for (set, open) in [
        (
            "oe_myeon.enforced=true",
            "whether Bo and Chul fed the winner; counted as no",
        ),
        (
            "syodang.enabled=true",
            "whether an offered nagari was refused; counted as no",
        ),
        ("fixed.second_ppuk=6", "whether there were more ppuk"),
        ("fixed.third_ppuk=6", "whether there were more ppuk"),
        ("fixed.three_ppuk=5", "whether there were more ppuk"),
        (
            "fixed.heodang=3",
            "took nothing in five turns; counted as no",
        ),
        (
            "weolyak.set_month=4",
            "which month was set before the deal; counted as none",
        ),
        (
            "fixed.first_chok=3",
            "whether there was a chok; counted as none",
        ),
    ] {
        let told = whatif(&dokbak, set);
        assert!(told.contains(open), "{set}: {told}");
    }
    for set in [
        "fixed.first_ppuk=7",
        "nagari.times=3",
        "syodang.text=2006",
        "target.three=2",
    ] {
        let told = whatif(&dokbak, set);
        assert!(!told.contains("may not say"), "{set}: {told}");
    }
}

/// Bo fed Ann the ribbon that she needed; nobody recorded that it was his last card.
#[test]
fn an_accusation_may_leave_out_what_would_spare() {
    let dokbak = evening(
        "pagat oe_myeon.spare_last_card=false",
        "Ann takes 1t 2t\nBo takes\nChul takes\nAnn takes 3t\nChul oe-myeon 3t\nAnn stop\n",
    );
    for (set, open) in [
        (
            "oe_myeon.spare_last_card=true",
            "whether the card with which Chul fed the winner was the last",
        ),
        (
            "oe_myeon.needs_alternative=true",
            "whether another play of Chul could have prevented the win",
        ),
    ] {
        let told = whatif(&dokbak, set);
        assert!(told.contains(open), "{set}: {told}");
    }
}

/// A table whose jokers take nothing does not record junk given for one: here 7p or 9p would have
/// been Ann's ninth. If a line gives her junk, it was recorded.
#[test]
fn junk_for_a_joker_may_be_untold() {
    let rules = "pagat pack.jokers=j2 junk.from=8 target.three=1";
    let lines = "Bo takes 7p\nChul takes 9p\nAnn takes 1pp 2pp 3pp j2\n";
    let open = "may not say what was given for the jokers of Ann; counted as nothing";
    for (given, untold) in [("", true), ("Bo gives 7p to Ann\n", false)] {
        let dokbak = evening(rules, &format!("{lines}{given}Ann stop\n"));
        let told = whatif(&dokbak, "junk_each.joker=1");
        assert_eq!(told.contains(open), untold, "{given}: {told}");
        let told = whatif(&dokbak, "junk_each.boss=2");
        assert!(!told.contains("may not say"), "{given}: {told}");
    }
}

/// Ann has 15 points and needs 8. A go by either loser would have cost him both losses.
#[test]
fn a_go_may_be_untold_at_any_target() {
    let dokbak = evening(
        "pagat target.three=8 go_bak.three=off",
        "Ann has 1g 3g 8g 11g 12g\nBo counts p6\nChul counts p6\nAnn stop\n",
    );
    let told = whatif(&dokbak, "go_bak.three=pays_all");
    assert!(
        told.contains("may not say whether Bo and Chul said go"),
        "{told}"
    );
}

/// If sales bring nothing, nobody is asked for one; a triple is not asked for if it doubles
/// nothing.
#[test]
fn sales_may_be_untold() {
    let players = "players Ann Bo Chul Dan\n";
    for (rules, sale, set, open) in [
        (
            "gwangpalli.per_card=0",
            "",
            "gwangpalli.per_card=2",
            "what Dan had to sell",
        ),
        (
            "gwangpalli.heundeum_times=1",
            "1g\n",
            "gwangpalli.heundeum_times=2",
            "which triple Dan showed",
        ),
    ] {
        let script =
            format!("{players}rules pagat {rules}\nchip none\nlength 1\ns\ns\n{sale}nagari\n");
        let dokbak = Dokbak::new().file("evening.txt", &script);
        dokbak.line("play --script evening.txt").run().done();
        let told = whatif(&dokbak, set);
        assert!(told.contains(open), "{set}: {told}");
    }
}

/// After a bomb, all of the month except junk is still in the pile: the crane and the ribbon of
/// January, the phoenix of November.
#[test]
fn only_months_in_the_pile_can_have_been_bombed() {
    let end = "Bo counts p6\nChul counts g1 p6\nAnn stop\n";
    for (pile, open) in [
        ("Ann has 1g 3g 8g 1t", true),
        ("Ann has 3g 8g 11g 2t", true),
        ("Ann has 1g 3g 8g 5pp", false),
        ("Ann takes 1gtpp 3g 8g", true),
        ("Ann takes 1gt 3g 8g", false),
    ] {
        let dokbak = evening("pagat", &format!("{pile}\n{end}"));
        let told = whatif(&dokbak, "potkan.times=2");
        let found = told.contains("may not say which months Ann bombed");
        assert_eq!(found, open, "{pile}: {told}");
        let told = whatif(&dokbak, "switch.may=2");
        assert!(!told.contains("bombed"), "{pile}: {told}");
    }
}
