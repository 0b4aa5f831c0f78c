//! What can be wrong in a record: facts, not words.

use super::{CountKind, Imbalance, LineSyntax, Unmade};
use crate::card::{Card, Flower, Pile, UnknownCard};
use crate::letters::NameFault;
use crate::limits::Limit;
use crate::record::Name;
use crate::rules::{FileFault, Game, KeyFault, PointUnit};
use std::ops::RangeInclusive;

/// Everything that can be wrong in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
pub enum Problem {
    /// A word that is no card.
    UnknownCard(UnknownCard),
    /// A word that is no month.
    UnknownMonth { word: String },
    /// A card that the pack does not have.
    NotInPack { card: Card },
    /// A card that is somewhere else already; `holder` is where, if it is a pile.
    DuplicateCard { card: Card, holder: Option<Name> },
    /// Four of a month that were shown before.
    DuplicateMonth { month: Flower },
    /// A card that would have to be in this player's pile and is not.
    CardNotThere { card: Card, player: Name },
    /// A card that is elsewhere already, so that it cannot be here; `lies` is where, if that is
    /// known.
    SeenBefore {
        card: Card,
        lies: Option<CardLocation>,
    },
    /// A card that this player cannot have had in hand; `lies` is where it is, if that is known.
    NotInHand {
        card: Card,
        player: Name,
        lies: Option<CardLocation>,
    },
    /// A month of which this player cannot have had that many cards in hand.
    MonthNotInHand { month: Flower, player: Name },
    /// A card that does not lie loose on the table.
    NotOnTable { card: Card },
    /// A month of which not this many cards lie loose on the table.
    MonthNotOnTable { month: Flower, takes: u32 },
    /// A name that is not taken.
    BadName { name: String, why: NameFault },
    /// A name that is not at the table.
    UnknownPlayer {
        name: String,
        nearest: Option<String>,
    },
    /// A line that begins with no word of the language.
    UnknownLine {
        word: String,
        nearest: Option<&'static str>,
    },
    /// A word of the language at the beginning of a line where a name comes first, or behind a name
    /// where none does.
    MisplacedWord { word: String, behind_name: bool },
    /// A quotation mark that is not closed.
    OpenQuote,
    /// A line whose words do not fit; `form` is how it is written.
    BadArgument {
        word: Option<String>,
        form: LineSyntax,
    },
    /// A fact that contradicts an earlier one of the record.
    Contradiction(Contradiction),
    /// A rule key that does not exist or cannot have this value.
    Key(KeyFault),
    /// A ruleset that does not exist or has faults of its own.
    UnknownRules {
        name: String,
        faults: Vec<FileFault>,
    },
    /// A header line that was given before.
    HeaderTwice { word: &'static str },
    /// A header line after the first event.
    HeaderLate { word: &'static str },
    /// A line after the hand was over.
    AfterEnd,
    /// A record that does not say how the hand ended.
    NoEnd { game: Game },
    /// A stop with too few points.
    StopBelowTarget {
        player: Name,
        points: i64,
        target: i64,
    },
    /// A stop without more points than at the last go.
    StopNotImproved {
        player: Name,
        points: i64,
        last_go: i64,
    },
    /// A stop with fewer points than that many goes need, each with more than the one before.
    StopAfterGoes {
        player: Name,
        points: i64,
        goes: u32,
        least: i64,
    },
    /// A go with too few points.
    GoBelowTarget {
        player: Name,
        points: i64,
        target: i64,
    },
    /// A go without more points than at the last one.
    GoNotImproved {
        player: Name,
        points: i64,
        last_go: i64,
    },
    /// A go with fewer points than the goes before it take, each with more than the one before.
    GoAfterGoes {
        player: Name,
        points: i64,
        goes: u32,
        least: i64,
    },
    /// Lines that cannot all be true of one pack.
    Impossible(Impossible),
    /// Yaku that a pile is told to make and cannot.
    Unmade(Unmade),
    /// A pile that the settlement needs and the record does not give, or something of it; `facts` is
    /// what of it is needed.
    PileMissing {
        player: Name,
        winner: bool,
        facts: Vec<Lacking>,
    },
    /// A line about a rule that this table does not play, or an offer that is not there.
    NotInForce(NotInForce),
    /// A syodang answer by the wrong player; `due` is whose answer is awaited, if anybody's.
    WrongAnswer { player: Name, due: Option<Name> },
    /// Too few or too many at the table, or nobody named; `fits` is what the game is for.
    WrongSeats {
        seats: usize,
        fits: RangeInclusive<usize>,
    },
    /// Seven at the table of a pack that has no joker.
    SevenNeedJoker,
    /// A decision or play of somebody whose turn it is not; `due` is whose it is, if anybody's. Without a
    /// player it is not decided yet who plays.
    WrongTurn { player: Name, due: Option<Name> },
    /// A sale by somebody who was not forced out.
    NotForced { player: Name },
    /// A card that cannot be sold.
    NotSaleable { card: Card },
    /// A call by somebody who has no yaku.
    NoYaku { player: Name },
    /// A koi-koi with fewer points than the table asks for.
    KoiBelowMin {
        player: Name,
        points: i64,
        least: i64,
        unit: PointUnit,
    },
    /// A koi-koi without yaku that have grown since the last, or without a new one.
    KoiNotGrown { player: Name, new_yaku: bool },
    /// A shobu without yaku that have grown since the player's own koi-koi.
    ShobuNotGrown { player: Name },
    /// Cards whose points no par of this key leaves even; `par` would, where any does.
    UnevenPar { key: &'static str, par: Option<i64> },
    /// A turn after which its player had to stop or go.
    MustDeclare { player: Name },
    /// Chips that do not fit the number that holds them.
    TooLarge,
    /// Two things that could both be meant.
    ChoiceNeeded(Choice),
    /// A verdict that does not add up: a mistake of the program and none of the record.
    Unbalanced(Imbalance),
    /// More than is read.
    TooLong(Limit),
}

impl Problem {
    /// Returns whether the mistake is the program's own and none of the record.
    pub const fn is_internal(&self) -> bool {
        matches!(self, Self::Unbalanced(_))
    }
}

/// What cannot all be true of one pack.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Impossible {
    /// More cards of a kind, or more junk value, counted of losers than no known pile has.
    Counts {
        kind: CountKind,
        told: u32,
        left: u32,
    },
    /// More cards shown and bombed by a player than a hand has.
    Triples { player: Name, cards: u32, hand: u32 },
    /// More calls of koi-koi than a player has turns.
    Calls { player: Name, turns: u32 },
    /// More points than the cards make that nobody else has.
    Points {
        player: Name,
        points: i64,
        most: i64,
    },
    /// A month taken whole in a first turn, of which the pile lacks a card that nobody surrenders.
    FirstSweep { player: Name, card: Card },
}

/// What of a pile is not known and needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lacking {
    /// Which cards are in it.
    Cards,
    /// How many cards of a kind, or how much junk value, it has.
    Count(CountKind),
    /// Whether any card is in it.
    AnyCard,
}

impl Lacking {
    /// Returns the word that programs know it by: that of a line which tells it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cards => "cards",
            Self::Count(CountKind::Brights) => "g",
            Self::Count(CountKind::Animals) => "y",
            Self::Count(CountKind::Ribbons) => "t",
            Self::Count(CountKind::Junk) => "p",
            Self::AnyCard => "some",
        }
    }
}

/// Where a card lies that cannot be where a line has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardLocation {
    /// On the table.
    Table,
    /// In somebody's pile, or about to go there.
    Pile,
    /// In the hand of this player.
    Hand(Name),
    /// In the stock, for it was sold.
    Stock,
}

/// What a contradiction is about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Contradiction {
    /// The same name twice at the table.
    SameName { name: String },
    /// Points for a pile of which cards or counts are recorded too.
    PointsAndCards { player: Name },
    /// Points for somebody who neither stops nor pushes.
    PointsOfLoser { player: Name },
    /// What is known in part of a pile of which a line tells all.
    KnownAndPile { player: Name },
    /// What is known in part of the pile of somebody who stops or pushes.
    KnownOfWinner { player: Name },
    /// Facts about a pile that cannot all be true.
    FactsDisagree { player: Name },
    /// A number of a kind below that of the cards that are named.
    FewerThanNamed {
        kind: CountKind,
        told: u32,
        named: u32,
    },
    /// Points below those that known cards make.
    KnownPoints { points: i64, known: i64 },
    /// More goes than a hand of this many cards has turns for.
    TooManyGoes { player: Name, most: u32 },
    /// Amounts that do not sum to zero.
    NetSum { sum: i128 },
    /// A payment in a hand of which the amounts are all that passed.
    PaidBesideNet,
    /// An event of whole turns without its month.
    TurnsNeedMonth,
    /// A month that was shown, bombed or made a stack before.
    MonthAgain { month: Flower },
    /// A ppuk called second or third without the one before it.
    PpukOutOfOrder,
    /// Cards taken after the whole pile was counted.
    AfterCounts,
    /// A second first turn of the same kind.
    FirstAgain,
    /// A go with other points than the cards have.
    GoPoints { told: i64, points: i64 },
    /// A card surrendered that is not junk.
    NotJunk { card: Card },
    /// A player who gives a card to, or accuses, the same player.
    Themselves,
    /// An event or a pile that follows from the turns.
    TurnsTell,
    /// A card of a stack, which is taken whole or not at all.
    InStack { card: Card },
    /// More or fewer cards turned up than a turn takes; `told` leaves jokers out.
    TurnedUp { told: u32, takes: u32 },
    /// A card from a stock that has none.
    StockEmpty,
    /// A hand of other than the dealt size.
    HandSize { told: u32, dealt: u32 },
    /// A layout that leaves too few cards for the hands.
    LayoutSize,
    /// A turn in which none of a triple shown in it is played.
    MustPlay { month: Flower },
    /// A turn without a hand card by a player to whom none is due.
    NoTurnDue,
    /// A card turned up in the stead of one that is no joker.
    NotJoker { card: Card },
    /// A joker that lies on the table.
    JokerLaid { card: Card },
    /// Junk given by a player who owes none, or none any more.
    NothingOwed { from: Name, to: Name },
    /// An accused who won.
    WinnerAccused,
    /// Something that an earlier line says already.
    ToldBefore,
    /// A card taken with one of another month.
    OtherMonth { card: Card },
}

/// A rule or an offer that a line needs and that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotInForce {
    /// `syodang.enabled` is false.
    Syodang,
    /// `push` is false.
    Push,
    /// `fixed.heodang` is 0.
    Heodang,
    /// `grenade` is off.
    Grenade,
    /// `potkan.after_heundeum` is false and the triple was shown.
    PotkanAfterHeundeum,
    /// No offer was made that could be answered or end.
    Offer,
    /// `gwangpalli.iris_drops` is false, or there are not seven at the table.
    IrisDrops,
    /// No `table` line says what lay on the table.
    Table,
    /// `joker.from_hand` is `hand`: a joker from the hand is laid down and replaced.
    JokerPlayed,
    /// `joker.from_hand` is `replace`: a card is played in the stead of a joker from the hand.
    JokerDrawn,
    /// `zero_sum` is false, so that points do not become chips of the others.
    Amounts,
    /// The line is of another game.
    OtherGame,
}

/// What has to be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
pub enum Choice {
    /// With which card of its month the card was taken.
    TakenWith { card: Card },
    /// Which junk a player surrendered.
    Surrendered { from: Name, to: Name },
    /// Who formed or improved a yaku last.
    LastYaku,
    /// Of which month an event was.
    Month,
    /// Which cards of a kind a pile has, all of which cannot be without a set.
    Sets { player: Name, kind: CountKind },
    /// Which of two loose cards a played or turned-up card goes to.
    Onto { card: Card, among: Pile },
}

impl Problem {
    /// Returns the stable code that programs know the problem by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownCard(_) => "unknown-card",
            Self::NotInPack { .. } => "not-in-pack",
            Self::DuplicateCard { .. } | Self::DuplicateMonth { .. } | Self::SeenBefore { .. } => {
                "duplicate-card"
            }
            Self::CardNotThere { .. } | Self::NotOnTable { .. } | Self::MonthNotOnTable { .. } => {
                "card-not-there"
            }
            Self::NotInHand { .. } | Self::MonthNotInHand { .. } => "not-in-hand",
            Self::MustDeclare { .. } => "must-declare",
            Self::BadName { .. } => "bad-name",
            Self::UnknownPlayer { .. } => "unknown-player",
            Self::UnknownLine { .. } | Self::MisplacedWord { .. } => "unknown-line",
            Self::UnknownMonth { .. }
            | Self::OpenQuote
            | Self::BadArgument { .. }
            | Self::Contradiction(_) => "bad-argument",
            Self::Key(KeyFault::Unknown { .. }) => "unknown-key",
            Self::Key(KeyFault::BadValue { .. }) | Self::UnevenPar { .. } => "bad-value",
            Self::UnknownRules { faults, .. } if crosses_a_limit(faults) => "too-long",
            Self::UnknownRules { .. } => "unknown-rules",
            Self::HeaderTwice { .. } => "header-twice",
            Self::HeaderLate { .. } => "header-late",
            Self::AfterEnd => "after-end",
            Self::NoEnd { .. } => "no-end",
            Self::StopBelowTarget { .. } => "stop-below-target",
            Self::StopNotImproved { .. }
            | Self::StopAfterGoes { .. }
            | Self::ShobuNotGrown { .. } => "stop-not-improved",
            Self::GoBelowTarget { .. } | Self::KoiBelowMin { .. } => "go-below-target",
            Self::GoNotImproved { .. } | Self::GoAfterGoes { .. } | Self::KoiNotGrown { .. } => {
                "go-not-improved"
            }
            Self::Impossible(_) => "impossible",
            Self::Unmade(why) => why.code(),
            Self::PileMissing { .. } => "pile-missing",
            Self::NotInForce(_) => "not-in-force",
            Self::WrongAnswer { .. } => "wrong-answer",
            Self::WrongSeats { .. } | Self::SevenNeedJoker => "wrong-seats",
            Self::WrongTurn { .. } => "wrong-turn",
            Self::NotForced { .. } => "not-forced",
            Self::NotSaleable { .. } => "not-saleable",
            Self::NoYaku { .. } => "no-yaku",
            Self::TooLarge => "too-large",
            Self::ChoiceNeeded(_) => "choice-needed",
            Self::Unbalanced(_) => "internal-error",
            Self::TooLong(_) => "too-long",
        }
    }
}

/// Returns whether a ruleset is not read because it is too much.
fn crosses_a_limit(faults: &[FileFault]) -> bool {
    faults.iter().any(|fault| fault.problem.is_too_long())
}
