//! The questions about the end of a hand of Go-Stop that matter under its rules.

use super::{Answer, Quick};
use crate::card::{Card, Joker};
use crate::case::{AnyHand, LooseLine};
use crate::cli::prompt::ask::{Among, Besides, Question};
use crate::gostop::{Hand, Holding, Needed, Player, Stakes, stop_points};
use crate::record::{Act, AskedCounts, CardList, CountKind, Counts, Line, Name, Scored, Seat};
use crate::rules::{GoBakThree, GoBakTwo, GoStopRules, GwangBak};

/// The most goes that are taken as meant, where points are no limit.
const MOST_GOES: u32 = 30;

/// Returns how often a winner can have said go with what is known of the pile.
pub(in crate::cli::prompt) fn most_goes(
    player: &Player,
    active: usize,
    rules: &GoStopRules,
) -> u32 {
    let points = match player.holding() {
        Holding::Cards(pile) => stop_points(pile, rules),
        Holding::Scored(scored) => scored.points,
        Holding::Unknown | Holding::Counted | Holding::Counts(_) | Holding::Partly => {
            return MOST_GOES;
        }
    };
    Needed::most_goes(points, active, rules).map_or(MOST_GOES, |most| most.min(MOST_GOES))
}

/// Returns what can have happened besides the winner's cards that matters and was not told.
fn besides(winner: Seat, hand: &Hand, rules: &GoStopRules) -> Besides {
    let player = hand.player(winner);
    let go_matters = if hand.players.len() == 2 {
        rules.go_bak_two != GoBakTwo::Off
    } else {
        rules.go_bak_three != GoBakThree::Off
    };
    let others_went = hand
        .others(winner)
        .any(|seat| !hand.player(seat).goes.is_empty());
    let shown = rules.heundeum_times > 1 || rules.heundeum_nov_dec_times > 1;
    let sweeps = rules.weolyak_first_turn > 1 || rules.fixed_first_sweep > 0;
    Besides {
        goes: if player.goes.is_empty() {
            most_goes(player, hand.players.len(), rules)
        } else {
            0
        },
        shown: shown && player.heundeum.is_empty(),
        bombed: rules.potkan_times > 1 && player.bombs.is_empty(),
        first_sweep: sweeps && !player.first_sweep,
        others_go: go_matters && !others_went,
    }
}

impl Quick {
    /// Returns the questions that matter and are not answered by lines.
    pub(super) fn of_gostop(&self, hand: &Hand, rules: &GoStopRules) -> Vec<Question> {
        let Some(winner) = self.winner else {
            return Vec::new();
        };
        let player = hand.player(winner);
        if matches!(player.holding(), Holding::Unknown | Holding::Counts(_)) {
            return vec![Question::Cards(winner)];
        }
        let lines = player.takes && !player.whole;
        let mut questions = Vec::new();
        if let Some(among) = self.among(winner, hand, rules) {
            questions.push(Question::Among(winner, among));
        }
        if !lines {
            let left = besides(winner, hand, rules).without(self.told_besides());
            questions.extend(left.questions(winner));
        }
        questions.extend(self.of_losers(winner, lines, hand, rules));
        // A hand entered by lines has what else there was.
        questions.extend((!(lines && self.by_line)).then_some(Question::Others));
        questions
    }

    /// Returns what may be among the points that were told alone in the place of cards.
    fn among(&self, winner: Seat, hand: &Hand, rules: &GoStopRules) -> Option<Among> {
        let Holding::Scored(scored) = hand.player(winner).holding() else {
            return None;
        };
        let alone = Scored {
            points: scored.points,
            ..Scored::default()
        };
        if scored != alone || !self.answered(Question::Cards(winner)) {
            return None;
        }
        let among = Among {
            points: scored.points,
            brights: rules.gwang_bak != GwangBak::Off,
            animals: rules.meoung_bak_from > 0 || rules.meoung_dda_from > 0,
            ribbons: rules.tti_bak,
            junk: rules.pi_bak_below(hand.players.len()) > 0,
        };
        among.any().then_some(among)
    }

    /// Returns what was told of what happened besides the cards. Who tells some of what the winner
    /// did has told all of it, and so with the others.
    fn told_besides(&self) -> Besides {
        let told = self.answers.iter().filter_map(|(asked, _)| match asked {
            Question::Besides(_, told) => Some(*told),
            _ => None,
        });
        told.fold(Besides::default(), |all, told| Besides {
            goes: all.goes.max(told.goes),
            shown: all.shown || told.shown,
            bombed: all.bombed || told.bombed,
            first_sweep: all.first_sweep || told.first_sweep,
            others_go: all.others_go || told.others_go,
        })
    }

    fn of_losers(
        &self,
        winner: Seat,
        lines: bool,
        hand: &Hand,
        rules: &GoStopRules,
    ) -> Vec<Question> {
        let mut questions = Vec::new();
        let asked = self.asked_about(winner, hand);
        for seat in &asked {
            questions.extend(self.of_loser(*seat, winner, hand, rules));
        }
        if !self.may_be_empty(hand, rules).is_empty() {
            questions.push(Question::NoCards);
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

    /// Returns the losers of whom nothing is recorded and something can be asked.
    fn asked_about(&self, winner: Seat, hand: &Hand) -> Vec<Seat> {
        let player = hand.player(winner);
        let lines = player.takes && !player.whole;
        let unknown = |seat: &Seat| hand.player(*seat).holding() == Holding::Unknown;
        let losers = hand.others(winner).filter(unknown);
        losers.filter(|_| !lines || !self.plainly).collect()
    }

    /// Returns the losers who may have no card at all, as far as they were asked about, where that
    /// matters.
    pub(in crate::cli::prompt) fn may_be_empty(
        &self,
        hand: &Hand,
        rules: &GoStopRules,
    ) -> Vec<Seat> {
        let Some(winner) = self.winner.filter(|_| rules.empty_pile_free) else {
            return Vec::new();
        };
        // A player who said go has captured something.
        let went = |seat: Seat| !hand.player(seat).goes.is_empty();
        let none = |seat: Seat| self.counted(seat).iter().all(|(_, count)| *count == 0);
        let asked = self.asked_about(winner, hand).into_iter();
        asked.filter(|seat| !went(*seat) && none(*seat)).collect()
    }

    fn of_loser(
        &self,
        seat: Seat,
        winner: Seat,
        hand: &Hand,
        rules: &GoStopRules,
    ) -> Vec<Question> {
        let stakes = Stakes::of(hand, winner, rules);
        let mut questions = Vec::new();
        if stakes.brights {
            let shields = rules.copies(Card::joker(Joker::Shield)) > 0;
            questions.push(if shields {
                Question::BrightsOrShield(seat)
            } else if rules.gwang_bak_rain_protects {
                Question::Brights(seat)
            } else {
                Question::DryBrights(seat)
            });
        }
        if stakes.junk {
            let safe = rules.pi_bak_below(hand.players.len());
            questions.push(Question::Junk(seat, safe));
        }
        if stakes.animals {
            questions.push(Question::Animals(seat));
        }
        if stakes.ribbons {
            questions.push(Question::Ribbons(seat));
        }
        questions.retain(|question| {
            let kind = question.counts().map(|(_, kind)| kind);
            kind.is_none_or(|kind| self.left(seat, kind, hand, rules) > 0)
        });
        questions
    }

    /// Returns how much of a kind a loser can have, after what is known of other piles and was
    /// answered of other losers.
    pub(in crate::cli::prompt) fn left(
        &self,
        seat: Seat,
        kind: CountKind,
        hand: &Hand,
        rules: &GoStopRules,
    ) -> u32 {
        let rain_is_left = || {
            let mut piles = hand.players.iter().map(|player| player.pile);
            !piles.any(|pile| pile.contains(Card::RAIN))
        };
        let useless =
            kind == CountKind::Brights && !rules.gwang_bak_rain_protects && rain_is_left();
        let counted = self.answers.iter().filter_map(|(_, answer)| match answer {
            Answer::Count(of, counted, count) if *of != seat && *counted == kind => Some(count),
            _ => None,
        });
        let mut left = hand.left(rules);
        left.of_kind(kind)
            .saturating_sub(counted.sum())
            .saturating_sub(u32::from(useless))
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
    /// nothing else is recorded, and the stop.
    pub(super) fn gostop_ending(&self, hand: &Hand) -> Vec<LooseLine> {
        let Some(winner) = self.winner else {
            return Vec::new();
        };
        let untold = hand
            .losers(winner)
            .filter(|seat| hand.player(*seat).holding() == Holding::Unknown);
        // A turn without a capture leaves room for what may be entered later; but turns end an offer.
        let by_turn = self.plainly && hand.player(winner).takes && hand.offer.is_none();
        let counts = untold.map(|seat| match hand.name(seat) {
            name if by_turn => {
                let takes = Line::act(name, Act::Takes(CardList::default()));
                LooseLine::unwritten(takes, Some("nothing was told".to_owned()))
            }
            _ => self.counts_line(seat, hand.player(seat)),
        });
        let stop = Line::act(hand.name(winner), Act::Stop);
        counts.chain([stop.into()]).collect()
    }

    /// Returns the losers whose piles are taken as empty, since nothing is recorded of them and nobody
    /// could be asked.
    pub(in crate::cli::prompt) fn untold(&self, told: &AnyHand) -> Vec<Name> {
        let (Some(winner), AnyHand::GoStop(hand), true) = (self.winner, told, self.plainly) else {
            return Vec::new();
        };
        let player = hand.player(winner);
        let untold = |seat: &Seat| hand.player(*seat).holding() == Holding::Unknown;
        let by_lines = player.takes && !player.whole && hand.end.is_none();
        hand.losers(winner)
            .filter(|seat| by_lines && untold(seat))
            .map(|seat| hand.name(seat))
            .collect()
    }

    /// Returns the line that counts a loser's cards as far as they were asked for.
    fn counts_line(&self, seat: Seat, player: &Player) -> LooseLine {
        let mut counts = self.counted(seat);
        let asked = AskedCounts(counts.iter().map(|(kind, _)| *kind).collect());
        let empty = self.answers.iter().find_map(|(_, answer)| match answer {
            Answer::Empty(seats) => Some(seats.contains(&seat)),
            _ => None,
        });
        let none = counts.iter().all(|(_, count)| *count == 0);
        if none && (empty == Some(false) || !player.goes.is_empty()) {
            use CountKind::{Animals, Brights, Junk, Ribbons};
            let unasked = |kind: &CountKind| !asked.0.contains(kind);
            let free = [Ribbons, Animals, Brights, Junk].into_iter().find(unasked);
            counts.extend(free.map(|kind| (kind, 1)));
        }
        let mut told = Counts::default();
        for (kind, count) in counts {
            *told.of_kind(kind) = count;
        }
        let line = Line::act(player.name.clone(), Act::Counts(told));
        LooseLine::unwritten(line, Some(asked.to_string()))
    }
}
