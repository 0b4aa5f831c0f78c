//! What one loser owes for the win, before anyone pays for anyone else.

use super::hand::{Hand, Holding, Player};
use super::liability::Call;
use super::score::{Assignment, Tally};
use crate::card::{Card, Flower, Joker, Pile};
use crate::record::{Mission, Scored, Seat};
use crate::rules::{GoBakThree, GoBakTwo, GoChips, GoStopRules, Growth, GwangBak};
use crate::verdict::{LiabilityKind, Loss, Score, Step, StepId};

/// The winner's side of every loss, with switch cards counted in one way.
pub(super) struct Win<'a> {
    pub(super) hand: &'a Hand,
    pub(super) rules: &'a GoStopRules,
    pub(super) winner: Seat,
    pub(super) score: &'a Score,
    /// What the score comes to.
    pub(super) comes_to: Scored,
    pub(super) call: Call,
}

/// What a loser has that matters, with switch cards counted in one way.
struct Loser {
    /// Brights that save from gwang-bak.
    brights: u32,
    /// He has a shield joker.
    shield: bool,
    animals: u32,
    ribbons: u32,
    junk: u32,
    /// He has captured nothing at all.
    empty: bool,
}

impl Loser {
    /// Returns every way in which a loser may count cards.
    fn all(player: &Player, rules: &GoStopRules) -> Vec<Self> {
        match player.holding() {
            Holding::Unknown | Holding::Scored(_) => {
                vec![Self::of_pile(Pile::EMPTY, Assignment::default(), rules)]
            }
            Holding::Cards(pile) => Assignment::all(pile, rules)
                .map(|assignment| Self::of_pile(pile, assignment, rules))
                .collect(),
            Holding::Counts(counts) => vec![Self {
                brights: counts.brights,
                shield: false,
                animals: counts.animals,
                ribbons: counts.ribbons,
                junk: counts.junk,
                empty: counts == crate::record::Counts::default(),
            }],
        }
    }

    fn of_pile(pile: Pile, assignment: Assignment, rules: &GoStopRules) -> Self {
        let tally = Tally::of(pile, assignment, rules);
        let useless = !rules.gwang_bak_rain_protects && pile.contains(Card::RAIN);
        Self {
            brights: tally.brights - u32::from(useless),
            shield: pile.contains(Card::joker(Joker::Shield)),
            animals: tally.animals,
            ribbons: tally.ribbons,
            junk: tally.junk,
            empty: pile.is_empty(),
        }
    }
}

/// A number of chips or a multiplier while it is computed; what is too large stays too large.
fn product(steps: &[Step]) -> i128 {
    steps
        .iter()
        .filter_map(|step| step.effect.times())
        .fold(1, |product, times| {
            product.saturating_mul(i128::from(times))
        })
}

/// Returns the multiplier that hands of nagari straight before bring; `None` where it does not fit.
pub(super) fn nagari_times(carry: u32, rules: &GoStopRules) -> Option<i64> {
    let hands = if rules.nagari_stacks {
        carry
    } else {
        carry.min(1)
    };
    let times = i64::from(rules.nagari_times).checked_pow(hands);
    match rules.nagari_cap {
        0 => times,
        cap => Some(times.map_or(i64::from(cap), |times| times.min(i64::from(cap)))),
    }
}

impl Win<'_> {
    /// Returns the smallest loss of a loser over all ways to count cards, in chips that may
    /// be too many to hold; `None` where a multiplier does not fit.
    pub(super) fn smallest_loss(&self, loser: Seat) -> Option<(i128, Vec<Step>)> {
        let counted = Loser::all(self.hand.player(loser), self.rules).into_iter();
        let ways = counted.map(|counted| {
            let steps = self.steps(loser, &counted)?;
            Some((self.chips(&steps), steps))
        });
        let ways = ways.collect::<Option<Vec<_>>>()?;
        let smaller = |best: (i128, _), next: (i128, _)| if next.0 < best.0 { next } else { best };
        Some(ways.into_iter().reduce(smaller).unwrap_or_default())
    }

    /// Returns what is multiplied: the points and the go chips.
    fn base(&self, steps: &[Step]) -> i128 {
        let added: i64 = steps.iter().filter_map(|step| step.effect.added()).sum();
        i128::from(self.score.points) + i128::from(added)
    }

    fn chips(&self, steps: &[Step]) -> i128 {
        let flat: i64 = steps.iter().filter_map(|step| step.effect.flat()).sum();
        let chips = self
            .base(steps)
            .saturating_mul(product(steps))
            .saturating_add(i128::from(flat));
        let cap = steps.iter().find_map(|step| step.effect.to());
        cap.map_or(chips, |cap| chips.min(i128::from(cap)))
    }

    /// Returns the loss with its steps, or `None` where a number does not fit.
    pub(super) fn loss(&self, loser: Seat) -> Option<Loss> {
        let (chips, steps) = self.smallest_loss(loser)?;
        Some(Loss {
            player: self.hand.name(loser),
            points: self.base(&steps).try_into().ok()?,
            multiplier: product(&steps).try_into().ok()?,
            flat: steps.iter().filter_map(|step| step.effect.flat()).sum(),
            chips: chips.try_into().ok()?,
            steps,
        })
    }

    /// Returns the steps of a loss in the order of the rule book; those without effect are left out.
    /// `None` where a multiplier does not fit.
    fn steps(&self, loser: Seat, counted: &Loser) -> Option<Vec<Step>> {
        let mut steps = self.steps_of_winner()?;
        self.baks(counted, &mut steps);
        if self.go_bak_doubles(loser) {
            steps.push(Step::times(StepId::GoBak, 2));
        }
        self.steps_of_hand(&mut steps)?;
        if self.rules.empty_pile_free && counted.empty {
            steps.retain(|step| step.effect.flat().is_none());
            steps.push(Step::times(StepId::EmptyPile, 0));
        }
        steps.retain(|step| !step.effect.is_none());
        let cap = i64::from(self.rules.cap_loss);
        if cap > 0 && self.chips(&steps) > i128::from(cap) {
            steps.push(Step::to(StepId::Cap, cap));
        }
        Some(steps)
    }

    fn player(&self) -> &Player {
        self.hand.player(self.winner)
    }

    fn steps_of_winner(&self) -> Option<Vec<Step>> {
        let rules = self.rules;
        let goes = self.score.go;
        let mut steps = vec![
            Step::add(StepId::GoChips, go_chips(goes, rules)).of(i64::from(goes)),
            Step::times(StepId::Go, go_times(goes, rules)?).of(i64::from(goes)),
        ];
        for flower in &self.player().heundeum {
            let late = matches!(flower, Flower::Paulownia | Flower::Willow);
            let times = if late {
                rules.heundeum_nov_dec_times
            } else {
                rules.heundeum_times
            };
            let step = Step::times(StepId::Heundeum, i64::from(times));
            steps.push(step.in_month(*flower));
        }
        for flower in &self.player().bombs {
            let step = Step::times(StepId::Potkan, i64::from(rules.potkan_times));
            steps.push(step.in_month(*flower));
        }
        let animals = self.animals();
        if reaches(animals, rules.meoung_dda_from) {
            steps.push(Step::times(StepId::MeoungDda, 2).of(i64::from(animals)));
        }
        Some(steps)
    }

    /// Returns how many animals the winner counts.
    fn animals(&self) -> u32 {
        self.comes_to.animals.unwrap_or(0)
    }

    fn baks(&self, loser: &Loser, steps: &mut Vec<Step>) {
        let rules = self.rules;
        if self.comes_to.brights && loser.brights == 0 && !loser.shield {
            match rules.gwang_bak {
                GwangBak::Off => {}
                GwangBak::Double => steps.push(Step::times(StepId::GwangBak, 2)),
                GwangBak::Flat(chips) => steps.push(Step::flat(StepId::GwangBak, i64::from(chips))),
            }
        }
        let below = rules.pi_bak_below(self.hand.players.len());
        let spared = rules.pi_bak_spare_zero && loser.junk == 0;
        if self.comes_to.junk && loser.junk < below && !spared {
            let step = Step::times(StepId::PiBak, 2).of(i64::from(loser.junk));
            steps.push(step.against(i64::from(below)));
        }
        if reaches(self.animals(), rules.meoung_bak_from) && loser.animals == 0 {
            steps.push(Step::times(StepId::MeoungBak, 2).of(i64::from(self.animals())));
        }
        if rules.tti_bak && self.comes_to.ribbons && loser.ribbons == 0 {
            steps.push(Step::times(StepId::TtiBak, 2));
        }
    }

    fn go_bak_doubles(&self, loser: Seat) -> bool {
        let said_go = !self.hand.player(loser).goes.is_empty();
        if self.hand.players.len() == 2 {
            return said_go && self.rules.go_bak_two == GoBakTwo::Double;
        }
        match self.rules.go_bak_three {
            GoBakThree::Off | GoBakThree::PaysAll => false,
            GoBakThree::Double => said_go,
            GoBakThree::PaysAllDouble => self.call == Call::Pays(LiabilityKind::GoBak, loser),
        }
    }

    fn steps_of_hand(&self, steps: &mut Vec<Step>) -> Option<()> {
        let rules = self.rules;
        // Points recorded without cards leave out what only cards can show.
        let pile = match self.player().holding() {
            Holding::Cards(pile) => pile,
            _ => Pile::EMPTY,
        };
        if self.hand.carry > 0 {
            let step = Step::times(StepId::Nagari, nagari_times(self.hand.carry, rules)?);
            steps.push(step.of(i64::from(self.hand.carry)));
        }
        for _ in 0..pile.count(Card::joker(Joker::Double)) {
            steps.push(Step::times(StepId::DoubleJoker, 2));
        }
        if self.player().first_sweep {
            steps.push(Step::times(
                StepId::WeolYak,
                i64::from(rules.weolyak_first_turn),
            ));
        }
        if let Some(month) = self
            .hand
            .set_month
            .filter(|month| pile.includes(Pile::month(*month)))
        {
            let step = Step::times(StepId::WeolYak, i64::from(rules.weolyak_set_month));
            steps.push(step.in_month(month));
        }
        for mission in &self.hand.missions {
            let held = mission_held(mission, pile);
            let times = i64::from(mission.times).checked_pow(held)?;
            let step = Step::times(StepId::Mission, times);
            steps.push(if mission.each {
                step.of(i64::from(held))
            } else {
                step
            });
        }
        Some(())
    }
}

/// Returns how often the multiplier of a mission applies to a player who holds these cards.
fn mission_held(mission: &Mission, pile: Pile) -> u32 {
    let cards = mission.cards.pile();
    if mission.each {
        cards.shared(pile).len()
    } else {
        u32::from(pile.includes(cards))
    }
}

/// Returns whether a count reaches a threshold that is not off.
const fn reaches(count: u32, from: u32) -> bool {
    from > 0 && count >= from
}

/// Returns the chips that a number of goes adds.
fn go_chips(goes: u32, rules: &GoStopRules) -> i64 {
    match &rules.go_chips {
        GoChips::Each => i64::from(goes),
        GoChips::List(numbers) => {
            let nth = goes.checked_sub(1).and_then(|at| numbers.get(at as usize));
            let last = numbers.last().filter(|_| goes > 0 && rules.go_keep_chips);
            nth.or(last).copied().map_or(0, i64::from)
        }
    }
}

/// Returns the multiplier of a number of goes; `None` where it does not fit.
fn go_times(goes: u32, rules: &GoStopRules) -> Option<i64> {
    if !reaches(goes, rules.go_times_from) {
        return Some(1);
    }
    let more = goes - rules.go_times_from;
    match rules.go_growth {
        Growth::Double => 2_i64.checked_pow(more.checked_add(1)?),
        Growth::Increment => Some(i64::from(more) + 2),
    }
}
