//! What the head of a column says of it.

use super::amount::{Unit, is_money};
use super::day::WrittenDay;
use super::words::{is_fee, is_only_opening, is_sum};
use crate::letters::key;
use crate::record::{currency_key, is_unit_of_play};

/// What a column holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Head {
    /// The day.
    Day,
    /// The number of a game or hand.
    Game,
    /// Names, one a row.
    Name,
    /// Amounts, one a row, and what they count.
    Amount(Unit),
    /// Who pays.
    From,
    /// Who is paid.
    To,
    /// What somebody came with.
    BuyIn,
    /// What somebody left with.
    CashOut,
    /// A fee.
    Fee,
    /// A sum or a running total.
    Sum,
    /// What was won and lost before.
    Opening,
    /// What is of no concern: a time, a rank, a note.
    Beside,
    /// Who writes in a chat.
    Speaker,
    /// What is written in a chat.
    Message,
    /// Anything else; in a sheet with a column for each person, a name.
    Other,
    /// Nothing.
    Empty,
}

const DAYS: &[&str] = &[
    "date",
    "day",
    "when",
    "datetime",
    "timestamp",
    "날짜",
    "일자",
    "일시",
    "날",
    "日付",
    "日",
    "日時",
    "年月日",
    "記録日時",
    "記録日",
    "開催日",
    "対局日",
];
const GAMES: &[&str] = &[
    "game",
    "hand",
    "round",
    "no",
    "nr",
    "id",
    "deal",
    "session",
    "판",
    "회차",
    "회",
    "번호",
    "순번",
    "게임",
    "라운드",
    "차수",
    "局",
    "回",
    "回戦",
    "番号",
    "戦",
    "ゲーム",
    "ゲームid",
    "ラウンド",
    "対局",
];
const NAMES: &[&str] = &[
    "name",
    "player",
    "who",
    "person",
    "이름",
    "선수",
    "플레이어",
    "사람",
    "참가자",
    "성명",
    "名前",
    "氏名",
    "プレイヤー",
    "プレイヤー名",
    "プレーヤー",
    "参加者",
    "人",
];
const AMOUNTS: &[&str] = &[
    "amount",
    "score",
    "points",
    "point",
    "chips",
    "net",
    "result",
    "win/loss",
    "profit",
    "p/l",
    "+/-",
    "금액",
    "점수",
    "점",
    "칩",
    "결과",
    "손익",
    "득실",
    "수지",
    "승패금",
    "금액수",
    "金額",
    "点数",
    "点",
    "得点",
    "収支",
    "結果",
    "成績",
    "枚数",
    "スコア",
    "勝ち負け",
    "損益",
];
const FROM: &[&str] = &[
    "from",
    "payer",
    "loser",
    "paid by",
    "sender",
    "보낸 사람",
    "보낸사람",
    "보내는 사람",
    "준 사람",
    "준사람",
    "낸 사람",
    "낸사람",
    "주는 사람",
    "패자",
    "잃은 사람",
    "진 사람",
    "払った人",
    "払う人",
    "支払者",
    "支払人",
    "送り主",
    "敗者",
    "負けた人",
    "送る人",
];
const TO: &[&str] = &[
    "to",
    "payee",
    "winner",
    "paid to",
    "receiver",
    "recipient",
    "받은 사람",
    "받은사람",
    "받는 사람",
    "받는사람",
    "승자",
    "딴 사람",
    "이긴 사람",
    "もらった人",
    "もらう人",
    "受取人",
    "受け取る人",
    "勝者",
    "勝った人",
];
const BUY_INS: &[&str] = &[
    "buy-in",
    "buyin",
    "buy in",
    "stake in",
    "바이인",
    "시작금",
    "시작 금액",
    "밑천",
    "バイイン",
    "持ち込み",
    "開始",
    "最初",
];
const CASH_OUTS: &[&str] = &[
    "cash-out",
    "cashout",
    "cash out",
    "stake out",
    "캐시아웃",
    "마감",
    "남은 돈",
    "남은돈",
    "끝난 금액",
    "キャッシュアウト",
    "持ち帰り",
    "終了",
    "最後",
];
const BESIDES: &[&str] = &[
    "time", "week", "month", "주", "주차", "週", "rank", "place", "position", "note", "notes",
    "memo", "comment", "comments", "reason", "where", "location", "settled", "paid", "시간",
    "시각", "순위", "등수", "메모", "비고", "내용", "장소", "이유", "정산", "요일", "時刻", "時間",
    "順位", "着順", "備考", "メモ", "摘要", "場所", "理由", "曜日", "精算",
];
const SPEAKERS: &[&str] = &[
    "user",
    "sender",
    "보낸이",
    "사용자",
    "작성자",
    "送信者",
    "ユーザー",
];
const MESSAGES: &[&str] = &[
    "message",
    "text",
    "메시지",
    "대화",
    "메세지",
    "メッセージ",
    "本文",
];

impl Head {
    /// Reads the head of a column.
    pub(super) fn read(cell: &str) -> Self {
        let text = key(cell);
        let text = text.trim().trim_end_matches(['#', '.', ':', '№']).trim();
        if text.is_empty() {
            return if cell.trim().is_empty() {
                Self::Empty
            } else {
                Self::Game
            };
        }
        let (word, unit) = with_unit(text);
        let word = word.as_str();
        let is = |words: &[&str]| words.contains(&word);
        if is(DAYS) {
            Self::Day
        } else if is(GAMES) {
            Self::Game
        } else if is(NAMES) {
            Self::Name
        } else if is(AMOUNTS) {
            Self::Amount(if is_unit_of_play(word) {
                Unit::Chips
            } else {
                unit
            })
        } else if is(FROM) {
            Self::From
        } else if is(TO) {
            Self::To
        } else if is(BUY_INS) {
            Self::BuyIn
        } else if is(CASH_OUTS) {
            Self::CashOut
        } else if is_fee(word) {
            Self::Fee
        } else if is(MESSAGES) {
            Self::Message
        } else if is(SPEAKERS) {
            Self::Speaker
        } else if is_sum(word) {
            Self::Sum
        } else if is_only_opening(word) {
            Self::Opening
        } else if is(BESIDES) {
            Self::Beside
        } else {
            Self::Other
        }
    }
}

/// Takes what amounts count off a head: `금액(원)`, `Ann (₩)`, `amount in KRW`.
pub(super) fn with_unit(text: &str) -> (String, Unit) {
    let text = text.trim();
    let closed = [')', ']', '）', '］'];
    let within = text
        .strip_suffix(closed)
        .and_then(|text| text.rsplit_once(['(', '[', '（', '［']));
    if let Some((word, unit)) = within.or_else(|| text.split_once(" in ")) {
        let unit = key(unit);
        let unit = unit.trim();
        if is_money(unit) {
            return (word.trim().to_owned(), Unit::Money(currency_key(unit)));
        }
        if is_unit_of_play(unit) {
            return (word.trim().to_owned(), Unit::Chips);
        }
    }
    (text.to_owned(), Unit::Bare)
}

/// Returns whether the head of a column numbers a game or names a day: `1`, `3판`, `Game 2`, `3/8`.
pub(super) fn is_a_game(cell: &str) -> bool {
    if WrittenDay::read(cell).is_some() {
        return true;
    }
    let text = key(cell);
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let word = text.trim_matches(|one: char| {
        one.is_ascii_digit() || one.is_whitespace() || matches!(one, '#' | '.' | '第')
    });
    (1..=4).contains(&digits)
        && (word.is_empty() || word == "r" || word == "g" || GAMES.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read_in_each_language() {
        for (cells, head) in [
            (["Date", "날짜", "日付"], Head::Day),
            (["Game #", "회차", "ゲームID"], Head::Game),
            (["Player", "이름", "プレイヤー名"], Head::Name),
            (["Amount", "금액", "収支"], Head::Amount(Unit::Bare)),
            (
                ["Amount (KRW)", "금액(원)", "金額 [₩]"],
                Head::Amount(Unit::Money("KRW".to_owned())),
            ),
            (["From", "보낸 사람", "払った人"], Head::From),
            (["Winner", "받은 사람", "勝者"], Head::To),
            (["Buy-in", "바이인", "バイイン"], Head::BuyIn),
            (["Cash-out", "캐시아웃", "キャッシュアウト"], Head::CashOut),
            (["Table fee", "회비", "場代"], Head::Fee),
            (["Total", "누계", "合計"], Head::Sum),
            (["Opening", "전월 이월", "繰越"], Head::Opening),
            (["Rank", "비고", "順位"], Head::Beside),
            (["Message", "메시지", "メッセージ"], Head::Message),
            (["Ann", "철수", "太郎"], Head::Other),
            (["", " ", "\u{3000}"], Head::Empty),
        ] {
            for cell in cells {
                assert_eq!(Head::read(cell), head, "{cell}");
            }
        }
    }

    #[test]
    fn a_unit_belongs_to_the_whole_column() {
        let money = || Unit::Money("KRW".to_owned());
        for (cell, name, unit) in [
            ("Ann (₩)", "Ann", money()),
            ("철수(원)", "철수", money()),
            ("Ann (KRW)", "Ann", money()),
            ("太郎（円）", "太郎", Unit::Money("JPY".to_owned())),
            ("Ann (chips)", "Ann", Unit::Chips),
            ("김철수(총무)", "김철수(총무)", Unit::Bare),
            ("Ann", "Ann", Unit::Bare),
        ] {
            assert_eq!(with_unit(cell), (name.to_owned(), unit), "{cell}");
        }
    }

    #[test]
    fn games_are_told_by_their_words() {
        for cell in ["1", "3판", "Game 2", "3/8", "第3局", "R4", "2026-03-01"] {
            assert!(is_a_game(cell), "{cell}");
        }
        for cell in ["철수", "", "Ann2x", "합계"] {
            assert!(!is_a_game(cell), "{cell}");
        }
    }
}
