//! Arguments that several commands take, each with one meaning.

use super::row::{ArgumentRow, arguments};
use super::value::{DATE, EVENING, MONTH, RULE, RULES, SEASON, TIME, YEAR};
use crate::cli::wording::Wording;

/// The one evening that the command looks at.
pub(super) const ONE_EVENING: &[ArgumentRow] = arguments! {
    evening: EVENING {
        en: "Only this evening: last, or its day such as 3/7, with the second of a day as 3/7b",
        ko: "이 모임만: last 또는 3/7 같은 날짜. 그날의 두 번째 모임은 3/7b",
        ja: "この回だけ: last、または3/7のような日付。同じ日の2回目は3/7b",
    }
};

/// Output for other programs.
pub(super) const JSON: &[ArgumentRow] = arguments! {
    json {
        en: "Print one JSON object",
        ko: "JSON 하나로",
        ja: "JSONを1つ出す",
    }
};

/// The reasons of a verdict.
pub(super) const EXPLAIN: &[ArgumentRow] = arguments! {
    explain {
        en: "Say which rule each step comes from",
        ko: "어느 규칙에서 나왔는지 하나씩 보기",
        ja: "それぞれの計算がどのルールによるかを示す",
    }
};

/// The days that a command looks at ([`PeriodArgs`](crate::cli::period::PeriodArgs)).
pub(super) const PERIOD: &[ArgumentRow] = arguments! {
    since: DATE {
        en: "Only from this day on, such as 2026-11-20",
        ko: "이 날부터만. 보기: 2026-11-20",
        ja: "この日からだけ（例: 2026-11-20）",
    }
    until: DATE {
        en: "Only up to this day",
        ko: "이 날까지만",
        ja: "この日までだけ",
    }
    month: MONTH {
        en: "Only this month, such as 2026-11",
        ko: "이 달만. 보기: 2026-11",
        ja: "この月だけ（例: 2026-11）",
    }
    year: YEAR {
        en: "Only this year",
        ko: "이 해만",
        ja: "この年だけ",
    }
    last: TIME {
        en: "Only the last 30d, 8w, 3m or 1y: days, weeks, months or years",
        ko: "최근 며칠(30d), 몇 주(8w), 몇 달(3m), 몇 해(1y)만",
        ja: "最近の30d（日）、8w（週）、3m（月）、1y（年）だけ",
    }
    season: SEASON {
        en: "Only this season, as dokbak season names it",
        ko: "dokbak season으로 정한 이 시즌만",
        ja: "dokbak seasonで決めたこのシーズンだけ",
    }
};

/// Single rules, each with its value ([`RulesArgs`](crate::cli::args::RulesArgs)).
pub(super) const RULE_SET: &[ArgumentRow] = arguments! {
    set: RULE {
        en: "Set one rule; may be repeated",
        ko: "규칙 하나 정하기. 여러 번 써도 돼요",
        ja: "ルールを1つ決める。何度でも使えます",
    }
};

/// Rules other than those of a record.
pub(super) const OTHER_RULES: &[ArgumentRow] = arguments! {
    rules: RULES {
        en: "The ruleset to use instead of the record's: a shipped name or a path",
        ko: "기록의 규칙 대신 쓸 규칙: 들어 있는 규칙의 이름이나 경로",
        ja: "記録のルールの代わりに使うルールセット。付属の名前かパス",
    }
};
