//! Words for comparing the same deals under two rulesets.

use super::{LANG, paid_for, step};
use crate::rules::{Game, PointUnit};
use crate::sim::{ComparisonPlan, DealEvent};
use crate::verdict::{Jokbo, LiabilityKind, Outcome, PaidFor};
use crate::words::Text;
use crate::words::{book, grouped};

pub(in crate::cli) const fn event_group(event: DealEvent) -> &'static str {
    match event {
        DealEvent::Ended(_) => "100局の終わり方",
        DealEvent::Step(_) => "倍率と加点",
        DealEvent::DokBak(_) => "独バク",
        DealEvent::Jokbo(_) => "役",
        DealEvent::Paid(_) => "ほかの支払い",
    }
}

pub(in crate::cli) fn event(event: DealEvent) -> String {
    let name = match event {
        DealEvent::Ended(outcome) => ended(outcome),
        DealEvent::Step(id) => step(id, PointUnit::Ten),
        DealEvent::DokBak(None) => "独バク",
        DealEvent::DokBak(Some(LiabilityKind::Syodang)) => "  ショーダン",
        DealEvent::DokBak(Some(LiabilityKind::GoBak)) => "  ゴーバク",
        DealEvent::DokBak(Some(LiabilityKind::OeMyeon)) => "  アシスト",
        // These titles are too long for a row.
        DealEvent::Jokbo(Jokbo::Godori) => "ゴドリ",
        DealEvent::Jokbo(Jokbo::HongDan) => "赤短",
        DealEvent::Jokbo(Jokbo::CheongDan) => "青短",
        DealEvent::Jokbo(Jokbo::ChoDan) => "草短",
        DealEvent::Jokbo(id) => book::name(LANG, id, Game::GoStop),
        DealEvent::Paid(PaidFor::Boar) => "猪",
        DealEvent::Paid(reason) => paid_for(reason),
    };
    name.to_owned()
}

const fn ended(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Stop => "ストップ",
        Outcome::Push => "次局送り",
        Outcome::Nagari => "ナガリ",
        Outcome::Void => "配り直し",
        Outcome::Quads => "チョントン",
        Outcome::ThreePpuk => "三ポク",
        Outcome::Heodang => "ホダン",
        Outcome::Net => "金額だけ",
        Outcome::Shobu | Outcome::Draw | Outcome::Teshi | Outcome::Kuttsuki | Outcome::Counted => {
            "ほかのゲーム"
        }
    }
}

pub(in crate::cli) fn comparison_notes() -> [Text; 2] {
    [
        Text::both(|form| {
            let mark = form.or("で、*は偶然とは考えにくい差です", "です");
            format!(
                "倍率、役、支払いは、100局のうち何局にあるかです。かっこの中と±の後は95%区間{mark}。"
            )
        }),
        "打ち手は単純です。分かるのはルールの違いで、人の打ち方ではありません。".into(),
    ]
}

pub(in crate::cli) fn differing(deals: u64) -> String {
    match deals {
        0 => "結果はすべての配りで同じでした。".to_owned(),
        _ => format!("{}回の配りで結果が違いました。", grouped(deals.into())),
    }
}

pub(in crate::cli) fn comparison_plan(plan: ComparisonPlan) -> String {
    format!(
        "配り{}回、シード{}、{}人、打ち方{}。",
        grouped(plan.deals.into()),
        plan.seed,
        plan.players,
        plan.styles.id()
    )
}
