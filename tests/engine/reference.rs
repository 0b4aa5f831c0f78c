//! A slow second reading of the rule book, written from its tables alone, to compare the engine
//! with. Cards are codes, rules are texts by key, and nothing here knows the library.

use std::collections::BTreeMap;

/// The code of a card in the Korean calendar, such as `9y` or `j2`.
pub(crate) type Code = &'static str;

/// The 48 cards of a pack without jokers.
pub(crate) const DECK: [Code; 48] = [
    "1g", "1t", "1p", "1p", "2y", "2t", "2p", "2p", "3g", "3t", "3p", "3p", "4y", "4t", "4p", "4p",
    "5y", "5t", "5p", "5p", "6y", "6t", "6p", "6p", "7y", "7t", "7p", "7p", "8g", "8y", "8p", "8p",
    "9y", "9t", "9p", "9p", "10y", "10t", "10p", "10p", "11g", "11s", "11p", "11p", "12g", "12y",
    "12t", "12s",
];

/// Every key with its value in `pagat`.
pub(crate) const PAGAT: &[(&str, &str)] = &[
    ("calendar", "korean"),
    ("pack.jokers", "none"),
    ("potkan.flips", "1"),
    ("potkan.after_heundeum", "false"),
    ("heundeum.must_play", "false"),
    ("grenade", "off"),
    ("joker.from_hand", "replace"),
    ("joker.ppuk", "keep"),
    ("sseul", "two_months"),
    ("last_turn.whose", "table"),
    ("last_turn.stack_junk", "true"),
    ("brights.five", "15"),
    ("brights.four", "4"),
    ("brights.four_with_rain", "4"),
    ("brights.three", "3"),
    ("brights.three_with_rain", "2"),
    ("animals.from", "5"),
    ("birds.godori", "5"),
    ("birds.bidori", "0"),
    ("birds.yukdori", "0"),
    ("ribbons.hong_dan", "3"),
    ("ribbons.cheong_dan", "3"),
    ("ribbons.cho_dan", "3"),
    ("ribbons.cho_dan_rain", "false"),
    ("ribbons.from", "5"),
    ("ribbons.rain_counts", "true"),
    ("junk.from", "10"),
    ("junk.double", "2"),
    ("vip", "0"),
    ("palssari", "0"),
    ("palssari_counts", "false"),
    ("switch.september", "2"),
    ("cup.final", "false"),
    ("switch.may", "0"),
    ("target.two", "7"),
    ("target.three", "3"),
    ("go.improve", "true"),
    ("push", "false"),
    ("cap.loss", "0"),
    ("cap.payer", "0"),
    ("go.chips", "1,2"),
    ("go.keep_chips", "true"),
    ("go.times_from", "3"),
    ("go.growth", "double"),
    ("heundeum.times", "2"),
    ("heundeum.nov_dec_times", "2"),
    ("potkan.times", "1"),
    ("meoung_dda.from", "7"),
    ("gwang_bak", "double"),
    ("gwang_bak_rain_protects", "true"),
    ("pi_bak.below_two", "5"),
    ("pi_bak.below_three", "5"),
    ("pi_bak.spare_zero", "false"),
    ("meoung_bak.from", "0"),
    ("tti_bak", "false"),
    ("go_bak.two", "off"),
    ("go_bak.three", "pays_all"),
    ("go_bak.both", "last"),
    ("nagari.times", "2"),
    ("nagari.stacks", "false"),
    ("nagari.cap", "0"),
    ("nagari.doubles_fixed", "false"),
    ("weolyak.first_turn", "1"),
    ("weolyak.set_month", "1"),
    ("stake.fixed", "false"),
    ("empty_pile_free", "false"),
    ("oe_myeon.enforced", "true"),
    ("oe_myeon.spare_junk_only", "true"),
    ("oe_myeon.spare_last_card", "true"),
    ("oe_myeon.needs_alternative", "false"),
    ("syodang.enabled", "true"),
    ("syodang.text", "2024"),
    ("syodang.liability", "true"),
    ("fixed.quads", "5"),
    ("table_quads", "void"),
    ("fixed.first_ppuk", "3"),
    ("fixed.second_ppuk", "0"),
    ("fixed.third_ppuk", "0"),
    ("fixed.three_ppuk", "5"),
    ("fixed.first_sweep", "0"),
    ("fixed.first_chok", "0"),
    ("fixed.first_ttadak", "0"),
    ("fixed.heodang", "0"),
    ("boar.pot", "0"),
    ("boar.first_turn", "0"),
    ("junk_each.chok", "1"),
    ("junk_each.ttadak", "1"),
    ("junk_each.sseul", "1"),
    ("junk_each.stack", "1"),
    ("junk_each.ja_ppuk", "2"),
    ("junk_each.potkan", "0"),
    ("junk_each.baekhwajeom", "0"),
    ("junk_each.boss", "1"),
    ("junk_each.joker", "0"),
    ("gwangpalli.per_card", "2"),
    ("gwangpalli.heundeum_times", "2"),
    ("gwangpalli.rain_alone_free", "true"),
    ("gwangpalli.paid", "now"),
    ("gwangpalli.after_nagari", "same_three"),
    ("gwangpalli.no_two_drops", "false"),
    ("gwangpalli.iris_drops", "false"),
];

/// A preset: its name, the preset it extends, and what it changes.
type Preset = (&'static str, &'static str, &'static [(Code, &'static str)]);

/// Every preset of the rule book except `pagat` itself.
pub(crate) const PRESETS: &[Preset] = &[
    ("pagat-50", "pagat", &[("pack.jokers", "j2,j3")]),
    (
        "pagat-2006",
        "pagat",
        &[
            ("syodang.text", "2006"),
            ("oe_myeon.spare_junk_only", "false"),
            ("oe_myeon.spare_last_card", "false"),
            ("junk_each.ja_ppuk", "1"),
            ("potkan.after_heundeum", "true"),
        ],
    ),
    (
        "wikipedia",
        "pagat",
        &[
            ("ribbons.rain_counts", "false"),
            ("switch.may", "2"),
            ("go.growth", "increment"),
            ("meoung_dda.from", "0"),
            ("pi_bak.below_two", "6"),
            ("pi_bak.below_three", "6"),
            ("go_bak.two", "double"),
            ("go_bak.three", "double"),
            ("syodang.liability", "false"),
            ("oe_myeon.enforced", "false"),
            ("fixed.first_ppuk", "0"),
            ("fixed.three_ppuk", "0"),
            ("junk_each.potkan", "1"),
            ("junk_each.sseul", "0"),
            ("junk_each.ja_ppuk", "1"),
            ("joker.ppuk", "stack"),
            ("joker.from_hand", "hand"),
            ("potkan.after_heundeum", "true"),
        ],
    ),
    (
        "fudawiki",
        "pagat",
        &[
            ("go.chips", "each"),
            ("potkan.times", "2"),
            ("junk_each.potkan", "1"),
            ("junk_each.ja_ppuk", "1"),
            ("potkan.after_heundeum", "true"),
            ("pi_bak.below_two", "8"),
            ("pi_bak.below_three", "6"),
            ("pi_bak.spare_zero", "true"),
            ("nagari.stacks", "true"),
            ("go_bak.two", "double"),
            ("go_bak.both", "first"),
            ("syodang.text", "fudawiki"),
            ("oe_myeon.enforced", "false"),
            ("empty_pile_free", "true"),
            ("fixed.quads", "3"),
            ("fixed.first_ppuk", "3"),
            ("fixed.second_ppuk", "6"),
            ("fixed.third_ppuk", "12"),
            ("fixed.three_ppuk", "3"),
            ("fixed.first_sweep", "3"),
            ("joker.ppuk", "stack"),
            ("sseul", "any"),
        ],
    ),
    (
        "korean",
        "fudawiki",
        &[
            ("pack.jokers", "j2,j3"),
            ("joker.from_hand", "hand"),
            ("fixed.first_ttadak", "3"),
            ("go_bak.both", "last"),
            ("nagari.stacks", "false"),
            ("fixed.quads", "5"),
            ("fixed.third_ppuk", "9"),
            ("fixed.first_sweep", "0"),
        ],
    ),
    (
        "matgo",
        "fudawiki",
        &[
            ("pack.jokers", "j2,j3"),
            ("joker.from_hand", "hand"),
            ("heundeum.must_play", "true"),
            ("potkan.after_heundeum", "false"),
            ("table_quads", "dealer_wins"),
            ("syodang.enabled", "false"),
            ("junk_each.joker", "1"),
            ("last_turn.whose", "own"),
            ("nagari.cap", "8"),
            ("empty_pile_free", "false"),
            ("fixed.quads", "10"),
            ("fixed.first_ppuk", "7"),
            ("fixed.second_ppuk", "14"),
            ("fixed.third_ppuk", "21"),
            ("fixed.three_ppuk", "7"),
            ("fixed.first_sweep", "0"),
            ("fixed.first_ttadak", "7"),
            ("junk_each.ja_ppuk", "2"),
        ],
    ),
];

/// Keys of the jokbo, with values that tables play; the default comes first.
pub(crate) const JOKBO_VALUES: &[(&str, &[&str])] = &[
    ("brights.five", &["15", "50", "3"]),
    ("brights.four", &["4", "2"]),
    ("brights.four_with_rain", &["4", "3", "0"]),
    ("brights.three", &["3", "4"]),
    ("brights.three_with_rain", &["2", "3", "0"]),
    ("animals.from", &["5", "6", "0"]),
    ("birds.godori", &["5", "3", "0"]),
    ("birds.bidori", &["0", "4"]),
    ("birds.yukdori", &["0", "6"]),
    ("ribbons.hong_dan", &["3", "0"]),
    ("ribbons.cheong_dan", &["3", "4"]),
    ("ribbons.cho_dan", &["3", "2"]),
    ("ribbons.cho_dan_rain", &["false", "true"]),
    ("ribbons.from", &["5", "4", "0"]),
    ("ribbons.rain_counts", &["true", "false"]),
    ("junk.from", &["10", "9", "0"]),
    ("junk.double", &["2", "3", "0"]),
    ("vip", &["0", "3"]),
    ("palssari", &["0", "8"]),
    ("palssari_counts", &["false", "true"]),
    ("switch.september", &["2", "1", "0"]),
    ("switch.may", &["0", "2", "3"]),
];

/// Keys of losses and liability, with values that tables play; the default comes first.
pub(crate) const LOSS_VALUES: &[(&str, &[&str])] = &[
    ("target.two", &["7", "5", "2"]),
    ("target.three", &["3", "5", "1"]),
    ("go.improve", &["true", "false"]),
    ("cap.loss", &["0", "10", "40"]),
    ("go.chips", &["1,2", "each", "1", "1,3,7"]),
    ("go.keep_chips", &["true", "false"]),
    ("go.times_from", &["3", "2", "0"]),
    ("go.growth", &["double", "increment", "flat"]),
    ("heundeum.times", &["2", "3"]),
    ("heundeum.nov_dec_times", &["2", "4"]),
    ("potkan.times", &["1", "2"]),
    ("meoung_dda.from", &["7", "5", "0"]),
    ("gwang_bak", &["double", "off", "flat:2", "flat:7"]),
    ("gwang_bak_rain_protects", &["true", "false"]),
    ("pi_bak.below_two", &["5", "7", "0"]),
    ("pi_bak.below_three", &["5", "6", "0"]),
    ("pi_bak.spare_zero", &["false", "true"]),
    ("meoung_bak.from", &["0", "5", "7"]),
    ("tti_bak", &["false", "true"]),
    ("go_bak.two", &["off", "double"]),
    (
        "go_bak.three",
        &["pays_all", "pays_all_double", "double", "off"],
    ),
    ("go_bak.both", &["last", "first", "own"]),
    ("nagari.times", &["2", "3", "1"]),
    ("nagari.stacks", &["false", "true"]),
    ("nagari.cap", &["0", "8"]),
    ("weolyak.first_turn", &["1", "4"]),
    ("weolyak.set_month", &["1", "4"]),
    ("empty_pile_free", &["false", "true"]),
];

/// A value for every key.
#[derive(Clone, Debug)]
pub(crate) struct Table(BTreeMap<String, String>);

impl Table {
    /// Returns a preset of the rule book.
    pub(crate) fn preset(name: &str) -> Self {
        if name == "pagat" {
            let own = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
            return Self(PAGAT.iter().map(own).collect());
        }
        let preset = PRESETS.iter().find(|preset| preset.0 == name);
        let (_, base, changes) = preset.expect("a preset of the rule book");
        Self::preset(base).with(changes)
    }

    /// Returns the table with some keys changed.
    pub(crate) fn with(mut self, changes: &[(&str, &str)]) -> Self {
        for (key, value) in changes {
            let known = self.0.insert((*key).to_owned(), (*value).to_owned());
            assert!(known.is_some(), "{key} is no key of the rule book");
        }
        self
    }

    pub(crate) fn text(&self, key: &str) -> &str {
        &self.0[key]
    }

    pub(crate) fn number(&self, key: &str) -> i64 {
        self.text(key).parse().expect("a number")
    }

    pub(crate) fn is(&self, key: &str) -> bool {
        self.text(key) == "true"
    }
}

fn all(pile: &[Code], cards: &[Code]) -> bool {
    cards.iter().all(|card| pile.contains(card))
}

fn kind(pile: &[Code], letter: char) -> Vec<Code> {
    let of_kind = |card: &Code| !card.starts_with('j') && card.ends_with(letter);
    pile.iter().copied().filter(of_kind).collect()
}

fn month(pile: &[Code], month: u8) -> usize {
    let of_month = |card: &&Code| card[..card.len() - 1] == month.to_string();
    pile.iter().filter(of_month).count()
}

/// Returns every way to count a pile's switch cards: the ones counted as junk.
pub(crate) fn choices(pile: &[Code], table: &Table) -> Vec<Vec<Code>> {
    let mut choices = vec![Vec::new()];
    for (card, key) in [("9y", "switch.september"), ("5y", "switch.may")] {
        if pile.contains(&card) && table.number(key) > 0 {
            let as_junk = choices
                .iter()
                .map(|choice| [choice.as_slice(), &[card]].concat());
            choices = choices.iter().cloned().chain(as_junk).collect();
        }
    }
    choices
}

/// Returns the number of animals in a pile, without those counted as junk.
pub(crate) fn animals(pile: &[Code], junk: &[Code]) -> i64 {
    let animals = kind(pile, 'y');
    whole(animals.iter().filter(|card| !junk.contains(card)).count())
}

/// Returns the junk value of a pile.
pub(crate) fn junk_value(pile: &[Code], junk: &[Code], table: &Table) -> i64 {
    let worth = |card: &Code| match *card {
        "11s" | "12s" => table.number("junk.double"),
        "j1" | "jb" => 1,
        "j2" => 2,
        "j3" => 3,
        "9y" if junk.contains(card) => table.number("switch.september"),
        "5y" if junk.contains(card) => table.number("switch.may"),
        card => i64::from(card.ends_with('p')),
    };
    pile.iter().map(worth).sum()
}

fn whole(count: usize) -> i64 {
    i64::try_from(count).expect("a small count")
}

/// Returns the lines that a pile scores: ids and points.
pub(crate) fn lines(pile: &[Code], junk: &[Code], table: &Table) -> Vec<(&'static str, i64)> {
    let mut found = vec![];
    let brights = whole(kind(pile, 'g').len());
    let rain = pile.contains(&"12g");
    let dry = brights - i64::from(rain);
    let bright = [
        ("five-brights", "brights.five", brights == 5),
        ("four-brights", "brights.four", dry >= 4),
        (
            "rain-four-brights",
            "brights.four_with_rain",
            rain && dry >= 3,
        ),
        ("three-brights", "brights.three", dry >= 3),
        (
            "rain-three-brights",
            "brights.three_with_rain",
            rain && dry >= 2,
        ),
    ];
    let satisfied = bright.iter().filter(|line| line.2);
    let dearest = satisfied
        .clone()
        .map(|line| table.number(line.1))
        .max()
        .unwrap_or(0);
    let first = satisfied
        .filter(|line| table.number(line.1) == dearest)
        .take(1);
    found.extend(first.map(|line| (line.0, dearest)));

    let row = |count: i64, key: &str| {
        let from = table.number(key);
        if from > 0 && count >= from {
            1 + count - from
        } else {
            0
        }
    };
    found.push(("animals", row(animals(pile, junk), "animals.from")));
    let birds: Vec<bool> = ["2y", "4y", "8y", "12y"]
        .iter()
        .map(|bird| pile.contains(bird))
        .collect();
    let number = birds.iter().filter(|bird| **bird).count();
    if number == 4 && table.number("birds.yukdori") > 0 {
        found.push(("yukdori", table.number("birds.yukdori")));
    } else if birds[..3].iter().all(|bird| *bird) {
        found.push(("godori", table.number("birds.godori")));
    } else if number == 3 && birds[3] {
        found.push(("bidori", table.number("birds.bidori")));
    }
    for (id, key, cards) in [
        ("hong-dan", "ribbons.hong_dan", ["1t", "2t", "3t"]),
        ("cheong-dan", "ribbons.cheong_dan", ["6t", "9t", "10t"]),
    ] {
        if all(pile, &cards) {
            found.push((id, table.number(key)));
        }
    }
    let mut grass = vec!["4t", "5t", "7t"];
    if table.is("ribbons.cho_dan_rain") {
        grass.push("12t");
    }
    grass.retain(|card| pile.contains(card));
    if grass.len() >= 3 {
        found.push(("cho-dan", table.number("ribbons.cho_dan")));
    }
    let mut ribbons = kind(pile, 't');
    if !table.is("ribbons.rain_counts") {
        ribbons.retain(|card| *card != "12t");
    }
    found.push(("ribbons", row(whole(ribbons.len()), "ribbons.from")));
    found.push(("junk", row(junk_value(pile, junk, table), "junk.from")));
    if all(pile, &["9y", "11s", "12s"]) {
        found.push(("vip", table.number("vip")));
    }
    if month(pile, 4) == 4 && month(pile, 7) == 4 {
        found.push(("palssari", table.number("palssari")));
    }
    found.retain(|(_, points)| *points > 0);
    found
}

/// Returns the total points of the lines.
pub(crate) fn points(lines: &[(&str, i64)]) -> i64 {
    lines.iter().map(|(_, points)| points).sum()
}

/// Returns the points of the lines that count towards the target.
pub(crate) fn stop_points(lines: &[(&str, i64)], table: &Table) -> i64 {
    let counts = |id: &str| match id {
        "vip" => false,
        "palssari" => table.is("palssari_counts"),
        _ => true,
    };
    let counting = lines.iter().filter(|(id, _)| counts(id));
    counting.map(|(_, points)| points).sum()
}

/// A hand that somebody stopped, with everything that losses depend on. No offers, no oe-myeon.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stopped {
    /// Every pile, in turn order.
    pub(crate) piles: Vec<Vec<Code>>,
    /// Who stopped.
    pub(crate) winner: usize,
    /// The seats that said go, in order.
    pub(crate) goes: Vec<usize>,
    /// The months of the triples that the winner showed.
    pub(crate) heundeum: Vec<u8>,
    /// The months that the winner bombed.
    pub(crate) bombed: Vec<u8>,
    /// The number of consecutive nagari hands before this one.
    pub(crate) carry: u32,
    /// The month set before the deal.
    pub(crate) month: Option<u8>,
    /// Whether the winner took all four of a month in his first turn.
    pub(crate) first_sweep: bool,
    /// The seats that said for good how their cup is counted, and whether as junk.
    pub(crate) cups: Vec<(usize, bool)>,
    /// The cards of the mission and its multiplier.
    pub(crate) mission: Option<(Vec<Code>, i64)>,
}

/// What a loser owes: the multiplied points, the multiplier, flat chips, and the loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owed {
    pub(crate) points: i64,
    pub(crate) times: i64,
    pub(crate) flat: i64,
    pub(crate) chips: i64,
}

/// One way for the winner to count his switch cards, and the result.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pub(crate) points: i64,
    pub(crate) animals: i64,
    /// The losses in seat order.
    pub(crate) owed: Vec<Owed>,
}

impl Counted {
    pub(crate) fn total(&self) -> i64 {
        self.owed.iter().map(|owed| owed.chips).sum()
    }
}

fn go_chips(goes: usize, table: &Table) -> i64 {
    let text = table.text("go.chips");
    if text == "each" {
        return whole(goes);
    }
    let numbers: Vec<i64> = text
        .split(',')
        .map(|number| number.parse().unwrap())
        .collect();
    match goes {
        0 => 0,
        goes if goes <= numbers.len() => numbers[goes - 1],
        _ if table.is("go.keep_chips") => numbers[numbers.len() - 1],
        _ => 0,
    }
}

fn go_times(goes: usize, table: &Table) -> i64 {
    let from = table.number("go.times_from");
    let goes = whole(goes);
    if from == 0 || goes < from {
        return 1;
    }
    let mut times = 2;
    for _ in from..goes {
        times = match table.text("go.growth") {
            "double" => times * 2,
            "flat" => times,
            _ => times + 1,
        };
    }
    times
}

/// Returns the factor for consecutive nagari hands.
pub(crate) fn nagari_times(carry: u32, table: &Table) -> i64 {
    let hands = match carry {
        0 => return 1,
        _ if !table.is("nagari.stacks") => 1,
        hands => hands,
    };
    let times = (0..hands).fold(1, |times, _| times * table.number("nagari.times"));
    match table.number("nagari.cap") {
        0 => times,
        cap => times.min(cap),
    }
}

impl Stopped {
    /// Returns the ways in which a player may count switch cards.
    fn choices(&self, seat: usize, table: &Table) -> Vec<Vec<Code>> {
        let mut choices = choices(&self.piles[seat], table);
        if let Some((_, junk)) = self.cups.iter().find(|(of, _)| *of == seat) {
            choices.retain(|choice| choice.contains(&"9y") == *junk);
        }
        choices
    }

    fn went(&self, seat: usize) -> usize {
        self.goes.iter().filter(|went| **went == seat).count()
    }

    /// Returns the loser who pays for both by go-bak, with three players.
    pub(crate) fn go_bak_payer(&self, table: &Table) -> Option<usize> {
        if self.piles.len() != 3 || !table.text("go_bak.three").starts_with("pays_all") {
            return None;
        }
        let losers: Vec<usize> = self
            .goes
            .iter()
            .copied()
            .filter(|seat| *seat != self.winner)
            .collect();
        let both = losers.iter().any(|seat| *seat != losers[0]);
        match table.text("go_bak.both") {
            "own" if both => None,
            "first" => losers.first().copied(),
            _ => losers.last().copied(),
        }
    }

    fn target(&self, table: &Table) -> i64 {
        match self.piles.len() {
            2 => table.number("target.two"),
            _ => table.number("target.three"),
        }
    }

    /// Returns the fewest stop points that the winner can have: each go requires one more.
    fn needed(&self, table: &Table) -> i64 {
        let goes = if table.is("go.improve") {
            whole(self.went(self.winner))
        } else {
            0
        };
        self.target(table) + goes
    }

    /// Returns the error code for a stop that no way of counting allows.
    pub(crate) fn refused(&self, table: &Table) -> &'static str {
        let pile = &self.piles[self.winner];
        let points = |junk: &Vec<Code>| stop_points(&lines(pile, junk, table), table);
        match self.choices(self.winner, table).iter().map(points).max() {
            Some(most) if most >= self.target(table) => "stop-not-improved",
            _ => "stop-below-target",
        }
    }

    /// Returns every way to count the winner's switch cards that allows the stop.
    pub(crate) fn ways(&self, table: &Table) -> Vec<Counted> {
        let pile = &self.piles[self.winner];
        let needed = self.needed(table);
        let losers: Vec<usize> = (0..self.piles.len())
            .filter(|seat| *seat != self.winner)
            .collect();
        let mut ways = Vec::new();
        for junk in self.choices(self.winner, table) {
            let lines = lines(pile, &junk, table);
            if stop_points(&lines, table) < needed {
                continue;
            }
            let least = |loser: &usize| {
                self.choices(*loser, table)
                    .iter()
                    .map(|choice| self.owed(&lines, &junk, *loser, choice, table))
                    .min_by_key(|owed| owed.chips)
                    .unwrap()
            };
            ways.push(Counted {
                points: points(&lines),
                animals: animals(pile, &junk),
                owed: losers.iter().map(least).collect(),
            });
        }
        ways
    }

    /// Returns what a loser owes, given how both players count their switch cards.
    fn owed(
        &self,
        lines: &[(&str, i64)],
        junk: &[Code],
        loser: usize,
        choice: &[Code],
        table: &Table,
    ) -> Owed {
        let mine = &self.piles[self.winner];
        let his = &self.piles[loser];
        let scores = |ids: &[&str]| lines.iter().any(|(id, _)| ids.contains(id));
        let mut times = self.times_of_hand(junk, table);
        let mut flat = 0;
        let bright = [
            "five-brights",
            "four-brights",
            "rain-four-brights",
            "three-brights",
            "rain-three-brights",
        ];
        let mut saves = kind(his, 'g');
        if !table.is("gwang_bak_rain_protects") {
            saves.retain(|card| *card != "12g");
        }
        if scores(&bright) && saves.is_empty() && !his.contains(&"jg") {
            match table.text("gwang_bak").strip_prefix("flat:") {
                Some(chips) => flat += chips.parse::<i64>().unwrap(),
                None if table.text("gwang_bak") == "double" => times *= 2,
                None => {}
            }
        }
        let below = match self.piles.len() {
            2 => table.number("pi_bak.below_two"),
            _ => table.number("pi_bak.below_three"),
        };
        let his_junk = junk_value(his, choice, table);
        let spared = table.is("pi_bak.spare_zero") && his_junk == 0;
        if scores(&["junk"]) && his_junk < below && !spared {
            times *= 2;
        }
        let meoung = table.number("meoung_bak.from");
        if meoung > 0 && animals(mine, junk) >= meoung && animals(his, choice) == 0 {
            times *= 2;
        }
        let ribbon = ["hong-dan", "cheong-dan", "cho-dan", "ribbons"];
        if table.is("tti_bak") && scores(&ribbon) && kind(his, 't').is_empty() {
            times *= 2;
        }
        let doubled = match (self.piles.len(), table.text("go_bak.three")) {
            (2, _) => table.text("go_bak.two") == "double" && self.went(loser) > 0,
            (_, "double") => self.went(loser) > 0,
            (_, "pays_all_double") => self.go_bak_payer(table) == Some(loser),
            _ => false,
        };
        if doubled {
            times *= 2;
        }
        if table.is("empty_pile_free") && his.is_empty() {
            times = 0;
            flat = 0;
        }
        let points = points(lines) + go_chips(self.went(self.winner), table);
        let chips = match table.number("cap.loss") {
            0 => points * times + flat,
            cap => cap.min(points * times + flat),
        };
        Owed {
            points,
            times,
            flat,
            chips,
        }
    }

    /// Returns the multipliers that apply equally to every loser.
    fn times_of_hand(&self, junk: &[Code], table: &Table) -> i64 {
        let mine = &self.piles[self.winner];
        let mut times = go_times(self.went(self.winner), table);
        for month in &self.heundeum {
            times *= match month {
                11 | 12 => table.number("heundeum.nov_dec_times"),
                _ => table.number("heundeum.times"),
            };
        }
        for _ in &self.bombed {
            times *= table.number("potkan.times");
        }
        let dda = table.number("meoung_dda.from");
        if dda > 0 && animals(mine, junk) >= dda {
            times *= 2;
        }
        times *= nagari_times(self.carry, table);
        for _ in mine.iter().filter(|card| **card == "jx") {
            times *= 2;
        }
        if self.first_sweep {
            times *= table.number("weolyak.first_turn");
        }
        if self.month.is_some_and(|set| month(mine, set) == 4) {
            times *= table.number("weolyak.set_month");
        }
        if let Some((cards, factor)) = &self.mission {
            let mut left = mine.clone();
            let held = cards.iter().all(|card| {
                let at = left.iter().position(|other| other == card);
                at.map(|at| left.remove(at)).is_some()
            });
            times *= if held { *factor } else { 1 };
        }
        times
    }
}
