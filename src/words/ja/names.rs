//! Names of jokbo, steps, payments and ends of hands, and the reason for every step.

use super::cards::{flower, named};
use super::grammar::LANG;
use super::shown::month;
use super::{in_points, list};
use crate::card::{Calendar, Flower, by_month, codes};
use crate::rules::{Game, PointUnit};
use crate::verdict::{
    CountedSet, Effect, Jokbo, Liability, LiabilityKind, Loss, LossStep, Missing, Outcome, PaidFor,
    Party, Payment, PileCounting, RoundPoints, ScoreLine, SetLine, StepId, SwitchUse, Verdict,
};
use crate::words::Text;
use crate::words::arithmetic::{above_ceiling, round_terms, terms};
use crate::words::book;
use crate::words::ja::marks;

pub(crate) fn jokbo(id: Jokbo, game: Game) -> String {
    book::title(LANG, id, game)
}

pub(crate) fn cards(line: &ScoreLine, calendar: Calendar) -> String {
    if line.cards.is_empty()
        || matches!(
            line.id,
            Jokbo::Junk | Jokbo::Ribbons | Jokbo::Palssari | Jokbo::Chaff | Jokbo::CardsOfTheMonth
        )
    {
        return line.cards.codes(calendar);
    }
    let cards = by_month(line.cards, calendar).into_iter();
    let names: Vec<String> = cards.map(|card| named(card, calendar)).collect();
    format!("{}（{}）", line.cards.codes(calendar), list(&names))
}

pub(crate) const fn switch_use(used: SwitchUse) -> &'static str {
    match used {
        SwitchUse::Animal => "タネ",
        SwitchUse::Junk => "カス",
    }
}

pub(crate) const fn step(id: StepId, unit: PointUnit) -> &'static str {
    match id {
        StepId::GoChips => "ゴー点",
        StepId::Go => "ゴー倍",
        StepId::Heundeum => "三枚見せ",
        StepId::Potkan => "爆弾",
        StepId::MeoungDda => "モンタ",
        StepId::GwangBak => "光バク",
        StepId::PiBak => "ピバク",
        StepId::MeoungBak => "モンバク",
        StepId::TtiBak => "ティバク",
        StepId::GoBak => "ゴーバク",
        StepId::Nagari => "ナガリ",
        StepId::DoubleJoker => "倍のジョーカー",
        StepId::WeolYak => "ウォルヤク",
        StepId::Mission => "ミッション",
        StepId::EmptyPile => "取り札なし",
        StepId::Stake => "賭け倍率",
        StepId::Cap => "上限",
        StepId::Seven => match unit {
            PointUnit::Ten => "7点以上",
            PointUnit::Mon => "7文以上",
        },
        StepId::Koi => "こいこい",
        StepId::Field => "場の光札",
    }
}

pub(crate) fn because(
    step: &LossStep,
    winner: &str,
    losers: &[&str],
    calendar: Calendar,
    unit: PointUnit,
) -> String {
    let loser = list(losers);
    let each = if losers.len() > 1 { "各" } else { "" };
    let number = step.basis.count.unwrap_or(0);
    let month = step.basis.month.map(|flower| month(flower, calendar));
    let of_month = month.as_deref().unwrap_or_default();
    match step.id {
        StepId::GoChips | StepId::Go => format!("{winner}のゴーは{number}回"),
        StepId::Heundeum if month.is_none() => format!("{winner}が三枚見せ"),
        StepId::Heundeum => format!("{winner}が{of_month}を三枚見せ"),
        StepId::Potkan if month.is_none() => format!("{winner}が爆弾"),
        StepId::Potkan => format!("{winner}が{of_month}で爆弾"),
        StepId::MeoungDda => format!("{winner}のタネは{number}枚"),
        StepId::GwangBak => format!("{winner}は光札で得点、{loser}は光札なし"),
        StepId::PiBak => {
            let limit = step.basis.limit.unwrap_or(0);
            match step.basis.count {
                Some(_) => format!(
                    "{winner}はカスで得点、{loser}のカスは{each}{number}枚（{limit}枚未満）"
                ),
                None => format!("{winner}はカスで得点、{loser}のカスは{each}{limit}枚未満"),
            }
        }
        StepId::MeoungBak => format!("{winner}のタネは{number}枚、{loser}はタネなし"),
        StepId::TtiBak => format!("{winner}は短冊で得点、{loser}は短冊なし"),
        StepId::GoBak => format!("{loser}はゴーした後の負け"),
        StepId::Nagari => format!("勝者のいない局が前に{number}局"),
        StepId::DoubleJoker => format!("{winner}が倍のジョーカーを獲得"),
        StepId::WeolYak if month.is_none() => format!("{winner}が最初の番で同月4枚を獲得"),
        StepId::WeolYak => format!("決めておいた{of_month}の4枚を{winner}が獲得"),
        StepId::Mission => match step.basis.count {
            None => format!("{winner}がミッションの札をすべて獲得"),
            Some(cards) => format!("{winner}がミッションの札を{cards}枚獲得"),
        },
        StepId::EmptyPile => format!("{loser}は取り札なし"),
        StepId::Stake => "この局はその倍率で遊ぶ約束".to_owned(),
        StepId::Cap => "この卓の負けの上限".to_owned(),
        StepId::Seven => format!("役は合わせて{}", in_points(number, unit)),
        StepId::Koi => format!("こいこいは{number}回"),
        StepId::Field => format!("最初の場に光札が{number}枚"),
    }
}

pub(crate) fn effect(step: &LossStep) -> Text {
    Text::both(|form| match step.effect {
        Effect::Add(chips) => form.signed(LANG, chips),
        Effect::Times(times) => form.or(format!("×{times}"), format!("{times}倍")),
        Effect::Flat(chips) => format!("最後に{}", form.signed(LANG, chips)),
        Effect::To(chips) => format!("{chips}まで"),
    })
}

pub(crate) const fn paid_for(reason: PaidFor) -> &'static str {
    match reason {
        PaidFor::Win => "勝ち",
        PaidFor::Quads => "チョントン",
        PaidFor::FirstPpuk => "初ポク",
        PaidFor::SecondPpuk => "連ポク",
        PaidFor::ThirdPpuk => "三連ポク",
        PaidFor::ThreePpuk => "三ポク",
        PaidFor::FirstSweep => "初手4枚",
        PaidFor::FirstChok => "初手チョク",
        PaidFor::FirstTtadak => "初手タダク",
        PaidFor::Heodang => "ホダン",
        PaidFor::Boar => "初手の猪",
        PaidFor::Gwangpalli => "光売り代",
        PaidFor::Pot => "猪の積立金",
        PaidFor::Net => "局の結果",
    }
}

pub(crate) fn headline(verdict: &Verdict) -> String {
    let winner = verdict.winner.as_deref().unwrap_or_default();
    match (verdict.outcome, verdict.score()) {
        (Outcome::Stop, Some(score)) => {
            let goes = match score.go {
                0 => String::new(),
                goes => format!("（ゴー{goes}回）"),
            };
            format!("{winner}が{}点でストップしました{goes}。", score.points)
        }
        (Outcome::Stop, None) => format!("{winner}がストップしました。"),
        (Outcome::Push, _) => format!(
            "次局送り: {}が勝ちを次の局に送りました。この局の勝ちへの支払いはありません。",
            verdict.next.dealer
        ),
        (Outcome::Nagari, _) => "ナガリ: だれも勝ちませんでした。".to_owned(),
        (Outcome::Void, _) => "無効: 配り直しです。".to_owned(),
        (Outcome::Quads, _) if winner.is_empty() => {
            "チョントン: 全員にあるので得点なしです。".to_owned()
        }
        (Outcome::Quads, _) => format!("チョントン: {winner}の勝ちです。"),
        (Outcome::ThreePpuk, _) => format!("三ポク: {winner}の勝ちです。"),
        (Outcome::Heodang, _) => format!("ホダン: {winner}の勝ちです。"),
        (Outcome::Shobu, _) => format!("勝負: {winner}が{}を得ました。", scored(verdict, winner)),
        (Outcome::Teshi, _) => format!("手四: {winner}が{}を得ました。", scored(verdict, winner)),
        (Outcome::Kuttsuki, _) => {
            format!(
                "くっつき: {winner}が{}を得ました。",
                scored(verdict, winner)
            )
        }
        (Outcome::Draw, Some(_)) => format!(
            "引き分け: 札がなくなり、{winner}が{}を得ました。",
            scored(verdict, winner)
        ),
        (Outcome::Draw, None) => draw_headline(verdict),
        (Outcome::Net, _) if winner.is_empty() => "動いたチップだけを書いた局です。".to_owned(),
        (Outcome::Net, _) => format!("{winner}の勝ちです。動いたチップだけを書いた局です。"),
        (Outcome::Counted, _) => "札を数えました。48枚そろっています。".to_owned(),
    }
}

/// Says how many points a player of Koi-Koi scores.
fn scored(verdict: &Verdict, player: &str) -> String {
    let round = verdict.round();
    let points = round.and_then(|round| round.points.iter().find(|(name, _)| name == player));
    in_points(points.map_or(0, |(_, points)| *points), verdict.unit())
}

fn draw_headline(verdict: &Verdict) -> String {
    let points = verdict.round().into_iter().flat_map(|round| &round.points);
    let mut privileged = points.filter(|(_, points)| *points > 0);
    match privileged.next() {
        Some((dealer, points)) => format!(
            "引き分け: 親の{dealer}が{}を得ました。",
            in_points(points, verdict.unit())
        ),
        None => "引き分け: だれも得点しません。".to_owned(),
    }
}

pub(crate) fn round_arithmetic(base: i64, round: &RoundPoints) -> String {
    let points = in_points(base.saturating_mul(round.multiplier), round.unit);
    format!("{} = {points}", round_terms(base, round))
}

pub(crate) fn counted_set(id: CountedSet) -> String {
    let of = match id {
        CountedSet::HongDan => return "赤短（ホンダン）".to_owned(),
        CountedSet::CheongDan => return "青短（チョンダン）".to_owned(),
        CountedSet::ChoDan => return "草短（チョダン）".to_owned(),
        CountedSet::January => Flower::Pine,
        CountedSet::February => Flower::Plum,
        CountedSet::March => Flower::Cherry,
        CountedSet::April => Flower::Wisteria,
        CountedSet::May => Flower::Iris,
        CountedSet::June => Flower::Peony,
        CountedSet::July => Flower::BushClover,
        CountedSet::August => Flower::Pampas,
        CountedSet::September => Flower::Chrysanthemum,
        CountedSet::October => Flower::Maple,
        CountedSet::November => Flower::Paulownia,
        CountedSet::December => Flower::Willow,
    };
    format!("{}の4枚", flower(of))
}

pub(crate) fn counted_set_line(player: &str, set: &SetLine, calendar: Calendar) -> String {
    format!(
        "{player}の役: {} {}、ほかの全員から{}点ずつ。",
        counted_set(set.id),
        set.cards.codes(calendar),
        set.points
    )
}

pub(crate) fn cheated(counting: &PileCounting, calendar: Calendar) -> Vec<String> {
    let part =
        |what: &str, cards: String| (!cards.is_empty()).then(|| format!("{what}: {cards}。"));
    let missing = part("足りない札", counting.missing.codes(calendar));
    let surplus = codes(counting.surplus.iter().copied(), calendar);
    let surplus = part("多すぎる札", surplus);
    let mut said: Vec<String> = missing.into_iter().chain(surplus).collect();
    if !said.is_empty() {
        let void = "取り札が48枚の組と合わないので、だれも払いません。";
        said.insert(0, void.to_owned());
    }
    said
}

pub(crate) fn liability(verdict: &Verdict) -> Option<String> {
    let liability = verdict.liability()?;
    let Liability {
        kind,
        payer,
        covers,
        card,
    } = liability;
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let pays = format!("{payer}が{}の分も払います", list(covers));
    Some(match kind {
        LiabilityKind::Syodang => {
            format!("独バク: {pays}（ショーダン: {payer}が流局の申し出を断りました）。")
        }
        LiabilityKind::GoBak => {
            format!("独バク: {pays}（ゴーバク: ゴーした後、{winner}がストップ）。")
        }
        LiabilityKind::OeMyeon => {
            let card = card.map(|card| named(card, verdict.calendar));
            let card = card.unwrap_or_else(|| "その札".to_owned());
            format!(
                "独バク（アシスト）: {payer}の直後に{winner}が{card}を取って上がりました。{pays}。"
            )
        }
    })
}

pub(crate) fn payment(payment: &Payment, verdict: &Verdict) -> Text {
    let Payment {
        from,
        to,
        chips,
        reason,
    } = payment;
    let word = |party: &Party| match party {
        Party::Pot => "猪の積立金".into(),
        Party::Player(name) => name.clone(),
    };
    let is_pot = *from == Party::Pot || *to == Party::Pot;
    // Min-hwatu has no winner: players below par pay those above.
    let reason = if is_pot || verdict.counting().is_some() {
        String::new()
    } else {
        format!("（{}）", paid_for(*reason))
    };
    let (from, to) = (word(from), word(to));
    Text::both(|form| format!("{from}{}{to} {chips}チップ{reason}", marks::to(form)))
}

pub(crate) fn owes(loss: &Loss) -> String {
    let Loss { player, chips, .. } = loss;
    if loss.steps.is_empty() {
        format!("{player}の支払い: {chips}チップ")
    } else {
        format!("{player}の支払い: {}", arithmetic(loss))
    }
}

pub(crate) fn arithmetic(loss: &Loss) -> String {
    let (terms, chips) = (terms(loss), loss.chips);
    match above_ceiling(loss) {
        Some(whole) => format!("{terms} = {whole}、上限により{chips}チップ"),
        None => format!("{terms} = {chips}チップ"),
    }
}

pub(crate) fn needs(missing: &Missing, calendar: Calendar) -> String {
    let codes = missing.among.codes(calendar);
    match (missing.among.len(), missing.count) {
        (0, count) if missing.id == Jokbo::Junk => format!("カスあと{count}枚分"),
        (0, count) => format!("あと{count}枚"),
        (among, count) if among == count => codes,
        (_, count) => format!("{codes}のうち{count}枚"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Case, Opening};

    fn verdict(record: &str) -> Verdict {
        Case::read(record, Opening::default()).settle().unwrap()
    }

    #[test]
    fn a_win_is_told_as_it_is_at_the_table() {
        let verdict = verdict(
            "set go.improve=false\nplayers 英子 太郎 次郎\n英子 has 1g 3g 8g\n太郎 counts p5\n\
             次郎 counts g1 p5\n英子 go\n英子 stop\n",
        );
        assert_eq!(
            headline(&verdict),
            "英子が3点でストップしました（ゴー1回）。"
        );
        assert_eq!(
            owes(&verdict.losses()[0]),
            "太郎の支払い: (3 + 1) × 2 = 8チップ"
        );
        let step = &verdict.losses()[0].steps[1];
        assert_eq!(
            because(step, "英子", &["太郎"], Calendar::Korean, verdict.unit()),
            "英子は光札で得点、太郎は光札なし"
        );
        assert_eq!(
            payment(&verdict.payments[0], &verdict).seen(),
            "太郎 → 英子 8チップ（勝ち）"
        );
        let line = &verdict.score().unwrap().jokbo[0];
        assert_eq!(jokbo(line.id, Game::GoStop), "三光");
        assert_eq!(
            cards(line, Calendar::Korean),
            "1g 3g 8g（松に鶴、桜に幕、芒に月）"
        );
    }

    #[test]
    fn who_pays_for_both_is_told_with_the_cause() {
        let go_bak = verdict(
            "players 英子 太郎 次郎\n太郎 takes 6t 9t 10t 6p\n太郎 go\n次郎 takes 7pp\n\
             英子 takes 1g 3g 8g\n英子 stop\n",
        );
        assert_eq!(
            liability(&go_bak).unwrap(),
            "独バク: 太郎が次郎の分も払います（ゴーバク: ゴーした後、英子がストップ）。"
        );
        let fed = verdict(
            "players 英子 太郎 次郎\n英子 has 1g 3g 8gp\n太郎 counts p5\n次郎 counts p5\n\
             次郎 oe-myeon 8g with 8p\n英子 stop\n",
        );
        assert_eq!(
            liability(&fed).unwrap(),
            "独バク（アシスト）: 次郎の直後に英子が芒に月を取って上がりました。次郎が太郎の分も払います。"
        );
    }
}
