//! How an evening goes on in another ledger, while the club's server is away.

use super::book::Book;
use super::keeper::{Keeper, NotTaken, TakenStep};
use super::play::HandInPlay;
use super::seating;
use super::seats::SeatPlan;
use super::step::{Door, Then, Write};
use super::table::pending;
use crate::ledger::{GoingOn, Ledger, LedgerError, SessionBody};
use crate::report::ReportError;
use crate::report::session::SessionSoFar;
use std::iter;

impl Keeper {
    /// Goes on in another ledger, which `copy` makes from this one. A hand in play goes on in a
    /// session that continues the open one; before or after the hands, the evening waits for what
    /// it waited for.
    pub(crate) fn go_on_in(
        &mut self,
        copy: fn(&Ledger) -> Result<Ledger, LedgerError>,
        door: Door<'_>,
    ) -> Result<Option<TakenStep>, NotTaken> {
        self.set_book(Book::new(copy(self.ledger())?));
        let Some(play) = self.evening().play() else {
            return Ok(None);
        };
        let session = play.id();
        let begun = self.step(door, |evening, step| {
            // What was written when nobody answered may have ended the hand in play.
            evening.begin(session, step)?;
            let so_far = step.book.so_far(session)?;
            // What is still to be played out belongs to the open session.
            if let Some(play) = evening.play().filter(|_| pending(&so_far).is_none()) {
                let going = going_on_alike(play, &so_far)?;
                step.told.clear();
                step.write(Write::GoOn { session, going });
                step.then = Then::Opened;
            }
            Ok(())
        });
        begun.map(Some)
    }
}

/// Returns what the ledger needs to continue a session with the same table and the hand in play.
fn going_on_alike(play: &HandInPlay, so_far: &SessionSoFar) -> Result<GoingOn, ReportError> {
    let body = &so_far.stored.body;
    let length = body
        .length
        .map(|length| length.saturating_sub(so_far.played()));
    let seats = SeatPlan::from_start(&play.start);
    let seated = iter::once(seating::kept(&seats.seated));
    Ok(GoingOn {
        close: so_far.closing()?,
        next: SessionBody {
            length: length.filter(|left| *left > 0),
            ..body.clone()
        },
        draft: seated.chain(play.kept().iter().cloned()).collect(),
    })
}
