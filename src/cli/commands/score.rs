//! `dokbak score`: the jokbo of a pile, and how close the next ones are.

use super::refuse;
use crate::card::{Card, Pile};
use crate::cli::args::ScoreArgs;
use crate::cli::asked_rules::ruleset_with_sets;
use crate::cli::draw;
use crate::cli::error::{Failure, Misuse, Status};
use crate::cli::screen::{Grid, Screen};
use crate::cli::words::say;
use crate::gostop::{best_score, outlook};
use crate::koikoi::{self, Weather};
use crate::record::{Act, Beginning, Fault, Line, Problem, Source, Verb, parse_rest};
use crate::rules::Rules;

pub(in crate::cli) fn run(args: &ScoreArgs, screen: &mut Screen) -> Result<Status, Failure> {
    let lang = screen.lang();
    let ruleset = ruleset_with_sets(&args.rules)?;
    let rules = &ruleset.rules;
    let (pile, faults) = pile(&args.cards, rules);
    if !faults.is_empty() {
        return refuse(
            say!(screen.lang(), cards_input()),
            &faults,
            ruleset.rules.calendar(),
            args.json,
            screen,
        );
    }
    let score = match rules {
        Rules::GoStop(rules) => best_score(pile, rules),
        Rules::KoiKoi(rules) => koikoi::score(pile, Weather::default(), rules),
        Rules::MinHwatu(_) => return Err(Misuse::NoSinglePile.into()),
    };
    if args.json {
        screen.json(score.to_json(rules.calendar()))?;
        return Ok(Status::Done);
    }
    let codes = pile.codes(ruleset.rules.calendar());
    screen.line(say!(lang, pile_points(&codes, score.points, rules.unit())))?;
    draw::score_table(
        screen,
        &score,
        ruleset.game(),
        rules.unit(),
        ruleset.rules.calendar(),
    )?;
    let next = match rules {
        Rules::GoStop(rules) => outlook(pile, Pile::EMPTY, rules),
        Rules::KoiKoi(rules) => koikoi::outlook(pile, Pile::EMPTY, rules),
        Rules::MinHwatu(_) => Vec::new(),
    };
    if !next.is_empty() {
        screen.line("")?;
        let mut grid = Grid::new(&say!(lang, outlook_headings()));
        for missing in next {
            let needs = say!(lang, needs(&missing, ruleset.rules.calendar()));
            grid.row(&[&say!(lang, jokbo(missing.id, ruleset.game())), &needs]);
        }
        screen.table(grid)?;
    }
    Ok(Status::Done)
}

/// Returns the pile that the words name, and a fault for every bad word. Columns count through the
/// words as typed, with one space between them.
fn pile(words: &[String], rules: &Rules) -> (Pile, Vec<Fault>) {
    let has = Beginning::Player("", Verb::Has);
    let (rest, calendar) = (words.join(" "), rules.calendar());
    let mut parsed = parse_rest(Source::New, has, &rest, calendar, &[]);
    let mut pile = Pile::EMPTY;
    if let Some(Line::Act(_, Act::Has(cards, _))) = parsed
        .record
        .entries
        .first()
        .and_then(|entry| entry.line.as_ref())
    {
        for card in &cards.0 {
            if let Err(problem) = add(&mut pile, card.value, rules) {
                // Report the same mistake in a word once.
                let fault = Fault::new(1, card.column, problem);
                if !parsed.faults.contains(&fault) {
                    parsed.faults.push(fault);
                }
            }
        }
    }
    (pile, parsed.faults)
}

fn add(pile: &mut Pile, card: Card, rules: &Rules) -> Result<(), Problem> {
    let copies = rules.copies(card);
    if copies == 0 {
        return Err(Problem::NotInPack { card });
    }
    let room = usize::from(pile.count(card)) < copies && pile.add(card);
    if room {
        Ok(())
    } else {
        Err(Problem::DuplicateCard { card, holder: None })
    }
}
