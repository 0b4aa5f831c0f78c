//! `dokbak club check`: compares the server with this copy, says how safe the server is, and mends
//! what the server forgot.

use super::named::{copy_at, has_lost};
use crate::cli::args::ClubCheckArgs;
use crate::cli::club::{Membership, aside, join, may_write};
use crate::cli::error::{Failure, Status};
use crate::cli::opened::asking;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::ledger::postgres::PostgresServer;
use crate::ledger::{ClubServer as _, EntryId, EntryKind, Ledger, LedgerError, RawEntry, Seal};
use std::path::Path;

/// How many entries are fetched at a time.
const STRETCH: u32 = 500;

pub(super) fn run(
    args: &ClubCheckArgs,
    path: &Path,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let (membership, mut ledger) = copy_at(path, screen)?;
    let mut server = membership.server(lang);
    if args.give_back {
        may_write(&mut server)?;
        let given = ledger.give_back()?;
        screen.prose(&say!(lang, club_given_back(given)))?;
    }
    let caught_up = ledger.catch_up();
    if let Err(error) = &caught_up
        && has_lost(error)
    {
        if args.rejoin {
            drop(ledger);
            return rejoin(&membership, path, screen);
        }
        tell_apart(&ledger, &mut server, screen)?;
    }
    caught_up?;
    let is_safe = tell_health(&mut server, screen)?;
    let differ = ledger.compare()?;
    if let Some(first) = differ.first() {
        screen.complain([say!(lang, club_differ(*first, differ.len()))])?;
        return Ok(Status::Damaged);
    }
    let here = ledger.head()?.map_or(0, |(EntryId(last), _)| last);
    screen.line(say!(lang, club_same(here)))?;
    Ok(if is_safe {
        Status::Done
    } else {
        Status::Refused
    })
}

/// Says how safe what the server acknowledges is; returns whether it is.
fn tell_health(server: &mut PostgresServer, screen: &mut Screen) -> Result<bool, Failure> {
    let lang = screen.lang();
    let health = server.health().map_err(LedgerError::from)?;
    let mut wrong = Vec::new();
    if health.is_standby {
        wrong.push(say!(lang, club_is_standby()).to_owned());
    }
    if !health.is_durable {
        wrong.push(say!(lang, club_not_durable()).to_owned());
    }
    if health.standbys > 0 && health.waits_for.is_empty() {
        wrong.push(say!(lang, club_unsafe(health.standbys)));
    }
    if wrong.is_empty() {
        screen.line(say!(lang, club_safe(health.waits_for.is_empty())))?;
        return Ok(true);
    }
    screen.complain(wrong)?;
    Ok(false)
}

/// Names what only the server and what only this copy has.
fn tell_apart(
    ledger: &Ledger,
    server: &mut PostgresServer,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let common = last_common(ledger, server)?;
    let mut here = Vec::new();
    loop {
        let after = here.last().map_or(common, |last: &RawEntry| last.id);
        let found = ledger.written(after, STRETCH)?;
        if found.is_empty() {
            break;
        }
        here.extend(found);
    }
    let mut there = Vec::new();
    loop {
        let after = there.last().map_or(common, |last: &RawEntry| last.id);
        let found = server.entries(after, STRETCH).map_err(LedgerError::from)?;
        if found.is_empty() {
            break;
        }
        there.extend(found);
    }
    for (is_here, entries) in [(true, here), (false, there)] {
        if let (Some(first), Some(last)) = (entries.first(), entries.last()) {
            let hands = entries.iter().filter(|entry| entry.kind == EntryKind::Hand);
            let hands = hands.count();
            screen.line(say!(lang, club_only(is_here, first.id.0, last.id.0, hands)))?;
        }
    }
    Ok(())
}

/// Returns the last entry that the server and this copy have in common; 0 if there is none.
fn last_common(ledger: &Ledger, server: &mut PostgresServer) -> Result<EntryId, Failure> {
    let head = |seal: Option<Seal>| seal.map_or(0, |seal| seal.entry.0);
    let there = head(server.head().map_err(LedgerError::from)?);
    let here = ledger.head()?.map_or(0, |(EntryId(last), _)| last);
    // Once they differ, they differ in every later entry.
    let (mut same, mut other) = (0, there.min(here) + 1);
    while other - same > 1 {
        let middle = EntryId(i64::midpoint(same, other));
        let own = ledger.written(EntryId(middle.0 - 1), 1)?.pop();
        if own.map(|own| own.hash) == server.hash(middle).map_err(LedgerError::from)? {
            same = middle.0;
        } else {
            other = middle.0;
        }
    }
    Ok(EntryId(same))
}

/// Puts the copy aside, fetches the server's entries anew, and takes in what only the copy had.
fn rejoin(membership: &Membership, path: &Path, screen: &mut Screen) -> Result<Status, Failure> {
    let kept = aside(path)?;
    let mut ledger = asking(path, screen, Ledger::open_to_play)?;
    ledger.follow(Box::new(membership.server(screen.lang())));
    ledger.catch_up()?;
    let joined = join(&mut ledger, &kept)?;
    screen.prose(&say!(screen.lang(), club_joined_again(joined.new)))?;
    Ok(Status::Done)
}
