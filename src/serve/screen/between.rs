//! What changes between hands: who comes and leaves, what a point is worth, and the end. Each
//! button says the line that the prompt takes.

use super::scene::{FormHead, Scene, Shown};
use crate::evening::state::Mode;
use crate::record::quoted;
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

#[derive(Template)]
#[template(path = "between_hands.html", config = "assets/serve/askama.toml")]
struct BetweenHands {
    lang: Lang,
    form: FormHead,
    seats: Vec<SeatLine>,
    chip: String,
    rules: String,
}

/// Somebody at the table, and what may be said of them.
struct SeatLine {
    name: String,
    /// The name as a line has it.
    quoted: String,
    /// Whether they play the next hand.
    plays: bool,
}

pub(super) fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let play = match &scene.now.evening.mode {
        Mode::Hand(play) if play.texts().is_empty() && play.taps.is_empty() => play,
        Mode::Hand(_) => {
            return Ok(super::who::between(lang, say!(lang, hand_goes_on())));
        }
        _ => return super::board::shown(scene),
    };
    if !scene.viewer.plays() {
        return super::board::shown(scene);
    }
    let start = &play.start;
    let seats = start.everybody.iter().map(|name| SeatLine {
        name: scene.called(name).to_string(),
        quoted: quoted(name),
        plays: start.players.contains(name),
    });
    let chip = play.stored.body.worth();
    let page = BetweenHands {
        lang,
        form: scene.form(),
        seats: seats.collect(),
        chip: chip
            .map(|chip| say!(lang, worth_of(chip)))
            .unwrap_or_default(),
        rules: crate::words::ruleset(lang, &start.ruleset).title,
    };
    Ok(Shown {
        title: say!(lang, between_title()).to_owned(),
        main: page.render()?,
    })
}
