//! The meanings that words can have in a told hand, and the type of a language's vocabulary.

/// What a word in a told hand means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "most words say what they are")]
pub enum Word {
    /// Points, as a unit after a number; the next three variants are such units too.
    Points,
    Cards,
    Times,
    Month,
    /// The word that goes with a player's number.
    Seat,
    /// Chips, as in an amount of chips.
    Chips,
    /// The points of a round of Koi-Koi before doubling.
    Base,

    Bright,
    Animal,
    Ribbon,
    Junk,

    FiveBrights,
    FourBrights,
    RainFourBrights,
    ThreeBrights,
    RainThreeBrights,
    Godori,
    Bidori,
    Yukdori,
    HongDan,
    CheongDan,
    ChoDan,
    RainChoDan,
    Vip,
    Palssari,
    BoarDeerButterflies,
    FlowerViewing,
    MoonViewing,
    CardsOfTheMonth,
    /// That a captured card spoils a viewing.
    NoFlowerViewing,
    NoMoonViewing,
    /// The rain bright, or that the brights include rain: `비 껴서`.
    WithRain,
    /// That the number of junk counts the sake cup, or does not: `국진 포함`, `국진 빼고`.
    WithCup,
    WithoutCup,

    /// A call of go; the next variants give the number of calls in the same word.
    Go,
    OneGo,
    TwoGoes,
    ThreeGoes,
    FourGoes,
    FiveGoes,
    SixGoes,
    Koi,

    Shake,
    Bomb,
    Grenade,
    Ppuk,
    FirstPpuk,
    SecondPpuk,
    ThirdPpuk,
    Chok,
    FirstChok,
    Ttadak,
    FirstTtadak,
    Sseul,
    Stack,
    JaPpuk,
    ThreePpuk,
    FirstSweep,
    Boar,
    Quads,

    GwangBak,
    PiBak,
    MeongBak,
    TtiBak,
    GoBak,
    DokBak,
    /// Seven animals or more.
    MeongDda,

    /// That somebody suffers a bak: `피박 썼어`.
    Suffers,
    Has,
    /// No card of a kind.
    None,
    /// That a bak does not apply.
    Denied,
    /// That no card at all was captured.
    Nothing,

    Won,
    Push,
    Nagari,
    Void,
    /// That the hand was broken off, which may mean a nagari or a spoiled deal.
    Broken,

    Both,
    Others,
    /// That something is true of no player: `nobody said go`.
    Nobody,
    And,
    /// A filler word without meaning.
    Around,

    Pays,
    Gets,
    /// That somebody neither won nor lost anything.
    Even,
    /// That more was played for, which is a line of its own.
    Stake,
    /// The word that marks the recipient of something.
    To,
}

/// The words of a language, as players use them.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The words for each meaning; the program itself says the first. A term of several words
    /// contains spaces.
    pub words: &'static [(Word, &'static [&'static str])],
    /// Numerals that stand alone: `셋`, `three`, `三`.
    pub numerals: &'static [(&'static str, u32)],
    /// Numerals used only before a counter: `한`, `일`.
    pub before_counters: &'static [(&'static str, u32)],
    /// How the program says that something happens twice, three times and four times.
    pub often: [&'static str; 3],
    /// Single words for how often something happens: `twice`.
    pub adverbs: &'static [(&'static str, u32)],
    /// Particles that are attached to words and have no meaning of their own.
    pub particles: &'static [&'static str],
    /// Words between a name and the next name.
    pub joining: &'static [&'static str],
    /// The names of months.
    pub months: &'static [(&'static str, u8)],
    /// Whether a number stands before its kind, so that a number between two kinds belongs to the
    /// second.
    pub number_first: bool,
}

impl Vocabulary {
    /// Returns the word that the program says for a meaning; empty if the language has none.
    pub fn said(&self, word: Word) -> &'static str {
        let row = self.words.iter().find(|(meaning, _)| *meaning == word);
        row.and_then(|(_, words)| words.first())
            .copied()
            .unwrap_or("")
    }
}
