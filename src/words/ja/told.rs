//! Words about a hand told in one line: what is still asked, and why it is rejected.

use super::list;
use super::piles::off_zero;
use crate::record::{self, CountKind};
use crate::telling::{AskId, AskedBack, Large, MisheardReason, Spoken, ToldBak};
use crate::vocabulary::JAPANESE;
use crate::words::same::texts;

const fn kind(kind: CountKind) -> &'static str {
    match kind {
        CountKind::Brights => "光札",
        CountKind::Animals => "タネ",
        CountKind::Ribbons => "短冊",
        CountKind::Junk => "カス",
    }
}

const fn bak(bak: ToldBak) -> &'static str {
    match bak {
        ToldBak::Gwang => "光バク",
        ToldBak::Pi => "ピバク",
        ToldBak::Meong => "モンバク",
        ToldBak::Tti => "ティバク",
    }
}

pub(crate) fn told_question(asked: &AskedBack) -> String {
    let who = list(&asked.players);
    match &asked.id {
        AskId::Slip(word, meant) => format!("「{}」は「{meant}」ですか。(y/n)", word.text),
        AskId::Number(word) => format!(
            "「{}」は何の数ですか。ここだけ入れ直してください。例: カス {0}枚",
            word.text
        ),
        AskId::CardsOrCounts(words) => {
            format!(
                "「{}」は月ですか、枚数ですか。ここだけ入れ直してください。例: 1g 3g、光 3枚",
                texts(words)
            )
        }
        AskId::CardsOrPoints(of, count, _) => {
            format!(
                "{} {count}は枚数（枚）ですか、点数（点）ですか。",
                kind(*of)
            )
        }
        AskId::Cup(junk) => format!("カス{junk}枚は盃を入れた数ですか。（込み、別）"),
        AskId::Whose(word, _) => format!("「{}」はだれですか。", word.text),
        AskId::Beside(word) => format!("「{}」の前の人も同じですか。(y/n)", word.text),
        AskId::Too(word, ..) => format!("「{}」も前の人と同じですか。(y/n)", word.text),
        AskId::NameOrWord(word) => format!("「{}」は人の名前ですか。(y/n)", word.text),
        AskId::Winner => "勝ったのはだれですか。".to_owned(),
        AskId::Broken => "流れですか、配り直しですか。".to_owned(),
        AskId::Goes => format!("{who}のゴーは何回ですか。"),
        AskId::Sets(CountKind::Ribbons) => {
            "短冊に赤短、青短、草短はありますか。（役の名前、なし）".to_owned()
        }
        AskId::Sets(_) => "タネにゴドリはありますか。(y/n)".to_owned(),
        AskId::Rest(points, kinds) => {
            let kinds: Vec<&str> = kinds.iter().map(|kind| rest(*kind)).collect();
            format!(
                "残り{points}点に{}はありますか。（あるものすべて、なし）",
                list(&kinds)
            )
        }
        AskId::Else if asked.enter.is_some() && asked.koi_koi => {
            "ほかの役、こいこいした人は？ [なし]".to_owned()
        }
        AskId::Else if asked.enter.is_some() => {
            "ほかの役、ゴー、取り札なしの人は？ [なし]".to_owned()
        }
        AskId::Else if asked.first => format!("{who}は何で上がりましたか。（役、枚数、点数）"),
        AskId::Else => format!("{who}はほかに何で上がりましたか。（枚数、役、点数）"),
        AskId::Bak(of) => question_of_bak(*of, asked),
        AskId::JunkOrNone => {
            format!(
                "{who}のカスは{}枚以上（足りる）ですか、1枚もなし（なし）ですか。",
                asked.limit
            )
        }
        AskId::LastGo => format!("{who}のうち、後からゴーしたのはだれですか。"),
        AskId::DokBak => format!("{who}の独バクはなぜですか。（ゴーバク、ショーダン、アシスト）"),
        AskId::Month(word) => format!("「{}」は何月ですか。", word.text),
        AskId::Large(Large::Goes(goes)) => format!("ゴー{goes}回で合っていますか。(y/n)"),
        AskId::Large(Large::Chips(chips)) => {
            format!("1人の支払いが{chips}点です。合っていますか。(y/n)")
        }
        AskId::Amounts => format!("{who}はいくら勝ちましたか、負けましたか。合計は0になります。"),
        AskId::HandOrMoney(_) => {
            format!("{who}: この局の結果（局）ですか、渡したお金（お金）ですか。")
        }
        AskId::Boar => "猪を取ったのはだれですか。（なし）".to_owned(),
        AskId::Pile(of) => {
            let of = of.map_or("取り札", kind);
            format!(
                "{}の{of}は？",
                if who.is_empty() { "負けた人" } else { &who }
            )
        }
    }
}

const fn rest(of: CountKind) -> &'static str {
    match of {
        CountKind::Brights => "光札",
        CountKind::Animals => "タネ7枚",
        CountKind::Ribbons => "短冊",
        CountKind::Junk => "カス",
    }
}

fn question_of_bak(of: ToldBak, asked: &AskedBack) -> String {
    let who = list(&asked.players);
    let word = bak(of);
    match &asked.enter {
        Some(only) if only.is_empty() => format!("ほかに{word}の人は？（{who}） [なし]"),
        Some(only) => format!("ほかに{word}の人は？（{who}） [{}だけ]", list(only)),
        None if of == ToldBak::Pi && asked.spared => {
            format!("{word}の人は？（{who}、なし。カスが1枚もなければ「名前 カスなし」、枚数でも）")
        }
        None if of == ToldBak::Pi => format!("{word}の人は？（{who}、なし。枚数でも）"),
        None => format!("{word}の人は？（{who}、なし）"),
    }
}

pub(crate) fn told_refusal(words: &[Spoken], why: &MisheardReason) -> String {
    let quoted: Vec<String> = words
        .iter()
        .map(|word| format!("「{}」", word.text))
        .collect();
    let says = match why {
        MisheardReason::Unknown => "分かりません。".to_owned(),
        MisheardReason::NoWord => {
            "何の数か分かりません。「7点」「2ゴー」「カス12枚」のように入れてください。".to_owned()
        }
        MisheardReason::Misplaced => {
            "ここでは意味が分かりません。だれのことかを入れるか、消してください。".to_owned()
        }
        MisheardReason::NoAnswer => "この質問の答えではありません。".to_owned(),
        MisheardReason::Nothing => "何があったかを入れてください。例: 7点 カス".to_owned(),
        MisheardReason::SetSize { set, cards } => {
            format!("{}は{cards}枚です。", JAPANESE.said(set.0))
        }
        MisheardReason::WhichRibbons => "柳の短冊のほかの2枚も入れてください。例: 4t 5t".to_owned(),
        MisheardReason::Twice => "食い違っています。どちらか一つにしてください。".to_owned(),
        MisheardReason::NotTheSame => "両方とも正しいことはありえません。".to_owned(),
        MisheardReason::SetWorth { set, points } => {
            format!("{}は{points}点です。", JAPANESE.said(set.0))
        }
        MisheardReason::MoreThanPoints { sum, points } => {
            format!("入れた分だけで{sum}点になり、{points}点を超えます。")
        }
        MisheardReason::TooFewPoints { points, target } => {
            format!("{points}点では上がれません。{target}点からです。")
        }
        MisheardReason::TooManyPoints { most } => format!("多くても{most}点です。"),
        MisheardReason::TooManyGoes { most: 0 } => "この点数ではゴーできません。".to_owned(),
        MisheardReason::TooManyGoes { most } => format!("ゴーは多くても{most}回です。"),
        MisheardReason::TooMany { kind: of, most } => {
            format!("{}は全部で{most}枚です。", kind(*of))
        }
        MisheardReason::NoRoom(of) => format!(
            "{}の得点がないので、{}にはなりません。",
            kind(of.kind()),
            bak(*of)
        ),
        MisheardReason::Off => "この卓のルールにはありません。".to_owned(),
        MisheardReason::OtherGame => "このゲームにはありません。".to_owned(),
        MisheardReason::OfTheWinner => {
            "勝った人には当てはまりません。だれのことか入れてください。".to_owned()
        }
        MisheardReason::CupOfLoser => {
            "負けた人の盃は、数えた結果の枚数で入れてください。例: タネなし カス5枚".to_owned()
        }
        MisheardReason::StakeLine => "賭け倍率は、局の前に1行で別に入れてください。例: 倍率 2倍".to_owned(),
        MisheardReason::Handed { from, to } => format!("渡したお金は局ではありません。<で戻ってから、こう入れてください: 渡した {} {} 金額", record::quoted(from), record::quoted(to)),
        MisheardReason::Away => "この局には出ていません。".to_owned(),
        MisheardReason::OnePayment => "だれがだれにいくら渡したかは、1件ずつ入れてください。".to_owned(),
        MisheardReason::NotZero { sum } => {
            format!("合計が0になりません（{}）。", off_zero((*sum).into()))
        }
        MisheardReason::NoChips => "お金は、チップ1枚がいくらか決まっていて（「レート 100円」）、枚数で割り切れるときだけ書けます。そうでなければ「+17」「-17」のようにチップの数で書いてください。".to_owned(),
        MisheardReason::Fault(fault) => {
            super::problem(&fault.problem, crate::card::Calendar::Japanese)
        }
    };
    if quoted.is_empty() {
        says
    } else {
        format!("{}: {says}", quoted.concat())
    }
}
