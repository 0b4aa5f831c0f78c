//! Draws who pays whom and the result, one row per player.

use super::chips::signed;
use super::view::VerdictView;
use crate::cli::screen::{Grid, Screen, Styled};
use crate::cli::words::{Text, say};
use crate::record::{ChipValue, Name};
use crate::verdict::{PaidFor, Party, Payment, Verdict};
use crate::words::book::{explained, of_id};
use crate::words::evening::PaymentFlow;
use std::io;

/// Draws what everybody at the table pays, receives, and wins or loses in all. Draws nothing if no
/// chips move, except that a round of Koi-Koi always shows its points.
pub(super) fn payments(
    screen: &mut Screen,
    verdict: &Verdict,
    view: VerdictView<'_>,
) -> io::Result<()> {
    let moved = !verdict.payments.is_empty() || verdict.net.iter().any(|(_, chips)| *chips != 0);
    let points = verdict.round().map(|round| &round.points);
    if !moved && points.is_none() {
        return Ok(());
    }
    let lang = screen.lang();
    let chip = view.chip.filter(|_| moved);
    screen.line("")?;
    let headings = say!(
        lang,
        payment_headings(points.map(|_| verdict.unit()), moved, chip.is_some())
    );
    let mut grid = Grid::new(&headings);
    for (name, chips) in &verdict.net {
        let scored = points.into_iter().flatten();
        let scored = scored.filter(|(player, _)| player == name);
        let mut row = vec![Styled::from(name.as_str())];
        row.extend(scored.map(|(_, points)| Styled::from(points.to_string())));
        if moved {
            row.push(signed(lang, *chips));
            row.extend(chip.map(|chip| Styled::chips(*chips, say!(lang, money(*chips, chip)))));
            let flows: Vec<Text> = flows(verdict, name)
                .iter()
                .map(|flow| say!(lang, flow(flow)))
                .collect();
            row.push(Text::both(|form| form.each(&flows).join("; ")).into());
        }
        grid.styled_row(row);
    }
    screen.table(grid)?;
    reasons(screen, verdict, view)
}

/// If `view` quotes rules, draws once each rule behind the payments that are not for the win.
fn reasons(screen: &mut Screen, verdict: &Verdict, view: VerdictView<'_>) -> io::Result<()> {
    let lang = screen.lang();
    let mut told = vec![PaidFor::Win];
    for payment in &verdict.payments {
        let reason = payment.reason;
        if told.contains(&reason) {
            continue;
        }
        told.push(reason);
        let rule = view.explain.zip(reason.rule());
        if let Some(rule) = rule.and_then(|(rules, rule)| of_id(lang, rule, rules)) {
            let rule = Styled::hint(format!("  {}", explained(lang, &rule)));
            screen.paragraph(&rule)?;
        }
    }
    Ok(())
}

/// Returns the payments that involve a player, combined if they share direction and reason.
fn flows<'a>(verdict: &'a Verdict, player: &str) -> Vec<PaymentFlow<'a>> {
    let mut flows: Vec<PaymentFlow<'_>> = Vec::new();
    for payment in &verdict.payments {
        let Payment {
            from,
            to,
            chips,
            reason,
        } = payment;
        let (pays, other) = match (from.is_player(player), to.is_player(player)) {
            (true, _) => (true, to),
            (_, true) => (false, from),
            _ => continue,
        };
        let unsaid = verdict.counting().is_some() || *reason == PaidFor::Win;
        let is_pot = *other == Party::Pot;
        let reason = Some(*reason).filter(|_| !unsaid && !is_pot);
        let alike = flows
            .iter_mut()
            .find(|flow| flow.pays == pays && flow.reason == reason && !is_pot);
        match alike {
            Some(flow) => flow.others.push((other, *chips)),
            None => flows.push(PaymentFlow {
                pays,
                others: vec![(other, *chips)],
                reason,
            }),
        }
    }
    // The win itself comes first.
    flows.sort_by_key(|flow| (flow.reason.is_some(), flow.is_of_pot()));
    flows
}

/// Draws what each player won or lost, in chips and, if chips are worth something, in money.
pub(in crate::cli) fn net_table(
    screen: &mut Screen,
    net: &[(Name, i64)],
    chip: Option<&ChipValue>,
) -> io::Result<()> {
    let lang = screen.lang();
    let mut headings = say!(lang, payment_headings(None, true, chip.is_some()));
    headings.pop();
    let mut grid = Grid::new(&headings);
    for (name, chips) in net {
        let mut row = vec![Styled::from(name.as_str()), signed(lang, *chips)];
        row.extend(chip.map(|chip| Styled::chips(*chips, say!(lang, money(*chips, chip)))));
        grid.styled_row(row);
    }
    screen.table(grid)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Case, Opening};

    /// Bo and Chul lose 3 each, and Bo, who said go, pays both. Chul's ppuk in the first turn
    /// brought 3 from each of the others.
    #[test]
    fn payments_of_one_way_and_reason_are_one_flow() {
        let record = "players Ann Bo Chul\nChul ppuk 4 first\nBo go\nAnn has 1t 2t 3t\n\
                      Bo counts g0 y0 t3 p1\nChul counts p1\nAnn stop\n";
        let verdict = Case::read(record, Opening::default()).settle();
        let verdict = verdict.unwrap();
        let party = |name: &str| Party::Player(name.into());
        let (ann, bo, chul) = (party("Ann"), party("Bo"), party("Chul"));
        let flow = |pays, others, reason| PaymentFlow {
            pays,
            others,
            reason,
        };
        let ppuk = Some(PaidFor::FirstPpuk);
        let win: i64 = verdict.losses().iter().map(|loss| loss.chips).sum();
        let of = |name: &str| flows(&verdict, name);
        assert_eq!(
            of("Ann"),
            [
                flow(false, vec![(&bo, win)], None),
                flow(true, vec![(&chul, 3)], ppuk)
            ]
        );
        assert_eq!(
            of("Bo"),
            [
                flow(true, vec![(&ann, win)], None),
                flow(true, vec![(&chul, 3)], ppuk)
            ]
        );
        assert_eq!(of("Chul"), [flow(false, vec![(&ann, 3), (&bo, 3)], ppuk)]);
    }
}
