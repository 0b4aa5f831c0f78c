//! What `dokbak share` wrote, pasted into a chat: it tells again what the ledger has.

/// Returns whether a line is the seal with which such a text ends: `… 9:ce79b6d8…`.
pub(super) fn is_seal(line: &str) -> bool {
    /// The digits of a hash.
    const DIGITS: usize = 64;
    let last = line.split_whitespace().next_back().unwrap_or_default();
    last.split_once(':').is_some_and(|(entry, hash)| {
        entry.parse::<i64>().is_ok()
            && hash.len() == DIGITS
            && hash.bytes().all(|one| one.is_ascii_hexdigit())
    })
}

/// Returns whether a line may be the first of such a text: it ends with how many hands there are, or
/// with the name of one.
pub(super) fn is_heading(line: &str) -> bool {
    let ends = [')', '）', ' '];
    let text = line.trim_end_matches(ends);
    let is_hand = |text: &str| {
        let name = text.rsplit(['(', '（', ' ']).next().unwrap_or_default();
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
        name.split_once('.')
            .is_some_and(|(day, hand)| day.contains('/') && digits(hand))
    };
    let counts = ["판", "局", " hands", " hand"].iter().any(|word| {
        let before = text.strip_suffix(word);
        before.is_some_and(|before| before.ends_with(|one: char| one.is_ascii_digit()))
    });
    let is_result = ["모임 결과", "1回分の結果", "the result of the evening"]
        .iter()
        .any(|words| text.ends_with(words));
    // The best hand is named, too, with what it brought.
    let has_amount = line.contains('+');
    (counts || is_result || (text != line && is_hand(text))) && !has_amount
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_and_the_last_line_are_known() {
        for line in [
            "2026년: 모임 3번, 3판",
            "2026: 3 evenings, 3 hands",
            "2026年: 3回、3局",
            "2026년 3월 15일 1번째 판(3/15.1)",
            "Hand 1 of 15 Mar 2026 (3/15.1)",
            "3月15日の合計（2局）",
        ] {
            assert!(is_heading(line), "{line}");
        }
        for line in [
            "최고의 판: 철수 +61 (2026년 3월 1일 1번째 판, 3/1.1)",
            "最高の局: 철수 +61（2026年3月1日の1局目、3/1.1）",
            "철수 +57",
            "2026년 3월 1일: 철수 +61, 민수 -20, 영희 -41",
            "ㅋㅋ",
        ] {
            assert!(!is_heading(line), "{line}");
        }
        let hash = "ce79b6d8801abc1ddbca94caa42eb04050a36bf8d03b030c8f8bf403fe8d15e6";
        assert!(is_seal(&format!("봉인 코드: 9:{hash}")));
        assert!(!is_seal("9:30"));
    }
}
