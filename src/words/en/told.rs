//! Words about a hand told in one line: what is still asked, and why it is rejected.

use super::list;
use super::piles::off_zero;
use crate::record::{self, CountKind};
use crate::telling::{AskId, AskedBack, Large, MisheardReason, Spoken, ToldBak};
use crate::vocabulary::ENGLISH;
use crate::words::same::texts;

const fn kind(kind: CountKind) -> &'static str {
    match kind {
        CountKind::Brights => "brights",
        CountKind::Animals => "animals",
        CountKind::Ribbons => "ribbons",
        CountKind::Junk => "junk",
    }
}

const fn bak(bak: ToldBak) -> &'static str {
    match bak {
        ToldBak::Gwang => "gwang-bak",
        ToldBak::Pi => "pi-bak",
        ToldBak::Meong => "meoung-bak",
        ToldBak::Tti => "tti-bak",
    }
}

/// Asks for what is missing in a told hand; the meaning of Enter is in brackets.
pub(crate) fn told_question(asked: &AskedBack) -> String {
    let who = list(&asked.players);
    match &asked.id {
        AskId::Slip(word, meant) => format!("\"{}\": did you mean \"{meant}\"? (y, n)", word.text),
        AskId::Number(word) => {
            format!(
                "\"{}\": a number of what? Write this part again, such as \"{0} junk\"",
                word.text
            )
        }
        AskId::CardsOrCounts(words) => {
            format!(
                "\"{}\": months, or numbers of cards? Write this part again, such as 1g 3g, or 3 brights",
                texts(words)
            )
        }
        AskId::CardsOrPoints(of, count, _) => {
            format!("{count} {}: cards, or points?", kind(*of))
        }
        AskId::Cup(junk) => format!("{junk} junk: with the cup, or without it? (with, without)"),
        AskId::Whose(word, _) => format!("\"{}\": whose is it?", word.text),
        AskId::Beside(word) => format!(
            "does the same go for the player named before \"{}\"? (y, n)",
            word.text
        ),
        AskId::Too(word, ..) => format!("\"{}\": the same as the player before? (y, n)", word.text),
        AskId::NameOrWord(word) => format!("\"{}\": is it a player? (y, n)", word.text),
        AskId::Winner => "Who won?".to_owned(),
        AskId::Broken => "Is it a nagari, or a misdeal?".to_owned(),
        AskId::Goes => format!("{who}: how many goes?"),
        AskId::Sets(CountKind::Ribbons) => {
            "Are hong-dan, cheong-dan or cho-dan among the ribbons? (their names, none)".to_owned()
        }
        AskId::Sets(_) => "Is godori among the animals? (y, n)".to_owned(),
        AskId::Rest(points, kinds) => {
            let kinds: Vec<&str> = kinds.iter().map(|kind| rest(*kind)).collect();
            let (points, kinds) = (super::count(*points, "point"), kinds.join(", "));
            format!("Which of these are in the other {points}: {kinds}? (all that are, none)")
        }
        AskId::Else if asked.enter.is_some() && asked.koi_koi => {
            "What else scored, who said koi-koi? [nothing]".to_owned()
        }
        AskId::Else if asked.enter.is_some() => {
            "What else scored, who else said go, who captured nothing? [nothing]".to_owned()
        }
        AskId::Else if asked.first => format!("{who}: what scored? (sets, counts or points)"),
        AskId::Else => format!("{who}: what else scored? (counts, sets or points)"),
        AskId::Bak(of) => question_of_bak(*of, asked),
        AskId::JunkOrNone => {
            format!(
                "{who}: {} junk or more (enough), or none at all (none)?",
                asked.limit
            )
        }
        AskId::LastGo => format!("{who}: whose go was the last?"),
        AskId::DokBak => format!("{who}: dok-bak for what? (go-bak, syodang, feeding)"),
        AskId::Month(word) => format!("\"{}\": which month?", word.text),
        AskId::Large(Large::Goes(goes)) => format!("{goes} goes: is that right? (y, n)"),
        AskId::Large(Large::Chips(chips)) => {
            format!("One loser pays {chips} chips: is that right? (y, n)")
        }
        AskId::Amounts => format!("{who}: how much? All amounts sum to zero."),
        AskId::HandOrMoney(_) => {
            format!("{who}: what the hand brought (hand), or money handed over (money)?")
        }
        AskId::Boar => "Who captured the boar? (nobody)".to_owned(),
        AskId::Pile(of) => {
            let of = of.map_or("captured cards", kind);
            format!(
                "{}: which {of}?",
                if who.is_empty() { "The losers" } else { &who }
            )
        }
    }
}

const fn rest(of: CountKind) -> &'static str {
    match of {
        CountKind::Brights => "brights",
        CountKind::Animals => "seven animals",
        CountKind::Ribbons => "ribbons",
        CountKind::Junk => "junk",
    }
}

fn question_of_bak(of: ToldBak, asked: &AskedBack) -> String {
    let who = asked.players.join(", ");
    let word = bak(of);
    match &asked.enter {
        Some(only) if only.is_empty() => format!("Who else is {word}? ({who}) [nobody]"),
        Some(only) => format!("Who else is {word}? ({who}) [only {}]", list(only)),
        None if of == ToldBak::Pi && asked.spared => {
            format!(
                "Who is {word}? ({who}, none; \"NAME no junk\" for somebody who has none; or \
                 the counts)"
            )
        }
        None if of == ToldBak::Pi => format!("Who is {word}? ({who}, none; or the counts)"),
        None => format!("Who is {word}? ({who}, none)"),
    }
}

/// Says why a told hand is rejected.
pub(crate) fn told_refusal(words: &[Spoken], why: &MisheardReason) -> String {
    let quoted: Vec<String> = words
        .iter()
        .map(|word| format!("\"{}\"", word.text))
        .collect();
    let says = match why {
        MisheardReason::Unknown => "this word is not known here".to_owned(),
        MisheardReason::NoWord => {
            "what is it a number of? Write such as \"7 points\", \"2 goes\", \"12 junk\"".to_owned()
        }
        MisheardReason::Misplaced => {
            "it means nothing here; say who it is about, or leave it out".to_owned()
        }
        MisheardReason::NoAnswer => "that does not answer this question".to_owned(),
        MisheardReason::Nothing => "write what happened, such as \"7 points junk\"".to_owned(),
        MisheardReason::SetSize { set, cards } => {
            format!("{} has {cards} cards", ENGLISH.said(set.0))
        }
        MisheardReason::WhichRibbons => {
            "name the two ribbons beside the rain ribbon too, such as 4t 5t".to_owned()
        }
        MisheardReason::Twice => "they differ; write one of them".to_owned(),
        MisheardReason::NotTheSame => "they cannot both be true".to_owned(),
        MisheardReason::SetWorth { set, points } => {
            format!("{} is worth {points}", ENGLISH.said(set.0))
        }
        MisheardReason::MoreThanPoints { sum, points } => {
            format!("what was told alone is worth {sum} points, more than {points}")
        }
        MisheardReason::TooFewPoints { points, target } => {
            format!(
                "nobody can stop with {}; it takes {target}",
                super::count(*points, "point")
            )
        }
        MisheardReason::TooManyPoints { most } => {
            format!("no pile is worth more than {most} points")
        }
        MisheardReason::TooManyGoes { most: 0 } => {
            "there is no room for a go with these points".to_owned()
        }
        MisheardReason::TooManyGoes { most } => format!("there can have been at most {most} goes"),
        MisheardReason::TooMany { kind: of, most } => {
            format!("there are only {most} {}", kind(*of))
        }
        MisheardReason::NoRoom(of) => format!(
            "the winner scores no {}, so there is no {}",
            kind(of.kind()),
            bak(*of)
        ),
        MisheardReason::Off => "this table does not play it".to_owned(),
        MisheardReason::OtherGame => "this game does not have it".to_owned(),
        MisheardReason::OfTheWinner => {
            "it cannot be said of the winner; say who it is about".to_owned()
        }
        MisheardReason::CupOfLoser => {
            "what a loser counts the cup as is told by the numbers, such as \"no animals, 5 junk\""
                .to_owned()
        }
        MisheardReason::StakeLine => "what the hand is played for is a line of its own, before the hand: stake x2".to_owned(),
        MisheardReason::Handed { from, to } => format!("money handed over is no hand; take the line back with <, then: paid {} {} AMOUNT", record::quoted(from), record::quoted(to)),
        MisheardReason::Away => "not in this hand".to_owned(),
        MisheardReason::OnePayment => "who gave whom how much is told one payment at a time".to_owned(),
        MisheardReason::NotZero { sum } => format!(
            "all amounts must sum to zero, and {}",
            off_zero((*sum).into())
        ),
        MisheardReason::NoChips => "money counts only if it is a whole number of chips, and it was said what one is worth (`chip 100 KRW`)".to_owned(),
        MisheardReason::Fault(fault) => {
            super::problem(&fault.problem, crate::card::Calendar::Korean)
        }
    };
    if quoted.is_empty() {
        says
    } else {
        format!("{}: {says}", quoted.join(", "))
    }
}
