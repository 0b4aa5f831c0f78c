//! Turns a written record into the line that would tell its hand.

use super::voice::Voice;
use super::{Fact, FactKind, Happened, Set, TellingTable, ToldBak};
use crate::card::{Card, Pile};
use crate::record::{Act, Bound, CardList, CountKind, Known, Line, PartCounts, Seat, Yaku};
use crate::vocabulary::{Vocabulary, Word};

/// Returns the line that tells what these record lines say, and the indices of the record lines
/// that it covers: those about captured cards, calls and events. `None` if no line says who won.
pub fn told_line(
    lines: &[Line],
    table: TellingTable<'_>,
    words: &'static Vocabulary,
) -> Option<(String, Vec<usize>)> {
    let seat = |name: &str| {
        let mut players = table.players.iter();
        players
            .position(|player| crate::letters::same_name(player, name))
            .map(Seat)
    };
    let mut winner = None;
    let mut facts: Vec<Fact> = Vec::new();
    let mut told: Vec<usize> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Line::Act(name, act) = line else { continue };
        let seat = seat(&name.value)?;
        let Some(whats) = whats(act) else { continue };
        if matches!(act, Act::Stop | Act::Shobu | Act::Push) {
            winner = Some(seat);
        }
        told.push(at);
        for what in whats {
            let go = matches!(what, FactKind::Goes(_) | FactKind::Koi(_));
            let same = facts.iter_mut().find(|fact| {
                go && fact.seat == Some(seat)
                    && matches!(
                        (&fact.what, &what),
                        (FactKind::Goes(_), FactKind::Goes(_))
                            | (FactKind::Koi(_), FactKind::Koi(_))
                    )
            });
            match same.map(|fact| &mut fact.what) {
                Some(FactKind::Goes(times) | FactKind::Koi(times)) => *times += 1,
                _ => facts.push(Fact {
                    seat: Some(seat),
                    what,
                    words: Vec::new(),
                }),
            }
        }
    }
    let winner = winner?;
    let of_loser = |fact: &Fact| fact.seat != Some(winner);
    facts.retain(|fact| !(matches!(fact.what, FactKind::WithCup(_)) && of_loser(fact)));
    // The winner comes first; each go of a loser is a fact of its own.
    facts.sort_by_key(|fact| fact.seat != Some(winner));
    let voice = Voice::new(words, table);
    Some((voice.facts(&facts).join(" · "), told))
}

/// Returns the facts that tell an act; `None` for acts that can only be entered as lines.
fn whats(act: &Act) -> Option<Vec<FactKind>> {
    let happened = |happened, month: Option<crate::record::Spanned<_>>| {
        Some(vec![FactKind::Happened(
            happened,
            1,
            month.map(|month| month.value),
        )])
    };
    match act {
        Act::Has(cards, counts) => Some(pile(cards, *counts)),
        Act::Scores(scored, cards, counts) => {
            let mut counts = *counts;
            counts.animals = scored.animals;
            let mut whats = vec![FactKind::Points(scored.points)];
            whats.extend(pile(cards, counts));
            let among = [
                (scored.brights, CountKind::Brights),
                (scored.ribbons, CountKind::Ribbons),
                (scored.junk, CountKind::Junk),
            ];
            let told = |kind| counts.number_of(kind).is_some();
            let among = among.into_iter().filter(|(is, kind)| *is && !told(*kind));
            whats.extend(among.map(|(_, kind)| FactKind::Among(kind)));
            Some(whats)
        }
        Act::Known(known) => Some(known.iter().filter_map(known_of).collect()),
        Act::Makes(made) => {
            let mut whats: Vec<FactKind> = made
                .yaku
                .iter()
                .flat_map(|yaku| yaku_of(yaku.value))
                .collect();
            let counts = [
                (CountKind::Junk, made.chaff),
                (CountKind::Animals, made.animals),
                (CountKind::Ribbons, made.ribbons),
            ];
            whats.extend(
                counts.into_iter().filter_map(|(kind, count)| {
                    Some(FactKind::Count(kind, i64::from(count?), true))
                }),
            );
            whats.extend(made.base.map(FactKind::Points));
            Some(whats)
        }
        Act::Go(None) => Some(vec![FactKind::Goes(1)]),
        Act::Koi => Some(vec![FactKind::Koi(1)]),
        Act::Heundeum(month) => happened(Happened::Shake, *month),
        Act::Potkan(month) => happened(Happened::Bomb, *month),
        Act::Grenade(month) => happened(Happened::Grenade, *month),
        Act::FirstSweep(month) => happened(Happened::FirstSweep, Some(*month)),
        Act::Boar(false) => Some(vec![FactKind::Happened(Happened::Boar, 1, None)]),
        Act::Stop | Act::Shobu => Some(Vec::new()),
        Act::Push => Some(vec![FactKind::Push]),
        _ => None,
    }
}

fn pile(cards: &CardList, counts: PartCounts) -> Vec<FactKind> {
    let mut left = cards.pile();
    let mut whats = Vec::new();
    for (word, set) in [
        (Word::Godori, Pile::GODORI),
        (Word::HongDan, Pile::HONG_DAN),
        (Word::CheongDan, Pile::CHEONG_DAN),
        (Word::ChoDan, Pile::CHO_DAN),
    ] {
        // Without counts, listing the cards says everything.
        if !counts.is_empty() && left.includes(set) {
            left = left.without(set);
            whats.push(FactKind::Set(Set(word)));
        }
    }
    if !left.is_empty() {
        whats.push(FactKind::Cards(left.iter().collect()));
    }
    for kind in CountKind::ALL {
        whats.extend(
            counts
                .number_of(kind)
                .map(|count| FactKind::Count(kind, i64::from(count), true)),
        );
    }
    // The record counts the sake cup as an animal.
    if cards.pile().contains(Card::CUP) && counts.junk.is_some() {
        whats.push(FactKind::WithCup(false));
    }
    whats
}

fn known_of(known: &Known) -> Option<FactKind> {
    Some(match known {
        Known::Count(kind, bound) => match bound {
            Bound::Exactly(0) => FactKind::Known(*kind, *bound),
            Bound::Exactly(count) => FactKind::Count(*kind, i64::from(*count), true),
            Bound::AtLeast(1) if *kind != CountKind::Junk => FactKind::Known(*kind, *bound),
            Bound::AtLeast(_) if *kind == CountKind::Junk => FactKind::Bak(ToldBak::Pi, false),
            Bound::Below(_) if *kind == CountKind::Junk => FactKind::Bak(ToldBak::Pi, true),
            Bound::AtLeast(_) | Bound::Below(_) => return None,
        },
        Known::Card(card) => FactKind::Cards(vec![card.value]),
        Known::Nothing => FactKind::Captured(false),
        Known::Something => return None,
    })
}

fn yaku_of(yaku: Yaku) -> Vec<FactKind> {
    let set = |word| vec![FactKind::Set(Set(word))];
    match yaku {
        Yaku::FiveBrights => set(Word::FiveBrights),
        Yaku::FourBrights => set(Word::FourBrights),
        Yaku::RainyFourBrights => set(Word::RainFourBrights),
        Yaku::ThreeBrights => set(Word::ThreeBrights),
        Yaku::RainyThreeBrights => set(Word::RainThreeBrights),
        Yaku::BoarDeerButterflies => set(Word::BoarDeerButterflies),
        Yaku::Poetry => set(Word::HongDan),
        Yaku::Blue => set(Word::CheongDan),
        Yaku::PoetryAndBlue => [set(Word::HongDan), set(Word::CheongDan)].concat(),
        Yaku::FlowerViewing => set(Word::FlowerViewing),
        Yaku::MoonViewing => set(Word::MoonViewing),
        Yaku::CardsOfTheMonth => set(Word::CardsOfTheMonth),
        // The counts of these yaku already tell them.
        Yaku::Animals | Yaku::Ribbons | Yaku::Chaff => Vec::new(),
    }
}
