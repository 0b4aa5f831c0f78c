//! What Tab offers in a hand: the words of its game in the reader's language, names and cards.

use super::evening::EveningPrompt;
use crate::cli::error::Failure;
use crate::cli::terminal::complete::Completions;
use crate::cli::words::Lang;
use crate::evening::ask::WaitingFor;
use crate::evening::dispute::disputed::Disputed;
use crate::evening::dispute::word::words_for_each;
use crate::evening::hand::{self, HandState};
use crate::evening::play::HandInPlay;
use crate::evening::seating;
use crate::evening::setup::known_names;
use crate::letters::same_name;
use crate::record::{Keyword, Verb, quoted};
use crate::rules::Game;
use crate::vocabulary::commands::words_of_the_prompt;

/// True if a game has this verb.
const fn is_verb_of(game: Game, verb: Verb) -> bool {
    let koikoi = matches!(
        verb,
        Verb::Makes | Verb::Koi | Verb::Shobu | Verb::Teshi | Verb::Kuttsuki
    );
    match game {
        Game::GoStop => !koikoi,
        Game::KoiKoi => koikoi || matches!(verb, Verb::Takes | Verb::Has),
        Game::MinHwatu => matches!(verb, Verb::Has),
    }
}

/// True if a line of a hand in this game can begin with the keyword; rules and players are set
/// earlier.
const fn is_keyword_of(game: Game, keyword: Keyword) -> bool {
    match keyword {
        Keyword::Rules | Keyword::Players => false,
        Keyword::Set | Keyword::Date | Keyword::Chip | Keyword::Void => true,
        Keyword::Draw => !matches!(game, Game::GoStop),
        Keyword::Table => !matches!(game, Game::MinHwatu),
        Keyword::Round
        | Keyword::FieldBrights
        | Keyword::Field
        | Keyword::TableFour
        | Keyword::TablePairs => matches!(game, Game::KoiKoi),
        _ => matches!(game, Game::GoStop),
    }
}

fn verbs_of(game: Game) -> impl Iterator<Item = &'static Verb> {
    Verb::ALL
        .iter()
        .filter(move |verb| is_verb_of(game, **verb))
}

fn keywords_of(game: Game) -> impl Iterator<Item = &'static Keyword> {
    let of_game = move |keyword: &&Keyword| is_keyword_of(game, **keyword);
    Keyword::ALL.iter().filter(of_game)
}

/// Returns the verbs of a game.
pub(super) fn verbs(lang: Lang, game: Game) -> Vec<String> {
    let words = verbs_of(game).filter_map(|verb| lang.word_of(verb.words()));
    words.map(str::to_owned).collect()
}

/// Returns the keywords of a game.
fn keywords(lang: Lang, game: Game) -> impl Iterator<Item = &'static str> {
    keywords_of(game).filter_map(move |keyword| lang.word_of(keyword.words()))
}

/// Returns every language's verbs and keywords for a game, for people who type another language.
pub(super) fn others(game: Game) -> Vec<String> {
    let verbs = verbs_of(game).flat_map(|verb| verb.words());
    let keywords = keywords_of(game).flat_map(|keyword| keyword.words());
    verbs
        .chain(keywords)
        .map(|word| (*word).to_owned())
        .collect()
}

/// What players can do in a turn besides playing a card, typed without a player's name.
const TURN_VERBS: [&str; 7] = [
    "bombs", "grenades", "flips", "heundeum", "syodang", "quads", "draws",
];

/// Returns the completions for the question that a hand asks, in a language.
pub(super) fn completions(lang: Lang, state: &HandState) -> Completions {
    let game = state.ruleset.game();
    let calendar = state.ruleset.rules.calendar();
    let mut cards: Vec<String> = hand::unseen(state)
        .iter()
        .map(|card| card.code(calendar))
        .collect();
    cards.dedup();
    let own = |word: &str| word.to_owned();
    let turn = matches!(state.ask, WaitingFor::Turn(_));
    let verbs_alone = TURN_VERBS.into_iter().filter(|_| turn);
    Completions {
        first: verbs_alone
            .chain(keywords(lang, game))
            .chain(words_of_the_prompt().filter_map(|words| lang.word_of(words)))
            .map(own)
            .collect(),
        names: hand::seated(&state.told)
            .iter()
            .map(|name| quoted(name))
            .collect(),
        verbs: verbs(lang, game),
        others: others(game),
        cards,
        ..Completions::default()
    }
}

/// Returns the completions for a claim in a dispute.
pub(super) fn of_dispute(lang: Lang, dispute: &Disputed) -> Completions {
    let words = words_for_each().filter_map(|words| lang.word_of(words));
    let words = words.chain(["after"]);
    let names = dispute.written.before.net.iter();
    let names = names.map(|(name, _)| quoted(name));
    Completions {
        first: words.map(str::to_owned).collect(),
        names: names.collect(),
        verbs: verbs(lang, dispute.game()),
        others: others(dispute.game()),
        ..Completions::default()
    }
}

impl EveningPrompt<'_> {
    /// Returns the completions in a hand; before it begins, also who may come and go.
    pub(super) fn words(&self, play: &HandInPlay) -> Result<Completions, Failure> {
        let lang = self.screen.lang();
        let words = completions(lang, play.state());
        if !play.texts().is_empty() || self.prompter.line().is_some() {
            return Ok(words);
        }
        let known = known_names(&self.keeper.ledger().people()?);
        let seated = &play.start.players;
        let away = play.start.came.iter().chain(&known);
        let away = away.filter(|name| !seated.iter().any(|other| same_name(other, name)));
        let seating = seating::words_for_each().into_iter();
        let seating = seating.filter_map(|words| lang.word_of(words));
        Ok(Completions {
            away: away.map(|name| quoted(name)).collect(),
            seating: seating.map(str::to_owned).collect(),
            ..words
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_offers_the_words_of_the_language_and_the_game() {
        let has = |words: &[String], word: &str| words.iter().any(|other| other == word);
        let korean = verbs(Lang::Korean, Game::GoStop);
        for (word, offered) in [
            ("뻑", true),
            ("스톱", true),
            ("ppuk", false),
            ("코이코이", false),
        ] {
            assert_eq!(has(&korean, word), offered, "{word}");
        }
        let japanese = verbs(Lang::Japanese, Game::KoiKoi);
        for (word, offered) in [
            ("こいこい", true),
            ("勝負", true),
            ("取る", true),
            ("takes", false),
            ("ppuk", false),
        ] {
            assert_eq!(has(&japanese, word), offered, "{word}");
        }
        assert!(has(&verbs(Lang::English, Game::GoStop), "ppuk"));
        assert_eq!(verbs(Lang::English, Game::MinHwatu), ["has"]);
        assert!(has(&others(Game::GoStop), "ppuk"));
        let keywords: Vec<&str> = keywords(Lang::Korean, Game::GoStop).collect();
        assert!(keywords.contains(&"나가리") && !keywords.contains(&"round"));
    }
}
