//! What several screens show: names as people are called now, money, and who pays whom.

use super::scene::Scene;
use crate::card::{Calendar, Card, Pile};
use crate::drawing::{HEIGHT, WIDTH, figure, needed};
use crate::record::{ChipValue, Name};
use crate::report::Amount;
use crate::report::session::NamesNow;
use crate::report::transfers;
use crate::rules::Rules;
use crate::serve::phones::HandKey;
use crate::serve::words::say;
use crate::verdict::Verdict;
use crate::words::{Lang, Point, Reason, book, native, signed};
use std::fmt::Write as _;

impl Scene<'_> {
    /// Returns what somebody is called now.
    pub(super) fn called(&self, name: &str) -> Name {
        let session = self.now.session.as_ref();
        session.map_or_else(|| name.into(), |session| session.called(name))
    }

    /// Returns the number of a written hand in the evening, if it is of the session that is played.
    pub(super) fn number_of(&self, key: HandKey) -> Option<u32> {
        let session = self.now.session.as_ref()?;
        let ours = session.id.0 == key.session;
        ours.then(|| session.before.saturating_add(key.number))
    }
}

/// Returns an amount of money with its currency.
pub(super) fn amount(lang: Lang, amount: &Amount) -> String {
    match amount.as_chip() {
        Some((chips, chip)) => say!(lang, money(chips, &chip)).into_seen(),
        None => format!("{amount} {}", amount.currency),
    }
}

/// What somebody has won or lost: chips, and what they are worth.
pub(super) struct Sum {
    pub(super) chips: String,
    pub(super) money: Option<String>,
    pub(super) lost: bool,
}

impl Sum {
    pub(super) fn new(lang: Lang, chips: i64, chip: Option<&ChipValue>) -> Self {
        let money = chip.map(|chip| {
            let sign = if chips > 0 { "+" } else { "" };
            format!("{sign}{}", say!(lang, money(chips, chip)).seen())
        });
        Self {
            chips: signed(lang, chips).into_seen(),
            money,
            lost: chips < 0,
        }
    }
}

/// Returns who pays whom in a hand, as sentences.
pub(super) fn arrows(
    lang: Lang,
    verdict: &Verdict,
    names: &NamesNow,
    chip: Option<&ChipValue>,
) -> Vec<String> {
    let moved = transfers(verdict).unwrap_or_default();
    let arrow = |mut transfer: crate::settle_up::Transfer| {
        transfer.from = names.called(&transfer.from);
        transfer.to = names.called(&transfer.to);
        say!(lang, transfer(&transfer, chip)).into_seen()
    };
    moved.into_iter().map(arrow).collect()
}

/// Returns the address at which somebody's balance is explained.
pub(super) fn balance_of(name: &str) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    format!("/money?{}", query.append_pair("of", name).finish())
}

/// Returns small drawings of the cards of a pile, which have a name for those who do not see them.
pub(super) fn drawn(lang: Lang, pile: Pile, calendar: Calendar) -> String {
    let mut drawn = String::new();
    for card in pile {
        let name = name_of(lang, card);
        let _ = write!(
            drawn,
            r#"<svg class="card" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}">{}</svg>"#,
            figure(card, calendar)
        );
    }
    drawn
}

/// Returns the name of a card, which has nothing that HTML would read.
fn name_of(lang: Lang, card: Card) -> String {
    say!(lang, card_name(card))
}

/// Returns the symbols that drawings on a screen use.
pub(super) fn symbols<'a>(drawings: impl IntoIterator<Item = &'a str>) -> String {
    let drawings: String = drawings.into_iter().collect();
    if drawings.is_empty() {
        return String::new();
    }
    format!(
        r#"<svg width="0" height="0" class="heard" aria-hidden="true"><defs>{}</defs></svg>"#,
        needed(&drawings)
    )
}

/// A point of an argument, as a phone says it.
pub(super) struct PointRow {
    pub(super) says: String,
    pub(super) because: Vec<String>,
}

impl PointRow {
    pub(super) fn new(lang: Lang, point: &Point, rules: &Rules) -> Self {
        let because = point.because.iter();
        Self {
            says: native::by_name(lang, point.says.seen(), rules.calendar()),
            because: because
                .map(|reason| because_of(lang, reason, rules))
                .collect(),
        }
    }
}

/// Returns a reason without the keys of its rule, which nobody types on a phone.
pub(super) fn because_of(lang: Lang, reason: &Reason, rules: &Rules) -> String {
    let rule = reason.rule.and_then(|id| book::of_id(lang, id, rules));
    let says = match &rule {
        Some(rule) => book::sentence(lang, rule),
        None => reason.says.seen(),
    };
    native::by_name(lang, says, rules.calendar())
}
