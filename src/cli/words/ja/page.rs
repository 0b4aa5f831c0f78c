//! Words of the page of a year.

use super::LANG;
use super::named_money;
use super::{days_named, in_points, list, on_day};
use crate::cli::facts::days::NamedPeriod;
use crate::cli::words::page::PageLabels;
use crate::ledger::{HandCalled, Seal};
use crate::record::Name;
use crate::report::stats::By;
use crate::rules::PointUnit;
use crate::words::TextForm;
use crate::words::nets;
use std::path::Path;

pub(in crate::cli) const fn page_labels() -> PageLabels {
    PageLabels {
        skip: "結果へ移動",
        contents: "目次",
        theme: "明るい・暗い",
        people: "それぞれの成績",
        player: "名前",
        chips: "チップ",
        in_chips: "チップ",
        money: "金額",
        hands: "局数",
        won: "勝ち局",
        at_table: "参加局数",
        gains: "プラス",
        share: "勝率",
        interval: "95%区間",
        sure: "記録から言えること",
        pairs: "すべての組",
        beside: "相手",
        more: "1局あたりの差",
        best: "最高",
        worst: "最低",
        evenings: "日数",
        guest: "ゲスト",
        curve: "チップの推移",
        curve_of_money: "金額の推移",
        curve_says: "その日までの勝ち負けを、日ごとに示します。",
        in_numbers: "数字で見る",
        day: "日付",
        sum: "合計",
        calendar: "遊んだ日",
        calendar_says: "色のある日に遊びました。色と下の文字は、その日いちばん勝った人を表します。",
        calendar_tie: "一番の人が一人に決まらなかった日",
        months: "月ごと",
        month: "月",
        paid: "だれがだれに払ったか",
        paid_says: "行が払った人、列が受け取った人です。局ごとの支払いだけで、あとで受け渡したお金は含みません。",
        payer: "払った人 \\ 受け取った人",
        figures: "統計",
        figures_says: "局数か日数が少なく、まだ言えない数字には疑問符が付きます。それぞれの数え方は dokbak の docs/STATISTICS.md にあります。",
        per_hand: "1局平均",
        per_win: "平均勝ち",
        goes: "ゴーの回数",
        goes_won: "ゴーして勝った局",
        baks_taken: "バクされた局",
        cost: "失った分",
        baks_given: "バクさせた局",
        brought: "得た分",
        for_others: "独バク",
        favourite: "多い役",
        comma: "、",
        records: "記録",
        records_says: "勝った人の取り札とともに示します。",
        all_hands: "すべての局",
        filter: "局を選ぶ",
        anybody: "だれでも",
        any_month: "すべての月",
        any_jokbo: "すべての役",
        jokbo: "役",
        reset: "すべて表示",
        nothing_fits: "当てはまる局はありません。",
        record: "記録のとおり",
        replay: "並べて見る",
        back: "戻る",
        forward: "進む",
        to_begin: "最初へ",
        to_end: "最後へ",
        step: "手順",
        plays: "{0}: {1}を出しました。",
        flips: "{0}: {2}をめくりました。",
        plays_and_flips: "{0}: {1}を出し、{2}をめくりました。",
        on: "→",
        then: "、続けて",
        table: "場札（山札{0}枚）",
        hand_cards: "{0}の手札",
        pile: "{0}の取り札",
        keys: "矢印キーで前後に、Home で最初、End で最後に移ります。",
        rules: "ルール",
        rules_says: "局に付いた小さな数字がここを指します。",
        offline: "すべてがこのファイルにあり、ネットワークは使いません。",
        weekdays: "月 火 水 木 金 土 日",
    }
}

/// Returns how the figures are to be read.
pub(in crate::cli) fn page_sure_says(hands: usize, evenings: usize) -> String {
    format!(
        "このような日がずっと続いたとき、100回のうち95回はこの区間に入ります。1日をひとまとまりとして数え、図の縦線は0チップです。\
         {hands}局または{evenings}日に満たない分はまだ何も言えないので、薄い字で疑問符を付けています。\
         順位ではなく、初めて座った順に並んでいます。"
    )
}

/// Returns by what hands are told apart.
pub(in crate::cli) const fn page_by(by: By) -> &'static str {
    match by {
        By::Seat => "席ごと（親が1番目）",
        By::Dealer => "親のときと子のとき",
        By::Ruleset => "ルールごと",
        By::Month => "月ごと",
    }
}

/// Returns what each won or lost in chips.
pub(in crate::cli) fn page_nets(net: &[(Name, i64)]) -> String {
    list(&TextForm::Seen.each(&nets(LANG, net)))
}

/// Returns the points that each made where no chips moved.
pub(in crate::cli) fn page_points(points: &[(Name, i64)], unit: PointUnit) -> String {
    let each = points.iter();
    let each: Vec<String> = each
        .map(|(name, points)| format!("{name} {}", in_points(points, unit)))
        .collect();
    list(&each)
}

pub(in crate::cli) fn page_title(days: &NamedPeriod) -> String {
    match days {
        NamedPeriod::Year(year) => format!("ひと目で見る{year}年"),
        days => days_named(days).unwrap_or_else(|| "これまでのすべて".to_owned()),
    }
}

pub(in crate::cli) fn page_extent(people: usize, evenings: usize, hands: usize) -> String {
    format!("{people}人、{evenings}日、{hands}局")
}

pub(in crate::cli) fn page_hands(hands: usize) -> String {
    format!("{hands}局")
}

pub(in crate::cli) fn page_empty() -> String {
    "この期間の局は帳簿にありません。".to_owned()
}

pub(in crate::cli) fn page_month_short(month: &str) -> String {
    match month.split_once('-') {
        Some((_, month)) => format!("{}月", month.trim_start_matches('0')),
        None => month.to_owned(),
    }
}

pub(in crate::cli) fn page_hand(hand: &HandCalled) -> String {
    format!("{}の{}局目", on_day(&hand.evening.day), hand.number)
}

pub(in crate::cli) fn page_evening_of(day: &str, hands: usize, winner: Option<&str>) -> String {
    let day = on_day(day);
    match winner {
        Some(winner) => format!("{day}、{hands}局、最多は{winner}"),
        None => format!("{day}、{hands}局"),
    }
}

pub(in crate::cli) fn page_curve_ends(player: &str, chips: &str) -> String {
    format!("{player}: {chips}チップ")
}

/// Returns why a hand was corrected.
pub(in crate::cli) fn page_corrected(reason: &str) -> String {
    format!("訂正: {reason}")
}

/// Returns what each won or lost, or how many hands there were, with what one chip was worth.
pub(in crate::cli) fn page_nets_of(nets: &str, worth: &str) -> String {
    format!("{nets}（レート{worth}）")
}

/// Returns of what the figures are, and of what they are not.
pub(in crate::cli) fn page_left_out(own: Option<&str>, left: &[Option<&str>]) -> String {
    let own = named_money(own);
    let left: Vec<String> = left.iter().map(|money| named_money(*money)).collect();
    format!(
        "以下の数字は{own}の分だけです。除いた分: {}",
        left.join("、")
    )
}

pub(in crate::cli) fn record_hand_of_money(money: &str) -> String {
    format!("{money}の局")
}

pub(in crate::cli) fn record_hand(chips: &str) -> String {
    format!("{chips}チップの局")
}

pub(in crate::cli) fn record_hand_says(player: &str, chips: &str) -> String {
    format!("1局でいちばん勝ったのは{player}の{chips}チップです。")
}

pub(in crate::cli) fn record_loss(chips: &str) -> String {
    format!("1局で{chips}チップ")
}

pub(in crate::cli) fn record_loss_says(player: &str) -> String {
    format!("1局でいちばん負けたのは{player}です。")
}

pub(in crate::cli) fn record_goes(goes: u32) -> String {
    format!("ゴー{goes}回")
}

pub(in crate::cli) fn record_goes_says(player: &str) -> String {
    format!("いちばん多くゴーして勝ったのは{player}です。")
}

pub(in crate::cli) fn record_points(points: i64) -> String {
    format!("{points}点")
}

pub(in crate::cli) fn record_points_says(player: &str) -> String {
    format!("倍になる前の得点が最高だったのは{player}です。")
}

pub(in crate::cli) fn record_winning(hands: usize) -> String {
    format!("{hands}連勝")
}

pub(in crate::cli) fn record_winning_says(player: &str) -> String {
    format!("いちばん長く勝ち続けたのは{player}です。これはその最後の局です。")
}

pub(in crate::cli) fn record_losing(hands: usize) -> String {
    format!("{hands}連敗")
}

pub(in crate::cli) fn record_losing_says(player: &str) -> String {
    format!("自分の局をいちばん長く続けて負けたのは{player}です。これはその最後の局です。")
}

pub(in crate::cli) fn record_evening(chips: &str) -> String {
    format!("1日で{chips}チップ")
}

pub(in crate::cli) fn record_evening_says(player: &str, day: &str) -> String {
    format!("1日でいちばん勝ったのは{}の{player}です。", on_day(day))
}

pub(in crate::cli) fn page_made_of(seal: &Seal) -> String {
    format!("帳簿の記録{}番まで。最後の記録のハッシュ:", seal.entry)
}

pub(in crate::cli) fn page_check() -> String {
    "帳簿があれば、このコマンドで、このページが一字でも変わったかどうか分かります:".to_owned()
}

pub(in crate::cli) fn page_written(path: &Path, bytes: usize) -> String {
    format!(
        "{} を書き出しました（{} kB）。",
        path.display(),
        bytes.div_ceil(1000)
    )
}

pub(in crate::cli) fn report_agrees(path: &Path, seal: &Seal) -> String {
    format!(
        "{} は、記録{}番までの帳簿と一字も違いません。",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_differs(path: &Path, line: usize, column: usize) -> String {
    format!("{}:{line}:{column}: ここから帳簿と違います", path.display())
}

/// Says that a page is of a ledger that was taken in, and can be made again by that alone.
pub(in crate::cli) fn report_out_of_reach(path: &Path, seal: &Seal) -> String {
    format!(
        "{}: ここに取り込んだ別の帳簿のページです（記録{}まで）。その帳簿もほかの帳簿を取り込んでいるので、\
         ここでは作り直せません。その帳簿で確かめてください",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_of_another(path: &Path, seal: &Seal) -> String {
    format!(
        "{}: 記録{}番のハッシュがこの帳簿と違います。別の帳簿のページか、どちらかが変更されています",
        path.display(),
        seal.entry
    )
}

pub(in crate::cli) fn report_by_other(path: &Path, engine: &str) -> String {
    format!(
        "{} は {engine} で作られました。変わったかどうかは、その版でしか分かりません",
        path.display()
    )
}

pub(in crate::cli) fn no_report(path: &Path) -> String {
    format!(
        "{} は `dokbak report` で作ったページではありません",
        path.display()
    )
}
