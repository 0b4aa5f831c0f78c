//! What all phones see: the evening as it is now, and what the ledger says about it.

use crate::date::Date;
use crate::evening::keeper::Keeper;
use crate::evening::state::{Evening, Mode};
use crate::ledger::{EntryId, HandName, SessionId};
use crate::record::{ChipValue, Name};
use crate::report::ReportError;
use crate::report::account::EveningDebts;
use crate::report::session::{NamesNow, SessionSoFar};
use crate::rules::PointUnit;
use crate::verdict::Verdict;
use std::sync::Arc;
use tokio::sync::watch;

/// The evening at one moment.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// The version that an answer to what is asked now must name.
    pub(super) version: u64,
    /// Counts what was published, so that a phone knows whether it has seen this.
    pub(super) number: u64,
    pub(super) evening: Evening,
    /// The session that is played, as far as it was played.
    pub(super) session: Option<Arc<PlayedSession>>,
    /// Who gave each text of the hand in play; nobody where it came from the terminal.
    pub(super) givers: Vec<String>,
}

impl Snapshot {
    /// Returns which evening is played, as far as that can be said.
    pub(super) fn which(&self) -> WhichEvening<'_> {
        match (&self.evening.mode, &self.session) {
            (Mode::Setup(_), _) => WhichEvening::NotBegun,
            (_, Some(session)) => WhichEvening::Called(&session.evening),
            (_, None) => WhichEvening::Unknown,
        }
    }
}

/// Which evening is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhichEvening<'a> {
    /// None yet: what it needs to begin is asked.
    NotBegun,
    /// One that this tells from all others.
    Called(&'a str),
    /// The ledger could not say.
    Unknown,
}

/// A session as far as it was played. It is copied from the keeper's own, which stays its alone.
#[derive(Debug)]
pub(super) struct PlayedSession {
    pub(super) id: SessionId,
    /// What tells its evening from all others.
    evening: Box<str>,
    pub(super) unit: PointUnit,
    /// Everybody at the table, in the order of their seats.
    pub(super) players: Vec<Name>,
    /// What they are called now, if that has changed.
    pub(super) names: NamesNow,
    /// What each of them has won or lost, in chips.
    pub(super) net: Vec<(Name, i64)>,
    /// The points of a game that is played for points; empty otherwise.
    pub(super) points: Vec<(Name, i64)>,
    /// What one chip is worth.
    pub(super) chip: Option<ChipValue>,
    /// What is left in the boar's pot, in chips.
    pub(super) pot: i64,
    /// How many hands of the evening were played in sessions before.
    pub(super) before: u32,
    /// How many hands were played, without those dealt again.
    pub(super) played: u32,
    /// Whether it was closed.
    pub(super) closed: bool,
    /// Who pays whom by the whole evening, less what was handed over; `None` if it is not played
    /// for money, or for points that are no money yet.
    pub(super) debts: Option<EveningDebts>,
    /// The hands in order.
    pub(super) hands: Vec<SeenHand>,
}

/// A hand that was written.
#[derive(Clone, Debug)]
pub(super) struct SeenHand {
    pub(super) name: HandName,
    /// Its verdict without its cards.
    pub(super) verdict: Verdict,
}

impl PlayedSession {
    fn read(keeper: &Keeper, session: SessionId) -> Result<Self, ReportError> {
        let (ledger, so_far) = (keeper.ledger(), keeper.book().so_far(session)?);
        let sessions = ledger.evening(session)?;
        let first = sessions.first().unwrap_or(&so_far.stored);
        let before = sessions.iter().filter(|one| one.id != session);
        let body = &so_far.stored.body;
        let is_money = so_far.chip().is_some() && !so_far.for_points();
        let debts = is_money.then(|| EveningDebts::read(&so_far, ledger, &Date::now()));
        Ok(Self {
            id: so_far.stored.id,
            evening: format!("{} {}", first.id.entry(), first.at).into(),
            unit: so_far.ruleset.rules.unit(),
            players: body.players.clone(),
            names: NamesNow::new(&ledger.people()?, &body.players),
            net: so_far.net(),
            points: so_far.points().to_vec(),
            chip: so_far.chip().cloned(),
            pot: so_far.pot(),
            before: before.map(|one| one.hands).sum(),
            played: so_far.played(),
            closed: so_far.stored.closed.is_some(),
            debts: debts.transpose()?,
            hands: hands(&so_far),
        })
    }

    /// Returns what somebody is called now.
    pub(super) fn called(&self, name: &str) -> Name {
        self.names.called(name)
    }
}

/// Returns the hands of a session.
fn hands(so_far: &SessionSoFar) -> Vec<SeenHand> {
    let hands = so_far.verdicts().map(|(name, verdict)| SeenHand {
        name,
        verdict: verdict.clone(),
    });
    hands.collect()
}

/// Makes a snapshot whenever the evening or its ledger changed, and hands it to the phones.
#[derive(Debug)]
pub(crate) struct Publisher {
    snapshots: watch::Sender<Option<Arc<Snapshot>>>,
    /// The version of the evening, that of the file, and the last entry that were published last.
    last: Option<(u64, i64, Option<EntryId>)>,
    number: u64,
    /// The session that was published last, with the last entry that it takes into account.
    session: Option<(EntryId, Arc<PlayedSession>)>,
}

/// What was published last.
pub(crate) type Published = watch::Receiver<Option<Arc<Snapshot>>>;

impl Publisher {
    /// Returns a publisher, and where its snapshots are found.
    pub(crate) fn new() -> (Self, Published) {
        let (snapshots, last) = watch::channel(None);
        let publisher = Self {
            snapshots,
            last: None,
            number: 0,
            session: None,
        };
        (publisher, last)
    }

    /// Publishes the evening if anything may be new.
    pub(crate) fn publish(&mut self, keeper: &Keeper) {
        let file = keeper.ledger().data_version().unwrap_or_default();
        let entry = keeper.ledger().view().last().ok();
        let now = (keeper.version(), file, entry);
        if self.last == Some(now) {
            return;
        }
        self.last = Some(now);
        self.number += 1;
        let evening = keeper.evening().clone();
        let session = evening.session.and_then(|id| self.session(keeper, id));
        let givers = givers(keeper);
        self.snapshots.send_replace(Some(Arc::new(Snapshot {
            version: keeper.version(),
            number: self.number,
            evening,
            session,
            givers,
        })));
    }

    /// Returns a session, which is read anew only if an entry was written since.
    fn session(&mut self, keeper: &Keeper, id: SessionId) -> Option<Arc<PlayedSession>> {
        let last = keeper.ledger().view().last().ok()?;
        if let Some((seen, session)) = &self.session
            && *seen == last
            && session.id == id
        {
            return Some(Arc::clone(session));
        }
        let session = Arc::new(PlayedSession::read(keeper, id).ok()?);
        self.session = Some((last, Arc::clone(&session)));
        Some(session)
    }
}

/// Returns who gave each text of the hand in play.
fn givers(keeper: &Keeper) -> Vec<String> {
    let Some(play) = keeper.evening().play() else {
        return Vec::new();
    };
    let lines = keeper.ledger().draft_lines(play.id()).unwrap_or_default();
    let texts = lines.into_iter().skip(play.kept_before());
    texts.map(|line| line.giver).collect()
}
