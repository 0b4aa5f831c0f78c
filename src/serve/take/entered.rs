//! What a form holds.

use crate::evening::given::Given;
use crate::evening::state::Input;
use crate::evening::tap::Tap;
use crate::record::quoted;
use crate::serve::arrow::Arrow;
use crate::words::Lang;

/// What a form holds.
#[derive(Debug, Default)]
pub(in crate::serve) struct Entered {
    /// What tells this from everything else that this phone sends.
    pub(super) key: String,
    /// The version of the evening that was seen.
    pub(super) seen: String,
    /// The page on which it was entered, and which is the answer.
    pub(super) at: String,
    /// The page that is the answer if it is taken, where that is another one.
    pub(super) then: String,
    /// What was entered: a word that says what it is, and its text behind a blank.
    pub(super) what: String,
    /// What stands in the field beside the button, if there is one.
    pub(super) text: String,
    /// Everything else, such as cards that are ticked.
    more: Vec<(String, String)>,
    /// Where somebody sits down who comes, as a line says it.
    place: String,
    /// The replies to what was asked back so far, `y` and `n`.
    pub(super) replies: String,
}

/// What somebody wants.
pub(super) enum Wish {
    /// A step of the evening.
    Input(Input),
    /// That a payment is noted.
    Paid(Arrow),
}

impl Wish {
    /// Returns whether it answers what is asked of the hand, and takes nothing back.
    pub(super) const fn is_of_hand(&self) -> bool {
        matches!(self, Self::Input(input) if !matches!(input, Input::Back))
    }
}

/// The answers before the first hand, as one form has them.
#[derive(Debug, Default)]
struct Answers {
    names: Vec<String>,
    rules: String,
    chip: String,
    length: String,
}

impl Answers {
    /// Returns them as lines, in the order in which they are asked.
    fn lines(&self) -> String {
        let names: Vec<String> = self.names.iter().map(|name| quoted(name)).collect();
        let or = |text: &str| {
            let text = text.trim();
            if text.is_empty() { "none" } else { text }.to_owned()
        };
        [
            format!("players {}", names.join(" ")),
            format!("rules {}", self.rules.trim()),
            format!("chip {}", or(&self.chip)),
            format!("length {}", or(&self.length)),
        ]
        .map(|line| line.replace(['\n', '\r'], " "))
        .join("\n")
    }
}

impl Entered {
    /// Reads a form; what it has not is empty.
    pub(super) fn read(form: &[u8]) -> Self {
        let mut entered = Self::default();
        let mut answers = Answers::default();
        for (key, value) in form_urlencoded::parse(form) {
            let value = value.into_owned();
            match &*key {
                "key" => entered.key = value,
                "seen" => entered.seen = value,
                "at" => entered.at = value,
                "then" => entered.then = value,
                "do" => entered.what = value,
                "text" => entered.text = value,
                "place" => entered.place = value,
                "replies" => entered.replies = value,
                "p" => answers.names.push(value),
                "rules" => answers.rules = value,
                "chip" => answers.chip = value,
                "length" => answers.length = value,
                _ => entered.more.push((key.into_owned(), value)),
            }
        }
        if entered.what == "comes" {
            let name = quoted(entered.text.trim());
            entered.what = format!("line join {name} {}", entered.place);
        }
        if entered.what == "begin" && !answers.names.is_empty() {
            entered.text = answers.lines();
        }
        entered
    }

    /// Returns an answer made of the cards that are ticked, and of what stands before and behind
    /// them.
    fn ticked(&self, before: &str) -> String {
        let mut fields = self.more.iter();
        let behind = fields.find(|(key, _)| key == "behind");
        let behind = behind.map(|(_, value)| value.as_str());
        let keys = self.more.iter().map(|(key, _)| key.as_str());
        let cards = keys.filter_map(|key| key.strip_prefix("card "));
        let cards = cards.filter_map(|card| card.split(' ').next());
        let parts = std::iter::once(before).chain(cards).chain(behind);
        let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
        parts.join(" ")
    }

    /// Returns the page that is the answer if it is taken.
    pub(super) fn then(&self) -> &str {
        if self.then.is_empty() {
            &self.at
        } else {
            &self.then
        }
    }

    /// Returns what is wanted; `None` if the form is none of ours.
    pub(super) fn wish(&self, lang: Lang) -> Option<Wish> {
        let (word, rest) = self.what.split_once(' ').unwrap_or((&self.what, ""));
        Some(Wish::Input(match word {
            "tap" => Input::Tap(Tap::parse(rest)?),
            "tapped" => Input::Tapped(lang.vocabulary()),
            "line" => Input::Line(rest.to_owned()),
            // The rest of a line stands in the field.
            "say" => Input::Line(format!("{rest} {}", self.text)),
            "answer" => Input::Given(Given::Text(rest.to_owned())),
            "ticked" => Input::Given(Given::Text(self.ticked(rest))),
            "text" => Input::Line(self.text.clone()),
            "yes" => Input::Sure(true),
            "no" => Input::Sure(false),
            "back" => Input::Back,
            "complete" => Input::Complete,
            "begin" => Input::Begin(self.text.lines().map(str::to_owned).collect()),
            "confirm" => Input::Confirm,
            "reason" if rest.is_empty() => Input::Reason(self.text.clone()),
            "reason" => Input::Reason(rest.to_owned()),
            "paid" => return Arrow::parse(rest).map(Wish::Paid),
            _ => return None,
        }))
    }
}
