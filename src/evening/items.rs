//! What the menu of events offers in each game.

use crate::card::{Card, Flower};
use crate::record::{
    Act, CardList, Counts, CupCall, Header, Keyword, Line, Name, Nth, OeMyeon, ScoredPile, Spanned,
    Special, TableEvent, Verb,
};
use crate::rules::{Game, GoStopRules, Grenade};

/// An item in the menu of events.
pub(crate) enum MenuItem {
    /// A line that begins with a player.
    Verb(Verb, Makes<Act>),
    /// A line without a player.
    Line(Keyword, Makes<Line>),
    /// A command of the prompt.
    Command(&'static str),
}

/// What must be chosen to complete an item.
pub(crate) enum Makes<T> {
    /// Nothing: the item is complete.
    Itself(T),
    Cards(fn(CardList) -> T),
    Month(fn(Spanned<Flower>) -> T),
    /// A month, and in which of the first turns it was, if in one of them.
    Stack(fn(Spanned<Flower>, Option<Nth>) -> T),
    /// Whether the event was in the first turn.
    First(fn(bool) -> T),
    /// One of the player's cards, and who gets it.
    CardTo(fn(Spanned<Card>, Spanned<Name>) -> T),
    /// One of the winner's cards.
    Card(fn(Spanned<Card>) -> T),
    /// How many cards of each kind are in the player's pile.
    Counts(fn(Counts) -> T),
    /// Whether the sake cup is an animal or junk.
    Cup(fn(CupCall) -> T),
    /// How many points the player's pile is worth.
    Score(fn(ScoredPile) -> T),
    /// How many times as much the hand is played for.
    Stake(fn(u32) -> T),
    /// Who won, and what each of the others lost.
    Net(fn(Vec<(Spanned<Name>, i64)>) -> T),
}

use Makes::{Cards, Itself, Month};

const fn special(special: Special) -> MenuItem {
    MenuItem::Verb(special.verb(), Itself(Act::Special(special, false)))
}

const fn void() -> MenuItem {
    MenuItem::Line(Keyword::Void, Itself(Line::Table(TableEvent::Void)))
}

const fn draw() -> MenuItem {
    MenuItem::Line(Keyword::Draw, Itself(Line::Table(TableEvent::Draw)))
}

const fn fed(card: Spanned<Card>) -> Act {
    Act::OeMyeon(OeMyeon {
        card,
        with: None,
        last_card: false,
        forced: false,
    })
}

const GOSTOP: &[MenuItem] = &[
    MenuItem::Verb(Verb::Takes, Cards(Act::Takes)),
    MenuItem::Verb(Verb::Go, Itself(Act::Go(None))),
    MenuItem::Verb(Verb::Stop, Itself(Act::Stop)),
    MenuItem::Verb(Verb::Push, Itself(Act::Push)),
    MenuItem::Verb(Verb::Has, Cards(Act::has)),
    MenuItem::Verb(Verb::Counts, Makes::Counts(Act::Counts)),
    MenuItem::Verb(Verb::Scores, Makes::Score(Act::scores)),
    MenuItem::Verb(Verb::Cup, Makes::Cup(Act::Cup)),
    MenuItem::Verb(Verb::Heundeum, Month(Act::heundeum)),
    MenuItem::Verb(Verb::Potkan, Month(Act::potkan)),
    MenuItem::Verb(Verb::Grenade, Month(Act::grenade)),
    MenuItem::Verb(Verb::Ppuk, Makes::Stack(Act::ppuk)),
    MenuItem::Verb(
        Verb::Chok,
        Makes::First(|first| Act::Special(Special::Chok, first)),
    ),
    MenuItem::Verb(
        Verb::Ttadak,
        Makes::First(|first| Act::Special(Special::Ttadak, first)),
    ),
    special(Special::Sseul),
    special(Special::Stack),
    special(Special::JaPpuk),
    MenuItem::Verb(Verb::FirstSweep, Month(Act::FirstSweep)),
    MenuItem::Verb(Verb::Boar, Makes::First(Act::Boar)),
    MenuItem::Verb(Verb::Baekhwajeom, Itself(Act::Baekhwajeom)),
    MenuItem::Verb(Verb::Gives, Makes::CardTo(Act::Gives)),
    MenuItem::Verb(Verb::Syodang, Itself(Act::Syodang)),
    MenuItem::Verb(Verb::Accepts, Itself(Act::Accepts)),
    MenuItem::Verb(Verb::Refuses, Itself(Act::Refuses)),
    MenuItem::Verb(Verb::OeMyeon, Makes::Card(fed)),
    MenuItem::Verb(Verb::Quads, Month(Act::quads)),
    MenuItem::Verb(Verb::Heodang, Itself(Act::Heodang)),
    MenuItem::Line(
        Keyword::Stake,
        Makes::Stake(|times| Line::Header(Header::Stake(times))),
    ),
    MenuItem::Line(
        Keyword::TableQuads,
        Month(|month| Line::Header(Header::TableQuads(month.value))),
    ),
    MenuItem::Line(Keyword::Expire, Itself(Line::Table(TableEvent::Expire))),
    MenuItem::Line(Keyword::Nagari, Itself(Line::Table(TableEvent::Nagari))),
    MenuItem::Line(
        Keyword::Net,
        Makes::Net(|amounts| Line::Table(TableEvent::Net(amounts))),
    ),
    void(),
    MenuItem::Command("show"),
    MenuItem::Command("undo"),
];

const KOIKOI: &[MenuItem] = &[
    MenuItem::Verb(Verb::Takes, Cards(Act::Takes)),
    MenuItem::Verb(Verb::Koi, Itself(Act::Koi)),
    MenuItem::Verb(Verb::Shobu, Itself(Act::Shobu)),
    MenuItem::Verb(Verb::Has, Cards(Act::has)),
    MenuItem::Verb(Verb::Teshi, Month(Act::Teshi)),
    MenuItem::Verb(Verb::Kuttsuki, Itself(Act::Kuttsuki)),
    MenuItem::Line(
        Keyword::TableFour,
        Month(|month| Line::Table(TableEvent::TableFour(month))),
    ),
    MenuItem::Line(
        Keyword::TablePairs,
        Itself(Line::Table(TableEvent::TablePairs)),
    ),
    draw(),
    void(),
    MenuItem::Command("show"),
    MenuItem::Command("undo"),
];

const MINHWATU: &[MenuItem] = &[
    MenuItem::Verb(Verb::Has, Cards(Act::has)),
    draw(),
    void(),
    MenuItem::Command("show"),
    MenuItem::Command("undo"),
];

pub(crate) const fn items(game: Game) -> &'static [MenuItem] {
    match game {
        Game::GoStop => GOSTOP,
        Game::KoiKoi => KOIKOI,
        Game::MinHwatu => MINHWATU,
    }
}

/// Returns whether an event can matter at a table of Go-Stop with these rules.
pub(crate) fn in_force(item: &MenuItem, rules: &GoStopRules) -> bool {
    match item {
        MenuItem::Verb(Verb::Push, _) => rules.push,
        MenuItem::Verb(Verb::Cup, _) => rules.cup_final && rules.switch_september > 0,
        MenuItem::Verb(Verb::Grenade, _) => rules.grenade != Grenade::Off,
        MenuItem::Verb(Verb::FirstSweep, _) => {
            rules.fixed_first_sweep > 0 || rules.weolyak_first_turn > 1
        }
        MenuItem::Verb(Verb::Boar, _) => rules.boar_first_turn > 0 || rules.boar_pot > 0,
        MenuItem::Verb(Verb::Baekhwajeom, _) => rules.junk_each_baekhwajeom > 0,
        MenuItem::Verb(Verb::Syodang | Verb::Accepts | Verb::Refuses, _)
        | MenuItem::Line(Keyword::Expire, _) => rules.syodang_enabled,
        MenuItem::Verb(Verb::OeMyeon, _) => rules.oe_myeon_enforced,
        MenuItem::Verb(Verb::Heodang, _) => rules.fixed_heodang > 0,
        _ => true,
    }
}

/// Returns whether an event must still be entered when turns are entered card by card.
pub(crate) const fn is_beside_turns(item: &MenuItem) -> bool {
    let MenuItem::Verb(verb, _) = item else {
        return true;
    };
    matches!(
        verb,
        Verb::Go
            | Verb::Stop
            | Verb::Push
            | Verb::Cup
            | Verb::Heundeum
            | Verb::Gives
            | Verb::Syodang
            | Verb::Accepts
            | Verb::Refuses
            | Verb::Quads
    )
}
