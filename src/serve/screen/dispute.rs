//! A hand that is disputed: both versions beside each other, and what differs in money.

use super::scene::{FormHead, Scene, Shown};
use super::why::{BesideRow, beside};
use crate::evening::dispute::disputed::Disputed;
use crate::evening::dispute::row::{RecordLine, RecordRow};
use crate::evening::state::Mode;
use crate::record::Line;
use crate::serve::phones::HandKey;
use crate::serve::words::say;
use crate::words::{Lang, native};
use askama::Template;

#[derive(Template)]
#[template(path = "dispute.html", config = "assets/serve/askama.toml")]
struct Dispute {
    lang: Lang,
    form: FormHead,
    title: String,
    headline: String,
    rows: Vec<LineRow>,
    /// What is wrong with the hand as it is claimed, if something is.
    faults: Vec<String>,
    after: Option<(String, Vec<BesideRow>)>,
    claims: bool,
    referee: bool,
}

/// A line of the record, before and after the claims.
struct LineRow {
    number: Option<u32>,
    says: String,
    /// As it was written, if it is claimed otherwise.
    was: Option<String>,
    struck: bool,
    added: bool,
}

pub(super) fn shown(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let Mode::Dispute(dispute, _) = &scene.now.evening.mode else {
        return super::board::shown(scene);
    };
    let written = &dispute.written;
    let title = match scene.number_of(HandKey::written(&written.hand)) {
        Some(number) => say!(lang, disputing(number)),
        None => say!(lang, hand_is_disputed()).to_owned(),
    };
    let before = written.names.in_verdict(written.before.clone());
    let case = dispute.case(dispute.claimed.rows());
    let settled = case.settle();
    let calendar = case.ruleset().rules.calendar();
    let session = scene.now.session.as_deref();
    let chip = session.and_then(|session| session.chip.as_ref());
    let claims = dispute.claims() > 0;
    let faults = settled.as_ref().err().map(|faults| {
        let told = faults.iter();
        let told = told.map(|fault| say!(lang, problem(&fault.problem, calendar)));
        told.take(5).collect()
    });
    let after = settled.ok().filter(|_| claims).map(|after| {
        let after = written.names.in_verdict(after);
        let rows = beside(lang, &before, &after, chip);
        (say!(lang, headline(&after)), rows)
    });
    let page = Dispute {
        lang,
        form: scene.form(),
        headline: say!(lang, headline(&before)),
        rows: rows(lang, dispute),
        faults: faults.unwrap_or_default(),
        after,
        claims,
        referee: scene.viewer.phone.referee,
        title,
    };
    Ok(Shown {
        title: page.title.clone(),
        main: page.render()?,
    })
}

/// Returns the lines that tell of the hand, before and after the claims.
fn rows(lang: Lang, dispute: &Disputed) -> Vec<LineRow> {
    let calendar = dispute.claimed.terms().calendar;
    let original = dispute.claimed.original();
    let tells = |row: &&RecordRow| {
        let says = row.line.says(calendar);
        says.is_some_and(|line| !matches!(line, Line::Header(_)))
    };
    let says = |line: &RecordLine| match line.says(calendar) {
        Some(read) => native::line(lang, read, calendar),
        None => line.text().to_owned(),
    };
    let rows = dispute.claimed.rows().iter().filter(tells);
    rows.map(|row| {
        let before = original.iter().find(|one| one.number == row.number);
        let before = before.filter(|_| row.number.is_some());
        let changed = before.filter(|one| one.line != row.line);
        LineRow {
            number: row.number,
            says: says(&row.line),
            was: changed.map(|one| says(&one.line)),
            struck: row.struck,
            added: row.number.is_none(),
        }
    })
    .collect()
}
