//! A verdict in the comments of a worked hand. `docs/CONTRIBUTING.md` has their form.

use dokbak::card::codes;
use dokbak::record::{Name, Turn};
use dokbak::verdict::{
    Effect, Finding, Liability, Loss, LossStep, OfferFinding, PaidFor, Party, Payment,
    PileCounting, RoundPoints, Safety, Score, Verdict,
};
use dokbak::{Calendar, Card};
use serde::Serialize;
use serde_json::Value;

/// Returns the line with everybody's net.
pub(crate) fn settles_to(net: &[(Name, i64)]) -> String {
    let part = |(player, chips): &(Name, i64)| match chips {
        0 => format!("{} 0", name(player)),
        _ => format!("{} {chips:+}", name(player)),
    };
    format!("settles to: {}", listed(net, part))
}

/// Returns a verdict in the words of the comments.
pub(crate) fn lines(verdict: &Verdict) -> Vec<String> {
    let by = verdict
        .winner
        .iter()
        .map(|winner| format!(" by {}", name(winner)));
    let mut lines = vec![format!(
        "ends: {}{}",
        word(verdict.outcome),
        by.collect::<String>()
    )];
    let calendar = verdict.calendar;
    lines.extend(verdict.score().map(|score| scores(score, calendar)));
    lines.extend(verdict.losses().iter().map(loses));
    lines.extend(verdict.round().map(|round| points(round, verdict)));
    if let Some(counting) = verdict.counting() {
        lines.extend(counts(counting, calendar));
    }
    let liability = verdict.liability();
    lines.extend(liability.map(|liability| pays_for(liability, calendar)));
    let own = |loss: &&Loss| loss.chips != 0;
    let own = verdict.losses().iter().filter(own).map(|loss| Payment {
        from: Party::Player(loss.player.clone()),
        to: Party::Player(verdict.winner.clone().unwrap_or_default()),
        chips: loss.chips,
        reason: PaidFor::Win,
    });
    if !own.eq(verdict.payments.iter().cloned()) {
        let same = |a: &Payment, b: &Payment| a.reason == b.reason;
        lines.extend(verdict.payments.chunk_by(same).map(pays));
    }
    lines.push(next(verdict));
    let findings = verdict.findings().iter();
    lines.extend(findings.flat_map(|one| finding(one, calendar)));
    let offers = verdict.offers().iter();
    lines.extend(offers.flat_map(|one| offer(one, calendar)));
    lines.extend(irregular(verdict));
    lines.push(settles_to(&verdict.net));
    lines
}

/// Returns the word for a value in a verdict's JSON.
fn word(value: impl Serialize) -> String {
    serde_json::to_value(value)
        .unwrap()
        .as_str()
        .unwrap()
        .to_owned()
}

/// Returns a name as written in a record.
fn name(name: &str) -> String {
    if name.contains(char::is_whitespace) {
        format!("\"{name}\"")
    } else {
        name.to_owned()
    }
}

fn listed<T>(parts: &[T], part: impl Fn(&T) -> String) -> String {
    parts.iter().map(part).collect::<Vec<String>>().join(", ")
}

fn scores(score: &Score, calendar: Calendar) -> String {
    let mut parts = vec![match score.jokbo.as_slice() {
        [] if score.told => format!("{} as told", score.points),
        [] => "nothing".to_owned(),
        lines => {
            let lines = listed(lines, |line| format!("{} {}", word(line.id), line.points));
            let told = score
                .told
                .then(|| format!("{} as told with ", score.points));
            told.unwrap_or_default() + &lines
        }
    }];
    if score.stop_points != score.points {
        parts.push(format!("stop points {}", score.stop_points));
    }
    if score.go > 0 {
        parts.push(format!("{} go", score.go));
    }
    let switch = score.switch.iter();
    let code = |card: &Card| card.code(calendar);
    parts.extend(switch.map(|(card, used)| format!("{} as {}", code(card), word(used))));
    format!("scores {}", parts.join("; "))
}

/// Returns the multipliers among some steps, each after a space.
fn times(steps: &[LossStep]) -> String {
    let times = steps.iter().filter_map(|step| match step.effect {
        Effect::Times(times) => Some(format!(" x{times} {}", word(step.id))),
        _ => None,
    });
    times.collect()
}

fn loses(loss: &Loss) -> String {
    let (mut added, mut flat, mut most) = (Vec::new(), String::new(), String::new());
    let mut base = loss.points;
    for step in &loss.steps {
        let id = word(step.id);
        match step.effect {
            Effect::Add(chips) => {
                base -= chips;
                added.push(format!("{chips} {id}"));
            }
            Effect::Times(_) => {}
            Effect::Flat(chips) => flat = format!("{flat} + {chips} {id}"),
            Effect::To(chips) => most = format!(", at most {chips} by {id}"),
        }
    }
    added.insert(0, base.to_string());
    let (last, steps): (Vec<LossStep>, Vec<LossStep>) = (loss.steps.iter().cloned())
        .partition(|step| step.id.multiplies_flat() && !flat.is_empty());
    let (times, last) = (times(&steps), times(&last));
    let base = match added.join(" + ") {
        sum if added.len() > 1 && !times.is_empty() => format!("({sum})"),
        sum => sum,
    };
    let player = name(&loss.player);
    let sum = match last.as_str() {
        "" => format!("{base}{times}{flat}"),
        last => format!("({base}{times}{flat}){last}"),
    };
    format!("{player} {} = {sum}{most}", loss.chips)
}

/// Returns the points of a round of Koi-Koi.
fn points(round: &RoundPoints, verdict: &Verdict) -> String {
    let part = |(player, points): &(Name, i64)| {
        let scored = verdict.winner.as_ref() == Some(player);
        let score = verdict.score().filter(|_| scored);
        let made = score.map(|score| format!(" = {}{}", score.points, times(&round.steps)));
        format!("{} {points}{}", name(player), made.unwrap_or_default())
    };
    format!("points {}", listed(&round.points, part))
}

/// Returns the piles of min-hwatu, and what is wrong with them.
fn counts(counting: &PileCounting, calendar: Calendar) -> Vec<String> {
    let mut lines = vec![format!("par {}", counting.par)];
    for pile in &counting.piles {
        let mut line = format!(
            "{} {} = {} cards",
            name(&pile.player),
            pile.total,
            pile.cards
        );
        if !pile.sets.is_empty() {
            let sets = listed(&pile.sets, |set| format!("{} {}", word(set.id), set.points));
            line = format!("{line} + {} brought by {sets}", pile.brought);
        }
        if pile.cost != 0 {
            line = format!("{line} - {} for the others", pile.cost);
        }
        lines.push(line);
        if pile.remainder != 0 {
            let owner = name(&pile.player);
            lines.push(format!("remainder {} of {owner} to nobody", pile.remainder));
        }
    }
    for (what, cards) in [
        ("missing", counting.missing.codes(calendar)),
        ("surplus", codes(counting.surplus.clone(), calendar)),
    ] {
        if !cards.is_empty() {
            lines.push(format!("{what} {cards}"));
        }
    }
    lines
}

fn pays_for(liability: &Liability, calendar: Calendar) -> String {
    let with = liability.card.iter();
    let with = with.map(|card| format!(" with {}", card.code(calendar)));
    let (kind, with) = (word(liability.kind), with.collect::<String>());
    let covers = listed(&liability.covers, |player| name(player));
    format!("{kind}{with}: {} pays for {covers}", name(&liability.payer))
}

/// Returns payments that share one reason.
fn pays(payments: &[Payment]) -> String {
    let party = |party: &Party| name(party.word());
    let one = |one: &Payment| format!("{} -> {} {}", party(&one.from), party(&one.to), one.chips);
    format!(
        "pays {}: {}",
        word(payments[0].reason),
        listed(payments, one)
    )
}

fn next(verdict: &Verdict) -> String {
    let next = &verdict.next;
    let mut parts = vec![format!("{} deals", name(&next.dealer))];
    if next.carry != 0 {
        parts.push(format!("carry {}", next.carry));
    }
    if next.pot != 0 {
        parts.push(format!("pot {}", next.pot));
    }
    let dues = next.dues.iter();
    parts.extend(dues.map(|(player, chips)| format!("due {} {chips}", name(player))));
    format!("next: {}", parts.join(", "))
}

/// Returns the lines of a turn as in a verdict's JSON.
fn turn(turns: &[Turn], calendar: Calendar) -> String {
    let lines = turns.iter().map(|turn| turn.print(calendar));
    lines.collect::<Vec<String>>().join("; ")
}

fn finding(finding: &Finding, calendar: Calendar) -> Vec<String> {
    let Finding { player, line, .. } = finding;
    let (card, with) = (finding.card.code(calendar), finding.with.codes(calendar));
    let did = if finding.played { "played" } else { "left" };
    let spared = finding.spared.map(|why| format!("; spared: {}", word(why)));
    let spared = spared.unwrap_or_default();
    let mut lines = vec![format!(
        "finding {line}: {} {did} {card}, taken with {with}{spared}",
        name(player)
    )];
    let others = finding.others.as_deref();
    if others.is_some_and(<[_]>::is_empty) {
        lines.push("instead nothing".to_owned());
    }
    lines.extend(others.unwrap_or_default().iter().map(|other| {
        let helps = if other.prevents {
            "prevents it"
        } else {
            "no help"
        };
        let answer = other.answer.iter();
        let answer = answer.map(|answer| format!(", {}", turn(answer, calendar)));
        format!(
            "instead {}: {helps}{}",
            turn(&other.turn, calendar),
            answer.collect::<String>()
        )
    }));
    lines
}

fn offer(offer: &OfferFinding, calendar: Calendar) -> Vec<String> {
    let refused = offer.refused_by.iter();
    let refused = refused.map(|by| format!(" refused by {}", name(by)));
    let judged = listed(&offer.opponents, |one| {
        format!("{} by {}", name(&one.player), word(one.by))
    });
    let stock = offer.stock.map(|cards| format!("; {cards} in the stock"));
    let mut lines = vec![format!(
        "offer {}: {}{}; {judged}{}",
        offer.line,
        name(&offer.player),
        refused.collect::<String>(),
        stock.unwrap_or_default()
    )];
    lines.extend(offer.turns.iter().map(|one| {
        let comes = match &one.safety {
            Safety::Safe => "safe".to_owned(),
            Safety::Wins => "wins".to_owned(),
            Safety::NotKnown => "not known".to_owned(),
            Safety::Unsafe {
                winner,
                between,
                answer,
            } => {
                let between = between.iter();
                let between = between.map(|lines| format!("after {} ", turn(lines, calendar)));
                let between = between.collect::<String>();
                let answer = turn(answer, calendar);
                format!("unsafe, {between}{} wins: {answer}", name(winner))
            }
        };
        format!("instead {}: {comes}", turn(&one.turn, calendar))
    }));
    lines
}

/// Returns the irregularities, with the facts that their JSON has.
fn irregular(verdict: &Verdict) -> Vec<String> {
    let written: Value = serde_json::from_str(&verdict.to_json()).unwrap();
    let all = written["irregular"].as_array().cloned().unwrap_or_default();
    let one = |one: &Value| {
        let facts = one.as_object().unwrap().iter();
        let told = facts.filter(|(fact, _)| !["kind", "player", "line"].contains(&fact.as_str()));
        let told = told.map(|(fact, value)| match value {
            Value::String(text) => format!(", {fact} {text}"),
            other => format!(", {fact} {other}"),
        });
        let text = |fact: &str| one[fact].as_str().unwrap();
        let (player, kind, told) = (name(text("player")), text("kind"), told.collect::<String>());
        format!("irregular {}: {player} {kind}{told}", one["line"])
    };
    all.iter().map(one).collect()
}
