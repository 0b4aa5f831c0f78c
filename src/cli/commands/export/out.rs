//! Where an export is written to.

use crate::cli::error::Failure;

/// Receives the output line by line.
pub(super) type LineSink<'a> = dyn FnMut(&str) -> Result<(), Failure> + 'a;
