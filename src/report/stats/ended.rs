//! What the end of a session brought its players.

use crate::closing::{Closing, is_for_points, moves_chips};
use crate::ledger::{EntryId, SessionBody, StoredHand};
use crate::record::Name;
use crate::rules::{Game, Ruleset};
use crate::verdict::{Outcome, Verdict};

/// What the end of a session brought its players in addition to its hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SessionEnd {
    /// The entry that closed the session.
    pub(super) close: EntryId,
    /// The name of the session's ruleset.
    pub(super) rules: Name,
    /// The game of the session.
    pub(super) game: Game,
    /// Whether the session is a game of Koi-Koi that was played for points.
    pub(super) is_game: bool,
    /// Each player's chips: by the game, and out of the boar's pot.
    pub(super) shares: Vec<(Name, i64, i64)>,
}

impl SessionEnd {
    /// Computes what a close brought, given all hands of the session that count. `None` if it
    /// brought nothing, or if a verdict cannot be read.
    pub(super) fn read(
        close: EntryId,
        body: &SessionBody,
        ruleset: &Ruleset,
        hands: &[StoredHand],
    ) -> Option<Self> {
        let verdicts = hands.iter();
        let verdicts = verdicts.map(|hand| Verdict::from_json_for_chips(&hand.verdict).ok());
        let verdicts: Vec<Verdict> = verdicts.collect::<Option<_>>()?;
        let for_points = is_for_points(&ruleset.rules);
        let mut played = verdicts.iter().filter(|one| one.outcome != Outcome::Void);
        let is_game = played.any(|verdict| !moves_chips(verdict, for_points));
        let closing = Closing::from_verdicts(&body.players, &verdicts);
        let (games, pots) = (closing.points_as_chips()?, closing.given_back()?);
        let both = games.into_iter().zip(pots);
        let shares: Vec<_> = both
            .map(|((name, game), (_, pot))| (name, game, pot))
            .collect();
        let brings = shares.iter().any(|(_, game, pot)| (*game, *pot) != (0, 0));
        (is_game || brings).then(|| Self {
            close,
            rules: body.rules.as_str().into(),
            game: ruleset.game(),
            is_game,
            shares,
        })
    }

    /// Returns whether the end of a session with these hands may bring something: the hands of
    /// others leave nothing in a pot and have no points.
    pub(super) fn may_be(hands: &[StoredHand]) -> bool {
        hands.iter().any(|hand| {
            let sum: i128 = hand.net.iter().map(|(_, chips)| i128::from(*chips)).sum();
            sum != 0 || hand.verdict.contains(Game::KoiKoi.id())
        })
    }
}
