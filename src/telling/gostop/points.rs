//! What the winner scores, as far as told. Contradictions are refused.

use super::judge::Judge;
use super::losers;
use super::scored::ToldScore;
use crate::gostop::{Hand, Stakes};
use crate::record::CountKind;
use crate::telling::{Misheard, MisheardReason};
use crate::verdict::Jokbo;

impl Judge<'_> {
    /// Checks that the cards of each kind fit into one pack.
    pub(super) fn cards_in_pack(&self) -> Result<(), Misheard> {
        let winner = &self.hand.winner;
        let mut all = CountKind::ALL.into_iter();
        let most = |kind| match kind {
            CountKind::Brights => 5,
            CountKind::Animals => 9,
            CountKind::Ribbons => 10,
            CountKind::Junk => losers::pack_junk(self.terms.rules),
        };
        if let Some(kind) = all.find(|kind| winner.pile.count(*kind) > most(*kind)) {
            return Err(Misheard::new(
                winner.words_of(kind),
                MisheardReason::TooMany {
                    kind,
                    most: most(kind),
                },
            ));
        }
        for kind in CountKind::ALL {
            let mut sum = winner.pile.count(kind);
            let mut words = winner.words_of(kind);
            for seat in self.hand.loser_seats() {
                let Some(loser) = self.hand.loser(seat) else {
                    continue;
                };
                let range = loser.range(kind);
                if range.least == 0 {
                    continue;
                }
                sum = sum.saturating_add(range.least);
                words.extend(range.words.iter().cloned());
                if sum > most(kind) {
                    return Err(Misheard::new(
                        words,
                        MisheardReason::TooMany {
                            kind,
                            most: most(kind),
                        },
                    ));
                }
            }
        }
        Ok(())
    }

    /// Returns what the winner scores, as far as told; contradictions are refused.
    pub(super) fn scored(&mut self) -> Result<ToldScore, Misheard> {
        let rules = self.terms.rules;
        let winner = &self.hand.winner;
        let score = winner.pile.score(rules);
        let lines = |test: &dyn Fn(Jokbo) -> bool| score.jokbo.iter().any(|line| test(line.id));
        let mut scored = ToldScore {
            sum: score.points,
            stop: score.stop_points,
            points: winner.points.as_ref().map(|said| said.value),
            kinds: [
                lines(&Jokbo::is_bright),
                lines(&|id| {
                    matches!(
                        id,
                        Jokbo::Animals | Jokbo::Godori | Jokbo::Bidori | Jokbo::Yukdori
                    )
                }),
                lines(&Jokbo::is_ribbon),
                lines(&|id| id == Jokbo::Junk),
            ],
            animals: winner.pile.count(CountKind::Animals),
            closed: !winner.among.is_empty() || winner.seven.is_some(),
        };
        if winner.seven.is_some() {
            scored.animals = scored.animals.max(rules.meoung_dda_from);
        }
        self.animals_agree(&scored)?;
        if let Some(points) = &winner.points {
            if scored.sum > points.value {
                let mut words = points.words.clone();
                words.extend(winner.sets.iter().flat_map(|set| set.words.clone()));
                words.extend(
                    winner
                        .counted
                        .iter()
                        .flat_map(|(_, said)| said.words.clone()),
                );
                let (sum, points) = (scored.sum, points.value);
                return Err(Misheard::new(
                    words,
                    MisheardReason::MoreThanPoints { sum, points },
                ));
            }
            let most = losers::most_points(rules);
            if points.value > most {
                return Err(Misheard::new(
                    points.words.clone(),
                    MisheardReason::TooManyPoints { most },
                ));
            }
            if points.value < self.terms.target() {
                let (words, target) = (points.words.clone(), self.terms.target());
                return Err(Misheard::new(
                    words,
                    MisheardReason::TooFewPoints {
                        points: points.value,
                        target,
                    },
                ));
            }
            for (kind, words) in &winner.among {
                if points.value <= scored.sum && !scored.scores(*kind) {
                    let words = [points.words.clone(), words.clone()].concat();
                    let (sum, points) = (scored.sum + 1, points.value);
                    return Err(Misheard::new(
                        words,
                        MisheardReason::MoreThanPoints { sum, points },
                    ));
                }
            }
        }
        let among: Vec<CountKind> = winner.among.iter().map(|(kind, _)| *kind).collect();
        if scored.points.is_some() {
            for kind in among {
                scored.set_scores(kind);
            }
        }
        Ok(scored)
    }

    /// Returns what the winner's recorded cards score. Refuses anything told that does not agree.
    pub(super) fn recorded(&self, hand: &Hand) -> Result<ToldScore, Misheard> {
        let rules = self.terms.rules;
        let winner = &self.hand.winner;
        let player = hand.player(self.hand.seat);
        let set = winner
            .sets
            .iter()
            .find(|set| !player.pile.includes(set.value.cards()));
        let counted = winner.counted.first().map(|(_, said)| &said.words);
        let points = winner.points.as_ref().map(|points| &points.words);
        if let Some(words) = set.map(|set| &set.words).or(counted).or(points) {
            return Err(Misheard::new(words.clone(), MisheardReason::NotTheSame));
        }
        let stakes = Stakes::new(hand, self.hand.seat, rules);
        Ok(ToldScore {
            sum: 0,
            stop: 0,
            points: None,
            kinds: [stakes.brights, false, stakes.ribbons, stakes.junk],
            animals: if stakes.animals {
                rules.meoung_bak_from
            } else {
                0
            },
            closed: true,
        })
    }

    fn animals_agree(&self, scored: &ToldScore) -> Result<(), Misheard> {
        let winner = &self.hand.winner;
        let counted = winner.pile.counts.animals;
        if let (Some(words), Some(count)) = (&winner.seven, counted)
            && count < scored.animals
        {
            let words = [words.clone(), winner.words_of(CountKind::Animals)].concat();
            return Err(Misheard::new(words, MisheardReason::NotTheSame));
        }
        Ok(())
    }
}
