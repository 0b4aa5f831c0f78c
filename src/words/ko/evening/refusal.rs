//! Why the prompt rejects a text.

use super::no_answer::not_an_answer;
use super::{draw_again, rules_are_gone, set_needed, too_many_chips};
use crate::evening::refusal::{
    BadClaim, BadEdit, BadEntry, BadSeating, BadSetup, BadTurn, Pending, Refusal, TakenFor, Why,
};
use crate::evening::sheet::SheetAsks;
use crate::gostop::Calls;
use crate::vocabulary::particle::{EUL, EUN, GA, RANEUN, WA, with};
use crate::words::Text;
use crate::words::evening::lot_fault;
use crate::words::ko::grammar::LANG;
use crate::words::ko::{card, card_name, file_faults, list, problem, too_long};

pub(crate) fn refusal(refusal: &Refusal) -> Text {
    let says = why(&refusal.why);
    match refusal.column {
        Some(column) => format!("{column}번째 글자: {says}").into(),
        None => says.into(),
    }
}

pub(crate) fn why(why: &Why) -> String {
    match why {
        Why::Problem {
            problem: found,
            calendar,
        } => problem(found, *calendar),
        Why::Entry(why) => bad_entry(why),
        Why::Edit(why) => bad_edit(why),
        Why::Setup(why) => bad_setup(why),
        Why::Claim(why) => bad_claim(why),
        Why::TooLong(limit) => too_long(*limit),
        Why::YesOrNo => "y나 n으로 답해 주세요.".to_owned(),
        Why::WhichCounts => "y나 n, 또는 세는 모임의 번호로 답해 주세요.".to_owned(),
        Why::EndsElsewhere => {
            "모임은 판을 시작할 때 `끝`으로 마쳐요. 여기서는 y나 n으로 답해 주세요.".to_owned()
        }
        Why::WhichNetwork => "네트워크의 번호나 이름을 적어 주세요.".to_owned(),
        Why::Sheet(asked) => match asked {
            SheetAsks::Row => "판 또는 모임으로 답해 주세요.",
            SheetAsks::Numbers => "점이라고 답하거나, 한 점이 얼마인지 적어 주세요. 보기: 100원",
            SheetAsks::Chip => "한 점이 얼마인지 적어 주세요. 보기: 100원",
            SheetAsks::Sum => "합계 또는 결과로 답해 주세요.",
            SheetAsks::Order => "차례의 번호로 답해 주세요.",
            SheetAsks::Year => "해를 적어 주세요. 보기: 2026",
            SheetAsks::Day => "날짜를 적어 주세요. 보기: 2026-03-01",
        }
        .to_owned(),
        Why::NoPhones => "폰은 터미널에서 모임을 하는 동안에만 들어올 수 있어요.".to_owned(),
        Why::NoMenus => "메뉴는 터미널에서만 돼요. 줄로 적어 주세요.".to_owned(),
        Why::Unfinished => {
            "이 판이 아직 안 끝났어요. 마저 적거나, 다시 돌렸으면 무효를 적어 주세요.".to_owned()
        }
        Why::ReadsOtherwise => {
            "이 판의 기록을 다시 읽으면 셈이 달라져서 적지 않았어요. 프로그램의 잘못이에요."
                .to_owned()
        }
        Why::TooManyChips => too_many_chips().to_owned(),
        Why::FarDay(day) => {
            format!("{day}: 판 날짜로 쓸 수 없어요. 1900년부터 모레까지의 날짜를 적어 주세요.")
        }
        Why::Seating(why) => bad_seating(why),
        Why::NoHand(text) => format!(
            "판: `{text}`: 쓸 수 없는 값이에요. 쓸 수 있는 값: 마지막, 또는 3/7.2 같은 모임과 판"
        ),
    }
}

fn bad_entry(why: &BadEntry) -> String {
    match why {
        BadEntry::Quotes { line } => {
            format!("띄어 쓴 이름은 따옴표 안에 적어요. 이렇게 적어 주세요: {line}")
        }
        BadEntry::Over => "판이 끝났어요. y: 적기, 고치기 2: 2번째 입력 고치기, <: 뒤로".to_owned(),
        BadEntry::OntoFirst {
            card: which,
            among,
            calendar,
        } => {
            let codes = among.codes_once(*calendar);
            format!(
                "{}: 뭘 먹었는지 먼저 적어 주세요 ({}). 차례에 함께 적어도 돼요: {} on {}",
                card(*which, *calendar),
                codes.join(", "),
                which.code(*calendar),
                codes.first().map_or("", String::as_str)
            )
        }
        BadEntry::NoAnswer { question, text } => not_an_answer(*question, text),
        BadEntry::Told(told) => crate::words::ko::told_refusal(&told.words, &told.why),
        BadEntry::Ambiguous { text, names } => {
            let either = names.join(", ");
            format!("`{text}`: 누구예요? ({either}) 이름을 더 적거나 번호를 적어 주세요.")
        }
        BadEntry::Nobody { text, names } => {
            let text = with(&format!("`{text}`"), RANEUN);
            format!(
                "{text} 사람은 이 판에 없어요. 치는 사람: {}. 나가리면 n, 도움말: 적을 수 있는 것 모두.",
                list(names)
            )
        }
        BadEntry::Turn(why) => bad_turn(why),
        BadEntry::PlaysNot { name, names } => {
            format!(
                "{} 이 판을 안 쳐요. 치는 사람: {}",
                with(name, EUN),
                list(names)
            )
        }
        BadEntry::Held {
            card: which,
            holder,
        } => {
            format!("{}: {} 먹은 패예요.", card_name(*which), with(holder, GA))
        }
    }
}

fn bad_seating(why: &BadSeating) -> String {
    match why {
        BadSeating::HandBegun => {
            "이미 시작한 판이에요. 사람이나 점당 값을 바꾸는 것은 판을 시작하기 전에 적어 주세요. \
             <로 되돌릴 수 있어요."
                .to_owned()
        }
        BadSeating::NotOfSession { name, players } => format!(
            "{name}: 이 모임에 없는 이름이에요 ({}). 새로 온 사람은 이렇게 적어 주세요: 지수 들어옴",
            list(players)
        ),
        BadSeating::Pending(pending) => waits_for(pending),
        BadSeating::OutAlready(name) => format!("{name}: 이번 판은 이미 쉬어요."),
        BadSeating::PlaysElsewhere { name, table } => {
            format!(
                "{name}: 상 {table}에서 치고 있어요. 거기 모임이 열린 채 남은 것이면 `dokbak close --evening 날짜`로 끝내요."
            )
        }
        BadSeating::NeedsOwnName(name) => {
            format!(
                "{name}: 클럽에 이 이름인 사람이 따로 있어요. {name}2처럼 다른 이름을 적어 주세요."
            )
        }
        BadSeating::PlaysAlready(name) => format!("{name}: 이미 치고 있어요."),
    }
}

fn waits_for(pending: &Pending) -> String {
    let what = match pending {
        Pending::Carry => "나가리로 이월된 판이 있어요.".to_owned(),
        Pending::Pot(chips) => format!("멧돼지 적립금 {chips}점이 남아 있어요."),
        Pending::Dues(name, chips) => {
            format!("{name}: 아직 못 받은 광값이 한 사람당 {chips}점 있어요.")
        }
        Pending::Game => {
            return "아직 끝나지 않은 게임이에요. 마지막 판까지 치거나 `끝`을 적어 지금까지를 정산해 주세요."
                .to_owned();
        }
    };
    format!(
        "{what} 이 사람들끼리 먼저 쳐서 끝내 주세요. 그때까지는 `철수 쉼`으로 쉴 수 있고, `끝`을 적어 \
         정산하고 마칠 수도 있어요."
    )
}

fn bad_turn(why: &BadTurn) -> String {
    match why {
        BadTurn::NoTurn { player, text } => format!(
            "`{text}`: 차례가 아니에요. 지금은 {player} 차례예요. 낸 패와 뒤집은 패를 적거나(보기: 1t 4p) \
             기록 한 줄을 적어 주세요."
        ),
        BadTurn::NoTurnYet { player } => format!(
            "아직 적은 차례가 없어서 고도 스톱도 못 해요. 지금은 {player} 차례예요. \
             이름만 적으면 차례 없이 적어요."
        ),
        BadTurn::NoCall {
            player,
            text,
            calls,
        } => {
            let calls = match calls {
                Calls::OrPush => "스톱(s), 고(g), 밀기(p)를",
                Calls::StopOrGo => "스톱(s)이나 고(g)를",
            };
            format!(
                "`{text}`: 여기에 맞지 않아요. {} {calls} 할 수 있어요.",
                with(player, EUN)
            )
        }
        BadTurn::WithoutTurns => {
            "이 판의 끝은 차례 없이 적었어요. 차례를 적으려면 < 로 그 앞까지 돌아가 주세요."
                .to_owned()
        }
        BadTurn::LayoutSize {
            told,
            dealt,
            players,
        } => format!(
            "{told}장이에요. {players}명이 치면 바닥패는 조커를 바꾸고 {dealt}장이에요. \
             이 자리에서 그렇게 깔면 앞에 `바닥`을 적어 주세요."
        ),
        BadTurn::JokersLaid { jokers, calendar } => {
            let jokers = jokers.codes(*calendar);
            format!(
                "바닥에 깔린 조커는 선이 가져가요. {jokers} 자리에 새로 깐 패를 적고, 그다음에 \
                 `먹음 {jokers}`를 적어 주세요."
            )
        }
    }
}

fn bad_edit(edit: &BadEdit) -> String {
    match edit {
        BadEdit::NoEntry { entries: 0 } => "아직 적은 것이 없어서 고칠 것도 없어요.".to_owned(),
        BadEdit::NoEntry { entries } => {
            format!(
                "고치기 뒤에 1부터 {entries}까지의 수를 적어 주세요. `보기`를 적으면 모두 볼 수 있어요."
            )
        }
        BadEdit::Ends { entry } => {
            format!("그러면 {entry}번째 입력 전에 판이 끝나요. 그 입력을 먼저 < 로 되돌려 주세요.")
        }
        BadEdit::Breaks { entry, why: broken } => {
            format!("그러면 {entry}번째 입력이 맞지 않아요. {}", why(broken))
        }
    }
}

fn bad_setup(why: &BadSetup) -> String {
    match why {
        BadSetup::NoNames => "선부터 차례로 이름 둘에서 일곱까지 적어 주세요.".to_owned(),
        BadSetup::HowMany => {
            "몇 명인지는 이름을 보고 알아요. 선부터 이름을 적어 주세요. 보기: 영희 철수 민수"
                .to_owned()
        }
        BadSetup::NameTaken { name, by } => {
            let why = match by {
                TakenFor::Number => "수는 그 자리의 사람을 뜻해요",
                TakenFor::Command => "명령이에요",
                TakenFor::Keyword => "기록의 줄이 그렇게 시작해요",
                TakenFor::Answer => "물음의 답이에요",
                TakenFor::Kitty => "공금의 이름이에요",
            };
            format!("`{name}`: 이름으로 쓸 수 없어요 ({why}). 다른 이름을 적어 주세요.")
        }
        BadSetup::OnePerson { one, other } => format!(
            "{} {} 같은 사람이에요. 한 이름만 적어 주세요.",
            with(one, WA),
            with(other, EUN)
        ),
        BadSetup::DrawAgain { again, calendar } => format!(
            "{} 다시 뽑은 사람만 새 패와 함께, 나머지는 이름만 적어 주세요.",
            draw_again(again, *calendar)
        ),
        BadSetup::Lot { fault, calendar } => lot_fault(LANG, fault, *calendar),
        BadSetup::NoRules => "규칙 이름을 적어 주세요. 보기: pagat".to_owned(),
        BadSetup::Ruleset(faults) => file_faults(faults).join(" "),
        BadSetup::NoKey { text } => set_needed(text),
        BadSetup::Key(fault) => crate::words::ko::key_fault(fault),
        BadSetup::ChipsAsMoney(text) => super::chips_as_money(text),
        BadSetup::PartOfMoney(text) => super::part_of_money(text),
        BadSetup::NoChip => {
            "금액을 적어 주세요(보기: 100원). 돈 없이 점수로만 치면 없음이라고 적어 주세요."
                .to_owned()
        }
        BadSetup::NoLength => {
            "판 수를 1부터 1000까지의 수로 적어 주세요(보기: 12). 안 정하면 -를 적어 주세요."
                .to_owned()
        }
    }
}

fn bad_claim(why: &BadClaim) -> String {
    match why {
        BadClaim::NoClaim => "기록 한 줄이나 삭제 N, N: 줄, after N: 줄을 적어 주세요.",
        BadClaim::NoNumber => {
            "몇 번째 줄을 지울까요? 번호를 적어 주세요: 삭제 5. `보기`를 적으면 모두 볼 수 있어요."
        }
        BadClaim::NoLine { number } => {
            return format!("{number}번째 줄은 없어요. `보기`를 적으면 모두 볼 수 있어요.");
        }
        BadClaim::Struck { line } => return format!("{line}번째 줄은 이미 지웠어요."),
        BadClaim::NoText { line } => {
            return format!(
                "{line}번째 줄을 어떻게 고칠지 `{line}:` 뒤에 적거나 {} 적어 주세요.",
                with(&format!("삭제 {line}"), EUL)
            );
        }
        BadClaim::NothingBehind { line } => {
            return format!(
                "{line}번째 줄 뒤에 넣을 줄을 적어 주세요. 보기: after {line}: 철수 뻑먹음"
            );
        }
        BadClaim::OtherRules => {
            "판은 그 모임의 규칙으로 쳤고, 그건 그대로예요. 이 판에서만 다른 규칙이 있었으면 \
             `설정 항목=값`을 적어 주세요."
        }
        BadClaim::OtherPlayers => {
            "사람이나 차례가 다르면 다른 판이에요. `무효`를 적고, 그 판은 따로 적어 주세요."
        }
        BadClaim::RulesGone { key } => return rules_are_gone(key),
        BadClaim::Nothing => "주장한 것이 없어서 동의할 것도 없어요.",
        BadClaim::NoReason => {
            "`동의` 뒤에 이유를 적어 주세요. 보기: 동의 철수의 광 한 장이 띠 밑에 있었음"
        }
        BadClaim::NotSettled => "판이 이렇게 끝날 수 없어요. 먼저 주장을 고치거나 거둬 주세요.",
        BadClaim::Same => "기록과 다른 것이 없어서 동의할 것도 없어요.",
        BadClaim::NotAsShown => {
            "이 주장대로 적으면 여기 보인 판정이 나오지 않아요. 마지막 주장을 되돌려 주세요."
        }
    }
    .to_owned()
}
