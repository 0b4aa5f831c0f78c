//! The menus.

use crate::cli::words::messages;
use crate::record::CupCall;

messages! {
    menu_event() {
        en: "Event",
        ko: "무슨 일",
        ja: "できごと",
    }

    menu_player() {
        en: "Who",
        ko: "누구",
        ja: "だれ",
    }

    menu_nobody() {
        en: "nobody",
        ko: "없음",
        ja: "なし",
    }

    /// Returns a question whose menu accepts several items.
    menu_of_several(question: &str) {
        en: "{question} (space selects)",
        ko: "{question} (스페이스로 고르기)",
        ja: "{question}（スペースで印）",
    }

    /// Asks how many times as much the hand is played for.
    menu_stake() {
        en: "The hand is played for",
        ko: "이 판은 몇 배로",
        ja: "この局の倍率は",
    }

    /// Asks how many chips a player lost.
    menu_lost(name: &str) {
        en: "{name} lost",
        ko: "{name} 잃은 점수",
        ja: "{name}の負け",
    }

    /// Asks what the sake cup counts as from now on.
    menu_cup() {
        en: "The cup counts as",
        ko: "국진을 무엇으로",
        ja: "菊に盃は",
    }

    menu_cup_way(way: CupCall) -> &'static str {
        en: match way {
            CupCall::Animal => "an animal",
            CupCall::Junk => "junk",
        },
        ko: match way {
            CupCall::Animal => "열끗",
            CupCall::Junk => "쌍피",
        },
        ja: match way {
            CupCall::Animal => "タネ",
            CupCall::Junk => "カス",
        },
    }

    menu_cards() {
        en: "Cards",
        ko: "패",
        ja: "札",
    }

    /// Asks for the months whose cards to list.
    menu_months() {
        en: "Months of the cards",
        ko: "몇 월 패",
        ja: "札の月",
    }

    menu_jokers() {
        en: "jokers",
        ko: "조커",
        ja: "ジョーカー",
    }

    menu_card() {
        en: "Card",
        ko: "패",
        ja: "札",
    }

    menu_accepts() {
        en: "Accepts the nagari",
        ko: "쇼당 받기",
        ja: "流局の申し出を受ける",
    }

    menu_call() {
        en: "Call",
        ko: "고? 스톱?",
        ja: "宣言",
    }

    menu_does() {
        en: "The turn",
        ko: "이번 차례",
        ja: "この番",
    }

    menu_plays() {
        en: "plays a card",
        ko: "패 한 장 내기",
        ja: "札を出す",
    }

    menu_flips() {
        en: "plays none, as a bomb allows",
        ko: "폭탄 덕에 뒤집기만 하기",
        ja: "出さずにめくる（爆弾の後）",
    }

    menu_bombs() {
        en: "bombs a month",
        ko: "폭탄 던지기",
        ja: "爆弾",
    }

    menu_grenades() {
        en: "throws a grenade on a month",
        ko: "수류탄(2장 폭탄) 던지기",
        ja: "手榴弾（2枚爆弾）",
    }

    menu_shows() {
        en: "shows three of a month (heundeum)",
        ko: "석 장 흔들기",
        ja: "三枚見せ（フンドゥルギ）",
    }

    menu_else() {
        en: "something else",
        ko: "다른 일",
        ja: "ほかのこと",
    }

    menu_from_hand() {
        en: "From the hand",
        ko: "손에서 낸 패",
        ja: "手札から",
    }

    menu_turned_up() {
        en: "Turned up",
        ko: "뒤집은 패",
        ja: "めくった札",
    }

    menu_month() {
        en: "Month",
        ko: "몇 월",
        ja: "月",
    }

    menu_when() {
        en: "When",
        ko: "언제",
        ja: "いつ",
    }

    menu_goes() {
        en: "How often",
        ko: "몇 번",
        ja: "回数",
    }

    menu_field_brights() {
        en: "Brights dealt to the field",
        ko: "바닥에 깔린 광",
        ja: "最初の場の光札",
    }

    menu_right() {
        en: "Is it right",
        ko: "맞아요?",
        ja: "これでよい",
    }

    menu_stay() {
        en: "Decision",
        ko: "들어가요, 죽어요?",
        ja: "出るか降りるか",
    }

    menu_triple() {
        en: "Triple shown",
        ko: "보여 준 석 장",
        ja: "三枚見せ",
    }

    menu_no_triple() {
        en: "none",
        ko: "없음",
        ja: "なし",
    }

    menu_points() {
        en: "Points",
        ko: "점수",
        ja: "点",
    }

    menu_among() {
        en: "What is among them",
        ko: "그중에 있는 것",
        ja: "点の中身",
    }
}
