//! The evening: its hands, newest first, with what was corrected.

use super::parts::arrows;
use super::scene::{Scene, Shown};
use crate::evening::keeper::Keeper;
use crate::evening::state::Mode;
use crate::ledger::{Body, LedgerError, SessionId};
use crate::record::ChipValue;
use crate::report::ReportError;
use crate::report::session::{NamesNow, SessionSoFar};
use crate::serve::phones::HandKey;
use crate::serve::words::{in_own_words, say};
use crate::verdict::Verdict;
use crate::words::Lang;
use askama::Template;

#[derive(Template)]
#[template(path = "evening.html", config = "assets/serve/askama.toml")]
struct Hands {
    lang: Lang,
    hands: Vec<HandRow>,
}

/// A hand of the evening.
struct HandRow {
    number: u32,
    headline: String,
    arrows: Vec<String>,
    corrected: Option<CorrectedRow>,
    objected: bool,
}

/// What a hand was before it was corrected.
struct CorrectedRow {
    reason: String,
    arrows: Vec<String>,
}

/// A hand as the ledger has it.
struct ReadHand {
    key: HandKey,
    number: u32,
    verdict: Verdict,
    names: NamesNow,
    chip: Option<ChipValue>,
    /// The reason of the last correction, and the verdict that was written first.
    corrected: Option<(String, Option<Verdict>)>,
}

pub(super) async fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let session = match (&scene.now.evening.mode, &scene.now.session) {
        (Mode::Setup(_), _) | (_, None) => None,
        (_, Some(session)) => Some(session.id),
    };
    let hands = match session {
        Some(session) => {
            let job = move |keeper: &mut Keeper| read(keeper, session);
            scene.app.ask(job).await.and_then(Result::ok)
        }
        None => None,
    };
    let phones = scene.app.phones();
    let hands = hands.unwrap_or_default().into_iter().rev().map(|hand| {
        let told = |verdict: &Verdict| arrows(lang, verdict, &hand.names, hand.chip.as_ref());
        HandRow {
            number: hand.number,
            headline: say!(lang, headline(&hand.names.in_verdict(hand.verdict.clone()))),
            arrows: told(&hand.verdict),
            objected: !phones.objectors(hand.key).is_empty(),
            corrected: hand.corrected.as_ref().map(|(reason, first)| CorrectedRow {
                reason: in_own_words(lang, reason),
                arrows: first.as_ref().map(told).unwrap_or_default(),
            }),
        }
    });
    let hands = Hands {
        lang,
        hands: hands.collect(),
    };
    drop(phones);
    Ok(Shown {
        title: say!(lang, evening_title()).to_owned(),
        main: hands.render()?,
    })
}

/// Reads the hands of the evening that a session belongs to.
fn read(keeper: &Keeper, session: SessionId) -> Result<Vec<ReadHand>, ReportError> {
    let ledger = keeper.ledger();
    let people = ledger.people()?;
    let mut found = Vec::new();
    for session in ledger.whole_evening(session)? {
        let so_far = SessionSoFar::read(ledger, session)?;
        let before = ledger.called(session)?.before;
        let names = NamesNow::new(&people, &so_far.stored.body.players);
        for hand in ledger.hands(session)? {
            let verdict = Verdict::from_json_for_chips(&hand.verdict);
            let Ok(verdict) = verdict else { continue };
            let corrected = hand.correction.as_ref().map(|last| {
                let first = ledger.entry(hand.id).map(|entry| match entry.body {
                    Body::Hand(body) => Verdict::from_json_for_chips(&body.verdict).ok(),
                    _ => None,
                });
                Ok::<_, LedgerError>((last.reason.clone(), first?))
            });
            found.push(ReadHand {
                key: HandKey::written(&hand),
                number: before.saturating_add(hand.number),
                corrected: corrected.transpose()?,
                verdict,
                names: names.clone(),
                chip: so_far.chip().cloned(),
            });
        }
    }
    Ok(found)
}
