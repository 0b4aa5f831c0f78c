//! Words of the questions about a hand. Prompts avoid characters whose width terminals may disagree
//! on.

use super::above_the_line;
use crate::evening::ask::{Asking, Question, WholeHand, WonWith};
use crate::evening::players::NumberedPlayer;
use crate::gostop::Calls;
use crate::rules::Game;
use crate::words::Text;
use crate::words::en::count;
use crate::words::en::quick_question;

/// Returns the prompt for a hand's question.
pub(crate) fn asking(asking: &Asking) -> Text {
    let asks = match asking {
        Asking::First {
            game,
            players,
            whole,
        } => return first_question(*game, players, whole.as_ref()),
        Asking::Line => return Text::new("> ", "Next line: "),
        Asking::WhoStopped(Game::KoiKoi) => "Who said shobu?".to_owned(),
        Asking::WhoStopped(Game::GoStop | Game::MinHwatu) => "Who stopped?".to_owned(),
        Asking::Layout { cards, players } => {
            let players = listed(players);
            return above_the_line(format!(
                "Which {cards} cards lie on the table? Or who stopped?\n  {players}, n\u{a0}nagari"
            ));
        }
        Asking::Turn { player } => {
            return Text::new(format!("{player}> "), format!("{player}'s turn: "));
        }
        Asking::Call {
            player,
            points,
            calls,
        } => {
            let calls = match calls {
                Calls::OrPush => "stop, go or push? (s/g/p)",
                Calls::StopOrGo => "stop or go? (s/g)",
            };
            format!("{player} has {}: {calls} ", count(*points, "point"))
        }
        Asking::Onto {
            card,
            among,
            calendar,
        } => {
            let either = among.codes_once(*calendar).join(" or ");
            format!("{} takes {either}? ", card.code(*calendar))
        }
        Asking::Told(asked) => format!("{} ", crate::words::en::told_question(asked)),
        Asking::Quick { question: of, name } => question(*of, name, None),
        Asking::Verdict { further, more } => {
            let more = if *more { "Anything else? " } else { "" };
            let further =
                further.map_or_else(String::new, |game| format!(", or {}", further_line(game)));
            format!("{more}Write it down? [Y]es, <\u{a0}back, c\u{a0}correct{further} ")
        }
    };
    asks.into()
}

/// Returns the prompt at the start of a hand.
fn first_question(game: Game, players: &[NumberedPlayer], whole: Option<&WholeHand>) -> Text {
    let whole = whole.map_or(" in one line".to_owned(), |whole| {
        format!(", such as: {}", whole_hand(whole))
    });
    let players = listed(players);
    let asks = match game {
        Game::GoStop => {
            format!("Who stopped? Or the whole hand{whole}\n  {players}, n\u{a0}nagari")
        }
        Game::KoiKoi => {
            format!("Who said shobu? Or the whole round{whole}\n  {players}, n\u{a0}draw")
        }
        Game::MinHwatu => return "Next line? ".into(),
    };
    above_the_line(asks)
}

/// Returns an example of a whole hand in one line.
fn whole_hand(whole: &WholeHand) -> String {
    let told = match whole.won {
        WonWith::Godori => "godori, 11 junk, 1 go",
        WonWith::GodoriAndHongDan => "godori, hong-dan, 11 junk, 1 go",
        WonWith::BoarDeerButterflies => "boar-deer-butterflies",
    };
    format!("{} {told}", whole.player)
}

/// Lists the players, each with the number that can be typed instead of the name.
fn listed(players: &[NumberedPlayer]) -> String {
    let listed = players.iter().map(|player| {
        let deals = if player.deals { "\u{a0}(dealer)" } else { "" };
        format!("{}\u{a0}{}{deals}", player.number, player.name)
    });
    listed.collect::<Vec<_>>().join(", ")
}

/// Says why Enter alone is no answer, and what to type.
pub(crate) fn enter_alone(asking: &Asking) -> String {
    match asking {
        Asking::First {
            game: Game::GoStop, ..
        } => "Enter alone does not say who stopped: type a number or a name, or n for nagari."
            .to_owned(),
        Asking::First {
            game: Game::KoiKoi, ..
        } => "Enter alone does not say who said shobu: type a number or a name, or n for a draw."
            .to_owned(),
        Asking::Layout { .. } => {
            "Enter alone is not enough here: type the cards on the table, who stopped, or n \
             for nagari."
                .to_owned()
        }
        Asking::Turn { player } => format!(
            "Enter alone is not a turn: type the card that {player} played and the one turned \
             up, such as 1t 4p."
        ),
        Asking::Call {
            calls: Calls::StopOrGo,
            ..
        } => "Enter alone decides nothing: s stops, g goes on.".to_owned(),
        Asking::Call {
            calls: Calls::OrPush,
            ..
        } => "Enter alone decides nothing: s stops, g goes on, p pushes.".to_owned(),
        _ => "Enter alone is not enough here: type the next line; ? has examples, < goes back."
            .to_owned(),
    }
}

/// Returns the prompt for a question of the quick way, with the old answer if there is one.
pub(crate) fn question(question: Question, name: &str, old: Option<&str>) -> String {
    let or = |default: &str| old.unwrap_or(default).to_owned();
    let kept = old.map_or_else(String::new, |old| format!("[{old}] "));
    let answers = match question {
        Question::Cards(_) | Question::Gives(..) => kept,
        Question::Koi(_, least, most) => {
            format!("[{}, at most {most}] ", or(&least.to_string()))
        }
        Question::LastYaku(None) => format!("[{}] ", or("nobody")),
        Question::LastYaku(Some(_)) => format!("[{}] ", or(name)),
        Question::FieldBrights => format!("[{}] ", or("0")),
        Question::Field => format!("[{}] ", or("none")),
        Question::Accepts(_) => format!("(y/n) {kept}"),
        Question::Onto(..) => return String::new(),
        Question::Stay(_, false) => format!("[{}] (s/d) ", or("stay")),
        Question::Stay(_, true) => format!("[{}] (s/d/i) ", or("stay")),
        Question::Sells(_) => format!("(brights, 9y, 11s, 12s, jokers) [{}] ", or("nothing")),
    };
    format!("{} {answers}", quick_question(question, name))
}

/// Names what a further line may say about a hand that ended on the deal.
const fn further_line(game: Game) -> &'static str {
    match game {
        Game::KoiKoi => "a further teshi or kuttsuki",
        Game::GoStop | Game::MinHwatu => "further quads",
    }
}

/// Explains the possible answers to a verdict, above the entries; `winner` is true if the player
/// may name another winner.
pub(crate) fn verdict_help(further: Option<Game>, winner: bool) -> String {
    let further = further.map_or_else(String::new, |game| {
        format!(
            "A line with {} belongs to this hand too. ",
            further_line(game)
        )
    });
    let winner = if winner {
        " A player's number or name alone: that player won."
    } else {
        ""
    };
    format!(
        "{further}y writes the hand.{winner} < takes back the last entry; edit N changes entry N:"
    )
}
