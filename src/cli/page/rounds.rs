//! The figures of rounds of Koi-Koi that were played for points, and of their games; and what the
//! boar's pot took and gave.

use super::tables::Number;
use super::year::Year;
use crate::cli::figures::{FigureContext, between_chips, between_rates, each, percent};
use crate::cli::words::{Lang, Text, say};
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::stats::{PersonStats, per_hand, win_rate};
use crate::words::jokbo;

/// The figures of rounds.
pub(super) struct RoundsSection {
    /// How many rounds had no winner; `None` on a page of one person.
    pub(super) says: Option<String>,
    pub(super) rows: Vec<RoundRow>,
}

/// One person's rounds.
pub(super) struct RoundRow {
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) few: bool,
    pub(super) rounds: usize,
    pub(super) won: usize,
    pub(super) rate: String,
    pub(super) rates: String,
    pub(super) points: i64,
    pub(super) each: String,
    pub(super) between: String,
    pub(super) koi: usize,
    pub(super) koi_won: String,
    /// What koi-koi brought, if the records tell.
    pub(super) gained: String,
    pub(super) games: String,
    pub(super) best: String,
    pub(super) favourite: String,
}

/// Returns the figures of rounds; `None` if none were played for points.
pub(super) fn rounds(lang: Lang, year: &Year) -> Option<RoundsSection> {
    let points = FigureContext { lang, unit: None };
    let people = year.shown_people().into_iter();
    let rows = people.filter_map(|person| {
        let stats = year.stats_of(person)?;
        let mark = year.people.get(person)?.mark;
        (!stats.rounds.hands.is_empty()).then(|| row(points, mark, stats))
    });
    let rows: Vec<RoundRow> = rows.collect();
    if rows.is_empty() {
        return None;
    }
    let all = year.stats.rounds.len();
    let people = year.stats.people.iter();
    let won: usize = people.map(|one| one.rounds.won.hands.len()).sum();
    let says = say!(lang, rounds_without_winner(all.saturating_sub(won), all));
    Some(RoundsSection {
        // Of one person nothing is told that is about others.
        says: year.only().is_none().then_some(says),
        rows,
    })
}

fn row(told: FigureContext<'_>, mark: Mark, stats: &PersonStats) -> RoundRow {
    let lang = told.lang;
    let rounds = &stats.rounds;
    let (played, won) = (rounds.hands.len(), rounds.won.hands.len());
    let few = rounds.is_few();
    let text = |found: Option<Text>| found.map_or_else(|| "–".to_owned(), Text::into_seen);
    let favourite = rounds.won_by.first().map(|one| {
        let name = jokbo(lang, one.id, one.game);
        format!("{name} {}", one.hands.len())
    });
    let (games, games_won) = (stats.games.games.len(), stats.games.won.hands.len());
    RoundRow {
        name: stats.name.clone(),
        mark,
        few,
        rounds: played,
        won,
        rate: percent(won, played).unwrap_or_default(),
        rates: between_rates(lang, win_rate(&rounds.evenings)).unwrap_or_else(|| "–".to_owned()),
        points: stats.scored,
        each: text(each(rounds.brought, played).map(|each| told.hundredths(each))),
        between: text(between_chips(told, per_hand(&rounds.evenings))),
        koi: rounds.goes.hands.len(),
        koi_won: percent(rounds.goes.won.len(), rounds.goes.hands.len()).unwrap_or_default(),
        gained: if rounds.goes.gained.hands.is_empty() {
            "–".to_owned()
        } else {
            told.number(rounds.goes.gained.chips).into_seen()
        },
        games: format!("{games_won}/{games}"),
        best: text(rounds.best.map(|best| told.number(best.chips))),
        favourite: favourite.unwrap_or_default(),
    }
}

/// What one person put into the boar's pot and took from it.
pub(super) struct PotRow {
    pub(super) name: Name,
    pub(super) mark: Mark,
    pub(super) put: Number,
    pub(super) taken: Number,
    pub(super) times: usize,
    pub(super) returned: Number,
    pub(super) net: Number,
}

/// Returns what the boar's pot took and gave; empty if it never moved anything.
pub(super) fn pot(lang: Lang, year: &Year) -> Vec<PotRow> {
    let told = year.told(lang);
    let people = year.shown_people().into_iter();
    let rows = people.filter_map(|person| {
        let (stats, who) = (year.stats_of(person)?, year.people.get(person)?);
        let pot = &stats.pot;
        let moved = !pot.put.hands.is_empty() || !pot.taken.hands.is_empty();
        moved.then(|| PotRow {
            name: who.name.clone(),
            mark: who.mark,
            put: Number::plain(pot.put.chips, told),
            taken: Number::plain(pot.taken.chips, told),
            times: pot.taken.hands.len(),
            returned: Number::new(pot.returned.chips, told),
            net: Number::new(pot.net(), told),
        })
    });
    rows.collect()
}
