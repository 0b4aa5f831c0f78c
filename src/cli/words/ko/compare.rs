//! Words for comparing the same deals under two rulesets.

use super::{LANG, step};
use crate::rules::{Game, PointUnit};
use crate::sim::{ComparisonPlan, DealEvent, Style, Styles};
use crate::verdict::{Jokbo, LiabilityKind, Outcome, PaidFor};
use crate::words::Text;
use crate::words::{book, grouped};

pub(in crate::cli) const fn event_group(event: DealEvent) -> &'static str {
    match event {
        DealEvent::Ended(_) => "100판이 어떻게 끝났는지",
        DealEvent::Step(_) => "배수와 박",
        DealEvent::DokBak(_) => "독박",
        DealEvent::Jokbo(_) => "족보",
        DealEvent::Paid(_) => "따로 내는 값",
    }
}

pub(in crate::cli) fn event(event: DealEvent) -> String {
    let name = match event {
        DealEvent::Ended(outcome) => ended(outcome),
        DealEvent::Step(id) => step(id, PointUnit::Ten),
        DealEvent::DokBak(None) => "독박",
        DealEvent::DokBak(Some(LiabilityKind::Syodang)) => "  쇼당",
        DealEvent::DokBak(Some(LiabilityKind::GoBak)) => "  고박",
        DealEvent::DokBak(Some(LiabilityKind::OeMyeon)) => "  밀어주기",
        DealEvent::Jokbo(Jokbo::RainFourBrights) => "비사광",
        DealEvent::Jokbo(Jokbo::RainThreeBrights) => "비삼광",
        DealEvent::Jokbo(id) => book::name(LANG, id, Game::GoStop),
        DealEvent::Paid(reason) => paid(reason),
    };
    name.to_owned()
}

const fn ended(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Stop => "스톱",
        Outcome::Push => "밀기",
        Outcome::Nagari => "나가리",
        Outcome::Void => "다시 돌리기",
        Outcome::Quads => "총통",
        Outcome::ThreePpuk => "3뻑",
        Outcome::Heodang => "허당",
        Outcome::Net => "주고받은 점수만",
        Outcome::Shobu | Outcome::Draw | Outcome::Teshi | Outcome::Kuttsuki | Outcome::Counted => {
            "다른 게임"
        }
    }
}

const fn paid(reason: PaidFor) -> &'static str {
    super::paid_for(reason)
}

pub(in crate::cli) fn comparison_notes() -> [Text; 2] {
    [
        Text::both(|form| {
            let mark = form.or("이고, * 는 우연으로 보기 어려운 차이예요", "이에요");
            format!(
                "배수와 박, 족보, 따로 내는 값: 100판 중 몇 판에 있는지예요. 괄호 안과 ± 뒤의 수는 95% \
             구간{mark}."
            )
        }),
        "프로그램이 단순하게 쳐서, 사람이 어떻게 치는지가 아니라 규칙이 어떻게 다른지를 보여 줘요."
            .into(),
    ]
}

pub(in crate::cli) fn differing(deals: u64) -> String {
    match deals {
        0 => "모든 판의 결과가 같아요.".to_owned(),
        _ => format!("{}판의 결과가 달라요.", grouped(deals.into())),
    }
}

pub(in crate::cli) fn comparison_plan(plan: ComparisonPlan) -> String {
    format!(
        "{}판, 시드 {}, {}명, 치는 법 {}.",
        grouped(plan.deals.into()),
        plan.seed,
        plan.players,
        styles(plan.styles)
    )
}

/// Returns the name of a style of play.
const fn styles(styles: Styles) -> &'static str {
    match styles {
        Styles::All(Style::Random) => "random(아무렇게나)",
        Styles::All(Style::Greedy) => "greedy(욕심껏)",
        Styles::All(Style::Cautious) => "cautious(조심조심)",
        Styles::Mixed => "mixed(섞어서)",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_told_in_counted_deals() {
        assert_eq!(differing(0), "모든 판의 결과가 같아요.");
        assert_eq!(differing(1234), "1,234판의 결과가 달라요.");
    }
}
