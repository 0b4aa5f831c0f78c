//! If standard output is not a terminal and no colour is asked for, the output is plain text: no
//! control bytes except line feeds, whatever the record and the ledger contain.

use super::commands::{About, COMMANDS, Command, HOUSE};
use super::records::{Record, records};
use super::{Depth, each};
use crate::support::{Dokbak, Told};
use dokbak::case::{Case, Opening};
use dokbak::ledger::{CorrectionBody, HandBody, Ledger, SessionBody, Worth};
use dokbak::rules::Ruleset;

/// Characters that a terminal would obey, or that would reverse the text.
const HOSTILE: &str = "\u{1b}[31mred\u{1b}]0;title\u{7}\r\u{8}\t\u{9b}2J\u{202e}\u{2066}\u{7f}";

/// A record in which every free text is hostile.
fn record() -> String {
    // A carriage return ends a line.
    let comment = HOSTILE.replace('\r', "");
    format!(
        "players Ann Bo Chul # {comment}\nAnn takes 1g 3g 8g # {comment}\nBo counts g0 p9\n\
         Chul counts g1 p9\nAnn stop # {comment}\n"
    )
}

/// Returns a home with a ledger whose entry 2 is a hand, and where all free text is hostile: names
/// of rules, currency, comments, reasons, and a ruleset's description.
fn hostile() -> Dokbak {
    let dokbak = Dokbak::new();
    let text = record();
    let verdict = Case::read(&text, Opening::default()).settle().unwrap();
    let mut ledger = Ledger::open(&dokbak.ledger()).unwrap();
    let (at, engine) = ("2026-11-20T19:30:00Z", "0.1.0");
    let ruleset = Ruleset {
        title: HOSTILE.into(),
        about: HOSTILE.into(),
        ..Ruleset::default()
    };
    let session = SessionBody {
        players: ["Ann", "Bo", "Chul"].map(Into::into).to_vec(),
        rules: HOSTILE.to_owned(),
        ruleset: ruleset.text(),
        chip: Some(Worth::new(format!("100 {HOSTILE}"))),
        length: None,
        day: None,
        follows: None,
        is_result: false,
        table: None,
    };
    let id = ledger.open_session(at, engine, &session).unwrap();
    let hand = HandBody {
        number: 1,
        record: text.clone(),
        verdict: verdict.to_json(),
        net: verdict.net.clone(),
    };
    let of = ledger.append_hand(id, at, engine, &hand).unwrap();
    let correction = CorrectionBody {
        of,
        reason: HOSTILE.to_owned(),
        record: text,
        verdict: hand.verdict,
        net: hand.net,
    };
    ledger
        .append_correction(id, at, engine, &correction)
        .unwrap();
    ledger
        .push_draft(id, 0, &format!("Ann takes 1p # {HOSTILE}"))
        .unwrap();
    dokbak
}

/// Checks that output is plain.
fn plain(line: &str, told: &Told) -> Result<(), String> {
    let is_plain = |text: &str| {
        let obeyed = |letter: char| {
            letter != '\n' && letter.is_control()
                || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        };
        !text.contains(obeyed)
    };
    if told.status.is_some() && is_plain(&told.stdout) && is_plain(&told.stderr) {
        Ok(())
    } else {
        Err(format!("dokbak {line}: {told:?}"))
    }
}

fn run(home: &Dokbak, command: &Command, path: &str) -> Result<(), String> {
    let line = command.line.replace("RECORD", &format!("|{path}|"));
    plain(&line, &home.typed(&line).stdin(command.input).run())
}

fn of_a_worked_record((command, record): &(&Command, &Record)) -> Result<(), String> {
    let home = match command.about {
        About::Ledger => record.in_a_ledger(),
        About::Record | About::Nothing => Some(Dokbak::new()),
    };
    let Some(home) = home else { return Ok(()) };
    let home = home.file(HOUSE.0, HOUSE.1);
    run(&home, command, &record.path.display().to_string())
}

fn worked(depth: Depth) {
    let each_with = |command| records().iter().map(move |record| (command, record));
    let all = COMMANDS.iter().flat_map(each_with).collect();
    each(&depth.of(all), of_a_worked_record);
}

#[test]
fn a_worked_record_is_told_plainly() {
    worked(Depth::Sample(150));
}

#[test]
#[ignore = "minutes: every command over every worked record"]
fn every_worked_record_is_told_plainly() {
    worked(Depth::All);
}

#[test]
fn hostile_texts_are_told_plainly() {
    let commands: Vec<&Command> = COMMANDS.iter().collect();
    each(&commands, |command| {
        let home = hostile()
            .file(HOUSE.0, HOUSE.1)
            .file("hostile.hwatu", &record());
        run(&home, command, "hostile.hwatu")
    });
}
