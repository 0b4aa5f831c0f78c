//! The words for what is wrong: where, what, and what would be right.

use super::bad_name::bad_name;
use super::keys::{file_faults, key_fault};
use super::limits::too_long;
use super::unbalanced::unbalanced;
use super::{card, count, turns};
use crate::card::{Calendar, Card, Flower, Pile, UnknownCard};
use crate::record::{Choice, Contradiction, CountKind, Form, Impossible, NotInForce, Problem};
use crate::rules::{FileFault, Game};
use std::ops::RangeInclusive;

/// How many letters of a word are shown.
const LONGEST: usize = 40;

/// Returns a word as written, cut where it is too long to be read.
pub(super) fn shown(word: &str) -> String {
    if word.chars().count() <= LONGEST {
        return word.to_owned();
    }
    let short: String = word.chars().take(LONGEST - 3).collect();
    short + "..."
}

pub(super) fn hint(nearest: Option<&str>) -> String {
    nearest.map_or_else(String::new, |nearest| {
        format!("; did you mean \"{nearest}\"?")
    })
}

fn month(flower: Flower, calendar: Calendar) -> u8 {
    flower.month(calendar)
}

/// Returns what is wrong and what would be right, in one line.
pub(crate) fn problem(problem: &Problem, calendar: Calendar) -> String {
    match problem {
        Problem::UnknownCard(unknown) => unknown_card(unknown, calendar),
        Problem::UnknownMonth { word } => {
            format!("\"{}\" is no month; write 1 to 12 or a flower", shown(word))
        }
        Problem::NotInPack { card } => not_in_pack(*card, calendar),
        Problem::DuplicateCard { card, holder } => duplicate(*card, holder.as_deref(), calendar),
        Problem::DuplicateMonth { month } => duplicate_month(*month, calendar),
        Problem::CardNotThere {
            card: which,
            player,
        } => {
            format!("{} is not in {player}'s pile", card(*which, calendar))
        }
        Problem::SeenBefore { card, lies } => turns::seen_before(*card, lies.as_ref(), calendar),
        Problem::NotInHand { card, player, lies } => {
            turns::not_in_hand(*card, player, lies.as_ref(), calendar)
        }
        Problem::MonthNotInHand { month, player } => {
            turns::month_not_in_hand(*month, player, calendar)
        }
        Problem::NotOnTable { card } => turns::not_on_table(*card, calendar),
        Problem::MonthNotOnTable { month, takes } => {
            turns::month_not_on_table(*month, *takes, calendar)
        }
        Problem::BadName { name, why } => bad_name(name, why),
        Problem::UnknownPlayer { name, nearest } => unknown_player(name, nearest.as_deref()),
        Problem::UnknownLine { word, nearest } => {
            let (word, hint) = (shown(word), hint(*nearest));
            format!("\"{word}\" is no word of the record language{hint}")
        }
        Problem::OpenQuote => {
            "the quotation mark is not closed; add one behind the name".to_owned()
        }
        Problem::BadArgument { word, form } => bad_argument(word.as_deref(), *form),
        Problem::Contradiction(what) => contradiction(what, calendar),
        Problem::Key(fault) => key_fault(fault),
        Problem::UnknownRules { name, faults } => unknown_rules(name, faults),
        Problem::HeaderTwice { word } => {
            format!("a second \"{word}\" line; a record has one, so keep the one that is right")
        }
        Problem::HeaderLate { word } => {
            format!("\"{word}\" comes after the first event; move it up among the first lines")
        }
        Problem::AfterEnd => "the hand is over by now; nothing can follow its end".to_owned(),
        Problem::NoEnd { game } => no_end(*game),
        Problem::StopBelowTarget { .. }
        | Problem::StopNotImproved { .. }
        | Problem::StopAfterGoes { .. }
        | Problem::GoBelowTarget { .. }
        | Problem::GoNotImproved { .. }
        | Problem::GoAfterGoes { .. } => call(problem),
        Problem::Impossible(what) => impossible(what, calendar),
        Problem::PileMissing { player, winner } => pile_missing(player, *winner),
        Problem::NotInForce(what) => not_in_force(*what).to_owned(),
        Problem::WrongAnswer { player, due } => wrong_answer(player, due.as_deref()),
        Problem::WrongSeats { seats, fits } => wrong_seats(*seats, fits),
        Problem::SevenNeedJoker => {
            "seven at the table need a joker in the pack; set pack.jokers".to_owned()
        }
        Problem::WrongTurn { player, due } => wrong_turn(player, due.as_deref()),
        Problem::NotForced { player } => format!(
            "{player} was not forced out, so he cannot sell; only those can for whom two have stayed"
        ),
        Problem::NotSaleable { card } => not_saleable(*card, calendar),
        Problem::NoYaku { player } => {
            format!("{player} has no yaku, so he can call neither koi-koi nor shobu")
        }
        Problem::KoiBelowMin {
            player,
            points,
            least,
        } => koi_below_min(player, *points, *least),
        Problem::KoiNotGrown { player, new_yaku } => not_grown(player, *new_yaku),
        Problem::ShobuNotGrown { player } => not_grown(player, false),
        Problem::UnevenPar { key, par } => uneven_par(key, *par),
        Problem::MustDeclare { player } => turns::must_declare(player),
        Problem::TooLarge => TOO_LARGE.to_owned(),
        Problem::ChoiceNeeded(choice) => choice_needed(choice, calendar),
        Problem::TooLong(limit) => too_long(*limit),
        Problem::Unbalanced(imbalance) => unbalanced(imbalance),
    }
}

fn unknown_player(name: &str, nearest: Option<&str>) -> String {
    let (name, hint) = (shown(name), hint(nearest));
    format!("nobody named {name} is at the table{hint}")
}

/// Returns why a player cannot stop or say go.
fn call(problem: &Problem) -> String {
    match problem {
        Problem::StopBelowTarget {
            player,
            points,
            target,
        } => below("stop", player, *points, *target),
        Problem::StopNotImproved {
            player,
            points,
            last_go,
        } => not_improved("stop", player, *points, *last_go),
        Problem::StopAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes("stop", player, *points, *goes, *least),
        Problem::GoAfterGoes {
            player,
            points,
            goes,
            least,
        } => after_goes("say go", player, *points, *goes, *least),
        Problem::GoBelowTarget {
            player,
            points,
            target,
        } => below("say go", player, *points, *target),
        Problem::GoNotImproved {
            player,
            points,
            last_go,
        } => not_improved("say go", player, *points, *last_go),
        _ => String::new(),
    }
}

fn bad_argument(word: Option<&str>, form: Form) -> String {
    let form = written(form);
    match word {
        Some(word) => format!("\"{}\" does not fit here; write: {form}", shown(word)),
        None => format!("a word is missing; write: {form}"),
    }
}

/// Returns how a line is written.
fn written(form: Form) -> String {
    let ways = match form.ways() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => format!("{}, or {last}", first.join(", ")),
    };
    match form.numbers() {
        Some(range) => format!("{ways}, N from {} to {}", range.start(), range.end()),
        None => ways,
    }
}

fn no_end(game: Game) -> String {
    let ends = match game {
        Game::GoStop => "\"NAME stop\", \"nagari\" or \"void\"",
        Game::KoiKoi => "\"NAME shobu\", \"draw\" or \"void\"",
        Game::MinHwatu => "\"NAME has CARDS\" for each player, or \"void\"",
    };
    format!("the record does not say how the hand ended; add {ends}")
}

fn wrong_seats(seats: usize, fits: &RangeInclusive<usize>) -> String {
    if seats == 0 {
        return "nobody is named; begin with a line \"players NAME NAME …\"".to_owned();
    }
    let seats = i64::try_from(seats).unwrap_or(i64::MAX);
    let (least, most) = (fits.start(), fits.end());
    let fits = if least == most {
        least.to_string()
    } else {
        format!("{least} to {most}")
    };
    let players = count(seats, "player");
    format!("{players} at the table; this game is for {fits}")
}

fn wrong_turn(player: &str, due: Option<&str>) -> String {
    match due {
        Some(due) if player.is_empty() => {
            format!("{due} has to decide first: \"{due} stays\" or \"{due} drops\"")
        }
        Some(due) if due == player => {
            format!("{player} has not had his turn yet; this comes behind it")
        }
        Some(due) => format!("it is {due}'s turn, not {player}'s"),
        None => format!("{player} has nothing to do now, or is out of this hand"),
    }
}

fn not_saleable(which: Card, calendar: Calendar) -> String {
    let which = card(which, calendar);
    format!("{which} cannot be sold; only brights, 9y, 11s, 12s and jokers can")
}

fn koi_below_min(player: &str, points: i64, least: i64) -> String {
    let points = count(points, "point");
    format!("{player} has {points}, and koi-koi takes {least} (koi.min); he can only say shobu")
}

fn not_grown(player: &str, new_yaku: bool) -> String {
    if new_yaku {
        format!("{player} has no yaku that he did not have at his last koi-koi (koi.new_yaku)")
    } else {
        format!("{player}'s yaku have not grown since his last koi-koi")
    }
}

fn uneven_par(key: &str, par: Option<i64>) -> String {
    match par {
        Some(par) => format!("the points of the pack are even at {key}={par}; set it so"),
        None => format!("the points of the pack cannot be shared out evenly, so no {key} fits"),
    }
}

fn not_in_pack(which: Card, calendar: Calendar) -> String {
    let which = card(which, calendar);
    format!("the pack has no {which}; pack.jokers says which jokers a pack of Go-Stop has")
}

fn duplicate(which: Card, holder: Option<&str>, calendar: Calendar) -> String {
    let which = card(which, calendar);
    match holder {
        None => format!("{which} is written more often than the pack has it"),
        Some(holder) => format!("{which} is in {holder}'s pile already; the pack has no other"),
    }
}

fn duplicate_month(flower: Flower, calendar: Calendar) -> String {
    let month = month(flower, calendar);
    format!("four of month {month} were shown before")
}

fn unknown_rules(name: &str, faults: &[FileFault]) -> String {
    let why = file_faults(faults).join("; ");
    format!("the ruleset {name} cannot be used: {why}")
}

fn below(what: &str, player: &str, points: i64, target: i64) -> String {
    format!(
        "{player} cannot {what} with {}; it takes {target}",
        count(points, "point")
    )
}

fn not_improved(what: &str, player: &str, points: i64, last_go: i64) -> String {
    let points = count(points, "point");
    format!(
        "{player} cannot {what} with {points}; he said go with {last_go} and needs more than that"
    )
}

fn after_goes(what: &str, player: &str, points: i64, goes: u32, least: i64) -> String {
    let points = count(points, "point");
    let goes = count(i64::from(goes), "go");
    format!(
        "{player} cannot {what} with {points} after {goes}: each go needs more points than the one \
         before, so this takes {least}"
    )
}

/// Returns why things told cannot all be true of one pack.
fn impossible(what: &Impossible, calendar: Calendar) -> String {
    match what {
        Impossible::Counts { kind, told, left } => {
            let (told, left) = (i64::from(*told), i64::from(*left));
            let (told, left) = match kind {
                CountKind::Brights => (count(told, "bright"), left.to_string()),
                CountKind::Animals => (count(told, "animal"), left.to_string()),
                CountKind::Ribbons => (count(told, "ribbon"), left.to_string()),
                CountKind::Junk => (format!("{told} junk"), left.to_string()),
            };
            format!("{told} counted of losers, but the piles leave only {left}; count again")
        }
        Impossible::Triples {
            player,
            cards,
            hand,
        } => format!(
            "with this {player} has shown or bombed {cards} cards, and a hand has {hand}; keep the \
             months that were really shown"
        ),
        Impossible::FirstSweep {
            player,
            card: which,
        } => format!(
            "{} is not in {player}'s pile, so the month was not taken whole",
            card(*which, calendar)
        ),
    }
}

fn unknown_card(unknown: &UnknownCard, calendar: Calendar) -> String {
    let word = shown(&unknown.word);
    match unknown.flower {
        Some(flower) => {
            let cards = Pile::month(flower).codes(calendar);
            format!(
                "\"{word}\" is no card; month {} has {cards}",
                month(flower, calendar)
            )
        }
        None => format!("\"{word}\" is no card{}", hint(unknown.nearest(calendar))),
    }
}

fn contradiction(what: &Contradiction, calendar: Calendar) -> String {
    match what {
        Contradiction::SameName { name } => {
            format!("{name} is at the table twice; give each player a name of his own")
        }
        Contradiction::PointsAndCards { player } => format!(
            "points and cards of {player} are both told; keep \"scores\" or the lines with cards"
        ),
        Contradiction::PointsOfLoser { player } => format!(
            "{player} did not stop; \"scores\" is for whoever stops, for others write \
             \"{player} counts g0 y0 t0 p0\" with the right numbers"
        ),
        Contradiction::MonthAgain { month } => month_again(*month, calendar),
        Contradiction::PpukOutOfOrder => {
            "first, second and third are for stacks made in turns one after the other from the \
             first; leave the word out, or add the line for the one before"
                .to_owned()
        }
        Contradiction::AfterCounts => {
            "the counts are of the whole pile; write captures before them".to_owned()
        }
        Contradiction::FirstAgain => "a player has one first turn; this was told before".to_owned(),
        Contradiction::GoPoints { told, points } => {
            format!("the cards make {}, not {told}", count(*points, "point"))
        }
        Contradiction::NotJunk { card } => not_junk(*card, calendar),
        Contradiction::ToldBefore => "this was told before; keep one of the two lines".to_owned(),
        Contradiction::Himself => "a player cannot give to himself".to_owned(),
        Contradiction::WinnerAccused => {
            "the winner cannot have fed himself; name the player who played or left the card"
                .to_owned()
        }
        Contradiction::OtherMonth { card } => other_month(*card, calendar),
        Contradiction::TurnsTell => turns::turns_tell(),
        Contradiction::InStack { card } => turns::in_stack(*card, calendar),
        Contradiction::TurnedUp { told, takes } => turns::turned_up(*told, *takes),
        Contradiction::StockEmpty => "no card is left in the stock".to_owned(),
        Contradiction::HandSize { told, dealt } => turns::hand_size(*told, *dealt),
        Contradiction::LayoutSize => {
            "with so many cards on the table there are too few for the hands".to_owned()
        }
        Contradiction::MustPlay { month } => turns::must_play(*month, calendar),
        Contradiction::NoTurnDue => turns::no_turn_due(),
        Contradiction::NotJoker { card: which } => {
            format!("{} is no joker", card(*which, calendar))
        }
        Contradiction::JokerLaid { card } => turns::joker_laid(*card, calendar),
        Contradiction::NothingOwed { from, to } => turns::nothing_owed(from, to),
    }
}

fn month_again(flower: Flower, calendar: Calendar) -> String {
    let month = month(flower, calendar);
    format!("month {month} was shown, bombed or stacked before; that happens once in a hand")
}

fn not_junk(which: Card, calendar: Calendar) -> String {
    let which = card(which, calendar);
    format!("{which} is no junk; only junk is surrendered")
}

fn other_month(which: Card, calendar: Calendar) -> String {
    let which = card(which, calendar);
    format!("{which} is of another month, so nothing was taken with it")
}

fn pile_missing(player: &str, winner: bool) -> String {
    if winner {
        format!(
            "{player}'s cards are needed; add \"{player} has CARDS\", or for the points alone \
             \"{player} scores POINTS\""
        )
    } else {
        format!(
            "nothing is known of {player}'s cards; add \"{player} has CARDS\" or \
             \"{player} counts g0 y0 t0 p0\" with the right numbers"
        )
    }
}

const fn not_in_force(what: NotInForce) -> &'static str {
    match what {
        NotInForce::Syodang => "a nagari cannot be offered at this table (syodang.enabled=false)",
        NotInForce::Push => {
            "a win cannot be pushed into the next hand at this table (push=false); say stop or go"
        }
        NotInForce::Heodang => {
            "five turns without a capture do not win at this table (fixed.heodang=0)"
        }
        NotInForce::Grenade => "two on two is not played at this table (grenade=off)",
        NotInForce::PotkanAfterHeundeum => {
            "a triple that was shown cannot be bombed at this table (potkan.after_heundeum=false)"
        }
        NotInForce::Offer => "no nagari was offered; the line \"NAME syodang\" comes first",
        NotInForce::IrisDrops => {
            "the iris forces nobody out here (gwangpalli.iris_drops, seven at the table)"
        }
        NotInForce::Table => {
            "turns can be followed only from the layout; add a line \"table CARDS\" before them"
        }
        NotInForce::JokerPlayed => {
            "a joker is laid down and replaced in the hand here (joker.from_hand=hand); write \
             \"NAME draws JOKER CARD\", then the turn"
        }
        NotInForce::JokerDrawn => {
            "a card is turned up and played for a joker here (joker.from_hand=replace); write \
             \"NAME plays JOKER then CARD\""
        }
        NotInForce::OtherGame => "the game of this ruleset has no such line",
    }
}

const TOO_LARGE: &str = "the chips are too many to count; check the goes and the rules";

fn wrong_answer(player: &str, due: Option<&str>) -> String {
    match due {
        Some(due) if player.is_empty() || player == due => {
            format!("{due} has to answer the offer first: \"{due} accepts\" or \"{due} refuses\"")
        }
        Some(due) => format!(
            "it is {due} who answers the offer now, not {player}: \"{due} accepts\" or \
             \"{due} refuses\""
        ),
        None => format!("the offer was answered already, so {player} has nothing to answer"),
    }
}

fn choice_needed(choice: &Choice, calendar: Calendar) -> String {
    match choice {
        Choice::TakenWith { card: which } => format!(
            "{} may have been taken with several cards; add \"with CARD\"",
            card(*which, calendar)
        ),
        Choice::Onto { card: which, among } => {
            let codes: Vec<String> = among.iter().map(|card| card.code(calendar)).collect();
            let (which, codes) = (card(*which, calendar), codes.join(" and "));
            format!("{which} goes to one of {codes}; add \"on CARD\" behind it")
        }
        Choice::LastYaku => "both have yaku; write captures as they were made (\"NAME takes \
                             CARDS\"), so that it is known who formed one last"
            .to_owned(),
        Choice::Surrendered { from, to } => format!(
            "it matters here which junk {from} surrendered; add \"{from} gives CARD to {to}\" \
             behind this line"
        ),
    }
}
