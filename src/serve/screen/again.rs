//! A written hand that is asked again: its answers of before, and what the correction comes to.

use super::hand::{asks_again, said};
use super::scene::{FormHead, Scene, Shown};
use super::why::{BesideRow, beside};
use crate::evening::again::Again;
use crate::evening::hand::seated;
use crate::evening::state::Mode;
use crate::serve::phones::HandKey;
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

#[derive(Template)]
#[template(path = "again.html", config = "assets/serve/askama.toml")]
struct AskedAgain {
    lang: Lang,
    form: FormHead,
    title: String,
    headline: String,
    /// What is entered again so far.
    entered: Vec<String>,
    /// The page with what is asked, and its answer of before.
    asks: Option<String>,
    /// What the correction comes to.
    after: Option<After>,
    plays: bool,
}

/// What a correction comes to.
struct After {
    headline: String,
    rows: Vec<BesideRow>,
    /// Whether the hand is the last one, and was only just written.
    just_written: bool,
}

pub(super) fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let Mode::Again(again, _) = &scene.now.evening.mode else {
        return super::board::shown(scene);
    };
    let written = &again.written;
    let number = scene.number_of(HandKey::written(&written.hand));
    let before = written.names.in_verdict(written.before.clone());
    let title = match number {
        Some(number) => say!(lang, correcting(number)),
        None => say!(lang, hand_is_corrected()).to_owned(),
    };
    let names = seated(&again.state().told);
    let entered = said(lang, &again.asked.history, (&names, &[]));
    let asks = !again.is_answered() && scene.viewer.plays();
    let page = AskedAgain {
        lang,
        form: scene.form(),
        title,
        headline: say!(lang, headline(&before)),
        entered: entered.into_iter().map(|text| text.says).collect(),
        asks: asks.then(|| asks_again(scene, again)).transpose()?,
        after: after(scene, again),
        plays: scene.viewer.plays(),
    };
    Ok(Shown {
        title: page.title.clone(),
        main: page.render()?,
    })
}

fn after(scene: &Scene<'_>, again: &Again) -> Option<After> {
    let lang = scene.lang();
    let written = &again.written;
    let verdict = again
        .state()
        .verdict
        .as_ref()
        .filter(|_| again.is_answered())?;
    let [before, after] =
        [&written.before, verdict].map(|one| written.names.in_verdict(one.clone()));
    let session = scene.now.session.as_deref();
    let chip = session.and_then(|session| session.chip.as_ref());
    let last = session.and_then(|session| session.hands.last());
    Some(After {
        headline: say!(lang, headline(&after)),
        rows: beside(lang, &before, &after, chip),
        just_written: last.is_some_and(|last| last.name.entry == written.hand.id),
    })
}
