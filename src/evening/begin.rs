//! Beginning the hand that is due, with the texts that the ledger has kept of it.

use super::asking::entered;
use super::hand::History;
use super::hand_start::HandStart;
use super::play::HandInPlay;
use super::seating;
use super::state::{Evening, Mode};
use super::step::{Step, Stop, Write};
use super::tapped::GivenTap;
use super::told::Told;
use crate::ledger::{DraftLine, DraftSubject, SessionId};
use crate::rules::Game;
use std::sync::Arc;

impl Evening {
    /// Begins the hand that is due in a session, with the texts that the ledger has kept of it.
    pub(super) fn begin(&mut self, session: SessionId, step: &mut Step<'_>) -> Result<(), Stop> {
        let (so_far, due) = step.book.with_due(session)?;
        let played = so_far.played();
        let mut texts = step.book.ledger().draft(session)?;
        let seated = texts.first().and_then(|text| {
            let seated = seating::of_kept(text)?;
            let of_session = |name| so_far.stored.body.players.contains(name);
            seated.iter().all(of_session).then_some(seated)
        });
        let evening = step.book.ledger().evening(session)?;
        let day = self.wishes.date.unwrap_or_else(|| so_far.day(step.now()));
        let tracked = self.wishes.tracked;
        let start = HandStart::next((&so_far, &due), &evening, seated.as_deref(), tracked, day);
        let start = Arc::new(start);
        let mut play = HandInPlay {
            stored: so_far.stored.clone(),
            played,
            history: History::nothing(&start).map_err(Stop::Unfit)?,
            start,
            seated,
            edit: None,
            taps: Vec::new(),
        };
        step.tell(Told::HandBegins {
            start: Arc::clone(&play.start),
            number: play.number(),
            now: play.history.here(),
        });
        if tracked && play.start.ruleset.game() != Game::GoStop {
            step.tell(Told::NoTurnsHere);
        }
        texts.drain(..play.kept_before().min(texts.len()));
        self.take_up(&mut play, texts, step);
        let taps = step
            .book
            .ledger()
            .draft_lines(DraftSubject::Taps(session))?;
        let given = |line: DraftLine| GivenTap::of_kept(&line.text, line.giver);
        play.taps = taps.into_iter().map_while(given).collect();
        self.session = Some(session);
        self.mode = Mode::Hand(Arc::new(play));
        Ok(())
    }

    /// Enters again the texts that the ledger has kept of a hand. From the first text that is no
    /// longer accepted, for instance by a newer version, all are reported and left out.
    fn take_up(&mut self, play: &mut HandInPlay, mut texts: Vec<String>, step: &mut Step<'_>) {
        let kept = texts.len();
        play.history = loop {
            match History::all(&play.start, &texts) {
                Ok(history) => break history,
                Err((at, refusal)) => {
                    step.tell(Told::Refused(refusal.unplaced()));
                    let left_out = texts.drain(at.min(kept)..);
                    left_out.for_each(|text| step.tell(Told::LeftOut(text)));
                }
            }
        };
        if texts.len() < kept {
            step.write(Write::Draft {
                about: DraftSubject::Hand(play.id()),
                lines: play.draft(&texts),
            });
        }
        if !play.texts().is_empty() {
            step.tell(Told::Entered(entered(&play.history)));
        }
        self.stands(play.history.here(), step);
    }
}
