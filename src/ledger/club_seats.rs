//! Who plays and played at which table of a club.

use super::people::People;
use super::read::SESSIONS;
use super::row::session;
use super::{Ledger, LedgerError};
use crate::letters::key;
use crate::record::Name;
use std::collections::{BTreeMap, BTreeSet};

/// Who plays and played at the other tables of a club, as one table sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClubSeats {
    /// Everybody who has played at this table.
    here: BTreeSet<String>,
    /// The table at which somebody last played elsewhere.
    elsewhere: BTreeMap<String, String>,
    /// The other table at which somebody plays, and the day of that evening.
    playing: BTreeMap<String, (String, String)>,
}

impl ClubSeats {
    /// Returns the other table that somebody is known from; `None` if this person has played at
    /// this table before, or nowhere.
    pub fn known_from(&self, name: &str, people: &People) -> Option<&str> {
        let key = key(people.called(name));
        let table = self.elsewhere.get(&key)?;
        (!self.here.contains(&key)).then_some(table)
    }

    /// Returns the other table at which somebody plays on a day; `None` if at none.
    pub fn plays_at(&self, name: &str, day: &str, people: &People) -> Option<&str> {
        let (table, of) = self.playing.get(&key(people.called(name)))?;
        (of == day).then_some(table)
    }
}

impl Ledger {
    /// Returns who plays and played at the other tables of the club; nobody if this ledger is at no
    /// table of one.
    pub fn club_seats(&self, people: &People) -> Result<ClubSeats, LedgerError> {
        let mut seats = ClubSeats::default();
        if self.table().is_none() {
            return Ok(seats);
        }
        let standing = self.standing()?;
        let sessions = self.all(&format!("{SESSIONS} ORDER BY s.id"), [], |row| {
            session(row, &standing)
        })?;
        for session in sessions.into_iter().filter(|session| !session.void) {
            let keys = session.body.players.iter();
            let keys = keys.map(|name: &Name| key(people.called(name)));
            // Those who played before there were tables are known at each.
            let other = session
                .body
                .table
                .as_ref()
                .filter(|_| !self.is_ours(&session.body));
            let Some(table) = other.cloned() else {
                seats.here.extend(keys);
                continue;
            };
            for key in keys {
                if session.closed.is_none() {
                    let day = session.body.day.clone();
                    let day = day.unwrap_or_else(|| session.at.chars().take(10).collect());
                    seats.playing.insert(key.clone(), (table.clone(), day));
                } else {
                    seats.playing.remove(&key);
                }
                seats.elsewhere.insert(key, table.clone());
            }
        }
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::evening;
    use super::super::{CloseBody, Ledger, SessionBody, SessionId};
    use std::path::Path;

    const AT: &str = "2026-11-20T19:30:00Z";

    fn sit(ledger: &mut Ledger, table: &str, players: [&str; 2]) -> SessionId {
        ledger.sit_at(table);
        let body = SessionBody {
            players: players.map(Into::into).to_vec(),
            ..evening()
        };
        ledger.open_session(AT, "0.3.0", &body).unwrap()
    }

    #[test]
    fn whoever_plays_elsewhere_is_known_and_seen() {
        let mut ledger = Ledger::trial(Path::new("club.db")).unwrap();
        let third = sit(&mut ledger, "3", ["Minsu", "Ann"]);
        sit(&mut ledger, "5", ["Bo", "Chul"]);
        let people = ledger.people().unwrap();
        let seats = ledger.club_seats(&people).unwrap();
        // At table 5: Minsu is known from table 3, and plays there today.
        assert_eq!(seats.known_from("minsu", &people), Some("3"));
        assert_eq!(seats.plays_at("Minsu", "2026-11-20", &people), Some("3"));
        assert_eq!(seats.plays_at("Minsu", "2026-11-21", &people), None);
        // Bo is this table's own, Duk is nobody's.
        assert_eq!(seats.known_from("Bo", &people), None);
        assert_eq!(seats.plays_at("Bo", "2026-11-20", &people), None);
        assert_eq!(seats.known_from("Duk", &people), None);

        let nothing = CloseBody {
            net: vec![("Minsu".into(), 0), ("Ann".into(), 0)],
            transfers: Vec::new(),
        };
        ledger.close_session(third, AT, "0.3.0", &nothing).unwrap();
        let people = ledger.people().unwrap();
        let seats = ledger.club_seats(&people).unwrap();
        assert_eq!(seats.known_from("Minsu", &people), Some("3"));
        assert_eq!(seats.plays_at("Minsu", "2026-11-20", &people), None);
        // Once Minsu sat here, nobody asks again.
        sit(&mut ledger, "5", ["Minsu", "Duk"]);
        let people = ledger.people().unwrap();
        let seats = ledger.club_seats(&people).unwrap();
        assert_eq!(seats.known_from("Minsu", &people), None);
    }

    #[test]
    fn the_last_one_is_this_tables() {
        let mut ledger = Ledger::trial(Path::new("club.db")).unwrap();
        let third = sit(&mut ledger, "3", ["Minsu", "Ann"]);
        let fifth = sit(&mut ledger, "5", ["Bo", "Chul"]);
        let last = |ledger: &Ledger| {
            let latest = ledger.latest_session().unwrap().map(|session| session.id);
            let open = ledger.open_session_to_resume().unwrap();
            (latest, open.map(|session| session.id))
        };
        assert_eq!(last(&ledger), (Some(fifth), Some(fifth)));
        ledger.sit_at("3");
        assert_eq!(last(&ledger), (Some(third), Some(third)));
        assert_eq!(
            ledger.session(third).unwrap().body.table.as_deref(),
            Some("3")
        );
        ledger.sit_at("7");
        assert_eq!(last(&ledger), (None, None));
    }
}
