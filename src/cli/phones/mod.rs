//! Letting phones in: in which network, what is shown, and what the terminal is told of them.

mod asked;
mod door;
mod networks;
mod notices;
mod watch;
mod wifi;

pub(super) use asked::PhoneRequest;
pub(super) use door::{OpenDoor, PhoneWishes};
pub(super) use networks::{asked as asked_network, by_option};
pub(super) use notices::Notices;
