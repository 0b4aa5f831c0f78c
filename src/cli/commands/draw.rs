//! `dokbak draw`: who deals first, by drawn cards.

use super::{errors, ruleset_with_sets};
use crate::cli::args::DrawArgs;
use crate::cli::error::{Failure, Status};
use crate::cli::lots::{Decided, LotFault, Lots, NoCard};
use crate::cli::screen::{Screen, tell};
use crate::cli::words::{self, say};
use crate::letters::width;
use crate::limits::cut;
use crate::rules::{DrawFault, Hour, Rules};
use serde_json::{Value, json};

pub(in crate::cli) fn run(args: &DrawArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let ruleset = ruleset_with_sets(&args.rules)?;
    let rules = &ruleset.rules;
    let hour = match (args.night, args.day) {
        (true, _) => Some(Hour::Night),
        (_, true) => Some(Hour::Day),
        _ => None,
    };
    let lots = Lots::of_words(&args.lots, hour)
        .map_err(|NoCard(word)| Failure::Usage(words::lot_needed(&word)))?;
    let wrong_names = |problem| Failure::Usage(words::problem(&problem, rules.calendar()));
    let names = lots.names().map_err(wrong_names)?;
    let decided = match lots.decide(rules) {
        Ok(decided) => decided,
        Err(faults) => return refuse(&lots, &faults, args, rules, screen),
    };
    if args.json {
        let told = match &decided {
            Decided::Deals { place, .. } => json!({ "dealer": names[*place] }),
            Decided::Again(all) => {
                let again: Vec<&String> = all.iter().map(|(place, _)| &names[*place]).collect();
                json!({ "again": again })
            }
        };
        screen.json(told)?;
        return Ok(Status::Done);
    }
    screen.prose(&say!(lang, decided(&decided, &lots, rules)))?;
    if let Decided::Deals { place, .. } = &decided {
        let order = names.iter().cycle().skip(*place).take(names.len());
        let order: Vec<&str> = order.map(String::as_str).collect();
        screen.prose(&say!(lang, seating(&order, rules.game())))?;
    }
    Ok(Status::Done)
}

/// Tells everything that is wrong: what the command line lacks, or every card with its column in
/// the words as typed, one space between.
fn refuse(
    lots: &Lots,
    faults: &[LotFault],
    args: &DrawArgs,
    rules: &Rules,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let lacking = |fault: &LotFault| match fault {
        LotFault::Draw(DrawFault::NoHour, _) => Some(say!(lang, hour_option_needed())),
        LotFault::Draw(DrawFault::TooFew, _) => Some(say!(lang, lot_fault(fault, lots, rules))),
        _ => None,
    };
    let lacking: Vec<String> = faults.iter().filter_map(lacking).collect();
    if !lacking.is_empty() {
        return Err(Failure::Lacking(lacking));
    }
    let column = |place: usize| {
        let before = args.lots.iter().take(place);
        1 + before.map(|word| width(word) + 1).sum::<u32>()
    };
    let (told, more) = cut(faults);
    let told = told.iter().map(|fault| {
        let column = column(fault.place().unwrap_or(0));
        (
            column,
            fault.code(),
            say!(lang, lot_fault(fault, lots, rules)),
        )
    });
    let told: Vec<(u32, &str, String)> = told.collect();
    let line = |(column, _, message): &(u32, &str, String)| format!("cards:1:{column}: {message}");
    tell(told.iter().map(line).chain(say!(lang, and_more(more))))?;
    if args.json {
        let value = |(column, code, message): &(u32, &str, String)| json!({"line": 1, "column": column, "code": code, "message": message});
        let told: Vec<Value> = told.iter().map(value).collect();
        screen.json(errors(&told, more))?;
    }
    Ok(Status::Refused)
}
