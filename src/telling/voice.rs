//! How the program says things, in one language.

use super::{Happened, TellingTable, ToldBak};
use crate::card::{Calendar, Flower, fold};
use crate::record::{CountKind, Name, Nth, Seat, Special};
use crate::rules::Rules;
use crate::vocabulary::{Vocabulary, Word};

/// How the program says things, in one language.
#[derive(Clone, Copy)]
pub(super) struct Voice<'a> {
    pub(super) words: &'static Vocabulary,
    pub(super) players: &'a [Name],
    pub(super) rules: &'a Rules,
    /// Whether it has to say that the winner won, since nothing else tells it.
    pub(super) says_won: bool,
    /// Whether named cards are left out, for who shows them as pictures.
    pub(super) without_cards: bool,
}

impl<'a> Voice<'a> {
    /// Returns the voice of a language at a table.
    pub(super) const fn new(words: &'static Vocabulary, table: TellingTable<'a>) -> Self {
        Self {
            words,
            players: table.players,
            rules: &table.ruleset.rules,
            says_won: false,
            without_cards: false,
        }
    }
}

pub(super) const fn word_of(kind: CountKind) -> Word {
    match kind {
        CountKind::Brights => Word::Bright,
        CountKind::Animals => Word::Animal,
        CountKind::Ribbons => Word::Ribbon,
        CountKind::Junk => Word::Junk,
    }
}

pub(super) const fn word_of_cup(with: bool) -> Word {
    if with {
        Word::WithCup
    } else {
        Word::WithoutCup
    }
}

pub(super) const fn word_of_bak(bak: ToldBak) -> Word {
    match bak {
        ToldBak::Gwang => Word::GwangBak,
        ToldBak::Pi => Word::PiBak,
        ToldBak::Meong => Word::MeongBak,
        ToldBak::Tti => Word::TtiBak,
    }
}

impl Voice<'_> {
    pub(super) fn said(self, word: Word) -> &'static str {
        let koi_koi = matches!(self.rules, Rules::KoiKoi(_)) && self.words.number_first;
        match word {
            Word::Junk if koi_koi => "chaff",
            Word::HongDan if koi_koi => "poetry ribbons",
            Word::CheongDan if koi_koi => "blue ribbons",
            Word::Nagari if koi_koi => "draw",
            word => self.words.said(word),
        }
    }

    fn calendar(self) -> Calendar {
        self.rules.calendar()
    }

    pub(super) fn name(self, seat: Seat) -> String {
        let name = self.players.get(seat.0);
        name.map_or_else(String::new, Name::to_string)
    }

    /// Returns a number with its unit: `5점`, `5 points`.
    pub(super) fn counted(self, number: i64, word: Word) -> String {
        if self.words.number_first {
            let row = self
                .words
                .words
                .iter()
                .find(|(meaning, _)| *meaning == word);
            let has_plural = matches!(
                word,
                Word::Points | Word::Bright | Word::Animal | Word::Ribbon
            );
            let said = row.map_or("", |(_, words)| match words {
                [_, one, ..] if number == 1 && has_plural => one,
                [go, goes, ..] if word == Word::Go => {
                    if number == 1 {
                        go
                    } else {
                        goes
                    }
                }
                [many, ..] => many,
                [] => "",
            });
            let said = if word == Word::Junk {
                self.said(word)
            } else {
                said
            };
            format!("{number} {said}")
        } else {
            format!("{number}{}", self.said(word))
        }
    }

    /// Returns a number of cards of a kind; `unit` adds a word for cards.
    pub(super) fn cards(self, kind: CountKind, count: u32, unit: bool) -> String {
        let word = word_of(kind);
        if self.words.number_first {
            let cards = if unit {
                format!(" {}", self.said(Word::Cards))
            } else {
                String::new()
            };
            let number = i64::from(count);
            if unit {
                // `9 animal cards`
                let one = self.counted(1, word);
                let kind = one.split_once(' ').map_or("", |(_, kind)| kind);
                return format!("{number} {kind}{cards}");
            }
            format!("{}{cards}", self.counted(number, word))
        } else {
            format!("{} {count}{}", self.said(word), self.said(Word::Cards))
        }
    }

    pub(super) fn none(self, kind: CountKind) -> String {
        self.with(Word::None, kind)
    }

    pub(super) fn some(self, kind: CountKind) -> String {
        self.with(Word::Has, kind)
    }

    fn with(self, word: Word, kind: CountKind) -> String {
        let (word, kind) = (self.said(word), self.said(word_of(kind)));
        if self.words.number_first {
            format!("{word} {kind}")
        } else {
            format!("{kind} {word}")
        }
    }

    pub(super) fn goes(self, count: u32) -> String {
        self.counted(i64::from(count), Word::Go)
    }

    fn month(self, flower: Flower) -> String {
        let number = flower.month(self.calendar());
        if self.words.number_first {
            let mut months = self.words.months.iter();
            let name = months.find(|(_, month)| *month == number);
            let is_player = |name: &str| self.players.iter().any(|player| fold(player) == name);
            // A month whose name is also the name of somebody at the table is said by its number.
            let Some((name, _)) = name.filter(|(name, _)| !is_player(name)) else {
                return number.to_string();
            };
            let mut letters = name.chars();
            let first = letters.next().map(|letter| letter.to_ascii_uppercase());
            first.into_iter().chain(letters).collect()
        } else {
            format!("{number}{}", self.said(Word::Month))
        }
    }

    pub(super) fn in_month(self, month: Option<Flower>, word: Word) -> String {
        match month {
            Some(month) if self.words.number_first => {
                format!("{} {}", self.said(word), self.month(month))
            }
            Some(month) => format!("{} {}", self.month(month), self.said(word)),
            None => self.said(word).to_owned(),
        }
    }

    pub(super) fn codes(self, cards: impl IntoIterator<Item = crate::card::Card>) -> Vec<String> {
        let calendar = self.calendar();
        let cards = cards.into_iter().filter(|_| !self.without_cards);
        cards.map(|card| card.code(calendar)).collect()
    }

    pub(super) fn event(self, happened: Happened, month: Option<Flower>, times: i64) -> String {
        let word = match happened {
            Happened::Shake => Word::Shake,
            Happened::Bomb => Word::Bomb,
            Happened::Grenade => Word::Grenade,
            Happened::Ppuk(None) => Word::Ppuk,
            Happened::Ppuk(Some(Nth::First)) => Word::FirstPpuk,
            Happened::Ppuk(Some(Nth::Second)) => Word::SecondPpuk,
            Happened::Ppuk(Some(Nth::Third)) => Word::ThirdPpuk,
            Happened::Special(Special::Chok, false) => Word::Chok,
            Happened::Special(Special::Chok, true) => Word::FirstChok,
            Happened::Special(Special::Ttadak, false) => Word::Ttadak,
            Happened::Special(Special::Ttadak, true) => Word::FirstTtadak,
            Happened::Special(Special::Sseul, _) => Word::Sseul,
            Happened::Special(Special::Stack, _) => Word::Stack,
            Happened::Special(Special::JaPpuk, _) => Word::JaPpuk,
            Happened::FirstSweep => Word::FirstSweep,
            Happened::Boar => Word::Boar,
        };
        let often = usize::try_from(times)
            .ok()
            .and_then(|times| self.words.often.get(times.checked_sub(2)?));
        match (month, often) {
            (None, Some(often)) if self.words.number_first => {
                format!("{} {often}", self.said(word))
            }
            (None, Some(often)) => format!("{often} {}", self.said(word)),
            (month, _) => self.in_month(month, word),
        }
    }

    /// Returns points, in the unit of the game.
    pub(super) fn points(self, points: i64) -> String {
        match self.rules {
            Rules::KoiKoi(_) if !self.words.number_first => self.counted(points, Word::Base),
            _ => self.counted(points, Word::Points),
        }
    }

    pub(super) fn without(self, what: &str) -> String {
        let none = self.said(Word::None);
        if self.words.number_first {
            format!("{none} {what}")
        } else {
            format!("{what} {none}")
        }
    }
}
