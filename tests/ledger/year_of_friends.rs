//! What holds for a year of friends, generated from a seed.

use crate::exchange::{take, written};
use crate::table::Table;
use crate::year::{ENGINE, HANDS, SEED, notes, write};
use dokbak::date::Date;
use dokbak::ledger::{Grain, Ledger, Period, Total};
use dokbak::record::Name;
use dokbak::report::stats::{EveningTotal, PersonStats, Stats, gather};
use dokbak::report::{Auditing, Measure, accounts};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Returns a ledger of these circles, with at most this many evenings of each of their games.
fn ledger_of(which: &[usize], evenings: u32) -> Table {
    let noted = notes(SEED, evenings);
    let noted: Vec<&str> = which.iter().map(|&at| noted[at].as_str()).collect();
    let mut table = Table::new();
    write(&mut table.ledger, &noted);
    table
}

/// Returns the ledger of the whole year, which is generated once.
fn year() -> Ledger {
    static MADE: OnceLock<(PathBuf, tempfile::TempDir)> = OnceLock::new();
    let (path, _) = MADE.get_or_init(|| ledger_of(&[0, 1, 2], u32::MAX).left());
    Ledger::open_reading(path).unwrap().unwrap()
}

/// Returns everybody's chips by the worth of a chip, in alphabetical order.
fn sums(ledger: &Ledger, grain: Grain) -> BTreeMap<(Name, Option<String>), i64> {
    let mut sums = BTreeMap::new();
    for Total {
        player,
        chip,
        chips,
        ..
    } in ledger.totals(Period::default(), grain).unwrap()
    {
        *sums.entry((player, chip.map(String::from))).or_default() += chips;
    }
    sums
}

fn figures(ledger: &Ledger, period: Period) -> Stats {
    let people = ledger.people().unwrap();
    let gathered = gather(ledger, &people, period, &[Measure::chips()]);
    let mut gathered = gathered.unwrap().unwrap();
    assert!(gathered.left_out.is_empty());
    gathered.stats.pop().unwrap()
}

/// Everything in it is what the program would have written.
#[test]
fn a_year_holds_together() {
    let ledger = year();
    let sessions = ledger.sessions().unwrap();
    let hands = sessions.iter().map(|it| ledger.hands(it.id).unwrap().len());
    assert_eq!(hands.sum::<usize>(), HANDS);
    assert_eq!(ledger.verify().unwrap(), []);
    let auditing = Auditing {
        engine: ENGINE,
        deep: true,
        incoming: None,
    };
    let audit = auditing.audit(&ledger, &|_| ()).unwrap();
    assert_eq!((audit.wrong, audit.otherwise), (vec![], vec![]));
}

#[test]
fn what_the_days_of_a_year_come_to_is_what_the_year_comes_to() {
    let ledger = year();
    let whole = sums(&ledger, Grain::Whole);
    assert_eq!(sums(&ledger, Grain::Day), whole);
    let mut of_chips: BTreeMap<&Option<String>, i64> = BTreeMap::new();
    for ((_, chip), chips) in &whole {
        *of_chips.entry(chip).or_default() += chips;
    }
    assert_eq!(of_chips.len(), 4);
    assert!(of_chips.values().all(|sum| *sum == 0), "{of_chips:?}");
}

/// The open balance is what was won, less the payments at the end of each quarter; after another
/// payment, nobody owes anything.
#[test]
fn what_is_open_is_what_was_won_less_what_was_handed_over() {
    let ledger = year();
    let totals = ledger.totals(Period::default(), Grain::Whole).unwrap();
    let handed = ledger.handovers(Period::default()).unwrap();
    assert!(handed.len() > 20);
    let people = ledger.people().unwrap();
    let tables = ledger.tables(&people).unwrap();
    let accounts = accounts(&totals, &people, &handed, &[], &tables).unwrap();
    assert_eq!(accounts.len(), 3);
    for account in accounts {
        let plan = account.settle_up().unwrap();
        assert!(plan.payments.len() < account.balances.len());
        for balance in &account.balances {
            let mut open = balance.open.clone();
            for payment in &plan.payments {
                if payment.from == balance.person {
                    open = open.plus(&payment.amount).unwrap();
                }
                if payment.to == balance.person {
                    open = open.less(&payment.amount).unwrap();
                }
            }
            assert_eq!(open.signum(), 0, "{}", balance.person);
        }
    }
}

/// A person's chips in statistics are those of the standings: hands, games and the pot.
#[test]
fn statistics_and_standings_say_one_total() {
    let ledger = year();
    let people = ledger.people().unwrap();
    let whole = figures(&ledger, Period::default());
    let totals = ledger.totals(Period::default(), Grain::Whole).unwrap();
    for person in &whole.people {
        let own = totals.iter();
        let own = own.filter(|total| people.are_one(&total.player, &person.name));
        let sum: i64 = own.map(|total| total.chips).sum();
        assert_eq!(person.chips(), sum, "{}", person.name);
    }
    assert!(!whole.rounds.is_empty() && !whole.games.is_empty());
}

#[test]
fn what_people_did_in_the_months_of_a_year_is_what_they_did_in_it() {
    let ledger = year();
    let whole = figures(&ledger, Period::default());
    let all = whole.people.iter().map(PersonStats::chips);
    assert_eq!(all.sum::<i64>(), 0);
    let month = |month: u32| {
        let (since, until) = Date::month(&format!("2026-{month:02}")).unwrap();
        figures(
            &ledger,
            Period {
                since: Some(since),
                until: Some(until),
            },
        )
    };
    let months: Vec<Stats> = (1..=12).map(month).collect();
    assert_eq!(
        months.iter().map(|it| it.hands.len()).sum::<usize>(),
        whole.hands.len()
    );
    for person in &whole.people {
        let own = || {
            let people = months.iter().flat_map(|it| &it.people);
            people.filter(|it| it.name == person.name)
        };
        assert_eq!(own().map(PersonStats::chips).sum::<i64>(), person.chips());
        assert_eq!(own().map(|it| it.goes.said).sum::<u32>(), person.goes.said);
        let won = own().map(|it| it.won.hands.len()).sum::<usize>();
        assert_eq!(won, person.won.hands.len());
    }
}

#[test]
fn a_year_that_is_taken_along_is_the_same_to_the_last_byte() {
    let ledger = year();
    let mut copy = Table::new();
    take(&mut copy.ledger, &written(&ledger)).unwrap();
    assert_eq!(written(&copy.ledger), written(&ledger));
    assert_eq!(copy.ledger.head().unwrap(), ledger.head().unwrap());
    assert_eq!(copy.ledger.verify().unwrap(), []);
}

/// Whoever imports whom, and however often.
#[test]
fn circles_that_take_in_each_other_come_to_the_same() {
    let circles = [[0], [1], [2]].map(|which| ledger_of(&which, 3).ledger);
    let merged = |order: [usize; 3]| {
        let mut into = Table::new();
        // The second time, everything is there already.
        for at in order.into_iter().chain(order) {
            take(&mut into.ledger, &written(&circles[at])).unwrap();
        }
        assert_eq!(into.ledger.verify().unwrap(), []);
        let figures = figures(&into.ledger, Period::default());
        (sums(&into.ledger, Grain::Whole), without_entries(&figures))
    };
    let due = merged([0, 1, 2]);
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        assert_eq!(merged(order), due);
    }
    let whole = ledger_of(&[0, 1, 2], 3).ledger;
    assert_eq!(due.0, sums(&whole, Grain::Whole));
    let rounds = due.1.values().map(|one| one.2[0]);
    assert!(rounds.sum::<usize>() > 0);
}

/// What a person has apart from the entries, which differ from ledger to ledger: all chips by what
/// they come from, by evening; the largest fall, points scored and ahead; and how many rounds, games
/// and evenings, and how many in a row.
type WithoutEntries = (Vec<EveningTotal>, [i64; 4], [usize; 5]);

fn without_entries(stats: &Stats) -> BTreeMap<Name, WithoutEntries> {
    let of = |one: &PersonStats| {
        let rounds = &one.rounds;
        let numbers = [one.fall, one.scored, rounds.brought, one.games.points];
        let lengths = [
            rounds.hands.len(),
            rounds.evenings.len(),
            rounds.winning.len(),
            one.losing.len(),
            one.games.games.len(),
        ];
        (one.name.clone(), (one.totals.clone(), numbers, lengths))
    };
    stats.people.iter().map(of).collect()
}

/// Writes the ledger of the year to the file that `DOKBAK_YEAR` names, and each circle's notes next
/// to it.
#[test]
#[ignore = "writes files"]
fn write_the_year() {
    let path = std::env::var_os("DOKBAK_YEAR").expect("DOKBAK_YEAR says where");
    let path = Path::new(&path);
    let noted = notes(SEED, u32::MAX);
    for (name, text) in crate::year::CIRCLES.iter().zip(&noted) {
        std::fs::write(path.with_file_name(format!("{name}.hwatu")), text).unwrap();
    }
    let noted: Vec<&str> = noted.iter().map(String::as_str).collect();
    write(&mut Ledger::open(path).unwrap(), &noted);
}
