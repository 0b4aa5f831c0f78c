//! The table between turns: where the cards are, whose turn it is, what is left.

use super::{HeldCards, Layout};
use crate::card::{Card, Flower, Pile};
use crate::record::{BySeat, CardList, CardLocation, Contradiction, Name, Problem, Seat, Spanned};
use crate::rules::GoStopRules;
use std::sync::Arc;

/// Why a line is not possible, and the column of the word at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRefusal {
    /// The column of the word at fault.
    pub column: u32,
    /// The reason why the line is not possible.
    pub problem: Problem,
}

impl TurnRefusal {
    pub(in crate::gostop) const fn new(column: u32, problem: Problem) -> Self {
        Self { column, problem }
    }

    pub(in crate::gostop) const fn contradiction(column: u32, what: Contradiction) -> Self {
        Self::new(column, Problem::Contradiction(what))
    }
}

/// Returns how many cards each player is dealt.
pub const fn hand_size(players: usize) -> u32 {
    if players == 2 { 10 } else { 7 }
}

/// Returns how many cards are dealt to the table. As many cards are left for the stock as are dealt
/// to all hands.
pub const fn layout_size(players: usize) -> u32 {
    if players == 2 { 8 } else { 6 }
}

/// A player's cards and actions at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TablePlayer {
    /// The hand.
    pub hand: HeldCards,
    /// How many turns without a hand card the player still has.
    pub owed: u32,
    /// How many turns the player has taken.
    pub turns: u32,
    /// How many stacks the player has made.
    pub ppuk: u32,
    /// For how many turns in a row the player has taken nothing.
    pub dry: u32,
}

/// Where every card of the pack is, as far as known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What lies on the table.
    pub layout: Layout,
    /// How many cards are in the stock.
    pub stock: u32,
    /// Each player's cards and actions, in turn order.
    pub sides: BySeat<TablePlayer>,
    /// All captured cards, of all players.
    pub captured: Pile,
    /// Whether the stock is known only up to a point, so that a turn may end before its cards are
    /// turned up.
    pub open_ended: bool,
    /// The jokers laid down in the current turn.
    pub(super) begun: Option<Pile>,
    /// The triples shown in the current turn.
    pub(super) shown_now: Vec<Flower>,
    /// The player who is next in turn order.
    pub(super) next: Seat,
    pub(super) names: Arc<[Name]>,
    pack: Pile,
    /// The cards whose places are known: on the table, in a hand, or captured.
    seen: Pile,
    /// The cards known to be in the stock.
    in_stock: Pile,
}

impl Table {
    /// Returns the table as dealt to these players, or what is wrong with the layout.
    pub fn dealt(
        names: Arc<[Name]>,
        laid: &CardList,
        column: u32,
        rules: &GoStopRules,
    ) -> Result<Self, TurnRefusal> {
        let jokers = rules.pack_jokers.0.iter().map(|joker| Card::joker(*joker));
        let pack = Pile::flowers().plus(jokers.collect());
        let players = names.len();
        let hand = hand_size(players);
        if let Some(joker) = laid.0.iter().find(|card| card.value.as_joker().is_some()) {
            let what = Contradiction::JokerLaid { card: joker.value };
            return Err(TurnRefusal::contradiction(joker.column, what));
        }
        let dealt = hand * u32::try_from(players).unwrap_or(u32::MAX);
        let cards = laid.pile();
        let Some(stock) = pack.len().checked_sub(dealt.saturating_add(cards.len())) else {
            return Err(TurnRefusal::contradiction(
                column,
                Contradiction::LayoutSize,
            ));
        };
        let side = TablePlayer {
            hand: HeldCards::unknown(hand),
            ..TablePlayer::default()
        };
        Ok(Self {
            layout: Layout::dealt(cards),
            stock,
            sides: BySeat::each(side, players),
            captured: Pile::EMPTY,
            open_ended: false,
            begun: None,
            shown_now: Vec::new(),
            next: Seat(0),
            names,
            pack,
            seen: cards,
            in_stock: Pile::EMPTY,
        })
    }

    /// Puts cards sold by players who sit out into the stock, unless they lie on the table.
    pub fn put_back(&mut self, sold: Pile) {
        self.in_stock = sold.without(self.layout.cards());
    }

    /// Returns whether no turn has begun yet.
    pub fn is_fresh(&self) -> bool {
        self.begun.is_none() && self.sides.iter().all(|side| side.turns == 0)
    }

    /// Returns whether a turn has begun but not ended.
    pub const fn is_mid_turn(&self) -> bool {
        self.begun.is_some()
    }

    /// Returns the hand of a seat.
    pub fn hand(&self, seat: Seat) -> &HeldCards {
        &self.sides[seat].hand
    }

    /// Returns all hands, in turn order.
    pub fn hands(&self) -> impl Iterator<Item = &HeldCards> {
        self.sides.iter().map(|side| &side.hand)
    }

    /// Returns how many cards are in all hands.
    pub fn in_hands(&self) -> usize {
        self.hands().map(|held| held.count as usize).sum()
    }

    /// Returns the name of a player.
    pub(super) fn name(&self, seat: Seat) -> Name {
        self.names.get(seat.0).cloned().unwrap_or_default()
    }

    fn is_spent(&self, seat: Seat) -> bool {
        self.sides[seat].hand.count == 0 && self.sides[seat].owed == 0
    }

    /// Returns whether the hand's last turn is over: the stock is empty, or nobody has a card or an
    /// owed turn left.
    pub fn is_over(&self) -> bool {
        let mut seats = (0..self.sides.len()).map(Seat);
        self.begun.is_none() && (self.stock == 0 || seats.all(|seat| self.is_spent(seat)))
    }

    /// Returns whose turn it is, skipping players who have nothing left to play.
    pub fn due(&self) -> Option<Seat> {
        let players = self.sides.len();
        let mut round = (0..players).map(|step| self.next.after(step, players));
        if self.is_over() {
            return None;
        }
        round.find(|seat| self.begun.is_some() || !self.is_spent(*seat))
    }

    /// Returns the known cards, place by place.
    fn places(&self) -> impl Iterator<Item = Pile> {
        let stacks = self.layout.stacks.iter();
        let stacks = stacks.flat_map(|stack| [stack.cards, stack.jokers]);
        let hands = self.hands().map(|held| held.cards);
        [self.layout.loose, self.captured]
            .into_iter()
            .chain(stacks)
            .chain(hands)
    }

    /// Returns the cards that are in the stock or are unknown cards of a hand.
    pub fn unseen(&self) -> Pile {
        self.pack.without(self.seen)
    }

    /// Returns the cards that may be among the unknown cards of a hand.
    fn in_some_hand(&self) -> Pile {
        self.unseen().without(self.in_stock)
    }

    /// Returns whether only jokers can be left in the stock.
    pub(super) fn has_only_jokers(&self) -> bool {
        self.seen.includes(Pile::flowers())
    }

    /// Returns whether each card of the pack is in exactly one place.
    pub fn is_conserved(&self) -> bool {
        let located = self.places().fold(Pile::EMPTY, Pile::plus);
        let cards: u32 = self.places().map(Pile::len).sum();
        let counts: u32 = self.hands().map(HeldCards::unseen).sum();
        let sound = self
            .hands()
            .all(|held| held.cards.len() <= held.count && held.all_hidden() <= held.unseen());
        let stock = self.unseen().includes(self.in_stock) && self.in_stock.len() <= self.stock;
        // A pile fills the bits of a face from the lowest, so extra copies of a card either found
        // no room or are not in the pack.
        sound
            && stock
            && self.layout.is_sound()
            && located.len() == cards
            && located == self.seen
            && self.pack.includes(located)
            && self.pack.len() == cards + self.stock + counts
    }

    fn in_pack(&self, card: Spanned<Card>) -> Result<(), TurnRefusal> {
        if self.pack.contains(card.value) {
            return Ok(());
        }
        let card_value = card.value;
        let problem = Problem::NotInPack { card: card_value };
        Err(TurnRefusal::new(card.column, problem))
    }

    /// Returns whether a card can be an unknown card of the hand of `own`, or can be in the stock
    /// if `own` is `None`. Cards of triples that other players showed cannot.
    fn is_free(&self, card: Card, own: Option<Seat>) -> bool {
        let in_stock = self.in_stock.count(card) * u8::from(own.is_some());
        let left = self.seen.count(card) + in_stock < self.pack.count(card);
        let Some(month) = card.flower() else {
            return left;
        };
        let others = self.sides.iter().enumerate();
        let hidden: u32 = others
            .filter(|(at, _)| own != Some(Seat(*at)))
            .map(|(_, side)| side.hand.hidden(month))
            .sum();
        let room = || self.seen.of_month(month).len() + hidden < Pile::month(month).len();
        left && (hidden == 0 || room())
    }

    /// Returns where a card is, if that is known.
    fn lies(&self, card: Card) -> Option<CardLocation> {
        let mut hands = self.hands().zip(self.names.iter());
        if self.layout.cards().contains(card) {
            Some(CardLocation::Table)
        } else if self.captured.contains(card) {
            Some(CardLocation::Pile)
        } else if self.in_stock.contains(card) {
            Some(CardLocation::Stock)
        } else {
            let (_, name) = hands.find(|(held, _)| held.cards.contains(card))?;
            Some(CardLocation::Hand(name.clone()))
        }
    }

    /// Makes the refusal of a card that is already known to be elsewhere.
    fn seen_before(&self, card: Spanned<Card>) -> TurnRefusal {
        let lies = self.lies(card.value);
        let problem = Problem::SeenBefore {
            card: card.value,
            lies,
        };
        TurnRefusal::new(card.column, problem)
    }

    /// Takes a card from the stock.
    pub(super) fn turn_up(&mut self, card: Spanned<Card>) -> Result<(), TurnRefusal> {
        self.in_pack(card)?;
        let Some(rest) = self.stock.checked_sub(1) else {
            return Err(TurnRefusal::contradiction(
                card.column,
                Contradiction::StockEmpty,
            ));
        };
        if !self.is_free(card.value, None) {
            return Err(self.seen_before(card));
        }
        self.stock = rest;
        self.seen.add(card.value);
        self.in_stock.remove(card.value);
        Ok(())
    }

    /// Takes a card from a hand.
    pub(super) fn play(&mut self, seat: Seat, card: Spanned<Card>) -> Result<(), TurnRefusal> {
        self.in_pack(card)?;
        let held = &self.sides[seat].hand;
        let known = held.cards.contains(card.value);
        let can = known || (!held.is_known() && self.is_free(card.value, Some(seat)));
        if can && held.can_spare(card.value) {
            self.sides[seat].hand.play(card.value);
            if !known {
                self.seen.add(card.value);
            }
            return Ok(());
        }
        let problem = Problem::NotInHand {
            card: card.value,
            player: self.name(seat),
            lies: self.lies(card.value).filter(|_| !can),
        };
        Err(TurnRefusal::new(card.column, problem))
    }

    /// Records the whole hand that a player was dealt.
    pub fn hold(&mut self, seat: Seat, cards: &CardList, column: u32) -> Result<(), TurnRefusal> {
        if !self.is_fresh() || self.hands().any(|held| !held.shown.is_empty()) {
            let problem = Problem::HeaderLate { word: "holds" };
            return Err(TurnRefusal::new(column, problem));
        }
        if !self.sides[seat].hand.cards.is_empty() {
            return Err(TurnRefusal::contradiction(
                column,
                Contradiction::ToldBefore,
            ));
        }
        for card in &cards.0 {
            self.in_pack(*card)?;
            if !self.is_free(card.value, Some(seat)) {
                return Err(self.seen_before(*card));
            }
            self.sides[seat].hand.cards.add(card.value);
            self.seen.add(card.value);
        }
        let (told, dealt) = (cards.pile().len(), self.sides[seat].hand.count);
        if told != dealt {
            let what = Contradiction::HandSize { told, dealt };
            return Err(TurnRefusal::contradiction(column, what));
        }
        Ok(())
    }

    /// Records the jokers that were dealt to the table and taken by the dealer before the first
    /// turn. The layout has the cards that replaced them.
    pub fn take_dealt(
        &mut self,
        seat: Seat,
        cards: &CardList,
        column: u32,
    ) -> Result<(), TurnRefusal> {
        let jokers = cards.0.iter().all(|card| card.value.as_joker().is_some());
        if seat != Seat(0) || !jokers || cards.0.is_empty() || !self.is_fresh() {
            return Err(TurnRefusal::contradiction(column, Contradiction::TurnsTell));
        }
        for card in &cards.0 {
            self.turn_up(*card)?;
            self.captured.add(card.value);
        }
        Ok(())
    }

    /// Records a triple shown at the start of a turn; its cards must be in the player's hand.
    pub fn show(&mut self, seat: Seat, month: Spanned<Flower>) -> Result<(), TurnRefusal> {
        let shown = |held: &HeldCards| held.shown.iter().any(|(shown, _)| *shown == month.value);
        if self.hands().any(shown) {
            // Whether the triple may be shown again does not depend on where its cards are.
            return Ok(());
        }
        let held = &self.sides[seat].hand;
        let lacking = 3_u32.saturating_sub(held.cards.of_month(month.value).len());
        let room = held.unseen().saturating_sub(held.all_hidden());
        let left = self.in_some_hand().of_month(month.value).len();
        let can = held.can_have_three(month.value) && lacking <= room.min(left);
        if lacking > 0 && !can {
            return Err(self.lacks(seat, month));
        }
        self.sides[seat].hand.shown.push((month.value, 3));
        self.shown_now.push(month.value);
        Ok(())
    }

    /// Fails if the player cannot have been dealt all four cards of a month.
    pub fn quads(&self, seat: Seat, month: Spanned<Flower>) -> Result<(), TurnRefusal> {
        let held = &self.sides[seat].hand;
        let lacking = 4_u32.saturating_sub(held.cards.of_month(month.value).len());
        let left = self.in_some_hand().of_month(month.value).len();
        if lacking > held.unseen().min(left) {
            return Err(self.lacks(seat, month));
        }
        Ok(())
    }

    fn lacks(&self, seat: Seat, month: Spanned<Flower>) -> TurnRefusal {
        let problem = Problem::MonthNotInHand {
            month: month.value,
            player: self.name(seat),
        };
        TurnRefusal::new(month.column, problem)
    }

    /// Ends the turn of a player who captured this many cards in it.
    pub(super) fn pass_on(&mut self, seat: Seat, took: u32) {
        self.sides[seat].turns += 1;
        self.sides[seat].dry = if took == 0 {
            self.sides[seat].dry + 1
        } else {
            0
        };
        self.begun = None;
        self.shown_now.clear();
        self.next = seat.after(1, self.sides.len());
    }
}
