//! What is still asked of a hand: one question at a time, each answer a button.

use super::choices::{AnswerButton, AnswerRow, choices, counts, sets};
use super::entered::Reads;
use super::picture::{CardPicture, pictures};
use super::step_back::{StepBack, form};
use super::verdict::{NamedCards, told_cards};
use crate::card::{Calendar, Card, Flower, Pile, read_word};
use crate::evening::again::Again;
use crate::evening::ask::{Asking, Question, WaitingFor};
use crate::evening::asking::asks;
use crate::evening::hand::{HandState, pack, piles, playing, seated, unseen};
use crate::evening::play::HandInPlay;
use crate::evening::state::Evening;
use crate::gostop::{Sale, SeatRole, Seating, is_junk};
use crate::record::Name;
use crate::rules::Game;
use crate::serve::app::{App, Viewer};
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::telling::AskedBack;
use crate::words::{Lang, native};
use askama::Template;

/// A question with its answers.
#[derive(Template)]
#[template(path = "hand_ask.html", config = "assets/serve/askama.toml")]
struct AskPage {
    lang: Lang,
    form: FormHead,
    /// The step back, where the page has none of its own.
    back: Option<StepBack>,
    /// What was understood so far.
    understood: String,
    /// The cards that were named.
    told: Vec<NamedCards>,
    question: String,
    /// Who decides before whom, where somebody has to sit out.
    seats: Vec<SeatLine>,
    /// Whose answer is waited for, where it is somebody else's alone.
    waits: Option<String>,
    /// The answer of before, where the question is asked again.
    kept: Option<AnswerButton>,
    choices: Vec<AnswerButton>,
    /// What can be in a pile that is asked for.
    sets: Vec<AnswerButton>,
    counts: Vec<AnswerRow>,
    /// Cards that are answers.
    cards: Vec<CardPicture>,
    /// Cards of which several can be an answer.
    several: Option<Several>,
    /// Whether words are an answer too, and what stands in their field.
    text: bool,
    typed: String,
}

/// Cards to tick.
struct Several {
    /// Each with whether it is ticked.
    cards: Vec<(CardPicture, bool)>,
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
    let Some(asked) = state.asked_back() else {
        return Ok(String::new());
    };
    let mut page = AskPage::new(scene, state);
    page.back = Some(StepBack::new(scene, play));
    page.asks_told(state, &asked);
    page.render()
}

/// Returns the page with a question of the quick way.
pub(super) fn quick(
    scene: &Scene<'_>,
    play: &HandInPlay,
    question: Question,
) -> askama::Result<String> {
    let (lang, state) = (scene.lang(), play.state());
    let mut page = AskPage::new(scene, state);
    page.back = Some(StepBack::new(scene, play));
    page.seats = seats(lang, state, question);
    let name = match play.asking() {
        Asking::Quick { name, .. } => name,
        _ => Name::default(),
    };
    match waits_for(scene.app, scene.viewer, &scene.now.evening) {
        Some(waits) => {
            page.question = say!(lang, quick_question(question, &name));
            page.waits = Some(waits.to_string());
        }
        None => page.asks_quick(state, (question, &name)),
    }
    page.render()
}

/// Returns the page with a question about a written hand, and its answer of before.
pub(in crate::serve::screen) fn again(scene: &Scene<'_>, again: &Again) -> askama::Result<String> {
    let (lang, state) = (scene.lang(), again.state());
    let mut page = AskPage::new(scene, state);
    page.form = scene.form();
    let asked = asks(&again.asked.history);
    match (&asked, state.ask) {
        (Asking::Told(asked), _) => page.asks_told(state, asked),
        (Asking::Quick { question, name }, _) => page.asks_quick(state, (*question, name)),
        (_, WaitingFor::Quick(question)) => page.asks_quick(state, (question, &Name::default())),
        (_, WaitingFor::Line | WaitingFor::Layout) if again.asked.history.texts().is_empty() => {
            page.asks_first(state);
        }
        _ => say!(lang, as_told_before()).clone_into(&mut page.question),
    }
    page.text = true;
    if let Some(old) = again.old() {
        page.keeps(again, &asked, &old);
    }
    page.render()
}

impl AskPage {
    fn new(scene: &Scene<'_>, state: &HandState) -> Self {
        let lang = scene.lang();
        let understood = state.understood_beside_cards(lang.vocabulary());
        Self {
            lang,
            form: form(scene),
            back: None,
            understood: understood.join(" · "),
            told: told_cards(lang, state),
            question: String::new(),
            seats: Vec::new(),
            waits: None,
            kept: None,
            choices: Vec::new(),
            sets: Vec::new(),
            counts: Vec::new(),
            cards: Vec::new(),
            several: None,
            typed: scene.typed.to_owned(),
            text: false,
        }
    }

    /// Asks what a told hand leaves open.
    fn asks_told(&mut self, state: &HandState, asked: &AskedBack) {
        self.choices = choices(self.lang, asked, state.players().names());
        self.sets = sets(self.lang, state, asked);
        self.counts = counts(self.lang, state, asked);
        self.question = say!(self.lang, question_on_phone(asked));
        self.text = true;
    }

    /// Asks a question of the quick way, about somebody.
    fn asks_quick(&mut self, state: &HandState, (question, name): (Question, &Name)) {
        self.question = say!(self.lang, quick_question(question, name));
        self.text = !matches!(question, Question::Onto(..));
        if let (Question::Accepts(_), Some((hand, _))) = (question, state.gostop()) {
            let offered = hand.offered.last();
            let offered =
                offered.map(|offered| say!(self.lang, offers_nagari(&hand.name(offered.by))));
            self.understood = offered.unwrap_or_default();
        }
        answers(self.lang, state, question, self);
    }

    /// Asks who won.
    fn asks_first(&mut self, state: &HandState) {
        let lang = self.lang;
        let (question, nobody) = match state.ruleset.game() {
            Game::GoStop => (say!(lang, who_won()), say!(lang, nobody_won_button())),
            Game::KoiKoi => (say!(lang, who_said_shobu()), say!(lang, drawn_button())),
            Game::MinHwatu => {
                say!(lang, as_told_before()).clone_into(&mut self.question);
                return;
            }
        };
        question.clone_into(&mut self.question);
        self.choices = AnswerButton::names(state.players().names());
        self.choices.push(AnswerButton::new("n", nobody));
    }

    /// Offers the answer of before, as a button and, where it is words, to be changed.
    fn keeps(&mut self, again: &Again, asked: &Asking, old: &str) {
        let (lang, now) = (self.lang, again.asked.history.now());
        let calendar = again.calendar();
        let Ok(next) = now.with(old) else {
            return;
        };
        let reads = Reads {
            lang,
            names: &seated(&now.state.told),
            calendar,
            game: now.state.ruleset.game(),
        };
        let begins = next.state.telling.is_some() && now.state.telling.is_none();
        let told = now.state.told_until(&next.state, lang.vocabulary());
        let told = told.filter(|_| begins);
        let told = told.map(|told| native::by_name(lang, &told, calendar));
        let asked = (!next.by_line).then_some(asked);
        let says = told.clone();
        let says = says.unwrap_or_else(|| reads.answer(asked, old));
        self.kept = Some(AnswerButton::new(old, say!(lang, keep_answer(&says))));
        // Other words for the same are changed only where they are read as the same.
        let record = |state: &HandState| state.case.record().print(calendar);
        let same = |told: &String| {
            let said = now.with(told);
            said.is_ok_and(|said| record(&said.state) == record(&next.state))
        };
        self.typed = told.filter(same).unwrap_or_default();
        if let Some(several) = &mut self.several {
            several.tick(old, calendar);
        }
    }
}

impl Several {
    /// Ticks the cards of an answer.
    fn tick(&mut self, answer: &str, calendar: Calendar) {
        let read = |word: &str| read_word(word, calendar).ok();
        let read: Option<Vec<Vec<Card>>> = answer.split_whitespace().map(read).collect();
        let cards: Vec<Card> = read.into_iter().flatten().flatten().collect();
        for card in cards {
            let code = card.code(calendar);
            let mut all = self.cards.iter_mut();
            if let Some((_, on)) = all.find(|(one, on)| one.code == code && !*on) {
                *on = true;
            }
        }
    }
}

/// Returns cards to tick, none of them ticked.
fn unticked(
    lang: Lang,
    cards: impl IntoIterator<Item = Card>,
    calendar: Calendar,
) -> Vec<(CardPicture, bool)> {
    let cards = pictures(lang, cards, calendar).into_iter();
    cards.map(|card| (card, false)).collect()
}

/// Fills in the answers to a question.
fn answers(lang: Lang, state: &HandState, question: Question, page: &mut AskPage) {
    let calendar = state.ruleset.rules.calendar();
    let names = playing(&state.told);
    match question {
        Question::Stay(seat, iris) => {
            page.choices = vec![AnswerButton::new("s", say!(lang, stays()))];
            let drops = !state.must_stay(seat);
            let drops = drops.then(|| AnswerButton::new("d", say!(lang, drops())));
            page.choices.extend(drops);
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
                cards: unticked(lang, cards.without(sold), calendar),
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
                cards: unticked(lang, unseen(state).iter(), calendar),
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
        Question::Cards(seat) => {
            let piles = piles(&state.told).into_iter().enumerate();
            let others = piles.filter(|(at, _)| *at != seat.0);
            let others: Pile = others.flat_map(|(_, pile)| pile).collect();
            page.several = Some(Several {
                cards: unticked(lang, pack(state).without(others), calendar),
                months: Vec::new(),
                none: say!(lang, no_cards()),
            });
        }
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
    let WaitingFor::Quick(question) = state.ask else {
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
