//! A whole hand, from the deal to the verdict.

use super::deal::Deal;
use super::numbers::RandomNumbers;
use super::player::{PlayerView, Style, Styles};
use crate::card::{Card, Pile};
use crate::gostop::turns::{Followed, Table, lines};
use crate::gostop::{HandEnd, Live, settle};
use crate::record::{
    Act, CardList, Fault, Header, Line, Place, Problem, Record, RecordEntry, Seat, Spanned,
};
use crate::rules::{Game, GoStopRules};
use crate::verdict::{Verdict, check};

/// The random sequence for what players do in a deal.
const CHOICES: u64 = 2;
/// The names of the players, which nobody reads.
const NAMES: [&str; 3] = ["P1", "P2", "P3"];

/// What a hand starts with because of earlier hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DealState {
    /// How many hands without a winner came right before this one.
    pub carry: u32,
    /// Chips in the boar's pot.
    pub pot: i64,
}

/// A hand that was played.
#[derive(Clone, Debug)]
pub struct SimulatedResult {
    /// The verdict on the hand.
    pub verdict: Verdict,
    /// The record of the hand.
    pub record: Record,
}

/// Plays the deal with this number from a seed; `name` is the name of the rules. Fails with the
/// fault of its record, which only happens if amounts under these rules overflow.
pub fn play(
    (seed, number): (u64, u64),
    (players, styles): (usize, Styles),
    before: DealState,
    (name, rules): (&str, &GoStopRules),
) -> Result<SimulatedResult, Fault> {
    let deal = Deal::shuffled(seed, number, players, rules);
    let opening = opening(&deal, before);
    let styles: Vec<Style> = (0..players)
        .map(|at| styles.style_of(number, Seat(at)))
        .collect();
    let mut game = SimulatedHand {
        live: Live::begin(opening, rules),
        rules,
        styles,
        stock: deal.stock,
        numbers: RandomNumbers::seeded(seed, number, CHOICES),
    };
    if matches!(game.live.hand().end, None | Some((HandEnd::Quads(_), _))) {
        game.quads(&deal.hands)?;
    }
    while !game.live.is_over()
        && let Some(seat) = game.live.table().and_then(Table::due)
    {
        game.turn(seat)?;
        game.after_turn(seat)?;
    }
    let (reading, record) = game.live.finish();
    if let Some(fault) = reading.faults.into_iter().next() {
        return Err(fault);
    }
    let verdict = settle(&reading.hand, rules, name)?;
    check(&verdict, reading.hand.pot, rules.most_of_one_payer())
        .map_err(|imbalance| Fault::unplaced(Problem::Unbalanced(imbalance)))?;
    Ok(SimulatedResult { verdict, record })
}

/// Returns the lines before the first turn.
fn opening(deal: &Deal, before: DealState) -> Record {
    let list = |pile: Pile| CardList(pile.iter().map(|card| Spanned::new(card, 1)).collect());
    let name = |at: usize| {
        let name = NAMES.get(at).copied().unwrap_or_default();
        Spanned::new(name.into(), 1)
    };
    let names = (0..deal.hands.len()).map(name).collect();
    let mut lines = vec![
        Line::Header(Header::Players(names)),
        Line::Header(Header::Carry(before.carry)),
        Line::Header(Header::Pot(before.pot)),
        Line::Header(Header::Table(list(deal.laid))),
    ];
    if deal.laid.flowers_with(4).next().is_none() {
        let hands = deal.hands.iter().enumerate();
        lines.extend(hands.map(|(at, hand)| Line::Act(name(at), Act::Holds(list(*hand)))));
        let taken = Act::Takes(list(deal.jokers.iter().copied().collect()));
        lines.extend((!deal.jokers.is_empty()).then(|| Line::Act(name(0), taken)));
    }
    let entry = |(at, line)| RecordEntry {
        place: Place {
            line: at,
            column: 1,
        },
        line: Some(line),
        flawed: false,
        comment: None,
    };
    Record {
        entries: (1..).zip(lines).map(entry).collect(),
    }
}

/// A hand being played.
struct SimulatedHand<'a> {
    live: Live<'a>,
    rules: &'a GoStopRules,
    styles: Vec<Style>,
    /// The rest of the stock.
    stock: Vec<Card>,
    numbers: RandomNumbers,
}

#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "a method of a view is for one lifetime, a closure for any"
)]
impl SimulatedHand<'_> {
    /// Records the quads of each hand that was dealt four cards of a month.
    fn quads(&mut self, hands: &[Pile]) -> Result<(), Fault> {
        for (at, hand) in hands.iter().enumerate() {
            if let Some(month) = hand.flowers_with(4).next() {
                self.live
                    .tell(Seat(at), Act::quads(Spanned::new(month, 1)))?;
            }
        }
        Ok(())
    }

    /// Lets a player look at the table and make a decision.
    fn ask<T>(
        &mut self,
        seat: Seat,
        question: impl FnOnce(&PlayerView<'_>, Style, &mut RandomNumbers) -> T,
    ) -> Option<T> {
        let view = PlayerView::new(&self.live, seat, self.rules)?;
        let style = self.styles.get(seat.0).copied()?;
        Some(question(&view, style, &mut self.numbers))
    }

    /// Returns a player's turn, or the next line of one.
    fn next(&mut self, seat: Seat) -> Option<Followed> {
        let view = PlayerView::new(&self.live, seat, self.rules)?;
        let style = self.styles.get(seat.0).copied()?;
        let follow = |one| {
            let ways = lines(view.table, seat, one, &self.stock, self.rules);
            (!ways.is_empty()).then_some(ways)
        };
        let ways = view.decide(style, &mut self.numbers).find_map(follow)?;
        view.choose(style, ways, &mut self.numbers)
    }

    fn turn(&mut self, seat: Seat) -> Result<(), Fault> {
        if let Some(month) = self
            .ask(seat, |view, style, numbers| view.shows(style, numbers))
            .flatten()
        {
            self.live
                .tell(seat, Act::heundeum(Spanned::new(month, 1)))?;
        }
        loop {
            let turn = self.next(seat).ok_or(Fault {
                place: Place::default(),
                problem: Problem::NoEnd { game: Game::GoStop },
            })?;
            self.stock.drain(..turn.turn.turned_up().count());
            self.live.take(seat, turn)?;
            if !self.live.table().is_some_and(Table::is_mid_turn) {
                return Ok(());
            }
        }
    }

    /// Surrenders the junk that is owed, and lets the player stop or go.
    fn after_turn(&mut self, seat: Seat) -> Result<(), Fault> {
        while let Some((from, to, cards)) = self.live.choice() {
            let Some(card) = cards.first() else { break };
            let to = Spanned::new(self.live.hand().player(to).name.clone(), 1);
            self.live
                .tell(from, Act::Gives(Spanned::new(*card, 1), to))?;
        }
        self.live.surrender();
        if self.live.must_declare() == Some(seat) {
            let goes_on = self
                .ask(seat, |view, style, numbers| view.goes_on(style, numbers))
                .unwrap_or_default();
            let call = if goes_on { Act::Go(None) } else { Act::Stop };
            self.live.tell(seat, call)?;
        } else if self.live.may_stop_at_last() == Some(seat) {
            self.live.tell(seat, Act::Stop)?;
        }
        Ok(())
    }
}
