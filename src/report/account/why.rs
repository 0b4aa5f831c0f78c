//! What a balance consists of: every hand, every end of a session, every handover, and every adjustment.

use super::adjusted::adjusted_shares;
use super::books::{AccountsView, if_ended};
use super::moved::SessionMovements;
use crate::ledger::{
    EntryId, EveningName, HandCalled, Handover, Ledger, Period, Person, SessionId, StoredCorrection,
};
use crate::letters::same_name;
use crate::record::{ChipValue, Name};
use crate::report::session::SessionSoFar;
use crate::report::{Amount, ReportError};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// An item of a balance.
pub(crate) struct BalanceItem {
    /// The day to which the item belongs.
    pub(crate) day: String,
    /// The entry of the item; for what a session end would bring, the entry that opened the
    /// session.
    pub(crate) entry: EntryId,
    pub(crate) what: BalanceCause,
    /// What the item adds to the balance.
    pub(crate) amount: Amount,
}

/// What an item comes from.
pub(crate) enum BalanceCause {
    /// A hand, or the result of a whole evening, brought these chips; if it was corrected,
    /// `corrected` is the reason.
    Hand {
        session: SessionId,
        hand: HandCalled,
        is_result: bool,
        chips: i64,
        corrected: Option<String>,
    },
    /// The end of a session brought these chips.
    End { session: SessionId, chips: i64 },
    /// The end of an open session would bring these chips if it ended here.
    Open {
        session: SessionId,
        evening: EveningName,
        chips: i64,
    },
    /// The person handed money to somebody.
    To { name: Name, handover: Handover },
    /// The person received money from somebody.
    From { name: Name, handover: Handover },
    /// Something was adjusted, for this reason; `chips` unless it was money.
    Adjusted { chips: Option<i64>, reason: String },
}

/// Returns all items of somebody's balances in a period, by day.
pub(crate) fn rows(
    person: &Person,
    books: &AccountsView,
    ledger: &Ledger,
    period: Period,
) -> Result<Vec<BalanceItem>, ReportError> {
    let mut found = played(person, books, ledger, period)?;
    found.extend(still_open(person, ledger, period)?);
    found.extend(handed(person, books)?);
    found.extend(adjusted(person, books, ledger, period)?);
    found.sort_by(|one, other| (&one.day, one.entry).cmp(&(&other.day, other.entry)));
    Ok(found)
}

/// The parts of a session that its items need.
struct Session {
    day: String,
    chip: Option<ChipValue>,
}

impl Session {
    fn read(ledger: &Ledger, session: SessionId) -> Result<Self, ReportError> {
        let body = ledger.session(session)?.body;
        Ok(Self {
            day: ledger.day(session)?,
            chip: body.worth().cloned(),
        })
    }
}

/// Returns the items for hands and session ends.
fn played(
    person: &Person,
    books: &AccountsView,
    ledger: &Ledger,
    period: Period,
) -> Result<Vec<BalanceItem>, ReportError> {
    let moved = SessionMovements::read(ledger, &books.people, period, &person.names, &[])?;
    let mut sessions: HashMap<SessionId, Session> = HashMap::new();
    let mut hands: HashMap<EntryId, (HandCalled, Option<String>)> = HashMap::new();
    let mut found = Vec::new();
    for line in moved.lines() {
        if let Entry::Vacant(place) = sessions.entry(line.session) {
            place.insert(Session::read(ledger, line.session)?);
            let called = ledger.called(line.session)?;
            for hand in ledger.hands(line.session)? {
                let reason = |correction: StoredCorrection| correction.reason;
                let name = called.hand(hand.number, hand.id);
                hands.insert(hand.id, (name, hand.correction.map(reason)));
            }
        }
        let Some(Session {
            day,
            chip: Some(chip),
        }) = sessions.get(&line.session)
        else {
            continue;
        };
        let chips = line.chips;
        let what = match hands.get(&line.entry) {
            Some((hand, corrected)) if !moved.is_end(line) => BalanceCause::Hand {
                session: line.session,
                hand: hand.clone(),
                is_result: moved.is_result(line),
                chips,
                corrected: corrected.clone(),
            },
            _ => BalanceCause::End {
                session: line.session,
                chips,
            },
        };
        found.push(BalanceItem {
            day: day.clone(),
            entry: line.entry,
            what,
            amount: Amount::from_chips(chips, chip).ok_or(ReportError::TooManyChips)?,
        });
    }
    Ok(found)
}

/// Returns the items for what the ends of open sessions would bring.
fn still_open(
    person: &Person,
    ledger: &Ledger,
    period: Period,
) -> Result<Vec<BalanceItem>, ReportError> {
    let mut found = Vec::new();
    for session in ledger.open_sessions()? {
        let Session { day, chip } = Session::read(ledger, session)?;
        let Some(chip) = chip.filter(|_| period.has(&day)) else {
            continue;
        };
        for share in if_ended(&SessionSoFar::read(ledger, session)?) {
            let own = person
                .names
                .iter()
                .any(|name| same_name(name, &share.player));
            if own && share.chips != 0 {
                let chips = share.chips;
                found.push(BalanceItem {
                    day: day.clone(),
                    entry: session.entry(),
                    what: BalanceCause::Open {
                        session,
                        evening: ledger.called(session)?.evening,
                        chips,
                    },
                    amount: Amount::from_chips(chips, &chip).ok_or(ReportError::TooManyChips)?,
                });
            }
        }
    }
    Ok(found)
}

/// Returns the items for what the person and other people handed each other; handovers to or from a
/// kitty are left out, as its money belongs to nobody.
fn handed(person: &Person, books: &AccountsView) -> Result<Vec<BalanceItem>, ReportError> {
    let mut found = Vec::new();
    for handover in &books.handed {
        let people = [&handover.from, &handover.to].map(|name| books.people.find(name));
        let [Some((_, from)), Some((_, to))] = people else {
            continue;
        };
        let (own, other) = (from.name == person.name, to.name == person.name);
        if own == other {
            continue;
        }
        let chips = if own { 1 } else { -1 };
        let handover = handover.clone();
        found.push(BalanceItem {
            day: handover.day.clone(),
            entry: handover.entry,
            amount: Amount::from_chips(chips, &handover.amount).ok_or(ReportError::TooManyChips)?,
            what: if own {
                let name = to.name.clone();
                BalanceCause::To { name, handover }
            } else {
                let name = from.name.clone();
                BalanceCause::From { name, handover }
            },
        });
    }
    Ok(found)
}

/// Returns the items for what was adjusted.
fn adjusted(
    person: &Person,
    books: &AccountsView,
    ledger: &Ledger,
    period: Period,
) -> Result<Vec<BalanceItem>, ReportError> {
    let mut found = Vec::new();
    for share in adjusted_shares(ledger, &books.people, period, &person.names)? {
        let Some(worth) = share.worth.as_ref().filter(|_| !share.with_kitty) else {
            continue;
        };
        found.push(BalanceItem {
            amount: Amount::from_chips(share.units, worth).ok_or(ReportError::TooManyChips)?,
            day: share.day.clone(),
            entry: share.entry,
            what: BalanceCause::Adjusted {
                chips: share.chips(),
                reason: share.reason,
            },
        });
    }
    Ok(found)
}
