//! Sentences that every language builds from its own words in the same way.

use crate::date::Date;
use crate::evening::tap::{Tap, Tapped};
use crate::record::ChipValue;
use crate::rules::Game;
use crate::verdict::Score;
use crate::words::composed;

composed! {
    /// Returns the worth of one chip.
    worth_of(chip: &ChipValue) -> String {
        money(1, chip).into_seen()
    }

    /// Returns the day of a ledger timestamp, in the local way of writing days.
    day(at: &str) -> String {
        Date::from_moment(at).map_or_else(|| at.to_owned(), |day| on_day(&day.to_string()))
    }

    /// Returns the names of a score's lines, with the points of each if there are several lines.
    lines_of(score: &Score, game: Game) -> Vec<String> {
        let lines = score.jokbo.iter().map(|line| match score.jokbo.len() {
            1 => jokbo(line.id, game),
            _ => format!("{} {}", jokbo(line.id, game), line.points),
        });
        lines.collect()
    }

    /// Returns a tap in words.
    tap_said(tap: &Tap, game: Game) -> String {
        taps_said(std::slice::from_ref(tap), game)
    }

    /// Returns taps in words, all of them about one player.
    taps_said(taps: &[Tap], game: Game) -> String {
        let of = |tap: &Tap| tap_what(tap, game);
        let said: Vec<String> = taps.iter().map(of).collect();
        match taps {
            [tap] if tap.what == Tapped::Won => tap_won(&tap.player),
            [tap, ..] => format!("{}: {}", tap.player, said.join(", ")),
            [] => String::new(),
        }
    }

    /// Returns what a tap says of its player.
    tap_what(tap: &Tap, game: Game) -> String {
        let switched = |on: bool, what: String| if on { what } else { tap_not(&what) };
        match tap.what {
            Tapped::Won => tap_won(&tap.player),
            Tapped::Cards(card, 0) => tap_not(&card_name(card)),
            Tapped::Cards(card, 1) => card_name(card),
            Tapped::Cards(card, count) => format!("{} ×{count}", card_name(card)),
            Tapped::Count(kind, Some(count)) => tap_count(kind, count),
            Tapped::Count(kind, None) => tap_not(kind_name(kind)),
            Tapped::Cup(call, on) => switched(on, called_cup(call).to_owned()),
            Tapped::Whole(on) => switched(on, tap_whole().to_owned()),
            Tapped::Rest(on) => switched(on, tap_rest().to_owned()),
            Tapped::Goes(count) if game == Game::KoiKoi => tap_koi(count),
            Tapped::Goes(count) => tap_goes(count),
            Tapped::Shook(count) => tap_shook(count),
            Tapped::Bombed(count) => tap_bombed(count),
            Tapped::Points(Some(points)) => tap_points(points),
            Tapped::Points(None) => tap_not(points_alone()),
            Tapped::Among(kind, on) => switched(on, tap_among(kind)),
            Tapped::Yaku(yaku, on) => switched(on, jokbo(yaku.into(), game)),
        }
    }
}
