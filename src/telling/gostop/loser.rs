//! What was said about a loser.

use super::worded::Worded;
use crate::card::Pile;
use crate::record::CountKind;
use crate::rules::GoStopRules;
use crate::telling::fact::ToldBak;
use crate::telling::piece::Spoken;
use crate::telling::refusal::{Misheard, MisheardReason};

/// The range in which the number of cards of a kind lies, as far as told.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct KnownCount {
    pub(in crate::telling) least: u32,
    pub(in crate::telling) most: Option<u32>,
    pub(in crate::telling) words: Vec<Spoken>,
}

impl KnownCount {
    /// Narrows the range. Refuses a contradiction, with the words on both sides.
    fn narrow(&mut self, least: u32, most: Option<u32>, words: &[Spoken]) -> Result<(), Misheard> {
        let least = self.least.max(least);
        let most = match (self.most, most) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        let mut all = self.words.clone();
        all.extend(
            words
                .iter()
                .filter(|word| !self.words.contains(word))
                .cloned(),
        );
        if most.is_some_and(|most| most < least) {
            return Err(Misheard::new(all, MisheardReason::NotTheSame));
        }
        *self = Self {
            least,
            most,
            words: all,
        };
        Ok(())
    }

    /// Returns whether anything is known.
    pub(in crate::telling) const fn is_known(&self) -> bool {
        self.least > 0 || self.most.is_some()
    }
}

/// What was said about a loser.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::telling) struct ToldLoser {
    pub(in crate::telling) ranges: [KnownCount; 4],
    pub(in crate::telling) cards: Pile,
    /// The baks that were named, and whether each applies.
    pub(in crate::telling) baks: Vec<(ToldBak, Worded<bool>)>,
    pub(in crate::telling) goes: Option<Worded<u32>>,
    pub(in crate::telling) go_bak: Option<Vec<Spoken>>,
    pub(in crate::telling) dok_bak: Option<Vec<Spoken>>,
    pub(in crate::telling) captured: Option<Worded<bool>>,
    pub(in crate::telling) bare: Vec<Worded<i64>>,
    /// The words for kinds that were named without saying how many cards there were.
    pub(in crate::telling) idle: Vec<Spoken>,
}

impl ToldLoser {
    pub(in crate::telling) fn range(&self, kind: CountKind) -> &KnownCount {
        let [brights, animals, ribbons, junk] = &self.ranges;
        match kind {
            CountKind::Brights => brights,
            CountKind::Animals => animals,
            CountKind::Ribbons => ribbons,
            CountKind::Junk => junk,
        }
    }

    fn range_mut(&mut self, kind: CountKind) -> &mut KnownCount {
        let [brights, animals, ribbons, junk] = &mut self.ranges;
        match kind {
            CountKind::Brights => brights,
            CountKind::Animals => animals,
            CountKind::Ribbons => ribbons,
            CountKind::Junk => junk,
        }
    }

    pub(in crate::telling) fn narrow(
        &mut self,
        kind: CountKind,
        least: u32,
        most: Option<u32>,
        words: &[Spoken],
    ) -> Result<(), Misheard> {
        self.range_mut(kind).narrow(least, most, words)
    }
}

impl ToldLoser {
    /// Applies a bak by name: what the loser then has or lacks.
    pub(super) fn bak(
        &mut self,
        bak: ToldBak,
        applies: bool,
        words: &[Spoken],
        players: usize,
        rules: &GoStopRules,
    ) -> Result<(), Misheard> {
        if !bak.is_played(players, rules) {
            return Err(Misheard::new(words.to_vec(), MisheardReason::Off));
        }
        if let Some((_, told)) = self.baks.iter().find(|(known, _)| *known == bak)
            && told.value != applies
        {
            return Err(Misheard::new(
                [&told.words, words].concat(),
                MisheardReason::NotTheSame,
            ));
        }
        self.baks.push((bak, Worded::new(applies, words)));
        let limit = rules.pi_bak_below(players);
        match (bak, applies) {
            (ToldBak::Pi, true) => {
                let least = u32::from(rules.pi_bak_spare_zero);
                self.narrow(CountKind::Junk, least, Some(limit.saturating_sub(1)), words)
            }
            // If a loser without any junk is spared, that may be why pi-bak does not apply.
            (ToldBak::Pi, false) if rules.pi_bak_spare_zero => Ok(()),
            (ToldBak::Pi, false) => self.narrow(CountKind::Junk, limit, None, words),
            (_, true) => self.narrow(bak.kind(), 0, Some(0), words),
            (_, false) => self.narrow(bak.kind(), 1, None, words),
        }
    }
}
