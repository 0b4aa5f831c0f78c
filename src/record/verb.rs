//! The verbs and keywords of the record language: one row for each, with its synonyms and the
//! syntax of its line.

use super::args::whole;
use super::{Act, Header, LineSyntax, Special, TableEvent};
use crate::card::{KnownWords, fold};
use std::sync::LazyLock;

/// Declares verbs or keywords. Each row has the syntax of the line (with the range of `N`, if it
/// needs saying), the canonical word, and its synonyms.
macro_rules! rows {
    ($(#[$doc:meta])* $name:ident { $($row:ident: $($form:literal)or+ $([$least:literal to $most:literal])? = $word:literal $(| $same:literal)*;)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[expect(missing_docs, reason = "each variant is a word of the language")]
        pub enum $name { $($row),+ }

        impl $name {
            /// All words.
            pub const ALL: &[Self] = &[$(Self::$row),+];

            /// Returns the canonical word.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$row => $word),+ }
            }

            /// Returns the canonical word and its synonyms.
            pub const fn words(self) -> &'static [&'static str] {
                match self { $(Self::$row => &[$word $(, $same)*]),+ }
            }

            /// Returns the syntax of the line with this word.
            pub(super) const fn form(self) -> LineSyntax {
                match self {
                    $(Self::$row => LineSyntax::new(&[$($form),+])$(.with_numbers($least, $most))?),+
                }
            }

            fn find(folded: &str) -> Option<Self> {
                Some(match folded {
                    $($word $(| $same)* => Self::$row,)+
                    _ => return None,
                })
            }

            fn all_words() -> impl Iterator<Item = &'static str> {
                Self::ALL.iter().flat_map(|one| one.words().iter().copied())
            }
        }
    };
}

rows! {
    /// A verb: the word after a player's name.
    Verb {
        Takes: "NAME takes CARDS" = "takes" | "take" | "+" | "먹음" | "取る";
        Has: "NAME has CARDS" or "NAME has CARDS [gN] [yN] [tN] [pN]" = "has" | "have" | "=" | "보유" | "取り札";
        Counts: "NAME counts g0 y2 t1 p4" = "counts" | "count" | "셈" | "枚数";
        Known: "NAME known g1+ y0 p<6 CARD" or "NAME known none" or "NAME known some" = "known" | "앎";
        Scores: "NAME scores N [g] [yK] [t] [p]" or "NAME scores N [g] [yK] [t] [p] [CARDS] [gN] [tN] [pN]" = "scores" | "score";
        Makes: "NAME makes [YAKU …] [c10] [a5] [t5] [N]" = "makes" | "make" | "役";
        Gives: "NAME gives CARD to NAME" = "gives" | "give" | "줌" | "渡す";
        Heundeum: "NAME heundeum [M]" = "heundeum" | "shakes" | "shake" | "흔들기" | "흔듦" | "三枚見せ";
        Potkan: "NAME potkan [M]" or "NAME bombs M flips CARDS" = "potkan" | "bombs" | "bomb" | "폭탄" | "爆弾";
        Grenade: "NAME grenade [M]" or "NAME grenades M flips CARDS" = "grenade" | "grenades" | "수류탄" | "手榴弾";
        Ppuk: "NAME ppuk [M] [first|second|third]" = "ppuk" | "뻑" | "ポク";
        Chok: "NAME chok [first]" = "chok" | "쪽" | "チョク";
        Ttadak: "NAME ttadak [first]" = "ttadak" | "따닥" | "タダク";
        Sseul: "NAME sseul" = "sseul" | "쓸" | "싹쓸이" | "総なめ";
        Stack: "NAME stack" = "stack" | "뻑먹음" | "重ね取り";
        JaPpuk: "NAME ja-ppuk" = "ja-ppuk" | "jappuk" | "자뻑" | "自ポク";
        FirstSweep: "NAME first-sweep M" = "first-sweep" | "첫싹쓸이" | "初手四枚";
        Boar: "NAME boar [first]" = "boar" | "멧돼지" | "猪取り";
        Baekhwajeom: "NAME baekhwajeom" = "baekhwajeom" | "baek-hwa-jeom" | "백화점" | "ペクァジョム";
        Heodang: "NAME heodang" = "heodang" | "허당" | "ホダン";
        Cup: "NAME cup animal" or "NAME cup junk" = "cup" | "국진" | "盃";
        Go: "NAME go [N]" = "go" | "고" | "ゴー";
        Stop: "NAME stop" = "stop" | "스톱" | "ストップ";
        Push: "NAME push" = "push" | "밀기" | "次局送り";
        Syodang: "NAME syodang" = "syodang" | "쇼당" | "ショーダン";
        Accepts: "NAME accepts" = "accepts" | "accept" | "받음" | "受ける";
        Refuses: "NAME refuses" = "refuses" | "refuse" | "거절" | "断る";
        OeMyeon: "NAME oe-myeon CARD [with CARDS] [last-card] [forced]" = "oe-myeon" | "oemyeon" | "외면" | "밀어줌" | "アシスト";
        Quads: "NAME quads [M]" = "quads" | "chongtong" | "총통" | "チョントン";
        Holds: "NAME holds CARDS" = "holds" | "hold" | "손패" | "手札";
        Plays: "NAME plays CARD [then CARD] [on CARD] flips CARD [on CARD]" = "plays" | "play" | "냄" | "내기" | "出す";
        Flips: "NAME flips CARD [on CARD]" = "flips" | "flip" | "뒤집음" | "뒤집기" | "めくる";
        Draws: "NAME draws JOKER CARD" = "draws" | "draw" | "뽑음" | "뽑기" | "引く";
        Drops: "NAME drops [iris]" = "drops" | "drop" | "죽음" | "降りる";
        Stays: "NAME stays" = "stays" | "stay" | "참가" | "残る";
        Sells: "NAME sells CARDS [heundeum [M]]" = "sells" | "sell" | "광팔이" | "売る";
        Koi: "NAME koi" = "koi" | "koi-koi" | "koikoi" | "こいこい" | "코이코이";
        Shobu: "NAME shobu" = "shobu" | "shōbu" | "勝負" | "しょうぶ" | "쇼부" | "승부";
        Teshi: "NAME teshi M" = "teshi" | "手四" | "てし" | "테시";
        Kuttsuki: "NAME kuttsuki" = "kuttsuki" | "くっつき" | "喰付" | "쿳쓰키";
    }
}

rows! {
    /// A keyword: the first word of a line that does not begin with a player.
    Keyword {
        Rules: "rules NAME" = "rules" | "규칙";
        Set: "set KEY=VALUE" = "set" | "설정" | "設定";
        Players: "players NAME NAME …" = "players" | "선수";
        Carry: "carry N" = "carry";
        Date: "date 2026-11-20" = "date" | "날짜";
        Chip: "chip 100 KRW" or "chip 0.5 EUR" = "chip";
        Month: "month M" = "month";
        Mission: "mission CARDS xN [each]" [2 to 9] = "mission" | "미션";
        Pot: "pot N" = "pot";
        Dues: "dues NAME N" = "dues";
        TableQuads: "table-quads M" = "table-quads" | "바닥총통" | "場四枚";
        Round: "round N" [1 to 1000] = "round" | "라운드" | "局数";
        Table: "table CARDS" = "table" | "바닥" | "場札";
        FieldBrights: "field-brights N" [0 to 5] = "field-brights" | "바닥광" | "場の光数";
        Stake: "stake xN" [2 to 9] = "stake" | "대판" | "판돈" | "더블업" | "賭け倍率" | "倍率";
        Field: "field CARDS" = "field" | "남은바닥" | "残り場";
        TableFour: "table-four M" = "table-four" | "바닥네장" | "場に四枚";
        TablePairs: "table-pairs" = "table-pairs" | "바닥네쌍" | "場くっつき";
        Nagari: "nagari" = "nagari" | "나가리";
        Draw: "draw" = "draw" | "무승부";
        Net: "net NAME N NAME N …" = "net" | "점수만" | "点数だけ";
        Void: "void" = "void" | "무효" | "配り直し";
        Expire: "expire" = "expire" | "쇼당끝" | "申し出終わり";
    }
}

impl Verb {
    /// Returns the verb that a word means. Points alone, such as `7점`, mean `scores`.
    pub fn read(word: &str) -> Option<Self> {
        // Most words need no folding.
        Self::find(word).or_else(|| {
            let folded = fold(word);
            Self::find(&folded).or_else(|| points(&folded).map(|_| Self::Scores))
        })
    }
}

/// Returns the points in a folded Korean word such as `7점`.
pub(super) fn points(folded: &str) -> Option<i64> {
    whole(folded.strip_suffix("점")?)
}

impl Keyword {
    /// Returns the keyword that a word means.
    pub(super) fn read(word: &str) -> Option<Self> {
        Self::find(word).or_else(|| Self::find(&fold(word)))
    }

    /// Returns whether the line with this keyword is a header, which belongs before the first
    /// event.
    const fn is_header(self) -> bool {
        !matches!(
            self,
            Self::Field
                | Self::TableFour
                | Self::TablePairs
                | Self::Nagari
                | Self::Draw
                | Self::Net
                | Self::Void
                | Self::Expire
        )
    }
}

impl Header {
    /// Returns the keyword that begins the line.
    pub const fn keyword(&self) -> Keyword {
        match self {
            Self::Rules(_) => Keyword::Rules,
            Self::Set(..) => Keyword::Set,
            Self::Players(_) => Keyword::Players,
            Self::Carry(_) => Keyword::Carry,
            Self::Date(_) => Keyword::Date,
            Self::Chip(_) => Keyword::Chip,
            Self::Month(_) => Keyword::Month,
            Self::Mission(_) => Keyword::Mission,
            Self::Pot(_) => Keyword::Pot,
            Self::Dues(..) => Keyword::Dues,
            Self::TableQuads(_) => Keyword::TableQuads,
            Self::Round(_) => Keyword::Round,
            Self::Table(_) => Keyword::Table,
            Self::FieldBrights(_) => Keyword::FieldBrights,
            Self::Stake(_) => Keyword::Stake,
        }
    }

    /// Returns the word that begins the line.
    pub const fn word(&self) -> &'static str {
        self.keyword().word()
    }
}

impl TableEvent {
    /// Returns the keyword that begins the line.
    pub const fn keyword(&self) -> Keyword {
        match self {
            Self::Nagari => Keyword::Nagari,
            Self::Void => Keyword::Void,
            Self::Expire => Keyword::Expire,
            Self::Draw => Keyword::Draw,
            Self::Field(_) => Keyword::Field,
            Self::TableFour(_) => Keyword::TableFour,
            Self::TablePairs => Keyword::TablePairs,
            Self::Net(_) => Keyword::Net,
        }
    }
}

impl Act {
    /// Returns the verb of the line; `None` for [`Act::Turn`], which begins with one of several
    /// verbs.
    pub const fn verb(&self) -> Option<Verb> {
        Some(match self {
            Self::Takes(_) => Verb::Takes,
            Self::Has(..) => Verb::Has,
            Self::Known(_) => Verb::Known,
            Self::Counts(_) => Verb::Counts,
            Self::Scores(..) => Verb::Scores,
            Self::Makes(_) => Verb::Makes,
            Self::Gives(..) => Verb::Gives,
            Self::Heundeum(_) => Verb::Heundeum,
            Self::Potkan(_) => Verb::Potkan,
            Self::Grenade(_) => Verb::Grenade,
            Self::Ppuk(..) => Verb::Ppuk,
            Self::Special(special, _) => special.verb(),
            Self::FirstSweep(_) => Verb::FirstSweep,
            Self::Boar(_) => Verb::Boar,
            Self::Baekhwajeom => Verb::Baekhwajeom,
            Self::Heodang => Verb::Heodang,
            Self::Cup(_) => Verb::Cup,
            Self::Go(_) => Verb::Go,
            Self::Stop => Verb::Stop,
            Self::Push => Verb::Push,
            Self::Syodang => Verb::Syodang,
            Self::Accepts => Verb::Accepts,
            Self::Refuses => Verb::Refuses,
            Self::OeMyeon(_) => Verb::OeMyeon,
            Self::Quads(_) => Verb::Quads,
            Self::Holds(_) => Verb::Holds,
            Self::Turn(_) => return None,
            Self::Drops(_) => Verb::Drops,
            Self::Stays => Verb::Stays,
            Self::Sells(..) => Verb::Sells,
            Self::Koi => Verb::Koi,
            Self::Shobu => Verb::Shobu,
            Self::Teshi(_) => Verb::Teshi,
            Self::Kuttsuki => Verb::Kuttsuki,
        })
    }
}

impl Special {
    /// Returns the verb that records this capture.
    pub const fn verb(self) -> Verb {
        match self {
            Self::Chok => Verb::Chok,
            Self::Ttadak => Verb::Ttadak,
            Self::Sseul => Verb::Sseul,
            Self::Stack => Verb::Stack,
            Self::JaPpuk => Verb::JaPpuk,
        }
    }

    /// Returns the canonical word of that verb, which is also the id of this capture.
    pub const fn word(self) -> &'static str {
        self.verb().word()
    }
}

/// Returns the verb or keyword nearest to a word. With `keywords_alone`, verbs are no candidates:
/// the word begins a line of several words and cannot be a name.
pub(super) fn nearest(word: &str, keywords_alone: bool) -> Option<&'static str> {
    static ALL: LazyLock<KnownWords> =
        LazyLock::new(|| KnownWords::new(Verb::all_words().chain(Keyword::all_words())));
    static ALONE: LazyLock<KnownWords> = LazyLock::new(|| KnownWords::new(Keyword::all_words()));
    let words = if keywords_alone { &ALONE } else { &ALL };
    words.nearest(word)
}

/// Returns the canonical word of every verb.
pub fn verbs() -> impl Iterator<Item = &'static str> {
    Verb::ALL.iter().map(|verb| verb.word())
}

/// Returns the canonical word of every keyword.
pub fn keywords() -> impl Iterator<Item = &'static str> {
    Keyword::ALL.iter().map(|keyword| keyword.word())
}

/// Returns the canonical word of the keyword that a word means, if it is one.
pub fn keyword(word: &str) -> Option<&'static str> {
    Keyword::read(word).map(Keyword::word)
}

/// Returns whether a word is a keyword.
pub fn is_keyword(word: &str) -> bool {
    keyword(word).is_some()
}

/// Returns whether a word is the keyword of a header line.
pub fn is_header(word: &str) -> bool {
    Keyword::read(word).is_some_and(Keyword::is_header)
}

/// Returns whether a word is a verb.
pub fn is_verb(word: &str) -> bool {
    Verb::read(word).is_some()
}
