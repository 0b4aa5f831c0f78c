//! Money: who owes whom, what was handed over, and what makes up somebody's balance.

use super::parts::{amount, balance_of};
use super::scene::{FormHead, Scene, Shown};
use crate::evening::keeper::Keeper;
use crate::evening::state::Mode;
use crate::ledger::{Handover, People, Period};
use crate::record::Name;
use crate::report::account::why::{BalanceCause, BalanceItem, rows};
use crate::report::account::{AccountsView, EveningDebts};
use crate::report::{Amount, MoneyPayment, ReportError};
use crate::serve::arrow::{Arrow, may_note};
use crate::serve::snapshot::PlayedSession;
use crate::serve::words::{in_own_words, say};
use crate::words::{Lang, signed};
use askama::Template;
use std::sync::Arc;

#[derive(Template)]
#[template(path = "money.html", config = "assets/serve/askama.toml")]
struct Money {
    lang: Lang,
    form: FormHead,
    /// Whether the evening may be settled up now.
    over: Option<String>,
    plays: bool,
    /// Why there is no money, if that is so.
    none: Option<&'static str>,
    people: Vec<PersonRow>,
    arrows: Vec<ArrowRow>,
    before: Vec<String>,
    handed: Vec<HandedRow>,
    /// What makes up somebody's balance.
    of: Option<BalanceOf>,
}

/// What somebody owes or gets after the evening.
struct PersonRow {
    name: String,
    says: String,
    lost: bool,
    why: String,
}

/// A payment that is owed.
struct ArrowRow {
    says: String,
    /// What a form says of it, if this phone may note that it was paid.
    paid: Option<String>,
}

/// A payment that was noted.
struct HandedRow {
    says: String,
    note: Option<String>,
}

/// What makes up somebody's balance.
struct BalanceOf {
    name: String,
    rows: Vec<BalanceRow>,
}

/// An item of a balance.
struct BalanceRow {
    says: String,
    /// Where a hand is explained, if it is of this evening.
    why: Option<u32>,
    amount: String,
    lost: bool,
}

/// What the ledger says.
#[derive(Default)]
struct Read {
    people: People,
    before: Vec<MoneyPayment>,
    handed: Vec<Handover>,
    of: Option<(Name, Vec<BalanceItem>)>,
}

pub(super) async fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let session = scene.now.session.clone();
    let of = scene.place.get("of");
    let read = match &session {
        Some(session) => {
            let (session, of) = (Arc::clone(session), of.clone());
            let job = move |keeper: &mut Keeper| read(keeper, &session, of.as_deref());
            scene.app.ask(job).await.and_then(Result::ok)
        }
        None => None,
    };
    let read = read.unwrap_or_default();
    let money = money(scene, session.as_deref(), read);
    Ok(Shown {
        title: say!(lang, money_title()).to_owned(),
        main: money.render()?,
    })
}

/// Reads what the ledger says about the money of an evening.
fn read(keeper: &Keeper, session: &PlayedSession, of: Option<&str>) -> Result<Read, ReportError> {
    let ledger = keeper.ledger();
    let books = AccountsView::read(ledger, Period::default())?;
    let debts = session.debts.as_ref();
    let before = debts
        .map(|debts| debts.left_from_before(ledger))
        .transpose()?;
    // While the evening is not paid, what it brings is among what everything leaves open.
    let before = before.filter(|_| debts.is_some_and(EveningDebts::is_nothing));
    let day = debts.map(|debts| debts.day.to_string());
    let handed = books
        .handed
        .iter()
        .filter(|one| Some(&one.day) == day.as_ref());
    let handed = handed.cloned().collect();
    let person = of.and_then(|name| books.people.find(name));
    let of = person.map(|(_, person)| {
        let items = rows(person, &books, ledger, Period::default())?;
        Ok::<_, ReportError>((person.name.clone(), items))
    });
    let of = of.transpose()?;
    Ok(Read {
        before: before.unwrap_or_default(),
        handed,
        of,
        people: books.people,
    })
}

fn money(scene: &Scene<'_>, session: Option<&PlayedSession>, read: Read) -> Money {
    let lang = scene.lang();
    let pays = |one: &MoneyPayment| {
        let money = amount(lang, &one.amount).into();
        say!(lang, pays(&one.from, &one.to, &money)).into_seen()
    };
    let debts = session.and_then(|session| session.debts.as_ref());
    let payments = debts.map_or(&[][..], |debts| &debts.payments);
    let over = match &scene.now.evening.mode {
        Mode::Over(_, over) => Some(say!(lang, session_over(over))),
        _ => None,
    };
    let arrow = |one: &MoneyPayment| ArrowRow {
        says: pays(one),
        paid: may_note(scene.viewer, &read.people, &one.from, &one.to)
            .then(|| Arrow::from(one).to_string()),
    };
    let handed = read.handed.iter().map(|one| HandedRow {
        says: say!(
            lang,
            given(&one.from, &one.to, &say!(lang, money(1, &one.amount)))
        )
        .into_seen(),
        note: one.note.as_ref().map(|note| in_own_words(lang, note)),
    });
    Money {
        lang,
        form: scene.form(),
        over,
        plays: scene.viewer.plays(),
        none: match (session, debts) {
            (None, _) => Some(say!(lang, nothing_played())),
            (Some(session), None) if session.points.is_empty() => Some(say!(lang, no_money_here())),
            (Some(_), None) => Some(say!(lang, points_no_money())),
            (Some(_), Some(debts)) => debts.is_nothing().then(|| say!(lang, all_even())),
        },
        people: people(lang, payments),
        arrows: payments.iter().map(arrow).collect(),
        before: read.before.iter().map(pays).collect(),
        handed: handed.collect(),
        of: read.of.map(|(name, items)| BalanceOf {
            rows: items
                .iter()
                .map(|item| balance_row(lang, item, session))
                .collect(),
            name: name.to_string(),
        }),
    }
}

/// Returns what each person owes or gets.
fn people(lang: Lang, payments: &[MoneyPayment]) -> Vec<PersonRow> {
    let mut sums: Vec<(&Name, bool, Amount)> = Vec::new();
    for payment in payments {
        for (name, owes) in [(&payment.from, true), (&payment.to, false)] {
            let known = sums.iter_mut().find(|(one, does, sum)| {
                *one == name && *does == owes && sum.currency == payment.amount.currency
            });
            match known {
                Some((.., sum)) => {
                    if let Some(more) = sum.plus(&payment.amount) {
                        *sum = more;
                    }
                }
                None => sums.push((name, owes, payment.amount.clone())),
            }
        }
    }
    let rows = sums.into_iter().map(|(name, owes, sum)| {
        let money = amount(lang, &sum);
        PersonRow {
            name: name.to_string(),
            says: if owes {
                say!(lang, owes_money(&money))
            } else {
                say!(lang, gets_money(&money))
            },
            lost: owes,
            why: balance_of(name),
        }
    });
    rows.collect()
}

/// Returns an item of a balance.
fn balance_row(lang: Lang, item: &BalanceItem, session: Option<&PlayedSession>) -> BalanceRow {
    let day = say!(lang, on_day(&item.day));
    let ours = |id| session.is_some_and(|session| session.id == id);
    let mut why = None;
    let what = match &item.what {
        BalanceCause::Hand {
            session: of,
            hand,
            is_result,
            chips,
            ..
        } => {
            why = ours(*of).then_some(hand.number);
            let chips = signed(lang, *chips).into_seen();
            if *is_result {
                say!(lang, result_with_chips(&chips))
            } else {
                say!(lang, hand_with_chips(hand.number, &chips))
            }
        }
        BalanceCause::End { .. } => say!(lang, end_of_evening()).to_owned(),
        BalanceCause::Open { .. } => say!(lang, if_it_ended_now()).to_owned(),
        BalanceCause::To { name, handover } => say!(lang, handed_to(name, handover)),
        BalanceCause::From { name, handover } => say!(lang, handed_by(name, handover)),
        BalanceCause::Adjusted { reason, .. } => reason.clone(),
    };
    BalanceRow {
        says: format!("{day} · {what}"),
        why,
        amount: amount(lang, &item.amount),
        lost: item.amount.signum() < 0,
    }
}
