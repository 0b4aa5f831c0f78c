//! Taps of a hand: each is kept, and all of them together are a told hand.

use super::ask::{Question, WaitingFor};
use super::given::Given;
use super::hand::{HandState, pack, piles};
use super::play::HandInPlay;
use super::refusal::{BadEntry, Refusal, Why};
use super::state::{Evening, Mode};
use super::step::{NextMode, Step, Stop, Write};
use super::sure::Sure;
use super::tap::{Tap, Tapped};
use super::tapped::{GivenTap, TappedHand};
use super::told::Told;
use crate::card::Card;
use crate::ledger::DraftSubject;
use crate::limits::Limit;
use crate::record::{Line, Name, Problem, Seat};
use crate::rules::Game;
use crate::telling::{Fact, FactKind, ToldHand, pile_of_round};
use crate::vocabulary::Vocabulary;
use std::sync::Arc;

impl Evening {
    /// Keeps a tap. A card that somebody else has is taken over once that is sure.
    pub(super) fn tap(mut play: Arc<HandInPlay>, tap: &Tap, step: &mut Step<'_>) -> NextMode {
        if play.taps.len() >= Limit::Entries.most() {
            return Err(Stop::refuse(Why::TooLong(Limit::Entries)));
        }
        let state = play.state();
        if !state.ask.takes_taps() {
            return Err(Stop::refuse(BadEntry::Over));
        }
        let players = state.players();
        if !players.names().contains(&tap.player) {
            return Err(Stop::refuse(BadEntry::PlaysNot {
                name: tap.player.clone(),
                names: players.names().to_vec(),
            }));
        }
        if let Tapped::Cards(card, count) = tap.what {
            takes(&play, &tap.player, (card, count), step)?;
        }
        let given = GivenTap {
            tap: tap.clone(),
            giver: step.giver().to_owned(),
            after: play.texts().len(),
        };
        step.write(Write::Push {
            about: DraftSubject::Taps(play.id()),
            position: play.taps.len(),
            text: given.kept(),
        });
        Arc::make_mut(&mut play).taps.push(given);
        Ok(Mode::Hand(play))
    }

    /// Takes back the last tap.
    pub(super) fn untap(mut play: Arc<HandInPlay>, step: &mut Step<'_>) -> Mode {
        if let Some(given) = Arc::make_mut(&mut play).taps.pop() {
            step.write(Write::Truncate {
                about: DraftSubject::Taps(play.id()),
                length: play.taps.len(),
            });
            step.tell(Told::TapTakenBack(given));
        }
        Mode::Hand(play)
    }

    /// Enters all that was tapped: whole piles as lines, the rest as a told line in these words.
    pub(super) fn tapped(
        &mut self,
        play: Arc<HandInPlay>,
        words: &'static Vocabulary,
        step: &mut Step<'_>,
    ) -> NextMode {
        let tapped = play.tapped();
        let mut play = play;
        for line in play.state().lines_of(&tapped) {
            play = self.entered(play, &Given::Line(line), step)?;
        }
        if let Some(seat) = play.state().asks_for_pile() {
            let line = play.state().pile_of(seat, &tapped).map_err(Stop::refuse)?;
            return match line {
                Some(line) => self.enter(play, &Given::Line(line), step),
                None => Ok(Mode::Hand(play)),
            };
        }
        match play.state().line_of(&tapped, words).map_err(Stop::refuse)? {
            Some(text) => self.enter(play, &Given::Text(text), step),
            None => Ok(Mode::Hand(play)),
        }
    }

    /// Enters something after which the hand goes on.
    fn entered(
        &mut self,
        play: Arc<HandInPlay>,
        given: &Given,
        step: &mut Step<'_>,
    ) -> Result<Arc<HandInPlay>, Stop> {
        match self.enter(play, given, step)? {
            Mode::Hand(play) => Ok(play),
            _ => Err(Stop::Slip),
        }
    }
}

impl HandInPlay {
    /// Returns whether a text is a whole pile that was tapped, as it was entered with all others.
    pub(crate) fn is_tapped_pile(&self, text: &str) -> bool {
        let state = self.state();
        let calendar = state.ruleset.rules.calendar();
        let piles = state.tapped_piles(&self.tapped()).into_iter();
        piles
            .map(|line| line.print(calendar))
            .any(|line| line == text)
    }

    /// Returns what was tapped so far as a line that tells it in these words, whole piles left out;
    /// `None` if that is all, or if it cannot be told yet.
    #[cfg(feature = "serve")]
    pub(crate) fn taps_in_words(&self, words: &'static Vocabulary) -> Option<String> {
        self.state().line_of(&self.tapped(), words).ok().flatten()
    }
}

impl WaitingFor {
    /// Returns whether cards and what else belongs to a hand can be tapped now.
    pub(crate) const fn takes_taps(self) -> bool {
        matches!(
            self,
            Self::Line | Self::Layout | Self::Quick(Question::Cards(_))
        )
    }
}

/// Makes sure of a card that somebody else has, and refuses one that nobody can have.
fn takes(
    play: &HandInPlay,
    player: &Name,
    (card, count): (Card, u8),
    step: &mut Step<'_>,
) -> Result<(), Stop> {
    let state = play.state();
    let calendar = state.ruleset.rules.calendar();
    if !pack(state).contains(card) {
        let problem = Problem::NotInPack { card };
        return Err(Stop::refuse(Refusal::from_problem(&problem, calendar)));
    }
    let held = |holder: Name| BadEntry::Held { card, holder };
    let players = state.players();
    let piles = players.names().iter().zip(piles(&state.told));
    let mut others = piles.filter(|(name, pile)| *name != player && pile.contains(card));
    if let Some((holder, _)) = others.next().filter(|_| count > 0) {
        return Err(Stop::refuse(held(holder.clone())));
    }
    let tapped = play.tapped();
    let Some(holder) = tapped.holder(card, player, count) else {
        return Ok(());
    };
    let takes_over = Sure::TakesOver {
        card,
        holder: holder.clone(),
        player: player.clone(),
    };
    if step.sure(takes_over, false)? {
        Ok(())
    } else {
        Err(Stop::refuse(held(holder.clone())))
    }
}

impl HandState {
    /// Returns the lines for the piles that were tapped whole and are not in the record yet.
    fn lines_of(&self, tapped: &TappedHand) -> Vec<Line> {
        let known = |line: &Line| self.lines().any(|known| known == line);
        let lines = self.tapped_piles(tapped).into_iter();
        lines.filter(|line| !known(line)).collect()
    }

    /// Returns the lines for the piles that were tapped whole.
    fn tapped_piles(&self, tapped: &TappedHand) -> Vec<Line> {
        tapped.lines(self.players().names(), self.ruleset.game(), pack(self))
    }

    /// Returns whose cards a round of Koi-Koi asks for, after it was said how it ended.
    pub(crate) fn asks_for_pile(&self) -> Option<Seat> {
        match self.ask {
            WaitingFor::Quick(Question::Cards(seat)) if self.ruleset.game() == Game::KoiKoi => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// Returns the line of the record for what was tapped of the pile that is asked for.
    fn pile_of(&self, seat: Seat, tapped: &TappedHand) -> Result<Option<Line>, Refusal> {
        let facts = tapped.facts(self.players().names(), Game::KoiKoi);
        let is_of_pile = |fact: &Fact| {
            let pile = !matches!(fact.what, FactKind::Won | FactKind::Koi(_));
            fact.seat == Some(seat) && pile
        };
        let own: Vec<Fact> = facts.into_iter().filter(is_of_pile).collect();
        let told = self.at_table(|table| pile_of_round(&own, table))?;
        let players = self.players();
        let name = players.names().get(seat.0);
        Ok(told
            .zip(name)
            .map(|(act, name)| Line::act(name.clone(), act)))
    }

    /// Returns what was tapped as a line that tells it, whole piles left out; nothing where that is
    /// all.
    pub(crate) fn line_of(
        &self,
        tapped: &TappedHand,
        words: &'static Vocabulary,
    ) -> Result<Option<String>, Refusal> {
        let told = self.tells(tapped)?;
        Ok(told.map(|told| self.at_table(|table| told.said_as_told(words, table))))
    }

    /// Returns what was tapped as a told hand, whole piles left out; nothing where that is all.
    pub(crate) fn tells(&self, tapped: &TappedHand) -> Result<Option<ToldHand>, Refusal> {
        let facts = tapped.facts(self.players().names(), self.ruleset.game());
        if facts.is_empty() {
            return Ok(None);
        }
        let told = self.at_table(|table| ToldHand::from_facts(facts, table))?;
        Ok(Some(told))
    }

    /// Returns what is told of the hand in a state after this one, as a line in these words; `None`
    /// if nothing is.
    #[cfg(feature = "serve")]
    pub(crate) fn told_until(&self, after: &Self, words: &'static Vocabulary) -> Option<String> {
        let told = after.telling.as_ref()?;
        Some(self.at_table(|table| told.said_as_told(words, table)))
    }
}
