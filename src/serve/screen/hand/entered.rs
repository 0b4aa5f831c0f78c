//! What was entered of a hand, in the words of the table, with who entered it.

use crate::card::{Calendar, read_word};
use crate::evening::answer;
use crate::evening::ask::{Asking, Question};
use crate::evening::asking::asking;
use crate::evening::hand::History;
use crate::evening::play::HandInPlay;
use crate::evening::tap::{Tap, Tapped};
use crate::evening::tapped::{GivenTap, TappedHand};
use crate::record::{Act, Line, Name, Source, parse_line, quoted};
use crate::rules::Game;
use crate::serve::screen::scene::Scene;
use crate::serve::words::say;
use crate::telling::AskId;
use crate::words::{Lang, native};

/// Returns everything that was entered.
pub(super) fn entries(scene: &Scene<'_>, play: &HandInPlay) -> Vec<String> {
    let lang = scene.lang();
    let game = play.state().ruleset.game();
    let mut taps: Vec<(&str, Vec<Tap>)> = Vec::new();
    for given in &play.taps {
        match taps.last_mut() {
            Some((giver, together)) if *giver == given.giver => together.push(given.tap.clone()),
            _ => taps.push((&given.giver, vec![given.tap.clone()])),
        }
    }
    let taps = taps.iter().flat_map(|(giver, together)| {
        let won = |tap: &Tap| tap.what == Tapped::Won;
        let same =
            move |one: &Tap, next: &Tap| one.player == next.player && !won(one) && !won(next);
        let together = together.chunk_by(same);
        together.map(|some| by(lang, &say!(lang, taps_said(some, game)), giver))
    });
    let texts = texts(lang, play).into_iter().enumerate();
    // What the taps say stands there already.
    let tapped = |at: usize| {
        play.texts()
            .get(at)
            .is_some_and(|text| play.is_tapped_pile(text))
    };
    let texts = texts.filter(|(at, text)| !text.of_taps && !tapped(*at));
    let texts = texts.map(|(at, text)| {
        let giver = scene.now.givers.get(at).map_or("", String::as_str);
        by(lang, &text.says, giver)
    });
    taps.chain(texts).collect()
}

/// Returns what a step back takes back; nothing where nothing is entered.
pub(super) fn last(scene: &Scene<'_>, play: &HandInPlay) -> Option<String> {
    let lang = scene.lang();
    if let Some(given) = play.taps.last().filter(|_| play.was_tapped_last()) {
        let what = say!(lang, tap_said(&given.tap, play.state().ruleset.game()));
        return Some(by(lang, &what, &given.giver));
    }
    let text = texts(lang, play).pop()?;
    let giver = scene.now.givers.get(play.texts().len().checked_sub(1)?);
    Some(by(lang, &text.says, giver.map_or("", String::as_str)))
}

/// Returns what was entered, with who entered it.
fn by(lang: Lang, what: &str, giver: &str) -> String {
    if giver.is_empty() {
        what.to_owned()
    } else {
        say!(lang, entered_by(what, giver))
    }
}

/// A text of a hand as people read it.
pub(in crate::serve::screen) struct EnteredText {
    pub(in crate::serve::screen) says: String,
    /// Whether it is all that was tapped before.
    of_taps: bool,
}

/// Returns each text of the hand in play as people read it.
fn texts(lang: Lang, play: &HandInPlay) -> Vec<EnteredText> {
    said(lang, &play.history, (&play.start.everybody, &play.taps))
}

/// Returns each text of a hand as people read it; `names` are those of all at the table, and `taps`
/// what was tapped.
pub(in crate::serve::screen) fn said(
    lang: Lang,
    history: &History,
    (names, taps): (&[Name], &[GivenTap]),
) -> Vec<EnteredText> {
    let steps = history.steps().enumerate();
    let said = steps.map(|(at, (text, before, after))| {
        let asked = (!after.by_line).then(|| asking(&before.state, at > 0));
        let reads = Reads {
            lang,
            names,
            calendar: after.state.ruleset.rules.calendar(),
            game: after.state.ruleset.game(),
        };
        let made = |lang: Lang| {
            let taps = taps.iter().filter(|tap| tap.after <= at);
            let tapped = TappedHand::from_taps(taps.map(|given| &given.tap));
            before.state.line_of(&tapped, lang.vocabulary()).ok()?
        };
        let told = |lang: Lang| before.state.told_until(&after.state, lang.vocabulary());
        let made = retold(lang, text, made);
        let of_taps = made.is_some();
        let line = made.or_else(|| retold(lang, text, told));
        let line = line.map(|line| native::by_name(lang, &line, reads.calendar));
        EnteredText {
            says: line.unwrap_or_else(|| reads.answer(asked.as_ref(), text)),
            of_taps,
        }
    });
    said.collect()
}

/// Returns a line that the program made in the words of whoever reads it; `None` if somebody typed
/// it.
fn retold(lang: Lang, text: &str, says: impl Fn(Lang) -> Option<String>) -> Option<String> {
    let mut spoken = Lang::SPOKEN.into_iter();
    let made = spoken.any(|lang| says(lang).as_deref() == Some(text));
    made.then(|| says(lang)).flatten()
}

/// Reads what was entered, for somebody.
pub(in crate::serve::screen) struct Reads<'a> {
    pub(in crate::serve::screen) lang: Lang,
    /// The names of all at the table.
    pub(in crate::serve::screen) names: &'a [Name],
    pub(in crate::serve::screen) calendar: Calendar,
    pub(in crate::serve::screen) game: Game,
}

impl Reads<'_> {
    /// Returns the answer to a question, or a line.
    pub(in crate::serve::screen) fn answer(&self, asked: Option<&Asking>, text: &str) -> String {
        let lang = self.lang;
        let answer = match asked {
            None => return self.line(text),
            Some(
                Asking::First { .. } | Asking::Layout { .. } | Asking::WhoStopped(_) | Asking::Line,
            ) => {
                return match self.game {
                    Game::KoiKoi if answer::nobody_won(text) => {
                        say!(lang, drawn_button()).to_owned()
                    }
                    _ if answer::nobody_won(text) => say!(lang, nobody_won_button()).to_owned(),
                    _ => self.line(text),
                };
            }
            Some(Asking::Quick { question, name }) => self.quick(*question, name, text),
            Some(Asking::Told(asked)) => {
                let answer = self.plain(text);
                return match &asked.id {
                    AskId::Bak(bak) => format!("{}: {answer}", say!(lang, bak_name(*bak))),
                    _ => format!("{} {answer}", say!(lang, question_on_phone(asked))),
                };
            }
            Some(Asking::Turn { player } | Asking::Call { player, .. }) => {
                let whole = format!("{} {text}", quoted(player));
                let line = self.line(&whole);
                return if line == whole { self.line(text) } else { line };
            }
            Some(_) => self.plain(text),
        };
        match asked {
            Some(Asking::Quick { name, .. }) if !name.is_empty() => format!("{name}: {answer}"),
            _ => answer,
        }
    }

    fn quick(&self, question: Question, name: &Name, text: &str) -> String {
        let lang = self.lang;
        match question {
            Question::Stay(_, iris) => match answer::decision(text, iris) {
                Some(Act::Stays) => say!(lang, stays()).to_owned(),
                Some(Act::Drops(true)) => say!(lang, iris_out()).to_owned(),
                Some(_) => say!(lang, drops()).to_owned(),
                None => text.to_owned(),
            },
            // Enter alone stands for what is certain anyway.
            Question::Koi(_, least, _) if text.trim().is_empty() => least.to_string(),
            Question::LastYaku(Some(_)) if text.trim().is_empty() => name.to_string(),
            Question::Sells(_) if answer::is_none(text) => say!(lang, sells_nothing()).to_owned(),
            _ => self.plain(text),
        }
    }

    /// Returns an answer as people read it: cards by their names.
    fn plain(&self, text: &str) -> String {
        let lang = self.lang;
        match text.trim() {
            "" | "-" | "none" => return say!(lang, nobody()).to_owned(),
            "y" => return say!(lang, yes()).to_owned(),
            "n" => return say!(lang, no()).to_owned(),
            _ => {}
        }
        let name = |word: &str| {
            let digits = word.bytes().all(|byte| byte.is_ascii_digit());
            let cards = read_word(word, self.calendar).ok().filter(|_| !digits)?;
            let names = cards.into_iter().map(|card| say!(lang, card_name(card)));
            Some(say!(lang, said_in_turn(&names.collect::<Vec<String>>())))
        };
        let names: Option<Vec<String>> = text.split_whitespace().map(name).collect();
        names.map_or_else(|| text.to_owned(), |names| say!(lang, said_in_turn(&names)))
    }

    /// Returns a line; a hand that was dealt stays secret, and what is no line stays as it is.
    fn line(&self, text: &str) -> String {
        let parsed = parse_line(Source::Ledger, text, self.calendar, self.names);
        let line = parsed.record.entries.first();
        let line = line.and_then(|entry| entry.line.as_ref());
        match line.filter(|_| parsed.faults.is_empty()) {
            Some(Line::Act(name, Act::Holds(_))) => say!(self.lang, hand_of(&name.value)),
            Some(line) => native::line(self.lang, line, self.calendar),
            None => text.to_owned(),
        }
    }
}
