//! What the command line has to say, as facts: no sentence is here, and nothing that makes one.

pub(crate) mod mistake;
