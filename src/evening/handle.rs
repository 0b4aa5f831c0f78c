//! A door's handle on the keeper: the keeper itself, or a client of one that stands on a thread of
//! its own.

use super::book::Book;
#[cfg(feature = "serve")]
use super::client::Client;
#[cfg(feature = "club")]
use super::found_out::FoundOut;
use super::keeper::{Keeper, NotTaken, TakenStep};
#[cfg(feature = "serve")]
use super::shared::SharedKeeper;
use super::state::{Evening, Input, WhichSession, Wishes};
use super::step::{Door, Write};
use crate::date::Now;
#[cfg(feature = "club")]
use crate::ledger::ServerFault;
use crate::ledger::{EntryId, Ledger, LedgerError};
#[cfg(feature = "serve")]
use std::sync::mpsc::channel;

/// A door's handle on the keeper. A door that is alone owns the keeper. Once the keeper is
/// [shared](KeeperHandle::share), the door is one client among several: it sees the evening as it
/// was at its last step, and reads the ledger through a connection of its own.
#[derive(Debug)]
pub(crate) struct KeeperHandle(Held);

#[derive(Debug)]
enum Held {
    Own(Box<Keeper>),
    #[cfg(feature = "serve")]
    Shared(Box<Client>),
}

impl KeeperHandle {
    /// Returns the handle of a door that is alone with a ledger.
    pub(crate) fn new(ledger: Ledger, wishes: Wishes) -> Self {
        Self(Held::Own(Box::new(Keeper::new(ledger, wishes))))
    }

    /// Goes on in another ledger, which `copy` makes from the keeper's, as
    /// [`Keeper::go_on_in`] does.
    #[cfg(feature = "club")]
    pub(crate) fn go_on_in(
        &mut self,
        copy: fn(&Ledger) -> Result<Ledger, LedgerError>,
        door: Door<'_>,
    ) -> Result<Option<TakenStep>, NotTaken> {
        match &mut self.0 {
            Held::Own(keeper) => keeper.go_on_in(copy, door),
            #[cfg(feature = "serve")]
            Held::Shared(client) => client.go_on_in(copy, door),
        }
    }

    /// Returns the evening, as this door last saw it.
    pub(crate) fn evening(&self) -> &Evening {
        match &self.0 {
            Held::Own(keeper) => keeper.evening(),
            #[cfg(feature = "serve")]
            Held::Shared(client) => &client.seen.evening,
        }
    }

    /// Returns the ledger as the evening reads it.
    pub(crate) fn book(&self) -> &Book {
        match &self.0 {
            Held::Own(keeper) => keeper.book(),
            #[cfg(feature = "serve")]
            Held::Shared(client) => &client.book,
        }
    }

    /// Returns the ledger.
    pub(crate) fn ledger(&self) -> &Ledger {
        self.book().ledger()
    }

    /// Returns the version to give with an answer to the question that this door last saw.
    pub(crate) fn version(&self) -> u64 {
        match &self.0 {
            Held::Own(keeper) => keeper.version(),
            #[cfg(feature = "serve")]
            Held::Shared(client) => client.seen.version,
        }
    }

    /// Begins the evening.
    pub(crate) fn start(
        &mut self,
        which: WhichSession,
        door: Door<'_>,
    ) -> Result<TakenStep, NotTaken> {
        self.step(door, move |keeper, door| keeper.start(which, door))
    }

    /// Begins a new evening although another one is open.
    pub(crate) fn start_beside(&mut self, door: Door<'_>) -> Result<TakenStep, NotTaken> {
        self.step(door, Keeper::start_beside)
    }

    /// Begins a dispute about a hand, without an evening.
    pub(crate) fn dispute(&mut self, hand: EntryId, door: Door<'_>) -> Result<TakenStep, NotTaken> {
        self.step(door, move |keeper, door| keeper.dispute(hand, door))
    }

    /// Takes input from this door, which has seen this version.
    pub(crate) fn take(
        &mut self,
        version: u64,
        input: &Input,
        door: Door<'_>,
    ) -> Result<TakenStep, NotTaken> {
        match &mut self.0 {
            Held::Own(keeper) => keeper.take(version, input, door),
            #[cfg(feature = "serve")]
            Held::Shared(client) => {
                let input = input.clone();
                client.step(door, move |keeper, door| keeper.take(version, &input, door))
            }
        }
    }

    /// Writes something that is not part of the evening's hands, and returns its entry.
    pub(crate) fn write(&mut self, write: Write, now: &Now) -> Result<EntryId, LedgerError> {
        match &mut self.0 {
            Held::Own(keeper) => keeper.write(write, now),
            #[cfg(feature = "serve")]
            Held::Shared(client) => client.write(write, now),
        }
    }

    /// Asks a club's server what became of writes that nobody answered, as [`Keeper::find_out`] does.
    #[cfg(feature = "club")]
    pub(crate) fn find_out(&mut self, door: Door<'_>) -> Result<Option<FoundOut>, NotTaken> {
        match &mut self.0 {
            Held::Own(keeper) => keeper.find_out(door),
            #[cfg(feature = "serve")]
            Held::Shared(client) => client.find_out(door),
        }
    }

    /// Returns why a club's server did not take what was entered last on a phone, once.
    #[cfg(feature = "club")]
    pub(crate) fn take_trouble(&mut self) -> Result<Option<ServerFault>, LedgerError> {
        match &mut self.0 {
            // There are no phones.
            Held::Own(_) => Ok(None),
            #[cfg(feature = "serve")]
            Held::Shared(client) => Ok(client.keeper.ask(Keeper::take_trouble)?),
        }
    }

    /// Looks at the evening again, and returns whether another door changed it meanwhile.
    #[cfg_attr(
        not(feature = "serve"),
        expect(clippy::unnecessary_wraps, reason = "a shared keeper may be gone")
    )]
    pub(crate) fn renew(&mut self) -> Result<bool, LedgerError> {
        match &mut self.0 {
            Held::Own(_) => Ok(false),
            #[cfg(feature = "serve")]
            Held::Shared(client) => client.renew(),
        }
    }

    fn step(
        &mut self,
        door: Door<'_>,
        take: impl FnOnce(&mut Keeper, Door<'_>) -> Result<TakenStep, NotTaken> + Send + 'static,
    ) -> Result<TakenStep, NotTaken> {
        match &mut self.0 {
            Held::Own(keeper) => take(keeper, door),
            #[cfg(feature = "serve")]
            Held::Shared(client) => client.step(door, take),
        }
    }
}

#[cfg(feature = "serve")]
impl KeeperHandle {
    /// Gives the keeper a thread of its own, where other doors can ask it, unless it has one
    /// already. Whenever something may be new, `publish` is called there from now on, and nothing
    /// that was given before.
    ///
    /// # Errors
    ///
    /// Fails if the ledger cannot be opened a second time; this door then still owns the keeper.
    pub(crate) fn share(
        &mut self,
        publish: impl FnMut(&Keeper) + Send + 'static,
    ) -> Result<SharedKeeper, LedgerError> {
        let keeper = match &self.0 {
            Held::Own(keeper) => keeper,
            Held::Shared(client) => {
                client.keeper.publish(publish);
                return Ok(client.keeper.clone());
            }
        };
        let (shared, jobs) = SharedKeeper::waiting();
        let (ends, gone) = channel();
        let client = Client::new(keeper, shared.clone(), gone)?;
        let held = std::mem::replace(&mut self.0, Held::Shared(Box::new(client)));
        if let Held::Own(keeper) = held {
            jobs.run(*keeper, ends, publish);
        }
        Ok(shared)
    }
}
