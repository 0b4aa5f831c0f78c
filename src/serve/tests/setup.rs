//! What is asked before the first hand is one form.

use super::{BEGIN, ServedTable};
use crate::evening::state::{Mode, WhichSession};
use crate::ledger::Body;

#[test]
fn one_form_begins_the_evening_and_names_the_field_that_is_wrong() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    let page = table.get("/", &ann);
    assert!(page.body.contains("Who plays?"), "{page:?}");
    for (field, wrong, at) in [("chip", "many", "chip"), ("rules", "hulla", "rules")] {
        let form = BEGIN.map(|(key, value)| (key, if key == field { wrong } else { value }));
        let answer = table.enter_as(&ann, wrong, &form);
        assert_eq!(answer.status, 422, "{answer:?}");
        assert_eq!(table.entries(), []);
        // Nothing that was entered is lost, and the fault stands at its field.
        assert!(
            answer.body.contains("name=\"p\" value=\"Chul\""),
            "{answer:?}"
        );
        let (before, behind) = answer.body.split_once("notice wrong").unwrap();
        assert!(behind.contains(&format!("name=\"{at}\"")), "{behind}");
        assert!(!before.contains(&format!("name=\"{at}\"")), "{before}");
    }
    table.begin(&ann);
    let all = table.entries();
    let [Body::Session(body)] = all.as_slice() else {
        panic!("{all:?}");
    };
    let players: Vec<&str> = body.players.iter().map(AsRef::as_ref).collect();
    assert_eq!(players, ["Ann", "Bo", "Chul"]);
    assert_eq!(body.length, Some(12));
    assert_eq!(body.rules, "pagat");
    // The same form once more is the same answer.
    table.begin(&ann);
    assert_eq!(table.entries().len(), 1);
}

#[test]
fn the_order_of_seats_is_changed_without_entering_anything() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    let page = table.get(
        "/begin?p=Ann&p=Bo&p=Chul&rules=pagat&chip=&length=&move=up+2",
        &ann,
    );
    let names: Vec<&str> = page
        .body
        .split("name=\"p\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(names, ["Ann", "Chul", "Bo"]);
    assert_eq!(table.entries(), []);
}

#[test]
fn the_last_evening_fills_the_form_in() {
    let table = ServedTable::new();
    let ann = table.seated("Ann", None);
    table.begin(&ann);
    table.play(&ann, "Ann");
    let end = [("do", "line end"), ("replies", "y")];
    assert_eq!(table.enter_as(&ann, "end", &end).status, 303);
    let table = table.again(WhichSession::New);
    let page = table.get("/", &table.seated("Ann", None));
    for held in ["value=\"Chul\"", "value=\"100 KRW\"", "value=\"12\""] {
        assert!(page.body.contains(held), "{held}: {page:?}");
    }
    table.until(|now| matches!(now.evening.mode, Mode::Setup(_)));
}
