//! The phones around the table: one more door of the evening, on a local network.
//!
//! `network` where phones can reach this machine · `code` the address to be scanned · `key` what
//! lets a phone in · `phones` who holds which · `connection` how many connections there are and how
//! they end · `gate` what is looked at before a request is read · `full` what is said to one too
//! many · `snapshot` what all phones see · `behind` a table, a hall or both · `app` who asks · `enter` coming in · `take` what a phone
//! enters, `taken` what was entered lately, `agreed` who agreed to a hand, `arrow` a payment that
//! is owed · `hall` the news of a club · `events` the stream that says what is new · `screen` the pages, with the words of
//! `words` and the `files` beside them.

mod agreed;
mod app;
mod arrow;
pub(crate) mod behind;
pub(crate) mod code;
mod connection;
mod enter;
mod events;
mod files;
mod full;
mod gate;
pub(crate) mod hall;
pub(crate) mod key;
pub(crate) mod network;
pub(crate) mod phones;
mod screen;
pub(crate) mod snapshot;
mod take;
mod taken;
mod words;

#[cfg(test)]
pub(in crate::serve) mod tests;

use app::App;
use axum::Router;
use axum::extract::{FromRef, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use axum::routing::{get, post};
use behind::BehindDoor;
use events::Streams;
use gate::Gate;
use phones::Phones;
use screen::{Notice, show};
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use tokio::runtime;
use tokio::sync::watch;

/// The phones' door, as long as it is open.
#[derive(Debug)]
pub(crate) struct Serving {
    address: SocketAddr,
    /// Counts changes of the phones.
    changed: Arc<watch::Sender<u64>>,
    end: watch::Sender<bool>,
    thread: Option<JoinHandle<()>>,
}

impl Serving {
    /// Opens the door at an address of this machine. Without a port it is that of the evening
    /// before a restart, or a free one.
    ///
    /// # Errors
    ///
    /// Fails if the address or the port cannot be had.
    pub(crate) fn open(
        behind: BehindDoor,
        phones: Arc<Mutex<Phones>>,
        address: IpAddr,
        port: u16,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind((address, port))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (end, ended) = watch::channel(false);
        let app = App::new(behind, phones, address, ended.clone())?;
        let changed = Arc::clone(&app.changed);
        let pages = pages(app.clone(), Gate::new(app));
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let thread = thread::spawn(move || {
            runtime.block_on(async move {
                if let Ok(listener) = tokio::net::TcpListener::from_std(listener) {
                    connection::serve(listener, pages, ended).await;
                }
            });
        });
        Ok(Self {
            address,
            changed,
            end,
            thread: Some(thread),
        })
    }

    /// Returns where the door is.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Tells all phones that something about phones is new.
    pub(crate) fn phones_changed(&self) {
        self.changed.send_modify(|count| *count += 1);
    }

    /// Closes the door: streams end, what is being answered may be finished within a second.
    pub(crate) fn close(mut self) {
        let _ = self.end.send(true);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the pages share.
#[derive(Clone)]
struct Shared {
    app: App,
    streams: Streams,
}

impl FromRef<Shared> for App {
    fn from_ref(shared: &Shared) -> Self {
        shared.app.clone()
    }
}

impl FromRef<Shared> for Streams {
    fn from_ref(shared: &Shared) -> Self {
        shared.streams.clone()
    }
}

/// Returns everything that can be asked for.
fn pages(app: App, gate: Gate) -> Router {
    let fixed = [&*files::STYLE, &*files::SCRIPT, &*files::CARDS].into_iter();
    let fixed = fixed.fold(Router::new(), |pages, file| {
        pages.route(&file.path, get(move || async move { file.answer() }))
    });
    let shared = Shared {
        app,
        streams: Streams::new(),
    };
    fixed
        .route("/in", post(enter::come_in))
        .route("/about", post(enter::about))
        .route("/do", post(take::take))
        .route("/events", get(events::events))
        .route("/qr.svg", get(enter::code))
        .fallback(get(page))
        .with_state(shared)
        .layer(axum::middleware::from_fn_with_state(gate, gate::pass))
}

/// Returns the page of an address.
async fn page(State(app): State<App>, headers: HeaderMap, uri: Uri) -> Response {
    let at = uri.path_and_query().map_or("/", |at| at.as_str());
    show(&app, &headers, at, Notice::none(), StatusCode::OK).await
}
