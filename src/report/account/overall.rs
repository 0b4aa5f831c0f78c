//! Standings over all sessions, from the totals that the ledger keeps.

use super::adjusted::{AdjustedShare, adjusted_shares, adjustments_of};
use super::currencies::Currencies;
use super::lists::{List, WorthPart, add, asked_for, in_chips, lists};
use super::named::is_of;
use crate::date::Date;
use crate::ledger::{Grain, Ledger, People, Period, SessionId, Total, Worth};
use crate::record::{ChipValue, Name};
use crate::report::session::SessionSoFar;
use crate::report::{Measure, ReportError, Standing};

/// Everybody's standings, in chips and in money.
pub(crate) struct Overall {
    /// The standings in chips, whatever the chips were worth, in the order in which people first
    /// sat down.
    pub(crate) standings: Vec<Standing>,
    /// The standings by person and by what a chip was worth.
    pub(crate) parts: Vec<WorthPart>,
    /// The standings in one list for each currency.
    pub(crate) lists: Vec<List>,
    /// The measures that are left out because only one currency was requested.
    pub(crate) left: Vec<Measure>,
    /// Whether any chip is worth money.
    pub(crate) worth: bool,
    /// Whether only Koi-Koi games that were settled as a whole were played.
    pub(crate) games: bool,
    /// How many adjustments are counted in.
    pub(crate) adjusted: usize,
}

impl Overall {
    /// Computes standings for a period: of everybody or of these names, and in all currencies or in
    /// the requested one.
    pub(crate) fn read(
        ledger: &Ledger,
        people: &People,
        period: Period,
        names: &[Name],
        asked: Option<&str>,
    ) -> Result<Self, ReportError> {
        let mut totals = ledger.totals(period, Grain::Whole)?;
        let currencies = Currencies::of_totals(ledger, &totals)?;
        let worth = |total: &Total| Some(currencies.worth(total.worth()?));
        let mut adjusted = adjusted_shares(ledger, people, period, names)?;
        let worths = totals.iter().map(worth);
        let worths = worths.chain(adjusted.iter().map(|share| share.worth.clone()));
        let worths: Vec<Option<ChipValue>> = worths.collect();
        let all = Measure::from_chips(worths.iter().map(Option::as_ref));
        let (measures, left) = asked_for(all, asked)?;
        totals.retain(|total| is_of(names, &total.player));
        let mut parts = PartsBuilder::default();
        let (mut counted, mut games) = (0, 0);
        for total in &totals {
            let chip = worth(total);
            if !measures.iter().any(|one| one.has(chip.as_ref())) {
                continue;
            }
            (counted, games) = (
                counted + u64::from(total.hands),
                games + u64::from(total.games),
            );
            let part = parts.part(people, &total.player, chip, false);
            if let Some(part) = part {
                add(&mut part.standing, &standing(total), 1).ok_or(ReportError::TooManyChips)?;
            }
        }
        adjusted.retain(|share| measures.iter().any(|one| one.has(share.worth.as_ref())));
        for share in &adjusted {
            let worth = share.worth.clone();
            let part = parts.part(people, &share.player, worth, share.is_money);
            if let Some(part) = part {
                let chips = part.standing.chips.checked_add(share.units);
                part.standing.chips = chips.ok_or(ReportError::TooManyChips)?;
            }
        }
        let parts = parts.parts;
        let standings = in_chips(&parts).ok_or(ReportError::TooManyChips)?;
        Ok(Self {
            standings,
            worth: parts.iter().any(|part| part.chip.is_some()),
            games: counted > 0 && counted == games,
            adjusted: adjustments_of(&adjusted),
            lists: lists(&parts, measures).ok_or(ReportError::TooManyChips)?,
            parts,
            left,
        })
    }

    /// Returns how many hands were played, added up over all people.
    pub(crate) fn hands(&self) -> u32 {
        let hands = self.standings.iter().map(|standing| standing.hands);
        hands.fold(0, u32::saturating_add)
    }

    /// Returns whether chips of this worth are in one of the lists.
    pub(crate) fn has(&self, chip: Option<&ChipValue>) -> bool {
        self.lists.iter().any(|list| list.measure.has(chip))
    }
}

/// The parts of standings while they are added up.
#[derive(Default)]
struct PartsBuilder {
    parts: Vec<WorthPart>,
    /// The place of each part's person among all people; `None` if the name is nobody's.
    places: Vec<Option<usize>>,
}

impl PartsBuilder {
    /// Returns the part of a person, for chips of this worth or for money.
    fn part(
        &mut self,
        people: &People,
        player: &Name,
        chip: Option<ChipValue>,
        is_money: bool,
    ) -> Option<&mut WorthPart> {
        let person = people.find(player);
        let place = person.map(|(place, _)| place);
        let mut known = self.parts.iter().zip(&self.places);
        let at = known.position(|(part, own)| {
            *own == place && part.chip == chip && part.is_money == is_money
        });
        let at = at.unwrap_or_else(|| {
            let name = person.map_or(player, |(_, person)| &person.name);
            self.parts.push(WorthPart {
                chip,
                is_money,
                standing: Standing::of_nothing(name),
            });
            self.places.push(place);
            self.parts.len() - 1
        });
        self.parts.get_mut(at)
    }
}

/// Returns the measures of what was played in a period, including Koi-Koi games for points that are
/// still open.
pub(crate) fn measures_played(
    ledger: &Ledger,
    period: Period,
) -> Result<Vec<Measure>, ReportError> {
    let totals = ledger.totals(period, Grain::Whole)?;
    let currencies = Currencies::of_totals(ledger, &totals)?;
    let chips = totals.iter().map(Total::worth);
    let mut worths: Vec<Option<ChipValue>> = chips.map(Option::<&ChipValue>::cloned).collect();
    // The totals do not have an open game.
    let open = ledger.open_sessions()?;
    let days = ledger.days(period)?;
    let here = |session: &SessionId| {
        let mut sessions = days.iter().flat_map(|day| &day.sessions);
        sessions.any(|on| on.session == *session)
    };
    for session in open.into_iter().filter(here) {
        let body = ledger.session(session)?.body;
        if body.players.len() == 2 && ledger.hands(session)?.iter().any(|hand| hand.counts) {
            worths.push(body.worth().cloned());
        }
    }
    let named = worths
        .iter()
        .map(|chip| Some(currencies.worth(chip.as_ref()?)));
    let named: Vec<Option<ChipValue>> = named.collect();
    Ok(Measure::from_chips(named.iter().map(Option::as_ref)))
}

/// Converts a total to a standing.
fn standing(total: &Total) -> Standing {
    Standing {
        player: total.player.clone(),
        chips: total.chips,
        hands: total.hands,
        gains: total.gains,
        best: total.best,
        worst: total.worst,
    }
}

/// Returns a share of an adjustment as a total of its month.
fn in_a_month(share: &AdjustedShare) -> Total {
    Total {
        when: share
            .day
            .get(.."2026-11".len())
            .unwrap_or_default()
            .to_owned(),
        player: share.player.clone(),
        chip: share.worth.as_ref().map(Worth::from),
        chips: share.units,
        hands: 0,
        games: 0,
        gains: 0,
        best: 0,
        worst: 0,
    }
}

/// Returns the open Koi-Koi games that are played for points, began in a period, and have a player
/// with one of these names.
pub(crate) fn games(
    ledger: &Ledger,
    people: &People,
    period: Period,
    names: &[Name],
) -> Result<Vec<SessionSoFar>, ReportError> {
    let mut found = Vec::new();
    for session in ledger.open_sessions()? {
        // Only two people can play Koi-Koi, and reading a whole session takes long.
        if ledger.session(session)?.body.players.len() != 2 {
            continue;
        }
        let so_far = SessionSoFar::with_names_now(ledger, session, people)?;
        let mut players = so_far.stored.body.players.iter();
        let day = Date::read(&ledger.day(session)?);
        let begun = day.is_some_and(|day| period.includes(day));
        if so_far.for_points()
            && !so_far.is_beside()
            && so_far.played() > 0
            && begun
            && players.any(|name| is_of(names, name))
        {
            found.push(so_far);
        }
    }
    Ok(found)
}

/// What somebody won or lost month by month, in one currency.
pub(crate) struct Months {
    pub(crate) measure: Measure,
    /// Each month, as `2026-11`, with the standing in the unit of the measure.
    pub(crate) months: Vec<(String, Standing)>,
}

/// Returns what the person with these names won or lost month by month, in each currency or only in
/// the requested one.
pub(crate) fn months(
    ledger: &Ledger,
    period: Period,
    names: &[Name],
    asked: Option<&str>,
) -> Result<Vec<Months>, ReportError> {
    let mut totals = ledger.totals(period, Grain::Month)?;
    totals.retain(|total| is_of(names, &total.player));
    let adjusted = adjusted_shares(ledger, &ledger.people()?, period, names)?;
    totals.extend(adjusted.iter().map(in_a_month));
    totals.sort_by(|one, other| one.when.cmp(&other.when));
    let chips = totals.iter().map(Total::worth);
    let (measures, _) = asked_for(Measure::from_chips(chips), asked)?;
    let mut found = Vec::new();
    for measure in measures {
        let mut months: Vec<(String, Standing)> = Vec::new();
        for total in &totals {
            let Some(weight) = measure.weight(total.worth()) else {
                continue;
            };
            if months.last().is_none_or(|(month, _)| *month != total.when) {
                months.push((total.when.clone(), Standing::of_nothing(&total.player)));
            }
            if let Some((_, sum)) = months.last_mut() {
                add(sum, &standing(total), weight).ok_or(ReportError::TooManyChips)?;
            }
        }
        found.push(Months { measure, months });
    }
    Ok(found)
}
