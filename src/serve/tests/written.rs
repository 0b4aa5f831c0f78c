//! Written hands: their argument, their corrections, and what is stale.

use super::ServedTable;
use crate::ledger::Body;

fn played() -> (ServedTable, String) {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    table.play(&ann, "Ann");
    (table, ann)
}

#[test]
fn what_is_stale_changes_nothing_and_shows_what_is_now() {
    let (table, ann) = played();
    let seen = table.seen(&ann);
    table.enter(&ann, "text", "Bo scores 7");
    let before = table.entries();
    let stale = table.enter_seen(
        &ann,
        &seen,
        "a",
        &[("do", "text"), ("text", "Chul scores 6")],
    );
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("7 points"), "{stale:?}");
    assert!(!stale.body.contains("6 points"), "{stale:?}");
    // So is what was seen before the program was started again.
    let other = format!("x{seen}");
    let stale = table.enter_seen(&ann, &other, "b", &[("do", "line end")]);
    assert_eq!(stale.status, 409);
    assert_eq!(table.entries(), before);
}

#[test]
fn every_hand_opens_to_its_argument_and_to_other_rules() {
    let (table, ann) = played();
    let board = table.get("/", &ann);
    assert!(board.body.contains("href=\"/why/1#pays\""), "{board:?}");
    assert!(board.body.contains("+1,000 KRW"), "{board:?}");
    let why = table.get("/why/1", &ann);
    assert!(why.body.contains("Ann stops with 5 points"), "{why:?}");
    let other = table.get("/why/1?key=dealer_after_nagari&value=x", &ann);
    assert_eq!(other.status, 200);
    let none = table.get("/why/7", &ann);
    assert!(none.body.contains("no such hand"), "{none:?}");
}

#[test]
fn what_is_undone_after_its_confirmation_is_corrected_as_entered_wrongly() {
    let (table, ann) = played();
    let undo = [("do", "back"), ("replies", "y"), ("then", "/again")];
    let answer = table.enter_as(&ann, "a", &undo);
    assert_eq!(answer.status, 303);
    assert!(answer.head.contains("location: /again"), "{answer:?}");
    let page = table.get("/again", &ann);
    assert!(page.body.contains("Correcting hand 1"), "{page:?}");
    table.enter(&ann, "text", "Ann scores 6");
    table.enter(&ann, "text", "Ann stop");
    let page = table.get("/again", &ann);
    assert!(
        page.body.contains("Correct it: entered wrongly"),
        "{page:?}"
    );
    assert!(page.body.contains("+1,200 KRW (+12)"), "{page:?}");
    table.enter(&ann, "reason entered wrongly", "");
    let Some(Body::Correction(body)) = table.entries().pop() else {
        panic!("no correction");
    };
    assert_eq!(body.reason, "entered wrongly");
    // Its argument is of what holds now.
    let why = table.get("/why/1", &ann);
    assert!(why.body.contains("Corrected: entered wrongly."), "{why:?}");
    assert!(!why.body.contains("Before:"), "{why:?}");
    table.about(&ann, "speak ja");
    let page = table.get("/evening", &ann);
    assert!(page.body.contains("訂正：入力ミス"), "{page:?}");
}

#[test]
fn seats_and_stake_change_between_hands_by_the_lines_of_the_prompt() {
    let (table, ann) = played();
    let page = table.get("/table", &ann);
    assert!(page.body.contains("line out Bo"), "{page:?}");
    table.enter(&ann, "line out Bo", "");
    let page = table.get("/", &ann);
    assert!(page.body.contains("Ann deals, then Chul"), "{page:?}");
    table.enter(&ann, "line back Bo", "");
    let asks = table.enter_as(&ann, "a", &[("do", "say chip"), ("text", "200 KRW")]);
    assert_eq!(asks.status, 200);
    assert!(
        asks.body.contains("name=\"replies\" value=\"y\""),
        "{asks:?}"
    );
    assert!(asks.body.contains("say chip"), "{asks:?}");
}

#[test]
fn somebody_comes_to_a_seat_and_nobody_leaves_the_evening_by_phone() {
    let (table, ann) = played();
    let before = table.entries();
    for (key, what) in [("a", "line quit"), ("b", "line 나가기")] {
        let left = table.enter_as(&ann, key, &[("do", what)]);
        assert_eq!(left.status, 422, "{left:?}");
        assert!(left.body.contains("left at the computer"), "{left:?}");
    }
    assert_eq!(table.entries(), before);
    let comes = [
        ("do", "comes"),
        ("text", "Kim Dan"),
        ("place", "after Ann"),
        ("replies", "yy"),
    ];
    let answer = table.enter_as(&ann, "c", &comes);
    assert_eq!(answer.status, 303, "{answer:?}");
    let board = table.get("/", &ann);
    let at = |name: &str| board.body.find(&format!("<b>{name}</b>")).unwrap();
    assert!(
        at("Ann") < at("Kim Dan") && at("Kim Dan") < at("Bo"),
        "{board:?}"
    );
}

/// Without a script the page is loaded anew, and what was typed is not lost.
#[test]
fn a_line_that_is_refused_stands_in_its_field_again() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    let fields = [
        ("at", "/hand"),
        ("do", "text"),
        ("text", "Ann 99 points <b>"),
    ];
    let refused = table.enter_as(&ann, "a", &fields);
    assert_eq!(refused.status, 422, "{refused:?}");
    let kept = "value=\"Ann 99 points &#60;b&#62;\"";
    assert!(refused.body.contains(kept), "{refused:?}");
}
