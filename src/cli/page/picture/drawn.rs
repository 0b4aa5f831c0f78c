//! What pictures show.

use super::sheet::{Canvas, DrawnShape, MARGIN, TextStyle, WIDTH};
use super::shows::PictureOf;
use crate::cli::page::cards::ShownCards;
use crate::cli::page::dealt::{Dealt, PageDay};
use crate::cli::page::opening::{self, OnPodium};
use crate::cli::page::person::{brought, person_views};
use crate::cli::page::pile::pile_drawing;
use crate::cli::page::records::what_scored;
use crate::cli::page::titles::title_views;
use crate::cli::page::whole::{title, year_extent};
use crate::cli::page::year::Year;
use crate::cli::words::page::PageLabels;
use crate::cli::words::{Lang, say};
use crate::ledger::EntryId;

const TITLE: TextStyle = TextStyle {
    size: 68,
    bold: true,
    class: "ink",
};
const EXTENT: TextStyle = TextStyle {
    size: 34,
    bold: false,
    class: "soft",
};
const STORY: TextStyle = TextStyle {
    size: 42,
    bold: false,
    class: "ink",
};
const LEAD: TextStyle = TextStyle {
    bold: true,
    ..STORY
};
const MADE: TextStyle = TextStyle {
    size: 44,
    bold: true,
    class: "accent",
};
const FACT: TextStyle = TextStyle {
    size: 32,
    bold: false,
    class: "ink",
};
const LABEL: TextStyle = TextStyle {
    class: "soft",
    ..FACT
};

/// The classes of the people's colours.
const COLOURS: [&str; 8] = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7"];

/// Draws what a year has.
pub(super) struct Drawer<'y> {
    lang: Lang,
    year: &'y Year,
    shown: &'y mut ShownCards,
}

impl<'y> Drawer<'y> {
    pub(super) const fn new(lang: Lang, year: &'y Year, shown: &'y mut ShownCards) -> Self {
        Self { lang, year, shown }
    }

    /// Returns what a picture shows; `None` if there is nothing to show.
    pub(super) fn sheet(&mut self, of: &PictureOf) -> Option<Canvas> {
        if self.year.evenings.is_empty() {
            return None;
        }
        match of {
            PictureOf::Head => Some(self.head()),
            PictureOf::Podium => Some(self.only_podium()),
            PictureOf::Hand(entry) => self.hand(*entry),
            PictureOf::Person(name) => self.person(name),
        }
    }

    fn begin(&self) -> Canvas {
        let mut sheet = Canvas::new();
        sheet.centred(&title(self.lang, self.year), TITLE);
        sheet.space(8);
        sheet.centred(&year_extent(self.lang, self.year), EXTENT);
        sheet.space(36);
        sheet
    }

    fn head(&mut self) -> Canvas {
        let mut sheet = self.begin();
        for sentence in opening::story(self.lang, self.year) {
            let style = if sentence.kind == "lead" { LEAD } else { STORY };
            sheet.centred(&sentence.says, style);
            sheet.space(8);
        }
        sheet.space(30);
        self.podium(&mut sheet);
        if let Some((evening, dealt)) = self.greatest() {
            sheet.space(50);
            self.put_hand(&mut sheet, evening, dealt);
        }
        sheet
    }

    fn only_podium(&self) -> Canvas {
        let mut sheet = self.begin();
        self.podium(&mut sheet);
        sheet
    }

    /// Puts the first three, the first in the middle.
    fn podium(&self, sheet: &mut Canvas) {
        let podium = opening::podium(self.lang, self.year);
        let room = (WIDTH - 2 * MARGIN) / 3;
        let bottom = sheet.bottom + 330;
        // Two people stand in the middle.
        let aside = if podium.len() == 2 { room / 2 } else { 0 };
        for (one, column) in podium.iter().zip([1, 0, 2]) {
            // Equal places stand equally high.
            let rise = match one.place {
                1 => 90,
                2 => 40,
                _ => 0,
            };
            let left = MARGIN + aside + column * room;
            Self::step(
                sheet,
                one,
                (left + 12, bottom - 220 - rise),
                (room - 24, 220 + rise),
            );
        }
        sheet.bottom = bottom;
    }

    fn step(sheet: &mut Canvas, one: &OnPodium, (x, y): (u32, u32), (width, height): (u32, u32)) {
        let class = COLOURS.get(one.mark.colour).copied().unwrap_or("c0");
        let block = |y, height, class| DrawnShape::Block {
            x,
            y,
            width,
            height,
            class,
        };
        sheet.shapes.push(block(y, height, "card"));
        sheet.shapes.push(block(y, 8, class));
        let middle = x + width / 2;
        let style = |size, bold, class| TextStyle { size, bold, class };
        let rank = style(62, true, if one.place == 1 { "accent" } else { "soft" });
        sheet.row((middle, y + 76), width - 20, rank, &one.place.to_string());
        let name = style(46, true, "ink");
        sheet.row((middle, y + 136), width - 20, name, &one.name);
        let much = style(34, false, "soft");
        sheet.row((middle, y + 184), width - 20, much, &one.shown);
    }

    /// Returns the hand that brought somebody most: of those in which chips moved, or else of all.
    fn greatest(&self) -> Option<(&'y PageDay, &'y Dealt)> {
        let year = self.year;
        let best = |chips: bool| {
            let hands = year.hands().filter(|(_, dealt)| dealt.moves_chips == chips);
            let worth = hands.filter_map(|(evening, dealt)| {
                let (worth, _) = brought(self.lang, year, dealt, self.first(dealt)?)?;
                (worth > 0).then_some((worth, evening, dealt))
            });
            worth.reduce(|best, next| if next.0 > best.0 { next } else { best })
        };
        let (_, evening, dealt) = best(true).or_else(|| best(false))?;
        Some((evening, dealt))
    }

    /// Returns whom a hand brought most: the winner, or in min-hwatu the first of those who won most.
    fn first(&self, dealt: &'y Dealt) -> Option<&'y str> {
        let worth = |name: &str| brought(self.lang, self.year, dealt, name).map(|found| found.0);
        let winner = dealt.verdict.winner.as_deref();
        let net = dealt.verdict.net.iter().map(|(name, _)| name.as_str());
        let most = net.reduce(|best, next| {
            if worth(next) > worth(best) {
                next
            } else {
                best
            }
        });
        winner.or(most)
    }

    fn hand(&mut self, entry: Option<EntryId>) -> Option<Canvas> {
        let (evening, dealt) = match entry {
            None => self.greatest()?,
            Some(entry) => {
                let evenings = self.year.evenings.iter();
                let mut hands = evenings.flat_map(|evening| {
                    let hands = evening.hands.iter();
                    hands.map(move |dealt| (evening, dealt))
                });
                hands.find(|(_, dealt)| dealt.name.entry == entry && !dealt.is_result)?
            }
        };
        let mut sheet = Canvas::new();
        self.put_hand(&mut sheet, evening, dealt);
        Some(sheet)
    }

    /// Puts a hand: who won what, by what, and the winner's cards.
    fn put_hand(&mut self, sheet: &mut Canvas, evening: &PageDay, dealt: &Dealt) {
        let (lang, year) = (self.lang, self.year);
        let made = what_scored(lang, dealt);
        if made.is_empty() {
            sheet.centred(&say!(lang, headline(&dealt.verdict)), MADE);
        } else {
            sheet.centred(&made, MADE);
        }
        let won = self
            .first(dealt)
            .and_then(|name| Some((name, brought(lang, year, dealt, name)?.1)));
        let day = say!(lang, on_day(&evening.day));
        let line = match won {
            Some((name, much)) => say!(lang, picture_hand(name, &much, &day)),
            None => say!(
                lang,
                person_best(&day, &say!(lang, headline(&dealt.verdict)))
            ),
        };
        sheet.centred(&line, STORY);
        let pile = pile_drawing(dealt.won_cards(), self.shown);
        if let Some(pile) = pile {
            sheet.space(24);
            sheet.pile(pile);
        }
    }

    fn person(&mut self, name: &str) -> Option<Canvas> {
        let (lang, year) = (self.lang, self.year);
        let titles = title_views(lang, year);
        let views = person_views(lang, year, &titles, self.shown);
        let view = views.into_iter().find(|view| view.name == name)?;
        let mut sheet = Canvas::new();
        sheet.name(&view.name, TITLE);
        sheet.space(4);
        sheet.centred(&title(lang, year), EXTENT);
        sheet.space(20);
        let total = [view.total.shown.as_str(), view.place.as_str()];
        let total: Vec<&str> = total.into_iter().filter(|text| !text.is_empty()).collect();
        sheet.centred(&total.join(" · "), LEAD);
        if !view.titles.is_empty() {
            sheet.centred(&view.titles.join(" · "), MADE);
        }
        sheet.space(26);
        for fact in &view.facts {
            let (left, right) = (MARGIN, MARGIN + 320);
            sheet.shapes.push(DrawnShape::Block {
                x: left,
                y: sheet.bottom,
                width: WIDTH - 2 * MARGIN,
                height: 1,
                class: "rule",
            });
            sheet.space(8);
            let label = sheet.within(left, 310, LABEL, fact.label);
            let says = sheet.within(right, WIDTH - MARGIN - right, FACT, &fact.says);
            sheet.space(label.max(says) + 8);
        }
        if let Some(best) = view.best {
            sheet.space(26);
            sheet.centred(PageLabels::in_lang(lang).best_hand, LABEL);
            if !best.made.is_empty() {
                sheet.centred(&best.made, MADE);
            }
            sheet.centred(&best.says, STORY);
            if let Some(pile) = best.pile {
                sheet.space(20);
                sheet.pile(pile);
            }
        }
        Some(sheet)
    }
}
