//! Who won, and what happens while the hand goes on.

use super::event::HandEvent;
use super::picture::{CardPicture, pictures};
use super::step_back::{StepBack, form};
use crate::evening::ask::Asking;
use crate::evening::hand::{HandState, playing, unseen};
use crate::evening::play::HandInPlay;
use crate::record::quoted;
use crate::rules::Game;
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

/// Who won, as buttons.
#[derive(Template)]
#[template(path = "hand_begin.html", config = "assets/serve/askama.toml")]
struct Begin {
    lang: Lang,
    form: FormHead,
    /// The step back where this is a page of its own.
    back: Option<StepBack>,
    koi_koi: bool,
    names: Vec<String>,
    /// Whether the pile of somebody can be tapped before the hand is over.
    entered: Vec<String>,
    events: Vec<EventRow>,
    /// The line that was typed and not taken.
    typed: String,
    example: String,
    layout: Option<Layout>,
}

/// The cards on the table, for who follows the hand turn by turn.
struct Layout {
    count: u32,
    cards: Vec<CardPicture>,
}

impl Layout {
    /// Returns the cards to tick, if they are asked.
    fn asked(lang: Lang, play: &HandInPlay) -> Option<Self> {
        let state = play.state();
        match play.asking() {
            Asking::Layout { cards, .. } => Some(Self {
                count: cards,
                cards: pictures(lang, unseen(state).iter(), state.ruleset.rules.calendar()),
            }),
            _ => None,
        }
    }
}

/// Something that happens while the hand goes on.
struct EventRow {
    name: &'static str,
    /// Each player, and the line that says it.
    players: Vec<(String, String)>,
}

/// Returns the page.
pub(super) fn shown(scene: &Scene<'_>, play: &HandInPlay) -> askama::Result<String> {
    let begin = begin(scene, play, Some(StepBack::new(scene, play)));
    begin.render()
}

fn begin(scene: &Scene<'_>, play: &HandInPlay, back: Option<StepBack>) -> Begin {
    let lang = scene.lang();
    let state = play.state();
    let players = state.players();
    let names: Vec<String> = players
        .listed(None)
        .into_iter()
        .map(|player| player.name.to_string())
        .collect();
    let example = names
        .first()
        .map(|name| say!(lang, told_example(name, state.ruleset.game())));
    Begin {
        lang,
        form: form(scene),
        back,
        koi_koi: state.ruleset.game() == Game::KoiKoi,
        entered: super::entered::entries(scene, play),
        layout: Layout::asked(lang, play),
        events: events(lang, state),
        typed: scene.typed.to_owned(),
        example: example.unwrap_or_default(),
        names,
    }
}

/// Returns what can happen in a hand of this game that matters by these rules.
fn events(lang: Lang, state: &HandState) -> Vec<EventRow> {
    let Some(rules) = state.ruleset.rules.gostop() else {
        return Vec::new();
    };
    let names = playing(&state.told);
    let row = |(event, line): (HandEvent, &'static str)| EventRow {
        name: say!(lang, event_name(event)),
        players: names
            .iter()
            .map(|name| (name.to_string(), format!("{} {line}", quoted(name))))
            .collect(),
    };
    let all = HandEvent::LINES.into_iter();
    all.filter(|(event, _)| event.matters(rules))
        .map(row)
        .collect()
}
