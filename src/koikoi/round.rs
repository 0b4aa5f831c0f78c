//! A checked round: what happened at the table, ready to be settled.

use super::made::{MadeContext, certain, made};
use super::yaku::{self, Weather};
use crate::card::{Flower, Kind, Pile};
use crate::record::{Made, Name, Place, Seat, Unmade};
use crate::rules::{DrawYaku, KoiKoiRules};
use crate::verdict::{Score, ScoreLine};

/// A dealt hand that wins at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lucky {
    /// Four cards of a month.
    Teshi,
    /// Four pairs.
    Kuttsuki,
}

/// How a round ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundEnd {
    /// A player took the points.
    Shobu(Seat),
    /// The cards ran out before a player took the points.
    Draw,
    /// These players were dealt lucky hands.
    Lucky(Vec<(Seat, Lucky)>),
    /// Four cards of a month on the field won the round for the dealer.
    DealerWins,
    /// The round is dealt again.
    Void,
    /// The record gives only what each player won or lost.
    Net(Vec<(Seat, i64)>),
}

/// A player of a round, with everything recorded about them.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that the record did or did not tell"
)]
pub struct RoundPlayer {
    /// The player's name.
    pub name: Name,
    /// The captured cards, as far as recorded.
    pub pile: Pile,
    /// What the pile makes, and the place of the line that says so; `None` if no line does.
    pub made: Option<(Made, Place)>,
    /// Whether any line gives the player's cards or what they make.
    pub told: bool,
    /// Whether any line of the player gives cards.
    pub cards: bool,
    /// Whether the player has a `takes` line.
    pub takes: bool,
    /// Whether some line gives the whole pile. If so, only the player's last call is checked.
    pub whole: bool,
    /// Whether a count of the whole pile showed yaku that no earlier line did; when these were
    /// formed is not known.
    pub undated: bool,
    /// Whether a line about the cards is faulty, so that they are not checked further.
    pub doubtful: bool,
    /// How often the player said koi-koi.
    pub calls: u32,
    /// The player's yaku at their last koi-koi.
    pub called_with: Vec<ScoreLine>,
}

/// Everything that the record says happened in a round.
#[derive(Clone, Debug, Default)]
pub struct Round {
    /// The two players; the dealer is first.
    pub players: [RoundPlayer; 2],
    /// The number of the round in its game, from 1; `None` if not recorded.
    pub number: Option<u32>,
    /// The number of brights among the cards dealt to the field, if recorded.
    pub field_brights: Option<u32>,
    /// The cards dealt to the field, if recorded.
    pub layout: Pile,
    /// The cards on the field at the end, if recorded.
    pub field: Option<Pile>,
    /// The player who last formed or improved a yaku, if any.
    pub last_formed: Option<Seat>,
    /// How the round ended, and where the record says so; `None` while the round goes on.
    pub end: Option<(RoundEnd, Place)>,
}

impl Round {
    /// Returns the seats, starting with the dealer's.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.players.len()).map(Seat)
    }

    /// Returns the player in a seat; the dealer has the first.
    pub const fn player(&self, seat: Seat) -> &RoundPlayer {
        let [dealer, other] = &self.players;
        if seat.0 == 0 { dealer } else { other }
    }

    /// Returns the player in a seat, mutably.
    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut RoundPlayer {
        let [dealer, other] = &mut self.players;
        if seat.0 == 0 { dealer } else { other }
    }

    /// Returns the seat of the opponent.
    pub const fn opponent(seat: Seat) -> Seat {
        Seat(if seat.0 == 0 { 1 } else { 0 })
    }

    /// Returns how many brights were dealt to the field: the recorded number, or else the brights
    /// among the recorded cards.
    pub fn brights_on_field(&self) -> u32 {
        let dealt = self.layout.of_kind(Kind::Bright).len();
        self.field_brights.unwrap_or(dealt)
    }

    /// Returns how month and field affect yaku. The field is the recorded one, or else the dealt
    /// cards that nobody has captured.
    pub fn weather(&self, rules: &KoiKoiRules) -> Weather {
        let piles = self.players.iter().map(|player| player.pile);
        let taken: Pile = piles.flat_map(Pile::iter).collect();
        let month = self.month(rules);
        let field = self.field.unwrap_or_else(|| self.layout.without(taken));
        Weather { month, field }
    }

    /// Returns the month of the round if it scores; otherwise `None`.
    fn month(&self, rules: &KoiKoiRules) -> Option<Flower> {
        let number = self.number.filter(|_| rules.rounds == yaku::MONTHS)?;
        Flower::of_month(u8::try_from(number).ok()?, rules.calendar)
    }

    /// Returns what else is known about a pile that is given only by its yaku. The record does not
    /// show which cards of the layout the player captured, so without a `field` line no card on the
    /// field spoils a yaku.
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

    /// Returns the player who scores although the cards ran out, as the table's rules say; `None` if
    /// nobody does.
    pub(super) fn scores_at_draw(&self, rules: &KoiKoiRules) -> Option<Seat> {
        match rules.draw_yaku {
            DrawYaku::None => None,
            DrawYaku::Last => self.last_formed,
            DrawYaku::Highest => self.highest(rules),
        }
    }

    /// Returns the player whose yaku are worth more before multipliers; at a tie, the dealer.
    /// `None` if nobody said koi-koi, or nobody has a yaku.
    pub fn highest(&self, rules: &KoiKoiRules) -> Option<Seat> {
        if self.players.iter().all(|player| player.calls == 0) {
            return None;
        }
        let points = |seat: Seat| self.score(seat, rules).points;
        let higher = self.seats().rev().max_by_key(|seat| points(*seat))?;
        (points(higher) > 0).then_some(higher)
    }

    /// Scores a pile that is given only by its yaku; `None` for any other pile.
    pub(super) fn made(&self, seat: Seat, rules: &KoiKoiRules) -> Option<Result<Score, Unmade>> {
        let (told, _) = self.player(seat).made.as_ref()?;
        Some(made(told, &self.around(seat, rules), rules))
    }

    /// Returns all yaku of a player as the round stands. Yaku that do not count are included, since
    /// they may grow too.
    pub(super) fn held(&self, seat: Seat, rules: &KoiKoiRules) -> Vec<ScoreLine> {
        if let Some(made) = self.made(seat, rules) {
            return made.map_or_else(|_| Vec::new(), |score| score.jokbo);
        }
        yaku::held(self.player(seat).pile, self.weather(rules), rules)
    }

    /// Returns the players who have a yaku as the round stands.
    pub fn scoring(&self, rules: &KoiKoiRules) -> impl Iterator<Item = Seat> {
        self.seats()
            .filter(|seat| self.score(*seat, rules).points > 0)
    }

    /// Returns the score of a player's pile as the round stands.
    pub fn score(&self, seat: Seat, rules: &KoiKoiRules) -> Score {
        if let Some(Ok(score)) = self.made(seat, rules) {
            return score;
        }
        yaku::score(self.player(seat).pile, self.weather(rules), rules)
    }
}

/// Returns whether `now` has a yaku that is new or worth more than `before`.
pub(super) fn grown(before: &[ScoreLine], now: &[ScoreLine]) -> bool {
    now.iter().any(|line| {
        let known = before.iter().find(|known| known.id == line.id);
        known.is_none_or(|known| line.points > known.points)
    })
}

/// Returns whether `now` has a yaku that `before` lacks.
pub(super) fn renewed(before: &[ScoreLine], now: &[ScoreLine]) -> bool {
    now.iter()
        .any(|line| before.iter().all(|known| known.id != line.id))
}
