//! Words of the questions about a hand. Prompts hold nothing whose width a terminal may see
//! otherwise.

use super::{count, list};
use crate::cli::prompt::Question;
use crate::record::CountKind;
use crate::rules::Game;

pub(in crate::cli) fn yes_or_no_needed() -> String {
    "answer y or n".to_owned()
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
        Question::Goes(_, most) => {
            format!("How often did {name} say go? [0, at most {most}] ")
        }
        Question::Heundeum(_) => format!("Months {name} showed (heundeum)? [none] "),
        Question::Bombs(_) => format!("Months {name} bombed? [none] "),
        Question::FirstSweep(_) => {
            format!("A whole month {name} took in the first turn? [none] ")
        }
        Question::OthersGo(_) => "Who else said go, the last one last? [nobody] ".to_owned(),
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
        Question::Koi(_, least, most) => {
            format!("How often did {name} say koi-koi? [{least}, at most {most}] ")
        }
        Question::LastYaku(None) => "Who formed a yaku last? [nobody] ".to_owned(),
        Question::LastYaku(Some(_)) => format!("Who formed or improved a yaku last? [{name}] "),
        Question::FieldBrights => "How many brights were dealt to the field? [0] ".to_owned(),
        Question::Field => "Which cards lie on the field? [none] ".to_owned(),
        Question::Accepts(_) => format!("{name}: accept the nagari that is offered? (y/n) "),
        Question::Onto(..) => String::new(),
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
        Question::Cards(_) => "the cards in front of him, such as 1g 3gt 8gp, or none",
        Question::Goes(_, most) => {
            return format!(
                "\"{text}\" is no answer here; write a number from 0 to {most}: each go needs \
                 more points than the one before"
            );
        }
        Question::Koi(_, least, most) => {
            let why = if least > 0 {
                ": whoever forms a yaku and goes on says it"
            } else {
                ""
            };
            return format!(
                "\"{text}\" is no answer here; write a number from {least} to {most}{why}"
            );
        }
        Question::LastYaku(Some(_)) => "one name or its number",
        Question::FieldBrights => "a number from 0 to 5",
        Question::Gives(..) => "one junk card, such as 4p",
        Question::Field => "the cards on the field, such as 11p 12s, or Enter for none",
        Question::Heundeum(_) | Question::Bombs(_) | Question::FirstSweep(_) => {
            "months, such as 5 11, or Enter for none"
        }
        Question::OthersGo(_) => "names of losers or their numbers, or Enter for nobody",
        Question::Boar | Question::LastYaku(None) => "one name or its number, or Enter for nobody",
        Question::Brights(_)
        | Question::DryBrights(_)
        | Question::BrightsOrShield(_)
        | Question::Animals(_)
        | Question::Ribbons(_) => "y, n, or how many",
        Question::Junk(..) => "y, or the number if it is less",
        Question::AnyCard(_) | Question::Accepts(_) => "y or n",
        Question::Onto(..) => {
            "one of the two cards or the letter of its kind, or < to tell the turn anew"
        }
        Question::Stay(_, false) => "s or d",
        Question::Stay(_, true) => "s, d or i",
        Question::Sells(_) => "cards, such as 1g 9y, or 1g 9y h 4 with a triple, or Enter",
        Question::Others => "a line of the record, or Enter for no",
    };
    format!("\"{text}\" is no answer here; write {wanted}")
}

/// Returns that a loser cannot have so many cards of a kind, or so much junk.
pub(in crate::cli) fn too_many_counted(kind: CountKind, left: u32) -> String {
    let left = i64::from(left);
    let left = match kind {
        CountKind::Brights => count(left, "bright"),
        CountKind::Animals => count(left, "animal"),
        CountKind::Ribbons => count(left, "ribbon"),
        CountKind::Junk => format!("junk worth {left}"),
    };
    format!("the other piles leave {left} at most; count again")
}

/// Returns what is wrong with a word that is neither a name nor the beginning of a line.
pub(in crate::cli) fn nobody_called(text: &str, names: &[String]) -> String {
    format!(
        "nobody called \"{text}\" plays this hand, and no line begins so; they are {}",
        list(names)
    )
}

pub(in crate::cli) fn ambiguous(text: &str, names: &[&String]) -> String {
    let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
    let either = names.join(" or ");
    format!("\"{text}\" may be {either}; write more of the name, or the number")
}

/// Returns that a name of several words stands in quotes where a line begins with it.
pub(in crate::cli) fn quotes_needed(line: &str) -> String {
    format!("a name of several words stands in quotes in a line; write: {line}")
}

/// Returns the short form of the first question of a hand, for lists of entries.
pub(in crate::cli) fn who_stopped(game: Game) -> String {
    match game {
        Game::KoiKoi => "Who said shobu?",
        Game::GoStop | Game::MinHwatu => "Who stopped?",
    }
    .to_owned()
}

/// Returns what a further line of a hand that ended as it was dealt may say.
const fn further_line(game: Game) -> &'static str {
    match game {
        Game::KoiKoi => "a further teshi or kuttsuki",
        Game::GoStop | Game::MinHwatu => "further quads",
    }
}

/// Returns the prompt under a verdict; `further` where a line about another such hand may follow.
pub(in crate::cli) fn verdict_prompt(further: Option<Game>) -> String {
    let further = further.map_or_else(String::new, |game| format!(", or {}", further_line(game)));
    format!("Write it? [Y]es, < back, c correct{further} ")
}

pub(in crate::cli) fn verdict_help(further: Option<Game>) -> String {
    let further = further.map_or_else(String::new, |game| {
        format!(
            "A line with {} belongs to this hand too. ",
            further_line(game)
        )
    });
    format!("{further}y writes the hand. < takes back the last entry; edit N changes entry N:")
}

pub(in crate::cli) fn no_menus() -> String {
    "menus need a terminal; write a line instead".to_owned()
}

pub(in crate::cli) fn enter() -> String {
    "(Enter)".to_owned()
}
