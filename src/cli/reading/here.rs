//! Where at the table a command is given.

use crate::ledger::SessionId;

/// Where at the table a command is given.
#[derive(Clone, Copy)]
pub(in crate::cli) struct Here<'a> {
    /// The session that is played.
    pub(in crate::cli) session: Option<SessionId>,
    /// The sessions of the evening, where the command is about those.
    pub(in crate::cli) evening: &'a [SessionId],
    /// Whether somebody can be asked.
    pub(in crate::cli) asks: bool,
}

impl Here<'_> {
    /// Outside of the prompt.
    pub(in crate::cli) const NOWHERE: Self = Self {
        session: None,
        evening: &[],
        asks: false,
    };
}
