//! Phones around a table, in real Chromium: a context of the browser is a phone, each behind a line
//! of the test's own that loses, tears, delays, holds and doubles what it carries (`line.mjs`). The
//! table is `dokbak serve` without a terminal.
//!
//! `.ci/programs` installs the tools. If they are missing, the tests are skipped with a note; with
//! `DOKBAK_PROGRAMS=must` they fail. What needs no browser is asked over plain connections
//! (`refusals`).
#![cfg(target_os = "linux")]
#![expect(
    clippy::unwrap_used,
    reason = "a test stops where something is not as it must be"
)]

mod figures;
mod kills;
mod picture;
#[path = "../support/programs.rs"]
mod programs;
mod refusals;
#[path = "../support/scripts.rs"]
mod scripts;
mod server;
#[path = "../rig/shim.rs"]
#[expect(
    dead_code,
    clippy::panic,
    reason = "the rig does more, and stops where something is not as it must be"
)]
mod shim;

use scripts::Scripts;
use serde_json::{Value, json};

/// Lets a script check something; skipped without the tools.
fn check(name: &str, settings: &Value) {
    if let Some(scripts) = Scripts::new() {
        print!("{}", scripts.run("phones/check.mjs", &[name], settings));
    }
}

/// Eight phones on bad lines: what they show in the end is what the ledger has, and there are as
/// many hands as were confirmed.
#[test]
fn ten_hands_on_bad_lines() {
    check("chaos", &json!({"hands": 10, "seed": 1}));
}

#[test]
#[ignore = "the long form: many minutes"]
fn two_hundred_hands_on_bad_lines() {
    check("chaos", &json!({"hands": 200, "seed": 2}));
}

/// Every tap of a hand is sent twice, for each point at which its answer can get lost.
#[test]
fn what_is_sent_twice_counts_once() {
    check("twice", &Value::Null);
}

/// Two phones enter, confirm, type and correct at once; one page is old.
#[test]
fn of_two_at_once_one_is_taken() {
    check("races", &Value::Null);
}

/// The program is killed and started again: seats and taps are there.
#[test]
fn phones_come_back_after_a_kill() {
    check("again", &json!({"times": 2}));
}

#[test]
#[ignore = "the long form: minutes"]
fn phones_come_back_after_many_kills() {
    check("again", &json!({"times": 30}));
}

/// A hand without a script, and one by keys alone; every card in view.
#[test]
fn a_hand_without_script_and_one_by_keys() {
    check("bare", &Value::Null);
}

/// Every screen fits, is large enough for a thumb, and is read by a screen reader.
#[test]
fn every_screen_fits() {
    check("screens", &Value::Null);
}

/// Whole piles of min-hwatu, each tapped on the own phone.
#[test]
fn piles_are_whole_when_their_players_say_so() {
    check("piles", &Value::Null);
}

/// Who plays, and what is sold, is said on the own phone.
#[test]
fn each_answers_on_the_own_phone_and_sells_there() {
    check("sale", &Value::Null);
}

/// Turns from the own phone, whose cards nobody else sees.
#[test]
fn a_hand_is_followed_turn_by_turn() {
    check("turns", &Value::Null);
}

/// A round with yaku, koi-koi of both players, and a draw.
#[test]
fn a_round_of_koi_koi() {
    check("koikoi", &Value::Null);
}

/// An objection holds a hand until it is taken back.
#[test]
fn an_objection_holds_a_hand() {
    check("objection", &Value::Null);
}

/// The referee opens a hand to which somebody objects.
#[test]
fn the_referee_opens_a_disputed_hand() {
    check("dispute", &Value::Null);
}
