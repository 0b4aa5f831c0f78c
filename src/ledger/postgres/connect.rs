//! Connecting: how long is waited, encryption, and the server's warnings.

use super::super::server_fault::ServerFault;
use super::address::{ClubAddress, OneServer, PasswordPlace};
use super::connection::{Connection, NoAnswer};
use super::fault::{unanswered, wants_password};
use super::warnings::Warnings;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use std::fmt::{self, Formatter};
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::{Client, Config, Error, Row};

/// How long a connection may take, until the user is let in.
const CONNECTS: Duration = Duration::from_secs(5);
/// How long it may take to reach one of the addresses that a server's name has.
const REACHES: Duration = Duration::from_secs(2);
/// How long the server may be silent after it was asked.
pub(super) const SILENT: Duration = Duration::from_secs(5);
/// How often a network that is silent is asked whether it is there.
const ASKED_EVERY: Duration = Duration::from_secs(3);

/// The user of a server: knows the password, and is told what takes long.
pub trait ServerUser: Send {
    /// Returns the password that is at hand for one of the servers of an address, if one is.
    fn find(&mut self, address: &ClubAddress, place: &PasswordPlace) -> Option<String>;

    /// Is told that the user waits for the server, which is away.
    fn is_waited_for(&mut self);

    /// Asks for the password, after the server wanted one; `is_wrong` if it did not accept another.
    fn ask(&mut self, address: &ClubAddress, is_wrong: bool) -> Option<String>;

    /// Is told that the server accepted the password that was asked for.
    fn accepted(&mut self, address: &ClubAddress, password: &str);
}

/// A club's server: connects when it is first asked, and anew after the connection was lost.
pub struct PostgresServer {
    address: ClubAddress,
    pub(super) user: Box<dyn ServerUser>,
    pub(super) connection: Option<Connection>,
    pub(super) warnings: Warnings,
    /// Whether a connection was tried.
    pub(super) has_tried: bool,
}

impl fmt::Debug for PostgresServer {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresServer")
            .field("address", &self.address)
            .finish_non_exhaustive()
    }
}

impl PostgresServer {
    /// Returns the server at this address. Nothing is sent yet.
    pub fn new(address: ClubAddress, user: Box<dyn ServerUser>) -> Self {
        Self {
            address,
            user,
            connection: None,
            warnings: Warnings::default(),
            has_tried: false,
        }
    }

    /// Returns the server's address.
    pub const fn address(&self) -> &ClubAddress {
        &self.address
    }

    /// Asks the server, and drops the connection if it was lost.
    pub(super) fn with<T>(
        &mut self,
        ask: impl AsyncFnOnce(&Client) -> Result<T, Error>,
    ) -> Result<T, ServerFault> {
        self.with_patience(SILENT, ask)
    }

    /// Asks the server, which may be silent for as long as `patience`, and drops the connection if
    /// it was lost.
    pub(super) fn with_patience<T>(
        &mut self,
        patience: Duration,
        ask: impl AsyncFnOnce(&Client) -> Result<T, Error>,
    ) -> Result<T, ServerFault> {
        let asked = self.connection()?.ask(patience, ask);
        asked.map_err(|none| self.failed(&none))
    }

    pub(super) fn failed(&mut self, none: &NoAnswer) -> ServerFault {
        if self.is_lost() {
            self.connection = None;
        }
        unanswered(none)
    }

    pub(super) fn row(&mut self, query: &str) -> Result<Option<Row>, ServerFault> {
        self.with(async |client| client.query_typed_opt(query, &[]).await)
    }
}

impl PostgresServer {
    /// Returns whether a connection was lost, or never came about.
    pub(super) fn is_lost(&self) -> bool {
        match &self.connection {
            Some(connection) => connection.has_ended(),
            None => self.has_tried,
        }
    }

    /// Returns the connection; connects if there is none.
    pub(super) fn connection(&mut self) -> Result<&mut Connection, ServerFault> {
        let kept = self.connection.take().filter(|one| !one.has_ended());
        let connection = match kept {
            Some(connection) => connection,
            None => self.connect()?,
        };
        Ok(self.connection.insert(connection))
    }

    fn connect(&mut self) -> Result<Connection, ServerFault> {
        self.has_tried = true;
        let mut last = ServerFault::Away(String::new());
        for server in self.address.servers() {
            match self.enter(&server) {
                Ok(connection) => return Ok(connection),
                Err(fault) => last = fault,
            }
        }
        Err(last)
    }

    /// Connects with one of the servers of the address.
    fn enter(&mut self, server: &OneServer) -> Result<Connection, ServerFault> {
        let mut config = server.config.clone();
        config
            .connect_timeout(REACHES)
            .keepalives_idle(ASKED_EVERY)
            .keepalives_interval(ASKED_EVERY)
            .keepalives_retries(3)
            .tcp_user_timeout(SILENT);
        if let Some(password) = self.user.find(&self.address, &server.place) {
            config.password(password);
        }
        let mut typed: Option<String> = None;
        loop {
            match self.open(&config)? {
                Err(NoAnswer::Told(error)) if wants_password(&error) => {
                    let is_wrong = config.get_password().is_some();
                    let Some(password) = self.user.ask(&self.address, is_wrong) else {
                        return Err(unanswered(&error.into()));
                    };
                    config.password(&password);
                    typed = Some(password);
                }
                Err(none) => return Err(unanswered(&none)),
                Ok(connection) => {
                    if let Some(password) = typed {
                        self.user.accepted(&self.address, &password);
                    }
                    return Ok(connection);
                }
            }
        }
    }

    fn open(&self, config: &Config) -> Result<Result<Connection, NoAnswer>, ServerFault> {
        let encrypted = self.address.is_encrypted();
        let encryption = encrypted.then(|| encryption(&self.address)).transpose()?;
        let warnings = self.warnings.clone();
        Ok(Connection::open(config, encryption, CONNECTS, warnings))
    }
}

/// Returns how a connection is encrypted: the server proves its name by a certificate of the
/// club's own authority, or else of one that the system trusts.
fn encryption(address: &ClubAddress) -> Result<ClientConfig, ServerFault> {
    let mut roots = RootCertStore::empty();
    if let Some(file) = address.authority() {
        let unreadable = |why: String| ServerFault::Certificates {
            file: file.to_owned(),
            why,
        };
        let found = CertificateDer::pem_file_iter(file);
        let found = found.map_err(|error| unreadable(error.to_string()))?;
        for certificate in found {
            let certificate = certificate.map_err(|error| unreadable(error.to_string()))?;
            let added = roots.add(certificate);
            added.map_err(|error| unreadable(error.to_string()))?;
        }
        if roots.is_empty() {
            return Err(unreadable("no certificate is in it".to_owned()));
        }
    } else {
        let found = rustls_native_certs::load_native_certs();
        roots.add_parsable_certificates(found.certs);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.map_err(|error| ServerFault::Refused(error.to_string()))?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}
