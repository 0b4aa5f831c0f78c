//! The questions about the end of a hand of Go-Stop that matter under its rules.

use super::{Answer, Quick};
use crate::card::{Card, Joker, Pile};
use crate::cli::entry::ask::Question;
use crate::gostop::{Assignment, Hand, Holding, Tally, score};
use crate::record::{Asked, CountKind, Seat, quoted};
use crate::rules::{GoBakThree, GoBakTwo, GoStopRules, GwangBak};
use crate::verdict::Jokbo;

/// What may be scored and counted by the winner over all his ways to count switch cards.
struct Possible {
    bright: bool,
    junk: bool,
    ribbon: bool,
    animals: u32,
}

impl Possible {
    fn of(pile: Pile, winner: Seat, hand: &Hand, rules: &GoStopRules) -> Self {
        let needed = hand.needed(winner, rules);
        let mut possible = Self {
            bright: false,
            junk: false,
            ribbon: false,
            animals: 0,
        };
        for assignment in Assignment::all(pile, rules) {
            let score = score(pile, assignment, rules);
            if needed.shortfall(score.stop_points).is_some() {
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

/// Returns what is asked about the winner himself.
fn of_winner(seat: Seat, hand: &Hand, rules: &GoStopRules) -> Vec<Question> {
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

impl Quick {
    /// Returns the questions that matter and are not answered by lines.
    pub(super) fn of_gostop(&self, hand: &Hand, rules: &GoStopRules) -> Vec<Question> {
        let Some(winner) = self.winner else {
            return Vec::new();
        };
        let mut questions = of_winner(winner, hand, rules);
        if let Holding::Cards(pile) = hand.player(winner).holding() {
            questions.extend(self.of_losers(winner, pile, hand, rules));
        }
        questions.push(Question::Others);
        questions
    }

    fn of_losers(
        &self,
        winner: Seat,
        pile: Pile,
        hand: &Hand,
        rules: &GoStopRules,
    ) -> Vec<Question> {
        let mut questions = Vec::new();
        let go_matters = if hand.players.len() == 2 {
            rules.go_bak_two != GoBakTwo::Off
        } else {
            rules.go_bak_three != GoBakThree::Off
        };
        let lines = hand.player(winner).takes && !hand.player(winner).whole;
        let told = hand
            .others(winner)
            .any(|seat| !hand.player(seat).goes.is_empty());
        if go_matters && !told && !lines {
            questions.push(Question::OthersGo);
        }
        let possible = Possible::of(pile, winner, hand, rules);
        for seat in hand.others(winner) {
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
    fn counted(&self, seat: Seat) -> Vec<(CountKind, u32)> {
        self.answers
            .iter()
            .filter_map(|(_, answer)| match answer {
                Answer::Count(of, kind, count) if *of == seat => Some((*kind, *count)),
                _ => None,
            })
            .collect()
    }

    /// Returns the lines that end the record once all is asked: the counts of the losers of whom
    /// nothing else was told, and the stop.
    pub(super) fn gostop_ending(&self, hand: &Hand) -> Vec<String> {
        let Some(winner) = self.winner else {
            return Vec::new();
        };
        let untold = hand
            .losers(winner)
            .filter(|seat| hand.player(*seat).holding() == Holding::Unknown);
        let counts = untold.map(|seat| self.counts_line(seat, &hand.name(seat)));
        let stop = format!("{} stop", quoted(&hand.name(winner)));
        counts.chain([stop]).collect()
    }

    /// Returns the line that counts a loser's cards as far as they were asked for.
    fn counts_line(&self, seat: Seat, name: &str) -> String {
        let mut counts = self.counted(seat);
        let asked = Asked(counts.iter().map(|(kind, _)| *kind).collect());
        if self
            .answers
            .iter()
            .any(|(_, answer)| *answer == Answer::Some(seat))
        {
            use CountKind::{Animals, Brights, Junk, Ribbons};
            let unasked = |kind: &CountKind| !asked.0.contains(kind);
            let free = [Ribbons, Animals, Brights, Junk].into_iter().find(unasked);
            counts.extend(free.map(|kind| (kind, 1)));
        }
        let count = |kind: CountKind| {
            let found = counts.iter().find(|(of, _)| *of == kind);
            let count = found.map_or(0, |(_, count)| *count);
            format!("{}{count}", kind.letter())
        };
        let (name, counts) = (quoted(name), CountKind::ALL.map(count).join(" "));
        format!("{name} counts {counts} # {asked}")
    }
}
