//! The board: the hand and its dealer, the seats with what they have won and captured, what was
//! paid, and the one thing that may be done now.

mod now;
mod seats;

use super::parts::{amount, arrows, symbols};
use super::scene::{FormHead, Scene, Shown};
use crate::evening::play::HandInPlay;
use crate::evening::state::Mode;
use crate::gostop::price;
use crate::report::account::EveningDebts;
use crate::serve::phones::HandKey;
use crate::serve::snapshot::PlayedSession;
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;
use now::NextStep;
use seats::SeatRow;

#[derive(Template)]
#[template(path = "board.html", config = "assets/serve/askama.toml")]
struct Board {
    lang: Lang,
    form: FormHead,
    title: String,
    /// What is said aloud when it changes.
    news: String,
    seats: Vec<SeatRow>,
    symbols: String,
    /// What was paid at once in the hand.
    at_once: Vec<String>,
    pot: Option<String>,
    now: NextStep,
    last: Option<LastHand>,
    debts: Vec<String>,
    all_even: bool,
    plays: bool,
    /// The hand in play, to which somebody may object.
    objects: Option<HandKey>,
    /// The last hand, if taking it back is the step before.
    undo: Option<u32>,
    between: bool,
}

/// The hand that was written last.
struct LastHand {
    number: u32,
    headline: String,
    arrows: Vec<String>,
}

pub(super) fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let evening = &scene.now.evening;
    let session = scene.now.session.as_deref();
    let play = match &evening.mode {
        Mode::Hand(play) | Mode::Entry { play, .. } => Some(&**play),
        _ => None,
    };
    let title = play.map_or_else(
        || say!(lang, board_title()).to_owned(),
        |play| title(lang, play),
    );
    let now = NextStep::new(scene);
    let last = session.and_then(|session| last(lang, session));
    let nothing = play.is_some_and(|play| play.texts().is_empty() && play.taps.is_empty());
    let is_over = matches!(evening.mode, Mode::Over(..));
    let seats = seats::rows(scene, play);
    let debts = session.and_then(|session| session.debts.as_ref());
    let board = Board {
        lang,
        form: scene.form(),
        news: news(last.as_ref(), &now, &title),
        symbols: symbols(seats.iter().map(|seat| seat.cards.as_str())),
        seats,
        title,
        at_once: play.map(|play| at_once(lang, play)).unwrap_or_default(),
        pot: session
            .filter(|session| session.pot > 0 && play.is_none())
            .map(|session| say!(lang, in_the_pot(session.pot))),
        undo: last
            .as_ref()
            .filter(|_| nothing || is_over)
            .map(|last| last.number),
        last,
        debts: debts.map_or_else(Vec::new, |debts| {
            let pays = debts.payments.iter();
            let pays = pays.map(|one| {
                let money = amount(lang, &one.amount).into();
                say!(lang, pays(&one.from, &one.to, &money)).into_seen()
            });
            pays.collect()
        }),
        all_even: debts.is_some_and(EveningDebts::is_nothing)
            && session.is_some_and(|session| !session.hands.is_empty()),
        plays: scene.viewer.plays(),
        objects: play
            .filter(|play| scene.viewer.plays() && play.state().verdict.is_some())
            .map(HandKey::in_play),
        between: nothing,
        now,
    };
    Ok(Shown {
        title: say!(lang, board_title()).to_owned(),
        main: board.render()?,
    })
}

/// Returns the heading of the hand in play.
fn title(lang: Lang, play: &HandInPlay) -> String {
    let (start, state) = (&play.start, play.state());
    let hand = state.gostop().map(|(hand, _)| hand);
    let title = say!(
        lang,
        hand_title(
            start.ruleset.game(),
            play.number(),
            &start.players,
            hand.map_or(0, |hand| hand.carry),
            hand.map_or(0, |hand| hand.pot),
            hand.map_or(&[], |hand| &hand.dues),
        )
    );
    title.into_seen()
}

/// Returns the hand that was written last.
fn last(lang: Lang, session: &PlayedSession) -> Option<LastHand> {
    let hand = session.hands.last()?;
    let verdict = session.names.in_verdict(hand.verdict.clone());
    Some(LastHand {
        number: session.before.saturating_add(hand.name.number),
        headline: say!(lang, headline(&verdict)),
        arrows: arrows(lang, &verdict, &session.names, session.chip.as_ref()),
    })
}

/// Returns what was paid at once in the hand so far.
fn at_once(lang: Lang, play: &HandInPlay) -> Vec<String> {
    let state = play.state();
    let Some((hand, rules)) = state.gostop().filter(|_| state.verdict.is_none()) else {
        return Vec::new();
    };
    let record = state.case.record();
    let paid = hand.fixed.iter().filter_map(|fixed| {
        let chips = price(fixed.reason, hand, rules).filter(|chips| *chips > 0)?;
        let from: Vec<String> = hand
            .losers(fixed.to)
            .map(|seat| hand.name(seat).to_string())
            .collect();
        let to = hand.name(fixed.to);
        let said = say!(
            lang,
            paid_now(&from, &to, chips, fixed.reason, record.chip())
        );
        Some(said.into_seen())
    });
    paid.collect()
}

/// Returns what is said aloud about the board when it changes.
fn news(last: Option<&LastHand>, now: &NextStep, title: &str) -> String {
    let last = last.map_or("", |last| &last.headline);
    format!("{last} {title} {}", now.says())
}
