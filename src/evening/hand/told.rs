//! A hand told in one line, and the answers to the questions that the line leaves open.

use super::read::ReadHand;
use super::said::EnteredLine;
use super::state::HandState;
use super::texts::{TextKind, playing};
use super::typed::HandInput;
use crate::case::AnyHand;
use crate::evening::answer;
use crate::evening::ask::{Question, WaitingFor};
use crate::evening::hand_start::HandStart;
use crate::evening::players::Players;
use crate::evening::quick::{Answer, AnswerTerms, Quick};
use crate::evening::refusal::{BadEntry, Refusal};
use crate::record::{Act, CardList, Fault, Line, Problem, Record, Seat, Spanned};
use crate::rules::{Game, Ruleset};
use crate::telling::{self, AskId, Reply, TellingTable, ToldHand};

/// The table and record by which a told hand is read.
pub(super) struct TellingContext {
    players: Players,
    ruleset: Ruleset,
    record: Record,
}

impl TellingContext {
    fn new(read: &ReadHand, start: &HandStart) -> Self {
        Self {
            players: start.numbers().number(playing(&read.reading.hand)),
            ruleset: read.case.ruleset().clone(),
            record: read.case.record(),
        }
    }

    pub(super) fn table(&self) -> TellingTable<'_> {
        TellingTable {
            players: self.players.names(),
            numbers: self.players.numbers(),
            ruleset: &self.ruleset,
            before: &self.record,
        }
    }
}

/// Returns whether a fault is that of a nearly correct line: a misspelled verb or misplaced word.
const fn is_slip(fault: &Fault) -> bool {
    matches!(
        fault.problem,
        Problem::UnknownLine {
            nearest: Some(_),
            ..
        } | Problem::MisplacedWord { .. }
    )
}

impl HandInput {
    /// Returns what a text tells about a hand, or which words are not understood. `None` if the
    /// text is something else: a line of the record, an answer, or a name alone.
    pub(super) fn told(
        &mut self,
        before: &HandState,
        text: &str,
        sort: TextKind<'_>,
        said: Option<&EnteredLine>,
    ) -> Option<Result<ToldHand, Refusal>> {
        let faults = said.map_or(&[][..], |said| said.line.faults(self.start.seats()));
        // A valid line of the record tells no hand.
        if sort == TextKind::Line && faults.is_empty() {
            return None;
        }
        let told = if before.asks_of_told() {
            self.replied(text)?
        } else {
            self.told_first(before, text)?
        };
        let taken = match sort {
            TextKind::Answer => true,
            // A text that is a line except for a slip is refused as a line.
            TextKind::Named(..) => told.is_ok() || !faults.iter().any(is_slip),
            TextKind::Line => told.is_ok(),
        };
        taken.then(|| told.map_err(Refusal::from))
    }

    /// Returns what a text tells about a hand of which nothing was told yet; `None` if the text
    /// does not tell a hand.
    fn told_first(
        &mut self,
        before: &HandState,
        text: &str,
    ) -> Option<Result<ToldHand, telling::Misheard>> {
        let here = match before.ask {
            WaitingFor::Line | WaitingFor::Layout => before.ruleset.game() != Game::MinHwatu,
            WaitingFor::Turn(_) => !before.tells_turns(),
            _ => false,
        };
        let comment = text.trim_start().starts_with('#');
        // A single letter is a slip, or answers an earlier question.
        let letter = matches!(text.trim().as_bytes(), [byte] if byte.is_ascii_alphabetic());
        let other = comment || letter || answer::yes_or_no(text).is_some();
        if !here || other || answer::player(text, &before.players()).is_some() {
            return None;
        }
        let at = self.at_table();
        telling::is_told(text, at.table()).then(|| ToldHand::read(text, at.table()))
    }

    /// Returns the told hand with a text added, which answers the open question or tells more;
    /// `None` if no hand was told.
    fn replied(&mut self, text: &str) -> Option<Result<ToldHand, telling::Misheard>> {
        let at = self.at_table();
        let told = self.telling.as_ref()?;
        Some(told.reply(reply(told, text, &at), at.table()))
    }

    /// Returns the context for a told hand: the table and the record's lines, without what was
    /// told.
    fn at_table(&mut self) -> TellingContext {
        let read = self.read();
        TellingContext::new(&read, &self.start)
    }

    /// Makes a told hand the hand's telling.
    pub(super) fn take_told(&mut self, told: ToldHand) -> Result<HandState, Refusal> {
        self.telling = Some(told);
        self.state().map_err(Refusal::unplaced)
    }

    /// Begins a told hand of which only the winner is known.
    pub(super) fn take_winner(&mut self, winner: Seat) -> Result<HandState, Refusal> {
        let at = self.at_table();
        self.take_told(ToldHand::won_by(winner, at.table())?)
    }

    /// Reads the told hand again, after lines of the record have changed.
    pub(super) fn tell_again(&mut self, read: &ReadHand) -> Result<(), Refusal> {
        if let Some(told) = &self.telling {
            let at = TellingContext::new(read, &self.start);
            self.telling = Some(told.at(at.table())?);
        }
        Ok(())
    }

    /// Once a told round of Koi-Koi is complete, turns it into answers of the quick way. Returns
    /// whether it did.
    pub(super) fn round_is_told(&mut self, told: &AnyHand) -> bool {
        let AnyHand::KoiKoi(_) = told else {
            return false;
        };
        let complete = |told: &ToldHand| told.question().is_none() && told.winner().is_some();
        let Some(telling) = self.telling.take_if(|telling| complete(telling)) else {
            return false;
        };
        let Some(winner) = telling.winner() else {
            return false;
        };
        let mut quick = Quick::won(winner);
        let line = |line: &Line| std::sync::Arc::new(line.clone().into());
        let of = |test: &dyn Fn(&Act) -> bool| {
            let lines = telling
                .lines
                .iter()
                .filter(|line| matches!(line, Line::Act(_, act) if test(act)));
            lines.map(line).collect::<Vec<_>>()
        };
        let koi = of(&|act| *act == Act::Koi);
        if !koi.is_empty() {
            let other = Seat(1 - winner.0.min(1));
            for seat in [winner, other] {
                quick.note(Question::Koi(seat, 0, 0), Answer::Nothing);
            }
        }
        let made = of(&|act| matches!(act, Act::Makes(_) | Act::Has(..)));
        quick.note(Question::Cards(winner), Answer::Lines([made, koi].concat()));
        self.quick = Some(quick);
        true
    }

    /// Takes the min-hwatu piles that a text tells; `None` if it tells none.
    pub(super) fn piles(
        &mut self,
        before: &HandState,
        text: &str,
        by: AnswerTerms<'_>,
    ) -> Option<Result<HandState, Refusal>> {
        let asks = matches!(
            before.ask,
            WaitingFor::Line | WaitingFor::Quick(Question::Cards(_))
        );
        if before.ruleset.game() != Game::MinHwatu || !asks {
            return None;
        }
        let at = self.at_table();
        let piles = telling::piles(text, at.table())?;
        let mut lines = Vec::new();
        for (seat, cards) in piles {
            let cards = cards
                .into_iter()
                .map(|(card, column)| Spanned::new(card, column));
            lines.push(by.act(seat, Act::has(CardList(cards.collect()))));
        }
        self.say(lines);
        Some(self.state())
    }
}

/// Returns a text as a reply to the question that a told hand leaves open.
fn reply(told: &ToldHand, text: &str, at: &TellingContext) -> Reply {
    let text = text.trim();
    let players = &at.players;
    let Some(ask) = told.question() else {
        return Reply::Text(text.to_owned());
    };
    if text.is_empty() {
        return Reply::Enter;
    }
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let nothing = answer::is_none(text) && !digits;
    let plain = || match answer::yes_or_no(text).filter(|_| !digits) {
        Some(true) => Reply::Yes,
        Some(false) => Reply::No,
        None => Reply::Text(text.to_owned()),
    };
    let named = || answer::players(text, players).filter(|seats| !seats.is_empty());
    let none = match &ask.id {
        AskId::Boar | AskId::Sets(_) | AskId::Rest(..) | AskId::JunkOrNone => nothing,
        // `n` means no to the question, not that there is nothing.
        AskId::Bak(_) => nothing && answer::yes_or_no(text).is_none(),
        _ => false,
    };
    if none {
        return Reply::Nothing;
    }
    match &ask.id {
        AskId::Winner | AskId::Whose(..) | AskId::LastGo => {
            named().map_or_else(|| Reply::Text(text.to_owned()), Reply::Players)
        }
        AskId::Boar => named().map_or_else(plain, Reply::Players),
        AskId::Bak(_) => match (named(), answer::cards(text)) {
            (Some(seats), _) if !(digits && ask.players.len() == 1) => Reply::Players(seats),
            (_, Some(count)) if ask.players.len() == 1 => Reply::Number(count),
            _ if nothing => Reply::Nothing,
            _ => plain(),
        },
        AskId::Goes => answer::times(text).map_or_else(plain, Reply::Number),
        AskId::Month(_) => {
            let calendar = at.ruleset.rules.calendar();
            let month = crate::card::read_month(text, calendar);
            month.map_or_else(plain, Reply::Month)
        }
        AskId::Slip(..) => match answer::player(text, players) {
            Some(seat) if !digits => Reply::Players(vec![seat]),
            _ => plain(),
        },
        AskId::JunkOrNone if answer::says_enough(text) => Reply::Yes,
        AskId::CardsOrPoints(..) => match answer::cards_or_points(text) {
            Some(true) => Reply::Yes,
            Some(false) => Reply::No,
            None => Reply::Text(text.to_owned()),
        },
        AskId::Cup(_) => match answer::with_or_without(text) {
            Some(true) => Reply::Yes,
            Some(false) => Reply::No,
            None => Reply::Text(text.to_owned()),
        },
        AskId::HandOrMoney(_) => match answer::hand_or_money(text) {
            Some(true) => Reply::Yes,
            Some(false) => Reply::No,
            None => Reply::Text(text.to_owned()),
        },
        AskId::Else if nothing => Reply::Enter,
        // Yes says that something else scored, but not what; so `y` does not mean animals here.
        AskId::Else | AskId::Rest(..) if answer::yes_or_no(text) == Some(true) => Reply::Yes,
        AskId::Else => Reply::Text(text.to_owned()),
        _ => plain(),
    }
}

impl From<telling::Misheard> for Refusal {
    fn from(refusal: telling::Misheard) -> Self {
        let column = refusal.words.first().map(|_| refusal.column());
        Self {
            column,
            ..Self::from(BadEntry::Told(refusal))
        }
    }
}
