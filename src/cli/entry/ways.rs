//! The ways out of an irregularity or a fault, as claims that can be typed. What is offered was
//! tried: with it the record has less wrong with it than without. Two are not tried, for the cards
//! that dots stand for in them are not known: `more_cards` and `other_turn`.

use super::claims::{self, Row};
use crate::card::{Card, Flower, Pile};
use crate::case::Case;
use crate::cli::text::{self, Way};
use crate::gostop::{junk_due, stayed};
use crate::record::{
    Act, At, CardList, Contradiction, Entry, Fault, Line, NotInForce, Problem, Record, TableEvent,
    Turn, quoted,
};
use crate::rules::Rules;
use crate::verdict::{Irregularity, IrregularityKind, Outcome, Verdict, WhoseStack};

/// One or more claims that belong together, and what they say.
pub(super) struct Out {
    pub(super) claims: Vec<String>,
    pub(super) way: Way,
}

/// A change of the record by one claim; lines are those of the record as it reads with the claims so
/// far.
#[derive(Clone)]
enum Edit {
    /// The line reads so.
    Reads(u32, String),
    /// A line behind it.
    Behind(u32, String),
    /// The line is struck.
    Struck(u32),
    /// A line in its own place.
    Line(String),
}

/// A record under dispute with what it comes to.
pub(super) struct Ways<'a> {
    /// Its rows.
    pub(super) rows: &'a [Row],
    /// The record as it reads.
    pub(super) case: &'a Case,
    /// Reads another.
    pub(super) read: &'a dyn Fn(&str) -> Case,
    /// Whether anything was claimed so far.
    pub(super) claimed: bool,
    /// What it comes to.
    pub(super) now: &'a Result<Verdict, Vec<Fault>>,
}

impl Ways<'_> {
    /// Returns the ways out of everything that is wrong; the table may always deal again.
    pub(super) fn all(&self) -> Vec<Out> {
        let mut outs: Vec<Out> = Vec::new();
        let mut unwon = false;
        match self.now {
            Ok(verdict) => {
                for one in &verdict.irregular {
                    outs.extend(self.of_irregularity(one));
                }
                unwon = verdict.outcome != Outcome::Nagari;
            }
            Err(faults) => {
                for fault in faults {
                    outs.extend(self.of_fault(fault));
                    unwon |= is_call(&fault.problem);
                }
            }
        }
        outs.extend(self.nobody_won().filter(|_| unwon));
        outs.extend(self.dealt_again());
        let mut once: Vec<Out> = Vec::new();
        for out in outs {
            if once.iter().all(|known| known.claims != out.claims) {
                once.push(out);
            }
        }
        once
    }

    /// Returns the claim that nobody won, where the hand can end so.
    fn nobody_won(&self) -> Option<Out> {
        let rules = &self.case.ruleset.rules;
        let nobody = Line::Table(TableEvent::nobody_won(rules.game())?);
        let claims = vec![nobody.print(rules.calendar())];
        let way = Way::NobodyWon;
        (self.is_better(&claims) || self.settles(&claims)).then_some(Out { claims, way })
    }

    /// Returns the claims of a hand that is dealt again; a void hand too cannot have lines that
    /// cannot be, so these are dropped first.
    fn dealt_again(&self) -> Option<Out> {
        let void = vec!["void".to_owned()];
        let settles = self.settles(&void);
        let clear = (!settles && self.claimed).then(|| "clear".to_owned());
        let way = Way::DealtAgain;
        let claims = clear.into_iter().chain(void).collect();
        (settles || self.claimed).then_some(Out { claims, way })
    }

    /// Returns the first of these that leaves less wrong, if one does.
    fn first(&self, way: Way, tries: &[Vec<Edit>]) -> Option<Out> {
        let claims = tries.iter().filter_map(|edits| self.claims(edits));
        let mut good = claims.filter(|claims| self.is_better(claims));
        good.next().map(|claims| Out { claims, way })
    }

    /// Returns that a line is struck, if that leaves less wrong.
    fn struck(&self, way: Way, line: u32) -> Option<Out> {
        self.first(way, &[vec![Edit::Struck(line)]])
    }

    /// Returns edits as claims, if they can be claimed.
    fn claims(&self, edits: &[Edit]) -> Option<Vec<String>> {
        let row = |line: u32| claims::row_of(self.rows, line);
        let number = |line: u32| row(line).and_then(|at| self.rows[at].number);
        let claim = |edit: &Edit| match edit {
            Edit::Reads(line, text) => Some(format!("{}: {text}", number(*line)?)),
            Edit::Behind(line, text) => {
                // Behind a line that has no number is behind the last that has one.
                let known = self.rows[..=row(*line)?].iter().rev();
                let number = known.into_iter().find_map(|row| row.number)?;
                Some(format!("after {number}: {text}"))
            }
            Edit::Struck(line) => Some(format!("drop {}", number(*line)?)),
            Edit::Line(text) => Some(text.clone()),
        };
        edits.iter().map(claim).collect()
    }

    /// Returns what the record comes to with further claims, if they can be claimed.
    fn with(&self, claims: &[String]) -> Option<Result<Verdict, Vec<Fault>>> {
        let calendar = self.case.ruleset.rules.calendar();
        let rows = claims.iter().try_fold(self.rows.to_vec(), |rows, claim| {
            claims::apply(rows, claim, calendar).ok()
        });
        Some((self.read)(&claims::text_of(&rows?)).settle())
    }

    fn settles(&self, claims: &[String]) -> bool {
        self.with(claims).is_some_and(|then| then.is_ok())
    }

    /// Returns whether claims leave less wrong than there is.
    fn is_better(&self, claims: &[String]) -> bool {
        match (self.now, self.with(claims)) {
            (Err(now), Some(Err(then))) => then.len() < now.len(),
            (Err(_), Some(Ok(_))) => true,
            (Ok(now), Some(Ok(then))) => then.irregular.len() < now.irregular.len(),
            (Ok(_), Some(Err(_))) | (_, None) => false,
        }
    }

    /// Returns an entry of the record by its line.
    fn entry(&self, line: u32) -> Option<&Line> {
        let mut entries = self.case.record.entries.iter();
        let entry = entries.find(|entry| entry.place.line == line)?;
        entry.line.as_ref()
    }

    fn of_fault(&self, fault: &Fault) -> Vec<Out> {
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
            Problem::AfterEnd => {
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

    /// Returns the line that tells a player's cards before another with those that it does not tell;
    /// they are not known here, so it is not tried.
    fn more_cards(&self, player: &str, before: u32) -> Option<Out> {
        let told = |entry: &&Entry| match &entry.line {
            Some(Line::Act(name, Act::Takes(_) | Act::Has(_))) => name.value == player,
            _ => false,
        };
        let entries = self.case.record.entries.iter();
        let entry = entries
            .take_while(|entry| entry.place.line < before)
            .filter(told)
            .last()?;
        let line = entry
            .line
            .as_ref()?
            .print(self.case.ruleset.rules.calendar());
        let claims = self.claims(&[Edit::Reads(entry.place.line, format!("{line} ..."))])?;
        let way = Way::MoreCards;
        Some(Out { claims, way })
    }

    /// Returns that there was no such turn, or a turn of whoever can have taken one, where that mends
    /// a problem; which turn is not known here, so it is not tried.
    fn other_turn(&self, line: u32, problem: &Problem) -> Vec<Out> {
        let Some(Line::Act(name, act)) = self.entry(line) else {
            return Vec::new();
        };
        if Turn::of(act).is_none() {
            return Vec::new();
        }
        let (player, way) = match problem {
            Problem::WrongTurn { due: Some(due), .. } => (due, Way::TurnDue),
            problem if is_about_cards(problem) => (&name.value, Way::OtherTurn),
            _ => return Vec::new(),
        };
        let text = format!("{} plays ... flips ...", quoted(player));
        let claims = self.claims(&[Edit::Reads(line, text)]);
        let other = claims.map(|claims| Out { claims, way });
        let struck = self.struck(Way::Struck, line);
        struck.into_iter().chain(other).collect()
    }

    /// Returns a turn that takes a stack whole, in the place of one that takes a card of it.
    fn not_on(&self, line: u32, card: Card) -> Option<Out> {
        let Some(Line::Act(name, act)) = self.entry(line) else {
            return None;
        };
        let turn = Turn::of(act)?.not_on(card).act();
        let text = Line::Act(name.clone(), turn).print(self.case.ruleset.rules.calendar());
        self.first(Way::WholeStack, &[vec![Edit::Reads(line, text)]])
    }

    /// Returns the calls of which one is missing behind a player's turn.
    fn declare(&self, player: &str, line: u32) -> Vec<Out> {
        let his = |entry: &&Entry| match &entry.line {
            Some(Line::Act(name, act)) => name.value == player && Turn::of(act).is_some(),
            _ => false,
        };
        let until = |entry: &&Entry| entry.place.line <= line;
        let mut entries = self.case.record.entries.iter().filter(until);
        let Some(turn) = entries.rfind(his) else {
            return Vec::new();
        };
        let name = quoted(player);
        // Junk of the turn may be told between it and the call.
        let go = |line| vec![Edit::Behind(line, format!("{name} go"))];
        let last = line.saturating_sub(1);
        let stop = vec![Edit::Line(format!("{name} stop"))];
        let go = self.first(Way::WentOn, &[go(turn.place.line), go(last)]);
        go.into_iter()
            .chain(self.first(Way::Stopped, &[stop]))
            .collect()
    }

    /// Returns the junk that is owed in the place of what cannot be given, or that none is given.
    fn other_junk(&self, line: u32) -> Vec<Out> {
        let other = || {
            let Rules::GoStop(rules) = &self.case.ruleset.rules else {
                return None;
            };
            let card = junk_due(&self.case.record, rules, line)?;
            let Some(Line::Act(name, Act::Gives(_, to))) = self.entry(line) else {
                return None;
            };
            let gives = Act::Gives(At::new(card, 1), to.clone());
            let text = Line::Act(name.clone(), gives).print(rules.calendar);
            self.first(Way::JunkDue, &[vec![Edit::Reads(line, text)]])
        };
        let none = self.struck(Way::NothingGiven, line);
        other().into_iter().chain(none).collect()
    }

    fn of_irregularity(&self, one: &Irregularity) -> Vec<Out> {
        let (line, name) = (one.line, quoted(&one.player));
        let (way, tries) = match &one.kind {
            IrregularityKind::StackSplit { month, right, .. } => {
                (Way::WholeStack, self.whole_stack(one, *month, *right))
            }
            IrregularityKind::StackUntold { right, .. } => {
                let told = Edit::Behind(line, format!("{name} {}", right.word()));
                (Way::StackTold, vec![vec![told]])
            }
            IrregularityKind::StackOther { right, .. } => {
                let told = Edit::Reads(line, format!("{name} {}", right.word()));
                (Way::StackTold, vec![vec![told]])
            }
            IrregularityKind::StackNone { .. } => (Way::NoStack, vec![vec![Edit::Struck(line)]]),
            IrregularityKind::JunkNotOwed { to, .. } => {
                let none = self.struck(Way::NothingGiven, line);
                let event = Edit::Behind(line, format!("{} chok", quoted(to)));
                let event = self.is_turn_of(to, line).then_some(event);
                let event = self.first(Way::GivenFor, &[event.into_iter().collect()]);
                return none.into_iter().chain(event).collect();
            }
            IrregularityKind::JunkBeyond { .. } => {
                (Way::NothingGiven, vec![vec![Edit::Struck(line)]])
            }
        };
        self.first(way, &tries).into_iter().collect()
    }

    /// Returns whether the last turn before a line is a player's.
    fn is_turn_of(&self, player: &str, line: u32) -> bool {
        let turn = |entry: &&Entry| {
            let act = matches!(
                entry.line,
                Some(Line::Act(
                    _,
                    Act::Takes(_) | Act::Potkan(_) | Act::Grenade(_) | Act::Ppuk(..)
                ))
            );
            act && entry.place.line < line
        };
        let last = self.case.record.entries.iter().rfind(turn);
        let last = last.and_then(|entry| entry.line.as_ref());
        matches!(last, Some(Line::Act(name, _)) if name.value == player)
    }

    /// Returns how a stack can have been taken whole: with the line that tells it, where that is
    /// missing, and without the cards that stayed in turns behind it.
    fn whole_stack(&self, one: &Irregularity, month: u8, right: WhoseStack) -> Vec<Vec<Edit>> {
        let record = &self.case.record;
        let Rules::GoStop(rules) = &self.case.ruleset.rules else {
            return Vec::new();
        };
        let month = Flower::of_month(month, rules.calendar);
        let Some(stays) = month.and_then(|month| stayed(record, rules, one.line, month)) else {
            return Vec::new();
        };
        let mut whole = Vec::new();
        let mut later = Vec::new();
        for (entry, name, cards) in takes(record) {
            let (line, cards) = (entry.place.line, cards.pile());
            let with = |cards: Pile| {
                let cards = cards.iter().map(|card| At::new(card, 1)).collect();
                let line = Line::Act(name.clone(), Act::Takes(CardList(cards)));
                line.print(rules.calendar)
            };
            if line == one.line {
                let cards = cards.iter().chain(stays).collect();
                whole.push(Edit::Reads(line, with(cards)));
            } else if line > one.line && cards.without(stays) != cards {
                later.push(Edit::Reads(line, with(cards.without(stays))));
            }
        }
        let told = format!("{} {}", quoted(&one.player), right.word());
        let told = Edit::Behind(one.line, told);
        let told_whole: Vec<Edit> = whole.iter().cloned().chain([told]).collect();
        let without = |edits: &Vec<Edit>| edits.iter().chain(&later).cloned().collect();
        let tries = [whole.clone(), told_whole.clone()];
        tries
            .iter()
            .cloned()
            .chain(tries.iter().map(without))
            .collect()
    }
}

/// Returns the lines of a record that tell captures.
fn takes(record: &Record) -> impl Iterator<Item = (&Entry, &At<String>, &CardList)> {
    record.entries.iter().filter_map(|entry| match &entry.line {
        Some(Line::Act(name, Act::Takes(cards))) => Some((entry, name, cards)),
        _ => None,
    })
}

/// Returns whether a problem is an end or go that the points do not reach.
const fn is_call(problem: &Problem) -> bool {
    matches!(
        problem,
        Problem::StopBelowTarget { .. }
            | Problem::StopNotImproved { .. }
            | Problem::GoBelowTarget { .. }
            | Problem::GoNotImproved { .. }
            | Problem::ShobuNotGrown { .. }
            | Problem::NoYaku { .. }
    )
}

/// Returns whether a problem of a turn is one that other cards mend.
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

/// Returns the row of the first turn that cannot have been, with its line, where what comes behind
/// cannot be followed.
pub(super) fn first_lost<'a>(rows: &'a [Row], case: &Case, faults: &[Fault]) -> Option<&'a Row> {
    let gaps = case.hand().gaps;
    let turn = |fault: &&Fault| {
        let mut entries = case.record.entries.iter();
        let entry = entries.find(|entry| entry.place.line == fault.place.line);
        let line = entry.and_then(|entry| entry.line.as_ref());
        matches!(line, Some(Line::Act(_, act)) if Turn::of(act).is_some())
    };
    let fault = faults.iter().filter(|_| gaps).find(turn)?;
    rows.get(claims::row_of(rows, fault.place.line)?)
}

/// Returns a fault behind the row that it is about.
pub(super) fn fault_row(rows: &[Row], fault: &Fault, case: &Case) -> String {
    let calendar = case.ruleset.rules.calendar();
    let row = claims::row_of(rows, fault.place.line).map(|at| &rows[at]);
    text::fault_row(
        row.and_then(|row| row.number),
        row.map_or("", |row| &row.text),
        &text::problem(&fault.problem, calendar),
    )
}

/// Returns an irregularity with the number of its row in the place of its line. A line that has none was put
/// in and is known by the number before it.
pub(super) fn numbered(rows: &[Row], one: &Irregularity) -> Irregularity {
    let row = claims::row_of(rows, one.line).unwrap_or_default();
    let known = rows.iter().take(row + 1).rev();
    let line = known.into_iter().find_map(|row| row.number);
    Irregularity {
        line: line.unwrap_or(one.line),
        ..one.clone()
    }
}

/// Returns that the last claim can be taken back.
pub(super) fn taken_back() -> Out {
    Out {
        claims: vec!["undo".to_owned()],
        way: Way::TakenBack,
    }
}
