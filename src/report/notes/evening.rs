//! Groups noted hands into sessions.

use super::Noted;
use crate::closing::{Closing, over_after};
use crate::date::Date;
use crate::ledger::{CloseBody, CorrectionBody, EntryId, HandBody, SessionBody, Worth};
use crate::letters::same_name;
use crate::record::Name;
use crate::rules::Rules;
use crate::settle_up::{Transfer, settle_up};
use crate::verdict::{Outcome, Verdict};

/// A session of noted hands.
#[derive(Clone, Debug)]
pub struct NotedEvening {
    hands: Vec<Noted>,
    /// Everybody who has a part in any of the hands, in order of appearance.
    players: Vec<Name>,
}

/// Groups hands into sessions: one for each day, as long as the rules and the chip value stay the
/// same and there are seats for everybody who came. A Koi-Koi game is a session of its own, and so
/// is the result of a whole evening.
pub fn evenings(mut noted: Vec<Noted>) -> Vec<NotedEvening> {
    noted.sort_by_key(|hand| hand.day);
    let mut evenings: Vec<NotedEvening> = Vec::new();
    for hand in noted {
        if let Some(evening) = evenings.last_mut().filter(|it| it.takes(&hand)) {
            evening.add(hand);
        } else {
            let mut evening = NotedEvening {
                hands: Vec::new(),
                players: Vec::new(),
            };
            evening.add(hand);
            evenings.push(evening);
        }
    }
    evenings
}

impl Noted {
    /// Returns everybody with a part in the hand: those who play, and those who owe or get
    /// something.
    fn names(&self) -> Vec<Name> {
        let mut names = self.players.clone();
        for (name, _) in &self.verdict.net {
            if !names.iter().any(|known| same_name(known, name)) {
                names.push(name.clone());
            }
        }
        names
    }

    /// Returns the body of a ledger entry for this hand, with this number.
    pub fn hand(&self, number: u32) -> HandBody {
        HandBody {
            number,
            record: self.record.clone(),
            verdict: self.verdict.to_json(),
            net: self.verdict.net.clone(),
        }
    }

    /// Returns the body of a ledger entry for this hand, as the correction of another.
    pub fn correction(&self, of: EntryId, reason: &str) -> CorrectionBody {
        CorrectionBody {
            of,
            reason: reason.to_owned(),
            record: self.record.clone(),
            verdict: self.verdict.to_json(),
            net: self.verdict.net.clone(),
        }
    }
}

impl NotedEvening {
    /// Returns whether a hand can belong to this session.
    fn takes(&self, hand: &Noted) -> bool {
        let Some(last) = self.hands.last() else {
            return true;
        };
        if last.is_evening || hand.is_evening {
            return false;
        }
        let alike = (last.day, &last.rules, &last.chip) == (hand.day, &hand.rules, &hand.chip);
        alike && self.seats(hand) && !self.is_another_game(last, hand)
    }

    /// Returns whether, with this hand, there are enough seats for everybody, and each name has
    /// only one spelling.
    fn seats(&self, hand: &Noted) -> bool {
        let known = |name: &Name| self.players.iter().find(|other| same_name(other, name));
        let names = hand.names();
        let new = names.iter().filter(|name| known(name).is_none());
        let as_spelled = |name: &Name| known(name).is_none_or(|other| other == name);
        let all = self.players.len() + new.count();
        hand.ruleset.game().seats().contains(&all) && names.iter().all(as_spelled)
    }

    /// Returns whether a hand of Koi-Koi begins another game.
    fn is_another_game(&self, last: &Noted, hand: &Noted) -> bool {
        let Rules::KoiKoi(rules) = &hand.ruleset.rules else {
            return false;
        };
        let players = |hand: &Noted| {
            let mut players = hand.players.clone();
            players.sort();
            players
        };
        let counts = u32::from(last.verdict.outcome != Outcome::Void);
        let due = last.round.map(|round| round.saturating_add(counts));
        let over = over_after(Some(rules.rounds), rules.until, &self.verdicts());
        let goes_on = hand.round.is_none() || due.is_none() || hand.round == due;
        over.is_some() || !goes_on || players(last) != players(hand)
    }

    fn add(&mut self, hand: Noted) {
        for name in hand.names() {
            if !self.players.contains(&name) {
                self.players.push(name);
            }
        }
        self.hands.push(hand);
    }

    fn verdicts(&self) -> Vec<Verdict> {
        self.hands.iter().map(|hand| hand.verdict.clone()).collect()
    }

    /// Returns the day of the session; `None` if it has no hand.
    pub fn day(&self) -> Option<Date> {
        self.hands.first().map(|hand| hand.day)
    }

    /// Returns the body of the ledger entry that opens the session; `None` if it has no hand.
    pub fn body(&self) -> Option<SessionBody> {
        let first = self.hands.first()?;
        Some(SessionBody {
            players: self.players.clone(),
            rules: first.rules.clone(),
            ruleset: first.ruleset.text(),
            chip: first.chip.as_ref().map(Worth::from),
            length: None,
            day: Some(first.day.to_string()),
            follows: None,
            is_result: first.is_evening,
            table: None,
        })
    }

    /// Returns the bodies of the ledger entries for the session's hands.
    pub fn hands(&self) -> impl Iterator<Item = HandBody> {
        let hands = (1..).zip(&self.hands);
        hands.map(|(number, hand)| hand.hand(number))
    }

    /// Returns the body of the ledger entry that closes the session; `None` if a sum of chips is
    /// too large.
    pub fn closing(&self) -> Option<CloseBody> {
        let net = Closing::from_verdicts(&self.players, &self.verdicts()).totals()?;
        let transfers = settle_up(&net)?.into_iter();
        let transfers = transfers.map(|Transfer { from, to, chips }| (from, to, chips));
        Some(CloseBody {
            transfers: transfers.collect(),
            net,
        })
    }
}
