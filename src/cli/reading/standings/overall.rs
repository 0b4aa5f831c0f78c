//! Standings over all sessions, out of the totals that the ledger keeps.

use super::named::is_of;
use super::since::Since;
use crate::cli::draw;
use crate::cli::error::{Denied, Failure};
use crate::cli::reading::money::Currencies;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::session::SessionSoFar;
use crate::cli::words::say;
use crate::date::Date;
use crate::ledger::{Grain, Ledger, People, Period, Total};
use crate::letters::key;
use crate::report::{Purse, Standing};
use std::collections::HashMap;

/// Where everybody stands, in chips and in what those are worth.
pub(in crate::cli) struct Overall {
    /// In the order in which they sat down first.
    pub(in crate::cli) standings: Vec<Standing>,
    /// What the chips of each are worth.
    pub(in crate::cli) money: Vec<Purse>,
    /// Whether any chip is worth money.
    pub(in crate::cli) worth: bool,
    /// Whether all that was played are games that were settled as a whole.
    games: bool,
}

impl Overall {
    /// Returns where everybody stands after some days, or those who have one of these names.
    pub(in crate::cli) fn of(
        ledger: &Ledger,
        people: &People,
        period: Period,
        names: &[String],
    ) -> Result<Self, Failure> {
        let mut totals = ledger.totals(period, Grain::Whole)?;
        totals.retain(|total| is_of(names, &total.player));
        let currencies = Currencies::of_totals(ledger, &totals)?;
        let worth = |total: &Total| currencies.worth(total.chip.as_deref()?);
        let mut rows: Vec<(Option<usize>, Standing, Purse)> = Vec::new();
        for total in &totals {
            let person = people.of(&total.player);
            let place = person.map(|(place, _)| place);
            let found = rows.iter().position(|(own, ..)| *own == place);
            let at = found.unwrap_or_else(|| {
                let name = person.map_or(&total.player, |(_, person)| &person.name);
                rows.push((place, Standing::of_nothing(name), Purse::default()));
                rows.len() - 1
            });
            if let Some((_, standing, purse)) = rows.get_mut(at) {
                add(standing, total).ok_or(Denied::TooManyChips)?;
                if let Some(chip) = worth(total) {
                    let added = purse.add(total.chips, &chip);
                    added.ok_or(Denied::TooManyChips)?;
                }
            }
        }
        let (standings, money) = rows
            .into_iter()
            .map(|(_, standing, purse)| (standing, purse))
            .unzip();
        Ok(Self {
            standings,
            money,
            worth: totals.iter().any(|total| worth(total).is_some()),
            games: totals.iter().all(|total| total.hands == total.games),
        })
    }

    /// Returns how many hands were played, by all of them together.
    pub(super) fn hands(&self) -> u32 {
        let hands = self.standings.iter().map(|standing| standing.hands);
        hands.fold(0, u32::saturating_add)
    }

    /// Returns what the chips of each are worth, by the name as it is compared.
    pub(super) fn purses(&self) -> HashMap<String, Purse> {
        let names = self.standings.iter().map(|one| key(&one.player));
        names.zip(self.money.iter().cloned()).collect()
    }

    /// Draws it, with what came since everybody last settled up, where they did.
    pub(super) fn draw(
        &self,
        people: &People,
        since: Option<&Since>,
        screen: &mut Screen,
    ) -> Result<(), Failure> {
        if let Some(since) = since {
            let head = say!(screen.lang(), standings_head(&since.days()));
            screen.paragraph(&Styled::heading(head))?;
        }
        let since = since.map(|since| since.purses(&self.standings));
        let money = draw::Money {
            won: &self.money,
            since: since.as_deref(),
        };
        let money = self.worth.then_some(money);
        Ok(draw::standings(
            screen,
            &self.standings,
            people,
            money,
            self.games,
        )?)
    }
}

/// Adds what one name has won or lost; `None` where the chips do not fit.
fn add(standing: &mut Standing, total: &Total) -> Option<()> {
    standing.chips = standing.chips.checked_add(total.chips)?;
    standing.hands = standing.hands.checked_add(total.hands)?;
    standing.gains = standing.gains.checked_add(total.gains)?;
    standing.best = standing.best.max(total.best);
    standing.worst = standing.worst.min(total.worst);
    Some(())
}

/// Returns the games of Koi-Koi that are played for points, are still open, and were begun in some
/// days by somebody of these names.
pub(super) fn games(
    ledger: &Ledger,
    people: &People,
    period: Period,
    names: &[String],
) -> Result<Vec<SessionSoFar>, Failure> {
    let mut found = Vec::new();
    for session in ledger.open_sessions()? {
        // Only two can play it, and reading a session whole takes long.
        if ledger.session(session)?.body.players.len() != 2 {
            continue;
        }
        let so_far = SessionSoFar::with_names_now(ledger, session, people)?;
        let mut players = so_far.stored.body.players.iter();
        let day = Date::read(&ledger.day(session)?);
        let begun = day.is_some_and(|day| period.includes(day));
        if so_far.for_points()
            && !so_far.is_beside()
            && so_far.played() > 0
            && begun
            && players.any(|name| is_of(names, name))
        {
            found.push(so_far);
        }
    }
    Ok(found)
}

/// Draws what somebody of these names has won or lost month by month.
pub(super) fn draw_months(
    ledger: &Ledger,
    period: Period,
    names: &[String],
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let mut months: Vec<(String, Standing)> = Vec::new();
    for total in ledger.totals(period, Grain::Month)? {
        if !is_of(names, &total.player) {
            continue;
        }
        if months.last().is_none_or(|(month, _)| *month != total.when) {
            months.push((total.when.clone(), Standing::of_nothing(&total.player)));
        }
        if let Some((_, standing)) = months.last_mut() {
            add(standing, &total).ok_or(Denied::TooManyChips)?;
        }
    }
    screen.line("")?;
    let mut grid = Grid::new(&say!(lang, months_headings())).spare(&[3, 5, 4, 2]);
    for (month, standing) in &months {
        grid.styled_row([
            Styled::from(draw::glued(&say!(lang, page_month(month)))),
            draw::signed(standing.chips),
            Styled::from(standing.hands.to_string()),
            Styled::from(standing.gains.to_string()),
            draw::signed(standing.best),
            draw::signed(standing.worst),
        ]);
    }
    Ok(screen.table(grid)?)
}
