//! The screens of a phone: each is made anew from the evening as it is, for whoever looks.
//!
//! `who` the way in and the seats · `begin` what is asked before the first hand · `board` the table
//! · `hand` cards, questions and the preview · `again` a written hand that is asked again · `why`
//! the argument of a hand · `evening` its hands · `dispute` a hand that is disputed · `between`
//! what changes between hands · `money` who owes whom · `phones` who is here · `me` what belongs to
//! the phone · `hall` all tables of a club · `above` what is said above all of them · `parts` what several show, `scene` what
//! they are made of. Every screen is whole without a script; with one, only what is in `main` comes
//! again.

mod above;
mod again;
mod begin;
mod between;
mod board;
mod dispute;
mod evening;
mod hall;
mod hand;
mod me;
mod money;
mod parts;
mod phones;
mod scene;
mod who;
mod why;

pub(super) use hand::{HandEvent, waits_for};
pub(super) use scene::{AskedFirst, Notice};

use super::app::{App, HALL, accepted};
use super::phones::Visitor;
use super::words::say;
use crate::evening::state::Mode;
use crate::words::Lang;
use askama::Template;
use axum::http::header::{ACCEPT, CONTENT_TYPE, LOCATION, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use scene::{Scene, Shown, ShownPlace};

/// What a script asks for that wants `main` alone.
const PART: &str = "text/vnd.dokbak.part";

/// The whole page.
#[derive(Template)]
#[template(path = "page.html", config = "assets/serve/askama.toml")]
struct Page<'a> {
    lang: Lang,
    title: &'a str,
    number: String,
    main: &'a str,
    /// Whether somebody is in.
    inside: bool,
    /// The other pages of a table.
    links: Vec<PageLink>,
    /// Whether it is a club's board.
    at_hall: bool,
    style: &'a str,
    script: &'a str,
}

/// A link to a page of the table, or to the club's board.
struct PageLink {
    to: &'static str,
    says: &'static str,
    /// Whether the page is loaded anew: a table and a board count other news.
    is_loaded: bool,
}

/// Returns the links to the other pages; none where there is no table.
fn links(app: &App, lang: Lang, at_hall: bool) -> Vec<PageLink> {
    if app.keeper.is_none() {
        return Vec::new();
    }
    let own = [
        ("/", say!(lang, board_title())),
        ("/evening", say!(lang, evening_title())),
        ("/money", say!(lang, money_title())),
        ("/me", say!(lang, my_things())),
    ];
    let own = own.map(|(to, says)| PageLink {
        to,
        says,
        is_loaded: at_hall,
    });
    let hall = app.hall.as_ref().map(|_| PageLink {
        to: HALL,
        says: say!(lang, hall_title()),
        is_loaded: true,
    });
    own.into_iter().chain(hall).collect()
}

/// Returns the answer to a request for a place, or to something that was entered there.
pub(super) async fn answer(
    app: &App,
    headers: &HeaderMap,
    at: &str,
    notice: Notice,
    status: StatusCode,
) -> Response {
    let part = wants_part(headers);
    if !part && status == StatusCode::OK && notice.asks.is_none() && notice.said.is_none() {
        return see(at);
    }
    show(app, headers, at, notice, status).await
}

/// Returns whether a script wants only what is in `main`.
fn wants_part(headers: &HeaderMap) -> bool {
    headers.get(ACCEPT).is_some_and(|accept| accept == PART)
}

/// Returns the answer that sends a browser to a place.
pub(super) fn see(at: &str) -> Response {
    let at = if at.starts_with('/') && !at.starts_with("//") {
        at
    } else {
        "/"
    };
    let at = HeaderValue::from_str(at).unwrap_or(HeaderValue::from_static("/"));
    (StatusCode::SEE_OTHER, [(LOCATION, at)]).into_response()
}

/// Returns a screen.
pub(super) async fn show(
    app: &App,
    headers: &HeaderMap,
    at: &str,
    notice: Notice,
    status: StatusCode,
) -> Response {
    let hall = app.hall_at(at);
    let viewer = app.viewer(headers);
    if viewer.is_some() {
        // Nobody wakes the hall's watcher who is not in.
        app.published_first(hall).await;
    }
    let lang = viewer
        .as_ref()
        .map_or_else(|| accepted(headers), |viewer| viewer.lang);
    let number = app.number(hall);
    let shown = match (&viewer, hall, app.snapshot()) {
        (Some(_), Some(hall), _) => hall::shown(lang, hall.look().as_deref()),
        (Some(viewer), None, Some(now)) => {
            let place = ShownPlace::parse(at);
            let scene = Scene {
                app,
                now,
                viewer,
                place,
                at,
                typed: &notice.typed,
            };
            of_place(&scene, &notice).await
        }
        (Some(_), None, None) => Ok(who::between(lang, say!(lang, not_begun()))),
        (None, ..) => match app.visitor(headers) {
            Visitor::Over => who::shut_out(lang, say!(lang, evening_over()), &notice),
            Visitor::PutOut => who::shut_out(lang, say!(lang, put_out()), &notice),
            _ => who::door(lang, &notice),
        },
    };
    let Ok(shown) = shown else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let status = match status {
        StatusCode::OK if viewer.is_none() => StatusCode::UNAUTHORIZED,
        status => status,
    };
    let html = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (VARY, "Accept, Cookie"),
    ];
    if wants_part(headers) {
        let place = HeaderValue::from_str(at).unwrap_or(HeaderValue::from_static("/"));
        let state = [(
            "x-dokbak",
            HeaderValue::from_str(&number).unwrap_or(HeaderValue::from_static("0")),
        )];
        return (status, html, state, [("x-dokbak-at", place)], shown.main).into_response();
    }
    let page = Page {
        lang,
        title: &shown.title,
        number,
        main: &shown.main,
        inside: viewer.is_some(),
        links: match &viewer {
            Some(viewer) => links(app, viewer.lang, hall.is_some()),
            None => Vec::new(),
        },
        at_hall: hall.is_some(),
        style: &super::files::STYLE.path,
        script: &super::files::SCRIPT.path,
    };
    match page.render() {
        Ok(page) => (status, html, page).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Returns the screen of a place, with what is to be said above it.
async fn of_place(scene: &Scene<'_>, notice: &Notice) -> askama::Result<Shown> {
    let path = scene.place.path;
    let in_setup = matches!(scene.now.evening.mode, Mode::Setup(_) | Mode::GoOn(_));
    let mut shown = match path {
        "/me" => me::shown(scene)?,
        "/hand" if scene.viewer.plays() => hand::shown(scene)?,
        _ if !scene.viewer.phone.chose && !scene.viewer.plays() => who::seats(scene)?,
        "/seats" => who::seats(scene)?,
        "/begin" if in_setup => begin::shown(scene, notice)?,
        "/" if in_setup && scene.viewer.plays() => begin::shown(scene, notice)?,
        "/evening" => evening::shown(scene).await?,
        "/money" => money::shown(scene).await?,
        "/phones" => phones::shown(scene)?,
        "/table" => between::shown(scene)?,
        "/again" => again::shown(scene)?,
        "/dispute" => dispute::shown(scene)?,
        _ => match path.strip_prefix("/why/").map(str::parse) {
            Some(Ok(number)) => why::shown(scene, number).await?,
            _ => board::shown(scene)?,
        },
    };
    let above = above::above(scene, notice)?;
    shown.main.insert_str(0, &above);
    Ok(shown)
}
