//! What is kept beside hands.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::shared::{JSON, PERIOD};
use super::value::{
    DATE, DAYS, ENTRY, EVENING, KITTY, NOTE_TEXT, PLACE, REASON, SEASON, SHARES, WORTH,
};
use crate::cli::wording::Wording;

commands! {
    "adjust" {
        about: {
            en: "Move chips or money without a hand: an opening balance, a penalty, a mistake",
            ko: "판 없이 점수나 돈 옮기기: 이월, 벌칙, 잘못 준 돈",
            ja: "局なしでチップやお金を動かす: 繰り越し、罰金、渡し間違い",
        }
        also: { en: &["adjustment", "penalty"], ko: &["벌칙", "이월"], ja: &["罰金", "繰り越し"] }
        paged: Paged::Unless("reason"),
        takes: [PERIOD, JSON] {
            reason: REASON {
                en: "Why, in quotation marks; without it, list all adjustments",
                ko: "이유. 따옴표 안에 적어요. 없으면 모든 조정을 보여 줘요",
                ja: "理由。引用符の中に書く。なければ、すべての調整を一覧する",
            }
            shares: SHARES {
                en: "Who gets (+) and who gives (-) how much, in chips or money; it sums to 0",
                ko: "누가 얼마를 받고(+) 내는지(-), 점수나 돈으로. 합계는 0",
                ja: "だれがいくら受け取り（+）、払うか（-）。チップかお金で、合計は0",
            }
            date: DATE {
                en: "The day to which it belongs [default: that of the evening]",
                ko: "어느 날의 조정인지 [기본: 모임 날]",
                ja: "いつの調整か [既定値: その回の日]",
            }
            kitty: KITTY {
                en: "The kitty, known or new, that the rest goes into or comes from",
                ko: "남는 돈이 오갈 공금. 없던 이름이면 새 공금",
                ja: "残りが出入りする共同の財布。なかった名前なら新しい財布",
            }
            chip: WORTH {
                en: "What a chip is worth here, such as '100 KRW', or none; needed if that was not always \
                     the same",
                ko: "여기서 점당 얼마인지. 보기: 100원, 돈을 걸지 않았으면 없음. 점당 금액이 늘 같았으면 안 적어도 돼요",
                ja: "ここでチップ1枚がいくらか。例: 100円、賭けていなければ なし。いつも同じなら書かなくてよい",
            }
            new_currency {
                en: "Accept a currency that the ledger does not have yet",
                ko: "장부에 없던 돈 단위로 적기",
                ja: "帳簿にない通貨でも記録する",
            }
            undo: ENTRY {
                en: "Take back the adjustment with this entry number, which dokbak adjust lists; with the \
                     number of the entry that took it back, it counts again",
                ko: "이 기록 번호의 조정 되돌리기. 번호는 dokbak adjust에 있어요. 되돌린 기록의 번호면 다시 세기",
                ja: "この記録番号の調整を取り消す。番号は dokbak adjust で見られる。取り消しの番号なら、また数える",
            }
            same: ENTRY {
                en: "The numbers of two entries that note the same adjustment; only the first counts",
                ko: "같은 조정을 두 번 적은 기록 둘의 번호. 앞의 것만 세어요",
                ja: "同じ調整を書いた2つの記録の番号。先の方だけを数える",
            }
            both {
                en: "With --same: they are two adjustments, and both count",
                ko: "--same과 함께: 서로 다른 조정이라 둘 다 세어요",
                ja: "--sameと一緒に: 別々の調整なので、両方数える",
            }
            list {
                en: "List all adjustments",
                ko: "조정을 모두 보기",
                ja: "すべての調整を一覧する",
            }
        }
        examples: {
            "adjust 'OLD BOOK' ANN +120 BO -120 --date 2026-01-01" {
                en: "Begin with what was written elsewhere before",
                ko: "전에 다른 데 적던 점수에서 시작해요",
                ja: "前に別の所へ付けていた分から始めます",
            }
            "adjust 'CAME LATE' BO=-5000KRW --kitty KITTY" {
                en: "A penalty that goes into the kitty",
                ko: "늦은 사람이 공금에 벌금을 내요",
                ja: "遅れた人が共同の財布に罰金を払います",
            }
            "adjust --undo 12" {
                en: "Take the adjustment of entry 12 back",
                ko: "기록 12번의 조정을 되돌려요",
                ja: "記録12の調整を取り消します",
            }
        }
    }
    "season" {
        about: {
            en: "Name some days a season, or show how a season went",
            ko: "기간에 시즌 이름을 붙이거나, 시즌의 결과 보기",
            ja: "期間にシーズンの名前を付ける、またはシーズンの結果を見る",
        }
        also: { en: &["seasons"], ko: &["시즌"], ja: &["シーズン"] }
        paged: Paged::Unless("days"),
        takes: [JSON] {
            name: SEASON {
                en: "The name of the season; without it, list all seasons",
                ko: "시즌 이름. 없으면 시즌을 모두 보여 줘요",
                ja: "シーズンの名前。なければ、すべてを一覧する",
            }
            days: DAYS {
                en: "Its first and last day, such as 2026-03-01 to 2026-05-31; without them, show the season",
                ko: "첫날과 마지막 날. 보기: 2026-03-01부터 2026-05-31까지. 없으면 그 시즌을 보여 줘요",
                ja: "最初と最後の日。例: 2026-03-01から 2026-05-31まで。なければ、そのシーズンを見る",
            }
            remove {
                en: "Remove the name; hands and money stay as they are",
                ko: "이름 없애기. 판과 돈은 그대로예요",
                ja: "名前をなくす。局とお金はそのまま",
            }
        }
        examples: {
            "season SPRING 2026-03-01 to 2026-05-31" {
                en: "Name three months; again with other days to correct it",
                ko: "석 달에 이름을 붙여요. 고치려면 다른 날짜로 다시 적어요",
                ja: "3か月に名前を付けます。直すには別の日でもう一度書きます",
            }
            "season SPRING" {
                en: "See its standings, who was there, and what comes next",
                ko: "순위, 출석, 남은 날을 보여 줘요",
                ja: "順位、出席、残りの日を見ます",
            }
            "standings --season SPRING" {
                en: "Use it wherever a month or a year can be asked for",
                ko: "달이나 해를 고르는 곳이면 어디서나 쓸 수 있어요",
                ja: "月や年を選べるところならどこでも使えます",
            }
        }
    }
    "note" {
        about: {
            en: "Note something about an evening, or where it was",
            ko: "모임에 메모나 장소 적기",
            ja: "回にメモや場所を付ける",
        }
        also: { en: &["memo", "remember"], ko: &[], ja: &[] }
        paged: Paged::Never,
        takes: [] {
            text: NOTE_TEXT {
                en: "What to remember, in quotation marks; without it, or with '', show what is noted",
                ko: "메모. 따옴표 안에 적어요. 없거나 ''이면 적어 둔 것을 보여 줘요",
                ja: "メモ。引用符の中に書く。なければ、または '' なら、今のメモを見る",
            }
            evening: EVENING {
                en: "The evening: last, or its day such as 3/7 [default: the open one, or the last]",
                ko: "모임: last 또는 3/7 같은 날짜 [기본: 하던 모임, 없으면 마지막 모임]",
                ja: "回: last、または3/7のような日付 [既定値: 途中の回、なければ最後の回]",
            }
            place: PLACE {
                en: "Where it was",
                ko: "어디에서 했는지",
                ja: "どこで遊んだか",
            }
            remove {
                en: "Take the note and the place away",
                ko: "메모와 장소 지우기",
                ja: "メモと場所を消す",
            }
        }
        examples: {
            "note 'FIVE GODORI' --place 'THE LAKE'" {
                en: "Note something about the open or last evening",
                ko: "하던 모임이나 마지막 모임에 메모를 남겨요",
                ja: "途中の回か最後の回にメモを残します",
            }
            "note 'FIVE GODORI' 3/7" {
                en: "Note something about another evening; again to correct it",
                ko: "다른 모임에 메모를 남겨요. 고치려면 다시 적어요",
                ja: "別の回にメモを残します。直すにはもう一度書きます",
            }
        }
    }
}
