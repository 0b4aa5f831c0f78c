//! Plain sentences of the command line, with all languages side by side.

mod again;
mod aloud;
#[cfg(feature = "club")]
mod club;
mod club_faults;
mod composed;
mod files;
mod games;
mod kept;
mod ledger;
mod menu;
mod notes;
mod page;
#[cfg(feature = "serve")]
mod phones;
mod questions;
mod results;
mod rules;
mod safekeeping;
mod share;
mod sheet_faults;
mod sheet_rows;
mod sheets;
mod stats;
mod story;

crate::words::gathered! {
    [pub(in crate::cli)]
    again aloud
    #[cfg(feature = "club")] club
    club_faults composed files games kept ledger menu notes page
    #[cfg(feature = "serve")] phones
    questions results rules safekeeping share sheet_faults sheet_rows sheets stats story
}
