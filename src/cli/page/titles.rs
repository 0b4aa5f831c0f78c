//! The titles that people earned.

use super::dealt::Dealt;
use super::year::Year;
use crate::cli::words::{Lang, say};
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::year::{Climb, Merits, Night, Title, TitleKind, climb, titles};
use crate::rules::Game;
use crate::verdict::{Jokbo, StepId};

/// A title as shown.
pub(in crate::cli) struct TitleView {
    pub(in crate::cli) id: &'static str,
    pub(in crate::cli) name: &'static str,
    pub(in crate::cli) holders: Vec<(usize, Name, Mark)>,
    /// What was compared, as a number.
    pub(in crate::cli) measure: i64,
    /// What it was earned with, with the count.
    pub(in crate::cli) says: String,
}

/// Returns the titles that were earned in a year, as shown.
pub(super) fn title_views(lang: Lang, year: &Year) -> Vec<TitleView> {
    let titles = year.titles.iter();
    titles.map(|title| view(lang, year, title)).collect()
}

/// Returns the titles that were earned on all evenings of a year.
pub(super) fn earned(year: &Year) -> Vec<Title> {
    let hands = year.people.iter().enumerate().map(|(person, who)| {
        let stats = year.stats_of(person).filter(|_| !who.guest);
        stats.map_or(0, |stats| stats.hands.len() + stats.rounds.hands.len())
    });
    let hands: Vec<usize> = hands.collect();
    titles(&hands, |kind| merits(year, kind))
}

fn view(lang: Lang, year: &Year, title: &Title) -> TitleView {
    let much = match title.kind {
        TitleKind::Comeback => year.amount(lang, title.measure),
        _ => title.measure.to_string(),
    };
    let holders = title.holders.iter().filter_map(|person| {
        let who = year.people.get(*person)?;
        Some((*person, who.name.clone(), who.mark))
    });
    TitleView {
        id: title.kind.id(),
        name: say!(lang, title_name(title.kind)),
        holders: holders.collect(),
        measure: title.measure,
        says: say!(lang, title_earned(title.kind, &much)),
    }
}

/// Returns what everybody has to show for a title.
fn merits(year: &Year, kind: TitleKind) -> Vec<Merits> {
    let merits = (0..year.people.len()).map(|person| {
        let cases = cases(year, kind, person);
        match kind {
            TitleKind::Comeback => {
                let climb = climb(&year.course, person).filter(|climb| climb.is_comeback());
                let cases = climb.map_or(0, |climb| climb.evenings);
                Merits {
                    person,
                    cases: i64::try_from(cases).unwrap_or(0),
                    measure: climb.map_or(0, Climb::made_good),
                }
            }
            _ => Merits {
                person,
                cases,
                measure: cases,
            },
        }
    });
    merits.collect()
}

/// Returns in how many hands or evenings a person did what a title is for.
fn cases(year: &Year, kind: TitleKind, person: usize) -> i64 {
    let evenings = |test: &dyn Fn(&Night) -> bool| year.nights.iter().filter(|it| test(it)).count();
    let name = year.name(person);
    let hands = |test: &dyn Fn(&Dealt) -> bool| year.hands().filter(|(_, it)| test(it)).count();
    let won = |dealt: &Dealt| dealt.verdict.winner.as_deref() == Some(name);
    let with = |dealt: &Dealt, test: &dyn Fn(Jokbo) -> bool| {
        let score = dealt.verdict.score().filter(|_| won(dealt));
        score.is_some_and(|score| score.jokbo.iter().any(|line| test(line.id)))
    };
    let after = |dealt: &Dealt, game: Game, goes: u32| {
        let score = dealt.verdict.score().filter(|_| won(dealt));
        dealt.verdict.game() == game && score.is_some_and(|score| score.go >= goes)
    };
    let count = match kind {
        TitleKind::Evenings => evenings(&|night| night.winner() == Some(person)),
        TitleKind::Faithful => year.attended(person),
        TitleKind::PiBak => hands(&|dealt| {
            let mut steps = dealt.verdict.losses().iter().flat_map(|loss| &loss.steps);
            won(dealt) && steps.any(|step| step.id == StepId::PiBak)
        }),
        TitleKind::DokBak => hands(&|dealt| {
            let liability = dealt.verdict.liability();
            liability.is_some_and(|liability| liability.payer == name)
        }),
        TitleKind::Godori => hands(&|dealt| with(dealt, &|id| id == Jokbo::Godori)),
        TitleKind::Brights => {
            hands(&|dealt| dealt.verdict.game() == Game::GoStop && with(dealt, &Jokbo::is_bright))
        }
        TitleKind::Viewing => hands(&|dealt| {
            with(dealt, &|id| {
                matches!(id, Jokbo::FlowerViewing | Jokbo::MoonViewing)
            })
        }),
        TitleKind::ThreeGo => hands(&|dealt| after(dealt, Game::GoStop, 3)),
        TitleKind::KoiKoi => hands(&|dealt| after(dealt, Game::KoiKoi, 1)),
        TitleKind::Comeback => 0,
    };
    i64::try_from(count).unwrap_or(i64::MAX)
}
