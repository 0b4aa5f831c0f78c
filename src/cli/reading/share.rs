//! `dokbak share`: a hand, an evening or a period as a short text for a chat. One line per player,
//! no columns, and the ledger's seal at the end.

mod days;
mod lines;

use super::counting::not_counting;
use super::here::Here;
use crate::cli::args::ShareArgs;
use crate::cli::error::{Denied, Failure};
use crate::cli::page::{PageSubject, PictureOf, picture};
use crate::cli::reading::money::due;
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::ledger::{HandRef, Ledger, Period, SessionId, StoredHand};
use crate::record::ChipValue;
use crate::report::account::EveningDebts;
use crate::report::session::{NamesNow, SessionSoFar, verdict};
use crate::report::transfers;
use crate::verdict::{Party, Payment, Verdict};
use crate::words::Text;
use lines::{headline, of_all, points, ranked};
use std::path::Path;

/// Describes a hand, a session, an evening or a period of an open ledger.
pub(in crate::cli) fn told(
    args: &ShareArgs,
    ledger: &Ledger,
    here: Here<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let period = args.period.in_ledger(ledger)?;
    if let Some(to) = &args.picture {
        return drawn(args, period, to, ledger, here, screen);
    }
    let mut lines = if period != Period::default() {
        match days::of_days(lang, ledger, period, args.no_titles)? {
            Some(lines) => lines,
            // Without hands there is nothing to send, and nothing for a seal to confirm.
            None => return Ok(screen.line(say!(lang, nothing_played()))?),
        }
    } else if let Some(asked) = args.evening {
        of_evening(lang, ledger, &ledger.find_evening(asked)?)?
    } else if !here.evening.is_empty() {
        of_evening(lang, ledger, here.evening)?
    } else {
        let asked = args.hand.unwrap_or(HandRef::Last);
        let hand = ledger.find_hand(asked, here.session)?;
        if ledger.session(hand.session)?.body.is_result {
            of_evening(lang, ledger, &[hand.session])?
        } else {
            of_hand(lang, ledger, &hand)?
        }
    };
    // A ledger that was tampered with gets no seal.
    if ledger.verify_tail()?.is_empty() {
        let seal = ledger.seal()?;
        lines.extend(seal.map(|seal| say!(lang, share_seal(&seal))));
    }
    let text: String = lines
        .iter()
        .flat_map(|line| [line.as_str(), "\n"])
        .collect();
    if args.copy {
        screen.copy(&text).map_err(Denied::NotCopied)?;
    }
    screen.text(&text)?;
    if args.copy {
        screen.line("")?;
        screen.prose(say!(lang, copied()))?;
    }
    Ok(())
}

/// Draws a hand, an evening or a period as a picture.
fn drawn(
    args: &ShareArgs,
    period: Period,
    to: &Path,
    ledger: &Ledger,
    here: Here<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let of_day = |day: &str| {
        let day = Date::read(day);
        Period {
            since: day,
            until: day,
        }
    };
    let sessions = match args.evening {
        Some(asked) => ledger.find_evening(asked)?,
        None => here.evening.to_vec(),
    };
    let (period, of) = if period != Period::default() {
        (period, PictureOf::Head)
    } else if let Some(first) = sessions.first() {
        (of_day(&ledger.day(*first)?), PictureOf::Head)
    } else {
        let asked = args.hand.unwrap_or(HandRef::Last);
        let hand = ledger.find_hand(asked, here.session)?;
        let is_result = ledger.session(hand.session)?.body.is_result;
        let of = if is_result {
            PictureOf::Head
        } else {
            PictureOf::Hand(Some(hand.id))
        };
        (of_day(&ledger.day_of_hand(hand.id)?), of)
    };
    let subject = PageSubject {
        period,
        untitled: args.no_titles,
        ..PageSubject::default()
    };
    let Some(picture) = picture(ledger, &subject, &of, args.money, lang)? else {
        return Ok(screen.line(say!(lang, nothing_played()))?);
    };
    picture.write(to, screen)
}

/// Returns the result of a hand, and how the players stood after it.
fn of_hand(lang: Lang, ledger: &Ledger, hand: &StoredHand) -> Result<Vec<String>, Failure> {
    let names = NamesNow::in_session(ledger, hand.session)?;
    let so_far = SessionSoFar::with_names_now(ledger, hand.session, &ledger.people()?)?;
    let verdict = names.in_verdict(verdict(hand, &so_far.ruleset.rules)?);
    let chip = so_far.chip();
    let called = ledger.hand_called(&hand.name())?;
    let mut lines = vec![
        say!(lang, share_hand(&called)),
        headline(lang, hand, &verdict),
    ];
    if let Some(score) = verdict.score() {
        let jokbo = score.jokbo.iter();
        let each: Vec<String> = jokbo
            .map(|line| {
                format!(
                    "{} {}",
                    say!(lang, jokbo(line.id, verdict.game())),
                    line.points
                )
            })
            .collect();
        lines.extend((!each.is_empty()).then(|| say!(lang, share_lines(&each))));
    }
    lines.extend(say!(lang, liability(&verdict)));
    lines.extend(paid(lang, &verdict, chip)?);
    lines.push(String::new());
    if !hand.counts {
        lines.extend(not_counting(lang, ledger, hand.session)?);
    }
    lines.push(say!(lang, share_standing(&called)));
    lines.extend(standing_after(lang, ledger, &so_far, hand)?);
    if so_far.chip().is_some() {
        let due = due::in_lines(&EveningDebts::read(&so_far, ledger, &Date::now())?, lang);
        lines.extend(due.unwrap_or_default().into_iter().map(Text::into_seen));
    }
    lines.push(String::new());
    Ok(lines)
}

/// Returns who pays whom in a hand, each pair netted, and what the pot took and gave.
fn paid(lang: Lang, verdict: &Verdict, chip: Option<&ChipValue>) -> Result<Vec<String>, Failure> {
    let is_of_pot = |payment: &&Payment| {
        !matches!(
            (&payment.from, &payment.to),
            (Party::Player(_), Party::Player(_))
        )
    };
    let transfers = transfers(verdict)?.into_iter();
    let lines = transfers.map(|one| say!(lang, transfer(&one, chip)).into_seen());
    let pot = verdict.payments.iter().filter(is_of_pot);
    let pot = pot.map(|payment| say!(lang, payment(payment, verdict)).into_seen());
    Ok(lines.chain(pot).collect())
}

/// Returns how the players stood after a hand, one line each.
fn standing_after(
    lang: Lang,
    ledger: &Ledger,
    so_far: &SessionSoFar,
    hand: &StoredHand,
) -> Result<Vec<String>, Failure> {
    if so_far.has_points() {
        let unit = so_far.ruleset.rules.unit();
        return Ok(points(lang, so_far.points_after(hand)?, unit));
    }
    let rows = so_far.net_after(ledger, hand)?;
    Ok(ranked(lang, rows, so_far.chip()))
}

/// Returns the result of an evening so far: the whole if it has several sessions, then each
/// session, as each is settled by itself.
fn of_evening(lang: Lang, ledger: &Ledger, sessions: &[SessionId]) -> Result<Vec<String>, Failure> {
    let people = ledger.people()?;
    let sessions = sessions.iter();
    let sessions: Vec<SessionSoFar> = sessions
        .map(|session| SessionSoFar::with_names_now(ledger, *session, &people))
        .collect::<Result<_, _>>()?;
    let mut lines = Vec::new();
    if let [first, _, ..] = sessions.as_slice() {
        let hands = sessions.iter().map(|session| session.stored.hands).sum();
        let day = ledger.day(first.stored.id)?;
        lines.push(say!(lang, share_evening(hands, &day)));
        lines.extend(of_all(lang, &sessions)?);
        lines.push(String::new());
    }
    // Payments belong to the whole evening, and are listed once.
    let last = sessions
        .last()
        .map(|last| EveningDebts::read(last, ledger, &Date::now()));
    let as_one = last.transpose()?.and_then(|due| due::in_lines(&due, lang));
    for (at, session) in sessions.iter().enumerate() {
        let is_last = at + 1 == sessions.len();
        let money = if as_one.is_some() && !is_last && session.chip().is_some() {
            Vec::new()
        } else {
            due::lines(session, ledger, lang)?
                .into_iter()
                .map(Text::into_seen)
                .collect()
        };
        lines.extend(of_session(lang, ledger, session, money)?);
    }
    Ok(lines)
}

/// Returns the result of a session so far, followed by `money`: the lines on how it is settled.
fn of_session(
    lang: Lang,
    ledger: &Ledger,
    so_far: &SessionSoFar,
    money: Vec<String>,
) -> Result<Vec<String>, Failure> {
    let stored = &so_far.stored;
    let chip = so_far.chip();
    let called = ledger.called(stored.id)?;
    let mut lines = vec![if stored.body.is_result {
        say!(lang, share_result(&called))
    } else {
        say!(lang, share_session(&called, stored.hands))
    }];
    lines.extend(not_counting(lang, ledger, stored.id)?);
    if so_far.has_points() {
        let unit = so_far.ruleset.rules.unit();
        lines.extend(points(lang, so_far.point_standings()?, unit));
    }
    let balances = so_far.balances();
    if !so_far.has_points() || balances.iter().any(|(_, chips)| *chips != 0) {
        lines.extend(ranked(lang, balances.to_vec(), chip));
    }
    lines.push(String::new());
    lines.extend(money);
    let dok_bak = so_far.verdicts().filter_map(|(name, verdict)| {
        let said = say!(lang, liability(verdict))?;
        let hand = called.hand(name.number, name.entry);
        Some(say!(lang, share_dok_bak(&hand, &said)))
    });
    lines.extend(dok_bak);
    for hand in ledger.hands(stored.id)? {
        if let Some(correction) = &hand.correction {
            let name = called.hand(hand.number, hand.id);
            lines.push(say!(lang, share_corrected(&name, &correction.reason)));
        }
    }
    lines.push(String::new());
    Ok(lines)
}
