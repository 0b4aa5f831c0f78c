//! The words for commands, in all languages, at the prompt and on the command line. Commands have
//! further words in their rows (`cli/usage/rows`).

/// A command that has words in several languages.
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
    Adjust,
    Note,
    Phones,
    Code,
}

/// A command, with the words that call it.
pub(crate) struct AliasRow {
    pub(crate) called: Alias,
    /// The words that call the command; the prompt completes to the first.
    pub(crate) words: &'static [&'static str],
}

const fn row(called: Alias, words: &'static [&'static str]) -> AliasRow {
    AliasRow { called, words }
}

/// Every command with its words.
pub(crate) const ROWS: [AliasRow; 21] = [
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
    ),
    row(Alias::Show, &["show", "보기", "表示", "見る"]),
    row(Alias::Help, &["help", "?", "도움말", "도움", "ヘルプ"]),
    row(Alias::Menu, &["menu", "m", "메뉴", "メニュー"]),
    row(Alias::Edit, &["edit", "고치기", "수정", "編集", "修正"]),
    row(
        Alias::End,
        &["end", "끝", "마치기", "정산", "終わり", "精算"],
    ),
    row(Alias::Quit, &["quit", "나가기", "終了", "やめる"]),
    row(Alias::Correct, &["correct", "정정", "訂正"]),
    row(Alias::Dispute, &["dispute", "이의", "異議"]),
    row(Alias::Standings, &["standings", "순위", "順位"]),
    row(Alias::Log, &["log", "기록", "記録"]),
    row(Alias::Why, &["why", "왜", "なぜ", "理由"]),
    row(Alias::Whatif, &["whatif", "만약", "もし", "もしも"]),
    row(Alias::Share, &["share", "공유", "共有"]),
    row(Alias::SettleUp, &["settle-up", "줄돈", "清算"]),
    row(Alias::Paid, &["paid", "건넨돈", "渡した"]),
    row(Alias::Settled, &["settled", "다줌", "精算済み"]),
    row(Alias::Adjust, &["adjust", "조정", "調整"]),
    row(Alias::Note, &["note", "메모", "メモ"]),
    row(Alias::Phones, &["phones", "폰", "휴대폰", "スマホ", "携帯"]),
    row(Alias::Code, &["qr", "큐알", "コード"]),
];

impl Alias {
    /// Returns the command that a folded word calls at the prompt, if it calls one.
    pub(crate) fn at_the_prompt(word: &str) -> Option<Self> {
        let found = ROWS.iter().find(|row| row.words.contains(&word));
        found.map(|row| row.called)
    }

    /// Returns the name that this command has on the command line; `None` if it exists only at the
    /// prompt.
    pub(crate) const fn command(self) -> Option<&'static str> {
        Some(match self {
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
            Self::Adjust => "adjust",
            Self::Note => "note",
            Self::Phones if cfg!(feature = "serve") => "serve",
            Self::Undo | Self::Menu | Self::Edit | Self::Quit | Self::Code | Self::Phones => {
                return None;
            }
        })
    }
}

/// Returns the words for each command at the prompt, in all languages.
pub(crate) fn words_of_the_prompt() -> impl Iterator<Item = &'static [&'static str]> {
    ROWS.iter().map(|row| row.words)
}
