//! A hand that is followed turn by turn: the field, one's own hand, and the turn that is due.

use super::picture::{CardPicture, pictures};
use super::step_back::{StepBack, form};
use crate::card::{Calendar, Flower, Pile};
use crate::evening::ask::WaitingFor;
use crate::evening::hand::playing;
use crate::evening::play::HandInPlay;
use crate::gostop::Calls;
use crate::gostop::turns::Table;
use crate::record::{Name, Seat, quoted};
use crate::serve::screen::scene::{FormHead, Scene};
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

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
    /// What the player may call, instead of a turn.
    calls: Vec<(&'static str, &'static str)>,
    /// The cards that the player may play; secret where they are known.
    hand: Vec<TurnCard>,
    /// The card that was chosen from the hand.
    played: Option<CardPicture>,
    /// The cards that may be turned up.
    turned: Vec<TurnCard>,
    /// The months that may be bombed or shown.
    months: Vec<(u8, String)>,
    /// Cards for the own dealt hand, where it is not known yet, and whose it is.
    own: Option<(String, Vec<CardPicture>)>,
    /// The own hand, where it is known.
    mine: Vec<CardPicture>,
    /// The beginning of a line about the player.
    line: String,
    player: String,
    waits: bool,
}

/// A card that is chosen by an address, or entered.
struct TurnCard {
    card: CardPicture,
    /// Where it leads, or what it enters.
    to: String,
}

/// What a phone may see of a hand that is followed turn by turn.
struct Sight<'a> {
    table: &'a Table,
    names: Vec<Name>,
    own: &'a [Name],
}

impl Sight<'_> {
    fn is_own(&self, seat: Seat) -> bool {
        let name = self.names.get(seat.0);
        name.is_some_and(|name| self.own.contains(name))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.names.len()).map(Seat)
    }

    /// Returns the cards that may be anywhere for all this phone knows: a hand that is known to another phone alone
    /// is not told by what is missing.
    fn unseen(&self) -> Pile {
        let others = self.seats().filter(|seat| !self.is_own(*seat));
        let known = others.map(|seat| self.table.hand(seat));
        let known = known.filter(|hand| hand.is_known());
        let secret: Pile = known.flat_map(|hand| hand.cards).collect();
        self.table.unseen().plus(secret)
    }

    /// Returns the cards that a player may play.
    fn playable(&self, seat: Seat) -> Pile {
        let hand = self.table.hand(seat);
        if self.is_own(seat) && hand.is_known() {
            hand.cards
        } else {
            self.unseen()
        }
    }

    /// Returns the hands of this phone that are known, and the seat of one that is not.
    fn own_hands(&self) -> (Pile, Option<Seat>) {
        let own = || self.seats().filter(|seat| self.is_own(*seat));
        let known = |seat: &Seat| self.table.hand(*seat).is_known();
        let cards = own().filter(known);
        let cards = cards.flat_map(|seat| self.table.hand(seat).cards);
        (cards.collect(), own().find(|seat| !known(seat)))
    }
}

/// Returns the page.
pub(super) fn shown(scene: &Scene<'_>, play: &HandInPlay) -> askama::Result<String> {
    let lang = scene.lang();
    let state = play.state();
    let calendar = state.ruleset.rules.calendar();
    let (seat, call) = match state.ask {
        WaitingFor::Call(seat) => (seat, true),
        WaitingFor::Turn(seat) => (seat, false),
        _ => (Seat(0), false),
    };
    let table = state.gostop().and_then(|(hand, _)| hand.table.as_deref());
    let Some(table) = table else {
        return Ok(String::new());
    };
    let sight = Sight {
        table,
        names: playing(&state.told),
        own: &scene.viewer.phone.seats,
    };
    let player = sight.names.get(seat.0).cloned().unwrap_or_default();
    let waits = !sight.is_own(seat) && scene.app.phones().holder(&player).is_some();
    let turns = !waits && !call;
    let from = if turns {
        sight.playable(seat)
    } else {
        Pile::EMPTY
    };
    let chosen = scene.place.get("played");
    let card = from
        .once()
        .find(|card| chosen.as_deref() == Some(&card.code(calendar)));
    let (hand, turned) = match card {
        Some(card) => (
            Pile::EMPTY,
            sight.unseen().without(std::iter::once(card).collect()),
        ),
        None => (from, Pile::EMPTY),
    };
    let (mine, deals) = sight.own_hands();
    let page = TurnPage {
        lang,
        form: form(scene),
        back: StepBack::new(scene, play),
        title: title(lang, &player, call),
        field: pictures(lang, table.layout.cards().iter(), calendar),
        left: counts(&sight.names, table),
        stock: table.stock,
        calls: if call && !waits {
            calls(lang, state.calls())
        } else {
            Vec::new()
        },
        hand: choices(lang, hand, calendar, |code| format!("/hand?played={code}")),
        turned: choices(lang, turned, calendar, |code| {
            format!("answer {} {code}", chosen.as_deref().unwrap_or_default())
        }),
        played: card.map(|card| CardPicture::new(lang, card, calendar)),
        months: if turns {
            months(lang, calendar)
        } else {
            Vec::new()
        },
        own: deals.filter(|_| !state.tells_turns()).and_then(|seat| {
            let cards = pictures(lang, sight.unseen().iter(), calendar);
            Some((quoted(sight.names.get(seat.0)?), cards))
        }),
        mine: pictures(lang, mine.iter(), calendar),
        line: quoted(&player),
        player: player.to_string(),
        waits,
    };
    page.render()
}

/// Returns cards to choose from, each with where it leads or what it enters.
fn choices(
    lang: Lang,
    cards: Pile,
    calendar: Calendar,
    to: impl Fn(&str) -> String,
) -> Vec<TurnCard> {
    let cards = pictures(lang, cards.once(), calendar).into_iter();
    cards
        .map(|card| TurnCard {
            to: to(&card.code),
            card,
        })
        .collect()
}

/// Returns the months with their flowers.
fn months(lang: Lang, calendar: Calendar) -> Vec<(u8, String)> {
    let month = |flower: Flower| (flower.month(calendar), say!(lang, flower(flower)));
    Flower::ALL.map(month).to_vec()
}

fn title(lang: Lang, player: &Name, call: bool) -> String {
    if call {
        say!(lang, calls_now(player))
    } else {
        say!(lang, turn_of(player))
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
