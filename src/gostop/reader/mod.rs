//! Record to hand: every line is checked against what the table had seen before it.

mod calls;
mod cards;
mod coarse;
mod findings;
mod finish;
mod following;
mod irregularity;
mod live;
mod offers;
mod possible;
mod seats;
mod turns;

use super::hand::{Due, End, Hand, JunkEvent};
use super::junk::Debts;
use super::seating::Seating;
use crate::card::{Flower, Pile};
use crate::record::Seat;
use crate::record::{
    Act, BySeat, CardList, Entry, Fault, Header, Line, MOST_NAMES, NotInForce, Nth, Opening, Place,
    Problem, Reading, Record, TableEvent, Turn,
};
use crate::rules::{Game, GoStopRules, SyodangText, TableQuads};
use crate::verdict::PaidFor;
use following::Counted;
use possible::InHand;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::RangeInclusive;
use turns::Turns;

pub use coarse::coarse;
pub use following::Following;
pub use irregularity::{junk_due, stayed};
pub use live::Live;
pub use turns::awaits_turns;

/// Returns the hand that a record tells under these rules. A record without an end is a hand that
/// goes on; that is no fault here.
///
/// One that goes on and tells no more than a layout and what comes before the first turn is followed
/// from that layout on.
pub fn read(record: &Record, rules: &GoStopRules) -> Reading<Hand> {
    let rules = Cow::Borrowed(rules);
    let followed = awaits_turns(record).then(|| Reader::followed(record, rules.clone()));
    let reader = followed.flatten();
    reader
        .unwrap_or_else(|| Reader::read(record, rules))
        .reading()
}

/// How many can sit at the table.
const SEATS: RangeInclusive<usize> = Game::GoStop.seats();

/// How many play beside the dealer, where more are at the table.
const BESIDE_DEALER: usize = 2;

/// An offered nagari that is not answered in full.
#[derive(Clone, Debug)]
struct Asked {
    by: Seat,
    /// The first answer, once it was given: it was an acceptance.
    first_accepted: bool,
}

#[derive(Clone, Debug)]
struct Reader<'a> {
    rules: Cow<'a, GoStopRules>,
    hand: Hand,
    faults: Vec<Fault>,
    gaps: bool,
    /// Whether, and where, the record counts the pile of each at the table as a whole.
    counted: Vec<Counted>,
    /// The line on which each player's pile is last counted as a whole by its cards, if it is.
    last_has: BySeat<Option<u32>>,
    opening: Opening,
    /// Where each name stands among those to whom something is due, as names are compared.
    dues: HashMap<String, usize>,
    /// Whether a decision came out of turn, so that no more is said about their order.
    disorder: bool,
    debts: Debts,
    asked: Option<Asked>,
    last_turn: Option<Seat>,
    /// Turns that each player began since the last refused offer.
    turns_since: BySeat<u32>,
    goes: usize,
    shown: Vec<(Seat, Flower)>,
    bombed: Vec<(Seat, Flower)>,
    stacked: Vec<(Seat, Flower)>,
    swept: Vec<InHand>,
    /// What each player had of a month in hand at one time, as lines told it.
    in_hand: Vec<InHand>,
    /// Where each loser's pile was last counted by numbers alone.
    counted_at: Vec<(Place, Seat)>,
    /// Where points were told of a pile.
    scored_at: Vec<(Place, Seat)>,
    quads: Vec<Flower>,
    ppuk_firsts: Vec<(Seat, Nth)>,
    firsts: Vec<(Seat, PaidFor)>,
    /// What is told card by card, where the record tells whole turns.
    turns: Option<Turns>,
    /// The entry that is being read.
    at: Place,
}

impl<'a> Reader<'a> {
    /// Returns the reader after all lines of a record, its end checked.
    fn read(record: &Record, rules: Cow<'a, GoStopRules>) -> Self {
        Self::new(record, rules).through(record)
    }

    fn through(mut self, record: &Record) -> Self {
        for entry in &record.entries {
            self.entry(entry);
        }
        self.close(record);
        self
    }

    /// Checks the end of the hand after all lines of this record.
    fn close(&mut self, record: &Record) {
        self.close_lines();
        self.judge(record);
    }

    /// Sees what the last line leaves open: junk that is owed, the header, a turn.
    fn close_lines(&mut self) {
        self.settle_junk();
        if self.at != Place::default() {
            self.start();
        }
        self.finish_turns();
    }

    /// Checks the hand as it is after all lines; where it is over they are this record.
    fn judge(&mut self, record: &Record) {
        self.find_who_fed(record);
        self.try_offers(record);
        self.check_end();
        let asked = self
            .asked
            .as_ref()
            .map(|asked| Due::Answer(self.due(asked)));
        self.hand.due = asked.or(self.hand.due);
        self.find_irregularities(record);
        self.hand_over_table();
    }

    /// Returns the hand with everything that is wrong in it.
    fn reading(mut self) -> Reading<Hand> {
        self.faults.sort_by_key(|fault| fault.place);
        let hand = self.hand;
        let void = matches!(&hand.end, Some((End::Void, _)));
        Reading {
            ended: hand.end.is_some() && (void || hand.seating.due().is_none()),
            hand,
            faults: self.faults,
            gaps: self.gaps,
        }
    }

    fn new(record: &Record, rules: Cow<'a, GoStopRules>) -> Self {
        let mut names = record.players();
        names.truncate(MOST_NAMES);
        let places = if SEATS.contains(&names.len()) {
            BESIDE_DEALER
        } else {
            names.len()
        };
        let mut reader = Self {
            rules,
            hand: Hand {
                seating: Seating::of(&names, places),
                ..Hand::default()
            },
            faults: Vec::new(),
            gaps: false,
            counted: Counted::of_each(&names, record),
            last_has: BySeat::default(),
            opening: Opening::default(),
            dues: HashMap::new(),
            disorder: false,
            debts: Debts::default(),
            asked: None,
            last_turn: None,
            turns_since: BySeat::default(),
            goes: 0,
            shown: Vec::new(),
            bombed: Vec::new(),
            stacked: Vec::new(),
            swept: Vec::new(),
            in_hand: Vec::new(),
            counted_at: Vec::new(),
            scored_at: Vec::new(),
            quads: Vec::new(),
            ppuk_firsts: Vec::new(),
            firsts: Vec::new(),
            turns: Turns::of(record),
            at: Place::default(),
        };
        reader.deal();
        reader
    }

    /// Reports a problem at a column of the line that is being read.
    fn fault_at(&mut self, column: u32, problem: Problem) {
        self.faults.push(Fault::new(self.at.line, column, problem));
    }

    /// Reports a problem at the verb of the line that is being read.
    fn fault(&mut self, problem: Problem) {
        self.fault_at(self.at.column, problem);
    }

    fn entry(&mut self, entry: &Entry) {
        self.at = entry.place;
        if let Some(turns) = &mut self.turns {
            turns.entries += 1;
        }
        match &entry.line {
            Some(Line::Header(header)) => self.header(header),
            Some(Line::Table(event)) => {
                self.start();
                self.table(event);
            }
            Some(Line::Act(name, act)) => {
                self.start();
                if let Some(seated) = self.seated(name) {
                    self.line(seated, act, entry.flawed);
                }
            }
            None if entry.flawed => {
                self.gaps = true;
                for player in &mut self.hand.players {
                    player.doubtful = true;
                }
            }
            None => {}
        }
    }

    fn header(&mut self, header: &Header) {
        if let Err(problem) = self.opening.header(header, SEATS) {
            return self.fault(problem);
        }
        match header {
            Header::Carry(hands) => self.hand.carry = *hands,
            Header::Pot(chips) => self.hand.pot = *chips,
            Header::Month(flower) => self.hand.set_month = Some(*flower),
            Header::Mission(mission) => {
                self.in_pack(&mission.cards);
                self.hand.missions.push(mission.clone());
            }
            Header::Table(cards) => {
                self.in_pack(cards);
                let four = |month: &Flower| cards.pile().includes(Pile::month(*month));
                for month in Flower::ALL.into_iter().filter(four) {
                    self.table_quads(month);
                }
            }
            Header::TableQuads(flower) => self.table_quads(*flower),
            Header::Players(names) => self.enough_jokers(names.len()),
            Header::Dues(name, chips) => self.dues(name, *chips),
            Header::Round(_) | Header::FieldBrights(_) => {
                self.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
            Header::Rules(_) | Header::Set(..) | Header::Date(_) | Header::Chip(_) => {}
        }
    }

    fn table_quads(&mut self, flower: Flower) {
        self.quads.push(flower);
        let end = match self.rules.table_quads {
            TableQuads::Void => End::Void,
            TableQuads::DealerWins => End::Quads(vec![Seat(0)]),
            TableQuads::Nagari => End::Nagari,
        };
        self.hand.end = Some((end, self.at));
    }

    /// Marks that the header is over; players must have been named in it.
    fn start(&mut self) {
        if let Err(problem) = self.opening.close(SEATS, self.gaps) {
            self.fault(problem);
        }
    }

    fn in_pack(&mut self, cards: &CardList) {
        for card in &cards.0 {
            if self.rules.copies(card.value) == 0 {
                self.fault_at(card.column, Problem::NotInPack { card: card.value });
            }
        }
    }

    fn find(&self, name: &str) -> Option<Seat> {
        self.hand
            .seats()
            .find(|seat| self.hand.player(*seat).name == name)
    }

    fn end(&mut self, end: End) {
        self.hand.end = Some((end, self.at));
    }

    fn table(&mut self, event: &TableEvent) {
        self.settle_junk();
        let going_on = self.hand.end.is_none();
        self.close_turn(*event != TableEvent::Nagari);
        if self.hand.end.is_some() {
            // That nobody won may be told, though it follows from the last turn.
            if !going_on || *event != TableEvent::Nagari {
                self.fault(Problem::AfterEnd);
            }
            return;
        }
        self.tell_table(event);
        match event {
            TableEvent::Void => self.end(End::Void),
            TableEvent::Nagari => {
                self.all_decided("");
                self.unanswered(None);
                self.end(End::Nagari);
            }
            TableEvent::Expire if self.unanswered(None) => {}
            TableEvent::Expire if self.hand.offered.is_empty() => {
                self.fault(Problem::NotInForce(NotInForce::Offer));
            }
            TableEvent::Expire if self.rules.syodang_text == SyodangText::Y2024 => {
                self.hand.offer = None;
            }
            TableEvent::Expire => {}
            TableEvent::Draw
            | TableEvent::Field(_)
            | TableEvent::TableFour(_)
            | TableEvent::TablePairs => {
                self.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
        }
    }

    /// Returns whether an act belongs to the turn for which junk is owed.
    fn same_turn(&self, seat: Seat, act: &Act) -> bool {
        if let (Some(turns), Some(_)) = (&self.turns, Turn::of(act)) {
            return turns.is_mid_turn();
        }
        match act {
            Act::Gives(_, to) => {
                let to = self.find(&to.value);
                to.is_some_and(|to| self.debts.owed_to(to))
            }
            Act::Takes(_)
            | Act::Potkan(_)
            | Act::Grenade(_)
            | Act::Ppuk(..)
            | Act::Special(..)
            | Act::FirstSweep(_)
            | Act::Boar(_)
            | Act::Baekhwajeom => self.debts.owed_to(seat),
            _ => false,
        }
    }

    fn act(&mut self, seat: Seat, act: &Act, flawed: bool) {
        if !self.same_turn(seat, act) {
            self.settle_junk();
        }
        self.close_turn(self.belongs(seat, act));
        let more_quads = matches!(&self.hand.end, Some((End::Quads(_), _)));
        match act {
            Act::Quads(_) if more_quads => {}
            _ if self.hand.end.is_some() => return self.fault(Problem::AfterEnd),
            Act::Accepts | Act::Refuses => {
                self.tell_same(seat, act);
                return self.answer(seat, matches!(act, Act::Accepts));
            }
            _ if self.asked.is_some() => {
                self.unanswered(Some(seat));
            }
            _ => {}
        }
        if self.turns.is_some() {
            self.act_of_turns(seat, act, flawed);
        } else {
            self.apply(seat, act);
        }
    }

    /// Does what an act says.
    fn apply(&mut self, seat: Seat, act: &Act) {
        if act.is_turn() {
            self.turn(seat);
        }
        match act {
            Act::Takes(cards) => self.takes(seat, cards),
            Act::Has(cards) => self.has(seat, cards),
            Act::Counts(counts) => self.counts(seat, *counts),
            Act::Scores(scored) => self.scores(seat, *scored),
            Act::Gives(card, to) => self.gives(seat, *card, to),
            Act::Heundeum(month) => self.heundeum(seat, *month),
            Act::Potkan(month) => self.bomb(seat, *month),
            Act::Grenade(month) => self.grenade(seat, *month),
            Act::Ppuk(month, nth) => self.ppuk(seat, *month, *nth),
            Act::Special(special, first) => self.special(seat, *special, *first),
            Act::FirstSweep(month) => self.first_sweep(seat, *month),
            Act::Boar(first) => self.boar(seat, *first),
            Act::Baekhwajeom => {
                self.owe(
                    JunkEvent::Baekhwajeom,
                    seat,
                    self.rules.junk_each_baekhwajeom,
                );
            }
            Act::Heodang => {
                if self.rules.fixed_heodang == 0 {
                    self.fault(Problem::NotInForce(NotInForce::Heodang));
                }
                self.end(End::Heodang(seat));
            }
            Act::Go(points) => self.go(seat, *points),
            Act::Stop => self.end(End::Stop(seat)),
            Act::Push => self.push(seat),
            Act::Syodang => self.syodang(seat),
            Act::Accepts
            | Act::Refuses
            | Act::Holds(_)
            | Act::Drops(_)
            | Act::Stays
            | Act::Sells(..) => {}
            Act::Turn(_) => self.turn_without_table(),
            Act::OeMyeon(accusation) => self.accuse(seat, accusation),
            Act::Quads(month) => self.quads(seat, *month),
            Act::Koi | Act::Shobu | Act::Teshi(_) | Act::Kuttsuki => {
                self.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
        }
    }

    /// Notes a turn line: consecutive ones of a player are one turn, and an offer lasts one turn of
    /// each player.
    fn turn(&mut self, seat: Seat) {
        if self.last_turn == Some(seat) {
            return;
        }
        self.last_turn = Some(seat);
        self.debts.new_turn();
        self.turns_since[seat] += 1;
        if self.turns_since[seat] > 1 && self.rules.syodang_text == SyodangText::Y2024 {
            self.hand.offer = None;
        }
    }
}
