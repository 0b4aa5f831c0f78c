//! Copies, seals and merges of a ledger.

use crate::cli::words::{day_in_utc, hour, messages};
use crate::ledger::{EntryId, EveningName, HandCalled};
use std::path::Path;

messages! {
    /// Asks whether to set a damaged log aside and go on without it.
    go_on_without() {
        en: "The latest entries are in a damaged log. Set that log aside, and go on without \
             what cannot be read? (y/n) ",
        ko: "마지막에 적은 것이 든 로그 파일이 깨졌어요. 그 파일을 장부 옆에 남겨 두고, 읽을 수 \
             없는 것은 빼고 이어서 적을까요? (y/n) ",
        ja: "最後に書いたものが入ったログファイルが壊れています。そのファイルを帳簿の横に残し、\
             読めない分は除いて続けますか。(y/n) ",
    }

    /// Says where a damaged log is kept.
    log_kept(kept: &Path) {
        en: format!("The damaged log is kept as {}.", kept.display()),
        ko: format!("깨진 로그 파일은 {}에 남겨 두었어요.", kept.display()),
        ja: format!("壊れたログファイルは{}に残しました。", kept.display()),
    }

    no_entries() {
        en: "the ledger has no entries; if there were any, they are gone",
        ko: "장부에 기록이 없어요. 있었다면 없어진 거예요.",
        ja: "帳簿に記録がありません。前にあったのなら、なくなっています。",
    }

    as_sealed(entry: EntryId) {
        en: "Everything up to entry {entry} is as it was when it was sealed.",
        ko: "기록 {entry}번까지 봉인할 때와 같아요.",
        ja: "記録{entry}までは、照合コードを控えたときのとおりです。",
    }

    nothing_to_seal() {
        en: "nothing is written in the ledger yet, so there is nothing to seal",
        ko: "장부에 아직 적은 것이 없어서 봉인할 것도 없어요.",
        ja: "帳簿にまだ何も書かれていないので、照合コードはありません。",
    }

    /// Says how many entries were written to a file.
    exported(entries: usize, path: &Path) {
        en: format!("{}: {} of the ledger.", path.display(), entries_of(entries)),
        ko: format!("{}: 장부의 기록 {entries}개를 적었어요.", path.display()),
        ja: format!("{}: 帳簿の記録を{entries}件書きました。", path.display()),
    }

    /// Says that a ledger stays as it was.
    nothing_taken_in() {
        en: "Nothing was taken in.",
        ko: "아무것도 가져오지 않았어요.",
        ja: "何も取り込んでいません。",
    }

    /// Says that a session continued separately in two ledgers.
    went_on_apart(here: &EveningName, there: &EveningName) {
        en: format!(
            "The evening of {} continued separately in both ledgers. The other ledger's part \
             is {there} here; `dokbak log --evening {there}` shows it. The hands of both count.",
            evening(here),
        ),
        ko: format!(
            "{} 모임을 두 장부에 따로 이어 적었어요. 다른 장부에 적힌 것은 여기서 {there} \
             모임이에요. `dokbak log --evening {there}`: 그 모임 보기. 판은 양쪽 다 세어요.",
            evening(here),
        ),
        ja: format!(
            "{}の回は、二つの帳簿で別々に続いています。もう一方の帳簿の分は、\
             ここでは{there}の回です（`dokbak log --evening {there}`）。局はどちらも数えます。",
            evening(here),
        ),
    }

    /// Says that the other ledger corrected a hand that was already here.
    corrected_there(hand: &HandCalled; here, now) {
        en: format!(
            "Hand {hand}, of {day}, was corrected in the other ledger: {here} before, {now} now.",
            day = on_day(&hand.evening.day),
        ),
        ko: format!(
            "다른 장부에서 {day} {hand} 판을 고쳤어요. 고치기 전: {here}. 지금: {now}.",
            day = on_day(&hand.evening.day),
        ),
        ja: format!(
            "{day}の{hand}は、もう一方の帳簿で訂正されています。訂正前は{here}、今は{now}。",
            day = on_day(&hand.evening.day),
        ),
    }

    /// Says that both ledgers corrected a hand, and which correction counts.
    corrected_in_both(hand: &HandCalled; here, there, now) {
        en: format!(
            "Both ledgers corrected hand {hand}, of {day}: here to {here}, there to {there}. \
             The later correction counts: {now}. To change it: `dokbak dispute {hand}`.",
            day = on_day(&hand.evening.day),
        ),
        ko: format!(
            "{day} {hand} 판은 두 장부에서 다 고쳤어요. 여기: {here}. 다른 장부: {there}. 나중에 적은 \
             쪽을 세어요: {now}. 바꾸려면: `dokbak dispute {hand}`.",
            day = on_day(&hand.evening.day),
        ),
        ja: format!(
            "{day}の{hand}は、両方の帳簿で訂正されています。こちらは{here}、あちらは{there}。\
             あとから書いたほうを数えます（{now}）。変えるには: `dokbak dispute {hand}`",
            day = on_day(&hand.evening.day),
        ),
    }

    /// Says how many more entries were imported about people, money and sessions.
    more_said(entries: usize) {
        en: format!("And {} more about people, money and sessions.", entries_of(entries)),
        ko: "그 밖에 사람, 돈, 모임에 대한 기록이 {entries}개 더 있어요.",
        ja: "ほかに、人・お金・回についての記録が{entries}件あります。",
    }

    /// Says how many more hands an evening has.
    has_more(name: &EveningName, hands: u32) {
        en: format!(
            "The evening of {name} has {hands} more.",
            hands = count(i64::from(hands), "hand"),
        ),
        ko: "{name} 모임에 {hands}판이 더 들어왔어요.",
        ja: "{name}の回に、{hands}局加わりました。",
    }

    /// Says that the other ledger closed a session.
    closed_there(name: &EveningName) {
        en: "The evening of {name} was closed in the other ledger.",
        ko: "{name} 모임은 다른 장부에서 마쳤어요.",
        ja: "{name}の回は、もう一方の帳簿で終わっています。",
    }

    /// Says that a session no longer counts.
    counts_no_more(name: &EveningName) {
        en: "According to the other ledger, the evening of {name} no longer counts, in whole \
             or in part.",
        ko: "다른 장부에 적힌 대로 {name} 모임은 이제 전부 또는 일부를 세지 않아요.",
        ja: "もう一方の帳簿に従い、{name}の回は全部または一部を数えなくなりました。",
    }

    /// Says that a session counts again.
    counts_again(name: &EveningName) {
        en: "According to the other ledger, the evening of {name} counts again.",
        ko: "다른 장부에 적힌 대로 {name} 모임을 다시 세어요.",
        ja: "もう一方の帳簿に従い、{name}の回をまた数えます。",
    }

    /// Says how many days old the last copy of the ledger is.
    old_copy(days: i64) {
        en: "The last copy of the ledger was made {days} days ago: `dokbak backup FILE` makes \
             another, ideally on a USB stick or another machine.",
        ko: "장부를 마지막으로 백업한 지 {days}일 지났어요. `dokbak backup 파일`: 다시 백업하기(USB나 \
             다른 컴퓨터가 좋아요)",
        ja: "帳簿を最後にバックアップしてから{days}日たっています。`dokbak backup ファイル` \
             でバックアップできます（USBメモリーや別のパソコンへ）。",
    }

    /// Says that there is no copy of the ledger.
    no_copy() {
        en: "This ledger has not been copied yet: `dokbak backup FILE` does that, ideally to a \
             USB stick or another machine.",
        ko: "장부를 아직 백업한 적이 없어요. `dokbak backup 파일`: 백업하기(USB나 다른 컴퓨터가 \
             좋아요)",
        ja: "帳簿のバックアップはまだありません。`dokbak backup ファイル` \
             でバックアップできます（USBメモリーや別のパソコンへ）。",
    }

    /// Says what to do if totals differ from what the entries add up to.
    count_again() {
        en: "totals and indexes hold nothing that the entries do not: `dokbak verify --recount` \
             rebuilds them",
        ko: "합계와 색인은 기록에서 만드는 것이라 잃은 것은 없어요. 다시 만들기: `dokbak verify \
             --recount`",
        ja: "合計と索引は記録から作ったものなので、失われたものはありません。`dokbak verify \
             --recount` で作り直せます。",
    }

    /// Says that the file was converted to a newer version, and where the old one is kept.
    brought_up_to_date(kept: &Path) {
        en: format!(
            "the ledger was converted to the file format of this version of dokbak; the old \
             file is kept as {}",
            kept.display(),
        ),
        ko: format!(
            "이제 장부를 새 파일 형식으로 적어요. 전의 장부는 그대로 {}에 있어요.",
            kept.display(),
        ),
        ja: format!(
            "帳簿はこれから新しい形式で書きます。これまでの帳簿は、そのまま{}にあります。",
            kept.display(),
        ),
    }

    /// Says that new entries get the time of the last one, as the clock is behind it.
    clock_behind(last: &str) {
        en: format!(
            "this machine's clock is behind the last entry of the ledger ({day}, {hour} UTC); \
             until it catches up, new entries get that time",
            day = on_day(day_in_utc(last)),
            hour = hour(last),
        ),
        ko: format!(
            "이 컴퓨터의 시계가 장부의 마지막 기록(세계 표준시 {day} {hour})보다 늦어요. 그때가 될 \
             때까지 새 기록에는 그 시각이 적혀요.",
            day = on_day(day_in_utc(last)),
            hour = hour(last),
        ),
        ja: format!(
            "このパソコンの時計は、帳簿の最後の記録（協定世界時{day}{hour}）より遅れています。\
             その時刻を過ぎるまでは、記録にその時刻を使います。",
            day = on_day(day_in_utc(last)),
            hour = hour(last),
        ),
    }
}
