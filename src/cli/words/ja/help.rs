//! Help texts of the prompt.

use crate::cli::words::en::Help;
use crate::rules::Game;

/// Returns the help on the hands of a game.
pub(in crate::cli) const fn prompt_help(game: Game) -> Help {
    match game {
        Game::GoStop => GOSTOP,
        Game::KoiKoi => KOIKOI,
        Game::MinHwatu => MINHWATU,
    }
}

const GOSTOP: Help = Help {
    before: &[
        "局が終わったら、勝った人の名前か番号を入れると、いくつか質問が続きます。",
        "nはナガリです。1行ずつ入れてもかまいません。両方を混ぜることもできます:",
    ],
    lines: &[
        ["英子 takes 1g 3gt", "1つの番で取った札（takesは+でもよい）"],
        ["英子 has 1g 3g 8g", "取り札の全部"],
        ["太郎 counts g1 t2 p6", "負けた人の取り札の枚数"],
        ["英子 go, 英子 stop", "ゴー、ストップ"],
        ["英子 heundeum 5", "5月を三枚見せ"],
        ["英子 potkan 5", "5月で爆弾"],
        ["英子 ppuk 4 first", "最初の番にポク"],
        ["英子 chok", "チョク。ttadak、sseul、stack、ja-ppukも"],
        ["太郎 gives 1p to 英子", "渡したカス"],
        ["英子 syodang", "流局の申し出。太郎 accepts、次郎 refuses"],
        [
            "太郎 oe-myeon 8g",
            "アシストした札。with 8pで、何に合わせた札か",
        ],
        ["英子 quads 4", "配られた4月の4枚（チョントン）"],
        ["花子 drops, 一郎 stays", "4人以上のとき: 降りる、出る"],
        ["春子 sells 1g 9y", "追い込みの人の光売り"],
        ["nagari, void", "勝者なし、配り直し"],
        ["set キー=値", "この局だけのルール。carry、pot、dateも"],
    ],
};

/// What the prompt understands while a hand is followed turn by turn.
pub(in crate::cli) const fn turn_help() -> Help {
    Help {
        before: &[
            "1番ずつ追います。見えたとおりに、手札から出した札、めくった札の順に書いて",
            "ください。ほかのことは行で書きます。名前がなければ、今の番の人のことです:",
        ],
        lines: &[
            ["1t 4p", "1tを出し、4pをめくる"],
            ["1t on 1g 4p", "同じ月が場に2枚あるとき、1tで1gを取る"],
            ["j2 3t 8g", "手札のジョーカーと、その代わりの札"],
            ["bombs 5 7p, b 5 7p", "5月の3枚で場の1枚に爆弾、7pをめくる"],
            ["4p", "爆弾の後、手札を出さずに4pをめくる"],
            ["heundeum 5, h 5", "番の前に5月を三枚見せ"],
            ["s, g, p", "上がれるときのストップ、ゴー、次局送り"],
            ["syodang", "流局の申し出"],
            [
                "太郎 gives 3p to 英子",
                "選んで渡したカス（なければルールのとおり）",
            ],
            ["英子 takes j2", "場に配られ、置き換えたジョーカー"],
            [
                "太郎 holds 1gt 4pp 7y 8gp",
                "配られた手札（いつ入れてもよい）",
            ],
            ["quads 4", "配られた4月の4枚（チョントン）"],
            ["nagari, void", "勝者なし、配り直し"],
            ["set キー=値", "この局だけのルール"],
        ],
    }
}

/// How a hand begins that is to be followed turn by turn.
pub(in crate::cli) const fn layout_help() -> &'static [&'static str] {
    &[
        "場札を書いてください。3人なら6枚、2人なら8枚で、ジョーカーは置き換えた後の札です。",
        "その後、1番ずつ追います。名前、n、または行を入れると、番を追わずに進みます:",
    ]
}

const KOIKOI: Help = Help {
    before: &[
        "局が終わったら、勝負した人の名前を入れると、いくつか質問が続きます。",
        "nは引き分けです。1行ずつ入れてもかまいません。両方を混ぜることもできます:",
    ],
    lines: &[
        ["英子 takes 1g 3gt", "1つの番で取った札（takesは+でもよい）"],
        ["英子 has 1g 3g 8g", "取り札の全部"],
        ["英子 koi, 英子 shobu", "こいこい、勝負"],
        ["英子 teshi 4", "4月の4枚が配られた（手四）"],
        ["英子 kuttsuki", "4組の対が配られた（くっつき）"],
        ["table-four 4", "場に4月の4枚が配られた"],
        ["table-pairs", "場に4組の対が配られた"],
        ["field 11t 12p", "最後に場に残った札"],
        ["field-brights 2", "最初の場にあった光札の枚数"],
        ["table 1p 3g 8y", "最初の場札"],
        ["draw, void", "引き分け、配り直し"],
        ["round 3", "何月の局か（初めに書く）"],
        ["set キー=値", "この局だけのルール。dateも"],
    ],
};

const MINHWATU: Help = Help {
    before: &["1人ずつ取り札を尋ねます。最後の人は残りの札です。行でも書けます:"],
    lines: &[
        ["英子 has 1gtpp 3g", "取り札の全部"],
        ["英子 has", "取り札なし。質問への答えではなし"],
        ["draw, void", "支払いなし、配り直し"],
        ["set キー=値", "この局だけのルール。dateも"],
    ],
};

/// How cards are written.
pub(in crate::cli) const fn cards_help() -> &'static [&'static str] {
    &[
        "札の書き方: 月と文字（1gtpp、11s）、札の名前（芒に月、菊に盃、松のカス）、",
        "組（赤短、猪鹿蝶、ゴドリ）。",
    ]
}

/// Words that are understood at every question.
pub(in crate::cli) const fn commands_help() -> &'static [[&'static str; 2]] {
    &[
        ["<、Esc、戻る", "1つ戻る（Escは先に行を消す）"],
        ["表示", "卓と入力の一覧"],
        ["編集 2", "2番目の入力を直す"],
        ["m、メニュー", "選べるものすべて"],
        ["終わり", "精算して終わる"],
        ["順位、記録", "この回の順位と記録。全部: 帳簿すべて"],
        [
            "なぜ、もし、表示 last",
            "記録した局: なぜ 1.2、もし cap.loss=50",
        ],
        ["太郎 休み、太郎 復帰", "この局から休む、また遊ぶ"],
        ["ジス 入る、太郎 帰る", "新しく入る、先に帰る（先に精算）"],
        ["レート 200円", "この局から1チップの値段を変える"],
        ["清算", "だれがだれにいくら払うか（すべての回）"],
        [
            "渡した 太郎 英子 500円",
            "太郎が英子に渡したお金（精算済み: 今夜の分）",
        ],
        ["共有、共有 全部", "最後の局やこの回をチャット向けの文に"],
        ["訂正、訂正 1", "記録した局をもう一度聞いて直す"],
        ["異議 1.2", "記録した局を1行ずつ争って直す"],
        ["終了", "ここでやめる（すべて保存済み）"],
    ]
}

/// The keys of menus.
pub(in crate::cli) const fn menus_help() -> &'static str {
    "メニューでは: 矢印か文字で選び、スペースで印、Enterで決定、Escで閉じます。"
}
