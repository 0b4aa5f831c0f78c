//! Whose name is whose.

use crate::table::{AT, ENGINE, Table, session};
use dokbak::ledger::{
    Grain, Ledger, LedgerError, People, Period, PersonBody, PersonFault, SessionBody,
};

const LATER: &str = "2026-11-21T19:30:00Z";

/// A ledger in which Ann, Bo and 철수 sat down, and 철스 and Bob on another evening.
fn circle() -> Table {
    let (mut table, _) = Table::seated();
    let body = SessionBody {
        players: ["철스", "Bob"].map(str::to_owned).to_vec(),
        ..session()
    };
    table.ledger.open_session(LATER, ENGINE, &body).unwrap();
    table
}

fn say(ledger: &mut Ledger, body: &PersonBody) -> Result<(), PersonFault> {
    match ledger.append_person(AT, ENGINE, body) {
        Ok(_) => Ok(()),
        Err(LedgerError::Person(fault)) => Err(fault),
        Err(error) => panic!("{error:?}"),
    }
}

fn join(who: &str, with: &str) -> PersonBody {
    PersonBody::Join {
        who: who.to_owned(),
        with: with.to_owned(),
    }
}

fn rename(who: &str, name: &str) -> PersonBody {
    PersonBody::Rename {
        who: who.to_owned(),
        name: name.to_owned(),
    }
}

fn part(who: &str) -> PersonBody {
    PersonBody::Part {
        who: who.to_owned(),
    }
}

/// What everybody is called, with their names.
fn names(people: &People) -> Vec<(&str, Vec<&str>)> {
    let all = people.all().iter();
    all.map(|person| {
        let names = person.names.iter().map(String::as_str);
        (person.name.as_str(), names.collect())
    })
    .collect()
}

#[test]
fn everybody_who_sat_down_is_a_person_in_that_order() {
    let table = circle();
    let people = table.ledger.people().unwrap();
    let own = ["Ann", "Bo", "철수", "철스", "Bob"].map(|name| (name, vec![name]));
    assert_eq!(names(&people), own);
    // In whatever letters it is written.
    assert_eq!(people.of("ＡＮＮ").unwrap().1.name, "Ann");
    assert!(people.of("Dana").is_none());
}

#[test]
fn names_are_joined_and_parted_and_nothing_is_rewritten() {
    let mut table = circle();
    let before = table.ledger.totals(Period::default(), Grain::Whole);
    let ledger = &mut table.ledger;
    say(ledger, &join("철스", "철수")).unwrap();
    let people = ledger.people().unwrap();
    // The name that sat down last is what the person is called.
    assert_eq!(
        names(&people),
        [
            ("Ann", vec!["Ann"]),
            ("Bo", vec!["Bo"]),
            ("철스", vec!["철수", "철스"]),
            ("Bob", vec!["Bob"])
        ]
    );
    assert_eq!(people.of("철수").unwrap().0, people.of("철스").unwrap().0);
    say(ledger, &rename("철스", "김철수")).unwrap();
    assert_eq!(
        ledger.people().unwrap().of("철수").unwrap().1.name,
        "김철수"
    );
    say(ledger, &part("철스")).unwrap();
    let people = ledger.people().unwrap();
    assert_ne!(people.of("철수").unwrap().0, people.of("철스").unwrap().0);
    assert_eq!(people.of("김철수").unwrap().0, people.of("철수").unwrap().0);
    assert_eq!(
        ledger.totals(Period::default(), Grain::Whole).unwrap(),
        before.unwrap()
    );
    assert_eq!(ledger.verify().unwrap(), []);
}

/// 철스 is 철수's name, and what is said of 철스 then goes for both.
#[test]
fn whoever_is_joined_brings_along_all_their_names() {
    let mut table = circle();
    let ledger = &mut table.ledger;
    say(ledger, &join("Bob", "Bo")).unwrap();
    say(ledger, &join("Bo", "Ann")).unwrap();
    let people = ledger.people().unwrap();
    assert_eq!(people.of("Bob").unwrap().1.names, ["Ann", "Bo", "Bob"]);
    let guest = PersonBody::Guest {
        who: "Bo".to_owned(),
        guest: true,
    };
    say(ledger, &guest).unwrap();
    assert!(ledger.people().unwrap().of("ann").unwrap().1.guest);
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let mut table = circle();
    let ledger = &mut table.ledger;
    say(ledger, &join("철스", "철수")).unwrap();
    let head = ledger.head().unwrap();
    for (body, fault) in [
        (join("Dana", "Ann"), PersonFault::Unknown("Dana".to_owned())),
        (join("Ann", "Dana"), PersonFault::Unknown("Dana".to_owned())),
        (
            join("철수", "철스"),
            PersonFault::Same("철수".to_owned(), "철스".to_owned()),
        ),
        (part("Ann"), PersonFault::Alone("Ann".to_owned())),
        (
            rename("Ann", "bo"),
            PersonFault::Taken {
                name: "bo".to_owned(),
                by: "Bo".to_owned(),
            },
        ),
        (
            rename("Ann", "A\u{200b}nn"),
            PersonFault::BadName("A\u{200b}nn".to_owned()),
        ),
    ] {
        assert_eq!(say(ledger, &body), Err(fault));
    }
    assert_eq!(ledger.head().unwrap(), head);
}
