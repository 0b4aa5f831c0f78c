//! What words that are commands do at the prompt, whatever is asked.

use crate::card::fold;
use crate::letters::on_latin_keys;
use crate::vocabulary::commands::{Called, words_of_the_prompt};

/// What a word at the prompt does instead of answering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Undo,
    Show,
    Help,
    Menu,
    Edit,
    End,
    Quit,
    /// Asks the questions of a written hand again.
    Correct,
    /// Argues about a written hand.
    Dispute,
    /// Reads in the ledger, or adds to it what is no hand, as the command of the same name does.
    Read(Reading),
}

/// What is read in the ledger, or added to it, without leaving what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    Log,
    Show,
    Standings,
    Why,
    Whatif,
    Share,
    SettleUp,
    Paid,
    Settled,
}

impl Reading {
    /// Returns the command that does it outside of the prompt.
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
        }
    }
}

impl Command {
    /// Returns the command that a line begins with, and what comes after it.
    pub(crate) fn of(line: &str) -> Option<(Self, &str)> {
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
        let named = |word: &str| Self::called(Called::at_the_prompt(word)?);
        named(&word).or_else(|| named(&on_latin_keys(&word)?))
    }

    /// Returns what is done at the prompt where people call for this.
    const fn called(called: Called) -> Option<Self> {
        Some(match called {
            Called::Undo => Self::Undo,
            Called::Show => Self::Show,
            Called::Help => Self::Help,
            Called::Menu => Self::Menu,
            Called::Edit => Self::Edit,
            Called::End => Self::End,
            Called::Quit => Self::Quit,
            Called::Correct => Self::Correct,
            Called::Dispute => Self::Dispute,
            Called::Standings => Self::Read(Reading::Standings),
            Called::Log => Self::Read(Reading::Log),
            Called::Why => Self::Read(Reading::Why),
            Called::Whatif => Self::Read(Reading::Whatif),
            Called::Share => Self::Read(Reading::Share),
            Called::SettleUp => Self::Read(Reading::SettleUp),
            Called::Paid => Self::Read(Reading::Paid),
            Called::Settled => Self::Read(Reading::Settled),
            Called::Play
            | Called::Settle
            | Called::Score
            | Called::Draw
            | Called::Rules
            | Called::Verify
            | Called::Seal => return None,
        })
    }
}

/// Returns the words of a line, quoted ones whole, whichever spaces part them; `None` where a quote is
/// left open.
pub(crate) fn words(line: &str) -> Option<Vec<String>> {
    let spaced = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    shlex::split(&line.chars().map(spaced).collect::<String>())
}

/// Returns every word that is a command, of every language.
pub(crate) fn every_word() -> impl Iterator<Item = &'static str> {
    words_of_the_prompt().flatten().copied()
}

/// Returns whether a name would be taken for a command.
pub(crate) fn is_command(name: &str) -> bool {
    Command::of_word(name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, read_word};
    use crate::record::{is_keyword, is_verb};

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
            ("？", Some((Command::Help, ""))),
            ("도움말", Some((Command::Help, ""))),
            ("ヘルプ", Some((Command::Help, ""))),
            ("되돌리기", Some((Command::Undo, ""))),
            ("元に戻す", Some((Command::Undo, ""))),
            ("메뉴", Some((Command::Menu, ""))),
            ("メニュー", Some((Command::Menu, ""))),
            ("Ｍ", Some((Command::Menu, ""))),
            ("고치기 3", Some((Command::Edit, "3"))),
            ("編集\u{3000}３", Some((Command::Edit, "３"))),
            ("끝", Some((Command::End, ""))),
            ("correct 1.2", Some((Command::Correct, "1.2"))),
            ("정정 2", Some((Command::Correct, "2"))),
            ("訂正", Some((Command::Correct, ""))),
            ("나가기", Some((Command::Quit, ""))),
            ("終了", Some((Command::Quit, ""))),
            // The keyboard was left in Korean.
            ("ㅡ", Some((Command::Menu, ""))),
            ("둥", Some((Command::End, ""))),
            ("노ㅐㅈ", Some((Command::Show, ""))),
            ("ㅕㅜ애", Some((Command::Undo, ""))),
            ("ㄷ얏 3", Some((Command::Edit, "3"))),
            ("벼ㅑㅅ", Some((Command::Quit, ""))),
            ("settle-up", Some((Command::Read(Reading::SettleUp), ""))),
            (
                "건넨돈 철수 영희 500",
                Some((Command::Read(Reading::Paid), "철수 영희 500")),
            ),
            ("精算済み", Some((Command::Read(Reading::Settled), ""))),
            ("둥이", None),
            ("standing", None),
            ("Ann stop", None),
            ("", None),
        ] {
            assert_eq!(Command::of(line), read, "{line}");
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
