//! The words of the language: verbs, keywords and their aliases.

use super::args::whole;
use crate::card::Words;
use std::sync::LazyLock;

/// A verb, the word after a player's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is a word of the language")]
pub enum Verb {
    Takes,
    Has,
    Counts,
    Scores,
    Gives,
    Heundeum,
    Potkan,
    Grenade,
    Ppuk,
    Chok,
    Ttadak,
    Sseul,
    Stack,
    JaPpuk,
    FirstSweep,
    Boar,
    Baekhwajeom,
    Heodang,
    Go,
    Stop,
    Push,
    Syodang,
    Accepts,
    Refuses,
    OeMyeon,
    Quads,
    Holds,
    Plays,
    Flips,
    Draws,
    Drops,
    Stays,
    Sells,
    Koi,
    Shobu,
    Teshi,
    Kuttsuki,
}

/// Every verb: its canonical word first, then what is read as the same.
pub(super) const VERBS: &[(Verb, &[&str])] = &[
    (Verb::Takes, &["takes", "take", "+", "먹음"]),
    (Verb::Has, &["has", "have", "=", "보유"]),
    (Verb::Counts, &["counts", "count", "셈"]),
    (Verb::Scores, &["scores", "score"]),
    (Verb::Gives, &["gives", "give", "줌"]),
    (
        Verb::Heundeum,
        &["heundeum", "shakes", "shake", "흔들기", "흔듦"],
    ),
    (Verb::Potkan, &["potkan", "bombs", "bomb", "폭탄"]),
    (Verb::Grenade, &["grenade", "grenades", "수류탄"]),
    (Verb::Ppuk, &["ppuk", "뻑"]),
    (Verb::Chok, &["chok", "쪽"]),
    (Verb::Ttadak, &["ttadak", "따닥"]),
    (Verb::Sseul, &["sseul", "쓸"]),
    (Verb::Stack, &["stack", "뻑먹음"]),
    (Verb::JaPpuk, &["ja-ppuk", "jappuk", "자뻑"]),
    (Verb::FirstSweep, &["first-sweep", "첫싹쓸이"]),
    (Verb::Boar, &["boar", "멧돼지"]),
    (
        Verb::Baekhwajeom,
        &["baekhwajeom", "baek-hwa-jeom", "백화점"],
    ),
    (Verb::Heodang, &["heodang", "허당"]),
    (Verb::Go, &["go", "고"]),
    (Verb::Stop, &["stop", "스톱"]),
    (Verb::Push, &["push", "밀기"]),
    (Verb::Syodang, &["syodang", "쇼당"]),
    (Verb::Accepts, &["accepts", "accept", "받음"]),
    (Verb::Refuses, &["refuses", "refuse", "거절"]),
    (Verb::OeMyeon, &["oe-myeon", "oemyeon", "외면"]),
    (Verb::Quads, &["quads", "chongtong", "총통"]),
    (Verb::Holds, &["holds", "hold", "손패"]),
    (Verb::Plays, &["plays", "play", "냄", "내기"]),
    (Verb::Flips, &["flips", "flip", "뒤집음", "뒤집기"]),
    (Verb::Draws, &["draws", "draw", "뽑음", "뽑기"]),
    (Verb::Drops, &["drops", "drop", "죽음"]),
    (Verb::Stays, &["stays", "stay", "참가"]),
    (Verb::Sells, &["sells", "sell", "광팔이"]),
    (
        Verb::Koi,
        &["koi", "koi-koi", "koikoi", "こいこい", "코이코이"],
    ),
    (Verb::Shobu, &["shobu", "shōbu", "しょうぶ", "勝負", "쇼부"]),
    (Verb::Teshi, &["teshi", "てし", "手四"]),
    (Verb::Kuttsuki, &["kuttsuki", "くっつき", "喰付"]),
];

/// A keyword, the first word of a line without a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is a word of the language")]
pub enum Keyword {
    Rules,
    Set,
    Players,
    Carry,
    Date,
    Chip,
    Month,
    Mission,
    Pot,
    Dues,
    TableQuads,
    Round,
    Table,
    FieldBrights,
    Field,
    TableFour,
    TablePairs,
    Nagari,
    Draw,
    Void,
    Expire,
}

/// Every keyword: its canonical word first, then what is read as the same.
pub(super) const KEYWORDS: &[(Keyword, &[&str])] = &[
    (Keyword::Rules, &["rules", "규칙"]),
    (Keyword::Set, &["set"]),
    (Keyword::Players, &["players", "선수"]),
    (Keyword::Carry, &["carry"]),
    (Keyword::Date, &["date", "날짜"]),
    (Keyword::Chip, &["chip"]),
    (Keyword::Month, &["month"]),
    (Keyword::Mission, &["mission", "미션"]),
    (Keyword::Pot, &["pot"]),
    (Keyword::Dues, &["dues"]),
    (Keyword::TableQuads, &["table-quads"]),
    (Keyword::Round, &["round"]),
    (Keyword::Table, &["table"]),
    (Keyword::FieldBrights, &["field-brights"]),
    (Keyword::Field, &["field"]),
    (Keyword::TableFour, &["table-four"]),
    (Keyword::TablePairs, &["table-pairs"]),
    (Keyword::Nagari, &["nagari", "나가리"]),
    (Keyword::Draw, &["draw", "무승부"]),
    (Keyword::Void, &["void", "무효"]),
    (Keyword::Expire, &["expire"]),
];

fn find<T: Copy>(table: &[(T, &[&str])], folded: &str) -> Option<T> {
    table
        .iter()
        .find(|(_, words)| words.contains(&folded))
        .map(|(value, _)| *value)
}

impl Verb {
    /// Returns the verb that a folded word is; points alone, such as 7점, are what a pile scores.
    pub fn read(folded: &str) -> Option<Self> {
        find(VERBS, folded).or_else(|| points(folded).map(|_| Self::Scores))
    }

    /// Returns how a line of this verb is written.
    pub(super) const fn form(self) -> &'static str {
        match self {
            Self::Takes => "NAME takes CARDS",
            Self::Has => "NAME has CARDS",
            Self::Counts => "NAME counts g0 y2 t1 p4",
            Self::Scores => "NAME scores N [g] [yK] [t] [p]",
            Self::Gives => "NAME gives CARD to NAME",
            Self::Heundeum => "NAME heundeum M",
            Self::Potkan => "NAME potkan M, or NAME bombs M flips CARDS",
            Self::Grenade => "NAME grenade M, or NAME grenades M flips CARDS",
            Self::Ppuk => "NAME ppuk M [first|second|third]",
            Self::Chok => "NAME chok [first]",
            Self::Ttadak => "NAME ttadak [first]",
            Self::Sseul => "NAME sseul",
            Self::Stack => "NAME stack",
            Self::JaPpuk => "NAME ja-ppuk",
            Self::FirstSweep => "NAME first-sweep M",
            Self::Boar => "NAME boar [first]",
            Self::Baekhwajeom => "NAME baekhwajeom",
            Self::Heodang => "NAME heodang",
            Self::Go => "NAME go [N]",
            Self::Stop => "NAME stop",
            Self::Push => "NAME push",
            Self::Syodang => "NAME syodang",
            Self::Accepts => "NAME accepts",
            Self::Refuses => "NAME refuses",
            Self::OeMyeon => "NAME oe-myeon CARD [with CARDS] [last-card] [forced]",
            Self::Quads => "NAME quads M",
            Self::Holds => "NAME holds CARDS",
            Self::Plays => "NAME plays CARD [then CARD] [on CARD] flips CARD [on CARD]",
            Self::Flips => "NAME flips CARD [on CARD]",
            Self::Draws => "NAME draws JOKER CARD",
            Self::Drops => "NAME drops [iris]",
            Self::Stays => "NAME stays",
            Self::Sells => "NAME sells CARDS [heundeum M]",
            Self::Koi => "NAME koi",
            Self::Shobu => "NAME shobu",
            Self::Teshi => "NAME teshi M",
            Self::Kuttsuki => "NAME kuttsuki",
        }
    }
}

/// Returns the points that a folded word of Korean points tells, such as 7점.
pub(super) fn points(folded: &str) -> Option<i64> {
    whole(folded.strip_suffix("점")?)
}

impl Keyword {
    /// Returns the keyword that a folded word is.
    pub(super) fn read(folded: &str) -> Option<Self> {
        find(KEYWORDS, folded)
    }

    /// Returns whether its line stands before the first event.
    const fn is_header(self) -> bool {
        match self {
            Self::Rules
            | Self::Set
            | Self::Players
            | Self::Carry
            | Self::Date
            | Self::Chip
            | Self::Month
            | Self::Mission
            | Self::Pot
            | Self::Dues
            | Self::TableQuads
            | Self::Round
            | Self::Table
            | Self::FieldBrights => true,
            Self::Field
            | Self::TableFour
            | Self::TablePairs
            | Self::Nagari
            | Self::Draw
            | Self::Void
            | Self::Expire => false,
        }
    }

    /// Returns how a line of this keyword is written.
    pub(super) const fn form(self) -> &'static str {
        match self {
            Self::Rules => "rules NAME",
            Self::Set => "set KEY=VALUE",
            Self::Players => "players NAME NAME …",
            Self::Carry => "carry N",
            Self::Date => "date 2026-11-20",
            Self::Chip => "chip 100 KRW, or chip 0.5 EUR",
            Self::Month => "month M",
            Self::Mission => "mission CARDS xN [each], N from 2 to 9",
            Self::Pot => "pot N",
            Self::Dues => "dues NAME N",
            Self::TableQuads => "table-quads M",
            Self::Round => "round N, N from 1 to 1000",
            Self::Table => "table CARDS",
            Self::FieldBrights => "field-brights N, N from 0 to 5",
            Self::Field => "field CARDS",
            Self::TableFour => "table-four M",
            Self::TablePairs => "table-pairs",
            Self::Draw => "draw",
            Self::Nagari => "nagari",
            Self::Void => "void",
            Self::Expire => "expire",
        }
    }
}

/// Returns the word of the language nearest to one that is none; where it begins a line of several
/// words and should be no name, it can only be a keyword.
pub(super) fn nearest(word: &str, keywords_alone: bool) -> Option<&'static str> {
    static ALL: LazyLock<Words> =
        LazyLock::new(|| Words::of(words_of(VERBS).chain(words_of(KEYWORDS))));
    static ALONE: LazyLock<Words> = LazyLock::new(|| Words::of(words_of(KEYWORDS)));
    let words = if keywords_alone { &ALONE } else { &ALL };
    words.nearest(word)
}

fn words_of<T>(table: &'static [(T, &[&'static str])]) -> impl Iterator<Item = &'static str> {
    table.iter().flat_map(|(_, words)| words.iter().copied())
}

/// Returns the canonical verbs, for completion.
pub fn verbs() -> impl Iterator<Item = &'static str> {
    VERBS.iter().filter_map(|(_, words)| words.first().copied())
}

/// Returns the canonical keywords.
pub fn keywords() -> impl Iterator<Item = &'static str> {
    KEYWORDS
        .iter()
        .filter_map(|(_, words)| words.first().copied())
}

/// Returns the canonical form of a word that begins a line without a player.
pub fn keyword(word: &str) -> Option<&'static str> {
    let found = Keyword::read(&crate::card::fold(word))?;
    let (_, words) = KEYWORDS.iter().find(|(keyword, _)| *keyword == found)?;
    words.first().copied()
}

/// Returns whether a word begins a line without a player.
pub fn is_keyword(word: &str) -> bool {
    keyword(word).is_some()
}

/// Returns whether a word begins a line that stands before the first event.
pub fn is_header(word: &str) -> bool {
    Keyword::read(&crate::card::fold(word)).is_some_and(Keyword::is_header)
}

/// Returns whether a word is a verb.
pub fn is_verb(word: &str) -> bool {
    Verb::read(&crate::card::fold(word)).is_some()
}
