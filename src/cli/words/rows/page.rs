//! The yearly page.

use crate::cli::words::messages;
use crate::ledger::{HandCalled, Seal};
use std::path::Path;

messages! {
    /// Explains how to read the figures.
    page_sure_says(hands: usize, evenings: usize) {
        en: "Over many more such evenings, everybody's figure would fall within this range 95 \
             times out of 100, judging by whole evenings; the line marks zero. Fewer \
             than {hands} hands or {evenings} evenings say nothing yet: those are grey, with a \
             question mark. This is not a ranking: people are listed in the order in which \
             they first sat down.",
        ko: "이런 모임이 오래 이어지면 백 번에 아흔다섯 번은 이 구간 안에 들어요. 하루를 한 덩어리로 \
             셌고, 그림의 세로줄은 0이에요. {hands}판이나 {evenings}일이 안 되면 아직 알 수 \
             없어서 흐리게 적고 물음표를 붙였어요. 순위가 아니라 처음 앉은 차례로 적었어요.",
        ja: "このような日がずっと続いたとき、100回のうち95回はこの区間に入ります。1日をひとまとまりとして数え、図の縦線は0です。\
             {hands}局または{evenings}日に満たない分はまだ何も言えないので、\
             薄い字で疑問符を付けています。順位ではなく、初めて座った順に並んでいます。",
    }

    /// Says how many evenings and hands a page of one person has.
    page_extent_of_person(evenings: usize, hands: usize) {
        en: {
            let [evenings, hands] =
                [evenings, hands].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
            format!("{}, {}", count(evenings, "evening"), count(hands, "hand"))
        },
        ko: "{evenings}일 동안 {hands}판",
        ja: "{evenings}日間、{hands}局",
    }

    /// Returns a number of hands.
    page_hands(hands: usize) {
        en: count(i64::try_from(hands).unwrap_or(i64::MAX), "hand"),
        ko: "{hands}판",
        ja: "{hands}局",
    }

    /// Names a hand, beside its headline.
    page_hand(hand: &HandCalled) {
        en: format!("Hand {} of {}", hand.number, on_day(&hand.evening.day)),
        ko: format!("{} {}번째 판", on_day(&hand.evening.day), hand.number),
        ja: format!("{}の{}局目", on_day(&hand.evening.day), hand.number),
    }

    /// Says where a curve ends; the amount names its unit.
    page_curve_ends(player: &str, much: &str) {
        en: "{player}: {much}",
        ko: "{player}: {much}",
        ja: "{player}: {much}",
    }

    /// Says why a hand was corrected.
    page_corrected(reason: &str) {
        en: "corrected: {reason}",
        ko: "정정: {reason}",
        ja: "訂正: {reason}",
    }

    /// Adds what a chip was worth to the results, or to the number of hands.
    page_nets_of(nets: &str, worth: &str) {
        en: "{nets} ({worth} a chip)",
        ko: "{nets} (점당 {worth})",
        ja: "{nets}（レート{worth}）",
    }

    /// Titles the hand that brought somebody most; amounts name their unit.
    record_hand(much: &str) {
        en: "The hand of {much}",
        ko: "{much}짜리 판",
        ja: "{much}の局",
    }

    record_hand_says(player: &str) {
        en: "Nobody won more in a single hand than {player}.",
        ko: "한 판에 가장 많이 딴 사람: {player}.",
        ja: "1局でいちばん勝ったのは{player}です。",
    }

    record_loss(much: &str) {
        en: "{much} in one hand",
        ko: "한 판에 {much}",
        ja: "1局で{much}",
    }

    record_loss_says(player: &str) {
        en: "Nobody lost more in a single hand than {player}.",
        ko: "한 판에 가장 많이 잃은 사람: {player}.",
        ja: "1局でいちばん負けたのは{player}です。",
    }

    record_goes(goes: u32) {
        en: "{goes} go",
        ko: "{goes}고",
        ja: "ゴー{goes}回",
    }

    record_goes_says(player: &str) {
        en: "Nobody said go more often and still won than {player}.",
        ko: "고를 가장 많이 부르고 이긴 사람: {player}.",
        ja: "いちばん多くゴーして勝ったのは{player}です。",
    }

    record_points(points: i64) {
        en: format!("{} before multipliers", count(points, "point")),
        ko: "배수 전 {points}점",
        ja: "倍にする前で{points}点",
    }

    record_points_says(player: &str) {
        en: "The highest score of a pile, before multipliers: {player}'s.",
        ko: "곱하기 전 점수가 가장 높았던 사람: {player}.",
        ja: "倍になる前の得点が最高だったのは{player}です。",
    }

    record_winning(hands: usize) {
        en: "{hands} in a row",
        ko: "{hands}연승",
        ja: "{hands}連勝",
    }

    record_winning_says(player: &str) {
        en: "Nobody won more hands in a row than {player}; this was the last of them.",
        ko: "가장 오래 이어서 이긴 사람: {player}. 이 판이 그 마지막이에요.",
        ja: "いちばん長く勝ち続けたのは{player}です。これはその最後の局です。",
    }

    record_losing(hands: usize) {
        en: "{hands} lost in a row",
        ko: "{hands}연패",
        ja: "{hands}連敗",
    }

    record_losing_says(player: &str) {
        en: "Nobody lost more hands in a row than {player}; this was the last of them.",
        ko: "친 판에서 가장 오래 이어서 진 사람: {player}. 이 판이 그 마지막이에요.",
        ja: "自分が出た局でいちばん長く負け続けたのは{player}です。これはその最後の局です。",
    }

    record_evening(much: &str) {
        en: "{much} in one evening",
        ko: "하루에 {much}",
        ja: "1日で{much}",
    }

    record_evening_says(player: &str) {
        en: "Nobody took home more in one evening than {player}.",
        ko: "하루에 가장 많이 딴 사람: {player}.",
        ja: "1日でいちばん勝ったのは{player}です。",
    }

    /// Introduces the seal at the end of the page.
    page_made_of(seal: &Seal) {
        en: format!("As of entry {} of the ledger, whose hash is", seal.entry),
        ko: format!("장부의 기록 {}번까지. 마지막 기록의 해시:", seal.entry),
        ja: format!("帳簿の記録{}番まで。最後の記録のハッシュ:", seal.entry),
    }

    /// Says how to check a page.
    page_check() {
        en: "Anybody with the ledger can check with this command that not a byte of this page \
             was changed:",
        ko: "장부가 있는 사람은 이 명령으로 이 페이지가 한 글자라도 바뀌었는지 알 수 있어요:",
        ja: "帳簿があれば、このコマンドで、このページが一字でも変わったかどうか分かります:",
    }

    /// Says that a page was written.
    page_written(path: &Path, bytes: usize) {
        en: format!("{} is written: {} kB.", path.display(), bytes.div_ceil(1000)),
        ko: format!("{}: 다 만들었어요. {} kB.", path.display(), bytes.div_ceil(1000)),
        ja: format!("{} を書き出しました（{} kB）。", path.display(), bytes.div_ceil(1000)),
    }

    /// Says that a page agrees with the ledger as of an entry.
    report_agrees(path: &Path, seal: &Seal) {
        en: format!(
            "Every byte of {} matches the ledger as of entry {}.",
            path.display(),
            seal.entry,
        ),
        ko: format!(
            "{}: 한 글자도 빠짐없이 기록 {}번까지의 장부와 같아요.",
            path.display(),
            seal.entry,
        ),
        ja: format!("{} は、記録{}番までの帳簿と一字も違いません。", path.display(), seal.entry),
    }

    report_differs(path: &Path, line: usize, column: usize) {
        en: format!(
            "{}:{line}:{column}: from here on the page differs from the ledger",
            path.display(),
        ),
        ko: format!("{}:{line}:{column}: 여기부터 장부와 달라요", path.display()),
        ja: format!("{}:{line}:{column}: ここから帳簿と違います", path.display()),
    }

    /// Says that only another ledger, since merged into this one, can make this page again.
    report_out_of_reach(path: &Path, seal: &Seal) {
        en: format!(
            "{} belongs to a ledger that was imported here, as of its entry {}. That ledger \
             had imported entries itself, so only it can make the page again: check it there",
            path.display(),
            seal.entry,
        ),
        ko: format!(
            "{}: 여기로 가져온 다른 장부의 페이지예요 (기록 {}번까지). 그 장부도 다른 장부를 \
             가져온 적이 있어서 여기서는 다시 만들 수 없어요. 그 장부에서 확인해 주세요",
            path.display(),
            seal.entry,
        ),
        ja: format!(
            "{}: ここに取り込んだ別の帳簿のページです（記録{}まで）。\
             その帳簿もほかの帳簿を取り込んでいるので、ここでは作り直せません。\
             その帳簿で確かめてください",
            path.display(),
            seal.entry,
        ),
    }

    report_of_another(path: &Path, seal: &Seal) {
        en: format!(
            "{} names entry {} with a different hash than this ledger has: it belongs to \
             another ledger, or one of them was changed",
            path.display(),
            seal.entry,
        ),
        ko: format!(
            "{}: 기록 {}번의 해시가 이 장부와 달라요. 다른 장부의 페이지이거나, 어느 한쪽이 \
             바뀌었어요",
            path.display(),
            seal.entry,
        ),
        ja: format!(
            "{}: 記録{}番のハッシュがこの帳簿と違います。別の帳簿のページか、\
             どちらかが変更されています",
            path.display(),
            seal.entry,
        ),
    }

    report_by_other(path: &Path, engine: &str) {
        en: format!(
            "{} was made by {engine}; only that version can tell whether it was changed",
            path.display(),
        ),
        ko: format!(
            "{}: 이 페이지를 만든 버전은 {engine}: 바뀌었는지는 그 버전만 알 수 있어요",
            path.display(),
        ),
        ja: format!(
            "{} は {engine} で作られました。変わったかどうかは、そのバージョンでしか分かりません",
            path.display(),
        ),
    }

    no_report(path: &Path) {
        en: format!("{} was not made by `dokbak report`", path.display()),
        ko: format!("{}: `dokbak report`로 만든 페이지가 아니에요", path.display()),
        ja: format!("{} は `dokbak report` で作ったページではありません", path.display()),
    }
}
