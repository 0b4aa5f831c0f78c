//! From a record to a hand: each pile is read in turn, and the last pile is whatever the others
//! leave.

use super::count::{CountEnd, PilePlayer, Piles};
use crate::card::Pile;
use crate::record::{
    Act, CardList, Front, Header, Line, Name, NotInForce, Place, Problem, Reading, Record,
    RecordEntry, Seat, Spanned, TableEvent,
};
use crate::rules::{Game, MinHwatuRules};
use std::ops::RangeInclusive;

/// How many players can sit at the table.
const SEATS: RangeInclusive<usize> = Game::MinHwatu.seats();

/// Reads the hand in a record under these rules. A record that lacks more than one pile is a hand
/// in progress, which is not a fault here.
pub fn read(record: &Record, rules: &MinHwatuRules) -> Reading<Piles> {
    PilesReader::read(record).reading(rules)
}

/// A hand in progress, whose state can be asked for after every line. Its answers are those of
/// [`read`] for the lines so far.
#[derive(Clone, Debug)]
pub struct LivePiles {
    reader: PilesReader,
    rules: MinHwatuRules,
}

impl LivePiles {
    /// Starts a hand with the lines of a record.
    pub fn begin(record: &Record, rules: &MinHwatuRules) -> Self {
        Self {
            reader: PilesReader::read(record),
            rules: rules.clone(),
        }
    }

    /// Reads a line and returns true, unless the line names the players; then the hand must be read
    /// again from the start.
    pub fn tell(&mut self, entry: &RecordEntry) -> bool {
        let goes_on = !matches!(entry.line, Some(Line::Header(Header::Players(_))));
        if goes_on {
            self.reader.entry(entry);
        }
        goes_on
    }

    /// Returns the hand so far.
    pub fn reading(&self) -> Reading<Piles> {
        self.reader.clone().reading(&self.rules)
    }
}

#[derive(Clone, Debug)]
struct PilesReader {
    table: Piles,
    front: Front,
    /// Whether a pile had a fault, so that missing cards prove nothing.
    flawed: bool,
}

impl PilesReader {
    /// Reads all lines of a record.
    fn read(record: &Record) -> Self {
        let names = record.players();
        let players = names.iter().map(|name| PilePlayer {
            name: (*name).into(),
            ..PilePlayer::default()
        });
        let mut reader = Self {
            table: Piles {
                players: players.collect(),
                ..Piles::default()
            },
            front: Front::new(SEATS),
            flawed: false,
        };
        for entry in &record.entries {
            reader.entry(entry);
        }
        reader
    }

    /// Checks the end of the hand, and returns it with all faults.
    fn reading(mut self, rules: &MinHwatuRules) -> Reading<Piles> {
        if self.front.at != Place::default() {
            self.front.start();
        }
        self.check_end(rules);
        // A hand with the wrong number of players does not wait for its end.
        let ended = self.table.end.is_some() || self.front.seats_wrong();
        self.front.reading(self.table, ended)
    }

    fn entry(&mut self, entry: &RecordEntry) {
        self.front.at = entry.place;
        match &entry.line {
            Some(Line::Header(header)) => self.header(header),
            Some(Line::Table(event)) => {
                self.front.start();
                self.table(event);
            }
            Some(Line::Act(name, act)) => {
                self.front.start();
                self.flawed |= entry.flawed;
                if let Some(seat) = self.seat(name) {
                    self.act(seat, act);
                }
            }
            None => self.front.gaps |= entry.flawed,
        }
    }

    fn header(&mut self, header: &Header) {
        if !self.front.header(header) {
            return;
        }
        match header {
            Header::Rules(_)
            | Header::Set(..)
            | Header::Players(_)
            | Header::Date(_)
            | Header::Chip(_)
            | Header::Table(_) => {}
            Header::Stake(_) => self.front.fault(Problem::HeaderOfOtherGame),
            Header::Carry(_)
            | Header::Month(_)
            | Header::Mission(..)
            | Header::Pot(_)
            | Header::Dues(..)
            | Header::TableQuads(_)
            | Header::Round(_)
            | Header::FieldBrights(_) => {
                self.front.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
        }
    }

    fn seat(&mut self, name: &Spanned<Name>) -> Option<Seat> {
        let names = self.table.players.iter().map(|player| &player.name);
        self.front.seat(name, names)
    }

    fn table(&mut self, event: &TableEvent) {
        if self.table.end.is_some() {
            return self.front.fault(Problem::AfterEnd);
        }
        match event {
            TableEvent::Void | TableEvent::Draw => {
                self.table.end = Some((CountEnd::Void, self.front.at));
            }
            TableEvent::Net(amounts) => {
                let names: Vec<Name> = (self.table.players.iter())
                    .map(|player| player.name.clone())
                    .collect();
                let net = self.front.amounts(amounts, &names.iter());
                self.table.end = Some((CountEnd::Net(net), self.front.at));
            }
            _ => self.front.fault(Problem::NotInForce(NotInForce::OtherGame)),
        }
    }

    fn act(&mut self, seat: Seat, act: &Act) {
        if self.table.end.is_some() {
            return self.front.fault(Problem::AfterEnd);
        }
        match act {
            Act::Has(cards, counts) if counts.is_empty() => self.has(seat, cards),
            _ => self.front.fault(Problem::NotInForce(NotInForce::OtherGame)),
        }
    }

    /// Records a pile, replacing an earlier one of the same player. Extra copies of a card, in this
    /// pile or in all piles together, are not faults: somebody really has these cards.
    fn has(&mut self, seat: Seat, cards: &CardList) {
        self.flawed |= !self.front.no_jokers(cards);
        let mut cards = cards.clone();
        let surplus = cards.take_surplus().into_iter();
        let player = &mut self.table.players[seat];
        player.pile = Some(cards.pile());
        player.surplus = surplus.map(|card| card.value).collect();
        self.table.told_at = self.front.at;
    }

    /// Ends the hand when at most one pile is missing; the missing pile is what the others leave.
    fn check_end(&mut self, rules: &MinHwatuRules) {
        let untold: Vec<Seat> = self.table.untold().collect();
        let told = self.table.players.len() - untold.len();
        if self.front.seats_wrong() || self.front.gaps || told == 0 || self.table.end.is_some() {
            return;
        }
        self.front.at = self.table.told_at;
        let (seen, surplus) = self.table.seen();
        match untold.as_slice() {
            [last] if surplus.is_empty() => {
                self.table.players[*last].pile = Some(Pile::flowers().without(seen));
            }
            [] | [_] => {}
            _ => return,
        }
        self.table.end = Some((CountEnd::Counted, self.front.at));
        self.check_par(rules);
    }

    /// Checks that the par of all players adds up to the points of the whole pack.
    fn check_par(&mut self, rules: &MinHwatuRules) {
        let uneven = rules.uneven(self.table.players.len());
        if let Some((key, par)) = uneven.filter(|_| !self.flawed) {
            let par = par.map(i64::from);
            self.front.fault(Problem::UnevenPar { key, par });
        }
    }
}
