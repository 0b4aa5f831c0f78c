//! `dokbak draw`: draws cards to decide who deals first.

use super::errors;
use crate::card::Calendar;
use crate::cli::args::DrawArgs;
use crate::cli::asked_rules::ruleset_with_sets;
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::screen::Screen;
use crate::cli::words::{self, lot_fault, say};
use crate::evening::deal_draw::{DealDraw, Decided, DrawTurn, LotFault, NoCard};
use crate::first_dealer::Hour;
use crate::letters::width;
use crate::limits::cut;
use crate::record::Name;
use crate::rules::Game;
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
    if hour.is_some() && rules.game() == Game::KoiKoi {
        return Err(Misuse::NoHour.into());
    }
    let calendar = rules.calendar();
    let lots = DealDraw::of_words(&args.lots, hour).map_err(|NoCard(word)| Misuse::NoCard(word))?;
    let wrong_names = |problem| Misuse::Names { problem, calendar };
    let names = lots.names().map_err(wrong_names)?;
    let decided = match lots.decide(rules) {
        Ok(decided) => decided,
        Err(faults) => return refuse(faults, args, calendar, screen),
    };
    if args.json {
        let told = match &decided {
            Decided::Deals(deal) => json!({ "dealer": names[deal.by.place] }),
            Decided::Again(all) => {
                let name = |drawn: &DrawTurn| names[drawn.place].clone();
                let again: Vec<Name> = all.iter().map(name).collect();
                json!({ "again": again })
            }
        };
        screen.json(told)?;
        return Ok(Status::Done);
    }
    match &decided {
        Decided::Deals(deal) => {
            screen.prose(&say!(lang, first_deal(deal, rules.game(), calendar)))?;
            let order = names.iter().cycle().skip(deal.by.place).take(names.len());
            let order: Vec<&str> = order.map(Name::as_str).collect();
            screen.prose(&say!(lang, seating(&order, rules.game())))?;
        }
        Decided::Again(again) => screen.prose(&say!(lang, draw_again(again, calendar)))?,
    }
    Ok(Status::Done)
}

/// Reports everything that is wrong: what is missing on the command line, or every bad card with
/// its column. Columns count through the words as typed, with one space between them.
fn refuse(
    faults: Vec<LotFault>,
    args: &DrawArgs,
    calendar: Calendar,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lacks = |fault: &LotFault| fault.lacks_hour() || fault.lacks_lots();
    if faults.iter().any(lacks) {
        let faults = faults.into_iter().filter(lacks).collect();
        return Err(Misuse::Lots { faults, calendar }.into());
    }
    let column = |place: usize| {
        let before = args.lots.iter().take(place);
        1 + before.map(|word| width(word) + 1).sum::<u32>()
    };
    let lang = screen.lang();
    let (told, more) = cut(&faults);
    let told = told.iter().map(|fault| {
        let column = column(fault.of.as_ref().map_or(0, |lot| lot.place));
        (column, fault.code(), lot_fault(lang, fault, calendar))
    });
    let told: Vec<(u32, &str, String)> = told.collect();
    let name = say!(lang, cards_input());
    let line =
        |(column, _, message): &(u32, &str, String)| words::at_place(name, 1, *column, message);
    screen.complain(told.iter().map(line).chain(say!(lang, and_more(more))))?;
    if args.json {
        let value = |(column, code, message): &(u32, &str, String)| json!({"line": 1, "column": column, "code": code, "message": message});
        let told: Vec<Value> = told.iter().map(value).collect();
        screen.json(errors(&told, more))?;
    }
    Ok(Status::Refused)
}
