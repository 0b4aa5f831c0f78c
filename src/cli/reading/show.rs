//! `dokbak show`: a hand of the ledger, as it is now or as it was first written.

use super::money::adjusted;
use super::note;
use crate::case::Case;
use crate::cli::args::ShowArgs;
use crate::cli::draw::{self, VerdictView, session as drawn};
use crate::cli::error::Failure;
use crate::cli::reading::counting::not_counting;
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, Text, say};
use crate::ledger::{
    AdjustBody, Adjustment, Body, Entry, EntryId, EveningNote, HandRef, Ledger, SessionId,
    StoredHand,
};
use crate::record::ChipValue;
use crate::report::session::{
    NamesNow, SessionSoFar, also_called, named_by, verdict, verdict_for_chips,
};
use crate::rules::Rules;
use crate::words::Numbering;

/// Shows a hand of an open ledger; `here` is the session being played.
pub(in crate::cli) fn told(
    args: &ShowArgs,
    ledger: &Ledger,
    here: Option<SessionId>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let ShownHand { hand, notes } = match shown(lang, ledger, args, here) {
        Ok(shown) => shown,
        Err(failure) => {
            if let (HandRef::Entry(entry), false) = (args.hand, args.json)
                && let Ok(entry) = ledger.entry(entry)
            {
                let lang = screen.lang();
                let mut told = no_hand(&entry, lang);
                let origin = entry.origin.as_ref().filter(|_| !told.is_empty());
                told.extend(
                    origin.map(|origin| say!(lang, entry_from_elsewhere(origin.id)).into()),
                );
                screen.tell(told)?;
            }
            return Err(failure);
        }
    };
    if args.json {
        return Ok(screen.json(hand.verdict)?);
    }
    let called = ledger.hand_called(&hand.name())?;
    let session = ledger.session(hand.session)?.body;
    if session.is_result {
        draw::result_head(screen, &called)?;
    } else {
        let other = also_called(ledger, args.hand, &called, here)?;
        draw::hand_head(screen, &hand, &called, other.as_ref())?;
    }
    if !hand.counts
        && let Some(beside) = not_counting(lang, ledger, hand.session)?
    {
        screen.prose(&beside)?;
    }
    for note in notes {
        screen.prose(&note)?;
    }
    let names = NamesNow::in_session(ledger, hand.session)?;
    note::draw(hand.session, &ledger.evening_notes()?, ledger, screen)?;
    drawn::names_now(&names, screen)?;
    screen.line("")?;
    if session.is_result {
        let mut net = hand.net;
        names.in_amounts(&mut net);
        return Ok(draw::result(screen, &net, session.worth())?);
    }
    draw::record(screen, &hand.record)?;
    screen.line("")?;
    let rules = rules(ledger, &hand);
    let verdict = match &rules {
        Some(rules) => verdict(&hand, rules)?,
        None => verdict_for_chips(&hand)?,
    };
    let verdict = names.in_verdict(verdict);
    let explain = rules.as_ref().filter(|_| args.explain);
    let so_far = SessionSoFar::read(ledger, hand.session)?;
    let view = VerdictView {
        explain,
        numbering: Numbering::Lines,
        chip: so_far.chip(),
    };
    Ok(draw::verdict(screen, &verdict, view)?)
}

/// Describes an entry that is not a hand, in lines.
pub(in crate::cli) fn no_hand(entry: &Entry, lang: Lang) -> Vec<Text> {
    let EntryId(id) = entry.id;
    let worth = |amount: &str, currency: &str| {
        let chip = ChipValue::written(format!("{amount} {currency}").trim_end());
        chip.map_or_else(
            || format!("{amount} {currency}").into(),
            |chip| say!(lang, money(1, &chip)),
        )
    };
    let mut lines: Vec<Text> = Vec::new();
    match &entry.body {
        // The error message says as much already.
        Body::Hand(_) | Body::Correction(_) | Body::Session(_) | Body::Close(_) => return lines,
        Body::Person(body) => lines.push(say!(lang, entry_of_person(id, body)).into()),
        Body::Twice(_) => lines.push(say!(lang, entry_of_twice(id)).into()),
        Body::Paid(body) => {
            let amount = worth(&body.amount, &body.currency);
            let (from, to) = (&body.from, &body.to);
            lines.push(say!(lang, handed_over(from, to, &amount, &body.day, id)));
            lines.extend(body.note.clone().map(Text::from));
        }
        Body::Settled(body) => {
            for (from, to, amount, currency) in &body.transfers {
                lines.push(say!(lang, pays(from, to, &worth(amount, currency))));
            }
            lines.push(say!(lang, all_handed_over(&body.day, id)).into());
        }
        Body::Reopen(_) => lines.push(say!(lang, entry_of_reopening(id)).into()),
        Body::Void(body) => lines.push(say!(lang, entry_of_void(id, body)).into()),
        Body::Day(body) => lines.push(say!(lang, entry_of_day(id, body)).into()),
        Body::Adjust(AdjustBody::Move(body)) => {
            let one = Adjustment::of_body(entry.id, body.clone());
            lines.extend(one.map(|one| {
                let shares = adjusted::shares(lang, &one);
                say!(lang, adjusted(&one.reason, &one.day, id, &shares))
            }));
        }
        Body::Adjust(AdjustBody::Undo { undone, .. }) => {
            lines.push(say!(lang, entry_of_undo(id, *undone)).into());
        }
        Body::Season(body) => {
            let days = body.days.as_ref();
            lines.push(say!(lang, entry_of_season(id, &body.name, days)).into());
        }
        Body::Note(body) => {
            let note = EveningNote {
                entry: entry.id,
                text: body.text.clone(),
                place: body.place.clone(),
            };
            let note = note::in_a_line(lang, &note);
            lines.push(say!(lang, entry_of_note(id, &note)).into());
        }
    }
    lines
}

/// A hand in one of its versions, with notes about it.
struct ShownHand {
    hand: StoredHand,
    notes: Vec<String>,
}

/// Returns what to show for an entry: a hand as it is now or as first written, a correction as it
/// was written.
fn shown(
    lang: Lang,
    ledger: &Ledger,
    args: &ShowArgs,
    here: Option<SessionId>,
) -> Result<ShownHand, Failure> {
    let mut notes = Vec::new();
    let mut hand = ledger.find_hand(args.hand, here)?;
    let entry = match args.hand {
        HandRef::Entry(entry) => ledger.entry(entry)?,
        HandRef::Last | HandRef::Numbered { .. } | HandRef::OfEvening { .. } => {
            ledger.entry(hand.id)?
        }
    };
    let last = hand.correction.clone();
    if args.original && last.is_some() {
        let first = ledger.entry(hand.id)?;
        if let Body::Hand(body) = first.body {
            (hand.record, hand.verdict, hand.net) = (body.record, body.verdict, body.net);
            hand.engine = first.engine;
        }
        hand.correction = None;
        notes.extend(last.map(|last| say!(lang, corrected_since(&last))));
    } else if let Body::Correction(body) = entry.body {
        (hand.record, hand.verdict, hand.net) = (body.record, body.verdict, body.net);
        hand.engine = entry.engine;
        hand.correction = None;
        notes.push(say!(
            lang,
            corrected_by(entry.id.0, &entry.at, &body.reason)
        ));
        let later = last.filter(|last| last.id != entry.id);
        notes.extend(later.map(|later| say!(lang, corrected_since(&later))));
    } else if last.is_some() {
        let called = ledger.hand_called(&hand.name())?;
        notes.push(say!(lang, see_original(&called)));
    }
    Ok(ShownHand { hand, notes })
}

/// Returns the rules of a hand, if available; its record may have set some for this hand alone.
fn rules(ledger: &Ledger, hand: &StoredHand) -> Option<Rules> {
    let so_far = SessionSoFar::read(ledger, hand.session).ok()?;
    let named = named_by(ledger, hand, &so_far.ruleset).ok()?;
    let case = Case::written(&hand.record, &named.ruleset);
    Some(case.ruleset().rules.clone())
}
