//! The words to avoid, and what to say instead.

/// A word to avoid.
#[derive(Debug)]
pub(super) struct Instead {
    pub(super) word: &'static str,
    /// What to say instead.
    pub(super) say: &'static str,
    /// Texts in which it is right, each with the reason; English ones in lower case.
    pub(super) but: &'static [(&'static str, &'static str)],
}

const fn not(word: &'static str, say: &'static str) -> Instead {
    Instead {
        word,
        say,
        but: &[],
    }
}

const fn but(
    word: &'static str,
    say: &'static str,
    but: &'static [(&'static str, &'static str)],
) -> Instead {
    Instead { word, say, but }
}

const NUMBERED: &str = "a session by its number, as programs name it";

const VERIFIED: &str = "an entry of the ledger, as `verify` tells of it";

/// In lower case; each finds its plural too.
pub(super) const ENGLISH: &[Instead] = &[
    but(
        "session",
        "evening",
        &[
            ("session {}", NUMBERED),
            ("sessions {}", NUMBERED),
            ("opens a session", NUMBERED),
            ("closes a session", NUMBERED),
            ("from the first session", NUMBERED),
            ("money and sessions", VERIFIED),
            ("hand of its session", VERIFIED),
            ("the session that it follows", VERIFIED),
            ("kept with the session", VERIFIED),
            ("its session came to", VERIFIED),
        ],
    ),
    not("deck", "pack"),
    not("croupier", "dealer"),
    not("meong-bak", "meoung-bak"),
    not("meong-dda", "meoung-dda"),
    not("gwangbak", "gwang-bak"),
    not("pibak", "pi-bak"),
    not("dokbak hand", "dok-bak"),
    not("go stop", "Go-Stop"),
    not("koi koi", "Koi-Koi"),
    not("combination", "jokbo, or yaku"),
    not("payout", "payment"),
    not("settlement", "to settle up"),
    not("shake", "heundeum, or to show"),
    not("anew", "again"),
    not("mend", "correct"),
    but(
        "mended",
        "corrected",
        &[("--mended", "the option as it is typed")],
    ),
    not("amend", "correct"),
    not("match of", "game of"),
    not("he", "they, or the name"),
    not("she", "they, or the name"),
    not("his", "their, or the name"),
    not("her", "their, or the name"),
    not("him", "them, or the name"),
];

pub(super) const KOREAN: &[Instead] = &[
    not("칩", "점, 점수 or 돈"),
    but("놀이", "게임", &[("꽃놀이", "the yaku")]),
    not("저녁", "모임"),
    not("세션", "모임"),
    not("원장", "장부"),
    not("수정", "정정, or 고치다"),
    but("라운드", "판", &[("라운드 3", "a line of a record")]),
    not("딜러", "선"),
    not("플레이어", "이름, or 치는 사람"),
    not("참가자", "치는 사람"),
    not("사용자", "치는 사람"),
    not("카드", "패"),
    not("테이블", "판, or 자리"),
    not("승자", "이긴 사람"),
    not("패자", "진 사람"),
    not("외면", "밀어주기"),
    not("누가 스톱했", "누가 났"),
    not("점으로 스톱했", "점으로 났"),
    not("틀렸", "맞지 않아요, or 잘못"),
    not("당신", "the name, or nothing"),
    not("습니다", "해요"),
    not("십시오", "해 주세요"),
];

pub(super) const JAPANESE: &[Instead] = &[
    but(
        "清算",
        "精算",
        &[
            ("`清算`", "the command as it is typed"),
            ("=清算", "the command as it is typed"),
        ],
    ),
    not("セッション", "回"),
    not("ラウンド", "局"),
    not("台帳", "帳簿"),
    not("修正", "訂正"),
    not("プレイヤー", "人, or 名前"),
    not("プレーヤー", "人, or 名前"),
    not("ディーラー", "親"),
    not("カード", "札"),
    not("デッキ", "山札"),
    not("スコア", "点"),
    not("ターン", "番"),
    not("手番", "番"),
    not("あなた", "the name, or nothing"),
    not("誰", "だれ"),
    not("構い", "かまい"),
    not("尋ね", "たずね"),
    not("下さい", "ください"),
    not("全て", "すべて"),
    not("花見酒", "花見で一杯"),
    not("月見酒", "月見で一杯"),
];
