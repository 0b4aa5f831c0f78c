//! The phones' door while it is open, and what the terminal shows of it.

use super::notices::Notices;
use super::watch::Watcher;
use super::wifi;
use crate::cli::club::hall_beside;
use crate::cli::error::Failure;
use crate::cli::facts::phones::{PhoneHolder, PhonesFault};
use crate::cli::screen::{Grid, Screen};
use crate::cli::words::say;
use crate::evening::confirms::WhoConfirms;
use crate::evening::handle::KeeperHandle;
use crate::evening::keeper::Keeper;
use crate::letters::same_name;
use crate::record::Name;
use crate::serve::Serving;
use crate::serve::behind::BehindDoor;
use crate::serve::code::ScanCode;
use crate::serve::hall::Hall;
use crate::serve::network::Network;
use crate::serve::phones::{HandKey, Phone, PhoneId, Phones};
use crate::serve::snapshot::Publisher;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// What the command line says of the door.
#[derive(Clone, Debug, Default)]
pub(in crate::cli) struct PhoneWishes {
    /// The network; empty for the first. `None` to ask.
    pub(in crate::cli) lan: Option<String>,
    /// The port. `None` for that of the evening, or a free one.
    pub(in crate::cli) port: Option<u16>,
    /// Who may confirm a hand on a phone.
    pub(in crate::cli) confirm: WhoConfirms,
}

/// The phones' door while it is open.
#[derive(Debug)]
pub(in crate::cli) struct OpenDoor {
    serving: Serving,
    phones: Arc<Mutex<Phones>>,
    file: PathBuf,
    /// The name of the interface.
    interface: String,
}

impl OpenDoor {
    /// Shares the keeper, and opens the door in a network. The terminal is told by `notices`.
    pub(in crate::cli) fn open(
        keeper: &mut KeeperHandle,
        network: Network,
        wishes: &PhoneWishes,
        terminal: Option<Notices>,
    ) -> Result<Self, Failure> {
        let file = keeper.ledger().path().to_owned();
        let hall = hall_beside(&file)?;
        let phones = phones_beside(&file, terminal.is_some(), wishes)?;
        let mut watcher = terminal.map(|notices| Watcher::new(notices, Arc::clone(&phones)));
        let (mut publisher, snapshots) = Publisher::new();
        let publish = move |keeper: &Keeper| {
            publisher.publish(keeper);
            if let Some(watcher) = &mut watcher {
                watcher.look(keeper);
            }
        };
        let table = Some((keeper.share(publish)?, snapshots));
        Self::behind(BehindDoor { table, hall }, phones, file, network, wishes)
    }

    /// Opens the door of a club's hall at which there is no table. The file is the club's copy.
    pub(in crate::cli) fn of_hall(
        hall: Hall,
        file: &Path,
        network: Network,
        wishes: &PhoneWishes,
    ) -> Result<Self, Failure> {
        let phones = phones_beside(file, true, wishes)?;
        let behind = BehindDoor {
            table: None,
            hall: Some(hall),
        };
        Self::behind(behind, phones, file.to_owned(), network, wishes)
    }

    fn behind(
        behind: BehindDoor,
        phones: Arc<Mutex<Phones>>,
        file: PathBuf,
        network: Network,
        wishes: &PhoneWishes,
    ) -> Result<Self, Failure> {
        let not_kept = |error| PhonesFault::NotKept(file.clone(), error);
        let before = wishes.port.or_else(|| held(&phones).port()).unwrap_or(0);
        let at = SocketAddr::new(network.address, before);
        let serving = Serving::open(behind, Arc::clone(&phones), at.ip(), at.port());
        let serving = serving.map_err(|error| PhonesFault::NotOpened(at, error))?;
        let port = serving.address().port();
        held(&phones).keep_port(port).map_err(not_kept)?;
        Ok(Self {
            serving,
            phones,
            file,
            interface: network.name,
        })
    }

    /// Closes the door within a second.
    pub(in crate::cli) fn close(self) {
        self.serving.close();
    }

    /// Returns the address, without the key.
    fn address(&self) -> String {
        format!("http://{}", self.serving.address())
    }

    /// Returns the address with the key, as the code has it.
    pub(in crate::cli) fn address_with_key(&self) -> String {
        let phones = held(&self.phones);
        format!("{}/#k={}", self.address(), phones.key().text())
    }

    /// Shows how phones come in: the code, the address, and the letters.
    pub(in crate::cli) fn show(&self, screen: &mut Screen) -> io::Result<()> {
        let lang = screen.lang();
        screen.line("")?;
        let rows = ScanCode::new(&self.address_with_key()).map(|code| code.rows());
        if let Some(rows) = rows.filter(|rows| screen.has_room_for(rows)) {
            let wifi = wifi::name(&self.interface);
            screen.prose(say!(lang, how_phones_come(wifi.as_deref())))?;
            screen.code(&rows)?;
        }
        let letters = held(&self.phones).letters().grouped();
        screen.prose(say!(lang, or_type_the_letters(&self.address(), &letters)))?;
        if self.serving.address().ip().is_loopback() {
            return Ok(());
        }
        screen.prose(say!(lang, network_reads_along()))
    }

    /// Returns whether a phone is in.
    pub(in crate::cli) fn has_phones(&self) -> bool {
        held(&self.phones).all().next().is_some()
    }

    /// Lists the phones.
    pub(in crate::cli) fn list(&self, screen: &mut Screen) -> io::Result<()> {
        let lang = screen.lang();
        let mut grid = Grid::new(&say!(lang, phones_head()));
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |now| now.as_secs());
        let phones = held(&self.phones);
        if phones.all().next().is_none() {
            return screen.prose(say!(lang, no_phones()));
        }
        for (number, (_, phone)) in (1..).zip(phones.all()) {
            let seen = say!(lang, phone_seen(now.saturating_sub(phone.seen)));
            let whose = say!(lang, phone_holder(&holder(phone)));
            grid.row(&[&*u32::to_string(&number), &*whose, &*seen]);
        }
        drop(phones);
        screen.table(grid)?;
        screen.prose(say!(lang, phones_help()))
    }

    /// Lets in the phone that asks for the seat of a player; returns the player, unless none asks.
    pub(in crate::cli) fn let_in(&self, name: &str) -> Result<Option<Name>, Failure> {
        self.of_asking(name, Phones::let_in)
    }

    /// Refuses the phone that asks for the seat of a player; returns the player, unless none asks.
    pub(in crate::cli) fn refuse(&self, name: &str) -> Result<Option<Name>, Failure> {
        self.of_asking(name, Phones::refuse)
    }

    fn of_asking(
        &self,
        name: &str,
        change: impl FnOnce(&mut Phones, PhoneId) -> io::Result<()>,
    ) -> Result<Option<Name>, Failure> {
        let asks = |phone: &Phone| phone.asks.clone().filter(|asked| same_name(asked, name));
        self.change(asks, change)
    }

    /// Returns who objects to a hand.
    pub(in crate::cli) fn objectors(&self, hand: HandKey) -> Vec<Name> {
        held(&self.phones).objectors(hand).to_vec()
    }

    /// Drops all objections to a hand, over which the referee went.
    pub(in crate::cli) fn go_over(&self, hand: HandKey) -> Result<(), Failure> {
        self.changing(|phones| phones.go_over(hand))
    }

    /// Puts out the phone of a player, or the one with this number in the list; returns whose it
    /// was, unless there is none.
    pub(in crate::cli) fn put_out(&self, whom: &str) -> Result<Option<PhoneHolder>, Failure> {
        let number: Option<usize> = whom.parse().ok();
        let phones = held(&self.phones);
        let found = (1..).zip(phones.all()).find_map(|(at, (id, phone))| {
            let is_meant = number == Some(at) || seat_of(phone, whom).is_some();
            is_meant.then(|| (id, holder(phone)))
        });
        drop(phones);
        let Some((id, whose)) = found else {
            return Ok(None);
        };
        self.changing(|phones| phones.put_out(id))?;
        Ok(Some(whose))
    }

    /// Makes a player a referee beside the terminal, or no more; returns the player, unless no
    /// phone is theirs, and whether they are one now.
    pub(in crate::cli) fn name_referee(&self, name: &str) -> Result<Option<(Name, bool)>, Failure> {
        let mut now = false;
        let change = |phones: &mut Phones, id| {
            now = !phones.phone(id).is_some_and(|phone| phone.referee);
            phones.name_referee(id, now)
        };
        let named = self.change(|phone| seat_of(phone, name), change)?;
        Ok(named.map(|name| (name, now)))
    }

    /// Changes the first phone for which `of` finds a player, and returns the player.
    fn change(
        &self,
        of: impl Fn(&Phone) -> Option<Name>,
        change: impl FnOnce(&mut Phones, PhoneId) -> io::Result<()>,
    ) -> Result<Option<Name>, Failure> {
        let phones = held(&self.phones);
        let found = phones.all().find_map(|(id, phone)| Some((id, of(phone)?)));
        drop(phones);
        let Some((id, name)) = found else {
            return Ok(None);
        };
        self.changing(|phones| change(phones, id))?;
        Ok(Some(name))
    }

    /// Changes what is known of the phones, and tells them.
    fn changing(&self, change: impl FnOnce(&mut Phones) -> io::Result<()>) -> Result<(), Failure> {
        let changed = change(&mut held(&self.phones));
        changed.map_err(|error| PhonesFault::NotKept(self.file.clone(), error))?;
        self.serving.phones_changed();
        Ok(())
    }
}

/// Returns the phones that are kept beside a ledger.
fn phones_beside(
    file: &Path,
    terminal: bool,
    wishes: &PhoneWishes,
) -> Result<Arc<Mutex<Phones>>, Failure> {
    let phones = Phones::beside(file);
    let mut phones = phones.map_err(|error| PhonesFault::NotKept(file.to_owned(), error))?;
    phones.attend_terminal(terminal);
    phones.let_confirm(wishes.confirm);
    Ok(Arc::new(Mutex::new(phones)))
}

/// Returns whose a phone is.
fn holder(phone: &Phone) -> PhoneHolder {
    match (&phone.asks, phone.seats.is_empty()) {
        (Some(name), _) => PhoneHolder::Asks(name.clone()),
        (None, false) => PhoneHolder::Of(phone.seats.clone()),
        (None, true) => PhoneHolder::LooksOn,
    }
}

/// Returns the player of this name if the phone is theirs.
fn seat_of(phone: &Phone, name: &str) -> Option<Name> {
    let mut seats = phone.seats.iter();
    seats.find(|seat| same_name(seat, name)).cloned()
}

fn held(phones: &Mutex<Phones>) -> MutexGuard<'_, Phones> {
    phones.lock().unwrap_or_else(PoisonError::into_inner)
}
