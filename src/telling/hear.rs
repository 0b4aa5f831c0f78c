//! From the parts of a line to facts, without regard to rules.

use super::fact::{Bak, Ended, Fact, Happened, LineOf, Set, What};
use super::item::{Item, Says, Unit};
use super::letters::Gap;
use super::numbers::{self, To, Worth, is_event, is_set};
use super::part::{Part, Subject};
use super::piece::Spoken;
use crate::card::Flower;
use crate::record::{Bound, CountKind, Nth, Seat, Special};
use crate::vocabulary::Word;

/// Why a line cannot be taken as it stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Unheard {
    /// A word that nobody understands.
    Unknown(Spoken),
    /// A number, or cards, without a word.
    NoWord(Spoken),
    /// A word that says nothing here.
    Misplaced(Spoken),
}

/// Something that only those who said it can tell.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Open {
    /// A number may belong to either of its neighbours.
    Number(Spoken),
    /// Months or counts: `1광 3광 8광`.
    CardsOrCounts(Vec<Spoken>),
    /// Whose bak it is.
    Whose(Spoken, Vec<What>),
    /// Whether names that stand side by side are both meant.
    Beside(Spoken),
    /// A name that is a word as well.
    NameOrWord(Spoken),
    /// A mistyped word, and what it was read as.
    Slip(Spoken, String),
    /// Whether what was said of the player before is so of this one, too.
    Too(Spoken, Seat, Vec<What>),
    /// Money from one to another, or what a hand brought.
    HandOrMoney(Vec<(Seat, i64)>),
}

/// What was heard.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Heard {
    pub(super) facts: Vec<Fact>,
    pub(super) open: Vec<Open>,
    /// The players who were named and of whom nothing was said.
    pub(super) idle: Vec<Seat>,
    /// What was said of several losers together.
    pub(super) shared: Vec<Shared>,
}

/// What was said of several losers together.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shared {
    /// Whether it is about those alone of whom nothing else was said.
    others: bool,
    facts: Whats,
}

/// What a part says of its players, before it is known who they are.
struct Reader<'a> {
    items: &'a [Item],
    /// Which of them is the bare number straight behind the name.
    first: Option<usize>,
    to: Vec<To>,
    used: Vec<bool>,
    facts: Whats,
    open: Vec<Open>,
}

/// Returns what the parts of a line say.
pub(super) fn hear(parts: &[Part], players: usize, worth: Worth<'_>) -> Result<Heard, Unheard> {
    let mut heard = Heard::default();
    let mut said: Vec<SaidOf> = Vec::new();
    if let Some(amounts) = handed(parts) {
        heard.open.push(Open::HandOrMoney(amounts));
        return Ok(heard);
    }
    if let Some(to) = parts
        .iter()
        .flat_map(|part| &part.items)
        .find(|item| item.is(Word::To))
    {
        return Err(Unheard::Misplaced(to.spoken.clone()));
    }
    for part in parts {
        notice(part, &mut heard);
        if let Some(facts) = of_the_one_before(part, &said) {
            said.push((part.subject.clone(), facts, part.beside));
            continue;
        }
        let (facts, open) = Reader::read(&part.items, worth)?;
        heard.open.extend(open);
        if part.denied {
            said.push(of_nobody(part, facts)?);
            continue;
        }
        if part.beside
            && !facts.is_empty()
            && let Some(name) = part.named.first()
            && facts
                .iter()
                .all(|(what, _)| matches!(what, What::Bak(..) | What::GoBak))
        {
            heard.open.push(Open::Beside(name.spoken.clone()));
        }
        said.push((part.subject.clone(), facts, part.beside));
    }
    give_baks(&mut said, players, &mut heard);
    too(&said, parts, &mut heard);
    for (subject, facts, _) in said {
        if let (Subject::Players(seats), true) = (&subject, facts.is_empty()) {
            heard.idle.extend(seats);
        }
        let about: Vec<Option<Seat>> = match &subject {
            Subject::Nobody => vec![None],
            Subject::Players(seats) => seats.iter().copied().map(Some).collect(),
            Subject::Both | Subject::Others => {
                heard.shared.push(Shared {
                    others: subject == Subject::Others,
                    facts,
                });
                continue;
            }
        };
        for seat in about {
            let facts = facts.iter();
            heard.facts.extend(facts.map(|(what, words)| Fact {
                seat,
                what: what.clone(),
                words: words.clone(),
            }));
        }
    }
    Ok(heard)
}

/// What a part says, each with its words.
type Whats = Vec<(What, Vec<Spoken>)>;

/// What is said of somebody, and whether names stand side by side before it.
type SaidOf = (Subject, Whats, bool);

/// Returns what a part says with a word that only means something after the part before it: that a
/// bak does not apply, or that there is some: `현우만 피박, 민지는 아님`.
fn of_the_one_before(part: &Part, said: &[SaidOf]) -> Option<Whats> {
    let [item] = part.items.as_slice() else {
        return None;
    };
    let (_, before, _) = said.last()?;
    let words = vec![item.spoken.clone()];
    let whats: Vec<What> = match item.word()? {
        Word::Denied => {
            let baks = before.iter().filter_map(|(what, _)| match what {
                What::Bak(bak, true) => Some(What::Bak(*bak, false)),
                _ => None,
            });
            baks.collect()
        }
        Word::Has => {
            let none = before.iter().filter_map(|(what, _)| match what {
                What::Known(kind, Bound::Exactly(0)) => Some(What::Known(*kind, Bound::AtLeast(1))),
                _ => None,
            });
            none.collect()
        }
        _ => return None,
    };
    let facts: Vec<_> = whats
        .into_iter()
        .map(|what| (what, words.clone()))
        .collect();
    (!facts.is_empty()).then_some(facts)
}

/// Returns what is so of nobody, said of both losers.
fn of_nobody(part: &Part, facts: Whats) -> Result<SaidOf, Unheard> {
    let spoken = part.named.first().map(|item| item.spoken.clone());
    let spoken: Vec<Spoken> = spoken.into_iter().collect();
    let mut both = Vec::new();
    for (what, words) in facts {
        let words = [spoken.clone(), words].concat();
        match what {
            What::Won => {
                let ended = vec![(What::Ended(Ended::Nagari), words)];
                return Ok((Subject::Nobody, ended, false));
            }
            What::Bak(bak, _) => both.push((What::Bak(bak, false), words)),
            What::Known(kind, Bound::AtLeast(1)) => {
                both.push((What::Known(kind, Bound::Exactly(0)), words));
            }
            // What nobody did leaves nothing to say.
            What::Go
            | What::Koi(_)
            | What::GoBak
            | What::Captured(false)
            | What::Happened(_, 1, _) => {}
            _ => {
                let word = words.into_iter().next_back();
                return Err(Unheard::Misplaced(word.unwrap_or_else(Spoken::none)));
            }
        }
    }
    if part.items.is_empty() {
        let ended = vec![(What::Ended(Ended::Nagari), spoken)];
        return Ok((Subject::Nobody, ended, false));
    }
    Ok((Subject::Both, both, false))
}

/// Asks of a name that says nothing whether it says what the one before it does.
fn too(said: &[SaidOf], parts: &[Part], heard: &mut Heard) {
    let won = said
        .iter()
        .any(|(_, facts, _)| facts.iter().any(|(what, _)| wins(what)));
    // `고도리 지영`: the first name behind it is the winner's.
    let mut leads = said.iter().any(|(subject, facts, _)| {
        *subject == Subject::Nobody && facts.iter().any(|(what, _)| wins(what))
    });
    let mut before: Option<&Whats> = None;
    for (at, (subject, facts, _)) in said.iter().enumerate() {
        // A denial says something, though it leaves no fact.
        let part = parts.get(at).filter(|part| part.items.is_empty());
        let name = part.and_then(|part| part.named.first());
        if name.is_some() && facts.is_empty() && std::mem::take(&mut leads) {
            continue;
        }
        if let ([seat], true, true, Some(name)) = (seats_of(subject), facts.is_empty(), won, name) {
            let whats = before.into_iter().flatten().map(|(what, _)| what);
            let whats = whats.filter(|what| !wins(what)).cloned().collect();
            heard
                .open
                .push(Open::Too(name.spoken.clone(), *seat, whats));
        }
        if !facts.is_empty() {
            before = Some(facts);
        }
    }
}

impl Heard {
    /// Returns whether nothing at all was said, nor anybody named.
    pub(super) fn says_nothing(&self) -> bool {
        self.facts.is_empty()
            && self.open.is_empty()
            && self.idle.is_empty()
            && self.shared.is_empty()
    }

    /// Says what was told before any name of the only one who was named behind it.
    pub(super) fn lead(&mut self) {
        let leads = |fact: &Fact| fact.seat.is_none() && wins(&fact.what);
        if let ([seat], true) = (self.idle.as_slice(), self.facts.iter().any(leads)) {
            let unnamed = self.facts.iter_mut().filter(|fact| fact.seat.is_none());
            unnamed.for_each(|fact| fact.seat = Some(*seat));
        }
    }

    /// Says what was told of several losers of each of them, once it is known who won.
    pub(super) fn share(&self, winner: Seat, players: usize) -> Vec<Fact> {
        let mut facts = self.facts.clone();
        let named: Vec<Seat> = self
            .facts
            .iter()
            .filter_map(|fact| fact.seat)
            .chain(self.idle.iter().copied())
            .collect();
        for shared in &self.shared {
            let koi = shared
                .facts
                .iter()
                .any(|(what, _)| matches!(what, What::Koi(_)));
            let seats = (0..players).map(Seat).filter(|seat| koi || *seat != winner);
            for seat in seats.filter(|seat| !shared.others || !named.contains(seat)) {
                facts.extend(shared.facts.iter().map(|(what, words)| Fact {
                    seat: Some(seat),
                    what: what.clone(),
                    words: words.clone(),
                }));
            }
        }
        facts
    }
}

fn seats_of(subject: &Subject) -> &[Seat] {
    match subject {
        Subject::Players(seats) => seats,
        _ => &[],
    }
}

/// Returns whether so many of a kind score.
pub(super) const fn scores(what: &What) -> bool {
    match what {
        What::Count(kind, count, _) => match kind {
            CountKind::Brights => *count >= 3,
            CountKind::Animals | CountKind::Ribbons => *count >= 5,
            CountKind::Junk => *count >= 10,
        },
        _ => false,
    }
}

/// Returns whether something is only said of who won.
pub(super) const fn wins(what: &What) -> bool {
    matches!(
        what,
        What::Points(_)
            | What::LinePoints(..)
            | What::Set(_)
            | What::Won
            | What::Push
            | What::SevenAnimals
            | What::PointsBehind(..)
            | What::Quads(_)
            | What::ThreePpuk
    )
}

/// Returns the two of whom one gave the other something, with one amount for both.
fn handed(parts: &[Part]) -> Option<Vec<(Seat, i64)>> {
    let [one, other] = parts else { return None };
    let items = || one.items.iter().chain(&other.items);
    let verb = |item: &Item| matches!(item.word(), Some(Word::Pays | Word::Gets | Word::To));
    let number = |item: &&Item| {
        matches!(
            item.says,
            Says::Number(_) | Says::Quantity(_, Unit::Chips | Unit::Points)
        )
    };
    let money = items().all(|item| verb(item) || number(&item));
    let seats = [seats_of(&one.subject), seats_of(&other.subject)].concat();
    let to = items().any(|item| item.is(Word::To));
    let verbs = items().filter(|item| verb(item)).count();
    let one_amount = items().filter(number).count() == 1 && (to || verbs == 1);
    let [first, second] = seats.as_slice() else {
        return None;
    };
    if !(money && one_amount && verbs > 0) {
        return None;
    }
    let amount = items().find_map(|item| match item.says {
        Says::Number(number) | Says::Quantity(number, _) => Some(number),
        _ => None,
    })?;
    // `A가 B한테 줬어`, `A pays B`: the first gives; `A gets from B`, `땄어`: the first gets.
    let gets = items().any(|item| item.is(Word::Gets));
    let chips = if gets { amount } else { -amount };
    Some(vec![(*first, chips), (*second, -chips)])
}

/// Notes mistyped names, and names that are words as well.
fn notice(part: &Part, heard: &mut Heard) {
    for item in &part.named {
        if let Says::Player(_, Some(_)) = item.says
            && item.gap < Gap::Comma
        {
            heard.open.push(Open::NameOrWord(item.spoken.clone()));
        }
    }
}

/// Gives a bak in the winner's part to the names straight after it of whom nothing else is said;
/// with two players to the other; else it is asked whose it is.
fn give_baks(said: &mut Vec<SaidOf>, players: usize, heard: &mut Heard) {
    let is_bak = |what: &What| matches!(what, What::Bak(..) | What::GoBak);
    let mut at = 0;
    while at < said.len() {
        let Some((subject, facts, _)) = said.get(at) else {
            break;
        };
        let own = |what: &What| wins(what) || scores(what);
        let winner = facts.iter().any(|(what, _)| own(what)) || *subject == Subject::Nobody;
        let all_baks = facts.iter().all(|(what, _)| is_bak(what));
        let follows = said.get(at + 1..).unwrap_or(&[]);
        let idle = follows.iter().take_while(|(subject, facts, _)| {
            facts.is_empty() && !matches!(subject, Subject::Nobody)
        });
        let idle = idle.count();
        let named = matches!(
            subject,
            Subject::Players(_) | Subject::Both | Subject::Others
        );
        // `철수 피박 영희 민수`: who has no words besides the bak may have won.
        let leads = all_baks && named && idle > 0 && at == 0 && players > 2;
        if !(winner || leads) || !facts.iter().any(|(what, _)| is_bak(what)) {
            at += 1;
            continue;
        }
        let (baks, rest): (Vec<_>, Vec<_>) = facts
            .clone()
            .into_iter()
            .partition(|(what, _)| is_bak(what));
        if leads && !winner && idle + 1 < players {
            if let Some((_, words)) = baks.first()
                && let Some(word) = words.first()
            {
                heard.open.push(Open::Whose(word.clone(), Vec::new()));
            }
            at += 1;
            continue;
        }
        let subject = subject.clone();
        if let Some(entry) = said.get_mut(at) {
            entry.1 = rest;
        }
        let denied = baks
            .iter()
            .all(|(what, _)| matches!(what, What::Bak(_, false)));
        if denied && idle == 0 {
            said.push((Subject::Both, baks, false));
        } else if idle > 0 {
            for entry in said.iter_mut().skip(at + 1).take(idle) {
                entry.1.clone_from(&baks);
            }
        } else if let (2, [winner]) = (players, seats_of(&subject)) {
            let other = Seat(1 - winner.0.min(1));
            said.push((Subject::Players(vec![other]), baks, false));
        } else if let Some(word) = baks.first().and_then(|(_, words)| words.first()) {
            let whats = baks.iter().map(|(what, _)| what.clone()).collect();
            heard.open.push(Open::Whose(word.clone(), whats));
        }
        at += 1 + idle;
    }
}

impl<'a> Reader<'a> {
    /// Returns what the items of a part say, and what only those who said it can tell.
    fn read(items: &'a [Item], worth: Worth<'_>) -> Result<(Whats, Vec<Open>), Unheard> {
        let first = first_number(items);
        let (to, open) = match numbers::assign(items, first, worth) {
            Ok(to) => (to, Vec::new()),
            Err(numbers::Ambiguous(at)) => {
                let spoken = items.get(at).map(|item| Open::Number(item.spoken.clone()));
                (vec![To::Nothing; items.len()], spoken.into_iter().collect())
            }
        };
        let mut reader = Self {
            items,
            first: items
                .first()
                .map(|_| usize::from(items.first().is_some_and(|item| item.is(Word::Has)))),
            to,
            used: vec![false; items.len()],
            facts: Vec::new(),
            open,
        };
        for item in items.iter().filter(|item| item.unclear) {
            reader.open.push(Open::Number(item.spoken.clone()));
        }
        let ambiguous = !reader.open.is_empty();
        reader.unknown()?;
        reader.cards_or_counts();
        for at in 0..items.len() {
            if !reader.is_used(at) {
                reader.item(at, ambiguous)?;
            }
        }
        reader.attach_points();
        Ok((reader.facts, reader.open))
    }

    fn unknown(&self) -> Result<(), Unheard> {
        let unknown = self.items.iter().find(|item| item.says == Says::Unknown);
        unknown.map_or(Ok(()), |item| Err(Unheard::Unknown(item.spoken.clone())))
    }

    fn is_used(&self, at: usize) -> bool {
        self.used.get(at).copied().unwrap_or(true)
    }

    fn use_up(&mut self, at: usize) {
        if let Some(used) = self.used.get_mut(at) {
            *used = true;
        }
    }

    fn spoken(&self, at: usize) -> Vec<Spoken> {
        self.items
            .get(at)
            .map(|item| item.spoken.clone())
            .into_iter()
            .collect()
    }

    fn push(&mut self, what: What, at: &[usize]) {
        for at in at {
            self.use_up(*at);
        }
        let words = self.words(at);
        self.facts.push((what, words));
    }

    /// Returns the words of items, those that stand side by side as one.
    fn words(&self, at: &[usize]) -> Vec<Spoken> {
        let mut places: Vec<usize> = at.to_vec();
        places.sort_unstable();
        let mut words: Vec<Spoken> = Vec::new();
        let mut last: Option<usize> = None;
        for at in places {
            let Some(item) = self.items.get(at) else {
                continue;
            };
            let beside = last.is_some_and(|last| last + 1 == at) && item.gap <= Gap::Space;
            match words.last_mut().filter(|_| beside) {
                Some(before) => {
                    if item.gap == Gap::Space {
                        before.text.push(' ');
                    }
                    before.text.push_str(&item.spoken.text);
                }
                None => words.push(item.spoken.clone()),
            }
            last = Some(at);
        }
        words
    }

    /// Returns the number that belongs to a word, with its place.
    fn number_of(&self, head: usize) -> Option<(usize, i64, bool)> {
        let at = self.to.iter().position(|to| *to == To::Head(head))?;
        match self.items.get(at)?.says {
            Says::Number(number) => Some((at, number, false)),
            Says::Quantity(number, Unit::Cards) => Some((at, number, true)),
            _ => None,
        }
    }

    fn next_word(&self, at: usize) -> Option<(usize, Word)> {
        let next = at + 1;
        let item = self.items.get(next).filter(|item| item.gap <= Gap::Space)?;
        item.word().map(|word| (next, word))
    }

    fn word_before(&self, at: usize) -> Option<(usize, Word)> {
        let before = at.checked_sub(1)?;
        let here = self.items.get(at)?;
        let item = self.items.get(before).filter(|_| here.gap <= Gap::Space)?;
        item.word()
            .map(|word| (before, word))
            .filter(|_| !self.is_used(before))
    }

    /// Two counts of `N광` and the like in a row may be cards.
    fn cards_or_counts(&mut self) {
        let before = |at: usize| {
            self.word_kind(at).is_some()
                && matches!(self.number_of(at), Some((number, _, false)) if number < at)
                && self.items.get(at).is_some_and(Item::touches)
        };
        let heads: Vec<usize> = (0..self.items.len()).filter(|at| before(*at)).collect();
        let row = heads
            .windows(2)
            .find(|pair| matches!(pair, [one, two] if two - one == 2));
        if let Some([one, two]) = row {
            let words = [
                self.spoken(*one - 1),
                self.spoken(*one),
                self.spoken(*two - 1),
                self.spoken(*two),
            ];
            self.open.push(Open::CardsOrCounts(words.concat()));
        }
    }

    fn word_kind(&self, at: usize) -> Option<CountKind> {
        kind(self.items.get(at)?.word()?)
    }

    fn item(&mut self, at: usize, ambiguous: bool) -> Result<(), Unheard> {
        let Some(item) = self.items.get(at) else {
            return Ok(());
        };
        let spoken = item.spoken.clone();
        match item.says.clone() {
            Says::Word(word) => self.word(at, word, &spoken)?,
            Says::Number(number) => match self.to.get(at) {
                Some(To::Head(head)) if !self.is_used(*head) => {
                    let head = *head;
                    self.item(head, ambiguous)?;
                }
                _ if ambiguous => self.use_up(at),
                _ if Some(at) != self.first => return Err(Unheard::NoWord(spoken)),
                _ => self.push(What::Bare(number), &[at]),
            },
            Says::Quantity(_, Unit::Cards) => match self.to.get(at) {
                Some(To::Head(head)) if !self.is_used(*head) => {
                    let head = *head;
                    self.item(head, ambiguous)?;
                }
                _ if ambiguous => self.use_up(at),
                _ => return Err(Unheard::NoWord(spoken)),
            },
            Says::Quantity(number, Unit::Points) => self.push(What::Points(number), &[at]),
            Says::Quantity(number, Unit::Times) => self.times(at, number, &spoken)?,
            Says::Quantity(number, Unit::Chips) => self.amount(at, number, &spoken)?,
            Says::Quantity(_, Unit::Month) => return Err(Unheard::NoWord(spoken)),
            Says::Month(_) => self.month(at, &spoken)?,
            Says::Amount(number) => self.push(What::Amount(number), &[at]),
            Says::Goes(number) => self.push(What::Goes(number), &[at]),
            Says::Cards(cards) => self.push(What::Cards(cards), &[at]),
            Says::Player(..) | Says::Joins | Says::Unknown => {}
        }
        Ok(())
    }

    /// An event, a call or koi-koi told so often.
    fn times(&mut self, at: usize, number: i64, spoken: &Spoken) -> Result<(), Unheard> {
        let near = self.next_word(at).filter(|(next, _)| !self.is_used(*next));
        let near = near.into_iter().chain(self.word_before(at));
        let mut near = near.filter(|(_, word)| super::item::takes_times(*word));
        let Some((head, word)) = near.next() else {
            return Err(Unheard::NoWord(spoken.clone()));
        };
        match word {
            Word::Go => self.push(What::Goes(number), &[head, at]),
            Word::Koi => self.push(What::Koi(number), &[head, at]),
            _ => match happened(word) {
                Some(happened) => self.push(What::Happened(happened, number, None), &[head, at]),
                None => return Err(Unheard::NoWord(spoken.clone())),
            },
        }
        Ok(())
    }

    /// An amount with its verb: `30칩 땄어`.
    fn amount(&mut self, at: usize, number: i64, spoken: &Spoken) -> Result<(), Unheard> {
        let verb = (at + 1..self.items.len()).find_map(|next| {
            let word = self.items.get(next)?.word()?;
            matches!(word, Word::Pays | Word::Gets).then_some((next, word))
        });
        match verb {
            Some((next, Word::Pays)) => self.push(What::Amount(-number), &[at, next]),
            Some((next, _)) => self.push(What::Amount(number), &[at, next]),
            None => return Err(Unheard::NoWord(spoken.clone())),
        }
        Ok(())
    }

    /// A month before or behind what happened in it.
    fn month(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let months = |item: &Item| matches!(item.says, Says::Month(_));
        let mut end = at;
        while self.items.get(end + 1).is_some_and(months) {
            end += 1;
        }
        let next = self
            .items
            .get(end + 1)
            .and_then(Item::word)
            .filter(|word| is_event(*word));
        let flowers: Vec<(usize, Flower)> = (at..=end)
            .filter_map(|at| match self.items.get(at)?.says {
                Says::Month(flower) => Some((at, flower)),
                _ => None,
            })
            .collect();
        let Some(word) = next else {
            return Err(Unheard::NoWord(spoken.clone()));
        };
        for (place, flower) in flowers {
            let what = in_month(word, Some(flower));
            self.push(what, &[place, end + 1]);
        }
        Ok(())
    }

    fn word(&mut self, at: usize, word: Word, spoken: &Spoken) -> Result<(), Unheard> {
        if let Some(kind) = kind(word) {
            return self.kind(at, kind, spoken);
        }
        if is_set(word) {
            self.set(at, word);
            return Ok(());
        }
        if is_event(word) {
            return self.event(at, word);
        }
        if let Some((bak, go)) = bak(word) {
            self.bak(at, bak, go);
            return Ok(());
        }
        let what = match word {
            Word::Go => {
                self.go(at, What::Go, What::Goes);
                return Ok(());
            }
            Word::Koi => {
                self.go(at, What::Koi(1), What::Koi);
                return Ok(());
            }
            Word::OneGo => What::Goes(1),
            Word::TwoGoes => What::Goes(2),
            Word::ThreeGoes => What::Goes(3),
            Word::FourGoes => What::Goes(4),
            Word::FiveGoes => What::Goes(5),
            Word::SixGoes => What::Goes(6),
            Word::DokBak => What::DokBak,
            Word::MeongDda => What::SevenAnimals,
            Word::WithRain => What::WithRain,
            Word::Nothing => What::Captured(false),
            Word::Won => What::Won,
            Word::Push => What::Push,
            Word::ThreePpuk => What::ThreePpuk,
            Word::Suffers => return self.suffers(at, spoken),
            Word::Nagari => What::Ended(Ended::Nagari),
            Word::Void => What::Ended(Ended::Void),
            Word::Broken => What::Ended(Ended::Broken),
            Word::Chok => What::Happened(Happened::Special(Special::Chok, false), 1, None),
            Word::FirstChok => What::Happened(Happened::Special(Special::Chok, true), 1, None),
            Word::Ttadak => What::Happened(Happened::Special(Special::Ttadak, false), 1, None),
            Word::FirstTtadak => What::Happened(Happened::Special(Special::Ttadak, true), 1, None),
            Word::Sseul => What::Happened(Happened::Special(Special::Sseul, false), 1, None),
            Word::Stack => What::Happened(Happened::Special(Special::Stack, false), 1, None),
            Word::JaPpuk => What::Happened(Happened::Special(Special::JaPpuk, false), 1, None),
            Word::Boar => What::Happened(Happened::Boar, 1, None),
            Word::None => return self.none(at, spoken),
            Word::Denied => return self.denied(at, spoken),
            // `has 3 junk`: the kind says it.
            Word::Has => return self.has(at, spoken),
            Word::Pays | Word::Gets => return self.money(at, word, spoken),
            _ => return Err(Unheard::Misplaced(spoken.clone())),
        };
        self.push(what, &[at]);
        Ok(())
    }

    /// A kind with its number, with that there is some or none, or by itself.
    fn kind(&mut self, at: usize, kind: CountKind, spoken: &Spoken) -> Result<(), Unheard> {
        if let Some((number, count, cards)) = self.number_of(at) {
            if count > 1000 {
                return Err(Unheard::NoWord(spoken.clone()));
            }
            // `광 1장도 없고`: it cannot be both.
            let last = at.max(number);
            if let Some((none, Word::None | Word::Nothing)) = self.next_word(last) {
                let words = self.words(&[at, number, none]);
                let word = words.first().cloned().unwrap_or_else(|| spoken.clone());
                return Err(Unheard::Misplaced(word));
            }
            // `9 junk cards`
            let unit = self.next_word(at).filter(|(_, word)| *word == Word::Cards);
            match unit {
                Some((unit, _)) => self.push(What::Count(kind, count, true), &[at, number, unit]),
                None => self.push(What::Count(kind, count, cards), &[at, number]),
            }
            return Ok(());
        }
        let before = self
            .word_before(at)
            .filter(|(_, word)| matches!(word, Word::None | Word::Has));
        let behind = self
            .next_word(at)
            .filter(|(_, word)| matches!(word, Word::None | Word::Nothing | Word::Has));
        match before.or(behind) {
            Some((other, Word::None | Word::Nothing)) => {
                // `0장도 없음` and the like say the number twice at most.
                self.push(What::Known(kind, Bound::Exactly(0)), &[at, other]);
            }
            Some((other, _)) => self.push(What::Known(kind, Bound::AtLeast(1)), &[at, other]),
            None => self.push(What::Among(kind), &[at]),
        }
        Ok(())
    }

    fn set(&mut self, at: usize, word: Word) {
        if let Some(other) = self.denial(at) {
            self.push(What::NoSet(Set(word)), &[at, other]);
            return;
        }
        match self.number_of(at) {
            Some((number, count, true)) => {
                self.push(What::Set(Set(word)), &[at]);
                self.push(What::SetCards(Set(word), count), &[number]);
            }
            Some((number, points, false)) => {
                self.push(What::Set(Set(word)), &[at]);
                self.push(What::LinePoints(LineOf::Set(Set(word)), points), &[number]);
            }
            None => self.push(What::Set(Set(word)), &[at]),
        }
    }

    /// Something that happened, with the number straight behind it as its month.
    fn event(&mut self, at: usize, word: Word) -> Result<(), Unheard> {
        if let Some(other) = self.denial(at) {
            self.use_up(at);
            self.use_up(other);
            return Ok(());
        }
        let months = |item: &Item| match item.says {
            Says::Month(flower) => Some(flower),
            _ => None,
        };
        let behind = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if let Some(flower) = behind.and_then(months) {
            self.push(in_month(word, Some(flower)), &[at, at + 1]);
            let mut next = at + 2;
            while let Some(flower) = self.items.get(next).and_then(months) {
                let claimed = self
                    .items
                    .get(next + 1)
                    .and_then(Item::word)
                    .is_some_and(is_event);
                if claimed {
                    break;
                }
                self.push(in_month(word, Some(flower)), &[at, next]);
                next += 1;
            }
            return Ok(());
        }
        let own = |place: &usize| self.to.get(*place) == Some(&To::Head(at));
        let numbers: Vec<usize> = (0..self.items.len()).filter(own).collect();
        let value = |place: usize| match self.items.get(place).map(|item| &item.says) {
            Some(Says::Number(number)) => *number,
            _ => 0,
        };
        if let (Some(first), Some(happened)) =
            (numbers.first().filter(|first| **first < at), happened(word))
        {
            self.push(What::Happened(happened, value(*first), None), &[*first, at]);
            return Ok(());
        }
        for place in &numbers {
            let month = u8::try_from(value(*place)).ok();
            let flower =
                month.and_then(|month| Flower::of_month(month, crate::card::Calendar::Korean));
            let Some(flower) = flower else {
                let item = self.items.get(*place).map(|item| item.spoken.clone());
                return Err(Unheard::NoWord(item.unwrap_or_else(Spoken::none)));
            };
            self.push(in_month(word, Some(flower)), &[at, *place]);
        }
        if !numbers.is_empty() {
            return Ok(());
        }
        let times = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if let (Some(Says::Quantity(number, Unit::Times)), Some(happened)) =
            (times.map(|item| &item.says), happened(word))
        {
            let (number, more) = (*number, self.items.get(at + 2));
            // `흔들고 2번 …`: twice, or the second player.
            let unclear = times.is_some_and(|item| {
                item.spoken.text.ends_with('번')
                    && item
                        .spoken
                        .text
                        .starts_with(|letter: char| letter.is_ascii_digit())
            });
            if unclear && more.is_some_and(|item| item.gap <= Gap::Space) {
                let words = self.items.get(at + 1).map(|item| item.spoken.clone());
                self.open.extend(words.map(Open::Number));
            }
            self.push(What::Happened(happened, number, None), &[at, at + 1]);
            return Ok(());
        }
        // `showed a triple`
        if self
            .items
            .get(at + 1)
            .is_some_and(|item| item.is(Word::Times))
        {
            self.push(in_month(word, None), &[at, at + 1]);
            return Ok(());
        }
        self.push(in_month(word, None), &[at]);
        Ok(())
    }

    /// Returns the word that denies this one: it stands behind it, in English before it.
    fn denial(&self, at: usize) -> Option<usize> {
        let denies = |(at, word): (usize, Word)| {
            let english = self.items.get(at).is_some_and(|item| item.number_first);
            (matches!(word, Word::Denied | Word::None) && !self.is_used(at))
                .then_some((at, english))
        };
        let before = self
            .word_before(at)
            .and_then(denies)
            .filter(|(_, english)| *english);
        let behind = self.next_word(at).and_then(denies);
        let behind = behind.filter(|(behind, english)| {
            // `no` before the next word is that one's.
            !english
                || self
                    .items
                    .get(behind + 1)
                    .is_none_or(|item| item.gap >= Gap::Comma)
        });
        before.or(behind).map(|(at, _)| at)
    }

    fn bak(&mut self, at: usize, bak: Option<Bak>, go: bool) {
        let denied = self.denial(at).map(|at| (at, Word::Denied));
        match (bak, denied) {
            (Some(bak), Some((other, _))) => self.push(What::Bak(bak, false), &[at, other]),
            (Some(bak), None) => self.push(What::Bak(bak, true), &[at]),
            // Who did not have to pay for a go says nothing of what they had.
            (None, Some((other, _))) if go => {
                self.use_up(at);
                self.use_up(other);
            }
            (None, _) => self.push(What::GoBak, &[at]),
        }
    }

    fn go(&mut self, at: usize, once: What, often: fn(i64) -> What) {
        if let Some(other) = self.denial(at) {
            self.use_up(at);
            self.use_up(other);
            return;
        }
        if let Some((number, count, false)) = self.number_of(at) {
            self.push(often(count), &[at, number]);
            return;
        }
        let behind = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if let Some(Says::Quantity(number, Unit::Times)) = behind.map(|item| &item.says) {
            self.push(often(*number), &[at, at + 1]);
            return;
        }
        self.push(once, &[at]);
    }

    /// That there is none of something: the kind is before or behind it.
    fn none(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let english = self.items.get(at).is_some_and(|item| item.number_first);
        let near = self
            .next_word(at)
            .filter(|(next, _)| english && !self.is_used(*next));
        if let Some((next, word)) = near {
            if is_set(word) {
                self.set(next, word);
                return Ok(());
            }
            if matches!(word, Word::Go | Word::Koi) || is_event(word) {
                self.use_up(next);
                self.use_up(at);
                return Ok(());
            }
            if let Some(kind) = kind(word) {
                self.push(What::Known(kind, Bound::Exactly(0)), &[at, next]);
                return Ok(());
            }
            if let Some((bak, go)) = bak(word) {
                self.bak(next, bak, go);
                self.use_up(at);
                return Ok(());
            }
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }

    /// That somebody suffers a bak, which was named before.
    fn suffers(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let bak = |(what, _): &(What, Vec<Spoken>)| {
            matches!(what, What::Bak(..) | What::GoBak | What::DokBak)
        };
        let next = self.next_word(at).and_then(|(_, word)| self::bak(word));
        if self.facts.iter().any(bak) || (at == 0 && next.is_some()) {
            self.use_up(at);
            return Ok(());
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }

    fn denied(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        let english = self.items.get(at).is_some_and(|item| item.number_first);
        let near = self
            .next_word(at)
            .filter(|(next, _)| english && !self.is_used(*next));
        if let Some((next, word)) = near
            && let Some((bak, go)) = bak(word)
        {
            self.bak(next, bak, go);
            self.use_up(at);
            return Ok(());
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }

    fn has(&mut self, at: usize, spoken: &Spoken) -> Result<(), Unheard> {
        // `had 3`: how much of what the line is about.
        let number = self.items.get(at + 1).filter(|item| item.gap <= Gap::Space);
        if at == 0 && number.is_some_and(|item| matches!(item.says, Says::Number(_))) {
            self.use_up(at);
            return Ok(());
        }
        let has_kind = self
            .next_word(at)
            .and_then(|(_, word)| kind(word))
            .is_some();
        let something = at + 1 < self.items.len();
        if has_kind || !something {
            return if has_kind {
                Ok(())
            } else {
                Err(Unheard::Misplaced(spoken.clone()))
            };
        }
        self.use_up(at);
        Ok(())
    }

    /// A verb of money; its amount stands before or behind it.
    fn money(&mut self, at: usize, word: Word, spoken: &Spoken) -> Result<(), Unheard> {
        let places = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        for place in places {
            let number = match self.items.get(place).map(|item| &item.says) {
                Some(Says::Number(number)) if !self.is_used(place) => Some(*number),
                Some(Says::Quantity(number, Unit::Chips | Unit::Points))
                    if !self.is_used(place) =>
                {
                    Some(*number)
                }
                Some(Says::Number(number) | Says::Quantity(number, Unit::Points)) => Some(*number),
                _ => None,
            };
            let Some(number) = number else { continue };
            let sign = if word == Word::Pays { -1 } else { 1 };
            self.facts.retain(|(what, words)| {
                let same = words.first().map(|word| word.column)
                    == self.items.get(place).map(|item| item.spoken.column);
                !(same && matches!(what, What::Bare(_) | What::Points(_)))
            });
            self.push(What::Amount(sign * number), &[place, at]);
            return Ok(());
        }
        // `30칩 땄어` was taken with its amount.
        if self.is_used(at) {
            return Ok(());
        }
        Err(Unheard::Misplaced(spoken.clone()))
    }

    /// Points that stand behind a kind or a set are that line's, where the part has several or they
    /// are what the line is worth; the rules say that later.
    fn attach_points(&mut self) {
        let several = self
            .facts
            .iter()
            .filter(|(what, _)| matches!(what, What::Points(_)))
            .count()
            > 1;
        let mut last: Option<LineOf> = None;
        for at in 0..self.facts.len() {
            let Some((what, _)) = self.facts.get_mut(at) else {
                break;
            };
            match what {
                What::Set(set) => last = Some(LineOf::Set(*set)),
                What::Count(kind, ..) | What::Among(kind) => last = Some(LineOf::Kind(*kind)),
                What::LinePoints(..) | What::SetCards(..) | What::WithRain | What::SevenAnimals => {
                }
                What::Points(points) => {
                    *what = match last.take() {
                        Some(line) if several => What::LinePoints(line, *points),
                        Some(line) => What::PointsBehind(line, *points),
                        None => What::Points(*points),
                    };
                }
                _ => last = None,
            }
        }
    }
}

/// Returns the index of a bare number straight behind the name: the first item, unless it belongs to
/// the word behind it.
fn first_number(items: &[Item]) -> Option<usize> {
    // `had 3`
    let at = usize::from(items.first().is_some_and(|item| item.is(Word::Has)));
    let first = items.get(at)?;
    if !matches!(first.says, Says::Number(_)) {
        return None;
    }
    let Some(next) = items.get(at + 1) else {
        return Some(at);
    };
    let belongs = next.word().is_some_and(|word| {
        (kind(word).is_some() && !next.letter)
            || is_set(word)
            || is_event(word)
            || matches!(word, Word::Go | Word::Koi)
    });
    let close = next.gap <= Gap::Space;
    let taken = next.touches() || (belongs && close);
    (!taken).then_some(at)
}

/// Returns the kind that a word is.
pub(super) const fn kind(word: Word) -> Option<CountKind> {
    Some(match word {
        Word::Bright => CountKind::Brights,
        Word::Animal => CountKind::Animals,
        Word::Ribbon => CountKind::Ribbons,
        Word::Junk => CountKind::Junk,
        _ => return None,
    })
}

/// Returns the bak that a word is; whether it is that of goes.
const fn bak(word: Word) -> Option<(Option<Bak>, bool)> {
    Some(match word {
        Word::GwangBak => (Some(Bak::Gwang), false),
        Word::PiBak => (Some(Bak::Pi), false),
        Word::MeongBak => (Some(Bak::Meong), false),
        Word::TtiBak => (Some(Bak::Tti), false),
        Word::GoBak => (None, true),
        _ => return None,
    })
}

const fn happened(word: Word) -> Option<Happened> {
    Some(match word {
        Word::Shake => Happened::Shake,
        Word::Bomb => Happened::Bomb,
        Word::Grenade => Happened::Grenade,
        Word::Ppuk => Happened::Ppuk(None),
        Word::FirstPpuk => Happened::Ppuk(Some(Nth::First)),
        Word::SecondPpuk => Happened::Ppuk(Some(Nth::Second)),
        Word::ThirdPpuk => Happened::Ppuk(Some(Nth::Third)),
        Word::FirstSweep => Happened::FirstSweep,
        _ => return None,
    })
}

fn in_month(word: Word, flower: Option<Flower>) -> What {
    happened(word).map_or(What::Quads(flower), |happened| {
        What::Happened(happened, 1, flower)
    })
}
