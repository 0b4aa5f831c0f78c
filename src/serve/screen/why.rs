//! Why a hand came to what it came to: the argument, the record, and what another rule would have
//! made of it.

use super::parts::{Sum, arrows};
use super::scene::{FormHead, Scene, Shown};
use crate::case::Case;
use crate::evening::keeper::Keeper;
use crate::ledger::{SessionId, StoredHand};
use crate::record::{ChipValue, Line};
use crate::report::session::{NamesNow, SessionSoFar, named_by, verdict};
use crate::report::{HandChange, HandComparison, ReportError, compare, same};
use crate::rules::{Expected, Ruleset};
use crate::serve::phones::HandKey;
use crate::serve::words::{in_own_words, say};
use crate::verdict::Verdict;
use crate::words::{Lang, Text, about_line, argument, native};
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

/// A point of the argument.
struct PointRow {
    says: String,
    because: Vec<String>,
}

/// A line of the record.
struct LineRow {
    says: String,
    about: Vec<String>,
}

/// What another rule would have made of the hand.
struct Whatif {
    key: String,
    meaning: &'static str,
    now: String,
    values: Vec<String>,
    /// The value that was chosen, and what it would have made.
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
    let case = Case::written(&hand.record, &ruleset);
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
    let nets = verdict.net.iter().map(|(name, chips)| NetRow {
        name: name.to_string(),
        sum: Sum::new(lang, *chips, chip),
    });
    let points = argument(lang, &verdict, rules).into_iter();
    let points = points.map(|point| PointRow {
        says: point.says.into_seen(),
        because: point
            .because
            .into_iter()
            .map(|because| because.says.into_seen())
            .collect(),
    });
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
        nets: nets.collect(),
        points: points.collect(),
        lines: lines(lang, read),
        keys: keys
            .map(|info| (info.key.to_owned(), say!(lang, meaning(&info))))
            .collect(),
        whatif: whatif(scene, read),
        plays: scene.viewer.plays(),
        referee: scene.viewer.phone.referee,
        objected: !scene.app.phones().objectors(key).is_empty(),
    }
}

/// Returns the lines of the record that tell of the hand, in the words of the table.
fn lines(lang: Lang, read: &ReadHand) -> Vec<LineRow> {
    let rules = &read.case.ruleset().rules;
    let lines = read.case.record.entries.iter();
    let lines = lines.filter_map(|entry| entry.line.as_ref());
    let told = lines.filter(|line| !matches!(line, Line::Header(_)));
    told.map(|line| LineRow {
        says: native::line(lang, &line.print(rules.calendar())),
        about: about_line(lang, line, &read.verdict, rules)
            .into_iter()
            .map(Text::into_seen)
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
    let now = rules.get(info.key)?;
    let mut values = match &info.expected {
        Expected::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        other => other.samples(),
    };
    values.retain(|value| *value != now);
    values.truncate(VALUES);
    let after = scene.place.get("value").map(|value| {
        let otherwise = otherwise(lang, read, &key, &value);
        (value, otherwise)
    });
    Some(Whatif {
        meaning: say!(lang, meaning(&info)),
        key,
        now,
        values,
        after,
    })
}

/// Returns what a hand would have come to with a key set otherwise.
fn otherwise(lang: Lang, read: &ReadHand, key: &str, value: &str) -> Otherwise {
    let change = HandChange {
        sets: vec![(key.to_owned(), value.to_owned())],
        ..HandChange::default()
    };
    let known = Case::known(&read.hand.record, &read.ruleset);
    let compared = compare(&known, Some(&read.verdict), &read.ruleset, &change);
    let Ok(HandComparison {
        before,
        after,
        is_told,
        ..
    }) = compared
    else {
        return Otherwise::Unknown(say!(lang, could_not_end_so()));
    };
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
