//! Lines about the table: who stays, drops or sells, what is due, and who may act at all.

use super::HandBuilder;
use super::piles::WholePile;
use crate::card::Card;
use crate::gostop::hand::{HandEnd, Player};
use crate::gostop::seating::{Sale, SeatRole, TableSeat};
use crate::letters;
use crate::record::{
    Act, BySeat, CardList, Contradiction, MOST_NAMES, Name, NotInForce, Problem, Seat, Spanned,
    unknown_player,
};

impl HandBuilder<'_> {
    /// Checks that the pack, with its jokers, has enough cards for this many players.
    pub(super) fn enough_jokers(&mut self, seated: usize) {
        if !self.rules.enough_cards(seated) {
            self.front.fault(Problem::SevenNeedJoker);
            self.front.refuse_seats();
        }
    }

    /// Records what is due to somebody from earlier hands; the amounts of several lines about the
    /// same person add up.
    pub(super) fn dues(&mut self, name: &Spanned<Name>, chips: i64) {
        let compared = letters::compared(&name.value);
        let Some(at) = self.dues.get(&compared) else {
            let mut seated = self.hand.seating.all().iter().map(|seated| &seated.name);
            let known = seated.find(|other| letters::compared(other) == compared);
            let name = known.unwrap_or(&name.value).clone();
            self.dues.insert(compared, self.hand.dues.len());
            return self.hand.dues.push((name, chips));
        };
        let Some((_, due)) = self.hand.dues.get_mut(*at) else {
            return;
        };
        match due.checked_add(chips) {
            Some(sum) => *due = sum,
            None => self.front.fault(Problem::TooLarge),
        }
    }

    /// Returns whether a faulty line leaves open who plays.
    const fn unsure(&self) -> bool {
        self.front.gaps || self.order.disorder || self.front.seats_wrong()
    }

    /// Returns a player's seat at the table; reports an unknown name.
    pub(super) fn seated(&mut self, name: &Spanned<Name>) -> Option<TableSeat> {
        let seating = &self.hand.seating;
        let found = seating.find(&name.value);
        let seats = seating.all().len();
        if found.is_none() && seats > 0 {
            let names = seating.all().iter().map(|seated| &seated.name);
            let problem = unknown_player(name, names);
            // At a table that is too large, not every name is known.
            if seats < MOST_NAMES {
                self.front.fault_at(name.column, problem);
            }
            self.front.gaps = true;
        }
        found
    }

    /// Returns a player's seat in the hand; reports a player who is not at the table or sits the
    /// hand out.
    pub(super) fn seat(&mut self, name: &Spanned<Name>) -> Option<Seat> {
        self.seated(name)?;
        let found = self.find(&name.value);
        if found.is_none() {
            self.wrong_turn(name.column, &name.value);
        }
        found
    }

    /// Applies what a player at the table decided, sold or did.
    pub(super) fn line(&mut self, seated: TableSeat, act: &Act, flawed: bool) {
        // Quads on the table end the hand before anybody decides whether to play.
        let over = match self.hand.end {
            Some((HandEnd::Quads(_), _)) => self.hand.begun,
            Some(_) => true,
            None => false,
        };
        match act {
            Act::Drops(_) | Act::Stays | Act::Sells(..) if over => {
                self.front.fault(Problem::AfterEnd);
            }
            Act::Drops(iris) => self.drops(seated, *iris),
            Act::Stays => self.decides(seated, SeatRole::Stays),
            Act::Sells(cards, _) => self.sells(seated, cards, act),
            _ => {
                if let Some(seat) = self.acting(seated) {
                    self.hand.players[seat].doubtful |= flawed;
                    self.act(seat, act, flawed);
                }
            }
        }
    }

    /// Returns the seat in the hand of a player who acts. Reports a player who sits the hand out,
    /// and an act before it is decided who plays.
    fn acting(&mut self, seated: TableSeat) -> Option<Seat> {
        if self.hand.seating.due().is_some() {
            if self.hand.end.is_some() {
                self.front.fault(Problem::AfterEnd);
                return None;
            }
            self.all_decided();
        }
        let found = self.hand.seating.at(seated);
        let found = found.and_then(|seated| self.find(&seated.name));
        if found.is_none() && self.hand.end.is_some() {
            self.front.fault(Problem::AfterEnd);
        } else if found.is_none() {
            self.wrong_turn(self.front.at.column, &self.hand.seating.name(seated));
        }
        self.hand.begun |= found.is_some();
        found
    }

    /// Checks that it is decided who plays before anything is played. If it is not, the rest of the
    /// record is in doubt.
    pub(super) fn all_decided(&mut self) {
        if self.hand.seating.due().is_none() {
            return;
        }
        // Whoever plays, this decision has to come first.
        self.wrong_turn(self.front.at.column, "");
        self.front.gaps = true;
        while let Some(seat) = self.hand.seating.due() {
            self.hand.seating.decide(seat, SeatRole::Stays);
        }
        self.deal();
    }

    /// Reports a player out of turn, unless it is in doubt whose turn it is.
    fn wrong_turn(&mut self, column: u32, name: &str) {
        if self.unsure() {
            return;
        }
        let due = self.hand.seating.due();
        let problem = Problem::WrongTurn {
            player: name.into(),
            due: due.map(|seat| self.hand.seating.name(seat)),
        };
        self.front.fault_at(column, problem);
    }

    fn drops(&mut self, seat: TableSeat, iris: bool) {
        if !iris {
            return self.decides(seat, SeatRole::Drops);
        }
        let problem = if !self.rules.iris_drops(self.hand.seating.all().len()) {
            Problem::NotInForce(NotInForce::IrisDrops)
        } else if self.hand.seating.iris_dropped() {
            let (card, holder) = (Card::BRIDGE, None);
            Problem::DuplicateCard { card, holder }
        } else {
            return self.decides(seat, SeatRole::Iris);
        };
        self.front.fault(problem);
        self.order.disorder = true;
    }

    /// Records a player's decision, or reports it if the player has nothing to decide now.
    fn decides(&mut self, seat: TableSeat, part: SeatRole) {
        let Some(seated) = self.hand.seating.at(seat) else {
            return;
        };
        let (due, name) = (self.hand.seating.due(), seated.name.clone());
        match seated.part {
            SeatRole::MustStay if part == SeatRole::Stays => {}
            SeatRole::Undecided if due == Some(seat) || self.unsure() => {}
            SeatRole::Undecided => {
                self.wrong_turn(self.front.at.column, &name);
                self.order.disorder = true;
            }
            _ => return self.wrong_turn(self.front.at.column, &name),
        }
        self.hand.seating.decide(seat, part);
        self.deal();
    }

    /// Gives the players of the hand their seats, once it is decided who plays.
    pub(super) fn deal(&mut self) {
        if self.hand.seating.due().is_some() || !self.hand.players.is_empty() {
            return;
        }
        let seated = self.hand.seating.all().iter();
        let plays = seated.filter(|seated| seated.part.plays());
        let names: Vec<Name> = plays.map(|seated| seated.name.clone()).collect();
        self.order.turns_since = BySeat::each(0, names.len());
        let counted: Vec<WholePile> = names.iter().map(|name| self.counted(name)).collect();
        self.piles.last_has = counted.iter().map(|counted| counted.cards).collect();
        let player = |(name, counted): (Name, WholePile)| Player {
            name,
            whole: counted.whole,
            partly: counted.partly,
            doubtful: self.front.gaps,
            ..Player::default()
        };
        self.hand.players = names.into_iter().zip(counted).map(player).collect();
    }

    /// Records a sale; reports it unless the player was forced out and the cards can be sold.
    fn sells(&mut self, seat: TableSeat, cards: &CardList, act: &Act) {
        let Some(seller) = self.hand.seating.at(seat) else {
            return;
        };
        if !seller.part.may_sell() {
            let player = seller.name.clone();
            if !self.unsure() {
                self.front.fault(Problem::NotForced { player });
            }
            return;
        }
        if seller.sale.is_some() {
            return self
                .front
                .fault(Problem::Contradiction(Contradiction::ToldBefore));
        }
        let mut sale = Sale::default();
        for card in &cards.0 {
            let sold = self.hand.seating.sold(card.value);
            let sold = sold + usize::from(sale.cards.count(card.value));
            let (copies, card, column) = (self.rules.copies(card.value), card.value, card.column);
            if !Sale::takes(card) {
                self.front.fault_at(column, Problem::NotSaleable { card });
            } else if copies == 0 {
                self.front.fault_at(column, Problem::NotInPack { card });
            } else if sold >= copies {
                self.front
                    .fault_at(column, Problem::DuplicateCard { card, holder: None });
            } else {
                sale.cards.add(card);
            }
        }
        match act {
            Act::Sells(_, Some(Some(month)))
                if self.month_once(*month, |telling| telling.month_taken(*month, None)) =>
            {
                sale.heundeum = Some(Some(month.value));
            }
            Act::Sells(_, Some(None)) if self.turns.is_some() => {
                let problem = Contradiction::TurnsNeedMonth;
                self.front.fault(Problem::Contradiction(problem));
            }
            Act::Sells(_, Some(None)) => sale.heundeum = Some(None),
            _ => {}
        }
        self.firsts.payments.push(self.front.at);
        self.hand.seating.sell(seat, sale);
    }
}
