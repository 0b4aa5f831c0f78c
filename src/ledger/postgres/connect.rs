//! Connecting: timeouts, encryption, and the server's warnings.

use super::super::server_fault::ServerFault;
use super::address::ClubAddress;
use super::fault::{fault, lacks_password};
use postgres::{Client, Config, NoTls, Row};
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject as _;
use rustls::{ClientConfig, RootCertStore};
use std::fmt::{self, Formatter};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio_postgres_rustls::MakeRustlsConnect;

/// How long a connection may take, and how long the network may be silent.
const CONNECTS: Duration = Duration::from_secs(5);
const SILENT: Duration = Duration::from_secs(10);
const ASKED_EVERY: Duration = Duration::from_secs(3);

/// The last warning of the server.
#[derive(Clone, Debug, Default)]
pub(super) struct Warnings(Arc<Mutex<Option<String>>>);

impl Warnings {
    /// Forgets what was said until now.
    pub(super) fn forget(&self) {
        self.taken();
    }

    /// Returns what was said since.
    pub(super) fn taken(&self) -> Option<String> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.take()
    }

    fn keep(&self, warning: &str) {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some(warning.to_owned());
    }
}

/// The user of a server: knows the password, and is told what takes long.
pub trait ServerUser: Send {
    /// Returns the password that is at hand, if one is.
    fn find(&mut self, address: &ClubAddress) -> Option<String>;

    /// Is told that the user waits for the server, which is away.
    fn is_waited_for(&mut self);

    /// Asks for the password, after the server wanted one and none was at hand.
    fn ask(&mut self, address: &ClubAddress) -> Option<String>;
}

/// A club's server: connects when it is first asked, and anew after the connection was lost.
pub struct PostgresServer {
    address: ClubAddress,
    pub(super) user: Box<dyn ServerUser>,
    pub(super) client: Option<Client>,
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
            client: None,
            warnings: Warnings::default(),
            has_tried: false,
        }
    }

    /// Returns the server's address.
    pub const fn address(&self) -> &ClubAddress {
        &self.address
    }

    /// Runs `ask` on a connection, and drops the connection if it was lost.
    pub(super) fn with<T>(
        &mut self,
        ask: impl FnOnce(&mut Client) -> Result<T, postgres::Error>,
    ) -> Result<T, ServerFault> {
        let asked = ask(self.client()?);
        asked.map_err(|error| self.failed(&error))
    }

    pub(super) fn failed(&mut self, error: &postgres::Error) -> ServerFault {
        if self.client.as_ref().is_none_or(Client::is_closed) {
            self.client = None;
        }
        fault(error)
    }

    pub(super) fn row(&mut self, query: &str) -> Result<Option<Row>, ServerFault> {
        self.with(|client| client.query_typed_opt(query, &[]))
    }
}

impl PostgresServer {
    /// Returns whether a connection was lost, or never came about.
    pub(super) fn is_lost(&self) -> bool {
        match &self.client {
            Some(client) => client.is_closed(),
            None => self.has_tried,
        }
    }

    /// Returns the connection; connects if there is none.
    pub(super) fn client(&mut self) -> Result<&mut Client, ServerFault> {
        let client = match self.client.take().filter(|client| !client.is_closed()) {
            Some(client) => client,
            None => self.connect()?,
        };
        Ok(self.client.insert(client))
    }

    fn connect(&mut self) -> Result<Client, ServerFault> {
        self.has_tried = true;
        let mut config = self.address.config.clone();
        config
            .connect_timeout(CONNECTS)
            .keepalives_idle(ASKED_EVERY)
            .keepalives_interval(ASKED_EVERY)
            .keepalives_retries(3)
            .tcp_user_timeout(SILENT);
        let warnings = self.warnings.clone();
        config.notice_callback(move |notice| warnings.keep(notice.message()));
        let found = self.user.find(&self.address);
        let has_none = found.is_none();
        if let Some(password) = found {
            config.password(password);
        }
        match self.open(&config)? {
            Err(error) if has_none && lacks_password(&error) => {
                let Some(password) = self.user.ask(&self.address) else {
                    return Err(fault(&error));
                };
                config.password(password);
                self.open(&config)?.map_err(|error| fault(&error))
            }
            opened => opened.map_err(|error| fault(&error)),
        }
    }

    fn open(&self, config: &Config) -> Result<Result<Client, postgres::Error>, ServerFault> {
        Ok(if self.address.is_encrypted() {
            config.connect(MakeRustlsConnect::new(encryption(&self.address)?))
        } else {
            config.connect(NoTls)
        })
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
