//! Facts that contradict each other, and impossible hands.

use super::cards::card;
use super::{
    hand_size, in_stack, joker_laid, month_again, no_turn_due, not_junk, nothing_owed, other_month,
    piles, turns, turns_tell,
};
use crate::card::{Calendar, Card};
use crate::record::{Contradiction, Impossible};

pub(super) fn contradiction(what: &Contradiction, calendar: Calendar) -> String {
    match what {
        Contradiction::SameName { name } => {
            format!("{name}が2人います。別々の名前にしてください。")
        }
        Contradiction::PointsAndCards { player } => format!(
            "{player}の点と札が両方書かれています。点の行か札の行のどちらかだけにしてください。"
        ),
        Contradiction::PointsOfLoser { player } => format!(
            "{player}はストップしていません。点はストップした人だけに書きます。ほかの人は\
             「{player} 枚数 光0 タネ0 短0 カス0」に正しい枚数を入れてください。"
        ),
        Contradiction::KnownAndPile { .. }
        | Contradiction::KnownOfWinner { .. }
        | Contradiction::FactsDisagree { .. }
        | Contradiction::FewerThanNamed { .. }
        | Contradiction::KnownPoints { .. }
        | Contradiction::TooManyGoes { .. }
        | Contradiction::NetSum { .. }
        | Contradiction::PaidBesideNet
        | Contradiction::TurnsNeedMonth => piles::contradiction(what),
        Contradiction::MonthAgain { month } => month_again(*month, calendar),
        Contradiction::PpukOutOfOrder => {
            "「初」「2回目」「3回目」は、最初の番から続けてポクになったときの語です。その語を外すか、\
             前のポクの行を足してください。"
                .to_owned()
        }
        Contradiction::AfterCounts => {
            "枚数は取り札全部の数です。札を取った行はその前に書いてください。".to_owned()
        }
        Contradiction::FirstAgain => {
            "最初の番は1人に1回です。もう前の行に書かれています。".to_owned()
        }
        Contradiction::GoPoints { told, points } => {
            format!("札では{points}点です。{told}点ではありません。")
        }
        Contradiction::NotJunk { card } => not_junk(*card, calendar),
        Contradiction::CupOfToldPile { player } => format!(
            "菊に盃の数え方は、{player}の取り札を書いたときだけ決められます。この行を消すか、札を書いてください。"
        ),
        Contradiction::ToldBefore => {
            "同じことが前の行に書かれています。どちらかの行だけにしてください。".to_owned()
        }
        Contradiction::Themselves => "自分に札を渡すことはできません。".to_owned(),
        Contradiction::WinnerAccused => {
            "勝った人は自分をアシストできません。その札を出したか残した人の名前を書いてください。"
                .to_owned()
        }
        Contradiction::OtherMonth { card } => other_month(*card, calendar),
        Contradiction::TurnsTell => turns_tell().to_owned(),
        Contradiction::InStack { card } => in_stack(*card, calendar),
        Contradiction::TurnedUp { told, takes } => turns::turned_up(*told, *takes),
        Contradiction::StockEmpty => "山札はもう残っていません。".to_owned(),
        Contradiction::HandSize { told, dealt } => hand_size(*told, *dealt),
        Contradiction::LayoutSize => "場札がこれほど多いと、手札の分が足りません。".to_owned(),
        Contradiction::MustPlay { month } => turns::must_play(*month, calendar),
        Contradiction::NoTurnDue => no_turn_due().to_owned(),
        Contradiction::NotJoker { card: which } => {
            format!("{}はジョーカーではありません。", card(*which, calendar))
        }
        Contradiction::JokerLaid { card } => joker_laid(*card, calendar),
        Contradiction::NothingOwed { from, to } => nothing_owed(from, to),
    }
}

pub(super) fn impossible(what: &Impossible, calendar: Calendar) -> String {
    match what {
        Impossible::Counts { kind, told, left } => {
            let kind = piles::kind(*kind);
            format!(
                "数えた{kind}が合わせて{told}枚ですが、ほかの取り札を除くと{left}枚しか残りません。\
                 数え直してください。"
            )
        }
        Impossible::Points {
            player,
            points,
            most,
        } => format!(
            "ほかの人が持っていない札では{points}点になりません。{player}は多くて{most}点です。"
        ),
        Impossible::Triples {
            player,
            cards,
            hand,
        } => format!(
            "これで{player}が見せた札と爆弾は{cards}枚になりますが、手札は{hand}枚です。実際に見せた\
             月だけにしてください。"
        ),
        Impossible::Calls { player, turns } => format!(
            "{player}の番は{turns}回しかないので、こいこいをこれ以上は言えません。実際に言った分だけに\
             してください。"
        ),
        Impossible::FirstSweep {
            player,
            card: which,
        } => format!(
            "{}が{player}の取り札にないので、その月の4枚は揃っていません。",
            card(*which, calendar)
        ),
    }
}

pub(super) fn duplicate(which: Card, holder: Option<&str>, calendar: Calendar) -> String {
    let which = card(which, calendar);
    match holder {
        None => format!("{which}が、ある枚数より多く書かれています。"),
        Some(holder) => format!("{which}はすでに{holder}の取り札です。"),
    }
}
