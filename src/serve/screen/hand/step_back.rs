//! What every screen of the hand has: the fields of its forms, and the step back.

use super::entered::last;
use crate::evening::play::HandInPlay;
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

/// Returns what each form of the hand's page begins with, wherever it is shown.
pub(super) fn form(scene: &Scene<'_>) -> FormHead {
    let at = match scene.place.path {
        "/hand" => scene.at,
        _ => "/hand",
    };
    scene.form().at(at)
}

/// The step back, which stands at the same place on every screen of the hand.
#[derive(Template)]
#[template(path = "hand_back.html", config = "assets/serve/askama.toml")]
pub(super) struct StepBack {
    lang: Lang,
    /// What is taken back, and who gave it.
    last: Option<String>,
}

impl StepBack {
    pub(super) fn new(scene: &Scene<'_>, play: &HandInPlay) -> Self {
        Self {
            lang: scene.lang(),
            last: last(scene, play),
        }
    }
}
