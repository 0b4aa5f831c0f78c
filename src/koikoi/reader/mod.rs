//! From a record to a round: each line is checked against what came before it.

mod finish;
mod following;
mod replay;

use super::round::{Lucky, Round, RoundEnd, RoundPlayer, grown, renewed};
use crate::card::{Card, Flower, Pile};
use crate::record::{
    Act, CardList, Contradiction, Front, Header, Line, Name, NotInForce, Place, Problem, Reading,
    Record, RecordEntry, Seat, Spanned, TableEvent,
};
use crate::rules::{Game, KoiKoiRules, TableFour, TablePairs};
use std::borrow::Cow;
use std::ops::RangeInclusive;

pub use following::LiveRound;

/// The number of pairs on the field that make a misdeal.
const PAIRS: u32 = 4;
/// How many players can sit at the table.
const SEATS: RangeInclusive<usize> = Game::KoiKoi.seats();

/// Reads the round in a record under these rules. A record without an end is a round in progress,
/// which is not a fault here.
pub fn read(record: &Record, rules: &KoiKoiRules) -> Reading<Round> {
    RoundReader::read(record, Cow::Borrowed(rules)).reading()
}

#[derive(Clone, Debug)]
struct RoundReader<'a> {
    rules: Cow<'a, KoiKoiRules>,
    round: Round,
    front: Front,
    /// Everybody named on the `players` line, even if there are not two.
    names: Vec<Name>,
    /// For each player, the last line that gives the whole pile, if any does.
    last_has: [Option<u32>; 2],
    shown: Vec<Flower>,
    /// For each player, the place of the first koi-koi beyond the turns that the player has, if
    /// any.
    beyond: [Option<Place>; 2],
    /// Whether the field as dealt ended the round, so that later lines are ignored.
    dealt_out: bool,
}

impl<'a> RoundReader<'a> {
    /// Reads all lines of a record.
    fn read(record: &Record, rules: Cow<'a, KoiKoiRules>) -> Self {
        let mut reader = Self::new(record, rules);
        for entry in &record.entries {
            reader.entry(entry);
        }
        reader
    }

    /// Checks the end of the round, and returns it with all faults.
    fn reading(mut self) -> Reading<Round> {
        if self.front.at != Place::default() {
            self.front.start();
        }
        self.check_made();
        self.check_end();
        // A round with the wrong number of players does not wait for its end.
        let ended = self.round.end.is_some() || self.front.seats_wrong();
        self.front.reading(self.round, ended)
    }

    fn new(record: &Record, rules: Cow<'a, KoiKoiRules>) -> Self {
        let names = record.players();
        let last_has = |name: &&str| {
            let entries = record.entries.iter().rev();
            let mut lines = entries.map(|entry| (&entry.line, entry.place.line));
            lines.find_map(|(line, at)| match line {
                Some(Line::Act(who, Act::Has(..))) if who.value == **name => Some(at),
                _ => None,
            })
        };
        let last_has = [0, 1].map(|at| names.get(at).and_then(last_has));
        let [of_dealer, of_other] = last_has;
        let player = |at: usize, last_has: Option<u32>| RoundPlayer {
            name: names.get(at).copied().unwrap_or_default().into(),
            whole: last_has.is_some(),
            ..RoundPlayer::default()
        };
        Self {
            rules,
            round: Round {
                players: [player(0, of_dealer), player(1, of_other)],
                ..Round::default()
            },
            front: Front::new(SEATS),
            names: names.iter().map(|name| Name::from(*name)).collect(),
            last_has,
            shown: Vec::new(),
            beyond: [None; 2],
            dealt_out: false,
        }
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
                let ends = matches!(act, Act::Shobu | Act::Teshi(_) | Act::Kuttsuki);
                if self.front.seats_wrong() && ends {
                    // The wrong number of players cannot be settled, but the record does say how
                    // the round ended.
                    self.end(RoundEnd::Void);
                }
                if let Some(seat) = self.seat(name) {
                    self.round.player_mut(seat).doubtful |= entry.flawed;
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
            Header::Round(number) => self.round.number = Some(*number),
            Header::FieldBrights(count) => self.round.field_brights = Some(*count),
            Header::Table(cards) => {
                self.front.no_jokers(cards);
                self.round.layout = cards.pile();
                self.deal();
            }
            Header::Stake(_) => self.front.fault(Problem::HeaderOfOtherGame),
            Header::Carry(_)
            | Header::Month(_)
            | Header::Mission(..)
            | Header::Pot(_)
            | Header::Dues(..)
            | Header::TableQuads(_) => self.front.fault(Problem::NotInForce(NotInForce::OtherGame)),
            Header::Rules(_)
            | Header::Set(..)
            | Header::Players(_)
            | Header::Date(_)
            | Header::Chip(_) => {}
        }
    }

    fn seat(&mut self, name: &Spanned<Name>) -> Option<Seat> {
        let seat = self.front.seat(name, self.names.iter());
        seat.filter(|_| !self.front.seats_wrong())
    }

    fn end(&mut self, end: RoundEnd) {
        self.round.end = Some((end, self.front.at));
    }

    /// Ends the round because of what was dealt to the field.
    fn end_as_dealt(&mut self, end: RoundEnd) {
        self.end(end);
        self.dealt_out = true;
    }

    fn table(&mut self, event: &TableEvent) {
        if self.dealt_out {
            return;
        }
        if self.round.end.is_some() {
            return self.front.fault(Problem::AfterEnd);
        }
        if self.front.seats_wrong() {
            if matches!(event, TableEvent::Void | TableEvent::Draw) {
                self.end(RoundEnd::Void);
            }
            return;
        }
        match event {
            TableEvent::Void => self.end(RoundEnd::Void),
            TableEvent::Draw => self.end(RoundEnd::Draw),
            TableEvent::Field(cards) => self.field(cards),
            TableEvent::TableFour(month) => self.table_four(*month),
            TableEvent::TablePairs => self.table_pairs(),
            TableEvent::Net(_) if !self.rules.zero_sum => {
                self.front.fault(Problem::NotInForce(NotInForce::Amounts));
                // The record does say how the round ended.
                self.end(RoundEnd::Void);
            }
            TableEvent::Net(amounts) => {
                let net = self.front.amounts(amounts, &self.names.iter());
                self.end(RoundEnd::Net(net));
            }
            TableEvent::Nagari => {
                self.front.fault(Problem::NotInForce(NotInForce::Nagari));
            }
            TableEvent::Expire => {
                self.front.fault(Problem::NotInForce(NotInForce::OtherGame));
            }
        }
    }

    fn field(&mut self, cards: &CardList) {
        self.front.no_jokers(cards);
        for card in &cards.0 {
            let holder = self.holder(card.value, None);
            if let Some(holder) = holder {
                let card_at = card.column;
                let (card, holder) = (card.value, Some(self.round.player(holder).name.clone()));
                self.front
                    .fault_at(card_at, Problem::DuplicateCard { card, holder });
            }
        }
        self.round.field = Some(cards.pile());
    }

    /// Looks for four cards of a month and four pairs among the cards dealt to the field. If the
    /// four have an effect, the field is taken or dealt again, so its pairs do not matter.
    fn deal(&mut self) {
        let layout = self.round.layout;
        let four = |month: &Flower| layout.includes(Pile::month(*month));
        let fours: Vec<Flower> = Flower::ALL.into_iter().filter(four).collect();
        for month in &fours {
            self.four_on_field(Spanned::new(*month, self.front.at.column));
        }
        if fours.is_empty() || self.rules.table_four == TableFour::Off {
            let pairs = Flower::ALL.map(|month| layout.of_month(month).len() / 2);
            if pairs.iter().sum::<u32>() >= PAIRS {
                self.table_pairs();
            }
        }
    }

    /// Handles a line about four cards of a month on the field, which a `table` line may have shown
    /// already.
    fn table_four(&mut self, month: Spanned<Flower>) {
        if !self.round.layout.includes(Pile::month(month.value)) {
            self.four_on_field(month);
        }
    }

    fn four_on_field(&mut self, month: Spanned<Flower>) {
        match self.rules.table_four {
            TableFour::Misdeal => self.end_as_dealt(RoundEnd::Void),
            TableFour::Off => {}
            TableFour::DealerWins => self.end_as_dealt(RoundEnd::DealerWins),
            TableFour::DealerTakes => {
                let cards = Pile::month(month.value).iter();
                self.add(Seat(0), cards.map(|card| Spanned::new(card, month.column)));
            }
        }
    }

    fn table_pairs(&mut self) {
        match self.rules.table_pairs {
            TablePairs::Misdeal => self.end_as_dealt(RoundEnd::Void),
            TablePairs::Off => {}
        }
    }

    fn act(&mut self, seat: Seat, act: &Act) {
        if self.dealt_out {
            return;
        }
        let lucky = matches!(act, Act::Teshi(_) | Act::Kuttsuki);
        match &self.round.end {
            Some((RoundEnd::Lucky(_), _)) if lucky => {}
            Some(_) => return self.front.fault(Problem::AfterEnd),
            None => {}
        }
        match act {
            Act::Takes(cards) => self.takes(seat, cards),
            Act::Has(cards, counts) if counts.is_empty() => self.has(seat, cards),
            Act::Makes(told) => self.makes(seat, told),
            Act::Koi => self.koi(seat),
            Act::Shobu => self.end(RoundEnd::Shobu(seat)),
            Act::Teshi(month) => self.lucky(seat, Lucky::Teshi, Some(*month)),
            Act::Kuttsuki => self.lucky(seat, Lucky::Kuttsuki, None),
            _ => self.front.fault(Problem::NotInForce(NotInForce::OtherGame)),
        }
    }

    /// Returns a player who has a card, if the piles have all its copies. Piles that a later line
    /// gives as a whole are left out, except the pile of `except`.
    fn holder(&self, card: Card, except: Option<Seat>) -> Option<Seat> {
        let line = self.front.at.line;
        let now = |seat: &Seat| {
            let last = self.last_has.get(seat.0).copied().flatten();
            let later = last.is_some_and(|last| last > line);
            Some(*seat) == except || !later
        };
        let mut holders = self.round.seats().filter(now);
        let held = |seat: Seat| self.round.player(seat).pile.count(card);
        let (mut total, mut last) = (0, None);
        for seat in holders.by_ref().filter(|seat| held(*seat) > 0) {
            total += held(seat);
            last = Some(seat);
        }
        last.filter(|_| total >= card.copies())
    }

    fn add(&mut self, seat: Seat, cards: impl IntoIterator<Item = Spanned<Card>>) {
        for card in cards {
            if card.value.as_joker().is_some() {
                self.front
                    .fault_at(card.column, Problem::NotInPack { card: card.value });
            } else if let Some(holder) = self.holder(card.value, Some(seat)) {
                let holder = Some(self.round.player(holder).name.clone());
                let problem = Problem::DuplicateCard {
                    card: card.value,
                    holder,
                };
                self.front.fault_at(card.column, problem);
                self.round.player_mut(seat).doubtful = true;
            } else {
                self.round.player_mut(seat).pile.add(card.value);
            }
        }
        self.round.player_mut(seat).told = true;
    }

    fn takes(&mut self, seat: Seat, cards: &CardList) {
        if self.beside_made(seat) {
            return;
        }
        let before = self.round.held(seat, &self.rules);
        self.round.player_mut(seat).takes = true;
        self.add(seat, cards.0.iter().copied());
        let now = self.round.held(seat, &self.rules);
        if grown(&before, &now) {
            self.round.last_formed = Some(seat);
        }
    }

    fn has(&mut self, seat: Seat, cards: &CardList) {
        if self.beside_made(seat) {
            return;
        }
        let before = self.round.held(seat, &self.rules);
        self.round.player_mut(seat).pile = Pile::EMPTY;
        self.add(seat, cards.0.iter().copied());
        let now = self.round.held(seat, &self.rules);
        self.round.player_mut(seat).undated |= grown(&before, &now);
    }

    /// Checks a koi-koi against the player's pile at that moment, if lines recorded the pile as it
    /// grew.
    fn koi(&mut self, seat: Seat) {
        let score = self.round.score(seat, &self.rules);
        let held = self.round.held(seat, &self.rules);
        let player = self.round.player(seat);
        let name = player.name.clone();
        let checked = player.takes && !player.whole && !player.doubtful;
        let allowed = if self.rules.koi_new_yaku {
            renewed
        } else {
            grown
        };
        let least = i64::from(self.rules.koi_min);
        let again = player.calls > 0 && !allowed(&player.called_with, &held);
        if checked && score.points == 0 {
            self.front.fault(Problem::NoYaku { player: name });
        } else if checked && score.points < least {
            let points = score.points;
            self.front.fault(Problem::KoiBelowMin {
                player: name,
                points,
                least,
                unit: self.rules.unit,
            });
        } else if checked && again {
            self.front.fault(Problem::KoiNotGrown {
                player: name,
                new_yaku: self.rules.koi_new_yaku,
            });
        }
        self.round.last_formed = Some(seat);
        self.note_call(seat);
        let player = self.round.player_mut(seat);
        player.calls = player.calls.saturating_add(1);
        player.called_with = held;
    }

    fn lucky(&mut self, seat: Seat, lucky: Lucky, month: Option<Spanned<Flower>>) {
        if let Some(month) = month {
            if self.shown.contains(&month.value) {
                let month_of = month.value;
                let problem = Problem::DuplicateMonth { month: month_of };
                return self.front.fault_at(month.column, problem);
            }
            self.shown.push(month.value);
        }
        match &mut self.round.end {
            Some((RoundEnd::Lucky(hands), _)) if hands.contains(&(seat, lucky)) => {
                self.front
                    .fault(Problem::Contradiction(Contradiction::ToldBefore));
            }
            Some((RoundEnd::Lucky(hands), _)) => hands.push((seat, lucky)),
            _ => self.end(RoundEnd::Lucky(vec![(seat, lucky)])),
        }
    }
}
