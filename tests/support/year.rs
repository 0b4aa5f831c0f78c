//! A year of three circles, made by the engine from a seed: what a ledger of friends comes to.
//! A family plays Go-Stop of four, one of whom sells, and Matgo of two; a club of five plays three at
//! a time, for another currency; two friends play games of Koi-Koi. Names are near each other, and
//! such as other programs' journals stumble over.

use dokbak::card::{Calendar, Kind, codes};
use dokbak::date::Date;
use dokbak::ledger::{CorrectionBody, EntryId, Grain, Ledger, Period, PersonBody, SettledBody};
use dokbak::report::notes::{self, NotedEvening};
use dokbak::report::{MoneyPayment, accounts};
use dokbak::rules::{GoStopRules, Rules, Ruleset, from_text, load};
use dokbak::sim::{Deal, DealState, Style, Styles, play};
use dokbak::verdict::NextHand;
use dokbak::{Case, Opening};
use std::fmt::Write as _;
use std::path::Path;

/// As in every test that makes a year, unless it says another.
pub(crate) const SEED: u64 = 2026;
/// Hands of the whole year.
pub(crate) const HANDS: usize = 2000;
pub(crate) const ENGINE: &str = "0.2.0";

/// One game that some people meet for.
struct Meeting {
    rules: &'static str,
    chip: &'static str,
    people: &'static [&'static str],
    /// How many of them play a hand.
    playing: usize,
    /// The day of the year on which they meet first, and after how many days again.
    first: u32,
    every: u32,
    evenings: u32,
    hands: u32,
}

const FAMILY: [Meeting; 2] = [
    Meeting {
        rules: "korean",
        chip: "100 KRW",
        people: &["할머니", "영희", "철수", "민수"],
        playing: 3,
        first: 2,
        every: 7,
        evenings: 52,
        hands: 16,
    },
    Meeting {
        rules: "matgo",
        chip: "50 KRW",
        people: &["철수", "민숙"],
        playing: 2,
        first: 10,
        every: 14,
        evenings: 24,
        hands: 16,
    },
];
const CLUB: [Meeting; 1] = [Meeting {
    rules: "pagat",
    chip: "0.10 EUR",
    people: &["Ann", "Bo", "O'Neil: x", "1", "o neil x"],
    playing: 3,
    first: 5,
    every: 14,
    evenings: 26,
    hands: 20,
}];
const FRIENDS: [Meeting; 1] = [Meeting {
    rules: "koikoi",
    chip: "10 JPY",
    people: &["花子", "太郎"],
    playing: 2,
    first: 3,
    every: 16,
    evenings: 22,
    hands: 12,
}];

/// The circles, by the names of files.
pub(crate) const CIRCLES: [&str; 3] = ["family", "club", "friends"];

/// Returns what each circle noted down of a year, at most so many evenings of each game: records
/// with an empty line between them.
pub(crate) fn notes(seed: u64, evenings: u32) -> [String; 3] {
    [&FAMILY[..], &CLUB, &FRIENDS].map(|circle| {
        let game = |meeting: &Meeting| meeting.notes(seed, evenings);
        circle.iter().map(game).collect()
    })
}

/// Returns the first of January 2026, or so many days after it.
fn day(number: u32) -> Date {
    let last = Date::read("2026-12-31").unwrap();
    last.days_before(364 - number).unwrap()
}

/// Returns a name as records have it.
fn quoted(name: &str) -> String {
    let plain = name.chars().all(char::is_alphanumeric);
    if plain {
        name.to_owned()
    } else {
        format!("\"{name}\"")
    }
}

impl Meeting {
    fn notes(&self, seed: u64, evenings: u32) -> String {
        let ruleset = load(self.rules, Path::new(".")).unwrap();
        let evenings = 0..self.evenings.min(evenings);
        let evening = |number| self.evening(seed, number, &ruleset);
        evenings.map(evening).collect()
    }

    /// Returns the records of an evening.
    fn evening(&self, seed: u64, number: u32, ruleset: &Ruleset) -> String {
        let mut text = String::new();
        let mut dealer = number as usize % self.people.len();
        let mut next = None;
        for hand in 0..self.hands {
            // Each game has deals of its own.
            let deal = u64::from(self.first * 1000 + number * self.hands + hand);
            let record = self.hand((seed, deal), (hand, dealer), next.as_ref(), ruleset);
            let opening = Opening {
                ruleset: Some(ruleset),
                ..Opening::default()
            };
            let verdict = Case::read(&record, opening).settle().unwrap();
            let by = |name: &&str| **name == verdict.next.dealer;
            dealer = self.people.iter().position(by).unwrap();
            writeln!(
                text,
                "date {}\n{record}",
                day(self.first + number * self.every)
            )
            .unwrap();
            next = Some(verdict.next);
        }
        text
    }

    /// Returns the record of a hand.
    fn hand(
        &self,
        (seed, deal): (u64, u64),
        (hand, dealer): (u32, usize),
        next: Option<&NextHand>,
        ruleset: &Ruleset,
    ) -> String {
        let from_dealer = self.people.iter().cycle().skip(dealer);
        let order: Vec<String> = from_dealer
            .take(self.people.len())
            .map(|name| quoted(name))
            .collect();
        let sells = self.people.len() == self.playing + 1;
        let seated = &order[..self.playing + usize::from(sells)];
        let mut head = format!("rules {}\nchip {}\n", self.rules, self.chip);
        writeln!(head, "players {}", seated.join(" ")).unwrap();
        match &ruleset.rules {
            Rules::GoStop(rules) => {
                let before = next.map_or_else(DealState::default, |next| DealState {
                    carry: next.carry,
                    pot: next.pot,
                });
                for (name, due) in next.iter().flat_map(|next| &next.dues) {
                    writeln!(head, "dues {} {due}", quoted(name)).unwrap();
                }
                head + &self.played((seed, deal), &order, before, rules)
            }
            Rules::KoiKoi(_) => {
                writeln!(head, "round {}", hand + 1).unwrap();
                head.clone() + &round((seed, deal), &order, &head, ruleset)
            }
            Rules::MinHwatu(_) => unreachable!("nobody here plays it"),
        }
    }

    /// Returns the lines of a hand of Go-Stop after the players, whole turns of them.
    fn played(
        &self,
        (seed, deal): (u64, u64),
        order: &[String],
        before: DealState,
        rules: &GoStopRules,
    ) -> String {
        let style = if deal % 3 == 0 {
            Style::Cautious
        } else {
            Style::Greedy
        };
        let who = (self.playing, Styles::All(style));
        let played = play((seed, deal), who, before, (self.rules, rules)).unwrap();
        let lines = played.record.print(Calendar::Korean);
        let (_, lines) = lines.split_once('\n').unwrap();
        let mut lines = lines.to_owned();
        if self.people.len() == self.playing + 1 {
            let stay = |name: &String| format!("{name} stays\n");
            let mut out: String = order[1..self.playing].iter().map(stay).collect();
            // What somebody sells goes back under the stock.
            let stock = Deal::shuffled(seed, deal, self.playing, rules).stock;
            let bright = stock
                .into_iter()
                .find(|card| card.kind() == Some(Kind::Bright));
            if let Some(bright) = bright.filter(|_| deal % 4 == 0) {
                let bright = codes([bright], Calendar::Korean);
                writeln!(out, "{} sells {bright}", order[self.playing]).unwrap();
            }
            // Where four of a month were dealt to the table nobody decides anything.
            if let Some(at) = lines.find("\nP1 ") {
                lines.insert_str(at + 1, &out);
            }
        }
        let places = ["P1", "P2", "P3"].iter().zip(order);
        places.fold(lines, |lines, (place, name)| lines.replace(place, name))
    }
}

/// Returns how a round of Koi-Koi ends that begins so: whoever has a yaku among nine cards wins.
fn round((seed, deal): (u64, u64), order: &[String], head: &str, ruleset: &Ruleset) -> String {
    let pack = Deal::shuffled(seed, deal, 2, &GoStopRules::default()).stock;
    let ways = order.iter().zip(pack.chunks(9)).map(|(name, cards)| {
        let cards = codes(cards.iter().copied(), ruleset.rules.calendar());
        format!("{name} has {cards}\n{name} shobu\n")
    });
    let settles = |way: &String| {
        let opening = Opening {
            ruleset: Some(ruleset),
            ..Opening::default()
        };
        Case::read(&format!("{head}{way}"), opening)
            .settle()
            .is_ok()
    };
    let mut ways = ways;
    ways.find(settles).unwrap_or_else(|| "draw\n".to_owned())
}

/// Writes what was noted down into a ledger, as `write_evenings` does. In the end somebody has
/// another name, and one is a guest.
pub(crate) fn write(ledger: &mut Ledger, noted: &[&str]) {
    write_evenings(ledger, noted);
    let at = "2026-12-31T22:00:00Z";
    let mut say = |body: PersonBody| {
        if ledger.people().unwrap().find(body.whom()).is_some() {
            ledger.append_person(at, ENGINE, &body).unwrap();
        }
    };
    say(PersonBody::Rename {
        who: "Bo".into(),
        name: "Bob".into(),
    });
    say(PersonBody::Guest {
        who: "1".into(),
        guest: true,
    });
}

/// Writes what was noted down into a ledger: every evening closed, some hands corrected, and when a
/// quarter is over, everything is handed over.
pub(crate) fn write_evenings(ledger: &mut Ledger, noted: &[&str]) {
    let read = |text: &&str| notes::read(text, Path::new("."), None).unwrap();
    let evenings = notes::evenings(noted.iter().flat_map(read).collect());
    let mut quarter = 1;
    for evening in &evenings {
        let day = evening.day().unwrap().to_string();
        let now = day[5..7].parse::<u32>().unwrap().div_ceil(3);
        if now > quarter {
            settle(ledger, &day);
            quarter = now;
        }
        keep(ledger, evening, &day);
    }
}

/// Writes an evening, in one transaction.
fn keep(ledger: &mut Ledger, evening: &NotedEvening, day: &str) {
    let at = format!("{day}T20:00:00Z");
    let mut batch = ledger.batch().unwrap();
    let body = evening.body().unwrap();
    let session = batch.open_session(&at, ENGINE, &body).unwrap();
    let mut misdealt = Vec::new();
    for hand in evening.hands() {
        let entry = batch.append_hand(session, &at, ENGINE, &hand).unwrap();
        // A seventh hand in the first ten days of a month.
        if hand.number == 7 && day[8..] <= *"10" {
            misdealt.push(misdeal(entry, &hand.record, &body.ruleset));
        }
    }
    let closing = evening.closing().unwrap();
    batch.close_session(session, &at, ENGINE, &closing).unwrap();
    for corrected in misdealt {
        batch
            .append_correction(session, &at, ENGINE, &corrected)
            .unwrap();
    }
    batch.commit().unwrap();
}

/// Returns what is written where a hand was a misdeal after all.
fn misdeal(of: EntryId, record: &str, ruleset: &str) -> CorrectionBody {
    const KEPT: [&str; 8] = [
        "rules", "chip", "players", "date", "carry", "pot", "dues", "round",
    ];
    let is_kept = |line: &&str| KEPT.iter().any(|word| line.split(' ').next() == Some(word));
    let kept: Vec<&str> = record.lines().filter(is_kept).collect();
    let record = kept.join("\n") + "\nvoid\n";
    let ruleset = from_text(ruleset, "", Path::new(".")).unwrap();
    let verdict = Case::written(&record, &ruleset).settle().unwrap();
    CorrectionBody {
        of,
        reason: "misdealt".to_owned(),
        record,
        verdict: verdict.to_json(),
        net: verdict.net,
    }
}

/// Writes that everything which is to be paid was handed over.
fn settle(ledger: &mut Ledger, day: &str) {
    let totals = ledger.totals(Period::default(), Grain::Whole).unwrap();
    let handed = ledger.handovers(Period::default()).unwrap();
    let people = ledger.people().unwrap();
    let tables = ledger.tables(&people).unwrap();
    let accounts = accounts(&totals, &people, &handed, &tables).unwrap();
    let payments = accounts
        .iter()
        .flat_map(|it| it.settle_up().unwrap().payments);
    let transfer = |MoneyPayment { from, to, amount }| {
        let currency = amount.currency.clone();
        (from, to, amount.to_string(), currency)
    };
    let body = SettledBody {
        day: day.to_owned(),
        transfers: payments.map(transfer).collect(),
    };
    let at = format!("{day}T19:00:00Z");
    ledger.append_settled(&at, ENGINE, &body).unwrap();
}
