//! Who is owed how much money: what everybody has won, less what was handed over since, in each
//! currency by itself.

use super::money::Amount;
use crate::ledger::{Circles, Handover, People, Total};
use crate::letters::key;
use crate::record::{ChipValue, Name, currency_key};
use crate::settle_up::parts::plan_of_circles;
use std::collections::BTreeMap;

/// What everybody has won and handed over in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The currency, as it was written of what is added up here first; empty where it has no name.
    pub currency: String,
    /// Everybody who won, lost or handed over something, in the order in which they sat down first.
    pub balances: Vec<Balance>,
    /// What is in each kitty, in the order in which money came to them first.
    pub kitties: Vec<Kitty>,
    /// The circle of everybody in [`Self::balances`].
    circles: Vec<usize>,
}

/// Where one person stands in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// What the person is called.
    pub person: Name,
    /// What was won with cards, or lost where negative.
    pub won: Amount,
    /// The day on which a whole plan was handed over last in the person's circle, such as
    /// `2026-11-22`.
    pub settled: Option<String>,
    /// What that plan left open, with what was won and lost since; all that was won and handed over,
    /// where there was none.
    pub since: Amount,
    /// What is to be paid to the person, or by them where negative: [`Self::since`] and what they
    /// handed over after that, less what they were handed.
    pub open: Amount,
}

/// Money that is nobody's: people pay in, and it pays out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kitty {
    /// What it is called, as it was written first.
    pub name: Name,
    /// What is in it.
    pub holds: Amount,
}

/// Money that one person is to hand to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoneyPayment {
    /// Who pays.
    pub from: Name,
    /// Who is paid.
    pub to: Name,
    /// How much, more than 0.
    pub amount: Amount,
}

/// Payments that leave everybody even.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettleUp {
    /// The payments; after any of them is made the others are what is left.
    pub payments: Vec<MoneyPayment>,
    /// Whether no others are fewer; of more than 20 people that is not known.
    pub fewest: bool,
}

/// Returns where everybody stands in every currency, in the order of the alphabet; `None` where
/// amounts do not fit. Chips that are worth nothing count for nothing.
///
/// `handed` comes in the order in which it was said. Money for a name that never sat down is in a
/// kitty, and nobody is owed it. Who sat at one of the `tables` together is of one circle, and so are
/// people of whom one handed the other money; a plan that was handed over settles the circles of
/// those whom it names, and no other.
pub fn accounts(
    totals: &[Total],
    people: &People,
    handed: &[Handover],
    tables: &[Vec<Name>],
) -> Option<Vec<Account>> {
    let circles = Circles::new(people, tables);
    let mut books = AccountsBuilder {
        circles,
        of: BTreeMap::new(),
    };
    for total in totals {
        let (Some(chip), Some((place, _))) = (total.worth(), people.find(&total.player)) else {
            continue;
        };
        let won = Amount::from_chips(total.chips, chip)?;
        let own = books.book(chip).own(place, &won);
        own.won.add(&won)?;
        own.since.add(&won)?;
        own.open.add(&won)?;
    }
    let place = |name: &str| people.find(name).map(|(place, _)| place);
    let handed: Vec<Passed<'_>> = handed
        .iter()
        .map(|one| (one, place(&one.from), place(&one.to)))
        .collect();
    books.note_plans(&handed);
    for (at, (handover, from, to)) in handed.into_iter().enumerate() {
        let amount = Amount::from_chips(1, &handover.amount)?;
        let book = books.book(&handover.amount);
        if let (Some(from), Some(to)) = (from, to) {
            book.moves(from, &amount, at)?;
            book.moves(to, &amount.negative()?, at)?;
        }
        if from.is_none() {
            book.kitty(&handover.from, &amount.negative()?)?;
        }
        if to.is_none() {
            book.kitty(&handover.to, &amount)?;
        }
    }
    let books = books.of.into_values();
    Some(books.map(|book| book.account(people)).collect())
}

impl Account {
    /// Returns the days on which a whole plan was handed over last, each with those in whose circles
    /// it was; with nobody where one day is that of all who have anything to settle.
    pub fn settled(&self) -> Vec<(&str, Vec<&str>)> {
        let mut days: Vec<(&str, Vec<&str>)> = Vec::new();
        for balance in &self.balances {
            let Some(day) = balance.settled.as_deref() else {
                continue;
            };
            match days.iter_mut().find(|(known, _)| *known == day) {
                Some((_, people)) => people.push(&balance.person),
                None => days.push((day, vec![&balance.person])),
            }
        }
        let mut others = self.balances.iter().filter(|one| one.settled.is_none());
        if let [(_, people)] = days.as_mut_slice()
            && others.all(|one| one.since.signum() == 0)
        {
            people.clear();
        }
        days
    }

    /// Returns the same with the currency written so.
    #[must_use]
    pub fn called(mut self, currency: &str) -> Self {
        currency.clone_into(&mut self.currency);
        for one in &mut self.balances {
            for amount in [&mut one.won, &mut one.since, &mut one.open] {
                *amount = amount.called(currency);
            }
        }
        for kitty in &mut self.kitties {
            kitty.holds = kitty.holds.called(currency);
        }
        self
    }

    /// Returns who pays whom how much so that everybody is even, in as few payments as can be, and
    /// between people of one circle where that takes no more; `None` where what was won does not sum to
    /// zero.
    pub fn settle_up(&self) -> Option<SettleUp> {
        let balances = self.balances.iter();
        let open: Vec<i128> = balances.map(|balance| balance.open.exact()).collect();
        let plan = plan_of_circles(&open, &self.circles)?;
        let payment = |(from, to, exact): (usize, usize, i128)| {
            let (from, to) = (self.balances.get(from)?, self.balances.get(to)?);
            Some(MoneyPayment {
                from: from.person.clone(),
                to: to.person.clone(),
                amount: from.open.another(exact),
            })
        };
        let payments: Option<Vec<MoneyPayment>> = plan.transfers.into_iter().map(payment).collect();
        Some(SettleUp {
            payments: payments?,
            fewest: plan.fewest,
        })
    }
}

/// Money that was handed over, with the places of who gave and who got it among all people; of a kitty
/// none.
type Passed<'a> = (&'a Handover, Option<usize>, Option<usize>);

/// All accounts while they are added up.
struct AccountsBuilder {
    /// Who sat together, before any money ties people.
    circles: Circles,
    of: BTreeMap<String, AccountBuilder>,
}

impl AccountsBuilder {
    /// Returns the book of a currency.
    fn book(&mut self, money: &ChipValue) -> &mut AccountBuilder {
        let book = self.of.entry(currency_key(&money.currency));
        book.or_insert_with(|| AccountBuilder {
            people: BTreeMap::new(),
            kitties: Vec::new(),
            plans: BTreeMap::new(),
            circles: self.circles.clone(),
            currency: None,
        })
    }

    /// Ties whom money ties, and only then notes the last plan of each circle.
    fn note_plans(&mut self, handed: &[Passed<'_>]) {
        for (handover, from, to) in handed {
            if let (Some(from), Some(to)) = (from, to) {
                self.book(&handover.amount).circles.tie(*from, *to);
            }
        }
        let plans = handed.iter().enumerate();
        for (at, (handover, from, to)) in plans.filter(|(_, (one, ..))| one.settled) {
            let book = self.book(&handover.amount);
            for place in [from, to].into_iter().flatten() {
                if let Some(circle) = book.circles.circle(*place) {
                    book.plans.insert(circle, (at, handover.day.clone()));
                }
            }
        }
    }
}

/// An account while it is added up.
struct AccountBuilder {
    /// By the place among all people.
    people: BTreeMap<usize, Own>,
    kitties: Vec<Kitty>,
    /// The last plan of each circle: where it is among all that was handed over, and its day.
    plans: BTreeMap<usize, (usize, String)>,
    circles: Circles,
    /// The currency, as it was written first.
    currency: Option<String>,
}

/// Where one person stands, so far.
struct Own {
    won: Amount,
    since: Amount,
    open: Amount,
}

impl AccountBuilder {
    fn own(&mut self, place: usize, amount: &Amount) -> &mut Own {
        self.written(amount);
        self.people.entry(place).or_insert_with(|| Own {
            won: amount.another(0),
            since: amount.another(0),
            open: amount.another(0),
        })
    }

    fn written(&mut self, amount: &Amount) {
        let currency = &amount.currency;
        self.currency.get_or_insert_with(|| currency.clone());
    }

    /// Returns the last plan of somebody's circle.
    fn plan(&self, place: usize) -> Option<&(usize, String)> {
        self.plans.get(&self.circles.circle(place)?)
    }

    /// Adds what somebody handed over, which is so far on among all that was; `None` where it does
    /// not fit.
    fn moves(&mut self, place: usize, amount: &Amount, at: usize) -> Option<()> {
        let settled = self.plan(place).is_some_and(|(last, _)| at <= *last);
        let own = self.own(place, amount);
        if settled {
            own.since.add(amount)?;
        }
        own.open.add(amount)
    }

    /// Adds what came into a kitty; `None` where it does not fit.
    fn kitty(&mut self, name: &str, amount: &Amount) -> Option<()> {
        self.written(amount);
        let folded = key(name);
        let mut kitties = self.kitties.iter_mut();
        if let Some(kitty) = kitties.find(|kitty| key(&kitty.name) == folded) {
            return kitty.holds.add(amount);
        }
        self.kitties.push(Kitty {
            name: name.into(),
            holds: amount.clone(),
        });
        Some(())
    }

    fn account(self, people: &People) -> Account {
        let circle = |place: &usize| self.circles.circle(*place);
        let circles: Vec<usize> = self.people.keys().filter_map(circle).collect();
        let person = |place: usize| people.all().get(place).map(|person| person.name.clone());
        let balances = self.people.iter().map(|(place, own)| Balance {
            person: person(*place).unwrap_or_default(),
            won: own.won.clone(),
            settled: self.plan(*place).map(|(_, day)| day.clone()),
            since: own.since.clone(),
            open: own.open.clone(),
        });
        let account = Account {
            currency: String::new(),
            balances: balances.collect(),
            kitties: self.kitties,
            circles,
        };
        account.called(&self.currency.unwrap_or_default())
    }
}
