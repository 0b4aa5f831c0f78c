//! Why a hand came to what it came to: the argument, the record, and what another rule would have
//! made of it.

use super::parts::{PointRow, Sum, arrows, because_of};
use super::scene::{FormHead, Scene, Shown};
use crate::case::Case;
use crate::evening::keeper::Keeper;
use crate::ledger::{SessionId, StoredHand};
use crate::record::{ChipValue, Line, Name};
use crate::report::session::{NamesNow, SessionSoFar, drops_around, named_by, verdict};
use crate::report::{HandChange, HandComparison, ReportError, compare, same};
use crate::rules::{Rules, Ruleset, rule_infos};
use crate::serve::phones::HandKey;
use crate::serve::words::{in_own_words, say};
use crate::verdict::Verdict;
use crate::words::{Lang, argument, book, native, reasons_about};
use askama::Template;

#[derive(Template)]
#[template(path = "why.html", config = "assets/serve/askama.toml")]
struct Why<'a> {
    lang: Lang,
    form: FormHead,
    at: &'a str,
    number: u32,
    key: HandKey,
    corrected: Option<String>,
    arrows: Vec<String>,
    nets: Vec<NetRow>,
    points: Vec<PointRow>,
    lines: Vec<LineRow>,
    keys: Vec<(String, &'static str)>,
    whatif: Option<Whatif>,
    plays: bool,
    referee: bool,
    objected: bool,
}

/// What somebody won or lost.
struct NetRow {
    name: String,
    sum: Sum,
}

/// A line of the record.
struct LineRow {
    says: String,
    about: Vec<String>,
}

/// What another rule would have made of the hand.
struct Whatif {
    key: String,
    /// How the table plays it.
    now: String,
    /// Other values, each with how it would be played.
    values: Vec<(String, String)>,
    /// How the value that was chosen would be played, and what it would have made.
    after: Option<(String, Otherwise)>,
}

/// What a player has in one verdict, and in another.
pub(super) type BesideRow = (String, String, String);

/// What a hand would have come to.
enum Otherwise {
    /// The same.
    Same,
    /// This.
    Other {
        headline: String,
        rows: Vec<BesideRow>,
    },
    /// It could not have ended so, or nobody can say.
    Unknown(&'static str),
}

/// A hand as the ledger has it.
struct ReadHand {
    hand: StoredHand,
    verdict: Verdict,
    case: Case,
    ruleset: Ruleset,
    names: NamesNow,
    chip: Option<ChipValue>,
}

/// How many values of a rule are offered at most.
const VALUES: usize = 14;

pub(super) async fn shown(scene: &Scene<'_>, number: u32) -> askama::Result<Shown> {
    let lang = scene.lang();
    let session = scene.now.session.as_ref().map(|session| session.id);
    let read = match session {
        Some(session) => {
            let job = move |keeper: &mut Keeper| read(keeper, session, number);
            scene.app.ask(job).await.and_then(Result::ok).flatten()
        }
        None => None,
    };
    let Some(read) = read else {
        return Ok(super::who::between(lang, say!(lang, no_such_hand())));
    };
    let why = why(scene, number, &read);
    Ok(Shown {
        title: say!(lang, hand_number(number)),
        main: why.render()?,
    })
}

/// Reads a hand by its number in the evening.
fn read(keeper: &Keeper, session: SessionId, number: u32) -> Result<Option<ReadHand>, ReportError> {
    let ledger = keeper.ledger();
    let evening = ledger.whole_evening(session)?;
    let Some(hand) = ledger.hand_of(&evening, number)? else {
        return Ok(None);
    };
    let so_far = SessionSoFar::read(ledger, hand.session)?;
    let ruleset = named_by(ledger, &hand, &so_far.ruleset)?.ruleset;
    let drops = drops_around(ledger, (hand.session, hand.id))?;
    let case = Case::written(&hand.record, &ruleset).between(drops);
    Ok(Some(ReadHand {
        verdict: verdict(&hand, &case.ruleset().rules)?,
        names: NamesNow::in_session(ledger, hand.session)?,
        chip: so_far.chip().cloned(),
        case,
        ruleset,
        hand,
    }))
}

fn why<'a>(scene: &'a Scene<'_>, number: u32, read: &ReadHand) -> Why<'a> {
    let lang = scene.lang();
    let rules = &read.case.ruleset().rules;
    let verdict = read.names.in_verdict(read.verdict.clone());
    let chip = read.chip.as_ref();
    let key = HandKey::written(&read.hand);
    let nets = nets(lang, &verdict, chip);
    let points = argument(lang, &verdict, &read.case.record, rules).into_iter();
    let points = points.map(|point| PointRow::new(lang, &point, rules));
    let keys = rules.keys().into_iter();
    let correction = read.hand.correction.as_ref();
    Why {
        lang,
        form: scene.form(),
        at: scene.at,
        number,
        key,
        corrected: correction.map(|last| in_own_words(lang, &last.reason)),
        arrows: arrows(lang, &read.verdict, &read.names, chip),
        nets,
        points: points.collect(),
        lines: lines(lang, read),
        keys: keys
            .filter(|info| as_played(lang, info.key, rules).is_some())
            .map(|info| (info.key.to_owned(), say!(lang, meaning(&info))))
            .collect(),
        whatif: whatif(scene, read),
        plays: scene.viewer.plays(),
        referee: scene.viewer.phone.referee,
        objected: !scene.app.phones().objectors(key).is_empty(),
    }
}

/// Returns what everybody won or lost: points where only these are played for.
fn nets(lang: Lang, verdict: &Verdict, chip: Option<&ChipValue>) -> Vec<NetRow> {
    if let Some(round) = verdict.round().filter(|_| verdict.payments.is_empty()) {
        let points = round.points.iter();
        let row = |(name, points): &(Name, i64)| NetRow {
            name: name.to_string(),
            sum: Sum {
                chips: say!(lang, preview_points(*points, round.unit)),
                money: None,
                lost: false,
            },
        };
        return points.map(row).collect();
    }
    let row = |(name, chips): &(Name, i64)| NetRow {
        name: name.to_string(),
        sum: Sum::new(lang, *chips, chip),
    };
    verdict.net.iter().map(row).collect()
}

/// Returns the lines of the record that tell of the hand, in the words of the table.
fn lines(lang: Lang, read: &ReadHand) -> Vec<LineRow> {
    let rules = &read.case.ruleset().rules;
    let lines = read.case.record.entries.iter();
    let lines = lines.filter_map(|entry| entry.line.as_ref());
    let told = lines.filter(|line| !matches!(line, Line::Header(_)));
    told.map(|line| LineRow {
        says: native::line(lang, line, rules.calendar()),
        about: reasons_about(lang, line, &read.verdict, rules)
            .iter()
            .map(|reason| because_of(lang, reason, rules))
            .collect(),
    })
    .collect()
}

/// Returns what another rule would have made of the hand, as far as the address asks for it.
fn whatif(scene: &Scene<'_>, read: &ReadHand) -> Option<Whatif> {
    let lang = scene.lang();
    let key = scene.place.get("key")?;
    let rules = &read.case.ruleset().rules;
    let info = rules.keys().into_iter().find(|info| info.key == key)?;
    let now = as_played(lang, info.key, rules)?;
    let mut values: Vec<(String, String)> = Vec::new();
    for value in info.expected.samples() {
        let Some(says) = otherwise_played(lang, info.key, &value, rules) else {
            continue;
        };
        let new = says != now && values.iter().all(|(_, known)| *known != says);
        if new && values.len() < VALUES {
            values.push((value, says));
        }
    }
    let after = scene.place.get("value").and_then(|value| {
        let says = otherwise_played(lang, info.key, &value, rules)?;
        Some((says, otherwise(lang, read, &key, &value)))
    });
    Some(Whatif {
        key,
        now,
        values,
        after,
    })
}

/// Returns how a table plays what a key sets; `None` if no rule of the book says that.
fn as_played(lang: Lang, key: &str, rules: &Rules) -> Option<String> {
    let infos = rule_infos(rules.game()).into_iter();
    let infos = infos.filter(|info| info.keys.contains(&key));
    let told: Vec<Option<String>> = infos
        .filter_map(|info| Some(book::of_id(lang, info.id, rules)?.sheet))
        .collect();
    if told.is_empty() {
        return None;
    }
    let says: Vec<String> = told.into_iter().flatten().collect();
    if says.is_empty() {
        return Some(say!(lang, whatif_without()).to_owned());
    }
    Some(native::by_name(lang, &says.join(" "), rules.calendar()))
}

/// Returns how a table would play what a key sets if it had this value.
fn otherwise_played(lang: Lang, key: &str, value: &str, rules: &Rules) -> Option<String> {
    let mut rules = rules.clone();
    rules.set(key, value).ok()?;
    as_played(lang, key, &rules)
}

/// Returns what a hand would have come to with a key set otherwise.
fn otherwise(lang: Lang, read: &ReadHand, key: &str, value: &str) -> Otherwise {
    let change = HandChange {
        sets: vec![(key.to_owned(), value.to_owned())],
        ..HandChange::default()
    };
    let known = Case::known(&read.hand.record, &read.ruleset);
    let known = known.between(read.case.drops().clone());
    let compared = compare(&known, Some(&read.verdict), &read.ruleset, &change);
    let Ok(compared) = compared else {
        return Otherwise::Unknown(say!(lang, could_not_end_so()));
    };
    if compared.is_amounts() {
        return Otherwise::Unknown(say!(lang, amounts_alone()));
    }
    let HandComparison {
        before,
        after,
        is_told,
        ..
    } = compared;
    let after = match after {
        Ok(after) if same(&before, &after) => return Otherwise::Same,
        Ok(after) => after,
        Err(_) if is_told => return Otherwise::Unknown(say!(lang, could_not_end_so())),
        Err(_) => return Otherwise::Unknown(say!(lang, not_told())),
    };
    let [before, after] = [before, after].map(|one| read.names.in_verdict(one));
    Otherwise::Other {
        headline: say!(lang, headline(&after)),
        rows: beside(lang, &before, &after, read.chip.as_ref()),
    }
}

/// Returns what each player has in one verdict and in another.
pub(super) fn beside(
    lang: Lang,
    before: &Verdict,
    after: &Verdict,
    chip: Option<&ChipValue>,
) -> Vec<BesideRow> {
    let of = |verdict: &Verdict, name: &str| {
        let net = match verdict.round().filter(|_| verdict.payments.is_empty()) {
            Some(round) => &round.points,
            None => &verdict.net,
        };
        let found = net.iter().find(|(player, _)| player == name);
        let chips = found.map_or(0, |(_, chips)| *chips);
        let sum = Sum::new(lang, chips, chip);
        match sum.money {
            Some(money) => format!("{money} ({})", sum.chips),
            None => sum.chips,
        }
    };
    let names = before.net.iter().map(|(name, _)| name);
    names
        .map(|name| (name.to_string(), of(before, name), of(after, name)))
        .collect()
}
