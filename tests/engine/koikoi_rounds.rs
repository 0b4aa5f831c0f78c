//! Rounds of Koi-Koi told turn by turn, compared with a literal reading of who may call when, what
//! a round brings, and who deals next.

use crate::deals::codes;
use crate::koikoi::{DECK, Line, SCORING, Table, table, yaku};
use crate::reference::Code;
use crate::support::{Numbers, ruleset};
use dokbak::case::{Case, Opening};
use dokbak::record::Name;
use dokbak::rules::Ruleset;
use dokbak::verdict::{Outcome, Verdict};

const SEATS: [&str; 2] = ["Aki", "Ben"];

/// Keys about calls, multipliers and ends, with values that tables play.
pub(crate) const ROUND_KEYS: [(&str, &[&str]); 13] = [
    ("seven", &["double", "off"]),
    (
        "koi",
        &["opponent", "self", "anyone", "count", "count_all", "off"],
    ),
    ("koi.min", &["0", "3", "7"]),
    ("koi.new_yaku", &["false", "true"]),
    ("field", &["off", "double", "count"]),
    ("zero_sum", &["false", "true"]),
    ("draw.dealer", &["0", "1", "6"]),
    ("draw.next", &["same", "other"]),
    ("draw.yaku", &["none", "last", "highest"]),
    (
        "lucky.table_four",
        &["misdeal", "off", "dealer_takes", "dealer_wins"],
    ),
    ("lucky.table_pairs", &["misdeal", "off"]),
    ("rounds", &["12", "6", "3"]),
    ("until", &["0", "50"]),
];

/// The result of a round: each player's points, multiplier and steps, net, and the next dealer.
#[derive(Debug, PartialEq)]
struct Result {
    outcome: &'static str,
    winner: Option<usize>,
    base: Option<i64>,
    calls: Option<u32>,
    points: [i64; 2],
    multiplier: i64,
    steps: Vec<(String, i64)>,
    net: [i64; 2],
    dealer: usize,
}

/// A round as it was told, and its result by the rules.
pub(crate) struct Told {
    pub(crate) text: String,
    /// The lines with a call that was not allowed, and the error codes.
    wrong: Vec<(usize, &'static str)>,
    /// The result by the rules, if nothing is wrong.
    want: Option<Result>,
}

/// The state of a round, as the players at a table would track it.
struct Round<'a> {
    table: &'a Table,
    /// The same, but every yaku counts.
    all: &'a Table,
    number: Option<u32>,
    field_brights: i64,
    layout: Vec<Code>,
    piles: [Vec<Code>; 2],
    calls: [u32; 2],
    called_with: [Vec<Line>; 2],
    last_formed: Option<usize>,
    lines: Vec<String>,
    wrong: Vec<(usize, &'static str)>,
}

impl Round<'_> {
    /// Returns the field: the cards dealt to it that nobody has.
    fn field(&self) -> Vec<Code> {
        let mut taken = self.piles.concat();
        let left = |card: &Code| match taken.iter().position(|held| held == card) {
            Some(at) => {
                taken.remove(at);
                false
            }
            None => true,
        };
        self.layout.iter().copied().filter(left).collect()
    }

    /// Ends the round if the cards dealt to the field do so; cards that the dealer takes leave the
    /// deck.
    fn dealt(&mut self, deck: &mut Vec<Code>) -> Option<Result> {
        let dealt = |number: u32| -> Vec<Code> {
            let of_month = |code: &&Code| month(code) == number.to_string();
            self.layout.iter().filter(of_month).copied().collect()
        };
        let months = || (1..=12).map(dealt);
        let fours: Vec<Code> = months().filter(|it| it.len() == 4).flatten().collect();
        let pairs: usize = months().map(|it| it.len() / 2).sum();
        match self.table["lucky.table_four"] {
            "misdeal" if !fours.is_empty() => return void(self),
            "dealer_wins" if !fours.is_empty() => {
                let points = [self.table["lucky.teshi"].parse().unwrap(), 0];
                return Some(Result {
                    outcome: "teshi",
                    winner: Some(0),
                    points,
                    net: self.moved(points),
                    ..void(self)?
                });
            }
            "dealer_takes" if !fours.is_empty() => {
                for card in &fours {
                    let at = deck.iter().position(|other| other == card);
                    at.map(|at| deck.remove(at));
                }
                self.piles[0].extend(fours);
                return None;
            }
            _ => {}
        }
        let misdeal = self.table["lucky.table_pairs"] == "misdeal" && pairs >= 4;
        misdeal.then(|| void(self)).flatten()
    }

    fn yaku(&self, seat: usize, table: &Table) -> Vec<Line> {
        let month = self.number.filter(|_| self.table["rounds"] == "12");
        let month = month.and_then(|month| u8::try_from(month).ok());
        yaku(&self.piles[seat], month, &self.field(), table)
    }

    /// Returns everything a player has, counted or not.
    fn held(&self, seat: usize) -> Vec<Line> {
        self.yaku(seat, self.all)
    }

    fn base(&self, seat: usize) -> i64 {
        let sum = |seat| -> i64 { self.yaku(seat, self.table).iter().map(|line| line.1).sum() };
        match self.table["counting"] {
            "both" => sum(seat) + sum(1 - seat),
            _ => sum(seat),
        }
    }

    fn takes(&mut self, seat: usize, cards: &[Code]) {
        let before = self.held(seat);
        self.piles[seat].extend(cards);
        if grown(&before, &self.held(seat)) {
            self.last_formed = Some(seat);
        }
        self.line(format!("{} takes {}", SEATS[seat], codes(cards)));
    }

    fn line(&mut self, line: String) {
        self.lines.push(line);
    }

    /// Records a call, and what is wrong with it.
    fn koi(&mut self, seat: usize) {
        self.line(format!("{} koi", SEATS[seat]));
        let held = self.held(seat);
        let points: i64 = self.yaku(seat, self.table).iter().map(|line| line.1).sum();
        let again = self.calls[seat] > 0;
        let before = &self.called_with[seat];
        let allowed = if self.table["koi.new_yaku"] == "true" {
            renewed(before, &held)
        } else {
            grown(before, &held)
        };
        let code = if held.is_empty() {
            Some("no-yaku")
        } else if points < self.table["koi.min"].parse().unwrap() {
            Some("go-below-target")
        } else if again && !allowed {
            Some("go-not-improved")
        } else {
            None
        };
        self.wrong.extend(code.map(|code| (self.lines.len(), code)));
        self.calls[seat] += 1;
        self.called_with[seat] = held;
        self.last_formed = Some(seat);
    }

    fn scored(&self, seat: usize, outcome: &'static str) -> Result {
        let base = self.base(seat);
        let mut steps = Vec::new();
        if self.table["seven"] == "double" && base >= 7 {
            steps.push(("seven".to_owned(), 2));
        }
        let (own, theirs) = (self.calls[seat], self.calls[1 - seat]);
        let koi = match self.table["koi"] {
            "opponent" if theirs > 0 => 2,
            "self" if own > 0 => 2,
            "anyone" if own + theirs > 0 => 2,
            "count" => 1 + i64::from(theirs),
            "count_all" => 1 + i64::from(own) + i64::from(theirs),
            _ => 1,
        };
        if koi > 1 {
            steps.push(("koi".to_owned(), koi));
        }
        let field = match self.table["field"] {
            "double" if self.field_brights > 0 => 2,
            "count" => 1 + self.field_brights,
            _ => 1,
        };
        if field > 1 {
            steps.push(("field".to_owned(), field));
        }
        let multiplier = steps.iter().map(|step| step.1).product();
        let mut points = [0; 2];
        points[seat] = base * multiplier;
        Result {
            outcome,
            winner: Some(seat),
            base: Some(base),
            calls: Some(own),
            points,
            multiplier,
            steps,
            net: self.moved(points),
            dealer: seat,
        }
    }

    fn moved(&self, points: [i64; 2]) -> [i64; 2] {
        match self.table["zero_sum"] {
            "true" => [points[0] - points[1], points[1] - points[0]],
            _ => [0, 0],
        }
    }

    fn shobu(&mut self, seat: usize) -> Option<Result> {
        self.line(format!("{} shobu", SEATS[seat]));
        let held = self.held(seat);
        if held.is_empty() {
            self.wrong.push((self.lines.len(), "no-yaku"));
        } else if self.calls[seat] > 0 && !grown(&self.called_with[seat], &held) {
            self.wrong.push((self.lines.len(), "stop-not-improved"));
        }
        self.wrong.is_empty().then(|| self.scored(seat, "shobu"))
    }

    /// Both players ran out of cards.
    fn draw(&mut self) -> Option<Result> {
        self.line("draw".to_owned());
        let scores = match self.table["draw.yaku"] {
            "last" => self.last_formed,
            "highest" if self.calls == [0, 0] => None,
            "highest" => {
                let own = |seat| {
                    self.yaku(seat, self.table)
                        .iter()
                        .map(|line| line.1)
                        .sum::<i64>()
                };
                let [dealer, other] = [0, 1].map(own);
                let higher = usize::from(other > dealer);
                (dealer.max(other) > 0).then_some(higher)
            }
            _ => None,
        };
        let result = if let Some(seat) = scores {
            self.scored(seat, "draw")
        } else {
            let points = [self.table["draw.dealer"].parse().unwrap(), 0];
            Result {
                outcome: "draw",
                winner: None,
                base: None,
                calls: None,
                points,
                multiplier: 1,
                steps: Vec::new(),
                net: self.moved(points),
                dealer: usize::from(self.table["draw.next"] == "other"),
            }
        };
        self.wrong.is_empty().then_some(result)
    }
}

/// True if a yaku is new, or worth more than before.
fn grown(before: &[Line], now: &[Line]) -> bool {
    now.iter().any(|(id, points)| {
        let known = before.iter().find(|known| known.0 == *id);
        known.is_none_or(|known| *points > known.1)
    })
}

/// True if there is a yaku that was not there before.
fn renewed(before: &[Line], now: &[Line]) -> bool {
    now.iter()
        .any(|(id, _)| before.iter().all(|known| known.0 != *id))
}

/// Puts this many cards of a month at the end of a deck.
fn stack(deck: &mut Vec<Code>, number: u32, count: usize) {
    let of_month = |code: &&Code| month(code) == number.to_string();
    let cards: Vec<Code> = deck.iter().filter(of_month).copied().take(count).collect();
    for card in cards {
        let at = deck.iter().position(|other| *other == card).unwrap();
        let card = deck.remove(at);
        deck.push(card);
    }
}

/// Returns the number in a code.
fn month(code: &str) -> &str {
    code.trim_end_matches(char::is_alphabetic)
}

/// Plays a random round; players mostly call only when they may.
pub(crate) fn play(table: &Table, all: &Table, numbers: &mut Numbers) -> Told {
    let mut deck = DECK.to_vec();
    for at in (1..deck.len()).rev() {
        deck.swap(at, numbers.below(at + 1));
    }
    // Fields that end a round are rare, so some are stacked.
    for (month, count) in numbers.one(&[
        &[][..],
        &[],
        &[],
        &[(3, 4)],
        &[(1, 2), (4, 2), (8, 2), (9, 2)],
    ]) {
        stack(&mut deck, *month, *count);
    }
    let mut lines = vec![format!("players {}", SEATS.join(" "))];
    let number = u32::try_from(numbers.below(16)).unwrap();
    let number = (number > 0).then_some(number);
    lines.extend(number.map(|number| format!("round {number}")));
    let mut layout: Vec<Code> = Vec::new();
    let mut field_brights = 0;
    if numbers.below(2) == 0 {
        layout = deck[40..].to_vec();
        lines.push(format!("table {}", codes(&layout)));
        field_brights = i64::try_from(layout.iter().filter(|c| c.ends_with('g')).count()).unwrap();
    }
    if numbers.below(2) == 0 {
        let told = numbers.below(6);
        field_brights = i64::try_from(told).unwrap();
        lines.push(format!("field-brights {told}"));
    }
    let mut round = Round {
        table,
        all,
        number,
        field_brights,
        layout,
        piles: [Vec::new(), Vec::new()],
        calls: [0; 2],
        called_with: [Vec::new(), Vec::new()],
        last_formed: None,
        lines,
        wrong: Vec::new(),
    };
    if numbers.below(2) == 0 {
        deck.rotate_right(8);
    }
    let (mut seat, mut want) = (0, None);
    let careless = numbers.below(4) == 0;
    let patience = numbers.one(&[2, 4, 40]);
    let dealt = round.dealt(&mut deck);
    loop {
        let size = numbers.one(&[0, 2, 2, 4, 4, 6]).min(deck.len());
        let cards: Vec<Code> = deck.drain(..size).collect();
        round.takes(seat, &cards);
        let may = grown(&round.called_with[seat], &round.held(seat));
        let careless = careless && numbers.below(8) == 0;
        if deck.is_empty() && !may {
            want = round.draw().or(want);
            break;
        }
        if may || careless {
            if deck.is_empty() || numbers.below(patience) == 0 {
                want = round.shobu(seat).or(want);
                break;
            }
            let wrong = round.wrong.len();
            if numbers.below(3) > 0 {
                round.koi(seat);
            }
            // A player who could not say koi takes shobu instead, unless the table is careless.
            if round.wrong.len() > wrong && !careless {
                round.wrong.pop();
                round.lines.pop();
                round.calls[seat] -= 1;
                round.line("void".to_owned());
                want = void(&round);
                break;
            }
        }
        seat = 1 - seat;
    }
    if let Some(dealt) = dealt {
        // Nothing told after the deal counts.
        (round.wrong, want) = (Vec::new(), Some(dealt));
    }
    Told {
        text: round.lines.join("\n"),
        wrong: round.wrong,
        want,
    }
}

fn void(round: &Round<'_>) -> Option<Result> {
    let nothing = Result {
        outcome: "void",
        winner: None,
        base: None,
        calls: None,
        points: [0; 2],
        multiplier: 1,
        steps: Vec::new(),
        net: [0; 2],
        dealer: 0,
    };
    round.wrong.is_empty().then_some(nothing)
}

fn settle(
    text: &str,
    ruleset: &Ruleset,
) -> std::result::Result<Verdict, Vec<(usize, &'static str)>> {
    let opening = Opening {
        ruleset: Some(ruleset),
        ..Opening::default()
    };
    Case::read(text, opening).settle().map_err(|faults| {
        let told = faults.iter();
        told.map(|fault| (fault.place.line as usize, fault.problem.code()))
            .collect()
    })
}

fn result(verdict: &Verdict) -> Result {
    let seat = |name: &Name| SEATS.iter().position(|known| known == name).unwrap();
    let pair = |pairs: &[(Name, i64)]| [pairs[0].1, pairs[1].1];
    let round = verdict.round().unwrap();
    let step = |step: &dokbak::verdict::LossStep| {
        let id = serde_json::to_value(step.id).unwrap();
        (
            id.as_str().unwrap().to_owned(),
            step.effect.times().unwrap(),
        )
    };
    Result {
        outcome: match verdict.outcome {
            Outcome::Shobu => "shobu",
            Outcome::Draw => "draw",
            Outcome::Void => "void",
            Outcome::Teshi => "teshi",
            _ => "another",
        },
        winner: verdict.winner.as_ref().map(seat),
        base: verdict.score().map(|score| score.points),
        calls: verdict.score().map(|score| score.go),
        points: pair(&round.points),
        multiplier: round.multiplier,
        steps: round.steps.iter().map(step).collect(),
        net: pair(&verdict.net),
        dealer: seat(&verdict.next.dealer),
    }
}

/// Checks that the payments agree with `net`.
fn check_payments(verdict: &Verdict, text: &str) {
    let sum: i64 = verdict.net.iter().map(|(_, chips)| chips).sum();
    assert_eq!(sum, 0, "{text}");
    for (name, chips) in &verdict.net {
        let payments = verdict.payments.iter();
        let moved: i64 = payments
            .map(
                |payment| match (payment.to.is_player(name), payment.from.is_player(name)) {
                    (true, false) => payment.chips,
                    (false, true) => -payment.chips,
                    _ => 0,
                },
            )
            .sum();
        assert_eq!(moved, *chips, "{text}");
    }
    assert!(
        verdict.payments.iter().all(|payment| payment.chips > 0),
        "{text}"
    );
}

/// A Koi-Koi ruleset, in the engine's form and as tables of the second reading.
pub(crate) struct Rules {
    ruleset: Ruleset,
    pub(crate) changes: Vec<(&'static str, &'static str)>,
    pub(crate) table: Table,
    /// The same, but every yaku counts.
    pub(crate) all: Table,
}

impl Rules {
    /// Returns random rules; `None` if they leave open how an uncounted cup grows.
    pub(crate) fn random(numbers: &mut Numbers) -> Option<Self> {
        let mut changes = Vec::new();
        for (key, values) in SCORING.iter().chain(&ROUND_KEYS) {
            if numbers.below(3) == 0 {
                changes.push((*key, numbers.one(values)));
            }
        }
        let (ruleset, table) = (ruleset("koikoi", &changes), table("koikoi", &changes));
        let mut all = table.clone();
        all.insert("counting", "all");
        let told = table["cup"] != "either" || table["counting"] != "best";
        told.then_some(Self {
            ruleset,
            changes,
            table,
            all,
        })
    }

    /// Plays a random round and checks it against the second reading; returns the outcome and the
    /// steps, or `None` if it was rejected.
    pub(crate) fn round(&self, numbers: &mut Numbers) -> Option<Vec<String>> {
        let round = play(&self.table, &self.all, numbers);
        let told = || format!("{:?}\n{}", self.changes, round.text);
        match settle(&round.text, &self.ruleset) {
            Ok(verdict) => {
                assert!(round.wrong.is_empty(), "{:?} {}", round.wrong, told());
                let got = result(&verdict);
                assert_eq!(Some(&got), round.want.as_ref(), "{}", told());
                check_payments(&verdict, &round.text);
                let outcome = got.outcome.to_owned();
                let steps = got.steps.into_iter().map(|step| step.0);
                Some(std::iter::once(outcome).chain(steps).collect())
            }
            Err(faults) => {
                assert_eq!(faults, round.wrong, "{}", told());
                None
            }
        }
    }
}

#[test]
fn rounds_told_by_turns_come_out_as_a_second_reading_says() {
    let mut numbers = Numbers::of(11);
    let (mut settled, mut refused, mut seen) = (0, 0, Vec::<String>::new());
    for _ in 0..72 {
        let Some(rules) = Rules::random(&mut numbers) else {
            continue;
        };
        for _ in 0..16 {
            match rules.round(&mut numbers) {
                Some(kinds) => {
                    settled += 1;
                    seen.extend(kinds);
                }
                None => refused += 1,
            }
        }
    }
    assert!(settled > 500 && refused > 50, "{settled} {refused}");
    for kind in ["shobu", "draw", "void", "teshi", "seven", "koi", "field"] {
        let times = seen.iter().filter(|seen| *seen == kind).count();
        // At one table in four, the dealer wins a kind of field that is dealt in one round of ten.
        let least = if kind == "teshi" { 3 } else { 15 };
        assert!(times > least, "{kind} only {times} times");
    }
}

/// Returns the verdict on a record under `koikoi` with keys changed.
fn verdict(changes: &[(&str, &str)], text: &str) -> Verdict {
    let verdict = settle(text, &ruleset("koikoi", changes));
    verdict.unwrap_or_else(|faults| panic!("{faults:?}\n{text}"))
}

#[test]
fn brights_dealt_to_the_field_are_seen_in_the_layout() {
    let text = "players Aki Ben\ntable 1g 8g 4y 5p\nAki has 6t 9t 10t\nAki shobu\n";
    for (field, points) in [("off", 5), ("double", 10), ("count", 15)] {
        let verdict = verdict(&[("field", field)], text);
        assert_eq!(result(&verdict).points, [points, 0], "{field}");
    }
    let text = text.replace("4y 5p\n", "4y 5p\nfield-brights 0\n");
    let verdict = verdict(&[("field", "count")], &text);
    assert_eq!(
        result(&verdict).points,
        [5, 0],
        "a number that is told decides"
    );
}

#[test]
fn both_chaff_of_a_month_captured_by_two_players_leave_the_field() {
    let text = "players Aki Ben\ntable 12pp 1g\nAki has 12p 9y 8g\nBen has 12p\nAki shobu\n";
    let verdict = verdict(&[("viewing.weather", "true")], text);
    assert_eq!(result(&verdict).points, [5, 0]);
}

#[test]
fn a_yaku_that_is_not_counted_still_allows_a_call() {
    let text = "players Aki Ben\nAki takes 1tp 2tp 3tp\nAki koi\nBen takes 4y\n\
                Aki takes 9y 8g\nAki koi\nBen takes 5y\nAki takes 4t 5t\nAki shobu\n";
    let verdict = verdict(&[("counting", "best")], text);
    assert_eq!(
        result(&verdict).points,
        [14, 0],
        "poetry with two more, doubled"
    );
}

/// Every pair of lucky hands for the two players: nothing, four of a month, four pairs, or both.
#[test]
fn lucky_hands_score_as_the_rule_book_says() {
    let hands = [(false, false), (true, false), (false, true), (true, true)];
    let worth = |(four, pairs): (bool, bool), add: bool| match (four, pairs) {
        (false, false) => 0,
        (true, false) => 6,
        (false, true) => 7,
        (true, true) => 6 * i64::from(add) + 7,
    };
    let mut checked = 0;
    for (dealer, other) in hands
        .into_iter()
        .flat_map(|one| hands.map(|two| (one, two)))
    {
        for (both, lucky, zero_sum) in (0..8).map(|n| (n & 1 > 0, n & 2 > 0, n & 4 > 0)) {
            let mut lines = vec!["players Aki Ben\nfield-brights 2".to_owned()];
            for (name, month, hand) in [("Aki", 1, dealer), ("Ben", 2, other)] {
                if hand.0 {
                    lines.push(format!("{name} teshi {month}"));
                }
                if hand.1 {
                    lines.push(format!("{name} kuttsuki"));
                }
            }
            let told = [dealer, other].map(|hand| hand.0 || hand.1);
            if told == [false, false] {
                continue;
            }
            let text = lines.join("\n");
            let changes = [
                ("lucky.kuttsuki", "7"),
                ("field", "count"),
                ("draw.dealer", "1"),
                ("lucky.both", if both { "add" } else { "best" }),
                ("lucky.hand", if lucky { "wins" } else { "misdeal" }),
                ("zero_sum", if zero_sum { "true" } else { "false" }),
            ];
            let verdict = verdict(&changes, &text);
            let got = result(&verdict);
            let (points, dealer) = match (lucky, told) {
                (false, _) => ([0, 0], 0),
                (true, [true, true]) => ([1, 0], 0),
                (true, [true, false]) => ([worth(dealer, both), 0], 0),
                (true, _) => ([0, worth(other, both)], 1),
            };
            assert_eq!(
                (got.points, got.dealer),
                (points, dealer),
                "{changes:?}\n{text}"
            );
            assert_eq!(got.multiplier, 1, "{text}");
            let want = if zero_sum { points[0] - points[1] } else { 0 };
            assert_eq!(got.net, [want, -want], "{text}");
            check_payments(&verdict, &text);
            checked += 1;
        }
    }
    assert_eq!(checked, 15 * 8);
}

#[test]
fn a_round_of_three_lacks_no_end_besides() {
    let wrong = vec![(1, "wrong-seats")];
    for end in ["draw", "void", "Cho shobu", "Aki teshi 5", "Ben kuttsuki"] {
        let text = format!("players Aki Ben Cho\n{end}\n");
        let got = settle(&text, &ruleset("koikoi", &[]));
        assert_eq!(got.unwrap_err(), wrong, "{end}");
    }
}
