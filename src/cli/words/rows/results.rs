//! Results of whole evenings, which are no hands, beside hands.

use crate::cli::words::messages;
use crate::ledger::HandCalled;
use crate::report::evenings::PlayedCount;

messages! {
    /// Says how many evenings there were, of how many only the result is known, and how many hands.
    played_count(played: PlayedCount) {
        en: {
            let PlayedCount { evenings, results, hands } = played;
            let all = count(i64::try_from(evenings).unwrap_or(i64::MAX), "evening");
            let hands = count(i64::from(hands), "hand");
            match results {
                0 => format!("{all}, {hands}"),
                1 if evenings == 1 => format!("{all} (only as a result)"),
                results if results == evenings => format!("{all} (only as results)"),
                1 => format!("{all} (1 only as a result), {hands}"),
                results => format!("{all} ({results} only as results), {hands}"),
            }
        },
        ko: match played {
            PlayedCount { evenings, results: 0, hands } => format!("모임 {evenings}번, {hands}판"),
            PlayedCount { evenings, results, .. } if results == evenings => {
                format!("모임 {evenings}번 (결과만)")
            }
            PlayedCount { evenings, results, hands } => {
                format!("모임 {evenings}번 (그중 {results}번은 결과만), {hands}판")
            }
        },
        ja: match played {
            PlayedCount { evenings, results: 0, hands } => format!("{evenings}回、{hands}局"),
            PlayedCount { evenings, results, .. } if results == evenings => {
                format!("{evenings}回（結果のみ）")
            }
            PlayedCount { evenings, results, hands } => {
                format!("{evenings}回（うち{results}回は結果のみ）、{hands}局")
            }
        },
    }

    /// Says what was asked for by the name of a hand: the result of a whole evening.
    whole_result(called: &HandCalled) {
        en: format!(
            "{}: a whole evening's result, entered from a sheet ({called})",
            on_day(&called.evening.day),
        ),
        ko: format!(
            "{}: 표에서 가져온 모임 하나의 결과 ({called})",
            on_day(&called.evening.day),
        ),
        ja: format!(
            "{}: 表から取り込んだ1回分の結果（{called}）",
            on_day(&called.evening.day),
        ),
    }

    /// Marks a row for the result of a whole evening.
    result_row() {
        en: "a whole evening's result",
        ko: "모임 하나의 결과",
        ja: "1回分の結果",
    }

    /// Explains why the result of a whole evening has no score and no reasons.
    whole_result_is_no_hand() {
        en: "It counts in money and standings, but is no hand: nobody noted what was played.",
        ko: "돈과 순위에는 들어가지만 판은 아니에요. 어떻게 쳤는지는 적혀 있지 않아요.",
        ja: "お金と順位には入りますが、局ではありません。どう遊んだかは記録されていません。",
    }

    /// Says that a list of hands leaves out results of whole evenings.
    results_left_out(results: usize) {
        en: match results {
            1 => "1 whole evening's result is no hand and is left out.".to_owned(),
            _ => format!("{results} whole evenings' results are no hands and are left out."),
        },
        ko: "모임 하나의 결과 {results}건은 판이 아니라서 뺐어요.",
        ja: "1回分の結果{results}件は局ではないので入っていません。",
    }
}
