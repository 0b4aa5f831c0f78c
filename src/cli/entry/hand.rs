//! A hand while it is entered: a pure function of the texts that were typed.

use super::answer;
use super::ask::{Ask, Question};
use super::quick::{self, Answer, Quick};
use super::table::Table;
use crate::card::fold as folded;
use crate::case::{Case, Opening, Told};
use crate::cli::text;
use crate::gostop::Hand;
use crate::record::{
    At, Choice, Fault, Line, Problem, Record, is_keyword, is_verb, unknown_player,
};
use crate::rules::{Game, GoStopRules, Rules, Ruleset};
use crate::verdict::Verdict;

/// A hand as far as it was entered.
#[derive(Clone, Debug)]
pub(super) struct State {
    /// The record so far.
    pub(super) record: Record,
    /// The rules of this hand.
    pub(super) ruleset: Ruleset,
    /// What the record tells.
    pub(super) told: Told,
    /// What is asked next.
    pub(super) ask: Ask,
    /// The verdict, once the hand is over.
    pub(super) verdict: Option<Verdict>,
}

impl State {
    /// Returns the hand and its rules where the game is Go-Stop.
    pub(super) fn gostop(&self) -> Option<(&Hand, &GoStopRules)> {
        match (&self.told, &self.ruleset.rules) {
            (Told::GoStop(hand), Rules::GoStop(rules)) => Some((hand, rules)),
            _ => None,
        }
    }
}

/// Why a text was not accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// The column of the text, where one is to blame.
    pub(super) column: Option<u32>,
    /// What is wrong and what would be right.
    pub(super) message: String,
}

impl Refusal {
    pub(super) const fn plain(message: String) -> Self {
        Self {
            column: None,
            message,
        }
    }
}

/// Returns the state after these texts, or the first one that is not accepted and why.
pub(super) fn fold(table: &Table, texts: &[String]) -> Result<State, (usize, Refusal)> {
    let mut entry = Entry {
        table,
        typed: Vec::new(),
        declined: Vec::new(),
        quick: None,
    };
    let mut state = entry.state().map_err(|refusal| (0, refusal))?;
    for (at, text) in texts.iter().enumerate() {
        state = entry
            .accept(&state, text)
            .map_err(|refusal| (at, refusal))?;
    }
    Ok(state)
}

/// Header lines of the evening that a line of the hand may replace.
const MAY_REPLACE: [&str; 4] = ["carry", "pot", "dues", "date"];

struct Entry<'a> {
    table: &'a Table,
    /// The record lines that were typed as such.
    typed: Vec<String>,
    /// Questions of the game itself that were answered with nothing.
    declined: Vec<Question>,
    quick: Option<Quick>,
}

impl Entry<'_> {
    fn accept(&mut self, state: &State, text: &str) -> Result<State, Refusal> {
        let names = &self.table.players;
        match state.ask {
            Ask::Verdict => Err(Refusal::plain(text::hand_is_over())),
            _ if is_line(text, names) => self.line(text),
            Ask::Line if says_nobody(text, names) => self.line(nobody(state.ruleset.game())),
            Ask::Line => self.line_or_winner(text, &state.told),
            Ask::Quick(question) => {
                let calendar = state.ruleset.rules.calendar();
                let winner = self.quick.as_ref().map(|quick| quick.winner);
                let names = names_of(question, &state.told);
                let answer = quick::read(question, text, &names, winner, calendar)
                    .ok_or_else(|| Refusal::plain(text::not_an_answer(question, text)))?;
                match (&mut self.quick, answer) {
                    (_, Answer::Lines(lines)) if matches!(question, Question::Gives(..)) => {
                        self.typed.extend(lines);
                    }
                    (Some(quick), answer) => quick.note(question, answer),
                    (None, Answer::Lines(lines)) => self.typed.extend(lines),
                    (None, _) => self.declined.push(question),
                }
                let state = self.state().map_err(|refusal| Refusal {
                    column: None,
                    ..refusal
                })?;
                self.reaches_target(&state)?;
                Ok(state)
            }
        }
    }

    /// Takes a text as the name of who stopped, or else as a line.
    fn line_or_winner(&mut self, text: &str, told: &Told) -> Result<State, Refusal> {
        let names = &playing(told);
        let begun = answer::begun_with(text, names);
        if let Some(winner) = answer::player(text, names) {
            self.quick = Some(Quick::new(winner));
            return self.state();
        }
        if begun.len() > 1 {
            let names: Vec<&String> = begun.iter().map(|seat| &names[seat.0]).collect();
            return Err(Refusal::plain(text::ambiguous(text, &names)));
        }
        self.line(text)
    }

    /// Adds a line to the record. A stop that lacks only cards begins the quick way.
    fn line(&mut self, text: &str) -> Result<State, Refusal> {
        self.typed.push(text.to_owned());
        let case = self.case();
        let reading = case.hand();
        let faults = reading.faults;
        let missing = |fault: &Fault| matches!(fault.problem, Problem::PileMissing { .. });
        if !faults.is_empty() && faults.iter().all(missing) {
            self.typed.pop();
            let stopped = case
                .record
                .entries
                .last()
                .and_then(|entry| entry.line.as_ref());
            if let Some(Line::Act(name, _)) = stopped
                && let Some(winner) = answer::named(&name.value, &playing(&reading.hand))
            {
                self.quick = Some(Quick::new(winner));
            }
        }
        self.state()
    }

    /// A winner whose cards are known must be able to stop with them.
    fn reaches_target(&self, state: &State) -> Result<(), Refusal> {
        let Some(quick) = self.quick.as_ref().filter(|_| state.verdict.is_none()) else {
            return Ok(());
        };
        let Some((hand, rules)) = state.gostop() else {
            return Ok(());
        };
        let player = hand.player(quick.winner);
        if !player.told {
            return Ok(());
        }
        let points = crate::gostop::stop_points(player.pile, rules);
        let target = i64::from(rules.target(hand.players.len()));
        if points >= target {
            return Ok(());
        }
        let player = player.name.clone();
        let problem = Problem::StopBelowTarget {
            player,
            points,
            target,
        };
        Err(Refusal::plain(text::problem(
            &problem,
            state.ruleset.rules.calendar(),
        )))
    }

    /// Whoever something is due to must be a player of the session, which pays him.
    fn knows_all(&self, told: &Told) -> Result<(), Refusal> {
        let Told::GoStop(hand) = told else {
            return Ok(());
        };
        let everybody = &self.table.everybody;
        let mut names = hand.dues.iter().map(|(name, _)| name);
        let Some(stranger) = names.find(|name| !everybody.contains(name)) else {
            return Ok(());
        };
        let problem = unknown_player(&At::new(stranger.clone(), 1), everybody);
        let calendar = self.table.ruleset.rules.calendar();
        Err(Refusal::plain(text::problem(&problem, calendar)))
    }

    fn lines(&self) -> Vec<String> {
        let quick = self.quick.iter().flat_map(Quick::lines);
        let headers = self.quick.iter().flat_map(Quick::headers);
        let word = |line: &str| line.split_whitespace().next().map(folded);
        let replaced = |line: &&String| {
            let may = MAY_REPLACE
                .iter()
                .any(|known| word(line).as_deref() == Some(known));
            may && self.typed.iter().any(|typed| word(typed) == word(line))
        };
        let header = self.table.header.iter().filter(|line| !replaced(line));
        header
            .chain(headers)
            .cloned()
            .chain(self.typed.iter().cloned())
            .chain(quick)
            .collect()
    }

    fn case_of(&self, lines: &[String]) -> Case {
        let opening = Opening {
            ruleset: Some(&self.table.ruleset),
            ..Opening::default()
        };
        Case::read(&(lines.join("\n") + "\n"), opening)
    }

    fn case(&self) -> Case {
        self.case_of(&self.lines())
    }

    /// Returns the state of the record so far; where all is asked, the stop is added to it.
    fn state(&self) -> Result<State, Refusal> {
        let mut lines = self.lines();
        let mut case = self.case();
        let reading = case.hand();
        let gift = gift(&reading.faults, &playing(&reading.hand));
        if gift.is_none() {
            refuse(&reading.faults, &case)?;
        }
        let (mut told, mut ended) = (reading.hand, reading.ended && gift.is_none());
        let mut ask = Ask::Line;
        self.knows_all(&told)?;
        let due = quick::due(&told, &case.ruleset.rules)
            .into_iter()
            .find(|question| !self.declined.contains(question));
        if let Some(question) = gift {
            ask = Ask::Quick(question);
        } else if let (Some(question), false) = (due, ended) {
            ask = Ask::Quick(question);
        } else if let (Some(quick), false) = (&self.quick, ended) {
            if let Some(question) = quick.next(&told, &case.ruleset.rules) {
                ask = Ask::Quick(question);
            } else {
                lines.extend(quick.ending(&told));
                case = self.case_of(&lines);
                let reading = case.hand();
                refuse(&reading.faults, &case)?;
                (told, ended) = (reading.hand, reading.ended);
            }
        }
        let mut verdict = None;
        if ended {
            let settled = case
                .settle()
                .map_err(|faults| first_refusal(&faults, &case))?;
            verdict = Some(settled);
            ask = Ask::Verdict;
        }
        Ok(State {
            record: case.record,
            ruleset: case.ruleset,
            told,
            ask,
            verdict,
        })
    }
}

/// Returns the question which junk was surrendered, where that alone is wrong.
fn gift(faults: &[Fault], playing: &[String]) -> Option<Question> {
    let gifts = faults.iter().map(|fault| match &fault.problem {
        Problem::ChoiceNeeded(Choice::Surrendered { from, to }) => {
            let (from, to) = (answer::named(from, playing)?, answer::named(to, playing)?);
            Some(Question::Gives(from, to))
        }
        _ => None,
    });
    gifts.collect::<Option<Vec<Question>>>()?.first().copied()
}

fn refuse(faults: &[Fault], case: &Case) -> Result<(), Refusal> {
    if faults.is_empty() {
        Ok(())
    } else {
        Err(first_refusal(faults, case))
    }
}

fn first_refusal(faults: &[Fault], case: &Case) -> Refusal {
    let calendar = case.ruleset.rules.calendar();
    faults.first().map_or_else(
        || Refusal::plain(String::new()),
        |fault| Refusal {
            column: Some(fault.place.column),
            message: text::problem(&fault.problem, calendar),
        },
    )
}

/// Returns the names of those who play the hand, in the order of their seats.
pub(super) fn playing(told: &Told) -> Vec<String> {
    match told {
        Told::GoStop(hand) => names(&hand.players, |player| &player.name),
        Told::KoiKoi(round) => names(&round.players, |player| &player.name),
        Told::MinHwatu(table) => names(&table.players, |player| &player.name),
    }
}

/// Returns the names of all at the table, in the order of their seats there.
pub(super) fn seated(told: &Told) -> Vec<String> {
    match told {
        Told::GoStop(hand) => names(hand.seating.all(), |seated| &seated.name),
        Told::KoiKoi(_) | Told::MinHwatu(_) => playing(told),
    }
}

/// Returns the names that the seats of a question stand for.
pub(super) fn names_of(question: Question, told: &Told) -> Vec<String> {
    if question.is_of_table() {
        seated(told)
    } else {
        playing(told)
    }
}

fn names<T>(players: &[T], name: impl Fn(&T) -> &String) -> Vec<String> {
    players.iter().map(|player| name(player).clone()).collect()
}

/// Returns the line that says that nobody won.
const fn nobody(game: Game) -> &'static str {
    match game {
        Game::GoStop => "nagari",
        Game::KoiKoi | Game::MinHwatu => "draw",
    }
}

/// Returns whether a text is the short answer that nobody won; a player of that name comes first.
fn says_nobody(text: &str, names: &[String]) -> bool {
    answer::yes_or_no(text) == Some(false) && answer::named(text, names).is_none()
}

/// Returns whether a text is a line of the record language rather than an answer: it begins with a
/// keyword, or with a player's name and something that is no further name.
pub(super) fn is_line(text: &str, names: &[String]) -> bool {
    let text = text.trim();
    let first = text.split_whitespace().next().unwrap_or_default();
    if is_keyword(first) {
        return true;
    }
    let (name, rest) = match text.strip_prefix(['"', '“']) {
        Some(quoted) => quoted.split_once(['"', '”']).unwrap_or((quoted, "")),
        None => (first, text.strip_prefix(first).unwrap_or_default()),
    };
    let known = names.iter().any(|other| folded(other) == folded(name));
    let verb = rest.split_whitespace().next().unwrap_or_default();
    known && (is_verb(verb) || (!verb.is_empty() && answer::players(text, names).is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Calendar, Card, Pile};
    use crate::cli::entry::ask::Question;
    use crate::gostop::{Assignment, Tally, stop_points};
    use crate::record::Seat;
    use crate::rules::load;
    use std::path::Path;

    /// A dealt end of a hand: what everyone has, and what was called.
    struct Deal {
        piles: Vec<Pile>,
        goes: u32,
        shown: bool,
        other_go: bool,
    }

    /// A small generator of numbers, the same at every run.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, limit: usize) -> usize {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            usize::try_from(self.0 >> 33).unwrap() % limit
        }
    }

    fn deal(numbers: &mut Numbers, players: usize) -> Deal {
        // The winner gets the switch cards, so that each loser's counts are what he would choose.
        let switches = Pile::of(&[Card::CUP, Card::BRIDGE]);
        let mut deck: Vec<Card> = Pile::flowers().minus(switches).iter().collect();
        for at in (1..deck.len()).rev() {
            deck.swap(at, numbers.below(at + 1));
        }
        let mut piles = vec![
            deck.drain(..18 + numbers.below(6))
                .collect::<Pile>()
                .or(switches),
        ];
        for _ in 1..players {
            piles.push(deck.drain(..numbers.below(10)).collect());
        }
        Deal {
            piles,
            goes: u32::try_from(numbers.below(4)).unwrap(),
            shown: numbers.below(3) == 0,
            other_go: numbers.below(3) == 0,
        }
    }

    fn codes(pile: Pile) -> String {
        pile.codes(Calendar::Korean)
    }

    /// The whole truth as a record.
    fn record(table: &Table, deal: &Deal) -> String {
        let mut lines = table.header.clone();
        let player = |at: usize| table.players[at].clone();
        for (at, pile) in deal.piles.iter().enumerate() {
            lines.push(format!("{} has {}", player(at), codes(*pile)));
        }
        lines.extend(deal.shown.then(|| format!("{} heundeum 11", player(0))));
        lines.extend((0..deal.goes).map(|_| format!("{} go", player(0))));
        lines.extend(deal.other_go.then(|| format!("{} go", player(1))));
        lines.push(format!("{} stop", player(0)));
        lines.join("\n")
    }

    /// What somebody who sees the whole truth answers.
    fn truth(ask: Ask, table: &Table, deal: &Deal) -> String {
        let rules = table.ruleset.rules.gostop().unwrap();
        let tally = |seat: Seat| Tally::of(deal.piles[seat.0], Assignment::default(), rules);
        let any = |count: u32| if count > 0 { "y" } else { "n" }.to_owned();
        let Ask::Quick(question) = ask else {
            return table.players[0].clone();
        };
        match question {
            Question::Cards(seat) => codes(deal.piles[seat.0]),
            Question::Goes(_) => deal.goes.to_string(),
            Question::Heundeum(_) => if deal.shown { "11" } else { "" }.to_owned(),
            Question::Bombs(_) | Question::FirstSweep(_) | Question::Others => String::new(),
            Question::OthersGo => if deal.other_go { "2" } else { "" }.to_owned(),
            Question::Brights(seat) | Question::BrightsOrShield(seat) => any(tally(seat).brights),
            Question::DryBrights(seat) => {
                let rain = u32::from(deal.piles[seat.0].contains(Card::RAIN));
                any(tally(seat).brights - rain)
            }
            Question::Junk(seat, safe) => match tally(seat).junk {
                junk if junk >= safe => "y".to_owned(),
                junk => junk.to_string(),
            },
            Question::Animals(seat) => any(tally(seat).animals),
            Question::Ribbons(seat) => any(tally(seat).ribbons),
            Question::AnyCard(seat) => any(deal.piles[seat.0].len()),
            Question::Koi(_)
            | Question::FieldBrights
            | Question::Field
            | Question::Gives(..)
            | Question::Stay(..)
            | Question::Sells(_) => {
                panic!("{question:?} is not asked here")
            }
            Question::Boar => {
                let holder = deal.piles.iter().position(|pile| pile.contains(Card::BOAR));
                holder.map_or_else(String::new, |at| (at + 1).to_string())
            }
        }
    }

    fn table(rules: &str, players: usize) -> Table {
        let mut words = rules.split(' ');
        let mut ruleset = load(words.next().unwrap(), Path::new(".")).unwrap();
        for set in words {
            let (key, value) = set.split_once('=').unwrap();
            ruleset.rules.set(key, value).unwrap();
        }
        let players: Vec<String> = ["안나", "보", "철수"][..players]
            .iter()
            .map(|name| (*name).to_owned())
            .collect();
        let header = vec![format!("players {}", players.join(" "))];
        Table {
            ruleset,
            everybody: players.clone(),
            players,
            header,
        }
    }

    /// The few questions of the quick way must be enough: answered truthfully they lead to the
    /// payments that all the cards lead to.
    #[test]
    fn truthful_short_answers_settle_like_all_the_cards() {
        let mut numbers = Numbers(20_261_121);
        let mut settled = 0;
        for rules in [
            "pagat",
            "wikipedia",
            "pagat-2006 gwang_bak=flat:2 go_bak.three=off",
            "pagat meoung_bak.from=5 tti_bak=true empty_pile_free=true pi_bak.spare_zero=true",
            "pagat gwang_bak_rain_protects=false empty_pile_free=true boar.pot=1 potkan.times=2",
            "wikipedia empty_pile_free=true fixed.first_sweep=3 heundeum.times=1 heundeum.nov_dec_times=1",
        ] {
            for round in 0..120 {
                let table = table(rules, 2 + round % 2);
                let deal = deal(&mut numbers, table.players.len());
                let gostop = table.ruleset.rules.gostop().unwrap();
                let target = i64::from(gostop.target(table.players.len()));
                if stop_points(deal.piles[0], gostop) < target {
                    continue;
                }
                let opening = Opening {
                    ruleset: Some(&table.ruleset),
                    ..Opening::default()
                };
                let whole = Case::read(&record(&table, &deal), opening)
                    .settle()
                    .unwrap();
                let mut texts = Vec::new();
                let mut state = fold(&table, &texts).unwrap();
                while state.ask != Ask::Verdict {
                    texts.push(truth(state.ask, &table, &deal));
                    state = fold(&table, &texts)
                        .unwrap_or_else(|refusal| unreachable!("{rules}: {texts:?}: {refusal:?}"));
                }
                let short = state.verdict.unwrap();
                assert_eq!(
                    short.net,
                    whole.net,
                    "{rules}\n{}\n{texts:?}",
                    record(&table, &deal)
                );
                assert_eq!(short.next, whole.next, "{rules}: {texts:?}");
                assert!(texts.len() <= 11 || rules.contains('='), "{texts:?}");
                settled += 1;
            }
        }
        assert!(settled > 400, "only {settled} deals could be stopped");
    }

    #[test]
    fn an_answer_is_told_from_a_line() {
        let names = ["Ann".to_owned(), "Kim Bo".to_owned(), "철수".to_owned()];
        for line in [
            "Ann takes 1g",
            "ann stop",
            "\"Kim Bo\" go",
            "nagari",
            "set vip=3",
            "철수 먹음",
            "Ann tkes 1g",
        ] {
            assert!(is_line(line, &names), "{line}");
        }
        for answer in [
            "Ann",
            "Ann 철수",
            "5 11",
            "moon boar 1g",
            "y",
            "",
            "Kim Bo",
            "1g 3g",
        ] {
            assert!(!is_line(answer, &names), "{answer}");
        }
    }
}
