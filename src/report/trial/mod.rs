//! Facts that a record leaves out, as changes that would add them.

mod counts;
mod seats;

use super::change::{HandChange, Insertion};
use super::fact::UnrecordedFact;
use crate::card::{Card, Flower, Kind, Pile};
use crate::letters::same_name;
use crate::record::{
    Act, CardList, CupCall, Header, Line, Name, Nth, Record, RecordEntry, Spanned, TableEvent,
};
use crate::rules::Rules;
use crate::verdict::Verdict;

/// A fact that a record may leave out, as changes to the record that would add it.
pub(super) struct Trial {
    pub(super) fact: UnrecordedFact,
    pub(super) player: Option<Name>,
    pub(super) changes: Vec<HandChange>,
}

/// What a record says.
pub(super) struct Recorded {
    entries: Vec<RecordEntry>,
    players: Vec<Name>,
    winner: Option<Name>,
    /// Whether the rain protects under the new rules.
    rain_protects: bool,
    /// Whether jokers take junk under the new rules.
    jokers_take: bool,
}

impl Recorded {
    pub(super) fn new(record: &Record, after: &Rules, verdict: &Verdict) -> Self {
        let rules = after.gostop();
        let players = record.players().into_iter().map(Name::from).collect();
        Self {
            players,
            winner: verdict.winner.clone(),
            rain_protects: rules.is_some_and(|rules| rules.gwang_bak_rain_protects),
            jokers_take: rules.is_some_and(|rules| rules.junk_each_joker > 0),
            entries: record.entries.clone(),
        }
    }

    /// Returns the ways in which a fact may be true without being recorded.
    pub(super) fn trials(&self, fact: UnrecordedFact) -> Vec<Trial> {
        match fact {
            UnrecordedFact::Koi => self.each(fact, |act| *act == Act::Koi, |_| vec![Act::Koi]),
            UnrecordedFact::Cards => {
                let told = |act: &Act| matches!(act, Act::Takes(_) | Act::Has(..) | Act::Makes(_));
                let has = |yaku| Act::has(CardList::unwritten(yaku));
                self.each(fact, told, |_| YAKU.map(has).to_vec())
            }
            UnrecordedFact::Go => self.of_goes(fact),
            UnrecordedFact::Heundeum => self.of_triples(fact),
            UnrecordedFact::Potkan | UnrecordedFact::Grenade => self.of_bombs(fact),
            UnrecordedFact::FirstSweep => {
                let told = |act: &Act| matches!(act, Act::FirstSweep(_));
                self.each(fact, told, |_| months(Act::FirstSweep).collect())
            }
            UnrecordedFact::Heodang => {
                let told = |act: &Act| matches!(act, Act::Heodang);
                self.each(fact, told, |_| vec![Act::Heodang])
            }
            UnrecordedFact::FieldBrights | UnrecordedFact::Field | UnrecordedFact::SetMonth => {
                self.of_header(fact)
            }
            UnrecordedFact::Boar
            | UnrecordedFact::FirstPpuk
            | UnrecordedFact::Baekhwajeom
            | UnrecordedFact::Special(_) => self.of_table(fact),
            UnrecordedFact::MorePpuk => self.of_ppuks(),
            UnrecordedFact::Offer => self.of_offers(),
            UnrecordedFact::Fed => self.of_feeding(),
            UnrecordedFact::LastCard | UnrecordedFact::Forced => self.of_accusations(fact),
            UnrecordedFact::Sale => self.of_sales(),
            UnrecordedFact::SaleTriple => self.of_sold_triples(),
            UnrecordedFact::JokerJunk => self.of_jokers(),
            UnrecordedFact::Rain => self.of_rain(),
            UnrecordedFact::Cup => {
                let told = |act: &Act| matches!(act, Act::Cup(_));
                let calls = [CupCall::Animal, CupCall::Junk].map(Act::Cup);
                self.each(fact, told, |_| calls.to_vec())
            }
            // Only the cards could tell the first three, so no change can be tried. For the rest,
            // a pile that is not fully known is a fault; it never means that there are none.
            UnrecordedFact::Points
            | UnrecordedFact::Named
            | UnrecordedFact::Months
            | UnrecordedFact::AnyCard
            | UnrecordedFact::Brights
            | UnrecordedFact::Animals
            | UnrecordedFact::Ribbons
            | UnrecordedFact::Junk => Vec::new(),
        }
    }

    /// Returns a trial for each player without a recorded go, except the winner.
    fn of_goes(&self, fact: UnrecordedFact) -> Vec<Trial> {
        let told = |act: &Act| matches!(act, Act::Go(_));
        let mut trials = self.each(fact, told, |_| vec![Act::Go(None)]);
        trials.retain(|trial| trial.player != self.winner);
        trials
    }

    /// Returns a trial for the winner if the winner has no recorded triple.
    fn of_triples(&self, fact: UnrecordedFact) -> Vec<Trial> {
        let told = |act: &Act| matches!(act, Act::Heundeum(_));
        let mut trials = self.each(fact, told, |_| months(Act::heundeum).collect());
        trials.retain(|trial| trial.player == self.winner);
        trials
    }

    /// Returns whether any line has an act that passes the test, by this player or, without a name,
    /// by anybody.
    fn tells(&self, name: Option<&str>, test: impl Fn(&Act) -> bool) -> bool {
        self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Act(who, act)) => {
                name.is_none_or(|name| same_name(&who.value, name)) && test(act)
            }
            _ => false,
        })
    }

    /// Returns a trial for each player without an act that passes the test.
    fn each(
        &self,
        fact: UnrecordedFact,
        told: impl Fn(&Act) -> bool,
        acts: impl Fn(&str) -> Vec<Act>,
    ) -> Vec<Trial> {
        let untold = self.players.iter();
        let untold = untold.filter(|name| !self.tells(Some(name.as_str()), &told));
        let trial = |name: &Name| Trial {
            fact,
            player: Some(name.clone()),
            changes: (acts(name).into_iter())
                .map(|act| line(Line::act(name.clone(), act)))
                .collect(),
        };
        untold.map(trial).collect()
    }

    /// Returns a trial for something that anybody may have done.
    fn of_table(&self, fact: UnrecordedFact) -> Vec<Trial> {
        let told = |act: &Act| match (fact, act) {
            (UnrecordedFact::Boar, Act::Boar(_))
            | (UnrecordedFact::FirstPpuk, Act::Ppuk(_, Some(_)))
            | (UnrecordedFact::Baekhwajeom, Act::Baekhwajeom) => true,
            (UnrecordedFact::Special(special), Act::Special(known, _)) => special == *known,
            _ => false,
        };
        if self.tells(None, told) {
            return Vec::new();
        }
        let acts: Vec<Act> = match fact {
            UnrecordedFact::Special(special) => [false, true]
                .map(|first| Act::Special(special, first))
                .to_vec(),
            UnrecordedFact::FirstPpuk => {
                months(|month| Act::ppuk(month, Some(Nth::First))).collect()
            }
            UnrecordedFact::Baekhwajeom => vec![Act::Baekhwajeom],
            _ => [false, true].map(Act::Boar).to_vec(),
        };
        let lines = self.players.iter().flat_map(|name| {
            let acts = acts.iter().cloned();
            acts.map(move |act| Line::act(name.clone(), act))
        });
        vec![Trial {
            fact,
            player: None,
            changes: lines.map(line).collect(),
        }]
    }

    /// Returns a trial for the Koi-Koi field, or for the month set before the deal.
    fn of_header(&self, fact: UnrecordedFact) -> Vec<Trial> {
        let told = self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Header(Header::Table(_))) => fact != UnrecordedFact::SetMonth,
            Some(Line::Header(Header::Month(_))) => fact == UnrecordedFact::SetMonth,
            Some(Line::Header(Header::FieldBrights(_))) => fact == UnrecordedFact::FieldBrights,
            Some(Line::Table(TableEvent::Field(_))) => fact == UnrecordedFact::Field,
            _ => false,
        });
        if told {
            return Vec::new();
        }
        let lines: Vec<Line> = match fact {
            UnrecordedFact::Field => {
                let cards = Pile::month(Flower::Willow).plus(Pile::month(Flower::Paulownia));
                let field = |card| TableEvent::Field(CardList::unwritten([card]));
                cards.iter().map(field).map(Line::Table).collect()
            }
            UnrecordedFact::SetMonth => Flower::ALL
                .map(|month| Line::Header(Header::Month(month)))
                .to_vec(),
            _ => vec![Line::Header(Header::FieldBrights(1))],
        };
        vec![Trial {
            fact,
            player: None,
            changes: lines.into_iter().map(line).collect(),
        }]
    }
}

/// Returns one act for each month.
fn months(act: impl Fn(Spanned<Flower>) -> Act) -> impl Iterator<Item = Act> {
    Flower::ALL.into_iter().map(Spanned::synthetic).map(act)
}

/// Returns the change that adds a line to a record.
fn line(line: Line) -> HandChange {
    insert(None, vec![line])
}

/// Returns the change that adds lines to a record, before one of its lines or, without a number,
/// where they belong.
fn insert(before: Option<u32>, lines: Vec<Line>) -> HandChange {
    let insertion = |line| Insertion { before, line };
    HandChange {
        with: lines.into_iter().map(insertion).collect(),
        ..HandChange::default()
    }
}

/// Returns the change that replaces a line of a record.
fn otherwise(at: u32, line: Line) -> HandChange {
    HandChange {
        without: vec![at],
        ..insert(Some(at), vec![line])
    }
}

/// Sets of cards that make a yaku.
const YAKU: [Pile; 5] = [
    Pile::HONG_DAN,
    Pile::CHEONG_DAN,
    Pile::FLOWER_VIEWING,
    Pile::MOON_VIEWING,
    Pile::from_cards(&[
        Card::fixed(Flower::Pine, Kind::Bright),
        Card::fixed(Flower::Cherry, Kind::Bright),
        Card::fixed(Flower::Pampas, Kind::Bright),
    ]),
];
