//! The place at the table where a command is typed.

use crate::ledger::SessionId;

/// The place at the table where a command is typed.
#[derive(Clone, Copy)]
pub(in crate::cli) struct Here<'a> {
    /// The session being played.
    pub(in crate::cli) session: Option<SessionId>,
    /// The sessions of the evening, if the command is about those.
    pub(in crate::cli) evening: &'a [SessionId],
    /// Whether there is somebody to ask.
    pub(in crate::cli) asks: bool,
}

impl Here<'_> {
    /// No place at a table: the command was not typed at the prompt.
    pub(in crate::cli) const NOWHERE: Self = Self {
        session: None,
        evening: &[],
        asks: false,
    };
}
