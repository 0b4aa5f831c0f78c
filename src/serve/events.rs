//! The stream that tells a phone that something is new. What is new it fetches as a page.

use super::app::App;
use super::hall::Hall;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use serde::Deserialize;
use std::convert::Infallible;
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::time::timeout;

/// How many streams there may be at once.
const STREAMS: usize = 64;

/// After how long a stream says that it is still there. A phone that hears nothing for longer opens
/// a new one.
const HEARTBEAT: Duration = Duration::from_secs(10);

/// What an event carries: a browser drops one that carries nothing.
const SOMETHING: &str = "-";

/// What a page knew when it opened the stream.
#[derive(Debug, Deserialize)]
pub(super) struct Knows {
    /// The number of what it shows; a stream that the browser opens again has it in a header.
    #[serde(default)]
    id: String,
}

/// The room that there is for streams.
#[derive(Clone, Debug)]
pub(super) struct Streams(Arc<Semaphore>);

impl Streams {
    pub(super) fn new() -> Self {
        Self(Arc::new(Semaphore::new(STREAMS)))
    }
}

/// A stream that is open.
struct Open {
    app: App,
    changed: watch::Receiver<u64>,
    /// The hall, if the page is its board.
    hall: Option<Hall>,
    /// The number that the phone knows.
    known: Option<String>,
    /// Whether the phone was told how soon to come back after the stream breaks.
    greeted: bool,
    _place: OwnedSemaphorePermit,
}

/// Opens a stream. An error would close it for good in a browser, so without a place it is an
/// empty one, after which the browser tries again.
pub(super) async fn events(
    State(app): State<App>,
    State(streams): State<Streams>,
    Query(knows): Query<Knows>,
    headers: HeaderMap,
) -> Response {
    if app.viewer(&headers).is_none() {
        return StatusCode::NO_CONTENT.into_response();
    }
    let Ok(place) = streams.0.try_acquire_owned() else {
        let later = Event::default()
            .retry(HEARTBEAT)
            .event("full")
            .data(SOMETHING);
        let once = futures_util::stream::iter([Ok::<_, Infallible>(later)]);
        return Sse::new(once).into_response();
    };
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    let number = last.map_or(knows.id, str::to_owned);
    let open = Open {
        changed: app.changed.subscribe(),
        hall: app.hall_of(&number).cloned(),
        known: Some(number).filter(|id| !id.is_empty()),
        app,
        greeted: false,
        _place: place,
    };
    let stream = unfold(open, |mut open| async move {
        let event = open.next().await?;
        Some((Ok::<_, Infallible>(event), open))
    });
    Sse::new(stream).into_response()
}

impl Open {
    /// Returns the next event; `None` at the end of the evening's door.
    async fn next(&mut self) -> Option<Event> {
        if !self.greeted {
            self.greeted = true;
            let retry = Duration::from_secs(1);
            return Some(Event::default().retry(retry).event("hello").data(SOMETHING));
        }
        loop {
            if *self.app.end.borrow() {
                return None;
            }
            if let Some(hall) = &self.hall {
                hall.look();
            }
            let now = self.app.number(self.hall.as_ref());
            if self.known.as_deref() != Some(now.as_str()) {
                self.known = Some(now.clone());
                return Some(Event::default().id(now).event("new").data(SOMETHING));
            }
            let (published, changed, end) = (
                &mut self.app.published,
                &mut self.changed,
                &mut self.app.end,
            );
            let hall = &mut self.hall;
            let told = async {
                match hall {
                    Some(hall) => hall.changed().await,
                    None => pending().await,
                }
            };
            let news = async {
                tokio::select! {
                    it = published.changed() => it.is_ok(),
                    it = changed.changed() => it.is_ok(),
                    it = told => it,
                    _ = end.wait_for(|ended| *ended) => false,
                }
            };
            match timeout(HEARTBEAT, news).await {
                Ok(true) => {}
                Ok(false) => return None,
                Err(_) => return Some(Event::default().event("beat").data(SOMETHING)),
            }
        }
    }
}
