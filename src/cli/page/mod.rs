//! The page of a year: one self-contained HTML file that never uses the network.
//!
//! Modules: `subject` is what a page is about, `year` gathers that, in hands and evenings (`dealt`,
//! read by `sessions`), who was there (`there`) and amounts (`amounts`) · `opening`, `titles`,
//! `person`, `tables`, `sure`, `rounds`, `beside`, `arrows`, `curve`, `calendar`, `records`, `days`
//! and `hand` are its parts · `replay` the steps of a hand of whole turns · `notes` the rules that
//! hands refer to · `cards` and `pile` the drawings · `picture` pictures for chats · `whole` puts all
//! together, `stamp` says how to make the page again, and `checked` whether it is still the same.
//! The templates, style and script are in `assets/page`; docs/REPORT.md describes what other
//! programs find in the page.

mod amounts;
mod arrows;
mod beside;
mod calendar;
mod cards;
mod checked;
mod curve;
mod days;
mod dealt;
mod hand;
mod notes;
mod opening;
mod person;
mod picture;
mod pile;
mod records;
mod replay;
mod rounds;
mod sessions;
mod stamp;
mod subject;
mod sure;
mod tables;
mod there;
mod titles;
mod whole;
mod year;

pub(super) use checked::{Checked, check};
pub(super) use picture::{PictureOf, picture};
pub(super) use subject::PageSubject;
pub(super) use whole::{page, told_of};
