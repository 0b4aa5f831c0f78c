//! A ledger, read from the lines of its export.

use crate::support::Circle;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A hand as its entry has it, with amounts in hundredths of the currency.
pub(super) struct Hand {
    pub(super) entry: i64,
    pub(super) session: i64,
    pub(super) day: String,
    pub(super) verdict: Value,
    /// Everybody at the table, and those who sat out.
    pub(super) seated: Vec<String>,
    pub(super) out: BTreeSet<String>,
    /// Who said koi-koi.
    pub(super) koi: BTreeSet<String>,
    /// What a chip is worth, and in which currency.
    pub(super) worth: i64,
    currency: String,
}

/// A ledger, read line by line.
#[derive(Default)]
pub(super) struct Raw {
    /// The hands for the currency with the most hands.
    pub(super) hands: Vec<Hand>,
    /// Who was there on each evening, whatever was played for.
    pub(super) present: BTreeMap<String, BTreeSet<String>>,
    /// How many hands were played for any currency.
    pub(super) played: usize,
    /// What each evening brought everybody.
    pub(super) nights: BTreeMap<String, BTreeMap<String, i64>>,
    pub(super) guests: BTreeSet<String>,
    /// Who paid whom how much at the ends of games.
    pub(super) games: Vec<(String, String, i64)>,
    pub(super) currency: String,
}

/// Returns an amount such as `0.10 EUR` in hundredths, and its currency.
pub(super) fn hundredths(money: &str) -> (i64, String) {
    let (number, currency) = money.split_once(' ').unwrap();
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    (
        format!("{whole}{part:0<2}").parse().unwrap(),
        currency.to_owned(),
    )
}

/// Returns the value as a JSON text has it, with today's names.
pub(super) fn renamed(text: &str, names: &BTreeMap<String, String>) -> Value {
    let mut text = text.to_owned();
    for (old, new) in names {
        let quoted = |name: &str| serde_json::to_string(name).unwrap();
        text = text.replace(&quoted(old), &quoted(new));
    }
    serde_json::from_str(&text).unwrap()
}

impl Raw {
    pub(super) fn read(circle: &Circle) -> Self {
        let lines = circle.done(&["export", "--jsonl"]);
        let entries: Vec<Value> = lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let of_kind = |kind: &'static str| entries.iter().filter(move |one| one["kind"] == kind);
        let mut names = BTreeMap::new();
        let mut raw = Self::default();
        for one in of_kind("person") {
            let text = |key: &str| one["body"][key].as_str().map(str::to_owned);
            match one["body"]["op"].as_str().unwrap_or_default() {
                "rename" => {
                    names.insert(text("who").unwrap(), text("name").unwrap());
                }
                _ => {
                    raw.guests.insert(text("who").unwrap());
                }
            }
        }
        let corrected: BTreeMap<i64, &Value> = of_kind("correction")
            .map(|one| (one["body"]["of"].as_i64().unwrap(), &one["body"]))
            .collect();
        let sessions: BTreeMap<i64, &Value> = of_kind("session")
            .map(|one| (one["id"].as_i64().unwrap(), &one["body"]))
            .collect();
        for one in of_kind("hand") {
            let entry = one["id"].as_i64().unwrap();
            let session = sessions[&one["session"].as_i64().unwrap()];
            let body = corrected.get(&entry).copied().unwrap_or(&one["body"]);
            let (worth, currency) = hundredths(session["chip"].as_str().unwrap());
            let verdict = renamed(body["verdict"].as_str().unwrap(), &names);
            let seated = verdict["net"].as_object().unwrap().keys().cloned();
            let seated: Vec<String> = seated.collect();
            let record = body["record"].as_str().unwrap();
            let said = |verb: &str| {
                let of_verb = |line: &str| {
                    let (name, rest) = line.split_once(' ')?;
                    let name = names.get(name).cloned().unwrap_or_else(|| name.to_owned());
                    (rest == verb).then_some(name)
                };
                record
                    .lines()
                    .filter_map(of_verb)
                    .collect::<BTreeSet<String>>()
            };
            // Of more than three, the dealer plays, who is named first, and those who stay.
            let dealer = record
                .lines()
                .find_map(|line| line.strip_prefix("players "));
            let dealer = dealer.unwrap().split(' ').next().unwrap().to_owned();
            let stay = said("stays");
            let out = seated
                .iter()
                .filter(|name| seated.len() > 3 && **name != dealer);
            let out = out.filter(|name| !stay.contains(*name)).cloned().collect();
            raw.hands.push(Hand {
                entry,
                session: one["session"].as_i64().unwrap(),
                day: session["day"].as_str().unwrap().to_owned(),
                seated,
                out,
                koi: said("koi"),
                verdict,
                worth,
                currency,
            });
        }
        for hand in &raw.hands {
            let present = raw.present.entry(hand.day.clone()).or_default();
            present.extend(hand.seated.iter().cloned());
            raw.played += usize::from(hand.verdict["outcome"] != "void");
        }
        let mut often: BTreeMap<String, usize> = BTreeMap::new();
        for hand in &raw.hands {
            *often.entry(hand.currency.clone()).or_default() += hand.seated.len();
        }
        let most = often.into_iter().max_by_key(|(_, hands)| *hands).unwrap();
        raw.currency = most.0;
        raw.hands.retain(|hand| hand.currency == raw.currency);
        raw.pay_games(&entries, &sessions);
        for hand in &raw.hands {
            let night = raw.nights.entry(hand.day.clone()).or_default();
            for name in hand.net().keys().chain(&hand.seated) {
                night.entry(name.clone()).or_default();
            }
            for (name, much) in hand.net() {
                *night.get_mut(&name).unwrap() += much;
            }
        }
        raw
    }

    /// Adds what games of Koi-Koi brought: at the end the loser owes the difference of the points,
    /// with what was corrected later.
    fn pay_games(&mut self, entries: &[Value], sessions: &BTreeMap<i64, &Value>) {
        for one in entries.iter().filter(|one| one["kind"] == "close") {
            let session = &one["session"];
            let day = sessions[&session.as_i64().unwrap()]["day"]
                .as_str()
                .unwrap();
            let rounds = self
                .hands
                .iter()
                .filter(|hand| hand.session == session.as_i64().unwrap());
            let mut points: BTreeMap<String, i64> = BTreeMap::new();
            let mut worth = 0;
            for hand in rounds {
                for name in &hand.seated {
                    *points.entry(name.clone()).or_default() += hand.points(name).unwrap_or(0);
                    worth = hand.worth;
                }
            }
            let mut order: Vec<(i64, String)> = points
                .into_iter()
                .map(|(name, points)| (points, name))
                .collect();
            order.sort();
            let (Some((least, loser)), Some((most, winner))) = (order.first(), order.last()) else {
                continue;
            };
            let much = (most - least) * worth;
            if much > 0 {
                let night = self.nights.entry(day.to_owned()).or_default();
                *night.entry(winner.clone()).or_default() += much;
                *night.entry(loser.clone()).or_default() -= much;
                self.games.push((loser.clone(), winner.clone(), much));
            }
        }
    }

    pub(super) fn people(&self) -> BTreeSet<String> {
        self.nights
            .values()
            .flat_map(BTreeMap::keys)
            .cloned()
            .collect()
    }

    pub(super) fn total(&self, name: &str) -> i64 {
        self.nights
            .values()
            .filter_map(|night| night.get(name))
            .sum()
    }

    /// Returns what a person had after each evening.
    pub(super) fn curve(&self, name: &str) -> Vec<i64> {
        let mut sum = 0;
        let nights = self.nights.values();
        nights
            .map(|night| {
                sum += night.get(name).unwrap_or(&0);
                sum
            })
            .collect()
    }

    /// Returns the hands that a person played, without those that were dealt again.
    pub(super) fn played(&self, name: &str) -> Vec<&Hand> {
        let hands = self.hands.iter();
        hands.filter(|hand| hand.plays(name)).collect()
    }

    pub(super) fn money(&self, hundredths: i64) -> String {
        let (sign, much) = (if hundredths < 0 { "-" } else { "" }, hundredths.abs());
        let mut whole = (much / 100).to_string();
        let mut at = whole.len();
        while at > 3 {
            at -= 3;
            whole.insert(at, ',');
        }
        match self.currency.as_str() {
            "EUR" => format!("{sign}{whole}.{:02} EUR", much % 100),
            currency => format!("{sign}{whole} {currency}"),
        }
    }

    /// Returns what one person paid another in all hands.
    pub(super) fn paid(&self, from: &str, to: &str) -> i64 {
        let payments = self.hands.iter().flat_map(|hand| {
            let payments = hand.verdict["payments"].as_array().unwrap().iter();
            payments.map(move |one| (one, hand.worth))
        });
        let own = payments.filter(|(one, _)| one["from"] == from && one["to"] == to);
        own.map(|(one, worth)| one["chips"].as_i64().unwrap() * worth)
            .sum::<i64>()
            + self.games_paid(from, to)
    }

    fn games_paid(&self, from: &str, to: &str) -> i64 {
        let games = self
            .games
            .iter()
            .filter(|(payer, paid, _)| payer == from && paid == to);
        games.map(|(_, _, much)| much).sum()
    }
}

impl Hand {
    pub(super) fn net(&self) -> BTreeMap<String, i64> {
        let net = self.verdict["net"].as_object().unwrap().iter();
        net.map(|(name, chips)| (name.clone(), chips.as_i64().unwrap() * self.worth))
            .collect()
    }

    /// Returns the points of a player in a round of Koi-Koi.
    pub(super) fn points(&self, name: &str) -> Option<i64> {
        self.verdict["points"][name].as_i64()
    }

    pub(super) fn is_won_by(&self, name: &str) -> bool {
        self.verdict["winner"] == name
    }

    pub(super) fn plays(&self, name: &str) -> bool {
        let void = self.verdict["outcome"] == "void";
        !void && self.seated.iter().any(|one| one == name) && !self.out.contains(name)
    }

    pub(super) fn jokbo(&self) -> Vec<&str> {
        let lines = self.verdict["score"]["jokbo"].as_array();
        lines
            .into_iter()
            .flatten()
            .map(|line| line["id"].as_str().unwrap())
            .collect()
    }

    /// Returns whether any loser had this bak.
    pub(super) fn has_step(&self, id: &str) -> bool {
        let losses = self.verdict["losses"].as_array().into_iter().flatten();
        let mut steps = losses.flat_map(|loss| loss["steps"].as_array().unwrap());
        steps.any(|step| step["id"] == id)
    }
}
