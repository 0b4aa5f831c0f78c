//! Everything that can be written into a ledger, as the library writes it.

use crate::desk::{AT, Desk, ENGINE, paid};
use dokbak::ledger::{
    AdjustmentBody, CloseBody, CorrectionBody, DayBody, DuplicateRuling, DuplicateStatement,
    EntryId, GoingOn, HandBody, Ledger, LedgerError, Net, NoteBody, PersonBody, RawEntry,
    ReopenBody, SeasonBody, SessionBody, SessionId, SettledBody, VoidBody, Worth,
};
use dokbak::{Case, Opening};

const PILES: [&str; 3] = [
    "Ann has 1g 3g 8g 1t 2t 3t\nBo counts g1 p7\n철수 counts g1 p6\nAnn stop\n",
    "Bo has 2y 4y 8y 1p 3p 9p\n철수 counts g1 p6\nAnn counts g1 p6\nBo stop\n",
    "철수 has 4t 5t 7t 1g 3g 8g\nAnn counts g1 p3\nBo counts g1 p6\n철수 stop\n",
];
const KOIKOI: [&str; 3] = [
    "Aki has 1t 2t 3t\nAki shobu\n",
    "draw\n",
    "Ben has 1t 4t 5t 6t 7t\nBen shobu\n",
];

/// One thing to write.
pub(crate) type Operation = (&'static str, fn(&mut Ledger));

/// Returns everything that can be written; the entries have the numbers that the bodies name.
pub(crate) fn operations() -> Vec<Operation> {
    let mut all = evening();
    all.extend(points());
    all.extend(beside());
    all.extend(people());
    all.extend(duplicates());
    all.extend(others());
    all
}

/// Session 1: hands, one of another day, one dealt again, a correction, a close that is taken back.
fn evening() -> Vec<Operation> {
    vec![
        ("open", |ledger| open(ledger, &table(), 1)),
        ("hand", |ledger| play(ledger, 1, 1, PILES[0])),
        ("another hand", |ledger| play(ledger, 1, 2, PILES[1])),
        ("hand of another day", |ledger| {
            let body = settled(3, "date 2026-11-21\n", "Ann Bo 철수", PILES[2]);
            ledger.append_hand(SessionId(1), AT, ENGINE, &body).unwrap();
        }),
        ("nagari", |ledger| play(ledger, 1, 4, "nagari\n")),
        ("correction", |ledger| correct(ledger, 1, 3)),
        ("note", |ledger| {
            let body = NoteBody {
                text: Some("다섯 고도리".to_owned()),
                place: Some("the lake".to_owned()),
            };
            ledger.append_note(SessionId(1), AT, ENGINE, &body).unwrap();
        }),
        ("close", |ledger| close(ledger, 1)),
        ("reopen", |ledger| {
            let body = ReopenBody {};
            ledger
                .reopen_session(SessionId(1), AT, ENGINE, &body)
                .unwrap();
        }),
        ("hand after all", |ledger| play(ledger, 1, 5, PILES[0])),
        ("close again", |ledger| close(ledger, 1)),
        ("correction after the close", |ledger| {
            correct(ledger, 1, 10);
        }),
    ]
}

/// Session 13: points, which are chips at the end only; then void, and not.
fn points() -> Vec<Operation> {
    vec![
        ("open for points", |ledger| open(ledger, &koikoi(), 13)),
        ("round", |ledger| round(ledger, 1)),
        ("draw", |ledger| round(ledger, 2)),
        ("last round", |ledger| round(ledger, 3)),
        ("close with points", |ledger| close(ledger, 13)),
        ("void", |ledger| void(ledger, 13, true)),
        ("not void", |ledger| void(ledger, 13, false)),
        ("another day", |ledger| {
            let body = DayBody {
                day: "2026-10-31".to_owned(),
            };
            ledger
                .date_session(SessionId(1), AT, ENGINE, &body)
                .unwrap();
        }),
    ]
}

/// Entries 21 to 28: money and seasons.
fn beside() -> Vec<Operation> {
    vec![
        ("paid", |ledger| {
            ledger.append_paid(AT, ENGINE, &paid("buy-in")).unwrap();
        }),
        ("settled", |ledger| {
            let body = SettledBody {
                day: "2026-11-20".to_owned(),
                transfers: vec![("Bo".into(), "Ann".into(), "300".into(), "KRW".into())],
            };
            ledger.append_settled(AT, ENGINE, &body).unwrap();
        }),
        ("adjustment in chips", |ledger| {
            let chip = Some(Worth::new("100 KRW"));
            adjust(ledger, chip, None, &[("Ann", "120"), ("Bo", "-120")]);
        }),
        ("adjustment in money", |ledger| {
            let shares = [("Ann", "-500"), ("여행 돈", "500")];
            adjust(ledger, None, Some("KRW"), &shares);
        }),
        ("adjustment taken back", |ledger| undo(ledger, 23)),
        ("adjustment again", |ledger| undo(ledger, 25)),
        ("season", |ledger| {
            season(ledger, Some(("2026-09-01", "2026-11-30")));
        }),
        ("no season", |ledger| season(ledger, None)),
    ]
}

/// Entries 29 to 32.
fn people() -> Vec<Operation> {
    fn word(ledger: &mut Ledger, body: &PersonBody) {
        ledger.append_person(AT, ENGINE, body).unwrap();
    }
    vec![
        ("rename", |ledger| {
            let (who, name) = ("Ann".into(), "Anna".into());
            word(ledger, &PersonBody::Rename { who, name });
        }),
        ("join", |ledger| {
            let (who, with) = ("Aki".into(), "Bo".into());
            word(ledger, &PersonBody::Join { who, with });
        }),
        ("part", |ledger| {
            word(ledger, &PersonBody::Part { who: "Aki".into() });
        }),
        ("guest", |ledger| {
            let (who, guest) = ("Ben".into(), true);
            word(ledger, &PersonBody::Guest { who, guest });
        }),
    ]
}

/// Session 33 is a part of session 1, and then it is not; entries to 40.
fn duplicates() -> Vec<Operation> {
    fn twice(ledger: &mut Ledger, said: DuplicateRuling) {
        let word = DuplicateStatement {
            one: SessionId(1),
            other: SessionId(33),
            said: Some(said),
            handed: (Vec::new(), Vec::new()),
        };
        ledger.append_twice(AT, ENGINE, &word).unwrap();
    }
    vec![
        ("open what was kept twice", |ledger| {
            open(ledger, &table(), 33);
        }),
        ("hand that was kept twice", |ledger| {
            play(ledger, 33, 1, PILES[0]);
        }),
        ("twice", |ledger| {
            twice(ledger, DuplicateRuling::Twice(SessionId(1)));
        }),
        ("hand of what does not count", |ledger| {
            play(ledger, 33, 2, PILES[2]);
        }),
        ("both", |ledger| twice(ledger, DuplicateRuling::Both)),
        ("close of what was kept twice", |ledger| close(ledger, 33)),
        ("paid twice", |ledger| {
            ledger.append_paid(AT, ENGINE, &paid("buy-in")).unwrap();
        }),
        ("the same money", |ledger| {
            let mut batch = ledger.batch().unwrap();
            let two = (EntryId(21), EntryId(39));
            batch.append_same_money(AT, ENGINE, two, true).unwrap();
            batch.commit().unwrap();
        }),
    ]
}

/// Session 41, which is void while it is played, 47 that becomes 50, a result, and an import.
fn others() -> Vec<Operation> {
    vec![
        ("open a trial", |ledger| open(ledger, &table(), 41)),
        ("void at once", |ledger| void(ledger, 41, true)),
        ("hand of a void one", |ledger| play(ledger, 41, 1, PILES[1])),
        ("correction of a void one", |ledger| correct(ledger, 41, 43)),
        ("close of a void one", |ledger| close(ledger, 41)),
        ("counts after all", |ledger| void(ledger, 41, false)),
        ("open to go on", |ledger| open(ledger, &table(), 47)),
        ("hand before going on", |ledger| {
            play(ledger, 47, 1, PILES[2]);
        }),
        ("go on", |ledger| {
            let going = GoingOn {
                close: nothing_due(),
                next: SessionBody {
                    players: ["Ann", "Bo"].map(Into::into).to_vec(),
                    ..table()
                },
                draft: vec!["players Ann Bo".to_owned()],
            };
            let next = ledger.go_on(SessionId(47), AT, ENGINE, &going).unwrap();
            assert_eq!(next, SessionId(50));
        }),
        ("result of an evening", |ledger| {
            let body = SessionBody {
                is_result: true,
                day: Some("2026-01-31".to_owned()),
                ..table()
            };
            open(ledger, &body, 51);
            play(ledger, 51, 1, PILES[1]);
        }),
        ("import", |ledger| {
            let entries = elsewhere();
            let mut batch = ledger.batch().unwrap();
            let mut each =
                |take: &mut dokbak::ledger::Each<'_>| entries.iter().cloned().try_for_each(take);
            let taken = batch.take_in::<LedgerError>(AT, ENGINE, &mut each).unwrap();
            assert_eq!((taken.new, taken.known), (4, 0));
            batch.commit().unwrap();
        }),
    ]
}

/// Returns the entries of another ledger, always the same.
fn elsewhere() -> Vec<RawEntry> {
    let mut other = Desk::alone();
    let body = SessionBody {
        day: Some("2026-12-24".to_owned()),
        ..table()
    };
    open(&mut other.ledger, &body, 1);
    play(&mut other.ledger, 1, 1, PILES[2]);
    correct(&mut other.ledger, 1, 2);
    close(&mut other.ledger, 1);
    other.entries()
}

pub(crate) fn table() -> SessionBody {
    SessionBody {
        players: ["Ann", "Bo", "철수"].map(Into::into).to_vec(),
        rules: "pagat".to_owned(),
        ruleset: include_str!("../../rulesets/pagat.yaml").to_owned(),
        chip: Some(Worth::new("100 KRW")),
        length: None,
        day: Some("2026-11-20".to_owned()),
        follows: None,
        is_result: false,
        table: None,
    }
}

fn koikoi() -> SessionBody {
    SessionBody {
        players: ["Aki", "Ben"].map(Into::into).to_vec(),
        rules: "koikoi".to_owned(),
        ruleset: include_str!("../../rulesets/koikoi.yaml").to_owned(),
        ..table()
    }
}

fn open(ledger: &mut Ledger, body: &SessionBody, due: i64) {
    let session = ledger.open_session(AT, ENGINE, body).unwrap();
    assert_eq!(session, SessionId(due));
}

/// Returns a hand, settled by the engine.
fn settled(number: u32, head: &str, players: &str, lines: &str) -> HandBody {
    let record = format!("{head}players {players}\n{lines}");
    let verdict = Case::read(&record, Opening::default()).settle().unwrap();
    HandBody {
        number,
        verdict: verdict.to_json(),
        net: verdict.net,
        record,
    }
}

pub(crate) fn play(ledger: &mut Ledger, session: i64, number: u32, lines: &str) {
    let body = settled(number, "", "Ann Bo 철수", lines);
    let session = SessionId(session);
    ledger.append_hand(session, AT, ENGINE, &body).unwrap();
}

/// Returns a hand that Ann won.
pub(crate) fn hand(number: u32) -> HandBody {
    settled(number, "", "Ann Bo 철수", PILES[0])
}

fn round(ledger: &mut Ledger, number: u32) {
    let lines = KOIKOI[number as usize - 1];
    let body = settled(number, "rules koikoi\n", "Aki Ben", lines);
    ledger
        .append_hand(SessionId(13), AT, ENGINE, &body)
        .unwrap();
}

fn correct(ledger: &mut Ledger, session: i64, of: i64) {
    let hand = settled(1, "date 2026-11-22\n", "Ann Bo 철수", PILES[2]);
    let body = CorrectionBody {
        of: EntryId(of),
        reason: "철수 won".to_owned(),
        record: hand.record,
        verdict: hand.verdict,
        net: hand.net,
    };
    let session = SessionId(session);
    ledger
        .append_correction(session, AT, ENGINE, &body)
        .unwrap();
}

fn nothing_due() -> CloseBody {
    CloseBody {
        net: Net::new(),
        transfers: Vec::new(),
    }
}

fn close(ledger: &mut Ledger, session: i64) {
    let session = SessionId(session);
    let body = nothing_due();
    ledger.close_session(session, AT, ENGINE, &body).unwrap();
}

fn void(ledger: &mut Ledger, session: i64, void: bool) {
    let reason = "a trial".to_owned();
    let body = VoidBody { void, reason };
    let session = SessionId(session);
    ledger.void_session(session, AT, ENGINE, &body).unwrap();
}

fn adjust(
    ledger: &mut Ledger,
    chip: Option<Worth>,
    currency: Option<&str>,
    shares: &[(&str, &str)],
) {
    let shares = shares
        .iter()
        .map(|(name, share)| ((*name).into(), (*share).to_owned()));
    let body = AdjustmentBody {
        day: "2026-11-20".to_owned(),
        reason: "from the old book".to_owned(),
        chip,
        currency: currency.map(str::to_owned),
        shares: shares.collect(),
    };
    ledger.append_adjustment(AT, ENGINE, &body).unwrap();
}

fn undo(ledger: &mut Ledger, entry: i64) {
    ledger.undo_adjustment(AT, ENGINE, &EntryId(entry)).unwrap();
}

fn season(ledger: &mut Ledger, days: Option<(&str, &str)>) {
    let body = SeasonBody {
        name: "가을".to_owned(),
        days: days.map(|(since, until)| (since.to_owned(), until.to_owned())),
    };
    ledger.append_season(AT, ENGINE, &body).unwrap();
}
