//! A hand on the page: its headline and, when unfolded, its reasons.

use super::cards::ShownCards;
use super::dealt::Dealt;
use super::notes::PageNotes;
use super::replay;
use crate::cli::words::{Lang, say};
use crate::record::Name;
use crate::rules::Game;
use crate::verdict::Verdict;
use crate::words::{Numbering, Point, argument, place};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A hand on the page.
pub(super) struct HandView {
    pub(super) entry: i64,
    /// The hand's name: its session and its number there.
    pub(super) number: String,
    pub(super) headline: String,
    /// What each player won or lost, in chips or points.
    pub(super) nets: String,
    pub(super) corrected: Option<String>,
    /// The people at the table, as positions in the page's list of people.
    pub(super) people: String,
    /// The winner's jokbo, as positions in the page's list of jokbo.
    pub(super) jokbo: String,
    pub(super) points: Vec<PointView>,
    /// The record, if there is no replay.
    pub(super) record: Option<String>,
    pub(super) replay: Option<String>,
}

/// A point in the argument for a verdict.
pub(super) struct PointView {
    pub(super) says: String,
    pub(super) rules: String,
    pub(super) because: Vec<ReasonView>,
}

/// A reason that applies to this hand alone.
pub(super) struct ReasonView {
    pub(super) says: String,
    pub(super) rules: String,
}

/// What all hands of a page share.
pub(super) struct Common {
    pub(super) lang: Lang,
    pub(super) notes: PageNotes,
    /// True if the next hand need not say what a chip was worth.
    pub(super) alike: bool,
    /// The only person whose figures the page has, if somebody asked for such a page.
    pub(super) only: Option<Name>,
    pub(super) shown: ShownCards,
    /// The names of the jokbo that came up.
    pub(super) jokbo: Vec<String>,
}

impl Common {
    /// Returns the view of a hand.
    pub(super) fn hand(&mut self, dealt: &Dealt) -> HandView {
        let (lang, verdict) = (self.lang, &dealt.verdict);
        let rules = dealt.rules();
        if let Some(only) = self.only.clone() {
            return self.of_one_person(dealt, &only);
        }
        let mut argued = argument(lang, verdict, &dealt.case.record, rules);
        // What everybody won or lost stands beside the headline; only with the pot it needs a word.
        if verdict.net.iter().map(|(_, chips)| chips).sum::<i64>() == 0 {
            argued.pop();
        }
        let mut points: Vec<PointView> = argued
            .into_iter()
            .map(|point| self.point(point, rules.game()))
            .collect();
        points.extend(found(lang, verdict));
        let replay = replay::replay_html(lang, &dealt.case, &|name| dealt.called(name));
        if replay.is_some() {
            self.shown.all(rules.calendar());
        }
        HandView {
            entry: dealt.name.entry.0,
            number: dealt.called.to_string(),
            headline: if dealt.is_result {
                say!(lang, evening_result()).to_owned()
            } else {
                say!(lang, headline(verdict))
            },
            nets: nets(lang, dealt, &verdict.net, self.alike),
            corrected: dealt
                .corrected
                .as_ref()
                .map(|reason| say!(lang, page_corrected(reason))),
            people: joined(&dealt.people),
            jokbo: joined(&self.jokbo_of(verdict, rules.game())),
            points,
            record: replay.is_none().then(|| dealt.record.trim_end().to_owned()),
            replay,
        }
    }

    /// Returns the view of a hand on a page of one person: what it brought, and how it was won if
    /// the person won it.
    fn of_one_person(&mut self, dealt: &Dealt, only: &Name) -> HandView {
        let (lang, verdict) = (self.lang, &dealt.verdict);
        let won = verdict.winner.as_ref() == Some(only);
        let net = verdict.net.iter().filter(|(name, _)| name == only);
        let net: Vec<(Name, i64)> = net.cloned().collect();
        let jokbo = if won {
            joined(&self.jokbo_of(verdict, dealt.rules().game()))
        } else {
            String::new()
        };
        HandView {
            entry: dealt.name.entry.0,
            number: dealt.called.to_string(),
            headline: if won {
                say!(lang, headline(verdict))
            } else {
                String::new()
            },
            nets: nets(lang, dealt, &net, self.alike),
            corrected: dealt
                .corrected
                .as_ref()
                .map(|reason| say!(lang, page_corrected(reason))),
            // The only person in the page's list.
            people: joined(&[0]),
            jokbo,
            points: Vec::new(),
            record: None,
            replay: None,
        }
    }

    fn jokbo_of(&mut self, verdict: &Verdict, game: Game) -> BTreeSet<usize> {
        let lines = verdict.score().into_iter().flat_map(|score| &score.jokbo);
        let names = lines.map(|line| say!(self.lang, jokbo(line.id, game)));
        let names: Vec<String> = names.collect();
        let place = |name: String| {
            let known = self.jokbo.iter().position(|one| *one == name);
            known.unwrap_or_else(|| {
                self.jokbo.push(name);
                self.jokbo.len() - 1
            })
        };
        names.into_iter().map(place).collect()
    }

    fn point(&mut self, point: Point, game: Game) -> PointView {
        let mut view = PointView {
            says: point.says.into_seen(),
            rules: String::new(),
            because: Vec::new(),
        };
        for because in point.because {
            let Some(id) = because.rule else {
                let says = because.says.into_seen();
                let rules = String::new();
                view.because.push(ReasonView { says, rules });
                continue;
            };
            let number = self.notes.number(&because, id, game);
            let rules = view.because.last_mut();
            let rules = rules.map_or(&mut view.rules, |last| &mut last.rules);
            let space = if rules.is_empty() { "" } else { " " };
            let _ = write!(rules, "{space}{number}");
        }
        view
    }
}

/// Returns what the turns of a hand reveal: who fed the winner, and whether an offer was safe.
fn found(lang: Lang, verdict: &Verdict) -> Vec<PointView> {
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let calendar = verdict.calendar;
    let findings = verdict.findings().iter().map(|one| {
        let at = place(lang, Numbering::Lines, one.line);
        let mut because = Vec::new();
        if let Some(others) = &one.others {
            because.push(say!(lang, other_turns(others, calendar)));
            let turns = others.iter();
            because.extend(turns.map(|other| say!(lang, other_turn(other, winner, calendar))));
        }
        (say!(lang, finding(one, winner, &at, calendar)), because)
    });
    let offers = verdict.offers().iter().map(|one| {
        let at = place(lang, Numbering::Lines, one.line);
        let mut because = say!(lang, offer_rests_on(one));
        let turns = one.turns.iter();
        because.extend(turns.map(|turn| say!(lang, offered_turn(turn, one, calendar))));
        (say!(lang, offer(one, &at, calendar)), because)
    });
    let points = findings.chain(offers).map(|(says, because)| PointView {
        says,
        rules: String::new(),
        because: because
            .into_iter()
            .map(|says| ReasonView {
                says,
                rules: String::new(),
            })
            .collect(),
    });
    points.collect()
}

/// Returns briefly what each player won or lost, in points if no chips moved. Adds what a chip was
/// worth, unless `alike`.
fn nets(lang: Lang, dealt: &Dealt, net: &[(Name, i64)], alike: bool) -> String {
    let verdict = &dealt.verdict;
    if let Some(round) = verdict.round().filter(|_| !dealt.moves_chips) {
        let told = |name: &Name| net.iter().any(|(other, _)| other == name);
        let points = round.points.iter().filter(|(name, _)| told(name));
        let points: Vec<(Name, i64)> = points.cloned().collect();
        return say!(lang, page_points(&points, round.unit));
    }
    let nets = say!(lang, page_nets(net));
    match dealt.chip.as_ref().filter(|_| !alike) {
        Some(chip) => say!(lang, page_nets_of(&nets, &say!(lang, worth_of(chip)))),
        None => nets,
    }
}

fn joined<'n>(numbers: impl IntoIterator<Item = &'n usize>) -> String {
    let each: Vec<String> = numbers.into_iter().map(ToString::to_string).collect();
    each.join(" ")
}
