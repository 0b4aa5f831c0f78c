//! What `?` explains: the question that is asked, by what it is about.

use super::ask::{Ask, Besides, Question};
use super::hand::HandState;
use crate::rules::Game;

/// Something that is asked, or a part of it, as it is explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum Explains {
    /// Who stopped, or what else is known of the hand.
    FirstGostop,
    /// Who said shobu.
    FirstKoikoi,
    /// A line of a hand of Go-Stop.
    LineGostop,
    /// A line of a hand of another game.
    LineOther,
    /// Which cards lie on the table.
    Layout,
    /// A turn.
    Turn,
    /// Whether a player stops or goes.
    Call,
    /// Which of two cards another takes.
    Onto,
    /// The cards of a winner of Go-Stop.
    CardsGostop,
    /// The cards of a player of Koi-Koi.
    CardsKoikoi,
    /// A pile of min-hwatu.
    CardsMinhwatu,
    /// What is among points that were told without cards.
    Among,
    /// How often the winner said go.
    Goes,
    /// The triples the winner showed.
    Heundeum,
    /// The months the winner bombed.
    Bombs,
    /// The month the winner took whole in the first turn.
    FirstSweep,
    /// Who else said go.
    OthersGo,
    /// All that may have happened besides the winner's cards.
    Besides,
    /// Of that how often the winner said go.
    BesidesGoes,
    /// Of that the triples the winner showed.
    BesidesShown,
    /// Of that the months the winner bombed.
    BesidesBombed,
    /// Of that the month taken whole.
    BesidesSweep,
    /// Of that who else said go.
    BesidesOthers,
    /// Whether a loser has a bright.
    Brights,
    /// That rain does not protect.
    BrightsDry,
    /// That a shield protects.
    BrightsShield,
    /// How much junk a loser has.
    Junk,
    /// Whether a loser has an animal.
    Animals,
    /// Whether a loser has a ribbon.
    Ribbons,
    /// Who has no card at all.
    NoCards,
    /// Who has the boar.
    Boar,
    /// How often somebody said koi-koi.
    Koi,
    /// Who formed a yaku last.
    LastYaku,
    /// How many brights were dealt to the field.
    FieldBrights,
    /// What lies on the field at the end.
    Field,
    /// Which junk was surrendered.
    Gives,
    /// Whether a nagari is accepted.
    Accepts,
    /// Whether somebody stays.
    Stay,
    /// What somebody sells.
    Sells,
    /// Whatever else happened.
    Others,
    /// Where the rest of what can be typed is found.
    Rest,
}

impl Explains {
    /// Returns what explains the question that a hand asks, part by part; nothing where that is the
    /// verdict, which has a help of its own.
    pub(super) fn of(state: &HandState, begun: bool) -> Vec<Self> {
        let game = state.ruleset.game();
        let mut parts = match state.ask {
            Ask::Verdict => return Vec::new(),
            Ask::Line => vec![Self::line(game, begun)],
            Ask::Layout => vec![Self::Layout],
            Ask::Turn(_) => vec![Self::Turn],
            Ask::Call(_) => vec![Self::Call],
            Ask::Quick(question) => Self::question(question, game),
        };
        parts.push(Self::Rest);
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

    fn question(question: Question, game: Game) -> Vec<Self> {
        let one = match question {
            Question::Besides(_, besides) => return Self::besides(besides),
            Question::DryBrights(_) => return vec![Self::Brights, Self::BrightsDry],
            Question::BrightsOrShield(_) => return vec![Self::Brights, Self::BrightsShield],
            Question::Cards(_) => match game {
                Game::GoStop => Self::CardsGostop,
                Game::KoiKoi => Self::CardsKoikoi,
                Game::MinHwatu => Self::CardsMinhwatu,
            },
            Question::Among(..) => Self::Among,
            Question::Goes(..) => Self::Goes,
            Question::Heundeum(_) => Self::Heundeum,
            Question::Bombs(_) => Self::Bombs,
            Question::FirstSweep(_) => Self::FirstSweep,
            Question::OthersGo(_) => Self::OthersGo,
            Question::Brights(_) => Self::Brights,
            Question::Junk(..) => Self::Junk,
            Question::Animals(_) => Self::Animals,
            Question::Ribbons(_) => Self::Ribbons,
            Question::NoCards => Self::NoCards,
            Question::Boar => Self::Boar,
            Question::Koi(..) => Self::Koi,
            Question::LastYaku(_) => Self::LastYaku,
            Question::FieldBrights => Self::FieldBrights,
            Question::Field => Self::Field,
            Question::Gives(..) => Self::Gives,
            Question::Accepts(_) => Self::Accepts,
            Question::Onto(..) => Self::Onto,
            Question::Stay(..) => Self::Stay,
            Question::Sells(_) => Self::Sells,
            Question::Others => Self::Others,
        };
        vec![one]
    }

    fn besides(besides: Besides) -> Vec<Self> {
        let parts = [
            (true, Self::Besides),
            (besides.goes > 0, Self::BesidesGoes),
            (besides.shown, Self::BesidesShown),
            (besides.bombed, Self::BesidesBombed),
            (besides.first_sweep, Self::BesidesSweep),
            (besides.others_go, Self::BesidesOthers),
        ];
        let parts = parts.into_iter().filter(|(asked, _)| *asked);
        parts.map(|(_, part)| part).collect()
    }
}
