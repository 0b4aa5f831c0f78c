//! Says what was understood, in one line that reads back as the same hand.

use super::gostop::{SaidHand, ToldLoser, ToldWinner, kind_of};
use super::voice::{Voice, word_of, word_of_bak, word_of_cup};
use super::{Fact, FactKind, Happened, LineOf, Set, ToldHand};
use crate::card::{Card, Flower};
use crate::record::{Bound, CountKind, CupCall, Seat};
use crate::rules::{GoStopRules, Rules};
use crate::vocabulary::Word;

/// Returns an amount as it is told.
fn amount(chips: i64) -> String {
    if chips == 0 {
        "±0".to_owned()
    } else {
        format!("{chips:+}")
    }
}

impl Voice<'_> {
    /// Returns a player's events, with equal ones combined.
    fn events(self, hand: &SaidHand, seat: Seat) -> Vec<String> {
        let mut all: Vec<(Happened, Option<Flower>, i64)> = Vec::new();
        for event in hand.events.iter().filter(|event| event.seat == seat) {
            let same = |(happened, month, _): &&mut (Happened, Option<Flower>, i64)| {
                *happened == event.happened && *month == event.month && month.is_none()
            };
            match all.iter_mut().find(same) {
                Some((_, _, times)) => *times += 1,
                None => all.push((event.happened, event.month, 1)),
            }
        }
        all.into_iter()
            .map(|(happened, month, times)| self.event(happened, month, times))
            .collect()
    }

    fn winner(self, hand: &SaidHand, rules: &GoStopRules) -> Vec<String> {
        let winner = &hand.winner;
        let mut parts: Vec<String> = self.sets(winner, rules);
        parts.extend(self.counts(winner, rules));
        parts.extend(
            winner
                .no_sets
                .iter()
                .map(|set| self.without(self.said(set.0))),
        );
        let cup = winner.pile.cup;
        let cards = hand.named_cards();
        parts.extend(self.codes(cards.filter(|card| cup.is_none() || *card != Card::CUP)));
        parts.extend(cup.map(|call| self.cup(call)));
        let by_cup = cup.filter(|_| !rules.cup_final).map(kind_of);
        let among = winner.among.iter().map(|(kind, _)| *kind);
        parts.extend(
            among
                .filter(|kind| by_cup != Some(*kind))
                .map(|kind| self.said(word_of(kind)).to_owned()),
        );
        parts.extend(
            winner
                .seven
                .as_ref()
                .map(|_| self.said(Word::MeongDda).to_owned()),
        );
        let mut head = self.name(hand.seat);
        if let Some(points) = &winner.points {
            head.push(' ');
            head.push_str(&self.counted(points.value, Word::Points));
            if !parts.is_empty() {
                head.push(':');
            }
        }
        let alone = parts.is_empty()
            && winner.points.is_none()
            && winner.quads.is_empty()
            && winner.three_ppuk.is_none();
        let won = alone || self.says_won;
        parts.extend(won.then(|| self.said(Word::Won).to_owned()));
        let mut all = vec![format!("{head} {}", parts.join(", ")).trim_end().to_owned()];
        all.extend(
            winner
                .quads
                .iter()
                .map(|month| self.in_month(*month, Word::Quads)),
        );
        all.extend(winner.goes.as_ref().map(|goes| self.goes(goes.value)));
        all.extend(winner.went.as_ref().map(|_| self.said(Word::Go).to_owned()));
        all.extend(self.events(hand, hand.seat));
        all.extend(
            winner
                .three_ppuk
                .as_ref()
                .map(|_| self.said(Word::ThreePpuk).to_owned()),
        );
        all.extend(
            winner
                .pushed
                .as_ref()
                .map(|_| self.said(Word::Push).to_owned()),
        );
        all
    }

    /// Returns the sake cup with what it counts as.
    fn cup(self, call: CupCall) -> String {
        let code = Card::CUP.code(self.rules.calendar());
        format!("{code} {}", self.said(word_of(kind_of(call))))
    }

    fn sets(self, winner: &ToldWinner, rules: &GoStopRules) -> Vec<String> {
        let set = |set: Set| {
            let points = self.counted(set.points(rules), Word::Points);
            format!("{} {points}", self.said(set.0))
        };
        winner.sets.iter().map(|said| set(said.value)).collect()
    }

    fn counts(self, winner: &ToldWinner, rules: &GoStopRules) -> Vec<String> {
        let named = |kind| {
            winner
                .sets
                .iter()
                .any(|set| kind == CountKind::Brights && set.value.kind() == kind)
        };
        let kinds = CountKind::ALL.into_iter().filter(|kind| !named(*kind));
        let count = |kind| {
            let count = winner.pile.said(kind, rules)?;
            let points = winner.line_of(kind, rules);
            if count == 0 {
                return Some(self.none(kind));
            }
            let small = kind != CountKind::Brights && points == 0;
            let cards = self.cards(kind, count, small);
            let rain = (kind == CountKind::Brights && winner.pile.rain).then_some(Word::WithRain);
            let cup = winner.pile.with_cup.filter(|_| kind == CountKind::Junk);
            let cards = match rain.or(cup.map(word_of_cup)) {
                Some(word) => format!("{cards} {}", self.said(word)),
                None => cards,
            };
            Some(if points > 0 {
                format!("{cards} ({})", self.counted(points, Word::Points))
            } else {
                cards
            })
        };
        kinds.filter_map(count).collect()
    }

    fn loser(self, hand: &SaidHand, seat: Seat, loser: &ToldLoser) -> Option<String> {
        let mut parts: Vec<String> = Vec::new();
        for kind in CountKind::ALL {
            parts.extend(self.known(loser, kind));
        }
        parts.extend(self.codes(loser.cards.iter()));
        for (bak, said) in &loser.baks {
            let word = self.said(word_of_bak(*bak));
            parts.push(match (said.value, self.words.number_first) {
                (true, _) => word.to_owned(),
                (false, true) => format!("{} {word}", self.said(Word::Denied)),
                (false, false) => format!("{word} {}", self.said(Word::Denied)),
            });
        }
        let captured = loser.captured.as_ref();
        parts.extend(
            captured
                .filter(|said| !said.value)
                .map(|_| self.said(Word::Nothing).to_owned()),
        );
        parts.extend(loser.goes.as_ref().map(|goes| match goes.value {
            1 => self.said(Word::Go).to_owned(),
            count => self.goes(count),
        }));
        parts.extend(
            loser
                .go_bak
                .as_ref()
                .map(|_| self.said(Word::GoBak).to_owned()),
        );
        parts.extend(
            loser
                .dok_bak
                .as_ref()
                .map(|_| self.said(Word::DokBak).to_owned()),
        );
        parts.extend(self.events(hand, seat));
        (!parts.is_empty()).then(|| format!("{} {}", self.name(seat), parts.join(" ")))
    }

    /// Returns what is known about a kind; `None` if nothing is, or if a bak already says so.
    fn known(self, loser: &ToldLoser, kind: CountKind) -> Option<String> {
        let range = loser.range(kind);
        let by_bak = loser.baks.iter().any(|(bak, _)| bak.kind() == kind);
        let by_card = loser.cards.iter().next().is_some() && range.most.is_none();
        match (range.least, range.most) {
            (0, Some(0)) if !by_bak && !range.words.is_empty() => Some(self.none(kind)),
            (least, Some(most)) if least == most && most > 0 => Some(self.cards(kind, most, false)),
            (1, None) if !by_bak && !by_card => Some(self.some(kind)),
            _ => None,
        }
    }

    fn fact(self, fact: &Fact) -> Option<String> {
        let said = match &fact.what {
            FactKind::Set(set) => self.said(set.0).to_owned(),
            FactKind::Count(kind, count, unit) => {
                self.cards(*kind, u32::try_from(*count).unwrap_or(0), *unit)
            }
            FactKind::Points(points) => self.points(*points),
            FactKind::NoSet(set) => self.without(self.said(set.0)),
            FactKind::ThreePpuk => self.said(Word::ThreePpuk).to_owned(),
            FactKind::Bare(points) if matches!(self.rules, Rules::KoiKoi(_)) => {
                self.counted(*points, Word::Points)
            }
            FactKind::Bare(number) => number.to_string(),
            FactKind::Amount(chips) => amount(*chips),
            FactKind::Koi(1) => self.said(Word::Koi).to_owned(),
            FactKind::Koi(times) if self.words.number_first => format!(
                "{} {times} {}",
                self.said(Word::Koi),
                self.said(Word::Times)
            ),
            FactKind::Koi(times) => {
                format!("{}{times}{}", self.said(Word::Koi), self.said(Word::Times))
            }
            FactKind::Won => self.said(Word::Won).to_owned(),
            FactKind::WithRain => self.said(Word::WithRain).to_owned(),
            FactKind::WithCup(with) => self.said(word_of_cup(*with)).to_owned(),
            FactKind::Cards(cards) => self.codes(cards.iter().copied()).join(" "),
            FactKind::Cup(call) => self.cup(*call),
            FactKind::Ended(super::Ended::Nagari) => self.said(Word::Nagari).to_owned(),
            FactKind::Ended(super::Ended::Void) => self.said(Word::Void).to_owned(),
            FactKind::Ended(super::Ended::Broken) => self.said(Word::Broken).to_owned(),
            FactKind::LinePoints(LineOf::Set(_), points) | FactKind::PointsBehind(_, points) => {
                self.points(*points)
            }
            FactKind::Among(kind) => self.said(word_of(*kind)).to_owned(),
            FactKind::Goes(count) => self.goes(u32::try_from(*count).unwrap_or(0)),
            FactKind::Go => self.said(Word::Go).to_owned(),
            FactKind::GoBak => self.said(Word::GoBak).to_owned(),
            FactKind::DokBak => self.said(Word::DokBak).to_owned(),
            FactKind::Bak(bak, true) => self.said(word_of_bak(*bak)).to_owned(),
            FactKind::SevenAnimals => self.said(Word::MeongDda).to_owned(),
            FactKind::Known(kind, Bound::Exactly(0)) => self.none(*kind),
            FactKind::Known(kind, _) => self.some(*kind),
            FactKind::Bak(bak, false) if self.words.number_first => {
                format!(
                    "{} {}",
                    self.said(Word::Denied),
                    self.said(word_of_bak(*bak))
                )
            }
            FactKind::Bak(bak, false) => {
                format!(
                    "{} {}",
                    self.said(word_of_bak(*bak)),
                    self.said(Word::Denied)
                )
            }
            FactKind::Captured(false) => self.said(Word::Nothing).to_owned(),
            FactKind::Push => self.said(Word::Push).to_owned(),
            FactKind::Happened(happened, times, month) => self.event(*happened, *month, *times),
            FactKind::Quads(month) => self.in_month(*month, Word::Quads),
            _ => return None,
        };
        Some(said)
    }

    /// Returns facts in the order in which they were told, grouped by player.
    pub(super) fn facts(self, facts: &[Fact]) -> Vec<String> {
        let mut seats: Vec<Option<Seat>> = Vec::new();
        for fact in facts {
            if !seats.contains(&fact.seat) {
                seats.push(fact.seat);
            }
        }
        let part = |seat: Option<Seat>| {
            let own = facts.iter().filter(|fact| fact.seat == seat);
            let words = own.filter_map(|fact| self.fact(fact));
            let name = seat.map(|seat| self.name(seat));
            name.into_iter()
                .chain(std::iter::once(words.collect::<Vec<String>>().join(", ")))
                .collect::<Vec<String>>()
                .join(" ")
        };
        seats.into_iter().map(part).collect()
    }

    /// Returns what was understood of a hand.
    pub(super) fn hand(self, told: &ToldHand) -> Vec<String> {
        let (Some(hand), Rules::GoStop(rules)) = (&told.judged.hand, self.rules) else {
            let mut parts = self.facts(&told.facts);
            parts.retain(|part| !part.is_empty());
            let untold = told.judged.untold.iter();
            parts.extend(
                untold.map(|(seat, chips)| format!("{} {}", self.name(*seat), amount(*chips))),
            );
            return parts;
        };
        let winner = self.winner(hand, rules);
        let losers = hand
            .loser_seats()
            .filter_map(|seat| self.loser(hand, seat, hand.loser(seat)?));
        winner.into_iter().chain(losers).collect()
    }
}
