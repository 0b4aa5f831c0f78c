//! Decides what happens to noted hands that the ledger has already, or nearly has.

use super::names::NotedNames;
use crate::cli::args::{EqualIs, MendedIs};
use crate::cli::commands::spelled::OtherSpelling;
use crate::cli::error::Failure;
use crate::cli::facts::input::{InputSource, ScriptLine};
use crate::cli::facts::sheet::Lines;
use crate::cli::screen::{Screen, Styled};
use crate::cli::terminal::alone::yes_alone;
use crate::cli::usage::quoted;
use crate::cli::words::{Text, say};
use crate::date::Date;
use crate::evening::decision::Decision;
use crate::ledger::{Ledger, LedgerError, SessionId, Worth};
use crate::record::Name;
use crate::report::Rulesets;
use crate::report::notes::{LedgerHand, Noted, There, Tie, there};
use crate::report::session::{NamesNow, verdict, verdict_for_chips};

/// What the options say about hands that the ledger has, or nearly has.
pub(super) struct NotesAnswers {
    /// The command that takes in the notes.
    pub(super) command: String,
    pub(super) mended: Option<MendedIs>,
    pub(super) equal: Option<EqualIs>,
    /// Whether there is somebody to ask.
    pub(super) asks: bool,
}

/// Noted hands, each with its match in the ledger and a name that may be misspelt, if any.
pub(super) struct FoundNotes(Vec<(Noted, There, Option<OtherName>)>);

/// A name in a hand, and how it may be confused with a known name.
type OtherName = (Name, OtherSpelling);

impl FoundNotes {
    pub(super) fn look_up(
        noted: Vec<Noted>,
        ledger: &Ledger,
        names: &NotedNames,
    ) -> Result<Self, LedgerError> {
        let called = |name: &str| {
            let spelled = names.spelled(name);
            spelled.map_or_else(|| name.to_owned(), |it| it.known().to_owned())
        };
        let found = there(&noted, ledger, &called)?;
        let hands = noted.into_iter().zip(found).map(|(noted, there)| {
            let mut players = noted.players.iter();
            let spelled =
                players.find_map(|name| Some((name.clone(), names.spelled(name)?.clone())));
            (noted, there, spelled)
        });
        Ok(Self(hands.collect()))
    }

    /// Returns what is written if nobody decides about near matches: only hands that match nothing.
    pub(super) fn untold(self) -> Sorted {
        let new = self
            .0
            .into_iter()
            .filter(|(_, there, _)| matches!(there, There::Nowhere));
        Sorted {
            new: new.map(|(noted, ..)| noted).collect(),
            ..Sorted::default()
        }
    }

    /// Decides about each hand, by the options or by asking; `None` if a question was not answered.
    pub(super) fn sorted(
        self,
        answers: &NotesAnswers,
        input: &InputSource,
        ledger: &Ledger,
        screen: &mut Screen,
    ) -> Result<Option<Sorted>, Failure> {
        let mut sorted = Sorted::default();
        let mut equal: Vec<(Noted, LedgerHand)> = Vec::new();
        for (noted, there, spelled) in self.0 {
            let there = match (there, spelled) {
                (
                    There::Same(here) | There::Equal(here) | There::Nearly(here, _),
                    Some((name, spelled)),
                ) => {
                    let left = Undecided::Spelled(name, spelled);
                    sorted.left.push((noted, here, left));
                    continue;
                }
                (there, _) => there,
            };
            match there {
                There::Nowhere => sorted.new.push(noted),
                There::Same(here) => sorted.same.push((noted, here)),
                There::Equal(here) => equal.push((noted, here)),
                There::Nearly(here, tie) => {
                    let is_mended = match (answers.mended, tie) {
                        (Some(MendedIs::New), _) => Some(false),
                        (Some(MendedIs::Correct), Tie::Correction) => Some(true),
                        _ if answers.asks => {
                            show(&noted, &here, input, ledger, screen)?;
                            match is_mended(&here, tie, ledger, screen)? {
                                None => return Ok(None),
                                said => said,
                            }
                        }
                        _ => None,
                    };
                    match is_mended {
                        Some(false) => sorted.new.push(noted),
                        Some(true) if tie == Tie::Correction => {
                            sorted.corrections.push((here, noted));
                        }
                        Some(true) => sorted.same.push((noted, here)),
                        None => sorted.left.push((noted, here, Undecided::Nearly(tie))),
                    }
                }
            }
        }
        let is_whole = sorted.equal(equal, answers, ledger, screen)?;
        // Keep the order of the notes, so that the hands are recognised next time.
        sorted.new.sort_by_key(|hand| hand.line);
        Ok(is_whole.then_some(sorted))
    }
}

/// What happens to noted hands.
#[derive(Default)]
pub(super) struct Sorted {
    /// Hands to take in.
    pub(super) new: Vec<Noted>,
    /// People who get a new name: the old name and the new one.
    pub(super) called: Vec<(Name, Name)>,
    /// Hands that correct a hand of the ledger.
    pub(super) corrections: Vec<(LedgerHand, Noted)>,
    /// Hands that the ledger has.
    same: Vec<(Noted, LedgerHand)>,
    /// Hands that look the same as hands of the ledger; nobody confirmed it.
    equal: Vec<(Noted, LedgerHand)>,
    /// Near matches that nobody decided about.
    left: Vec<(Noted, LedgerHand, Undecided)>,
}

/// Why somebody must decide about a hand.
enum Undecided {
    /// It nearly matches a hand of the ledger.
    Nearly(Tie),
    /// It matches or nearly matches a hand of the ledger, but one name differs.
    Spelled(Name, OtherSpelling),
}

impl Sorted {
    /// True if the ledger has all hands already.
    pub(super) fn changes_nothing(&self) -> bool {
        let Self {
            new,
            called,
            corrections,
            left,
            ..
        } = self;
        new.is_empty() && called.is_empty() && corrections.is_empty() && left.is_empty()
    }

    /// Returns whether everything new is the result of a whole evening.
    pub(super) fn is_of_evenings(&self) -> bool {
        !self.new.is_empty() && self.new.iter().all(|noted| noted.is_evening)
    }

    /// Returns how many hands the ledger has exactly as noted.
    pub(super) fn known(&self) -> usize {
        self.same.len() + self.equal.len()
    }

    /// Asks day by day whether hands that look the same are the same hands: another file of notes
    /// may hold different hands that look alike. Returns false if a question was not answered.
    fn equal(
        &mut self,
        equal: Vec<(Noted, LedgerHand)>,
        answers: &NotesAnswers,
        ledger: &Ledger,
        screen: &mut Screen,
    ) -> Result<bool, Failure> {
        let lang = screen.lang();
        let mut rest = equal.into_iter().peekable();
        while let Some((first, here)) = rest.next() {
            let day = first.day;
            let mut hands = vec![(first, here)];
            hands.extend(std::iter::from_fn(|| {
                rest.next_if(|(noted, _)| noted.day == day)
            }));
            let said = match answers.equal {
                Some(said) => Some(said == EqualIs::Same),
                None if answers.asks => {
                    screen.prose(&say!(lang, equal_of_day(&day.to_string())))?;
                    list(hands.iter(), ledger, screen)?;
                    let question = say!(lang, are_they_the_same());
                    let said = yes_alone(question, Decision::EqualHands, screen)?;
                    if said.is_none() {
                        return Ok(false);
                    }
                    said
                }
                None => None,
            };
            match said {
                Some(true) => self.same.extend(hands),
                Some(false) => self.new.extend(hands.into_iter().map(|(noted, _)| noted)),
                None => self.equal.extend(hands),
            }
        }
        Ok(true)
    }

    /// Reports which hands were passed over, and how to decide about those that are still
    /// undecided.
    pub(super) fn tell(
        &self,
        answers: &NotesAnswers,
        input: &InputSource,
        ledger: &Ledger,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        /// How many hands are listed that the ledger has exactly as noted.
        const NAMED: usize = 10;
        let lang = screen.lang();
        if !self.changes_nothing() && !self.same.is_empty() {
            screen.line(say!(lang, passed_over()))?;
            list(self.same.iter().take(NAMED), ledger, screen)?;
            let more = self.same.len().saturating_sub(NAMED);
            if more > 0 {
                screen.prose(&say!(lang, more_passed_over(more)))?;
            }
        }
        self.tell_worths(ledger, screen)?;
        self.tell_kinds(ledger, screen)?;
        self.tell_void(input, ledger, screen)?;
        if !self.equal.is_empty() {
            screen.prose(say!(lang, equal_passed_over()))?;
            list(self.equal.iter(), ledger, screen)?;
            let command = format!("{} --equal new", answers.command);
            screen.paragraph(&Styled::hint(say!(lang, equal_unsaid(&command))))?;
        }
        self.tell_left(answers, input, ledger, screen)
    }

    /// Reports where the notes value a chip differently from the ledger.
    fn tell_worths(&self, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
        let lang = screen.lang();
        let mut told: Vec<SessionId> = Vec::new();
        for (noted, here) in self.same.iter().chain(&self.equal) {
            let session = here.hand.session;
            if !here.is_played_for(noted) && !told.contains(&session) {
                told.push(session);
                let worth = noted.chip.as_ref().map(ToString::to_string);
                let own = here.session.chip.as_ref().map(Worth::text);
                let name = ledger.called(session)?.evening;
                screen.prose(&say!(lang, other_worth(&name, own, worth.as_deref())))?;
            }
        }
        Ok(())
    }

    /// Reports where the notes have a hand for what is the result of an evening here, or the other
    /// way round.
    fn tell_kinds(&self, ledger: &Ledger, screen: &mut Screen) -> Result<(), Failure> {
        let mut both = self.same.iter().chain(&self.equal);
        let Some((_, here)) = both.find(|(noted, here)| !here.is_as_noted(noted)) else {
            return Ok(());
        };
        let lang = screen.lang();
        let name = ledger.called(here.hand.session)?.evening;
        let command = format!("dokbak evening {name} --void");
        let said = say!(lang, other_kind(&name, here.session.is_result, &command));
        Ok(screen.prose(&said)?)
    }

    /// Names the hands that the ledger has in an evening that was made void, and says how to count
    /// it again.
    fn tell_void(
        &self,
        input: &InputSource,
        ledger: &Ledger,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let lang = screen.lang();
        let both = || self.same.iter().chain(&self.equal);
        let mut told: Vec<SessionId> = Vec::new();
        for (_, here) in both().filter(|(_, here)| here.is_void) {
            let session = here.hand.session;
            if told.contains(&session) {
                continue;
            }
            told.push(session);
            let of_it = both().filter(|(_, other)| other.hand.session == session);
            let lines = Lines::new(of_it.map(|(noted, _)| noted.line));
            let name = ledger.called(session)?.evening;
            let undo = format!("dokbak evening {name} --void --undo");
            screen.prose(&say!(lang, void_here(input, &lines, &name, &undo)))?;
        }
        Ok(())
    }

    fn tell_left(
        &self,
        answers: &NotesAnswers,
        input: &InputSource,
        ledger: &Ledger,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        let lang = screen.lang();
        let mut hints: Vec<String> = Vec::new();
        for (noted, here, left) in &self.left {
            show(noted, here, input, ledger, screen)?;
            let command = &answers.command;
            let hint = match left {
                Undecided::Nearly(Tie::Correction) => {
                    let correct = format!("{command} --mended correct");
                    let new = format!("{command} --mended new");
                    say!(lang, mended_unsaid(&correct, &new))
                }
                Undecided::Nearly(tie) => {
                    screen.prose(&say!(
                        lang,
                        no_correction(*tie, &ledger.hand_called(&here.hand.name())?)
                    ))?;
                    say!(lang, other_unsaid(&format!("{command} --mended new")))
                }
                Undecided::Spelled(name, spelled) => {
                    let one = |new: &str| format!("--name {}", quoted(&format!("{name}={new}")));
                    let near = spelled.known();
                    let same = match spelled {
                        OtherSpelling::Slip(_) => format!("{command} {}", one(near)),
                        OtherSpelling::OtherWay(_) => {
                            format!("dokbak people rename {} {}", quoted(near), quoted(name))
                        }
                    };
                    let other = format!("{command} {}", one(name));
                    say!(lang, spelled_unsaid(name, near, &same, &other))
                }
            };
            if !hints.contains(&hint) {
                hints.push(hint);
            }
        }
        for hint in hints {
            screen.paragraph(&Styled::hint(hint))?;
        }
        Ok(())
    }
}

/// Asks whether a near match is the same hand; `None` if the question was not answered.
fn is_mended(
    here: &LedgerHand,
    tie: Tie,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<Option<bool>, Failure> {
    let lang = screen.lang();
    let hand = ledger.hand_called(&here.hand.name())?;
    let (question, about) = if tie == Tie::Correction {
        (say!(lang, is_it_mended()), Decision::Mended)
    } else {
        screen.prose(&say!(lang, no_correction(tie, &hand)))?;
        (say!(lang, is_it_that_hand()), Decision::EqualHands)
    };
    yes_alone(question, about, screen)
}

/// Shows a noted hand next to its near match in the ledger.
fn show(
    noted: &Noted,
    here: &LedgerHand,
    input: &InputSource,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let line = ScriptLine {
        script: input.clone(),
        number: noted.line,
    };
    let hand = ledger.hand_called(&here.hand.name())?;
    screen.prose(&say!(
        lang,
        nearly_here(&line, &hand, &noted.day.to_string())
    ))?;
    let (ended, net) = as_written(here, ledger, screen)?;
    screen.prose(Styled::from("  ").then(say!(lang, as_it_is_here(&ended, &net))))?;
    let verdict = &noted.verdict;
    let (ended, net) = (
        say!(lang, headline(verdict)),
        say!(lang, brought(verdict, &verdict.net)),
    );
    Ok(screen.prose(Styled::from("  ").then(say!(lang, as_it_is_noted(&ended, &net))))?)
}

/// Lists hands of the ledger.
fn list<'a>(
    hands: impl Iterator<Item = &'a (Noted, LedgerHand)>,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    for (Noted { day, .. }, here) in hands {
        let (ended, net) = as_written(here, ledger, screen)?;
        let day: &Date = day;
        let row = say!(
            screen.lang(),
            hand_in_words(
                &ledger.hand_called(&here.hand.name())?,
                &day.to_string(),
                &ended,
                &net
            )
        );
        screen.prose(Styled::from("  ").then(row))?;
    }
    Ok(())
}

/// Describes how a hand of the ledger ended, and what each player won or lost.
fn as_written(
    here: &LedgerHand,
    ledger: &Ledger,
    screen: &Screen,
) -> Result<(String, Text), Failure> {
    let lang = screen.lang();
    let mut hand = (*here.hand).clone();
    let names = NamesNow::new(&ledger.people()?, &here.session.players);
    let verdict = match Rulesets::default().get_or_read(&here.session) {
        Some(ruleset) => verdict(&hand, &ruleset.rules)?,
        None => verdict_for_chips(&hand)?,
    };
    let verdict = names.in_verdict(verdict);
    names.in_amounts(&mut hand.net);
    Ok((
        say!(lang, headline(&verdict)),
        say!(lang, brought(&verdict, &hand.net)),
    ))
}
