//! The address of a club's server: a `postgresql://` URL as libpq reads it.

use postgres::Config;
use postgres::config::{Host, SslMode};
use std::fmt::{self, Display, Formatter};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

/// The port of a server whose URL names none.
const PORT: u16 = 5432;

/// The address of a club's server, without its password.
///
/// The connection is encrypted, and the server must prove its name by a certificate, unless
/// every host is this machine or the URL says `sslmode=disable`.
#[derive(Clone)]
pub struct ClubAddress {
    /// The URL without its password, `sslmode` and `sslrootcert`.
    url: String,
    pub(super) config: Config,
    /// Whether `sslmode` asks for encryption or for none; `None` if it is not named.
    sslmode: Option<bool>,
    /// The file with the certificates of the club's own authority, PEM.
    pub(super) authority: Option<PathBuf>,
}

/// Why a text is not the address of a club's server. No password is in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BadAddress {
    /// It is no `postgresql://` URL.
    #[error("this is not an address like postgresql://table3@club.example/hwatu")]
    NoUrl,
    /// The URL names no server.
    #[error("the address names no server")]
    NoHost,
    /// The URL names no user.
    #[error("the address names no user")]
    NoUser,
    /// The value of `sslmode` is unknown.
    #[error("`sslmode={0}` is unknown; use verify-full, or disable")]
    BadMode(String),
}

impl ClubAddress {
    /// Returns whether a text is meant as the address of a server and not as a path.
    pub fn is_meant_by(text: &str) -> bool {
        ["postgresql://", "postgres://"]
            .iter()
            .any(|scheme| text.starts_with(scheme))
    }

    /// Reads an address, and the password if the URL has one.
    /// Errors: no `postgresql://` URL, or one without server or user.
    pub fn parse(text: &str) -> Result<(Self, Option<String>), BadAddress> {
        if !Self::is_meant_by(text) {
            return Err(BadAddress::NoUrl);
        }
        let (base, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut kept, mut password) = (Vec::new(), None);
        let (mut sslmode, mut authority) = (None, None);
        for option in query.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("sslmode", mode)) => sslmode = Some(encrypts(mode)?),
                Some(("sslrootcert", file)) => authority = Some(PathBuf::from(decoded(file))),
                Some(("password", word)) => password = Some(decoded(word)),
                _ => kept.push(option),
            }
        }
        let (base, word) = without_password(base);
        let password = word.map(|word| decoded(&word)).or(password);
        let mut url = base;
        if !kept.is_empty() {
            url = format!("{url}?{}", kept.join("&"));
        }
        let mut config = Config::from_str(&url).map_err(|_| BadAddress::NoUrl)?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(BadAddress::NoHost);
        }
        if config.get_user().is_none() {
            return Err(BadAddress::NoUser);
        }
        config.application_name("dokbak");
        let mut address = Self {
            url,
            config,
            sslmode,
            authority,
        };
        address.set_mode();
        Ok((address, password))
    }

    /// Trusts the certificates of this file instead of those of the system.
    pub fn set_authority(&mut self, file: &Path) {
        self.authority = Some(file.to_owned());
    }

    fn set_mode(&mut self) {
        let mode = if self.is_encrypted() {
            SslMode::Require
        } else {
            SslMode::Disable
        };
        self.config.ssl_mode(mode);
    }

    /// Returns whether the connection is encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.sslmode.unwrap_or_else(|| !self.is_this_machine())
    }

    /// Returns whether every host is this machine.
    fn is_this_machine(&self) -> bool {
        let here = |host: &Host| match host {
            Host::Tcp(name) => {
                name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
            }
            #[cfg(unix)]
            Host::Unix(_) => true,
        };
        let addresses = self.config.get_hostaddrs();
        addresses.iter().all(IpAddr::is_loopback)
            && (!addresses.is_empty() || self.config.get_hosts().iter().all(here))
    }

    /// Returns the file with the certificates of the club's own authority, if there is one.
    pub fn authority(&self) -> Option<&Path> {
        self.authority.as_deref()
    }

    /// Returns the places where a password file may have a password for, as libpq names them:
    /// host, port, database, user.
    pub fn places(&self) -> Vec<[String; 4]> {
        let user = self.config.get_user().unwrap_or_default();
        let database = self.config.get_dbname().unwrap_or(user);
        let ports = self.config.get_ports();
        let hosts = self.config.get_hosts().iter().enumerate();
        hosts
            .map(|(at, host)| {
                let host = match host {
                    Host::Tcp(name) => name.clone(),
                    #[cfg(unix)]
                    Host::Unix(_) => "localhost".to_owned(),
                };
                let port = ports.get(at).or_else(|| ports.first()).unwrap_or(&PORT);
                [host, port.to_string(), database.to_owned(), user.to_owned()]
            })
            .collect()
    }
}

/// Shows the URL without any password.
impl Display for ClubAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.url)?;
        if let Some(encrypts) = self.sslmode {
            let joint = if self.url.contains('?') { '&' } else { '?' };
            let mode = if encrypts { "verify-full" } else { "disable" };
            write!(f, "{joint}sslmode={mode}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for ClubAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "ClubAddress({self})")
    }
}

impl PartialEq for ClubAddress {
    fn eq(&self, other: &Self) -> bool {
        let said = |one: &Self| (one.to_string(), one.authority.clone());
        said(self) == said(other)
    }
}

impl Eq for ClubAddress {}

/// Returns whether a value of `sslmode` asks for encryption. Every mode but `disable` is taken as
/// the strictest.
fn encrypts(mode: &str) -> Result<bool, BadAddress> {
    match mode {
        "disable" => Ok(false),
        "allow" | "prefer" | "require" | "verify-ca" | "verify-full" => Ok(true),
        _ => Err(BadAddress::BadMode(mode.to_owned())),
    }
}

/// Takes the password out of the part of a URL before its options.
fn without_password(base: &str) -> (String, Option<String>) {
    let Some((scheme, rest)) = base.split_once("://") else {
        return (base.to_owned(), None);
    };
    // A password may have an `@` that nobody encoded.
    let Some((who, server)) = rest.rsplit_once('@') else {
        return (base.to_owned(), None);
    };
    match who.split_once(':') {
        Some((user, word)) => (format!("{scheme}://{user}@{server}"), Some(word.to_owned())),
        None => (base.to_owned(), None),
    }
}

/// Replaces `%41` and the like by the characters that they stand for.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%');
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        if let Some(code) = code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            bytes.push(code);
            rest = after.get(2..).unwrap_or_default();
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{BadAddress, ClubAddress};

    fn read(text: &str) -> (ClubAddress, Option<String>) {
        ClubAddress::parse(text).unwrap()
    }

    #[test]
    fn a_password_is_taken_out_and_shown_nowhere() {
        for url in [
            "postgresql://table3:se%40cret@club.example/hwatu",
            "postgresql://table3:se@cret@club.example/hwatu",
            "postgresql://table3@club.example/hwatu?password=se%40cret",
        ] {
            let (address, password) = read(url);
            assert_eq!(password.as_deref(), Some("se@cret"), "{url}");
            assert_eq!(
                address.to_string(),
                "postgresql://table3@club.example/hwatu"
            );
            assert!(!format!("{address:?}").contains("cret"));
        }
    }

    #[test]
    fn only_this_machine_is_reached_in_the_clear_unless_the_address_says_so() {
        let encrypted = [
            ("postgresql://a@club.example/b", true),
            ("postgresql://a@192.168.0.7/b", true),
            ("postgresql://a@localhost.club.example/b", true),
            ("postgresql://a@127.0.0.1,club.example/b", true),
            ("postgresql://a@localhost/b", false),
            ("postgresql://a@127.0.0.1:5433/b", false),
            ("postgresql://a@[::1]/b", false),
            ("postgresql://a@localhost/b?sslmode=require", true),
            ("postgresql://a@club.example/b?sslmode=disable", false),
            ("postgresql://a@club.example/b?sslmode=prefer", true),
        ];
        for (url, due) in encrypted {
            assert_eq!(read(url).0.is_encrypted(), due, "{url}");
        }
    }

    #[test]
    fn an_address_is_kept_as_it_is_read_again() {
        for url in [
            "postgresql://a@club.example/b?sslmode=disable",
            "postgresql://a@h1:5432,h2:5433/b?target_session_attrs=read-write&sslmode=verify-full",
            "postgresql://a@[::1]:5433/b",
        ] {
            assert_eq!(read(url).0.to_string(), url);
            assert_eq!(read(&read(url).0.to_string()).0, read(url).0);
        }
    }

    #[test]
    fn the_places_of_a_password_are_those_of_libpq() {
        let places = read("postgresql://a@h1,h2:5433/b").0.places();
        let place = |host: &str, port: &str| [host, port, "b", "a"].map(str::to_owned);
        assert_eq!(places, [place("h1", "5432"), place("h2", "5433")]);
        // Without a database its name is that of the user.
        let places = read("postgres://a@h1").0.places();
        assert_eq!(places, [["h1", "5432", "a", "a"].map(str::to_owned)]);
    }

    #[test]
    fn what_is_no_address_is_refused_by_what_is_missing() {
        let fault = |text: &str| ClubAddress::parse(text).unwrap_err();
        assert_eq!(fault("club.db"), BadAddress::NoUrl);
        assert_eq!(fault("postgresql://a@h:port/b"), BadAddress::NoUrl);
        assert_eq!(fault("postgresql:///b"), BadAddress::NoHost);
        assert_eq!(fault("postgresql://club.example/b"), BadAddress::NoUser);
        assert_eq!(
            fault("postgresql://a@club.example/b?sslmode=full"),
            BadAddress::BadMode("full".to_owned())
        );
    }
}
