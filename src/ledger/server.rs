//! What a ledger needs of a club's server: a chain of entries that many tables append to, one at a
//! time. The server holds entries and computes nothing; every table has a copy in a file of its own.

use super::chain::RawEntry;
use super::now_playing::PlayingRow;
use super::server_fault::ServerFault;
use super::{EntryId, Seal};
use std::fmt::Debug;

/// A server that holds a club's entries.
pub trait ClubServer: Debug + Send {
    /// Returns the last entry; `None` if there is none.
    fn head(&mut self) -> Result<Option<Seal>, ServerFault>;

    /// Returns at most `most` entries after `after`, in order.
    fn entries(&mut self, after: EntryId, most: u32) -> Result<Vec<RawEntry>, ServerFault>;

    /// Returns the hash of an entry; `None` if the server has no such entry.
    fn hash(&mut self, entry: EntryId) -> Result<Option<String>, ServerFault>;

    /// Begins to append: waits until nobody else does, and returns the server's time, RFC 3339 in
    /// UTC. [`head`](Self::head), [`entries`](Self::entries) and [`hash`](Self::hash) then tell
    /// what nobody else can change until [`commit`](Self::commit) or [`give_up`](Self::give_up).
    fn begin(&mut self) -> Result<String, ServerFault>;

    /// Writes entries after the last one.
    fn insert(&mut self, entries: &[RawEntry]) -> Result<(), ServerFault>;

    /// Commits what was inserted. Errors: [`ServerFault::Unknown`] if it may be committed or not.
    fn commit(&mut self) -> Result<(), ServerFault>;

    /// Ends without writing anything. What cannot be told to the server ends with the connection.
    fn give_up(&mut self);

    /// Finds out what became of a commit that nobody answered: waits until nobody writes, and
    /// returns whether the server has this entry, for good.
    fn confirm(&mut self, last: &Seal) -> Result<bool, ServerFault>;

    /// Is told that somebody waits for the server, which is away.
    fn is_waited_for(&mut self);

    /// Overwrites what a table plays now, JSON, for the hall; `None` if it plays nothing.
    fn show_playing(&mut self, table: &str, playing: Option<&str>) -> Result<(), ServerFault>;

    /// Returns what every table said last that it plays.
    fn playing(&mut self) -> Result<Vec<PlayingRow>, ServerFault>;
}
