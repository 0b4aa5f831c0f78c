//! A club's board: every table with who plays and its last hand, and the standings of the evening
//! and of the season.

use super::parts::Sum;
use super::scene::Shown;
use super::who::{between, languages};
use crate::date::Date;
use crate::report::hall::{HallBoard, HallList, HallRow, HallTable, LastHand, PlayedNow};
use crate::serve::hall::{HallNews, HallTrouble};
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

/// How many people of a list are shown at once; the rest unfolds.
const FIRST: usize = 20;

#[derive(Template)]
#[template(path = "hall.html", config = "assets/serve/askama.toml")]
struct HallPage {
    lang: Lang,
    /// Why the board may be old.
    trouble: Option<String>,
    playing: String,
    tables: Vec<TableCard>,
    standings: Vec<StandingsPart>,
    langs: Vec<(Lang, &'static str)>,
}

/// A table.
struct TableCard {
    name: String,
    players: Vec<String>,
    /// Which hand is played since when, or that nothing is.
    state: String,
    /// Whether something is played.
    plays: bool,
    last: Option<LastCard>,
}

/// The hand that was written last at a table.
struct LastCard {
    when: String,
    headline: String,
    /// Whom it brought something, and how much; without the name where only one gained.
    gains: Vec<(Option<String>, Sum)>,
}

/// The standings of an evening or a season in one currency.
struct StandingsPart {
    /// What tells its unfolded rest from others.
    id: usize,
    title: String,
    first: Vec<StandingRow>,
    rest: Vec<StandingRow>,
}

/// Somebody's place.
struct StandingRow {
    place: usize,
    name: String,
    sum: Sum,
    /// Whether the sum is money alone.
    is_money: bool,
    hands: String,
}

/// Returns a club's board.
pub(super) fn shown(lang: Lang, news: Option<&HallNews>) -> askama::Result<Shown> {
    let title = say!(lang, hall_title());
    let Some(news) = news else {
        return Ok(between(lang, say!(lang, hall_comes())));
    };
    let board = &news.board;
    let page = HallPage {
        lang,
        trouble: trouble(lang, news),
        playing: say!(lang, hall_news(board.playing())),
        tables: board.tables.iter().map(|one| table(lang, one)).collect(),
        standings: standings(lang, board),
        langs: languages(),
    };
    Ok(Shown {
        title: title.to_owned(),
        main: page.render()?,
    })
}

fn trouble(lang: Lang, news: &HallNews) -> Option<String> {
    let heard = news.heard.as_deref().map(time);
    let heard = heard.as_deref();
    news.trouble.map(|trouble| match trouble {
        HallTrouble::Away => say!(lang, hall_away(heard)),
        HallTrouble::Refused => say!(lang, hall_refused(heard)),
        HallTrouble::Apart => say!(lang, hall_apart()).to_owned(),
    })
}

/// Returns the time of day of a moment, or the moment if it has another form.
fn time(moment: &str) -> String {
    Date::time_of_moment(moment).unwrap_or_else(|| moment.to_owned())
}

fn table(lang: Lang, table: &HallTable) -> TableCard {
    let state = |now: &PlayedNow| {
        let since = time(&now.since);
        if now.is_quiet {
            say!(lang, hall_quiet(now.hand, &since))
        } else {
            say!(lang, hall_plays(now.hand, &since))
        }
    };
    let players = table.now.iter().flat_map(|now| &now.players);
    TableCard {
        name: say!(lang, hall_table(&table.name)),
        players: players.map(ToString::to_string).collect(),
        state: table
            .now
            .as_ref()
            .map_or_else(|| say!(lang, hall_rests()).to_owned(), state),
        plays: table.now.is_some(),
        last: table.last.as_ref().map(|hand| last(lang, hand)),
    }
}

fn last(lang: Lang, hand: &LastHand) -> LastCard {
    let gains = hand.verdict.net.iter().filter(|(_, chips)| *chips > 0);
    let gains: Vec<_> = gains.collect();
    let names = gains.len() > 1;
    let gains = gains.into_iter().map(|(name, chips)| {
        let name = names.then(|| name.to_string());
        (name, Sum::new(lang, *chips, hand.chip.as_ref()))
    });
    LastCard {
        when: time(&hand.at),
        headline: say!(lang, headline(&hand.verdict)),
        gains: gains.collect(),
    }
}

/// Returns the standings of the evening and of the seasons, each currency by itself.
fn standings(lang: Lang, board: &HallBoard) -> Vec<StandingsPart> {
    let evening = board.evening.iter().flat_map(|evening| {
        let day = say!(lang, on_day(&evening.day.to_string()));
        let title = say!(lang, hall_evening(&day));
        evening.lists.iter().map(move |list| (title.clone(), list))
    });
    let seasons = board.seasons.iter().flat_map(|season| {
        let title = say!(lang, hall_season(&season.name));
        season.lists.iter().map(move |list| (title.clone(), list))
    });
    let all = evening
        .chain(seasons)
        .filter(|(_, list)| !list.rows.is_empty());
    let all = all.enumerate();
    all.map(|(id, (title, list))| {
        let mut first: Vec<StandingRow> =
            list.rows.iter().map(|one| row(lang, list, one)).collect();
        let rest = first.split_off(FIRST.min(first.len()));
        StandingsPart {
            id,
            title,
            first,
            rest,
        }
    })
    .collect()
}

fn row(lang: Lang, list: &HallList, row: &HallRow) -> StandingRow {
    StandingRow {
        place: row.place,
        name: row.player.to_string(),
        sum: Sum::new(lang, row.units, list.unit.as_ref()),
        is_money: list.is_money,
        hands: say!(lang, hall_hands(row.hands)),
    }
}
