//! Choices for what a told hand leaves open.

use super::{Menu, nobody, yes_or_no};
use crate::card::Flower;
use crate::cli::words::say;
use crate::evening::hand::unseen;
use crate::record::{CountKind, Name, quoted};
use crate::telling::{AskId, AskedBack};
use std::io;

/// The most times that a player can say go, with the nine cards of two players.
const MOST_GOES: u32 = 8;

impl Menu<'_> {
    /// Asks for what a told hand leaves open; returns the answer as it would be typed, or `None` if
    /// only words can answer it.
    pub(super) fn told(&self) -> io::Result<Option<String>> {
        let Some(asked) = self.state.asked_back() else {
            return Ok(None);
        };
        let question = &say!(self.lang, told_question(&asked));
        match &asked.id {
            AskId::Winner | AskId::Whose(..) => Ok(self.player()?.map(|seat| self.typed(seat))),
            AskId::LastGo => self.one_of_these(question, &asked),
            AskId::Boar => self.somebody_or_nobody(),
            AskId::Bak(_) => self.some_of_these(question, &asked),
            AskId::Slip(..)
            | AskId::Beside(_)
            | AskId::NameOrWord(_)
            | AskId::Large(_)
            | AskId::Sets(CountKind::Animals) => Ok(self.by.confirm(question)?.map(yes_or_no)),
            AskId::Goes => self.how_often(question, 0..=MOST_GOES),
            AskId::Month(_) => {
                let month = |flower: Flower| flower.month(self.calendar()).to_string();
                Ok(self.month()?.map(month))
            }
            AskId::Else => {
                let cards = self.cards(unseen(self.state))?;
                Ok(cards.map(|cards| cards.codes(self.calendar())))
            }
            _ => Ok(None),
        }
    }

    fn one_of_these(&self, question: &str, asked: &AskedBack) -> io::Result<Option<String>> {
        let chosen = self.by.select(question, &items(&asked.players))?;
        Ok(chosen
            .and_then(|at| asked.players.get(at))
            .map(|name| quoted(name)))
    }

    fn some_of_these(&self, question: &str, asked: &AskedBack) -> io::Result<Option<String>> {
        let Some(chosen) = self.by.several(question, &items(&asked.players))? else {
            return Ok(None);
        };
        let chosen = chosen.iter().filter_map(|at| asked.players.get(*at));
        let chosen: Vec<String> = chosen.map(|name| quoted(name)).collect();
        Ok(Some(if chosen.is_empty() {
            nobody()
        } else {
            chosen.join(" ")
        }))
    }
}

/// Returns names as items of a menu.
fn items(names: &[Name]) -> Vec<String> {
    names.iter().map(Name::to_string).collect()
}
