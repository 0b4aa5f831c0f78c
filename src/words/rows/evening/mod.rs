//! The plain sentences of an evening, with all languages side by side.

#[cfg(feature = "serve")]
mod acts;
mod closing;
mod composed;
mod evenings;
mod hand;
mod handed;
#[cfg(feature = "serve")]
mod lines;
mod play;
mod questions;
mod table;
mod taps;
mod verdict;
mod whatif;

crate::words::gathered! {
    [pub(crate)]
    #[cfg(feature = "serve")] acts
    #[cfg(feature = "serve")] lines
    closing composed evenings hand handed play questions table taps verdict whatif
}
