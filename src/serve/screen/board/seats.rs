//! The seats of the board: what each has won, and what is known of the hand in play.

use crate::card::Pile;
use crate::case::AnyHand;
use crate::evening::play::HandInPlay;
use crate::gostop::{Calls, Hand, Holding, best_score};
use crate::record::{CountKind, Name, Seat};
use crate::rules::{Game, GoStopRules, Rules};
use crate::serve::screen::parts::{Sum, balance_of, drawn};
use crate::serve::screen::scene::Scene;
use crate::serve::words::say;
use crate::words::Lang;

/// A seat at the table.
pub(super) struct SeatRow {
    pub(super) name: String,
    pub(super) sum: Sum,
    /// The points of a game that is played for points.
    pub(super) points: Option<String>,
    /// Whether it is one of this phone's.
    pub(super) own: bool,
    pub(super) deals: bool,
    /// What is known of the hand in play: points, calls, whether they may stop, or why they sit
    /// out.
    pub(super) state: Vec<String>,
    /// Captured cards, as drawings.
    pub(super) cards: String,
    /// Where the sum is explained.
    pub(super) why: String,
}

/// What is known of somebody in the hand in play.
#[derive(Default)]
struct Known {
    state: Vec<String>,
    pile: Pile,
}

/// Returns the seats in their order at the table.
pub(super) fn rows(scene: &Scene<'_>, play: Option<&HandInPlay>) -> Vec<SeatRow> {
    let lang = scene.lang();
    let Some(session) = scene.now.session.as_deref() else {
        return Vec::new();
    };
    let calendar = play.map(|play| play.state().ruleset.rules.calendar());
    let dealer = play.and_then(|play| play.start.players.first());
    let rows = session.net.iter().map(|(name, chips)| {
        let mut known = play.map(|play| known(lang, play, name)).unwrap_or_default();
        known.state.retain(|said| !said.is_empty());
        let points = session.points.iter().find(|(player, _)| player == name);
        let called = session.called(name);
        SeatRow {
            sum: Sum::new(lang, *chips, session.chip.as_ref()),
            points: points.map(|(_, points)| say!(lang, game_points(*points, session.unit))),
            own: scene.viewer.is(name),
            deals: dealer == Some(name),
            state: known.state,
            cards: calendar.map_or_else(String::new, |calendar| drawn(lang, known.pile, calendar)),
            name: called.to_string(),
            why: balance_of(&called),
        }
    });
    rows.collect()
}

/// Returns what is known of somebody: what was told, and what was tapped.
fn known(lang: Lang, play: &HandInPlay, name: &Name) -> Known {
    let state = play.state();
    let unit = state.ruleset.rules.unit();
    let mut known = match (&state.told, &state.ruleset.rules) {
        (AnyHand::GoStop(hand), Rules::GoStop(rules)) => of_gostop(lang, hand, rules, name),
        (AnyHand::KoiKoi(round), Rules::KoiKoi(rules)) => {
            let seat = round.seats().find(|seat| round.player(*seat).name == *name);
            seat.map_or_else(Known::default, |seat| {
                let player = round.player(seat);
                let told = player.told.then(|| {
                    let points = round.score(seat, rules).points;
                    say!(lang, preview_points(points, unit))
                });
                let calls = say!(lang, koi_calls(player.calls));
                Known {
                    state: told.into_iter().chain([calls]).collect(),
                    pile: player.pile,
                }
            })
        }
        (AnyHand::MinHwatu(table), _) => {
            let player = table.players.iter().find(|player| player.name == *name);
            let pile = player.and_then(|player| player.pile);
            Known {
                pile: pile.unwrap_or_default(),
                ..Known::default()
            }
        }
        _ => Known::default(),
    };
    tapped(lang, play, name, &mut known);
    known
}

/// Returns what was told of somebody in Go-Stop.
fn of_gostop(lang: Lang, hand: &Hand, rules: &GoStopRules, name: &Name) -> Known {
    let Some(seat) = hand.seats().find(|seat| hand.name(*seat) == *name) else {
        let mut seated = hand.seating.all().iter();
        let seated = seated.find(|seated| seated.name == *name);
        return Known {
            state: seated
                .map(|seated| say!(lang, part(seated.part)).to_owned())
                .into_iter()
                .collect(),
            ..Known::default()
        };
    };
    let player = hand.player(seat);
    let mut state = vec![told_points(lang, hand, rules, seat)];
    state.push(say!(lang, calls(player)).into_seen());
    let may = matches!(player.holding(), Holding::Cards(_))
        && hand.end.is_none()
        && hand.may_stop(seat, rules);
    if may {
        state.push(match Calls::under(rules) {
            Calls::StopOrGo => say!(lang, may_stop_or_go()).to_owned(),
            Calls::OrPush => say!(lang, may_stop_go_or_push()).to_owned(),
        });
    }
    Known {
        state,
        pile: player.pile,
    }
}

/// Returns the points that somebody has, or the numbers of cards that were told.
fn told_points(lang: Lang, hand: &Hand, rules: &GoStopRules, seat: Seat) -> String {
    match hand.player(seat).holding() {
        Holding::Cards(_) => points(lang, hand.counted(seat).best_score(rules).points),
        Holding::Scored(scored) => points(lang, scored.points),
        Holding::Counted => points(lang, hand.counted(seat).stop_points(rules)),
        Holding::Counts(mut counts) => {
            let told = CountKind::ALL.map(|kind| (kind, *counts.of_kind(kind)));
            say!(lang, counted(&told))
        }
        Holding::Unknown | Holding::Partly => String::new(),
    }
}

fn points(lang: Lang, points: i64) -> String {
    say!(lang, has_points(points))
}

/// Adds what was tapped of somebody and is not told yet.
fn tapped(lang: Lang, play: &HandInPlay, name: &Name, known: &mut Known) {
    let hand = play.tapped();
    let Some(pile) = hand.pile_of(name) else {
        return;
    };
    for card in pile.cards.without(known.pile) {
        known.pile.add(card);
    }
    known.state.retain(|said| !said.is_empty());
    let rules = &play.state().ruleset.rules;
    let unit = rules.unit();
    let points = match (pile.points, rules) {
        (Some(told), _) => Some(i64::from(told)),
        (None, Rules::GoStop(rules)) if !pile.cards.is_empty() => {
            Some(best_score(pile.cards, rules).points)
        }
        _ => None,
    };
    let points = points.map(|points| say!(lang, preview_points(points, unit)));
    let game = rules.game();
    let yaku = pile.yaku.iter();
    let yaku = yaku.map(|yaku| say!(lang, jokbo((*yaku).into(), game)));
    let said: Vec<String> = points.into_iter().chain(yaku).collect();
    known.state.splice(0..0, said);
    if pile.goes > 0 {
        known.state.push(match game {
            Game::KoiKoi => say!(lang, koi_calls(pile.goes)),
            Game::GoStop | Game::MinHwatu => say!(lang, said_goes(pile.goes)),
        });
    }
}
