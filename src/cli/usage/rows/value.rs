//! The kinds of values that arguments take: their names in help, what to say of a rejected value,
//! and what a shell completes.

use crate::cli::wording::Wording;

/// A kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct ValueKind {
    /// The name of the kind in help.
    pub(in crate::cli::usage) name: Wording,
    /// Which values are accepted; `None` if the parser knows: a few words, or any whole number.
    pub(in crate::cli::usage) takes: Option<Wording>,
    /// What a shell completes.
    pub(in crate::cli) completes: Completes,
}

/// What a shell completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Completes {
    /// Whatever the argument's type in `cli/args` accepts: any file, or one of a few words.
    ByType,
    Players,
    Hands,
    Evenings,
    Seasons,
    Jokbo,
    /// The words for how hands end.
    Outcomes,
    Rulesets,
    /// Keys of rules, and their values.
    Rules,
    Settings,
    /// Files with this ending.
    Files(&'static str),
    /// Files with this ending, and standard input.
    FilesOrInput(&'static str),
    /// Any file, and standard input.
    AnyFileOrInput,
    Folders,
}

/// Defines kinds of values: the name, the accepted values, and what a shell completes unless the
/// type decides that.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident {
        $($name:tt)*
    } $(takes { $($takes:tt)* })? $(completes $completes:expr)?;)+) => {
        $($(#[$doc])* pub(super) const $kind: ValueKind = ValueKind {
            name: Wording { $($name)* },
            takes: takes!($($($takes)*)?),
            completes: completes!($($completes)?),
        };)+
    };
}

macro_rules! takes {
    () => {
        None
    };
    ($($takes:tt)+) => {
        Some(Wording { $($takes)+ })
    };
}

macro_rules! completes {
    () => {
        Completes::ByType
    };
    ($completes:expr) => {
        $completes
    };
}

/// The placeholder for a command in a usage line.
pub(in crate::cli::usage) const COMMAND: ValueKind = ValueKind {
    name: Wording {
        en: "COMMAND",
        ko: "명령",
        ja: "コマンド",
    },
    takes: None,
    completes: Completes::ByType,
};

/// The placeholder for the options in a usage line.
pub(in crate::cli::usage) const OPTIONS: Wording = Wording {
    en: "OPTIONS",
    ko: "옵션",
    ja: "オプション",
};

kinds! {
    FILE { en: "FILE", ko: "파일", ja: "ファイル" };
    /// A file of lines to read instead of answers.
    SCRIPT { en: "FILE", ko: "파일", ja: "ファイル" } completes Completes::AnyFileOrInput;
    RECORD { en: "FILE", ko: "파일", ja: "ファイル" } completes Completes::FilesOrInput("hwatu");
    /// A page of `dokbak report`.
    PAGE { en: "FILE", ko: "파일", ja: "ファイル" } completes Completes::Files("html");
    DATABASE { en: "FILE", ko: "파일", ja: "ファイル" } completes Completes::Files("db");
    RULESET_FILES { en: "FILES", ko: "파일", ja: "ファイル" } completes Completes::Files("yaml");
    FOLDER { en: "DIR", ko: "폴더", ja: "フォルダー" } completes Completes::Folders;

    HAND { en: "HAND", ko: "판", ja: "局" }
        takes {
            en: "a hand: last, or evening and hand such as 3/7.2",
            ko: "last, 또는 3/7.2 같은 모임과 판",
            ja: "last、または3/7.2のような回と局",
        }
        completes Completes::Hands;
    EVENING { en: "EVENING", ko: "모임", ja: "回" }
        takes {
            en: "an evening: last, or its day such as 3/7, as dokbak log shows it",
            ko: "last, 또는 dokbak log에 나오는 3/7 같은 모임",
            ja: "last、または3/7のような回（dokbak logのもの）",
        }
        completes Completes::Evenings;
    /// A line of a record, by its number.
    LINE_NUMBER { en: "LINE", ko: "줄", ja: "行" }
        takes {
            en: "the number of a line of the record",
            ko: "기록의 줄 번호",
            ja: "記録の行の番号",
        };
    /// A line of a record, as it is written.
    LINE { en: "LINE", ko: "줄", ja: "行" };
    /// An entry of the ledger and its hash.
    SEAL { en: "NUMBER:HASH", ko: "번호:해시", ja: "番号:ハッシュ" }
        takes {
            en: "the entry and its whole hash, as dokbak seal prints them: NUMBER:HASH, with 64 \
                 digits and letters from a to f",
            ko: "dokbak seal이 보여 준 번호와 해시 전부. 번호:해시, 해시는 숫자와 a부터 f까지의 글자 64자",
            ja: "dokbak sealが出した番号とハッシュ全部。番号:ハッシュの形で、ハッシュは数字とa〜fの\
                 64文字",
        };
    /// The number of an entry of the ledger.
    ENTRY { en: "ENTRY", ko: "번호", ja: "番号" };

    /// A person, by any name of theirs.
    PLAYER { en: "NAME", ko: "이름", ja: "名前" } completes Completes::Players;
    ANY_NAME { en: "WHO", ko: "누구", ja: "人" } completes Completes::Players;
    WHOSE { en: "WITH", ko: "누구의-이름", ja: "だれの名前" } completes Completes::Players;
    GIVER { en: "FROM", ko: "준-사람", ja: "渡す人" } completes Completes::Players;
    TAKER { en: "TO", ko: "받은-사람", ja: "受ける人" } completes Completes::Players;
    /// A new name.
    NAME { en: "NAME", ko: "이름", ja: "名前" };
    NAMES { en: "VALUE", ko: "값", ja: "値" };
    NAME_PAIR { en: "VALUE", ko: "값", ja: "値" };

    AMOUNT { en: "AMOUNT", ko: "금액", ja: "金額" };
    CURRENCY { en: "CURRENCY", ko: "돈", ja: "お金" };
    TEXT { en: "TEXT", ko: "글", ja: "文" };

    REASON { en: "REASON", ko: "이유", ja: "理由" };
    SHARES { en: "NAME AMOUNT", ko: "이름 점수", ja: "名前 増減" } completes Completes::Players;
    JOKBO { en: "JOKBO", ko: "족보", ja: "役" } completes Completes::Jokbo;
    OUTCOME { en: "OUTCOME", ko: "끝", ja: "終わり方" } completes Completes::Outcomes;
    CHIPS { en: "CHIPS", ko: "점수", ja: "枚数" };
    ORDER { en: "BY", ko: "무엇", ja: "順" };
    KITTY { en: "KITTY", ko: "공금", ja: "財布" };
    WORTH { en: "WORTH", ko: "금액", ja: "値" };
    /// A season, by its name.
    SEASON { en: "NAME", ko: "시즌", ja: "シーズン" } completes Completes::Seasons;
    DAYS { en: "FROM to TO", ko: "첫날 마지막날", ja: "初日 最終日" };
    NOTE_TEXT { en: "TEXT", ko: "글", ja: "文" };
    PLACE { en: "PLACE", ko: "곳", ja: "場所" };

    DATE { en: "DATE", ko: "날짜", ja: "日付" };
    DAY { en: "VALUE", ko: "값", ja: "値" };
    MONTH { en: "MONTH", ko: "달", ja: "月" };
    YEAR { en: "YEAR", ko: "해", ja: "年" };
    TIME { en: "TIME", ko: "기간", ja: "期間" };

    /// Rules that replace others.
    RULES { en: "RULES", ko: "규칙", ja: "ルール" } completes Completes::Rulesets;
    RULESET { en: "NAME", ko: "이름", ja: "名前" } completes Completes::Rulesets;
    LEFT { en: "LEFT", ko: "규칙1", ja: "左" } completes Completes::Rulesets;
    RIGHT { en: "RIGHT", ko: "규칙2", ja: "右" } completes Completes::Rulesets;
    /// One rule with its value.
    RULE { en: "KEY=VALUE", ko: "항목=값", ja: "キー=値" } completes Completes::Rules;

    CARDS { en: "CARDS", ko: "패", ja: "札" };
    SOME_CARDS { en: "WHICH", ko: "고를 패", ja: "札" };
    LOT { en: "NAME=CARD", ko: "이름=패", ja: "名前=札" };

    NUMBER { en: "N", ko: "수", ja: "N" };
    /// How many hands are listed.
    HOW_MANY { en: "N", ko: "수", ja: "N" }
        takes {
            en: "a whole number, 1 or more",
            ko: "1 이상의 수",
            ja: "1以上の整数",
        };
    /// A network of this machine.
    #[cfg(feature = "serve")]
    NETWORK { en: "NETWORK", ko: "네트워크", ja: "ネットワーク" };
    #[cfg(feature = "serve")]
    PORT { en: "PORT", ko: "포트", ja: "ポート" }
        takes {
            en: "a port from 1 to 65535, or 0 for any free one",
            ko: "1부터 65535까지의 포트, 또는 비어 있는 아무 포트나 0",
            ja: "1〜65535のポート、または空いているポートを使う0",
        };
    #[cfg(feature = "serve")]
    WHO { en: "WHO", ko: "누구", ja: "だれ" };
    /// How many times the usual stakes a hand is played for.
    STAKE { en: "N", ko: "수", ja: "N" }
        takes {
            en: "a whole number from 2 to 9",
            ko: "2부터 9까지의 수",
            ja: "2〜9の整数",
        };
    DEALS { en: "N", ko: "수", ja: "N" }
        takes {
            en: "a whole number from 1 to 10,000,000",
            ko: "1부터 10,000,000까지의 수",
            ja: "1〜10,000,000の整数",
        };
    TWO_OR_THREE { en: "N", ko: "수", ja: "N" }
        takes { en: "2 or 3", ko: "2 또는 3", ja: "2か3" };
    SEED { en: "S", ko: "시드", ja: "S" };

    WHEN { en: "WHEN", ko: "언제", ja: "いつ" };
    STYLE { en: "STYLE", ko: "치는-법", ja: "打ち方" };
    PICTURE { en: "WHAT", ko: "무엇", ja: "内容" };
    IMAGE { en: "FILE", ko: "파일", ja: "ファイル" } completes Completes::Files("png");
    GAME { en: "GAME", ko: "게임", ja: "ゲーム" };
    BY { en: "WHAT", ko: "무엇", ja: "分け方" };
    WHAT { en: "WHAT", ko: "무엇", ja: "分け方" };
    WHICH { en: "WHICH", ko: "고를 패", ja: "札" };
    SHELL { en: "SHELL", ko: "셸", ja: "シェル" };
    /// In which order the numbers of a day stand.
    DATE_ORDER { en: "ORDER", ko: "차례", ja: "順番" };
    ENCODING { en: "ENCODING", ko: "인코딩", ja: "文字コード" }
        takes {
            en: "an encoding: UTF-8, UTF-16, CP949, CP932 or CP1252",
            ko: "인코딩: UTF-8, UTF-16, CP949, CP932, CP1252",
            ja: "文字コード: UTF-8、UTF-16、CP949、CP932、CP1252",
        };
    LANG { en: "LANG", ko: "말", ja: "言語" }
        takes { en: "en, ko or ja", ko: "en, ko, ja", ja: "en、ko、ja" };
    /// The address of a club's server.
    #[cfg(feature = "club")]
    CLUB { en: "URL", ko: "주소", ja: "アドレス" };
    /// The address of a club's server, or a file.
    #[cfg(feature = "club")]
    CLUB_COPY { en: "TO", ko: "어디로", ja: "宛先" };
    #[cfg(feature = "club")]
    TABLE { en: "TABLE", ko: "상", ja: "卓" };
    #[cfg(feature = "club")]
    ROLE { en: "ROLE", ko: "역할", ja: "ロール" };
    #[cfg(feature = "club")]
    CERTIFICATES { en: "CERTIFICATES", ko: "인증서", ja: "証明書" } completes Completes::Files("pem");

    SETTING { en: "KEY", ko: "설정", ja: "設定" } completes Completes::Settings;
    VALUE { en: "VALUE", ko: "값", ja: "値" };
}
