//! What is wrong with recorded piles and amounts.

use crate::record::{Choice, Contradiction, CountKind, Lacking, Problem, quoted};
use crate::vocabulary::particle::{EUL, EUN, GA, with};
use crate::words::same::example;

pub(super) fn contradiction(what: &Contradiction) -> String {
    match what {
        Contradiction::KnownAndPile { player } => format!(
            "{player}: 먹은 패를 일부만 적은 줄과 모두 적은 줄이 함께 있어요. 하나만 남겨 주세요."
        ),
        Contradiction::KnownOfWinner { player } => format!(
            "{} 스톱했으니 `앎`으로 적을 수 없어요. `{} 보유 패`나 `{} 7점`처럼 적어 주세요.",
            with(player, EUN),
            quoted(player),
            quoted(player)
        ),
        Contradiction::FactsDisagree { player } => format!(
            "{player}: 먹은 패에 대해 적은 것이 서로 맞지 않아요. 맞는 것만 남겨 주세요."
        ),
        Contradiction::FewerThanNamed { kind: of, told, named } => format!(
            "{} 모두 {told}장이라는데, 적은 패만 해도 {named}장이에요. 다시 세어 주세요.",
            with(kind(*of), GA)
        ),
        Contradiction::KnownPoints { points, known } => {
            format!("적은 패만 해도 {known}점이라 {points}점일 수 없어요.")
        }
        Contradiction::TooManyGoes { player, most } => format!(
            "{} 고를 많아야 {most}번 부를 수 있어요. 차례는 손패 수만큼이고, 마지막 차례에는 고를 못 불러요.",
            with(player, EUN)
        ),
        Contradiction::NetSum { sum } => format!(
            "적은 금액을 모두 더하면 0이 되어야 하는데 {}",
            off_zero(*sum)
        ),
        Contradiction::PaidBesideNet => {
            "`net`은 오간 것을 모두 적은 것이라, 따로 내는 줄을 함께 둘 수 없어요. 이 줄을 빼 주세요."
                .to_owned()
        }
        Contradiction::TurnsNeedMonth => {
            "차례를 패마다 적은 기록에는 몇 월인지 적어야 해요.".to_owned()
        }
        _ => String::new(),
    }
}

pub(super) const fn kind(kind: CountKind) -> &'static str {
    match kind {
        CountKind::Brights => "광",
        CountKind::Animals => "열끗",
        CountKind::Ribbons => "띠",
        CountKind::Junk => "피",
    }
}

pub(super) fn off_zero(sum: i128) -> String {
    let (more, less) = if sum > 0 {
        ("딴", "잃은")
    } else {
        ("잃은", "딴")
    };
    format!("{more} 것이 {less} 것보다 {} 많아요.", sum.unsigned_abs())
}

pub(super) fn pile_missing(problem: &Problem) -> String {
    let Problem::PileMissing {
        player,
        winner,
        facts,
    } = problem
    else {
        return String::new();
    };
    let (name, did) = (quoted(player), with(player, GA));
    if *winner {
        return format!(
            "{did} 먹은 패를 알아야 해요. `{name} 보유 패`를 더해 주세요. 점수만 알면 \
             `{name} 7점`처럼 적어요."
        );
    }
    let lacking: Vec<&str> = facts.iter().map(|fact| lacking(*fact)).collect();
    let example: Vec<&str> = facts.iter().map(|fact| example(*fact)).collect();
    format!(
        "{did} 먹은 패 중 {} 알아야 해요. `{name} 앎 {}`처럼 아는 것을 적어 주세요.",
        with(&lacking.join(", "), EUL),
        example.join(" ")
    )
}

const fn lacking(fact: Lacking) -> &'static str {
    match fact {
        Lacking::Cards => "어떤 패인지",
        Lacking::Count(CountKind::Brights) => "광이 있는지",
        Lacking::Count(CountKind::Animals) => "열끗이 있는지",
        Lacking::Count(CountKind::Ribbons) => "띠가 있는지",
        Lacking::Count(CountKind::Junk) => "피가 몇 장인지",
        Lacking::AnyCard => "한 장이라도 있는지",
    }
}

pub(super) fn choice(choice: &Choice) -> String {
    match choice {
        Choice::Month => "여기서는 몇 월인지가 중요해요. 달을 적어 주세요.".to_owned(),
        Choice::Sets { player, kind: of } => format!(
            "{} 이만큼이면 족보가 하나는 있어요. {} 만든 족보의 패를 적어 주세요.",
            with(kind(*of), GA),
            with(player, GA)
        ),
        _ => String::new(),
    }
}
