//! A table's turn to write on a club's server.

use super::chain::RawEntry;
use super::server::ClubServer;
use super::server_fault::ServerFault;
use super::{EntryId, LedgerError, Seal};
use std::thread;
use std::time::{Duration, Instant};

/// How many entries one transaction writes on the server.
const WRITTEN_AT_ONCE: usize = 500;
/// How long a server is waited for, and the pause between two tries.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(100);

/// A table's turn: nobody else in the club writes while it exists.
#[derive(Debug)]
pub(super) struct ClubTurn<'a> {
    pub(super) server: &'a mut dyn ClubServer,
    /// The server's time.
    pub(super) now: String,
    /// The last entry that the server had when the turn began.
    pub(super) head: EntryId,
    has_ended: bool,
}

impl<'a> ClubTurn<'a> {
    /// Begins a turn. Tries again for as long as `patience` if the server is away or somebody else
    /// was faster.
    pub(super) fn begin(
        server: &'a mut dyn ClubServer,
        patience: Duration,
    ) -> Result<Self, LedgerError> {
        let now = waited_for(server, patience, |server| server.begin())?;
        Ok(ClubTurn {
            server,
            now,
            head: EntryId(0),
            has_ended: false,
        })
    }

    /// Commits what was appended after the turn began, on the server, at most 500 entries at a
    /// time.
    pub(super) fn commit(mut self, written: &[RawEntry]) -> Result<(), LedgerError> {
        let mut done = 0;
        for part in written.chunks(WRITTEN_AT_ONCE) {
            let before = written.get(..done).and_then(<[RawEntry]>::last);
            if let Err(fault) = self.commit_part(before, part) {
                let of = written.len();
                return Err(match done {
                    0 => fault,
                    written => ServerFault::Partly { written, of },
                }
                .into());
            }
            done += part.len();
        }
        Ok(())
    }

    /// Commits a part; `before` is the last entry of the part before.
    fn commit_part(
        &mut self,
        before: Option<&RawEntry>,
        part: &[RawEntry],
    ) -> Result<(), ServerFault> {
        let Some(last) = part.last() else {
            return Ok(());
        };
        if let Some(before) = before {
            self.server.begin()?;
            self.has_ended = false;
            let head = self.server.head()?;
            if head.is_none_or(|head| head.hash != before.hash) {
                return Err(ServerFault::Again(
                    "another table wrote in between".to_owned(),
                ));
            }
        }
        self.server.insert(part)?;
        self.has_ended = true;
        let begun = Instant::now();
        match self.server.commit() {
            Err(ServerFault::Unknown(why)) => self.look_up(&seal_of(last), begun, why),
            answered => answered,
        }
    }

    /// Finds out whether the server has an entry whose commit, which began then, nobody answered.
    fn look_up(&mut self, last: &Seal, begun: Instant, why: String) -> Result<(), ServerFault> {
        loop {
            match self.server.confirm(last) {
                Ok(true) => return Ok(()),
                Ok(false) => return Err(ServerFault::Away(why)),
                Err(ServerFault::Refused(why)) => return Err(ServerFault::Unknown(why)),
                Err(_) if begun.elapsed() > PATIENCE => return Err(ServerFault::Unknown(why)),
                Err(_) => thread::sleep(PAUSE),
            }
        }
    }
}

impl Drop for ClubTurn<'_> {
    fn drop(&mut self) {
        if !self.has_ended {
            self.server.give_up();
        }
    }
}

/// Asks a server. Tries again for as long as `patience` if it is away or somebody else was faster.
pub(super) fn waited_for<T>(
    server: &mut dyn ClubServer,
    patience: Duration,
    ask: impl Fn(&mut dyn ClubServer) -> Result<T, ServerFault>,
) -> Result<T, ServerFault> {
    let begun = Instant::now();
    let mut waits = false;
    loop {
        match ask(server) {
            // A standby may just be taking over.
            Err(fault @ (ServerFault::Again(_) | ServerFault::Away(_) | ServerFault::Standby))
                if begun.elapsed() < patience =>
            {
                if !waits && !matches!(fault, ServerFault::Again(_)) {
                    server.is_waited_for();
                    waits = true;
                }
                thread::sleep(PAUSE);
            }
            answered => return answered,
        }
    }
}

/// Returns the number and hash of an entry.
pub(super) fn seal_of(entry: &RawEntry) -> Seal {
    Seal {
        entry: entry.id,
        hash: entry.hash.clone(),
    }
}
