//! What is wrong with an adjustment, a season or a note about an evening.

use crate::cli::facts::kept::KeptMisuse;
use crate::ledger::KeptFault;
use crate::vocabulary::particle::{EUN, GA, WA, with};

pub(in crate::cli) fn kept_misuse(misuse: &KeptMisuse) -> String {
    match misuse {
        KeptMisuse::NoShares => {
            "누가 받고 누가 내는지 적어 주세요. 보기: `dokbak adjust \"이월\" 철수 +120 영희 -120`"
                .to_owned()
        }
        KeptMisuse::NoAmount(name) => {
            format!("{name}: 뒤에 점수나 금액이 있어야 해요. 보기: {name} +120, {name} -5000원")
        }
        KeptMisuse::BadAmount(text) => {
            format!("{text}: 점수나 금액을 적어 주세요. 보기: 120, 5000원")
        }
        KeptMisuse::SeveralUnits(one, other) => format!(
            "{} {other}: 한 조정에 같이 쓸 수 없어요. 따로 적어 주세요.",
            with(one, WA)
        ),
        KeptMisuse::Uneven(sum) => format!(
            "합계가 0이 아니라 {sum}이에요. 고쳐 적거나, 남는 돈이 오갈 공금을 --kitty 이름으로 적어 주세요."
        ),
        KeptMisuse::NothingLeft(kitty) => {
            format!("--kitty {kitty}: 합계가 이미 0이라 공금에 오갈 것이 없어요.")
        }
        KeptMisuse::PlayerAsKitty {
            typed,
            player: name,
        } => format!(
            "--kitty {typed}: {} 치는 사람이라 공금 이름이 될 수 없어요. 그 사람 몫이면 `{name} +10`처럼 적고, \
             공금이면 다른 이름을 적어 주세요.",
            with(name, EUN),
        ),
        KeptMisuse::PlayersAsKitty(from, to) => format!(
            "{} {to} 모두 치는 사람이고 공금이 아니에요. --kitty를 빼 주세요.",
            with(from, WA),
        ),
        KeptMisuse::NoNote(evening) => format!(
            "{evening}: 어느 모임인지만 있고 메모가 없어요. 보기: `dokbak note \"비 오는 밤\" {evening}`. \
             적어 둔 메모를 보려면: `dokbak note \"\" {evening}`"
        ),
        KeptMisuse::WhichChip(worths) => format!(
            "이 장부에서 점당 금액이 여러 가지예요 ({}). --chip '{}'이나 --chip 없음처럼 정해 주세요.",
            worths.join(", "),
            worths.first().map_or("100원", String::as_str),
        ),
        KeptMisuse::NoChipYet => {
            "아직 친 판이 없어요. 점당 금액을 --chip 100원이나 --chip 없음처럼 정해 주세요."
                .to_owned()
        }
        KeptMisuse::BadChip(text) => {
            format!("--chip {text}: 점당 금액을 적어 주세요. 보기: 100원. 돈을 걸지 않았으면 없음")
        }
        KeptMisuse::NoSuchWord {
            option,
            text,
            words,
        } => format!(
            "{option} {text}: 그런 말이 없어요. 쓸 수 있는 말: {}",
            words.join(", ")
        ),
        KeptMisuse::NoDays(text) => {
            format!("{text}: 첫날과 마지막 날을 적어 주세요. 보기: 2026-03-01부터 2026-05-31까지")
        }
    }
}

pub(in crate::cli) fn kept_fault(fault: &KeptFault) -> String {
    match fault {
        KeptFault::NoReason => {
            "이유를 따옴표 안에 적어 주세요. 보기: `dokbak adjust \"벌칙\" 철수 -5 영희 +5`".to_owned()
        }
        KeptFault::NoShares => "누가 얼마를 받고 내는지가 없어요.".to_owned(),
        KeptFault::BadAmount(text) => format!("`{text}`: 받거나 낼 수 있는 점수나 금액이 아니에요."),
        KeptFault::BadChip(text) => format!("`{text}`: 점당 금액이 될 수 없어요."),
        KeptFault::BadName(name) => format!("`{name}`: 쓸 수 없는 이름이에요."),
        KeptFault::NamedTwice(name) => format!("{} 두 번 적혀 있어요.", with(name, GA)),
        KeptFault::Uneven(sum) => format!("합계가 0이 아니라 {sum}이에요."),
        KeptFault::KittyAndPeople => {
            "공금에 오가는 돈과 사람끼리 주고받을 돈은 한 조정에 같이 쓸 수 없어요. 따로 적어 주세요."
                .to_owned()
        }
        KeptFault::ChipsInKitty(name) => {
            format!("{name}: 공금에는 돈을 걸지 않은 점수를 넣을 수 없어요.")
        }
        KeptFault::NotAdjustment(entry) => {
            format!("기록 {entry}번은 조정이 아니에요. 조정은 `dokbak adjust`에 있어요.")
        }
        KeptFault::UndoneAlready(entry) => {
            format!("기록 {entry}번은 이미 되돌렸어요. 모두 보려면 `dokbak adjust`")
        }
        KeptFault::BadSeason(name) => format!("`{name}`: 시즌 이름으로 쓸 수 없어요."),
        KeptFault::Backwards { since, until } => {
            format!("{} {since}보다 앞이에요.", with(until, EUN))
        }
        KeptFault::NoSeason { asked, names } if names.is_empty() => format!(
            "{asked}: 그런 시즌이 없어요. `dokbak season {asked} 첫날 마지막날`로 정할 수 있어요."
        ),
        KeptFault::NoSeason { asked, names } => {
            format!("{asked}: 그런 시즌이 없어요. 있는 시즌: {}", names.join(", "))
        }
        KeptFault::NothingNoted => "적어 둔 메모가 없어요.".to_owned(),
    }
}
