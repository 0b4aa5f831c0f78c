//! Judges a told hand of Go-Stop by the rules: what the hand comes to, what to ask, and what cannot
//! be true.

mod calls;
mod judge;
mod lines;
mod loser;
mod losers;
mod open;
mod pile;
mod points;
pub(super) mod said;
mod scored;
mod sets;
mod terms;
mod who_won;
mod winner;
mod worded;

use super::hear::Heard;
use super::judged::JudgedHand;
use super::{AskId, Ended, Enter, Fact, FactKind, Happened, Misheard, MisheardReason};
use crate::card::Card;
use crate::record::{Line, Seat, TableEvent};
use judge::{Judge, ask};
use who_won::winner;

pub(super) use loser::ToldLoser;
pub(super) use pile::kind_of;
pub(super) use said::SaidHand;
pub(super) use terms::GoStopTerms;
pub(super) use winner::ToldWinner;

/// Judges the facts of a hand.
pub(super) fn judge(heard: &Heard, terms: GoStopTerms<'_>) -> Result<JudgedHand, Misheard> {
    let (facts, idle) = (&heard.facts, &heard.idle);
    if let Some(ended) = ended(facts) {
        return nobody_won(facts, ended, terms);
    }
    let Some(seat) = winner(facts, idle, terms) else {
        let players = (0..terms.seats()).map(Seat).collect();
        let mut asks = vec![ask(AskId::Winner, players)];
        if let Some(fact) = facts.iter().find(|fact| fact.what == FactKind::DokBak) {
            asks.push(ask(AskId::DokBak, fact.seat.into_iter().collect()));
        }
        return Ok(JudgedHand {
            asks,
            ..JudgedHand::default()
        });
    };
    let facts = heard.share(seat, terms.seats());
    let hand = SaidHand::from_facts(&facts, seat, terms.seats(), terms.rules)?;
    if !hand.winner.quads.is_empty() || hand.winner.three_ppuk.is_some() {
        return dealt(hand, &facts, terms);
    }
    if let (Some(words), false) = (&hand.winner.pushed, terms.rules.push) {
        return Err(Misheard::new(words.clone(), MisheardReason::Off));
    }
    let mut judge = Judge {
        terms,
        hand,
        asks: Vec::new(),
    };
    judge.run()
}

/// Judges a hand that ended with the deal or with a third stack, so that nothing else can be told
/// about it.
fn dealt(hand: SaidHand, facts: &[Fact], terms: GoStopTerms<'_>) -> Result<JudgedHand, Misheard> {
    let ends = |fact: &&Fact| matches!(fact.what, FactKind::Quads(_) | FactKind::ThreePpuk);
    let beside = |fact: &&Fact| {
        !matches!(
            fact.what,
            FactKind::Quads(_) | FactKind::ThreePpuk | FactKind::Won | FactKind::Happened(..)
        )
    };
    if let (Some(end), Some(other)) = (facts.iter().find(ends), facts.iter().find(beside)) {
        let words = [end.words.clone(), other.words.clone()].concat();
        return Err(Misheard::new(words, MisheardReason::NotTheSame));
    }
    if let (Some(words), 0) = (&hand.winner.three_ppuk, terms.rules.fixed_three_ppuk) {
        return Err(Misheard::new(words.clone(), MisheardReason::Off));
    }
    Ok(lines::dealt(hand, terms))
}

/// Returns how a hand without a winner ended, and the fact that says so; `None` if none does.
fn ended(facts: &[Fact]) -> Option<(Ended, &Fact)> {
    facts.iter().find_map(|fact| match fact.what {
        FactKind::Ended(ended) => Some((ended, fact)),
        _ => None,
    })
}

/// Judges a hand without a winner, with its events.
fn nobody_won(
    facts: &[Fact],
    (ended, fact): (Ended, &Fact),
    terms: GoStopTerms<'_>,
) -> Result<JudgedHand, Misheard> {
    let won = |fact: &&Fact| super::hear::wins(&fact.what) || super::hear::scores(&fact.what);
    if let Some(won) = facts.iter().find(won) {
        let words = [fact.words.clone(), won.words.clone()].concat();
        return Err(Misheard::new(words, MisheardReason::NotTheSame));
    }
    if let Some(bare) = facts
        .iter()
        .find(|fact| matches!(fact.what, FactKind::Bare(_)))
    {
        return Err(Misheard::new(bare.words.clone(), MisheardReason::NoWord));
    }
    let of_nobody = |fact: &&Fact| fact.seat.is_none() && !matches!(fact.what, FactKind::Ended(_));
    if let Some(unnamed) = facts.iter().find(of_nobody) {
        return Err(Misheard::new(
            unnamed.words.clone(),
            MisheardReason::Misplaced,
        ));
    }
    // In a hand without a winner, only immediate payments matter.
    let nobody = SaidHand::from_facts(facts, Seat(terms.seats()), terms.seats(), terms.rules)?;
    let event = match ended {
        Ended::Nagari => TableEvent::Nagari,
        Ended::Void => TableEvent::Void,
        Ended::Broken => {
            let asks = vec![ask(AskId::Broken, Vec::new())];
            return Ok(JudgedHand {
                asks,
                ..JudgedHand::default()
            });
        }
    };
    let mut judged = JudgedHand::default();
    lines::events(&nobody, terms, &mut judged);
    judged.lines.push(Line::Table(event));
    judged.words.push(fact.words.clone());
    Ok(judged)
}

impl Judge<'_> {
    fn run(&mut self) -> Result<JudgedHand, Misheard> {
        let scored = match self.terms.recorded {
            Some(hand) if self.terms.has_cards(self.hand.seat) => {
                let mut scored = self.recorded(hand)?;
                self.room_for_baks(&mut scored)?;
                self.goes(&scored)?;
                self.push(AskId::Else, vec![self.hand.seat], Some(Enter::Nothing));
                scored
            }
            _ => {
                self.cards_in_pack()?;
                let mut scored = self.scored()?;
                self.room_for_baks(&mut scored)?;
                self.goes(&scored)?;
                self.meant_by_numbers();
                self.else_question(&scored);
                scored
            }
        };
        self.losers(&scored)?;
        self.calls()?;
        self.months();
        let boar = self.terms.recorded.is_some_and(|hand| {
            let mut piles = hand.players.iter().map(|player| player.pile);
            hand.boar.is_some() || piles.any(|pile| pile.contains(Card::BOAR))
        });
        let told = self
            .hand
            .events
            .iter()
            .any(|event| event.happened == Happened::Boar);
        let named = self.hand.winner.pile.cards.contains(Card::BOAR);
        if self.terms.pot && !told && !boar && !named {
            self.push(AskId::Boar, Vec::new(), None);
        }
        Ok(lines::judged_hand(self, &scored))
    }
}
