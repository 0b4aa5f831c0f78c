//! Judges a told round of Koi-Koi by the rules.

use super::ask::{Ask, AskId, Enter};
use super::fact::{Ended, Fact, FactKind, LineOf, Set};
use super::hear::Heard;
use super::judged::JudgedHand;
use super::piece::Spoken;
use super::refusal::{Misheard, MisheardReason};
use crate::card::Card;
use crate::koikoi::{MadeContext, made};
use crate::record::{Act, Bound, CountKind, Line, Made, Name, Seat, Spanned, TableEvent, Yaku};
use crate::rules::{Counting, Dealt, DrawYaku, KoiKoiRules};
use crate::verdict::Score;
use crate::vocabulary::Word;

/// What is known about the round apart from the told line.
#[derive(Clone, Copy)]
pub(super) struct KoiKoiTerms<'a> {
    pub(super) players: &'a [Name],
    pub(super) rules: &'a KoiKoiRules,
    pub(super) answered: &'a [AskId],
}

/// What was told about a player.
#[derive(Clone, Debug, Default)]
struct ToldOfPlayer {
    made: Made,
    words: Vec<Spoken>,
    brights: Option<u32>,
    rain: bool,
    cards: Vec<crate::card::Card>,
    /// Whether the points include a kind whose number was not given.
    among: bool,
    koi: u32,
    koi_words: Vec<Spoken>,
    /// The yaku that the player was said not to have, each with its words.
    denied: Vec<(Yaku, Vec<Spoken>)>,
}

/// Judges the facts of a round.
pub(super) fn judge(heard: &Heard, terms: KoiKoiTerms<'_>) -> Result<JudgedHand, Misheard> {
    let facts = &heard.facts;
    if let Some(refused) = facts.iter().find_map(|fact| foreign(fact, terms)) {
        return Err(refused);
    }
    let ended = facts.iter().find_map(|fact| match fact.what {
        FactKind::Ended(ended) => Some((ended, fact)),
        _ => None,
    });
    let mut told = vec![ToldOfPlayer::default(); terms.players.len()];
    for fact in facts {
        if let Some(told) = fact.seat.and_then(|seat| told.get_mut(seat.0)) {
            told.take(fact, terms)?;
        }
    }
    for told in &mut told {
        told.finish(terms.rules)?;
    }
    if let Some((ended, fact)) = ended {
        // Where yaku score in a draw, having some does not mean that the round was won.
        let yaku_score = ended == Ended::Nagari && terms.rules.draw_yaku != DrawYaku::None;
        let wins = |what: &FactKind| match what {
            FactKind::Won => true,
            what => !yaku_score && super::hear::wins(what),
        };
        if let Some(won) = facts.iter().find(|fact| wins(&fact.what)) {
            let words = [fact.words.clone(), won.words.clone()].concat();
            return Err(Misheard::new(words, MisheardReason::NotTheSame));
        }
        let of_nobody = |told: &&Fact| told.seat.is_none() && told.what != fact.what;
        if let Some(unnamed) = facts.iter().find(of_nobody) {
            let words = unnamed.words.clone();
            return Err(Misheard::new(words, MisheardReason::Misplaced));
        }
        return nobody_won(&told, (ended, fact), yaku_score, terms);
    }
    let brights = |told: &ToldOfPlayer| {
        told.brights.unwrap_or_else(|| {
            told.made
                .yaku
                .iter()
                .map(|yaku| brights_of(yaku.value))
                .max()
                .unwrap_or(0)
        })
    };
    if told.iter().map(brights).sum::<u32>() > 5 {
        let words = told.iter().flat_map(|told| told.words.clone()).collect();
        return Err(Misheard::new(
            words,
            MisheardReason::TooMany {
                kind: CountKind::Brights,
                most: 5,
            },
        ));
    }
    let Some(winner) = winner(facts, &told, terms) else {
        return Ok(JudgedHand {
            asks: vec![Ask {
                id: AskId::Winner,
                players: vec![Seat(0), Seat(1)],
                enter: None,
            }],
            ..JudgedHand::default()
        });
    };
    won(&told, winner, terms)
}

/// Returns what facts of one player say of the pile; `None` if they say nothing.
#[cfg(feature = "ledger")]
pub(super) fn pile(facts: &[Fact], terms: KoiKoiTerms<'_>) -> Result<Option<Act>, Misheard> {
    let mut told = ToldOfPlayer::default();
    for fact in facts {
        told.take(fact, terms)?;
    }
    told.finish(terms.rules)?;
    Ok((!told.is_empty()).then(|| act(&told)))
}

/// Returns the refusal of a fact that Koi-Koi does not have; `None` for any other fact.
fn foreign(fact: &Fact, terms: KoiKoiTerms<'_>) -> Option<Misheard> {
    let off = |why| Some(Misheard::new(fact.words.clone(), why));
    match fact.what {
        FactKind::Bak(..)
        | FactKind::GoBak
        | FactKind::DokBak
        | FactKind::SevenAnimals
        | FactKind::Push
        | FactKind::Quads(_)
        | FactKind::Happened(..)
        | FactKind::Goes(_)
        | FactKind::Go => off(MisheardReason::OtherGame),
        FactKind::Amount(_) if !terms.rules.zero_sum => off(MisheardReason::Off),
        FactKind::Set(set) | FactKind::SetCards(set, _) | FactKind::NoSet(set)
            if yaku(set).is_none() =>
        {
            off(MisheardReason::OtherGame)
        }
        FactKind::Captured(_) | FactKind::ThreePpuk => off(MisheardReason::Misplaced),
        _ => None,
    }
}

/// Returns the yaku that this set is; `None` if it is no yaku.
const fn yaku(set: Set) -> Option<Yaku> {
    Some(match set.0 {
        Word::FiveBrights => Yaku::FiveBrights,
        Word::FourBrights => Yaku::FourBrights,
        Word::RainFourBrights => Yaku::RainyFourBrights,
        Word::ThreeBrights => Yaku::ThreeBrights,
        Word::RainThreeBrights => Yaku::RainyThreeBrights,
        Word::BoarDeerButterflies => Yaku::BoarDeerButterflies,
        Word::HongDan => Yaku::Poetry,
        Word::CheongDan => Yaku::Blue,
        Word::FlowerViewing => Yaku::FlowerViewing,
        Word::MoonViewing => Yaku::MoonViewing,
        Word::CardsOfTheMonth => Yaku::CardsOfTheMonth,
        _ => return None,
    })
}

/// Returns how many brights a yaku needs.
const fn brights_of(yaku: Yaku) -> u32 {
    match yaku {
        Yaku::FiveBrights => 5,
        Yaku::FourBrights | Yaku::RainyFourBrights => 4,
        Yaku::ThreeBrights | Yaku::RainyThreeBrights => 3,
        _ => 0,
    }
}

/// Returns the value of a set in Koi-Koi; 0 for a set without a value there.
pub(super) fn points_of(set: Set, rules: &KoiKoiRules) -> i64 {
    yaku(set).map_or(0, |yaku| worth(yaku, rules))
}

const fn worth(yaku: Yaku, rules: &KoiKoiRules) -> i64 {
    let points = match yaku {
        Yaku::FiveBrights => rules.five_brights,
        Yaku::FourBrights => rules.four_brights,
        Yaku::RainyFourBrights => rules.rainy_four,
        Yaku::ThreeBrights => rules.three_brights,
        Yaku::RainyThreeBrights => rules.rainy_three,
        Yaku::BoarDeerButterflies => rules.boar_deer_butterflies,
        Yaku::Poetry => rules.poetry,
        Yaku::Blue => rules.blue,
        Yaku::PoetryAndBlue => rules.poetry_and_blue,
        Yaku::FlowerViewing => rules.flower_viewing,
        Yaku::MoonViewing => rules.moon_viewing,
        Yaku::CardsOfTheMonth => rules.cards_of_month,
        Yaku::Animals => rules.animals,
        Yaku::Ribbons => rules.ribbons,
        Yaku::Chaff => rules.chaff,
    };
    points as i64
}

impl ToldOfPlayer {
    fn take(&mut self, fact: &Fact, terms: KoiKoiTerms<'_>) -> Result<(), Misheard> {
        let words = &fact.words;
        let refused = |why| Err(Misheard::new(words.clone(), why));
        match &fact.what {
            FactKind::Set(set) => {
                let Some(yaku) = yaku(*set) else {
                    return refused(MisheardReason::OtherGame);
                };
                if worth(yaku, terms.rules) == 0 {
                    return refused(MisheardReason::Off);
                }
                self.name(yaku);
            }
            FactKind::NoSet(set) => {
                let denied = yaku(*set).map(|yaku| (yaku, words.clone()));
                self.denied.extend(denied);
                return Ok(());
            }
            FactKind::Among(_) => self.among = true,
            FactKind::SetCards(..) | FactKind::Won | FactKind::Ended(_) => return Ok(()),
            FactKind::LinePoints(LineOf::Set(set), points) => {
                let points_of = yaku(*set).map_or(0, |yaku| worth(yaku, terms.rules));
                if points_of != *points {
                    return refused(MisheardReason::SetWorth {
                        set: *set,
                        points: points_of,
                    });
                }
            }
            FactKind::PointsBehind(LineOf::Set(set), points)
                if points_of(*set, terms.rules) == *points => {}
            FactKind::LinePoints(LineOf::Kind(kind), points) => {
                return self.line_points(*kind, *points, words, terms);
            }
            FactKind::PointsBehind(LineOf::Kind(kind), points) => {
                let known = match kind {
                    CountKind::Brights => None,
                    CountKind::Animals => self.made.animals,
                    CountKind::Ribbons => self.made.ribbons,
                    CountKind::Junk => self.made.chaff,
                };
                if known.is_none() {
                    return self.line_points(*kind, *points, words, terms);
                }
                self.base(*points, words)?;
            }
            FactKind::Count(kind, count, _) => {
                let count = u32::try_from(*count).unwrap_or(u32::MAX);
                self.count(*kind, count, words)?;
            }
            FactKind::Known(kind, Bound::Exactly(count)) => self.count(*kind, *count, words)?,
            FactKind::WithRain => self.rain = true,
            FactKind::Cards(cards) => self.cards.extend(cards),
            FactKind::Cup(_) => {
                self.cards.push(Card::CUP);
                self.among = true;
            }
            FactKind::Koi(times) => {
                let most: i64 = match terms.rules.hand {
                    Dealt::Eight => 8,
                    Dealt::Ten => 10,
                };
                if *times > most || self.koi > 0 {
                    let most = u32::try_from(most).unwrap_or(8);
                    return refused(MisheardReason::TooManyGoes { most });
                }
                self.koi = u32::try_from(*times).unwrap_or(0);
                self.koi_words.clone_from(words);
                return Ok(());
            }
            FactKind::Points(points)
            | FactKind::PointsBehind(_, points)
            | FactKind::Bare(points) => {
                self.base(*points, words)?;
            }
            _ => return refused(MisheardReason::Misplaced),
        }
        self.words.extend(words.iter().cloned());
        Ok(())
    }

    fn base(&mut self, points: i64, words: &[Spoken]) -> Result<(), Misheard> {
        if self.made.base.is_some_and(|base| base != points) {
            return Err(Misheard::new(words.to_vec(), MisheardReason::Twice));
        }
        self.made.base = Some(points);
        Ok(())
    }

    /// Derives the number of cards of a kind from the points told for that kind.
    fn line_points(
        &mut self,
        kind: CountKind,
        points: i64,
        words: &[Spoken],
        terms: KoiKoiTerms<'_>,
    ) -> Result<(), Misheard> {
        let (from, first) = match kind {
            CountKind::Brights => return self.base(points, words),
            CountKind::Animals => (5, terms.rules.animals),
            CountKind::Ribbons => (5, terms.rules.ribbons),
            CountKind::Junk => (10, terms.rules.chaff),
        };
        let more = u32::try_from(points - i64::from(first)).ok();
        let Some(more) = more.filter(|_| first > 0) else {
            return Err(Misheard::new(words.to_vec(), MisheardReason::Misplaced));
        };
        self.words.extend(words.iter().cloned());
        self.count(kind, from + more, words)
    }

    fn name(&mut self, yaku: Yaku) {
        if self.made.yaku.iter().all(|known| known.value != yaku) {
            self.made.yaku.push(Spanned::synthetic(yaku));
        }
    }

    fn count(&mut self, kind: CountKind, count: u32, words: &[Spoken]) -> Result<(), Misheard> {
        let (slot, most) = match kind {
            CountKind::Brights => (&mut self.brights, 5),
            CountKind::Animals => (&mut self.made.animals, 9),
            CountKind::Ribbons => (&mut self.made.ribbons, 10),
            CountKind::Junk => (&mut self.made.chaff, 28),
        };
        if count > most {
            return Err(Misheard::new(
                words.to_vec(),
                MisheardReason::TooMany { kind, most },
            ));
        }
        if slot.is_some_and(|before| before != count) {
            return Err(Misheard::new(words.to_vec(), MisheardReason::NotTheSame));
        }
        *slot = Some(count);
        Ok(())
    }

    /// Turns counted brights into their yaku, and both sets of ribbons into one yaku.
    fn finish(&mut self, rules: &KoiKoiRules) -> Result<(), Misheard> {
        if self.rain {
            for yaku in &mut self.made.yaku {
                match yaku.value {
                    Yaku::ThreeBrights if rules.rainy_three == 0 => {
                        return Err(Misheard::new(self.words.clone(), MisheardReason::Off));
                    }
                    Yaku::ThreeBrights => yaku.value = Yaku::RainyThreeBrights,
                    Yaku::FourBrights => yaku.value = Yaku::RainyFourBrights,
                    _ => {}
                }
            }
        }
        match (self.brights, self.rain) {
            (Some(5), _) => self.name(Yaku::FiveBrights),
            (Some(4), false) => self.name(Yaku::FourBrights),
            (Some(4), true) => self.name(Yaku::RainyFourBrights),
            (Some(3), false) => self.name(Yaku::ThreeBrights),
            (Some(3), true) if rules.rainy_three > 0 => self.name(Yaku::RainyThreeBrights),
            _ => {}
        }
        if let Some((_, words)) = self.denied.iter().find(|(yaku, _)| self.made.names(*yaku)) {
            let words = [self.words.clone(), words.clone()].concat();
            return Err(Misheard::new(words, MisheardReason::NotTheSame));
        }
        let has = |yaku| self.made.yaku.iter().any(|known| known.value == yaku);
        let modern = rules.yaku_system == crate::rules::YakuSystem::Modern;
        if has(Yaku::Poetry) && has(Yaku::Blue) && modern && rules.poetry_and_blue > 0 {
            self.made
                .yaku
                .retain(|known| !matches!(known.value, Yaku::Poetry | Yaku::Blue));
            self.name(Yaku::PoetryAndBlue);
        }
        self.made.yaku.sort_by_key(|known| known.value);
        let scored = self.score(rules).map_or_else(Vec::new, |score| score.jokbo);
        let makes = |yaku: Yaku| scored.iter().any(|line| line.id == yaku.into());
        match self.denied.iter().find(|(yaku, _)| makes(*yaku)) {
            Some((_, words)) => {
                let words = [self.words.clone(), words.clone()].concat();
                Err(Misheard::new(words, MisheardReason::NotTheSame))
            }
            None => Ok(()),
        }
    }

    /// Returns the score of what was told; `None` if it contradicts itself.
    fn score(&self, rules: &KoiKoiRules) -> Option<Score> {
        if !self.cards.is_empty() {
            let pile = self.cards.iter().copied().collect();
            let weather = crate::koikoi::Weather::default();
            return Some(crate::koikoi::score(pile, weather, rules));
        }
        made(&self.made, &MadeContext::default(), rules).ok()
    }

    fn points(&self, rules: &KoiKoiRules) -> i64 {
        self.score(rules).map_or(0, |score| score.points)
    }

    fn is_empty(&self) -> bool {
        self.made == Made::default() && self.cards.is_empty()
    }
}

/// Returns the winner: the player with a yaku, points or a winning word, or else the only player
/// whose cards score.
fn winner(facts: &[Fact], told: &[ToldOfPlayer], terms: KoiKoiTerms<'_>) -> Option<Seat> {
    if terms.rules.counting == Counting::Both {
        // Both may have yaku; who won is who was said to have won.
        let won = facts.iter().filter(|fact| fact.what == FactKind::Won);
        let mut won = won.filter_map(|fact| fact.seat);
        if let Some(first) = won.next().filter(|first| won.all(|seat| seat == *first)) {
            return Some(first);
        }
    }
    let mut strong: Vec<Seat> = Vec::new();
    for fact in facts.iter().filter(|fact| super::hear::wins(&fact.what)) {
        match fact.seat {
            Some(seat) if !strong.contains(&seat) => strong.push(seat),
            Some(_) => {}
            None => return None,
        }
    }
    match strong.as_slice() {
        [seat] => return Some(*seat),
        [_, ..] => return None,
        [] => {}
    }
    let scores = |seat: &Seat| {
        told.get(seat.0)
            .is_some_and(|told| told.points(terms.rules) > 0)
    };
    let counted = |seat: &Seat| told.get(seat.0).is_some_and(|told| !told.is_empty());
    let seats = || (0..told.len()).map(Seat);
    let scoring: Vec<Seat> = seats().filter(scores).collect();
    let counting: Vec<Seat> = seats().filter(counted).collect();
    match (scoring.as_slice(), counting.as_slice()) {
        ([seat], _) | ([], [seat]) => Some(*seat),
        _ => None,
    }
}

/// Judges a round that somebody won.
fn won(
    told: &[ToldOfPlayer],
    winner: Seat,
    terms: KoiKoiTerms<'_>,
) -> Result<JudgedHand, Misheard> {
    let mut judged = JudgedHand {
        winner: Some(winner),
        ..JudgedHand::default()
    };
    let Some(own) = told.get(winner.0) else {
        return Ok(judged);
    };
    let other = Seat(1 - winner.0.min(1));
    let both = terms.rules.counting == Counting::Both;
    if let Some(loser) = told.get(other.0).filter(|loser| !loser.is_empty() && !both) {
        return Err(Misheard::new(
            loser.words.clone(),
            MisheardReason::OfTheWinner,
        ));
    }
    let enough = own.points(terms.rules) > 0;
    // If the told facts contradict each other, the record reports how.
    let certain =
        own.cards.is_empty() && made(&own.made, &MadeContext::default(), terms.rules).is_err();
    let open = own.among && own.made.base.is_none();
    let enter = (!open && (enough || (certain && !own.is_empty()))).then_some(Enter::Nothing);
    if !terms.answered.contains(&AskId::Else) || enter.is_none() {
        judged.asks.push(Ask {
            id: AskId::Else,
            players: vec![winner],
            enter,
        });
    }
    for seat in [other, winner] {
        let Some(told) = told.get(seat.0) else {
            continue;
        };
        for _ in 0..told.koi {
            judged.act(terms.players, seat, Act::Koi, &told.koi_words);
        }
    }
    if let Some(loser) = told.get(other.0).filter(|loser| !loser.is_empty()) {
        judged.act(terms.players, other, act(loser), &loser.words);
    }
    judged.act(terms.players, winner, act(own), &own.words);
    judged.act(terms.players, winner, Act::Shobu, &own.words);
    Ok(judged)
}

fn act(told: &ToldOfPlayer) -> Act {
    if told.cards.is_empty() {
        Act::Makes(told.made.clone())
    } else {
        Act::has(crate::record::CardList::unwritten(
            told.cards.iter().copied(),
        ))
    }
}

/// Judges a round that nobody won; `yaku_score` says that yaku score all the same.
fn nobody_won(
    told: &[ToldOfPlayer],
    (ended, fact): (Ended, &Fact),
    yaku_score: bool,
    terms: KoiKoiTerms<'_>,
) -> Result<JudgedHand, Misheard> {
    let is_made = |told: &&ToldOfPlayer| !told.is_empty();
    if let Some(told) = told.iter().find(is_made).filter(|_| !yaku_score) {
        let words = [fact.words.clone(), told.words.clone()].concat();
        return Err(Misheard::new(words, MisheardReason::NotTheSame));
    }
    let mut judged = JudgedHand::default();
    let event = match ended {
        Ended::Nagari => TableEvent::Draw,
        Ended::Void => TableEvent::Void,
        Ended::Broken => {
            judged.asks.push(Ask {
                id: AskId::Broken,
                players: Vec::new(),
                enter: None,
            });
            return Ok(judged);
        }
    };
    for (seat, told) in told.iter().enumerate() {
        for _ in 0..told.koi {
            judged.act(terms.players, Seat(seat), Act::Koi, &told.koi_words);
        }
    }
    let seats = (0..).map(Seat).zip(told);
    let made: Vec<(Seat, &ToldOfPlayer)> = seats.filter(|(_, told)| !told.is_empty()).collect();
    if !made.is_empty() && !terms.answered.contains(&AskId::Else) {
        judged.asks.push(Ask {
            id: AskId::Else,
            players: made.iter().map(|(seat, _)| *seat).collect(),
            enter: Some(Enter::Nothing),
        });
    }
    for (seat, told) in made {
        judged.act(terms.players, seat, act(told), &told.words);
    }
    judged.lines.push(Line::Table(event));
    judged.words.push(fact.words.clone());
    Ok(judged)
}
