//! Words about what people did over many hands.

/// Returns a number of things.
fn many(number: usize, one: &str, more: &str) -> String {
    let word = if number == 1 { one } else { more };
    format!("{number} {word}")
}

/// Returns over how much statistics go.
pub(in crate::cli) fn stats_head(hands: usize, evenings: usize) -> String {
    format!(
        "{} on {}, without void deals",
        many(hands, "hand", "hands"),
        many(evenings, "evening", "evenings")
    )
}

pub(in crate::cli) fn stats_headings() -> [&'static str; 9] {
    [
        "Player",
        ">Hands",
        ">Won",
        ">Win rate",
        "",
        ">Chips",
        ">Per hand",
        ">Avg win",
        ">Avg loss",
    ]
}

/// Returns what a question mark after a number means.
pub(in crate::cli) fn stats_few(hands: usize, evenings: usize) -> String {
    format!("? Too few to tell anything yet: fewer than {hands} hands or {evenings} evenings.")
}

/// Returns what the statistics leave out.
pub(in crate::cli) fn stats_for_points(rounds: u32) -> String {
    format!("Left out, as they were played for points: {rounds} rounds of Koi-Koi.")
}

pub(in crate::cli) fn stats_unread(hands: u32) -> String {
    format!("Left out, as their rules or verdicts cannot be read: {hands}.")
}

pub(in crate::cli) fn stats_pot() -> String {
    "Chips are those of other people; what the boar's pot took and gave is apart.".to_owned()
}

pub(in crate::cli) fn goes_head() -> String {
    "Going on".to_owned()
}

pub(in crate::cli) fn goes_headings() -> [&'static str; 5] {
    ["Player", ">Goes", ">In hands", ">Then won", ">Success"]
}

pub(in crate::cli) fn baks_head() -> String {
    "Baks and what they cost".to_owned()
}

pub(in crate::cli) fn baks_headings() -> [&'static str; 6] {
    ["Player", "Bak", ">Taken", ">Cost", ">Given", ">Brought"]
}

/// Returns what paying for others is called among baks.
pub(in crate::cli) fn paid_for_others() -> String {
    "dok-bak (paid for others)".to_owned()
}

pub(in crate::cli) fn jokbo_head(player: &str) -> String {
    format!("What {player} won by")
}

pub(in crate::cli) fn jokbo_headings() -> [&'static str; 3] {
    ["Jokbo", ">Hands", ">Of hands won"]
}

pub(in crate::cli) fn records_head() -> String {
    "Records".to_owned()
}

pub(in crate::cli) fn records_headings() -> [&'static str; 8] {
    [
        "Player",
        ">Best",
        ">Hand",
        ">Worst",
        ">Hand",
        ">Won in a row",
        ">Lost in a row",
        ">Largest fall",
    ]
}

pub(in crate::cli) fn flows_head() -> String {
    "Who paid whom".to_owned()
}

pub(in crate::cli) fn flows_headings() -> [&'static str; 5] {
    ["From", "To", ">Chips", ">For others", ">Hands"]
}

/// Returns how two people did in the hands that both played.
pub(in crate::cli) fn together(hands: usize, one: (&str, usize), other: (&str, usize)) -> String {
    let ((one, of_one), (other, of_other)) = (one, other);
    format!(
        "{one} and {other} played {} together: {one} won {of_one}, {other} won {of_other}.",
        many(hands, "hand", "hands")
    )
}
