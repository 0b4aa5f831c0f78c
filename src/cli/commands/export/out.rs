//! Where a ledger is written to.

use crate::cli::error::Failure;

/// Takes a line at a time.
pub(super) type LineSink<'a> = dyn FnMut(&str) -> Result<(), Failure> + 'a;
