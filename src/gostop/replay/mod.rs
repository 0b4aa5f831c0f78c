//! Turns the lines of a record into a hand; each is checked against what came before it.

mod bombs;
mod bounds;
mod builder;
mod calls;
mod cards;
mod events;
mod finish;
mod going;
mod known;
mod months;
mod net;
mod piles;
mod possible;
mod seats;
mod turns;
mod uncalled;
mod whole_turns;

use super::hand::JunkEvent;
use super::junk::Debts;
use super::{Hand, HandEnd, Seating};
use crate::card::{Flower, Pile};
use crate::record::{
    Act, CardList, Front, Header, Line, MOST_NAMES, NotInForce, Place, Problem, Reading, Record,
    RecordEntry, Seat, TableEvent, Turn,
};
use crate::rules::{Game, GoStopRules, SyodangText, TableQuads};
use builder::{Firsts, TurnOrder};
use months::MonthEvents;
use piles::ToldPiles;
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::RangeInclusive;

pub(super) use builder::HandBuilder;
pub use turns::awaits_turns;
pub(super) use turns::is_before_turns;
pub(super) use whole_turns::Turns;

/// How many players can sit at the table.
const SEATS: RangeInclusive<usize> = Game::GoStop.seats();

/// How many players play besides the dealer if more are at the table.
const BESIDE_DEALER: usize = 2;

impl<'a> HandBuilder<'a> {
    /// Starts reading a record.
    pub(super) fn new(record: &Record, rules: Cow<'a, GoStopRules>) -> Self {
        let mut names = record.players();
        names.truncate(MOST_NAMES);
        let places = if SEATS.contains(&names.len()) {
            BESIDE_DEALER
        } else {
            names.len()
        };
        let mut telling = Self {
            rules,
            hand: Box::new(Hand {
                seating: Seating::new(&names, places),
                ..Hand::default()
            }),
            front: Front::new(SEATS),
            dues: HashMap::new(),
            order: TurnOrder::default(),
            piles: ToldPiles::read(&names, record),
            months: MonthEvents::default(),
            firsts: Firsts::default(),
            debts: Debts::default(),
            turns: Turns::read(record),
        };
        telling.deal();
        telling
    }

    /// Returns the same hand with these whole turns, or without turns.
    pub(super) fn with_turns(mut self, turns: Option<Turns>) -> Self {
        self.turns = turns;
        self
    }

    /// Reads all lines of a record.
    pub(super) fn read(&mut self, record: &Record) {
        for entry in &record.entries {
            self.entry(entry);
        }
    }

    /// Handles what the last line leaves open: junk that is owed, the header, a turn.
    pub(super) fn close_lines(&mut self) {
        self.settle_junk();
        if self.front.at != Place::default() {
            self.front.start();
        }
        self.finish_turns();
    }

    /// Returns the hand with all faults.
    pub(super) fn reading(self) -> Reading<Box<Hand>> {
        let hand = self.hand;
        let plain = matches!(&hand.end, Some((HandEnd::Void | HandEnd::Net(_), _)));
        let ended = hand.end.is_some() && (plain || hand.seating.due().is_none());
        self.front.reading(hand, ended)
    }

    /// Reads one more line.
    pub(super) fn entry(&mut self, entry: &RecordEntry) {
        self.front.at = entry.place;
        if let Some(turns) = &mut self.turns {
            turns.entries += 1;
        }
        match &entry.line {
            Some(Line::Header(header)) => self.header(header),
            Some(Line::Table(event)) => {
                self.front.start();
                self.table(event);
            }
            Some(Line::Act(name, act)) => {
                self.front.start();
                if let Some(seated) = self.seated(name) {
                    self.line(seated, act, entry.flawed);
                }
            }
            None if entry.flawed => {
                self.front.gaps = true;
                for player in &mut self.hand.players {
                    player.doubtful = true;
                }
            }
            None => {}
        }
    }

    fn header(&mut self, header: &Header) {
        if !self.front.header(header) {
            return;
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
                self.front.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
            Header::Stake(times) => self.hand.stake = Some(*times),
            Header::Rules(_) | Header::Set(..) | Header::Date(_) | Header::Chip(_) => {}
        }
    }

    fn table_quads(&mut self, flower: Flower) {
        self.months.quads.push(flower);
        let end = match self.rules.table_quads {
            TableQuads::Void => HandEnd::Void,
            TableQuads::DealerWins => HandEnd::Quads(vec![Seat(0)]),
            TableQuads::Nagari => HandEnd::Nagari,
        };
        self.hand.end = Some((end, self.front.at));
    }

    fn in_pack(&mut self, cards: &CardList) {
        for card in &cards.0 {
            if self.rules.copies(card.value) == 0 {
                self.front
                    .fault_at(card.column, Problem::NotInPack { card: card.value });
            }
        }
    }

    /// Returns the seat of a player by name.
    pub(super) fn find(&self, name: &str) -> Option<Seat> {
        self.hand
            .seats()
            .find(|seat| self.hand.player(*seat).name == name)
    }

    fn end(&mut self, end: HandEnd) {
        self.hand.end = Some((end, self.front.at));
    }

    fn table(&mut self, event: &TableEvent) {
        self.settle_junk();
        let going_on = self.hand.end.is_none();
        self.close_turn(*event != TableEvent::Nagari);
        if self.hand.end.is_some() {
            // A line may say that nobody won, although the last turn already shows that.
            if !going_on || *event != TableEvent::Nagari {
                self.front.fault(Problem::AfterEnd);
            }
            return;
        }
        self.tell_table(event);
        match event {
            TableEvent::Void => self.end(HandEnd::Void),
            TableEvent::Nagari => {
                self.all_decided();
                self.unanswered(None);
                self.end(HandEnd::Nagari);
            }
            TableEvent::Expire if self.unanswered(None) => {}
            TableEvent::Expire if self.hand.offered.is_empty() => {
                self.front.fault(Problem::NotInForce(NotInForce::Offer));
            }
            TableEvent::Expire if self.rules.syodang_text == SyodangText::Y2024 => {
                self.hand.offer = None;
            }
            TableEvent::Expire => {}
            TableEvent::Net(amounts) => self.net(amounts),
            TableEvent::Draw => self.front.fault(Problem::NotInForce(NotInForce::Draw)),
            TableEvent::Field(_) | TableEvent::TableFour(_) | TableEvent::TablePairs => {
                self.front.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
        }
    }

    /// Returns whether an act belongs to the turn for which junk is owed.
    fn same_turn(&self, seat: Seat, act: &Act) -> bool {
        if let (Some(turns), Some(_)) = (&self.turns, Turn::from_act(act)) {
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
            | Act::Cup(_)
            | Act::Baekhwajeom => self.debts.owed_to(seat),
            _ => false,
        }
    }

    fn act(&mut self, seat: Seat, act: &Act, flawed: bool) {
        if !self.same_turn(seat, act) {
            self.settle_junk();
        }
        self.close_turn(self.belongs(seat, act));
        let more_quads = matches!(&self.hand.end, Some((HandEnd::Quads(_), _)));
        match act {
            Act::Quads(_) if more_quads => {}
            _ if self.hand.end.is_some() => return self.front.fault(Problem::AfterEnd),
            Act::Accepts | Act::Refuses => {
                self.tell_same(seat, act);
                return self.answer(seat, matches!(act, Act::Accepts));
            }
            _ => {
                self.unanswered(Some(seat));
            }
        }
        if self.turns.is_some() {
            self.act_of_turns(seat, act, flawed);
        } else {
            self.apply(seat, act);
        }
    }

    /// Applies an act to the hand.
    fn apply(&mut self, seat: Seat, act: &Act) {
        if act.is_turn() {
            self.begin_turn(seat);
        }
        match act {
            Act::Takes(cards) => self.takes(seat, cards),
            Act::Has(cards, counts) => self.has(seat, cards, *counts),
            Act::Counts(counts) => self.counts(seat, *counts),
            Act::Known(facts) => self.known(seat, facts),
            Act::Scores(scored, cards, counts) => self.scores(seat, *scored, cards, *counts),
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
                    self.front.fault(Problem::NotInForce(NotInForce::Heodang));
                }
                self.end(HandEnd::Heodang(seat));
            }
            Act::Cup(call) => self.cup(seat, *call),
            Act::Go(points) => self.go(seat, *points),
            Act::Stop => self.end(HandEnd::Stop(seat)),
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
            Act::Makes(_) | Act::Koi | Act::Shobu | Act::Teshi(_) | Act::Kuttsuki => {
                self.front.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
        }
    }

    /// Records a line of a turn. Consecutive lines of one player are one turn, and an offer lasts
    /// for one turn of each player.
    fn begin_turn(&mut self, seat: Seat) {
        if self.order.last_turn == Some(seat) {
            self.order.turn_at = self.front.at;
            return;
        }
        self.turn_is_over();
        self.goes_on(seat);
        self.order.last_turn = Some(seat);
        self.order.turn_at = self.front.at;
        self.order.took = Pile::EMPTY;
        self.debts.new_turn();
        self.order.turns_since[seat] += 1;
        if self.order.turns_since[seat] > 1 && self.rules.syodang_text == SyodangText::Y2024 {
            self.hand.offer = None;
        }
    }
}
