//! Whole turns: random hands played by a machine, and a second, literal reading of how cards move.

use crate::given::Given;
use crate::laws::check_sums;
use crate::literal::{Brought, Literal};
use crate::offers::check;
use crate::support::{Numbers, detail, gostop, ruleset};
use dokbak::card::{Calendar, Card, Flower, Pile};
use dokbak::case::{AnyHand, Case, Opening};
use dokbak::gostop::turns::{Table, TurnEffect, Whole, hand_size, options};
use dokbak::gostop::{Hand, HandEnd, PendingDecision, coarse, is_junk, stop_points};
use dokbak::record::{Act, CardList, Line, Name, Record, RecordEntry, Seat, Special, Turn, parse};
use dokbak::rules::{LastTurn, Ruleset};
use dokbak::verdict::{IrregularityKind, Verdict};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::available_parallelism;

const NAMES: [&str; 3] = ["Ann", "Bo", "Chul"];

/// Keys that change how cards move, or what that brings.
const KEYS: &[(&str, &[&str])] = &[
    (
        "pack.jokers",
        &["none", "j2,j3", "j2,j2,j3", "j1,jb,jx,jg", "jb,jb"],
    ),
    ("potkan.flips", &["1", "2", "3"]),
    ("potkan.after_heundeum", &["false", "true"]),
    ("heundeum.must_play", &["false", "true"]),
    ("grenade", &["off", "move", "junk", "bomb"]),
    ("joker.from_hand", &["replace", "hand"]),
    ("joker.ppuk", &["keep", "stack"]),
    ("sseul", &["two_months", "any"]),
    ("last_turn.whose", &["table", "own"]),
    ("last_turn.stack_junk", &["true", "false"]),
    ("junk_each.joker", &["0", "1", "2"]),
    ("junk_each.potkan", &["0", "1"]),
    ("junk_each.baekhwajeom", &["0", "1"]),
    ("junk_each.ja_ppuk", &["2", "1"]),
    ("fixed.second_ppuk", &["0", "6"]),
    ("fixed.third_ppuk", &["0", "9"]),
    ("fixed.three_ppuk", &["5", "0"]),
    ("fixed.first_sweep", &["0", "3"]),
    ("fixed.first_chok", &["0", "3"]),
    ("fixed.first_ttadak", &["0", "7"]),
    ("fixed.heodang", &["0", "3"]),
    ("boar.pot", &["0", "1"]),
    ("boar.first_turn", &["0", "2"]),
    ("weolyak.first_turn", &["1", "4"]),
    ("oe_myeon.enforced", &["true", "true", "false"]),
    ("oe_myeon.needs_alternative", &["false", "true"]),
    ("oe_myeon.spare_junk_only", &["true", "false"]),
    ("go_bak.three", &["pays_all", "off"]),
    ("go.improve", &["true", "false"]),
    ("push", &["false", "true"]),
    ("syodang.text", &["2024", "2006"]),
];

/// Returns random rules.
pub(crate) fn rules(numbers: &mut Numbers) -> Ruleset {
    let mut changes = Vec::new();
    for (key, values) in KEYS {
        if numbers.below(3) > 0 {
            changes.push((*key, numbers.one(values)));
        }
    }
    let base = numbers.one(&["pagat", "pagat", "wikipedia", "fudawiki", "korean", "matgo"]);
    ruleset(base, &changes)
}

fn code(card: Card) -> String {
    card.code(Calendar::Korean)
}

fn month(card: Card) -> Option<Flower> {
    card.flower()
}

/// A hand that is played at random.
struct Game<'a> {
    numbers: &'a mut Numbers,
    ruleset: &'a Ruleset,
    table: Table,
    literal: Literal,
    given: Given,
    /// What each player has captured, without junk received from others.
    took: Vec<Pile>,
    /// Whether the record is read after every turn.
    closely: bool,
    stock: Vec<Card>,
    lines: Vec<String>,
    /// The lines read so far.
    record: Record,
    players: usize,
    turns: u64,
}

/// Statistics of random hands, to see what came up.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    hands: u64,
    turns: u64,
    stops: u64,
    /// Stops by players who had no more than at their last go.
    stops_without_more: u64,
    nagari: u64,
    ppuk: u64,
    findings: u64,
    alternatives: u64,
    liable: u64,
    bombs: u64,
    specials: [u64; 5],
    other_ends: u64,
    offers: u64,
    /// Turns that could have been taken instead of an offer: first the safe ones, then the others.
    instead: [u64; 2],
    gifts: u64,
    /// Cards given without a line about them.
    given: u64,
}

fn list(cards: &[Card]) -> CardList {
    let pile: Pile = cards.iter().copied().collect();
    let at = |card| dokbak::record::Spanned::new(card, 1);
    CardList(pile.iter().map(at).collect())
}

impl<'a> Game<'a> {
    /// Deals a shuffled pack; `None` if four of a month are on the table.
    fn deal(numbers: &'a mut Numbers, ruleset: &'a Ruleset) -> Option<Self> {
        let rules = gostop(ruleset);
        let players = 2 + numbers.below(2);
        let jokers = rules.pack_jokers.0.iter().map(|joker| Card::joker(*joker));
        let mut pack: Vec<Card> = Pile::flowers().iter().chain(jokers).collect();
        for at in (1..pack.len()).rev() {
            pack.swap(at, numbers.below(at + 1));
        }
        let hand = usize::try_from(hand_size(players)).unwrap();
        let hands: Vec<Vec<Card>> = (0..players)
            .map(|_| pack.split_off(pack.len() - hand))
            .collect();
        let mut laid = Vec::new();
        let mut bonus = Vec::new();
        let size = if numbers.below(8) == 0 {
            4 + numbers.below(6)
        } else {
            14 - 2 * players - 2
        };
        while laid.len() < size {
            let card = pack.pop().unwrap();
            if card.as_joker().is_some() {
                bonus.push(card);
            } else {
                laid.push(card);
            }
        }
        let four = |flower: &Flower| {
            laid.iter()
                .filter(|card| month(**card) == Some(*flower))
                .count()
                == 4
        };
        if Flower::ALL.iter().any(four) {
            return None;
        }
        let names = &NAMES[..players];
        let mut lines = vec![format!("players {}", names.join(" "))];
        lines.push(format!("carry {}", numbers.below(2)));
        lines.push(format!(
            "table {}",
            list(&laid).pile().codes(Calendar::Korean)
        ));
        let owned = names.iter().map(|name| Name::from(*name)).collect();
        let mut table = Table::dealt(owned, &list(&laid), 1, rules).unwrap();
        let known = numbers.below(3);
        for (seat, cards) in hands.iter().enumerate() {
            table.hold(Seat(seat), &list(cards), 1).unwrap();
            if known == 0 || (known == 1 && numbers.below(2) == 0) {
                let codes = list(cards).pile().codes(Calendar::Korean);
                lines.push(format!("{} holds {codes}", names[seat]));
            }
        }
        if !bonus.is_empty() {
            table.take_dealt(Seat(0), &list(&bonus), 1).unwrap();
            let codes: Vec<String> = bonus.iter().map(|card| code(*card)).collect();
            lines.push(format!("Ann takes {}", codes.join(" ")));
        }
        pack.reverse();
        let literal = Literal::dealt(&laid, vec![hand; players]);
        let given = Given::dealt(players, &bonus);
        let closely = numbers.below(10) == 0;
        let took = vec![Pile::EMPTY; players];
        Some(Self {
            numbers,
            ruleset,
            table,
            literal,
            given,
            took,
            closely,
            stock: pack,
            lines,
            record: Record::default(),
            players,
            turns: 0,
        })
    }

    fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }

    fn case(&self, text: &str) -> Case {
        let opening = Opening {
            ruleset: Some(self.ruleset),
            ..Opening::default()
        };
        Case::read(text, opening)
    }

    fn reading(&mut self) -> (Hand, Vec<&'static str>) {
        for line in self.record.entries.len()..self.lines.len() {
            let mut parsed = parse(&self.lines[line], Calendar::Korean);
            assert!(parsed.faults.is_empty(), "{}", self.lines[line]);
            let entry = &mut parsed.record.entries[0];
            entry.place.line = u32::try_from(line).unwrap() + 1;
            self.record.entries.append(&mut parsed.record.entries);
        }
        let reading = dokbak::gostop::read(&self.record, gostop(self.ruleset));
        let codes = reading.faults.iter().map(|fault| fault.problem.code());
        (*reading.hand, codes.collect())
    }

    /// Adds a line if the record allows it.
    fn try_line(&mut self, line: String) -> bool {
        self.lines.push(line);
        let allowed = self.reading().1.is_empty();
        if !allowed {
            self.lines.pop();
            self.record.entries.pop();
        }
        allowed
    }

    /// Shows a triple, or offers a nagari. Returns whether the hand ended.
    fn before_turn(&mut self, seat: Seat, tally: &mut Tally) -> bool {
        let rules = gostop(self.ruleset);
        let name = NAMES[seat.0];
        for flower in Flower::ALL {
            let held = self.table.hand(seat).cards.of_month(flower).len();
            if held == 3 && self.numbers.below(3) == 0 && self.table.hand(seat).shown.is_empty() {
                let month = flower.month(Calendar::Korean);
                let shown = dokbak::record::Spanned::new(flower, 1);
                let mut table = self.table.clone();
                table.show(seat, shown).unwrap();
                if !options(&table, seat, &self.stock, None, rules).is_empty() {
                    self.lines.push(format!("{name} heundeum {month}"));
                    self.table = table;
                    break;
                }
            }
        }
        if self.numbers.below(25) == 0 && rules.syodang_enabled {
            tally.offers += 1;
            self.lines.push(format!("{name} syodang"));
            for step in 1..self.players {
                let other = NAMES[(seat.0 + step) % self.players];
                if self.numbers.below(3) > 0 {
                    self.lines.push(format!("{other} refuses"));
                    return false;
                }
                self.lines.push(format!("{other} accepts"));
            }
            return true;
        }
        false
    }

    /// Plays one turn; checks it against the literal reading.
    fn turn(&mut self, seat: Seat, tally: &mut Tally) -> TurnEffect {
        let rules = gostop(self.ruleset).clone();
        let mut ways = options(&self.table, seat, &self.stock, None, &rules);
        assert!(!ways.is_empty(), "nothing to play\n{}", self.text());
        let bombs = |whole: &Whole| {
            matches!(
                whole.turns.last(),
                Some(Turn::Bombs(..) | Turn::Grenades(..))
            )
        };
        if ways.iter().any(bombs) && self.numbers.below(2) == 0 {
            ways.retain(bombs);
        }
        let whole = ways.swap_remove(self.numbers.below(ways.len()));
        let mut moved = None;
        let mut took = Vec::new();
        for turn in &whole.turns {
            self.lines
                .push(format!("{} {}", NAMES[seat.0], turn.clone().act_text()));
            let (next, now) = self.table.turn(seat, turn, 1, &rules).unwrap();
            self.table = *next;
            assert!(self.table.is_conserved(), "{}", self.text());
            let brought = self.literal.turn(seat.0, turn, now.last, &rules);
            self.given.line(seat.0, turn, &brought, &rules);
            let mut taken: Vec<Card> = now.took.iter().collect();
            taken.sort_unstable();
            took.extend(taken.iter().copied());
            let got = Brought {
                took: taken,
                jokers: now.jokers.iter().map(|joker| Card::joker(*joker)).collect(),
                specials: now.specials.clone(),
                ppuk: now.ppuk.is_some(),
            };
            assert_eq!(brought, got, "{}", self.text());
            tally.bombs += u64::from(now.bombed.is_some());
            moved = Some(now);
        }
        self.took[seat.0] = self.took[seat.0].iter().chain(took).collect();
        self.stock.drain(..whole.used);
        self.literal.assert_same(&self.table, &self.text());
        let moved = moved.unwrap();
        tally.ppuk += u64::from(moved.ppuk.is_some());
        for special in &moved.specials {
            tally.specials[*special as usize] += 1;
        }
        self.turns += 1;
        moved
    }

    /// True if a turn may end the hand or let its player stop, if he had all junk.
    fn may_matter(&self, seat: Seat, moved: &TurnEffect) -> bool {
        let rules = gostop(self.ruleset);
        let junk = self.table.captured.filter(is_junk);
        let most: Pile = self.took[seat.0]
            .filter(|card| !junk.contains(card))
            .iter()
            .chain(junk)
            .collect();
        let points = stop_points(most, rules) >= i64::from(rules.target(self.players));
        let ppuk = self.table.sides[seat].ppuk >= 3;
        points || ppuk || moved.dry >= 5
    }

    /// Does what follows a turn: junk of choice, stop or go. Returns whether the hand ended.
    fn after_turn(&mut self, seat: Seat, moved: &TurnEffect, tally: &mut Tally) -> bool {
        let name = NAMES[seat.0];
        let mut choice = None;
        let brings = !moved.specials.is_empty() || !moved.jokers.is_empty();
        if brings && self.numbers.below(2) == 0 {
            let (hand, _) = self.reading();
            let from = hand.others(seat).next().unwrap();
            let junk: Vec<Card> = hand
                .player(from)
                .pile
                .iter()
                .filter(|card| is_junk(*card))
                .collect();
            if !junk.is_empty() {
                let card = self.numbers.one(&junk);
                let line = format!("{} gives {} to {name}", NAMES[from.0], code(card));
                if self.try_line(line) {
                    tally.gifts += 1;
                    choice = Some((from.0, card));
                }
            }
        }
        tally.given += self.given.settle(seat.0, choice);
        if !self.closely && !self.may_matter(seat, moved) {
            return false;
        }
        let (hand, faults) = self.reading();
        assert!(faults.is_empty(), "{faults:?}\n{}", self.text());
        let seen = hand.table.as_ref().unwrap();
        assert!(seen.is_conserved(), "{}", self.text());
        let state = |table: &Table| {
            let counts: Vec<u32> = table.hands().map(|held| held.count).collect();
            (
                table.layout.clone(),
                table.stock,
                table.captured,
                counts,
                table
                    .sides
                    .iter()
                    .map(|side| side.owed)
                    .collect::<Vec<u32>>(),
                table.due(),
            )
        };
        assert_eq!(state(seen), state(&self.table), "{}", self.text());
        let piles = hand
            .players
            .iter()
            .map(|player| player.pile.len())
            .sum::<u32>();
        assert_eq!(piles, seen.captured.len(), "{}", self.text());
        if !matches!(hand.end, Some((HandEnd::ThreePpuk(_), _))) {
            self.given.assert_same(&hand, &self.text());
        }
        if hand.end.is_some() {
            return true;
        }
        let rules = gostop(self.ruleset);
        if matches!(hand.due, Some(PendingDecision::Call(..))) {
            let calls = ["stop", "stop", "go", "go", "push"];
            let call = calls[self.numbers.below(4 + usize::from(rules.push))];
            self.lines.push(format!("{name} {call}"));
            return call != "go";
        }
        // A player who may stop without having more than at the last go is not obliged to.
        let went = !hand.player(seat).goes.is_empty();
        let may = !rules.go_improve && went && self.numbers.below(2) == 0;
        if may && self.try_line(format!("{name} stop")) {
            tally.stops_without_more += 1;
            return true;
        }
        false
    }

    /// Shows four of a month that were dealt to a player. Returns whether that ended the hand.
    fn quads(&mut self) -> bool {
        let before = self.lines.len();
        for (seat, name) in NAMES.iter().enumerate().take(self.players) {
            let cards = self.table.hand(Seat(seat)).cards;
            let four = Flower::ALL
                .into_iter()
                .find(|flower| cards.includes(Pile::month(*flower)));
            let month = four.map(|flower| flower.month(Calendar::Korean));
            self.lines
                .extend(month.map(|month| format!("{name} quads {month}")));
        }
        self.lines.len() > before
    }

    /// Plays the hand to its end and checks its verdict; returns its record.
    fn play(mut self, tally: &mut Tally) -> String {
        if self.quads() {
            self.table.stock = 0;
        }
        while let Some(seat) = self.table.due() {
            if self.before_turn(seat, tally) {
                break;
            }
            let moved = self.turn(seat, tally);
            if self.after_turn(seat, &moved, tally) {
                break;
            }
        }
        // P: the final cards are sure to match and to leave the layout empty.
        let spent = self.table.hands().all(|held| held.count == 0);
        let table = gostop(self.ruleset).last_turn_whose == LastTurn::Table;
        let all_out = spent && self.table.stock == 0 && !self.table.captured.is_empty() && table;
        assert!(!all_out || self.table.layout.is_empty(), "{}", self.text());
        tally.hands += 1;
        tally.turns += self.turns;
        let text = self.text();
        let case = self.case(&text);
        let verdict = case
            .settle()
            .unwrap_or_else(|faults| panic!("{faults:?}\n{text}"));
        check_sums(&verdict, 0, &text);
        self.check_replay(&case, &verdict, &text);
        let AnyHand::GoStop(hand) = case.hand().hand else {
            panic!("another game")
        };
        let told = (&self.lines[..], &*hand);
        let seen = check(self.ruleset, told, verdict.offers());
        for (sum, seen) in tally.instead.iter_mut().zip(seen) {
            *sum += seen;
        }
        match verdict.outcome {
            dokbak::verdict::Outcome::Stop => tally.stops += 1,
            dokbak::verdict::Outcome::Nagari => tally.nagari += 1,
            _ => tally.other_ends += 1,
        }
        tally.findings += u64::try_from(verdict.findings().len()).unwrap();
        let others = verdict
            .findings()
            .iter()
            .filter_map(|finding| finding.others.as_ref());
        tally.alternatives += u64::try_from(others.map(Vec::len).sum::<usize>()).unwrap();
        tally.liable += u64::from(
            verdict
                .findings()
                .iter()
                .any(|finding| finding.spared.is_none()),
        );
        text
    }

    /// The printed record gives the same hand, and so does the record without turns.
    fn check_replay(&self, case: &Case, verdict: &Verdict, text: &str) {
        let printed = case.record.print(Calendar::Korean);
        let again = self.case(&printed);
        assert_eq!(again.record, case.record, "{text}");
        assert_eq!(again.settle().as_ref(), Ok(verdict), "{text}");
        let (AnyHand::GoStop(one), AnyHand::GoStop(other)) = (case.hand().hand, again.hand().hand)
        else {
            panic!("another game")
        };
        assert_eq!(one.table, other.table, "{text}");
        let told = coarse(&case.record, gostop(self.ruleset)).unwrap();
        let events = told.print(Calendar::Korean);
        assert_eq!(
            parse(&events, Calendar::Korean).record,
            told,
            "{text}\n{events}"
        );
        let by_events = self.case(&events).settle();
        let mut by_events =
            by_events.unwrap_or_else(|faults| panic!("{faults:?}\n{text}\n{events}"));
        assert!(by_events.irregular().is_empty(), "{text}\n{events}");
        let found = detail(&mut by_events);
        found.findings = verdict.findings().to_vec();
        found.offers = verdict.offers().to_vec();
        assert_eq!(&by_events, verdict, "{text}\n{events}");
        self.check_untold_stacks(told);
    }

    /// Without the lines about stacks, every stack that owes junk is reported as untold, and no
    /// other play is found wrong except the junk given for those stacks.
    fn check_untold_stacks(&self, mut told: Record) {
        let rules = gostop(self.ruleset);
        let owed = |entry: &RecordEntry| match &entry.line {
            Some(Line::Act(_, Act::Special(Special::Stack, _))) => Some(rules.junk_each_stack),
            Some(Line::Act(_, Act::Special(Special::JaPpuk, _))) => Some(rules.junk_each_ja_ppuk),
            _ => None,
        };
        let stacks: Vec<u32> = told.entries.iter().filter_map(owed).collect();
        told.entries.retain(|entry| owed(entry).is_none());
        let reading = dokbak::gostop::read(&told, rules);
        if !reading.faults.is_empty() || stacks.is_empty() {
            return;
        }
        let found = reading.hand.irregular.iter().map(|one| &one.kind);
        let (untold, others): (Vec<&IrregularityKind>, Vec<&IrregularityKind>) =
            found.partition(|kind| matches!(kind, IrregularityKind::StackUntold { .. }));
        let junk = |kind: &&IrregularityKind| {
            matches!(
                kind,
                IrregularityKind::JunkNotOwed { .. } | IrregularityKind::JunkBeyond { .. }
            )
        };
        let text = told.print(Calendar::Korean);
        let wanted = stacks.iter().filter(|junk| **junk > 0).count();
        // If a last turn brings no junk for a stack, a possible stack is not judged.
        let all = untold.len() == wanted;
        let some = !rules.last_turn_stack_junk && untold.len() < wanted;
        assert!(all || some, "{} of {wanted}\n{text}", untold.len());
        assert!(others.iter().all(junk), "{others:?}\n{text}");
    }
}

/// The text of a turn, as in a record line.
trait ActText {
    fn act_text(self) -> String;
}

impl ActText for Turn {
    fn act_text(self) -> String {
        self.print(Calendar::Korean)
    }
}

/// Plays random hands until this many turns were taken.
fn play(turns: u64, seed: u64) -> Tally {
    let mut numbers = Numbers::of(seed);
    let mut tally = Tally::default();
    while tally.turns < turns {
        let ruleset = rules(&mut numbers);
        hand(&mut numbers, &ruleset, &mut tally);
    }
    tally
}

/// Plays one random hand and checks every step; returns its record, unless it was a misdeal.
pub(crate) fn hand(numbers: &mut Numbers, ruleset: &Ruleset, tally: &mut Tally) -> Option<String> {
    let game = Game::deal(numbers, ruleset)?;
    Some(game.play(tally))
}

/// Fails if the hands were too similar to prove anything.
fn enough(tally: &Tally) {
    println!("{tally:?}");
    let stops = [tally.stops, tally.stops_without_more];
    let ends = [&stops[..], &[tally.nagari, tally.other_ends]].concat();
    let fed = [tally.findings, tally.alternatives, tally.liable];
    let rest = [
        tally.ppuk,
        tally.bombs,
        tally.offers,
        tally.gifts,
        tally.given,
    ];
    let all = [&ends[..], &fed, &rest, &tally.specials, &tally.instead].concat();
    assert!(all.iter().all(|count| *count > 2), "{tally:?}");
}

/// Whole turns show by themselves who captured nothing; lines of events must say it.
#[test]
fn a_table_is_there_before_anything_is_played() {
    let text = "players Ann Bo Chul\ntable 1p 3p 5p 6p 8p 9p\n";
    let case = Case::read(text, Opening::default());
    let AnyHand::GoStop(hand) = case.hand().hand else {
        panic!("a hand of another game")
    };
    let table = hand.table.unwrap();
    assert_eq!(table.due(), Some(Seat(0)));
    assert_eq!(table.hand(Seat(2)).unseen(), 7);
}

#[test]
fn who_took_nothing_is_told_in_the_lines_of_events() {
    // Junk of 11: 2 of November's two, 2 of its double, 2 of January's, 2 and 3 of the jokers.
    // Two points, doubled by pi-bak.
    let changes = [
        ("pack.jokers", "j2,j3"),
        ("joker.from_hand", "hand"),
        ("target.three", "2"),
    ];
    let ruleset = ruleset("pagat", &changes);
    let text = "players Ann Bo Chul\ntable 11p 1p 3g 4y 6y 10t\n\
                Ann draws j2 2p\nAnn bombs 11 flips j3 1p\nAnn stop\n";
    let record = parse(text, Calendar::Korean).record;
    let told = coarse(&record, gostop(&ruleset))
        .unwrap()
        .print(Calendar::Korean);
    for line in ["Bo counts g0 y0 t0 p0\n", "Chul counts g0 y0 t0 p0\n"] {
        assert!(told.contains(line), "{told}");
    }
    assert!(!told.contains("Ann counts"), "{told}");
    let opening = || Opening {
        ruleset: Some(&ruleset),
        ..Opening::default()
    };
    for text in [text, &told] {
        let verdict = Case::read(text, opening()).settle().unwrap();
        let net: Vec<i64> = verdict.net.iter().map(|(_, chips)| *chips).collect();
        assert_eq!(net, [8, -4, -4], "{text}");
    }
}

#[test]
fn random_turns_keep_every_card_and_settle() {
    enough(&play(10_000, 21));
}

#[test]
#[ignore = "a named run: see docs/CONTRIBUTING.md"]
fn a_million_random_turns_keep_every_card_and_settle() {
    let next = AtomicU64::new(1);
    let turns = AtomicU64::new(0);
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed > 20 {
                return;
            }
            let tally = play(50_000, seed);
            enough(&tally);
            turns.fetch_add(tally.turns, Ordering::Relaxed);
        }
    };
    let cores = available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    assert!(turns.into_inner() >= 1_000_000);
}
