//! The way in: the letters, the names of the table, and what is shown to those who are not in.

use super::scene::{Notice, Scene, Shown};
use crate::evening::state::Mode;
use crate::evening::sure::Sure;
use crate::record::Name;
use crate::serve::words::say;
use crate::words::Lang;
use askama::Template;

/// The field for the letters; a script fills in the key instead.
#[derive(Template)]
#[template(path = "door.html", config = "assets/serve/askama.toml")]
struct Door<'a> {
    lang: Lang,
    title: &'a str,
    said: Option<&'a str>,
}

/// A page that says one thing.
#[derive(Template)]
#[template(path = "between.html", config = "assets/serve/askama.toml")]
struct Between<'a> {
    text: &'a str,
}

/// The names of the table as buttons.
#[derive(Template)]
#[template(path = "who.html", config = "assets/serve/askama.toml")]
struct Who {
    lang: Lang,
    names: Vec<SeatButton>,
    langs: Vec<(Lang, &'static str)>,
    /// Whether the phone has a seat already.
    seated: bool,
}

/// A name, and whether another phone is that player's.
struct SeatButton {
    name: String,
    /// What the player is called now.
    called: String,
    taken: bool,
}

/// Returns the page for somebody who is not in.
pub(super) fn door(lang: Lang, notice: &Notice) -> askama::Result<Shown> {
    shut_out(lang, say!(lang, door_title()), notice)
}

/// Returns the page for somebody who was in, and says why that is over.
pub(super) fn shut_out(lang: Lang, title: &str, notice: &Notice) -> askama::Result<Shown> {
    let said = notice.said.as_deref();
    let door = Door { lang, title, said };
    Ok(Shown {
        title: title.to_owned(),
        main: door.render()?,
    })
}

/// Returns a page that says one thing.
pub(super) fn between(_: Lang, text: &str) -> Shown {
    let page = Between { text };
    Shown {
        title: text.to_owned(),
        main: page.render().unwrap_or_default(),
    }
}

/// Returns everybody who is at the table, or was last time.
pub(in crate::serve) fn everybody(scene: &Scene<'_>) -> Vec<Name> {
    match &scene.now.evening.mode {
        Mode::Setup(setup) => setup.history.now().players.clone(),
        _ => scene
            .now
            .session
            .as_ref()
            .map(|session| session.players.clone())
            .unwrap_or_default(),
    }
}

/// Returns the names of the table, of which the phone is one, several or none.
pub(super) fn seats(scene: &Scene<'_>) -> askama::Result<Shown> {
    let lang = scene.lang();
    let phones = scene.app.phones();
    let taken = |name: &Name| {
        let holder = phones.holder(name);
        holder.is_some_and(|holder| holder != scene.viewer.id)
    };
    let phone = &scene.viewer.phone;
    let names = everybody(scene).into_iter();
    let names = names.filter(|name| !phone.seats.contains(name));
    let names = names.map(|name| SeatButton {
        taken: taken(&name),
        called: scene.called(&name).to_string(),
        name: name.to_string(),
    });
    let who = Who {
        lang,
        names: names.collect(),
        langs: languages(),
        seated: !phone.seats.is_empty(),
    };
    drop(phones);
    Ok(Shown {
        title: say!(lang, who_are_you()).to_owned(),
        main: who.render()?,
    })
}

/// Returns the languages, each by its own name.
pub(super) fn languages() -> Vec<(Lang, &'static str)> {
    let name = |lang: &Lang| (*lang, say!(*lang, language_name()));
    Lang::ALL.iter().map(name).collect()
}

/// Returns a question that a step asks back.
pub(super) fn question(lang: Lang, sure: &Sure) -> String {
    match sure {
        Sure::NearName { name, near } => say!(lang, name_meant(name, near)),
        Sure::OfTable { name, table } => say!(lang, is_of_table(name, table)),
        Sure::NearMoney { currency, near } => say!(lang, money_meant(currency, near)),
        Sure::NewMoney { currency } => say!(lang, is_it_new_money(currency)),
        Sure::Table => say!(lang, table_sure()).to_owned(),
        Sure::End => say!(lang, close_prompt()).to_owned(),
        Sure::Written { .. } => say!(lang, correct_last()).to_owned(),
        Sure::Correction => say!(lang, write_correction()).to_owned(),
        Sure::TakesOver {
            card,
            holder,
            player,
        } => say!(lang, takes_over(*card, holder, player)),
        Sure::Surplus {
            player,
            cards,
            calendar,
        } => say!(lang, twice_a_slip(player, cards, *calendar)),
    }
}
