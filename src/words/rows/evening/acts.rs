//! What a line of a record says, as players say it: the parts behind a name.

use crate::card::{Calendar, Flower};
use crate::record::{Bound, CountKind, Nth, Special};
use crate::words::messages;

messages! {
    /// Returns a list of cards, or of other things.
    said_in_turn(parts: &[String]) {
        en: parts.join(", "),
        ko: parts.join(", "),
        ja: parts.join("、"),
    }

    /// Returns something with more about it in brackets.
    with_more(what: &str, more: &str) {
        en: "{what} ({more})",
        ko: "{what} ({more})",
        ja: "{what}（{more}）",
    }

    /// Returns what was done with a month.
    of_month(what: &str, of: Flower, calendar: Calendar) {
        en: format!("{what}, {} ({})", flower(of), of.month(calendar)),
        ko: format!("{}월 {what}", of.month(calendar)),
        ja: format!("{}の{what}", month(of, calendar)),
    }

    /// Returns that cards were captured.
    took(cards: &str) {
        en: "took {cards}",
        ko: "{cards} 먹음",
        ja: "{cards}を取った",
    }

    /// Returns what somebody captured.
    pile_is(cards: &str) {
        en: "captured {cards}",
        ko: "먹은 패 {cards}",
        ja: "取り札 {cards}",
    }

    pile_is_empty() {
        en: "captured nothing",
        ko: "먹은 패 없음",
        ja: "取り札なし",
    }

    pile_has_some() {
        en: "captured something",
        ko: "먹은 패 있음",
        ja: "取り札あり",
    }

    /// Returns what is known of a number of cards.
    count_is(kind: CountKind, bound: Bound) {
        en: match bound {
            Bound::Exactly(0) => format!("no {}", kind_name(kind)),
            Bound::Exactly(count) => tap_count(kind, count),
            Bound::AtLeast(count) => format!("{count} {} or more", kind_name(kind)),
            Bound::Below(count) => format!("fewer than {count} {}", kind_name(kind)),
        },
        ko: match bound {
            Bound::Exactly(0) => format!("{} 없음", kind_name(kind)),
            Bound::Exactly(count) => tap_count(kind, count),
            Bound::AtLeast(count) => format!("{} {count}장 이상", kind_name(kind)),
            Bound::Below(count) => format!("{} {count}장 미만", kind_name(kind)),
        },
        ja: match bound {
            Bound::Exactly(0) => format!("{}なし", kind_name(kind)),
            Bound::Exactly(count) => tap_count(kind, count),
            Bound::AtLeast(count) => format!("{}{count}枚以上", kind_name(kind)),
            Bound::Below(count) => format!("{}{count}枚未満", kind_name(kind)),
        },
    }

    /// Returns the points of all yaku together.
    made_points(points: i64) {
        en: count(points, "point"),
        ko: "{points}점",
        ja: "{points}文",
    }

    made_nothing() {
        en: "no yaku",
        ko: "족보 없음",
        ja: "役なし",
    }

    /// Returns a card that goes to another player.
    card_to(card: &str, to: &str) {
        en: "{card} to {to}",
        ko: "→ {to} {card}",
        ja: "→ {to} {card}",
    }

    shook() {
        en: "showed three",
        ko: "흔들기",
        ja: "三枚見せ",
    }

    bombed() {
        en: "bombed",
        ko: "폭탄",
        ja: "爆弾",
    }

    threw_grenade() {
        en: "grenade",
        ko: "수류탄(2장 폭탄)",
        ja: "手榴弾（2枚爆弾）",
    }

    had_quads() {
        en: "four of a month in hand",
        ko: "총통",
        ja: "チョントン（手四）",
    }

    swept_first() {
        en: "a whole month in the first turn",
        ko: "첫 차례 네 장",
        ja: "初手4枚",
    }

    /// Returns a ppuk, the first of the hand or one after others.
    made_ppuk(nth: Option<Nth>) -> &'static str {
        en: match nth {
            None => "ppuk",
            Some(Nth::First) => "ppuk in the first turn",
            Some(Nth::Second) => "ppuk in the second turn",
            Some(Nth::Third) => "ppuk in the third turn",
        },
        ko: match nth {
            None => "뻑",
            Some(Nth::First) => "첫뻑",
            Some(Nth::Second) => "연뻑",
            Some(Nth::Third) => "삼연뻑",
        },
        ja: match nth {
            None => "ポク",
            Some(Nth::First) => "初ポク",
            Some(Nth::Second) => "連ポク",
            Some(Nth::Third) => "三連ポク",
        },
    }

    /// Returns a special capture, in the first turn or later.
    made_special(special: Special, first: bool) -> &'static str {
        en: match (special, first) {
            (Special::Chok, true) => "chok in the first turn",
            (Special::Ttadak, true) => "ttadak in the first turn",
            (Special::Chok, false) => "chok",
            (Special::Ttadak, false) => "ttadak",
            (Special::Sseul, _) => "sseul",
            (Special::Stack, _) => "took a ppuk",
            (Special::JaPpuk, _) => "took their own ppuk",
        },
        ko: match (special, first) {
            (Special::Chok, true) => "첫쪽",
            (Special::Ttadak, true) => "첫따닥",
            (Special::Chok, false) => "쪽",
            (Special::Ttadak, false) => "따닥",
            (Special::Sseul, _) => "싹쓸이",
            (Special::Stack, _) => "뻑 먹기",
            (Special::JaPpuk, _) => "자뻑",
        },
        ja: match (special, first) {
            (Special::Chok, true) => "初手チョク",
            (Special::Ttadak, true) => "初手タダク",
            (Special::Chok, false) => "チョク",
            (Special::Ttadak, false) => "タダク",
            (Special::Sseul, _) => "総なめ",
            (Special::Stack, _) => "重ね取り",
            (Special::JaPpuk, _) => "自ポク",
        },
    }

    took_boar() {
        en: "captured the boar",
        ko: "멧돼지",
        ja: "猪",
    }

    had_baekhwajeom() {
        en: "baekhwajeom",
        ko: "백화점",
        ja: "ペクァジョム",
    }

    had_heodang() {
        en: "heodang",
        ko: "허당",
        ja: "ホダン",
    }

    said_go_once() {
        en: "go",
        ko: "고",
        ja: "ゴー",
    }

    said_stop() {
        en: "stop",
        ko: "스톱",
        ja: "ストップ",
    }

    said_push() {
        en: "push",
        ko: "밀기",
        ja: "次局送り",
    }

    offered_nagari() {
        en: "offered a nagari",
        ko: "쇼당 걸기",
        ja: "流局の申し出",
    }

    took_offer() {
        en: "accepted the nagari",
        ko: "쇼당 받기",
        ja: "申し出を受けた",
    }

    refused_offer() {
        en: "refused the nagari",
        ko: "쇼당 거절",
        ja: "申し出を断った",
    }

    fed_winner() {
        en: "fed the winner",
        ko: "밀어주기",
        ja: "アシスト",
    }

    /// Returns that a card was taken with another one.
    taken_with(cards: &str) {
        en: "taken with {cards}",
        ko: "같이 먹은 패 {cards}",
        ja: "合わせた札 {cards}",
    }

    was_last_card() {
        en: "the last card",
        ko: "막장",
        ja: "最後の1枚",
    }

    was_forced() {
        en: "nothing else would have helped",
        ko: "외통",
        ja: "ほかに手がない",
    }

    /// Returns somebody's dealt cards.
    hand_is(cards: &str) {
        en: "dealt {cards}",
        ko: "손패 {cards}",
        ja: "手札 {cards}",
    }

    /// Returns that somebody does not play the hand; `iris` says that this card forced them out.
    dropped_out(iris: bool) -> &'static str {
        en: if iris { "out with the iris" } else { "dropped" },
        ko: if iris { "난초열끗으로 쉼" } else { "죽음" },
        ja: if iris { "菖蒲に八橋で休み" } else { "降り" },
    }

    stayed_in() {
        en: "stayed",
        ko: "들어감",
        ja: "出る",
    }

    /// Returns which cards were sold.
    sold_cards(cards: &str) {
        en: "sold {cards}",
        ko: "광팔기 {cards}",
        ja: "光売り {cards}",
    }

    said_koi() {
        en: "koi-koi",
        ko: "코이코이",
        ja: "こいこい",
    }

    said_shobu() {
        en: "shobu",
        ko: "승부",
        ja: "勝負",
    }

    had_teshi() {
        en: "teshi",
        ko: "손에 넉 장(테시)",
        ja: "手四",
    }

    had_kuttsuki() {
        en: "kuttsuki",
        ko: "네 쌍(쿳쓰키)",
        ja: "くっつき",
    }

    was_nagari() {
        en: "Nagari",
        ko: "나가리",
        ja: "ナガリ",
    }

    was_drawn() {
        en: "A draw",
        ko: "무승부",
        ja: "引き分け",
    }

    was_dealt_again() {
        en: "Dealt again",
        ko: "파토 (다시 돌림)",
        ja: "配り直し",
    }

    offer_lapsed() {
        en: "The offer of a nagari lapsed",
        ko: "쇼당 끝",
        ja: "申し出の終わり",
    }

    /// Returns which cards were left on the table.
    field_is(cards: &str) {
        en: "Left on the table: {cards}",
        ko: "바닥에 남은 패: {cards}",
        ja: "場に残った札: {cards}",
    }

    four_on_table() {
        en: "all four on the table",
        ko: "바닥 네 장",
        ja: "場に同月4枚",
    }

    pairs_on_table() {
        en: "Four pairs on the table",
        ko: "바닥 네 쌍",
        ja: "場に四組",
    }

    /// Returns which cards lay on the table first.
    table_was(cards: &str) {
        en: "On the table: {cards}",
        ko: "바닥에 깔린 패: {cards}",
        ja: "最初の場札: {cards}",
    }

    /// Returns by how much all is paid in a hand.
    stake_was(times: u32) {
        en: "All times {times}",
        ko: "대판 ×{times}",
        ja: "全体 ×{times}",
    }

    /// Returns the cards of the mission.
    mission_was(cards: &str, times: u32) {
        en: "Mission ×{times}: {cards}",
        ko: "미션 ×{times}: {cards}",
        ja: "ミッション ×{times}: {cards}",
    }

    quads_on_table() {
        en: "Four of a month on the table",
        ko: "바닥 총통",
        ja: "場に同月4枚",
    }

    /// Returns how many brights lay on the table first.
    brights_on_table(count: u32) {
        en: match count { 1 => "1 bright on the table".to_owned(), _ => format!("{count} brights on the table") },
        ko: "바닥에 깔린 광 {count}장",
        ja: "最初の場の光札 {count}枚",
    }

    /// Returns a card that is laid on another one.
    laid_on(card: &str, on: &str) {
        en: "{card} on {on}",
        ko: "{card} → {on}",
        ja: "{card} → {on}",
    }

    /// Returns the card that was played.
    played_card(card: &str) {
        en: "played {card}",
        ko: "낸 패 {card}",
        ja: "出した札 {card}",
    }

    /// Returns the cards that were turned up.
    turned_cards(cards: &str) {
        en: "turned up {cards}",
        ko: "뒤집은 패 {cards}",
        ja: "めくった札 {cards}",
    }

    /// Returns the card that came for a joker.
    drawn_for(joker: &str, card: &str) {
        en: "{joker}, and drew {card}",
        ko: "{joker}, 가져온 패 {card}",
        ja: "{joker}、引いた札 {card}",
    }
}
