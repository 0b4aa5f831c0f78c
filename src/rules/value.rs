//! The values that keys take, read from text and written back.

use super::{Expected, KeyValue};
use crate::card::{Calendar, Joker};
use std::ops::RangeInclusive;

/// A value that a key can have.
pub(super) trait Value: Sized + PartialEq {
    /// Returns what `read` accepts; `range` bounds numbers.
    fn expected(range: RangeInclusive<u32>) -> Expected;
    /// Returns the value, or `None` where the text is none.
    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self>;
    /// Returns the text that reads back as this value.
    fn write(&self) -> String;
}

impl Value for u32 {
    fn expected(range: RangeInclusive<u32>) -> Expected {
        Expected::Number(range)
    }

    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self> {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|number| plain && range.contains(number))
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// Declares an enum whose values are written as fixed words.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
        spelled!($name { $($name::$variant = $word),+ });
    };
}

/// Gives a type whose values are written as fixed words its reading and writing.
macro_rules! spelled {
    ($name:ty { $($value:path = $word:literal),+ }) => {
        impl Value for $name {
            fn expected(_: RangeInclusive<u32>) -> Expected {
                Expected::Words(&[$($word),+])
            }

            fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
                match text { $($word => Some($value),)+ _ => None }
            }

            fn write(&self) -> String {
                KeyValue::from(*self).to_string()
            }
        }

        impl From<$name> for KeyValue {
            fn from(value: $name) -> Self {
                Self::Word(match value { $($value => $word,)+ })
            }
        }
    };
}

spelled!(Calendar { Calendar::Korean = "korean", Calendar::Japanese = "japanese" });

impl Value for bool {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::Words(&["true", "false"])
    }

    fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

words! {
    /// How the multiplier for goes grows past its first step.
    Growth {
        /// ×2, ×4, ×8 …
        Double = "double",
        /// ×2, ×3, ×4 …
        Increment = "increment",
    }
}

words! {
    /// What a loser who said go owes in the two-player game.
    GoBakTwo {
        /// Nothing more.
        Off = "off",
        /// Twice his loss.
        Double = "double",
    }
}

words! {
    /// What a loser who said go owes in the three-player game.
    GoBakThree {
        /// Nothing more.
        Off = "off",
        /// Twice his loss; nobody pays for anybody else.
        Double = "double",
        /// Both losses.
        PaysAll = "pays_all",
        /// Both losses, his own twice.
        PaysAllDouble = "pays_all_double",
    }
}

words! {
    /// Who pays for both where both losers said go.
    GoBakBoth {
        /// The one whose last go was later.
        Last = "last",
        /// The one whose first go was earlier.
        First = "first",
        /// Each his own.
        Own = "own",
    }
}

words! {
    /// Which text of the syodang rule is played.
    SyodangText {
        /// An offer lasts one turn of each player and decides alone.
        Y2024 = "2024",
        /// An offer never ends.
        Y2006 = "2006",
        /// An offer never ends and go-bak comes before it.
        Fudawiki = "fudawiki",
    }
}

words! {
    /// What four cards of a month on the table at the deal do.
    TableQuads {
        /// The deal is void.
        Void = "void",
        /// They count as the dealer's quads.
        DealerWins = "dealer_wins",
        /// Nobody wins the hand.
        Nagari = "nagari",
    }
}

words! {
    /// Which fixed payments nagari multiplies too.
    DoublesFixed {
        /// None of them.
        None = "false",
        /// All of them.
        All = "true",
        /// Those that end the hand: for quads, a third ppuk and heodang.
        Ending = "ending",
    }
}

words! {
    /// What the small bomb, two in hand on two on the table, brings.
    Grenade {
        /// It is not played.
        Off = "off",
        /// The move alone.
        Move = "move",
        /// The move, and junk as for a bomb.
        Junk = "junk",
        /// The move, junk and multiplier of a bomb.
        Bomb = "bomb",
    }
}

words! {
    /// How a joker is played from the hand.
    JokerFromHand {
        /// A card is turned up and played in its stead.
        Replace = "replace",
        /// It is laid down and a card is drawn into the hand for it.
        Hand = "hand",
    }
}

words! {
    /// What happens to a joker that is turned up while a ppuk forms.
    JokerPpuk {
        /// Its player keeps it.
        Keep = "keep",
        /// It stays with the stack.
        Stack = "stack",
    }
}

words! {
    /// Which captures count as a sseul.
    Sseul {
        /// The last two cards of the layout, of two months.
        TwoMonths = "two_months",
        /// Any that leave the layout empty.
        Any = "any",
    }
}

words! {
    /// Whose last turn it is in which captures that come for certain bring nothing.
    LastTurn {
        /// That of the table: the last of the hand.
        Table = "table",
        /// Everybody's own, and every turn after it.
        Own = "own",
    }
}

words! {
    /// When gwangpalli is paid.
    SalePaid {
        /// At once, by those who stayed.
        Now = "now",
        /// After the next hand with a winner, by its losers.
        End = "end",
    }
}

words! {
    /// Who is dealt in after a nagari with more than three seated.
    AfterNagari {
        /// The three who played it.
        SameThree = "same_three",
        /// Everybody.
        All = "all",
    }
}

/// What a loser without a bright owes a winner who scores brights.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GwangBak {
    /// Nothing more.
    Off,
    /// Twice his loss.
    Double,
    /// So many chips more, after all multipliers.
    Flat(u32),
}

impl Value for GwangBak {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::GwangBak
    }

    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self> {
        match text.split_once(':') {
            Some(("flat", chips)) => u32::read(chips.trim(), range).map(Self::Flat),
            _ if text == "double" => Some(Self::Double),
            _ if text == "off" => Some(Self::Off),
            _ => None,
        }
    }

    fn write(&self) -> String {
        match self {
            Self::Off => "off".to_owned(),
            Self::Double => "double".to_owned(),
            Self::Flat(chips) => format!("flat:{chips}"),
        }
    }
}

/// The chips that goes add before the multipliers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GoChips {
    /// n chips at n goes.
    Each,
    /// The n-th number at n goes.
    List(Vec<u32>),
}

impl GoChips {
    /// Returns the same chips with the list as short as it can be, and whether its last number stays
    /// for more goes; an empty list where no go adds anything. `keep` says whether it stays as the
    /// list is.
    pub fn in_short(&self, keep: bool) -> (Self, bool) {
        let Self::List(numbers) = self else {
            return (self.clone(), keep);
        };
        let last = numbers.last().copied().unwrap_or_default();
        let keep = keep && last > 0;
        let after = if keep { last } else { 0 };
        let same = numbers
            .iter()
            .rev()
            .take_while(|chips| **chips == after)
            .count();
        // A number that stays stands in the list once.
        let short = numbers.len() - same + usize::from(keep);
        (
            Self::List(numbers.iter().take(short).copied().collect()),
            keep,
        )
    }
}

impl Value for GoChips {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::GoChips
    }

    fn read(text: &str, range: RangeInclusive<u32>) -> Option<Self> {
        if text == "each" {
            return Some(Self::Each);
        }
        text.split(',')
            .map(|number| u32::read(number.trim(), range.clone()))
            .collect::<Option<Vec<u32>>>()
            .map(Self::List)
    }

    fn write(&self) -> String {
        match self {
            Self::Each => "each".to_owned(),
            Self::List(numbers) => {
                let texts: Vec<String> = numbers.iter().map(u32::to_string).collect();
                texts.join(",")
            }
        }
    }
}

/// The jokers of a pack, each as often as it is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Jokers(pub Vec<Joker>);

impl Jokers {
    /// The most jokers of one kind that a pack may have.
    pub const MOST_OF_A_KIND: usize = 8;

    /// Returns how many of a joker the pack has.
    pub fn count(&self, joker: Joker) -> usize {
        self.0.iter().filter(|other| **other == joker).count()
    }
}

impl Value for Jokers {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::Jokers
    }

    fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
        if matches!(text, "" | "none") {
            return Some(Self::default());
        }
        let mut jokers = text
            .split([',', ' '])
            .filter(|code| !code.is_empty())
            .map(|code| Joker::of_code(&code.to_lowercase()))
            .collect::<Option<Vec<Joker>>>()?;
        jokers.sort_unstable();
        let jokers = Self(jokers);
        let few = Joker::ALL
            .iter()
            .all(|joker| jokers.count(*joker) <= Self::MOST_OF_A_KIND);
        few.then_some(jokers)
    }

    fn write(&self) -> String {
        if self.0.is_empty() {
            return "none".to_owned();
        }
        let codes: Vec<&str> = self.0.iter().map(|joker| joker.code()).collect();
        codes.join(",")
    }
}

words! {
    /// How many cards each player of Koi-Koi is dealt.
    Dealt {
        /// Eight.
        Eight = "8",
        /// Ten.
        Ten = "10",
    }
}

words! {
    /// How the sets of animals and ribbons go with their plain numbers.
    YakuSystem {
        /// The dearest of the group counts, with a point for each further card.
        Modern = "modern",
        /// Each counts flat, and they add up.
        Older = "older",
    }
}

words! {
    /// What the sake cup counts as in Koi-Koi.
    CupUse {
        /// An animal and chaff.
        Both = "both",
        /// One of them, the better for its owner.
        Either = "either",
        /// An animal.
        Animal = "animal",
    }
}

words! {
    /// When the viewing yaku are recognised.
    Viewing {
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
        /// Only with another yaku that is no viewing.
        NeedsOther = "needs_other",
    }
}

words! {
    /// What a base of seven points or more does.
    Seven {
        /// The points double.
        Double = "double",
        /// Nothing.
        Off = "off",
    }
}

words! {
    /// Whose koi-koi multiplies the points of a round.
    KoiTimes {
        /// The opponent's.
        Opponent = "opponent",
        /// The scorer's own.
        Caller = "self",
        /// Anyone's.
        Anyone = "anyone",
        /// The opponent's, once more for each call.
        Count = "count",
        /// Anyone's, once more for each call.
        CountAll = "count_all",
        /// Nobody's.
        Off = "off",
    }
}

words! {
    /// What brights dealt to the field do.
    FieldTimes {
        /// Nothing.
        Off = "off",
        /// The points double.
        Double = "double",
        /// The points multiply by one more than their number.
        Count = "count",
    }
}

words! {
    /// Which yaku are scored.
    Counting {
        /// All of the scorer's.
        All = "all",
        /// The dearest.
        Best = "best",
        /// The scorer's and the opponent's.
        Both = "both",
    }
}

words! {
    /// Who deals after a draw.
    DrawNext {
        /// The same dealer.
        Same = "same",
        /// The other player.
        Other = "other",
    }
}

words! {
    /// What a hand scores that is four of a month and four pairs.
    LuckyBoth {
        /// The better of the two.
        Best = "best",
        /// Both.
        Add = "add",
    }
}

words! {
    /// What a lucky hand does.
    LuckyHand {
        /// It wins the round.
        Wins = "wins",
        /// The cards are dealt again.
        Misdeal = "misdeal",
    }
}

words! {
    /// What four of a month on the field do at the deal of Koi-Koi.
    TableFour {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
        /// The dealer takes them, and four more are dealt.
        DealerTakes = "dealer_takes",
        /// The dealer wins the round as with four of a month in hand.
        DealerWins = "dealer_wins",
    }
}

words! {
    /// What four pairs on the field do at the deal of Koi-Koi.
    TablePairs {
        /// The cards are dealt again.
        Misdeal = "misdeal",
        /// Nothing.
        Off = "off",
    }
}

/// The cards that count as two chaff.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChaffDouble {
    /// The sake cup.
    pub cup: bool,
    /// The junk of willow.
    pub lightning: bool,
    /// The coloured junk of paulownia.
    pub paulownia: bool,
}

impl ChaffDouble {
    const WORDS: [&'static str; 3] = ["cup", "lightning", "paulownia"];
}

impl Value for ChaffDouble {
    fn expected(_: RangeInclusive<u32>) -> Expected {
        Expected::Some(&Self::WORDS)
    }

    fn read(text: &str, _: RangeInclusive<u32>) -> Option<Self> {
        let mut cards = Self::default();
        if matches!(text, "" | "none") {
            return Some(cards);
        }
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            let card = match word {
                "cup" => &mut cards.cup,
                "lightning" => &mut cards.lightning,
                "paulownia" => &mut cards.paulownia,
                _ => return None,
            };
            *card = true;
        }
        Some(cards)
    }

    fn write(&self) -> String {
        let counted = [self.cup, self.lightning, self.paulownia];
        let words: Vec<&str> = Self::WORDS
            .into_iter()
            .zip(counted)
            .filter_map(|(word, counted)| counted.then_some(word))
            .collect();
        if words.is_empty() {
            "none".to_owned()
        } else {
            words.join(",")
        }
    }
}
