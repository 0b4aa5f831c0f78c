//! Command words, and what the prompt does for them at any question.

use crate::card::fold;
use crate::letters::on_latin_keys;
use crate::vocabulary::commands::{Alias, words_of_the_prompt};

/// What the prompt does for a command word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromptCommand {
    Undo,
    Show,
    Help,
    Menu,
    Edit,
    End,
    Quit,
    /// Asks the questions of a written hand again.
    Correct,
    /// Starts a dispute about a written hand.
    Dispute,
    /// Lets phones in, or says which are in.
    Phones,
    /// Draws the code for phones again.
    Code,
    /// Reads the ledger, or adds something other than a hand to it, like the program's command of
    /// the same name.
    Read(LedgerCommand),
}

/// A command that reads the ledger or adds to it without leaving the current question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LedgerCommand {
    Log,
    Show,
    Standings,
    Why,
    Whatif,
    Share,
    SettleUp,
    Paid,
    Settled,
    Adjust,
    Note,
}

impl LedgerCommand {
    /// Returns the name of the program's command that does the same outside the prompt.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Log => "log",
            Self::Show => "show",
            Self::Standings => "standings",
            Self::Why => "why",
            Self::Whatif => "whatif",
            Self::Share => "share",
            Self::SettleUp => "settle-up",
            Self::Paid => "paid",
            Self::Settled => "settled",
            Self::Adjust => "adjust",
            Self::Note => "note",
        }
    }
}

impl PromptCommand {
    /// Returns the command at the beginning of a line, and the rest of the line; `None` if the line
    /// begins with no command.
    pub(crate) fn parse(line: &str) -> Option<(Self, &str)> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = Self::of_word(word)?;
        let rest = rest.trim();
        match command {
            // `show` with a name reads a hand of the ledger; alone, it shows the hand in play.
            Self::Show if !rest.is_empty() => Some((Self::Read(LedgerCommand::Show), rest)),
            command => Some((command, rest)),
        }
    }

    fn of_word(word: &str) -> Option<Self> {
        let word = fold(word);
        let named = |word: &str| Alias::at_the_prompt(word).map(Self::called);
        named(&word).or_else(|| named(&on_latin_keys(&word)?))
    }

    /// Returns what the prompt does for a command word's alias.
    const fn called(called: Alias) -> Self {
        match called {
            Alias::Undo => Self::Undo,
            Alias::Show => Self::Show,
            Alias::Help => Self::Help,
            Alias::Menu => Self::Menu,
            Alias::Edit => Self::Edit,
            Alias::End => Self::End,
            Alias::Quit => Self::Quit,
            Alias::Correct => Self::Correct,
            Alias::Dispute => Self::Dispute,
            Alias::Standings => Self::Read(LedgerCommand::Standings),
            Alias::Log => Self::Read(LedgerCommand::Log),
            Alias::Why => Self::Read(LedgerCommand::Why),
            Alias::Whatif => Self::Read(LedgerCommand::Whatif),
            Alias::Share => Self::Read(LedgerCommand::Share),
            Alias::SettleUp => Self::Read(LedgerCommand::SettleUp),
            Alias::Paid => Self::Read(LedgerCommand::Paid),
            Alias::Settled => Self::Read(LedgerCommand::Settled),
            Alias::Adjust => Self::Read(LedgerCommand::Adjust),
            Alias::Note => Self::Read(LedgerCommand::Note),
            Alias::Phones => Self::Phones,
            Alias::Code => Self::Code,
        }
    }
}

/// Splits a line into words at any spaces, keeping quoted words whole; `None` if a quote is not
/// closed.
pub(crate) fn words(line: &str) -> Option<Vec<String>> {
    let spaced = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    shlex::split(&line.chars().map(spaced).collect::<String>())
}

/// Returns all command words, in every language.
pub(crate) fn every_word() -> impl Iterator<Item = &'static str> {
    words_of_the_prompt().flatten().copied()
}

/// Returns whether a name would be read as a command.
pub(crate) fn is_command(name: &str) -> bool {
    PromptCommand::of_word(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, read_word};
    use crate::record::{is_keyword, is_verb};

    #[test]
    fn a_command_is_known_in_every_language_with_what_comes_after_it() {
        for (line, read) in [
            ("undo", Some((PromptCommand::Undo, ""))),
            (" 뒤로 ", Some((PromptCommand::Undo, ""))),
            ("もどる", Some((PromptCommand::Undo, ""))),
            ("EDIT  3", Some((PromptCommand::Edit, "3"))),
            ("show", Some((PromptCommand::Show, ""))),
            (
                "보기 1.2",
                Some((PromptCommand::Read(LedgerCommand::Show), "1.2")),
            ),
            ("왜", Some((PromptCommand::Read(LedgerCommand::Why), ""))),
            (
                "順位 全部",
                Some((PromptCommand::Read(LedgerCommand::Standings), "全部")),
            ),
            ("？", Some((PromptCommand::Help, ""))),
            ("도움말", Some((PromptCommand::Help, ""))),
            ("ヘルプ", Some((PromptCommand::Help, ""))),
            ("되돌리기", Some((PromptCommand::Undo, ""))),
            ("元に戻す", Some((PromptCommand::Undo, ""))),
            ("메뉴", Some((PromptCommand::Menu, ""))),
            ("メニュー", Some((PromptCommand::Menu, ""))),
            ("Ｍ", Some((PromptCommand::Menu, ""))),
            ("고치기 3", Some((PromptCommand::Edit, "3"))),
            ("編集\u{3000}３", Some((PromptCommand::Edit, "３"))),
            ("끝", Some((PromptCommand::End, ""))),
            ("correct 1.2", Some((PromptCommand::Correct, "1.2"))),
            ("정정 2", Some((PromptCommand::Correct, "2"))),
            ("訂正", Some((PromptCommand::Correct, ""))),
            ("나가기", Some((PromptCommand::Quit, ""))),
            ("終了", Some((PromptCommand::Quit, ""))),
            // The keyboard was left in Korean.
            ("ㅡ", Some((PromptCommand::Menu, ""))),
            ("둥", Some((PromptCommand::End, ""))),
            ("노ㅐㅈ", Some((PromptCommand::Show, ""))),
            ("ㅕㅜ애", Some((PromptCommand::Undo, ""))),
            ("ㄷ얏 3", Some((PromptCommand::Edit, "3"))),
            ("벼ㅑㅅ", Some((PromptCommand::Quit, ""))),
            (
                "settle-up",
                Some((PromptCommand::Read(LedgerCommand::SettleUp), "")),
            ),
            (
                "건넨돈 철수 영희 500",
                Some((PromptCommand::Read(LedgerCommand::Paid), "철수 영희 500")),
            ),
            (
                "精算済み",
                Some((PromptCommand::Read(LedgerCommand::Settled), "")),
            ),
            ("둥이", None),
            ("standing", None),
            ("Ann stop", None),
            ("", None),
        ] {
            assert_eq!(PromptCommand::parse(line), read, "{line}");
        }
    }

    #[test]
    fn no_command_is_a_word_of_a_record_or_a_card() {
        for word in every_word() {
            assert!(!is_keyword(word) && !is_verb(word), "{word}");
            assert!(read_word(word, Calendar::Korean).is_err(), "{word}");
        }
    }
}
