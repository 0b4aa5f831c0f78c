//! The hand: always the one thing that is to be entered of it now.
//!
//! `begin` who won, and what happens meanwhile · `cards` what lies in a pile · `score` what it
//! comes to · `ask` what is still asked, with `choices` for its answers · `verdict` who pays whom,
//! before it is written · `turn` a hand that is followed turn by turn · `entered` what was entered
//! and by whom · `event` what happens meanwhile · `step_back` what all of them have · `picture`
//! cards.

mod ask;
mod begin;
mod cards;
mod choices;
mod entered;
mod event;
mod picture;
mod score;
mod step_back;
mod turn;
mod verdict;

use super::scene::{Scene, Shown};
use crate::evening::ask::{Question, WaitingFor};
use crate::evening::play::HandInPlay;
use crate::evening::state::Mode;
use crate::serve::words::say;
use crate::words::Lang;
pub(super) use ask::again as asks_again;
pub(in crate::serve) use ask::waits_for;
use askama::Template;
pub(super) use entered::said;
pub(in crate::serve) use event::HandEvent;

/// Returns what is to be entered of the hand now.
pub(super) fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let main = match &scene.now.evening.mode {
        Mode::Hand(play) => of_hand(scene, play)?,
        _ => NoHand { lang }.render()?,
    };
    Ok(Shown {
        title: say!(lang, the_hand()).to_owned(),
        main,
    })
}

/// A page that says that no hand is played.
#[derive(Template)]
#[template(path = "hand_none.html", config = "assets/serve/askama.toml")]
struct NoHand {
    lang: Lang,
}

fn of_hand(scene: &Scene<'_>, play: &HandInPlay) -> askama::Result<String> {
    let state = play.state();
    match state.ask {
        WaitingFor::Line | WaitingFor::Layout => {
            if cards::has_begun(play) || scene.place.get("pile").is_some() {
                cards::shown(scene, play)
            } else {
                begin::shown(scene, play)
            }
        }
        WaitingFor::Quick(Question::Cards(_)) => cards::shown(scene, play),
        WaitingFor::Quick(question) => ask::quick(scene, play, question),
        WaitingFor::Told => ask::told(scene, play),
        WaitingFor::Verdict => verdict::shown(scene, play),
        WaitingFor::Turn(_) | WaitingFor::Call(_) => turn::shown(scene, play),
    }
}

#[cfg(test)]
mod tests;
