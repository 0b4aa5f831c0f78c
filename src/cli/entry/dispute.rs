//! A dispute about a written hand: claims as edits of its record, their effect, and the correction
//! that is agreed on.

use super::complete::Words;
use super::evening::{ENGINE, Evening};
use super::hand::Refusal;
use super::prompter::Reply;
use super::waiting::Waiting;
use crate::card::fold as folded;
use crate::case::{Case, Opening};
use crate::cli::course::{Course, verdict};
use crate::cli::draw;
use crate::cli::error::{Failure, Status};
use crate::cli::text;
use crate::date::Date;
use crate::ledger::{CorrectionBody, EntryId, StoredHand};
use crate::record::{Act, Fault, Header, Line, Problem, TableEvent, parse, quoted, verbs};
use crate::rules::Ruleset;
use crate::verdict::Verdict;

/// The record under dispute: each line with its number in the record as written, if it has one.
type Lines = Vec<(Option<u32>, String)>;

/// A hand under dispute, with the claims so far.
struct Dispute {
    hand: StoredHand,
    ruleset: Ruleset,
    before: Verdict,
    /// Whether hands were written after it in its session.
    followed: bool,
    claims: Vec<String>,
}

/// What is to be done after a line at the prompt.
enum Then {
    Ask,
    Leave(Status),
}

impl Dispute {
    fn original(&self) -> Lines {
        let lines = self.hand.record.lines();
        (1..)
            .zip(lines)
            .map(|(number, line)| (Some(number), line.to_owned()))
            .collect()
    }

    /// Returns the record with all claims, or the first that cannot be and why.
    fn lines(&self, claims: &[String]) -> Result<Lines, Refusal> {
        claims.iter().try_fold(self.original(), |lines, claim| {
            apply(lines, claim, &self.ruleset)
        })
    }

    fn words(&self) -> Words {
        let own = |word: &str| word.to_owned();
        let names = self.before.net.iter().map(|(name, _)| quoted(name));
        Words {
            first: ["drop", "agree", "undo", "show", "help", "quit"]
                .map(own)
                .to_vec(),
            names: names.collect(),
            verbs: verbs().map(own).collect(),
            cards: Vec::new(),
        }
    }

    /// Returns what is wrong in the form of a line, whatever the rules say of it.
    fn malformed(&self, lines: &Lines) -> Option<Refusal> {
        let case = self.case(lines);
        let faults = case.hand().faults.into_iter();
        let form = |fault: &Fault| {
            let unknown = matches!(fault.problem, Problem::UnknownPlayer { .. });
            unknown || case.faults.contains(fault)
        };
        faults.into_iter().find(form).map(|fault| Refusal {
            column: Some(fault.place.column),
            message: text::problem(&fault.problem, case.ruleset.rules.calendar()),
        })
    }

    fn case(&self, lines: &Lines) -> Case {
        let texts: Vec<&str> = lines.iter().map(|(_, line)| line.as_str()).collect();
        let opening = Opening {
            ruleset: Some(&self.ruleset),
            ..Opening::default()
        };
        Case::read(&(texts.join("\n") + "\n"), opening)
    }
}

/// Returns the record with a claim: `drop N`, `N: LINE`, or a line that takes the place of what it
/// contradicts.
fn apply(mut lines: Lines, claim: &str, ruleset: &Ruleset) -> Result<Lines, Refusal> {
    let claim = claim.trim();
    let find = |lines: &Lines, number: &str| {
        let number: u32 = number.trim().parse().ok()?;
        lines.iter().position(|(known, _)| *known == Some(number))
    };
    if let Some(number) = claim.strip_prefix("drop ") {
        let at = find(&lines, number).ok_or_else(|| Refusal::plain(text::no_line(number)))?;
        lines.remove(at);
        return Ok(lines);
    }
    if let Some((number, line)) = claim.split_once(':')
        && !number.is_empty()
        && number.bytes().all(|byte| byte.is_ascii_digit())
    {
        let at = find(&lines, number).ok_or_else(|| Refusal::plain(text::no_line(number)))?;
        line.trim().clone_into(&mut lines[at].1);
        return Ok(lines);
    }
    let calendar = ruleset.rules.calendar();
    let said = |text: &str| {
        let entries = parse(text, calendar).record.entries;
        entries.into_iter().next().and_then(|entry| entry.line)
    };
    let Some(line) = said(claim) else {
        let parsed = parse(claim, calendar);
        let fault = parsed.faults.first();
        return Err(fault.map_or_else(
            || Refusal::plain(text::claim_needed()),
            |fault| Refusal {
                column: Some(fault.place.column),
                message: text::problem(&fault.problem, calendar),
            },
        ));
    };
    let replaced = lines
        .iter()
        .position(|(_, other)| said(other).is_some_and(|other| excludes(&line, &other)));
    let ends = |(_, other): &(Option<u32>, String)| said(other).is_some_and(|other| is_end(&other));
    if let Some(at) = replaced {
        claim.clone_into(&mut lines[at].1);
        return Ok(lines);
    }
    let header = |(_, other): &(Option<u32>, String)| matches!(said(other), Some(Line::Header(_)));
    let at = if matches!(line, Line::Header(_)) {
        lines.iter().rposition(header).map_or(0, |at| at + 1)
    } else {
        lines.iter().position(ends).unwrap_or(lines.len())
    };
    lines.insert(at, (None, claim.to_owned()));
    Ok(lines)
}

/// Returns whether a line ends a hand.
const fn is_end(line: &Line) -> bool {
    matches!(
        line,
        Line::Act(_, Act::Stop | Act::Shobu | Act::Heodang)
            | Line::Table(TableEvent::Nagari | TableEvent::Void | TableEvent::Draw)
    )
}

/// Returns whether a record cannot have both lines, so that the one takes the other's place.
fn excludes(line: &Line, other: &Line) -> bool {
    match (line, other) {
        (Line::Header(Header::Set(key, _)), Line::Header(Header::Set(known, _))) => key == known,
        (Line::Header(Header::Dues(name, _)), Line::Header(Header::Dues(known, _))) => {
            name == known
        }
        (Line::Header(line), Line::Header(other)) => line.word() == other.word(),
        (
            Line::Act(name, Act::Has(_) | Act::Counts(_)),
            Line::Act(known, Act::Has(_) | Act::Counts(_)),
        )
        | (
            Line::Act(name, Act::Stays | Act::Drops(_)),
            Line::Act(known, Act::Stays | Act::Drops(_)),
        )
        | (Line::Act(name, Act::Sells(..)), Line::Act(known, Act::Sells(..))) => {
            folded(&name.value) == folded(&known.value)
        }
        _ => is_end(line) && is_end(other),
    }
}

impl Evening<'_> {
    /// Walks through a dispute about a hand until it is agreed on or left.
    pub(in crate::cli) fn dispute(mut self, hand: EntryId) -> Result<Status, Failure> {
        let hand = self.ledger.hand(hand)?;
        let course = Course::of(&self.ledger, hand.session)?;
        let hands = self.ledger.hands(hand.session)?;
        let waiting = Waiting::of_dispute(self.ledger.path(), hand.id.0);
        let mut dispute = Dispute {
            before: verdict(&hand)?,
            followed: hands.last().is_some_and(|last| last.id != hand.id),
            ruleset: course.ruleset,
            claims: Vec::new(),
            hand,
        };
        dispute.claims = waiting.read();
        if dispute.lines(&dispute.claims).is_err() {
            dispute.claims.clear();
        }
        self.show_dispute(&dispute)?;
        loop {
            let words = dispute.words();
            let line = match self.ask(&text::claim_prompt(), words)? {
                Reply::Line(line) => line,
                Reply::Back => "undo".to_owned(),
                Reply::Interrupt => return self.leave_dispute(&dispute, Status::Interrupted),
                Reply::End => return self.leave_dispute(&dispute, Status::Done),
            };
            match self.argue(&mut dispute, &line)? {
                Then::Ask => waiting.write(&dispute.claims)?,
                Then::Leave(status) => {
                    if dispute.claims.is_empty() {
                        waiting.clear()?;
                    }
                    return Ok(status);
                }
            }
        }
    }

    /// Does what a line at the prompt says.
    fn argue(&mut self, dispute: &mut Dispute, line: &str) -> Result<Then, Failure> {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        match word {
            "" => {}
            "show" => self.show_dispute(dispute)?,
            "help" | "?" => self.screen.text(text::DISPUTE_HELP)?,
            "quit" => return self.leave_dispute(dispute, Status::Done).map(Then::Leave),
            "undo" => match dispute.claims.pop() {
                Some(claim) => {
                    self.screen.line(text::taken_back(&claim))?;
                    self.effect(dispute)?;
                }
                None => self.screen.line(text::nothing_to_undo())?,
            },
            "agree" => return self.agree(dispute, rest.trim()),
            _ => self.claim(dispute, line)?,
        }
        Ok(Then::Ask)
    }

    /// Takes a claim and shows its effect.
    fn claim(&mut self, dispute: &mut Dispute, line: &str) -> Result<(), Failure> {
        let mut claims = dispute.claims.clone();
        claims.push(line.trim().to_owned());
        let form = |lines: Lines| match dispute.malformed(&lines) {
            Some(refusal) => Err(refusal),
            None => Ok(()),
        };
        if let Err(refusal) = dispute.lines(&claims).and_then(form) {
            return self.refuse(&refusal, line);
        }
        dispute.claims = claims;
        self.effect(dispute)
    }

    /// Shows what the claims so far come to.
    fn effect(&mut self, dispute: &Dispute) -> Result<(), Failure> {
        let Ok(lines) = dispute.lines(&dispute.claims) else {
            return Ok(());
        };
        let case = dispute.case(&lines);
        match case.settle() {
            Ok(after) => {
                self.screen.line("")?;
                draw::side_by_side(self.screen, &dispute.before, &after)?;
                self.screen.line("")?;
            }
            Err(faults) => {
                self.screen.prose(&text::could_not_end_so())?;
                for fault in &faults {
                    let line = lines.get(fault.place.line as usize - 1);
                    let line = line.map_or("", |(_, line)| line.as_str());
                    let calendar = case.ruleset.rules.calendar();
                    let told = text::problem(&fault.problem, calendar);
                    self.screen.prose(&format!("  {line}: {told}"))?;
                }
            }
        }
        Ok(())
    }

    fn show_dispute(&mut self, dispute: &Dispute) -> Result<(), Failure> {
        let title = self.screen.bold(&text::shown_hand(&dispute.hand));
        self.screen.line(title)?;
        self.screen.line("")?;
        let lines = dispute.lines(&dispute.claims).unwrap_or_default();
        for (number, line) in &lines {
            let number = number.map_or_else(|| "+".to_owned(), |number| number.to_string());
            let original = dispute.hand.record.lines();
            let same = number
                .parse()
                .ok()
                .and_then(|number: usize| original.clone().nth(number.checked_sub(1)?));
            let mark = if same == Some(line.as_str()) {
                " "
            } else {
                "*"
            };
            self.screen.line(format!("{mark}{number:>3}  {line}"))?;
        }
        if dispute.claims.is_empty() {
            self.screen.line("")?;
            return Ok(self.screen.prose(&text::dispute_begun())?);
        }
        self.effect(dispute)
    }

    /// Writes what was agreed on as a correction, after one more look.
    fn agree(&mut self, dispute: &mut Dispute, reason: &str) -> Result<Then, Failure> {
        let refused = if dispute.claims.is_empty() {
            Some(text::nothing_claimed())
        } else if reason.is_empty() {
            Some(text::reason_needed())
        } else {
            None
        };
        if let Some(message) = refused {
            self.refuse(&Refusal::plain(message), "")?;
            return Ok(Then::Ask);
        }
        let lines = dispute.lines(&dispute.claims).unwrap_or_default();
        let case = dispute.case(&lines);
        let Ok(after) = case.settle() else {
            self.refuse(&Refusal::plain(text::not_settled_yet()), "")?;
            return Ok(Then::Ask);
        };
        self.screen.line("")?;
        draw::side_by_side(self.screen, &dispute.before, &after)?;
        self.screen.line("")?;
        let sure = if self.prompter.place().is_some() {
            Ok(true)
        } else {
            self.yes(&text::correct_prompt())?
        };
        match sure {
            Ok(true) => {}
            Ok(false) => return Ok(Then::Ask),
            Err(status) => return self.leave_dispute(dispute, status).map(Then::Leave),
        }
        let body = CorrectionBody {
            of: dispute.hand.id,
            reason: reason.to_owned(),
            record: case.record.print(case.ruleset.rules.calendar()),
            verdict: after.to_json(),
            net: after.net.clone(),
        };
        let (_, at) = Date::now();
        let session = dispute.hand.session;
        let entry = self.ledger.append_correction(session, &at, ENGINE, &body)?;
        self.screen
            .line(text::corrected_as(dispute.hand.id.0, entry.0))?;
        if dispute.followed && after.next != dispute.before.next {
            self.screen.prose(&text::later_hands())?;
        }
        dispute.claims.clear();
        Ok(Then::Leave(Status::Done))
    }

    fn leave_dispute(&mut self, dispute: &Dispute, status: Status) -> Result<Status, Failure> {
        self.screen.line(text::dispute_left(dispute.claims.len()))?;
        Ok(status)
    }
}
