//! The plain sentences of an evening, with all languages side by side.

mod closing;
mod composed;
mod evenings;
mod hand;
mod handed;
mod play;
mod table;
mod taps;
mod verdict;
mod whatif;

crate::words::gathered! {
    [pub(crate)]
    closing composed evenings hand handed play table taps verdict whatif
}
