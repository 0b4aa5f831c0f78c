//! What moved chips and money, day by day: hands, session ends, handovers and adjustments.

use super::rulesets::Rulesets;
use crate::case::{AnyHand, Case};
use crate::closing::{Closing, is_for_points, moves_chips};
use crate::ledger::{
    Adjustment, Day, EntryId, HandName, Handover, Ledger, LedgerError, Net, OnDay, Period,
    SessionId, StoredHand, StoredSession, Worth,
};
use crate::record::{ChipValue, Name};
use crate::rules::Ruleset;
use crate::verdict::{Outcome, Verdict};
use std::collections::BTreeMap;
use std::rc::Rc;

/// The parts of a session that the daybook's items need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DaybookSession {
    /// The session.
    pub session: SessionId,
    /// The name of the session's ruleset.
    pub rules: String,
    /// What a chip is worth, if that was said.
    pub chip: Option<Worth>,
    /// Whether the session's hand is the result of a whole evening, which is no hand.
    pub is_result: bool,
}

impl DaybookSession {
    /// Returns what a chip is worth; `None` if it is worth nothing.
    pub fn worth(&self) -> Option<&ChipValue> {
        self.chip.as_ref().and_then(Worth::value)
    }
}

/// An item of the daybook: something that moved chips or money, or a hand that moved none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DaybookItem {
    /// The day to which the item belongs, such as `2026-11-22`.
    pub day: String,
    /// The entry of the item; for a session end still to come, the entry that opened the session.
    pub entry: EntryId,
    /// What moved chips or money.
    pub what: Movement,
}

/// The kinds of daybook items.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Movement {
    /// A hand with its last correction.
    Hand(Rc<DaybookSession>, Box<DaybookHand>),
    /// The end of a session, which brought something in addition to its hands.
    End(Rc<DaybookSession>, Net),
    /// An open session whose end would bring something in addition to its hands.
    Open(Rc<DaybookSession>, Net),
    /// One person handed money to another.
    Handed(Handover),
    /// Chips or money passed without a hand.
    Adjusted(Adjustment),
}

/// A hand and what it brought everybody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DaybookHand {
    /// What the hand is called.
    pub name: HandName,
    /// The correction in force, if any.
    pub correction: Option<EntryId>,
    /// How the hand ended; `None` if its verdict cannot be read.
    pub outcome: Option<Outcome>,
    /// The points of the winner's score, if there is one.
    pub score: Option<i64>,
    /// How often the winner said go, if known.
    pub go: Option<u32>,
    /// Everybody at the table, in the order of seats.
    pub seats: Vec<SeatResult>,
}

/// Somebody at the table, and what a hand brought them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatResult {
    /// The name as it was written.
    pub name: Name,
    /// What the person did in the hand.
    pub role: Role,
    /// Chips won, or lost if negative; 0 if the hand brought points.
    pub chips: i64,
    /// The points of a Koi-Koi round, if the hand is one.
    pub points: Option<i64>,
}

/// What somebody at the table did during a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Won the hand.
    Winner,
    /// Played the hand without winning it.
    Played,
    /// Sat the hand out.
    Out,
}

impl Role {
    /// Returns the word for the role, the same in every language.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Winner => "winner",
            Self::Played => "played",
            Self::Out => "out",
        }
    }
}

impl DaybookItem {
    /// Returns the sort key of the item; what is still to come is last on its day.
    fn place(&self) -> (&str, bool, EntryId) {
        (
            &self.day,
            matches!(self.what, Movement::Open(..)),
            self.entry,
        )
    }
}

/// Whether to find out who sat out each hand, which takes reading every record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roles {
    /// Find out who sat out.
    Told,
    /// Do not find out: everybody who did not win counts as having played.
    Untold,
}

/// Returns the daybook of a period, by day and then by entry, including hands that moved nothing.
/// If an evening was kept twice, only what counts is listed. The ledger is read day by day, so that
/// only one day is in memory at a time.
pub fn daybook(
    ledger: &Ledger,
    period: Period,
    roles: Roles,
) -> Result<impl Iterator<Item = Result<DaybookItem, LedgerError>>, LedgerError> {
    let mut days: BTreeMap<String, DaySources> = BTreeMap::new();
    for Day { day, sessions } in ledger.days(period)? {
        days.entry(day).or_default().sessions = sessions;
    }
    for handed in ledger.handovers(period)? {
        let of_day = days.entry(handed.day.clone()).or_default();
        of_day.handed.push(handed);
    }
    for adjusted in ledger.adjustments(period)? {
        let of_day = days.entry(adjusted.day.clone()).or_default();
        of_day.adjusted.push(adjusted);
    }
    let mut rulesets = Rulesets::default();
    let items = days.into_iter().flat_map(move |(day, of_day)| {
        let items = of_day.items(ledger, &mut rulesets, &day, roles);
        let (items, error) = match items {
            Ok(items) => (items, None),
            Err(error) => (Vec::new(), Some(Err(error))),
        };
        items.into_iter().map(Ok).chain(error)
    });
    Ok(items)
}

/// What was played, handed over and adjusted on a day.
#[derive(Default)]
struct DaySources {
    sessions: Vec<OnDay>,
    handed: Vec<Handover>,
    adjusted: Vec<Adjustment>,
}

impl DaySources {
    /// Returns the items of the day, in order.
    fn items(
        self,
        ledger: &Ledger,
        rulesets: &mut Rulesets,
        day: &str,
        roles: Roles,
    ) -> Result<Vec<DaybookItem>, LedgerError> {
        let mut items = Vec::new();
        for on in self.sessions {
            let session = ledger.session(on.session)?;
            let ruleset = rulesets.get_or_read(&session.body);
            let ruleset = ruleset.as_deref();
            let hands = ledger.hands_on(day, on)?;
            let sitting = Sitting::new(&session, ruleset, day);
            let verdicts: Verdicts = hands.iter().map(verdict).collect();
            if on.is_its_day {
                // Usually all hands of a session belong to one day.
                let is_all = u32::try_from(hands.len()) == Ok(session.hands);
                let of_others = (!is_all).then(|| of_session(ledger, session.id));
                let of_others = of_others.transpose()?;
                items.extend(sitting.end(of_others.as_ref().unwrap_or(&verdicts)));
            }
            let both = hands.iter().zip(&verdicts);
            items.extend(both.map(|(hand, verdict)| sitting.hand(hand, verdict.as_ref(), roles)));
        }
        items.extend(self.handed.into_iter().map(|one| DaybookItem {
            day: one.day.clone(),
            entry: one.entry,
            what: Movement::Handed(one),
        }));
        items.extend(self.adjusted.into_iter().map(|one| DaybookItem {
            day: one.day.clone(),
            entry: one.entry,
            what: Movement::Adjusted(one),
        }));
        items.sort_by(|one, other| one.place().cmp(&other.place()));
        Ok(items)
    }
}

/// The verdicts of hands; `None` for one that cannot be read.
type Verdicts = Vec<Option<Verdict>>;

fn verdict(hand: &StoredHand) -> Option<Verdict> {
    Verdict::from_json_for_chips(&hand.verdict).ok()
}

/// Returns the verdicts of all hands of a session that count.
fn of_session(ledger: &Ledger, session: SessionId) -> Result<Verdicts, LedgerError> {
    let hands = ledger.hands(session)?;
    let counted = hands.iter().filter(|hand| hand.counts);
    Ok(counted.map(verdict).collect())
}

/// A session, and a day whose items are being made.
struct Sitting<'a> {
    session: &'a StoredSession,
    ruleset: Option<&'a Ruleset>,
    table: Rc<DaybookSession>,
    day: &'a str,
    /// Whether the session's rules are played for points.
    for_points: bool,
}

impl<'a> Sitting<'a> {
    fn new(session: &'a StoredSession, ruleset: Option<&'a Ruleset>, day: &'a str) -> Self {
        let body = &session.body;
        let table = DaybookSession {
            session: session.id,
            rules: body.rules.clone(),
            chip: body.chip.clone(),
            is_result: body.is_result,
        };
        Self {
            session,
            ruleset,
            table: Rc::new(table),
            day,
            for_points: ruleset.is_some_and(|ruleset| is_for_points(&ruleset.rules)),
        }
    }

    fn item(&self, entry: EntryId, what: Movement) -> DaybookItem {
        DaybookItem {
            day: self.day.to_owned(),
            entry,
            what,
        }
    }

    /// Returns whether a hand brought chips; true if its verdict cannot be read.
    fn moves(&self, verdict: Option<&Verdict>) -> bool {
        verdict.is_none_or(|verdict| moves_chips(verdict, self.for_points))
    }

    fn hand(&self, hand: &StoredHand, verdict: Option<&Verdict>, roles: Roles) -> DaybookItem {
        let ruleset = self.ruleset.filter(|_| roles == Roles::Told);
        let told = DaybookHand::new(hand, verdict, self.moves(verdict), ruleset);
        let table = Rc::clone(&self.table);
        self.item(hand.id, Movement::Hand(table, Box::new(told)))
    }

    /// Returns what the end of the session brings in addition to its hands, if anything; `verdicts`
    /// are the verdicts of all its hands.
    fn end(&self, verdicts: &Verdicts) -> Option<DaybookItem> {
        let mut closing = Some(Closing::new(&self.session.body.players));
        let mut for_points = self.for_points;
        for verdict in verdicts {
            for_points |= !self.moves(verdict.as_ref());
            closing = closing.zip(verdict.as_ref()).map(|(mut closing, verdict)| {
                closing.add(verdict);
                closing
            });
        }
        let net: Net = closing.and_then(|all| all.at_close()).unwrap_or_default();
        let brings = net.iter().any(|(_, chips)| *chips != 0);
        let table = Rc::clone(&self.table);
        match &self.session.closed {
            Some(close) if brings || for_points => {
                Some(self.item(close.id, Movement::End(table, net)))
            }
            // The points of a game bring nothing until it is settled.
            None if brings && !for_points => {
                let session = self.session.id.entry();
                Some(self.item(session, Movement::Open(table, net)))
            }
            _ => None,
        }
    }
}

impl DaybookHand {
    /// Builds a hand from what the ledger has; `moves` says whether its net is in chips.
    fn new(
        hand: &StoredHand,
        verdict: Option<&Verdict>,
        moves: bool,
        ruleset: Option<&Ruleset>,
    ) -> Self {
        let score = verdict.and_then(Verdict::score);
        let winner = verdict.and_then(|verdict| verdict.winner.as_deref());
        let playing = ruleset.and_then(|ruleset| playing(hand, ruleset));
        let points = verdict.and_then(Verdict::round);
        let seat = |(name, chips): &(Name, i64)| {
            let plays = |all: &Vec<Name>| all.iter().any(|one| one == name);
            let role = match &playing {
                _ if winner == Some(name) => Role::Winner,
                Some(all) if !plays(all) => Role::Out,
                _ => Role::Played,
            };
            let mut points = points.into_iter().flat_map(|round| &round.points);
            SeatResult {
                role,
                chips: if moves { *chips } else { 0 },
                points: points.find(|(one, _)| one == name).map(|(_, own)| *own),
                name: name.clone(),
            }
        };
        Self {
            name: hand.name(),
            correction: hand.correction.as_ref().map(|correction| correction.id),
            outcome: verdict.map(|verdict| verdict.outcome),
            score: score.map(|score| score.points),
            go: score.map(|score| score.go),
            seats: hand.net.iter().map(seat).collect(),
        }
    }
}

/// Returns who played a hand of Go-Stop; `None` if the record does not tell.
fn playing(hand: &StoredHand, ruleset: &Ruleset) -> Option<Vec<Name>> {
    let AnyHand::GoStop(told) = Case::written(&hand.record, ruleset).hand().hand else {
        return None;
    };
    let names = told.players.iter().map(|player| player.name.clone());
    let names: Vec<Name> = names.collect();
    let sits = |name: &Name| hand.net.iter().any(|(one, _)| one == name);
    // Older versions accepted a net with names that are not in the record.
    (!names.is_empty() && names.iter().all(sits)).then_some(names)
}
