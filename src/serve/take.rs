//! What a phone enters: one form for everything, whose answer is the page as it is then.

mod entered;
mod paid;

pub(super) use entered::Entered;

use super::agreed::{Agreed, waited_for};
use super::app::{App, Viewer};
use super::phones::HandKey;
use super::screen::{AskedFirst, Notice, answer, waits_for};
use super::taken::TapOutcome;
use super::words::{not_written, refused, say};
use crate::date::Date;
use crate::evening::confirms::WhoConfirms;
use crate::evening::keeper::{Keeper, NotTaken};
use crate::evening::setup::SetupHistory;
use crate::evening::state::{Evening, Input, Mode};
use crate::evening::step::Door;
use crate::letters::Writing;
use crate::verdict::Verdict;
use crate::words::Lang;
use axum::extract::{RawForm, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use entered::Wish;
use std::sync::PoisonError;

/// Takes what a phone enters.
pub(super) async fn take(
    State(app): State<App>,
    headers: HeaderMap,
    RawForm(form): RawForm,
) -> Response {
    let mut entered = Entered::read(&form);
    let Some(viewer) = app.viewer(&headers) else {
        let status = StatusCode::UNAUTHORIZED;
        return answer(&app, &headers, &entered.at, Notice::none(), status).await;
    };
    let lang = viewer.lang;
    if !viewer.plays() {
        let notice = Notice::wrong(say!(lang, only_looks_on()));
        return answer(&app, &headers, &entered.at, notice, StatusCode::FORBIDDEN).await;
    }
    let Some(wish) = entered.wish(lang) else {
        let notice = Notice::wrong(say!(lang, not_understood()));
        return answer(&app, &headers, &entered.at, notice, StatusCode::BAD_REQUEST).await;
    };
    let waits = app
        .snapshot()
        .and_then(|now| waits_for(&app, &viewer, &now.evening));
    if let Some(name) = waits.filter(|_| wish.is_of_hand()) {
        let notice = Notice::wrong(&say!(lang, waits_for(&name)));
        return answer(&app, &headers, &entered.at, notice, StatusCode::FORBIDDEN).await;
    }
    let outcome = enter(&app, &viewer, &entered, wish).await;
    let (notice, status) = match outcome {
        TapOutcome::Done => (Notice::none(), StatusCode::OK),
        TapOutcome::Waits(names) => (
            Notice::said(&say!(lang, agreed_waits(&names))),
            StatusCode::OK,
        ),
        TapOutcome::Stale => (Notice::said(say!(lang, is_stale())), StatusCode::CONFLICT),
        TapOutcome::Forbidden(why) => (Notice::wrong(&why), StatusCode::FORBIDDEN),
        TapOutcome::Refused(why) => (Notice::wrong(&why), StatusCode::UNPROCESSABLE_ENTITY),
        TapOutcome::RefusedAt(field, why) => {
            let notice = Notice::at_field(field, &why, &entered.text);
            (notice, StatusCode::UNPROCESSABLE_ENTITY)
        }
        TapOutcome::Asks(sure) => {
            let asked = AskedFirst {
                sure: *sure,
                what: std::mem::take(&mut entered.what),
                text: std::mem::take(&mut entered.text),
                replies: std::mem::take(&mut entered.replies),
                then: std::mem::take(&mut entered.then),
            };
            (Notice::asks(asked), StatusCode::OK)
        }
    };
    let notice = if entered.what == "text" && status != StatusCode::OK {
        notice.with_typed(&entered.text)
    } else {
        notice
    };
    let at = match status {
        StatusCode::OK if !notice.asks_back() => entered.then(),
        _ => &entered.at,
    };
    answer(&app, &headers, at, notice, status).await
}

/// Enters something where the keeper is, once for each key.
async fn enter(app: &App, viewer: &Viewer, entered: &Entered, wish: Wish) -> TapOutcome {
    let (phone, key) = (viewer.id, entered.key.clone());
    let version = entered.seen.strip_prefix(&*app.run);
    let version = version.and_then(|rest| rest.strip_prefix('.')?.parse().ok());
    let replies: Vec<bool> = entered.replies.chars().map(|reply| reply == 'y').collect();
    let (its, viewer) = (app.clone(), viewer.clone());
    let job = move |keeper: &mut Keeper| {
        let mut taken = its.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(outcome) = taken.outcome(phone, &key) {
            return outcome;
        }
        let outcome = match (wish, version) {
            (Wish::Paid(arrow), _) => paid::note(keeper, &viewer, &arrow),
            (Wish::Input(input), Some(version)) => {
                allowed_step(&its, keeper, version, &input, (&viewer, &replies))
            }
            (Wish::Input(_), None) => TapOutcome::Stale,
        };
        taken.remember(phone, key, outcome.clone());
        outcome
    };
    app.ask(job).await.unwrap_or(TapOutcome::Stale)
}

/// Takes a step, if this phone may.
fn allowed_step(
    app: &App,
    keeper: &mut Keeper,
    version: u64,
    input: &Input,
    (viewer, replies): (&Viewer, &[bool]),
) -> TapOutcome {
    let lang = viewer.lang;
    if version == keeper.version() {
        let evening = keeper.evening();
        if evening.is_for_referee(input) && !viewer.phone.referee {
            return TapOutcome::Forbidden(say!(lang, only_referee()).to_owned());
        }
        if evening.is_left_by(input) {
            return TapOutcome::Refused(say!(lang, left_at_computer()).to_owned());
        }
        if let Some(verdict) = evening.written_by(input)
            && let Some(held) = held(app, evening, version, verdict, viewer)
        {
            return held;
        }
        if let (Input::Begin(lines), Mode::Setup(setup)) = (input, &evening.mode) {
            let mut history = SetupHistory::nothing(&setup.past);
            let added = lines.iter().map(|line| history.add(line.clone()));
            let wrong = added
                .enumerate()
                .find_map(|(at, added)| Some((at, added.err()?)));
            if let Some((at, refusal)) = wrong {
                return TapOutcome::RefusedAt(at, refused(lang, &refusal, evening));
            }
        }
    }
    let opens = matches!(input, Input::Line(_)) && viewer.phone.referee;
    let outcome = step(keeper, version, input, (&viewer.giver(), lang, replies));
    if let Mode::Again(again, _) = &keeper.evening().mode
        && opens
        && outcome == TapOutcome::Done
    {
        // The referee went over it.
        let _ = app.phones().go_over(HandKey::written(&again.written.hand));
    }
    outcome
}

/// Returns why a hand is not written yet although this phone confirms it.
fn held(
    app: &App,
    evening: &Evening,
    version: u64,
    verdict: &Verdict,
    viewer: &Viewer,
) -> Option<TapOutcome> {
    let (lang, phones) = (viewer.lang, app.phones());
    if let Mode::Hand(play) = &evening.mode {
        let objectors = phones.objectors(HandKey::in_play(play));
        if !objectors.is_empty() {
            let names: Vec<String> = objectors.iter().map(ToString::to_string).collect();
            let names = say!(lang, said_in_turn(&names));
            let why = say!(lang, held_by_objection(&names));
            return Some(TapOutcome::Forbidden(why));
        }
    }
    match phones.confirm() {
        WhoConfirms::Anyone => None,
        WhoConfirms::Referee if viewer.phone.referee => None,
        WhoConfirms::Referee => Some(TapOutcome::Forbidden(
            say!(lang, only_referee_confirms()).to_owned(),
        )),
        WhoConfirms::WinnerAndLoser => {
            let mut agreed = app.agreed.lock().unwrap_or_else(PoisonError::into_inner);
            agreed.add(version, &viewer.phone.seats);
            let waited = waited_for(verdict, &phones, agreed.by(version));
            if waited.is_empty() {
                *agreed = Agreed::default();
                return None;
            }
            app.phones_changed();
            let waited = waited.iter().flatten().map(ToString::to_string);
            let waited: Vec<String> = waited.collect();
            Some(TapOutcome::Waits(say!(lang, said_in_turn(&waited))))
        }
    }
}

/// Takes a step.
fn step(
    keeper: &mut Keeper,
    version: u64,
    input: &Input,
    (giver, lang, replies): (&str, Lang, &[bool]),
) -> TapOutcome {
    let now = Date::now();
    let door = Door {
        now: &now,
        asks: true,
        spoken: Writing::spoken_in(lang),
        giver,
        replies,
    };
    let mut taken = keeper.take(version, input, door);
    while replies.is_empty() && matches!(taken, Err(NotTaken::Overtaken)) {
        taken = keeper.take(version, input, door);
    }
    match taken {
        Ok(_) => TapOutcome::Done,
        Err(NotTaken::Asks(sure, _)) => TapOutcome::Asks(Box::new(sure)),
        Err(NotTaken::Stale | NotTaken::Overtaken | NotTaken::Closed(_)) => TapOutcome::Stale,
        Err(NotTaken::Slip) => TapOutcome::Refused(say!(lang, not_understood()).to_owned()),
        Err(NotTaken::Refused(refusal, _) | NotTaken::Unfit(refusal)) => {
            TapOutcome::Refused(refused(lang, &refusal, keeper.evening()))
        }
        Err(NotTaken::Unsaved(error, _)) => TapOutcome::Refused(not_written(lang, &error)),
        Err(NotTaken::NotFound(_) | NotTaken::Unread(_)) => {
            TapOutcome::Refused(say!(lang, ledger_failed()).to_owned())
        }
    }
}
