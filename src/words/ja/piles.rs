//! What is wrong with recorded piles and amounts.

use crate::record::{Choice, Contradiction, CountKind, Lacking, Problem};
use crate::words::same::example;

pub(super) fn contradiction(what: &Contradiction) -> String {
    match what {
        Contradiction::KnownAndPile { player } => format!(
            "{player}の取り札について、一部だけの行と全部の行があります。どちらかだけにしてください。"
        ),
        Contradiction::KnownOfWinner { player } => format!(
            "{player}はストップしたので「known」は使えません。「{player} 取り札 札」か\
             「{player} scores 7」を書いてください。"
        ),
        Contradiction::FactsDisagree { player } => format!(
            "{player}の取り札について書かれたことが食い違っています。正しいものだけにしてください。"
        ),
        Contradiction::FewerThanNamed { kind: of, told, named } => format!(
            "{}が全部で{told}枚なのに、書かれた札だけで{named}枚あります。数え直してください。",
            kind(*of)
        ),
        Contradiction::KnownPoints { points, known } => {
            format!("書かれた札だけで{known}点になるので、{points}点ではありません。")
        }
        Contradiction::TooManyGoes { player, most } => format!(
            "{player}のゴーは多くて{most}回です。番は手札の数だけで、最後の番はゴーになりません。"
        ),
        Contradiction::NetSum { sum } => format!(
            "金額の合計が0になりません（{}）。勝ちと負けを合わせて0になるように書いてください。",
            off_zero(*sum)
        ),
        Contradiction::PaidBesideNet => {
            "「net」は動いたチップの全部なので、ほかの支払いの行と一緒には書けません。この行を外して\
             ください。"
                .to_owned()
        }
        Contradiction::TurnsNeedMonth => {
            "番を札ごとに書いた記録では、月も書いてください。".to_owned()
        }
        _ => String::new(),
    }
}

pub(super) const fn kind(kind: CountKind) -> &'static str {
    match kind {
        CountKind::Brights => "光札",
        CountKind::Animals => "タネ",
        CountKind::Ribbons => "短冊",
        CountKind::Junk => "カス",
    }
}

pub(super) fn off_zero(sum: i128) -> String {
    let (more, less) = if sum > 0 {
        ("勝ち", "負け")
    } else {
        ("負け", "勝ち")
    };
    format!("{more}が{less}より{}多い", sum.unsigned_abs())
}

pub(super) fn pile_missing(problem: &Problem) -> String {
    let Problem::PileMissing {
        player,
        winner,
        facts,
    } = problem
    else {
        return String::new();
    };
    if *winner {
        return format!(
            "{player}の取り札が必要です。「{player} 取り札 札」か、点だけなら\
             「{player} scores 点」を足してください。"
        );
    }
    let lacking: Vec<&str> = facts.iter().map(|fact| lacking(*fact)).collect();
    let example: Vec<&str> = facts.iter().map(|fact| example(*fact)).collect();
    format!(
        "{player}の取り札の{}が分かりません。「{player} known {}」のように、分かることを足してください。",
        lacking.join("、"),
        example.join(" ")
    )
}

const fn lacking(fact: Lacking) -> &'static str {
    match fact {
        Lacking::Cards => "中身",
        Lacking::Count(CountKind::Brights) => "光札の有無",
        Lacking::Count(CountKind::Animals) => "タネの有無",
        Lacking::Count(CountKind::Ribbons) => "短冊の有無",
        Lacking::Count(CountKind::Junk) => "カスの枚数",
        Lacking::AnyCard => "有無",
    }
}

pub(super) fn choice(choice: &Choice) -> String {
    match choice {
        Choice::Month => "ここでは月によって結果が変わります。月を足してください。".to_owned(),
        Choice::Sets { player, kind: of } => format!(
            "{}がこれほどあれば必ず役ができています。{player}の役の札を書いてください。",
            kind(*of)
        ),
        _ => String::new(),
    }
}
