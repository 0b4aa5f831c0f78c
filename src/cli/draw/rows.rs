//! Compares two verdicts row by row. Rows are compared as facts, and become words only afterwards.

use crate::cli::words::{Lang, Text, say, signed};
use crate::record::Name;
use crate::verdict::{Effect, Liability, Loss, NextHand, Outcome, StepId, Verdict};
use crate::words::evening::RowHead;

/// The facts of a row, limited to those that its words show.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RowFact<'a> {
    Ended {
        outcome: Outcome,
        winner: Option<&'a str>,
        points: Option<i64>,
        go: Option<u32>,
        scored: &'a [(Name, i64)],
        pushes: Option<&'a str>,
    },
    Owes {
        points: i64,
        chips: i64,
        steps: Vec<(StepId, Effect)>,
    },
    DokBak(&'a Liability, Option<&'a str>),
    Number(i64),
    Next(&'a NextHand),
}

/// Returns the heads of the rows of both verdicts. A row that only `after` has is inserted at its
/// position in `after`.
pub(super) fn heads<'a>(before: &'a Verdict, after: &'a Verdict) -> Vec<RowHead<'a>> {
    let moves = |verdict: &Verdict| verdict.net.iter().any(|(_, chips)| *chips != 0);
    // A game for points has no chips to show.
    let chips = before.round().is_none() || moves(before) || moves(after);
    let mut heads = of_verdict(before, chips);
    for (at, head) in of_verdict(after, chips).into_iter().enumerate() {
        if !heads.contains(&head) {
            heads.insert(at.min(heads.len()), head);
        }
    }
    heads
}

/// True if two verdicts say the same in a row.
pub(super) fn agree(head: RowHead<'_>, before: &Verdict, after: &Verdict) -> bool {
    fact(head, before) == fact(head, after)
}

/// Returns what a verdict says in a row; empty if it has no such row.
pub(super) fn said(lang: Lang, head: RowHead<'_>, verdict: &Verdict) -> Text {
    let said = match head {
        RowHead::Ended => Some(Text::in_a_row(say!(lang, headline(verdict)))),
        RowHead::Owes(name) => {
            loss_of(verdict, name).map(|loss| say!(lang, compared_loss(loss)).into())
        }
        RowHead::DokBak => say!(lang, liability(verdict)).map(Text::in_a_row),
        RowHead::Scores(name) => points_of(verdict, name)
            .map(|points| say!(lang, compared_points(points, verdict.unit())).into()),
        RowHead::Chips(name) | RowHead::ChipsBesidePoints(name) => {
            chips_of(verdict, name).map(|chips| signed(lang, chips))
        }
        RowHead::Next => Some(say!(lang, compared_next(&verdict.next))),
    };
    said.unwrap_or_default()
}

fn of_verdict(verdict: &Verdict, chips: bool) -> Vec<RowHead<'_>> {
    let mut heads = vec![RowHead::Ended];
    let losses = verdict.losses().iter();
    heads.extend(losses.map(|loss| RowHead::Owes(&loss.player)));
    heads.extend(verdict.liability().map(|_| RowHead::DokBak));
    let round = verdict.round();
    let points = round.into_iter().flat_map(|round| &round.points);
    heads.extend(points.map(|(name, _)| RowHead::Scores(name)));
    let chips = verdict.net.iter().filter(|_| chips);
    heads.extend(chips.map(|(name, _)| match round {
        Some(_) => RowHead::ChipsBesidePoints(name),
        None => RowHead::Chips(name),
    }));
    heads.push(RowHead::Next);
    heads
}

fn fact<'a>(head: RowHead<'_>, verdict: &'a Verdict) -> Option<RowFact<'a>> {
    match head {
        RowHead::Ended => Some(ended(verdict)),
        RowHead::Owes(name) => loss_of(verdict, name).map(|loss| RowFact::Owes {
            points: loss.points,
            chips: loss.chips,
            steps: loss
                .steps
                .iter()
                .map(|step| (step.id, step.effect))
                .collect(),
        }),
        RowHead::DokBak => {
            let liability = verdict.liability()?;
            Some(RowFact::DokBak(liability, verdict.winner.as_deref()))
        }
        RowHead::Scores(name) => points_of(verdict, name).map(RowFact::Number),
        RowHead::Chips(name) | RowHead::ChipsBesidePoints(name) => {
            chips_of(verdict, name).map(RowFact::Number)
        }
        RowHead::Next => Some(RowFact::Next(&verdict.next)),
    }
}

/// Returns the fact behind the sentence on how the hand ended.
fn ended(verdict: &Verdict) -> RowFact<'_> {
    let pushed = verdict.outcome == Outcome::Push;
    RowFact::Ended {
        outcome: verdict.outcome,
        winner: verdict.winner.as_deref(),
        points: verdict.score().map(|score| score.points),
        go: verdict.score().map(|score| score.go),
        scored: verdict.round().map_or(&[], |round| &round.points),
        pushes: pushed.then_some(verdict.next.dealer.as_str()),
    }
}

fn loss_of<'a>(verdict: &'a Verdict, name: &str) -> Option<&'a Loss> {
    verdict.losses().iter().find(|loss| loss.player == name)
}

fn points_of(verdict: &Verdict, name: &str) -> Option<i64> {
    amount_for(&verdict.round()?.points, name)
}

fn chips_of(verdict: &Verdict, name: &str) -> Option<i64> {
    amount_for(&verdict.net, name)
}

fn amount_for(numbers: &[(Name, i64)], name: &str) -> Option<i64> {
    let mut numbers = numbers.iter();
    numbers
        .find(|(player, _)| player == name)
        .map(|(_, number)| *number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Case, Opening};

    /// Chul said go and pays for both, 3 and 3; without the go, everybody pays their own.
    #[test]
    fn rows_are_compared_as_facts_before_they_are_worded() {
        let settled = |go: &str| {
            let record = format!(
                "players Ann Bo Chul\nAnn has 1t 2t 3t\nBo counts t0 p1\n{go}Chul counts t3 p1\nAnn stop\n"
            );
            Case::read(&record, Opening::default()).settle().unwrap()
        };
        let (before, after) = (settled(""), settled("Chul go\n"));
        let heads = heads(&before, &after);
        let differing = heads.iter().filter(|head| !agree(**head, &before, &after));
        let differing: Vec<_> = differing.copied().collect();
        let expected = [
            RowHead::DokBak,
            RowHead::Chips("Bo"),
            RowHead::Chips("Chul"),
        ];
        assert_eq!(differing, expected);
        assert!(said(Lang::English, RowHead::DokBak, &before).is_empty());
        let chips = said(Lang::Korean, RowHead::Chips("Chul"), &after);
        assert_eq!((chips.seen(), chips.heard()), ("-6", "마이너스 6"));
    }
}
