//! Who stands where.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::{JSON, ONE_EVENING, PERIOD};
use super::value::{BY, CURRENCY, FILE, GAME, PICTURE, PLAYER, RULES};
use crate::cli::wording::Wording;

/// The one currency that the command looks at.
const ONE_CURRENCY: &[ArgumentRow] = arguments! {
    currency: CURRENCY {
        en: "Only this currency, such as KRW",
        ko: "이 돈 단위로 친 판만. 보기: KRW, 원. 돈을 걸지 않은 판만 보려면 점",
        ja: "この通貨で遊んだ分だけ。例: JPY、円。お金を賭けていない分だけならチップ",
    }
};

commands! {
    "standings" {
        about: {
            en: "Show who has won and lost how much",
            ko: "누가 얼마를 따고 잃었는지 보기",
            ja: "だれがどれだけ勝ち負けしているかを示す",
        }
        also: { en: &["balance", "ranking"], ko: &["잔액"], ja: &["残高"] }
        paged: Paged::Always,
        takes: [ONE_EVENING, PERIOD, ONE_CURRENCY, JSON] {
            player: PLAYER {
                en: "Only this player, hand by hand",
                ko: "이 사람만, 판마다",
                ja: "この人だけを、局ごとに",
            }
        }
        examples: {
            "standings" {
                en: "Show the standings",
                ko: "모두의 잔액을 보여 줘요",
                ja: "全員の残高を見ます",
            }
            "standings --since 2026-01-01" {
                en: "Count only from a certain day",
                ko: "이 날부터 계산해요",
                ja: "この日から数えます",
            }
            "standings --player ANN" {
                en: "Show one player, hand by hand",
                ko: "한 사람을 판마다 보여 줘요",
                ja: "1人を1局ずつ見ます",
            }
        }
    }
    "stats" {
        about: {
            en: "Show what everybody did: hands, goes, baks, who paid whom",
            ko: "친 판, 고, 박, 누가 누구에게 줬나 보기",
            ja: "局数、ゴー、バク、だれがだれに払ったかを示す",
        }
        paged: Paged::Always,
        takes: [PERIOD, ONE_CURRENCY, JSON] {
            names: PLAYER {
                en: "Whose figures: one person, or two to compare",
                ko: "누구의 통계: 한 사람, 또는 두 사람의 맞대결",
                ja: "だれの統計か: 1人、または2人の直接対決",
            }
            players: PLAYER {
                en: "The same as NAME; two are compared",
                ko: "이름만 쓴 것과 같음. 둘을 쓰면 맞대결",
                ja: "名前だけを書くのと同じ。2人なら直接対決",
            }
            by: BY {
                en: "How to group the hands: seat, dealer, ruleset, month or game",
                ko: "무엇으로 나눌지: seat(자리), dealer(선), ruleset(규칙), month(달), game(종목)",
                ja: "何で分けるか: seat（席）、dealer（親）、ruleset（ルール）、month（月）、game（種目）",
            }
            csv {
                en: "Print a table for spreadsheets: one row per person",
                ko: "스프레드시트용 표: 사람마다 한 줄",
                ja: "表計算ソフト用の表: 1人ごとに1行",
            }
        }
        examples: {
            "stats" {
                en: "Show everybody's figures",
                ko: "모두의 통계를 보여 줘요",
                ja: "全員の統計を見ます",
            }
            "stats ANN BO --year 2026" {
                en: "Compare two people over a year",
                ko: "두 사람의 한 해를 견줘 봐요",
                ja: "2人の1年を比べます",
            }
            "stats --by seat" {
                en: "Group hands by seat",
                ko: "자리별로 나눠 봐요",
                ja: "席ごとに分けます",
            }
            "stats --by game" {
                en: "Show Go-Stop, Koi-Koi and min-hwatu each by itself",
                ko: "고스톱, 코이코이, 민화투를 따로 봐요",
                ja: "ゴーストップ、こいこい、ミンファトゥを別々に見ます",
            }
        }
    }
    "report" {
        about: {
            en: "Make a page for friends about a year, a month or any days",
            ko: "한 해나 한 달처럼 원하는 기간을 친구들이 볼 한 페이지로 만들기",
            ja: "1年や1か月など、好きな期間を友人向けの1ページにする",
        }
        paged: Paged::Never,
        takes: [PERIOD, ONE_CURRENCY] {
            output: FILE {
                en: "The file to write, FILE.html, which must not exist yet; - for standard \
                     output",
                ko: "만들 파일, FILE.html. 아직 없는 파일이어야 해요. 표준 출력은 -",
                ja: "書き出すファイル、FILE.html。まだないファイルに限る。標準出力は -",
            }
            people: PLAYER {
                en: "Only evenings at which nobody else played",
                ko: "이 사람들끼리만 친 날만",
                ja: "この人たちだけで遊んだ日に限る",
            }
            rules: RULES {
                en: "Only what was played by these rules",
                ko: "이 규칙으로 친 것만",
                ja: "このルールの分だけ",
            }
            game: GAME {
                en: "Only this game: gostop, koikoi or minhwatu",
                ko: "이 게임만: gostop(고스톱), koikoi(코이코이), minhwatu(민화투)",
                ja: "このゲームだけ: gostop（ゴーストップ）、koikoi（こいこい）、minhwatu（ミンファトゥ）",
            }
            person: PLAYER {
                en: "One person's figures and nobody else's",
                ko: "이 사람 것만, 다른 사람 점수는 빼고",
                ja: "この人の数字だけ。ほかの人の数字は出さない",
            }
            no_titles {
                en: "Leave out titles such as “King of pi-bak”",
                ko: "피박왕 같은 칭호는 빼기",
                ja: "「ピバク王」のような称号を付けない",
            }
            picture: PICTURE {
                en: "Draw a picture for a chat instead, FILE.png: head, podium, hand, or person NAME",
                ko: "페이지 대신 채팅에 올릴 그림 FILE.png: head(첫머리), podium(시상대), hand(판), person 이름",
                ja: "ページの代わりにチャット用の画像 FILE.png: head（冒頭）、podium（表彰台）、hand（局）、person 名前",
            }
            money {
                en: "Tell amounts of money in the picture",
                ko: "그림에 금액도 넣기",
                ja: "画像に金額も入れる",
            }
        }
        examples: {
            "report --year 2026 -o year.html" {
                en: "Write the whole year as a page",
                ko: "한 해를 한 페이지로 만들어요",
                ja: "1年を1ページにします",
            }
            "report --year 2026 --person ANN -o ann.html" {
                en: "Write a page about one person, for that person",
                ko: "한 사람에게 줄, 그 사람만의 페이지를 만들어요",
                ja: "1人のための、その人だけのページを作ります",
            }
            "report --people ANN BO CHUL -o three.html" {
                en: "Write only the evenings of these three",
                ko: "셋이서만 친 날을 모아요",
                ja: "この3人だけの日をまとめます",
            }
            "report --year 2026 --picture podium -o podium.png" {
                en: "Draw the first three of the year for a chat",
                ko: "한 해의 1, 2, 3등을 그림으로 그려요",
                ja: "1年の上位3人を画像にします",
            }
            "report --last 1m -o month.html" {
                en: "Write the last month",
                ko: "지난 한 달을 한 페이지로 만들어요",
                ja: "この1か月を1ページにします",
            }
        }
    }
}
