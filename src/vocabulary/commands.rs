//! The words for what the program does, in several languages, at the prompt and on the command
//! line.

/// Something that can be called by a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alias {
    Undo,
    Show,
    Help,
    Menu,
    Edit,
    End,
    Quit,
    Correct,
    Dispute,
    Standings,
    Log,
    Why,
    Whatif,
    Share,
    SettleUp,
    Paid,
    Settled,
    Play,
    Settle,
    Score,
    Draw,
    Rules,
    Verify,
    Seal,
}

/// Something that can be called, with its words.
pub(crate) struct AliasRow {
    pub(crate) called: Alias,
    /// The words understood everywhere; the prompt completes the first.
    pub(crate) everywhere: &'static [&'static str],
    /// Further words, understood only on the command line.
    pub(crate) outside: &'static [&'static str],
}

const fn row(
    called: Alias,
    everywhere: &'static [&'static str],
    outside: &'static [&'static str],
) -> AliasRow {
    AliasRow {
        called,
        everywhere,
        outside,
    }
}

/// Everything that can be called, with its words.
pub(crate) const ROWS: [AliasRow; 24] = [
    row(
        Alias::Undo,
        &[
            "undo",
            "뒤로",
            "되돌리기",
            "취소",
            "もどる",
            "戻る",
            "元に戻す",
            "取り消し",
        ],
        &[],
    ),
    row(Alias::Show, &["show", "보기", "表示", "見る"], &[]),
    row(Alias::Help, &["help", "?", "도움말", "도움", "ヘルプ"], &[]),
    row(Alias::Menu, &["menu", "m", "메뉴", "メニュー"], &[]),
    row(
        Alias::Edit,
        &["edit", "고치기", "수정", "編集", "修正"],
        &[],
    ),
    row(
        Alias::End,
        &["end", "끝", "마치기", "정산", "終わり", "精算"],
        &["終了"],
    ),
    row(Alias::Quit, &["quit", "나가기", "終了", "やめる"], &[]),
    row(
        Alias::Correct,
        &["correct", "정정", "訂正"],
        &["correction"],
    ),
    row(Alias::Dispute, &["dispute", "이의", "異議"], &[]),
    row(
        Alias::Standings,
        &["standings", "순위", "順位"],
        &["balance", "ranking", "잔액", "残高"],
    ),
    row(
        Alias::Log,
        &["log", "기록", "記録"],
        &[
            "history", "list", "ledger", "장부", "목록", "帳簿", "履歴", "一覧",
        ],
    ),
    row(
        Alias::Why,
        &["why", "왜", "なぜ", "理由"],
        &["explain", "이유"],
    ),
    row(
        Alias::Whatif,
        &["whatif", "만약", "もし", "もしも"],
        &["what-if", "if"],
    ),
    row(Alias::Share, &["share", "공유", "共有"], &[]),
    row(
        Alias::SettleUp,
        &["settle-up", "줄돈", "清算"],
        &["settleup", "debts", "받을돈"],
    ),
    row(
        Alias::Paid,
        &["paid", "건넨돈", "渡した"],
        &["pay", "buy-in", "줬어요", "支払い"],
    ),
    row(Alias::Settled, &["settled", "다줌", "精算済み"], &[]),
    row(
        Alias::Play,
        &[],
        &[
            "start", "begin", "resume", "new", "시작", "놀기", "치기", "遊ぶ", "開始", "再開",
        ],
    ),
    row(Alias::Settle, &[], &["계산", "판정", "計算", "判定"]),
    row(Alias::Score, &[], &["points", "점수", "点", "点数"]),
    row(Alias::Draw, &[], &["dealer", "밤일낮장", "親決め"]),
    row(
        Alias::Rules,
        &[],
        &["ruleset", "rulesets", "규칙", "ルール"],
    ),
    row(
        Alias::Verify,
        &[],
        &["check", "확인", "검사", "確認", "検証"],
    ),
    row(Alias::Seal, &[], &["봉인", "봉인코드", "照合コード"]),
];

impl Alias {
    /// Returns what a folded word calls at the prompt.
    pub(crate) fn at_the_prompt(word: &str) -> Option<Self> {
        let found = ROWS.iter().find(|row| row.everywhere.contains(&word));
        found.map(|row| row.called)
    }

    /// Returns the command that a folded word calls on the command line.
    pub(crate) fn outside(word: &str) -> Option<&'static str> {
        let calls = |row: &&AliasRow| row.everywhere.contains(&word) || row.outside.contains(&word);
        let mut found = ROWS.iter().filter(calls);
        found.find_map(|row| row.called.command())
    }

    /// Returns the name of the same command on the command line, if there is one.
    pub(crate) const fn command(self) -> Option<&'static str> {
        Some(match self {
            Self::Undo | Self::Menu | Self::Edit | Self::Quit => return None,
            Self::Show => "show",
            Self::Help => "help",
            Self::End => "close",
            Self::Correct | Self::Dispute => "dispute",
            Self::Standings => "standings",
            Self::Log => "log",
            Self::Why => "why",
            Self::Whatif => "whatif",
            Self::Share => "share",
            Self::SettleUp => "settle-up",
            Self::Paid => "paid",
            Self::Settled => "settled",
            Self::Play => "play",
            Self::Settle => "settle",
            Self::Score => "score",
            Self::Draw => "draw",
            Self::Rules => "rules",
            Self::Verify => "verify",
            Self::Seal => "seal",
        })
    }
}

/// Returns the words understood at the prompt in all languages, one group for each thing they call.
pub(crate) fn words_of_the_prompt() -> impl Iterator<Item = &'static [&'static str]> {
    ROWS.iter().map(|row| row.everywhere)
}
