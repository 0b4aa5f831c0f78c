//! What a hand starts with: its players, its rules, and the header of its record.

use super::due::DuePlayers;
use super::players::TableNumbers;
use super::{answer, setup};
use crate::case::{Case, TableContext};
use crate::date::Date;
use crate::ledger::StoredSession;
use crate::letters::same_name;
use crate::record::{Header, Name, Record, Spanned};
use crate::report::session::SessionSoFar;
use crate::rules::{Game, Rules, Ruleset};
use crate::verdict::{NextHand, Outcome};
use std::sync::Arc;

/// The number of a hand, by several ways of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandNumber {
    /// The hand's number in the evening, as commands take it.
    pub(crate) hand: u32,
    /// The hand's number in its session without hands that were dealt again; in Koi-Koi, the round.
    pub(crate) counted: u32,
    /// How many hands the session was agreed to have; `None` if that is open.
    pub(crate) length: Option<u32>,
}

impl HandNumber {
    /// Returns whether `hand` and `counted` are equal, so that one number is enough.
    pub(crate) const fn plain(self) -> bool {
        self.hand == self.counted
    }

    /// Returns how many hands were agreed on; `None` if that is open or more are already played.
    pub(crate) fn of_length(self) -> Option<u32> {
        self.length.filter(|length| self.counted <= *length)
    }

    /// Returns the number that people use while the hand is played.
    pub(crate) const fn spoken(self, game: Game) -> u32 {
        match game {
            Game::KoiKoi => self.counted,
            Game::GoStop | Game::MinHwatu => self.hand,
        }
    }
}

/// What a hand starts with.
#[derive(Clone, Debug)]
pub(crate) struct HandStart {
    pub(crate) ruleset: Ruleset,
    /// Who is dealt in, in turn order, the dealer first.
    pub(crate) players: Vec<Name>,
    /// The players of the session, dealt in or not.
    pub(crate) everybody: Vec<Name>,
    /// Who is due to deal, dealt in or not; `None` if the session's draft or the record says so.
    pub(crate) dealer: Option<Name>,
    /// Who dropped in the hand before; where nobody may drop twice in a row, they must stay.
    pub(crate) dropped_before: Arc<[Name]>,
    /// Everybody who sat at the table this evening, in the order of arrival.
    pub(crate) came: Vec<Name>,
    /// How many hands of the evening were played in sessions before this one.
    pub(crate) before: u32,
    /// Whether this is the first hand of a session that continues an earlier session.
    pub(crate) goes_on: bool,
    /// The names of the session's players and of its currency.
    pub(crate) known: Vec<String>,
    /// The header lines of the record.
    pub(crate) header: Vec<Header>,
    /// Whether to ask for the layout, so that the hand can be followed turn by turn.
    pub(crate) tracked: bool,
}

impl HandStart {
    /// Returns the start of a session's next hand, with seats and header from the session and its
    /// previous hand.
    ///
    /// `day` is the day that the hand belongs to. The sessions in `evening` determine the players'
    /// numbers. Those who are `due` play, unless others were named in `seated`; both list the
    /// dealer first.
    pub(crate) fn next(
        (so_far, due): (&SessionSoFar, &DuePlayers),
        evening: &[StoredSession],
        seated: Option<&[Name]>,
        tracked: bool,
        day: Date,
    ) -> Self {
        let (body, ruleset) = (&so_far.stored.body, &so_far.ruleset);
        let dropped_before = due.dropped();
        let due = due.players();
        let goes_on = evening.len() > 1 && so_far.stored.hands == 0;
        // If the session continues another one, its draft says who deals, not the previous hand.
        let dealer = due.first().filter(|_| !goes_on).cloned();
        let players = seated.map_or(due, <[Name]>::to_vec);
        Self {
            ruleset: ruleset.clone(),
            header: header(so_far, &players, day),
            players,
            everybody: body.players.clone(),
            dealer,
            dropped_before,
            came: came(evening),
            before: before(evening),
            goes_on,
            known: known(so_far),
            tracked,
        }
    }

    /// Returns the start of a hand that was written in a session, from its current record;
    /// `ruleset` is the one that the record's `rules` line names, and `dropped_before` are those
    /// who dropped in the hand before it.
    pub(crate) fn of_record(
        so_far: &SessionSoFar,
        evening: &[StoredSession],
        (ruleset, dropped_before): (&Ruleset, Arc<[Name]>),
        record: &Record,
    ) -> Self {
        let names = record.players().into_iter();
        let given = record.headers().map(|(_, header)| header);
        Self {
            ruleset: ruleset.clone(),
            header: given.filter(|header| is_given(header)).cloned().collect(),
            players: names.map(Name::from).collect(),
            everybody: so_far.stored.body.players.clone(),
            dealer: None,
            dropped_before,
            came: came(evening),
            before: before(evening),
            goes_on: false,
            known: known(so_far),
            tracked: false,
        }
    }

    /// Returns the table as the reader of the hand's lines needs it.
    pub(crate) fn seats(&self) -> TableContext<'_> {
        TableContext {
            ruleset: &self.ruleset,
            players: &self.players,
            known: &self.known,
        }
    }

    /// Returns the numbers of everybody who sat at the table this evening.
    pub(crate) fn numbers(&self) -> TableNumbers {
        TableNumbers::new(&self.came)
    }

    /// Returns the player of the session with this name or number; `None` if there is none.
    pub(crate) fn of_session(&self, text: &str) -> Option<Name> {
        let numbered = answer::number(text).and_then(|number| {
            let at = usize::try_from(number).ok()?.checked_sub(1)?;
            self.came.get(at).map(Name::as_str)
        });
        let meant = numbered.unwrap_or(text);
        let mut everybody = self.everybody.iter();
        everybody.find(|name| same_name(name, meant)).cloned()
    }

    /// Returns the hand's numbers; `played` is how many of the session's earlier hands were not
    /// dealt again. In Koi-Koi, the header gives the round.
    pub(crate) fn number(&self, stored: &StoredSession, played: u32) -> HandNumber {
        let told = self.header.iter().find_map(|header| match header {
            Header::Round(round) => Some(*round),
            _ => None,
        });
        HandNumber {
            hand: self.before.saturating_add(stored.hands).saturating_add(1),
            counted: told.unwrap_or(played.saturating_add(1)),
            length: stored.body.length,
        }
    }
}

/// Returns how many hands were played in all these sessions except the last one.
fn before(evening: &[StoredSession]) -> u32 {
    let earlier = evening.split_last().map_or(&[][..], |(_, earlier)| earlier);
    earlier.iter().map(|session| session.hands).sum()
}

/// Returns everybody who sat down in these sessions, in the order of arrival.
fn came(evening: &[StoredSession]) -> Vec<Name> {
    let mut came: Vec<Name> = Vec::new();
    for name in evening.iter().flat_map(|session| &session.body.players) {
        if !came.iter().any(|other| same_name(other, name)) {
            came.push(name.clone());
        }
    }
    came
}

/// Returns whether a header line is given before the hand, rather than being an answer.
pub(crate) const fn is_given(header: &Header) -> bool {
    matches!(
        header,
        Header::Rules(_)
            | Header::Set(..)
            | Header::Players(_)
            | Header::Date(_)
            | Header::Chip(_)
            | Header::Carry(_)
            | Header::Pot(_)
            | Header::Dues(..)
            | Header::Round(_)
    )
}

/// Returns the names of a session's players and of its currency.
fn known(so_far: &SessionSoFar) -> Vec<String> {
    let currency = so_far.chip().map(|chip| chip.currency.clone());
    let players = so_far.stored.body.players.iter();
    players.map(Name::to_string).chain(currency).collect()
}

/// Returns the next round of Koi-Koi: the last record's round, plus one unless that hand is void.
/// The record may count from a game begun elsewhere.
fn next_round(so_far: &SessionSoFar) -> u32 {
    let told = so_far.last_hand().and_then(|(record, verdict)| {
        let record = Case::written(record, &so_far.ruleset).record;
        let mut headers = record.headers();
        let round = headers.find_map(|(_, header)| match header {
            Header::Round(round) => Some(*round),
            _ => None,
        })?;
        let counts = u32::from(verdict.outcome != Outcome::Void);
        Some(round.saturating_add(counts))
    });
    told.unwrap_or_else(|| so_far.played().saturating_add(1))
}

fn header(so_far: &SessionSoFar, players: &[Name], day: Date) -> Vec<Header> {
    let (body, ruleset) = (&so_far.stored.body, &so_far.ruleset);
    let seat = |name: &Name| Spanned::synthetic(name.clone());
    let mut header = vec![Header::Rules(Spanned::synthetic(body.rules.clone()))];
    let sets = setup::house_rules(&body.rules, ruleset).into_iter();
    header.extend(sets.map(|(key, value)| Header::Set(Spanned::synthetic(key), value)));
    header.push(Header::Players(players.iter().map(seat).collect()));
    header.push(Header::Date(day));
    header.extend(so_far.chip().cloned().map(Header::Chip));
    if let Rules::KoiKoi(rules) = &ruleset.rules {
        let round = next_round(so_far);
        header.extend((round <= rules.rounds).then_some(Header::Round(round)));
    }
    header.extend(so_far.next().into_iter().flat_map(NextHand::headers));
    header
}
