//! Whole evenings.

use super::row::{ArgumentRow, CommandRow, ExampleRow, Paged, arguments, commands};
use super::value::{DATE, EVENING, TEXT};
use crate::cli::wording::Wording;

commands! {
    "evening" {
        about: {
            en: "Say which evening that is; open it again, declare it void, or correct its day",
            ko: "어느 모임인지 보기, 다시 열기, 없던 걸로 하기, 날짜 고치기",
            ja: "どの回かを示す、再開する、なかったことにする、日付を直す",
        }
        paged: Paged::Never,
        takes: [] {
            evening: EVENING {
                en: "The evening: last (the default), or its day such as 3/7",
                ko: "모임: last(기본) 또는 3/7 같은 날짜",
                ja: "回: last（初期値）、または3/7のような日付",
            }
            reopen {
                en: "Reopen it after it was closed",
                ko: "마친 모임을 다시 이어서 하기",
                ja: "終えた回を再開する",
            }
            void {
                en: "Void it, so that nothing of it counts, because it was only a trial",
                ko: "시험 삼아 해 본 모임을 없던 걸로 하기",
                ja: "試しただけの回をなかったことにする",
            }
            date: DATE {
                en: "The day it was really played",
                ko: "실제로 친 날",
                ja: "実際に遊んだ日",
            }
            undo {
                en: "With --void: let it count again",
                ko: "--void와 함께: 다시 세기",
                ja: "--voidと一緒に: また数える",
            }
            reason: TEXT {
                en: "With --void: why",
                ko: "--void와 함께: 이유",
                ja: "--voidと一緒に: 理由",
            }
        }
        examples: {
            "evening 3/7" {
                en: "See who played on 7 March, and how far the evening got",
                ko: "3월 7일에 누가 쳤고 어디까지 했는지 보여 줘요",
                ja: "3月7日にだれが遊び、どこまで進んだかを見ます",
            }
            "evening 3/7 --reopen" {
                en: "Reopen an evening that was closed too early",
                ko: "너무 일찍 마친 모임을 다시 이어서 해요",
                ja: "早く終えすぎた回を再開します",
            }
            "evening 3/7 --void --reason 'only tried out'" {
                en: "Void an evening that was only a trial; --undo takes that back",
                ko: "시험 삼아 해 본 모임을 빼요. 되돌리기는 --undo",
                ja: "試しただけの回を外します。取り消しは --undo",
            }
            "evening 3/7 --date 2026-03-08" {
                en: "Move it to another day",
                ko: "다른 날에 친 모임이라고 적어요",
                ja: "別の日に遊んだ回として記録します",
            }
        }
    }
    "close" {
        about: {
            en: "End an evening and settle it up",
            ko: "모임을 정산하고 마치기",
            ja: "回を終わらせて精算する",
        }
        also: { en: &[], ko: &[], ja: &["終了"] }
        paged: Paged::Never,
        takes: [] {
            evening: EVENING {
                en: "The evening [default: the one that is open]",
                ko: "마칠 모임 [기본: 하던 모임]",
                ja: "終える回 [既定値: 途中の回]",
            }
            discard {
                en: "Discard the entries of an unfinished hand",
                ko: "안 끝난 판에 적은 것은 빼기",
                ja: "終わっていない局の入力を外す",
            }
            club {
                en: "In a club: the open evenings of all tables",
                ko: "클럽에서: 모든 상의 열린 모임",
                ja: "クラブで: 全部の卓の途中の回",
            }
            settled {
                en: "Also record that the evening's money was handed over",
                ko: "그 모임의 돈을 건넸다고도 적기",
                ja: "その回のお金も渡したと記録する",
            }
        }
        examples: {
            "close" {
                en: "Settle up the open evening",
                ko: "하던 모임을 정산하고 마쳐요",
                ja: "途中の回を精算して終わります",
            }
            "close --evening 3/7 --discard" {
                en: "Settle up an evening whose last hand was not finished",
                ko: "마지막 판이 끝나지 않은 모임을 정산해요",
                ja: "最後の局が終わっていない回を精算します",
            }
        }
    }
    "twice" {
        about: {
            en: "See which evenings were kept twice, and say which counts",
            ko: "두 번 적은 모임을 보거나, 어느 쪽을 셀지 정하기",
            ja: "二重に記録された回を見る、どちらを数えるか決める",
        }
        paged: Paged::Unless("counts"),
        takes: [] {
            counts: EVENING {
                en: "The evening that counts, such as 3/7",
                ko: "셀 모임. 보기: 3/7",
                ja: "数える回",
            }
            other: EVENING {
                en: "The other record of the same evening",
                ko: "같은 모임을 한 번 더 적은 것",
                ja: "同じ回をもう一度記録したもの",
            }
            both {
                en: "They are two evenings, and both count",
                ko: "서로 다른 모임이라 둘 다 세기",
                ja: "別の回なので両方数える",
            }
        }
        examples: {
            "twice" {
                en: "See which evenings seem to be kept twice",
                ko: "두 번 적은 것 같은 모임 보기",
                ja: "二重に記録されたらしい回を見る",
            }
            "twice 3/7 3/7b" {
                en: "They are one evening: the first counts, the second does not",
                ko: "같은 모임이니 앞의 것만 세고 뒤의 것은 세지 않기",
                ja: "同じ回なので、前のほうを数え、後のほうは数えない",
            }
            "twice 3/7 3/7b --both" {
                en: "They were two evenings after all, and both count",
                ko: "서로 다른 모임이었으니 둘 다 세기",
                ja: "別の回だったので、両方数える",
            }
        }
    }
}
