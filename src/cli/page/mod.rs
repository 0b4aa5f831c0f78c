//! The page of a year: one self-contained HTML file that never uses the network.
//!
//! Modules: `year` gathers the content · `tables`, `sure`, `curve`, `calendar`, `records` and
//! `hand` are its parts · `replay` the steps of a hand of whole turns · `notes` the rules that
//! hands refer to · `cards` the drawings · `inert` escapes text · `stamp` says how to make the page
//! again. The templates, style and script are in `assets/page`; docs/REPORT.md describes what other
//! programs find in the page.

mod calendar;
mod cards;
mod curve;
mod hand;
mod notes;
mod records;
mod replay;
mod stamp;
mod sure;
mod tables;
mod year;

pub(super) use stamp::PageStamp;

use super::error::{Denied, Failure};
use super::facts::days::NamedPeriod;
use super::figures::FigureContext;
use super::words::page::PageLabels;
use super::words::{Lang, say};
use crate::card::{Calendar, Kind, Pile};
use crate::ledger::{Ledger, Period};
use crate::record::Name;
use crate::report::Measure;
use crate::report::session::ENGINE;
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use calendar::{MonthView, TopWinner};
use cards::{ShownCards, Symbol};
use curve::Curves;
use hand::{Common, HandView};
use notes::{PageNote, PageNotes};
use records::RecordView;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use sure::SureSection;
use tables::{FigureRow, NetRow, Number, PaidRow, StandingsView};
use year::{PageDay, PagePlayer, Year};

const STYLE: &str = include_str!("../../../assets/page/page.css");
const SCRIPT: &str = include_str!("../../../assets/page/page.js");

/// The whole page, with all of its texts.
#[derive(Template)]
#[template(path = "page.html", config = "assets/page/askama.toml")]
struct YearPage<'a> {
    lang: Lang,
    policy: String,
    stamp: PageStamp,
    style: &'static str,
    script: &'static str,
    say: PageLabels,
    title: String,
    extent: String,
    /// The cards above the title.
    ornament: Vec<String>,
    people: &'a [PagePlayer],
    standings: Vec<StandingsView>,
    left: Option<String>,
    sums: Vec<Number>,
    curves: Option<Curves>,
    evening_rows: Vec<NetRow>,
    weekdays: Vec<&'static str>,
    calendar: Vec<MonthView>,
    winners: Vec<TopWinner>,
    ties: bool,
    months: Vec<NetRow>,
    paid: Vec<PaidRow>,
    sure: Option<SureSection>,
    figures: Vec<FigureRow>,
    for_points: Option<String>,
    records: Vec<RecordView>,
    jokbo: Vec<String>,
    days: Vec<DayHandsView>,
    notes: Vec<PageNote>,
    symbols: Vec<Symbol>,
    drawings: String,
    card_box: String,
    empty: Option<String>,
    made_of: String,
    check: &'static str,
}

/// The hands of a day, as shown.
struct DayHandsView {
    day: String,
    name: String,
    month: String,
    count: String,
    nets: String,
    hands: Vec<HandView>,
}

/// A finished page.
pub(super) struct WrittenPage {
    pub(super) text: String,
    /// How many hands the page covers.
    pub(super) hands: usize,
}

/// Returns the page of a period, on everything or only on what was played for the currency `asked`.
/// Its seal names the ledger's last entry. `None` if the ledger has no entries.
pub(super) fn page(
    ledger: &Ledger,
    period: Period,
    asked: Option<&str>,
    lang: Lang,
) -> Result<Option<WrittenPage>, Failure> {
    // The unit of the chips must be known before they are counted.
    let year = ledger.at_one_moment(|| {
        let seal = ledger.seal()?;
        seal.map(|seal| Year::read(ledger, period, asked, seal))
            .transpose()
    })?;
    let Some(year) = year else {
        return Ok(None);
    };
    let page = YearPage::new(&year, lang)?;
    // Rendering fails only if writing fails, and writing to a string cannot.
    let text = page.render().unwrap_or_default();
    let hands = year.evenings.iter().map(|evening| evening.hands.len());
    Ok(Some(WrittenPage {
        text,
        hands: hands.sum(),
    }))
}

/// Returns the bright cards for the top of the page.
fn ornament(shown: &mut ShownCards) -> Vec<String> {
    let brights = Pile::flowers().of_kind(Kind::Bright);
    let each = brights.iter().map(|card| {
        shown.card(card, Calendar::Korean);
        cards::id(card, Calendar::Korean)
    });
    each.collect()
}

impl<'a> YearPage<'a> {
    fn new(year: &'a Year, lang: Lang) -> Result<Self, Failure> {
        let say = labels(lang, year);
        let mut common = Common {
            lang,
            notes: PageNotes::new(lang),
            alike: true,
            shown: ShownCards::default(),
            jokbo: Vec::new(),
        };
        let ornament = ornament(&mut common.shown);
        let (winners, ties) = calendar::winners(year);
        let records = records::record_views(lang, year, &mut common.shown);
        let days: Vec<DayHandsView> = days(year, &mut common);
        let hands: usize = year.evenings.iter().map(PageDay::played).sum();
        let (symbols, drawings) = common.shown.symbols(lang);
        let figures = tables::figures(lang, year);
        let too_many = || Failure::from(Denied::TooManyChips);
        let for_points = Some(year.for_points).filter(|rounds| *rounds > 0);
        Ok(Self {
            lang,
            policy: policy(),
            stamp: PageStamp {
                seal: year.seal.clone(),
                period: year.period,
                lang,
                asked: year.asked.clone(),
                engine: ENGINE.to_owned(),
            },
            style: STYLE,
            script: SCRIPT,
            say,
            title: say!(
                lang,
                page_title(&NamedPeriod::among(year.period, &year.seasons))
            ),
            extent: say!(
                lang,
                page_extent(year.people.len(), year.evenings.len(), hands)
            ),
            ornament,
            people: &year.people,
            left: left(lang, year),
            sums: tables::sums(lang, year).ok_or_else(too_many)?,
            standings: tables::standings(lang, year),
            curves: curve::curves(lang, year),
            evening_rows: tables::evenings(lang, year),
            weekdays: say.weekdays.split(' ').collect(),
            calendar: calendar::month_views(lang, year),
            winners,
            ties,
            months: tables::months(lang, year).ok_or_else(too_many)?,
            paid: tables::paid(lang, year).ok_or_else(too_many)?,
            sure: sure::sure_section(lang, year),
            figures,
            for_points: for_points.map(|rounds| say!(lang, stats_for_points(rounds))),
            records,
            days,
            symbols,
            drawings,
            card_box: cards::view_box(),
            jokbo: common.jokbo,
            notes: common.notes.all(),
            empty: (hands == 0 && year.people.is_empty())
                .then(|| say!(lang, page_empty()).to_owned()),
            made_of: say!(lang, page_made_of(&year.seal)),
            check: say!(lang, page_check()),
        })
    }
}

fn days(year: &Year, common: &mut Common) -> Vec<DayHandsView> {
    let lang = common.lang;
    let mut days = Vec::new();
    for evening in &year.evenings {
        let worth = evening.worth().filter(|_| !year.is_alike());
        common.alike = year.is_alike() || worth.is_some();
        let count = say!(lang, page_hands(evening.played()));
        let count = match worth {
            Some(chip) => say!(lang, page_nets_of(&count, &say!(lang, worth_of(chip)))),
            None => count,
        };
        let count = match year.notes.get(&evening.day) {
            Some(note) => format!("{count} · {note}"),
            None => count,
        };
        days.push(DayHandsView {
            day: evening.day.clone(),
            name: say!(lang, on_day(&evening.day)),
            month: evening.month().to_owned(),
            count,
            nets: nets(lang, year, evening),
            hands: evening
                .hands
                .iter()
                .map(|dealt| common.hand(dealt))
                .collect(),
        });
    }
    days
}

/// Returns what an evening brought everybody, one currency after the other.
fn nets(lang: Lang, year: &Year, evening: &PageDay) -> String {
    let several = year.lists.len() > 1;
    let others = evening.others.iter().map(|(measure, nets)| (measure, nets));
    let all = std::iter::once((&year.measure, &evening.nets)).chain(others);
    let of = |(measure, nets): (&Measure, &BTreeMap<usize, i64>)| {
        let nets = nets.iter().filter_map(|(person, chips)| {
            let name = &year.people.get(*person)?.name;
            Some((name.as_str().into(), *chips))
        });
        let nets: Vec<(Name, i64)> = nets.collect();
        let unit = if several {
            measure.unit()
        } else {
            measure.money()
        };
        let told = FigureContext { lang, unit };
        if unit.is_none() {
            return say!(lang, page_nets(&nets));
        }
        let each = nets.iter();
        let each = each.map(|(name, chips)| format!("{name} {}", told.number(*chips).seen()));
        each.collect::<Vec<String>>()
            .join(PageLabels::in_lang(lang).comma)
    };
    let texts = all.map(of).filter(|text| !text.is_empty());
    texts.collect::<Vec<String>>().join("; ")
}

/// Returns the labels of the page, which mention money if its figures do.
fn labels(lang: Lang, year: &Year) -> PageLabels {
    let mut labels = PageLabels::in_lang(lang);
    if year.measure.money().is_some() {
        labels.chips = labels.money;
        labels.curve = labels.curve_of_money;
    }
    labels
}

/// Returns a note on what the page's figures leave out, if anything.
fn left(lang: Lang, year: &Year) -> Option<String> {
    let left: Vec<Option<&str>> = year.left.iter().map(Measure::currency).collect();
    let own = year.measure.currency();
    let left = (!left.is_empty()).then(|| say!(lang, page_left_out(own, &left)));
    let adjusted = (year.adjusted > 0).then(|| say!(lang, page_adjusted(year.adjusted)));
    match (left, adjusted) {
        (Some(left), Some(adjusted)) => Some(format!("{left} {adjusted}")),
        (left, adjusted) => left.or(adjusted),
    }
}

/// Returns the content security policy: only the page's own style and script are allowed.
fn policy() -> String {
    let (style, script) = (hash(STYLE), hash(SCRIPT));
    format!(
        "default-src 'none'; style-src 'sha256-{style}'; script-src 'sha256-{script}'; \
         base-uri 'none'; form-action 'none'"
    )
}

fn hash(text: &str) -> String {
    STANDARD.encode(Sha256::digest(text.as_bytes()))
}

/// The result of checking a page against a ledger.
pub(super) enum Checked {
    /// The page and the ledger agree byte for byte.
    Agrees(PageStamp),
    /// The file is not a page of this program.
    NoReport,
    /// A different version made the page.
    OtherEngine(PageStamp),
    /// The ledger does not have the entry that the page names, or that entry differs.
    OtherLedger(PageStamp),
    /// The page belongs to an imported ledger, and some of that ledger's entries are not here.
    OutOfReach(PageStamp),
    /// The page differs from this line and column on.
    Differs(usize, usize),
}

/// Makes a page again, as of the entry that the given page names, and compares the two.
pub(super) fn check(ledger: &Ledger, given: &[u8]) -> Result<Checked, Failure> {
    let Some(stamp) = PageStamp::read(given) else {
        return Ok(Checked::NoReport);
    };
    if stamp.engine != ENGINE {
        return Ok(Checked::OtherEngine(stamp));
    }
    if ledger.verify_seal(&stamp.seal)?.is_some() {
        return Ok(Checked::OtherLedger(stamp));
    }
    let head = ledger.seal()?;
    let due = if head.as_ref() == Some(&stamp.seal) {
        page(ledger, stamp.period, stamp.asked.as_deref(), stamp.lang)?
    } else {
        // Entries that the other ledger had imported itself arrived here separately, so only the
        // other ledger can make its page again.
        let Some(sealed) = ledger.as_sealed(&stamp.seal)? else {
            return Ok(Checked::OutOfReach(stamp));
        };
        page(&sealed, stamp.period, stamp.asked.as_deref(), stamp.lang)?
    };
    let due = due.map(|due| due.text).unwrap_or_default();
    Ok(match first_difference(given, due.as_bytes()) {
        None => Checked::Agrees(stamp),
        Some((line, column)) => Checked::Differs(line, column),
    })
}

/// Returns the line and column, counted in characters, where two texts first differ; `None` if they
/// are equal.
fn first_difference(one: &[u8], other: &[u8]) -> Option<(usize, usize)> {
    if one == other {
        return None;
    }
    let same = one
        .iter()
        .zip(other)
        .take_while(|(one, other)| one == other);
    let before = one.get(..same.count()).unwrap_or_default();
    let number = before.split(|byte| *byte == b'\n').count();
    let line = before
        .rsplit(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    Some((number, String::from_utf8_lossy(line).chars().count() + 1))
}
