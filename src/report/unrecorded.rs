//! What a record leaves out and other rules would need.
//!
//! A table records what matters under its own rules. Whether an unrecorded fact would matter under
//! other rules is found by trying: if adding the fact changes the verdict under the other rules,
//! but not the verdict under the table's own, the record may lack it.

use super::change::{HandChange, edited, kept_under};
use super::fact::UnrecordedFact;
use super::trial::Recorded;
use crate::case::Case;
use crate::record::{Choice, Fault, Faults, Lacking, Name, Parsed, Problem, Special, Unmade};
use crate::rules::Ruleset;
use crate::verdict::Verdict;

/// A fact that a record leaves out, and the players whom the fact is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unrecorded {
    /// The fact.
    pub fact: UnrecordedFact,
    /// The players whom the fact is about; empty if it is about the table.
    pub players: Vec<Name>,
}

/// Facts that may start to matter when a key changes; each key is given by how it begins.
const ASKED_BY: &[(&str, &[UnrecordedFact])] = &[
    ("koi", &[UnrecordedFact::Koi]),
    ("field", &[UnrecordedFact::FieldBrights]),
    ("viewing", &[UnrecordedFact::Field]),
    ("counting", &[UnrecordedFact::Cards]),
    ("draw.yaku", &[UnrecordedFact::Koi, UnrecordedFact::Cards]),
    ("heundeum.", &[UnrecordedFact::Heundeum]),
    ("potkan.times", &[UnrecordedFact::Potkan]),
    ("grenade", &[UnrecordedFact::Grenade]),
    ("weolyak.first_turn", &[UnrecordedFact::FirstSweep]),
    ("weolyak.set_month", &[UnrecordedFact::SetMonth]),
    ("fixed.first_sweep", &[UnrecordedFact::FirstSweep]),
    ("go_bak.", &[UnrecordedFact::Go]),
    ("gwang_bak", &[UnrecordedFact::Brights]),
    ("gwang_bak_rain_protects", &[UnrecordedFact::Rain]),
    ("pi_bak.", &[UnrecordedFact::Junk]),
    ("meoung_bak.", &[UnrecordedFact::Animals]),
    ("tti_bak", &[UnrecordedFact::Ribbons]),
    ("empty_pile_free", &[UnrecordedFact::AnyCard]),
    ("boar.", &[UnrecordedFact::Boar]),
    ("oe_myeon.", &[UnrecordedFact::Fed]),
    ("oe_myeon.spare_last_card", &[UnrecordedFact::LastCard]),
    ("oe_myeon.needs_alternative", &[UnrecordedFact::Forced]),
    ("syodang.", &[UnrecordedFact::Offer]),
    ("fixed.first_ppuk", &[UnrecordedFact::FirstPpuk]),
    ("fixed.second_ppuk", &[UnrecordedFact::MorePpuk]),
    ("fixed.third_ppuk", &[UnrecordedFact::MorePpuk]),
    ("fixed.three_ppuk", &[UnrecordedFact::MorePpuk]),
    ("fixed.heodang", &[UnrecordedFact::Heodang]),
    (
        "fixed.first_chok",
        &[UnrecordedFact::Special(Special::Chok)],
    ),
    (
        "fixed.first_ttadak",
        &[UnrecordedFact::Special(Special::Ttadak)],
    ),
    ("junk_each.", &SPECIALS),
    ("junk_each.potkan", &[UnrecordedFact::Potkan]),
    ("junk_each.baekhwajeom", &[UnrecordedFact::Baekhwajeom]),
    ("junk_each.joker", &[UnrecordedFact::JokerJunk]),
    ("brights.", &[UnrecordedFact::Points]),
    ("animals.from", &[UnrecordedFact::Points]),
    ("birds.", &[UnrecordedFact::Points]),
    ("ribbons.", &[UnrecordedFact::Points]),
    ("junk.from", &[UnrecordedFact::Points]),
    ("vip", &[UnrecordedFact::Points]),
    ("palssari", &[UnrecordedFact::Points]),
    ("palssari_counts", &[UnrecordedFact::Points]),
    ("meoung_dda.from", &[UnrecordedFact::Points]),
    ("junk.double", &[UnrecordedFact::Points]),
    ("switch.", &[UnrecordedFact::Points]),
    ("cup.final", &[UnrecordedFact::Cup]),
    ("gwangpalli.per_card", &[UnrecordedFact::Sale]),
    ("gwangpalli.heundeum_times", &[UnrecordedFact::SaleTriple]),
];

const SPECIALS: [UnrecordedFact; 5] = [
    UnrecordedFact::Special(Special::Chok),
    UnrecordedFact::Special(Special::Ttadak),
    UnrecordedFact::Special(Special::Sseul),
    UnrecordedFact::Special(Special::Stack),
    UnrecordedFact::Special(Special::JaPpuk),
];

/// Returns the facts that a record may leave out and that matter under the new rules. `plain` is
/// the record without its own `set` lines.
pub(super) fn unrecorded(
    plain: &Parsed,
    before: &Ruleset,
    after: &Ruleset,
    verdict: &Verdict,
) -> Vec<Unrecorded> {
    let changed = before.differences(after);
    let mut facts: Vec<UnrecordedFact> = ASKED_BY
        .iter()
        .filter(|(key, _)| changed.iter().any(|one| one.info.key.starts_with(key)))
        .flat_map(|(_, facts)| facts.iter().copied())
        .collect();
    facts.sort_unstable();
    facts.dedup();
    if facts.is_empty() {
        return Vec::new();
    }
    let mut open: Vec<Unrecorded> = Vec::new();
    // Recorded points stay as they are, whatever cards they come from.
    let points = verdict.score().is_some_and(|score| score.told);
    if points && facts.contains(&UnrecordedFact::Points) {
        open.push(Unrecorded {
            fact: UnrecordedFact::Points,
            players: verdict.winner.iter().cloned().collect(),
        });
    }
    let settled = |parsed: &Parsed, ruleset: &Ruleset| {
        Case::of_parsed(kept_under(parsed, &ruleset.rules), ruleset).settle()
    };
    let recorded = Recorded::new(&plain.record, &after.rules, verdict);
    let was = settled(plain, before);
    for trial in facts.into_iter().flat_map(|fact| recorded.trials(fact)) {
        let matters = |change: &HandChange| {
            let other = edited(plain, change);
            let differs = match settled(&other, after) {
                Ok(other) => !as_much(&other, verdict),
                Err(faults) => over_before(&faults),
            };
            differs && (heeded(trial.fact) || unheeded(&was, &settled(&other, before)))
        };
        if !trial.changes.iter().any(matters) {
            continue;
        }
        match open.iter_mut().find(|known| known.fact == trial.fact) {
            Some(known) => known.players.extend(trial.player),
            None => open.push(Unrecorded {
                fact: trial.fact,
                players: trial.player.into_iter().collect(),
            }),
        }
    }
    open
}

/// Returns what a record lacks and the new rules need; `None` if something else is wrong with the
/// record.
pub(super) fn missing(faults: &[Fault]) -> Option<Vec<Unrecorded>> {
    let mut open: Vec<Unrecorded> = Vec::new();
    for fault in faults {
        for (fact, player) in needed(&fault.problem)? {
            match open.iter_mut().find(|known| known.fact == fact) {
                Some(known) => known.players.extend(player),
                None => open.push(Unrecorded {
                    fact,
                    players: player.into_iter().collect(),
                }),
            }
        }
    }
    Some(open)
}

/// Returns the facts that are missing according to a problem, each with the person whom the fact is
/// about; `None` if the problem is another one.
fn needed(problem: &Problem) -> Option<Vec<(UnrecordedFact, Option<Name>)>> {
    match problem {
        Problem::PileMissing { player, facts, .. } => {
            let about = |fact: &Lacking| (UnrecordedFact::of_pile(*fact), Some(player.clone()));
            Some(facts.iter().map(about).collect())
        }
        Problem::ChoiceNeeded(Choice::Sets { player, .. })
        | Problem::Unmade(Unmade::Unknown { player }) => {
            Some(vec![(UnrecordedFact::Named, Some(player.clone()))])
        }
        Problem::ChoiceNeeded(Choice::Month) => Some(vec![(UnrecordedFact::Months, None)]),
        _ => None,
    }
}

/// Returns whether all faults are lines after the end: the hand would have been over sooner.
fn over_before(faults: &[Fault]) -> bool {
    faults
        .iter()
        .all(|fault| fault.problem == Problem::AfterEnd)
}

/// Returns whether two verdicts bring everybody the same, even if they differ in other parts.
fn as_much(left: &Verdict, right: &Verdict) -> bool {
    fn brought(verdict: &Verdict) -> impl PartialEq + '_ {
        let points = verdict.round().map(|round| &round.points);
        (&verdict.net, &verdict.payments, points, &verdict.next)
    }
    brought(left) == brought(right)
}

/// Returns whether lines with this fact count even under rules without the key, although a table
/// then has no reason to record the fact.
const fn heeded(fact: UnrecordedFact) -> bool {
    matches!(fact, UnrecordedFact::Rain | UnrecordedFact::JokerJunk)
}

/// Returns whether an addition to a record made no difference, or was refused as not in force.
fn unheeded(was: &Result<Verdict, Faults>, other: &Result<Verdict, Faults>) -> bool {
    match (was, other) {
        (Ok(was), Ok(other)) => as_much(was, other),
        // An event not in force may end the hand, so lines follow it.
        (_, Err(faults)) => match faults.split_first() {
            Some((first, rest)) => {
                matches!(first.problem, Problem::NotInForce(_))
                    && rest.iter().all(|fault| {
                        matches!(fault.problem, Problem::NotInForce(_) | Problem::AfterEnd)
                    })
            }
            None => false,
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GoStopRules, KoiKoiRules, MinHwatuRules};

    /// Keys for which no table records anything special: what they need is in any record, is
    /// recorded turn by turn, or was fixed when it was counted.
    const NEED_NOTHING: &[&str] = &[
        // The deal, and how cards move.
        "calendar",
        "hand",
        "pack.jokers",
        "potkan.flips",
        "potkan.after_heundeum",
        "joker.from_hand",
        "joker.ppuk",
        "sseul",
        "last_turn.",
        // What the winner's own calls bring, and when the winner may stop.
        "target.",
        "go.",
        "yaku.",
        "cup",
        "chaff.double",
        "seven",
        // Every record says how many nagari hands came before it.
        "nagari.",
        // A cap needs only the payments.
        "cap.",
        // A raised stake needs only the payments too.
        "stake.",
        // A push is always recorded.
        "push",
        // The lines that end a hand say this.
        "fixed.quads",
        "table_quads",
        "lucky.",
        "draw.dealer",
        "draw.next",
        // Players who sit out say so.
        "gwangpalli.rain_alone_free",
        "gwangpalli.paid",
        "gwangpalli.after_nagari",
        "gwangpalli.no_two_drops",
        "gwangpalli.iris_drops",
        // How long a game lasts, and what its points become.
        "rounds",
        "until",
        "zero_sum",
        // Every pile is recorded in min-hwatu.
        "points.",
        "sets.",
        "par.",
    ];

    #[test]
    fn every_key_has_its_facts_or_needs_none() {
        let keys = GoStopRules::keys()
            .into_iter()
            .chain(KoiKoiRules::keys())
            .chain(MinHwatuRules::keys());
        let keys: Vec<&str> = keys.map(|info| info.key).collect();
        let free = |key: &str| {
            let of =
                |known: &&str| key == *known || known.ends_with('.') && key.starts_with(*known);
            NEED_NOTHING.iter().find(|known| of(known))
        };
        for key in &keys {
            let asked = ASKED_BY.iter().any(|(start, _)| key.starts_with(start));
            assert!(asked != free(key).is_some(), "{key}: asked {asked}");
        }
        for (start, _) in ASKED_BY {
            assert!(keys.iter().any(|key| key.starts_with(start)), "{start}");
        }
        for known in NEED_NOTHING {
            assert!(keys.iter().any(|key| free(key) == Some(known)), "{known}");
        }
    }
}
