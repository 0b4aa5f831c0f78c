//! The tables of statistics.

use super::cells::{count_of_all, counted, nothing, rate};
use crate::cli::draw::glued;
use crate::cli::error::Failure;
use crate::cli::figures::FigureContext;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Text, say};
use crate::ledger::{EntryId, Ledger};
use crate::report::stats::{FEW_HANDS, Fortune, Goes, Hands, PersonStats, SingleHand, Stats};
use crate::rules::PointUnit;
use std::collections::BTreeSet;

/// How many jokbo of one person are listed.
const JOKBO: usize = 8;

/// Draws a table with its heading.
pub(super) fn section(
    head: impl Into<Text>,
    grid: Grid,
    screen: &mut Screen,
) -> Result<(), Failure> {
    screen.line("")?;
    screen.line(Styled::heading(head))?;
    Ok(screen.table(grid)?)
}

/// Draws how going on (`go`) turned out.
pub(super) fn goes(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    if people.iter().all(|one| one.goes.said == 0) {
        return Ok(());
    }
    let goes: Vec<GoesOf<'_>> = people
        .iter()
        .map(|one| (one.name.as_str(), &one.goes, one.is_few()))
        .collect();
    let grid = go_table(say!(lang, goes_headings()), &goes, told);
    section(say!(lang, goes_head()), grid, screen)
}

/// A person's name, what the person did, and whether there are too few hands to tell anything.
pub(super) type GoesOf<'s> = (&'s str, &'s Goes, bool);

/// Returns a table of how going on turned out, whether with go or with koi-koi.
pub(super) fn go_table(
    headings: [&'static str; 6],
    people: &[GoesOf<'_>],
    told: FigureContext<'_>,
) -> Grid {
    let mut grid = Grid::new(&headings).spare(&[1, 3, 5]);
    for (name, goes, few) in people {
        let (hands, won, known) = (goes.hands.len(), goes.won.len(), goes.gained.hands.len());
        let few = *few || hands < FEW_HANDS;
        grid.styled_row([
            Styled::from(glued(name)),
            Styled::from(goes.said.to_string()),
            count_of_all(won, hands),
            rate(won, hands, few),
            if known > 0 {
                counted(told, goes.gained.chips)
            } else {
                nothing()
            },
            count_of_all(known, hands),
        ]);
    }
    grid
}

/// Draws what made people pay for others.
pub(super) fn causes(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    if people.iter().all(|one| one.covered.hands.is_empty()) {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, causes_headings())).spare(&[2]);
    for one in people {
        let causes = one
            .causes
            .iter()
            .filter(|(_, moved)| !moved.hands.is_empty());
        for (kind, moved) in causes {
            grid.styled_row([
                Styled::from(glued(&one.name)),
                Styled::from(glued(say!(lang, cause(*kind)))),
                count_of_all(
                    moved.hands.len(),
                    one.hands.len().saturating_sub(one.amounts.len()),
                ),
                counted(told, -moved.chips),
            ]);
        }
    }
    section(say!(lang, causes_head()), grid, screen)
}

/// Draws strokes of luck, as far as the records tell.
pub(super) fn fortunes(people: &[&PersonStats], screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut shown: Vec<FortunesOf<'_>> = Vec::new();
    for one in people {
        let told = one.hands.len().saturating_sub(one.amounts.len());
        shown.push((&one.name, &one.fortunes, told));
    }
    match fortune_table(&shown, screen) {
        Some(grid) => section(say!(lang, fortunes_head()), grid, screen),
        None => Ok(()),
    }
}

/// A person's name, the hands of each stroke of fortune, and how many hands could tell of one.
pub(super) type FortunesOf<'s> = (&'s str, &'s [(Fortune, Hands)], usize);

/// Returns a table of strokes of luck; `None` if there were none.
pub(super) fn fortune_table(people: &[FortunesOf<'_>], screen: &Screen) -> Option<Grid> {
    let lang = screen.lang();
    let befell = |fortune: &Fortune| {
        let mut all = people.iter().flat_map(|(_, fortunes, _)| *fortunes);
        all.any(|(other, hands)| other == fortune && !hands.is_empty())
    };
    let shown: Vec<Fortune> = Fortune::ALL.into_iter().filter(befell).collect();
    if shown.is_empty() {
        return None;
    }
    let mut headings = vec![say!(lang, player_heading()).to_owned()];
    headings.extend(shown.iter().map(|fortune| say!(lang, fortune(*fortune))));
    let mut grid = Grid::new(&headings).spare(&[1, 3]);
    for (name, fortunes, told) in people {
        let mut row = vec![Styled::from(glued(name))];
        let counted = shown.iter().map(|fortune| {
            let found = fortunes.iter().find(|(other, _)| other == fortune);
            count_of_all(found.map_or(0, |(_, hands)| hands.len()), *told)
        });
        row.extend(counted);
        grid.styled_row(row);
    }
    Some(grid)
}

/// Draws baks, suffered and inflicted.
pub(super) fn baks(
    people: &[&PersonStats],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&say!(lang, baks_headings())).spare(&[4, 2]);
    let mut any = false;
    for one in people {
        for (bak, sides) in &one.baks {
            let (taken, given) = (&sides.taken, &sides.given);
            if taken.hands.is_empty() && given.hands.is_empty() {
                continue;
            }
            any = true;
            grid.styled_row([
                Styled::from(glued(&one.name)),
                Styled::from(say!(lang, step(bak.step(), PointUnit::Ten))),
                Styled::from(taken.hands.len().to_string()),
                counted(told, -taken.chips),
                Styled::from(given.hands.len().to_string()),
                counted(told, given.chips),
            ]);
        }
    }
    if any {
        section(say!(lang, baks_head()), grid, screen)?;
    }
    Ok(())
}

/// Draws the jokbo that a person won with.
pub(super) fn jokbo(one: &PersonStats, screen: &mut Screen) -> Result<(), Failure> {
    let lang = screen.lang();
    if one.jokbo.is_empty() {
        return Ok(());
    }
    let mut grid = Grid::new(&say!(lang, jokbo_headings()));
    for line in one.jokbo.iter().take(JOKBO) {
        grid.styled_row([
            Styled::from(say!(lang, jokbo(line.id, line.game))),
            count_of_all(line.hands.len(), one.won_told(line.game)),
            rate(line.hands.len(), one.won_told(line.game), one.is_few()),
        ]);
    }
    section(say!(lang, jokbo_head(&one.name)), grid, screen)
}

/// Draws the best and worst hands, the longest runs and the largest falls.
pub(super) fn records(
    people: &[&PersonStats],
    ledger: &Ledger,
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let mut grid = Grid::new(&say!(lang, records_headings())).spare(&[6, 5, 7, 4, 2]);
    for one in people {
        let mut row = vec![Styled::from(glued(&one.name))];
        for single in [one.best, one.worst] {
            row.push(single.map_or_else(nothing, |single| counted(told, single.chips)));
            row.push(hand_name(single, ledger)?);
        }
        row.push(Styled::from(one.winning.len().to_string()));
        row.push(Styled::from(one.losing.len().to_string()));
        row.push(Styled::from(told.number(-one.fall)));
        grid.styled_row(row);
    }
    section(say!(lang, records_head()), grid, screen)
}

/// Returns what a hand is called, or a dash if there is none.
pub(super) fn hand_name(single: Option<SingleHand>, ledger: &Ledger) -> Result<Styled, Failure> {
    let Some(single) = single else {
        return Ok(nothing());
    };
    let hand = ledger.hand(single.hand)?;
    Ok(Styled::from(ledger.hand_called(&hand.name())?.to_string()))
}

/// Draws who paid whom: for one person with everybody, for two people between them.
pub(super) fn flows(
    stats: &Stats,
    chosen: &[usize],
    told: FigureContext<'_>,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = told.lang;
    let plain = |chips: i64| {
        told.unit
            .map_or_else(|| chips.to_string().into(), |_| told.number(chips))
    };
    let mut headings = told.headings(say!(lang, flows_headings()), 2).to_vec();
    let has_games = !stats.games.is_empty();
    if has_games {
        headings.push(say!(lang, number_of_games()));
    }
    let mut grid = Grid::new(&headings).spare(&[4, 3]);
    let mut any = false;
    for flow in &stats.flows {
        let ends = [flow.from, flow.to];
        let wanted = match chosen {
            [one] => ends.contains(one),
            _ => ends.iter().all(|end| chosen.contains(end)),
        };
        let names = (stats.people.get(flow.from), stats.people.get(flow.to));
        let (Some(from), Some(to), true) = (names.0, names.1, wanted) else {
            continue;
        };
        any = true;
        let mut row: Vec<Styled> = vec![
            glued(&from.name).into(),
            glued(&to.name).into(),
            plain(flow.chips()).into(),
            plain(flow.covered).into(),
            flow.paid.hands.len().to_string().into(),
        ];
        if has_games {
            row.push(flow.games.hands.len().to_string().into());
        }
        grid.styled_row(row);
    }
    if any {
        section(say!(lang, flows_head()), grid, screen)?;
    }
    Ok(())
}

/// Describes how two people did in the hands, and in the rounds, that both played.
pub(super) fn together(
    one: &PersonStats,
    other: &PersonStats,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let (first, second) = (one.name.as_str(), other.name.as_str());
    let [hands, first_won, second_won] = in_both([
        (&one.hands, &one.won.hands),
        (&other.hands, &other.won.hands),
    ]);
    let [rounds, of_first, of_second] =
        in_both([&one.rounds, &other.rounds].map(|it| (&it.hands, &it.won.hands)));
    screen.line("")?;
    if hands > 0 || rounds == 0 {
        let line = say!(
            lang,
            together(hands, (first, first_won), (second, second_won))
        );
        screen.paragraph(&Styled::from(line))?;
    }
    if rounds > 0 {
        let line = say!(
            lang,
            rounds_together(rounds, (first, of_first), (second, of_second))
        );
        screen.paragraph(&Styled::from(line))?;
    }
    Ok(())
}

/// Returns how many hands are in both people's lists, and how many of these each of them won; given
/// are the hands that each of them played, and those that each won.
fn in_both([one, other]: [(&Hands, &Hands); 2]) -> [usize; 3] {
    let of_other: BTreeSet<EntryId> = other.0.iter().collect();
    let both = one.0.iter().filter(|hand| of_other.contains(hand));
    let both: BTreeSet<EntryId> = both.collect();
    let won = |won: &Hands| won.iter().filter(|hand| both.contains(hand)).count();
    [both.len(), won(one.1), won(other.1)]
}
