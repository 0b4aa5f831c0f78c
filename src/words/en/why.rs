//! The sentences of an argument for a verdict.

use super::{count, list};
use crate::record::Name;
use crate::rules::{Game, PointUnit};
use crate::verdict::{PileCount, SwitchUse};
use crate::words::Text;
use crate::words::en::grammar::LANG;
use crate::words::nets;

/// Returns a line of a score: its name, its points, and its cards.
pub(crate) fn score_line(name: &str, points: i64, cards: &str, _: PointUnit) -> String {
    let points = count(points, "point");
    if cards.is_empty() {
        return format!("{name}: {points}, without its cards.");
    }
    format!("{name}: {points} for {cards}.")
}

/// Says how switch cards, given as codes, are counted.
pub(crate) fn counted_best(used: &[(String, SwitchUse)]) -> String {
    let used = used.iter();
    let used = used.map(|(card, used)| format!("{card} as {}", super::switch_use(*used)));
    let used = list(&used.collect::<Vec<_>>());
    format!("Counted in the owner's favour: {used}.")
}

/// Returns a step's effect, the step's name, and why it applies.
pub(crate) fn applied(effect: &Text, step: &str, because: &str) -> Text {
    Text::both(|form| format!("{} {step}: {because}.", form.pick(effect)))
}

/// Describes how a pile of min-hwatu is counted.
pub(crate) fn pile_line(pile: &PileCount) -> Text {
    let cards = pile.cards;
    Text::both(|form| {
        let [brought, cost] = [pile.brought, -pile.cost].map(|points| form.signed(LANG, points));
        format!(
            "{}: {cards} for cards, {brought} for sets, {cost} for the others' sets: {}.",
            pile.player,
            form.number(LANG, pile.total)
        )
    })
}

/// Says how many points of a round each player writes down.
pub(crate) fn written_down(points: &[(Name, i64)], _: PointUnit) -> String {
    let each = points.iter();
    let each = each.map(|(name, points)| format!("{name} {}", count(*points, "point")));
    format!("Written down: {}.", list(&each.collect::<Vec<String>>()))
}

/// Says what each player won or lost, and that the amounts sum to zero, pot included.
pub(crate) fn summed(net: &[(Name, i64)]) -> Text {
    let each = nets(LANG, net);
    let total: i64 = net.iter().map(|(_, chips)| chips).sum();
    let sum = match total {
        0 => "The sum is zero.".to_owned(),
        1.. => format!(
            "With {} out of the pot the sum is zero.",
            count(total, "chip")
        ),
        _ => format!(
            "With {} into the pot the sum is zero.",
            count(-total, "chip")
        ),
    };
    Text::both(|form| format!("In all: {}. {sum}", list(&form.each(&each))))
}

/// Returns the letters by which a game's sources are cited, and what they stand for.
pub(crate) const fn source_letters(game: Game) -> &'static str {
    match game {
        Game::GoStop => {
            "P pagat.com 2024, P06 the same page in 2006, W Wikipedia, F Fuda Wiki, K Korean custom, \
             D a decision of dokbak"
        }
        Game::KoiKoi => "F Fuda Wiki, J Japanese custom, D a decision of dokbak",
        Game::MinHwatu => "W Wikipedia, K Korean custom, D a decision of dokbak",
    }
}
