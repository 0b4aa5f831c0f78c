//! Who is here: the phones by name, the code and the letters.

use super::scene::{Scene, Shown};
use crate::serve::phones::PhoneId;
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;
use std::time::SystemTime;

#[derive(Template)]
#[template(path = "phones.html", config = "assets/serve/askama.toml")]
struct WhoIsHere {
    lang: Lang,
    phones: Vec<PhoneRow>,
    letters: String,
    /// The phone about which it is asked whether it is to be put out.
    out: Option<(usize, String)>,
    referee: bool,
}

/// A phone.
struct PhoneRow {
    number: usize,
    says: String,
    seen: String,
    own: bool,
    referee: bool,
    has_seat: bool,
}

pub(super) fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let now = now.map_or(0, |now| now.as_secs());
    let phones = scene.app.phones();
    let says = |id: PhoneId| {
        let seats = phones.phone(id).map(|phone| phone.seats.as_slice());
        let seats: Vec<String> = seats
            .unwrap_or_default()
            .iter()
            .map(|name| scene.called(name).to_string())
            .collect();
        if seats.is_empty() {
            say!(lang, a_board(id.0 + 1))
        } else {
            say!(lang, said_in_turn(&seats))
        }
    };
    let rows = phones.all().map(|(id, phone)| PhoneRow {
        number: id.0,
        says: says(id),
        seen: match now.saturating_sub(phone.seen) / 60 {
            0 => say!(lang, here_now()).to_owned(),
            minutes => say!(lang, seen_before(minutes)),
        },
        own: id == scene.viewer.id,
        referee: phone.referee,
        has_seat: !phone.seats.is_empty(),
    });
    let rows = rows.collect();
    let referee = scene.viewer.phone.referee;
    let out = scene.place.get("out").and_then(|out| out.parse().ok());
    let out = out.filter(|out| referee && phones.phone(PhoneId(*out)).is_some());
    let page = WhoIsHere {
        lang,
        phones: rows,
        letters: phones.letters().grouped(),
        out: out.map(|out| (out, say!(lang, put_out_sure(&says(PhoneId(out)))))),
        referee,
    };
    drop(phones);
    Ok(Shown {
        title: say!(lang, phones_title()).to_owned(),
        main: page.render()?,
    })
}
