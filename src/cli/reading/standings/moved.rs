//! How chips moved, hand by hand and at the end of sessions.

use super::lists;
use crate::cli::draw;
use crate::cli::error::Failure;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::say;
use crate::ledger::{EntryId, Ledger, People};
use crate::report::account::{AdjustedShare, SessionMovements};

/// Draws how everybody stands, currency by currency.
pub(super) fn draw_chips(
    moved: &SessionMovements<'_>,
    people: &People,
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let (lists, games) = moved.lists(ledger)?;
    lists::draw(&lists, None, people, games, screen)
}

/// Draws every hand, every end of a session that moved chips, and every adjustment.
pub(super) fn draw_lines(
    moved: &SessionMovements<'_>,
    adjusted: &[AdjustedShare],
    ledger: &Ledger,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    screen.line("")?;
    let hands = moved.called(ledger)?;
    let worths = moved.worths(ledger)?;
    let worth =
        worths.values().any(Option::is_some) || adjusted.iter().any(|share| share.worth.is_some());
    let mut rows: Vec<((String, EntryId), Vec<Styled>)> = Vec::new();
    let mut grid = Grid::new(&say!(lang, hands_headings(worth)));
    for line in moved.lines() {
        let is_end = moved.is_end(line);
        let day = if is_end {
            ledger.day(line.session)?
        } else {
            ledger.day_of_hand(line.entry)?
        };
        let at = (day.clone(), line.entry);
        let day = draw::glued(&say!(lang, on_day(&day)));
        let hand = hands.get(&line.entry);
        let corrected = hand.and_then(|(_, reason)| reason.as_ref());
        let note = match corrected {
            _ if is_end => say!(lang, settled_row()).to_owned(),
            Some(reason) => say!(lang, page_corrected(reason)),
            None if moved.is_result(line) => say!(lang, result_row()).to_owned(),
            None => String::new(),
        };
        let hand = hand.map_or_else(String::new, |(name, _)| name.to_string());
        let chip = worths.get(&line.session).and_then(Option::as_ref);
        let mut row = vec![
            Styled::from(day),
            Styled::from(hand),
            draw::signed(lang, line.chips),
        ];
        if worth {
            row.push(chip.map_or_else(
                || Styled::from(""),
                |chip| draw::counted(lang, line.chips, Some(chip)),
            ));
        }
        row.push(Styled::from(note));
        rows.push((at, row));
    }
    for share in adjusted {
        let chips = share.chips().map(|chips| draw::signed(lang, chips));
        let mut row = vec![
            Styled::from(draw::glued(&say!(lang, on_day(&share.day)))),
            Styled::from(""),
            chips.unwrap_or_else(|| Styled::from("")),
        ];
        if worth {
            let money = share.worth.as_ref();
            let money = money.map(|worth| draw::counted(lang, share.units, Some(worth)));
            row.push(money.unwrap_or_else(|| Styled::from("")));
        }
        row.push(Styled::from(say!(lang, adjusted_row(&share.reason))));
        rows.push(((share.day.clone(), share.entry), row));
    }
    if !adjusted.is_empty() {
        rows.sort_by(|(one, _), (other, _)| one.cmp(other));
    }
    for (_, row) in rows {
        grid.styled_row(row);
    }
    Ok(screen.table(grid)?)
}
