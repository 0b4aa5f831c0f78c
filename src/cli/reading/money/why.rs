//! What a balance is the sum of: every hand, every end of a session, and all that was handed over.

use super::draw;
use crate::cli::draw as drawing;
use crate::cli::error::{Denied, Failure};
use crate::cli::reading::standings::Moved;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{
    EntryId, EveningName, HandCalled, Handover, Ledger, Period, Person, SessionId, StoredCorrection,
};
use crate::letters::same_name;
use crate::record::{ChipValue, currency_key};
use crate::report::account::{Books, if_ended};
use crate::report::session::SessionSoFar;
use crate::report::{Account, Amount};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// Something that a balance is made of.
pub(super) struct Row {
    /// The day to which it belongs.
    pub(super) day: String,
    /// The entry that says it; that of a session for what its end would bring.
    pub(super) entry: EntryId,
    pub(super) what: What,
    /// What it adds to the balance.
    pub(super) amount: Amount,
}

/// What adds to a balance.
pub(super) enum What {
    /// A hand brought so many chips; it may have been corrected, for a reason.
    Hand {
        session: SessionId,
        hand: HandCalled,
        chips: i64,
        corrected: Option<String>,
    },
    /// The end of a session did.
    End { session: SessionId, chips: i64 },
    /// The end of an open session would, if it ended here.
    Open {
        session: SessionId,
        evening: EveningName,
        chips: i64,
    },
    /// Money was handed to somebody.
    To { name: String, handover: Handover },
    /// Money was handed over by somebody.
    From { name: String, handover: Handover },
}

/// Returns everything that somebody's balances are made of, in the order of the days.
pub(super) fn rows(
    person: &Person,
    books: &Books,
    ledger: &Ledger,
    period: Period,
) -> Result<Vec<Row>, Failure> {
    let mut found = played(person, books, ledger, period)?;
    found.extend(still_open(person, ledger, period)?);
    found.extend(handed(person, books)?);
    found.sort_by(|one, other| (&one.day, one.entry).cmp(&(&other.day, other.entry)));
    Ok(found)
}

/// What is known of a session of which something is a row.
struct Session {
    day: String,
    chip: Option<ChipValue>,
}

impl Session {
    fn of(ledger: &Ledger, session: SessionId) -> Result<Self, Failure> {
        let chip = ledger.session(session)?.body.chip;
        Ok(Self {
            day: ledger.day(session)?,
            chip: chip.as_deref().and_then(ChipValue::written),
        })
    }
}

/// Returns what hands and ends of sessions brought.
fn played(
    person: &Person,
    books: &Books,
    ledger: &Ledger,
    period: Period,
) -> Result<Vec<Row>, Failure> {
    let moved = Moved::of(ledger, &books.people, period, &person.names, &[])?;
    let mut sessions: HashMap<SessionId, Session> = HashMap::new();
    let mut hands: HashMap<EntryId, (HandCalled, Option<String>)> = HashMap::new();
    let mut found = Vec::new();
    for line in moved.lines() {
        if let Entry::Vacant(place) = sessions.entry(line.session) {
            place.insert(Session::of(ledger, line.session)?);
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
            Some((hand, corrected)) if !moved.is_end(line) => What::Hand {
                session: line.session,
                hand: hand.clone(),
                chips,
                corrected: corrected.clone(),
            },
            _ => What::End {
                session: line.session,
                chips,
            },
        };
        found.push(Row {
            day: day.clone(),
            entry: line.entry,
            what,
            amount: Amount::of(chips, chip).ok_or(Denied::TooManyChips)?,
        });
    }
    Ok(found)
}

/// Returns what the ends of open sessions would bring.
fn still_open(person: &Person, ledger: &Ledger, period: Period) -> Result<Vec<Row>, Failure> {
    let mut found = Vec::new();
    for session in ledger.open_sessions()? {
        let Session { day, chip } = Session::of(ledger, session)?;
        let Some(chip) = chip.filter(|_| period.has(&day)) else {
            continue;
        };
        for share in if_ended(&SessionSoFar::of(ledger, session)?) {
            let own = person
                .names
                .iter()
                .any(|name| same_name(name, &share.player));
            if own && share.chips != 0 {
                let chips = share.chips;
                found.push(Row {
                    day: day.clone(),
                    entry: session.entry(),
                    what: What::Open {
                        session,
                        evening: ledger.called(session)?.evening,
                        chips,
                    },
                    amount: Amount::of(chips, &chip).ok_or(Denied::TooManyChips)?,
                });
            }
        }
    }
    Ok(found)
}

/// Returns what was handed over to other people and by them; what is in a kitty is nobody's.
fn handed(person: &Person, books: &Books) -> Result<Vec<Row>, Failure> {
    let mut found = Vec::new();
    for handover in &books.handed {
        let people = [&handover.from, &handover.to].map(|name| books.people.of(name));
        let [Some((_, from)), Some((_, to))] = people else {
            continue;
        };
        let (own, other) = (from.name == person.name, to.name == person.name);
        if own == other {
            continue;
        }
        let chips = if own { 1 } else { -1 };
        let handover = handover.clone();
        found.push(Row {
            day: handover.day.clone(),
            entry: handover.entry,
            amount: Amount::of(chips, &handover.amount).ok_or(Denied::TooManyChips)?,
            what: if own {
                let name = to.name.clone();
                What::To { name, handover }
            } else {
                let name = from.name.clone();
                What::From { name, handover }
            },
        });
    }
    Ok(found)
}

/// Draws what balances are made of, each currency with the sum as it grew.
pub(super) fn draw(
    person: &Person,
    rows: &[Row],
    accounts: &[Account],
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut first = true;
    for account in accounts {
        let name = currency_key(&account.currency);
        let of = |row: &&Row| currency_key(&row.amount.currency) == name;
        let mut sum: Option<Amount> = None;
        let mut grid = Grid::new(&say!(lang, balance_headings())).spare(&[2, 3, 5]);
        for row in rows.iter().filter(of) {
            let so_far = match &sum {
                Some(sum) => sum.plus(&row.amount).ok_or(Denied::TooManyChips)?,
                None => row.amount.clone(),
            };
            let (hand, chips, note) = told(row, screen);
            grid.styled_row([
                Styled::from(drawing::glued(&say!(lang, on_day(&row.day)))),
                Styled::from(hand),
                Styled::from(row.entry.to_string()),
                chips,
                draw::styled(screen, &row.amount),
                draw::styled(screen, &so_far),
                Styled::from(note),
            ]);
            sum = Some(so_far);
        }
        if sum.is_none() {
            continue;
        }
        if !std::mem::take(&mut first) {
            screen.line("")?;
        }
        let head = say!(lang, balance_head(&person.name, &account.currency));
        screen.paragraph(&Styled::heading(head))?;
        screen.table(grid)?;
    }
    if first {
        screen.line(say!(lang, no_money()))?;
    }
    Ok(())
}

/// Returns the hand of a row, its chips, and what it is where it is no hand.
fn told(row: &Row, screen: &Screen) -> (String, Styled, String) {
    let lang = screen.lang();
    let nothing = || (String::new(), Styled::from(""));
    match &row.what {
        What::Hand {
            hand,
            chips,
            corrected,
            ..
        } => {
            let note = corrected.as_ref();
            let note = note.map(|reason| say!(lang, page_corrected(reason)));
            (
                hand.to_string(),
                drawing::signed(*chips),
                note.unwrap_or_default(),
            )
        }
        What::End { chips, .. } => {
            let note = say!(lang, settled_row()).to_owned();
            (String::new(), drawing::signed(*chips), note)
        }
        What::Open { evening, chips, .. } => {
            let note = say!(lang, if_it_ended(evening));
            (String::new(), drawing::signed(*chips), note)
        }
        What::To { name, handover } => {
            let (hand, chips) = nothing();
            (hand, chips, say!(lang, handed_to(name, handover)))
        }
        What::From { name, handover } => {
            let (hand, chips) = nothing();
            (hand, chips, say!(lang, handed_by(name, handover)))
        }
    }
}
