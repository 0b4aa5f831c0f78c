//! Names of jokbo, steps, payments and ends of hands, and the reason for every step.

use super::grammar::LANG;
use super::{card_name, list};
use crate::card::{Calendar, by_month, codes};
use crate::rules::{Game, PointUnit};
use crate::verdict::{
    CountedSet, Effect, Jokbo, LiabilityKind, Loss, LossStep, Missing, Outcome, PaidFor, Party,
    Payment, PileCounting, RoundPoints, ScoreLine, SetLine, StepId, SwitchUse, Verdict,
};
use crate::vocabulary::particle::{EUL, EUN, GA, with};
use crate::words::Text;
use crate::words::arithmetic::{above_ceiling, round_terms, terms};
use crate::words::book;
use crate::words::ko::marks;

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
    let cards = by_month(line.cards, calendar);
    let names: Vec<String> = cards.into_iter().map(card_name).collect();
    format!("{} ({})", line.cards.codes(calendar), names.join(", "))
}

pub(crate) const fn switch_use(used: SwitchUse) -> &'static str {
    match used {
        SwitchUse::Animal => "열끗",
        SwitchUse::Junk => "피",
    }
}

pub(crate) const fn step(id: StepId, _: PointUnit) -> &'static str {
    match id {
        StepId::GoChips => "고 점수",
        StepId::Go => "고 배수",
        StepId::Heundeum => "흔들기",
        StepId::Potkan => "폭탄",
        StepId::MeoungDda => "멍따",
        StepId::GwangBak => "광박",
        StepId::PiBak => "피박",
        StepId::MeoungBak => "멍박",
        StepId::TtiBak => "띠박",
        StepId::GoBak => "고박",
        StepId::Nagari => "나가리",
        StepId::DoubleJoker => "더블 조커",
        StepId::WeolYak => "월약",
        StepId::Mission => "미션",
        StepId::EmptyPile => "한 장도 못 먹음",
        StepId::Stake => "대판",
        StepId::Cap => "상한",
        StepId::Seven => "7점 이상",
        StepId::Koi => "코이코이",
        StepId::Field => "바닥의 광",
    }
}

pub(crate) fn because(
    step: &LossStep,
    winner: &str,
    losers: &[&str],
    calendar: Calendar,
    _: PointUnit,
) -> String {
    let loser = &list(losers);
    let each = if losers.len() > 1 { "씩" } else { "" };
    let number = step.basis.count.unwrap_or(0);
    let month = step.basis.month.map_or(0, |month| month.month(calendar));
    let (winner_is, winner_did) = (with(winner, EUN), with(winner, GA));
    let (loser_is, loser_did) = (with(loser, EUN), with(loser, GA));
    match step.id {
        StepId::GoChips | StepId::Go => format!("{winner_did} 고를 {number}번 불렀어요"),
        StepId::Heundeum if month == 0 => format!("{winner_did} 흔들었어요"),
        StepId::Heundeum => format!("{winner_did} {month}월을 흔들었어요"),
        StepId::Potkan if month == 0 => format!("{winner_did} 폭탄을 던졌어요"),
        StepId::Potkan => format!("{winner_did} {month}월 폭탄을 던졌어요"),
        StepId::MeoungDda => format!("{winner_did} 먹은 열끗이 {number}장이에요"),
        StepId::GwangBak => format!("{winner_is} 광으로 났는데 {loser_is} 광이 없어요"),
        StepId::PiBak => {
            let limit = step.basis.limit.unwrap_or(0);
            match step.basis.count {
                Some(_) => format!(
                    "{winner_is} 피로 났는데 {loser_is} 피가 {number}장{each}이에요({limit}장 미만)"
                ),
                None => format!("{winner_is} 피로 났는데 {loser_is} 피가 {limit}장 미만이에요"),
            }
        }
        StepId::MeoungBak => {
            format!("{winner_is} 열끗이 {number}장인데 {loser_is} 0장이에요")
        }
        StepId::TtiBak => format!("{winner_is} 띠로 났는데 {loser_is} 띠가 없어요"),
        StepId::GoBak => format!("{loser_did} 고를 불렀는데 {winner_did} 났어요"),
        StepId::Nagari if number == 1 => "앞 판이 나가리였어요".to_owned(),
        StepId::Nagari => format!("나가리가 {number}판 이어졌어요"),
        StepId::DoubleJoker => format!("{winner_did} 더블 조커를 먹었어요"),
        StepId::WeolYak if step.basis.month.is_none() => {
            format!("{winner_did} 첫 차례에 한 달 네 장을 다 먹었어요")
        }
        StepId::WeolYak => format!("정해 둔 {month}월을 {winner_did} 다 먹었어요"),
        StepId::Mission => match step.basis.count {
            None => format!("{winner_did} 미션 패를 다 먹었어요"),
            Some(cards) => format!("{winner_did} 미션 패를 {cards}장 먹었어요"),
        },
        StepId::EmptyPile => format!("{loser_is} 한 장도 못 먹었어요"),
        StepId::Stake => "이 판은 그만큼 키우기로 했어요".to_owned(),
        StepId::Cap => "이 규칙에서는 여기까지만 내요".to_owned(),
        StepId::Seven => format!("족보를 더하면 {number}점이에요"),
        StepId::Koi => format!("코이코이를 {number}번 불렀어요"),
        StepId::Field => format!("바닥에 광이 {number}장 깔렸어요"),
    }
}

pub(crate) fn effect(step: &LossStep) -> Text {
    Text::both(|form| match step.effect {
        Effect::Add(chips) => form.signed(LANG, chips),
        Effect::Times(times) => form.or(format!("×{times}"), format!("{times}배")),
        Effect::Flat(chips) => format!("끝에 {}", form.signed(LANG, chips)),
        Effect::To(chips) => format!("{chips}까지"),
    })
}

pub(crate) const fn paid_for(reason: PaidFor) -> &'static str {
    match reason {
        PaidFor::Win => "승리",
        PaidFor::Quads => "총통",
        PaidFor::FirstPpuk => "첫뻑",
        PaidFor::SecondPpuk => "연뻑",
        PaidFor::ThirdPpuk => "삼연뻑",
        PaidFor::ThreePpuk => "3뻑",
        PaidFor::FirstSweep => "첫 차례 네 장",
        PaidFor::FirstChok => "첫 차례 쪽",
        PaidFor::FirstTtadak => "첫 차례 따닥",
        PaidFor::Heodang => "허당",
        PaidFor::Boar => "첫 차례 멧돼지",
        PaidFor::Gwangpalli => "광값",
        PaidFor::Pot => "멧돼지 적립금",
        PaidFor::Net => "판 결과",
    }
}

pub(crate) fn headline(verdict: &Verdict) -> String {
    let winner = verdict.winner.as_deref().unwrap_or_default();
    let winner_did = with(winner, GA);
    match (verdict.outcome, verdict.score()) {
        (Outcome::Stop, Some(score)) => {
            let goes = match score.go {
                0 => String::new(),
                goes => format!("{goes}고 뒤 "),
            };
            format!("{winner_did} {goes}{}점으로 났어요.", score.points)
        }
        (Outcome::Stop, None) => format!("{winner_did} 났어요."),
        (Outcome::Push, _) => {
            let pusher = with(&verdict.next.dealer, GA);
            format!("{pusher} 다음 판으로 밀었어요. 승리로 내는 점수는 없어요.")
        }
        (Outcome::Nagari, _) => "나가리: 이긴 사람이 없어요.".to_owned(),
        (Outcome::Void, _) => "무효: 패를 다시 돌려요.".to_owned(),
        (Outcome::Quads, _) if winner.is_empty() => "모두 총통: 점수가 없어요.".to_owned(),
        (Outcome::Quads, _) => format!("총통: {winner_did} 바로 이겼어요."),
        (Outcome::ThreePpuk, _) => format!("3뻑: {winner_did} 이겼어요."),
        (Outcome::Heodang, _) => format!("허당: {winner_did} 이겼어요."),
        (Outcome::Shobu, _) => format!("승부: {}", scores(verdict, winner)),
        (Outcome::Teshi, _) => format!("손에 넉 장(테시): {}", scores(verdict, winner)),
        (Outcome::Kuttsuki, _) => format!("네 쌍(쿳쓰키): {}", scores(verdict, winner)),
        (Outcome::Draw, Some(_)) => {
            let scores = scores(verdict, winner);
            format!("무승부: 패가 떨어진 판이라 {scores}")
        }
        (Outcome::Draw, None) => draw_headline(verdict),
        (Outcome::Net, _) if winner.is_empty() => "주고받은 점수만 적은 판이에요.".to_owned(),
        (Outcome::Net, _) => format!("{winner_did} 이겼어요. 주고받은 점수만 적은 판이에요."),
        (Outcome::Counted, _) => "다 세었어요: 한 벌이 다 맞아요.".to_owned(),
    }
}

fn scores(verdict: &Verdict, player: &str) -> String {
    let round = verdict.round();
    let points = round.and_then(|round| round.points.iter().find(|(name, _)| name == player));
    let points = points.map_or(0, |(_, points)| *points);
    format!("{} {points}점이에요.", with(player, GA))
}

fn draw_headline(verdict: &Verdict) -> String {
    let rounds = verdict.round().into_iter();
    let mut privileged = rounds
        .flat_map(|round| &round.points)
        .filter(|(_, points)| *points > 0);
    match privileged.next() {
        Some((dealer, points)) => format!("무승부: 선인 {} {points}점이에요.", with(dealer, GA)),
        None => "무승부: 점수가 없어요.".to_owned(),
    }
}

pub(crate) fn round_arithmetic(base: i64, round: &RoundPoints) -> String {
    let points = base.saturating_mul(round.multiplier);
    format!("{} = {points}", round_terms(base, round))
}

pub(crate) fn counted_set(id: CountedSet) -> String {
    let name = match id {
        CountedSet::HongDan => "홍단",
        CountedSet::CheongDan => "청단",
        CountedSet::ChoDan => "초단",
        CountedSet::January => "송학 네 장",
        CountedSet::February => "매조 네 장",
        CountedSet::March => "벚꽃 네 장",
        CountedSet::April => "흑싸리 네 장",
        CountedSet::May => "난초 네 장",
        CountedSet::June => "모란 네 장",
        CountedSet::July => "홍싸리 네 장",
        CountedSet::August => "공산 네 장",
        CountedSet::September => "국화 네 장",
        CountedSet::October => "단풍 네 장",
        CountedSet::November => "오동 네 장",
        CountedSet::December => "비 네 장",
    };
    name.to_owned()
}

pub(crate) fn counted_set_line(player: &str, set: &SetLine, calendar: Calendar) -> String {
    format!(
        "{player}: {} ({}), 다른 사람들한테서 {}점씩 받아요.",
        counted_set(set.id),
        set.cards.codes(calendar),
        set.points
    )
}

pub(crate) fn cheated(counting: &PileCounting, calendar: Calendar) -> Vec<String> {
    let part = |what: &str, cards: String| (!cards.is_empty()).then(|| format!("{what}: {cards}."));
    let missing = part("빠진 패", counting.missing.codes(calendar));
    let surplus = codes(counting.surplus.iter().copied(), calendar);
    let surplus = part("한 벌보다 많은 패", surplus);
    let mut said: Vec<String> = missing.into_iter().chain(surplus).collect();
    if !said.is_empty() {
        said.insert(0, "한 벌이 맞지 않아서 아무도 안 내요.".to_owned());
    }
    said
}

pub(crate) fn liability(verdict: &Verdict) -> Option<String> {
    let liability = verdict.liability()?;
    let payer = with(&liability.payer, GA);
    let winner = with(verdict.winner.as_deref().unwrap_or_default(), GA);
    let covers = list(&liability.covers);
    let pays = format!("{payer} {covers} 몫까지 내요");
    Some(match liability.kind {
        LiabilityKind::Syodang => {
            format!("독박: {pays} (쇼당: 거절했는데 {winner} 이겼어요).")
        }
        LiabilityKind::GoBak => {
            format!("독박: {pays} (고박: 고를 불렀는데 {winner} 났어요).")
        }
        LiabilityKind::OeMyeon => {
            let card = liability.card.map(card_name);
            let card = with(card.as_deref().unwrap_or("패"), EUL);
            let payer = &liability.payer;
            format!("독박(밀어주기): {payer} 바로 다음에 {winner} {card} 먹고 났어요. {pays}.")
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
    let is_pot = *from == Party::Pot || *to == Party::Pot;
    // Min-hwatu has no winner: players below par pay those above.
    let reason = if is_pot || verdict.counting().is_some() {
        String::new()
    } else {
        format!(" ({})", paid_for(*reason))
    };
    let (from, to) = (party(from), party(to));
    Text::both(|form| format!("{from}{}{to} {chips}점{reason}", marks::to(form)))
}

fn party(party: &Party) -> &str {
    match party {
        Party::Player(name) => name,
        Party::Pot => paid_for(PaidFor::Pot),
    }
}

pub(crate) fn owes(loss: &Loss) -> String {
    let owes = with(&loss.player, GA);
    if loss.steps.is_empty() {
        format!("{owes} 낼 점수: {}점", loss.chips)
    } else {
        format!("{owes} 낼 점수: {}점", arithmetic(loss))
    }
}

pub(crate) fn arithmetic(loss: &Loss) -> String {
    let (terms, chips) = (terms(loss), loss.chips);
    match above_ceiling(loss) {
        Some(whole) => format!("{terms} = {whole}, 상한 {chips}"),
        None => format!("{terms} = {chips}"),
    }
}

pub(crate) fn needs(missing: &Missing, calendar: Calendar) -> String {
    let codes = missing.among.codes(calendar);
    match (missing.among.len(), missing.count) {
        (0, count) if missing.id == Jokbo::Junk => format!("피 {count}장 더"),
        (0, count) => format!("{count}장 더"),
        (among, count) if among == count => codes,
        (_, count) => format!("{codes} 중 {count}장"),
    }
}
