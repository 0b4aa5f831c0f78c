//! What is tapped on a phone, in words.

use crate::card::Card;
use crate::record::{CountKind, CupCall};
use crate::vocabulary::particle::{GA, with};
use crate::words::messages;

messages! {
    /// Asks whether a player has a card that was said to be somebody else's.
    takes_over(card: Card, holder: &str, player: &str) {
        en: format!("{holder} has the {}. Is it {player}'s instead?", card_name(card)),
        ko: format!(
            "{}: {} 먹은 걸로 되어 있어요. {} 먹었어요?",
            card_name(card),
            with(holder, GA),
            with(player, GA),
        ),
        ja: format!("{}は{holder}の取り札になっています。{player}の札ですか。", card_name(card)),
    }

    /// Returns that somebody won.
    tap_won(name: &str) {
        en: "{name} won",
        ko: format!("{} 났어요", with(name, GA)),
        ja: "{name}の勝ち",
    }

    /// Returns that something is not so after all.
    tap_not(what: &str) {
        en: "not {what}",
        ko: "{what} 빼기",
        ja: "{what}を外す",
    }

    /// Returns the name of a kind of cards.
    kind_name(kind: CountKind) -> &'static str {
        en: match kind {
            CountKind::Brights => "brights",
            CountKind::Animals => "animals",
            CountKind::Ribbons => "ribbons",
            CountKind::Junk => "junk",
        },
        ko: match kind {
            CountKind::Brights => "광",
            CountKind::Animals => "열끗",
            CountKind::Ribbons => "띠",
            CountKind::Junk => "피",
        },
        ja: match kind {
            CountKind::Brights => "光",
            CountKind::Animals => "タネ",
            CountKind::Ribbons => "短冊",
            CountKind::Junk => "カス",
        },
    }

    /// Returns a number of cards of a kind.
    tap_count(kind: CountKind, count: u32) {
        en: format!("{count} {}", kind_name(kind)),
        ko: format!("{} {count}장", kind_name(kind)),
        ja: format!("{}{count}枚", kind_name(kind)),
    }

    /// Returns how often somebody said go.
    tap_goes(count: u32) {
        en: match count {
            1 => "1 go".to_owned(),
            _ => format!("{count} goes"),
        },
        ko: "{count}고",
        ja: "ゴー{count}回",
    }

    /// Returns how often somebody said koi-koi.
    tap_koi(count: u32) {
        en: "koi-koi {count}",
        ko: "코이코이 {count}번",
        ja: "こいこい{count}回",
    }

    /// Returns how often somebody showed three of a month.
    tap_shook(count: u32) {
        en: match count {
            1 => "showed three of a month".to_owned(),
            _ => format!("showed three of a month, {count} times"),
        },
        ko: "흔들기 {count}번",
        ja: "三枚見せ{count}回",
    }

    /// Returns how often somebody bombed a month.
    tap_bombed(count: u32) {
        en: match count {
            1 => "bombed".to_owned(),
            _ => format!("bombed {count} times"),
        },
        ko: "폭탄 {count}번",
        ja: "爆弾{count}回",
    }

    /// Returns points that were told without their cards.
    tap_points(points: u32) {
        en: count(points.into(), "point"),
        ko: "{points}점",
        ja: "{points}点",
    }

    /// Returns that a kind is among the points.
    tap_among(kind: CountKind) {
        en: format!("{} among the points", kind_name(kind)),
        ko: format!("{} 점수 포함", kind_name(kind)),
        ja: format!("点に{}を含む", kind_name(kind)),
    }

    /// Returns that the cards are the whole pile.
    tap_whole() {
        en: "the whole pile",
        ko: "먹은 패 전부",
        ja: "取り札はこれで全部",
    }

    /// Returns that the pile is all that nobody else has.
    tap_rest() {
        en: "all the rest",
        ko: "나머지 전부",
        ja: "残り全部",
    }

    /// Says how somebody counts the sake cup for good, behind their name.
    called_cup(call: CupCall) -> &'static str {
        en: match call {
            CupCall::Animal => "the cup is an animal",
            CupCall::Junk => "the cup is junk",
        },
        ko: match call {
            CupCall::Animal => "국진은 열끗",
            CupCall::Junk => "국진은 쌍피",
        },
        ja: match call {
            CupCall::Animal => "菊に盃はタネ",
            CupCall::Junk => "菊に盃はカス",
        },
    }
}
