//! What moved chips and money, day by day: hands, the ends of sessions, and what was handed over.

use super::rulesets::Rulesets;
use crate::case::{AnyHand, Case};
use crate::closing::{Closing, is_for_points, moves_chips};
use crate::ledger::{
    EntryId, HandName, Handover, Ledger, LedgerError, Net, Period, SessionId, StoredHand,
    StoredSession,
};
use crate::record::{ChipValue, Name};
use crate::rules::Ruleset;
use crate::verdict::{Outcome, Verdict};
use std::rc::Rc;

/// A session, as far as what moved in it depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The session.
    pub session: SessionId,
    /// The name of its ruleset.
    pub rules: String,
    /// What a chip is worth, as the session says it.
    pub worth: Option<String>,
    /// The same; `None` where it is worth nothing.
    pub chip: Option<ChipValue>,
}

/// Something that moved chips or money, or, of a hand, may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// The day to which it belongs, such as `2026-11-22`.
    pub day: String,
    /// The entry that says it; that of the session for an end that is still to come.
    pub entry: EntryId,
    /// What it is.
    pub what: What,
}

/// What moved chips or money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A hand, as it is after its last correction.
    Hand(Rc<Table>, Box<Hand>),
    /// The end of a session, which brought something besides its hands.
    End(Rc<Table>, Net),
    /// An open session, whose end would bring something besides its hands.
    Open(Rc<Table>, Net),
    /// Somebody handed money to somebody.
    Handed(Handover),
}

/// A hand, and what it brought everybody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// What it is called.
    pub name: HandName,
    /// The correction that it comes from.
    pub correction: Option<EntryId>,
    /// How it ended; `None` where its verdict cannot be read.
    pub outcome: Option<Outcome>,
    /// The points of the winner's score.
    pub score: Option<i64>,
    /// How often the winner said go.
    pub go: Option<u32>,
    /// Everybody at the table, in the order of seats.
    pub seats: Vec<Seat>,
}

/// Somebody at the table, and what a hand brought them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The name as it was written.
    pub name: String,
    /// What they did.
    pub role: Role,
    /// Chips won, or lost where negative; none where the hand brought points.
    pub chips: i64,
    /// The points of a round of Koi-Koi.
    pub points: Option<i64>,
}

/// What somebody at the table did in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// They won it.
    Winner,
    /// They played.
    Played,
    /// They sat it out.
    Out,
}

impl Role {
    /// Returns the word for it, the same in every language.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Winner => "winner",
            Self::Played => "played",
            Self::Out => "out",
        }
    }
}

impl Item {
    /// Returns its place among all: what is still to come stands last on its day.
    fn place(&self) -> (&str, bool, EntryId) {
        (&self.day, matches!(self.what, What::Open(..)), self.entry)
    }
}

/// Returns what moved chips and money on some days, and all hands played on them, in the order of the
/// days and then of the entries; of an evening that was kept twice what counts.
pub fn daybook(ledger: &Ledger, period: Period) -> Result<Vec<Item>, LedgerError> {
    let mut items = Vec::new();
    let mut rulesets = Rulesets::default();
    for session in ledger.sessions()? {
        let ruleset = rulesets.of(&session.body);
        of_session(ledger, &session, ruleset.as_deref(), period, &mut items)?;
    }
    let handed = ledger.handovers(period)?.into_iter().map(|one| Item {
        day: one.day.clone(),
        entry: one.entry,
        what: What::Handed(one),
    });
    items.extend(handed);
    items.sort_by(|one, other| one.place().cmp(&other.place()));
    Ok(items)
}

fn of_session(
    ledger: &Ledger,
    session: &StoredSession,
    ruleset: Option<&Ruleset>,
    period: Period,
    items: &mut Vec<Item>,
) -> Result<(), LedgerError> {
    let evening = ledger.day(session.id)?;
    let body = &session.body;
    let table = Rc::new(Table {
        session: session.id,
        rules: body.rules.clone(),
        worth: body.chip.clone(),
        chip: body.chip.as_deref().and_then(ChipValue::written),
    });
    let mut for_points = ruleset.is_some_and(|ruleset| is_for_points(&ruleset.rules));
    let by_rules = for_points;
    let mut verdicts = Some(Vec::new());
    for (day, hand) in ledger.hands_with_days(session.id)? {
        let verdict = Verdict::from_json_for_chips(&hand.verdict).ok();
        let moves = verdict.as_ref();
        let moves = moves.is_none_or(|verdict| moves_chips(verdict, by_rules));
        for_points |= !moves;
        if period.has(&day) {
            let told = Hand::of(&hand, verdict.as_ref(), moves, ruleset);
            items.push(Item {
                day,
                entry: hand.id,
                what: What::Hand(Rc::clone(&table), Box::new(told)),
            });
        }
        verdicts = verdicts.zip(verdict).map(|(mut all, verdict)| {
            all.push(verdict);
            all
        });
    }
    if !period.has(&evening) {
        return Ok(());
    }
    let shares = verdicts.and_then(|verdicts| Closing::of(&body.players, &verdicts).at_close());
    let net: Net = shares.unwrap_or_default();
    let brings = net.iter().any(|(_, chips)| *chips != 0);
    let (entry, what) = match &session.closed {
        Some(close) if brings || for_points => (close.id, What::End(table, net)),
        // The points of a game bring nothing before it is settled.
        None if brings && !for_points => (session.id.entry(), What::Open(table, net)),
        _ => return Ok(()),
    };
    items.push(Item {
        day: evening,
        entry,
        what,
    });
    Ok(())
}

impl Hand {
    /// Returns a hand as a ledger has it; `moves` where its net are chips.
    fn of(
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
            let plays = |all: &Vec<String>| all.iter().any(|one| one == name);
            let role = match &playing {
                _ if winner == Some(name) => Role::Winner,
                Some(all) if !plays(all) => Role::Out,
                _ => Role::Played,
            };
            let mut points = points.into_iter().flat_map(|round| &round.points);
            Seat {
                role,
                chips: if moves { *chips } else { 0 },
                points: points.find(|(one, _)| one == name).map(|(_, own)| *own),
                name: name.to_string(),
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

/// Returns who played a hand of Go-Stop, where the record tells.
fn playing(hand: &StoredHand, ruleset: &Ruleset) -> Option<Vec<String>> {
    let AnyHand::GoStop(told) = Case::written(&hand.record, ruleset).hand().hand else {
        return None;
    };
    let names = told.players.iter().map(|player| player.name.to_string());
    let names: Vec<String> = names.collect();
    let sits = |name: &String| hand.net.iter().any(|(one, _)| one == name);
    // Older versions took a net with other names.
    (!names.is_empty() && names.iter().all(sits)).then_some(names)
}
