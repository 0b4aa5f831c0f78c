//! The records of a period: the hands that people talk about, with the winner's cards.

use super::cards::{ShownCards, id};
use super::year::{Dealt, PageDay, Year};
use crate::cli::words::{Lang, say};
use crate::report::stats::{Hands, PersonStats};

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
    pub(super) cards: Vec<String>,
    /// The cards, as codes.
    pub(super) codes: String,
}

/// Returns the records of the year.
pub(super) fn record_views(lang: Lang, year: &Year, shown: &mut ShownCards) -> Vec<RecordView> {
    let mut found = RecordSearch { lang, year, shown };
    let records = [
        found.hand(),
        found.loss(),
        found.points(),
        found.goes(),
        found.winning(),
        found.losing(),
        found.evening(),
    ];
    records.into_iter().flatten().collect()
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
        let told = self.year.told(self.lang);
        let title = match told.unit {
            None => say!(self.lang, record_hand(&chips.to_string())),
            Some(_) => say!(self.lang, record_hand_of_money(told.number(chips).seen())),
        };
        let says = say!(self.lang, record_hand_says(name, told.number(chips).seen()));
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
        let chips = self.year.told(self.lang).number(chips);
        let title = say!(self.lang, record_loss(chips.seen()));
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
        let won = self.year.told(self.lang).number(chips);
        let title = say!(self.lang, record_evening(won.seen()));
        let says = say!(self.lang, record_evening_says(name, &evening.day));
        Some(self.without_cards("evening", evening, None, title, says))
    }

    fn view(
        &mut self,
        kind: &'static str,
        (evening, dealt): DealtHand<'a>,
        title: String,
        says: String,
    ) -> RecordView {
        let calendar = dealt.rules().calendar();
        let pile = dealt.pile();
        let cards = pile.iter().map(|card| {
            self.shown.card(card, calendar);
            id(card, calendar)
        });
        let cards = cards.collect();
        RecordView {
            cards,
            codes: pile.codes(calendar),
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
        let day = say!(self.lang, on_day(&evening.day));
        let place = dealt.map(|dealt| say!(self.lang, page_hand(&dealt.called)));
        let link = dealt.map(|dealt| format!("h{}", dealt.name.entry));
        RecordView {
            kind,
            title,
            says,
            link: link.unwrap_or_else(|| format!("d{}", evening.day)),
            place: place.unwrap_or_else(|| say!(self.lang, page_hands(evening.played()))),
            day,
            cards: Vec::new(),
            codes: String::new(),
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
