//! What the menu of events offers, game by game.

use crate::card::{Card, Flower};
use crate::record::{
    Act, At, CardList, Counts, Header, Keyword, Line, Nth, OeMyeon, Scored, Special, TableEvent,
    Verb,
};
use crate::rules::{Game, GoStopRules, Grenade};

/// What the menu of events offers.
pub(super) enum Item {
    /// A line of a player.
    Verb(Verb, Makes<Act>),
    /// A line that no player stands before.
    Line(Keyword, Makes<Line>),
    /// A command of the prompt.
    Command(&'static str),
}

/// What something is made of that has to be chosen.
pub(super) enum Makes<T> {
    /// Of nothing more.
    Itself(T),
    Cards(fn(CardList) -> T),
    Month(fn(At<Flower>) -> T),
    /// Of a month, and whether it was in one of the first turns.
    Stack(fn(At<Flower>, Option<Nth>) -> T),
    /// Of whether it was in the first turn.
    First(fn(bool) -> T),
    /// Of one card, the player's to give, and who gets it.
    CardTo(fn(At<Card>, At<String>) -> T),
    /// Of one card of the winner's.
    Card(fn(At<Card>) -> T),
    /// Of how many of each kind are in the pile.
    Counts(fn(Counts) -> T),
    /// Of what the pile comes to.
    Score(fn(Scored) -> T),
}

use Makes::{Cards, Itself, Month};

const fn special(special: Special) -> Item {
    Item::Verb(special.verb(), Itself(Act::Special(special, false)))
}

const fn void() -> Item {
    Item::Line(Keyword::Void, Itself(Line::Table(TableEvent::Void)))
}

const fn draw() -> Item {
    Item::Line(Keyword::Draw, Itself(Line::Table(TableEvent::Draw)))
}

const fn fed(card: At<Card>) -> Act {
    Act::OeMyeon(OeMyeon {
        card,
        with: None,
        last_card: false,
        forced: false,
    })
}

const GOSTOP: &[Item] = &[
    Item::Verb(Verb::Takes, Cards(Act::Takes)),
    Item::Verb(Verb::Go, Itself(Act::Go(None))),
    Item::Verb(Verb::Stop, Itself(Act::Stop)),
    Item::Verb(Verb::Push, Itself(Act::Push)),
    Item::Verb(Verb::Has, Cards(Act::Has)),
    Item::Verb(Verb::Counts, Makes::Counts(Act::Counts)),
    Item::Verb(Verb::Scores, Makes::Score(Act::Scores)),
    Item::Verb(Verb::Heundeum, Month(Act::Heundeum)),
    Item::Verb(Verb::Potkan, Month(Act::Potkan)),
    Item::Verb(Verb::Grenade, Month(Act::Grenade)),
    Item::Verb(Verb::Ppuk, Makes::Stack(Act::Ppuk)),
    Item::Verb(
        Verb::Chok,
        Makes::First(|first| Act::Special(Special::Chok, first)),
    ),
    Item::Verb(
        Verb::Ttadak,
        Makes::First(|first| Act::Special(Special::Ttadak, first)),
    ),
    special(Special::Sseul),
    special(Special::Stack),
    special(Special::JaPpuk),
    Item::Verb(Verb::FirstSweep, Month(Act::FirstSweep)),
    Item::Verb(Verb::Boar, Makes::First(Act::Boar)),
    Item::Verb(Verb::Baekhwajeom, Itself(Act::Baekhwajeom)),
    Item::Verb(Verb::Gives, Makes::CardTo(Act::Gives)),
    Item::Verb(Verb::Syodang, Itself(Act::Syodang)),
    Item::Verb(Verb::Accepts, Itself(Act::Accepts)),
    Item::Verb(Verb::Refuses, Itself(Act::Refuses)),
    Item::Verb(Verb::OeMyeon, Makes::Card(fed)),
    Item::Verb(Verb::Quads, Month(Act::Quads)),
    Item::Verb(Verb::Heodang, Itself(Act::Heodang)),
    Item::Line(
        Keyword::TableQuads,
        Month(|month| Line::Header(Header::TableQuads(month.value))),
    ),
    Item::Line(Keyword::Expire, Itself(Line::Table(TableEvent::Expire))),
    Item::Line(Keyword::Nagari, Itself(Line::Table(TableEvent::Nagari))),
    void(),
    Item::Command("show"),
    Item::Command("undo"),
];

const KOIKOI: &[Item] = &[
    Item::Verb(Verb::Takes, Cards(Act::Takes)),
    Item::Verb(Verb::Koi, Itself(Act::Koi)),
    Item::Verb(Verb::Shobu, Itself(Act::Shobu)),
    Item::Verb(Verb::Has, Cards(Act::Has)),
    Item::Verb(Verb::Teshi, Month(Act::Teshi)),
    Item::Verb(Verb::Kuttsuki, Itself(Act::Kuttsuki)),
    Item::Line(
        Keyword::TableFour,
        Month(|month| Line::Table(TableEvent::TableFour(month))),
    ),
    Item::Line(
        Keyword::TablePairs,
        Itself(Line::Table(TableEvent::TablePairs)),
    ),
    draw(),
    void(),
    Item::Command("show"),
    Item::Command("undo"),
];

const MINHWATU: &[Item] = &[
    Item::Verb(Verb::Has, Cards(Act::Has)),
    draw(),
    void(),
    Item::Command("show"),
    Item::Command("undo"),
];

pub(super) const fn items(game: Game) -> &'static [Item] {
    match game {
        Game::GoStop => GOSTOP,
        Game::KoiKoi => KOIKOI,
        Game::MinHwatu => MINHWATU,
    }
}

/// Returns whether a table of Go-Stop has a use for an event.
pub(super) fn in_force(item: &Item, rules: &GoStopRules) -> bool {
    match item {
        Item::Verb(Verb::Push, _) => rules.push,
        Item::Verb(Verb::Grenade, _) => rules.grenade != Grenade::Off,
        Item::Verb(Verb::FirstSweep, _) => {
            rules.fixed_first_sweep > 0 || rules.weolyak_first_turn > 1
        }
        Item::Verb(Verb::Boar, _) => rules.boar_first_turn > 0 || rules.boar_pot > 0,
        Item::Verb(Verb::Baekhwajeom, _) => rules.junk_each_baekhwajeom > 0,
        Item::Verb(Verb::Syodang | Verb::Accepts | Verb::Refuses, _)
        | Item::Line(Keyword::Expire, _) => rules.syodang_enabled,
        Item::Verb(Verb::OeMyeon, _) => rules.oe_myeon_enforced,
        Item::Verb(Verb::Heodang, _) => rules.fixed_heodang > 0,
        _ => true,
    }
}

/// Returns whether an event does not follow from the turns, where these are told card by card.
pub(super) const fn is_beside_turns(item: &Item) -> bool {
    let Item::Verb(verb, _) = item else {
        return true;
    };
    matches!(
        verb,
        Verb::Go
            | Verb::Stop
            | Verb::Push
            | Verb::Heundeum
            | Verb::Gives
            | Verb::Syodang
            | Verb::Accepts
            | Verb::Refuses
            | Verb::Quads
    )
}
