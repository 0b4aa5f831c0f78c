//! `dokbak cards`: the cards, with their codes and names.

mod asked;
mod blocks;
mod pack;
mod sets;
mod sheet;

use super::refuse;
use crate::card::{Calendar, Card};
use crate::cli::args::CardsArgs;
use crate::cli::asked_rules::ruleset_with_sets;
use crate::cli::error::{Failure, Status};
use crate::cli::screen::Screen;
use crate::cli::words::{Lang, say};
use crate::rules::Rules;
use asked::CardSelection;
use pack::name;
use serde_json::{Value, json};

pub(in crate::cli) fn run(args: &CardsArgs, screen: &mut Screen) -> Result<Status, Failure> {
    // A pager cannot show pictures.
    if args.json || screen.protocol(args.pictures).is_none() {
        return screen.paged(|screen| print(args, screen));
    }
    print(args, screen)
}

fn print(args: &CardsArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let ruleset = ruleset_with_sets(&args.rules)?;
    let rules = &ruleset.rules;
    let asked = match asked::cards(&args.which, rules.calendar()) {
        Ok(asked) => asked,
        Err(faults) => {
            let name = say!(screen.lang(), cards_input());
            return refuse(name, &faults, rules.calendar(), args.json, screen);
        }
    };
    if args.json {
        screen.json(json(&asked, rules, &ruleset.name))?;
    } else {
        let protocol = screen.protocol(args.pictures);
        sheet::draw(screen, &asked, (rules, &ruleset.name), protocol)?;
    }
    Ok(Status::Done)
}

/// Returns the sheet as JSON.
fn json(asked: &CardSelection, rules: &Rules, ruleset: &str) -> Value {
    let calendar = rules.calendar();
    let cards: Vec<Value> = asked
        .cards()
        .map(|card| card_json(card, rules, calendar))
        .collect();
    let sets = sets::sets_for_game(rules.game()).into_iter();
    let sets: Vec<Value> = sets
        .filter(|set| asked.touches(*set))
        .map(|set| json!({"id": set.id(), "cards": set.cards.codes_once(calendar)}))
        .collect();
    let calendar = match calendar {
        Calendar::Korean => "korean",
        Calendar::Japanese => "japanese",
    };
    json!({"rules": ruleset, "calendar": calendar, "cards": cards, "sets": sets})
}

fn card_json(card: Card, rules: &Rules, calendar: Calendar) -> Value {
    let flower = card.flower();
    let names = Lang::SPOKEN.map(|lang| (lang.code(), name(lang, card, calendar)));
    json!({
        "code": card.code(calendar),
        "month": flower.map(|flower| flower.month(calendar)),
        "kind": card.kind().map_or("joker", sets::kind_id),
        "copies": rules.copies(card),
        "names": names.into_iter().collect::<Value>(),
    })
}
