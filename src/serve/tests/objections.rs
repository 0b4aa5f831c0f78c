//! Objections hold a hand and mark it; a policy says who confirms.

use super::{HttpAnswer, ServedTable};
use crate::evening::confirms::WhoConfirms;
use crate::serve::phones::PhoneId;

/// A table whose first hand waits for its confirmation, with the phones of Ann and Bo.
fn at_verdict() -> (ServedTable, String, String) {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    let bo = table.seated("Bo", Some(&ann));
    table.enter(&ann, "text", "Ann scores 5");
    table.enter(&ann, "text", "Ann stop");
    (table, ann, bo)
}

fn confirm(table: &ServedTable, cookie: &str, key: &str) -> HttpAnswer {
    table.enter_as(cookie, key, &[("do", "confirm")])
}

/// Names the holder of a phone as the referee, as the terminal does.
fn name_referee(table: &ServedTable, name: &str) {
    let phone = PhoneId(table.number_of(name));
    table
        .phones
        .lock()
        .unwrap()
        .name_referee(phone, true)
        .unwrap();
}

#[test]
fn an_objection_holds_a_hand_until_it_is_taken_back() {
    let (table, ann, bo) = at_verdict();
    let before = table.entries();
    assert_eq!(table.about(&bo, "object 1.1").status, 303);
    for page in ["/", "/evening", "/money"] {
        assert!(table.get(page, &ann).body.contains("Wait, says Bo."));
    }
    // However a hand is confirmed.
    for (key, what) in [
        ("a", "confirm"),
        ("b", "yes"),
        ("c", "text"),
        ("d", "line y"),
    ] {
        let held = table.enter_as(&ann, key, &[("do", what)]);
        assert_eq!(held.status, 403, "{what}: {held:?}");
        assert!(held.body.contains("Bo said wait."), "{held:?}");
    }
    assert_eq!(table.entries(), before);
    // Nobody else takes it back or goes over it.
    table.about(&ann, "unobject 1.1");
    assert_eq!(table.about(&ann, "goover 1.1").status, 403);
    assert_eq!(confirm(&table, &ann, "e").status, 403);
    table.about(&bo, "unobject 1.1");
    assert_eq!(confirm(&table, &ann, "f").status, 303);
    assert_eq!(table.entries().len(), before.len() + 1);
}

#[test]
fn the_referee_goes_over_an_objection_and_opens_a_hand() {
    let (table, ann, bo) = at_verdict();
    name_referee(&table, "Ann");
    table.about(&bo, "object 1.1");
    table.about(&ann, "goover 1.1");
    assert_eq!(confirm(&table, &ann, "a").status, 303);
    // After it is written, an objection marks it.
    table.about(&bo, "object 1.1");
    assert!(table.get("/", &ann).body.contains("Bo objects to hand 1."));
    assert!(table.get("/evening", &bo).body.contains("objection"));
    let refused = table.enter_as(&bo, "b", &[("do", "line dispute 1")]);
    assert_eq!(refused.status, 403, "{refused:?}");
    table.enter(&ann, "line dispute 1", "");
    let page = table.get("/dispute", &bo);
    assert!(page.body.contains("Hand 1 is disputed"), "{page:?}");
    assert!(!page.body.contains("objects to hand 1."), "{page:?}");
    // Only the referee claims.
    let claim = [("do", "text"), ("text", "Ann scores 6")];
    assert_eq!(table.enter_as(&bo, "c", &claim).status, 403);
    table.enter(&ann, "text", "Ann scores 6");
    let page = table.get("/dispute", &bo);
    assert!(page.body.contains("+1,200 KRW (+12)"), "{page:?}");
    let agree = [
        ("do", "say agree"),
        ("text", "miscounted"),
        ("replies", "y"),
    ];
    assert_eq!(table.enter_as(&ann, "d", &agree).status, 303);
    let page = table.get("/evening", &bo);
    assert!(page.body.contains("Corrected: miscounted"), "{page:?}");
    assert!(page.body.contains("<del>"), "{page:?}");
}

#[test]
fn an_objection_outlives_a_restart() {
    let (table, ann, bo) = at_verdict();
    table.about(&bo, "object 1.1");
    let table = table.again(crate::evening::state::WhichSession::Open);
    assert_eq!(confirm(&table, &ann, "a").status, 403);
    table.about(&bo, "unobject 1.1");
    assert_eq!(confirm(&table, &ann, "b").status, 303);
}

#[test]
fn where_the_referee_confirms_nobody_else_does() {
    let (table, ann, bo) = at_verdict();
    table
        .phones
        .lock()
        .unwrap()
        .let_confirm(WhoConfirms::Referee);
    name_referee(&table, "Bo");
    let before = table.entries();
    assert_eq!(confirm(&table, &ann, "a").status, 403);
    assert_eq!(table.entries(), before);
    assert_eq!(confirm(&table, &bo, "b").status, 303);
    assert_eq!(table.entries().len(), before.len() + 1);
}

#[test]
fn the_winner_and_one_who_pays_confirm_as_far_as_they_have_phones() {
    let (table, ann, bo) = at_verdict();
    let policy = WhoConfirms::WinnerAndLoser;
    table.phones.lock().unwrap().let_confirm(policy);
    let before = table.entries();
    let waits = confirm(&table, &ann, "a");
    assert_eq!(waits.status, 200, "{waits:?}");
    assert!(
        waits.body.contains("One more has to confirm: Bo"),
        "{waits:?}"
    );
    assert_eq!(table.entries(), before);
    // What changes meanwhile is asked of both again.
    table.enter(&bo, "text", "Bo ppuk first");
    assert_eq!(confirm(&table, &bo, "b").status, 200);
    assert_eq!(table.entries(), before);
    assert_eq!(confirm(&table, &ann, "c").status, 303);
    assert_eq!(table.entries().len(), before.len() + 1);
    // Chul has no phone, and of those who pay only Bo is waited for; Ann alone may not be enough.
    table.enter(&ann, "text", "Chul scores 5");
    table.enter(&ann, "text", "Chul stop");
    assert_eq!(confirm(&table, &bo, "d").status, 303);
}

#[test]
fn without_a_terminal_the_first_phone_is_the_referee() {
    let table = ServedTable::new();
    table.phones.lock().unwrap().attend_terminal(false);
    let ann = table.seated("Ann", None);
    assert!(table.get("/me", &ann).body.contains("referee"));
    table.begin(&ann);
    let bo = table.seated("Bo", Some(&ann));
    assert!(!table.get("/me", &bo).body.contains("referee"));
}
