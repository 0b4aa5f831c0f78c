//! What `?` explains: the current question, by its topic.

use super::ask::{Question, WaitingFor};
use super::hand::HandState;
use crate::card::{Card, Joker};
use crate::rules::{DrawYaku, Game, Rules};
use crate::telling::{AskId, ToldBak};

/// The topic of a question, or of a part of a question, that `?` explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Explains {
    /// Who stopped, or what else is known of a hand of Go-Stop.
    FirstGostop,
    /// Who said shobu in a round of Koi-Koi.
    FirstKoikoi,
    /// A line of a hand of Go-Stop.
    LineGostop,
    /// A line of a hand in another game.
    LineOther,
    /// Which cards are on the table.
    Layout,
    /// A player's turn.
    Turn,
    /// Whether a player stops or goes.
    Call,
    /// Which of two cards on the table a played card takes.
    Onto,
    /// A player's cards in Koi-Koi.
    CardsKoikoi,
    /// A pile in min-hwatu.
    CardsMinhwatu,
    /// What makes up the rest of recorded points.
    Rest,
    /// What else the winner scored with.
    Else,
    /// Which sets a count of cards includes.
    Sets,
    /// Anything else that a told hand leaves open.
    Told,
    /// Whether a loser has a bright.
    Brights,
    /// The rule that the rain bright does not protect a loser.
    BrightsDry,
    /// The rule that the shield joker protects a loser.
    BrightsShield,
    /// How much junk a loser has.
    Junk,
    /// Whether a loser has an animal.
    Animals,
    /// Whether a loser has a ribbon.
    Ribbons,
    /// Who has the boar.
    Boar,
    /// How often somebody said koi-koi.
    Koi,
    /// The rule that a draw scores for the higher yaku only after a koi-koi.
    KoiInDraw,
    /// Who formed the last yaku in a drawn round.
    LastYaku,
    /// How many brights were dealt to the field.
    FieldBrights,
    /// Which cards are on the field at the end.
    Field,
    /// Which junk was surrendered.
    Gives,
    /// Whether a nagari is accepted.
    Accepts,
    /// Whether somebody stays or drops.
    Stay,
    /// What somebody who was forced out sells.
    Sells,
    /// Where to find everything that can be typed.
    Help,
}

impl Explains {
    /// Returns the topics of the question that a hand asks, one for each part, then `Help`; empty
    /// for the verdict, which has its own help.
    pub(crate) fn for_question(state: &HandState, begun: bool) -> Vec<Self> {
        let game = state.ruleset.game();
        let mut parts = match state.ask {
            WaitingFor::Verdict => return Vec::new(),
            WaitingFor::Line => vec![Self::line(game, begun)],
            WaitingFor::Layout => vec![Self::Layout],
            WaitingFor::Turn(_) => vec![Self::Turn],
            WaitingFor::Call(_) => vec![Self::Call],
            WaitingFor::Quick(question) => Self::question(question, &state.ruleset.rules),
            WaitingFor::Told => Self::told(state),
        };
        parts.push(Self::Help);
        parts
    }

    const fn line(game: Game, begun: bool) -> Self {
        match (game, begun) {
            (Game::GoStop, false) => Self::FirstGostop,
            (Game::KoiKoi, false) => Self::FirstKoikoi,
            (Game::GoStop, true) => Self::LineGostop,
            (Game::KoiKoi, true) | (Game::MinHwatu, _) => Self::LineOther,
        }
    }

    /// Returns the topics of the question that a told hand leaves open.
    fn told(state: &HandState) -> Vec<Self> {
        let Some(asked) = state.asked_back() else {
            return vec![Self::Told];
        };
        let rules = state.ruleset.rules.gostop();
        match asked.id {
            AskId::Bak(ToldBak::Gwang) => {
                let dry = rules.is_some_and(|rules| !rules.gwang_bak_rain_protects);
                let shield =
                    rules.is_some_and(|rules| rules.copies(Card::joker(Joker::Shield)) > 0);
                let parts = [
                    (true, Self::Brights),
                    (dry, Self::BrightsDry),
                    (shield, Self::BrightsShield),
                ];
                parts
                    .into_iter()
                    .filter(|(is, _)| *is)
                    .map(|(_, part)| part)
                    .collect()
            }
            AskId::Bak(ToldBak::Pi) | AskId::JunkOrNone => vec![Self::Junk],
            AskId::Bak(ToldBak::Meong) => vec![Self::Animals],
            AskId::Bak(ToldBak::Tti) => vec![Self::Ribbons],
            AskId::Rest(..) => vec![Self::Rest],
            AskId::Sets(_) => vec![Self::Sets],
            AskId::Else if state.ruleset.game() == Game::GoStop => vec![Self::Else],
            AskId::Boar => vec![Self::Boar],
            _ => vec![Self::Told],
        }
    }

    fn question(question: Question, rules: &Rules) -> Vec<Self> {
        let compared =
            matches!(rules, Rules::KoiKoi(rules) if rules.draw_yaku == DrawYaku::Highest);
        let one = match question {
            Question::Cards(_) => match rules.game() {
                Game::KoiKoi => Self::CardsKoikoi,
                Game::GoStop | Game::MinHwatu => Self::CardsMinhwatu,
            },
            Question::Koi(..) if compared => {
                return vec![Self::Koi, Self::KoiInDraw];
            }
            Question::Koi(..) => Self::Koi,
            Question::LastYaku(_) => Self::LastYaku,
            Question::FieldBrights => Self::FieldBrights,
            Question::Field => Self::Field,
            Question::Gives(..) => Self::Gives,
            Question::Accepts(_) => Self::Accepts,
            Question::Onto(..) => Self::Onto,
            Question::Stay(..) => Self::Stay,
            Question::Sells(_) => Self::Sells,
        };
        vec![one]
    }
}
