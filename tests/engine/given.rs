//! A second, literal reading of the rules on surrendered junk, turn by turn.

use crate::literal::Brought;
use dokbak::card::{Card, Joker, Kind, Pile};
use dokbak::gostop::Hand;
use dokbak::record::{Special, Turn};
use dokbak::rules::{GoStopRules, Grenade};

/// The piles, and what the current turn has brought.
pub(crate) struct Given {
    piles: Vec<Vec<Card>>,
    /// How much junk each event of the turn brings, and from when it is settled.
    owed: Vec<(usize, usize)>,
    /// The cards taken in the turn.
    turn: Vec<Card>,
    /// How many turns each player has taken.
    turns: Vec<usize>,
}

/// Returns a card's worth as junk, if it can be surrendered.
fn worth(card: Card) -> usize {
    match (card.kind(), card.as_joker()) {
        (Some(Kind::Junk), _) | (_, Some(Joker::One | Joker::Boss)) => 1,
        (Some(Kind::DoubleJunk), _) | (_, Some(Joker::Two)) => 2,
        (_, Some(Joker::Three)) => 3,
        _ => 0,
    }
}

impl Given {
    /// Returns the piles before the first turn: the dealer has the jokers that were dealt to the
    /// table.
    pub(crate) fn dealt(players: usize, bonus: &[Card]) -> Self {
        let mut piles = vec![Vec::new(); players];
        piles[0] = bonus.to_vec();
        Self {
            piles,
            owed: Vec::new(),
            turn: Vec::new(),
            turns: vec![0; players],
        }
    }

    /// Notes the effect of a line of a turn.
    pub(crate) fn line(&mut self, by: usize, turn: &Turn, out: &Brought, rules: &GoStopRules) {
        self.piles[by].extend(&out.took);
        self.turn.extend(&out.took);
        let mut owe = |when: usize, junk: u32| self.owed.push((when, junk as usize));
        for special in &out.specials {
            match special {
                Special::Chok => owe(0, rules.junk_each_chok),
                Special::Ttadak => owe(1, rules.junk_each_ttadak),
                Special::Sseul => owe(2, rules.junk_each_sseul),
                Special::Stack => owe(3, rules.junk_each_stack),
                Special::JaPpuk => owe(4, rules.junk_each_ja_ppuk),
            }
        }
        let bomb = match turn {
            Turn::Bombs(..) => true,
            Turn::Grenades(..) => matches!(rules.grenade, Grenade::Junk | Grenade::Bomb),
            _ => false,
        };
        if bomb {
            owe(5, rules.junk_each_potkan);
        }
        let kinds = |test: &dyn Fn(Card) -> bool| self.turn.iter().any(|card| test(*card));
        let has = |kind: Kind| kinds(&|card| card.kind() == Some(kind));
        let junk = kinds(&|card| worth(card) > 0);
        let every = has(Kind::Bright) && has(Kind::Animal) && has(Kind::Ribbon) && junk;
        if self.turns[by] == 0 && every && !matches!(turn, Turn::Draws(..)) {
            owe(6, rules.junk_each_baekhwajeom);
        }
        for joker in &out.jokers {
            match joker.as_joker() {
                Some(Joker::Boss) => owe(7, rules.junk_each_boss),
                Some(Joker::One | Joker::Two | Joker::Three) => owe(7, rules.junk_each_joker),
                _ => {}
            }
        }
    }

    fn give(&mut self, from: usize, to: usize, card: Card) {
        let at = self.piles[from].iter().position(|had| *had == card);
        let card = self.piles[from].remove(at.expect("a card of the pile"));
        self.piles[to].push(card);
    }

    /// Settles what a turn brought, with one player's choice of a card; returns how many cards were
    /// given without a choice.
    pub(crate) fn settle(&mut self, by: usize, mut choice: Option<(usize, Card)>) -> u64 {
        let mut owed = std::mem::take(&mut self.owed);
        owed.sort_by_key(|(when, _)| *when);
        let mut given = 0;
        if let Some((from, card)) = choice {
            self.give(from, by, card);
        }
        for (_, junk) in owed {
            for step in 1..self.piles.len() {
                let from = (by + step) % self.piles.len();
                let told = choice.filter(|told| told.0 == from && junk > 0);
                if told.is_some() {
                    choice = None;
                }
                let left = junk.saturating_sub(told.map_or(0, |told| worth(told.1)));
                for card in self.default(from, left) {
                    self.give(from, by, card);
                    given += 1;
                }
            }
        }
        self.turn.clear();
        self.turns[by] += 1;
        given
    }

    /// Returns what is given for one or two junk: ordinary cards if there are enough, otherwise a
    /// dearer one, otherwise whatever there is.
    fn default(&self, from: usize, owed: usize) -> Vec<Card> {
        assert!(owed <= 2);
        let mut junk = self.piles[from].clone();
        junk.sort_unstable_by_key(|card| (card.as_joker(), card.flower()));
        let dearer = junk.iter().copied().find(|card| worth(*card) > 1);
        junk.retain(|card| worth(*card) == 1);
        if junk.len() >= owed {
            junk.truncate(owed);
            return junk;
        }
        dearer.map_or(junk, |card| vec![card])
    }

    /// Fails if the hand's piles differ.
    pub(crate) fn assert_same(&self, hand: &Hand, text: &str) {
        for (pile, player) in self.piles.iter().zip(&hand.players) {
            let pile: Pile = pile.iter().copied().collect();
            assert_eq!(pile, player.pile, "{}\n{text}", player.name);
        }
    }
}
