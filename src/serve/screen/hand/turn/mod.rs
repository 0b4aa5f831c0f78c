//! A hand that is followed turn by turn: the field, one's own hand, and the turn that is due.
//!
//! `sight` what a phone may see · `begun` a turn that is being put together · `last` what the last
//! turn did.

mod begun;
mod last;
mod sight;

use super::event::HandEvent;
use super::picture::{CardPicture, pictures};
use super::step_back::{StepBack, form};
use crate::card::{Flower, Pile};
use crate::evening::ask::{Asking, WaitingFor};
use crate::evening::hand::{HandState, playing};
use crate::evening::play::HandInPlay;
use crate::gostop::Calls;
use crate::gostop::turns::Table;
use crate::record::{Line, Name, Seat, Turn, quoted};
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;
use begun::{BegunTurn, Did};
use last::{LastTurn, said_since};
use sight::Sight;

/// The turn that is due.
#[derive(Template)]
#[template(path = "hand_turn.html", config = "assets/serve/askama.toml")]
struct TurnPage {
    lang: Lang,
    form: FormHead,
    back: StepBack,
    title: String,
    field: Vec<CardPicture>,
    /// Cards left in the stock, and in each hand.
    left: Vec<(String, u32)>,
    stock: u32,
    last: Option<LastTurn>,
    /// What was said since.
    since: Vec<String>,
    /// What the player may call, instead of a turn.
    calls: Vec<(&'static str, &'static str)>,
    /// The cards that the player may play; secret where they are known.
    hand: Vec<TurnCard>,
    /// What the player may do instead of playing a card, each with where it leads.
    ways: Vec<(String, String)>,
    begun: Option<BegunPage>,
    /// The months that may be shown.
    months: Vec<(u8, String)>,
    /// What else may happen before the turn: what it is, and what it enters.
    events: Vec<(&'static str, String)>,
    /// What may still be said of the turn before: what it is, and what it enters.
    late: Vec<(String, String)>,
    /// Cards for the own dealt hand, where it is not known yet, and whose it is.
    own: Option<(String, Vec<CardPicture>)>,
    /// The own hand, where it is known.
    mine: Vec<CardPicture>,
    /// The line that was typed and not taken.
    typed: String,
    /// The beginning of a line about the player.
    line: String,
    player: String,
    waits: bool,
}

/// A turn that is being put together.
struct BegunPage {
    did: String,
    /// The cards played and turned up so far.
    cards: Vec<CardPicture>,
    /// What enters it as it is, where nothing can be turned up any more.
    whole: Option<String>,
    turned: Vec<TurnCard>,
}

/// A card that leads to an address, or enters something.
struct TurnCard {
    card: CardPicture,
    to: String,
    enters: bool,
}

/// Returns the page.
pub(super) fn shown(scene: &Scene<'_>, play: &HandInPlay) -> askama::Result<String> {
    let lang = scene.lang();
    let state = play.state();
    let (seat, call) = match state.ask {
        WaitingFor::Call(seat) => (seat, true),
        WaitingFor::Turn(seat) => (seat, false),
        _ => (Seat(0), false),
    };
    let followed = state.gostop();
    let followed = followed.and_then(|(hand, rules)| Some((hand.table.as_deref()?, rules)));
    let Some((table, rules)) = followed else {
        return Ok(String::new());
    };
    let sight = Sight {
        table,
        rules,
        names: playing(&state.told),
        own: &scene.viewer.phone.seats,
    };
    let player = sight.names.get(seat.0).cloned().unwrap_or_default();
    let waits = !sight.is_own(seat) && scene.app.phones().holder(&player).is_some();
    let calendar = rules.calendar;
    let (mine, deals) = sight.own_hands(Some(seat).filter(|_| !call));
    let mut page = TurnPage {
        lang,
        form: form(scene),
        back: StepBack::new(scene, play),
        title: match play.asking() {
            Asking::Call { points, .. } => say!(lang, calls_now(&player, points)),
            _ => say!(lang, turn_of(&player)),
        },
        field: pictures(lang, table.layout.cards().iter(), calendar),
        left: counts(&sight.names, table),
        stock: table.stock,
        last: LastTurn::read(lang, state),
        since: said_since(lang, state),
        calls: Vec::new(),
        hand: Vec::new(),
        ways: Vec::new(),
        begun: None,
        months: Vec::new(),
        events: Vec::new(),
        late: Vec::new(),
        own: deals.filter(|_| !state.tells_turns()).and_then(|seat| {
            let cards = pictures(lang, sight.unseen().iter(), calendar);
            Some((quoted(sight.names.get(seat.0)?), cards))
        }),
        mine: pictures(lang, mine.iter(), calendar),
        typed: scene.typed.to_owned(),
        line: quoted(&player),
        player: player.to_string(),
        waits,
    };
    page.late = late(scene, play);
    match BegunTurn::read(&scene.place, &sight, seat) {
        _ if waits => {}
        _ if call => page.calls = calls(lang, state.calls()),
        Some(begun) => page.begun = Some(begun_page(lang, &begun, &sight)),
        None => page.ask_turn(state, &sight, seat),
    }
    page.render()
}

impl TurnPage {
    /// Asks what the player does.
    fn ask_turn(&mut self, state: &HandState, sight: &Sight<'_>, seat: Seat) {
        let (lang, calendar) = (self.lang, sight.rules.calendar);
        let begins = |did: Did| BegunTurn::new(did, calendar).address();
        let cards = sight.playable(seat).once();
        self.hand = cards
            .map(|card| TurnCard {
                card: CardPicture::new(lang, card, calendar),
                to: begins(Did::Plays(card)),
                enters: false,
            })
            .collect();
        let month = |month: Flower| month.month(calendar);
        let bombs = sight.bombs(seat).into_iter();
        let bombs = bombs.map(|of| (say!(lang, bomb_of(month(of))), begins(Did::Bombs(of))));
        let grenades = sight.grenades(seat).into_iter();
        let grenades =
            grenades.map(|of| (say!(lang, grenade_of(month(of))), begins(Did::Grenades(of))));
        self.ways = bombs.chain(grenades).collect();
        if sight.table.sides[seat].owed > 0 {
            let flips = (say!(lang, no_hand_card()).to_owned(), begins(Did::Flips));
            self.ways.insert(0, flips);
        }
        let shows = sight.shows(seat).into_iter();
        self.months = shows
            .map(|of| (month(of), say!(lang, flower(of))))
            .collect();
        self.events = events(lang, state, (sight, seat));
    }
}

/// Returns what the player of the turn before may still call, where the next turn came without a
/// call.
fn late(scene: &Scene<'_>, play: &HandInPlay) -> Vec<(String, String)> {
    let (lang, state) = (scene.lang(), play.state());
    let Some((hand, rules)) = state
        .gostop()
        .filter(|_| matches!(state.ask, WaitingFor::Turn(_)))
    else {
        return Vec::new();
    };
    let last = hand.turns.last().map(|past| past.seat);
    let may = |seat: &Seat| hand.may_stop(*seat, rules) && called_nothing(state);
    let Some(name) = last.filter(may).map(|seat| hand.name(seat)) else {
        return Vec::new();
    };
    let holder = scene.app.phones().holder(&name);
    if holder.is_some_and(|holder| holder != scene.viewer.id) {
        return Vec::new();
    }
    let calls = calls(lang, state.calls()).into_iter();
    let line = |word: &str| format!("{} {word}", quoted(&name));
    calls
        .map(|(word, label)| (format!("{name}: {label}"), line(word)))
        .collect()
}

/// Returns whether the last line is the turn itself.
fn called_nothing(state: &HandState) -> bool {
    let last = state.lines().next_back();
    matches!(last, Some(Line::Act(_, act)) if Turn::from_act(act).is_some())
}

/// Returns what may happen before a turn.
fn events(
    lang: Lang,
    state: &HandState,
    (sight, seat): (&Sight<'_>, Seat),
) -> Vec<(&'static str, String)> {
    let name = sight.names.get(seat.0).map(|name| quoted(name));
    let name = name.unwrap_or_default();
    let mut all = Vec::new();
    if HandEvent::Syodang.matters(sight.rules) && sight.names.len() == 3 && state.tells_turns() {
        let says = say!(lang, event_name(HandEvent::Syodang));
        all.push((says, format!("{name} syodang")));
    }
    if state.tells_turns() {
        all.push((say!(lang, nobody_won_button()), "nagari".to_owned()));
    }
    all.push((say!(lang, dealt_again()), "void".to_owned()));
    all
}

/// Returns the page of a turn that is being put together.
fn begun_page(lang: Lang, begun: &BegunTurn, sight: &Sight<'_>) -> BegunPage {
    let calendar = sight.rules.calendar;
    let did = match begun.did {
        Did::Plays(_) => String::new(),
        Did::Bombs(month) => say!(lang, bomb_of(month.month(calendar))),
        Did::Grenades(month) => say!(lang, grenade_of(month.month(calendar))),
        Did::Flips => say!(lang, no_hand_card()).to_owned(),
    };
    let played = match begun.did {
        Did::Plays(card) => Some(card),
        _ => None,
    };
    let whole = begun.is_whole(sight);
    let from = if whole {
        Pile::EMPTY
    } else {
        begun.next(sight)
    };
    let turned = from.once().map(|card| {
        let next = begun.with(card);
        let enters = begun.ends_with(card, sight);
        TurnCard {
            card: CardPicture::new(lang, card, calendar),
            to: if enters {
                format!("answer {}", next.text())
            } else {
                next.address()
            },
            enters,
        }
    });
    BegunPage {
        did,
        cards: pictures(
            lang,
            played.into_iter().chain(begun.cards.iter().copied()),
            calendar,
        ),
        whole: whole.then(|| begun.text()),
        turned: turned.collect(),
    }
}

fn counts(names: &[Name], table: &Table) -> Vec<(String, u32)> {
    let hands = names.iter().zip(table.hands());
    hands
        .map(|(name, hand)| (name.to_string(), hand.count))
        .collect()
}

fn calls(lang: Lang, calls: Calls) -> Vec<(&'static str, &'static str)> {
    let mut all = vec![
        ("stop", say!(lang, stop_button())),
        ("go", say!(lang, go_word())),
    ];
    if calls == Calls::OrPush {
        all.push(("push", say!(lang, push_button())));
    }
    all
}
