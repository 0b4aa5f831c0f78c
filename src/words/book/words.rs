//! What the written book says beside its rules.

use super::Chapter;
use crate::rules::Game;

/// What stands before the games.
pub(super) const PREFACE: &str = "\
# The rules as dokbak adjudicates them

This page is the program's rule book. `dokbak rules book` prints it, and nobody writes it by hand: a \
sheet of `dokbak rules show`, a comparison of `dokbak rules diff` and the reasons of `settle --explain` \
come from the same entries. How hands are written down is in [NOTATION.md](NOTATION.md), how a table \
writes its own rules in [RULESETS.md](RULESETS.md), the field words are in [GLOSSARY.md](GLOSSARY.md).

Every rule that tables differ in is a key with a value. The values named here are the defaults, which \
are the rulesets `pagat`, `koikoi` and `minhwatu`; a ruleset file, a `set` line or `--set` changes \
them. The letter behind a rule says where it and its default come from; what other tables play stands \
under *Elsewhere*, with a letter of its own.

| letter | source |
|---|---|
| P | the Go-Stop page of pagat.com, text of 2024 |
| P06 | the same page as it was in 2006 |
| W | Wikipedia's Go-Stop page, with its section on min-hwatu |
| F | the Fuda Wiki's pages on Go-Stop and Koi-Koi |
| K | common practice in Korea, at home and online |
| D | a decision of this project, where the sources are silent or disagree |

The examples are records. The last comment of each says what `dokbak settle` makes of it: chips won or \
lost, or the error with its line and column.

## Words

- **pile**: the cards a player has captured.
- **points**: all lines of a pile together. **stop points**: those that count towards the target.
- **loss**: a single loser's debt for the win. Who really pays it is settled afterwards.
- **carry**: the run of hands without a winner that leads up to this one, as a number.
- **chip**: the unit of every payment. There are no fractions.
";

/// Returns the heading of a game, and what is said before its chapters.
pub(super) const fn game(game: Game) -> (&'static str, &'static str) {
    match game {
        Game::GoStop => (
            "Go-Stop",
            "For two or three, with more at the table by gwangpalli. Months are numbered by the \
             Korean calendar.",
        ),
        Game::KoiKoi => (
            "Koi-Koi",
            "For two. Months are numbered by the Japanese calendar: `11g` is the rain man, `12g` \
             the phoenix. The variants that change how cards move (lightning as a wild card, \
             playing on from the draw pile and the like) change nothing that is settled, since \
             captures are told as they happened; a ruleset names them as notes.",
        ),
        Game::MinHwatu => (
            "Min-hwatu",
            "For two to five. Nobody stops: the cards are played out and counted.",
        ),
    }
}

/// Returns what is said before the rules of a chapter.
pub(super) const fn chapter(game: Game, chapter: Chapter) -> &'static str {
    match (game, chapter) {
        (Game::GoStop, Chapter::Play) => {
            "A record that tells captures has the effect of these in it already; they matter to \
             the table."
        }
        (Game::GoStop, Chapter::Scoring) => {
            "Every line adds up but for the brights, of which the dearest counts, and the birds. A \
             line of 0 points is not played."
        }
        (Game::KoiKoi, Chapter::Scoring) => "A yaku of 0 points is not played.",
        (Game::GoStop, Chapter::Payment) => {
            "The steps of a loss stand in this order in every verdict; a step without effect is \
             left out."
        }
        (Game::GoStop, Chapter::DokBak) => {
            "With three players one loser may have to pay both losses, each computed with the baks \
             of the loser it belongs to. The first of these that applies decides. With two players \
             none does."
        }
        (Game::GoStop, Chapter::Events) => {
            "Each opponent pays the amount, whoever wins the hand. Where a hand is void, no \
             payment of it stands (D). The carry grows by one after a nagari, stays after a void \
             deal and after quads in every hand, and is 0 after anything that was paid (D)."
        }
        (Game::GoStop, Chapter::Junk) => {
            "For these captures each opponent gives junk to the player who made them."
        }
        _ => "",
    }
}

/// What stands before the list of all keys.
pub(super) const KEYS: &str = "\
## All keys

Every key with its default, its source and the rules that depend on it.
";
