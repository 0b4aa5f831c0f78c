//! Turns the parts of a line into facts, without applying any rules.
//!
//! `reader` goes through the items of a part; `items` and `events` interpret each kind of item.

mod events;
mod heard;
mod items;
mod meaning;
mod reader;

pub(super) use heard::{Heard, OpenPoint, Shared, Unheard, scores, wins};
pub(super) use meaning::kind;

use super::item::{Item, ItemKind, NumberUnit};
use super::letters::Gap;
use super::part::{LinePart, Subject};
use super::word_kinds::WorthFn;
use super::{Ended, Fact, FactKind, Spoken};
use crate::record::{Bound, Seat};
use crate::vocabulary::Word;
use heard::{SaidOf, Whats};
use reader::PartReader;

/// Returns what the parts of a line say.
pub(super) fn hear(
    parts: &[LinePart],
    players: usize,
    worth: WorthFn<'_>,
) -> Result<Heard, Unheard> {
    let mut heard = Heard::default();
    let mut said: Vec<SaidOf> = Vec::new();
    let items = || parts.iter().flat_map(|part| &part.items);
    if let Some(away) = items().find(|item| item.says == ItemKind::Away) {
        return Err(Unheard::Away(away.spoken.clone()));
    }
    if let Some(stake) = items().find(|item| item.is(Word::Stake)) {
        return Err(Unheard::Stake(stake.spoken.clone()));
    }
    if let Some(amounts) = handed(parts) {
        heard.open.push(OpenPoint::HandOrMoney(amounts));
        return Ok(heard);
    }
    if let Some(to) = items().find(|item| item.is(Word::To)) {
        return Err(Unheard::To(to.spoken.clone()));
    }
    for part in parts {
        notice(part, &mut heard);
        if let Some(facts) = of_the_one_before(part, &said) {
            said.push((part.subject.clone(), facts, part.beside));
            continue;
        }
        let (facts, open) = PartReader::read(&part.items, worth)?;
        heard.open.extend(open);
        if part.denied {
            said.push(of_nobody(part, facts)?);
            continue;
        }
        if part.beside
            && !facts.is_empty()
            && let Some(name) = part.named.first()
            && facts
                .iter()
                .all(|(what, _)| matches!(what, FactKind::Bak(..) | FactKind::GoBak))
        {
            heard.open.push(OpenPoint::Beside(name.spoken.clone()));
        }
        said.push((part.subject.clone(), facts, part.beside));
    }
    give_baks(&mut said, players, &mut heard);
    too(&said, parts, &mut heard);
    for (subject, facts, _) in said {
        if let (Subject::Players(seats), true) = (&subject, facts.is_empty()) {
            heard.idle.extend(seats);
        }
        let about: Vec<Option<Seat>> = match &subject {
            Subject::Nobody => vec![None],
            Subject::Players(seats) => seats.iter().copied().map(Some).collect(),
            Subject::Both | Subject::Others => {
                heard.shared.push(Shared {
                    others: subject == Subject::Others,
                    facts,
                });
                continue;
            }
        };
        for seat in about {
            let facts = facts.iter();
            heard.facts.extend(facts.map(|(what, words)| Fact {
                seat,
                what: what.clone(),
                words: words.clone(),
            }));
        }
    }
    Ok(heard)
}

/// Interprets a part whose only word refers to the part before it, such as a bak that does not
/// apply here: `현우만 피박, 민지는 아님`.
fn of_the_one_before(part: &LinePart, said: &[SaidOf]) -> Option<Whats> {
    let [item] = part.items.as_slice() else {
        return None;
    };
    let (_, before, _) = said.last()?;
    let words = vec![item.spoken.clone()];
    let whats: Vec<FactKind> = match item.word()? {
        Word::Denied => {
            let baks = before.iter().filter_map(|(what, _)| match what {
                FactKind::Bak(bak, true) => Some(FactKind::Bak(*bak, false)),
                _ => None,
            });
            baks.collect()
        }
        Word::Has => {
            let none = before.iter().filter_map(|(what, _)| match what {
                FactKind::Known(kind, Bound::Exactly(0)) => {
                    Some(FactKind::Known(*kind, Bound::AtLeast(1)))
                }
                _ => None,
            });
            none.collect()
        }
        _ => return None,
    };
    let facts: Vec<_> = whats
        .into_iter()
        .map(|what| (what, words.clone()))
        .collect();
    (!facts.is_empty()).then_some(facts)
}

/// Turns facts said of nobody, such as `nobody has gwang-bak`, into facts about both losers.
fn of_nobody(part: &LinePart, facts: Whats) -> Result<SaidOf, Unheard> {
    let spoken = part.named.first().map(|item| item.spoken.clone());
    let spoken: Vec<Spoken> = spoken.into_iter().collect();
    let mut both = Vec::new();
    for (what, words) in facts {
        let words = [spoken.clone(), words].concat();
        match what {
            FactKind::Won => {
                let ended = vec![(FactKind::Ended(Ended::Nagari), words)];
                return Ok((Subject::Nobody, ended, false));
            }
            FactKind::Bak(bak, _) => both.push((FactKind::Bak(bak, false), words)),
            FactKind::Known(kind, Bound::AtLeast(1)) => {
                both.push((FactKind::Known(kind, Bound::Exactly(0)), words));
            }
            // That nobody did this adds no fact.
            FactKind::Go
            | FactKind::Koi(_)
            | FactKind::GoBak
            | FactKind::Captured(false)
            | FactKind::Happened(_, 1, _) => {}
            _ => {
                let word = words.into_iter().next_back();
                return Err(Unheard::Misplaced(word.unwrap_or_else(Spoken::none)));
            }
        }
    }
    if part.items.is_empty() {
        let ended = vec![(FactKind::Ended(Ended::Nagari), spoken)];
        return Ok((Subject::Nobody, ended, false));
    }
    Ok((Subject::Both, both, false))
}

/// If nothing is said of a player, asks whether the statement before also applies to that player.
fn too(said: &[SaidOf], parts: &[LinePart], heard: &mut Heard) {
    let won = said
        .iter()
        .any(|(_, facts, _)| facts.iter().any(|(what, _)| wins(what)));
    // In `고도리 지영`, the first name after the set is the winner's.
    let mut leads = said.iter().any(|(subject, facts, _)| {
        *subject == Subject::Nobody && facts.iter().any(|(what, _)| wins(what))
    });
    let mut before: Option<&Whats> = None;
    for (at, (subject, facts, _)) in said.iter().enumerate() {
        // A denial says something although it adds no fact.
        let part = parts.get(at).filter(|part| part.items.is_empty());
        let name = part.and_then(|part| part.named.first());
        if name.is_some() && facts.is_empty() && std::mem::take(&mut leads) {
            continue;
        }
        if let ([seat], true, true, Some(name)) = (seats_of(subject), facts.is_empty(), won, name) {
            let whats = before.into_iter().flatten().map(|(what, _)| what);
            let whats = whats.filter(|what| !wins(what)).cloned().collect();
            heard
                .open
                .push(OpenPoint::Too(name.spoken.clone(), *seat, whats));
        }
        if !facts.is_empty() {
            before = Some(facts);
        }
    }
}

fn seats_of(subject: &Subject) -> &[Seat] {
    match subject {
        Subject::Players(seats) => seats,
        _ => &[],
    }
}

/// Returns the amounts if one player gave something to another; otherwise `None`.
fn handed(parts: &[LinePart]) -> Option<Vec<(Seat, i64)>> {
    let [one, other] = parts else { return None };
    let items = || one.items.iter().chain(&other.items);
    let verb = |item: &Item| matches!(item.word(), Some(Word::Pays | Word::Gets | Word::To));
    let number = |item: &&Item| {
        matches!(
            item.says,
            ItemKind::Number(_) | ItemKind::Quantity(_, NumberUnit::Chips | NumberUnit::Points)
        )
    };
    let money = items().all(|item| verb(item) || number(&item));
    let seats = [seats_of(&one.subject), seats_of(&other.subject)].concat();
    let to = items().any(|item| item.is(Word::To));
    let verbs = items().filter(|item| verb(item)).count();
    let one_amount = items().filter(number).count() == 1 && (to || verbs == 1);
    let [first, second] = seats.as_slice() else {
        return None;
    };
    if !(money && one_amount && verbs > 0) {
        return None;
    }
    let amount = items().find_map(|item| match item.says {
        ItemKind::Number(number) | ItemKind::Quantity(number, _) => Some(number),
        _ => None,
    })?;
    // In `A가 B한테 줬어` and `A pays B` the first player gives; in `A gets from B` and with `땄어` the
    // first player gets.
    let gets = items().any(|item| item.is(Word::Gets));
    let chips = if gets { amount } else { -amount };
    Some(vec![(*first, chips), (*second, -chips)])
}

/// Opens a question about each name that is also a word.
fn notice(part: &LinePart, heard: &mut Heard) {
    for item in &part.named {
        if let ItemKind::Player(_, Some(_)) = item.says
            && item.gap < Gap::Comma
        {
            heard.open.push(OpenPoint::NameOrWord(item.spoken.clone()));
        }
    }
}

/// Moves baks said in the winner's part to the losers who have them: the players named right after
/// it, if nothing else is said about them, or the other of two players. If neither fits, asks whose
/// bak it is.
fn give_baks(said: &mut Vec<SaidOf>, players: usize, heard: &mut Heard) {
    let is_bak = |what: &FactKind| matches!(what, FactKind::Bak(..) | FactKind::GoBak);
    let mut at = 0;
    while at < said.len() {
        let Some((subject, facts, _)) = said.get(at) else {
            break;
        };
        let own = |what: &FactKind| wins(what) || scores(what);
        let winner = facts.iter().any(|(what, _)| own(what)) || *subject == Subject::Nobody;
        let all_baks = facts.iter().all(|(what, _)| is_bak(what));
        let follows = said.get(at + 1..).unwrap_or(&[]);
        let idle = follows.iter().take_while(|(subject, facts, _)| {
            facts.is_empty() && !matches!(subject, Subject::Nobody)
        });
        let idle = idle.count();
        let named = matches!(
            subject,
            Subject::Players(_) | Subject::Both | Subject::Others
        );
        // In `철수 피박 영희 민수`, the player of whom only a bak is said may have won.
        let leads = all_baks && named && idle > 0 && at == 0 && players > 2;
        if !(winner || leads) || !facts.iter().any(|(what, _)| is_bak(what)) {
            at += 1;
            continue;
        }
        let (baks, rest): (Vec<_>, Vec<_>) = facts
            .clone()
            .into_iter()
            .partition(|(what, _)| is_bak(what));
        if leads && !winner && idle + 1 < players {
            if let Some((_, words)) = baks.first()
                && let Some(word) = words.first()
            {
                heard.open.push(OpenPoint::Whose(word.clone(), Vec::new()));
            }
            at += 1;
            continue;
        }
        let subject = subject.clone();
        if let Some(entry) = said.get_mut(at) {
            entry.1 = rest;
        }
        let denied = baks
            .iter()
            .all(|(what, _)| matches!(what, FactKind::Bak(_, false)));
        if denied && idle == 0 {
            said.push((Subject::Both, baks, false));
        } else if idle > 0 {
            for entry in said.iter_mut().skip(at + 1).take(idle) {
                entry.1.clone_from(&baks);
            }
        } else if let (2, [winner]) = (players, seats_of(&subject)) {
            let other = Seat(1 - winner.0.min(1));
            said.push((Subject::Players(vec![other]), baks, false));
        } else if let Some(word) = baks.first().and_then(|(_, words)| words.first()) {
            let whats = baks.iter().map(|(what, _)| what.clone()).collect();
            heard.open.push(OpenPoint::Whose(word.clone(), whats));
        }
        at += 1 + idle;
    }
}
