//! Payments, and who is owed what after them. A hand at this table brings Ann 12 chips of 100 KRW;
//! Bo loses 8, 철수 4.

use crate::table::{AT, ENGINE, Table, hand, names, net, session, take_in};
use dokbak::ledger::{
    Grain, HandBody, HandoverFault, Ledger, LedgerError, PaidBody, Period, PersonBody, RawEntry,
    SessionBody, SettledBody, Worth,
};
use dokbak::report::{Account, accounts};

const DAY: &str = "2026-11-20";

fn paid(from: &str, to: &str, amount: &str, currency: &str) -> PaidBody {
    PaidBody {
        from: from.into(),
        to: to.into(),
        amount: amount.to_owned(),
        currency: currency.to_owned(),
        day: DAY.to_owned(),
        note: None,
    }
}

fn pay(ledger: &mut Ledger, from: &str, to: &str, amount: &str) {
    let body = paid(from, to, amount, "KRW");
    ledger.append_paid(AT, ENGINE, &body).unwrap();
}

fn settle(ledger: &mut Ledger, transfers: &[(&str, &str, &str)]) {
    let of = |(from, to, amount): &(&str, &str, &str)| {
        let [from, to] = [from, to].map(|name| (*name).into());
        (from, to, (*amount).to_owned(), "KRW".to_owned())
    };
    let body = SettledBody {
        day: DAY.to_owned(),
        transfers: transfers.iter().map(of).collect(),
    };
    ledger.append_settled(AT, ENGINE, &body).unwrap();
}

fn told(ledger: &Ledger) -> Vec<Account> {
    let all = Period::default();
    let totals = ledger.totals(all, Grain::Whole).unwrap();
    let handed = ledger.handovers(all).unwrap();
    let people = ledger.people().unwrap();
    let tables = ledger.tables(&people).unwrap();
    let adjusted = ledger.adjustments(all).unwrap();
    accounts(&totals, &people, &handed, &adjusted, &tables).unwrap()
}

/// Returns each person with the total won, the part since the last settling, and the open balance.
fn rows(account: &Account) -> Vec<String> {
    let row = account.balances.iter();
    row.map(|one| format!("{} {} {} {}", one.person, one.won, one.since, one.open))
        .collect()
}

fn payments(account: &Account) -> Vec<String> {
    let payments = account.settle_up().unwrap().payments.into_iter();
    payments
        .map(|one| format!("{} {} {}", one.from, one.to, one.amount))
        .collect()
}

/// An evening with one hand.
fn played() -> Table {
    let (mut table, session) = Table::seated();
    table.play(session, 1);
    table
}

#[test]
fn what_was_handed_over_is_not_owed_any_more() {
    let mut table = played();
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(krw.currency, "KRW");
    assert_eq!(
        rows(&krw),
        [
            "Ann 1200 1200 1200",
            "Bo -800 -800 -800",
            "철수 -400 -400 -400"
        ]
    );
    assert_eq!(payments(&krw), ["Bo Ann 800", "철수 Ann 400"]);
    pay(&mut table.ledger, "bo", "Ann", "500");
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(
        rows(&krw),
        [
            "Ann 1200 1200 700",
            "Bo -800 -800 -300",
            "철수 -400 -400 -400"
        ]
    );
    assert_eq!(payments(&krw), ["Bo Ann 300", "철수 Ann 400"]);
    // An overpayment: 철수 gets the rest back.
    pay(&mut table.ledger, "철수", "Ann", "1000");
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(payments(&krw), ["Ann 철수 300", "Bo 철수 300"]);
    assert!(table.ledger.verify().unwrap().is_empty());
}

#[test]
fn since_the_last_settling_stands_beside_all_time() {
    let mut table = played();
    settle(
        &mut table.ledger,
        &[("Bo", "Ann", "800"), ("철수", "Ann", "400")],
    );
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(krw.settled(), [(DAY, vec![])]);
    assert_eq!(rows(&krw), ["Ann 1200 0 0", "Bo -800 0 0", "철수 -400 0 0"]);
    assert_eq!(payments(&krw), [""; 0]);
    // Another evening: 8 from Bo and 4 from 철수 again, and Bo pays 300 of it.
    let again = table.sit();
    table.play(again, 1);
    pay(&mut table.ledger, "Bo", "Ann", "300");
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(
        rows(&krw),
        [
            "Ann 2400 1200 900",
            "Bo -1600 -800 -500",
            "철수 -800 -400 -400"
        ]
    );
    // A later correction reopens the balance: Ann wins 6, 3 from each.
    let hand = table.ledger.hands(again).unwrap().remove(0);
    let corrected = dokbak::ledger::CorrectionBody {
        of: hand.id,
        reason: "misread".to_owned(),
        record: hand.record,
        verdict: hand.verdict,
        net: net(&[("Ann", 6), ("Bo", -3), ("철수", -3)]),
    };
    let ledger = &mut table.ledger;
    ledger
        .append_correction(again, AT, ENGINE, &corrected)
        .unwrap();
    let [krw] = told(ledger).try_into().unwrap();
    assert_eq!(
        rows(&krw),
        ["Ann 1800 600 300", "Bo -1100 -300 0", "철수 -700 -300 -300"]
    );
}

/// At another table Dae wins 5 chips from Eun, and they settle up; then Ann's table does, and Dae
/// wins 5 more.
#[test]
fn a_plan_settles_the_circles_that_it_names_and_no_other() {
    let mut table = played();
    let body = SessionBody {
        players: names(&["Dae", "Eun"]),
        ..session()
    };
    let other = table.ledger.open_session(AT, ENGINE, &body).unwrap();
    let play = |ledger: &mut Ledger, number| {
        let body = HandBody {
            net: net(&[("Dae", 5), ("Eun", -5)]),
            ..hand(number)
        };
        ledger.append_hand(other, AT, ENGINE, &body).unwrap();
    };
    play(&mut table.ledger, 1);
    settle(&mut table.ledger, &[("Eun", "Dae", "500")]);
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(krw.settled(), [(DAY, vec!["Dae", "Eun"])]);
    assert_eq!(
        rows(&krw),
        [
            "Ann 1200 1200 1200",
            "Dae 500 0 0",
            "Bo -800 -800 -800",
            "Eun -500 0 0",
            "철수 -400 -400 -400"
        ]
    );
    settle(
        &mut table.ledger,
        &[("Bo", "Ann", "800"), ("철수", "Ann", "400")],
    );
    play(&mut table.ledger, 2);
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(krw.settled(), [(DAY, vec![])]);
    assert_eq!(
        rows(&krw),
        [
            "Ann 1200 0 0",
            "Dae 1000 500 500",
            "Bo -800 0 0",
            "Eun -1000 -500 -500",
            "철수 -400 0 0"
        ]
    );
}

#[test]
fn currencies_are_never_added_and_names_of_one_are_one() {
    let mut table = played();
    for (chip, chips) in [(Some("0.5 EUR"), 3), (Some("50원"), 2), (None, 100)] {
        let body = SessionBody {
            players: names(&["Ann", "Bo"]),
            chip: chip.map(Worth::new),
            ..session()
        };
        let evening = table.ledger.open_session(AT, ENGINE, &body).unwrap();
        let body = HandBody {
            net: net(&[("Ann", -chips), ("Bo", chips)]),
            ..hand(1)
        };
        table
            .ledger
            .append_hand(evening, AT, ENGINE, &body)
            .unwrap();
    }
    let [eur, krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(rows(&eur), ["Ann -1.5 -1.5 -1.5", "Bo 1.5 1.5 1.5"]);
    // 1,200 - 100; -800 + 100. Worthless chips do not count.
    assert_eq!(krw.currency, "KRW");
    assert_eq!(
        rows(&krw),
        [
            "Ann 1100 1100 1100",
            "Bo -700 -700 -700",
            "철수 -400 -400 -400"
        ]
    );
    pay(&mut table.ledger, "철수", "Bo", "50");
    assert_eq!(rows(&told(&table.ledger)[0]), rows(&eur));
}

#[test]
fn a_kitty_is_apart_and_nobody_is_owed_what_is_in_it() {
    let mut table = played();
    for name in ["Ann", "Bo", "철수"] {
        pay(&mut table.ledger, name, "cake", "1000");
    }
    pay(&mut table.ledger, "Cake", "Ann", "2500");
    let [krw] = told(&table.ledger).try_into().unwrap();
    assert_eq!(payments(&krw), ["Bo Ann 800", "철수 Ann 400"]);
    let [cake] = krw.kitties.as_slice() else {
        panic!("{krw:?}")
    };
    assert_eq!(
        (cake.name.as_str(), cake.holds.to_string()),
        ("cake", "500".to_owned())
    );
}

/// On another evening Bo is called Bob, and loses 5 chips to Ann.
#[test]
fn a_person_of_two_names_has_one_balance() {
    let mut table = played();
    let ledger = &mut table.ledger;
    pay(ledger, "Bo", "Ann", "100");
    let body = SessionBody {
        players: names(&["Ann", "Bob"]),
        ..session()
    };
    let other = ledger.open_session(AT, ENGINE, &body).unwrap();
    let hand = HandBody {
        net: net(&[("Ann", 5), ("Bob", -5)]),
        ..hand(1)
    };
    ledger.append_hand(other, AT, ENGINE, &hand).unwrap();
    let join = PersonBody::Join {
        who: "Bob".into(),
        with: "Bo".into(),
    };
    ledger.append_person(AT, ENGINE, &join).unwrap();
    let [krw] = told(ledger).try_into().unwrap();
    assert_eq!(
        rows(&krw),
        [
            "Ann 1700 1700 1600",
            "Bo -1300 -1300 -1200",
            "철수 -400 -400 -400"
        ]
    );
}

#[test]
fn what_cannot_have_been_handed_over_is_refused_and_changes_nothing() {
    let mut table = played();
    let ledger = &mut table.ledger;
    let head = ledger.head().unwrap();
    let fault = |ledger: &mut Ledger, body: &PaidBody| match ledger.append_paid(AT, ENGINE, body) {
        Err(LedgerError::Handover(fault)) => fault,
        other => panic!("{other:?}"),
    };
    for amount in ["0", "-5", "1e3", "1,000", "", "0.00001", "5 6"] {
        let found = fault(ledger, &paid("Bo", "Ann", amount, "KRW"));
        assert_eq!(found, HandoverFault::BadAmount(format!("{amount} KRW")));
    }
    let same = HandoverFault::Same("Ann".into(), "ann".into());
    assert_eq!(fault(ledger, &paid("Ann", "ann", "5", "KRW")), same);
    let name = HandoverFault::BadName("An\u{200b}n".to_owned());
    assert_eq!(fault(ledger, &paid("Ann", "An\u{200b}n", "5", "KRW")), name);
    let body = PaidBody {
        day: "2026-02-30".to_owned(),
        ..paid("Bo", "Ann", "5", "KRW")
    };
    let found = ledger.append_paid(AT, ENGINE, &body);
    assert!(matches!(found, Err(LedgerError::BadDay(_))));
    let nothing = SettledBody {
        day: DAY.to_owned(),
        transfers: Vec::new(),
    };
    let found = ledger.append_settled(AT, ENGINE, &nothing);
    let nothing = HandoverFault::Nothing;
    assert!(matches!(found, Err(LedgerError::Handover(fault)) if fault == nothing));
    assert_eq!(ledger.head().unwrap(), head);
}

#[test]
fn balances_are_the_same_whichever_ledger_takes_in_the_other() {
    let all = |table: &Table| {
        table
            .ledger
            .written(dokbak::ledger::EntryId(0), 100)
            .unwrap()
    };
    let take = |table: &mut Table, entries: &[RawEntry]| {
        take_in(&mut table.ledger, AT, entries).unwrap();
    };
    let (mut one, mut other) = (played(), played());
    pay(&mut one.ledger, "Bo", "Ann", "100");
    settle(&mut other.ledger, &[("Bo", "Ann", "700")]);
    pay(&mut other.ledger, "철수", "Ann", "50");
    let (of_one, of_other) = (all(&one), all(&other));
    take(&mut one, &of_other);
    take(&mut other, &of_one);
    let found = told(&one.ledger);
    assert_eq!(found, told(&other.ledger));
    // Both are copies of one ledger, so the evening is there once: 1,200 - 100 - 700 - 50.
    assert_eq!(found[0].balances[0].open.to_string(), "350");
}
