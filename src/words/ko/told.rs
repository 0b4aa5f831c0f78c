//! Words about a hand told in one line: what is still asked, and why it is rejected.

use super::list;
use super::piles::off_zero;
use crate::record::{self, CountKind};
use crate::telling::{AskId, AskedBack, Large, MisheardReason, Spoken, ToldBak};
use crate::vocabulary::KOREAN;
use crate::vocabulary::particle::{EUL, EUN, RO, with};
use crate::words::same::texts;

const fn kind(kind: CountKind) -> &'static str {
    match kind {
        CountKind::Brights => "광",
        CountKind::Animals => "열끗",
        CountKind::Ribbons => "띠",
        CountKind::Junk => "피",
    }
}

const fn bak(bak: ToldBak) -> &'static str {
    match bak {
        ToldBak::Gwang => "광박",
        ToldBak::Pi => "피박",
        ToldBak::Meong => "멍박",
        ToldBak::Tti => "띠박",
    }
}

pub(crate) fn told_question(asked: &AskedBack) -> String {
    let who = list(&asked.players);
    let nothing = |text: &str| format!("{text} [없음]");
    match &asked.id {
        AskId::Slip(word, meant) => format!("`{}`: 혹시 `{meant}`? (y, n)", word.text),
        AskId::Number(word) => format!(
            "`{}`: 무엇의 수예요? 이 말만 다시 적어 주세요. 보기: 피 {0}장",
            word.text
        ),
        AskId::CardsOrCounts(words) => {
            format!(
                "`{}`: 달이에요, 장수예요? 이 말만 다시 적어 주세요. 보기: 1g 3g, 광 3장",
                texts(words)
            )
        }
        AskId::CardsOrPoints(of, count, _) => {
            format!("{} {count}: 장수예요(장), 점수예요(점)?", kind(*of))
        }
        AskId::Cup(junk) => format!("피 {junk}장은 국진까지 센 거예요? (포함, 빼고)"),
        AskId::Whose(word, _) => format!("`{}`: 누구예요?", word.text),
        AskId::Beside(word) => format!("`{}` 앞에 적은 사람도 같아요? (y, n)", word.text),
        AskId::Too(word, ..) => format!("`{}`: 앞사람하고 같아요? (y, n)", word.text),
        AskId::NameOrWord(word) => format!("`{}`: 사람이에요? (y, n)", word.text),
        AskId::Winner => "누가 났어요?".to_owned(),
        AskId::Broken => "나가리예요, 파토예요?".to_owned(),
        AskId::Goes => format!("{} 몇 고예요?", with(&who, EUN)),
        AskId::Sets(CountKind::Ribbons) => {
            "띠 중에 홍단, 청단, 초단이 있어요? (족보 이름, 없음)".to_owned()
        }
        AskId::Sets(_) => "열끗 중에 고도리가 있어요? (y, n)".to_owned(),
        AskId::Rest(points, kinds) => {
            let kinds: Vec<&str> = kinds.iter().map(|kind| rest(*kind)).collect();
            let kinds = list(&kinds);
            format!("나머지 {points}점에 {kinds}도 있어요? (있는 것 모두, 없음)")
        }
        AskId::Else => match asked.enter {
            Some(_) if asked.koi_koi => nothing("그 밖에 난 것, 코이코이 부른 사람은요?"),
            Some(_) => nothing("그 밖에 난 것, 고, 흔들기, 한 장도 못 먹은 사람은요?"),
            None if asked.first => format!("{} 뭘로 났어요? (족보, 장수, 점수)", with(&who, EUN)),
            None => format!(
                "{} 그 밖에 뭘로 났어요? (장수, 족보, 점수)",
                with(&who, EUN)
            ),
        },
        AskId::Bak(of) => question_of_bak(*of, asked),
        AskId::JunkOrNone => {
            format!(
                "{who}: 피가 {}장 이상이에요(넉넉), 한 장도 없어요(없음)?",
                asked.limit
            )
        }
        AskId::LastGo => format!("{who}: 고를 나중에 부른 사람은 누구예요?"),
        AskId::DokBak => format!("{who}: 독박은 무엇 때문이에요? (고박, 쇼당, 밀어주기)"),
        AskId::Month(word) => format!("`{}`: 몇 월이에요?", word.text),
        AskId::Large(Large::Goes(goes)) => format!("{goes}고 맞아요? (y, n)"),
        AskId::Large(Large::Chips(chips)) => {
            format!("한 사람이 {chips}점을 내요. 맞아요? (y, n)")
        }
        AskId::Amounts => format!(
            "{} 얼마를 따거나 잃었어요? 모두 더하면 0이어야 해요.",
            with(&who, EUN)
        ),
        AskId::HandOrMoney(_) => {
            format!("{who}: 이번 판에서 잃은 거예요(판), 따로 준 돈이에요(돈)?")
        }
        AskId::Boar => "멧돼지 먹은 사람은요? (없음)".to_owned(),
        AskId::Pile(of) => {
            let of = of.map_or("먹은 패", kind);
            format!(
                "{}: {of}는요?",
                if who.is_empty() { "진 사람" } else { &who }
            )
        }
    }
}

const fn rest(of: CountKind) -> &'static str {
    match of {
        CountKind::Brights => "광",
        CountKind::Animals => "열끗 일곱 장",
        CountKind::Ribbons => "띠",
        CountKind::Junk => "피",
    }
}

fn question_of_bak(of: ToldBak, asked: &AskedBack) -> String {
    let who = list(&asked.players);
    let word = bak(of);
    let told = match &asked.enter {
        Some(only) if only.is_empty() => " [더 없음]".to_owned(),
        Some(only) => format!(" [{}만]", list(only)),
        None => String::new(),
    };
    if asked.enter.is_some() {
        return format!("{word} 쓴 사람이 더 있어요? ({who}){told}");
    }
    match of {
        ToldBak::Pi if asked.spared => format!(
            "{word} 쓴 사람은요? ({who}, 없음; 피가 한 장도 없으면 `이름 피 없음`, 장수도 돼요)"
        ),
        ToldBak::Pi => format!("{word} 쓴 사람은요? ({who}, 없음; 장수도 돼요)"),
        _ => format!("{word} 쓴 사람은요? ({who}, 없음)"),
    }
}

pub(crate) fn told_refusal(words: &[Spoken], why: &MisheardReason) -> String {
    let quoted: Vec<String> = words
        .iter()
        .map(|word| format!("`{}`", word.text))
        .collect();
    let quoted = quoted.join(", ");
    let says = match why {
        MisheardReason::Unknown => "모르는 말이에요.".to_owned(),
        MisheardReason::NoWord => {
            "무엇의 수인지 몰라요. `7점`, `2고`, `피 12장`처럼 적어 주세요.".to_owned()
        }
        MisheardReason::Misplaced => {
            "여기서는 뜻을 알 수 없어요. 누구의 것인지 이름도 적거나, 이 말을 빼 주세요.".to_owned()
        }
        MisheardReason::NoAnswer => "이 질문의 답이 아니에요.".to_owned(),
        MisheardReason::Nothing => "무엇이 있었는지 말하듯 적어 주세요. 보기: 7점 피".to_owned(),
        MisheardReason::SetSize { set, cards } => {
            format!("{} {cards}장이에요.", with(KOREAN.said(set.0), EUN))
        }
        MisheardReason::WhichRibbons => {
            "비띠 말고 나머지 두 띠도 적어 주세요. 보기: 4t 5t".to_owned()
        }
        MisheardReason::Twice => "두 가지가 서로 달라요. 하나만 적어 주세요.".to_owned(),
        MisheardReason::NotTheSame => "둘 다 맞을 수는 없어요.".to_owned(),
        MisheardReason::SetWorth { set, points } => {
            format!("{} {points}점이에요.", with(KOREAN.said(set.0), EUN))
        }
        MisheardReason::MoreThanPoints { sum, points } => {
            format!("적은 것만 더해도 {sum}점이라 {points}점보다 많아요.")
        }
        MisheardReason::TooFewPoints { points, target } => {
            format!("{points}점으로는 날 수 없어요. {target}점부터예요.")
        }
        MisheardReason::TooManyPoints { most } => format!("많아야 {most}점이에요."),
        MisheardReason::TooManyGoes { most: 0 } => "이 점수로는 고를 부를 수 없어요.".to_owned(),
        MisheardReason::TooManyGoes { most } => format!("고는 많아야 {most}번이에요."),
        MisheardReason::TooMany { kind: of, most } => {
            format!("{} 모두 {most}장이에요.", with(kind(*of), EUN))
        }
        MisheardReason::NoRoom(of) => format!(
            "{} 난 것이 아니라서 {} 씌울 수 없어요.",
            with(kind(of.kind()), RO),
            with(bak(*of), EUL)
        ),
        MisheardReason::Off => "이 판의 규칙에는 없어요.".to_owned(),
        MisheardReason::OtherGame => "이 게임에는 없어요.".to_owned(),
        MisheardReason::OfTheWinner => {
            "이긴 사람한테는 맞지 않아요. 누구 것인지 적어 주세요.".to_owned()
        }
        MisheardReason::CupOfLoser => {
            "진 사람의 국진은 센 장수로 적어 주세요. 보기: 열 없음 피 5장".to_owned()
        }
        MisheardReason::StakeLine => "판돈은 판을 적기 전에 따로 한 줄로 적어 주세요. 보기: 대판 2배".to_owned(),
        MisheardReason::Handed { from, to } => format!("따로 준 돈은 판이 아니에요. <로 되돌리고 이렇게 적어 주세요: 건넨돈 {} {} 금액", record::quoted(from), record::quoted(to)),
        MisheardReason::Away => "이번 판에 안 친 사람이에요".to_owned(),
        MisheardReason::OnePayment => "누가 누구한테 얼마를 줬는지는 한 건씩 적어 주세요".to_owned(),
        MisheardReason::NotZero { sum } => {
            format!("모두 더하면 0이어야 하는데 {}", off_zero((*sum).into()))
        }
        MisheardReason::NoChips => "돈은 한 점이 얼마인지 정해져 있고(`점당 100원`) 점으로 나누어떨어져야 적을 수 있어요. 아니면 점으로 적어 주세요.".to_owned(),
        MisheardReason::Fault(fault) => {
            super::problem(&fault.problem, crate::card::Calendar::Korean)
        }
    };
    if quoted.is_empty() {
        says
    } else {
        format!("{quoted}: {says}")
    }
}
