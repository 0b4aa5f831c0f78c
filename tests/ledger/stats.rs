//! Statistics of two ledgers that imported each other.

use crate::table::{ENGINE, Table, net, session, take_in};
use dokbak::case::{Case, Opening};
use dokbak::ledger::{EntryId, HandBody, Ledger, Period, SessionBody, Worth};
use dokbak::record::ChipValue;
use dokbak::report::Measure;
use dokbak::report::stats::{EveningChips, Group, PersonStats, gather};

/// Writes an evening of hands won by these players, with 7 chips from each of the two others.
fn evening(ledger: &mut Ledger, day: &str, winners: &[&str]) {
    evening_for(
        ledger,
        day,
        session().chip.as_ref().map(Worth::text),
        winners,
    );
}

/// Writes the same, with chips of this worth.
fn evening_for(ledger: &mut Ledger, day: &str, chip: Option<&str>, winners: &[&str]) {
    let at = format!("{day}T19:30:00Z");
    let body = SessionBody {
        ruleset: include_str!("../../rulesets/pagat.yaml").to_owned(),
        day: Some(day.to_owned()),
        chip: chip.map(Worth::new),
        ..session()
    };
    let id = ledger.open_session(&at, ENGINE, &body).unwrap();
    for (winner, number) in winners.iter().zip(1..) {
        let names = ["Ann", "Bo", "철수"];
        let others = names.iter().filter(|name| *name != winner);
        let counts: Vec<String> = others.map(|name| format!("{name} counts g1 p6")).collect();
        let counts = counts.join("\n");
        let record = format!(
            "players Ann Bo 철수\n{winner} has 1g 3g 8g 1t 2t 3t 4t 5t\n{counts}\n{winner} stop\n"
        );
        let verdict = Case::read(&record, Opening::default()).settle().unwrap();
        let own: Vec<(&str, i64)> = verdict.net.iter().map(|(n, c)| (n.as_str(), *c)).collect();
        let body = HandBody {
            number,
            net: net(&own),
            verdict: verdict.to_json(),
            record,
        };
        ledger.append_hand(id, &at, ENGINE, &body).unwrap();
    }
}

/// One person's figures: chips, numbers of hands, the largest fall, and chips by day and by group.
type Figures = (
    dokbak::record::Name,
    i64,
    [usize; 5],
    i64,
    Vec<(String, i64)>,
    Vec<(Group, Vec<(String, i64)>)>,
);

fn by_day(evenings: &[EveningChips]) -> Vec<(String, i64)> {
    let day = |evening: &EveningChips| (evening.day.to_string(), evening.chips);
    evenings.iter().map(day).collect()
}

/// Returns people's figures, with numbers of hands instead of the hands, whose entries differ
/// between ledgers.
fn figures(ledger: &Ledger) -> Vec<Figures> {
    let people = ledger.people().unwrap();
    let gathered = gather(ledger, &people, Period::default(), &[Measure::chips()]);
    let mut gathered = gathered.unwrap().unwrap();
    let stats = gathered.stats.pop().unwrap();
    assert_eq!((gathered.left_out.len(), stats.hands.len()), (0, 6));
    let of = |one: PersonStats| {
        let hands = [
            one.hands.len(),
            one.won.hands.len(),
            one.winning.len(),
            one.losing.len(),
            one.evenings_played(),
        ];
        let groups = one.groups.iter();
        let groups = groups.map(|(group, did)| (group.clone(), by_day(&did.evenings)));
        let (days, groups) = (by_day(&one.evenings), groups.collect());
        (one.name.clone(), one.chips(), hands, one.fall, days, groups)
    };
    stats.people.into_iter().map(of).collect()
}

#[test]
fn it_does_not_matter_which_of_two_ledgers_took_in_the_other() {
    let written = |table: &Table| table.ledger.written(EntryId(0), u32::MAX).unwrap();
    let take = |into: &mut Table, entries: &[_]| {
        take_in(&mut into.ledger, "2026-11-25T12:00:00Z", entries).unwrap();
    };
    let (mut here, mut there) = (Table::new(), Table::new());
    evening(&mut here.ledger, "2026-11-20", &["Ann", "Bo"]);
    evening(&mut here.ledger, "2026-11-22", &["Bo", "철수"]);
    evening(&mut there.ledger, "2026-11-21", &["Bo", "Bo"]);
    let (first, second) = (written(&here), written(&there));
    take(&mut here, &second);
    take(&mut there, &first);
    let due = figures(&here.ledger);
    assert_eq!(figures(&there.ledger), due);
    // Bo wins the four hands from the second to the fifth: -7 + 4 x 14 - 7.
    let of = |at: usize| {
        let (name, chips, hands, fall, ..) = &due[at];
        (name.as_str(), *chips, *hands, *fall)
    };
    assert_eq!(of(1), ("Bo", 42, [6, 4, 4, 1, 3], 7));
    let days = [("2026-11-20", 7), ("2026-11-21", 28), ("2026-11-22", 7)];
    let days = days.map(|(day, chips)| (day.to_owned(), chips));
    assert_eq!(due[1].4, days);
    // Ann: 14, then five times -7.
    assert_eq!(of(0), ("Ann", -21, [6, 1, 1, 5, 3], 35));
}

/// One pass over the hands counts each in the unit of its chips, and converts them.
#[test]
fn hands_are_counted_in_every_measure_at_one_look() {
    let mut table = Table::new();
    let chips = ["100 KRW", "1 EUR", "200 KRW"];
    let winners: [&[&str]; 3] = [&["Ann"], &["철수", "철수"], &["Bo"]];
    for ((chip, winners), day) in chips.into_iter().zip(winners).zip(20..) {
        let day = format!("2026-11-{day}");
        evening_for(&mut table.ledger, &day, Some(chip), winners);
    }
    evening_for(&mut table.ledger, "2026-11-23", None, &["Bo"]);
    let chips = chips.map(|chip| ChipValue::written(chip).unwrap());
    let mut measures = Measure::from_chips(chips.iter().map(Some).chain([None]));
    measures.push(Measure::chips());
    let people = table.ledger.people().unwrap();
    let gathered = gather(&table.ledger, &people, Period::default(), &measures);
    let found: Vec<(usize, usize, Vec<i64>, i64)> = gathered
        .unwrap()
        .unwrap()
        .stats
        .iter()
        .map(|stats| {
            let chips = stats.people.iter().map(PersonStats::chips).collect();
            let best = stats.people.iter().filter_map(|one| one.best);
            let best = best.map(|best| best.chips).max().unwrap();
            (stats.hands.len(), stats.evenings, chips, best)
        })
        .collect();
    let due = [
        // EUR: 철수 wins 14 twice.
        (2, 1, vec![-14, -14, 28], 14),
        // KRW, in units of 100: Ann 14 - 14, Bo -7 + 28, 철수 -7 - 14.
        (2, 2, vec![0, 21, -21], 28),
        // Worthless chips.
        (1, 1, vec![-7, 14, -7], 14),
        // All chips as they are.
        (5, 4, vec![-14, 7, 7], 14),
    ];
    assert_eq!(found, due);
}
