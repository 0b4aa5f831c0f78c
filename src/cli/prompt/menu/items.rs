//! What the menu of events offers, game by game.

use crate::rules::{Game, GoStopRules, Grenade};

/// What the menu of events offers, with what each still needs.
#[derive(Clone, Copy)]
pub(super) enum Item {
    Verb(&'static str, Needs),
    Line(&'static str, Needs),
    Command(&'static str),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Needs {
    Nothing,
    Cards,
    Month,
    /// A month, and whether it was in one of his first turns.
    Stack,
    /// Whether it was in his first turn.
    First,
    /// One card, the player's to give, and who gets it.
    CardTo,
    /// One card of the winner's.
    Card,
    /// How many of each kind are in the pile.
    Counts,
    /// What the pile comes to.
    Score,
}

const GOSTOP: &[Item] = &[
    Item::Verb("takes", Needs::Cards),
    Item::Verb("go", Needs::Nothing),
    Item::Verb("stop", Needs::Nothing),
    Item::Verb("push", Needs::Nothing),
    Item::Verb("has", Needs::Cards),
    Item::Verb("counts", Needs::Counts),
    Item::Verb("scores", Needs::Score),
    Item::Verb("heundeum", Needs::Month),
    Item::Verb("potkan", Needs::Month),
    Item::Verb("grenade", Needs::Month),
    Item::Verb("ppuk", Needs::Stack),
    Item::Verb("chok", Needs::First),
    Item::Verb("ttadak", Needs::First),
    Item::Verb("sseul", Needs::Nothing),
    Item::Verb("stack", Needs::Nothing),
    Item::Verb("ja-ppuk", Needs::Nothing),
    Item::Verb("first-sweep", Needs::Month),
    Item::Verb("boar", Needs::First),
    Item::Verb("baekhwajeom", Needs::Nothing),
    Item::Verb("gives", Needs::CardTo),
    Item::Verb("syodang", Needs::Nothing),
    Item::Verb("accepts", Needs::Nothing),
    Item::Verb("refuses", Needs::Nothing),
    Item::Verb("oe-myeon", Needs::Card),
    Item::Verb("quads", Needs::Month),
    Item::Verb("heodang", Needs::Nothing),
    Item::Line("table-quads", Needs::Month),
    Item::Line("expire", Needs::Nothing),
    Item::Line("nagari", Needs::Nothing),
    Item::Line("void", Needs::Nothing),
    Item::Command("show"),
    Item::Command("undo"),
];

const KOIKOI: &[Item] = &[
    Item::Verb("takes", Needs::Cards),
    Item::Verb("koi", Needs::Nothing),
    Item::Verb("shobu", Needs::Nothing),
    Item::Verb("has", Needs::Cards),
    Item::Verb("teshi", Needs::Month),
    Item::Verb("kuttsuki", Needs::Nothing),
    Item::Line("table-four", Needs::Month),
    Item::Line("table-pairs", Needs::Nothing),
    Item::Line("draw", Needs::Nothing),
    Item::Line("void", Needs::Nothing),
    Item::Command("show"),
    Item::Command("undo"),
];

const MINHWATU: &[Item] = &[
    Item::Verb("has", Needs::Cards),
    Item::Line("draw", Needs::Nothing),
    Item::Line("void", Needs::Nothing),
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
    let (Item::Verb(word, _) | Item::Line(word, _)) = item else {
        return true;
    };
    match *word {
        "push" => rules.push,
        "grenade" => rules.grenade != Grenade::Off,
        "first-sweep" => rules.fixed_first_sweep > 0 || rules.weolyak_first_turn > 1,
        "boar" => rules.boar_first_turn > 0 || rules.boar_pot > 0,
        "baekhwajeom" => rules.junk_each_baekhwajeom > 0,
        "syodang" | "accepts" | "refuses" | "expire" => rules.syodang_enabled,
        "oe-myeon" => rules.oe_myeon_enforced,
        "heodang" => rules.fixed_heodang > 0,
        _ => true,
    }
}

/// Returns whether an event does not follow from the turns, where these are told card by card.
pub(super) fn is_beside_turns(item: &Item) -> bool {
    let Item::Verb(verb, _) = item else {
        return true;
    };
    let beside = [
        "go", "stop", "push", "heundeum", "gives", "syodang", "accepts", "refuses", "quads",
    ];
    beside.contains(verb)
}
