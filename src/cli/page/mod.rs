//! The page of a year: one self-contained HTML file that never uses the network.
//!
//! Modules: `subject` is what a page is about, `year` gathers that · `opening`, `titles`, `person`,
//! `tables`, `sure`, `beside`, `arrows`, `curve`, `calendar`, `records` and `hand` are its parts ·
//! `replay` the steps of a hand of whole turns · `notes` the rules that hands refer to · `cards` and
//! `pile` the drawings · `picture` pictures for chats · `stamp` says how to make the page again. The templates, style and script are in `assets/page`; docs/REPORT.md describes what other
//! programs find in the page.

mod arrows;
mod beside;
mod calendar;
mod cards;
mod curve;
mod hand;
mod notes;
mod opening;
mod person;
mod picture;
mod pile;
mod records;
mod replay;
mod rounds;
mod stamp;
mod subject;
mod sure;
mod tables;
mod titles;
mod year;

pub(super) use picture::{PictureOf, picture};
pub(super) use stamp::PageStamp;
pub(super) use subject::PageSubject;

use super::error::{Denied, Failure};
use super::facts::days::NamedPeriod;
use super::figures::FigureContext;
use super::words::page::PageLabels;
use super::words::{Lang, say};
use crate::card::{Calendar, Kind, Pile};
use crate::ledger::{Ledger, Period};
use crate::record::Name;
use crate::report::session::ENGINE;
use crate::report::{Measure, Scope};
use arrows::ArrowView;
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use beside::BesideSection;
use calendar::{MonthView, TopWinner};
use cards::{ShownCards, Symbol};
use curve::Curves;
use hand::{Common, HandView};
use notes::{PageNote, PageNotes};
use opening::{OnPodium, Sentence};
use person::PersonView;
use records::RecordView;
use rounds::{PotRow, RoundsSection};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use sure::SureSection;
use tables::{FigureRow, NetRow, Number, PaidRow, StandingsView};
use titles::TitleView;
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
    /// What of the ledger the page leaves out, because something else was asked for.
    scope: Vec<String>,
    story: Vec<Sentence>,
    podium: Vec<OnPodium>,
    /// Whether a record, by its position, is looked at first.
    looked_at: Vec<bool>,
    titles: Vec<TitleView>,
    persons: Vec<PersonView>,
    people: Vec<&'a PagePlayer>,
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
    beside: Option<BesideSection>,
    arrows: Vec<ArrowView>,
    paid: Vec<PaidRow>,
    sure: Option<SureSection>,
    rounds: Option<RoundsSection>,
    pot: Vec<PotRow>,
    figures: Vec<FigureRow>,
    /// Whether the standings count whole games.
    games: bool,
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
    /// The people whom the page covers.
    people: Vec<Name>,
}

/// Returns a page. Its seal names the ledger's last entry. `None` if the ledger has no entries.
pub(super) fn page(
    ledger: &Ledger,
    subject: &PageSubject,
    lang: Lang,
) -> Result<Option<WrittenPage>, Failure> {
    let Some(year) = read_year(ledger, subject)? else {
        return Ok(None);
    };
    let page = YearPage::new(&year, lang)?;
    // Rendering fails only if writing fails, and writing to a string cannot.
    let text = page.render().unwrap_or_default();
    let hands = year.evenings.iter().map(|evening| evening.hands.len());
    Ok(Some(WrittenPage {
        text,
        hands: hands.sum(),
        people: year.people.into_iter().map(|one| one.name).collect(),
    }))
}

/// Returns the story of a period, and the titles that people earned in it, each in a line.
pub(super) fn told_of(
    ledger: &Ledger,
    period: Period,
    lang: Lang,
) -> Result<(Vec<String>, Vec<String>), Failure> {
    let subject = PageSubject {
        period,
        ..PageSubject::default()
    };
    let Some(year) = read_year(ledger, &subject)? else {
        return Ok((Vec::new(), Vec::new()));
    };
    let story = opening::story(lang, &year).into_iter();
    let titles = titles::title_views(lang, &year).into_iter();
    let titles = titles.map(|title| {
        let names: Vec<&str> = title
            .holders
            .iter()
            .map(|(_, name, _)| name.as_str())
            .collect();
        say!(lang, share_title(title.name, &names, &title.says))
    });
    Ok((story.map(|one| one.says).collect(), titles.collect()))
}

/// Reads what a page is about, at one moment; `None` if the ledger has no entries.
fn read_year(ledger: &Ledger, subject: &PageSubject) -> Result<Option<Year>, Failure> {
    // The unit of the chips must be known before they are counted.
    ledger.at_one_moment(|| {
        let seal = ledger.seal()?;
        seal.map(|seal| Year::read(ledger, subject, seal))
            .transpose()
    })
}

/// Returns the bright cards for the top of the page, numbered as in most hands.
fn ornament(year: &Year, shown: &mut ShownCards) -> Vec<String> {
    let brights = Pile::flowers().of_kind(Kind::Bright);
    let of = |calendar: Calendar| {
        let hands = year.hands();
        hands
            .filter(|(_, dealt)| dealt.rules().calendar() == calendar)
            .count()
    };
    let calendar = if of(Calendar::Japanese) > of(Calendar::Korean) {
        Calendar::Japanese
    } else {
        Calendar::Korean
    };
    let each = brights.iter().map(|card| {
        shown.card(card, calendar);
        cards::id(card, calendar)
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
            only: year.subject.person.clone(),
            shown: ShownCards::default(),
            jokbo: Vec::new(),
        };
        let too_many = || Failure::from(Denied::TooManyChips);
        let alone = year.subject.person.is_some();
        let ornament = ornament(year, &mut common.shown);
        let (winners, ties) = calendar::winners(year);
        let records = if alone {
            Vec::new()
        } else {
            records::record_views(lang, year, &mut common.shown)
        };
        let titles = if year.subject.untitled {
            Vec::new()
        } else {
            titles::title_views(lang, year)
        };
        let persons = person::person_views(lang, year, &titles, &mut common.shown);
        let days: Vec<DayHandsView> = days(year, &mut common);
        let played = year.evenings.iter().any(|evening| evening.played() > 0);
        let (symbols, drawings) = common.shown.symbols(lang);
        let people = year.shown_people();
        Ok(Self {
            lang,
            policy: policy(),
            stamp: PageStamp {
                seal: year.seal.clone(),
                subject: year.subject.clone(),
                lang,
                engine: ENGINE.to_owned(),
            },
            style: STYLE,
            script: SCRIPT,
            say,
            title: title(lang, year),
            extent: year_extent(lang, year),
            ornament,
            scope: scope(lang, year),
            story: if alone {
                Vec::new()
            } else {
                opening::story(lang, year)
            },
            podium: if alone {
                Vec::new()
            } else {
                opening::podium(lang, year)
            },
            looked_at: opening::looked_at(&records),
            titles: if alone { Vec::new() } else { titles },
            persons,
            people: people
                .iter()
                .filter_map(|at| year.people.get(*at))
                .collect(),
            left: left(lang, year),
            sums: tables::sums(lang, year).ok_or_else(too_many)?,
            standings: tables::standings(lang, year),
            curves: curve::curves(lang, year),
            evening_rows: tables::evenings(lang, year),
            weekdays: calendar::weekdays(lang, say.weekdays),
            calendar: calendar::month_views(lang, year),
            winners,
            ties,
            months: tables::months(lang, year).ok_or_else(too_many)?,
            beside: beside::beside(lang, year),
            arrows: if alone {
                Vec::new()
            } else {
                arrows::arrows(lang, year).ok_or_else(too_many)?
            },
            paid: if alone {
                Vec::new()
            } else {
                tables::paid(lang, year).ok_or_else(too_many)?
            },
            sure: sure::sure_section(lang, year),
            rounds: rounds::rounds(lang, year),
            pot: rounds::pot(lang, year),
            figures: tables::figures(lang, year),
            games: year.games,
            records,
            days,
            symbols,
            drawings,
            card_box: cards::view_box(),
            jokbo: common.jokbo,
            notes: common.notes.all(),
            empty: (!played && year.people.is_empty()).then(|| say!(lang, page_empty()).to_owned()),
            made_of: say!(lang, page_made_of(&year.seal)),
            check: say!(lang, page_check()),
        })
    }
}

/// Returns the title of a page.
fn title(lang: Lang, year: &Year) -> String {
    let days = say!(
        lang,
        page_title(&NamedPeriod::among(year.subject.period, &year.seasons))
    );
    match &year.subject.person {
        Some(name) => say!(lang, page_of_person(name, &days)),
        None => days,
    }
}

/// Says how many people, evenings and hands a page has.
fn year_extent(lang: Lang, year: &Year) -> String {
    let hands = year.evenings.iter().map(PageDay::played).sum();
    say!(
        lang,
        page_extent(year.people.len(), year.evenings.len(), hands)
    )
}

/// Returns what the page leaves out because only a part was asked for.
fn scope(lang: Lang, year: &Year) -> Vec<String> {
    let Scope {
        people,
        rules,
        game,
    } = &year.subject.scope;
    let people: Vec<&str> = people.iter().map(Name::as_str).collect();
    let people =
        (!people.is_empty()).then(|| say!(lang, page_only_people(&people, year.with_others)));
    let rules = rules
        .as_ref()
        .map(|rules| say!(lang, page_only_rules(rules)));
    let game = game.map(|game| say!(lang, page_only_game(say!(lang, game_name(game)))));
    [people, rules, game].into_iter().flatten().collect()
}

fn days(year: &Year, common: &mut Common) -> Vec<DayHandsView> {
    let lang = common.lang;
    let mut days = Vec::new();
    let there = |evening: &&PageDay| {
        let only = year.only();
        only.is_none_or(|only| {
            evening
                .hands
                .iter()
                .any(|dealt| dealt.people.contains(&only))
        })
    };
    for evening in year.evenings.iter().filter(there) {
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
                .filter(|dealt| year.only().is_none_or(|only| dealt.people.contains(&only)))
                .map(|dealt| common.hand(dealt))
                .collect(),
        });
    }
    days
}

/// Returns what an evening brought everybody, one currency after the other.
fn nets(lang: Lang, year: &Year, evening: &PageDay) -> String {
    let others = evening.others.iter().map(|(measure, nets)| (measure, nets));
    let all = std::iter::once((&year.measure, &evening.nets)).chain(others);
    let of = |(measure, nets): (&Measure, &BTreeMap<usize, i64>)| {
        let nets = nets.iter().filter_map(|(person, chips)| {
            let name = &year.people.get(*person)?.name;
            year.shows(name).then(|| (name.as_str().into(), *chips))
        });
        let nets: Vec<(Name, i64)> = nets.collect();
        let unit = measure.unit();
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
    }
    if year.measure.unit().is_some() {
        labels.curve = labels.curve_of_money;
        labels.curve_says = labels.curve_of_money_says;
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
    /// The page and the ledger agree byte for byte; the page has these people.
    Agrees(PageStamp, Vec<Name>),
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
        page(ledger, &stamp.subject, stamp.lang)?
    } else {
        // Entries that the other ledger had imported itself arrived here separately, so only the
        // other ledger can make its page again.
        let Some(sealed) = ledger.as_sealed(&stamp.seal)? else {
            return Ok(Checked::OutOfReach(stamp));
        };
        page(&sealed, &stamp.subject, stamp.lang)?
    };
    let (text, people) = due.map(|due| (due.text, due.people)).unwrap_or_default();
    Ok(match first_difference(given, text.as_bytes()) {
        None => Checked::Agrees(stamp, people),
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
