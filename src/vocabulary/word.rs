//! What a word means, and the words of a language.

/// The meaning of a word in a told hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "most words say what they are")]
pub enum Word {
    /// A unit after a number: points, cards, times, a month.
    Points,
    Cards,
    Times,
    Month,
    /// A player's number.
    Seat,
    /// Chips, as in amounts.
    Chips,
    /// The points of a round of Koi-Koi before they are doubled.
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
    Vip,
    Palssari,
    BoarDeerButterflies,
    FlowerViewing,
    MoonViewing,
    CardsOfTheMonth,
    /// The rain bright, or that rain is among the brights: `비 껴서`.
    WithRain,

    /// One call of go, or several in one word.
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

    /// Somebody suffers a bak: `피박 썼어`.
    Suffers,
    Has,
    /// None of a kind.
    None,
    /// A bak does not apply.
    Denied,
    /// No card at all was captured.
    Nothing,

    Won,
    Push,
    Nagari,
    Void,
    /// The hand was broken off: it may be a nagari or a spoiled deal.
    Broken,

    Both,
    Others,
    /// It is true of nobody: `nobody said go`.
    Nobody,
    And,
    /// A filler without meaning.
    Around,

    Pays,
    Gets,
    /// The recipient of something.
    To,
}

/// The words of a language.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The words for each meaning; the program says the first. Words with several parts contain
    /// spaces.
    pub words: &'static [(Word, &'static [&'static str])],
    /// Numerals that stand alone: `셋`, `three`, `三`.
    pub numerals: &'static [(&'static str, u32)],
    /// Numerals used only before a counter: `한`, `일`.
    pub before_counters: &'static [(&'static str, u32)],
    /// How the program says twice, three times and four times.
    pub often: [&'static str; 3],
    /// Single words for a number of times: `twice`.
    pub adverbs: &'static [(&'static str, u32)],
    /// Particles attached to a word, without meaning of their own.
    pub particles: &'static [&'static str],
    /// Words that join a name to the next.
    pub joining: &'static [&'static str],
    /// Months by name.
    pub months: &'static [(&'static str, u8)],
    /// Whether a number between two kinds belongs to the second.
    pub number_first: bool,
}

impl Vocabulary {
    /// Returns the word that the program says for a meaning.
    pub fn said(&self, word: Word) -> &'static str {
        let row = self.words.iter().find(|(meaning, _)| *meaning == word);
        row.and_then(|(_, words)| words.first())
            .copied()
            .unwrap_or("")
    }
}
