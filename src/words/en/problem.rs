//! What is wrong in a record: where, what, and what would be right.

use super::bad_name::bad_name;
use super::calls::{call, not_grown};
use super::contradiction::{contradiction, duplicate, impossible};
use super::keys::key_fault;
use super::limits::too_long;
use super::made::unmade;
use super::shown::{hint, month, shown};
use super::unbalanced::unbalanced;
use super::{
    card, count, duplicate_month, file_faults, koi_below_min, must_declare, not_in_pack,
    not_on_table, piles, turns,
};
use crate::card::{Calendar, Card, OpenSet, Pile, UnknownCard};
use crate::record::{Choice, LineSyntax, NotInForce, Problem};
use crate::rules::{FileFault, Game};
use std::ops::RangeInclusive;

/// Says what is wrong and what would be right, in one line.
pub(crate) fn problem(problem: &Problem, calendar: Calendar) -> String {
    match problem {
        Problem::UnknownCard(unknown) => unknown_card(unknown, calendar),
        Problem::UnknownMonth { word } => {
            format!(
                "\"{}\" is not a month; write 1 to 12 or a flower",
                shown(word)
            )
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
        Problem::NotOnTable { card } => not_on_table(*card, calendar),
        Problem::MonthNotOnTable { month, takes } => {
            turns::month_not_on_table(*month, *takes, calendar)
        }
        Problem::BadName { name, why } => bad_name(name, why),
        Problem::UnknownPlayer { name, nearest } => unknown_player(name, nearest.as_deref()),
        Problem::UnknownLine { word, nearest } => {
            let (word, hint) = (shown(word), hint(*nearest));
            format!("\"{word}\" is not a word of the record language{hint}")
        }
        Problem::HeaderOfOtherGame => not_in_force(NotInForce::OtherGame).to_owned(),
        Problem::MisplacedWord { word, behind_name } => {
            let word = shown(word);
            if *behind_name {
                format!("no player's name comes before \"{word}\"; leave it out")
            } else {
                format!("write a player's name before \"{word}\"")
            }
        }
        Problem::OpenQuote => "the quotation mark is not closed; add one after the name".to_owned(),
        Problem::BadArgument { word, form } => bad_argument(word.as_deref(), *form),
        Problem::Contradiction(what) => contradiction(what, calendar),
        Problem::Key(fault) => key_fault(fault),
        Problem::UnknownRules { name, faults } => unknown_rules(name, faults),
        Problem::HeaderTwice { word } => {
            format!(
                "this is a second \"{word}\" line; a record has only one, so keep the right one"
            )
        }
        Problem::HeaderLate { word } => {
            format!("\"{word}\" comes after the first event; move it up among the first lines")
        }
        Problem::AfterEnd => "the hand is already over; nothing can come after its end".to_owned(),
        Problem::NoEnd { game } => no_end(*game),
        Problem::StopBelowTarget { .. }
        | Problem::StopNotImproved { .. }
        | Problem::StopAfterGoes { .. }
        | Problem::GoBelowTarget { .. }
        | Problem::GoNotImproved { .. }
        | Problem::GoAfterGoes { .. } => call(problem),
        Problem::Unmade(why) => unmade(why, calendar),
        Problem::Impossible(what) => impossible(what, calendar),
        Problem::PileMissing { .. } => piles::pile_missing(problem),
        Problem::NotInForce(what) => not_in_force(*what).to_owned(),
        Problem::WrongAnswer { player, due } => wrong_answer(player, due.as_deref()),
        Problem::WrongSeats { seats, fits } => wrong_seats(*seats, fits),
        Problem::SevenNeedJoker => {
            "seven at the table need a joker in the pack; set pack.jokers".to_owned()
        }
        Problem::WrongTurn { player, due } => wrong_turn(player, due.as_deref()),
        Problem::NotForced { player } => format!(
            "{player} was not forced out and cannot sell; only players who sit out because two others \
             stayed can"
        ),
        Problem::NotSaleable { card } => not_saleable(*card, calendar),
        Problem::NoYaku { player } => {
            format!("{player} has no yaku, and can say neither koi-koi nor shobu")
        }
        Problem::KoiBelowMin {
            player,
            points,
            least,
            unit,
        } => koi_below_min(player, *points, *least, *unit),
        Problem::KoiNotGrown { player, new_yaku } => not_grown(player, *new_yaku),
        Problem::ShobuNotGrown { player } => not_grown(player, false),
        Problem::UnevenPar { key, par } => uneven_par(key, *par),
        Problem::MustDeclare { player } => must_declare(player),
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

fn bad_argument(word: Option<&str>, form: LineSyntax) -> String {
    let form = written(form);
    match word {
        Some(word) => format!("\"{}\" does not fit here; write: {form}", shown(word)),
        None => format!("a word is missing; write: {form}"),
    }
}

/// Returns the ways to write a line of this form.
fn written(form: LineSyntax) -> String {
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
            format!(
                "more sit at the table than play, so say first who does: \"{due} stays\" or \
                 \"{due} drops\""
            )
        }
        Some(due) if due == player => {
            format!("{player}'s turn comes first; this line belongs after it")
        }
        Some(due) => format!("it is {due}'s turn, not {player}'s"),
        None => format!("{player} has nothing to do now, or is out of this hand"),
    }
}

fn not_saleable(which: Card, calendar: Calendar) -> String {
    let which = card(which, calendar);
    format!("{which} cannot be sold; only brights, 9y, 11s, 12s and jokers can")
}

fn uneven_par(key: &str, par: Option<i64>) -> String {
    match par {
        Some(par) => format!("the points of the pack come out even at {key}={par}; set that"),
        None => format!("the points of the pack cannot be shared out evenly, so no {key} fits"),
    }
}

fn unknown_rules(name: &str, faults: &[FileFault]) -> String {
    let why = file_faults(faults).join("; ");
    format!("the ruleset {name} cannot be used: {why}")
}

fn unknown_card(unknown: &UnknownCard, calendar: Calendar) -> String {
    let word = shown(&unknown.word);
    if let Some(OpenSet { with, count, among }) = unknown.open_set() {
        let with = with.map(|card| format!("{} and ", card.code(calendar)));
        return format!(
            "\"{word}\" does not say which cards; write {}{count} of {}",
            with.unwrap_or_default(),
            among.codes(calendar)
        );
    }
    match unknown.flower {
        Some(flower) => {
            let cards = Pile::month(flower).codes(calendar);
            format!(
                "\"{word}\" is not a card; month {} has {cards}",
                month(flower, calendar)
            )
        }
        None => format!(
            "\"{word}\" is not a card{}",
            hint(unknown.nearest(calendar))
        ),
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
        NotInForce::CupFinal => {
            "how the cup is counted is not settled by a line at this table (cup.final=false); it is \
             counted in its owner's favour"
        }
        NotInForce::Nagari => "this game has no nagari; if nobody won, write \"draw\"",
        NotInForce::Draw => "this game has no draw; if nobody won, write \"nagari\"",
        NotInForce::CupAlways => {
            "the cup always counts as an animal at this table (switch.september=0)"
        }
        NotInForce::Offer => "no nagari was offered; the line \"NAME syodang\" comes first",
        NotInForce::IrisDrops => {
            "the iris forces nobody out at this table (gwangpalli.iris_drops, for seven players)"
        }
        NotInForce::TwoDrops => {
            "whoever dropped in the last hand must stay in this one (gwangpalli.no_two_drops)"
        }
        NotInForce::DropsNext => {
            "whoever dropped in the next hand stayed in this one (gwangpalli.no_two_drops)"
        }
        NotInForce::Table => {
            "turns can be followed only from the layout; add a line \"table CARDS\" before them"
        }
        NotInForce::JokerPlayed => {
            "at this table a joker is laid down and a card drawn for it (joker.from_hand=hand); \
             write \"NAME draws JOKER CARD\", then the turn"
        }
        NotInForce::JokerDrawn => {
            "at this table a card is turned up and played for a joker (joker.from_hand=replace); \
             write \"NAME plays JOKER then CARD\""
        }
        NotInForce::Amounts => {
            "no chips change hands at this table (zero_sum=false), so a hand has no amounts"
        }
        NotInForce::OtherGame => "the game of this ruleset has no such line",
    }
}

const TOO_LARGE: &str =
    "the chips are too many to count; check the goes, the rules and the amounts";

fn wrong_answer(player: &str, due: Option<&str>) -> String {
    match due {
        Some(due) if player.is_empty() || player == due => {
            format!("{due} has to answer the offer first: \"{due} accepts\" or \"{due} refuses\"")
        }
        Some(due) => format!(
            "it is {due} who answers the offer now, not {player}: \"{due} accepts\" or \
             \"{due} refuses\""
        ),
        None => format!("the offer has been answered already; {player} has nothing to answer"),
    }
}

fn choice_needed(choice: &Choice, calendar: Calendar) -> String {
    match choice {
        Choice::TakenWith { card: which } => format!(
            "{} may have been taken with several cards; add \"with CARD\"",
            card(*which, calendar)
        ),
        Choice::Month | Choice::Sets { .. } => piles::choice(choice),
        Choice::Onto { card: which, among } => {
            let codes: Vec<String> = among.iter().map(|card| card.code(calendar)).collect();
            let (which, codes) = (card(*which, calendar), codes.join(" or "));
            format!("{which} can take {codes}; add \"on CARD\" after it")
        }
        Choice::LastYaku => "both have yaku; write captures as they were made (\"NAME takes \
                             CARDS\"), so that it is known who formed one last"
            .to_owned(),
        Choice::Surrendered { from, to } => format!(
            "it matters here which junk {from} surrendered; add \"{from} gives CARD to {to}\" \
             after this line"
        ),
    }
}
