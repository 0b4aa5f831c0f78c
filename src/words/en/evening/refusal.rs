//! Why the prompt rejects a text.

use super::no_answer::not_an_answer;
use super::{draw_again, rules_are_gone, set_needed, too_many_chips};
use crate::evening::refusal::{
    BadClaim, BadEdit, BadEntry, BadSeating, BadSetup, BadTurn, Pending, Refusal, TakenFor, Why,
};
use crate::evening::sheet::SheetAsks;
use crate::gostop::Calls;
use crate::words::Text;
use crate::words::en::grammar::LANG;
use crate::words::en::{card, card_name, count, file_faults, list, problem, too_long};
use crate::words::evening::lot_fault;

/// Says why the prompt rejects a text, with the column if known.
pub(crate) fn refusal(refusal: &Refusal) -> Text {
    let says = why(&refusal.why);
    match refusal.column {
        Some(column) => format!("at column {column}: {says}").into(),
        None => says.into(),
    }
}

/// Says why a text is rejected.
pub(crate) fn why(why: &Why) -> String {
    match why {
        Why::Problem {
            problem: found,
            calendar,
        } => problem(found, *calendar),
        Why::Entry(why) => bad_entry(why),
        Why::Edit(why) => bad_edit(why),
        Why::Setup(why) => bad_setup(why),
        Why::Claim(why) => bad_claim(why),
        Why::TooLong(limit) => too_long(*limit),
        Why::YesOrNo => "answer y or n".to_owned(),
        Why::WhichCounts => "answer y or n, or the number of the one that counts".to_owned(),
        Why::EndsElsewhere => {
            "`end` ends the evening where a hand begins; answer y or n here".to_owned()
        }
        Why::WhichNetwork => "write the number or the name of a network".to_owned(),
        Why::Sheet(asked) => match asked {
            SheetAsks::Row => "answer hand or evening",
            SheetAsks::Numbers => "answer chips, or write what a chip is worth, such as 100 KRW",
            SheetAsks::Chip => "write what a chip is worth, such as 100 KRW",
            SheetAsks::Sum => "answer sum or result",
            SheetAsks::Order => "answer the number of an order",
            SheetAsks::Year => "write a year, such as 2026",
            SheetAsks::Day => "write a day, such as 2026-03-01",
        }
        .to_owned(),
        Why::NoPhones => "phones come in only while an evening is played at a terminal".to_owned(),
        Why::NoMenus => "menus need a terminal; write a line instead".to_owned(),
        Why::Unfinished => {
            "this hand is not finished; finish it, or write void to deal it again".to_owned()
        }
        Why::ReadsOtherwise => {
            "the record of this hand gives a different result when it is read back, so nothing \
             was written: a mistake in the program"
                .to_owned()
        }
        Why::TooManyChips => too_many_chips().to_owned(),
        Why::FarDay(day) => format!(
            "{day}: a hand is of a day from 1900 to the day after tomorrow; correct its day"
        ),
        Why::Seating(why) => bad_seating(why),
        Why::NoHand(text) => format!(
            "HAND cannot be \"{text}\"; it takes a hand: last, or evening and hand such as 3/7.2"
        ),
    }
}

fn bad_entry(why: &BadEntry) -> String {
    match why {
        BadEntry::Quotes { line } => {
            format!("in a line, a name of several words goes in quotes; write: {line}")
        }
        BadEntry::Over => {
            "the hand is over; y writes it, \"edit N\" changes an entry, < goes back".to_owned()
        }
        BadEntry::OntoFirst {
            card: which,
            among,
            calendar,
        } => {
            let codes = among.codes_once(*calendar);
            format!(
                "first say what {} took, {}; or write it in the turn: {} on {}",
                card(*which, *calendar),
                codes.join(" or "),
                which.code(*calendar),
                codes.first().map_or("", String::as_str)
            )
        }
        BadEntry::NoAnswer { question, text } => not_an_answer(*question, text),
        BadEntry::Told(told) => crate::words::en::told_refusal(&told.words, &told.why),
        BadEntry::Ambiguous { text, names } => {
            let either = names.join(" or ");
            format!("\"{text}\" may be {either}; write more of the name, or the number")
        }
        BadEntry::Nobody { text, names } => format!(
            "nobody called \"{text}\" plays this hand, and no line begins like that; the players are {}",
            list(names)
        ),
        BadEntry::Turn(why) => bad_turn(why),
        BadEntry::PlaysNot { name, names } => {
            format!(
                "{name} does not play this hand; the players are {}",
                list(names)
            )
        }
        BadEntry::Held {
            card: which,
            holder,
        } => {
            format!("{holder} has the {}", card_name(*which))
        }
    }
}

fn bad_seating(why: &BadSeating) -> String {
    match why {
        BadSeating::HandBegun => {
            "this hand has begun; who plays, and for what, can only change before a hand, so \
             finish it first, or take it back with <"
                .to_owned()
        }
        BadSeating::NotOfSession { name, players } => format!(
            "{name} is not at this table, where {} play; \"join NAME\" brings somebody new",
            list(players)
        ),
        BadSeating::Pending(pending) => waits_for(pending),
        BadSeating::OutAlready(name) => format!("{name} is not playing this hand anyway"),
        BadSeating::PlaysElsewhere { name, table } => {
            format!(
                "{name} is playing at table {table}; an evening that was left open there is ended by `dokbak close --evening DATE`"
            )
        }
        BadSeating::NeedsOwnName(name) => {
            format!(
                "somebody else in the club is called {name}; choose another name, such as {name}2"
            )
        }
        BadSeating::PlaysAlready(name) => format!("{name} is already playing"),
    }
}

/// Says what must be played out before the table can change.
fn waits_for(pending: &Pending) -> String {
    let what = match pending {
        Pending::Carry => "a nagari is carried into this hand, for those who played it".to_owned(),
        Pending::Pot(chips) => format!(
            "{} in the boar's pot, put in by those at the table",
            count(*chips, "chip")
        ),
        Pending::Dues(name, chips) => format!(
            "every loser still owes {name} {} for a sale",
            count(*chips, "chip")
        ),
        Pending::Game => {
            return "this game is not over; play its rounds first, or settle it up as it stands \
                 with \"end\""
                .to_owned();
        }
    };
    format!(
        "{what}; play that out first (until then, somebody can sit out with \"out NAME\"), or \
         settle up with \"end\""
    )
}

fn bad_turn(why: &BadTurn) -> String {
    match why {
        BadTurn::NoTurn { player, text } => format!(
            "\"{text}\" is not a turn; it is {player}'s turn: write the card played and the card \
             turned up, such as 1t 4p, or a line"
        ),
        BadTurn::NoTurnYet { player } => format!(
            "no turn has been entered yet, so nobody can stop or go; it is {player}'s turn. A name alone, \
             such as {player}, goes on without turns"
        ),
        BadTurn::NoCall {
            player,
            text,
            calls,
        } => {
            let calls = match calls {
                Calls::OrPush => "stop (s), go (g) or push (p)",
                Calls::StopOrGo => "stop (s) or go (g)",
            };
            format!("\"{text}\" is not an answer here; {player} can {calls}")
        }
        BadTurn::WithoutTurns => "the end of this hand was entered without its turns; go back \
                                   before it with < to enter them"
            .to_owned(),
        BadTurn::LayoutSize {
            told,
            dealt,
            players,
        } => {
            let told = count(i64::from(*told), "card");
            format!(
                "that makes {told}; with {players} players {dealt} lie on the table, jokers \
                 replaced. If your table deals like this, write \"table\" before them"
            )
        }
        BadTurn::JokersLaid { jokers, calendar } => {
            let jokers = jokers.codes(*calendar);
            format!(
                "a joker dealt to the table goes to the dealer: write the card that replaced it \
                 in place of {jokers}, and then \"takes {jokers}\""
            )
        }
    }
}

fn bad_edit(edit: &BadEdit) -> String {
    match edit {
        BadEdit::NoEntry { entries: 0 } => {
            "nothing is entered yet, so there is nothing to edit".to_owned()
        }
        BadEdit::NoEntry { entries } => {
            format!("write edit N with N from 1 to {entries}; show lists them")
        }
        BadEdit::Ends { entry } => {
            format!("with that, the hand is over before entry {entry}; take that back first with <")
        }
        BadEdit::Breaks { entry, why: broken } => {
            format!(
                "with that, entry {entry} is no longer possible: {}",
                why(broken)
            )
        }
    }
}

fn bad_setup(why: &BadSetup) -> String {
    match why {
        BadSetup::NoNames => "write two to seven names, the dealer first".to_owned(),
        BadSetup::HowMany => "write their names, the dealer first, such as Ann Bo Chul".to_owned(),
        BadSetup::NameTaken { name, by } => {
            let why = match by {
                TakenFor::Number => "a number means the player at that place",
                TakenFor::Command => "it is a command of the prompt",
                TakenFor::Keyword => "it begins a line of the record",
                TakenFor::Answer => "it is an answer at the prompt",
                TakenFor::Kitty => "that is a kitty, which money was put into",
            };
            format!("\"{name}\" cannot be a player's name, since {why}; write another")
        }
        BadSetup::OnePerson { one, other } => {
            format!("{one} and {other} are one person; write one of the two names")
        }
        BadSetup::DrawAgain { again, calendar } => format!(
            "{} Write their new cards, and the others without a card",
            draw_again(again, *calendar)
        ),
        BadSetup::Lot { fault, calendar } => lot_fault(LANG, fault, *calendar),
        BadSetup::NoRules => "write the name of a ruleset, such as pagat".to_owned(),
        BadSetup::Ruleset(faults) => file_faults(faults).join("; "),
        BadSetup::NoKey { text } => set_needed(text),
        BadSetup::Key(fault) => crate::words::en::key_fault(fault),
        BadSetup::ChipsAsMoney(text) => super::chips_as_money(text),
        BadSetup::PartOfMoney(text) => super::part_of_money(text),
        BadSetup::NoChip => "write an amount and a currency, such as 100 KRW, or none".to_owned(),
        BadSetup::NoLength => {
            "write 12, 6, 3 or another number of hands up to 1000, or open".to_owned()
        }
    }
}

fn bad_claim(why: &BadClaim) -> String {
    match why {
        BadClaim::NoClaim => "write a line of the record, drop N, N: LINE, or after N: LINE",
        BadClaim::NoNumber => "drop which line? Write its number: drop 5; show lists them",
        BadClaim::NoLine { number } => {
            return format!("there is no line {number}; show lists them");
        }
        BadClaim::Struck { line } => return format!("line {line} is already removed"),
        BadClaim::NoText { line } => {
            return format!("write what line {line} should read after \"{line}:\", or drop {line}");
        }
        BadClaim::NothingBehind { line } => {
            return format!("write which line belongs after line {line}: after {line}: Bo stack");
        }
        BadClaim::OtherRules => {
            "the hand was played by the ruleset of its evening, and that stays; if a rule was \
             different in this hand, write set KEY=VALUE"
        }
        BadClaim::OtherPlayers => {
            "other people, or a different order, make it a different hand; write void, and \
             play that one separately"
        }
        BadClaim::RulesGone { key } => return rules_are_gone(key),
        BadClaim::Nothing => "there are no claims, so there is nothing to agree on",
        BadClaim::NoReason => {
            "write the reason after it: agree Bo's second bright was under the ribbons"
        }
        BadClaim::NotSettled => {
            "the hand could not have ended like this; correct or take back a claim first"
        }
        BadClaim::Same => "nothing differs from the record, so there is nothing to agree on",
        BadClaim::NotAsShown => {
            "the record with these claims would not settle to the verdict shown here; take \
             back the last one"
        }
    }
    .to_owned()
}
