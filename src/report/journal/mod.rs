//! A ledger as the journal of a bookkeeping program: transactions that each sum to zero.
//!
//! Each person has an account that holds what the person is owed. The other accounts explain where
//! it came from: the boar's pot, the kitties, and the pockets from which people paid into kitties.
//! Chips that are worth money are written as money.

mod beancount;
mod hledger;
mod names;

use super::account::has_kitty;
use super::daybook::{DaybookHand, DaybookItem, DaybookSession, Movement, Roles, daybook};
use super::money::Amount;
use crate::ledger::{Adjustment, EntryId, Handover, Ledger, LedgerError, Net, People, Period};
use crate::letters::key;
use crate::record::{ChipValue, Name, currency_key};
use std::collections::{BTreeSet, HashMap};

/// A ledger as transactions. The transactions are read twice, once to learn which accounts and
/// units they use and once to write them; none is kept in memory.
#[derive(Debug)]
pub struct Journal<'l> {
    ledger: &'l Ledger,
    /// The last entry of the ledger, and the entry's hash; `None` if the ledger has no entry.
    head: Option<(EntryId, String)>,
    period: Period,
    writer: Writer,
    /// The accounts that are used, in order.
    holders: BTreeSet<Holder>,
    /// The units that are used.
    units: BTreeSet<Commodity>,
    /// The day of the first transaction, if there is one.
    first: Option<String>,
    transactions: usize,
}

/// Something that moved chips or money.
#[derive(Clone, Debug)]
struct Transaction {
    day: String,
    entry: EntryId,
    deed: Deed,
    /// What each account gains or loses; these amounts sum to zero.
    postings: Vec<Posting>,
}

/// What a transaction was for.
#[derive(Clone, Debug)]
enum Deed {
    Hand(std::rc::Rc<DaybookSession>, Box<DaybookHand>),
    End(std::rc::Rc<DaybookSession>),
    /// What the end of an open session would bring.
    Open(std::rc::Rc<DaybookSession>),
    Paid(Option<String>),
    Settled,
    /// Something was adjusted, for this reason.
    Adjusted(String),
}

/// What an account gains, or loses if negative.
#[derive(Clone, Debug)]
struct Posting {
    holder: Holder,
    value: JournalAmount,
    /// The number of chips, if the value is the money that chips are worth.
    chips: Option<i64>,
}

/// An account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Holder {
    /// What a person is owed, or owes if negative; the person is given by place among all people.
    Person(usize),
    /// The boar's pot.
    Pot,
    /// What a kitty holds.
    Kitty(usize),
    /// What a person took out of kitties, or put in if negative.
    Pocket(usize),
}

/// An amount of something.
#[derive(Clone, Debug)]
enum JournalAmount {
    /// Chips that are worth nothing.
    Chips(i64),
    Money(Amount),
}

/// The unit of a value: `None` for chips, otherwise the folded name of the currency.
type Commodity = Option<String>;

impl JournalAmount {
    fn unit(&self) -> Commodity {
        match self {
            Self::Chips(_) => None,
            Self::Money(amount) => Some(currency_key(&amount.currency)),
        }
    }

    fn number(&self) -> String {
        match self {
            Self::Chips(chips) => chips.to_string(),
            Self::Money(amount) => amount.to_string(),
        }
    }
}

impl Transaction {
    /// Describes the transaction in a few words, the same in every language.
    fn told(&self) -> String {
        match &self.deed {
            Deed::Hand(_, hand) => format!("hand {}", hand.name),
            Deed::End(table) => format!("end of session {}", table.session),
            Deed::Open(table) => format!("session {} if it ended now", table.session),
            Deed::Paid(Some(note)) => format!("paid, {note}"),
            Deed::Paid(None) => "paid".to_owned(),
            Deed::Settled => "settled".to_owned(),
            Deed::Adjusted(reason) => format!("adjusted, {reason}"),
        }
    }

    /// Returns tags for finding the transaction, each with its value.
    fn tags(&self) -> Vec<(&'static str, String)> {
        let mut tags = vec![("entry", self.entry.to_string())];
        if let Deed::Hand(table, _) | Deed::End(table) | Deed::Open(table) = &self.deed {
            tags.push(("session", table.session.to_string()));
        }
        if let Deed::Hand(_, hand) = &self.deed {
            tags.push(("hand", hand.name.number.to_string()));
            tags.extend(
                hand.correction
                    .map(|entry| ("correction", entry.to_string())),
            );
        }
        tags
    }

    /// Returns whether the transaction is still to come.
    const fn is_pending(&self) -> bool {
        matches!(self.deed, Deed::Open(_))
    }
}

impl<'l> Journal<'l> {
    /// Reads what moved in a period, without hands that moved nothing; `None` if an amount is too
    /// large.
    pub fn read(ledger: &'l Ledger, period: Period) -> Result<Option<Self>, LedgerError> {
        let mut journal = Self {
            ledger,
            head: ledger.head()?,
            period,
            writer: Writer::new(ledger)?,
            holders: BTreeSet::new(),
            units: BTreeSet::new(),
            first: None,
            transactions: 0,
        };
        for item in daybook(ledger, period, Roles::Untold)? {
            let Some(transaction) = journal.writer.transaction(item?) else {
                return Ok(None);
            };
            journal.note(transaction);
        }
        Ok(Some(journal))
    }

    /// Notes the accounts and units that a transaction uses.
    fn note(&mut self, transaction: Transaction) {
        if transaction.postings.is_empty() {
            return;
        }
        for posting in &transaction.postings {
            self.holders.insert(posting.holder);
            self.units.insert(posting.value.unit());
        }
        self.first.get_or_insert(transaction.day);
        self.transactions += 1;
    }

    /// Returns how many transactions there are.
    pub const fn transactions(&self) -> usize {
        self.transactions
    }

    /// Returns each transaction as `text` writes it.
    fn each(
        &self,
        text: impl Fn(&Transaction) -> String,
    ) -> Result<impl Iterator<Item = Result<String, LedgerError>>, LedgerError> {
        let mut writer = self.writer.clone();
        let items = daybook(self.ledger, self.period, Roles::Untold)?;
        Ok(items.filter_map(move |item| {
            let transaction = item.map(|item| writer.transaction(item)).transpose()?;
            let transaction = transaction.map(|one| (!one.postings.is_empty()).then_some(one));
            transaction.transpose().map(|one| one.map(|one| text(&one)))
        }))
    }

    /// Returns what a reader of the file should know.
    fn head(&self) -> Vec<String> {
        let mut told = Vec::new();
        if let Some((entry, hash)) = &self.head {
            told.push(format!("A ledger of dokbak up to entry {entry}, {hash}."));
        }
        let day = |day: Option<crate::date::Date>| day.map(|day| day.to_string());
        match (day(self.period.since), day(self.period.until)) {
            (None, None) => {}
            (Some(since), None) => told.push(format!("Since {since}.")),
            (None, Some(until)) => told.push(format!("Until {until}.")),
            (Some(since), Some(until)) => told.push(format!("From {since} to {until}.")),
        }
        let about = [
            "People: what each person is owed; negative, what they owe. Pot: the boar's pot.",
            "Kitties: what is in each. Pockets: what each person took out of kitties; negative, put in.",
            "Chips that are worth money are money; the others are CHIP.",
            "The entry of each transaction is its number in the ledger: dokbak show ENTRY.",
            "What is marked ! would come of a session that is still open, if it ended now.",
        ];
        told.extend(about.map(str::to_owned));
        told
    }
}

/// The names of all account holders, for converting items to transactions.
#[derive(Clone, Debug)]
struct Writer {
    known: People,
    /// All people whom the ledger knows, in the order in which they first sat down, then `others`.
    names: Vec<Name>,
    /// The places in `names` of names that belong to nobody, by folded name.
    others: HashMap<String, usize>,
    /// All kitties of the ledger, in the order in which the kitties first got money.
    kitties: Vec<Name>,
}

impl Writer {
    fn new(ledger: &Ledger) -> Result<Self, LedgerError> {
        let known = ledger.people()?;
        let names = known.all().iter().map(|person| person.name.clone());
        let mut writer = Self {
            names: names.collect(),
            others: HashMap::new(),
            kitties: Vec::new(),
            known,
        };
        // All kitties are listed, so that an account keeps its name whatever period is asked for.
        let handed = ledger.handovers(Period::default())?.into_iter();
        let handed = handed.flat_map(|handover| [handover.from, handover.to]);
        let adjusted = ledger.adjustments(Period::default())?.into_iter();
        let adjusted = adjusted.flat_map(|adjustment| adjustment.shares);
        for name in handed.chain(adjusted.map(|(name, _)| name)) {
            if writer.known.find(&name).is_none() {
                writer.kitty(&name);
            }
        }
        Ok(writer)
    }

    /// Returns the place of the person with a name, adding names that belong to nobody: older
    /// versions accepted names that never sat down.
    fn person(&mut self, name: &str) -> usize {
        if let Some((place, _)) = self.known.find(name) {
            return place;
        }
        let next = self.names.len();
        let place = *self.others.entry(key(name)).or_insert(next);
        if place == next {
            self.names.push(name.into());
        }
        place
    }

    fn kitty(&mut self, name: &str) -> usize {
        let folded = key(name);
        let found = self.kitties.iter().position(|kitty| key(kitty) == folded);
        found.unwrap_or_else(|| {
            self.kitties.push(name.into());
            self.kitties.len() - 1
        })
    }

    /// Converts an item to a transaction; `None` if an amount is too large.
    fn transaction(&mut self, item: DaybookItem) -> Option<Transaction> {
        let (deed, postings) = match item.what {
            Movement::Hand(table, hand) => {
                let net: Net = hand
                    .seats
                    .iter()
                    .map(|seat| (seat.name.as_str().into(), seat.chips))
                    .collect();
                let postings = self.moved(&net, table.worth())?;
                (Deed::Hand(table, hand), postings)
            }
            Movement::End(table, net) => {
                let postings = self.moved(&net, table.worth())?;
                (Deed::End(table), postings)
            }
            Movement::Open(table, net) => {
                let postings = self.moved(&net, table.worth())?;
                (Deed::Open(table), postings)
            }
            Movement::Handed(handover) => {
                let postings = self.handed(&handover)?;
                let deed = if handover.settled {
                    Deed::Settled
                } else {
                    Deed::Paid(handover.note)
                };
                (deed, postings)
            }
            Movement::Adjusted(adjustment) => {
                let postings = self.adjusted(&adjustment)?;
                (Deed::Adjusted(adjustment.reason), postings)
            }
        };
        Some(Transaction {
            day: item.day,
            entry: item.entry,
            deed,
            postings,
        })
    }

    /// Returns the postings of a net: what everybody gained or lost, and for the pot what makes the
    /// sum zero. `None` if an amount is too large.
    fn moved(&mut self, net: &Net, chip: Option<&ChipValue>) -> Option<Vec<Posting>> {
        let mut sum = 0_i64;
        let mut postings = Vec::new();
        for (name, chips) in net {
            sum = sum.checked_add(*chips)?;
            let holder = Holder::Person(self.person(name));
            postings.extend(Posting::of_chips(holder, *chips, chip)?);
        }
        postings.extend(Posting::of_chips(Holder::Pot, sum.checked_neg()?, chip)?);
        Some(postings)
    }

    /// Returns the postings of an adjustment; `None` if an amount is too large.
    fn adjusted(&mut self, adjustment: &Adjustment) -> Option<Vec<Posting>> {
        let mut postings = Vec::new();
        let with_kitty = has_kitty(adjustment, &self.known);
        for (name, units) in &adjustment.shares {
            let holder = match self.known.find(name) {
                Some((place, _)) if with_kitty => Holder::Pocket(place),
                Some((place, _)) => Holder::Person(place),
                None => Holder::Kitty(self.kitty(name)),
            };
            let mut posting = Posting::of_chips(holder, *units, adjustment.worth())?;
            if let Some(posting) = posting.as_mut().filter(|_| adjustment.unit.is_money()) {
                posting.chips = None;
            }
            postings.extend(posting);
        }
        Some(postings)
    }

    /// Returns the postings of a handover; `None` if the amount is too large. Money in a kitty
    /// belongs to nobody, so paying into a kitty does not reduce a debt.
    fn handed(&mut self, handover: &Handover) -> Option<Vec<Posting>> {
        let amount = Amount::from_chips(1, &handover.amount)?;
        let less = amount.negative()?;
        let place = |writer: &Self, name: &str| writer.known.find(name).map(|(place, _)| place);
        let from = place(self, &handover.from);
        let to = place(self, &handover.to);
        let (from, to) = match (from, to) {
            // The person who paid is now owed more.
            (Some(from), Some(to)) => (Holder::Person(to), Holder::Person(from)),
            (Some(from), None) => (
                Holder::Pocket(from),
                Holder::Kitty(self.kitty(&handover.to)),
            ),
            (None, Some(to)) => (
                Holder::Kitty(self.kitty(&handover.from)),
                Holder::Pocket(to),
            ),
            (None, None) => (
                Holder::Kitty(self.kitty(&handover.from)),
                Holder::Kitty(self.kitty(&handover.to)),
            ),
        };
        let posting = |holder, amount| Posting {
            holder,
            value: JournalAmount::Money(amount),
            chips: None,
        };
        Some(vec![posting(from, less), posting(to, amount)])
    }
}

impl Posting {
    /// Returns the posting of some chips; nothing if there are none.
    #[expect(
        clippy::option_option,
        reason = "that nothing moved is another thing than that it does not fit"
    )]
    fn of_chips(holder: Holder, chips: i64, chip: Option<&ChipValue>) -> Option<Option<Self>> {
        if chips == 0 {
            return Some(None);
        }
        let value = match chip {
            Some(chip) => JournalAmount::Money(Amount::from_chips(chips, chip)?),
            None => JournalAmount::Chips(chips),
        };
        let is_money = chip.is_some();
        Some(Some(Self {
            holder,
            value,
            chips: is_money.then_some(chips),
        }))
    }
}
