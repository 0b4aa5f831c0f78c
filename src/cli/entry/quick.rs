//! The quick way: which questions matter under this ruleset and this winner, and the record lines
//! that their answers are.

use super::answer;
use super::ask::Question;
use crate::card::{Calendar, Card, Joker, Pile};
use crate::gostop::{Assignment, Hand, Holding, Seat, Tally, score};
use crate::record::quoted;
use crate::rules::{GoBakThree, GoBakTwo, GoStopRules, GwangBak};
use crate::verdict::Jokbo;

/// An answered question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Record lines.
    Lines(Vec<String>),
    /// A count of a loser's cards.
    Count(Seat, char, u32),
    /// A loser has some card, nothing says which.
    Some(Seat),
    /// Nothing to note.
    Nothing,
}

/// The end of a hand as far as it was asked for.
#[derive(Clone, Debug)]
pub(super) struct Quick {
    pub(super) winner: Seat,
    answers: Vec<(Question, Answer)>,
}

/// What may be scored and counted by the winner over all his ways to count switch cards.
struct Possible {
    bright: bool,
    junk: bool,
    ribbon: bool,
    animals: u32,
}

impl Possible {
    fn of(pile: Pile, rules: &GoStopRules, players: usize) -> Self {
        let mut possible = Self {
            bright: false,
            junk: false,
            ribbon: false,
            animals: 0,
        };
        for assignment in Assignment::all(pile, rules) {
            let score = score(pile, assignment, rules);
            if score.stop_points < i64::from(rules.target(players)) {
                continue;
            }
            let scores = |test: fn(Jokbo) -> bool| score.jokbo.iter().any(|line| test(line.id));
            possible.bright |= scores(Jokbo::is_bright);
            possible.junk |= scores(|id| id == Jokbo::Junk);
            possible.ribbon |= scores(Jokbo::is_ribbon);
            let animals = Tally::of(pile, assignment, rules).animals;
            possible.animals = possible.animals.max(animals);
        }
        possible
    }
}

impl Quick {
    pub(super) const fn new(winner: Seat) -> Self {
        Self {
            winner,
            answers: Vec::new(),
        }
    }

    fn answered(&self, question: Question) -> bool {
        self.answers.iter().any(|(asked, _)| *asked == question)
    }

    /// Returns the next question that matters and is not answered, by lines or before.
    pub(super) fn next(&self, hand: &Hand, rules: &GoStopRules) -> Option<Question> {
        let mut questions = self.of_winner(hand, rules);
        if let Holding::Cards(pile) = hand.player(self.winner).holding() {
            questions.extend(self.of_losers(pile, hand, rules));
        }
        questions.push(Question::Others);
        questions
            .into_iter()
            .find(|question| !self.answered(*question))
    }

    fn of_winner(&self, hand: &Hand, rules: &GoStopRules) -> Vec<Question> {
        let seat = self.winner;
        let player = hand.player(seat);
        let mut questions = Vec::new();
        if matches!(player.holding(), Holding::Unknown | Holding::Counts(_)) {
            questions.push(Question::Cards(seat));
        }
        if player.takes && !player.whole {
            return questions;
        }
        if player.goes.is_empty() {
            questions.push(Question::Goes(seat));
        }
        let shown = rules.heundeum_times > 1 || rules.heundeum_nov_dec_times > 1;
        if shown && player.heundeum.is_empty() {
            questions.push(Question::Heundeum(seat));
        }
        if rules.potkan_times > 1 && player.bombs.is_empty() {
            questions.push(Question::Bombs(seat));
        }
        if (rules.weolyak_first_turn > 1 || rules.fixed_first_sweep > 0) && !player.first_sweep {
            questions.push(Question::FirstSweep(seat));
        }
        questions
    }

    fn of_losers(&self, pile: Pile, hand: &Hand, rules: &GoStopRules) -> Vec<Question> {
        let mut questions = Vec::new();
        let go_matters = if hand.players.len() == 2 {
            rules.go_bak_two != GoBakTwo::Off
        } else {
            rules.go_bak_three != GoBakThree::Off
        };
        let lines = hand.player(self.winner).takes && !hand.player(self.winner).whole;
        let told = hand
            .others(self.winner)
            .any(|seat| !hand.player(seat).goes.is_empty());
        if go_matters && !told && !lines {
            questions.push(Question::OthersGo);
        }
        let possible = Possible::of(pile, rules, hand.players.len());
        for seat in hand.others(self.winner) {
            let known = hand.player(seat).holding() != Holding::Unknown;
            if !known && !lines {
                questions.extend(self.of_loser(seat, pile, &possible, hand, rules));
            }
        }
        let pot = rules.boar_pot > 0 || hand.pot > 0;
        let held = hand
            .seats()
            .any(|seat| hand.player(seat).pile.contains(Card::BOAR));
        if pot && !held && hand.boar.is_none() && !lines {
            questions.push(Question::Boar);
        }
        questions
    }

    fn of_loser(
        &self,
        seat: Seat,
        pile: Pile,
        possible: &Possible,
        hand: &Hand,
        rules: &GoStopRules,
    ) -> Vec<Question> {
        let mut questions = Vec::new();
        let all_brights = pile.includes(Pile::BRIGHTS);
        if possible.bright && rules.gwang_bak != GwangBak::Off && !all_brights {
            let shield = Card::joker(Joker::Shield);
            let shields = rules.copies(shield) > usize::from(pile.count(shield));
            questions.push(if shields {
                Question::BrightsOrShield(seat)
            } else if rules.gwang_bak_rain_protects {
                Question::Brights(seat)
            } else {
                Question::DryBrights(seat)
            });
        }
        let safe = rules.pi_bak_below(hand.players.len());
        if possible.junk && safe > 0 {
            questions.push(Question::Junk(seat, safe));
        }
        if rules.meoung_bak_from > 0 && possible.animals >= rules.meoung_bak_from {
            questions.push(Question::Animals(seat));
        }
        if rules.tti_bak && possible.ribbon {
            questions.push(Question::Ribbons(seat));
        }
        let asked_all = questions.iter().all(|question| self.answered(*question));
        if rules.empty_pile_free
            && asked_all
            && self.counted(seat).iter().all(|(_, count)| *count == 0)
        {
            questions.push(Question::AnyCard(seat));
        }
        questions
    }

    /// Returns the counts that were asked of a loser.
    fn counted(&self, seat: Seat) -> Vec<(char, u32)> {
        self.answers
            .iter()
            .filter_map(|(_, answer)| match answer {
                Answer::Count(of, letter, count) if *of == seat => Some((*letter, *count)),
                _ => None,
            })
            .collect()
    }

    /// Notes an answer.
    pub(super) fn note(&mut self, question: Question, answer: Answer) {
        self.answers.push((question, answer));
    }

    /// Returns the record lines of the answers so far, the counts of losers apart: a loser is asked
    /// about as long as nothing is told of him.
    pub(super) fn lines(&self) -> Vec<String> {
        let lines = self.answers.iter().filter_map(|(_, answer)| match answer {
            Answer::Lines(lines) => Some(lines.clone()),
            _ => None,
        });
        lines.flatten().collect()
    }

    /// Returns the lines that end the record once all is asked: the counts of the losers of whom
    /// nothing else was told, and the stop.
    pub(super) fn ending(&self, hand: &Hand) -> Vec<String> {
        let untold = hand
            .losers(self.winner)
            .filter(|seat| hand.player(*seat).holding() == Holding::Unknown);
        let counts = untold.map(|seat| self.counts_line(seat, &hand.name(seat)));
        let stop = format!("{} stop", quoted(&hand.name(self.winner)));
        counts.chain([stop]).collect()
    }

    /// Returns the line that counts a loser's cards as far as they were asked for.
    fn counts_line(&self, seat: Seat, name: &str) -> String {
        let mut counts = self.counted(seat);
        let asked: Vec<String> = counts
            .iter()
            .map(|(letter, _)| letter.to_string())
            .collect();
        if self
            .answers
            .iter()
            .any(|(_, answer)| *answer == Answer::Some(seat))
        {
            let unasked = |letter: &char| counts.iter().all(|(asked, _)| asked != letter);
            let free = ['t', 'y', 'g', 'p'].into_iter().find(unasked);
            counts.extend(free.map(|letter| (letter, 1)));
        }
        let count = |letter| {
            let found = counts.iter().find(|(of, _)| *of == letter);
            found.map_or(0, |(_, count)| *count)
        };
        let (bright, animal) = (count('g'), count('y'));
        let (ribbon, junk) = (count('t'), count('p'));
        let asked = if asked.is_empty() {
            "nothing".to_owned()
        } else {
            asked.join(" ")
        };
        let name = quoted(name);
        format!("{name} counts g{bright} y{animal} t{ribbon} p{junk} # asked: {asked}")
    }
}

/// Returns what an answer says, or `None` where it does not answer the question.
pub(super) fn read(
    question: Question,
    text: &str,
    names: &[String],
    winner: Option<Seat>,
    calendar: Calendar,
) -> Option<Answer> {
    let text = text.trim();
    let name = |seat: Seat| {
        names
            .get(seat.0)
            .map(|name| quoted(name))
            .unwrap_or_default()
    };
    let each = |verb: &str, seat: Seat, text: &str| {
        let months = answer::months(text, calendar)?;
        let line =
            |month: crate::card::Flower| format!("{} {verb} {}", name(seat), month.month(calendar));
        Some(Answer::Lines(months.into_iter().map(line).collect()))
    };
    let having = |seat, letter| {
        let count = match answer::yes_or_no(text) {
            Some(any) => u32::from(any),
            None => answer::number(text)?,
        };
        Some(Answer::Count(seat, letter, count))
    };
    match question {
        Question::Cards(seat) => {
            (!text.is_empty()).then(|| Answer::Lines(vec![format!("{} has {text}", name(seat))]))
        }
        Question::Goes(seat) => {
            let goes = if text.is_empty() {
                0
            } else {
                answer::number(text)?
            };
            let line = format!("{} go", name(seat));
            (goes <= MOST_GOES).then(|| Answer::Lines(vec![line; goes as usize]))
        }
        Question::Heundeum(seat) => each("heundeum", seat, text),
        Question::Bombs(seat) => each("potkan", seat, text),
        Question::FirstSweep(seat) => each("first-sweep", seat, text),
        Question::OthersGo => {
            let seats = answer::players(text, names)?;
            if seats.iter().any(|seat| Some(*seat) == winner) {
                return None;
            }
            let lines = seats.into_iter().map(|seat| format!("{} go", name(seat)));
            Some(Answer::Lines(lines.collect()))
        }
        Question::Brights(seat) | Question::DryBrights(seat) | Question::BrightsOrShield(seat) => {
            having(seat, 'g')
        }
        Question::Animals(seat) => having(seat, 'y'),
        Question::Ribbons(seat) => having(seat, 't'),
        Question::Junk(seat, safe) => {
            let count = match answer::yes_or_no(text) {
                Some(true) => safe,
                Some(false) => return None,
                None => answer::number(text)?,
            };
            Some(Answer::Count(seat, 'p', count))
        }
        Question::AnyCard(seat) => {
            let any = answer::yes_or_no(text)?;
            Some(if any {
                Answer::Some(seat)
            } else {
                Answer::Nothing
            })
        }
        Question::Boar => {
            let seats = answer::players(text, names)?;
            let lines: Vec<String> = seats
                .into_iter()
                .map(|seat| format!("{} boar", name(seat)))
                .collect();
            (lines.len() <= 1).then_some(Answer::Lines(lines))
        }
        Question::Others => answer::is_none(text).then_some(Answer::Nothing),
    }
}

/// The most goes that are taken for meant.
const MOST_GOES: u32 = 30;
