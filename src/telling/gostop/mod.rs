//! A told hand of Go-Stop against the rules: what it comes to, what has to be asked, what cannot be.

mod lines;
mod losers;
mod pile;
mod said;

use super::ask::{Ask, AskId, Enter, Large};
use super::fact::{Ended, Fact, Happened, What};
use super::hear::Heard;
use super::judged::Judged;
use super::refusal::{Refusal, Why};
use crate::card::Card;
use crate::gostop::{Hand, Holding, Needed, Stakes};
use crate::record::{CountKind, Line, Seat, TableEvent};
use crate::rules::{GoBakBoth, GoBakThree, GoBakTwo, GoStopRules, GwangBak};
use crate::verdict::Jokbo;
use pile::TellPile;

pub(super) use said::{Loser, SaidHand, Winner};

use losers::Scored;

/// What is known beside the line.
#[derive(Clone, Copy)]
pub(super) struct Terms<'a> {
    pub(super) players: &'a [String],
    pub(super) rules: &'a GoStopRules,
    /// Questions that were answered.
    pub(super) answered: &'a [AskId],
    /// Whether there is a pot for the boar.
    pub(super) pot: bool,
    /// What lines have told of the hand before.
    pub(super) recorded: Option<&'a Hand>,
}

impl Terms<'_> {
    fn is_answered(&self, id: &AskId) -> bool {
        self.answered.contains(id)
    }

    /// Returns whether lines have told of somebody's cards.
    fn has_cards(&self, seat: Seat) -> bool {
        let player = self
            .recorded
            .and_then(|hand| hand.players.iter().nth(seat.0));
        player.is_some_and(|player| player.holding() != Holding::Unknown)
    }

    fn seats(&self) -> usize {
        self.players.len()
    }

    fn target(&self) -> i64 {
        i64::from(self.rules.target(self.seats()))
    }

    /// Returns how often at most somebody can have said go before stopping: once a turn but the last.
    fn turns(&self) -> u32 {
        if self.seats() == 2 { 9 } else { 6 }
    }
}

/// Returns what facts come to.
pub(super) fn judge(heard: &Heard, terms: Terms<'_>) -> Result<Judged, Refusal> {
    let (facts, idle) = (&heard.facts, &heard.idle);
    if let Some(ended) = ended(facts) {
        return nobody_won(facts, ended, terms);
    }
    let Some(seat) = winner(facts, idle, terms) else {
        let players = (0..terms.seats()).map(Seat).collect();
        let mut asks = vec![ask(AskId::Winner, players)];
        if let Some(fact) = facts.iter().find(|fact| fact.what == What::DokBak) {
            asks.push(ask(AskId::DokBak, fact.seat.into_iter().collect()));
        }
        return Ok(Judged {
            asks,
            ..Judged::default()
        });
    };
    let facts = heard.share(seat, terms.seats());
    let hand = SaidHand::of(&facts, seat, terms.seats(), terms.rules)?;
    if !hand.winner.quads.is_empty() || hand.winner.three_ppuk.is_some() {
        return dealt(hand, &facts, terms);
    }
    if let (Some(words), false) = (&hand.winner.pushed, terms.rules.push) {
        return Err(Refusal::new(words.clone(), Why::Off));
    }
    let mut judge = Judge {
        terms,
        hand,
        asks: Vec::new(),
    };
    judge.run()
}

/// Returns a hand that ended with what was dealt, or with three stacks: nothing else is told of it.
fn dealt(hand: SaidHand, facts: &[Fact], terms: Terms<'_>) -> Result<Judged, Refusal> {
    let ends = |fact: &&Fact| matches!(fact.what, What::Quads(_) | What::ThreePpuk);
    let beside = |fact: &&Fact| {
        !matches!(
            fact.what,
            What::Quads(_) | What::ThreePpuk | What::Won | What::Happened(..)
        )
    };
    if let (Some(end), Some(other)) = (facts.iter().find(ends), facts.iter().find(beside)) {
        let words = [end.words.clone(), other.words.clone()].concat();
        return Err(Refusal::new(words, Why::NotTheSame));
    }
    if let (Some(words), 0) = (&hand.winner.three_ppuk, terms.rules.fixed_three_ppuk) {
        return Err(Refusal::new(words.clone(), Why::Off));
    }
    Ok(lines::dealt(hand, terms))
}

const fn ask(id: AskId, players: Vec<Seat>) -> Ask {
    Ask {
        id,
        players,
        enter: None,
    }
}

/// Returns how a hand ended that nobody won.
fn ended(facts: &[Fact]) -> Option<(Ended, &Fact)> {
    facts.iter().find_map(|fact| match fact.what {
        What::Ended(ended) => Some((ended, fact)),
        _ => None,
    })
}

/// Returns a hand that nobody won, with what happened in it.
fn nobody_won(
    facts: &[Fact],
    (ended, fact): (Ended, &Fact),
    terms: Terms<'_>,
) -> Result<Judged, Refusal> {
    let won = |fact: &&Fact| super::hear::wins(&fact.what) || super::hear::scores(&fact.what);
    if let Some(won) = facts.iter().find(won) {
        let words = [fact.words.clone(), won.words.clone()].concat();
        return Err(Refusal::new(words, Why::NotTheSame));
    }
    if let Some(bare) = facts.iter().find(|fact| matches!(fact.what, What::Bare(_))) {
        return Err(Refusal::new(bare.words.clone(), Why::NoWord));
    }
    let of_nobody = |fact: &&Fact| fact.seat.is_none() && !matches!(fact.what, What::Ended(_));
    if let Some(unnamed) = facts.iter().find(of_nobody) {
        return Err(Refusal::new(unnamed.words.clone(), Why::Misplaced));
    }
    // Of a hand without a winner only what is paid at once matters.
    let nobody = SaidHand::of(facts, Seat(terms.seats()), terms.seats(), terms.rules)?;
    let event = match ended {
        Ended::Nagari => TableEvent::Nagari,
        Ended::Void => TableEvent::Void,
        Ended::Broken => {
            let asks = vec![ask(AskId::Broken, Vec::new())];
            return Ok(Judged {
                asks,
                ..Judged::default()
            });
        }
    };
    let mut judged = Judged::default();
    lines::events(&nobody, terms, &mut judged);
    judged.lines.push(Line::Table(event));
    judged.words.push(fact.words.clone());
    Ok(judged)
}

/// Returns who won: who has points, a set or a winning word; else the only one whose cards score.
/// Nobody with a bak is. `None` where it has to be asked.
fn winner(facts: &[Fact], idle: &[Seat], terms: Terms<'_>) -> Option<Seat> {
    let mut strong: Vec<Seat> = Vec::new();
    let mut leading = false;
    for fact in facts.iter().filter(|fact| super::hear::wins(&fact.what)) {
        match fact.seat {
            Some(seat) if !strong.contains(&seat) => strong.push(seat),
            None => leading = true,
            Some(_) => {}
        }
    }
    match strong.as_slice() {
        [seat] => return Some(*seat),
        [_, ..] => {
            let quads = |seat: &Seat| {
                let mut own = facts.iter().filter(|fact| fact.seat == Some(*seat));
                own.any(|fact| matches!(fact.what, What::Quads(_)))
            };
            return strong.first().copied().filter(|_| strong.iter().all(quads));
        }
        [] => {}
    }
    let hit = |seat: Seat| {
        let mut own = facts.iter().filter(|fact| fact.seat == Some(seat));
        own.any(|fact| matches!(fact.what, What::Bak(_, true) | What::GoBak | What::DokBak))
    };
    let all = (0..terms.seats()).map(Seat).filter(|seat| !hit(*seat));
    let scores = |seat: &Seat| points_of(facts, Some(*seat), terms) > 0;
    let scoring: Vec<Seat> = all.clone().filter(scores).collect();
    if let ([seat], false) = (scoring.as_slice(), leading) {
        return Some(*seat);
    }
    // Only one was named, behind what the winner has.
    if let (true, [seat], []) = (
        leading,
        idle,
        facts
            .iter()
            .filter_map(|fact| fact.seat)
            .collect::<Vec<_>>()
            .as_slice(),
    ) {
        return Some(*seat);
    }
    // Only one has a number straight behind the name: the points.
    let has_bare = |seat: &Seat| {
        let mut own = facts.iter().filter(|fact| fact.seat == Some(*seat));
        own.any(|fact| matches!(fact.what, What::Bare(_)))
    };
    let among = |seat: &Seat| {
        let mut own = facts.iter().filter(|fact| fact.seat == Some(*seat));
        own.any(|fact| matches!(fact.what, What::Among(_) | What::Goes(_)))
    };
    let mut bare: Vec<Seat> = all.clone().filter(has_bare).collect();
    if bare.iter().filter(|seat| among(seat)).count() == 1 {
        bare.retain(among);
    }
    if let ([seat], [], false) = (bare.as_slice(), scoring.as_slice(), leading) {
        return Some(*seat);
    }
    // Only one player was named, with what only a winner needs to be told of.
    let about =
        |seat: &Seat| facts.iter().any(|fact| fact.seat == Some(*seat)) || idle.contains(seat);
    let named: Vec<Seat> = all.filter(about).collect();
    let own = |seat: Seat| {
        facts
            .iter()
            .any(|fact| fact.seat == Some(seat) && calls_or_counts(&fact.what))
    };
    match named.as_slice() {
        [seat] if !leading && scoring.is_empty() && own(*seat) => Some(*seat),
        [seat] if terms.is_answered(&AskId::Winner) => Some(*seat),
        _ => None,
    }
}

/// Returns whether something is said of a winner as long as nobody else is. What happened to somebody,
/// or a few cards of a kind, say nothing of who won.
const fn calls_or_counts(what: &What) -> bool {
    matches!(
        what,
        What::Goes(_) | What::Among(_) | What::Cards(_) | What::Bare(_)
    )
}

/// Returns what the cards that were told of somebody score.
fn points_of(facts: &[Fact], seat: Option<Seat>, terms: Terms<'_>) -> i64 {
    let mut pile = TellPile::default();
    for fact in facts.iter().filter(|fact| fact.seat == seat) {
        match &fact.what {
            What::Count(kind, count, _) => {
                *pile.counts.of_kind(*kind) = u32::try_from(*count).ok();
            }
            What::Cards(cards) => {
                for card in cards {
                    pile.cards.add(*card);
                }
            }
            What::WithRain => pile.rain = true,
            _ => {}
        }
    }
    pile.score(terms.rules).stop_points
}

/// A hand while it is judged.
struct Judge<'a> {
    terms: Terms<'a>,
    hand: SaidHand,
    asks: Vec<Ask>,
}

impl Judge<'_> {
    fn run(&mut self) -> Result<Judged, Refusal> {
        let scored = match self.terms.recorded {
            Some(hand) if self.terms.has_cards(self.hand.seat) => {
                let mut scored = self.recorded(hand)?;
                self.room_for_baks(&mut scored)?;
                self.goes(&scored)?;
                self.push(AskId::Else, vec![self.hand.seat], Some(Enter::Nothing));
                scored
            }
            _ => {
                self.cards_in_pack()?;
                let mut scored = self.scored()?;
                self.room_for_baks(&mut scored)?;
                self.goes(&scored)?;
                self.cards_or_points();
                self.else_question(&scored);
                scored
            }
        };
        self.losers(&scored)?;
        self.calls()?;
        self.months();
        let boar = self.terms.recorded.is_some_and(|hand| {
            let mut piles = hand.players.iter().map(|player| player.pile);
            hand.boar.is_some() || piles.any(|pile| pile.contains(Card::BOAR))
        });
        let told = self
            .hand
            .events
            .iter()
            .any(|event| event.happened == Happened::Boar);
        let named = self.hand.winner.pile.cards.contains(Card::BOAR);
        if self.terms.pot && !told && !boar && !named {
            self.push(AskId::Boar, Vec::new(), None);
        }
        Ok(lines::of(self, &scored))
    }

    fn push(&mut self, id: AskId, players: Vec<Seat>, enter: Option<Enter>) {
        if !self.terms.is_answered(&id) && self.asks.iter().all(|ask| ask.id != id) {
            self.asks.push(Ask { id, players, enter });
        }
    }

    /// No pack has more than this of a kind.
    fn cards_in_pack(&self) -> Result<(), Refusal> {
        let winner = &self.hand.winner;
        let mut all = CountKind::ALL.into_iter();
        let most = |kind| match kind {
            CountKind::Brights => 5,
            CountKind::Animals => 9,
            CountKind::Ribbons => 10,
            CountKind::Junk => losers::pack_junk(self.terms.rules),
        };
        if let Some(kind) = all.find(|kind| winner.pile.count(*kind) > most(*kind)) {
            return Err(Refusal::new(
                winner.words_of(kind),
                Why::TooMany {
                    kind,
                    most: most(kind),
                },
            ));
        }
        for kind in CountKind::ALL {
            let mut sum = winner.pile.count(kind);
            let mut words = winner.words_of(kind);
            for seat in self.hand.loser_seats() {
                let Some(loser) = self.hand.loser(seat) else {
                    continue;
                };
                let range = loser.range(kind);
                if range.least == 0 {
                    continue;
                }
                sum = sum.saturating_add(range.least);
                words.extend(range.words.iter().cloned());
                if sum > most(kind) {
                    return Err(Refusal::new(
                        words,
                        Why::TooMany {
                            kind,
                            most: most(kind),
                        },
                    ));
                }
            }
        }
        Ok(())
    }

    /// Returns what the winner scores, as far as it was told; what contradicts itself is refused.
    fn scored(&mut self) -> Result<Scored, Refusal> {
        let rules = self.terms.rules;
        let winner = &self.hand.winner;
        let score = winner.pile.score(rules);
        let lines = |test: &dyn Fn(Jokbo) -> bool| score.jokbo.iter().any(|line| test(line.id));
        let mut scored = Scored {
            sum: score.points,
            stop: score.stop_points,
            points: winner.points.as_ref().map(|said| said.value),
            kinds: [
                lines(&Jokbo::is_bright),
                lines(&|id| {
                    matches!(
                        id,
                        Jokbo::Animals | Jokbo::Godori | Jokbo::Bidori | Jokbo::Yukdori
                    )
                }),
                lines(&Jokbo::is_ribbon),
                lines(&|id| id == Jokbo::Junk),
            ],
            animals: winner.pile.count(CountKind::Animals),
            closed: !winner.among.is_empty() || winner.seven.is_some(),
        };
        if winner.seven.is_some() {
            scored.animals = scored.animals.max(rules.meoung_dda_from);
        }
        self.animals_agree(&scored)?;
        if let Some(points) = &winner.points {
            if scored.sum > points.value {
                let mut words = points.words.clone();
                words.extend(winner.sets.iter().flat_map(|set| set.words.clone()));
                words.extend(
                    winner
                        .counted
                        .iter()
                        .flat_map(|(_, said)| said.words.clone()),
                );
                let (sum, points) = (scored.sum, points.value);
                return Err(Refusal::new(words, Why::MoreThanPoints { sum, points }));
            }
            let most = losers::most_points(rules);
            if points.value > most {
                return Err(Refusal::new(
                    points.words.clone(),
                    Why::TooManyPoints { most },
                ));
            }
            if points.value < self.terms.target() {
                let (words, target) = (points.words.clone(), self.terms.target());
                return Err(Refusal::new(
                    words,
                    Why::TooFewPoints {
                        points: points.value,
                        target,
                    },
                ));
            }
            for (kind, words) in &winner.among {
                if points.value <= scored.sum && !scored.scores(*kind) {
                    let words = [points.words.clone(), words.clone()].concat();
                    let (sum, points) = (scored.sum + 1, points.value);
                    return Err(Refusal::new(words, Why::MoreThanPoints { sum, points }));
                }
            }
        }
        let among: Vec<CountKind> = winner.among.iter().map(|(kind, _)| *kind).collect();
        if scored.points.is_some() {
            for kind in among {
                scored.set_scores(kind);
            }
        }
        Ok(scored)
    }

    /// Returns what is scored by the cards that lines have told; what is told beside them has to be
    /// the same.
    fn recorded(&self, hand: &Hand) -> Result<Scored, Refusal> {
        let rules = self.terms.rules;
        let winner = &self.hand.winner;
        let player = hand.player(self.hand.seat);
        let set = winner
            .sets
            .iter()
            .find(|set| !player.pile.includes(set.value.cards()));
        let counted = winner.counted.first().map(|(_, said)| &said.words);
        let points = winner.points.as_ref().map(|points| &points.words);
        if let Some(words) = set.map(|set| &set.words).or(counted).or(points) {
            return Err(Refusal::new(words.clone(), Why::NotTheSame));
        }
        let stakes = Stakes::of(hand, self.hand.seat, rules);
        Ok(Scored {
            sum: 0,
            stop: 0,
            points: None,
            kinds: [stakes.brights, false, stakes.ribbons, stakes.junk],
            animals: if stakes.animals {
                rules.meoung_bak_from
            } else {
                0
            },
            closed: true,
        })
    }

    fn animals_agree(&self, scored: &Scored) -> Result<(), Refusal> {
        let winner = &self.hand.winner;
        let counted = winner.pile.counts.animals;
        if let (Some(words), Some(count)) = (&winner.seven, counted)
            && count < scored.animals
        {
            let words = [words.clone(), winner.words_of(CountKind::Animals)].concat();
            return Err(Refusal::new(words, Why::NotTheSame));
        }
        Ok(())
    }

    /// The winner's goes: as many as there were turns, and as the points allow.
    fn goes(&mut self, scored: &Scored) -> Result<(), Refusal> {
        let winner = &self.hand.winner;
        if winner.went.is_some() && winner.goes.is_none() {
            self.push(AskId::Goes, vec![self.hand.seat], None);
        }
        for seat in self.hand.loser_seats() {
            let goes = self.hand.loser(seat).and_then(|loser| loser.goes.as_ref());
            if let Some(goes) = goes.filter(|goes| goes.value > self.terms.turns()) {
                let most = self.terms.turns();
                return Err(Refusal::new(goes.words.clone(), Why::TooManyGoes { most }));
            }
        }
        let winner = &self.hand.winner;
        let Some(goes) = &winner.goes else {
            return Ok(());
        };
        let too_many = |most: u32| Err(Refusal::new(goes.words.clone(), Why::TooManyGoes { most }));
        if goes.value > self.terms.turns() {
            return too_many(self.terms.turns());
        }
        if let Some(points) = scored.points {
            let most = Needed::most_goes(points, self.terms.seats(), self.terms.rules);
            if let Some(most) = most.filter(|most| goes.value > *most) {
                let points = winner.points.as_ref().map(|points| points.words.clone());
                let words = [goes.words.clone(), points.unwrap_or_default()].concat();
                return Err(Refusal::new(words, Why::TooManyGoes { most }));
            }
        }
        let goes = goes.value;
        if goes >= 4 {
            self.push(AskId::Large(Large::Goes(goes)), vec![self.hand.seat], None);
        }
        Ok(())
    }

    /// A kind with a number without a word for cards, too small to score: cards, or points.
    fn cards_or_points(&mut self) {
        let rules = self.terms.rules;
        let winner = &self.hand.winner;
        let asks: Vec<AskId> = winner
            .counted
            .iter()
            .filter(|(_, said)| !said.value && !said.words.is_empty())
            .filter_map(|(kind, said)| {
                let from = match kind {
                    CountKind::Brights => return None,
                    CountKind::Animals => rules.animals_from,
                    CountKind::Ribbons => rules.ribbons_from,
                    CountKind::Junk => rules.junk_from,
                };
                let count = winner.pile.counts.of(*kind)?;
                let word = said.words.first()?.clone();
                (count > 0 && count < from)
                    .then(|| AskId::CardsOrPoints(*kind, i64::from(count), word))
            })
            .collect();
        for id in asks {
            self.push(id, vec![self.hand.seat], None);
        }
    }

    /// What else scored, where no points were told; what the rest of them holds, where they were.
    fn else_question(&mut self, scored: &Scored) {
        let rules = self.terms.rules;
        let seat = self.hand.seat;
        if let Some(points) = scored.points {
            let rest = points - scored.sum;
            let kinds = self.rest(scored, rest);
            if !scored.closed && !kinds.is_empty() {
                self.push(AskId::Rest(rest, kinds), vec![seat], None);
            }
            self.push(AskId::Else, vec![seat], Some(Enter::Nothing));
            return;
        }
        let switches =
            rules.switch_september > 0 && self.hand.winner.pile.cards.contains(Card::CUP);
        if switches && self.hand.winner.pile.counts.junk.is_some() {
            // Whether the cup is one of them, nobody can tell.
            self.push(AskId::Pile(Some(CountKind::Junk)), vec![seat], None);
        }
        if let Some(kind) = self
            .hand
            .winner
            .pile
            .hides_sets(&self.hand.winner.no_sets, rules)
        {
            self.push(AskId::Sets(kind), vec![seat], None);
        }
        let winner = &self.hand.winner;
        let open = winner.among.iter().any(|(kind, _)| !scored.scores(*kind))
            || winner.seven.is_some() && winner.pile.counts.animals.is_none();
        let reached = scored.stop >= self.terms.target();
        let goes = winner.goes.as_ref().map_or(0, |goes| goes.value);
        let carried = !rules.go_improve
            || goes == 0
            || winner.pile.carries(self.terms.target(), rules) >= goes;
        let lacks = self.bak_without_kind(scored);
        let enter = (reached && carried && !open && !lacks).then_some(Enter::Nothing);
        // Once it was asked, what was told is all there is.
        if self.terms.is_answered(&AskId::Else) && enter.is_none() {
            self.asks.push(ask(AskId::Else, vec![seat]));
        } else {
            self.push(AskId::Else, vec![seat], enter);
        }
    }

    /// Returns whether a bak was told of a kind that the winner does not score yet.
    fn bak_without_kind(&self, scored: &Scored) -> bool {
        let told = self.hand.losers.iter().flat_map(|loser| &loser.baks);
        let mut applies = told.filter(|(_, said)| said.value);
        applies.any(|(bak, _)| !scored.stakes(*bak, self.terms.rules))
    }

    /// Returns the kinds that the rest of told points may hold, as far as that could double somebody.
    fn rest(&self, scored: &Scored, rest: i64) -> Vec<CountKind> {
        let rules = self.terms.rules;
        let pile = &self.hand.winner.pile;
        let unsafe_from = |kind: CountKind, limit: u32| {
            self.hand.loser_seats().any(|seat| {
                let range = self.hand.loser(seat).map(|loser| loser.range(kind).clone());
                range.is_none_or(|range| range.least < limit)
            })
        };
        let brights = [
            rules.brights_five,
            rules.brights_four,
            rules.brights_four_with_rain,
            rules.brights_three,
            rules.brights_three_with_rain,
        ];
        let least_bright = brights.into_iter().filter(|points| *points > 0).min();
        let mut kinds = Vec::new();
        let bright = least_bright.is_some_and(|least| rest >= i64::from(least));
        let told = |kind| scored.scores(kind) || pile.counts.of(kind).is_some();
        if bright
            && !told(CountKind::Brights)
            && rules.gwang_bak != GwangBak::Off
            && unsafe_from(CountKind::Brights, 1)
        {
            kinds.push(CountKind::Brights);
        }
        let limit = rules.pi_bak_below(self.terms.seats());
        if rest > 0
            && !told(CountKind::Junk)
            && limit > 0
            && rules.junk_from > 0
            && unsafe_from(CountKind::Junk, limit)
        {
            kinds.push(CountKind::Junk);
        }
        let many = [rules.meoung_dda_from, rules.meoung_bak_from]
            .into_iter()
            .filter(|from| *from > 0)
            .min();
        let seven =
            many.map(|many| i64::from((many + 1).saturating_sub(rules.animals_from.max(1))));
        let animals = seven.is_some_and(|seven| rest >= seven)
            && pile.counts.animals.is_none()
            && self.hand.winner.seven.is_none();
        if animals && rules.animals_from > 0 {
            kinds.push(CountKind::Animals);
        }
        if rest > 0
            && rules.tti_bak
            && !told(CountKind::Ribbons)
            && unsafe_from(CountKind::Ribbons, 1)
        {
            kinds.push(CountKind::Ribbons);
        }
        kinds
    }

    /// Who else said go, and who pays for it.
    fn calls(&mut self) -> Result<(), Refusal> {
        let rules = self.terms.rules;
        let two = self.terms.seats() == 2;
        let off = if two {
            rules.go_bak_two == GoBakTwo::Off
        } else {
            rules.go_bak_three == GoBakThree::Off
        };
        let baks: Vec<Vec<super::Spoken>> = self
            .hand
            .losers
            .iter()
            .filter_map(|loser| loser.go_bak.clone())
            .collect();
        if let Some(words) = baks.first().filter(|_| off) {
            return Err(Refusal::new(words.clone(), Why::Off));
        }
        for seat in self.hand.loser_seats() {
            if self
                .hand
                .loser(seat)
                .is_some_and(|loser| loser.dok_bak.is_some())
            {
                self.push(AskId::DokBak, vec![seat], None);
            }
        }
        let pays = matches!(
            rules.go_bak_three,
            GoBakThree::PaysAll | GoBakThree::PaysAllDouble
        );
        let both = self.hand.went.len() > 1;
        if both && !two && pays && rules.go_bak_both != GoBakBoth::Own && baks.len() != 1 {
            let went = self.hand.went.clone();
            self.push(AskId::LastGo, went, None);
        }
        Ok(())
    }

    /// Months, where a rule needs them.
    fn months(&mut self) {
        let rules = self.terms.rules;
        let winner = self.hand.seat;
        let nov_dec = rules.heundeum_times != rules.heundeum_nov_dec_times;
        let needed: Vec<(Seat, super::Spoken)> = self
            .hand
            .events
            .iter()
            .filter(|event| event.month.is_none())
            .filter(|event| match event.happened {
                Happened::Shake => nov_dec && event.seat == winner,
                Happened::FirstSweep => true,
                _ => false,
            })
            .filter_map(|event| Some((event.seat, event.words.first()?.clone())))
            .collect();
        for (seat, words) in needed {
            self.push(AskId::Month(words), vec![seat], None);
        }
    }
}
