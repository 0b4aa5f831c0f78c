//! What a club's hall sees: who plays at which table, the last hand of each, and the standings of
//! the evening and of the season.

use super::account::{List, Overall};
use super::session::{NamesNow, verdict_for_chips};
use super::{ReportError, Standing};
use crate::date::Date;
use crate::ledger::{Day, Ledger, NowPlaying, People, Period, StoredSession};
use crate::record::{ChipValue, Name};
use crate::verdict::Verdict;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// How many days back an evening may be that the hall still shows.
const DAYS_BACK: u32 = 31;

/// A club as its hall sees it.
#[derive(Clone, Debug, Default)]
pub(crate) struct HallBoard {
    /// The tables in the order of their names, numbers as numbers.
    pub(crate) tables: Vec<HallTable>,
    /// The last evening on which something was played; `None` before the first.
    pub(crate) evening: Option<HallEvening>,
    /// The seasons that today is in.
    pub(crate) seasons: Vec<HallSeason>,
}

/// A table of the hall.
#[derive(Clone, Debug)]
pub(crate) struct HallTable {
    pub(crate) name: String,
    /// What is played there; `None` if nothing is.
    pub(crate) now: Option<PlayedNow>,
    /// The hand that was written there last on this evening.
    pub(crate) last: Option<LastHand>,
}

/// What a table says that it plays.
#[derive(Clone, Debug)]
pub(crate) struct TableNow {
    /// The table's name.
    pub(crate) table: String,
    /// What it says.
    pub(crate) now: NowPlaying,
    /// When it said it, RFC 3339 in UTC.
    pub(crate) since: String,
    /// Whether that is so long ago that the machine may be gone.
    pub(crate) is_quiet: bool,
}

/// What is played at a table now.
#[derive(Clone, Debug)]
pub(crate) struct PlayedNow {
    /// Who plays the hand, by today's names, in seat order.
    pub(crate) players: Vec<Name>,
    /// The hand's number in the evening.
    pub(crate) hand: u32,
    /// Since when, RFC 3339 in UTC.
    pub(crate) since: String,
    /// Whether the table has said nothing for long.
    pub(crate) is_quiet: bool,
}

/// The hand that was written last at a table.
#[derive(Clone, Debug)]
pub(crate) struct LastHand {
    /// When it was written, RFC 3339 in UTC.
    pub(crate) at: String,
    /// Its verdict, without its cards, with today's names.
    pub(crate) verdict: Verdict,
    /// What a chip is worth.
    pub(crate) chip: Option<ChipValue>,
}

/// An evening of the whole club.
#[derive(Clone, Debug)]
pub(crate) struct HallEvening {
    pub(crate) day: Date,
    pub(crate) lists: Vec<HallList>,
}

/// A season as the hall sees it.
#[derive(Clone, Debug)]
pub(crate) struct HallSeason {
    pub(crate) name: String,
    pub(crate) lists: Vec<HallList>,
}

/// Standings in one currency, or in worthless chips; the first comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HallList {
    /// What one unit is worth; `None` for worthless chips.
    pub(crate) unit: Option<ChipValue>,
    /// Whether a unit is money because chips had several worths, and no chip.
    pub(crate) is_money: bool,
    pub(crate) rows: Vec<HallRow>,
}

/// Somebody's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HallRow {
    /// The place, from 1; who has as much has the same.
    pub(crate) place: usize,
    pub(crate) player: Name,
    /// What was won, or lost if negative, in units.
    pub(crate) units: i64,
    pub(crate) hands: u32,
}

impl HallBoard {
    /// Reads what the hall sees: `playing` is what tables say that they play.
    pub(crate) fn read(
        ledger: &Ledger,
        playing: Vec<TableNow>,
        today: Date,
    ) -> Result<Self, ReportError> {
        ledger.at_one_moment(|| {
            let people = ledger.people()?;
            let recent = Period {
                since: today.days_before(DAYS_BACK),
                until: Some(today),
            };
            let days = ledger.days(recent)?;
            let day = days.last().and_then(|last| Date::read(&last.day));
            let evening = day.map(|day| {
                let lists = standings(ledger, &people, one_day(day))?;
                Ok::<_, ReportError>(HallEvening { day, lists })
            });
            let seasons = ledger.seasons()?.into_iter();
            let seasons = seasons.filter(|season| season.period().includes(today));
            let seasons = seasons.map(|season| {
                let lists = standings(ledger, &people, season.period())?;
                let name = season.name;
                Ok::<_, ReportError>(HallSeason { name, lists })
            });
            Ok(Self {
                tables: tables(ledger, &people, days.last(), playing)?,
                evening: evening.transpose()?,
                seasons: seasons.collect::<Result<_, _>>()?,
            })
        })
    }

    /// Returns at how many tables something is played now.
    pub(crate) fn playing(&self) -> usize {
        let at = |table: &&HallTable| table.now.as_ref().is_some_and(|now| !now.is_quiet);
        self.tables.iter().filter(at).count()
    }
}

/// Returns the period of one day.
fn one_day(day: Date) -> Period {
    Period {
        since: Some(day),
        until: Some(day),
    }
}

/// Returns everybody's standings over a period, a list for each currency.
fn standings(
    ledger: &Ledger,
    people: &People,
    period: Period,
) -> Result<Vec<HallList>, ReportError> {
    let overall = Overall::read(ledger, people, period, &[], None)?;
    Ok(overall.lists.iter().map(ranked).collect())
}

/// Returns a list with the first at its head; who has as much has the same place.
fn ranked(list: &List) -> HallList {
    let mut standings: Vec<&Standing> = list.standings.iter().collect();
    standings.sort_by_key(|one| (Reverse(one.chips), &one.player));
    let place = |of: &Standing| 1 + standings.partition_point(|one| one.chips > of.chips);
    let row = |one: &&Standing| HallRow {
        place: place(one),
        player: one.player.clone(),
        units: one.chips,
        hands: one.hands,
    };
    HallList {
        unit: list.measure.unit().cloned(),
        is_money: list.measure.money().is_some(),
        rows: standings.iter().map(row).collect(),
    }
}

/// Returns the tables that play, and those that played on a day.
fn tables(
    ledger: &Ledger,
    people: &People,
    day: Option<&Day>,
    playing: Vec<TableNow>,
) -> Result<Vec<HallTable>, ReportError> {
    let mut found: BTreeMap<(u64, String), HallTable> = BTreeMap::new();
    for session in day.into_iter().flat_map(|day| &day.sessions) {
        let stored = ledger.session(session.session)?;
        let Some(name) = stored.body.table.clone() else {
            continue;
        };
        // Sessions come oldest first, and a later hand takes the place of an earlier one.
        let last = last_hand(ledger, people, &stored)?;
        let table = place(&mut found, name);
        table.last = last.or_else(|| table.last.take());
    }
    for TableNow {
        table,
        now,
        since,
        is_quiet,
    } in playing
    {
        let players = now.players.iter();
        let players = players.map(|name| people.called(name).into());
        place(&mut found, table).now = Some(PlayedNow {
            players: players.collect(),
            hand: now.hand,
            since,
            is_quiet,
        });
    }
    Ok(found.into_values().collect())
}

/// Returns the table of this name.
fn place(found: &mut BTreeMap<(u64, String), HallTable>, name: String) -> &mut HallTable {
    let digits: String = name
        .chars()
        .skip_while(|letter| !letter.is_ascii_digit())
        .take_while(char::is_ascii_digit)
        .collect();
    // A name without a number comes after those with one.
    let number = digits.parse().unwrap_or(u64::MAX);
    let table = found.entry((number, name.clone()));
    table.or_insert_with(|| HallTable {
        name,
        now: None,
        last: None,
    })
}

/// Returns the hand of a session that was written last; `None` if it has none that counts.
fn last_hand(
    ledger: &Ledger,
    people: &People,
    session: &StoredSession,
) -> Result<Option<LastHand>, ReportError> {
    if session.hands == 0 || session.body.is_result {
        return Ok(None);
    }
    let hand = ledger.last_hand(Some(session.id))?;
    let Some(hand) = hand.filter(|hand| hand.counts) else {
        return Ok(None);
    };
    let names = NamesNow::new(people, &session.body.players);
    let verdict = verdict_for_chips(&hand)?;
    Ok(Some(LastHand {
        at: hand.at,
        verdict: names.in_verdict(verdict),
        chip: session.body.worth().cloned(),
    }))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::ledger::{HandBody, SeasonBody, SessionBody, Worth};
    use crate::report::session::ENGINE;
    use crate::{Case, Opening, Ruleset};
    use std::path::Path;

    const AT: &str = "2026-11-26T11:00:00Z";

    fn today() -> Date {
        Date::read("2026-11-26").unwrap()
    }

    /// A ledger in memory.
    fn ledger() -> Ledger {
        Ledger::trial(Path::new("club.db")).unwrap()
    }

    /// Plays a hand at a table on a day: the first of the players stops with three brights, which
    /// are 3 points and double against those without a bright, 6 chips from each.
    fn play(ledger: &mut Ledger, table: Option<&str>, day: &str, players: [&str; 3]) {
        let [winner, one, other] = players;
        let body = SessionBody {
            players: players.iter().map(|name| (*name).into()).collect(),
            rules: "pagat".to_owned(),
            ruleset: Ruleset::default().text(),
            chip: Some(Worth::new("100 KRW")),
            length: None,
            day: Some(day.to_owned()),
            follows: None,
            is_result: false,
            table: table.map(str::to_owned),
        };
        let session = ledger.open_session(AT, ENGINE, &body).unwrap();
        let record = format!(
            "players {winner} {one} {other}\n{winner} has 1g 3g 8g\n{one} counts g0 p9\n\
             {other} counts g0 p9\n{winner} stop\n"
        );
        let verdict = Case::read(&record, Opening::default()).settle().unwrap();
        let hand = HandBody {
            number: 1,
            record,
            verdict: verdict.to_json(),
            net: verdict.net,
        };
        ledger.append_hand(session, AT, ENGINE, &hand).unwrap();
    }

    fn now(table: &str, players: &[&str]) -> TableNow {
        TableNow {
            table: table.to_owned(),
            now: NowPlaying {
                players: players.iter().map(|name| (*name).into()).collect(),
                hand: 3,
            },
            since: AT.to_owned(),
            is_quiet: false,
        }
    }

    /// Returns a board of two tables of which one plays.
    pub(crate) fn board() -> HallBoard {
        let mut ledger = ledger();
        play(
            &mut ledger,
            Some("10"),
            "2026-11-26",
            ["Chul", "Dana", "Eun"],
        );
        let playing = vec![now("2", &["Ann", "Bo"])];
        HallBoard::read(&ledger, playing, today()).unwrap()
    }

    /// Returns the table that says what it plays.
    pub(crate) fn tables_of(now: TableNow) -> Vec<HallTable> {
        tables(&ledger(), &People::default(), None, vec![now]).unwrap()
    }

    fn places(lists: &[HallList]) -> Vec<(usize, &str, i64)> {
        let rows = lists.iter().flat_map(|list| &list.rows);
        rows.map(|row| (row.place, row.player.as_str(), row.units))
            .collect()
    }

    #[test]
    fn tables_stand_in_the_order_of_their_numbers_with_who_plays_and_the_last_hand() {
        let mut ledger = ledger();
        play(&mut ledger, Some("10"), "2026-11-26", ["Ann", "Bo", "Chul"]);
        play(&mut ledger, Some("2"), "2026-11-26", ["Dana", "Eun", "Fay"]);
        // A later session of the table takes the place of the one before.
        play(&mut ledger, Some("2"), "2026-11-26", ["Eun", "Dana", "Fay"]);
        // What was played at no table, or on another day, is no table's last hand.
        play(&mut ledger, None, "2026-11-26", ["Gil", "Ann", "Bo"]);
        play(&mut ledger, Some("4"), "2026-11-25", ["Gil", "Ann", "Bo"]);
        let playing = vec![
            now("Bar", &["Hana", "Min"]),
            now("2", &["Dana", "Eun", "Fay"]),
        ];
        let board = HallBoard::read(&ledger, playing, today()).unwrap();
        let seen: Vec<_> = board
            .tables
            .iter()
            .map(|table| {
                let players = table.now.as_ref().map(|now| now.players.join(" "));
                let won = table.last.as_ref().map(|hand| hand.verdict.winner.clone());
                (table.name.as_str(), players, won.flatten())
            })
            .collect();
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(
            seen,
            [
                ("2", text("Dana Eun Fay"), Some("Eun".into())),
                ("10", None, Some("Ann".into())),
                ("Bar", text("Hana Min"), None),
            ]
        );
        assert_eq!(board.playing(), 2);
    }

    #[test]
    fn who_has_as_much_has_the_same_place() {
        let mut ledger = ledger();
        play(&mut ledger, Some("1"), "2026-11-26", ["Ann", "Bo", "Chul"]);
        play(&mut ledger, Some("2"), "2026-11-26", ["Dana", "Eun", "Fay"]);
        play(&mut ledger, Some("2"), "2026-11-26", ["Eun", "Dana", "Fay"]);
        // Of two winners and losers against each other 12 - 6 are left.
        let board = HallBoard::read(&ledger, Vec::new(), today()).unwrap();
        let evening = board.evening.unwrap();
        assert_eq!(evening.day, today());
        let due = [
            (1, "Ann", 12),
            (2, "Dana", 6),
            (2, "Eun", 6),
            (4, "Bo", -6),
            (4, "Chul", -6),
            (6, "Fay", -12),
        ];
        assert_eq!(places(&evening.lists), due);
        assert_eq!(
            evening.lists[0].unit.as_ref().unwrap().to_string(),
            "100 KRW"
        );
    }

    #[test]
    fn the_evening_is_the_last_one_and_a_season_that_runs_has_its_own_standings() {
        let mut ledger = ledger();
        play(&mut ledger, Some("1"), "2026-11-19", ["Bo", "Ann", "Chul"]);
        play(&mut ledger, Some("1"), "2026-11-24", ["Ann", "Bo", "Chul"]);
        let mut season = |name: &str, since: &str, until: &str| {
            let body = SeasonBody {
                name: name.to_owned(),
                days: Some((since.to_owned(), until.to_owned())),
            };
            ledger.append_season(AT, ENGINE, &body).unwrap();
        };
        season("Autumn", "2026-11-01", "2026-11-30");
        season("Summer", "2026-06-01", "2026-08-31");
        let board = HallBoard::read(&ledger, Vec::new(), today()).unwrap();
        let evening = board.evening.unwrap();
        assert_eq!(evening.day.to_string(), "2026-11-24");
        let due = [(1, "Ann", 12), (2, "Bo", -6), (2, "Chul", -6)];
        assert_eq!(places(&evening.lists), due);
        let [autumn] = board.seasons.as_slice() else {
            panic!("one season runs: {:?}", board.seasons);
        };
        assert_eq!(autumn.name, "Autumn");
        let due = [(1, "Ann", 6), (1, "Bo", 6), (3, "Chul", -12)];
        assert_eq!(places(&autumn.lists), due);
    }

    #[test]
    fn before_the_first_hand_a_hall_is_empty() {
        let board = HallBoard::read(&ledger(), Vec::new(), today()).unwrap();
        assert!(board.evening.is_none() && board.tables.is_empty() && board.seasons.is_empty());
    }
}
