//! Who is owed how much money, in each currency separately: what everybody won, and the money that
//! was handed over since.

use super::money::Amount;
use crate::ledger::{Adjustment, Circles, Handover, People, Total};
use crate::letters::key;
use crate::record::{ChipValue, Name, currency_key};
use crate::settle_up::parts::plan_of_circles;
use std::collections::BTreeMap;

/// What everybody has won and handed over in one currency: who is owed money, and who owes it.
///
/// [`accounts`] makes one account for each currency, from the totals of a ledger, its adjustments
/// and the money that was handed over. [`Account::settle_up`] then returns the payments that leave everybody even.
/// When they were all made, the ledger notes that as a whole plan
/// ([`append_settled`](crate::ledger::Ledger::append_settled)), and [`Balance::since`] starts again
/// from what the plan left open.
///
/// ```
/// use dokbak::ledger::{Grain, HandBody, Ledger, PaidBody, Period, SessionBody, Worth};
/// use dokbak::report::accounts;
/// use dokbak::{Case, Opening, Ruleset};
/// use std::path::Path;
///
/// # let mut ledger = Ledger::trial(Path::new("circle.db"))?;
/// # let (at, engine) = ("2026-11-21T20:00:00Z", "example 1.0");
/// # let session = ledger.open_session(at, engine, &SessionBody {
/// #     players: vec!["Ann".into(), "Bo".into()],
/// #     rules: "pagat".to_owned(),
/// #     ruleset: Ruleset::default().text(),
/// #     chip: Some(Worth::new("100 KRW")),
/// #     length: None,
/// #     day: None,
/// #     follows: None,
/// #     is_result: false,
/// #     table: None,
/// # })?;
/// # let record = "players Ann Bo\nAnn scores 7\nAnn stop\n";
/// # let verdict = Case::read(record, Opening::default()).settle()?;
/// # ledger.append_hand(session, at, engine, &HandBody {
/// #     number: 1,
/// #     record: record.to_owned(),
/// #     verdict: verdict.to_json(),
/// #     net: verdict.net,
/// # })?;
/// // Ann has won 7 chips of 100 won from Bo, who has paid 300 so far.
/// ledger.append_paid(at, engine, &PaidBody {
///     from: "Bo".into(),
///     to: "Ann".into(),
///     amount: "300".to_owned(),
///     currency: "KRW".to_owned(),
///     day: "2026-11-21".to_owned(),
///     note: None,
/// })?;
///
/// let always = Period::default();
/// let people = ledger.people()?;
/// let accounts = accounts(
///     &ledger.totals(always, Grain::Whole)?,
///     &people,
///     &ledger.handovers(always)?,
///     &ledger.adjustments(always)?,
///     &ledger.tables(&people)?,
/// );
/// let accounts = accounts.expect("small amounts");
/// let plan = accounts[0].settle_up().expect("a zero sum");
///
/// assert_eq!(plan.payments.len(), 1);
/// let payment = &plan.payments[0];
/// assert_eq!((payment.from.as_str(), payment.to.as_str()), ("Bo", "Ann"));
/// assert_eq!(payment.amount.to_string(), "400");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The currency, in its first spelling; empty if the currency has no name.
    pub currency: String,
    /// Everybody who won, lost or handed over something, in the order in which they first sat down.
    pub balances: Vec<Balance>,
    /// What each kitty holds, in the order in which the kitties first got money.
    pub kitties: Vec<Kitty>,
    /// The circle of each person in [`Self::balances`].
    circles: Vec<usize>,
}

/// One person's position in one currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// What the person is called.
    pub person: Name,
    /// What was won with cards and got by adjustments, or lost if negative.
    pub won: Amount,
    /// The last day on which a whole plan was handed over in the person's circle, such as
    /// `2026-11-22`; `None` if there was no plan.
    pub settled: Option<String>,
    /// What the last plan left open, plus what was won and lost since; without a plan, everything
    /// that was won and lost.
    pub since: Amount,
    /// What the person is owed, or owes if negative: [`Self::since`], plus what the person handed
    /// over after the plan, less what the person received.
    pub open: Amount,
}

/// Money that belongs to nobody: people pay in, and it pays out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kitty {
    /// The name of the kitty, in its first spelling.
    pub name: Name,
    /// How much money is in the kitty.
    pub holds: Amount,
}

/// A payment that one person owes another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoneyPayment {
    /// Who pays.
    pub from: Name,
    /// Who is paid.
    pub to: Name,
    /// How much, more than 0.
    pub amount: Amount,
}

/// A plan of payments that leaves everybody even; [`Account::settle_up`] makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettleUp {
    /// The payments. After making any of them, the rest is still a valid plan.
    pub payments: Vec<MoneyPayment>,
    /// Whether it is known that no plan has fewer payments; false for more than 20 people.
    pub fewest: bool,
}

/// Returns everybody's position in every currency, in alphabetical order of the currencies; `None`
/// if an amount is too large. Chips that are worth nothing are ignored.
///
/// An adjustment counts like chips that were won or lost, unless it names a kitty: then nobody owes
/// anything, and only the kitty holds more or less. `handed` must be in the order in which the handovers were noted. Money for a name that never sat
/// down goes into a kitty, and nobody is owed it. People who shared one of the `tables` form a
/// circle, and so do people who handed each other money. A plan that was handed over settles the
/// circles of the people that the plan names, and no others.
pub fn accounts(
    totals: &[Total],
    people: &People,
    handed: &[Handover],
    adjusted: &[Adjustment],
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
    for adjustment in adjusted {
        books.adjust(adjustment, place)?;
    }
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
    /// Returns the days of the last plans that were handed over, each with the people whose circles
    /// the plan settled. The list of people is empty if a single day applies to everybody who has
    /// anything to settle.
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

    /// Returns the same account with this spelling of the currency.
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

    /// Returns who pays whom how much so that everybody is even, in as few payments as possible,
    /// and within circles unless that takes more payments. `None` if the winnings do not sum to
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

/// A handover with the places, among all people, of the giver and the receiver; a kitty has none.
type Passed<'a> = (&'a Handover, Option<usize>, Option<usize>);

/// All accounts while they are being added up.
struct AccountsBuilder {
    /// The circles of people who sat together, before handovers connect more people.
    circles: Circles,
    of: BTreeMap<String, AccountBuilder>,
}

impl AccountsBuilder {
    /// Returns the account for a currency.
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

    /// Adds what everybody gets or gives by an adjustment, and connects these people; chips that
    /// are worth nothing are ignored. `None` if a sum is too large.
    fn adjust(
        &mut self,
        adjustment: &Adjustment,
        place: impl Fn(&str) -> Option<usize>,
    ) -> Option<()> {
        let Some(worth) = adjustment.worth() else {
            return Some(());
        };
        let book = self.book(worth);
        let is_kitty = |(name, _): &(Name, i64)| place(name).is_none();
        let with_kitty = adjustment.shares.iter().any(is_kitty);
        let mut first = None;
        for (name, units) in &adjustment.shares {
            let amount = Amount::from_chips(*units, worth)?;
            let place = match place(name) {
                // What goes into or comes from a kitty is handed over at once.
                Some(_) if with_kitty => continue,
                Some(place) => place,
                None => {
                    book.kitty(name, &amount)?;
                    continue;
                }
            };
            let own = book.own(place, &amount);
            own.won.add(&amount)?;
            own.since.add(&amount)?;
            own.open.add(&amount)?;
            book.circles.tie(*first.get_or_insert(place), place);
        }
        Some(())
    }

    /// Connects people by the money that they handed each other, and only then notes the last plan
    /// of each circle.
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

/// An account while it is being added up.
struct AccountBuilder {
    /// The position of each person, by the person's place among all people.
    people: BTreeMap<usize, Own>,
    kitties: Vec<Kitty>,
    /// The last plan of each circle: its position among all handovers, and its day.
    plans: BTreeMap<usize, (usize, String)>,
    circles: Circles,
    /// The currency, in its first spelling.
    currency: Option<String>,
}

/// One person's position so far.
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

    /// Returns the last plan of a person's circle.
    fn plan(&self, place: usize) -> Option<&(usize, String)> {
        self.plans.get(&self.circles.circle(place)?)
    }

    /// Adds what somebody handed over; `at` is the handover's position among all handovers. `None`
    /// if a sum is too large.
    fn moves(&mut self, place: usize, amount: &Amount, at: usize) -> Option<()> {
        let settled = self.plan(place).is_some_and(|(last, _)| at <= *last);
        let own = self.own(place, amount);
        if settled {
            own.since.add(amount)?;
        }
        own.open.add(amount)
    }

    /// Adds what went into a kitty; `None` if the sum is too large.
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
