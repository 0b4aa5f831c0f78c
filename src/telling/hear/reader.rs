//! Reads the items of a part one by one: which items belong together, and which are already used.

use super::heard::Whats;
use super::{OpenPoint, Unheard, kind};
use crate::card::Card;
use crate::record::{CountKind, CupCall};
use crate::telling::fact::FactKind;
use crate::telling::item::{Item, ItemKind, NumberUnit};
use crate::telling::letters::Gap;
use crate::telling::numbers::{self, To};
use crate::telling::piece::Spoken;
use crate::telling::word_kinds::{WorthFn, is_event, is_set};
use crate::vocabulary::Word;

/// What players call the cup that counts as two junk. Elsewhere these words name no card.
const DOUBLE_JUNK: [&str; 3] = ["쌍피", "サンピ", "双皮"];

/// What a part says about its players, read before it is known who they are.
pub(super) struct PartReader<'a> {
    pub(super) items: &'a [Item],
    /// The index of a bare number right after the name, if there is one.
    first: Option<usize>,
    pub(super) to: Vec<To>,
    used: Vec<bool>,
    pub(super) facts: Whats,
    pub(super) open: Vec<OpenPoint>,
}

impl<'a> PartReader<'a> {
    /// Returns what the items of a part say, and what is open because only the people at the table
    /// can say it.
    pub(super) fn read(
        items: &'a [Item],
        worth: WorthFn<'_>,
    ) -> Result<(Whats, Vec<OpenPoint>), Unheard> {
        let first = first_number(items);
        let (to, open) = match numbers::assign(items, first, worth) {
            Ok(to) => (to, Vec::new()),
            Err(numbers::Ambiguous(at)) => {
                let spoken = items
                    .get(at)
                    .map(|item| OpenPoint::Number(item.spoken.clone()));
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
            reader.open.push(OpenPoint::Number(item.spoken.clone()));
        }
        let ambiguous = !reader.open.is_empty();
        reader.cups();
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

    pub(super) fn unknown(&self) -> Result<(), Unheard> {
        let mut items = self.items.iter().enumerate();
        let unknown = items.find(|(at, item)| item.says == ItemKind::Unknown && !self.is_used(*at));
        unknown.map_or(Ok(()), |(_, item)| {
            Err(Unheard::Unknown(item.spoken.clone()))
        })
    }

    /// Reads what the sake cup is said to count as: a kind without a number straight after it.
    fn cups(&mut self) {
        for at in 0..self.items.len() {
            let cup = self.items.get(at).is_some_and(|item| {
                matches!(&item.says, ItemKind::Cards(cards) if cards.as_slice() == [Card::CUP])
            });
            let next = at + 1;
            let behind = self.items.get(next).filter(|item| item.gap <= Gap::Space);
            let Some(behind) = behind.filter(|_| cup && !self.is_used(at)) else {
                continue;
            };
            let call = match &behind.says {
                ItemKind::Word(Word::Animal) => CupCall::Animal,
                ItemKind::Word(Word::Junk) => CupCall::Junk,
                ItemKind::Unknown if DOUBLE_JUNK.contains(&behind.spoken.text.as_str()) => {
                    CupCall::Junk
                }
                _ => continue,
            };
            let counts = self.number_of(next).is_some();
            let said = self
                .next_word(next)
                .is_some_and(|(_, word)| matches!(word, Word::None | Word::Has | Word::Nothing));
            if !counts && !said {
                self.push(FactKind::Cup(call), &[at, next]);
            }
        }
    }

    pub(super) fn is_used(&self, at: usize) -> bool {
        self.used.get(at).copied().unwrap_or(true)
    }

    pub(super) fn use_up(&mut self, at: usize) {
        if let Some(used) = self.used.get_mut(at) {
            *used = true;
        }
    }

    pub(super) fn spoken(&self, at: usize) -> Vec<Spoken> {
        self.items
            .get(at)
            .map(|item| item.spoken.clone())
            .into_iter()
            .collect()
    }

    pub(super) fn push(&mut self, what: FactKind, at: &[usize]) {
        for at in at {
            self.use_up(*at);
        }
        let words = self.words(at);
        self.facts.push((what, words));
    }

    /// Returns the words of these items; items next to each other give one text.
    pub(super) fn words(&self, at: &[usize]) -> Vec<Spoken> {
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

    /// Returns the number that belongs to the word at `head`: its index, its value, and whether a
    /// word for cards came with it.
    pub(super) fn number_of(&self, head: usize) -> Option<(usize, i64, bool)> {
        let at = self.to.iter().position(|to| *to == To::Head(head))?;
        match self.items.get(at)?.says {
            ItemKind::Number(number) => Some((at, number, false)),
            ItemKind::Quantity(number, NumberUnit::Cards) => Some((at, number, true)),
            _ => None,
        }
    }

    pub(super) fn next_word(&self, at: usize) -> Option<(usize, Word)> {
        let next = at + 1;
        let item = self.items.get(next).filter(|item| item.gap <= Gap::Space)?;
        item.word().map(|word| (next, word))
    }

    pub(super) fn word_before(&self, at: usize) -> Option<(usize, Word)> {
        let before = at.checked_sub(1)?;
        let here = self.items.get(at)?;
        let item = self.items.get(before).filter(|_| here.gap <= Gap::Space)?;
        item.word()
            .map(|word| (before, word))
            .filter(|_| !self.is_used(before))
    }

    /// Opens a question if counts such as `1광 3광` in a row could be cards.
    pub(super) fn cards_or_counts(&mut self) {
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
            self.open.push(OpenPoint::CardsOrCounts(words.concat()));
        }
    }

    pub(super) fn word_kind(&self, at: usize) -> Option<CountKind> {
        kind(self.items.get(at)?.word()?)
    }

    pub(super) fn item(&mut self, at: usize, ambiguous: bool) -> Result<(), Unheard> {
        let Some(item) = self.items.get(at) else {
            return Ok(());
        };
        let spoken = item.spoken.clone();
        match item.says.clone() {
            ItemKind::Word(word) => self.word(at, word, &spoken)?,
            ItemKind::Number(number) => match self.to.get(at) {
                Some(To::Head(head)) if !self.is_used(*head) => {
                    let head = *head;
                    self.item(head, ambiguous)?;
                }
                _ if ambiguous => self.use_up(at),
                _ if Some(at) != self.first => return Err(Unheard::NoWord(spoken)),
                _ => self.push(FactKind::Bare(number), &[at]),
            },
            ItemKind::Quantity(_, NumberUnit::Cards) => match self.to.get(at) {
                Some(To::Head(head)) if !self.is_used(*head) => {
                    let head = *head;
                    self.item(head, ambiguous)?;
                }
                _ if ambiguous => self.use_up(at),
                _ => return Err(Unheard::NoWord(spoken)),
            },
            ItemKind::Quantity(number, NumberUnit::Points) => {
                self.push(FactKind::Points(number), &[at]);
            }
            ItemKind::Quantity(number, NumberUnit::Times) => self.times(at, number, &spoken)?,
            ItemKind::Quantity(number, NumberUnit::Chips) => self.amount(at, number, &spoken)?,
            ItemKind::Quantity(_, NumberUnit::Month) => return Err(Unheard::NoWord(spoken)),
            ItemKind::Month(_) => self.month(at, &spoken)?,
            ItemKind::Amount(number) => self.push(FactKind::Amount(number), &[at]),
            ItemKind::Goes(number) => self.push(FactKind::Goes(number), &[at]),
            ItemKind::Cards(cards) => self.push(FactKind::Cards(cards), &[at]),
            ItemKind::Player(..) | ItemKind::Joins | ItemKind::Away | ItemKind::Unknown => {}
        }
        Ok(())
    }
}

/// Returns the index of a bare number right after the name, unless it belongs to the word after it.
fn first_number(items: &[Item]) -> Option<usize> {
    // `had 3`
    let at = usize::from(items.first().is_some_and(|item| item.is(Word::Has)));
    let first = items.get(at)?;
    if !matches!(first.says, ItemKind::Number(_)) {
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
