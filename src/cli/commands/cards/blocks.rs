//! Lays out the sheet: months and jokers as blocks of rows, one or two blocks side by side, or with
//! pictures. Narrow screens get sentences instead.

use crate::cli::screen::{PICTURE_COLUMNS, Protocol, Screen, Styled};
use crate::words::Text;
use std::io;

/// The space between two columns, and between two blocks.
const GAP: usize = 2;

/// The cards of one month, or the jokers.
pub(super) struct Block {
    pub(super) heading: Styled,
    pub(super) pictures: Vec<&'static [u8]>,
    pub(super) rows: Vec<CardRow>,
}

/// A card: how it is typed, and its names.
pub(super) struct CardRow {
    pub(super) typed: Styled,
    pub(super) names: [String; 3],
}

/// How blocks may be drawn.
#[derive(Clone, Copy)]
pub(super) struct SheetLayout {
    /// Whether two blocks may stand side by side if there is room.
    pub(super) may_pair: bool,
    /// How to draw pictures, if at all.
    pub(super) protocol: Option<Protocol>,
}

/// Draws the blocks, as wide as the screen allows.
pub(super) fn draw(screen: &mut Screen, blocks: Vec<Block>, layout: SheetLayout) -> io::Result<()> {
    let widths = widths(&blocks);
    let wide = wide(&widths);
    if screen.is_plain() {
        let mut blocks = blocks.into_iter();
        return blocks.try_for_each(|block| named(screen, block));
    }
    if let Some(protocol) = layout.protocol {
        return pictured(screen, blocks, &widths, protocol);
    }
    if wide > Screen::columns() {
        return blocks
            .into_iter()
            .try_for_each(|block| alone(screen, block, &widths));
    }
    let abreast = layout.may_pair && 2 * wide + GAP <= Screen::columns();
    let mut blocks = blocks.into_iter();
    while let Some(left) = blocks.next() {
        match if abreast { blocks.next() } else { None } {
            Some(right) => pair(screen, [left, right], &widths)?,
            None => alone(screen, left, &widths)?,
        }
    }
    Ok(())
}

/// Describes each card of a block in a sentence: how it is typed, and its names.
fn named(screen: &mut Screen, block: Block) -> io::Result<()> {
    screen.paragraph(&block.heading)?;
    let mut rows = block.rows.into_iter();
    rows.try_for_each(|row| screen.paragraph(&row.typed.then(": ").then(row.names.join(", "))))
}

/// Draws two blocks side by side.
fn pair(screen: &mut Screen, blocks: [Block; 2], widths: &[usize; 4]) -> io::Result<()> {
    let [mut left, mut right] = blocks.map(|block| lines(block, widths).into_iter());
    loop {
        let line = match (left.next(), right.next()) {
            (None, None) => return Ok(()),
            (left, None) => left.unwrap_or_else(|| Styled::from("")),
            (left, Some(right)) => {
                let left = left.unwrap_or_else(|| Styled::from(""));
                left.padded(wide(widths) + GAP).then(right)
            }
        };
        screen.line(line)?;
    }
}

/// Draws a block in columns, or as sentences if the columns do not fit the screen.
fn alone(screen: &mut Screen, block: Block, widths: &[usize; 4]) -> io::Result<()> {
    if wide(widths) <= Screen::columns() {
        let lines = lines(block, widths).into_iter();
        return lines.into_iter().try_for_each(|line| screen.line(line));
    }
    screen.paragraph(&block.heading)?;
    block.rows.into_iter().try_for_each(|row| {
        let typed = Styled::from("  ").then(row.typed).then(" ");
        screen.paragraph(&typed.then(Text::new(row.names.join(" · "), row.names.join(", "))))
    })
}

/// Draws blocks with their pictures: beside the rows if there is room, otherwise above them.
fn pictured(
    screen: &mut Screen,
    blocks: Vec<Block>,
    widths: &[usize; 4],
    protocol: Protocol,
) -> io::Result<()> {
    let most = blocks.iter().map(|block| block.pictures.len()).max();
    let indent = most.unwrap_or(0) * PICTURE_COLUMNS + 1;
    let columns = Screen::columns();
    for mut block in blocks {
        let pictures = std::mem::take(&mut block.pictures);
        if indent + wide(widths) <= columns {
            let lines = lines(block, widths).into_iter();
            let lines = lines.map(|line| Styled::from(" ".repeat(indent)).then(line));
            screen.pictured(protocol, &pictures, lines.collect())?;
        } else {
            for row in pictures.chunks(columns / PICTURE_COLUMNS) {
                screen.pictured(protocol, row, Vec::new())?;
            }
            alone(screen, block, widths)?;
        }
    }
    Ok(())
}

/// Returns the width of a block with these column widths.
fn wide(widths: &[usize; 4]) -> usize {
    widths.iter().sum::<usize>() + GAP * widths.len() - 1
}

/// Returns the widths needed for the codes and for the names in each language.
fn widths(blocks: &[Block]) -> [usize; 4] {
    let mut widths = [0; 4];
    for row in blocks.iter().flat_map(|block| &block.rows) {
        let names = row.names.each_ref().map(|name| Styled::from(name).width());
        let [first, second, third] = names;
        let row = [row.typed.width(), first, second, third];
        for (width, own) in widths.iter_mut().zip(row) {
            *width = own.max(*width);
        }
    }
    widths
}

/// Returns the lines of a block with these column widths.
fn lines(block: Block, widths: &[usize; 4]) -> Vec<Styled> {
    let [typed, first, second, _] = *widths;
    let row = |row: CardRow| {
        let [one, two, three] = row.names;
        let indent = " ".repeat(GAP);
        Styled::from(indent)
            .then(row.typed.padded(typed + 1))
            .then(Styled::from(one).padded(first + GAP))
            .then(Styled::from(two).padded(second + GAP))
            .then(three)
    };
    let rows = block.rows.into_iter().map(row);
    std::iter::once(block.heading).chain(rows).collect()
}
