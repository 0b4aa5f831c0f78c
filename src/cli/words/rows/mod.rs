//! Plain sentences of the command line, with all languages side by side.

mod again;
mod aloud;
mod composed;
mod files;
mod ledger;
mod menu;
mod notes;
mod page;
#[cfg(feature = "serve")]
mod phones;
mod questions;
mod rules;
mod safekeeping;
mod share;
mod sheet_faults;
mod sheets;
mod stats;

crate::words::gathered! {
    [pub(in crate::cli)]
    again aloud composed files ledger menu notes page
    #[cfg(feature = "serve")] phones
    questions rules safekeeping share sheet_faults sheets stats
}
