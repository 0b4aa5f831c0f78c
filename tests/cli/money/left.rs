//! The result of a session after payments: `share`, the end of a session and `settle-up` agree.

use super::{FIVE_BRIGHTS, krw, pays};
use crate::support::{Dokbak, shows};
use serde_json::json;

const PAYS: &str = "Bo hands Ann 30 chips (3,000 KRW).";

fn evening() -> Dokbak {
    let dokbak = Dokbak::new();
    another(&dokbak);
    dokbak
}

/// Bo loses another 30 chips to Ann, 3,000 KRW.
fn another(dokbak: &Dokbak) {
    let line = dokbak.line("play --new --script -");
    line.stdin(FIVE_BRIGHTS).run().done();
}

fn share(dokbak: &Dokbak, of: &str) -> String {
    dokbak.line(&format!("share {of}")).run().done()
}

#[test]
fn what_was_handed_over_is_not_asked_for_again() {
    let dokbak = evening();
    shows(&share(&dokbak, "--session 1"), &[PAYS]);
    dokbak.line("settled").run().done();
    let all = "All of it was handed over (DATE).\n";
    for of in ["--session 1", "1.1"] {
        shows(&share(&dokbak, of), &[all]);
    }
    assert!(!share(&dokbak, "--session 1").contains("hands Ann"));
    let told = dokbak.line("close").run().done();
    shows(&told, &[all, "The evening is closed.\n"]);
    assert!(!told.contains("hands Ann"), "{told}");
    // A later evening does not change what was settled.
    another(&dokbak);
    shows(&share(&dokbak, "--session 1"), &[all]);
    shows(&share(&dokbak, "--session 5"), &[PAYS]);
}

#[test]
fn an_evening_that_was_settled_before_the_next_stays_settled() {
    let game = "chip 100 KRW\nrules pagat\nplayers Bo Ann Chul\nBo scores 12\nBo stop\n";
    let dokbak = Dokbak::new()
        .file("1.hwatu", &format!("date 2026-01-01\n{game}"))
        .file("2.hwatu", &format!("date 2026-02-01\n{game}"));
    dokbak.line("import 1.hwatu").run().done();
    dokbak.line("settled --date 2026-01-02").run().done();
    dokbak.line("import 2.hwatu").run().done();
    let told = share(&dokbak, "--session 1");
    shows(&told, &["All of it was handed over (DATE).\n"]);
    let last = share(&dokbak, "--session 5");
    assert!(
        last.contains("Ann hands Bo 12 chips (1,200 KRW)."),
        "{last}"
    );
}

#[test]
fn what_is_left_is_told_after_a_part() {
    let dokbak = evening();
    dokbak.line("paid Bo Ann 1000").run().done();
    let left = "Still open after what was handed over, last on DATE:\nBo hands Ann 2,000 KRW.\n";
    shows(&share(&dokbak, "--session 1"), &[left]);
    let told = dokbak.line("close").run().done();
    shows(&told, &[left]);
    let sums = krw(&dokbak, "settle-up --json");
    assert_eq!(sums["transfers"], json!([pays("Bo", "Ann", 2000)]));
}

#[test]
fn a_debt_of_before_is_not_taken_for_one_of_this_evening() {
    let dokbak = evening();
    dokbak.line("close").run().done();
    // Now Ann loses 30 to Bo; all are even, until Bo pays 500 towards his earlier debt.
    let back = FIVE_BRIGHTS
        .replace("Ann has", "Bo has")
        .replace("Bo counts", "Ann counts")
        .replace("Ann stop", "Bo stop");
    let script = back.replace("players Ann Bo", "players Bo Ann");
    let line = dokbak.line("play --new --script -");
    line.stdin(&script).run().done();
    dokbak.line("paid Bo Ann 500").run().done();
    let told = share(&dokbak, "--session 4");
    shows(
        &told,
        &[
            "Money was handed over since, last on DATE. Open now, with other evenings:\nAnn hands Bo 500 KRW.\n",
        ],
    );
    let sums = krw(&dokbak, "settle-up --json");
    assert_eq!(sums["transfers"], json!([pays("Ann", "Bo", 500)]));
}

#[test]
fn what_nobody_wrote_down_is_not_left_from_before() {
    let dokbak = evening();
    let mut pty = dokbak.line("play").terminal(24, 80);
    pty.answer("Continue it? [Y/n] ", "");
    let question = "Who stopped? Or the whole hand, such as: Bo godori, hong-dan, 11 junk, 1 go\n  \
                    1 Ann (dealer), 2 Bo, n nagari\n> ";
    pty.answer(question, "settled");
    pty.wait_for("[y] ");
    pty.press("n\r");
    pty.wait_for("Nothing was written.");
    assert!(!pty.raw().contains("Left open from before"));
    pty.answer(question, "quit");
    pty.end();
}

#[test]
fn it_is_said_in_every_language() {
    let dokbak = evening();
    dokbak.line("settled").run().done();
    for (lang, said) in [
        ("ko", "돈은 모두 건넸어요 ("),
        ("ja", "すべて受け渡し済みです（"),
    ] {
        let told = share(&dokbak, &format!("--session 1 --lang {lang}"));
        assert!(told.contains(said), "{told}");
    }
}

/// Bo owes Ann 30 chips of 100 KRW; then Ann owes Bo 30 of 200 KRW: 3,000 less 6,000.
#[test]
fn an_evening_whose_chips_changed_ends_with_who_pays_whom_for_all_of_it() {
    let back = "Bo has 1g 3g 8g 11g 12g\nAnn counts p6\nBo stop\n";
    let script = format!("{FIVE_BRIGHTS}chip 200 KRW\n{back}end\n");
    for (lang, said) in [
        (
            "en",
            "Who pays whom for the whole evening:\nAnn hands Bo 3,000 KRW.\n",
        ),
        ("ko", "오늘 모임을 모두 합치면:\nAnn → Bo 3,000원\n"),
        ("ja", "今回の分をすべて合わせると:\nAnn → Bo 3,000ウォン\n"),
    ] {
        let dokbak = Dokbak::new();
        let line = dokbak.line(&format!("play --script - --lang {lang}"));
        let told = line.stdin(&script).run().done();
        shows(&told, &[said]);
    }
    let dokbak = Dokbak::new();
    let script = script.replace("end\n", "");
    dokbak.line("play --script -").stdin(&script).run().done();
    let told = dokbak.line("close").run().done();
    shows(
        &told,
        &["for the whole evening:\nAnn hands Bo 3,000 KRW.\n"],
    );
}
