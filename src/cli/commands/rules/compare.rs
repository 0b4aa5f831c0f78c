//! `dokbak rules compare`: the same deals under two rulesets.

use super::titles::called;
use crate::cli::args::{CompareArgs, StyleChoice};
use crate::cli::asked_rules::ruleset;
use crate::cli::draw;
use crate::cli::error::{Failure, Faulty, Misuse, Status};
use crate::cli::progress::ProgressDisplay;
use crate::cli::screen::Screen;
use crate::rules::{GoStopRules, Ruleset};
use crate::sim::{
    ComparisonPlan, ComparisonRow, DealEvent, Estimate, Means, Style, Styles, Summary, compare,
    summary,
};
use serde_json::{Value, json};

pub(super) fn run(args: &CompareArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let (left, right) = (ruleset(&args.left)?, ruleset(&args.right)?);
    let names = called([&args.left, &args.right], [&left, &right]);
    let rules = [gostop(names[0], &left)?, gostop(names[1], &right)?];
    let plan = ComparisonPlan {
        deals: args.deals,
        seed: args.seed,
        players: usize::from(args.players),
        styles: styles(args.style),
        threads: None,
    };
    let progress = ProgressDisplay::with_steps(plan.deals, screen);
    let tally = compare(plan, rules, &|done| progress.add(done));
    drop(progress);
    let tally = tally.map_err(|refused| Faulty::Deal {
        deal: refused.deal,
        rules: names[refused.under].to_owned(),
        fault: refused.fault,
        calendar: rules[refused.under].calendar,
    })?;
    let found = summary(&tally);
    if args.json {
        screen.json(as_json(names, plan, &found))?;
    } else {
        draw::comparison(screen, names, plan, &found)?;
    }
    Ok(Status::Done)
}

/// Returns the Go-Stop rules of a ruleset.
fn gostop<'a>(name: &str, ruleset: &'a Ruleset) -> Result<&'a GoStopRules, Misuse> {
    ruleset.rules.gostop().ok_or_else(|| Misuse::NotGoStop {
        name: name.to_owned(),
        game: ruleset.game(),
    })
}

const fn styles(choice: StyleChoice) -> Styles {
    match choice {
        StyleChoice::Random => Styles::All(Style::Random),
        StyleChoice::Greedy => Styles::All(Style::Greedy),
        StyleChoice::Cautious => Styles::All(Style::Cautious),
        StyleChoice::Mixed => Styles::Mixed,
    }
}

fn as_json(names: [&str; 2], plan: ComparisonPlan, found: &Summary) -> Value {
    let events: Vec<Value> = found
        .events
        .iter()
        .map(|(event, found)| {
            let (kind, id) = kind_and_id(*event);
            let mut value = row(found);
            value["kind"] = kind.into();
            value["id"] = id;
            value
        })
        .collect();
    json!({
        "rules": names,
        "deals": found.deals,
        "seed": plan.seed,
        "players": plan.players,
        "style": plan.styles.id(),
        "differing": found.differing,
        "chips": means(&found.chips),
        "points": means(&found.points),
        "goes": means(&found.goes),
        "per_100_hands": events,
    })
}

fn kind_and_id(event: DealEvent) -> (&'static str, Value) {
    match event {
        DealEvent::Ended(outcome) => ("end", json!(outcome)),
        DealEvent::Step(id) => ("step", json!(id)),
        DealEvent::DokBak(None) => ("dok-bak", json!("any")),
        DealEvent::DokBak(Some(kind)) => ("dok-bak", json!(kind)),
        DealEvent::Jokbo(id) => ("jokbo", json!(id)),
        DealEvent::Paid(reason) => ("payment", json!(reason)),
    }
}

fn means(means: &Means) -> Value {
    let mut value = row(&means.mean);
    value["spread"] = json!(means.spread);
    value
}

fn row(row: &ComparisonRow) -> Value {
    json!({
        "under": row.one.map(|one| one.map(estimate)),
        "difference": row.difference.map(estimate),
    })
}

fn estimate(found: Estimate) -> Value {
    json!({"value": found.value, "low": found.low, "high": found.high})
}
