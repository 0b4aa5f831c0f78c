//! The log as JSON; `docs/LEDGER.md` explains each field.

use super::chosen::HandChoice;
use crate::cli::error::Failure;
use crate::cli::json::{object, written};
use crate::cli::screen::Screen;
use crate::date::Date;
use crate::ledger::{
    EntryId, Ledger, SessionId, StoredClose, StoredCorrection, StoredHand, StoredSession, Worth,
};
use crate::record::Name;
use crate::report::session::verdict_for_chips;
use crate::verdict::{Jokbo, Outcome, Verdict};
use serde::Serialize;

#[derive(Serialize)]
struct SessionJson {
    session: SessionId,
    evening: String,
    #[serde(flatten)]
    moment: Moment,
    rules: String,
    players: Vec<Name>,
    chip: Option<Worth>,
    length: Option<u32>,
    open: bool,
    /// Whether the session is void; left out of the JSON if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    void: bool,
    /// Whether the session's hand is the result of a whole evening; left out of the JSON if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_result: bool,
    /// What is noted about the evening; left out of the JSON if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<String>,
    hands: Vec<HandJson>,
    close: Option<CloseJson>,
}

/// When an entry was written.
#[derive(Serialize)]
struct Moment {
    at: String,
    date: Option<String>,
}

#[derive(Serialize)]
struct HandJson {
    entry: EntryId,
    number: u32,
    in_evening: u32,
    #[serde(flatten)]
    moment: Moment,
    rules: Name,
    outcome: Outcome,
    winner: Option<Name>,
    score: Option<i64>,
    go: Option<u32>,
    /// The jokbo or yaku of the winner's score.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    jokbo: Vec<Jokbo>,
    #[serde(serialize_with = "object")]
    net: Vec<(Name, i64)>,
    #[serde(serialize_with = "object", skip_serializing_if = "Vec::is_empty")]
    points: Vec<(Name, i64)>,
    /// Whether the hand counts; left out of the JSON if it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    counts: Option<bool>,
    correction: Option<CorrectionJson>,
}

#[derive(Serialize)]
struct CorrectionJson {
    entry: EntryId,
    #[serde(flatten)]
    moment: Moment,
    reason: String,
}

#[derive(Serialize)]
struct CloseJson {
    entry: EntryId,
    #[serde(flatten)]
    moment: Moment,
    #[serde(serialize_with = "object")]
    net: Vec<(Name, i64)>,
    transfers: Vec<TransferJson>,
}

#[derive(Serialize)]
struct TransferJson {
    from: Name,
    to: Name,
    chips: i64,
}

/// The beginning and end of the output of `dokbak log`.
const BEGIN: &str = r#"{"sessions":["#;
const END: &str = "]}";

/// Writes the log of a missing ledger.
pub(super) fn nothing(screen: &mut Screen) -> Result<(), Failure> {
    Ok(screen.json(format!("{BEGIN}{END}"))?)
}

/// Writes sessions with all their hands as one line of JSON, one session at a time: the ledger of
/// many years may not fit in memory.
pub(super) fn told(
    ledger: &Ledger,
    sessions: &[SessionId],
    choice: Option<&HandChoice<'_>>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let chosen = choice.map(|choice| chosen(ledger, sessions, choice));
    let chosen = chosen.transpose()?;
    let of = |session: &&SessionId| {
        let chosen = chosen.as_ref();
        chosen.is_none_or(|all| all.iter().any(|(of, _)| of == *session))
    };
    let sessions: Vec<&SessionId> = sessions.iter().filter(of).collect();
    let Some((first, others)) = sessions.split_first() else {
        return nothing(screen);
    };
    // Report missing sessions before anything is written.
    let evening = |session: SessionId| -> Result<SessionJson, Failure> {
        let mut read = SessionJson::read(ledger, ledger.session(session)?)?;
        if let Some(chosen) = &chosen {
            read.hands
                .retain(|hand| chosen.contains(&(session, hand.entry)));
        }
        Ok(read)
    };
    let first = written(&evening(**first)?);
    screen.part_of_json(&format!("{BEGIN}{first}"))?;
    for other in others {
        screen.part_of_json(&format!(",{}", written(&evening(**other)?)))?;
    }
    Ok(screen.json(END)?)
}

/// Returns the hands that are asked for, each with its session.
fn chosen(
    ledger: &Ledger,
    sessions: &[SessionId],
    choice: &HandChoice<'_>,
) -> Result<Vec<(SessionId, EntryId)>, Failure> {
    let mut found = Vec::new();
    let mut place = 0;
    for session in sessions {
        let body = ledger.session(*session)?.body;
        for hand in ledger.hands(*session)? {
            place += 1;
            if body.is_result && choice.is_of_hands() {
                continue;
            }
            let verdict = verdict_for_chips(&hand)?;
            let weight = choice.takes(&hand, &verdict, (place, body.worth()));
            found.extend(weight.map(|weight| (weight, (*session, hand.id))));
        }
    }
    Ok(choice.ordered(found))
}

impl SessionJson {
    fn read(ledger: &Ledger, stored: StoredSession) -> Result<Self, Failure> {
        let called = ledger.called(stored.id)?;
        let mut hands = Vec::new();
        for hand in ledger.hands(stored.id)? {
            let verdict = verdict_for_chips(&hand)?;
            hands.push(HandJson::new(hand, called.before, verdict));
        }
        let body = stored.body;
        let noted = ledger.evening_note(stored.id)?;
        let (note, place) = noted.map_or((None, None), |noted| (noted.text, noted.place));
        Ok(Self {
            session: stored.id,
            evening: called.evening.in_full(),
            moment: Moment::new(stored.at),
            rules: body.rules,
            players: body.players,
            chip: body.chip,
            length: body.length,
            open: stored.closed.is_none(),
            void: stored.void,
            is_result: body.is_result,
            note,
            place,
            hands,
            close: stored.closed.map(CloseJson::from_stored),
        })
    }
}

impl Moment {
    fn new(at: String) -> Self {
        let date = Date::from_moment(&at).map(|day| day.to_string());
        Self { at, date }
    }
}

impl HandJson {
    fn new(hand: StoredHand, before: u32, verdict: Verdict) -> Self {
        let score = verdict.score();
        let points = verdict.round().map(|round| round.points.clone());
        Self {
            entry: hand.id,
            number: hand.number,
            in_evening: before.saturating_add(hand.number),
            moment: Moment::new(hand.at),
            outcome: verdict.outcome,
            score: score.map(|score| score.points),
            go: score.map(|score| score.go),
            jokbo: score.map_or_else(Vec::new, |score| {
                score.jokbo.iter().map(|line| line.id).collect()
            }),
            points: points.unwrap_or_default(),
            rules: verdict.rules,
            winner: verdict.winner,
            net: hand.net,
            counts: (!hand.counts).then_some(false),
            correction: hand.correction.map(CorrectionJson::from_stored),
        }
    }
}

impl CorrectionJson {
    fn from_stored(stored: StoredCorrection) -> Self {
        Self {
            entry: stored.id,
            moment: Moment::new(stored.at),
            reason: stored.reason,
        }
    }
}

impl CloseJson {
    fn from_stored(stored: StoredClose) -> Self {
        let transfers = stored.body.transfers.into_iter();
        let transfer = |(from, to, chips)| TransferJson { from, to, chips };
        Self {
            entry: stored.id,
            moment: Moment::new(stored.at),
            net: stored.body.net,
            transfers: transfers.map(transfer).collect(),
        }
    }
}
