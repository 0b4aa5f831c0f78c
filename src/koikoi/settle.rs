//! From a round to its verdict: base, multipliers, points, and who deals next.

use super::round::{Lucky, Round, RoundEnd};
use crate::record::{Fault, Place, Problem, Seat};
use crate::rules::{
    Counting, DrawNext, FieldTimes, Game, KoiKoiRules, KoiTimes, LuckyBoth, LuckyHand, Seven,
};
use crate::verdict::{
    Detail, KoiKoiDetail, LossStep, NextHand, Outcome, PaidFor, Party, Payment, RoundPoints, Score,
    StepId, Verdict,
};

/// The number of base points from which the points are doubled.
const SEVEN: i64 = 7;

/// Returns the verdict on a round; `name` is the name of the rules. Fails if the round has not
/// ended, or if points overflow.
pub fn settle(round: &Round, rules: &KoiKoiRules, name: &str) -> Result<Verdict, Fault> {
    let Some((end, place)) = &round.end else {
        return Err(Fault {
            place: Place::default(),
            problem: Problem::NoEnd { game: Game::KoiKoi },
        });
    };
    verdict(round, end, rules, name).ok_or(Fault {
        place: *place,
        problem: Problem::TooLarge,
    })
}

/// Who gets how many points, and why.
struct Gain {
    outcome: Outcome,
    winner: Option<Seat>,
    to: Seat,
    points: i64,
    multiplier: i64,
    steps: Vec<LossStep>,
    score: Option<Score>,
    dealer: Seat,
}

impl Gain {
    /// Makes a result without a winner, in which this round's dealer gets the points; `dealer`
    /// deals next.
    fn plain(outcome: Outcome, points: u32, dealer: Seat) -> Self {
        Self {
            outcome,
            winner: None,
            to: Seat(0),
            points: i64::from(points),
            multiplier: 1,
            steps: Vec::new(),
            score: None,
            dealer,
        }
    }
}

fn verdict(round: &Round, end: &RoundEnd, rules: &KoiKoiRules, name: &str) -> Option<Verdict> {
    let scored = match end {
        RoundEnd::Void => Gain::plain(Outcome::Void, 0, Seat(0)),
        RoundEnd::Shobu(seat) => yaku(round, *seat, Outcome::Shobu, rules)?,
        RoundEnd::Draw => match round.scores_at_draw(rules) {
            Some(seat) => yaku(round, seat, Outcome::Draw, rules)?,
            None => draw(rules),
        },
        RoundEnd::Lucky(hands) => lucky(hands, rules)?,
        RoundEnd::Net(amounts) => net(amounts),
        RoundEnd::DealerWins => Gain {
            winner: Some(Seat(0)),
            ..Gain::plain(Outcome::Teshi, rules.lucky_teshi, Seat(0))
        },
    };
    let of = |seat: Seat| round.player(seat).name.clone();
    let points = |seat: Seat| if seat == scored.to { scored.points } else { 0 };
    let moves = rules.zero_sum && scored.points > 0;
    let payment = moves.then(|| Payment {
        from: Party::Player(of(Round::opponent(scored.to))),
        to: Party::Player(of(scored.to)),
        chips: scored.points,
        reason: match scored.outcome {
            Outcome::Net => PaidFor::Net,
            _ => PaidFor::Win,
        },
    });
    let brought = |seat: Seat| match (&payment, seat == scored.to) {
        (None, _) => 0,
        (Some(payment), true) => payment.chips,
        (Some(payment), false) => -payment.chips,
    };
    Some(Verdict {
        calendar: rules.calendar,
        rules: name.into(),
        outcome: scored.outcome,
        winner: scored.winner.map(of),
        net: round
            .seats()
            .map(|seat| (of(seat), brought(seat)))
            .collect(),
        payments: payment.into_iter().collect(),
        next: NextHand {
            dealer: of(scored.dealer),
            carry: 0,
            pot: 0,
            dues: Vec::new(),
        },
        detail: Detail::KoiKoi(KoiKoiDetail {
            score: scored.score,
            round: RoundPoints {
                points: round.seats().map(|seat| (of(seat), points(seat))).collect(),
                unit: rules.unit,
                multiplier: scored.multiplier,
                steps: scored.steps,
            },
        }),
    })
}

/// Returns the result of a round for which only amounts are recorded.
fn net(amounts: &[(Seat, i64)]) -> Gain {
    let won = amounts.iter().find(|(_, chips)| *chips > 0);
    let plain = Gain::plain(Outcome::Net, 0, Seat(0));
    won.map_or(plain, |(seat, chips)| Gain {
        winner: Some(*seat),
        to: *seat,
        points: *chips,
        ..Gain::plain(Outcome::Net, 0, *seat)
    })
}

/// Returns the result of a round that nobody won.
fn draw(rules: &KoiKoiRules) -> Gain {
    let dealer = match rules.draw_next {
        DrawNext::Same => Seat(0),
        DrawNext::Other => Seat(1),
    };
    Gain::plain(Outcome::Draw, rules.draw_dealer, dealer)
}

/// Returns the result of lucky hands; if both players have one, the round is a draw.
fn lucky(hands: &[(Seat, Lucky)], rules: &KoiKoiRules) -> Option<Gain> {
    let (seat, _) = *hands.first()?;
    if rules.lucky_hand == LuckyHand::Misdeal {
        return Some(Gain::plain(Outcome::Void, 0, Seat(0)));
    }
    if hands.iter().any(|(other, _)| *other != seat) {
        return Some(draw(rules));
    }
    let has = |lucky| hands.iter().any(|(_, hand)| *hand == lucky);
    let worth = |lucky| match lucky {
        Lucky::Teshi => rules.lucky_teshi,
        Lucky::Kuttsuki => rules.lucky_kuttsuki,
    };
    let points: Vec<u32> = [Lucky::Teshi, Lucky::Kuttsuki]
        .into_iter()
        .filter(|lucky| has(*lucky))
        .map(worth)
        .collect();
    let points = match rules.lucky_both {
        LuckyBoth::Best => points.into_iter().max()?,
        LuckyBoth::Add => points.into_iter().try_fold(0_u32, u32::checked_add)?,
    };
    let pairs_alone = hands.iter().all(|(_, hand)| *hand == Lucky::Kuttsuki);
    let outcome = if pairs_alone {
        Outcome::Kuttsuki
    } else {
        Outcome::Teshi
    };
    Some(Gain {
        winner: Some(seat),
        to: seat,
        ..Gain::plain(outcome, points, seat)
    })
}

/// Returns the result of a round in which a player scores their yaku.
fn yaku(round: &Round, seat: Seat, outcome: Outcome, rules: &KoiKoiRules) -> Option<Gain> {
    let opponent = Round::opponent(seat);
    let mut score = round.score(seat, rules);
    if rules.counting == Counting::Both {
        let theirs = round.score(opponent, rules);
        score.points = score.points.checked_add(theirs.points)?;
        score.stop_points = score.points;
        score.told |= theirs.told;
        score.jokbo.extend(theirs.jokbo);
    }
    score.go = round.player(seat).calls;
    let steps: Vec<LossStep> = [
        seven(score.points, rules),
        koi(round, seat, rules),
        field(round, rules),
    ]
    .into_iter()
    .flatten()
    .collect();
    let multiplier = steps
        .iter()
        .filter_map(|step| step.effect.times())
        .try_fold(1_i64, i64::checked_mul)?;
    Some(Gain {
        outcome,
        winner: Some(seat),
        to: seat,
        points: score.points.checked_mul(multiplier)?,
        multiplier,
        steps,
        score: Some(score),
        dealer: seat,
    })
}

fn seven(base: i64, rules: &KoiKoiRules) -> Option<LossStep> {
    let doubles = rules.seven == Seven::Double && base >= SEVEN;
    doubles.then(|| {
        LossStep::times(StepId::Seven, 2)
            .with_count(base)
            .against(SEVEN)
    })
}

fn koi(round: &Round, seat: Seat, rules: &KoiKoiRules) -> Option<LossStep> {
    let own = i64::from(round.player(seat).calls);
    let theirs = i64::from(round.player(Round::opponent(seat)).calls);
    let (calls, times) = match rules.koi {
        KoiTimes::Opponent => (theirs, 2),
        KoiTimes::Caller => (own, 2),
        KoiTimes::Anyone => (own + theirs, 2),
        KoiTimes::Count => (theirs, theirs + 1),
        KoiTimes::CountAll => (own + theirs, own + theirs + 1),
        KoiTimes::Off => (0, 1),
    };
    (calls > 0).then(|| LossStep::times(StepId::Koi, times).with_count(calls))
}

fn field(round: &Round, rules: &KoiKoiRules) -> Option<LossStep> {
    let brights = i64::from(round.brights_on_field());
    let times = match rules.field {
        FieldTimes::Off => 1,
        FieldTimes::Double => 2,
        FieldTimes::Count => brights + 1,
    };
    (brights > 0 && times > 1).then(|| LossStep::times(StepId::Field, times).with_count(brights))
}
