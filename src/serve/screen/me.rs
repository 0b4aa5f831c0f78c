//! What belongs to the phone: its language, its looks, its seats, and the way out.

use super::scene::{Scene, Shown};
use super::who::languages;
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

#[derive(Template)]
#[template(path = "me.html", config = "assets/serve/askama.toml")]
struct Me {
    lang: Lang,
    /// The seats: what each is called, and the name as it was taken.
    seats: Vec<(String, String)>,
    says: String,
    langs: Vec<(Lang, &'static str)>,
    referee: bool,
}

pub(super) fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let seats = scene.viewer.phone.seats.iter();
    let seats: Vec<(String, String)> = seats
        .map(|name| (scene.called(name).to_string(), name.to_string()))
        .collect();
    let called: Vec<String> = seats.iter().map(|(called, _)| called.clone()).collect();
    let me = Me {
        lang,
        says: if called.is_empty() {
            say!(lang, you_look_on()).to_owned()
        } else {
            say!(lang, you_are(&say!(lang, said_in_turn(&called))))
        },
        langs: languages(),
        referee: scene.viewer.phone.referee,
        seats,
    };
    Ok(Shown {
        title: say!(lang, my_things()).to_owned(),
        main: me.render()?,
    })
}
