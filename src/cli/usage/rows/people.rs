//! Who plays.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::JSON;
use super::value::{ANY_NAME, NAME, WHOSE};
use crate::cli::wording::Wording;

/// A person of the ledger.
const SOMEBODY: &[ArgumentRow] = arguments! {
    who: ANY_NAME {
        en: "Who: any of the person's names",
        ko: "누구인지: 그 사람의 이름 가운데 아무것이나",
        ja: "だれか: その人の名前ならどれでもよい",
    }
};

commands! {
    "people" {
        about: {
            en: "List everybody who plays, or say whose name is whose",
            ko: "누가 치는지 모두 보기, 누구 이름인지 정하기",
            ja: "遊ぶ人の一覧を示す、だれの名前かを決める",
        }
        paged: Paged::Always,
        takes: [JSON] {}
        examples: {
            "people" {
                en: "See everybody, with their names, hands and first day",
                ko: "모두의 이름과 친 판, 처음 친 날을 보여 줘요",
                ja: "全員の名前、局数、初めての日を見ます",
            }
            "people --json" {
                en: "Print everybody for another program",
                ko: "다른 프로그램이 읽게 적어요",
                ja: "ほかのプログラムのために出します",
            }
        }
    }
    "people rename" {
        about: {
            en: "Give somebody another name to be called by",
            ko: "부르는 이름 바꾸기",
            ja: "呼び名を変える",
        }
        paged: Paged::Never,
        takes: [SOMEBODY] {
            name: NAME {
                en: "What the person is called from now on",
                ko: "이제부터 부를 이름",
                ja: "これからの呼び名",
            }
        }
        examples: {
            "people rename BO 'BO 2'" {
                en: "Call Bo by another name everywhere",
                ko: "어디서나 다른 이름으로 보여 줘요",
                ja: "どこでも別の名前で示します",
            }
        }
    }
    "people join" {
        about: {
            en: "Say that two names are one person's",
            ko: "두 이름이 같은 사람이라고 적기",
            ja: "2つの名前を同じ人として記録する",
        }
        paged: Paged::Never,
        takes: [] {
            who: ANY_NAME {
                en: "The name that is another spelling",
                ko: "다르게 적힌 이름",
                ja: "別の書き方の名前",
            }
            with: WHOSE {
                en: "Whose name it is",
                ko: "누구의 이름인지",
                ja: "だれの名前か",
            }
        }
        examples: {
            "people join 'BO 2' BO" {
                en: "“Bo 2” is Bo: all hands count for one person",
                ko: "두 이름의 판을 한 사람으로 계산해요",
                ja: "2つの名前の局を1人として数えます",
            }
        }
    }
    "people part" {
        about: {
            en: "Make a name a separate person again",
            ko: "한 이름을 다시 다른 사람으로 나누기",
            ja: "1つの名前をまた別の人に分ける",
        }
        paged: Paged::Never,
        takes: [] {
            who: ANY_NAME {
                en: "The name that is a separate person",
                ko: "따로 나눌 이름",
                ja: "別の人として分ける名前",
            }
        }
        examples: {
            "people part 'BO 2'" {
                en: "“Bo 2” was somebody else after all",
                ko: "알고 보니 다른 사람일 때 다시 나눠요",
                ja: "やはり別の人だったので分けます",
            }
        }
    }
    "people guest" {
        about: {
            en: "Say that somebody is a guest",
            ko: "손님이라고 적기",
            ja: "ゲストとして記録する",
        }
        paged: Paged::Never,
        takes: [SOMEBODY] {
            no {
                en: "The person is no longer a guest",
                ko: "이제 손님이 아니라고 적기",
                ja: "もうゲストではないと記録する",
            }
        }
        examples: {
            "people guest CHUL" {
                en: "Chul is a guest",
                ko: "손님으로 적어요",
                ja: "ゲストとして記録します",
            }
            "people guest CHUL --no" {
                en: "Chul is no longer a guest",
                ko: "이제 늘 오는 사람이에요",
                ja: "いつも来る人になりました",
            }
        }
    }
}
