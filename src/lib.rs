//! dokbak: the referee and bookkeeper of hwatu tables.
pub mod card;
pub mod case;
pub mod cli;
pub mod date;
pub mod gostop;
pub mod ledger;
pub mod record;
pub mod report;
pub mod rules;
pub mod verdict;
