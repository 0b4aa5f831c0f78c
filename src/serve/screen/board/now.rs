//! The one thing that may be done now.

use crate::evening::ask::{Asking, WaitingFor};
use crate::evening::hand::playing;
use crate::evening::play::HandInPlay;
use crate::evening::state::Mode;
use crate::serve::screen::scene::Scene;
use crate::serve::screen::waits_for;
use crate::serve::words::say;

/// The one thing that may be done now.
pub(super) enum NextStep {
    /// Something is found on another screen.
    Go { to: &'static str, says: String },
    /// The evening may be settled up.
    Settle { asks: String },
    /// Nothing but reading.
    Nothing { says: String },
}

impl NextStep {
    pub(super) fn new(scene: &Scene<'_>) -> Self {
        let lang = scene.lang();
        let go = |to, says: &str| Self::Go {
            to,
            says: says.to_owned(),
        };
        let now = match &scene.now.evening.mode {
            Mode::GoOn(_) | Mode::Setup(_) => go("/begin", say!(lang, begin_evening())),
            Mode::Entry { .. } => go("/hand", say!(lang, on_with_hand())),
            Mode::Hand(play) => go("/hand", &in_hand(scene, play)),
            Mode::Again(..) => go("/again", say!(lang, hand_is_corrected())),
            Mode::Dispute(..) => go("/dispute", say!(lang, hand_is_disputed())),
            Mode::Over(_, over) => Self::Settle {
                asks: say!(lang, session_over(over)),
            },
            Mode::Left(_) => return go("/money", say!(lang, see_money())),
        };
        match now {
            // Who looks on sees the same without the button.
            Self::Go {
                to: "/again" | "/dispute",
                ..
            } => now,
            Self::Go { to, .. } if !scene.viewer.plays() => Self::Nothing {
                says: match (to, scene.now.evening.play()) {
                    ("/begin", _) => say!(lang, evening_is_prepared()).to_owned(),
                    (_, Some(play)) if play.texts().is_empty() && play.taps.is_empty() => {
                        String::new()
                    }
                    _ => say!(lang, hand_is_entered()).to_owned(),
                },
            },
            Self::Settle { asks } if !scene.viewer.plays() => Self::Nothing { says: asks },
            now => now,
        }
    }

    /// Returns what it says.
    pub(super) fn says(&self) -> &str {
        match self {
            Self::Go { says, .. } | Self::Nothing { says } | Self::Settle { asks: says } => says,
        }
    }
}

/// Returns what is to be done of the hand in play.
fn in_hand(scene: &Scene<'_>, play: &HandInPlay) -> String {
    let (lang, state) = (scene.lang(), play.state());
    if let Some(name) = waits_for(scene.app, scene.viewer, &scene.now.evening) {
        return say!(lang, waits_for(&name));
    }
    if let WaitingFor::Turn(seat) | WaitingFor::Call(seat) = state.ask
        && let Some(name) = playing(&state.told).get(seat.0)
    {
        let holder = scene.app.phones().holder(name);
        if holder.is_some_and(|holder| holder != scene.viewer.id) {
            return say!(lang, waits_for(name));
        }
        return match play.asking() {
            Asking::Call { points, .. } => say!(lang, calls_now(name, points)),
            _ => say!(lang, turn_of(name)),
        };
    }
    match play.asking() {
        Asking::Quick { question, name } if question.is_own() => {
            say!(lang, quick_question(question, &name))
        }
        _ if state.ask == WaitingFor::Verdict => say!(lang, check_and_confirm()).to_owned(),
        _ if play.texts().is_empty() && play.taps.is_empty() => say!(lang, enter_hand()).to_owned(),
        _ => say!(lang, on_with_hand()).to_owned(),
    }
}
