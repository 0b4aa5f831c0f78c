//! Who agreed to the hand that is to be written, and who is waited for.

use super::phones::Phones;
use crate::record::Name;
use crate::verdict::Verdict;

/// Who agreed to a hand so far, at one version of the evening: whatever changes afterwards, they
/// are asked once more.
#[derive(Clone, Debug, Default)]
pub(super) struct Agreed {
    version: u64,
    by: Vec<Name>,
}

impl Agreed {
    /// Notes that players agree to what stands at a version.
    pub(super) fn add(&mut self, version: u64, by: &[Name]) {
        if self.version != version {
            *self = Self {
                version,
                by: Vec::new(),
            };
        }
        let new = by.iter().filter(|name| !self.by.contains(name));
        let new: Vec<Name> = new.cloned().collect();
        self.by.extend(new);
    }

    /// Returns who agreed to what stands at a version.
    pub(super) fn by(&self, version: u64) -> &[Name] {
        if self.version == version {
            &self.by
        } else {
            &[]
        }
    }
}

/// Returns who is still waited for before a hand is written: for each group, its players who have
/// phones, one of whom is enough.
pub(super) fn waited_for(verdict: &Verdict, phones: &Phones, agreed: &[Name]) -> Vec<Vec<Name>> {
    let Some(winner) = &verdict.winner else {
        return Vec::new();
    };
    let losers = verdict.net.iter();
    let losers = losers.filter(|(name, chips)| *chips < 0 && name != winner);
    let groups = [
        vec![winner.as_str().into()],
        losers.map(|(name, _)| name.clone()).collect::<Vec<Name>>(),
    ];
    let groups = groups.into_iter().filter_map(|group| {
        let mut group = group;
        group.retain(|name| phones.holder(name).is_some());
        let open = !group.is_empty() && !group.iter().any(|name| agreed.contains(name));
        open.then_some(group)
    });
    groups.collect()
}
