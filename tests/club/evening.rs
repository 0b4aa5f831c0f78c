//! What an evening's table plays.

use dokbak::card::Calendar;
use dokbak::rules::{Rules, load};
use dokbak::sim::{DealState, Style, Styles, play};
use dokbak::{Case, Opening};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

/// A table that enters every hand turn by turn would be rare; mostly only the end of a hand is
/// entered.
const TURNS_EVERY: u32 = 5;
/// How often somebody from the next table sits here.
pub(crate) const VISIT_EVERY: u32 = 4;

/// One evening of one of the club's tables.
pub(crate) struct Evening {
    pub(crate) table: u32,
    pub(crate) tables: u32,
    pub(crate) number: u32,
    pub(crate) hands: u32,
}

impl Evening {
    /// Returns the players.
    pub(crate) fn people(&self) -> [String; 3] {
        let visited = (self.number + 1).is_multiple_of(VISIT_EVERY);
        let guest = (self.table + 1) % self.tables * 3;
        let third = if visited { guest } else { self.table * 3 + 2 };
        [self.table * 3, self.table * 3 + 1, third].map(name)
    }

    /// Returns the evening as a script for the prompt.
    pub(crate) fn script(&self) -> String {
        let people = self.people().join(" ");
        let head = format!("players {people}\nrules pagat\nchip 100 KRW\nlength open\n");
        let day = self.day();
        (0..self.hands).fold(head, |script, hand| {
            script + &format!("date {day}\n{}", self.hand(hand))
        })
    }

    /// Returns the evening as notes.
    pub(crate) fn notes(&self) -> String {
        let day = self.day();
        let head = format!("date {day}\nrules pagat\nchip 100 KRW\n");
        (0..self.hands).fold(String::new(), |notes, hand| {
            let players = self.dealer_first(hand).join(" ");
            notes + &format!("{head}players {players}\n{}\n", self.hand(hand))
        })
    }

    fn day(&self) -> String {
        let (month, day) = (self.number % 12 + 1, self.number / 12 % 28 + 1);
        format!("2026-{month:02}-{day:02}")
    }

    /// Returns the lines of a hand after the line of its players.
    fn hand(&self, hand: u32) -> String {
        if hand.is_multiple_of(TURNS_EVERY) {
            self.turns(hand)
        } else {
            self.piles(hand)
        }
    }

    /// Returns the players, dealer first; after a hand entered by its end, that is its winner.
    fn dealer_first(&self, hand: u32) -> [String; 3] {
        let mut people = self.people();
        if hand > 0 {
            people.rotate_left(self.winner(hand - 1));
        }
        people
    }

    /// Returns the winner's seat in a hand entered by its end.
    fn winner(&self, hand: u32) -> usize {
        ((self.number + hand) % 3) as usize
    }

    /// Returns a hand entered by its end.
    fn piles(&self, hand: u32) -> String {
        let mut people = self.people();
        people.rotate_left(self.winner(hand));
        let [winner, first, second] = people;
        let (pile, junk) = [
            ("1g 3g 8g 1t 2t 3t", 7),
            ("2y 4y 8y 1p 3p 9p", 6),
            ("4t 5t 7t 1g 3g 8g", 3),
        ][(hand % 3) as usize];
        format!(
            "{winner} has {pile}\n{first} counts g1 p{junk}\n{second} counts g1 p6\n{winner} stop\n"
        )
    }

    /// Returns a hand entered turn by turn.
    fn turns(&self, hand: u32) -> String {
        let ruleset = load("pagat", Path::new(".")).unwrap();
        let Rules::GoStop(rules) = &ruleset.rules else {
            panic!("pagat is Go-Stop");
        };
        let deal = u64::from((self.table * 1000 + self.number) * self.hands + hand);
        let who = (3, Styles::All(Style::Greedy));
        let played = play((2026, deal), who, DealState::default(), ("pagat", rules)).unwrap();
        let record = played.record.print(Calendar::Korean);
        let (_, lines) = record.split_once('\n').unwrap();
        let places = ["P1", "P2", "P3"].into_iter().zip(self.dealer_first(hand));
        places.fold(lines.to_owned(), |lines, (place, name)| {
            lines.replace(place, &name)
        })
    }

    /// Adds what each player wins or loses.
    fn add_chips(&self, all: &mut BTreeMap<String, i64>) {
        let mut record = String::new();
        for line in self.notes().lines() {
            if !line.is_empty() {
                writeln!(record, "{line}").unwrap();
                continue;
            }
            let verdict = Case::read(&record, Opening::default()).settle().unwrap();
            for (player, chips) in verdict.net {
                *all.entry(player.into()).or_default() += chips;
            }
            record.clear();
        }
    }
}

/// Returns what each player wins or loses over some evenings, computed by the engine.
pub(crate) fn chips_of_all(evenings: impl Iterator<Item = Evening>) -> BTreeMap<String, i64> {
    let mut all = BTreeMap::new();
    for evening in evenings {
        evening.add_chips(&mut all);
    }
    all
}

/// Returns the name of one of up to 150 people.
fn name(number: u32) -> String {
    let first: Vec<char> = "민서지하도예수윤채은준현태유정".chars().collect();
    let last: Vec<char> = "호연우진아빈희원경나".chars().collect();
    let (row, column) = (number as usize / last.len(), number as usize % last.len());
    [first[row], last[column]].iter().collect()
}
