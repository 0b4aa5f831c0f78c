//! The whole page: its parts in their order.

use super::PageSubject;
use super::arrows::ArrowView;
use super::beside::BesideSection;
use super::calendar::{MonthView, TopWinner};
use super::cards::{ShownCards, Symbol};
use super::curve::Curves;
use super::days::DayHandsView;
use super::dealt::PageDay;
use super::hand::Common;
use super::notes::{PageNote, PageNotes};
use super::opening::{OnPodium, Sentence};
use super::person::PersonView;
use super::records::RecordView;
use super::rounds::{PotRow, RoundsSection};
use super::stamp::PageStamp;
use super::sure::SureSection;
use super::tables::{FigureRow, NetRow, Number, PaidRow, StandingsView};
use super::titles::TitleView;
use super::year::{PagePlayer, Year};
use crate::card::{Calendar, Kind, Pile};
use crate::cli::error::{Denied, Failure};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::words::page::PageLabels;
use crate::cli::words::{Lang, say};
use crate::ledger::{Ledger, Period};
use crate::record::Name;
use crate::report::session::ENGINE;
use crate::report::{Measure, Scope};
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

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
    /// Whether the page is about one person.
    alone: bool,
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

/// A finished page.
pub(in crate::cli) struct WrittenPage {
    pub(in crate::cli) text: String,
    /// How many hands the page covers.
    pub(in crate::cli) hands: usize,
    /// The people whom the page covers.
    pub(super) people: Vec<Name>,
}

/// Returns a page. Its seal names the ledger's last entry. `None` if the ledger has no entries.
pub(in crate::cli) fn page(
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
pub(in crate::cli) fn told_of(
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
    // Who finished first after one or two evenings is seen by what everybody has.
    let story = if super::opening::is_short(&year) {
        Vec::new()
    } else {
        super::opening::story(lang, &year)
    };
    let story = story.into_iter();
    let titles = super::titles::title_views(lang, &year).into_iter();
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
pub(super) fn read_year(ledger: &Ledger, subject: &PageSubject) -> Result<Option<Year>, Failure> {
    // The unit of the chips must be known before they are counted.
    ledger.at_one_moment(|| {
        let seal = ledger.seal()?;
        seal.map(|seal| Year::read(ledger, subject, seal, super::titles::earned))
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
        super::cards::id(card, calendar)
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
        let (winners, ties) = super::calendar::winners(year);
        let records = if alone {
            Vec::new()
        } else {
            super::records::record_views(lang, year, &mut common.shown)
        };
        let titles = super::titles::title_views(lang, year);
        let persons = super::person::person_views(lang, year, &titles, &mut common.shown);
        let days: Vec<DayHandsView> = super::days::days(year, &mut common);
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
                super::opening::story(lang, year)
            },
            podium: if alone {
                Vec::new()
            } else {
                super::opening::podium(lang, year)
            },
            looked_at: super::opening::looked_at(&records),
            titles: if alone { Vec::new() } else { titles },
            persons,
            alone,
            people: people
                .iter()
                .filter_map(|at| year.people.get(*at))
                .collect(),
            left: left(lang, year),
            sums: super::tables::sums(lang, year).ok_or_else(too_many)?,
            standings: super::tables::standings(lang, year),
            curves: super::curve::curves(lang, year),
            evening_rows: super::tables::evenings(lang, year),
            weekdays: super::calendar::weekdays(lang, say.weekdays),
            calendar: super::calendar::month_views(lang, year),
            winners,
            ties,
            months: super::tables::months(lang, year).ok_or_else(too_many)?,
            beside: super::beside::beside(lang, year),
            arrows: if alone {
                Vec::new()
            } else {
                super::arrows::arrows(lang, year).ok_or_else(too_many)?
            },
            paid: if alone {
                Vec::new()
            } else {
                super::tables::paid(lang, year).ok_or_else(too_many)?
            },
            sure: super::sure::sure_section(lang, year),
            rounds: super::rounds::rounds(lang, year),
            pot: super::rounds::pot(lang, year),
            figures: super::tables::figures(lang, year),
            games: year.games,
            records,
            days,
            symbols,
            drawings,
            card_box: super::cards::view_box(),
            jokbo: common.jokbo,
            notes: common.notes.all(),
            empty: (!played && year.people.is_empty())
                .then(|| say!(lang, nothing_played()).to_owned()),
            made_of: say!(lang, page_made_of(&year.seal)),
            check: say!(lang, page_check()),
        })
    }
}

/// Returns the title of a page.
pub(super) fn title(lang: Lang, year: &Year) -> String {
    let days = say!(
        lang,
        page_title(&NamedPeriod::among(year.subject.period, &year.seasons))
    );
    match &year.subject.person {
        Some(name) => say!(lang, page_of_person(name, &days)),
        None => days,
    }
}

/// Says how many people, evenings and hands a page has; of one person only the last two.
pub(super) fn year_extent(lang: Lang, year: &Year) -> String {
    let hands = year.evenings.iter().map(PageDay::played).sum();
    if year.only().is_some() {
        return say!(lang, page_extent_of_person(year.evenings.len(), hands));
    }
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
    let alone = year.subject.person.is_some();
    let left = (!left.is_empty()).then(|| say!(lang, page_left_out(own, &left, alone)));
    let adjusted = (year.adjusted > 0).then(|| say!(lang, page_adjusted(year.adjusted, alone)));
    let results = year.results();
    let results = (results > 0).then(|| say!(lang, stats_whole_evenings(results)));
    let said: Vec<String> = [left, adjusted, results].into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
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
