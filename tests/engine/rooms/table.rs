//! The rooms from top to bottom, as the documents list them.

/// The rooms in rows; rooms in one row are on the same level.
pub(super) type Rows = Vec<Vec<String>>;

/// Returns the rooms from the table in a crate's documentation.
pub(super) fn of_crate(source: &str) -> Rows {
    let lines = source.lines().map_while(|line| line.strip_prefix("//!"));
    let rows = lines
        .skip_while(|line| !line.starts_with(" | room |"))
        .skip(2);
    let rows = rows.map_while(|line| line.strip_prefix(" | "));
    rows.map(|row| quoted(row.split(" | ").next().unwrap_or("")))
        .collect()
}

/// Returns the rooms from the list in a document, from the top.
pub(super) fn of_document(text: &str, heading: &str) -> Rows {
    let after = text.split_once(heading).map_or("", |(_, after)| after);
    let list = after.split("```").nth(1).unwrap_or("");
    let list = list.strip_prefix("text").unwrap_or(list);
    let row = |row: &str| row.split(',').map(|room| room.trim().to_owned()).collect();
    list.split('→').map(row).collect()
}

/// Returns the rooms with a row in the list that explains what is where.
pub(super) fn explained(text: &str) -> Vec<String> {
    let rows = text.lines().filter(|line| line.starts_with("| `src/"));
    let places = rows.flat_map(|row| quoted(row.split(" | ").next().unwrap_or("")));
    let rooms = places.filter_map(|place| {
        let room = place.strip_prefix("src/")?;
        room.split(['/', '.']).next().map(str::to_owned)
    });
    rooms.collect()
}

/// Returns the words between backticks.
fn quoted(text: &str) -> Vec<String> {
    text.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[test]
fn both_lists_are_read_row_by_row() {
    let source = "//! Words.\n//!\n//! | room | what it does |\n//! |---|---|\n\
                  //! | `top` | the `door` |\n//! | [`left`], [`right`] | games |\n//!\n//! More.";
    let want: Rows = vec![vec!["top".into()], vec!["left".into(), "right".into()]];
    assert_eq!(of_crate(source), want);
    let document = "## Rooms\n\n```text\nno\n```\n\n## Whom\n\n```text\ntop → left,\nright\n```\n";
    assert_eq!(of_document(document, "## Whom"), want);
    let places = "| `src/top/` | a |\n| `src/left.rs`, `src/right/` | `b` |\n| `docs/` | c |";
    assert_eq!(explained(places), ["top", "left", "right"]);
}
