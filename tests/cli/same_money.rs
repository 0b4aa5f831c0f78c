//! A payment recorded on two laptops, but made only once.

use crate::support::Dokbak;

/// Chul owes Ann and Bo 400 KRW each: 4 chips for Ann's godori, and for Bo's.
const EVENING: &str = "date 2026-03-07\nchip 100 KRW\nplayers Ann Bo Chul\nnet Ann +4 Chul -4\n\n\
     players Ann Bo Chul\nnet Bo +4 Chul -4\n";

/// Returns a laptop with the evening, and the export of another that imported it; both recorded
/// `line`.
fn both_note(line: &str) -> (Dokbak, String) {
    let here = Dokbak::new().file("evening.hwatu", EVENING);
    here.line("import evening.hwatu").run().done();
    let export = here.line("export --jsonl").run().stdout;
    let there = Dokbak::new();
    there.line("import -").stdin(&export).run().done();
    here.line(line).run().done();
    // After another entry; otherwise both would be the same entry if written in the same second.
    there.line("people guest Bo").run().done();
    there.line(line).run().done();
    let export = there.line("export --jsonl").run().stdout;
    (here, export)
}

fn open(dokbak: &Dokbak) -> String {
    dokbak.line("settle-up").run().done()
}

#[test]
fn money_that_both_ledgers_note_is_named_and_counts_until_somebody_says_so() {
    let (here, theirs) = both_note("paid Chul Ann 400 KRW --date 2026-03-08");
    let told = here.line("import -").stdin(&theirs).run().done();
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("Both ledgers have for DATE: Chul hands Ann 400 KRW"),
        "{told}"
    );
    let command = told
        .split('`')
        .find(|part| part.starts_with("dokbak paid --same"))
        .unwrap_or_else(|| panic!("{told}"));
    // If it was paid twice, Ann owes it back.
    assert!(
        open(&here).contains("Ann hands Bo 400 KRW."),
        "{}",
        open(&here)
    );
    let line = command.strip_prefix("dokbak ").unwrap();
    here.line(line).run().done();
    assert!(
        open(&here).contains("Chul hands Bo 400 KRW."),
        "{}",
        open(&here)
    );
    here.line("verify").run().done();
    // Once answered, it is not asked again, and the answer is exported.
    let again = here.line("import -").stdin(&theirs).run().done();
    assert!(!again.contains("Both ledgers have"), "{again}");
    let third = Dokbak::new();
    let export = here.line("export --jsonl").run().stdout;
    third.line("import -").stdin(&export).run().done();
    assert!(open(&third).contains("Chul hands Bo 400 KRW."));
    here.line(&format!("{line} --both")).run().done();
    assert!(open(&here).contains("Ann hands Bo 400 KRW."));
}

#[test]
fn which_money_counts_may_be_said_beforehand() {
    for (which, due) in [
        ("here", "Chul hands Bo 400 KRW."),
        ("there", "Chul hands Bo 400 KRW."),
        ("both", "Ann hands Bo 400 KRW."),
    ] {
        let (here, theirs) = both_note("paid Chul Ann 400 KRW --date 2026-03-08");
        let line = format!("import - --money {which}");
        here.line(&line).stdin(&theirs).run().done();
        assert!(open(&here).contains(due), "{which}: {}", open(&here));
        here.line("verify").run().done();
    }
}

#[test]
fn a_plan_that_both_ledgers_note_as_handed_over_is_named_too() {
    let (here, theirs) = both_note("settled --date 2026-03-08");
    here.line("import - --money here")
        .stdin(&theirs)
        .run()
        .done();
    assert!(open(&here).contains("Everyone is even;"), "{}", open(&here));
}

#[test]
fn only_two_notes_of_money_can_be_one() {
    let (here, theirs) = both_note("paid Chul Ann 400 KRW --date 2026-03-08");
    here.line("import -").stdin(&theirs).run().done();
    for line in ["paid --same 1 5", "paid --same 5 5", "paid --same 5 99"] {
        assert_eq!(here.line(line).run().status, Some(1), "{line}");
    }
}
