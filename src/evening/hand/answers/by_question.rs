//! The answer to each question, derived from a record.

use super::{RecordBody, RecordBodyLine, or_none};
use crate::card::{Flower, codes};
use crate::evening::ask::Question;
use crate::evening::hand::state::HandState;
use crate::evening::hand::texts::names_of;
use crate::letters::same_name;
use crate::record::{
    Act, CardList, CountKind, Header, Line, Name, ScoredPile, Spanned, TableEvent, quoted,
};
use crate::telling::{AskId, AskedBack};

impl<'r> RecordBody<'r> {
    /// Returns a player's acts, in the order of the record.
    pub(super) fn acts(&self, name: &str) -> impl Iterator<Item = &'r Act> {
        self.by_players()
            .filter(move |(by, _)| same_name(by, name))
            .map(|(_, act)| act)
    }

    /// Returns all players' acts, each with the player's name, in the order of the record.
    pub(super) fn by_players(&self) -> impl DoubleEndedIterator<Item = (&'r str, &'r Act)> {
        self.lines.iter().filter_map(|line| match line.line {
            Line::Act(name, act) => Some((name.value.as_str(), act)),
            _ => None,
        })
    }

    /// Returns the answer to a question, or a line of the record instead if the record says the
    /// same in other words; `None` if it does neither.
    pub(super) fn answer(
        &self,
        question: Question,
        state: &HandState,
        left: &[&RecordBodyLine<'_>],
    ) -> Option<String> {
        let names = names_of(question, &state.told);
        let at = question.about().map(|seat| seat.0);
        let at = at.or(question.about_seated().map(|seat| seat.0));
        let name = at.and_then(|at| names.get(at)).map_or("", Name::as_str);
        match question {
            Question::Cards(_) => {
                let own = self.acts(name).find_map(|act| match act {
                    Act::Has(cards, _) => Some(or_none(self.codes(cards))),
                    Act::Scores(scored, ..) => Some(points(*scored)),
                    _ => None,
                });
                // The piles of min-hwatu may be told in any order, and one may be left out.
                own.or_else(|| left.first().map(|line| line.text.clone()))
            }
            Question::Koi(..) => Some(self.times(name, &Act::Koi)),
            Question::Stay(..) => self.acts(name).find_map(|act| match act {
                Act::Stays => Some("s".to_owned()),
                Act::Drops(iris) => Some(if *iris { "i" } else { "d" }.to_owned()),
                _ => None,
            }),
            Question::Sells(_) => Some(self.sale(name)),
            _ => self.of_table(question, name, left),
        }
    }

    /// Returns the answer to a question that a told hand leaves open; `None` if no short text gives
    /// it.
    pub(super) fn reply(&self, asked: &AskedBack) -> Option<String> {
        let none = || Some("none".to_owned());
        match asked.id {
            AskId::Large(_) => Some("y".to_owned()),
            // The told line already has everything known of the winner's cards.
            AskId::Sets(_) | AskId::Rest(..) => none(),
            AskId::Boar => {
                let has = |(_, act): &(&str, &Act)| matches!(act, Act::Boar(_));
                let holder = self.by_players().find(has);
                holder.map_or_else(none, |(name, _)| Some(quoted(name)))
            }
            AskId::LastGo => {
                let go = |(_, act): &(&str, &Act)| matches!(act, Act::Go(_));
                let of = |name: &str| asked.players.iter().any(|of| same_name(of, name));
                let mut goes = self.by_players().filter(go).map(|(name, _)| name);
                goes.rfind(|name| of(name)).map(quoted)
            }
            _ => None,
        }
    }

    /// Returns the answer to a question about the round, the field, a gift or an offer; `None` for
    /// any other question, or if the record does not answer it.
    fn of_table(
        &self,
        question: Question,
        name: &str,
        left: &[&RecordBodyLine<'_>],
    ) -> Option<String> {
        let own_left = |such: &dyn Fn(&Act) -> Option<String>| {
            left.iter().find_map(|line| match line.line {
                Line::Act(by, act) if same_name(&by.value, name) => such(act),
                _ => None,
            })
        };
        match question {
            Question::LastYaku(known) => {
                let mut koi = self.by_players().filter(|(_, act)| **act == Act::Koi);
                let last = koi.next_back().map(|(name, _)| quoted(name));
                let nobody = if known.is_some() { "" } else { "n" };
                Some(last.unwrap_or_else(|| nobody.to_owned()))
            }
            Question::Gives(..) => own_left(&|act| match act {
                Act::Gives(card, _) => Some(card.value.code(self.calendar)),
                _ => None,
            }),
            Question::Accepts(_) => own_left(&|act| match act {
                Act::Accepts => Some("y".to_owned()),
                Act::Refuses => Some("n".to_owned()),
                _ => None,
            }),
            Question::FieldBrights => {
                let told = self.lines.iter().find_map(|line| match line.line {
                    Line::Header(Header::FieldBrights(brights)) => Some(*brights),
                    _ => None,
                });
                Some(told.unwrap_or(0).to_string())
            }
            Question::Field => {
                let cards = self.lines.iter().find_map(|line| match line.line {
                    Line::Table(TableEvent::Field(cards)) => Some(self.codes(cards)),
                    _ => None,
                });
                Some(or_none(cards.unwrap_or_default()))
            }
            _ => None,
        }
    }

    /// Returns how often the record has this act of a player, as an answer.
    fn times(&self, name: &str, act: &Act) -> String {
        let times = self.acts(name).filter(|other| *other == act).count();
        times.to_string()
    }

    /// Returns what a player sold, as an answer.
    fn sale(&self, name: &str) -> String {
        let sold = self.acts(name).find_map(|act| match act {
            Act::Sells(cards, shown) => Some((cards, shown)),
            _ => None,
        });
        let sold = sold.map(|(cards, shown)| {
            let month = |month: &Option<Spanned<Flower>>| {
                let month = month.map(|month| self.month(month.value));
                format!("heundeum {}", month.unwrap_or_default())
            };
            let shown = shown.as_ref().map(month);
            let shown = shown.map(|shown| shown.trim_end().to_owned());
            let cards = Some(self.codes(cards)).filter(|codes| !codes.is_empty());
            let sold: Vec<String> = cards.into_iter().chain(shown).collect();
            sold.join(" ")
        });
        or_none(sold.unwrap_or_default())
    }

    /// Returns the codes of cards, repeated cards included.
    fn codes(&self, cards: &CardList) -> String {
        codes(cards.0.iter().map(|card| card.value), self.calendar)
    }

    fn month(&self, month: Flower) -> String {
        month.month(self.calendar).to_string()
    }
}

/// Returns the points of a pile and what they include, as an answer.
fn points(scored: ScoredPile) -> String {
    let kinds = CountKind::ALL.into_iter().filter_map(|kind| {
        let letter = kind.letter();
        match kind {
            CountKind::Brights => scored.brights.then(|| letter.to_string()),
            CountKind::Animals => scored.animals.map(|count| format!("{letter}{count}")),
            CountKind::Ribbons => scored.ribbons.then(|| letter.to_string()),
            CountKind::Junk => scored.junk.then(|| letter.to_string()),
        }
    });
    let all = std::iter::once(format!("{}pts", scored.points)).chain(kinds);
    all.collect::<Vec<String>>().join(" ")
}
