//! Phones at the table.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::value::{DATE, EVENING, NETWORK, PORT, WHO};
use crate::cli::wording::Wording;

commands! {
    "serve" {
        about: {
            en: "Play an evening with everybody's phones",
            ko: "모두의 폰과 함께 모임 하기",
            ja: "みんなのスマホと一緒に遊ぶ",
        }
        also: { en: &["phone", "lan"], ko: &["핸드폰", "서버"], ja: &["サーバー"] }
        paged: Paged::Never,
        takes: [] {
            lan: NETWORK {
                en: "Let phones in by this network without asking; without a name, by the one that \
                     leads to the internet. Without a terminal only this machine gets in unless \
                     it is given",
                ko: "묻지 않고 이 네트워크에서 폰을 받기. 이름이 없으면 인터넷에 이어진 쪽. 터미널 \
                     없이 켤 때는 이 옵션이 있어야 다른 기기가 들어올 수 있음",
                ja: "質問せずにこのネットワークで受け付ける（名前なしはインターネット側）。 \
                     端末なしでほかの機器を入れるときに必要",
            }
            port: PORT {
                en: "The port of the address [default: the one this evening had, otherwise any free one]",
                ko: "주소의 포트 [기본: 이 모임에서 쓰던 것, 없으면 비어 있는 것]",
                ja: "アドレスのポート [既定値: この回で使ったもの、なければ空いているもの]",
            }
            confirm: WHO {
                en: "Who confirms a hand on phones: anyone with a seat (anyone), only the referee \
                     (referee), or the winner and one loser (winner-and-loser) [default: anyone]",
                ko: "폰에서 판을 확정할 사람: 자리가 있는 누구나(anyone), 심판만(referee), 난 사람과 \
                     진 사람 한 명(winner-and-loser) [기본: anyone]",
                ja: "スマホで局を確定する人: 席のある人ならだれでも(anyone)、審判だけ(referee)、上がった人と\
                     負けた人1人(winner-and-loser) [既定値: anyone]",
            }
            track {
                en: "Follow Go-Stop turn by turn, showing the cards on the table",
                ko: "고스톱을 바닥패와 함께 한 차례씩 따라가기",
                ja: "ゴーストップの局を、場札とともに番ごとに追う",
            }
            new {
                en: "Start a new evening even if one is open",
                ko: "하던 모임이 있어도 새로 시작하기",
                ja: "途中の回があっても、新しい回を始める",
            }
            evening: EVENING {
                en: "Continue this evening",
                ko: "이 모임을 이어서 하기",
                ja: "この回を続ける",
            }
            date: DATE {
                en: "The day it belongs to, if that is not today",
                ko: "오늘이 아니라 이 날 친 것으로 적기",
                ja: "今日ではなく、この日の回として記録する",
            }
        }
        examples: {
            "serve" {
                en: "Show a code; whoever scans it has the evening on the phone",
                ko: "코드를 보여 줘요. 찍으면 폰에서 모임이 보여요",
                ja: "コードを表示します。読み取った人はスマホで回が見られます",
            }
            "serve --lan wlan0 --port 8080" {
                en: "The same without a question, in this network and at this port",
                ko: "묻지 않고 이 네트워크, 이 포트로 열어요",
                ja: "質問なしで、このネットワークとポートを使います",
            }
        }
    }
}
