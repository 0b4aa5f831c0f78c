//! Who sits at the table, and which of these players play: staying, dropping, being forced out,
//! selling.

use crate::card::{Card, Flower, Kind, Pile};
use crate::record::Name;

/// How a player at the table came to play the hand or to sit it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatRole {
    /// There was nothing to decide: the dealer, or a table with enough places for all.
    Plays,
    /// The player has not decided yet.
    Undecided,
    /// The player stayed.
    Stays,
    /// The player plays without being asked: others dropped, and everybody left is needed.
    MustStay,
    /// The player dropped.
    Drops,
    /// The player is out because enough others had stayed.
    Forced,
    /// The player is out because of being dealt the iris animal.
    Iris,
}

impl SeatRole {
    /// Returns whether the player plays the hand.
    pub const fn plays(self) -> bool {
        matches!(self, Self::Plays | Self::Stays | Self::MustStay)
    }

    /// Returns whether the player was forced out, and so may sell.
    pub const fn may_sell(self) -> bool {
        matches!(self, Self::Forced | Self::Iris)
    }
}

/// What a player who was forced out sold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sale {
    /// The sold cards.
    pub cards: Pile,
    /// The month of the triple shown with the cards: `None` if none was, `Some(None)` if its month
    /// is not known.
    pub heundeum: Option<Option<Flower>>,
}

impl Sale {
    /// Returns whether this card can be sold.
    pub fn takes(card: Card) -> bool {
        const SOME: [Card; 3] = [Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE];
        card.kind() == Some(Kind::Bright) || card.as_joker().is_some() || SOME.contains(&card)
    }
}

/// A player at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The player's name.
    pub name: Name,
    /// Whether the player plays, and why.
    pub part: SeatRole,
    /// What the player sold, if anything.
    pub sale: Option<Sale>,
}

/// The position of a player at the table, in the hand or not; the dealer's is 0. Players of the
/// hand also have a [`Seat`](crate::record::Seat), their position in the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableSeat(pub usize);

impl From<TableSeat> for usize {
    fn from(seat: TableSeat) -> Self {
        seat.0
    }
}

/// Everybody at the table in turn order, the dealer first.
#[derive(Clone, Debug, Default)]
pub struct Seating {
    all: Vec<Seated>,
    /// How many players can play besides the dealer.
    places: usize,
}

impl Seating {
    /// Makes a table of these players, where `places` of them can play besides the dealer.
    pub(super) fn new(names: &[&str], places: usize) -> Self {
        let all_play = names.len() <= places.saturating_add(1);
        let seated = names.iter().enumerate().map(|(at, name)| Seated {
            name: (*name).into(),
            part: if at == 0 || all_play {
                SeatRole::Plays
            } else {
                SeatRole::Undecided
            },
            sale: None,
        });
        Self {
            all: seated.collect(),
            places,
        }
    }

    /// Returns everybody at the table in turn order.
    pub fn all(&self) -> &[Seated] {
        &self.all
    }

    /// Returns the player in a table seat.
    pub fn at(&self, seat: TableSeat) -> Option<&Seated> {
        self.all.get(seat.0)
    }

    /// Returns the name of the player in a table seat.
    pub fn name(&self, seat: TableSeat) -> Name {
        self.at(seat)
            .map_or_else(Name::default, |seated| seated.name.clone())
    }

    /// Returns the table seat of the player with this name.
    pub fn find(&self, name: &str) -> Option<TableSeat> {
        self.all
            .iter()
            .position(|seated| seated.name == name)
            .map(TableSeat)
    }

    /// Returns who decides next; `None` if everything is decided.
    pub fn due(&self) -> Option<TableSeat> {
        self.all
            .iter()
            .position(|seated| seated.part == SeatRole::Undecided)
            .map(TableSeat)
    }

    /// Returns the table seats of players who may still sell.
    pub fn may_sell(&self) -> impl Iterator<Item = TableSeat> + '_ {
        let open = |seated: &Seated| seated.part.may_sell() && seated.sale.is_none();
        (0..self.all.len())
            .map(TableSeat)
            .filter(move |seat| self.at(*seat).is_some_and(open))
    }

    /// Returns the sales, each with the seller's table seat.
    pub(super) fn sales(&self) -> impl Iterator<Item = (TableSeat, Sale)> {
        let seats = (0..).map(TableSeat).zip(&self.all);
        seats.filter_map(|(seat, seated)| Some((seat, seated.sale?)))
    }

    /// Returns how many copies of a card were sold.
    pub(super) fn sold(&self, card: Card) -> usize {
        self.sales()
            .map(|(_, sale)| usize::from(sale.cards.count(card)))
            .sum()
    }

    /// Returns all cards that were sold.
    pub fn all_sold(&self) -> Pile {
        let sales = self.sales();
        sales.flat_map(|(_, sale)| sale.cards).collect()
    }

    /// Returns whether a seller showed a triple of this month.
    pub(super) fn showed(&self, month: Flower) -> bool {
        self.sales()
            .any(|(_, sale)| sale.heundeum == Some(Some(month)))
    }

    /// Returns whether the iris has forced a player out.
    pub fn iris_dropped(&self) -> bool {
        self.all.iter().any(|seated| seated.part == SeatRole::Iris)
    }

    /// Records a decision, and what the decision settles for players who then have no choice.
    pub(super) fn decide(&mut self, seat: TableSeat, part: SeatRole) {
        if let Some(seated) = self.all.get_mut(seat.0) {
            seated.part = part;
        }
        self.settle();
    }

    /// Records a sale.
    pub(super) fn sell(&mut self, seat: TableSeat, sale: Sale) {
        if let Some(seated) = self.all.get_mut(seat.0) {
            seated.sale = Some(sale);
        }
    }

    /// Decides for players who have no choice: when all places are taken, the rest are forced out;
    /// when no more players are left than places, the rest stay.
    fn settle(&mut self) {
        let beside = self.all.iter().skip(1);
        let stayed = beside.clone().filter(|seated| seated.part.plays()).count();
        let open = beside.filter(|seated| seated.part == SeatRole::Undecided);
        let part = if stayed >= self.places {
            SeatRole::Forced
        } else if stayed + open.count() <= self.places {
            SeatRole::MustStay
        } else {
            return;
        };
        let undecided = |seated: &&mut Seated| seated.part == SeatRole::Undecided;
        for seated in self.all.iter_mut().filter(undecided) {
            seated.part = part;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(seating: &Seating) -> Vec<SeatRole> {
        seating.all().iter().map(|seated| seated.part).collect()
    }

    #[test]
    fn three_have_nothing_to_decide() {
        let three = Seating::new(&["A", "B", "C"], 2);
        assert_eq!(parts(&three), [SeatRole::Plays; 3]);
        assert_eq!(three.due(), None);
        let four = Seating::new(&["A", "B", "C", "D"], 2);
        assert_eq!(four.due(), Some(TableSeat(1)));
    }

    #[test]
    fn two_who_stay_force_the_rest_out_and_drops_keep_the_last_in() {
        use SeatRole::{Drops, Forced, MustStay, Plays, Stays};
        let mut six = Seating::new(&["A", "B", "C", "D", "E", "F"], 2);
        for (seat, part) in [(1, Stays), (2, Drops)] {
            assert_eq!(six.due(), Some(TableSeat(seat)));
            six.decide(TableSeat(seat), part);
        }
        six.decide(TableSeat(3), Stays);
        assert_eq!(parts(&six), [Plays, Stays, Drops, Stays, Forced, Forced]);
        assert_eq!(
            six.may_sell().collect::<Vec<TableSeat>>(),
            [TableSeat(4), TableSeat(5)]
        );
        let mut five = Seating::new(&["A", "B", "C", "D", "E"], 2);
        five.decide(TableSeat(1), Drops);
        assert_eq!(five.due(), Some(TableSeat(2)));
        five.decide(TableSeat(2), Drops);
        assert_eq!(parts(&five), [Plays, Drops, Drops, MustStay, MustStay]);
        assert_eq!(five.may_sell().count(), 0);
    }
}
