//! The address of a club's server: a `postgresql://` URL as libpq reads it.

use super::super::server_url::means_server;
use super::bad_address::BadAddress;
use super::host::{ClubHost, PORT};
use super::url::{UrlParts, encoded};
use std::fmt::{self, Display, Formatter};
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

/// The address of a club's server, without its password.
///
/// The connection is encrypted, and the server must prove its name by a certificate, unless
/// every host is this machine or the URL says `sslmode=disable`.
#[derive(Clone)]
pub struct ClubAddress {
    user: String,
    /// The database; `None` if it is not named, and has the name of the user.
    database: Option<String>,
    hosts: Vec<ClubHost>,
    /// What the server is asked to set for a connection.
    options: Option<String>,
    target: TargetSessionAttrs,
    /// Whether `sslmode` asks for encryption or for none; `None` if it is not named.
    sslmode: Option<bool>,
    /// The file with the certificates of the club's own authority, PEM.
    authority: Option<PathBuf>,
}

/// A server of an address: how to connect with it, and where a password file may have a password
/// for it.
pub(super) struct OneServer {
    pub(super) config: Config,
    pub(super) place: PasswordPlace,
}

/// Where a password file may have a password for, as libpq names it: host, port, database, user.
pub type PasswordPlace = [String; 4];

impl ClubAddress {
    /// Returns whether a text is meant as the address of a server and not as a path.
    pub fn is_meant_by(text: &str) -> bool {
        means_server(text)
    }

    /// Reads an address, and the password if the URL has one. A relative path in it starts in the
    /// current folder.
    /// Errors: no `postgresql://` URL, or one without server or user.
    pub fn parse(text: &str) -> Result<(Self, Option<String>), BadAddress> {
        Self::parse_in(text, Path::new(""))
    }

    /// Reads an address as [`parse`](Self::parse) does; a relative path in it starts in `folder`.
    pub fn parse_in(text: &str, folder: &Path) -> Result<(Self, Option<String>), BadAddress> {
        let mut parts = UrlParts::parse(text)?;
        let (mut sslmode, mut authority) = (None, None);
        let mut bad = None;
        parts.options.retain(|(key, value)| {
            match key.as_str() {
                "sslmode" => match encrypts(value) {
                    Ok(mode) => sslmode = Some(mode),
                    Err(why) => bad = Some(why),
                },
                "sslrootcert" => {
                    let file = folder.join(value);
                    authority = Some(std::path::absolute(&file).unwrap_or(file));
                }
                _ => return true,
            }
            false
        });
        if let Some(why) = bad {
            return Err(why);
        }
        let config = Config::from_str(&parts.servers_and_options());
        let config = config.map_err(|_| BadAddress::NoUrl)?;
        let hosts = ClubHost::all_of(&config)?;
        let address = Self {
            user: parts.user.ok_or(BadAddress::NoUser)?,
            database: parts.database,
            hosts,
            options: config.get_options().map(str::to_owned),
            target: config.get_target_session_attrs(),
            sslmode,
            authority,
        };
        Ok((address, parts.password))
    }

    /// Trusts the certificates of this file instead of those of the system.
    pub fn set_authority(&mut self, file: &Path) {
        self.authority = Some(file.to_owned());
    }

    /// Returns whether the connection is encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.sslmode
            .unwrap_or_else(|| !self.hosts.iter().all(ClubHost::is_here))
    }

    /// Returns the file with the certificates of the club's own authority, if there is one.
    pub fn authority(&self) -> Option<&Path> {
        self.authority.as_deref()
    }

    /// Returns the whole address as a URL, with the file of [`authority`](Self::authority) and
    /// without password.
    pub fn to_url(&self) -> String {
        let shown = self.to_string();
        let Some(file) = &self.authority else {
            return shown;
        };
        let joint = if shown.contains('?') { '&' } else { '?' };
        format!(
            "{shown}{joint}sslrootcert={}",
            encoded(&file.to_string_lossy())
        )
    }

    /// Returns the places where a password file may have a password for, one for each server.
    pub fn places(&self) -> Vec<PasswordPlace> {
        self.hosts.iter().map(|host| self.place(host)).collect()
    }

    fn place(&self, host: &ClubHost) -> PasswordPlace {
        let database = self.database.as_ref().unwrap_or(&self.user);
        [
            host.in_password_file(),
            host.port.to_string(),
            database.clone(),
            self.user.clone(),
        ]
    }

    /// Returns the servers, in the order in which they are tried.
    pub(super) fn servers(&self) -> Vec<OneServer> {
        let one = |host| OneServer {
            config: self.config(host),
            place: self.place(host),
        };
        self.hosts.iter().map(one).collect()
    }

    fn config(&self, host: &ClubHost) -> Config {
        let mut config = Config::new();
        config.user(&self.user).application_name("dokbak");
        if let Some(database) = &self.database {
            config.dbname(database);
        }
        if let Some(options) = &self.options {
            config.options(options);
        }
        match &host.name {
            Some(Host::Tcp(name)) => {
                config.host(name);
            }
            #[cfg(unix)]
            Some(Host::Unix(folder)) => {
                config.host_path(folder);
            }
            None => {}
        }
        if let Some(address) = host.address {
            config.hostaddr(address);
        }
        let mode = if self.is_encrypted() {
            SslMode::Require
        } else {
            SslMode::Disable
        };
        config
            .port(host.port)
            .target_session_attrs(self.target)
            .ssl_mode(mode);
        config
    }

    /// Returns the options of the URL that count, but for `sslrootcert`.
    fn shown_options(&self) -> Vec<(&'static str, String)> {
        let listed = |one: fn(&ClubHost) -> Option<String>| {
            let all: Option<Vec<String>> = self.hosts.iter().map(one).collect();
            all.map(|all| all.join(","))
        };
        // A name has its port beside it.
        let has_ports = self.hosts.iter().all(|host| host.name.is_none())
            && self.hosts.iter().any(|host| host.port != PORT);
        let ports = listed(|host| Some(host.port.to_string())).filter(|_| has_ports);
        let target = match self.target {
            TargetSessionAttrs::ReadWrite => Some("read-write"),
            TargetSessionAttrs::ReadOnly => Some("read-only"),
            _ => None,
        };
        let mode = |encrypts| if encrypts { "verify-full" } else { "disable" };
        let options = [
            ("hostaddr", listed(|host| Some(host.address?.to_string()))),
            ("port", ports),
            ("options", self.options.clone()),
            ("target_session_attrs", target.map(str::to_owned)),
            ("sslmode", self.sslmode.map(mode).map(str::to_owned)),
        ];
        let named = options.into_iter();
        named
            .filter_map(|(key, value)| Some((key, value?)))
            .collect()
    }
}

/// Shows the URL, made of what was read of it: without password and `sslrootcert`.
impl Display for ClubAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let hosts: Option<Vec<String>> = self.hosts.iter().map(ClubHost::written).collect();
        let hosts = hosts.unwrap_or_default().join(",");
        write!(f, "postgresql://{}@{hosts}", encoded(&self.user))?;
        if let Some(database) = &self.database {
            write!(f, "/{}", encoded(database))?;
        }
        for (at, (key, value)) in self.shown_options().into_iter().enumerate() {
            let joint = if at == 0 { '?' } else { '&' };
            // These signs mean nothing in an option.
            let value = encoded(&value).replace("%2C", ",").replace("%3A", ":");
            write!(f, "{joint}{key}={value}")?;
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
        self.to_url() == other.to_url()
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

#[cfg(test)]
mod tests {
    use super::super::bad_address::BadAddress;
    use super::ClubAddress;
    use std::path::{Path, absolute};

    fn read(text: &str) -> (ClubAddress, Option<String>) {
        ClubAddress::parse(text).unwrap()
    }

    #[test]
    fn a_password_is_taken_out_and_shown_nowhere() {
        for url in [
            "postgresql://table3:se%40cret@club.example/hwatu",
            "postgresql://table3:se@cret@club.example/hwatu",
            "postgresql://table3@club.example/hwatu?password=se%40cret",
            "postgresql://table3@club.example/hwatu?passwor%64=se%40cret",
            "postgresql://club.example/hwatu?user=table3&password=se@cret",
            "POSTGRESQL://table3:se@cret@club.example:5432/hwatu",
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
        for (url, shown) in [
            ("postgresql://a@club.example/b?sslmode=disable", None),
            ("postgresql://a@[::1]:5433/b", None),
            ("postgresql://a@club.example/동호회", None),
            (
                "postgresql://a@/b?hostaddr=10.0.0.1,10.0.0.2&port=5433,5434",
                None,
            ),
            (
                "postgresql://a@h1:5432,h2:5433/b?sslmode=require&target_session_attrs=read-write",
                Some(
                    "postgresql://a@h1,h2:5433/b?target_session_attrs=read-write&sslmode=verify-full",
                ),
            ),
            (
                "Postgres://%61@club.example/%EB%8F%99?options=-c%20x%3D1&connect_timeout=3",
                Some("postgresql://a@club.example/동?options=-c%20x%3D1"),
            ),
        ] {
            let shown = shown.unwrap_or(url);
            assert_eq!(read(url).0.to_string(), shown);
            assert_eq!(read(shown).0, read(url).0);
        }
    }

    #[test]
    fn a_relative_certificate_is_kept_as_where_it_was_found() {
        let url = "postgresql://a@club.example/b?sslrootcert=ca.pem";
        let file = absolute("ca.pem").unwrap();
        assert_eq!(read(url).0.authority(), Some(file.as_path()));
        let (address, _) = ClubAddress::parse_in(url, Path::new("config")).unwrap();
        let file = absolute("config/ca.pem").unwrap();
        assert_eq!(address.authority(), Some(file.as_path()));
        assert_eq!(read(&address.to_url()).0, address);
        assert_eq!(address.to_string(), "postgresql://a@club.example/b");
    }

    #[test]
    fn the_places_of_a_password_are_those_of_libpq() {
        let places = read("postgresql://a@h1,h2:5433/b").0.places();
        let place = |host: &str, port: &str| [host, port, "b", "a"].map(str::to_owned);
        assert_eq!(places, [place("h1", "5432"), place("h2", "5433")]);
        // Without a database its name is that of the user.
        let places = read("postgres://a@h1").0.places();
        assert_eq!(places, [["h1", "5432", "a", "a"].map(str::to_owned)]);
        let places = read("postgres://a@/b?hostaddr=10.0.0.1").0.places();
        assert_eq!(places, [["10.0.0.1", "5432", "b", "a"].map(str::to_owned)]);
    }

    #[test]
    fn what_is_no_address_is_refused_by_what_is_missing() {
        let fault = |text: &str| ClubAddress::parse(text).unwrap_err();
        assert_eq!(fault("club.db"), BadAddress::NoUrl);
        assert_eq!(fault("postgresql://a@h:port/b"), BadAddress::NoUrl);
        assert_eq!(
            fault("postgresql://a@h1,h2/b?hostaddr=::1"),
            BadAddress::NoUrl
        );
        assert_eq!(fault("postgresql:///b"), BadAddress::NoHost);
        assert_eq!(fault("postgresql://club.example/b"), BadAddress::NoUser);
        assert_eq!(
            fault("postgresql://a@club.example/b?sslmode=full"),
            BadAddress::BadMode("full".to_owned())
        );
    }
}
