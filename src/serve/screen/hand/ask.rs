//! What is still asked of a hand: one question at a time, each answer a button.

use super::choices::{AnswerButton, choices};
use super::picture::{CardPicture, pictures};
use super::step_back::{StepBack, form};
use super::verdict::told_cards;
use crate::card::{Card, Flower, Pile};
use crate::evening::ask::{Asking, Question};
use crate::evening::hand::{HandState, pack, piles, playing, unseen};
use crate::evening::play::HandInPlay;
use crate::evening::state::Evening;
use crate::gostop::{Sale, SeatRole, Seating, is_junk};
use crate::record::Name;
use crate::serve::app::{App, Viewer};
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::telling::AskedBack;
use crate::words::Lang;
use askama::Template;

/// A question with its answers.
#[derive(Template)]
#[template(path = "hand_ask.html", config = "assets/serve/askama.toml")]
struct AskPage {
    lang: Lang,
    form: FormHead,
    back: StepBack,
    /// What was understood so far.
    understood: String,
    /// The cards that were named, each with whose they are.
    told: Vec<(String, Vec<CardPicture>)>,
    question: String,
    /// Who decides before whom, where somebody has to sit out.
    seats: Vec<SeatLine>,
    /// Whose answer is waited for, where it is somebody else's alone.
    waits: Option<String>,
    choices: Vec<AnswerButton>,
    /// Cards that are answers.
    cards: Vec<CardPicture>,
    /// Cards of which several can be an answer.
    several: Option<Several>,
    /// Whether words are an answer too.
    text: bool,
}

/// Cards to tick.
struct Several {
    cards: Vec<CardPicture>,
    /// The months of a triple that may be shown with them.
    months: Vec<(u8, String)>,
    /// The answer that there are none.
    none: &'static str,
}

/// Somebody at the table, and whether they play.
struct SeatLine {
    name: String,
    part: &'static str,
    asked: bool,
}

/// Returns the page with what a told hand leaves open.
pub(super) fn told(scene: &Scene<'_>, play: &HandInPlay) -> askama::Result<String> {
    let state = play.state();
    let back = StepBack::new(scene, play);
    match state.asked_back() {
        Some(asked) => of_told(scene, state, &asked, back),
        None => Ok(String::new()),
    }
}

/// Returns a question about a told hand.
pub(super) fn of_told(
    scene: &Scene<'_>,
    state: &HandState,
    asked: &AskedBack,
    back: StepBack,
) -> askama::Result<String> {
    let lang = scene.lang();
    let players = state.players();
    let page = AskPage {
        choices: choices(lang, asked, players.names()),
        question: say!(lang, question_on_phone(asked)),
        text: true,
        ..AskPage::new(scene, state, back)
    };
    page.render()
}

/// Returns the page with a question of the quick way.
pub(super) fn quick(
    scene: &Scene<'_>,
    play: &HandInPlay,
    question: Question,
) -> askama::Result<String> {
    let waits = waits_for(scene.app, scene.viewer, &scene.now.evening);
    let name = match play.asking() {
        Asking::Quick { name, .. } => name,
        _ => Name::default(),
    };
    let back = StepBack::new(scene, play);
    of_quick(scene, play.state(), (question, &name), waits, back)
}

/// Returns a question of the quick way, about somebody.
pub(super) fn of_quick(
    scene: &Scene<'_>,
    state: &HandState,
    (question, name): (Question, &Name),
    waits: Option<Name>,
    back: StepBack,
) -> askama::Result<String> {
    let lang = scene.lang();
    let mut page = AskPage {
        question: say!(lang, quick_question(question, name)),
        seats: seats(lang, state, question),
        text: !matches!(question, Question::Onto(..)),
        ..AskPage::new(scene, state, back)
    };
    match waits {
        Some(name) => {
            page.waits = Some(name.to_string());
            page.text = false;
        }
        None => answers(lang, state, question, &mut page),
    }
    page.render()
}

impl AskPage {
    fn new(scene: &Scene<'_>, state: &HandState, back: StepBack) -> Self {
        let lang = scene.lang();
        let understood = state.understood_beside_cards(lang.vocabulary());
        Self {
            lang,
            form: form(scene),
            back,
            understood: understood.join(" · "),
            told: told_cards(lang, state),
            question: String::new(),
            seats: Vec::new(),
            waits: None,
            choices: Vec::new(),
            cards: Vec::new(),
            several: None,
            text: false,
        }
    }
}

/// Fills in the answers to a question.
fn answers(lang: Lang, state: &HandState, question: Question, page: &mut AskPage) {
    let calendar = state.ruleset.rules.calendar();
    let names = playing(&state.told);
    match question {
        Question::Stay(_, iris) => {
            page.choices = vec![
                AnswerButton::new("s", say!(lang, stays())),
                AnswerButton::new("d", say!(lang, drops())),
            ];
            let out = iris.then(|| AnswerButton::new("i", say!(lang, iris_out())));
            page.choices.extend(out);
        }
        Question::Sells(_) => {
            let cards = pack(state).filter(Sale::takes);
            let sold = state
                .gostop()
                .map_or(Pile::EMPTY, |(hand, _)| hand.seating.all_sold());
            let months =
                Flower::ALL.map(|flower| (flower.month(calendar), say!(lang, flower(flower))));
            page.several = Some(Several {
                cards: pictures(lang, cards.without(sold), calendar),
                months: months.to_vec(),
                none: say!(lang, sells_nothing()),
            });
        }
        Question::Accepts(_) => page.choices = AnswerButton::yes_or_no(lang),
        Question::Koi(_, least, most) => page.choices = AnswerButton::numbers(least..=most),
        Question::LastYaku(_) => page.choices = AnswerButton::names_or_nobody(lang, &names),
        Question::FieldBrights => page.choices = AnswerButton::numbers(0..=5),
        Question::Field => {
            page.several = Some(Several {
                cards: pictures(lang, unseen(state).iter(), calendar),
                months: Vec::new(),
                none: say!(lang, no_cards()),
            });
        }
        Question::Gives(from, _) => {
            let pile = piles(&state.told)
                .get(from.0)
                .copied()
                .unwrap_or(Pile::EMPTY);
            let junk = pile.once().filter(|card: &Card| is_junk(*card));
            page.cards = pictures(lang, junk, calendar);
        }
        Question::Onto(_, among) => page.cards = pictures(lang, among.once(), calendar),
        Question::Cards(_) => {}
    }
}

/// Returns everybody at the table with what they answered, where some have to sit out.
fn seats(lang: Lang, state: &HandState, question: Question) -> Vec<SeatLine> {
    let Some((hand, _)) = state.gostop().filter(|_| question.about_seated().is_some()) else {
        return Vec::new();
    };
    let asked = question.about_seated().map(|seat| seat.0);
    let all = hand.seating.all().iter().enumerate();
    all.map(|(at, seated)| SeatLine {
        name: seated.name.to_string(),
        part: match seated.part {
            SeatRole::Undecided => "",
            part => say!(lang, part(part)),
        },
        asked: asked == Some(at),
    })
    .collect()
}

/// Returns whose answer is waited for, if another phone is that player's and this one is not.
pub(in crate::serve) fn waits_for(app: &App, viewer: &Viewer, evening: &Evening) -> Option<Name> {
    let state = evening.play()?.state();
    let crate::evening::ask::WaitingFor::Quick(question) = state.ask else {
        return None;
    };
    let asked = match question {
        Question::Stay(seat, _) | Question::Sells(seat) => {
            let seating: &Seating = &state.gostop()?.0.seating;
            seating.name(seat)
        }
        Question::Accepts(seat) => playing(&state.told).into_iter().nth(seat.0)?,
        _ => return None,
    };
    let theirs = app.phones().holder(&asked);
    theirs.filter(|holder| *holder != viewer.id).map(|_| asked)
}
