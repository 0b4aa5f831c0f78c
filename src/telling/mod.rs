//! A hand as people tell it in one line, in any language and any order.
//!
//! A line becomes letters with their places, these become pieces (names, numbers, words), these
//! become parts that each tell of one player, and these become facts. All facts together are then
//! judged by the rules: they come to lines of the record, to questions, or to a refusal that names
//! the words. No number is ever given to whatever is still open.

mod amounts;
mod ask;
mod cut;
mod fact;
mod gostop;
mod hear;
mod item;
mod json;
mod judged;
mod koikoi;
mod letters;
mod lexicon;
#[cfg(feature = "ledger")]
pub(crate) mod money;
mod numbers;
mod part;
mod piece;
mod readback;
mod refusal;
mod reply;
mod slip;
mod written;

pub use ask::{Ask, AskId, AskedBack, Enter, Large};
pub use fact::{Bak, Ended, Fact, Happened, LineOf, Set, What};
pub use piece::Spoken;
pub use refusal::{Code, Refusal, Why};
pub use reply::Reply;
pub use written::told_line;

use crate::card::Card;
use crate::case::{AnyHand, Case};
use crate::gostop::Hand;
use crate::record::{Act, Entry, Fault, Line, Problem, Record, Seat};
use crate::rules::{Rules, Ruleset};
use crate::verdict::Verdict;
use crate::vocabulary::{Vocabulary, Word};
use hear::{Heard, Open, Unheard};
use judged::Judged;
use piece::Sense;
use reply::Replies;

/// The table at which a hand is told.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// Who plays, in turn order, the dealer first.
    pub players: &'a [String],
    /// By which number each of them is called; empty where that is the place in the turn order.
    pub numbers: &'a [u32],
    /// By which rules.
    pub ruleset: &'a Ruleset,
    /// The lines of the record before what is told: the players, hands of nagari before.
    pub before: &'a Record,
}

/// A told hand, understood as far as it was told.
#[derive(Clone, Debug, Default)]
pub struct ToldHand {
    /// What was said.
    pub facts: Vec<Fact>,
    /// What has to be asked before it can be written.
    pub asks: Vec<Ask>,
    /// The lines of the record; none while something is asked that Enter does not answer.
    pub lines: Vec<Line>,
    /// What it comes to, with what Enter answers; `None` where Enter does not answer all.
    pub verdict: Option<Verdict>,
    line: String,
    replies: Replies,
    judged: Judged,
}

impl ToldHand {
    /// Reads a line.
    ///
    /// # Errors
    ///
    /// The words that are not understood, contradict one another, or cannot be.
    pub fn read(line: &str, table: Table<'_>) -> Result<Self, Refusal> {
        Self::again(line, Replies::default(), table)
    }

    /// Returns a hand of which only the winner is known.
    ///
    /// # Errors
    ///
    /// As those of [`ToldHand::read`].
    pub fn won_by(winner: Seat, table: Table<'_>) -> Result<Self, Refusal> {
        let won = Fact {
            seat: Some(winner),
            what: What::Won,
            words: Vec::new(),
        };
        let replies = Replies {
            facts: vec![won],
            ..Replies::default()
        };
        Self::again("", replies, table)
    }

    /// Returns the same hand at a table of which more is known.
    ///
    /// # Errors
    ///
    /// As those of [`ToldHand::read`].
    pub fn at(&self, table: Table<'_>) -> Result<Self, Refusal> {
        Self::again(&self.line, self.replies.clone(), table)
    }

    fn again(line: &str, replies: Replies, table: Table<'_>) -> Result<Self, Refusal> {
        let mut heard = heard(line, table)?;
        replies.apply(&mut heard);
        let told = Self::of(heard, &replies.answered, table)?;
        Ok(Self {
            line: line.to_owned(),
            replies,
            ..told
        })
    }

    /// Returns what was understood, as a line that reads to the same.
    pub fn said_back(&self, words: &'static Vocabulary, table: Table<'_>) -> String {
        let rules = &table.ruleset.rules;
        let voice = readback::Voice {
            words,
            players: table.players,
            rules,
        };
        voice.hand(self)
    }

    fn of(mut heard: Heard, answered: &[AskId], table: Table<'_>) -> Result<Self, Refusal> {
        if let Rules::KoiKoi(_) = table.ruleset.rules {
            // What is said of both is a call of koi-koi.
            heard.facts = heard.share(Seat(table.players.len()), table.players.len());
            heard.shared.clear();
            heard.lead();
        }
        let opened = opened(&heard, answered);
        if heard.says_nothing() {
            return Err(Refusal::new(Vec::new(), Why::Nothing));
        }
        let judged = match judge(&heard, answered, table) {
            Ok(judged) => judged,
            // What is not certain yet need not fit.
            Err(_) if !opened.is_empty() => Judged::default(),
            Err(refusal) => return Err(refusal),
        };
        let mut hand = Self {
            facts: heard.facts,
            asks: opened
                .into_iter()
                .chain(judged.asks.iter().cloned())
                .collect(),
            lines: judged.lines.clone(),
            verdict: None,
            judged,
            ..Self::default()
        };
        if hand.asks.iter().any(|ask| ask.enter.is_none()) {
            hand.lines.clear();
            hand.can_stop(table)?;
            return Ok(hand);
        }
        hand.settle(answered, table)?;
        Ok(hand)
    }

    /// A winner whose cards lines have told must be able to stop with them, whatever else is asked.
    fn can_stop(&self, table: Table<'_>) -> Result<(), Refusal> {
        let Some(winner) = self.winner().filter(|_| recorded(table).is_some()) else {
            return Ok(());
        };
        let Some(name) = table.players.get(winner.0) else {
            return Ok(());
        };
        let mut record = table.before.clone();
        record.push(Line::act(name.as_str(), Act::Stop));
        let faults = Case::new(record, table.ruleset).hand().faults;
        let below = faults.into_iter().find(|fault| {
            matches!(
                fault.problem,
                Problem::StopBelowTarget { points: 1.., .. } | Problem::StopNotImproved { .. }
            )
        });
        below.map_or(Ok(()), |fault| {
            Err(Refusal::new(Vec::new(), Why::Fault(Box::new(fault))))
        })
    }

    /// Settles the record that the hand comes to: nothing is written that would not be read again.
    fn settle(&mut self, answered: &[AskId], table: Table<'_>) -> Result<(), Refusal> {
        let mut record = table.before.clone();
        let first = record.entries.len();
        for line in &self.lines {
            record.push(line.clone());
        }
        match Case::new(record, table.ruleset).settle() {
            Ok(verdict) => {
                let most = most_paid(&verdict);
                let large = most.filter(|chips| *chips > MOST_CHIPS).map(Large::Chips);
                let large = large.map(AskId::Large).filter(|id| !answered.contains(id));
                if let Some(id) = large {
                    self.asks.push(Ask {
                        id,
                        players: Vec::new(),
                        enter: None,
                    });
                    self.lines.clear();
                    return Ok(());
                }
                self.verdict = Some(verdict);
                Ok(())
            }
            Err(faults) => self.fault(faults.into_iter().next(), first),
        }
    }

    /// Takes a fault of the record: something is not known yet, or the words behind its line cannot
    /// be so.
    fn fault(&mut self, fault: Option<Fault>, first: usize) -> Result<(), Refusal> {
        let Some(fault) = fault else { return Ok(()) };
        if let Problem::PileMissing { .. } | Problem::ChoiceNeeded { .. } = &fault.problem {
            let id = AskId::Pile(None);
            self.asks.push(Ask {
                id,
                players: Vec::new(),
                enter: None,
            });
            self.lines.clear();
            return Ok(());
        }
        let line = usize::try_from(fault.place.line).unwrap_or(0);
        let at = line.saturating_sub(1).saturating_sub(first);
        let words = self.judged.words.get(at).cloned().unwrap_or_default();
        let words = if words.is_empty() {
            self.facts
                .iter()
                .flat_map(|fact| fact.words.clone())
                .take(1)
                .collect()
        } else {
            words
        };
        Err(Refusal::new(words, Why::Fault(Box::new(fault))))
    }
}

/// How many chips from one loser are taken without asking.
const MOST_CHIPS: i64 = 100;

/// Returns what a line says.
fn heard(line: &str, table: Table<'_>) -> Result<Heard, Refusal> {
    let calendar = table.ruleset.rules.calendar();
    let players = table.players.len();
    let pieces = cut::Cutter::new(line, table.players, calendar).pieces();
    let worth = |word| match &table.ruleset.rules {
        Rules::GoStop(rules) => (Set(word).points(rules), i64::from(Set(word).cards_of())),
        Rules::KoiKoi(rules) => (koikoi::points_of(Set(word), rules), 0),
        Rules::MinHwatu(_) => (0, 0),
    };
    let items = item::items(
        &pieces,
        calendar,
        item::Numbers {
            numbers: table.numbers,
            players,
        },
        &worth,
    );
    let parts = part::parts(items);
    let slips = pieces
        .iter()
        .filter_map(|piece| Some((piece.spoken.clone(), piece.slip.clone()?)));
    let slips: Vec<Open> = slips.map(|(word, meant)| Open::Slip(word, meant)).collect();
    let heard = hear::hear(&parts, players, &worth).map(|mut heard| {
        heard.open.retain(|open| !matches!(open, Open::Slip(..)));
        heard.open.splice(0..0, slips);
        heard
    });
    heard.map_err(|unheard| match unheard {
        Unheard::Unknown(word) => Refusal::new(vec![word], Why::Unknown),
        Unheard::NoWord(word) => Refusal::new(vec![word], Why::NoWord),
        Unheard::Misplaced(word) => Refusal::new(vec![word], Why::Misplaced),
    })
}

/// Returns the questions about the words themselves that are not answered yet.
fn opened(heard: &Heard, answered: &[AskId]) -> Vec<Ask> {
    let ask = |open: &Open| {
        let id = match open.clone() {
            Open::Number(word) => AskId::Number(word),
            Open::CardsOrCounts(words) => AskId::CardsOrCounts(words),
            Open::Whose(word, whats) => AskId::Whose(word, whats),
            Open::Beside(word) => AskId::Beside(word),
            Open::NameOrWord(word) => AskId::NameOrWord(word),
            Open::Slip(word, meant) => AskId::Slip(word, meant),
            Open::HandOrMoney(amounts) => AskId::HandOrMoney(amounts),
            Open::Too(word, seat, whats) => AskId::Too(word, seat, whats),
        };
        let players = match &id {
            AskId::HandOrMoney(amounts) => amounts.iter().map(|(seat, _)| *seat).collect(),
            AskId::Too(_, seat, _) => vec![*seat],
            _ => Vec::new(),
        };
        Ask {
            id,
            players,
            enter: None,
        }
    };
    let asks = heard.open.iter().map(ask);
    asks.filter(|ask| !answered.contains(&ask.id)).collect()
}

/// Returns what was heard by the rules of the table.
fn judge(heard: &Heard, answered: &[AskId], table: Table<'_>) -> Result<Judged, Refusal> {
    let recorded = recorded(table);
    let zero_sum = match &table.ruleset.rules {
        Rules::KoiKoi(rules) => rules.zero_sum,
        Rules::GoStop(_) | Rules::MinHwatu(_) => true,
    };
    if zero_sum && let Some(amounts) = amounts::amounts(&heard.facts, table.players)? {
        return Ok(Judged {
            asks: amounts.asks,
            lines: amounts.line.into_iter().collect(),
            words: vec![amounts.words],
            ..Judged::default()
        });
    }
    match &table.ruleset.rules {
        Rules::GoStop(rules) => {
            let terms = gostop::Terms {
                players: table.players,
                rules,
                answered,
                pot: rules.boar_pot > 0,
                recorded: recorded.as_deref(),
            };
            gostop::judge(heard, terms)
        }
        Rules::KoiKoi(rules) => {
            let players = table.players;
            koikoi::judge(
                heard,
                koikoi::Terms {
                    players,
                    rules,
                    answered,
                },
            )
        }
        Rules::MinHwatu(_) => Ok(Judged::default()),
    }
}

/// Returns the hand of Go-Stop that lines have told of before, where they have.
fn recorded(table: Table<'_>) -> Option<Box<Hand>> {
    let acts = |entry: &Entry| matches!(entry.line, Some(Line::Act(..)));
    if !table.before.entries.iter().any(acts) {
        return None;
    }
    let case = Case::new(table.before.clone(), table.ruleset);
    match case.hand().hand {
        AnyHand::GoStop(hand) => Some(hand),
        AnyHand::KoiKoi(_) | AnyHand::MinHwatu(_) => None,
    }
}

/// Returns whether a text tells something of a hand, understood or not: it has a word of the table,
/// a player's name among them, or what one is a slip for.
pub fn is_told(text: &str, table: Table<'_>) -> bool {
    let calendar = table.ruleset.rules.calendar();
    let pieces = cut::Cutter::new(text, table.players, calendar).pieces();
    let known = pieces.iter().filter(|piece| tells(piece)).count();
    let first = pieces.first();
    let named =
        first.is_some_and(|piece| matches!(piece.sense, Sense::Name(_) | Sense::NameOr(..)));
    let unknown = pieces.iter().any(|piece| piece.sense == Sense::Unknown);
    // Of a single word that is not understood nobody knows whether it tells of a hand.
    known > 0 && (!unknown || pieces.len() > 1 || named)
}

/// Returns whether a piece says something of a hand.
const fn tells(piece: &piece::Piece) -> bool {
    match piece.sense {
        Sense::Word(word) => !matches!(word, Word::Around | Word::And),
        Sense::Name(_) | Sense::NameOr(..) | Sense::Cards(_) | Sense::Signed(_) => true,
        _ => false,
    }
}

/// The cards that are told of a player, each with its column.
pub type ToldPile = (Seat, Vec<(Card, u32)>);

/// Returns the cards that a text tells of players, each with its column, where it tells nothing
/// else.
pub fn piles(text: &str, table: Table<'_>) -> Option<Vec<ToldPile>> {
    let heard = heard(text, table)
        .ok()
        .filter(|heard| heard.open.is_empty())?;
    let mut piles: Vec<ToldPile> = Vec::new();
    for fact in &heard.facts {
        let (Some(seat), What::Cards(cards)) = (fact.seat, &fact.what) else {
            return None;
        };
        let column = fact.words.first().map_or(1, |word| word.column);
        let cards = cards.iter().map(|card| (*card, column));
        match piles.iter_mut().find(|(of, _)| *of == seat) {
            Some((_, known)) => known.extend(cards),
            None => piles.push((seat, cards.collect())),
        }
    }
    (!piles.is_empty()).then_some(piles)
}

/// Returns the most that one player owes for a hand, or pays for it.
fn most_paid(verdict: &Verdict) -> Option<i64> {
    let losses = verdict.losses().iter().map(|loss| loss.chips);
    let paid = verdict.net.iter().map(|(_, chips)| -chips);
    losses.chain(paid).max()
}
