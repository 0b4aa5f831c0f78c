//! `dokbak share`: a hand or an evening as a short text for a chat: lines without columns, one a
//! player, with the seal of the ledger below.

use crate::cli::args::ShareArgs;
use crate::cli::error::{Denied, Failure};
use crate::cli::screen::Screen;
use crate::cli::session::{NamesNow, SessionSoFar, verdict};
use crate::cli::words::{Lang, say};
use crate::ledger::{Filter, HandRef, Ledger, NetLine, SessionId, StoredHand};
use crate::record::ChipValue;
use crate::report::standings;
use crate::settle_up::{Transfer, settle_up};
use crate::verdict::{Party, Verdict};

/// Tells a hand or a session of an open ledger, `here` being the session that is played.
pub(in crate::cli) fn told(
    args: &ShareArgs,
    ledger: &Ledger,
    here: Option<SessionId>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut lines = if let Some(session) = args.session {
        let people = ledger.people()?;
        let session = SessionId(session);
        of_session(
            lang,
            &SessionSoFar::with_names_now(ledger, session, &people)?,
        )?
    } else {
        let asked = args.hand.unwrap_or(HandRef::Last);
        of_hand(lang, ledger, &ledger.find_hand(asked, here)?)?
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
    let mut lines = vec![say!(lang, headline(&verdict))];
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
    lines.push(say!(lang, share_standing(&hand.name())));
    lines.extend(standing_after(lang, ledger, &so_far, hand)?);
    lines.push(String::new());
    lines.push(say!(lang, share_hand(&hand.name(), &hand.at)));
    Ok(lines)
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
        (name.clone(), standing.map_or(0, |standing| standing.chips))
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
fn ranked(lang: Lang, mut rows: Vec<(String, i64)>, chip: Option<&ChipValue>) -> Vec<String> {
    rows.sort_by_key(|(_, chips)| std::cmp::Reverse(*chips));
    rows.iter()
        .map(|(name, chips)| say!(lang, share_row(name, *chips, chip)))
        .collect()
}

/// Returns what a session came to so far, and how it is settled.
fn of_session(lang: Lang, so_far: &SessionSoFar) -> Result<Vec<String>, Failure> {
    let stored = &so_far.stored;
    let chip = so_far.chip();
    let mut lines = vec![say!(
        lang,
        share_session(stored.id, stored.hands, &stored.at)
    )];
    if so_far.for_points() {
        lines.extend(points(lang, so_far)?);
    }
    let balances = so_far.balances();
    if !so_far.for_points() || balances.iter().any(|(_, chips)| *chips != 0) {
        lines.extend(ranked(lang, balances.to_vec(), chip.as_ref()));
    }
    lines.push(String::new());
    let transfers = settle_up(balances).ok_or(Denied::UnevenChips)?;
    if transfers.is_empty() {
        lines.push(say!(lang, all_even()));
    }
    let transfers = transfers.iter();
    lines.extend(transfers.map(|one| say!(lang, transfer(one, chip.as_ref()))));
    let dok_bak = so_far.verdicts().filter_map(|(number, verdict)| {
        let said = say!(lang, liability(verdict))?;
        Some(say!(lang, share_dok_bak(number, &said)))
    });
    lines.extend(dok_bak);
    lines.push(String::new());
    Ok(lines)
}
