//! What a word means, and the words of one language.

/// What a word of a told hand means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "most words say what they are")]
pub enum Word {
    /// What a number before it counts: points, cards, times, a month.
    Points,
    Cards,
    Times,
    Month,
    /// The number of a player.
    Seat,
    /// Chips, as amounts are told.
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
    /// The rain bright, and that it is among some: `비 껴서`.
    WithRain,

    /// A call of go, and several by one word.
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

    /// Suffers a bak: `피박 썼어`.
    Suffers,
    Has,
    /// None of a kind.
    None,
    /// That a bak does not apply.
    Denied,
    /// No card was captured at all.
    Nothing,

    Won,
    Push,
    Nagari,
    Void,
    /// The hand was broken off: it may be a nagari or a spoiled deal.
    Broken,

    Both,
    Others,
    /// That it is so of nobody: `nobody said go`.
    Nobody,
    And,
    /// Says nothing by itself.
    Around,

    Pays,
    Gets,
    /// Whom something is given to.
    To,
}

/// The words of one language.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// Each meaning with its words; the first is said back. A word of several parts has spaces.
    pub words: &'static [(Word, &'static [&'static str])],
    /// Numerals that stand by themselves: `셋`, `three`, `三`.
    pub numerals: &'static [(&'static str, u32)],
    /// Numerals that only count what comes right after them: `한`, `일`.
    pub before_counters: &'static [(&'static str, u32)],
    /// How often something happened, from twice on, as it is said back.
    pub often: [&'static str; 3],
    /// How often, in a word: `twice`.
    pub adverbs: &'static [(&'static str, u32)],
    /// What is put right behind another word and says nothing by itself.
    pub particles: &'static [&'static str],
    /// What joins the name before it to the next.
    pub joining: &'static [&'static str],
    /// Months by name.
    pub months: &'static [(&'static str, u8)],
    /// Whether a number between two kinds belongs to the one after it.
    pub number_first: bool,
}

impl Vocabulary {
    /// Returns the word that is said for a meaning.
    pub fn said(&self, word: Word) -> &'static str {
        let row = self.words.iter().find(|(meaning, _)| *meaning == word);
        row.and_then(|(_, words)| words.first())
            .copied()
            .unwrap_or("")
    }
}
