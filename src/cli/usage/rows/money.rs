//! Money between people.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::{JSON, PERIOD};
use super::value::{AMOUNT, CURRENCY, DATE, ENTRY, GIVER, PLAYER, TAKER, TEXT};
use crate::cli::wording::Wording;

/// The day of a payment.
const HANDED_ON: &[ArgumentRow] = arguments! {
    date: DATE {
        en: "The day on which it was handed over [default: that of the evening]",
        ko: "건넨 날 [기본: 모임 날]",
        ja: "渡した日 [既定値: その回の日]",
    }
};

commands! {
    "paid" {
        about: {
            en: "Record that somebody handed money to somebody, or list payments",
            ko: "누가 누구에게 돈을 건넸는지 적거나 보기",
            ja: "だれかがだれかに渡したお金を記録する、または一覧する",
        }
        also: { en: &["pay", "buy-in"], ko: &["줬어요"], ja: &["支払い"] }
        paged: Paged::Unless("from"),
        takes: [HANDED_ON, PERIOD, JSON] {
            from: GIVER {
                en: "Who handed it over: a person, or a kitty",
                ko: "준 사람, 또는 공금",
                ja: "渡した人、または共同の財布",
            }
            to: TAKER {
                en: "Who has it now: a person, or a kitty",
                ko: "받은 사람, 또는 공금",
                ja: "受け取った人、または共同の財布",
            }
            amount: AMOUNT {
                en: "How much, such as 30000 or 4.50",
                ko: "금액. 보기: 30000, 4.50",
                ja: "金額。例: 3000、4.50",
            }
            currency: CURRENCY {
                en: "The currency, such as KRW [default: that of the ledger, if it has one]",
                ko: "돈 단위. 보기: KRW, 원 [기본: 장부에 하나만 있으면 그것]",
                ja: "通貨。例: JPY、円 [既定値: 帳簿に1種類だけなら、それ]",
            }
            note: TEXT {
                en: "What for, such as buy-in",
                ko: "무슨 돈인지. 보기: 밥값",
                ja: "何のお金か。例: チップ代",
            }
            kitty {
                en: "Take a name that never played as a new kitty",
                ko: "장부에 없는 이름은 새 공금",
                ja: "帳簿にない名前は新しい共同の財布",
            }
            new_currency {
                en: "Accept a currency that the ledger does not have yet",
                ko: "장부에 없던 돈 단위로 적기",
                ja: "帳簿にない通貨でも記録する",
            }
            player: PLAYER {
                en: "Only what this person paid or got",
                ko: "이 사람이 주거나 받은 돈만",
                ja: "この人が渡した分と受け取った分だけ",
            }
            same: ENTRY {
                en: "The numbers of two entries that note the same payment; only the first counts",
                ko: "같은 돈을 두 번 적은 기록 둘의 번호. 앞의 것만 세어요",
                ja: "同じお金を書いた2つの記録の番号。先の方だけを数える",
            }
            both {
                en: "They are two payments, and both count",
                ko: "두 번 주고받은 돈이라 둘 다 세어요",
                ja: "二度渡したお金なので、両方数える",
            }
        }
        examples: {
            "paid BO ANN 30000 KRW" {
                en: "Bo gave Ann 30,000 won",
                ko: "철수가 영희에게 3만 원을 줬어요",
                ja: "太郎が英子に3万ウォンを渡しました",
            }
            "paid BO ANN 20000 KRW --note buy-in" {
                en: "Bo bought chips from Ann, who keeps the bank",
                ko: "철수가 돈을 맡은 영희한테 판돈을 냈어요",
                ja: "お金を預かる英子から太郎がチップを買いました",
            }
            "paid ANN KITTY 5000 KRW --kitty" {
                en: "Ann put something into a new kitty for the cake",
                ko: "회비라는 새 공금에 영희가 돈을 넣었어요",
                ja: "新しい共同の財布「会費」に英子が入れました",
            }
            "paid --month 2026-11" {
                en: "See what was handed over in a month",
                ko: "한 달 동안 누가 누구에게 얼마를 건넸는지 보여 줘요",
                ja: "その月に渡したお金を日ごとに見ます",
            }
        }
    }
    "settle-up" {
        about: {
            en: "Say who is owed how much, and who pays whom so that all are even",
            ko: "누가 얼마를 주고받아야 하는지 보기 (주고받는 횟수 최소)",
            ja: "だれがだれにいくら払えば全員ゼロになるかを示す（最少の回数）",
        }
        also: { en: &["settleup", "debts"], ko: &["받을돈"], ja: &[] }
        paged: Paged::Always,
        takes: [PERIOD] {
            why: PLAYER {
                en: "What makes up this person's balance, hand by hand",
                ko: "이 사람의 잔액이 어느 판에서 왔는지",
                ja: "この人の残高がどの局から来たか",
            }
            club {
                en: "In a club: all tables, not this table's last evening",
                ko: "클럽에서: 이 상의 마지막 모임이 아니라 모든 상",
                ja: "クラブで: この卓の最後の回ではなく、全部の卓",
            }
            json {
                en: "Print it as JSON",
                ko: "JSON으로",
                ja: "JSONで出す",
            }
        }
        examples: {
            "settle-up" {
                en: "See who pays whom",
                ko: "누가 누구에게 얼마를 주면 되는지 보여 줘요",
                ja: "だれがだれにいくら払うかを見ます",
            }
            "settle-up --since 2026-01-01" {
                en: "See what was won and handed over since a certain day",
                ko: "이 날부터 딴 돈과 건넨 돈만 계산해요",
                ja: "この日からの勝ち負けと受け渡しだけを数えます",
            }
            "settle-up --why ANN" {
                en: "See every hand behind a balance",
                ko: "한 사람의 잔액을 판마다 보여 줘요",
                ja: "1人の残高を1局ずつ見ます",
            }
        }
    }
    "settled" {
        about: {
            en: "Record that everything owed was handed over",
            ko: "정산할 돈을 모두 건넸다고 적기",
            ja: "精算のお金をすべて渡したことを記録する",
        }
        paged: Paged::Never,
        takes: [HANDED_ON] {
            currency: CURRENCY {
                en: "Only what is owed in this currency [default: all of it]",
                ko: "이 돈 단위만 [기본: 모두]",
                ja: "この通貨だけ [既定値: すべて]",
            }
            club {
                en: "In a club: what all tables owe, not this table's last evening",
                ko: "클럽에서: 이 상의 마지막 모임이 아니라 모든 상",
                ja: "クラブで: この卓の最後の回ではなく、全部の卓",
            }
            players: PLAYER {
                en: "Only what this person pays or gets; may be repeated",
                ko: "이 사람이 주거나 받는 돈만. 여러 번 쓸 수 있음",
                ja: "この人が渡す分と受け取る分だけ。繰り返して指定できる",
            }
        }
        examples: {
            "settled" {
                en: "Everything that settle-up lists was handed over",
                ko: "정산할 돈을 모두 건넸다고 적어요",
                ja: "精算のお金をすべて渡したと記録します",
            }
            "settled --player ANN" {
                en: "Only what one person pays or gets",
                ko: "한 사람이 주고받는 돈만 건넸다고 적어요",
                ja: "1人が払う分と受け取る分だけを渡したと記録します",
            }
        }
    }
}
