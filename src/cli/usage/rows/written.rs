//! Recorded hands.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::{EXPLAIN, JSON, ONE_EVENING, OTHER_RULES, PERIOD, RULE_SET};
use super::value::{
    CHIPS, EVENING, HAND, HOW_MANY, IMAGE, JOKBO, LINE, LINE_NUMBER, ORDER, OUTCOME, PLAYER,
    SCRIPT, TEXT,
};
use crate::cli::wording::Wording;

/// A hand of the ledger.
const ONE_HAND: &[ArgumentRow] = arguments! {
    hand: HAND {
        en: "The hand: last, or 3/7.2 (hand 2 of 7 March)",
        ko: "판: last 또는 3/7.2 (3월 7일 2번째 판)",
        ja: "局: last、または3/7.2（3月7日の2局目）",
    }
};

commands! {
    "log" {
        about: {
            en: "List the evenings and hands of the ledger",
            ko: "장부의 모임과 판 목록",
            ja: "帳簿の回と局の一覧",
        }
        also: { en: &["history", "list", "ledger"], ko: &["장부", "목록"], ja: &["帳簿", "履歴", "一覧"] }
        paged: Paged::Always,
        takes: [ONE_EVENING, PERIOD, JSON] {
            player: PLAYER {
                en: "Only the evenings in which this player sat",
                ko: "이 사람이 앉은 모임만",
                ja: "この人が席にいた回だけ",
            }
            jokbo: JOKBO {
                en: "Only hands won with this jokbo or yaku, such as godori",
                ko: "이 족보로 난 판만. 보기: 고도리",
                ja: "この役で上がった局だけ（例: 三光）",
            }
            outcome: OUTCOME {
                en: "Only hands that ended this way, such as nagari",
                ko: "이렇게 끝난 판만. 보기: 나가리",
                ja: "こう終わった局だけ（例: ナガリ）",
            }
            min: CHIPS {
                en: "Only hands in which somebody, or the --player, won at least so many chips",
                ko: "누군가(--player가 있으면 그 사람이) 이 점수 이상 딴 판만",
                ja: "だれか（--playerがあればその人）がこの枚数以上勝った局だけ",
            }
            search: TEXT {
                en: "Only what has this text in a reason or a note",
                ko: "이유나 메모에 이 글이 있는 것만",
                ja: "理由やメモにこの文があるものだけ",
            }
            sort: ORDER {
                en: "Order hands by day, or by chips or points with the largest first",
                ko: "판을 늘어놓는 순서: day(날짜), chips(딴 점수), points(난 점수). chips와 points는 큰 것부터",
                ja: "局を並べる順: day（日付）、chips（勝ち）、points（点）。chipsとpointsは大きい順",
            }
            number: HOW_MANY {
                en: "At most so many hands, 1 or more; ordered by day, the newest",
                ko: "최대 몇 판까지 보여 줄지, 1부터. 날짜순이면 가장 최근 판들",
                ja: "最大で何局まで見せるか（1以上）。日付順なら新しい局",
            }
        }
        examples: {
            "log" {
                en: "List every hand that was written",
                ko: "적은 판을 모두 보여 줘요",
                ja: "記録した局をすべて並べます",
            }
            "log --evening 3/7" {
                en: "List the hands of one evening",
                ko: "한 모임의 판만 보여 줘요",
                ja: "1つの回の局を並べます",
            }
            "log --jokbo godori --sort chips -n 20" {
                en: "See the twenty biggest hands won with godori",
                ko: "고도리로 난 판을 크게 딴 순서로 스무 판 보여 줘요",
                ja: "ゴドリで上がった局を、大きい順に20局見ます",
            }
            "log --search rain" {
                en: "Find a word in the reasons of corrections and adjustments, and in notes",
                ko: "정정과 조정의 이유, 메모에서 낱말을 찾아요",
                ja: "訂正と調整の理由、メモから語を探します",
            }
            "log --json" {
                en: "Print everything for another program",
                ko: "다른 프로그램이 읽도록 모두 내보내요",
                ja: "ほかのプログラムのために、すべてを出します",
            }
        }
    }
    "show" {
        about: {
            en: "Show a hand of the ledger",
            ko: "장부의 한 판 보기",
            ja: "帳簿の局を示す",
        }
        paged: Paged::Always,
        takes: [EXPLAIN] {
            hand: HAND {
                en: "The hand: last, or 3/7.2 (hand 2 of 7 March); for programs its entry, or that of a correction",
                ko: "판: last 또는 3/7.2 (3월 7일 2번째 판). 프로그램은 판이나 정정의 기록 번호로",
                ja: "局: last、または3/7.2（3月7日の2局目）。プログラムは局や訂正の記録番号で",
            }
            original {
                en: "As it was first written, before any correction",
                ko: "정정하기 전 처음 적은 그대로",
                ja: "訂正前の、最初に書かれたまま",
            }
            json {
                en: "Print the verdict as JSON",
                ko: "판정을 JSON으로",
                ja: "判定をJSONで出す",
            }
        }
        examples: {
            "show last" {
                en: "Show the hand that was written last",
                ko: "마지막으로 적은 판을 보여 줘요",
                ja: "最後に記録した局を見ます",
            }
            "show 3/7.2 --explain" {
                en: "Show hand 2 of 7 March, with the rule behind every step",
                ko: "3월 7일 2번째 판을 규칙까지 보여 줘요",
                ja: "3月7日の2局目を、ルールとともに見ます",
            }
            "show 3/7.2 --original" {
                en: "Show it as it was before it was corrected",
                ko: "그 판을 정정하기 전 그대로 보여 줘요",
                ja: "その局を訂正する前のままで見ます",
            }
        }
    }
    "why" {
        about: {
            en: "Give the reasons for a written hand, or for one line of it",
            ko: "적은 판이나 그중 한 줄이 왜 그렇게 됐는지 보기",
            ja: "記録した局、またはその1行の理由を示す",
        }
        also: { en: &["explain"], ko: &["이유"], ja: &[] }
        paged: Paged::Always,
        takes: [ONE_HAND] {
            line: LINE_NUMBER {
                en: "A line of its record, by its number",
                ko: "기록의 몇 번째 줄",
                ja: "記録の行の番号",
            }
        }
        examples: {
            "why last" {
                en: "Give the reasons for everything in the last hand",
                ko: "마지막 판의 계산을 모두 설명해요",
                ja: "最後の局のすべての理由を示します",
            }
            "why 3/7.2 5" {
                en: "Give the reasons for line 5 of hand 2 of 7 March",
                ko: "3월 7일 2번째 판의 5번째 줄만 설명해요",
                ja: "3月7日の2局目の5行目の理由を示します",
            }
        }
    }
    "whatif" {
        about: {
            en: "Show the result a hand or an evening would have had with other rules or lines",
            ko: "규칙이나 줄이 달랐다면 한 판이나 모임이 어떻게 됐을지 보기",
            ja: "ルールや行が違ったら、局や回がどうなったかを示す",
        }
        also: { en: &["what-if", "if"], ko: &[], ja: &[] }
        paged: Paged::Always,
        takes: [ONE_HAND, OTHER_RULES, RULE_SET] {
            evening: EVENING {
                en: "All hands of this evening",
                ko: "이 모임의 모든 판",
                ja: "この回のすべての局",
            }
            without: LINE_NUMBER {
                en: "Leave out a line of the record, by its number; may be repeated",
                ko: "기록에서 이 번호의 줄을 빼기. 여러 번 써도 돼요",
                ja: "記録からこの番号の行を除く。何度でも使えます",
            }
            with: LINE {
                en: "Insert a line before the one that ends the hand, or before line N with \
                     N:LINE",
                ko: "판이 끝나는 줄 앞에 줄 넣기, N:줄이면 N번째 줄 앞에",
                ja: "局を終わらせる行の前に行を入れる。N:行ならN行目の前に入れる",
            }
        }
        examples: {
            "whatif last --rules korean" {
                en: "See the last hand under different rules",
                ko: "마지막 판이 다른 규칙이면 어땠을지 보여 줘요",
                ja: "最後の局がほかのルールならどうなったかを見ます",
            }
            "whatif 3/7.2 --with 'BO heundeum 5'" {
                en: "See a hand as if somebody had shown three of May",
                ko: "5월을 흔들었다면 어땠을지 보여 줘요",
                ja: "5月を三枚見せしていたらどうなったかを見ます",
            }
            "whatif --evening 3/7 --set go_bak.both=own" {
                en: "See a whole evening with one rule changed",
                ko: "규칙 하나를 바꿔 모임 전체를 다시 계산해 봐요",
                ja: "ルールを1つ変えて、回の全体を計算し直してみます",
            }
        }
    }
    "dispute" {
        about: {
            en: "Settle a dispute about a written hand, claim by claim",
            ko: "적힌 판에 대한 이의를 주장 하나씩 풀기",
            ja: "記録した局への異議を、主張ごとに決着させる",
        }
        also: { en: &["correction"], ko: &[], ja: &[] }
        paged: Paged::Never,
        takes: [ONE_HAND] {
            script: SCRIPT {
                en: "Take the claims from a file instead of asking; - is standard input",
                ko: "묻지 않고 파일의 주장으로 하기. -는 표준 입력",
                ja: "質問する代わりにファイルから主張を読む。-は標準入力",
            }
        }
        examples: {
            "dispute last" {
                en: "Argue about the last hand, and correct it if everybody agrees",
                ko: "마지막 판에 대한 주장을 하나씩 살펴보고, 모두 동의하면 정정해요",
                ja: "最後の局への主張を1つずつ確かめ、全員が同意すれば訂正します",
            }
            "dispute 3/7.2 --script claims.txt" {
                en: "Take the claims from a file",
                ko: "주장을 파일에서 읽어요",
                ja: "主張をファイルから読みます",
            }
        }
    }
    "share" {
        about: {
            en: "Print a hand, an evening or a month as a short text for a chat",
            ko: "한 판, 모임이나 한 달을 채팅에 올릴 짧은 글로 보기",
            ja: "1局、1回、またはひと月をチャット向けの短い文にする",
        }
        paged: Paged::Never,
        takes: [PERIOD] {
            hand: HAND {
                en: "The hand: last (the default), or 3/7.2 (hand 2 of 7 March)",
                ko: "판: last(기본) 또는 3/7.2 (3월 7일 2번째 판)",
                ja: "局: last（初期値）、または3/7.2（3月7日の2局目）",
            }
            evening: EVENING {
                en: "This evening instead of a hand",
                ko: "판 대신 이 모임",
                ja: "局の代わりにこの回",
            }
            copy {
                en: "Copy it to the terminal's clipboard too",
                ko: "터미널의 클립보드에도 넣기",
                ja: "端末のクリップボードにも入れる",
            }
            no_titles {
                en: "Leave out titles such as “King of pi-bak”",
                ko: "피박왕 같은 칭호는 빼기",
                ja: "「ピバク王」のような称号を付けない",
            }
            picture: IMAGE {
                en: "Draw a picture instead, FILE.png, which must not exist yet",
                ko: "글 대신 그림 FILE.png. 아직 없는 파일이어야 해요",
                ja: "文の代わりに画像 FILE.png。まだないファイルに限る",
            }
            money {
                en: "Tell amounts of money in the picture",
                ko: "그림에 금액도 넣기",
                ja: "画像に金額も入れる",
            }
        }
        examples: {
            "share" {
                en: "Print the last hand for the group chat",
                ko: "마지막 판을 단톡방에 올릴 글로 보여 줘요",
                ja: "最後の局をチャット向けの文にします",
            }
            "share --evening 3/7" {
                en: "Print how the whole evening went",
                ko: "모임 전체를 글로 보여 줘요",
                ja: "回の全体を文にします",
            }
            "share --picture hand.png" {
                en: "Draw the last hand as a picture",
                ko: "마지막 판을 그림으로 그려요",
                ja: "最後の局を画像にします",
            }
            "share --month 2026-11" {
                en: "Print how a month went",
                ko: "한 달을 글로 보여 줘요",
                ja: "ひと月を文にします",
            }
        }
    }
}
