//! Words of the prompt. Prompts hold nothing whose width a terminal may see otherwise.

use super::{count, due, grouped, jokbo, list, needs, signed};
use crate::card::Calendar;
use crate::cli::course::Over;
use crate::cli::entry::{Question, SetupAsk};
use crate::gostop::{Missing, Player};
use crate::record::{ChipValue, Counts};
use crate::rules::Game;
use crate::settle_up::Transfer;
use crate::verdict::Score;

/// Returns the line that a person at the prompt is met with.
pub(in crate::cli) fn greeting(engine: &str) -> String {
    format!("{engine}. ? helps, < goes one step back, Ctrl-C leaves and keeps everything.")
}

/// Returns the prompt of a question before the first hand.
pub(in crate::cli) fn setup_prompt(ask: SetupAsk, default: &str) -> String {
    let question = match ask {
        SetupAsk::Players => "Who plays, the dealer first?",
        SetupAsk::Rules => "Ruleset?",
        SetupAsk::Chip => "What is a chip worth?",
        SetupAsk::Length => "How many hands (12, 6, 3, open)?",
    };
    let default = if default.is_empty() {
        String::new()
    } else {
        format!(" [{default}]")
    };
    format!("{question}{default} ")
}

/// Returns what can be answered to a question before the first hand.
pub(in crate::cli) fn setup_help(ask: SetupAsk) -> String {
    match ask {
        SetupAsk::Players => "Two to seven names in turn order, the dealer first; a name with a \
                              space in quotes: Ann Bo \"Kim Chul\". Or with the cards drawn for \
                              the first deal: Ann=3t Bo=8g \"Kim Chul\"=9y night"
            .to_owned(),
        SetupAsk::Rules => {
            let shipped: Vec<String> = (1..)
                .zip(crate::rules::SHIPPED)
                .map(|(number, (name, _))| format!("{number} {name}"))
                .collect();
            format!(
                "{}; or a file with a slash or .yaml. House rules may follow: pagat go_bak.both=own",
                shipped.join(", ")
            )
        }
        SetupAsk::Chip => {
            "An amount and a currency, such as 100 KRW; none plays for chips".to_owned()
        }
        SetupAsk::Length => "A number of hands, or open".to_owned(),
    }
}

pub(in crate::cli) fn no_money() -> String {
    "none".to_owned()
}

pub(in crate::cli) fn open_length() -> String {
    "open".to_owned()
}

pub(in crate::cli) fn names_needed() -> String {
    "write two to seven names, the dealer first".to_owned()
}

pub(in crate::cli) fn rules_needed() -> String {
    "write the name of a ruleset, such as pagat".to_owned()
}

pub(in crate::cli) fn chip_needed() -> String {
    "write an amount and a currency, such as 100 KRW, or none".to_owned()
}

pub(in crate::cli) fn length_needed() -> String {
    "write 12, 6, 3 or another number of hands up to 1000, or open".to_owned()
}

pub(in crate::cli) fn set_needed(text: &str) -> String {
    format!("\"{text}\" does not fit here; write KEY=VALUE, such as go_bak.both=own")
}

pub(in crate::cli) fn resume_prompt() -> String {
    "Go on with it? [Y/n] ".to_owned()
}

pub(in crate::cli) fn resume_offer(
    session: i64,
    players: &[String],
    hands: u32,
    lines: usize,
) -> String {
    let hands = count(i64::from(hands), "hand");
    let begun = if lines == 0 {
        String::new()
    } else {
        let entries = i64::try_from(lines).unwrap_or(i64::MAX);
        let entries = if entries == 1 {
            "1 entry".to_owned()
        } else {
            format!("{entries} entries")
        };
        format!(", and {entries} of the next")
    };
    format!(
        "Session {session} is open: {}, {hands}{begun}.",
        list(players)
    )
}

pub(in crate::cli) fn left_open(session: i64) -> String {
    format!("Session {session} stays open; `dokbak play --session {session}` goes on with it.")
}

pub(in crate::cli) fn yes_or_no_needed() -> String {
    "answer y or n".to_owned()
}

/// Returns the line above a hand.
pub(in crate::cli) fn hand_title(
    game: Game,
    number: u32,
    length: Option<u32>,
    players: &[String],
    carry: u32,
    pot: i64,
    dues: &[(String, i64)],
) -> String {
    let of = length.filter(|length| number <= *length);
    let of = of.map_or_else(String::new, |length| format!(" of {length}"));
    let what = match game {
        Game::KoiKoi => "Round",
        Game::GoStop | Game::MinHwatu => "Hand",
    };
    let mut title = format!(
        "{what} {number}{of}: {} deals",
        players.first().map_or("", String::as_str)
    );
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
    for (name, chips) in dues {
        title = format!("{title}; {}", due(name, *chips));
    }
    title + "."
}

/// Returns the prompt at the beginning of a hand and between lines.
pub(in crate::cli) fn line_prompt(game: Game, names: &[String], begun: bool) -> String {
    if begun {
        return "> ".to_owned();
    }
    let names: Vec<String> = (1..)
        .zip(names)
        .map(|(number, name)| format!("{number} {name}"))
        .collect();
    let names = names.join(", ");
    match game {
        Game::GoStop => format!("Who stopped ({names}, n nagari), or a line? "),
        Game::KoiKoi => format!("Who said shobu ({names}, n draw), or a line? "),
        Game::MinHwatu => "A line? ".to_owned(),
    }
}

/// Returns the prompt of a question of the quick way.
pub(in crate::cli) fn question(question: Question, name: &str) -> String {
    match question {
        Question::Cards(_) => format!("{name}'s cards? "),
        Question::Goes(_) => format!("How often did {name} say go? [0] "),
        Question::Heundeum(_) => format!("Months {name} showed (heundeum)? [none] "),
        Question::Bombs(_) => format!("Months {name} bombed? [none] "),
        Question::FirstSweep(_) => {
            format!("A whole month {name} took in the first turn? [none] ")
        }
        Question::OthersGo => "Who else said go, the last one last? [nobody] ".to_owned(),
        Question::Brights(_) => format!("{name}: any bright? (y/n) "),
        Question::DryBrights(_) => format!("{name}: any bright but rain? (y/n) "),
        Question::BrightsOrShield(_) => {
            format!("{name}: any bright that saves, or a shield? (y/n) ")
        }
        Question::Junk(_, safe) => format!("{name}: junk worth {safe} or more? (y, or how much) "),
        Question::Animals(_) => format!("{name}: any animal? (y/n) "),
        Question::Ribbons(_) => format!("{name}: any ribbon? (y/n) "),
        Question::AnyCard(_) => format!("{name}: any captured card at all? (y/n) "),
        Question::Boar => "Who has the boar (7y)? [nobody] ".to_owned(),
        Question::Gives(..) => format!("Which junk did {name} surrender? "),
        Question::Koi(_) => format!("How often did {name} say koi-koi? [0] "),
        Question::FieldBrights => "How many brights were dealt to the field? [0] ".to_owned(),
        Question::Field => "Which cards lie on the field? [none] ".to_owned(),
        Question::Stay(_, false) => format!("{name}: stay or drop? [stay] (s/d) "),
        Question::Stay(_, true) => {
            format!("{name}: stay, drop, or out with the iris? [stay] (s/d/i) ")
        }
        Question::Sells(_) => {
            format!("What does {name} sell (brights, 9y, 11s, 12s, jokers)? [nothing] ")
        }
        Question::Others => "Anything else, such as \"NAME ppuk 4 first\"? [no] ".to_owned(),
    }
}

/// Returns why a text answers nothing.
pub(in crate::cli) fn not_an_answer(question: Question, text: &str) -> String {
    let wanted = match question {
        Question::Cards(_) => "the cards in front of him, such as 1g 3gt 8gp, or godori",
        Question::Goes(_) | Question::Koi(_) => "a number from 0 to 30",
        Question::FieldBrights => "a number from 0 to 5",
        Question::Gives(..) => "one junk card, such as 4p",
        Question::Field => "the cards on the field, such as 11p 12s, or Enter for none",
        Question::Heundeum(_) | Question::Bombs(_) | Question::FirstSweep(_) => {
            "months, such as 5 11, or Enter for none"
        }
        Question::OthersGo => "names of losers or their numbers, or Enter for nobody",
        Question::Boar => "one name or its number, or Enter for nobody",
        Question::Brights(_)
        | Question::DryBrights(_)
        | Question::BrightsOrShield(_)
        | Question::Animals(_)
        | Question::Ribbons(_) => "y, n, or how many",
        Question::Junk(..) => "y, or the number if it is less",
        Question::AnyCard(_) => "y or n",
        Question::Stay(_, false) => "s or d",
        Question::Stay(_, true) => "s, d or i",
        Question::Sells(_) => "cards, such as 1g 9y, or 1g 9y h 4 with a triple, or Enter",
        Question::Others => "a line of the record, or Enter for no",
    };
    format!("\"{text}\" is no answer here; write {wanted}")
}

pub(in crate::cli) fn ambiguous(text: &str, names: &[&String]) -> String {
    let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
    let either = names.join(" or ");
    format!("\"{text}\" may be {either}; write more of the name, or the number")
}

pub(in crate::cli) fn hand_is_over() -> String {
    "the hand is over; answer y to write it, or < to go back".to_owned()
}

/// Returns the short form of the first question of a hand, for lists of entries.
pub(in crate::cli) fn who_stopped(game: Game) -> String {
    match game {
        Game::KoiKoi => "Who said shobu?",
        Game::GoStop | Game::MinHwatu => "Who stopped?",
    }
    .to_owned()
}

pub(in crate::cli) fn verdict_prompt() -> String {
    "Write it? [Y]es, < back, c correct ".to_owned()
}

pub(in crate::cli) fn verdict_help() -> String {
    "y writes the hand. < takes back the last entry; edit N changes entry N:".to_owned()
}

pub(in crate::cli) fn refused(message: &str) -> String {
    format!("  ! {message}")
}

pub(in crate::cli) fn refused_at(column: u32, message: &str) -> String {
    format!("  ! at column {column}: {message}")
}

pub(in crate::cli) fn nothing_to_undo() -> String {
    "  Nothing is entered yet; there is nothing to take back.".to_owned()
}

pub(in crate::cli) fn taken_back(text: &str) -> String {
    format!(
        "  Taken back: {}",
        if text.trim().is_empty() {
            "Enter"
        } else {
            text
        }
    )
}

pub(in crate::cli) fn no_menus() -> String {
    "menus need a terminal; write a line instead".to_owned()
}

pub(in crate::cli) fn enter() -> String {
    "(Enter)".to_owned()
}

pub(in crate::cli) fn edit_needed(entries: usize) -> String {
    if entries == 0 {
        return "nothing is entered yet, so there is nothing to edit".to_owned();
    }
    format!("write edit N with N from 1 to {entries}; show lists them")
}

pub(in crate::cli) fn edit_prompt(number: usize) -> String {
    format!("{number}: ")
}

pub(in crate::cli) fn edit_breaks(entry: usize, message: &str) -> String {
    format!("with that, entry {entry} does not hold: {message}")
}

pub(in crate::cli) fn unfinished() -> String {
    "this hand is not finished; finish it, or write void to deal it again".to_owned()
}

pub(in crate::cli) fn not_saved(why: &str) -> String {
    format!("that could not be saved ({why}); it stands in the line again, try once more")
}

pub(in crate::cli) fn written(entry: i64) -> String {
    format!("Written as {entry}.")
}

/// Returns where the players stand in this session, in one line.
pub(in crate::cli) fn standing_line(net: &[(String, i64)]) -> String {
    let each: Vec<String> = net
        .iter()
        .map(|(name, chips)| format!("{name} {}", signed(*chips)))
        .collect();
    format!("Standing: {}.", each.join(", "))
}

/// Returns the totals of a game of Koi-Koi, in one line.
pub(in crate::cli) fn points_line(points: &[(String, i64)]) -> String {
    let each: Vec<String> = points
        .iter()
        .map(|(name, points)| format!("{name} {points}"))
        .collect();
    format!("Points: {}.", each.join(", "))
}

/// Returns what was kept when the prompt was left.
pub(in crate::cli) fn kept(hand: u32, entries: usize) -> String {
    let what = match (hand, entries) {
        (0 | 1, 0) => "The session is kept".to_owned(),
        (_, 0) => format!("Everything up to hand {} is written", hand - 1),
        (_, 1) => format!("Hand {hand} is kept with 1 entry"),
        _ => format!("Hand {hand} is kept with {entries} entries"),
    };
    format!("{what}; `dokbak` goes on from here.")
}

pub(in crate::cli) fn setup_kept() -> String {
    "Your answers are kept; `dokbak` goes on from here.".to_owned()
}

pub(in crate::cli) fn session_over(over: &Over) -> String {
    let why = match over {
        Over::Hands(hands) => format!("That was the last of {}", count(i64::from(*hands), "hand")),
        Over::Total(name, points) => format!("{name} has {}", count(*points, "point")),
    };
    format!("{why}. Settle up now? [Y/n] ")
}

pub(in crate::cli) fn nothing_open() -> String {
    "no session is open, so there is nothing to close".to_owned()
}

/// Returns why a session is not closed over a hand that is not finished.
pub(in crate::cli) fn hand_begun(session: i64, entries: usize) -> String {
    let entries = i64::try_from(entries).unwrap_or(i64::MAX);
    let lines = if entries == 1 {
        "1 entry".to_owned()
    } else {
        format!("{entries} entries")
    };
    format!(
        "a hand of session {session} is begun ({lines}); finish it with `dokbak play --session \
         {session}`, or leave it out with --discard"
    )
}

pub(in crate::cli) fn close_prompt() -> String {
    "End the session here and settle up? [Y/n] ".to_owned()
}

pub(in crate::cli) fn session_title(session: i64, hands: u32) -> String {
    format!("Session {session}, {}:", count(i64::from(hands), "hand"))
}

pub(in crate::cli) fn pot_shared(pot: i64) -> String {
    format!(
        "{} left in the boar's pot go back in equal parts.",
        count(pot, "chip")
    )
}

/// Returns a transfer, in chips and, where a chip has a worth, in money.
pub(in crate::cli) fn transfer(transfer: &Transfer, chip: Option<&ChipValue>) -> String {
    let Transfer { from, to, chips } = transfer;
    let worth = chip.map_or_else(String::new, |chip| format!(" ({})", money(*chips, chip)));
    format!("{from} hands {to} {}{worth}.", count(*chips, "chip"))
}

pub(in crate::cli) fn all_even() -> String {
    "Everyone is even; nothing changes hands.".to_owned()
}

pub(in crate::cli) fn session_closed(session: i64) -> String {
    format!("Session {session} is closed.")
}

/// Returns what a number of chips is worth: `-5,600 KRW`.
pub(in crate::cli) fn money(chips: i64, chip: &ChipValue) -> String {
    // One decimal place is written as two, as prices are.
    let (units, places) = match chip.places {
        1 => (i128::from(chip.units) * 10, 2),
        places => (i128::from(chip.units), usize::from(places)),
    };
    let amount = i128::from(chips) * units;
    let sign = if amount < 0 { "-" } else { "" };
    let unit = (0..places).fold(1_u128, |unit, _| unit * 10);
    let (whole, part) = (amount.unsigned_abs() / unit, amount.unsigned_abs() % unit);
    let part = match places {
        0 => String::new(),
        _ => format!(".{part:0>places$}"),
    };
    format!("{sign}{}{part} {}", grouped(whole), chip.currency)
        .trim_end()
        .to_owned()
}

/// Returns a player's points after his line, and what he may do.
pub(in crate::cli) fn running(
    name: &str,
    score: &Score,
    may_stop: bool,
    next: &[Missing],
    calendar: Calendar,
) -> String {
    let lines: Vec<String> = score
        .jokbo
        .iter()
        .map(|line| format!("{} {}", jokbo(line.id), line.points))
        .collect();
    let mut text = format!("  {name}: {}", count(score.points, "point"));
    if !lines.is_empty() {
        text = format!("{text} ({})", lines.join(", "));
    }
    if let Some(missing) = next.iter().find(|missing| missing.count == 1) {
        text = format!(
            "{text}; {} for {}",
            needs(missing, calendar),
            jokbo(missing.id)
        );
    }
    if may_stop {
        text = format!("{text}. {name} may stop or go");
    }
    text + "."
}

pub(in crate::cli) fn table_headings() -> [&'static str; 4] {
    ["Player", ">Points", "Calls", "Cards"]
}

pub(in crate::cli) fn nothing_known() -> String {
    "nothing told".to_owned()
}

pub(in crate::cli) fn counted(counts: &Counts) -> String {
    let Counts {
        brights,
        animals,
        ribbons,
        junk,
    } = counts;
    format!("counted: g{brights} y{animals} t{ribbons} p{junk}")
}

/// Returns a player's calls and shown triples, shortly.
pub(in crate::cli) fn calls(player: &Player) -> String {
    let mut parts = Vec::new();
    if !player.goes.is_empty() {
        parts.push(format!("go x{}", player.goes.len()));
    }
    if !player.heundeum.is_empty() {
        parts.push(format!("heundeum x{}", player.heundeum.len()));
    }
    if player.ppuk > 0 {
        parts.push(format!("ppuk x{}", player.ppuk));
    }
    parts.join(", ")
}

pub(in crate::cli) fn offer_in_force(by: &str, refused_by: &str) -> String {
    format!("{by}'s offer of a nagari is in force; {refused_by} refused it.")
}

pub(in crate::cli) fn unseen(cards: &str) -> String {
    format!("Nobody has: {cards}")
}

pub(in crate::cli) fn left_out(text: &str) -> String {
    format!("  left out, since it no longer holds: {text}")
}

pub(in crate::cli) fn closed_already(session: i64) -> String {
    format!("session {session} is closed; `dokbak play` begins a new one")
}

pub(in crate::cli) fn verdict_unreadable(why: &str) -> String {
    format!("the last verdict of this session cannot be read: {why}")
}

pub(in crate::cli) fn standings_headings() -> [&'static str; 6] {
    ["Player", ">Chips", ">Hands", ">Gains", ">Best", ">Worst"]
}

pub(in crate::cli) fn too_many_chips() -> String {
    "the chips of these hands are too many to add up".to_owned()
}

pub(in crate::cli) fn script_needs_players() -> String {
    "no session is open, and the script does not begin with a line \"players NAME NAME …\""
        .to_owned()
}

/// Returns how often a player said koi-koi, for the table.
pub(in crate::cli) fn koi_calls(calls: u32) -> String {
    match calls {
        0 => String::new(),
        calls => format!("koi-koi {calls}"),
    }
}

/// Returns what a player of Koi-Koi has by now.
pub(in crate::cli) fn running_yaku(name: &str, score: &Score) -> String {
    let yaku: Vec<String> = score
        .jokbo
        .iter()
        .map(|line| format!("{} {}", jokbo(line.id), line.points))
        .collect();
    let points = count(score.points, "point");
    if yaku.is_empty() {
        format!("  {name}: no yaku yet.")
    } else {
        format!("  {name}: {points} ({}).", yaku.join(", "))
    }
}
