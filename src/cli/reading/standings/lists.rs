//! Standings by what a chip was worth: each currency has its own list.

use crate::cli::draw;
use crate::cli::error::Failure;
use crate::cli::reading::money::draw::some;
use crate::cli::screen::{Screen, Styled};
use crate::cli::words::say;
use crate::ledger::People;
use crate::report::Measure;
use crate::report::account::{DayScope, List, Since};

/// Draws the lists; if there are several, each has its unit as a heading.
pub(super) fn draw(
    lists: &[List],
    since: Option<&Since>,
    people: &People,
    games: bool,
    screen: &mut Screen,
) -> Result<(), Failure> {
    for (at, list) in lists.iter().enumerate() {
        if at > 0 {
            screen.line("")?;
        }
        if lists.len() > 1 {
            let head = say!(screen.lang(), counted_in(list.measure.currency()));
            screen.paragraph(&Styled::heading(head))?;
        }
        let currency = list.measure.currency();
        let since = since.zip(currency);
        let since = since.and_then(|(since, currency)| since.of_list(&list.standings, currency));
        let money = draw::Money {
            won: &list.money,
            since: since.as_deref(),
        };
        let ranked = draw::Ranked {
            standings: &list.standings,
            money: currency.map(|_| money),
            unit: list.measure.money(),
            games,
        };
        draw::standings(screen, ranked, people)?;
    }
    Ok(())
}

/// Returns the words for a heading on a day of settling: the people, shortened, then the currency.
pub(super) fn named<'a>(of: &DayScope<'a>) -> Vec<&'a str> {
    let mut named = some(&of.people);
    named.extend(of.currency);
    named
}

/// Reports what the chosen currency leaves out.
pub(in crate::cli) fn tell_left_out(left: &[Measure], screen: &mut Screen) -> Result<(), Failure> {
    if left.is_empty() {
        return Ok(());
    }
    let left: Vec<Option<&str>> = left.iter().map(Measure::currency).collect();
    screen.line("")?;
    let line = say!(screen.lang(), left_out_by_money(&left));
    Ok(screen.paragraph(&Styled::hint(line))?)
}
