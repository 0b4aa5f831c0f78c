//! A turn being played, card by card, from the hand and from the stock.

use super::{Stack, Table, TurnEffect, TurnRefusal};
use crate::card::{Card, Faces, Flower, Joker, Kind, Pile};
use crate::record::{Choice, Contradiction, Flip, Nth, Problem, Seat, Spanned, Special, Turn};
use crate::rules::{GoStopRules, JokerPpuk, LastTurn, Sseul};

/// Where the card played from the hand is while cards are turned up.
#[derive(Clone, Copy)]
enum PlayedCard {
    /// No card was played, or the played card's capture is certain.
    Settled,
    /// The played card matched nothing.
    Alone(Card),
    /// The played card lies on a card that it matched.
    Pair(Card, Card),
}

/// A turn being played.
pub(super) struct UnderWay<'a> {
    pub(super) table: Box<Table>,
    pub(super) rules: &'a GoStopRules,
    pub(super) seat: Seat,
    pub(super) moved: TurnEffect,
    played: PlayedCard,
    /// The jokers lying on the pending pair.
    waiting: Pile,
    /// The month of a ttadak, if the turn made one.
    ttadak: Option<Flower>,
}

impl Table {
    /// Returns the table after the turn on a line and what happened in the turn, or why the turn is
    /// not possible. `column` is the column of the line's verb.
    pub fn turn(
        &self,
        seat: Seat,
        turn: &Turn,
        column: u32,
        rules: &GoStopRules,
    ) -> Result<(Box<Self>, TurnEffect), TurnRefusal> {
        let due = self.due();
        if due != Some(seat) {
            let player = self.name(seat);
            let due = due.map(|seat| self.name(seat));
            return Err(TurnRefusal::new(column, Problem::WrongTurn { player, due }));
        }
        let first = self.sides[seat].turns == 0;
        let mut course = UnderWay {
            table: Box::new(self.clone()),
            rules,
            seat,
            moved: TurnEffect::new(seat, first),
            played: PlayedCard::Settled,
            waiting: Pile::EMPTY,
            ttadak: None,
        };
        course.run(turn, column)?;
        let UnderWay { table, moved, .. } = course;
        debug_assert!(table.is_conserved(), "a card is in two places or in none");
        Ok((table, moved))
    }
}

impl UnderWay<'_> {
    fn run(&mut self, turn: &Turn, column: u32) -> Result<(), TurnRefusal> {
        if let Turn::Draws(joker, drawn) = turn {
            return self.draw(*joker, *drawn, column);
        }
        self.must_play(turn, column)?;
        let two_months = self.table.layout.is_two_months();
        match turn {
            Turn::Plays(play, flips) => {
                self.play(play, column)?;
                self.flips(flips, 1, column)?;
            }
            Turn::Bombs(month, flips) => {
                self.bomb(*month, column)?;
                self.flips(flips, self.rules.potkan_flips, column)?;
            }
            Turn::Grenades(month, flips) => {
                self.grenade(*month, column)?;
                self.flips(flips, 1, column)?;
            }
            Turn::Flips(flips) => {
                let Some(left) = self.table.sides[self.seat].owed.checked_sub(1) else {
                    return Err(TurnRefusal::contradiction(column, Contradiction::NoTurnDue));
                };
                self.table.sides[self.seat].owed = left;
                self.flips(flips, 1, column)?;
            }
            Turn::Draws(..) => {}
        }
        self.finish(two_months);
        Ok(())
    }

    /// If a shown triple must be played, checks that the turn plays one of its cards.
    fn must_play(&self, turn: &Turn, column: u32) -> Result<(), TurnRefusal> {
        let month = match turn {
            Turn::Plays(play, _) => play.card.value.flower(),
            Turn::Bombs(month, _) | Turn::Grenades(month, _) => Some(month.value),
            Turn::Flips(_) | Turn::Draws(..) => None,
        };
        let mut shown = self.table.shown_now.iter();
        match shown.find(|shown| Some(**shown) != month) {
            Some(shown) if self.rules.heundeum_must_play => {
                let what = Contradiction::MustPlay { month: *shown };
                Err(TurnRefusal::contradiction(column, what))
            }
            _ => Ok(()),
        }
    }

    /// Adds a card to the player's pile.
    pub(super) fn capture(&mut self, card: Card) {
        self.table.captured.add(card);
        self.moved.took.add(card);
        self.moved.jokers.extend(card.as_joker());
    }

    /// Takes a card back out of the player's pile.
    fn release(&mut self, card: Card) {
        self.table.captured.remove(card);
        self.moved.took.remove(card);
        let mut jokers = self.moved.jokers.iter();
        if let Some(at) = jokers.rposition(|joker| Some(*joker) == card.as_joker()) {
            self.moved.jokers.remove(at);
        }
    }

    /// Returns whether the player has played their last card, so that this is their last turn. They
    /// get no more cards while the stock is turned up.
    fn is_own_last(&self) -> bool {
        self.rules.last_turn_whose == LastTurn::Own && self.table.sides[self.seat].hand.count == 0
    }

    /// Returns whether the stock has a card that must be turned up; a joker at its bottom may stay
    /// there.
    pub(super) fn may_turn_up(&self) -> bool {
        self.table.stock > 0 && !self.table.has_only_jokers() && !self.table.open_ended
    }

    /// Lays a card from the hand next to the others, on a card, or on a stack.
    pub(super) fn lay(
        &mut self,
        card: Spanned<Card>,
        on: Option<Spanned<Card>>,
    ) -> Result<(), TurnRefusal> {
        if let Some(taken) = self.place(card, on)? {
            self.played = PlayedCard::Pair(card.value, taken);
        } else if self.table.layout.loose.contains(card.value) {
            self.played = PlayedCard::Alone(card.value);
        }
        Ok(())
    }

    /// Puts a card on the table. Returns the loose card that it matched, if any; the player then
    /// has both cards, or all four if the card matched a stack.
    fn place(
        &mut self,
        card: Spanned<Card>,
        on: Option<Spanned<Card>>,
    ) -> Result<Option<Card>, TurnRefusal> {
        let Some(month) = card.value.flower() else {
            return Ok(None);
        };
        let stacked = self.table.layout.stack_of(month).map(|stack| stack.cards);
        let loose = self.table.layout.loose_of(month);
        let there = stacked.unwrap_or(loose);
        if let Some(on) = on {
            check_on(on, month, there, loose)?;
        }
        if let Some(stack) = self.table.layout.lift_stack(month) {
            self.take_stack(card.value, &stack);
            return Ok(None);
        }
        let one = loose.iter().next();
        let another = loose.iter().find(|card| Some(*card) != one);
        let chosen = match (on, one, another) {
            (_, None, _) => {
                self.table.layout.loose.add(card.value);
                return Ok(None);
            }
            (Some(on), ..) => on.value,
            (None, Some(only), None) => only,
            (None, ..) => {
                let choice = Choice::Onto {
                    card: card.value,
                    among: loose,
                };
                return Err(TurnRefusal::new(card.column, Problem::ChoiceNeeded(choice)));
            }
        };
        self.table.layout.loose.remove(chosen);
        self.moved.passed_over = self
            .moved
            .passed_over
            .plus(self.table.layout.loose_of(month));
        self.moved.lifted.add(chosen);
        self.capture(chosen);
        self.capture(card.value);
        Ok(Some(chosen))
    }

    fn take_stack(&mut self, card: Card, stack: &Stack) {
        self.moved.lifted = self.moved.lifted.plus(stack.cards);
        self.moved.swept.push(stack.month);
        self.moved.specials.push(if stack.maker == Some(self.seat) {
            Special::JaPpuk
        } else {
            Special::Stack
        });
        for card in stack.cards.plus(stack.jokers).iter().chain([card]) {
            self.capture(card);
        }
    }

    /// Turns up this many cards, with the jokers before each.
    fn flips(&mut self, flips: &[Flip], takes: u32, column: u32) -> Result<(), TurnRefusal> {
        let mut told = 0;
        for flip in flips {
            if told == takes {
                let told = told + 1;
                let what = Contradiction::TurnedUp { told, takes };
                return Err(TurnRefusal::contradiction(flip.card.column, what));
            }
            self.table.turn_up(flip.card)?;
            if flip.card.value.as_joker().is_some() {
                self.joker(flip)?;
            } else {
                told += 1;
                self.flip(flip)?;
            }
        }
        if told < takes && self.may_turn_up() {
            let what = Contradiction::TurnedUp { told, takes };
            return Err(TurnRefusal::contradiction(column, what));
        }
        Ok(())
    }

    /// Turns up a joker. The player gets it, unless it has to wait on the pending pair.
    fn joker(&mut self, flip: &Flip) -> Result<(), TurnRefusal> {
        if let Some(on) = flip.on {
            let what = Contradiction::OtherMonth { card: on.value };
            return Err(TurnRefusal::contradiction(on.column, what));
        }
        let pending = matches!(self.played, PlayedCard::Pair(..));
        if pending && self.rules.joker_ppuk == JokerPpuk::Stack {
            self.waiting.add(flip.card.value);
        }
        self.capture(flip.card.value);
        Ok(())
    }

    fn flip(&mut self, flip: &Flip) -> Result<(), TurnRefusal> {
        let card = flip.card.value;
        let same = |other: Card| other.flower() == card.flower();
        match self.played {
            PlayedCard::Alone(played) if same(played) => {
                self.place(flip.card, flip.on)?;
                self.moved.lifted.remove(played);
                self.moved.specials.push(Special::Chok);
                self.played = PlayedCard::Settled;
                Ok(())
            }
            PlayedCard::Pair(played, taken) if same(played) => self.third(flip, played, taken),
            _ => self.place(flip.card, flip.on).map(|_| ()),
        }
    }

    /// Turns up a card that matches the pending pair, which makes a stack or captures all four of
    /// the month.
    fn third(&mut self, flip: &Flip, played: Card, taken: Card) -> Result<(), TurnRefusal> {
        let card = flip.card.value;
        let Some(month) = card.flower() else {
            return Ok(());
        };
        let pair: Pile = [played, taken].into_iter().collect();
        let loose = self.table.layout.loose_of(month);
        if let Some(on) = flip.on {
            let there = pair.plus(loose);
            check_on(on, month, there, there)?;
        }
        self.played = PlayedCard::Settled;
        if let Some(fourth) = loose.iter().next() {
            self.table.layout.loose.remove(fourth);
            self.moved.lifted.add(fourth);
            self.capture(fourth);
            self.capture(card);
            self.moved.specials.push(Special::Ttadak);
            self.ttadak = Some(month);
            return Ok(());
        }
        if self.is_own_last() {
            self.capture(card);
            return Ok(());
        }
        for card in pair.plus(self.waiting) {
            self.release(card);
        }
        self.moved.lifted.remove(taken);
        self.table.layout.stacks.push(Stack {
            month,
            cards: pair.plus(Pile::from_cards(&[card])),
            maker: Some(self.seat),
            jokers: self.waiting,
        });
        let made = self.table.sides[self.seat].ppuk;
        let nth = [Nth::First, Nth::Second, Nth::Third];
        let nth = nth.get(made as usize).copied();
        let in_a_row = made == self.table.sides[self.seat].turns;
        self.moved.ppuk = Some((month, nth.filter(|_| in_a_row)));
        self.table.sides[self.seat].ppuk += 1;
        Ok(())
    }

    /// Ends the turn and decides which captures count.
    pub(super) fn finish(&mut self, two_months: bool) {
        let seat = self.seat;
        let loose = self.table.layout.loose;
        self.moved.laid = match self.played {
            PlayedCard::Alone(card) if loose.contains(card) => Some(card),
            _ => None,
        };
        self.moved.passed_over = self.moved.passed_over.shared(loose);
        let turn = self.table.begun.unwrap_or_default().plus(self.moved.took);
        let swept = match self.rules.sseul {
            Sseul::TwoMonths => two_months,
            Sseul::Any => !self.moved.took.is_empty(),
        };
        if swept && self.table.layout.is_empty() {
            self.moved.specials.push(Special::Sseul);
        }
        self.table.pass_on(seat, turn.len());
        self.moved.whole = true;
        self.moved.dry = self.table.sides[seat].dry;
        self.moved.every_kind = has_every_kind(turn);
        self.moved.last = self.table.is_over();
        if !self.moved.last {
            self.moved.swept.extend(self.ttadak);
        }
        self.leave_out_last();
        self.moved.specials.sort_unstable();
    }

    /// Drops the captures for which no junk is owed in a last turn.
    fn leave_out_last(&mut self) {
        let last = match self.rules.last_turn_whose {
            LastTurn::Table => self.moved.last,
            LastTurn::Own => self.is_own_last(),
        };
        let stacks = self.rules.last_turn_stack_junk || !(last || self.moved.last);
        let specials = &mut self.moved.specials;
        specials.retain(|special| match special {
            Special::Stack | Special::JaPpuk => stacks,
            // The last cards are certain to match.
            Special::Chok | Special::Ttadak | Special::Sseul => !last,
        });
    }
}

/// Checks the card that a line says was matched: it must be of the right month, on the table, and
/// loose.
fn check_on(on: Spanned<Card>, month: Flower, there: Pile, loose: Pile) -> Result<(), TurnRefusal> {
    let card = on.value;
    if card.flower() != Some(month) {
        let what = Contradiction::OtherMonth { card };
        return Err(TurnRefusal::contradiction(on.column, what));
    }
    if loose.contains(card) {
        return Ok(());
    }
    if there.contains(card) {
        return Err(TurnRefusal::contradiction(
            on.column,
            Contradiction::InStack { card },
        ));
    }
    Err(TurnRefusal::new(on.column, Problem::NotOnTable { card }))
}

/// Returns whether the cards include a bright, an animal, a ribbon and a junk; a joker worth junk
/// counts as junk.
fn has_every_kind(cards: Pile) -> bool {
    let has = |kind| !cards.of_kind(kind).is_empty();
    let jokers = cards.but(Faces::FLOWERS).iter();
    let joker = jokers
        .filter_map(Card::as_joker)
        .any(|joker| Joker::junk(joker) > 0);
    let junk = has(Kind::Junk) || has(Kind::DoubleJunk) || joker;
    has(Kind::Bright) && has(Kind::Animal) && has(Kind::Ribbon) && junk
}
