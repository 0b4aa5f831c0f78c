//! The symbols, one on each line of the files in `assets/cards`, and which symbols a drawing needs.

/// The files of symbols. The first ones hold what all cards share.
const FILES: [&str; 15] = [
    include_str!("../../assets/cards/marks.svg"),
    include_str!("../../assets/cards/ribbon.svg"),
    include_str!("../../assets/cards/pine.svg"),
    include_str!("../../assets/cards/plum.svg"),
    include_str!("../../assets/cards/cherry.svg"),
    include_str!("../../assets/cards/wisteria.svg"),
    include_str!("../../assets/cards/iris.svg"),
    include_str!("../../assets/cards/peony.svg"),
    include_str!("../../assets/cards/clover.svg"),
    include_str!("../../assets/cards/pampas.svg"),
    include_str!("../../assets/cards/chrysanthemum.svg"),
    include_str!("../../assets/cards/maple.svg"),
    include_str!("../../assets/cards/paulownia.svg"),
    include_str!("../../assets/cards/willow.svg"),
    include_str!("../../assets/cards/jokers.svg"),
];

/// Returns the line of every symbol, with its line break.
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    let lines = FILES.iter().flat_map(|file| file.split_inclusive('\n'));
    lines.filter(|line| id(line).is_some())
}

/// Returns the id of the symbol or clip on this line; `None` if there is none.
fn id(line: &str) -> Option<&str> {
    let rest = line
        .strip_prefix("<symbol id=\"")
        .or_else(|| line.strip_prefix("<clipPath id=\""))?;
    rest.split('"').next()
}

/// Returns the lines of the symbols that a drawing uses, directly or through other symbols, in the
/// order of the files.
pub(super) fn needed(drawing: &str) -> Vec<&'static str> {
    let mut used: Vec<&str> = Vec::new();
    let mut open: Vec<&str> = vec![drawing];
    while let Some(text) = open.pop() {
        for id_used in references(text) {
            if !used.contains(&id_used) {
                used.push(id_used);
                let own = all().find(|line| id(line) == Some(id_used));
                open.extend(own.map(|line| -> &str { line }));
            }
        }
    }
    all()
        .filter(|line| id(line).is_some_and(|id| used.contains(&id)))
        .collect()
}

/// Returns the ids of symbols and clips that a text refers to.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('#')
        .skip(1)
        .zip(text.split('#'))
        .filter(|(_, before)| before.ends_with("href=\"") || before.ends_with("url("))
        .filter_map(|(after, _)| after.split(['"', ')']).next())
}
