//! Offers of a nagari: what a verdict says about a turn that nobody took, checked with records in
//! which this turn and every answer to it are played.

use crate::support::gostop;
use dokbak::card::{Calendar, Card};
use dokbak::case::{AnyHand, Case, Opening};
use dokbak::gostop::turns::{Move, options};
use dokbak::gostop::{Hand, PendingDecision};
use dokbak::record::{Place, Seat, Turn};
use dokbak::rules::Ruleset;
use dokbak::verdict::{OfferFinding, OfferedTurn, Safety};

/// What a turn would have led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comes {
    Safe,
    Wins,
    Unsafe(Seat),
    NotKnown,
}

impl Comes {
    /// True if a verdict says the same.
    fn is(self, said: &Safety, hand: &Hand) -> bool {
        match (self, said) {
            (Self::Safe, Safety::Safe)
            | (Self::Wins, Safety::Wins)
            | (Self::NotKnown, Safety::NotKnown) => true,
            (Self::Unsafe(seat), Safety::Unsafe { winner, .. }) => hand.name(seat) == *winner,
            _ => false,
        }
    }
}

/// What came after an offer.
struct Ahead<'a> {
    ruleset: &'a Ruleset,
    /// The hand as it ended.
    hand: Hand,
    /// The cards of the stock, in order.
    deck: Vec<Card>,
    line: u32,
}

impl Ahead<'_> {
    /// Returns the hand after these lines, and the codes of its faults, except for a choice that
    /// was not told.
    fn told(&self, lines: &[String]) -> (Hand, Vec<&'static str>) {
        let opening = Opening {
            ruleset: Some(self.ruleset),
            ..Opening::default()
        };
        let reading = Case::read(&(lines.join("\n") + "\n"), opening).hand();
        let codes = reading.faults.iter().map(|fault| fault.problem.code());
        let wrong = codes.filter(|code| *code != "choice-needed").collect();
        match reading.hand {
            AnyHand::GoStop(hand) => (*hand, wrong),
            _ => panic!("another game"),
        }
    }

    /// Returns the hand after these lines.
    fn read(&self, lines: &[String]) -> Hand {
        let (hand, wrong) = self.told(lines);
        assert!(wrong.is_empty(), "{wrong:?}\n{}", lines.join("\n"));
        hand
    }

    /// True if a player may stop after these lines: either he must call, or his stop is accepted
    /// although he has no more than at his last go.
    fn may_stop(&self, lines: &[String], seat: Seat) -> bool {
        let hand = self.read(lines);
        if matches!(hand.due, Some(PendingDecision::Call(who, _)) if who == seat) {
            return true;
        }
        let went = !hand.players[seat].goes.is_empty() && hand.end.is_none();
        if gostop(self.ruleset).go_improve || !went {
            return false;
        }
        let stop = format!("{} stop", hand.players[seat].name);
        let lines: Vec<String> = lines.iter().cloned().chain([stop]).collect();
        self.told(&lines).1.is_empty()
    }

    /// Returns a player's decisions in his next turn.
    fn made(&self, seat: Seat) -> Option<Vec<Move>> {
        let line = self.line;
        let since = |place: Place| place.line > line;
        let mut past = self.hand.turns.iter();
        let next = past.find(|past| past.seat == seat && since(past.place))?;
        Some(next.turns.iter().map(Move::from_turn).collect())
    }

    /// Returns what follows these lines after `used` cards of the stock: whether one of these
    /// opponents may stop after his next turn, and who.
    fn after(&self, lines: &[String], used: usize, opponents: &[Seat]) -> Comes {
        let hand = self.read(lines);
        let Some(table) = hand.table.filter(|_| hand.end.is_none()) else {
            return Comes::Safe;
        };
        let Some(seat) = table.due().filter(|due| opponents.contains(due)) else {
            return Comes::Safe;
        };
        let made = self.made(seat);
        let known = table.hand(seat).is_known();
        if !known && made.is_none() {
            return Comes::NotKnown;
        }
        let rules = gostop(self.ruleset);
        let turns = |only| -> Vec<(Vec<String>, usize)> {
            let found = options(&table, seat, &self.deck[used..], only, rules);
            let told = found.into_iter().map(|whole| {
                let turns = whole.turns.iter().map(|turn| turn.print(Calendar::Korean));
                let turns = turns.map(|turn| format!("{} {turn}", hand.players[seat].name));
                (
                    lines.iter().cloned().chain(turns).collect(),
                    used + whole.used,
                )
            });
            told.collect()
        };
        let any = turns(made.as_deref().filter(|_| !known));
        if any.iter().any(|(lines, _)| self.may_stop(lines, seat)) {
            return Comes::Unsafe(seat);
        }
        let made = made.as_deref().map(|made| turns(Some(made)));
        let on = made.filter(|made| !made.is_empty()).unwrap_or(any);
        let rest: Vec<Seat> = opponents
            .iter()
            .copied()
            .filter(|one| *one != seat)
            .collect();
        let seen = on
            .iter()
            .map(|(lines, used)| self.after(lines, *used, &rest));
        let all: Vec<Comes> = seen.collect();
        let mut lost = all.iter().filter(|one| matches!(one, Comes::Unsafe(_)));
        match lost.next() {
            Some(lost) => *lost,
            None if all.is_empty() || all.contains(&Comes::NotKnown) => Comes::NotKnown,
            None => Comes::Safe,
        }
    }

    /// Returns what a turn of the offering player leads to.
    fn of(&self, before: &[String], player: &str, turn: &OfferedTurn) -> Comes {
        let mut lines = before.to_vec();
        let calendar = self.ruleset.rules.calendar();
        let turns = turn.turn.iter();
        lines.extend(turns.map(|turn| format!("{player} {}", turn.print(calendar))));
        let hand = self.read(&lines);
        let mut seats = hand.seats();
        let by = seats.find(|seat| hand.name(*seat) == player).unwrap();
        if self.may_stop(&lines, by) || hand.end.is_some() {
            return Comes::Wins;
        }
        let own = hand.turns.last().unwrap();
        let used = own.turns.iter().map(|turn| turn.turned_up().count()).sum();
        self.after(&lines, used, &hand.others(by).collect::<Vec<Seat>>())
    }
}

/// Replays every turn that could have been taken instead of an offer, if enough of the stock is
/// known. Returns how many were safe and how many not.
pub(crate) fn check(
    ruleset: &Ruleset,
    (lines, hand): (&[String], &Hand),
    offers: &[OfferFinding],
) -> [u64; 2] {
    let rules = gostop(ruleset);
    let jokers = rules.pack_jokers.0.len();
    // A joker from the hand or the stock turns up one more.
    let enough = 3 * rules.potkan_flips as usize + jokers;
    let mut seen = [0; 2];
    for offer in offers {
        let later = hand
            .turns
            .iter()
            .filter(|past| past.place.line > offer.line);
        let deck: Vec<Card> = later
            .flat_map(|past| &past.turns)
            .flat_map(Turn::turned_up)
            .collect();
        if deck.len() < enough {
            continue;
        }
        assert_eq!(offer.stock, None, "{}", lines.join("\n"));
        let ahead = Ahead {
            ruleset,
            hand: hand.clone(),
            deck,
            line: offer.line,
        };
        let before = &lines[..offer.line as usize - 1];
        for turn in &offer.turns {
            let comes = ahead.of(before, &offer.player, turn);
            let told = lines.join("\n");
            assert!(comes.is(&turn.safety, hand), "{comes:?}, {turn:?}\n{told}");
            match comes {
                Comes::Safe => seen[0] += 1,
                Comes::Unsafe(_) => seen[1] += 1,
                Comes::Wins | Comes::NotKnown => {}
            }
        }
    }
    seen
}

/// Bo sits after Ann, and Chul after Bo.
#[test]
fn whoever_has_to_answer_an_offer_next_is_known() {
    let due = |lines: &str| {
        let record = format!("players Ann Bo Chul\n{lines}");
        match Case::read(&record, Opening::default()).hand().hand {
            AnyHand::GoStop(hand) => hand.due,
            _ => panic!("another game"),
        }
    };
    assert_eq!(due("Ann takes 1t\n"), None);
    assert_eq!(due("Ann syodang\n"), Some(PendingDecision::Answer(Seat(1))));
    assert_eq!(
        due("Ann syodang\nBo accepts\n"),
        Some(PendingDecision::Answer(Seat(2)))
    );
    assert_eq!(due("Ann syodang\nBo accepts\nChul accepts\n"), None);
}
