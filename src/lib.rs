//! dokbak: the referee and bookkeeper of hwatu tables.
pub mod card;
pub mod rules;
