//! Phones at a table of a club, whose server other tables write to, or which does not answer.

use super::ServedTable;
use crate::date::Date;
use crate::evening::state::WhichSession;
use crate::ledger::{
    Body, ClubServer, EntryId, Ledger, PaidBody, PlayingRow, RawEntry, Seal, ServerFault,
};
use crate::serve::behind::BehindDoor;
use std::sync::{Arc, Mutex};

/// What a server in memory has.
#[derive(Debug, Default)]
struct Held {
    entries: Vec<RawEntry>,
    inserted: Vec<RawEntry>,
    /// Whether others write all the while.
    is_busy: bool,
}

/// A server in memory.
#[derive(Clone, Debug, Default)]
struct InMemory(Arc<Mutex<Held>>);

impl ClubServer for InMemory {
    fn head(&mut self) -> Result<Option<Seal>, ServerFault> {
        let held = self.0.lock().unwrap();
        Ok(held.entries.last().map(Seal::from))
    }

    fn entries(&mut self, after: EntryId, most: u32) -> Result<Vec<RawEntry>, ServerFault> {
        let held = self.0.lock().unwrap();
        let later = held.entries.iter().filter(|entry| entry.id > after);
        Ok(later.take(most as usize).cloned().collect())
    }

    fn hash(&mut self, entry: EntryId) -> Result<Option<String>, ServerFault> {
        let held = self.0.lock().unwrap();
        let found = held.entries.iter().find(|one| one.id == entry);
        Ok(found.map(|one| one.hash.clone()))
    }

    fn begin(&mut self) -> Result<String, ServerFault> {
        if self.0.lock().unwrap().is_busy {
            return Err(ServerFault::Busy);
        }
        Ok(Date::now().at)
    }

    fn insert(&mut self, entries: &[RawEntry]) -> Result<(), ServerFault> {
        self.0.lock().unwrap().inserted.extend_from_slice(entries);
        Ok(())
    }

    fn commit(&mut self) -> Result<(), ServerFault> {
        let mut held = self.0.lock().unwrap();
        let inserted = std::mem::take(&mut held.inserted);
        held.entries.extend(inserted);
        Ok(())
    }

    fn give_up(&mut self) {
        self.0.lock().unwrap().inserted.clear();
    }

    fn confirm(&mut self, last: &Seal) -> Result<bool, ServerFault> {
        Ok(self.hash(last.entry)?.as_ref() == Some(&last.hash))
    }

    fn is_waited_for(&mut self) {}

    fn show_playing(&mut self, _: &str, _: Option<&str>) -> Result<(), ServerFault> {
        Ok(())
    }

    fn playing(&mut self) -> Result<Vec<PlayingRow>, ServerFault> {
        Ok(Vec::new())
    }
}

/// A table at which Bo owes Ann 500 won, with Bo's phone and the server.
fn owing() -> (ServedTable, InMemory, String) {
    let (server, folder) = (InMemory::default(), tempfile::tempdir().unwrap());
    let path = folder.path().join("club.db");
    let mut ledger = Ledger::open_to_play(&path).unwrap();
    ledger.follow(Box::new(server.clone()));
    ledger.sit_at("3");
    let (keeper, shown) = ServedTable::keeper(ledger, WhichSession::New, (&[], false));
    let behind = BehindDoor {
        table: Some((keeper, shown.clone())),
        hall: None,
    };
    let table = ServedTable::served(folder, &path, behind, shown);
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    table.play(&ann, "Ann");
    let bo = table.seated("Bo", Some(&ann));
    (table, server, bo)
}

const PAID: [(&str, &str); 1] = [("do", "paid =Bo&=Ann&=500&=KRW")];

fn payments(server: &InMemory) -> usize {
    let held = server.0.lock().unwrap();
    let entries = held.entries.iter();
    entries
        .filter(|entry| entry.kind == crate::ledger::EntryKind::Paid)
        .count()
}

/// The treasurer's machine notes the payment while this table's copy does not know of it.
#[test]
fn an_arrow_that_was_paid_elsewhere_is_not_paid_again() {
    let (table, server, bo) = owing();
    let folder = tempfile::tempdir().unwrap();
    let mut other = Ledger::open(&folder.path().join("other.db")).unwrap();
    other.follow(Box::new(server.clone()));
    let now = Date::now();
    let body = PaidBody {
        from: "Bo".into(),
        to: "Ann".into(),
        amount: "500".to_owned(),
        currency: "KRW".to_owned(),
        day: now.day.to_string(),
        note: None,
    };
    other.append_paid(&now.at, "another 1.0", &body).unwrap();
    assert!(
        !table
            .entries()
            .iter()
            .any(|body| matches!(body, Body::Paid(_)))
    );
    assert_eq!(table.enter_as(&bo, "a", &PAID).status, 409);
    assert_eq!(payments(&server), 1);
    let page = table.get("/money", &bo);
    assert!(!page.body.contains("Bo hands Ann 500"), "{page:?}");
}

#[test]
fn a_phone_is_told_that_the_server_and_not_the_ledger_did_not_take_it() {
    let (table, server, bo) = owing();
    server.0.lock().unwrap().is_busy = true;
    let answer = table.enter_as(&bo, "a", &PAID);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("not written yet"), "{answer:?}");
    table.enter(&bo, "text", "Bo scores 5");
    table.enter(&bo, "text", "Bo stop");
    let answer = table.enter_as(&bo, "b", &[("do", "confirm"), ("text", "")]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("not written yet"), "{answer:?}");
    assert_eq!(payments(&server), 0);
    server.0.lock().unwrap().is_busy = false;
    assert_eq!(table.enter_as(&bo, "c", &PAID).status, 303);
    assert_eq!(payments(&server), 1);
}
