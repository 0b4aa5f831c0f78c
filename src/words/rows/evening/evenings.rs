//! Evenings: which of them count, which day each belongs to, and which were recorded twice.

use crate::ledger::EveningName;
use crate::words::messages;

messages! {
    /// Says that a closed evening is open again, and which command continues it.
    evening_reopened(name: &EveningName) {
        en: format!(
            "The evening of {} is open again; `dokbak play --evening {name}` continues it.",
            evening(name),
        ),
        ko: format!(
            "{} 모임을 다시 열었어요. `dokbak play --evening {name}`: 이어서 하기",
            evening(name),
        ),
        ja: format!(
            "{}の回を再開しました。`dokbak play --evening {name}` で続けられます。",
            evening(name),
        ),
    }

    /// Says that nothing of an evening counts, and how to undo that.
    evening_void(name: &EveningName) {
        en: format!(
            "The evening of {} is void: nothing of it counts any more. `dokbak evening {name} \
             --void --undo` undoes that.",
            evening(name),
        ),
        ko: format!(
            "{} 모임은 없던 걸로 했어요. 이 모임에서 적은 것은 이제 세지 않아요. `dokbak evening {name} --void \
             --undo`: 되돌리기",
            evening(name),
        ),
        ja: format!(
            "{}の回をなかったことにしました。この回の記録はもう数えません。`dokbak evening {name} --void \
             --undo` で取り消せます。",
            evening(name),
        ),
    }

    /// Says that an evening counts after all.
    evening_counts(name: &EveningName) {
        en: format!("The evening of {} counts again.", evening(name)),
        ko: format!("{} 모임을 다시 세어요.", evening(name)),
        ja: format!("{}の回をまた数えます。", evening(name)),
    }

    /// Says that an evening belongs to another day.
    evening_dated(before: &EveningName, now: &EveningName) {
        en: format!("The evening of {before} belongs to {} now.", evening(now)),
        ko: format!("{before} 모임은 이제 {} 모임이에요.", evening(now)),
        ja: format!("{before}の回は、{}の回になりました。", evening(now)),
    }

    /// Asks whether to void an evening.
    void_sure() {
        en: "Void this whole evening? [y/n] ",
        ko: "이 모임을 없던 걸로 할까요? [y/n] ",
        ja: "この回をなかったことにしますか。[y/n] ",
    }

    /// Says that a session is void.
    is_void() {
        en: "Void: nothing of this evening counts.",
        ko: "없던 걸로 한 모임이라 세지 않아요.",
        ja: "なかったことにした回なので、数えません。",
    }

    /// Returns the number of hands played.
    hands_of_evening(hands: u32) {
        en: count(i64::from(hands), "hand"),
        ko: "{hands}판",
        ja: "{hands}局",
    }

    /// Returns an evening's day in words, and the evening's name.
    evening(name: &EveningName) {
        en: format!("{} ({name})", on_day(&name.day)),
        ko: format!("{}({name})", on_day(&name.day)),
        ja: format!("{}（{name}）", on_day(&name.day)),
    }

    /// Asks whether two sessions are one evening, and which counts.
    same_evening(one: &str, other: &str) {
        en: "The same evening, kept twice? [y: {one} counts, {other}: {other} does, n: both \
             count] ",
        ko: "같은 모임을 두 번 적은 건가요? [y: {one} 모임만 세기, {other}: {other} 모임만 세기, \
             n: 둘 다 세기] ",
        ja: "同じ回が二重に記録されていますか。[y: {one}の回だけ数える、{other}: \
             {other}の回だけ数える、n: 両方数える] ",
    }

    /// Says which of two sessions counts, and what to do if that is wrong.
    counts_for(counts: &str, beside: &str, command: &str) {
        en: "{counts} counts for that evening. {beside} stays in the ledger but does not \
             count; if both should count: `{command}`",
        ko: "{counts} 모임만 세어요. {beside} 모임은 장부에 남지만 세지 않아요. 둘 다 세려면: \
             `{command}`",
        ja: "{counts}の回だけを数えます。{beside}の回は帳簿に残りますが、数えません。\
             両方数えるなら: `{command}`",
    }

    /// Says that two sessions are two evenings.
    both_count(one: &str, other: &str) {
        en: "{one} and {other} are two evenings, and both count.",
        ko: "{one} 모임과 {other} 모임은 서로 다른 모임이에요. 둘 다 세어요.",
        ja: "{one}の回と{other}の回は別の回として、両方数えます。",
    }

    /// Says that both of two sessions that seem to be one evening count, and how to decide
    /// otherwise.
    twice_unsaid(command: &str) {
        en: "Both count until somebody says that they are one evening: `{command}`, the evening \
             that counts first; or with `--both` that they are two.",
        ko: "정하기 전까지는 둘 다 세어요. 같은 모임이면: `{command}`(앞에 적은 모임만 세어요). \
             서로 다른 모임이면 `--both`를 붙여 주세요.",
        ja: "決まるまでは両方数えます。同じ回なら `{command}`（先に書いた回だけ数えます）、\
             別の回なら `--both` を付けてください。",
    }

    none_twice() {
        en: "No evening seems to be kept twice.",
        ko: "두 번 적은 것 같은 모임은 없어요.",
        ja: "二重に記録されたらしい回はありません。",
    }

    /// Says which two names would mean one person if two sessions are one evening.
    would_be_one(one: &str, other: &str) {
        en: "{other} there would be {one} here.",
        ko: "한쪽의 {other}, 다른 쪽의 {one}: 같은 사람인 것 같아요.",
        ja: "一方の{other}と他方の{one}は同じ人のようです。",
    }
}
