//! Everything that can be wrong in a record, as facts that `words` puts into sentences.

use super::{CountKind, Imbalance, LineSyntax, Unmade};
use crate::card::{Card, Flower, Pile, UnknownCard};
use crate::letters::NameFault;
use crate::limits::Limit;
use crate::record::Name;
use crate::rules::{FileFault, Game, KeyFault, PointUnit};
use std::ops::RangeInclusive;

/// What is wrong in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
pub enum Problem {
    /// The word does not name a card.
    UnknownCard(UnknownCard),
    /// The word does not name a month.
    UnknownMonth { word: String },
    /// The pack does not have this card.
    NotInPack { card: Card },
    /// The card is already somewhere else; `holder` is the player whose pile has it, if one does.
    DuplicateCard { card: Card, holder: Option<Name> },
    /// Four cards of this month were already shown.
    DuplicateMonth { month: Flower },
    /// The card should be in this player's pile but is not.
    CardNotThere { card: Card, player: Name },
    /// The card is already elsewhere; `lies` says where, if known.
    SeenBefore {
        card: Card,
        lies: Option<CardLocation>,
    },
    /// The player cannot have had this card in hand; `lies` says where it is, if known.
    NotInHand {
        card: Card,
        player: Name,
        lies: Option<CardLocation>,
    },
    /// The player cannot have had that many cards of the month in hand.
    MonthNotInHand { month: Flower, player: Name },
    /// The card does not lie loose on the table.
    NotOnTable { card: Card },
    /// The table does not have this many loose cards of the month.
    MonthNotOnTable { month: Flower, takes: u32 },
    /// The name cannot be used.
    BadName { name: String, why: NameFault },
    /// Nobody at the table has this name.
    UnknownPlayer {
        name: String,
        nearest: Option<String>,
    },
    /// The line does not begin with a word of the language.
    UnknownLine {
        word: String,
        nearest: Option<&'static str>,
    },
    /// The header is of another game.
    HeaderOfOtherGame,
    /// A word of the language stands where it does not belong: first on a line that should begin
    /// with a name, or directly after a name.
    MisplacedWord { word: String, behind_name: bool },
    /// A quotation mark is not closed.
    OpenQuote,
    /// A word does not fit or is missing; `form` is how the line is written.
    BadArgument {
        word: Option<String>,
        form: LineSyntax,
    },
    /// The line contradicts an earlier one.
    Contradiction(Contradiction),
    /// The rule key does not exist or cannot have this value.
    Key(KeyFault),
    /// The ruleset does not exist or has faults of its own.
    UnknownRules {
        name: String,
        faults: Vec<FileFault>,
    },
    /// An earlier line gives this header already.
    HeaderTwice { word: &'static str },
    /// A header line comes after the first event.
    HeaderLate { word: &'static str },
    /// The line comes after the end of the hand.
    AfterEnd,
    /// No line says how the hand ended.
    NoEnd { game: Game },
    /// The player stops with too few points.
    StopBelowTarget {
        player: Name,
        points: i64,
        target: i64,
    },
    /// The player stops without more points than at the last go.
    StopNotImproved {
        player: Name,
        points: i64,
        last_go: i64,
    },
    /// The player stops with too few points after that many goes: each go must beat the one before.
    StopAfterGoes {
        player: Name,
        points: i64,
        goes: u32,
        least: i64,
    },
    /// The player says go with too few points.
    GoBelowTarget {
        player: Name,
        points: i64,
        target: i64,
    },
    /// The player says go without more points than at the last go.
    GoNotImproved {
        player: Name,
        points: i64,
        last_go: i64,
    },
    /// The player says go with too few points after that many goes: each go must beat the one
    /// before.
    GoAfterGoes {
        player: Name,
        points: i64,
        goes: u32,
        least: i64,
    },
    /// The lines cannot all be true of one pack.
    Impossible(Impossible),
    /// The pile cannot make the yaku that the line names.
    Unmade(Unmade),
    /// The settlement needs a pile, or facts about a pile, that the record does not give; `facts`
    /// lists what is missing.
    PileMissing {
        player: Name,
        winner: bool,
        facts: Vec<Lacking>,
    },
    /// The line needs a rule that the table does not play, or an offer that was not made.
    NotInForce(NotInForce),
    /// The wrong player answers a syodang; `due` is the player who must answer, if anybody.
    WrongAnswer { player: Name, due: Option<Name> },
    /// The record names too few or too many players for the game, or none; `fits` is the right
    /// range.
    WrongSeats {
        seats: usize,
        fits: RangeInclusive<usize>,
    },
    /// Seven players need a joker in the pack, and this pack has none.
    SevenNeedJoker,
    /// A player decides or plays out of turn; `due` is the player whose turn it is, or `None` while
    /// it is not yet decided who plays.
    WrongTurn { player: Name, due: Option<Name> },
    /// The player who sells was not forced out.
    NotForced { player: Name },
    /// The card cannot be sold.
    NotSaleable { card: Card },
    /// The player who calls has no yaku.
    NoYaku { player: Name },
    /// The player calls koi-koi with fewer points than the table requires.
    KoiBelowMin {
        player: Name,
        points: i64,
        least: i64,
        unit: PointUnit,
    },
    /// The player calls koi-koi again, but the yaku have not grown since the last call. With
    /// `new_yaku`, the table requires a new yaku for each call.
    KoiNotGrown { player: Name, new_yaku: bool },
    /// The player calls shobu, but the yaku have not grown since the player's own koi-koi.
    ShobuNotGrown { player: Name },
    /// The par that this key sets does not divide the points of the pack among the players; `par`
    /// is the value that does, if there is one.
    UnevenPar { key: &'static str, par: Option<i64> },
    /// The player had to say stop or go after this turn.
    MustDeclare { player: Name },
    /// An amount of chips overflows.
    TooLarge,
    /// The line could mean two things, so the record must say which.
    ChoiceNeeded(Choice),
    /// The verdict does not add up: a bug in the program, not a mistake in the record.
    Unbalanced(Imbalance),
    /// The input is longer than the limit.
    TooLong(Limit),
}

impl Problem {
    /// Returns whether this is a bug in the program, not a mistake in the record.
    pub const fn is_internal(&self) -> bool {
        matches!(self, Self::Unbalanced(_))
    }
}

/// Facts that cannot all be true of one pack.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Impossible {
    /// The losers' counts of a kind add up to more cards than the known piles leave.
    Counts {
        kind: CountKind,
        told: u32,
        left: u32,
    },
    /// The player showed and bombed more cards than a hand has.
    Triples { player: Name, cards: u32, hand: u32 },
    /// The player calls koi-koi more often than they have turns.
    Calls { player: Name, turns: u32 },
    /// The points are more than all cards that nobody else has can make.
    Points {
        player: Name,
        points: i64,
        most: i64,
    },
    /// The player took the whole month in the first turn, but the pile lacks this card of it, which
    /// cannot have been surrendered.
    FirstSweep { player: Name, card: Card },
}

/// A fact about a pile that is needed but not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lacking {
    /// Which cards the pile has.
    Cards,
    /// How many cards of a kind the pile has, or how much junk value.
    Count(CountKind),
    /// Whether the pile has any card.
    AnyCard,
}

impl Lacking {
    /// Returns the word that programs get for this fact: `cards`, the letter of a kind, or `some`.
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

/// Where a card already is, although a line says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardLocation {
    /// On the table.
    Table,
    /// In a pile, or about to go there.
    Pile,
    /// In the hand of this player.
    Hand(Name),
    /// In the stock, because it was sold.
    Stock,
}

/// How a line contradicts an earlier one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Contradiction {
    /// Two players at the table have the same name.
    SameName { name: String },
    /// The line gives points for a pile whose cards or counts are given as well.
    PointsAndCards { player: Name },
    /// The line gives points for a player who neither stops nor pushes.
    PointsOfLoser { player: Name },
    /// The line gives some facts about a pile that another line gives completely.
    KnownAndPile { player: Name },
    /// The line gives only some facts about the pile of a player who stops or pushes.
    KnownOfWinner { player: Name },
    /// The facts about a pile cannot all be true.
    FactsDisagree { player: Name },
    /// The number of cards of a kind is smaller than the number of cards that are named.
    FewerThanNamed {
        kind: CountKind,
        told: u32,
        named: u32,
    },
    /// The points are fewer than the known cards make.
    KnownPoints { points: i64, known: i64 },
    /// The player says go more often than a hand of this size has turns.
    TooManyGoes { player: Name, most: u32 },
    /// The amounts do not sum to zero.
    NetSum { sum: i128 },
    /// The record gives a payment, although a `net` line gives the amounts of the whole hand.
    PaidBesideNet,
    /// An event in a record of whole turns lacks its month.
    TurnsNeedMonth,
    /// An earlier line shows, bombs or stacks this month already.
    MonthAgain { month: Flower },
    /// A ppuk is called second or third, but no ppuk of the turn before is recorded.
    PpukOutOfOrder,
    /// The player takes cards after their whole pile was counted.
    AfterCounts,
    /// An earlier line says already that this happened in the player's first turn.
    FirstAgain,
    /// The points of a go differ from those that the cards make.
    GoPoints { told: i64, points: i64 },
    /// The surrendered card is not junk.
    NotJunk { card: Card },
    /// The player gives a card to themselves or accuses themselves.
    Themselves,
    /// The event or pile already follows from the turns.
    TurnsTell,
    /// The card is part of a stack, which is taken whole or not at all.
    InStack { card: Card },
    /// The wrong number of cards turned up in a turn; `told` does not count jokers.
    TurnedUp { told: u32, takes: u32 },
    /// A card is drawn from an empty stock.
    StockEmpty,
    /// The hand does not have the size that was dealt.
    HandSize { told: u32, dealt: u32 },
    /// The layout leaves too few cards to deal the hands.
    LayoutSize,
    /// The player showed a triple in this turn but plays none of its cards.
    MustPlay { month: Flower },
    /// The player takes a turn without a card from the hand, but has no such turn due.
    NoTurnDue,
    /// A card is turned up in place of a card that is not a joker.
    NotJoker { card: Card },
    /// A joker lies on the table.
    JokerLaid { card: Card },
    /// The player gives junk but owes none, or owes none any more.
    NothingOwed { from: Name, to: Name },
    /// The accused player won.
    WinnerAccused,
    /// The line says how the sake cup is counted in a pile whose cards are not given.
    CupOfToldPile { player: Name },
    /// An earlier line already says what this line says.
    ToldBefore,
    /// A card is taken with a card of another month.
    OtherMonth { card: Card },
}

/// What a line needs that is not in force: a rule that is off, or an offer that was not made.
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
    /// `cup.final` is false, or the sake cup is always an animal.
    CupFinal,
    /// The game has no nagari; a round that nobody won is a draw.
    Nagari,
    /// The game has no draw; a hand that nobody won is a nagari.
    Draw,
    /// `switch.september` is 0, so the cup is always an animal.
    CupAlways,
    /// There is no offer to answer or to end.
    Offer,
    /// `gwangpalli.iris_drops` is false, or there are not seven players at the table.
    IrisDrops,
    /// `gwangpalli.no_two_drops` is true, and the player dropped in the hand before.
    TwoDrops,
    /// `gwangpalli.no_two_drops` is true in the hand after, in which the player drops.
    DropsNext,
    /// The turns cannot be followed, since no `table` line says what was on the table.
    Table,
    /// A joker is played, but with `joker.from_hand=hand` it is laid down and a card is drawn for
    /// it.
    JokerPlayed,
    /// A card is drawn for a joker, but with `joker.from_hand=replace` a turned-up card is played
    /// instead.
    JokerDrawn,
    /// Amounts are given, but with `zero_sum=false` a hand moves no chips.
    Amounts,
    /// The game of this ruleset has no such line.
    OtherGame,
}

/// What the record must say, since two things are possible.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
pub enum Choice {
    /// Which other card of its month this card was taken with.
    TakenWith { card: Card },
    /// Which junk the player surrendered.
    Surrendered { from: Name, to: Name },
    /// Who formed or improved a yaku last.
    LastYaku,
    /// The month of an event.
    Month,
    /// Which cards of a kind a pile has: with so many, it must have a set.
    Sets { player: Name, kind: CountKind },
    /// Which of two loose cards of its month a played or turned-up card is laid on.
    Onto { card: Card, among: Pile },
}

impl Problem {
    /// Returns the stable code of the problem, for programs.
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
            Self::UnknownLine { .. } | Self::HeaderOfOtherGame | Self::MisplacedWord { .. } => {
                "unknown-line"
            }
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

/// Returns whether a ruleset was rejected because it exceeds a limit.
fn crosses_a_limit(faults: &[FileFault]) -> bool {
    faults.iter().any(|fault| fault.problem.is_too_long())
}
