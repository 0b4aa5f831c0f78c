//! Finds evenings that seem to have been kept in two ledgers: sessions on one day, with the same
//! people, whose hands had the same results.

use super::spelled::spelled;
use crate::ledger::{
    Day, DuplicateStatement, Entry as Written, EntryId, Handover, Ledger, LedgerError, People,
    Period, SessionId, StoredHand, StoredSession,
};
use crate::letters::key;
use crate::record::{Name, currency_key};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// Two sessions that seem to be one evening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// The two sessions, the one written or taken in here first before the other, and what was said
    /// about them.
    pub word: DuplicateStatement,
    /// The day of both sessions, such as `2026-11-22`.
    pub day: String,
    /// For each session, how many of its hands the two do not share.
    pub hands: (u32, u32),
    /// How many hands of one session have an equal hand in the other.
    pub equal: u32,
    /// People who seem to have a different name in each session: the name in the first session,
    /// then the name in the other.
    pub spelled: Vec<(Name, Name)>,
}

/// Returns the pairs of sessions that seem to be one evening, the earliest day first. Only sessions
/// from two ledgers can be kept twice. Sessions that already do not count are left out, unless
/// somebody ruled that the two are one evening.
pub fn alike(ledger: &Ledger) -> Result<Vec<Alike>, LedgerError> {
    let people = ledger.people()?;
    let notes = MoneyNotes::read(ledger)?;
    let mut found = Vec::new();
    for Day { day, sessions } in ledger.days(Period::default())? {
        let sessions = sessions.into_iter().filter(|on| on.is_its_day);
        let sessions: Vec<SessionId> = sessions.map(|on| on.session).collect();
        if sessions.len() > 1 {
            of_day(ledger, (&people, &notes), &day, &sessions, &mut found)?;
        }
    }
    Ok(found)
}

/// Returns whether it is undecided which of two sessions counts: nobody ruled on the two, and both
/// count.
pub fn is_open(ledger: &Ledger, (one, other): (SessionId, SessionId)) -> Result<bool, LedgerError> {
    if ledger.said_of(one, other)?.is_some() {
        return Ok(false);
    }
    for session in [one, other] {
        if !ledger.hands(session)?.iter().any(|hand| hand.counts) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Finds the pairs of sessions on a day that seem to be one evening.
fn of_day(
    ledger: &Ledger,
    (people, notes): (&People, &MoneyNotes),
    day: &str,
    sessions: &[SessionId],
    found: &mut Vec<Alike>,
) -> Result<(), LedgerError> {
    let books = sessions
        .iter()
        .map(|one| SessionHands::read(ledger, people, *one));
    let mut books: Vec<SessionHands> = books.collect::<Result<_, _>>()?;
    books.retain(|book| !book.hands.is_empty());
    for (at, one) in books.iter().enumerate() {
        for other in books.iter().skip(at + 1) {
            // A session written here comes first.
            let taken = one.ledger().is_some() && other.ledger().is_none();
            let (one, other) = if taken { (other, one) } else { (one, other) };
            let pair = SessionPair { one, other };
            let Some(likeness) = pair.likeness(people) else {
                continue;
            };
            let Likeness {
                hands,
                equal,
                spelled,
            } = likeness;
            if notes.sat_together(ledger, people, &spelled)? {
                continue;
            }
            let word = pair.word(ledger, people, notes.of_day(day))?;
            if word.said.is_some() || !(one.is_beside() || other.is_beside()) {
                found.push(Alike {
                    word,
                    day: day.to_owned(),
                    hands,
                    equal,
                    spelled,
                });
            }
        }
    }
    Ok(())
}

/// An entry that notes handovers, and the ledger that first wrote it (`None` for this one).
struct MoneyNote {
    entry: EntryId,
    ledger: Option<String>,
    handed: Vec<Handover>,
}

/// What is looked up once for the whole ledger: all handover entries by day and, once needed, who
/// sat at each table.
struct MoneyNotes {
    by_day: BTreeMap<String, BTreeMap<EntryId, MoneyNote>>,
    tables: OnceCell<Vec<Vec<Name>>>,
}

impl MoneyNotes {
    fn read(ledger: &Ledger) -> Result<Self, LedgerError> {
        let mut notes: BTreeMap<String, BTreeMap<EntryId, MoneyNote>> = BTreeMap::new();
        for handover in ledger.noted_handovers(Period::default())? {
            let of_day = notes.entry(handover.day.clone()).or_default();
            let note = match of_day.entry(handover.entry) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(place) => place.insert(MoneyNote {
                    entry: handover.entry,
                    ledger: ledger_of(&ledger.entry(handover.entry)?).map(str::to_owned),
                    handed: Vec::new(),
                }),
            };
            note.handed.push(handover);
        }
        Ok(Self {
            by_day: notes,
            tables: OnceCell::new(),
        })
    }

    /// Returns whether, in any pair of names that may mean one person, both sat at one table: then
    /// they are two people.
    fn sat_together(
        &self,
        ledger: &Ledger,
        people: &People,
        spelled: &[(Name, Name)],
    ) -> Result<bool, LedgerError> {
        if spelled.is_empty() {
            return Ok(false);
        }
        let tables = if let Some(tables) = self.tables.get() {
            tables
        } else {
            let sessions = ledger.sessions()?.into_iter();
            let tables = sessions.map(|session| session.body.players).collect();
            self.tables.get_or_init(|| tables)
        };
        Ok(tables.iter().any(|players| {
            let sat = |who: &str| players.iter().any(|name| people.are_one(name, who));
            spelled.iter().any(|(one, other)| sat(one) && sat(other))
        }))
    }

    fn of_day(&self, day: &str) -> impl Iterator<Item = &MoneyNote> {
        self.by_day.get(day).into_iter().flat_map(BTreeMap::values)
    }
}

/// A session with its hands and its origin.
struct SessionHands {
    session: StoredSession,
    hands: Vec<StoredHand>,
    opened: Written,
    /// Who sat in the session.
    sat: Vec<PersonRef>,
}

impl SessionHands {
    fn read(ledger: &Ledger, people: &People, session: SessionId) -> Result<Self, LedgerError> {
        let hands = ledger.hands(session)?;
        let opened = ledger.entry(session.entry())?;
        let session = ledger.session(session)?;
        let players = session.body.players.iter();
        Ok(Self {
            sat: players.map(|name| who(people, name)).collect(),
            hands,
            opened,
            session,
        })
    }

    /// Returns the ledger that first wrote the session; `None` if it is this one.
    fn ledger(&self) -> Option<&str> {
        ledger_of(&self.opened)
    }

    /// Returns the hash of the session's opening entry in the ledger that first wrote it.
    fn hash(&self) -> &str {
        let origin = self.opened.origin.as_ref();
        origin.map_or(&self.opened.hash, |origin| &origin.hash)
    }

    /// Returns whether no hand of the session counts.
    fn is_beside(&self) -> bool {
        !self.hands.iter().any(|hand| hand.counts)
    }

    fn ended(&self) -> &str {
        let last = self.hands.last();
        last.map_or(&self.session.at, |hand| &hand.at)
    }

    fn first(&self) -> u32 {
        self.hands.first().map_or(1, |hand| hand.number)
    }

    /// Returns the nets of the hands from number `first` on, leaving out hands that moved nothing.
    fn nets(&self, first: u32, people: &People) -> Vec<Vec<(PersonRef, i64)>> {
        let hands = self.hands.iter().filter(|hand| hand.number >= first);
        let nets = hands.map(|hand| {
            let moved = hand.net.iter().filter(|(_, chips)| *chips != 0);
            let mut net: Vec<(PersonRef, i64)> = moved
                .map(|(name, chips)| (who(people, name), *chips))
                .collect();
            net.sort();
            net
        });
        nets.filter(|net| !net.is_empty()).collect()
    }
}

/// A person by place among all people, or the folded name if it belongs to nobody.
pub(super) type PersonRef = Result<usize, String>;

pub(super) fn who(people: &People, name: &str) -> PersonRef {
    people
        .find(name)
        .map_or_else(|| Err(key(name)), |(place, _)| Ok(place))
}

fn ledger_of(entry: &Written) -> Option<&str> {
    entry.origin.as_ref().map(|origin| origin.ledger.as_str())
}

/// How alike two sessions are.
struct Likeness {
    /// For each session, how many of its hands the two do not share.
    hands: (u32, u32),
    /// How many hands of one session have an equal hand in the other.
    equal: u32,
    /// People who seem to have a different name in each session.
    spelled: Vec<(Name, Name)>,
}

/// Returns whether each hand of the shorter list moved the same amounts as a hand of the other
/// list, no matter who won or lost them.
fn same_amounts(nets: &[Vec<(PersonRef, i64)>], others: &[Vec<(PersonRef, i64)>]) -> bool {
    let amounts = |nets: &[Vec<(PersonRef, i64)>]| -> Vec<Vec<i64>> {
        let of_each = nets.iter().map(|net| {
            let mut chips: Vec<i64> = net.iter().map(|(_, chips)| *chips).collect();
            chips.sort_unstable();
            chips
        });
        of_each.collect()
    };
    let (mut fewer, mut more) = (amounts(nets), amounts(others));
    if fewer.len() > more.len() {
        std::mem::swap(&mut fewer, &mut more);
    }
    fewer.iter().all(|net| {
        let at = more.iter().position(|other| other == net);
        at.map(|at| more.swap_remove(at)).is_some()
    })
}

struct SessionPair<'a> {
    one: &'a SessionHands,
    other: &'a SessionHands,
}

impl SessionPair<'_> {
    /// Returns how alike the two sessions are; `None` if they are too different to be one evening.
    fn likeness(&self, people: &People) -> Option<Likeness> {
        let Self { one, other } = self;
        if !self.are_of_two_ledgers() {
            return None;
        }
        let first = one.first().max(other.first());
        let (nets, mut others) = (one.nets(first, people), other.nets(first, people));
        let spelled = if self.same_people() {
            Vec::new()
        } else {
            self.spelled(people)
                .filter(|_| same_amounts(&nets, &others))?
        };
        let same: Vec<(PersonRef, PersonRef)> = spelled
            .iter()
            .map(|(one, other)| (who(people, other), who(people, one)))
            .collect();
        for net in others.iter_mut().filter(|_| !same.is_empty()) {
            for (name, _) in net.iter_mut() {
                if let Some((_, known)) = same.iter().find(|(other, _)| other == name) {
                    name.clone_from(known);
                }
            }
            net.sort();
        }
        let fewer = nets.len().min(others.len());
        let mut equal = 0;
        for net in &nets {
            if let Some(at) = others.iter().position(|other| other == net) {
                others.swap_remove(at);
                equal += 1;
            }
        }
        let apart = |book: &SessionHands| {
            let hands = book.hands.iter().filter(|hand| hand.number >= first);
            u32::try_from(hands.count()).unwrap_or(u32::MAX)
        };
        // Similar names alone prove little, so the hands must then agree more closely.
        let alike = if spelled.is_empty() {
            equal > 0 && equal * 2 >= fewer
        } else {
            equal > 1 && equal == fewer
        };
        alike.then(|| Likeness {
            hands: (apart(one), apart(other)),
            equal: u32::try_from(equal).unwrap_or(u32::MAX),
            spelled,
        })
    }

    /// Returns pairs of names that may each mean one person. `None` if there are none, or if even
    /// with them more than one person sat in only one of the sessions.
    fn spelled(&self, people: &People) -> Option<Vec<(Name, Name)>> {
        let alone = |book: &SessionHands, other: &SessionHands| -> Vec<Name> {
            let there = &other.session.body.players;
            let is_there =
                |name: &Name| there.iter().any(|it| who(people, it) == who(people, name));
            let players = book.session.body.players.iter();
            players.filter(|name| !is_there(name)).cloned().collect()
        };
        let (own, others) = (alone(self.one, self.other), alone(self.other, self.one));
        let all = self.one.session.body.players.len();
        let most = all.max(self.other.session.body.players.len());
        let pairs = spelled(&own, &others);
        let common = all - own.len() + pairs.len();
        (!pairs.is_empty() && common > 1 && common + 1 >= most).then_some(pairs)
    }

    /// Returns whether the two sessions may come from two ledgers.
    fn are_of_two_ledgers(&self) -> bool {
        let Self { one, other } = self;
        match (one.ledger(), other.ledger()) {
            (None, None) => false,
            // Sessions of two copies of one ledger that continued separately are from two ledgers;
            // their sessions were opened by the same entry or played at the same time.
            (Some(ledger), Some(same)) if ledger == same => {
                one.hash() == other.hash()
                    || one.session.at.as_str() < other.ended()
                        && other.session.at.as_str() < one.ended()
            }
            _ => true,
        }
    }

    /// Returns whether the same people, except at most one, sat in both sessions.
    fn same_people(&self) -> bool {
        let (own, others) = (&self.one.sat, &self.other.sat);
        let common = own.iter().filter(|one| others.contains(one)).count();
        common > 1 && common + 1 >= own.len().max(others.len())
    }

    /// Returns what was said about the two sessions, and the handovers that both ledgers noted.
    fn word<'n>(
        &self,
        ledger: &Ledger,
        people: &People,
        notes: impl Iterator<Item = &'n MoneyNote>,
    ) -> Result<DuplicateStatement, LedgerError> {
        let (one, other) = (self.one.session.id, self.other.session.id);
        Ok(DuplicateStatement {
            one,
            other,
            said: ledger.said_of(one, other)?,
            handed: self.handed(people, notes),
        })
    }

    /// Returns the entries of the day that note the same handovers in both ledgers: those of the
    /// first session's ledger, then those of the other's.
    fn handed<'n>(
        &self,
        people: &People,
        notes: impl Iterator<Item = &'n MoneyNote>,
    ) -> (Vec<EntryId>, Vec<EntryId>) {
        let (from, to) = (self.one.ledger(), self.other.ledger());
        let (mut own, mut others) = (Vec::new(), Vec::new());
        // Handovers noted in two copies of one ledger cannot be told apart.
        for note in notes.filter(|_| from != to) {
            if note.ledger.as_deref() == from {
                own.push((note.entry, transfers(&note.handed, people)));
            } else if note.ledger.as_deref() == to {
                others.push((note.entry, transfers(&note.handed, people)));
            }
        }
        let mut both = (Vec::new(), Vec::new());
        for (entry, what) in own {
            if let Some(at) = others.iter().position(|(_, other)| *other == what) {
                both.0.push(entry);
                both.1.push(others.swap_remove(at).0);
            }
        }
        both
    }
}

/// From, to, units, decimal places and currency of a handover.
pub(super) type TransferKey = (PersonRef, PersonRef, i64, u8, String);

/// Returns who handed whom how much in one entry, independent of how names and currencies are
/// spelled.
pub(super) fn transfers(handed: &[Handover], people: &People) -> Vec<TransferKey> {
    let transfer = |one: &Handover| {
        let money = &one.amount;
        let currency = currency_key(&money.currency);
        let (from, to) = (who(people, &one.from), who(people, &one.to));
        (from, to, money.units, money.places, currency)
    };
    let mut all: Vec<TransferKey> = handed.iter().map(transfer).collect();
    all.sort();
    all
}
