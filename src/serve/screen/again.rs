//! A written hand that is asked again: its answers of before, and what the correction comes to.

use super::scene::{FormHead, Scene, Shown};
use super::why::{BesideRow, beside};
use crate::evening::again::Again;
use crate::evening::ask::Asking;
use crate::evening::asking::{asks, entered};
use crate::evening::state::Mode;
use crate::serve::phones::HandKey;
use crate::serve::words::say;
use crate::words::{Lang, native};
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
    /// What is asked, with its answer of before.
    asks: Option<(String, String)>,
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
    let entered = entered(&again.asked.history).into_iter();
    let page = AskedAgain {
        lang,
        form: scene.form(),
        title,
        headline: say!(lang, headline(&before)),
        entered: entered
            .map(|(_, text)| native::line(lang, &text))
            .filter(|text| !text.trim().is_empty())
            .collect(),
        asks: (!again.is_answered()).then(|| question(lang, again)),
        after: after(scene, again),
        plays: scene.viewer.plays(),
    };
    Ok(Shown {
        title: page.title.clone(),
        main: page.render()?,
    })
}

/// Returns what is asked, with its answer of before.
fn question(lang: Lang, again: &Again) -> (String, String) {
    let old = again.old().unwrap_or_default();
    let asks = match asks(&again.asked.history) {
        Asking::Told(asked) => say!(lang, told_question(&asked)),
        _ => say!(lang, as_told_before()).to_owned(),
    };
    (asks, native::line(lang, &old))
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
