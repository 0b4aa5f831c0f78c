//! Words of the prompt while a hand is played.

use crate::card::{Calendar, Pile, codes};
use crate::evening::hand::TooOften;
use crate::evening::hand_start::HandNumber;
use crate::gostop::{Calls, Player};
use crate::ledger::HandCalled;
use crate::record::{CountKind, Name};
use crate::rules::{Game, PointUnit};
use crate::verdict::{Missing, Score};
use crate::words::Text;
use crate::words::en::{count, due, jokbo, list, needs};

/// Returns the word for a hand or round of a game, with a capital letter.
pub(crate) const fn hand_word(game: Game) -> &'static str {
    match game {
        Game::KoiKoi => "Round",
        Game::GoStop | Game::MinHwatu => "Hand",
    }
}

/// Returns the heading of a hand: its number, its players, and what it starts with.
pub(crate) fn hand_title(
    game: Game,
    number: HandNumber,
    players: &[Name],
    carry: u32,
    pot: i64,
    dues: &[(Name, i64)],
) -> Text {
    let of = number.of_length();
    let of = of.map_or_else(String::new, |length| format!(" of {length}"));
    let what = match hand_word(game) {
        what if number.plain() => format!("{what} {}{of}", number.counted),
        what if game == Game::KoiKoi => {
            format!("{what} {}{of} (hand {})", number.counted, number.hand)
        }
        what if of.is_empty() => format!("{what} {}", number.hand),
        what => format!("{what} {} ({}{of} that count)", number.hand, number.counted),
    };
    let mut title = format!("{what}: {} deals", players.first().map_or("", Name::as_str));
    if let Some(after) = players.get(1..).filter(|after| !after.is_empty()) {
        title = format!("{title}, then {}", list(after));
    }
    if carry > 0 {
        title = format!(
            "{title}; {} without a winner before it",
            count(i64::from(carry), "hand")
        );
    }
    if pot > 0 {
        title = format!("{title}; {} in the boar's pot", count(pot, "chip"));
    }
    let dues = dues.iter();
    let title = dues.fold(Text::from(title), |title, (name, chips)| {
        title.then("; ").then(due(name, *chips))
    });
    title.then(".")
}

/// Says which cards a player's turn captures now that an earlier entry was changed.
pub(crate) fn takes_now(name: &str, took: Pile, calendar: Calendar) -> String {
    let cards = if took.is_empty() {
        "nothing".to_owned()
    } else {
        took.codes(calendar)
    };
    format!("{name} takes {cards} now.")
}

pub(crate) fn not_saved(why: &str, in_the_line: bool) -> String {
    let kept = if in_the_line {
        "it is back on the line"
    } else {
        "all answers are still there"
    };
    format!("that could not be saved ({why}); {kept}, so try again")
}

pub(crate) fn written(hand: &HandCalled) -> String {
    format!("Written as hand {}.", hand.number)
}

/// Says what is saved as the prompt is left, and which command continues; `track` is true if hands
/// are followed turn by turn.
pub(crate) fn kept(game: Game, hand: u32, entries: usize, track: bool) -> String {
    let word = hand_word(game);
    let what = match (hand, entries) {
        (0 | 1, 0) => "The evening is kept".to_owned(),
        (_, 0) => format!(
            "Everything up to {} {} is written",
            word.to_lowercase(),
            hand - 1
        ),
        (_, 1) => format!("{word} {hand} is saved with 1 entry"),
        _ => format!("{word} {hand} is saved with {entries} entries"),
    };
    let command = if track {
        "dokbak play --track"
    } else {
        "dokbak"
    };
    format!("{what}; `{command}` continues from here.")
}

/// Says which piles have which cards too often.
pub(crate) fn too_often(found: &TooOften, calendar: Calendar) -> String {
    match found {
        TooOften::InPile { name, cards } => {
            let cards = codes(cards.iter().copied(), calendar);
            format!("{name}'s pile has {cards} too often; < goes back, if that is a slip.")
        }
        TooOften::InPiles { names, cards } => {
            let cards = codes(cards.iter().copied(), calendar);
            let all = if names.len() == 2 { "both" } else { "all" };
            let names = list(names);
            format!("{names} cannot {all} have {cards}; < goes back, if that is a slip.")
        }
    }
}

/// Returns a player's points so far, and the calls that the player may make.
pub(crate) fn running(
    name: &str,
    score: &Score,
    calls: Option<Calls>,
    next: &[Missing],
    calendar: Calendar,
) -> Text {
    let mut text = so_far(name, score, next, Game::GoStop, calendar);
    if let Some(calls) = calls {
        let may = match calls {
            Calls::StopOrGo => "stop or go",
            Calls::OrPush => "stop, go or push",
        };
        text = format!("{text}. {name} may {may}");
    }
    (text + ".").into()
}

/// Returns what was told of a loser's captured cards, kind by kind.
pub(crate) fn counted(told: &[(CountKind, u32)]) -> String {
    let told = told.iter().map(|(kind, number)| of_kind(*kind, *number));
    told.collect::<Vec<String>>().join(", ")
}

/// Returns a player's calls, shown triples and ppuk, in short.
pub(crate) fn calls(player: &Player) -> Text {
    let called = [
        ("go", player.goes.len()),
        ("heundeum", player.heundeum.len()),
        ("ppuk", usize::try_from(player.ppuk).unwrap_or(usize::MAX)),
    ];
    let called = called.into_iter().filter(|(_, times)| *times > 0);
    let called: Vec<(&str, usize)> = called.collect();
    Text::both(|form| {
        let times = form.or("x", "times ");
        let each = called.iter();
        let each = each.map(|(what, number)| format!("{what} {times}{number}"));
        each.collect::<Vec<String>>().join(", ")
    })
}

/// Returns how often a player said koi-koi, in short for the overview; empty if never.
pub(crate) fn koi_calls(calls: u32) -> String {
    match calls {
        0 => String::new(),
        calls => format!("koi-koi {calls}"),
    }
}

/// Returns the points and yaku of a player of Koi-Koi so far, and a yaku that lacks one card.
pub(crate) fn running_yaku(
    name: &str,
    score: &Score,
    next: &[Missing],
    calendar: Calendar,
    _: PointUnit,
) -> Text {
    (so_far(name, score, next, Game::KoiKoi, calendar) + ".").into()
}

/// Returns a player's points with the lines of the score, and a line that lacks one card.
fn so_far(name: &str, score: &Score, next: &[Missing], game: Game, calendar: Calendar) -> String {
    let lines: Vec<String> = score
        .jokbo
        .iter()
        .map(|line| format!("{} {}", jokbo(line.id, game), line.points))
        .collect();
    let mut text = match (game, lines.is_empty()) {
        (Game::KoiKoi, true) => format!("  {name}: no yaku yet"),
        _ => format!("  {name}: {}", count(score.points, "point")),
    };
    if !lines.is_empty() {
        text = format!("{text} ({})", lines.join(", "));
    }
    if let Some(missing) = next.iter().find(|missing| missing.count == 1) {
        let line = jokbo(missing.id, game);
        text = format!("{text}; {} for {line}", needs(missing, calendar));
    }
    text
}

/// Returns a number of cards of a kind; for junk, how much it is worth.
pub(crate) fn of_kind(kind: CountKind, number: u32) -> String {
    match kind {
        CountKind::Brights => count(number.into(), "bright"),
        CountKind::Animals => count(number.into(), "animal"),
        CountKind::Ribbons => count(number.into(), "ribbon"),
        CountKind::Junk => format!("junk worth {number}"),
    }
}
