//! Totals by person and day: their values, and that they agree with the entries.

use crate::table::{AT, ENGINE, Table, close, correction, hand, net, session};
use dokbak::ledger::{
    ChainFault, CloseBody, CorrectionBody, EntryId, Grain, HandBody, Ledger, Net, Period,
    SessionBody, SessionId, Total, Worth,
};
use dokbak::{Case, Opening};
use proptest::prelude::*;

/// A name, the worth of a chip, chips, hands, hands won, best and worst.
type Row<'a> = (&'a str, Option<&'a str>, i64, u32, u32, i64, i64);

fn rows(totals: &[Total]) -> Vec<Row<'_>> {
    totals.iter().map(row).collect()
}

fn row(total: &Total) -> Row<'_> {
    let (player, chip) = (total.player.as_str(), total.chip.as_ref().map(Worth::text));
    let &Total {
        chips,
        hands,
        gains,
        best,
        worst,
        ..
    } = total;
    (player, chip, chips, hands, gains, best, worst)
}

fn all(table: &Table) -> Vec<Total> {
    table
        .ledger
        .totals(Period::default(), Grain::Whole)
        .unwrap()
}

fn sound(ledger: &Ledger) {
    assert_eq!(ledger.verify().unwrap(), []);
}

/// Three hands of +12, -8, -4, one of which is corrected to +8, -4, -4.
#[test]
fn a_corrected_hand_counts_once() {
    let (table, _) = Table::played();
    let chip = Some("100 KRW");
    let due = [
        ("Ann", chip, 32, 3, 3, 12, 0),
        ("Bo", chip, -20, 3, 0, 0, -8),
        ("철수", chip, -12, 3, 0, 0, -4),
    ];
    assert_eq!(rows(&all(&table)), due);
    // Three hands of 24 and a correction of 16: everything that moved in either direction.
    assert_eq!(table.ledger.volume().unwrap(), 3 * 24 + 16);
    sound(&table.ledger);
}

#[test]
fn a_close_that_brings_nothing_adds_nothing() {
    let (mut table, id) = Table::played();
    let before = all(&table);
    table.close(id).unwrap();
    assert_eq!(all(&table), before);
    sound(&table.ledger);
    // A hand of a closed session can still be corrected.
    table.correct(id, EntryId(2)).unwrap();
    assert_eq!(all(&table)[0].chips, 28);
    sound(&table.ledger);
}

/// A nagari: each player put a chip into the pot, which comes back when they leave.
#[test]
fn what_is_left_in_the_pot_comes_back_with_the_close_and_is_no_hand() {
    let mut table = Table::new();
    let body = SessionBody {
        players: vec!["Ann".into(), "Bo".into()],
        ..session()
    };
    let id = table.ledger.open_session(AT, ENGINE, &body).unwrap();
    let record = "set boar.pot=1\nplayers Ann Bo\nnagari\n";
    let verdict = Case::read(record, Opening::default()).settle().unwrap();
    let hand = HandBody {
        number: 1,
        record: record.to_owned(),
        verdict: verdict.to_json(),
        net: net(&[("Ann", -1), ("Bo", -1)]),
    };
    table.ledger.append_hand(id, AT, ENGINE, &hand).unwrap();
    assert_eq!(all(&table)[0].chips, -1);
    let even = CloseBody {
        net: net(&[("Ann", 0), ("Bo", 0)]),
        transfers: Vec::new(),
    };
    table.ledger.close_session(id, AT, ENGINE, &even).unwrap();
    let chip = Some("100 KRW");
    assert_eq!(
        rows(&all(&table)),
        [("Ann", chip, 0, 1, 0, 0, -1), ("Bo", chip, 0, 1, 0, 0, -1)]
    );
    sound(&table.ledger);
}

fn game_of_koikoi(table: &mut Table) -> SessionId {
    let body = SessionBody {
        players: vec!["Aki".into(), "Ben".into()],
        rules: "koikoi".to_owned(),
        ruleset: include_str!("../../rulesets/koikoi.yaml").to_owned(),
        ..session()
    };
    table.ledger.open_session(AT, ENGINE, &body).unwrap()
}

fn round_of_koikoi(number: u32, lines: &str) -> HandBody {
    let record = format!("rules koikoi\n{lines}\n");
    let verdict = Case::read(&record, Opening::default()).settle().unwrap();
    let own: Vec<(&str, i64)> = verdict.net.iter().map(|(n, c)| (n.as_str(), *c)).collect();
    HandBody {
        number,
        net: net(&own),
        verdict: verdict.to_json(),
        record,
    }
}

/// Returns everybody's chips, hands, games, gains, best and worst.
fn sums(table: &Table) -> Vec<(i64, u32, u32, u32, i64, i64)> {
    let sum = |one: &Total| {
        let played = (one.hands, one.games, one.gains);
        (one.chips, played.0, played.1, played.2, one.best, one.worst)
    };
    all(table).iter().map(sum).collect()
}

/// Aki's three poetry ribbons are 5 points, Ben's five ribbons 1, a draw none: Ben owes 4 when the
/// game is over. With 5 each, nobody owes anything.
#[test]
fn a_game_for_points_counts_as_one_hand_when_it_is_over() {
    let poetry = "players Aki Ben\nAki has 1t 2t 3t\nAki shobu";
    let draw = "players Aki Ben\ndraw";
    for (third, aki, ben) in [
        ("1t 4t 5t 6t 7t", (4, 1, 1, 1, 4, 0), (-4, 1, 1, 0, 0, -4)),
        ("1t 2t 3t", (0, 1, 1, 0, 0, 0), (0, 1, 1, 0, 0, 0)),
    ] {
        let mut table = Table::new();
        let id = game_of_koikoi(&mut table);
        let third = format!("players Aki Ben\nBen has {third}\nBen shobu");
        for (number, lines) in (1..).zip([poetry, draw, &third]) {
            let round = round_of_koikoi(number, lines);
            table.ledger.append_hand(id, AT, ENGINE, &round).unwrap();
            assert_eq!(sums(&table), [], "points are no chips yet");
        }
        let end = CloseBody {
            net: net(&[("Aki", aki.0), ("Ben", ben.0)]),
            transfers: Vec::new(),
        };
        table.ledger.close_session(id, AT, ENGINE, &end).unwrap();
        assert_eq!(sums(&table), [aki, ben]);
        sound(&table.ledger);
    }
}

#[test]
fn a_round_whose_points_are_paid_at_once_counts_at_once() {
    let mut table = Table::new();
    let id = game_of_koikoi(&mut table);
    let lines = "set zero_sum=true\nplayers Aki Ben\nAki has 1t 2t 3t\nAki shobu";
    let round = round_of_koikoi(1, lines);
    table.ledger.append_hand(id, AT, ENGINE, &round).unwrap();
    assert_eq!(sums(&table), [(5, 1, 0, 1, 5, 0), (-5, 1, 0, 0, 0, -5)]);
    sound(&table.ledger);
}

#[test]
fn worths_of_a_chip_stay_apart_and_spellings_of_a_name_do_not() {
    let (mut table, id) = Table::seated();
    table.play(id, 1);
    let dearer = SessionBody {
        players: vec!["ANN".into(), "Bo".into()],
        chip: Some(Worth::new("1000 KRW")),
        ..session()
    };
    let later = "2026-11-21T19:30:00Z";
    let id = table.ledger.open_session(later, ENGINE, &dearer).unwrap();
    let won = HandBody {
        net: net(&[("ANN", -5), ("Bo", 5)]),
        ..hand(1)
    };
    table.ledger.append_hand(id, later, ENGINE, &won).unwrap();
    let (cheap, dear) = (Some("100 KRW"), Some("1000 KRW"));
    let due = [
        ("ANN", cheap, 12, 1, 1, 12, 0),
        ("ANN", dear, -5, 1, 0, 0, -5),
        ("Bo", cheap, -8, 1, 0, 0, -8),
        ("Bo", dear, 5, 1, 1, 5, 0),
        ("철수", cheap, -4, 1, 0, 0, -4),
    ];
    assert_eq!(rows(&all(&table)), due);
    let worths = [("2026-11-20", "100 KRW"), ("2026-11-21", "1000 KRW")]
        .map(|(day, chip)| (day.to_owned(), Worth::new(chip)));
    assert_eq!(table.ledger.worths().unwrap(), worths);
    sound(&table.ledger);
}

#[test]
fn totals_that_were_changed_are_found() {
    for (statement, table, row) in [
        (
            "UPDATE total SET chips = chips + 1 WHERE name = 1",
            "total",
            "2026-11-20",
        ),
        ("DELETE FROM total WHERE name = 2", "total", "2026-11-20"),
        ("INSERT INTO dealt VALUES (3, '2026-11-19')", "dealt", "3"),
        ("INSERT INTO dealt VALUES (1, '2026-11-19')", "dealt", "1"),
        ("UPDATE evening SET open = 0", "evening", "1"),
        (
            "UPDATE name SET spelled = 'Bob' WHERE folded = 'bo'",
            "name",
            "bo",
        ),
        ("UPDATE volume SET chips = 1", "volume", "1"),
    ] {
        let (played, _) = Table::played();
        played.raw().execute(statement, []).unwrap();
        let fault = ChainFault::Total {
            table: table.to_owned(),
            row: row.to_owned(),
        };
        assert_eq!(played.ledger.verify().unwrap(), [fault], "{statement}");
    }
}

#[test]
fn totals_that_were_changed_are_counted_again() {
    let (mut table, _) = Table::played();
    let due = all(&table);
    let change = "UPDATE total SET chips = chips + 1 WHERE name = 1";
    table.raw().execute(change, []).unwrap();
    table.ledger.recount().unwrap();
    assert_eq!(all(&table), due);
    sound(&table.ledger);
}

#[test]
fn the_day_of_a_hand_that_was_changed_or_taken_away_is_found() {
    for statement in ["UPDATE dealt SET day = '2026-11-19'", "DELETE FROM dealt"] {
        let mut table = Table::new();
        let of_day = SessionBody {
            day: Some("2026-10-03".to_owned()),
            ..session()
        };
        let id = table.ledger.open_session(AT, ENGINE, &of_day).unwrap();
        let dated = HandBody {
            record: "players Ann Bo 철수\ndate 2026-10-05\nAnn stop\n".to_owned(),
            ..hand(1)
        };
        let EntryId(hand) = table.ledger.append_hand(id, AT, ENGINE, &dated).unwrap();
        sound(&table.ledger);
        table.raw().execute(statement, []).unwrap();
        let fault = ChainFault::Total {
            table: "dealt".to_owned(),
            row: hand.to_string(),
        };
        assert_eq!(table.ledger.verify().unwrap(), [fault], "{statement}");
    }
}

/// Something that can happen, with numbers that are brought into range.
#[derive(Clone, Debug)]
enum Event {
    Opens {
        chip: bool,
        day: u8,
    },
    Plays {
        session: usize,
        chips: i64,
        day: Option<u8>,
    },
    Corrects {
        hand: usize,
        chips: i64,
        day: Option<u8>,
    },
    Closes {
        session: usize,
    },
}

fn event() -> impl Strategy<Value = Event> {
    let day = || proptest::option::of(1..4_u8);
    prop_oneof![
        1 => (any::<bool>(), 1..4_u8).prop_map(|(chip, day)| Event::Opens { chip, day }),
        6 => (any::<usize>(), -9..9_i64, day())
            .prop_map(|(session, chips, day)| Event::Plays { session, chips, day }),
        2 => (any::<usize>(), -9..9_i64, day())
            .prop_map(|(hand, chips, day)| Event::Corrects { hand, chips, day }),
        1 => any::<usize>().prop_map(|session| Event::Closes { session }),
    ]
}

fn record(day: Option<u8>) -> String {
    let day = day.map_or_else(String::new, |day| format!("date 2026-11-0{day}\n"));
    format!("players Ann Bo 철수\n{day}nagari\n")
}

fn three(chips: i64) -> Net {
    net(&[("Ann", chips), ("Bo", -chips), ("철수", 0)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever happens in whatever order, the totals agree with the entries, and all chips sum to
    /// zero.
    #[test]
    fn totals_are_what_the_entries_come_to(events in proptest::collection::vec(event(), 1..30)) {
        let mut table = Table::new();
        let mut sessions: Vec<(SessionId, u32)> = Vec::new();
        let mut hands: Vec<(SessionId, EntryId)> = Vec::new();
        for event in events {
            let ledger = &mut table.ledger;
            match event {
                Event::Opens { chip, day } => {
                    let body = SessionBody {
                        chip: chip.then(|| Worth::new("1 EUR")),
                        day: Some(format!("2026-11-0{day}")),
                        ..session()
                    };
                    sessions.push((ledger.open_session(AT, ENGINE, &body).unwrap(), 0));
                }
                Event::Plays { session, chips, day } if !sessions.is_empty() => {
                    let at = session % sessions.len();
                    let (id, played) = &mut sessions[at];
                    *played += 1;
                    let body = HandBody { record: record(day), net: three(chips), ..hand(*played) };
                    hands.push((*id, ledger.append_hand(*id, AT, ENGINE, &body).unwrap()));
                }
                Event::Corrects { hand, chips, day } if !hands.is_empty() => {
                    let (id, of) = hands[hand % hands.len()];
                    let body = CorrectionBody { record: record(day), net: three(chips), ..correction(of) };
                    ledger.append_correction(id, AT, ENGINE, &body).unwrap();
                }
                Event::Closes { session } if !sessions.is_empty() => {
                    let (id, _) = sessions.remove(session % sessions.len());
                    ledger.close_session(id, AT, ENGINE, &close()).unwrap();
                }
                _ => {}
            }
        }
        sound(&table.ledger);
        let totals = all(&table);
        prop_assert_eq!(totals.iter().map(|total| total.chips).sum::<i64>(), 0);
        let played: u32 = totals.iter().map(|total| total.hands).sum();
        prop_assert_eq!(played as usize, 3 * hands.len());
    }
}
