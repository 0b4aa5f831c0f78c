//! What a screen is made of, and what it is when it is ready.

use crate::evening::sure::Sure;
use crate::serve::app::{App, Viewer};
use crate::serve::key::Secret;
use crate::serve::snapshot::Snapshot;
use crate::words::Lang;
use askama::Template;
use std::sync::Arc;

/// Something to be said above a screen about what was just entered.
#[derive(Clone, Debug, Default)]
pub(in crate::serve) struct Notice {
    pub(super) said: Option<String>,
    /// Whether it says that something was not taken.
    pub(super) wrong: bool,
    pub(super) asks: Option<AskedFirst>,
    /// The line that was not taken, for the field where it was typed.
    pub(super) typed: String,
    /// The field that it is about, counted from 0, and what all fields held.
    pub(super) field: Option<(usize, String)>,
}

/// A question back, with what was entered so far.
#[derive(Clone, Debug)]
pub(in crate::serve) struct AskedFirst {
    pub(in crate::serve) sure: Sure,
    pub(in crate::serve) what: String,
    pub(in crate::serve) text: String,
    pub(in crate::serve) replies: String,
    /// The page that is the answer if it is taken, where that is another one.
    pub(in crate::serve) then: String,
}

impl Notice {
    pub(in crate::serve) fn none() -> Self {
        Self::default()
    }

    pub(in crate::serve) fn said(text: &str) -> Self {
        Self {
            said: Some(text.to_owned()),
            ..Self::default()
        }
    }

    pub(in crate::serve) fn wrong(text: &str) -> Self {
        Self {
            wrong: true,
            ..Self::said(text)
        }
    }

    /// Keeps a line that was not taken, so that it stands in its field again.
    pub(in crate::serve) fn with_typed(self, typed: &str) -> Self {
        Self {
            typed: typed.to_owned(),
            ..self
        }
    }

    /// Says what is wrong in one of the fields of a form.
    pub(in crate::serve) fn at_field(field: usize, text: &str, held: &str) -> Self {
        Self {
            field: Some((field, held.to_owned())),
            ..Self::wrong(text)
        }
    }

    /// Returns whether it asks something back.
    pub(in crate::serve) fn asks_back(&self) -> bool {
        self.asks.is_some()
    }

    /// Asks something back.
    pub(in crate::serve) fn asks(asked: AskedFirst) -> Self {
        Self {
            asks: Some(asked),
            ..Self::default()
        }
    }
}

/// A page and its query, as a form names it.
#[derive(Clone, Debug)]
pub(in crate::serve) struct ShownPlace<'a> {
    pub(super) path: &'a str,
    query: &'a str,
}

impl<'a> ShownPlace<'a> {
    /// Reads a place; what is no path of this table is its board.
    pub(super) fn parse(at: &'a str) -> Self {
        let at = if at.starts_with('/') && !at.starts_with("//") {
            at
        } else {
            "/"
        };
        let (path, query) = at.split_once('?').unwrap_or((at, ""));
        Self { path, query }
    }

    /// Returns the value of a key in the query.
    pub(in crate::serve) fn get(&self, key: &str) -> Option<String> {
        let pairs = form_urlencoded::parse(self.query.as_bytes());
        let mut values = pairs.filter(|(name, _)| name == key);
        values.next().map(|(_, value)| value.into_owned())
    }

    /// Returns all values of a key in the query.
    pub(in crate::serve) fn all(&self, key: &str) -> Vec<String> {
        let pairs = form_urlencoded::parse(self.query.as_bytes());
        let values = pairs.filter(|(name, _)| name == key);
        values.map(|(_, value)| value.into_owned()).collect()
    }
}

/// What a screen is made of.
pub(in crate::serve) struct Scene<'a> {
    pub(in crate::serve) app: &'a App,
    pub(in crate::serve) now: Arc<Snapshot>,
    pub(in crate::serve) viewer: &'a Viewer,
    pub(in crate::serve) place: ShownPlace<'a>,
    /// Where the screen is, as its forms say it.
    pub(in crate::serve) at: &'a str,
    /// The line that was typed and not taken.
    pub(in crate::serve) typed: &'a str,
}

impl Scene<'_> {
    pub(in crate::serve) fn lang(&self) -> Lang {
        self.viewer.lang
    }

    /// Returns the fields of each form that enters something.
    pub(in crate::serve) fn form(&self) -> FormHead {
        FormHead {
            key: Secret::draw().map_or_else(|_| String::new(), |key| key.text().to_owned()),
            seen: format!("{}.{}", self.app.run, self.now.version),
            at: self.at.to_owned(),
        }
    }
}

/// The hidden fields of a form.
#[derive(Clone, Debug, Template)]
#[template(path = "form.html", config = "assets/serve/askama.toml")]
pub(in crate::serve) struct FormHead {
    key: String,
    seen: String,
    at: String,
}

impl FormHead {
    /// Returns the fields of a form that is on another screen.
    pub(super) fn at(self, at: &str) -> Self {
        Self {
            at: at.to_owned(),
            ..self
        }
    }
}

/// A screen, ready to be sent.
pub(in crate::serve) struct Shown {
    /// What the page is called.
    pub(in crate::serve) title: String,
    /// What is in `main`, as HTML.
    pub(in crate::serve) main: String,
}
