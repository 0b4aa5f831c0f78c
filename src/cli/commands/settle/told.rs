//! `dokbak settle --tell`: reads a told hand; prints what was understood, what is still asked, and
//! the verdict.

use super::super::refuse;
use crate::case::{Case, DEFAULT_RULES};
use crate::cli::args::SettleArgs;
use crate::cli::asked_rules::{ruleset, sets};
use crate::cli::draw::{self, VerdictView};
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::json::written;
use crate::cli::screen::Screen;
use crate::cli::words::say;
use crate::record::{Header, Line, Name, Parsed, Record, parse};
use crate::rules::{Game, Ruleset};
use crate::telling::{Misheard, TellingTable, ToldHand};
use crate::words::{Lang, Numbering};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

pub(super) fn run(line: &str, args: &SettleArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let mut ruleset = ruleset(args.rules.rules.as_deref().unwrap_or(DEFAULT_RULES))?;
    let sets = sets(&args.rules)?;
    for (key, value) in &sets {
        ruleset.rules.set(key, value).map_err(Misuse::Key)?;
    }
    if ruleset.game() != Game::GoStop {
        let given = [("--carry", args.carry), ("--stake", args.stake)];
        if let Some((option, _)) = given.iter().find(|(_, value)| value.is_some()) {
            return Err(Misuse::OnlyForGostop(option).into());
        }
    }
    let calendar = ruleset.rules.calendar();
    let Parsed { record, faults } = parse(&header(args), calendar);
    let checked = Case::of_parsed(
        Parsed {
            record: record.clone(),
            faults,
        },
        &ruleset,
    );
    let wrong: Vec<_> = checked.hand().faults;
    if !wrong.is_empty() {
        let name = say!(screen.lang(), told_header());
        return refuse(name, &wrong, calendar, args.json, screen);
    }
    let players: Vec<Name> = record.players().into_iter().map(Name::from).collect();
    let table = TellingTable {
        players: &players,
        numbers: &[],
        ruleset: &ruleset,
        before: &record,
    };
    match ToldHand::read(line, table) {
        Err(refusal) => refused(&refusal, args.json, screen),
        Ok(told) if args.json => {
            screen.json(to_json(
                &told,
                table,
                screen.lang(),
                &with_rules(&told, table, args),
            ))?;
            Ok(Status::Done)
        }
        Ok(told) => {
            let record = with_rules(&told, table, args);
            drawn(&told, table, &record, args, screen)?;
            Ok(Status::Done)
        }
    }
}

/// Returns the lines of a record that come before the told line.
fn header(args: &SettleArgs) -> String {
    let players = args.players.as_deref().unwrap_or_default();
    let mut text = format!("players {players}\n");
    if let Some(carry) = args.carry {
        text += "carry ";
        text += &carry.to_string();
        text.push('\n');
    }
    if let Some(stake) = args.stake {
        text += "stake x";
        text += &stake.to_string();
        text.push('\n');
    }
    text
}

/// Returns the record of a told hand, with the rules of the command line.
fn with_rules(told: &ToldHand, table: TellingTable<'_>, args: &SettleArgs) -> String {
    let calendar = table.ruleset.rules.calendar();
    let mut record = Record::default();
    if let Some(rules) = &args.rules.rules {
        let name = crate::record::Spanned::synthetic(rules.clone());
        record.push(Line::Header(Header::Rules(name)));
    }
    for (key, value) in args.rules.set.iter().filter_map(|set| set.split_once('=')) {
        let key = crate::record::Spanned::synthetic(key.trim().to_owned());
        record.push(Line::Header(Header::Set(key, value.trim().to_owned())));
    }
    if told.lines.is_empty() {
        return String::new();
    }
    let lines = table
        .before
        .entries
        .iter()
        .filter_map(|entry| entry.line.clone());
    for line in lines.chain(told.lines.iter().cloned()) {
        record.push(line);
    }
    record.print(calendar)
}

fn to_json(told: &ToldHand, table: TellingTable<'_>, lang: Lang, record: &str) -> String {
    let facts: Vec<Value> = told.facts.iter().map(|fact| fact.to_json(table)).collect();
    let asks: Vec<Value> = told
        .asks
        .iter()
        .map(|ask| {
            let mut value = ask.to_json(table);
            value["question"] = crate::words::told_question(lang, &ask.at(table, false)).into();
            value
        })
        .collect();
    let verdict = told.verdict.as_ref().map(crate::verdict::Verdict::to_json);
    let told = ToldJson {
        understood: told.said_back(lang.vocabulary(), table),
        facts,
        asks,
        record,
        verdict: verdict.and_then(|verdict| RawValue::from_string(verdict).ok()),
    };
    written(&told)
}

/// A told hand as JSON: what was read from it, what is still asked, and its verdict.
#[derive(Serialize)]
struct ToldJson<'a> {
    understood: String,
    facts: Vec<Value>,
    asks: Vec<Value>,
    record: &'a str,
    verdict: Option<Box<RawValue>>,
}

fn refused(refusal: &Misheard, as_json: bool, screen: &mut Screen) -> Result<Status, Failure> {
    let message = crate::words::told_refusal(screen.lang(), &refusal.words, &refusal.why);
    screen.complain([message.clone()])?;
    if as_json {
        let words: Vec<&str> = refusal
            .words
            .iter()
            .map(|word| word.text.as_str())
            .collect();
        let error = json!({
            "code": refusal.code().name(),
            "words": words,
            "column": refusal.column(),
            "message": message,
        });
        screen.json(json!({ "error": error }))?;
    }
    Ok(Status::Refused)
}

/// Shows what was understood, what is still asked, and the verdict.
fn drawn(
    told: &ToldHand,
    table: TellingTable<'_>,
    record: &str,
    args: &SettleArgs,
    screen: &mut Screen,
) -> Result<(), Failure> {
    let lang = screen.lang();
    let understood = told.parts_said_back(lang.vocabulary(), table);
    screen.line(say!(lang, understood(&understood)))?;
    for ask in &told.asks {
        screen.line(crate::words::told_question(lang, &ask.at(table, false)))?;
    }
    if let Some(verdict) = &told.verdict {
        screen.line("")?;
        for line in record.lines() {
            screen.line(format!("  {line}"))?;
        }
        screen.line("")?;
        let rules: &Ruleset = table.ruleset;
        let view = VerdictView {
            explain: args.explain.then_some(&rules.rules),
            numbering: Numbering::Lines,
            chip: None,
        };
        draw::verdict(screen, verdict, view)?;
    }
    Ok(())
}
