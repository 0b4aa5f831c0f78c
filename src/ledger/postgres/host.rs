//! A server that an address names.

use super::bad_address::BadAddress;
use super::url::encoded;
use std::net::IpAddr;
use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// The port of a server whose URL names none.
pub(super) const PORT: u16 = 5432;

/// One of the servers that an address names: one takes over from the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ClubHost {
    /// Its name; `None` if only its address is given.
    pub(super) name: Option<Host>,
    pub(super) address: Option<IpAddr>,
    pub(super) port: u16,
}

impl ClubHost {
    /// Returns the hosts that a URL names. Errors: their numbers do not fit.
    pub(super) fn all_of(config: &Config) -> Result<Vec<Self>, BadAddress> {
        let (names, addresses) = (config.get_hosts(), config.get_hostaddrs());
        let count = names.len().max(addresses.len());
        let fits = |found: usize| found == 0 || found == count;
        let ports = config.get_ports();
        if count == 0 {
            return Err(BadAddress::NoHost);
        }
        if !fits(names.len()) || !fits(addresses.len()) || !(fits(ports.len()) || ports.len() == 1)
        {
            return Err(BadAddress::NoUrl);
        }
        let one = |at: usize| Self {
            name: names.get(at).cloned(),
            address: addresses.get(at).copied(),
            port: *ports.get(at).or_else(|| ports.first()).unwrap_or(&PORT),
        };
        Ok((0..count).map(one).collect())
    }

    /// Returns whether this is the machine that the program runs on.
    pub(super) fn is_here(&self) -> bool {
        match (&self.address, &self.name) {
            (Some(address), _) => address.is_loopback(),
            (None, Some(Host::Tcp(name))) => {
                name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
            }
            #[cfg(unix)]
            (None, Some(Host::Unix(_))) => true,
            (None, None) => false,
        }
    }

    /// Returns name and port as a URL has them; `None` if there is no name.
    pub(super) fn written(&self) -> Option<String> {
        let name = match self.name.as_ref()? {
            Host::Tcp(name) if name.contains(':') => format!("[{name}]"),
            Host::Tcp(name) => encoded(name),
            #[cfg(unix)]
            Host::Unix(folder) => encoded(&folder.to_string_lossy()),
        };
        Some(match self.port {
            PORT => name,
            port => format!("{name}:{port}"),
        })
    }

    /// Returns the name by which a password file knows the host, as libpq does.
    pub(super) fn in_password_file(&self) -> String {
        match (&self.name, &self.address) {
            (Some(Host::Tcp(name)), _) => name.clone(),
            (None, Some(address)) => address.to_string(),
            #[cfg(unix)]
            (Some(Host::Unix(_)), _) => "localhost".to_owned(),
            (None, None) => String::new(),
        }
    }
}
