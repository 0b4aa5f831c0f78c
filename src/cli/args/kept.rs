//! Arguments of commands about what is kept beside hands: adjustments, seasons and notes.

use crate::cli::period::PeriodArgs;
use crate::ledger::{EntryId, EveningRef, HandRef};
use clap::Args;

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option")]
pub(in crate::cli) struct AdjustArgs {
    // Without a reason, the adjustments are listed.
    #[arg(value_name = "REASON")]
    #[arg(conflicts_with_all = ["since", "until", "month", "year", "last", "season", "json"])]
    pub(in crate::cli) reason: Option<String>,
    #[arg(
        value_name = "NAME AMOUNT",
        requires = "reason",
        allow_negative_numbers = true
    )]
    pub(in crate::cli) shares: Vec<String>,
    #[arg(long, value_name = "DATE", requires = "reason")]
    pub(in crate::cli) date: Option<String>,
    #[arg(long, value_name = "KITTY", requires = "reason")]
    pub(in crate::cli) kitty: Option<String>,
    #[arg(long, value_name = "WORTH", requires = "reason")]
    pub(in crate::cli) chip: Option<String>,
    #[arg(long, requires = "reason")]
    pub(in crate::cli) new_currency: bool,
    #[arg(long, value_name = "ENTRY", conflicts_with_all = ["reason", "same"])]
    undo: Option<i64>,
    #[arg(long, value_name = "ENTRY", num_args = 2)]
    #[arg(conflicts_with_all = ["reason", "since", "until", "month", "year", "last", "season", "json"])]
    same: Vec<i64>,
    #[arg(long, requires = "same")]
    pub(in crate::cli) both: bool,
    #[arg(long, conflicts_with_all = ["reason", "undo", "same"])]
    pub(in crate::cli) list: bool,
    #[command(flatten)]
    pub(in crate::cli) period: PeriodArgs,
    #[arg(long)]
    pub(in crate::cli) json: bool,
}

impl AdjustArgs {
    /// Returns the entry to take back, if one is named.
    pub(in crate::cli) fn undone(&self) -> Option<EntryId> {
        self.undo.map(EntryId)
    }

    /// Returns the two entries that may note the same adjustment, if they are named.
    pub(in crate::cli) fn named(&self) -> Option<(EntryId, EntryId)> {
        match self.same.as_slice() {
            [one, other] => Some((EntryId(*one), EntryId(*other))),
            _ => None,
        }
    }
}

#[derive(Args, Debug)]
pub(in crate::cli) struct SeasonArgs {
    // Without a name, the seasons are listed; without days, the season is shown.
    #[arg(value_name = "NAME")]
    pub(in crate::cli) name: Option<String>,
    #[arg(value_name = "FROM to TO", requires = "name", num_args = 0..=4)]
    pub(in crate::cli) days: Vec<String>,
    #[arg(long, requires = "name", conflicts_with_all = ["days", "json"])]
    pub(in crate::cli) remove: bool,
    #[arg(long, conflicts_with = "days")]
    pub(in crate::cli) json: bool,
}

#[derive(Args, Debug)]
pub(in crate::cli) struct NoteArgs {
    #[arg(value_name = "TEXT")]
    text: Option<String>,
    #[arg(value_name = "EVENING")]
    evening: Option<EveningRef>,
    #[arg(long, value_name = "PLACE")]
    place: Option<String>,
    #[arg(long, conflicts_with = "place")]
    pub(in crate::cli) remove: bool,
}

/// What a command notes about an evening.
pub(in crate::cli) struct AskedNote<'a> {
    pub(in crate::cli) text: Option<&'a str>,
    pub(in crate::cli) place: Option<&'a str>,
    /// The evening; `None` if it is not named.
    pub(in crate::cli) evening: Option<EveningRef>,
}

impl NoteArgs {
    /// Returns whether something is written; otherwise the notes are shown.
    #[cfg(feature = "club")]
    pub(in crate::cli) const fn notes(&self) -> bool {
        self.text.is_some() || self.place.is_some() || self.remove
    }

    /// Returns the evening to which a single word refers, if nothing says what to note about it.
    pub(in crate::cli) fn without_text(&self) -> Option<String> {
        let only = self
            .text
            .as_deref()
            .filter(|_| self.evening.is_none() && self.place.is_none() && !self.remove)?;
        let evening = match only.parse::<HandRef>() {
            Ok(HandRef::OfEvening { day, .. }) => EveningRef::Day(day),
            Ok(HandRef::Numbered { session, .. }) => EveningRef::Session(session),
            _ => only.parse().ok()?,
        };
        Some(evening.to_string())
    }

    /// Returns what the arguments note. Where a place is given or the note is removed, no text is
    /// needed, so a single word that names an evening is one.
    pub(in crate::cli) fn asked(&self) -> AskedNote<'_> {
        let text = self.text.as_deref().filter(|text| !text.trim().is_empty());
        let place = self.place.as_deref();
        let alone = self.evening.is_none() && (self.remove || place.is_some());
        match text.filter(|_| alone).and_then(|text| text.parse().ok()) {
            Some(evening) => AskedNote {
                text: None,
                place,
                evening: Some(evening),
            },
            None => AskedNote {
                text,
                place,
                evening: self.evening,
            },
        }
    }
}
