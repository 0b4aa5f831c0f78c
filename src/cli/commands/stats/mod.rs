//! `dokbak stats`: everybody's figures over many hands, and two people compared.

mod by;
mod cells;
mod chips;
mod json;
mod overview;
mod rounds;
mod significance;
mod table;
mod tables;

use crate::cli::args::StatsArgs;
use crate::cli::error::{Denied, Failure, Status};
use crate::cli::figures::FigureContext;
use crate::cli::opened::existing;
use crate::cli::reading::standings::tell_left_out;
use crate::cli::screen::{Screen, Styled};
use crate::cli::somebody::somebody;
use crate::cli::usage::quoted;
use crate::cli::words::say;
use crate::ledger::{EntryId, Ledger, People, Period};
use crate::record::ChipValue;
use crate::report::Measure;
use crate::report::account::{asked_for, measures_played};
use crate::report::stats::{
    By, FEW_EVENINGS, FEW_HANDS, Gathered, LeftOut, Per, PersonStats, Stats, gather, is_few, pairs,
};
use std::collections::BTreeSet;
use std::path::Path;

pub(in crate::cli) fn run(
    args: &StatsArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    args.period.check()?;
    let by = args.by.map(By::from);
    let Some(ledger) = existing(path, args.json || args.csv, screen)? else {
        if args.json {
            screen.json(json::stats_json(
                &Stats::default(),
                &Gathered::default(),
                &[],
                by,
                None,
            ))?;
        }
        if args.csv {
            table::write(&[], by, None, screen)?;
        }
        return Ok(Status::Done);
    };
    let period = args.period.in_ledger(&ledger)?;
    let people = ledger.people()?;
    let names = if args.players.is_empty() {
        &args.names
    } else {
        &args.players
    };
    for name in names {
        somebody(name, &people)?;
    }
    let CountedStats {
        measures,
        left,
        gathered,
    } = CountedStats::count(args, period, &people, &ledger)?;
    if args.json || args.csv {
        let asked = measures.first().filter(|_| args.currency.is_some());
        let unit = asked.and_then(Measure::money);
        for_programs(args, (names, unit), &gathered, &people, screen)?;
        return Ok(Status::Done);
    }
    let lang = screen.lang();
    let mut one = None;
    let mut drawn = false;
    for (measure, stats) in measures.iter().zip(&gathered.stats) {
        let chosen = chosen(names, &people, stats);
        if chosen.is_empty() {
            continue;
        }
        if std::mem::replace(&mut drawn, true) {
            screen.line("")?;
        }
        if measures.len() > 1 {
            let head = say!(lang, counted_in(measure.currency()));
            screen.paragraph(&Styled::heading(head))?;
        }
        let told = FigureContext {
            lang,
            unit: measure.money(),
        };
        draw(stats, (&chosen, by), (&people, told), &ledger, screen)?;
        one = match chosen.as_slice() {
            [one] => stats.people.get(*one).map(|one| quoted(&one.name)),
            _ => None,
        };
    }
    if !drawn {
        screen.line(say!(lang, nothing_played()))?;
        left_out(&gathered, screen)?;
        return Ok(Status::Done);
    }
    tell_left_out(&left, screen)?;
    let adjusted = ledger.adjustments(period)?.len();
    if adjusted > 0 {
        let line = say!(lang, adjustments_left_out(adjusted));
        screen.paragraph(&Styled::hint(line))?;
    }
    screen.line("")?;
    left_out(&gathered, screen)?;
    let lead = say!(lang, stats_lead(one.as_deref()));
    screen.paragraph(&Styled::hint(lead))?;
    Ok(Status::Done)
}

/// What was counted.
struct CountedStats {
    measures: Vec<Measure>,
    /// The measures that the statistics leave out.
    left: Vec<Measure>,
    gathered: Gathered,
}

impl CountedStats {
    /// Counts the hands of a period. Programs get the chips as they are, whatever they were worth,
    /// unless they ask for one currency.
    fn count(
        args: &StatsArgs,
        period: Period,
        people: &People,
        ledger: &Ledger,
    ) -> Result<Self, Failure> {
        let as_they_are = (args.json || args.csv) && args.currency.is_none();
        ledger.at_one_moment(|| {
            let (measures, left) = if as_they_are {
                (vec![Measure::chips()], Vec::new())
            } else {
                asked_for(measures_played(ledger, period)?, args.currency.as_deref())?
            };
            let gathered = gather(ledger, people, period, &measures)?;
            Ok(Self {
                measures,
                left,
                gathered: gathered.ok_or(Denied::TooManyChips)?,
            })
        })
    }
}

/// Writes the statistics of these people for programs. `unit` is the money that one unit is worth;
/// `None` if the unit is a chip.
fn for_programs(
    args: &StatsArgs,
    (names, unit): (&[String], Option<&ChipValue>),
    gathered: &Gathered,
    people: &People,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let nothing = Stats::default();
    let stats = gathered.stats.first().unwrap_or(&nothing);
    let chosen = chosen(names, people, stats);
    let by = args.by.map(By::from);
    if args.json {
        return Ok(screen.json(json::stats_json(stats, gathered, &chosen, by, unit))?);
    }
    let people = chosen.iter().filter_map(|at| stats.people.get(*at));
    table::write(&people.collect::<Vec<_>>(), by, unit, screen)
}

/// Returns the positions of the people asked for among those who played: everybody if no names are
/// given, nobody if one of the named people did not play.
fn chosen(names: &[String], people: &People, stats: &Stats) -> Vec<usize> {
    let place = |name: &String| {
        let (_, person) = people.find(name)?;
        let mut all = stats.people.iter();
        all.position(|one| one.name == person.name)
    };
    if names.is_empty() {
        return (0..stats.people.len()).collect();
    }
    let places: Option<Vec<usize>> = names.iter().map(place).collect();
    let mut places = places.unwrap_or_default();
    places.dedup();
    places
}

/// Returns how many hands and rounds these people played between them, and on how many evenings.
fn played_by(people: &[&PersonStats]) -> (usize, usize, usize) {
    let hands = people.iter().flat_map(|one| one.hands.iter());
    let hands: BTreeSet<EntryId> = hands.collect();
    let rounds = people.iter().flat_map(|one| one.rounds.hands.iter());
    let rounds: BTreeSet<EntryId> = rounds.collect();
    let evenings = people
        .iter()
        .flat_map(|one| one.evenings.iter().chain(&one.rounds.evenings));
    let days: BTreeSet<&str> = evenings.map(|evening| &*evening.day).collect();
    (hands.len(), rounds.len(), days.len())
}

/// Reports what the statistics leave out.
fn left_out(gathered: &Gathered, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    for (why, hands) in &gathered.left_out {
        let line = match why {
            LeftOut::WholeEvening => say!(lang, stats_whole_evenings(*hands)),
            LeftOut::Unread => say!(lang, stats_unread(*hands)),
        };
        screen.paragraph(&Styled::hint(line))?;
    }
    Ok(())
}

fn draw(
    stats: &Stats,
    (chosen, by): (&[usize], Option<By>),
    (known, told): (&People, FigureContext<'_>),
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let people: Vec<&PersonStats> = chosen
        .iter()
        .filter_map(|at| stats.people.get(*at))
        .collect();
    let (hands, rounds, evenings) = if people.len() == stats.people.len() {
        (stats.hands.len(), stats.rounds.len(), stats.evenings)
    } else {
        played_by(&people)
    };
    if hands + rounds > 0 {
        let head = say!(lang, stats_head(hands, rounds, evenings));
        screen.paragraph(&Styled::heading(head))?;
    }
    if let Some(by) = by {
        by::draw(&people, by, told, screen)?;
        return few(&people, Some(by), screen);
    }
    let players: Vec<&PersonStats> = people
        .iter()
        .filter(|one| !one.hands.is_empty())
        .copied()
        .collect();
    if !players.is_empty() {
        overview::won(&players, known, screen)?;
        overview::games(&players, screen)?;
    }
    chips::parts(&people, told, screen)?;
    if !players.is_empty() {
        overview::chips(&players, chips::differ(&people), told, screen)?;
        few(&people, None, screen)?;
    }
    chips::pot(&people, told, screen)?;
    overview::curves(stats, &people, known, told, screen)?;
    if !players.is_empty() {
        figures(stats, (chosen, &players), told, ledger, screen)?;
    }
    rounds::draw(stats, (chosen, &people), (known, told), ledger, screen)?;
    if players.is_empty() {
        few(&people, None, screen)?;
    }
    tables::flows(stats, chosen, told, screen)?;
    if let [one, other] = people.as_slice()
        && stats.people.len() > chosen.len()
    {
        tables::together(one, other, screen)?;
    }
    Ok(())
}

/// Explains the mark of figures with too few hands or evenings, if there are any.
fn few(people: &[&PersonStats], by: Option<By>, screen: &mut Screen) -> Result<(), Failure> {
    let is_few = people.iter().any(|one| match by {
        None => {
            let played = [&one.evenings, &one.rounds.evenings].into_iter();
            played.filter(|it| !it.is_empty()).any(|it| is_few(it))
        }
        Some(by) => {
            let groups = one.by(by).chain(one.rounds.by(by));
            let mut played = groups.filter(|(_, did)| !did.hands.is_empty());
            played.any(|(_, did)| is_few(&did.evenings))
        }
    });
    if is_few {
        let few = say!(screen.lang(), stats_few(FEW_HANDS, FEW_EVENINGS));
        screen.paragraph(&Styled::hint(few))?;
    }
    Ok(())
}

/// Draws everything about hands that move chips, except hands won and chips.
fn figures(
    stats: &Stats,
    (chosen, people): (&[usize], &[&PersonStats]),
    told: FigureContext<'_>,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    significance::tell(Per::Hand, &pairs(stats, chosen), told, screen)?;
    tables::goes(people, told, screen)?;
    tables::causes(people, told, screen)?;
    tables::fortunes(people, screen)?;
    tables::baks(people, told, screen)?;
    if let [one] = people {
        tables::jokbo(one, screen)?;
    }
    tables::records(people, ledger, told, screen)
}
