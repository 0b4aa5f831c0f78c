//! `dokbak share`: a hand, an evening or some days as a short text for a chat: lines without columns,
//! one a player, with the seal of the ledger below.

mod days;

use super::here::Here;
use super::not_counting;
use crate::cli::args::ShareArgs;
use crate::cli::error::{Denied, Failure};
use crate::cli::reading::money::due;
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, say};
use crate::date::Date;
use crate::ledger::{Filter, HandRef, Ledger, NetLine, Period, SessionId, StoredHand};
use crate::letters::same_name;
use crate::record::{ChipValue, Name, currency_key};
use crate::report::account::Due;
use crate::report::session::{NamesNow, SessionSoFar, verdict};
use crate::report::{Amount, standings};
use crate::settle_up::Transfer;
use crate::verdict::{Party, Verdict};
use std::cmp::Reverse;

/// Tells a hand, a session, an evening or some days of an open ledger.
pub(in crate::cli) fn told(
    args: &ShareArgs,
    ledger: &Ledger,
    here: Here<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let period = args.period.period()?;
    let mut lines = if period != Period::default() {
        match days::of_days(lang, ledger, period)? {
            Some(lines) => lines,
            // There is nothing to send, and nothing for a seal to vouch for.
            None => return Ok(screen.line(say!(lang, nothing_played()))?),
        }
    } else if let Some(asked) = args.evening {
        of_evening(lang, ledger, &ledger.find_evening(asked)?)?
    } else if !here.evening.is_empty() {
        of_evening(lang, ledger, here.evening)?
    } else {
        let asked = args.hand.unwrap_or(HandRef::Last);
        of_hand(lang, ledger, &ledger.find_hand(asked, here.session)?)?
    };
    // No seal vouches for a ledger that was changed.
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
        screen.prose(&say!(lang, copied()))?;
    }
    Ok(())
}

/// Returns what a hand came to, and where the players stood after it.
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
    lines.extend(paid(lang, &verdict, chip.as_ref())?);
    lines.push(String::new());
    if !hand.counts {
        lines.extend(not_counting(lang, ledger, hand.session)?);
    }
    lines.push(say!(lang, share_standing(&called)));
    lines.extend(standing_after(lang, ledger, &so_far, hand)?);
    if so_far.chip().is_some() {
        lines.extend(
            due::in_lines(&Due::of(&so_far, ledger, &Date::now())?, lang).unwrap_or_default(),
        );
    }
    lines.push(String::new());
    Ok(lines)
}

/// Returns how a hand ended, and why it was corrected, where it was.
fn headline(lang: Lang, hand: &StoredHand, verdict: &Verdict) -> String {
    let ended = say!(lang, headline(verdict));
    match &hand.correction {
        Some(correction) => say!(lang, corrected(&ended, &correction.reason)),
        None => ended,
    }
}

/// Returns who pays whom in a hand, both ways taken together, and what the pot took and gave.
fn paid(lang: Lang, verdict: &Verdict, chip: Option<&ChipValue>) -> Result<Vec<String>, Failure> {
    let mut between: Vec<(&str, &str, i64)> = Vec::new();
    let mut pot = Vec::new();
    for payment in &verdict.payments {
        let (Party::Player(from), Party::Player(to)) = (&payment.from, &payment.to) else {
            pot.push(say!(lang, payment(payment, verdict)));
            continue;
        };
        let pair = between.iter_mut().find(|(one, other, _)| {
            (*one, *other) == (from.as_str(), to.as_str())
                || (*one, *other) == (to.as_str(), from.as_str())
        });
        let Some((one, _, chips)) = pair else {
            between.push((from, to, payment.chips));
            continue;
        };
        let more = if *one == from {
            chips.checked_add(payment.chips)
        } else {
            chips.checked_sub(payment.chips)
        };
        *chips = more.ok_or(Denied::TooManyChips)?;
    }
    let transfers = between.into_iter().filter(|(_, _, chips)| *chips != 0);
    let lines = transfers.map(|(one, other, chips)| {
        let (from, to) = if chips > 0 {
            (one, other)
        } else {
            (other, one)
        };
        let transfer = Transfer {
            from: from.to_owned(),
            to: to.to_owned(),
            chips: chips.saturating_abs(),
        };
        say!(lang, transfer(&transfer, chip))
    });
    Ok(lines.chain(pot).collect())
}

/// Returns where the players stood after a hand, a line each.
fn standing_after(
    lang: Lang,
    ledger: &Ledger,
    so_far: &SessionSoFar,
    hand: &StoredHand,
) -> Result<Vec<String>, Failure> {
    if so_far.for_points() {
        return points(lang, so_far);
    }
    let filter = Filter {
        session: Some(hand.session),
        ..Filter::default()
    };
    let mut nets = ledger.nets(&filter)?;
    nets.retain(|line| line.entry <= hand.id);
    let names = NamesNow::in_session(ledger, hand.session)?;
    for line in &mut nets {
        line.player = names.called(&line.player);
    }
    let found = standings(nets.iter().map(NetLine::of_player)).ok_or(Denied::TooManyChips)?;
    let rows = so_far.stored.body.players.iter().map(|name| {
        let standing = found.iter().find(|standing| standing.player == *name);
        (name.into(), standing.map_or(0, |standing| standing.chips))
    });
    Ok(ranked(lang, rows.collect(), so_far.chip().as_ref()))
}

/// Returns the points of a game of Koi-Koi, a line a player, the most first.
fn points(lang: Lang, so_far: &SessionSoFar) -> Result<Vec<String>, Failure> {
    let unit = so_far.ruleset.rules.unit();
    let mut points = so_far.point_standings()?;
    points.sort_by_key(|one| std::cmp::Reverse(one.points));
    let points = points.into_iter();
    Ok(points
        .map(|one| say!(lang, share_points(&one.player, one.points, unit)))
        .collect())
}

/// Returns chips, a line a player, the most first.
fn ranked(lang: Lang, mut rows: Vec<(Name, i64)>, chip: Option<&ChipValue>) -> Vec<String> {
    rows.sort_by_key(|(_, chips)| Reverse(*chips));
    rows.iter()
        .map(|(name, chips)| say!(lang, share_row(name, *chips, chip)))
        .collect()
}

/// Returns what an evening came to so far: as a whole, where it is of several sessions, and then
/// session by session, as each is settled by itself.
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
    // What was handed over is of the whole evening, and told once.
    let last = sessions
        .last()
        .map(|last| Due::of(last, ledger, &Date::now()));
    let as_one = last.transpose()?.and_then(|due| due::in_lines(&due, lang));
    for (at, session) in sessions.iter().enumerate() {
        let is_last = at + 1 == sessions.len();
        let money = if as_one.is_some() && !is_last && session.chip().is_some() {
            Vec::new()
        } else {
            due::lines(session, ledger, lang)?
        };
        lines.extend(of_session(lang, ledger, session, money)?);
    }
    Ok(lines)
}

/// Returns what the players won and lost in several sessions, a line a player: in chips where a chip
/// was worth the same in all of them, else in money of one currency; nothing where they cannot be
/// added up.
fn of_all(lang: Lang, sessions: &[SessionSoFar]) -> Result<Vec<String>, Failure> {
    let chips: Vec<Option<ChipValue>> = sessions.iter().map(SessionSoFar::chip).collect();
    let same = chips.iter().all(|chip| Some(chip) == chips.first());
    let currency =
        |chip: &Option<ChipValue>| chip.as_ref().map(|chip| currency_key(&chip.currency));
    let one = chips.first().and_then(currency);
    let one = one.is_some() && chips.iter().all(|chip| currency(chip) == one);
    if sessions.iter().any(SessionSoFar::for_points) || !(same || one) {
        return Ok(Vec::new());
    }
    let mut rows: Vec<(Name, i64, Amount)> = Vec::new();
    let none = ChipValue {
        units: 0,
        places: 0,
        currency: String::new(),
    };
    for (session, chip) in sessions.iter().zip(&chips) {
        let chip = chip.as_ref().unwrap_or(&none);
        for (name, chips) in session.balances() {
            let worth = Amount::of(*chips, chip).ok_or(Denied::TooManyChips)?;
            match rows.iter_mut().find(|(other, ..)| same_name(other, name)) {
                None => rows.push((name.clone(), *chips, worth)),
                Some((_, sum, money)) => {
                    *sum = sum.checked_add(*chips).ok_or(Denied::TooManyChips)?;
                    *money = money.plus(&worth).ok_or(Denied::TooManyChips)?;
                }
            }
        }
    }
    if same {
        let chip = chips.first().cloned().flatten();
        let rows = rows.into_iter().map(|(name, chips, _)| (name, chips));
        return Ok(ranked(lang, rows.collect(), chip.as_ref()));
    }
    rows.sort_by(|(.., one), (.., other)| {
        let more = other.less(one).map_or(0, |more| more.signum());
        more.cmp(&0)
    });
    let worths = rows.iter().filter_map(|(name, _, money)| {
        let (sign, worth) = money.as_chip()?;
        Some(say!(lang, share_money(name, sign, &worth)))
    });
    Ok(worths.collect())
}

/// Returns what a session came to so far, and how it is settled, which is said in `money`.
fn of_session(
    lang: Lang,
    ledger: &Ledger,
    so_far: &SessionSoFar,
    money: Vec<String>,
) -> Result<Vec<String>, Failure> {
    let stored = &so_far.stored;
    let chip = so_far.chip();
    let called = ledger.called(stored.id)?;
    let mut lines = vec![say!(lang, share_session(&called, stored.hands))];
    lines.extend(not_counting(lang, ledger, stored.id)?);
    if so_far.for_points() {
        lines.extend(points(lang, so_far)?);
    }
    let balances = so_far.balances();
    if !so_far.for_points() || balances.iter().any(|(_, chips)| *chips != 0) {
        lines.extend(ranked(lang, balances.to_vec(), chip.as_ref()));
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
