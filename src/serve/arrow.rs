//! A payment that somebody owes somebody, and who may note that it was made.

use super::app::Viewer;
use crate::ledger::People;
use crate::report::MoneyPayment;
use std::fmt;

/// A payment that somebody owes somebody, as a form names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Arrow {
    pub(super) from: String,
    pub(super) to: String,
    pub(super) amount: String,
    pub(super) currency: String,
}

impl From<&MoneyPayment> for Arrow {
    fn from(payment: &MoneyPayment) -> Self {
        Self {
            from: payment.from.to_string(),
            to: payment.to.to_string(),
            amount: payment.amount.to_string(),
            currency: payment.amount.currency.clone(),
        }
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pairs = form_urlencoded::Serializer::new(String::new());
        for part in [&self.from, &self.to, &self.amount, &self.currency] {
            pairs.append_pair("", part);
        }
        f.write_str(&pairs.finish())
    }
}

impl Arrow {
    /// Reads an arrow as a form names it.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let pairs = form_urlencoded::parse(text.as_bytes());
        let parts: Vec<String> = pairs.map(|(_, part)| part.into_owned()).collect();
        let [from, to, amount, currency]: [String; 4] = parts.try_into().ok()?;
        Some(Self {
            from,
            to,
            amount,
            currency,
        })
    }
}

/// Returns whether a phone may note a payment: that of the payer, of the receiver, or a referee's.
pub(super) fn may_note(viewer: &Viewer, people: &People, from: &str, to: &str) -> bool {
    let is_one = |name: &str| {
        let mut seats = viewer.phone.seats.iter();
        seats.any(|seat| *seat == *name || people.are_one(seat, name))
    };
    viewer.phone.referee || is_one(from) || is_one(to)
}
