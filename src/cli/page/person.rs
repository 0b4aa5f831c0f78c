//! The part of the page about one person.

use super::cards::ShownCards;
use super::dealt::Dealt;
use super::pile::{PileDrawing, pile_drawing};
use super::records::what_scored;
use super::tables::Number;
use super::year::Year;
use crate::cli::figures::percent;
use crate::cli::words::page::PageLabels;
use crate::cli::words::{Lang, say};
use crate::ledger::Mark;
use crate::record::Name;
use crate::report::stats::PersonStats;
use crate::report::year::{EveningsWith, company, known_for, rivals};
use crate::words::jokbo;
use std::collections::BTreeMap;

/// What the page says of one person.
pub(in crate::cli) struct PersonView {
    pub(in crate::cli) person: usize,
    pub(in crate::cli) name: Name,
    pub(in crate::cli) mark: Mark,
    pub(in crate::cli) total: Number,
    /// Where the person stands among those who are no guests; empty on a page of one person.
    pub(in crate::cli) place: String,
    pub(in crate::cli) titles: Vec<&'static str>,
    pub(in crate::cli) facts: Vec<PersonFact>,
    pub(in crate::cli) best: Option<BestHand>,
}

/// A line about a person.
pub(in crate::cli) struct PersonFact {
    /// The kind of fact, for tests and styles.
    pub(in crate::cli) kind: &'static str,
    pub(in crate::cli) label: &'static str,
    pub(in crate::cli) says: String,
    /// Where on the page it is shown in full, if somewhere.
    pub(in crate::cli) link: Option<String>,
}

/// The hand that brought a person most.
pub(in crate::cli) struct BestHand {
    pub(in crate::cli) link: String,
    pub(in crate::cli) says: String,
    pub(in crate::cli) made: String,
    pub(in crate::cli) pile: Option<PileDrawing>,
}

/// Returns the parts about everybody who is no guest, the biggest winner first; on a page of one
/// person, only about that person.
pub(super) fn person_views(
    lang: Lang,
    year: &Year,
    titles: &[super::titles::TitleView],
    shown: &mut ShownCards,
) -> Vec<PersonView> {
    let sums = year.totals();
    let mut people = match year.only() {
        Some(only) => vec![only],
        None => year.regulars(),
    };
    let sum = |person: usize| sums.get(person).copied().unwrap_or(0);
    let compared = year.regulars();
    people.sort_by_key(|person| std::cmp::Reverse(sum(*person)));
    let views = people.into_iter().filter_map(|person| {
        let ahead = compared.iter().filter(|other| sum(**other) > sum(person));
        let place = 1 + ahead.count();
        let teller = PersonTeller { lang, year, person };
        let own = titles
            .iter()
            .filter(|title| title.holders.iter().any(|one| one.0 == person));
        let who = year.people.get(person)?;
        Some(PersonView {
            person,
            name: who.name.clone(),
            mark: who.mark,
            total: Number {
                value: sum(person),
                shown: year.amount(lang, sum(person)),
            },
            place: match year.only() {
                Some(_) => String::new(),
                None => say!(lang, person_place(place, compared.len())),
            },
            titles: own.map(|title| title.name).collect(),
            facts: teller.facts(),
            best: teller.best(shown),
        })
    });
    views.collect()
}

struct PersonTeller<'y> {
    lang: Lang,
    year: &'y Year,
    person: usize,
}

impl PersonTeller<'_> {
    fn facts(&self) -> Vec<PersonFact> {
        let labels = PageLabels::in_lang(self.lang);
        let stats = self.year.stats_of(self.person);
        let told = |kind, label, says: Option<String>| {
            says.map(|says| PersonFact {
                kind,
                label,
                says,
                link: None,
            })
        };
        let of_stats = |say: &dyn Fn(&PersonStats) -> Option<String>| stats.and_then(say);
        let amounts = self.year.tells_amounts();
        let facts = [
            told("evenings", labels.came, Some(self.evenings())),
            told("hands", labels.hands, of_stats(&|one| self.hands(one))),
            told("rounds", labels.rounds, of_stats(&|one| self.rounds(one))),
            told(
                "koi-koi",
                labels.koi_koi,
                of_stats(&|one| self.koi_koi(one)),
            ),
            told("known", labels.known_for, of_stats(&|one| self.known(one))),
            told("dok-bak", labels.for_others, self.dok_bak()),
            told("nemesis", labels.nemesis, self.rival(false)),
            told("victim", labels.victim, self.rival(true)),
            self.best_evening(labels.best_evening).filter(|_| amounts),
            told(
                "month",
                labels.best_month,
                self.best_month().filter(|_| amounts),
            ),
            told(
                "winning",
                labels.longest_run,
                of_stats(&|one| self.run(one)),
            ),
            told(
                "fall",
                labels.deepest_fall,
                of_stats(&|one| self.fall(one)).filter(|_| amounts),
            ),
            told(
                "company",
                labels.company,
                self.company().filter(|_| amounts),
            ),
        ];
        facts.into_iter().flatten().collect()
    }

    fn evenings(&self) -> String {
        let there = self.year.attended(self.person);
        say!(self.lang, person_evenings(there, self.year.held))
    }

    fn hands(&self, stats: &PersonStats) -> Option<String> {
        let (won, hands) = (stats.won.hands.len(), stats.hands.len());
        let rate = percent(won, hands)?;
        Some(say!(self.lang, person_hands(won, hands, &rate)))
    }

    /// Says how many rounds of Koi-Koi for points were won, and with how many points.
    fn rounds(&self, stats: &PersonStats) -> Option<String> {
        let (won, rounds) = (stats.rounds.won.hands.len(), stats.rounds.hands.len());
        let rate = percent(won, rounds)?;
        Some(say!(
            self.lang,
            person_rounds(won, rounds, &rate, stats.scored)
        ))
    }

    /// Says in how many rounds the person said koi-koi, and how many of them were won.
    fn koi_koi(&self, stats: &PersonStats) -> Option<String> {
        let goes = &stats.rounds.goes;
        let (won, called) = (goes.won.len(), goes.hands.len());
        (called > 0).then(|| say!(self.lang, person_koi_koi(won, called)))
    }

    fn known(&self, stats: &PersonStats) -> Option<String> {
        let known = known_for(&self.year.stats, stats)?;
        let name = jokbo(self.lang, known.jokbo, known.game);
        // Between two people "others" is one person, whose figures are not this page's.
        let others = self.year.only().is_none().then_some(known.others);
        Some(say!(self.lang, person_known(&name, known.own, others)))
    }

    /// Says how often the person paid for others, and how often others did so for the person's win.
    fn dok_bak(&self) -> Option<String> {
        let name = self.year.name(self.person);
        let liable = || {
            let hands = self.year.hands();
            hands.filter_map(|(_, dealt)| Some((&dealt.verdict, dealt.verdict.liability()?)))
        };
        let paid = liable()
            .filter(|(_, liability)| liability.payer == name)
            .count();
        let won = liable()
            .filter(|(verdict, _)| verdict.winner.as_deref() == Some(name))
            .count();
        (paid + won > 0).then(|| say!(self.lang, person_dok_bak(paid, won)))
    }

    fn rival(&self, victim: bool) -> Option<String> {
        let stats = &self.year.stats;
        let place = |name: &str| stats.people.iter().position(|one| one.name == name);
        let own = place(self.year.name(self.person))?;
        let (others, much) = rivals(stats, own, victim)?;
        let names = others
            .iter()
            .filter_map(|other| Some(stats.people.get(*other)?.name.as_str()));
        let names = names
            .collect::<Vec<&str>>()
            .join(PageLabels::in_lang(self.lang).comma);
        if !self.year.tells_amounts() {
            return Some(names);
        }
        let much = self
            .year
            .amount(self.lang, if victim { much } else { much.checked_neg()? });
        Some(say!(self.lang, person_rival(&names, &much)))
    }

    fn best_evening(&self, label: &'static str) -> Option<PersonFact> {
        let nights = self.year.nights.iter();
        let own = nights.filter(|night| night.net(self.person) > 0);
        let best = own.reduce(|best, next| {
            if next.net(self.person) > best.net(self.person) {
                next
            } else {
                best
            }
        })?;
        let much = self.year.amount(self.lang, best.net(self.person));
        let day = self.year.on_day(self.lang, &best.day);
        Some(PersonFact {
            kind: "evening",
            label,
            says: say!(self.lang, person_best(&day, &much)),
            link: Some(format!("d{}", best.day)),
        })
    }

    fn best_month(&self) -> Option<String> {
        let mut months: BTreeMap<&str, i64> = BTreeMap::new();
        let nights = self.year.nights.iter();
        for night in nights.filter(|night| night.present.contains(&self.person)) {
            let sum = months.entry(night.day.get(..7)?).or_default();
            *sum = sum.checked_add(night.net(self.person))?;
        }
        // Of a single month nothing is best.
        let several = months.len() > 1;
        let best = months
            .into_iter()
            .reduce(|best, next| if next.1 > best.1 { next } else { best });
        let (month, much) = best.filter(|(_, much)| *much > 0 && several)?;
        let month = say!(self.lang, page_month(month));
        let much = self.year.amount(self.lang, much);
        Some(say!(self.lang, person_best(&month, &much)))
    }

    fn run(&self, stats: &PersonStats) -> Option<String> {
        let hands = stats.winning.len().max(stats.rounds.winning.len());
        (hands > 1).then(|| say!(self.lang, person_run(hands)))
    }

    fn fall(&self, stats: &PersonStats) -> Option<String> {
        let fall = stats.fall.checked_neg()?;
        (fall < 0).then(|| self.year.amount(self.lang, fall))
    }

    /// Compares evenings with the person whose company makes the greatest difference, and without.
    fn company(&self) -> Option<String> {
        let year = self.year;
        let others = year
            .regulars()
            .into_iter()
            .filter(|other| *other != self.person);
        let found = others.filter_map(|other| {
            let found = company(&year.nights, self.person, other)?;
            Some((difference(&found)?, other, found))
        });
        let (_, other, EveningsWith { with, without }) =
            found.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        let told = year.told(self.lang);
        let average = |(evenings, chips)| {
            let each = crate::cli::figures::each(chips, evenings)?;
            Some(told.average(each).into_seen())
        };
        let sides = (average(with)?, average(without)?);
        let (with, without) = ((with.0, sides.0.as_str()), (without.0, sides.1.as_str()));
        Some(say!(
            self.lang,
            person_company(year.name(other), with, without)
        ))
    }

    fn best(&self, shown: &mut ShownCards) -> Option<BestHand> {
        let (lang, year) = (self.lang, self.year);
        let name = year.name(self.person);
        let won = year
            .hands()
            .filter(|(_, it)| it.verdict.winner.as_deref() == Some(name));
        let worth = won.filter_map(|(evening, dealt)| {
            let (worth, _) = brought(lang, year, dealt, name)?;
            (worth > 0).then_some((worth, evening, dealt))
        });
        let (_, evening, dealt) =
            worth.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        let (_, much) = brought(lang, year, dealt, name)?;
        let day = year.on_day(lang, &evening.day);
        Some(BestHand {
            link: format!("h{}", dealt.name.entry),
            says: say!(lang, person_best(&day, &much)),
            made: what_scored(lang, dealt),
            pile: pile_drawing(dealt.won_cards(), shown),
        })
    }
}

/// Returns what a hand brought somebody, in the page's unit or in points if no chips moved, and the
/// same in words; `None` if the hand is not counted.
pub(super) fn brought(lang: Lang, year: &Year, dealt: &Dealt, name: &str) -> Option<(i64, String)> {
    let of = |all: &[(Name, i64)]| {
        let found = all.iter().find(|(player, _)| player == name);
        found.map(|(_, number)| *number)
    };
    if let Some(round) = dealt.verdict.round().filter(|_| !dealt.moves_chips) {
        let points = of(&round.points)?;
        return Some((points, say!(lang, round_points(points, round.unit))));
    }
    let chips = of(&dealt.verdict.net)?;
    let worth = year.counted(dealt, chips)?;
    Some((worth, year.amount_of_hand(lang, dealt, chips)?))
}

/// Returns how much more or less an evening brings in company, times the evenings of both kinds;
/// `None` if that is too large.
fn difference(found: &EveningsWith) -> Option<u128> {
    let ((with, brought), (without, other)) = (found.with, found.without);
    let (with, without) = (i128::try_from(with).ok()?, i128::try_from(without).ok()?);
    let more = i128::from(brought) * without - i128::from(other) * with;
    // By one denominator for all pairs of a person, the averages could be compared exactly; whole
    // thousandths are enough to choose whom to name.
    (more * 1000)
        .checked_div(with * without)
        .map(i128::unsigned_abs)
}
