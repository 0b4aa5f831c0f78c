//! Money: an arrow is paid once, by who pays or who gets it, and boards follow the ledger.

use super::ServedTable;
use crate::ledger::{Body, Ledger, PaidBody};

/// Returns what a form says of the only arrow from somebody.
fn arrow(from: &str) -> String {
    format!("paid ={from}&=Ann&=500&=KRW")
}

/// A table at which Bo and Chul owe Ann 500 won each, with the phones of all three.
fn owing() -> (ServedTable, String, String, String) {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    table.play(&ann, "Ann");
    let bo = table.seated("Bo", Some(&ann));
    let chul = table.seated("Chul", Some(&ann));
    (table, ann, bo, chul)
}

#[test]
fn an_arrow_is_paid_once_however_often_it_is_tapped() {
    let (table, ann, bo, chul) = owing();
    let page = table.get("/money", &bo);
    assert!(page.body.contains("Bo hands Ann 500 KRW."), "{page:?}");
    let paid = [("do", &*arrow("Bo"))];
    let before = table.entries();
    // It is nobody else's money.
    assert_eq!(table.enter_as(&chul, "a", &paid).status, 403);
    // An arrow that nobody owes is none.
    let other = [("do", "paid =Bo&=Ann&=600&=KRW")];
    assert_eq!(table.enter_as(&bo, "b", &other).status, 409);
    assert_eq!(table.entries(), before);
    assert_eq!(table.enter_as(&bo, "c", &paid).status, 303);
    assert_eq!(table.enter_as(&bo, "c", &paid).status, 303);
    assert_eq!(table.enter_as(&ann, "d", &paid).status, 409);
    assert_eq!(table.entries().len(), before.len() + 1);
    let Some(Body::Paid(body)) = table.entries().pop() else {
        panic!("no payment");
    };
    assert_eq!((&*body.from, &*body.to), ("Bo", "Ann"));
    assert_eq!((&*body.amount, &*body.currency), ("500", "KRW"));
    assert_eq!(body.note.as_deref(), Some("noted by Bo"));
    let page = table.get("/money", &chul);
    assert!(page.body.contains("noted by Bo"), "{page:?}");
    assert!(!page.body.contains("Bo hands Ann 500"), "{page:?}");
    assert!(page.body.contains("Chul hands Ann 500"), "{page:?}");
    // Another one reads it in their own language.
    table.about(&chul, "speak ko");
    assert!(table.get("/money", &chul).body.contains("Bo 확인"));
}

#[test]
fn what_another_program_notes_is_on_the_board_within_five_seconds() {
    let (table, ann, ..) = owing();
    let mut ledger = Ledger::open_existing(&table.path).unwrap().unwrap();
    let body = PaidBody {
        from: "Chul".into(),
        to: "Ann".into(),
        amount: "500".to_owned(),
        currency: "KRW".to_owned(),
        day: crate::date::Date::now().day.to_string(),
        note: None,
    };
    let at = crate::date::Date::now().at;
    ledger.append_paid(&at, "another 1.0", &body).unwrap();
    table.until(|now| {
        let session = now.session.as_ref();
        let debts = session.and_then(|session| session.debts.as_ref());
        debts.is_some_and(|debts| debts.payments.len() == 1)
    });
    let page = table.get("/", &ann);
    assert!(page.body.contains("Bo hands Ann 500"), "{page:?}");
    assert!(!page.body.contains("Chul hands Ann 500"), "{page:?}");
}

#[test]
fn a_balance_opens_to_what_makes_it_up() {
    let (table, ann, ..) = owing();
    let page = table.get("/money?of=Ann", &ann);
    assert!(page.body.contains("href=\"/why/1\""), "{page:?}");
    assert!(page.body.contains("hand 1 (+10)"), "{page:?}");
    assert!(page.body.contains("1,000 KRW"), "{page:?}");
}
