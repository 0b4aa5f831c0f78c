//! Words of the questions about a hand. Prompts avoid characters whose width terminals may disagree
//! on.

use super::above_the_line;
use crate::evening::ask::{Asking, Question, WholeHand, WonWith};
use crate::evening::players::NumberedPlayer;
use crate::gostop::Calls;
use crate::rules::Game;
use crate::vocabulary::particle::{EUN, GA, RO, with};
use crate::words::Text;
use crate::words::ko::quick_question;

pub(crate) fn asking(asking: &Asking) -> Text {
    let asks = match asking {
        Asking::First {
            game,
            players,
            whole,
        } => return first_question(*game, players, whole.as_ref()),
        Asking::Line => return Text::new("> ", "다음 줄: "),
        Asking::WhoStopped(Game::KoiKoi) => "누가 승부를 불렀어요?".to_owned(),
        Asking::WhoStopped(Game::GoStop | Game::MinHwatu) => "누가 났어요?".to_owned(),
        Asking::Layout { cards, players } => {
            let players = listed(players);
            return above_the_line(format!(
                "바닥패 {cards}장은요? 아니면 누가 났어요?\n  {players}, n\u{a0}나가리"
            ));
        }
        Asking::Turn { player } => {
            return Text::new(format!("{player}> "), format!("{player} 차례: "));
        }
        Asking::Call {
            player,
            points,
            calls,
        } => {
            let calls = match calls {
                Calls::OrPush => "고? 스톱? 밀기? (g/s/p)",
                Calls::StopOrGo => "고? 스톱? (g/s)",
            };
            format!("{} {points}점이에요. {calls} ", with(player, EUN))
        }
        Asking::Onto {
            card,
            among,
            calendar,
        } => {
            let either = among.codes_once(*calendar).join(" 아니면 ");
            let card = with(&card.code(*calendar), RO);
            format!("{card} 뭘 먹어요? {either}: ")
        }
        Asking::Told(asked) => format!("{} ", crate::words::ko::told_question(asked)),
        Asking::Quick { question: of, name } => question(*of, name, None),
        Asking::Verdict { further, more } => {
            let more = if *more {
                "더 있으면 적어 주세요. "
            } else {
                ""
            };
            let further =
                further.map_or_else(String::new, |game| format!(", {}", further_line(game)));
            format!("{more}이대로 적을까요? [Y]\u{a0}예, <\u{a0}뒤로, c\u{a0}고치기{further} ")
        }
    };
    asks.into()
}

fn first_question(game: Game, players: &[NumberedPlayer], whole: Option<&WholeHand>) -> Text {
    let whole = whole.map_or(".".to_owned(), |whole| format!(": {}", whole_hand(whole)));
    let players = listed(players);
    let asks = match game {
        Game::GoStop => {
            format!("누가 났어요? 한 줄에 다 적어도 돼요{whole}\n  {players}, n\u{a0}나가리")
        }
        Game::KoiKoi => format!(
            "누가 승부를 불렀어요? 한 줄에 다 적어도 돼요{whole}\n  {players}, n\u{a0}무승부"
        ),
        Game::MinHwatu => return "기록 한 줄은요? ".into(),
    };
    above_the_line(asks)
}

fn whole_hand(whole: &WholeHand) -> String {
    let told = match whole.won {
        WonWith::Godori => "고도리 피 11장 1고",
        WonWith::GodoriAndHongDan => "고도리 홍단 피 11장 1고",
        WonWith::BoarDeerButterflies => "멧돼지·사슴·나비",
    };
    format!("{} {told}", whole.player)
}

fn listed(players: &[NumberedPlayer]) -> String {
    let listed = players.iter().map(|player| {
        let deals = if player.deals { "\u{a0}(선)" } else { "" };
        format!("{}\u{a0}{}{deals}", player.number, player.name)
    });
    listed.collect::<Vec<_>>().join(", ")
}

pub(crate) fn enter_alone(asking: &Asking) -> String {
    match asking {
        Asking::First {
            game: Game::GoStop, ..
        } => "Enter만으로는 누가 났는지 알 수 없어요. 번호나 이름을, 나가리면 n을 적어 주세요."
            .to_owned(),
        Asking::First {
            game: Game::KoiKoi, ..
        } => "Enter만으로는 누가 승부를 불렀는지 알 수 없어요. 번호나 이름을, 무승부면 n을 적어 \
              주세요."
            .to_owned(),
        Asking::Layout { .. } => "Enter만으로는 넘어가지 않아요. 바닥패나 난 사람을, 나가리면 n을 \
                                  적어 주세요."
            .to_owned(),
        Asking::Turn { player } => format!(
            "Enter만으로는 차례가 넘어가지 않아요. {} 낸 패와 뒤집은 패를 적어 주세요. 보기: 1t 4p",
            with(player, GA)
        ),
        Asking::Call {
            calls: Calls::StopOrGo,
            ..
        } => "Enter만으로는 정해지지 않아요. s는 스톱, g는 고예요.".to_owned(),
        Asking::Call {
            calls: Calls::OrPush,
            ..
        } => "Enter만으로는 정해지지 않아요. s는 스톱, g는 고, p는 밀기예요.".to_owned(),
        _ => "Enter만으로는 넘어가지 않아요. 다음 줄을 적어 주세요. ?는 설명, <는 뒤로예요."
            .to_owned(),
    }
}

pub(crate) fn question(question: Question, name: &str, old: Option<&str>) -> String {
    let or = |default: &str| old.unwrap_or(default).to_owned();
    let kept = old.map_or_else(String::new, |old| format!("[{old}] "));
    let answers = match question {
        Question::Cards(_) | Question::Gives(..) => kept,
        Question::Koi(_, least, most) => format!("[{}, 최대 {most}] ", or(&least.to_string())),
        Question::LastYaku(None) | Question::Field => format!("[{}] ", or("없음")),
        Question::LastYaku(Some(_)) => format!("[{}] ", or(name)),
        Question::FieldBrights => format!("[{}] ", or("0")),
        Question::Accepts(_) => format!("(y/n) {kept}"),
        Question::Onto(..) => return String::new(),
        Question::Stay(_, false) => format!("[{}] (s/d) ", or("들어가요")),
        Question::Stay(_, true) => format!("[{}] (s/d/i) ", or("들어가요")),
        Question::Sells(_) => format!("(광, 9y, 11s, 12s, 조커) [{}] ", or("없음")),
    };
    format!("{} {answers}", quick_question(question, name))
}

const fn further_line(game: Game) -> &'static str {
    match game {
        Game::KoiKoi => "테시나 쿳쓰키가 더 있으면 그 줄",
        Game::GoStop | Game::MinHwatu => "총통이 더 있으면 그 줄",
    }
}

pub(crate) fn verdict_help(further: Option<Game>, winner: bool) -> String {
    let further = match further {
        Some(Game::KoiKoi) => "테시나 쿳쓰키가 더 있으면 그 줄도 이 판에 적어요. ",
        Some(Game::GoStop | Game::MinHwatu) => "총통이 더 있으면 그 줄도 이 판에 적어요. ",
        None => "",
    };
    let winner = if winner {
        " 이긴 사람이 다르면 그 사람의 번호나 이름만 적어요."
    } else {
        ""
    };
    format!(
        "{further}맞으면 y(또는 Enter)로 적어요.{winner} <는 마지막 입력을 되돌리고, 고치기 2는 2번째 입력을 고쳐요."
    )
}

#[cfg(test)]
mod tests {
    use crate::cli::words::ko::questions::*;
    use crate::record::Seat;

    #[test]
    fn questions_take_the_particle_of_the_name() {
        let seat = Seat(0);
        let ask = |of, name: &str| question(of, name, None);
        assert_eq!(ask(Question::Cards(seat), "영희"), "영희가 먹은 패는요? ");
        assert_eq!(
            ask(Question::Koi(seat, 0, 2), "민준"),
            "민준은 코이코이를 몇 번 불렀어요? [0, 최대 2] "
        );
        assert_eq!(
            ask(Question::Accepts(seat), "Chul"),
            "Chul은 쇼당을 받아요? (y/n) "
        );
    }
}
