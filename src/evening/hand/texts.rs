//! What kind of text was typed: a line of the record, the name of a player, or an answer.

use crate::card::fold as folded;
use crate::case::AnyHand;
use crate::evening::answer;
use crate::evening::ask::Question;
use crate::evening::players::Players;
use crate::gostop::{self, TableSeat};
use crate::koikoi;
use crate::record::{Line, Name, TableEvent, is_keyword, is_verb, quoted};
use crate::rules::Game;

/// Returns the names of the hand's players in seat order.
pub(crate) fn playing(told: &AnyHand) -> Vec<Name> {
    match told {
        AnyHand::GoStop(hand) => names(&hand.players, |player| &player.name),
        AnyHand::KoiKoi(round) => names(&round.players, |player| &player.name),
        AnyHand::MinHwatu(table) => names(&table.players, |player| &player.name),
    }
}

/// Returns the names of everybody at the table, in the order of the table seats.
pub(crate) fn seated(told: &AnyHand) -> Vec<Name> {
    match told {
        AnyHand::GoStop(hand) => names(hand.seating.all(), |seated| &seated.name),
        AnyHand::KoiKoi(_) | AnyHand::MinHwatu(_) => playing(told),
    }
}

/// Returns the names by whose index a question's seats count: of the players, or of the table.
pub(crate) fn names_of(question: Question, told: &AnyHand) -> Vec<Name> {
    if question.about_seated().is_some() {
        seated(told)
    } else {
        playing(told)
    }
}

fn names<'p, T: 'p>(
    players: impl IntoIterator<Item = &'p T>,
    name: impl Fn(&T) -> &Name,
) -> Vec<Name> {
    let players = players.into_iter();
    players.map(|player| name(player).clone()).collect()
}

/// Returns the game if the hand ended with dealt cards, so that somebody else may have been dealt
/// such cards too; otherwise `None`.
pub(crate) const fn may_follow(told: &AnyHand) -> Option<Game> {
    match told {
        AnyHand::GoStop(hand) => match &hand.end {
            Some((gostop::HandEnd::Quads(_), _)) => Some(Game::GoStop),
            _ => None,
        },
        AnyHand::KoiKoi(round) => match &round.end {
            Some((koikoi::RoundEnd::Lucky(_), _)) => Some(Game::KoiKoi),
            _ => None,
        },
        AnyHand::MinHwatu(_) => None,
    }
}

/// Returns the line that says that nobody won.
pub(super) fn nobody(game: Game) -> Line {
    // Min-hwatu has no such line, and `draw` stands in for it.
    Line::Table(TableEvent::nobody_won(game).unwrap_or(TableEvent::Draw))
}

/// Returns whether a text is the short answer that nobody won; a player with that name takes
/// precedence.
pub(crate) fn says_nobody(text: &str, names: &[Name]) -> bool {
    answer::nobody_won(text) && answer::named(text, names).is_none()
}

/// The kind of a typed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextKind<'t> {
    /// A line of the record: it begins with a keyword, or with a player's name and a verb.
    Line,
    /// The name of somebody at the table, and the rest, which is neither empty nor further names.
    Named(TableSeat, &'t str),
    /// Not a line: a name, a number, cards, or any other answer.
    Answer,
}

impl<'t> TextKind<'t> {
    /// Returns the kind of a text at a table of these people.
    pub(crate) fn classify(text: &'t str, players: &Players) -> Self {
        let word = |text: &str| text.split_whitespace().next().map(str::to_owned);
        if word(text).is_some_and(|word| is_keyword(&word)) {
            return Self::Line;
        }
        match behind_name(text, players.names()) {
            Some((_, rest)) if word(rest).is_some_and(|word| is_verb(&word)) => Self::Line,
            Some((seat, rest)) if !rest.is_empty() && answer::players(text, players).is_none() => {
                Self::Named(seat, rest)
            }
            _ => Self::Answer,
        }
    }

    /// Returns whether to read a text of this kind as a line.
    pub(crate) const fn is_line(self) -> bool {
        !matches!(self, Self::Answer)
    }
}

/// Returns the person whose name, quoted or not, a text begins with, and the rest of the text;
/// `None` if the text begins with no name.
pub(crate) fn behind_name<'t>(text: &'t str, names: &[Name]) -> Option<(TableSeat, &'t str)> {
    let text = text.trim();
    let (name, rest) = match text.strip_prefix(['"', '“']) {
        Some(quoted) => quoted.split_once(['"', '”']).unwrap_or((quoted, "")),
        None => text.split_once(char::is_whitespace).unwrap_or((text, "")),
    };
    let known = names.iter().position(|other| folded(other) == folded(name));
    known.map(|at| (TableSeat(at), rest.trim()))
}

/// Returns the line with quotes around its first words if those are a player's name of several
/// words and a verb follows; otherwise `None`.
pub(super) fn with_quotes(text: &str, names: &[Name]) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    names.iter().find_map(|name| {
        let length = name.split_whitespace().count();
        let (first, rest) = words.split_at_checked(length).filter(|_| length > 1)?;
        let said = folded(&first.join(" ")) == folded(name);
        let verb = rest.first().is_some_and(|word| is_verb(word));
        (said && verb).then(|| format!("{} {}", quoted(name), rest.join(" ")))
    })
}
