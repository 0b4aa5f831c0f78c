//! Phones at the table.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::value::{DATE, EVENING, NETWORK, PORT, WHO};
use crate::cli::wording::Wording;

commands! {
    "serve" {
        about: {
            en: "Play, with everybody's phones at the table",
            ko: "모두의 폰과 함께 모임 하기",
            ja: "みんなのスマホと一緒に遊ぶ",
        }
        also: { en: &["phone", "lan"], ko: &["핸드폰", "서버"], ja: &["サーバー"] }
        paged: Paged::Never,
        takes: [] {
            lan: NETWORK {
                en: "Let phones in by this network without asking; without a name, by the one with \
                     the way out",
                ko: "묻지 않고 이 네트워크에서 폰을 받기. 이름이 없으면 인터넷에 이어진 쪽",
                ja: "質問せずにこのネットワークでスマホを受け付ける。名前がなければインターネット側",
            }
            port: PORT {
                en: "The port of the address [default: that of the evening, else any free one]",
                ko: "주소의 포트 [기본: 이 모임에서 쓰던 것, 없으면 비어 있는 것]",
                ja: "アドレスのポート [既定値: この回で使ったもの、なければ空いているもの]",
            }
            confirm: WHO {
                en: "Who may confirm a hand on a phone: anyone who has a seat, the referee, or the \
                     winner and a loser [default: anyone]",
                ko: "폰에서 판을 확정할 사람: 자리가 있는 누구나(anyone), 심판(referee), 이긴 사람과 \
                     진 사람(winner-and-loser) [기본: anyone]",
                ja: "スマホで局を確定できる人: 席のある全員(anyone)、審判(referee)、勝った人と負けた人\
                     (winner-and-loser) [既定値: anyone]",
            }
            track {
                en: "Follow Go-Stop turn by turn, with what lies on the table",
                ko: "고스톱을 바닥패와 함께 한 차례씩 따라가기",
                ja: "ゴーストップの局を、場札とともに1番ずつ追う",
            }
            new {
                en: "Begin a new evening even if one is open",
                ko: "하던 모임이 있어도 새로 시작하기",
                ja: "途中の回があっても、新しい回を始める",
            }
            evening: EVENING {
                en: "Go on with this evening",
                ko: "이 모임을 이어서 하기",
                ja: "この回を続ける",
            }
            date: DATE {
                en: "The day to which it belongs, where that is not today",
                ko: "오늘이 아니라 이 날 친 것으로 적기",
                ja: "今日ではなく、この日のものとして書く",
            }
        }
        examples: {
            "serve" {
                en: "Show a code; who scans it has the evening on the phone",
                ko: "코드를 보여 줘요. 찍으면 폰에서 모임이 보여요",
                ja: "コードを表示します。読み取った人はスマホで回が見られます",
            }
            "serve --lan wlan0 --port 8080" {
                en: "The same without a question, at this address",
                ko: "묻지 않고 이 주소에서 해요",
                ja: "質問なしで、このアドレスで始めます",
            }
        }
    }
}
