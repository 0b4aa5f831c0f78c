//! Hands and cards without a ledger.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::{EXPLAIN, JSON, OTHER_RULES, RULE_SET};
use super::value::{CARDS, FILE, LINE, LOT, NAMES, NUMBER, RECORD, RULES, SOME_CARDS, STAKE, WHEN};
use crate::cli::wording::Wording;

/// Rules of a hand that has no record.
const RULES_OR_PAGAT: &[ArgumentRow] = arguments! {
    rules: RULES {
        en: "The ruleset: a shipped name or a path [default: pagat]",
        ko: "규칙: 들어 있는 규칙의 이름이나 경로 [기본: pagat]",
        ja: "ルールセット。付属の名前かパス [既定値: pagat]",
    }
};

/// Rules that give cards their months.
const RULES_OF_MONTHS: &[ArgumentRow] = arguments! {
    rules: RULES {
        en: "The ruleset that numbers the months: a shipped name or a path [default: pagat]",
        ko: "몇 월인지 정하는 규칙: 들어 있는 규칙의 이름이나 경로 [기본: pagat]",
        ja: "月の番号を決めるルールセット。付属の名前かパス [既定値: pagat]",
    }
};

commands! {
    "settle" {
        about: {
            en: "Settle one hand from its record",
            ko: "기록 하나로 한 판 셈하기",
            ja: "記録から1局を計算する",
        }
        also: { en: &[], ko: &["계산", "판정"], ja: &["計算", "判定"] }
        paged: Paged::Never,
        takes: [OTHER_RULES, RULE_SET, JSON, EXPLAIN] {
            file: RECORD {
                en: "The record, or - for standard input; with --batch many records, or a folder of them",
                ko: "기록 파일. -는 표준 입력. --batch를 붙이면 여러 기록이 든 파일이나 폴더",
                ja: "記録。-は標準入力。--batchでは多くの記録のファイルかフォルダー",
            }
            tell: LINE {
                en: "Settle a hand told in one line, as people tell it",
                ko: "말하듯 한 줄로 적은 판을 계산하기",
                ja: "話すように1行で書いた局を計算する",
            }
            players: NAMES {
                en: "Who plays, in turn order, the dealer first: \"Ann Bo Chul\"",
                ko: "치는 사람, 선부터 차례로: \"영희 철수 민수\"",
                ja: "遊ぶ人、親から順に: \"英子 太郎 花子\"",
            }
            carry: NUMBER {
                en: "How many nagari came right before it",
                ko: "바로 앞에 이어진 나가리 판 수",
                ja: "直前に続いたナガリの局数",
            }
            stake: STAKE {
                en: "What each loss is multiplied by, as agreed for this hand",
                ko: "이 판에만 정한 배수",
                ja: "この局だけの倍率",
            }
            batch {
                en: "Settle many records, separated by empty lines, and print a line of JSON \
                     for each",
                ko: "빈 줄로 나눈 기록을 모두 셈해서 JSON으로 한 줄씩",
                ja: "空行で区切った記録をすべて計算し、JSONを1行ずつ出す",
            }
        }
        examples: {
            "settle hand.hwatu" {
                en: "Say what everybody owes for the hand in a file",
                ko: "파일에 적힌 판에서 누가 얼마를 내는지 계산해요",
                ja: "ファイルの局で、だれがいくら払うかを計算します",
            }
            "settle hand.hwatu --explain" {
                en: "Quote the rule behind every step as well",
                ko: "계산마다 어느 규칙인지도 보여 줘요",
                ja: "どのルールによるかも示します",
            }
            "settle hand.hwatu --rules korean --set pi_bak.below_three=5" {
                en: "Settle it by the Korean rules, with fewer than five junk as pi-bak",
                ko: "korean 규칙으로, 피가 5장보다 적으면 피박으로 계산해요",
                ja: "koreanのルールで、カスが5枚より少なければピバクとして計算します",
            }
            "settle --batch hands.hwatu" {
                en: "Settle all the hands in a file, a line of JSON for each",
                ko: "파일에 적힌 모든 판을 계산해서 판마다 JSON 한 줄로 보여 줘요",
                ja: "ファイルにあるすべての局を計算し、1局ごとにJSONを1行で示します",
            }
            "settle --tell 'BO 7pts junk, ANN 3 junk, CHUL 8 junk' --players 'ANN BO CHUL'" {
                en: "Settle a hand in one line, as people tell it",
                ko: "말한 대로 적은 한 줄을 계산해요",
                ja: "話したとおりの1行を計算します",
            }
        }
    }
    "score" {
        about: {
            en: "Score a pile, and show how close the next jokbo are",
            ko: "먹은 패의 점수와 다음 족보에 모자란 패 보기",
            ja: "取り札の点と、次の役に必要な札を示す",
        }
        also: { en: &["points"], ko: &["점수"], ja: &["点", "点数"] }
        paged: Paged::Never,
        takes: [RULES_OR_PAGAT, RULE_SET] {
            cards: CARDS {
                en: "The cards, such as 1gtpp 3t 8g",
                ko: "패, 보기: 1gtpp 3t 8g",
                ja: "札。例: 1gtpp 3t 8g",
            }
            json {
                en: "Print the score as JSON",
                ko: "점수를 JSON으로",
                ja: "点をJSONで出す",
            }
        }
        examples: {
            "score 1g 3g 8g 4pp" {
                en: "Score three brights and two junk",
                ko: "광 석 장과 피 두 장이 몇 점인지 보여 줘요",
                ja: "光札3枚とカス2枚が何点かを示します",
            }
            "score 3g 9y --rules koikoi" {
                en: "Score two cards by the rules of Koi-Koi",
                ko: "코이코이 규칙으로 두 장이 몇 점인지 보여 줘요",
                ja: "こいこいのルールで2枚が何文かを示します",
            }
        }
    }
    "draw" {
        about: {
            en: "Say who deals first, from the cards that everybody drew",
            ko: "뽑은 패로 선 정하기",
            ja: "引いた札から最初の親を決める",
        }
        also: { en: &["dealer"], ko: &["밤일낮장"], ja: &["親決め"] }
        paged: Paged::Never,
        takes: [RULES_OR_PAGAT, RULE_SET, JSON] {
            lots: LOT {
                en: "Who drew which card, in turn order, such as Ann=3t 'Kim Bo=8g'",
                ko: "치는 차례대로 누가 뭘 뽑았는지, 보기: 영희=3t '김 민수=8g'",
                ja: "だれがどの札を引いたか、順番に。例: 英子=3t '金 太郎=8g'",
            }
            night {
                en: "It is night: the earliest month deals, in a tie the lowest card",
                ko: "밤: 가장 이른 달이 선, 같으면 낮은 패",
                ja: "夜: いちばん早い月が親。同じ月なら格下の札",
            }
            day {
                en: "It is day: the latest month deals, in a tie the highest card",
                ko: "낮: 가장 늦은 달이 선, 같으면 높은 패",
                ja: "昼: いちばん遅い月が親。同じ月なら格上の札",
            }
        }
        examples: {
            "draw ANN=3t BO=8g CHUL=10p --night" {
                en: "It is night: the earliest month deals",
                ko: "밤에는 가장 이른 달을 뽑은 사람이 선이에요",
                ja: "夜なので、いちばん早い月を引いた人が親です",
            }
            "draw ANN=3t BO=8g --rules koikoi" {
                en: "In Koi-Koi the earliest month deals, night or day",
                ko: "코이코이에서는 밤이든 낮이든 가장 이른 달을 뽑은 사람이 선이에요",
                ja: "こいこいでは昼も夜も、いちばん早い月を引いた人が親です",
            }
        }
    }
    "cards" {
        about: {
            en: "Show the cards: how to type them, and their names",
            ko: "패 보기: 적는 법과 부르는 이름",
            ja: "札の一覧: 書き方と呼び名",
        }
        paged: Paged::Never,
        takes: [RULES_OF_MONTHS, RULE_SET, JSON] {
            which: SOME_CARDS {
                en: "Only these: months, kinds, cards or sets, such as 8, moon or godori [default: all]",
                ko: "이것만: 달, 종류, 패, 모으는 패. 보기: 8, 공산, 광, 고도리 [기본: 모두]",
                ja: "これだけを示す: 月、種類、札、役。例: 8、芒、光 [既定値: すべて]",
            }
            pictures: WHEN {
                en: "Show the cards as pictures: auto (in Kitty, Ghostty, iTerm2, WezTerm and \
                     mintty, never inside tmux or screen), always or never; as text if the \
                     output is not a terminal",
                ko: "패를 그림으로 보일지: auto(Kitty, Ghostty, iTerm2, WezTerm, mintty에서. tmux나 screen 안에서는 글자로), always, never. 터미널이 아니면 늘 글자로",
                ja: "札を絵で示すか: auto（Kitty、Ghostty、iTerm2、WezTerm、minttyで。tmuxとscreenの中では文字で）、always、never。端末でなければいつも文字",
            }
        }
        examples: {
            "cards" {
                en: "List all cards with their codes and names",
                ko: "모든 패를 코드와 이름으로 보여 줘요",
                ja: "すべての札の記号と名前を並べます",
            }
            "cards 8 9" {
                en: "Show the cards of two months",
                ko: "두 달의 패만 보여 줘요",
                ja: "2つの月の札だけを並べます",
            }
        }
    }
    "card" {
        about: {
            en: "Draw cards, as SVG",
            ko: "패를 그림(SVG)으로",
            ja: "札を絵（SVG）にする",
        }
        paged: Paged::Never,
        takes: [RULES_OF_MONTHS, RULE_SET] {
            cards: CARDS {
                en: "The cards, such as 8g, moon or 고도리",
                ko: "그릴 패. 보기: 8g, 팔광, 고도리",
                ja: "札。例: 8g、芒に月",
            }
            output: FILE {
                en: "The file to write: FILE.svg, or FILE.png, one card, 80 dots wide [default: standard output]",
                ko: "그림 파일: 파일.svg, 또는 한 장만 너비 80픽셀로 그린 파일.png [기본: 표준 출력]",
                ja: "書き出すファイル。名前.svg、または1枚だけの幅80ドットの名前.png [既定: 標準出力]",
            }
        }
        examples: {
            "card 8g -o moon.svg" {
                en: "Draw the full moon",
                ko: "팔광 그리기",
                ja: "芒に月を描く",
            }
            "card 2y 4y 8y -o birds.svg" {
                en: "Draw the three birds side by side",
                ko: "고도리 세 장을 나란히 그리기",
                ja: "3枚の鳥の札を並べて描く",
            }
        }
    }
}
