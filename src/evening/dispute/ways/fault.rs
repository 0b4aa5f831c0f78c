//! The ways out of faults in a record under dispute.

use super::{RecordEdit, Way, WayOut, Ways};
use crate::card::Card;
use crate::gostop::junk_due;
use crate::record::{
    Act, Contradiction, Fault, Line, NotInForce, Problem, RecordEntry, Spanned, Turn, quoted,
};
use crate::rules::Rules;

impl Ways<'_> {
    /// Returns the ways out of a fault.
    pub(super) fn of_fault(&self, fault: &Fault) -> Vec<WayOut> {
        let line = fault.place.line;
        let gives = matches!(self.entry(line), Some(Line::Act(_, Act::Gives(..))));
        match &fault.problem {
            Problem::StopBelowTarget { player, .. } | Problem::StopNotImproved { player, .. } => {
                self.more_cards(player, line).into_iter().collect()
            }
            Problem::GoBelowTarget { player, .. } | Problem::GoNotImproved { player, .. } => {
                let no_go = self.struck(Way::NoGo, line);
                no_go
                    .into_iter()
                    .chain(self.more_cards(player, line))
                    .collect()
            }
            Problem::KoiBelowMin { .. } | Problem::KoiNotGrown { .. } => {
                let no_go = self.struck(Way::NoGo, line);
                no_go.into_iter().collect()
            }
            Problem::MustDeclare { player } => self.declare(player, line),
            Problem::AfterEnd
            | Problem::Contradiction(Contradiction::ToldBefore | Contradiction::PaidBesideNet) => {
                let out = self.struck(Way::Struck, line);
                out.into_iter().collect()
            }
            Problem::CardNotThere { .. }
            | Problem::Contradiction(
                Contradiction::NotJunk { .. } | Contradiction::NothingOwed { .. },
            ) if gives => self.other_junk(line),
            Problem::Contradiction(Contradiction::InStack { card }) => {
                self.not_on(line, *card).into_iter().collect()
            }
            problem => self.other_turn(line, problem),
        }
    }

    /// Returns the way out that adds missing cards to a player's last pile line before line
    /// `before`;
    /// `None` without such a line. Dots stand for the unknown cards, so the way is not tried.
    fn more_cards(&self, player: &str, before: u32) -> Option<WayOut> {
        let told = |entry: &&RecordEntry| match &entry.line {
            Some(Line::Act(name, Act::Takes(_) | Act::Has(..))) => name.value == player,
            _ => false,
        };
        let entries = self.case.record.entries.iter();
        let entry = entries
            .take_while(|entry| entry.place.line < before)
            .filter(told)
            .last()?;
        let line = entry.line.as_ref()?.print(self.terms.calendar);
        let number = self.number(entry.place.line)?;
        Some(WayOut {
            claims: vec![format!("{number}: {line} ...")],
            way: Way::MoreCards,
        })
    }

    /// Returns the ways out that strike a turn or replace it by another, if that can fix the
    /// problem. Dots stand for the unknown cards of the other turn, so that way is not tried.
    fn other_turn(&self, line: u32, problem: &Problem) -> Vec<WayOut> {
        let Some(Line::Act(name, act)) = self.entry(line) else {
            return Vec::new();
        };
        if Turn::from_act(act).is_none() {
            return Vec::new();
        }
        let (player, way) = match problem {
            Problem::WrongTurn { due: Some(due), .. } => (due.as_str(), Way::TurnDue),
            problem if is_about_cards(problem) => (name.value.as_str(), Way::OtherTurn),
            _ => return Vec::new(),
        };
        let name = quoted(player);
        let other = self.number(line).map(|number| WayOut {
            claims: vec![format!("{number}: {name} plays ... flips ...")],
            way,
        });
        let struck = self.struck(Way::Struck, line);
        struck.into_iter().chain(other).collect()
    }

    /// Returns the way out by which a turn takes a whole stack instead of `card` from it; `None` if
    /// the line is no turn, or the way does not leave less wrong.
    fn not_on(&self, line: u32, card: Card) -> Option<WayOut> {
        let Some(Line::Act(name, act)) = self.entry(line) else {
            return None;
        };
        let turn = Turn::from_act(act)?.into_owned().not_on(card).act();
        let line_of_it = Line::Act(name.clone(), turn);
        self.first(
            Way::WholeStack,
            &[vec![RecordEdit::Reads(line, line_of_it)]],
        )
    }

    /// Returns the ways out of a missing call after a player's turn: the player went on, or
    /// stopped.
    fn declare(&self, player: &str, line: u32) -> Vec<WayOut> {
        let theirs = |entry: &&RecordEntry| match &entry.line {
            Some(Line::Act(name, act)) => name.value == player && Turn::from_act(act).is_some(),
            _ => false,
        };
        let until = |entry: &&RecordEntry| entry.place.line <= line;
        let mut entries = self.case.record.entries.iter().filter(until);
        let Some(turn) = entries.rfind(theirs) else {
            return Vec::new();
        };
        // Junk given for the turn may be recorded between the turn and the call.
        let go = |line| vec![RecordEdit::Behind(line, Line::act(player, Act::Go(None)))];
        let last = line.saturating_sub(1);
        let stop = vec![RecordEdit::There(Line::act(player, Act::Stop))];
        let go = self.first(Way::WentOn, &[go(turn.place.line), go(last)]);
        go.into_iter()
            .chain(self.first(Way::Stopped, &[stop]))
            .collect()
    }

    /// Returns the ways out of junk that cannot be given: the owed junk was given instead, or none.
    fn other_junk(&self, line: u32) -> Vec<WayOut> {
        let other = || {
            let Rules::GoStop(rules) = &self.case.ruleset().rules else {
                return None;
            };
            let card = junk_due(&self.case.record, rules, line)?;
            let Some(Line::Act(name, Act::Gives(_, to))) = self.entry(line) else {
                return None;
            };
            let gives = Act::Gives(Spanned::new(card, 1), to.clone());
            let gives = Line::Act(name.clone(), gives);
            self.first(Way::JunkDue, &[vec![RecordEdit::Reads(line, gives)]])
        };
        let none = self.struck(Way::NothingGiven, line);
        other().into_iter().chain(none).collect()
    }
}

/// Returns whether other cards can fix a problem with a turn.
const fn is_about_cards(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::NotInPack { .. }
            | Problem::DuplicateCard { .. }
            | Problem::SeenBefore { .. }
            | Problem::NotInHand { .. }
            | Problem::MonthNotInHand { .. }
            | Problem::NotOnTable { .. }
            | Problem::MonthNotOnTable { .. }
            | Problem::NotInForce(
                NotInForce::Grenade
                    | NotInForce::PotkanAfterHeundeum
                    | NotInForce::JokerPlayed
                    | NotInForce::JokerDrawn
            )
            | Problem::Contradiction(
                Contradiction::TurnedUp { .. }
                    | Contradiction::MustPlay { .. }
                    | Contradiction::NoTurnDue
                    | Contradiction::NotJoker { .. }
                    | Contradiction::OtherMonth { .. }
            )
    )
}
