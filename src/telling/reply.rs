//! Answers to questions about a told hand. Each answer adds to what was told, and then everything
//! is judged again.

use super::replies::Replies;
use super::text::heard;
use super::{
    Ask, AskId, Enter, Fact, FactKind, Happened, Misheard, MisheardReason, Set, Spoken,
    TellingTable, ToldBak, ToldHand,
};
use crate::card::Flower;
use crate::record::{Bound, CountKind, Seat};
use crate::vocabulary::Word;

/// An answer, read without knowing which question it answers.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// Enter alone.
    Enter,
    /// Yes, or the first of two things.
    Yes,
    /// No, or the second of two things.
    No,
    /// None, nobody, or nothing.
    Nothing,
    /// These players.
    Players(Vec<Seat>),
    /// A number.
    Number(u32),
    /// A month.
    Month(Flower),
    /// Any other text, read like a told hand.
    Text(String),
}

impl ToldHand {
    /// Returns the next question; `None` if there is none. [`AskId::Else`] is left out if Enter can
    /// answer it; it is then asked together with the question whether to write the hand.
    pub fn question(&self) -> Option<&Ask> {
        let first = |enter: bool| {
            let mut asks = self.asks.iter();
            asks.find(|ask| ask.enter.is_some() == enter && !(enter && ask.id == AskId::Else))
        };
        first(false).or_else(|| first(true))
    }

    /// Answers the next question and returns the resulting hand.
    ///
    /// # Errors
    ///
    /// The refusal names what is not understood in the answer, or cannot be true.
    pub fn reply(&self, reply: Reply, table: TellingTable<'_>) -> Result<Self, Misheard> {
        let Some(ask) = self.question() else {
            return match reply {
                Reply::Text(text) => self.add(&text, table),
                _ => Ok(self.clone()),
            };
        };
        let mut next = self.replies.clone();
        if let Some(line) = self.rewritten(&ask.id, &reply, table) {
            return Self::again(&line, next, table);
        }
        self.take(ask, reply, &mut next, table)?;
        Self::again(&self.line, next, table)
    }

    /// Returns the hand with what this text tells added.
    ///
    /// # Errors
    ///
    /// Refuses what [`ToldHand::read`] refuses.
    pub fn add(&self, text: &str, table: TellingTable<'_>) -> Result<Self, Misheard> {
        let mut next = self.replies.clone();
        next.facts.extend(self.heard(text, None, table)?);
        Self::again(&self.line, next, table)
    }

    /// Returns what a further text says. Facts that name nobody are about `of`, or else about the
    /// winner.
    fn heard(
        &self,
        text: &str,
        of: Option<Seat>,
        table: TellingTable<'_>,
    ) -> Result<Vec<Fact>, Misheard> {
        let more = heard(text, table)?;
        if !more.open.is_empty() {
            let words = vec![Spoken {
                text: text.to_owned(),
                column: 1,
            }];
            return Err(Misheard::new(words, MisheardReason::Unknown));
        }
        let winner = self.winner();
        let facts = match winner {
            Some(winner) => more.share(winner, table.players.len()),
            None => more.facts,
        };
        let own = |fact: Fact| Fact {
            seat: fact.seat.or(of).or(winner),
            words: Vec::new(),
            ..fact
        };
        Ok(facts.into_iter().map(own).collect())
    }

    /// Returns the winner, if known.
    pub fn winner(&self) -> Option<Seat> {
        self.judged.winner
    }

    /// Returns the told line with a word replaced, if that is how this answer works; otherwise
    /// `None`.
    fn rewritten(&self, id: &AskId, reply: &Reply, table: TellingTable<'_>) -> Option<String> {
        match (id, reply) {
            (AskId::Slip(word, meant), Reply::Yes) => self.with_word(word, meant),
            (AskId::Beside(word), Reply::Yes) => self.with_word(word, &format!("& {}", word.text)),
            (
                AskId::Slip(word, _) | AskId::Number(word) | AskId::NameOrWord(word),
                Reply::Text(text),
            ) => self.with_word(word, text),
            (AskId::Slip(word, _), Reply::Players(seats)) => {
                let name = seats.first().and_then(|seat| table.players.get(seat.0))?;
                self.with_word(word, name)
            }
            (AskId::CardsOrCounts(words), Reply::Text(text)) => {
                let (first, rest) = words.split_first()?;
                let mut line = self.line.clone();
                for word in rest.iter().rev() {
                    line = with_word(&line, word, "")?;
                }
                with_word(&line, first, text)
            }
            (AskId::Broken, Reply::Text(text)) => {
                let broken = self
                    .facts
                    .iter()
                    .find(|fact| matches!(fact.what, FactKind::Ended(_)))?;
                self.with_word(broken.words.first()?, text)
            }
            _ => None,
        }
    }

    fn with_word(&self, word: &Spoken, text: &str) -> Option<String> {
        with_word(&self.line, word, text)
    }

    /// Handles an answer that adds facts.
    fn take(
        &self,
        ask: &Ask,
        reply: Reply,
        next: &mut Replies,
        table: TellingTable<'_>,
    ) -> Result<(), Misheard> {
        let id = ask.id.clone();
        let winner = self.winner();
        let fact = |seat: Option<Seat>, what: FactKind| Fact {
            seat,
            what,
            words: Vec::new(),
        };
        match (&id, reply) {
            (_, Reply::Enter) if ask.enter.is_some() => enter(ask, next, table),
            (AskId::Whose(_, whats), Reply::Players(seats)) => {
                for seat in seats {
                    next.facts
                        .extend(whats.iter().map(|what| fact(Some(seat), what.clone())));
                }
            }
            (AskId::Too(_, seat, whats), Reply::Yes) => {
                next.facts
                    .extend(whats.iter().map(|what| fact(Some(*seat), what.clone())));
            }
            (AskId::Winner, Reply::Players(seats)) if seats.len() == 1 => {
                next.facts.push(fact(seats.first().copied(), FactKind::Won));
            }
            (AskId::Goes, Reply::Number(goes)) => {
                next.facts
                    .push(fact(winner, FactKind::Goes(i64::from(goes))));
            }
            (AskId::Sets(CountKind::Animals), Reply::Yes) => {
                next.facts
                    .push(fact(winner, FactKind::Set(Set(Word::Godori))));
            }
            (AskId::Beside(_) | AskId::Too(..) | AskId::Sets(CountKind::Animals), Reply::No)
            | (AskId::NameOrWord(_) | AskId::Large(_), Reply::Yes)
            | (AskId::Sets(_) | AskId::Rest(..) | AskId::Boar, Reply::Nothing) => {}
            (AskId::Rest(..), Reply::Text(text)) => {
                let more = self.heard(&text, winner, table)?;
                next.facts.extend(more.into_iter().map(|fact| Fact {
                    what: match fact.what {
                        FactKind::Among(CountKind::Animals) => FactKind::SevenAnimals,
                        what => what,
                    },
                    ..fact
                }));
            }
            (AskId::Bak(bak), reply) => return self.take_bak(*bak, ask, reply, next, table),
            (AskId::JunkOrNone, reply @ (Reply::Yes | Reply::Nothing | Reply::No)) => {
                for seat in &ask.players {
                    let bound = match reply {
                        Reply::Yes => Bound::AtLeast(limit(ToldBak::Pi, table)),
                        _ => Bound::Exactly(0),
                    };
                    next.facts
                        .push(fact(Some(*seat), FactKind::Known(CountKind::Junk, bound)));
                }
            }
            (AskId::LastGo, Reply::Players(seats)) if seats.len() == 1 => {
                next.facts
                    .push(fact(seats.first().copied(), FactKind::GoBak));
            }
            (AskId::DokBak, Reply::Text(text)) => {
                let more = self.heard(&text, ask.players.first().copied(), table)?;
                if !more.iter().any(|fact| fact.what == FactKind::GoBak) {
                    return Err(no_answer(&Reply::Text(text)));
                }
                next.go_bak.extend(&ask.players);
            }
            (AskId::Month(word), Reply::Month(month)) => next.months.push((word.clone(), month)),
            (AskId::CardsOrPoints(kind, ..), reply @ (Reply::Yes | Reply::No)) => {
                next.cards.push((*kind, reply == Reply::Yes));
            }
            (AskId::Cup(_), reply @ (Reply::Yes | Reply::No)) => {
                next.facts
                    .push(fact(winner, FactKind::WithCup(reply == Reply::Yes)));
            }
            (AskId::Cup(_), Reply::Text(text)) => {
                next.facts.extend(self.about_cup(text, winner, table)?);
            }
            (AskId::HandOrMoney(amounts), Reply::No) => return Err(handed(amounts, table)),
            (AskId::HandOrMoney(amounts), Reply::Yes) => {
                let amounts = amounts.iter();
                next.facts.extend(
                    amounts.map(|(seat, chips)| fact(Some(*seat), FactKind::Amount(*chips))),
                );
            }
            (AskId::Boar, Reply::Players(seats)) if seats.len() == 1 => {
                let boar = FactKind::Happened(Happened::Boar, 1, None);
                next.facts.push(fact(seats.first().copied(), boar));
            }
            (AskId::Pile(_), Reply::Text(text)) => {
                let Some(more) = self.of_losers(&text, winner, table)? else {
                    return Err(no_answer(&Reply::Text(text)));
                };
                next.facts.extend(more);
            }
            (AskId::Else | AskId::Sets(_) | AskId::Amounts, Reply::Text(text)) => {
                next.facts.extend(self.heard(&text, None, table)?);
            }
            (_, reply) => return Err(no_answer(&reply)),
        }
        next.answered.push(id);
        Ok(())
    }

    /// Returns what a text says, which has to say whether told junk counts the sake cup.
    fn about_cup(
        &self,
        text: String,
        winner: Option<Seat>,
        table: TellingTable<'_>,
    ) -> Result<Vec<Fact>, Misheard> {
        let more = self.heard(&text, winner, table)?;
        let says = |fact: &Fact| matches!(fact.what, FactKind::WithCup(_));
        if more.iter().any(says) {
            Ok(more)
        } else {
            Err(no_answer(&Reply::Text(text)))
        }
    }

    /// Returns what a text says about losers; `None` if it is not clear which loser a fact is
    /// about.
    fn of_losers(
        &self,
        text: &str,
        winner: Option<Seat>,
        table: TellingTable<'_>,
    ) -> Result<Option<Vec<Fact>>, Misheard> {
        let loser = match (winner, table.players.len()) {
            (Some(winner), 2) => Some(Seat(1 - winner.0.min(1))),
            _ => None,
        };
        let more = self.heard(text, None, table)?.into_iter();
        let of = |told: Fact| {
            let seat = told.seat.or(loser)?;
            Some(Fact {
                seat: Some(seat),
                ..told
            })
        };
        Ok(more.map(of).collect())
    }

    /// Handles an answer that says to whom a bak applies: names, counts, or nobody.
    fn take_bak(
        &self,
        bak: ToldBak,
        ask: &Ask,
        reply: Reply,
        next: &mut Replies,
        table: TellingTable<'_>,
    ) -> Result<(), Misheard> {
        let fact = |seat: Seat, what: FactKind| Fact {
            seat: Some(seat),
            what,
            words: Vec::new(),
        };
        let hit = |seats: &[Seat], next: &mut Replies| {
            for seat in &ask.players {
                next.facts.push(if seats.contains(seat) {
                    fact(*seat, FactKind::Bak(bak, true))
                } else {
                    fact(*seat, safe(bak, table))
                });
            }
        };
        match (reply, ask.players.as_slice()) {
            (Reply::Players(seats), _) if seats.iter().all(|seat| ask.players.contains(seat)) => {
                hit(&seats, next);
            }
            (Reply::Yes, [only]) => hit(&[*only], next),
            (Reply::Nothing, _) | (Reply::No, [_]) => hit(&[], next),
            (Reply::Number(count), [only]) => {
                next.facts.push(fact(
                    *only,
                    FactKind::Known(bak.kind(), Bound::Exactly(count)),
                ));
            }
            (Reply::Text(text), players) => {
                let only = match players {
                    [only] => Some(*only),
                    _ => None,
                };
                let more = self.heard(&text, only, table)?;
                next.facts.extend(more.into_iter().map(|fact| Fact {
                    what: match fact.what {
                        FactKind::Bare(count) => FactKind::Count(bak.kind(), count, true),
                        what => what,
                    },
                    ..fact
                }));
            }
            _ => return Err(Misheard::new(Vec::new(), MisheardReason::NoAnswer)),
        }
        Ok(())
    }
}

/// Refuses money that was handed over, which is no hand: says what is to be typed instead.
fn handed(amounts: &[(Seat, i64)], table: TellingTable<'_>) -> Misheard {
    let of = |test: fn(i64) -> bool| {
        let found = amounts.iter().find(|(_, chips)| test(*chips));
        let name = found.and_then(|(seat, _)| table.players.get(seat.0));
        name.cloned().unwrap_or_default()
    };
    let (from, to) = (of(|chips| chips < 0), of(|chips| chips > 0));
    Misheard::new(Vec::new(), MisheardReason::Handed { from, to })
}

/// Refuses a reply that does not answer its question.
fn no_answer(reply: &Reply) -> Misheard {
    let text = match reply {
        Reply::Text(text) => text.clone(),
        Reply::Number(number) => number.to_string(),
        _ => String::new(),
    };
    let words = (!text.is_empty()).then_some(Spoken { text, column: 1 });
    Misheard::new(words.into_iter().collect(), MisheardReason::NoAnswer)
}

/// Applies the answer given by Enter.
fn enter(ask: &Ask, next: &mut Replies, table: TellingTable<'_>) {
    if let (AskId::Bak(bak), Some(Enter::Only(_))) = (&ask.id, &ask.enter) {
        let spared = ask.players.iter().map(|seat| Fact {
            seat: Some(*seat),
            what: safe(*bak, table),
            words: Vec::new(),
        });
        next.facts.extend(spared);
    }
    next.answered.push(ask.id.clone());
}

/// Returns how many cards of the bak's kind avoid the bak.
fn limit(bak: ToldBak, table: TellingTable<'_>) -> u32 {
    match (bak, table.ruleset.rules.gostop()) {
        (ToldBak::Pi, Some(rules)) => rules.pi_bak_below(table.players.len()),
        _ => 1,
    }
}

/// Returns the fact about a loser to whom a bak does not apply.
fn safe(bak: ToldBak, table: TellingTable<'_>) -> FactKind {
    FactKind::Known(bak.kind(), Bound::AtLeast(limit(bak, table)))
}

/// Replaces a word in a line with another text.
fn with_word(line: &str, word: &Spoken, text: &str) -> Option<String> {
    let starts = line.match_indices(&word.text);
    let mut at = starts.filter(|(at, _)| {
        let before = line.get(..*at).unwrap_or("");
        crate::letters::width(before) + 1 == word.column
    });
    let (at, _) = at.next()?;
    let (before, rest) = line.split_at_checked(at)?;
    let behind = rest.get(word.text.len()..)?;
    Some(format!("{before}{text}{behind}"))
}
