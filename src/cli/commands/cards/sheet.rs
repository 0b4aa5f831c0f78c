//! The content of the sheet for people.

use super::asked::CardSelection;
use super::blocks::{self, Block, CardRow, SheetLayout};
use super::pack::{months, name};
use super::sets;
use crate::card::{Calendar, Card, Flower, Joker, Kind, codes};
use crate::cli::draw;
use crate::cli::screen::{Grid, Protocol, Screen, Styled};
use crate::cli::words::{Lang, Text, say};
use crate::drawing::picture;
use crate::rules::{Game, Rules};
use std::io;

/// Returns the languages of the names, the reader's own first.
fn languages(lang: Lang) -> [Lang; 3] {
    match lang {
        Lang::Korean => [lang, Lang::English, Lang::Japanese],
        Lang::Japanese => [lang, Lang::English, Lang::Korean],
        _ => [lang, Lang::Korean, Lang::Japanese],
    }
}

/// Draws the sheet.
pub(super) fn draw(
    screen: &mut Screen,
    asked: &CardSelection,
    (rules, ruleset): (&Rules, &str),
    protocol: Option<Protocol>,
) -> io::Result<()> {
    let lang = screen.lang();
    let calendar = rules.calendar();
    if asked.is_all() {
        screen.paragraph(&Styled::heading(say!(lang, cards_of(ruleset, calendar))))?;
        screen.paragraph(&legend(lang, rules))?;
        screen.line("")?;
    }
    let of_months = months(calendar).map(|flower| (Some(flower), asked.of_flower(Some(flower))));
    let of_months = of_months
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(flower, cards)| block(lang, flower, &cards, calendar));
    let layout = SheetLayout {
        may_pair: asked.is_all(),
        protocol,
    };
    blocks::draw(screen, of_months.collect(), layout)?;
    draw_jokers(screen, asked, rules, protocol)?;
    draw_sets(screen, asked, rules)
}

/// Explains which letter stands for which kind.
fn legend(lang: Lang, rules: &Rules) -> Styled {
    let kinds = [
        Kind::Bright,
        Kind::Animal,
        Kind::Ribbon,
        Kind::DoubleJunk,
        Kind::Junk,
    ];
    let mut legend = Styled::from(say!(lang, letters_stand_for()));
    for (at, kind) in kinds.into_iter().enumerate() {
        let of_kind = Card::faces().filter(|card| card.kind() == Some(kind));
        let count: u32 = of_kind.map(|card| u32::from(card.copies())).sum();
        let letter = Styled::meant(draw::meaning_of_kind(kind), kind.letter());
        let says = say!(lang, kind_counted(kind, count, rules.game()));
        legend = legend
            .then(if at == 0 { " " } else { ", " })
            .then(letter)
            .then(format!(" {says}"));
    }
    legend
}

fn block(lang: Lang, flower: Option<Flower>, cards: &[Card], calendar: Calendar) -> Block {
    let languages = languages(lang);
    let titles = languages.map(|lang| match flower {
        Some(flower) => say!(lang, flower(flower)),
        None => say!(lang, jokers_heading()).to_owned(),
    });
    let titles = Text::both(|form| titles.join(form.or(" · ", ", ")));
    let heading = match flower {
        Some(flower) => Text::from(format!("{} ", flower.month(calendar))).then(titles),
        None => titles,
    };
    let row = |card: &Card| CardRow {
        typed: typed(*card, calendar),
        names: languages.map(|lang| name(lang, *card, calendar)),
    };
    Block {
        heading: Styled::heading(heading),
        pictures: cards.iter().map(|card| picture(*card, calendar)).collect(),
        rows: cards.iter().map(row).collect(),
    }
}

/// Returns the code to type for a card; if the pack has two of it, also the code for both together.
fn typed(card: Card, calendar: Calendar) -> Styled {
    let code = draw::code(card, calendar);
    match card.kind() {
        Some(kind) if card.copies() > 1 => {
            let both = format!("{}{}", card.code(calendar), kind.letter());
            code.then(" ")
                .then(Styled::meant(draw::meaning(card), both))
        }
        _ => code,
    }
}

/// Draws the jokers, says which of them the pack has, and what the special ones do.
fn draw_jokers(
    screen: &mut Screen,
    asked: &CardSelection,
    rules: &Rules,
    protocol: Option<Protocol>,
) -> io::Result<()> {
    let (lang, calendar) = (screen.lang(), rules.calendar());
    let jokers = asked.of_flower(None);
    let are_played = rules.game() == Game::GoStop || !asked.is_all();
    if jokers.is_empty() || !are_played {
        return Ok(());
    }
    let jokers_block = block(lang, None, &jokers, calendar);
    let layout = SheetLayout {
        may_pair: false,
        protocol,
    };
    blocks::draw(screen, vec![jokers_block], layout)?;
    let in_pack = Joker::ALL.map(Card::joker).into_iter();
    let in_pack = in_pack.filter(|card| rules.copies(*card) > 0);
    let in_pack = codes(in_pack, calendar);
    screen.prose(format!("  {}", say!(lang, jokers_in_pack(&in_pack))))?;
    let does = jokers.into_iter().filter_map(Card::as_joker);
    for joker in does.filter(|joker| !joker.is_mere_junk()) {
        screen.prose(format!("  {}", say!(lang, joker_does(joker))))?;
    }
    Ok(())
}

/// Draws the sets that contain at least one of the cards.
fn draw_sets(screen: &mut Screen, asked: &CardSelection, rules: &Rules) -> io::Result<()> {
    let (lang, calendar) = (screen.lang(), rules.calendar());
    let sets = sets::sets_for_game(rules.game());
    let sets: Vec<_> = sets.into_iter().filter(|set| asked.touches(*set)).collect();
    if sets.is_empty() {
        return Ok(());
    }
    screen.line("")?;
    screen.line(Styled::heading(say!(lang, sets_heading())))?;
    let called = |set: &sets::CardSet| match set.jokbo {
        Some(jokbo) => say!(lang, jokbo(jokbo, sets::book(rules.game()))),
        None => say!(lang, kind_called(Kind::DoubleJunk, rules.game())).to_owned(),
    };
    let names: Vec<Styled> = sets.iter().map(|set| Styled::from(called(set))).collect();
    let mut grid = Grid::new(&["", ""]);
    for (set, name) in sets.iter().zip(names) {
        let cards = crate::card::by_month(set.cards, calendar).into_iter();
        let codes = cards.map(|card| draw::code(card, calendar));
        let codes = codes.reduce(|before, code| before.then(" ").then(code));
        let said = draw::by_name(lang, set.cards, calendar);
        let cards = codes.unwrap_or_else(|| "".into()).or_said(said);
        grid.styled_row([name, cards]);
    }
    screen.table(grid)
}
