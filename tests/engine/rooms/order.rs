//! The order inside the rooms that are large enough to have rooms of their own.

use super::arrows::Arrow;
use std::collections::BTreeMap;

/// The rooms inside a room from top to bottom, one row per line. Each uses only rooms below it or
/// in its own row. A room is a file or a folder; `mod` is the file of the whole.
pub(super) const INSIDE: [(&str, &str); 4] = [
    ("cli", CLI),
    ("evening", EVENING),
    ("ledger", LEDGER),
    ("telling", TELLING),
];

const CLI: &str = "
    mod
    commands
    prompt
    complete
    reading
    page
    phones
    club opened
    copied future somebody
    terminal
    usage
    draw
    asked_rules
    args
    figures
    progress
    screen
    words
    period
    intake new_file
    facts
    json limits sheet
    settings signals wording
";

const EVENING: &str = "
    mod
    handle
    client
    shared
    alone found_out from_phones keeper take
    begin disputing in_again in_entry in_hand in_taps opening table
    last_written newcomers over surplus writing
    step
    state told
    again play
    decision dispute tapped
    asking explains old whole_hand written
    hand
    quick setup
    seating
    seats
    hand_start
    setup/checks setup/house_rules
    answer refusal
    ask
    book change chip command confirms deal_draw due given items players reach sheet sure tap
";

/// Three floors: writing, reading, and the ground.
const LEDGER: &str = "
    mod
    append batch changed club draft duplicate_ruling earlier exchange going_on kept knowing paid person_word refill unanswered verified
    adjustments club_seats copy days duplicates evening_notes evenings find guards handed handle migrate open people placed postgres read row sealed seasons standing totals verify view whole
    chain chain_fault circles club_turn decoded disk entry error evening_name excluded foreign ground hand_ref id kept_body kind lock log moment net now_playing outcome people/person period refused said saying schema seal server server_fault server_url site stamp stored walk worth
";

const TELLING: &str = "
    mod
    read reply
    json readback written
    judging told_hand
    text
    amounts cash gostop judged koikoi
    voice
    replies
    ask
    hear
    refusal
    fact
    part
    item numbers
    cut money table word_kinds
    slip
    piece
    lexicon
    letters
";

/// The order inside a room.
pub(super) struct Order<'a> {
    room: &'a str,
    rows: BTreeMap<&'a str, usize>,
}

impl<'a> Order<'a> {
    /// Reads an order from its rows.
    pub(super) fn read(room: &'a str, rows: &'a str) -> Self {
        let lines = rows
            .lines()
            .filter(|line| !line.trim().is_empty())
            .enumerate();
        let places = lines.flat_map(|(at, line)| line.split_whitespace().map(move |one| (one, at)));
        let rows = places.collect();
        Self { room, rows }
    }

    /// Returns the paths of the rooms in the order.
    pub(super) fn places(&self) -> impl Iterator<Item = String> {
        self.rows
            .keys()
            .map(|inner| format!("{}/{inner}", self.room))
    }

    /// True if a file is in this room.
    pub(super) fn has(&self, file: &str) -> bool {
        self.inner(file).is_some()
    }

    /// Returns the path of a file inside this room, without its extension.
    fn inner<'f>(&self, file: &'f str) -> Option<&'f str> {
        let inner = file.strip_prefix(self.room)?.strip_prefix('/')?;
        inner.strip_suffix(".rs")
    }

    /// Returns the inner room that a file belongs to, with its row.
    pub(super) fn place(&self, file: &str) -> Option<(&'a str, usize)> {
        let inner = self.inner(file)?;
        let of = |place: &str| {
            let rest = inner.strip_prefix(place);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let places = self.rows.iter().filter(|(place, _)| of(place));
        let longest = places.max_by_key(|(place, _)| place.len());
        longest.map(|(place, row)| (*place, *row))
    }

    /// True if an arrow points upwards inside this room.
    pub(super) fn is_up(&self, arrow: &Arrow) -> bool {
        match (self.place(&arrow.from), self.place(&arrow.to)) {
            (Some((_, from)), Some((_, to))) => to < from,
            _ => false,
        }
    }
}
