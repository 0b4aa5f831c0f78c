//! What was entered of a hand, in the words of the table, with who entered it.

use super::event::HandEvent;
use crate::card::{Calendar, read_word};
use crate::evening::answer;
use crate::evening::ask::{Asking, Question};
use crate::evening::play::HandInPlay;
use crate::record::{Act, Verb, quoted};
use crate::serve::screen::scene::Scene;
use crate::serve::words::say;
use crate::words::Lang;

/// Returns everything that was entered.
pub(super) fn entries(scene: &Scene<'_>, play: &HandInPlay) -> Vec<String> {
    let lang = scene.lang();
    let game = play.state().ruleset.game();
    let taps = play.taps.iter().map(|given| {
        let what = say!(lang, tap_said(&given.tap, game));
        by(lang, &what, &given.giver)
    });
    let texts = (0..play.texts().len()).filter_map(|at| text(scene, play, at));
    taps.chain(texts).collect()
}

/// Returns what a step back takes back; nothing where nothing is entered.
pub(super) fn last(scene: &Scene<'_>, play: &HandInPlay) -> Option<String> {
    let lang = scene.lang();
    match play.taps.last().filter(|_| play.was_tapped_last()) {
        Some(given) => {
            let what = say!(lang, tap_said(&given.tap, play.state().ruleset.game()));
            Some(by(lang, &what, &given.giver))
        }
        None => text(scene, play, play.texts().len().checked_sub(1)?),
    }
}

/// Returns what was entered, with who entered it.
fn by(lang: Lang, what: &str, giver: &str) -> String {
    if giver.is_empty() {
        what.to_owned()
    } else {
        say!(lang, entered_by(what, giver))
    }
}

/// Returns the text at a place, counted from 0.
fn text(scene: &Scene<'_>, play: &HandInPlay, at: usize) -> Option<String> {
    let lang = scene.lang();
    let text = play.texts().get(at)?;
    let giver = scene.now.givers.get(at).map_or("", String::as_str);
    let calendar = play.state().ruleset.rules.calendar();
    let said = match play.asked_at(at) {
        Some(asked) => answered(lang, &asked, text, calendar),
        None => line(lang, play, text),
    };
    Some(by(lang, &said, giver))
}

/// Returns the answer to a question.
fn answered(lang: Lang, asked: &Asking, text: &str, calendar: Calendar) -> String {
    let answer = match asked {
        Asking::First { .. } | Asking::Layout { .. } | Asking::WhoStopped(_) | Asking::Line
            if answer::nobody_won(text) =>
        {
            return say!(lang, nobody_won_button()).to_owned();
        }
        Asking::Quick {
            question: Question::Stay(_, iris),
            ..
        } => match answer::decision(text, *iris) {
            Some(Act::Stays) => say!(lang, stays()).to_owned(),
            Some(Act::Drops(true)) => say!(lang, iris_out()).to_owned(),
            Some(_) => say!(lang, drops()).to_owned(),
            None => text.to_owned(),
        },
        _ => plain(lang, text, calendar),
    };
    match asked {
        Asking::Quick { name, .. } if !name.is_empty() => format!("{name}: {answer}"),
        _ => answer,
    }
}

/// Returns an answer as people read it: cards by their names.
fn plain(lang: Lang, text: &str, calendar: Calendar) -> String {
    match text.trim() {
        "" | "-" => return say!(lang, nobody()).to_owned(),
        "y" => return say!(lang, yes()).to_owned(),
        "n" => return say!(lang, no()).to_owned(),
        _ => {}
    }
    let name = |word: &str| {
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        let cards = read_word(word, calendar).ok().filter(|_| !digits)?;
        let names = cards.into_iter().map(|card| say!(lang, card_name(card)));
        Some(names.collect::<Vec<String>>().join(", "))
    };
    let names: Option<Vec<String>> = text.split_whitespace().map(name).collect();
    names.map_or_else(|| text.to_owned(), |names| names.join(", "))
}

/// Returns a line; a hand that was dealt stays secret.
fn line(lang: Lang, play: &HandInPlay, text: &str) -> String {
    let names = &play.start.everybody;
    let begins = |name: &&crate::record::Name| text.starts_with(&quoted(name));
    let Some(name) = names.iter().filter(begins).max_by_key(|name| name.len()) else {
        return match text.trim() {
            "nagari" | "draw" => say!(lang, nobody_won_button()).to_owned(),
            "void" => say!(lang, dealt_again()).to_owned(),
            _ => text.to_owned(),
        };
    };
    let rest = text.get(quoted(name).len()..).unwrap_or_default().trim();
    let verb = rest.split_whitespace().next().and_then(Verb::read);
    if verb == Some(Verb::Holds) {
        return say!(lang, hand_of(name));
    }
    match HandEvent::of_line(rest) {
        Some(event) => format!("{name}: {}", say!(lang, event_name(event))),
        None => text.to_owned(),
    }
}
