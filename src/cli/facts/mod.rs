//! What the command line has to say, as facts. No sentence is made in this room.

pub(super) mod club;
pub(super) mod days;
pub(super) mod error;
pub(super) mod input;
pub(super) mod kept;
pub(super) mod lesson;
pub(super) mod missing_letters;
pub(crate) mod mistake;
pub(super) mod not_copied;
pub(super) mod period_option;
#[cfg(feature = "serve")]
pub(super) mod phones;
pub(super) mod sheet;
pub(super) mod shell;
