//! The words that people say at the table, a table a language. What they mean together is for others
//! to find out; nothing here knows a rule.
//!
//! All languages are understood at once: a Korean table says `go`, and an English one `고도리`. The
//! first word of a row is the one that is said back.

#[cfg(feature = "ledger")]
pub(crate) mod commands;
mod en;
mod ja;
mod ko;
mod lang;
pub(crate) mod particle;

pub use en::ENGLISH;
pub use ja::JAPANESE;
pub use ko::KOREAN;
pub use lang::Lang;

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

/// The words of every language.
pub const ALL: [&Vocabulary; 3] = [&ENGLISH, &KOREAN, &JAPANESE];

impl Vocabulary {
    /// Returns the word that is said for a meaning.
    pub fn said(&self, word: Word) -> &'static str {
        let row = self.words.iter().find(|(meaning, _)| *meaning == word);
        row.and_then(|(_, words)| words.first())
            .copied()
            .unwrap_or("")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn no_language_has_a_word_twice() {
        for language in ALL {
            let mut seen = BTreeMap::new();
            for (meaning, words) in language.words {
                for word in *words {
                    let before = seen.insert(*word, *meaning);
                    assert_eq!(before, None, "{word} is {meaning:?} too");
                }
            }
        }
    }

    #[test]
    fn a_word_means_the_same_in_every_language_that_has_it() {
        let mut seen = BTreeMap::new();
        for (meaning, words) in ALL.iter().flat_map(|language| language.words) {
            for word in *words {
                let known = seen.entry(*word).or_insert(*meaning);
                assert_eq!(known, meaning, "{word}");
            }
        }
    }

    #[test]
    fn every_language_says_what_another_does() {
        let meanings = |language: &Vocabulary| {
            let words = language.words.iter().map(|(meaning, _)| *meaning);
            words.collect::<std::collections::BTreeSet<Word>>()
        };
        let [english, korean, japanese] = ALL.map(meanings);
        assert_eq!(english, korean);
        assert_eq!(korean, japanese);
    }
}
