//! Irregularities that lines of events show. A record need not list every event, so only
//! contradictions between its lines count.

use crate::card::{Flower, Pile};
use crate::gostop::hand::HandEnd;
use crate::gostop::junk::{Gift, Unowed};
use crate::gostop::replay::HandBuilder;
use crate::record::{Act, BySeat, Header, Line, Name, Record, Seat, Spanned, Special};
use crate::rules::{GoStopRules, LastTurn};
use crate::verdict::{Irregularity, IrregularityKind, WhoseStack};
use smallvec::SmallVec;

/// Returns the irregularities of a finished hand. There are none in records of whole turns, where
/// they are faults, and in void hands, where they do not matter.
pub(super) fn irregularities(telling: &mut HandBuilder<'_>, record: &Record) -> Vec<Irregularity> {
    let stands = matches!(&telling.hand.end, Some((end, _)) if *end != HandEnd::Void);
    let sound = telling.front.faults.is_empty() && !telling.front.gaps;
    if !stands || telling.turns.is_some() || !sound {
        return Vec::new();
    }
    telling.debts.new_turn();
    let mut found = Search::through(telling, record).found;
    let gifts = telling.debts.unowed().iter();
    found.extend(gifts.filter_map(|one| unowed(telling, one)));
    found.extend(telling.uncalled().into_iter().map(|turn| Irregularity {
        player: telling.hand.name(turn.seat),
        line: turn.place.line,
        kind: IrregularityKind::CallMissing {
            points: turn.points,
        },
    }));
    found.sort_by_key(|one| one.line);
    found
}

/// Returns the irregularity of junk that was not owed; `None` if a pile of either player is given
/// as a whole, since then no junk moves.
fn unowed(telling: &HandBuilder<'_>, one: &Unowed) -> Option<Irregularity> {
    let Gift { from, to, card } = one.gift;
    let hand = &telling.hand;
    if hand.player(from).whole || hand.player(to).whole {
        return None;
    }
    let to = hand.name(to);
    Some(Irregularity {
        player: hand.name(from),
        line: one.line,
        kind: if one.beyond {
            IrregularityKind::JunkBeyond { card, to }
        } else {
            IrregularityKind::JunkNotOwed { card, to }
        },
    })
}

/// A stack on the table.
#[derive(Clone, Copy)]
struct StackOnTable {
    month: Flower,
    /// The player who made the stack; `None` for a stack from the deal.
    maker: Option<Seat>,
}

impl StackOnTable {
    /// Returns whether the stack is the player's own.
    fn taken_by(self, seat: Seat) -> WhoseStack {
        if self.maker == Some(seat) {
            WhoseStack::Own
        } else {
            WhoseStack::NotOwn
        }
    }
}

/// The lines of one turn of a player, or of several turns with no other player's lines between.
struct TurnSpan {
    seat: Seat,
    /// The last of these lines.
    until: u32,
    takes: SmallVec<[(u32, Pile); USUAL_LINES]>,
    stacks: SmallVec<[(u32, WhoseStack); USUAL_LINES]>,
}

/// Most turns have no more lines than this about what was taken.
const USUAL_LINES: usize = 2;

impl TurnSpan {
    /// Returns the cards of a month that were taken, and the first line that has one.
    fn cards_of_month(&self, month: Flower) -> (Pile, u32) {
        let cards = self.takes.iter();
        let cards = cards.flat_map(|(_, cards)| cards.of_month(month).iter());
        let mut lines = self.takes.iter();
        let first = lines.find(|(_, cards)| !cards.of_month(month).is_empty());
        (cards.collect(), first.map_or(0, |(line, _)| *line))
    }

    /// Returns how many months were taken whole.
    fn fours(&self) -> usize {
        let takes = self.takes.iter();
        let all = takes.fold(Pile::EMPTY, |all, (_, cards)| all.plus(*cards));
        all.flowers_with(4).count()
    }
}

/// A stack that was taken whole.
struct TakenStack {
    month: Flower,
    line: u32,
    right: WhoseStack,
}

pub(super) struct Search<'a> {
    telling: &'a HandBuilder<'a>,
    lying: Vec<StackOnTable>,
    turn: Option<TurnSpan>,
    /// For each player, the last line that is part of a turn.
    ends: BySeat<u32>,
    found: Vec<Irregularity>,
    /// The cards that stayed of split stacks, each with the month and the first line that took
    /// some.
    pub(super) stayed: Vec<(u32, Flower, Pile)>,
}

impl<'a> Search<'a> {
    /// Searches all lines of a record.
    pub(super) fn through(telling: &'a HandBuilder<'a>, record: &Record) -> Self {
        let mut search = Self {
            telling,
            lying: Vec::new(),
            turn: None,
            ends: BySeat::each(0, telling.hand.players.len()),
            found: Vec::new(),
            stayed: Vec::new(),
        };
        let seat = |name: &Spanned<Name>| telling.find(&name.value);
        for entry in &record.entries {
            if let Some(Line::Act(name, act)) = &entry.line
                && let Some(seat) = seat(name).filter(|_| act.is_turn())
            {
                search.ends[seat] = entry.place.line;
            }
        }
        for entry in &record.entries {
            match &entry.line {
                Some(Line::Header(Header::Table(cards))) => search.laid(cards.pile()),
                Some(Line::Act(name, act)) => {
                    if let Some(seat) = seat(name) {
                        search.act(seat, act, entry.place.line);
                    }
                }
                _ => {}
            }
        }
        search.close();
        search
    }

    /// Adds the stacks from the deal.
    fn laid(&mut self, layout: Pile) {
        let three = |month: &Flower| layout.of_month(*month).len() == 3;
        let stack = |month| StackOnTable { month, maker: None };
        let dealt = Flower::ALL.into_iter().filter(three).map(stack);
        self.lying.extend(dealt);
    }

    fn act(&mut self, seat: Seat, act: &Act, line: u32) {
        match act {
            Act::Takes(cards) => {
                let told = (line, cards.pile());
                self.turn(seat, line).takes.push(told);
            }
            Act::Special(Special::Stack, _) => {
                let told = (line, WhoseStack::NotOwn);
                self.turn(seat, line).stacks.push(told);
            }
            Act::Special(Special::JaPpuk, _) => {
                self.turn(seat, line).stacks.push((line, WhoseStack::Own));
            }
            Act::Ppuk(Some(month), _) => {
                self.turn(seat, line);
                let (month, maker) = (month.value, Some(seat));
                self.lying.push(StackOnTable { month, maker });
            }
            Act::Special(..)
            | Act::Potkan(_)
            | Act::Grenade(_)
            | Act::FirstSweep(_)
            | Act::Boar(_)
            | Act::Baekhwajeom => {
                self.turn(seat, line);
            }
            Act::Go(_) | Act::Stop | Act::Push | Act::Heundeum(_) | Act::Syodang => self.close(),
            _ => {}
        }
    }

    /// Returns the turn that a line of a player belongs to.
    fn turn(&mut self, seat: Seat, line: u32) -> &mut TurnSpan {
        if self.turn.as_ref().is_some_and(|turn| turn.seat != seat) {
            self.close();
        }
        let told = self.turn.get_or_insert_with(|| TurnSpan {
            seat,
            until: line,
            takes: SmallVec::new(),
            stacks: SmallVec::new(),
        });
        told.until = line;
        told
    }

    /// Judges a finished turn.
    fn close(&mut self) {
        let Some(turn) = self.turn.take() else {
            return;
        };
        let (mut taken, mut split) = (Vec::new(), Vec::new());
        self.lying.retain(|stack| {
            let (took, line) = turn.cards_of_month(stack.month);
            let all = took.includes(Pile::month(stack.month));
            if all {
                taken.push(TakenStack {
                    month: stack.month,
                    line,
                    right: stack.taken_by(turn.seat),
                });
            } else if !took.is_empty() {
                split.push((*stack, took, line));
            }
            took.is_empty()
        });
        // Lines next to a count of the whole pile may list only part of what was taken.
        if self.telling.hand.player(turn.seat).whole {
            return;
        }
        let is_split = !split.is_empty();
        for (stack, took, line) in split {
            self.split(&turn, stack, took, line);
        }
        self.told(&turn, taken, is_split);
    }

    fn find(&mut self, turn: &TurnSpan, line: u32, kind: IrregularityKind) {
        self.found.push(Irregularity {
            player: self.telling.hand.name(turn.seat),
            line,
            kind,
        });
    }

    fn split(&mut self, turn: &TurnSpan, stack: StackOnTable, took: Pile, line: u32) {
        let stays = Pile::month(stack.month).without(took);
        self.stayed.push((line, stack.month, stays));
        let kind = IrregularityKind::StackSplit {
            month: stack.month,
            took,
            stays,
            right: stack.taken_by(turn.seat),
        };
        self.find(turn, line, kind);
    }

    /// Compares the stacks that were taken with the lines about stacks.
    fn told(&mut self, turn: &TurnSpan, mut taken: Vec<TakenStack>, is_split: bool) {
        let rules = &self.telling.rules;
        let mut lines = turn.stacks.clone();
        // Each line is about one month taken whole. A month that is not known as a stack may have
        // been one.
        let mut unknown = turn.fours().saturating_sub(taken.len());
        taken.retain(|one| {
            let line = lines.iter().position(|(_, told)| *told == one.right);
            line.map(|at| lines.remove(at)).is_none()
        });
        lines.retain(|_| {
            let meant = unknown > 0 && taken.is_empty();
            unknown -= usize::from(meant);
            !meant
        });
        for one in taken {
            let (month, right) = (one.month, one.right);
            if lines.is_empty() {
                if self.owed(turn.seat, right) > 0 && !self.may_owe_nothing(turn) {
                    let kind = IrregularityKind::StackUntold { month, right };
                    self.find(turn, one.line, kind);
                }
                continue;
            }
            let (line, told) = lines.remove(0);
            if junk_each(told, rules) != junk_each(right, rules) {
                self.find(
                    turn,
                    line,
                    IrregularityKind::StackOther { month, told, right },
                );
            }
        }
        if !is_split && !turn.takes.is_empty() {
            for (line, told) in lines {
                self.find(turn, line, IrregularityKind::StackNone { told });
            }
        }
    }

    /// Returns whether no junk may be owed for a stack because the turn may have been a last one.
    /// Turns owed for a bomb may come after a player's last card.
    fn may_owe_nothing(&self, turn: &TurnSpan) -> bool {
        let rules = &self.telling.rules;
        let over = |end: &u32| *end <= turn.until;
        let mut bombs = self.telling.months.bombed.iter();
        let last = match rules.last_turn_whose {
            LastTurn::Table => self.ends.iter().all(over),
            LastTurn::Own => {
                over(&self.ends[turn.seat]) || bombs.any(|(seat, _)| *seat == turn.seat)
            }
        };
        last && !rules.last_turn_stack_junk
    }

    /// Returns the junk that each opponent owes a player for a stack, if any opponent gives junk by
    /// a line.
    fn owed(&self, seat: Seat, whose: WhoseStack) -> u32 {
        let hand = &self.telling.hand;
        let moves = hand.others(seat).any(|other| !hand.player(other).whole);
        if moves {
            junk_each(whose, &self.telling.rules)
        } else {
            0
        }
    }
}

const fn junk_each(whose: WhoseStack, rules: &GoStopRules) -> u32 {
    match whose {
        WhoseStack::Own => rules.junk_each_ja_ppuk,
        WhoseStack::NotOwn => rules.junk_each_stack,
    }
}
