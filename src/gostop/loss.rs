//! What each loser owes for the win, before anybody pays for others.

use super::claim::ScoringOption;
use super::hand::{Hand, Holding, Player};
use super::liability::Call;
use super::loser::Loser;
use crate::card::{Card, Flower, Joker, Pile};
use crate::record::{Mission, Seat};
use crate::rules::{GoBakThree, GoBakTwo, GoChips, GoStopRules, Growth, GwangBak};
use crate::verdict::{Effect, LiabilityKind, Loss, LossStep, StepId};

/// The winner's side of every loss, with switch cards counted in one way.
#[derive(Clone, Copy)]
pub(super) struct Win<'a> {
    pub(super) hand: &'a Hand,
    pub(super) rules: &'a GoStopRules,
    pub(super) winner: Seat,
    pub(super) claim: ScoringOption,
    /// How often the winner said go.
    pub(super) goes: u32,
    pub(super) call: Call,
}

/// A loss being added up step by step, with saturating arithmetic.
struct LossSum {
    /// The points and go chips, before they are multiplied.
    base: i128,
    times: i128,
    flat: i64,
    cap: Option<i64>,
    /// The steps that have an effect; `None` if nobody asked for them.
    steps: Option<Vec<LossStep>>,
}

impl LossSum {
    fn new(points: i64, explained: bool) -> Self {
        Self {
            base: i128::from(points),
            times: 1,
            flat: 0,
            cap: None,
            steps: explained.then(Vec::new),
        }
    }

    fn take(&mut self, step: LossStep) {
        if step.effect.is_none() {
            return;
        }
        match step.effect {
            Effect::Add(chips) => self.base += i128::from(chips),
            Effect::Times(times) => {
                self.times = self.times.saturating_mul(i128::from(times));
                if step.id.multiplies_flat() {
                    self.flat = self.flat.saturating_mul(times);
                }
            }
            Effect::Flat(chips) => self.flat += chips,
            Effect::To(chips) => self.cap = Some(chips),
        }
        if let Some(steps) = &mut self.steps {
            steps.push(step);
        }
    }

    /// Removes the chips added after the multipliers, and their steps.
    fn drop_flat(&mut self) {
        self.flat = 0;
        if let Some(steps) = &mut self.steps {
            steps.retain(|step| step.effect.flat().is_none());
        }
    }

    fn chips(&self) -> i128 {
        let chips = self.base.saturating_mul(self.times);
        let chips = chips.saturating_add(i128::from(self.flat));
        self.cap.map_or(chips, |cap| chips.min(i128::from(cap)))
    }

    /// Returns the finished loss, or `None` on overflow.
    fn owed(self, loser: Seat) -> Option<Owed> {
        Some(Owed {
            loser,
            chips: self.chips().try_into().ok()?,
            points: self.base.try_into().ok()?,
            multiplier: self.times.try_into().ok()?,
            flat: self.flat,
            steps: self.steps.unwrap_or_default(),
        })
    }
}

/// What a loser owes for the win.
pub(super) struct Owed {
    pub(super) loser: Seat,
    pub(super) chips: i64,
    points: i64,
    multiplier: i64,
    flat: i64,
    steps: Vec<LossStep>,
}

impl Owed {
    /// Returns the loss with the name of its loser.
    pub(super) fn named(self, hand: &Hand) -> Loss {
        Loss {
            player: hand.name(self.loser),
            points: self.points,
            multiplier: self.multiplier,
            flat: self.flat,
            chips: self.chips,
            steps: self.steps,
        }
    }
}

/// Returns the nagari multiplier after this many hands without a winner; `None` on overflow.
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
    /// Returns what all losers owe together, saturating; `None` if a multiplier overflows.
    pub(super) fn sum(&self) -> Option<i128> {
        let mut losers = self.hand.losers(self.winner);
        losers.try_fold(0_i128, |sum, loser| {
            Some(sum.saturating_add(self.smallest(loser)?.0))
        })
    }

    /// Returns the smallest loss over all ways in which the loser may count cards, and the way that
    /// gives it. `None` if a multiplier overflows.
    fn smallest(&self, loser: Seat) -> Option<(i128, Option<Loser>)> {
        let mut least = (0, None);
        for counted in Loser::all(self.hand, loser, self.rules) {
            let chips = self.amount(loser, &counted, false)?.chips();
            if least.1.is_none() || chips < least.0 {
                least = (chips, Some(counted));
            }
        }
        Some(least)
    }

    /// Returns the loss, with its steps if `explained`, or `None` on overflow.
    pub(super) fn owed(&self, loser: Seat, explained: bool) -> Option<Owed> {
        let (_, counted) = self.smallest(loser)?;
        self.amount(loser, &counted?, explained)?.owed(loser)
    }

    /// Adds up a loss by its steps in the order of the rule book; steps without effect are left
    /// out. `None` if a multiplier overflows.
    fn amount(&self, loser: Seat, counted: &Loser, explained: bool) -> Option<LossSum> {
        let mut amount = LossSum::new(self.claim.points, explained);
        self.steps_of_winner(&mut amount)?;
        self.baks(counted, &mut amount);
        if self.go_bak_doubles(loser) {
            amount.take(LossStep::times(StepId::GoBak, 2));
        }
        self.steps_of_hand(&mut amount)?;
        if self.rules.empty_pile_free && counted.empty {
            amount.drop_flat();
            amount.take(LossStep::times(StepId::EmptyPile, 0));
        }
        if let Some(times) = self.hand.stake {
            amount.take(LossStep::times(StepId::Stake, i64::from(times)));
        }
        let cap = i64::from(self.rules.cap_loss);
        if cap > 0 && amount.chips() > i128::from(cap) {
            amount.take(LossStep::to(StepId::Cap, cap));
        }
        Some(amount)
    }

    fn player(&self) -> &Player {
        self.hand.player(self.winner)
    }

    fn steps_of_winner(&self, amount: &mut LossSum) -> Option<()> {
        let (rules, goes) = (self.rules, self.goes);
        let said = i64::from(goes);
        amount.take(LossStep::add(StepId::GoChips, go_chips(goes, rules)).with_count(said));
        amount.take(LossStep::times(StepId::Go, go_times(goes, rules)?).with_count(said));
        for flower in &self.player().heundeum {
            let late = matches!(flower, Some(Flower::Paulownia | Flower::Willow));
            let times = if late {
                rules.heundeum_nov_dec_times
            } else {
                rules.heundeum_times
            };
            amount.take(LossStep::times(StepId::Heundeum, i64::from(times)).in_any_month(*flower));
        }
        for flower in &self.player().bombs {
            let step = LossStep::times(StepId::Potkan, i64::from(rules.potkan_times));
            amount.take(step.in_any_month(*flower));
        }
        let animals = self.animals();
        if reaches(animals, rules.meoung_dda_from) {
            amount.take(LossStep::times(StepId::MeoungDda, 2).with_count(i64::from(animals)));
        }
        Some(())
    }

    /// Returns how many animals the winner counts.
    fn animals(&self) -> u32 {
        self.claim.comes_to.animals.unwrap_or(0)
    }

    fn baks(&self, loser: &Loser, amount: &mut LossSum) {
        let rules = self.rules;
        if self.claim.comes_to.brights && loser.brights == 0 && !loser.shield {
            match rules.gwang_bak {
                GwangBak::Off => {}
                GwangBak::Double => amount.take(LossStep::times(StepId::GwangBak, 2)),
                GwangBak::Flat(chips) => {
                    amount.take(LossStep::flat(StepId::GwangBak, i64::from(chips)));
                }
            }
        }
        let below = rules.pi_bak_below(self.hand.players.len());
        let spared = rules.pi_bak_spare_zero && loser.junk == 0;
        if self.claim.comes_to.junk && loser.junk < below && !spared {
            let step = LossStep::times(StepId::PiBak, 2).against(i64::from(below));
            let known = loser.junk_known.then_some(i64::from(loser.junk));
            amount.take(known.map_or(step.clone(), |junk| step.with_count(junk)));
        }
        if reaches(self.animals(), rules.meoung_bak_from) && loser.animals == 0 {
            amount
                .take(LossStep::times(StepId::MeoungBak, 2).with_count(i64::from(self.animals())));
        }
        if rules.tti_bak && self.claim.comes_to.ribbons && loser.ribbons == 0 {
            amount.take(LossStep::times(StepId::TtiBak, 2));
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

    fn steps_of_hand(&self, amount: &mut LossSum) -> Option<()> {
        let rules = self.rules;
        // Points recorded without cards do not include what only cards can show.
        let pile = match self.player().holding() {
            Holding::Cards(pile) => pile,
            Holding::Counted => self.player().pile,
            _ => Pile::EMPTY,
        };
        if self.hand.carry > 0 {
            let step = LossStep::times(StepId::Nagari, nagari_times(self.hand.carry, rules)?);
            amount.take(step.with_count(i64::from(self.hand.carry)));
        }
        for _ in 0..pile.count(Card::joker(Joker::Double)) {
            amount.take(LossStep::times(StepId::DoubleJoker, 2));
        }
        if self.player().first_sweep {
            amount.take(LossStep::times(
                StepId::WeolYak,
                i64::from(rules.weolyak_first_turn),
            ));
        }
        if let Some(month) = self
            .hand
            .set_month
            .filter(|month| pile.includes(Pile::month(*month)))
        {
            let step = LossStep::times(StepId::WeolYak, i64::from(rules.weolyak_set_month));
            amount.take(step.in_month(month));
        }
        for mission in &self.hand.missions {
            let held = mission_held(mission, pile);
            let times = i64::from(mission.times).checked_pow(held)?;
            let step = LossStep::times(StepId::Mission, times);
            amount.take(if mission.each {
                step.with_count(i64::from(held))
            } else {
                step
            });
        }
        Some(())
    }
}

/// Returns how many times a mission's multiplier applies to a player with these cards.
fn mission_held(mission: &Mission, pile: Pile) -> u32 {
    let cards = mission.cards.pile();
    if mission.each {
        cards.shared(pile).len()
    } else {
        u32::from(pile.includes(cards))
    }
}

/// Returns whether a count reaches a threshold; 0 means there is none.
const fn reaches(count: u32, from: u32) -> bool {
    from > 0 && count >= from
}

/// Returns the chips added for this many goes.
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

/// Returns the multiplier for this many goes; `None` on overflow.
fn go_times(goes: u32, rules: &GoStopRules) -> Option<i64> {
    if !reaches(goes, rules.go_times_from) {
        return Some(1);
    }
    let more = goes - rules.go_times_from;
    match rules.go_growth {
        Growth::Double => 2_i64.checked_pow(more.checked_add(1)?),
        Growth::Increment => Some(i64::from(more) + 2),
        Growth::Flat => Some(2),
    }
}
