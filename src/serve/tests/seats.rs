//! Who is who: seats are taken, let in, given on and given up, and phones are put out.

use super::{BEGIN, ServedTable};
use crate::evening::state::WhichSession;

#[test]
fn who_looks_on_sees_the_board_and_enters_nothing() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    let board = table.phone();
    table.about(&board, "look");
    let refused = table.enter_as(&board, "k", &BEGIN);
    assert_eq!(refused.status, 403, "{refused:?}");
    assert_eq!(table.entries(), []);
    table.begin(&ann);
    let page = table.get("/", &board);
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Hand 1 of 12: Ann deals"), "{page:?}");
    assert!(!page.body.contains("href=\"/hand\""), "{page:?}");
    let before = table.entries();
    for what in ["confirm", "back", "line end", "text"] {
        let answer = table.enter_as(&board, what, &[("do", what), ("text", "Ann scores 5")]);
        assert_eq!(answer.status, 403, "{what}");
    }
    assert_eq!(table.entries(), before);
}

#[test]
fn a_newcomer_is_let_in_by_who_is_in_already() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    let bo = table.phone();
    table.about(&bo, "seat Bo");
    let waits = table.get("/", &bo);
    assert!(
        waits.body.contains("Bo: somebody who is in already"),
        "{waits:?}"
    );
    // Who waits enters nothing, and does not let itself in.
    let entered = table.enter_as(&bo, "k", &[("do", "text"), ("text", "Bo scores 5")]);
    assert_eq!(entered.status, 403);
    let number = table.number_of("Bo");
    assert_eq!(table.about(&bo, &format!("admit {number}")).status, 403);
    for page in ["/", "/money", "/evening"] {
        let page = table.get(page, &ann);
        assert!(page.body.contains("Bo wants to come in."), "{page:?}");
    }
    table.about(&ann, &format!("refuse {number}"));
    let refused = table.get("/", &bo);
    assert!(refused.body.contains("Somebody said no"), "{refused:?}");
    table.about(&bo, "seat Bo");
    table.about(&ann, &format!("admit {number}"));
    table.enter(&bo, "text", "Bo scores 5");
}

#[test]
fn a_name_is_given_on_to_another_phone_and_the_older_one_says_why() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    let old = table.seated("Bo", Some(&ann));
    let new = table.seated("Bo", Some(&ann));
    let page = table.get("/", &old);
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Another phone is Bo now."), "{page:?}");
    let answer = table.enter_as(&old, "k", &[("do", "text"), ("text", "Bo scores 5")]);
    assert_eq!(answer.status, 403);
    table.enter(&new, "text", "Bo scores 5");
}

#[test]
fn a_phone_stands_for_several_and_gives_one_of_them_up() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    table.about(&ann, "seat Bo");
    let number = table.number_of("Bo");
    table.about(&ann, &format!("admit {number}"));
    assert!(table.get("/me", &ann).body.contains("You are Ann, Bo."));
    table.about(&ann, "leave Ann");
    assert!(table.get("/me", &ann).body.contains("You are Bo."));
}

#[test]
fn only_the_referee_puts_out_and_who_was_put_out_is_told() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    let bo = table.seated("Bo", Some(&ann));
    let number = table.number_of("Bo");
    assert_eq!(table.about(&ann, &format!("out {number}")).status, 403);
    let own = crate::serve::phones::PhoneId(table.number_of("Ann"));
    table
        .phones
        .lock()
        .unwrap()
        .name_referee(own, true)
        .unwrap();
    let sure = table.get(&format!("/phones?out={number}"), &ann);
    assert!(sure.body.contains("Put out Bo?"), "{sure:?}");
    let old = table.phones.lock().unwrap().key().text().to_owned();
    assert_eq!(table.about(&ann, &format!("out {number}")).status, 303);
    let page = table.get("/", &bo);
    assert_eq!(page.status, 401);
    assert!(page.body.contains("was put out of the table"), "{page:?}");
    assert!(!page.body.contains("Hand 1"), "{page:?}");
    // The code that it knew lets nobody in any more.
    assert_eq!(table.post("/in", "", &format!("k={old}")).status, 403);
    assert_eq!(table.get("/qr.svg", &bo).status, 401);
    assert_eq!(table.get("/qr.svg", &ann).status, 200);
}

#[test]
fn seats_outlive_a_restart_and_end_with_their_evening() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    table.play(&ann, "Ann");
    let table = table.again(WhichSession::Open);
    let page = table.get("/me", &ann);
    assert!(page.body.contains("You are Ann."), "{page:?}");
    table.enter(&ann, "text", "Ann scores 7");
    let table = table.again(WhichSession::New);
    let page = table.get("/", &ann);
    assert_eq!(page.status, 401);
    assert!(page.body.contains("That evening is over."), "{page:?}");
    assert!(!page.body.contains("Ann scores"), "{page:?}");
}

#[test]
fn who_says_no_to_the_open_evening_stays_in() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    table.play(&ann, "Ann");
    let table = table.again(WhichSession::Ask);
    let page = table.get("/", &ann);
    assert!(
        page.body.contains("Go on with the open evening?"),
        "{page:?}"
    );
    table.enter(&ann, "no", "");
    let page = table.get("/", &ann);
    assert_eq!(page.status, 200, "{page:?}");
    assert!(page.body.contains("A new evening"), "{page:?}");
}
