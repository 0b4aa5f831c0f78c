//! `dokbak report`: a page about a year, to share with friends.

use crate::cli::args::ReportArgs;
use crate::cli::error::{Denied, Failure, Misuse, Status};
use crate::cli::new_file::write_new;
use crate::cli::opened::opened;
use crate::cli::page::{PageSubject, PictureOf, page, picture};
use crate::cli::screen::{Screen, is_terminal};
use crate::cli::somebody::somebody;
use crate::cli::words::say;
use crate::ledger::{Ledger, Period};
use crate::record::Name;
use crate::report::{Scope, rulesets_played};
use std::path::Path;

pub(in crate::cli) fn run(
    args: &ReportArgs,
    path: Option<&Path>,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    args.period.check()?;
    let to = args.output.as_deref();
    let on_screen = to.is_none_or(|to| !args.picture.is_empty() && to == Path::new("-"));
    if on_screen && is_terminal() {
        return Err(Misuse::PageOnScreen.into());
    }
    let ledger = opened(screen, path)?;
    let subject = subject(args, args.period.in_ledger(&ledger)?, &ledger)?;
    if !args.picture.is_empty() {
        return draw(args, &ledger, &subject, screen);
    }
    let Some(page) = page(&ledger, &subject, lang)? else {
        screen.tell([say!(lang, no_entries())])?;
        return Ok(Status::Refused);
    };
    if page.hands == 0 {
        screen.tell([say!(lang, nothing_played())])?;
    }
    let Some(to) = to.filter(|to| *to != Path::new("-")) else {
        screen.file(&page.text)?;
        return Ok(Status::Done);
    };
    write_new(to, page.text.as_bytes())?;
    screen.prose(&say!(lang, page_written(to, page.text.len())))?;
    Ok(Status::Done)
}

/// Draws a picture of a page.
fn draw(
    args: &ReportArgs,
    ledger: &Ledger,
    subject: &PageSubject,
    screen: &mut Screen,
) -> Result<Status, Failure> {
    let lang = screen.lang();
    let of = picture_of(args, ledger)?;
    // A guest has no part on a page but their own.
    let own = match &of {
        PictureOf::Person(name)
            if ledger
                .people()?
                .find(name)
                .is_some_and(|(_, one)| one.guest) =>
        {
            PageSubject {
                person: Some(name.clone()),
                ..subject.clone()
            }
        }
        _ => subject.clone(),
    };
    let Some(picture) = picture(ledger, &own, &of, args.money, lang)? else {
        screen.tell([say!(lang, nothing_played())])?;
        return Ok(Status::Refused);
    };
    // A picture is nothing for a terminal; `run` has seen to that.
    let to = args.output.as_deref().filter(|to| *to != Path::new("-"));
    let Some(to) = to else {
        screen.bytes(&picture.png)?;
        return Ok(Status::Done);
    };
    picture.write(to, screen)?;
    Ok(Status::Done)
}

/// Returns what the picture is to show. Errors: there is no such picture, hand or person.
fn picture_of(args: &ReportArgs, ledger: &Ledger) -> Result<PictureOf, Failure> {
    let mut words = args.picture.iter().map(String::as_str);
    let (what, which) = (words.next().unwrap_or_default(), words.next());
    let wrong = || Failure::from(Misuse::NoSuchPicture(args.picture.join(" ")));
    let people = ledger.people()?;
    // A page of one person has nothing of others to draw.
    if let Some(person) = &args.person {
        let own = somebody(person, &people)?;
        let others = which.map(|name| somebody(name, &people)).transpose()?;
        if what != "person" || others.is_some_and(|other| other.name != own.name) {
            return Err(Misuse::PictureOfOthers.into());
        }
    }
    match (what, which) {
        ("head", None) => Ok(PictureOf::Head),
        ("podium", None) => Ok(PictureOf::Podium),
        ("hand", None) => Ok(PictureOf::Hand(None)),
        ("hand", Some(hand)) => {
            let asked = hand.parse().map_err(|_| wrong())?;
            Ok(PictureOf::Hand(Some(ledger.find_hand(asked, None)?.id)))
        }
        ("person", which) => {
            let name = which.or(args.person.as_deref()).ok_or_else(wrong)?;
            Ok(PictureOf::Person(somebody(name, &people)?.name.clone()))
        }
        _ => Err(wrong()),
    }
}

/// Returns what the page is to be about. Errors: somebody is unknown, or nothing was played by
/// these rules.
fn subject(args: &ReportArgs, period: Period, ledger: &Ledger) -> Result<PageSubject, Failure> {
    let people = ledger.people()?;
    let known = |name: &String| Ok(somebody(name, &people)?.name.clone());
    let names: Vec<Name> = args
        .people
        .iter()
        .map(known)
        .collect::<Result<_, Denied>>()?;
    if let Some(asked) = &args.rules {
        let played = rulesets_played(ledger)?;
        if !played.contains(asked.as_str()) {
            return Err(Denied::RulesNotPlayed {
                asked: asked.clone(),
                played: played.into_iter().collect(),
            }
            .into());
        }
    }
    Ok(PageSubject {
        period,
        currency: args.currency.clone(),
        scope: Scope {
            people: names,
            rules: args.rules.as_deref().map(Name::from),
            game: args.game.map(Into::into),
        },
        person: args.person.as_ref().map(known).transpose()?,
        untitled: args.no_titles,
    })
}
