//! The words that are commands of the prompt, whatever is asked, in every language.

use crate::card::fold;

/// What a word at the prompt does instead of answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Undo,
    Show,
    Help,
    Menu,
    Edit,
    End,
    Quit,
    /// Argues about a written hand.
    Dispute,
    /// Reads in the ledger, as the command of the same name does.
    Read(Reading),
}

/// What is read in the ledger without leaving what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reading {
    Log,
    Show,
    Standings,
    Why,
    Whatif,
    Share,
}

impl Reading {
    /// Returns the command that does it outside of the prompt.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Show => "show",
            Self::Standings => "standings",
            Self::Why => "why",
            Self::Whatif => "whatif",
            Self::Share => "share",
        }
    }
}

/// Every command with its words; the first is the one that is completed.
const WORDS: [(Command, &[&str]); 14] = [
    (
        Command::Undo,
        &["undo", "뒤로", "되돌리기", "もどる", "戻る"],
    ),
    (Command::Show, &["show", "보기", "表示", "見る"]),
    (Command::Help, &["help", "?", "도움말", "ヘルプ"]),
    (Command::Menu, &["menu", "m", "ㅡ", "메뉴", "メニュー"]),
    (Command::Edit, &["edit", "고치기", "編集"]),
    (
        Command::End,
        &["end", "끝", "마치기", "정산", "終わり", "精算"],
    ),
    (Command::Quit, &["quit", "나가기", "終了"]),
    (Command::Dispute, &["dispute", "이의", "異議"]),
    (
        Command::Read(Reading::Standings),
        &["standings", "순위", "順位"],
    ),
    (Command::Read(Reading::Log), &["log", "기록", "記録"]),
    (Command::Read(Reading::Why), &["why", "왜", "なぜ", "理由"]),
    (
        Command::Read(Reading::Whatif),
        &["whatif", "만약", "もし", "もしも"],
    ),
    (Command::Read(Reading::Share), &["share", "공유", "共有"]),
    (Command::Read(Reading::Show), &[]),
];

impl Command {
    /// Returns the command that a line begins with, and what comes after it.
    pub(super) fn of(line: &str) -> Option<(Self, &str)> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = Self::of_word(word)?;
        let rest = rest.trim();
        match command {
            // A hand of the ledger is read; alone it shows the one in play.
            Self::Show if !rest.is_empty() => Some((Self::Read(Reading::Show), rest)),
            command => Some((command, rest)),
        }
    }

    fn of_word(word: &str) -> Option<Self> {
        let word = fold(word);
        let mut words = WORDS.iter();
        let found = words.find(|(_, words)| words.contains(&word.as_str()));
        found.map(|(command, _)| *command)
    }
}

/// Returns every word that is a command, of every language.
pub(super) fn words() -> impl Iterator<Item = &'static str> {
    WORDS.iter().flat_map(|(_, words)| words.iter().copied())
}

/// Returns a word of each command, for where nothing is typed yet.
pub(super) fn completed() -> impl Iterator<Item = &'static str> {
    WORDS.iter().filter_map(|(_, words)| words.first().copied())
}

/// Returns whether a name would be taken for a command.
pub(super) fn is_command(name: &str) -> bool {
    Command::of_word(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_known_in_every_language_with_what_comes_after_it() {
        for (line, read) in [
            ("undo", Some((Command::Undo, ""))),
            (" 뒤로 ", Some((Command::Undo, ""))),
            ("もどる", Some((Command::Undo, ""))),
            ("EDIT  3", Some((Command::Edit, "3"))),
            ("show", Some((Command::Show, ""))),
            ("보기 1.2", Some((Command::Read(Reading::Show), "1.2"))),
            ("왜", Some((Command::Read(Reading::Why), ""))),
            (
                "順位 全部",
                Some((Command::Read(Reading::Standings), "全部")),
            ),
            ("standing", None),
            ("Ann stop", None),
            ("", None),
        ] {
            assert_eq!(Command::of(line), read, "{line}");
        }
    }

    #[test]
    fn no_word_is_two_commands() {
        let mut words: Vec<&str> = WORDS
            .iter()
            .flat_map(|(_, words)| *words)
            .copied()
            .collect();
        let all = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), all);
        assert!(words.iter().all(|word| fold(word) == *word));
    }
}
