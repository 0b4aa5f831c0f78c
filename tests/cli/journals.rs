//! Journals for hledger and beancount, read by the programs themselves. With `DOKBAK_PROGRAMS=must`
//! a missing program is a failure.

use crate::programs::program;
use crate::support::Dokbak;
use crate::year::{SEED, notes, write};
use dokbak::case::{Case, Opening};
use dokbak::ledger::{
    CloseBody, CorrectionBody, EntryId, HandBody, Ledger, Net, PaidBody, SessionBody, SessionId,
    SettledBody, Worth,
};
use dokbak::rules::load;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Entries never go back in time.
const AT: &str = "2026-01-01T12:00:00Z";
const ENGINE: &str = "dokbak 0.2.0";

/// Non-zero amounts, by account and commodity.
type Balances = BTreeMap<(String, String), String>;

/// A ledger with names that older versions accepted.
pub(crate) struct Book {
    pub(crate) home: Dokbak,
    ledger: Ledger,
}

impl Book {
    pub(crate) fn new() -> Self {
        let home = Dokbak::new();
        fs::create_dir_all(home.ledger().parent().unwrap()).unwrap();
        let ledger = Ledger::open(&home.ledger()).unwrap();
        Self { home, ledger }
    }

    pub(crate) fn sit(
        &mut self,
        day: &str,
        players: &[&str],
        rules: &str,
        chip: Option<&str>,
    ) -> SessionId {
        let (name, set) = rules.split_once(' ').unwrap_or((rules, ""));
        let mut ruleset = load(name, Path::new(".")).unwrap();
        if let Some((key, value)) = set.split_once('=') {
            ruleset.rules.set(key, value).unwrap();
        }
        let body = SessionBody {
            players: players.iter().map(|name| (*name).into()).collect(),
            rules: name.to_owned(),
            ruleset: ruleset.text(),
            chip: chip.map(Worth::new),
            length: None,
            day: Some(day.to_owned()),
            follows: None,
            is_result: false,
            table: None,
        };
        let at = format!("{day}T12:00:00Z");
        self.ledger.open_session(&at, ENGINE, &body).unwrap()
    }

    /// Settles a record and writes it under these players' names.
    pub(crate) fn play(&mut self, session: SessionId, names: &[&str], record: &str) -> EntryId {
        let number = self.ledger.hands(session).unwrap().len() + 1;
        let (verdict, net) = settled(names, record);
        let body = HandBody {
            number: u32::try_from(number).unwrap(),
            record: record.to_owned(),
            verdict,
            net,
        };
        let written = self.ledger.append_hand(session, AT, ENGINE, &body);
        written.unwrap()
    }

    fn close(&mut self, session: SessionId) {
        let body = CloseBody {
            net: Vec::new(),
            transfers: Vec::new(),
        };
        self.ledger
            .close_session(session, AT, ENGINE, &body)
            .unwrap();
    }

    fn pay(&mut self, from: &str, to: &str, amount: &str, currency: &str, note: Option<&str>) {
        let body = PaidBody {
            from: from.into(),
            to: to.into(),
            amount: amount.to_owned(),
            currency: currency.to_owned(),
            day: "2026-03-02".to_owned(),
            note: note.map(str::to_owned),
        };
        self.ledger.append_paid(AT, ENGINE, &body).unwrap();
    }

    /// Exports the journal and returns the balances that hledger reports.
    fn hledger(&self, options: &str, query: &[&str]) -> Option<Balances> {
        let hledger = program(&["hledger"])?;
        let file = self.export("--hledger", options);
        let read = |args: &[&str]| ran(&hledger, &[&["-f", file.as_str()], args].concat());
        read(&["check", "--strict"]);
        read(&["check", "ordereddates"]);
        let rows = ["balance", "--no-total", "--layout=bare", "-O", "csv"];
        Some(balances(&read(&[&rows, query].concat())))
    }

    /// The same with beancount.
    fn beancount(&self, options: &str, query: &str) -> Option<Balances> {
        let (check, ask) = (program(&["bean-check"])?, program(&["bean-query"])?);
        let file = self.export("--beancount", options);
        assert_eq!(ran(&check, &[&file]), "");
        let query =
            format!("SELECT account, currency, sum(number) {query} GROUP BY account, currency");
        Some(balances(&ran(&ask, &["-f", "csv", &file, &query])))
    }

    fn export(&self, form: &str, options: &str) -> String {
        let name = format!("book{form}");
        let file = self.home.home().join(&name);
        let _ = fs::remove_file(&file);
        let line = format!("export {form} -o {name} {options}");
        self.home.line(&line).run().done();
        file.display().to_string()
    }

    pub(crate) fn json(&self, line: &str) -> Value {
        let told = self.home.line(line).run();
        assert_eq!(told.status, Some(0), "{told:?}");
        serde_json::from_str(&told.stdout).unwrap()
    }
}

/// Returns the verdict on a record and everybody's net, under other names.
fn settled(names: &[&str], record: &str) -> (String, Net) {
    let verdict = Case::read(record, Opening::default()).settle().unwrap();
    let chips = verdict.net.iter().map(|(_, chips)| *chips);
    let names = names.iter().map(|name| (*name).into());
    (verdict.to_json(), names.zip(chips).collect())
}

#[track_caller]
fn ran(program: &Path, args: &[&str]) -> String {
    let told = Command::new(program)
        .args(args)
        .env("LC_ALL", "C.UTF-8")
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let (out, err) = (text(told.stdout), text(told.stderr));
    assert!(told.status.success(), "{}: {out}{err}", program.display());
    out
}

/// Parses the rows of account, commodity and amount, below headings.
fn balances(table: &str) -> Balances {
    let mut rows = csv::Reader::from_reader(table.as_bytes());
    let rows = rows.records().map(|row| {
        let row = row.unwrap();
        let cell = |at: usize| row[at].trim().to_owned();
        ((cell(0), cell(1)), plain(&cell(2)))
    });
    rows.filter(|(_, amount)| amount != "0").collect()
}

/// Returns a number without trailing zeros.
fn plain(number: &str) -> String {
    if number.contains('.') {
        let number = number.trim_end_matches('0').trim_end_matches('.');
        return number.to_owned();
    }
    number.to_owned()
}

fn due(rows: &[(&str, &str, &str)]) -> Balances {
    let row = |(account, commodity, amount): &(&str, &str, &str)| {
        let key = ((*account).to_owned(), (*commodity).to_owned());
        (key, (*amount).to_owned())
    };
    rows.iter().map(row).collect()
}

/// A hand of three in which the first player has a first ppuk, and each other player pays 3.
const PPUK_OF_THREE: &str = "players A B C\nA ppuk 4 first\nnagari\n";
/// The same with two players.
const PPUK_OF_TWO: &str = "players A B\nA ppuk 4 first\nnagari\n";

/// - 10 January, 100 KRW: 민수 +6, O'Neil: x and 1 -3 each.
/// - 13 February, chips alone: O'Neil; x +3 and O'Neil- x -3, corrected to the other way round.
/// - 14 February, 0.5 $: 민수 and Ann put 2 chips each into the boar's pot; the session is open.
/// - 1 March, 10 원: 민수 has 5 points of Koi-Koi more than Ann when the game ends.
/// - 2 March: O'Neil: x pays 민수 300 KRW; 민수 500 into a kitty, out of which 1 has 200; and 1 hands
///   민수 100 as part of a plan.
pub(crate) fn book() -> Book {
    let mut book = Book::new();
    let three = ["민수", "O'Neil: x", "1"];
    let first = book.sit("2026-01-10", &three, "pagat", Some("100 KRW"));
    book.play(first, &three, PPUK_OF_THREE);
    book.close(first);
    let two = ["O'Neil; x", "O'Neil- x"];
    let second = book.sit("2026-02-13", &two, "pagat", None);
    let hand = book.play(second, &two, PPUK_OF_TWO);
    let turned = PPUK_OF_TWO.replace("A ppuk", "B ppuk");
    let (verdict, net) = settled(&two, &turned);
    let body = CorrectionBody {
        of: hand,
        reason: "=other \"way\"; round".to_owned(),
        record: turned,
        verdict,
        net,
    };
    book.ledger
        .append_correction(second, AT, ENGINE, &body)
        .unwrap();
    let pair = ["민수", "Ann"];
    let third = book.sit("2026-02-14", &pair, "pagat boar.pot=2", Some("0.5 $"));
    book.play(third, &pair, "set boar.pot=2\nplayers 민수 Ann\nnagari\n");
    let fourth = book.sit("2026-03-01", &pair, "koikoi-nintendo", Some("10 원"));
    let round = "rules koikoi-nintendo\nplayers 민수 Ann\n민수 has 3g 8g 12g\n민수 shobu\n";
    book.play(fourth, &pair, round);
    book.close(fourth);
    let note = "=cake; \"half\" | {a}\n* 2026";
    book.pay("O'Neil: x", "민수", "300", "KRW", Some(note));
    book.pay("민수", "케이크: \"큰\"", "500", "원", None);
    book.pay("케이크: \"큰\"", "1", "200", "KRW", None);
    let body = SettledBody {
        day: "2026-03-02".to_owned(),
        transfers: vec![(
            "1".into(),
            "민수".into(),
            "100".to_owned(),
            "KRW".to_owned(),
        )],
    };
    book.ledger.append_settled(AT, ENGINE, &body).unwrap();
    book
}

#[test]
fn hledger_comes_to_what_dokbak_says() {
    let book = book();
    let Some(all) = book.hledger("", &[]) else {
        return;
    };
    // 민수 has 600 + 50 - 300 - 100 KRW, O'Neil: x -300 + 300, 1 -300 + 100, Ann -50.
    let people = [
        ("people:민수", "KRW", "250"),
        ("people:1", "KRW", "-200"),
        ("people:Ann", "KRW", "-50"),
        ("people:O'Neil- x-2", "CHIP", "-3"),
        ("people:O'Neil- x-3", "CHIP", "3"),
        ("kitties:케이크- \"큰\"", "KRW", "300"),
        ("pockets:민수", "KRW", "-500"),
        ("pockets:1", "KRW", "200"),
    ];
    assert_eq!(all, due(&people));
    // What the open session would bring is marked.
    let pot = [
        ("people:Ann", "\"$\"", "-1"),
        ("people:민수", "\"$\"", "-1"),
        ("pot", "\"$\"", "2"),
    ];
    let cleared = book.hledger("", &["--cleared", "cur:\\$"]).unwrap();
    let bare = |(account, _, amount): (&'static str, _, _)| (account, "$", amount);
    assert_eq!(cleared, due(&pot.map(bare)));
    let february = book.hledger("--month 2026-02", &["cur:CHIP"]).unwrap();
    assert_eq!(february, due(&people[3..5]));
    // A hand by its number in the ledger: the number of the hand, not of its correction.
    let hand = book.hledger("", &["tag:entry=^5$", "tag:correction=^6$"]);
    assert_eq!(hand.unwrap(), due(&people[3..5]));
}

#[test]
fn beancount_comes_to_what_dokbak_says() {
    let book = book();
    let Some(all) = book.beancount("", "") else {
        return;
    };
    let people = [
        ("Assets:People:P-민수", "KRW", "250"),
        ("Assets:People:1", "KRW", "-200"),
        ("Assets:People:Ann", "KRW", "-50"),
        ("Assets:People:O-Neil--x-2", "CHIP", "-3"),
        ("Assets:People:O-Neil--x-3", "CHIP", "3"),
        ("Assets:Kitties:P-케이크---큰", "KRW", "300"),
        ("Equity:Pockets:P-민수", "KRW", "-500"),
        ("Equity:Pockets:1", "KRW", "200"),
    ];
    assert_eq!(all, due(&people));
    let hand = book.beancount("", "WHERE entry_meta('entry') = 5");
    assert_eq!(hand.unwrap(), due(&people[3..5]));
    let march = book.beancount("--since 2026-03-01", "WHERE account ~ 'Ann'");
    assert_eq!(march.unwrap(), due(&people[2..3]));
}

/// `settle-up` and `standings` agree with the numbers worked out above.
#[test]
fn journals_say_what_other_commands_say() {
    let book = book();
    let told = book.json("settle-up --json");
    let mut open = Vec::new();
    for currency in told["currencies"].as_array().unwrap() {
        for one in currency["people"].as_array().unwrap() {
            let name = one["player"].as_str().unwrap();
            let amount = one["open"].to_string();
            if amount != "0" {
                open.push(format!("{name} {amount}"));
            }
        }
    }
    assert_eq!(open, ["민수 250", "1 -200", "Ann -50"]);
    let kitty = &told["currencies"][1]["kitties"][0];
    assert_eq!(
        (&kitty["name"], &kitty["amount"]),
        (&"케이크: \"큰\"".into(), &300.into())
    );
    let standings = book.json("standings --json --month 2026-02");
    let chips = standings["players"].as_array().unwrap().iter();
    let chips: Vec<String> = chips
        .map(|one| format!("{} {}", one["player"].as_str().unwrap(), one["chips"]))
        .collect();
    // Standings include the open session, but not what its end would bring.
    let due = ["민수 -2", "O'Neil; x -3", "O'Neil- x 3", "Ann -2"];
    assert_eq!(chips, due);
}

/// All balances of a random year agree, whatever the names are.
#[test]
fn a_year_comes_to_what_dokbak_says() {
    let mut book = Book::new();
    let year = notes(SEED, 3);
    let circles: Vec<&str> = year.iter().map(String::as_str).collect();
    write(&mut book.ledger, &circles);
    let told = book.json("settle-up --json");
    for (form, read) in [
        ("--hledger", book.hledger("", &[])),
        ("--beancount", book.beancount("", "")),
    ] {
        let Some(found) = read else { continue };
        let text = fs::read_to_string(book.export(form, "")).unwrap();
        let accounts = accounts(&text);
        let mut due = Balances::new();
        for one in told["currencies"].as_array().unwrap() {
            let currency = one["currency"].as_str().unwrap();
            for person in one["people"].as_array().unwrap() {
                let account = &accounts[person["player"].as_str().unwrap()];
                let place = (account.clone(), currency.to_owned());
                due.insert(place, person["open"].to_string());
            }
        }
        due.retain(|_, amount| amount != "0");
        assert!(due.len() > 6, "{due:?}");
        assert_eq!(found, due, "{form}");
    }
}

/// Returns the accounts of people, with the names next to them.
fn accounts(journal: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut opened = "";
    for line in journal.lines() {
        if let Some((account, name)) = line.split_once("  ; name: ") {
            let account = account.strip_prefix("account ").unwrap();
            found.insert(name.to_owned(), account.to_owned());
        } else if let Some((_, account)) = line.split_once(" open ") {
            opened = account;
        } else if let Some(name) = line.strip_prefix("  name: ") {
            let name = name.trim_matches('"').to_owned();
            found.insert(name, opened.to_owned());
        }
    }
    found
}

#[test]
fn a_journal_of_nothing_is_one() {
    let book = Book::new();
    for (form, head) in [("--hledger", "decimal-mark ."), ("--beancount", "option")] {
        let text = fs::read_to_string(book.export(form, "--year 2020")).unwrap();
        assert!(
            text.contains("; From 2020-01-01 to 2020-12-31.\n"),
            "{text}"
        );
        assert!(text.contains(head), "{text}");
    }
    assert_eq!(book.hledger("", &[]).unwrap_or_default(), due(&[]));
    let check = |check: &Path| ran(check, &[&book.export("--beancount", "")]);
    let told = program(&["bean-check"]).map(|it| check(&it));
    assert_eq!(told.unwrap_or_default(), "");
}
