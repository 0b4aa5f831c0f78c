//! Finds which noted hands are in a ledger already.

use super::Noted;
use super::aligned::aligned;
use super::key::RecordKey;
use crate::date::Date;
use crate::ledger::{Body, Ledger, LedgerError, Period, SessionBody, StoredHand};
use crate::letters::key as folded;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A hand in the ledger, with its session.
#[derive(Clone, Debug)]
pub struct LedgerHand {
    /// The hand.
    pub hand: Rc<StoredHand>,
    /// The players, rules and stakes of the hand's session.
    pub session: Rc<SessionBody>,
    /// Whether the session was declared void.
    pub is_void: bool,
}

/// What the ledger has for a noted hand.
#[derive(Clone, Debug)]
pub enum There {
    /// Nothing like the noted hand.
    Nowhere,
    /// The same hand; the notes include all hands of its session.
    Same(LedgerHand),
    /// An equal hand, but the notes lack other hands of its session, so the notes may be about
    /// another session of the day.
    Equal(LedgerHand),
    /// A nearly equal hand in the same place, and whether it can be corrected.
    Nearly(LedgerHand, Tie),
}

/// Whether a noted hand can correct one in the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// The noted hand can correct the one in the ledger.
    Correction,
    /// It cannot: chips were worth something else in the ledger.
    Chip,
    /// It cannot: the hand in the ledger was played by other rules.
    Rules,
    /// It cannot: other people played the hand in the ledger.
    Players,
    /// It cannot: the ledger has these amounts in other terms, as the result of an evening and not
    /// of hands, or in chips of another worth.
    Terms,
}

/// The weight of an equal hand: more than all near matches of a day together.
const SAME: u64 = 1 << 32;

/// How many pairs of hands are compared at most to find slips.
const MOST_PAIRS: usize = 250_000;

/// Returns what the ledger has for each of these hands, recognized by what was played. If the notes
/// of a day include a whole session, each hand of that session is in the notes, corrected or not;
/// otherwise the notes may be about a different session. `called` gives the name in the ledger for
/// a name in the notes.
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
        let is_result = hands.iter().any(|hand| hand.is_evening);
        let mut evenings = evenings(ledger, date, is_result, &who)?;
        let mut day = NotedDay::new(&hands, &noted_by);
        if !evenings.is_empty() {
            day.compare(&mut evenings);
            day.in_other_terms(&mut evenings);
        }
        found.insert(date, day.found.into_iter());
    }
    let next = |hand: &Noted| found.get_mut(&hand.day).and_then(Iterator::next);
    let all = noted.iter().map(next);
    Ok(all.map(|there| there.unwrap_or(There::Nowhere)).collect())
}

/// A session of the day in the ledger.
pub(super) struct SessionOfDay {
    pub(super) hands: Vec<CandidateHand>,
    /// Whether the notes include the whole session.
    is_claimed: bool,
    pub(super) is_void: bool,
}

/// A hand of a session.
pub(super) struct CandidateHand {
    pub(super) here: LedgerHand,
    /// What each person won.
    pub(super) net: Vec<(String, i64)>,
    /// The key of the hand's current record and, if it was corrected, that of its first record.
    keys: Vec<RecordKey>,
    /// Whether this is what is noted: the result of a whole evening, or a hand.
    is_of_kind: bool,
    pub(super) is_matched: bool,
}

impl CandidateHand {
    fn is(&self, key: &RecordKey) -> bool {
        self.keys.contains(key)
    }

    /// Returns whether a hand has only the amounts with which this one was first written, before it
    /// was corrected: a table that goes back to them corrects it again.
    fn was(&self, key: &RecordKey) -> bool {
        let is_now = self.keys.first() == Some(key);
        key.is_only_amounts() && !is_now && !self.here.is_void
    }

    /// Returns how alike a noted hand is. A hand is no faulty copy of an evening's result, nor the
    /// other way round.
    fn likeness(&self, key: &RecordKey) -> u64 {
        if !self.is_of_kind {
            return 0;
        }
        let alike = self.keys.iter().filter_map(|own| own.likeness(key));
        alike.max().unwrap_or(0)
    }
}

/// Returns the sessions of a day that have hands. Whoever declared results of evenings void, because
/// they are hands, or the other way round, can take them in again as what they are.
fn evenings(
    ledger: &Ledger,
    day: Date,
    is_result: bool,
    who: &dyn Fn(&str) -> String,
) -> Result<Vec<SessionOfDay>, LedgerError> {
    let period = Period {
        since: Some(day),
        until: Some(day),
    };
    let mut evenings = Vec::new();
    for id in ledger.session_ids(period)? {
        let stored = ledger.session(id)?;
        let is_of_kind = stored.body.is_result == is_result;
        if stored.void && !is_of_kind {
            continue;
        }
        let session = Rc::new(stored.body);
        let mut hands = Vec::new();
        for hand in ledger.hands(id)? {
            let mut keys = vec![RecordKey::from_record(&hand.record, who)];
            if hand.correction.is_some()
                && let Body::Hand(first) = ledger.entry(hand.id)?.body
            {
                keys.push(RecordKey::from_record(&first.record, who));
            }
            let net = hand.net.iter().map(|(name, chips)| (who(name), *chips));
            let net = net.collect();
            let (hand, session) = (Rc::new(hand), Rc::clone(&session));
            let is_void = stored.void;
            hands.push(CandidateHand {
                here: LedgerHand {
                    hand,
                    session,
                    is_void,
                },
                net,
                keys,
                is_of_kind,
                is_matched: false,
            });
        }
        if !hands.is_empty() {
            evenings.push(SessionOfDay {
                hands,
                is_claimed: false,
                is_void: stored.void,
            });
        }
    }
    // What counts is looked for first.
    evenings.sort_by_key(|evening| evening.is_void);
    Ok(evenings)
}

/// The noted hands of a day, in order, and what was found for each.
pub(super) struct NotedDay<'a> {
    pub(super) hands: &'a [&'a Noted],
    keys: Vec<RecordKey>,
    /// What each person won in each hand.
    pub(super) nets: Vec<Vec<(String, i64)>>,
    found: Vec<There>,
}

impl<'a> NotedDay<'a> {
    fn new(hands: &'a [&'a Noted], who: &dyn Fn(&str) -> String) -> Self {
        let keys = hands
            .iter()
            .map(|hand| RecordKey::from_record(&hand.record, who));
        let net = |hand: &&Noted| {
            let net = hand.verdict.net.iter();
            net.map(|(name, chips)| (who(name), *chips)).collect()
        };
        Self {
            keys: keys.collect(),
            nets: hands.iter().map(net).collect(),
            found: vec![There::Nowhere; hands.len()],
            hands,
        }
    }

    /// Looks for the hands in the ledger: first for whole unchanged sessions, without gaps, with other
    /// hands in between, or for the rows of a table in any order, and then for sessions with
    /// corrected hands.
    fn compare(&mut self, evenings: &mut [SessionOfDay]) {
        let mut longest_first: Vec<&mut SessionOfDay> = evenings.iter_mut().collect();
        longest_first
            .sort_by_key(|evening| (evening.is_void, std::cmp::Reverse(evening.hands.len())));
        for find in [Self::at_a_stretch, Self::in_order, Self::in_any_order] {
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

    /// Returns the noted hands for which nothing was found yet, with their places.
    pub(super) fn free(&self) -> impl Iterator<Item = (usize, &RecordKey)> {
        let all = self.found.iter().zip(&self.keys).enumerate();
        let free = all.filter(|(_, (there, _))| matches!(there, There::Nowhere));
        free.map(|(place, (_, key))| (place, key))
    }

    pub(super) fn put(
        &mut self,
        place: usize,
        kept: &mut CandidateHand,
        there: impl FnOnce(LedgerHand) -> There,
    ) {
        let was = self.keys.get(place).is_some_and(|key| kept.was(key));
        let tie = self.tie(place, kept).filter(|_| was);
        if let Some(found) = self.found.get_mut(place) {
            *found = match tie {
                Some(tie) => There::Nearly(kept.here.clone(), tie),
                None => there(kept.here.clone()),
            };
            kept.is_matched = true;
        }
    }

    /// Returns the places in the notes where these hands follow each other without gaps, if any.
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

    /// Returns the places in the notes where these hands occur in order, with others in between, if
    /// they all do.
    fn in_order(&self, hands: &[CandidateHand]) -> Option<Vec<usize>> {
        let mut free = self.free();
        let next =
            |hand: &CandidateHand| free.find(|(_, key)| hand.is(key)).map(|(place, _)| place);
        hands.iter().map(next).collect()
    }

    /// Returns the places in the notes of these hands if only the amounts of all are known: the rows
    /// of a table may have changed places.
    fn in_any_order(&self, hands: &[CandidateHand]) -> Option<Vec<usize>> {
        let mut free: Vec<(usize, &RecordKey)> = self.free().collect();
        free.retain(|(_, key)| key.is_only_amounts());
        let next = |hand: &CandidateHand| {
            let at = free.iter().position(|(_, key)| hand.is(key))?;
            Some(free.remove(at).0)
        };
        hands.iter().map(next).collect()
    }

    /// Pairs noted hands with those of a session, even if some match only nearly or not at all. A
    /// noted hand that occurs unchanged in any session is not a slip. If the notes lack most of the
    /// session, they are about a different one, and hands that match nearly are other hands.
    fn mend(&mut self, evening: &mut SessionOfDay, is_here: &[bool]) {
        let free: Vec<(usize, &RecordKey)> = self.free().collect();
        let hands = &evening.hands;
        if free.len().saturating_mul(hands.len()) > MOST_PAIRS {
            return;
        }
        let weigh = |row: usize, column: usize| match (free.get(row), hands.get(column)) {
            (Some((_, key)), Some(kept)) if kept.is(key) => SAME,
            (Some((place, key)), Some(kept))
                if !kept.here.is_void && is_here.get(*place) == Some(&false) =>
            {
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
        // Different players count as a slip only if the surrounding hands match, or if there is a
        // row of a table for each hand: somebody may have been forgotten.
        let is_each = pairs.len() == hands.len();
        pairs.retain(|(place, column, same)| {
            let kept = hands.get(*column);
            let tie = kept.and_then(|kept| self.tie(*place, kept));
            let key = self.keys.get(*place);
            let is_row = is_each && key.is_some_and(RecordKey::is_only_amounts);
            *same || nearly || is_row || tie != Some(Tie::Players)
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

    /// Returns whether a noted hand can correct one in the ledger, or why it cannot.
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

/// Returns whether so many hands of a session are the same that notes of another session would not
/// match by chance: three quarters, if the session has more than three hands.
const fn is_most(same: usize, all: usize) -> bool {
    all > 3 && same * 4 >= all * 3
}

impl LedgerHand {
    /// Returns whether this and a noted hand are both hands, or both results of evenings.
    pub fn is_as_noted(&self, noted: &Noted) -> bool {
        self.session.is_result == noted.is_evening
    }

    /// Returns whether a chip has the same worth in the hand's session as in a noted hand.
    pub fn is_played_for(&self, noted: &Noted) -> bool {
        self.session.worth() == noted.chip.as_ref()
    }
}
