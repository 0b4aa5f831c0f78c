//! What a record does not say, as changes of the record that would say it.

mod counts;
mod seats;

use super::change::{Change, Insertion};
use super::fact::Fact;
use crate::card::{Card, Flower, Kind, Pile};
use crate::letters::same_name;
use crate::record::{Act, At, CardList, Entry, Header, Line, Name, Nth, Record, TableEvent};
use crate::rules::Rules;
use crate::verdict::Verdict;

/// Something that might have been, as changes of the record.
pub(super) struct Trial {
    pub(super) fact: Fact,
    pub(super) player: Option<Name>,
    pub(super) changes: Vec<Change>,
}

/// What a record says.
pub(super) struct Recorded {
    entries: Vec<Entry>,
    players: Vec<Name>,
    winner: Option<Name>,
    /// Whether the rain protects under the rules after the change.
    rain_protects: bool,
    /// Whether jokers take junk under the rules after the change.
    jokers_take: bool,
}

impl Recorded {
    pub(super) fn of(record: &Record, after: &Rules, verdict: &Verdict) -> Self {
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

    /// Returns what might have been, as far as the record does not say.
    pub(super) fn trials(&self, fact: Fact) -> Vec<Trial> {
        match fact {
            Fact::Koi => self.each(fact, |act| *act == Act::Koi, |_| vec![Act::Koi]),
            Fact::Cards => {
                let told = |act: &Act| matches!(act, Act::Takes(_) | Act::Has(..) | Act::Makes(_));
                let has = |yaku| Act::has(CardList::unwritten(yaku));
                self.each(fact, told, |_| YAKU.map(has).to_vec())
            }
            Fact::Go => self.of_goes(fact),
            Fact::Heundeum => self.of_triples(fact),
            Fact::Potkan | Fact::Grenade => self.of_bombs(fact),
            Fact::FirstSweep => {
                let told = |act: &Act| matches!(act, Act::FirstSweep(_));
                self.each(fact, told, |_| months(Act::FirstSweep).collect())
            }
            Fact::Heodang => {
                let told = |act: &Act| matches!(act, Act::Heodang);
                self.each(fact, told, |_| vec![Act::Heodang])
            }
            Fact::FieldBrights | Fact::Field | Fact::SetMonth => self.of_header(fact),
            Fact::Boar | Fact::FirstPpuk | Fact::Baekhwajeom | Fact::Special(_) => {
                self.of_table(fact)
            }
            Fact::MorePpuk => self.of_ppuks(),
            Fact::Offer => self.of_offers(),
            Fact::Fed => self.of_feeding(),
            Fact::LastCard | Fact::Forced => self.of_accusations(fact),
            Fact::Sale => self.of_sales(),
            Fact::SaleTriple => self.of_sold_triples(),
            Fact::JokerJunk => self.of_jokers(),
            Fact::Rain => self.of_rain(),
            // No change of the record says it without its cards.
            Fact::Points | Fact::Named | Fact::Months => Vec::new(),
            // What is not known of a pile is missing, and never none.
            Fact::AnyCard | Fact::Brights | Fact::Animals | Fact::Ribbons | Fact::Junk => {
                Vec::new()
            }
        }
    }

    /// Returns a trial for each player but the winner who said no go.
    fn of_goes(&self, fact: Fact) -> Vec<Trial> {
        let told = |act: &Act| matches!(act, Act::Go(_));
        let mut trials = self.each(fact, told, |_| vec![Act::Go(None)]);
        trials.retain(|trial| trial.player != self.winner);
        trials
    }

    /// Returns a trial for the winner if no triple of theirs was shown.
    fn of_triples(&self, fact: Fact) -> Vec<Trial> {
        let told = |act: &Act| matches!(act, Act::Heundeum(_));
        let mut trials = self.each(fact, told, |_| months(Act::heundeum).collect());
        trials.retain(|trial| trial.player == self.winner);
        trials
    }

    /// Returns whether a line has such an act, of this player or of anybody.
    fn tells(&self, name: Option<&str>, test: impl Fn(&Act) -> bool) -> bool {
        self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Act(who, act)) => {
                name.is_none_or(|name| same_name(&who.value, name)) && test(act)
            }
            _ => false,
        })
    }

    /// Returns a trial for each player without such an act.
    fn each(
        &self,
        fact: Fact,
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

    /// Returns a trial about something that anybody may have done.
    fn of_table(&self, fact: Fact) -> Vec<Trial> {
        let told = |act: &Act| match (fact, act) {
            (Fact::Boar, Act::Boar(_))
            | (Fact::FirstPpuk, Act::Ppuk(_, Some(_)))
            | (Fact::Baekhwajeom, Act::Baekhwajeom) => true,
            (Fact::Special(special), Act::Special(known, _)) => special == *known,
            _ => false,
        };
        if self.tells(None, told) {
            return Vec::new();
        }
        let acts: Vec<Act> = match fact {
            Fact::Special(special) => [false, true]
                .map(|first| Act::Special(special, first))
                .to_vec(),
            Fact::FirstPpuk => months(|month| Act::ppuk(month, Some(Nth::First))).collect(),
            Fact::Baekhwajeom => vec![Act::Baekhwajeom],
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

    /// Returns a trial about the field of Koi-Koi, or the month set before the deal.
    fn of_header(&self, fact: Fact) -> Vec<Trial> {
        let told = self.entries.iter().any(|entry| match &entry.line {
            Some(Line::Header(Header::Table(_))) => fact != Fact::SetMonth,
            Some(Line::Header(Header::Month(_))) => fact == Fact::SetMonth,
            Some(Line::Header(Header::FieldBrights(_))) => fact == Fact::FieldBrights,
            Some(Line::Table(TableEvent::Field(_))) => fact == Fact::Field,
            _ => false,
        });
        if told {
            return Vec::new();
        }
        let lines: Vec<Line> = match fact {
            Fact::Field => {
                let cards = Pile::month(Flower::Willow).plus(Pile::month(Flower::Paulownia));
                let field = |card| TableEvent::Field(CardList::unwritten([card]));
                cards.iter().map(field).map(Line::Table).collect()
            }
            Fact::SetMonth => Flower::ALL
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

/// Returns the acts with each month.
fn months(act: impl Fn(At<Flower>) -> Act) -> impl Iterator<Item = Act> {
    Flower::ALL.into_iter().map(At::unwritten).map(act)
}

/// Returns a record's change by one line more.
fn line(line: Line) -> Change {
    insert(None, vec![line])
}

/// Returns a record's change by these lines more, before one of its own or where they belong.
fn insert(before: Option<u32>, lines: Vec<Line>) -> Change {
    let insertion = |line| Insertion { before, line };
    Change {
        with: lines.into_iter().map(insertion).collect(),
        ..Change::default()
    }
}

/// Returns a record's change of one line into another.
fn otherwise(at: u32, line: Line) -> Change {
    Change {
        without: vec![at],
        ..insert(Some(at), vec![line])
    }
}

/// Cards that make a yaku.
const YAKU: [Pile; 5] = [
    Pile::HONG_DAN,
    Pile::CHEONG_DAN,
    Pile::FLOWER_VIEWING,
    Pile::MOON_VIEWING,
    Pile::of(&[
        Card::fixed(Flower::Pine, Kind::Bright),
        Card::fixed(Flower::Cherry, Kind::Bright),
        Card::fixed(Flower::Pampas, Kind::Bright),
    ]),
];
