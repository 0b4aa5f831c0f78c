//! What is looked at before a request is read: where it is meant to go, where it comes from, how
//! often.

use super::app::App;
use super::full;
use super::phones::{PhoneId, Visitor};
use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// How much a form may hold: far more than a line of a record has.
const BODY_BYTES: usize = 64 * 1024;

/// How long the body of a request may take to come.
const READ: Duration = Duration::from_secs(10);

/// How long an answer may take: a club's server is waited for, and then asked what became of a
/// commit. A stream of events is answered within that, too.
const ANSWERED: Duration = Duration::from_secs(30);

/// How many taps of one phone are taken in one stretch. Phones may share an address.
const TAPS: u32 = 30;

/// How long a stretch is.
const STRETCH: Duration = Duration::from_secs(10);

/// How many phones and addresses are remembered.
const REMEMBERED: usize = 1024;

/// What a page may do: nothing but what comes from here.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What is let through.
#[derive(Clone)]
pub(super) struct Gate {
    /// The hosts by which the table is called, each with its port, to the letter.
    hosts: Arc<[String]>,
    app: App,
    taps: Arc<Mutex<HashMap<Tapper, Stretch>>>,
}

/// Whose taps are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Tapper {
    /// A phone that is in.
    Phone(PhoneId),
    /// Everybody else at an address.
    Address(IpAddr),
}

/// The taps in the stretch that began then.
struct Stretch {
    began: Instant,
    taps: u32,
}

impl Gate {
    /// Returns the gate of a table that is reached at its address, and from this machine.
    pub(super) fn new(app: App) -> Self {
        let address = app.address;
        let port = address.port();
        let mut hosts = vec![
            address.to_string(),
            format!("127.0.0.1:{port}"),
            format!("localhost:{port}"),
        ];
        hosts.dedup();
        Self {
            hosts: hosts.into(),
            app,
            taps: Arc::default(),
        }
    }

    /// Returns why a request is refused, if it is.
    fn refuses(&self, request: &Request, from: IpAddr) -> Option<StatusCode> {
        let header = |name: HeaderName| {
            let mut all = request.headers().get_all(name).iter();
            match (all.next(), all.next()) {
                (Some(only), None) => only.to_str().ok(),
                _ => None,
            }
        };
        let Some(host) = header(HOST).filter(|host| self.hosts.iter().any(|ours| ours == host))
        else {
            return Some(StatusCode::MISDIRECTED_REQUEST);
        };
        match *request.method() {
            Method::GET | Method::HEAD => return None,
            Method::POST => {}
            _ => return Some(StatusCode::METHOD_NOT_ALLOWED),
        }
        let ours = |origin: &str| origin.strip_prefix("http://") == Some(host);
        if !header(ORIGIN).is_some_and(ours) {
            return Some(StatusCode::FORBIDDEN);
        }
        let form = "application/x-www-form-urlencoded";
        let is_form = |kind: &str| {
            kind.split(';')
                .next()
                .is_some_and(|kind| kind.trim() == form)
        };
        if !header(CONTENT_TYPE).is_some_and(is_form) {
            return Some(StatusCode::UNSUPPORTED_MEDIA_TYPE);
        }
        let tapper = match self.app.visitor(request.headers()) {
            Visitor::Phone(id) => Tapper::Phone(id),
            _ => Tapper::Address(from),
        };
        (!self.has_room(tapper)).then_some(StatusCode::TOO_MANY_REQUESTS)
    }

    /// Counts a tap; returns whether it is taken.
    fn has_room(&self, from: Tapper) -> bool {
        let now = Instant::now();
        let mut taps = self.taps.lock().unwrap_or_else(PoisonError::into_inner);
        if taps.len() >= REMEMBERED {
            taps.retain(|_, stretch| now.duration_since(stretch.began) < STRETCH);
        }
        if taps.len() >= REMEMBERED && !taps.contains_key(&from) {
            return false;
        }
        let stretch = taps.entry(from).or_insert(Stretch {
            began: now,
            taps: 0,
        });
        if now.duration_since(stretch.began) >= STRETCH {
            *stretch = Stretch {
                began: now,
                taps: 0,
            };
        }
        stretch.taps += 1;
        stretch.taps <= TAPS
    }
}

/// Returns a request with its whole body, or why there is none.
async fn received(request: Request) -> Result<Request, StatusCode> {
    let (head, body) = request.into_parts();
    match timeout(READ, to_bytes(body, BODY_BYTES)).await {
        Ok(Ok(body)) => Ok(Request::from_parts(head, Body::from(body))),
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// Lets a request through, or refuses it; every answer forbids what the pages never need.
pub(super) async fn pass(
    State(gate): State<Gate>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match gate.refuses(&request, from.ip()) {
        Some(StatusCode::TOO_MANY_REQUESTS) => {
            let wait = [(RETRY_AFTER, HeaderValue::from(STRETCH.as_secs()))];
            (StatusCode::TOO_MANY_REQUESTS, wait, full::too_fast()).into_response()
        }
        Some(status) => status.into_response(),
        None => match received(request).await {
            Err(status) => status.into_response(),
            Ok(request) => match timeout(ANSWERED, next.run(request)).await {
                Ok(response) => response,
                Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
            },
        },
    };
    let headers = response.headers_mut();
    let fixed = HeaderValue::from_static;
    headers.insert(CONTENT_SECURITY_POLICY, fixed(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, fixed("nosniff"));
    headers.insert(REFERRER_POLICY, fixed("same-origin"));
    let resource = HeaderName::from_static("cross-origin-resource-policy");
    headers.insert(resource, fixed("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(fixed("no-store"));
    response
}
