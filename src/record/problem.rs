//! Everything that can be wrong in a record, as facts without wording.

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
    /// The card is already somewhere else; `holder` is the owner if that is a pile.
    DuplicateCard { card: Card, holder: Option<Name> },
    /// Four of this month were already shown.
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
    /// The name is rejected.
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
    /// A word of the language is in the wrong position: at the start of a line that should begin
    /// with a name, or after a name where it does not belong.
    MisplacedWord { word: String, behind_name: bool },
    /// A quotation mark is not closed.
    OpenQuote,
    /// The words of the line do not fit; `form` is how it is written.
    BadArgument {
        word: Option<String>,
        form: LineSyntax,
    },
    /// The line contradicts an earlier one.
    Contradiction(Contradiction),
    /// There is no such rule key, or it cannot have this value.
    Key(KeyFault),
    /// There is no such ruleset, or it has faults of its own.
    UnknownRules {
        name: String,
        faults: Vec<FileFault>,
    },
    /// The header line was given before.
    HeaderTwice { word: &'static str },
    /// The header line comes after the first event.
    HeaderLate { word: &'static str },
    /// The line comes after the end of the hand.
    AfterEnd,
    /// No line says how the hand ended.
    NoEnd { game: Game },
    /// A stop with too few points.
    StopBelowTarget {
        player: Name,
        points: i64,
        target: i64,
    },
    /// A stop without more points than the last go.
    StopNotImproved {
        player: Name,
        points: i64,
        last_go: i64,
    },
    /// A stop with fewer points than the goes require: each go must beat the one before.
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
    /// A go without more points than the last one.
    GoNotImproved {
        player: Name,
        points: i64,
        last_go: i64,
    },
    /// A go with fewer points than the earlier goes require: each go must beat the one before.
    GoAfterGoes {
        player: Name,
        points: i64,
        goes: u32,
        least: i64,
    },
    /// The lines cannot all be true of one pack.
    Impossible(Impossible),
    /// The pile cannot make the yaku that it is said to make.
    Unmade(Unmade),
    /// The settlement needs a pile, or facts about it, that the record does not give; `facts` lists
    /// them.
    PileMissing {
        player: Name,
        winner: bool,
        facts: Vec<Lacking>,
    },
    /// The line is about a rule that the table does not play, or an offer that was not made.
    NotInForce(NotInForce),
    /// The wrong player answers a syodang; `due` is who must answer, if anybody.
    WrongAnswer { player: Name, due: Option<Name> },
    /// The wrong number of players for the game, or none named; `fits` is the right range.
    WrongSeats {
        seats: usize,
        fits: RangeInclusive<usize>,
    },
    /// Seven at the table, but the pack has no joker.
    SevenNeedJoker,
    /// A decision or play out of turn; `due` is whose turn it is. If nobody's, it is not yet
    /// decided who plays.
    WrongTurn { player: Name, due: Option<Name> },
    /// The seller was not forced out.
    NotForced { player: Name },
    /// The card cannot be sold.
    NotSaleable { card: Card },
    /// The caller has no yaku.
    NoYaku { player: Name },
    /// A koi-koi with fewer points than the table requires.
    KoiBelowMin {
        player: Name,
        points: i64,
        least: i64,
        unit: PointUnit,
    },
    /// A koi-koi although the yaku have not grown since the last one, or there is no new one.
    KoiNotGrown { player: Name, new_yaku: bool },
    /// A shobu although the yaku have not grown since the player's own koi-koi.
    ShobuNotGrown { player: Name },
    /// The par of this key does not share out the points of the pack; `par` would, if there is one.
    UnevenPar { key: &'static str, par: Option<i64> },
    /// After this turn the player had to stop or go.
    MustDeclare { player: Name },
    /// An amount of chips overflows.
    TooLarge,
    /// Two things could be meant.
    ChoiceNeeded(Choice),
    /// The verdict does not add up: a bug in the program, not a mistake in the record.
    Unbalanced(Imbalance),
    /// The input is longer than is accepted.
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
    /// The losers' counts of a kind add up to more than is left by the known piles.
    Counts {
        kind: CountKind,
        told: u32,
        left: u32,
    },
    /// The player showed and bombed more cards than a hand has.
    Triples { player: Name, cards: u32, hand: u32 },
    /// More calls of koi-koi than the player has turns.
    Calls { player: Name, turns: u32 },
    /// More points than all cards that nobody else has can make.
    Points {
        player: Name,
        points: i64,
        most: i64,
    },
    /// The player took the whole month in the first turn, but the pile lacks a card that nobody
    /// surrenders.
    FirstSweep { player: Name, card: Card },
}

/// A needed fact about a pile that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lacking {
    /// Which cards it has.
    Cards,
    /// How many cards of a kind, or how much junk value.
    Count(CountKind),
    /// Whether it has any card.
    AnyCard,
}

impl Lacking {
    /// Returns the word for it in programs: the verb of a line that would give it.
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

/// Where a card is, if not where a line says.
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

/// What contradicts an earlier line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
#[non_exhaustive]
pub enum Contradiction {
    /// The same name twice at the table.
    SameName { name: String },
    /// Points for a pile whose cards or counts are given as well.
    PointsAndCards { player: Name },
    /// Points for a player who neither stops nor pushes.
    PointsOfLoser { player: Name },
    /// Partial facts about a pile that another line gives completely.
    KnownAndPile { player: Name },
    /// Partial facts about the pile of a player who stops or pushes.
    KnownOfWinner { player: Name },
    /// Facts about a pile that cannot all be true.
    FactsDisagree { player: Name },
    /// A number of a kind smaller than the number of cards named.
    FewerThanNamed {
        kind: CountKind,
        told: u32,
        named: u32,
    },
    /// Fewer points than the known cards make.
    KnownPoints { points: i64, known: i64 },
    /// More goes than a hand of this size has turns for.
    TooManyGoes { player: Name, most: u32 },
    /// The amounts do not sum to zero.
    NetSum { sum: i128 },
    /// A payment in a hand for which only the amounts are recorded.
    PaidBesideNet,
    /// An event in a record of whole turns lacks its month.
    TurnsNeedMonth,
    /// The month was shown, bombed or stacked before.
    MonthAgain { month: Flower },
    /// A ppuk is called second or third without the one before it.
    PpukOutOfOrder,
    /// Cards are taken after the whole pile was counted.
    AfterCounts,
    /// A second first turn of the same kind.
    FirstAgain,
    /// A go with different points than the cards have.
    GoPoints { told: i64, points: i64 },
    /// The surrendered card is not junk.
    NotJunk { card: Card },
    /// Players give a card to themselves, or accuse themselves.
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
    /// The layout leaves too few cards for the hands.
    LayoutSize,
    /// A triple was shown in this turn, but none of its cards is played.
    MustPlay { month: Flower },
    /// A turn without a card from the hand, by a player who has none due.
    NoTurnDue,
    /// A card is turned up in place of a card that is not a joker.
    NotJoker { card: Card },
    /// A joker lies on the table.
    JokerLaid { card: Card },
    /// Junk is given by a player who owes none, or none any more.
    NothingOwed { from: Name, to: Name },
    /// The accused player won.
    WinnerAccused,
    /// An earlier line says this already.
    ToldBefore,
    /// A card is taken with one of another month.
    OtherMonth { card: Card },
}

/// A rule that is off or an offer that was not made, although a line needs it.
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
    /// There is no offer to answer or to end.
    Offer,
    /// `gwangpalli.iris_drops` is false, or there are not seven at the table.
    IrisDrops,
    /// No `table` line says what was on the table.
    Table,
    /// `joker.from_hand` is `hand`: a joker from the hand is laid down and a card is drawn.
    JokerPlayed,
    /// `joker.from_hand` is `replace`: another card is played instead of a joker from the hand.
    JokerDrawn,
    /// `zero_sum` is false, so points do not become chips of the opponent.
    Amounts,
    /// The line belongs to another game.
    OtherGame,
}

/// What has to be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they hold")]
pub enum Choice {
    /// Which card of its month this card was taken with.
    TakenWith { card: Card },
    /// Which junk the player surrendered.
    Surrendered { from: Name, to: Name },
    /// Who formed or improved a yaku last.
    LastYaku,
    /// The month of an event.
    Month,
    /// Which cards of a kind a pile has, since so many must include a set.
    Sets { player: Name, kind: CountKind },
    /// Which of two loose cards a played or turned-up card is laid on.
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

/// Returns whether a ruleset is rejected for exceeding a limit.
fn crosses_a_limit(faults: &[FileFault]) -> bool {
    faults.iter().any(|fault| fault.problem.is_too_long())
}
