//! The drawings are complete, small and valid, and load nothing from outside.

use crate::{CALENDARS, faces};
use dokbak::card::{Calendar, Card};
use dokbak::drawing;
use resvg::usvg::roxmltree::{Document, Node};
use std::collections::BTreeSet;

/// The most that a page may spend on its cards.
const MOST_BYTES: usize = 60_000;

/// The elements that a drawing may use: nothing that runs, loads or needs a font.
const ELEMENTS: &[&str] = &[
    "svg", "title", "defs", "symbol", "clipPath", "g", "use", "path", "rect", "circle", "ellipse",
];

fn ids<'a>(document: &'a Document<'_>) -> Vec<&'a str> {
    let elements = document.descendants().filter(Node::is_element);
    elements.filter_map(|node| node.attribute("id")).collect()
}

/// Returns what is wrong with a drawing.
fn wrong(text: &str) -> Vec<String> {
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => return vec![error.to_string()],
    };
    let mut wrong = Vec::new();
    let all = ids(&document);
    let known: BTreeSet<&str> = all.iter().copied().collect();
    if known.len() < all.len() {
        wrong.push("an id is there twice".to_owned());
    }
    for node in document.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        if !ELEMENTS.contains(&name) {
            wrong.push(format!("<{name}>"));
        }
        for attribute in node.attributes() {
            let (key, value) = (attribute.name(), attribute.value());
            let inner = value.strip_prefix('#').filter(|_| key == "href");
            let clip = value
                .strip_prefix("url(#")
                .and_then(|rest| rest.strip_suffix(')'));
            let is_known = inner.or(clip).map(|id| known.contains(id));
            if is_known == Some(false) || (key == "href" && inner.is_none()) {
                wrong.push(format!("{key}={value}"));
            }
            if key.starts_with("on") || (value.contains("url(") && clip.is_none()) {
                wrong.push(format!("{key}={value}"));
            }
        }
    }
    wrong
}

#[test]
fn a_card_alone_is_a_whole_and_valid_drawing() {
    for (calendar, card) in CALENDARS
        .into_iter()
        .flat_map(|calendar| faces().into_iter().map(move |card| (calendar, card)))
    {
        let svg = drawing::document(&[card], calendar, "R & B <i>");
        assert_eq!(wrong(&svg), Vec::<String>::new(), "{card:?}");
        let document = Document::parse(&svg).unwrap();
        let mut nodes = document.descendants();
        let title = nodes.find(|node| node.tag_name().name() == "title");
        assert_eq!(title.unwrap().text(), Some("R & B <i>"));
    }
}

#[test]
fn all_drawings_together_are_small_and_have_every_card() {
    let symbols = drawing::symbols();
    assert!(symbols.len() < MOST_BYTES, "{} bytes", symbols.len());
    let figures: String = CALENDARS
        .into_iter()
        .flat_map(|calendar| faces().into_iter().map(move |card| (calendar, card)))
        .map(|(calendar, card)| drawing::figure(card, calendar))
        .collect();
    let page =
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>{symbols}</defs>{figures}</svg>");
    assert_eq!(wrong(&page), Vec::<String>::new());
}

/// Thirteen cards are a row of ten and a row of three, with ten units between cards.
#[test]
fn cards_of_a_file_lie_in_rows() {
    let cards: Vec<Card> = faces().into_iter().take(13).collect();
    let svg = drawing::document(&cards, Calendar::Korean, "");
    assert_eq!(wrong(&svg), Vec::<String>::new());
    assert!(svg.contains("viewBox=\"0 0 1090 330\""), "{svg}");
    assert!(
        svg.contains("<g transform=\"translate(220 170)\">"),
        "{svg}"
    );
}

/// A symbol that no card uses is dead; the ids have a prefix, so that they clash with no others on
/// a page.
#[test]
fn every_symbol_is_used_and_has_an_id_of_its_own_kind() {
    let symbols = drawing::symbols();
    let page = format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{symbols}</svg>");
    let all = Document::parse(&page).unwrap();
    let used: BTreeSet<String> = CALENDARS
        .into_iter()
        .flat_map(|calendar| faces().into_iter().map(move |card| (calendar, card)))
        .flat_map(|(calendar, card)| {
            let svg = drawing::document(&[card], calendar, "");
            let document = Document::parse(&svg).unwrap();
            let ids: Vec<String> = ids(&document).into_iter().map(str::to_owned).collect();
            ids
        })
        .collect();
    for id in ids(&all) {
        assert!(used.contains(id), "{id}");
        assert!(id.starts_with("card-") || id.starts_with("h-"), "{id}");
    }
}

/// The marks follow the calendar; the drawing does not.
#[test]
fn the_calendar_changes_the_number_alone() {
    let rain = |calendar| drawing::figure(Card::RAIN, calendar);
    let (korean, japanese) = (rain(Calendar::Korean), rain(Calendar::Japanese));
    assert!(korean.contains("#h-m12"), "{korean}");
    assert_eq!(korean.replace("#h-m12", "#h-m11"), japanese);
    assert_eq!(drawing::id(Card::RAIN), "card-willow-g");
}

/// Tests the check itself.
#[test]
fn what_may_not_be_in_a_drawing_is_found() {
    for bad in [
        "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><path onload='x'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><use href='http://a.b/c'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><use href='#gone'/></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg'><path fill='url(x.svg#a)'/></svg>",
        "<svg><g></svg>",
    ] {
        assert!(!wrong(bad).is_empty(), "{bad}");
    }
}
