//! A door that asks the keeper on another thread.

use super::book::Book;
#[cfg(feature = "club")]
use super::found_out::FoundOut;
use super::keeper::{Keeper, NotTaken, TakenStep};
use super::shared::{KeeperGone, OwnDoor, SeenEvening, SharedKeeper};
use super::step::{Door, Write};
use crate::date::Now;
use crate::ledger::{EntryId, Ledger, LedgerError};
use std::path::Path;
use std::sync::mpsc::Receiver;
use std::time::Duration;

#[derive(Debug)]
pub(super) struct Client {
    pub(super) keeper: SharedKeeper,
    /// What the door last saw of the evening.
    pub(super) seen: SeenEvening,
    pub(super) book: Book,
    /// Disconnected once the keeper is gone.
    gone: Receiver<()>,
}

/// How long to wait for the keeper to close its ledger.
const CLOSES: Duration = Duration::from_secs(1);

/// The door that shared the keeper ends it, so that the ledger is closed before the program ends.
impl Drop for Client {
    fn drop(&mut self) {
        self.keeper.end();
        let _ = self.gone.recv_timeout(CLOSES);
    }
}

impl Client {
    /// Returns a client of a keeper that is about to be shared.
    pub(super) fn new(
        keeper: &Keeper,
        shared: SharedKeeper,
        gone: Receiver<()>,
    ) -> Result<Self, LedgerError> {
        Ok(Self {
            keeper: shared,
            seen: SeenEvening::from_keeper(keeper),
            book: Book::new(reading(keeper.ledger().path(), keeper.ledger().table())?),
            gone,
        })
    }

    /// Goes on in another ledger where the keeper is, and reads that one from now on.
    #[cfg(feature = "club")]
    pub(super) fn go_on_in(
        &mut self,
        copy: fn(&Ledger) -> Result<Ledger, LedgerError>,
        door: Door<'_>,
    ) -> Result<Option<TakenStep>, NotTaken> {
        let door = OwnDoor::from_door(door);
        let (taken, seen, path, table) = self.keeper.ask(move |keeper| {
            let taken = keeper.go_on_in(copy, door.lent());
            let ledger = keeper.ledger();
            let place = (ledger.path().to_owned(), ledger.table().map(str::to_owned));
            (taken, SeenEvening::from_keeper(keeper), place.0, place.1)
        })?;
        self.seen = seen;
        self.book = Book::new(reading(&path, table.as_deref())?);
        taken
    }

    /// Takes a step where the keeper is, and sees the evening as it is afterwards.
    pub(super) fn step(
        &mut self,
        door: Door<'_>,
        take: impl FnOnce(&mut Keeper, Door<'_>) -> Result<TakenStep, NotTaken> + Send + 'static,
    ) -> Result<TakenStep, NotTaken> {
        let door = OwnDoor::from_door(door);
        let (taken, seen) = self
            .keeper
            .ask(move |keeper| (take(keeper, door.lent()), SeenEvening::from_keeper(keeper)))?;
        self.seen = seen;
        taken
    }

    /// Finds out what became of writes where the keeper is, and sees the evening as it is afterwards.
    #[cfg(feature = "club")]
    pub(super) fn find_out(&mut self, door: Door<'_>) -> Result<Option<FoundOut>, NotTaken> {
        let door = OwnDoor::from_door(door);
        let (found, seen) = self.keeper.ask(move |keeper| {
            let found = keeper.find_out(door.lent());
            let seen = matches!(found, Ok(Some(_))).then(|| SeenEvening::from_keeper(keeper));
            (found, seen)
        })?;
        self.seen = seen.unwrap_or_else(|| self.seen.clone());
        found
    }

    pub(super) fn write(&self, write: Write, now: &Now) -> Result<EntryId, LedgerError> {
        let now = now.clone();
        self.keeper.ask(move |keeper| keeper.write(write, &now))?
    }

    pub(super) fn renew(&mut self) -> Result<bool, LedgerError> {
        let before = self.seen.version;
        let newer = self.keeper.ask(move |keeper| {
            (keeper.version() != before).then(|| SeenEvening::from_keeper(keeper))
        })?;
        let is_newer = newer.is_some();
        self.seen = newer.unwrap_or_else(|| self.seen.clone());
        Ok(is_newer)
    }
}

/// Opens a ledger that the keeper has the right to play with, so that this door only reads.
fn reading(path: &Path, table: Option<&str>) -> Result<Ledger, LedgerError> {
    let mut ledger = Ledger::open(path)?;
    if let Some(table) = table {
        ledger.sit_at(table);
    }
    Ok(ledger)
}

impl From<KeeperGone> for LedgerError {
    fn from(_: KeeperGone) -> Self {
        Self::NotWritten
    }
}

impl From<KeeperGone> for NotTaken {
    fn from(gone: KeeperGone) -> Self {
        LedgerError::from(gone).into()
    }
}
