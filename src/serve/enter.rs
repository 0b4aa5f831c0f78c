//! Coming in, taking a seat, and what else a phone says of itself.

use super::app::{App, Viewer, accepted};
use super::code::ScanCode;
use super::phones::{CameIn, HandKey, PhoneId};
use super::screen::{Notice, see, show};
use super::words::say;
use crate::letters::check_name;
use crate::words::Lang;
use axum::Form;
use axum::extract::State;
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use std::io;
use std::time::Instant;

/// The key of the code, or letters.
#[derive(Debug, Deserialize)]
pub(super) struct Key {
    k: String,
}

/// Lets somebody in who has the key.
pub(super) async fn come_in(
    State(app): State<App>,
    headers: HeaderMap,
    Form(key): Form<Key>,
) -> Response {
    let lang = accepted(&headers);
    // Until it is known which evening is played, nobody can come to it.
    app.published_first(None).await;
    // Who is in already and scans again stays who that is.
    if app.viewer(&headers).is_some() {
        return see("/");
    }
    let came = app.phones().come_in(key.k.trim(), Instant::now());
    let (why, status) = match came {
        Ok(CameIn::As(secret)) => {
            app.phones_changed();
            let mut response = see("/");
            if let Ok(cookie) = HeaderValue::from_str(&app.set_cookie(&secret)) {
                response.headers_mut().insert(SET_COOKIE, cookie);
            }
            return response;
        }
        Ok(CameIn::Wrong) => (say!(lang, wrong_key()), StatusCode::FORBIDDEN),
        Ok(CameIn::TooOften) => (say!(lang, too_many_tries()), StatusCode::TOO_MANY_REQUESTS),
        Ok(CameIn::Full) => (
            say!(lang, too_many_phones()),
            StatusCode::SERVICE_UNAVAILABLE,
        ),
        Err(_) => (
            say!(lang, ledger_failed()),
            StatusCode::INTERNAL_SERVER_ERROR,
        ),
    };
    show(&app, &headers, "/", Notice::wrong(why), status).await
}

/// What a phone says of itself, or of another one.
#[derive(Debug, Deserialize)]
pub(super) struct About {
    /// A word that says what, and its text behind a blank.
    #[serde(rename = "do")]
    what: String,
    #[serde(default)]
    text: String,
    #[serde(default)]
    at: String,
}

/// Changes what is known of the phone that asks, or lets another one in.
pub(super) async fn about(
    State(app): State<App>,
    headers: HeaderMap,
    Form(about): Form<About>,
) -> Response {
    let Some(viewer) = app.viewer(&headers) else {
        return show(
            &app,
            &headers,
            "/",
            Notice::none(),
            StatusCode::UNAUTHORIZED,
        )
        .await;
    };
    let lang = viewer.lang;
    let (word, rest) = about.what.split_once(' ').unwrap_or((&about.what, ""));
    let changed = match word {
        // In a hall nobody has a seat.
        _ if app.keeper.is_none() && word != "speak" => Err(io::ErrorKind::PermissionDenied.into()),
        "seat" | "name" => {
            let name = if word == "seat" {
                rest
            } else {
                about.text.trim()
            };
            if check_name(name).is_err() {
                let notice = Notice::wrong(say!(lang, no_name()));
                return show(
                    &app,
                    &headers,
                    "/",
                    notice,
                    StatusCode::UNPROCESSABLE_ENTITY,
                )
                .await;
            }
            app.phones().ask(viewer.id, &name.into())
        }
        "look" => app.phones().look_on(viewer.id),
        "speak" => match Lang::of_code(rest) {
            Some(lang) => app.phones().speak(viewer.id, lang),
            None => Ok(()),
        },
        "leave" => app.phones().leave(viewer.id, &rest.into()),
        "admit" | "refuse" | "object" | "unobject" if viewer.plays() => {
            decide(&app, &viewer, word, rest)
        }
        "out" | "referee" | "unreferee" | "goover" if viewer.phone.referee => {
            decide(&app, &viewer, word, rest)
        }
        "out" | "referee" | "unreferee" | "goover" => {
            let notice = Notice::wrong(say!(lang, only_referee()));
            return show(&app, &headers, &about.at, notice, StatusCode::FORBIDDEN).await;
        }
        _ => Err(io::ErrorKind::PermissionDenied.into()),
    };
    match changed {
        Ok(()) => {
            app.phones_changed();
            see(&about.at)
        }
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            let notice = Notice::wrong(say!(lang, only_looks_on()));
            show(&app, &headers, &about.at, notice, StatusCode::FORBIDDEN).await
        }
        Err(_) => {
            let notice = Notice::wrong(say!(lang, ledger_failed()));
            show(
                &app,
                &headers,
                &about.at,
                notice,
                StatusCode::INTERNAL_SERVER_ERROR,
            )
            .await
        }
    }
}

/// Decides about another phone, or about an objection.
fn decide(app: &App, viewer: &Viewer, word: &str, rest: &str) -> io::Result<()> {
    let mut phones = app.phones();
    if let Ok(hand) = rest.parse::<HandKey>() {
        let seats = &viewer.phone.seats;
        return match word {
            "object" if is_known(app, hand) => phones.object(hand, seats),
            "unobject" => phones.take_back(hand, seats),
            "goover" => phones.go_over(hand),
            _ => Ok(()),
        };
    }
    let Ok(id) = rest.parse().map(PhoneId) else {
        return Ok(());
    };
    match word {
        "admit" => phones.let_in(id),
        "refuse" => phones.refuse(id),
        "out" => phones.put_out(id),
        "referee" => phones.name_referee(id, true),
        "unreferee" => phones.name_referee(id, false),
        _ => Ok(()),
    }
}

/// Returns whether there is such a hand in the session that is played, written or in play.
fn is_known(app: &App, hand: HandKey) -> bool {
    let Some(now) = app.snapshot() else {
        return false;
    };
    let in_play = now.evening.play().map(HandKey::in_play);
    let session = now.session.as_ref();
    let written = session.is_some_and(|session| {
        let mut hands = session.hands.iter();
        session.id.0 == hand.session && hands.any(|one| one.name.number == hand.number)
    });
    written || in_play == Some(hand)
}

/// Returns the code of the table as a drawing, for who is in.
pub(super) async fn code(State(app): State<App>, headers: HeaderMap) -> Response {
    if app.viewer(&headers).is_none() {
        return StatusCode::UNAUTHORIZED.into_response();
    }
    let address = format!("http://{}/#k={}", app.address, app.phones().key().text());
    match ScanCode::new(&address) {
        Some(code) => ([(CONTENT_TYPE, "image/svg+xml")], code.svg()).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
