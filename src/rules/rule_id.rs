//! The ids of the rules in the rule books.

use std::fmt;

/// Declares the ids of rules, each with the word that it is written as.
macro_rules! rule_ids {
    ($($id:ident = $word:literal),+ $(,)?) => {
        /// The id of a rule in a rule book. A rule that several games have, each in its own way,
        /// has one id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each variant is the id of a rule of the rule book")]
        pub enum RuleId { $($id),+ }

        impl RuleId {
            /// All ids.
            pub const ALL: &[Self] = &[$(Self::$id),+];

            /// Returns the word that this id is written as.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$id => $word),+ }
            }
        }
    };
}

rule_ids! {
    Calendar = "calendar",
    Jokers = "jokers",
    Quads = "quads",
    TableQuads = "table-quads",
    NextDealer = "next-dealer",
    Turn = "turn",
    Showing = "showing",
    Bomb = "bomb",
    Grenade = "grenade",
    JokerFromHand = "joker-from-hand",
    JokerPpuk = "joker-ppuk",
    FiveBrights = "five-brights",
    FourBrights = "four-brights",
    RainFourBrights = "rain-four-brights",
    ThreeBrights = "three-brights",
    RainThreeBrights = "rain-three-brights",
    Animals = "animals",
    HongDan = "hong-dan",
    CheongDan = "cheong-dan",
    ChoDan = "cho-dan",
    Ribbons = "ribbons",
    Godori = "godori",
    Bidori = "bidori",
    Yukdori = "yukdori",
    Junk = "junk",
    DoubleJunk = "double-junk",
    SwitchCards = "switch-cards",
    Vip = "vip",
    Palssari = "palssari",
    Target = "target",
    Improving = "improving",
    Push = "push",
    Win = "win",
    GoChips = "go-chips",
    Go = "go",
    Heundeum = "heundeum",
    Potkan = "potkan",
    MeoungDda = "meoung-dda",
    GwangBak = "gwang-bak",
    PiBak = "pi-bak",
    MeoungBak = "meoung-bak",
    TtiBak = "tti-bak",
    Nagari = "nagari",
    DoubleJoker = "double-joker",
    WeolYak = "weol-yak",
    Mission = "mission",
    EmptyPile = "empty-pile",
    Stake = "stake",
    Cap = "cap",
    Syodang = "syodang",
    GoBak = "go-bak",
    OeMyeon = "oe-myeon",
    FirstPpuk = "first-ppuk",
    SecondPpuk = "second-ppuk",
    ThirdPpuk = "third-ppuk",
    ThreePpuk = "three-ppuk",
    FirstSweep = "first-sweep",
    FirstChok = "first-chok",
    FirstTtadak = "first-ttadak",
    Heodang = "heodang",
    Boar = "boar",
    Pot = "pot",
    Chok = "chok",
    Ttadak = "ttadak",
    Sseul = "sseul",
    Stack = "stack",
    JaPpuk = "ja-ppuk",
    BombJunk = "bomb-junk",
    Baekhwajeom = "baekhwajeom",
    Boss = "boss",
    JokerJunk = "joker-junk",
    LastTurn = "last-turn",
    JunkOwed = "junk-owed",
    Gwangpalli = "gwangpalli",
    Length = "length",
    Hand = "hand",
    Teshi = "teshi",
    Kuttsuki = "kuttsuki",
    LuckyBoth = "lucky-both",
    TableFour = "table-four",
    TablePairs = "table-pairs",
    YakuSystem = "yaku-system",
    RainyFourBrights = "rainy-four-brights",
    RainyThreeBrights = "rainy-three-brights",
    BoarDeerButterflies = "boar-deer-butterflies",
    PoetryAndBlue = "poetry-and-blue",
    Poetry = "poetry",
    Blue = "blue",
    FlowerViewing = "flower-viewing",
    MoonViewing = "moon-viewing",
    Viewing = "viewing",
    CardsOfTheMonth = "cards-of-the-month",
    Chaff = "chaff",
    Cup = "cup",
    ChaffDouble = "chaff-double",
    Calling = "calling",
    Counting = "counting",
    Seven = "seven",
    Koi = "koi",
    Field = "field",
    Draw = "draw",
    Cards = "cards",
    January = "january",
    February = "february",
    March = "march",
    April = "april",
    May = "may",
    June = "june",
    July = "july",
    August = "august",
    September = "september",
    October = "october",
    November = "november",
    December = "december",
    Cheating = "cheating",
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
