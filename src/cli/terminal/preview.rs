//! The value of a line while it is typed: the points of its cards, shown dim behind the cursor.

use crate::card::{Pile, read_word};
use crate::case::AnyHand;
use crate::cli::words::{Lang, say};
use crate::evening::answer;
use crate::evening::ask::WaitingFor;
use crate::evening::hand::{HandState, piles};
use crate::evening::players::Players;
use crate::gostop::best_score;
use crate::koikoi::{self, Weather};
use crate::record::{Record, Seat, Verb};
use crate::rules::{Rules, Ruleset};
use crate::telling::{FactKind, TellingTable, ToldHand};
use crate::verdict::Score;

/// What is known of a hand while one of its lines is typed.
#[derive(Clone, Debug)]
pub(in crate::cli) struct Preview {
    lang: Lang,
    ruleset: Ruleset,
    players: Players,
    /// What the players have captured, as far as known.
    piles: Vec<Pile>,
    /// The lines of the hand so far.
    record: Record,
    weather: Weather,
}

/// How many letters at the end of a line may be the beginning of a card.
const UNFINISHED: usize = 3;

impl Preview {
    /// Returns what is known of a hand; `None` if its question cannot be answered with cards.
    pub(in crate::cli) fn for_state(lang: Lang, state: &HandState) -> Option<Self> {
        if !matches!(state.ask, WaitingFor::Line | WaitingFor::Layout) {
            return None;
        }
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
            record: state.case.record(),
            weather,
        })
    }

    /// Returns the value of a line in at most `room` columns: the points of its cards, or how a
    /// told hand is understood. `None` if there is nothing to show, or no room.
    pub(in crate::cli) fn says(&self, line: &str, room: u32) -> Option<String> {
        let fits = |text: &String| width_in_columns(text) <= room;
        if let Some(score) = self.pile(line).and_then(|pile| self.score(pile)) {
            if score.points == 0 {
                return None;
            }
            let (game, unit) = (self.ruleset.game(), self.ruleset.rules.unit());
            let whole = say!(self.lang, preview(&score, game, unit));
            let short = say!(self.lang, preview_points(score.points, unit));
            return [whole, short].into_iter().find(fits);
        }
        self.understood(line).filter(fits)
    }

    fn table(&self) -> TellingTable<'_> {
        TellingTable {
            players: self.players.names(),
            numbers: self.players.numbers(),
            ruleset: &self.ruleset,
            before: &self.record,
        }
    }

    /// Returns how a told line is understood, apart from its last word if that is unfinished.
    /// `None` if the line is not a told hand with a winner, or says exactly that already.
    fn understood(&self, line: &str) -> Option<String> {
        let line = line.trim_end();
        let last_word = line.rfind(char::is_whitespace).map(|at| &line[..at]);
        let mut texts = std::iter::once(line).chain(last_word);
        let said = texts.find_map(|text| {
            let told = ToldHand::read(text, self.table()).ok()?;
            told.winner()?;
            Some(told.said_back(self.lang.vocabulary(), self.table()))
        })?;
        (said != line).then_some(said)
    }

    fn score(&self, pile: Pile) -> Option<Score> {
        Some(match &self.ruleset.rules {
            Rules::KoiKoi(rules) => koikoi::score(pile, self.weather, rules),
            Rules::GoStop(rules) => best_score(pile, rules),
            Rules::MinHwatu(_) => return None,
        })
    }

    /// Returns the pile on a line, apart from an unfinished card at the end; `None` if the line is
    /// not about cards.
    fn pile(&self, line: &str) -> Option<Pile> {
        let line = line.trim_end();
        let letters = line.char_indices().rev().take(UNFINISHED);
        let cut = letters.map(|(at, _)| &line[..at]);
        let last_word = line.rfind(char::is_whitespace).map(|at| &line[..at]);
        let mut texts = std::iter::once(line).chain(cut).chain(last_word);
        texts.find_map(|text| self.pile_of(text))
    }

    fn pile_of(&self, text: &str) -> Option<Pile> {
        if let Some((seat, adds, cards)) = self.captures(text) {
            let known = self.piles.get(seat.0).copied().filter(|_| adds);
            return Some(cards.plus(known.unwrap_or(Pile::EMPTY)));
        }
        let told = ToldHand::read(text, self.table()).ok()?;
        let mut cards = Vec::new();
        for fact in &told.facts {
            match &fact.what {
                FactKind::Cards(named) if fact.seat == told.winner() => cards.extend(named),
                FactKind::Won => {}
                _ => return None,
            }
        }
        (!cards.is_empty()).then(|| cards.into_iter().collect())
    }

    /// Parses a record line about captured cards: whose they are, whether they add to earlier ones,
    /// and the cards. `None` for any other line.
    fn captures(&self, text: &str) -> Option<(Seat, bool, Pile)> {
        let mut words = text.split_whitespace();
        let seat = answer::named(words.next()?, self.players.names())?;
        let adds = match Verb::read(words.next()?)? {
            Verb::Takes => true,
            Verb::Has => false,
            _ => return None,
        };
        let mut pile = Pile::EMPTY;
        for word in words {
            for card in read_word(word, self.ruleset.rules.calendar()).ok()? {
                pile.add(card);
            }
        }
        Some((seat, adds, pile))
    }
}

/// Returns the width of a text on a terminal.
pub(in crate::cli) fn width_in_columns(text: &str) -> u32 {
    u32::try_from(console::measure_text_width(text)).unwrap_or(u32::MAX)
}
