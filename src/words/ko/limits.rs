//! Words for whatever exceeds a limit.

use crate::files::{Irregular, SystemFault};
use crate::limits::Limit;
use crate::words::grouped;

pub(crate) fn and_more(more: usize) -> Option<String> {
    (more > 0).then(|| format!("그 밖에 {}개 더", grouped(more as u128)))
}

pub(crate) fn too_long(limit: Limit) -> String {
    let most = grouped(limit.most() as u128);
    match limit {
        Limit::RecordBytes => {
            format!("기록이 너무 길어요. 한 기록은 한 판이고, {most}바이트까지예요.")
        }
        Limit::RecordLines => {
            format!("기록에 줄이 너무 많아요. 한 기록은 한 판이고, {most}줄까지예요.")
        }
        Limit::LineBytes => format!(
            "줄이 너무 길어요. 한 줄은 {most}바이트까지예요. 줄이거나 여러 줄로 나눠 주세요."
        ),
        Limit::Faults => format!("오류는 {most}개까지만 보여 줘요."),
        Limit::RulesetBytes => format!("규칙 파일이 너무 길어요. {most}바이트까지예요."),
        Limit::ConfigBytes => format!("설정 파일이 너무 길어요. {most}바이트까지예요."),
        Limit::ImportBytes => format!("다른 장부의 기록이 너무 길어요. {most}바이트까지예요."),
        Limit::RulesetKeys => {
            format!("규칙 파일에 항목이 너무 많아요. {most}개까지예요.")
        }
        Limit::Examples => format!(
            "규칙 파일에 보기가 너무 많아요. {most}개까지예요. 나머지는 이것을 extends로 잇는 파일에 \
             적어 주세요."
        ),
        Limit::Extends => format!("규칙은 {most}단계까지만 이을 수 있어요."),
        Limit::Entries => format!(
            "한 판에 {most}번까지 적을 수 있어요. 몇 개를 되돌리거나, 줄을 줄여 적어 주세요."
        ),
        Limit::Claims => format!("주장은 {most}개까지예요. 몇 개를 되돌리거나 합의해 주세요."),
        Limit::Deals => format!("비교는 {most}판까지예요."),
        Limit::AmountDigits => format!("금액은 소수점 앞 {most}자리까지예요."),
    }
}

pub(super) fn too_deep(names: &[String]) -> String {
    let most = grouped(Limit::Extends.most() as u128);
    let chain = match names {
        [first, second, .., last_but_one, last] if names.len() > 5 => {
            format!("{first}, {second}, …, {last_but_one}, {last}")
        }
        _ => names.join(", "),
    };
    format!("규칙은 {most}단계까지만 이을 수 있는데, 이것은 더 길어요: {chain}.")
}

pub(crate) const fn irregular(kind: Irregular) -> &'static str {
    match kind {
        Irregular::Folder => "폴더예요. 그 안의 파일을 적어 주세요.",
        Irregular::Pipe => "파이프라서 이름으로 읽지 않아요. 보통 파일을 적어 주세요.",
        Irregular::Socket => "소켓이에요. 보통 파일을 적어 주세요.",
        Irregular::Device => "장치예요. 보통 파일을 적어 주세요.",
    }
}

/// Says why the system cannot read or write a file, without a full stop.
pub(crate) fn system_fault(fault: SystemFault) -> String {
    let says = match fault {
        SystemFault::Missing => "파일이 없어요",
        SystemFault::Forbidden => "읽거나 쓸 권한이 없어요",
        SystemFault::Folder => "폴더예요",
        SystemFault::NoFolder => "경로 가운데에 폴더가 아닌 것이 있어요",
        SystemFault::There => "같은 이름의 파일이 이미 있어요",
        SystemFault::Full => "저장 공간이 없어요",
        SystemFault::ReadOnly => "읽기만 할 수 있는 곳이에요",
        SystemFault::TooLarge => "파일이 너무 커져요",
        SystemFault::Other(None) => "읽거나 쓸 수 없어요",
        SystemFault::Other(Some(number)) => return format!("읽거나 쓸 수 없어요 (오류 {number})"),
    };
    says.to_owned()
}
