//! What is said above every screen: what came of a tap, who asks to be let in, who objects.

use super::scene::{AskedFirst, FormHead, Notice, Scene};
use super::who;
use crate::evening::confirms::WhoConfirms;
use crate::evening::state::{Input, Mode};
use crate::serve::agreed::waited_for;
use crate::serve::phones::{HandKey, LostSeat};
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;
use std::sync::PoisonError;

/// A sentence above a screen.
#[derive(Template)]
#[template(path = "notice.html", config = "assets/serve/askama.toml")]
struct NoticeLine<'a> {
    text: &'a str,
    wrong: bool,
}

/// A question back as a form.
#[derive(Template)]
#[template(path = "sure.html", config = "assets/serve/askama.toml")]
struct SureForm<'a> {
    lang: Lang,
    form: FormHead,
    asked: &'a AskedFirst,
    question: String,
}

/// Who waits for an answer.
#[derive(Template)]
#[template(path = "above.html", config = "assets/serve/askama.toml")]
struct Above<'a> {
    lang: Lang,
    at: &'a str,
    asking: Vec<Asking>,
    objections: Vec<ObjectionLine>,
    referee: bool,
    lost: Option<String>,
    /// Whom this phone asks to be.
    waits: Option<String>,
    /// Who is waited for, if somebody confirmed the hand already.
    agreed: Option<String>,
}

/// A phone that asks to be somebody's.
struct Asking {
    phone: usize,
    text: String,
}

/// An objection to a hand.
struct ObjectionLine {
    key: HandKey,
    text: String,
    /// The number of the hand in the evening, once it is written.
    written: Option<u32>,
    own: bool,
}

/// Returns what is said above a screen.
pub(super) fn above(scene: &Scene<'_>, notice: &Notice) -> askama::Result<String> {
    let mut above = String::new();
    if let Some(said) = notice.said.as_ref().filter(|_| notice.field.is_none()) {
        let notice = NoticeLine {
            text: said,
            wrong: notice.wrong,
        };
        above.push_str(&notice.render()?);
    }
    if let Some(asked) = &notice.asks {
        let form = SureForm {
            lang: scene.lang(),
            form: scene.form(),
            asked,
            question: who::question(scene.lang(), &asked.sure),
        };
        above.push_str(&form.render()?);
    }
    let viewer = scene.viewer;
    let waiting = Above {
        lang: scene.lang(),
        at: scene.at,
        asking: asking(scene),
        objections: objections(scene),
        referee: viewer.phone.referee,
        agreed: agreed(scene),
        waits: viewer.phone.asks.as_ref().map(|name| {
            let name = scene.called(name);
            say!(scene.lang(), waits_to_be_let_in(&name))
        }),
        lost: viewer.phone.lost.as_ref().map(|lost| match lost {
            LostSeat::GivenOn(name) => say!(scene.lang(), given_on(&scene.called(name))),
            LostSeat::Refused(name) => say!(scene.lang(), was_refused(&scene.called(name))),
        }),
    };
    above.push_str(&waiting.render()?);
    Ok(above)
}

/// Returns who is waited for before the hand is written, if somebody confirmed it already.
fn agreed(scene: &Scene<'_>) -> Option<String> {
    let phones = scene.app.phones();
    let agreed = scene
        .app
        .agreed
        .lock()
        .unwrap_or_else(PoisonError::into_inner);
    let by = agreed.by(scene.now.version);
    if by.is_empty() || phones.confirm() != WhoConfirms::WinnerAndLoser {
        return None;
    }
    let verdict = scene.now.evening.written_by(&Input::Confirm)?;
    let waited = waited_for(verdict, &phones, by).into_iter().flatten();
    let waited: Vec<String> = waited.map(|name| scene.called(&name).to_string()).collect();
    Some(say!(
        scene.lang(),
        agreed_waits(&say!(scene.lang(), said_in_turn(&waited)))
    ))
}

/// Returns the phones that ask to be let in, for those who can let them in.
fn asking(scene: &Scene<'_>) -> Vec<Asking> {
    if !scene.viewer.plays() {
        return Vec::new();
    }
    let (lang, phones) = (scene.lang(), scene.app.phones());
    let asking = phones.all().filter_map(|(id, phone)| {
        let name = phone.asks.as_ref()?;
        let called = scene.called(name);
        let text = match phones.holder(name) {
            Some(_) => say!(lang, asks_to_take_over(&called)),
            None => say!(lang, asks_to_come_in(&called)),
        };
        Some(Asking { phone: id.0, text })
    });
    asking.collect()
}

/// Returns the objections to hands of this evening.
fn objections(scene: &Scene<'_>) -> Vec<ObjectionLine> {
    let lang = scene.lang();
    let in_play = match &scene.now.evening.mode {
        Mode::Hand(play) => Some(HandKey::in_play(play)),
        _ => None,
    };
    let phones = scene.app.phones();
    let lines = phones.objections().iter().map(|objection| {
        let names: Vec<String> = objection
            .by
            .iter()
            .map(|name| scene.called(name).to_string())
            .collect();
        let names = say!(lang, said_in_turn(&names));
        let key = objection.hand;
        let written = (in_play != Some(key))
            .then(|| scene.number_of(key))
            .flatten();
        let text = match written {
            Some(number) => say!(lang, objection_to(number, &names)),
            None => say!(lang, objection_now(&names)),
        };
        ObjectionLine {
            key,
            text,
            written,
            own: objection.by.iter().any(|name| scene.viewer.is(name)),
        }
    });
    lines.collect()
}
