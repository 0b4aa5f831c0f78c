//! Words of the questions about a hand. Prompts avoid characters whose width terminals may disagree
//! on.

use super::above_the_line;
use crate::evening::ask::{Asking, Question, WholeHand, WonWith};
use crate::evening::players::NumberedPlayer;
use crate::gostop::Calls;
use crate::rules::Game;
use crate::words::Text;
use crate::words::ja::list;
use crate::words::ja::quick_question;

pub(crate) fn asking(asking: &Asking) -> Text {
    let asks = match asking {
        Asking::First {
            game,
            players,
            whole,
        } => return first_question(*game, players, whole.as_ref()),
        Asking::Line => return Text::new("> ", "次の行: "),
        Asking::WhoStopped(Game::KoiKoi) => "勝負したのはだれですか。".to_owned(),
        Asking::WhoStopped(Game::GoStop | Game::MinHwatu) => {
            "ストップしたのはだれですか。".to_owned()
        }
        Asking::Layout { cards, players } => {
            let players = listed(players);
            return above_the_line(format!(
                "場札{cards}枚は？ または、ストップしたのはだれですか。\n  {players}、n\u{a0}ナガリ"
            ));
        }
        Asking::Turn { player } => {
            return Text::new(format!("{player}> "), format!("{player}の番: "));
        }
        Asking::Call {
            player,
            points,
            calls,
        } => {
            let calls = match calls {
                Calls::OrPush => "ゴー？ ストップ？ 次局送り？ (g/s/p)",
                Calls::StopOrGo => "ゴー？ ストップ？ (g/s)",
            };
            format!("{player}は{points}点です。{calls} ")
        }
        Asking::Onto {
            card,
            among,
            calendar,
        } => {
            let either = list(&among.codes_once(*calendar));
            format!(
                "{}で取ったのはどちらですか。({either}) ",
                card.code(*calendar)
            )
        }
        Asking::Told(asked) => format!("{} ", crate::words::ja::told_question(asked)),
        Asking::Quick { question: of, name } => question(*of, name, None),
        Asking::Verdict { further, more } => {
            let more = if *more {
                "ほかにあれば入れてください。"
            } else {
                ""
            };
            let further = further.map_or_else(String::new, |game| {
                format!("、または{}の行", further_line(game))
            });
            format!("{more}これで記録しますか。(Y\u{a0}はい、<\u{a0}戻る、c\u{a0}編集{further}) ")
        }
    };
    asks.into()
}

fn first_question(game: Game, players: &[NumberedPlayer], whole: Option<&WholeHand>) -> Text {
    let whole = whole.map_or(
        "1行で全部入れてもかまいません。".to_owned(),
        |whole| format!("まとめて入れるなら: {}", whole_hand(whole)),
    );
    let players = listed(players);
    let asks = match game {
        Game::GoStop => {
            format!("ストップしたのはだれですか。{whole}\n  {players}、n\u{a0}ナガリ")
        }
        Game::KoiKoi => {
            format!("勝負したのはだれですか。{whole}\n  {players}、n\u{a0}引き分け")
        }
        Game::MinHwatu => return "行を入れてください。 ".into(),
    };
    above_the_line(asks)
}

fn whole_hand(whole: &WholeHand) -> String {
    let told = match whole.won {
        WonWith::Godori => "ゴドリ カス11枚 1ゴー",
        WonWith::GodoriAndHongDan => "ゴドリ 赤短 カス11枚 1ゴー",
        WonWith::BoarDeerButterflies => "猪鹿蝶",
    };
    format!("{} {told}", whole.player)
}

fn listed(players: &[NumberedPlayer]) -> String {
    let listed = players.iter().map(|player| {
        let deals = if player.deals { "（親）" } else { "" };
        format!("{}\u{a0}{}{deals}", player.number, player.name)
    });
    list(&listed.collect::<Vec<_>>())
}

pub(crate) fn enter_alone(asking: &Asking) -> String {
    match asking {
        Asking::First {
            game: Game::GoStop, ..
        } => "Enter だけでは、だれがストップしたか分かりません。番号か名前を、ナガリなら n を\
              入れてください。"
            .to_owned(),
        Asking::First {
            game: Game::KoiKoi, ..
        } => "Enter だけでは、だれが勝負したか分かりません。番号か名前を、引き分けなら n を\
              入れてください。"
            .to_owned(),
        Asking::Layout { .. } => {
            "Enter だけでは進みません。場札かストップした人を、ナガリなら n を\
                                  入れてください。"
                .to_owned()
        }
        Asking::Turn { player } => format!(
            "Enter だけでは番が進みません。{player}が出した札とめくった札を入れてください。\
             例: 1t 4p"
        ),
        Asking::Call {
            calls: Calls::StopOrGo,
            ..
        } => "Enter だけでは決まりません。s でストップ、g でゴーです。".to_owned(),
        Asking::Call {
            calls: Calls::OrPush,
            ..
        } => "Enter だけでは決まりません。s でストップ、g でゴー、p で次局送りです。".to_owned(),
        _ => "Enter だけでは進みません。次の行を入れてください。? で例、< で戻ります。".to_owned(),
    }
}

pub(crate) fn question(question: Question, name: &str, old: Option<&str>) -> String {
    let or = |default: &str| old.unwrap_or(default).to_owned();
    let kept = old.map_or_else(|| " ".to_owned(), |old| format!(" [{old}] "));
    let answers = match question {
        Question::Cards(_) | Question::Gives(..) => kept,
        Question::Koi(_, least, most) => format!("[{}、最大{most}] ", or(&least.to_string())),
        Question::LastYaku(None) | Question::Field => format!("[{}] ", or("なし")),
        Question::LastYaku(Some(_)) => format!("[{}] ", or(name)),
        Question::FieldBrights => format!("[{}] ", or("0")),
        Question::Accepts(_) => format!("(y/n){kept}"),
        Question::Onto(..) => return String::new(),
        Question::Stay(_, false) => format!("[{}] (s/d) ", or("出る")),
        Question::Stay(_, true) => format!("[{}] (s/d/i) ", or("出る")),
        Question::Sells(_) => format!("(光札、9y、11s、12s、ジョーカー) [{}] ", or("なし")),
    };
    quick_question(question, name) + &answers
}

const fn further_line(game: Game) -> &'static str {
    match game {
        Game::KoiKoi => "ほかの手四・くっつき",
        Game::GoStop | Game::MinHwatu => "ほかのチョントン",
    }
}

pub(crate) fn verdict_help(further: Option<Game>, winner: bool) -> String {
    let further = further.map_or_else(String::new, |game| {
        format!("{}の行も、この局に入れられます。", further_line(game))
    });
    let winner = if winner {
        "番号か名前だけを入れると、その人の勝ちに直します。"
    } else {
        ""
    };
    format!("{further}yで記録します。{winner}<で最後の入力を取り消し、編集 Nで入力Nを直します:")
}

#[cfg(test)]
mod tests {
    use crate::cli::words::ja::questions::*;
    use crate::record::Seat;

    /// A hand not yet written is edited; only a written one is corrected.
    #[test]
    fn a_verdict_is_edited_and_not_corrected() {
        assert_eq!(
            asking(&Asking::Verdict {
                further: None,
                more: false
            })
            .seen(),
            "これで記録しますか。(Y\u{a0}はい、<\u{a0}戻る、c\u{a0}編集) "
        );
    }

    #[test]
    fn questions_are_short_and_polite() {
        let listed = |number, name: &str, deals| NumberedPlayer {
            number,
            name: name.into(),
            deals,
        };
        let first = Asking::First {
            game: Game::GoStop,
            players: vec![listed(1, "英子", false), listed(2, "太郎", true)],
            whole: Some(WholeHand {
                player: "太郎".into(),
                won: WonWith::Godori,
            }),
        };
        assert_eq!(
            asking(&first).seen(),
            "ストップしたのはだれですか。まとめて入れるなら: 太郎 ゴドリ カス11枚 1ゴー\n  1\u{a0}英子、\
             2\u{a0}太郎（親）、n\u{a0}ナガリ\n> "
        );
        assert_eq!(
            question(Question::Koi(Seat(0), 0, 2), "英子", None),
            "英子のこいこいは何回ですか。[0、最大2] "
        );
    }
}
