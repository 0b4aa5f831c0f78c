//! What is kept beside hands: adjustments, seasons, and notes about evenings.

use crate::cli::words::messages;
use crate::ledger::{EntryId, EveningName};
use crate::record::Name;
use crate::report::evenings::PlayedCount;
use crate::vocabulary::particle::{EUN, RO, with};

messages! {
    /// The words of examples: reasons, a season, a note and a place, each with what stands for it.
    example_words() -> [(&'static str, &'static str); 5] {
        en: [
            ("OLD BOOK", "from the old book"),
            ("CAME LATE", "came late"),
            ("SPRING", "Spring"),
            ("FIVE GODORI", "five godori in one night"),
            ("THE LAKE", "the lake"),
        ],
        ko: [
            ("OLD BOOK", "지난 장부에서"),
            ("CAME LATE", "지각"),
            ("SPRING", "봄"),
            ("FIVE GODORI", "고도리 다섯 번"),
            ("THE LAKE", "호숫가"),
        ],
        ja: [
            ("OLD BOOK", "前の帳簿から"),
            ("CAME LATE", "遅刻"),
            ("SPRING", "春"),
            ("FIVE GODORI", "ゴドリ五回"),
            ("THE LAKE", "湖のほとり"),
        ],
    }

    /// Says that an adjustment was written.
    adjusted(reason: &str, day: &str, entry: i64; shares) {
        en: format!("Adjusted, {reason}: {shares} ({}, entry {entry}).", on_day(day)),
        ko: format!("조정했어요. {reason}: {shares} ({}, 기록 {entry}번)", on_day(day)),
        ja: format!("調整しました。{reason}: {shares}（{}、記録{entry}）", on_day(day)),
    }

    /// The heading of what a table's last evening left open.
    this_tables_evening(day: &str) {
        en: format!("This table's evening {}:", on_day(day)),
        ko: format!("이 상의 모임 ({}):", on_day(day)),
        ja: format!("この卓の回（{}）:", on_day(day)),
    }

    /// Says how to see what all tables owe.
    all_tables() {
        en: "All tables of the club: `dokbak settle-up --club`",
        ko: "클럽의 모든 상은 `dokbak settle-up --club`",
        ja: "クラブの全部の卓は`dokbak settle-up --club`",
    }

    /// Says which of several evenings is being closed.
    closing_of(evening: &str, players: &[Name]) {
        en: format!("The evening {evening} of {}:", list(players)),
        ko: format!("{evening} 모임 ({}):", list(players)),
        ja: format!("{evening}の回（{}）:", list(players)),
    }

    /// What stands between the shares of an adjustment.
    between_shares() {
        en: ", ",
        ko: ", ",
        ja: "、",
    }

    /// Says what a chip of an adjustment is worth.
    adjusted_worth(;worth) {
        en: "A chip counts as {worth}.",
        ko: format!("1점은 {} 세어요.", with(worth, RO)),
        ja: "チップ1枚は{worth}として数えます。",
    }

    /// Says that an adjustment was taken back, and how to make it count again.
    adjustment_undone(entry: EntryId, by: EntryId) {
        en: "Entry {entry} is taken back (entry {by}). To make it count again: `dokbak adjust \
             --undo {by}`",
        ko: "기록 {entry}번을 되돌렸어요 (기록 {by}번). 다시 세려면: `dokbak adjust --undo {by}`",
        ja: "記録{entry}を取り消しました（記録{by}）。また数えるには: `dokbak adjust --undo {by}`",
    }

    /// Says that an adjustment that was taken back counts again.
    adjustment_counts_again(by: EntryId) {
        en: "The adjustment counts again (entry {by}).",
        ko: "그 조정을 다시 세어요 (기록 {by}번).",
        ja: "その調整をまた数えます（記録{by}）。",
    }

    /// Says that nothing was adjusted.
    nothing_adjusted() {
        en: "Nothing was adjusted.",
        ko: "조정한 것이 없어요.",
        ja: "調整はありません。",
    }

    /// Returns the headings of the list of adjustments.
    adjusted_headings() -> [&'static str; 5] {
        en: ["Day", "Reason", "Who", ">Entry", ""],
        ko: ["날짜", "이유", "누가", ">기록", ""],
        ja: ["日付", "理由", "だれ", ">記録", ""],
    }

    /// Marks an adjustment that was taken back.
    adjustment_taken_back(entry: EntryId) {
        en: "taken back (entry {entry})",
        ko: "되돌림 (기록 {entry}번)",
        ja: "取り消し（記録{entry}）",
    }

    /// Marks an adjustment that another entry notes too, which counts.
    adjustment_beside() {
        en: "noted twice, does not count",
        ko: "두 번 적은 것이라 세지 않음",
        ja: "二重の記録なので数えない",
    }

    /// Says how many adjustments standings and balances count in.
    adjustments_counted(number: usize) {
        en: match number {
            1 => "With 1 adjustment; `dokbak adjust` lists it.".to_owned(),
            _ => format!("With {number} adjustments; `dokbak adjust` lists them."),
        },
        ko: "조정 {number}건이 들어 있어요. `dokbak adjust`에 있어요.",
        ja: "調整{number}件を含みます。`dokbak adjust` で見られます。",
    }

    /// Says how many adjustments statistics leave out.
    adjustments_left_out(number: usize) {
        en: match number {
            1 => "1 adjustment is no hand and is left out.".to_owned(),
            _ => format!("{number} adjustments are no hands and are left out."),
        },
        ko: "조정 {number}건은 판이 아니라서 뺐어요.",
        ja: "調整{number}件は局ではないので入っていません。",
    }

    /// Says how many adjustments a shared text counts in.
    share_adjusted(number: usize) {
        en: match number {
            1 => "(with 1 adjustment)".to_owned(),
            _ => format!("(with {number} adjustments)"),
        },
        ko: "(조정 {number}건 포함)",
        ja: "（調整{number}件を含む）",
    }

    /// Says that the standings of a page count adjustments in, and its other figures do not.
    page_adjusted(number: usize, alone: bool) {
        en: format!(
            "The {} and the curve count {}, which no other figure does.",
            if alone { "total" } else { "standings" },
            count(i64::try_from(number).unwrap_or(i64::MAX), "adjustment"),
        ),
        ko: format!(
            "{}와 흐름에만 조정 {number}건이 들어 있고, 다른 숫자에는 들어 있지 않아요.",
            if alone { "합계" } else { "순위" },
        ),
        ja: format!(
            "{}と推移には調整{number}件を含みますが、ほかの数字には含みません。",
            if alone { "合計" } else { "順位" },
        ),
    }

    /// Describes a row of a balance that an adjustment changed.
    adjusted_row(reason: &str) {
        en: "adjusted: {reason}",
        ko: "조정: {reason}",
        ja: "調整: {reason}",
    }

    /// Describes an entry that takes an adjustment back.
    entry_of_undo(entry: i64, undone: bool) {
        en: if undone {
            format!("Entry {entry} takes an adjustment back.")
        } else {
            format!("Entry {entry} makes an adjustment count again.")
        },
        ko: if undone {
            format!("기록 {entry}번은 조정을 되돌린 거예요.")
        } else {
            format!("기록 {entry}번은 조정을 다시 센다는 거예요.")
        },
        ja: if undone {
            format!("記録{entry}は、調整を取り消したという記録です。")
        } else {
            format!("記録{entry}は、調整をまた数えるという記録です。")
        },
    }

    /// The heading of what is left to pay after an evening, with what was adjusted for it.
    left_of_adjusted(day: &str) {
        en: format!("With the adjustment of {}:", on_day(day)),
        ko: format!("{} 조정까지 합치면:", on_day(day)),
        ja: format!("{}の調整を合わせると:", on_day(day)),
    }

    /// The heading of what is left to pay after an evening, with what was adjusted and with other
    /// evenings.
    left_with_adjusted(day: &str) {
        en: format!("Open now, with other evenings and the adjustment of {}:", on_day(day)),
        ko: format!("다른 날과 {} 조정까지 합쳐 지금 남은 돈:", on_day(day)),
        ja: format!("ほかの日と{}の調整も合わせた現在の残り:", on_day(day)),
    }

    /// Says which days a season has.
    season_named(name: &str, since: &str, until: &str) {
        en: format!("Season {name}: {} to {}.", on_day(since), on_day(until)),
        ko: format!("{name} 시즌: {}부터 {}까지.", on_day(since), on_day(until)),
        ja: format!("シーズン「{name}」: {}から{}まで。", on_day(since), on_day(until)),
    }

    /// Says that there is no season of this name any more.
    season_removed(name: &str) {
        en: "The season {name} is removed; nothing else changed.",
        ko: "{name} 시즌을 없앴어요. 다른 것은 그대로예요.",
        ja: "シーズン「{name}」をなくしました。ほかは変わりません。",
    }

    /// Says that there is no season, and how to name one.
    no_season_yet() {
        en: "No season has a name yet. `dokbak season Spring 2026-03-01 to 2026-05-31` names one.",
        ko: "아직 시즌이 없어요. `dokbak season 봄 2026-03-01부터 2026-05-31까지`처럼 적으면 돼요.",
        ja: "シーズンはまだありません。`dokbak season 春 2026-03-01から 2026-05-31まで` のように名前を付けます。",
    }

    /// Returns the headings of the list of seasons.
    season_headings() -> [&'static str; 5] {
        en: ["Season", "From", "To", ">Evenings", "First"],
        ko: ["시즌", "부터", "까지", ">모임", "1등"],
        ja: ["シーズン", "から", "まで", ">回", "1位"],
    }

    /// The heading of a season.
    season_head(name: &str, since: &str, until: &str, played: PlayedCount) {
        en: format!(
            "{name}, {} to {}: {}",
            on_day(since),
            on_day(until),
            played_count(played),
        ),
        ko: format!(
            "{name} 시즌 ({}부터 {}까지): {}",
            on_day(since),
            on_day(until),
            played_count(played),
        ),
        ja: format!(
            "シーズン「{name}」（{}から{}まで）: {}",
            on_day(since),
            on_day(until),
            played_count(played),
        ),
    }

    /// The heading of who was at how many evenings.
    attendance_head() {
        en: "Who was there",
        ko: "출석",
        ja: "出席",
    }

    attendance_headings() -> [&'static str; 3] {
        en: ["Player", ">Evenings", ">In a row"],
        ko: ["이름", ">모임", ">잇달아"],
        ja: ["名前", ">回", ">連続"],
    }

    /// Says at how many of all evenings somebody was.
    evenings_of(there: usize, all: usize) {
        en: "{there} of {all}",
        ko: "{all}번 중 {there}번",
        ja: "{all}回中{there}回",
    }

    /// Says that a season has not begun.
    season_ahead(days: i64) {
        en: format!("It begins in {}.", count(days, "day")),
        ko: "{days}일 뒤에 시작해요.",
        ja: "{days}日後に始まります。",
    }

    /// Says that a season is over.
    season_over() {
        en: "The season is over.",
        ko: "시즌이 끝났어요.",
        ja: "シーズンは終わりました。",
    }

    /// Says how much of a season is left, and how many evenings that means at the pace so far.
    season_left(days: i64, evenings: usize, more: usize) {
        en: {
            let so_far = count(i64::try_from(evenings).unwrap_or(i64::MAX), "evening");
            let more = match more {
                0 => "perhaps none more".to_owned(),
                more => format!("about {more} more"),
            };
            format!("{} left. At the pace of the {so_far} so far, {more}.", count(days, "day"))
        },
        ko: match more {
            0 => format!("{days}일 남았어요. 지금까지 모임 {evenings}번, 이대로면 이제 없을지도 몰라요."),
            more => format!("{days}일 남았어요. 지금까지 모임 {evenings}번, 이대로면 앞으로 {more}번쯤이에요."),
        },
        ja: match more {
            0 => format!("残り{days}日です。これまで{evenings}回、この調子ならもうないかもしれません。"),
            more => format!("残り{days}日です。これまで{evenings}回、この調子ならあと{more}回ほどです。"),
        },
    }

    /// Says that somebody can catch up with the first by one ordinary evening.
    can_catch(name: &str, first: &str; behind, ordinary) {
        en: "{name} can catch {first} in one evening: {behind} behind, and a good evening of \
             {name} usually brings {ordinary}.",
        ko: format!(
            "{} {first}에게 {behind} 뒤지지만, 따는 날에는 보통 {ordinary} 따서 하루면 따라잡아요.",
            with(name, EUN),
        ),
        ja: "{name}は{first}に{behind}差ですが、勝つ日はふつう{ordinary}勝つので、1回で追いつけます。",
    }

    /// Says that one ordinary evening is not enough for anybody to catch up with the first.
    nobody_catches() {
        en: "Nobody can catch up in one ordinary evening.",
        ko: "보통 하루로는 아무도 1등을 따라잡지 못해요.",
        ja: "ふだんの1回では、だれも1位に追いつけません。",
    }

    /// Says what is noted about an evening.
    noted(of: &EveningName, note: &str) {
        en: format!("Noted for {evening}: {note}", evening = evening(of)),
        ko: format!("{} 모임 메모: {note}", evening(of)),
        ja: format!("{}の回のメモ: {note}", evening(of)),
    }

    /// Says that a note was taken away.
    note_removed(of: &EveningName) {
        en: format!("The note for {} is gone.", evening(of)),
        ko: format!("{} 모임의 메모를 지웠어요.", evening(of)),
        ja: format!("{}の回のメモを消しました。", evening(of)),
    }

    /// Says that nothing is noted about an evening.
    nothing_noted(of: &EveningName) {
        en: format!("Nothing is noted for {}.", evening(of)),
        ko: format!("{} 모임에는 메모가 없어요.", evening(of)),
        ja: format!("{}の回にメモはありません。", evening(of)),
    }

    /// A note with the place of the evening.
    note_with_place(text: &str, place: &str) {
        en: "{text} ({place})",
        ko: "{text} ({place})",
        ja: "{text}（{place}）",
    }

    /// Where an evening was.
    place_alone(place: &str) {
        en: "Place: {place}",
        ko: "장소: {place}",
        ja: "場所: {place}",
    }

    /// Says that no reason and no note has a text that was searched for.
    nothing_says_that() {
        en: "No reason and no note has that.",
        ko: "이유와 메모에 그런 글이 없어요.",
        ja: "その文のある理由もメモもありません。",
    }

    /// Describes an entry about a season.
    entry_of_season(entry: i64, name: &str, days: Option<&(String, String)>) {
        en: match days {
            Some((since, until)) => format!(
                "Entry {entry} names {} to {} the season {name}.",
                on_day(since),
                on_day(until),
            ),
            None => format!("Entry {entry} removes the season {name}."),
        },
        ko: match days {
            Some((since, until)) => format!(
                "기록 {entry}번은 {}부터 {}까지를 {name} 시즌으로 정한 거예요.",
                on_day(since),
                on_day(until),
            ),
            None => format!("기록 {entry}번은 {name} 시즌을 없앤 거예요."),
        },
        ja: match days {
            Some((since, until)) => format!(
                "記録{entry}は、{}から{}までをシーズン「{name}」とする記録です。",
                on_day(since),
                on_day(until),
            ),
            None => format!("記録{entry}は、シーズン「{name}」をなくした記録です。"),
        },
    }

    /// Describes an entry with a note about an evening.
    entry_of_note(entry: i64, note: &str) {
        en: if note.is_empty() {
            format!("Entry {entry} takes the note about an evening away.")
        } else {
            format!("Entry {entry} is a note about an evening: {note}")
        },
        ko: if note.is_empty() {
            format!("기록 {entry}번은 모임의 메모를 지운 거예요.")
        } else {
            format!("기록 {entry}번은 모임의 메모예요: {note}")
        },
        ja: if note.is_empty() {
            format!("記録{entry}は、回のメモを消した記録です。")
        } else {
            format!("記録{entry}は、回のメモです: {note}")
        },
    }
}
