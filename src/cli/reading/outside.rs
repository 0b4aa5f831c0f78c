//! Reads a ledger outside of the prompt.

use crate::cli::error::{Failure, Status};
use crate::cli::opened::opened;
use crate::cli::screen::Screen;
use crate::ledger::Ledger;
use std::path::Path;

/// Opens a ledger outside of the prompt, and shows what is asked for.
pub(in crate::cli) fn outside(
    path: Option<&Path>,
    screen: &mut Screen,
    told: impl FnOnce(&Ledger, &mut Screen) -> Result<(), Failure>,
) -> Result<Status, Failure> {
    let ledger = opened(screen, path)?;
    told(&ledger, screen)?;
    Ok(Status::Done)
}
