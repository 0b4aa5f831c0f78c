//! An evening without a screen or a file: every flow, and the laws that hold in each.

mod at_tables;
#[cfg(feature = "serve")]
mod two_doors;

use super::keeper::{Keeper, NotTaken, TakenStep};
use super::state::{Input, Leaving, Mode, WhichSession, Wishes};
use super::step::Door;
use super::sure::Sure;
use super::told::Told;
use crate::date::{Date, Now};
use crate::ledger::{Body, DraftSubject, Ledger, PaidBody};
use std::path::Path;

/// A quarter past eight in the evening of 7 March 2026.
pub(super) fn now() -> Now {
    Now {
        day: Date::read("2026-03-07").unwrap(),
        at: "2026-03-07T20:15:00Z".to_owned(),
    }
}

/// An evening that has not begun.
fn keeper() -> Keeper {
    Keeper::new(
        Ledger::trial(Path::new("nowhere")).unwrap(),
        Wishes::default(),
    )
}

/// The result of an input.
#[derive(Debug)]
enum Came {
    /// The input was accepted, and these facts were told.
    Taken(Vec<Told>),
    /// The keeper asks this back.
    Asks(Sure),
    /// The input was rejected.
    Not(String),
}

fn came(of: Result<TakenStep, NotTaken>) -> Came {
    match of {
        Ok(taken) => Came::Taken(taken.told),
        Err(NotTaken::Asks(sure, _)) => Came::Asks(sure),
        Err(other) => Came::Not(format!("{other:?}")),
    }
}

pub(super) fn door<'a>(now: &'a Now, replies: &'a [bool], asks: bool, giver: &'a str) -> Door<'a> {
    Door {
        now,
        asks,
        spoken: None,
        giver,
        replies,
    }
}

/// Passes an input to the keeper, with replies to what the keeper asks back.
fn enter(keeper: &mut Keeper, input: &Input, replies: &[bool]) -> Came {
    let (now, version) = (now(), keeper.version());
    came(keeper.take(version, input, door(&now, replies, true, "")))
}

/// Types lines that raise no questions.
fn type_all(keeper: &mut Keeper, lines: &[&str]) {
    for line in lines {
        let came = enter(keeper, &Input::Line((*line).to_owned()), &[]);
        assert!(matches!(came, Came::Taken(_)), "{line}: {came:?}");
    }
}

/// Begins an evening for these players by the ruleset `pagat`, without money.
pub(super) fn seated(players: &str) -> Keeper {
    seated_at(keeper(), players)
}

/// Begins an evening for these players by these rules, without money.
pub(super) fn seated_by(players: &str, rules: &str) -> Keeper {
    let mut keeper = keeper();
    let now = now();
    let begun = came(keeper.start(WhichSession::Ask, door(&now, &[], true, "")));
    assert!(matches!(begun, Came::Taken(_)), "{begun:?}");
    type_all(&mut keeper, &[players, rules, "none", "none"]);
    keeper
}

fn seated_at(mut keeper: Keeper, players: &str) -> Keeper {
    let now = now();
    let begun = came(keeper.start(WhichSession::Ask, door(&now, &[], true, "")));
    assert!(matches!(begun, Came::Taken(_)), "{begun:?}");
    type_all(&mut keeper, &[players, "pagat", "none", "none"]);
    assert!(matches!(keeper.evening().mode, Mode::Hand(_)));
    keeper
}

/// Plays and writes a hand that Ann wins with 5 points, so that two losers owe her 5 each.
fn play_one(keeper: &mut Keeper) {
    type_all(keeper, &["Ann scores 5", "Ann stop"]);
    let written = enter(keeper, &Input::Confirm, &[]);
    assert!(matches!(written, Came::Taken(_)), "{written:?}");
}

/// Returns the entries of the ledger, without their times.
fn entries(keeper: &Keeper) -> Vec<String> {
    let all = keeper.ledger().entries(None).unwrap();
    all.iter()
        .map(|entry| format!("{:?}", entry.body))
        .collect()
}

#[test]
fn an_evening_runs_with_neither_screen_nor_file() {
    let mut keeper = seated("Ann Bo Chul");
    play_one(&mut keeper);
    play_one(&mut keeper);
    let session = keeper.evening().session.unwrap();
    // Ann gets 5 from each of two players in both hands.
    let so_far = keeper.book().so_far(session).unwrap();
    let net: Vec<(String, i64)> = so_far
        .net()
        .iter()
        .map(|(name, chips)| (name.to_string(), *chips))
        .collect();
    let want = [("Ann", 20), ("Bo", -10), ("Chul", -10)];
    assert_eq!(net, want.map(|(name, chips)| (name.to_owned(), chips)));
    drop(so_far);
    let ended = enter(&mut keeper, &Input::Line("end".to_owned()), &[true]);
    assert!(matches!(ended, Came::Taken(_)), "{ended:?}");
    assert!(matches!(keeper.evening().mode, Mode::Left(Leaving::Done)));
    let all = keeper.ledger().entries(None).unwrap();
    let kinds: Vec<&str> = all
        .iter()
        .map(|entry| match entry.body {
            Body::Session(_) => "session",
            Body::Hand(_) => "hand",
            Body::Close(_) => "close",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds, ["session", "hand", "hand", "close"]);
}

/// A flow: the state before, the input, and the greatest number of replies that the step asks for.
struct FlowCase {
    name: &'static str,
    before: fn() -> Keeper,
    input: Input,
    most: usize,
}

fn flows() -> Vec<FlowCase> {
    let two = || {
        let mut keeper = seated("Ann Bo Chul");
        play_one(&mut keeper);
        keeper
    };
    let flow = |name, before: fn() -> Keeper, input, most| FlowCase {
        name,
        before,
        input,
        most,
    };
    vec![
        flow("somebody comes", two, Input::Line("join Dan".to_owned()), 1),
        flow(
            "somebody near comes",
            two,
            Input::Line("join Chull".to_owned()),
            2,
        ),
        flow(
            "somebody goes home",
            two,
            Input::Line("leave Bo".to_owned()),
            1,
        ),
        flow(
            "chips of another worth",
            two,
            Input::Line("chip 100 KRW".to_owned()),
            2,
        ),
        flow(
            "chips of a strange worth",
            two,
            Input::Line("chip 5 beans".to_owned()),
            3,
        ),
        flow("the evening ends", two, Input::Line("end".to_owned()), 1),
        flow("back to the written hand", two, Input::Back, 1),
        flow(
            "the written hand again",
            two,
            Input::Line("correct".to_owned()),
            0,
        ),
        flow("a dispute", two, Input::Line("dispute".to_owned()), 0),
        flow("who sits out", two, Input::Line("out Bo".to_owned()), 0),
        flow("a line", two, Input::Line("Bo scores 7".to_owned()), 0),
        flow("leaving", two, Input::Leave(Leaving::Interrupted), 0),
        flow(
            "an agreed claim",
            || {
                let mut keeper = seated("Ann Bo Chul");
                play_one(&mut keeper);
                type_all(&mut keeper, &["dispute", "Ann scores 7"]);
                keeper
            },
            Input::Line("agree miscounted".to_owned()),
            1,
        ),
        flow(
            "the reason of a correction",
            || {
                let mut keeper = seated("Ann Bo Chul");
                play_one(&mut keeper);
                type_all(&mut keeper, &["correct", "Bo"]);
                keeper
            },
            Input::Reason("a slip".to_owned()),
            0,
        ),
        flow(
            "an entry is changed",
            || {
                let mut keeper = seated("Ann Bo Chul");
                type_all(&mut keeper, &["Ann scores 5", "edit 1"]);
                keeper
            },
            Input::Line("Ann scores 7".to_owned()),
            0,
        ),
        flow(
            "players",
            keeper_in_setup,
            Input::Line("Ann Bo Chul".to_owned()),
            0,
        ),
        flow("all is as last time", keeper_in_setup, Input::Back, 0),
    ]
}

fn keeper_in_setup() -> Keeper {
    let mut keeper = keeper();
    let now = now();
    let begun = came(keeper.start(WhichSession::New, door(&now, &[], true, "")));
    assert!(matches!(begun, Came::Taken(_)), "{begun:?}");
    keeper
}

/// Returns the result of an input as text, without the parts whose order is random.
fn told_of(came: &Came) -> String {
    let Came::Taken(all) = came else {
        return format!("{came:?}");
    };
    let one = |told: &Told| match told {
        Told::SettledUp(so_far) => format!("{:?} {:?}", so_far.net(), so_far.balances()),
        told => format!("{told:?}"),
    };
    all.iter().map(one).collect::<Vec<String>>().join("\n")
}

/// Returns every list of `length` yes-or-no answers.
fn answers(length: usize) -> Vec<Vec<bool>> {
    (0..1_u32 << length)
        .map(|bits| (0..length).map(|at| bits >> at & 1 == 1).collect())
        .collect()
}

#[test]
fn any_prefix_of_replies_gives_a_question_or_the_same_step() {
    for FlowCase {
        name,
        before,
        input,
        most,
    } in flows()
    {
        for all in answers(most + 1) {
            let whole = {
                let mut keeper = before();
                let came = told_of(&enter(&mut keeper, &input, &all));
                (came, entries(&keeper))
            };
            let mut asked = 0;
            for length in 0..=all.len() {
                let mut keeper = before();
                let written = entries(&keeper);
                match enter(&mut keeper, &input, &all[..length]) {
                    Came::Asks(_) => {
                        // A step that asks writes nothing.
                        assert!(entries(&keeper) == written, "{name} {all:?} {length}");
                        asked = length + 1;
                    }
                    came => {
                        let step = (told_of(&came), entries(&keeper));
                        assert!(step == whole, "{name} {all:?} {length}");
                    }
                }
            }
            assert!(asked <= most, "{name} asks {asked} times");
        }
    }
}

#[test]
fn each_flow_that_asks_asks_with_some_answers() {
    for flow in flows().into_iter().filter(|flow| flow.most > 0) {
        let mut keeper = (flow.before)();
        let came = enter(&mut keeper, &flow.input, &[]);
        assert!(matches!(came, Came::Asks(_)), "{}: {came:?}", flow.name);
    }
}

#[test]
fn scripts_and_people_come_to_the_same_entries() {
    let lines = [
        "Ann Bo Chul",
        "pagat",
        "none",
        "none",
        "Ann scores 5",
        "Ann stop",
        "y",
        "leave Bo",
        "Chul scores 7",
        "Chul stop",
        "y",
        "end",
    ];
    let played = |asks: bool| {
        let mut keeper = keeper();
        let now = now();
        let start = door(&now, &[], asks, "");
        came(keeper.start(WhichSession::New, start));
        for line in lines {
            let replies = [true, true];
            let version = keeper.version();
            let door = door(&now, &replies, asks, "");
            let came = came(keeper.take(version, &Input::Line((*line).to_owned()), door));
            assert!(matches!(came, Came::Taken(_)), "{line}: {came:?}");
        }
        entries(&keeper)
    };
    assert_eq!(played(true), played(false));
}

#[test]
fn what_was_asked_before_is_asked_again() {
    let mut keeper = seated("Ann Bo Chul");
    let seen = keeper.version();
    let now = now();
    let tapped = keeper.take(
        seen,
        &Input::Line("Ann scores 5".to_owned()),
        door(&now, &[], true, "Bo"),
    );
    assert!(tapped.is_ok(), "{tapped:?}");
    let typed = keeper.take(
        seen,
        &Input::Line("Chul scores 7".to_owned()),
        door(&now, &[], true, ""),
    );
    assert!(matches!(typed, Err(NotTaken::Stale)), "{typed:?}");
    assert_eq!(keeper.evening().play().unwrap().texts(), ["Ann scores 5"]);
}

#[test]
fn a_step_back_takes_back_the_last_line_and_says_whose_it_was() {
    let mut keeper = seated("Ann Bo Chul");
    let now = now();
    type_all(&mut keeper, &["Ann scores 5"]);
    let version = keeper.version();
    let tapped = keeper.take(
        version,
        &Input::Line("Bo go".to_owned()),
        door(&now, &[], true, "Bo"),
    );
    assert!(tapped.is_ok(), "{tapped:?}");
    for (text, giver) in [("Bo go", "Bo"), ("Ann scores 5", "")] {
        let Came::Taken(told) = enter(&mut keeper, &Input::Back, &[]) else {
            panic!("{text} is taken back");
        };
        let back = told.iter().find_map(|told| match told {
            Told::TakenBack { text, giver } => Some((text.as_str(), giver.as_str())),
            _ => None,
        });
        assert_eq!(back, Some((text, giver)));
    }
}

#[test]
fn a_setup_a_dispute_and_a_hand_asked_again_have_drafts() {
    let mut setup = keeper_in_setup();
    type_all(&mut setup, &["Ann Bo Chul"]);
    assert_eq!(
        setup.ledger().draft(DraftSubject::Setup).unwrap(),
        ["Ann Bo Chul"]
    );
    type_all(&mut setup, &["pagat", "none", "none"]);
    assert!(
        setup
            .ledger()
            .draft(DraftSubject::Setup)
            .unwrap()
            .is_empty()
    );

    let mut keeper = seated("Ann Bo Chul");
    play_one(&mut keeper);
    let hand = keeper.ledger().last_hand(None).unwrap().unwrap().id;
    type_all(&mut keeper, &["dispute", "Ann scores 7"]);
    let claims = keeper.ledger().draft(DraftSubject::Dispute(hand)).unwrap();
    assert_eq!(claims.last().map(String::as_str), Some("Ann scores 7"));
    type_all(&mut keeper, &["quit", "correct", "Bo"]);
    let answers = keeper.ledger().draft(DraftSubject::Again(hand)).unwrap();
    assert_eq!(answers.last().map(String::as_str), Some("Bo"));
}

#[test]
fn what_other_programs_write_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    let ledger = Ledger::open_to_play(&path).unwrap();
    let mut keeper = seated_at(Keeper::new(ledger, Wishes::default()), "Ann Bo Chul");
    let session = keeper.evening().session.unwrap();
    let mut other = Ledger::open(&path).unwrap();
    // A payment, written by another program, does not affect the hand in play.
    let body = PaidBody {
        from: "Ann".into(),
        to: "Bo".into(),
        amount: "5".to_owned(),
        currency: "EUR".to_owned(),
        day: "2026-03-07".to_owned(),
        note: None,
    };
    other.append_paid(&now().at, "another", &body).unwrap();
    type_all(&mut keeper, &["Ann scores 5"]);
    // A draft that another program changed affects the hand in play.
    other.truncate_draft(session, 0).unwrap();
    let (now, version) = (now(), keeper.version());
    let typed = keeper.take(
        version,
        &Input::Line("hand stop".to_owned()),
        door(&now, &[], true, ""),
    );
    assert!(matches!(typed, Err(NotTaken::Stale)), "{typed:?}");
    assert!(keeper.evening().play().unwrap().texts().is_empty());
    // The next answer is to the current question.
    type_all(&mut keeper, &["Bo scores 7"]);
    assert_eq!(other.draft(session).unwrap(), ["Bo scores 7"]);
}

/// The keeper tells, asks back and writes names and input, but no sentences: the test lists each
/// text field with what the field holds.
#[test]
fn no_sentence_is_told_asked_or_written() {
    let sources = [
        include_str!("told.rs"),
        include_str!("sure.rs"),
        include_str!("step.rs"),
    ];
    let holds_text = |line: &&str| line.contains("String") && !line.trim_start().starts_with("//");
    let fields: Vec<&str> = sources
        .iter()
        .flat_map(|source| source.lines())
        .filter(holds_text)
        .map(str::trim)
        .collect();
    let known = [
        // Names and currencies, as typed.
        "NearName { name: String, near: String },",
        "NearMoney { currency: String, near: String },",
        "NewMoney { currency: String },",
        // A table's name.
        "OfTable { name: Name, table: String },",
        "player: String,",
        // What was entered for a hand or before it.
        "LeftOut(String),",
        "Entered(Vec<(Option<Asking>, String)>),",
        "TakenBack { text: String, giver: String },",
        "text: String,",
        "lines: Vec<String>,",
    ];
    assert!(!fields.is_empty());
    for field in fields {
        assert!(known.contains(&field), "{field}");
    }
}
