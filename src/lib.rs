//! dokbak: the referee and bookkeeper of hwatu tables.
pub mod card;
pub mod date;
pub mod record;
pub mod rules;
pub mod verdict;
