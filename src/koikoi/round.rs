//! A checked round: what the table saw, ready to be settled.

use super::made::{MadeContext, certain, made};
use super::yaku::{self, Weather};
use crate::card::{Flower, Kind, Pile};
use crate::record::{Made, Name, Place, Seat, Unmade};
use crate::rules::KoiKoiRules;
use crate::verdict::{Score, ScoreLine};

/// A hand that wins as it is dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lucky {
    /// Four of a month.
    Teshi,
    /// Four pairs.
    Kuttsuki,
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundEnd {
    /// A player took the points.
    Shobu(Seat),
    /// Nobody did before the cards ran out.
    Draw,
    /// These were dealt lucky hands.
    Lucky(Vec<(Seat, Lucky)>),
    /// Four of a month on the field won it for the dealer.
    DealerWins,
    /// It is dealt again.
    Void,
    /// Only the amounts are known.
    Net(Vec<(Seat, i64)>),
}

/// One of the two players.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that the record did or did not tell"
)]
pub struct RoundPlayer {
    /// His name.
    pub name: Name,
    /// The captured cards, as far as they are recorded.
    pub pile: Pile,
    /// What the pile makes where only that is recorded, and where.
    pub made: Option<(Made, Place)>,
    /// Whether any line gave the player's cards, or what they make.
    pub told: bool,
    /// Whether a line of the player's own gave cards.
    pub cards: bool,
    /// Whether the player had a `takes` line.
    pub takes: bool,
    /// Whether the pile is counted as a whole somewhere, so that only the last call is checked.
    pub whole: bool,
    /// Whether a count of the whole pile showed yaku that no line before it did.
    pub undated: bool,
    /// Whether a line about the cards had a fault, so that they are not checked further.
    pub doubtful: bool,
    /// How often the player said koi-koi.
    pub calls: u32,
    /// The yaku at the last of these calls.
    pub called_with: Vec<ScoreLine>,
}

/// What the table saw of a round.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// The two players, the dealer first.
    pub players: [RoundPlayer; 2],
    /// Which round of the game it is, from 1.
    pub number: Option<u32>,
    /// Brights among the cards dealt to the field, where their number is recorded.
    pub field_brights: Option<u32>,
    /// The cards dealt to the field, where they are recorded.
    pub layout: Pile,
    /// The field at the end, where it is recorded.
    pub field: Option<Pile>,
    /// Who formed or improved a yaku last.
    pub last_formed: Option<Seat>,
    /// How it ended and where the record says so; `None` while it goes on.
    pub end: Option<(RoundEnd, Place)>,
}

impl Round {
    /// Returns the seats, the dealer's first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat)
    }

    /// Returns the player of a seat: the dealer has the first.
    pub const fn player(&self, seat: Seat) -> &RoundPlayer {
        let [dealer, other] = &self.players;
        if seat.0 == 0 { dealer } else { other }
    }

    /// Returns the player of a seat, to note something.
    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut RoundPlayer {
        let [dealer, other] = &mut self.players;
        if seat.0 == 0 { dealer } else { other }
    }

    /// Returns the seat of the opponent.
    pub const fn opponent(seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { 1 } else { 0 })
    }

    /// Returns how many brights were dealt to the field: as it is recorded, otherwise those of its cards.
    pub fn brights_on_field(&self) -> u32 {
        let dealt = self.layout.of_kind(Kind::Bright).len();
        self.field_brights.unwrap_or(dealt)
    }

    /// Returns what the month and the field do to yaku: the field as it is recorded, otherwise the cards
    /// dealt to it that nobody has.
    pub fn weather(&self, rules: &KoiKoiRules) -> Weather {
        let piles = self.players.iter().map(|player| player.pile);
        let taken: Pile = piles.flat_map(Pile::iter).collect();
        let month = self.month(rules);
        let field = self.field.unwrap_or_else(|| self.layout.without(taken));
        Weather { month, field }
    }

    /// Returns the month of the round, where it is scored.
    fn month(&self, rules: &KoiKoiRules) -> Option<Flower> {
        let number = self.number.filter(|_| rules.rounds == yaku::MONTHS)?;
        Flower::of_month(u8::try_from(number).ok()?, rules.calendar)
    }

    /// Returns what is known besides of a pile of which only its yaku are told. Which cards of the
    /// layout its owner captured is not known, so that without a `field` line none spoils a yaku.
    fn around(&self, seat: Seat, rules: &KoiKoiRules) -> MadeContext {
        let field = self.field.unwrap_or_default();
        let weather = Weather {
            month: self.month(rules),
            field,
        };
        let around = MadeContext {
            weather,
            known: self.player(seat).pile,
            gone: Pile::EMPTY,
        };
        let opponent = self.player(Self::opponent(seat));
        let theirs = opponent.made.as_ref();
        let theirs = theirs.map_or(Pile::EMPTY, |(told, _)| certain(told, &around));
        let gone = field
            .plus(opponent.pile)
            .plus(theirs.without(opponent.pile));
        MadeContext { gone, ..around }
    }

    /// Returns what a pile scores of which only its yaku are told; `None` of any other.
    pub(super) fn made(&self, seat: Seat, rules: &KoiKoiRules) -> Option<Result<Score, Unmade>> {
        let (told, _) = self.player(seat).made.as_ref()?;
        Some(made(told, &self.around(seat, rules), rules))
    }

    /// Returns all yaku of a player as the round stands; those that are not counted grow too.
    pub(super) fn held(&self, seat: Seat, rules: &KoiKoiRules) -> Vec<ScoreLine> {
        if let Some(made) = self.made(seat, rules) {
            return made.map_or_else(|_| Vec::new(), |score| score.jokbo);
        }
        yaku::held(self.player(seat).pile, self.weather(rules), rules)
    }

    /// Returns who has any yaku as the round stands.
    pub fn scoring(&self, rules: &KoiKoiRules) -> impl Iterator<Item = Seat> {
        self.seats()
            .filter(|seat| self.score(*seat, rules).points > 0)
    }

    /// Returns what a player's pile scores as the round stands.
    pub fn score(&self, seat: Seat, rules: &KoiKoiRules) -> Score {
        if let Some(Ok(score)) = self.made(seat, rules) {
            return score;
        }
        yaku::score(self.player(seat).pile, self.weather(rules), rules)
    }
}

/// Returns whether yaku have grown: one is new or worth more.
pub(super) fn grown(before: &[ScoreLine], now: &[ScoreLine]) -> bool {
    now.iter().any(|line| {
        let known = before.iter().find(|known| known.id == line.id);
        known.is_none_or(|known| line.points > known.points)
    })
}

/// Returns whether there is a yaku that was not there before.
pub(super) fn renewed(before: &[ScoreLine], now: &[ScoreLine]) -> bool {
    now.iter()
        .any(|line| before.iter().all(|known| known.id != line.id))
}
