//! The JSON of a verdict, in a fixed format. Cards are codes and months are numbers, both by the
//! calendar of the ruleset. Turns are lines of a record, and the pot is written like a name.

mod count;
mod loss;
mod pairs;
mod review;
mod score;
mod value;

use self::count::WrittenCounting;
use self::loss::{WrittenLoss, WrittenRound};
use self::review::{WrittenFinding, WrittenIrregularity, WrittenOffer};
use self::score::WrittenScore;
use self::value::{BadJsonValue, JsonPart, all};
use super::{
    Detail, GoStopDetail, KoiKoiDetail, Liability, LiabilityKind, NextHand, Outcome, PaidFor,
    Payment, Score, Verdict,
};
use crate::card::Calendar;
use crate::record::Name;
use crate::rules::{Game, PointUnit};
use serde::de::Error as _;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A capacity that is enough for most verdicts, in bytes.
const USUAL_BYTES: usize = 1024;

impl Verdict {
    /// Writes the verdict as one line of JSON.
    pub fn to_json(&self) -> String {
        let written = WrittenVerdict::new(self, self.calendar);
        let mut text = Vec::with_capacity(USUAL_BYTES);
        let whole = serde_json::to_writer(&mut text, &written);
        let text = whole.ok().and_then(|()| String::from_utf8(text).ok());
        text.unwrap_or_default()
    }

    /// Reads a verdict from JSON; `calendar` and `unit` are those of its ruleset.
    pub fn from_json(
        text: &str,
        calendar: Calendar,
        unit: PointUnit,
    ) -> Result<Self, serde_json::Error> {
        let written: WrittenVerdict = serde_json::from_str(text)?;
        let read = written.read(calendar, unit);
        read.map_err(|BadJsonValue(what)| serde_json::Error::custom(format!("what is `{what}`?")))
    }

    /// Reads a verdict from JSON without its ruleset, if only the chips are needed. Cards of months
    /// 11 and 12 may be confused.
    pub fn from_json_for_chips(text: &str) -> Result<Self, serde_json::Error> {
        let unit = PointUnit::Mon;
        let korean = Self::from_json(text, Calendar::Korean, unit);
        korean.or_else(|_| Self::from_json(text, Calendar::Japanese, unit))
    }
}

impl Score {
    /// Writes the score as one line of JSON, with card codes by this calendar.
    pub fn to_json(&self, calendar: Calendar) -> String {
        serde_json::to_string(&WrittenScore::from_part(self, calendar)).unwrap_or_default()
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenVerdict {
    game: Cow<'static, str>,
    rules: Name,
    outcome: Outcome,
    winner: Option<Name>,
    score: Option<WrittenScore>,
    losses: Vec<WrittenLoss>,
    liability: Option<WrittenLiability>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    round: Option<WrittenRound>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    counting: Option<WrittenCounting>,
    payments: Vec<WrittenPayment>,
    #[serde(with = "pairs")]
    net: Vec<(Name, i64)>,
    next: WrittenNext,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    findings: Vec<WrittenFinding>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offers: Vec<WrittenOffer>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    irregular: Vec<WrittenIrregularity>,
}

impl WrittenVerdict {
    fn new(verdict: &Verdict, calendar: Calendar) -> Self {
        let score = verdict.score();
        let (liability, round, counting) =
            (verdict.liability(), verdict.round(), verdict.counting());
        Self {
            game: verdict.game().id().into(),
            rules: verdict.rules.clone(),
            outcome: verdict.outcome,
            winner: verdict.winner.clone(),
            score: score.map(|score| JsonPart::from_part(score, calendar)),
            losses: all(verdict.losses(), calendar),
            liability: liability.map(|liability| JsonPart::from_part(liability, calendar)),
            round: round.map(|round| WrittenRound::new(round, calendar)),
            counting: counting.map(|counting| JsonPart::from_part(counting, calendar)),
            payments: all(&verdict.payments, calendar),
            net: verdict.net.clone(),
            next: JsonPart::from_part(&verdict.next, calendar),
            findings: all(verdict.findings(), calendar),
            offers: all(verdict.offers(), calendar),
            irregular: all(verdict.irregular(), calendar),
        }
    }

    fn read(self, calendar: Calendar, unit: PointUnit) -> Result<Verdict, BadJsonValue> {
        let detail = match Game::of_id(&self.game)
            .ok_or_else(|| BadJsonValue(self.game.into_owned()))?
        {
            Game::GoStop => Detail::GoStop(GoStopDetail {
                score: self.score.read(calendar)?,
                losses: self.losses.read(calendar)?,
                liability: self.liability.read(calendar)?,
                findings: self.findings.read(calendar)?,
                offers: self.offers.read(calendar)?,
                irregular: self.irregular.read(calendar)?,
            }),
            Game::KoiKoi => Detail::KoiKoi(KoiKoiDetail {
                score: self.score.read(calendar)?,
                round: of_game(self.round, "points")?.read(calendar, unit)?,
            }),
            Game::MinHwatu => Detail::MinHwatu(of_game(self.counting, "balance")?.read(calendar)?),
        };
        Ok(Verdict {
            calendar,
            rules: self.rules,
            outcome: self.outcome,
            winner: self.winner,
            payments: self.payments.read(calendar)?,
            net: self.net,
            next: self.next.read(calendar)?,
            detail,
        })
    }
}

/// Returns a part that a verdict of this game must have, or an error that names the missing field.
fn of_game<W>(written: Option<W>, field: &'static str) -> Result<W, BadJsonValue> {
    written.ok_or_else(|| BadJsonValue(field.to_owned()))
}

#[derive(Serialize, Deserialize)]
struct WrittenLiability {
    kind: LiabilityKind,
    payer: Name,
    covers: Vec<Name>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<String>,
}

impl JsonPart<Liability> for WrittenLiability {
    fn from_part(liability: &Liability, calendar: Calendar) -> Self {
        Self {
            kind: liability.kind,
            payer: liability.payer.clone(),
            covers: liability.covers.clone(),
            card: JsonPart::from_part(&liability.card, calendar),
        }
    }

    fn read(self, calendar: Calendar) -> Result<Liability, BadJsonValue> {
        Ok(Liability {
            kind: self.kind,
            payer: self.payer,
            covers: self.covers,
            card: self.card.read(calendar)?,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenPayment {
    from: Name,
    to: Name,
    chips: i64,
    #[serde(rename = "for")]
    reason: PaidFor,
}

impl JsonPart<Payment> for WrittenPayment {
    fn from_part(payment: &Payment, calendar: Calendar) -> Self {
        Self {
            from: JsonPart::from_part(&payment.from, calendar),
            to: JsonPart::from_part(&payment.to, calendar),
            chips: payment.chips,
            reason: payment.reason,
        }
    }

    fn read(self, calendar: Calendar) -> Result<Payment, BadJsonValue> {
        Ok(Payment {
            from: self.from.read(calendar)?,
            to: self.to.read(calendar)?,
            chips: self.chips,
            reason: self.reason,
        })
    }
}

#[derive(Serialize, Deserialize)]
struct WrittenNext {
    dealer: Name,
    carry: u32,
    pot: i64,
    #[serde(with = "pairs")]
    dues: Vec<(Name, i64)>,
}

impl JsonPart<NextHand> for WrittenNext {
    fn from_part(next: &NextHand, _: Calendar) -> Self {
        Self {
            dealer: next.dealer.clone(),
            carry: next.carry,
            pot: next.pot,
            dues: next.dues.clone(),
        }
    }

    fn read(self, _: Calendar) -> Result<NextHand, BadJsonValue> {
        Ok(NextHand {
            dealer: self.dealer,
            carry: self.carry,
            pot: self.pot,
            dues: self.dues,
        })
    }
}
