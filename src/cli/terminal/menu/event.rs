//! The menu of events, which builds a line of the record piece by piece.

use super::{Menu, counted};
use crate::card::Pile;
use crate::cli::words::{Text, say};
use crate::evening::given::Given;
use crate::evening::hand::{playing, seen, unseen};
use crate::evening::items::{Makes, MenuItem, in_force, is_beside_turns, items};
use crate::record::{Act, CardList, CupCall, Line, Name, Nth, Seat, Spanned};
use std::io;

/// What each player won.
type Amounts = Vec<(Spanned<Name>, i64)>;

/// The most chips that the menu lists for a loser.
const MOST_LOST: u32 = 99;

/// The stakes that a record can have.
const STAKES: std::ops::RangeInclusive<u32> = 2..=9;

impl Menu<'_> {
    /// Asks for a whole line (event, player and details) or a command.
    pub(super) fn event(&self) -> io::Result<Option<Given>> {
        let lang = self.lang;
        let gostop = self.state.ruleset.rules.gostop();
        let items: Vec<&MenuItem> = items(self.state.ruleset.game())
            .iter()
            .filter(|item| gostop.is_none_or(|rules| in_force(item, rules)))
            .filter(|item| !self.state.tells_turns() || is_beside_turns(item))
            .collect();
        let label = |item: &&MenuItem| match item {
            MenuItem::Verb(verb, _) => say!(lang, menu_verb(*verb)),
            MenuItem::Line(keyword, _) => say!(lang, menu_line(*keyword)),
            MenuItem::Command(word) => say!(lang, menu_command(word)),
        };
        let labels: Vec<Text> = items.iter().map(label).collect();
        let Some(at) = self.by.fuzzy(say!(lang, menu_event()), &labels)? else {
            return Ok(None);
        };
        match items[at] {
            MenuItem::Command(word) => Ok(Some(Given::Text((*word).to_owned()))),
            MenuItem::Line(_, makes) => Ok(self.made(makes, Seat(0))?.map(Given::Line)),
            MenuItem::Verb(_, makes) => {
                let Some(seat) = self.player()? else {
                    return Ok(None);
                };
                Ok(self.made(makes, seat)?.map(|act| self.act(seat, act)))
            }
        }
    }

    /// Returns the line of a player.
    pub(super) fn act(&self, seat: Seat, act: Act) -> Given {
        let mut names = playing(&self.state.told);
        Given::Line(Line::act(names.swap_remove(seat.0), act))
    }

    /// Asks for the details of an event, and returns what is built from them.
    fn made<T: Clone>(&self, makes: &Makes<T>, seat: Seat) -> io::Result<Option<T>> {
        Ok(match makes {
            Makes::Itself(made) => Some(made.clone()),
            Makes::Cards(make) => {
                let cards = self.cards(unseen(self.state))?;
                cards.map(|cards| make(CardList::unwritten(cards)))
            }
            Makes::Month(make) => self.month()?.map(|month| make(Spanned::synthetic(month))),
            Makes::Stack(make) => {
                let Some(month) = self.month()? else {
                    return Ok(None);
                };
                self.when(&Nth::ALL, |nth| make(Spanned::synthetic(month), nth))?
            }
            Makes::First(make) => self.when(&[Nth::First], |nth| make(nth.is_some()))?,
            Makes::Card(make) => {
                let card = self.card(seen(self.state))?;
                card.map(|card| make(Spanned::synthetic(card)))
            }
            Makes::CardTo(make) => {
                let pile: Pile = self.pile(seat);
                let Some(card) = self.card(pile)? else {
                    return Ok(None);
                };
                let Some(to) = self.player()? else {
                    return Ok(None);
                };
                let to = playing(&self.state.told).swap_remove(to.0);
                Some(make(Spanned::synthetic(card), Spanned::synthetic(to)))
            }
            Makes::Counts(make) => counted::counts(self.by, self.lang)?.map(make),
            Makes::Cup(make) => {
                let ways = [CupCall::Animal, CupCall::Junk];
                let labels = ways.map(|way| say!(self.lang, menu_cup_way(way)).to_owned());
                let chosen = self.by.select(say!(self.lang, menu_cup()), &labels)?;
                chosen.map(|at| make(ways[at]))
            }
            Makes::Stake(make) => {
                let labels: Vec<String> = STAKES.map(|times| format!("×{times}")).collect();
                let chosen = self.by.select(say!(self.lang, menu_stake()), &labels)?;
                chosen.and_then(|at| STAKES.clone().nth(at)).map(make)
            }
            Makes::Net(make) => self.net()?.map(make),
            Makes::Score(make) => counted::score(self.by, self.lang)?.map(make),
        })
    }

    /// Asks who won and how many chips each of the others lost.
    fn net(&self) -> io::Result<Option<Amounts>> {
        let Some(winner) = self.player()? else {
            return Ok(None);
        };
        let mut net = Amounts::new();
        for (seat, name) in playing(&self.state.told).into_iter().enumerate() {
            let lost = if seat == winner.0 {
                0
            } else {
                let question = say!(self.lang, menu_lost(name.as_str()));
                match self.by.number(&question, 0..=MOST_LOST)? {
                    Some(lost) => i64::from(lost),
                    None => return Ok(None),
                }
            };
            net.push((Spanned::synthetic(name), -lost));
        }
        let lost: i64 = net.iter().map(|(_, chips)| chips).sum();
        if let Some((_, chips)) = net.get_mut(winner.0) {
            *chips = -lost;
        }
        Ok(Some(net))
    }

    /// Asks in which of these turns something happened (`None` for any other turn), and returns
    /// what is built from the answer.
    fn when<T>(&self, turns: &[Nth], make: impl Fn(Option<Nth>) -> T) -> io::Result<Option<T>> {
        let turns = turns.iter().copied().map(Some);
        let turns: Vec<Option<Nth>> = [None].into_iter().chain(turns).collect();
        let label = |nth: &Option<Nth>| say!(self.lang, menu_turn(*nth));
        let labels: Vec<String> = turns.iter().map(label).collect();
        let chosen = self.by.select(say!(self.lang, menu_when()), &labels)?;
        Ok(chosen.map(|at| make(turns[at])))
    }
}
