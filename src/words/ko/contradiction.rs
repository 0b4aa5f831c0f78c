//! Facts that contradict each other, and impossible hands.

use super::{
    card, hand_size, in_stack, joker_laid, month_again, no_turn_due, not_junk, nothing_owed,
    other_month, piles, turns, turns_tell,
};
use crate::card::{Calendar, Card};
use crate::record::{Contradiction, Impossible, quoted};
use crate::vocabulary::particle::{EUN, GA, RANEUN, with};

pub(super) fn contradiction(what: &Contradiction, calendar: Calendar) -> String {
    match what {
        Contradiction::SameName { name } => {
            let name = with(name, RANEUN);
            format!("{name} 이름이 두 번 나와요. 사람마다 다른 이름을 적어 주세요.")
        }
        Contradiction::PointsAndCards { player } => {
            format!("{player}의 점수와 패를 둘 다 적었어요. 점수 줄과 패 줄 중 하나만 남겨 주세요.")
        }
        Contradiction::PointsOfLoser { player } => format!(
            "{} 스톱하지 않았어요. 점수는 스톱한 사람만 적어요. 다른 사람은 \
             `{} 셈 광0 열0 띠0 피0`에 장수를 넣어 적어 주세요.",
            with(player, EUN),
            quoted(player)
        ),
        Contradiction::KnownAndPile { .. }
        | Contradiction::KnownOfWinner { .. }
        | Contradiction::FactsDisagree { .. }
        | Contradiction::FewerThanNamed { .. }
        | Contradiction::KnownPoints { .. }
        | Contradiction::TooManyGoes { .. }
        | Contradiction::NetSum { .. }
        | Contradiction::PaidBesideNet
        | Contradiction::TurnsNeedMonth => piles::contradiction(what),
        Contradiction::MonthAgain { month } => month_again(*month, calendar),
        Contradiction::PpukOutOfOrder => {
            "첫, 둘째, 셋째는 첫 차례부터 잇달아 싼 뻑에만 적어요. 그 말을 빼거나 앞 뻑의 줄을 \
             더해 주세요."
                .to_owned()
        }
        Contradiction::AfterCounts => {
            "`셈`은 먹은 패를 모두 센 것이에요. `먹음` 줄은 그 앞에 적어 주세요.".to_owned()
        }
        Contradiction::FirstAgain => "첫 차례는 한 번뿐인데, 앞에서 이미 적었어요.".to_owned(),
        Contradiction::GoPoints { told, points } => {
            format!("적힌 점수는 {told}점인데, 패로는 {points}점이에요.")
        }
        Contradiction::NotJunk { card } => not_junk(*card, calendar),
        Contradiction::CupOfToldPile { player } => format!(
            "{} 먹은 패를 적어야 국진을 어떻게 셀지 정할 수 있어요. 이 줄을 빼거나 패를 적어 주세요.",
            with(player, GA)
        ),
        Contradiction::ToldBefore => {
            "앞에서 이미 적은 일이에요. 두 줄 중 하나만 남겨 주세요.".to_owned()
        }
        Contradiction::Themselves => "자기한테는 줄 수 없어요.".to_owned(),
        Contradiction::WinnerAccused => {
            "이긴 사람이 자기를 밀어줄 수는 없어요. 그 패를 내거나 둔 사람을 적어 주세요."
                .to_owned()
        }
        Contradiction::OtherMonth { card } => other_month(*card, calendar),
        Contradiction::TurnsTell => turns_tell().to_owned(),
        Contradiction::InStack { card } => in_stack(*card, calendar),
        Contradiction::TurnedUp { told, takes } => turns::turned_up(*told, *takes),
        Contradiction::StockEmpty => "더미에 남은 패가 없어요.".to_owned(),
        Contradiction::HandSize { told, dealt } => hand_size(*told, *dealt),
        Contradiction::LayoutSize => "바닥패가 너무 많아서 손패가 모자라요.".to_owned(),
        Contradiction::MustPlay { month } => turns::must_play(*month, calendar),
        Contradiction::NoTurnDue => no_turn_due().to_owned(),
        Contradiction::NotJoker { card: which } => {
            format!("{} 조커가 아니에요.", with(&card(*which, calendar), EUN))
        }
        Contradiction::JokerLaid { card } => joker_laid(*card, calendar),
        Contradiction::NothingOwed { from, to } => nothing_owed(from, to),
    }
}

pub(super) fn impossible(what: &Impossible, calendar: Calendar) -> String {
    match what {
        Impossible::Counts { kind, told, left } => {
            format!(
                "센 {} 모두 {told}장이라는데, 남은 것은 {left}장뿐이에요. 다시 세어 주세요.",
                with(piles::kind(*kind), GA)
            )
        }
        Impossible::Points {
            player,
            points,
            most,
        } => format!(
            "다른 사람에게 없는 패로는 {points}점이 될 수 없어요. {} 많아야 {most}점이에요.",
            with(player, EUN)
        ),
        Impossible::Triples {
            player,
            cards,
            hand,
        } => format!(
            "그러면 {} 흔들거나 폭탄으로 낸 패가 {cards}장인데, 손패는 {hand}장이에요. 실제로 흔든 달만 \
             남겨 주세요.",
            with(player, GA)
        ),
        Impossible::Calls { player, turns } => format!(
            "{} 차례가 {turns}번뿐이라 코이코이를 더 부를 수 없어요. 실제로 부른 것만 남겨 주세요.",
            with(player, EUN)
        ),
        Impossible::FirstSweep {
            player,
            card: which,
        } => format!(
            "{}: {} 먹은 패가 아니에요. 그러면 한 달을 다 먹은 것이 아니에요.",
            card(*which, calendar),
            with(player, GA)
        ),
    }
}

pub(super) fn duplicate(which: Card, holder: Option<&str>, calendar: Calendar) -> String {
    let which = card(which, calendar);
    match holder {
        None => format!("{which}: 한 벌에 있는 것보다 많이 적었어요."),
        Some(holder) => format!("{which}: 이미 {} 먹은 패예요.", with(holder, GA)),
    }
}
