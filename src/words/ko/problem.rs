//! What is wrong in a record: where, what, and what would be right.

use super::bad_name::bad_name;
use super::calls::{call, not_grown};
use super::contradiction::{contradiction, duplicate, impossible};
use super::keys::key_fault;
use super::limits::too_long;
use super::made::unmade;
use super::shown::{hint, shown};
use super::unbalanced::unbalanced;
use super::{
    card, duplicate_month, file_faults, koi_below_min, must_declare, not_in_pack, not_on_table,
    piles, turns,
};
use crate::card::{Calendar, Card, OpenSet, Pile, UnknownCard};
use crate::record::{Choice, LineSyntax, NotInForce, Problem, quoted};
use crate::rules::{FileFault, Game};
use crate::vocabulary::particle::{EUN, GA, RANEUN, YEYO, with};
use crate::words::native;
use std::ops::RangeInclusive;

pub(crate) fn problem(problem: &Problem, calendar: Calendar) -> String {
    match problem {
        Problem::UnknownCard(unknown) => unknown_card(unknown, calendar),
        Problem::UnknownMonth { word } => {
            let word = with(&format!("`{}`", shown(word)), RANEUN);
            format!("{word} 달은 없어요. 1부터 12까지의 수나 꽃 이름을 적어 주세요.")
        }
        Problem::NotInPack { card } => not_in_pack(*card, calendar),
        Problem::DuplicateCard { card, holder } => duplicate(*card, holder.as_deref(), calendar),
        Problem::DuplicateMonth { month } => duplicate_month(*month, calendar),
        Problem::CardNotThere {
            card: which,
            player,
        } => {
            let player = with(player, GA);
            format!("{}: {player} 먹은 패가 아니에요.", card(*which, calendar))
        }
        Problem::SeenBefore { card, lies } => turns::seen_before(*card, lies.as_ref(), calendar),
        Problem::NotInHand { card, player, lies } => {
            turns::not_in_hand(*card, player, lies.as_ref(), calendar)
        }
        Problem::MonthNotInHand { month, player } => {
            turns::month_not_in_hand(*month, player, calendar)
        }
        Problem::NotOnTable { card } => not_on_table(*card, calendar),
        Problem::MonthNotOnTable { month, takes } => {
            turns::month_not_on_table(*month, *takes, calendar)
        }
        Problem::BadName { name, why } => bad_name(name, why),
        Problem::UnknownPlayer { name, nearest } => {
            let (name, hint) = (shown(name), hint(nearest.as_deref()));
            format!("{} 사람은 없어요.{hint}", with(&name, RANEUN))
        }
        Problem::UnknownLine { word, nearest } => {
            let (word, hint) = (shown(word), hint(*nearest));
            format!("`{word}`: 모르는 말이에요.{hint}")
        }
        Problem::HeaderOfOtherGame => not_in_force(NotInForce::OtherGame).to_owned(),
        Problem::MisplacedWord { word, behind_name } => {
            let word = shown(word);
            if *behind_name {
                format!("`{word}` 앞에는 이름을 적지 않아요. 이름을 빼 주세요.")
            } else {
                format!("`{word}` 앞에 이름을 적어 주세요.")
            }
        }
        Problem::OpenQuote => {
            "따옴표가 닫히지 않았어요. 이름 뒤에 따옴표를 더해 주세요.".to_owned()
        }
        Problem::BadArgument { word, form } => bad_argument(word.as_deref(), *form),
        Problem::Contradiction(what) => contradiction(what, calendar),
        Problem::Key(fault) => key_fault(fault),
        Problem::UnknownRules { name, faults } => unknown_rules(name, faults),
        Problem::HeaderTwice { word } => {
            format!("`{word}` 줄이 또 있어요. 맞는 것 하나만 남겨 주세요.")
        }
        Problem::HeaderLate { word } => {
            format!("`{word}` 줄은 판이 시작되기 전에 있어야 해요. 맨 위쪽으로 옮겨 주세요.")
        }
        Problem::AfterEnd => "판이 이미 끝났어요. 그 뒤에는 적을 수 없어요.".to_owned(),
        Problem::NoEnd { game } => no_end(*game),
        Problem::StopBelowTarget { .. }
        | Problem::StopNotImproved { .. }
        | Problem::StopAfterGoes { .. }
        | Problem::GoBelowTarget { .. }
        | Problem::GoNotImproved { .. }
        | Problem::GoAfterGoes { .. } => call(problem),
        Problem::Unmade(why) => unmade(why, calendar),
        Problem::Impossible(what) => impossible(what, calendar),
        Problem::PileMissing { .. } => piles::pile_missing(problem),
        Problem::NotInForce(what) => not_in_force(*what).to_owned(),
        Problem::WrongAnswer { player, due } => wrong_answer(player, due.as_deref()),
        Problem::WrongSeats { seats, fits } => wrong_seats(*seats, fits),
        Problem::SevenNeedJoker => {
            "일곱이 앉으려면 조커가 있어야 해요. pack.jokers를 정해 주세요.".to_owned()
        }
        Problem::WrongTurn { player, due } => wrong_turn(player, due.as_deref()),
        Problem::NotForced { player } => format!(
            "{} 자리가 차서 쉬는 사람이 아니에요. 두 사람이 들어간 뒤에 쉬는 사람만 팔 수 있어요.",
            with(player, EUN)
        ),
        Problem::NotSaleable { card } => not_saleable(*card, calendar),
        Problem::NoYaku { player } => format!(
            "{} 족보가 없어요. 코이코이도 승부도 부를 수 없어요.",
            with(player, EUN)
        ),
        Problem::KoiBelowMin {
            player,
            points,
            least,
            unit,
        } => koi_below_min(player, *points, *least, *unit),
        Problem::KoiNotGrown { player, new_yaku } => not_grown(player, *new_yaku),
        Problem::ShobuNotGrown { player } => not_grown(player, false),
        Problem::UnevenPar { key, par } => uneven_par(key, *par),
        Problem::MustDeclare { player } => must_declare(player),
        Problem::TooLarge => TOO_LARGE.to_owned(),
        Problem::ChoiceNeeded(choice) => choice_needed(choice, calendar),
        Problem::TooLong(limit) => too_long(*limit),
        Problem::Unbalanced(imbalance) => unbalanced(imbalance),
    }
}

const TOO_LARGE: &str = "점수가 너무 커서 셀 수 없어요. 고와 규칙, 적은 점수를 살펴봐 주세요.";

fn bad_argument(word: Option<&str>, form: LineSyntax) -> String {
    let form = written(form);
    match word {
        Some(word) => format!("`{}`: 여기에 맞지 않아요. 쓰는 법: {form}", shown(word)),
        None => format!("빠진 말이 있어요. 쓰는 법: {form}"),
    }
}

fn written(form: LineSyntax) -> String {
    let ways = form
        .ways()
        .iter()
        .map(|way| format!("`{}`", in_korean(way)));
    let ways = ways.collect::<Vec<String>>().join(" 또는 ");
    match form.numbers() {
        Some(range) => format!("{ways} (N: {}부터 {}까지)", range.start(), range.end()),
        None => ways,
    }
}

/// Returns the form of a line, with Korean words for those of the record language.
fn in_korean(way: &str) -> String {
    let told = |word: &str| {
        Some(match word {
            "NAME" => "이름",
            "CARD" | "CARDS" => "패",
            "JOKER" => "조커",
            "YAKU" => "족보",
            "MONTH" | "M" => "월",
            "TURNED-UP" => "뒤집은-패",
            "KEY" => "항목",
            "VALUE" => "값",
            "first" => "첫",
            "second" => "둘째",
            "third" => "셋째",
            "on" => "위에",
            "then" => "대신",
            "to" => "에게",
            "with" => "로",
            "last-card" => "막장",
            "forced" => "외통",
            "xN" => "N배",
            "each" => "장당",
            "iris" => "난초",
            "animal" => "열끗",
            "junk" => "쌍피",
            "g0" => "광0",
            "y2" => "열2",
            "t1" => "띠1",
            "p4" => "피4",
            "g" => "광",
            "yK" => "열K",
            "t" => "띠",
            "p" => "피",
            "gN" => "광N",
            "yN" => "열N",
            "tN" => "띠N",
            "pN" => "피N",
            _ => return None,
        })
    };
    let way = way.replace("scores N", "N점");
    native::way(&way, native::is_hangul, told)
}

fn no_end(game: Game) -> String {
    let ends = match game {
        Game::GoStop => "`이름 스톱`, `나가리`, `무효` 중 하나를",
        Game::KoiKoi => "`이름 승부`, `무승부`, `무효` 중 하나를",
        Game::MinHwatu => "사람마다 `이름 보유 패`를, 아니면 `무효`를",
    };
    format!("판이 어떻게 끝났는지 적혀 있지 않아요. {ends} 더해 주세요.")
}

fn wrong_seats(seats: usize, fits: &RangeInclusive<usize>) -> String {
    if seats == 0 {
        return "이름이 없어요. `선수 이름 이름 …` 줄로 시작해 주세요.".to_owned();
    }
    let (least, most) = (fits.start(), fits.end());
    let fits = if least == most {
        format!("{least}명이")
    } else {
        format!("{least}명부터 {most}명까지")
    };
    format!("{seats}명이에요. 이 게임은 {fits} 쳐요.")
}

fn wrong_turn(player: &str, due: Option<&str>) -> String {
    match due {
        Some(due) if player.is_empty() => format!(
            "치는 사람보다 많이 앉았으니 누가 칠지부터 적어 주세요: {}",
            either(due, "stays", "drops")
        ),
        Some(due) if due == player => format!(
            "{} 아직 안 쳤어요. 이 줄은 그 차례 뒤에 적어 주세요.",
            with(player, EUN)
        ),
        Some(due) => format!("{player} 차례가 아니에요. 지금은 {due} 차례예요."),
        None => format!(
            "{} 지금 할 일이 없거나 이번 판을 쉬어요.",
            with(player, EUN)
        ),
    }
}

fn either(name: &str, one: &str, other: &str) -> String {
    let name = quoted(name);
    format!("`{name} {one}` 또는 `{name} {other}`")
}

fn not_saleable(which: Card, calendar: Calendar) -> String {
    let which = card(which, calendar);
    format!("{which}: 팔 수 없어요. 광, 9y, 11s, 12s, 조커만 팔 수 있어요.")
}

fn uneven_par(key: &str, par: Option<i64>) -> String {
    match par {
        Some(par) => format!(
            "한 벌의 점수를 똑같이 나누면 {}. 그렇게 바꿔 주세요.",
            with(&format!("{key}={par}"), YEYO)
        ),
        None => format!("한 벌의 점수를 똑같이 나눌 수 없어요. 맞는 {key} 값이 없어요."),
    }
}

fn unknown_rules(name: &str, faults: &[FileFault]) -> String {
    let why = file_faults(faults).join(" ");
    format!("규칙 {name}: 쓸 수 없어요. {why}")
}

fn unknown_card(unknown: &UnknownCard, calendar: Calendar) -> String {
    if let Some(OpenSet { with, count, among }) = unknown.open_set() {
        let with = with.map(|card| format!("{}와 ", card.code(calendar)));
        return format!(
            "`{}`만으로는 어느 패인지 몰라요. {}{} 가운데 {count}장을 적어 주세요.",
            shown(&unknown.word),
            with.unwrap_or_default(),
            among.codes(calendar)
        );
    }
    let word = with(&format!("`{}`", shown(&unknown.word)), RANEUN);
    match unknown.flower {
        Some(flower) => {
            let cards = Pile::month(flower).codes(calendar);
            let month = flower.month(calendar);
            format!("{word} 패는 없어요. {month}월 패는 {cards}, 네 장이에요.")
        }
        None => format!("{word} 패는 없어요.{}", hint(unknown.nearest(calendar))),
    }
}

const fn not_in_force(what: NotInForce) -> &'static str {
    match what {
        NotInForce::Syodang => "이 규칙에는 쇼당이 없어요 (syodang.enabled=false).",
        NotInForce::Push => "이 규칙에는 밀기가 없어요. 스톱이나 고를 적어 주세요.",
        NotInForce::Heodang => "이 규칙에서는 허당으로 이기지 않아요 (fixed.heodang=0).",
        NotInForce::Grenade => "이 규칙에는 수류탄이 없어요 (grenade=off).",
        NotInForce::PotkanAfterHeundeum => {
            "이 규칙에서는 흔든 패로 폭탄을 던질 수 없어요 (potkan.after_heundeum=false)."
        }
        NotInForce::CupFinal => {
            "이 규칙에서는 국진을 미리 정하지 않고 이로운 쪽으로 세요 (cup.final=false)."
        }
        NotInForce::Nagari => {
            "이 게임에는 나가리가 없어요. 아무도 못 났으면 `무승부`라고 적어 주세요."
        }
        NotInForce::Draw => {
            "이 게임에는 무승부가 없어요. 아무도 못 났으면 `나가리`라고 적어 주세요."
        }
        NotInForce::CupAlways => "이 규칙에서는 국진을 늘 열끗으로 세요 (switch.september=0).",
        NotInForce::Offer => "쇼당을 건 사람이 없어요. `이름 쇼당` 줄이 먼저예요.",
        NotInForce::IrisDrops => {
            "여기서는 난초열끗을 받아도 쉬지 않아요 (gwangpalli.iris_drops, 7명일 때만)."
        }
        NotInForce::TwoDrops => "지난 판에 죽은 사람은 이번 판에 또 죽을 수 없어요 (연사 금지).",
        NotInForce::DropsNext => "다음 판에 죽은 사람은 이번 판에 죽을 수 없어요 (연사 금지).",
        NotInForce::Table => {
            "바닥패를 알아야 차례를 따라갈 수 있어요. 그 앞에 `바닥 패` 줄을 더해 주세요."
        }
        NotInForce::JokerPlayed => {
            "이 규칙에서는 조커를 내려놓고 손패로 한 장을 가져와요 (joker.from_hand=hand). \
             `이름 뽑음 조커 패`를 적고 그다음에 차례를 적어 주세요."
        }
        NotInForce::JokerDrawn => {
            "이 규칙에서는 조커를 내고 한 장을 뒤집어 대신 쳐요 (joker.from_hand=replace). \
             `이름 plays 조커 then 패`로 적어 주세요."
        }
        NotInForce::Amounts => "점수가 오가지 않는 규칙이라 주고받은 점수를 적을 수 없어요.",
        NotInForce::OtherGame => "이 게임에는 없는 말이에요.",
    }
}

fn wrong_answer(player: &str, due: Option<&str>) -> String {
    match due {
        Some(due) if player.is_empty() || player == due => format!(
            "{} 쇼당에 먼저 답해야 해요: {}",
            with(due, GA),
            either(due, "accepts", "refuses")
        ),
        Some(due) => format!(
            "{player} 차례가 아니에요. 지금은 {} 쇼당에 답해요: {}",
            with(due, GA),
            either(due, "accepts", "refuses")
        ),
        None => format!(
            "쇼당에는 이미 답했어요. {} 답할 것이 없어요.",
            with(player, EUN)
        ),
    }
}

fn choice_needed(choice: &Choice, calendar: Calendar) -> String {
    match choice {
        Choice::TakenWith { card: which } => format!(
            "{}: 무엇으로 먹었는지 여러 가지일 수 있어요. `로 패`를 더해 주세요.",
            card(*which, calendar)
        ),
        Choice::Month | Choice::Sets { .. } => piles::choice(choice),
        Choice::Onto { card: which, among } => {
            let codes: Vec<String> = among.iter().map(|card| card.code(calendar)).collect();
            format!(
                "{}: {} 중 어디에 쳤는지 그 뒤에 `on 패`로 적어 주세요.",
                card(*which, calendar),
                codes.join(", ")
            )
        }
        Choice::LastYaku => {
            "둘 다 족보가 있어요. 누가 마지막에 만들었는지 알 수 있게 먹은 차례대로 \
                             적어 주세요 (`이름 먹음 패`)."
                .to_owned()
        }
        Choice::Surrendered { from, to } => format!(
            "{} 어떤 피를 줬는지가 여기서는 중요해요. 이 줄 뒤에 `{} 줌 패 {}` 줄을 더해 주세요.",
            with(from, GA),
            quoted(from),
            quoted(to)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::parse;

    #[test]
    fn what_is_wrong_is_said_as_people_say_it() {
        for (record, says) in [
            (
                "players 영희 철수\n영희 takes 비삼광\n",
                "`비삼광`만으로는 어느 패인지 몰라요. 12g와 1g 3g 8g 11g 가운데 2장을 적어 주세요.",
            ),
            (
                "players 영희 철수\n영희 takes 8x\n",
                "`8x`라는 패는 없어요. 8월 패는 8gypp, 네 장이에요.",
            ),
            (
                "players 영희 철수\n영희 takes\n영희 chok x\n",
                "`x`: 여기에 맞지 않아요. 쓰는 법: `이름 쪽 [첫]`",
            ),
            (
                "players 영희 철수\n영희 heundeum 13\n",
                "`13`이라는 달은 없어요. 1부터 12까지의 수나 꽃 이름을 적어 주세요.",
            ),
        ] {
            let parsed = parse(record, Calendar::Korean);
            assert_eq!(problem(&parsed.faults[0].problem, Calendar::Korean), says);
        }
    }
}
