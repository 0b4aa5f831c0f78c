//! `dokbak club status`: whether everything is on the server, and who plays where.

use super::named::copy_at;
use crate::cli::club::{alone_of, join};
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::{EntryId, LedgerError, NowPlaying};
use std::path::Path;

pub(super) fn run(path: &Path, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let (membership, mut ledger) = copy_at(path, screen)?;
    let table = membership.table.as_deref();
    let url = membership.address.to_string();
    let encrypted = membership.address.is_encrypted();
    screen.line(say!(lang, club_is(&url, table, encrypted)))?;
    let alone = alone_of(path);
    let caught_up = ledger.catch_up();
    if alone.exists() {
        if caught_up.is_err() {
            screen.prose(&say!(lang, club_waits(&alone)))?;
        } else {
            let joined = join(&mut ledger, &alone)?;
            screen.prose(&say!(lang, club_joined_again(joined.new)))?;
        }
    }
    caught_up?;
    let here = ledger.head()?.map_or(0, |(EntryId(last), _)| last);
    screen.line(say!(lang, club_same(here)))?;
    let mut server = membership.server(lang);
    let health = server.health().map_err(LedgerError::from)?;
    let writes = server.writes().map_err(LedgerError::from)?;
    screen.line(say!(lang, club_versions(&health.version, &writes)))?;
    for row in ledger.playing()? {
        if let Some(now) = NowPlaying::from_json(&row.state) {
            screen.line(say!(lang, club_plays(&row.table, &now, row.seconds_ago)))?;
        }
    }
    Ok(Status::Done)
}
