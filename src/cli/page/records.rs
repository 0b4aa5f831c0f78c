//! The records of a period: the hands that people talk about, with the winner's cards.

use super::cards::ShownCards;
use super::dealt::{Dealt, PageDay};
use super::pile::{PileDrawing, pile_drawing};
use super::year::Year;
use crate::cli::words::{Lang, say};
use crate::report::stats::{Hands, PersonStats};
use crate::rules::Game;
use crate::verdict::Jokbo;
use crate::words::jokbo;
use std::collections::BTreeMap;

/// A record as shown.
pub(super) struct RecordView {
    /// The record's kind, for tests and styles.
    pub(super) kind: &'static str,
    pub(super) title: String,
    pub(super) says: String,
    pub(super) day: String,
    /// The target of the record's link.
    pub(super) link: String,
    /// The text of the link.
    pub(super) place: String,
    /// Who won the hand; empty without a hand.
    pub(super) who: String,
    /// What scored in the hand, such as `godori + hong-dan + 3 go`; empty without a hand.
    pub(super) made: String,
    /// The winner's cards, if the record tells any.
    pub(super) pile: Option<PileDrawing>,
}

/// Returns the records of the year.
pub(super) fn record_views(lang: Lang, year: &Year, shown: &mut ShownCards) -> Vec<RecordView> {
    let mut found = RecordSearch { lang, year, shown };
    let records = [
        found.hand(),
        found.loss(),
        found.points(),
        found.rarest(),
        found.goes(),
        found.round(),
        found.winning(),
        found.losing(),
        found.evening(),
    ];
    records.into_iter().flatten().collect()
}

/// With fewer jokbo than this, none is called rare; nor is one that came up more often than this.
const FEW_JOKBO: usize = 5;
const MOST_OF_RARE: usize = 3;

/// Returns the jokbo with which a hand was won.
fn made(dealt: &Dealt) -> impl Iterator<Item = (Game, Jokbo)> {
    let game = dealt.verdict.game();
    let lines = dealt.verdict.score().into_iter();
    let lines = lines.flat_map(|score| &score.jokbo);
    lines.map(move |line| (game, line.id))
}

/// Returns what scored in a hand, then how often the winner went on.
pub(in crate::cli) fn what_scored(lang: Lang, dealt: &Dealt) -> String {
    let mut parts: Vec<String> = made(dealt)
        .map(|(game, id)| jokbo(lang, id, game))
        .collect();
    let goes = dealt.verdict.score().map_or(0, |score| score.go);
    if goes > 0 {
        parts.push(match dealt.verdict.game() {
            Game::KoiKoi => say!(lang, story_koi_koi(goes)),
            Game::GoStop | Game::MinHwatu => say!(lang, story_goes(goes)),
        });
    }
    parts.join(" + ")
}

struct RecordSearch<'a> {
    lang: Lang,
    year: &'a Year,
    shown: &'a mut ShownCards,
}

type DealtHand<'a> = (&'a PageDay, &'a Dealt);

impl<'a> RecordSearch<'a> {
    /// Returns the hands in which chips moved.
    fn paid(&self) -> impl Iterator<Item = DealtHand<'a>> {
        self.year.hands().filter(|(_, dealt)| dealt.moves_chips)
    }

    fn hand(&mut self) -> Option<RecordView> {
        let of = first_max(self.paid(), |(_, dealt)| self.most(dealt, 1))?;
        let (name, chips) = self.named(of.1, 1)?;
        let title = say!(self.lang, record_hand(&self.year.amount(self.lang, chips)));
        let says = say!(self.lang, record_hand_says(name));
        Some(self.view("hand", of, title, says))
    }

    fn loss(&mut self) -> Option<RecordView> {
        // The hand with the largest win is shown once, even if it also has the largest loss.
        let won = first_max(self.paid(), |(_, dealt)| self.most(dealt, 1));
        let won = won.map(|(_, dealt)| dealt.name);
        let of = first_max(self.paid(), |(_, dealt)| self.most(dealt, -1))?;
        if won == Some(of.1.name) {
            return None;
        }
        let (name, chips) = self.named(of.1, -1)?;
        let title = say!(self.lang, record_loss(&self.year.amount(self.lang, chips)));
        let says = say!(self.lang, record_loss_says(name));
        Some(self.view("loss", of, title, says))
    }

    /// Returns the most that anybody won (1) or lost (-1) in a hand, in the page's unit.
    fn most(&self, dealt: &Dealt, sign: i64) -> i64 {
        let net = dealt.verdict.net.iter();
        let counted = net.filter_map(|(_, chips)| self.year.counted(dealt, *chips));
        let counted = counted.map(|chips| chips.saturating_mul(sign));
        counted.max().unwrap_or(0)
    }

    /// Returns who won (1) or lost (-1) most in a hand, and how much; `None` if no chips count.
    fn named(&self, dealt: &'a Dealt, sign: i64) -> Option<(&'a str, i64)> {
        let most = self.most(dealt, sign).saturating_mul(sign);
        let mut net = dealt.verdict.net.iter();
        let (name, _) = net.find(|(_, chips)| self.year.counted(dealt, *chips) == Some(most))?;
        Some((name.as_str(), most))
    }

    fn points(&mut self) -> Option<RecordView> {
        let points = |(_, dealt): &DealtHand<'a>| {
            let score = dealt
                .verdict
                .score()
                .filter(|_| dealt.verdict.gostop().is_some());
            score.map_or(0, |score| score.points)
        };
        let of = first_max(self.paid(), points)?;
        let name = of.1.verdict.winner.as_deref()?;
        let title = say!(self.lang, record_points(points(&of)));
        let says = say!(self.lang, record_points_says(name));
        Some(self.view("points", of, title, says))
    }

    fn goes(&mut self) -> Option<RecordView> {
        let goes = |(_, dealt): &DealtHand<'a>| {
            let score = dealt
                .verdict
                .score()
                .filter(|_| dealt.verdict.gostop().is_some());
            i64::from(score.map_or(0, |score| score.go))
        };
        let of = first_max(self.paid(), goes)?;
        let name = of.1.verdict.winner.as_deref()?;
        let number = u32::try_from(goes(&of)).ok()?;
        let title = say!(self.lang, record_goes(number));
        let says = say!(self.lang, record_goes_says(name));
        Some(self.view("goes", of, title, says))
    }

    /// Returns the hand with the jokbo that came up least often.
    fn rarest(&mut self) -> Option<RecordView> {
        let mut times: BTreeMap<(Game, Jokbo), usize> = BTreeMap::new();
        for (_, dealt) in self.year.hands() {
            for made in made(dealt) {
                *times.entry(made).or_default() += 1;
            }
        }
        // With few jokbo none of them is rare.
        let ((game, id), often) = times.iter().min_by_key(|(_, often)| **often)?;
        if times.len() < FEW_JOKBO || *often > MOST_OF_RARE {
            return None;
        }
        let mut hands = self.year.hands();
        let of = hands.find(|(_, dealt)| made(dealt).any(|one| one == (*game, *id)))?;
        let name = of.1.verdict.winner.as_deref()?;
        let title = say!(
            self.lang,
            record_rarest(&jokbo(self.lang, *id, *game), *often)
        );
        let says = say!(self.lang, record_rarest_says(name));
        Some(self.view("rarest", of, title, says))
    }

    /// Returns the round of Koi-Koi with the most points.
    fn round(&mut self) -> Option<RecordView> {
        let points = |(_, dealt): &DealtHand<'a>| {
            let round = dealt.verdict.round().into_iter();
            let points = round.flat_map(|round| &round.points);
            points.map(|(_, points)| *points).max().unwrap_or(0)
        };
        let of = first_max(self.year.hands(), points)?;
        let name = of.1.verdict.winner.as_deref()?;
        let unit = of.1.verdict.round()?.unit;
        let points = say!(self.lang, round_points(points(&of), unit));
        let title = say!(self.lang, record_round(&points));
        let says = say!(self.lang, record_round_says(name));
        Some(self.view("round", of, title, says))
    }

    /// Returns the person with the longest run of hands, its length, and its last hand; `None` if
    /// no run has two hands.
    fn run(&self, of: impl Fn(&PersonStats) -> &Hands) -> Option<(&'a str, usize, DealtHand<'a>)> {
        let mut longest: Option<&PersonStats> = None;
        for one in &self.year.stats.people {
            if of(one).len() > longest.map_or(1, |longest| of(longest).len()) {
                longest = Some(one);
            }
        }
        let run = of(longest?);
        let last = run.last()?;
        let hand = self
            .year
            .hands()
            .find(|(_, dealt)| dealt.name.entry == last)?;
        Some((longest?.name.as_str(), run.len(), hand))
    }

    fn winning(&mut self) -> Option<RecordView> {
        let (name, hands, of) = self.run(|one| &one.winning)?;
        let title = say!(self.lang, record_winning(hands));
        let says = say!(self.lang, record_winning_says(name));
        Some(self.view("winning", of, title, says))
    }

    fn losing(&mut self) -> Option<RecordView> {
        let (name, hands, (evening, dealt)) = self.run(|one| &one.losing)?;
        let title = say!(self.lang, record_losing(hands));
        let says = say!(self.lang, record_losing_says(name));
        Some(self.without_cards("losing", evening, Some(dealt), title, says))
    }

    fn evening(&mut self) -> Option<RecordView> {
        let best = |evening: &&PageDay| evening.nets.values().copied().max().unwrap_or(0);
        let evening = first_max(self.year.evenings.iter(), best)?;
        let chips = best(&evening);
        let (person, _) = evening.nets.iter().find(|(_, net)| **net == chips)?;
        let name = &self.year.people.get(*person)?.name;
        let title = say!(
            self.lang,
            record_evening(&self.year.amount(self.lang, chips))
        );
        let says = say!(self.lang, record_evening_says(name));
        Some(self.without_cards("evening", evening, None, title, says))
    }

    fn view(
        &mut self,
        kind: &'static str,
        (evening, dealt): DealtHand<'a>,
        title: String,
        says: String,
    ) -> RecordView {
        RecordView {
            who: dealt
                .verdict
                .winner
                .as_deref()
                .unwrap_or_default()
                .to_owned(),
            made: what_scored(self.lang, dealt),
            pile: pile_drawing(dealt.won_cards(), self.shown),
            ..self.without_cards(kind, evening, Some(dealt), title, says)
        }
    }

    fn without_cards(
        &self,
        kind: &'static str,
        evening: &PageDay,
        dealt: Option<&Dealt>,
        title: String,
        says: String,
    ) -> RecordView {
        let day = self.year.on_day(self.lang, &evening.day);
        let place = dealt.map(|dealt| say!(self.lang, page_hand(&dealt.called)));
        let link = dealt.map(|dealt| format!("h{}", dealt.name.entry));
        RecordView {
            kind,
            title,
            says,
            link: link.unwrap_or_else(|| format!("d{}", evening.day)),
            place: place.unwrap_or_else(|| say!(self.lang, on_day(&evening.day))),
            day,
            who: String::new(),
            made: String::new(),
            pile: None,
        }
    }
}

/// Returns the first item with the largest number, if that is more than 0.
fn first_max<T>(all: impl Iterator<Item = T>, number: impl Fn(&T) -> i64) -> Option<T> {
    let mut best: Option<(i64, T)> = None;
    for one in all {
        let own = number(&one);
        if own > best.as_ref().map_or(0, |(most, _)| *most) {
            best = Some((own, one));
        }
    }
    best.map(|(_, one)| one)
}
