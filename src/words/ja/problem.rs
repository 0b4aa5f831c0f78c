//! What is wrong in a record: where, what, and what would be right.

use super::bad_name::bad_name;
use super::calls::{call, not_grown};
use super::cards::card;
use super::contradiction::{contradiction, duplicate, impossible};
use super::keys::key_fault;
use super::limits::too_long;
use super::made::unmade;
use super::shown::{hint, in_japanese, month, shown};
use super::unbalanced::unbalanced;
use super::{
    duplicate_month, file_faults, koi_below_min, must_declare, not_in_pack, not_on_table, piles,
    turns,
};
use crate::card::{Calendar, Card, OpenSet, Pile, UnknownCard};
use crate::record::{Choice, LineSyntax, NotInForce, Problem};
use crate::rules::{FileFault, Game};
use std::ops::RangeInclusive;

pub(crate) fn problem(problem: &Problem, calendar: Calendar) -> String {
    match problem {
        Problem::UnknownCard(unknown) => unknown_card(unknown, calendar),
        Problem::UnknownMonth { word } => format!(
            "「{}」という月はありません。1〜12か花の名前で書いてください。",
            shown(word)
        ),
        Problem::NotInPack { card } => not_in_pack(*card, calendar),
        Problem::DuplicateCard { card, holder } => duplicate(*card, holder.as_deref(), calendar),
        Problem::DuplicateMonth { month } => duplicate_month(*month, calendar),
        Problem::CardNotThere {
            card: which,
            player,
        } => format!("{}は{player}の取り札にありません。", card(*which, calendar)),
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
        Problem::UnknownPlayer { name, nearest } => unknown_player(name, nearest.as_deref()),
        Problem::UnknownLine { word, nearest } => {
            let (word, hint) = (shown(word), hint(*nearest));
            format!("「{word}」という語は記録では使えません。{hint}")
        }
        Problem::HeaderOfOtherGame => not_in_force(NotInForce::OtherGame).to_owned(),
        Problem::MisplacedWord { word, behind_name } => {
            let word = shown(word);
            if *behind_name {
                format!("「{word}」の前に名前は書きません。名前を外してください。")
            } else {
                format!("「{word}」の前に名前を書いてください。")
            }
        }
        Problem::OpenQuote => {
            "引用符が閉じていません。名前の後ろに引用符を付けてください。".to_owned()
        }
        Problem::BadArgument { word, form } => bad_argument(word.as_deref(), *form),
        Problem::Contradiction(what) => contradiction(what, calendar),
        Problem::Key(fault) => key_fault(fault),
        Problem::UnknownRules { name, faults } => unknown_rules(name, faults),
        Problem::HeaderTwice { word } => {
            format!("「{word}」の行が2つあります。正しいほうだけにしてください。")
        }
        Problem::HeaderLate { word } => {
            format!("「{word}」はゲームの行より前、初めのほうに書いてください。")
        }
        Problem::AfterEnd => "局はもう終わっています。この後には何も書けません。".to_owned(),
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
            "7人で遊ぶにはジョーカーが必要です。pack.jokersで決めてください。".to_owned()
        }
        Problem::WrongTurn { player, due } => wrong_turn(player, due.as_deref()),
        Problem::NotForced { player } => format!(
            "{player}は追い込みではないので、光売りができません。できるのは、ほかの2人が出て席が\
             埋まった人だけです。"
        ),
        Problem::NotSaleable { card } => not_saleable(*card, calendar),
        Problem::NoYaku { player } => {
            format!("{player}には役がないので、こいこいも勝負もできません。")
        }
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

fn unknown_player(name: &str, nearest: Option<&str>) -> String {
    let (name, hint) = (shown(name), hint(nearest));
    format!("「{name}」という名前の人はいません。{hint}")
}

fn bad_argument(word: Option<&str>, form: LineSyntax) -> String {
    let form = written(form);
    match word {
        Some(word) => format!("「{}」はここでは使えません。書き方: {form}", shown(word)),
        None => format!("語が足りません。書き方: {form}"),
    }
}

fn written(form: LineSyntax) -> String {
    let ways = form.ways().iter().map(|way| in_japanese(way));
    let ways = ways.collect::<Vec<String>>().join("、または ");
    match form.numbers() {
        Some(range) => format!("{ways}（Nは{}〜{}）", range.start(), range.end()),
        None => ways,
    }
}

fn no_end(game: Game) -> String {
    let ends = match game {
        Game::GoStop => "「名前 ストップ」、「n（ナガリ）」、「配り直し」のどれか",
        Game::KoiKoi => "「名前 勝負」、「n（引き分け）」、「配り直し」のどれか",
        Game::MinHwatu => "全員の「名前 取り札 札」か、「配り直し」",
    };
    format!("局がどう終わったか書かれていません。{ends}を書いてください。")
}

fn wrong_seats(seats: usize, fits: &RangeInclusive<usize>) -> String {
    if seats == 0 {
        return "遊ぶ人がいません。最初に「players 名前 名前 …」の行を書いてください。".to_owned();
    }
    let (least, most) = (fits.start(), fits.end());
    let fits = if least == most {
        least.to_string()
    } else {
        format!("{least}〜{most}")
    };
    format!("{seats}人いますが、このゲームは{fits}人用です。")
}

fn wrong_turn(player: &str, due: Option<&str>) -> String {
    match due {
        Some(due) if player.is_empty() => {
            format!(
                "席に着いた人が多いので、だれが出るかを先に書いてください: 「{due} 残る」か「{due} 降りる」"
            )
        }
        Some(due) if due == player => {
            format!("{player}はまだ自分の番を終えていません。これはその後です。")
        }
        Some(due) => format!("{player}の番ではありません。{due}の番です。"),
        None => format!("{player}は今することがないか、この局に出ていません。"),
    }
}

fn not_saleable(which: Card, calendar: Calendar) -> String {
    let goods = [Card::CUP, Card::PAULOWNIA_DOUBLE, Card::WILLOW_DOUBLE];
    let goods = goods.map(|card| card.code(calendar)).join("、");
    let which = card(which, calendar);
    format!("{which}は売れません。売れるのは光札、{goods}、ジョーカーです。")
}

fn uneven_par(key: &str, par: Option<i64>) -> String {
    match par {
        Some(par) => format!("この札の点では{key}={par}が基準点です。そのように直してください。"),
        None => format!("この札の点は人数で割り切れないので、合う{key}がありません。"),
    }
}

fn unknown_rules(name: &str, faults: &[FileFault]) -> String {
    let why = file_faults(faults).join(" ");
    format!("ルールセット{name}は使えません: {why}")
}

fn unknown_card(unknown: &UnknownCard, calendar: Calendar) -> String {
    let word = shown(&unknown.word);
    if let Some(OpenSet { with, count, among }) = unknown.open_set() {
        let with = with.map(|card| format!("{}と、", card.code(calendar)));
        return format!(
            "「{word}」だけでは、どの札か分かりません。{}{}のうち{count}枚を書いてください。",
            with.unwrap_or_default(),
            among.codes(calendar)
        );
    }
    match unknown.flower {
        Some(flower) => format!(
            "「{word}」という札はありません。{}の札は{}です。",
            month(flower, calendar),
            Pile::month(flower).codes(calendar)
        ),
        None => format!(
            "「{word}」という札はありません。{}",
            hint(unknown.nearest(calendar))
        ),
    }
}

const fn not_in_force(what: NotInForce) -> &'static str {
    match what {
        NotInForce::Syodang => {
            "この卓では流局の申し出（ショーダン）はできません（syodang.enabled=false）。"
        }
        NotInForce::Push => "この卓では次局送りはありません。ストップかゴーにしてください。",
        NotInForce::Heodang => {
            "この卓では、5回続けて取れなくても勝ちにはなりません（fixed.heodang=0）。"
        }
        NotInForce::Grenade => "この卓では手榴弾（2枚爆弾）はありません（grenade=off）。",
        NotInForce::PotkanAfterHeundeum => {
            "この卓では、見せた3枚は爆弾にできません（potkan.after_heundeum=false）。"
        }
        NotInForce::CupFinal => {
            "この卓では菊に盃の数え方を先に決めず、持ち主に有利なほうで数えます（cup.final=false）。"
        }
        NotInForce::Nagari => "このゲームにナガリはありません。勝者がいなければ「引き分け」です。",
        NotInForce::Draw => "このゲームに引き分けはありません。勝者がいなければ「ナガリ」です。",
        NotInForce::CupAlways => "この卓では菊に盃をいつもタネと数えます（switch.september=0）。",
        NotInForce::Offer => "流局の申し出がありません。先に「名前 ショーダン」の行が必要です。",
        NotInForce::IrisDrops => {
            "ここでは菖蒲で休みになりません（gwangpalli.iris_drops、7人のとき）。"
        }
        NotInForce::TwoDrops => "前の局で降りた人は、この局では降りられません。",
        NotInForce::DropsNext => "次の局で降りた人は、この局では降りられません。",
        NotInForce::Table => {
            "番を追うには場札が必要です。その前に「場札 札」の行を足してください。"
        }
        NotInForce::JokerPlayed => {
            "ここではジョーカーを置いて手札に1枚引きます（joker.from_hand=hand）。\
             「名前 引く ジョーカー 札」と書き、次に番の行を書いてください。"
        }
        NotInForce::JokerDrawn => {
            "ここではジョーカーの代わりに1枚めくって出します（joker.from_hand=replace）。\
             「名前 plays ジョーカー then 札」と書いてください。"
        }
        NotInForce::Amounts => "チップのやり取りがないルールなので、金額だけの局は書けません。",
        NotInForce::OtherGame => "このルールセットのゲームには、この行はありません。",
    }
}

const TOO_LARGE: &str =
    "チップが多すぎて数えられません。ゴーの回数、ルール、入れた点数を確かめてください。";

fn wrong_answer(player: &str, due: Option<&str>) -> String {
    match due {
        Some(due) if player.is_empty() || player == due => {
            format!("先に{due}が申し出に答えます: 「{due} 受ける」か「{due} 断る」")
        }
        Some(due) => format!(
            "今、申し出に答えるのは{player}ではなく{due}です: 「{due} 受ける」か「{due} 断る」"
        ),
        None => format!("申し出の返事はもう出ています。{player}が答えることはありません。"),
    }
}

fn choice_needed(choice: &Choice, calendar: Calendar) -> String {
    match choice {
        Choice::TakenWith { card: which } => format!(
            "{}と一緒に取った札が1つに決まりません。「with 札」を足してください。",
            card(*which, calendar)
        ),
        Choice::Month | Choice::Sets { .. } => piles::choice(choice),
        Choice::Onto { card: which, among } => {
            let codes: Vec<String> = among.iter().map(|card| card.code(calendar)).collect();
            format!(
                "{}は{}のどちらに合わせたか決まりません。後ろに「on 札」を足してください。",
                card(*which, calendar),
                codes.join("か")
            )
        }
        Choice::LastYaku => {
            "2人とも役があります。どちらの役が後か分かるように、取った順に「名前 取る 札」で\
             書いてください。"
                .to_owned()
        }
        Choice::Surrendered { from, to } => format!(
            "{from}が渡したカスによって結果が変わります。この行の次に「{from} 渡す 札 {to}」を\
             足してください。"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::parse;

    fn says(record: &str) -> String {
        let parsed = parse(record, Calendar::Korean);
        problem(&parsed.faults[0].problem, Calendar::Korean)
    }

    #[test]
    fn problems_are_told_in_japanese() {
        for (line, said) in [
            (
                "英子 takes 三光",
                "「三光」だけでは、どの札か分かりません。1g 3g 8g 11gのうち3枚を書いてください。",
            ),
            (
                "英子 takes 雨四光",
                "「雨四光」だけでは、どの札か分かりません。12gと、1g 3g 8g 11gのうち3枚を書いてください。",
            ),
            (
                "英子 takes 8x",
                "「8x」という札はありません。8月の札は8gyppです。",
            ),
            (
                "英子 takes 11y",
                "「11y」という札はありません。桐（韓国の11月）の札は11gsppです。",
            ),
            (
                "英子 stpo",
                "「stpo」という語は記録では使えません。「stop」のことですか。",
            ),
        ] {
            assert_eq!(says(&format!("players 英子 太郎\n{line}\n")), said);
        }
        let turn = Problem::WrongTurn {
            player: "太郎".into(),
            due: Some("英子".into()),
        };
        assert_eq!(
            problem(&turn, Calendar::Korean),
            "太郎の番ではありません。英子の番です。"
        );
    }
}
