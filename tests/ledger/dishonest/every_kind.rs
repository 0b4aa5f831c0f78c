//! A ledger with entries of every kind.

use crate::table::ENGINE;
use dokbak::ledger::{
    AdjustmentBody, Batch, CloseBody, CorrectionBody, DayBody, DuplicateRuling, DuplicateStatement,
    HandBody, Ledger, NoteBody, PaidBody, PersonBody, ReopenBody, SeasonBody, SessionBody,
    SessionId, SettledBody, VoidBody, Worth,
};
use dokbak::{Case, Opening, Ruleset};

fn hand(players: &[&str], who: &str, number: u32, ruleset: &Ruleset) -> HandBody {
    let record = format!(
        "players {}\n{who} ppuk 4 first\nnagari\n",
        players.join(" ")
    );
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    let verdict = Case::read(&record, opening).settle().unwrap();
    HandBody {
        number,
        record,
        verdict: verdict.to_json(),
        net: verdict.net,
    }
}

/// Writes entries of every kind on a day; `third` never sat with Ann.
pub(super) fn every_kind(ledger: &mut Ledger, day: &str, third: &str) {
    let ruleset = Ruleset::default();
    let at = format!("{day}T19:30:00Z");
    let at = at.as_str();
    let open = |players: &[&str]| SessionBody {
        players: players.iter().map(|&name| name.into()).collect(),
        rules: "pagat".to_owned(),
        ruleset: ruleset.text(),
        chip: Some(Worth::new("100 KRW")),
        length: Some(3),
        day: Some(day.to_owned()),
        follows: None,
        is_result: false,
        table: None,
    };
    let mut batch = ledger.batch().unwrap();
    let play = |batch: &mut Batch<'_>, session, players: &[&str], who, number| {
        let body = hand(players, who, number, &ruleset);
        batch.append_hand(session, at, ENGINE, &body).unwrap()
    };
    let close =
        |batch: &mut Batch<'_>, session, net: &[(&str, i64)], transfers: &[(&str, &str, i64)]| {
            let transfers = transfers
                .iter()
                .map(|&(from, to, chips)| (from.into(), to.into(), chips));
            let body = CloseBody {
                net: net
                    .iter()
                    .map(|&(name, chips)| (name.into(), chips))
                    .collect(),
                transfers: transfers.collect(),
            };
            batch.close_session(session, at, ENGINE, &body).unwrap();
        };
    let three = ["Ann", "Bo", "Chul"];
    let first = batch.open_session(at, ENGINE, &open(&three)).unwrap();
    let of = play(&mut batch, first, &three, "Ann", 1);
    play(&mut batch, first, &three, "Ann", 2);
    let again = hand(&three, "Bo", 1, &ruleset);
    let body = CorrectionBody {
        of,
        reason: "It was Bo".to_owned(),
        record: again.record,
        verdict: again.verdict,
        net: again.net,
    };
    batch.append_correction(first, at, ENGINE, &body).unwrap();
    // Each ppuk brings 3 from each of the others: Ann -3 + 6, Bo 6 - 3, Chul -3 - 3.
    close(
        &mut batch,
        first,
        &[("Ann", 3), ("Bo", 3), ("Chul", -6)],
        &[("Chul", "Ann", 3), ("Chul", "Bo", 3)],
    );
    let going = SessionBody {
        follows: Some(first),
        is_result: false,
        table: None,
        ..open(&["Ann", "Bo"])
    };
    let second = batch.open_session(at, ENGINE, &going).unwrap();
    play(&mut batch, second, &["Ann", "Bo"], "Ann", 1);
    close(
        &mut batch,
        second,
        &[("Ann", 3), ("Bo", -3)],
        &[("Bo", "Ann", 3)],
    );
    batch
        .reopen_session(second, at, ENGINE, &ReopenBody::default())
        .unwrap();
    let body = DayBody {
        day: day.to_owned(),
    };
    batch.date_session(second, at, ENGINE, &body).unwrap();
    let alone = batch
        .open_session(at, ENGINE, &open(&[third, "Bo"]))
        .unwrap();
    play(&mut batch, alone, &[third, "Bo"], "Bo", 1);
    let body = VoidBody {
        void: true,
        reason: "for fun".to_owned(),
    };
    let trial = batch
        .open_session(at, ENGINE, &open(&["Ann", "Bo"]))
        .unwrap();
    play(&mut batch, trial, &["Ann", "Bo"], "Bo", 1);
    batch.void_session(trial, at, ENGINE, &body).unwrap();
    let word = DuplicateStatement {
        one: second,
        other: alone,
        said: Some(DuplicateRuling::Twice(second)),
        handed: (Vec::new(), Vec::new()),
    };
    batch.append_twice(at, ENGINE, &word).unwrap();
    words(&mut batch, at, day, third);
    beside(&mut batch, first, at, day);
    batch.commit().unwrap();
}

/// Writes statements about people and money.
fn words(batch: &mut Batch<'_>, at: &str, day: &str, third: &str) {
    let called = format!("{third}'");
    for body in [
        PersonBody::Rename {
            who: third.into(),
            name: called.into(),
        },
        PersonBody::Join {
            who: third.into(),
            with: "Chul".into(),
        },
        PersonBody::Part { who: third.into() },
        PersonBody::Guest {
            who: third.into(),
            guest: true,
        },
    ] {
        batch.append_person(at, ENGINE, &body).unwrap();
    }
    let body = PaidBody {
        from: "Bo".into(),
        to: "Ann".into(),
        amount: "500".to_owned(),
        currency: "KRW".to_owned(),
        day: day.to_owned(),
        note: Some("for tea".to_owned()),
    };
    batch.append_paid(at, ENGINE, &body).unwrap();
    let body = SettledBody {
        day: day.to_owned(),
        transfers: vec![(
            "Bo".into(),
            "Ann".into(),
            "100".to_owned(),
            "KRW".to_owned(),
        )],
    };
    batch.append_settled(at, ENGINE, &body).unwrap();
}

/// Writes an adjustment in chips and one in money, of which one is taken back; a season; a note.
fn beside(batch: &mut Batch<'_>, evening: SessionId, at: &str, day: &str) {
    let share = |name: &str, amount: &str| (name.into(), amount.to_owned());
    let body = AdjustmentBody {
        day: day.to_owned(),
        reason: "from the old book".to_owned(),
        chip: Some(Worth::new("100 KRW")),
        currency: None,
        shares: vec![share("Ann", "12"), share("Bo", "-12")],
    };
    let taken_back = batch.append_adjustment(at, ENGINE, &body).unwrap();
    let body = AdjustmentBody {
        day: day.to_owned(),
        reason: "late".to_owned(),
        chip: None,
        currency: Some("KRW".to_owned()),
        shares: vec![share("Bo", "-500"), share("cake", "500")],
    };
    batch.append_adjustment(at, ENGINE, &body).unwrap();
    batch.undo_adjustment(at, ENGINE, &taken_back).unwrap();
    let body = SeasonBody {
        name: "Autumn".to_owned(),
        days: Some(("2026-09-01".to_owned(), "2026-11-30".to_owned())),
    };
    batch.append_season(at, ENGINE, &body).unwrap();
    let body = NoteBody {
        text: Some("rain all night".to_owned()),
        place: Some("at the lake".to_owned()),
    };
    batch.append_note(evening, at, ENGINE, &body).unwrap();
}
