//! Which names belong to whom.

use crate::table::{AT, ENGINE, Table, session};
use dokbak::ledger::{
    COLOURS, DASHES, Grain, Ledger, LedgerError, Mark, People, Period, PersonBody, PersonFault,
    SessionBody,
};

const LATER: &str = "2026-11-21T19:30:00Z";

/// A ledger in which Ann, Bo and 철수 sat down, and 철스 and Bob on another evening.
fn circle() -> Table {
    let (mut table, _) = Table::seated();
    sit(&mut table.ledger, LATER, &["철스", "Bob"]);
    table
}

fn sit(ledger: &mut Ledger, at: &str, names: &[&str]) {
    let body = SessionBody {
        players: names.iter().map(|name| (*name).into()).collect(),
        ..session()
    };
    ledger.open_session(at, ENGINE, &body).unwrap();
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
        who: who.into(),
        with: with.into(),
    }
}

fn rename(who: &str, name: &str) -> PersonBody {
    PersonBody::Rename {
        who: who.into(),
        name: name.into(),
    }
}

fn part(who: &str) -> PersonBody {
    PersonBody::Part { who: who.into() }
}

/// Returns everybody's main name with all of their names.
fn names(people: &People) -> Vec<(&str, Vec<&str>)> {
    let all = people.all().iter();
    all.map(|person| {
        let names = person.names.iter().map(dokbak::record::Name::as_str);
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
    // In any writing.
    assert_eq!(people.find("ＡＮＮ").unwrap().1.name, "Ann");
    assert!(people.find("Dana").is_none());
}

#[test]
fn names_are_joined_and_parted_and_nothing_is_rewritten() {
    let mut table = circle();
    let before = table.ledger.totals(Period::default(), Grain::Whole);
    let ledger = &mut table.ledger;
    say(ledger, &join("철스", "철수")).unwrap();
    let people = ledger.people().unwrap();
    // Somebody who is joined takes the other's main name.
    assert_eq!(
        names(&people),
        [
            ("Ann", vec!["Ann"]),
            ("Bo", vec!["Bo"]),
            ("철수", vec!["철수", "철스"]),
            ("Bob", vec!["Bob"])
        ]
    );
    assert_eq!(
        people.find("철수").unwrap().0,
        people.find("철스").unwrap().0
    );
    say(ledger, &rename("철스", "김철수")).unwrap();
    assert_eq!(
        ledger.people().unwrap().find("철수").unwrap().1.name,
        "김철수"
    );
    say(ledger, &part("철스")).unwrap();
    let people = ledger.people().unwrap();
    assert_ne!(
        people.find("철수").unwrap().0,
        people.find("철스").unwrap().0
    );
    assert_eq!(
        people.find("김철수").unwrap().0,
        people.find("철수").unwrap().0
    );
    assert_eq!(
        ledger.totals(Period::default(), Grain::Whole).unwrap(),
        before.unwrap()
    );
    assert_eq!(ledger.verify().unwrap(), []);
}

/// 철스 is a name of 철수, and what is then said of 철스 applies to both.
#[test]
fn whoever_is_joined_brings_along_all_their_names() {
    let mut table = circle();
    let ledger = &mut table.ledger;
    sit(ledger, "2026-11-22T19:30:00Z", &["Robert"]);
    say(ledger, &join("Robert", "Bob")).unwrap();
    say(ledger, &join("Bob", "Bo")).unwrap();
    let people = ledger.people().unwrap();
    assert_eq!(
        people.find("Robert").unwrap().1.names,
        ["Bo", "Bob", "Robert"]
    );
    let guest = PersonBody::Guest {
        who: "Bob".into(),
        guest: true,
    };
    say(ledger, &guest).unwrap();
    assert!(ledger.people().unwrap().find("bo").unwrap().1.guest);
}

/// 철수 is renamed 김철수, and sits down under that name on another evening.
#[test]
fn who_sits_down_under_a_given_name_is_the_person() {
    let mut table = circle();
    let ledger = &mut table.ledger;
    say(ledger, &rename("철수", "김철수")).unwrap();
    let called = |ledger: &Ledger, name: &str| {
        let people = ledger.people().unwrap();
        let (place, person) = people.find(name).unwrap();
        (place, person.name.clone(), person.names.clone())
    };
    let person = (
        2,
        "김철수".into(),
        ["철수", "김철수"].map(Into::into).to_vec(),
    );
    assert_eq!(called(ledger, "철수"), person);
    sit(ledger, "2026-11-22T19:30:00Z", &["김철수", "Ann"]);
    assert_eq!(called(ledger, "철수"), person);
    assert_eq!(called(ledger, "김철수"), person);
    // Parted, both have their earlier names.
    say(ledger, &join("철스", "철수")).unwrap();
    say(ledger, &part("김철수")).unwrap();
    assert_eq!(called(ledger, "철스").1, "철수");
    assert_eq!(called(ledger, "김철수").1, "김철수");
    assert_ne!(called(ledger, "철수").0, called(ledger, "김철수").0);
    assert_eq!(ledger.verify().unwrap(), []);
}

#[test]
fn a_name_that_was_only_given_is_nobodys_when_it_is_parted() {
    let mut table = circle();
    let ledger = &mut table.ledger;
    let before = ledger.people().unwrap();
    say(ledger, &rename("철수", "김철수")).unwrap();
    // 철수 never sat down under another name.
    let alone = PersonFault::Alone("철수".into());
    assert_eq!(say(ledger, &part("철수")), Err(alone));
    say(ledger, &part("김철수")).unwrap();
    assert_eq!(ledger.people().unwrap(), before);
    // So that the name is free to be given again.
    say(ledger, &rename("철스", "김철수")).unwrap();
}

/// Three names of one person come together in any order of joining.
#[test]
fn joined_in_any_order_the_same_names_are_one_persons() {
    let names_of = |joins: &[(&str, &str)]| {
        let mut table = circle();
        sit(&mut table.ledger, "2026-11-22T19:30:00Z", &["Robert"]);
        for (who, with) in joins {
            say(&mut table.ledger, &join(who, with)).unwrap();
        }
        let people = table.ledger.people().unwrap();
        let names = people.all().iter().map(|person| person.names.clone());
        names.collect::<Vec<_>>()
    };
    let expected = names_of(&[("Bob", "Bo"), ("Robert", "Bo")]);
    assert_eq!(expected[1], ["Bo", "Bob", "Robert"]);
    for joins in [
        [("Robert", "Bo"), ("Bob", "Bo")],
        [("Bo", "Bob"), ("Bob", "Robert")],
        [("Robert", "Bob"), ("Bo", "Robert")],
    ] {
        assert_eq!(names_of(&joins), expected, "{joins:?}");
    }
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let mut table = circle();
    let session = table.ledger.sessions().unwrap()[0].id;
    let ledger = &mut table.ledger;
    say(ledger, &join("철스", "철수")).unwrap();
    let head = ledger.head().unwrap();
    for (body, fault) in [
        (join("Dana", "Ann"), PersonFault::Unknown("Dana".into())),
        (join("Ann", "Dana"), PersonFault::Unknown("Dana".into())),
        (
            join("철수", "철스"),
            PersonFault::Same("철수".into(), "철스".into()),
        ),
        (part("Ann"), PersonFault::Alone("Ann".into())),
        (
            join("Bo", "철스"),
            PersonFault::AtOneTable {
                one: "Bo".into(),
                other: "철수".into(),
                session,
            },
        ),
        (
            rename("Ann", "bo"),
            PersonFault::Taken {
                name: "bo".into(),
                by: "Bo".into(),
            },
        ),
        (
            rename("Ann", "A\u{200b}nn"),
            PersonFault::BadName("A\u{200b}nn".to_owned()),
        ),
        (rename("Ann", "pot"), PersonFault::BadName("pot".to_owned())),
    ] {
        assert_eq!(say(ledger, &body), Err(fault));
    }
    assert_eq!(ledger.head().unwrap(), head);
}

#[test]
fn a_colour_and_a_dash_belong_to_the_person() {
    let mut table = circle();
    let mark = |colour, dash| Some(Mark { colour, dash });
    let people = table.ledger.people().unwrap();
    for (place, name) in ["Ann", "Bo", "철수", "철스", "Bob"].into_iter().enumerate() {
        assert_eq!(people.mark(name), mark(place, 0), "{name}");
    }
    assert_eq!(people.mark("Dana"), None);
    // Both names then belong to one person, and people who sat down earlier keep theirs.
    say(&mut table.ledger, &join("철스", "철수")).unwrap();
    let many = (0..COLOURS * DASHES).map(|number| format!("Guest {number}"));
    for two in many.collect::<Vec<_>>().chunks(2) {
        let two: Vec<&str> = two.iter().map(String::as_str).collect();
        sit(&mut table.ledger, "2026-11-22T19:30:00Z", &two);
    }
    let people = table.ledger.people().unwrap();
    assert_eq!(people.mark("bo"), mark(1, 0));
    assert_eq!(people.mark("Bob"), mark(4, 0));
    assert_eq!(people.mark("철스"), people.mark("철수"));
    // Marks distinguish as many names as there are combinations; one of them is 철스.
    let all = people.all().iter().take(COLOURS * DASHES - 1);
    let marks: std::collections::HashSet<Mark> =
        all.filter_map(|person| people.mark(&person.name)).collect();
    assert_eq!(marks.len(), COLOURS * DASHES - 1);
}

#[test]
fn tables_are_shown_until_it_is_known_who_is_of_one_circle() {
    let mut table = Table::new();
    // The third adds nothing new; the fourth ties the second to the first; then all are one.
    for players in [
        &["Ann", "Bo"],
        &["Chul", "Dana"],
        &["Bo", "Ann"],
        &["Dana", "Ann"],
        &["Ann", "Chul"],
    ] {
        sit(&mut table.ledger, AT, players);
    }
    let people = table.ledger.people().unwrap();
    let tables = table.ledger.tables(&people).unwrap();
    assert_eq!(
        tables,
        [["Ann", "Bo"], ["Chul", "Dana"], ["Dana", "Ann"]].map(|table| table.map(str::to_owned))
    );
}
