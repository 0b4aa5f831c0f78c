//! `dokbak why`: the reasons behind the verdict of a written hand, or the effect of one of its
//! lines.

use super::show;
use crate::case::Case;
use crate::cli::args::{ShowArgs, WhyArgs};
use crate::cli::draw::{self, session as drawn};
use crate::cli::error::{AskedLine, Failure, Misuse};
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{Ledger, SessionId, StoredHand};
use crate::report::session::{NamesNow, SessionSoFar, also_called, named_by, verdict};
use crate::report::{HandChange, compare, events, same};
use crate::rules::Ruleset;
use crate::verdict::Verdict;
use crate::words::evening::ComparedTo;
use crate::words::{Numbering, about_feeding, about_line, argument};

/// Explains a hand of an open ledger; `here` is the session being played.
pub(in crate::cli) fn told(
    args: &WhyArgs,
    ledger: &Ledger,
    here: Option<SessionId>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let hand = ledger.find_hand(args.hand, here)?;
    let so_far = SessionSoFar::read(ledger, hand.session)?;
    if so_far.stored.body.is_result {
        // No rule decided it, and no line of it says what was played.
        return show::told(&ShowArgs::for_hand(args.hand), ledger, here, screen);
    }
    let ruleset = named_by(ledger, &hand, &so_far.ruleset)?.ruleset;
    let case = Case::written(&hand.record, &ruleset);
    let rules = &case.ruleset().rules;
    let verdict = verdict(&hand, rules)?;
    let called = ledger.hand_called(&hand.name())?;
    let other = also_called(ledger, args.hand, &called, here)?;
    draw::hand_head(screen, &hand, &called, other.as_ref())?;
    let names = NamesNow::in_session(ledger, hand.session)?;
    drawn::names_now(&names, screen)?;
    screen.line("")?;
    match args.line {
        Some(number) => {
            let asked = LineInQuestion {
                number,
                hand: &hand,
                verdict: &verdict,
                case: &case,
                ruleset: &ruleset,
                names: &names,
            };
            of_line(&asked, screen)?;
        }
        None => whole(&hand, &names.in_verdict(verdict), &case, screen)?,
    }
    screen.line("")?;
    let sources = Styled::hint(say!(lang, source_letters(rules.game())));
    Ok(screen.paragraph(&sources)?)
}

fn whole(
    hand: &StoredHand,
    verdict: &Verdict,
    case: &Case,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let rules = &case.ruleset().rules;
    draw::record(screen, &hand.record)?;
    for (number, point) in (1..).zip(argument(lang, verdict, &case.record, rules)) {
        screen.line("")?;
        screen.prose(Styled::from(format!("{number}. ")).then(point.says))?;
        for because in point.because {
            screen.prose(Styled::from("   ").then(because.says))?;
        }
    }
    Ok(draw::found(screen, verdict, true, Numbering::Lines)?)
}

/// A line of a hand that somebody asks about.
struct LineInQuestion<'a> {
    number: u32,
    hand: &'a StoredHand,
    /// The verdict, with the names of the record.
    verdict: &'a Verdict,
    case: &'a Case,
    ruleset: &'a Ruleset,
    names: &'a NamesNow,
}

fn of_line(asked: &LineInQuestion<'_>, screen: &mut Screen) -> Result<(), Failure> {
    let LineInQuestion {
        number,
        hand,
        verdict,
        case,
        ..
    } = *asked;
    let lang = screen.lang();
    let entry = case.record.entry_on(number);
    let Some(line) = entry.and_then(|entry| entry.line.as_ref()) else {
        let lines = u32::try_from(hand.record.lines().count()).unwrap_or(u32::MAX);
        let asked = AskedLine::Number(number);
        return Err(Misuse::NoLine { asked, lines }.into());
    };
    let rules = &case.ruleset().rules;
    screen.prose(format!("{number}. {}", line.print(rules.calendar())))?;
    let about = about_line(lang, line, verdict, rules);
    if about.is_empty() {
        screen.prose(format!("   {}", say!(lang, no_rule())))?;
    }
    for sentence in about {
        screen.prose(Styled::from("   ").then(sentence))?;
    }
    let events = events(number, case);
    for event in &events {
        screen.line("")?;
        screen.prose(format!("   {}", event.print(rules.calendar())))?;
        for sentence in about_line(lang, event, verdict, rules) {
            screen.prose(Styled::from("     ").then(sentence))?;
        }
    }
    let shown = asked.names.in_verdict(verdict.clone());
    for finding in shown.findings().iter().filter(|one| one.line == number) {
        screen.line("")?;
        let at = say!(lang, place(Numbering::Lines, number));
        draw::finding(screen, finding, &shown, true, &at)?;
        for sentence in about_feeding(lang, rules) {
            screen.prose(Styled::from("   ").then(sentence))?;
        }
    }
    for offer in shown.offers().iter().filter(|offer| offer.line == number) {
        screen.line("")?;
        draw::offer(
            screen,
            offer,
            true,
            &say!(lang, place(Numbering::Lines, number)),
            verdict.calendar,
        )?;
    }
    if !events.is_empty() {
        // The line is a turn, and a hand is not possible without one of its turns.
        return Ok(());
    }
    screen.line("")?;
    without(asked, screen)
}

/// Shows the result that a hand would have had without one line of its record.
fn without(asked: &LineInQuestion<'_>, screen: &mut Screen) -> Result<(), Failure> {
    let LineInQuestion {
        number,
        verdict,
        case,
        ruleset,
        names,
        ..
    } = *asked;
    let lang = screen.lang();
    let change = HandChange {
        without: vec![number],
        ..HandChange::default()
    };
    let calendar = ruleset.rules.calendar();
    let compared = match compare(case, Some(verdict), ruleset, &change) {
        Ok(compared) => compared,
        Err(faults) => {
            screen.prose(say!(lang, could_not_end_so()))?;
            return Ok(draw::faults_in(screen, &case.record, &faults, calendar)?);
        }
    };
    match &compared.after {
        Ok(after) if same(&compared.before, after) => {
            screen.prose(say!(lang, the_same_without()))?;
        }
        Ok(after) => {
            screen.prose(say!(lang, without_it()))?;
            let [before, after] =
                [&compared.before, after].map(|verdict| names.in_verdict(verdict.clone()));
            draw::side_by_side(screen, &before, &after, ComparedTo::WhatIf)?;
        }
        Err(faults) => {
            screen.prose(say!(lang, not_without_it()))?;
            draw::faults_in(screen, &compared.record, faults, calendar)?;
        }
    }
    Ok(())
}
