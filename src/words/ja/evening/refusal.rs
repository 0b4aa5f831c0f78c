//! Why the prompt rejects a text.

use super::no_answer::not_an_answer;
use super::{draw_again, rules_are_gone, set_needed, too_many_chips};
use crate::evening::refusal::{
    BadClaim, BadEdit, BadEntry, BadSeating, BadSetup, BadTurn, Pending, Refusal, TakenFor, Why,
};
use crate::evening::sheet::SheetAsks;
use crate::gostop::Calls;
use crate::words::Text;
use crate::words::evening::lot_fault;
use crate::words::ja::grammar::LANG;
use crate::words::ja::{card, card_name, file_faults, list, problem, too_long};

pub(crate) fn refusal(refusal: &Refusal) -> Text {
    let says = why(&refusal.why);
    match refusal.column {
        Some(column) => format!("{column}文字目: {says}").into(),
        None => says.into(),
    }
}

pub(crate) fn why(why: &Why) -> String {
    match why {
        Why::Problem {
            problem: found,
            calendar,
        } => problem(found, *calendar),
        Why::Entry(why) => bad_entry(why),
        Why::Edit(why) => bad_edit(why),
        Why::Setup(why) => bad_setup(why),
        Why::Claim(why) => bad_claim(why),
        Why::TooLong(limit) => too_long(*limit),
        Why::YesOrNo => "yかnで答えてください。".to_owned(),
        Why::WhichCounts => "yかn、または数える回の番号で答えてください。".to_owned(),
        Why::EndsElsewhere => {
            "局の始めに「終わり」と入れると精算して終えます。ここではyかnで答えてください。"
                .to_owned()
        }
        Why::WhichNetwork => "ネットワークの番号か名前を書いてください。".to_owned(),
        Why::Sheet(asked) => match asked {
            SheetAsks::Row => "局か回で答えてください。",
            SheetAsks::Numbers => "チップと答えるか、1枚いくらかを書いてください。例: 100円",
            SheetAsks::Chip => "1枚いくらかを書いてください。例: 100円",
            SheetAsks::Sum => "合計か結果で答えてください。",
            SheetAsks::Order => "順番の番号で答えてください。",
            SheetAsks::Year => "年を書いてください。例: 2026",
            SheetAsks::Day => "日付を書いてください。例: 2026-03-01",
        }
        .to_owned(),
        Why::NoPhones => "スマホが入れるのは、端末で回を遊んでいる間だけです。".to_owned(),
        Why::NoMenus => "メニューは端末でしか使えません。行を書いてください。".to_owned(),
        Why::Unfinished => {
            "この局は終わっていません。最後まで入れるか、配り直しなら「配り直し」と書いてください。"
                .to_owned()
        }
        Why::ReadsOtherwise => {
            "この局の記録を読み直すと結果が変わるため、記録していません。プログラムの誤りです。"
                .to_owned()
        }
        Why::TooManyChips => too_many_chips().to_owned(),
        Why::FarDay(day) => {
            format!("{day}: 局の日付にできません。1900年からあさってまでの日付にしてください。")
        }
        Why::Seating(why) => bad_seating(why),
        Why::NoHand(text) => {
            format!("局に「{text}」は使えません。使えるもの: 最後、または3/7.2のような回と局")
        }
    }
}

fn bad_entry(why: &BadEntry) -> String {
    match why {
        BadEntry::Quotes { line } => {
            format!("行の中では、空白のある名前を引用符で囲みます: {line}")
        }
        BadEntry::Over => {
            "局は終わっています。yで記録、「編集 N」で入力を直し、<で戻ります。".to_owned()
        }
        BadEntry::OntoFirst {
            card: which,
            among,
            calendar,
        } => {
            let codes = among.codes_once(*calendar);
            format!(
                "先に、{}で取った札（{}）を答えてください。「{} on {}」のように番の中でも書けます。",
                card(*which, *calendar),
                list(&codes),
                which.code(*calendar),
                codes.first().map_or("", String::as_str)
            )
        }
        BadEntry::NoAnswer { question, text } => not_an_answer(*question, text),
        BadEntry::Told(told) => crate::words::ja::told_refusal(&told.words, &told.why),
        BadEntry::Ambiguous { text, names } => format!(
            "「{text}」はどちらですか（{}）。名前をもう少し書くか、番号を入れてください。",
            list(names)
        ),
        BadEntry::Nobody { text, names } => format!(
            "「{text}」は分かりません。この局にいるのは{}です。?でヘルプ。",
            list(names)
        ),
        BadEntry::Turn(why) => bad_turn(why),
        BadEntry::PlaysNot { name, names } => {
            format!("{name}はこの局に出ていません。出ている人: {}", list(names))
        }
        BadEntry::Held {
            card: which,
            holder,
        } => {
            format!("{}は{holder}の取り札です。", card_name(*which))
        }
    }
}

/// Says why people cannot join or leave now.
fn bad_seating(why: &BadSeating) -> String {
    match why {
        BadSeating::HandBegun => {
            "この局はもう始まっています。顔ぶれやチップの値は局の前に変えてください。<で戻れます。"
                .to_owned()
        }
        BadSeating::NotOfSession { name, players } => format!(
            "{name}はこの回にいません（{}）。新しい人は「ジス 入る」のように入れてください。",
            list(players)
        ),
        BadSeating::Pending(pending) => waits_for(pending),
        BadSeating::OutAlready(name) => format!("{name}はこの局をもう休んでいます。"),
        BadSeating::PlaysElsewhere { name, table } => {
            format!(
                "{name}は卓{table}で遊んでいます。そこの回が開いたまま残っているなら、`dokbak close --evening 日付`で終えてください。"
            )
        }
        BadSeating::NeedsOwnName(name) => {
            format!(
                "クラブには{name}という名前の人がほかにいます。{name}2のように別の名前にしてください。"
            )
        }
        BadSeating::PlaysAlready(name) => format!("{name}はもう遊んでいます。"),
    }
}

fn waits_for(pending: &Pending) -> String {
    let what = match pending {
        Pending::Carry => "ナガリの持ち越しがあります。".to_owned(),
        Pending::Pot(chips) => format!("猪の積立金が{chips}チップ残っています。"),
        Pending::Dues(name, chips) => {
            format!("{name}への光売り代（1人{chips}チップ）がまだ残っています。")
        }
        Pending::Game => {
            return "このゲームはまだ終わっていません。最後の局まで遊ぶか、「終わり」と入れて精算してください。"
                .to_owned();
        }
    };
    format!(
        "{what}先にこの顔ぶれで決着をつけてください。それまでは「太郎 休み」で休めます。「終わり」で精算して\
         終わることもできます。"
    )
}

fn bad_turn(why: &BadTurn) -> String {
    match why {
        BadTurn::NoTurn { player, text } => format!(
            "「{text}」は番の行ではありません。{player}の番です。1t 4pのように、出した札とめくった札を\
             書くか、ほかの行を書いてください。"
        ),
        BadTurn::NoTurnYet { player } => format!(
            "まだだれの番も入力されていないので、ストップもゴーもできません。{player}の番です。{player}\
             のように名前だけを入れると、番を追わずに進みます。"
        ),
        BadTurn::NoCall {
            player,
            text,
            calls,
        } => {
            let calls = match calls {
                Calls::OrPush => "ストップ（s）、ゴー（g）、次局送り（p）",
                Calls::StopOrGo => "ストップ（s）、ゴー（g）",
            };
            format!("「{text}」はここでは使えません。{player}ができるのは{calls}です。")
        }
        BadTurn::WithoutTurns => {
            "この局の終わりは、番を追わずに入力されています。番を入れるには、<でその前に戻って\
             ください。"
                .to_owned()
        }
        BadTurn::LayoutSize {
            told,
            dealt,
            players,
        } => format!(
            "{told}枚あります。{players}人なら場札は{dealt}枚で、ジョーカーは置き換えた後の札です。この卓の\
             配り方なら、前に「場札」を付けてください。"
        ),
        BadTurn::JokersLaid { jokers, calendar } => {
            let jokers = jokers.codes(*calendar);
            format!(
                "場に配られたジョーカーは親の取り札になります。{jokers}の所には代わりの札を書き、その後で\
                 「取る {jokers}」と書いてください。"
            )
        }
    }
}

fn bad_edit(edit: &BadEdit) -> String {
    match edit {
        BadEdit::NoEntry { entries: 0 } => {
            "まだ何も入力していないので、直すものはありません。".to_owned()
        }
        BadEdit::NoEntry { entries } => {
            format!("「編集 N」のNは1〜{entries}です。表示で一覧を見られます。")
        }
        BadEdit::Ends { entry } => format!(
            "そうすると、入力{entry}の前で局が終わります。先に<で入力{entry}を取り消してください。"
        ),
        BadEdit::Breaks { entry, why: broken } => {
            format!("そうすると、入力{entry}が成り立ちません: {}", why(broken))
        }
    }
}

fn bad_setup(why: &BadSetup) -> String {
    match why {
        BadSetup::NoNames => "2〜7人の名前を、親から順に入れてください。".to_owned(),
        BadSetup::HowMany => {
            "人数ではなく名前を、親から順に入れてください。例: 英子 太郎 次郎".to_owned()
        }
        BadSetup::NameTaken { name, by } => {
            let why = match by {
                TakenFor::Number => "番号は席の順の人を指します",
                TakenFor::Command => "ここでのコマンドです",
                TakenFor::Keyword => "記録の行の始まりの語です",
                TakenFor::Answer => "質問への答えです",
                TakenFor::Kitty => "共同の財布の名前です",
            };
            format!("「{name}」は名前にできません（{why}）。別の名前にしてください。")
        }
        BadSetup::OnePerson { one, other } => {
            format!("{one}と{other}は同じ人です。どちらかの名前だけ入れてください。")
        }
        BadSetup::DrawAgain { again, calendar } => format!(
            "{}引き直した札を付け、ほかの人は札なしで入れてください。",
            draw_again(again, *calendar)
        ),
        BadSetup::Lot { fault, calendar } => lot_fault(LANG, fault, *calendar),
        BadSetup::NoRules => "pagatのようなルールセットの名前を入れてください。".to_owned(),
        BadSetup::Ruleset(faults) => file_faults(faults).join(" "),
        BadSetup::NoKey { text } => set_needed(text),
        BadSetup::Key(fault) => crate::words::ja::key_fault(fault),
        BadSetup::ChipsAsMoney(text) => super::chips_as_money(text),
        BadSetup::PartOfMoney(text) => super::part_of_money(text),
        BadSetup::NoChip => "100 KRWのような金額と通貨か、なしと入れてください。".to_owned(),
        BadSetup::NoLength => "12、6、3など1000までの局数か、なしと入れてください。".to_owned(),
    }
}

fn bad_claim(why: &BadClaim) -> String {
    match why {
        BadClaim::NoClaim => {
            "記録の行、「削除 N」、「N: 行」、「after N: 行」のどれかを書いてください。"
        }
        BadClaim::NoNumber => {
            "どの行を消しますか。「削除 5」のように番号を書いてください。「表示」で一覧を見られます。"
        }
        BadClaim::NoLine { number } => {
            return format!("{number}行目はありません。「表示」で一覧を見られます。");
        }
        BadClaim::Struck { line } => return format!("{line}行目はもう消してあります。"),
        BadClaim::NoText { line } => {
            return format!(
                "「{line}:」の後に{line}行目の正しい内容を書くか、「削除 {line}」としてください。"
            );
        }
        BadClaim::NothingBehind { line } => {
            return format!("{line}行目の後に入る行を書いてください: after {line}: 太郎 重ね取り");
        }
        BadClaim::OtherRules => {
            "局はその回のルールセットで行われ、それは変わりません。この局だけルールが違ったなら、\
             「設定 キー=値」と書いてください。"
        }
        BadClaim::OtherPlayers => {
            "人や順番が違えば別の局です。「配り直し」と書き、別の局として入れてください。"
        }
        BadClaim::RulesGone { key } => return rules_are_gone(key),
        BadClaim::Nothing => "主張がないので、同意するものがありません。",
        BadClaim::NoReason => "「同意」の後に理由を書いてください。例: 同意 太郎の2枚目の光札が短冊の下にあった",
        BadClaim::NotSettled => {
            "局はこのようには終わりません。先に主張を直すか、取り消してください。"
        }
        BadClaim::Same => "記録と同じなので、同意するものがありません。",
        BadClaim::NotAsShown => {
            "この主張を入れた記録は、ここに示した結果になりません。最後の主張を取り消してください。"
        }
    }
    .to_owned()
}
