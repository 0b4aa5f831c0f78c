//! What a line comes to while it is typed: the points of the cards in it, shown dim behind the
//! cursor.

use super::ask::{Ask, Question};
use super::hand::{HandState, piles};
use super::players::Players;
use super::telling::{self, Terms};
use crate::card::Pile;
use crate::case::AnyHand;
use crate::cli::words::{Lang, say};
use crate::gostop::best_score;
use crate::koikoi::{self, Weather};
use crate::record::Seat;
use crate::rules::{Rules, Ruleset};
use crate::verdict::Score;

/// What is known of a hand while a line of it is typed.
#[derive(Clone, Debug)]
pub(super) struct Preview {
    lang: Lang,
    ruleset: Ruleset,
    players: Players,
    /// What the players have captured, as far as it is known.
    piles: Vec<Pile>,
    /// Whose cards are asked for, if anybody's.
    of: Option<Seat>,
    weather: Weather,
}

/// How many letters at the end of a line may be the beginning of a card.
const UNFINISHED: usize = 3;

impl Preview {
    /// Returns what is known of a hand at a question at which cards may be typed.
    pub(super) fn of(lang: Lang, state: &HandState) -> Option<Self> {
        let of = match state.ask {
            Ask::Line | Ask::Layout => None,
            Ask::Quick(Question::Cards(seat)) => Some(seat),
            _ => return None,
        };
        let weather = match (&state.told, &state.ruleset.rules) {
            (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => round.weather(rules),
            (AnyHand::GoStop(_), Rules::GoStop(_)) => Weather::default(),
            _ => return None,
        };
        Some(Self {
            lang,
            ruleset: state.ruleset.clone(),
            players: state.players(),
            piles: piles(&state.told),
            of,
            weather,
        })
    }

    /// Returns what a line comes to in at most so many columns, where it tells cards that score.
    pub(super) fn says(&self, line: &str, room: u32) -> Option<String> {
        let score = self.score(self.pile(line)?)?;
        if score.points == 0 {
            return None;
        }
        let (game, unit) = (self.ruleset.game(), self.ruleset.rules.unit());
        let whole = say!(self.lang, preview(&score, game, unit));
        let short = say!(self.lang, preview_points(score.points, unit));
        let fits = |text: &String| width_in_columns(text) <= room;
        [whole, short].into_iter().find(fits)
    }

    fn score(&self, pile: Pile) -> Option<Score> {
        Some(match &self.ruleset.rules {
            Rules::KoiKoi(rules) => koikoi::score(pile, self.weather, rules),
            Rules::GoStop(rules) => best_score(pile, rules),
            Rules::MinHwatu(_) => return None,
        })
    }

    /// Returns the pile that a line tells; its last letters may be a card that is not finished.
    fn pile(&self, line: &str) -> Option<Pile> {
        let line = line.trim_end();
        let letters = line.char_indices().rev().take(UNFINISHED);
        let cut = letters.map(|(at, _)| &line[..at]);
        let last_word = line.rfind(char::is_whitespace).map(|at| &line[..at]);
        let mut texts = std::iter::once(line).chain(cut).chain(last_word);
        texts.find_map(|text| self.pile_of(text))
    }

    fn pile_of(&self, text: &str) -> Option<Pile> {
        let terms = Terms {
            players: &self.players,
            rules: &self.ruleset.rules,
            winner: self.of,
            pile: false,
        };
        if let Some((seat, adds, cards)) = telling::captures(text, terms) {
            let known = self.piles.get(seat.0).copied().filter(|_| adds);
            return Some(cards.plus(known.unwrap_or(Pile::EMPTY)));
        }
        let told = telling::read(text, terms).ok()?;
        let cards = told.pile_of(told.winner?)?;
        Some(cards.iter().map(|card| card.value).collect())
    }
}

/// Returns how many columns of a terminal a text takes.
pub(super) fn width_in_columns(text: &str) -> u32 {
    u32::try_from(console::measure_text_width(text)).unwrap_or(u32::MAX)
}
