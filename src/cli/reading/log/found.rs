//! What else than hands has a text that is searched for: notes about evenings, and the reasons of
//! adjustments and payments.

use super::chosen::HandChoice;
use crate::cli::draw::glued;
use crate::cli::error::Failure;
use crate::cli::reading::money::adjusted;
use crate::cli::reading::note::in_a_line;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Lang, Text, say};
use crate::ledger::{EntryId, Ledger, People, Period, SessionId};

/// Draws everything that has the text, in the order of the days; returns whether there is anything.
pub(super) fn draw(
    choice: &HandChoice<'_>,
    sessions: &[SessionId],
    days: Period,
    (ledger, people): (&Ledger, &People),
    screen: &mut Screen,
) -> Result<bool, Failure> {
    let lang = screen.lang();
    let mut rows = noted(lang, choice, sessions, ledger)?;
    rows.extend(adjusted_and_paid(lang, choice, days, (ledger, people))?);
    rows.sort_by(|one, other| (&one.day, one.entry).cmp(&(&other.day, other.entry)));
    if rows.is_empty() {
        return Ok(false);
    }
    let mut grid = Grid::new(&["", "", ">"]);
    for row in rows {
        grid.styled_row([
            Styled::from(glued(&say!(lang, on_day(&row.day)))),
            Styled::from(row.says),
            Styled::from(row.entry.to_string()),
        ]);
    }
    screen.table(grid)?;
    Ok(true)
}

/// Something that has the text.
struct FoundRow {
    day: String,
    entry: EntryId,
    says: Text,
}

/// Returns the notes about these evenings.
fn noted(
    lang: Lang,
    choice: &HandChoice<'_>,
    sessions: &[SessionId],
    ledger: &Ledger,
) -> Result<Vec<FoundRow>, Failure> {
    let notes = ledger.evening_notes()?;
    let mut found: Vec<FoundRow> = Vec::new();
    for session in sessions.iter().filter(|_| !notes.is_empty()) {
        let evening = ledger.whole_evening(*session)?;
        let Some(note) = notes.get(&evening) else {
            continue;
        };
        let texts = [&note.text, &note.place];
        let has = texts.into_iter().flatten().any(|text| choice.finds(text));
        if has && !found.iter().any(|row| row.entry == note.entry) {
            found.push(FoundRow {
                day: ledger.day(*session)?,
                entry: note.entry,
                says: in_a_line(lang, note).into(),
            });
        }
    }
    Ok(found)
}

/// Returns the adjustments and payments of a period.
fn adjusted_and_paid(
    lang: Lang,
    choice: &HandChoice<'_>,
    days: Period,
    (ledger, people): (&Ledger, &People),
) -> Result<Vec<FoundRow>, Failure> {
    let mut found = Vec::new();
    for mut one in ledger.adjustments(days)? {
        if !choice.finds(&one.reason) {
            continue;
        }
        for (name, _) in &mut one.shares {
            *name = people.called(name.as_str()).into();
        }
        let shares = adjusted::shares(lang, &one);
        let reason = say!(lang, adjusted_row(&one.reason));
        found.push(FoundRow {
            says: Text::both(|form| format!("{reason} ({})", form.pick(&shares))),
            day: one.day,
            entry: one.entry,
        });
    }
    for one in ledger.handovers(days)? {
        let Some(note) = one.note.as_deref().filter(|note| choice.finds(note)) else {
            continue;
        };
        let amount = say!(lang, money(1, &one.amount));
        let (from, to) = (people.called(&one.from), people.called(&one.to));
        let given = say!(lang, pays(from, to, &amount));
        found.push(FoundRow {
            says: Text::both(|form| format!("{} ({note})", form.pick(&given))),
            day: one.day.clone(),
            entry: one.entry,
        });
    }
    Ok(found)
}
