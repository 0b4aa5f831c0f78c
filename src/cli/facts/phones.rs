//! Phones at the table, as facts.

use crate::record::Name;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why phones cannot come in.
#[derive(Debug)]
pub(in crate::cli) enum PhonesFault {
    /// The networks of this machine cannot be read.
    NetworksUnread(io::Error),
    /// This machine is in no network in which a phone can be.
    NoNetwork,
    /// No network has this name; these are there.
    NoSuchNetwork { asked: String, there: Vec<String> },
    /// The address or the port cannot be had.
    NotOpened(SocketAddr, io::Error),
    /// What is kept of the phones beside the ledger cannot be used.
    NotKept(PathBuf, io::Error),
}

/// Something about the phones that the terminal is told while a question waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum PhoneNotice {
    /// Somebody entered something for the hand.
    Entered(String),
    /// Somebody finished the hand.
    Finished(String),
    /// Somebody ended the evening.
    Ended(String),
    /// The first phone is in.
    CameIn,
    /// A phone asks for the seat of this player.
    Asks(Name),
    /// Somebody objects to a hand: the one in play, or a written one by its number.
    Objects { who: Name, written: Option<u32> },
    /// A club's server did not take what somebody entered.
    NotTaken,
    /// No phone has come yet; with the port.
    NobodyCame(u16),
}

/// Whose a phone is, for the list of phones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum PhoneHolder {
    /// The phone of these players.
    Of(Vec<Name>),
    /// It asks for the seat of this player.
    Asks(Name),
    /// It only looks on.
    LooksOn,
}
