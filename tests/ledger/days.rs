//! The days that evenings and hands belong to, and periods.

use crate::table::{AT, ENGINE, Table, correction, hand, names, session};
use dokbak::date::Date;
use dokbak::ledger::{
    CorrectionBody, Day, EntryId, Grain, HandBody, Ledger, LedgerError, Period, SessionBody, Total,
};

fn sound(ledger: &Ledger) {
    assert_eq!(ledger.verify().unwrap(), []);
}

fn period(since: Option<&str>, until: Option<&str>) -> Period {
    let day = |text: &str| Date::read(text).unwrap();
    Period {
        since: since.map(day),
        until: until.map(day),
    }
}

#[test]
fn a_period_has_its_first_and_its_last_day() {
    for (since, until, inside) in [
        (None, None, [true, true, true, true]),
        (Some("2026-11-20"), None, [false, true, true, true]),
        (None, Some("2026-11-21"), [true, true, true, false]),
        (
            Some("2026-11-20"),
            Some("2026-11-21"),
            [false, true, true, false],
        ),
        (Some("2026-11-22"), Some("2026-11-19"), [false; 4]),
    ] {
        let period = period(since, until);
        let days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"];
        assert_eq!(days.map(|day| period.has(day)), inside, "{period:?}");
        let includes = |day: &str| period.includes(Date::read(day).unwrap());
        assert_eq!(days.map(includes), inside, "{period:?}");
    }
}

#[test]
fn a_hand_belongs_to_the_day_of_its_record_and_else_to_that_of_its_session() {
    let mut table = Table::new();
    let of_day = SessionBody {
        day: Some("2026-10-03".to_owned()),
        ..session()
    };
    let id = table.ledger.open_session(AT, ENGINE, &of_day).unwrap();
    table.play(id, 1);
    let dated = HandBody {
        record: "players Ann Bo 철수\ndate 2026-10-05\nAnn stop\n".to_owned(),
        ..hand(2)
    };
    let hand = table.ledger.append_hand(id, AT, ENGINE, &dated).unwrap();
    let hands = |since, until| {
        let totals = table
            .ledger
            .totals(period(since, until), Grain::Whole)
            .unwrap();
        totals.first().map_or(0, |ann| ann.hands)
    };
    assert_eq!(hands(None, Some("2026-10-02")), 0);
    assert_eq!(hands(Some("2026-10-03"), Some("2026-10-03")), 1);
    assert_eq!(hands(Some("2026-10-04"), None), 1);
    assert_eq!(hands(None, None), 2);
    let ledger = &table.ledger;
    assert_eq!(ledger.day_of_hand(EntryId(2)).unwrap(), "2026-10-03");
    assert_eq!(ledger.day_of_hand(hand).unwrap(), "2026-10-05");
    let none = ledger.day_of_hand(id.entry());
    assert!(matches!(none, Err(LedgerError::NotAHand(_))), "{none:?}");
    assert_eq!(
        by_day(ledger, Period::default()),
        [
            ("2026-10-03".to_owned(), vec![EntryId(2)]),
            ("2026-10-05".to_owned(), vec![hand]),
        ]
    );
    assert_eq!(
        by_day(ledger, period(Some("2026-10-04"), None)),
        [("2026-10-05".to_owned(), vec![hand])]
    );
    // A correction moves it to the day in its record.
    let moved = CorrectionBody {
        record: "players Ann Bo 철수\ndate 2026-10-03\nAnn stop\n".to_owned(),
        ..correction(hand)
    };
    let mut table = table;
    let ledger = &mut table.ledger;
    ledger.append_correction(id, AT, ENGINE, &moved).unwrap();
    let of_day = ledger
        .totals(period(None, Some("2026-10-03")), Grain::Whole)
        .unwrap();
    assert_eq!((of_day[0].hands, of_day[0].chips), (2, 20));
    sound(ledger);
}

/// Returns the hands of a period, day by day.
fn by_day(ledger: &Ledger, period: Period) -> Vec<(String, Vec<EntryId>)> {
    let of_day = |Day { day, sessions }: Day| {
        let hands = sessions
            .iter()
            .map(|on| ledger.hands_on(&day, *on).unwrap());
        let hands = hands.flatten().map(|hand| hand.id).collect();
        (day, hands)
    };
    ledger
        .days(period)
        .unwrap()
        .into_iter()
        .map(of_day)
        .collect()
}

#[test]
fn a_session_without_a_day_belongs_to_that_of_its_time() {
    let (mut table, id) = Table::seated();
    let day = |table: &Table| table.ledger.day(id).unwrap();
    assert_eq!(day(&table), "2026-11-20");
    let dated = HandBody {
        record: "players Ann Bo 철수\ndate 2026-10-05\nAnn stop\n".to_owned(),
        ..hand(1)
    };
    table.ledger.append_hand(id, AT, ENGINE, &dated).unwrap();
    assert_eq!(day(&table), "2026-11-20");
    sound(&table.ledger);
    let second = table.play(id, 2);
    assert_eq!(table.ledger.day_of_hand(second).unwrap(), "2026-11-20");
    let totals = table.ledger.totals(Period::default(), Grain::Day).unwrap();
    let due = [
        ("2026-10-05", "Ann"),
        ("2026-10-05", "Bo"),
        ("2026-10-05", "철수"),
        ("2026-11-20", "Ann"),
        ("2026-11-20", "Bo"),
        ("2026-11-20", "철수"),
    ];
    assert_eq!(when(&totals), due);
    sound(&table.ledger);
}

fn when(totals: &[Total]) -> Vec<(&str, &str)> {
    totals
        .iter()
        .map(|total| (total.when.as_str(), total.player.as_str()))
        .collect()
}

#[test]
fn totals_are_told_apart_by_day_by_month_or_not_at_all() {
    let mut table = Table::new();
    for day in ["2026-10-31", "2026-11-01", "2026-11-02"] {
        let body = SessionBody {
            day: Some(day.to_owned()),
            players: names(&["Ann", "Bo", "철수"]),
            ..session()
        };
        let id = table.ledger.open_session(AT, ENGINE, &body).unwrap();
        table.play(id, 1);
    }
    for (grain, due) in [
        (
            Grain::Day,
            vec![("2026-10-31", 1), ("2026-11-01", 1), ("2026-11-02", 1)],
        ),
        (Grain::Month, vec![("2026-10", 1), ("2026-11", 2)]),
        (Grain::Whole, vec![("", 3)]),
    ] {
        let totals = table.ledger.totals(Period::default(), grain).unwrap();
        let of_ann = totals.iter().filter(|total| total.player == "Ann");
        let told: Vec<_> = of_ann
            .map(|total| (total.when.as_str(), total.hands))
            .collect();
        assert_eq!(told, due);
    }
}

/// At the same moment, the first seats of two evenings are equally early.
#[test]
fn who_sat_down_first_comes_first_and_then_who_sat_further_in_front() {
    let mut table = Table::new();
    for (at, players) in [
        (AT, ["Ann", "Bo", "Chul"]),
        (AT, ["Chul", "Dan", "Eun"]),
        ("2026-11-21T19:30:00Z", ["Bo", "Ann", "Fee"]),
    ] {
        let body = SessionBody {
            players: names(&players),
            ..session()
        };
        table.ledger.open_session(at, ENGINE, &body).unwrap();
    }
    let people = table.ledger.people().unwrap();
    let told: Vec<_> = people.all().iter().map(|one| one.name.as_str()).collect();
    assert_eq!(told, ["Ann", "Chul", "Bo", "Dan", "Eun", "Fee"]);
    sound(&table.ledger);
}
