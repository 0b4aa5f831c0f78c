//! An old answer, as its question shows it.

use crate::card::Flower;
use crate::cli::prompt::answer;
use crate::cli::prompt::ask::{Ask, Question};
use crate::cli::prompt::hand::HandState;
use crate::cli::prompt::telling::{self, Told};
use crate::record::Scored;
use crate::rules::Game;

/// An old answer, as its question shows it: as it can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum OldAnswer {
    /// A text that is typed alike in every language.
    Typed(String),
    /// What a winner's pile comes to.
    Points(Scored),
    /// What happened besides the winner's cards.
    Besides(OldBesides),
}

/// What happened besides a winner's cards. Months are numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::cli) struct OldBesides {
    /// How often the winner said go.
    pub(in crate::cli) goes: u32,
    /// The months the winner showed.
    pub(in crate::cli) shown: Vec<u8>,
    /// The months the winner bombed.
    pub(in crate::cli) bombed: Vec<u8>,
    /// The months of which the winner played two on two.
    pub(in crate::cli) grenades: Vec<u8>,
    /// The month that the winner took whole in the first turn.
    pub(in crate::cli) first_sweep: Vec<u8>,
    /// Who else said go, the last one last.
    pub(in crate::cli) others_go: Vec<String>,
}

impl OldAnswer {
    /// Returns an old answer to what a hand asks; nothing where it is what Enter says there anyway.
    pub(super) fn of(state: &HandState, text: &str) -> Option<Self> {
        let typed = || Some(Self::Typed(text.to_owned()));
        let Ask::Quick(question) = state.ask else {
            return typed();
        };
        if is_taken_for_granted(question, text) {
            return None;
        }
        match (question, told(state, question, text)) {
            (
                Question::Cards(_),
                Some(Told {
                    scored: Some(points),
                    ..
                }),
            ) => Some(Self::Points(points.scored())),
            (Question::Besides(..), Some(told)) => Some(Self::Besides(besides(state, &told))),
            _ => typed(),
        }
    }
}

/// Returns what a text tells of the hand of a winner, beyond what was asked.
fn told(state: &HandState, question: Question, text: &str) -> Option<Told> {
    let players = state.players();
    let terms = telling::Terms {
        players: &players,
        rules: &state.ruleset.rules,
        winner: question.told_of(),
        pile: !matches!(question, Question::Cards(_)),
    };
    let tells = terms.winner.is_some() && terms.game() == Game::GoStop;
    telling::read(text, terms).ok().filter(|_| tells)
}

fn besides(state: &HandState, told: &Told) -> OldBesides {
    let calendar = state.ruleset.rules.calendar();
    let numbers = |months: &[Flower]| months.iter().map(|month| month.month(calendar)).collect();
    let players = state.players();
    let names = told.besides.others_go.iter();
    OldBesides {
        goes: told.besides.goes.map_or(0, |goes| goes.value),
        shown: numbers(&told.besides.shown),
        bombed: numbers(&told.besides.bombed),
        grenades: numbers(&told.besides.grenades),
        first_sweep: numbers(&told.besides.first_sweep),
        others_go: names
            .filter_map(|seat| players.names().get(seat.0).cloned())
            .collect(),
    }
}

/// Returns whether an answer is what its question takes Enter for.
fn is_taken_for_granted(question: Question, text: &str) -> bool {
    match question {
        Question::Besides(..)
        | Question::Among(..)
        | Question::Goes(..)
        | Question::Heundeum(_)
        | Question::Bombs(_)
        | Question::FirstSweep(_)
        | Question::OthersGo(_)
        | Question::NoCards
        | Question::Boar
        | Question::FieldBrights
        | Question::Field
        | Question::Sells(_)
        | Question::LastYaku(None)
        | Question::Others => answer::is_none(text),
        Question::LastYaku(Some(_)) => text.is_empty(),
        Question::Koi(_, least, _) => answer::number(text) == Some(least),
        Question::Stay(_, iris) => answer::decision(text, iris) == answer::decision("", iris),
        _ => false,
    }
}
