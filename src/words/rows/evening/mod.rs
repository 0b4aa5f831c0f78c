//! The plain sentences of an evening, with all languages side by side.

mod closing;
mod composed;
mod evenings;
mod hand;
mod handed;
mod play;
mod questions;
mod table;
mod taps;
mod verdict;
mod whatif;

crate::words::gathered! {
    [pub(crate)]
    closing composed evenings hand handed play questions table taps verdict whatif
}
