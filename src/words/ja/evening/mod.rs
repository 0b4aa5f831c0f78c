//! Japanese at the table: what an evening asks, rejects and reports.

mod closing;
mod days;
mod deal_draw;
mod entry;
mod handed;
mod no_answer;
pub(crate) mod play;
mod refusal;
mod step;
mod table;
pub(crate) mod track;
mod twice;
mod verdict;
mod ways;
mod whatif;

pub(crate) use crate::words::rows::evening::ja::*;
pub(crate) use closing::*;
pub(crate) use days::*;
pub(crate) use deal_draw::*;
pub(crate) use entry::*;
pub(crate) use handed::*;
pub(crate) use play::*;
pub(crate) use refusal::*;
pub(crate) use step::*;
pub(crate) use table::*;
pub(crate) use track::*;
pub(crate) use twice::*;
pub(crate) use verdict::*;
pub(crate) use ways::*;
pub(crate) use whatif::*;
