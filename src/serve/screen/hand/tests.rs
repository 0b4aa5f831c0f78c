//! How many taps a hand takes, over real connections: each button that is tapped is on the page.

use crate::serve::tests::ServedTable;

/// A phone at a table, which counts what it taps.
struct Thumb<'a> {
    table: &'a ServedTable,
    cookie: String,
    page: String,
    at: String,
    taps: usize,
}

impl<'a> Thumb<'a> {
    /// Comes in and takes a seat.
    fn seated(table: &'a ServedTable, name: &str) -> Self {
        let cookie = table.phone();
        let seat = format!("do={}&at=/hand", encoded(&format!("seat {name}")));
        table.post("/about", &cookie, &seat);
        let mut thumb = Self {
            table,
            cookie,
            page: String::new(),
            at: "/hand".to_owned(),
            taps: 0,
        };
        thumb.look();
        // The table is published where the keeper is.
        while thumb.page.contains("begins in a moment") {
            std::thread::sleep(std::time::Duration::from_millis(20));
            thumb.look();
        }
        thumb
    }

    fn look(&mut self) {
        let answer = self.table.get(&self.at, &self.cookie);
        assert_eq!(answer.status, 200, "{answer:?}");
        self.page = answer.body;
    }

    fn shows(&self, button: &str) -> bool {
        self.page.contains(&format!("value=\"{button}\""))
    }

    fn field(&self, name: &str) -> String {
        let start = format!("name=\"{name}\" value=\"");
        let (_, rest) = self.page.split_once(&start).unwrap();
        rest.split('"').next().unwrap().to_owned()
    }

    fn send(&mut self, what: &str, text: &str) {
        let form = format!(
            "key={}&seen={}&at={}&do={}&text={}",
            self.field("key"),
            self.field("seen"),
            encoded(&self.at),
            encoded(what),
            encoded(text)
        );
        let answer = self.table.post("/do", &self.cookie, &form);
        assert!(matches!(answer.status, 200 | 303), "{what}: {answer:?}");
        self.look();
    }

    /// Does one thing of a hand: a button; `@` and how the address of a link ends; or `:` and what
    /// is typed.
    fn does(&mut self, what: &str) {
        if let Some(address) = what.strip_prefix('@') {
            let links = self.page.split("href=\"").skip(1);
            let links = links.filter_map(|link| link.split('"').next());
            let link = links.filter(|link| link.ends_with(address)).last();
            let link = link.unwrap_or_else(|| panic!("no link {address}: {}", self.page));
            self.at = link.replace("&#38;", "&");
            self.taps += 1;
            self.look();
        } else if let Some(typed) = what.strip_prefix(':') {
            // A key for each letter, and the button beside the field.
            self.taps += typed.chars().count() + 1;
            self.send("text", typed);
        } else {
            assert!(self.shows(what), "no button {what}: {}", self.page);
            self.taps += 1;
            self.send(what, "");
        }
    }

    /// Plays a hand to the end: what was seen is told, all other questions are answered with nobody
    /// or no.
    fn plays(&mut self, hand: &[&str]) -> usize {
        self.taps = 0;
        self.at = "/hand".to_owned();
        self.look();
        for what in hand {
            self.does(what);
        }
        for _ in 0..8 {
            if self.shows("confirm") {
                self.does("confirm");
                return self.taps;
            }
            let nothing = ["answer -", "answer ", "answer n"];
            let nothing = nothing.into_iter().find(|answer| self.shows(answer));
            self.does(nothing.unwrap_or_else(|| panic!("{hand:?}: {}", self.page)));
        }
        panic!("{hand:?} asks without end: {}", self.page);
    }
}

fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// The hands of three at a table: eight with named cards and junk, of which five with a go and one
/// with a shake; three by points; two with two baks; a bomb; two without a winner; an offer of a
/// nagari.
const THREE: &[&[&str]] = &[
    &[
        "tap won 민수",
        "tap cards 2y 1 민수",
        "tap cards 4y 1 민수",
        "tap cards 8y 1 민수",
        "tap count p 11 민수",
        "tapped",
    ],
    &[
        "tap won 영희",
        "tap cards 1g 1 영희",
        "tap cards 3g 1 영희",
        "tap cards 8g 1 영희",
        "tap cards 2y 1 영희",
        "tap cards 4y 1 영희",
        "tap cards 8y 1 영희",
        "tap count p 12 영희",
        "tap goes 1 영희",
        "tapped",
    ],
    &[
        "tap won 철수",
        "tap cards 1t 1 철수",
        "tap cards 2t 1 철수",
        "tap cards 3t 1 철수",
        "tap count p 11 철수",
        "tap goes 1 철수",
        "tapped",
    ],
    &[
        "tap won 민수",
        "tap cards 6t 1 민수",
        "tap cards 9t 1 민수",
        "tap cards 10t 1 민수",
        "tap cards 1t 1 민수",
        "tap cards 2t 1 민수",
        "tap count p 10 민수",
        "tap goes 1 민수",
        "tapped",
    ],
    &[
        "tap won 영희",
        "tap cards 2y 1 영희",
        "tap cards 4y 1 영희",
        "tap cards 8y 1 영희",
        "tap cards 1t 1 영희",
        "tap cards 2t 1 영희",
        "tap cards 3t 1 영희",
        "tap count p 13 영희",
        "tap goes 1 영희",
        "tap goes 2 영희",
        "tapped",
    ],
    &[
        "tap won 철수",
        "tap cards 1g 1 철수",
        "tap cards 3g 1 철수",
        "tap cards 11g 1 철수",
        "tap count p 10 철수",
        "tap goes 1 철수",
        "tapped",
    ],
    &[
        "tap won 민수",
        "tap count p 14 민수",
        "tap shook 1 민수",
        "tapped",
    ],
    &[
        "tap won 영희",
        "tap cards 4t 1 영희",
        "tap cards 5t 1 영희",
        "tap cards 7t 1 영희",
        "tap cards 1t 1 영희",
        "tap cards 6t 1 영희",
        "tap cards 9t 1 영희",
        "tap count p 10 영희",
        "tapped",
    ],
    &[
        "tap won 민수",
        "@by=points",
        "tap points 5 민수",
        "tap among p on 민수",
        "tapped",
    ],
    &[
        "tap won 영희",
        "@by=points",
        "tap points 7 영희",
        "tap among g on 영희",
        "tap among p on 영희",
        "tap goes 1 영희",
        "tapped",
    ],
    &[
        "tap won 철수",
        "@by=points",
        "tap points 3 철수",
        "tap among t on 철수",
        "tapped",
    ],
    &[
        "tap won 민수",
        "tap cards 1g 1 민수",
        "tap cards 3g 1 민수",
        "tap cards 8g 1 민수",
        "tap count p 12 민수",
        "tapped",
        "answer 영희",
        "answer 영희",
    ],
    &[
        "tap won 영희",
        "tap cards 1g 1 영희",
        "tap cards 8g 1 영희",
        "tap cards 11g 1 영희",
        "tap count p 11 영희",
        "tapped",
        "answer 철수",
        "answer 민수",
    ],
    &[
        "tap won 철수",
        "tap cards 2y 1 철수",
        "tap cards 4y 1 철수",
        "tap cards 8y 1 철수",
        "tap count p 10 철수",
        "tap bombed 1 철수",
        "tapped",
    ],
    &["answer n"],
    &["answer n"],
    &["answer 민수 syodang", "answer y"],
];

/// Those of four at a table: a drop, and a sale.
const FOUR: &[&[&str]] = &[
    &[
        "answer d",
        "tap won 민수",
        "tap cards 2y 1 민수",
        "tap cards 4y 1 민수",
        "tap cards 8y 1 민수",
        "tap count p 10 민수",
        "tapped",
    ],
    &[
        "answer s",
        "answer s",
        "answer -",
        "tap won 철수",
        "tap count p 13 철수",
        "tapped",
    ],
];

/// A round of Koi-Koi with two yaku.
const KOI: &[&[&str]] = &[&[
    "tap won 太郎",
    "tap yaku flower-viewing on 太郎",
    "tap yaku moon-viewing on 太郎",
    "tap goes 1 太郎",
    "tapped",
]];

/// The twenty hands, each with as few taps as the pages allow.
#[test]
fn an_ordinary_hand_takes_fourteen_taps_at_most() {
    type Hands = &'static [&'static [&'static str]];
    let tables: [(&[&str], &str, Hands); 3] = [
        (&["민수 영희 철수", "pagat", "100원", "none"], "민수", THREE),
        (
            &["민수 영희 철수 지수", "pagat", "100원", "none"],
            "민수",
            FOUR,
        ),
        (&["太郎 花子", "koikoi", "none", "none"], "太郎", KOI),
    ];
    let mut taps = Vec::new();
    for (lines, name, hands) in tables {
        // A table for each: nobody taps as fast as a test.
        taps.extend(hands.iter().map(|hand| {
            let table = ServedTable::playing(lines, false);
            Thumb::seated(&table, name).plays(hand)
        }));
    }
    assert_eq!(taps.len(), 20);
    let mut sorted = taps.clone();
    sorted.sort_unstable();
    // The tenth and the eleventh of twenty.
    assert!(sorted[9] + sorted[10] <= 2 * MEDIAN, "{taps:?}");
    assert!(sorted[19] <= MOST, "{taps:?}");
}

/// The median that the hands take now, of at most fourteen; more would be a step back.
const MEDIAN: usize = 9;
/// The most that one of them takes.
const MOST: usize = 13;

/// A hand that is known to its own phone alone is on no other, not even by what is missing.
#[test]
fn a_dealt_hand_is_on_no_other_phone() {
    let lines = [
        "민수 영희 철수",
        "pagat",
        "none",
        "none",
        "1t 2t 3t 4t 5t 6t",
        "민수 holds 1g 2y 3g 4y 5y 6y 7y",
    ];
    let table = ServedTable::playing(&lines, true);
    let own = Thumb::seated(&table, "민수");
    let hand = ["1g", "2y", "3g", "4y", "5y", "6y", "7y"];
    let offers =
        |thumb: &Thumb<'_>, code: &str| thumb.page.contains(&format!("/hand?turn={code}\""));
    assert!(hand.iter().all(|code| offers(&own, code)));
    assert!(!offers(&own, "8g"));

    let table = ServedTable::playing(&lines, true);
    let other = Thumb::seated(&table, "철수");
    for code in hand.into_iter().chain(["8g", "9y"]) {
        assert!(offers(&other, code), "{code}: {}", other.page);
    }
    assert!(!other.page.contains("민수 holds"), "{}", other.page);
}

/// Whoever dropped in the last hand is not asked, where the rules forbid a second drop.
#[test]
fn nobody_is_offered_a_second_drop_where_the_rules_forbid_it() {
    for (rules, asked) in [
        ("pagat gwangpalli.no_two_drops=true", "철수"),
        ("pagat", "영희"),
    ] {
        let lines = [
            "민수 영희 철수 지수",
            rules,
            "100원",
            "none",
            "d",
            "민수 takes 1t 2t 3t",
            "민수 stop",
            "y",
        ];
        let table = ServedTable::playing(&lines, false);
        let thumb = Thumb::seated(&table, "영희");
        let question = format!("Does {asked} stay or drop?");
        assert!(thumb.page.contains(&question), "{}", thumb.page);
    }
}

/// Where the cup is final, a pile with it is asked for what it counts as.
#[test]
fn a_tapped_cup_is_called_where_it_is_final() {
    for (rules, asked) in [("pagat cup.final=true", true), ("pagat", false)] {
        let lines = ["민수 영희 철수", rules, "100원", "none"];
        let table = ServedTable::playing(&lines, false);
        let mut thumb = Thumb::seated(&table, "민수");
        thumb.does("tap won 민수");
        let calls = ["tap cup animal on 민수", "tap cup junk on 민수"];
        assert!(
            !calls.iter().any(|call| thumb.shows(call)),
            "{}",
            thumb.page
        );
        thumb.does("tap cards 9y 1 민수");
        for call in calls {
            assert_eq!(thumb.shows(call), asked, "{call}: {}", thumb.page);
        }
        if asked {
            thumb.does("tap cup junk on 민수");
            assert!(thumb.shows("tap cup junk off 민수"), "{}", thumb.page);
        }
    }
}
