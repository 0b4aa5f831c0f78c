//! Two doors at one keeper: the prompt as its client, and a phone.

use super::super::handle::KeeperHandle;
use super::super::keeper::{Keeper, NotTaken, TakenStep};
use super::super::shared::{OwnDoor, SharedKeeper};
use super::super::state::{Input, Leaving, Mode, WhichSession, Wishes};
use super::super::step::{Door, Write};
use super::super::tap::{Tap, Tapped};
use super::super::told::Told;
use crate::date::{Date, Now};
use crate::ledger::{Ledger, PaidBody};
use std::sync::mpsc::{Receiver, channel};
use tempfile::TempDir;

fn now() -> Now {
    Now {
        day: Date::read("2026-03-07").unwrap(),
        at: "2026-03-07T20:15:00Z".to_owned(),
    }
}

fn door<'a>(now: &'a Now, giver: &'a str) -> Door<'a> {
    Door {
        now,
        asks: true,
        spoken: None,
        giver,
        replies: &[],
    }
}

fn line(text: &str) -> Input {
    Input::Line(text.to_owned())
}

/// A table with a prompt and phones.
struct Doors {
    prompt: KeeperHandle,
    phones: SharedKeeper,
    published: Receiver<u64>,
    _folder: TempDir,
}

impl Doors {
    /// Returns a table of Ann, Bo and Chul in their first hand, before any phone was there.
    fn seated() -> Self {
        let folder = TempDir::new().unwrap();
        let ledger = Ledger::open_to_play(&folder.path().join("ledger.db")).unwrap();
        let mut prompt = KeeperHandle::new(ledger, Wishes::default());
        prompt.start(WhichSession::Ask, door(&now(), "")).unwrap();
        for text in ["Ann Bo Chul", "pagat", "none", "none"] {
            let version = prompt.version();
            prompt.take(version, &line(text), door(&now(), "")).unwrap();
        }
        let (tell, published) = channel();
        let publish = move |keeper: &Keeper| {
            let _ = tell.send(keeper.version());
        };
        Self {
            phones: prompt.share(publish).unwrap(),
            prompt,
            published,
            _folder: folder,
        }
    }

    /// Types at the prompt.
    fn types(&mut self, input: &Input) -> Result<TakenStep, NotTaken> {
        let version = self.prompt.version();
        self.prompt.take(version, input, door(&now(), ""))
    }

    /// Enters something on a phone that has seen everything.
    fn phones(&self, giver: &str, input: Input) -> Result<TakenStep, NotTaken> {
        let door = OwnDoor::from_door(door(&now(), giver));
        let step = move |keeper: &mut Keeper| keeper.take(keeper.version(), &input, door.lent());
        self.phones.ask(step).unwrap()
    }

    /// Returns what was entered for the hand, as the prompt sees it.
    fn entered(&self) -> Vec<String> {
        let play = self.prompt.evening().play().unwrap();
        play.texts().to_owned()
    }
}

#[test]
fn what_was_typed_before_a_phone_was_seen_is_not_taken_and_nothing_is_lost() {
    let mut doors = Doors::seated();
    doors.types(&line("Ann scores 5")).unwrap();
    doors.phones("Bo", line("Bo heundeum 5")).unwrap();
    assert_eq!(doors.entered(), ["Ann scores 5"]);
    let typed = doors.types(&line("Ann stop"));
    assert!(matches!(typed, Err(NotTaken::Stale)), "{typed:?}");
    // The prompt sees the phone's line now, and may enter its own.
    assert_eq!(doors.entered(), ["Ann scores 5", "Bo heundeum 5"]);
    doors.types(&line("Ann stop")).unwrap();
    assert_eq!(doors.entered().len(), 3);
}

#[test]
fn looking_again_tells_whether_a_phone_was_faster() {
    let mut doors = Doors::seated();
    assert!(!doors.prompt.renew().unwrap());
    let tap = Tap {
        player: "Ann".into(),
        what: Tapped::Won,
    };
    doors.phones("Ann", Input::Tap(tap)).unwrap();
    assert!(doors.prompt.renew().unwrap());
    assert!(!doors.prompt.renew().unwrap());
    assert_eq!(doors.prompt.evening().play().unwrap().taps.len(), 1);
}

#[test]
fn one_step_back_takes_back_what_a_phone_gave_and_says_whose_it_was() {
    let mut doors = Doors::seated();
    let tap = Tap {
        player: "Ann".into(),
        what: Tapped::Won,
    };
    doors.phones("Bo", Input::Tap(tap)).unwrap();
    doors.prompt.renew().unwrap();
    let back = doors.types(&Input::Back).unwrap();
    assert!(
        matches!(back.told.as_slice(), [Told::TapTakenBack(given), ..] if given.giver == "Bo"),
        "{back:?}"
    );
}

#[test]
fn a_hand_that_a_phone_confirmed_is_in_the_ledger_of_the_prompt() {
    let mut doors = Doors::seated();
    doors.types(&line("Ann scores 5")).unwrap();
    doors.types(&line("Ann stop")).unwrap();
    doors.phones("Bo", Input::Confirm).unwrap();
    // Enter at the prompt confirmed the same hand, and must not write it again.
    let typed = doors.types(&Input::Confirm);
    assert!(matches!(typed, Err(NotTaken::Stale)), "{typed:?}");
    let session = doors.prompt.evening().session.unwrap();
    assert_eq!(doors.prompt.ledger().session(session).unwrap().hands, 1);
    assert_eq!(doors.prompt.book().so_far(session).unwrap().played(), 1);
    assert!(doors.entered().is_empty());
}

#[test]
fn money_noted_at_the_prompt_is_written_by_the_keeper_and_the_hand_goes_on() {
    let mut doors = Doors::seated();
    doors.types(&line("Ann scores 5")).unwrap();
    let paid = Write::Paid(PaidBody {
        from: "Bo".into(),
        to: "Ann".into(),
        amount: "500".to_owned(),
        currency: "KRW".to_owned(),
        day: "2026-03-07".to_owned(),
        note: None,
    });
    doors.prompt.write(paid, &now()).unwrap();
    doors.types(&line("Ann stop")).unwrap();
    assert_eq!(doors.entered(), ["Ann scores 5", "Ann stop"]);
}

#[test]
fn an_evening_that_a_phone_ended_has_ended_at_the_prompt() {
    let mut doors = Doors::seated();
    let door = OwnDoor::from_door(Door {
        replies: &[true],
        ..door(&now(), "Bo")
    });
    let step = move |keeper: &mut Keeper| keeper.take(keeper.version(), &line("end"), door.lent());
    doors.phones.ask(step).unwrap().unwrap();
    assert!(doors.prompt.renew().unwrap());
    let mode = &doors.prompt.evening().mode;
    assert!(matches!(mode, Mode::Left(Leaving::Done)), "{mode:?}");
}

#[test]
fn every_step_is_published_as_was_said_last() {
    let mut doors = Doors::seated();
    let before = doors.published.recv().unwrap();
    doors.types(&line("Ann scores 5")).unwrap();
    assert_eq!(doors.published.recv().unwrap(), before + 1);
    // The door of the phones was opened a second time.
    let (tell, published) = channel();
    let publish = move |keeper: &Keeper| {
        let _ = tell.send(keeper.version());
    };
    doors.prompt.share(publish).unwrap();
    assert_eq!(published.recv().unwrap(), before + 1);
    doors.types(&line("Ann stop")).unwrap();
    assert_eq!(published.recv().unwrap(), before + 2);
    assert!(doors.published.recv().is_err());
    assert!(Ledger::open_to_play(doors.prompt.ledger().path()).is_err());
}
