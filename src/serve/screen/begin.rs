//! What is asked before the first hand: whether an open evening goes on, who plays, by which rules,
//! for what and how long, each with the answer of the last evening.

use super::scene::{FormHead, Notice, Scene, Shown};
use super::who::everybody;
use crate::evening::setup::{Setup, SetupAnswer, SetupAsk, SetupHistory, suggested};
use crate::evening::state::{InSetup, Mode};
use crate::letters::same_name;
use crate::record::{Name, quoted};
use crate::serve::words::say;
use crate::words::{Lang, ruleset};
use askama::Template;

/// Whether the open evening goes on.
#[derive(Template)]
#[template(path = "goon.html", config = "assets/serve/askama.toml")]
struct GoOn {
    lang: Lang,
    form: FormHead,
    plays: bool,
    players: String,
    hands: String,
}

#[derive(Template)]
#[template(path = "begin.html", config = "assets/serve/askama.toml")]
struct Begin {
    lang: Lang,
    form: FormHead,
    /// The fields; each has its fault, if there is one.
    names: Vec<String>,
    /// Who is known and is not in.
    others: Vec<String>,
    rules: Vec<RulesChoice>,
    chip: String,
    length: String,
    faults: [Option<String>; 4],
    plays: bool,
}

/// Rules that may be chosen.
struct RulesChoice {
    value: String,
    title: String,
    chosen: bool,
}

/// What the form holds.
#[derive(Clone, Debug)]
struct Fields {
    names: Vec<String>,
    rules: String,
    chip: String,
    length: String,
}

/// How many known names are offered at most.
const OFFERED: usize = 12;

pub(super) fn shown(scene: &Scene<'_>, notice: &Notice) -> askama::Result<Shown> {
    let lang = scene.lang();
    let main = match &scene.now.evening.mode {
        Mode::Setup(setup) => begin(scene, setup, notice).render()?,
        _ => go_on(scene).render()?,
    };
    Ok(Shown {
        title: say!(lang, begin_title()).to_owned(),
        main,
    })
}

fn go_on(scene: &Scene<'_>) -> GoOn {
    let session = scene.now.session.as_deref();
    let players = session.map(|session| session.players.as_slice());
    let players = players.unwrap_or_default().iter();
    let players: Vec<String> = players.map(ToString::to_string).collect();
    let hands = session.map_or(0, |session| session.before + session.played);
    GoOn {
        lang: scene.lang(),
        form: scene.form(),
        plays: scene.viewer.plays(),
        players: say!(scene.lang(), said_in_turn(&players)),
        hands: say!(scene.lang(), hands_played(hands)),
    }
}

fn begin(scene: &Scene<'_>, setup: &InSetup, notice: &Notice) -> Begin {
    let lang = scene.lang();
    let now = setup.history.now();
    let held = notice
        .field
        .as_ref()
        .and_then(|(_, held)| Fields::of_lines(held));
    let fields = held.unwrap_or_else(|| {
        Fields::of_query(scene, setup).unwrap_or_else(|| Fields::of_last_time(scene, now))
    });
    let mut faults = [const { None }; 4];
    if let (Some((at, _)), Some(said)) = (&notice.field, &notice.said)
        && let Some(fault) = faults.get_mut(*at)
    {
        *fault = Some(said.clone());
    }
    let is_in = |name: &str| fields.names.iter().any(|known| same_name(known, name));
    let mut others: Vec<String> = Vec::new();
    let phones = scene.app.phones();
    let seats = phones
        .all()
        .flat_map(|(_, phone)| phone.seats.iter().chain(&phone.asks));
    for name in seats
        .cloned()
        .chain(everybody(scene))
        .chain(setup.past.known().cloned())
    {
        if others.len() < OFFERED
            && !is_in(&name)
            && !others.iter().any(|one| same_name(one, &name))
        {
            others.push(name.to_string());
        }
    }
    drop(phones);
    Begin {
        lang,
        // The form has everything that the address has.
        form: scene.form().at("/begin"),
        rules: choices(lang, now, &fields),
        names: fields.names,
        others,
        chip: fields.chip,
        length: fields.length,
        faults,
        plays: scene.viewer.plays(),
    }
}

/// Returns the rules that may be chosen: those of the last time, and all that fit.
fn choices(lang: Lang, setup: &Setup, fields: &Fields) -> Vec<RulesChoice> {
    let mut choices: Vec<RulesChoice> = suggested(fields.names.len().max(2))
        .map(|one| RulesChoice {
            value: one.name.to_owned(),
            title: ruleset(lang, &one.ruleset).title,
            chosen: one.name == fields.rules,
        })
        .collect();
    let last = setup.default(SetupAsk::Rules).text().unwrap_or_default();
    for value in [last, fields.rules.clone()] {
        if value.is_empty() || choices.iter().any(|known| known.value == value) {
            continue;
        }
        let title = ruleset(lang, &setup.ruleset).title;
        let known = value
            .split_once(' ')
            .map(|(_, sets)| format!("{title} ({sets})"));
        choices.insert(
            0,
            RulesChoice {
                chosen: value == fields.rules,
                title: known.unwrap_or_else(|| value.clone()),
                value,
            },
        );
    }
    choices
}

/// Returns the rules that an evening of these players suggests.
fn suggested_rules(setup: &InSetup, names: &[String]) -> Option<String> {
    let mut history = SetupHistory::nothing(&setup.past);
    let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    history.add(format!("players {}", names.join(" "))).ok()?;
    history.now().default(SetupAsk::Rules).text()
}

impl Fields {
    /// Returns the answers of the last time; at a first time, those who are in already play.
    fn of_last_time(scene: &Scene<'_>, setup: &Setup) -> Self {
        let lang = scene.lang();
        let mut names: Vec<String> = setup.players.iter().map(ToString::to_string).collect();
        if names.is_empty() {
            let phones = scene.app.phones();
            let seats = phones.all().flat_map(|(_, phone)| &phone.seats);
            names = seats.map(Name::to_string).collect();
        }
        let rules = setup.default(SetupAsk::Rules).text().unwrap_or_default();
        let length = setup.default(SetupAsk::Length);
        let chip = match setup.default(SetupAsk::Chip) {
            SetupAnswer::Chip(Some(chip)) => say!(lang, worth_of(&chip)),
            _ => String::new(),
        };
        Self {
            names,
            rules,
            chip,
            length: length.text().unwrap_or_default(),
        }
    }

    /// Returns what a form in the address holds, with its change of the names.
    fn of_query(scene: &Scene<'_>, setup: &InSetup) -> Option<Self> {
        let place = &scene.place;
        let mut names = place.all("p");
        let mut rules = place.get("rules")?;
        let before = suggested_rules(setup, &names);
        let add = place.get("add").or_else(|| {
            let typed = place.get("new").filter(|name| !name.trim().is_empty());
            typed.filter(|_| place.get("move").is_none())
        });
        if let Some(add) = add
            && !names.iter().any(|name| same_name(name, &add))
        {
            names.push(add.trim().to_owned());
        }
        if let Some(change) = place.get("move") {
            moved(&mut names, &change);
        }
        // Who did not choose others plays by those that fit the table.
        if before.is_none_or(|before| before == rules)
            && let Some(now) = suggested_rules(setup, &names)
        {
            rules = now;
        }
        Some(Self {
            names,
            rules,
            chip: place.get("chip").unwrap_or_default(),
            length: place.get("length").unwrap_or_default(),
        })
    }

    /// Returns what a form held that was not taken.
    fn of_lines(held: &str) -> Option<Self> {
        let mut lines = held.lines();
        let mut next = |word: &str| lines.next()?.strip_prefix(word).map(str::trim);
        let names = shlex::split(next("players")?)?;
        let rules = next("rules")?.to_owned();
        let or_none = |text: &str| if text == "none" { "" } else { text }.to_owned();
        Some(Self {
            names,
            rules,
            chip: or_none(next("chip")?),
            length: or_none(next("length")?),
        })
    }
}

/// Moves a name to another place, or takes it out.
fn moved(names: &mut Vec<String>, change: &str) {
    let Some((way, at)) = change.split_once(' ') else {
        return;
    };
    let Some(at) = at.parse().ok().filter(|at| *at < names.len()) else {
        return;
    };
    match way {
        "up" if at > 0 => names.swap(at, at - 1),
        "down" if at + 1 < names.len() => names.swap(at, at + 1),
        "out" => {
            names.remove(at);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_moved_up_down_and_out() {
        for (change, due) in [
            ("up 1", "Bo Ann Chul"),
            ("down 1", "Ann Chul Bo"),
            ("out 0", "Bo Chul"),
            ("up 0", "Ann Bo Chul"),
            ("down 2", "Ann Bo Chul"),
            ("out 3", "Ann Bo Chul"),
            ("out", "Ann Bo Chul"),
        ] {
            let mut names = ["Ann", "Bo", "Chul"].map(str::to_owned).to_vec();
            moved(&mut names, change);
            assert_eq!(names.join(" "), due, "{change}");
        }
    }
}
