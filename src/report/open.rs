//! What a record does not tell and other rules would ask.
//!
//! A table notes what matters under its own rules. Whether something that was not noted would matter
//! under others is tried: where the verdict after the change would be another with it, and the one
//! before would be the same, the record may not tell it.

use super::trial::Told;
use super::whatif::{Change, edited, without_sets};
use crate::case::{Case, Opening};
use crate::record::{Fault, Problem, Special};
use crate::rules::Ruleset;
use crate::verdict::Verdict;

/// Something that a record may not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// How often somebody said koi-koi.
    Koi,
    /// How many brights were dealt to the field.
    FieldBrights,
    /// What lay on the field at the end.
    Field,
    /// Which cards somebody had.
    Cards,
    /// Whether somebody said go.
    Go,
    /// Which triples somebody showed.
    Heundeum,
    /// Which months somebody bombed.
    Potkan,
    /// Whether somebody took all four of a month in his first turn.
    FirstSweep,
    /// Whether somebody had any card at all.
    AnyCard,
    /// Whether somebody had a bright.
    Brights,
    /// Whether somebody's only bright was the rain.
    Rain,
    /// Whether somebody had an animal.
    Animals,
    /// Whether somebody had a ribbon.
    Ribbons,
    /// How much junk somebody had.
    Junk,
    /// Who had the boar.
    Boar,
    /// Whether somebody made a stack in his first turn.
    FirstPpuk,
    /// Whether somebody made this capture.
    Special(Special),
}

/// A fact that is open, and about whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Open {
    /// What is not known.
    pub fact: Fact,
    /// The players it is about; empty where it is about the table.
    pub players: Vec<String>,
}

/// Keys, by their beginning, and what they may make matter.
const ASKED_BY: [(&str, &[Fact]); 20] = [
    ("koi", &[Fact::Koi]),
    ("field", &[Fact::FieldBrights]),
    ("viewing", &[Fact::Field]),
    ("counting", &[Fact::Cards]),
    ("heundeum.", &[Fact::Heundeum]),
    ("potkan.times", &[Fact::Potkan]),
    ("weolyak.first_turn", &[Fact::FirstSweep]),
    ("fixed.first_sweep", &[Fact::FirstSweep]),
    ("go_bak.", &[Fact::Go]),
    ("gwang_bak", &[Fact::Brights]),
    ("gwang_bak_rain_protects", &[Fact::Rain]),
    ("pi_bak.", &[Fact::Junk]),
    ("meoung_bak.", &[Fact::Animals]),
    ("tti_bak", &[Fact::Ribbons]),
    ("empty_pile_free", &[Fact::AnyCard]),
    ("boar.", &[Fact::Boar]),
    ("fixed.first_ppuk", &[Fact::FirstPpuk]),
    ("fixed.first_chok", &[Fact::Special(Special::Chok)]),
    ("fixed.first_ttadak", &[Fact::Special(Special::Ttadak)]),
    ("junk_each.", &SPECIALS),
];

const SPECIALS: [Fact; 5] = [
    Fact::Special(Special::Chok),
    Fact::Special(Special::Ttadak),
    Fact::Special(Special::Sseul),
    Fact::Special(Special::Stack),
    Fact::Special(Special::JaPpuk),
];

/// Returns what a record may not tell that matters to its verdict under the rules after a change.
pub(super) fn open(
    record: &str,
    before: &Ruleset,
    after: &Ruleset,
    verdict: &Verdict,
) -> Vec<Open> {
    let changed = before.differences(after);
    let mut facts: Vec<Fact> = ASKED_BY
        .iter()
        .filter(|(key, _)| changed.iter().any(|one| one.key.starts_with(key)))
        .flat_map(|(_, facts)| facts.iter().copied())
        .collect();
    facts.sort_unstable();
    facts.dedup();
    if facts.is_empty() {
        return Vec::new();
    }
    let plain = without_sets(record);
    let told = Told::of(&plain, &after.rules, verdict);
    let was = settled(&plain, before);
    let mut open: Vec<Open> = Vec::new();
    for trial in facts.into_iter().flat_map(|fact| told.trials(fact)) {
        let matters = |change: &Change| {
            let text = edited(&plain, change, told.calendar);
            let differs = settled(&text, after).is_ok_and(|other| !as_much(&other, verdict));
            differs && (trial.fact == Fact::Rain || unheeded(&was, &settled(&text, before)))
        };
        if !trial.changes.iter().any(matters) {
            continue;
        }
        match open.iter_mut().find(|known| known.fact == trial.fact) {
            Some(known) => known.players.extend(trial.player),
            None => open.push(Open {
                fact: trial.fact,
                players: trial.player.into_iter().collect(),
            }),
        }
    }
    open
}

fn settled(text: &str, ruleset: &Ruleset) -> Result<Verdict, Vec<Fault>> {
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    Case::read(text, opening).settle()
}

/// Returns whether two verdicts bring everybody the same, whatever else was noted.
fn as_much(left: &Verdict, right: &Verdict) -> bool {
    fn brought(verdict: &Verdict) -> impl PartialEq + '_ {
        let points = verdict.round.as_ref().map(|round| &round.points);
        (&verdict.net, &verdict.payments, points, &verdict.next)
    }
    brought(left) == brought(right)
}

/// Returns whether something more in a record was of no account, or not even a thing to note.
fn unheeded(was: &Result<Verdict, Vec<Fault>>, other: &Result<Verdict, Vec<Fault>>) -> bool {
    match (was, other) {
        (Ok(was), Ok(other)) => as_much(was, other),
        (_, Err(faults)) => {
            let not_in_force = |fault: &Fault| matches!(fault.problem, Problem::NotInForce(_));
            faults.iter().all(not_in_force)
        }
        _ => false,
    }
}
