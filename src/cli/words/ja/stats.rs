//! Words about people's figures over many hands.

use crate::report::stats::{By, Fortune, Group, Per, Unplaced};
use crate::rules::Game;
use crate::verdict::LiabilityKind;
use crate::words::Text;

pub(in crate::cli) const fn chips_head(money: bool) -> &'static str {
    if money { "金額" } else { "チップ" }
}

pub(in crate::cli) fn curves_head(first: &str, last: &str, money: bool) -> String {
    let what = if money { "金額" } else { "チップ" };
    format!("{what}の推移（{first}〜{last}）")
}

pub(in crate::cli) fn told_apart(
    (one, other): (&str, &str),
    evenings: usize,
    _: Per,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "一緒に遊んだ{evenings}日分の1局平均は、{one}が{other}より{chips}多いです（95%区間 {low}〜{high}）。"
        )
    })
}

pub(in crate::cli) fn not_apart(
    (one, other): (&str, &str),
    evenings: usize,
    _: Per,
    (chips, low, high): (&Text, &Text, &Text),
) -> Text {
    let numbers = [chips, low, high];
    Text::both(|form| {
        let [chips, low, high] = numbers.map(|number| form.pick(number));
        format!(
            "一緒に遊んだ{evenings}日分の記録では{one}と{other}の差は言えません（1局あたり{chips}、95%区間 {low}〜{high}）。"
        )
    })
}

pub(in crate::cli) fn others_not_apart(pairs: usize, all: usize) -> String {
    if pairs == all {
        return format!("だれとだれの差も言えません（{all}組）。");
    }
    format!("ほかの差は言えません（{all}組のうち{pairs}組）。")
}

pub(in crate::cli) fn stats_lead(one: Option<&str>) -> String {
    let all = match one {
        Some(name) => {
            format!("{name}のすべての局は dokbak\u{a0}standings\u{a0}--player\u{a0}{name}")
        }
        None => "数字のもとになった局は dokbak\u{a0}stats\u{a0}--json".to_owned(),
    };
    format!("{all}、1局は dokbak\u{a0}show\u{a0}局 で見られます。")
}

pub(in crate::cli) const fn cause(kind: LiabilityKind) -> &'static str {
    match kind {
        LiabilityKind::Syodang => "ショーダンを拒否",
        LiabilityKind::GoBak => "ゴーバク",
        LiabilityKind::OeMyeon => "アシスト",
    }
}

pub(in crate::cli) fn fortune(fortune: Fortune) -> String {
    let heading = match fortune {
        Fortune::WonByDeal => ">配られて勝ち",
        Fortune::Triple => ">同月3枚",
        Fortune::FirstSweep => ">初手4枚",
        Fortune::Ppuk => ">ポク",
    };
    heading.to_owned()
}
pub(in crate::cli) fn together(hands: usize, one: (&str, usize), other: (&str, usize)) -> String {
    let ((one, of_one), (other, of_other)) = (one, other);
    format!("直接対決{hands}局: {one}の勝ち{of_one}、{other}の勝ち{of_other}")
}

pub(in crate::cli) fn by_headings(by: By) -> [&'static str; 8] {
    let group = match by {
        By::Seat => "席",
        By::Dealer => "親",
        By::Ruleset => "ルール",
        By::Month => "月",
        By::Game => "種目",
    };
    [
        group,
        "名前",
        ">勝ち局",
        ">勝率",
        ">95%区間",
        ">チップ",
        ">1局平均",
        ">95%区間",
    ]
}

pub(in crate::cli) fn group(group: &Group) -> String {
    match group {
        Group::Seat { players, turn } => format!("{players}人中{turn}番目"),
        Group::Dealer { other: false } => "親".to_owned(),
        Group::Dealer { other: true } => "子".to_owned(),
        Group::Unplaced { why, .. } => match why {
            Unplaced::SatOut => "休み",
            Unplaced::AtEnd => "終了時",
            Unplaced::Unknown => "不明",
        }
        .to_owned(),
        Group::Game(game) => game_name(*game).to_owned(),
        Group::Ruleset(name) => name.to_string(),
        Group::Month(month) => match month.split_once('-') {
            Some((year, month)) => format!("{year}年{}月", month.trim_start_matches('0')),
            None => month.clone(),
        },
    }
}

/// Returns the name of a game.
pub(in crate::cli) const fn game_name(game: Game) -> &'static str {
    match game {
        Game::GoStop => "ゴーストップ",
        Game::KoiKoi => "こいこい",
        Game::MinHwatu => "ミンファトゥ",
    }
}
