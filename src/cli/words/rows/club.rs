//! A club's ledger on a server: joining it, and how it stands.

use crate::cli::words::messages;
use crate::date::Date;
use crate::ledger::{EntryId, NowPlaying};
use std::path::Path;

/// Returns day and time of a moment where this machine is: `2026-11-20` and `21:04`.
fn day_and_time(moment: &str) -> (String, String) {
    let day = Date::from_moment(moment).map(|day| day.to_string());
    let time = Date::time_of_moment(moment);
    (
        day.unwrap_or_else(|| moment.to_owned()),
        time.unwrap_or_default(),
    )
}

messages! {
    /// Asks for the password of a server.
    club_password(server: &str) {
        en: "Password for {server}",
        ko: "{server} 비밀번호",
        ja: "{server}のパスワード",
    }

    /// Says that the server did not accept a password, before it is asked for again.
    club_password_wrong() {
        en: "The club's server does not accept that password.",
        ko: "클럽 서버가 그 비밀번호를 받지 않아요.",
        ja: "クラブのサーバーがそのパスワードを受け付けません。",
    }

    /// Says that the server is away and how old the copy is.
    club_away(why: &str, last: Option<&str>) {
        en: format!(
            "The club's server cannot be reached ({why}); this is how the club stood{}.",
            last.map_or_else(String::new, |last| {
                let (day, time) = day_and_time(last);
                format!(" on {day} at {time}")
            })
        ),
        ko: format!(
            "클럽 서버에 닿지 않아요 ({why}).{} 클럽 장부예요.",
            last.map_or_else(|| " 마지막으로 받은".to_owned(), |last| {
                let (day, time) = day_and_time(last);
                format!(" {day} {time}까지의")
            })
        ),
        ja: format!(
            "クラブのサーバーにつながりません（{why}）。{}クラブの帳簿です。",
            last.map_or_else(|| "最後に受け取った".to_owned(), |last| {
                let (day, time) = day_and_time(last);
                format!("{day} {time}までの")
            })
        ),
    }

    /// Says that the server is waited for.
    club_waited_for() {
        en: "The club's server does not answer; trying for ten seconds …",
        ko: "클럽 서버가 답하지 않아요. 십 초 동안 다시 해 볼게요 …",
        ja: "クラブのサーバーが答えません。10秒間試しています …",
    }

    /// Asks whether to go on without the server.
    club_go_on_alone() {
        en: "Go on here without it? What you write is joined by itself later.",
        ko: "서버 없이 여기서 이어서 적을까요? 적은 것은 나중에 저절로 합쳐요.",
        ja: "サーバーなしでここで続けますか。書いたものは、あとで自動で合わせます。",
    }

    /// Says that the evening goes on without the server.
    club_goes_on_alone() {
        en: "The evening goes on here; it is joined as soon as a command finds the server again.",
        ko: "여기서 이어서 적어요. 서버가 다시 보이면 저절로 합쳐요.",
        ja: "ここで続けます。サーバーが見つかりしだい、自動で合わせます。",
    }

    /// Says that what was entered when the server did not answer is written.
    club_has_it(first: EntryId, last: EntryId) {
        en: if first == last {
            format!("The club's server answers again: what you entered is written (entry {first}).")
        } else {
            format!(
                "The club's server answers again: what you entered is written (entries {first} to \
                 {last})."
            )
        },
        ko: if first == last {
            format!("클럽 서버가 다시 답해요. 적은 것은 들어가 있어요 (기록 {first}번).")
        } else {
            format!("클럽 서버가 다시 답해요. 적은 것은 들어가 있어요 (기록 {first}번부터 {last}번까지).")
        },
        ja: if first == last {
            format!("クラブのサーバーがまた答えました。入力したものは書けています（記録{first}）。")
        } else {
            format!(
                "クラブのサーバーがまた答えました。入力したものは書けています（記録{first}から{last}まで）。"
            )
        },
    }

    /// Says that what was entered when the server did not answer is not written.
    club_has_it_not() {
        en: "the club's server answers again, and what you entered is not written: enter it again",
        ko: "클럽 서버가 다시 답하는데, 적은 것이 들어가지 않았어요. 다시 적어 주세요.",
        ja: "クラブのサーバーがまた答えましたが、入力したものは書けていません。もう一度入れてください。",
    }

    /// Says that what was written without the server is in the club.
    club_joined_again(new: usize) {
        en: format!("What was written without the club's server is in the club now: {}.", entries_of(new)),
        ko: "클럽 서버 없이 적은 기록 {new}개를 클럽에 합쳤어요.",
        ja: "クラブのサーバーなしで書いた{new}件をクラブに合わせました。",
    }

    /// Says that a club was made.
    club_made(server: &str, entries: usize) {
        en: format!("The club's ledger is at {server}: {}.", entries_of(entries)),
        ko: "{server}에 클럽 장부를 만들었어요. 기록은 {entries}개예요.",
        ja: "{server}にクラブの帳簿を作りました。記録は{entries}件です。",
    }

    /// Says that the ledger is the club's copy now.
    club_joined(path: &Path, entries: u64, table: Option<&str>) {
        en: format!(
            "{} is the club's copy now: {}, {}.",
            path.display(),
            entries_of(usize::try_from(entries).unwrap_or(usize::MAX)),
            table.map_or("at no table".to_owned(), |table| format!("at table {table}"))
        ),
        ko: format!(
            "{}: 이제 클럽 장부의 사본이에요. 기록 {entries}개, {}",
            path.display(),
            table.map_or("앉은 상은 없어요.".to_owned(), |table| format!("상 {table}"))
        ),
        ja: format!(
            "{}: クラブの帳簿の写しになりました。記録{entries}件、{}",
            path.display(),
            table.map_or("卓はありません。".to_owned(), |table| format!("卓 {table}"))
        ),
    }

    /// Warns that another machine plays at this table.
    club_table_taken(table: &str, minutes: i64) {
        en: format!(
            "Another machine played at table {table} {}: each machine needs a table of its own, \
             unless this one takes its place.",
            match minutes {
                0 => "just now".to_owned(),
                1 => "a minute ago".to_owned(),
                _ => format!("{minutes} minutes ago"),
            }
        ),
        ko: "{minutes}분 전에 다른 컴퓨터가 상 {table}에서 적었어요. 그 컴퓨터를 대신하는 게 아니면 \
             상 이름을 다르게 해 주세요.",
        ja: "{minutes}分前に別のパソコンが卓{table}で付けていました。その代わりでなければ、別の卓の\
             名前にしてください。",
    }

    /// Says where the password is expected from now on.
    club_password_kept(line: &str) {
        en: "The password is kept nowhere here. To be asked for none, put this line into ~/.pgpass \
             (readable by you alone), with the password at its end: {line}",
        ko: "비밀번호는 여기에 남기지 않아요. 묻지 않게 하려면 나만 읽을 수 있는 ~/.pgpass에 이 줄을 \
             넣고 끝에 비밀번호를 적으세요: {line}",
        ja: "パスワードはここに残しません。聞かれないようにするには、自分だけが読める~/.pgpassにこの行を\
             入れ、最後にパスワードを書いてください: {line}",
    }

    /// Says that the ledger is no longer the club's copy.
    club_left(path: &Path) {
        en: format!("{} is a ledger of its own now; the club goes on without it.", path.display()),
        ko: format!("{}: 이제 따로 쓰는 장부예요. 클럽은 그대로예요.", path.display()),
        ja: format!("{}: これで別の帳簿になりました。クラブはそのままです。", path.display()),
    }

    /// Says that a copy of the club's ledger was made.
    club_copied(to: &str, entries: usize) {
        en: format!("The club's ledger is copied to {to}: {}.", entries_of(entries)),
        ko: "클럽 장부를 {to}에 베꼈어요. 기록은 {entries}개예요.",
        ja: "クラブの帳簿を{to}に写しました。記録は{entries}件です。",
    }

    /// Says which programs may write from now on.
    club_upgraded(version: &str) {
        en: "From now on the club is kept with dokbak {version} or newer.",
        ko: "이제부터 이 클럽은 dokbak {version} 이상으로 적어요.",
        ja: "これからこのクラブはdokbak {version}以上で付けます。",
    }

    /// Says whose copy the ledger is.
    club_is(server: &str, table: Option<&str>, encrypted: bool) {
        en: format!(
            "Club at {server}, {}{}",
            table.map_or("at no table".to_owned(), |table| format!("table {table}")),
            if encrypted { "" } else { " (not encrypted)" }
        ),
        ko: format!(
            "클럽 {server}, {}{}",
            table.map_or("앉은 상 없음".to_owned(), |table| format!("상 {table}")),
            if encrypted { "" } else { " (암호화 안 함)" }
        ),
        ja: format!(
            "クラブ {server}、{}{}",
            table.map_or("卓なし".to_owned(), |table| format!("卓 {table}")),
            if encrypted { "" } else { "（暗号化なし）" }
        ),
    }

    /// Says how many entries the server and the copy have.
    club_same(entries: i64) {
        en: format!(
            "The server and this copy have the same {}.",
            entries_of(usize::try_from(entries).unwrap_or_default())
        ),
        ko: "서버와 이 사본의 기록이 같아요: {entries}개",
        ja: "サーバーとこの写しの記録は同じです: {entries}件",
    }

    /// Says that a ledger waits to be joined.
    club_waits(path: &Path) {
        en: format!("{} was played without the server and is not joined yet.", path.display()),
        ko: format!("{}: 서버 없이 적은 것이고 아직 합치지 않았어요.", path.display()),
        ja: format!("{}: サーバーなしで書いたもので、まだ合わせていません。", path.display()),
    }

    /// Says which version the server has and which programs may write.
    club_versions(server: &str, writes: &str) {
        en: "PostgreSQL {server}; dokbak {writes} or newer writes.",
        ko: "PostgreSQL {server}, 적는 것은 dokbak {writes} 이상",
        ja: "PostgreSQL {server}、書くのはdokbak {writes}以上",
    }

    /// Says what is played at a table now.
    club_plays(table: &str, now: &NowPlaying, seconds: i64) {
        en: format!(
            "Table {table}: hand {}, {} ({})",
            now.hand,
            now.players.join(", "),
            match seconds / 60 {
                0 => "just now".to_owned(),
                1 => "a minute ago".to_owned(),
                minutes => format!("{minutes} minutes ago"),
            }
        ),
        ko: format!(
            "상 {table}: {}판째, {} ({})",
            now.hand,
            now.players.join(", "),
            match seconds / 60 {
                0 => "방금".to_owned(),
                minutes => format!("{minutes}분 전"),
            }
        ),
        ja: format!(
            "卓 {table}: {}局目、{}（{}）",
            now.hand,
            now.players.join("、"),
            match seconds / 60 {
                0 => "たった今".to_owned(),
                minutes => format!("{minutes}分前"),
            }
        ),
    }

    /// Names entries that differ.
    club_differ(first: EntryId, count: usize) {
        en: format!(
            "the server and this copy differ in {}, the first is entry {first}: one of them was \
             changed. `dokbak verify` says whether it is this copy",
            entries_of(count)
        ),
        ko: "서버와 이 사본이 기록 {count}개에서 달라요. 처음은 {first}번이에요. 한쪽이 고쳐졌어요. \
             이 사본이 고쳐졌는지는 `dokbak verify`로 알 수 있어요.",
        ja: "サーバーとこの写しは{count}件の記録で違います。最初は記録{first}です。どちらかが変えられ\
             ました。この写しかどうかは`dokbak verify`で分かります。",
    }

    /// Names the entries that only one side has.
    club_only(here: bool, first: i64, last: i64, hands: usize) {
        en: format!(
            "Only {}: {}, {}.",
            if here { "in this copy" } else { "on the server" },
            if first == last { format!("entry {first}") } else { format!("entries {first} to {last}") },
            hands_of(hands)
        ),
        ko: format!(
            "{}에만 있는 기록: {}, {hands}판",
            if here { "이 사본" } else { "서버" },
            if first == last { format!("{first}번") } else { format!("{first}번부터 {last}번까지") }
        ),
        ja: format!(
            "{}だけにある記録: {}、{hands}局",
            if here { "この写し" } else { "サーバー" },
            if first == last { first.to_string() } else { format!("{first}から{last}まで") }
        ),
    }

    /// Says how many entries were written on the server again.
    club_given_back(entries: usize) {
        en: format!("Written on the club's server again: {}.", entries_of(entries)),
        ko: "기록 {entries}개를 클럽 서버에 다시 적었어요.",
        ja: "{entries}件をクラブのサーバーに書き戻しました。",
    }

    /// Warns that acknowledged hands can be lost.
    club_unsafe(standbys: i64) {
        en: format!(
            "a standby exists ({standbys}), but no commit waits for it (synchronous_standby_names \
             is empty): if the server dies, hands that tables took for written are lost, and the \
             rest still verifies. docs/CLUB.md says how to set it"
        ),
        ko: format!(
            "예비 서버({standbys}대)가 있는데 아무도 기다리지 않아요(synchronous_standby_names가 비어 \
             있음). 서버가 죽으면 적힌 줄 알았던 판이 없어지고, 나머지는 멀쩡해 보여요. 설정하는 법은 \
             docs/CLUB.md에 있어요."
        ),
        ja: format!(
            "予備のサーバーが{standbys}台ありますが、書き込みがそれを待ちません\
             （synchronous_standby_namesが空）。サーバーが落ちると、書けたはずの局が失われ、残りは\
             正しく見えます。設定のしかたはdocs/CLUB.mdにあります。"
        ),
    }

    /// Warns that nothing is written, since every commit waits for a standby that is not there.
    club_standby_missing(names: &str) {
        en: "every commit waits for a standby (synchronous_standby_names is {names}), and none is \
             connected: nothing is written until one is",
        ko: "적을 때마다 예비 서버를 기다리는데(synchronous_standby_names: {names}) 이어진 예비 서버가 \
             없어요. 하나가 이어질 때까지 아무것도 적히지 않아요.",
        ja: "書き込みは予備のサーバーを待ちますが（synchronous_standby_names: {names}）、つながっている予備が\
             ありません。つながるまで何も書けません。",
    }

    /// Warns that a power failure can lose what was written.
    club_not_durable() {
        en: "fsync or full_page_writes is off on the server: a power failure can destroy the ledger",
        ko: "서버의 fsync나 full_page_writes가 꺼져 있어요. 정전이 되면 장부가 망가질 수 있어요.",
        ja: "サーバーのfsyncかfull_page_writesが切れています。停電で帳簿が壊れることがあります。",
    }

    /// Says that what is acknowledged is safe, and why.
    club_safe(alone: bool) {
        en: if alone {
            "Every commit is on the server's disk; there is no standby.".to_owned()
        } else {
            "Every commit is on the server's disk and on a standby's.".to_owned()
        },
        ko: if alone {
            "적은 것은 모두 서버의 디스크에 있어요. 예비 서버는 없어요.".to_owned()
        } else {
            "적은 것은 모두 서버와 예비 서버의 디스크에 있어요.".to_owned()
        },
        ja: if alone {
            "書いたものはすべてサーバーのディスクにあります。予備のサーバーはありません。".to_owned()
        } else {
            "書いたものはすべてサーバーと予備のサーバーのディスクにあります。".to_owned()
        },
    }
}
