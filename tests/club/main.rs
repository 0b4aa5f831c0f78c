//! A club of many tables. With files alone, as it would be without a server: `season`. The rest
//! runs against `PostgreSQL` servers that the tests start themselves, by another user than root:
//! the installed version, or the one whose programs `DOKBAK_POSTGRES_BIN` names.
//!
//! Without a server's programs a test is skipped with a note; with `DOKBAK_PROGRAMS=must` it fails.
#![cfg(unix)]
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops where something is not as it must be"
)]

mod alone;
mod board;
mod commands;
mod cut;
mod desk;
mod evening;
mod failover;
mod forgot;
mod letting_in;
mod operations;
mod pooler;
#[path = "../support/programs.rs"]
mod programs;
mod proxy;
mod rights;
mod same;
#[path = "../support/scripts.rs"]
mod scripts;
mod season;
mod server;
mod silent;
mod standby;
mod terminal;
mod through_server;
mod two_tables;
mod unanswered;
mod visitor;
mod writers;
