//! What a ledger has already of hands that were noted down.

use super::Noted;
use super::aligned::aligned;
use super::key::RecordKey;
use crate::date::Date;
use crate::ledger::{Body, Ledger, LedgerError, Period, SessionBody, StoredHand};
use crate::letters::key as folded;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A hand of the ledger with its session.
#[derive(Clone, Debug)]
pub struct LedgerHand {
    /// The hand.
    pub hand: Rc<StoredHand>,
    /// Who plays there, by which rules and for what.
    pub session: Rc<SessionBody>,
}

/// What a ledger has of a hand that was noted down.
#[derive(Clone, Debug)]
pub enum There {
    /// Nothing.
    Nowhere,
    /// The hand: the notes have all hands of its session.
    Same(LedgerHand),
    /// A hand that is the same, of a session from which the notes lack other hands: it may be one of
    /// other notes of the day.
    Equal(LedgerHand),
    /// A hand at the same place that is nearly the same, and what becomes of that.
    Nearly(LedgerHand, Tie),
}

/// What becomes of a hand of the ledger that a noted one mends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// It can be corrected.
    Correction,
    /// It cannot: its chips are worth something else.
    Chip,
    /// It cannot: it was played by other rules.
    Rules,
    /// It cannot: others played it.
    Players,
}

/// What being the same weighs: more than being nearly the same can for all hands of a day.
const SAME: u64 = 1 << 32;

/// How many pairs of hands are compared at most for slips.
const MOST_PAIRS: usize = 250_000;

/// Returns what a ledger has of each of these hands. Hands are known by what was played: of sessions
/// that the notes of their day have whole each hand is one of the notes, mended or not; of others the notes
/// may be other ones. `called` says under which name somebody is looked for whom the notes call so.
pub fn there(
    noted: &[Noted],
    ledger: &Ledger,
    called: &dyn Fn(&str) -> String,
) -> Result<Vec<There>, LedgerError> {
    let people = ledger.people()?;
    let who = |name: &str| match people.find(name) {
        Some((at, _)) => format!("@{at}"),
        None => format!("@{}", folded(name)),
    };
    let noted_by = |name: &str| who(&called(name));
    let mut days: BTreeMap<Date, Vec<&Noted>> = BTreeMap::new();
    for hand in noted {
        days.entry(hand.day).or_default().push(hand);
    }
    let mut found: BTreeMap<Date, std::vec::IntoIter<There>> = BTreeMap::new();
    for (date, hands) in days {
        let mut evenings = evenings(ledger, date, &who)?;
        let mut day = NotedDay::new(&hands, &noted_by);
        if !evenings.is_empty() {
            day.compare(&mut evenings);
        }
        found.insert(date, day.found.into_iter());
    }
    let next = |hand: &Noted| found.get_mut(&hand.day).and_then(Iterator::next);
    let all = noted.iter().map(next);
    Ok(all.map(|there| there.unwrap_or(There::Nowhere)).collect())
}

/// A session of the day, as the ledger has it.
struct SessionOfDay {
    hands: Vec<CandidateHand>,
    /// Whether all of it is in the notes.
    is_claimed: bool,
}

/// A hand of it.
struct CandidateHand {
    here: LedgerHand,
    /// As it was first written, and as it is now.
    keys: Vec<RecordKey>,
    is_matched: bool,
}

impl CandidateHand {
    fn is(&self, key: &RecordKey) -> bool {
        self.keys.contains(key)
    }

    fn likeness(&self, key: &RecordKey) -> u64 {
        let alike = self.keys.iter().filter_map(|own| own.likeness(key));
        alike.max().unwrap_or(0)
    }
}

/// Returns the sessions of a day that have hands.
fn evenings(
    ledger: &Ledger,
    day: Date,
    who: &dyn Fn(&str) -> String,
) -> Result<Vec<SessionOfDay>, LedgerError> {
    let period = Period {
        since: Some(day),
        until: Some(day),
    };
    let mut evenings = Vec::new();
    for id in ledger.session_ids(period)? {
        let session = Rc::new(ledger.session(id)?.body);
        let mut hands = Vec::new();
        for hand in ledger.hands(id)? {
            let mut keys = vec![RecordKey::from_record(&hand.record, who)];
            if hand.correction.is_some()
                && let Body::Hand(first) = ledger.entry(hand.id)?.body
            {
                keys.push(RecordKey::from_record(&first.record, who));
            }
            let (hand, session) = (Rc::new(hand), Rc::clone(&session));
            hands.push(CandidateHand {
                here: LedgerHand { hand, session },
                keys,
                is_matched: false,
            });
        }
        if !hands.is_empty() {
            evenings.push(SessionOfDay {
                hands,
                is_claimed: false,
            });
        }
    }
    Ok(evenings)
}

/// The noted hands of a day, in their order, and what is found of them.
struct NotedDay<'a> {
    hands: &'a [&'a Noted],
    keys: Vec<RecordKey>,
    found: Vec<There>,
}

impl<'a> NotedDay<'a> {
    fn new(hands: &'a [&'a Noted], who: &dyn Fn(&str) -> String) -> Self {
        let keys = hands
            .iter()
            .map(|hand| RecordKey::from_record(&hand.record, who));
        Self {
            keys: keys.collect(),
            found: vec![There::Nowhere; hands.len()],
            hands,
        }
    }

    /// Finds the hands: first those of sessions that are there as they are, at one stretch or with other
    /// hands between them, then those of sessions in which hands were mended.
    fn compare(&mut self, evenings: &mut [SessionOfDay]) {
        let mut longest_first: Vec<&mut SessionOfDay> = evenings.iter_mut().collect();
        longest_first.sort_by_key(|evening| std::cmp::Reverse(evening.hands.len()));
        for find in [Self::at_a_stretch, Self::in_order] {
            for evening in longest_first.iter_mut().filter(|it| !it.is_claimed) {
                if let Some(places) = find(self, &evening.hands) {
                    evening.is_claimed = true;
                    for (place, kept) in places.into_iter().zip(&mut evening.hands) {
                        self.put(place, kept, There::Same);
                    }
                }
            }
        }
        let left = evenings.iter().flat_map(|evening| &evening.hands);
        let left: Vec<&CandidateHand> = left.filter(|kept| !kept.is_matched).collect();
        let is_left = |key: &RecordKey| left.iter().any(|kept| kept.is(key));
        let is_here: Vec<bool> = self.keys.iter().map(is_left).collect();
        for evening in evenings.iter_mut().filter(|it| !it.is_claimed) {
            self.mend(evening, &is_here);
        }
        let left = evenings.iter_mut().flat_map(|evening| &mut evening.hands);
        for kept in left.filter(|kept| !kept.is_matched) {
            let place = self.free().find(|(_, key)| kept.is(key));
            if let Some(place) = place.map(|(place, _)| place) {
                self.put(place, kept, There::Equal);
            }
        }
    }

    /// Returns the hands of which nothing is found yet, with their places.
    fn free(&self) -> impl Iterator<Item = (usize, &RecordKey)> {
        let all = self.found.iter().zip(&self.keys).enumerate();
        let free = all.filter(|(_, (there, _))| matches!(there, There::Nowhere));
        free.map(|(place, (_, key))| (place, key))
    }

    fn put(
        &mut self,
        place: usize,
        kept: &mut CandidateHand,
        there: impl FnOnce(LedgerHand) -> There,
    ) {
        if let Some(found) = self.found.get_mut(place) {
            *found = there(kept.here.clone());
            kept.is_matched = true;
        }
    }

    /// Returns where these hands are one after the other, with none between them.
    fn at_a_stretch(&self, hands: &[CandidateHand]) -> Option<Vec<usize>> {
        let is_there = |first: usize| {
            let found = self.found.get(first..first + hands.len());
            let keys = self.keys.get(first..first + hands.len());
            let (Some(found), Some(keys)) = (found, keys) else {
                return false;
            };
            let free = found.iter().all(|it| matches!(it, There::Nowhere));
            free && hands.iter().zip(keys).all(|(hand, key)| hand.is(key))
        };
        let first = (0..=self.keys.len().checked_sub(hands.len())?).find(|at| is_there(*at))?;
        Some((first..first + hands.len()).collect())
    }

    /// Returns where these hands are in their order, with others between them.
    fn in_order(&self, hands: &[CandidateHand]) -> Option<Vec<usize>> {
        let mut free = self.free();
        let next =
            |hand: &CandidateHand| free.find(|(_, key)| hand.is(key)).map(|(place, _)| place);
        hands.iter().map(next).collect()
    }

    /// Finds hands of a session some of which are nearly there, or not at all; what is here as it is in any
    /// session is no slip. Where the notes lack most
    /// of them they are other notes, and what is nearly the same there is another hand.
    fn mend(&mut self, evening: &mut SessionOfDay, is_here: &[bool]) {
        let free: Vec<(usize, &RecordKey)> = self.free().collect();
        let hands = &evening.hands;
        if free.len().saturating_mul(hands.len()) > MOST_PAIRS {
            return;
        }
        let weigh = |row: usize, column: usize| match (free.get(row), hands.get(column)) {
            (Some((_, key)), Some(kept)) if kept.is(key) => SAME,
            (Some((place, key)), Some(kept)) if is_here.get(*place) == Some(&false) => {
                kept.likeness(key)
            }
            _ => 0,
        };
        let mut pairs: Vec<(usize, usize, bool)> = aligned(free.len(), hands.len(), &weigh)
            .into_iter()
            .filter_map(|(row, column)| {
                let (place, key) = free.get(row)?;
                Some((*place, column, hands.get(column)?.is(key)))
            })
            .collect();
        let same = pairs.iter().filter(|(_, _, same)| *same).count();
        let nearly = same * 2 > hands.len();
        // Who plays is a slip where the hands around it are known.
        pairs.retain(|(place, column, same)| {
            let kept = hands.get(*column);
            let tie = kept.and_then(|kept| self.tie(*place, kept));
            *same || nearly || tie != Some(Tie::Players)
        });
        let whole = pairs.len() == hands.len() || is_most(same, hands.len());
        evening.is_claimed = whole;
        for (place, column, same) in pairs {
            let Some(kept) = evening.hands.get_mut(column) else {
                continue;
            };
            if same && whole {
                self.put(place, kept, There::Same);
            } else if same {
                self.put(place, kept, There::Equal);
            } else if (whole || nearly)
                && let Some(tie) = self.tie(place, kept)
            {
                self.put(place, kept, |here| There::Nearly(here, tie));
            }
        }
    }

    /// Returns whether a noted hand can correct one of the ledger.
    fn tie(&self, place: usize, kept: &CandidateHand) -> Option<Tie> {
        let (noted, key) = (self.hands.get(place)?, self.keys.get(place)?);
        let session = &kept.here.session;
        Some(if !kept.keys.iter().any(|own| own.same_people(key)) {
            Tie::Players
        } else if session.rules != noted.rules || session.ruleset != noted.ruleset.text() {
            Tie::Rules
        } else if !kept.here.is_played_for(noted) {
            Tie::Chip
        } else {
            Tie::Correction
        })
    }
}

/// Returns whether so many of so many hands are so much of a session that no other notes have them by
/// chance: three of four, and of few hands all.
const fn is_most(same: usize, all: usize) -> bool {
    all > 3 && same * 4 >= all * 3
}

impl LedgerHand {
    /// Returns whether a chip is worth there what it is in a noted hand.
    pub fn is_played_for(&self, noted: &Noted) -> bool {
        self.session.worth() == noted.chip.as_ref()
    }
}
